"""What a move of Raub is worth beside others, and what a good player would do."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.games.raub.bots.searching import SearchingBot, worths
from handfoot_gui.games.raub.bots.terms import terms_of
from handfoot_gui.games.raub.bots.worlds import Sight, Worlds
from handfoot_gui.games.raub.rules.moves import Exchange, PlayerMove
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import View

_WORLDS: Final = 100
_RANKED: Final = 2000
"""Worlds to rank the moves in: ten times those of the steady bot, as advice is seldom asked for."""
_MOST: Final = 3
"""Other moves that are looked at."""
_PERCENT: Final = 100


def judged(options: Options, view: View, move: PlayerMove, effort: float = 1.0) -> Judgement | None:
    """What *move* of the viewing seat is worth beside the best others; None where there are none.

    The worth is the chance of winning the game.
    """
    return _beside(options, view, move, _ranked(options, view), round(_WORLDS * effort))


def weighed(
    options: Options,
    view: View,
    move: PlayerMove,
    others: Sequence[PlayerMove],
    worlds: int,
    seed: int,
) -> Judgement | None:
    """What *move* of the viewing seat is worth beside the *others*, in so many worlds that come
    from *seed*."""
    return _beside(options, view, move, others, worlds, seed)


def _ranked(options: Options, view: View) -> list[PlayerMove]:
    """The moves worth thinking of, the best first."""
    return SearchingBot(RaubRules(options), _RANKED, Sight.TABLE).ranked(view, 0, 1.0)


def _beside(
    options: Options,
    view: View,
    move: PlayerMove,
    ranked: Sequence[PlayerMove],
    worlds: int = _WORLDS,
    seed: int = 0,
) -> Judgement | None:
    """What *move* is worth beside the first others of *ranked*."""
    others = [one for one in ranked if not is_same(one, move)][:_MOST]
    if not others:
        return None
    rules, terms, rng = RaubRules(options), terms_of(options), Random(seed)
    has_cards = bool(view.public.changed)
    likely = Worlds(rules, view, Sight.TABLE).one if has_cards else lambda _: ([], [])
    gains: list[list[float]] = [[] for _ in others]
    for _ in range(max(2, worlds)):
        played, *values = worths(terms, view, likely(rng), [move, *others], rng.random())
        for found, value in zip(gains, values, strict=True):
            found.append(_PERCENT * (value - played))
    ways = [
        Way(other, fmean(found), stdev(found) / sqrt(len(found)))
        for other, found in zip(others, gains, strict=True)
    ]
    ways.sort(key=lambda way: -way.gain)
    hidden = len(rules.cards) - len(rules.cards_seen(view)) if has_cards else 0
    return Judgement(view.seat, move, tuple(ways), hidden, len(gains[0]), Gain.CHANCE)


def is_same(move: PlayerMove, other: PlayerMove) -> bool:
    """Whether two moves do the same, in whatever order they name their cards."""
    if isinstance(move, Exchange) and isinstance(other, Exchange):
        return set(move.cards) == set(other.cards)
    return move == other


def advice(options: Options, view: View) -> tuple[PlayerMove, Judgement | None]:
    """What is best in the place of the viewing seat, beside other ways."""
    ranked = _ranked(options, view)
    return ranked[0], _beside(options, view, ranked[0], ranked)
