"""The saved games of a household as the start page shows them."""

from __future__ import annotations

import getpass
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import KEPT, files_in
from handfoot_gui.storage.games_folder import FolderSearch
from handfoot_gui.storage.lock import GameLock
from handfoot_gui.storage.saves import SavedGame, Saves
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.widgets.titles import game_at_deal, rules_title
from handfoot_gui.ui.widgets.vocabulary import partners

if TYPE_CHECKING:
    from handfoot_gui.storage.scored_games import LoadedScoredGame


class SideScore(Struct, frozen=True):
    """A side of a game that was left: its names, as ``Marta, Josip``, and its total."""

    names: str
    score: int


class GameCard(Struct, frozen=True):
    """An unfinished game as the start page shows it."""

    id: str
    """Tells it from the others; not the id within its file, which a copy of the file has too."""
    title: str
    """``Hand and Foot, deal 2 of 4``."""
    to_play: str
    """The name of the player to act; empty when nobody is."""
    left_at: datetime
    """Local time of the last move."""
    sides: tuple[SideScore, ...]
    is_locked: bool = False
    """Open in another window of the program, so it can be neither continued nor deleted."""
    notice: str = ""
    """One sentence, when the game can be looked at but not played on."""
    is_scored: bool = False
    """Played with paper cards; only its score is kept here."""
    rules: str = ""
    """The name of the rule set, where the game has several."""
    begun_at: datetime | None = None
    """Local time of the first move, where another game looks just like it; see `told_apart`."""
    game: str = ""
    """The game by its name in files."""

    @property
    def looks(self) -> tuple[str, str, str, datetime, tuple[SideScore, ...]]:
        """What people know the game by; the time to the minute, as it is shown."""
        left_at = self.left_at.replace(second=0, microsecond=0)
        return self.title, self.rules, self.to_play, left_at, self.sides


class Beside(Struct, frozen=True):
    """What there is to do beside playing."""

    lessons: int = 0
    """Games with a guided deal."""
    is_lesson_left: bool = False
    """Whether one of them was left in its middle."""
    puzzles: int = 0
    solved: int = 0
    """Puzzles of all games that whoever solves them here has solved."""
    due: int = 0
    """Mistakes that the same person has to practice today."""
    is_of_yesterday: bool = False
    """Whether one of them was made yesterday."""
    is_challenge_left: bool = False
    """Whether the same person has begun a challenge by code and can go on with it."""


class StartFacts(Struct, frozen=True):
    """All the start page shows."""

    games: tuple[GameCard, ...] = ()
    """Unfinished games, the last one left first."""
    names: tuple[str, ...] = ()
    """Names by seat as last used, for when no game was left."""
    notices: tuple[str, ...] = ()
    """One sentence for every file that could not be read."""
    game: str = "hand-and-foot"
    """The game last dealt."""
    offered_name: str | None = None
    """Stands in the field that asks who plays; None: nobody is asked any more."""
    lesson: str | None = None
    """The step at which the guided deal of *game* goes on, empty before the first; None: it is not
    offered beside the start of the game."""
    beside: Beside = Beside()


def told_apart(games: Sequence[GameCard]) -> tuple[GameCard, ...]:
    """*games* that say when they were begun only where another one looks just like them."""
    alike = Counter(game.looks for game in games)
    return tuple(game if alike[game.looks] > 1 else replace(game, begun_at=None) for game in games)


_NO_NAMES: Final = frozenset({"admin", "administrator", "guest", "root", "user"})


def name_of_user() -> str:
    """The first name that the system's user name begins with; empty where it is no name."""
    try:
        user = getpass.getuser()
    except (ImportError, KeyError, OSError):
        return ""
    first = next(iter(re.findall(r"[^\W\d_]+", user)), "")
    return "" if len(first) < 2 or first.lower() in _NO_NAMES else first[:1].upper() + first[1:]


class FolderReading:
    """The household's folder of games as the start page shows it, read a little at a time."""

    def __init__(self, saves: Saves, words: Words) -> None:
        """Nothing is read yet but what the folder lists; what is wrong with it is a fault."""
        self._words = words
        self._faults: list[SaveError] = []
        self._searches: list[tuple[FolderSearch[Any], Callable[[Any], GameCard]]] = []
        """What finds the games, and what makes cards of them; those kept by hand are few."""
        try:
            if files_in(saves.games, KEPT):
                # What reads them is imported when there are any.
                from handfoot_gui.storage.scored_games import ScoredGames

                self._searches.append((ScoredGames(saves).search(), _kept_card))
            self._searches.append((saves.search(), _card))
        except SaveError as error:
            self._faults.append(error)
        self.total = self.left
        """Files there were, played and kept."""

    @property
    def left(self) -> int:
        """Files that are still to be read or put away."""
        return sum(search.left for search, _ in self._searches)

    @property
    def done(self) -> int:
        """Files that were read, and put away where they are finished."""
        return self.total - self.left

    @property
    def has_put_away(self) -> bool:
        """Whether there were finished games among the others."""
        return any(search.put_away for search, _ in self._searches)

    def work(self, seconds: float) -> None:
        """Go on for about so long, at least with one file."""
        until = time.monotonic() + seconds
        for search, _ in self._searches:
            if search.left:
                search.work(until)
                if time.monotonic() >= until:
                    return

    @property
    def cards(self) -> tuple[GameCard, ...]:
        """The games to go on with, the last one left first."""
        found = [(one, card) for search, card in self._searches for one in search.listing.games]
        found.sort(key=lambda pair: pair[0].written, reverse=True)
        return told_apart([card(one) for one, card in found])

    @property
    def notices(self) -> tuple[str, ...]:
        """A sentence for everything that could not be read or put away."""
        faults = [error for search, _ in self._searches for error in search.listing.faults]
        return tuple(fault(self._words, error) for error in (*self._faults, *faults))


def _kept_card(one: LoadedScoredGame) -> GameCard:
    return GameCard(
        id=one.path.name,
        title=game_at_deal(one.kept.game, len(one.kept.deals) + (not one.is_over)),
        to_play="",
        left_at=_local(one.saved),
        sides=tuple(
            SideScore(partners(shown_name(one.kept.names[seat]) for seat in side), total)
            for side, total in zip(one.sheet.sides, one.sheet.totals, strict=True)
        ),
        is_locked=_is_locked(one.path),
        is_scored=True,
        rules=rules_title(one.kept.game, one.kept.preset),
        begun_at=_local(one.started),
        game=one.kept.game,
    )


def _card(saved: SavedGame) -> GameCard:
    to_move = saved.check.to_move
    named = to_move is not None and 0 <= to_move < len(saved.seats)
    return GameCard(
        id=saved.path.name,
        title=game_at_deal(saved.game, saved.check.deal),
        to_play=shown_name(saved.seats[to_move].name) if named and to_move is not None else "",
        left_at=_local(saved.saved),
        sides=_sides(saved),
        is_locked=_is_locked(saved.path),
        rules=rules_title(saved.game, saved.preset),
        begun_at=_local(saved.started),
        game=saved.game,
    )


def _local(moment: datetime) -> datetime:
    return moment.astimezone().replace(tzinfo=None)


def _sides(saved: SavedGame) -> tuple[SideScore, ...]:
    """Names and totals; the sides follow from the number of scores."""
    count = max(1, len(saved.check.scores))
    return tuple(
        SideScore(partners(shown_name(p.name) for p in saved.seats[side::count]), score)
        for side, score in enumerate(saved.check.scores)
    )


def _is_locked(path: Path) -> bool:
    try:
        GameLock(path).release()
    except SaveError as error:
        return error.fault is Fault.OPEN_ELSEWHERE
    return False
