"""Reviews of deals: what is a mistake, what is none, and that nothing hidden is held against."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import pytest
from scrambling import cards_in

from handfoot_gui.bots.reviewing import reviews
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.deal_report import LEAST_COST
from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.judgement import Gain
from handfoot_gui.core.practice import DealReview
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.games.manipulation.bots import laid_by
from handfoot_gui.games.manipulation.rules.moves import Draw, Play
from handfoot_gui.games.manipulation.solver import Goal, most_now
from handfoot_gui.games.raub.rules.moves import Dalje, Raub

DAY = "2026-11-30"
EFFORT = 0.25
"""A quarter of the worlds: what is planted is no close question."""
LEVELS = {"hand-and-foot": "steady", "raub": "steady", "manipulation": "strong"}
Dealt: TypeAlias = tuple[Any, tuple[tuple[Seat, Any], ...], int]
"""Options, moves of one deal, and the number of the one that dealt its cards."""
Change: TypeAlias = Callable[[AnyRules, Any, Any], Any]


def as_bots_play(rules: AnyRules, view: Any, move: Any) -> Any:
    """No blunder at all."""
    del rules, view, move


def deal(game: str, seed: int, change: Change = as_bots_play, seat: Seat | None = None) -> Dealt:
    """The first deal of bots, where the first move for which *change* has another one is that."""
    options = next(iter(GAMES[game].presets.values()))
    rules, rng = GAMES[game].rules(options), Random(seed)
    bot = GAMES[game].bot(LEVELS[game], options)
    state, first, changed = rules.start(), 0, False
    moves: list[tuple[Seat, Any]] = []
    while not rules.sheet(state).deals:
        actor = rules.actor(state)
        assert actor is not None
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            view = rules.view(state, actor)
            move = bot.choose(view, 0, 1.0)
            if not changed and seat in (None, actor):
                other = change(rules, view, move)
                changed, move = other is not None, move if other is None else other
        moves.append((actor, move))
        state = rules.apply(state, actor, move)
        if not first and rules.order_dealt(move):
            first = len(moves)
    assert changed is (change is not as_bots_play)
    return options, tuple(moves), first


def review(game: str, dealt: Dealt, seat: int, effort: float = 1.0) -> DealReview:
    """What is said of *seat*."""
    options, moves, first = dealt
    *steps, found = reviews(game, options, moves, first, [Seat(seat)], DAY, effort=effort)
    assert steps
    assert not any(steps)
    assert found is not None
    assert (found.deal, found.seat, found.day) == (1, seat, DAY)
    return found


def place_of(dealt: Dealt, other: Dealt) -> int:
    """Where the second deal first differs from the first."""
    return next(n for n, (a, b) in enumerate(zip(dealt[1], other[1], strict=False)) if a != b)


# -- what is planted is found -------------------------------------------------------------------


def a_wild(rules: AnyRules, view: Any, move: Any) -> Any:
    """A joker thrown away."""
    if isinstance(move, Discard) and not move.card.is_wild:
        wilds = [Discard(card) for card in view.holding if card.is_wild]
        return next((one for one in wilds if rules.problem(view, one) is None), None)
    return None


def a_call(rules: AnyRules, view: Any, move: Any) -> Any:
    """Raub on nothing."""
    is_asked = isinstance(move, Dalje) and rules.problem(view, Raub()) is None
    return Raub() if is_asked else None


def a_draw(rules: Any, view: Any, move: Any) -> Any:
    """The last draw of a turn, though much could be laid."""
    if not isinstance(move, Play) or not rules.options.ends_playing(view.public.drawn + 1):
        return None
    each = rules.options.values.by_rank
    is_much = sum(each[card.rank] for card in laid_by(view, move)) >= LEAST_COST[Gain.LAID]
    return Draw() if is_much and rules.problem(view, Draw()) is None else None


@pytest.mark.parametrize(
    ("game", "seed", "blunder", "theme"),
    [
        ("hand-and-foot", 1, a_wild, "wilds"),
        ("raub", 2, a_call, "calling"),
        ("manipulation", 1, a_draw, "plain"),
    ],
)
def test_a_blunder_is_found_with_its_theme(
    game: str, seed: int, blunder: Change, theme: str
) -> None:
    usual, spoilt = deal(game, seed), deal(game, seed, blunder)
    place = place_of(usual, spoilt)
    seat, move = spoilt[1][place]
    found = review(game, spoilt, seat, EFFORT)
    [mistake] = [one for one in found.mistakes if one.position == place]
    assert (mistake.theme, mistake.judged.played, mistake.judged.seat) == (theme, move, seat)
    assert mistake.judged.cost >= LEAST_COST[found.unit]
    assert mistake.judged.worlds in (0, 100)
    [lost] = [one for one in found.lost if one.theme == theme]
    assert lost.amount - 2 * lost.error > 0
    known = GAMES[game].reviews
    assert known is not None
    assert set(known.themes(Words())) >= {one.theme for one in found.lost}
    assert {one.theme for one in found.drills} <= {known.drill}
    assert found.drills or game != "raub", "everybody exchanges"
    assert all(spoilt[1][one.position][0] == seat for one in found.drills)


def test_nothing_is_called_where_all_was_laid_or_could_still_be() -> None:
    game = "manipulation"
    options, moves, _ = dealt = deal(game, 3)
    rules = GAMES[game].rules(options)
    whole, early = set(), set()
    for place, (state, (seat, move)) in enumerate(zip(states(rules, moves), moves, strict=False)):
        if seat == TABLE:
            continue
        view, each = rules.view(state, seat), options.values.by_rank
        most = most_now(options, view, Goal.POINTS)
        if isinstance(move, Play) and most == sum(each[card.rank] for card in laid_by(view, move)):
            whole.add(place)
        goes_on = isinstance(move, Draw) and not options.ends_playing(view.public.drawn + 1)
        if goes_on and most >= LEAST_COST[Gain.LAID]:
            early.add(place)
    assert whole
    assert early
    for own in range(options.players):
        called = {one.position for one in review(game, dealt, own).mistakes}
        assert not called & (whole | early)


# -- what is hidden is held against nobody ------------------------------------------------------


def exchanged(game: str, dealt: Dealt, seat: int, seed: int) -> Dealt:
    """The same deal, where all cards that *seat* never saw lie otherwise: whoever had them never
    played them."""
    options, moves, first = dealt
    rules, rng = GAMES[game].rules(options), Random(seed)
    seen: set[Card] = set()
    for number, state in enumerate(states(rules, moves)):
        if first <= number < len(moves):
            seen.update(cards_in(rules.view(state, Seat(seat))))
    for place, (_, move) in enumerate(moves, start=1):
        if place != first:
            seen.update(cards_in(move))
    order = rules.order_dealt(moves[first - 1][1])
    # Who turned one of the others up, or was dealt it, would have had to do something about it.
    hidden = [c for c in order if c not in seen and not c.is_wild and c.rank is not Rank.THREE]
    assert len(hidden) > 1
    mixed = list(hidden)
    rng.shuffle(mixed)
    other = dict(zip(hidden, mixed, strict=True))
    again = rules.deal(tuple(other.get(card, card) for card in order))
    assert again != moves[first - 1][1]
    return options, (*moves[: first - 1], (TABLE, again), *moves[first:]), first


@pytest.mark.parametrize("game", LEVELS)
def test_a_review_is_the_same_again_and_with_other_hidden_cards(game: str) -> None:
    dealt = deal(game, 1, {"hand-and-foot": a_wild, "raub": as_bots_play}.get(game, a_draw))
    seat = 1 if game == "hand-and-foot" else 0
    found = review(game, dealt, seat, EFFORT)
    assert found.lost
    assert found == review(game, dealt, seat, EFFORT)
    assert found == review(game, exchanged(game, dealt, seat, 7), seat, EFFORT)
