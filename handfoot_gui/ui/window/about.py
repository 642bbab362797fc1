"""What the program is, which version, and under which licences its parts are."""

from __future__ import annotations

import platform
from collections.abc import Callable
from typing import Final

import msgspec
import platformdirs
import PySide6
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

import handfoot_gui
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.labels import label, separator, set_title
from handfoot_gui.ui.widgets.page import Page, PageDialog
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_SIZE: Final = (620, 540)
"""Units of width and height."""
_SOURCES: Final = "https://code.qt.io"


class About(PageDialog):
    """The version, the licences, and a way to the report."""

    def __init__(
        self, style: Style, copy_report: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        """*copy_report* puts the report about the program on the clipboard."""
        super().__init__(style, _AboutPage(style, copy_report), _SIZE, parent)
        set_title(self, self.tr("About Hand and Foot"))


class _AboutPage(Page):
    """The scrolling part."""

    def __init__(self, style: Style, copy_report: Callable[[], None]) -> None:
        super().__init__(style)
        self._copy_report = copy_report
        self._is_copied = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("About Hand and Foot"))
        self._rebuild()

    def _content(self) -> QWidget:
        style, px = self._style, self._style.px
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(px(32), px(24), px(32), px(16))
        rows.setSpacing(px(8))
        rows.addWidget(label(style, self.tr("Hand and Foot"), TextStyle.PAGE_TITLE))
        version = filled(self.tr("Version {version}"), version=handfoot_gui.__version__)
        rows.addWidget(label(style, version, TextStyle.NAME))
        for text in (
            self.tr("A card table for Hand and Foot, Raub and Manipulation Rummy."),
            self.tr("It is free software under the MIT licence and comes without any warranty."),
        ):
            rows.addWidget(label(style, text, TextStyle.BODY, wraps=True))
        head = label(style, self.tr("What it is made with"), TextStyle.SECTION_TITLE)
        head.setContentsMargins(0, px(12), 0, 0)
        rows.addWidget(head)
        rows.addWidget(separator(style))
        rows.addLayout(self._parts())
        free = filled(
            self.tr(
                "Qt and PySide6 are libraries of their own and may be exchanged for other "
                "versions of them; their source is at {address}."
            ),
            address=_SOURCES,
        )
        rows.addWidget(label(style, free, TextStyle.LABEL, ink=style.theme.text2, wraps=True))
        row = QHBoxLayout()
        copy = Button(style, self.tr("Copy report"), name="copy-report")
        copy.clicked.connect(self._on_copy)
        row.addWidget(copy)
        told = self.tr("Version, system and the last faults, for whoever mends the program.")
        if self._is_copied:
            told = self.tr("The report is copied and can be pasted into a letter.")
        row.addWidget(label(style, told, TextStyle.LABEL, wraps=True), 1)
        rows.addLayout(row)
        rows.addStretch(1)
        return content

    def _parts(self) -> QGridLayout:
        style, px = self._style, self._style.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(20))
        grid.setVerticalSpacing(px(8))
        grid.setColumnStretch(2, 1)
        lesser = self.tr("GNU Lesser General Public License (LGPL) 3")
        parts = (
            ("Qt", qVersion(), lesser),
            ("PySide6", PySide6.__version__, lesser),
            ("msgspec", msgspec.__version__, self.tr("BSD licence")),
            ("platformdirs", platformdirs.__version__, self.tr("MIT licence")),
            ("Python", platform.python_version(), self.tr("Python Software Foundation License")),
        )
        for line, (part, version, licence) in enumerate(parts):
            grid.addWidget(label(style, part, TextStyle.NAME), line, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(
                label(style, version, TextStyle.BODY), line, 1, Qt.AlignmentFlag.AlignTop
            )
            grid.addWidget(label(style, licence, TextStyle.BODY, wraps=True), line, 2)
        return grid

    def _on_copy(self) -> None:
        self._copy_report()
        self._is_copied = True
        self._rebuild()
