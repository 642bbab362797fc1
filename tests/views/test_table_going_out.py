"""Going out with real drags: the question, the cards, the last discard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from table_lab import RULES, Lab, position

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask, Discard, Lay
from handfoot_gui.games.hand_and_foot.rules.problems import KeepCards

KINGS = "KS KH KC"
QUOTA = ("4S 4H 4D 4C 4S 4H 4D", "5S 5H 5D 5C 5S 5H 5D", "6S 6H 6D 6C 6S 2S 2H",
         "7S 7H 7D 7C 7S 2S 2H", "*S *H *S *H *S 2C 2D")  # fmt: skip


@pytest.fixture
def lab(qtbot: QtBot) -> Iterator[Lab]:
    lab = Lab(position("KD KS 9H", own=[*QUOTA, KINGS], pile="QD", in_foot=range(4)))
    yield lab
    lab.close()
    qtbot.wait(1)


def test_after_a_yes_the_cards_are_dragged_out_and_the_deal_is_over(lab: Lab) -> None:
    lab.press("ask")
    assert lab.moves == [Ask()]
    lab.state = RULES.apply(lab.state, Seat(2), Answer(True))
    lab.show()
    kings = lab.hand(Rank.KING)
    lab.double_click(lab.card_point(kings[0]))
    lab.drag(lab.card_point(kings[0]), lab.zone_point("meld0.5"))
    assert isinstance(lab.moves[-1], Lay)
    (nine,) = lab.hand()
    lab.drag(lab.card_point(nine), lab.zone_point(DISCARD))
    assert lab.moves[-1] == Discard(nine)
    assert lab.state.public.out == Seat(0)
    assert lab.refusals == []


def test_without_a_yes_the_cards_stay(lab: Lab) -> None:
    kings = lab.hand(Rank.KING)
    lab.double_click(lab.card_point(kings[0]))
    lab.drag(lab.card_point(kings[0]), lab.zone_point("meld0.5"))
    assert lab.moves == []
    assert [type(problem) for problem in lab.refusals] == [KeepCards]
    assert len(lab.hand()) == 3
