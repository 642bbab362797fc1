"""Looking back in the program: the ways there and back, and files that are damaged or changed."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from looked_back import SAMPLES, back, left, sample
from looking_back_lab import GAME, LIKED, Make, made_programs, notices, page_of, press, saved
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.record import MatchSettings, TakeBack
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.move_list import MoveList
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.pages.look_back.frame import LookBackLog
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.pages.look_back.report_runner import ReportRunner
from handfoot_gui.ui.table.prompt_bar import PromptBarButton

__all__ = ["made_programs"]

# -- there and back -------------------------------------------------------------------------


def test_a_finished_game_is_looked_back_at_and_left_again(make: Make, user_folder: Path) -> None:
    path = saved(user_folder, sample(GAME))
    before = path.read_bytes()
    program = make()
    program.files.look_back(path)
    page = page_of(program)
    assert page.back.secrets.is_over
    assert page.position == page.back.route.deals[0].first
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_End)
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Escape)
    assert program.start_controller.is_shown
    assert path.read_bytes() == before
    called: list[bool] = []
    program.files.look_back(path, lambda: called.append(True))
    press(program, "leave")
    assert called == [True]
    program.files.look_back(path)
    program.set_up()
    assert program.look_back_controller.page is None
    assert not isinstance(program.window.page, LookBackPage)


def said_of_the_move(program: Controller, qtbot: QtBot) -> str:
    """What stands above the prompt bar once the move that is shown is explained."""
    terms = page_of(program).scene.terms
    (button,) = page_of(program).table.findChildren(PromptBarButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    waits = "Thinking about the move."

    def is_said() -> bool:
        return terms.shown is not None and terms.meaning(terms.shown.code) != waits

    qtbot.waitUntil(is_said, timeout=60_000)
    assert terms.shown is not None
    return terms.meaning(terms.shown.code)


def test_a_move_is_explained_by_what_its_player_could_know(
    make: Make, user_folder: Path, qtbot: QtBot
) -> None:
    program = make()
    program.files.look_back(saved(user_folder, sample(GAME)))
    page = page_of(program)
    discards = (n for n, (_, move) in enumerate(page.back.record.moves) if type(move) is Discard)
    position = next(n + 1 for n in discards if n > 100)
    page.go(position)
    decision = page.back.decision(position)
    assert decision is not None
    view = decision[0]
    name = page.back.record.seats[view.seat].name
    why, known, *ways = said_of_the_move(program, qtbot).split("\n")
    assert why.endswith(".")
    held = Words().cards_counted(len(view.holding))
    assert known == f"Judged by what {name} could see, with {held} in hand."
    assert len(ways) == 2
    assert all("(± " in way or way.endswith("as good.") for way in ways)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page.scene.terms.shown is None


def test_no_move_is_explained_before_its_deal_is_over(make: Make, user_folder: Path) -> None:
    program = make(saved(user_folder, left(GAME, 300)))
    QTest.keyClick(program.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = page_of(program)
    assert not page.table.findChildren(PromptBarButton)
    QTest.keyClick(page, Qt.Key.Key_W)
    assert page.scene.actions.bar.prompt == "Once the deal is over, its moves are explained."
    assert page.back.decision(page.position) is None


def test_who_practises_is_told_reasons_of_bots_at_once_once_agreed(
    make: Make, user_folder: Path, qtbot: QtBot
) -> None:
    practice = MatchSettings(TakeBack.ANYTHING)
    played = sample(GAME).moves
    made = next(n for n in range(280, 320) if played[n][0] == 1 and type(played[n][1]) is Discard)
    program = make(saved(user_folder, replace(left(GAME, made + 1), agreements=practice)))
    QTest.keyClick(program.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = page_of(program)
    bot = page.back.gives_away(page.position)
    assert bot is not None
    assert bot != Seat(0)
    asked = []

    def answer(button: str) -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        asked.append(" ".join(said.text() for said in dialog.findChildren(QLabel)))
        QTest.mouseClick(child(dialog, QAbstractButton, button), Qt.MouseButton.LeftButton)

    QTimer.singleShot(0, page, lambda: answer("keep"))
    QTest.keyClick(page, Qt.Key.Key_W)
    assert page.scene.terms.shown is None
    QTimer.singleShot(0, page, lambda: answer("do-it"))
    assert "Judged by what " in said_of_the_move(program, qtbot)
    name = page.back.record.seats[bot].name
    assert len(asked) == 2
    assert all(f"They give away cards that {name} still holds." in question for question in asked)
    QTest.keyClick(page, Qt.Key.Key_Left)
    QTest.keyClick(page, Qt.Key.Key_W)
    assert page.scene.terms.shown is not None


def test_only_the_own_move_is_explained_during_the_deal() -> None:
    for persons in (1, 2):
        looked = back(left(GAME, 300, persons))
        deal = looked.route.deals[-1]
        assert not deal.is_over
        told = {n: looked.decision(n) for n in range(deal.first, 300)}
        own = {n for n, decision in told.items() if decision is not None}
        assert bool(own) == (persons == 1)
        assert {told[n][0].seat for n in own} <= {Seat(0)}
        assert not own & {n for n in told if looked.gives_away(n) is not None}


def test_a_running_game_waits_while_people_look_back(
    make: Make, user_folder: Path, qtbot: QtBot
) -> None:
    program = make(saved(user_folder, left(GAME, 300)))
    played = program.played
    assert played is not None
    program.window.change_preferences(replace(LIKED, bot_pace=BotPace.INSTANT))
    QTest.keyClick(program.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = page_of(program)
    assert page.position == page.back.route.last == len(played.record.moves)
    moves = len(played.record.moves)
    qtbot.wait(400)
    assert len(played.record.moves) == moves
    QTest.keyClick(page.focusWidget() or page, Qt.Key.Key_Escape)
    assert program.window.page is program.game_controller.pages.table
    assert program.played is played
    if played.play.waiting not in (Waiting.PERSON, Waiting.NEXT_DEAL):
        qtbot.waitUntil(lambda: len(played.record.moves) > moves, timeout=60_000)


def test_a_line_of_the_running_games_log_leads_to_its_move(
    make: Make, user_folder: Path, qapp: QApplication
) -> None:
    program = make(saved(user_folder, left(GAME, 300)))
    panel = program.game_controller.pages.table.panel
    panel.show_reading(Reading.MOVES)
    moves = panel.findChild(MoveList, "moves")
    assert isinstance(moves, MoveList)
    qapp.processEvents()
    assert program.played is not None
    newest = [told.position for told in back(program.played.record).log.told[::-1]]
    # One whose neighbours belong to other moves.
    row = next(n for n in range(2, 9) if len(set(newest[n - 1 : n + 2])) == 3)
    text = moves.model().index(row, 0).data()
    spot = moves.visualRect(moves.model().index(row, 0)).center()
    QTest.mouseDClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    page = page_of(program)
    told = page.back.log.told[len(page.back.log.told) - 1 - row]
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
    assert page.back.secrets.is_over
    press(program, "leave")
    assert program.game_controller.pages.is_at_score


def test_the_score_of_a_game_leads_to_the_report_on_its_deal_which_may_be_left(
    qtbot: QtBot, make: Make, tmp_path: Path
) -> None:
    path = tmp_path / "a.handfoot.json"
    shutil.copy(SAMPLES / "steady" / "pennies.handfoot.json", path)
    program = make(path)
    assert program.played is not None
    program.played.show_score()
    press(program, "deal-report")
    page = page_of(program)
    assert page.back.route.deal_at(page.position) == page.back.route.deals[-1]
    press(program, "leave")
    press(program, "deal-shown-0")
    QTest.keyClick(program.window, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    page = page_of(program)
    deal = page.back.route.deals[0]
    assert page.back.route.deal_at(page.position) == deal
    figure = child(page, QLabel, "report-0-2")
    qtbot.waitUntil(figure.isVisible, timeout=60_000)
    assert figure.text() == f"{page.back.sheet(deal.last).deals[0].points(0):,}"
    (asked,) = program.look_back_controller.findChildren(ReportRunner)
    assert asked.is_running
    press(program, "leave")
    assert program.game_controller.pages.is_at_score
    assert not asked.is_running


def test_with_several_persons_the_cards_are_turned_away_before_looking_back(
    qtbot: QtBot, make: Make, user_folder: Path
) -> None:
    program = make(saved(user_folder, left(GAME, 300, persons=4)))
    played = program.played
    assert played is not None
    qtbot.waitUntil(lambda: played.play.waiting is Waiting.COVER)
    played.uncover()
    assert played.screen.is_open
    program.look_back_now()
    assert not played.screen.is_open
    page = page_of(program)
    assert page.scene.is_covered
    assert page.scene.table.hand == ()
    press(program, "leave")
    assert program.window.page is program.game_controller.pages.cover


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
    assert page.back.route.last == 200
    said = "Move 201 is not allowed, so the game is shown only up to that move."
    assert page.scene.actions.shown_bar.prompt == said
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
    program.files.continue_game(path.name)
    page = page_of(program)
    assert page.back.route.last == 100
    assert not page.back.secrets.is_over
    assert path.with_name(path.name + ".broken").exists()


def test_a_game_whose_rules_have_changed_is_looked_at_with_a_sentence(
    make: Make, tmp_path: Path
) -> None:
    document = json.loads((SAMPLES / f"{GAME}.handfoot.json").read_text("utf-8"))
    document["check"]["scores"][0] += 5
    program = make()
    program.files.look_back(changed(tmp_path, check=document["check"]))
    page = page_of(program)
    assert page.back.secrets.is_over
    assert "rules have changed" in page.scene.actions.shown_bar.prompt


def test_what_cannot_be_looked_back_at_is_said(make: Make, tmp_path: Path) -> None:
    path = tmp_path / "bad.handfoot.json"
    program = make()
    for content in (b"", b"{", b"\xff\xfe", b'{"format": 99, "game": "raub"}'):
        path.write_bytes(content)
        program.files.look_back(path)
        assert program.start_controller.is_shown
        (said,) = notices(program)
        assert "bad.handfoot.json" in said
    # A hundred megabytes are not read.
    for kind in (b'{"kind":"handfoot-deal",', b'{"format":3,'):
        path = tmp_path / "huge.json"
        with path.open("wb") as file:
            file.write(kind)
            file.truncate(100 * 2**20)
        program.files.open_file(path)
        assert "too large" in notices(program)[0]
        program.files.look_back(path)
        assert "too large" in notices(program)[0]


def test_looking_back_at_a_game_just_begun(make: Make, user_folder: Path) -> None:
    program = make(saved(user_folder, left(GAME, 1)))
    program.look_back_now()
    page = page_of(program)
    assert page.position <= 1
    for code in (Qt.Key.Key_PageDown, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_N):
        QTest.keyClick(page.focusWidget() or page, code)
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    assert page.back.secrets.seats == (Seat(0),)
    press(program, "leave")


def test_a_question_answered_once_the_game_is_left_explains_nothing(
    make: Make, user_folder: Path
) -> None:
    practice = MatchSettings(TakeBack.ANYTHING)
    played = sample(GAME).moves
    made = next(n for n in range(280, 320) if played[n][0] == 1 and type(played[n][1]) is Discard)
    program = make(saved(user_folder, replace(left(GAME, made + 1), agreements=practice)))
    QTest.keyClick(program.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    page = page_of(program)
    assert page.back.gives_away(page.position) is not None
    answered: list[bool] = []

    def leave_and_answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert dialog is not None
        # As when a file is opened from outside meanwhile.
        program.show_start()
        program.look_back_controller.close()
        QTest.mouseClick(child(dialog, QAbstractButton, "do-it"), Qt.MouseButton.LeftButton)
        answered.append(True)

    QTimer.singleShot(0, leave_and_answer)
    QTest.keyClick(page, Qt.Key.Key_W)
    assert answered
    assert program.look_back_controller.page is None
    assert program.start_controller.is_shown


def test_keys_in_the_list_of_a_game_without_moves_do_nothing(make: Make, user_folder: Path) -> None:
    for name in (GAME, "raub/classic-4", "manipulation/classic-3"):
        program = make()
        program.files.look_back(saved(user_folder, left(name, 0)))
        log = child(program.window.page, LookBackLog, "look-back-log")
        assert log.model().rowCount() == 0
        log.setFocus(Qt.FocusReason.TabFocusReason)
        for pressed in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Down):
            QTest.keyClick(log, pressed)
        QTest.mouseDClick(log.viewport(), Qt.MouseButton.LeftButton)
        assert page_of(program).position == 0
