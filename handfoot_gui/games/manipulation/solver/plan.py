"""What the solver is asked for, and what it answers: a plan, and steps that lead to it.

The steps are for a person to follow, one thing at a time. They name melds by what lies in them at
that moment; every card exists once, so that says which. On the way melds may be illegal and cards
may lie apart.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias, assert_never

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld


class Goal(StrEnum):
    """What the best play lays most of."""

    CARDS = "cards"
    POINTS = "points"
    """As they count in the hand: joker 25, pictures 10, numbers their face, ace 1."""


class Plan(Struct, frozen=True):
    """A play: the whole table afterwards, and what it takes."""

    melds: tuple[Meld, ...]
    """The melds that keep their place come first, in the order of the table before."""
    origins: tuple[int | None, ...]
    """For each, the number of the meld on the table before whose place it takes."""
    laid: tuple[Card, ...]
    """The cards from the hand."""
    points: int
    """Of the cards laid, as they count in the hand."""
    moved: int
    """Cards of the table that leave the place of their meld. Each meld hands its place on to at
    most one meld of its kind, group or sequence; cards of both stay, equal cards standing in for
    each other. A joker stays with its name only, an ace at its end of a sequence."""
    is_least: bool = True
    """Whether *moved* is surely the least of all plays with as many cards, or points; where few
    cards may move, also whether surely no more can be laid."""


class Put(Struct, frozen=True):
    """Take *cards* out of the meld *source*, or from the hand when that is empty, and put them
    into the meld *onto*, or apart when that is empty; *result* then lies there."""

    cards: tuple[Laid, ...]
    """As they are named afterwards."""
    source: Meld
    onto: Meld
    result: Meld


class Swap(Struct, frozen=True):
    """Put *card* from the meld *source*, or from the hand when that is empty, in the place of
    the *joker* named like it in *meld*; the joker then lies apart."""

    card: Laid
    source: Meld
    joker: Laid
    meld: Meld
    result: Meld


class Split(Struct, frozen=True):
    """Part *meld* into two; *first* stays in its place."""

    meld: Meld
    first: Meld
    second: Meld


class Join(Struct, frozen=True):
    """Put the meld *second* to *first*, in its place."""

    first: Meld
    second: Meld
    result: Meld


class Rename(Struct, frozen=True):
    """Give a joker that lies in *meld* another name."""

    meld: Meld
    joker: Laid
    """With its new name."""
    result: Meld


Step: TypeAlias = Put | Swap | Split | Join | Rename


def after(table: tuple[Meld, ...], step: Step) -> tuple[Meld, ...]:
    """Returns the table after *step*; a meld keeps its place, a new one comes last."""
    match step:
        case Put(cards, source, onto, result):
            melds = _without(table, source, cards)
            return _replaced(melds, onto, result)
        case Swap(card, source, joker, meld, result):
            return (*_replaced(_without(table, source, (card,)), meld, result), (joker,))
        case Split(meld, first, second):
            return (*_replaced(table, meld, first), second)
        case Join(first, second, result):
            return _replaced(tuple(m for m in table if m != second), first, result)
        case Rename(meld, _, result):
            return _replaced(table, meld, result)
        case _:
            assert_never(step)


def _without(table: tuple[Meld, ...], source: Meld, cards: tuple[Laid, ...]) -> tuple[Meld, ...]:
    taken = {laid.card for laid in cards}
    rest = tuple(laid for laid in source if laid.card not in taken)
    return tuple(rest if meld == source else meld for meld in table if rest or meld != source)


def _replaced(table: tuple[Meld, ...], old: Meld, new: Meld) -> tuple[Meld, ...]:
    return tuple(new if meld == old else meld for meld in table) if old else (*table, new)
