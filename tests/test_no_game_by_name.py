"""No code asks which game it serves: registries are looked up, names are never compared."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import handfoot_gui
from handfoot_gui.games import GAMES

PACKAGE = Path(handfoot_gui.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_game_is_compared_by_its_name(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            named = [s.value for s in sides if isinstance(s, ast.Constant)]
            assert not set(map(str, named)) & set(GAMES), f"{path}:{node.lineno}"
            names = [s.id for s in sides if isinstance(s, ast.Name)]
            assert "GAME" not in names, f"{path}:{node.lineno}"
        elif isinstance(node, ast.MatchValue) and isinstance(node.value, ast.Constant):
            assert node.value.value not in GAMES, f"{path}:{node.lineno}"


WORDS_OF_ONE_GAME = re.compile(
    r"foot|second.?stock|cutting|packet|talon|trump|knock", re.IGNORECASE
)


@pytest.mark.parametrize(
    "path",
    [PACKAGE / "core" / "table.py", *sorted((PACKAGE / "ui" / "table").glob("*.py"))],
    ids=lambda path: str(path.name),
)
def test_the_card_table_has_no_words_of_one_game(path: Path) -> None:
    text = path.read_text("utf-8").replace("handfoot_gui", "")
    assert WORDS_OF_ONE_GAME.findall(text) == []
