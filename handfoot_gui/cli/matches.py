"""A match between bots: what is to be played, and which of its sets have been."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

import handfoot_gui
from handfoot_gui.bots.arena import GameSet, Outcome
from handfoot_gui.bots.standings import fair_share, share_of, teams
from handfoot_gui.bots.statistics import SequentialTest
from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.game import GameDef
from handfoot_gui.core.options import GameOptions
from handfoot_gui.storage.files import GAME
from handfoot_gui.storage.house_rules import plain_name


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played."""

    game: GameDef
    preset: str
    """The preset, or the name of house rules."""
    options: GameOptions
    duels: tuple[tuple[tuple[str, ...], ...], ...]
    """Who meets whom: for each duel the seatings, all of which are played with the same cards."""
    is_paired: bool
    sets: int
    """How often new cards are dealt for every duel."""
    seed: int
    time: float
    target: float | None
    """The share of wins that is asked about; 0 is the fair one, None does not stop early."""
    folder: Path | None
    """Where every game is recorded."""
    is_of_house: bool = False
    """Whether house rules are played, whatever they are called."""
    sentences: tuple[str, ...] = ()
    """What a household says of its rules besides."""

    @property
    def games(self) -> int:
        """Games to be played at most."""
        return self.sets * sum(map(len, self.duels))

    def path(self, mark: tuple[int, int], seating: int) -> Path | None:
        """Where a game of the set *mark* is written."""
        if self.folder is None:
            return None
        rules, usual = self.preset, self.game.presets.get(self.preset)
        if usual is None or self.is_of_house:
            rules = plain_name(self.preset)
        elif self.options != usual:
            rules += f"-{self.options.players}-{self.options.sides}"
        name = f"{self.game.name}-{rules}-seed-{self.seed}"
        if len(self.duels) > 1:
            name += f"-duel-{mark[0] + 1}"
        name += f"-game-{mark[1]:03}"
        if self.is_paired:
            name += f"-seating-{seating + 1}"
        return self.folder / f"{name}{GAME[0]}"

    def identity(self) -> dict[str, object]:
        """What two runs of one match have in common; how long it is played is not part of it."""
        return {
            "version": handfoot_gui.__version__,
            "game": self.game.name,
            "preset": self.preset,
            "rule set": msgspec.to_builtins(self.options),
            "seating": self.duels,
            "seed": self.seed,
            "time": self.time,
        }

    def set(self, mark: tuple[int, int]) -> GameSet:
        """The games of a set, for whoever plays them."""
        return GameSet(
            self.game.name,
            self.options,
            self.duels[mark[0]],
            derived_seed(self.seed, mark[1]),
            self.time,
            self.folder is not None,
            mark,
        )


class Results:
    """The sets that were played, and which duels are decided by them.

    They are looked at in the order of their numbers, whoever was ready first, so that a match
    ends at the same set with any number of workers.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: list[dict[int, tuple[Outcome, ...]]] = [{} for _ in match.duels]
        self._tests: list[SequentialTest | None] = [None for _ in match.duels]
        self._looked_at = [0 for _ in match.duels]

    def add(self, mark: tuple[int, int], games: tuple[Outcome, ...]) -> None:
        place, number = mark
        if number > self._match.sets:
            return
        self._known[place][number] = games
        target = self._match.target
        while target is not None and not self.verdict(place):
            looked_at = self._known[place].get(self._looked_at[place] + 1)
            if looked_at is None:
                break
            self._looked_at[place] += 1
            first = first_bot(looked_at)
            test = self._tests[place] or SequentialTest(target or fair_share(looked_at, first))
            test.add(share_of(looked_at, first))
            self._tests[place] = test

    def verdict(self, place: int) -> int:
        """As of `SequentialTest`."""
        test = self._tests[place]
        return 0 if test is None else test.verdict

    def is_wanted(self, mark: tuple[int, int]) -> bool:
        """Whether the set has still to be played."""
        return mark[1] not in self._known[mark[0]] and not self.verdict(mark[0])

    def sets(self, place: int) -> dict[int, tuple[Outcome, ...]]:
        """The sets of a duel that count: none after the one that decided it."""
        last = self._looked_at[place] if self.verdict(place) else self._match.sets
        known = self._known[place]
        return {number: known[number] for number in sorted(known) if number <= last}

    def all_sets(self) -> dict[int, list[Outcome]]:
        """The sets of all duels together, by the number of their cards."""
        found: dict[int, list[Outcome]] = {}
        for place in range(len(self._known)):
            for number, games in self.sets(place).items():
                found.setdefault(number, []).extend(games)
        return dict(sorted(found.items()))

    def games(self) -> list[Outcome]:
        return [game for games in self.all_sets().values() for game in games]

    def is_whole(self) -> bool:
        """Whether nothing is left to be played."""
        return all(
            self.verdict(place) or len(known) == self._match.sets
            for place, known in enumerate(self._known)
        )


def first_bot(games: Sequence[Outcome]) -> str:
    """The bot, or team, that is asked about: the one that sits first in the first game."""
    side = next(side for side, seats in enumerate(games[0].sides) if 0 in seats)
    return teams(games[0])[side]
