"""The switch at the end of the hand: sorted by rank, or by suit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from handfoot_gui.core.keys import keys_of
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.table import HAND
from handfoot_gui.ui.art.pictures import painted
from handfoot_gui.ui.table.background import CENTRE, LEFT, TablePainter
from handfoot_gui.ui.table.prompt_bar import ButtonState, PromptBarButton
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.theme import TextStyle, faint

translate = QCoreApplication.translate

_LAYER: Final = 20
_INSIDE: Final = 3.0
"""Between the switch's edge and the part of it that is lit."""
_RADIUS: Final = 9.0
_SIZES: Final = (15.0, 13.0)
"""Of its words, the first in which both are whole."""
_SPARE: Final = 6.0
_LABELLED: Final = 20.0
"""Units above the switch that its label needs."""


class SortSwitch(QObject):
    """Two real buttons, which the scene paints, so that dragged cards lie above them.

    Signal: ``chosen(Sorting)``, by whoever is at the table.
    """

    chosen = Signal(object)

    def __init__(self, view: QWidget, scene: TableScene) -> None:
        super().__init__(view)
        self._view = view
        self._scene = scene
        self._buttons: dict[Sorting, PromptBarButton] = {}
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(_LAYER)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._item)
        self._painted: tuple[object, ...] = ()
        """All that its picture shows."""
        scene.canvas.arranged.connect(self._arrange)

    def offer(self) -> None:
        """Let the player choose here how the hand is sorted."""
        self._scene.canvas.hand.sorts = True

    @property
    def visible(self) -> list[PromptBarButton]:
        """Its two buttons, where it is shown."""
        return [one for one in self._buttons.values() if one.isVisibleTo(self._view)]

    def turn(self) -> bool:
        """Sort the hand the other way; False where that is not offered."""
        canvas = self._scene.canvas
        hand = canvas.table.zone(HAND)
        if not canvas.hand.sorts or hand is None or not hand.cards:
            return False
        is_ranked = canvas.preferences.sorting is Sorting.RANK
        self._choose(Sorting.SUIT if is_ranked else Sorting.RANK)
        return True

    def _choose(self, sorting: Sorting) -> None:
        if sorting is not self._scene.canvas.preferences.sorting:
            self.chosen.emit(sorting)
        said = {
            Sorting.RANK: translate("Table", "Your hand is sorted by rank."),
            Sorting.SUIT: translate("Table", "Your hand is sorted by suit."),
        }
        self._scene.say(said[sorting])
        # A button that is pressed again stays down.
        self._arrange()

    def _arrange(self) -> None:
        canvas = self._scene.canvas
        place = None if canvas.shown.is_empty else canvas.places.sorting
        if place is None:
            for button in self._buttons.values():
                if button.hasFocus():
                    self._view.setFocus()
                button.hide()
                # On a covered table nothing is left where a screen reader may find it.
                button.setText("")
                button.setAccessibleName("")
        else:
            for sorting, rect in self._parts(place).items():
                self._show(sorting, canvas.scale.in_view(rect))
        self._paint()

    def _show(self, sorting: Sorting, rect: QRect) -> None:
        button = self._buttons.get(sorting)
        if button is None:
            button = self._buttons[sorting] = self._made(sorting)
        button.setText(_text(sorting))
        button.setAccessibleName(
            translate("Table", "Sort by rank")
            if sorting is Sorting.RANK
            else translate("Table", "Sort by suit")
        )
        keys = keys_of(self._scene.canvas.preferences)
        button.setAccessibleDescription(key_name(keys.shown("sort-hand")))
        button.setChecked(sorting is self._scene.canvas.preferences.sorting)
        button.setGeometry(rect)
        button.show()

    def _made(self, sorting: Sorting) -> PromptBarButton:
        made = PromptBarButton(self._view)
        made.setObjectName(f"sort-{sorting}")
        made.setCheckable(True)
        made.clicked.connect(lambda: self._choose(sorting))
        made.repaint_needed.connect(self._paint)
        # The Tab key comes to it after the buttons of the prompt bar.
        before = [self._view, *self._view.findChildren(PromptBarButton)][-2]
        QWidget.setTabOrder(before, made)
        return made

    @staticmethod
    def _parts(place: QRectF) -> dict[Sorting, QRectF]:
        """The two halves, each as high as the switch: a press on its edge is meant, too."""
        half = place.adjusted(0, 0, -place.width() / 2, 0)
        return {Sorting.RANK: half, Sorting.SUIT: half.translated(half.width(), 0)}

    def _paint(self) -> None:
        canvas = self._scene.canvas
        place = None if canvas.shown.is_empty else canvas.places.sorting
        if place is None:
            self._item.setPixmap(QPixmap())
            self._painted = ()
            return
        scale, theme, chosen = canvas.scale, canvas.style.theme, canvas.preferences.sorting
        states = {
            sorting: ButtonState(one.underMouse(), one.isDown(), one.hasFocus())
            for sorting, one in self._buttons.items()
        }
        labelled = canvas.places.hand.top() <= place.top() - _LABELLED
        words = (translate("Table", "Sort by"), *map(_text, self._buttons))
        seen = (theme, place, chosen, labelled, states, words, scale.k, scale.dpr)
        if seen == self._painted:
            return
        self._painted = seen
        whole = place.adjusted(-_SPARE, -_SPARE - _LABELLED, _SPARE, _SPARE)

        def paint(painter: QPainter) -> None:
            painter.scale(scale.k, scale.k)
            painter.translate(-whole.topLeft())
            brush = TablePainter(painter, theme, canvas.atlas, scale.dpr)
            if labelled:
                above = QRectF(place.left(), place.top() - 24, place.width(), 20)
                brush.text(above, words[0], TextStyle.LABEL, theme.on2, LEFT)
            brush.plate(place)
            for sorting, rect in self._parts(place).items():
                self._paint_part(brush, sorting, rect, states[sorting], is_on=sorting is chosen)

        size = QSize(*(round(side * scale.k * scale.dpr) for side in whole.size().toTuple()))
        self._item.setPixmap(painted(size, scale.dpr, paint))
        self._item.setPos(scale.point(whole.x(), whole.y()))

    @staticmethod
    def _paint_part(
        brush: TablePainter, sorting: Sorting, rect: QRectF, state: ButtonState, *, is_on: bool
    ) -> None:
        painter, theme = brush.painter, brush.theme
        body = rect.adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
        painter.setPen(Qt.PenStyle.NoPen)
        if is_on:
            painter.setBrush(QColor(theme.on))
            painter.drawRoundedRect(body, _RADIUS, _RADIUS)
        elif state.is_pointed_at or state.is_down:
            painter.setBrush(QColor(faint("#FFFFFF", theme.shares.lit)))
            painter.drawRoundedRect(body, _RADIUS, _RADIUS)
        if state.has_focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.focus_inner), 3))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
            painter.setPen(QPen(QColor(theme.focus_outer), 3))
            painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), _RADIUS + 2, _RADIUS + 2)
        ink = theme.table if is_on else theme.on
        text, role = _text(sorting), TextStyle.BUTTON
        fits = (size for size in _SIZES if brush.width(text, role, size) <= body.width() - 4)
        brush.text(body, text, role, ink, CENTRE, size=next(fits, _SIZES[-1]))


def _text(sorting: Sorting) -> str:
    return translate("Table", "Rank") if sorting is Sorting.RANK else translate("Table", "Suit")
