"""Programs of several households that play challenges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from played_lab import LIKED
from PySide6.QtGui import QGuiApplication
from whole_program import QUICK, programs

from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.challenge.page import ChallengePage
from handfoot_gui.ui.widgets.timing import Timing


def households(
    qapp: QGuiApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    timing: Timing = QUICK,
) -> Iterator[Callable[[str], Controller]]:
    """What starts the program of a household."""
    with programs(qapp, timing) as make:

        def started(home: str) -> Controller:
            monkeypatch.setenv("HANDFOOT_HOME", str(tmp_path / home))
            program = make()
            program.window.set_preferences(LIKED)
            program.start()
            return program

        yield started


def page(program: Controller) -> ChallengePage:
    """The page of challenges, which is shown."""
    found = program.window.page
    assert isinstance(found, ChallengePage)
    return found
