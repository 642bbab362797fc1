"""The rule card of every game, opened by the mouse before a game and at its table."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from unittest.mock import patch

import pytest
from finished_games import SAMPLES
from msgspec.structs import replace
from played_lab import game_of, play
from PySide6.QtCore import QSizeF, Qt, QTimer
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.rule_card import Section
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.page import GamePage
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.print.page_format import MM, PaperSize
from handfoot_gui.ui.print.print_text import UNITS
from handfoot_gui.ui.print.printing import PrintedPage, Printout, pdf_of, picture_of
from handfoot_gui.ui.print.rule_card import card_printout
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.help_pages import KeyboardHelp
from handfoot_gui.ui.window.language import ENGLISH, use_language
from handfoot_gui.ui.window.place import SMALLEST

TITLES = {"hand-and-foot": "Classic"}
"""Rules with names of their own are called by them, any other by their game."""
PLAYED = {
    "hand-and-foot": "steady/classic.handfoot.json",
    "raub": "raub/classic-4.handfoot.json",
    "manipulation": "manipulation/classic-4.handfoot.json",
}


def click(name: str, page: QWidget) -> None:
    button = page.findChild(QAbstractButton, name)
    assert button is not None, name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def shown_card(program: Controller, game: str) -> RuleCardPage:
    page = program.window.page
    assert isinstance(page, RuleCardPage)
    title = page.findChild(QLabel, "card-title")
    assert title is not None
    assert title.text().replace("\u200b", "") == TITLES.get(game, game_title(game))
    return page


def sentences(page: QWidget) -> set[str]:
    return {label.text() for label in page.findChildren(QLabel)}


@pytest.mark.parametrize("game", GAMES)
def test_the_card_is_shown_before_a_game(program: Controller, game: str) -> None:
    program.set_up_other(game)
    setup = program.window.page
    click("show-card", setup)
    page = shown_card(program, game)
    click("back", page)
    assert program.window.page is setup
    assert isinstance(setup, NewGamePage)
    assert setup.choice().game == game


def test_the_card_is_of_the_switches_on_the_page(program: Controller) -> None:
    program.set_up_other("manipulation")
    click("rules-machiavelli", program.window.page)
    click("show-card", program.window.page)
    page = shown_card(program, "manipulation")
    assert "Play, or draw one card instead, which ends your turn." in sentences(page)


def item(menu: QMenu, name: str) -> QAction:
    return next(one for one in menu.actions() if name in (one.objectName(), one.text()))


def click_item(menu: QMenu, action: QAction) -> None:
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    QApplication.processEvents()


@pytest.mark.parametrize("game", GAMES)
def test_the_menu_shows_the_card_of_the_game_at_the_table(program: Controller, game: str) -> None:
    names = ("Marta", "Elise", "Josip", "Karl")
    play(program, game, next(iter(GAMES[game].presets.values())), names)
    window = program.window
    window.activateWindow()
    table = window.page
    assert isinstance(table, GamePage)
    QTest.keyClick(window, Qt.Key.Key_F10)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    click_item(menu, item(menu, "show-rules"))
    page = shown_card(program, game)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is table
    assert not game_of(program).play.brakes.is_held


def test_one_click_on_the_start_page_opens_the_rules_of_every_game(program: Controller) -> None:
    start = program.window.page
    click("rules", start)
    shown_card(program, program.game)
    for game in ("manipulation", "raub", "hand-and-foot"):
        click(f"rules-of-{game}", program.window.page)
        page = shown_card(program, game)
    sets = child(page, ChoiceField, "rules-set")
    sets.setFocus()
    QTest.keyClick(sets, Qt.Key.Key_Down)
    assert child(page, QLabel, "card-title").text() == sets.currentText() != "Classic"
    assert not [one for one in page.findChildren(Button) if one.kind is ButtonKind.PRIMARY]
    click("back", page)
    assert program.window.page is start


def test_f1_has_mouse_and_keys_scrolls_by_keys_and_leads_to_the_rules(program: Controller) -> None:
    seen: list[int] = []

    def read() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, KeyboardHelp)
        said = sentences(dialog)
        assert {"Drag", "Double-click", "Shift+click"} <= said
        bar = child(dialog, Page).verticalScrollBar()
        for key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_End):
            QTest.keyClick(dialog.focusWidget(), key)
            seen.append(bar.value())
        seen.append(bar.maximum())
        click("help-rules", dialog)

    QTimer.singleShot(0, read)
    QTest.keyClick(program.window, Qt.Key.Key_F1)
    first, second, third, end, most = seen
    assert 0 < third == first < second < end == most
    shown_card(program, program.game)


def test_a_key_shows_the_card_and_the_game_waits(program: Controller) -> None:
    play(program, "raub", GAMES["raub"].presets["classic"], ("Marta", "Elise", "Josip", "Karl"))
    window = program.window
    window.activateWindow()
    QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    page = shown_card(program, "raub")
    assert game_of(program).play.brakes.is_held
    back = page.findChild(QAbstractButton, "back")
    assert back is not None
    assert back.hasFocus()
    QTest.keyClick(back, Qt.Key.Key_Space)
    assert isinstance(window.page, GamePage)


@pytest.mark.parametrize(("game", "way"), [*zip(PLAYED, ("key", "button", "menu"), strict=True)])
def test_the_card_is_read_while_looking_back(program: Controller, game: str, way: str) -> None:
    program.window.resize(1280, 720)
    program.files.look_back(SAMPLES / PLAYED[game])
    window = program.window
    window.activateWindow()
    back = window.page
    assert isinstance(back, LookBackPage)
    QTest.keyClick(back.focusWidget() or back, Qt.Key.Key_End)
    at = back.position
    assert at > 0
    if way == "key":
        QTest.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    elif way == "button":
        click("show-card", back)
    else:
        next(one for one in window.actions() if one.objectName() == "show-rules").trigger()
    page = shown_card(program, game)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Escape)
    assert window.page is back
    assert back.position == at
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Home)
    assert back.position == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_card_fits_the_smallest_window_with_the_largest_text(
    program: Controller, game: str, qtbot: QtBot
) -> None:
    window = program.window
    window.set_preferences(replace(window.preferences, text_size=TextSize.LARGEST))
    window.resize(SMALLEST)
    program.set_up_other(game)
    click("show-card", window.page)
    page = shown_card(program, game)
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 0, timeout=60_000)
    assert page.horizontalScrollBar().maximum() == 0


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_one_page_of_paper(game: str) -> None:
    for preset, seats in GAMES[game].preset_seats.items():
        for players, sides in ((n, one) for n, some in seats.items() for one in some):
            options = GAMES[game].preset_options(preset, players, sides)
            card = GAMES[game].rule_card(Words(), options, preset)
            for paper in PaperSize:
                size = QSizeF(paper.width, paper.height)
                assert pdf_of(card_printout(card, size)).count(b"/Type /Page\n") == 1


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_in_large_print_has_13_points_on_two_pages(game: str, paper: PaperSize) -> None:
    use_language(ENGLISH)
    size = QSizeF(paper.width, paper.height)
    for preset, seats in GAMES[game].preset_seats.items():
        options = GAMES[game].preset_options(preset, list(seats)[-1], None)
        printout = card_printout(GAMES[game].rule_card(WORDS, options, preset), size, is_large=True)
        assert len(printout.pages) <= 2, preset
        assert body_size(printout) >= 13, preset


@pytest.mark.usefixtures("qapp")
def test_a_card_uses_the_page_it_has() -> None:
    """As large as fits: what has few rules is written larger, and no page is left half empty."""
    sizes = {}
    for preset in ("classic", "machiavelli"):
        options = GAMES["manipulation"].presets[preset]
        card = GAMES["manipulation"].rule_card(Words(), options, preset)
        for is_large in (False, True):
            printout = card_printout(card, QSizeF(210, 297), is_large=is_large)
            for page in printout.pages[:-1] or printout.pages:
                assert lowest_ink(page) > 0.86, (preset, is_large)
            sizes[preset, is_large] = body_size(printout)
    assert sizes["classic", False] < sizes["machiavelli", False] <= 14
    assert sizes["machiavelli", False] > 12.5


def body_size(printout: Printout) -> float:
    """Points of the text most of a page is written in."""
    sizes: Counter[float] = Counter()

    def draws_contents(document: QTextDocument, *_rest: object) -> None:
        block = document.begin()
        while block.isValid():
            points = block.charFormat().font().pixelSize() / UNITS / MM
            sizes[round(points, 2)] += len(block.text())
            block = block.next()

    with patch.object(QTextDocument, "drawContents", draws_contents):
        for page in printout.pages:
            picture_of(page, 100)
    return sizes.most_common(1)[0][0]


def lowest_ink(page: PrintedPage) -> float:
    """Where the lowest ink of *page* is, as a share of its height."""
    picture = picture_of(page, 400)
    width, height = picture.width(), picture.height()
    grey = bytes(picture.constBits())[::4]
    inked = [y for y in range(height) if min(grey[y * width : (y + 1) * width]) < 128]
    return inked[-1] / height


def test_paper_and_print_of_a_card_are_chosen_on_its_page(
    program: Controller, tmp_path: Path
) -> None:
    program.set_up_other("raub")
    click("show-card", program.window.page)
    page = shown_card(program, "raub")
    card = GAMES["raub"].rule_card(Words(), GAMES["raub"].presets["classic"], "Raub")
    boxes = {}
    for paper in ("letter", "A4"):
        for size in ("normal", "large"):
            click(f"paper-{paper}", page)
            click(f"size-{size}", page)
            path = tmp_path / f"{paper}-{size}.pdf"
            program.card_controller.save_pdf(card, path)
            found = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", path.read_bytes())
            boxes[paper, size] = [tuple(round(float(side)) for side in box) for box in found]
    assert boxes == {
        ("letter", "normal"): [(612, 792)],
        ("letter", "large"): [(612, 792)] * 2,
        ("A4", "normal"): [(595, 842)],
        ("A4", "large"): [(595, 842)] * 2,
    }
    preferences = program.window.preferences
    assert (preferences.paper, preferences.large_print) == ("A4", True)
    # A score sheet asks for the same.
    assert PreferencesFile().load()[0].large_print


def test_without_a_printer_the_card_says_so_and_offers_a_pdf(
    program: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    program.set_up_other("raub")
    click("show-card", program.window.page)
    page = shown_card(program, "raub")
    click("print-card", page)
    assert "No printer is set up here. Save the page as a PDF and print that." in sentences(page)
    assert page.findChild(QAbstractButton, "save-pdf") is program.window.focusWidget()


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
@pytest.mark.usefixtures("qapp")
def test_names_on_a_card_are_no_markup(tmp_path: Path) -> None:
    game = GAMES["raub"]
    card = game.rule_card(Words(), game.presets["classic"], "<b>Ours</b> &amp; yours")
    path = tmp_path / "card.pdf"
    path.write_bytes(pdf_of(card_printout(card, QSizeF(PaperSize.A4.width, PaperSize.A4.height))))
    done = subprocess.run(["pdftotext", path, "-"], capture_output=True, text=True, check=True)
    assert "<b>Ours</b> &amp; yours" in done.stdout


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
@pytest.mark.usefixtures("qapp")
def test_no_column_of_a_card_ends_with_a_heading(tmp_path: Path) -> None:
    game = GAMES["raub"]
    card = game.rule_card(Words(), game.presets["classic"], "Ours")
    path = tmp_path / "card.pdf"
    for lines in range(1, 12):
        text = tuple(f"Sentence {number}." for number in range(lines))
        longer = replace(card, sections=(Section("Heading", text),) * (180 // (lines + 2)))
        path.write_bytes(pdf_of(card_printout(longer, QSizeF(210, 297))))
        half = ["pdftotext", "-x", "0", "-y", "0", "-W", "297", "-H", "842", path, "-"]
        done = subprocess.run(half, capture_output=True, text=True, check=True)
        for page in done.stdout.split("\f")[:-1]:
            shown = [one for one in page.split("Points")[0].splitlines() if one.strip()]
            assert not shown or shown[-1] != "Heading", lines
