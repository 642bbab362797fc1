"""Fixtures of the engine tests; positions are set out with `setting_out.Play`."""

from __future__ import annotations

import pytest

from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot


@pytest.fixture
def classic() -> HandAndFoot:
    """The classic game."""
    return HandAndFoot(Options())
