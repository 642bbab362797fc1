"""What happened since somebody's last turn, the weightiest first, for the cover to tell."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Deed, Importance, LogLine
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words


class Lying(Struct, frozen=True):
    """What lies open on the table and concerns whoever plays next."""

    name: str
    """ "On the discard pile"."""
    cards: tuple[Card, ...]
    note: str = ""
    """What goes on after the cards: "12 cards"."""

    def said(self, words: Words) -> str:
        """The same as one sentence."""
        cards = words.listed([words.card(card) for card in self.cards])
        return " ".join(part for part in (self.name, cards, self.note) if part) + "."


class RecapRow(Struct, frozen=True):
    """What one player did, or the table (`TABLE`, whose deeds are whole sentences)."""

    seat: Seat
    name: str
    deeds: tuple[Deed, ...]

    def said(self, words: Words) -> str:
        """The row as one sentence."""
        told = "; ".join(deed.said(words) for deed in self.deeds)
        return f"{self.name} {told}." if self.name else f"{told}."


class Recap(Struct, frozen=True):
    """First what changes the deal, then what lies there, then all the rest."""

    first: tuple[RecapRow, ...] = ()
    lying: tuple[Lying, ...] = ()
    rows: tuple[RecapRow, ...] = ()
    is_brief: bool = False
    """Nothing was done but passing."""

    def sentences(self, words: Words) -> tuple[str, ...]:
        """All of it in words, in reading order."""
        return (
            *(row.said(words) for row in self.first),
            *(one.said(words) for one in self.lying),
            *(row.said(words) for row in self.rows),
        )


def recap(lines: Iterable[LogLine], names: Sequence[str], lying: tuple[Lying, ...] = ()) -> Recap:
    """Puts *lines*, oldest first, together: one row a player, deeds of one kind counted as one."""
    first: dict[Seat, list[Deed]] = {}
    rest: dict[Seat, list[Deed]] = {}
    weights = set()
    for line in lines:
        if line.is_before_play:
            continue
        for seat, deed in _deeds(line, names):
            weights.add(deed.weight)
            _add((first if deed.weight is Importance.FIRST else rest).setdefault(seat, []), deed)
    return Recap(
        _rows(first, names), lying, _rows(rest, names), is_brief=weights == {Importance.PASSING}
    )


def _deeds(line: LogLine, names: Sequence[str]) -> Iterable[tuple[Seat, Deed]]:
    if line.deeds:
        return [(line.seat, deed) for deed in line.deeds]
    text = line.text.removesuffix(".")
    name = "" if line.seat == TABLE else f"{names[line.seat]} "
    if name and text.startswith(name):
        return [(line.seat, Deed(text.removeprefix(name)))]
    return [(TABLE, Deed(text))]


def _add(deeds: list[Deed], deed: Deed) -> None:
    """Put *deed* to those of its kind, or after all others."""
    for place, other in enumerate(deeds):
        if deed.kind and other.kind == deed.kind:
            count, cards = other.count + deed.count, (*other.cards, *deed.cards)
            deeds[place] = replace(other, count=count, cards=cards)
            return
    deeds.append(deed)


def _rows(deeds: dict[Seat, list[Deed]], names: Sequence[str]) -> tuple[RecapRow, ...]:
    return tuple(
        RecapRow(seat, "" if seat == TABLE else names[seat], tuple(done))
        for seat, done in deeds.items()
    )
