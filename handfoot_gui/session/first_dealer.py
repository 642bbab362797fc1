"""Who deals first, where nobody wants it found by lot."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import FirstDealer
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import rules_of


def dealt_first_by(record: AnyRecord, seat: Seat) -> AnyRecord:
    """*record*, a game before its first move, in which *seat* deals first, as somebody said."""
    assert not record.moves, "who deals first is the first move"
    rules = rules_of(record)
    # Every game begins with this move of the table; chance would have named somebody.
    lot = replace(rules.table_move(rules.start(), Random(0)), dealer=seat)
    agreed = replace(record.agreements, first_dealer=FirstDealer.CHOSEN)
    return replace(record, agreements=agreed).with_moves(((TABLE, lot),))
