"""What the table of Manipulation Rummy remembers: cards unseen by rank; nothing is discarded."""

from __future__ import annotations

from handfoot_gui.core.memory import Memory, unseen_by_rank
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.view import View


def memory(rules: Manipulation, view: View) -> Memory:
    """What *view* has shown since the deal: the own hand and all that lies on the table."""
    return Memory((), unseen_by_rank(rules.cards, rules.cards_seen(view)))
