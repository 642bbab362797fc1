"""Challenges that were begun here: who made how much, and the games, apart from all others."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator
from datetime import date
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.hashes import sha256
from handfoot_gui.core.record import replay
from handfoot_gui.core.spoken_code import WrongCode
from handfoot_gui.core.text.words import person_key
from handfoot_gui.games import rules_of
from handfoot_gui.session.challenge import DEALS, Challenge, OtherVersion, challenge_in
from handfoot_gui.session.repeatable import is_by_seed
from handfoot_gui.storage.challenge_file import Result
from handfoot_gui.storage.codec import LoadedGame, load, read_game, record_in
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import GAME, check_home, home_folder, make_home
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.saves import OpenGame, Saves
from handfoot_gui.storage.shared_file import SharedFile

_LARGEST: Final = 2**20
_FORMAT: Final = 1
_MOST: Final = 400
"""Challenges that are kept; the oldest are forgotten."""
_MOST_PLAYED: Final = 100
"""People in one challenge; those who came first make room."""

_Code = Annotated[str, Meta(pattern=r"^[0-9A-Z]{12}$")]
_Made = Annotated[int, Meta(ge=-(10**6), le=10**6)]


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """What one person has made in a challenge."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    points: Annotated[tuple[_Made | None, ...], Meta(min_length=DEALS, max_length=DEALS)]
    """By deal; None where it is not over."""
    is_from_afar: bool
    """It came as a code or a file."""

    @property
    def key(self) -> str:
        """The same however the name is written."""
        return person_key(self.name)

    @property
    def next_deal(self) -> int:
        """The first deal that is not over, counted from 1; one more than there are once all are."""
        return next((n for n, made in enumerate(self.points, 1) if made is None), DEALS + 1)

    @property
    def whole(self) -> tuple[int, ...] | None:
        """The points of all deals, once all are over."""
        made = tuple(points for points in self.points if points is not None)
        return made if len(made) == DEALS else None

    @property
    def total(self) -> int:
        """The points of the deals that are over."""
        return sum(points for points in self.points if points is not None)


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A challenge, and what people have made in it."""

    code: _Code
    begun: date
    played: Annotated[tuple[Played, ...], Meta(max_length=_MOST_PLAYED)] = ()

    def of(self, name: str) -> Played | None:
        """What *name* has made."""
        return next((one for one in self.played if one.key == person_key(name)), None)

    def with_played(self, played: Played) -> Kept:
        """The same with *played* in the place of what that person has made."""
        if self.of(played.name) is None:
            return replace(self, played=(*self.played, played)[-_MOST_PLAYED:])
        return replace(
            self, played=tuple(played if one.key == played.key else one for one in self.played)
        )


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    challenges: tuple[Kept, ...]
    """The one chosen last stands first."""


_Change: TypeAlias = Callable[[tuple[Kept, ...]], tuple[Kept, ...]]


class PlayedHere(Exception):  # noqa: N818  (named as what it tells)
    """A result came under the name of somebody who plays the challenge here."""


class Challenges(Saves):
    """The file ``challenges.json`` of the home folder, and the folder ``challenges`` of games.

    What was noted stands here, too, where it could not be written; it is written with what comes
    next.
    """

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        super().__init__(home or home_folder())
        self.games = self.home / "challenges"
        self.finished = self.games / "finished"
        self.path = self.home / "challenges.json"
        self._file = SharedFile(self.path, _File, _LARGEST)
        self.kept: tuple[Kept, ...] = ()
        """The one chosen last stands first."""
        self._unwritten: list[_Change] = []
        """Changes that the file does not hold yet; to do one twice is as good as once."""

    def read(self) -> SaveError | None:
        """Read what is kept; gives what was wrong with it. A damaged file is set aside."""
        try:
            found = self._file.read()
        except SaveError as error:
            return error
        self.kept = () if found is None else found.challenges
        for change in self._unwritten:
            self.kept = change(self.kept)
        return None

    def of(self, code: str) -> Kept | None:
        """The challenge of *code*, where it is kept."""
        return next((kept for kept in self.kept if kept.code == code), None)

    def choose(self, challenge: Challenge) -> None:
        """Let *challenge* stand first from now on. Raises `SaveError`; it does all the same."""
        self._change(challenge, lambda kept: kept)

    def forget(self, code: str) -> None:
        """Keep nothing of the challenge of *code* any more. Raises `SaveError`."""
        for folder in (self.games, self.finished):
            for path in sorted(folder.glob(f"{code}-*{GAME[0]}")):
                self.delete(path)
        self._write(lambda kept: tuple(one for one in kept if one.code != code))

    def remove(self, challenge: Challenge, name: str) -> None:
        """Keep nothing any more of what *name* has made in *challenge*. Raises `SaveError`."""
        for deal in range(1, DEALS + 1):
            while (path := self.game_of(challenge.code, name, deal)) is not None:
                self.delete(path)
        key = person_key(name)
        self._change(
            challenge,
            lambda kept: replace(kept, played=tuple(one for one in kept.played if one.key != key)),
        )

    def note(self, challenge: Challenge, name: str, deal: int, points: int) -> None:
        """Keep what *name* has made in *deal*, counted from 1; what was made first stays. Raises
        `SaveError`; it is noted all the same."""

        def noted(kept: Kept) -> Kept:
            before = kept.of(name) or Played(name, (None,) * DEALS, is_from_afar=False)
            made = list(before.points)
            if made[deal - 1] is None:
                made[deal - 1] = points
            return kept.with_played(replace(before, points=tuple(made)))

        self._change(challenge, noted)

    def enter(self, challenge: Challenge, name: str, points: tuple[int, ...]) -> None:
        """Keep the *points* that somebody called *name* has made elsewhere.

        Raises `PlayedHere` and `SaveError`; after that it is kept all the same.
        """
        here = self.of(challenge.code)
        before = None if here is None else here.of(name)
        if before is not None and not before.is_from_afar:
            raise PlayedHere
        played = Played(name, points, is_from_afar=True)
        self._change(challenge, lambda kept: kept.with_played(played))

    def enter_file(self, result: Result) -> None:
        """Keep *result* with its games. Raises as `enter`."""
        self.enter(result.challenge, result.name, result.points)
        for deal, record in enumerate(result.records, 1):
            path = self._path(result.challenge.code, result.name, deal)
            if path.exists():
                self.delete(path)
            with self._game(path) as game:
                game.save(record, replay(rules_of(record), record.moves))

    # -- games ----------------------------------------------------------------------------------

    def game_of(self, code: str, name: str, deal: int) -> Path | None:
        """The game of *name* in *deal*, as far as it is kept here."""
        path = self._path(code, name, deal)
        places = (path, self.finished / path.name)
        return next((place for place in places if place.is_file()), None)

    def begun_by(self, code: str, known: Iterable[str]) -> tuple[str, ...]:
        """Who has begun a game of the challenge of *code* here, apart from those *known*."""
        passed = {_person(name) for name in known}
        found: list[str] = []
        for path in sorted(self.games.glob(f"{code}-*{GAME[0]}")):
            person = path.name.split("-")[1]
            if person not in passed:
                passed.add(person)
                with contextlib.suppress(SaveError):
                    found.append(load(path).record.seats[0].name)
        return tuple(found)

    def left_by(self, name: str) -> Challenge | None:
        """The one chosen last of those that *name* has begun here and can go on with."""
        for kept in self.kept:
            own = kept.of(name) or Played(name, (None,) * DEALS, is_from_afar=False)
            is_begun = own.next_deal > 1 or self.game_of(kept.code, name, 1) is not None
            if is_begun and own.next_deal <= DEALS and not own.is_from_afar:
                with contextlib.suppress(WrongCode, OtherVersion):
                    return challenge_in(kept.code)
        return None

    def ended_here(self) -> Iterator[Path]:
        """The games of deals that people have played to their end here."""
        for kept in self.kept:
            for played in kept.played:
                for deal, made in enumerate(played.points, 1):
                    if made is not None and not played.is_from_afar:
                        path = self.game_of(kept.code, played.name, deal)
                        if path is not None:
                            yield path

    def go_on(self, challenge: Challenge, record: AnyRecord, deal: int) -> OpenGame:
        """The game of the person of *record* in *deal*, to be played: as it was left, or *record*
        without a move. Raises `SaveError`; what is no game of *deal* is set aside first."""
        name = record.seats[0].name
        path = self.game_of(challenge.code, name, deal)
        game = self._game(path or self._path(challenge.code, name, deal))
        if path is not None:
            check_home(self.home)
            game.load(lambda path: _loaded(path, challenge, deal))
        return game

    def result_of(self, challenge: Challenge, name: str) -> Result | None:
        """All that *name* has made, where all of it was played here. Raises `SaveError`."""
        kept = self.of(challenge.code)
        played = None if kept is None else kept.of(name)
        if played is None or played.whole is None:
            return None
        paths = [self.game_of(challenge.code, name, deal) for deal in range(1, DEALS + 1)]
        records = [
            _loaded(path, challenge, deal).record
            for deal, path in enumerate(paths, 1)
            if path is not None
        ]
        if len(records) < DEALS:
            return None
        seats = records[0].seats
        return Result(challenge, played.whole, tuple(one.with_seats(seats) for one in records))

    def _path(self, code: str, name: str, deal: int) -> Path:
        return self.games / f"{code}-{_person(name)}-{deal}{GAME[0]}"

    def _game(self, path: Path) -> OpenGame:
        return OpenGame(self, path, path.name.removesuffix(GAME[0]), now())

    # -- the file -------------------------------------------------------------------------------

    def _change(self, challenge: Challenge, change: Callable[[Kept], Kept]) -> None:
        code = challenge.code

        def changed(kept: tuple[Kept, ...]) -> tuple[Kept, ...]:
            known = next((one for one in kept if one.code == code), Kept(code, now().date()))
            others = tuple(one for one in kept if one.code != code)
            return (change(known), *others)[:_MOST]

        self._write(changed)

    def _write(self, change: _Change) -> None:
        """Do *change* with what any program has written. Raises `SaveError`."""
        self.kept = change(self.kept)
        self._unwritten.append(change)
        make_home(self.home)
        with self._file.alone():
            error = self.read()
            if error is None or error.set_aside is not None:
                self._file.write(_File(_FORMAT, self.kept))
                self._unwritten.clear()
        if error is not None:
            raise error


def game_in(path: Path, challenge: Challenge, deal: int) -> AnyRecord:
    """The game in *path*, by whose head it is one of *deal*; its moves are not made. Raises
    `SaveError`."""
    record = record_in(read_game(path))
    if not challenge.is_of(record, deal):
        raise SaveError(Fault.OTHER_DEAL, path)
    return record


def _loaded(path: Path, challenge: Challenge, deal: int) -> LoadedGame:
    """The game in *path*, all of which is one of *deal*. Raises `SaveError`."""
    game = load(path)
    if game.is_read_only or not (challenge.is_of(game.record, deal) and is_by_seed(game.record)):
        raise SaveError(Fault.OTHER_DEAL, path)
    return game


def _person(name: str) -> str:
    """What stands for *name* in names of files."""
    return sha256(person_key(name).encode()).hexdigest()[:8]
