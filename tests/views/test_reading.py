"""What is to be read is walked over piece by piece, and a screen reader hears each piece."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
from finding import texts
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.games import GAMES
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage
from handfoot_gui.ui.phones.help_page import PhonesHelp
from handfoot_gui.ui.widgets.page import PageDialog
from handfoot_gui.ui.widgets.reading import Reading
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.window.ear_help import EarHelp
from handfoot_gui.ui.window.help_pages import AboutDialog, KeyboardHelp

NAME = QAccessible.Text.Name
STYLE = Style(LIGHT, 1.0)
DIALOGS: dict[str, Callable[[], PageDialog]] = {
    "keys": lambda: KeyboardHelp(STYLE, "raub"),
    "about": lambda: AboutDialog(STYLE, lambda: None),
    "phones": lambda: PhonesHelp(STYLE),
    "by ear": lambda: EarHelp(STYLE),
}


def met(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def pieces(page: QWidget) -> list[tuple[QAccessible.Role, str]]:
    """What is met one after the other."""
    found = met(child(page, Reading))
    assert found.role() is QAccessible.Role.List
    return [(one.role(), one.text(NAME)) for one in children(found)]


def children(of: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for place in range(of.childCount()):
        yield of.child(place)


def read_without_asking(of: QAccessibleInterface) -> Iterator[str]:
    """The labels of a dialog, which readers read in one go when it opens."""
    for one in children(of):
        if one.role() is QAccessible.Role.StaticText:
            yield one.text(NAME)
        yield from read_without_asking(one)


@pytest.fixture
def dialog(request: pytest.FixtureRequest, qtbot: QtBot) -> PageDialog:
    made = DIALOGS[str(request.param)]()
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    return made


@pytest.mark.parametrize("dialog", DIALOGS, indirect=True)
def test_a_dialog_to_read_is_a_list_whose_first_item_has_the_keyboard(dialog: PageDialog) -> None:
    reading = child(dialog, Reading)
    first = dialog.focusWidget()
    assert first is reading.passages[0]
    assert met(first).state().focused
    said = " ".join(name for _, name in pieces(dialog))
    labels = [text for text in texts(reading) if text]
    assert all(text in said for text in labels), "all that is seen is heard"
    assert sum(map(len, read_without_asking(met(dialog)))) < 200


@pytest.mark.parametrize("dialog", DIALOGS, indirect=True)
def test_the_arrows_walk_over_every_item_and_bring_it_in_sight(dialog: PageDialog) -> None:
    reading = child(dialog, Reading)
    for before, after in pairwise(reading.passages):
        QTest.keyClick(before, Qt.Key.Key_Down)
        assert after.hasFocus()
        QApplication.processEvents()
        assert after.visibleRegion().boundingRect().height() == after.height()
    QTest.keyClick(reading.passages[-1], Qt.Key.Key_Down)
    assert reading.passages[-1].hasFocus(), "nothing comes after it"
    QTest.keyClick(reading.passages[-1], Qt.Key.Key_Tab)
    assert not reading.isAncestorOf(dialog.focusWidget()), "Tab passes by all others"
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert reading.passages[-1].hasFocus(), "and comes back to the one that was read last"


@pytest.mark.parametrize("dialog", ["keys"], indirect=True)
def test_f1_says_what_is_done_and_then_its_key_below_headings(dialog: PageDialog) -> None:
    said = pieces(dialog)
    item, heading = QAccessible.Role.ListItem, QAccessible.Role.Heading
    assert (item, "Hint: where to look, then the move, then why, then another way: H") in said
    assert (item, "Draw from the stock: D") in said
    assert (heading, "At the table") in said
    reading = child(dialog, Reading)
    titles = [name for role, name in said if role is heading]
    for title in titles[1:]:
        focus = dialog.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
        assert met(dialog.focusWidget()).text(NAME) == title
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Home)
    assert reading.passages[0].hasFocus()


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_card_is_walked_sentence_by_sentence(program: Controller, game: str) -> None:
    program.set_up_other(game)
    program.window.activateWindow()
    child(program.window.page, QWidget, "show-card").click()  # type: ignore[attr-defined]
    page = program.window.page
    assert isinstance(page, RuleCardPage)
    said = pieces(page)
    shown = page._shown
    assert shown is not None
    card = shown.card
    expected = [text for section in card.sections for text in (section.title, *section.sentences)]
    assert [name for _, name in said[1 : len(expected) + 1]] == expected
    assert said[-1][1].endswith(card.scores[-1].points)
    headings = [name for role, name in said if role is QAccessible.Role.Heading]
    assert headings == [*(section.title for section in card.sections), card.score_title]
    back = child(page, QWidget, "back")
    back.setFocus()
    QTest.keyClick(back, Qt.Key.Key_Tab)
    assert child(page, Reading).passages[0].hasFocus(), "it is read one Tab from the way back"


def test_play_by_ear_names_readers_and_what_can_be_set(qtbot: QtBot) -> None:
    page = EarHelp(STYLE)
    qtbot.addWidget(page)
    said = " ".join(name for _, name in pieces(page))
    for named in (
        "Orca 45", "NVDA", "brief, normal, full", "keys of your own", "Tab from card to card",
        "time to take back a turn", "narrated pace", "high contrast", "larger text",
    ):  # fmt: skip
        assert named in said, named


def test_what_is_typed_leaves_what_is_read_alone(program: Controller) -> None:
    """Letters go to the page, so that its own keys work from every piece."""
    program.set_up_other("raub")
    child(program.window.page, QWidget, "show-card").click()  # type: ignore[attr-defined]
    page = program.window.page
    QTest.keyClick(child(page, Reading).passages[0], Qt.Key.Key_Escape)
    assert program.window.page is not page
