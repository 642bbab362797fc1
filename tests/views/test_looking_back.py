"""Looking back in the program: the ways there and back, deals dealt again, saved and opened."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from looked_back import SAMPLES, back, left, sample
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from handfoot_gui.engine.game import Seat
from handfoot_gui.engine.record import replay
from handfoot_gui.engine.registry import AnyRecord, rules_of
from handfoot_gui.model.deal_again import cards_of
from handfoot_gui.model.desks import desk_for
from handfoot_gui.model.preferences import Animation, BotPace, Preferences
from handfoot_gui.model.storage.codec import load
from handfoot_gui.model.storage.deal_file import read_deal, write_deal
from handfoot_gui.model.storage.preferences_file import PreferencesFile
from handfoot_gui.model.storage.saves import Saves
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.game.bridge import Waiting
from handfoot_gui.views.game.deal_dialogs import DealAgainDialog, SaveDealDialog
from handfoot_gui.views.game.move_list import MoveList
from handfoot_gui.views.game.strips import Press
from handfoot_gui.views.look_back.page import LookBackPage
from handfoot_gui.views.parts.fields import Choice
from handfoot_gui.views.program import Program

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")

LIKED = Preferences(bot_pace=BotPace.KEY, animation=Animation.OFF)
GAME = "steady/classic"

Make = Callable[..., Program]


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    before = (qapp.palette(), qapp.font(), qapp.styleSheet())
    programs: list[Program] = []

    def _make(file: Path | None = None) -> Program:
        PreferencesFile().save(LIKED)
        program = Program()
        programs.append(program)
        program.start(file)
        program.window.activateWindow()
        qapp.processEvents()
        return program

    yield _make
    for program in programs:
        program.stop()
        program.window.close()
        program.window.deleteLater()
        # It would still hear of the application.
        program.deleteLater()
        qapp.sendPostedEvents(program, QEvent.Type.DeferredDelete)
    qapp.setStyleSheet(before[2])
    qapp.setPalette(before[0])
    qapp.setFont(before[1])


def saved(home: Path, record: AnyRecord) -> Path:
    with Saves(home).create(record) as mine:
        mine.save(record, replay(rules_of(record), record.moves))
    return mine.path


def page_of(program: Program) -> LookBackPage:
    page = program.window.page
    assert isinstance(page, LookBackPage)
    return page


def dialog_of(program: Program) -> DealAgainDialog | SaveDealDialog:
    (dialog,) = [
        one
        for kind in (DealAgainDialog, SaveDealDialog)
        for one in program.window.findChildren(kind)
        if one.isVisible()
    ]
    return dialog


def press(program: Program, name: str) -> None:
    QApplication.processEvents()
    found = program.window.page.findChild(QAbstractButton, name)
    assert found is not None, name
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def deal_file(folder: Path, deal: int = 1, note: str = "", name: str = GAME) -> Path:
    record = sample(name)
    path = folder / "sent.json"
    write_deal(path, cards_of(record, rules_of(record), back(record).deals[deal], note))
    return path


def notices(program: Program) -> tuple[str, ...]:
    return program.window.start_page.facts.notices


# -- there and back -------------------------------------------------------------------------


def test_a_finished_game_is_looked_back_at_and_left_again(make: Make, user_folder: Path) -> None:
    path = saved(user_folder, sample(GAME))
    before = path.read_bytes()
    program = make()
    program.look_back(path)
    page = page_of(program)
    assert page.back.is_over
    assert page.position == page.back.deals[0].first
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_End)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Escape)
    assert program.window.is_at_start
    assert path.read_bytes() == before
    called: list[bool] = []
    program.look_back(path, lambda: called.append(True))
    press(program, "leave")
    assert called == [True]


def test_a_running_game_waits_while_people_look_back(
    make: Make, user_folder: Path, qtbot: QtBot
) -> None:
    program = make(saved(user_folder, left(GAME, 300)))
    played = program.played
    assert played is not None
    program._on_preferences(replace(LIKED, bot_pace=BotPace.INSTANT))
    QTest.keyClick(program.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = page_of(program)
    assert page.position == page.back.last == len(played.record.moves)
    moves = len(played.record.moves)
    qtbot.wait(400)
    assert len(played.record.moves) == moves
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Escape)
    assert program.window.page is program.window.game_page
    assert program.played is played
    if played.bridge.waiting not in (Waiting.PERSON, Waiting.NEXT_DEAL):
        qtbot.waitUntil(lambda: len(played.record.moves) > moves, timeout=60_000)


def test_a_line_of_the_running_games_log_leads_to_its_move(
    make: Make, user_folder: Path, qapp: QApplication
) -> None:
    program = make(saved(user_folder, left(GAME, 300)))
    moves = program.window.game_page.findChild(MoveList)
    assert moves is not None
    qapp.processEvents()
    assert program.played is not None
    newest = [told.position for told in back(program.played.record).told[::-1]]
    # One whose neighbours belong to other moves.
    row = next(n for n in range(2, 9) if len(set(newest[n - 1 : n + 2])) == 3)
    text = moves.model().index(row, 0).data()
    spot = moves.visualRect(moves.model().index(row, 0)).center()
    QTest.mouseDClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    page = page_of(program)
    told = page.back.told[len(page.back.told) - 1 - row]
    assert told.line.text == text
    assert page.position == told.position == newest[row]
    press(program, "leave")
    moves.setFocus(Qt.FocusReason.TabFocusReason)
    moves.setCurrentIndex(moves.model().index(1, 0))
    QTest.keyClick(moves, Qt.Key.Key_Return)
    assert page_of(program).position == newest[1]


def test_the_score_of_a_finished_game_leads_to_it_and_back(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot.json"
    shutil.copy(SAMPLES / f"{GAME}.handfoot.json", path)
    program = make(path)
    assert program.played is not None
    program.played.show_score()
    press(program, "look-back")
    page = page_of(program)
    assert page.back.is_over
    press(program, "leave")
    assert program.window.is_at_score


def test_with_several_persons_the_cards_are_turned_away_before_looking_back(
    make: Make, user_folder: Path
) -> None:
    program = make(saved(user_folder, left(GAME, 300, persons=4)))
    played = program.played
    assert played is not None
    played.uncover()
    assert played.bridge.is_open
    program.window.look_back_requested.emit()
    assert not played.bridge.is_open
    page = page_of(program)
    assert page.scene.is_covered
    assert page.scene.table is not None
    assert page.scene.table.hand == ()
    press(program, "leave")
    assert program.window.page is program.window.cover_page


def test_leaving_for_another_page_lets_go_of_the_look_back(make: Make, user_folder: Path) -> None:
    path = saved(user_folder, sample(GAME))
    program = make()
    program.look_back(path)
    program.window.setup_requested.emit()
    assert program.looking_back.page is None
    assert not isinstance(program.window.page, LookBackPage)


# -- files that are not as they should be ---------------------------------------------------


def changed(folder: Path, name: str = GAME, **fields: object) -> Path:
    document = json.loads((SAMPLES / f"{name}.handfoot.json").read_text("utf-8"))
    path = folder / "changed.handfoot.json"
    path.write_text(json.dumps({**document, **fields}), "utf-8")
    return path


def test_a_game_with_a_wrong_move_is_shown_up_to_there(make: Make, tmp_path: Path) -> None:
    document = json.loads((SAMPLES / f"{GAME}.handfoot.json").read_text("utf-8"))
    moves = [*document["moves"][:200], document["moves"][0], *document["moves"][200:]]
    program = make(changed(tmp_path, moves=moves))
    page = page_of(program)
    assert page.back.last == 200
    said = "Move 201 is not allowed, so the game is shown up to there."
    assert page.scene.shown_strip.prompt == said
    press(program, "leave")
    assert len(notices(program)) == 1
    assert "not allowed" in notices(program)[0]


def test_a_wrong_move_in_the_folder_of_games_is_shown_from_where_it_is_kept(
    make: Make, user_folder: Path
) -> None:
    path = saved(user_folder, left(GAME, 300))
    document = json.loads(path.read_text("utf-8"))
    document["moves"].insert(100, document["moves"][0])
    path.write_text(json.dumps(document), "utf-8")
    program = make()
    program.window.continue_requested.emit(path.name)
    page = page_of(program)
    assert page.back.last == 100
    assert not page.back.is_over
    assert path.with_name(path.name + ".broken").exists()


def test_a_game_whose_rules_have_changed_is_looked_at_with_a_sentence(
    make: Make, tmp_path: Path
) -> None:
    document = json.loads((SAMPLES / f"{GAME}.handfoot.json").read_text("utf-8"))
    document["check"]["scores"][0] += 5
    program = make()
    program.look_back(changed(tmp_path, check=document["check"]))
    page = page_of(program)
    assert page.back.is_over
    assert "rules have changed" in page.scene.shown_strip.prompt


def test_what_cannot_be_looked_back_at_is_said(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "bad.handfoot.json"
    program = make()
    for content in (b"", b"{", b"\xff\xfe", b'{"format": 99, "game": "raub"}'):
        path.write_bytes(content)
        program.look_back(path)
        assert program.window.is_at_start
        (said,) = notices(program)
        assert "bad.handfoot.json" in said


def test_a_hundred_megabytes_are_said_and_not_read(make: Make, tmp_path: Path) -> None:
    program = make()
    for kind in (b'{"kind":"handfoot-deal",', b'{"format":3,'):
        path = tmp_path / "huge.json"
        with path.open("wb") as file:
            file.write(kind)
            file.truncate(100 * 2**20)
        program.open_file(path)
        assert "too large" in notices(program)[0]
        program.look_back(path)
        assert "too large" in notices(program)[0]


# -- the same cards again -------------------------------------------------------------------


@pytest.mark.parametrize("name", [GAME, "raub/classic-4", "manipulation/classic-3"])
def test_a_deal_is_dealt_again_with_the_sides_swapped(
    make: Make, user_folder: Path, name: str
) -> None:
    record = replace(left(name, 0), moves=sample(name).moves)
    program = make()
    program.look_back(saved(user_folder, record))
    page = page_of(program)
    page.go(page.back.deals[1].last)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_N)
    dialog = dialog_of(program)
    choice = dialog.findChild(Choice, "turn")
    assert choice is not None
    # Everybody's own cards again come first; other seats are chosen.
    assert choice.value() == "0"
    choice.set_value("1")
    count = len(record.seats)
    first = dialog.findChild(QLabel, "gets-0")
    assert first is not None
    names = [player.name for player in record.seats]
    assert first.text() == f"{names[0]} plays what {names[count - 1]} had."
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    played = program.played
    assert played is not None
    assert program.looking_back.page is None
    rules = rules_of(record)
    dealt = page.back.deals[1]
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
    deal = desk_for(record, Words()).deal_name(dealt.number)
    said = f"Same cards as {deal}: {names[0]} plays what {names[-1]} had."
    assert played.scene.shown_strip.prompt == said
    # It is kept from the start.
    assert load(played._game.path).record.moves == played.record.moves
    # Somebody knew the cards, so they have no code.
    assert played.record.fair == ()


@pytest.mark.parametrize("name", [GAME, "raub/classic-4"])
def test_at_a_pace_by_key_the_sentence_about_the_cards_leaves_the_button_that_goes_on(
    make: Make, qtbot: QtBot, user_folder: Path, name: str
) -> None:
    record = replace(left(name, 0), moves=sample(name).moves)
    program = make()
    program.look_back(saved(user_folder, record))
    page = page_of(program)
    page.go(page.back.deals[0].last)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_N)
    dialog = dialog_of(program)
    turn = dialog.findChild(Choice, "turn")
    assert turn is not None
    turn.set_value(str(record.options.players - 1))
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    played = program.played
    assert played is not None
    bridge, scene = played.bridge, played.scene
    qtbot.waitUntil(lambda: bridge.waiting is Waiting.KEY, timeout=60_000)
    played.tell("Same cards.")
    assert scene.shown_strip.prompt == "Same cards."
    assert [button.code for button in scene.buttons] == [Press.GO_ON]
    made = len(bridge.session.record.moves)
    QTest.keyClick(played.view, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(bridge.session.record.moves) > made, timeout=60_000)


def test_several_people_are_told_whose_cards_they_are_when_the_cover_is_off(
    make: Make, user_folder: Path
) -> None:
    record = replace(left(GAME, 0, persons=4), moves=sample(GAME).moves)
    program = make()
    program.look_back(saved(user_folder, record))
    press(program, "deal-again")
    QTest.keyClick(dialog_of(program), Qt.Key.Key_Return)
    played = program.played
    assert played is not None
    assert program.window.page is program.window.cover_page
    played.uncover()
    assert played.open_seat is not None
    name = record.seats[played.open_seat].name
    said = f"Same cards as Deal 1: {name} plays what {name} had."
    assert played.scene.shown_strip.prompt == said


def test_a_deal_that_is_played_says_why_it_cannot_be_dealt_again(
    make: Make, user_folder: Path
) -> None:
    program = make()
    program.look_back(saved(user_folder, left(GAME, 40)))
    page = page_of(program)
    button = page.findChild(QAbstractButton, "deal-again")
    assert button is not None
    assert not button.isEnabled()
    said = "Once the deal is over, its cards can be dealt again or saved."
    assert button.toolTip() == said
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_N)
    assert program.looking_back.page is page
    assert page.scene.shown_strip.prompt == said


def test_every_turn_says_who_plays_what(make: Make, user_folder: Path) -> None:
    program = make()
    program.look_back(saved(user_folder, sample(GAME)))
    press(program, "deal-again")
    dialog = dialog_of(program)
    choice = dialog.findChild(Choice, "turn")
    assert choice is not None
    titles = [choice.itemText(row) for row in range(choice.count())]
    assert titles == [
        "Same cards, same seats",
        "Same cards, sides swapped",
        "Same cards, partners swapped",
        "Same cards, sides swapped, 3 seats on",
    ]
    names = [player.name for player in sample(GAME).seats]
    for turn in range(4):
        choice.set_value(str(turn))
        for seat in range(4):
            line = dialog.findChild(QLabel, f"gets-{seat}")
            assert line is not None
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
    target = tmp_path / "for Ruth.handfoot-deal.json"
    offered: list[str] = []

    def choose(*given: object, **_: object) -> tuple[str, str]:
        offered.append(str(given[2]))
        return str(target), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    program = make()
    program.look_back(saved(user_folder, sample(GAME)))
    page = page_of(program)
    page.go(page.back.deals[2].last)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_S)
    dialog = dialog_of(program)
    note = dialog.findChild(QLineEdit, "note")
    assert note is not None
    QTest.keyClicks(note, "Ruth, try this")
    if not with_names:
        tick = dialog.findChild(QAbstractButton, "with-names")
        assert tick is not None
        tick.click()
    choose_button = dialog.findChild(QAbstractButton, "choose")
    assert choose_button is not None
    choose_button.click()
    assert "/hand-and-foot-deal-3-" in offered[0]
    assert offered[0].endswith(".handfoot-deal.json")
    cards = read_deal(target)
    assert cards.note == "Ruth, try this"
    assert bool(cards.names) is with_names
    assert page.scene.shown_strip.prompt == (
        f"The deal is saved as {target.name} in {target.parent}."
    )
    program.window.file_chosen.emit(str(target))
    opened = dialog_of(program)
    texts = " ".join(label.text() for label in opened.findChildren(QLabel))
    assert "Deal 3 of Hand and Foot" in texts.replace("\u200b", "")
    assert "Ruth, try this" in texts
    QTest.keyClick(opened, Qt.Key.Key_Return)
    assert program.played is not None
    assert program.played.record.moves[: len(cards.moves)] == cards.moves


def test_a_deal_file_is_known_by_its_content(make: Make, tmp_path: Path) -> None:
    program = make(deal_file(tmp_path, note="hello"))
    assert program.window.is_at_start
    assert isinstance(dialog_of(program), DealAgainDialog)


def test_a_bad_deal_file_is_said_and_nothing_is_dealt(make: Make, tmp_path: Path) -> None:
    path = deal_file(tmp_path)
    document = json.loads(path.read_text("utf-8"))
    document["moves"][1][1]["order"].reverse()
    document["moves"][1][1]["order"].pop()
    path.write_text(json.dumps(document), "utf-8")
    program = make(path)
    assert program.window.is_at_start
    assert program.played is None
    (said,) = notices(program)
    assert said.startswith("sent.json holds a move that is not allowed")


def test_a_deal_that_cannot_be_saved_is_said(make: Make, user_folder: Path, tmp_path: Path) -> None:
    program = make()
    program.look_back(saved(user_folder, sample(GAME)))
    page = page_of(program)
    record = sample(GAME)
    cards = cards_of(record, rules_of(record), page.back.deals[0])
    program.looking_back.save_to(tmp_path / "gone" / "a.json", cards)
    assert "is gone" in page.scene.shown_strip.prompt


def test_long_and_strange_names_are_shown_and_kept(
    make: Make, user_folder: Path, qapp: QApplication
) -> None:
    strange = ("א" * 200, "🃏" * 100, "A\u202eB", "Wwwwww " * 28)
    record = sample(GAME)
    seats = tuple(replace(p, name=n[:200]) for p, n in zip(record.seats, strange, strict=True))
    program = make()
    program.look_back(saved(user_folder, replace(record, seats=seats)))
    page = page_of(program)
    page.open_cards(True)
    page.go(page.back.deals[1].last)
    qapp.processEvents()
    press(program, "deal-again")
    dialog = dialog_of(program)
    assert dialog.width() <= 900
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert program.played is not None
    assert program.played.record.seats == seats


def test_looking_back_at_a_game_just_begun(make: Make, user_folder: Path) -> None:
    program = make(saved(user_folder, left(GAME, 1)))
    program.window.look_back_requested.emit()
    page = page_of(program)
    assert page.position <= 1
    for code in (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_N):
        QTest.keyClick(page.focusWidget() or page, code)
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    assert page.back.seats == (Seat(0),)
    press(program, "leave")
