"""What every test of the window needs: the code of a deal holds up none but those about it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from handfoot_gui.ui.game import bridge as bridge_module
from handfoot_gui.ui.table import accessible, view

if TYPE_CHECKING:
    from table_lab import Lab, Opened


@pytest.fixture(autouse=True)
def code_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal at once, and let what comes next be pressed at once."""
    monkeypatch.setattr(bridge_module, "CODE_MS", 0)
    monkeypatch.setattr(view, "QUIET_MS", 0)


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Opened]:
    """Opens tables of Hand and Foot, as `Lab` does, and closes them again."""
    from table_lab import Lab

    accessible.install()
    labs: list[Lab] = []

    def make(*position: object, **wishes: object) -> Lab:
        labs.append(Lab(*position, **wishes))  # type: ignore[arg-type]
        return labs[-1]

    yield make
    for lab in labs:
        lab.close()
        qtbot.wait(1)
