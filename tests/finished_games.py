"""Finished games for the tests of the family book: from the samples, under other names."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random

from msgspec.structs import replace

from handfoot_gui.session.history.finished import FinishedGame, Seated, Source
from handfoot_gui.storage.finished_files import CatchingUp, catching_up, shelves

SAMPLES = Path(__file__).parent / "samples"
NAMES = ("Ruth", "Karl", "Marta", "Josip", "Ana", "Pavel")
WHEN = datetime(2026, 11, 20, 20, tzinfo=UTC)


def sample_files(kind: str = "*") -> list[Path]:
    """One file of every game, or of those in the folder *kind*; all formats hold the same one."""
    return sorted(SAMPLES.glob(f"{kind}/*.handfoot.json"))


def sampled() -> set[str]:
    """The games that there are samples of: all that were ever released."""
    return {json.loads(path.read_text("utf-8"))["game"] for path in sample_files()}


def copy_samples(folder: Path, kind: str = "*", seed: int = 1) -> list[Path]:
    """Every sample as a finished game in *folder*, each with players drawn anew."""
    folder.mkdir(parents=True, exist_ok=True)
    rng = Random(seed)
    paths = []
    for number, path in enumerate(sample_files(kind)):
        document = json.loads(path.read_text("utf-8"))
        names = list(NAMES)
        rng.shuffle(names)
        for name, seat in zip(names, document["seats"], strict=False):
            is_bot = rng.random() < 0.3
            seat.clear()
            seat |= {"name": name, "kind": "bot" if is_bot else "person"}
            if is_bot:
                seat["level"] = "steady"
        saved = WHEN - timedelta(days=17 * number)
        document["started"] = (saved - timedelta(hours=1)).isoformat()
        document["saved"] = saved.isoformat()
        paths.append(folder / f"{path.parent.name}-{path.name}")
        paths[-1].write_text(json.dumps(document), "utf-8")
    return paths


def read_all(reading: CatchingUp) -> list[FinishedGame]:
    """Everything that is still to be read."""
    found: list[FinishedGame] = []
    while not reading.is_over:
        found += reading.work(60).games
    return found


@cache
def sample_games(kind: str = "*") -> tuple[FinishedGame, ...]:
    """The finished games among the samples, or among those in the folder *kind*."""
    return tuple(
        game
        for folder in sorted({path.parent for path in sample_files(kind)})
        for game in read_all(catching_up(shelves(folder), frozenset()))
    )


def many_games(count: int, kind: str = "*", seed: int = 3) -> list[FinishedGame]:
    """*count* games of different days, the last one first, with names drawn anew."""
    rng = Random(seed)
    some = sample_games(kind)
    found = []
    for number in range(count):
        one = rng.choice(some)
        names = list(NAMES)
        rng.shuffle(names)
        seats = tuple(
            Seated(name, False, "", seat.side) for name, seat in zip(names, one.seats, strict=False)
        )
        when = WHEN - timedelta(hours=9 * number)
        found.append(
            replace(
                one,
                id=f"{number:032x}",
                file=f"{number}.handfoot.json",
                source=Source.KEPT if number % 7 == 3 else Source.PLAYED,
                seats=seats,
                started=when,
                finished=when,
            )
        )
    return found
