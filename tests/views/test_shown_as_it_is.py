"""The screen shows the table as it is: after every act, through paces, pauses, covers and undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, played, running
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from whole_program import QUICK

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.facts import badges_of, waits_for_key
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.view import TableView

SAMPLES = KEPT.parent
GAMES = {"format-1": 190, "manipulation/classic-4": 20, "raub/classic-3": 36}
"""Kept games, and after how many moves they go on."""
A_PART = QRect(0, 0, 9, 9)


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:  # noqa: ARG001  (it must be there)
    yield from running(9, timing=replace(QUICK, table_seen=0))


def seen(program: Controller) -> QImage:
    """What the screen shows of the window."""
    window = program.window
    return picture(window.screen().grabWindow(window.winId()))


def painted(program: Controller) -> QImage:
    """The window, all of it painted anew."""
    return picture(program.window.grab())


def picture(shot: QPixmap) -> QImage:
    return shot.toImage().convertToFormat(QImage.Format.Format_RGB32)


def table_like(game: PlayedGame) -> TableView:
    """A table that has never shown anything but what *game* is now."""
    made, screen, canvas = TableView(), game.screen, game.scene.canvas
    made.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    made.resize(game.view.size())
    made.show()
    scene = made.scene_
    # On the same part of the felt of the page.
    scene.canvas.background.lay_felt = canvas.background.lay_felt
    scene.canvas.set_style(canvas.style)
    scene.canvas.set_preferences(canvas.preferences)
    scene.set_adapter(game.presenter.table)
    is_playing = screen.play.waiting not in (Waiting.NEXT_DEAL, Waiting.OVER)
    seats = screen.play.session.record.seats
    scene.show_view(
        screen.view,
        badges=badges_of(
            game.presenter,
            screen.view,
            seats,
            is_playing=is_playing,
            waits_for_key=waits_for_key(screen.play),
        ),
        log=game.shown.facts.log(),
        is_animated=False,
        is_covered=not screen.is_open,
        came=canvas.signs.news.came,
        new=canvas.new_cards,
    )
    scene.canvas.set_moments(canvas.signs.news.moments)
    scene.actions.set_bar(game.messages.expected.bar())
    return made


def check(program: Controller, game: PlayedGame) -> None:
    """Hold the game, and compare what the screen shows with what there is to be seen."""
    screen, scene = game.screen, game.scene
    screen.play.hold()
    for _ in range(3):
        QApplication.processEvents()
    assert seen(program) == painted(program), (len(game.record.moves), screen.play.waiting)
    if game.pages.is_at_table and not scene.canvas.is_dealing:
        other = table_like(game)
        fresh, canvas = other.scene_, scene.canvas
        assert canvas.background.shown.badges == fresh.canvas.background.shown.badges
        assert canvas.background.shown.log == fresh.canvas.background.shown.log
        assert scene.table.actor == fresh.table.actor
        if game.messages.said is None and not game.messages.news:
            assert scene.actions.bar == fresh.actions.bar
            strip = canvas.places.prompt_bar
            shown, wanted = (picture(view.grab()) for view in (game.view, other))
            for rect in (strip, *(rect for _, rect in canvas.shown.seat_row)):
                part = pixels(rect, canvas.scale.k)
                assert shown.copy(part) == wanted.copy(part), scene.actions.bar.prompt
        fresh.set_adapter(None)
        other.deleteLater()
    screen.play.release()


def pixels(rect: QRectF, k: float) -> QRect:
    return QRectF(rect.topLeft() * k, rect.size() * k).toAlignedRect()


@pytest.mark.parametrize("kept", GAMES)
def test_what_changed_is_seen_although_a_part_is_painted_in_between(
    kept: str, program: Controller, qtbot: QtBot
) -> None:
    game = advanced(program, SAMPLES / f"{kept}.handfoot.json", GAMES[kept], 0)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=20_000)
    QApplication.processEvents()
    before, view = painted(program), game.view
    game.screen.make(next(iter(game.play.session.rules.suggestions(game.screen.view))))
    # As when a list that lay above closes, while a card has just left its place.
    view.viewport().repaint(A_PART)
    check(program, game)
    assert seen(program) != before


def do_anything(program: Controller, game: PlayedGame, rng: Random) -> None:
    """Whatever somebody does now."""
    screen, rules = game.screen, game.play.session.rules
    if game.pages.is_at_score:
        game.deal_next()
    elif game.pages.is_covered:
        screen.uncover()
        game.show_table()
    elif screen.play.waiting in (Waiting.KEY, Waiting.LOOK, Waiting.PRESS):
        screen.go_on()
    elif screen.play.waiting is Waiting.PERSON and rng.random() < 0.8:
        some = [move for move, _ in zip(rules.suggestions(screen.view), range(9), strict=False)]
        screen.make(rng.choice(some))
    if rng.random() < 0.3:
        pace = rng.choice((BotPace.INSTANT, BotPace.QUICK, BotPace.KEY, BotPace.SLOW))
        program.window.change_preferences(replace(LIKED, bot_pace=pace))
    if rng.random() < 0.1:
        rng.choice((screen.play.pause, game.undo, game.screen.cover, screen.play.finish_turn))()
    if screen.play.brakes.is_paused and rng.random() < 0.5:
        screen.play.pause()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("persons", [1, 2])
@pytest.mark.parametrize("kept", GAMES)
def test_after_every_change_of_turn_the_screen_shows_the_table_as_it_is(
    kept: str, persons: int, program: Controller, qtbot: QtBot
) -> None:
    record, rng = load(Path(SAMPLES / f"{kept}.handfoot.json")).record, Random(persons)
    seats = tuple(
        Player(player.name, PlayerKind.PERSON)
        if seat < persons
        else Player(player.name, PlayerKind.BOT, "easy")
        for seat, player in enumerate(record.seats)
    )
    game = played(program, replace(record, seats=seats, moves=record.moves[: GAMES[kept]]))
    screen, turns = game.screen, list[object]()

    def on_changed() -> None:
        if turns[-1:] != [screen.play.session.actor]:
            turns.append(screen.play.session.actor)
        if rng.random() < 0.5:
            game.view.viewport().repaint(A_PART)

    screen.play.changed.connect(on_changed)

    checked = 0
    while len(turns) < 8 and checked < 20:
        known = len(turns)
        do_anything(program, game, rng)
        check(program, game)
        checked += 1
        if len(turns) == known and screen.play.waiting is Waiting.BOT:
            program.window.change_preferences(LIKED)
            qtbot.wait(5)
    assert len(set(turns)) > 1
