"""The zones of a Hand and Foot table, and the order of cards in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import RANK_ORDER, SUIT_ORDER, Card, Rank
from handfoot_gui.core.table import HandOrder
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of, points_of_cards
from handfoot_gui.games.hand_and_foot.rules.legality import (
    aimed_at,
    first_meld_points,
    is_down,
    player_to_move,
    rounds_left,
)
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, Kind, Meld, SideTable
from handfoot_gui.games.hand_and_foot.rules.option_values import Deck
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.scoring import table_points
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.rules.taking import problem_pair

_LEAST_PACKET: Final = 4
"""Fewer cards than these were not meant to be lifted off the deck."""


def table_of(
    options: Options, view: View, draft: v.Draft, order: HandOrder, *, tells_pile: bool = True
) -> v.HandAndFootScene:
    """What the seat of *view* sees, with *draft* laid out.

    *tells_pile*: what a take of the discard pile would bring may be read.
    """
    public = view.public
    own = options.side_of(view.seat)
    out = draft.cards
    top = public.pile[-1] if public.pile else None
    pile = public.pile[:-1] if draft.is_take else public.pile
    below = 0
    if public.followed:
        # Only the top card is looked at, and nothing of what lay there before.
        shown = pile[-1:] if tells_pile and not draft.is_take else ()
        pile, below = shown, public.pile_size - draft.is_take - len(shown)
    actor = player_to_move(public)
    is_cut = public.phase in (Phase.CUT, Phase.LIFT)
    zones = _stocks(view, rounds_left(options, view), is_cut=is_cut)
    if not is_cut:
        takes = options.taken(public.pile_size) - draft.is_take
        is_to_draw = actor == view.seat and public.phase is Phase.DRAW
        zones.append(
            v.SideZone(
                t.DISCARD,
                v.Place.DISCARD,
                cards=pile,
                backs=below,
                takes=takes,
                is_told=tells_pile and not public.followed,
                is_offered=is_to_draw and problem_pair(options, view) is None,
                is_frozen=public.frozen,
            )
        )
    panels = []
    for side, table in enumerate(public.tables):
        is_own = side == own
        points = table_points(options, table, public.deal)
        complete = sum(meld.is_complete for meld in table.melds)
        need = aimed_at(options, max(public.brought.deal, public.deal), table).any
        panels.append(
            v.MeldPanel(side, is_own, table.is_down, points=points, piles=complete, need=need)
        )
        zones += _side_zones(options, public.deal, side, table, draft if is_own else v.EMPTY, top)
    hand = [card for card in view.holding if card not in out]
    unseen = view.holding_counts[view.seat] - len(view.holding)
    zones.append(v.SideZone(t.HAND, v.Place.HAND, cards=hand_order(hand, order), backs=unseen))
    zones += _foot(options, view)
    meter = _meter(options, view, draft, public.tables[own])
    is_to_lift = public.phase is Phase.CUT and actor == view.seat
    return v.HandAndFootScene(
        view.seat,
        actor,
        zones=tuple(zones),
        asker=public.turn if public.phase is Phase.ANSWER else None,
        panels=tuple(panels),
        meter=meter,
        pile_word=options.pile_word,
        clean_word=options.clean_word,
        amount=_packet(options, view) if is_to_lift else None,
        is_choice=draft.is_split,
    )


def _packet(options: Options, view: View) -> t.Amount:
    """How many cards may be lifted off the deck."""
    wanted = options.each_dealt
    return t.Amount(wanted, _LEAST_PACKET, sum(view.stock_counts))


def _foot(options: Options, view: View) -> Iterator[v.SideZone]:
    """The own packets that are not picked up, or their place, once the cards are dealt."""
    public, count = view.public, view.foot_counts[view.seat]
    left = packets_left(options, public, view.seat)
    if count > 0 or not left:
        later = options.packets[len(options.packets) - left + 1 :] if left else ()
        sizes = (count - sum(later), *later) if left else ()
        yield v.SideZone(v.FOOT, v.Place.FOOT, backs=count, packets=sizes, is_reserve=True)


def _stocks(view: View, rounds: float, *, is_cut: bool) -> list[v.SideZone]:
    """The stock, or both stock piles, which last for *rounds*; the whole deck is one pile while it
    is cut."""
    counts, place = view.stock_counts, v.Place.STOCK
    if is_cut or len(counts) == 1:
        return [v.SideZone(t.STOCK, place, backs=sum(counts), is_stock=True, rounds=rounds)]
    return [
        v.SideZone(key, place, backs=count, piles=counts, is_stock=True, rounds=rounds)
        for key, count in zip((t.STOCK, v.SECOND_STOCK), counts, strict=True)
    ]


def _kinds(options: Options) -> Iterable[Kind]:
    """The kinds of piles there can be."""
    for kind in v.SLOT_OF:
        if kind is Kind.WILD and not options.wild_melds:
            continue
        if kind is Kind.OWN and not options.own_kinds:
            continue
        yield kind


def _side_zones(
    options: Options, deal: int, side: int, table: SideTable, draft: v.Draft, top: Card | None
) -> list[v.SideZone]:
    added = {group.onto: group.cards for group in draft.groups if group.onto is not None}
    begun = [index for index, meld in enumerate(table.melds) if not meld.is_complete]
    zones = []
    for index in sorted(begun, key=lambda index: _rank_place(table.melds[index].rank)):
        meld, more = table.melds[index], added.get(index, ())
        cards = _as_column((*meld.cards, *more), top)
        zones.append(_meld_zone(v.meld_key(side, index), side, cards, more, meld.rank))
    for index, group in enumerate(draft.groups):
        if group.onto is None:
            cards, rank = _as_column(group.cards, top), v.rank_of(group.cards)
            zones.append(_meld_zone(v.draft_key(index), side, cards, group.cards, rank))
    zones += _pile_slots(options, deal, side, table, added)
    if options.lays_red_threes and options.deck is Deck.STANDARD:
        zones.append(
            v.SideZone(
                v.slot_key(side, v.SlotKind.RED_THREES),
                v.Place.SLOT,
                side,
                table.red_threes,
                slot=v.SlotKind.RED_THREES,
                is_squared=True,
            )
        )
    return zones


def _meld_zone(
    key: str, side: int, cards: tuple[Card, ...], laid_out: tuple[Card, ...], rank: Rank | None
) -> v.SideZone:
    """A meld that is not complete, with cards *laid_out* among its *cards*."""
    return v.SideZone(
        key,
        v.Place.MELD,
        side,
        cards,
        provisional=frozenset(laid_out),
        rank=rank,
        size=PILE_SIZE,
    )


def _pile_slots(
    options: Options,
    deal: int,
    side: int,
    table: SideTable,
    added: Mapping[int, tuple[Card, ...]],
) -> Iterator[v.SideZone]:
    """A slot for the complete piles of every kind, with the cards *added* to them by number."""
    quota = aimed_at(options, max(1, deal), table)
    needs = {
        Kind.CLEAN: quota.clean,
        Kind.DIRTY: quota.dirty,
        Kind.WILD: quota.wild,
        Kind.OWN: sum(row.count for row in quota.ranks if row.rank in options.own_kinds),
    }
    complete = [
        (kind_of(options, meld), meld.with_cards(more) if more else meld, more)
        for index, meld in enumerate(table.melds)
        for more in (added.get(index, ()),)
        if meld.is_complete
    ]
    for kind in _kinds(options):
        piles = [(meld, more) for other, meld, more in complete if other is kind]
        yield v.SideZone(
            v.slot_key(side, v.SLOT_OF[kind]),
            v.Place.SLOT,
            side,
            tuple([card for meld, _ in piles for card in (*_as_pile(meld), *meld.ladies)]),
            provisional=frozenset([card for _, more in piles for card in more]),
            slot=v.SLOT_OF[kind],
            clean_word=options.clean_word,
            is_squared=True,
            piles=tuple([len(meld.cards) + len(meld.ladies) for meld, _ in piles]),
            ladies=tuple([len(meld.ladies) for meld, _ in piles]),
            need=needs[kind] or None,
        )


def tops_of_piles(options: Options, table: SideTable) -> tuple[Card, ...]:
    """The uppermost card of each complete pile of a side, kind by kind."""
    return tuple(
        _as_pile(meld)[-1]
        for kind in _kinds(options)
        for meld in table.melds
        if meld.is_complete and kind_of(options, meld) is kind
    )


def _meter(options: Options, view: View, draft: v.Draft, own: SideTable) -> v.FirstMeldMeter | None:
    if is_down(options, view) or draft.is_empty:
        return None
    if view.public.deal in options.concealed_deals:
        fullest = max(draft.groups, key=lambda group: len(group.cards))
        count = len(fullest.cards)
        return v.FirstMeldMeter(
            count, PILE_SIZE, ((v.rank_of(fullest.cards), count),), is_pile=True
        )
    need = first_meld_points(options, view.public, view.seat)
    if not need:
        return None
    parts = [
        (v.rank_of(group.cards), points_of_cards(options, group.cards)) for group in draft.groups
    ]
    return v.FirstMeldMeter(sum(points for _, points in parts), need, tuple(parts))


def hand_order(cards: Iterable[Card], order: HandOrder) -> tuple[Card, ...]:
    """The hand as its player wants it; in the player's own order new cards are at the right."""

    def by_suit(card: Card) -> tuple[int, ...]:
        suit, rank = SUIT_ORDER[card.suit], RANK_ORDER[card.rank]
        return card.is_wild, card.is_joker, suit, rank, card.pack

    return order.of(cards, by_suit)


def _rank_place(rank: Rank | None) -> int:
    return len(RANK_ORDER) if rank is None else RANK_ORDER[rank]


def _as_column(cards: tuple[Card, ...], top: Card | None) -> tuple[Card, ...]:
    """Wilds first, then naturals in the order they were laid; in a take its card shows last."""
    wilds = [card for card in cards if card.is_wild]
    naturals = [card for card in cards if not card.is_wild]
    for some in (wilds, naturals):
        if top is not None and top in some:
            some.remove(top)
            some.append(top)
    return (*wilds, *naturals)


def _as_pile(meld: Meld) -> tuple[Card, ...]:
    """A squared pile, its sign on top: red for clean, black for dirty, a joker for wild."""
    top, kind = meld.cards[-1], meld.kind
    black = None
    for card in meld.cards:
        if kind is Kind.CLEAN:
            is_sign = card.suit.is_red
        elif kind is Kind.DIRTY:
            is_black = not card.suit.is_red
            is_sign = is_black and not card.is_wild
            # Where a dirty pile has no black natural, a black wild says dirty better than a red
            # card.
            black = card if is_black and black is None else black
        else:
            is_sign = card.is_joker
        if is_sign:
            top = card
            break
    else:
        top = black or top
    return (*[card for card in meld.cards if card is not top], top)
