"""A memory aid in words and signs: a line for each player, a cell for each rank or suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.presenter import Memory, Unseen
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words

_LAST: Final = 5
"""Discards of one player that are shown."""


class MemoryLine(Struct, frozen=True):
    """What is remembered of one player."""

    name: str
    laid: str
    """The last cards laid, the newest first; may be empty."""
    held: str
    """The cards taken and still held; may be empty."""


class MemoryCell(Struct, frozen=True):
    """The unseen cards of one rank or suit."""

    head: str
    text: str
    spoken: str
    """All of it for a screen reader."""


class MemoryText(Struct, frozen=True):
    """A memory aid as it is shown."""

    lines: tuple[MemoryLine, ...] = ()
    cells: tuple[MemoryCell, ...] = ()
    left: str = ""
    """How many cards are unseen in all."""
    note: str = ""
    """Said where nothing is to be seen."""

    @property
    def is_empty(self) -> bool:
        return not self.lines and not self.cells


def closed_memory(words: Words) -> MemoryText:
    """What stands there while nobody's cards are open."""
    return MemoryText(
        note=words.translate("Memory", "On your turn, you can see here what the table remembers.")
    )


def memory_text(words: Words, names: Sequence[str], memory: Memory, aid: MemoryAid) -> MemoryText:
    """*memory* as far as *aid* allows."""
    if aid is MemoryAid.OFF:
        return MemoryText()
    lines = tuple(
        MemoryLine(
            words.person(names[of.seat]),
            _signs(words, of.laid[:_LAST]),
            _taken(words, names[of.seat], of.held),
        )
        for of in memory.players
        if of.laid or of.held
    )
    if aid is MemoryAid.DISCARDS:
        nothing = words.translate("Memory", "Nothing has been discarded yet.")
        return MemoryText(lines, note="" if lines else nothing)
    cells = tuple(_cell(words, unseen) for unseen in memory.unseen)
    count = sum(len(unseen.cards) for unseen in memory.unseen)
    text = words.translate("Memory", "Not seen yet: {cards}")
    left = filled(text, cards=words.cards_counted(count))
    return MemoryText(lines, cells, left)


def _signs(words: Words, some: Iterable[Card]) -> str:
    signs = [words.sign(card) for card in some]
    return (", " if any(" " in sign for sign in signs) else " ").join(signs)


def _taken(words: Words, name: str, held: Iterable[Card]) -> str:
    counts = Counter(words.symbol(card.rank) for card in held)
    if not counts:
        return ""
    many = [f"{number} × {sign}" if number > 1 else sign for sign, number in counts.items()]
    text = words.translate("Memory", "picked up {cards}")
    return filled(text, cards=words.row(many), name=words.person(name))


def _cell(words: Words, unseen: Unseen) -> MemoryCell:
    if isinstance(unseen.of, Rank):
        head = _short(words, unseen.of)
        number = words.number(len(unseen.cards))
        return MemoryCell(head, number, words.labelled(words.ranks(unseen.of), number))
    assert isinstance(unseen.of, Suit)
    text = " ".join(words.symbol(card.rank) for card in unseen.cards) or words.translate(
        "Memory", "none", "cards"
    )
    spoken = words.listed([words.rank(card.rank) for card in unseen.cards]) or text
    return MemoryCell(
        words.suit_sign(unseen.of), text, words.labelled(words.suit(unseen.of), spoken)
    )


def _short(words: Words, rank: Rank) -> str:
    """The rank in a narrow cell."""
    if rank is Rank.JOKER:
        return words.translate("Memory", "Jok.")
    return words.symbol(rank)
