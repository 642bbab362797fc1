"""The command line of what is learnt for every house: tactics, and weights of the evaluation."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from msgspec import MsgspecError, json

from handfoot_gui.games.hand_and_foot.bots.learnt import houses
from handfoot_gui.parallel import NoWorkers, crew

_Found = TypeVar("_Found")
_Kept = TypeVar("_Kept")


def learn(
    learner: Callable[[tuple[str, int]], _Found],
    told: Callable[[_Found], tuple[_Kept, str]],
    *,
    about: str,
    amount: tuple[str, int, str],
    output: Path,
    kind: type[dict[str, _Kept]],
    arguments: Sequence[str] | None,
) -> int:
    """Have houses learn what the command line asks for; gives the exit code.

    *learner* takes the name of a house and how much it learns from, *told* says what of that is
    kept and what is printed. *amount* is the option for how much, its default, and what it means.
    What is known of other houses in *output* stays, if it is of the *kind* that is read there.
    """
    option, usual, meaning = amount
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("houses", nargs="*", help="such as 'classic 4 pairs'; all if none is named")
    parser.add_argument(option, type=int, default=usual, dest="amount", help=meaning)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler")
    parser.add_argument("-o", "--output", type=Path, default=output, help="the file it is kept in")
    asked = parser.parse_args(arguments)
    unknown = [house for house in asked.houses if house not in houses()]
    if unknown:
        parser.error(f"no house is called {unknown[0]!r}; these are: {', '.join(houses())}")
    if asked.amount < 2 or asked.workers < 1 or asked.output.is_dir():
        parser.error("there must be something to learn from, workers, and a file to be written")
    names = asked.houses or list(houses())
    try:
        known: dict[str, _Kept] = {}
        if asked.output.exists():
            known = json.decode(asked.output.read_bytes(), type=kind)
    except (OSError, MsgspecError, ValueError, RecursionError) as error:
        print(f"{asked.output.name}: {error}", file=sys.stderr)
        return 1
    try:
        # Whether there is room is known before hours of work.
        _write(asked.output, known)
        with crew(asked.workers, asked.cluster) as hands:
            jobs = ((name, asked.amount) for name in names)
            for (name, _), found in hands.results(learner, jobs):
                known[name], remark = told(found)
                print(f"{name:36} {remark}", flush=True)
                _write(asked.output, known)
    except (NoWorkers, OSError, KeyboardInterrupt) as error:
        print(f"{asked.output.name}: {str(error) or 'interrupted'}", file=sys.stderr)
        return 1
    return 0


def _write(path: Path, known: Mapping[str, object]) -> None:
    """Keep what is *known*, a house in a line, in the order of `houses`, then others."""
    lines = [
        json.encode(house) + b": " + json.format(json.encode(known[house]), indent=0)
        for house in dict.fromkeys((*houses(), *known))
        if house in known
    ]
    unfinished = path.with_name(f"{path.name}.unfinished")
    try:
        unfinished.write_bytes(b"{\n" + b",\n".join(lines) + b"\n}\n")
        unfinished.replace(path)
    finally:
        with suppress(OSError):
            unfinished.unlink()
