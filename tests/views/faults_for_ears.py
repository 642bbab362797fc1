"""What would be noise, or nothing, for whoever hears a window and does not see it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractItemView, QFileDialog, QRadioButton, QWidget

from handfoot_gui.ui.widgets.page import Page, title_of
from handfoot_gui.ui.window.main_window import MainWindow

SIGNS = re.compile(r"[♠♥♦♣\u2212×·•←→↑↓]|(?<![\w)])\+\d|\d : \d|(?<![\d/])\d+/\d+(?![\d/])")
"""What is read to the eye; a reader passes over it or says what it looks like."""
LONGEST = 200
"""Letters of a description."""
TELLING = ("cover-show", "preview", "page", "ladder", "rating-chart", "points-curve")
"""What is described by what is read in it, or by what happened meanwhile."""
_SENTENCE = re.compile(r"(?<!\d)[.!?](?= \S)")
"""Ends of sentences, of which ordinals as "4. dijeljenje" are none."""
_ROLE = QAccessible.Role


def ears(window: QWidget) -> list[str]:
    """Every fault of what *window* tells readers, in words."""
    if isinstance(window, QFileDialog):
        # What is in Qt's own dialogs is told by Qt.
        return []
    found = [
        f"{one.role().name} {fault}"
        for one in _met(QAccessible.queryAccessibleInterface(window))
        for fault in _of_one(one)
    ]
    return [*found, *_of_radio_buttons(window), *_of_title(window)]


def _met(of: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """All that is seen below it, and itself."""
    yield of
    if of.role() in (_ROLE.ComboBox, _ROLE.EditableText, _ROLE.ScrollBar):
        return
    for place in range(min(of.childCount(), 300)):
        child = of.child(place)
        if child is not None and not child.state().invisible:
            yield from _met(child)


def _of_one(one: QAccessibleInterface) -> Iterator[str]:
    name, about = one.text(QAccessible.Text.Name), one.text(QAccessible.Text.Description)
    can_be_empty = one.role() in (_ROLE.Client, _ROLE.Cell)
    if one.state().focusable and not any(map(str.isalnum, name)) and not can_be_empty:
        yield "has the keyboard and no name"
    if one.state().focusable and _bare(name) and _bare(name) == _bare(about):
        yield f"{name!r} is described by its name"
    label, _, rest = name.partition(": ")
    if rest and _bare(label) == _bare(rest.partition(": ")[0]):
        yield f"{name!r} says its label twice"
    for text in (name, about):
        if SIGNS.search(text):
            yield f"{text!r} has signs"
    if one.text(QAccessible.Text.Help):
        yield f"{name!r} is explained unasked"
    is_telling = one.object() is not None and one.object().objectName() in TELLING
    is_long = len(about) > LONGEST or _SENTENCE.search(about)
    if one.state().focusable and is_long and not is_telling:
        yield f"{name!r} is explained by {about!r}"
    if one.role() is _ROLE.Slider and one.valueInterface() is not None:
        yield f"{name!r} is heard as a number with hundreds of digits"
    if one.role() is _ROLE.LayeredPane:
        yield "has layers"
    yield from _of_count(one)


def _bare(text: str) -> str:
    """The words of *text* alone."""
    return "".join(filter(str.isalnum, text.lower()))


def _of_count(one: QAccessibleInterface) -> Iterator[str]:
    thing = one.object()
    if isinstance(thing, QAbstractItemView) and one.role() is _ROLE.List:
        items = sum(one.child(at).role() is _ROLE.ListItem for at in range(one.childCount()))
        if items != thing.model().rowCount():
            yield f"counts {items} of {thing.model().rowCount()}"


def _of_radio_buttons(window: QWidget) -> Iterator[str]:
    """Tab comes to the chosen one of several, and to no other one."""
    groups: dict[QWidget, list[QRadioButton]] = {}
    for one in window.findChildren(QRadioButton):
        if one.isVisibleTo(window) and one.isEnabled():
            groups.setdefault(one.parentWidget(), []).append(one)
    for group in groups.values():
        if not any(one.isChecked() for one in group):
            continue
        for one in group:
            has_tab = bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus)
            if has_tab is not one.isChecked():
                is_said = "is chosen, and" if one.isChecked() else "is not chosen, but"
                yield f"RadioButton {one.text()!r} {is_said} Tab: {has_tab}"


def _of_title(window: QWidget) -> Iterator[str]:
    """A window is called by what is in it, or what is in it says so itself."""
    if not isinstance(window, MainWindow):
        if not window.windowTitle():
            yield "the dialog has no title"
        return
    page, title = window.page, title_of(window.page)
    if not title and not (isinstance(page, Page) and page.tells_itself):
        yield f"{type(page).__name__} has no title"
    elif title and window.windowTitle() != title:
        yield f"the window is called {window.windowTitle()!r}, and its page {title!r}"
