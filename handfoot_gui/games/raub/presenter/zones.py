"""The zones of a table of Raub: talon, upcards, the trick, what is known of other hands."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from msgspec import Struct

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import SUIT_ORDER, Card, Suit
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HandOrder, Zone
from handfoot_gui.games.raub.rules.legality import (
    SEVEN_PHASES,
    holds_seven,
    player_to_move,
)
from handfoot_gui.games.raub.rules.state import Phase, Public, Trick
from handfoot_gui.games.raub.rules.view import View

UPCARDS: Final = "upcards"
ASIDE: Final = "aside"
PAST: Final = "past"
"""Keys of the zones there is only one of; `PAST` is the button that shows the tricks again."""


def trick_key(seat: Seat) -> str:
    """The zone of the card that *seat* plays to the trick."""
    return f"trick{seat}"


def past_key(number: int) -> str:
    """The zone of a trick that is looked at again, counted from 0."""
    return f"past{number}"


def known_key(seat: Seat) -> str:
    """The zone of the cards that everybody knows to be in the hand of *seat*."""
    return f"known{seat}"


class Place(StrEnum):
    """The kinds of zones in Raub."""

    HAND = "hand"
    TALON = "talon"
    UPCARDS = "upcards"
    """Turned up and out of hands; the raubed one last."""
    ASIDE = "aside"
    """Where the player to exchange lays cards."""
    KNOWN = "known"
    TRICK = "trick"
    PAST = "past"


class RaubDraft(Struct, frozen=True):
    """Nothing is ever laid out in Raub; but the tricks of the deal may be looked at again."""

    looks_back: bool = False

    @property
    def cards(self) -> frozenset[Card]:
        return frozenset()

    @property
    def is_empty(self) -> bool:
        return not self.looks_back


class RaubZone(t.Zone, frozen=True, kw_only=True):
    """A zone with what is said of it."""

    said: str = ""
    """By a screen reader."""
    note: str = ""
    """Beside its cards."""


def is_asked(view: View) -> bool:
    """Whether the seat of *view* has to act."""
    public = view.public
    if player_to_move(public) != view.seat:
        return False
    return public.phase not in SEVEN_PHASES or holds_seven(public, view.hand)


def actor_seen(view: View) -> Seat | None:
    """Whose act is waited for, as far as the seat of *view* may know."""
    public = view.public
    if public.phase in SEVEN_PHASES:
        # Whoever holds the seven is asked, and nobody else may notice.
        return view.seat if is_asked(view) else None
    return player_to_move(public)


def zones_of(view: View, order: HandOrder, *, looks_back: bool) -> tuple[Zone, ...]:
    """All zones the seat of *view* sees, not yet named."""
    public = view.public
    hidden = view.hand_counts[view.seat] - len(view.hand) if view.hand_counts else 0
    zones = [
        Zone(
            t.HAND,
            Place.HAND,
            cards=hand_order(view.hand, order, public.trumps),
            backs=hidden,
        )
    ]
    if public.upcards or public.trumps is not None:
        zones.append(Zone(t.STOCK, Place.TALON, backs=view.talon_count, is_stock=True))
        left = (public.left_seven,) if public.left_seven is not None else ()
        zones.append(Zone(UPCARDS, Place.UPCARDS, cards=(*public.upcards, *left)))
    is_exchange = public.phase in (Phase.EXCHANGE, Phase.LAY_ASIDE)
    if is_exchange and (is_asked(view) or view.aside):
        zones.append(Zone(ASIDE, Place.ASIDE, view.seat, backs=len(view.aside)))
    zones += _known(view)
    if looks_back:
        zones += [
            Zone(past_key(number), Place.PAST, cards=trick.cards)
            for number, trick in enumerate(public.tricks)
        ]
    elif public.phase in (Phase.PLAY, Phase.SWEEP):
        zones += _trick(public)
    return tuple(zones)


def _trick(public: Public) -> list[Zone]:
    """A place for every seat's card; empty ones too."""
    seats = len(public.scores)
    trick = public.tricks[-1] if public.tricks else None
    if trick is None or trick.winner is not None:
        trick = Trick(public.turn, ())
    zones = []
    for seat in map(Seat, range(seats)):
        step = (seat - trick.leader) % seats
        cards = trick.cards[step : step + 1]
        zones.append(Zone(trick_key(seat), Place.TRICK, seat, cards))
    return zones


def _known(view: View) -> list[Zone]:
    """Cards that all have seen go into another player's hand."""
    public = view.public
    found: dict[Seat, list[Card]] = {}
    is_exchange = public.phase in (Phase.EXCHANGE, Phase.LAY_ASIDE, *SEVEN_PHASES)
    is_told = is_exchange or not public.may_lie_aside
    if is_told and public.taken is not None and public.taker is not None:
        found.setdefault(public.taker, []).append(public.taken)
    if is_exchange and public.shown is not None and public.shown_to is not None:
        found.setdefault(public.shown_to, []).append(public.shown)
    return [
        Zone(known_key(seat), Place.KNOWN, seat, tuple(cards))
        for seat, cards in found.items()
        if seat != view.seat
    ]


def hand_order(cards: Iterable[Card], order: HandOrder, trumps: Suit | None) -> tuple[Card, ...]:
    """The hand as its player wants it; by suit, trumps come first."""
    match order.sorting:
        case Sorting.RANK:
            return tuple(sorted(cards, key=lambda card: card.order))
        case Sorting.SUIT:
            return tuple(
                sorted(
                    cards,
                    key=lambda card: (card.suit is not trumps, SUIT_ORDER[card.suit], card.order),
                )
            )
        case Sorting.OWN:
            return order.as_laid(sorted(cards, key=lambda card: card.order))
