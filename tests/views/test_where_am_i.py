"""Whoever comes to a page, back from a dialog, or to something new on a page, hears where and what
that is: once."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from family_lab import begun, go, set_out, show, to_cover, wait
from finding import press
from listening import Reader
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from readers_on import reader_on
from whole_program import child

from handfoot_gui.core.cards import Card
from handfoot_gui.games import GAMES
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.widgets.page import title_of
from handfoot_gui.ui.widgets.speaker import focused
from handfoot_gui.ui.window.help_pages import AboutDialog

OPENED = {
    "show-rules": "Classic",
    "keep-score": "Keep score",
    "family-book": "Family book",
    "puzzles": "Puzzles",
    "own-mistakes": "My mistakes",
    "new": "New game",
}
"""Commands that open a page, and what it is called."""


def trigger(program: Controller, name: str) -> None:
    next(a for a in program.window.actions() if a.objectName() == name).trigger()


def test_a_page_that_comes_says_its_title_once_and_first(
    program: Controller, reader: Reader, qtbot: QtBot
) -> None:
    """The window is called so behind a dialog: a reader that hears it called otherwise while it is
    in front says that, too."""
    window = program.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    names = {action.objectName() for action in window.actions()}
    for name, title in OPENED.items():
        assert name in names, sorted(names)
        reader.rests()
        reader.heard.clear()
        trigger(program, name)
        reader.hears(title)
        reader.rests()
        assert reader.all.startswith(f"{title}.")
        assert reader.all.count(title) == 1
        dialog = AboutDialog(window.ui_style, lambda: None, window)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(lambda title=title: window.windowTitle() == title)
        dialog.close()
        window.activateWindow()
        reader.heard.clear()
        program.show_start()
        reader.hears("What shall we play?")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_opened_says_which_and_then_what_is_due(
    program: Controller, qtbot: QtBot, reader: Reader, game: str
) -> None:
    reader.rests()
    reader.heard.clear()
    played = begun(program, game, "p", "p", "easy", "easy")
    to_cover(qtbot, program, played)
    show(program)
    wait(qtbot, played)
    title = title_of(program.window.page)
    assert title.count(",") == 1
    reader.hears(played.scene.actions.bar.prompt)
    assert reader.all.count(title) == 1
    reader.heard.clear()
    to_cover(qtbot, program, played)
    show(program)
    wait(qtbot, played)
    reader.hears(played.scene.actions.bar.prompt)
    assert title not in reader.all, "who uncovers cards knows the game"


def test_a_fault_that_the_start_page_shows_is_heard_until_it_is_gone(
    program: Controller, reader: Reader, user_folder: Path
) -> None:
    reader.rests()
    (user_folder / "games").mkdir(exist_ok=True)
    (user_folder / "games" / "broken.handfoot.json").write_text("{", encoding="utf-8")
    reader.heard.clear()
    program.show_start()
    reader.hears("broken.handfoot.json")
    reader.rests()
    assert reader.all.count("is damaged") == 1
    reader.heard.clear()
    trigger(program, "new")
    program.show_start()
    reader.rests()
    assert "broken" not in reader.all, "it was heard"


def test_what_became_of_an_act_is_heard_as_often_as_it_is_done(
    program: Controller, reader: Reader
) -> None:
    trigger(program, "show-rules")
    page = program.window.page
    reader.rests()
    for _ in range(2):
        reader.heard.clear()
        page.say("Saved as card.pdf.", False)  # type: ignore[attr-defined]
        reader.hears("Saved as card.pdf.")
        program.window.resize(program.window.width() - 400, 700)
        reader.rests()
        assert reader.all.count("Saved as card.pdf.") == 1


def test_a_dialog_that_closes_leaves_the_keyboard_where_it_was(program: Controller) -> None:
    window = program.window
    window.activateWindow()
    program.set_up_other("hand-and-foot")
    for opens in ("brought-forward", "agreements"):
        control = child(window.page, QWidget, opens)
        control.setFocus()

        def close() -> None:
            dialog = QApplication.activeModalWidget()
            assert dialog is not None
            dialog.close()

        QTimer.singleShot(0, close)
        press(window.page, opens)
        focus = window.focusWidget()
        assert focus is not None
        assert focus.objectName() == opens
    assert window.windowTitle() == "New game"


@pytest.mark.every_case
@pytest.mark.parametrize("name", GAMES)
def test_the_keyboard_comes_to_nothing_without_a_name_when_a_deal_is_over(
    program: Controller, qtbot: QtBot, reader: Reader, name: str
) -> None:
    program.window.activateWindow()
    game = begun(program, name, "p", "easy", "easy", "easy")
    met: list[str] = []

    def note(_: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            spot = QAccessible.queryAccessibleInterface(now)
            met.append(spot.text(QAccessible.Text.Name))

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.connect(note)
    rng = Random(5)
    while wait(qtbot, game) not in (Waiting.NEXT_DEAL, Waiting.OVER):
        go(qtbot, program, game, rng)
    game.show_end()
    reader.rests()
    app.focusChanged.disconnect(note)
    focus = QApplication.focusWidget()
    assert isinstance(focus, QAbstractButton)
    assert focus.objectName() in ("next-deal", "again")
    assert met
    assert "" not in met


def test_no_stack_calls_itself_a_pane_in_layers(program: Controller) -> None:
    trigger(program, "new")
    met = QAccessible.queryAccessibleInterface(program.window.pages)
    assert met.role() is QAccessible.Role.Client
    assert met.childCount() == 1
    assert met.child(0).object() is program.window.page


DIALOGS = {
    "F1": "KeyboardHelp",
    "Shift+F1": "AboutDialog",
    "F2": "PlayersDialog",
    "?": "PossibleDialog",
    "F": "OpeningsDialog",
    "Ctrl+,": "PreferencesDialog",
    "Ctrl+F": "CheckDialog",
    "Ctrl+Shift+P": "OtherPointsDialog",
}
"""What opens at the table by a key."""


def test_a_dialog_that_closes_is_followed_by_what_is_due_once(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    window = program.window
    window.activateWindow()
    # The first hand has five kings.
    program.game_controller.dice = Random(6)
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    go(qtbot, program, game)
    assert wait(qtbot, game) is Waiting.PERSON
    game.view.setFocus()
    due = game.scene.actions.bar.spoken
    for keys, name in DIALOGS.items():
        reader.rests()
        met: list[str] = []

        def leave(met: list[str] = met) -> None:
            dialog = QApplication.activeModalWidget()
            if dialog is None:
                # What can be laid down is thought out first.
                QTimer.singleShot(20, leave)
                return
            met.append(type(dialog).__name__)
            reader.rests()
            reader.heard.clear()
            QTest.keyClick(dialog, Qt.Key.Key_Escape)

        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        QTimer.singleShot(0, leave)
        QTest.keySequence(game.view, QKeySequence(keys))
        qtbot.waitUntil(lambda met=met: bool(met), timeout=20_000)  # type: ignore[misc]
        assert met == [name], keys
        reader.hears(due)
        reader.rests()
        assert reader.all.count(due) == 1, (keys, reader.heard)
        assert window.focusWidget() is game.view, keys


@pytest.mark.every_case
@pytest.mark.parametrize(("sample", "moves"), [("steady/classic", 400), ("raub/classic-4", 23)])
def test_tab_goes_round_the_table_by_groups_again_and_again_and_explains_nothing(
    program: Controller, qtbot: QtBot, reader: Reader, sample: str, moves: int
) -> None:
    window = program.window
    window.set_preferences(replace(window.preferences, tips=False))
    window.activateWindow()
    game = set_out(program, sample, moves, "p", "easy", "easy", "easy")
    while wait(qtbot, game) is not Waiting.PERSON:
        go(qtbot, program, game)
    game.view.setFocus()
    QTest.keyClick(game.view, Qt.Key.Key_Home)
    reader.rests()
    reader.heard.clear()
    circle: list[str] = []
    while len(circle) < 60:
        widget = QApplication.focusWidget()
        assert widget is not None
        met = QAccessible.queryAccessibleInterface(focused(window))
        circle.append(met.text(QAccessible.Text.Name))
        if widget is game.view:
            assert not met.text(QAccessible.Text.Description), "that is heard by a key"
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    reader.rests()
    assert not reader.heard
    once = circle[: circle.index(circle[0], 1)]
    assert len(once) <= 16, once
    assert circle[len(once) : 2 * len(once)] == once, "the next time round it is the same"
    assert len(set(once) & {game.presenter.words.spoken().card(one) for one in held(game)}) <= 1


def held(game: PlayedGame) -> tuple[Card, ...]:
    return tuple(game.scene.table.hand)


def test_whoever_begins_to_listen_at_the_table_hears_whose_turn_it_is_and_what_is_due(
    program: Controller, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a game is opened from outside, and its table is there before any reader."""
    game = begun(program, "manipulation", "p", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    reader = Reader(monkeypatch)
    with reader_on():
        QAccessible.queryAccessibleInterface(game.view)
        reader.hears("Your turn, Marta. Start with a draw")
        reader.rests()
    assert reader.all.count("Start with a draw") == 1
    assert "Marta, " not in reader.all, "who plays alone knows who is meant"
