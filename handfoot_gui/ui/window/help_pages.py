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

from handfoot_gui.core.preferences import TableKeys
from handfoot_gui.core.table_keys import TABLE_KEYS, beside_table_keys, told_of_keys
from handfoot_gui.core.text.letters import key_beside
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import key_name, label, separator, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.page import Page, PageDialog
from handfoot_gui.ui.widgets.reading import Reading
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_keys, game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS
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

    def __init__(
        self,
        style: Style,
        game: str,
        parent: QWidget | None = None,
        *,
        table_keys: TableKeys = TableKeys.OURS,
    ) -> None:
        """The keys of *game* come first of those that only one game has; *table_keys* ask how
        things stand."""
        super().__init__(style, _KeyPage(style, game, table_keys), _SIZE_OF_KEYS, parent)
        set_title(self, translate("Common", "Mouse and keys"))
        text, key, sign = translate("Common", "Rules"), "Ctrl+R", Icon.RULES
        rules = Button(style, text, sign=sign, key=key, name="help-rules", act=self.accept)
        rules.setShortcut("Ctrl+R")
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
        title = self.tr("What it is made with")
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
                "Qt and PySide6 are separate libraries and may be replaced by other versions of "
                "them; their source is at {address}."
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
        say(self, translate("Common", "The report is copied. You can paste it into a letter."))


class _KeyPage(ReadPage):
    def __init__(self, style: Style, game: str, table_keys: TableKeys) -> None:
        super().__init__(style)
        self._game = game
        self._table_keys = table_keys
        self._rebuild()

    def _content(self) -> QWidget:
        style = self._style
        content, rows, reading, read = self._titled(translate("Common", "Mouse and keys"))
        grid = self._grid(1)
        line = 0
        for title, keys in self._groups():
            head = label(style, title, TextStyle.SECTION_TITLE)
            head.setContentsMargins(0, style.px(12), 0, 0)
            grid.addWidget(head, line, 0, 1, 2)
            reading.add(title, head, is_heading=True)
            grid.addWidget(separator(style), line + 1, 0, 1, 2)
            line += 2
            for key, what in keys:
                top = Qt.AlignmentFlag.AlignTop
                shown = key_name(self._worn(key))
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

    def _rank_keys(self) -> str:
        letters = zip(("ace", "king", "queen", "jack"), self._style.cards.letters, strict=True)
        text = self.tr("{ace}, {king}, {queen}, {jack}, T, 9 … 2")
        if self._table_keys is TableKeys.PLAYROOM:
            text = self.tr("{ace}, {king}, {queen}, {jack}, Shift+T, 9 … 2")
        return filled(text, **dict(letters))

    def _worn(self, key: str) -> str:
        """*key* as it is where cards wear letters, and where other keys ask how things stand."""
        worn = key_beside(key, self._style.cards.letters)
        return beside_table_keys(worn, self._table_keys)

    def _heard(self, *, is_asked: bool) -> tuple[tuple[str, str], ...]:
        """The keys that ask how things stand, or those of what was said before."""
        told = told_of_keys(WORDS)
        return tuple(
            (", ".join(key.worn(self._table_keys)), told[key.command])
            for key in TABLE_KEYS
            if (key.asked is not None) is is_asked
        )

    def _groups(self) -> tuple[Group, ...]:
        """Groups of keys and what they do; of the games' own, those of the one played first."""
        games = sorted(games_offered(), key=lambda game: game != self._game)
        return (
            (
                self.tr("With the mouse or a finger"),
                (
                    (self.tr("Click"), self.tr("Pick a card; click where it goes to put it down")),
                    (
                        self.tr("Drag"),
                        self.tr("Move the picked cards; any that do not fit slide back"),
                    ),
                    (
                        self.tr("Double-click"),
                        self.tr("Play a card with only one place to go; else pick all of its rank"),
                    ),
                    (
                        self.tr("Shift+click"),
                        self.tr("Pick all cards from the last one you picked to this one"),
                    ),
                    (
                        self.tr("Ctrl+click"),
                        self.tr("Also pick a card on the table"),
                    ),
                    (
                        self.tr("Drag across"),
                        self.tr("Pick all it passes over; start beside the cards, or hold Shift"),
                    ),
                    (self.tr("Click the stock"), self.tr("Draw; you can drag a card off it, too")),
                    (self.tr("Click a word"), self.tr("Explain it: clean, foot, Refe …")),
                    (
                        self.tr("Right-click a card you set out"),
                        self.tr("Take it back into your hand"),
                    ),
                    (
                        self.tr("Right-click, or hold a finger there"),
                        self.tr("Explain a place on the table"),
                    ),
                    (self.tr("Click a side"), self.tr("Show its melds large, or small again")),
                    (
                        self.tr("Double-click a move"),
                        self.tr("Look back at that line in the last moves"),
                    ),
                ),
            ),
            (
                self.tr("At the table"),
                (
                    (self.tr("Arrow keys"), self.tr("Go from card to card")),
                    ("Home, End", self.tr("Go to the first or the last card")),
                    (
                        "Shift+Left, Shift+Right",
                        self.tr("Move the card, when you sort the hand yourself"),
                    ),
                    ("Tab", self.tr("Go to the next place on the table")),
                    ("?", self.tr("Show what you can do now, and why not the rest")),
                    ("F3", self.tr("Explain the words on the table, one by one")),
                    ("Y, N", self.tr("Answer a question of the program: do it, or not")),
                    ("Ctrl+Shift+S", self.tr("Sort the hand by rank, or by suit")),
                    (self._rank_keys(), self.tr("Go to the next card of that rank")),
                    ("Space", self.tr("Pick the card, put it down, or press the selected button")),
                    (
                        "Shift+Space",
                        self.tr("Pick all cards from the last one you picked to this one"),
                    ),
                    ("Enter", self.tr("Press the golden button: play the picked cards")),
                    ("Esc", self.tr("Put all picked cards back")),
                    (
                        "H",
                        self.tr("Hint: where to look, then the move, then why, then another way"),
                    ),
                    ("F", self.tr("Choose from good ways to lay down a first meld")),
                    ("Ctrl+Z", self.tr("Take back the last move")),
                    ("Ctrl+Y, Ctrl+Shift+Z", self.tr("Redo it")),
                    ("M", self.tr("Show the memory aid, or the moves again")),
                    ("Shift+M", self.tr("Show every single move, or the last turns again")),
                    ("Space", self.tr("While others play: finish this turn")),
                    ("P", self.tr("While others play: pause, and go on")),
                    ("Space", self.tr("In a demo: stop, then one step at a time")),
                    ("+", self.tr("In a demo: go faster")),
                    ("Enter, Space", self.tr("Next bot’s turn, at the narrated pace")),
                ),
            ),
            (self.tr("Asking how things stand"), self._heard(is_asked=True)),
            (translate("AccessibilityPage", "Spoken news"), self._heard(is_asked=False)),
            (
                self.tr("Several people"),
                (
                    ("Enter", self.tr("Uncover the cards of the player named")),
                    ("C", self.tr("Cover the cards in the middle of a turn")),
                    ("F2", self.tr("Change names, or put a bot in a player’s place")),
                    ("Shift+F2", self.tr("Move hands to phones, and back to the screen")),
                    (
                        "Alt+Up, Alt+Down",
                        self.tr("Before a game: move the player to another seat"),
                    ),
                ),
            ),
            *((game_title(game), game_keys(game)) for game in games),
            (
                translate("Common", "Scores"),
                (
                    ("S", self.tr("Open the score sheet, or moves and scores")),
                    ("Ctrl+P", self.tr("Print a score sheet, or save it as a PDF")),
                    ("Ctrl+Shift+P", self.tr("Write down other points: lines of your own")),
                    ("Ctrl+R", self.tr("Read the rules; after a refusal, the rule behind it")),
                    ("Ctrl+F", self.tr("Check the deal code")),
                    ("Up, Down", self.tr("Go from line to line")),
                    ("Space, Right, Left", self.tr("Open or close a line’s sum")),
                    ("Enter", self.tr("Go on with the next deal")),
                    ("Esc", self.tr("Go back to the table")),
                ),
            ),
            (
                self.tr("Looking back"),
                (
                    ("Ctrl+L", self.tr("Look back at the game")),
                    ("Ctrl+D", self.tr("Deal report: luck, play, and decisions")),
                    ("Enter", self.tr("Go to the move on that line of the log")),
                    ("Left, Right", self.tr("Go one move back or forward")),
                    ("Ctrl+Left, Ctrl+Right", self.tr("Go one turn back or forward")),
                    ("PgUp, PgDown", self.tr("Go one deal back or forward")),
                    ("Home, End", self.tr("Go to the start or the end of the game")),
                    ("Up, Down", self.tr("On the report’s curve: go to a decision")),
                    ("W", self.tr("Explain why the move shown was made")),
                    ("V", self.tr("See the table from the next seat")),
                    ("C", self.tr("Show or hide all cards, once the game is over")),
                    ("N", translate("Common", "Deal these cards again in a new game")),
                    ("S", translate("Common", "Save this deal in a file")),
                    ("M", self.tr("Open or close the moves in a small window")),
                    ("Esc", self.tr("Go back to where you started looking back")),
                ),
            ),
            (
                self.tr("Keeping score"),
                (
                    (
                        "Enter, Tab",
                        self.tr("Go to the next field; after the last one, write it down"),
                    ),
                    ("Ctrl+Enter", self.tr("Write it down now")),
                    ("Up, Down", self.tr("One more, one less; points by five")),
                    ("Ctrl+Z", self.tr("Take back the last entry")),
                    ("Esc", self.tr("Close a corrected deal, or go back to the start")),
                ),
            ),
            (
                self.tr("Everywhere"),
                (
                    ("Tab", self.tr("Go to the next control")),
                    ("F3", self.tr("On another page: hear what the field you are on means")),
                    ("Up, Down", self.tr("Go from line to line")),
                    (
                        "Ctrl+Up, Ctrl+Down",
                        self.tr("In a text, as this one: go from heading to heading"),
                    ),
                    ("F10", translate("Common", "Open the menu")),
                    ("F1", self.tr("Show these keys")),
                    ("Shift+F1", self.tr("Show the version and the licenses")),
                    ("Ctrl+Shift+R", self.tr("Copy a report about errors in the program")),
                    ("F11", self.tr("Fill the screen, or leave it")),
                    ("Ctrl+N", self.tr("Set up a new game")),
                    ("Ctrl+T", translate("Common", "Learn by playing")),
                    ("Ctrl+U", translate("Common", "Puzzles")),
                    ("Ctrl+G", self.tr("Begin a lesson or a puzzle again")),
                    ("Ctrl+J", self.tr("Skip a step in a lesson")),
                    ("Ctrl+Shift+U", self.tr("Go to the next puzzle")),
                    ("Ctrl+Shift+E", self.tr("Leave a lesson or a puzzle")),
                    ("Ctrl+E", translate("Common", "Leave the demo")),
                    ("Ctrl+K", self.tr("Keep the score of a game with real cards")),
                    ("Ctrl+O", self.tr("Open a file with a game or a deal")),
                    ("Ctrl+B", self.tr("Open the family book")),
                    ("Ctrl+,", self.tr("Open the preferences")),
                    ("Ctrl+Q", self.tr("Quit; the game is kept")),
                ),
            ),
        )
