"""What every test needs: no screen, a user data directory of its own, no speed by the clock."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["QT_QPA_PLATFORM"] = "offscreen"

# The same examples in every run; `pytest --hypothesis-profile=search` looks for new ones.
settings.register_profile("repeatable", derandomize=True)
settings.register_profile("search", derandomize=False)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def user_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user data directory, so that no test reads or writes a household's games."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HANDFOOT_HOME", str(folder))
    return folder
