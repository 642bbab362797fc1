"""The score of a game with real cards that was begun elsewhere: set up, kept, and corrected."""

from __future__ import annotations

import json

import pytest
from keeper_lab import CONTROL, FIRST, Family, Start, made_start
from other_points_lab import in_dialog, typed
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from whole_program import child

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.scorekeeping import ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.manipulation.rules.options import Options as ManipulationOptions
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.scorekeeping import PlayerEntry, RoundEntry
from handfoot_gui.session.score_sheet import facts_of_scored, kept_sheet, scorekeeper_of, sheet_of
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.scored_games import load_scored
from handfoot_gui.ui.pages.setup.brought_forward import BroughtForwardDialog

__all__ = ["made_start"]


def bring(family: Family, button: str, *values: int) -> None:
    def work(dialog: BroughtForwardDialog) -> None:
        for value in values:
            typed(str(value))
        QTest.keyClick(child(dialog, QAbstractButton, "take"), Qt.Key.Key_Return)

    in_dialog(BroughtForwardDialog, work, lambda: family.click(button))
    family.window.activateWindow()
    QTest.qWait(1)


@pytest.fixture
def elsewhere(start: Start) -> Family:
    """A family that keeps the score of a game from its third deal on."""
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    bring(family, "brought-forward", 4_200, 3_900, 3)
    family.click("deal")
    QApplication.processEvents()
    return family


def test_the_keeper_goes_on_from_totals_and_the_third_deal(elsewhere: Family) -> None:
    family = elsewhere
    assert family.texts()[0] == "Deal 3"
    assert any(text.startswith("First meld 120") for text in family.texts())
    family.deals(FIRST)
    assert family.kept.kept.brought_forward == BroughtForward((4_200, 3_900), 3)
    assert family.totals == (4_200 + 2_145, 3_900 + 4_110)
    assert family.texts()[0] == "Deal 4"
    assert "Brought forward" in family.texts()
    # Its figures stand beside the words, not under the line above them.
    (total,) = family.page.findChildren(QLabel, "start-0")
    assert total.alignment() & Qt.AlignmentFlag.AlignVCenter
    assert "4,200" in family.texts()
    kept = json.loads(family.kept.path.read_bytes())
    assert kept["brought_forward"] == {"totals": [4200, 3900], "deal": 3, "rounds_won": []}


def test_it_is_corrected_at_any_time_and_undo_takes_that_back(elsewhere: Family) -> None:
    family = elsewhere
    family.deals(FIRST)
    bring(family, "correct-start", 4_300, 3_900, 2)
    assert family.totals == (4_300 + 2_145, 3_900 + 4_110)
    assert family.texts()[0] == "Deal 3"
    family.click("undo")
    assert family.totals == (4_200 + 2_145, 3_900 + 4_110)


def test_the_first_row_of_the_sheet_is_what_was_brought_forward() -> None:
    kept = ScoredGame(
        "hand-and-foot", "classic", Options(), ("A", "B", "C", "D"), Seat(0),
        brought_forward=BroughtForward((4_200, 3_900), 3),
    )  # fmt: skip
    model = sheet_of(facts_of_scored(Words(), kept, kept_sheet(kept)), Words())
    first = model.rows[0]
    assert first.name == "Brought forward"
    assert [cell.text for cell in first.cells[:2]] == ["4,200", "3,900"]
    assert [group.title for group in model.groups] == ["Deal 3", "Deal 4"]


def test_rounds_won_elsewhere_are_paid_at_the_end() -> None:
    deal = RoundEntry((PlayerEntry(5), PlayerEntry(20), PlayerEntry(30)), End.STOCK)
    kept = ScoredGame(
        "manipulation", "classic", ManipulationOptions(players=3), ("A", "B", "C"), Seat(0),
        deals=(deal,), brought_forward=BroughtForward((140, 20, 0), 5, (3, 1, 0)),
    )  # fmt: skip
    assert scorekeeper_of(kept).is_over(kept.deals, Seat(0))
    sheet = kept_sheet(kept)
    assert sheet.totals == (140 + 40 + 100 + 100, 20 + 25, 0)
    assert sheet.deals[0].number == 5
    model = sheet_of(facts_of_scored(Words(), kept, sheet), Words())
    assert model.rows[0].name == "Brought forward"
    final = next(row for row in model.closing if row.name == "Final total")
    assert [cell.text for cell in final.cells[2::3]] == ["380", "45", "0"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "brought",
    [
        {"totals": [1], "deal": 1, "rounds_won": []},
        {"totals": [1, 2], "deal": 5, "rounds_won": []},
        {"totals": [1, 2], "deal": 1, "rounds_won": [1, 1]},
        {"totals": [1, 200_000], "deal": 1, "rounds_won": []},
    ],
)
def test_a_start_that_cannot_be_makes_a_kept_file_damaged(
    elsewhere: Family, brought: dict[str, object]
) -> None:
    elsewhere.deals(FIRST)
    path = elsewhere.kept.path
    kept = json.loads(path.read_bytes())
    kept["brought_forward"] = brought
    path.write_text(json.dumps(kept))
    with pytest.raises(SaveError) as refused:
        load_scored(path)
    assert refused.value.fault is Fault.DAMAGED
    elsewhere.program.scorekeeper_controller.close()
