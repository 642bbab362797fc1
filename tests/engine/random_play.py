"""Random matches, random junk moves, and a scorer that knows nothing of the engine's."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    ChooseDealer,
    Deal,
    Discard,
    Draw,
    EndDeal,
    EndTurn,
    Lay,
    LayRedThree,
    Move,
    PickUpFoot,
    Placement,
    TakePile,
    TurnUp,
)
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import State

EAGER = (Ask, TakePile, Lay)


def chosen(rng: Random, moves: Sequence[Move]) -> Move:
    """One of *moves*; mostly what empties the holding, so that feet and ends are reached."""
    if rng.random() < 0.9:
        for kind in EAGER:
            some = [move for move in moves if isinstance(move, kind)]
            if some:
                return rng.choice(some)
        if Answer(True) in moves:
            return Answer(True)
    return rng.choice(moves)


def match(rules: HandAndFoot, rng: Random, most: int = 5000) -> Iterator[tuple[State, Seat, Move]]:
    """A random match of suggestions and lucky guesses: each state with the move made in it."""
    state = rules.start()
    for _ in range(most):
        seat = rules.actor(state)
        if seat is None:
            return
        move: Move
        if seat == TABLE:
            move = rules.table_move(state, rng)
        else:
            view = rules.view(state, seat)
            move = chosen(rng, list(rules.suggestions(view)))
            if rng.random() < 0.2:
                side = rules.options.side_of(seat)
                guesses = [guess(rng, state, seat, side) for _ in range(5)]
                move = next((m for m in guesses if rules.problem(view, m) is None), move)
            assert rules.problem(view, move) is None, move
        yield state, seat, move
        state = rules.apply(state, seat, move)


def guess(rng: Random, state: State, seat: Seat, side: int | None = None) -> Move:
    """A move that could be sensible: cards of one rank, with or without wilds, somewhere."""
    holding = state.holdings[seat]
    tables = state.public.tables[seat % 2 if side is None else side]
    if not holding:
        return EndTurn()
    parts = []
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        rank = rng.choice(holding).rank
        same = [card for card in holding if card.rank is rank]
        some = rng.sample(same, rng.randint(1, len(same)))
        wilds = [card for card in holding if card.is_wild and card not in some]
        some += rng.sample(wilds, min(len(wilds), rng.choice((0, 0, 1, 2))))
        onto = [index for index, meld in enumerate(tables.melds) if meld.rank is rank]
        parts.append(Placement(tuple(some), rng.choice((None, *onto))))
    if state.public.pile and rng.random() < 0.3:
        first = parts[0]
        parts[0] = Placement((state.public.pile[-1], *first.cards), first.onto)
        return TakePile(tuple(parts))
    return Lay(tuple(parts))


def junk(rng: Random, rules: HandAndFoot, state: State, seat: Seat) -> Move:
    """A move of any kind with any contents; its fields have their types and nothing else."""
    numbers = (-1, -(10**20), 0, 1, 2, 3, 7, 165, 166, 269, 270, 10**20)

    def any_card() -> Card:
        places = [rules.cards, state.public.pile, *state.stocks]
        places += [*state.holdings, *state.feet, state.holdings[seat], state.holdings[seat]]
        places.append((Card.parse("9H6"), Card.parse("*C1")))
        return rng.choice(rng.choice([place for place in places if place]))

    def placements() -> tuple[Placement, ...]:
        return tuple(
            Placement(
                tuple(any_card() for _ in range(rng.choice((0, 1, 2, 3, 3, 4, 7, 8)))),
                rng.choice((None, None, *numbers)),
            )
            for _ in range(rng.choice((0, 1, 1, 2, 5)))
        )

    def cut_off() -> Deal:
        order = list(rules.cards)
        rng.shuffle(order)
        del order[rng.choice((0, 1, 100, 270)) :]
        return Deal(tuple(order))

    def changed() -> Deal:
        order = list(rules.cards)
        order[rng.randrange(270)] = any_card()
        return Deal(tuple(order))

    makers: tuple[Callable[[], Move], ...] = (
        lambda: Draw(tuple(rng.choice(numbers) for _ in range(rng.randrange(4)))),
        lambda: TakePile(placements()),
        lambda: TakePile(placements()),
        lambda: Lay(placements()),
        lambda: Lay(placements()),
        lambda: Discard(any_card()),
        lambda: rng.choice((EndTurn(), Ask(), EndDeal(), PickUpFoot())),
        lambda: Answer(rng.random() < 0.5),
        lambda: ChooseDealer(Seat(rng.choice(numbers))),
        cut_off,
        changed,
        lambda: TurnUp(rng.choice((None, *numbers))),
        lambda: LayRedThree(any_card()),
    )
    return makers[rng.randrange(13)]()


def points(code: str) -> int:
    """What a card is worth, by its code; red threes nothing."""
    if code[0] == "3":
        return 5 if code[1] in "SC" else 0
    return {"*": 50, "2": 20, "A": 20, "7": 5, "6": 5, "5": 5, "4": 5}.get(code[0], 10)


def score(state: State, side: int) -> int:
    """The deal's score of *side*, computed from nothing but the rules page."""
    total = 0
    for meld in state.public.tables[side].melds:
        codes = [card.code for card in meld.cards]
        total += sum(map(points, codes))
        if len(codes) == 7:
            wilds = sum(code[0] in "2*" for code in codes)
            total += 1500 if wilds == 7 else 300 if wilds else 500
    total += 100 * len(state.public.tables[side].red_threes)
    for seat in (side, side + 2):
        for card in (*state.holdings[seat], *state.feet[seat]):
            is_red_three = card.code[:2] in ("3H", "3D")
            total -= 100 if is_red_three else points(card.code)
    if state.public.out is not None and state.public.out % 2 == side:
        total += 100
    return total
