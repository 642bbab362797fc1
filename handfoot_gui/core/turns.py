"""The log by turns: who played, and in a few words what was drawn, taken, laid and thrown."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import DRAW, LAID, Deed, LogLine, add_deed, did
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words

_MOST_SIGNS: Final = 4
"""More cards of one deed are counted where there is little room."""


class Turn(Struct, frozen=True):
    """What one player did between the turns of others, as everybody saw it."""

    seat: Seat
    """`TABLE` where nobody did it: the deal, and how it ended."""
    parts: tuple[Deed, ...] = ()
    """Oldest first, deeds of one kind as one; they go on after the name."""
    asides: tuple[Deed, ...] = ()
    """What was said besides, each a whole sentence; of the table there is nothing else."""
    row: int = 0
    """How many lines of the log are newer than the one that the turn began with."""

    def said(self, words: Words, name: str) -> str:
        """The turn of *name* in sentences, its cards in words."""
        told = [deed.said(words, name) for deed in self.parts]
        sentences = [did(words, name, told)] if told else []
        return " ".join([*sentences, *(deed.said(words) for deed in self.asides)])

    def briefly(self, words: Words, name: str) -> str:
        """The same in signs; where that would be many, the cards are only counted."""
        told = []
        for deed in self.parts:
            is_short = len(deed.cards) <= _MOST_SIGNS or not deed.brief
            counted = Deed(deed.brief, (), len(deed.cards))
            cards = words.cards_counted(len(deed.cards))
            said = deed.in_signs(words, name) if is_short else counted.told(words, cards, name)
            told.append(said)
        sentences = [did(words, name, told)] if told else []
        return " ".join([*sentences, *(deed.in_signs(words, "") for deed in self.asides)])

    def counted(self, words: Words) -> Turn:
        """The same with the cards that were laid only counted, where they are many."""
        parts = [
            Deed(filled(deed.text, cards=words.cards_counted(len(deed.cards))), kind=deed.kind)
            if deed.kind == LAID and len(deed.cards) > _MOST_SIGNS
            else deed
            for deed in self.parts
        ]
        return replace(self, parts=tuple(parts))

    def in_brief(self, words: Words, name: str, held: int | None = None) -> str:
        """The turn of *name* for the ear in as few words as can be: "Elise: three fours, discarded
        queen of hearts. 8 left."; *held* are the cards that *name* has now, where that is told."""
        parts = [deed for deed in self.parts if deed.kind != DRAW] or self.parts
        told = [
            (
                dataclasses.replace(deed, text="{cards}")
                if deed.kind == LAID and deed.cards
                else deed
            ).said(words, name)
            for deed in parts
        ]
        asides = [deed.said(words) for deed in self.asides]
        if not told:
            return " ".join(asides)
        text = words.translate("Log", "{name}: {deeds}.")
        if held is not None:
            text = words.translate("Log", "{name}: {deeds}. {number} left.", "cards", held)
        left = "" if held is None else words.number(held)
        said = filled(text, name=words.person(name), deeds=words.row(told), number=left)
        return " ".join([said, *asides])

    def pieces(self, words: Words, name: str) -> tuple[tuple[str | Card, ...], ...]:
        """Every part of *name*'s turn, then every aside, with its cards between the words."""
        parts = (deed.in_a_row(words, name) for deed in self.parts)
        return (*parts, *(deed.in_a_row(words) for deed in self.asides))


def with_own_draws(
    told: Iterable[tuple[int, LogLine]], own: Seat, drew: Callable[[int], tuple[Deed, ...]]
) -> Iterator[LogLine]:
    """The lines of *told*, newest first; where *own* drew in the turn that they begin with, the
    cards are told by *drew*, by the number that the line has. Nobody else may know them."""
    is_present = True
    for number, line in told:
        is_present &= line.seat in (own, TABLE)
        parts: tuple[Deed, ...] = ()
        if is_present and line.seat == own and any(d.kind == DRAW for d in line.deeds or ()):
            parts = drew(number)
        yield replace(line, parts=parts, is_step=False) if parts else line


def turns(lines: Iterable[LogLine]) -> Iterator[Turn]:
    """The turns told by *lines*, which come newest first, as the turns do.

    A turn that did anything else has no steps (`LogLine.is_step`) in it; how a deal came about is
    told until somebody has played in it.
    """
    own: list[LogLine] = []
    held: list[LogLine] = []
    begun, is_played = 0, False
    for row, line in enumerate(lines):
        if line.is_before_play and is_played:
            continue
        if line.is_aside:
            # In whose turn it was said the line before it tells.
            held.append(line)
            continue
        if own and (own[-1].seat != line.seat or own[-1].begins_turn):
            yield from _turn(own, begun)
            own = []
        own += (*held, line)
        held, begun = [], row
        is_played |= line.seat != TABLE
    yield from _turn([*own, *held], begun)


def _turn(lines: list[LogLine], row: int) -> Iterator[Turn]:
    """The turn told by *lines*, newest first, the oldest of which is in that *row*; none where
    they tell nothing."""
    seats = [line.seat for line in lines if not line.is_aside]
    has_more = bool([line for line in lines if not (line.is_step or line.is_aside)])
    parts, asides = list[Deed](), list[Deed]()
    for line in reversed(lines):
        deeds = line.deeds if line.parts is None else line.parts
        if line.seat == TABLE:
            asides += (Deed(line.text),) if deeds is None else deeds
        elif line.is_aside or deeds is None:
            asides.append(Deed(line.text))
        elif not (line.is_step and has_more):
            for deed in deeds:
                add_deed(parts, deed)
    if parts or asides:
        yield Turn(next(iter(seats), TABLE), tuple(parts), tuple(asides), row)
