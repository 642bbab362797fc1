"""The tile that asks one person to point the camera at the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.phones.invitation import Invitation
from handfoot_gui.ui.phones.qr import Code
from handfoot_gui.ui.widgets.avatars import Avatar
from handfoot_gui.ui.widgets.controls import Button, ButtonKind, MenuButton
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon, paint_shape, paint_sign
from handfoot_gui.ui.widgets.labels import Surface, breakable, label
from handfoot_gui.ui.widgets.layouts import at_left, horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import MarkShape, Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

RADIUS: Final = 14.0
"""Of its corners, in units."""
_EDGE: Final = 15
"""Units free at its sides."""


class CodeActs(Struct, frozen=True):
    """What its buttons do."""

    at_screen: Callable[[Seat], object]
    choose_address: Callable[[str], object]


class CodeForm(Struct, frozen=True):
    """How the tile is laid out."""

    code: float
    """Units across the code, at most."""
    width: float
    """Units across the tile."""
    has_button: bool = True
    """It offers the seat at the screen itself."""
    is_lying: bool = False
    """The words stand beside the code, not above and below it."""


def code_tile(
    style: Style, one: Invitation, addresses: tuple[str, ...], form: CodeForm, acts: CodeActs
) -> QWidget:
    """The code for *one* person, who is called by name, with the address below it."""
    tile = Surface(style, fill=style.theme.tile, line=style.theme.zone_line, radius=RADIUS)
    whose = filled(translate("InvitePage", "Code for {name}"), name=WORDS.person(one.name))
    code = Code(style, one.url, size=form.code, name=whose)
    code.setAccessibleDescription(one.address)
    if form.is_lying:
        row = horizontal(style, tile, margins=(16, 14, 12, 12), gap=20)
        words = vertical(style, gap=6)
        address = _address(style, one, addresses, acts, 0)
        put(words, 1, _called(style, one, 40), address, at_left(_at_screen(style, one, acts)), 1)
        put(row, code, (words, 1))
    else:
        rows = vertical(style, tile, margins=(_EDGE, 16, _EDGE, 8), gap=6)
        rows.addWidget(_called(style, one, 52))
        rows.addWidget(code, 1)
        rows.addWidget(_address(style, one, addresses, acts, style.px(form.width - 2 * _EDGE)))
        if form.has_button:
            rows.addWidget(_at_screen(style, one, acts), 0, Qt.AlignmentFlag.AlignHCenter)
        else:
            rows.addSpacing(style.px(8))
    return tile


def called(one: Invitation) -> str:
    """Who is to point the camera here, or whom the link is to be sent to."""
    text = translate("InvitePage", "{name}, point your camera here.")
    if one.is_far:
        text = translate("InvitePage", "Send {name} the link, or a picture of this code.")
    return filled(text, name=WORDS.person(one.name))


def _called(style: Style, one: Invitation, picture: float) -> QWidget:
    holder = QWidget()
    row = horizontal(style, holder, margins=(0, 0, 0, 0), gap=14)
    mark, motif = style.theme.sides[one.side], WORDS.picture(one.name)
    said = label(style, breakable(called(one)), TextStyle.NAME, wraps=True)
    said.setFont(style.font(TextStyle.NAME, size=22))
    said.setObjectName("called")
    # However long a name is, it makes no page wider.
    said.setMinimumWidth(style.px(160))
    put(row, Avatar(style, mark, one.name, size=picture, picture=motif), (said, 1))
    return holder


def _address(
    style: Style, one: Invitation, addresses: tuple[str, ...], acts: CodeActs, room: int
) -> QWidget:
    """What is typed where no camera scans: the address, with the others that there are in one line
    where so many pixels are enough for it, and the number below it."""
    is_typed = bool(one.number)
    address = _typed(style, one.address, "address", wraps=not is_typed)
    parts: list[QWidget] = [address]
    if len(addresses) > 1:
        text, kind = translate("InvitePage", "Another address"), ButtonKind.QUIET
        other = MenuButton(style, text, kind, name="other-address")
        for place, one_address in enumerate(addresses):
            other.choices.add(one_address, f"address-{place}", _chooses(acts, one_address))
        parts.append(other)
    if not is_typed:
        # From far away nobody types anything, and names of tunnels are long.
        holder = QWidget()
        rows = vertical(style, holder, margins=(0, 0, 0, 0), gap=0)
        if not room:
            put(rows, address, *map(at_left, parts[1:]))
            return holder
        address.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        rows.addWidget(address)
        for part in parts[1:]:
            rows.addWidget(part, 0, Qt.AlignmentFlag.AlignHCenter)
        return holder
    text = translate("InvitePage", "Number {number}")
    figures = f"{one.number[:3]}\N{NO-BREAK SPACE}{one.number[3:]}"
    number = _typed(style, filled(text, number=figures), "number")
    holder = QWidget()
    rows = vertical(style, holder, margins=(0, 0, 0, 0), gap=0)
    if sum(part.sizeHint().width() for part in parts) > room:
        put(rows, parts[0], number, *map(at_left, parts[1:]))
    else:
        line = horizontal(style, gap=0)
        put(line, 1, *parts, 1)
        put(rows, line)
        rows.addWidget(number, 0, Qt.AlignmentFlag.AlignHCenter)
    return holder


def _typed(style: Style, text: str, name: str, *, wraps: bool = False) -> QLabel:
    shown = label(style, breakable(text) if wraps else text, TextStyle.NAME, wraps=wraps)
    shown.setFont(style.font(TextStyle.NAME, size=18))
    shown.setObjectName(name)
    return shown


def _at_screen(style: Style, one: Invitation, acts: CodeActs) -> Button:
    """What can be done in place of pointing a camera at the code."""
    text = translate("InvitePage", "At this screen instead")
    name, seat = "at-screen-instead", one.seat
    return Button(style, text, name=name, act=lambda: acts.at_screen(seat))


def _chooses(acts: CodeActs, address: str) -> Callable[[], object]:
    return lambda: acts.choose_address(address)


def sign_tile(style: Style, title: str, about: str, *, is_ready: bool, form: CodeForm) -> QWidget:
    """What stands there while no code is shown: a phone, with a tick where all *is ready*."""
    tile = Surface(style, fill=style.theme.tile, line=style.theme.zone_line, radius=RADIUS)
    rows = QVBoxLayout(tile)
    rows.setContentsMargins(*4 * (style.px(20),))
    rows.setSpacing(style.px(12))
    head = label(style, breakable(title), TextStyle.NAME, wraps=True)
    head.setFont(style.font(TextStyle.NAME, size=22))
    head.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    said = label(style, breakable(about), TextStyle.BODY, ink=style.theme.text2, wraps=True)
    said.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    size = 84.0 if form.is_lying else 152.0
    put(rows, 1, _PhoneSign(style, size, is_ready=is_ready), head, said, 1)
    return tile


class _PhoneSign(QWidget):
    """A phone on a disc, with a tick where it is ready; the words below it say the same."""

    def __init__(self, style: Style, size: float, *, is_ready: bool) -> None:
        super().__init__()
        self._style, self._size, self._is_ready = style, size, is_ready
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(*2 * (self._style.px(self._size),))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self._style.theme
        size = float(self._style.px(self._size))
        disc = QRectF((self.width() - size) / 2, (self.height() - size) / 2, size, size)
        paint_shape(painter, MarkShape.CIRCLE, disc, theme.chrome2)
        inside = 0.2 * size
        ink = theme.link
        paint_sign(painter, Icon.PHONE, disc.adjusted(inside, inside, -inside, -inside), ink)
        if not self._is_ready:
            return
        small = 0.34 * size
        tick = QRectF(disc.right() - small, disc.bottom() - small, small, small)
        paint_shape(painter, MarkShape.CIRCLE, tick, ink)
        off = 0.24 * small
        paint_sign(painter, Icon.TICK, tick.adjusted(off, off, -off, -off), theme.tile)
