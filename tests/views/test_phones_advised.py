"""On a phone gold is what the program would do, and slips are asked about, as at the screen; and
how somebody sorts the cards there is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from elsewhere_lab import act_elsewhere
from family_lab import NAMES, set_out
from phones_at_table_lab import Held, Room
from phones_lab import LOOPBACK
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.rules.moves import EndTurn
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller

LAST_LAP = 211
"""Moves until two are in the last lap, and the one to move can lay 12 of 13 cards in 29 steps."""
MOVER = Seat(0)


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


def in_last_lap(room: Room, on_hint: Callable[..., object] = lambda *_: None) -> Held:
    """Two people on phones; the first is to move, and can lay nearly all cards or end the turn.
    *on_hint* gets what the program has thought of, which may be there before the phones are."""
    set_out(room.program, "manipulation/classic-2", LAST_LAP, "p", "p")
    room.game.play.bots.hinted.connect(on_hint)
    room.send(0, 1)
    for seat in (0, 1):
        room.phone(seat)
    phone = room.asked()
    assert phone.seat == MOVER
    return phone


def golden(phone: Held) -> list[str]:
    return [
        code
        for code, one in phone.buttons().items()
        if one.get("role") == "primary" and not one.get("off")
    ]


def pending(room: Room) -> Any:
    return room.game.shown.hand_over.tables.of(MOVER).pending


def test_a_slip_that_only_the_program_sees_is_asked_about_on_a_phone_too(room: Room) -> None:
    phone = in_last_lap(room)
    phone.press("end turn")
    room.until(lambda: pending(room).doubt is not None)
    room.until(lambda: DoubtCode.KEEP in phone.buttons())
    said = f"{NAMES[0]}, you could still lay cards this turn."
    assert phone.shown["prompt"] == said
    assert golden(phone) == [DoubtCode.KEEP]
    phone.press(DoubtCode.KEEP)
    assert len(room.game.record.moves) == LAST_LAP
    phone.press("end turn")
    room.until(lambda: DoubtCode.KEEP in phone.buttons())
    phone.press(DoubtCode.DO_IT)
    assert room.game.record.moves[LAST_LAP] == (MOVER, EndTurn())


def test_a_move_that_waits_is_dropped_with_the_next_gesture(room: Room) -> None:
    phone = in_last_lap(room)
    phone.press("end turn")
    phone.do(do="tap", card=phone.hand[0])
    room.qtbot.waitUntil(lambda: not room.program.game_controller.runner.is_waiting, timeout=20_000)
    room.settle()
    assert pending(room).doubt is None
    assert len(room.game.record.moves) == LAST_LAP
    assert len(phone.lifted) == 1


def test_gold_on_a_phone_is_what_the_program_has_thought_of(room: Room) -> None:
    hints: list[tuple[Any, ...]] = []
    phone = in_last_lap(room, lambda *hint: hints.append(hint))
    room.until(lambda: bool(hints))
    _, move, advice = hints[-1]
    presenter, view = room.game.presenter, room.game.play.session.view(MOVER)
    assert isinstance(presenter, ManipulationPresenter)
    whole = next(h for h in presenter.hints(view, move, None, advice) if h.steps)
    room.settle()
    assert golden(phone) == []
    table = room.game.shown.hand_over.tables.of(MOVER)
    for draft in (*whole.steps[::9], whole.steps[-1]):
        table.show_draft(draft)
        phone.do(do="wide", is_wide=True)
        assert golden(phone) == (["play"] if draft is whole.steps[-1] else [])


def test_how_cards_are_sorted_on_a_phone_outlives_the_program_and_is_nobody_elses(
    room: Room,
) -> None:
    phone = in_last_lap(room)
    by = phone.shown["sorting"]
    other = next(one for one, _ in phone.shown["sortings"] if one not in (by, Sorting.OWN))
    lay = [card["id"] for card in phone.shown["hand"]]
    phone.do(do="sort", by=other)
    assert phone.shown["sorting"] == other
    assert [card["id"] for card in phone.shown["hand"]] != lay
    path, kept = room.game.path, PreferencesFile().look()
    assert kept.sorting == by
    assert [look.sorting for look in kept.own_looks.values()] == [other]
    act_elsewhere(room.game)
    room.program.show_start()
    room.program.game_controller.open(path)
    again, second = room.phone(0, phone.key), room.phone(1, room.phones[1].key)
    assert again.shown["sorting"] == other
    assert second.shown["sorting"] == by
