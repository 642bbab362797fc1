"""On a small or much enlarged screen nothing of the window lies beside it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

SAYS_ITS_SIZE = """
import json
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from handfoot_gui.__main__ import main
from handfoot_gui.views.program import Program
start = Program.start
def start_and_say(program, file):
    start(program, file)
    def say():
        window = program.window
        room = window.screen().availableSize()
        sizes = window.size(), window.minimumSize(), room
        print(json.dumps([size.toTuple() for size in sizes]), flush=True)
        QApplication.quit()
    QTimer.singleShot(0, say)
Program.start = start_and_say
main([])
"""


def test_the_window_opens_no_larger_than_the_screen(tmp_path: Path) -> None:
    # 800 by 800 pixels is what a program has without a screen.
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HANDFOOT_HOME": str(tmp_path)}
    for scale in ("1", "1.5"):
        done = subprocess.run(
            [sys.executable, "-c", SAYS_ITS_SIZE],
            env={**env, "QT_SCALE_FACTOR": scale},
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        size, least, room = json.loads(done.stdout)
        assert room[0] < 1024
        for found in (size, least):
            assert found[0] <= room[0]
            assert found[1] < room[1]
