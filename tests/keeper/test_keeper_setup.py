"""Before a score is kept: names, dealers, rules of the house and every rule set."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from keeper_lab import CONTROL, DOWN, ENTER, FIRST, Family, begun, made_start
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from handfoot_gui.engine.registry import GAMES
from handfoot_gui.model.game_offers import presets_of
from handfoot_gui.model.preferences import Preferences, Setup
from handfoot_gui.views.keeper.page import KeeperPage
from handfoot_gui.views.parts.fields import Choice
from handfoot_gui.views.setup.keeper_choice import KeeperChoice
from handfoot_gui.views.setup.keeper_page import KeeperSetupPage

__all__ = ["made_start"]

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")


def test_names_and_the_first_dealer_can_be_corrected(start: Callable[..., Family]) -> None:
    family = begun(start())
    for side in FIRST:
        family.enter(*side)
    family.press(ENTER)
    before = family.totals
    family.click("names")
    page = family.page
    assert isinstance(page, KeeperSetupPage)
    assert not page.findChild(QWidget, "rules-classic")
    name = page.findChild(QLineEdit, "name-1")
    dealer = page.findChild(Choice, "dealer")
    assert name is not None
    assert dealer is not None
    name.setText("Elisabeth")
    dealer.setFocus()
    family.press(DOWN, times=2)
    family.click("deal")
    assert family.texts()[1].endswith("Karl deals, Marta plays first.")
    assert family.kept.kept.names == ("Marta", "Elisabeth", "Josip", "Karl")
    assert "Elisabeth and Karl" in family.texts()
    assert family.totals == before
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.kept.kept.names[1] == "Elise"
    assert family.texts()[1].endswith("Elise deals, Josip plays first.")
    family.click("names")
    family.press(Qt.Key.Key_Escape)
    assert isinstance(family.page, KeeperPage)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_set_fits_players_and_sides(game: str) -> None:
    names = Preferences().names
    for preset in presets_of(game):
        for players in range(2, 7):
            for sides in ("pairs", "teams", "alone"):
                chosen = KeeperChoice(game, Setup(preset, players), sides, names, dealer=5).fitted()
                chosen.options.check()
                assert chosen.options.players == chosen.players
                assert chosen.options.sides.value == chosen.sides
                assert chosen.dealer < chosen.players


def test_another_game_and_house_names_are_set_up(start: Callable[..., Family]) -> None:
    family = start()
    family.click("keep-score")
    page = family.page
    assert isinstance(page, KeeperSetupPage)
    tab = page.findChild(QWidget, "game-raub")
    assert tab is not None
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    name = page.findChild(QLineEdit, "name-1")
    place = page.findChild(QLineEdit, "place")
    assert name is not None
    assert place is not None
    name.setText("")
    assert page.problem() == "A name is missing."
    assert not family.button("deal").isEnabled()
    name.setText("  Ana ")
    place.setText("at Ana's")
    family.click("deal")
    kept = family.program.keeper_desk.kept
    assert kept is not None
    assert (kept.game, kept.names[:2], kept.place) == ("raub", ("Marta", "Ana"), "at Ana's")
    assert family.window.preferences.names[1] == "Ana"
    assert family.window.preferences.game == "raub"


@pytest.mark.parametrize("names", [("M" * 200, "E" * 199), ("מרתה", "אליס"), ("👵🏽", "👴🏿")])
def test_names_of_any_kind(start: Callable[..., Family], names: tuple[str, str]) -> None:
    liked = Preferences()
    family = begun(start(replace(liked, names=(*names, *liked.names[2:]))))
    family.enter(3)
    assert family.kept.kept.names[:2] == names
    assert family.page.width() == family.window.width()
