"""A guided deal of a game: kept cards, everybody's moves, and what the teacher says of them.

The moves lead from the start of a game to its end, and nobody makes another one. So a lesson is
taken up at any step from the name of that step alone.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import OptionsError, ReplayError
from handfoot_gui.core.record import replay
from handfoot_gui.core.rules import Rules
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import AnyDraft
from handfoot_gui.core.text.options import changed_fields
from handfoot_gui.core.text.words import Words

OptionsT = TypeVar("OptionsT", bound=Any)
Moves: TypeAlias = tuple[tuple[Seat, Any], ...]

PUPIL = Seat(0)
"""Who is taught."""


class Step(Struct, frozen=True):
    """One thing the teacher says, and what the player does then.

    A step with a *move* is done by it, one with cards *laid_out* as soon as these lie there
    without having been played; any other is read.
    """

    name: str
    """By which it is found again when the lesson is taken up; stays the same in every version."""
    text: str
    place: int
    """So many moves of the lesson are made before it."""
    move: Any = None
    laid_out: frozenset[Card] = frozenset()
    lies: Callable[[Any], bool] | None = None
    """Whether *laid_out* lie in a draft as they should, where it matters how they do."""
    points_at: tuple[str, ...] = ()
    """Keys of zones that are pointed at, besides those that the move needs."""
    teaches: tuple[str, ...] = ()
    """The options it is about."""
    more: str = ""
    """A fact that is told besides, in less than a sentence."""

    def is_laid_out(self, draft: AnyDraft) -> bool:
        """Whether the cards of the step lie there."""
        return self.laid_out <= draft.cards if self.lies is None else self.lies(draft)

    @property
    def is_read(self) -> bool:
        return self.move is None and not self.laid_out


class Lesson(Struct, frozen=True):
    """The guided deal of one game."""

    options: Any
    """The rules it is played by; see `adopted`."""
    moves: Moves
    first: int
    """So many of them have been made when it begins."""
    teacher: Seat
    steps: tuple[Step, ...]
    acted: Callable[[Any], object] = lambda move: move
    """What a move does, whichever way it is put: equal of moves that come to the same."""


class Script(Struct, frozen=True):
    """The moves of a lesson, those that steps are about by name."""

    moves: Moves
    named: dict[str, int]
    """The index of a move by its name."""

    @classmethod
    def of(cls, lines: Iterable[tuple[str, Seat, Any]]) -> Script:
        """From name (may be empty), mover and move of each."""
        made = tuple(lines)
        named = {name: place for place, (name, _, _) in enumerate(made) if name}
        return cls(tuple((seat, move) for _, seat, move in made), named)

    def step(
        self,
        name: str,
        text: str,
        *,
        before: str = "",
        laid_out: Collection[Card] = (),
        lies: Callable[[Any], bool] | None = None,
        points_at: Sequence[str] = (),
        teaches: Sequence[str] = (),
        more: str = "",
    ) -> Step:
        """The step that is done by the move *name*, or one that comes *before* that move."""
        place = self.named.get(before or name, len(self.moves))
        move = None if before or name not in self.named else self.moves[place][1]
        return Step(
            name,
            text,
            place,
            move,
            frozenset(laid_out),
            lies,
            tuple(points_at),
            tuple(teaches),
            more,
        )


def farewell(words: Words, step: Callable[[str, str], Step]) -> Step:
    """The last step of every lesson, made by the *step* of its script."""
    translate = words.translate
    return step("thanks", translate("Lesson", "That was the lesson. How about a real game now?"))


def adopted(
    rules: Callable[[OptionsT], Rules[Any, Any, Any]],
    base: OptionsT,
    family: OptionsT,
    kept: Collection[str],
    moves: Moves,
    fits: Callable[[OptionsT], bool] = lambda _: True,
) -> OptionsT:
    """The rules of the lesson: those of the *family* as far as all *moves* are legal by them and
    what is said *fits* them, else those of *base*.

    The options *kept* are those of *base* in any case.
    """

    def is_playable(options: OptionsT) -> bool:
        try:
            replay(rules(options), moves)
        except (OptionsError, ReplayError):
            return False
        return fits(options)

    changed = [field for field in changed_fields(base, family) if field not in kept]
    every = replace(base, **{field: getattr(family, field) for field in changed})
    if is_playable(every):
        return every
    found = base
    for field in changed:
        one = replace(found, **{field: getattr(family, field)})
        found = one if is_playable(one) else found
    return found
