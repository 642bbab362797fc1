"""Rules that the page of families' switches describes and the program leaves for later: a set that
names one plays without it, and keeps it as a sentence of the family."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words

_MOST_PACKETS: Final = 3


def without_unplayed(
    words: Words, options: Mapping[str, Any]
) -> tuple[Mapping[str, Any], tuple[str, ...]]:
    """*options*, by their names in files, without what is left for later (S2, S5, S22, S23), and
    what so is not played, a sentence each."""
    played, sentences = dict(options), []
    for field, leave_out in _LATER.items():
        if field in played:
            sentence = leave_out(words, played)
            sentences += [sentence] if sentence else []
    return played, tuple(sentences)


def _discards(words: Words, options: dict[str, Any]) -> str:
    """S5: a turn ends with one discard here."""
    count = options.pop("discards")
    if not isinstance(count, int) or count <= 1:
        return ""
    text = words.translate("Unplayed", "Discard {cards}, one after the other.")
    return filled(text, cards=words.cards_counted(count))


def _tie(words: Words, options: dict[str, Any]) -> str:
    """S23: a tie is shared here."""
    if options.pop("tie") == "shared":
        return ""
    return words.translate("Unplayed", "A tie is broken by another deal.")


def _double(words: Words, options: dict[str, Any]) -> str:
    """S22: cards of a packet that nobody picked up count as they are here."""
    if not options.pop("unopened_double"):
        return ""
    return words.translate("Unplayed", "Cards in an unopened foot count twice.")


def _packets(words: Words, options: dict[str, Any]) -> str:
    """S2: of four packets the first two and the last are dealt here."""
    packets = options["packets"]
    if not isinstance(packets, list) or len(packets) <= _MOST_PACKETS:
        return ""
    options["packets"] = [*packets[: _MOST_PACKETS - 1], packets[-1]]
    text = words.translate("Unplayed", "{count:^} packets are dealt to everybody: {sizes}.")
    return filled(text, count=words.count(len(packets)), sizes=words.row(list(map(str, packets))))


_LATER: Final[Mapping[str, Callable[[Words, dict[str, Any]], str]]] = {
    "discards": _discards,
    "tie": _tie,
    "unopened_double": _double,
    "packets": _packets,
}
"""By field: takes it out of the options, or what is too much of it, and gives the sentence."""
