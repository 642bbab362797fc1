"""How the benchmarks of the bots write their figures."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, median, quantiles, stdev


def arguments(doc: str | None, games: int, **others: str | int) -> argparse.Namespace:
    """What the command line says, of a count of *games*, the first seed and some *others*, which
    are given with their defaults; says first on what is measured."""
    parser = argparse.ArgumentParser(
        description=doc, formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    for name, usual in {"games": games, "seed": 1, **others}.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual, help=" ")
    asked = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}")
    return asked


def with_interval(numbers: Sequence[float]) -> str:
    """Mean and half its 95 % interval."""
    half = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{fmean(numbers):.4g} ± {half:.2g}"


def line(name: str, figure: object) -> None:
    print(f"  {name:<20} {figure}", flush=True)


def decisions(seconds: Sequence[float]) -> None:
    """How long decisions took."""
    steps = quantiles(seconds, n=1000)
    line(
        "a decision",
        f"{1000 * median(seconds):.3g} ms median, {1000 * steps[949]:.3g} p95, "
        f"{1000 * steps[998]:.3g} p99.9, {1000 * max(seconds):.3g} longest of {len(seconds)}",
    )
