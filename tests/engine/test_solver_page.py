"""The page about the solver says what the code says."""

from __future__ import annotations

import re
from pathlib import Path

from handfoot_gui.games.manipulation import solver
from handfoot_gui.games.manipulation.solver import Tuning, dual_bound, max_lay

HOME = Path(solver.__file__).parent
PAGE = (HOME / "README.md").read_text(encoding="utf-8")


def test_every_constant_stands_in_the_page_with_its_value() -> None:
    values = {"MOMENTUM": dual_bound.MOMENTUM, **{
        name: getattr(max_lay.TUNING, name) for name in Tuning.__struct_fields__
    }}  # fmt: skip
    told = dict(re.findall(r"^\| `(\w+)` \| ([\d.,]+) \|", PAGE, re.MULTILINE))
    assert {name: float(value.replace(",", "")) for name, value in told.items()} == values
    for name in ("WORK_OF_SHARING", "WORK_OF_ARC", "WORK_OF_NODE", "ARCS_PASSED"):
        assert re.search(rf"`{name}` {getattr(max_lay, name)}\s", PAGE)


def test_the_page_names_every_file_and_no_other() -> None:
    files = {path.name for path in HOME.glob("*.py")} - {"__init__.py"}
    assert set(re.findall(r"`(\w+\.py)`", PAGE)) == files
