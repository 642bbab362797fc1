"""A family's own sentences: entered with its rules, on rule card and sheet, in every file."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from rules_lab import page_of, press, setting_up, type_in
from sheets import model
from whole_program import child

from handfoot_gui.core.score_sheet import SheetFacts
from handfoot_gui.core.scorekeeping import ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.own_sentences import with_own_sentences
from handfoot_gui.core.text.words import Words
from handfoot_gui.core.typed import LONGEST_SENTENCE, MOST_SENTENCES
from handfoot_gui.games import GAMES
from handfoot_gui.session.deal_again import again, cards_of
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.deal_file import read_deal, write_deal
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.house_rules import HouseRules, read_rules
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames, load_scored
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage
from handfoot_gui.ui.pages.rules.sentences import OwnSentencesDialog
from handfoot_gui.ui.pages.score_sheet.page import SheetPage
from handfoot_gui.ui.print.page_format import Wish
from handfoot_gui.ui.print.printing import pdf_of
from handfoot_gui.ui.print.rule_card import card_printout
from handfoot_gui.ui.print.sheet_pages import pages_of
from handfoot_gui.ui.print.sheet_printout import sheet_printout

DEALS = "Whoever goes out deals the next hand."
SIGNS = "<b>Jokers</b> & {name} %1 count 1 < 2"


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with setting_up(qapp) as program:
        yield program


def texts(page: QWidget) -> list[str]:
    return [one.text().replace("\u200b", "") for one in page.findChildren(QLabel)]


def enter(program: Controller, *sentences: str) -> HouseRulesPage:
    """Paste *sentences* into the form of house rules, each ended by Enter."""
    page = page_of(program, HouseRulesPage)
    child(page, QLineEdit, "sentence-0").setFocus()
    for sentence in sentences:
        focus = QApplication.focusWidget()
        assert isinstance(focus, QLineEdit)
        focus.selectAll()
        QApplication.clipboard().setText(sentence)
        QTest.keyClick(focus, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(focus, Qt.Key.Key_Return)
    return page


def saved(program: Controller, *sentences: str) -> None:
    press(program, "change-rules")
    enter(program, *sentences)
    type_in(program, "rules-name", "Ours")
    press(program, "save-rules")


def test_they_are_typed_below_the_rules_and_kept_with_them(
    program: Controller, tmp_path: Path
) -> None:
    press(program, "change-rules")
    page = page_of(program, HouseRulesPage)
    assert "Also at our table" in texts(page)
    assert "The program and the bots do not know these rules." in texts(page)
    assert child(page, QLineEdit, "sentence-0").isVisibleTo(page)
    assert not child(page, QLineEdit, "sentence-1").isVisibleTo(page)
    press(program, "cancel-rules")
    saved(program, DEALS, SIGNS)
    (kept,) = HouseRules().all().sets
    assert kept.sentences == (DEALS, SIGNS)
    assert json.loads(kept.path.read_text())["sentences"] == [DEALS, SIGNS]
    # They go with the rules into other files, and are found and changed again.
    file = tmp_path / "ours.handfoot-rules"
    HouseRules().export(kept, file)
    assert read_rules(file).sentences == (DEALS, SIGNS)
    assert HouseRules(tmp_path / "other").take_in(file).sentences == (DEALS, SIGNS)
    press(program, "change-rules")
    page = page_of(program, HouseRulesPage)
    child(page, QLineEdit, "search").setText("whoever deals")
    assert child(page, QLineEdit, "sentence-0").isVisibleTo(page)
    child(page, QLineEdit, "search").clear()
    first = child(page, QLineEdit, "sentence-0")
    first.selectAll()
    QTest.keyClick(first, Qt.Key.Key_Delete)
    press(program, "save-rules")
    assert HouseRules().all().sets[0].sentences == (SIGNS,)


def test_unsaved_sentences_are_asked_about_and_come_back(program: Controller) -> None:
    press(program, "change-rules")
    enter(program, DEALS)
    press(program, "cancel-rules")
    assert "The changes were not saved." in texts(page_of(program))
    press(program, "undo-delete")
    assert page_of(program, HouseRulesPage).draft().sentences == (DEALS,)


def test_a_twelfth_is_the_last_and_none_is_longer_than_two_hundred(program: Controller) -> None:
    press(program, "change-rules")
    page = enter(program, *(f"{number} {'x' * 250}" for number in range(MOST_SENTENCES)))
    found = page.draft().sentences
    assert len(found) == MOST_SENTENCES
    assert {len(sentence) for sentence in found} == {LONGEST_SENTENCE}
    assert page.problem() == "Give the house rules a name.", "they contradict nothing"


def test_the_card_of_the_form_of_the_game_and_of_the_keeper_has_them(program: Controller) -> None:
    saved(program, DEALS, SIGNS)
    press(program, "show-card")
    said = texts(page_of(program, RuleCardPage))
    assert said[said.index("Also at our table") + 1 :][:2] == [DEALS, SIGNS]
    press(program, "back")
    press(program, "change-rules")
    enter(program, "A new one.")
    press(program, "rule-card")
    assert "A new one." in texts(page_of(program, RuleCardPage))
    press(program, "back")
    press(program, "cancel-rules")
    press(program, "deal")
    assert program.played is not None
    assert program.played.record.sentences == (DEALS, SIGNS)
    QTest.keyClick(page_of(program), Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert {DEALS, SIGNS} <= set(texts(page_of(program, RuleCardPage)))


def test_a_kept_game_has_them_on_its_card_and_its_sheet(program: Controller) -> None:
    saved(program, DEALS, SIGNS)
    program.keep_score()
    press(program, "house-0")
    press(program, "deal")
    press(program, "show-card")
    assert DEALS in texts(page_of(program, RuleCardPage))
    press(program, "back")
    program.scorekeeper_controller.show_sheet()
    page = page_of(program, SheetPage)
    assert page.model().own_notes == (
        f"Also at our table: {DEALS} · {SIGNS}",
        f"Also at our table: {DEALS} … see the rule card",
        "Also at our table: see the rule card",
    )


def test_every_file_of_a_game_brings_them_back(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    record = replace(
        load(Path(__file__).parents[1] / "samples/steady/classic.handfoot.json").record,
        sentences=(DEALS, SIGNS),
    )
    rules = GAMES[record.game].rules(record.options)
    state = rules.start()
    for seat, move in record.moves:
        state = rules.apply(state, seat, move)
    with_moves = saves.create(record)
    with_moves.save(record, state)
    with_moves.close()
    (path,) = tmp_path.rglob("*.handfoot")
    assert load(path).record == record
    kept: ScoredGame[Any, Any] = ScoredGame(
        record.game, "Ours", record.options, ("A", "B", "C", "D"), Seat(0), sentences=(SIGNS,)
    )
    scored = ScoredGames(saves).create(kept)
    scored.save(kept)
    assert load_scored(scored.path).kept == kept
    presenter = GAMES[record.game].presenter(rules, ("A", "B", "C", "D"), Words())
    dealt = LookBack(record, presenter, is_finished=True).route.deals[0]
    cards = cards_of(record, rules, dealt)
    write_deal(tmp_path / "a.handfoot-deal", cards)
    assert read_deal(tmp_path / "a.handfoot-deal").sentences == (DEALS, SIGNS)
    assert again(cards, record.seats).sentences == (DEALS, SIGNS)


@pytest.mark.every_case
@pytest.mark.parametrize(
    "sentences", [[""], ["  "], ["a\nb"], ["x" * 201], ["x"] * 13, ["\x1b[2J"], "text", [1]]
)
def test_a_file_with_other_sentences_is_damaged(tmp_path: Path, sentences: object) -> None:
    kept = HouseRules(tmp_path).add("raub", "Ours", GAMES["raub"].presets["classic"], None)
    document = json.loads(kept.path.read_text())
    kept.path.write_text(json.dumps({**document, "sentences": sentences}))
    with pytest.raises(SaveError) as raised:
        read_rules(kept.path)
    assert raised.value.fault is Fault.DAMAGED
    assert "sentences" in raised.value.place


def test_rules_and_games_of_older_formats_have_none(tmp_path: Path) -> None:
    kept = HouseRules(tmp_path).add("raub", "Ours", GAMES["raub"].presets["classic"], None)
    document = json.loads(kept.path.read_text())
    del document["sentences"]
    kept.path.write_text(json.dumps({**document, "format": 1}))
    assert read_rules(kept.path).sentences == ()


@pytest.mark.usefixtures("qapp")
@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="pdftotext is not installed")
@pytest.mark.parametrize("game", GAMES)
def test_signs_are_printed_as_signs_on_card_and_sheets(tmp_path: Path, game: str) -> None:
    options, words = next(iter(GAMES[game].presets.values())), Words()
    card = with_own_sentences(GAMES[game].rule_card(words, options, "Ours"), words, (DEALS, SIGNS))
    facts = SheetFacts(game, options, "Ours", sentences=(SIGNS,))
    sheet = sheet_printout(pages_of(model(facts), Wish()), "Sheet")
    for number, printout in enumerate((card_printout(card), sheet)):
        path = tmp_path / f"{number}.pdf"
        path.write_bytes(pdf_of(printout))
        done = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True)
        plain = " ".join(done.stdout.decode().split())
        for word in ("<b>Jokers</b>", "&", "{name}", "%1", "Also at our table"):
            assert word in plain, (number, word)


def changing(program: Controller, *sentences: str) -> None:
    """Press *Own sentences* on the card, and type into its dialog by keys alone."""

    led: list[bool] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, OwnSentencesDialog):
            return
        timer.stop()
        for number, sentence in enumerate(sentences):
            field = child(dialog, QLineEdit, f"sentence-{number}")
            led.append(dialog.focusWidget() is field)
            field.selectAll()
            QTest.keyClicks(field, sentence)
            if number < len(sentences) - 1:
                QTest.keyClick(field, Qt.Key.Key_Return)
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        if dialog.isVisible():
            dialog.reject()

    timer = QTimer()
    timer.setInterval(1)
    timer.timeout.connect(answer)
    timer.start()
    press(program, "own-sentences")
    assert led == [True] * len(sentences)


def test_they_are_changed_at_any_time_in_a_game_that_has_begun(program: Controller) -> None:
    saved(program, DEALS)
    press(program, "deal")
    game = program.played
    assert game is not None
    QTest.keyClick(page_of(program), Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    changing(program, "Twos are wild on Sundays only.", SIGNS)
    assert game.record.sentences == ("Twos are wild on Sundays only.", SIGNS)
    said = texts(page_of(program, RuleCardPage))
    assert SIGNS in said
    assert DEALS not in said
    (path,) = Saves().games.glob("*.handfoot")
    assert load(path).record.sentences == game.record.sentences
    assert HouseRules().all().sets[0].sentences == (DEALS,), "those of the rules stay"


def test_so_they_are_where_a_score_is_kept_and_that_is_undone(program: Controller) -> None:
    saved(program, DEALS)
    program.keep_score()
    press(program, "house-0")
    press(program, "deal")
    press(program, "show-card")
    changing(program, SIGNS)
    controller = program.scorekeeper_controller
    assert controller.kept is not None
    assert controller.kept.sentences == (SIGNS,)
    press(program, "back")
    press(program, "undo")
    assert controller.kept.sentences == (DEALS,)
    # Of rules that nobody plays by now, only the form changes them.
    program.card_controller.show_usual("raub")
    assert page_of(program).findChild(QWidget, "own-sentences") is None
