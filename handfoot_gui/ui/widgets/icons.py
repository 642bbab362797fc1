"""Signs of buttons and shapes of sides, from the pictures in ``assets/icons``."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from handfoot_gui.ui.art.palette import Inks
from handfoot_gui.ui.art.pictures import paint, painted
from handfoot_gui.ui.widgets.theme import MarkShape

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

_RATIOS: Final = (1.0, 1.25, 1.5, 2.0, 3.0)


class Icon(StrEnum):
    """What a button's sign shows."""

    MENU = "menu"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    SHEET = "sheet"
    TALLY = "tally"
    SLIDERS = "sliders"
    EYE = "eye"
    KEYBOARD = "keyboard"
    FOLDER = "folder"
    BACK = "back"
    LOOK_BACK = "look-back"
    CHEVRON_LEFT = "chevron-left"
    CHEVRON_RIGHT = "chevron-right"
    CHEVRON_DOWN = "chevron-down"
    CHEVRON_UP = "chevron-up"
    TICK = "tick"
    WARNING = "warning"
    PEOPLE = "people"
    RULES = "rules"
    REPORT = "report"
    PENCIL = "pencil"
    PHONE = "phone"
    PHONE_OFF = "phone-off"


def paint_sign(painter: QPainter, sign: Icon, rect: QRectF, colour: str) -> None:
    """Draw *sign* into the square *rect* in *colour* (``#RRGGBB``)."""
    paint(painter, f"icons/{sign.value}", rect, Inks(ink=colour))


def icon(sign: Icon, colour: str, size: int) -> QIcon:
    """*sign* as an icon of *size* logical pixels, crisp at the usual device pixel ratios."""
    from PySide6.QtGui import QIcon

    result, square = QIcon(), QRectF(0, 0, size, size)
    for ratio in _RATIOS:
        device = QSize(round(size * ratio), round(size * ratio))
        result.addPixmap(painted(device, ratio, lambda on: paint_sign(on, sign, square, colour)))
    return result


def paint_shape(painter: QPainter, shape: MarkShape, rect: QRectF, colour: str) -> None:
    """Fill a side's *shape* into the square *rect*; all shapes weigh about the same."""
    paint(painter, f"icons/side-{shape.value}", rect, Inks(ink=colour))
