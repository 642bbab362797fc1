"""What the cards count, in groups of ranks that count the same: "king, queen, jack", "nine to two".

One reading of a rule set for the rule card, the score sheet, the scorekeeper and the form.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Sentences
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.shapes import RANKS_UPWARD

_DOWNWARD = tuple(reversed(RANKS_UPWARD[1:]))
"""King to two."""
_LEAST_FACES = 3
"""Neighbours that count what they show are told together from so many on."""


class Band(Struct, frozen=True):
    """Neighbouring ranks that count the same, or what they show."""

    ranks: tuple[Rank, ...]
    points: int
    """Of each; of the first where they count what they show."""
    is_face: bool = False
    """Whether each counts what it shows."""


def bands(options: Options) -> tuple[Band, ...]:
    """The jokers, where there are any, then kings to twos, then the aces."""
    values = options.values
    joker = (Band((Rank.JOKER,), values.joker),) if options.joker_count else ()
    return (*joker, *_downward(options), Band((Rank.ACE,), values.ace))


def _downward(options: Options) -> Iterator[Band]:
    points = [options.values.by_rank[rank] for rank in _DOWNWARD]
    shown = [len(_DOWNWARD) + 1 - place for place in range(len(_DOWNWARD))]
    place = 0
    while place < len(_DOWNWARD):
        end = place
        while end < len(points) and points[end] == shown[end] and shown[end] <= 10:
            end += 1
        is_face = end - place >= _LEAST_FACES
        if not is_face:
            end = place + 1
            while end < len(points) and points[end] == points[place] and not _shows(points, end):
                end += 1
        yield Band(_DOWNWARD[place:end], points[place], is_face)
        place = end


def _shows(points: list[int], place: int) -> bool:
    """Whether a group of ranks that count what they show begins at *place*."""
    shown = [len(_DOWNWARD) + 1 - place - n for n in range(_LEAST_FACES)]
    return shown[0] <= 10 and points[place : place + _LEAST_FACES] == shown


class ValueTexts(Sentences):
    """The words of the groups."""

    def ranks(self, band: Band) -> str:
        """ "ace", "king, queen, jack", "nine to two"."""
        ranks = [self.words.rank(rank) for rank in band.ranks]
        if len(ranks) <= _LEAST_FACES:
            return self.words.row(ranks)
        text = self.tr("{first} through {last}", "ranks of one value")
        return filled(text, first=ranks[0], last=ranks[-1])

    def points(self, band: Band) -> str:
        """ "10", "face value"."""
        if band.is_face:
            return self.words.translate("ManipulationCard", "face value")
        return self.words.number(band.points)

    def each(self, options: Options) -> str:
        """All of them in a row: "joker 30, king 13, queen 12, jack 11, ten to two face value"."""
        found = (
            self.tr(
                "{ranks} {points}", "card values", ranks=self.ranks(band), points=self.points(band)
            )
            for band in bands(options)
        )
        return self.words.row([str(text) for text in found])
