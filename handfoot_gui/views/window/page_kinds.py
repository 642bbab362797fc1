"""What the window asks of the pages that it shows."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from handfoot_gui.views.parts.theme import Look


class Restyled(Protocol):
    """A page that can be shown in another theme or size."""

    def set_look(self, look: Look) -> None: ...


@runtime_checkable
class Printing(Protocol):
    """A page that prints what it shows, not a score sheet of what is behind it."""

    def print_shown(self) -> None: ...


@runtime_checkable
class Checking(Protocol):
    """A page that lets people check the deal codes of its own game."""

    def check_deals(self) -> None: ...


@runtime_checkable
class Ruled(Protocol):
    """A page that shows the rule card of its own game."""

    def show_rules(self) -> None: ...


@runtime_checkable
class WithHand(Protocol):
    """A card table, whose lower part is the own hand."""

    def strip_top(self) -> int: ...
