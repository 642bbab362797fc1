"""Keeping the score of eight who play alone, on the smallest window."""

from __future__ import annotations

import pytest
from keeper_lab import Start, made_family, made_start
from PySide6.QtWidgets import QApplication, QScrollArea

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.scorekeeping import ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.entries import DealEntry, SideEntry
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.presets import preset
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames, load_scored

__all__ = ["made_family", "made_start"]


@pytest.mark.parametrize(("players", "sides"), [(7, Sides.ALONE), (8, Sides.ALONE)])
def test_every_side_has_a_column_and_nothing_lies_beside_the_window(
    start: Start, players: int, sides: Sides
) -> None:
    options = preset("classic", players, sides)
    names = Preferences().names[:players]
    # What is doubted of a deal needs room, too.
    deals = (DealEntry((SideEntry(),) * players),)
    game = ScoredGame("hand-and-foot", "classic", options, names, Seat(players - 1), deals=deals)
    opened = ScoredGames(Saves()).create(game)
    opened.save(game)
    opened.close()
    assert load_scored(opened.path).kept == game
    family = start(file=opened.path)
    family.window.resize(1024, 700)
    for _ in range(3):
        QApplication.processEvents()
    assert len(family.totals) == players
    areas = family.page.findChildren(QScrollArea)
    assert areas
    for area in areas:
        assert area.horizontalScrollBar().maximum() == 0
