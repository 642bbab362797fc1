"""What Weblate has to know of a text, so that it asks for the core first and sees a lost slot."""

from __future__ import annotations

from typing import Final

from catalogue import Message
from checks import facts_of, slots_of
from core_texts import is_core

_FIRST: Final = "priority:150"
"""More than the usual 100: Weblate gives these texts out first, and finds them by this number."""


def flags_of(message: Message) -> str:
    """The flags of a text, as Weblate reads them from the attribute of its message."""
    flags = [_FIRST] if is_core(*message.key) else []
    if facts_of(message):
        flags.append(f'placeholders:r"{pattern_of(message)}"')
    return ", ".join(flags)


def pattern_of(message: Message) -> str:
    """What Weblate finds the slots of a text and of its translation with.

    A slot is found up to its name, as a translation asks it for forms. One that English does not
    show is not looked for: a translation may have it.
    """
    shown = {slot for slot, _ in slots_of(message.source)}
    hidden = "|".join(f"{slot}[:}}]" for slot in facts_of(message) if slot not in shown)
    besides = f"(?!{hidden})" if hidden else ""
    return f"[{{]{besides}[A-Za-z_]+(?=[:}}])"
