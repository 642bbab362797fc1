"""Real keyboards on which keys type something else than American ones."""

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
QUESTION = {"fr": "shift+58", "cz": "shift+59"}
"""The key of "?", which types a comma without Shift."""


def lay_out(display: str, layout: str) -> None:
    """From now on the keyboard of *display* has the keys of a country."""
    if shutil.which("setxkbmap") is None:
        pytest.skip("needs setxkbmap for another keyboard")
    environment = {"DISPLAY": display, "PATH": os.environ["PATH"]}
    subprocess.run(["setxkbmap", "-layout", layout], env=environment, check=True)


def test_hint_score_and_new_game_are_asked_for_by_cyrillic_keys(
    display: str, start: Callable[..., Person], user_folder: Path
) -> None:
    lay_out(display, "rs")
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


def test_what_can_be_done_is_asked_with_the_question_mark_of_french_and_czech_keyboards(
    display: str, start: Callable[..., Person], user_folder: Path
) -> None:
    person = start("--open", str(prepare(user_folder, "pbbb")))
    person.sees("GamePage")
    for layout, key in QUESTION.items():
        lay_out(display, layout)
        person.press(key.removeprefix("shift+"))
        person.sees("GamePage")
        person.press(key)
        person.sees("PossibleDialog")
        while person.page() != "GamePage":
            # Without a window manager a dialog that has just come may not have the keyboard yet.
            person.press("Escape")
