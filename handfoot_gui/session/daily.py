"""The deal of the day: the same cards for everybody, made of the date alone, without a network."""

from __future__ import annotations

from datetime import date

from handfoot_gui.core.drawn import Drawn
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES
from handfoot_gui.session.deal_again import DealCards


def is_of_day(record: AnyRecord, day: date) -> bool:
    """Whether the first deal of *record*, which was begun on *day*, is that of the day."""
    if not record.is_dealt_again:
        return False
    begun = deal_of(record.game, day)
    return begun.options == record.options and begun.moves == record.moves[: len(begun.moves)]


def deal_of(game: str, day: date) -> DealCards:
    """The cards of *game* on *day*, under its usual rules."""
    preset, options = next(iter(GAMES[game].presets.items()))
    rules = GAMES[game].rules(options)
    chance = Drawn(f"{game} {day.isoformat()}")
    state, moves, is_dealt = rules.start(), [], False
    while (seat := rules.actor(state)) is not None and (seat == TABLE or not is_dealt):
        if seat == TABLE:
            move = rules.table_move(state, chance)
        else:
            # Where a player may pass the deal on, this one does not.
            move = next(iter(rules.suggestions(rules.view(state, seat))))
        moves.append((seat, move))
        state = rules.apply(state, seat, move)
        is_dealt = is_dealt or bool(rules.order_dealt(move))
    return DealCards(game, preset, options, tuple(moves), 1)
