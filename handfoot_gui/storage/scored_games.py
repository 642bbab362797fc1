"""Kept games on disk: one small file each beside the games played here, called ``….kept.json``.

Unfinished ones lie in ``games``, finished ones in ``games/finished``.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

import handfoot_gui
from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.errors import in_words
from handfoot_gui.core.other_points import problem_of
from handfoot_gui.core.record import PlayerName, PresetName
from handfoot_gui.core.scorekeeping import AnyScoredGame, ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.typed import OwnSentences
from handfoot_gui.session.score_sheet import kept_sheet, scorekeeper_of
from handfoot_gui.storage import formats
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import KEPT
from handfoot_gui.storage.games_folder import FolderSearch, Meeting, Met, OpenFile
from handfoot_gui.storage.saves import Saves

MOST_DEALS: Final = 500

OptionsT = TypeVar("OptionsT")
DealT = TypeVar("DealT")


class ScoredGameFile(Struct, Generic[OptionsT, DealT], frozen=True, forbid_unknown_fields=True):
    """The whole file, field by field as it is written; formats.md describes it."""

    format: int
    kind: str
    program: formats.Program
    id: formats.GameId
    game: str
    preset: PresetName | None
    started: formats.Time
    saved: formats.Time
    written: formats.Written
    family: Annotated[str, Meta(max_length=200)]
    place: Annotated[str, Meta(max_length=200)]
    names: Annotated[tuple[PlayerName, ...], Meta(min_length=2, max_length=8)]
    first_dealer: Annotated[int, Meta(ge=0, le=7)]
    finished: bool
    totals: Annotated[tuple[int, ...], Meta(max_length=8)]
    """By side, for other readers; what counts here follows from the deals."""
    options: OptionsT
    sentences: OwnSentences
    brought_forward: BroughtForward | None
    deals: Annotated[tuple[DealT, ...], Meta(max_length=MOST_DEALS)]
    entry: DealT | None


class LoadedScoredGame(Struct, frozen=True):
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
        """Whether the rules or the players have ended the game with the deals written down."""
        kept = self.kept
        return kept.is_finished or scorekeeper_of(kept).is_over(kept.deals, kept.first_dealer)


def load_scored(path: Path) -> LoadedScoredGame:
    """Read and check the kept game in *path*; the file is only read. Raises `SaveError`."""
    file = KEPT_FILES.read(path)
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
        file.sentences,
        file.brought_forward,
    )
    return LoadedScoredGame(
        path, file.id, file.started, file.saved, file.written, kept, kept_sheet(kept)
    )


class OpenScoredGame(OpenFile[LoadedScoredGame]):
    """One kept game; use `ScoredGames.create` and `ScoredGames.open`."""

    _entries = 0
    """How often something was entered since it was opened."""

    def save(self, kept: AnyScoredGame) -> None:
        """Write *kept* in the place of what was there.

        Raises `SaveError`; then the file still holds what it held before, and saving may be tried
        again at any time.
        """
        content = _encoded(kept, self.id, self.started, self._folder.next_written())
        self._entries += 1
        self._write(content, is_finished=kept.is_finished, steps=self._entries)


class ScoredGames:
    """The kept games among the saved games of a household."""

    def __init__(self, saves: Saves) -> None:
        self.saves = saves

    def create(self, kept: AnyScoredGame) -> OpenScoredGame:
        """A new game; nothing is written until its first `OpenScoredGame.save`. Never raises."""
        return OpenScoredGame(self.saves, *self.saves.new_file(kept.game, KEPT[0]))

    def open(self, path: Path) -> OpenScoredGame:
        """Open a kept game of this folder or of the finished ones.

        Raises `GameIsOpenElsewhere`, or another `SaveError`; a damaged file is set aside first
        and the error tells where it is kept.
        """
        game = OpenScoredGame(self.saves, path, "", formats.now())
        game.load(load_scored)
        return game

    def met_elsewhere(self, path: Path) -> Met[LoadedScoredGame] | None:
        """The kept game from any folder beside the one here that it was opened as before; see
        `GamesFolder.met`. Raises `SaveError`."""
        return self.saves.met(path, KEPT, load_scored, _steps)

    def open_elsewhere(
        self, path: Path, over: Met[LoadedScoredGame] | None = None
    ) -> OpenScoredGame:
        """Open a kept game from any folder by a copy in this one; the file stays as it is.

        Ids, and *over*, are as in `Saves.open_elsewhere`. A file of this folder is opened in place.
        Raises `SaveError`.
        """
        if (own := self.saves.own(path)) is not None:
            return self.open(own)
        loaded = load_scored(path)
        if over is not None and over.kind is Meeting.APART:
            with self.create(over.here.kept) as other:
                other.save(over.here.kept)
        place = self.saves.new_file(loaded.kept.game, KEPT[0])[0] if over is None else over.path
        game = OpenScoredGame(self.saves, place, loaded.id, loaded.started)
        try:
            game.save(loaded.kept)
        except SaveError:
            game.close()
            raise
        game.loaded = msgspec.structs.replace(loaded, path=game.path)
        return game

    def search(self) -> FolderSearch[LoadedScoredGame]:
        """What finds the kept games to go on with, see `FolderSearch.listing`.

        Raises `SaveError` when the folder itself cannot be read.
        """
        return FolderSearch(self.saves, KEPT, load_scored, lambda game: game.kept.is_finished)


def _steps(game: LoadedScoredGame) -> tuple[object, ...]:
    """What two copies of a kept game have in common as long as the same was written down."""
    entry = () if game.kept.entry is None else (game.kept.entry,)
    return (game.kept.options, *game.kept.deals, *entry)


def _order(document: dict[str, Any]) -> dict[str, Any]:
    """Format 2: the order in which games were written."""
    return {**document, "written": formats.microseconds(datetime.fromisoformat(document["saved"]))}


def _as_written(document: dict[str, Any]) -> dict[str, Any]:
    """Format 3: deals that were written down anyway, totals without lines, other points, and a
    family's own sentences, of which there were none; and what was brought forward."""
    return {**document, "sentences": [], "brought_forward": None}


def _problems(file: ScoredGameFile[Any, Any]) -> Iterator[tuple[str, str]]:
    yield from formats.start_problems(file)
    players, sides = file.options.players, len(file.options.seats_of_sides)
    if file.first_dealer >= players:
        yield "there is no such seat", "$.first_dealer"
    for place, deal in enumerate((*file.deals, *([] if file.entry is None else [file.entry]))):
        if len(deal.sides) != sides:
            yield f"{sides} sides, but {len(deal.sides)} entries", f"$.deals[{place}].sides"
        if any(seat >= players for seat in deal.seats_named):
            yield "there is no such seat", f"$.deals[{place}]"
        if any(line.side >= sides for line in deal.others):
            yield "there is no such side", f"$.deals[{place}].others"
        if (wrong := problem_of(deal.others)) is not None:
            yield in_words(wrong), f"$.deals[{place}].others"


_FILE: Final[Any] = ScoredGameFile
KEPT_FILES: Final = formats.FileFormat[ScoredGameFile[Any, Any]](
    formats.FileKind.KEPT,
    lambda game: _FILE[game.options_type, game.scorekeeper.deal_type],
    _problems,
    largest=2**20,
    migrations=(_order, _as_written, formats.rules_of_families),
)


def _encoded(kept: AnyScoredGame, game_id: str, started: datetime, written: int) -> bytes:
    file: ScoredGameFile[Any, Any] = ScoredGameFile(
        KEPT_FILES.newest,
        formats.FileKind.KEPT,
        handfoot_gui.__version__,
        game_id,
        kept.game,
        kept.preset,
        started,
        formats.now(),
        written,
        kept.family,
        kept.place,
        kept.names,
        kept.first_dealer,
        kept.is_finished,
        kept_sheet(kept).totals,
        kept.options,
        kept.sentences,
        kept.brought_forward,
        kept.deals,
        kept.entry,
    )
    return formats.encoded(file, indent=1)
