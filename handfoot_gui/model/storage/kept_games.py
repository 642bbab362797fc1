"""Kept games on disk: one small file each beside the games played here.

``load_kept(path)`` reads one file and ``kept_games(folder)`` all of a folder, both without
changing anything; each gives a `LoadedKept`: names, game, options and dates as entered, and the
`Sheet` that follows. `KeptGames` is the household's own folder: unfinished ones lie in ``games``,
finished ones in ``games/finished``, all called ``….kept.json``.
"""

from __future__ import annotations

import contextlib
import os
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

import handfoot_gui
from handfoot_gui.engine.errors import OptionsError
from handfoot_gui.engine.game import Seat
from handfoot_gui.engine.record import PlayerName, PresetName
from handfoot_gui.engine.registry import GAMES
from handfoot_gui.engine.sheet import Sheet
from handfoot_gui.model.keeper.keepers import KEEPERS, keeper_of, sheet_of
from handfoot_gui.model.keeper.kept import AnyKept, KeptGame
from handfoot_gui.model.storage.codec import GameId, Time, now
from handfoot_gui.model.storage.faults import Fault, SaveError, reading_fault
from handfoot_gui.model.storage.files import KEPT, read_file, replace_file
from handfoot_gui.model.storage.lock import GameLock
from handfoot_gui.model.storage.saves import Saves
from handfoot_gui.model.storage.typed_json import check_text, decoded, envelope_in
from handfoot_gui.model.storage.written import Written, microseconds

SUFFIX: Final = KEPT
FORMAT: Final = 2
LARGEST: Final = 2**20
"""Bytes of the largest file that is read; a deal takes a few hundred."""
MOST_DEALS: Final = 500
_KIND: Final = "kept-game"
_EARLIEST, _LATEST = 1980, 9000

OptionsT = TypeVar("OptionsT")
DealT = TypeVar("DealT")


class KeptFile(Struct, Generic[OptionsT, DealT], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written; formats.md describes it."""

    format: int
    kind: Literal["kept-game"]
    program: Annotated[str, Meta(max_length=100)]
    """Version of the program that wrote it."""
    id: GameId
    game: str
    preset: PresetName | None
    started: Time
    saved: Time
    written: Written
    family: Annotated[str, Meta(max_length=200)]
    place: Annotated[str, Meta(max_length=200)]
    names: Annotated[tuple[PlayerName, ...], Meta(min_length=2, max_length=6)]
    first_dealer: Annotated[int, Meta(ge=0, le=5)]
    finished: bool
    totals: Annotated[tuple[int, ...], Meta(max_length=6)]
    """By side, for other readers; what counts here follows from the deals."""
    options: OptionsT
    deals: Annotated[tuple[DealT, ...], Meta(max_length=MOST_DEALS)]
    entry: DealT | None


class LoadedKept(Struct, frozen=True):
    """A kept game read from a file."""

    path: Path
    id: str
    started: datetime
    saved: datetime
    written: int
    kept: KeptGame[Any, Any]
    sheet: Sheet

    @property
    def is_over(self) -> bool:
        """Whether the rules end the game with the deals written down."""
        kept = self.kept
        return keeper_of(kept).is_over(kept.deals, kept.first_dealer)


class KeptListing(Struct, frozen=True):
    """The kept games of a folder, the one kept last first, and what was wrong with the others."""

    games: tuple[LoadedKept, ...] = ()
    faults: tuple[SaveError, ...] = ()


def load_kept(path: Path) -> LoadedKept:
    """Read and check the kept game in *path*; the file is only read. Raises `SaveError`."""
    content = read_file(path, LARGEST)
    check_text(content, path)
    envelope = envelope_in(content, path, kind=_KIND, newest=FORMAT, games=KEEPERS)
    if envelope.format < FORMAT:
        content = _brought_up(content, path)
    file: KeptFile[Any, Any] = decoded(_decoder(envelope.game), content, path)
    _check(file, path)
    kept: AnyKept = KeptGame(
        file.game,
        file.preset,
        file.options,
        file.names,
        Seat(file.first_dealer),
        file.family,
        file.place,
        file.deals,
        file.entry,
        file.finished,
    )
    return LoadedKept(path, file.id, file.started, file.saved, file.written, kept, sheet_of(kept))


def kept_games(folder: Path) -> KeptListing:
    """Every kept game in *folder*; a folder that is not there has none.

    Nothing is changed. Raises `SaveError` when the folder itself cannot be read.
    """
    games: list[LoadedKept] = []
    faults: list[SaveError] = []
    for path in _paths(folder):
        try:
            games.append(load_kept(path))
        except SaveError as error:
            if error.fault is not Fault.MISSING:
                faults.append(error)
    games.sort(key=lambda game: game.written, reverse=True)
    return KeptListing(tuple(games), tuple(faults))


class OpenKept:
    """One kept game, held by this window alone until `close`."""

    def __init__(self, folder: KeptGames, path: Path, game_id: str, started: datetime) -> None:
        """For `KeptGames` only; use `KeptGames.create` and `KeptGames.open`."""
        self._folder = folder
        self._lock: GameLock | None = None
        self._unsaved: bytes | None = None
        self._is_finished: bool | None = None
        self.path = path
        self.id = game_id
        self.started = started
        self.loaded: LoadedKept | None = None
        """What the file held when it was opened; None for a game that was created."""

    def save(self, kept: AnyKept) -> None:
        """Write *kept* in the place of what was there.

        Raises `SaveError`; then the file still holds what it held before, and saving may be tried
        again at any time.
        """
        written = self._folder.saves.next_written()
        self._unsaved = _encoded(kept, self.id, self.started, written)
        self._is_finished = kept.is_finished
        self._write()

    def hold(self) -> None:
        """For `KeptGames` only: take the lock. Raises `SaveError`."""
        self._lock = GameLock(self.path)
        self._folder.saves.look_at_others()

    def save_again(self) -> SaveError | None:
        """Write what could not be written; what is still wrong, or None once all is saved."""
        try:
            self._write()
        except SaveError as error:
            return error
        return None

    def close(self) -> None:
        """Give the game free; it moves to the finished games or back. Never raises.

        What could not be saved is tried once more: there may be room on the disk by now.
        """
        self.save_again()
        if self._lock is None:
            return
        if self._is_finished is not None:
            with contextlib.suppress(SaveError):
                self.path = self._folder.saves.put_away(self.path, self._is_finished)
        self._lock.release()
        self._lock = None

    def _write(self) -> None:
        if self._unsaved is None:
            return
        if self._lock is None or not self._lock.is_held:
            if self._lock is not None:
                self._lock.release()
                self._lock = None
            self._folder.saves.make_folders()
            self.hold()
        replace_file(self.path, self._unsaved)
        self._unsaved = None


class KeptGames:
    """The kept games among the saved games of a household."""

    def __init__(self, saves: Saves) -> None:
        self.saves = saves

    def create(self, kept: AnyKept) -> OpenKept:
        """A new kept game; nothing is written until its first `OpenKept.save`. Never raises."""
        self.saves.look_at_others()
        game_id = os.urandom(8).hex()
        started = now()
        name = f"{kept.game}-{started:%Y%m%d}-{game_id}{SUFFIX}"
        return OpenKept(self, self.saves.games / name, game_id, started)

    def open(self, path: Path) -> OpenKept:
        """Open a kept game of this folder or of the finished ones.

        Raises `GameIsOpenElsewhere`, or another `SaveError`; a damaged file is set aside first
        and the error tells where it is kept.
        """
        if not os.path.lexists(path):
            raise SaveError(Fault.MISSING, path)
        game = OpenKept(self, path, "", now())
        game.hold()
        try:
            game.loaded = load_kept(path)
        except SaveError as error:
            self.saves.set_aside(error)
            game.close()
            raise
        game.id, game.started = game.loaded.id, game.loaded.started
        return game

    def open_elsewhere(self, path: Path) -> OpenKept:
        """Open a kept game from any folder by a copy in this one; the file stays as it is.

        A file of this folder is opened in place. Raises `SaveError`.
        """
        for folder in (self.saves.games, self.saves.finished):
            with contextlib.suppress(OSError, ValueError):
                if path.parent.samefile(folder):
                    return self.open(folder / path.name)
        loaded = load_kept(path)
        game = self.create(loaded.kept)
        game.started = loaded.started
        try:
            game.save(loaded.kept)
        except SaveError:
            game.close()
            raise
        game.loaded = msgspec.structs.replace(loaded, path=game.path, id=game.id)
        return game

    def unfinished(self) -> KeptListing:
        """The kept games to go on with; a damaged file is set aside and mentioned.

        Raises `SaveError` when the folder itself cannot be read.
        """
        listing = kept_games(self.saves.games)
        for error in listing.faults:
            self._set_aside(error)
        games = tuple(game for game in listing.games if not game.kept.is_finished)
        return KeptListing(games, listing.faults)

    def _set_aside(self, error: SaveError) -> None:
        """Set the file of *error* aside, unless another window has it; asked again locked."""
        if not error.fault.is_in_content:
            return
        with contextlib.suppress(SaveError):
            lock = GameLock(error.path)
            try:
                load_kept(error.path)
            except SaveError as again:
                self.saves.set_aside(again)
                error.set_aside = again.set_aside
            finally:
                lock.release()


def _paths(folder: Path) -> list[Path]:
    try:
        with os.scandir(folder) as entries:
            return sorted(
                folder / entry.name
                for entry in entries
                if entry.name.endswith(SUFFIX) and not entry.name.startswith(".")
            )
    except FileNotFoundError:
        return []
    except NotADirectoryError as error:
        raise SaveError(Fault.NOT_A_FOLDER, folder) from error
    except OSError as error:
        raise reading_fault(folder, error) from error


def _brought_up(content: bytes, path: Path) -> bytes:
    """Format 2 from format 1, whose files had no place in an order: *content* as it is now."""
    document = decoded(msgspec.json.Decoder(dict[str, Any]), content, path)
    try:
        written = microseconds(datetime.fromisoformat(document["saved"]))
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(Fault.DAMAGED, path, str(error), "$.saved") from error
    return msgspec.json.encode({**document, "format": FORMAT, "written": written})


def _check(file: KeptFile[Any, Any], path: Path) -> None:
    """Raise `SaveError` where the fields of *file* do not fit one another."""
    for name, time in (("started", file.started), ("saved", file.saved)):
        if not _EARLIEST <= time.year <= _LATEST:
            detail = f"the year {time.year} cannot be right"
            raise SaveError(Fault.DAMAGED, path, detail, f"$.{name}")
    try:
        file.options.check()
    except OptionsError as error:
        raise SaveError(Fault.BAD_OPTIONS, path, str(error), "$.options") from error
    players, sides = file.options.players, len(file.options.seats_of_sides)
    if len(file.names) != players:
        detail = f"{players} players, but {len(file.names)} names"
        raise SaveError(Fault.DAMAGED, path, detail, "$.names")
    if file.first_dealer >= players:
        raise SaveError(Fault.DAMAGED, path, "there is no such seat", "$.first_dealer")
    for place, deal in enumerate((*file.deals, *([] if file.entry is None else [file.entry]))):
        if len(deal.sides) != sides:
            detail = f"{sides} sides, but {len(deal.sides)} entries"
            raise SaveError(Fault.DAMAGED, path, detail, f"$.deals[{place}].sides")
        if any(seat >= players for seat in deal.seats_named):
            raise SaveError(Fault.DAMAGED, path, "there is no such seat", f"$.deals[{place}]")


def _encoded(kept: AnyKept, game_id: str, started: datetime, written: int) -> bytes:
    file: KeptFile[Any, Any] = KeptFile(
        FORMAT,
        _KIND,
        handfoot_gui.__version__,
        game_id,
        kept.game,
        kept.preset,
        started,
        now(),
        written,
        kept.family,
        kept.place,
        kept.names,
        kept.first_dealer,
        kept.is_finished,
        sheet_of(kept).totals,
        kept.options,
        kept.deals,
        kept.entry,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    file: Any = KeptFile
    return msgspec.json.Decoder(file[GAMES[game].options_type, KEEPERS[game]().deal_type])
