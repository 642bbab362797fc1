"""Draws the pages that the README shows, without a screen: a lesson, puzzles and the family book.

`packaging/screenshots.sh` starts it in an empty home whose path is in HANDFOOT_HOME.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Final

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LC_ALL"] = "en_US.UTF-8"

from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest

from handfoot_gui.core.preferences import Animation, Preferences, ThemeChoice
from handfoot_gui.storage.files import home_folder
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.window.application import Application

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "packaging/screenshots"
SIZE: Final = QSize(1280, 720)
STEPS: Final = 6
"""Of the lesson, until something is to be done at the table."""
KEPT: Final = ("steady/classic", "steady/simpson", "steady/pennies", "raub/classic-3")


def main() -> int:
    """Draw them all; gives the exit code."""
    games = home_folder() / "games"
    games.mkdir(parents=True)
    for kept in KEPT:
        shutil.copy(ROOT / f"tests/samples/{kept}.handfoot.json", games)
    app = Application([sys.argv[0], "-style", "fusion"])
    program = Controller()
    window = program.window
    window.set_preferences(
        Preferences(theme=ThemeChoice.LIGHT, animation=Animation.OFF, is_name_made_up=False)
    )
    program.start()
    window.resize(SIZE)
    window.show()

    def draw(name: str) -> None:
        QTest.qWait(500)
        window.grab().save(str(FOLDER / f"{name}.png"))

    program.show_family_book()
    draw("family-book")
    program.guided.show_puzzles()
    draw("puzzles")
    program.guided.learn("hand-and-foot")
    for _ in range(STEPS):
        QTest.qWait(2500)
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    draw("lesson")
    program.stop()
    window.may_close = lambda: True
    window.close()
    app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
