"""The table of options in the README names every field and every value, and no others."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path

import pytest

from handfoot_gui.engine.hand_and_foot.options import Options

README = Path(__file__).parents[1] / "README.md"


def rows() -> dict[str, str]:
    """The line of every field."""
    text = README.read_text(encoding="utf-8")
    table = text.split("### Options")[1].split("###")[0]
    found = {}
    for line in table.splitlines():
        if line.startswith("| `"):
            for field in re.findall(r"`(\w+)`", line.split("|")[1]):
                found[field] = line
    return found


def test_every_field_is_described() -> None:
    assert set(rows()) == set(Options.__struct_fields__)


@pytest.mark.parametrize("field", Options.__struct_fields__)
def test_every_value_of_a_choice_is_described(field: str) -> None:
    value = getattr(Options(), field)
    if isinstance(value, StrEnum):
        for other in type(value):
            assert f'`"{other.value}"`' in rows()[field].split("|")[2]
        assert f'`"{value.value}"`' in rows()[field].split("|")[3]
