"""Likely worlds: where the unseen cards may be, in view of what everybody has done so far."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.bots.solving import NUMBERS, SUITS
from handfoot_gui.games.raub.rules.imagine import cannot_hold, public_cards
from handfoot_gui.games.raub.rules.legality import has_taken, laid_aside_count
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, TrumpSource, View

_OPEN_MINDED: Final = 0.2
"""How often nothing is concluded from an exchange: not everybody follows habits."""
_TRIES: Final = 10

ACE: Final = 7
"""The height of an ace; a seven has 0."""
_TRUMP_POINTS: Final = (2, 2, 2, 2, 3, 3, 4, 5)
"""By height."""
_ACE_POINTS: Final = 2
_ENOUGH: Final = 8
"""So many points of trumps and aces are a Raub."""

World = tuple[list[list[int]], list[int]]
"""Hands by seat and the talon, its top card first; cards are numbers."""


def is_raub_of(hand: Iterable[int], upcard: int) -> bool:
    """Whether such a player says Raub to *upcard*; the seven of trumps counts as the upcard."""
    suit, points = upcard >> 3, 0
    for card in hand:
        if card >> 3 == suit:
            points += _TRUMP_POINTS[(upcard if card & 7 == 0 else card) & 7]
        elif card & 7 == ACE:
            points += _ACE_POINTS
    return points >= _ENOUGH


class Worlds:
    """The worlds that one view allows.

    Who changed two cards kept two good ones, trumps or aces, and laid two others aside; who
    passed had not the cards for a Raub, and who raubed had, if that is possible at all; nobody
    holds what an earlier play rules out.
    """

    def __init__(self, rules: RaubRules, view: View) -> None:
        self._rules = rules
        self._view = view
        public = view.public
        self._seats = range(len(public.scores))
        seen = {*public_cards(public), *view.hand, *view.aside}
        self._unseen = [NUMBERS[card] for card in rules.cards if card not in seen]
        barred = cannot_hold(rules.options, public, rules.cards)
        self._barred = [frozenset(NUMBERS[card] for card in cards) for cards in barred]
        self._known: list[list[int]] = [[] for _ in self._seats]
        self._known[view.seat] += [NUMBERS[card] for card in view.hand]
        self._aside = sum(
            laid_aside_count(public, Seat(seat)) for seat in self._seats if seat != view.seat
        )
        """Unseen cards laid aside by the others."""
        self._place(public.taken, public.taker)
        if public.shown is not public.left_seven:
            self._place(public.shown, public.shown_to)
        self._needs = [
            max(0, view.hand_counts[seat] - len(self._known[seat])) for seat in self._seats
        ]
        self._trumps = -1 if public.trumps is None else SUITS.index(public.trumps)
        self._kept = [self._kept_unseen(Seat(seat)) for seat in self._seats]
        self._passed = list(self._passes())
        self._raubed = self._raub()

    def _place(self, card: Card | None, seat: Seat | None) -> None:
        """*card*, which all have seen go to *seat*, is there if it may be, else laid aside."""
        if card is None or seat is None or seat == self._view.seat:
            return
        if any(card in trick.cards for trick in self._view.public.tricks):
            return
        has_room = len(self._known[seat]) < self._view.hand_counts[seat]
        if has_room and NUMBERS[card] not in self._barred[seat]:
            self._known[seat].append(NUMBERS[card])
        else:
            self._aside -= 1

    def _kept_unseen(self, seat: Seat) -> int:
        """How many good cards *seat* kept in the exchange that nobody has seen since."""
        public = self._view.public
        changed = public.changed[seat] if public.changed else None
        if changed is None or seat == self._view.seat:
            return 0
        good = sum(map(self._is_good, self._played(seat)))
        if has_taken(public, seat) and public.taken is None:
            good -= 1
        own_swap = public.swapped == seat
        return min(self._needs[seat], max(0, 4 - changed - own_swap - max(0, good)))

    def _passes(self) -> list[tuple[int, int]]:
        """Seats with untouched hands, and an upcard they passed."""
        public, found = self._view.public, []
        if public.phase is Phase.BLIND or not public.changed:
            return []
        last = public.turn if public.phase is Phase.ASK else public.raubing
        for number, upcard in enumerate(public.upcards, start=1):
            is_last = number == len(public.upcards)
            for seat in self._seats:
                is_untouched = public.changed[seat] is None and seat != self._view.seat
                place = (seat - public.dealer) % len(self._seats)
                is_asked = not is_last or (
                    last is not None and place < (last - public.dealer) % len(self._seats)
                )
                if is_untouched and is_asked:
                    found.append((seat, NUMBERS[upcard]))
        return found

    def _raub(self) -> tuple[int, int, list[int]] | None:
        """Another seat that said Raub, the upcard, and the good cards it has played since."""
        public = self._view.public
        seat = public.raubing
        if public.way is not TrumpSource.ASKING or public.swapped is not None or seat is None:
            return None
        if seat == self._view.seat:
            return None
        return seat, NUMBERS[public.upcards[-1]], list(filter(self._is_good, self._played(seat)))

    def _played(self, seat: Seat) -> list[int]:
        """The cards *seat* has played."""
        tricks = self._view.public.tricks
        places = [((seat - trick.leader) % len(self._seats), trick.cards) for trick in tricks]
        return [NUMBERS[cards[place]] for place, cards in places if place < len(cards)]

    def _is_good(self, card: int) -> bool:
        return card >> 3 == self._trumps or card & 7 == ACE

    def one(self, rng: Random) -> World:
        """A world; the same generator gives the same."""
        is_open = self._trumps < 0 or rng.random() < _OPEN_MINDED
        for number in range(_TRIES):
            is_last = number >= _TRIES // 2
            found = self._dealt(rng, has_habits=not is_open, has_raub=not is_last)
            if found is not None and (is_last or self._explains_passes(found[0])):
                return found
        state = self._rules.imagine(self._view, rng)
        hands = [[NUMBERS[card] for card in hand] for hand in state.hands]
        return hands, [NUMBERS[card] for card in state.talon]

    def _explains_raub(self, hands: list[list[int]]) -> bool:
        """Whether the raubing player's kept cards, all that *hands* has of them, are a Raub."""
        if self._raubed is None:
            return True
        seat, upcard, played = self._raubed
        return self._view.public.changed[seat] is None or is_raub_of(
            (*hands[seat], *played), upcard
        )

    def _explains_passes(self, hands: list[list[int]]) -> bool:
        return not any(is_raub_of(hands[seat], upcard) for seat, upcard in self._passed)

    def _dealt(self, rng: Random, *, has_habits: bool, has_raub: bool) -> World | None:
        """The unseen cards dealt by chance; None where the chance did not work out."""
        rest = list(self._unseen)
        rng.shuffle(rest)
        hands = [list(known) for known in self._known]
        needs = list(self._needs)
        aside = self._aside
        if has_habits:
            for seat in self._seats:
                for _ in range(self._kept[seat]):
                    barred = self._barred[seat]
                    card = next((c for c in rest if self._is_good(c) and c not in barred), None)
                    if card is None:
                        break
                    rest.remove(card)
                    hands[seat].append(card)
                    needs[seat] -= 1
            if has_raub and not self._explains_raub(hands):
                return None
            plain = [card for card in rest if not self._is_good(card)][:aside]
            rest = [card for card in rest if card not in plain]
            aside -= len(plain)
        for seat in sorted(self._seats, key=lambda seat: -len(self._barred[seat])):
            barred = self._barred[seat]
            for _ in range(needs[seat]):
                card = next((c for c in rest if c not in barred), None)
                if card is None:
                    return None
                rest.remove(card)
                hands[seat].append(card)
        return hands, rest[aside:]
