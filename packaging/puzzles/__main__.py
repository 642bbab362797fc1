"""Makes the puzzles of a game anew: `python packaging/puzzles GAME` writes `assets/puzzles/`.

Bots play games; what they come to is looked through by `<game>.py` beside this file, where the
solver or bots judge it. The same seed gives the same puzzles, beside those that are kept.

A puzzle is called what it was called before, wherever its position is found again. Others get new
numbers, so that no name stands for two puzzles.
"""

from __future__ import annotations

import argparse
import importlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final, Protocol, cast, runtime_checkable

from msgspec.structs import replace

from handfoot_gui.core.puzzle import Puzzle
from handfoot_gui.games import GAMES
from handfoot_gui.storage.puzzles import read_puzzles, write_puzzles

_ASSETS: Final = Path(__file__).parents[2] / "assets" / "puzzles"


class Finder(Protocol):
    """What the module of a game gives."""

    WANTED: Mapping[tuple[str, int], int]
    """How many puzzles of which kind and degree."""

    def candidates(self, dice: Random) -> Iterator[Puzzle]:
        """Puzzles with one best answer, one after the other without an end; names do not count."""


@runtime_checkable
class JudgingFinder(Finder, Protocol):
    """A finder that has kept puzzles judged anew: bots who judge learn, a solver does not."""

    def judged_anew(self, kept: Sequence[Puzzle], dice: Random) -> Iterator[Puzzle]:
        """Those of *kept* that are still puzzles, then as `Finder.candidates`."""


def collected(finder: Finder, dice: Random, kept: Sequence[Puzzle]) -> list[Puzzle]:
    """As many puzzles of each kind and degree as wanted, in the order of kinds and degrees."""
    found: dict[tuple[str, int], list[Puzzle]] = {place: [] for place in finder.WANTED}
    puzzles = (
        finder.judged_anew(kept, dice)
        if isinstance(finder, JudgingFinder)
        else finder.candidates(dice)
    )
    for puzzle in puzzles:
        place = puzzle.kind, puzzle.degree
        if len(found.get(place, ())) < finder.WANTED.get(place, 0):
            found[place].append(puzzle)
            print(Counter({f"{kind} {degree}": len(found[kind, degree]) for kind, degree in found}))
        if all(len(found[place]) == number for place, number in finder.WANTED.items()):
            break
    return named((puzzle for place in sorted(found) for puzzle in found[place]), kept)


def named(puzzles: Iterable[Puzzle], kept: Sequence[Puzzle]) -> list[Puzzle]:
    """*puzzles*, those in a position of *kept* ones by their names, others by new ones."""
    names = {(puzzle.kind, puzzle.moves): puzzle.name for puzzle in kept}
    last: Counter[str] = Counter()
    for puzzle in kept:
        last[puzzle.kind] = max(last[puzzle.kind], int(puzzle.name.rpartition("-")[2]))
    found = []
    for puzzle in puzzles:
        name = names.get((puzzle.kind, puzzle.moves))
        if name is None:
            last[puzzle.kind] += 1
            name = f"{puzzle.kind}-{last[puzzle.kind]:02}"
        found.append(replace(puzzle, name=name))
    return found


def main() -> None:
    """Read the arguments, and write the puzzles of one game."""
    parser = argparse.ArgumentParser(description="Make the puzzles of a game anew.")
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.has_puzzles])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path)
    chosen = parser.parse_args()
    finder = cast(Finder, importlib.import_module(chosen.game.replace("-", "_")))
    path = _ASSETS / f"{chosen.game}.jsonl"
    kept = read_puzzles(chosen.game, path)[0] if path.exists() else ()
    write_puzzles(chosen.output or path, collected(finder, Random(chosen.seed), kept))


if __name__ == "__main__":
    main()
