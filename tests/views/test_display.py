"""What is said where no window can open: one line, whatever the environment holds."""

from __future__ import annotations

import os
import sys

import pytest

from handfoot_gui.views.display import display_problem


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there is it asked")
@pytest.mark.parametrize(
    "name",
    ["DISPLAY", "QT_QPA_PLATFORM"],
)
def test_a_strange_screen_is_one_printable_sentence(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv(name, os.fsdecode(b"no\nscreen\x1b[2J\xff"))
    said = display_problem()
    assert said is not None
    assert said.isascii()
    assert said.isprintable()
