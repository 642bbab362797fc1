"""What every test needs: no screen, a user data directory of its own, no speed by the clock."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

os.environ["QT_QPA_PLATFORM"] = "offscreen"


@pytest.fixture(autouse=True)
def user_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user data directory, so that no test reads or writes a household's games."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HANDFOOT_HOME", str(folder))
    return folder
