"""The tables of options, moves and bots that others read name all there is, and nothing else."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path

import msgspec.inspect
import pytest

from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
FORMATS = ROOT / "handfoot_gui" / "storage" / "formats.md"
TITLES = {
    "hand-and-foot": ("### Options", "### Moves of the table", "### Moves of a player"),
    "raub": ("### Games of Raub",),
    "manipulation": ("### Games of Manipulation Rummy",),
}
"""The sections that describe each game."""


def rows(game: str, head: str) -> dict[str, list[str]]:
    """The cells of every line of tables under *head*, by each of the names in its first one."""
    text = FORMATS.read_text(encoding="utf-8")
    found = {}
    is_wanted = False
    for title in TITLES[game]:
        section = re.split(r"^#+ ", text.split(f"\n{title}")[1], flags=re.MULTILINE)[0]
        for line in section.splitlines():
            if not line.startswith("| `"):
                is_wanted = line.startswith(f"| {head} |") or (is_wanted and line.startswith("|-"))
            elif is_wanted:
                cells = [cell.strip() for cell in line.strip("|").split(" | ")]
                for name in re.findall(r"`([\w-]+)`", cells[0]):
                    found[name] = cells
    return found


def moves(game: str) -> dict[str, set[str]]:
    """Every move as it is written, with its fields."""
    union = msgspec.inspect.type_info(GAMES[game].move_type)
    assert isinstance(union, msgspec.inspect.UnionType)
    return {
        str(kind.tag): {field.encode_name for field in kind.fields}
        for kind in union.types
        if isinstance(kind, msgspec.inspect.StructType)
    }


FIELDS = [
    (game, field)
    for game, made in GAMES.items()
    for field in msgspec.inspect.type_info(made.options_type).fields  # type: ignore[attr-defined]
]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_move_is_described_and_no_other(game: str) -> None:
    options = {field.name for name, field in FIELDS if name == game}
    assert set(rows(game, "field")) == options
    assert set(rows(game, "move")) == set(moves(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_every_move_are_described(game: str) -> None:
    described = rows(game, "move")
    for move, fields in moves(game).items():
        assert all(f"`{field}`" in described[move][1] for field in fields), move


@pytest.mark.parametrize(("game", "field"), FIELDS, ids=lambda one: getattr(one, "name", one))
def test_every_value_and_the_usual_one_are_described(
    game: str, field: msgspec.inspect.Field
) -> None:
    names, labels, values, usual = rows(game, "field")[field.name][:4]
    default, kind = field.default, field.type
    place = re.findall(r"`(\w+)`", names).index(field.name)
    texts = GAMES[game].option_texts(Words(), GAMES[game].options_type())
    assert labels.split("; ")[place] == texts.fields[field.name].label
    if isinstance(default, StrEnum):
        for other in type(default):
            assert f'`"{other.value}"`' in values
        written = f'`"{default.value}"`'
    elif isinstance(default, bool):
        assert values == "true, false"
        written = str(default).lower()
    elif isinstance(kind, msgspec.inspect.IntType):
        least, most = kind.ge, kind.le
        assert least is not None
        assert most is not None
        span = f"±{most:,}" if least == -most else f"{least}–{most}".replace("-", "−")
        assert values == span
        written = f"{default}".replace("-", "−")
    else:
        return
    assert usual.split(", ")[place] == written


def test_the_levels_of_the_bots_are_described() -> None:
    section = README.read_text(encoding="utf-8").split("\n### Bots\n")[1].split("\n## ")[0]
    head, _, *lines = (line for line in section.splitlines() if line.startswith("|"))
    levels = re.findall(r"`(\w+)`", head)
    titles = {
        "Hand and Foot": "hand-and-foot",
        "Raub": "raub",
        "Manipulation Rummy": "manipulation",
    }
    found = {}
    for line in lines:
        title, *cells = (cell.strip() for cell in line[1:-1].split("|"))
        found[titles[title]] = [
            level for level, cell in zip(levels, cells, strict=True) if cell.strip()
        ]
    assert found == {name: list(game.levels) for name, game in GAMES.items()}
