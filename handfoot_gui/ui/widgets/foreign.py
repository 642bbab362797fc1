"""Shows texts as they are written: what people or files call something is never read as markup.

Qt guesses whether the text of a tool tip is a piece of HTML. A name in a file that somebody sent
may look like one, and then Qt opens the pictures it asks for. So every tool tip is set here; plain
labels are made by `views.parts.labels`, and a text with a part in bold is put together piece by
piece, never as HTML.
"""

from __future__ import annotations

from textwrap import fill
from typing import Final

from PySide6.QtCore import QPoint
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolTip, QWidget

_WIDEST: Final = 80
"""Letters in a line of a tool tip; Qt breaks only markup into lines."""
_JOINT: Final = "\u2060"
"""The word joiner: invisible, no space and no letter, so that no tag goes on after it."""


def as_written(text: str) -> str:
    """*text* for whatever guesses at markup: it looks the same and is none, whatever is in it."""
    return text.replace("<", f"<{_JOINT}").replace("&", f"&{_JOINT}")


def tip_of(text: str) -> str:
    """The tool tip that says *text*, in lines of a readable length."""
    lines = (fill(line, _WIDEST) if len(line) > _WIDEST else line for line in text.splitlines())
    return as_written("\n".join(lines))


def set_tip(told: QWidget | QAction, text: str) -> None:
    """Let the tool tip of *told* say *text*."""
    told.setToolTip(tip_of(text))


def show_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip that says *text* at the place *at* of the screen; none where it is empty."""
    QToolTip.showText(at, tip_of(text), widget)


def set_title(window: QWidget, text: str) -> None:
    """Call *window* by *text*; Qt would take ``[*]`` for the mark of a changed document."""
    window.setWindowTitle(text.replace("[*]", "[*][*]"))
