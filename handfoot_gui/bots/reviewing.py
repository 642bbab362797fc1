"""The review of a deal that is over: which decisions of its players were surely mistakes, and where
their points went."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from random import Random
from time import process_time
from typing import Any, Final, TypeAlias, TypeVar

from msgspec.structs import replace

from handfoot_gui.bots.looked_at import Decision, Looked, lost
from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.deal_report import LEAST_COST
from handfoot_gui.core.game import AnyRules, GameDef
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.practice import DealReview, Mistake
from handfoot_gui.core.record import Agreed, states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.thinking_time import OutOfTime, think_on, thinking_while
from handfoot_gui.games import GAMES

WORLDS: Final = 400
"""Fresh worlds, in which what seems to be a mistake at a glance is looked at again."""
FRESH: Final = 2
"""Their seed: no glance looks into the same ones."""
_FEW: Final = 40
"""The first of them, which say of everything that seems bad what it has cost, without bias."""
_GLANCE: Final = 0.5
"""The effort of a glance."""
_MANY: Final = 40
"""With more decisions to be glanced at, each gets less of it."""
_LEAST: Final = 0.1
_MOST_WEIGHED: Final = 10
"""Decisions of a deal that are looked at in all worlds at most; of one person there are hardly ever
so many."""

MOST_TIME: Final = 15.0
"""Seconds of a processor that a deal may cost."""
_RESERVE: Final = 1.0
"""Of these for what is begun when the rest is used up, and for telling what was found."""
_FOR_GLANCES: Final = 0.5
_FOR_FIRST_LOOKS: Final = 0.65
"""So much of the time may be used up when glances, and when first looks end."""

Clock: TypeAlias = Callable[[], float]
T = TypeVar("T")


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
    *,
    clock: Clock = process_time,
    begun: float | None = None,
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
    worlds are sure of it, all of them. What is better by less than a glance sees is missing from
    both, and what could still be done later in the turn was not given away yet.

    All of that takes no more than `MOST_TIME` from when *clock* showed *begun*, now if it does not
    say, and no other process works for it. Whatever the time ends is left as if it had not been
    begun, and nothing is called that was not weighed to the end. Whose turn is glanced at next
    goes round, and which of their turns is left to chance; so is what fresh worlds are asked about
    first, a few of them. With the time that is left the most likely costly of each person are
    weighed in all worlds. What chance has chosen stands for what was not reached (see `Looked`), so
    that `Lost` stays without bias and only gets less sure: where most of a long deal is not
    reached, it is not taken for one in which little was given away. Where the time does not end
    it, the same moves give the same reviews.
    """
    time = _Time(clock, clock() if begun is None else begun)
    played = _Deal(GAMES[game], options, moves, first, agreed, brought, effort)
    people = [Looked(seat, played.turns_of(seat), first) for seat in seats]
    glance = effort * played.effort_for(seats)
    glances, first_looks, end = time.parts(_FOR_GLANCES, _FOR_FIRST_LOOKS, 1.0)
    with suppress(OutOfTime):
        for person, turn in _round([(one, turn) for turn in one.turns] for one in people):
            seen = []
            for place in turn:
                seen.append(time.think(glances, played.glanced, place, glance))
                yield None
            person.glanced += 1
            for decision in filter(None, seen):
                person.keep(decision)
    with suppress(OutOfTime):
        by_chance = [[(one, seen) for seen in one.by_chance] for one in people]
        for person, decision in _round(by_chance):
            person.keep(time.think(first_looks, played.weighed, decision, is_first_look=True))
            yield None
    with suppress(OutOfTime):
        for number, (person, place) in enumerate(_most_likely(people)):
            decision = person.found[place]
            if not decision.is_weighed:
                # Where nothing is imagined there is no hurry.
                if number >= _MOST_WEIGHED and decision.glance.worlds:
                    break
                person.keep(time.think(end, played.weighed, decision))
                yield None
            person.certain += 1
    for person in people:
        yield played.review(person, day)


def _round(rows: Iterable[Sequence[T]]) -> Iterator[T]:
    """The first of each of *rows*, then the second of each, and so on."""
    for column in zip_longest(*rows):
        yield from (one for one in column if one is not None)


def _most_likely(people: Sequence[Looked]) -> Iterator[tuple[Looked, int]]:
    """What seems bad, by person and place: of each person the most likely costly one, then of each
    the next one; among those again the most likely costly first."""
    ranked = [[(one, decision) for decision in one.doubtful] for one in people]
    for column in zip_longest(*ranked):
        now = [one for one in column if one is not None]
        now.sort(key=lambda one: -one[1].likely_cost)
        yield from ((person, decision.place) for person, decision in now)


class _Time:
    """The processor time of one deal."""

    def __init__(self, clock: Clock, begun: float) -> None:
        self._clock = clock
        self._end = begun + MOST_TIME - _RESERVE

    def parts(self, *shares: float) -> Iterator[float]:
        """What the clock shows when each of these *shares* of what is left now is used up."""
        now = self._clock()
        return (now + share * (self._end - now) for share in shares)

    def think(self, until: float, judge: Callable[..., T], *args: Any, **more: Any) -> T:
        """What *judge* finds; raises `OutOfTime` where the clock shows *until* before."""
        with thinking_while(lambda: self._clock() < until):
            think_on()
            return judge(*args, **more)


def game_reviews(
    game: str,
    options: Any,
    moves: Sequence[tuple[Seat, Any]],
    wanted: Mapping[Seat, Collection[int]],
    day: str,
    agreed: Agreed = (),
    brought: BroughtForward | None = None,
    *,
    clock: Clock = process_time,
    begun: float | None = None,
) -> Iterator[DealReview | None]:
    """The `reviews` of deals of a game that are over, the last one first; *wanted* are by seat the
    numbers of deals. To find them is part of the time of the first one."""
    begun = clock() if begun is None else begun
    rules = GAMES[game].rules(options).begun_with(brought)
    for first, number in reversed(list(deals_over(rules, moves))):
        seats = [seat for seat, numbers in wanted.items() if number in numbers]
        if seats:
            yield from reviews(
                game, options, moves, first, seats, day, agreed, brought, clock=clock, begun=begun
            )
            begun = clock()


def deals_over(rules: AnyRules, moves: Sequence[tuple[Seat, Any]]) -> Iterator[tuple[int, int]]:
    """Of each deal of a game that is over: the move that dealt its cards, and its number."""
    first = scored = 0
    for position, state in enumerate(states(rules, moves)):
        if position and rules.order_dealt(moves[position - 1][1]):
            first, scored = position, len(rules.sheet(state).deals)
        elif first and len(deals := rules.sheet(state).deals) > scored:
            yield first, deals[-1].number
            first = 0


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
        effort: float,
    ) -> None:
        assert game.reviews is not None, f"nobody reviews deals of {game.name}"
        self._game, self._reviews = game, game.reviews
        self._options, self._moves, self._agreed = options, moves, agreed
        self._worlds, self._few = round(WORLDS * effort), round(_FEW * effort)
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

    def turns_of(self, seat: Seat) -> list[list[int]]:
        """Before which moves *seat* decided, by turns: nobody else moved in between."""
        found: list[list[int]] = []
        mover = TABLE
        for place in self._places:
            now = self._moves[place][0]
            if now == seat != mover:
                found.append([])
            if now == seat:
                found[-1].append(place)
            if now != TABLE:
                mover = now
        return found

    def effort_for(self, seats: Collection[Seat]) -> float:
        """The effort of each glance at decisions of *seats*: together they take about as long."""
        decisions = sum(self._moves[place][0] in seats for place in self._places)
        return max(_LEAST, _GLANCE * min(1.0, _MANY / max(1, decisions)))

    def glanced(self, place: int, effort: float) -> Decision | None:
        """What the decision at *place* seems to be worth; None where there was no choice."""
        seat, move = self._moves[place]
        view = self._rules.view(self._states[place], seat)
        glance = self._game.judged(self._options, view, move, effort, self._agreed)
        if glance is None:
            return None
        found = Decision(place, glance, "")
        theme = self._reviews.theme(self._options, view, move, found.seeming.move)
        return replace(found, theme=theme)

    def weighed(self, decision: Decision, *, is_first_look: bool = False) -> Decision:
        """*decision* once fresh worlds were looked into, a few of them for a first look."""
        seat, move = self._moves[decision.place]
        view = self._rules.view(self._states[decision.place], seat)
        worlds = self._few if is_first_look else self._worlds
        fresh = self._weighed(view, move, [decision.seeming], worlds)
        if fresh is None:
            return replace(decision, is_fresh=True, is_weighed=True)
        better, mistake = fresh.best, None
        theme = self._reviews.theme(self._options, view, move, better.move)
        # Where nothing is imagined, there is no more to look at.
        is_weighed = not is_first_look or not fresh.worlds
        if is_weighed and better.sure_gain >= LEAST_COST[fresh.unit]:
            # In the same worlds, so that what was surely better is worth as much as before.
            whole = self._weighed(view, move, decision.glance.others, worlds)
            assert whole is not None, "it was weighed before"
            mistake = Mistake(decision.place, theme, whole)
        return replace(
            decision,
            theme=theme,
            is_fresh=True,
            better=better,
            is_weighed=is_weighed,
            mistake=mistake,
        )

    def _weighed(
        self, view: Any, move: Any, others: Sequence[Way], worlds: int
    ) -> Judgement | None:
        """What *move* is worth beside the *others* in so many fresh *worlds*."""
        some = [way.move for way in others]
        return self._reviews.weighed(self._options, view, move, some, worlds, FRESH, self._agreed)

    def _is_still_open(self, seat: Seat, decision: Decision, found: Mapping[int, Decision]) -> bool:
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
                later = found[place].may_be_better if place in found else None
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

    def review(self, person: Looked, day: str) -> DealReview:
        """What was found of the decisions of *person*."""
        seat = person.seat
        found = [
            replace(one, better=None, mistake=None)
            if self._is_still_open(seat, one, person.found)
            else one
            for one in sorted(person.found.values(), key=lambda one: one.place)
        ]
        mistakes = tuple(one.mistake for one in found if one.mistake is not None)
        unit = found[0].glance.unit if found else Gain.POINTS
        drills = tuple(
            Mistake(one.place, one.theme, one.glance)
            for one in found
            if one.theme == self._reviews.drill and one.matters
        )
        amounts = lost(found, person.weights())
        return DealReview(self._number, seat, day, unit, amounts, mistakes, drills)
