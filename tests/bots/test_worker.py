"""The bot process by itself: what it answers, and what it keeps off its channel."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest
from bot_views import RULES, view
from looked_back import back, sample
from manipulation_positions import Position
from msgspec.structs import replace

from handfoot_gui.bots.messages import (
    LONGEST,
    BrokenChannel,
    Choose,
    Configure,
    Decided,
    GoOn,
    Judge,
    Judged,
    Looked,
    NotChosen,
    Question,
    Replay,
    Replayed,
    Reply,
    Review,
    packed,
    read_message,
    unpacked,
)
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.manipulation.bots import advice_for
from handfoot_gui.games.manipulation.rules.moves import Draw

SEATED = Configure("hand-and-foot", RULES.options, ("steady", None, "easy", None))
POSITION = view("A A A 9 9 6 5 4")


def answers(*messages: Question, program: tuple[str, ...] = ()) -> list[Reply]:
    """What a fresh bot process says to *messages*; it ends when they do."""
    command = program or ("-m", "handfoot_gui.bots.worker")
    done = subprocess.run(
        [sys.executable, *command],
        input=b"".join(map(packed, messages)),
        capture_output=True,
        timeout=60,
        check=True,
    )
    stream, replies = bytearray(done.stdout), list[Reply]()
    while (reply := unpacked(stream)) is not None:
        assert isinstance(reply, Decided | Judged | Looked | NotChosen | Replayed)
        replies.append(reply)
    assert not stream
    return replies


def test_questions_are_answered_in_order_until_the_end_of_input() -> None:
    first, second = answers(SEATED, Choose(7, 0, POSITION, 1, 1.0), Choose(8, 0, POSITION, 2, 1.0))
    assert isinstance(first, Decided)
    assert isinstance(second, Decided)
    assert (first.request, second.request) == (7, 8)
    assert isinstance(first.move, Lay)
    assert first.move == second.move


def test_without_a_question_there_is_no_answer() -> None:
    assert answers() == []
    assert answers(SEATED) == []


def test_a_seat_without_a_bot_gets_an_error_and_the_next_question_its_answer() -> None:
    lost, found = answers(SEATED, Choose(1, 1, POSITION, 1, 1.0), Choose(2, 0, POSITION, 1, 1.0))
    assert isinstance(lost, NotChosen)
    assert "KeyError" in lost.error
    assert isinstance(found, Decided)


def test_a_person_is_told_what_the_best_move_is_worth_beside_others() -> None:
    (advised,) = answers(SEATED, Choose(2, 1, POSITION, 1, 1.0, True))
    assert isinstance(advised, Decided)
    found = advised.advice
    assert isinstance(found, Judgement)
    assert found.played == advised.move
    assert found.others
    assert all(RULES.problem(POSITION, way.move) is None for way in found.others)
    assert found.best.gain >= found.others[1].gain
    assert found.worlds
    assert found.hidden == 3 * 11 + 4 * 13 + 90


def test_a_move_is_judged_from_its_movers_view() -> None:
    silly = Discard(POSITION.holding[0])
    (reply,) = answers(SEATED, Judge(3, POSITION, silly))
    assert isinstance(reply, Judged)
    assert reply.request == 3
    assert reply.judgement == GAMES["hand-and-foot"].judged(RULES.options, POSITION, silly)
    assert reply.judgement is not None
    assert reply.judgement.played == silly
    assert reply.judgement.best.gain > 0
    (nothing,) = answers(SEATED, Judge(4, POSITION, "no move"))
    assert isinstance(nothing, NotChosen)


def test_a_game_with_an_adviser_gets_its_advice_whole() -> None:
    position = Position(hand="7H 7D KC 2D", table="4S 5S 6S 7S")
    seated = Configure("manipulation", position.rules.options, (None, "easy", "easy", "easy"))
    view = position.rules.view(position.state, position.seat)
    (found,) = answers(seated, Choose(1, 0, view, 1, 1.0, True))
    assert isinstance(found, Decided)
    assert found.advice == advice_for(position.rules.options, view)
    assert position.rules.problem(view, found.move) is None
    idle = replace(view, hand=view.hand[2:])
    (found,) = answers(seated, Choose(1, 0, idle, 1, 1.0, True))
    assert found == Decided(1, Draw(), None)


def test_a_view_in_which_nothing_can_be_done_gets_an_error() -> None:
    (lost,) = answers(SEATED, Choose(1, 0, view("A 4", phase=Phase.OVER), 1, 1.0))
    assert isinstance(lost, NotChosen)


def test_what_a_bot_prints_does_not_reach_the_channel(tmp_path: Path) -> None:
    script = tmp_path / "chatty.py"
    script.write_text(
        """
import os, sys
from handfoot_gui.bots import worker
think = worker.Worker.choose
def choose(self, message):
    print("a stray word")
    os.write(1, b"another one")
    return think(self, message)
worker.Worker.choose = choose
sys.exit(worker.main())
"""
    )
    (found,) = answers(SEATED, Choose(1, 0, POSITION, 1, 1.0), program=(str(script),))
    assert isinstance(found, Decided)


def test_the_process_needs_neither_qt_nor_the_model() -> None:
    script = (
        "import sys, handfoot_gui.bots.worker; "
        "print([name for name in sys.modules if name.startswith('PySide6') "
        "or name.startswith(('handfoot_gui.session', 'handfoot_gui.ui'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True)
    assert done.stdout.strip() == b"[]"


def test_a_message_travels_whole_however_it_is_cut() -> None:
    sent = Choose(3, 2, POSITION, 5, 0.5)
    stream = bytearray()
    for number, byte in enumerate(packed(sent)):
        assert unpacked(stream) is None, number
        stream.append(byte)
    assert unpacked(stream) == sent
    assert read_message(io.BytesIO(packed(sent))) == sent
    assert read_message(io.BytesIO(packed(sent)[:-1])) is None


@pytest.mark.parametrize(
    "noise",
    [
        (LONGEST + 1).to_bytes(4, "big"),
        b"\x00\x00\x00\x03abc",
        b"\x00\x00\x00\x05\x80\x04K\x01.",
        b"\x00\x00\x00\x00",
    ],
    ids=["too long", "no pickle", "no message", "empty"],
)
def test_noise_is_no_message(noise: bytes) -> None:
    with pytest.raises(BrokenChannel):
        unpacked(bytearray(noise))


def test_a_review_goes_on_only_when_it_is_told_to() -> None:
    record = sample("raub/classic-4")
    asked = Review(5, record.game, record.options, record.moves, {Seat(0): (1, 2)}, "2026-11-30")
    first, *others = answers(asked)
    assert first == Looked(5)
    assert not others, "nobody said that it may go on"
    replies = answers(asked, *[GoOn(5)] * 40)
    assert replies[-1] == Looked(5, is_whole=True)
    found = [one.found for one in replies if isinstance(one, Looked) and one.found is not None]
    assert [(review.deal, review.seat) for review in found] == [(2, 0), (1, 0)]
    (refused,) = answers(Review(6, "no game", record.options, record.moves, {}, "2026-11-30"))
    assert refused == NotChosen(6, "KeyError: 'no game'")


def test_cards_are_played_again_step_by_step_while_others_may_go_first() -> None:
    record = sample("raub/classic-4")
    first_deal = back(record).route.deals[0].first
    asked = Replay(5, record.game, record.options, record.moves[:first_deal], 2)
    first, *others = answers(asked)
    assert first == Replayed(5)
    assert not others, "nobody said that it may go on"
    *replies, last = answers(asked, *[GoOn(5)] * 200)
    assert isinstance(last, Replayed)
    assert last.is_whole
    played = [reply for reply in replies if isinstance(reply, Replayed) and reply.points]
    assert len(played) == 1
