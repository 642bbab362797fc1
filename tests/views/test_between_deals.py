"""Between two deals: what stands beside the table and in the strip is about the one to come."""

from __future__ import annotations

from pathlib import Path

import pytest
from played_lab import advanced
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import rules_of
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller

SAMPLES = Path(__file__).parents[1] / "samples"
KEPT = (
    SAMPLES / "steady/classic.handfoot.json",
    SAMPLES / "raub/classic-3.handfoot.json",
    SAMPLES / "manipulation/classic-3.handfoot.json",
)


def first_scored(kept: Path) -> int:
    """How many moves lead to the end of the first deal that was played."""
    record = load(kept).record
    rules = rules_of(record)
    return next(
        number
        for number, state in enumerate(states(rules, record.moves))
        if any(deal.is_scored for deal in rules.sheet(state).deals)
    )


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.parent.name)
@pytest.mark.timing(code=60_000)
def test_the_head_beside_the_table_is_of_the_next_deal_once_the_score_was_read(
    kept: Path, qtbot: QtBot, program: Controller
) -> None:
    number = first_scored(kept)
    game = advanced(program, kept, number, 1)
    panel = program.game_controller.pages.table.panel

    def head() -> int:
        """The number of the deal in the head; a strip of paper only knows it."""
        if panel.facts.strip is not None:
            deals = {game.presenter.score.deal_name(deal): deal for deal in (1, 2)}
            return deals[panel.facts.deal]
        labels = (one for one in panel.findChildren(QLabel) if one.isVisibleTo(panel))
        texts = {label.text().partition(" of ")[0] for label in labels}
        (found,) = (deal for deal in (1, 2) if game.presenter.score.deal_name(deal) in texts)
        return found

    assert game.play.waiting is Waiting.NEXT_DEAL
    assert head() == 1
    game.deal_next()
    qtbot.waitUntil(lambda: game.record.deal_to_come is not None, timeout=60_000)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NOTHING, timeout=60_000)
    assert game.record.deal_to_come is not None, "no card lies there"
    assert head() == 2
    bar = game.scene.actions.bar
    assert bar.about == TABLE, "the cards are mixed by nobody who has a sign"
    game.screen.go_on()
    qtbot.waitUntil(lambda: game.record.deal_to_come is None, timeout=60_000)
    assert head() == 2
