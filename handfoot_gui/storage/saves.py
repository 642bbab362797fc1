"""The folder of saved games: what lies in it, opening one, and keeping it as it is played."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from msgspec.structs import asdict

from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.check import check_of
from handfoot_gui.session.deal_again import DealCards
from handfoot_gui.storage.codec import (
    GAME_FILES,
    Head,
    LoadedGame,
    decode_head,
    encode,
    load,
    read_game,
    record_in,
)
from handfoot_gui.storage.faults import Fault, SaveError, writing_fault
from handfoot_gui.storage.files import GAME, TEMPORARY, check_home, files_in, read_file
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.games_folder import (
    FolderSearch,
    GamesFolder,
    Meeting,
    Met,
    OpenFile,
)
from handfoot_gui.storage.lock import GameLock

_LOOKED_AT: Final = (Fault.READ_ONLY, Fault.NO_LOCKS, Fault.UNWRITABLE, Fault.DISK_FULL)
"""What keeps a game from being saved, but not from being read."""
_OLD: Final = 600.0
"""Seconds after which a temporary file is nobody's any more."""


class SavedGame(Head, frozen=True):
    """What a list of games shows of one; read from the file's head, not replayed."""

    path: Path


class OpenGame(OpenFile[LoadedGame]):
    """One game being played; use `Saves.create` and `Saves.open`."""

    _refused: SaveError | None = None
    """Why nothing can be written where the game lies."""

    @property
    def is_read_only(self) -> bool:
        """Whether the game is for looking only, see `only_shown`."""
        return self.only_shown is not None

    @property
    def only_shown(self) -> SaveError | None:
        """Why the game is for looking only: the rules have changed since, or it cannot be saved."""
        if self._refused is not None:
            return SaveError(Fault.UNWRITABLE_GAME, self._refused.path, self._refused.detail)
        if self.loaded is not None and self.loaded.is_read_only:
            return SaveError(Fault.READ_ONLY_GAME, self.path)
        return None

    def save(self, record: AnyRecord, state: Any) -> None:
        """Write *record*, whose moves lead to *state*, in the place of what was there.

        Raises `SaveError`; then the file still holds what it held before, and saving may be
        tried again at any time. May be called from any thread, one call at a time.
        """
        if self._refused is not None:
            raise self._refused
        if (error := self.only_shown) is not None:
            raise error
        check = check_of(record, rules_of(record), state)
        content = encode(record, check, self.id, self.started, self._folder.next_written())
        self._write(content, is_finished=check.finished, steps=len(record.moves))

    def load(self, read: Callable[[Path], LoadedGame]) -> LoadedGame:
        try:
            loaded = super().load(read)
        except SaveError as error:
            if error.fault not in _LOOKED_AT:
                raise
            loaded = read(self.path)
            self.only_show(loaded, error)
            return loaded
        if not loaded.is_read_only:
            self._is_finished = loaded.is_over
        return loaded

    def show(self, loaded: LoadedGame) -> None:
        super().show(loaded)
        self._steps = len(loaded.record.moves)

    def only_show(self, loaded: LoadedGame, error: SaveError) -> None:
        """This is the game *loaded*, of which *error* lets nothing be written."""
        self.show(loaded)
        self._refused = error


class UnsavedGame(OpenGame):
    """A game of which nothing is kept."""

    def save(self, record: AnyRecord, state: Any) -> None:
        """Nothing is to be written."""


class Saves(GamesFolder):
    """The games played here, in the household's folder."""

    def create(self, record: AnyRecord) -> OpenGame:
        """A new game; nothing is written until its first `OpenGame.save`. Never raises."""
        return OpenGame(self, *self.new_file(record.game, GAME[0]))

    def unsaved(self, name: str) -> UnsavedGame:
        """A game of which nothing is kept; *name* is its id. Never raises."""
        return UnsavedGame(self, self.games / (name + GAME[0]), name, now())

    def open(self, path: Path) -> OpenGame:
        """Open a game of this folder, read and replayed; see `OpenGame.loaded`.

        One that cannot be saved is opened for looking only.
        Raises `GameIsOpenElsewhere`, or another `SaveError`; a damaged file is set aside first
        and the error tells where it is kept.
        """
        game = OpenGame(self, path, "", now())
        check_home(self.home)
        game.load(load)
        return game

    def met_elsewhere(self, path: Path) -> Met[LoadedGame] | None:
        """The game from any folder beside the one here that it was opened as before; see
        `GamesFolder.met`. Raises `SaveError`."""
        return self.met(path, GAME, load, _steps)

    def open_elsewhere(self, path: Path, over: Met[LoadedGame] | None = None) -> OpenGame:
        """Open a game from any folder by a copy in this one; the file itself stays as it is.

        The copy has the id of the file, by which it is `met_elsewhere` when the file is opened
        again; or it takes the place of the game here that it was *over*, which is kept under an id
        of its own where the two went different ways.

        A file of this folder is opened in place, and one that can only be looked at is not
        copied; nor is one where no copy can be written. Raises `SaveError`.
        """
        if (own := self.own(path)) is not None:
            return self.open(own)
        loaded = load(path)
        if loaded.is_read_only:
            # A copy would be written with the new scores and no longer tell the difference.
            game = OpenGame(self, path, loaded.id, loaded.started)
            game.show(loaded)
            return game
        if over is not None and over.kind is Meeting.APART:
            with self.create(over.here.record) as other:
                other.save(over.here.record, over.here.state)
        place = self.new_file(loaded.record.game, GAME[0])[0] if over is None else over.path
        game = OpenGame(self, place, loaded.id, loaded.started)
        try:
            game.save(loaded.record, loaded.state)
        except SaveError as error:
            game.close()
            if error.fault not in _LOOKED_AT:
                raise
            game = OpenGame(self, path, loaded.id, loaded.started)
            game.only_show(loaded, error)
            return game
        game.show(loaded)
        return game

    def dealt_again(self, cards: DealCards) -> SavedGame | None:
        """The game to go on with that began with *cards*, the one saved last; None where there is
        none. Never raises."""
        rules, found = GAMES[cards.game].rules(cards.options), []
        for path in files_in(self.games, GAME):
            # What cannot be read is somebody else's trouble.
            with contextlib.suppress(SaveError):
                game = summary(path)
                if game.game == cards.game and not game.check.finished:
                    record = record_in(read_game(path))
                    if record.is_dealt_again and _orders(rules, record.moves) == _orders(
                        rules, cards.moves
                    ):
                        found.append(game)
        return max(found, key=lambda game: game.written, default=None)

    def search(self) -> FolderSearch[SavedGame]:
        """What finds the games to go on with; a finished game is put with the finished ones.

        Raises `SaveError` when the folder itself cannot be read.
        """
        found = FolderSearch(self, GAME, summary, lambda game: game.check.finished)
        if not found.left:
            check_home(self.home)
        return found

    def delete(self, path: Path) -> None:
        """Delete a game for good, and what phones are known by in it.

        Raises `GameIsOpenElsewhere` or another `SaveError`.
        """
        # Most households have no phones at the table.
        from handfoot_gui.storage.marks import Marks
        from handfoot_gui.storage.phones import PhoneKeys

        game_ids: list[str] = []
        with contextlib.suppress(SaveError):
            game_ids = [summary(path).id]
        with GameLock(path):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise writing_fault(path, error) from error
        for game_id in game_ids:
            with contextlib.suppress(SaveError):
                Marks(self.home).delete(game_id)
        # Without the game they open nothing.
        with contextlib.suppress(SaveError):
            phones = PhoneKeys(self.home)
            phones.read()
            phones.forget(game_ids)

    def tidy(self) -> None:
        """Remove what a killed program left behind; call once at the start. Never raises."""
        with contextlib.suppress(OSError):
            for entry in list(os.scandir(self.games)):
                if entry.name.startswith(".") and entry.name.endswith(TEMPORARY):
                    self._remove_left_over(Path(entry.path))

    def _remove_left_over(self, path: Path) -> None:
        """Remove a temporary file if it is old and the game it was for is not open."""
        game = path.with_name(path.name.removeprefix(".").rsplit(".", 2)[0])
        with contextlib.suppress(SaveError, OSError):
            if time.time() - path.stat().st_mtime < _OLD:
                return
            with GameLock(game):
                path.unlink()


def _orders(rules: AnyRules, moves: Iterable[tuple[int, Any]]) -> tuple[object, ...]:
    """How the cards lay at the first deal among *moves*."""
    return next((order for _, move in moves if (order := rules.order_dealt(move))), ())


def _steps(game: LoadedGame) -> tuple[object, ...] | None:
    """What two copies of a game have in common as long as they went the same way."""
    return None if game.is_read_only else (game.record.options, *game.record.moves)


def summary(path: Path) -> SavedGame:
    """What a list shows of the game in *path*. Raises `SaveError`."""
    head = decode_head(read_file(path, GAME_FILES.largest), path)
    return SavedGame(**asdict(head), path=path)
