"""Real processes: two copies of the program at once, and kill -9 at any moment."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from recorded import game

from handfoot_gui.storage.faults import GameIsOpenElsewhere
from handfoot_gui.storage.saves import Saves

TESTS = Path(__file__).parents[1]

PLAY = """
import sys
from pathlib import Path
sys.path.insert(0, {tests!r})
from recorded import playing
from handfoot_gui.storage.saves import Saves

saves = Saves(Path({home!r}))
mine = None
for record, state in playing(7):
    mine = mine or saves.create(record)
    mine.save(record, state)
    print(len(record.moves), flush=True)
"""

HOLD = """
import sys
from pathlib import Path
from handfoot_gui.storage.saves import Saves
with Saves(Path({home!r})).open(Path({path!r})):
    print("open", flush=True)
    sys.stdin.read()
"""

TRY = """
from pathlib import Path
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import Saves
try:
    Saves(Path({home!r})).open(Path({path!r})).close()
    print("opened")
except SaveError as error:
    print(error.fault)
"""


def start(program: str, **places: Path | str) -> subprocess.Popen[str]:
    text = program.format(tests=str(TESTS), **{name: str(at) for name, at in places.items()})
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", text], stdin=pipe, stdout=pipe, text=True)


def said(program: str, **places: Path | str) -> str:
    with start(program, **places) as process:
        return process.communicate(timeout=60)[0].strip()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    record, state = game(1, 20)
    with Saves(tmp_path).create(record) as mine:
        mine.save(record, state)
    return mine.path


def test_a_second_process_is_told_that_the_game_is_open(tmp_path: Path, path: Path) -> None:
    with start(HOLD, home=tmp_path, path=path) as first:
        assert first.stdout.readline() == "open\n"
        assert said(TRY, home=tmp_path, path=path) == "open elsewhere"
        with pytest.raises(GameIsOpenElsewhere):
            Saves(tmp_path).open(path)
        first.communicate()
    assert said(TRY, home=tmp_path, path=path) == "opened"


def test_the_lock_ends_with_a_killed_process(tmp_path: Path, path: Path) -> None:
    with start(HOLD, home=tmp_path, path=path) as first:
        first.stdout.readline()
        first.kill()
        first.wait()
    Saves(tmp_path).open(path).close()
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_of_many_processes_that_open_a_game_at_once_one_at_a_time_has_it(
    tmp_path: Path, path: Path
) -> None:
    program = """
import os, time
from pathlib import Path
from handfoot_gui.storage.faults import GameIsOpenElsewhere
from handfoot_gui.storage.saves import Saves
saves, mark = Saves(Path({home!r})), Path({home!r}) / "mark"
wins = 0
until = time.monotonic() + 2
while time.monotonic() < until:
    try:
        with saves.open(Path({path!r})) as mine:
            os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
            mine.save(mine.loaded.record, mine.loaded.state)
            mark.unlink()
            wins += 1
    except GameIsOpenElsewhere:
        pass
print(wins)
"""
    processes = [start(program, home=tmp_path, path=path) for _ in range(3)]
    wins = [int(process.communicate(timeout=60)[0]) for process in processes]
    assert all(process.returncode == 0 for process in processes)
    assert sum(wins) > 0
    with Saves(tmp_path).open(path) as mine:
        assert mine.loaded.record == game(1, 20)[0]


@pytest.mark.parametrize("seed", range(6))
def test_kill_9_at_any_moment_loses_at_most_the_move_being_made(tmp_path: Path, seed: int) -> None:
    wait = random.Random(seed).uniform(0.0, 0.25)
    with start(PLAY, home=tmp_path) as process:
        process.stdout.readline()
        time.sleep(wait)
        process.kill()
        rest = process.stdout.read()
    told = [int(line) for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    saves = Saves(tmp_path)
    listing = saves.search().all()
    assert listing.faults == ()
    (found,) = listing.games
    with saves.open(found.path) as mine:
        assert not mine.loaded.is_read_only
        number = len(mine.loaded.record.moves)
        assert max(told, default=0) <= number <= max(told, default=0) + 1
        assert (mine.loaded.record, mine.loaded.state) == game(7, number)
    for left in tmp_path.rglob("*.tmp"):
        os.utime(left, (1, 1))
    saves.tidy()
    assert list(tmp_path.rglob("*.tmp")) == []
