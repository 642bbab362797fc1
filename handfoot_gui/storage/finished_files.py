"""Reads the files of finished games that the family book does not know, a little at a time."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.record import Player, PlayerKind, states
from handfoot_gui.games import rules_of
from handfoot_gui.session.check import Check, DealLines, check_of
from handfoot_gui.session.history.finished import (
    WENT_OUT,
    DealResult,
    FinishedGame,
    SideResult,
    Source,
    content_id,
    finished_game,
    played_game,
)
from handfoot_gui.storage.codec import difference, read_game, record_in
from handfoot_gui.storage.faults import Fault, SaveError, folder_fault, reading_fault
from handfoot_gui.storage.files import GAME, KEPT
from handfoot_gui.storage.formats import written_by
from handfoot_gui.storage.history import FamilyBook, FileStamp
from handfoot_gui.storage.scored_games import load_scored

_MOVES_AT_ONCE: Final = 20
_MOST_POINTS: Final = 10**9

Reading: TypeAlias = Generator[None, None, FinishedGame | None]
"""Goes on as long as somebody asks; gives the game, or None for one that is not finished."""


class SourceFolder(Struct, frozen=True):
    """A folder of game files, and how one of them is read."""

    folder: Path
    endings: tuple[str, ...]
    read: Callable[[Path], Reading]
    """May raise `SaveError` at any step."""


class Batch(Struct, frozen=True):
    """What a stretch of reading brought."""

    games: tuple[FinishedGame, ...]
    files: tuple[FileStamp, ...]
    """Read to their end, whether they held a finished game or not."""


def shelves(finished: Path) -> dict[Source, SourceFolder]:
    """All games there are to read; *finished* is `Saves.finished`."""
    return {
        Source.PLAYED: SourceFolder(finished, GAME, read_played),
        Source.KEPT: SourceFolder(finished, KEPT, read_scored),
    }


def enter_file(book: FamilyBook, path: Path) -> None:
    """Read the finished game in *path* to its end and enter it into *book*. Raises `SaveError`."""
    found = read_file(path)
    book.add(found.games, found.files)


def read_file(path: Path) -> Batch:
    """The finished game in *path*, read to its end. Raises `SaveError`."""
    games: list[FinishedGame] = []
    files: list[FileStamp] = []
    for source, shelf in shelves(path.parent).items():
        if path.name.endswith(shelf.endings):
            try:
                stamp = _stamp(source, path.name, path.stat())
            except OSError as error:
                raise reading_fault(path, error) from error
            reading = CatchingUp({source: shelf}, [stamp])
            while not reading.is_over:
                caught = reading.work(60)
                games += caught.games
                files += caught.files
            for fault in reading.faults:
                raise fault
    return Batch(tuple(games), tuple(files))


def read_played(path: Path) -> Reading:
    """Read and replay the finished game in *path*. Raises `SaveError`."""
    file = read_game(path)
    if not file.check.finished:
        return None
    record = record_in(file)
    rules = rules_of(record)
    state = rules.start()
    with written_by(file.program):
        try:
            for number, state in enumerate(states(rules, record.moves)):  # noqa: B007
                if number % _MOVES_AT_ONCE == 0:
                    yield
        except ReplayError as error:
            detail = f"move {error.number}"
            place = f"$.moves[{error.number - 1}]"
            raise SaveError(Fault.ILLEGAL_MOVE, path, detail, place) from error
    sheet = rules.sheet(state)
    game = played_game(record, sheet, path.name, (file.started, file.saved))
    if difference(file.check, check_of(record, rules, state)) is None:
        return game
    # The rules have changed since: what people saw was the file's totals.
    with written_by(file.program):
        return _with_totals(game, file.check, path)


def read_scored(path: Path) -> Reading:
    """Read the finished game in *path* whose score was kept here. Raises `SaveError`."""
    loaded = load_scored(path)
    yield
    kept = loaded.kept
    if not kept.is_finished or not loaded.sheet.deals:
        return None
    seats = tuple(Player(name, PlayerKind.PERSON) for name in kept.names)
    return finished_game(
        seats,
        loaded.sheet,
        source=Source.KEPT,
        # A copy keeps the moment it was begun, which tells it from another evening's game.
        game_id=content_id(loaded.started, kept.game, kept.names, kept.deals),
        file=path.name,
        game=kept.game,
        rules=kept.preset or "",
        options=kept.options,
        times=(loaded.started, loaded.saved),
    )


def _with_totals(game: FinishedGame, check: Check, path: Path) -> FinishedGame:
    """*game* as its file tells it."""
    totals = check.scores
    if len(totals) != len(game.sides):
        raise SaveError(Fault.DAMAGED, path, "there is not one total for each side", "$.check")
    best = min(totals) if game.is_lowest_best else max(totals)
    sides = tuple(SideResult(total, total == best) for total in totals)
    return replace(game, sides=sides, deals=_deals_told(check, game))


def _deals_told(check: Check, game: FinishedGame) -> tuple[DealResult, ...]:
    """The deals as the file tells them; none where they cannot be those of *game*."""
    found: list[DealResult] = []
    for deal in () if check.sheet is None else check.sheet.deals:
        lines = deal.lines.values()
        if not lines:
            continue
        points = tuple(map(sum, zip(*lines, strict=False)))
        is_next = deal.number > (found[-1].number if found else 0)
        is_usual = all(abs(one) <= _MOST_POINTS for one in points)
        if not (is_next and is_usual and _can_be_of(game, deal)):
            return ()
        out = deal.by if deal.ended == WENT_OUT else None
        others = tuple(OtherPoints(*line) for line in deal.others)
        found.append(DealResult(deal.number, points, out, others=others))
    return tuple(found)


def _can_be_of(game: FinishedGame, deal: DealLines) -> bool:
    """Whether every line of *deal* is one of the sides of *game*, and its players are there."""
    sides = len(game.sides)
    return (
        all(len(line) == sides for line in deal.lines.values())
        and 0 <= (deal.by or 0) < len(game.seats)
        and all(side < sides for side, _, _ in deal.others)
    )


class CatchingUp:
    """The files that are not in the book yet, newest first, read by and by."""

    def __init__(
        self,
        shelves: Mapping[Source, SourceFolder],
        stamps: Iterable[FileStamp],
        faults: Iterable[SaveError] = (),
    ) -> None:
        self._shelves = shelves
        self.faults = list(faults)
        """What was wrong with files, or with a folder."""
        self._todo = list(stamps)
        self._reading: tuple[FileStamp, Reading] | None = None
        # The last one is read first.
        self._todo.sort(key=lambda one: (one.changed, one.name))
        self.total = len(self._todo)
        """Files there are to read."""

    @property
    def done(self) -> int:
        """Files that have been read."""
        return self.total - len(self._todo) - (self._reading is not None)

    @property
    def is_over(self) -> bool:
        return not self._todo and self._reading is None

    def work(self, seconds: float) -> Batch:
        """Read for about so long; what is half read is gone on with the next time."""
        until = time.monotonic() + seconds
        games: list[FinishedGame] = []
        files: list[FileStamp] = []
        while not self.is_over:
            if self._reading is None:
                stamp = self._todo.pop()
                shelf = self._shelves[stamp.source]
                self._reading = stamp, shelf.read(shelf.folder / stamp.name)
            stamp, reading = self._reading
            try:
                next(reading)
            except StopIteration as end:
                self._reading = None
                files.append(stamp)
                if end.value is not None:
                    games.append(end.value)
            except SaveError as error:
                self._reading = None
                if error.fault is not Fault.MISSING:
                    self.faults.append(error)
            if time.monotonic() >= until:
                break
        return Batch(tuple(games), tuple(files))


def catching_up(shelves: Mapping[Source, SourceFolder], known: frozenset[FileStamp]) -> CatchingUp:
    """What is to be read besides the files that are *known*."""
    stamps: list[FileStamp] = []
    faults: dict[Path, SaveError] = {}
    """By path: what is wrong with a folder is not said of every shelf in it."""
    for source, shelf in shelves.items():
        try:
            stamps += [stamp for stamp in _stamps(source, shelf, faults) if stamp not in known]
        except OSError as error:
            faults[shelf.folder] = folder_fault(shelf.folder, error)
    return CatchingUp(shelves, stamps, faults.values())


def _stamps(
    source: Source, shelf: SourceFolder, faults: dict[Path, SaveError]
) -> Iterator[FileStamp]:
    """The files of *shelf*; what is wrong with one goes into *faults*, and the others follow."""
    try:
        entries = os.scandir(shelf.folder)
    except FileNotFoundError:
        if shelf.folder.is_symlink():
            raise
        return
    with entries:
        for entry in entries:
            if entry.name.endswith(shelf.endings) and not entry.name.startswith("."):
                try:
                    found = entry.stat()
                except FileNotFoundError:
                    # It is gone by now, or a link to nothing.
                    continue
                except OSError as error:
                    path = shelf.folder / entry.name
                    faults[path] = reading_fault(path, error)
                else:
                    yield _stamp(source, entry.name, found)


def _stamp(source: Source, name: str, found: os.stat_result) -> FileStamp:
    return FileStamp(source, name, found.st_size, found.st_mtime_ns)
