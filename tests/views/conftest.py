"""What every test of the window needs: the code of a deal holds up none but those about it."""

from __future__ import annotations

import pytest

from handfoot_gui.views.game import bridge


@pytest.fixture(autouse=True)
def code_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal at once."""
    monkeypatch.setattr(bridge, "CODE_MS", 0)
