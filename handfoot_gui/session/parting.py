"""Where two people who played the same deal first did something else, and what each of them did.

The same cards, bots and chance lead to the same game as long as the moves are the same. What comes
to the same, such as melds laid in another order, is no difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Any, Final

from msgspec import Struct

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.messages import LogLine, summed_up
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import SPECTATOR, TABLE
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games import GAMES
from handfoot_gui.session.challenge import OWN_SEAT

_MOST_SIGNS: Final = 160
"""A turn that takes more is told in fewer words, where there are any."""


class Parting(Struct, frozen=True):
    """Where two games of the same deal part."""

    turn: int
    """Of the person since the cards were dealt, counted from 1: the one in which they parted, or
    the last one before; 0 before the first."""
    positions: tuple[int, int]
    """In either game, how many moves were made when both stood alike for the last time."""
    ends: tuple[int, int]
    """In either game, how many were made by the end of that turn."""
    is_by_person: bool = True
    """The person did otherwise; else table or bots did, though all that the person did came to the
    same: a bot may go by the order in which cards lie."""


class _Turn(Struct, frozen=True):
    """A turn of the person with what the table does in it and after it, or the end of the deal."""

    number: int
    """Since the cards were dealt, counted from 1."""
    first: int
    """How many moves were made before it."""
    passed: tuple[Any, ...]
    """The state before it, and after each of its moves."""

    @property
    def last(self) -> int:
        """How many moves were made by its end."""
        return self.first + len(self.passed) - 1


def parting(presenter: AnyPresenter, one: AnyRecord, other: AnyRecord) -> Parting | None:
    """Where the person did otherwise in *other* than in *one*; None where both played the first
    deal that was scored alike. Raises `ReplayError` at a move that is not allowed."""
    if one.moves == other.moves:
        return None
    alike, turns = GAMES[one.game].alike, (_turns(presenter, game) for game in (one, other))
    turn, since = 0, (0, 0)
    for ours, theirs in zip_longest(*turns):
        if ours is None or theirs is None or alike(ours.passed[0]) != alike(theirs.passed[0]):
            return Parting(turn, since, since, is_by_person=False)
        if alike(ours.passed[-1]) != alike(theirs.passed[-1]):
            return _within(alike, ours, theirs)
        turn, since = ours.number, (ours.last, theirs.last)
    return None


def _turns(presenter: AnyPresenter, record: AnyRecord) -> Iterator[_Turn]:
    """The turns in the first deal of *record* that is scored, and last its end."""
    rules, moves, seat = presenter.rules, record.moves, OWN_SEAT
    number, first, passed = 0, 0, list[Any]()
    position, state = 0, rules.start()
    for position, state in enumerate(states(rules, moves)):
        mover, move = moves[position - 1] if position else (TABLE, None)
        is_dealt = move is not None and bool(rules.order_dealt(move))
        is_over = mover == TABLE and any(deal.is_scored for deal in rules.sheet(state).deals)
        actor = rules.actor(state)
        if passed:
            passed.append(state)
            goes_on = actor in (seat, TABLE) or presenter.is_in_turn(rules.view(state, seat))
            if is_over or is_dealt or not goes_on:
                yield _Turn(number, first, tuple(passed))
                passed = []
        if is_over:
            break
        if is_dealt:
            number = 0
        if not passed and actor == seat:
            number, first, passed = number + 1, position, [state]
    if passed:
        yield _Turn(number, first, tuple(passed))
    yield _Turn(number, position, (state,))


def _within(alike: Callable[[Any], object], ours: _Turn, theirs: _Turn) -> Parting:
    """Where two turns part that began alike."""
    places = {alike(state): n for n, state in enumerate(theirs.passed)}
    passed = [(n, alike(state)) for n, state in enumerate(ours.passed)]
    place, known = max((n, known) for n, known in passed if known in places)
    positions = ours.first + place, theirs.first + places[known]
    return Parting(ours.number, positions, (ours.last, theirs.last))


# -- in words --------------------------------------------------------------------------------------


def did_there(
    presenters: tuple[AnyPresenter, AnyPresenter],
    records: tuple[AnyRecord, AnyRecord],
    parted: Parting,
) -> tuple[str, str] | None:
    """What the person of either record did from where they *parted* to the end of the turn, each as
    a sentence; None where words cannot tell the two apart."""
    one, other = (
        _Told.of(presenter, record, parted.positions[n], parted.ends[n])
        for n, (presenter, record) in enumerate(zip(presenters, records, strict=True))
    )
    # Whoever has another name has not done anything else.
    same = _Told.of(presenters[0], records[1], parted.positions[1], parted.ends[1])
    if one.seen and other.seen and one.seen != same.seen:
        return one.seen, other.seen
    return None if one.named == same.named else (one.named, other.named)


class _Told(Struct, frozen=True):
    """What one player did in a part of a turn."""

    seen: str
    """As everybody saw it."""
    named: str
    """Move by move, as only the player may know it."""

    @classmethod
    def of(cls, presenter: AnyPresenter, record: AnyRecord, first: int, last: int) -> _Told:
        """What was done in *record* after so many moves, up to so many."""
        rules, words, seat = presenter.rules, presenter.words, OWN_SEAT
        name = presenter.names[seat]
        lines, named, before = list[LogLine](), list[str](), None
        for number, state in enumerate(states(rules, record.moves[:last])):
            if number > first:
                mover, move = record.moves[number - 1]
                views = (rules.view(one, SPECTATOR) for one in (before, state))
                told = presenter.narrate(next(views), mover, move, next(views))
                lines += [line for line in told if line.seat == seat]
                if mover == seat:
                    named.append(presenter.named(rules.view(before, seat), move))
            before = state
        ways = summed_up(lines, presenter.names, words) or (" ".join(line.text for line in lines),)
        seen = next((way for way in ways if len(way) <= _MOST_SIGNS), ways[-1])
        text = words.translate("Log", "{name}: {deeds}.")
        deeds = words.listed([one for one in named if one])
        return cls(seen, filled(text, name=words.person(name), deeds=deeds))
