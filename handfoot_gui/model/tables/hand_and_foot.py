"""Hand and Foot at the table: a view as zones, and what may be done with lifted cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from handfoot_gui.engine.cards import RANK_ORDER, SUIT_ORDER, Card, Rank
from handfoot_gui.engine.hand_and_foot.legality import player_to_move
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD, PILE_SIZE, Kind, Meld, SideTable
from handfoot_gui.engine.hand_and_foot.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Move,
    TakePile,
)
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot
from handfoot_gui.engine.hand_and_foot.scoring import table_points
from handfoot_gui.engine.hand_and_foot.state import Phase
from handfoot_gui.engine.hand_and_foot.view import View
from handfoot_gui.model import table as t
from handfoot_gui.model.preferences import Sorting
from handfoot_gui.model.table import ActCode, Draft, HandOrder, Place, Role, SlotKind, TagCode, Zone
from handfoot_gui.model.tables.hand_and_foot_gestures import (
    Gestures,
    Result,
    draft_key,
    meld_key,
    move_of,
    without,
)

Act: TypeAlias = t.Act[Move]

_PILE_TAGS: Final = {
    Kind.CLEAN: TagCode.CLEAN_PILE,
    Kind.DIRTY: TagCode.DIRTY_PILE,
    Kind.WILD: TagCode.WILD_PILE,
}
_SLOT_KINDS: Final = {
    Kind.CLEAN: SlotKind.CLEAN,
    Kind.DIRTY: SlotKind.DIRTY,
    Kind.WILD: SlotKind.WILD,
}


def slot_key(side: int, slot: SlotKind) -> str:
    """The zone of the side's piles of one kind, or of its red threes."""
    return f"slot{side}.{slot}"


class HandAndFootTable(t.TableAdapter[View, Move]):
    """The table of one rule set."""

    def __init__(self, rules: HandAndFoot) -> None:
        self._rules = rules
        self._options = rules.options

    # --- what lies on the table ---------------------------------------------------------------

    def table(self, view: View, draft: Draft, order: HandOrder) -> t.Table:
        public = view.public
        own = self._options.side_of(view.seat)
        out = draft.cards
        top = public.pile[-1] if public.pile else None
        pile = public.pile[:-1] if draft.is_take else public.pile
        zones = [
            Zone(t.STOCK, Place.STOCK, backs=sum(view.stock_counts)),
            Zone(
                t.DISCARD,
                Place.DISCARD,
                cards=pile,
                takes=min(len(pile), self._options.take_up_to - (1 if draft.is_take else 0)),
            ),
        ]
        panels = []
        for side, table in enumerate(public.tables):
            is_own = side == own
            points = table_points(self._options, table)
            panels.append(t.Panel(side, is_own, points, table.is_down))
            zones += self._side_zones(side, table, draft if is_own else t.EMPTY, top)
        hand = [card for card in view.holding if card not in out]
        zones.append(Zone(t.HAND, Place.HAND, cards=hand_order(hand, order)))
        zones.append(Zone(t.FOOT, Place.FOOT, backs=view.foot_counts[view.seat]))
        meter = self._meter(view, draft, public.tables[own])
        return t.Table(view.seat, player_to_move(public), tuple(zones), tuple(panels), meter)

    def _side_zones(
        self, side: int, table: SideTable, draft: Draft, top: Card | None
    ) -> list[Zone]:
        zones = []
        added = {group.onto: group.cards for group in draft.groups if group.onto is not None}
        begun = [index for index, meld in enumerate(table.melds) if not meld.is_complete]
        for index in sorted(begun, key=lambda index: _rank_place(table.melds[index].rank)):
            meld = table.melds[index]
            more = added.get(index, ())
            zones.append(
                Zone(
                    meld_key(side, index),
                    Place.MELD,
                    side,
                    _as_column((*meld.cards, *more), top),
                    provisional=frozenset(more),
                    rank=meld.rank,
                    size=PILE_SIZE,
                )
            )
        for index, group in enumerate(draft.groups):
            if group.onto is None:
                zones.append(
                    Zone(
                        draft_key(index),
                        Place.MELD,
                        side,
                        _as_column(group.cards, top),
                        provisional=frozenset(group.cards),
                        rank=next((c.rank for c in group.cards if not c.is_wild), None),
                        size=PILE_SIZE,
                    )
                )
        quota = self._options.quota
        needs = {Kind.CLEAN: quota.clean, Kind.DIRTY: quota.dirty, Kind.WILD: quota.wild}
        for kind, slot in _SLOT_KINDS.items():
            piles = [meld for meld in table.melds if meld.is_complete and meld.kind is kind]
            zones.append(
                Zone(
                    slot_key(side, slot),
                    Place.SLOT,
                    side,
                    tuple(card for meld in piles for card in _as_pile(meld)),
                    slot=slot,
                    piles=tuple(len(meld.cards) for meld in piles),
                    need=needs[kind],
                )
            )
        zones.append(
            Zone(
                slot_key(side, SlotKind.RED_THREES),
                Place.SLOT,
                side,
                table.red_threes,
                slot=SlotKind.RED_THREES,
            )
        )
        return zones

    def _meter(self, view: View, draft: Draft, own: SideTable) -> t.Meter | None:
        if own.is_down or draft.is_empty:
            return None
        values = self._options.values
        parts = []
        for group in draft.groups:
            rank = next((card.rank for card in group.cards if not card.is_wild), None)
            parts.append((rank, sum(map(values.of, group.cards))))
        have = sum(points for _, points in parts)
        return t.Meter(have, self._options.minimum(view.public.deal), tuple(parts))

    # --- what gestures mean -------------------------------------------------------------------

    def drop(self, view: View, draft: Draft, cards: tuple[Card, ...], key: str) -> Result:
        gestures = Gestures(self._rules, view)
        own_slots = {slot_key(gestures.side, slot) for slot in SlotKind}
        return gestures.drop(draft, cards, t.NEW_MELD if key in own_slots else key)

    def targets(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> tuple[t.Target, ...]:
        gestures = Gestures(self._rules, view)
        found: list[t.Target] = []
        draw = gestures.drop(draft, (), t.STOCK)
        if isinstance(draw, t.Chosen):
            found.append(t.Target(t.STOCK))
        if not cards:
            if gestures.is_to_draw and isinstance(gestures.drop(draft, (), t.DISCARD), t.Lifted):
                found.append(t.Target(t.DISCARD))
            return tuple(found)
        found += self._laying_targets(gestures, draft, cards)
        if gestures.top not in cards:
            result = gestures.drop(draft, cards, t.DISCARD)
            if isinstance(result, t.Chosen | t.Drafted):
                is_take = gestures.is_to_draw and gestures.has_pair(_draft_after(result))
                tag = t.Tag(TagCode.TAKE, self._takes(view)) if is_take else None
                found.append(t.Target(t.DISCARD, is_best=is_take, tag=tag))
        if any(card in draft.cards for card in cards):
            found.append(t.Target(t.HAND))
        return tuple(found)

    def _laying_targets(
        self, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]
    ) -> list[t.Target]:
        keys = [
            meld_key(gestures.side, index)
            for index, meld in enumerate(gestures.own.melds)
            if not meld.is_complete
        ]
        keys += [draft_key(i) for i, group in enumerate(draft.groups) if group.onto is None]
        accepted: dict[str, Draft] = {}
        for key in keys:
            after = _draft_after(gestures.drop(draft, cards, key))
            if after is not None:
                accepted[key] = after
        after = _draft_after(gestures.drop(draft, cards, t.NEW_MELD))
        if after is not None and len(after.groups) > len(draft.groups):
            new = [group for group in after.groups if group not in draft.groups]
            if any(group.onto is None for group in new):
                accepted[t.NEW_MELD] = after
        sound = {key: a for key, a in accepted.items() if gestures.warning(move_of(a)) is None}
        best = self._best(gestures, draft, cards, sound)
        return [
            t.Target(key, key == best, self._tag(gestures, key, after) if key == best else None)
            for key, after in accepted.items()
        ]

    def _best(
        self,
        gestures: Gestures,
        draft: Draft,
        cards: tuple[Card, ...],
        accepted: dict[str, Draft],
    ) -> str | None:
        """The one meld to point at: a pile completed, else the cards' own rank, else the only."""
        if gestures.is_to_draw and not any(after.is_take for after in accepted.values()):
            return None
        own_rank = [
            key
            for key, after in accepted.items()
            if key != t.NEW_MELD
            and (rank := self._meld_after(gestures, key, after)) is not None
            and any(card.rank is rank.rank for card in cards)
        ]
        full = [
            key
            for key, after in accepted.items()
            if (meld := self._meld_after(gestures, key, after)) is not None and meld.is_complete
        ]
        for some in (
            [key for key in own_rank if key in full],
            own_rank,
            full if len(full) == 1 else [],
            [key for key in accepted if key != t.NEW_MELD] if len(accepted) == 1 else [],
        ):
            if some:
                return some[0]
        has_meld = len(cards) >= 3 or not draft.is_empty
        return t.NEW_MELD if has_meld and t.NEW_MELD in accepted else None

    def _meld_after(self, gestures: Gestures, key: str, after: Draft) -> Meld | None:
        """The meld in zone *key* once *after* is played."""
        for index, group in enumerate(after.groups):
            if group.onto is not None and key == meld_key(gestures.side, group.onto):
                return gestures.own.melds[group.onto].with_cards(group.cards)
            if group.onto is None and key == draft_key(index):
                return Meld(_rank(group.cards), group.cards, sum(c.is_wild for c in group.cards))
        if key == t.NEW_MELD and after.groups:
            cards = after.groups[-1].cards
            return Meld(_rank(cards), cards, sum(card.is_wild for card in cards))
        return None

    def _tag(self, gestures: Gestures, key: str, after: Draft) -> t.Tag | None:
        """What the best meld becomes."""
        meld = self._meld_after(gestures, key, after)
        if meld is None or len(meld.cards) < LEAST_MELD:
            return None
        if meld.is_complete:
            return t.Tag(_PILE_TAGS[meld.kind])
        return t.Tag(TagCode.MELD, len(meld.cards))

    def _takes(self, view: View) -> int:
        return min(len(view.public.pile), self._options.take_up_to)

    # --- what buttons do ----------------------------------------------------------------------

    def acts(self, view: View, draft: Draft, cards: tuple[Card, ...]) -> tuple[Act, ...]:
        if player_to_move(view.public) != view.seat:
            return ()
        gestures = Gestures(self._rules, view)
        if view.public.phase is Phase.ANSWER:
            return (
                t.Act(ActCode.NO, Role.PLAIN, Answer(False)),
                t.Act(ActCode.YES, Role.PRIMARY, Answer(True)),
            )
        found: list[Act] = []
        if cards:
            found.append(t.Act(ActCode.PUT_BACK, Role.QUIET))
        elif not draft.is_empty:
            role = Role.QUIET if gestures.is_to_draw else Role.PLAIN
            found.append(t.Act(ActCode.TAKE_ALL_BACK, role))
        if not cards and gestures.problem(Ask()) is None:
            found.append(t.Act(ActCode.ASK, Role.PLAIN if draft.is_empty else Role.QUIET, Ask()))
        main = self._draft_act(view, gestures, draft)
        if gestures.is_to_draw:
            if cards:
                main = self._take_act(view, gestures, draft, cards) or main
            draw = gestures.draw
            if gestures.problem(draw) is None:
                role = Role.PLAIN if main is not None else Role.PRIMARY
                found.append(t.Act(ActCode.DRAW, role, draw, number=self._options.draw))
        elif cards:
            lay = self._lay_act(gestures, draft, cards)
            discard = self._discard_act(gestures, draft, cards, is_main=lay is None)
            if discard is not None and (lay is None or discard.is_on):
                found.append(discard)
            main = lay
        elif main is None:
            end = gestures.problem(EndTurn()) is None
            main = (
                t.Act(ActCode.END_TURN, Role.PRIMARY, EndTurn())
                if end
                else t.Act(ActCode.DISCARD, Role.PRIMARY, is_on=False)
            )
        if main is not None:
            found.append(main)
        return tuple(found)

    def _draft_act(self, view: View, gestures: Gestures, draft: Draft) -> Act | None:
        if draft.is_empty:
            return None
        move = move_of(draft)
        is_on = gestures.problem(move) is None
        return t.Act(
            ActCode.TAKE if draft.is_take else ActCode.LAY,
            Role.PRIMARY,
            move if is_on else None,
            number=self._takes(view) if draft.is_take else 0,
            is_on=is_on,
            warning=gestures.warning(move) if is_on else None,
        )

    def _take_act(
        self, view: View, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]
    ) -> Act | None:
        result = gestures.drop(draft, cards, t.DISCARD)
        number = self._takes(view)
        match result:
            case t.Chosen(move, warning):
                return t.Act(ActCode.TAKE, Role.PRIMARY, move, number=number, warning=warning)
            case t.Drafted():
                return t.Act(ActCode.LAY_OUT, Role.PRIMARY, target=t.DISCARD)
        return None

    def _lay_act(self, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]) -> Act | None:
        targets = self._laying_targets(gestures, draft, cards)
        best = next((target.key for target in targets if target.is_best), None)
        if best is None:
            return None
        match gestures.drop(draft, cards, best):
            case t.Chosen(move, warning):
                return t.Act(ActCode.LAY, Role.PRIMARY, move, warning=warning)
            case t.Drafted():
                return t.Act(ActCode.LAY_OUT, Role.PRIMARY, target=best)
        return None

    def _discard_act(
        self, gestures: Gestures, draft: Draft, cards: tuple[Card, ...], *, is_main: bool
    ) -> Act | None:
        role = Role.PRIMARY if is_main else Role.PLAIN
        match gestures.drop(draft, cards, t.DISCARD):
            case t.Chosen(move, warning):
                return t.Act(ActCode.DISCARD, role, move, warning=warning)
        return t.Act(ActCode.DISCARD, role, is_on=False)

    # --- helps --------------------------------------------------------------------------------

    def same_kind(self, view: View, card: Card) -> tuple[Card, ...]:
        return tuple(other for other in view.holding if other.rank is card.rank)

    def kept(self, view: View, draft: Draft) -> Draft:
        public = view.public
        if draft.is_empty or public.turn != view.seat:
            return t.EMPTY
        own = public.tables[self._options.side_of(view.seat)]
        top = public.pile[-1] if public.pile else None
        gone = [
            card
            for group in draft.groups
            for card in group.cards
            if (card not in view.holding and not (card is top and public.phase is Phase.DRAW))
            or (group.onto is not None and not _is_open(own, group.onto))
        ]
        left = without(draft, gone, top)
        is_take = left.is_take and top is not None and top in left.cards
        return Draft(left.groups, is_take)

    def gesture(self, view: View, move: Move) -> tuple[tuple[Card, ...], str] | None:
        own = self._options.side_of(view.seat)
        match move:
            case Draw():
                return ((), t.STOCK)
            case Discard(card):
                return ((card,), t.DISCARD)
            case TakePile(melds):
                cards = (card for placement in melds for card in placement.cards)
                return (tuple(card for card in cards if card in view.holding), t.DISCARD)
            case Lay(melds):
                first = melds[0]
                is_one = first.onto is not None and len(melds) == 1
                cards = (card for placement in melds for card in placement.cards)
                return (tuple(cards), meld_key(own, first.onto or 0) if is_one else t.NEW_MELD)
        return None

    def gained(self, before: View, after: View) -> frozenset[Card]:
        gained = frozenset(after.holding) - frozenset(before.holding)
        return frozenset() if len(gained) == len(after.holding) else gained


def hand_order(cards: Iterable[Card], order: HandOrder) -> tuple[Card, ...]:
    """The hand as its player wants it; in the player's own order new cards are at the right."""
    match order.sorting:
        case Sorting.RANK:
            return tuple(sorted(cards, key=lambda card: card.order))
        case Sorting.SUIT:
            return tuple(
                sorted(
                    cards,
                    key=lambda card: (
                        card.is_wild,
                        card.is_joker,
                        SUIT_ORDER[card.suit],
                        RANK_ORDER[card.rank],
                        card.pack,
                    ),
                )
            )
        case Sorting.OWN:
            places = {card: place for place, card in enumerate(order.own)}
            return tuple(
                sorted(cards, key=lambda card: (places.get(card, len(places)), card.order))
            )


def _rank_place(rank: Rank | None) -> int:
    return len(RANK_ORDER) if rank is None else RANK_ORDER[rank]


def _rank(cards: Iterable[Card]) -> Rank | None:
    return next((card.rank for card in cards if not card.is_wild), None)


def _as_column(cards: tuple[Card, ...], top: Card | None) -> tuple[Card, ...]:
    """Wilds first, then naturals in the order they were laid; in a take its card shows last."""
    return tuple(sorted(cards, key=lambda card: (not card.is_wild, card is top)))


def _as_pile(meld: Meld) -> tuple[Card, ...]:
    """A squared pile, its sign on top: red for clean, black for dirty, a joker for wild."""

    def sign(card: Card) -> bool:
        match meld.kind:
            case Kind.CLEAN:
                return card.suit.is_red
            case Kind.DIRTY:
                return not card.suit.is_red and not card.is_wild
            case Kind.WILD:
                return card.is_joker

    tops = [card for card in meld.cards if sign(card)]
    # Where a dirty pile has no black natural, a black wild says dirty better than a red card.
    blacks = [c for c in meld.cards if not c.suit.is_red] if meld.kind is Kind.DIRTY else []
    top = next(iter(tops or blacks), meld.cards[-1])
    return (*(card for card in meld.cards if card is not top), top)


def _is_open(table: SideTable, index: int) -> bool:
    return index < len(table.melds) and not table.melds[index].is_complete


def _draft_after(result: Result) -> Draft | None:
    """What would lie out after a gesture, whether it is played at once or not."""
    match result:
        case t.Drafted(draft):
            return draft
        case t.Chosen(Lay(melds) | TakePile(melds) as move, _):
            groups = tuple(t.Group(placement.cards, placement.onto) for placement in melds)
            return Draft(groups, isinstance(move, TakePile))
    return None
