"""Lines of the log of every game, and what a screen reader says of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words


def heard(words: Words, names: Sequence[str], lines: Iterable[LogLine]) -> str:
    """Lines of the log, the oldest first, as sentences.

    Acts of one player after one another are one sentence: "Elise laid three jacks and discarded
    the ten of spades."
    """
    sentences: list[str] = []
    for seat, of_seat in groupby(lines, key=lambda line: line.seat):
        texts = [line.text for line in of_seat]
        begin = "" if seat == TABLE else f"{names[seat]} "
        if len(texts) == 1 or not begin or not all(text.startswith(begin) for text in texts):
            sentences += texts
            continue
        acts = [text.removeprefix(begin).removesuffix(".") for text in texts]
        sentences.append(f"{begin}{words.listed(acts)}.")
    return " ".join(sentences)


def gained(words: Words, name: str, cards: Sequence[Card]) -> str:
    """ "Marta got the nine of hearts and the two of clubs."; empty where nothing came."""
    if not cards:
        return ""
    text = words.translate("Heard", "{name} got {cards}.")
    return text.format(name=name, cards=words.listed([words.the_card(card) for card in cards]))


def lot_line(words: Words, name: str, *, is_dealt_again: bool) -> LogLine:
    """*name* deals first, by lot or because an earlier deal *is_dealt_again*."""
    if is_dealt_again:
        text = words.translate(
            "Log", "The cards of an earlier deal are played again; {name} deals first."
        )
    else:
        text = words.translate("Log", "{name} was chosen by lot to deal first.")
    return LogLine(TABLE, text.format(name=name), is_before_play=True)
