"""A deal as it is seen: backs come to every seat in order, and what is counted counts up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, STOCK, Dealt
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.table.background import Background
from handfoot_gui.ui.table.card_items import CardItems, Transition, pile_place
from handfoot_gui.ui.table.flights import MOST_MS, TURN_MS
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.table.places import CardPlace

WHOLE_MS: Final = 1900.0
"""So long a deal takes at most, however slow cards glide."""
_APART_MS: Final = 60.0
"""From one card to the next where there are few."""
_LIFT_MS: Final = 260.0
_RAISED: Final = (0.4, -0.22)
"""Of a card's width: how far to the right and down a bundle is lifted off the deck."""
_SHEETS: Final = 3
"""Backs that stand for a bundle."""
_MOST_BACKS: Final = 9
"""More are not shown of cards kept apart."""
_REPAINT_MS: Final = 50


class _Step(Struct, frozen=True):
    """One part of a deal, and when it comes."""

    dealt: Dealt
    start: CardPlace
    delay: float
    """Milliseconds."""
    cards: tuple[Card, ...] = ()
    """Those whose faces the viewer sees in the end."""


class Dealing:
    """One deal on its way; `follow` is called after every frame."""

    def __init__(
        self, dealt: Sequence[Dealt], transition: Transition, cards: CardItems,
        repaint: Callable[[], None], begins: float = 0.0,
    ) -> None:  # fmt: skip
        """*repaint* is called when the counts have changed; the first card comes after so many
        milliseconds."""
        self._begins = begins
        self._transition = transition
        self._cards = cards
        self._repaint = repaint
        self._since = QElapsedTimer()
        self._since.start()
        self._coming: list[tuple[Dealt, CardItem]] = []
        self._is_counted = True
        self._deck = pile_place(transition.now.places, STOCK)
        self._steps = tuple(self._in_order(dealt))

    @property
    def is_over(self) -> bool:
        """Whether every card lies where it belongs."""
        return not self._coming

    # --- the flights --------------------------------------------------------------------------

    def _in_order(self, dealt: Sequence[Dealt]) -> Iterator[_Step]:
        deck, own = self._deck, self._transition.now.table.seat
        if deck is None:
            return
        right, down = _RAISED
        raised = deck.moved(right * deck.width, down * deck.width)
        begin = _LIFT_MS if any(one.is_lifted for one in dealt) else 0.0
        longest = WHOLE_MS / self._cards.animator.factor - begin - MOST_MS - TURN_MS
        begin += self._begins
        apart = min(_APART_MS, longest / len(dealt))
        zones = self._transition.now.places.zones
        hand = (card for card, _ in zones[HAND].cards)
        turned_up = (card for key in zones if key != HAND for card, _ in zones[key].cards)
        for number, one in enumerate(dealt):
            cards: tuple[Card, ...] = ()
            if one.seat is None:
                cards = tuple(islice(turned_up, one.count))
            elif one.seat == own and not one.is_reserve:
                cards = tuple(islice(hand, one.count))
            yield _Step(one, raised if one.is_lifted else deck, begin + apart * number, cards)

    @property
    def faces(self) -> dict[Card, tuple[CardPlace, float]]:
        """Where from and after how many milliseconds the cards come whose faces may be seen."""
        return {card: (step.start, step.delay) for step in self._steps for card in step.cards}

    def launch(self) -> None:
        """Send off all else, once the `faces` are on their way."""
        cards, table = self._cards, self._transition.now.table
        unseen = 0
        for step in self._steps:
            one, place = step.dealt, self._transition.badge(step.dealt.seat)
            items = [cards.item(card) for card in step.cards]
            if self._transition.now.places.afar is not None and place is not None:
                # Without hands every seat has a plate.
                items.append(self._bundle(step, place))
            elif one.seat == table.seat and one.is_reserve:
                for zone in table.zones:
                    if zone.is_reserve:
                        items += cards.bring_backs(zone.key, 0, _MOST_BACKS, step.start, step.delay)
            elif one.seat == table.seat and not items:
                items += cards.bring_backs(HAND, unseen, one.count, step.start, step.delay)
                unseen += one.count
            elif place is not None and one.seat is not None:
                items.append(self._bundle(step, place))
            self._coming += [(one, item) for item in items if item is not None]
        self._lift()
        cards.animator.launch()

    def _bundle(self, step: _Step, end: CardPlace) -> CardItem:
        """Backs on their way to another player; gives the uppermost."""
        back = Back.WINE if step.dealt.is_reserve else Back.BLUE
        for depth in reversed(range(min(step.dealt.count, _SHEETS))):
            start = step.start.moved(-2 * depth, 1.5 * depth)
            item = self._cards.fly_back(back, start, end.moved(-depth, depth), step.delay)
        return item

    def _lift(self) -> None:
        """A bundle is lifted off the deck first, where players do so."""
        step = next((step for step in self._steps if step.dealt.is_lifted), None)
        if step is None or self._deck is None:
            return
        for depth in reversed(range(_SHEETS)):
            start, end = (
                place.moved(-2 * depth, 1.5 * depth) for place in (self._deck, step.start)
            )
            self._cards.fly_back(Back.BLUE, start, end, 0.0, _LIFT_MS)

    # --- what is counted meanwhile --------------------------------------------------------------

    def follow(self) -> None:
        """Count what has landed since the last time."""
        flying = self._cards.animator.is_in_flight
        coming = [(one, item) for one, item in self._coming if flying(item)]
        if len(coming) < len(self._coming):
            self._coming, self._is_counted = coming, False
        if not self._is_counted and self._since.elapsed() >= _REPAINT_MS:
            self._is_counted = True
            self._since.restart()
            self._repaint()

    def seen(self, background: Background) -> Background:
        """*background* with the counts as they are now."""
        own = background.table.seat
        reserves = {one.seat: one.count for one, _ in self._coming if one.is_reserve}
        to_come = Counter[Seat | None]()
        for one, _ in self._coming:
            if not one.is_reserve:
                # What lies open or in the own hand comes card by card, the rest as one back.
                to_come[one.seat] += 1 if one.seat in (own, None) else one.count
        badges = tuple(
            replace(
                badge,
                cards=badge.cards - to_come[badge.seat],
                reserve=0 if badge.seat in reserves else badge.reserve,
                has_reserve_dealt=badge.has_reserve_dealt and badge.seat not in reserves,
            )
            for badge in background.badges
        )
        table, rest = background.table, to_come.total() + sum(reserves.values())
        zones = tuple(
            replace(zone, backs=zone.backs + rest) if zone.key == STOCK else zone
            for zone in table.zones
            if not (zone.is_reserve and own in reserves)
        )
        table = replace(table, zones=zones)
        return replace(background, badges=badges, table=table, is_dealing=True)
