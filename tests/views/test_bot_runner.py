"""The bot process as the window sees it: real processes, killed and hung ones too."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from family_lab import begun, wait
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from handfoot_gui.bots.messages import BrokenChannel, helper_command, unpacked
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules.moves import Draw
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import State
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.play.bot_runner import BotRunner, worker_command
from handfoot_gui.ui.widgets.timing import Timing

LEVELS = ("steady", "easy", "steady", "easy")
RULES = HandAndFoot(Options())

Make = Callable[..., BotRunner]


@pytest.fixture
def make(qtbot: QtBot, timing: Timing) -> Iterator[Make]:  # noqa: ARG001
    runners: list[BotRunner] = []

    def make(*command: str) -> BotRunner:
        runner = BotRunner(command or None, timing=timing)
        runners.append(runner)
        runner.configure("hand-and-foot", RULES.options, LEVELS)
        return runner

    yield make
    for runner in runners:
        runner.close()


def be_patient(runner: BotRunner) -> None:
    """What *runner* asks from now on may take all the time that it wants."""
    runner.clock.timing = replace(runner.clock.timing, bots_hung=60_000)


def first_turn(seed: int = 1) -> tuple[State, Seat]:
    """A dealt state in which a player is to move, and that player."""
    state, rng = RULES.start(), Random(seed)
    while RULES.actor(state) == TABLE:
        state = RULES.apply(state, TABLE, RULES.table_move(state, rng))
    actor = RULES.actor(state)
    assert actor is not None
    return state, actor


STATE, SEAT = first_turn()
VIEW = RULES.view(STATE, SEAT)


def is_running(process: int) -> bool:
    """Whether *process* runs; a zombie counts as running."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def slow_worker(folder: Path, hangs: int = 1) -> tuple[str, ...]:
    """A bot process that stops in mid-thought; started for the time after *hangs*, it answers.

    While it hangs there is a file "thinking" in *folder*.
    """
    script = folder / "slow_worker.py"
    script.write_text(
        f"""
import pathlib, sys, time
from handfoot_gui.bots import worker
from handfoot_gui.bots.worker import Worker
folder = pathlib.Path({str(folder)!r})
(folder / "starts").open("a").write("x")
starts = len((folder / "starts").read_text())
def choose(self, message):
    if starts <= {hangs}:
        (folder / "thinking").write_text("x")
        time.sleep(600)
    return think(self, message)
think, Worker.choose = Worker.choose, choose
sys.exit(worker.main())
"""
    )
    return sys.executable, str(script)


def kill_thinking(runner: BotRunner, folder: Path, qtbot: QtBot) -> int:
    """Wait until the process thinks, and kill it; gives its number."""
    thinking = folder / "thinking"
    qtbot.waitUntil(thinking.exists, timeout=60_000)
    thinking.unlink()
    process = runner.process_id
    os.kill(process, signal.SIGKILL)
    qtbot.waitUntil(lambda: runner.process_id != process, timeout=60_000)
    return process


def test_a_move_comes_back_with_the_number_of_its_question(make: Make, qtbot: QtBot) -> None:
    runner = make()
    with qtbot.waitSignal(runner.decided, timeout=60_000) as decided:
        request = runner.ask(SEAT, VIEW, 5)
        assert runner.is_waiting
    assert decided.args[0] == request
    RULES.apply(STATE, SEAT, decided.args[1])
    assert not runner.is_waiting


@pytest.mark.only_thorough
def test_a_whole_deal_is_played_through_the_process(make: Make, qtbot: QtBot) -> None:
    runner = make()
    state, rng, count = RULES.start(), Random(3), 0
    while not RULES.sheet(state).deals:
        seat = RULES.actor(state)
        assert seat is not None
        if seat == TABLE:
            move = RULES.table_move(state, rng)
        else:
            with qtbot.waitSignal(runner.decided, timeout=60_000) as decided:
                runner.ask(seat, RULES.view(state, seat), count)
            move = decided.args[1]
            count += 1
        state = RULES.apply(state, seat, move)
    assert count > 100


def test_an_answer_to_a_cancelled_question_is_never_told(make: Make, qtbot: QtBot) -> None:
    runner = make()
    told: list[int] = []
    runner.decided.connect(lambda request, _move, _advice: told.append(request))
    stale = runner.ask(SEAT, VIEW, 1)
    runner.cancel()
    fresh = runner.ask(SEAT, VIEW, 2)
    qtbot.waitUntil(lambda: bool(told), timeout=60_000)
    qtbot.wait(50)
    assert told == [fresh]
    assert stale != fresh


def test_a_process_killed_in_mid_thought_is_started_again(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    runner = make(*slow_worker(tmp_path))
    with qtbot.waitSignal(runner.decided, timeout=60_000) as decided:
        request = runner.ask(SEAT, VIEW, 1)
        killed = kill_thinking(runner, tmp_path, qtbot)
    assert decided.args[0] == request
    assert runner.process_id not in (0, killed)
    assert not is_running(killed)


def test_a_question_fails_when_its_process_dies_twice_and_the_next_one_does_not(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    runner = make(*slow_worker(tmp_path, hangs=2))
    with qtbot.waitSignal(runner.failed, timeout=60_000) as failed:
        request = runner.ask(SEAT, VIEW, 1)
        kill_thinking(runner, tmp_path, qtbot)
        kill_thinking(runner, tmp_path, qtbot)
    assert failed.args[0] == request
    assert failed.args[1]
    with qtbot.waitSignal(runner.decided, timeout=60_000):
        runner.ask(SEAT, VIEW, 1)


@pytest.mark.timing(bots_hung=1000)
def test_a_hung_process_is_given_up(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    runner = make(*slow_worker(tmp_path, hangs=9))
    with qtbot.waitSignal(runner.failed, timeout=60_000):
        runner.ask(SEAT, VIEW, 1, seconds=0.5)


def test_a_program_that_is_not_there_fails_the_question(make: Make, qtbot: QtBot) -> None:
    runner = make("/no/such/program")
    with qtbot.waitSignal(runner.failed, timeout=60_000) as failed:
        request = runner.ask(SEAT, VIEW, 1)
    assert failed.args[0] == request


def test_a_seat_without_a_bot_fails_the_question(make: Make, qtbot: QtBot) -> None:
    runner = make()
    with qtbot.waitSignal(runner.failed, timeout=60_000) as failed:
        runner.ask(9, VIEW, 1)
    assert "KeyError" in failed.args[1]
    with qtbot.waitSignal(runner.decided, timeout=60_000):
        runner.ask(SEAT, VIEW, 1)


def test_noise_on_the_channel_is_a_dead_process(make: Make, qtbot: QtBot) -> None:
    noise = "import sys; sys.stdout.write('x' * 100); sys.stdout.flush(); sys.stdin.read()"
    runner = make(sys.executable, "-c", noise)
    with qtbot.waitSignal(runner.failed, timeout=60_000):
        runner.ask(SEAT, VIEW, 1)


@pytest.mark.parametrize("body", [b"x" * 9, b"cbuiltins\nlen\n)R.", b"cbuiltins\ndict\n)R.", b"."])
def test_a_message_that_is_none_breaks_the_channel_and_nothing_else(body: bytes) -> None:
    with pytest.raises(BrokenChannel):
        unpacked(bytearray(len(body).to_bytes(4, "big") + body))


@pytest.mark.timing(bots_started=0)
def test_closing_leaves_no_process(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    idle, thinking = make(), make(*slow_worker(tmp_path))
    thinking.ask(SEAT, VIEW, 1)
    qtbot.waitUntil((tmp_path / "thinking").exists, timeout=60_000)
    qtbot.waitUntil(lambda: idle.process_id != 0, timeout=60_000)
    processes = idle.process_id, thinking.process_id
    assert all(map(is_running, processes))
    idle.close()
    thinking.close()
    assert not any(map(is_running, processes))
    assert (idle.process_id, thinking.process_id) == (0, 0)


@pytest.mark.only_thorough
def test_a_closed_runner_tells_nothing_more(make: Make, qtbot: QtBot) -> None:
    runner = make()
    told: list[int] = []
    runner.decided.connect(lambda request, _move, _advice: told.append(request))
    runner.failed.connect(lambda request, _reason: told.append(request))
    runner.ask(SEAT, VIEW, 1)
    runner.close()
    qtbot.wait(300)
    assert told == []


@pytest.mark.only_thorough
def test_a_drawn_card_is_the_first_thing_a_steady_bot_wants_on_an_empty_table(
    make: Make, qtbot: QtBot
) -> None:
    state, seat = first_turn(2)
    runner = make()
    with qtbot.waitSignal(runner.decided, timeout=60_000) as decided:
        runner.ask(seat, RULES.view(state, seat), 1)
    assert isinstance(decided.args[1], Draw)


def test_the_command_of_a_frozen_build_is_the_program_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert worker_command()[0] == sys.executable
    assert worker_command()[-1] == "handfoot_gui.bots.worker"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert worker_command() == (sys.executable, "--bot-worker")
    assert helper_command() == (sys.executable, "--bot-worker", "--helper")


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
@pytest.mark.timing(bots_late=200, bots_hung=1000)
def test_a_stopped_process_is_told_and_another_one_answers(make: Make, qtbot: QtBot) -> None:
    runner = make()
    told: list[bool] = []
    runner.late.connect(told.append)
    with qtbot.waitSignal(runner.decided, timeout=60_000):
        runner.ask(SEAT, VIEW, 1, seconds=30.0)
    assert told == []
    stopped = runner.process_id
    os.kill(stopped, signal.SIGSTOP)
    # The process that comes after it gets all the time it wants; its time begins as it starts.
    runner.late.connect(lambda _: be_patient(runner))
    with qtbot.waitSignal(runner.decided, timeout=60_000) as decided:
        request = runner.ask(SEAT, VIEW, 1, seconds=0.1)
    assert decided.args[0] == request
    assert told[:2] == [False, True]
    assert runner.process_id not in (0, stopped)
    assert not is_running(stopped)


# -- a bot process that is stopped in mid-game: the table says so and goes on, nothing is lost


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
def test_the_table_says_that_the_bots_do_not_answer_and_goes_on(
    program: Controller, qtbot: QtBot, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    game = begun(program, "manipulation", "p", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    runner = program.game_controller.runner
    stopped = runner.process_id
    assert stopped
    runner.clock.timing = replace(runner.clock.timing, bots_late=100, bots_hung=1000)
    runner.late.connect(lambda is_anew: is_anew and be_patient(runner))
    said: list[str] = []
    game.play.bots.late.connect(lambda _: said.append(game.scene.actions.bar.prompt))
    os.kill(stopped, signal.SIGSTOP)
    while game.play.waiting is Waiting.PERSON:
        rules, view = game.play.session.rules, game.screen.view
        game.scene.move_chosen.emit(next(iter(rules.suggestions(view))))
    own = game.record.moves
    qtbot.waitUntil(lambda: len(game.record.moves) > len(own), timeout=60_000)
    assert wait(qtbot, game) is Waiting.PERSON
    assert said[:2] == [
        "The bots are not answering; they will be restarted in a few seconds.",
        "The bots did not answer and were restarted; nothing was lost.",
    ]
    assert said[1] in (game.scene.actions.bar.prompt, game.scene.actions.bar.facts)
    assert game.record.moves[: len(own)] == own
    assert load(game.path).record.moves == game.record.moves
