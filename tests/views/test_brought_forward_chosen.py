"""A game that goes on here: totals, the deal and rounds won are said before it is dealt."""

from __future__ import annotations

import json

import pytest
from family_lab import SAMPLES, the_game
from finished_games import many_games
from msgspec.structs import replace
from other_points_lab import in_dialog, typed
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from whole_program import child

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.games.raub.rules.moves import EndDeal
from handfoot_gui.session.history.finished import FinishedGame
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.score.score_page import ScorePage
from handfoot_gui.ui.game.score.score_rows import SumRow
from handfoot_gui.ui.pages.family_book.tables import game_line
from handfoot_gui.ui.pages.setup.brought_forward import BroughtForwardDialog
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.widgets.controls import RING


def to_setup(program: Controller, game: str = "hand-and-foot") -> NewGamePage:
    program.setup_controller.show(game)
    QApplication.processEvents()
    page = program.window.page
    assert isinstance(page, NewGamePage)
    return page


def press(program: Controller, name: str) -> None:
    button = child(program.window.page, QAbstractButton, name)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def bring(program: Controller, *values: int, is_taken: bool = True) -> list[str]:
    """Type *values* into the window, Enter after each; gives the sentences it said meanwhile."""
    said: list[str] = []

    def work(dialog: BroughtForwardDialog) -> None:
        for value in values:
            typed(str(value))
            said.append(child(dialog, QLabel, "sentence").text())
        button = child(dialog, QAbstractButton, "take")
        assert button.isEnabled() is is_taken
        if is_taken:
            assert QApplication.focusWidget() is button
            QTest.keyClick(button, Qt.Key.Key_Return)

    in_dialog(BroughtForwardDialog, work, lambda: press(program, "brought-forward"))
    return said


def test_totals_and_the_deal_are_said_by_keys_and_the_game_goes_on_from_there(
    program: Controller,
) -> None:
    page = to_setup(program)
    bring(program, 4_200, 3_900, 3)
    assert "4,200, 3,900" in child(page, QAbstractButton, "brought-forward").text()
    press(program, "deal")
    played = the_game(program)
    assert played.record.brought_forward == BroughtForward((4_200, 3_900), 3)
    assert played.play.session.sheet.totals == (4_200, 3_900)
    assert played.presenter.facts.deal(played.screen.view).title == "Deal 3 of 4"
    kept = json.loads(played.path.read_bytes())
    assert kept["brought_forward"] == {"totals": [4200, 3900], "deal": 3, "rounds_won": []}
    again = to_setup(program)
    assert again.choice().brought is None


def test_a_game_that_would_be_over_is_refused_in_a_sentence(program: Controller) -> None:
    to_setup(program)
    assert (
        bring(program, 0, 0, 5, is_taken=False)[-1]
        == "You entered deal 5, but the game has only 4."
    )
    to_setup(program, "manipulation")
    page = program.window.page
    assert isinstance(page, NewGamePage)
    said = bring(program, 160, is_taken=False)
    assert said[-1].endswith(": 160, but the game goes to 150.")
    to_setup(program, "raub")
    assert bring(program, 0, is_taken=False)[-1].endswith(": 0, but totals go from 1 to 99.")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("10+x", "Total, Josip and Marta: “10+x” is not a number."),
        ("1 2", "Total, Josip and Marta: “1 2” is not a number."),
        ("1000000", "Total, Josip and Marta: 1,000,000 is more than 100,000."),
    ],
)
def test_what_is_no_number_is_refused_in_a_sentence_and_not_passed_over(
    program: Controller, text: str, sentence: str
) -> None:
    page = to_setup(program)

    def work(dialog: BroughtForwardDialog) -> None:
        field, said = QApplication.focusWidget(), child(dialog, QLabel, "sentence")
        take = child(dialog, QAbstractButton, "take")
        typed(text)
        assert (said.text(), take.isEnabled()) == (sentence, False)
        assert QApplication.focusWidget() is field, "there it is mended"
        QTest.keyClick(field, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert dialog.isVisible()
        typed("10+20")
        assert (said.text(), take.isEnabled()) == ("Totals and deal numbers go on from here.", True)
        QTest.keyClick(
            QApplication.focusWidget(), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
        )

    in_dialog(BroughtForwardDialog, work, lambda: press(program, "brought-forward"))
    assert page.choice().brought == BroughtForward((30, 0), 1)


def test_rounds_won_are_asked_in_manipulation_rummy_only(program: Controller) -> None:
    page = to_setup(program, "manipulation")
    count = len(page.choice().seats)
    bring(program, *([40, 2] * count), 6)
    assert page.choice().brought == BroughtForward((40,) * count, 6, (2,) * count)
    page = to_setup(program, "raub")
    count = len(page.choice().seats)
    bring(program, *([12] * count), 4)
    assert page.choice().brought == BroughtForward((12,) * count, 4)


def test_what_is_as_usual_brings_nothing_forward(program: Controller) -> None:
    page = to_setup(program, "raub")
    bring(program, *([21] * len(page.choice().seats)), 1)
    assert page.choice().brought is None


def test_the_first_row_of_the_score_is_what_was_brought_forward(program: Controller) -> None:
    to_setup(program, "raub")
    count = len(the_page(program).choice().seats)
    bring(program, *([12] * count), 4)
    press(program, "deal")
    played = the_game(program)
    played.show_score()
    page = program.window.page
    assert isinstance(page, ScorePage)
    each = "Marta 12; Elise 12; Josip 12; Karl 12"
    assert said(page) == [f"Brought forward: {each}", f"Total: {each}"]
    program.game_controller.begin_again()
    assert the_game(program).record.brought_forward is None


def test_the_first_row_of_the_first_deal_is_what_was_brought_forward(program: Controller) -> None:
    whole = load(SAMPLES / "raub" / "classic-3.handfoot.json").record
    ends = [n for n, (_, move) in enumerate(whole.moves, 1) if isinstance(move, EndDeal)]
    record = replace(whole.with_moves(whole.moves[: ends[0]]), fair=())
    program.game_controller.begin(replace(record, brought_forward=BroughtForward((30, 40, 50))))
    played = the_game(program)
    played.show_score()
    page = program.window.page
    assert isinstance(page, ScorePage)
    assert said(page)[0] == "Brought forward: Marta 30; Elise 40; Josip 50"
    assert not any(text.startswith("Before") for text in said(page))


def said(page: ScorePage) -> list[str]:
    """The rows of sums, from above, as they are read out."""
    rows = [row for row in page.findChildren(SumRow) if row.isVisibleTo(page)]
    rows.sort(key=lambda row: row.mapTo(page, row.rect().topLeft()).y())
    return [row.accessibleName() for row in rows]


def the_page(program: Controller) -> NewGamePage:
    page = program.window.page
    assert isinstance(page, NewGamePage)
    return page


@pytest.mark.parametrize("brought", [(), (5, 6)])
def test_the_family_book_marks_a_game_that_was_begun_elsewhere(brought: tuple[int, ...]) -> None:
    game: FinishedGame = replace(many_games(1, "raub")[0], brought=brought)
    assert game_line(game).endswith(", started elsewhere") is bool(brought)


def test_in_keep_score_it_stands_below_what_is_above(program: Controller) -> None:
    program.window.commands.keep.trigger()
    QApplication.processEvents()
    page = program.window.page
    (title,) = (one for one in page.findChildren(QLabel) if one.text() == "Players")
    button = child(page, QAbstractButton, "brought-forward")
    inset = program.window.ui_style.px(RING)
    assert button.mapTo(page, QPoint()).x() + inset == title.mapTo(page, QPoint()).x()
