"""House rules from page to page with the folder behind them: save, rename, delete, undo, files."""

from __future__ import annotations

import json
import shutil
import subprocess
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from finding import has
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from rules_lab import chosen, make_ours, names, page_of, press, setting_up, text, type_in
from whole_program import child

from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import preset
from handfoot_gui.games.hand_and_foot.text.rule_card import rule_card
from handfoot_gui.storage.house_rules import HouseRules, read_rules
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage, RulesDraft
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.print.page_format import PaperSize
from handfoot_gui.ui.print.printing import pdf_of
from handfoot_gui.ui.print.rule_card import card_printout
from handfoot_gui.ui.widgets.page import Middle, Page
from tests.random_options import any_options


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with setting_up(qapp) as program:
        yield program


def test_rules_are_changed_saved_and_chosen(program: Controller) -> None:
    make_ours(program)
    page_of(program, NewGamePage)
    (kept,) = HouseRules().all().sets
    assert (kept.name, kept.options, kept.base) == (
        "Our house", replace(Options(), draws=(3,)), "classic",
    )  # fmt: skip
    assert chosen(program).chosen.rules == kept
    assert text(program, "said") == "Our house was saved."
    program.window.resize(1280, 720)
    page = page_of(program)
    middle = child(page, Middle)
    for name in ("questions", "export-rules", "delete-kept"):
        found = child(page, QAbstractButton, name)
        assert found.mapTo(middle, QPoint(0, found.height())).y() <= middle.height(), name


def test_house_rules_are_renamed_and_deleted_in_the_form_and_come_back(program: Controller) -> None:
    make_ours(program)
    press(program, "change-rules")
    page_of(program, HouseRulesPage)
    type_in(program, "rules-name", "Sunday")
    press(program, "save-rules")
    assert names() == ["Sunday"]
    assert chosen(program).chosen.title == "Sunday"
    press(program, "change-rules")
    press(program, "delete-rules")
    assert names() == []
    assert text(program, "said") == "Sunday was deleted."
    assert chosen(program).chosen.rules is None
    press(program, "undo-delete")
    assert names() == ["Sunday"]
    assert chosen(program).options.draws == (3,)


def test_house_rules_are_deleted_where_a_game_is_set_up(program: Controller) -> None:
    assert not has(page_of(program), "delete-kept"), "of a preset"
    make_ours(program)
    press(program, "delete-kept")
    assert names() == []
    assert text(program, "said") == "Our house was deleted."
    assert not has(page_of(program, NewGamePage), "delete-kept")
    press(program, "undo-delete")
    assert names() == ["Our house"]
    assert has(page_of(program), "delete-kept")


def test_house_rules_are_exported_where_a_game_is_set_up(
    program: Controller, tmp_path: Path
) -> None:
    make_ours(program)
    file = tmp_path / "ours.rules.json"

    def choose() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QFileDialog):
            line = child(dialog, QLineEdit)
            line.setText(str(file))
            QTest.keyClick(line, Qt.Key.Key_Return)

    timer = QTimer()
    timer.setInterval(1)
    timer.timeout.connect(choose)
    timer.start()
    press(program, "export-rules")
    timer.stop()
    page_of(program, NewGamePage)
    said = text(program, "said").replace("\u200b", "")
    assert said == f"Saved as ours.rules.json in {tmp_path}."
    found = read_rules(file)
    assert (found.name, found.options.draws) == ("Our house", (3,))


def test_a_game_goes_on_by_the_rules_it_was_started_with(program: Controller, qtbot: QtBot) -> None:
    make_ours(program)
    press(program, "deal")
    assert program.played is not None
    game = program.played
    started = game.record.options
    assert started.draws == (3,)
    qtbot.waitUntil(lambda: len(game.record.moves) > 1, timeout=60_000)
    for change in ("save-rules", "delete-rules"):
        program.show_start()
        program.set_up()
        press(program, "change-rules")
        press(program, "draws-0-more")
        press(program, change)
        program.show_start()
        (go_on,) = [
            button
            for button in page_of(program).findChildren(QAbstractButton)
            if button.objectName().startswith("continue-")
        ]
        QTest.mouseClick(go_on, Qt.MouseButton.LeftButton)
        assert program.played is not None
        assert program.played.record.options == started
    assert names() == []


def test_a_contradiction_stays_red_when_the_form_is_made_anew(program: Controller) -> None:
    press(program, "change-rules")
    press(program, "players-less")
    warn = program.window.ui_style.theme.warn
    for width in (1280, 700, 1280):
        program.window.resize(width, 720)
        page_of(program)
        note = child(page_of(program), QLabel, "note-players")
        assert note.isVisible()
        assert note.palette().windowText().color() == QColor(warn), width


def test_cancelling_the_form_keeps_nothing_but_changes_come_back(program: Controller) -> None:
    press(program, "change-rules")
    press(program, "cancel-rules")
    assert text(program, "said") == "", "nothing was changed"
    press(program, "change-rules")
    press(program, "draws-0-more")
    QTest.keyClick(page_of(program), Qt.Key.Key_Escape)
    page_of(program, NewGamePage)
    assert names() == []
    assert chosen(program).options == Options()
    assert text(program, "said") == "The changes were not saved."
    press(program, "undo-delete")
    assert page_of(program, HouseRulesPage).draft().options.draws == (3,)


def test_rules_go_to_a_file_and_come_from_one(program: Controller, tmp_path: Path) -> None:
    make_ours(program)
    press(program, "change-rules")
    form = page_of(program, HouseRulesPage)
    file = tmp_path / "ours.rules.json"
    controller = program.setup_controller.rules_controller
    controller.files.export_to(form.draft(), file)
    assert (
        text(program, "sentence").replace("\u200b", "")
        == f"Saved as ours.rules.json in {tmp_path}."
    )
    assert read_rules(file).options.draws == (3,)
    press(program, "cancel-rules")
    controller.files.import_from(file)
    # They are here already, so they stay one set of rules.
    assert names() == ["Our house"]
    assert chosen(program).chosen.title == "Our house"
    assert text(program, "said") == "Our house was already imported."


def test_house_rules_are_taken_in_wherever_a_file_is_opened(
    program: Controller, tmp_path: Path
) -> None:
    make_ours(program)
    file = HouseRules().all().sets[0].path.rename(tmp_path / "from-grandma.json")
    program.show_start()
    program.files.leave_for_file(file)
    page_of(program, NewGamePage)
    assert names() == ["Our house"]
    assert chosen(program).chosen.title == "Our house"
    assert text(program, "said") == "Our house was imported."
    file.write_bytes(file.read_bytes()[:-20])
    program.show_start()
    program.files.leave_for_file(file)
    assert "House rules in from-grandma.json" in text(program, "said").replace("\u200b", "")
    assert names() == ["Our house"]


def test_bad_files_and_folders_that_are_gone_are_said(program: Controller, tmp_path: Path) -> None:
    bad = {"format": 1, "kind": "house-rules", "game": "hand-and-foot", "name": "Bad"}
    file = tmp_path / "bad.rules.json"
    file.write_text(json.dumps({**bad, "options": {"draws": [40]}}))
    controller = program.setup_controller.rules_controller
    controller.files.import_from(file)
    assert "“Cards drawn”" in text(program, "said")
    assert names() == []
    assert chosen(program).chosen.rules is None
    press(program, "change-rules")
    draft = RulesDraft("hand-and-foot", Options(), "classic", "Ours")
    controller.files.export_to(draft, tmp_path / "gone" / "ours.json")
    assert "is gone" in text(program, "sentence")
    press(program, "cancel-rules")
    make_ours(program)
    (kept,) = HouseRules().all().sets
    kept.path.write_text("{")
    program.set_up()
    assert "is kept as" in text(program, "said")
    assert names() == []


def test_the_rule_card_leads_back_to_where_it_was_asked_for(program: Controller) -> None:
    press(program, "show-card")
    card = page_of(program, RuleCardPage)
    assert text(program, "card-title") == "Classic"
    QTest.keyClick(card, Qt.Key.Key_Escape)
    page_of(program, NewGamePage)
    press(program, "change-rules")
    press(program, "draws-0-more")
    press(program, "rule-card")
    said = [label.text() for label in page_of(program).findChildren(QLabel)]
    assert any("Draw three cards" in line for line in said)
    press(program, "back")
    form = page_of(program, HouseRulesPage)
    assert form.draft().options.draws == (3,)


def test_the_rule_card_is_saved_as_pdf(program: Controller, tmp_path: Path) -> None:
    press(program, "show-card")
    card = rule_card(Words(), Options(), "Ours")
    program.card_controller.save_pdf(card, tmp_path / "ours.pdf")
    assert text(program, "said").replace("\u200b", "") == f"Saved as ours.pdf in {tmp_path}."
    assert (tmp_path / "ours.pdf").read_bytes().startswith(b"%PDF")
    program.card_controller.save_pdf(card, tmp_path / "gone" / "ours.pdf")
    assert "ours.pdf" in text(program, "said") or "gone" in text(program, "said")


def card_pdf(card: RuleCard, paper: PaperSize = PaperSize.A4) -> bytes:
    return pdf_of(card_printout(card, QSizeF(paper.width, paper.height)))


def pages_in(content: bytes) -> int:
    return content.count(b"/Type /Page\n")


@pytest.mark.usefixtures("qapp")
def test_the_card_of_any_house_is_one_page() -> None:
    for seed in range(8):
        card = rule_card(Words(), any_options(Random(seed)), "The rules of our house")
        for paper in PaperSize:
            assert pages_in(card_pdf(card, paper)) == 1, seed


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("is_long", [False, True], ids=["one page", "three"])
def test_every_word_of_the_card_is_on_paper(tmp_path: Path, is_long: bool) -> None:
    card = rule_card(Words(), preset("pennies", 6, Sides.TEAMS), "Pennies")
    card = replace(card, sections=card.sections * 3) if is_long else card
    file = tmp_path / "card.pdf"
    file.write_bytes(card_pdf(card, PaperSize.LETTER))
    printed = subprocess.run(["pdftotext", file, "-"], capture_output=True, text=True, check=True)
    assert (printed.stdout.count("\f") > 1) is is_long
    wanted = Counter(
        word
        for section in card.sections
        for text in (section.title, *section.sentences)
        for word in text.split()
    )
    wanted.update(word for row in card.scores for word in f"{row.text} {row.points}".split())
    # A font may have one sign for two letters.
    assert not wanted - Counter(unicodedata.normalize("NFKC", printed.stdout).split())


@pytest.mark.usefixtures("qapp")
def test_a_card_longer_than_a_page_goes_on_on_another() -> None:
    card = rule_card(Words(), Options(), "Long " * 40)
    assert pages_in(card_pdf(replace(card, title="n" * 200))) == 1
    longer = replace(card, sections=card.sections * 4)
    assert pages_in(card_pdf(longer, PaperSize.A4)) > 1


def test_a_name_of_200_letters_fits_every_page(program: Controller) -> None:
    program.window.resize(1024, 700)
    make_ours(program, "n" * 200)

    def overflow() -> int:
        shown = page_of(program)
        areas = [*shown.findChildren(Page), *([shown] if isinstance(shown, Page) else [])]
        bars = [area.horizontalScrollBar().maximum() for area in areas]
        return max([*bars, shown.minimumSizeHint().width() - 1024])

    assert overflow() <= 0
    for step in ("show-card", "back", "change-rules", "delete-rules"):
        press(program, step)
        assert overflow() <= 0, step


def test_the_last_choice_is_offered_again(program: Controller) -> None:
    make_ours(program)
    page = program.setup_controller.new_game_page
    choice = page.choice()
    program.preferences_controller.remember_dealt(choice)
    program.show_start()
    program.set_up()
    found = program.setup_controller.new_game_page.choice()
    assert found.chosen.title == "Our house"
    assert found.options == choice.options
    assert found.seats == choice.seats
