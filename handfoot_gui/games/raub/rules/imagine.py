"""A whole state that looks like a given view: what bots search and what tests compare."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.rules.legality import laid_aside_count, playable
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.state import Phase, Public, State, View

_LAID: Final = 0.2
"""How often the card dealt face up is taken to be the one of the five laid aside."""


def public_cards(public: Public) -> frozenset[Card]:
    """Every card that lies or lay face up in this deal."""
    seen = {card for trick in public.tricks for card in trick.cards}
    seen.update(public.upcards)
    seen.update(
        card for card in (public.taken, public.left_seven, public.shown) if card is not None
    )
    return frozenset(seen)


def cannot_hold(
    options: Options, public: Public, cards: Collection[Card]
) -> tuple[frozenset[Card], ...]:
    """By seat: those of *cards* with which an earlier play would have been against the rules."""
    seats = len(public.scores)
    barred: list[set[Card]] = [set() for _ in range(seats)]
    for trick in public.tricks:
        for place in range(1, len(trick.cards)):
            seat, played = trick.seat_of(place, seats), trick.cards[place]
            before = trick.cards[:place]
            assert public.trumps is not None
            for card in cards:
                legal = playable((played, card), before, public.trumps, must_beat=options.must_beat)
                if played not in legal:
                    barred[seat].add(card)
    return tuple(map(frozenset, barred))


def imagine(options: Options, cards: tuple[Card, ...], view: View, rng: Random) -> State:
    """Deal every unseen card at random, in keeping with what the viewing seat knows.

    Nobody holds a card with which an earlier play would have been against the rules; who got the
    raubed upcard holds it until it is played.
    """
    public = view.public
    seats = len(public.scores)
    if not public.changed:
        return State(public, ((),) * seats, (), ((),) * seats)
    seen = {*public_cards(public), *view.hand, *view.aside}
    unseen = [card for card in cards if card not in seen]
    rng.shuffle(unseen)
    barred = cannot_hold(options, public, cards)
    doubtful = _doubtful(view)
    hands = _known_hands(view, doubtful)
    if doubtful:
        # Their player holds them, or has laid them away; nobody else has them.
        for card, holder in doubtful.items():
            barred = _barred_to_others(barred, holder, card)
        laid = _laid(view, doubtful, barred, rng)
        unseen = [card for card in doubtful if card not in laid] + unseen + laid
    needs = [view.hand_counts[seat] - len(hands[seat]) for seat in range(seats)]
    for seat, some in enumerate(_shared_out(unseen, needs, barred)):
        hands[seat] += some
    held = {card for hand in hands for card in hand}
    left = [card for card in unseen if card not in held]
    aside = _laid_aside(view, doubtful, left)
    return State(public, tuple(map(tuple, hands)), tuple(left), tuple(map(tuple, aside)))


def _barred_to_others(
    barred: Sequence[frozenset[Card]], holder: Seat, card: Card
) -> tuple[frozenset[Card], ...]:
    """*barred*, where nobody but *holder* has *card*."""
    return tuple(bars if seat == holder else bars | {card} for seat, bars in enumerate(barred))


def _known_hands(view: View, doubtful: Collection[Card]) -> list[list[Card]]:
    """By seat the cards it holds for sure: the own hand, and the upcard that somebody took."""
    public = view.public
    hands: list[list[Card]] = [[] for _ in public.scores]
    hands[view.seat] += view.hand
    if public.taken is not None and public.taken not in doubtful and public.taker != view.seat:
        assert public.taker is not None
        hands[public.taker].append(public.taken)
    return hands


def _laid_aside(view: View, doubtful: Mapping[Card, Seat], left: list[Card]) -> list[list[Card]]:
    """By seat the cards that lie aside, taken from those *left*: first what is *doubtful*."""
    public = view.public
    aside: list[list[Card]] = [[] for _ in public.scores]
    aside[view.seat] += view.aside
    for card, holder in doubtful.items():
        if card in left:
            left.remove(card)
            aside[holder].append(card)
    for seat, lie in enumerate(aside):
        need = laid_aside_count(public, Seat(seat)) - len(lie)
        lie += left[:need]
        del left[:need]
    return aside


def _doubtful(view: View) -> dict[Card, Seat]:
    """Cards all have seen go to another player, who may have laid them away since: whose they
    are."""
    public = view.public
    found: dict[Card, Seat] = {}
    if public.taken is not None and public.may_lie_aside and public.taker is not None:
        found[public.taken] = public.taker
    shown = public.shown
    if shown is not None and shown is not public.left_seven and public.shown_to is not None:
        is_played = any(shown in trick.cards for trick in public.tricks)
        found |= {} if is_played else {shown: public.shown_to}
    return {card: holder for card, holder in found.items() if holder != view.seat}


def _laid(
    view: View,
    doubtful: Mapping[Card, Seat],
    barred: Sequence[frozenset[Card]],
    rng: Random,
) -> list[Card]:
    """Which of *doubtful* are taken to lie aside: those that cannot be held, or one now and then.

    No more of the cards that came face up than their player has laid aside of five.
    """
    public = view.public
    laid: list[Card] = []
    for card, holder in doubtful.items():
        is_waiting = public.phase is Phase.LAY_ASIDE and public.turn == holder
        if is_waiting and card is public.shown:
            continue
        if card in barred[holder]:
            laid.append(card)
    if not laid:
        waits = public.turn if public.phase is Phase.LAY_ASIDE else None
        some = [card for card, holder in doubtful.items() if holder != waits]
        laid = [card for card in some if rng.random() < _LAID][:1]
    return laid


def _shared_out(
    unseen: Sequence[Card], needs: Sequence[int], barred: Sequence[frozenset[Card]]
) -> list[list[Card]]:
    """By seat: so many of *unseen* as it needs, none that is barred; the rest is left over."""
    order = sorted(range(len(needs)), key=lambda seat: -len(barred[seat]))
    places = [seat for seat in order for _ in range(needs[seat])]
    holder: dict[int, int] = {}

    def is_placed(place: int, tried: set[int]) -> bool:
        for number, card in enumerate(unseen):
            if number in tried or card in barred[places[place]]:
                continue
            tried.add(number)
            if number not in holder or is_placed(holder[number], tried):
                holder[number] = place
                return True
        return False

    for place in range(len(places)):
        found = is_placed(place, set())
        assert found, "no deal of the unseen cards explains the play"
    shares: list[list[Card]] = [[] for _ in needs]
    for number, place in holder.items():
        shares[places[place]].append(unseen[number])
    return shares
