"""Kept games on disk: one small file each beside the games played here.

``load_kept(path)`` reads one file and ``kept_games(folder)`` all of a folder, both without
changing anything; each gives a `LoadedKept`: names, game, options and dates as entered, and the
`Sheet` that follows. `KeptGames` is the household's own folder: unfinished ones lie in ``games``,
finished ones in ``games/finished``, all called ``….kept.json``.
"""

from __future__ import annotations

import contextlib
import math
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta, Struct

import handfoot_gui
from handfoot_gui.core.record import PlayerName, PresetName
from handfoot_gui.core.scorekeeping import AnyScoredGame, ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.games import GAMES
from handfoot_gui.session.scorekeeping import keeper_of, sheet_of
from handfoot_gui.storage.codec import GameId, Time, now
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import KEPT, files_in, read_file
from handfoot_gui.storage.games_folder import FolderSearch
from handfoot_gui.storage.open_file import OpenFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.typed_json import check_options, check_text, decoded, envelope_in
from handfoot_gui.storage.written import Written, microseconds

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
    kept: ScoredGame[Any, Any]
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
    envelope = envelope_in(content, path, kind=_KIND, newest=FORMAT, games=GAMES)
    if envelope.format < FORMAT:
        content = _brought_up(content, path)
    file: KeptFile[Any, Any] = decoded(_decoder(envelope.game), content, path)
    _check(file, path)
    kept: AnyScoredGame = ScoredGame(
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
    for path in files_in(folder, SUFFIX):
        try:
            games.append(load_kept(path))
        except SaveError as error:
            if error.fault is not Fault.MISSING:
                faults.append(error)
    games.sort(key=lambda game: game.written, reverse=True)
    return KeptListing(tuple(games), tuple(faults))


class OpenKept(OpenFile[LoadedKept]):
    """One kept game; use `KeptGames.create` and `KeptGames.open`."""

    def save(self, kept: AnyScoredGame) -> None:
        """Write *kept* in the place of what was there.

        Raises `SaveError`; then the file still holds what it held before, and saving may be tried
        again at any time.
        """
        content = _encoded(kept, self.id, self.started, self._folder.next_written())
        self._write(content, is_finished=kept.is_finished)


class KeptGames:
    """The kept games among the saved games of a household."""

    def __init__(self, saves: Saves) -> None:
        self.saves = saves

    def create(self, kept: AnyScoredGame) -> OpenKept:
        """A new kept game; nothing is written until its first `OpenKept.save`. Never raises."""
        return OpenKept(self.saves, *self.saves.new_file(kept.game, SUFFIX))

    def open(self, path: Path) -> OpenKept:
        """Open a kept game of this folder or of the finished ones.

        Raises `GameIsOpenElsewhere`, or another `SaveError`; a damaged file is set aside first
        and the error tells where it is kept.
        """
        game = OpenKept(self.saves, path, "", now())
        game.load(load_kept)
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

    def search(self) -> FolderSearch[LoadedKept]:
        """What finds the kept games to go on with, see `kept_listing_of`.

        Raises `SaveError` when the folder itself cannot be read.
        """
        return FolderSearch(self.saves, SUFFIX, load_kept, lambda game: game.kept.is_finished)

    def unfinished(self) -> KeptListing:
        """The kept games to go on with, all at once; a damaged file is set aside and mentioned.

        Finished games found here are put with the finished ones; one that cannot be is mentioned.
        Raises `SaveError` when the folder itself cannot be read.
        """
        search = self.search()
        search.work(math.inf)
        return kept_listing_of(search)


def kept_listing_of(search: FolderSearch[LoadedKept]) -> KeptListing:
    """What *search* has found so far."""
    games = sorted(search.games, key=lambda game: game.written, reverse=True)
    return KeptListing(tuple(games), search.faults)


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
    check_options(file.options, path)
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


def _encoded(kept: AnyScoredGame, game_id: str, started: datetime, written: int) -> bytes:
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
    return msgspec.json.Decoder(file[GAMES[game].options_type, GAMES[game].scorekeeper.deal_type])
