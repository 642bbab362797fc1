"""A table that is taken apart at the screen for somebody who plays by a phone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from family_lab import set_out
from msgspec.structs import replace
from phones_at_table_lab import Held, Room
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from scrambling import scrambled, whole_state
from watching import faces, hands, texts

from handfoot_gui.core.cards import Card
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.table.places import LIFT

ON_CARD: Final = (10.0, 30.0)
"""Units from a card's upper left corner to a point that shows of it."""


class AtTheScreen:
    """What somebody sees and does at the screen with the mouse."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.game = room.game

    @property
    def open_table(self) -> OpenTable:
        table = self.game.scene.seat_table
        assert isinstance(table, OpenTable)
        return table

    @property
    def tray(self) -> set[str]:
        """What lies open in it."""
        return {card.face for card in self.game.scene.table.hand}

    def held(self, phone: Held) -> SeatTable:
        """The table that is kept for *phone*."""
        return self.game.shown.hand_over.tables.of(phone.seat)

    def melds(self) -> list[str]:
        """The melds as the screen shows them, by faces."""
        zones = self.game.scene.table.zones
        return [
            " ".join(card.face for card in zone.cards)
            for zone in zones
            if zone.is_row and zone.cards
        ]

    def meld_with(self, face: str, *more: str) -> str:
        """The key of the meld that has these cards."""
        for zone in self.game.scene.table.zones:
            if zone.is_row and {face, *more} <= {card.face for card in zone.cards}:
                return zone.key
        raise AssertionError(f"no meld has {face}")

    def card_in(self, key: str, face: str) -> Card:
        zone = self.game.scene.table.zone(key)
        assert zone is not None
        return next(card for card in zone.cards if card.face == face)

    def point_of(self, card: Card) -> QPoint:
        places = self.game.scene.canvas.places.zones.values()
        place = next(at for zone in places for one, at in zone.cards if one is card)
        k = self.game.scene.canvas.scale.k
        up = LIFT if card in self.game.scene.selection.cards else 0
        return QPoint(round((place.x + ON_CARD[0]) * k), round((place.y + ON_CARD[1] - up) * k))

    def point_in(self, key: str, *, at: float = 0.9) -> QPoint:
        k = self.game.scene.canvas.scale.k
        rect = self.game.scene.canvas.places.zones[key].rect
        return QPoint(round((rect.left() + at * rect.width()) * k), round(rect.center().y() * k))

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.game.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        self.room.settle()

    def drag(self, start: QPoint, end: QPoint) -> None:
        port, left = self.game.view.viewport(), Qt.MouseButton.LeftButton
        QTest.mousePress(port, left, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
        QTest.mouseRelease(port, left, pos=end)
        self.room.settle()

    def press(self, code: str) -> None:
        """Press a button of the strip with the mouse."""
        button = self.game.view.button(code)
        assert button is not None, code
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        self.room.settle()

    def hidden(self, phone: Held) -> set[Card]:
        """What nobody at the screen may see: all hands, but what is lifted or laid out by
        *phone*."""
        held = self.held(phone)
        shown = {*held.selection.cards, *held.turn.draft.cards}
        return {card for hand in hands(self.game) for card in hand} - shown

    def leaks(self, phone: Held) -> set[Card]:
        """The cards that can be seen, or could still be shown, and that nobody may see."""
        return faces(self.game) & self.hidden(phone)


def on_phones(room: Room, *seats: int, is_wide: bool = False) -> None:
    """A kept game of four in which these have narrow phones, as everybody looks at the table."""
    set_out(room.program, "manipulation/classic-4", 60, "p", "p", "p", "p")
    room.program.window.resize(1280, 720)
    room.program.window.show()
    room.send(*seats)
    for seat in seats:
        room.phone(seat, is_wide=is_wide)


def to_own_turn(room: Room, *, begins: Callable[[Held], object] = lambda _: None) -> Held:
    """The phone of somebody who has drawn, and may take the table apart; it *begins* with
    something before that."""
    while True:
        assert room.waits() is Waiting.ELSEWHERE
        phone = room.asked()
        begins(phone)
        if phone.buttons().get("draw", {}).get("role") != "primary":
            room.settle()
            return phone
        phone.press("draw")


def give(room: Room, phone: Held, face: str) -> Card:
    """Let *phone* hold a card that looks so, and somebody else, or the stock, one of its cards."""
    session = room.game.play.session
    state = whole_state(session)
    hand = state.hands[phone.seat]
    if found := next((card for card in hand if card.face == face), None):
        return found
    others = [card for cards in (*state.hands, state.stock) for card in cards]
    wanted = next(card for card in others if card.face == face)
    given = next(card for card in hand if not card.is_joker)
    swap = {wanted: given, given: wanted}

    def changed(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(swap.get(card, card) for card in cards)

    session._course._states[-1] = replace(
        state, hands=tuple(map(changed, state.hands)), stock=changed(state.stock)
    )
    room.game.play.changed.emit()
    room.settle()
    return wanted


def number_of(room: Room, phone: Held, card: Card) -> int:
    """What *phone* calls *card*."""
    numbers = room.hands.phones._held[phone.seat].seat._shown.numbers
    return next(one for one in phone.hand if numbers.card(one) is card)


def seen(room: Room) -> tuple[set[str], bytes]:
    """All that the page says anywhere, and how it looks."""
    QApplication.processEvents()
    page = room.program.game_controller.pages.table
    picture = page.grab().toImage()
    return texts(page), bytes(picture.constBits())


def mix(room: Room, open_cards: set[Card], rng: Random) -> None:
    """Exchange all cards that are hidden at the screen."""
    session = room.game.play.session
    state = whole_state(session)
    mixed = scrambled(state, rng)
    # What is open stays where it was: it changes places with what has come there.
    pairs = zip(
        [card for cards in (*state.hands, state.stock) for card in cards],
        [card for cards in (*mixed.hands, mixed.stock) for card in cards],
        strict=True,
    )
    before = list(pairs)
    now = [new for _, new in before]
    for at, (old, _) in enumerate(before):
        if old in open_cards:
            other = now.index(old)
            now[other], now[at] = now[at], old
    dealt = iter(now)
    hands_now = tuple(tuple(next(dealt) for _ in hand) for hand in state.hands)
    stock = tuple(next(dealt) for _ in state.stock)
    session._course._states[-1] = replace(state, hands=hands_now, stock=stock)
    room.game.play.changed.emit()
    room.settle()
