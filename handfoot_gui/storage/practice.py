"""What people's own games teach them.

What is read of a file to say how much is due are its own fields; options and moves of a game are
read when one of its mistakes is wanted.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from msgspec.structs import replace

from handfoot_gui.core.practice import DealReview, Reviewed
from handfoot_gui.games import GAMES
from handfoot_gui.session.practice import OwnMistake, Position, due_on, place_after
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.practice_file import Brought
from handfoot_gui.storage.practice_games import listed, lost_in, own_mistakes, position_in
from handfoot_gui.storage.practice_lines import (
    GameLine,
    MistakeLine,
    bounded,
    joined,
    with_mistakes,
    without_play,
)
from handfoot_gui.storage.practice_merge import Came, merged
from handfoot_gui.storage.practice_shelf import Games, PracticeShelf


class PracticeBook:
    """What is kept of each person, by `person_key`.

    What is asked of a person is answered as the file was when it was `read` or written last.
    """

    def __init__(self, home: Path | None = None) -> None:
        """*home* defaults to `home_folder`; nothing is read yet."""
        self.shelf = PracticeShelf(home)
        """Where the files lie."""
        self._known: dict[str, Games] = {}

    def path(self, person: str) -> Path:
        """Where what is known of *person* lies."""
        return self.shelf.path(person)

    def read(self, person: str) -> SaveError | None:
        """Read what is kept of *person*; gives what was wrong with it. A damaged file is set
        aside."""
        self._known[person] = {}
        try:
            self._known[person] = self.shelf.read(person)
        except SaveError as error:
            return error
        return None

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
                found += own_mistakes(game_id, game.game, game.open)
        return tuple(found)

    def listed(self, person: str) -> tuple[OwnMistake, ...]:
        """All mistakes of *person*, those that are learnt, too, the last ones first; without the
        moves, so that hundreds are told at once."""
        found: list[OwnMistake] = []
        for game_id, game in self._games(person).items():
            if game.game in GAMES:
                found += listed(game_id, game.game, game.every)
        return tuple(sorted(found, key=lambda own: (own.day, own.name), reverse=True))

    def own(self, person: str, name: str) -> OwnMistake | None:
        """The mistake of that *name*, with its moves; None where it is gone or cannot be read."""
        for game_id, game in self._games(person).items():
            if game.game in GAMES:
                lines = (
                    (deal, one) for deal, one in game.every if f"{game_id}-{one.position}" == name
                )
                for own in own_mistakes(game_id, game.game, lines):
                    return own
        return None

    def drills(self, person: str, game: str) -> tuple[OwnMistake, ...]:
        """Decisions of *game* to be taken anew, good or bad; those that cannot be read are left
        out."""
        found: list[OwnMistake] = []
        for game_id, one in self._games(person).items():
            if one.game == game in GAMES:
                found += own_mistakes(game_id, game, one.drilled)
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
            DealReview(deal.deal, deal.seat, deal.day.isoformat(), deal.unit, lost_in(deal), ())
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
        return position_in(own.game, game.played, own.mistake.position, path)

    # -- what is kept -----------------------------------------------------------------------

    def add(self, person: str, game_id: str, reviewed: Reviewed) -> None:
        """Keep what *reviewed* tells of *person*; what is known of the same game stays as far as
        it still is that game.

        What another program has written meanwhile stays, too. Raises `SaveError`, also once it is
        kept where a damaged file had to be set aside for it.
        """

        def added(games: Games) -> Games:
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

        def noted(games: Games) -> Games:
            game = games.get(own.game_id)
            if game is None:
                return games
            return bounded({**games, own.game_id: with_mistakes(game, moved)})

        self._change(person, noted)

    def export(self, person: str, path: Path) -> None:
        """Write all that is kept of *person* to *path*. Raises `SaveError`."""
        self.shelf.write_to(path, person)

    def bring(self, brought: Brought, today: date) -> Came:
        """Add what was *brought* to what is kept of the same person. Raises `SaveError` as `add`
        does."""
        came = Came(0, 0, 0)

        def joined_to(games: Games) -> Games:
            nonlocal came
            both, came = merged(games, brought.games, today)
            return both

        if brought.name:
            self.shelf.call((brought.name,))
        self._change(brought.person, joined_to)
        return replace(came, left_out=came.left_out + brought.left_out)

    def take_out(self, person: str, own: OwnMistake) -> Brought:
        """Delete *own* of *person*; gives what brings it back. Raises `SaveError` as `add` does."""
        taken: dict[str, GameLine] = {}

        def is_it(line: MistakeLine) -> bool:
            return line.position == own.mistake.position

        def without(games: Games) -> Games:
            game = games.get(own.game_id)
            if game is None:
                return games
            taken[own.game_id] = with_mistakes(game, keep=is_it, keep_drill=lambda _: False)
            return bounded(
                {**games, own.game_id: with_mistakes(game, keep=lambda one: not is_it(one))}
            )

        self._change(person, without)
        return Brought(person, "", taken, 0)

    def forget(self, person: str) -> None:
        """Delete all that is kept of how *person* plays. Raises `SaveError`.

        Which deals were looked through is still known, so that none of it comes back.
        """
        self._change(person, without_play)

    def remove(self, person: str) -> None:
        """Delete the file of *person*, and so also the name. Raises `SaveError`."""
        self.shelf.remove(person)
        self._known.pop(person, None)

    def _games(self, person: str) -> Games:
        if person not in self._known:
            self.read(person)
        return self._known[person]

    def _change(self, person: str, change: Callable[[Games], Games]) -> None:
        try:
            self._known[person] = self.shelf.change(person, change)
        except SaveError as error:
            if error.set_aside is not None:
                self.read(person)
            raise
