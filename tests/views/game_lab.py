"""A card table in a window of its own, and a person with a real mouse and keyboard before it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Generic, TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from whole_program import QUICK

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import PlayerBadge, PromptBar
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.session.seat_turn import AnyAdapter
from handfoot_gui.ui.table.places import LIFT, CardPlace
from handfoot_gui.ui.table.prompt_bar import PromptBarButton
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.timing import Timing

OFF: Final = prefs.Preferences(animation=prefs.Animation.OFF)

Move = TypeVar("Move")


def badges_of(presenter: AnyPresenter, view: Any) -> tuple[PlayerBadge, ...]:
    """The badges as the bridge makes them, but that nobody is a partner."""
    return tuple(
        PlayerBadge(
            facts.seat,
            presenter.names[facts.seat],
            facts.side,
            facts.cards,
            facts.reserve,
            "next" if facts.is_next else "",
            facts.is_to_move,
            facts.has_reserve_dealt,
        )
        for facts in presenter.facts.seats(view)
    )


def bar_of(presenter: AnyPresenter, view: Any, draft: Any) -> PromptBar:
    """The prompt bar as the bridge fills it."""
    said = presenter.prompt(view, draft)
    text = f"{said.name}, {said.expected}" if said.name else said.expected
    return PromptBar(said.name, text, said.facts)


def said_of_lifted(presenter: AnyPresenter, scene: TableScene) -> str:
    """What the prompt says that comes of the selected cards."""
    act = next(act for act in scene.actions.acts if act.role is ButtonRole.PRIMARY)
    said = presenter.lifted(scene.turn.view, scene.turn.draft, scene.selection.cards, act)
    assert said is not None
    return said.expected


class GameLab(ABC, Generic[Move]):
    """One seat's table; a lab of a game plays what is chosen at once."""

    ON_CARD: ClassVar[tuple[float, float]]
    """Units from a card's upper left corner to where it is clicked; that much of it shows."""

    def __init__(
        self,
        adapter: AnyAdapter,
        preferences: prefs.Preferences,
        size: tuple[int, int],
        style: Style,
        timing: Timing = QUICK,
    ) -> None:
        """What `show` needs is there before this is called."""
        self.moves: list[Move] = []
        self.refusals: list[Problem] = []
        self.view = TableView(timing=timing)
        self.view.resize(*size)
        self.scene = self.view.scene_
        self.scene.canvas.set_style(style)
        self.scene.canvas.set_preferences(preferences)
        self.scene.set_adapter(adapter)
        self.scene.move_chosen.connect(self.play)
        self.scene.refused.connect(self.refusals.append)
        self.view.show()
        self.show()
        self.view.activateWindow()
        self.view.setFocus()
        QApplication.processEvents()

    @abstractmethod
    def play(self, move: Move) -> None:
        """Make a move of the seat."""

    @abstractmethod
    def show(self) -> None:
        """Show the present state to the seat."""

    def close(self) -> None:
        self.scene.set_adapter(None)
        self.view.close()

    # --- where things are ---------------------------------------------------------------------

    def place(self, card: Card) -> CardPlace:
        for zone in self.scene.canvas.places.zones.values():
            for other, place in zone.cards:
                if other is card:
                    return place
        raise AssertionError(f"{card} is not to be seen")

    def card_point(self, card: Card) -> QPoint:
        """A point on the part of *card* that shows."""
        place, (x, y) = self.place(card), self.ON_CARD
        up = LIFT if card in self.scene.selection.cards else 0
        k = self.scene.canvas.scale.k
        return QPoint(round((place.x + x) * k), round((place.y + y - up) * k))

    def zone_point(self, key: str, *, at: float = 0.5) -> QPoint:
        """A point in the middle of a zone's height, *at* a part of its width."""
        k = self.scene.canvas.scale.k
        rect = self.scene.canvas.places.zones[key].rect
        return QPoint(round((rect.left() + at * rect.width()) * k), round(rect.center().y() * k))

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

    def press(self, code: str) -> None:
        """Click the strip's button."""
        button = self.button(code)
        assert button.isEnabled()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def button(self, code: str) -> PromptBarButton:
        """The prompt bar's button of that code, which must be there."""
        button = self.view.button(code)
        assert button is not None, f"no button {code}"
        return button

    def key(self, *keys: Qt.Key | str) -> None:
        for key in keys:
            if isinstance(key, str):
                QTest.keyClicks(self.view, key)
            else:
                QTest.keyClick(self.view, key)
