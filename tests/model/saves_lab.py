"""A folder of saves, and games saved in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from recorded import game

from handfoot_gui.storage.saves import Saves


@pytest.fixture(name="saves")
def made_saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "home")


def saved(saves: Saves, moves: int | None = 20, seed: int = 1) -> Path:
    """A game of *seed* after *moves* moves, saved and closed."""
    record, state = game(seed, moves)
    with saves.create(record) as mine:
        mine.save(record, state)
    return mine.path


def files(saves: Saves) -> list[str]:
    """Every file below the home folder, except the games themselves."""
    found = (path.relative_to(saves.home) for path in saves.home.rglob("*") if path.is_file())
    return sorted(str(path) for path in found if not path.name.endswith(".handfoot"))
