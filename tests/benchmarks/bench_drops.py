"""Calls of Python functions that a drop on the table makes until its event returns.

Run it with ``python tests/benchmarks/bench_drops.py``. They are counted by ``sys.setprofile``
around the release of a real mouse drag, on a classic table in the middle of a deal at 1280 × 720:
as a bare table, whose moves a stand-in plays, and in the whole program, which keeps the game.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent), str(TESTS), str(TESTS / "views")]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from drops_lab import MOVES, at_the_discard, calls_of_each, in_the_program, mid_deal  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402


def main() -> None:
    app = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as home:
        os.environ["HANDFOOT_HOME"] = home
        lab = mid_deal()
        print(f"calls of a drop, {len(lab.scene.canvas.cards.shown)} cards on the table")
        for name, calls in calls_of_each(lab).items():
            print(f"  {name}: {calls}")
        lab.close()
        for moves in (40, MOVES):
            moves = at_the_discard(moves)
            print(f"calls of a drop in the whole program after {moves} moves")
            for name, calls in in_the_program(moves).items():
                print(f"  {name}: {calls}")
    del app


if __name__ == "__main__":
    main()
