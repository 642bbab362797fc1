"""A table of Raub with a real engine behind it, for tests with a real mouse and keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from raub_positions import Deals

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.errors import Problem
from handfoot_gui.engine.raub.moves import Move
from handfoot_gui.model import preferences as prefs
from handfoot_gui.model.tables.raub_desk import RaubDesk
from handfoot_gui.model.tables.raub_scene import RaubScene
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.table.furniture import Plate, Strip
from handfoot_gui.views.table.places import LIFT
from handfoot_gui.views.table.view import TableView
from handfoot_gui.views.theme import LIGHT, Look

NAMES = ("Marta", "Karl", "Josip", "Elise")
OFF = prefs.Preferences(animation=prefs.Animation.OFF)


class RaubLab:
    """Seat 0's table in a window; moves it chooses are played at once."""

    def __init__(
        self,
        deals: Deals,
        *,
        liked: prefs.Preferences = OFF,
        size: tuple[int, int] = (1040, 672),
        scale: float = 1.0,
    ) -> None:
        self.deals = deals
        self.moves: list[Move] = []
        self.refusals: list[Problem] = []
        self.desk = RaubDesk(deals.rules, NAMES[: deals.players], Words())
        self.desk.prefer(liked)
        self.view = TableView()
        self.view.resize(*size)
        self.scene = self.view.scene_
        self.scene.set_look(Look(LIGHT, scale))
        self.scene.set_preferences(liked)
        self.scene.set_adapter(self.desk.table)
        self.scene.move_chosen.connect(self.play)
        self.scene.refused.connect(self.refusals.append)
        self.view.show()
        self.show()
        self.view.activateWindow()
        self.view.setFocus()
        QApplication.processEvents()

    def close(self) -> None:
        self.scene.set_adapter(None)
        self.view.close()

    def play(self, move: Move) -> None:
        """Apply a move of seat 0."""
        self.moves.append(move)
        self.deals.do(move, 0)
        self.show()

    def show(self) -> None:
        """Show the present state to seat 0."""
        view = self.deals.view(0)
        plates = tuple(
            Plate(
                facts.seat,
                NAMES[facts.seat],
                NAMES[facts.seat][0],
                facts.side,
                facts.cards,
                0,
                is_playing=facts.is_to_move,
            )
            for facts in self.desk.seat_facts(view)
        )
        self.scene.show_view(view, plates=plates)
        said = self.desk.prompt(view, self.desk.table.empty)
        text = f"{said.name}, {said.expected}" if said.name else said.expected
        self.scene.set_strip(Strip(said.name, text, said.facts))

    @property
    def table(self) -> RaubScene:
        table = self.scene.table
        assert isinstance(table, RaubScene)
        return table

    @property
    def hand(self) -> tuple[Card, ...]:
        return self.table.hand

    def card(self, face: str) -> Card:
        """The card of the hand with that face."""
        return next(card for card in self.hand if card.face == face)

    # --- where things are ---------------------------------------------------------------------

    def card_point(self, face: str) -> QPoint:
        assert self.scene.places is not None
        card = Card.parse(f"{face}1")
        k = self.scene.scale.k
        for zone in self.scene.places.zones.values():
            for other, place in zone.cards:
                if other is card:
                    up = LIFT if card in self.scene.lifted else 0
                    return QPoint(round((place.x + 16) * k), round((place.y + 40 - up) * k))
        raise AssertionError(f"{face} is not to be seen")

    def zone_point(self, key: str) -> QPoint:
        assert self.scene.places is not None
        k = self.scene.scale.k
        centre = self.scene.places.zones[key].rect.center()
        return QPoint(round(centre.x() * k), round(centre.y() * k))

    # --- what a person does -------------------------------------------------------------------

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        port = self.view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def press(self, code: str) -> None:
        """Click the strip's button."""
        button = self.view.button(code)
        assert button is not None, f"no button {code}"
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def key(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.view, key)
            else:
                QTest.keyClick(self.view, key)
