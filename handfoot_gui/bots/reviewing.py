"""The review of a deal that is over: which decisions of its players were surely mistakes, and where
their points went."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from math import fsum, sqrt
from random import Random
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.deal_report import LEAST_COST
from handfoot_gui.core.game import AnyRules, GameDef
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.practice import DealReview, Lost, Mistake
from handfoot_gui.core.record import Agreed, states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES

WORLDS: Final = 400
"""Fresh worlds, in which what seems to be a mistake at a glance is looked at again."""
FRESH: Final = 2
"""Their seed: no glance looks into the same ones."""
_GLANCE: Final = 0.5
"""The effort of a glance."""
_MANY: Final = 40
"""With more decisions to be glanced at, each gets less of it."""
_LEAST: Final = 0.1
_SEEMING: Final = 1.5
"""Standard errors beyond which a move seems to be better at a glance."""
_MOST_WEIGHED: Final = 10
"""Decisions of a deal that are looked at again at most; of one person there are hardly ever so
many."""


def reviews(
    game: str,
    options: Any,
    moves: Sequence[tuple[Seat, Any]],
    first: int,
    seats: Sequence[Seat],
    day: str,
    agreed: Agreed = (),
    brought: BroughtForward | None = None,
    effort: float = 1.0,
) -> Iterator[DealReview | None]:
    """The reviews of the deal whose cards move number *first* of a game dealt, one for each of
    *seats*, whose players made all their moves on *day*; None after each step before that, where
    whoever waits may let others go first.

    The deal is over within *moves*; the same moves give the same reviews. Only what a seat could
    know is used to judge it, and what the players of each side *agreed* on. *brought* is what the
    game started from. Less *effort* than 1 is quicker and less sure.

    Each decision is judged twice. A glance says which other move seems to be best; where one seems
    better by more than chance often makes, fresh worlds say what that one is worth, and no choice
    is made by them. So the amounts that are `Lost` are without bias what a player would have gained
    who thinks about each move for as long as a glance takes: the highest of several uncertain gains
    would be too high, and the sure part of each too low. A mistake is one only if those fresh
    worlds are sure of it. What is better by less than a glance sees is missing from both, and what
    could still be done later in the turn was not given away yet.
    """
    played = _Deal(GAMES[game], options, moves, first, agreed, brought, round(WORLDS * effort))
    glance = effort * played.effort_for(seats)
    found: dict[int, _Decision] = {}
    for seat in seats:
        for place in played.places_of(seat):
            if (decision := played.glanced(place, glance)) is not None:
                found[place] = decision
            yield None
    doubtful = [one for one in found.values() if one.seems_bad]
    for number, decision in enumerate(sorted(doubtful, key=_most_likely)):
        # Where nothing is imagined there is no hurry, either.
        if number < _MOST_WEIGHED or not decision.glance.worlds:
            found[decision.place] = played.weighed(decision)
            yield None
    for seat in seats:
        yield played.review(seat, day, [found[at] for at in played.places_of(seat) if at in found])


def game_reviews(
    game: str,
    options: Any,
    moves: Sequence[tuple[Seat, Any]],
    wanted: Mapping[Seat, Collection[int]],
    day: str,
    agreed: Agreed = (),
    brought: BroughtForward | None = None,
) -> Iterator[DealReview | None]:
    """The `reviews` of deals of a game that are over, the last one first; *wanted* are by seat the
    numbers of deals."""
    rules = GAMES[game].rules(options).begun_with(brought)
    for first, number in reversed(list(deals_over(rules, moves))):
        seats = [seat for seat, numbers in wanted.items() if number in numbers]
        if seats:
            yield from reviews(game, options, moves, first, seats, day, agreed, brought)


def deals_over(rules: AnyRules, moves: Sequence[tuple[Seat, Any]]) -> Iterator[tuple[int, int]]:
    """Of each deal of a game that is over: the move that dealt its cards, and its number."""
    first = scored = 0
    for position, state in enumerate(states(rules, moves)):
        if position and rules.order_dealt(moves[position - 1][1]):
            first, scored = position, len(rules.sheet(state).deals)
        elif first and len(deals := rules.sheet(state).deals) > scored:
            yield first, deals[-1].number
            first = 0


class _Decision(Struct, frozen=True):
    """One decision with a choice."""

    place: int
    """Moves that were made before it."""
    glance: Judgement
    seeming: Way
    """What seems to be best at a glance."""
    theme: str
    better: Way | None = None
    """The same as fresh worlds judge it, where it seemed to be better."""
    mistake: Mistake | None = None

    @property
    def matters(self) -> bool:
        """Whether something else is surely worth more or less than what was done."""
        return any(way.gain and way.is_sure for way in self.glance.others)

    @property
    def seems_bad(self) -> bool:
        """Whether something else seems to be better than what was done."""
        return _likely_gain(self.seeming) > 0


def _likely_gain(way: Way) -> float:
    return way.gain - _SEEMING * way.error


def _most_likely(decision: _Decision) -> float:
    """The most that seems to be given away comes first."""
    return -_likely_gain(decision.seeming)


class _Deal:
    """A deal that is over, and what its players knew."""

    def __init__(
        self,
        game: GameDef,
        options: Any,
        moves: Sequence[tuple[Seat, Any]],
        first: int,
        agreed: Agreed,
        brought: BroughtForward | None,
        worlds: int,
    ) -> None:
        assert game.reviews is not None, f"nobody reviews deals of {game.name}"
        self._game, self._reviews = game, game.reviews
        self._options, self._moves, self._agreed = options, moves, agreed
        self._worlds = worlds
        rules = self._rules = game.rules(options).begun_with(brought)
        found = []
        scored = None
        for position, state in enumerate(states(rules, moves)):
            found.append(state)
            if position == first:
                scored = len(rules.sheet(state).deals)
            elif scored is not None and len(rules.sheet(state).deals) > scored:
                break
        self._states = found
        self._places = range(first, len(found) - 1)
        self._number = rules.sheet(found[-1]).deals[-1].number

    def places_of(self, seat: Seat) -> list[int]:
        """Before which moves *seat* decided."""
        return [place for place in self._places if self._moves[place][0] == seat]

    def effort_for(self, seats: Sequence[Seat]) -> float:
        """The effort of each glance at decisions of *seats*: together they take about as long."""
        decisions = sum(len(self.places_of(seat)) for seat in seats)
        return max(_LEAST, _GLANCE * min(1.0, _MANY / max(1, decisions)))

    def glanced(self, place: int, effort: float) -> _Decision | None:
        """What the decision at *place* seems to be worth; None where there was no choice."""
        seat, move = self._moves[place]
        view = self._rules.view(self._states[place], seat)
        glance = self._game.judged(self._options, view, move, effort, self._agreed)
        if glance is None:
            return None
        best = max(glance.others, key=_likely_gain)
        theme = self._reviews.theme(self._options, view, move, best.move)
        return _Decision(place, glance, best, theme)

    def weighed(self, decision: _Decision) -> _Decision:
        """*decision* once fresh worlds were looked into."""
        seat, move = self._moves[decision.place]
        view = self._rules.view(self._states[decision.place], seat)
        fresh = self._weighed(view, move, [decision.seeming])
        if fresh is None:
            return decision
        better, mistake = fresh.best, None
        theme = self._reviews.theme(self._options, view, move, better.move)
        if better.sure_gain >= LEAST_COST[fresh.unit]:
            # In the same worlds, so that what was surely better is worth as much as before.
            whole = self._weighed(view, move, decision.glance.others)
            assert whole is not None, "it was weighed before"
            mistake = Mistake(decision.place, theme, whole)
        return replace(decision, theme=theme, better=better, mistake=mistake)

    def _weighed(self, view: Any, move: Any, others: Sequence[Way]) -> Judgement | None:
        """What *move* is worth beside the *others* in fresh worlds."""
        some = [way.move for way in others]
        return self._reviews.weighed(
            self._options, view, move, some, self._worlds, FRESH, self._agreed
        )

    def _is_still_open(
        self, seat: Seat, decision: _Decision, found: Mapping[int, _Decision]
    ) -> bool:
        """Whether what would have been better could be done later in the same turn as well, or the
        turn was ended badly anyway, so that nobody knows how much is due to which of the two;
        *found* are the decisions of *seat* by their places."""
        better, rules = decision.better, self._rules
        if better is None:
            return False
        is_end = self._is_end_of_turn(seat, decision.place, better.move)
        for place in range(decision.place + 1, self._places.stop):
            mover = self._moves[place][0]
            if mover not in (seat, TABLE):
                return False
            if mover == TABLE:
                continue
            if is_end:
                later = found[place].better if place in found else None
                if later is not None and type(later.move) is type(better.move):
                    return True
            elif rules.problem(rules.view(self._states[place], seat), better.move) is None:
                return True
        return False

    def _is_end_of_turn(self, seat: Seat, place: int, move: Any) -> bool:
        """Whether *move* of *seat* lets somebody else move on."""
        rules, scored = self._rules, len(self._rules.sheet(self._states[place]).deals)
        state = rules.apply(self._states[place], seat, move)
        while rules.actor(state) == TABLE and len(rules.sheet(state).deals) == scored:
            state = rules.apply(state, TABLE, rules.table_move(state, Random(0)))
        return rules.actor(state) != seat

    def review(self, seat: Seat, day: str, found: Sequence[_Decision]) -> DealReview:
        """What the decisions of *seat* that were *found* tell."""
        by_place = {one.place: one for one in found}
        found = [
            replace(one, better=None, mistake=None)
            if self._is_still_open(seat, one, by_place)
            else one
            for one in found
        ]
        lost = tuple(
            _lost(theme, [one for one in found if one.theme == theme])
            for theme in dict.fromkeys(one.theme for one in found)
        )
        mistakes = tuple(one.mistake for one in found if one.mistake is not None)
        unit = found[0].glance.unit if found else Gain.POINTS
        drills = tuple(
            Mistake(one.place, one.theme, one.glance)
            for one in found
            if one.theme == self._reviews.drill and one.matters
        )
        return DealReview(self._number, seat, day, unit, lost, mistakes, drills)


def _lost(theme: str, decisions: Sequence[_Decision]) -> Lost:
    """What *decisions* about one theme have given away together."""
    ways = [one.better for one in decisions if one.better is not None]
    amount = fsum(way.gain for way in ways)
    return Lost(theme, amount, sqrt(fsum(way.error**2 for way in ways)), len(decisions))
