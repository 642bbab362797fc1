"""Raub's strip of paper in the panel: it grows downwards, and after a deal it is the score."""

from __future__ import annotations

import pytest
from every_page import settle
from faces import FACES, written_in
from family_lab import LIKED, set_out, show, wait
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.score_strip import ScoreStrip, StripLine
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.page import GamePage
from handfoot_gui.ui.game.panel.panel_facts import PanelSide
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.panel.strip import Strip
from handfoot_gui.ui.game.panel.turn_list import TurnList
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.game.score.score_page import ScorePage
from handfoot_gui.ui.widgets.theme import LIGHT, Style


def opened(program: Controller, sample: str, moves: int, *kinds: str) -> PlayedGame:
    game = set_out(program, sample, moves, *kinds)
    program.window.show()
    settle()
    if game.shown.hand_over.is_covered:
        show(program)
    settle()
    return game


def the_page(program: Controller) -> GamePage:
    return program.game_controller.pages.table


def the_strip(program: Controller) -> Strip:
    (found,) = [one for one in the_page(program).panel.findChildren(Strip) if one.isVisible()]
    return found


def one_line(number: int) -> StripLine:
    return StripLine((number, 100 + number), name=f"Deal {number}")


def test_of_a_long_game_the_last_lines_are_seen(qtbot: QtBot) -> None:
    lines = (*map(one_line, range(40)), StripLine(word="Refe", name="Deal 40"))
    sides = (PanelSide("Marta", 0), PanelSide("Elise", 0))
    strip = Strip(Style(LIGHT, 1.0), ScoreStrip(lines), sides)
    qtbot.addWidget(strip)
    strip.resize(220, strip.sizeHint().height())
    assert strip.shown() == lines
    seen = []
    for height in range(400, strip.minimumSizeHint().height() - 1, -30):
        strip.resize(220, height)
        seen.append(strip.shown())
        assert seen[-1] == lines[-len(seen[-1]) :]
        assert {lines[-1], lines[-2]} <= set(seen[-1])
    assert len(seen[0]) > len(seen[-1]) == 2


def test_a_reader_hears_where_everybody_stands_and_all_lines(qtbot: QtBot) -> None:
    last = StripLine((4, 7), factor=2, name="Deal 2")
    lines = (one_line(0), StripLine(word="Refe", name="Deal 1"), last)
    sides = (PanelSide("Marta", 4), PanelSide("Elise", 7))
    strip = Strip(Style(LIGHT, 1.0), ScoreStrip(lines), sides)
    qtbot.addWidget(strip)
    assert strip.accessibleName() == "Deal 2: Marta 4, Elise 7 (times 2)"
    assert strip.accessibleDescription().splitlines() == [
        "Deal 0: Marta 0, Elise 100", "Deal 1: Refe", strip.accessibleName(),
    ]  # fmt: skip


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("sample", ["raub/classic-3", "raub/classic-4"])
def test_strip_and_the_latest_turns_have_room_beside_each_other(
    program: Controller, sample: str, face: str
) -> None:
    players = sample[-1]
    with written_in(face):
        program.window.resize(1280, 720)
        opened(program, sample, 240, *("p" * int(players)))
        strip = the_strip(program)
        assert len(strip.shown()) >= 6
        lists = the_page(program).panel.findChildren(TurnList)
        (turns,) = [one for one in lists if one.isVisible()]
        rows = [turns.visualRect(turns.model().index(row, 0)) for row in range(5)]
        room = turns.viewport().rect()
        assert sum(room.contains(row) for row in rows) >= 4
        below = turns.mapTo(the_page(program).panel, room.topLeft()).y()
        assert strip.mapTo(the_page(program).panel, strip.rect().bottomLeft()).y() < below
        # Every single move takes the place of the older lines, too.
        QTest.keyClick(program.window, Qt.Key.Key_M, Qt.KeyboardModifier.ShiftModifier)
        settle()
        assert the_page(program).panel.reading is Reading.MOVES
        latest = [line for line in strip.shown() if line.totals]
        assert len(latest) == 1


@pytest.mark.parametrize("size", list(TextSize))
def test_the_line_that_counts_is_seen_in_the_smallest_drawer(
    program: Controller, size: TextSize
) -> None:
    program.window.set_preferences(replace(LIKED, text_size=size))
    program.window.resize(program.window.minimumSize())
    opened(program, "raub/classic-4", 240, "p", "p", "p", "p")
    the_page(program).toggle_drawer()
    settle()
    strip = the_strip(program)
    assert strip.height() >= strip.minimumSizeHint().height()
    panel = the_page(program).panel
    assert panel.rect().contains(strip.rect().translated(strip.mapTo(panel, QPoint())))


@pytest.mark.only_thorough
def test_after_a_deal_its_line_is_written_at_the_table(program: Controller, qtbot: QtBot) -> None:
    record_moves = 46
    game = opened(program, "raub/classic-3", record_moves, "p", "easy", "easy")
    before = len(the_strip(program).strip.lines)
    while wait(qtbot, game) is not Waiting.NEXT_DEAL:
        game.scene.move_chosen.emit(
            next(iter(game.play.session.rules.suggestions(game.screen.view)))
        )
    settle()
    page = program.window.page
    assert page is the_page(program)
    written = the_strip(program).strip
    assert len(written.lines) == before + 1
    assert written.lines[written.latest].totals == game.play.session.sheet.totals
    qtbot.waitUntil(lambda: bool(game.scene.actions.shown_bar.buttons) and
                    game.scene.actions.shown_bar.buttons[-1].is_on, timeout=60_000)  # fmt: skip
    assert [button.text for button in game.scene.actions.shown_bar.buttons] == [
        "See the score", "Deal 3",
    ]  # fmt: skip
    # The whole page is one key away.
    QTest.keyClick(program.window, Qt.Key.Key_S)
    settle()
    assert isinstance(program.window.page, ScorePage)
