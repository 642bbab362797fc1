"""Where people part who played the same deal of a challenge, at the real window."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from challenge_lab import households, page
from challenges_lab import play_here, result, with_another_bot
from finding import has, press, texts
from listening import Reader
from msgspec.structs import replace
from played_lab import LIKED
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from whole_program import child

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.session.challenge import DEALS, Challenge, points_of
from handfoot_gui.storage.challenge_file import Result, write_result
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.challenge.facts import Beside
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.window.place import SMALLEST

NAME = LIKED.names[0]
OTHERWISE = Challenge("hand-and-foot", "classic", "easy", 4711)
"""Steady bots play all its deals otherwise than easy ones."""


@pytest.fixture
def start(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[str], Controller]]:
    yield from households(qapp, tmp_path, monkeypatch)


def compared(program: Controller, challenge: Challenge, *others: Result, deals: int) -> None:
    """Show what *others* made of *challenge* beside whoever has played so many *deals* here."""
    challenges = program.guided.challenges.controller.challenges
    play_here(challenges, challenge, NAME, deals=deals)
    for other in others:
        challenges.enter_file(other)
    program.guided.challenges.show()
    program.guided.challenges.controller.open(challenge)


def besides(program: Controller, deal: int) -> Beside:
    shown = page(program).facts.shown
    assert shown is not None
    found = shown.beside[deal - 1]
    assert found is not None
    return found


def looked_at(program: Controller) -> LookBackPage:
    found = program.window.page
    assert isinstance(found, LookBackPage)
    return found


def test_the_table_leads_to_the_position_in_both_games(
    start: Callable[[str], Controller],
) -> None:
    program = start("one")
    theirs = result(OTHERWISE, "Karl", "steady")
    path = Path.home() / "karl.handfoot-challenge"
    write_result(path, theirs)
    compared(program, OTHERWISE, deals=2)
    assert not has(page(program), "parting-1")
    program.files.open_file(path)
    ours = result(OTHERWISE, NAME)
    link = child(page(program), QAbstractButton, "parting-2")
    found = besides(program, 2).parting
    assert found is not None
    assert link.text() == f"{NAME} and Karl part ways at turn {found.turn}"
    assert link.accessibleName() == f"Deal 2: {link.text()}"
    assert link.accessibleDescription() == "Look back"
    # Nobody sees the cards of a deal that is still to be played.
    assert not has(page(program), "parting-3")
    page(program).ensureWidgetVisible(link)
    press(page(program), "parting-2")
    back = looked_at(program)
    assert back.back.record.moves == ours.records[1].moves
    assert back.position == found.positions[0]
    behind = abs(ours.points[1] - theirs.points[1])
    prompt = back.scene.actions.shown_bar.prompt
    assert prompt == f"Here {NAME} and Karl part ways."
    one, other, end = back.scene.terms.meaning("said").split("\n")
    assert one.startswith(NAME)
    assert other.startswith("Karl")
    assert one.removeprefix(NAME) != other.removeprefix("Karl")
    assert f"was {behind:,} points behind" in end
    # One step on, nothing is said of it any more; back there it is.
    QTest.keyClick(back, Qt.Key.Key_Right)
    assert back.scene.terms.shown is None
    assert back.scene.actions.shown_bar.prompt != prompt
    QTest.keyClick(back, Qt.Key.Key_Left)
    assert back.scene.actions.shown_bar.prompt == prompt
    assert back.scene.terms.shown is not None
    # The other's game from the same position, by the button and back by its key.
    button = next(one for one in back.scene.actions.shown_bar.buttons or () if one.key == "O")
    assert button.text == "Karl’s game"
    press(back.table, "other")
    beside = looked_at(program)
    assert beside.back.record.moves == theirs.records[1].moves
    assert beside.position == found.positions[1]
    assert beside.scene.terms.meaning("said").split("\n")[:2] == [one, other]
    QTest.keyClick(beside, Qt.Key.Key_O)
    assert looked_at(program).back.record.moves == ours.records[1].moves
    # Whoever comes back is where the link was pressed.
    QTest.keyClick(looked_at(program), Qt.Key.Key_Escape)
    assert looked_at(program).scene.terms.shown is None
    QTest.keyClick(looked_at(program), Qt.Key.Key_Escape)
    focus = program.window.focusWidget()
    assert focus is child(page(program), QWidget, "parting-2")
    QTest.keyClick(focus, Qt.Key.Key_Space)
    assert looked_at(program).position == found.positions[0]


def test_what_was_done_is_heard_where_the_two_part(
    start: Callable[[str], Controller], reader: Reader
) -> None:
    program = start("one")
    compared(program, OTHERWISE, result(OTHERWISE, "Karl", "steady"), deals=1)
    press(page(program), "parting-1")
    reader.hears(f"Here {NAME} and Karl part ways.")
    one, other, end = looked_at(program).scene.terms.meaning("said").split("\n")
    assert one != other
    reader.hears(end)
    reader.hears("Karl’s game")


def test_games_played_alike_and_results_without_games_are_told(
    start: Callable[[str], Controller],
) -> None:
    program = start("one")
    alike = result(OTHERWISE, "Karl")
    compared(program, OTHERWISE, alike, deals=2)
    shown = page(program)
    assert f"{NAME} and Karl played exactly alike." in texts(shown)
    assert not has(shown, "parting-1")
    assert not has(shown, "rival")
    program.guided.challenges.controller.challenges.enter(OTHERWISE, "Vera", alike.points)
    program.guided.challenges.show()
    assert any(text.startswith("There are no games of Vera here") for text in texts(page(program)))


def test_people_of_one_home_are_compared_with_the_best_or_with_whom_they_choose(
    start: Callable[[str], Controller],
) -> None:
    program = start("one")
    challenges = program.guided.challenges.controller.challenges
    play_here(challenges, OTHERWISE, "Luka", deals=1)
    compared(program, OTHERWISE, result(OTHERWISE, "Karl", "steady"), deals=1)
    best = besides(program, 1).other
    made = {one.name: one.points[0] or 0 for one in page(program).facts.shown.entrants}
    assert best.name == max(("Luka", "Karl"), key=lambda name: made[name])
    field = child(page(program), ChoiceField, "rival")
    assert field.currentText() == "Compare with the best"
    field.setFocus()
    while field.value() != "Luka":
        QTest.keyClick(field, Qt.Key.Key_Down)
    field.activated.emit(field.currentIndex())
    assert besides(program, 1).other.name == "Luka"
    assert f"{NAME} and Luka played exactly alike." in texts(page(program))


def test_a_game_that_was_changed_is_not_compared_and_not_gone_on_with(
    start: Callable[[str], Controller],
) -> None:
    program = start("one")
    compared(program, OTHERWISE, result(OTHERWISE, "Karl", "steady"), deals=2)
    challenges = program.guided.challenges.controller.challenges
    code = OTHERWISE.code
    # Another deal in its place, one that ends in its middle, and one of the deal to be played.
    paths = [challenges.game_of(code, "Karl", deal) for deal in (1, 2, 5)]
    assert None not in paths
    one, two, five = (path for path in paths if path is not None)
    one.write_bytes(five.read_bytes())
    two.write_bytes(two.read_bytes()[:-200])
    own = challenges.game_of(code, NAME, 2)
    assert own is not None
    foreign = own.with_name(own.name.replace("-2.", "-3."))
    foreign.write_bytes(five.read_bytes())
    program.guided.challenges.show()
    shown = page(program)
    assert {has(shown, f"parting-{deal}") for deal in range(1, DEALS + 1)} == {False}
    said = [child(shown, QLabel, f"beside-{deal}").text() for deal in (1, 2)]
    assert all(text.startswith("The games cannot be compared: ") for text in said)
    assert "is not this deal of the challenge, or it was changed." in said[0].replace("\u200b", "")
    assert "damaged" in said[1]
    press(shown, "play")
    shown = page(program)
    assert "is not this deal of the challenge" in shown.facts.said
    assert ".broken" in shown.facts.said
    assert (foreign.parent / (foreign.name + ".broken")).read_bytes() == five.read_bytes()
    assert child(shown, QWidget, "play").text() == "Play deal 3 of 5"
    press(shown, "play")
    assert program.played is not None
    assert OTHERWISE.is_of(program.played.record, 3)


@pytest.mark.parametrize("name", [NAME, "Karl"])
def test_a_game_with_a_move_that_is_not_allowed_is_named(
    start: Callable[[str], Controller], name: str
) -> None:
    program = start("one")
    compared(program, OTHERWISE, result(OTHERWISE, "Karl", "steady"), deals=1)
    path = program.guided.challenges.controller.challenges.game_of(OTHERWISE.code, name, 1)
    assert path is not None
    document = json.loads(path.read_text("utf-8"))
    document["moves"].insert(3, document["moves"][2])
    path.write_text(json.dumps(document), "utf-8")
    program.guided.challenges.show()
    said = child(page(program), QLabel, "beside-1").text().replace("\u200b", "")
    assert said.startswith(f"The games cannot be compared: {path.name} has a move")
    assert has(page(program), "look-1-Karl")


def test_a_bot_that_went_another_way_is_told_apart(start: Callable[[str], Controller]) -> None:
    program = start("one")
    theirs = result(OTHERWISE, "Karl")
    changed, number = with_another_bot(OTHERWISE, theirs.records[0])
    points = points_of(changed)
    assert points is not None
    other = Result(OTHERWISE, (points, *theirs.points[1:]), (changed, *theirs.records[1:]))
    compared(program, OTHERWISE, other, deals=1)
    link = child(page(program), QAbstractButton, "parting-1")
    turn = besides(program, 1).parting.turn
    assert link.text() == f"{NAME} and Karl played alike up to turn {turn}, then a bot did not"
    press(page(program), "parting-1")
    back = looked_at(program)
    assert back.position <= number
    told = f"{NAME} and Karl did the same so far; then a bot played differently."
    assert back.scene.actions.shown_bar.prompt == told
    assert back.scene.terms.meaning("said").startswith("Some bots go by the order")


@pytest.mark.parametrize("size", [TextSize.NORMAL, TextSize.LARGEST])
def test_a_long_name_has_room_in_the_smallest_window(
    start: Callable[[str], Controller], size: TextSize
) -> None:
    program = start("one")
    window = program.window
    window.set_preferences(replace(LIKED, text_size=size))
    window.resize(SMALLEST)
    name = "Maria Magdalena Hofstetter-Rothenbühler of the house next door"
    compared(program, OTHERWISE, result(OTHERWISE, name, "steady"), deals=1)
    shown = page(program)
    link = child(shown, QAbstractButton, "parting-1")
    shown.ensureWidgetVisible(link)
    said = child(link, QLabel)
    assert said.heightForWidth(said.width()) <= said.height()
    assert shown.horizontalScrollBar().maximum() == 0
