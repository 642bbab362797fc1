"""Some legal moves for a view, cheap to find and never none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.legality import (
    awaits_table,
    is_granted,
    player_to_move,
    points_of_cards,
    problem,
    problem_pair,
)
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD, PILE_SIZE, SideTable
from handfoot_gui.engine.hand_and_foot.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Placement,
    PlayerMove,
    TakePile,
)
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.state import Phase
from handfoot_gui.engine.hand_and_foot.view import View
from handfoot_gui.engine.hand_and_foot.way_out import is_within_limit, take_way_out, way_out

_NEVER_NATURAL: Final = frozenset({Rank.JOKER, Rank.TWO, Rank.THREE})


def suggestions(options: Options, view: View) -> Iterator[PlayerMove]:
    """Legal moves of the viewing seat: simple ones first, at least one where it is to move.

    What is legal by the way it is made is not judged again, which is most of it.
    """
    public = view.public
    if player_to_move(public) != view.seat or awaits_table(view):
        return
    if public.phase is Phase.ANSWER:
        yield Answer(True)
        yield Answer(False)
    elif public.phase is Phase.DRAW:
        yield from _before_drawing(options, view)
    elif is_granted(public):
        yield from _ways_out(options, view)
    else:
        yield from _in_play(options, view)


def _before_drawing(options: Options, view: View) -> Iterator[PlayerMove]:
    if is_granted(view.public):
        melds = take_way_out(options, view)
        if melds is not None:
            yield TakePile(melds)
        return
    yield Draw((options.draw,))
    if problem_pair(view) is None:
        for take in _takes(view, view.public.tables[options.side_of(view.seat)]):
            if problem(options, view, take) is None:
                yield take
    yield from _asks(options, view)


def _asks(options: Options, view: View) -> Iterator[Ask]:
    if view.public.in_foot[view.seat] and problem(options, view, Ask()) is None:
        yield Ask()


def _ways_out(options: Options, view: View) -> Iterator[Lay | Discard]:
    out = way_out(options, view.public.tables[options.side_of(view.seat)], view.holding)
    if out is not None and out.melds:
        yield Lay(out.melds)
    elif out is not None and out.discard is not None:
        yield Discard(out.discard)


def _in_play(options: Options, view: View) -> Iterator[PlayerMove]:
    is_in_foot = view.public.in_foot[view.seat]
    if is_in_foot:
        if not options.permission:
            for move in _ways_out(options, view):
                if problem(options, view, move) is None:
                    yield move
        yield from _asks(options, view)
    by_rank = _by_rank(view)
    for lay in _lays(options, view, by_rank):
        # A hand may always be emptied; in the foot the two-card rule has its say.
        if not is_in_foot or problem(options, view, lay) is None:
            yield lay
    if is_in_foot and (
        not view.holding or problem(options, view, Discard(view.holding[0])) is not None
    ):
        yield EndTurn()
        return
    # Where one card may be discarded, any may; suits make no difference.
    for cards in by_rank.values():
        yield Discard(cards[0])


def _by_rank(view: View) -> dict[Rank, list[Card]]:
    by_rank: dict[Rank, list[Card]] = {}
    for card in view.holding:
        if card.rank in by_rank:
            by_rank[card.rank].append(card)
        else:
            by_rank[card.rank] = [card]
    return by_rank


def _wilds(by_rank: Mapping[Rank, list[Card]]) -> list[Card]:
    """Jokers before twos: the last one is the one to spend first."""
    return [*by_rank.get(Rank.JOKER, ()), *by_rank.get(Rank.TWO, ())]


def _naturals(by_rank: Mapping[Rank, list[Card]]) -> Iterator[tuple[Rank, list[Card]]]:
    for rank, held in by_rank.items():
        if rank not in _NEVER_NATURAL:
            yield rank, held


def _lays(options: Options, view: View, by_rank: Mapping[Rank, list[Card]]) -> Iterator[Lay]:
    table = view.public.tables[options.side_of(view.seat)]
    if not table.is_down:
        yield from _first_melds(options, view, by_rank)
        return
    wilds = _wilds(by_rank)
    begun = {meld.rank: index for index, meld in enumerate(table.melds) if meld.room}
    for rank, held in _naturals(by_rank):
        if rank in begun:
            onto = begun[rank]
            yield Lay((Placement(tuple(held[: table.melds[onto].room]), onto),))
        elif len(held) >= LEAST_MELD:
            yield Lay((Placement(tuple(held[:PILE_SIZE])),))
        elif len(held) == 2 and wilds:
            yield Lay((Placement((*held, wilds[-1])),))
    if not wilds:
        return
    if None in begun:
        onto = begun[None]
        yield Lay((Placement(tuple(wilds[: table.melds[onto].room]), onto),))
    elif len(wilds) >= LEAST_MELD:
        yield Lay((Placement(tuple(wilds[:PILE_SIZE])),))
    for onto in begun.values():
        meld = table.melds[onto]
        if meld.rank is not None and is_within_limit(options, meld.naturals, meld.wilds + 1):
            yield Lay((Placement((wilds[-1],), onto),))


def _first_melds(options: Options, view: View, by_rank: Mapping[Rank, list[Card]]) -> Iterator[Lay]:
    """The dearest clean melds that reach the minimum, or as few wilds more as it takes."""
    need = options.minimum(view.public.deal)
    spare = _wilds(by_rank)
    groups: list[tuple[Card, ...]] = []
    pairs: list[list[Card]] = []
    for _, held in _naturals(by_rank):
        if len(held) >= LEAST_MELD:
            groups.append(tuple(held[:PILE_SIZE]))
        elif len(held) == 2:
            pairs.append(held)
    groups.sort(key=lambda group: points_of_cards(options, group), reverse=True)
    groups += ((*pair, wild) for pair, wild in zip(pairs, reversed(spare), strict=False))
    left = spare[: max(0, len(spare) - len(pairs))]
    if len(left) >= LEAST_MELD:
        groups.append(tuple(left[:PILE_SIZE]))
    have = 0
    for count, group in enumerate(groups, 1):
        have += points_of_cards(options, group)
        if have >= need:
            yield Lay(tuple(map(Placement, groups[:count])))
            return


def _takes(view: View, table: SideTable) -> Iterator[TakePile]:
    top = view.public.pile[-1]
    by_rank = _by_rank(view)
    wilds = _wilds(by_rank)
    same = by_rank[top.rank]
    rank = None if top.is_wild else top.rank
    onto = table.incomplete(rank)
    room = table.melds[onto].room if onto is not None else PILE_SIZE
    three = (top, *same[:2])
    if room >= LEAST_MELD:
        more: list[tuple[Placement, ...]] = [(Placement(three, onto),)]
        if rank is not None and wilds:
            more.append((Placement((*three, wilds[-1]), onto),))
        if not table.is_down:
            others = [
                Placement(tuple(held[:PILE_SIZE]))
                for other, held in _naturals(by_rank)
                if other is not rank and len(held) >= LEAST_MELD
            ]
            more.append((Placement((top, *same), onto), *others))
        for melds in more:
            yield TakePile(melds)
        return
    everything = [top, *same, *(w for w in wilds if rank is None and w not in same)]
    yield TakePile((Placement(tuple(everything[:room]), onto), Placement(tuple(everything[room:]))))
    if rank is not None and wilds:
        yield TakePile(
            (
                Placement(tuple(everything[:room]), onto),
                Placement((*everything[room:], wilds[-1])),
            )
        )
