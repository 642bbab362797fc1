"""What would kill the program only after a while, or abort it before it can speak."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

_MANY_VOID_CALLS = """
from PySide6.QtGui import QBrush, QColor, QImage, QPainter
image = QImage(8, 8, QImage.Format.Format_ARGB32)
painter = QPainter(image)
brush = QBrush(QColor("white"))
for _ in range(20_000):
    painter.setBrush(brush)
painter.end()
print("alive")
"""


def test_twenty_thousand_void_calls_into_qt_do_not_kill_the_process() -> None:
    """PySide6 6.12.0 on Python 3.11 loses a reference to None with every one of them."""
    done = subprocess.run(
        [sys.executable, "-c", _MANY_VOID_CALLS], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout.strip()) == (0, "alive")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the names are those of Linux")
def test_an_unknown_way_to_the_screen_is_one_sentence_and_no_abort() -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "no-such-thing"}
    done = subprocess.run(
        [sys.executable, "-m", "handfoot_gui"],
        env=environment, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "no-such-thing" in done.stderr
