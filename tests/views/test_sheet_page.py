"""The score sheet in the window: reached from everywhere, chosen, printed, saved."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import MatchSettings, MemoryAid
from handfoot_gui.core.score_sheet import Origin
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.page import GamePage
from handfoot_gui.ui.game.score.score_page import ScorePage
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage
from handfoot_gui.ui.pages.score_sheet.page import SheetPage
from handfoot_gui.ui.pages.score_sheet.preview import SheetPreview
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.pages.start.page import StartPage
from handfoot_gui.ui.print.page_format import PaperSize
from handfoot_gui.ui.widgets.fields import ChoiceField

Thing = TypeVar("Thing", bound=QWidget)
SAMPLES = Path(__file__).parent.parent / "samples"


def page_of(program: Controller) -> QWidget:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    return program.window.page


def sheet_page(program: Controller) -> SheetPage:
    page = page_of(program)
    assert isinstance(page, SheetPage)
    return page


def child(program: Controller, kind: type[Thing], name: str) -> Thing:
    found = page_of(program).findChild(kind, name)
    assert found is not None, name
    return found


def press(program: Controller, name: str) -> None:
    child(program, QAbstractButton, name).click()


def has(program: Controller, name: str) -> bool:
    return page_of(program).findChild(QWidget, name) is not None


def ask_to_print(program: Controller) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)


def said(program: Controller) -> str:
    found = page_of(program).findChild(QLabel, "said")
    # Long words have invisible places where they may be broken.
    return found.text().replace("\u200b", "") if found is not None else ""


def open_sample(program: Controller, name: str, folder: Path) -> None:
    path = folder / Path(name).name
    shutil.copy(SAMPLES / name, path)
    program.files.open_file(path)


def test_the_start_page_offers_blank_sheets_of_every_game(program: Controller) -> None:
    assert isinstance(page_of(program), StartPage)
    press(program, "print-sheet")
    page = sheet_page(program)
    assert page.model().title == "Hand and Foot"
    assert page.model().is_blank
    press(program, "game-raub")
    assert sheet_page(program).model().title == "Raub"
    press(program, "game-manipulation")
    assert sheet_page(program).model().title == "Manipulation Rummy"
    QTest.keyClick(sheet_page(program), Qt.Key.Key_Escape)
    assert isinstance(page_of(program), StartPage)


def test_the_start_page_prints_house_rules_and_presets_for_any_table(
    program: Controller,
) -> None:
    ours = HouseRules().add("hand-and-foot", "Our house", replace(Options(), draws=(3,)), "classic")
    program.window.set_preferences(replace(program.window.preferences, rules="simpson"))
    press(program, "print-sheet")
    rules = child(program, ChoiceField, "rules")
    assert rules.accessibleName() == "Rules"
    assert [rules.itemText(row) for row in range(3)] == ["Simpson", "Our house", "Classic"]
    rules.setFocus()
    QTest.keyClick(rules, Qt.Key.Key_Down)
    assert sheet_page(program).model().rules.startswith("Rules: Our house.")
    assert child(program, ChoiceField, "rules").hasFocus()
    assert child(program, ChoiceField, "rules").value() == ours.path.name
    table = child(program, ChoiceField, "table")
    table.set_value("6 alone")
    assert len(sheet_page(program).model().sides) == 6
    assert "Our house" in sheet_page(program).model().rules
    press(program, "game-raub")
    for row in range(2):
        table = child(program, ChoiceField, "table")
        text = table.itemText(row)
        table.setCurrentIndex(row)
        assert text == f"{len(sheet_page(program).model().sides)}, no partners"
    # What was only printed is not what is dealt next.
    assert program.window.preferences.rules == "simpson"


def test_the_page_before_a_game_prints_the_rules_that_are_chosen_there(
    program: Controller,
) -> None:
    program.set_up()
    press(program, "rules-simpson")
    press(program, "print-sheet")
    found = sheet_page(program).model()
    assert found.rules.startswith("Rules: Simpson.")
    assert any(row.name == "Exact cut" for row in found.rows)
    press(program, "back")
    assert isinstance(page_of(program), NewGamePage)
    press(program, "game-raub")
    assert isinstance(page_of(program), NewGamePage)
    press(program, "print-sheet")
    assert sheet_page(program).model().title == "Raub"
    press(program, "back")
    assert isinstance(page_of(program), NewGamePage)


def test_an_open_game_fills_its_sheet_and_the_way_back_leads_to_it(
    program: Controller, tmp_path: Path
) -> None:
    program.window.set_preferences(Preferences())
    open_sample(program, "presets/classic.handfoot.json", tmp_path)
    assert isinstance(page_of(program), GamePage)
    ask_to_print(program)
    found = sheet_page(program).model()
    total = next(row for row in found.rows if row.name == "Running total")
    assert [cell.text for cell in total.cells[-2:]] == ["17,440", "22,320"]
    assert found.result is not None
    assert found.result.who == "Elise and Karl"
    assert found.date.text
    press(program, "back")
    assert isinstance(page_of(program), GamePage)
    program.game_controller.ask(lambda game: game.show_score())
    assert isinstance(page_of(program), ScorePage)
    press(program, "print-sheet")
    sheet_page(program)
    press(program, "back")
    assert isinstance(page_of(program), ScorePage)


def test_a_filled_sheet_can_be_printed_blank_with_or_without_names(
    program: Controller, tmp_path: Path
) -> None:
    open_sample(program, "raub/classic-3.handfoot.json", tmp_path)
    ask_to_print(program)
    assert not sheet_page(program).model().is_blank
    assert not has(program, "share")
    press(program, "kind-on")
    found = sheet_page(program).model()
    assert found.is_blank
    assert [side.name for side in found.sides] == ["Marta", "Elise", "Josip"]
    assert found.date.is_open
    press(program, "names-off")
    press(program, "date-on")
    found = sheet_page(program).model()
    assert [side.name for side in found.sides] == ["", "", ""]
    assert not found.date.is_open
    assert found.notes == ()
    press(program, "kind-off")
    assert not sheet_page(program).model().is_blank


def test_paper_print_and_sheets_on_a_page(program: Controller) -> None:
    ask_to_print(program)
    page = sheet_page(program)
    press(program, "paper-letter")
    assert page.pages()[0].paper is PaperSize.LETTER
    press(program, "share-on")
    assert len(page.pages()[0].pieces) == 2
    assert page.pages()[0].is_turned
    press(program, "size-on")
    # Two large sheets do not fit, so there is one again.
    assert [len(paper.pieces) for paper in page.pages()] == [1, 1]
    two = child(program, QAbstractButton, "share-on")
    assert not two.isEnabled()
    press(program, "size-off")
    assert two.isEnabled()
    press(program, "paper-A4")
    assert page.pages()[0].paper is PaperSize.A4


def test_a_blank_sheet_for_a_whole_game_can_be_kept_to_one_page(program: Controller) -> None:
    press(program, "print-sheet")
    one = child(program, QAbstractButton, "length-on")
    assert not one.isEnabled(), "Hand and Foot has a page for all its deals"
    page = sheet_page(program)
    press(program, "size-on")
    assert len(page.pages()) == 2
    press(program, "length-on")
    assert len(page.pages()) == 1
    press(program, "size-off")
    assert not one.isEnabled()
    assert not one.isChecked()
    press(program, "game-raub")
    page = sheet_page(program)
    assert len(page.pages()) > 1
    press(program, "length-on")
    assert len(page.pages()) == 1
    press(program, "size-on")
    assert len(page.pages()) == 1
    press(program, "length-off")
    assert len(page.pages()) > 2


def test_family_place_and_paper_are_kept(program: Controller) -> None:
    ask_to_print(program)
    page = sheet_page(program)
    for name, text in (("family", "The Novaks"), ("place", "Zagreb")):
        field = child(program, QLineEdit, name)
        QTest.keyClicks(field, text)
    press(program, "paper-letter")
    press(program, "size-on")
    found = page.model()
    assert found.family == "The Novaks"
    assert found.place.text == "Zagreb"
    kept, error = PreferencesFile().load()
    assert error is None
    assert (kept.family, kept.place, kept.paper, kept.large_print) == (
        "The Novaks",
        "Zagreb",
        "letter",
        True,
    )


def test_the_preview_shows_every_page_as_a_whole_or_wide(program: Controller) -> None:
    ask_to_print(program)
    press(program, "size-on")
    preview = child(program, SheetPreview, "preview")
    pages = [w for w in preview.findChildren(QWidget) if w.accessibleName().startswith("Page ")]
    assert [page.accessibleName() for page in pages] == ["Page 1 of 2", "Page 2 of 2"]
    assert preview.accessibleName() == "Preview: Hand and Foot, 2 pages"
    assert all(page.height() <= preview.height() for page in pages)
    narrow = pages[0].width()
    press(program, "view-on")
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    pages = [w for w in preview.findChildren(QWidget) if w.accessibleName().startswith("Page ")]
    assert pages[0].width() > narrow
    shown = preview.grab().toImage()
    dark = sum(
        shown.pixelColor(x, y).lightness() < 80
        for x in range(0, shown.width(), 3)
        for y in range(0, shown.height(), 3)
    )
    assert dark > 200


@pytest.mark.skipif(bool(QPrinterInfo.availablePrinterNames()), reason="there is a printer")
def test_without_a_printer_the_page_says_so_and_offers_a_pdf(program: Controller) -> None:
    ask_to_print(program)
    press(program, "print")
    assert said(program) == ("No printer is set up here. Save the page as a PDF and print that.")
    assert child(program, QAbstractButton, "save-pdf").hasFocus()
    # Ctrl+P on the page itself asks for the same.
    ask_to_print(program)
    assert said(program).startswith("No printer")


def test_a_pdf_is_saved_and_said(program: Controller, tmp_path: Path) -> None:
    ask_to_print(program)
    program.sheet_controller.save_pdf(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF-")
    assert said(program) == f"Saved as sheet.pdf in {tmp_path}."


def test_whoever_saves_by_keys_finds_the_keyboard_where_it_was(
    program: Controller, qtbot: QtBot, tmp_path: Path
) -> None:
    ask_to_print(program)
    child(program, QAbstractButton, "save-pdf").setFocus(Qt.FocusReason.BacktabFocusReason)
    dialog = QDialog(program.window)
    QLineEdit(dialog)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    # It is closed by now, and the desktop has not given the keyboard back.
    program.sheet_controller.save_pdf(tmp_path / "sheet.pdf")
    dialog.close()
    program.window.activateWindow()
    save = child(program, QAbstractButton, "save-pdf")
    qtbot.waitUntil(save.hasFocus)


def test_a_pdf_that_cannot_be_written_is_said_and_nothing_is_lost(
    program: Controller, tmp_path: Path
) -> None:
    ask_to_print(program)
    gone = tmp_path / "gone"
    program.sheet_controller.save_pdf(gone / "sheet.pdf")
    assert said(program) == f"The folder {gone} is gone."
    folder = tmp_path / "folder.pdf"
    folder.mkdir()
    program.sheet_controller.save_pdf(folder)
    assert "folder.pdf" in said(program)
    assert list(tmp_path.iterdir()) == [folder]


def test_the_disk_does_not_fill_the_sheet_before(
    program: Controller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import errno
    import os

    ask_to_print(program)
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"before")

    def full(_handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    program.sheet_controller.save_pdf(path)
    assert said(program).startswith("The disk is full")
    assert path.read_bytes() == b"before"


def test_notes_of_the_agreements_stand_on_the_sheet(
    program: Controller, tmp_path: Path, qtbot: QtBot
) -> None:
    del qtbot
    open_sample(program, "manipulation/classic-3.handfoot.json", tmp_path)
    ask_to_print(program)
    page = sheet_page(program)
    facts = page.chosen()
    assert facts.origin is Origin.PLAYED
    agreed = replace(facts, agreements=MatchSettings(memory_aid=MemoryAid.UNSEEN))
    program.sheet_controller.show(agreed)
    assert "Memory aid" in page.model().notes[0]


def test_ctrl_p_on_a_rule_card_asks_for_the_card(program: Controller, qtbot: QtBot) -> None:
    program.set_up()
    press(program, "show-card")
    page = page_of(program)
    assert isinstance(page, RuleCardPage)
    page.print_requested.disconnect()
    with qtbot.waitSignal(page.print_requested):
        ask_to_print(program)
    assert page_of(program) is page


def test_house_rules_in_their_form_have_a_sheet_too(program: Controller) -> None:
    program.set_up()
    press(program, "rules-simpson")
    press(program, "change-rules")
    form = page_of(program)
    ask_to_print(program)
    found = sheet_page(program).model()
    assert any(row.name == "Exact cut" for row in found.rows)
    press(program, "back")
    assert page_of(program) is form


def test_a_screen_reader_is_told_the_rows(program: Controller, tmp_path: Path) -> None:
    open_sample(program, "presets/classic.handfoot.json", tmp_path)
    ask_to_print(program)
    pages = [
        widget
        for widget in sheet_page(program).findChildren(QWidget)
        if widget.accessibleName() == "Page 1 of 1"
    ]
    assert "Running total: 4,580, 6,535, 7,660, 12,185" in pages[0].accessibleDescription()


def test_the_dealer_of_the_first_deal_is_known_while_it_is_played(
    program: Controller, qtbot: QtBot
) -> None:
    names = ("Ana", "Ivo", "Eva", "Jan")
    seats = tuple(SeatChoice(name, "steady" if seat else None) for seat, name in enumerate(names))
    program.new_game(NewGame(RulesChoice("hand-and-foot", "classic"), seats))
    played = program.played
    assert played is not None
    qtbot.waitUntil(lambda: len(played.record.moves) > 1, timeout=60_000)
    ask_to_print(program)
    found = sheet_page(program).model()
    dealer = names[played.record.moves[0][1].dealer]
    assert found.groups[0].lines[-1].text == f"dealer {dealer}"
    assert found.order.text.startswith(f"Dealers in order: {dealer}, ")


def test_the_action_has_a_name_and_a_shortcut(program: Controller) -> None:
    action = program.window.findChild(QAction, "print")
    assert action is not None
    assert action.text() == "Print score sheet"
    assert action.shortcut().toString() == "Ctrl+P"


def test_every_choice_is_reached_and_made_by_the_keyboard(program: Controller) -> None:
    program.window.activateWindow()
    ask_to_print(program)
    page = sheet_page(program)
    seen: set[str] = set()
    for _ in range(40):
        focus = QApplication.focusWidget()
        assert focus is not None
        seen.add(focus.objectName())
        assert focus.accessibleName() or isinstance(focus, QAbstractButton)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    needed = {"print", "save-pdf", "back", "family", "place", "preview", "game-hand-and-foot"}
    assert needed <= seen
    assert {"paper-A4", "size-off", "share-off"} <= seen
    paper = child(program, QAbstractButton, "paper-A4")
    paper.setFocus()
    QTest.keyClick(paper, Qt.Key.Key_Right)
    assert page.paper is PaperSize.LETTER


def test_with_a_printer_the_system_asks_and_the_sheet_is_printed(
    program: Controller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The system's own dialog answers at once; what it prints to is a file."""
    path = tmp_path / "printed.pdf"
    asked: list[str] = []

    def accept(dialog: QPrintDialog) -> QDialog.DialogCode:
        asked.append(dialog.windowTitle())
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: ["Office"]))
    monkeypatch.setattr(QPrintDialog, "exec", accept)
    ask_to_print(program)
    press(program, "size-on")
    press(program, "print")
    assert asked == ["Print the score sheet"]
    assert said(program) == "The page was sent to the printer."
    assert len(re.findall(rb"/Type /Page\b(?!s)", path.read_bytes())) == 2


@pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints", r"QPainter::begin\(\): Returned false"
)
def test_a_printer_that_fails_is_said_and_a_pdf_offered(
    program: Controller, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def accept(dialog: QPrintDialog) -> QDialog.DialogCode:
        printer = dialog.printer()
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(tmp_path / "gone" / "printed.pdf"))
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: ["Office"]))
    monkeypatch.setattr(QPrintDialog, "exec", accept)
    ask_to_print(program)
    press(program, "print")
    assert said(program) == "The printer did not accept the page. Save it as a PDF instead."
    assert child(program, QAbstractButton, "save-pdf").hasFocus()
