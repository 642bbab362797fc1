"""Makes the puzzles of a game anew: `python packaging/puzzles GAME` writes `assets/puzzles/`.

Bots play games; what they come to is looked through by `<game>.py` beside this file, where the
solver or bots judge it. The same seed gives the same puzzles.
"""

from __future__ import annotations

import argparse
import importlib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Final, Protocol, cast

from msgspec.structs import replace

from handfoot_gui.core.puzzle import Puzzle
from handfoot_gui.games import GAMES
from handfoot_gui.storage.puzzles import write_puzzles

_ASSETS: Final = Path(__file__).parents[2] / "assets" / "puzzles"


class Finder(Protocol):
    """What the module of a game gives."""

    WANTED: Mapping[tuple[str, int], int]
    """How many puzzles of which kind and degree."""

    def candidates(self, dice: Random) -> Iterator[Puzzle]:
        """Puzzles with one best answer, one after the other without an end; names do not count."""


def collected(finder: Finder, dice: Random) -> list[Puzzle]:
    """As many puzzles of each kind and degree as wanted, in the order of kinds and degrees."""
    found: dict[tuple[str, int], list[Puzzle]] = {place: [] for place in finder.WANTED}
    for puzzle in finder.candidates(dice):
        place = puzzle.kind, puzzle.degree
        if len(found.get(place, ())) < finder.WANTED.get(place, 0):
            found[place].append(puzzle)
            print(Counter({f"{kind} {degree}": len(found[kind, degree]) for kind, degree in found}))
        if all(len(found[place]) == number for place, number in finder.WANTED.items()):
            break
    numbers: Counter[str] = Counter()
    named = []
    for place in sorted(found):
        for puzzle in found[place]:
            numbers[puzzle.kind] += 1
            named.append(replace(puzzle, name=f"{puzzle.kind}-{numbers[puzzle.kind]:02}"))
    return named


def main() -> None:
    """Read the arguments, and write the puzzles of one game."""
    parser = argparse.ArgumentParser(description="Make the puzzles of a game anew.")
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.has_puzzles])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path)
    chosen = parser.parse_args()
    finder = cast(Finder, importlib.import_module(chosen.game.replace("-", "_")))
    path = chosen.output or _ASSETS / f"{chosen.game}.jsonl"
    write_puzzles(path, collected(finder, Random(chosen.seed)))


if __name__ == "__main__":
    main()
