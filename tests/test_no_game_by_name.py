"""No code asks which game it serves: registries are looked up, names are never compared."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import handfoot_gui
from handfoot_gui.games import GAMES

PACKAGE = Path(handfoot_gui.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))


def compared(path: Path) -> Iterator[str]:
    """Where a file compares something with the name of a game."""
    source, names = path.read_text("utf-8"), {*GAMES, "GAME"}
    # Most modules need not be taken apart.
    nodes = ast.walk(ast.parse(source)) if any(name in source for name in names) else ()
    for node in nodes:
        sides: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            sides = [node.value]
        named = {str(side.value) for side in sides if isinstance(side, ast.Constant)}
        named |= {side.id for side in sides if isinstance(side, ast.Name)}
        if named & names:
            yield f"{path}:{sides[0].lineno}"


def test_no_game_is_compared_by_its_name() -> None:
    assert [place for path in FILES for place in compared(path)] == []


def test_a_comparison_with_a_game_would_be_seen(tmp_path: Path) -> None:
    careless = tmp_path / "careless.py"
    careless.write_text("if game == 'raub':\n    match game:\n        case 'raub': pass\n")
    assert len(list(compared(careless))) == 2


WORDS_OF_ONE_GAME = re.compile(
    r"foot|second.?stock|cutting|packet|talon|trump|knock", re.IGNORECASE
)


def test_the_card_table_has_no_words_of_one_game() -> None:
    files = [PACKAGE / "core" / "table.py", *(PACKAGE / "ui" / "table").glob("*.py")]
    texts = {path.name: path.read_text("utf-8").replace("handfoot_gui", "") for path in files}
    assert {name: WORDS_OF_ONE_GAME.findall(text) for name, text in texts.items()} == {
        name: [] for name in texts
    }
