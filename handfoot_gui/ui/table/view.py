"""The widget of the card table: the scene, the prompt bar's real buttons, mouse and keyboard."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsView, QWidget

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.letters import ranks_by_key
from handfoot_gui.ui.art.pictures import painted
from handfoot_gui.ui.table.cursor import Heading
from handfoot_gui.ui.table.pointer import Pointer
from handfoot_gui.ui.table.prompt_bar import (
    ButtonState,
    PromptBarButton,
    button_rects,
    fitting,
    paint_button,
    paint_prompt_bar,
)
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.controls import is_enter, typed
from handfoot_gui.ui.widgets.held_keys import NewPresses

_PROMPT_BAR_LAYER: Final = 20
_WAYS: Final = {
    Qt.Key.Key_Left: Heading.LEFT,
    Qt.Key.Key_Right: Heading.RIGHT,
    Qt.Key.Key_Up: Heading.UP,
    Qt.Key.Key_Down: Heading.DOWN,
}
_HELD: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_HEIGHTS: Final = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
QUIET_MS = 600
"""So long no button takes a press after one has gone by itself, where another may lie then."""
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}

ENTER: Final = "Enter"
"""What `TableView.idle_key` calls the key that presses the golden button."""


class TableView(QGraphicsView):
    """Shows a `TableScene` and fills whatever room it gets.

    Use `scene_` for everything but size and focus: ``view.scene_.show_view(…)``,
    ``view.scene_.actions.set_bar(…)`` and so on; its signals say what the player did.

    Signal: ``idle_key(str)``, a letter that means nothing now, or `ENTER` where no button is
    golden.
    """

    idle_key = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        # It knows this class. Whichever page shows the first table, readers have to meet it.
        from handfoot_gui.ui.table import accessible

        accessible.install()
        super().__init__(parent)
        # One that Qt makes costs the start: PySide looks through all widget classes for its kind.
        self.setViewport(QWidget())
        self.scene_ = TableScene(self)
        self._canvas = self.scene_.canvas
        self.pointer = Pointer(self.scene_)
        self.setScene(self.scene_)
        self.setObjectName("table")
        self.setAccessibleName(self.tr("Card table"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Smaller than it is ever wanted: a small screen may be much enlarged.
        self.setMinimumSize(320, 200)
        self._prompt_bar_item = QGraphicsPixmapItem()
        self._prompt_bar_item.setZValue(_PROMPT_BAR_LAYER)
        self._prompt_bar_item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.scene_.addItem(self._prompt_bar_item)
        self._buttons: list[PromptBarButton] = []
        self._rects: tuple[QRectF, ...] = ()
        self._shown: tuple[BarButton, ...] = ()
        """What the buttons say, shortened where they would crowd out the prompt."""
        self.scene_.hands_taken.connect(self.pointer.forget)
        self._canvas.arranged.connect(self._on_arranged)
        self.scene_.actions.prompt_bar_changed.connect(self._on_arranged)
        self._canvas.cursor_moved.connect(self._on_cursor_moved)
        self._painted: PromptBar | None = None
        self._quiet = QDeadlineTimer()
        """Until then the buttons take no press."""
        self._presses = NewPresses(self)
        self._is_turn = False
        """Whether the own turn is offered."""
        self._is_proposal_new = True
        """No key has pressed what is proposed since that is there."""
        self._is_pressed_here = False
        """Whether the mouse pressed the table since it was shown."""
        self._finger, self._finger_at = QTimer(self, singleShot=True), QPointF()
        """Runs while a finger rests where it touched the table."""
        self._finger.timeout.connect(self._on_long_press)

    # --- the bar ----------------------------------------------------------------------------

    def prompt_bar_top(self) -> int:
        """Pixels above the prompt bar over the own hand."""
        if self._canvas.shown.is_empty:
            return self.height()
        return round(self._canvas.places.prompt_bar.top() * self._canvas.scale.k)

    def button(self, code: str) -> PromptBarButton | None:
        """The visible button of that code."""
        return next(
            (b for b in self._buttons if b.objectName() == code and b.isVisibleTo(self)), None
        )

    @property
    def visible_buttons(self) -> list[PromptBarButton]:
        """The prompt bar's buttons from left to right."""
        return [button for button in self._buttons if button.isVisibleTo(self)]

    def _on_arranged(self) -> None:
        bar, values = self._canvas.places.prompt_bar, self.scene_.actions.buttons
        values = (
            ()
            if self._canvas.shown.is_empty
            else fitting(values, bar, keeps_facts=self.scene_.actions.bar.keeps_facts)
        )
        while len(self._buttons) < len(values):
            made = PromptBarButton(self)
            made.clicked.connect(self._on_clicked)
            made.asked_why.connect(self._on_clicked)
            made.repaint_needed.connect(self._paint_prompt_bar)
            self._buttons.append(made)
        shown, rects = zip(self._shown, self._rects, strict=True), button_rects(values, bar)
        passed = [rect for button, rect in shown if button.is_passing]
        is_free = values and not any(rect.intersects(gone) for rect in rects for gone in passed)
        if passed and not is_free and not any(button.is_passing for button in values):
            self._quiet = QDeadlineTimer(QUIET_MS)
        self._note_turn()
        k = self._canvas.scale.k
        self._shown, self._rects = values, rects
        codes = (value.code for value in values)
        self._canvas.place_buttons(dict(zip(codes, rects, strict=True)))
        for index, widget in enumerate(self._buttons):
            if index >= len(values):
                if widget.hasFocus():
                    self.setFocus()
                widget.hide()
                # Nothing of what a player could do stays where a screen reader may find it.
                widget.setText("")
                widget.setAccessibleName("")
                continue
            value, rect = values[index], self._rects[index]
            widget.setObjectName(value.code)
            widget.quiet = self._quiet
            widget.setText(value.text)
            widget.setAccessibleName(value.spoken or value.text)
            if not value.is_on and widget.hasFocus():
                self.setFocus()
            widget.setEnabled(value.is_on)
            widget.setGeometry(
                round(rect.x() * k), round(rect.y() * k), round(rect.width() * k),
                round(rect.height() * k),
            )  # fmt: skip
            widget.show()
        self._paint_prompt_bar()

    def _note_turn(self) -> None:
        """What is proposed as a turn begins was not there for keys pressed before."""
        table, before = self.scene_.table, self._is_turn
        self._is_turn = table.actor == table.seat and not self.scene_.is_watched
        if self._is_turn and not before:
            self._begin_presses()

    def _begin_presses(self) -> None:
        self._is_proposal_new = True
        self._presses.begin()

    def _on_cursor_moved(self) -> None:
        if self.scene_.actions.shown_bar != self._painted:
            self._paint_prompt_bar()

    def _on_clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, PromptBarButton):
            self.scene_.actions.press(sender.objectName())

    def _paint_prompt_bar(self) -> None:
        scene = self.scene_
        if self._canvas.shown.is_empty:
            self._prompt_bar_item.setPixmap(QPixmap())
            self._painted = None
            return
        scale, bar = self._canvas.scale, self._canvas.places.prompt_bar
        whole = bar.adjusted(-8, -8, 8, 8)
        theme = self._canvas.style.theme
        end = self._rects[0].left() if self._rects else bar.right() - 8
        is_playing = scene.table.actor == scene.table.seat
        self._painted = shown = scene.actions.shown_bar
        of_all = shown.about == TABLE
        who = None if of_all else self._canvas.badge_of(shown.about) or self._canvas.own_badge

        def paint(painter: QPainter) -> None:
            painter.scale(scale.k, scale.k)
            painter.translate(-whole.topLeft())
            paint_prompt_bar(painter, theme, bar, shown, who, end, is_playing=is_playing)
            for value, rect, widget in zip(self._shown, self._rects, self._buttons, strict=False):
                state = ButtonState(widget.underMouse(), widget.isDown(), widget.hasFocus())
                paint_button(painter, theme, rect, value, state)

        size = QSize(*(round(side * scale.k * scale.dpr) for side in whole.size().toTuple()))
        self._prompt_bar_item.setPixmap(painted(size, scale.dpr, paint))
        self._prompt_bar_item.setPos(scale.point(whole.x(), whole.y()))

    # --- size ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        size = self.viewport().size()
        self._canvas.set_size(size.width(), size.height(), self.devicePixelRatioF())

    def event(self, event: QEvent) -> bool:
        is_key = event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if is_key and self._canvas.is_dealing and isinstance(event, QKeyEvent):
            # Any key but those held, with others or from before, ends a deal and does nothing else.
            is_meant = event.key() not in _HELD and not event.isAutoRepeat()
            if event.type() == QEvent.Type.KeyPress and is_meant:
                self._canvas.finish_deal()
            event.accept()
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._begin_presses()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._is_pressed_here = False

    # --- mouse --------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._canvas.is_dealing:
            # Nor is the second half of a double click meant for what lies there then.
            self._is_pressed_here = False
            self._canvas.finish_deal()
            return
        self._is_pressed_here = True
        if event.button() == Qt.MouseButton.RightButton:
            self.scene_.ask_about(self.mapToScene(event.position().toPoint()))
        elif event.button() == Qt.MouseButton.LeftButton:
            if event.source() is not Qt.MouseEventSource.MouseEventNotSynthesized:
                self._finger.start(QGuiApplication.styleHints().mousePressAndHoldInterval())
                self._finger_at = event.position()
            self._canvas.cursor.hide()
            at = self.mapToScene(event.position().toPoint())
            is_range = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            is_added = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            self.pointer.press(at, is_added=is_added, is_range=is_range)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The second half of a double click on what lay here before is no press of this.
        if event.button() == Qt.MouseButton.LeftButton and self._is_pressed_here:
            self.pointer.double_press(self.mapToScene(event.position().toPoint()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.pointer.is_dragging:
            self._finger.stop()
        at = self.mapToScene(event.position().toPoint())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(at)
        elif not self._canvas.is_dealing:
            self.pointer.hover(at)
            self.point_out_term(at)

    def point_out_term(self, at: QPointF) -> None:
        """Let the pointer, *at* a point in pixels of the scene, show where a word is explained."""
        has_term = self.scene_.terms.at(at) is not None
        shape = Qt.CursorShape.WhatsThisCursor if has_term else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)

    def _on_long_press(self) -> None:
        """A finger that rests on something asks what the right button asks."""
        self.pointer.cancel()
        self.scene_.ask_about(self.mapToScene(self._finger_at.toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._finger.stop()
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(self.mapToScene(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._canvas.point_at(None)
        self._canvas.point_at_zone(None)

    # --- keyboard -----------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._has_done(event):
            event.ignore()

    def _has_done(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        key, modifiers = event.key(), event.modifiers()
        if modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        scene, canvas, cursor = self.scene_, self._canvas, self._canvas.cursor
        text = typed(event)
        if key == Qt.Key.Key_F3:
            scene.explain_at_cursor()
            return True
        if text or key in _WAYS:
            is_explained = scene.terms.is_word_shown
            scene.terms.show(None)
            if is_explained and key == Qt.Key.Key_Escape:
                return True
        if key == Qt.Key.Key_Escape and canvas.enlarged is not None:
            canvas.enlarge(None)
            return True
        if key == Qt.Key.Key_Escape and self.pointer.is_dragging:
            # Only what the mouse holds goes back, not what was laid before.
            self.pointer.cancel()
            return True
        # A key still held, from the cover or from the last turn, presses nothing by itself.
        if is_enter(event) and not self._takes(event):
            return True
        if not event.isAutoRepeat() and self._press_button(key, text):
            return True
        if scene.amount.asked is not None and key in _HEIGHTS:
            scene.amount.step(_HEIGHTS[Qt.Key(key)])
            return True
        is_shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
        if is_shift and key in _STEPS and scene.shift_at_cursor(_STEPS[Qt.Key(key)]):
            return True
        if key in _WAYS:
            cursor.walk(_WAYS[Qt.Key(key)])
            return True
        match key:
            case Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    scene.press_at_cursor(is_range=is_shift)
            case Qt.Key.Key_Home | Qt.Key.Key_End:
                cursor.edge(is_last=key == Qt.Key.Key_End)
            case Qt.Key.Key_Backspace:
                scene.take_back_last()
            case Qt.Key.Key_Escape:
                self.pointer.cancel()
                scene.amount.choose(0)
                scene.put_back()
            case _ if is_enter(event) and scene.actions.buttons and not event.isAutoRepeat():
                self.idle_key.emit(ENTER)
            case _ if text.isalpha() and not event.isAutoRepeat() and scene.draw_by_key(text):
                pass
            case _ if text == "O" and self._rank(text) is None:
                canvas.enlarge_next()
            case _:
                rank = self._rank(text)
                if rank is None and text.isalpha() and not event.isAutoRepeat():
                    self.idle_key.emit(text)
                return rank is not None and cursor.seek(rank)
        return True

    def _takes(self, event: QKeyEvent) -> bool:
        """Whether Enter may press what is proposed now: as a turn begins, by a new press only."""
        if event.isAutoRepeat() or (self._is_proposal_new and not self._presses.takes(event)):
            return False
        self._is_proposal_new = False
        return True

    def _rank(self, key: str) -> Rank | None:
        """The rank that the key *key* leads to."""
        return ranks_by_key(self._canvas.atlas.style.index_letters).get(key)

    def _press_button(self, key: int, text: str) -> bool:
        """Press the prompt bar's button that wears this key; Enter presses the primary one."""
        scene = self.scene_
        names = {Qt.Key.Key_Escape: "Esc", Qt.Key.Key_Space: "Space"}
        for button in scene.actions.buttons:
            letter = scene.actions.letter(button.code)
            is_meant = (
                (button.role is ButtonRole.PRIMARY and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter))
                or (bool(text) and text == letter.upper())
                or (letter != "" and letter == names.get(Qt.Key(key)))
            )
            if is_meant and button.is_on:
                if self._quiet.hasExpired():
                    scene.actions.press(button.code)
                return True
            if is_meant and self._rank(text) is None and scene.actions.explain(button.code):
                return True
        return bool(text) and self._quiet.hasExpired() and scene.actions.do_beside(text)

    def focusNextPrevChild(self, is_next: bool) -> bool:
        if self.hasFocus() and self._canvas.cursor.next_part(1 if is_next else -1):
            return True
        return super().focusNextPrevChild(is_next)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        keys = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        if event.reason() in keys:
            self._canvas.cursor.show()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._canvas.cursor.hide()
