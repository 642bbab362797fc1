"""The bots of Raub: imagined worlds, each followed to the end of the deal, the best mean wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from handfoot_gui.core.cards import Card, Suit
from handfoot_gui.games.raub.bots.finishing import ImaginedDeal, worth_of_tricks
from handfoot_gui.games.raub.bots.solving import NUMBERS, SUITS, Solver, bits_of
from handfoot_gui.games.raub.bots.worlds import World, Worlds
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.moves import Exchange, Play, PlayerMove
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, View

_ROUND: Final = 10
"""Worlds between two looks at which moves are still worth following."""
_BEFORE_PLAY: Final = 6
"""So many times more worlds before the play of the cards: finishing by habit is quick."""
_CARDS: Final = frozenset({Phase.EXCHANGE, Phase.LAY_ASIDE, Phase.PLAY})
_ERRORS: Final = 2.0
"""A move so many standard errors behind the best is given up."""
_DOUBT: Final = 1.0
"""So many standard errors better must it be to pass the deal on."""


class SearchingBot:
    """Follows every sensible move through *worlds* imagined worlds.

    In the play of the cards every world is solved exactly to the end. Before it the deal is
    finished by habit, which judges a Raub better than open cards do and allows many more worlds.
    With *mistakes* the bot so often takes another move than the best.
    """

    def __init__(self, rules: RaubRules, worlds: int, mistakes: float = 0.0) -> None:
        self._rules = rules
        self._worlds = worlds
        self._mistakes = mistakes

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        rng = Random(seed)
        moves = self._candidates(view)
        if len(moves) == 1:
            return moves[0]
        if rng.random() < self._mistakes:
            # With the cards anything, but rather timid than bold where a Raub is the question.
            return rng.choice(moves) if view.public.phase in _CARDS else moves[0]
        return self._ranked(view, moves, rng, time)[0]

    def ranked(self, view: View, seed: int, time: float) -> list[PlayerMove]:
        """The moves worth thinking of for the viewing seat, which is to move, the best first."""
        return self._ranked(view, self._candidates(view), Random(seed), time)

    def _candidates(self, view: View) -> list[PlayerMove]:
        """The moves worth following."""
        if view.public.phase is Phase.EXCHANGE and not is_worth_swapping(view):
            return list(_exchanges(view))
        moves = list(self._rules.suggestions(view))
        return [move for move in moves if not isinstance(move, Exchange)] or moves

    def _ranked(
        self, view: View, moves: Sequence[PlayerMove], rng: Random, time: float
    ) -> list[PlayerMove]:
        """*moves*, those first that have the best mean over the worlds."""
        if len(moves) < 2:
            return list(moves)
        usual = self._worlds * (1 if view.public.phase is Phase.PLAY else _BEFORE_PLAY)
        worlds = max(1, round(usual * min(1.0, time)))
        found: list[list[float]] = [[] for _ in moves]
        left = list(range(len(moves)))
        likely = self._likely(view)
        for number in range(1, worlds + 1):
            world = likely(rng)
            some = [moves[place] for place in left]
            values = worths(self._rules.options, view, world, some, rng.random())
            for place, value in zip(left, values, strict=True):
                found[place].append(value)
            if number % _ROUND == 0:
                left = _still_open(found, left)
                if len(left) == 1:
                    break
        if view.public.phase is Phase.DEALER and not _is_behind(found[0], found[1], _DOUBT):
            return list(moves)  # whoever plays well has no use for chance doubled
        best = sorted(range(len(moves)), key=lambda n: (n not in left, -fmean(found[n])))
        return [moves[place] for place in best]

    def _likely(self, view: View) -> Callable[[Random], World]:
        """What imagines worlds that look like *view*."""
        if not view.public.changed:
            return lambda _: ([], [])  # no cards are dealt
        return Worlds(self._rules, view).one


def worths(
    options: Options, view: View, world: World, moves: Sequence[PlayerMove], chance: float
) -> list[float]:
    """The viewing seat's chance to win the game after each of *moves*, with the cards in *world*.

    Cards yet to be dealt fall as *chance* says.
    """
    if view.public.phase is Phase.PLAY:
        cards = [NUMBERS[move.card] for move in moves if isinstance(move, Play)]
        return judged_plays(view, world, cards, must_beat=options.must_beat)
    return [
        ImaginedDeal(options, view.public, world).value(view.seat, move, Random(chance))
        for move in moves
    ]


def strength(card: Card, trumps: Suit | None) -> int:
    """What *card* is worth beside the others of a hand."""
    return (NUMBERS[card] & 7) + (8 if card.suit is trumps else 0)


def is_worth_swapping(view: View) -> bool:
    """Whether the viewing seat, which is to move, may swap the seven: any upcard is better."""
    return legality.is_swap_open(view.public) and legality.may_swap(view)


def judged_plays(view: View, world: World, cards: Sequence[int], *, must_beat: bool) -> list[float]:
    """What it is worth to the viewing seat to play each of *cards*, with open cards."""
    public, seats = view.public, len(view.public.scores)
    assert public.trumps is not None
    assert public.raubing is not None
    worth = worth_of_tricks(
        public.scores, view.seat, public.raubing, public.owes, 2 if public.refes else 1
    )
    trumps = SUITS.index(public.trumps)
    solver = Solver(seats, view.seat, trumps, worth, must_beat=must_beat)
    won = sum(count << 3 * seat for seat, count in enumerate(public.won))
    trick = legality.cards_of_trick(public)
    under_way = None
    if trick:
        place = legality.best_of(trick, public.trumps)
        winner = (public.tricks[-1].leader + place) % seats
        under_way = (NUMBERS[trick[0]] >> 3, NUMBERS[trick[place]], winner, seats - len(trick))
    hands = [bits_of(hand) for hand in world[0]]
    return [solver.after(hands, under_way, card, public.turn, won) for card in cards]


def _exchanges(view: View) -> list[Exchange]:
    """Keep the best none to four cards, as far as the talon allows."""
    trumps = view.public.trumps
    away = sorted(legality.changeable(view), key=lambda card: strength(card, trumps))
    most = min(len(away), view.talon_count)
    return [Exchange(tuple(away[:count])) for count in range(most + 1)]


def _still_open(found: Sequence[Sequence[float]], left: Sequence[int]) -> list[int]:
    """Those of the places *left* that may yet turn out to be best."""
    best = max(left, key=lambda place: sum(found[place]))
    return [place for place in left if place == best or not _is_behind(found[place], found[best])]


def _is_behind(worse: Sequence[float], better: Sequence[float], errors: float = _ERRORS) -> bool:
    """Whether the one is behind the other by more than chance; equal ones are behind."""
    if len(worse) < 2:
        return False
    gaps = [high - low for high, low in zip(better, worse, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean >= errors * sqrt(spread / len(gaps))


def easy(options: Options) -> SearchingBot:
    """Imagines a few ways in which the hidden cards may lie, and errs now and then."""
    return SearchingBot(RaubRules(options), worlds=3, mistakes=0.15)


def steady(options: Options) -> SearchingBot:
    """Imagines more of them, and plays each to the end of the deal."""
    return SearchingBot(RaubRules(options), worlds=32)
