"""The file from which a match goes on: a line about the match, then one for each set of games."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Annotated, Final, Self

import msgspec

from handfoot_gui.bots.arena import Outcome
from handfoot_gui.cli.terminal import FAILED, CannotRun
from handfoot_gui.command_language import translate
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.storage.faults import GameIsOpenElsewhere, writing_fault
from handfoot_gui.storage.files import read_file
from handfoot_gui.storage.formats import is_unknown
from handfoot_gui.storage.lock import GameLock

_FORMAT: Final = 1
_LARGEST: Final = 2**32
_SLOWEST: Final = 2000
"""No time is of a class beyond it, see `bots.arena.Outcome.times`."""
_NO_LINE: Final = (
    msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError, IndexError,
)  # fmt: skip
"""What a line raises that holds no games of the match."""
_Place = Annotated[int, msgspec.Meta(ge=0)]
_Number = Annotated[int, msgspec.Meta(ge=1)]


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match_format: _Number
    match: dict[str, object]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mark: tuple[_Place, _Number]
    games: tuple[Outcome, ...]


class ResultsFile:
    """Every set of games that was played, kept as soon as it is known.

    A match that was killed leaves half a line at most, which is cut off.
    """

    def __init__(
        self,
        path: Path,
        match: Mapping[str, object],
        seatings: Sequence[tuple[tuple[str, ...], ...]],
    ) -> None:
        """Open the file at *path*, or make it; raises `CannotRun` where it is of another match
        than *match*, damaged, or in use, and `SaveError`.

        *seatings* are those of each duel, which a set of the file must have, too.
        """
        self._path = path
        if not path.name:
            raise _cannot(path, translate("CommandLine", "{file} is a folder, not a results file"))
        try:
            self._lock = GameLock(path)
        except GameIsOpenElsewhere as error:
            raise _cannot(
                path, translate("CommandLine", "{file} is in use by another match")
            ) from error
        try:
            content = read_file(path, _LARGEST) if os.path.lexists(path) else b""
            whole = content[: content.rfind(b"\n") + 1]
            if content and not whole:
                raise _cannot(path, translate("CommandLine", "{file} is not a results file"))
            self.found = self._read(whole, match, seatings) if whole else {}
            try:
                if len(whole) < len(content):
                    os.truncate(path, len(whole))
                self._file = path.open("ab")
            except OSError as error:
                raise writing_fault(path, error) from error
        except BaseException:
            self._lock.release()
            raise
        if not whole:
            self._write(_Head(_FORMAT, dict(match)))

    def add(self, mark: tuple[int, int], games: tuple[Outcome, ...]) -> None:
        """Keep the games of the set *mark*; raises `SaveError`."""
        self._write(_Line(mark, games))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(OSError):
            # What a full disk had no room for was told when it was written.
            self._file.close()
        self._lock.release()

    def _read(
        self,
        content: bytes,
        match: Mapping[str, object],
        seatings: Sequence[tuple[tuple[str, ...], ...]],
    ) -> dict[tuple[int, int], tuple[Outcome, ...]]:
        first, *lines = content.removesuffix(b"\n").split(b"\n")
        try:
            head = msgspec.json.decode(first, type=_Head)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            if is_unknown(error):
                raise self._newer() from error
            raise _cannot(
                self._path, translate("CommandLine", "{file} is not a results file")
            ) from error
        if head.match_format > _FORMAT:
            raise self._newer()
        wanted = msgspec.json.decode(msgspec.json.encode(match))
        for key, value in wanted.items():
            if head.match.get(key) != value:
                text = translate("CommandLine", "{file} is from a match with a different {field}")
                raise CannotRun(filled(text, file=str(self._path), field=key))
        found = {}
        for number, line in enumerate(lines, start=2):
            try:
                read = msgspec.json.decode(line, type=_Line)
                seated = tuple(game.bots for game in read.games)
                if seated != seatings[read.mark[0]] or not all(map(_is_whole, read.games)):
                    raise ValueError(read.mark)
            except _NO_LINE as error:
                if is_unknown(error):
                    raise self._newer() from error
                text = translate(
                    "CommandLine", "{file} is damaged at line {number}; it was left unchanged"
                )
                raise _cannot(self._path, text, number=str(number)) from error
            found[read.mark] = read.games
        return found

    def _newer(self) -> CannotRun:
        text = translate("CommandLine", "{file} is from a newer version of this program")
        return _cannot(self._path, text)

    def _write(self, line: _Head | _Line) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except (OSError, ValueError) as error:
            raise writing_fault(self._path, error) from error


def _cannot(path: Path, text: str, **facts: str) -> CannotRun:
    """Why nothing can be done with the file at *path*."""
    return CannotRun(filled(text, file=str(path), **facts), FAILED)


def _is_whole(game: Outcome) -> bool:
    """Whether the figures are of the same seats, sides and deals."""
    seats, sides = range(len(game.bots)), range(len(game.sides))
    return (
        sorted(seat for own in game.sides for seat in own) == [*seats]
        and all(game.sides)
        and len(game.totals) == len(sides)
        and bool(game.leaders)
        and set(game.leaders) <= set(sides)
        and len(game.turns) == len(game.ended)
        and len(game.faults) == len(game.times) == len(seats)
        and all(
            0 <= time <= _SLOWEST and count > 0 for own in game.times for time, count in own.items()
        )
    )
