"""What can be done in the window: its commands with their keys and icons, and the menu.

A command is a `QAction`. Whoever does it connects it; what the page that is shown has to do itself,
or something else on every page, that page answers for (`Command`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QMenuBar, QWidget

from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon, icon
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.titles import game_title


class Command(Enum):
    """What the page that is shown answers for, by the name of its action."""

    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    OPENINGS = "first-melds"
    POSSIBLE = "possible"
    SHEET = "sheet"
    PRINT = "print"
    CARD = "show-rules"
    MEMORY = "memory"
    CHECK = "check"
    COVER = "cover"
    PLAYERS = "players"
    LOOK_BACK = "look-back"
    REPORT = "deal-report"
    LINES = "other-points"
    LEAVE = "leave-demo"
    OPEN_MENU = "open-menu"


Answers: TypeAlias = Mapping[Command, Callable[[], object]]
"""What a page does for each of the commands that are possible on it."""


class NotNow(Struct, frozen=True):
    """The answer of a page where a command looks as if it were off, and says *why* when it is
    asked for all the same."""

    why: str
    say: Callable[[str], object]

    def __call__(self) -> None:
        self.say(self.why)


def why_not(action: QAction) -> str:
    """Why the command of *action* cannot be done now; empty where it can, or nobody says why."""
    return str(action.data() or "")


_OF_A_GAME = frozenset({Command.CHECK, Command.PLAYERS})
"""A page that answers for one of these shows a game, which the menu has a part for."""


class WindowActions(QObject):
    """The actions of *window*."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._made: dict[str, QAction] = {}
        self._answers: Answers = {}
        self.new = self._action("new", translate("Common", "New game"), "Ctrl+N")
        self.open = self._action("open", translate("Common", "Open a game"), "Ctrl+O")
        self.book = self._action("family-book", translate("Common", "Family book"), "Ctrl+B")
        self.keep = self._action("keep-score", translate("Common", "Keep score"), "Ctrl+K")
        self.start = self._action("start", translate("Common", "Back to start"))
        self.learn = self._action("learn", translate("Common", "Learn by playing"), "Ctrl+T")
        self.puzzles = self._action("puzzles", translate("Common", "Puzzles"), "Ctrl+U")
        self.puzzles.setEnabled(any(game.has_puzzles for game in GAMES.values()))
        self.undo = self._action("undo", translate("Common", "Undo"), "Ctrl+Z")
        self.redo = self._action("redo", self.tr("Redo"), "Ctrl+Shift+Z", "Ctrl+Y")
        self.hint = self._action("hint", translate("Common", "Hint"), "H")
        self.openings = self._action("first-melds", translate("Common", "First melds"), "F")
        self.possible = self._action("possible", self.tr("What may be done now?"), "?")
        self.sheet = self._action("sheet", translate("Common", "Score sheet"), "S")
        self.print = self._action("print", translate("Common", "Print score sheet"), "Ctrl+P")
        self.card = self._action("show-rules", translate("Common", "Rules"), "Ctrl+R")
        self.memory = self._action("memory", translate("Common", "Memory aid"), "M")
        self.check = self._action("check", translate("Common", "Check the deal"), "Ctrl+F")
        self.cover = self._action("cover", self.tr("Cover the cards"), "C")
        self.players = self._action("players", translate("Common", "Change players"), "F2")
        self.look_back = self._action("look-back", translate("Common", "Look back"), "Ctrl+L")
        self.deal_report = self._action("deal-report", translate("Common", "Deal report"), "Ctrl+D")
        lines = translate("Common", "Other points")
        self.lines = self._action("other-points", lines, "Ctrl+Shift+P")
        self.preferences = self._action("preferences", translate("Common", "Preferences"), "Ctrl+,")
        self.help = self._action("help", translate("Common", "Mouse and keys"), "F1")
        self.about = self._action("about", translate("Common", "About Hand and Foot"), "Shift+F1")
        self.report = self._action("report", translate("Common", "Copy report"), "Ctrl+Shift+R")
        self.full_screen = self._action("full-screen", self.tr("Fill the screen"), "F11")
        self.leave = self._action("leave-demo", translate("Common", "Leave the demo"), "Ctrl+E")
        self.open_menu = self._action("open-menu", translate("Common", "Open the menu"), "F10")
        self.quit = self._action("quit", self.tr("Quit"), "Ctrl+Q")
        self.full_screen.setCheckable(True)
        self.demos = {
            game: self._action(f"demo-{game}", game_title(game)) for game in games_offered()
        }
        """By the game in which bots are watched."""
        self.demo_menu = QMenu(translate("Common", "Watch a demo"), window)
        """Part of the menu, with a demo of every game."""
        self.demo_menu.setObjectName("demo-menu")
        for action, role in (
            (self.preferences, QAction.MenuRole.PreferencesRole),
            (self.about, QAction.MenuRole.AboutRole),
            (self.quit, QAction.MenuRole.QuitRole),
        ):
            action.setMenuRole(role)
        self.this_game = QMenu(self.tr("This game"), window)
        """Part of the menu, for what can be done in the game that is played."""
        self.this_game.setObjectName("this-game")
        self.help_menu = QMenu(self.tr("Help"), window)
        """Part of the menu, for the keys and for what the program is."""
        self.help_menu.setObjectName("help-menu")
        self.menu = self._menu(window)
        for command in Command:
            self.connect_to(self._made[command.value], partial(self._do, command))

    def set_answers(self, answers: Answers) -> None:
        """Only the commands of *answers* are possible from now on, of those a page answers for."""
        self._answers = answers
        for command in Command:
            answer, action = answers.get(command), self._made[command.value]
            action.setEnabled(answer is not None)
            action.setData(answer.why if isinstance(answer, NotNow) else "")
        self.this_game.setEnabled(not _OF_A_GAME.isdisjoint(answers))

    def _do(self, command: Command) -> None:
        self._answers[command]()

    @staticmethod
    def connect_to(action: QAction, act: Callable[[], object]) -> None:
        """*action* does *act*, but not while a dialog waits for an answer.

        Qt keeps keys from the window meanwhile, but not a menu that the desktop shows for it.
        """

        def done() -> None:
            if QApplication.activeModalWidget() is None:
                act()

        action.triggered.connect(done)

    def _action(self, name: str, text: str, *keys: str) -> QAction:
        made = QAction(self._window)
        made.setText(text)
        made.setObjectName(name)
        made.setShortcuts([QKeySequence(key) for key in keys])
        self._window.addAction(made)
        self._made[name] = made
        return made

    def _menu(self, window: QWidget) -> QMenu:
        """All actions in one column, which the smallest window has room for."""
        menu = QMenu(window)
        self._fill(
            self.this_game,
            self.undo, self.redo, self.hint, self.openings,
            self.sheet, self.lines, self.memory, self.print, self.check, self.look_back,
            self.deal_report,
            self.cover, self.players,
        )  # fmt: skip
        self._fill(self.demo_menu, *self.demos.values())
        self._fill(
            self.help_menu,
            self.possible, self.help, self.learn, self.puzzles, self.demo_menu.menuAction(), None,
            self.report, None, self.about,
        )  # fmt: skip
        self._fill(
            menu,
            self.new, self.open, self.keep, self.book, self.start, None,
            self.this_game.menuAction(), None,
            self.card, self.preferences, self.full_screen, self.help_menu.menuAction(), None,
            self.quit,
        )  # fmt: skip
        return menu

    def fill_bar(self, bar: QMenuBar) -> None:
        """Put the menu into *bar*, for a system that has one beside its windows (macOS); what has
        a role goes into the menu of the program there."""
        self._fill(
            bar.addMenu(translate("Common", "Game")),
            self.new, self.open, self.keep, self.book, self.start, None,
            self.card, self.preferences, self.full_screen, None, self.quit,
        )  # fmt: skip
        bar.addMenu(self.this_game)
        bar.addMenu(self.help_menu)

    @staticmethod
    def _fill(menu: QMenu, *items: QAction | None) -> None:
        for item in items:
            if item is None:
                menu.addSeparator()
            else:
                menu.addAction(item)

    def sign(self, style: Style) -> None:
        """Put signs beside the menu's items."""
        for item, sign in (
            (self.open, Icon.FOLDER),
            (self.learn, Icon.HINT),
            (self.puzzles, Icon.REDO),
            (self.keep, Icon.TALLY),
            (self.book, Icon.PEOPLE),
            (self.start, Icon.BACK),
            (self.leave, Icon.BACK),
            (self.demo_menu.menuAction(), Icon.EYE),
            (self.undo, Icon.UNDO),
            (self.redo, Icon.REDO),
            (self.hint, Icon.HINT),
            (self.sheet, Icon.SHEET),
            (self.card, Icon.RULES),
            (self.print, Icon.SHEET),
            (self.lines, Icon.TALLY),
            (self.check, Icon.TICK),
            (self.look_back, Icon.LOOK_BACK),
            (self.deal_report, Icon.REPORT),
            (self.cover, Icon.EYE),
            (self.preferences, Icon.SLIDERS),
            (self.help, Icon.KEYBOARD),
        ):
            item.setIcon(icon(sign, style.theme.link, style.px(18)))
