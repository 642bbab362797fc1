"""Deals that were looked back at, dealt again with the same cards, saved in a file and opened."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from looked_back import left, sample
from looking_back_lab import (
    GAME,
    Make,
    deal_file,
    dialog_of,
    key,
    looking_at,
    made_programs,
    notices,
    press,
)
from msgspec.structs import replace
from played_lab import game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.record import replay
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.session.bar_texts import PromptCommand
from handfoot_gui.session.deal_again import cards_of
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.deal_file import read_deal
from handfoot_gui.ui.game.score.deal_dialogs import DealAgainDialog
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.widgets.fields import ChoiceField

__all__ = ["made_programs"]


# -- the same cards again -------------------------------------------------------------------


@pytest.mark.parametrize("name", [GAME, "raub/classic-4", "manipulation/classic-3"])
def test_a_deal_is_dealt_again_with_the_sides_swapped(
    make: Make, user_folder: Path, name: str
) -> None:
    record = replace(left(name, 0), moves=sample(name).moves)
    program, page = looking_at(make, user_folder, record)
    page.go(page.back.route.deals[1].last)
    key(page, Qt.Key.Key_N)
    dialog = dialog_of(program)
    choice = child(dialog, ChoiceField, "turn")
    # Everybody's own cards again come first; other seats are chosen.
    assert choice.value() == "0"
    choice.set_value("1")
    count = len(record.seats)
    first = child(dialog, QLabel, "gets-0")
    names = [player.name for player in record.seats]
    assert first.text() == f"{names[0]} plays what {names[count - 1]} had."
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    played = game_of(program)
    assert program.look_back_controller.page is None
    rules = rules_of(record)
    dealt = page.back.route.deals[1]
    old = replay(rules, record.moves[: dealt.first])
    now = replay(rules, played.record.moves)
    hands = [getattr(state, "holdings", getattr(state, "hands", None)) for state in (old, now)]
    for seat in range(count):
        before, after = (set(hand) for hand in (hands[0][seat - 1], hands[1][seat]))
        # A red three may be laid already.
        assert len(before - after) <= 2
        assert len(before & after) >= 4
    assert rules.sheet(now).deals == ()
    assert [p.name for p in played.record.seats] == names
    deal = presenter_of(record, Words()).score.deal_name(dealt.number)
    said = f"Same cards as {deal}: {names[0]} plays what {names[-1]} had."
    assert played.scene.actions.shown_bar.prompt == said
    # It is kept from the start.
    assert load(played.path).record.moves == played.record.moves
    # Somebody knew the cards, so they have no code.
    assert played.record.fair == ()


@pytest.mark.parametrize("name", [GAME, "raub/classic-4"])
def test_at_a_pace_by_key_the_sentence_about_the_cards_leaves_the_button_that_goes_on(
    make: Make, qtbot: QtBot, user_folder: Path, name: str
) -> None:
    record = replace(left(name, 0), moves=sample(name).moves)
    program, page = looking_at(make, user_folder, record)
    page.go(page.back.route.deals[0].last)
    key(page, Qt.Key.Key_N)
    dialog = dialog_of(program)
    child(dialog, ChoiceField, "turn").set_value(str(record.options.players - 1))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    played = game_of(program)
    screen, scene = played.screen, played.scene
    qtbot.waitUntil(lambda: screen.play.waiting is Waiting.KEY, timeout=60_000)
    played.notes.tell(["Same cards."] * len(played.presenter.names))
    assert scene.actions.shown_bar.prompt == "Same cards."
    assert [button.code for button in scene.actions.buttons] == [PromptCommand.GO_ON]
    made = len(screen.play.session.record.moves)
    QTest.keyClick(played.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(screen.play.session.record.moves) > made, timeout=60_000)


def test_several_people_are_told_whose_cards_they_are_when_the_cover_is_off(
    make: Make, user_folder: Path
) -> None:
    record = replace(left(GAME, 0, persons=4), moves=sample(GAME).moves)
    program, _ = looking_at(make, user_folder, record)
    press(program, "deal-again")
    QTest.keyClick(dialog_of(program), Qt.Key.Key_Return)
    played = game_of(program)
    assert program.window.page is program.game_controller.pages.cover
    played.uncover()
    assert played.open_seat is not None
    name = record.seats[played.open_seat].name
    said = f"Same cards as Deal 1: {name} plays what {name} had."
    assert played.scene.actions.shown_bar.prompt == said


def test_a_deal_that_is_played_says_why_it_cannot_be_dealt_again(
    make: Make, user_folder: Path
) -> None:
    program, page = looking_at(make, user_folder, left(GAME, 40))
    said = "Once the deal is over, its cards can be dealt again or saved."
    for name in ("deal-again", "save-deal"):
        button = child(page, QAbstractButton, name)
        assert not button.isEnabled()
        assert button.toolTip() == said
        press(program, name)
        assert program.look_back_controller.page is page, name
        assert page.scene.actions.shown_bar.prompt == said
        page.say("")
    key(page, Qt.Key.Key_N)
    assert program.look_back_controller.page is page
    assert page.scene.actions.shown_bar.prompt == said


def test_every_turn_says_who_plays_what(make: Make, user_folder: Path) -> None:
    program, _ = looking_at(make, user_folder, sample(GAME))
    press(program, "deal-again")
    dialog = dialog_of(program)
    choice = child(dialog, ChoiceField, "turn")
    titles = [choice.itemText(row) for row in range(choice.count())]
    assert titles == [
        "Same cards, same seats",
        "Same cards, sides swapped",
        "Same cards, partners swapped",
        "Same cards, sides swapped, 3 seats over",
    ]
    names = [player.name for player in sample(GAME).seats]
    for turn in range(4):
        choice.set_value(str(turn))
        for seat in range(4):
            line = child(dialog, QLabel, f"gets-{seat}")
            owner = names[(seat - turn) % 4]
            wanted = f"{names[seat]} plays what {owner} had."
            if owner == names[seat]:
                wanted = f"{owner} plays the same cards."
            assert line.text() == wanted
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert program.played is None
    assert isinstance(program.window.page, LookBackPage)


# -- a deal in a file -----------------------------------------------------------------------


@pytest.mark.parametrize("with_names", [True, False])
def test_a_deal_is_saved_with_a_note_and_opened_again(
    make: Make,
    user_folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    with_names: bool,
) -> None:
    target = tmp_path / "for Ruth.handfoot-deal"
    offered: list[str] = []

    def choose(dialog: QFileDialog) -> bool:
        offered.extend(dialog.selectedFiles())
        dialog.selectFile(str(target))
        return True

    monkeypatch.setattr(QFileDialog, "exec", choose)
    program, page = looking_at(make, user_folder, sample(GAME))
    page.go(page.back.route.deals[2].last)
    key(page, Qt.Key.Key_S)
    dialog = dialog_of(program)
    QTest.keyClicks(child(dialog, QLineEdit, "note"), "Ruth, try this")
    if not with_names:
        tick = child(dialog, QAbstractButton, "with-names")
        tick.click()
    child(dialog, QAbstractButton, "choose").click()
    assert "/hand-and-foot-deal-3-" in offered[0]
    assert offered[0].endswith(".handfoot-deal")
    cards = read_deal(target)
    assert cards.note == "Ruth, try this"
    assert bool(cards.names) is with_names
    assert page.scene.actions.shown_bar.prompt == (
        f"The deal was saved as {target.name} in {target.parent}."
    )
    program.files.leave_for_file(target)
    opened = dialog_of(program)
    texts = " ".join(label.text() for label in opened.findChildren(QLabel))
    assert "Deal 3 of Hand and Foot" in texts.replace("\u200b", "")
    assert "Ruth, try this" in texts
    QTest.keyClick(opened, Qt.Key.Key_Return)
    assert program.played is not None
    assert program.played.record.moves[: len(cards.moves)] == cards.moves


def test_a_deal_file_is_known_by_its_content(make: Make, tmp_path: Path) -> None:
    program = make(deal_file(tmp_path, note="hello"))
    assert program.start_controller.is_shown
    assert isinstance(dialog_of(program), DealAgainDialog)


def test_a_bad_deal_file_is_said_and_nothing_is_dealt(make: Make, tmp_path: Path) -> None:
    path = deal_file(tmp_path)
    document = json.loads(path.read_text("utf-8"))
    document["moves"][1][1]["order"].reverse()
    document["moves"][1][1]["order"].pop()
    path.write_text(json.dumps(document), "utf-8")
    program = make(path)
    assert program.start_controller.is_shown
    assert program.played is None
    (said,) = notices(program)
    assert said.startswith("sent.json has a move that is not allowed")


def test_a_deal_that_cannot_be_saved_is_said(make: Make, user_folder: Path, tmp_path: Path) -> None:
    program, page = looking_at(make, user_folder, sample(GAME))
    record = sample(GAME)
    cards = cards_of(record, rules_of(record), page.back.route.deals[0])
    program.look_back_controller.deals.save_to(tmp_path / "gone" / "a.json", cards)
    assert "is gone" in page.scene.actions.shown_bar.prompt


def test_long_and_strange_names_are_shown_and_kept(
    make: Make, user_folder: Path, qapp: QApplication
) -> None:
    strange = ("א" * 200, "🃏" * 100, "A\u202eB", "Wwwwww " * 28)
    record = sample(GAME)
    seats = tuple(replace(p, name=n[:200]) for p, n in zip(record.seats, strange, strict=True))
    program, page = looking_at(make, user_folder, replace(record, seats=seats))
    page.open_cards(True)
    page.go(page.back.route.deals[1].last)
    qapp.processEvents()
    press(program, "deal-again")
    dialog = dialog_of(program)
    assert dialog.width() <= 900
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert program.played is not None
    assert [player.name for player in program.played.record.seats] == [p.name for p in seats]
