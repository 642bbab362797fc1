"""Some legal moves for a view, cheap to find and never none."""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot.legality import (
    is_granted,
    player_to_move,
    points_of,
    problem,
    problem_pair,
)
from handfoot_gui.engine.hand_and_foot.melds import LEAST_MELD, SideTable
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
from handfoot_gui.engine.hand_and_foot.way_out import take_way_out, way_out


def suggestions(options: Options, view: View) -> Iterator[PlayerMove]:
    """Legal moves of the viewing seat: simple ones first, at least one where it is to move."""
    if player_to_move(view.public) != view.seat:
        return
    for move in _candidates(options, view):
        if problem(options, view, move) is None:
            yield move


def _candidates(options: Options, view: View) -> Iterator[PlayerMove]:
    public = view.public
    if public.phase is Phase.ANSWER:
        yield Answer(True)
        yield Answer(False)
        return
    may_ask = options.permission and public.question is None and public.in_foot[view.seat]
    table = public.tables[options.side_of(view.seat)]
    if public.phase is Phase.DRAW:
        if is_granted(public):
            melds = take_way_out(options, view)
            if melds is not None:
                yield TakePile(melds)
            return
        yield Draw((options.draw,))
        if problem_pair(view) is None:
            yield from _takes(view, table)
        if may_ask:
            yield Ask()
        return
    if is_granted(public) or not options.permission:
        out = way_out(options, table, view.holding)
        if out is not None:
            if out.melds:
                yield Lay(out.melds)
            elif out.discard is not None:
                yield Discard(out.discard)
    if may_ask:
        yield Ask()
    yield from _lays(options, view, table)
    seen = set()
    for card in view.holding:
        if card.face not in seen:
            seen.add(card.face)
            yield Discard(card)
    yield EndTurn()


def _by_rank(view: View) -> tuple[dict[Rank, list[Card]], list[Card]]:
    naturals: dict[Rank, list[Card]] = {}
    wilds: list[Card] = []
    for card in view.holding:
        if card.is_wild:
            wilds.append(card)
        elif card.rank is not Rank.THREE:
            naturals.setdefault(card.rank, []).append(card)
    return naturals, wilds


def _lays(options: Options, view: View, table: SideTable) -> Iterator[Lay]:
    naturals, wilds = _by_rank(view)
    if not table.is_down:
        yield from _first_melds(options, view, naturals, wilds)
        return
    for rank, held in naturals.items():
        onto = table.incomplete(rank)
        if onto is not None:
            yield Lay((Placement(tuple(held[: table.melds[onto].room]), onto),))
        elif len(held) >= LEAST_MELD:
            yield Lay((Placement(tuple(held[:7])),))
        elif len(held) == 2 and wilds:
            yield Lay((Placement((*held, wilds[-1])),))
    if not wilds:
        return
    onto = table.incomplete(None)
    if onto is not None:
        yield Lay((Placement(tuple(wilds[: table.melds[onto].room]), onto),))
    elif len(wilds) >= LEAST_MELD:
        yield Lay((Placement(tuple(wilds[:7])),))
    for index, meld in enumerate(table.melds):
        if not meld.is_complete and meld.rank is not None:
            yield Lay((Placement((wilds[-1],), index),))


def _first_melds(
    options: Options, view: View, naturals: dict[Rank, list[Card]], wilds: list[Card]
) -> Iterator[Lay]:
    """The cheapest clean first meld, then one that spends wilds as well."""
    need = options.minimum(view.public.deal)
    groups = [Placement(tuple(held[:7])) for held in naturals.values() if len(held) >= LEAST_MELD]
    groups.sort(key=lambda group: points_of(options, (group,)), reverse=True)
    chosen: list[Placement] = []
    for group in groups:
        chosen.append(group)
        if points_of(options, chosen) >= need:
            yield Lay(tuple(chosen))
            return
    spare = list(wilds)
    for held in naturals.values():
        if len(held) == 2 and spare:
            chosen.append(Placement((*held, spare.pop())))
            if points_of(options, chosen) >= need:
                yield Lay(tuple(chosen))
                return
    if len(spare) >= LEAST_MELD:
        chosen.append(Placement(tuple(spare[:7])))
        yield Lay(tuple(chosen))


def _takes(view: View, table: SideTable) -> Iterator[TakePile]:
    top = view.public.pile[-1]
    naturals, wilds = _by_rank(view)
    same = [card for card in view.holding if card.rank is top.rank]
    rank = None if top.is_wild else top.rank
    onto = table.incomplete(rank)
    room = table.melds[onto].room if onto is not None else 7
    three = (top, *same[:2])
    if room >= LEAST_MELD:
        more: list[tuple[Placement, ...]] = [(Placement(three, onto),)]
        if rank is not None and wilds:
            more.append((Placement((*three, wilds[-1]), onto),))
        if not table.is_down:
            others = [
                Placement(tuple(held[:7]))
                for other, held in naturals.items()
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
