"""The prompt bar on the card table: real buttons, and the picture of the bar below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QObject, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import ButtonRole
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
from handfoot_gui.ui.table.speech_band import BAND_HEIGHT, SHADOW, paint_band
from handfoot_gui.ui.widgets.timing import Timing

_LAYER: Final = 20
_LEAST_TARGET: Final = 24
"""Pixels that whatever is hit has each way (WCAG 2.2, 2.5.8)."""
_MOST_UP: Final = 8.0
_MOST_DOWN: Final = 10.0
"""Units by which a band of paper may be higher than the strip in whose place it lies."""


def band_rect(bar: QRectF) -> QRectF:
    """Where a band of paper lies in the place of the prompt bar *bar*."""
    missing = max(0.0, BAND_HEIGHT - bar.height())
    up = min(_MOST_UP, missing / 2)
    return bar.adjusted(0, -up, 0, min(_MOST_DOWN, missing - up))


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
        self._gone = QGraphicsPixmapItem()
        """What was said before, while it fades."""
        self._gone.setZValue(_LAYER + 1)
        self._gone.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._gone.hide()
        scene.addItem(self._gone)
        self._fading = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self._fading.valueChanged.connect(self._gone.setOpacity)
        self._fading.finished.connect(self._gone.hide)
        scene.canvas.arranged.connect(self._arrange)
        scene.actions.prompt_bar_changed.connect(self._arrange)
        scene.canvas.cursor_moved.connect(self._paint)

    @property
    def visible(self) -> list[PromptBarButton]:
        """The buttons from left to right."""
        return [widget for widget in self._widgets if widget.isVisibleTo(self._view)]

    @property
    def rect(self) -> QRectF:
        """Where the bar is painted, in units."""
        bar = self._scene.canvas.places.prompt_bar
        return bar if self._scene.actions.shown_bar.speaker is None else band_rect(bar)

    @property
    def is_fading(self) -> bool:
        """Whether what was said before can still be seen."""
        return self._gone.isVisible()

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
        bar, values = self.rect, tuple[BarButton, ...]()
        if not canvas.shown.is_empty:
            values = fitting(actions.shown_buttons, bar, keeps_facts=actions.bar.keeps_facts)
        while len(self._widgets) < len(values):
            self._widgets.append(self._made())
        is_paper = actions.shown_bar.speaker is not None
        rects = button_rects(values, bar, is_paper=is_paper)
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
        # The Tab key comes to it after the table, before all else in the window.
        QWidget.setTabOrder(self._widgets[-1] if self._widgets else self._view, made)
        return made

    def _show(self, widget: PromptBarButton, value: BarButton, rect: QRectF) -> None:
        widget.setObjectName(value.code)
        widget.quiet = self._quiet
        widget.is_golden = value.role is ButtonRole.PRIMARY
        widget.setText(value.text)
        widget.setAccessibleName(value.spoken or value.text)
        if not value.is_on and widget.hasFocus():
            self._view.setFocus()
        widget.setEnabled(value.is_on)
        place = self._scene.canvas.scale.in_view(rect)
        lacks = max(0, _LEAST_TARGET - place.height())
        # Nothing is painted there, so that it may reach past a bar that is low.
        widget.setGeometry(place.adjusted(0, -(lacks // 2), 0, lacks - lacks // 2))
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
            self._fading.stop()
            self._gone.hide()
            return
        scale, bar = canvas.scale, self.rect
        whole = bar.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW)
        theme = canvas.style.theme
        end = self._rects[0].left() if self._rects else bar.right() - 8
        tray = canvas.places.hand
        if canvas.places.afar is not None and bar.contains(tray) and not tray.isEmpty():
            end = min(end, tray.left())
        shown = scene.actions.shown_bar
        played = canvas.seat_table.table
        own, is_afar = canvas.badge_of(played.seat), canvas.places.afar is not None
        is_here = is_afar or own is None or not own.is_on_phone
        is_playing = shown.is_win or (is_here and played.actor == played.seat)
        of_all = shown.about == TABLE
        who = None if of_all else canvas.badge_of(shown.about) or canvas.badge_of(canvas.table.seat)
        states = [
            ButtonState(widget.underMouse(), widget.isDown(), widget.hasFocus())
            for widget in self._widgets[: len(self._shown)]
        ]
        if is_afar:
            # Everybody's plate says whose turn it is.
            who = None
        legend = canvas.delegate.legend(canvas.table, "" if own is None else own.name)
        seen = (theme, bar, shown, who, legend, end, is_playing, self._shown, self._rects, states,
                scale.k, scale.dpr)  # fmt: skip
        if seen == self._painted:
            return
        before, self._painted = self._painted, seen
        speaker = shown.speaker

        def paint(painter: QPainter) -> None:
            painter.scale(scale.k, scale.k)
            painter.translate(-whole.topLeft())
            if speaker is None:
                paint_prompt_bar(
                    painter, theme, bar, shown, who, end,
                    is_playing=is_playing, legend=legend, is_afar=is_afar,
                )  # fmt: skip
            else:
                paint_band(painter, theme, bar, shown, speaker, end)
            is_paper = speaker is not None
            for value, rect, state in zip(self._shown, self._rects, states, strict=True):
                paint_button(painter, theme, rect, value, state, is_paper=is_paper)

        self._fade(before, seen)

        size = QSize(*(round(side * scale.k * scale.dpr) for side in whole.size().toTuple()))
        self._item.setPixmap(painted(size, scale.dpr, paint))
        self._item.setPos(scale.point(whole.x(), whole.y()))

    def _fade(self, before: tuple[object, ...], now: tuple[object, ...]) -> None:
        """Let what was said on paper fade over what is said there now, where that is elsewhere."""
        if before[:2] != now[:2]:
            self._fading.stop()
            self._gone.hide()
            return
        old, new = before[2], now[2]
        assert isinstance(old, PromptBar)
        assert isinstance(new, PromptBar)
        is_paper = None not in (old.speaker, new.speaker)
        time = round(self._timing.band_fade * min(1.0, self._scene.canvas.cards.animator.factor))
        if is_paper and old.prompt != new.prompt and time and self._view.isVisible():
            self._fading.stop()
            self._gone.setPixmap(self._item.pixmap())
            self._gone.setPos(self._item.pos())
            self._gone.setOpacity(1.0)
            self._gone.show()
            self._fading.setDuration(time)
            self._fading.start()
