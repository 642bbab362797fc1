"""The prompt bar on the card table: real buttons, and the picture of the bar below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from handfoot_gui.core.messages import BarButton
from handfoot_gui.core.seats import TABLE
from handfoot_gui.ui.art.pictures import painted
from handfoot_gui.ui.table.prompt_bar import (
    ButtonState,
    PromptBarButton,
    button_rects,
    fitting,
    paint_button,
    paint_prompt_bar,
)
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.timing import Timing

_LAYER: Final = 20


class BarButtons(QObject):
    """The buttons that a scene's `Actions` offer now, laid out in its prompt bar."""

    def __init__(self, view: QWidget, scene: TableScene, timing: Timing) -> None:
        super().__init__(view)
        self._timing = timing
        self._view = view
        self._scene = scene
        self._item = QGraphicsPixmapItem()
        self._item.setZValue(_LAYER)
        self._item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self._item)
        self._widgets: list[PromptBarButton] = []
        self._rects: tuple[QRectF, ...] = ()
        self._shown: tuple[BarButton, ...] = ()
        """What the buttons say, shortened where they would crowd out the prompt."""
        self._painted: tuple[object, ...] = ()
        """All that its picture shows."""
        self._quiet = QDeadlineTimer()
        """Until then the buttons take no press."""
        scene.canvas.arranged.connect(self._arrange)
        scene.actions.prompt_bar_changed.connect(self._arrange)
        scene.canvas.cursor_moved.connect(self._paint)

    @property
    def visible(self) -> list[PromptBarButton]:
        """The buttons from left to right."""
        return [widget for widget in self._widgets if widget.isVisibleTo(self._view)]

    @property
    def picture(self) -> QPixmap:
        """The prompt bar as it is painted."""
        return self._item.pixmap()

    @property
    def takes_presses(self) -> bool:
        """Whether no button has just gone by itself."""
        return self._quiet.hasExpired()

    def _arrange(self) -> None:
        canvas, actions = self._scene.canvas, self._scene.actions
        bar, values = canvas.places.prompt_bar, tuple[BarButton, ...]()
        if not canvas.shown.is_empty:
            values = fitting(actions.buttons, bar, keeps_facts=actions.bar.keeps_facts)
        while len(self._widgets) < len(values):
            self._widgets.append(self._made())
        rects = button_rects(values, bar)
        if self._are_in_the_way(values, rects):
            self._quiet = QDeadlineTimer(self._timing.button_gone)
        self._shown, self._rects = values, rects
        codes = (value.code for value in values)
        canvas.signs.place_buttons(dict(zip(codes, rects, strict=True)))
        for widget, value, rect in zip(self._widgets, values, rects, strict=False):
            self._show(widget, value, rect)
        for widget in self._widgets[len(values) :]:
            self._hide(widget)
        self._paint()

    def _are_in_the_way(self, values: Sequence[BarButton], rects: Sequence[QRectF]) -> bool:
        """Whether buttons lie now where one was that goes by itself, and may just be pressed."""
        shown = zip(self._shown, self._rects, strict=True)
        passed = [rect for button, rect in shown if button.is_passing]
        is_free = values and not any(rect.intersects(gone) for rect in rects for gone in passed)
        goes_on = any(button.is_passing for button in values)
        return bool(passed) and not is_free and not goes_on

    def _made(self) -> PromptBarButton:
        made = PromptBarButton(self._view)
        made.clicked.connect(self._on_clicked)
        made.asked_why.connect(self._on_clicked)
        made.repaint_needed.connect(self._paint)
        return made

    def _show(self, widget: PromptBarButton, value: BarButton, rect: QRectF) -> None:
        k = self._scene.canvas.scale.k
        widget.setObjectName(value.code)
        widget.quiet = self._quiet
        widget.setText(value.text)
        widget.setAccessibleName(value.spoken or value.text)
        if not value.is_on and widget.hasFocus():
            self._view.setFocus()
        widget.setEnabled(value.is_on)
        widget.setGeometry(
            round(rect.x() * k), round(rect.y() * k), round(rect.width() * k),
            round(rect.height() * k),
        )  # fmt: skip
        widget.show()

    def _hide(self, widget: PromptBarButton) -> None:
        if widget.hasFocus():
            self._view.setFocus()
        widget.hide()
        # Nothing of what a player could do stays where a screen reader may find it.
        widget.setText("")
        widget.setAccessibleName("")

    def _on_clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, PromptBarButton):
            self._scene.actions.press(sender.objectName())

    def _paint(self) -> None:
        scene, canvas = self._scene, self._scene.canvas
        if canvas.shown.is_empty:
            self._item.setPixmap(QPixmap())
            self._painted = ()
            return
        scale, bar = canvas.scale, canvas.places.prompt_bar
        whole = bar.adjusted(-8, -8, 8, 8)
        theme = canvas.style.theme
        end = self._rects[0].left() if self._rects else bar.right() - 8
        shown = scene.actions.shown_bar
        is_playing = scene.table.actor == scene.table.seat or shown.is_win
        of_all = shown.about == TABLE
        who = None if of_all else canvas.badge_of(shown.about) or canvas.badge_of(canvas.table.seat)
        states = [
            ButtonState(widget.underMouse(), widget.isDown(), widget.hasFocus())
            for widget in self._widgets[: len(self._shown)]
        ]
        legend = canvas.delegate.legend(canvas.table)
        seen = (theme, bar, shown, who, legend, end, is_playing, self._shown, self._rects, states,
                scale.k, scale.dpr)  # fmt: skip
        if seen == self._painted:
            return
        self._painted = seen

        def paint(painter: QPainter) -> None:
            painter.scale(scale.k, scale.k)
            painter.translate(-whole.topLeft())
            paint_prompt_bar(
                painter, theme, bar, shown, who, end, is_playing=is_playing, legend=legend
            )
            for value, rect, state in zip(self._shown, self._rects, states, strict=True):
                paint_button(painter, theme, rect, value, state)

        size = QSize(*(round(side * scale.k * scale.dpr) for side in whole.size().toTuple()))
        self._item.setPixmap(painted(size, scale.dpr, paint))
        self._item.setPos(scale.point(whole.x(), whole.y()))
