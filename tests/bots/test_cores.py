"""The spare cores: the same moves on however many, and no process that is left behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from time import perf_counter, sleep

import pytest
from bot_views import RULES, view

from handfoot_gui.bots.cores import SpareCores, spare_cores
from handfoot_gui.bots.messages import Choose, Configure, Decided, packed, read_message
from handfoot_gui.core.bot import HasCores
from handfoot_gui.games.hand_and_foot.bots.strong import EXPERT, ExpertBot

POSITION = view("A A A 9 9 6 5 4 K Q 7", own=("8 8 8", "J J J 2"), pile="6")


@pytest.fixture(scope="module")
def cores() -> Iterator[SpareCores]:
    # As in a frozen build, where there is no ``python -m`` for the process of the bots.
    program = (sys.executable, "-m", "handfoot_gui", "--bot-worker", "--helper")
    cores = SpareCores(program, cores=3)
    yield cores
    cores.close()


WHERE = "__import__('os').getpid()"
"""What `eval` makes the number of the process of, in which it is worked on."""


def is_running(process: int) -> bool:
    """Whether *process* runs, and is not only waited for."""
    done = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True)
    return done.stdout.strip() not in ("", "Z")


def test_an_expert_with_a_number_of_worlds_moves_the_same_on_one_core_and_on_three(
    cores: SpareCores,
) -> None:
    alone, helped = (
        ExpertBot(RULES.options, budget=EXPERT._replace(rollouts=400)) for _ in range(2)
    )
    assert isinstance(helped, HasCores)
    cores.wait_until_ready()
    assert cores.count == 3
    helped.cores = cores
    judged = [bot.judged(POSITION) for bot in (alone, helped)]
    assert [(one.act, one.mean, one.error) for one in judged[0]] == [
        (one.act, one.mean, one.error) for one in judged[1]
    ]
    assert max(one.count for one in judged[0]) > 16
    assert alone.choose(POSITION, 7, 1.0) == helped.choose(POSITION, 7, 1.0)


def test_every_core_works_and_what_a_dead_one_was_asked_is_not_missing(cores: SpareCores) -> None:
    cores.wait_until_ready()
    first, second = cores.process_ids
    assert cores.each(eval, [WHERE] * 4) == [os.getpid(), first, second, os.getpid()]
    os.kill(second, signal.SIGKILL)
    assert cores.each(eval, [WHERE] * 3)[:2] == [os.getpid(), first]
    assert cores.each(eval, [WHERE] * 3) == [os.getpid(), first, os.getpid()]
    assert cores.count == 2


def test_a_core_that_does_not_answer_in_time_is_not_waited_for(cores: SpareCores) -> None:
    cores.close()
    cores.wait_until_ready()
    stopped, other = cores.process_ids
    os.kill(stopped, signal.SIGSTOP)
    assert cores.each(eval, [WHERE] * 3, perf_counter()) in (
        [os.getpid(), None, other],
        [os.getpid(), None, None],
    )
    assert cores.count < 3
    os.kill(stopped, signal.SIGCONT)
    cores.wait_until_ready()
    assert cores.each(eval, [WHERE] * 3) == [os.getpid(), stopped, other]


def test_no_helper_outlives_a_bot_process_that_is_killed() -> None:
    script = """
import sys
from handfoot_gui.bots import cores, worker
made = cores.SpareCores(cores=3)
made.wait_until_ready()
worker.SpareCores = lambda: made
sys.exit(worker.main())
"""
    program = [sys.executable, "-c", script]
    bots = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert bots.stdin is not None
    assert bots.stdout is not None
    with bots.stdin, bots.stdout:
        bots.stdin.write(packed(Configure("hand-and-foot", RULES.options, ("expert",) * 4)))
        bots.stdin.write(packed(Choose(1, 0, POSITION, 1, 0.01)))
        bots.stdin.flush()
        assert isinstance(read_message(bots.stdout), Decided)
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(bots.pid)], capture_output=True, text=True
        )
        helpers = [int(word) for word in listed.stdout.split()]
        bots.kill()
        bots.wait()
    assert len(helpers) == 2
    end = perf_counter() + 60
    while any(map(is_running, helpers)) and perf_counter() < end:
        sleep(0.02)
    assert not any(map(is_running, helpers))


def test_one_core_is_left_for_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for count, bots in ((1, 1), (2, 1), (4, 3), (64, 16)):
        monkeypatch.setattr(
            os, "sched_getaffinity", lambda _, n=count: set(range(n)), raising=False
        )
        assert spare_cores() == bots
