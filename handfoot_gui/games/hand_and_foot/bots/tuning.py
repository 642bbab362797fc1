"""Learns the tactics of the strong bots: ``python -m …hand_and_foot.bots.tuning``.

One number after the other takes other values, and players without any search who have them play
against players who have the best ones so far, the same cards from each side. What is clearly better
is kept, until nothing is. The same number of deals gives the same tactics.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any, Final

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import OVER, dealt
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide
from handfoot_gui.games.hand_and_foot.bots.kernel.tactics import Tactics
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learnt import TACTICS, houses
from handfoot_gui.parallel import NoWorkers, crew

_DEALS: Final = 4000
_LOOK: Final = 1000
"""Deals after which what is not better so far is given up."""
_CLEARLY: Final = 2.0
"""Standard errors by which other tactics are better."""
_LEAST: Final = 5
"""Points a deal they bring at least."""
_ROUNDS: Final = 3
_VALUES: Final[dict[str, tuple[float, ...]]] = {
    "patience": (1.0, 0.75, 0.55, 0.4),
    "reserve": (1, 2, 3, 0),
    "room": (1, 2, 3, 4, 0),
    "hoard": (2, 1, 0, 4),
    "spoils": (6, 4, 2, 9),
    "closes": (1.0, 0.5, 0.2),
}
_OF_PARTNERS: Final = ("patience", "room")
"""What single players have no use for."""


def lead(own: Terms, other: Terms, seed: int) -> float:
    """By how many points a side of *own* beats sides of *other* in a deal, on average over the
    sides it plays the same cards from; both are of one house."""
    total = 0.0
    number = 1 + seed % max(1, own.options.deals)
    for side in range(own.sides):
        rng = Random(seed * own.sides + side)
        deal = dealt(own, number, [0] * own.sides, Random(seed))
        while deal.phase != OVER:
            deal.terms = own if own.side_of[deal.actor()] == side else other
            deal.perform(decide(deal), rng)
        others = [deal.points(one) for one in own.other_sides[side]]
        total += deal.points(side) - sum(others) / len(others)
    return total / own.sides


def gain(own: Terms, other: Terms, seeds: range) -> float:
    """How many points a deal *own* is better than *other*, 0 where it is not clear."""
    count, mean, squares = 0, 0.0, 0.0
    for seed in seeds:
        found = lead(own, other, seed)
        count += 1
        step = found - mean
        mean += step / count
        squares += step * (found - mean)
        if count == _LOOK and mean <= 0:
            return 0.0
    error = sqrt(squares / (count - 1) / count)
    return mean if mean >= max(_LEAST, _CLEARLY * error) else 0.0


def tuned(job: tuple[str, int]) -> dict[str, float]:
    """The tactics of a house of `houses` that differ from the steady player's, found with so many
    deals a trial."""
    house, deals = job
    options = houses()[house]
    best, first = Tactics(), derived_seed("tactics", house) % 1_000_000_000
    for _ in range(_ROUNDS):
        before = best
        for field, values in _VALUES.items():
            if options.side_count == options.players and field in _OF_PARTNERS:
                continue
            other, most = Terms(options, tactics=best), 0.0
            for tactics in _with(best, field, values):
                first += deals
                found = gain(Terms(options, tactics=tactics), other, range(first, first + deals))
                if found > most:
                    best, most = tactics, found
        if best == before:
            break
    usual = Tactics()._asdict()
    return {field: value for field, value in best._asdict().items() if value != usual[field]}


def _with(tactics: Tactics, field: str, values: tuple[float, ...]) -> Iterator[Tactics]:
    """*tactics* with other *values* of one field."""
    fields: dict[str, Any] = tactics._asdict()
    for value in values:
        if value != fields[field]:
            yield Tactics(**(fields | {field: value}))


def main(arguments: Sequence[str] | None = None) -> int:
    """Tune houses and write their tactics; gives the exit code."""
    parser = argparse.ArgumentParser(description="Learn the tactics of the strong player.")
    parser.add_argument("houses", nargs="*", help="such as 'classic 4 pairs'; all if none is named")
    parser.add_argument("--deals", type=int, default=_DEALS, help="of every trial")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--cluster", metavar="ADDRESS", help="of a Dask scheduler")
    parser.add_argument("-o", "--output", type=Path, default=TACTICS, help="the file of tactics")
    asked = parser.parse_args(arguments)
    unknown = [house for house in asked.houses if house not in houses()]
    if unknown:
        parser.error(f"no house is called {unknown[0]!r}: choose from {', '.join(houses())}")
    if asked.deals < 2 or asked.workers < 1 or asked.output.is_dir():
        parser.error("there must be two deals, workers, and a file to be written")
    try:
        known: dict[str, dict[str, float]] = {}
        if asked.output.exists():
            known = json.loads(asked.output.read_bytes())
        with crew(asked.workers, asked.cluster) as hands:
            jobs = ((house, asked.deals) for house in asked.houses or houses())
            for (house, _), found in hands.results(tuned, jobs):
                known[house] = found
                print(f"{house:36} {found}", flush=True)
                # Each house is kept as soon as it is known.
                _write(asked.output, known)
    except (NoWorkers, OSError, ValueError, KeyboardInterrupt) as error:
        print(f"The tactics were not written: {str(error) or 'interrupted'}", file=sys.stderr)
        return 1
    return 0


def _write(path: Path, known: dict[str, dict[str, float]]) -> None:
    lines = ",\n".join(
        f"{json.dumps(house)}: {json.dumps(known[house])}" for house in houses() if house in known
    )
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.write_bytes(f"{{\n{lines}\n}}\n".encode())
    unfinished.replace(path)


if __name__ == "__main__":
    raise SystemExit(main())
