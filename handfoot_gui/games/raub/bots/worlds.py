"""Likely worlds: where the unseen cards may be, in view of what everybody has done so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from random import Random
from typing import Final

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.bots.terms import terms_of
from handfoot_gui.games.raub.bots.tricks import ACE, NUMBERS, SUITS
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.imagine import cannot_hold, public_cards
from handfoot_gui.games.raub.rules.legality import has_taken, laid_aside_count
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, Public, TrumpSource, View

_OPEN_MINDED: Final = 0.2
"""How often nothing is concluded from an exchange: not everybody follows habits."""
_TRIES: Final = 10
"""Worlds looked at to find one; in the later half only hard facts and exchanges count."""

_TRUMP_POINTS: Final = (2, 2, 2, 2, 3, 3, 4, 5)
"""By height."""
_ACE_POINTS: Final = 2


class Sight(Enum):
    """What a player makes of what has happened in the deal."""

    TRICK = auto()
    """The own hand and the trick on the table: what was played before it is forgotten."""
    TABLE = auto()
    """Every card that lay face up, who was void, who changed how many, who said Raub or Dalje."""


World = tuple[list[list[int]], list[int]]
"""Hands by seat and the talon, its top card first; cards are numbers."""


def is_raub_of(hand: Iterable[int], upcard: int, enough: int) -> bool:
    """Whether such a player says Raub to *upcard*, for which so many points of trumps and aces are
    *enough*; the seven of trumps counts as the upcard."""
    suit, points = upcard >> 3, 0
    for card in hand:
        if card >> 3 == suit:
            points += _TRUMP_POINTS[(upcard if card & 7 == 0 else card) & 7]
        elif card & 7 == ACE:
            points += _ACE_POINTS
    return points >= enough


class _Answer(Struct, frozen=True):
    """What one seat said to one upcard."""

    seat: int
    upcard: int
    is_raub: bool
    enough: int
    """So many points of trumps and aces are a Raub."""

    def is_explained_by(self, hand: Iterable[int]) -> bool:
        """Whether a player with *hand* would have said so."""
        return is_raub_of(hand, self.upcard, self.enough) is self.is_raub


class Worlds:
    """The worlds that one view allows, as *sight* sees it.

    Who changed two cards kept two good ones, trumps or aces, and laid two others aside; nobody
    holds what an earlier play rules out; who passed had not the cards for a Raub, and who raubed
    had. All that as far as possible.
    """

    def __init__(self, rules: RaubRules, view: View, sight: Sight) -> None:
        self._rules = rules
        self._view = view
        public = view.public
        self._seats = range(len(public.scores))
        self._known: list[list[int]] = [[] for _ in self._seats]
        self._known[view.seat] += [NUMBERS[card] for card in view.hand]
        self._aside = sum(
            laid_aside_count(public, Seat(seat)) for seat in self._seats if seat != view.seat
        )
        """Unseen cards laid aside by the others."""
        self._trumps = -1 if public.trumps is None else SUITS.index(public.trumps)
        self._barred: list[set[int]] = [set() for _ in self._seats]
        seen = self._seen_on_table() if sight is Sight.TABLE else _seen_now(view)
        self._unseen = [NUMBERS[card] for card in rules.cards if card not in seen]
        self._needs = [
            max(0, view.hand_counts[seat] - len(self._known[seat])) for seat in self._seats
        ]
        self._good_played = [list(self._good_played_by(Seat(seat))) for seat in self._seats]
        self._kept = [0 for _ in self._seats]
        self._asked: list[_Answer] = []
        if sight is Sight.TABLE:
            self._kept = [self._kept_unseen(Seat(seat)) for seat in self._seats]
            self._asked = list(self._answers())

    def _seen_on_table(self) -> set[Card]:
        """All cards this seat has seen; what follows from them for the others is noted."""
        rules, view, public = self._rules, self._view, self._view.public
        barred = cannot_hold(rules.options, public, rules.cards)
        self._barred = [{NUMBERS[card] for card in cards} for cards in barred]
        self._place(public.taken, public.taker)
        if public.shown is not public.left_seven:
            self._place(public.shown, public.shown_to)
        return {*public_cards(public), *view.hand, *view.aside}

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
        good = len(self._good_played[seat])
        if has_taken(public, seat) and public.taken is None:
            good -= 1
        own_swap = public.swapped == seat
        return min(self._needs[seat], max(0, 4 - changed - own_swap - max(0, good)))

    def _answers(self) -> Iterator[_Answer]:
        """What other seats said to each upcard that they were asked about."""
        enough = terms_of(self._rules.options).enough
        public, seats = self._view.public, len(self._seats)
        last = public.turn if public.phase is Phase.ASK else public.raubing
        upcards = _upcards_asked_about(public)
        for number, upcard in enumerate(upcards, start=1):
            for seat in self._seats:
                is_last = number == len(upcards)
                if seat == self._view.seat or last is None:
                    continue
                has_passed = (seat - public.dealer) % seats < (last - public.dealer) % seats
                if is_last and seat == public.raubing:
                    yield _Answer(seat, NUMBERS[upcard], True, enough)
                elif not is_last or has_passed:
                    yield _Answer(seat, NUMBERS[upcard], False, enough)

    def _played(self, seat: Seat) -> list[int]:
        """The cards *seat* has played."""
        tricks = self._view.public.tricks
        played = (trick.card_of(seat, len(self._seats)) for trick in tricks)
        return [NUMBERS[card] for card in played if card is not None]

    def _good_played_by(self, seat: Seat) -> Iterator[int]:
        return filter(self._is_good, self._played(seat))

    def _is_good(self, card: int) -> bool:
        return card >> 3 == self._trumps or card & 7 == ACE

    def one(self, rng: Random) -> World:
        """A world; the same generator gives the same."""
        is_open = self._trumps < 0 or rng.random() < _OPEN_MINDED
        for number in range(_TRIES):
            is_free = number >= _TRIES // 2
            found = self._dealt(rng, has_habits=not is_open, is_free=is_free)
            if found is not None and (is_free or self._explains_answers(found[0])):
                return found
        state = self._rules.imagine(self._view, rng)
        hands = [[NUMBERS[card] for card in hand] for hand in state.hands]
        return hands, [NUMBERS[card] for card in state.talon]

    def _explains_answers(self, hands: list[list[int]]) -> bool:
        """Whether hands in which nothing is changed explain what was answered."""
        return all(
            self._view.public.changed[answer.seat] is not None
            or answer.is_explained_by(hands[answer.seat])
            for answer in self._asked
        )

    def _explains_kept(self, hands: list[list[int]]) -> bool:
        """Whether what *hands* have so far, all that was kept, explains who raubed."""
        for answer in self._asked:
            seat, changed = answer.seat, self._view.public.changed[answer.seat]
            if changed is None or seat == self._view.public.swapped or not answer.is_raub:
                continue
            kept = [*hands[seat][len(self._known[seat]) :], *self._good_played[seat]]
            if len(kept) <= 4 - changed and not answer.is_explained_by(kept):
                return False
        return True

    def _dealt(self, rng: Random, *, has_habits: bool, is_free: bool) -> World | None:
        """The unseen cards dealt by chance; None where the chance did not work out."""
        rest = list(self._unseen)
        random = rng.random
        rest.sort(key=lambda _: random())
        hands = [list(known) for known in self._known]
        needs = list(self._needs)
        aside = self._aside
        if has_habits:
            self._deal_kept(rest, hands, needs)
            if not is_free and not self._explains_kept(hands):
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

    def _deal_kept(self, rest: list[int], hands: list[list[int]], needs: list[int]) -> None:
        """Give every seat of the *rest* the good cards that it kept in the exchange, as far as
        there are any."""
        for seat in self._seats:
            barred = self._barred[seat]
            for _ in range(self._kept[seat]):
                card = next((c for c in rest if self._is_good(c) and c not in barred), None)
                if card is None:
                    break
                rest.remove(card)
                hands[seat].append(card)
                needs[seat] -= 1


def _seen_now(view: View) -> set[Card]:
    """The cards the seat of *view* sees at the moment."""
    public = view.public
    return {*view.hand, *legality.cards_of_trick(public), *public.upcards[-1:]}


def _upcards_asked_about(public: Public) -> Sequence[Card]:
    """The upcards that seats were asked about; none where the last of them is not known."""
    if public.phase is Phase.BLIND or public.way in (TrumpSource.SEVEN, TrumpSource.BLIND):
        return ()
    if public.swapped is None:
        return public.upcards
    # Where nobody has it in hand, the upcard is played.
    return () if public.taken is None else (*public.upcards, public.taken)
