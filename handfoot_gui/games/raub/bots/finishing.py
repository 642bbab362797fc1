"""A deal of Raub finished by habit, in numbers: thousands of times a second.

Whoever follows habit says blind raub on an ace or king and Raub with good trumps (by points of a
family's own on more or less, see `Terms`), keeps trumps and aces, wins a trick as cheaply as
possible, and else throws the lowest card; so the duty to beat changes nothing here.
`tests/raub_habits.py` says the same of views, and is compared with this.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from operator import ge
from random import Random
from typing import Final, TypeAlias

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.bots.terms import Goals, Terms
from handfoot_gui.games.raub.bots.tricks import (
    ACE,
    NUMBERS,
    SUITS,
    Trick,
    bits_of,
    card_by_habit,
    with_card,
)
from handfoot_gui.games.raub.bots.worlds import World, is_raub_of
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.scoring import points_of, winners_of
from handfoot_gui.games.raub.rules.state import Phase, Public

Values: TypeAlias = tuple[float, ...]
"""What a standing is worth, by seat."""

_AHEAD: Final = {2: (3.8, 10), 3: (2.7, 8), 4: (1.25, 0)}
"""By number of players, how much it counts to be ahead, and what is added to every score; fitted to
all standings of thousands of games between bots. The more play, the less a score tells: of four,
who stands at half of the others' score wins 2.4 times as often as each of them."""


@cache
def chances(scores: tuple[int, ...], trick: int = 1) -> Values:
    """How likely each seat wins from a standing in which nobody has reached 0, where a *trick*
    takes so much off."""
    power, more = _AHEAD[len(scores)]
    weights = [(score / trick + more) ** -power for score in scores]
    whole = sum(weights)
    return tuple(weight / whole for weight in weights)


def value(scores: tuple[int, ...], raubing: Seat | None, trick: int = 1) -> Values:
    """The same after a deal of *raubing*, which may have ended the game."""
    winners = winners_of(scores, raubing)
    if not winners:
        return chances(scores, trick)
    return tuple((seat in winners) / len(winners) for seat in range(len(scores)))


@cache
def worth_of_tricks(
    terms: Terms, scores: tuple[int, ...], seat: int, raubing: Seat, owes: int, factor: int
) -> dict[int, float]:
    """What each way to share the tricks is worth to *seat*; keys have three bits by seat.

    Where tricks end the game at once, also what fewer tricks than a whole deal has are worth.
    """
    found, goals = {}, terms.goals(scores, raubing, owes, factor)
    least = legality.TRICKS if goals is None else 1
    for count in range(least, legality.TRICKS + 1):
        for tricks in _shares(len(scores), count):
            key = sum(won << 3 * who for who, won in enumerate(tricks))
            if goals is not None and any(map(ge, tricks, goals)):
                # Only one can have come to it, the last to win a trick.
                found[key] = float(tricks[seat] >= goals[seat])
                continue
            after = tuple(
                score + factor * points_of(terms.points, won, owes if who == raubing else 0)
                for who, (score, won) in enumerate(zip(scores, tricks, strict=True))
            )
            found[key] = value(after, raubing, terms.points.trick)[seat]
    return found


def _shares(seats: int, tricks: int) -> Iterator[tuple[int, ...]]:
    """Every way to share so many tricks."""
    if seats == 1:
        yield (tricks,)
        return
    for won in range(tricks + 1):
        for rest in _shares(seats - 1, tricks - won):
            yield (won, *rest)


_NONE: Final = -1


class _Cards:
    """Hands, talon and upcard of an imagined deal, and what changes them; changed in place."""

    def __init__(self, terms: Terms, public: Public, world: World) -> None:
        self._terms = terms
        self.hands = [list(hand) for hand in world[0]]
        self.talon = list(reversed(world[1]))
        self.upcard = NUMBERS[public.upcards[-1]] if public.upcards else _NONE
        self.upcards = len(public.upcards)
        self.trumps = _NONE if public.trumps is None else SUITS.index(public.trumps)
        self.dealer: int = public.dealer
        self.is_swap_open = legality.is_swap_open(terms.options, public)
        self._taken = _NONE if public.taken is None else NUMBERS[public.taken]
        self._has_dealer_taken = legality.has_taken(public, public.dealer)
        self._is_five_left = terms.has_five and not public.is_five_spent
        self._gets_dealer_five = terms.gets_dealer_five

    def deal_anew(self, seats: int, rng: Random) -> None:
        """A whole new deal for so many."""
        deck = list(range(32))
        rng.shuffle(deck)
        self.hands = [deck[4 * place : 4 * place + 4] for place in range(seats)]
        self.upcard, self.talon = deck[4 * seats], deck[4 * seats + 1 :]
        self.upcards = 1

    def turn_up(self) -> None:
        """Another upcard."""
        self.upcard = self.talon.pop()
        self.upcards += 1

    def take_upcard(self) -> None:
        """The dealer takes the upcard, and its suit is trumps."""
        self.trumps = self.upcard >> 3
        self._has_dealer_taken, self._taken = True, self.upcard
        self.is_swap_open = False
        self.hands[self.dealer].append(self.upcard)

    def make_trumps(self) -> None:
        """The suit of the upcard is trumps; its seven may be swapped for it."""
        self.trumps = self.upcard >> 3
        self.is_swap_open = self._terms.has_swaps and self.upcard & 7 != 0

    def exchange(self, turn: int, away: list[int]) -> None:
        """*turn* brings cards *away* and draws for them."""
        hand, draw = self.hands[turn], len(away)
        is_taker = self._has_dealer_taken and turn == self.dealer
        if (
            draw == legality.MOST_CHANGED
            and self._is_five_left
            and (self._gets_dealer_five or not is_taker)
        ):
            self._is_five_left = False
            if len(self.talon) >= legality.FIVE:
                draw = legality.FIVE
        for card in away:
            hand.remove(card)
        for _ in range(draw):
            hand.append(self.talon.pop())
        if self.is_swap_open:
            self.swap(turn)
        while len(hand) > legality.MOST_CHANGED:
            self.lay_aside(turn)

    def exchange_by_habit(self, turn: int) -> None:
        """*turn* keeps trumps and aces, and changes the lowest of the others."""
        away = [card for card in self.hands[turn] if card >> 3 != self.trumps and card & 7 != ACE]
        if self.is_swap_open:
            self.swap(turn)
        away.sort(key=lambda card: card & 7)
        self.exchange(turn, away[: len(self.talon)])

    def lay_aside(self, turn: int) -> None:
        """The weakest of more than four cards goes."""
        hand = self.hands[turn]
        # The dealer who took the upcard has to keep it, and by some rules whoever swapped for it.
        keeps = (self._has_dealer_taken and turn == self.dealer) or self._terms.is_swapped_kept
        spare = [card for card in hand if not keeps or card != self._taken]
        hand.remove(min(spare, key=self._strength))

    def swap(self, turn: int) -> None:
        """The seven of trumps, if it is there, for the raubed upcard."""
        hand, seven = self.hands[turn], 8 * self.trumps
        if seven in hand:
            hand.remove(seven)
            hand.append(self.upcard)
            self._taken = self.upcard
            self.is_swap_open = False

    def _strength(self, card: int) -> int:
        return (card & 7) + (8 if card >> 3 == self.trumps else 0)


class ImaginedDeal:
    """One deal with all its cards, on its way to the score; changed in place."""

    def __init__(self, terms: Terms, public: Public, world: World) -> None:
        self._terms, self._public = terms, public
        self._seats = len(public.scores)
        self._scores = public.scores
        self._factor = terms.factor(public)
        self._phase = public.phase
        self._raubing: int = _NONE if public.raubing is None else public.raubing
        self._owes = public.owes
        self._cards = _Cards(terms, public, world)

    def value(self, seat: int, move: m.PlayerMove, chance: float) -> float:
        """What it is worth to *seat*, which is to move, that it does *move*.

        Cards yet to be dealt fall as *chance* says.
        """
        match move:
            case m.PassDeal() | m.TakeDeal():
                if isinstance(move, m.PassDeal):
                    self._factor = self._terms.factor_passed_on(self._public)
                    self._cards.dealer = (self._cards.dealer + 1) % self._seats
                return self._dealt(seat, Random(chance))
            case m.Look():
                return self._asked(seat, self._cards.dealer)
            case m.Dalje():
                return self._asked(seat, (seat + 1) % self._seats, is_begun=True)
            case m.BlindRaub():
                return self._taken_up(seat, owes=2)
            case m.Raub():
                return self._raubed(seat, seat)
        self._change_hand(seat, move)
        is_swapped = isinstance(move, m.SwapSeven | m.KeepSeven)
        if is_swapped and self._phase is Phase.SEVEN:
            return self._played(seat)
        return self._exchanged(seat, (seat + 1) % self._seats, is_begun=True)

    def _change_hand(self, seat: int, move: m.PlayerMove) -> None:
        """Do what *move* does with the cards of *seat* once trumps are made."""
        cards = self._cards
        match move:
            case m.Exchange(away):
                cards.exchange(seat, [NUMBERS[card] for card in away])
            case m.LayAside(card):
                cards.hands[seat].remove(NUMBERS[card])
            case m.SwapSeven():
                cards.swap(seat)
        if self._phase is Phase.LAY_ASIDE:
            while len(cards.hands[seat]) > legality.MOST_CHANGED:
                cards.lay_aside(seat)

    def _dealt(self, seat: int, rng: Random) -> float:
        """A whole new deal."""
        cards, terms = self._cards, self._terms
        cards.deal_anew(self._seats, rng)
        if cards.upcard & 7 == 0 and terms.has_automatic_seven:
            return self._taken_up(seat, owes=1)
        if cards.upcard & 7 >= terms.blind_from and terms.has_blind_raub:
            return self._taken_up(seat, owes=2)
        return self._asked(seat, cards.dealer)

    def _taken_up(self, seat: int, owes: int) -> float:
        """The dealer takes the upcard and owes so many tricks."""
        self._cards.take_upcard()
        self._raubing, self._owes = self._cards.dealer, owes
        return self._exchanged(seat, self._cards.dealer)

    def _raubed(self, seat: int, raubing: int) -> float:
        """Somebody makes trumps of the upcard."""
        self._cards.make_trumps()
        self._raubing, self._owes = raubing, 2
        return self._exchanged(seat, self._cards.dealer)

    def _asked(self, seat: int, turn: int, *, is_begun: bool = False) -> float:
        """All are asked from *turn* on, unless the asking *is_begun* and comes round already."""
        cards = self._cards
        while True:
            if is_begun and turn == cards.dealer:
                if cards.upcards == self._terms.upcards:
                    return chances(self._scores, self._terms.points.trick)[seat]
                cards.turn_up()
            if is_raub_of(cards.hands[turn], cards.upcard, self._terms.enough):
                return self._raubed(seat, turn)
            turn = (turn + 1) % self._seats
            is_begun = True

    def _exchanged(self, seat: int, turn: int, *, is_begun: bool = False) -> float:
        """All exchange from *turn* on to the dealer's neighbour, then play."""
        cards = self._cards
        while not (is_begun and turn == cards.dealer):
            cards.exchange_by_habit(turn)
            turn = (turn + 1) % self._seats
            is_begun = True
        return self._played(seat)

    def _played(self, seat: int) -> float:
        """The play of the cards by habit, and the score."""
        cards, terms = self._cards, self._terms
        if cards.is_swap_open and terms.is_swap_late:
            for turn in range(self._seats):
                if self._phase is not Phase.SEVEN or turn != seat:
                    cards.swap(turn)
        hands = [bits_of(hand) for hand in cards.hands]
        standing = self._scores, self._raubing, self._owes, self._factor
        goals = terms.goals(*standing) if terms.is_at_once else None
        won = won_by_habit(hands, cards.trumps, self._raubing, None, 0, terms.following, goals)
        return worth_of_tricks(
            terms, self._scores, seat, Seat(self._raubing), self._owes, self._factor
        )[won]


def won_by_habit(
    hands: list[int],
    trumps: int,
    turn: int,
    trick: Trick | None,
    won: int,
    following: Sequence[int],
    goals: Goals = None,
) -> int:
    """The tricks of all, three bits by seat, once everybody has gone on by habit from *turn* on,
    or one has as many as *goals* say.

    *won* are those that are swept; *hands*, in bits, are used up. By seat, *following* is who
    plays next.
    """
    seats = len(hands)
    while True:
        while trick is None or trick[3]:
            card = card_by_habit(hands[turn], trumps, trick)
            hands[turn] ^= 1 << card
            trick = with_card(trick, card, turn, seats, trumps)
            turn = following[turn]
        turn = trick[2]
        won += 1 << 3 * turn
        if not hands[turn] or (goals is not None and won >> 3 * turn & 7 >= goals[turn]):
            return won
        trick = None
