"""The way from a table to a planned one, one thing at a time, for a person to follow.

Melds are named by what lies in them at that moment; every card exists once, so that says which.
On the way melds may be illegal and cards may lie apart.
"""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import Struct

from handfoot_gui.games.manipulation.rules.melds import Laid, Meld


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
    """The table after *step*; a meld keeps its place, a new one comes last."""
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
