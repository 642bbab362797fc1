"""What the window asks of the pages that it shows.

A page says by its base class what it answers for. To go by the names of methods would not do:
another page may call something else the same.
"""

from __future__ import annotations

from typing import Protocol

from handfoot_gui.ui.widgets.theme import Look


class Restyled(Protocol):
    """A page that can be shown in another theme or size."""

    def set_look(self, look: Look) -> None: ...


class Printing:
    """A page that prints what it shows, not a score sheet of what is behind it."""

    def print_shown(self) -> None:
        """Ask for what is shown on paper."""
        raise NotImplementedError


class Checking:
    """A page that lets people check the deal codes of its own game."""

    def check_deals(self) -> None:
        """Let people check them."""
        raise NotImplementedError


class Ruled:
    """A page that shows the rule card of its own game."""

    def show_rules(self) -> None:
        """Let people read it."""
        raise NotImplementedError
