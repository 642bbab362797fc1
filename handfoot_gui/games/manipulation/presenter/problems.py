"""Gestures that mean nothing at the table of Manipulation Rummy."""

from __future__ import annotations

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem


class StaysOnTable(Problem, frozen=True):
    """No card comes from the table to the hand."""

    card: Card


class CardsInTheAir(Problem, frozen=True):
    """Selected cards have to be put somewhere first."""


class NothingToSplit(Problem, frozen=True):
    """The card is the first of its meld."""
