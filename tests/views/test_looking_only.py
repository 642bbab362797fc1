"""A game whose rules have changed, or that cannot be saved, is only looked at, and says so."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from random import Random

import pytest
from book_lab import child
from played_lab import card_spot, game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from test_fair_deal import begun, played, program, written

from handfoot_gui.core.fair import deal_to_come
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.storage.lock import lock_path
from handfoot_gui.ui.controller import Controller

__all__ = ["program"]


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
    game: str, is_to_deal: bool, program: Controller, tmp_path: Path
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
    program.game_controller.open_elsewhere(path)
    opened = game_of(program)
    assert opened.is_read_only
    assert (opened.record.deal_to_come is not None) is is_to_deal
    said = "The rules have changed since"
    assert opened.scene.actions.shown_bar.prompt.startswith(said)
    hand = opened.scene.table.hand if opened.scene.table is not None else ()
    # Once a deal is over everybody's cards lie turned up, and none is for clicking.
    for card in () if is_to_deal else hand[:2]:
        QTest.mouseClick(
            opened.view.viewport(), Qt.MouseButton.LeftButton, pos=card_spot(opened, card)
        )
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape):
        QTest.keyClick(opened.view, key)
    assert opened.scene.actions.shown_bar.prompt.startswith(said), (
        "why nothing can be done stands there"
    )
    assert opened.scene.actions.buttons == ()
    assert opened.view.visible_buttons == []
    assert opened.record == record


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("is_elsewhere", [False, True])
def test_where_nothing_can_be_saved_a_game_is_looked_at(
    game: str, is_elsewhere: bool, program: Controller, user_folder: Path, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    def refusing(_handle: int) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    record, folder = dealt(game), user_folder / "games"
    folder.mkdir(exist_ok=True)
    path = written(record, (tmp_path if is_elsewhere else folder) / "old.handfoot.json")
    before = path.read_bytes()
    if is_elsewhere:
        monkeypatch.setattr(os, "fsync", refusing)
        program.game_controller.open_elsewhere(path)
    else:
        lock_path(path).mkdir()
        program.show_start()
        QTest.mouseClick(
            child(program.window.page, QAbstractButton, f"continue-{path.name}"),
            Qt.MouseButton.LeftButton,
        )
    opened = game_of(program)
    said = f"No moves can be saved in {folder}, so you can only look at this game."
    assert opened.scene.actions.shown_bar.prompt == said
    assert opened.record == record
    assert opened.scene.table.hand, "the own cards are there to be looked at"
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
        QTest.keyClick(opened.view, key)
    assert opened.scene.actions.shown_bar.prompt == said
    assert opened.record == record
    program.look_back_now()
    assert program.look_back_controller.page is not None
    assert program.window.page is program.look_back_controller.page
    program.leave_to_start()
    assert program.start_controller.is_shown, "nothing is asked, for nothing is lost"
    assert path.read_bytes() == before
