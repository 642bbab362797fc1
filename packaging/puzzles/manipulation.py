"""Finds puzzles of Manipulation Rummy in rounds of bots that leave the table as it lies.

Such bots miss what only a rebuilt table allows. The solver finds the answer that moves the fewest
cards, the rules make the play, and where it counts that no other play does as well, trying every
way to lay melds says so, too. The degree:

1. One meld of the table is taken apart, and the bot of level "steady" finds an answer.
2. Several melds are, or a joker is set free; or "steady" finds no answer.
3. Both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence, Set
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, cycle
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from handfoot_gui.core.cards import STANDARD_SUITS, Card
from handfoot_gui.core.puzzle import DEGREES, Moves, Puzzle, Verdict
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.manipulation import bots
from handfoot_gui.games.manipulation.puzzles import (
    ALL,
    CLASSIC,
    JOKER,
    KNOCK,
    MOST,
    advised,
    left_at_most,
    verdict,
)
from handfoot_gui.games.manipulation.rules.legality import problem_now
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld
from handfoot_gui.games.manipulation.rules.moves import ChooseDealer, Move, Play
from handfoot_gui.games.manipulation.rules.options import Options, preset
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.shapes import PLACE
from handfoot_gui.games.manipulation.rules.state import Phase, State, view_of
from handfoot_gui.games.manipulation.solver import (
    Goal,
    Plan,
    best_play,
    can_lay_all,
    most,
)

WANTED: Final = {
    (ALL, 1): 4, (ALL, 2): 4, (ALL, 3): 4,
    (JOKER, 2): 4, (JOKER, 3): 4,
    (KNOCK, 1): 5, (KNOCK, 2): 3, (KNOCK, 3): 3,
    (MOST, 1): 4, (MOST, 2): 3, (MOST, 3): 2,
}  # fmt: skip

_HAND: Final = range(3, 8)
_TABLE: Final = {1: range(12, 25), 2: range(12, 28), 3: range(12, 31)}
"""Cards on the table, by degree."""
_MOVED: Final = {1: 3, 2: 5, 3: 8}
"""Cards of the table that the solution moves at most, by degree."""
_STEPS: Final = {1: 4, 2: 6, 3: 8}
"""What a person does for it, one thing at a time."""
_FELT: Final = 10
"""Points by which the most must be more than what can be laid without moving a card."""


def candidates(dice: Random) -> Iterator[Puzzle]:
    """Puzzles, one at most of each round: four, three and two players take turns.

    Kinds of which there are enough, of every degree, are not looked for.
    """
    given: Counter[tuple[str, int]] = Counter()
    for players in cycle((4, 3, 2)):
        kinds = {kind for (kind, degree), wanted in WANTED.items() if given[kind, degree] < wanted}
        found = _in_round(Manipulation(preset("classic", players)), kinds, dice)
        puzzle = next(filter(_is_proved, found), None)
        if puzzle is not None:
            given[puzzle.kind, puzzle.degree] += 1
            yield puzzle


def _in_round(rules: Manipulation, kinds: Set[str], dice: Random) -> Iterator[Puzzle]:
    """What the solver finds of these *kinds* in one round of bots."""
    bot = bots.easy(rules.options)
    state, moves = rules.start(), list[tuple[Seat, Move]]()
    while state.public.phase is not Phase.ROUND_OVER and _size(state) <= _TABLE[3][-1]:
        actor = rules.actor(state)
        assert actor is not None, "the round goes on"
        if actor == TABLE:
            move = rules.table_move(state, dice)
        else:
            puzzle = _puzzle_at(rules, kinds, state, tuple(moves))
            if puzzle is not None:
                yield puzzle
            move = bot.choose(view_of(state, actor), 0, 0)
        moves.append((actor, move))
        state = rules.apply(state, actor, move)


def _puzzle_at(rules: Manipulation, kinds: Set[str], state: State, moves: Moves) -> Puzzle | None:
    """What can be found at *state*, where a player is to move; None where that is nothing good."""
    options, public = rules.options, state.public
    view, table = view_of(state, public.turn), public.melds
    on_table = _size(state)
    is_small = len(view.hand) in _HAND and on_table in _TABLE[3]
    if not is_small or public.last_lap is not None or problem_now(options, view) is not None:
        return None
    if kinds <= {ALL, JOKER} and not _may_all_go(table, view.hand):
        return None
    kind = _kind_of(options, table, view.hand)
    if kind not in kinds or not _is_plain_best(table, view.hand):
        return None
    plan = _answer(kind, options, table, view.hand)
    if plan is None or not plan.is_least:
        return None
    move = Play(plan.melds)
    puzzle = Puzzle(kind, kind, 1, options, moves, ((public.turn, move),))
    answer = bots.steady(options).choose(view, 0, 0)
    is_seen = verdict(rules, puzzle, state, ((public.turn, answer),)) is Verdict.SOLVED
    degree = _degree(table, plan, is_seen=is_seen)
    is_fair = (
        degree in DEGREES
        and plan.moved <= _MOVED[degree]
        and on_table in _TABLE[degree]
        and len(advised(view, move).steps) <= _STEPS[degree]
    )
    if not is_fair:
        return None
    return _turned(replace(puzzle, degree=degree), public.turn)


def _size(state: State) -> int:
    """Cards on the table."""
    return sum(map(len, state.public.melds))


def _kind_of(options: Options, table: tuple[Meld, ...], hand: tuple[Card, ...]) -> str:
    """What can be found; empty where that is what lies there anyway, or hardly more."""
    plain = hand_points(CLASSIC.values, bots.plain_play(table, hand)[1])
    left = hand_points(CLASSIC.values, hand) - most(table, hand, Goal.POINTS)
    if left == plain:
        return ""
    if not left:
        is_joker_bound = not can_lay_all(tuple(map(_named_for_good, table)), hand)
        return JOKER if is_joker_bound else ALL
    if left <= options.knock_limit:
        return KNOCK if plain > options.knock_limit else ""
    return MOST if left + _FELT <= plain < hand_points(CLASSIC.values, hand) else ""


def _answer(
    kind: str, options: Options, table: tuple[Meld, ...], hand: tuple[Card, ...]
) -> Plan | None:
    """The play that solves a puzzle of that kind and moves the fewest cards."""
    if kind == KNOCK:
        return _to_knock(table, hand, options.knock_limit)
    return best_play(table, hand, Goal.POINTS)


def _is_plain_best(table: tuple[Meld, ...], hand: tuple[Card, ...]) -> bool:
    """Whether nothing more than what bots see at once can be laid without moving a card."""
    plain = hand_points(CLASSIC.values, hand) - hand_points(
        CLASSIC.values, bots.plain_play(table, hand)[1]
    )
    return most(table, hand, Goal.POINTS, reach=0) <= plain


def _named_for_good(meld: Meld) -> Meld:
    """*meld* with a real card for each joker, as if none could be set free."""
    return tuple(
        laid if laid.name is None else Laid(Card(laid.name.rank, laid.name.suit)) for laid in meld
    )


def _to_knock(table: tuple[Meld, ...], hand: tuple[Card, ...], limit: int) -> Plan | None:
    """Of all plays after which one may knock, the one that moves the fewest cards."""
    plans = (
        best_play(table, some)
        for size in range(1, len(hand))
        for some in combinations(hand, size)
        if hand_points(CLASSIC.values, hand) - hand_points(CLASSIC.values, some) <= limit
        and can_lay_all(table, some)
    )
    return min(filter(None, plans), key=lambda plan: (plan.moved, -plan.points), default=None)


def _degree(table: Sequence[Meld], plan: Plan, *, is_seen: bool) -> int:
    """How hard it is, 0 where nothing is taken apart; *is_seen*: the bot of level "steady" finds an
    answer."""
    parted = sum(not any(set(meld) <= set(after) for after in plan.melds) for meld in table)
    names = {laid for meld in table for laid in meld if laid.name is not None}
    is_freed = not names <= {laid for meld in plan.melds for laid in meld}
    return min(2, parted + is_freed) + (not is_seen) if parted else 0


def _turned(puzzle: Puzzle, solver: Seat) -> Puzzle:
    """The same with everybody moved on, so that *solver* sits at the first seat."""
    players = puzzle.options.players

    def turned(seat: Seat) -> Seat:
        return seat if seat == TABLE else Seat((seat - solver) % players)

    def sat(move: Move) -> Move:
        return ChooseDealer(turned(move.dealer)) if isinstance(move, ChooseDealer) else move

    moves = tuple((turned(seat), sat(move)) for seat, move in puzzle.moves)
    solution = tuple((turned(seat), move) for seat, move in puzzle.solution)
    return replace(puzzle, moves=moves, solution=solution)


# --- Trying every way to lay melds, which shares nothing with the solver --------------------------

_Counts: TypeAlias = tuple[int, ...]
"""How many cards there are of every face, suit by suit, ace to king."""


def _is_proved(puzzle: Puzzle) -> bool:
    """Whether the solver was right that nothing else does as well, where it said so."""
    rules = Manipulation(puzzle.options)
    state = replay(rules, puzzle.moves)
    table, hand = state.public.melds, state.hands[puzzle.solution[0][0]]
    if puzzle.kind == JOKER:
        return not _can_lay(tuple(map(_named_for_good, table)), hand)
    if puzzle.kind != MOST:
        return True
    laid = hand_points(CLASSIC.values, hand) - left_at_most(rules, puzzle, state)
    return not any(
        _can_lay(table, some)
        for size in range(1, len(hand) + 1)
        for some in combinations(hand, size)
        if hand_points(CLASSIC.values, some) > laid
    )


def _can_lay(table: tuple[Meld, ...], some: tuple[Card, ...]) -> bool:
    """Whether all of *some* can go onto the *table*; as a joker counts as the card it names, there
    only have to be as many of each as there were jokers of that name."""
    laid = [one for meld in table for one in meld]
    names = [_face(one) for one in laid if one.name is not None]
    real = [_face(one) for one in (*laid, *map(Laid, some)) if not one.card.is_joker]
    fixed = [real.count(face) for face in range(52)]
    for new in combinations_with_replacement(range(52), len(laid) + len(some) - len(real)):
        counts = fixed.copy()
        for face in new:
            counts[face] += 1
        do_names_last = all(counts[face] >= names.count(face) for face in names)
        if do_names_last and _has_places(counts) and _can_lie(tuple(counts)):
            return True
    return False


def _face(laid: Laid) -> int:
    return STANDARD_SUITS.index(laid.suit) * 13 + PLACE[laid.rank]


def _melds_from(face: int) -> Iterator[frozenset[int]]:
    """The shortest melds whose first card, suit by suit, is *face*: others are made of several."""
    suit, place = divmod(face, 13)
    runs = [range(place, place + size) for size in (3, 4, 5) if place + size <= 13]
    for run in (*runs, *(() if place else [(0, *range(low, 13)) for low in (11, 10, 9)])):
        yield frozenset(suit * 13 + each for each in run)
    for others in (*combinations(range(suit + 1, 4), 2), *combinations(range(suit + 1, 4), 3)):
        yield frozenset((face, *(other * 13 + place for other in others)))


_MELDS: Final = [list(_melds_from(face)) for face in range(52)]
_MELDS_WITH: Final = [
    [meld for melds in _MELDS for meld in melds if face in meld] for face in range(52)
]


def _may_all_go(table: tuple[Meld, ...], hand: tuple[Card, ...]) -> bool:
    """Whether for every card of the *hand* others lie there, or jokers do; soon asked."""
    some = [laid for meld in table for laid in meld] + [Laid(card) for card in hand]
    there = {_face(laid) for laid in some if not laid.card.is_joker}
    jokers = sum(laid.card.is_joker for laid in some)
    return all(
        any(len(meld - there) <= jokers for meld in _MELDS_WITH[_face(Laid(card))])
        for card in hand
        if not card.is_joker
    )


def _has_places(counts: Sequence[int]) -> bool:
    """Whether every card has others to lie with."""
    return all(
        any(all(counts[other] for other in meld) for meld in _MELDS_WITH[face])
        for face, count in enumerate(counts)
        if count
    )


@lru_cache(200_000)
def _can_lie(counts: _Counts) -> bool:
    """Whether so many cards can lie in melds."""
    first = next((face for face, count in enumerate(counts) if count), None)
    return first is None or any(
        all(counts[face] for face in meld)
        and _can_lie(tuple(count - (face in meld) for face, count in enumerate(counts)))
        for meld in _MELDS[first]
    )
