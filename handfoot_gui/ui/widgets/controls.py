"""Buttons of the pages, painted in the theme's colours, with a ring when focused by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QWidget,
)

from handfoot_gui.ui.widgets.icons import Icon, paint_sign
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.keys_by_place import SERBIAN
from handfoot_gui.ui.widgets.labels import paint_round, set_tip, write
from handfoot_gui.ui.widgets.theme import Style, TextStyle

RING: Final = 5
"""Units around every control that stay free for the focus ring: 3 wide, 2 off."""

_LEAST_PAD: Final = 6
"""Units between the words of a button and its line where room is short."""
_BESIDE: Final = 12
"""Pixels left free above and below a control that is brought in sight."""
_KEYBOARD_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)


def paint_focus(painter: QPainter, style: Style, rect: QRectF, radius: float) -> None:
    """The focus ring just inside *rect*."""
    paint_round(painter, rect, radius, None, style.theme.focus, width=3 * style.scale)


def is_enter(event: QKeyEvent) -> bool:
    """Whether *event* is one of the two Enter keys."""
    return event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def is_with_control(event: QKeyEvent) -> bool:
    """Whether Ctrl is held: then Enter is meant for the whole page."""
    return bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)


def typed(event: QKeyEvent) -> str:
    """What *event* types, a letter large and as the key writes it in Latin script."""
    text = event.text().upper().translate(SERBIAN)
    is_foreign = text.isalpha() and not text.isascii()
    is_latin = Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z
    return chr(event.key()) if is_foreign and is_latin else text


class KeyFocus(QObject):
    """Watches a control: whether it has the focus by keyboard, and Enter presses it.

    What can be ticked or chosen is so by Space; Enter goes on to the page or the dialog, and from
    all controls Ctrl and Enter.
    A control that gets the focus by keyboard is brought in sight, by arrow keys, too.

    Signal: ``pressed_off()`` when the mouse presses the control while it is off.
    """

    pressed_off = Signal()

    def __init__(
        self, control: QWidget, name: str | None = None, across: QSizePolicy.Policy | None = None
    ) -> None:
        """A control with a *name* gets it; one whose size *across* is told is as high as it asks
        for. To both a pointing hand belongs."""
        super().__init__(control)
        if name is not None:
            control.setObjectName(name)
        if across is not None:
            control.setSizePolicy(across, QSizePolicy.Policy.Fixed)
            control.setCursor(Qt.CursorShape.PointingHandCursor)
        self._control = control
        self._is_by_key = False
        control.setAttribute(Qt.WidgetAttribute.WA_Hover)
        control.installEventFilter(self)

    def begin(self, style: Style, radius: float = 11) -> tuple[QPainter, QRectF]:
        """A painter on the control and the place within the ring, which is painted if it is due."""
        painter, around = QPainter(self._control), QRectF(self._control.rect())
        if self.is_shown:
            paint_focus(painter, style, around, style.px(radius))
        ring = style.px(RING)
        return painter, around.adjusted(ring, ring, -ring, -ring)

    @property
    def is_shown(self) -> bool:
        """Whether the focus ring is to be painted."""
        return self._is_by_key and self._control.hasFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent):
            self._is_by_key = event.gotFocus() and event.reason() in _KEYBOARD_REASONS
            if self._is_by_key:
                # A page that was just made has not laid anything out yet.
                QTimer.singleShot(0, self, self._bring_in_sight)
        elif event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._is_by_key = True
            self._control.update()
            control = self._control
            if (
                is_enter(event)
                and not is_with_control(event)
                and isinstance(control, QAbstractButton)
                and not control.isCheckable()
            ):
                # A key that is still held was meant for what lay here before.
                if not event.isAutoRepeat():
                    control.click()
                return True
        elif event.type() is QEvent.Type.MouseButtonPress and not self._control.isEnabled():
            self.pressed_off.emit()
            return True
        return super().eventFilter(watched, event)

    def _bring_in_sight(self) -> None:
        if self._control.hasFocus():
            bring_in_sight(self._control)


def bring_in_sight(widget: QWidget) -> None:
    """Scroll whatever *widget* lies in, so that it can be seen."""
    around = widget.parentWidget()
    while around is not None:
        area = around.parentWidget()
        if isinstance(area, QScrollArea):
            area.ensureWidgetVisible(widget, 0, _BESIDE)
        around = area


class ButtonKind(Enum):
    """How much a button asks to be pressed."""

    PRIMARY = auto()
    PLAIN = auto()
    QUIET = auto()
    LINK = auto()
    """Quiet, in the colour of what leads to another page."""


class Button(QPushButton):
    """A push button with an optional sign and the key that presses it; Enter presses it too."""

    def __init__(
        self,
        style: Style,
        text: str,
        kind: ButtonKind = ButtonKind.PLAIN,
        *,
        sign: Icon | None = None,
        key: str = "",
        height: float = 40,
        name: str = "",
        is_sign_last: bool = False,
        act: Callable[[], object] | SignalInstance | None = None,
    ) -> None:
        """*act* is done, or that signal sent, whenever the button is pressed."""
        super().__init__(text)
        self._style = style
        self.kind = kind
        self._sign = sign
        self._is_sign_last = is_sign_last
        self._key = key_name(key)
        self._height = height
        self._focus = KeyFocus(self, name, QSizePolicy.Policy.Minimum)
        # In a dialog only the button that is meant to gets Enter from everywhere.
        self.setAutoDefault(False)
        self.setFont(style.font(TextStyle.BUTTON, size=18 if height > 48 else None))
        if act is not None:
            self.clicked.connect(act)

    @property
    def key(self) -> str:
        """The key that presses it, as keyboards name it; empty where none does."""
        return self._key

    @property
    def asked_why(self) -> SignalInstance:
        """Signal: ``asked_why()`` when the mouse presses the button while it is off."""
        return self._focus.pressed_off

    def set_style(self, style: Style) -> None:
        """Repaint in another theme or size."""
        self._style = style
        self.setFont(style.font(TextStyle.BUTTON, size=18 if self._height > 48 else None))
        self.updateGeometry()
        self.update()

    def set_reason(self, why: str) -> None:
        """Be off for the reason *why*, a sentence that pointing at it tells; on without one."""
        self.setEnabled(not why)
        set_tip(self, why)
        self.setAccessibleDescription(why)

    def _widths(self) -> tuple[int, int, int]:
        """Pixels of sign, text and key, each with the gap after or before it."""
        px = self._style.px
        sign = px(20 + 8) if self._sign else 0
        text = QFontMetrics(self.font()).horizontalAdvance(self.text())
        key = (
            QFontMetrics(self._style.font(TextStyle.KEY)).horizontalAdvance(self._key) + px(12)
            if self._key
            else 0
        )
        return sign, text, key

    def _pad(self) -> int:
        """Units between the words and the line around them."""
        pads = {ButtonKind.PRIMARY: 28, ButtonKind.PLAIN: 18, ButtonKind.QUIET: 10}
        return pads.get(self.kind, 0)

    def sizeHint(self) -> QSize:
        px = self._style.px
        pad = self._pad()
        return QSize(sum(self._widths()) + 2 * px(pad + RING), px(self._height) + 2 * px(RING))

    def minimumSizeHint(self) -> QSize:
        # Where `give_way` lets it, the words come closer to the line around them, if there is one,
        # and the key is left out.
        least = 0 if self.kind is ButtonKind.QUIET else min(self._pad(), _LEAST_PAD)
        sign, text, _ = self._widths()
        wide = sign + text + 2 * self._style.px(least + RING)
        return QSize(wide, self.sizeHint().height())

    @property
    def least_width(self) -> int:
        """Pixels below which a part of the words is cut off."""
        sign, text, _ = self._widths()
        return sign + text + 2 * self._style.px(RING)

    def _colours(self) -> tuple[str | None, str | None, str]:
        """Fill, line and ink of the present state."""
        theme = self._style.theme
        is_pointed_at = self.underMouse() or self.isDown()
        if not self.isEnabled():
            is_flat = self.kind is ButtonKind.QUIET
            return (None if is_flat else theme.chrome2, theme.zone_line, theme.text2)
        match self.kind:
            case ButtonKind.PRIMARY:
                shade = 112 if self.isDown() else 105 if is_pointed_at else 100
                fill = QColor(theme.accent).darker(shade).name()
                return (fill, theme.accent_line, theme.on_accent)
            case ButtonKind.PLAIN:
                return (theme.chrome2 if is_pointed_at else None, theme.field_line, theme.text)
            case ButtonKind.QUIET:
                return (theme.chrome2 if is_pointed_at else None, None, theme.text)
            case ButtonKind.LINK:
                return (None, None, theme.text if is_pointed_at else theme.link)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, px = self._style, self._style.px
        painter, body = self._focus.begin(style)
        fill, line, ink = self._colours()
        paint_round(painter, body, px(8), fill, line, is_dashed=not self.isEnabled())
        sign, text, key = self._widths()
        has_key = bool(self._key) and sign + text + key <= body.width()
        left = body.center().x() - (sign + text + key * has_key) / 2
        if self._sign:
            size = px(20)
            at = left + text + px(8) if self._is_sign_last else left
            place = QRectF(at, body.center().y() - size / 2, size, size)
            paint_sign(painter, self._sign, place, ink)
            left -= sign if self._is_sign_last else 0
        place = QRectF(left + sign, body.top(), text + 2, body.height())
        write(painter, place, self.text(), self.font(), ink)
        if has_key:
            place = QRectF(left + sign + text + px(12), body.top(), key, body.height())
            write(painter, place, self._key, style.font(TextStyle.KEY), ink)


def give_way(*buttons: Button) -> None:
    """Let *buttons* that share a line be narrower where their words are long."""
    for button in buttons:
        button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)


def double(button: Button, name: str) -> Button:
    """Another one that looks as *button* does, and does nothing yet."""
    made = Button(button._style, button.text(), button.kind, height=button._height, name=name)
    made._key = button.key
    return made


class Choices(QMenu):
    """What a button offers in a menu below itself."""

    def add(self, text: str, name: str, act: Callable[[], object]) -> None:
        """Offer *text*, which does *act*."""
        action = self.addAction(text)
        action.setObjectName(name)
        action.triggered.connect(lambda: act())

    def open_below(self, button: QWidget) -> None:
        """Let one of them be chosen below *button*."""
        self.popup(button.mapToGlobal(button.rect().bottomLeft()))
        self.setActiveAction(self.actions()[0])


class MenuButton(Button):
    """A button that opens a menu below itself."""

    def __init__(
        self,
        style: Style,
        text: str,
        kind: ButtonKind = ButtonKind.PLAIN,
        *,
        name: str,
        height: float = 40,
    ) -> None:
        super().__init__(
            style, text, kind, sign=Icon.CHEVRON_DOWN, height=height, name=name, is_sign_last=True,
            act=lambda: self.choices.open_below(self),
        )  # fmt: skip
        self.choices = Choices(self)
        """What it offers."""


class Tile(QAbstractButton):
    """A wide, quiet button of two lines: what it opens, and a word about it; one that offers
    *choices* opens a menu below itself."""

    def __init__(
        self, style: Style, text: str, about: str, sign: Icon, *, name: str, note: str = ""
    ) -> None:
        """A *note* stands at its right end, where there is room."""
        super().__init__()
        self._style = style
        self._about, self._note = about, note
        self._sign = sign
        self._focus = KeyFocus(self, name, QSizePolicy.Policy.Expanding)
        self.choices: Choices | None = None
        """What it offers; None where a click does something at once."""
        self.setText(text)
        self.setAccessibleDescription(", ".join(filter(None, (about, note))))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.clicked.connect(self._open)

    def offer(self) -> Choices:
        """Let it open a menu."""
        self.choices = Choices(self)
        return self.choices

    def _open(self) -> None:
        if self.choices is not None:
            self.choices.open_below(self)

    def _measured(self, role: TextStyle, text: str) -> int:
        return QFontMetrics(self._style.font(role)).horizontalAdvance(text)

    def sizeHint(self) -> QSize:
        px, ring = self._style.px, self._style.px(RING)
        name = self._measured(TextStyle.NAME, self.text())
        width = max(name, self._measured(TextStyle.LABEL, self._about))
        return QSize(px(66 + 14) + width + 2 * ring, px(64) + 2 * ring)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter, body = self._focus.begin(style, 15)
        line = theme.link if self.underMouse() or self.isDown() else theme.zone_line
        paint_round(painter, body, px(12), theme.chrome2, line)
        disc = px(40)
        place = QRectF(body.left() + px(12), body.center().y() - disc / 2, disc, disc)
        paint_round(painter, place, disc / 2, theme.chrome, None)
        off = px(10)
        paint_sign(painter, self._sign, place.adjusted(off, off, -off, -off), theme.link)
        words = body.adjusted(px(66), px(11), -px(14), -px(10))
        top, bottom = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
        write(painter, words, self.text(), style.font(TextStyle.NAME), theme.text, top)
        about = style.font(TextStyle.LABEL)
        write(painter, words, self._about, about, theme.text2, bottom)
        name = self._measured(TextStyle.NAME, self.text())
        used = max(name, self._measured(TextStyle.LABEL, self._about)) + px(12)
        if (
            self._note
            and used + self._measured(TextStyle.LABEL_STRONG, self._note) <= words.width()
        ):
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            strong = style.font(TextStyle.LABEL_STRONG)
            write(painter, words, self._note, strong, theme.link, right)
