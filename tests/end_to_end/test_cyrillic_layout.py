"""A real keyboard on which there are Cyrillic letters only."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from person import Person
from test_held_key import prepare

H_KEY, S_KEY, N_KEY = "43", "39", "57"
"""Keys by their numbers: what is on them is for the keyboard's layout to say."""


def test_hint_score_and_new_game_are_asked_for_by_cyrillic_keys(
    display: str, start: Callable[..., Person], user_folder: Path
) -> None:
    if shutil.which("setxkbmap") is None:
        pytest.skip("needs setxkbmap for another keyboard")
    environment = {"DISPLAY": display, "PATH": os.environ["PATH"]}
    subprocess.run(["setxkbmap", "-layout", "rs"], env=environment, check=True)
    person = start("--open", str(prepare(user_folder, "pbbb")))
    person.sees("GamePage")
    person.press(H_KEY)
    person.reads("Hint:")
    person.press(S_KEY)
    person.sees("ScorePage")
    person.press("Escape")
    person.sees("GamePage")
    person.press(f"ctrl+{N_KEY}")
    person.sees("NewGamePage")
