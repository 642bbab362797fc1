"""What people's own games teach them, a file for each person; formats.md describes it.

What is read of a file to say how much is due are its own fields; options and moves of a game are
read when one of its mistakes is wanted.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.practice import DealReview, Lost, Mistake, Reviewed
from handfoot_gui.core.record import SeatNumber
from handfoot_gui.games import GAMES
from handfoot_gui.session.practice import OwnMistake, Position, due_on, first_place, place_after
from handfoot_gui.storage.faults import Fault, SaveError, writing_fault
from handfoot_gui.storage.files import home_folder, make_home, read_file, save_file
from handfoot_gui.storage.formats import GameId, check_text, decoded, encoded, read_card
from handfoot_gui.storage.practice_lines import (
    DealLine,
    GameLine,
    JudgedLine,
    MistakeLine,
    bounded,
    joined,
    with_mistakes,
    without_play,
)
from handfoot_gui.storage.shared_file import SharedFile

_FORMAT: Final = 1
_LARGEST: Final = 16 * 2**20
_Person = Annotated[str, Meta(max_length=600)]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    format: int
    person: _Person
    games: dict[GameId, GameLine]


class _Owner(Struct, frozen=True):
    person: _Person


class PracticeBook:
    """The files ``practice-….json`` of the home folder, one for each person by `person_key`.

    What is asked of a person is answered as the file was when it was `read` or written last.
    """

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        self.home = home or home_folder()
        self._known: dict[str, Mapping[str, GameLine]] = {}

    def path(self, person: str) -> Path:
        """Where what is known of *person* lies."""
        return self.home / f"practice-{hashlib.sha256(person.encode()).hexdigest()[:16]}.json"

    def read(self, person: str) -> SaveError | None:
        """Read what is kept of *person*; gives what was wrong with it. A damaged file is set
        aside."""
        self._known[person] = {}
        try:
            found = self._file(person).read()
        except SaveError as error:
            return error
        if found is not None and found.person == person:
            self._known[person] = found.games
        return None

    def persons(self) -> tuple[str, ...]:
        """All of whom there is a file; one that cannot be read is passed over."""
        found: list[str] = []
        for path in sorted(self.home.glob("practice-*.json")):
            with contextlib.suppress(SaveError):
                content = read_file(path, _LARGEST)
                check_text(content, path)
                person = decoded(_decoder(_Owner), content, path).person
                if self.path(person) == path:
                    found.append(person)
        return tuple(found)

    # -- what is known of a person ----------------------------------------------------------

    def is_reviewed(self, person: str, game_id: str, deal: int) -> bool:
        """Whether that deal was looked through for *person*."""
        game = self._games(person).get(game_id)
        return game is not None and any(one.deal == deal for one in game.deals)

    def is_empty(self, person: str) -> bool:
        """Whether nothing is kept of how *person* plays."""
        deals = (deal for game in self._games(person).values() for deal in game.deals)
        return not any(deal.lost or deal.mistakes or deal.drills for deal in deals)

    def mistakes(self, person: str) -> tuple[OwnMistake, ...]:
        """All that *person* has still to learn; what cannot be read is left out."""
        found: list[OwnMistake] = []
        for game_id, game in self._games(person).items():
            if game.game in GAMES:
                for deal, line in game.open:
                    found += _own(game_id, game.game, deal, line)
        return tuple(found)

    def drills(self, person: str, game: str) -> tuple[OwnMistake, ...]:
        """Decisions of *game* to be taken anew, good or bad; those that cannot be read are left
        out."""
        found: list[OwnMistake] = []
        for game_id, one in self._games(person).items():
            if one.game == game in GAMES:
                for deal, line in one.drilled:
                    found += _own(game_id, game, deal, line)
        return tuple(found)

    def due(self, person: str, day: date) -> tuple[OwnMistake, ...]:
        """Those of `mistakes` that are offered on *day*, what waits longest first."""
        return due_on(self.mistakes(person), day)

    def due_days(self, person: str, day: date) -> tuple[date, ...]:
        """Of each of `mistakes` that is offered on *day* when it was made; their moves are not
        looked at."""
        games = (game for game in self._games(person).values() if game.game in GAMES)
        return tuple(
            deal.day for game in games for deal, line in game.open if line.place.is_due(day)
        )

    def learnt_number(self, person: str) -> int:
        """How many mistakes *person* makes no more."""
        deals = (deal for game in self._games(person).values() for deal in game.deals)
        return sum(one.place.is_learnt for deal in deals for one in deal.mistakes)

    def reviews(self, person: str, game: str) -> tuple[DealReview, ...]:
        """Deals of *game* with decisions that were looked through, in the order of days; what went
        wrong in them is in `mistakes`."""
        found = [
            DealReview(deal.deal, deal.seat, deal.day.isoformat(), deal.unit, _lost(deal), ())
            for one in self._games(person).values()
            if one.game == game
            for deal in one.deals
            if deal.lost
        ]
        return tuple(sorted(found, key=lambda review: review.day))

    def position(self, person: str, own: OwnMistake) -> Position:
        """The game up to *own*. Raises `SaveError` where it is gone or cannot be read."""
        path, game = self.path(person), self._games(person).get(own.game_id)
        if game is None or game.played is None:
            raise SaveError(Fault.MISSING, path)
        played, move = game.played, GAMES[own.game].move_type
        pair: Any = tuple[SeatNumber, move]  # type: ignore[valid-type]
        options = _options(own.game, played.options, path)
        moves = _typed(played.moves, tuple[pair, ...], path)
        if len(moves) < own.mistake.position or any(seat >= options.players for seat, _ in moves):
            raise SaveError(Fault.DAMAGED, path, "its moves do not fit", "$.games")
        begun = GAMES[own.game].rules(options)
        if played.brought is not None and begun.problem_with_start(played.brought) is not None:
            raise SaveError(Fault.DAMAGED, path, "it cannot start so", "$.games")
        return Position(options, moves[: own.mistake.position], played.agreed, played.brought)

    # -- what is kept -----------------------------------------------------------------------

    def add(self, person: str, game_id: str, reviewed: Reviewed) -> None:
        """Keep what *reviewed* tells of *person*; what is known of the same game stays as far as
        it still is that game.

        What another program has written meanwhile stays, too. Raises `SaveError`, also once it is
        kept where a damaged file had to be set aside for it.
        """

        def added(games: Mapping[str, GameLine]) -> Mapping[str, GameLine]:
            rest = {name: game for name, game in games.items() if name != game_id}
            return bounded({**rest, game_id: joined(games.get(game_id), reviewed)})

        self._change(person, added)

    def answered(self, person: str, own: OwnMistake, day: date, *, is_solved: bool) -> None:
        """Keep that *person* has solved or missed *own* on *day*. Raises `SaveError` as `add`
        does."""

        def moved(line: MistakeLine) -> MistakeLine:
            if line.position != own.mistake.position:
                return line
            place = place_after(line.place, day, is_solved=is_solved)
            return replace(line, box=place.box, due=place.due)

        def noted(games: Mapping[str, GameLine]) -> Mapping[str, GameLine]:
            game = games.get(own.game_id)
            if game is None:
                return games
            return bounded({**games, own.game_id: with_mistakes(game, moved)})

        self._change(person, noted)

    def export(self, person: str, path: Path) -> None:
        """Write all that is kept of *person* to *path*, as it is kept here. Raises `SaveError`."""
        if (error := self.read(person)) is not None:
            raise error
        save_file(path, encoded(_File(_FORMAT, person, dict(self._games(person))), indent=1))

    def forget(self, person: str) -> None:
        """Delete all that is kept of how *person* plays. Raises `SaveError`.

        Which deals were looked through is still known, so that none of it comes back.
        """
        self._change(person, without_play)

    def remove(self, person: str) -> None:
        """Delete the file of *person*, and so also the name. Raises `SaveError`."""
        path = self.path(person)
        with self._file(person).alone():
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                raise writing_fault(path, error) from error
        self._known.pop(person, None)

    def _games(self, person: str) -> Mapping[str, GameLine]:
        if person not in self._known:
            self.read(person)
        return self._known[person]

    def _file(self, person: str) -> SharedFile[_File]:
        return SharedFile(self.path(person), _File, _LARGEST)

    def _change(
        self,
        person: str,
        change: Callable[[Mapping[str, GameLine]], Mapping[str, GameLine]],
    ) -> None:
        make_home(self.home)
        file = self._file(person)
        with file.alone():
            error = self.read(person)
            if error is None or error.set_aside is not None:
                games = change(self._known[person])
                file.write(_File(_FORMAT, person, dict(games)))
                self._known[person] = games
        if error is not None:
            raise error


# -- of lines what the program knows --------------------------------------------------------


def _own(game_id: str, game: str, deal: DealLine, line: JudgedLine) -> Iterator[OwnMistake]:
    """What *line* tells; nothing where its moves are none of *game*."""
    move = GAMES[game].move_type
    try:
        ways = tuple(
            Way(_typed(way.move, move, Path()), way.gain, way.error) for way in line.others
        )
        played = _typed(line.played, move, Path())
    except SaveError:
        return
    judged = Judgement(deal.seat, played, ways, line.hidden, line.worlds, line.unit)
    mistake = Mistake(line.position, line.theme, judged)
    place = line.place if isinstance(line, MistakeLine) else first_place(deal.day)
    yield OwnMistake(game_id, game, deal.deal, deal.seat, deal.day, mistake, place)


def _lost(deal: DealLine) -> tuple[Lost, ...]:
    return tuple(Lost(one.theme, one.amount, one.error, one.decisions) for one in deal.lost)


def _typed(raw: Raw, kind: Any, path: Path) -> Any:
    content = bytes(raw)
    check_text(content, path)
    return decoded(_decoder(kind), content, path)


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """There are three for each game, and to make one takes longer than to read a move by it."""
    return msgspec.json.Decoder(kind, dec_hook=read_card)


def _options(game: str, raw: Raw, path: Path) -> Any:
    """The rules as they are written today. Raises `SaveError` where nobody can play by them."""
    found = _typed(raw, dict[str, Any], path)
    try:
        found = GAMES[game].former({"game": game, "options": found})["options"]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(Fault.DAMAGED, path, str(error), "$.games") from error
    options = _typed(Raw(msgspec.json.encode(found)), GAMES[game].options_type, path)
    try:
        options.check()
    except OptionsError as error:
        raise SaveError(Fault.BAD_OPTIONS, path, str(error), "$.games") from error
    return options
