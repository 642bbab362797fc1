"""The buttons that share a draw between the two stock piles of Hand and Foot."""

from __future__ import annotations

from typing import TypeAlias

from handfoot_gui.core import table as t
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.games.hand_and_foot.presenter.values import ActCode
from handfoot_gui.games.hand_and_foot.rules.moves import Draw, Move

Action: TypeAlias = t.Action[Move]


def split_acts(splits: tuple[Draw, ...], stocks: tuple[int, ...]) -> tuple[Action, ...]:
    """The ways to share a draw between both stock piles; the most even one stands out, and of
    two the one that brings more of the larger pile."""

    def oddness(move: Draw) -> tuple[int, int]:
        first, second = move.counts
        return abs(first - second), abs(stocks[0] - first - (stocks[1] - second))

    best = min(splits, key=oddness)
    found: list[Action] = [Action(ActCode.GO_BACK, ButtonRole.QUIET)]
    for move in splits:
        first, second = move.counts
        code = ActCode.SPLIT_EVEN
        if first != second:
            code = ActCode.SPLIT_FIRST if first > second else ActCode.SPLIT_SECOND
        found.append(
            split_act(code, ButtonRole.PRIMARY if move is best else ButtonRole.PLAIN, move)
        )
    return tuple(found)


def split_act(code: ActCode, role: ButtonRole, move: Draw) -> Action:
    """The button that plays the draw *move* of both stock piles."""
    first, second = move.counts
    return Action(code, role, move, number=first, second=second)
