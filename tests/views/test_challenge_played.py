"""A challenge by code, at the real window: entered, played, read to another home, and compared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from challenge_lab import households, page
from challenges_lab import play_here, result
from finding import has, press, texts
from msgspec.structs import replace
from played_lab import LIKED, game_of, wait
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import QUICK as AT_ONCE
from whole_program import child

from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES
from handfoot_gui.session.challenge import DEALS, Challenge, challenge_of_day, points_of
from handfoot_gui.session.repeatable import bot_seed
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.challenge_file import write_result
from handfoot_gui.storage.challenges import Challenges
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.challenge import results
from handfoot_gui.ui.widgets.dialog import Dialog
from handfoot_gui.ui.widgets.fields import ChoiceField

QUICK = Challenge("raub", "classic", "easy", 4711)
NAME = LIKED.names[0]


@pytest.fixture
def start(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], Controller]]:
    yield from households(qapp, tmp_path, monkeypatch)


def type_in(where: QWidget, name: str, text: str) -> None:
    field = child(where, QLineEdit, name)
    field.setFocus()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def play_deal(program: Controller, qtbot: QtBot) -> None:
    """Play the deal that is open to its end, as a bot would in the person's place."""
    played = game_of(program)
    session = played.play.session
    bot = GAMES[session.record.game].bot("easy", session.record.options)
    while True:
        wait(qtbot, played, Waiting.PERSON, Waiting.NEXT_DEAL, Waiting.OVER, Waiting.LOOK)
        if played.play.waiting is Waiting.LOOK:
            played.play.go_on()
        elif played.play.waiting is Waiting.PERSON:
            seed = bot_seed(session.record, Seat(0))
            assert seed is not None
            played.play.make(Seat(0), bot.choose(session.view(Seat(0)), seed, 1.0))
        else:
            return


def test_a_challenge_goes_from_home_to_home(
    start: Callable[[str], Controller], qtbot: QtBot
) -> None:
    program = start("one")
    window = program.window
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_C, keys)
    code = QUICK.code.lower().replace("o", "0")
    type_in(page(program), "enter-code", code[:-1] + ("3" if code[-1] != "3" else "4"))
    assert page(program).facts.wrong == "A sign is wrong in group 3. Have it read to you again."
    field = child(page(program), QLineEdit, "enter-code")
    assert len(field.text()) == len(code)
    field.clear()
    type_in(page(program), "enter-code", code)
    assert page(program).facts.shown is not None
    spelled = child(page(program), QLabel, "challenge-code").accessibleName()
    assert spelled.replace(",", "").replace(" ", "") == QUICK.code
    expected = result(QUICK, NAME)
    for deal in (1, 2):
        assert child(page(program), QWidget, "play").hasFocus()
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
        played = game_of(program)
        if deal == 2:
            # Left in the middle, and taken up again.
            wait(qtbot, played, Waiting.PERSON, Waiting.LOOK)
            moves = played.record.moves
            program.show_start()
            assert not Saves().search().all().games
            program.guided.challenges.show()
            assert child(page(program), QWidget, "play").hasFocus()
            assert "Go on with deal 2 of 5" in child(page(program), QWidget, "play").text()
            press(page(program), "play")
            assert game_of(program).record.moves[: len(moves)] == moves
        play_deal(program, qtbot)
        played = game_of(program)
        assert played.record.moves == expected.records[deal - 1].moves
        assert not played.can_undo
        played.show_score()
        assert child(window.page, QWidget, "lead-on").text() == "Back to the challenge"
        press(window.page, "lead-on")
        made = points_of(expected.records[deal - 1])
        assert page(program).facts.said.startswith("You made ")
        assert page(program).facts.shown.entrants[0].points[deal - 1] == made
    play_here(program.guided.challenges.controller.challenges, QUICK, NAME, first=3)
    program.guided.challenges.show()
    press(page(program), "copy-message")
    message = QGuiApplication.clipboard().text()
    total = sum(expected.points)
    assert message.startswith(f"{NAME}: ")
    shown = child(page(program), QLabel, "result-code").text()
    codes = [child(page(program), QLabel, f"deal-code-{deal}").text() for deal in range(1, 6)]
    program.guided.challenges.controller.results.save_to(Path.home() / "sent.handfoot-challenge")

    other = start("other")
    other.window.commands.help.challenge.trigger()
    field = child(page(other), QLineEdit, "enter-code")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(field, Qt.Key.Key_Return)
    theirs = page(other)
    assert theirs.facts.shown.challenge == QUICK
    type_in(theirs, "enter-result-code", shown)
    assert theirs.facts.wrong == "Type the name of whoever played."
    child(theirs, QLineEdit, "enter-result-code").clear()
    child(theirs, QLineEdit, "enter-result-name").clear()
    # Whoever is called like the one who is to play here is told apart.
    QTest.keyClicks(child(theirs, QLineEdit, "enter-result-name"), NAME)
    type_in(theirs, "enter-result-code", shown.lower())
    assert "use another name" in theirs.facts.wrong
    assert has(theirs, "play")
    child(theirs, QLineEdit, "enter-result-name").clear()
    QTest.keyClicks(child(theirs, QLineEdit, "enter-result-name"), f"{NAME} B.")
    child(theirs, QLineEdit, "enter-result-code").clear()
    type_in(theirs, "enter-result-code", shown.lower())
    (marta,) = theirs.facts.shown.entrants
    assert (marta.name, marta.points, marta.total) == (f"{NAME} B.", expected.points, total)
    assert marta.games == (None,) * DEALS
    assert codes == [child(theirs, QLabel, f"deal-code-{deal}").text() for deal in range(1, 6)]
    # A result of another challenge is refused.
    strange = result(Challenge("raub", "classic", "easy", 4712), "Karl")
    press(theirs, "back")
    press(theirs, "daily-challenge")
    assert theirs.facts.shown.challenge.game == LIKED.game
    type_in(theirs, "enter-result-code", f"Karl: {shown}")
    assert "not a result of this challenge" in theirs.facts.wrong
    press(theirs, "back")
    assert not theirs.facts.said
    # The file brings the games, too.
    path = Path.home() / "karl.handfoot-challenge"
    write_result(path, strange)
    other.files.open_file(path)
    (karl,) = page(other).facts.shown.entrants
    assert karl.points == strange.points
    # Who has not played a deal yet does not see its cards.
    assert not has(page(other), "look-2-Karl")
    play_here(other.guided.challenges.controller.challenges, strange.challenge, NAME, deals=2)
    other.guided.challenges.show()
    assert not has(page(other), "look-3-Karl")
    press(page(other), "look-2-Karl")
    back = other.look_back_controller.page
    assert back is not None
    assert back.back.record.moves == strange.records[1].moves
    other.look_back_controller.leave()
    assert page(other).facts.shown.challenge == strange.challenge
    QTest.keyClick(page(other), Qt.Key.Key_Escape)
    assert page(other).facts.shown is None
    QTest.keyClick(page(other), Qt.Key.Key_Escape)
    assert other.window.page is not theirs


def test_a_deal_is_called_as_in_the_challenge_and_no_other_one_is_left(
    start: Callable[[str], Controller], qtbot: QtBot
) -> None:
    challenge = Challenge("hand-and-foot", "classic", "easy", 4711)
    program = start("one")
    play_here(program.guided.challenges.controller.challenges, challenge, NAME, deals=2)
    program.guided.challenges.show()
    program.guided.challenges.controller.open(challenge)
    press(page(program), "play")
    assert game_of(program).shown.facts.panel().deal == "Deal 3"
    play_deal(program, qtbot)
    game_of(program).show_score()
    said = [text for text in texts(program.window.page) if "deal" in text.lower()]
    assert said[0].startswith("Deal 3 ")
    assert not [text for text in said if "Deal 1" in text or "left" in text]


@pytest.mark.only_thorough
@pytest.mark.parametrize("game", GAMES)
def test_the_same_moves_lead_to_the_same_deal_in_every_game(
    start: Callable[[str], Controller], qtbot: QtBot, game: str
) -> None:
    challenge = Challenge(game, next(iter(GAMES[game].presets)), "easy", 31)
    program = start("one")
    program.guided.challenges.show()
    program.guided.challenges.controller.open(challenge)
    press(page(program), "play")
    play_deal(program, qtbot)
    played = game_of(program)
    assert played.record.moves == result(challenge, NAME).records[0].moves
    played.show_end()
    press(program.window.page, "lead-on")
    assert page(program).facts.shown.next_deal == 2


def test_people_and_bots_are_compared_deal_by_deal(
    start: Callable[[str], Controller], qtbot: QtBot
) -> None:
    program = start("one")
    challenges = Challenges()
    play_here(challenges, QUICK, NAME)
    mine = result(QUICK, NAME).points
    theirs = (mine[0] + 3, mine[1], mine[2] - 2, mine[3], mine[4] + 4)
    challenges.enter(QUICK, "Karl", theirs)
    program.guided.challenges.show()
    program.guided.challenges.controller.open(QUICK)
    shown = page(program)
    assert any("leads with" in text and NAME in text for text in texts(shown))
    assert "3 behind" in child(shown, QWidget, "total-2").accessibleName() or has(
        shown, f"look-1-{NAME}"
    )
    assert sum("behind)" in text for text in texts(shown)) == 2
    type_in(shown, "enter-result-name", NAME)
    assert shown.facts.wrong
    # What bots make in the person's place comes beside it, whatever is typed meanwhile.
    press(shown, "ask-bots")
    assert not has(shown, "ask-bots")
    QTest.keyClicks(child(shown, QLineEdit, "enter-result-code"), "34")
    qtbot.waitUntil(lambda: None not in shown.facts.shown.bots, timeout=60_000)
    assert shown.facts.shown.bots == mine
    assert child(shown, QLabel, "total-3").text() == child(shown, QLabel, "total-1").text()
    assert child(shown, QLineEdit, "enter-result-code").text() == "34"


def test_what_comes_of_an_act_is_in_sight_and_a_code_is_shown_as_it_is_typed(
    start: Callable[[str], Controller], qtbot: QtBot
) -> None:
    program = start("one")
    play_here(Challenges(), QUICK, NAME)
    program.window.resize(1024, 700)
    program.guided.challenges.show()
    program.guided.challenges.controller.open(QUICK)
    shown = page(program)

    def is_in_sight(name: str) -> bool:
        found = child(shown, QWidget, name)
        return found.visibleRegion().boundingRect() == found.rect()

    shown.scroll_bar.setValue(shown.scroll_bar.maximum())
    press(shown, "copy-message")
    qtbot.waitUntil(lambda: is_in_sight("said"))
    shown.scroll_bar.setValue(shown.scroll_bar.maximum())
    type_in(shown, "enter-result-name", NAME)
    shown.scroll_bar.setValue(0)
    assert not is_in_sight("wrong")
    type_in(shown, "enter-result-code", "4")
    qtbot.waitUntil(lambda: is_in_sight("wrong"))
    # Where an x between figures becomes a sign in some fonts, it does not here.
    field = child(shown, QLineEdit, "enter-result-code")
    metrics = QFontMetrics(field.font())
    assert metrics.horizontalAdvance("8x8") == 2 * metrics.horizontalAdvance(
        "8"
    ) + metrics.horizontalAdvance("x")


def test_a_name_written_otherwise_is_the_same_and_a_greeting_is_none(
    start: Callable[[str], Controller],
) -> None:
    program = start("one")
    challenges = Challenges()
    play_here(challenges, QUICK, NAME)
    program.window.set_preferences(replace(LIKED, names=(NAME.upper(), *LIKED.names[1:])))
    program.guided.challenges.show()
    program.guided.challenges.controller.open(QUICK)
    shown = page(program)
    press(shown, "copy-message")
    message = QGuiApplication.clipboard().text()
    assert message.startswith(f"{NAME.upper()}: ")
    # The whole message with many words before it is no name: it would damage the list.
    child(shown, QLineEdit, "enter-result-code").setText("love to you all, " * 14 + message)
    press(shown, "add-result")
    assert shown.facts.wrong == "Type the name of whoever played."
    assert challenges.read() is None
    assert [one.name for one in challenges.kept[0].played] == [NAME]


def test_a_changed_name_a_wrong_one_and_a_namesake_can_be_put_right(
    start: Callable[[str], Controller], monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start("one")
    challenges = Challenges()
    play_here(challenges, QUICK, NAME, deals=2)
    challenges.enter(QUICK, "Kral", (1, 2, 3, 4, 5))
    others = LIKED.names[1:]
    program.window.set_preferences(replace(LIKED, names=("Ruth", *others), people=("Ruth",)))
    program.guided.challenges.show()
    program.guided.challenges.controller.open(QUICK)
    shown = page(program)
    assert shown.facts.shown.next_deal == 1
    people = child(shown, ChoiceField, "challenger")
    people.setFocus()
    while people.value() != NAME:
        QTest.keyClick(people, Qt.Key.Key_Up)
    people.activated.emit(people.currentIndex())
    assert child(shown, QWidget, "play").text() == "Play deal 3 of 5"
    # The wrong name goes by one act that is asked about.
    asked: list[str] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        asked.extend(texts(dialog))
        press(dialog, "do-it")

    QTimer.singleShot(0, answer)
    press(shown, "remove-Kral")
    assert "Remove Kral from this table?" in asked
    assert [one.name for one in shown.facts.shown.entrants] == [NAME]
    # A file of somebody of the same name is taken under another one.
    path = Path.home() / "namesake.handfoot-challenge"
    write_result(path, result(QUICK, NAME))
    program.files.open_file(path)
    assert "type another name, then open the file again" in shown.facts.wrong
    monkeypatch.setattr(results, "file_to_open", lambda *_: path)
    QTest.keyClicks(child(shown, QLineEdit, "enter-result-name"), f"{NAME} B.")
    press(shown, "bring-result")
    assert [one.name for one in shown.facts.shown.entrants] == [NAME, f"{NAME} B."]
    assert has(shown, f"look-1-{NAME} B.")
    assert not child(shown, QLineEdit, "enter-result-name").text()


def test_the_challenge_of_the_day_needs_no_code(start: Callable[[str], Controller]) -> None:
    from datetime import date

    program = start("one")
    program.guided.challenges.show()
    shown = page(program)
    press(shown, "daily-challenge")
    choice = shown.facts.choice
    day = challenge_of_day(choice.game, choice.preset, choice.level, date.today())
    assert shown.facts.shown is not None
    assert shown.facts.shown.challenge == day


def test_nobody_plays_the_cards_of_a_challenge_again_as_that_is_not_told_there(
    qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = replace(AT_ONCE, cards_replayed=0)
    for start in households(qapp, tmp_path, monkeypatch, at_once):
        program = start("one")
        program.guided.challenges.show()
        program.guided.challenges.controller.open(QUICK)
        press(page(program), "play")
        play_deal(program, qtbot)
        qtbot.wait(50)
        assert not program.game_controller.cards_again.is_running


def test_a_challenge_that_was_left_goes_on_from_the_start_page(
    start: Callable[[str], Controller], qtbot: QtBot
) -> None:
    program = start("one")
    program.guided.challenges.show()
    type_in(page(program), "enter-code", QUICK.code)
    program.show_start()
    assert not has(program.window.page, "challenge-left"), "it was only looked at"
    program.guided.challenges.show()
    press(page(program), "play")
    wait(qtbot, game_of(program), Waiting.PERSON, Waiting.LOOK)
    program.show_start()
    assert has(program.window.page, "challenge-left")
    again = start("one")
    press(again.window.page, "challenge-left")
    shown = page(again).facts.shown
    assert shown is not None
    assert shown.challenge == QUICK
    assert again.window.focusWidget() is child(page(again), QWidget, "play")
    assert "Go on with deal 1 of 5" in child(page(again), QWidget, "play").text()
    play_here(again.guided.challenges.controller.challenges, QUICK, NAME, first=1)
    again.show_start()
    assert not has(again.window.page, "challenge-left"), "all its deals are over"
