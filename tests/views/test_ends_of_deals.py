"""From the end of a deal to the next one: nothing of the old one is left, and it is dealt once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, running
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Animation, BotPace
from handfoot_gui.core.table import STOCK
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.widgets.rising import Rising
from handfoot_gui.ui.widgets.timing import Timing

SAMPLES = KEPT.parent
ENDS = {"format-1": 183, "manipulation/classic-4": 106, "raub/classic-3": 23}
"""Kept games, and how many moves lead to the end of their first deal."""
OF_AN_END = ("won", "moments", "cut")
"""The kinds of marks that tell how a deal ended."""


@pytest.fixture
def program(timing: Timing) -> Iterator[Controller]:
    liked = replace(LIKED, bot_pace=BotPace.CALM, animation=Animation.QUICK)
    yield from running(8, liked, timing)


def ended(program: Controller, qtbot: QtBot, kept: str, person: int = 2) -> PlayedGame:
    """A deal is over, and all there is to be seen of that is seen."""
    game = advanced(program, SAMPLES / f"{kept}.handfoot.json", ENDS[kept], person)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    canvas = game.scene.canvas
    qtbot.waitUntil(lambda: not canvas.ending.is_hidden, timeout=10_000)
    qtbot.waitUntil(lambda: not canvas.cards.animator.is_flying, timeout=10_000)
    return game


def items(game: PlayedGame) -> list[CardItem]:
    return [item for item in game.scene.items() if isinstance(item, CardItem)]


def play_till_dealt(game: PlayedGame, qtbot: QtBot) -> None:
    """Whoever has to cut, or to take a turn before the cards, does so."""
    screen, canvas = game.screen, game.scene.canvas

    def is_dealt() -> bool:
        if screen.play.waiting is Waiting.PERSON and not canvas.is_dealing:
            screen.make(next(iter(screen.play.session.rules.suggestions(screen.view))))
        return canvas.is_dealing

    qtbot.waitUntil(is_dealt, timeout=30_000)


@pytest.mark.parametrize("kept", ENDS)
def test_what_lay_there_is_swept_to_the_stock_and_then_the_cards_are_dealt_once(
    program: Controller, qtbot: QtBot, kept: str
) -> None:
    game = ended(program, qtbot, kept)
    canvas, deals = game.scene.canvas, list[bool]()
    canvas.dealing_changed.connect(deals.append)
    before = items(game)
    game.deal_next()
    play_till_dealt(game, qtbot)
    # All that is told of the deal before has gone at once, its cards go now.
    assert canvas.shown.turned_up == ()
    assert [canvas.marks.shown(kind) for kind in OF_AN_END] == [[], [], []]
    swept = [item for item in items(game) if item in before]
    if kept != "raub/classic-3":
        assert len(swept) > 10
    assert all(item.card is None for item in swept), "none is taken for a card of the new deal"
    assert all(canvas.cards.animator.is_in_flight(item) for item in swept)
    comes = [item for item in items(game) if item not in before and item.isVisible()]
    deck = canvas.places.zones[STOCK].rect if STOCK in canvas.places.zones else None
    if swept and deck is not None:
        around = canvas.scale.rect(deck).adjusted(-40, -40, 40, 40)
        assert all(around.contains(item.pos()) for item in comes), "nothing comes before"
    qtbot.waitUntil(lambda: not any(item in before for item in items(game)), timeout=5_000)
    assert canvas.is_dealing, "the cards come after that"
    qtbot.waitUntil(lambda: not canvas.is_dealing, timeout=10_000)
    assert deals == [True, False], "once"


@pytest.mark.parametrize("kept", ENDS)
def test_nothing_moves_while_the_end_of_a_deal_or_its_score_is_looked_at(
    program: Controller, qtbot: QtBot, kept: str
) -> None:
    game = ended(program, qtbot, kept)
    canvas, moved, deals = game.scene.canvas, list[bool](), list[bool]()
    canvas.cards.animator.moved.connect(lambda: moved.append(True))
    canvas.dealing_changed.connect(deals.append)
    made = len(game.record.moves)
    shown = [(item.card, item.pos()) for item in items(game)]
    qtbot.wait(300)
    game.show_score()
    qtbot.wait(400)
    game.show_table()
    qtbot.wait(100)
    assert (moved, deals) == ([], [])
    assert [(item.card, item.pos()) for item in items(game)] == shown
    assert len(game.record.moves) == made, "nobody deals"
    assert game.play.waiting is Waiting.NEXT_DEAL


@pytest.mark.parametrize("animation", [Animation.OFF, Animation.QUICK])
@pytest.mark.parametrize("kept", ENDS)
def test_a_new_deal_wears_nothing_of_the_one_before(
    program: Controller, qtbot: QtBot, kept: str, animation: Animation
) -> None:
    program.window.set_preferences(replace(program.window.preferences, animation=animation))
    game = ended(program, qtbot, kept)
    canvas, rules = game.scene.canvas, game.play.session.rules
    old = len(game.record.moves)
    game.deal_next()

    def is_dealt() -> bool:
        if game.play.waiting is Waiting.PERSON and not canvas.is_dealing:
            moves = game.record.moves[old:]
            if any(rules.order_dealt(move) for _, move in moves):
                return True
            game.screen.make(next(iter(rules.suggestions(game.screen.view))))
        return any(rules.order_dealt(move) for _, move in game.record.moves[old:]) and (
            not canvas.is_dealing
        )

    qtbot.waitUntil(is_dealt, timeout=30_000)
    assert canvas.shown.turned_up == ()
    assert [canvas.marks.shown(kind) for kind in OF_AN_END] == [[], [], []]
    assert not game.scene.actions.bar.is_win
    faces = {item.card for item in items(game) if item.card is not None}
    lies = {card for zone in canvas.places.zones.values() for card, _ in zone.cards}
    assert faces == lies


def test_enter_in_rhythm_goes_from_the_last_card_to_the_next_deal_once(
    program: Controller, qtbot: QtBot
) -> None:
    game = ended(program, qtbot, "format-1")
    scored = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert game.pages.is_at_score
    QTest.keyClick(program.window.page, Qt.Key.Key_Return)
    assert game.pages.is_at_table
    play_till_dealt(game, qtbot)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert not game.scene.canvas.is_dealing, "any key ends what is only seen"
    rules = game.play.session.rules
    dealt = [move for _, move in game.record.moves[scored:] if rules.order_dealt(move)]
    assert len(dealt) == 1


def test_the_score_comes_up_over_the_table_which_is_dimmed(
    program: Controller, qtbot: QtBot
) -> None:
    program.window.show()
    game = ended(program, qtbot, "format-1")
    table = game.view.grab().toImage()
    game.show_score()
    pages = program.window.pages
    rising = pages.findChild(Rising)
    assert rising is not None
    assert rising.size() == pages.size()
    corner = QPoint(60, pages.height() - 20)
    first = rising.grab().toImage().pixelColor(corner).lightness()
    assert first <= table.pixelColor(60, table.height() - 20).lightness() + 2, "the table still"
    # The page has the keyboard already.
    assert program.window.page is game.pages.score
    qtbot.waitUntil(lambda: pages.findChild(Rising) is None, timeout=5_000)
    game.show_score()
    assert pages.findChild(Rising) is None, "it is there already"


def test_a_page_that_comes_up_gives_way_to_another_size_and_to_no_motion(
    program: Controller, qtbot: QtBot
) -> None:
    program.window.show()
    game = ended(program, qtbot, "format-1")
    game.show_score()
    pages = program.window.pages
    assert pages.findChild(Rising) is not None
    program.window.resize(program.window.size() + QSize(40, 20))
    qtbot.waitUntil(lambda: pages.findChild(Rising) is None, timeout=5_000)
    game.show_table()
    still = replace(program.window.preferences, animation=Animation.OFF)
    program.window.set_preferences(still)
    game.show_score()
    assert pages.findChild(Rising) is None


@pytest.mark.parametrize("kept", ["format-1", "raub/classic-3", "manipulation/classic-4"])
def test_who_has_won_comes_up_once_and_then_the_cards_come_out(
    program: Controller, qtbot: QtBot, kept: str
) -> None:
    program.window.show()
    path = Path(SAMPLES / f"{kept}.handfoot.json")
    moves = 851 if kept == "format-1" else len(load(path).record.moves) - 1
    game = advanced(program, path, moves, 0)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.OVER, timeout=10_000)
    game.show_end()
    assert game.pages.is_at_won
    assert program.window.pages.findChild(Rising) is not None
    qtbot.waitUntil(lambda: program.window.pages.findChild(Rising) is None, timeout=5_000)
    qtbot.wait(50)
    assert game.pages.is_at_won
