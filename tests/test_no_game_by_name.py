"""No code asks which game it serves: registries are looked up, names are never compared."""

from __future__ import annotations

import ast
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
