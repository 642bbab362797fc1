"""Rule cards are searched, and open at the rule that refused an act."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from played_lab import KEPT, advanced, card_spot, click, running, zone_spot
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.table import DISCARD
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules import problems as of_hand_and_foot
from handfoot_gui.games.manipulation.rules import problems as of_manipulation
from handfoot_gui.games.raub.rules import problems as of_raub
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.rules.card_controller import RuleCardPage

PROBLEMS = {
    "hand-and-foot": of_hand_and_foot, "raub": of_raub, "manipulation": of_manipulation,
}  # fmt: skip


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def labels(page: RuleCardPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]


@pytest.mark.parametrize("game", PROBLEMS)
def test_every_refusal_of_a_game_has_its_reason_in_one_section(game: str) -> None:
    every = {
        one
        for one in vars(PROBLEMS[game]).values()
        if isinstance(one, type)
        and issubclass(one, Problem)
        and one is not Problem
        and one.__module__ == PROBLEMS[game].__name__
    }
    for options in GAMES[game].presets.values():
        card = GAMES[game].rule_card(Words(), options, "")
        about = [kind for section in card.sections for kind in section.about]
        missing = {kind.__name__ for kind in every.difference(about)}
        assert missing <= {"JokerUnnamed", "WrongName", "JokerStillStands"}, "of games with jokers"
        assert len(about) == len(set(about))


def test_words_of_a_search_are_found_however_they_are_written() -> None:
    card = GAMES["raub"].rule_card(Words(), GAMES["raub"].presets["classic"], "")
    found = card.found("REFE writ")
    said = [sentence for section in found.sections for sentence in section.sentences]
    assert said
    assert all("Refe" in sentence and "written" in sentence for sentence in said)
    assert card.found("") == card
    assert not card.found("zebra").sections


def test_the_page_shows_what_is_found_while_it_is_typed(program: Controller) -> None:
    program.window.show()
    program.window.commands.card.trigger()
    page = program.window.page
    assert isinstance(page, RuleCardPage)
    QTest.keyClick(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    for letter in "blocked":
        field = page.findChild(QLineEdit, "look-for")
        QTest.keyClicks(field, letter)
    assert "Nothing on this card has these words." in labels(page)
    field = page.findChild(QLineEdit, "look-for")
    field.clear()
    QTest.keyClicks(page.findChild(QLineEdit, "look-for"), "foot")
    told = [text for text in labels(page) if text.endswith(".")]
    assert 0 < len(told) < 20
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert program.window.page is not page


def test_rules_open_where_the_last_refusal_has_its_reason(
    qtbot: QtBot, program: Controller
) -> None:
    program.window.resize(1024, 700)
    program.window.show()
    game = advanced(program, KEPT, 4, 3)
    click(game, card_spot(game, game.scene.table.hand[0]))
    click(game, zone_spot(game, DISCARD))
    assert isinstance(game.messages.refused, of_hand_and_foot.DrawFirst)
    program.window.commands.card.trigger()
    page = program.window.page
    assert isinstance(page, RuleCardPage)
    (asked,) = [one for one in page.findChildren(QLabel) if one.objectName() == "asked"]
    assert asked.text() == "A turn"
    qtbot.waitUntil(lambda: asked.visibleRegion().boundingRect().height() > 0)
