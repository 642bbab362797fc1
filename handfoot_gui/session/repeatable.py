"""Chance of a game with a seed: what the table draws and what bots may use follow from the seed and
the moves before, so that the same moves of the persons lead to the same game."""

from __future__ import annotations

from random import Random

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.drawn import Drawn
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.other_points import is_line
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import rules_of


def table_chance(record: AnyRecord, use: str = "table") -> Random | None:
    """The chance of the table's next move in *record*, for each *use* another one; None where
    nobody can repeat the game."""
    if record.seed is None:
        return None
    # How many moves players made must not matter, or a card could be drawn otherwise by dawdling.
    made = sum(seat == TABLE and not is_line((seat, move)) for seat, move in record.moves)
    return Drawn(f"{record.seed} {use} {made}")


def bot_seed(record: AnyRecord, seat: Seat) -> int | None:
    """The seed of the next move of the bot at *seat*; None where nobody can repeat the game."""
    if record.seed is None:
        return None
    made = sum(mover == seat for mover, _ in record.moves)
    return derived_seed(record.seed, "bot", seat, made)


def is_by_seed(record: AnyRecord) -> bool:
    """Whether everything that the table did in *record* follows from its seed. Raises
    `ReplayError` at a move that is not allowed."""
    rules = rules_of(record)
    for number, (state, (seat, move)) in enumerate(
        zip(states(rules, record.moves), record.moves, strict=False)
    ):
        if seat == TABLE:
            chance = table_chance(record.with_moves(record.moves[:number]))
            if chance is None or rules.table_move(state, chance) != move:
                return False
    return True
