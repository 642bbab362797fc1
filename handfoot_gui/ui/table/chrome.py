"""What stands around the cards: players' badges and the prompt bar with prompt and buttons."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import ButtonRole


class PlayerBadge(Struct, frozen=True):
    """One player at the table; also the player whose hand is shown has one.

    *initial* stands in the shape of the side; *role* is a short word such as "next" or
    "partner", already translated; while *is_playing* the badge says "playing" instead.
    """

    seat: Seat
    name: str
    initial: str
    side: int
    cards: int
    reserve: int
    """Cards kept apart for later; 0 once they are in the hand, or before they are dealt."""
    role: str = ""
    is_playing: bool = False
    has_reserve_dealt: bool = True
    """The reserve has been dealt; in some games it comes later than the first hands."""


class Button(Struct, frozen=True):
    """A button of the prompt bar; pressing it gives its *code* back."""

    code: str
    text: str
    role: ButtonRole = ButtonRole.PLAIN
    key: str = ""
    """The key shown on it."""
    is_on: bool = True
    brief: str = ""
    """Shorter words for a crowded strip, where there are any."""
    said: str = ""
    """What a screen reader says instead of the text."""
    is_passing: bool = False
    """It goes by itself; who presses late is not to press what comes in its place."""


class PromptBar(Struct, frozen=True):
    """The line above the hand.

    *prompt* is one sentence; where it begins with *name* the name is set in bold. *facts* is the
    quieter second line. *buttons* None leaves the buttons to the table, which then offers what
    can be done now; otherwise they are these (three at most).
    """

    name: str = ""
    prompt: str = ""
    facts: str = ""
    buttons: tuple[Button, ...] | None = None
    is_refusal: bool = False
    """The prompt says why something is not allowed."""
    is_facts_first: bool = False
    """Where there is no room for both, the facts stand in the place of the prompt."""
