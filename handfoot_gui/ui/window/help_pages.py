"""Two dialogs to read: all keys, under F1, and what the program is, with licences."""

from __future__ import annotations

import contextlib
import platform
from abc import abstractmethod
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Final

import msgspec
import platformdirs
import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from handfoot_gui.core.keys import keys_of
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.labels import label, separator, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.page import Page, PageDialog
from handfoot_gui.ui.widgets.reading import Reading
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.key_list import key_groups
from handfoot_gui.version import told_version

_SIZE_OF_ABOUT: Final = (620, 540)
_SIZE_OF_KEYS: Final = (640, 680)
"""Units of width and height."""
_SOURCES: Final = "https://code.qt.io"

Answered = tuple[tuple[str, tuple[str, ...]], ...]
"""Questions, each with its answers."""
Group = tuple[str, tuple[tuple[str, str], ...]]


class AboutDialog(PageDialog):
    """The version, the licences, and a way to the report."""

    def __init__(
        self, style: Style, copy_report: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        """*copy_report* puts the report about the program on the clipboard."""
        super().__init__(style, _AboutPage(style, copy_report), _SIZE_OF_ABOUT, parent)
        set_title(self, translate("Common", "About Hand and Foot"))


class KeyboardHelp(PageDialog):
    """Mouse and keys; accepted where people want to read the rules instead."""

    def __init__(self, style: Style, game: str, parent: QWidget | None = None) -> None:
        """The keys of *game* come first of those that only one game has."""
        super().__init__(style, _KeyPage(style, game), _SIZE_OF_KEYS, parent)
        set_title(self, translate("Common", "Mouse and keys"))
        text, sign = translate("Common", "Rules"), Icon.RULES
        key = keys_of(WORDS.preferences).shown("show-rules")
        rules = Button(style, text, sign=sign, key=key, name="help-rules", act=self.accept)
        rules.setShortcut(key)
        self._foot.insertWidget(0, rules)


def _sound(licence: str) -> list[tuple[str, str, str]]:
    """What plays the sounds, its version and *licence*, where it is."""
    try:
        import miniaudio
    except ImportError:
        return []
    return [("miniaudio", miniaudio.__version__, licence)]


def _phones(licence: str) -> list[tuple[str, str, str]]:
    """What is made with others' work for phones, the versions and the *licence*; a phone may not
    have come yet, so nothing of it is imported."""
    found = []
    for package in ("websockets", "segno"):
        with contextlib.suppress(PackageNotFoundError):
            found.append((package, version(package), licence))
    return found


class ReadPage(Page):
    """A page that is read piece by piece, below a title."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        # Asked for the keyboard, it gives it to what is to be read.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _rebuild(self) -> None:
        super()._rebuild()
        reading = self.findChild(Reading)
        assert reading is not None, "there is something to read"
        self.setFocusProxy(reading)

    def _titled(self, title: str) -> tuple[QWidget, QVBoxLayout, Reading, QVBoxLayout]:
        """A new content that begins with *title*, and its rows; what is to be read, and its."""
        px, content, reading = self._style.px, QWidget(), Reading(self._style)
        rows = vertical(self._style, content, margins=(32 - RING, 24, 32 - RING, 16), gap=0)
        head = label(self._style, title, TextStyle.PAGE_TITLE)
        head.setContentsMargins(px(RING), 0, px(RING), 0)
        rows.addWidget(head)
        rows.addWidget(reading)
        read = vertical(self._style, reading, margins=(RING, 8, RING, RING), gap=8)
        return content, rows, reading, read

    def _grid(self, stretched: int) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._style.px(20))
        grid.setVerticalSpacing(self._style.px(8))
        grid.setColumnStretch(stretched, 1)
        return grid


class AnswersPage(ReadPage):
    """Questions, and their answers in sentences."""

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._rebuild()

    @property
    @abstractmethod
    def title(self) -> str:
        """What the page is called."""

    @abstractmethod
    def _parts(self) -> Answered:
        """Questions and their answers, in the order in which they come up."""

    def _content(self) -> QWidget:
        style = self._style
        content, rows, reading, read = self._titled(self.title)
        for title, sentences in self._parts():
            head = label(style, title, TextStyle.SECTION_TITLE, wraps=True)
            head.setContentsMargins(0, style.px(10), 0, 0)
            read.addWidget(head)
            reading.add(title, head, is_heading=True)
            read.addWidget(separator(style))
            for sentence in sentences:
                said = label(style, sentence, TextStyle.BODY, wraps=True)
                said.setFont(style.font(TextStyle.BODY, size=17))
                read.addWidget(said)
                reading.add(sentence, said)
        rows.addStretch(1)
        return content


class _AboutPage(ReadPage):
    def __init__(self, style: Style, copy_report: Callable[[], None]) -> None:
        super().__init__(style)
        self._copy_report = copy_report
        self._is_copied = False
        self._rebuild()

    def _content(self) -> QWidget:
        style = self._style
        content, rows, reading, read = self._titled(translate("Common", "Hand and Foot", "program"))
        told = filled(self.tr("Version {version}"), version=told_version())
        version_line = label(style, told, TextStyle.NAME)
        read.addWidget(version_line)
        reading.add(told, version_line)
        for text in (
            self.tr("A card table for Hand and Foot, Raub and Manipulation Rummy."),
            self.tr("It is free software under the MIT license and comes without any warranty."),
        ):
            said = label(style, text, TextStyle.BODY, wraps=True)
            read.addWidget(said)
            reading.add(text, said)
        title = self.tr("What the program is made with")
        head = label(style, title, TextStyle.SECTION_TITLE)
        head.setContentsMargins(0, style.px(12), 0, 0)
        read.addWidget(head)
        reading.add(title, head, is_heading=True)
        read.addWidget(separator(style))
        grid = self._grid(2)
        lesser = self.tr("GNU Lesser General Public License (LGPL) 3")
        parts = (
            ("Qt", qVersion(), lesser),
            ("PySide6", PySide6.__version__, lesser),
            ("msgspec", msgspec.__version__, self.tr("BSD license")),
            *_phones(self.tr("BSD license")),
            ("platformdirs", platformdirs.__version__, self.tr("MIT license")),
            *_sound(self.tr("MIT license")),
            ("Python", platform.python_version(), self.tr("Python Software Foundation License")),
        )
        for line, part in enumerate(parts):
            name, made, licence = (
                label(style, part[0], TextStyle.NAME),
                label(style, part[1], TextStyle.BODY),
                label(style, part[2], TextStyle.BODY, wraps=True),
            )
            grid.addWidget(name, line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(made, line, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(licence, line, 2)
            reading.add(WORDS.row(part), name, made, licence)
        read.addLayout(grid)
        free = filled(
            self.tr(
                "Qt and PySide6 are separate libraries and may be replaced with other versions; "
                "their source is at {address}."
            ),
            address=_SOURCES,
        )
        said = label(style, free, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        read.addWidget(said)
        reading.add(free, said)
        row = horizontal(style, margins=(RING, 0, RING, 0))
        copy = translate("Common", "Copy report")
        row.addWidget(Button(style, copy, name="copy-report", act=self._on_copy))
        told = self.tr("Version, system and the latest errors, for fixing the program.")
        if self._is_copied:
            told = translate("Common", "The report was copied. You can paste it into an email.")
        row.addWidget(label(style, told, TextStyle.LABEL, wraps=True), 1)
        rows.addLayout(row)
        rows.addStretch(1)
        return content

    def _on_copy(self) -> None:
        self._copy_report()
        self._is_copied = True
        self._rebuild()
        say(self, translate("Common", "The report was copied. You can paste it into an email."))


class _KeyPage(ReadPage):
    def __init__(self, style: Style, game: str) -> None:
        super().__init__(style)
        self._game = game
        self._rebuild()

    def _content(self) -> QWidget:
        style = self._style
        content, rows, reading, read = self._titled(translate("Common", "Mouse and keys"))
        grid = self._grid(1)
        line = 0
        keys = keys_of(WORDS.preferences)
        for title, lines in key_groups(self._game, keys, style.cards.letters):
            head = label(style, title, TextStyle.SECTION_TITLE)
            head.setContentsMargins(0, style.px(12), 0, 0)
            grid.addWidget(head, line, 0, 1, 2)
            reading.add(title, head, is_heading=True)
            grid.addWidget(separator(style), line + 1, 0, 1, 2)
            line += 2
            for one in lines:
                what, shown = one.told, key_name(one.shown(keys))
                if not shown:
                    continue
                top = Qt.AlignmentFlag.AlignTop
                act = label(style, shown, TextStyle.NAME, wraps=True)
                act.setFixedWidth(style.px(190))
                grid.addWidget(act, line, 0, top)
                said = label(style, what, TextStyle.BODY, wraps=True)
                said.setAlignment(top)
                grid.addWidget(said, line, 1)
                reading.add(WORDS.labelled(what, shown), act, said)
                line += 1
        read.addLayout(grid)
        rows.addStretch(1)
        return content
