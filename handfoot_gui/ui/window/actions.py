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

from handfoot_gui.core.keys import Keys
from handfoot_gui.core.table_keys import TABLE_KEYS, TableKey, told_of_keys
from handfoot_gui.games import GAMES
from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon, icon
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS


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
    ALL_MOVES = "all-moves"
    CHECK = "check"
    COVER = "cover"
    PLAYERS = "players"
    PHONES = "phones"
    REACT = "react"
    LOOK_BACK = "look-back"
    REPORT = "deal-report"
    LINES = "other-points"
    LEAVE = "leave-demo"
    AGAIN = "begin-again"
    SKIP = "skip-step"
    NEXT_PUZZLE = "next-puzzle"
    LEAVE_GUIDE = "leave-guide"
    OPEN_MENU = "open-menu"
    SAY_TURN = "say-turn"
    SAY_MORE_TURN = "say-more-turn"
    SAY_HAND = "say-hand"
    SAY_MORE_HAND = "say-more-hand"
    SAY_MIDDLE = "say-middle"
    SAY_MORE_MIDDLE = "say-more-middle"
    SAY_PLAYERS = "say-players"
    SAY_MORE_PLAYERS = "say-more-players"
    SAY_MELDS = "say-melds"
    SAY_MORE_MELDS = "say-more-melds"
    SAY_SCORE = "say-score"
    SAY_MORE_SCORE = "say-more-score"


Answers: TypeAlias = Mapping[Command, Callable[[], object]]
"""What a page does for each of the commands that are possible on it."""


def answers_by(say: Callable[[TableKey], object]) -> Answers:
    """The answers of a page that can *say* what is asked by a key of the table."""
    return {Command(key.command): partial(say, key) for key in TABLE_KEYS if key.asked is not None}


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


_OF_A_GUIDE = frozenset({Command.AGAIN, Command.SKIP, Command.NEXT_PUZZLE, Command.LEAVE_GUIDE})
"""What stands in the menu only where a lesson or a puzzle leads through the game."""
_OF_SOME = frozenset({Command.MEMORY, Command.COVER, Command.REACT})
"""What stands in the menu only where the game that is played has it."""
_OF_A_GAME = frozenset({Command.CHECK, Command.PLAYERS})
"""A page that answers for one of these shows a game, which the menu has a part for."""


class ActionMaker:
    """Makes the actions of *window*."""

    def __init__(self, window: QWidget) -> None:
        self.window = window
        self.made: dict[str, QAction] = {}
        """Those it has made, by their names."""

    def action(self, name: str, text: str) -> QAction:
        """A new action called *name*, with its text; `WindowActions.set_keys` gives it keys."""
        made = QAction(self.window)
        made.setText(text)
        made.setObjectName(name)
        self.window.addAction(made)
        self.made[name] = made
        return made

    def menu(self, name: str, title: str) -> QMenu:
        """A new part of the menu."""
        made = QMenu(title, self.window)
        made.setObjectName(name)
        return made


def _fill(menu: QMenu, *items: QAction | None) -> None:
    for item in items:
        if item is None:
            menu.addSeparator()
        else:
            menu.addAction(item)


class GameActions:
    """What can be done in the game that is played."""

    def __init__(self, make: ActionMaker) -> None:
        action = make.action
        self.undo = action("undo", translate("Common", "Undo"))
        self.redo = action("redo", translate("WindowActions", "Redo"))
        self.hint = action("hint", translate("Common", "Hint"))
        self.openings = action("first-melds", translate("Common", "First melds"))
        self.sheet = action("sheet", translate("Common", "Score sheet"))
        self.print = action("print", translate("Common", "Print score sheet"))
        self.memory = action("memory", translate("Common", "Memory aid"))
        self.all_moves = action("all-moves", translate("Common", "All moves"))
        self.check = action("check", translate("Common", "Check the deal"))
        self.cover = action("cover", translate("WindowActions", "Cover the cards"))
        self.players = action("players", translate("Common", "Change players"))
        self.phones = action("phones", translate("InvitePage", "Hands on phones"))
        self.react = action("react", translate("Phone", "Say something"))
        self.look_back = action("look-back", translate("Common", "Look back"))
        self.report = action("deal-report", translate("Common", "Deal report"))
        self.lines = action("other-points", translate("Common", "Other points"))
        self.again = action("begin-again", translate("Common", "Start over"))
        self.skip = action("skip-step", translate("WindowActions", "Skip this step"))
        self.next_puzzle = action("next-puzzle", translate("Common", "Next puzzle"))
        self.leave_guide = action("leave-guide", translate("Common", "Leave"))
        self.menu = make.menu("this-game", translate("WindowActions", "This game"))
        """With all of them."""
        _fill(
            self.menu,
            self.undo, self.redo, self.hint, self.openings,
            self.sheet, self.lines, self.memory, self.all_moves, self.print, self.check,
            self.look_back, self.report,
            self.cover, self.players, self.phones, self.react,
            self.again, self.skip, self.next_puzzle, self.leave_guide,
        )  # fmt: skip

    def signs(self) -> tuple[tuple[QAction, Icon], ...]:
        """The signs beside its items."""
        return (
            (self.undo, Icon.UNDO),
            (self.redo, Icon.REDO),
            (self.hint, Icon.HINT),
            (self.sheet, Icon.SHEET),
            (self.print, Icon.SHEET),
            (self.lines, Icon.TALLY),
            (self.check, Icon.TICK),
            (self.look_back, Icon.LOOK_BACK),
            (self.report, Icon.REPORT),
            (self.cover, Icon.EYE),
            (self.phones, Icon.PHONE),
        )


class HeardActions:
    """What was spoken is heard again, and how much is spoken is chosen."""

    def __init__(self, make: ActionMaker) -> None:
        told = told_of_keys(WORDS)
        made = {
            key.command: make.action(key.command, told[key.command])
            for key in TABLE_KEYS
            if key.asked is None
        }
        self.before, self.after = made["heard-before"], made["heard-after"]
        self.first, self.newest = made["heard-first"], made["heard-newest"]
        self.length = made["spoken-news"]
        self.menu = make.menu("heard-menu", translate("AccessibilityPage", "Spoken messages"))
        """With all of them."""
        _fill(self.menu, self.before, self.after, self.first, self.newest, None, self.length)


class HelpActions:
    """The keys, ways to learn, and what the program is."""

    def __init__(self, make: ActionMaker) -> None:
        action = make.action
        text = translate("WindowActions", "What can I do now?")
        self.possible = action("possible", text)
        self.keys = action("help", translate("Common", "Mouse and keys"))
        self.learn = action("learn", translate("Common", "Learn by playing"))
        self.challenge = action("challenge", translate("Common", "Challenge by code"))
        """It stands beside the games."""
        self.puzzles = action("puzzles", translate("Common", "Puzzles"))
        self.puzzles.setEnabled(any(game.has_puzzles for game in GAMES.values()))
        self.own_mistakes = action("own-mistakes", translate("Common", "My mistakes"))
        self.by_ear = action("ear-help", translate("EarHelp", "Play by ear"))
        self.phones = action("phones-help", translate("InvitePage", "Phones and Wi-Fi"))
        self.report = action("report", translate("Common", "Copy report"))
        self.about = action("about", translate("Common", "About Hand and Foot"))
        self.heard = HeardActions(make)
        self.demos = {game: action(f"demo-{game}", game_title(game)) for game in games_offered()}
        """By the game in which bots are watched."""
        self.demo_menu = make.menu("demo-menu", translate("Common", "Watch a demo"))
        """With a demo of every game."""
        self.menu = make.menu("help-menu", translate("WindowActions", "Help"))
        """With all of them."""
        _fill(self.demo_menu, *self.demos.values())
        _fill(
            self.menu,
            self.possible, self.keys, self.by_ear, self.phones, self.learn, self.puzzles,
            self.own_mistakes, self.demo_menu.menuAction(), self.heard.menu.menuAction(), None,
            self.report, None, self.about,
        )  # fmt: skip

    def signs(self) -> tuple[tuple[QAction, Icon], ...]:
        """The signs beside its items."""
        return (
            (self.learn, Icon.HINT),
            (self.puzzles, Icon.REDO),
            (self.demo_menu.menuAction(), Icon.EYE),
            (self.keys, Icon.KEYBOARD),
            (self.phones, Icon.PHONE),
        )


class WindowActions(QObject):
    """The actions of *window*."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        make = ActionMaker(window)
        action = make.action
        self._answers: Answers = {}
        self.new = action("new", translate("Common", "New game"))
        self.open = action("open", translate("Common", "Open a game"))
        self.book = action("family-book", translate("Common", "Family book"))
        self.keep = action("keep-score", translate("Common", "Keep score"))
        self.start = action("start", translate("Common", "Back to start"))
        self.card = action("show-rules", translate("Common", "Rules"))
        self.preferences = action("preferences", translate("Common", "Preferences"))
        self.full_screen = action("full-screen", self.tr("Fill the screen"))
        self.full_screen.setCheckable(True)
        self.leave = action("leave-demo", translate("Common", "Leave the demo"))
        self.open_menu = action("open-menu", translate("Common", "Open the menu"))
        self.quit = action("quit", self.tr("Quit"))
        self.game = GameActions(make)
        self.help = HelpActions(make)
        told = told_of_keys(WORDS)
        self._asking = {
            key: action(key.command, told[key.command])
            for key in TABLE_KEYS
            if key.asked is not None
        }
        """They stand in no menu: what they say is heard."""
        for one in self._asking.values():
            one.setAutoRepeat(False)
        for one, role in (
            (self.preferences, QAction.MenuRole.PreferencesRole),
            (self.help.about, QAction.MenuRole.AboutRole),
            (self.quit, QAction.MenuRole.QuitRole),
        ):
            one.setMenuRole(role)
        self.set_keys(Keys({}))
        self.menu = self._menu(window)
        self._answered = {command: make.made[command.value] for command in Command}
        """What the page that is shown answers for."""
        for command, one in self._answered.items():
            self.connect_to(one, partial(self._do, command))

    def set_answers(self, answers: Answers) -> None:
        """Only the commands of *answers* are possible from now on, of those a page answers for."""
        self._answers = answers
        is_led = not _OF_A_GUIDE.isdisjoint(answers)
        for command, action in self._answered.items():
            answer = answers.get(command)
            action.setEnabled(answer is not None)
            action.setData(answer.why if isinstance(answer, NotNow) else "")
            if command in _OF_A_GUIDE or action in self.game.menu.actions():
                # A lesson has items of its own in the place of those that it has no use for.
                is_needed = not is_led and command not in _OF_A_GUIDE | _OF_SOME
                action.setVisible(answer is not None or is_needed)
        self.game.menu.setEnabled(not (_OF_A_GAME | _OF_A_GUIDE).isdisjoint(answers))

    def set_keys(self, keys: Keys) -> None:
        """Let every command have its key of *keys*."""
        window = self.parent()
        assert isinstance(window, QWidget)
        for action in window.actions():
            action.setShortcuts([QKeySequence(key) for key in keys.of(action.objectName())])

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

    def _menu(self, window: QWidget) -> QMenu:
        """All actions in one column, which the smallest window has room for."""
        menu = QMenu(window)
        _fill(
            menu,
            self.new, self.open, self.keep, self.book, self.help.challenge, self.start, None,
            self.game.menu.menuAction(), None,
            self.card, self.preferences, self.full_screen, self.help.menu.menuAction(), None,
            self.quit,
        )  # fmt: skip
        return menu

    def fill_bar(self, bar: QMenuBar) -> None:
        """Put the menu into *bar*, for a system that has one beside its windows (macOS); what has
        a role goes into the menu of the program there."""
        _fill(
            bar.addMenu(translate("Common", "Game")),
            self.new, self.open, self.keep, self.book, self.help.challenge, self.start, None,
            self.card, self.preferences, self.full_screen, None, self.quit,
        )  # fmt: skip
        bar.addMenu(self.game.menu)
        bar.addMenu(self.help.menu)

    def sign(self, style: Style) -> None:
        """Put signs beside the menu's items."""
        for item, sign in (
            (self.open, Icon.FOLDER),
            (self.keep, Icon.TALLY),
            (self.book, Icon.PEOPLE),
            (self.help.challenge, Icon.LOOK_BACK),
            (self.start, Icon.BACK),
            (self.leave, Icon.BACK),
            (self.card, Icon.RULES),
            (self.preferences, Icon.SLIDERS),
            *self.game.signs(),
            *self.help.signs(),
        ):
            item.setIcon(icon(sign, style.theme.link, style.px(18)))
