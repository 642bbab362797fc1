"""The top card of a pile that nobody looks through lies above the edges of the others."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from table_lab import Lab, position

from handfoot_gui.core.table import DISCARD
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase


def test_the_top_card_lies_above_the_edges_of_the_others(qapp: QApplication) -> None:
    del qapp
    state = position("9S 9H 4H", own=("KC KD KS",), pile="5S 6S 7D 8C 9C", phase=Phase.DRAW)
    state = replace(state, public=replace(state.public, followed=(1, 2, 3, 4)))
    lab = Lab(state, rules=HandAndFoot(Options(pile_open=False)))
    place = lab.scene.canvas.places.zones[DISCARD]
    ((card, top),) = place.cards
    assert card is state.public.pile[-1]
    assert len(place.backs) == 4
    assert all(edge.layer + index / 64 < top.layer for index, edge in enumerate(place.backs))
