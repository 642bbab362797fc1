"""A whole state that looks like a given view: what bots search and what tests compare."""

from __future__ import annotations

from collections.abc import Collection, Sequence
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
            seat, played, before = (
                (trick.leader + place) % seats, trick.cards[place], trick.cards[:place]
            )  # fmt: skip
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
        # Their player holds them, or has laid one of them aside; nobody else has them.
        barred = _barred_to_others(barred, public.shown_to, frozenset(doubtful))
        laid = _laid(view, doubtful, barred, rng)
        unseen = [card for card in doubtful if card is not laid] + unseen
        unseen += [] if laid is None else [laid]
    needs = [view.hand_counts[seat] - len(hands[seat]) for seat in range(seats)]
    for seat, some in enumerate(_shared_out(unseen, needs, barred)):
        hands[seat] += some
    held = {card for hand in hands for card in hand}
    left = [card for card in unseen if card not in held]
    aside = _laid_aside(view, doubtful, left)
    return State(public, tuple(map(tuple, hands)), tuple(left), tuple(map(tuple, aside)))


def _barred_to_others(
    barred: Sequence[frozenset[Card]], holder: Seat | None, cards: frozenset[Card]
) -> tuple[frozenset[Card], ...]:
    """*barred*, where nobody but *holder* has one of *cards*."""
    return tuple(bars if seat == holder else bars | cards for seat, bars in enumerate(barred))


def _known_hands(view: View, doubtful: Collection[Card]) -> list[list[Card]]:
    """By seat the cards it holds for sure: the own hand, and the upcard that somebody took."""
    public = view.public
    hands: list[list[Card]] = [[] for _ in public.scores]
    hands[view.seat] += view.hand
    if public.taken is not None and public.taken not in doubtful and public.taker != view.seat:
        assert public.taker is not None
        hands[public.taker].append(public.taken)
    return hands


def _laid_aside(view: View, doubtful: Sequence[Card], left: list[Card]) -> list[list[Card]]:
    """By seat the cards that lie aside, taken from those *left*: first what is *doubtful*."""
    public = view.public
    aside: list[list[Card]] = [[] for _ in public.scores]
    aside[view.seat] += view.aside
    for card in doubtful:
        if card in left and public.shown_to is not None:
            left.remove(card)
            aside[public.shown_to].append(card)
    for seat, lie in enumerate(aside):
        need = laid_aside_count(public, Seat(seat)) - len(lie)
        lie += left[:need]
        del left[:need]
    return aside


def _doubtful(view: View) -> tuple[Card, ...]:
    """Cards all have seen go to the player with five cards, who may have laid one of them aside."""
    public = view.public
    if public.shown_to is None or view.seat == public.shown_to:
        return ()
    found = []
    if public.taken is not None and public.may_lie_aside:
        found.append(public.taken)
    shown = public.shown
    if shown is not None and shown is not public.left_seven:
        is_played = any(shown in trick.cards for trick in public.tricks)
        found += [] if is_played else [shown]
    return tuple(found)


def _laid(
    view: View, doubtful: Sequence[Card], barred: Sequence[frozenset[Card]], rng: Random
) -> Card | None:
    """Which of *doubtful* is taken to lie aside: one that cannot be held, or any now and then."""
    public = view.public
    seat = public.shown_to
    if public.phase is Phase.LAY_ASIDE and public.turn == seat:
        return None
    assert seat is not None
    for card in doubtful:
        if card in barred[seat]:
            return card
    return next((card for card in doubtful if rng.random() < _LAID), None)


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
