"""A card table with a real engine behind it, for tests that drag real cards with the mouse."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from table_positions import RULES, position

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.errors import Problem
from handfoot_gui.engine.game import TABLE, Seat
from handfoot_gui.engine.hand_and_foot.moves import Move
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot
from handfoot_gui.engine.hand_and_foot.state import Phase, State
from handfoot_gui.model import preferences as prefs
from handfoot_gui.model.tables.hand_and_foot import HandAndFootTable
from handfoot_gui.views.table.furniture import Plate, Strip
from handfoot_gui.views.table.places import LIFT, CardPlace
from handfoot_gui.views.table.view import TableView
from handfoot_gui.views.theme import LIGHT, Look

__all__ = ["NAMES", "OFF", "RULES", "Lab", "position"]

NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra", "Nina")
OFF = prefs.Preferences(animation=prefs.Animation.OFF)


class Lab:
    """One table in a window, and a stand-in for the bridge that plays what the scene chooses."""

    def __init__(
        self,
        state: State,
        *,
        preferences: prefs.Preferences = OFF,
        size: tuple[int, int] = (1040, 672),
        look: Look | None = None,
        rules: HandAndFoot = RULES,
    ) -> None:
        self.state = state
        self.rules = rules
        self.moves: list[Move] = []
        self.refusals: list[Problem] = []
        self.warnings: list[tuple[object, Move]] = []
        self.view = TableView()
        self.view.resize(*size)
        self.scene = self.view.scene_
        self.scene.set_look(look or Look(LIGHT, 1.0))
        self.scene.set_preferences(preferences)
        self.scene.set_adapter(HandAndFootTable(rules))
        self.scene.move_chosen.connect(self.play)
        self.scene.refused.connect(self.refusals.append)
        self.scene.warned.connect(lambda slip, move: self.warnings.append((slip, move)))
        self.view.show()
        self.show()
        self.view.activateWindow()
        self.view.setFocus()
        QApplication.processEvents()

    def close(self) -> None:
        self.scene.set_adapter(None)
        self.view.close()

    def play(self, move: Move) -> None:
        """Apply a move of seat 0, and what the table does after it."""
        self.moves.append(move)
        rules = self.rules
        self.state = rules.apply(self.state, Seat(0), move)
        rng = Random(3)
        while rules.actor(self.state) == TABLE and self.state.public.phase in (
            Phase.PLAY,
            Phase.DRAW,
            Phase.TURN_OVER,
            Phase.LIFT,
        ):
            self.state = rules.apply(self.state, TABLE, rules.table_move(self.state, rng))
        self.show()

    def show(self) -> None:
        view = self.rules.view(self.state, Seat(0))
        options = self.rules.options
        partners = options.partners_of(0)
        turn = view.public.turn
        plates = (
            Plate(
                Seat(seat),
                name,
                name[0],
                options.side_of(seat),
                view.holding_counts[seat],
                view.foot_counts[seat],
                "partner" if seat in partners else "next" if seat == 1 else "",
                is_playing=seat == turn and seat != 0,
            )
            for seat, name in enumerate(NAMES[: options.players])
        )
        self.scene.show_view(view, plates=plates)
        self.scene.set_strip(Strip("Marta", "Marta, play.", f"{len(view.holding)} cards"))

    # --- where things are ---------------------------------------------------------------------

    def hand(self, *ranks: Rank) -> tuple[Card, ...]:
        """The cards of these ranks in the hand, in its order."""
        assert self.scene.table is not None
        return tuple(card for card in self.scene.table.hand if not ranks or card.rank in ranks)

    def place(self, card: Card) -> CardPlace:
        assert self.scene.places is not None
        for zone in self.scene.places.zones.values():
            for other, place in zone.cards:
                if other is card:
                    return place
        raise AssertionError(f"{card} is not to be seen")

    def card_point(self, card: Card) -> QPoint:
        """A point on the strip of *card* that shows."""
        place = self.place(card)
        up = LIFT if card in self.scene.lifted else 0
        k = self.scene.scale.k
        return QPoint(round((place.x + 9) * k), round((place.y + 14 - up) * k))

    def zone_point(self, key: str) -> QPoint:
        assert self.scene.places is not None
        k = self.scene.scale.k
        centre = self.scene.places.zones[key].rect.center()
        return QPoint(round(centre.x() * k), round(centre.y() * k))

    def item_point(self, card: Card) -> QPoint:
        item = self.scene.stage.item(card)
        assert item is not None
        return item.pos().toPoint()

    # --- what a person does -------------------------------------------------------------------

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def double_click(self, at: QPoint) -> None:
        self.click(at)
        QTest.mouseDClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def press_and_move(self, start: QPoint, end: QPoint) -> None:
        port = self.view.viewport()
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(port, start + (end - start) * step / 5)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.press_and_move(start, end)
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=end)

    def key(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.view, key)
            else:
                QTest.keyClick(self.view, key)
