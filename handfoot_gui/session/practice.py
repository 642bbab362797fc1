"""When a mistake of one's own comes again: boxes of 1, 3, 7, 14 and 30 days."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from itertools import chain, islice, zip_longest
from typing import Any, Final, TypeVar

from msgspec import Struct

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.practice import Mistake
from handfoot_gui.core.puzzle import Moves
from handfoot_gui.core.record import Agreed
from handfoot_gui.core.seats import Seat

BOXES: Final = (1, 3, 7, 14, 30)
"""Days after which what lies in a box comes again."""
LEARNT: Final = len(BOXES) + 1
"""What was solved out of the last box is in this one, and does not come again."""
SITTING: Final = 10
"""So many are practiced at a time."""

_Item = TypeVar("_Item")


class Place(Struct, frozen=True):
    """In which box a mistake lies, and from which day on it is offered."""

    box: int
    """From 1; `LEARNT` where it is offered no more."""
    due: date

    @property
    def is_learnt(self) -> bool:
        return self.box >= LEARNT

    def is_due(self, day: date) -> bool:
        """Whether it is offered on *day*; so is what would wait longer than anything does, since a
        clock was wrong."""
        is_late_enough = self.due <= day or self.due - day > timedelta(days=BOXES[-1])
        return not self.is_learnt and is_late_enough

    @property
    def tried_on(self) -> date:
        """The day on which it came there: it was tried last then, or else made."""
        wait = _wait(self.box)
        return self.due - wait if self.due - date.min > wait else date.min


def newer(known: Place, other: Place, today: date) -> Place:
    """Of two places of one mistake the one in which it was put last; of one day the higher box.

    A place of days to come is that of a wrong clock, and no newer than any other.
    """

    def age(place: Place) -> tuple[date, int]:
        return (place.tried_on if place.tried_on <= today else date.min, place.box)

    return max(known, other, key=age)


def first_place(day: date) -> Place:
    """Where a mistake begins that was made on *day*: it is offered from the next one on."""
    return _in_box(1, day)


def place_after(place: Place, day: date, *, is_solved: bool) -> Place:
    """Where what lay in *place* lies after it was tried on *day*.

    What is solved goes on by one box, what is missed goes back to the first one. To solve it
    before it is due says little, and changes nothing.
    """
    if not is_solved:
        return _in_box(1, day)
    return _in_box(place.box + 1, day) if place.is_due(day) else place


def _in_box(box: int, day: date) -> Place:
    return Place(box, day + _wait(box))


def _wait(box: int) -> timedelta:
    return timedelta(days=BOXES[box - 1] if box < LEARNT else 0)


class OwnMistake(Struct, frozen=True):
    """A mistake of one person: where it was made, and when it comes again."""

    game_id: str
    game: str
    deal: int
    seat: Seat
    day: date
    """When it was made."""
    mistake: Mistake
    place: Place

    @property
    def name(self) -> str:
        """What it is known by among all of its person."""
        return f"{self.game_id}-{self.mistake.position}"


class Position(Struct, frozen=True):
    """The game that an own mistake was made in, up to it."""

    options: Any
    moves: Moves
    agreed: Agreed
    brought: BroughtForward | None


def due_on(mistakes: Iterable[OwnMistake], day: date) -> tuple[OwnMistake, ...]:
    """Those that are offered on *day*: what waits longest first, of a day the costliest."""
    found = (one for one in mistakes if one.place.is_due(day))
    return tuple(sorted(found, key=lambda one: (one.place.due, -one.mistake.judged.weight)))


def sitting(mistakes: Iterable[OwnMistake]) -> tuple[OwnMistake, ...]:
    """Those of *mistakes* that are practiced now, the first ones first, but mixed: of games by
    turns, and within a game of themes."""
    games: dict[str, dict[str, list[OwnMistake]]] = {}
    for one in mistakes:
        games.setdefault(one.game, {}).setdefault(one.mistake.theme, []).append(one)
    mixed = _by_turns(_by_turns(themes.values()) for themes in games.values())
    return tuple(islice(mixed, SITTING))


def _by_turns(rows: Iterable[Iterable[_Item]]) -> Iterator[_Item]:
    """The first of each of *rows*, then the second of each, and so on."""
    nothing = object()
    several = chain.from_iterable(zip_longest(*rows, fillvalue=nothing))
    return (one for one in several if one is not nothing)  # type: ignore[misc]
