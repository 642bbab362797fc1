"""Assets are found from a checkout and from inside an installed wheel."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from handfoot_gui.assets import asset_path

ROOT = Path(__file__).parent.parent


def test_the_icon_is_found() -> None:
    assert asset_path("icon.svg").read_text("utf-8").startswith("<svg")


def test_a_wheel_carries_the_assets_where_they_are_looked_for(tmp_path: Path) -> None:
    hatchling = pytest.importorskip("hatchling.builders.wheel", reason="hatchling is not installed")
    wheel = next(hatchling.WheelBuilder(str(ROOT)).build(directory=str(tmp_path)))
    names = zipfile.ZipFile(wheel).namelist()
    assert "handfoot_gui/assets/icon.svg" in names
    assert "handfoot_gui/ui/widgets/theme.py" in names
    assert "handfoot_gui/storage/formats.md" in names
