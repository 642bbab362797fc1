"""Where selected cards may go at a table of Hand and Foot, and which place is pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import Card
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.presenter.gestures import Gestures, Result
from handfoot_gui.games.hand_and_foot.presenter.values import Draft
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE, Kind, Meld
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Draw, Lay, TakePile
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import View

_PILE_TAGS: Final = {
    Kind.CLEAN: v.TagCode.COMPLETES_CLEAN,
    Kind.DIRTY: v.TagCode.COMPLETES_DIRTY,
    Kind.WILD: v.TagCode.COMPLETES_WILD,
    Kind.OWN: v.TagCode.COMPLETES_OWN,
}


class Targets:
    """The places for *cards*, selected while *draft* lies out, as *gestures* judge them."""

    def __init__(
        self, options: Options, gestures: Gestures, draft: Draft, cards: tuple[Card, ...]
    ) -> None:
        self._options = options
        self._gestures = gestures
        self._draft = draft
        self._cards = cards

    def all(self, view: View) -> tuple[t.Target, ...]:
        """Every place in *view* where something may be done, also with no card selected."""
        gestures, draft, cards = self._gestures, self._draft, self._cards
        found = list(self._of_drawing(view))
        if not cards:
            of_pile = gestures.drop(draft, (), t.DISCARD) if gestures.is_to_draw else None
            if isinstance(of_pile, t.Selected | t.Chosen):
                found.append(t.Target(t.DISCARD))
            return tuple(found)
        found += (self._leading_on(target) for target in self.of_laying())
        if gestures.top not in cards:
            found += self._of_pile()
        if any(card in draft.cards for card in cards):
            found.append(t.Target(t.HAND))
        return tuple(found)

    def _of_drawing(self, view: View) -> Iterator[t.Target]:
        """The stock piles that can be drawn from."""
        draft = self._draft
        for key in (t.STOCK, v.SECOND_STOCK)[: len(view.stock_counts)]:
            match self._gestures.drop(draft, (), key):
                case t.Chosen(Draw(counts)):
                    tag = t.Tag(v.TagCode.SPLIT, counts[0], counts[1]) if draft.is_split else None
                    yield t.Target(key, tag=tag)

    def _of_pile(self) -> Iterator[t.Target]:
        """The discard pile, where the cards can be discarded or take it."""
        gestures = self._gestures
        result = gestures.drop(self._draft, self._cards, t.DISCARD)
        if isinstance(result, t.Chosen | t.Drafted):
            after = _draft_after(result)
            is_take = gestures.is_to_draw and gestures.has_pair(after)
            tag = t.Tag(v.TagCode.TAKE, gestures.taken) if is_take else None
            is_best = is_take and after is not None and gestures.growing.leads_on(after)
            yield t.Target(t.DISCARD, is_best, tag)

    def _leading_on(self, target: t.Target) -> t.Target:
        """*target* for cards to be laid, which is not best where they cannot become a move."""
        if not target.is_best:
            return target
        after = _draft_after(self._gestures.drop(self._draft, self._cards, target.key))
        is_best = after is not None and self._gestures.growing.leads_on(after)
        return replace(target, is_best=is_best)

    def of_move(self, move: Lay | TakePile, view: View) -> tuple[t.Target, ...]:
        """Every place that gets cards by *move*, which begins with nothing laid out."""
        after = _as_draft(move)
        begun = [group for group in after.groups if group.onto is None]
        landings, found = self._landings(after), []
        for key, (_, meld) in landings.items():
            # Beside one another there is room for figures only.
            tag = t.Tag(v.TagCode.MELD, len(meld.cards))
            if len(landings) == 1 or len(meld.cards) > PILE_SIZE:
                tag = self._comes_of(key, after) or tag
            if key == t.NEW_MELD and len(begun) > 1:
                laid = sum(len(group.cards) for group in begun)
                tag = t.Tag(v.TagCode.MELDS, len(begun), laid)
            found.append(t.Target(key, is_best=True, tag=tag))
        if after.is_take:
            tag = t.Tag(v.TagCode.TAKE, self._options.taken(view.public.pile_size))
            found.append(t.Target(t.DISCARD, is_best=True, tag=tag))
        return tuple(found)

    def of_laying(self) -> list[t.Target]:
        """The melds and piles the cards may be laid on, and the place of a new meld."""
        gestures, draft = self._gestures, self._draft
        keys = [
            v.meld_key(gestures.side, index)
            for index, meld in enumerate(gestures.own.melds)
            if not meld.is_complete
        ]
        keys += [v.draft_key(i) for i, group in enumerate(draft.groups) if group.onto is None]
        accepted: dict[str, Draft] = {}
        for key in keys:
            after = self._after(key)
            if after is not None:
                accepted[key] = after
        accepted.update(self._of_new_meld())
        if self._options.is_open or any(card.is_lady for card in self._cards):
            accepted.update(self._of_piles())
        sound = {
            key: a for key, a in accepted.items() if gestures.slips.warning(v.move_of(a)) is None
        }
        best = self._best(sound)
        return [self._target(key, after, is_best=key == best) for key, after in accepted.items()]

    def _after(self, key: str) -> Draft | None:
        """What would lie out after the cards were dropped on *key*."""
        return _draft_after(self._gestures.drop(self._draft, self._cards, key))

    def _new_in(self, after: Draft) -> list[v.CardGroup]:
        return [group for group in after.groups if group not in self._draft.groups]

    def _of_new_meld(self) -> Iterator[tuple[str, Draft]]:
        """The place of a new meld, where the cards begin one or go onto several."""
        after = self._after(t.NEW_MELD)
        if after is not None and len(after.groups) > len(self._draft.groups):
            new = self._new_in(after)
            if len(new) > 1 or any(group.onto is None for group in new):
                yield t.NEW_MELD, after

    def _of_piles(self) -> Iterator[tuple[str, Draft]]:
        """The slots of complete piles of which one takes cards."""
        own = self._gestures.own.melds
        for slot in v.SLOT_OF.values():
            key = v.slot_key(self._gestures.side, slot)
            after = self._after(key)
            new = [] if after is None else self._new_in(after)
            onto = [group.onto for group in new if group.onto is not None]
            # Cards of which some begin a meld belong on no pile.
            is_on_melds = len(onto) == len(new)
            if after and is_on_melds and any(own[index].is_complete for index in onto):
                yield key, after

    def _target(self, key: str, after: Draft, *, is_best: bool) -> t.Target:
        """The place *key*, where a drop comes to *after*; the best says what comes of it."""
        if key != t.NEW_MELD:
            return t.Target(key, is_best, self._comes_of(key, after) if is_best else None)
        zones = tuple(self._landings(after))
        tags = tuple(self._comes_of(zone, after) for zone in zones) if is_best else ()
        return t.Target(key, is_best, spreads_to=zones, spread_tags=tags)

    def preview(self, key: str) -> t.DropPreview | None:
        """What a drop on *key* would come to: every place that gets cards, and what it becomes."""
        gestures, draft = self._gestures, self._draft
        result = gestures.drop(draft, self._cards, key)
        match result:
            case t.Refused(problem):
                return t.DropPreview(key, problem=problem)
            case t.Chosen(Discard(), warning):
                fits_meld = isinstance(warning, v.DiscardsOwnRank)
                code = v.TagCode.FITS_MELD if fits_meld else v.TagCode.DISCARD
                return t.DropPreview(key, (t.Target(key, tag=t.Tag(code)),))
        after = _draft_after(result)
        if after is None:
            return None
        if key == t.HAND:
            return t.DropPreview(key, (t.Target(key),))
        found = [t.Target(one, tag=self._comes_of(one, after)) for one in self._landings(after)]
        if after.is_take and not draft.is_take:
            take = t.Tag(v.TagCode.TAKE, gestures.taken)
            found.append(t.Target(t.DISCARD, tag=take if gestures.has_pair(after) else None))
        return t.DropPreview(key, tuple(found))

    def _comes_of(self, key: str, after: Draft) -> t.Tag | None:
        """What the meld or pile in zone *key* becomes once *after* is played."""
        landing = self._landings(after).get(key)
        if landing is None:
            return None
        before, meld = landing
        count = len(meld.cards)
        if before is not None and before.kind is Kind.CLEAN is not meld.kind:
            return t.Tag(v.TagCode.MAKES_DIRTY)
        if count < LEAST_MELD:
            return t.Tag(v.TagCode.LACKS, LEAST_MELD - count)
        if meld.is_complete and (before is None or not before.is_complete):
            return t.Tag(_PILE_TAGS[kind_of(self._options, meld)])
        return t.Tag(v.TagCode.CARDS if meld.is_complete else v.TagCode.MELD, count)

    def _landings(self, after: Draft) -> dict[str, tuple[Meld | None, Meld]]:
        """By zone the melds that get cards by *after*: as they lie on the table, if they do, and
        as they become."""
        gestures, laid = self._gestures, self._draft.groups
        found: dict[str, tuple[Meld | None, Meld]] = {}
        for index, group in enumerate(after.groups):
            if group in laid:
                continue
            if group.onto is None:
                key = v.draft_key(index) if index < len(laid) else t.NEW_MELD
                found[key] = None, _begun(group.cards)
                continue
            meld = gestures.own.melds[group.onto]
            key = v.meld_key(gestures.side, group.onto)
            if meld.is_complete:
                key = v.slot_key(gestures.side, v.SLOT_OF[kind_of(self._options, meld)])
            found[key] = meld, meld.with_cards(group.cards)
        return found

    def _best(self, accepted: dict[str, Draft]) -> str | None:
        """The one meld to point at: a pile completed, else the cards' own rank, else the only."""
        gestures, draft, cards = self._gestures, self._draft, self._cards
        if gestures.is_to_draw and not any(after.is_take for after in accepted.values()):
            return None
        melds = {key: self._meld_after(key, after) for key, after in accepted.items()}
        best = self._best_meld({key: meld for key, meld in melds.items() if meld is not None})
        if best is not None:
            return best
        if len(accepted) == 1 and t.NEW_MELD not in accepted:
            return next(iter(accepted))
        is_spread = any(group.onto is not None for group in accepted.get(t.NEW_MELD, draft).groups)
        has_meld = len(cards) >= 3 or not draft.is_empty or is_spread
        return t.NEW_MELD if has_meld and t.NEW_MELD in accepted else None

    def _best_meld(self, melds: Mapping[str, Meld]) -> str | None:
        """The one of *melds*, as they become, that is completed, or else of the cards' own rank."""
        own_rank = [key for key in melds if key != t.NEW_MELD and self._is_like(melds[key])]
        full = [key for key in melds if melds[key].is_complete]
        both = [key for key in own_rank if key in full]
        found = both or own_rank or (full if len(full) == 1 else [])
        return found[0] if found else None

    def _is_like(self, meld: Meld) -> bool:
        """Whether one of the cards has the rank of *meld*, or is a lady."""
        return any(card.rank is meld.rank or card.is_lady for card in self._cards)

    def _meld_after(self, key: str, after: Draft) -> Meld | None:
        """The meld in zone *key* once *after* is played."""
        landing = self._landings(after).get(key)
        return None if landing is None else landing[1]


def _begun(cards: tuple[Card, ...]) -> Meld:
    """A new meld of *cards*."""
    return Meld(v.rank_of(cards), cards, sum(card.is_wild for card in cards))


def _draft_after(result: Result) -> Draft | None:
    """What would lie out after a gesture, whether it is played at once or not."""
    match result:
        case t.Drafted(draft):
            return draft
        case t.Chosen(Lay() | TakePile() as move, _):
            return _as_draft(move)
    return None


def _as_draft(move: Lay | TakePile) -> Draft:
    """What lies out of *move* before it is played."""
    groups = tuple(v.CardGroup(placement.cards, placement.onto) for placement in move.melds)
    return Draft(groups, isinstance(move, TakePile))
