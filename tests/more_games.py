"""More games than the program has: copies of the example game under other names."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

import pytest
from example_game.game import GAME
from msgspec.structs import replace

from handfoot_gui.core.game import GameDef, GameText, Lazy
from handfoot_gui.core.text.phrases import Translate
from handfoot_gui.games import GAMES


class _Known(Lazy[object]):
    """A part that is at hand."""

    def __init__(self, part: object) -> None:
        super().__init__("")
        self._found = part


def named(name: str, title: str) -> GameDef:
    """The example game under another name and title."""

    def text(translate: Translate) -> GameText:
        return replace(GAME.text(translate), title=title)

    made = copy(GAME)
    vars(made).update(name=name, parts={**GAME.parts, "text": _Known(text)})
    return made


def add_games(monkeypatch: pytest.MonkeyPatch, titles: Iterable[str]) -> None:
    """Let the program have a game of each of *titles*, too, for one test."""
    for title in titles:
        name = title.lower().replace(" ", "-")
        monkeypatch.setitem(GAMES, name, named(name, title))
