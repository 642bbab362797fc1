"""The bots of Raub: imagined worlds, each followed to the end of the deal, the best mean wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.thinking_time import think_on
from handfoot_gui.games.raub.bots.finishing import ImaginedDeal, won_by_habit, worth_of_tricks
from handfoot_gui.games.raub.bots.terms import Terms, terms_of
from handfoot_gui.games.raub.bots.tricks import (
    NUMBERS,
    SUITS,
    bits_of,
    card_by_habit,
    trick_of,
    with_card,
)
from handfoot_gui.games.raub.bots.worlds import Sight, World, Worlds, is_raub_of
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, Public, View

_ROUND: Final = 30
"""Worlds between two looks at which moves are still worth following."""
_ERRORS: Final = 3.0
"""A move so many standard errors behind the best is given up."""
_DOUBT: Final = 1.5
"""So many standard errors better must a move be than the usual one to be made instead."""


class SearchingBot:
    """Follows every sensible move through *worlds* imagined worlds, to the end of the deal.

    All are taken to go on by habit. That judges better than the best play with open cards would,
    which counts on knowing what nobody knows, and allows many more worlds. *sight* is what the bot
    makes of what has happened in the deal.
    """

    def __init__(self, rules: RaubRules, worlds: int, sight: Sight) -> None:
        self._rules = rules
        self._terms = terms_of(rules.options)
        self._worlds = worlds
        self._sight = sight

    def choose(self, view: View, seed: int, time: float) -> m.PlayerMove:
        return self.ranked(view, seed, time)[0]

    def ranked(self, view: View, seed: int, time: float) -> list[m.PlayerMove]:
        """The moves worth thinking of for the viewing seat, which is to move, the best first."""
        moves = sorted(self._candidates(view), key=partial(_unusual, self._terms, view))
        if len(moves) < 2:
            return moves
        rng = Random(seed)
        found: list[list[float]] = [[] for _ in moves]
        left = list(range(len(moves)))
        likely = self._likely(view)
        for number in range(1, max(2, round(self._worlds * min(1.0, time))) + 1):
            world = likely(rng)
            some = [moves[place] for place in left]
            values = worths(self._terms, view, world, some, rng.random())
            for place, value in zip(left, values, strict=True):
                found[place].append(value)
            if number % _ROUND == 0:
                left = _still_open(found, left)
                if len(left) == 1:
                    break
        best = sorted(range(len(moves)), key=lambda n: (n not in left, -fmean(found[n])))
        if 0 in left and not _is_behind(found[0], found[best[0]], _DOUBT):
            best.sort(key=bool)
        return [moves[place] for place in best]

    def _candidates(self, view: View) -> list[m.PlayerMove]:
        """The moves worth following."""
        options = self._rules.options
        if view.public.phase is Phase.EXCHANGE and not is_worth_swapping(options, view):
            return list(_exchanges(options, view))
        moves = list(self._rules.suggestions(view))
        return [move for move in moves if not isinstance(move, m.Exchange)] or moves

    def _likely(self, view: View) -> Callable[[Random], World]:
        """What imagines worlds that look like *view*."""
        if not view.public.changed:
            return lambda _: ([], [])  # no cards are dealt
        return Worlds(self._rules, view, self._sight).one


def worths(
    terms: Terms, view: View, world: World, moves: Sequence[m.PlayerMove], chance: float
) -> list[float]:
    """The viewing seat's chance to win the game after each of *moves*, with the cards in *world*.

    Cards yet to be dealt fall as *chance* says.
    """
    think_on()
    if view.public.phase is Phase.PLAY:
        return _worths_of_plays(terms, view, world, moves)
    return [
        ImaginedDeal(terms, view.public, world).value(view.seat, move, chance) for move in moves
    ]


def _unusual(terms: Terms, view: View, move: m.PlayerMove) -> tuple[bool, int]:
    """The less, the nearer *move* is to what habit does: the usual one first, then cheap cards."""
    public, hand = view.public, [NUMBERS[card] for card in view.hand]
    match move:
        case m.PassDeal() | m.KeepSeven():
            return True, 0
        case m.LayAside(card):
            return False, strength(card, public.trumps)
        case m.BlindRaub() | m.Look():
            height = NUMBERS[public.upcards[-1]] & 7
            return (height >= terms.blind_from) is isinstance(move, m.Look), 0
        case m.Raub() | m.Dalje():
            is_raub = is_raub_of(hand, NUMBERS[public.upcards[-1]], terms.enough)
            return is_raub is isinstance(move, m.Dalje), 0
        case m.Exchange(cards):
            some = legality.changeable(terms.options, view)
            away = [card for card in some if not _is_good(card, public.trumps)]
            return False, abs(len(away) - len(cards))
        case m.Play(card):
            trumps, trick = _trumps_of(public), trick_of(public)
            usual = card_by_habit(bits_of(hand), trumps, trick)
            return NUMBERS[card] != usual, strength(card, public.trumps)
    return False, 0


def _is_good(card: Card, trumps: Suit | None) -> bool:
    """Whether habit keeps *card* in the exchange."""
    return card.suit is trumps or card.rank is Rank.ACE


def _worths_of_plays(
    terms: Terms, view: View, world: World, moves: Sequence[m.PlayerMove]
) -> list[float]:
    """What it is worth to the viewing seat to make each of *moves*, which play a card."""
    public, seat, seats = view.public, view.seat, len(view.public.scores)
    assert public.raubing is not None
    standing = public.scores, public.raubing, public.owes, terms.factor(public)
    worth = worth_of_tricks(terms, public.scores, seat, *standing[1:])
    goals, following = terms.goals(*standing), terms.following
    trumps, trick = _trumps_of(public), trick_of(public)
    won = sum(count << 3 * who for who, count in enumerate(public.won))
    hands = [bits_of(hand) for hand in world[0]]
    found = []
    for move in moves:
        assert isinstance(move, m.Play)
        card = NUMBERS[move.card]
        left = list(hands)
        left[seat] ^= 1 << card
        after = with_card(trick, card, seat, seats, trumps)
        share = won_by_habit(left, trumps, following[seat], after, won, following, goals)
        found.append(worth[share])
    return found


def _trumps_of(public: Public) -> int:
    assert public.trumps is not None
    return SUITS.index(public.trumps)


def strength(card: Card, trumps: Suit | None) -> int:
    """What *card* is worth beside the others of a hand."""
    return (NUMBERS[card] & 7) + (8 if card.suit is trumps else 0)


def is_worth_swapping(options: Options, view: View) -> bool:
    """Whether the viewing seat, which is to move, may swap the seven: any upcard is better."""
    return legality.is_swap_open(options, view.public) and legality.may_swap(options, view)


def _exchanges(options: Options, view: View) -> list[m.Exchange]:
    """Keep the best none to four cards, as far as the talon allows."""
    trumps = view.public.trumps
    away = sorted(legality.changeable(options, view), key=lambda card: strength(card, trumps))
    most = min(len(away), view.talon_count)
    return [m.Exchange(tuple(away[:count])) for count in range(most + 1)]


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
    """Imagines a few ways in which the hidden cards may lie, and forgets what was played."""
    return SearchingBot(RaubRules(options), worlds=12, sight=Sight.TRICK)


def steady(options: Options) -> SearchingBot:
    """Imagines more of them, and remembers every card."""
    return SearchingBot(RaubRules(options), worlds=200, sight=Sight.TABLE)
