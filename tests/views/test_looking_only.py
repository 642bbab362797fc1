"""A game whose rules have changed since it was saved is only looked at, and says so."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from played_lab import card_spot
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from test_fair_deal import begun, played, program, written

from handfoot_gui.engine.fair import deal_to_come
from handfoot_gui.engine.record import states
from handfoot_gui.engine.registry import GAMES, AnyRecord, rules_of
from handfoot_gui.engine.seats import TABLE, Seat
from handfoot_gui.views.program import Program

__all__ = ["program"]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


def dealt(game: str) -> AnyRecord:
    """A game in which the person is to act."""
    record = begun(game)
    rules, rng = rules_of(record), Random(8)
    state = rules.start()
    while (seat := rules.actor(state)) is not None:
        if seat == 0 and any(rules.order_dealt(move) for _, move in record.moves):
            return record
        view = rules.view(state, Seat(seat)) if seat != TABLE else None
        move = rules.table_move(state, rng) if view is None else next(iter(rules.suggestions(view)))
        record = record.with_move(seat, move)
        state = rules.apply(state, seat, move)
    raise AssertionError("nobody was asked")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("is_to_deal", [True, False])
def test_a_game_for_looking_only_offers_nothing_that_cannot_be_done(
    game: str, is_to_deal: bool, program: Program, tmp_path: Path
) -> None:
    record = played(game, 1) if is_to_deal else dealt(game)
    if is_to_deal:
        rules = rules_of(record)
        *_, state = states(rules, record.moves)
        order = rules.order_dealt(rules.table_move(state, Random(8)))
        record = record.with_fair((*record.fair, deal_to_come(order, Random(8))))
    path = written(record, tmp_path / "old.handfoot.json")
    found = json.loads(path.read_bytes())
    found["check"]["scores"][0] += 5
    path.write_text(json.dumps(found))
    program.game_desk.open_elsewhere(path)
    opened = program.played
    assert opened is not None
    assert opened.is_read_only
    assert (opened.record.deal_to_come is not None) is is_to_deal
    said = "The rules have changed since"
    assert opened.scene.shown_strip.prompt.startswith(said)
    hand = opened.scene.table.hand if opened.scene.table is not None else ()
    for card in hand[:2]:
        QTest.mouseClick(
            opened.view.viewport(), Qt.MouseButton.LeftButton, pos=card_spot(opened, card)
        )
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(opened.view, key)
    assert opened.scene.shown_strip.prompt.startswith(said), "why nothing can be done stands there"
    assert opened.scene.buttons == ()
    assert opened.view.visible_buttons == []
    assert opened.record == record
