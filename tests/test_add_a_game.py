"""The steps of CONTRIBUTING.md make a game of the example that keeps all that games have to."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
GENERAL: Final = (
    "tests/engine/test_contract.py",
    "tests/engine/test_brought_forward.py",
    "tests/model/test_daily.py",
    "tests/model/test_memory.py",
    "tests/test_covered_views.py",
    "tests/test_described.py",
    "tests/test_no_game_by_name.py",
    "tests/test_puzzles.py",
)
"""Tests of every game that need no window; the steps name them all."""


def steps() -> str:
    """The commands of the section."""
    section = (ROOT / "CONTRIBUTING.md").read_text("utf-8").split("\n## Add a game\n")[1]
    return re.findall(r"```\n(.*?)```", section.split("\n## ")[0], re.DOTALL)[0]


def run(house: Path, *command: str | Path) -> str:
    """What *command* says, which has to end well."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=house,
        env={**os.environ, "PATH": tools, "PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the example in it, after the steps."""
    made = tmp_path_factory.mktemp("house")
    unwanted = shutil.ignore_patterns("__pycache__", "samples", "*.so", "*.pyd")
    for folder in ("handfoot_gui", "tests"):
        shutil.copytree(ROOT / folder, made / folder, ignore=unwanted)
    shutil.copy(ROOT / "pyproject.toml", made)
    for folder in ("assets", "packaging", "tests/samples"):
        (made / folder).symlink_to(ROOT / folder, target_is_directory=True)
    run(made, "bash", "-e", "-c", steps().replace(".venv/bin/", ""))
    return made


def test_the_new_game_breaks_no_import_contract(house: Path) -> None:
    run(house, "lint-imports", "--no-cache")


def test_the_new_game_keeps_the_style(house: Path) -> None:
    run(house, "ruff", "check", "--no-cache", "handfoot_gui", "tests")
    run(house, "ruff", "format", "--no-cache", "--check", "handfoot_gui/games")


def test_the_new_game_passes_the_tests_of_every_game(house: Path) -> None:
    chosen = ("-q", "-p", "no:cacheprovider", "-k", "high or every_folder or levels_of_the_bots")
    said = run(house, sys.executable, "-m", "pytest", *chosen, *GENERAL)
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) > 40, said
