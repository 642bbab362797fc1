"""What the table of Manipulation Rummy remembers: cards unseen by rank; nothing is discarded."""

from __future__ import annotations

from handfoot_gui.engine.manipulation.rules import Manipulation
from handfoot_gui.engine.manipulation.view import View
from handfoot_gui.model.memory import Memory, unseen_by_rank


def memory(rules: Manipulation, view: View) -> Memory:
    """What *view* has shown since the deal: the own hand and all that lies on the table."""
    return Memory((), unseen_by_rank(rules.cards, rules.cards_seen(view)))
