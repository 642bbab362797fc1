"""Manipulation Rummy with the keyboard alone, and what a screen reader finds."""

from __future__ import annotations

import pytest
from manipulation_lab import ManipulationLab, kept_open, made_tables, opened
from manipulation_positions import Position
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from handfoot_gui.core.table import NEW_MELD
from handfoot_gui.games.manipulation.presenter.table import ActCode
from handfoot_gui.games.manipulation.rules.moves import Draw, Knock, Play

__all__ = ["made_tables"]


def go_to(lab: ManipulationLab, face: str) -> None:
    """Walk with the arrow keys to a card."""
    for _ in range(60):
        stop = lab.scene.canvas.cursor.stop
        assert stop is not None
        if lab.scene.canvas.cursor.is_shown and stop.card is lab.card(face):
            return
        wanted = next(
            s for s in lab.scene.canvas.cursor.stops() if s.card is lab.card(face)
        ).rect.center()
        here = stop.rect.center()
        key = Qt.Key.Key_Right if wanted.x() > here.x() else Qt.Key.Key_Left
        if abs(wanted.y() - here.y()) > 40:
            key = Qt.Key.Key_Up if wanted.y() < here.y() else Qt.Key.Key_Down
        lab.key(key)
    pytest.fail(f"the keyboard does not come to {face}")


def names(lab: ManipulationLab) -> list[str]:
    table = QAccessible.queryAccessibleInterface(lab.view)
    return [table.child(index).text(QAccessible.Text.Name) for index in range(table.childCount())]


def test_a_whole_turn_without_the_mouse(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S KC", "5S 6S 7S,9H 9D 9C", drawn=0, stock="2D")
    lab.key("d")
    assert lab.moves == [Draw()]
    go_to(lab, "8S")
    lab.key(Qt.Key.Key_Space)
    assert lab.scene.selection.cards == (lab.card("8S"),)
    lab.key(Qt.Key.Key_Return)
    assert lab.melds[0] == "5S 6S 7S 8S"
    lab.key("e")
    assert isinstance(lab.moves[-1], Play)


def test_cards_are_walked_to_lifted_and_dropped(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S 8S,7H 7D 7C")
    go_to(lab, "7S")
    lab.key(Qt.Key.Key_Space)
    assert lab.scene.selection.cards == (lab.card("7S"),)
    go_to(lab, "7D")
    lab.key(Qt.Key.Key_Space)
    assert lab.melds == ["5S 6S 8S", "7S 7H 7D 7C"]
    lab.key(Qt.Key.Key_Backspace)
    assert lab.melds == ["5S 6S 7S 8S", "7H 7D 7C"]


def test_up_takes_what_is_lifted_to_where_it_fits(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "5S 6S 7S 9H JD KC 2D 3D 4H TC", "", drawn=1)
    for face in ("5S", "6S", "7S"):
        go_to(lab, face)
        lab.key(Qt.Key.Key_Space)
    lab.key(Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Space)
    assert lab.melds == ["5S 6S 7S"]


def test_shift_and_space_lift_more_cards_of_the_table(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "3S 4S 5S 6S 7S 8S,9H 9D 9C")
    for face in ("6S", "7S", "8S"):
        go_to(lab, face)
        QTest.keyClick(lab.view, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)
    assert len(lab.scene.selection.cards) == 3
    lab.key("n")
    assert lab.melds == ["3S 4S 5S", "9H 9D 9C", "6S 7S 8S"]


def test_a_meld_is_split_before_the_lifted_card(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "3S 4S 5S 6S 7S 8S,9H 9D 9C")
    go_to(lab, "6S")
    lab.key(Qt.Key.Key_Space, "p")
    assert lab.melds == ["3S 4S 5S", "9H 9D 9C", "6S 7S 8S"]


def test_escape_puts_everything_back_and_backspace_one_step(
    tables: list[ManipulationLab],
) -> None:
    lab = opened(tables, "8S 9S KC", "5S 6S 7S,JH JD JC")
    for face in ("8S", "9S"):
        go_to(lab, face)
        lab.key(Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert lab.hand == ["KC"]
    lab.key(Qt.Key.Key_Backspace)
    assert sorted(lab.hand) == ["9S", "KC"]
    lab.key(Qt.Key.Key_Escape)
    assert sorted(lab.hand) == ["8S", "9S", "KC"]
    assert lab.draft.is_untouched


def test_enter_does_not_end_the_turn_while_a_card_is_lifted(
    tables: list[ManipulationLab],
) -> None:
    """It fits in two places, so none is best."""
    lab = opened(tables, "8S 9S KC", "5S 6S 7S,9H 9D 9C")
    lab.drag_card("8S", lab.meld_point(0))
    go_to(lab, "9S")
    lab.key(Qt.Key.Key_Space, Qt.Key.Key_Return)
    assert lab.moves == []
    assert lab.scene.selection.cards == (lab.card("9S"),)


AIR = "Put the cards you picked on a meld, or start a new one."


@pytest.mark.parametrize("way", ["mouse", "enter", "letter"])
@pytest.mark.parametrize(
    ("hand", "table", "lifted", "said"),
    [
        ("8S 9S KC", "5S 6S 7S", "", "Lay at least one card from your hand."),
        ("8S 9S KC", "5S 6S 7S,9H 9D 9C", "8S 9S", AIR),
        ("KC", "5S 6S 7S 8S,9H 9D 9C", "laid", "K♣: two cards are still needed."),
    ],
)
def test_a_grey_end_of_the_turn_says_what_it_waits_for(
    tables: list[ManipulationLab], way: str, hand: str, table: str, lifted: str, said: str
) -> None:
    lab = opened(tables, hand, table)
    if lifted == "laid":
        lab.drag(lab.card_point(lab.card("KC")), lab.zone_point(NEW_MELD))
    elif lifted:
        lab.drag_card("8S", lab.meld_point(0))
        go_to(lab, "9S")
        lab.key(Qt.Key.Key_Space)
    button = lab.view.button(ActCode.PLAY)
    assert button is not None
    assert not button.isEnabled()
    before = lab.melds
    if way == "mouse":
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        lab.key(Qt.Key.Key_Return if way == "enter" else "e")
    assert [lab.presenter.refusal(problem) for problem in lab.refusals] == [said]
    assert lab.moves == []
    assert lab.melds == before


def test_undo_takes_back_step_by_step(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S 9S KC", "5S 6S 7S,9H 9D 9C")
    lab.drag_card("8S", lab.meld_point(0))
    lab.drag_card("9S", lab.meld_point(0))
    lab.scene.undo()
    assert lab.melds[0] == "5S 6S 7S 8S"
    lab.scene.undo()
    assert lab.melds[0] == "5S 6S 7S"


def test_a_laid_card_is_taken_back_with_a_key(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S 9S KC", "5S 6S 7S,9H 9D 9C")
    lab.drag_card("8S", lab.meld_point(0))
    go_to(lab, "8S")
    lab.key(Qt.Key.Key_Space, "b")
    assert lab.melds[0] == "5S 6S 7S"
    assert "8S" in lab.hand


def test_a_question_is_answered_with_a_figure_or_left_open(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "* KC", "5S 6S 7S")
    lab.key(Qt.Key.Key_End, Qt.Key.Key_Space)
    assert lab.scene.selection.cards == (lab.card("*"),)
    lab.key(Qt.Key.Key_Return)
    assert lab.scene.actions.question is not None
    assert lab.scene.actions.shown_bar.prompt == "Marta, what does the joker stand for?"
    lab.key(Qt.Key.Key_Escape)
    assert lab.scene.actions.question is None
    assert lab.melds == ["5S 6S 7S"]
    lab.key(Qt.Key.Key_Return, "2")
    assert lab.melds == ["5S 6S 7S *=8S"]


def test_knocking_with_the_keyboard(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "8S 2D", "5S 6S 7S")
    lab.drag_card("8S", lab.meld_point(0))
    lab.key("e", "o")
    assert lab.moves[-1] == Knock()


def test_every_card_badge_and_button_has_a_name(tables: list[ManipulationLab]) -> None:
    lab = opened(tables, "KC 2D", "5S 6S 7S 8S,7H 7D 7C,5C 5H *=5D")
    lab.drag(lab.card_point(lab.card("7S")), lab.meld_point(1))
    found = names(lab)
    assert all(found)
    assert "king of clubs" in found
    assert "six of spades, in 5 6 8 of spades, needs the seven" in found
    assert "seven of spades, in sevens, spades, hearts, diamonds and clubs, good now" in found
    assert "red joker as five of diamonds, in fives, clubs, hearts and diamonds" in found
    assert "new meld" in found
    assert any(name.startswith("Stock ") for name in found)
    assert "Elise, 2 cards, 0 points" in found
    assert "End turn" in found


def test_while_another_plays_melds_are_read_whole(tables: list[ManipulationLab]) -> None:
    position = Position(hand="KC 2D", table="5S 6S 7S", seat=1)
    lab = kept_open(tables, position)
    lab.seat = type(position.seat)(0)
    lab.show()
    found = names(lab)
    assert "Meld: 5 6 7 of spades" in found
    assert not any(target.key == NEW_MELD for target in lab.scene.canvas.targets)
    assert "Elise, 2 cards, 0 points, playing" in found
    assert lab.view.button(ActCode.PLAY) is None
