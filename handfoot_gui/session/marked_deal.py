"""Positions of a game that somebody marked, with a sentence to each: a lesson for somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import MatchSettings, Player, Record, TakeBack, replay
from handfoot_gui.core.seats import SPECTATOR, TABLE, Seat
from handfoot_gui.core.typed import ONE_LINE
from handfoot_gui.games import rules_of
from handfoot_gui.session.check import MOST_MOVES
from handfoot_gui.session.look_back import LookBack

MOST_MARKS: Final = 60
"""Of one game."""
LONGEST_TEXT: Final = 300
"""Signs of the sentence to a position."""

MarkText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT, pattern=ONE_LINE)]


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """A position, and what its writer says of it."""

    position: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    """So many moves of the game were made."""
    seat: Annotated[Seat, Meta(ge=0, le=31)]
    """From where the table is seen."""
    text: MarkText
    asks: bool = False
    """The reader is to find the move before the sentence is read."""


class MarkedDeal(Struct, frozen=True):
    """A game up to the last of its marked positions, and the move that was made there."""

    game: str
    preset: str | None
    """A label only; *options* are what counts."""
    options: GameOptions
    moves: tuple[tuple[Seat, Any], ...]
    marks: tuple[Mark, ...]
    """At least one; the earliest position first."""
    names: tuple[str, ...] = ()
    """Who played it, by seat; empty where that was not told."""
    sentences: tuple[str, ...] = ()
    """The household's own ones about its rules."""
    brought_forward: BroughtForward | None = None
    """What the game started from, where it began elsewhere."""


class WrongMark(Exception):  # noqa: N818  (named as what it tells)
    """The mark of index *number* says something that is not so."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"mark {number}: {reason}")
        self.number = number
        self.reason = reason


def mover_at(back: LookBack, position: int) -> Seat | None:
    """Whose move followed *position*; None where it was the table's, or none followed."""
    moves = back.record.moves
    seat = moves[position][0] if position < back.route.last else TABLE
    return None if seat == TABLE else seat


def can_be_marked(back: LookBack, position: int) -> bool:
    """Whether a player moved at *position*, in a deal whose cards are no secret any more."""
    return back.secrets.is_open_at(position) and mover_at(back, position) is not None


def with_mark(marks: Sequence[Mark], mark: Mark) -> tuple[Mark, ...]:
    """*marks* with *mark* in the place of the one at its position."""
    return tuple(sorted((*without(marks, mark.position), mark), key=lambda one: one.position))


def without(marks: Sequence[Mark], position: int) -> tuple[Mark, ...]:
    """*marks* but for the one at *position*."""
    return tuple(mark for mark in marks if mark.position != position)


def as_lesson(record: AnyRecord, marks: Sequence[Mark], *, with_names: bool) -> MarkedDeal:
    """What is sent of *record* and its *marks*; moves after the last one are not."""
    names = tuple(player.name for player in record.seats) if with_names else ()
    moves = record.moves[: marks[-1].position + 1]
    return MarkedDeal(
        record.game, record.preset, record.options, moves, tuple(marks), names,
        record.sentences, record.brought_forward,
    )  # fmt: skip


def played_by(deal: MarkedDeal, players: Sequence[Player], count: int) -> AnyRecord:
    """The first *count* moves of *deal* as a game of *players*; every later move can be taken
    back."""
    return Record(
        deal.game,
        deal.preset,
        deal.options,
        tuple(players),
        deal.moves[:count],
        agreements=MatchSettings(TakeBack.ANYTHING),
        is_dealt_again=True,
        sentences=deal.sentences,
        brought_forward=deal.brought_forward,
    )


def check(deal: MarkedDeal, players: Sequence[Player]) -> None:
    """Raises `ReplayError` where a move is not allowed, and `WrongMark` where a mark fits none."""
    record = played_by(deal, players, len(deal.moves))
    replay(rules_of(record), record.moves)
    before = -1
    for number, mark in enumerate(deal.marks):
        if mark.position >= len(deal.moves):
            raise WrongMark(number, "no move follows it")
        if mark.position <= before:
            raise WrongMark(number, "it comes after a later one")
        mover = deal.moves[mark.position][0]
        if mover == TABLE:
            raise WrongMark(number, "no player moves there")
        if mark.seat >= deal.options.players:
            raise WrongMark(number, f"there is no seat {mark.seat}")
        if mark.asks and mark.seat != mover:
            raise WrongMark(number, "another player moves there")
        before = mark.position


class MarkedStep:
    """One marked position of a lesson, as somebody is shown it."""

    def __init__(self, deal: MarkedDeal, number: int) -> None:
        """*number* counts the marks from 0."""
        self.deal = deal
        self.number = number
        self.mark = deal.marks[number]
        self.mover, self.played = deal.moves[self.mark.position]
        """Who moved there, and how."""

    @property
    def is_last(self) -> bool:
        """Whether no other position follows."""
        return self.number == len(self.deal.marks) - 1

    def record(self, players: Sequence[Player]) -> AnyRecord:
        """The game of *players* up to the position."""
        return played_by(self.deal, players, self.mark.position)

    def is_same(self, presenter: AnyPresenter, move: Any) -> bool:
        """Whether *move* does what was done, whichever of equal cards it takes."""
        if move == self.played:
            return True
        view = presenter.rules.view(self._state(presenter), self.mover)
        named = presenter.named(view, move)
        return bool(named) and named == presenter.named(view, self.played)

    def _state(self, presenter: AnyPresenter) -> Any:
        return replay(presenter.rules, self.deal.moves[: self.mark.position])

    def told(self, presenter: AnyPresenter) -> str:
        """What everybody saw of the move that was made, in the names of *presenter*."""
        rules, state = presenter.rules, self._state(presenter)
        after = rules.apply(state, self.mover, self.played)
        views = rules.view(state, SPECTATOR), rules.view(after, SPECTATOR)
        lines = presenter.narrate(views[0], self.mover, self.played, views[1])
        said = " ".join(line.text for line in lines if not line.is_aside)
        return said or presenter.named(rules.view(state, self.mover), self.played)
