"""How long things rest at the table: turns that are hurried, keys that let through, least times."""

from __future__ import annotations

import pytest

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.ui.game.play import pacing
from handfoot_gui.ui.game.play.pacing import Pacing


@pytest.fixture(autouse=True)
def usual_times(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other tests do without them."""
    monkeypatch.setattr(pacing, "CODE_MS", 1500)
    monkeypatch.setattr(pacing, "GRACE_MS", 1000)


def test_a_hurried_turn_rests_nowhere_until_somebody_else_is_to_move() -> None:
    paces = Pacing(BotPace.CALM, (None, None, BotPace.SLOW))
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
    paces = Pacing(BotPace.INSTANT, (None, BotPace.KEY))
    assert [paces.waits_for_key(Seat(seat)) for seat in range(2)] == [False, True]
    paces.let_through = Seat(1)
    assert not paces.waits_for_key(Seat(1))
    paces.let_through = TABLE
    assert paces.before_table(is_shown=True) == 0
    assert paces.before_table(is_shown=True) == pacing.LEAST_SEEN_MS, "however quick all are"
    assert (paces.of_code, paces.of_grace) == (1500, 1000)
    paces.lingers = True
    assert paces.of_grace > 1000
    paces.change(BotPace.SLOW, ())
    assert paces.of_code > 1500
    assert not paces.waits_for_key(Seat(1))
