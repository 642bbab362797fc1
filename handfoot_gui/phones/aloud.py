"""The texts of a message as they are heard: in words where signs stand for the eye."""

from __future__ import annotations

from handfoot_gui.core.text.heard import heard
from handfoot_gui.core.text.words import Words
from handfoot_gui.phones.messages import Shown


def in_words(words: Words, shown: Shown) -> tuple[tuple[str, str], ...]:
    """Every text of *shown* that would sound otherwise than it is written, and what is heard."""
    texts = [shown.head, shown.prompt, shown.facts, shown.said, shown.told]
    texts += [*shown.notes, *shown.stands, *(turn.text for turn in shown.turns)]
    texts += [said for zone in shown.zones for said in (zone.name, zone.tag, zone.no)]
    texts += [total.deal for total in shown.totals] + [total.total for total in shown.totals]
    if shown.meter is not None:
        texts.append(shown.meter.text)
    if shown.question is not None:
        texts += [much for _, much in shown.question.facts]
    found = {str(text): heard(words, str(text)) for text in texts}
    return tuple((text, said) for text, said in found.items() if said != text)
