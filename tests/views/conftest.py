"""What every test of the window needs: the code of a deal holds up none but those about it."""

from __future__ import annotations

import pytest

from handfoot_gui.ui.game import pacing
from handfoot_gui.ui.table import view


@pytest.fixture(autouse=True)
def code_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal at once, and let what comes next be pressed at once."""
    monkeypatch.setattr(pacing, "CODE_MS", 0)
    monkeypatch.setattr(view, "QUIET_MS", 0)
