"""Who moves: a place at the table, or the table itself."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in playing order."""

TABLE: Final = Seat(-1)
"""The mover of everything that no player decides: chance, and what follows by itself."""

SPECTATOR: Final = Seat(0)
"""Whose views are taken where only their public part matters, as for the log."""
