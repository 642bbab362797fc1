"""A family's own sentences among the texts of its rules: on the rule card and under a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.rule_card import RuleCard, section
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.core.typed import shown_line

_APART: Final = " · "
"""Between sentences in one note; a family may have left out the stops."""


def own_title(words: Words) -> str:
    """What they stand under."""
    return words.translate("Common", "Also at our table")


def with_own_sentences(card: RuleCard, words: Words, sentences: Sequence[str]) -> RuleCard:
    """*card* with *sentences* after all others, if there are any."""
    if not sentences:
        return card
    return replace(
        card, sections=(*card.sections, section(own_title(words), *map(shown_line, sentences)))
    )


def own_notes(words: Words, sentences: Sequence[str]) -> tuple[str, ...]:
    """*sentences* as a note, from long to short: the first ones, and where the others are read."""
    if not sentences:
        return ()
    title, shown = own_title(words), tuple(map(shown_line, sentences))
    whole, *cut = (
        words.labelled(title, _APART.join(shown[:count])) for count in range(len(shown), 0, -1)
    )
    going_on = words.translate("Sheet", "{text} … see the rule card")
    none = words.labelled(title, words.translate("Sheet", "see the rule card"))
    return (whole, *(filled(going_on, text=text) for text in cut), none)
