"""Keys are given anew on one page that says clashes, and all that names a key follows."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from family_lab import LIKED, begun, wait
from listening import Reader
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.keys import COMMANDS, WINDOW_COMMANDS, Keys, Place, keys_of
from handfoot_gui.core.preferences import Preferences, TableKeys
from handfoot_gui.games import GAMES
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.preferences.keys_dialog import KeysDialog
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.widgets.key_text import pressed_key
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.key_list import commands_to_give, key_groups

ROOT = Path(__file__).parents[2] / "handfoot_gui"
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
ALONE = Qt.KeyboardModifier.NoModifier


class Page:
    """Somebody before the page of the keys."""

    def __init__(self, qtbot: QtBot, preferences: Preferences = LIKED) -> None:
        self.dialog = KeysDialog(Style(LIGHT, 1.0), preferences, None)
        qtbot.addWidget(self.dialog)
        self.keys = dict(preferences.keys)
        self.dialog.changed.connect(self._note)
        self.dialog.show()
        self.dialog.activateWindow()
        QApplication.processEvents()

    def _note(self, keys: dict[str, str]) -> None:
        self.keys = keys

    def button(self, command: str) -> Button:
        return child(self.dialog, Button, f"key-{command}")

    def give(self, command: str, key: Qt.Key | str, held: Qt.KeyboardModifier = ALONE) -> None:
        """Choose the command by keys, and press its new key."""
        button = self.button(command)
        button.setFocus(Qt.FocusReason.TabFocusReason)
        QTest.keyClick(button, Qt.Key.Key_Return)
        QTest.keyClick(QApplication.focusWidget() or button, key, held)  # type: ignore[call-overload]

    @property
    def note(self) -> str:
        """What is said below a key."""
        notes = self.dialog.findChildren(QLabel, "note-about-keys")
        return " ".join(note.text() for note in notes if note.isVisible())

    def seen_note(self) -> str:
        """What of that is in sight as a whole."""
        notes = self.dialog.findChildren(QLabel, "note-about-keys")
        seen = [
            note for note in notes
            if note.isVisible() and note.visibleRegion().boundingRect() == note.rect()
        ]  # fmt: skip
        return " ".join(note.text() for note in seen)


def test_a_key_is_given_anew_by_keys_alone_and_read(qtbot: QtBot, reader: Reader) -> None:
    page = Page(qtbot)
    assert page.button("undo").accessibleName() == "Take back the last move: Ctrl+Z"
    page.give("undo", "u")
    assert page.keys == {"undo": "U"}
    assert page.button("undo").text() == "U"
    assert page.button("undo").hasFocus()
    reader.hears("Take back the last move: U.")
    page.give("golden", Qt.Key.Key_F8, CTRL)
    assert page.keys["golden"] == "Ctrl+F8"
    page.give("golden", Qt.Key.Key_Escape)
    assert page.keys["golden"] == "Ctrl+F8"
    assert not page.dialog.isHidden(), "Escape only keeps the key"


def test_a_clash_is_said_and_the_same_key_again_swaps(qtbot: QtBot, reader: Reader) -> None:
    page = Page(qtbot)
    page.give("undo", "h")
    clash = "H belongs to “Hint: where to look, then the move, then why, then another way”."
    assert clash in page.note
    reader.hears(clash)
    assert page.keys == {}
    QTest.keyClick(QApplication.focusWidget(), "h")
    assert page.keys == {"undo": "H", "hint": "Ctrl+Z"}
    assert page.note == ""


@pytest.mark.parametrize("command", ["sheet", "quit"])
def test_why_a_key_is_not_free_is_in_sight(qtbot: QtBot, command: str) -> None:
    page = Page(qtbot)
    page.give(command, "h")
    qtbot.waitUntil(lambda: page.seen_note() != "")
    assert "belongs to" in page.seen_note()


@pytest.mark.parametrize("key", ["k", "9", Qt.Key.Key_Left, Qt.Key.Key_Tab, "y"])
def test_what_always_means_the_same_is_refused(qtbot: QtBot, key: Qt.Key | str) -> None:
    page = Page(qtbot)
    page.give("pause", key)
    assert "always means the same thing" in page.note
    QTest.keyClick(QApplication.focusWidget(), "u")
    assert page.keys == {"pause": "U"}, "the next key is taken"


def test_a_command_without_a_key_cannot_take_one_that_is_needed(qtbot: QtBot) -> None:
    page = Page(qtbot)
    page.give("start", "h")
    assert "Give that command another key first." in page.note
    assert page.keys == {}


def test_one_key_or_all_are_restored(qtbot: QtBot) -> None:
    own = {"undo": "U", "hint": "Ctrl+I", "pause": "H"}
    page = Page(qtbot, replace(LIKED, keys=own))
    child(page.dialog, Button, "usual-hint").click()
    assert "H belongs to “While others play: pause, and go on”." in page.note
    assert page.keys == own
    child(page.dialog, Button, "usual-undo").click()
    assert page.keys == {"hint": "Ctrl+I", "pause": "H"}
    child(page.dialog, Button, "restore-keys").click()
    assert page.keys == {}
    assert page.button("hint").text() == "H"


def test_the_key_of_a_cyrillic_keyboard_is_the_latin_one_in_its_place(qtbot: QtBot) -> None:
    page = Page(qtbot)
    button = page.button("pause")
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    # Serbian keyboards have У where others have U.
    event = QKeyEvent(QKeyEvent.Type.KeyPress, ord("У"), ALONE, 0, 0, 0, "у")
    QApplication.sendEvent(button, event)
    assert page.keys == {"pause": "U"}


@pytest.mark.parametrize(
    ("key", "held", "text", "written"),
    [
        (Qt.Key.Key_P, ALONE, "p", "P"),
        (Qt.Key.Key_M, SHIFT, "M", "Shift+M"),
        (Qt.Key.Key_Z, CTRL | SHIFT, "\x1a", "Ctrl+Shift+Z"),
        (Qt.Key.Key_Question, SHIFT, "?", "?"),
        (Qt.Key.Key_Return, ALONE, "\r", "Enter"),
        (Qt.Key.Key_Enter, CTRL | Qt.KeyboardModifier.KeypadModifier, "\r", "Ctrl+Enter"),
        (Qt.Key.Key_Backtab, SHIFT, "", "Shift+Tab"),
        (Qt.Key.Key_Space, SHIFT, " ", "Shift+Space"),
        (Qt.Key.Key_Shift, SHIFT, "", ""),
    ],
)
def test_a_press_is_written_as_keys_are(
    key: Qt.Key, held: Qt.KeyboardModifier, text: str, written: str
) -> None:
    assert pressed_key(QKeyEvent(QKeyEvent.Type.KeyPress, key, held, text)) == written


# -- what follows ---------------------------------------------------------------------------------

OWN = {
    "undo": "U", "hint": "F5", "say-hand": "I", "pick": "Z", "golden": "+", "put-back": "Del",
    "sort-hand": "Ctrl+7", "explain-word": "F4", "say-turn": "F3", "hand-and-foot.D": "M",
    "memory": "Ctrl+M", "faster": "F6", "say-middle": "Shift+F3", "pause": "-",
}  # fmt: skip
"""No two of them clash."""


def test_everything_at_the_table_has_its_new_key(program: Controller, qtbot: QtBot) -> None:
    program.window.set_preferences(replace(LIKED, keys=OWN))
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    program.window.show()
    program.window.activateWindow()
    QApplication.processEvents()
    view, scene = game.view, game.scene
    draw = next(button for button in scene.actions.buttons if button.code == "draw")
    assert draw.key == "+", "golden"
    made = len(game.record.moves)
    QTest.keyClick(view, "d")
    assert len(game.record.moves) == made, "the usual key of the act means nothing now"
    QTest.keyClick(view, "m")
    assert len(game.record.moves) > made
    QTest.keyClick(view, Qt.Key.Key_Home)
    QTest.keyClick(view, "z")
    assert len(scene.selection.cards) == 1
    QTest.keyClick(view, Qt.Key.Key_Delete)
    assert not scene.selection.cards
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert len(scene.selection.cards) == 1, "Space picks, too"
    QTest.keyClick(view, Qt.Key.Key_Escape)
    sorted_by = program.window.preferences.sorting
    QTest.keyClick(view, Qt.Key.Key_7, CTRL)
    assert program.window.preferences.sorting is not sorted_by
    undo = next(a for a in program.window.actions() if a.objectName() == "undo")
    assert undo.shortcut() == QKeySequence("U")
    hint = child(program.window.page, Button, "bar-hint")
    assert hint.accessibleDescription() == "F5"
    QTest.keyClick(view, Qt.Key.Key_F5)
    qtbot.waitUntil(
        lambda: (
            "Press F5" in scene.actions.bar.facts
            or "F5" in {button.key for button in scene.actions.buttons}
        ),
        timeout=60_000,
    )
    assert WORDS.key("Ctrl+Z") == "U"
    assert WORDS.key("D", "hand-and-foot") == "M"
    assert WORDS.key("D", "raub") == "D"


def test_pages_follow_what_is_given_to_their_keys(program: Controller) -> None:
    own = {"undo": "F7", "check": "F8"}
    program.window.set_preferences(replace(LIKED, keys=own))
    program.window.activateWindow()
    next(a for a in program.window.actions() if a.objectName() == "show-rules").trigger()
    page = program.window.page
    field = child(page, QLineEdit, "look-for")
    assert "F8" in field.accessibleDescription()
    for key, held, is_found in ((Qt.Key.Key_F, CTRL, False), (Qt.Key.Key_F8, ALONE, True)):
        page.setFocus()
        QTest.keyClick(page, key, held)
        assert field.hasFocus() is is_found
    lines = [line for _, lines in key_groups("raub", Keys(own), "AKQJ") for line in lines]
    shown = {line.told: line.shown(Keys(own)) for line in lines}
    assert shown["Take back the last entry"] == shown["Bring it back"] == "F7"
    assert shown["On a rule card: find words"] == "F8"


def test_the_list_of_keys_names_the_new_ones() -> None:
    keys = Keys(OWN)
    shown = {
        name: line.shown(keys)
        for _, lines in key_groups("raub", keys, "AKQJ")
        for line in lines
        for name in line.commands[:1]
    }
    for name, key in OWN.items():
        assert shown[name].split(", ")[0] == key


def test_own_keys_are_kept(program: Controller) -> None:
    program.window.change_preferences(replace(LIKED, keys={"undo": "U"}))
    kept, error = PreferencesFile().load()
    assert error is None
    assert keys_of(kept).of("undo") == ("U",)


# -- what there is --------------------------------------------------------------------------------


def test_every_command_of_the_menu_can_be_given_another_key(program: Controller) -> None:
    actions = {
        one.objectName(): one for one in program.window.actions() if isinstance(one, QAction)
    }
    given = {
        command.name: command
        for _, commands in commands_to_give("raub", Keys({}))
        for command, _ in commands
    }
    assert set(actions) <= set(given)
    assert {command.name for command in COMMANDS if not command.is_fixed} <= set(given)
    for name, action in actions.items():
        wanted = [QKeySequence(key) for key in Keys({}).of(name)]
        assert action.shortcuts() == wanted


def test_no_usual_key_of_the_window_and_of_every_table_has_two_meanings() -> None:
    for chosen in TableKeys:
        keys, seen = Keys({}, chosen), dict[str, str]()
        for command in COMMANDS:
            if command.is_fixed or command.place is Place.LOOK_BACK:
                continue
            for key in keys.of(command.name):
                assert seen.setdefault(key, command.name) == command.name


def listed() -> set[str]:
    """All keys of the list under F1, whatever else stands with them."""
    found: set[str] = set()
    keys = Keys({})
    for _, lines in key_groups("raub", keys, "AKQJ"):
        for line in lines:
            found |= set(line.shown(keys).split(", "))
    for key in tuple(found):
        found |= {part for part in key.split("+") if part}
    if "Arrow keys" in found:
        found |= {"Left", "Right", "Up", "Down"}
    return found | ({str(number) for number in range(1, 10)} if "1 … 9" in found else set())


NAMED = {
    "Return": "Enter", "Escape": "Esc", "PageUp": "PgUp", "PageDown": "PgDown", "Delete": "Del",
    "Backtab": "Tab", "Plus": "+", "Question": "?", "Comma": ",",
}  # fmt: skip
HELD = {"Shift", "Control", "Alt", "Meta", "AltGr", "CapsLock", "NumLock", "unknown"}
RANGES = {"A", "Z"}
"""The ends of what letters there are."""


def met(path: Path) -> Iterator[str]:
    """The keys to which a part of the program reacts, as far as they are written in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr.startswith("Key_"):
            name = node.attr.removeprefix("Key_")
            if name not in HELD | RANGES:
                yield NAMED.get(name, name)
        elif isinstance(node, ast.keyword) and node.arg == "key":
            value = node.value
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                yield value.value
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "BarButton":
            for value in node.args[3:4]:
                if isinstance(value, ast.Constant):
                    yield str(value.value)


def test_all_keys_that_do_something_are_listed() -> None:
    known, missing = listed(), set[str]()
    for folder in ("ui", "session", "games"):
        for path in (ROOT / folder).rglob("*.py"):
            missing |= {f"{key} of {path.name}" for key in met(path) if key and key not in known}
    assert missing == set()


def test_the_keys_of_all_acts_are_listed() -> None:
    from handfoot_gui.games.hand_and_foot.text.table import _KEYS

    known = listed()
    assert set(_KEYS.values()) <= known
    assert set(GAMES) == {"hand-and-foot", "raub", "manipulation"}


def test_what_all_menus_have_is_known_by_one_name() -> None:
    assert len({command.name for command in COMMANDS}) == len(COMMANDS)
    assert all(command.place is Place.WINDOW for command in WINDOW_COMMANDS)


def test_the_usual_key_of_a_command_clashes_with_the_one_it_was_given_to() -> None:
    hint, undo = (next(one for one in COMMANDS if one.name == name) for name in ("hint", "undo"))
    (key,) = hint.keys
    assert Keys({}).clash(hint, key, COMMANDS) is None
    assert Keys({"hint": "Ctrl+I", "undo": key}).clash(hint, key, COMMANDS) == undo


@pytest.mark.parametrize("letter", ["P", "L", "W", "C", "N", "S", "M"])
def test_no_command_of_the_window_takes_a_letter_of_look_back(letter: str) -> None:
    hint = next(command for command in WINDOW_COMMANDS if command.name == "hint")
    # Where nothing at the table has that letter any more.
    keys = Keys({"pause": "Ctrl+P"})
    fixed = [one for one in COMMANDS if one.place is Place.LOOK_BACK]
    assert keys.clash(hint, letter, fixed) is not None
