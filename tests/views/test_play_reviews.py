"""What people play is looked through while nobody waits, and never in anybody's way."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TypeAlias

import pytest
from challenges_lab import play_here, played, renamed, result
from finding import press, texts
from looked_back import left, sample
from msgspec.structs import replace
from own_mistakes import keep
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_program import QUICK, child

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.practice import DealReview
from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import person_key
from handfoot_gui.games import rules_of
from handfoot_gui.games.raub.rules.moves import EndDeal
from handfoot_gui.session.challenge import Challenge
from handfoot_gui.session.check import check_of
from handfoot_gui.storage.challenges import Challenges
from handfoot_gui.storage.codec import encode, read_game
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.controller.play_reviews import PlayReviews
from handfoot_gui.ui.controller.reviews_of_play import ReviewsOfPlay
from handfoot_gui.ui.widgets.dialog import Dialog

GAME = "raub/classic-4"
DAY = date(2026, 11, 30)
SOON = replace(QUICK, review_begins=0, review_rest=10)
_NOISE = "import sys, time; sys.stdout.write(chr(127) * 64); sys.stdout.flush(); time.sleep(9)"
LONG = 120_000
Make: TypeAlias = Callable[..., PlayReviews]


@pytest.fixture
def make(qtbot: QtBot, tmp_path: Path) -> Iterator[Make]:
    """Makes what looks deals through, and ends it."""
    del qtbot
    made: list[PlayReviews] = []

    def reviews(others: Callable[[], bool] = lambda: False, *command: str) -> PlayReviews:
        made.append(PlayReviews(tmp_path, others, command=command or None, timing=SOON))
        return made[-1]

    yield reviews
    for one in made:
        one.stop()


def one_deal() -> AnyRecord:
    """A game of one person until its first deal was scored."""
    moves = sample(GAME).moves
    end = next(place for place, (_, move) in enumerate(moves) if isinstance(move, EndDeal))
    return left(GAME, end + 1)


def reviews_of(program: Controller) -> PlayReviews:
    """What looks through what is played there."""
    return child(program.game_controller, ReviewsOfPlay).reviews


def is_running(process: int) -> bool:
    """Whether there is a process of that number."""
    with suppress(ProcessLookupError):
        os.kill(process, 0)
        return True
    return False


def is_known(home: Path, record: AnyRecord, game_id: str = "a" * 16, deal: int = 1) -> bool:
    """Whether that deal was looked through for everybody, and for nobody else."""
    persons = [one.name for one in record.seats if not one.is_bot]
    book = PracticeBook(home)
    assert len(list(home.glob("practice-*.json"))) <= len(persons)
    return all(book.is_reviewed(person_key(name), game_id, deal) for name in persons)


def test_a_deal_is_looked_through_once_for_each_person(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    record = replace(one_deal(), seats=left(GAME, 0, persons=2).seats)
    make().look_through("a" * 16, record, [1], DAY)
    qtbot.waitUntil(lambda: is_known(tmp_path, record), timeout=LONG)
    [review] = PracticeBook(tmp_path).reviews(person_key(record.seats[1].name), record.game)
    assert (review.deal, review.seat, review.day) == (1, 1, "2026-11-30")
    assert sum(lost.decisions for lost in review.lost) > 0
    again, found = make(), list[DealReview]()
    again.runner.found.connect(found.append)
    again.look_through("a" * 16, record, [1], DAY)
    qtbot.waitUntil(lambda: not again.is_busy, timeout=LONG)
    assert not found, "it is known"
    # One that has ended with other moves than before is another one.
    again.look_through("a" * 16, record, [1], DAY, anew=1)
    qtbot.waitUntil(lambda: not again.is_busy, timeout=LONG)
    assert [one.seat for one in found] == [0, 1]


def test_the_window_reads_and_writes_nothing_of_what_is_known_of_people(
    make: Make, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, usual = list[str](), os.open

    def watched(path: Path | str, *more: int) -> int:
        opened.append(Path(path).name)
        return usual(path, *more)

    monkeypatch.setattr(os, "open", watched)
    record, reviews = one_deal(), make()
    reviews.catch_up(tmp_path / "games" / "finished")
    reviews.look_through("a" * 16, record, [1], DAY)
    reviews.pass_over("b" * 16, record, [Seat(0)], [1], DAY)
    qtbot.waitUntil(lambda: not reviews.is_busy, timeout=LONG)
    path = PracticeBook(tmp_path).path(person_key(record.seats[0].name))
    qtbot.waitUntil(path.exists, timeout=LONG)
    assert not [name for name in opened if "practice" in name]
    for name in "ab":
        qtbot.waitUntil(lambda name=name: is_known(tmp_path, record, name * 16), timeout=LONG)
    assert [name for name in opened if "practice" in name], "the book was read just now"


def test_no_deal_is_looked_through_before_it_is_kept_for_whom_it_is_passed_over(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    record, reviews = one_deal(), make()

    def sit_down() -> None:
        # The process that looks deals through is there already, and the other one is not.
        reviews.pass_over("a" * 16, record, [Seat(0)], [1], DAY)
        reviews.look_through("a" * 16, record, [1], DAY)

    reviews.runner.found.connect(sit_down)
    reviews.look_through("b" * 16, record, [1], DAY)
    qtbot.waitUntil(lambda: is_known(tmp_path, record), timeout=LONG)
    qtbot.waitUntil(lambda: not reviews.is_busy, timeout=LONG)
    book = PracticeBook(tmp_path)
    [found] = book.reviews(person_key(record.seats[0].name), record.game)
    assert found.lost, "of the other game"


def test_who_sits_down_as_the_program_ends_is_not_blamed_either(make: Make, tmp_path: Path) -> None:
    record, reviews = one_deal(), make(lambda: True)
    reviews.pass_over("a" * 16, record, [Seat(0)], [1], DAY)
    reviews.stop()
    assert is_known(tmp_path, record)
    assert PracticeBook(tmp_path).is_empty(person_key(record.seats[0].name))


def test_it_rests_while_others_think(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    record, asked, others = one_deal(), list[bool](), [True]

    def are_thinking() -> bool:
        asked.append(others[0])
        return others[0]

    reviews = make(are_thinking)
    reviews.look_through("a" * 16, record, [1], DAY)
    qtbot.waitUntil(lambda: len(asked) > 20, timeout=LONG)
    assert not is_known(tmp_path, record)
    process = reviews.runner.process_id
    others[0] = False
    qtbot.waitUntil(lambda: is_known(tmp_path, record), timeout=LONG)
    # Nobody waits for its end, but it comes.
    qtbot.waitUntil(lambda: not is_running(process), timeout=LONG)
    assert not reviews.runner.is_running


def test_what_was_stopped_is_done_the_next_time(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    record, reviews = one_deal(), make(lambda: True)
    reviews.look_through("a" * 16, record, [1], DAY)
    qtbot.waitUntil(lambda: bool(reviews.runner.process_id), timeout=LONG)
    process = reviews.runner.process_id
    reviews.stop()
    qtbot.waitUntil(lambda: not is_running(process), timeout=LONG)
    assert not is_known(tmp_path, record)
    make().look_through("a" * 16, record, [1], DAY)
    qtbot.waitUntil(lambda: is_known(tmp_path, record), timeout=LONG)


def test_of_whoever_deleted_it_meanwhile_nothing_is_kept(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    others, record = [True], replace(one_deal(), seats=left(GAME, 0, persons=2).seats)
    reviews = make(lambda: others[0])
    deleted, kept = (person_key(one.name) for one in record.seats if not one.is_bot)
    reviews.look_through("a" * 16, record, [1], DAY)
    reviews.look_through("b" * 16, record, [1], DAY)
    qtbot.waitUntil(lambda: bool(reviews.runner.process_id), timeout=LONG)
    reviews.leave_out(deleted)
    others[0] = False
    qtbot.waitUntil(lambda: not reviews.is_busy, timeout=LONG)
    qtbot.waitUntil(lambda: is_known(tmp_path, record, "b" * 16), timeout=LONG)
    assert is_known(tmp_path, record), "it does not come back, either"
    book = PracticeBook(tmp_path)
    assert book.is_empty(deleted)
    assert len(book.reviews(kept, record.game)) == 2


@pytest.mark.timing(review_begins=0)
def test_what_is_deleted_on_the_page_does_not_come_back_from_a_review(
    program: Controller, qtbot: QtBot
) -> None:
    record, home = one_deal(), program.saves.home
    [name] = [one.name for one in record.seats if not one.is_bot]
    window, person = program.window, person_key(name)
    window.set_preferences(replace(window.preferences, people=(name,), puzzler=name))
    keep(home, "manipulation", person=person)
    program.guided.show_own()
    reviews_of(program).look_through("a" * 16, record, [1], DAY)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        press(dialog, "do-it")

    QTimer.singleShot(0, answer)
    press(window.page, "delete")
    qtbot.waitUntil(lambda: not reviews_of(program).is_busy, timeout=LONG)
    qtbot.waitUntil(lambda: is_known(home, record), timeout=LONG)
    assert PracticeBook(home).is_empty(person)


def test_a_game_that_nobody_can_look_up_keeps_no_other_waiting(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    record, reviews = one_deal(), make()
    strange = [seat if seat.is_bot else replace(seat, name="\ud800") for seat in record.seats]
    reviews.look_through("a" * 16, replace(record, seats=tuple(strange)), [1], DAY)
    reviews.look_through("b" * 16, record, [1], DAY)
    qtbot.waitUntil(lambda: is_known(tmp_path, record, "b" * 16), timeout=LONG)


@pytest.mark.timing(review_begins=0)
def test_a_damaged_file_of_another_person_is_told(program: Controller, qtbot: QtBot) -> None:
    home, record = program.saves.home, replace(one_deal(), seats=left(GAME, 0, persons=2).seats)
    second = [one.name for one in record.seats if not one.is_bot][1]
    path = PracticeBook(home).path(person_key(second))
    home.mkdir(parents=True, exist_ok=True)
    path.write_bytes(b"{")
    reviews_of(program).look_through("a" * 16, record, [1], DAY)
    aside = path.with_name(path.name + ".broken")
    qtbot.waitUntil(aside.exists, timeout=LONG)
    qtbot.waitUntil(lambda: not reviews_of(program).is_busy, timeout=LONG)
    program.show_start()
    said = [text.replace("\u200b", "") for text in texts(program.window.page)]
    assert any(f"It is kept as {aside.name}." in text for text in said), said


@pytest.mark.parametrize(
    "command", [("/nowhere/at/all",), (sys.executable, "-c", ""), (sys.executable, "-c", _NOISE)]
)
def test_a_process_that_dies_or_talks_nonsense_is_let_go(
    make: Make,
    qtbot: QtBot,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    command: tuple[str, ...],
) -> None:
    record, reviews = one_deal(), make(lambda: False, *command)
    with caplog.at_level(logging.WARNING):
        for name in "ab":
            reviews.look_through(name * 16, record, [1], DAY)
        qtbot.waitUntil(lambda: len(caplog.records) == 2, timeout=LONG)
        qtbot.wait(50)
    assert len(caplog.records) == 2
    assert not reviews.is_busy
    assert not reviews.runner.is_running
    assert not is_known(tmp_path, record)


@pytest.mark.timing(review_begins=0)
def test_a_deal_that_ends_at_the_table_is_looked_through(program: Controller, qtbot: QtBot) -> None:
    ended = one_deal()
    before = replace(ended, moves=ended.moves[:-1])
    home, window = program.saves.home, program.window
    window.change_preferences(replace(window.preferences, find_mistakes=False))
    program.game_controller.begin_dealt(before, [""] * 4)
    played = program.played
    assert played is not None
    qtbot.waitUntil(lambda: bool(played.play.session.sheet.deals), timeout=LONG)
    qtbot.wait(100)
    assert not reviews_of(program).is_busy
    assert not list(home.glob("practice-*.json"))
    # With the preference on it is found as soon as the game is opened again.
    window.change_preferences(replace(window.preferences, find_mistakes=True))
    path, game_id = played.path, played.file.id
    program.show_start()
    program.files.open_file(path)
    qtbot.waitUntil(lambda: is_known(home, ended, game_id), timeout=LONG)


@pytest.mark.timing(review_begins=0)
def test_who_takes_a_seat_is_not_blamed_for_what_was_played_there(
    program: Controller, qtbot: QtBot
) -> None:
    ended = one_deal()
    home = program.saves.home
    program.game_controller.begin_dealt(replace(ended, moves=ended.moves[:-1]), [""] * 4)
    played = program.played
    assert played is not None
    path, game_id = played.path, played.file.id
    qtbot.waitUntil(lambda: is_known(home, ended, game_id), timeout=LONG)
    seats = [seat if seat.is_bot else replace(seat, name="Ruth") for seat in ended.seats]
    program.game_controller.change_players(tuple(seats))
    qtbot.waitUntil(lambda: PracticeBook(home).is_reviewed("ruth", game_id, 2), timeout=LONG)
    program.show_start()
    program.files.open_file(path)
    qtbot.wait(100)
    reviews = child(program.game_controller, PlayReviews)
    qtbot.waitUntil(lambda: not reviews.is_busy, timeout=LONG)
    book = PracticeBook(home)
    assert book.is_reviewed("ruth", game_id, 1)
    assert book.is_empty("ruth")


def test_a_game_that_ended_last_is_caught_up_with(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    record = replace(sample(GAME), seats=left(GAME, 0).seats)
    state = replay(rules_of(record), record.moves)
    content = encode(record, check_of(record, rules_of(record), state), "c" * 16, datetime.now(UTC))
    finished = tmp_path / "games" / "finished"
    finished.mkdir(parents=True)
    (finished / "last.handfoot.json").write_bytes(content)
    make().catch_up(finished)
    last = len(rules_of(record).sheet(state).deals)
    qtbot.waitUntil(lambda: is_known(tmp_path, record, "c" * 16, last - 2), timeout=LONG)
    assert not is_known(tmp_path, record, "c" * 16, last - 3)


def test_the_last_deal_of_a_challenge_is_caught_up_with_but_none_from_far_away(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    challenge, challenges = Challenge("raub", "classic", "easy", 77), Challenges(tmp_path)
    play_here(challenges, challenge, "Marta", deals=1)
    # Nothing of a deal that is still played is looked at.
    begun = result(challenge, "Marta").records[1]
    begun = begun.with_moves(begun.moves[:-1])
    with challenges.go_on(challenge, begun, 2) as game:
        game.save(begun, replay(rules_of(begun), begun.moves))
    challenges.enter_file(result(challenge, "Karl"))
    path = challenges.game_of(challenge.code, "Marta", 1)
    assert path is not None
    assert list(challenges.ended_here()) == [path]
    game_id = read_game(path).id
    make().catch_up(tmp_path / "games" / "finished")
    record = renamed(played(challenge, 1), "Marta")
    qtbot.waitUntil(lambda: is_known(tmp_path, record, game_id, 1), timeout=LONG)
    assert not (tmp_path / "games").exists()
    assert PracticeBook(tmp_path).read("karl") is None
    assert PracticeBook(tmp_path).is_empty("karl")


def test_a_list_of_challenges_that_was_damaged_is_told_when_games_are_caught_up_with(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "challenges.json").write_bytes(b"{")
    reviews = make()
    with qtbot.waitSignal(reviews.set_aside, timeout=LONG) as told:
        reviews.catch_up(tmp_path / "games" / "finished")
    assert told.args[0].set_aside == tmp_path / "challenges.json.broken"
