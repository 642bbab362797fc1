"""How long things rest at the table: turns that are hurried, keys that let through, least times."""

from __future__ import annotations

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.ui.game.play.pacing import Pacing
from handfoot_gui.ui.widgets.timing import USUAL


def test_a_hurried_turn_rests_nowhere_until_somebody_else_is_to_move() -> None:
    paces = Pacing(USUAL, BotPace.CALM, (None, None, BotPace.SLOW))
    assert paces.before(Seat(2)) > paces.before(Seat(1)) > 0
    paces.hurry(Seat(1))
    paces.follow(TABLE)
    assert (paces.before(Seat(1)), paces.before_table(is_shown=False)) == (0, 0)
    assert paces.before(Seat(2)) > 0, "only the turn that was hurried"
    paces.follow(Seat(2))
    assert paces.before(Seat(1)) > 0
    paces.begin()
    paces.skip()
    assert paces.left(60_000) == 0
    paces.begin()
    assert paces.left(60_000) > 0


def test_a_key_lets_one_seat_through_and_is_used_up_by_the_table() -> None:
    paces = Pacing(USUAL, BotPace.INSTANT, (None, BotPace.KEY))
    assert [paces.waits_for_key(Seat(seat)) for seat in range(2)] == [False, True]
    paces.let_through = Seat(1)
    assert not paces.waits_for_key(Seat(1))
    paces.let_through = TABLE
    assert paces.before_table(is_shown=True) == 0
    assert paces.before_table(is_shown=True) == USUAL.table_seen, "however quick all are"
    assert (paces.of_code, paces.of_grace) == (USUAL.code, USUAL.grace)
    paces.lingers = True
    assert paces.of_grace > USUAL.grace
    paces.change(BotPace.SLOW, ())
    assert paces.of_code > USUAL.code
    assert not paces.waits_for_key(Seat(1))
