"""What a drop costs is counted in calls of Python, which are the same on every machine."""

from __future__ import annotations

import pytest
from drops_lab import (
    BESIDE,
    MOVES,
    NOWHERE,
    at_the_discard,
    calls_of_drop,
    calls_of_each,
    discarded,
    hold,
    in_the_program,
    mid_deal,
)
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from table_lab import Lab

from handfoot_gui.games.hand_and_foot.rules.moves import Discard

MOST = 7_000
MOST_IN_THE_PROGRAM = 7_400
"""With what panel, log, bots and file take, which follow every move."""
MOST_OF_NOTHING = 1_000


def pictures(lab: Lab) -> list[int]:
    """All that is painted of the table but cards and lines: what lies below, and the prompt bar."""
    kept = lab.scene.canvas.background.picture
    return [kept.cacheKey(), lab.view.bar.picture.cacheKey()]


@pytest.mark.parametrize("to", [BESIDE, NOWHERE], ids=["into the hand", "nowhere"])
def test_a_drop_that_means_nothing_draws_nothing(qtbot: QtBot, to: QPoint) -> None:
    lab = mid_deal()
    card = discarded(lab)
    item, place = lab.scene.canvas.cards.item(card), lab.place(card)
    assert item is not None
    start, before, lay_at = lab.card_point(card), pictures(lab), item.pos()
    end = to if to is NOWHERE else start + to
    hold(lab.view.viewport(), start, end)
    assert item.pos() != lay_at
    held = pictures(lab)
    assert calls_of_drop(lab.view.viewport(), end) <= MOST_OF_NOTHING
    QApplication.processEvents()
    assert pictures(lab) == held == before
    assert lab.place(card) == place
    assert item.pos() == lay_at
    assert not lab.moves
    lab.close()
    qtbot.wait(1)


def test_a_drop_in_the_middle_of_a_deal_makes_few_calls(qtbot: QtBot) -> None:
    lab = mid_deal()
    calls = calls_of_each(lab)
    assert [type(move) for move in lab.moves] == [Discard]
    assert calls["a discard"] <= MOST, calls
    lab.close()
    qtbot.wait(1)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("moves", [40, MOVES], ids=["early in a deal", "in the middle of a deal"])
def test_in_the_whole_program_a_drop_makes_few_calls_too(moves: int) -> None:
    in_the_program(at_the_discard(moves))
    # What is looked up once and kept, words and lines of files, is there by now.
    calls = in_the_program(at_the_discard(moves))
    assert calls["back into the hand"] <= MOST_OF_NOTHING
    assert calls["a discard"] <= MOST_IN_THE_PROGRAM, calls
