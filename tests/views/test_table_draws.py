"""The choice of how many cards come from which of two stock piles."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from table_lab import Lab, Opened
from table_positions import played, position

from handfoot_gui.core.table import DISCARD, STOCK
from handfoot_gui.games.hand_and_foot.presenter.values import SECOND_STOCK, ActCode
from handfoot_gui.games.hand_and_foot.rules.moves import Draw
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase

SIMPSON = replace(ALL_PRESETS["simpson"].options, players=3, packs=4)
PARTNERS = Options(stock_piles=2)


def drawing(opened: Opened, draw: int) -> Lab:
    rules, state = played(replace(SIMPSON, draws=(draw,)), 0, phases=(Phase.DRAW,))
    return opened(state, rules=rules)


def texts(lab: Lab) -> list[str]:
    return [button.text() for button in lab.view.visible_buttons]


@pytest.mark.parametrize(
    ("draw", "how", "counts"),
    [
        (3, STOCK, (3, 0)),
        (3, SECOND_STOCK, (0, 3)),
        (3, "b1", (2, 1)),
        (3, "b2", (1, 2)),
        (4, "b1", (3, 1)),
        (4, "bb", (2, 2)),
        (4, "b2", (1, 3)),
        (4, "d", (4, 0)),
    ],
)
def test_every_share_of_a_draw_can_be_chosen_with_the_keys(
    opened: Opened, draw: int, how: str, counts: tuple[int, int]
) -> None:
    lab = drawing(opened, draw)
    before = lab.scene.turn.view.stock_counts
    if how in (STOCK, SECOND_STOCK):
        lab.click(lab.zone_point(how))
    else:
        lab.key(*how)
    assert lab.moves == [Draw(counts)]
    after = lab.scene.turn.view.stock_counts
    assert tuple(a - b for a, b in zip(before, after, strict=True)) == counts


@pytest.mark.parametrize(
    ("key", "counts"), [(STOCK, (3, 1)), (SECOND_STOCK, (1, 3)), (ActCode.SPLIT_EVEN, (2, 2))]
)
def test_every_share_of_a_draw_can_be_chosen_with_the_mouse(
    opened: Opened, key: str, counts: tuple[int, int]
) -> None:
    lab = drawing(opened, 4)
    lab.press(ActCode.SPLIT)
    assert lab.moves == []
    assert texts(lab) == ["Go back", "Draw 3 + 1", "Draw 1 + 3", "Draw 2 + 2"]
    button = lab.view.button(key)
    if button is not None:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    else:
        lab.click(lab.zone_point(key))
    assert lab.moves == [Draw(counts)]


def test_the_choice_can_be_left(opened: Opened) -> None:
    lab = drawing(opened, 3)
    before = texts(lab)
    for leave in (Qt.Key.Key_Escape, ActCode.GO_BACK):
        lab.key("b")
        assert texts(lab) != before
        if isinstance(leave, Qt.Key):
            lab.key(leave)
        else:
            lab.scene.actions.press(leave)
        assert texts(lab) == before
    lab.key("b", Qt.Key.Key_Backspace, Qt.Key.Key_Escape)
    assert lab.moves == []
    lab.click(lab.zone_point(STOCK))
    assert lab.moves == [Draw((3, 0))]


def test_the_choice_is_told_to_a_screen_reader(opened: Opened) -> None:
    lab = drawing(opened, 3)
    lab.key("b")
    table = QAccessible.queryAccessibleInterface(lab.view)
    names = [table.child(i).text(QAccessible.Text.Name) for i in range(table.childCount())]
    assert "Draw 2 from the first stock pile and 1 from the second" in names
    assert "Draw 1 from the first stock pile and 2 from the second" in names
    assert any(name.startswith("First stock pile") and name.endswith("2 + 1") for name in names)
    assert any(name.startswith("Second stock pile") and name.endswith("1 + 2") for name in names)


def test_a_pile_that_is_nearly_out_leaves_one_share(opened: Opened) -> None:
    rules, state = played(replace(SIMPSON, draws=(3,)), 0, phases=(Phase.DRAW,))
    first, second = state.stocks
    state = replace(state, stocks=((*first, *second[1:]), second[:1]))
    lab = opened(state, rules=rules)
    lab.key("b")
    assert lab.moves == [Draw((2, 1))]


def test_both_piles_stay_in_reach_beside_all_other_acts(opened: Opened) -> None:
    clean = ("KH KS KD KC KH KS KD", "QH QS QD QC QH QS QD")
    own = (*clean, "JH JS JD JC JH 2C 2D", "TH TS TD TC TH 2H 2C", "2S 2H 2D 2C 2S 2H 2D")
    rules = HandAndFoot(PARTNERS)
    state = position("8H 8S", own=own, pile="8C", phase=Phase.DRAW, in_foot=(0, 2), rules=rules)
    stock = state.stocks[0]
    state = replace(state, stocks=(stock[:40], stock[40:]))
    lab = opened(state, rules=rules, size=(1024, 652))
    for card in lab.hand():
        lab.scene.drop((card,), DISCARD)
    codes = {button.objectName() for button in lab.view.visible_buttons}
    wanted = {ActCode.TAKE_ALL_BACK, ActCode.ASK, ActCode.DRAW_EACH, ActCode.DRAW, ActCode.TAKE}
    assert codes == wanted
    strip = lab.scene.canvas.places.prompt_bar
    left = lab.view.visible_buttons[0].geometry().left() / lab.scene.canvas.scale.k
    assert left - strip.left() > 0.28 * strip.width()
    for one, other in pairwise(lab.view.visible_buttons):
        assert one.geometry().right() < other.geometry().left()
    ask = lab.button(ActCode.ASK)
    assert ask.accessibleName() == "Ask: may Marta go out?"
    lab.key("b")
    assert lab.moves == [Draw((1, 1))]
