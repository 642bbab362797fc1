"""The others' turns can be followed: said, finished, paused, summed up, and slower at first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from played_lab import LIKED, click, play, played, running, wait, zone_spot
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import BotPace, Preferences, TextSize
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import DISCARD, HAND, STOCK
from handfoot_gui.games import GAMES
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.table.accessible import spots_of
from handfoot_gui.ui.widgets.timing import Timing

NAMES = ("Marta", "Josip", "Petra", "Karl")
SAMPLES = Path(__file__).parents[1] / "samples"
LONG = 600_000
"""Milliseconds a bot's act rests, so that nothing goes on by itself."""


@pytest.fixture
def program(qapp: QApplication, timing: Timing) -> Iterator[Controller]:  # noqa: ARG001
    yield from running(5, timing=timing)


resting = pytest.mark.timing(bot_quick=LONG, bot_calm=LONG, bot_slow=LONG, bot_at_key=LONG)
"""Every act rests for ever, but at the pace *Instant*."""


def prefer(program: Controller, preferences: Preferences) -> None:
    program.window.set_preferences(preferences)
    program.game_controller.set_preferences(preferences)


def act(game: PlayedGame) -> None:
    game.screen.make(next(iter(game.play.session.rules.suggestions(game.screen.view))))


def begun(program: Controller, qtbot: QtBot, name: str) -> PlayedGame:
    """A game in which the others rest after everything, from the end of an own turn on."""
    game = play(program, name, next(iter(GAMES[name].presets.values())), NAMES)
    wait(qtbot, game, Waiting.PERSON)
    prefer(program, replace(LIKED, bot_pace=BotPace.CALM))
    while game.play.waiting is Waiting.PERSON:
        act(game)
    return game


def left_at(program: Controller, sample: str, moves: int) -> PlayedGame:
    """A kept game as it was after so many moves, a person at its first seat."""
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    bots = tuple(Player(player.name, PlayerKind.BOT, "easy") for player in record.seats[1:])
    seats = (Player("Marta", PlayerKind.PERSON), *bots)
    return played(program, replace(record, seats=seats, moves=record.moves[:moves]))


def movers(game: PlayedGame) -> list[Seat]:
    return [seat for seat, _ in game.record.moves if seat != TABLE]


@resting
@pytest.mark.parametrize("name", GAMES)
def test_what_another_does_is_said_and_its_turn_is_finished_by_space_and_held_by_p(
    program: Controller, qtbot: QtBot, name: str
) -> None:
    game = begun(program, qtbot, name)
    view, actions = game.view, game.scene.actions
    assert [button.text() for button in view.visible_buttons][-2:] == ["Pause", "Finish this turn"]
    before = movers(game)
    first = game.play.session.actor
    QTest.keyClick(view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: game.play.session.actor not in (first, TABLE))
    # The whole turn, and nothing of the next one.
    assert set(movers(game)[len(before) :]) == {first}
    assert actions.bar.prompt.startswith(("Josip ", "Petra "))
    assert actions.bar.prompt not in [line.text for line in game.play.session.log]
    pause = view.button("pause")
    assert pause is not None
    QTest.mouseClick(pause, Qt.MouseButton.LeftButton)
    QTest.keyClick(view, Qt.Key.Key_H)
    assert actions.bar.prompt == "Hints come when it is a person’s turn."
    assert [button.text() for button in view.visible_buttons] == ["Go on"]
    game.messages.forget()
    game.messages.show()
    assert actions.bar.prompt == "The game is paused."
    prefer(program, LIKED)
    moves = len(game.record.moves)
    qtbot.wait(100)
    assert len(game.record.moves) == moves, "nothing rests any more, but it is paused"
    QTest.keyClick(view, Qt.Key.Key_P)
    qtbot.waitUntil(lambda: len(game.record.moves) > moves)


@resting
def test_what_was_done_in_a_finished_turn_is_summed_up(program: Controller, qtbot: QtBot) -> None:
    game = begun(program, qtbot, "hand-and-foot")
    while game.play.waiting is not Waiting.PERSON:
        QTest.keyClick(game.view, Qt.Key.Key_Space)
        qtbot.wait(5)
    facts = game.scene.actions.bar.facts
    assert "Karl drew two cards" in facts or "Karl took" in facts
    assert game.scene.canvas.marks.shown("came")
    act(game)
    assert game.scene.canvas.marks.shown("came") == []


@pytest.mark.parametrize("name", GAMES)
def test_before_the_lot_it_is_nobodys_turn(program: Controller, name: str) -> None:
    prefer(program, replace(LIKED, bot_pace=BotPace.CALM))
    game = play(program, name, next(iter(GAMES[name].presets.values())), NAMES)
    assert game.record.moves == ()
    assert game.scene.actions.bar.prompt == "The first dealer is drawn at random."
    assert game.view.visible_buttons == []
    log = game.pages.table.panel.log.moves
    told = [log.line(row).text for row in range(log.rowCount())]
    assert told == ["The first dealer is drawn at random."], "nobody deals yet"


@resting
@pytest.mark.parametrize("name", GAMES)
def test_the_sign_in_the_strip_is_of_whoever_it_tells(
    program: Controller, qtbot: QtBot, name: str
) -> None:
    game = play(program, name, next(iter(GAMES[name].presets.values())), NAMES)
    wait(qtbot, game, Waiting.PERSON)

    def sign() -> QImage:
        """The shape and the letter at the beginning of the strip."""
        strip, k = game.scene.canvas.places.prompt_bar, game.scene.canvas.scale.k
        at = QRectF(strip.left() + 17, strip.center().y() - 17, 34, 34)
        part = QRectF(at.topLeft() * k, at.size() * k).toRect()
        return game.view.grab().toImage().copy(part)

    signs = {"Marta": sign()}
    prefer(program, replace(LIKED, bot_pace=BotPace.CALM))
    while game.play.waiting is Waiting.PERSON:
        act(game)
    first = game.play.session.actor
    QTest.keyClick(game.view, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: game.play.session.actor not in (first, TABLE))
    bar = game.scene.actions.bar
    who = next(name for name in NAMES[1:] if bar.prompt.startswith(f"{name} "))
    signs[who] = sign()
    QTest.keyClick(game.view, Qt.Key.Key_P)
    assert bar.prompt != game.scene.actions.bar.prompt == "The game is paused."
    assert sign() == signs[who]
    for who, one in signs.items():
        assert not [other for other in signs if other != who and signs[other] == one]


def test_big_news_at_the_start_of_a_turn_does_not_hide_what_changed(
    program: Controller, qtbot: QtBot
) -> None:
    game = play(program, "hand-and-foot", GAMES["hand-and-foot"].presets["classic"], NAMES)
    wait(qtbot, game, Waiting.PERSON)
    bar = game.scene.actions.bar
    assert bar.prompt == "Marta laid the three of diamonds."
    assert "draw two" in bar.facts
    assert ". Karl drew two cards" in bar.facts
    assert "draw two" in bar.brief_facts[0]
    marks = game.scene.canvas.marks
    game.pages.window.resize(1024, 700)
    prefer(program, replace(LIKED, text_size=TextSize.LARGEST))
    qtbot.waitUntil(lambda: len(marks.shown("moments")) == 2)
    _, tag = (item.sceneBoundingRect() for item in marks.shown("moments"))
    assert not any(one.sceneBoundingRect().intersects(tag) for one in marks.shown("came"))


def test_at_instant_the_own_turn_begins_with_what_changed_until_the_first_act(
    program: Controller, qtbot: QtBot
) -> None:
    game = left_at(program, "steady/classic", 75)
    wait(qtbot, game, Waiting.PERSON)
    while movers(game)[-1] == 0:
        act(game)
        wait(qtbot, game, Waiting.PERSON)
    session, canvas = game.play.session, game.scene.canvas
    was = session.left_by(Seat(0))
    assert was is not None
    tables = was.public.tables
    lay = {card for side in tables for meld in side.melds for card in meld.cards}
    lay |= {card for side in tables for card in side.red_threes}
    grown = [
        zone.key
        for zone in game.scene.table.zones
        if zone.key not in (HAND, DISCARD) and any(card not in lay for card in zone.cards)
    ]
    tags = canvas.marks.shown("came")
    assert len(tags) == len(grown) > 0
    for key in grown:
        rect = canvas.scale.rect(canvas.places.zones[key].rect)
        assert any(tag.sceneBoundingRect().intersects(rect) for tag in tags), key
    spoken = {spot.key: spot.name for spot in spots_of(game.view) if spot.card is None}
    news = (" new card", " new cards")
    assert [key for key, name in spoken.items() if name.endswith(news)] == grown
    bar = game.scene.actions.bar
    assert "two cards" in bar.facts or "laid" in bar.facts
    assert all(player.name in bar.facts for player in game.record.seats[1:])
    prefer(program, replace(LIKED, bot_pace=BotPace.CALM))
    game.messages.show()
    assert (
        game.scene.actions.bar.facts
        == game.presenter.prompt(game.screen.view, game.presenter.table.empty).facts
    ), "at a calm pace nothing need be summed up"
    click(game, zone_spot(game, STOCK))
    wait(qtbot, game, Waiting.PERSON)
    assert canvas.marks.shown("came") == []
    assert "worth" in game.scene.actions.bar.facts


@pytest.mark.parametrize(
    ("sample", "moves"), [("steady/pennies", 165), ("manipulation/classic-4", 84)]
)
def test_about_two_rounds_before_the_stock_ends_it_says_so(
    program: Controller, qtbot: QtBot, sample: str, moves: int
) -> None:
    game = left_at(program, sample, moves)
    wait(qtbot, game, Waiting.PERSON)
    said = "The stock will last about two more times around."
    assert [line.text for line in game.play.session.log].count(said) == 1
    assert said in game.scene.actions.bar.facts
    (stock,) = (spot for spot in spots_of(game.view) if spot.key == STOCK and spot.card is None)
    assert "two more times around" in stock.name
    if sample.startswith("steady"):
        canvas = game.scene.canvas
        there = canvas.scale.rect(canvas.places.zones[STOCK].rect)
        tags = canvas.marks.shown("game")
        assert any(tag.sceneBoundingRect().intersects(there) for tag in tags)
    early = left_at(program, sample, moves - 40)
    wait(qtbot, early, Waiting.PERSON)
    (stock,) = (spot for spot in spots_of(early.view) if spot.key == STOCK and spot.card is None)
    assert "round" not in stock.name


def test_the_first_game_is_slow_until_a_pace_is_chosen(program: Controller) -> None:
    prefer(program, replace(LIKED, bot_pace=BotPace.CALM))
    seats = (SeatChoice("Marta", None), *(SeatChoice(name, "easy") for name in NAMES[1:]))
    for game in ("raub", "hand-and-foot"):
        program.new_game(NewGame(RulesChoice(game, "classic"), seats))
        assert program.window.preferences.pace_in(game) is BotPace.SLOW
    panel = program.game_controller.pages.table.panel
    panel.pace.chosen.emit(BotPace.CALM)
    assert program.window.preferences.unfamiliar == ()
    assert {program.window.preferences.pace_in(game) for game in GAMES} == {BotPace.CALM}


@pytest.mark.only_thorough
def test_a_game_played_to_its_end_is_slow_no_more(program: Controller, qtbot: QtBot) -> None:
    prefer(program, replace(LIKED, unfamiliar=("manipulation", "raub")))
    game = left_at(program, "raub/classic-2", -3)
    while game.play.waiting is not Waiting.OVER:
        wait(qtbot, game, Waiting.PERSON, Waiting.LOOK, Waiting.NEXT_DEAL, Waiting.OVER)
        if game.play.waiting is Waiting.PERSON:
            act(game)
        game.screen.go_on()
        game.play.deal_next()
    assert program.window.preferences.unfamiliar == ("manipulation",)
