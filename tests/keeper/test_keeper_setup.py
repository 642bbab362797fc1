"""Before a score is kept: names, dealers, rules of the house and every rule set."""

from __future__ import annotations

import pytest
from keeper_lab import CONTROL, DOWN, FIRST, Family, Start, begun, made_family, made_start
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.options import Sides
from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage
from handfoot_gui.ui.pages.rules.interview_page import InterviewPage
from handfoot_gui.ui.pages.scorekeeper.page import ScorekeeperPage
from handfoot_gui.ui.pages.setup.choice import RulesChoice, ScorekeeperChoice
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.pages.setup.scorekeeper_page import ScorekeeperSetupPage
from handfoot_gui.ui.widgets.fields import ChoiceField

__all__ = ["made_family", "made_start"]


def test_names_and_the_first_dealer_can_be_corrected(family: Family) -> None:
    family.deals(FIRST)
    before = family.totals
    family.click("names")
    page = family.page
    assert isinstance(page, ScorekeeperSetupPage)
    assert not page.findChild(QWidget, "rules-classic")
    first = family.find(QLineEdit, "name-0")
    assert first.cursorPosition() == len("Marta"), "to be gone on with, not written before"
    name = family.find(QLineEdit, "name-1")
    dealer = family.find(ChoiceField, "dealer")
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
    assert isinstance(family.page, ScorekeeperPage)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_set_fits_players_and_sides(game: str) -> None:
    names = Preferences().names
    for preset in presets_of(game):
        for players in range(2, 9):
            for sides in ("pairs", "teams", "alone"):
                chosen = ScorekeeperChoice(
                    RulesChoice(game, preset), players, sides, names, dealer=7
                ).fitted()
                chosen.options.check()
                assert chosen.options.players == chosen.players
                assert chosen.options.sides.value == chosen.sides
                assert chosen.dealer < chosen.players


def test_who_sits_the_usual_way_sits_so_in_another_number() -> None:
    rules = RulesChoice("hand-and-foot", "classic")
    assert rules.regrouped(4, 6, "pairs") == "teams"
    assert rules.regrouped(6, 4, "teams") == "pairs"
    assert rules.regrouped(3, 6, "alone") == "teams"
    assert rules.regrouped(4, 6, "alone") == "alone"
    assert rules.regrouped(6, 6, "pairs") == "pairs"


def test_house_rules_bring_the_sides_they_were_made_for(start: Start) -> None:
    three_pairs = GAMES["hand-and-foot"].preset_options("classic", 6, Sides.PAIRS)
    HouseRules().add("hand-and-foot", "Six at the lake", three_pairs, "classic")
    family = start()
    for key in (Qt.Key.Key_K, Qt.Key.Key_N):
        family.press(key, CONTROL)
        page = family.page
        assert isinstance(page, ScorekeeperSetupPage | NewGamePage)
        family.click("rules-classic")
        assert family.find(ChoiceField, "players").value() == "4"
        family.click("house-0")
        options = page.choice().options
        assert (options.players, options.sides) == (6, Sides.PAIRS)
        family.press(Qt.Key.Key_Escape)


def test_another_game_and_house_names_are_set_up(start: Start) -> None:
    family = start()
    family.click("keep-score")
    page = family.page
    assert isinstance(page, ScorekeeperSetupPage)
    tab = family.find(QWidget, "game-raub")
    QTest.mouseClick(tab, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    name = family.find(QLineEdit, "name-1")
    place = family.find(QLineEdit, "place")
    name.setText("")
    assert page.problem() == "Every player needs a name."
    assert not family.button("deal").isEnabled()
    name.setText("  Ana ")
    place.setText("at Ana's")
    family.click("deal")
    kept = family.program.scorekeeper_controller.kept
    assert kept is not None
    assert (kept.game, kept.names[:2], kept.place) == ("raub", ("Marta", "Ana"), "at Ana's")
    assert family.window.preferences.names[1] == "Ana"
    assert family.window.preferences.game == "raub"


@pytest.mark.parametrize("names", [("M" * 200, "E" * 199), ("מרתה", "אליס"), ("👵🏽", "👴🏿")])
def test_names_of_any_kind(start: Start, names: tuple[str, str]) -> None:
    preferences = Preferences()
    family = begun(start(replace(preferences, names=(*names, *preferences.names[2:]))))
    family.enter(3)
    assert family.kept.kept.names[:2] == names
    assert family.page.width() == family.window.width()


def test_who_plays_with_whom_is_said_by_the_names_just_typed(start: Start) -> None:
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    family.find(QLineEdit, "name-0").setText("Baba Ljubica")
    family.find(QLineEdit, "name-3").setText("")
    said = [text.replace("\u200b", "") for text in texts(family)]
    assert "North, with Baba Ljubica" in said
    assert "West, with ?" in said
    assert not any(name in text for text in said for name in ("Marta", "Karl"))


def texts(family: Family) -> list[str]:
    return [label.text() for label in family.page.findChildren(QLabel) if label.isVisible()]


def test_house_rules_are_changed_and_made_from_keeping_score(start: Start) -> None:
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    first = family.find(QLineEdit, "name-0")
    first.setText("Ruth")
    family.click("rules-saskatchewan")
    family.click("change-rules")
    assert isinstance(family.page, HouseRulesPage)
    family.click("cancel-rules")
    assert isinstance(family.page, ScorekeeperSetupPage)
    family.click("change-rules")
    family.click("draws-0-more")
    fields = family.page.findChildren(QLineEdit, "rules-name")
    (name,) = [field for field in fields if field.isVisible()]
    QTest.keyClicks(name, "Sunday")
    family.click("save-rules")
    page = family.page
    assert isinstance(page, ScorekeeperSetupPage)
    assert "Sunday was saved." in family.texts()
    choice = page.choice()
    assert choice.chosen.rules is not None
    assert (choice.chosen.rules.name, choice.chosen.rules.base) == ("Sunday", "saskatchewan")
    assert choice.options.draws == (3,)
    assert choice.names[0] == "Ruth"
    family.click("questions")
    assert isinstance(family.page, InterviewPage)
    family.click("cancel-interview")
    assert family.page is page
    family.click("deal")
    assert family.program.scorekeeper_controller.kept is not None
    assert family.program.scorekeeper_controller.kept.options.draws == (3,)


def test_changes_that_are_not_saved_come_back_on_keeping_score(start: Start) -> None:
    family = start()
    family.press(Qt.Key.Key_K, CONTROL)
    family.click("change-rules")
    family.click("draws-0-more")
    family.click("cancel-rules")
    assert isinstance(family.page, ScorekeeperSetupPage)
    assert "The changes were not saved." in family.texts()
    family.click("undo-delete")
    page = family.page
    assert isinstance(page, HouseRulesPage)
    assert page.draft().options.draws == (3,)
    family.click("cancel-rules")
    # A new game is set up as always.
    family.program.set_up()
    assert isinstance(family.page, NewGamePage)
    family.click("change-rules")
    family.click("cancel-rules")
    assert isinstance(family.page, NewGamePage)


@pytest.mark.parametrize("game", ["hand-and-foot", "raub", "manipulation"])
def test_the_rule_card_is_read_before_a_score_is_kept(start: Start, game: str) -> None:
    family = start(Preferences(game=game))
    family.press(Qt.Key.Key_K, CONTROL)
    family.click("show-card")
    assert isinstance(family.page, RuleCardPage)
    family.press(Qt.Key.Key_Escape)
    assert isinstance(family.page, ScorekeeperSetupPage)
    family.press(Qt.Key.Key_R, CONTROL)
    assert isinstance(family.page, RuleCardPage)
