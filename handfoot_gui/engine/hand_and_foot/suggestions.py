"""Some legal moves for a view, cheap to find and never none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.legality import (
    awaits_table,
    is_granted,
    player_to_move,
    points_of,
    points_of_cards,
    problem_in_turn,
    problem_pair,
)
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD, PILE_SIZE, Meld
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
        return iter(())
    if public.phase is Phase.ANSWER:
        return iter((Answer(True), Answer(False)))
    if public.phase is Phase.DRAW:
        return iter(_before_drawing(options, view))
    if is_granted(public):
        return iter(_ways_out(options, view))
    return iter(_in_play(options, view))


def _before_drawing(options: Options, view: View) -> list[PlayerMove]:
    if is_granted(view.public):
        melds = take_way_out(options, view)
        return [] if melds is None else [TakePile(melds)]
    moves: list[PlayerMove] = [Draw((options.draw,))]
    if problem_pair(view) is None:
        moves += _takes(options, view)
    if view.public.in_foot[view.seat]:
        moves = [moves[0], *_legal(options, view, [*moves[1:], Ask()])]
    return moves


def _legal(options: Options, view: View, moves: Iterable[PlayerMove]) -> list[PlayerMove]:
    return [move for move in moves if problem_in_turn(options, view, move) is None]


def _ways_out(options: Options, view: View) -> list[PlayerMove]:
    out = way_out(
        options, view.public.deal, view.public.tables[options.side_of(view.seat)], view.holding
    )
    if out is not None and out.melds:
        return [Lay(out.melds)]
    if out is not None and out.discard is not None:
        return [Discard(out.discard)]
    return []


def _in_play(options: Options, view: View) -> list[PlayerMove]:
    by_rank = _by_rank(view)
    # Where one card may be discarded, any may; suits make no difference.
    discards: list[PlayerMove] = [Discard(cards[0]) for cards in by_rank.values()]
    moves: list[PlayerMove] = list(_lays(options, view, by_rank))
    if not view.public.in_foot[view.seat]:
        # A hand may always be emptied; in the foot the two-card rule has its say.
        return moves + discards
    if not options.permission:
        moves = _ways_out(options, view) + moves
    moves = _legal(options, view, [Ask(), *moves])
    return moves + (discards if _legal(options, view, discards[:1]) else [EndTurn()])


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


def _naturals(by_rank: Mapping[Rank, list[Card]]) -> list[tuple[Rank, list[Card]]]:
    return [(rank, held) for rank, held in by_rank.items() if rank not in _NEVER_NATURAL]


def _lays(options: Options, view: View, by_rank: Mapping[Rank, list[Card]]) -> list[Lay]:
    table = view.public.tables[options.side_of(view.seat)]
    if not table.melds:
        return _first_melds(options, view, by_rank)
    wilds = _wilds(by_rank)
    begun = {
        meld.rank: (onto, meld)
        for onto, meld in enumerate(table.melds)
        if len(meld.cards) < PILE_SIZE
    }
    parts: list[Placement] = []
    for rank, held in _naturals(by_rank):
        if rank in begun:
            onto, meld = begun[rank]
            parts.append(Placement(tuple(held[: meld.room]), onto))
        elif len(held) >= LEAST_MELD:
            parts.append(Placement(tuple(held[:PILE_SIZE])))
        elif len(held) == 2 and wilds:
            parts.append(Placement((*held, wilds[-1])))
    if wilds:
        if None in begun:
            onto, meld = begun[None]
            parts.append(Placement(tuple(wilds[: meld.room]), onto))
        elif len(wilds) >= LEAST_MELD:
            parts.append(Placement(tuple(wilds[:PILE_SIZE])))
        for onto, meld in begun.values():
            if meld.rank is not None and is_within_limit(options, meld.naturals, meld.wilds + 1):
                parts.append(Placement((wilds[-1],), onto))
    return [Lay((part,)) for part in parts]


def _first_melds(options: Options, view: View, by_rank: Mapping[Rank, list[Card]]) -> list[Lay]:
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
            return [Lay(tuple(map(Placement, groups[:count])))]
    return []


def _takes(options: Options, view: View) -> list[PlayerMove]:
    """Takes that are legal but for the two-card rule."""
    table = view.public.tables[options.side_of(view.seat)]
    top = view.public.pile[-1]
    by_rank = _by_rank(view)
    wilds = _wilds(by_rank)
    same = by_rank[top.rank]
    rank = None if top.is_wild else top.rank
    onto = table.incomplete(rank)
    if onto is not None and table.melds[onto].room < LEAST_MELD:
        room = table.melds[onto].room
        laid = [top, *same, *(wild for wild in wilds if rank is None and wild not in same)]
        completing, over = Placement(tuple(laid[:room]), onto), tuple(laid[room:])
        takes: list[PlayerMove] = [TakePile((completing, Placement(over)))]
        if rank is not None and wilds:
            takes.append(TakePile((completing, Placement((*over, wilds[-1])))))
        return _legal(options, view, takes)
    meld = Meld(rank, (), 0) if onto is None else table.melds[onto]
    three = (top, *same[:2])
    ways: list[tuple[Placement, ...]] = [(Placement(three, onto),)]
    if (
        rank is not None
        and wilds
        and meld.room > len(three)
        and is_within_limit(options, meld.naturals + len(three), meld.wilds + 1)
    ):
        ways.append((Placement((*three, wilds[-1]), onto),))
    if table.is_down:
        return [TakePile(way) for way in ways]
    others = [
        Placement(tuple(held[:PILE_SIZE]))
        for other, held in _naturals(by_rank)
        if other is not rank and len(held) >= LEAST_MELD
    ]
    ways.append((Placement((top, *same[: PILE_SIZE - 1])), *others))
    need = options.minimum(view.public.deal)
    return [TakePile(way) for way in ways if points_of(options, way) >= need]
