"""How much is done before the other phones hear that somebody was looked at in silence: as much
where that phone was asked as where it was not, so that no clock tells."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import islice
from random import Random
from statistics import median
from typing import Any

import pytest
from family_lab import NAMES, the_game
from msgspec.structs import replace
from phones_at_table_lab import Room
from phones_lab import LOOPBACK
from pytestqt.qtbot import QtBot

from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import SPECTATOR, TABLE, Seat
from handfoot_gui.games import GAMES, presenter_of
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.session.session import Session
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.vocabulary import WORDS

EACH = 3
"""Deals in which the first phone is asked, and in which it is not."""
NEAR = 0.15
"""By so much of it calls may differ: two deals differ by as much without a question."""


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


def in_silence(seed: int) -> tuple[Any, bool]:
    """A deal of four people that has come to the question for the seven of trumps, and whether
    the first who is looked at is asked."""
    game, rng = GAMES["raub"], Random(seed)
    options: Any = replace(game.presets["classic"], players=4)
    seats = tuple(Player(name, PlayerKind.PERSON) for name in NAMES[:4])
    record: Any = Record("raub", "classic", options, seats)
    presenter = presenter_of(record, WORDS)
    session: Any = Session(
        presenter.rules, record, Random(seed), lambda *_: None, presenter.narrate
    )
    while session.covered(SPECTATOR).public.phase is not Phase.SEVEN:
        if session.actor == TABLE:
            session.play_table()
        else:
            moves = islice(session.rules.suggestions(session.view(session.actor)), 6)
            session.play(session.actor, rng.choice(list(moves)))
    return session.record, session.actor == presenter.looked_at(session.covered(SPECTATOR))


def positions() -> Iterator[tuple[Any, bool]]:
    """As many of either kind."""
    left, seed = {True: EACH, False: EACH}, 0
    while any(left.values()):
        record, is_asked = in_silence(seed)
        seed += 1
        if left[is_asked]:
            left[is_asked] -= 1
            yield record, is_asked


def calls_until_told(room: Room, record: Any, *, is_asked: bool) -> tuple[int, int]:
    """How many calls of Python are made from the press of the phone that is looked at until the
    first and the last of the others is told of it."""
    room.program.game_controller.begin(record)
    play = the_game(room.program).play
    for phone in room.phones:
        phone.close()
    room.phones.clear()
    room.send(0, 1, 2, 3)
    for seat in range(4):
        room.phone(seat)
    phones, pressing = room.hands.phones, room.asked()
    assert (play.session.actor == pressing.seat) == is_asked
    room.settle()
    count, told = 0, []
    tell, said = phones.door.listener.tell, phones._on_said

    def on_call(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event == "call"

    def on_said(seat: int, what: Any) -> None:
        sys.setprofile(on_call)
        said(seat, what)

    def noted(seat: Seat, message: Any) -> None:
        if seat != pressing.seat:
            told.append(count)
        tell(seat, message)

    phones.door.said.disconnect(phones._on_said)
    phones.door.said.connect(on_said)
    phones.door.listener.tell = noted  # type: ignore[method-assign]
    try:
        pressing.press("keep" if is_asked else "go on")
        room.settle()
    finally:
        sys.setprofile(None)
    return told[0], told[:3][-1]


def test_no_clock_tells_who_was_asked_for_the_seven_of_trumps(room: Room) -> None:
    found: dict[bool, list[tuple[int, int]]] = {True: [], False: []}
    for record, is_asked in positions():
        found[is_asked].append(calls_until_told(room, record, is_asked=is_asked))
    for which in (0, 1):
        asked, other = (median(one[which] for one in found[kind]) for kind in (True, False))
        assert asked == pytest.approx(other, rel=NEAR), found
