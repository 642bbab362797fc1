"""The window tells what was asked for, and panel, bar and log show their facts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QAbstractItemModel, QSize, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.engine.agreements import MemoryAid, TakeBack
from handfoot_gui.model import preferences
from handfoot_gui.model.desk import Note
from handfoot_gui.model.preferences import BotPace, Preferences, TextSize
from handfoot_gui.views.game.move_list import LogLine, MoveList, MoveModel
from handfoot_gui.views.game.page import GamePage
from handfoot_gui.views.game.side_panel import PanelFacts, PanelSide
from handfoot_gui.views.game.top_bar import BarFacts, TopBar
from handfoot_gui.views.parts.controls import Button, KeyFocus
from handfoot_gui.views.parts.fields import Choice
from handfoot_gui.views.parts.icons import Sign
from handfoot_gui.views.parts.labels import Elided
from handfoot_gui.views.parts.theme import DARK, LIGHT, Look
from handfoot_gui.views.preferences.dialog import PreferencesDialog
from handfoot_gui.views.setup.choice import NewGame, SeatChoice
from handfoot_gui.views.start.page import StartFacts
from handfoot_gui.views.window.keyboard_help import KeyboardHelp
from handfoot_gui.views.window.main_window import MainWindow

# The offscreen plugin says so of every dialog.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

LIKED = Preferences(theme=preferences.Theme.LIGHT)
KARL = LogLine(1, "Karl", "Karl drew two cards.")
JOSIP = LogLine(0, "Josip", "Josip laid K K K.")
FACTS = PanelFacts(
    "Hand and Foot", "Classic", "Deal 2 of 4", "First meld 90",
    (
        PanelSide("Marta, Josip", 2145, Note("+2,085 on the table", "+2,085")),
        PanelSide("Elise, Karl", 1830),
    ),
    (KARL, JOSIP),
)  # fmt: skip


@pytest.fixture(autouse=True)
def _restore_application(qapp: QApplication) -> Iterator[None]:
    before = (qapp.palette(), qapp.font(), qapp.styleSheet())
    yield
    qapp.setStyleSheet(before[2])
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(LIKED)
    qtbot.addWidget(window)
    return window


def at_the_table(window: MainWindow) -> MainWindow:
    table = QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.set_table(table, "hand-and-foot")
    window.set_facts(FACTS)
    window.set_can(undo=True, hint=True)
    window.show_game()
    window.show()
    QApplication.processEvents()
    return window


def press(widget: QWidget, name: str) -> None:
    button = widget.findChild(Button, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def is_drawer_open(page: GamePage) -> bool:
    return page.is_drawer_open


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]


def trigger(window: MainWindow, name: str) -> None:
    action = window.findChild(QAction, name)
    assert action is not None, name
    action.trigger()


# -- window ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["undo", "hint", "sheet"])
def test_the_bar_asks_for_what_its_button_says(window: MainWindow, qtbot: QtBot, name: str) -> None:
    at_the_table(window)
    with qtbot.waitSignal(getattr(window, f"{name}_requested")):
        press(window, f"bar-{name}")


@pytest.mark.parametrize(
    ("key", "modifier", "name"),
    [
        (Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, "undo"),
        (Qt.Key.Key_H, Qt.KeyboardModifier.NoModifier, "hint"),
        (Qt.Key.Key_S, Qt.KeyboardModifier.NoModifier, "sheet"),
        (Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier, "setup"),
    ],
)
def test_shortcuts_ask_for_the_same(
    window: MainWindow,
    qtbot: QtBot,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier,
    name: str,
) -> None:
    at_the_table(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=60_000)
    with qtbot.waitSignal(getattr(window, f"{name}_requested")):
        QTest.keyClick(window, key, modifier)


def test_what_cannot_be_done_now_is_off(window: MainWindow, qtbot: QtBot) -> None:
    at_the_table(window)
    window.set_can(undo=False, hint=False)
    with qtbot.assertNotEmitted(window.undo_requested):
        press(window, "bar-undo")
        trigger(window, "undo")
    window.set_can(undo=True, hint=False)
    with qtbot.waitSignal(window.undo_requested):
        press(window, "bar-undo")
    window.show_start(StartFacts())
    with qtbot.assertNotEmitted(window.undo_requested):
        trigger(window, "undo")


def test_the_start_page_leads_to_a_new_game(window: MainWindow, qtbot: QtBot) -> None:
    window.show_start(StartFacts())
    window.show()
    with qtbot.waitSignal(window.game_requested) as asked:
        press(window, "start-hand-and-foot")
    assert asked.args == ["hand-and-foot"]
    choice = NewGame(
        "classic",
        (SeatChoice("A", None), *(SeatChoice(name, "easy") for name in "BCD")),
    )
    window.show_new_game(choice)
    with qtbot.waitSignal(window.deal_requested) as asked:
        press(window, "deal")
    assert asked.args == [choice]
    with qtbot.waitSignal(window.setup_cancelled):
        press(window, "cancel")


def test_a_preference_applies_at_once(window: MainWindow, qtbot: QtBot) -> None:
    at_the_table(window)
    liked = Preferences(theme=preferences.Theme.DARK, text_size=TextSize.LARGE)
    with qtbot.waitSignal(window.look_changed) as changed:
        window.set_preferences(liked)
    assert changed.args is not None
    assert changed.args[0] == window.look
    assert (window.look.theme, window.look.scale) == (DARK, 1.25)
    assert window.palette().color(window.backgroundRole()).name().upper() == DARK.chrome


def test_the_pace_is_chosen_beside_the_table(window: MainWindow, qtbot: QtBot) -> None:
    at_the_table(window)
    pace = window.findChild(Choice, "pace")
    assert pace is not None
    with qtbot.waitSignal(window.preferences_changed) as changed:
        QTest.keyClick(pace, Qt.Key.Key_Down)
    assert changed.args is not None
    assert changed.args[0].bot_pace is BotPace.SLOW
    assert window.preferences.bot_pace is BotPace.SLOW


def test_the_scale_follows_the_window(window: MainWindow, qtbot: QtBot) -> None:
    at_the_table(window)
    assert window.look.scale == 1
    window.resize(1920, 1080)
    qtbot.waitUntil(lambda: window.look.scale == 1.2, timeout=60_000)


def test_the_window_is_not_smaller_than_the_smallest(window: MainWindow) -> None:
    at_the_table(window)
    window.resize(600, 300)
    assert (window.width(), window.height()) == (1024, 700)


# -- bar, panel, drawer ---------------------------------------------------------------------


def test_the_panel_shows_deal_scores_and_pace(window: MainWindow) -> None:
    panel = at_the_table(window).game_page.panel
    shown = texts(panel)
    assert "Deal 2 of 4" in shown
    assert "First meld 90" in shown
    assert "2,145" in shown
    assert "+2,085 on the table" in shown
    assert sum("on the table" in text for text in shown) == 1


def test_the_panel_has_room_for_names_beside_a_high_total(qtbot: QtBot) -> None:
    window = MainWindow(LIKED, size=QSize(1280, 720))
    qtbot.addWidget(window)
    note = Note("+12,085 on the table", "+12,085")
    sides = (PanelSide("Rosemarie and Josip", 24295, note), PanelSide("Elise and Karl", 25620))
    at_the_table(window).set_facts(replace(FACTS, sides=sides))
    QApplication.processEvents()
    found = [label for label in window.game_page.panel.findChildren(Elided) if label.isVisible()]
    names = [label for label in found if label.text() != note.text]
    assert [name.text() for name in names] == [side.names for side in sides]
    # What lies on the table is said whole, or in short.
    (laid,) = (label for label in found if label not in names)
    assert laid.shown in (note.text, note.brief)
    assert laid.toolTip() in ("", note.text)
    for name in names:
        assert name.width() >= name.sizeHint().width()


def test_a_narrow_window_has_a_drawer(qtbot: QtBot) -> None:
    window = MainWindow(LIKED, size=QSize(1024, 700))
    qtbot.addWidget(window)
    page = at_the_table(window).game_page
    assert page.is_compact
    assert not is_drawer_open(page)
    assert "deal 2 of 4" in texts(page.bar)
    assert "2,145" in texts(page.bar)
    with qtbot.assertNotEmitted(window.sheet_requested):
        press(window, "bar-sheet")
    assert is_drawer_open(page)
    assert page.panel.geometry().right() == page.width() - 1
    with qtbot.waitSignal(window.sheet_requested):
        press(window, "panel-sheet")
    press(window, "panel-close")
    assert not is_drawer_open(page)
    window.resize(1400, 800)
    qtbot.waitUntil(lambda: not page.is_compact, timeout=60_000)
    assert page.panel.isVisible()
    assert "Classic" in texts(page.bar)


@pytest.mark.parametrize("size", TextSize)
def test_the_bar_fits_into_the_smallest_window(qtbot: QtBot, size: TextSize) -> None:
    liked = Preferences(theme=preferences.Theme.LIGHT, text_size=size)
    window = MainWindow(liked, size=QSize(1024, 700))
    qtbot.addWidget(window)
    bar = at_the_table(window).game_page.bar
    shown = [button for button in bar.findChildren(Button) if button.isVisible()]
    assert {"menu", "bar-undo", "bar-hint", "bar-sheet"} <= {b.objectName() for b in shown}
    for button in shown:
        assert button.width() >= button.sizeHint().width()
        assert button.geometry().right() < bar.width()


def test_the_bar_fits_when_the_text_grows(qtbot: QtBot) -> None:
    window = MainWindow(LIKED, size=QSize(1280, 720))
    qtbot.addWidget(window)
    bar = at_the_table(window).game_page.bar
    window.set_preferences(Preferences(theme=LIKED.theme, text_size=TextSize.LARGEST))
    QApplication.processEvents()
    shown = [button for button in bar.findChildren(Button) if button.isVisible()]
    for button in shown:
        assert button.width() >= button.sizeHint().width()
        assert button.geometry().right() < bar.width()


@pytest.mark.parametrize(("wide", "is_named"), [(900, True), (340, False)])
def test_the_bar_has_no_hairline_with_nothing_after_it(
    qtbot: QtBot, wide: int, is_named: bool
) -> None:
    action = QAction("Hint")
    action.setObjectName("hint")
    menu = QMenu()
    qtbot.addWidget(menu)
    bar = TopBar(Look(LIGHT, 1.5), menu, [(action, Sign.HINT)])
    qtbot.addWidget(bar)
    bar.set_facts(BarFacts("Manipulation Rummy", "Four players, round 1, to 150"))
    bar.resize(wide, bar.height())
    bar.show()
    [line] = [child for child in bar.children() if type(child).__name__ == "_Line"]
    assert isinstance(line, QWidget)
    assert line.isVisible() == is_named
    assert ("Manipulation Rummy" in texts(bar)) == is_named


# -- log ------------------------------------------------------------------------------------


def test_the_log_keeps_the_rules_of_item_models(qtbot: QtBot) -> None:
    model = MoveModel()
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Fatal, model
    )
    assert tester.model() is model
    more = tuple(LogLine(0, "Marta", f"Marta drew {n} cards.") for n in range(5))
    with qtbot.assertNotEmitted(model.modelReset):
        model.set_lines((JOSIP,))
        model.set_lines((KARL, JOSIP))
        model.set_lines((*more, KARL, JOSIP))
        model.set_lines((KARL, JOSIP))
        model.set_lines((*more[:1], KARL))
        assert rows(model) == [more[0].text, KARL.text]
    with qtbot.waitSignal(model.modelReset):
        model.set_lines(more)
    assert rows(model) == [line.text for line in more]
    model.set_lines(())
    assert rows(model) == []


def rows(model: QAbstractItemModel) -> list[object]:
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def test_the_newest_move_comes_first(window: MainWindow) -> None:
    page = at_the_table(window).game_page
    assert rows(page.panel.moves) == [KARL.text, JOSIP.text]
    listed = page.findChild(MoveList)
    assert listed is not None
    first, second = (listed.visualRect(page.panel.moves.index(row, 0)) for row in range(2))
    assert first.bottom() < second.top()


def test_before_the_first_move_the_log_says_who_begins(window: MainWindow) -> None:
    opening = "Karl deals. Elise plays first."
    sides = (PanelSide("Marta, Josip", 0), PanelSide("Elise, Karl", 0))
    window.set_facts(PanelFacts("Hand and Foot", "Classic", "Deal 1", "", sides, (), opening))
    assert rows(window.game_page.panel.moves) == [opening]


def test_a_long_name_is_wrapped_in_the_log(window: MainWindow) -> None:
    page = at_the_table(window).game_page
    listed = page.findChild(MoveList)
    assert listed is not None
    short = listed.sizeHintForRow(1)
    name = "n" * 200
    page.panel.moves.set_lines((KARL, LogLine(0, name, f"{name} drew two cards.")))
    assert listed.sizeHintForRow(1) > 4 * short


# -- dialogs --------------------------------------------------------------------------------


def on_its_page(dialog: PreferencesDialog, name: str) -> QWidget:
    """The control *name*, with its page shown."""
    control = dialog.findChild(QWidget, name)
    assert control is not None
    for page in ("table", "cards", "play", "people", "language"):
        dialog.show_page(page)
        if control.isVisible():
            return control
    pytest.fail(f"{name} is on no page")


@pytest.mark.parametrize(
    ("segment", "field", "value"),
    [
        ("theme-high-contrast", "theme", preferences.Theme.HIGH_CONTRAST),
        ("text_size-largest", "text_size", TextSize.LARGEST),
        ("card_size-large", "card_size", preferences.CardSize.LARGE),
        ("card_design-large-index", "card_design", preferences.CardDesign.LARGE_INDEX),
        ("suit_colours-two", "suit_colours", preferences.SuitColours.TWO),
        ("suit_signs-hungarian", "suit_signs", preferences.SuitSigns.HUNGARIAN),
        ("sorting-suit", "sorting", preferences.Sorting.SUIT),
        ("animation-off", "animation", preferences.Animation.OFF),
        ("bot_pace-key", "bot_pace", BotPace.KEY),
        ("warn_before_slips", "warn_before_slips", False),
        ("table_colour-wine", "table_colour", preferences.TableColour.WINE),
        ("card_back-star", "card_back", preferences.CardBack.STAR),
        ("ask_before_turn_ends", "ask_before_turn_ends", True),
        ("ask_before_leaving", "ask_before_leaving", True),
        ("take_back-anything", "take_back", TakeBack.ANYTHING),
        ("memory_aid-discards", "memory_aid", MemoryAid.DISCARDS),
    ],
)
def test_every_preference_is_told_when_chosen(
    qtbot: QtBot, segment: str, field: str, value: object
) -> None:
    dialog = PreferencesDialog(Look(LIGHT, 1.0), LIKED)
    qtbot.addWidget(dialog)
    dialog.show()
    button = on_its_page(dialog, segment)
    with qtbot.waitSignal(dialog.changed) as changed:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert changed.args is not None
    assert getattr(changed.args[0], field) == value
    assert changed.args[0] == dialog.liked
    assert sum(getattr(dialog.liked, f) != getattr(LIKED, f) for f in LIKED.__struct_fields__) == 1


def test_preferences_are_chosen_with_arrow_keys(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Look(LIGHT, 1.0), LIKED)
    qtbot.addWidget(dialog)
    dialog.show()
    calm = on_its_page(dialog, "animation-calm")
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=60_000)
    calm.setFocus()
    QTest.keyClick(calm, Qt.Key.Key_Right)
    assert dialog.liked.animation is preferences.Animation.SLOW


def test_the_dialog_changes_its_own_look_and_keeps_the_choice(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Look(LIGHT, 1.0), LIKED)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow, timeout=60_000)
    slow = on_its_page(dialog, "bot_pace-slow")
    slow.setFocus()
    QTest.keyClick(slow, Qt.Key.Key_Space)
    dialog.set_look(Look(DARK, 1.25))
    assert dialog.liked.bot_pace is BotPace.SLOW
    again = dialog.findChild(QWidget, "bot_pace-slow")
    assert again is not None
    assert again is not slow
    assert again.hasFocus()
    ring = again.findChild(KeyFocus)
    assert ring is not None
    assert ring.is_shown


def test_the_dialog_stays_on_the_screen_when_the_text_grows(qtbot: QtBot) -> None:
    dialog = PreferencesDialog(Look(LIGHT, 0.6), LIKED)
    qtbot.addWidget(dialog)
    dialog.show()
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.width() - dialog.width(), screen.height() - dialog.height())
    dialog.set_look(Look(LIGHT, 0.8))
    assert screen.contains(dialog.geometry())


def test_the_window_opens_the_preferences_and_applies_them(
    window: MainWindow, qtbot: QtBot
) -> None:
    at_the_table(window)
    seen: list[object] = []

    def choose() -> None:
        dialog = window.findChild(PreferencesDialog)
        assert dialog is not None
        dark = dialog.findChild(QWidget, "theme-dark")
        assert dark is not None
        QTest.mouseClick(dark, Qt.MouseButton.LeftButton)
        seen.append(window.look.theme)
        press(dialog, "close")

    QTimer.singleShot(0, choose)
    with qtbot.waitSignal(window.preferences_changed):
        press(window, "bar-preferences")
    assert seen == [DARK]
    assert window.preferences.theme is preferences.Theme.DARK


def test_the_keyboard_help_names_every_shortcut_of_the_window(
    window: MainWindow, qtbot: QtBot
) -> None:
    dialog = KeyboardHelp(Look(LIGHT, 1.0), "hand-and-foot")
    qtbot.addWidget(dialog)
    dialog.show()
    shown = texts(dialog)
    for action in window.actions():
        for key in action.shortcuts():
            assert key.toString() in shown
    press(dialog, "close")
    assert not dialog.isVisible()


def test_the_keyboard_help_fits_the_screen_in_the_largest_text(qtbot: QtBot) -> None:
    dialog = KeyboardHelp(Look(LIGHT, 1.5), "raub")
    qtbot.addWidget(dialog)
    dialog.show()
    screen = dialog.screen().availableSize()
    assert dialog.width() <= screen.width()
    assert dialog.height() < screen.height()


def test_every_control_can_be_hit_and_has_a_name(window: MainWindow) -> None:
    at_the_table(window)
    window.show_start(StartFacts())
    QApplication.processEvents()
    for button in window.findChildren(Button):
        assert button.objectName()
        assert button.text()
        assert button.sizeHint().height() >= 50, "40 units and the ring around them"


@pytest.mark.parametrize("way", ["start page", "table"])
def test_escape_leaves_the_new_game_page_at_once(
    window: MainWindow, qtbot: QtBot, way: str
) -> None:
    if way == "table":
        at_the_table(window)
        assert window.focusWidget() is not None
        window.activateWindow()
        trigger(window, "new")
    else:
        window.show_start(StartFacts())
        window.show()
        press(window, "start-hand-and-foot")
    window.show_new_game(NewGame("classic", tuple(SeatChoice(name, "easy") for name in "ABCD")))
    QApplication.processEvents()
    with qtbot.waitSignal(window.setup_cancelled):
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)


def test_the_panel_is_never_blank_while_the_score_changes(window: MainWindow) -> None:
    page = at_the_table(window).game_page
    before = {label.text(): label.geometry() for label in page.panel.findChildren(QLabel)}
    note = Note("+2,205 on the table", "+2,205")
    sides = (PanelSide("Marta, Josip", 2145, note), PanelSide("Elise, Karl", 1830))
    page.set_facts(replace(FACTS, sides=sides))
    # No event has been worked off: what is painted next is what lies there now.
    after = {label.text(): label for label in page.panel.findChildren(QLabel) if label.isVisible()}
    assert "+2,205 on the table" in after
    for text in ("Deal 2 of 4", "First meld 90", "Marta, Josip", "2,145", "1,830"):
        assert after[text].geometry() == before[text]
