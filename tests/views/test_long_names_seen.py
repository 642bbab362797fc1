"""Names of usual length are whole at the table, where there is room beside them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from book_lab import opened_with, press
from every_game import NAMES as EIGHT
from every_game import steps
from family_lab import SAMPLES, the_game, wait
from faults_of_layout import unread
from finished_games import many_games
from msgspec.structs import replace
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.score.score_rows import name_lines
from handfoot_gui.ui.window.language import ENGLISH, use_language

NAMES = ("Anneliese", "Maximilian Alexander", "Konstantinos Meier", "Bartholomew Feather")


@pytest.fixture(params=[ENGLISH, "cs", "sr_Cyrl", "de"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language(ENGLISH)


@pytest.mark.sampled(3)
@pytest.mark.usefixtures("language")
@pytest.mark.parametrize("sample", ["raub/classic-3", "steady/classic"])
def test_names_of_the_others_are_whole(qtbot: QtBot, program: Controller, sample: str) -> None:
    program.window.resize(1280, 720)
    whole = load(SAMPLES / f"{sample}.handfoot.json").record
    record = whole.with_moves(whole.moves[:60]).with_seats(
        Player(name, PlayerKind.BOT if number else PlayerKind.PERSON, "steady" if number else "")
        for number, name in enumerate(NAMES[: len(whole.seats)])
    )
    program.game_controller.begin(record)
    wait(qtbot, the_game(program))
    QApplication.processEvents()
    shown = unread(program.window)
    assert [fault for fault in shown if any(f"'{name}'" in fault for name in NAMES)] == []
    # Those of a side stand together beside the table.
    assert not [fault for fault in shown if fault.startswith(("'Anneliese ", "'Bartholomew F"))]


SHORTER = ("Baba Ljubica", "Hans-Peter", "Anneliese M.", "Konstantinos")


@pytest.mark.sampled(2)
@pytest.mark.usefixtures("language")
def test_four_at_manipulation_rummy_are_named_whole_beside_the_last_moves(
    qtbot: QtBot, program: Controller
) -> None:
    program.window.resize(1280, 720)
    whole = load(SAMPLES / "manipulation/classic-4.handfoot.json").record
    record = whole.with_moves(whole.moves[:20]).with_seats(
        Player(name, PlayerKind.BOT if number else PlayerKind.PERSON, "steady" if number else "")
        for number, name in enumerate(SHORTER)
    )
    program.game_controller.begin(record)
    wait(qtbot, the_game(program))
    QApplication.processEvents()
    shown = unread(program.window)
    assert [fault for fault in shown if any(f"'{name}'" in fault for name in SHORTER)] == []


def test_eight_are_named_whole_in_a_deal_and_over_the_hands_they_turn_up(
    qtbot: QtBot, program: Controller
) -> None:
    program.window.resize(1280, 720)
    rules = HandAndFoot(Options(players=8, sides=Sides.PAIRS, packs=9))
    seats = tuple(
        Player(name, PlayerKind.BOT if number else PlayerKind.PERSON, "easy" if number else None)
        for number, name in enumerate(EIGHT)
    )
    game = Record("hand-and-foot", "classic", rules.options, seats)
    moves = []
    for step in steps(rules, 5, 2000):
        moves.append((step.seat, step.move))
        if step.after.public.phase is Phase.DEAL_OVER:
            break
    for count in (120, len(moves)):
        program.game_controller.begin(game.with_moves(moves[:count]))
        wait(qtbot, the_game(program))
        the_game(program).show_table()
        QApplication.processEvents()
        shown = unread(program.window)
        assert [fault for fault in shown if any(name in fault for name in EIGHT)] == []
    assert the_game(program).scene.canvas.shown.turned_up


@pytest.mark.parametrize("leaf", ["games", "people"])
def test_people_of_the_family_book_are_named_whole_beside_its_table(
    program: Controller, qtbot: QtBot, leaf: str
) -> None:
    program.window.resize(1280, 720)
    long = (
        "Anneliese Wolkenstein-Huber", "Maximilian Alexander Meier",
        "Konstantinos Papadopoulos", "Bartholomew Featherstone",
    )  # fmt: skip
    games = [
        replace(game, seats=tuple(
            replace(seat, name=name) for seat, name in zip(game.seats, long, strict=False)
        ))
        for game in many_games(8)
    ]  # fmt: skip
    page = opened_with(program, games)
    press(page, f"leaf-{leaf}")
    qtbot.wait(50)
    assert not [fault for fault in unread(program.window) if any(name in fault for name in long)]


def test_a_name_of_two_words_over_a_column_is_broken_between_them(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    room = metrics.horizontalAdvance("Baba Ljubic")
    assert name_lines(metrics, ("Baba Ljubica",), room) == ["Baba", "Ljubica"]
    assert name_lines(metrics, ("Ana", "Baba Ljubica"), room) == ["Ana,", "Baba", "Ljubica"]
    lines = name_lines(metrics, ("Wolkenstein Papadopoulos-Hohenlohe",), room)
    assert lines[0] == "Wolkenstein"[: len(lines[0])]
    assert "".join(lines) == "WolkensteinPapadopoulos-Hohenlohe"
    assert all(metrics.horizontalAdvance(line) <= room for line in lines)
