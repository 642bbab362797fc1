"""What glides over the table leaves nothing behind on the screen, at any scale of the desktop."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

GLIDING = Path(__file__).with_name("gliding.py")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("scale", "sample", "moves"),
    [
        ("1.25", "steady/classic", 60),
        ("1.5", "steady/classic", 60),
        ("1.75", "steady/classic", 60),
        ("2", "steady/classic", 60),
        ("1.5", "raub/classic-3", 12),
        ("1.5", "manipulation/classic-4", 60),
    ],
)
def test_the_screen_is_as_a_fresh_picture(
    display: str, scale: str, sample: str, moves: int
) -> None:
    own = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [sys.executable, str(GLIDING), sample, str(moves)],
        env={**os.environ, **own},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [float(scale), 0]
