"""A review takes the time it is given: who is looked at, what is called, and what that is worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from itertools import pairwise
from math import fsum, sqrt
from random import Random
from statistics import fmean, pstdev, variance
from typing import Any

import pytest
from example_game.game import GAME as EXAMPLE
from example_game.rules import Play

from handfoot_gui.bots.arena import play_game
from handfoot_gui.bots.looked_at import Decision, Looked, lost
from handfoot_gui.bots.messages import Looked as Told
from handfoot_gui.bots.messages import Review
from handfoot_gui.bots.reviewing import MOST_TIME, WORLDS, reviews
from handfoot_gui.bots.worker import Worker
from handfoot_gui.core.game import Reviews, lazy
from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.practice import DealReview
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.thinking_time import OutOfTime, think_on, thinking_while
from handfoot_gui.games import GAMES

OPTIONS = EXAMPLE.preset_options("classic", 4)
PEOPLE = tuple(map(Seat, range(4)))
_GLANCES = 20
"""Worlds of a glance."""


class Judge:
    """Judges High tricks: what is given away is known, each world takes its time, and it is noted
    what was asked and answered."""

    def __init__(self, seconds: float = 0.0) -> None:
        """*seconds* of a world."""
        self.now = 100.0
        self._seconds = seconds
        self.glanced: list[tuple[Seat, int]] = []
        self.weighed: list[tuple[Seat, int, int]] = []
        """Seat, cards in the hand, and worlds that were wanted."""

    def __call__(self) -> float:
        """The clock."""
        return self.now

    def glance(
        self, options: object, view: Any, move: object, effort: float = 1.0
    ) -> Judgement | None:
        del options, effort
        self._imagine(_GLANCES)
        self.glanced.append((view.seat, len(view.hand)))
        return self._judgement(view, move, _GLANCES)

    def weigh(
        self, options: object, view: Any, move: object, others: object, worlds: int, seed: int
    ) -> Judgement | None:
        del options, others, seed
        self._imagine(worlds)
        self.weighed.append((view.seat, len(view.hand), worlds))
        return self._judgement(view, move, worlds)

    def _imagine(self, worlds: int) -> None:
        for _ in range(worlds):
            self.now += self._seconds
            think_on()

    def _judgement(self, view: Any, move: object, worlds: int) -> Judgement:
        *_, last = EXAMPLE.rules(OPTIONS).suggestions(view)
        other = Way(last, gain(view.seat, len(view.hand)), 1.0)
        return Judgement(view.seat, move, (other,), 9, worlds)


def gain(seat: int, cards: int) -> float:
    """What each decision gives away: all of them something, and no two the same."""
    return 40.0 + 10 * ((3 * cards + seat) % 5) + seat


judge = Judge()


def glance(*asked: Any) -> Judgement | None:
    """What *judge* finds at a glance."""
    return judge.glance(*asked)


def weigh(*asked: Any) -> Judgement | None:
    """The same in fresh worlds."""
    return judge.weigh(*asked)


def theme(options: object, view: Any, move: object, other: object) -> str:
    """One for high cards, one for the others."""
    del options, view, other
    assert isinstance(move, Play)
    return "high" if move.card.rank in "AKQJ" else "low"


@pytest.fixture(autouse=True)
def _judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """High tricks is a game whose deals are reviewed."""
    made = copy(EXAMPLE)
    here = f"{__name__}:"
    found = Reviews(theme=lazy(here + "theme"), themes=lazy(here), weigher=lazy(here + "weigh"))
    vars(made).update(judge=lazy(here + "glance"), reviews=found)
    monkeypatch.setitem(GAMES, EXAMPLE.name, made)


def moves() -> tuple[tuple[Seat, Any], ...]:
    """A deal between bots."""
    rules = EXAMPLE.rules(OPTIONS)
    return tuple(play_game(rules, [EXAMPLE.bot("easy", OPTIONS)] * 4, 1).moves)


def reviewed(
    seconds: float, begun: float | None = None, seats: Sequence[Seat] = PEOPLE
) -> tuple[Judge, list[DealReview]]:
    """What comes of it where a world takes so many *seconds*."""
    global judge
    judge = Judge(seconds)
    steps = reviews(
        EXAMPLE.name, OPTIONS, moves(), 2, seats, "2026-11-30", clock=judge, begun=begun
    )
    return judge, [one for one in steps if one is not None]


def called(found: Sequence[DealReview]) -> set[tuple[Seat, float]]:
    """Whose decisions are called mistakes, and what they gave away."""
    return {
        (review.seat, mistake.judged.best.gain) for review in found for mistake in review.mistakes
    }


# -- the time -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seconds", [0.002, 0.004, 0.01, 0.04, 0.3])
def test_no_deal_costs_more_than_its_time_and_all_of_it_is_used(seconds: float) -> None:
    made, found = reviewed(seconds)
    assert MOST_TIME - 1 <= made.now - 100 <= MOST_TIME - 1 + seconds
    assert [review.seat for review in found] == list(PEOPLE)


def test_what_went_before_belongs_to_the_time() -> None:
    whole, _ = reviewed(0.02)
    less, found = reviewed(0.02, begun=100.0 - 8)
    assert less.now - 100 < MOST_TIME - 8
    assert len(less.glanced) < len(whole.glanced)
    none, found = reviewed(0.02, begun=100.0 - MOST_TIME)
    assert not none.glanced
    assert not called(found)
    assert not any(review.lost for review in found)


def test_each_deal_of_a_game_has_its_own_time_and_the_start_is_part_of_that_of_the_first() -> None:
    global judge
    judge = Judge(0.02)
    judge.now = 5.0
    worker = Worker(clock=judge)
    ends = []
    for deals in ((1, 2), (3,)):
        wanted = dict.fromkeys(PEOPLE, deals)
        asked = Review(1, EXAMPLE.name, OPTIONS, moves(), wanted, "2026-11-30")
        for told in worker.review(asked):
            assert isinstance(told, Told)
            if told.found is not None and told.found.seat == PEOPLE[-1]:
                ends.append(judge.now)
    each = [end - start for start, end in pairwise((0.0, *ends))]
    assert all(MOST_TIME - 1 <= one <= MOST_TIME - 0.9 for one in each), each
    assert len(each) == 3


@pytest.mark.parametrize("seconds", [0.0, 0.001, 0.002, 0.004, 0.01, 0.04])
def test_only_what_was_weighed_to_the_end_is_called_the_costliest_of_each_first(
    seconds: float,
) -> None:
    made, found = reviewed(seconds)
    # What is a mistake is weighed beside one other way, then beside all.
    times = Counter((seat, cards) for seat, cards, worlds in made.weighed if worlds == WORLDS)
    assert set(times.values()) <= {1, 2}
    assert list(times.values()).count(1) <= 1, "one is left as it was"
    whole = [one for one, count in times.items() if count == 2]
    assert called(found) == {(seat, gain(seat, cards)) for seat, cards in whole}
    assert len(whole) <= 10
    for seat in PEOPLE:
        known = [cards for who, cards in made.glanced if who == seat]
        costliest = sorted(known, key=lambda cards: -gain(seat, cards))
        mine = [cards for who, cards in times if who == seat]
        assert mine == costliest[: len(mine)]
    shares = Counter(seat for seat, _ in times)
    assert max(shares.values(), default=0) - min(map(shares.__getitem__, PEOPLE)) <= 1


@pytest.mark.parametrize("seconds", [0.02, 0.04, 0.1])
def test_glances_are_shared_among_the_persons(seconds: float) -> None:
    made, _ = reviewed(seconds)
    shares = Counter(seat for seat, _ in made.glanced)
    assert sum(shares.values()) < 20, "there was no time for all of them"
    assert max(shares.values()) - min(map(shares.__getitem__, PEOPLE)) <= 1
    assert {cards for _, cards in made.glanced[:4]} != {5}, "not the first turns first"


def test_where_the_time_ends_nothing_the_reviews_are_the_same_on_every_machine() -> None:
    made, found = reviewed(0.0005)
    assert made.now - 100 < MOST_TIME - 1
    assert found == reviewed(0.0)[1] == reviewed(0.0001)[1]
    assert sum(lost.decisions for review in found for lost in review.lost) == 20
    each, again = reviewed(0.01)[1], reviewed(0.01)[1]
    assert each == again, "the same clock"


def test_a_person_alone_has_all_the_time() -> None:
    _, [alone] = reviewed(0.004, seats=PEOPLE[:1])
    _, found = reviewed(0.004)
    assert len(alone.mistakes) > len(found[0].mistakes)


# -- without bias -------------------------------------------------------------------------------


def decision(place: int, cost: float, rng: Random) -> tuple[Decision, float]:
    """A decision that seems to cost something around what it does, and what it does."""
    seeming = Way(None, cost + rng.gauss(0, 10), 5.0)
    return Decision(place, Judgement(Seat(0), None, (seeming,), 9, 20), f"{place % 2}"), cost


@pytest.mark.parametrize(
    ("glanced", "fresh", "certain"), [(20, 99, 0), (9, 99, 3), (20, 4, 2), (9, 3, 1), (20, 3, 0)]
)
def test_what_was_not_reached_makes_what_is_lost_no_less_and_no_more(
    glanced: int, fresh: int, certain: int
) -> None:
    rng = Random(5)
    every = [decision(place, rng.choice([-5.0, 0.0, 20.0, 60.0]), rng) for place in range(40)]
    turns = [[place, place + 1] for place in range(0, 40, 2)]
    truth = {
        name: fsum(cost for one, cost in every if one.theme == name and one.seems_bad)
        for name in "01"
    }
    found: dict[str, list[float]] = {name: [] for name in truth}
    errors: dict[str, list[float]] = {name: [] for name in truth}
    for seed in range(1000):
        looked = Looked(Seat(0), turns, seed)
        looked.glanced = glanced
        for turn in looked.turns[:glanced]:
            for place in turn:
                looked.keep(every[place][0])
        for one in (*looked.by_chance[:fresh], *looked.doubtful[:certain]):
            better = Way(None, every[one.place][1] + rng.gauss(0, 3), 3.0)
            looked.keep(Decision(one.place, one.glance, one.theme, is_fresh=True, better=better))
        looked.certain = certain
        amounts = {one.theme: one for one in lost([*looked.found.values()], looked.weights())}
        for name in truth:
            found[name].append(amounts[name].amount if name in amounts else 0.0)
            errors[name].append(amounts[name].error if name in amounts else 0.0)
    for name, amount in truth.items():
        sure = pstdev(found[name]) / sqrt(len(found[name]))
        assert abs(fmean(found[name]) - amount) < 4 * sure
        # Which turns happen to be looked at belongs to what is not sure.
        assert fmean(one**2 for one in errors[name]) > 0.9 * variance(found[name])


def test_where_nothing_tells_of_the_rest_nothing_is_said_of_what_is_lost() -> None:
    looked = Looked(Seat(0), [[0], [1]], 1)
    assert not looked.weights()
    one, _ = decision(0, 60.0, Random(1))
    looked.glanced = 2
    looked.keep(one)
    assert one.seems_bad
    assert not looked.weights()


_OFTEN = 10


class Asked:
    """How often it was asked whether there is time; there is that often."""

    def __init__(self, most: int = 10**9) -> None:
        self.count, self._most = 0, most

    def __call__(self) -> bool:
        self.count += 1
        return self.count <= self._most


# -- the judges ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [name for name, one in GAMES.items() if one.reviews])
def test_whoever_judges_asks_again_and_again_whether_there_is_time(game: str) -> None:
    options, known = next(iter(GAMES[game].presets.values())), GAMES[game].reviews
    assert known is not None
    rules = GAMES[game].rules(options)
    bots = [GAMES[game].bot("easy", options) for _ in range(options.players)]
    played = play_game(rules, bots, 3).moves
    for state, (seat, move) in zip(states(rules, played), played, strict=False):
        if seat == TABLE:
            continue
        view, asked = rules.view(state, seat), Asked()
        with thinking_while(asked):
            found = GAMES[game].judged(options, view, move, 0.1)
        if found is None or asked.count < _OFTEN:
            continue
        weighed = Asked()
        with thinking_while(weighed):
            known.weighed(options, view, move, [found.best.move], 20, 2)
        if weighed.count >= _OFTEN:
            break
    for judged in (GAMES[game].judged, known.weighed):
        asked = Asked(_OFTEN - 1)
        more: Any = (0.1,) if judged == GAMES[game].judged else ([found.best.move], 20, 2)
        with pytest.raises(OutOfTime), thinking_while(asked):
            judged(options, view, move, *more)
        assert asked.count == _OFTEN
