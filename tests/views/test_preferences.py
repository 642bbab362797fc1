"""The preferences as a household uses them: pages, small table, people, undo, and by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child, programs

from handfoot_gui.core.preferences import (
    Animation,
    BotPace,
    CardBack,
    CardDesign,
    CardSize,
    Preferences,
    Sorting,
    SpokenNews,
    SuitColours,
    SuitSigns,
    TableColour,
    TableKeys,
    TextSize,
    ThemeChoice,
)
from handfoot_gui.core.record import MemoryAid, TakeBack
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog, defaults
from handfoot_gui.ui.pages.preferences.preview import Preview
from handfoot_gui.ui.widgets.fields import Segment
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import Style, card_style, theme_for
from handfoot_gui.ui.window.main_window import MainWindow

PAGES = ("table", "cards", "play", "accessibility", "people", "language")
LIKED = Preferences(theme=ThemeChoice.LIGHT)


def style(preferences: Preferences, scale: float = 1.0) -> Style:
    theme = theme_for(preferences.theme, is_system_dark=False, colour=preferences.table_colour)
    return Style(theme, scale, card_style(theme, preferences))


def shown(qtbot: QtBot, preferences: Preferences = LIKED, scale: float = 1.0) -> PreferencesDialog:
    styles = [style(preferences, scale)]
    dialog = PreferencesDialog(styles[-1], preferences)
    qtbot.addWidget(dialog)

    def follow(now: Preferences) -> None:
        """As the window does."""
        if style(now, scale) != styles[-1]:
            styles.append(style(now, scale))
            dialog.set_style(styles[-1])

    dialog.changed.connect(follow)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=60_000)
    return dialog


def control(dialog: PreferencesDialog, name: str) -> QWidget:
    found = [child for child in dialog.findChildren(QWidget, name) if child.isVisible()]
    assert len(found) == 1, name
    return found[0]


def click(dialog: PreferencesDialog, page: str, name: str) -> None:
    dialog.show_page(page)
    QTest.mouseClick(control(dialog, name), Qt.MouseButton.LeftButton)


def picture(dialog: PreferencesDialog) -> QImage:
    preview = child(dialog, Preview)
    return preview.grab().toImage()


@pytest.mark.parametrize(
    ("page", "names"),
    [
        ("table", ["theme-dark", "theme-high-contrast", "table_colour-blue"]),
        (
            "cards",
            [
                "card_size-large", "card_design-large-index", "suit_colours-two",
                "suit_signs-hungarian", "card_back-waves", "sorting-suit",
            ],
        ),
    ],
)  # fmt: skip
def test_the_small_table_shows_what_is_chosen_at_once(
    qtbot: QtBot, page: str, names: list[str]
) -> None:
    dialog = shown(qtbot)
    before = picture(dialog)
    for name in names:
        click(dialog, page, name)
        assert picture(dialog) != before, name
        click(dialog, page, "undo-changes")
        assert picture(dialog) == before, name


def test_a_card_flies_over_the_small_table_when_its_speed_is_chosen(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    still = picture(dialog)
    click(dialog, "table", "animation-slow")
    assert picture(dialog) != still
    qtbot.waitUntil(lambda: picture(dialog) == still, timeout=60_000)


EVERYTHING = Preferences(
    theme=ThemeChoice.DARK, table_colour=TableColour.VIOLET, text_size=TextSize.LARGE,
    card_size=CardSize.LARGE, card_design=CardDesign.LARGE_INDEX, card_back=CardBack.STAR,
    suit_colours=SuitColours.TWO, suit_signs=SuitSigns.HUNGARIAN, sorting=Sorting.OWN,
    animation=Animation.OFF, spoken_news=SpokenNews.BRIEF, table_keys=TableKeys.PLAYROOM,
    bot_pace=BotPace.KEY, seat_paces=(None, BotPace.INSTANT),
    warn_before_slips=False, ask_before_turn_ends=True, ask_before_leaving=True,
    tell_misses=True, tell_reasons=True, find_mistakes=False, refusal_beside_card=True,
    reactions=False,
    take_back=TakeBack.ANYTHING, memory_aid=MemoryAid.UNSEEN, language="fr", family="Novak",
    names=("A", "B", "C", "D", "E", "F"), players=3, rules="pennies", game="raub",
    people=("Ana", "Zora"), place="Zadar", paper="letter", large_print=True,
)  # fmt: skip


def test_the_defaults_leave_people_rules_and_language_alone(qtbot: QtBot) -> None:
    dialog = shown(qtbot, EVERYTHING)
    click(dialog, "cards", "restore-defaults")
    kept = {
        "names", "levels", "people", "family", "place", "paper", "large_print", "language",
        "players", "sides", "rules", "game", "setups",
    }  # fmt: skip
    for field in EVERYTHING.__struct_fields__:
        wanted = EVERYTHING if field in kept else Preferences()
        assert getattr(dialog.preferences, field) == getattr(wanted, field), field
    for page, name in (("table", "theme-system"), ("cards", "card_back-suits")):
        dialog.show_page(page)
        assert control(dialog, name).isChecked()
    assert not control(dialog, "restore-defaults").isEnabled()
    click(dialog, "cards", "undo-changes")
    assert dialog.preferences == EVERYTHING
    assert not control(dialog, "undo-changes").isEnabled()
    assert defaults(Preferences()) == Preferences()
    click(dialog, "cards", "close")
    assert not dialog.isVisible()


def test_undo_takes_all_changes_back_however_many(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    told: list[Preferences] = []
    dialog.changed.connect(told.append)
    assert not control(dialog, "undo-changes").isEnabled()
    click(dialog, "table", "theme-dark")
    click(dialog, "cards", "card_back-star")
    click(dialog, "play", "memory_aid-unseen")
    dialog.show_page("people")
    name = control(dialog, "name-1")
    name.selectAll()
    QTest.keyClicks(name, "Zofie")
    assert dialog.preferences.names[1] == "Zofie"
    click(dialog, "people", "undo-changes")
    assert dialog.preferences == LIKED
    assert told[-1] == LIKED
    again = control(dialog, "name-1")
    assert again.text() == LIKED.names[1]


# --- people -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["Željka", "  Ana   Maria ", "👩\u200d👧 Oma", "عائشة", "x" * 200, "y" * 300]
)
def test_the_family_is_called_as_it_is_typed_or_not_at_all(qtbot: QtBot, typed: str) -> None:
    dialog = shown(qtbot)
    dialog.show_page("people")
    family = control(dialog, "family")
    QApplication.clipboard().setText(typed)
    family.setFocus()
    QTest.keyClick(family, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert dialog.preferences.family == " ".join(typed.split())[:200]
    assert dialog.width() <= dialog.screen().availableSize().width()
    for name in ("name-0", "family"):
        field = control(dialog, name)
        field.selectAll()
        QTest.keyClick(field, Qt.Key.Key_Delete)
    assert dialog.preferences.names[0] == LIKED.names[0], "an emptied name stays what it was"
    assert dialog.preferences.family == ""


def test_names_of_people_who_played_are_offered_and_can_be_forgotten(qtbot: QtBot) -> None:
    dialog = shown(qtbot, replace(LIKED, people=("Zora", "Žarko\u202e", "Ana")))
    dialog.show_page("people")
    field = control(dialog, "name-3")
    completer = field.completer()
    completer.setCompletionPrefix("z")
    assert completer.currentCompletion() == "Zora"
    forget = control(dialog, "forget-people")
    forget.setFocus()
    QTest.keyClick(forget, Qt.Key.Key_Return)
    assert dialog.preferences.people == ()
    assert dialog.findChild(QPushButton, "forget-people") is None
    click(dialog, "people", "undo-changes")
    assert len(dialog.preferences.people) == 3


@pytest.mark.parametrize("is_there", [True, False])
def test_sounds_are_grey_where_there_are_none_with_a_sentence_what_to_install(
    is_there: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("handfoot_gui.ui.pages.preferences.pages.is_installed", lambda: is_there)
    dialog = shown(qtbot)
    rows = [control(dialog, name) for name in ("sounds-none", "volume-loud")]
    assert [row.isEnabled() for row in rows] == [is_there, is_there]
    said = " ".join(one.text() for one in dialog.findChildren(QLabel))
    assert ("install miniaudio" in said) is not is_there


def test_every_seat_may_have_a_pace_of_its_own(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    dialog.show_page("people")
    third = control(dialog, "pace-2")
    assert third.value() == "all"
    third.setFocus()
    QTest.keyClick(third, Qt.Key.Key_Down)
    assert dialog.preferences.seat_paces == (None, None, BotPace.INSTANT)
    QTest.keyClick(control(dialog, "pace-2"), Qt.Key.Key_Up)
    assert dialog.preferences.seat_paces == ()


# --- by keyboard, at any size -------------------------------------------------------------------


def test_every_control_is_reached_by_tab_and_the_pages_by_ctrl_page_down(qtbot: QtBot) -> None:
    dialog = shown(qtbot)
    seen: set[str] = set()
    for page, _following in (*pairwise(PAGES), (PAGES[-1], PAGES[0])):
        start = control(dialog, f"page-{page}")
        start.setFocus()
        wanted = {
            child.objectName()
            for child in dialog.findChildren(QWidget)
            if child.isVisible()
            and child.isEnabled()
            and (child.focusPolicy() & Qt.FocusPolicy.TabFocus)
            and child.objectName()
            and not isinstance(child, Segment)
        }
        reached: set[str] = set()
        for _ in range(60):
            focus = QApplication.focusWidget()
            reached.add(focus.objectName())
            QTest.keyClick(focus, Qt.Key.Key_Tab)
        assert wanted <= reached, page
        questions = {
            child.objectName().rsplit("-", 1)[0]
            for child in dialog.findChildren(Segment)
            if child.isVisible() and child.isEnabled() and child.isChecked()
        }
        assert questions <= {name.rsplit("-", 1)[0] for name in reached}, page
        seen |= reached
        QTest.keyClick(dialog, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert {"close", "restore-defaults", "family", "warn_before_slips", "language"} <= seen
    assert control(dialog, "page-table").isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_at_every_text_size_nothing_is_cut_off_in_the_smallest_window(
    qtbot: QtBot, scale: float
) -> None:
    dialog = shown(qtbot, scale=scale)
    dialog.resize(1024, 660)
    assert dialog.minimumSizeHint().width() <= 1024
    assert dialog.minimumSizeHint().height() <= 660
    for name in PAGES:
        dialog.show_page(name)
        (page,) = (found for found in dialog.findChildren(Page) if found.isVisible())
        QApplication.processEvents()
        assert page.horizontalScrollBar().maximum() == 0, name
        assert page.viewport().height() >= 150, name
        content = page.widget()
        for part in content.findChildren(QWidget):
            if part.isVisible() and not isinstance(part, QLabel):
                right = part.mapTo(content, part.rect().topRight()).x()
                assert right <= content.width(), (name, part.objectName())


def test_colours_keep_the_keyboard_where_it_was_and_green_is_called_black_where_it_is(
    qtbot: QtBot,
) -> None:
    dialog = shown(qtbot)
    control(dialog, "theme-light").setFocus()
    for theme, green in (("dark", "Green"), ("high-contrast", "Black")):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Right)
        assert dialog.preferences.theme.value == theme
        assert QApplication.focusWidget().objectName() == f"theme-{theme}"
        assert control(dialog, "table_colour-green").text() == green


# --- the whole program --------------------------------------------------------------------------


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Callable[[], Controller]]:
    with programs(qapp) as made:

        def _make() -> Controller:
            program = made()
            program.start()
            return program

        yield _make


def test_a_choice_changes_the_window_is_kept_and_comes_back(
    make: Callable[[], Controller], user_folder: Path
) -> None:
    program = make()
    chosen = replace(
        program.window.preferences, theme=ThemeChoice.DARK, table_colour=TableColour.WINE
    )
    program.window.change_preferences(chosen)
    wine = theme_for(ThemeChoice.DARK, is_system_dark=False, colour=TableColour.WINE)
    assert program.window.ui_style.theme == wine
    assert PreferencesFile(user_folder).load() == (chosen, None)
    assert make().window.preferences == chosen


def test_damaged_preferences_are_defaults_a_sentence_and_a_backup(
    make: Callable[[], Controller], user_folder: Path
) -> None:
    user_folder.mkdir(parents=True, exist_ok=True)
    (user_folder / "preferences.json").write_text('{"theme": 7}')
    program = make()
    assert program.window.preferences == Preferences()
    (notice,) = program.start_controller.page.facts.notices
    assert "preferences.json.broken" in notice
    backup = user_folder / "preferences.json.broken"
    assert backup.read_text() == '{"theme": 7}'


def test_what_is_agreed_on_stands_on_the_page_of_a_new_game(make: Callable[[], Controller]) -> None:
    program = make()
    window: MainWindow = program.window

    for game in ("hand-and-foot", "raub"):
        window.set_preferences(Preferences())
        program.set_up_other(game)
        plain = child(window.page, QLabel, "sentence").text()
        assert "practice" not in plain
        agreed = Preferences(take_back=TakeBack.ANYTHING, memory_aid=MemoryAid.UNSEEN)
        window.set_preferences(agreed)
        said = child(window.page, QLabel, "sentence").text()
        assert said.startswith(plain)
        assert "For practice: playing alone, you may take back any move." in said
        assert "The table counts the unseen cards." in said
