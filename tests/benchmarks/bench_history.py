"""The start and the family book with 5,000 finished games, beside an empty home folder.

Run it with ``python tests/benchmarks/bench_history.py [RUNS]``; it works offscreen. Ratios count,
single times do not: both sides are measured in turn on the same machine.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

TESTS = Path(__file__).parents[1]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path[:0] = [str(TESTS.parent), str(TESTS)]

from tests.benchmarks.bench_window import START_PAGE, first_paint  # noqa: E402

GAMES = 5_000

BOOK = """
import sys, time
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from handfoot_gui.ui.controller import Controller
app = QApplication([])
program = Controller()
program.start()
QTest.qWait(400)
turns = []
last = [time.perf_counter()]
def beat():
    now = time.perf_counter()
    turns.append(now - last[0])
    last[0] = now
timer = QTimer(interval=0)
timer.timeout.connect(beat)
begin = time.perf_counter()
program.show_family_book()
app.processEvents()
shown = time.perf_counter() - begin
book = program.family_book_controller
book.page.grab()
reading = book.catch_up.reading
begin = last[0] = time.perf_counter()
timer.start()
deadline = begin + float(sys.argv[1])
while book.is_reading and time.perf_counter() < deadline:
    app.processEvents()
read = time.perf_counter() - begin
files = 0 if reading is None else reading.done
timer.stop()
turns = sorted(turns) or [0.0]
print(shown, read, files, max(turns), turns[int(len(turns) * 0.95)])
begin = time.perf_counter()
for name in ("people", "pairs", "ladder", "games"):
    book.page.show_leaf(name)
    app.processEvents()
print((time.perf_counter() - begin) / 4)
program.stop()
"""


def run(program: str, home: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=os.environ | {"HANDFOOT_HOME": str(home), "PYTHONPATH": os.pathsep.join(sys.path[:2])},
        stdout=subprocess.PIPE, text=True, check=True,
    )  # fmt: skip
    return done.stdout


def start_time(home: Path) -> float:
    os.environ["HANDFOOT_HOME"] = str(home)
    return first_paint(*START_PAGE)[0] / 1000


def fill(home: Path) -> None:
    """5,000 finished games of all kinds, as files and in the book."""
    from finished_games import many_games, sample_files

    from handfoot_gui.storage.finished_files import catching_up, shelves
    from handfoot_gui.storage.history import FamilyBook

    finished = home / "games" / "finished"
    finished.mkdir(parents=True)
    samples = [json.loads(path.read_text("utf-8")) for path in sample_files()]
    for number in range(GAMES):
        document = samples[number % len(samples)]
        document["id"] = f"{number:016x}"
        name = f"{document['game']}-{number}.handfoot.json"
        (finished / name).write_text(json.dumps(document), "utf-8")
    stamps = catching_up(shelves(finished), frozenset())._todo
    FamilyBook(home).add(many_games(GAMES), stamps)


def main() -> None:
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 11
    with tempfile.TemporaryDirectory() as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        empty.mkdir()
        fill(full)
        start_time(empty)
        pairs = [(start_time(empty), start_time(full)) for _ in range(runs)]
        plain = statistics.median(a for a, _ in pairs)
        loaded = statistics.median(b for _, b in pairs)
        ratio = statistics.median(b / a for a, b in pairs)
        print(f"start: empty {plain:.3f} s, {GAMES} finished games {loaded:.3f} s")
        print(f"start: ratio {ratio:.3f} (at most 1.3 wanted)")
        lines = run(BOOK, full, "10").splitlines()
        print(f"book of {GAMES}: shown after {float(lines[0].split()[0]):.3f} s,", end=" ")
        print(f"another leaf {float(lines[1]):.3f} s")
        (full / "family-book.sqlite").unlink()
        words = run(BOOK, full, "20").splitlines()[0].split()
        read, files, longest, usual = (float(word) for word in words[1:])
        print(f"made anew: {files / read:.0f} games a second;", end=" ")
        print(f"the window waits {usual * 1000:.0f} ms (p95), {longest * 1000:.0f} ms at most")


if __name__ == "__main__":
    main()
