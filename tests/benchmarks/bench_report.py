"""How long deal reports take on one core; run it directly, it is no test.

The first deals of kept games are reported on. Time is the process's own; beside it stands what so
many plays of the same deal take in the same run, so that machines and busy hours compare.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from handfoot_gui.bots.reporting import deal_report
from handfoot_gui.core.record import states
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.storage.codec import read_game, record_in
from tests.benchmarks.figures import line

_SAMPLES: Final = Path(__file__).parents[1] / "samples"
_KEPT: Final = (
    "steady/classic",
    "steady/classic-upcard",
    "steady/saskatchewan",
    "steady/special-deck",
    "presets/pennies",
    "raub/classic-4",
)
_PLAYS: Final = 500


def report_on(path: Path) -> None:
    """Report on the first deal of the game in *path*, and say how long it took."""
    record = record_in(read_game(path))
    back = LookBack(record, presenter_of(record, Words()))
    deal = next(deal for deal in back.route.deals if deal.is_over)
    moves = back.moves_of(deal)
    begun = process_time()
    first = found = 0.0
    for report in deal_report(record.game, record.options, moves, deal.first):
        passed = process_time() - begun
        first = first or passed
        if report.decisions and not found:
            found = passed
    whole = process_time() - begun
    reports = GAMES[record.game].reports
    assert reports is not None
    play = reports.replayer(record.options)
    *_, dealt = states(rules_of(record), record.moves[: deal.first])
    begun = process_time()
    for seed in range(_PLAYS):
        play(dealt, Random(seed))
    plays = process_time() - begun
    print(f"{path.stem}, {report.judged} decisions, {len(report.curve)} turns")
    line("figures", f"{first:.2f} s")
    line("first decision", f"{found:.2f} s" if found else "none")
    line("whole", f"{whole:.1f} s, {whole / plays * _PLAYS:.0f} plays of the deal")


if __name__ == "__main__":
    kept = [_SAMPLES / f"{name}.handfoot.json" for name in _KEPT]
    for one in [Path(name) for name in sys.argv[1:]] or kept:
        report_on(one)
