"""``handfoot match`` and training on a real Dask cluster: a scheduler and two workers."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from handfoot_gui.__main__ import main
from handfoot_gui.games.hand_and_foot.bots.training import trained
from handfoot_gui.parallel import crew

Capture = pytest.CaptureFixture[str]
Process = subprocess.Popen[bytes]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[Process]]]:
    """The address of a scheduler, and its process and those of its workers."""
    file = tmp_path / "scheduler.json"
    command = [sys.executable, "-m", "distributed.cli.dask_worker", "--no-nanny"]
    with ExitStack() as stack:
        processes: list[Process] = []

        def start(*arguments: str) -> None:
            processes.append(
                subprocess.Popen(
                    [*arguments, "--scheduler-file", str(file), "--no-dashboard"],
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    cwd=tmp_path,
                )
            )
            stack.enter_context(processes[-1])
            stack.callback(processes[-1].kill)

        host = ("--host", "127.0.0.1", "--port", "0")
        start(sys.executable, "-m", "distributed.cli.dask_scheduler", *host)
        for _ in range(2):
            start(*command, "--nthreads", "1")
        while not file.exists() or not file.read_text():
            assert processes[0].poll() is None
            time.sleep(0.02)
        yield json.loads(file.read_text())["address"], processes


@pytest.mark.only_thorough
def test_a_cluster_plays_the_same_match_though_a_worker_and_then_the_scheduler_are_killed(
    cluster: tuple[str, list[Process]], tmp_path: Path, capsys: Capture
) -> None:
    address, (scheduler, worker, _) = cluster
    results = tmp_path / "results"

    def played(*more: str, code: int = 0) -> dict[str, Any]:
        arguments = ["hand-and-foot", "--players", "2", "--preset", "simpson", "--json"]
        arguments += ["--bots", "easy,steady", "--games", "24"]
        assert main(["match", *arguments, *more]) == code
        found: dict[str, Any] = json.loads(capsys.readouterr().out)
        del found["move_ms"]
        return found

    def kill_when_played(victim: Process, file: Path) -> Thread:
        def kill() -> None:
            while not file.exists() or file.read_bytes().count(b"\n") < 3:
                time.sleep(0.01)
            victim.kill()

        thread = Thread(target=kill, daemon=True)
        thread.start()
        return thread

    killing = kill_when_played(worker, results)
    found = played("--cluster", address, "--results", str(results))
    killing.join()
    assert found == played()

    jobs = [("classic 4 pairs", 8), ("simpson 2 alone", 8)]
    with crew(cluster=address) as hands:
        assert dict(hands.results(trained, jobs)) == {job: trained(job) for job in jobs}

    lost = tmp_path / "lost"
    killing = kill_when_played(scheduler, lost)
    endless = ["match", "hand-and-foot", "--players", "2", "--bots", "easy,steady"]
    endless += ["--games", "20000", "--cluster", address, "--results", str(lost)]
    assert main(endless) == 1
    killing.join()
    assert capsys.readouterr().err == f"handfoot match: the cluster at {address} is gone\n"
    kept = lost.read_bytes()
    assert kept.count(b"\n") >= 3
    assert main(endless) == 1
    assert capsys.readouterr().err == f"handfoot match: there is no cluster at {address}\n"
    assert lost.read_bytes() == kept
