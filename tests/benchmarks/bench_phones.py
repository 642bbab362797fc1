"""What one seat on a phone costs: run it with ``python tests/benchmarks/bench_phones.py update``.

``update`` plays kept games of each game move by move, while one seat lifts a card now and then, and
measures what a change costs until its message is in bytes (seen, shown, encoded): the time, as a
multiple of what the table of the same view takes to be made in the same run, and the sizes, plain
and deflated in one stream as on the wire. ``profile`` tells where the time goes.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median, quantiles
from time import process_time
from typing import Any

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS.parent), str(TESTS), str(TESTS / "phones")]

from phone_seats_lab import Lab  # noqa: E402

from handfoot_gui.core.seats import Seat  # noqa: E402
from handfoot_gui.core.table import HandOrder  # noqa: E402
from handfoot_gui.core.text.words import Words  # noqa: E402
from handfoot_gui.games import GAMES, presenter_of  # noqa: E402
from handfoot_gui.phones import messages as m  # noqa: E402
from handfoot_gui.storage.codec import load  # noqa: E402
from tests.benchmarks.figures import line  # noqa: E402

KEPT = {
    "hand-and-foot": ("steady/classic", "steady/brouillette-low"),
    "raub": ("raub/classic-4", "raub/classic-3"),
    "manipulation": ("manipulation/classic-4", "manipulation/machiavelli-4"),
}
_WINDOW, _LEVEL = -13, 5
"""As the connection deflates."""


def updates(sample: str, most: int, seat: Seat) -> Iterator[tuple[Lab, Any]]:
    """A kept game move by move, *seat* on a phone."""
    record = load(TESTS / "samples" / f"{sample}.handfoot.json").record
    lab = Lab(record.with_moves(()).with_fair(()))
    lab.take(seat)
    for mover, move in record.moves[:most]:
        lab.session.play(mover, move)
        yield lab, move


def measured(sample: str, most: int) -> tuple[list[float], list[float], list[int], list[int]]:
    """Seconds of the processor of every update and of the bare table, bytes plain and deflated."""
    seat, rng = Seat(0), Random(1)
    times, bare, plain, deflated = [], [], [], []
    stream = zlib.compressobj(6, zlib.DEFLATED, _WINDOW, _LEVEL)
    other: Any = None
    for lab, _ in updates(sample, most, seat):
        phone = lab.phones[seat]
        if other is None:
            other = presenter_of(lab.session.record, Words()).table
        began = process_time()
        phone.see()
        sent = m.encode(phone.shown())
        times.append(process_time() - began)
        began = process_time()
        other.table(lab.session.view(seat), other.empty, HandOrder())
        bare.append(process_time() - began)
        plain.append(len(sent))
        deflated.append(len(stream.compress(sent)) + len(stream.flush(zlib.Z_SYNC_FLUSH)))
        hand = phone.shown().hand
        if hand and lab.session.actor == seat and rng.random() < 0.5:
            began = process_time()
            phone.do(m.Tap(rng.choice(hand).id))
            sent = m.encode(phone.shown())
            times.append(process_time() - began)
            plain.append(len(sent))
            deflated.append(len(stream.compress(sent)) + len(stream.flush(zlib.Z_SYNC_FLUSH)))
            phone.do(m.Back())
    return times, bare, plain, deflated


def update(most: int, runs: int) -> None:
    """Print what an update costs in every game."""
    for game, samples in KEPT.items():
        print(game)
        ratios = []
        for _ in range(runs):
            found = [measured(sample, most) for sample in samples]
            times, bare, plain, deflated = (
                [one for of in found for one in of[part]] for part in range(4)
            )
            steps = quantiles(times, n=20)
            ratios.append(median(times) / median(bare))
            line(
                "an update",
                f"{1000 * median(times):.2f} ms median, {1000 * steps[18]:.2f} p95, "
                f"{1000 * max(times):.1f} longest of {len(times)}; "
                f"{ratios[-1]:.1f} times a bare table",
            )
        line("ratios", f"{min(ratios):.1f} to {max(ratios):.1f} in {runs} runs")
        line("bytes", f"{median(plain):.0f} median, {max(plain)} most")
        of_all = quantiles(deflated, n=20)
        line("deflated", f"{median(deflated):.0f} median, {of_all[18]:.0f} p95")


def profile(most: int, game: str) -> None:
    """Print where the time goes."""
    for sample in KEPT[game][:1]:
        measured(sample, most)
        with cProfile.Profile() as seen:
            measured(sample, most)
        pstats.Stats(seen).sort_stats("tottime").print_stats(28)
        pstats.Stats(seen).sort_stats("cumtime").print_stats(60)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("update", "profile"))
    parser.add_argument("--moves", type=int, default=150, help="of every kept game")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--game", choices=tuple(GAMES), default="hand-and-foot")
    asked = parser.parse_args()
    if asked.what == "profile":
        profile(asked.moves, asked.game)
    else:
        update(asked.moves, asked.runs)


if __name__ == "__main__":
    main()
