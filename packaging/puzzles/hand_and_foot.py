"""Finds puzzles of Hand and Foot in first deals that steady bots play, at most one in a deal.

Every puzzle has one best answer. For "down" and "out" that is proved by a search, and "down" also
has the judges agree that no dearer first meld is as good; it is no puzzle where all of them find in
many worlds that it is better to lay nothing yet. For "pile" the judges alone decide. They are the
strong bot's search with many worlds, the same with others and twice as many turns, and the deal
played to its end, each of them twice: with imagined players who have learnt, as those of the strong
bot, and with steady ones. A kept puzzle is judged anew before others are looked for.

The degree says how far a plain way to play gets:

- pile: 1 where the steady bot is right, and so is whoever takes as soon as four cards come with it,
  2 where only the steady bot is right, 3 where it is wrong.
- down: 1 where the dearest threes of a kind, then the dearest pairs with a wild each are the
  answer, 2 where that costs more than the answer, 3 where it is not enough.
- out: by how many of those go out who lay what fits in any order: 1 most, 2 some, 3 hardly any.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, cycle
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.puzzle import Puzzle
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.bots.kernel.candidates import Line
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import DISCARD, Act, deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.discarding import discards_of
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import act_of
from handfoot_gui.games.hand_and_foot.bots.kernel.refusals import discards_allowed
from handfoot_gui.games.hand_and_foot.bots.kernel.search import Judged, Trial, judged_turns
from handfoot_gui.games.hand_and_foot.bots.kernel.tactics import Tactics
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learnt import tactics_for, weights_for
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.bots.strong import ADVISER, StrongBot
from handfoot_gui.games.hand_and_foot.puzzles import DOWN, OUT, PILE, most_below, price
from handfoot_gui.games.hand_and_foot.rules.laying import points_of_cards
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld_points, own_table
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Draw,
    Lay,
    Move,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.openings import openings
from handfoot_gui.games.hand_and_foot.rules.option_values import of_deal
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View
from handfoot_gui.games.hand_and_foot.rules.taking import takes_of_rank
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out, move_out

WANTED: Final = {
    (PILE, 1): 4,
    (PILE, 2): 5,
    (PILE, 3): 5,
    (DOWN, 1): 5,
    (DOWN, 2): 5,
    (DOWN, 3): 4,
    (OUT, 1): 4,
    (OUT, 2): 4,
    (OUT, 3): 4,
}
_SOLVER: Final = Seat(0)
_MINIMA: Final = (50, 90, 120, 150)
"""Of the first meld, deal after deal: a first deal has little to replay."""
_DEALING: Final = 2
"""Moves that choose the dealer and deal."""
_LONGEST: Final = 180
_LONGEST_DOWN: Final = 20
"""Moves before the position, and before one in which a first meld is laid."""
_MOST_HELD: Final = {1: 13, 2: 15, 3: 17}
"""Cards in the hand by degree; a first meld is laid from a whole hand and the draw."""
_MANY: Final = 4
"""With so many cards a take looks better than a draw."""
_MOST_ALIKE: Final = 3
"""Puzzles about the pile in a degree that have the same answer, so that none can be guessed."""
_LEAST_OUT: Final = {1: 4, 2: 5, 3: 5}
"""Cards in the hand by degree where the way out is sought."""

_CLEAR: Final = 3.0
_HOPEFUL: Final = 2.0
"""Standard errors by which the answer is ahead of everything else, and seems to be at a look."""
_MARGIN: Final = {PILE: 150.0, DOWN: 50.0}
"""Points by which it is ahead at least."""
_TURNS: Final = 4
_LOOK: Final = (1, 60, _TURNS)
_ROUNDS: Final = ((2, 480, _TURNS), (3, 240, 2 * _TURNS))
"""Seed, worlds and turns of the judges."""
_TO_THE_END: Final = (4, 160, 10_000)
_LEARNT: Final = (True, False)
"""Whether the judges imagine players with the tactics the strong bot has learnt, or steady ones."""
_DISCARDS: Final = 3
"""Discards that are looked at where nothing is laid, as many as after a lay-down."""
_PLAYERS: Final = 60
"""Who lay what fits in any order."""
_MOST: Final = 0.6
_SOME: Final = 0.2

_log = logging.getLogger(__name__)


class _Position(Struct):
    """Where the solver is to move, and how it came about."""

    rules: HandAndFoot
    state: State
    moves: tuple[tuple[Seat, Move], ...]

    @property
    def options(self) -> Options:
        return self.rules.options

    @property
    def view(self) -> View:
        return self.rules.view(self.state, _SOLVER)

    def puzzle(
        self,
        kind: str,
        degree: int,
        *solution: tuple[Seat, Move],
        judged: Judgement | None = None,
    ) -> Puzzle:
        return Puzzle("", kind, degree, self.options, self.moves, solution, judged)


class _Shelf:
    """What is still wanted."""

    def __init__(self, wanted: Mapping[tuple[str, int], int]) -> None:
        self._missing = Counter(wanted)
        self._alike: Counter[tuple[int, type]] = Counter()
        self._deals: set[tuple[tuple[Seat, Move], ...]] = set()

    @property
    def longest(self) -> int:
        """Moves after which a deal comes to nothing that is wanted."""
        is_long = any(self._missing[place] for place in self._missing if place[0] != DOWN)
        return _LONGEST if is_long else _LONGEST_DOWN

    def has_room(self, kind: str, degree: int, answer: type | None = None) -> bool:
        """Whether one more is wanted, of the pile with such an *answer*."""
        is_rare = answer is None or self._alike[degree, answer] < _MOST_ALIKE
        return self._missing[kind, degree] > 0 and is_rare

    def has_deal(self, moves: tuple[tuple[Seat, Move], ...]) -> bool:
        """Whether a puzzle comes from the deal that *moves* begin."""
        return moves[:_DEALING] in self._deals

    def add(self, puzzle: Puzzle) -> None:
        """One less is wanted."""
        self._deals.add(puzzle.moves[:_DEALING])
        self._missing[puzzle.kind, puzzle.degree] -= 1
        if puzzle.kind == PILE:
            self._alike[puzzle.degree, type(puzzle.solution[0][1])] += 1


def candidates(
    dice: Random,
    wanted: Mapping[tuple[str, int], int] = WANTED,
    kept: Iterable[Puzzle] = (),
) -> Iterator[Puzzle]:
    """Puzzles with one best answer; of a kind and degree no more than are *wanted*.

    Those come first whose positions are *kept*, if they are still puzzles.
    """
    shelf = _Shelf(wanted)
    for positions in chain(([_position_of(puzzle)] for puzzle in kept), _deals(dice, shelf)):
        for position in positions:
            if shelf.has_deal(position.moves):
                break
            puzzle = _puzzle_of(position, shelf)
            if puzzle is not None:
                shelf.add(puzzle)
                yield puzzle
                break


def judged_anew(kept: Iterable[Puzzle], dice: Random) -> Iterator[Puzzle]:
    """What is still a puzzle of those that are *kept*, then others."""
    return candidates(dice, kept=kept)


def _position_of(puzzle: Puzzle) -> _Position:
    rules = HandAndFoot(puzzle.options)
    return _Position(rules, replay(rules, puzzle.moves), puzzle.moves)


def _deals(dice: Random, shelf: _Shelf) -> Iterator[Iterator[_Position]]:
    """The positions of one deal after the other without an end."""
    for minimum in cycle(_MINIMA):
        options = replace(preset("classic"), minima=(minimum,))
        yield _positions(options, Random(dice.getrandbits(60)), shelf.longest)


def _positions(options: Options, rng: Random, most: int) -> Iterator[_Position]:
    """Those of a first deal in which the solver is to draw, or to lay after the draw."""
    rules, bot = HandAndFoot(options), SteadyBot(options)
    state, moves = rules.start(), list[tuple[Seat, Move]]()
    while state.public.phase is not Phase.DEAL_OVER and len(moves) <= most:
        actor = rules.actor(state)
        assert actor is not None
        if actor == _SOLVER and not (moves and isinstance(moves[-1][1], Lay)):
            yield _Position(rules, state, tuple(moves))
        move = (
            rules.table_move(state, rng)
            if actor == TABLE
            else bot.choose(rules.view(state, actor), rng.getrandbits(30), 1.0)
        )
        moves.append((actor, move))
        state = rules.apply(state, actor, move)


def _puzzle_of(position: _Position, shelf: _Shelf) -> Puzzle | None:
    if position.state.public.phase is Phase.DRAW:
        return _pile(position, shelf)
    if position.state.public.phase is not Phase.PLAY:
        return None
    if own_table(position.options, position.view).is_down:
        return _out(position, shelf)
    return _down(position, shelf)


def _is_thrown_out(kind: str, *why: object) -> bool:
    """Writes down why no puzzle comes of a position that might have been one."""
    _log.info("%s: %s", kind, " ".join(map(str, why)))
    return True


# -- judges ----------------------------------------------------------------------------------------


class _Judges:
    """The judges of one position, half of whom imagine players who have learnt."""

    def __init__(self, position: _Position, kind: str) -> None:
        options, self._view = position.options, position.view
        self._deals = {
            has_learnt: deal_of_view(Terms(options, tactics=tactics), self._view)
            for has_learnt, tactics in zip(_LEARNT, (tactics_for(options), Tactics()), strict=True)
        }
        self._weights = weights_for(options)
        self._hidden = _hidden(position.rules, self._view)
        self._kind = kind

    def look(
        self, best: PlayerMove, others: Sequence[PlayerMove], *, has_learnt: bool = True
    ) -> list[Judged]:
        """By how much each of *others* seems to exceed *best*."""
        return self._found(best, self._acts(others), *_LOOK, has_learnt=has_learnt)

    def agreed(self, best: PlayerMove, others: Sequence[PlayerMove]) -> Judgement | None:
        """What the judges with learnt players find in many worlds, if *best* is clearly ahead of
        each of *others* for all judges."""
        told = self._clear(best, others, has_learnt=True)
        if not told or not self._clear(best, others, has_learnt=False):
            return None
        ways = [Way(move, one.mean, one.error) for move, one in zip(others, told, strict=True)]
        ways.sort(key=lambda way: -way.gain)
        return Judgement(_SOLVER, best, tuple(ways[:_MANY]), self._hidden, told[0].count)

    def would_wait(self, best: PlayerMove) -> bool:
        """Whether it is clearly better in all to lay nothing than *best*, a first meld."""
        deal = self._deals[True]
        some = discards_allowed(deal, deal.turn, discards_of(deal, deal.turn))
        waits: list[Act] = [(DISCARD, (), code) for code in some[:_DISCARDS]]
        return all(
            any(
                one.mean >= max(_CLEAR * one.error, _MARGIN[self._kind])
                for one in self._found(best, waits, *asked, has_learnt=has_learnt)
            )
            for has_learnt in _LEARNT
            for asked in _ROUNDS
        )

    def _clear(
        self, best: PlayerMove, others: Sequence[PlayerMove], *, has_learnt: bool
    ) -> list[Judged]:
        """By how much each of *others* exceeds *best* in many worlds; none where *best* is not
        clearly ahead."""
        who, acts = "learnt" if has_learnt else "steady", self._acts(others)
        look = self.look(best, others, has_learnt=has_learnt)
        if any(one.mean > -_HOPEFUL * one.error for one in look):
            _is_thrown_out(self._kind, who, "unclear at a look")
            return []
        kept, further = (
            self._found(best, acts, *asked, has_learnt=has_learnt) for asked in _ROUNDS
        )
        for one in (*kept, *further):
            if one.mean > min(-_CLEAR * one.error, -_MARGIN[self._kind]):
                _is_thrown_out(self._kind, who, "unclear in many worlds")
                return []
        nearest = max(range(len(others)), key=lambda place: kept[place].mean)
        if self._at_the_end(best, others[nearest], has_learnt=has_learnt) >= 0:
            _is_thrown_out(self._kind, who, "behind when played to the end")
            return []
        return kept

    def _acts(self, moves: Iterable[PlayerMove]) -> list[Act]:
        return [act_of(self._deals[True].terms, self._view, move) for move in moves]

    def _found(
        self,
        best: PlayerMove,
        others: Sequence[Act],
        seed: int,
        worlds: int,
        turns: int,
        *,
        has_learnt: bool,
    ) -> list[Judged]:
        """By how much each of *others* exceeds *best*."""
        deal, acts = self._deals[has_learnt], [*self._acts([best]), *others]
        return judged_turns(deal, self._weights, seed, acts, worlds=worlds, turns=turns)[1:]

    def _at_the_end(self, best: PlayerMove, other: PlayerMove, *, has_learnt: bool) -> float:
        """By how much *other* exceeds *best* when the deal is played to its end."""
        seed, worlds, turns = _TO_THE_END
        trial = Trial(self._deals[has_learnt], self._weights, seed, turns)
        lines: list[Line] = [(act,) for act in self._acts([best, other])]
        values = (trial.values(lines, number) for number in range(worlds))
        return sum(after_other - after_best for after_best, after_other in values)


def _hidden(rules: HandAndFoot, view: View) -> int:
    """How many cards the viewing seat does not know."""
    known = {card for some in view.public.known for card in some}
    return len(set(rules.cards) - rules.cards_seen(view) - known)


# -- the pile --------------------------------------------------------------------------------------


def _pile(position: _Position, shelf: _Shelf) -> Puzzle | None:
    options, view = position.options, position.view
    takes = _takes(position.rules, view)
    if not takes or sum(view.stock_counts) < of_deal(options.draws, view.public.deal):
        return None
    draw = Draw((of_deal(options.draws, view.public.deal),))
    judges = _Judges(position, PILE)
    found = judges.look(draw, takes)
    best_take = max(range(len(takes)), key=lambda place: found[place].mean)
    is_take = found[best_take].mean > 0
    degree = _degree_of_pile(position, is_take=is_take)
    if (
        not shelf.has_room(PILE, degree, TakePile if is_take else Draw)
        or len(view.holding) > _MOST_HELD[degree]
    ):
        return None
    best: PlayerMove = takes[best_take] if is_take else draw
    others: list[PlayerMove] = [draw] if is_take else [*takes]
    # Nobody shall be told that a take was right who took with the wrong cards.
    steady = judges.look(draw, takes, has_learnt=False)
    if is_take and any(one.mean < 0 for one in (*found, *steady)):
        _is_thrown_out(PILE, "some takes are worse than a draw")
        return None
    judged = judges.agreed(best, others)
    if judged is None:
        return None
    if not isinstance(StrongBot(options, budget=ADVISER).choose(view, 0, 1.0), type(best)):
        _is_thrown_out(PILE, "a hint would be another one")
        return None
    return position.puzzle(PILE, degree, (_SOLVER, best), judged=judged)


def _takes(rules: HandAndFoot, view: View) -> list[TakePile]:
    """Every sensible choice of melds to take the pile with."""
    options, table = rules.options, own_table(rules.options, view)
    if not table.is_down:
        return [move for move in openings(options, view) if isinstance(move, TakePile)]
    if not view.public.pile:
        return []
    ways = map(TakePile, takes_of_rank(options, view, table, view.public.pile[-1]))
    return [move for move in ways if rules.problem(view, move) is None]


def _degree_of_pile(position: _Position, *, is_take: bool) -> int:
    options, view = position.options, position.view
    steady = SteadyBot(options).choose(view, 0, 1.0)
    if isinstance(steady, TakePile) is not is_take:
        return 3
    looks_good = options.taken(len(view.public.pile)) >= _MANY
    return 1 if looks_good is is_take else 2


# -- the first meld --------------------------------------------------------------------------------


def _down(position: _Position, shelf: _Shelf) -> Puzzle | None:
    options, view = position.options, position.view
    if view.public.in_foot[_SOLVER]:
        return None
    lays = [move for move in openings(options, view) if isinstance(move, Lay)]
    if not lays:
        return None
    least = min(price(options, move) for move in lays)
    best = [move for move in lays if price(options, move) == least]
    others = [move for move in lays if price(options, move) != least]
    degree = _degree_of_down(options, view, least)
    if not others or not shelf.has_room(DOWN, degree) or len(view.holding) > 15:
        return None
    if most_below(options, view.holding, least) >= first_meld_points(options, view.public, _SOLVER):
        _is_thrown_out(DOWN, "a cheaper way than the known ones")
        return None
    judges = _Judges(position, DOWN)
    found = judges.look(others[0], best)
    first = best[max(range(len(best)), key=lambda place: found[place].mean)]
    judged = judges.agreed(first, others)
    if judged is None:
        return None
    if judges.would_wait(first):
        _is_thrown_out(DOWN, "laying nothing is better")
        return None
    return position.puzzle(DOWN, degree, (_SOLVER, first), judged=judged)


def _degree_of_down(options: Options, view: View, least: tuple[int, int]) -> int:
    spent = _plainly_spent(options, view)
    if spent is None:
        return 3
    return 1 if spent == least else 2


def _plainly_spent(options: Options, view: View) -> tuple[int, int] | None:
    """What the dearest threes of a kind and then the dearest pairs with a wild each spend."""
    by_rank: dict[Rank, list[Card]] = {}
    for card in view.holding:
        if not (card.is_wild or card.blocks_pile):
            by_rank.setdefault(card.rank, []).append(card)
    wilds = sorted((c for c in view.holding if c.is_wild), key=lambda card: card.is_joker)
    groups = sorted(by_rank.values(), key=lambda some: -points_of_cards(options, some))
    need, spent = first_meld_points(options, view.public, _SOLVER), list[Card]()
    have = 0
    for some in groups:
        if len(some) >= LEAST_MELD and have < need:
            have += points_of_cards(options, some)
    for some in groups:
        if len(some) == LEAST_MELD - 1 and have < need and len(spent) < len(wilds):
            spent.append(wilds[len(spent)])
            have += points_of_cards(options, [*some, spent[-1]])
    return (len(spent), points_of_cards(options, spent)) if have >= need else None


# -- the way out -----------------------------------------------------------------------------------


def _out(position: _Position, shelf: _Shelf) -> Puzzle | None:
    rules, options, view = position.rules, position.options, position.view
    if not view.public.in_foot[_SOLVER] or rules.problem(view, Ask()) is not None:
        return None
    share = _share_out(position, Random(0))
    degree = 1 if share >= _MOST else 2 if share >= _SOME else 3
    held = len(view.holding)
    if not shelf.has_room(OUT, degree) or not _LEAST_OUT[degree] <= held <= _MOST_HELD[degree]:
        return None
    if share == 1:
        _is_thrown_out(OUT, "whatever is laid goes out")
        return None
    asked = rules.apply(position.state, _SOLVER, Ask())
    solution: list[tuple[Seat, Move]] = [(_SOLVER, Ask())]
    (partner,) = options.partners_of(_SOLVER)
    answer = SteadyBot(options).choose(rules.view(asked, Seat(partner)), 0, 1.0)
    if not isinstance(answer, Answer) or not answer.may:
        _is_thrown_out(OUT, "the partner says no")
        return None
    solution.append((Seat(partner), answer))
    state = rules.apply(asked, Seat(partner), answer)
    while state.public.out is None:
        seen = rules.view(state, _SOLVER)
        move = move_out(options, state.public, own_table(options, seen), seen.holding, None)
        assert move is not None
        solution.append((_SOLVER, move))
        state = rules.apply(state, _SOLVER, move)
    return position.puzzle(OUT, degree, *solution)


def _share_out(position: _Position, rng: Random) -> float:
    """How many of those can still go out who lay one thing after the other that fits."""
    return sum(_lays_out(position, rng) for _ in range(_PLAYERS)) / _PLAYERS


def _lays_out(position: _Position, rng: Random) -> bool:
    rules, state = position.rules, position.state
    while True:
        view = rules.view(state, _SOLVER)
        lays = [move for move in rules.suggestions(view) if isinstance(move, Lay)]
        if not lays:
            return True
        state = rules.apply(state, _SOLVER, rng.choice(lays))
        view = rules.view(state, _SOLVER)
        table = own_table(position.options, view)
        if not leads_out(position.options, view.public, table, view.holding):
            return False
