"""Another look costs what is seen: pages that are not shown are made anew when they are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from every_page import settle
from finding import press
from finished_games import copy_samples
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child, programs

from handfoot_gui.core.preferences import Preferences, TextSize, ThemeChoice
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.rules.form import RuleForm
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.widgets.page import Page


class _Restyled(QObject):
    """Counts the widgets that take on another style."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[int] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.StyleChange and isinstance(watched, QWidget):
            self.seen.add(id(watched))
        return False


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot) -> Iterator[Controller]:
    with programs(qapp) as make:
        made = make()
        made.start()
        made.window.show()
        qtbot.waitExposed(made.window)
        yield made


def change_look(program: Controller) -> None:
    liked = program.window.preferences
    program.window.set_preferences(replace(liked, theme=ThemeChoice.DARK, text_size=TextSize.LARGE))


def open_pages(program: Controller) -> NewGamePage:
    """New game with a name that was typed, house rules, and the family book; then the start."""
    program.set_up_other("hand-and-foot")
    page = program.window.page
    assert isinstance(page, NewGamePage)
    child(page, QLineEdit, "name-1").setText("Ljubica")
    press(page, "change-rules")
    program.show_family_book()
    program.show_start()
    return page


def test_another_look_restyles_what_is_seen(program: Controller, qapp: QApplication) -> None:
    change_look(program)
    restyled = _Restyled()
    qapp.installEventFilter(restyled)
    program.window.set_preferences(Preferences())
    alone = len(restyled.seen)
    open_pages(program)
    made = len(program.window.pages.findChildren(QWidget))
    restyled.seen.clear()
    change_look(program)
    qapp.removeEventFilter(restyled)
    assert made > 4 * alone, "house rules alone have hundreds of widgets"
    assert len(restyled.seen) < made / 2, (alone, made)


def test_what_was_forgotten_is_there_again_in_the_new_look(program: Controller) -> None:
    page = open_pages(program)
    form = child(program.window, RuleForm)
    options = form.rules.options
    change_look(program)
    hidden = [one for one in program.window.pages.findChildren(Page) if not one.isVisible()]
    forgotten = {type(one).__name__ for one in hidden if one.widget() is None}
    assert {"NewGamePage", "RuleForm", "FamilyBookPage"} <= forgotten
    program.window.show_page(page)
    name = child(page, QLineEdit, "name-1")
    assert name.text() == "Ljubica"
    assert name.font().pixelSize() > 17, "larger, as the texts are now"
    press(page, "change-rules")
    assert form.rules.options == options
    assert form.widget() is not None


def test_what_the_window_does_to_a_forgotten_page_meets_nothing_that_is_gone(
    program: Controller, user_folder: Path
) -> None:
    """Each is made anew in a window of another size."""
    program.window.resize(1280, 720)
    first = open_pages(program)
    copy_samples(user_folder / "games" / "finished", "raub")
    program.show_family_book()
    book = program.window.page
    program.window.commands.card.trigger()
    card = program.window.page
    program.window.show_page(first)
    press(first, "change-rules")
    rules = program.window.page
    program.show_start()
    change_look(program)
    program.window.resize(1024, 700)
    settle()
    assert len({type(page) for page in (first, book, card, rules)}) == 4
    for page in (first, book, card, rules):
        program.window.show_page(page)
        settle()
        assert page.findChildren(QAbstractButton)
    program.window.set_preferences(Preferences())
    assert program.start_controller.page.widget() is None
    program.window.resize(1280, 720)
    settle()
    program.start_controller.page.set_progress("1 of 2")
    program.show_start()
    settle()
    assert child(program.start_controller.page, QAbstractButton, "start-raub").isVisible()


def test_a_window_that_is_not_seen_forgets_nothing(qapp: QApplication) -> None:
    with programs(qapp) as make:
        program = make()
        program.show_start()
        page = open_pages(program)
        content = page.widget()
        change_look(program)
        assert page.widget() is content
