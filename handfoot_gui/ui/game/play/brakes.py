"""What keeps a game from going on by itself."""

from __future__ import annotations

from msgspec import Struct


class Brakes(Struct):
    """Reasons why nobody moves."""

    is_held: bool = False
    """The people look at something else."""
    is_dealing: bool = False
    """The people watch a deal; what follows it waits for that."""
    is_paused: bool = False
    """The people look at the table."""
    is_stepping: bool = False
    """One more act is seen all the same, though the game is paused."""

    @property
    def are_on(self) -> bool:
        """Whether nothing may happen now."""
        return self.is_held or self.is_dealing or (self.is_paused and not self.is_stepping)
