"""Where the row of seats would cost the hand its size, the seats stand as chips in the bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest
from faults_of_layout import faults, unread
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip
from pytestqt.qtbot import QtBot
from table_lab import Lab
from table_positions import played
from whole_program import programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, TextSize
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.table import HAND, NEW_MELD
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.page import GamePage
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.canvas import Canvas
from handfoot_gui.ui.table.delegate import badge_key
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.window.language import ENGLISH, use_language

SAMPLES: Final = Path(__file__).parents[1] / "samples"
GAMES: Final = {"steady/classic": 60, "raub/classic-4": 23, "manipulation/classic-4": 40}
"""Kept games, and after how many moves they are looked at."""
LONG: Final = ("Maximiliane-Theresia", "Bartholomäus Konstantin", "Ann", "Wolfgang-Amadeus")
SMALL, USUAL = (1024, 700), (1280, 720)
LANGUAGES: Final = [ENGLISH, "de", "fr", "hr", "cs", "it", "es", "sr_Latn", "sr_Cyrl"]

Opens: TypeAlias = Callable[..., PlayedGame]


@pytest.fixture
def open_game(qapp: QApplication, qtbot: QtBot) -> Iterator[Opens]:
    """What shows a game of bots and one person, who is to play, in a window of some size."""
    with programs(qapp) as make:

        def opened(
            record: Record[Any, Any],
            size: tuple[int, int] = USUAL,
            text: TextSize = TextSize.LARGEST,
            language: str = ENGLISH,
        ) -> PlayedGame:
            PreferencesFile().save(
                Preferences(
                    bot_pace=BotPace.KEY, animation=Animation.OFF, text_size=text, language=language
                )
            )
            program = make()
            program.start()
            program.window.resize(*size)
            program.game_controller.begin(record)
            game = program.played
            assert game is not None
            qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=60_000)
            settle(page_of(program))
            return game

        yield opened
    use_language(ENGLISH)


def kept(name: str, moves: int | None = None, names: tuple[str, ...] = ()) -> Record[Any, Any]:
    """A kept game after so many moves; who is to play there is a person."""
    record = load(SAMPLES / f"{name}.handfoot.json").record
    moves = GAMES[name] if moves is None else moves
    mover = next(seat for seat, _ in record.moves[moves:] if seat >= 0)
    named = names or tuple(player.name for player in record.seats)
    seats = tuple(
        Player(named[seat], PlayerKind.PERSON)
        if seat == mover
        else Player(named[seat], PlayerKind.BOT, "easy")
        for seat in range(len(record.seats))
    )
    return record.with_moves(record.moves[:moves]).with_seats(seats)


def settle(page: GamePage) -> None:
    page.settle()
    for _ in range(3):
        QApplication.processEvents()


def page_of(program: Controller) -> GamePage:
    return program.game_controller.pages.table


def page(game: PlayedGame) -> GamePage:
    found = game.view.parentWidget()
    assert isinstance(found, GamePage)
    return found


def hand_width(game: PlayedGame) -> float:
    return hand_width_in(game.scene.canvas)


def hand_width_in(canvas: Canvas) -> float:
    return max(place.width for _, place in canvas.places.zones[HAND].cards)


def chips(game: PlayedGame) -> list[QRect]:
    """The seats of the others, in pixels of the view."""
    canvas = game.scene.canvas
    return [canvas.scale.in_view(rect) for rect in canvas.places.badges]


def buttons(game: PlayedGame) -> list[QRect]:
    """What else is in the bar, in pixels of the page."""
    bar = page(game).bar
    shown = [one for one in bar.findChildren(QAbstractButton) if one.isVisibleTo(bar)]
    return [one.geometry() for one in shown]


def are_in_bar(game: PlayedGame) -> bool:
    return all(rect.bottom() <= 0 for rect in game.scene.canvas.places.badges)


@pytest.mark.parametrize("name", GAMES)
def test_seats_in_the_bar_leave_the_hand_its_size(open_game: Opens, name: str) -> None:
    game = open_game(kept(name))
    assert are_in_bar(game)
    assert hand_width(game) >= 100


@pytest.mark.parametrize(("name", "least"), list(zip(GAMES, (100, 88, 100), strict=True)))
def test_so_they_do_in_the_smallest_window(open_game: Opens, name: str, least: float) -> None:
    game = open_game(kept(name), SMALL)
    assert are_in_bar(game)
    assert hand_width(game) >= least


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("text", [TextSize.NORMAL, TextSize.LARGE])
def test_with_smaller_texts_the_seats_stand_on_the_table(
    open_game: Opens, name: str, text: TextSize
) -> None:
    game = open_game(kept(name), USUAL, text)
    assert all(rect.top() >= 0 for rect in game.scene.canvas.places.badges)
    assert game.view.y() == page(game).bar.height()
    assert game.scene.sceneRect().top() == 0


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=str)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_meets_anything_nor_is_cut(
    open_game: Opens, language: str, name: str, size: tuple[int, int]
) -> None:
    game = open_game(kept(name, names=LONG), size, language=language)
    bar, found = page(game).bar, chips(game)
    assert are_in_bar(game)
    assert all(QRect(QPoint(0, 0), bar.size()).contains(rect) for rect in found)
    for one, other in combinations([*found, *buttons(game)], 2):
        assert not one.intersects(other), (one, other)
    places = game.scene.canvas.places
    room = QRectF(0, 0, places.width, places.height)
    parts = [*places.panels, places.prompt_bar, places.hand]
    assert all(room.contains(part) for part in parts)
    assert all(not one.intersects(other) for one, other in combinations(parts, 2))
    assert faults(page(game).window()) == []
    cut = [told for told in unread(page(game)) if not any(name[:9] in told for name in LONG)]
    assert cut == []


def test_names_of_usual_length_are_whole_in_chips(open_game: Opens) -> None:
    for name in GAMES:
        for size in (USUAL, SMALL):
            game = open_game(kept(name), size)
            names = [badge.name for badge in game.scene.canvas.badges]
            cut = [told for told in unread(page(game)) if any(name in told for name in names)]
            assert cut == []


@pytest.mark.parametrize("name", GAMES)
def test_a_chip_is_pressed_asked_about_and_spoken_as_a_seat_is(open_game: Opens, name: str) -> None:
    game = open_game(kept(name))
    canvas, view = game.scene.canvas, game.view
    reader = QAccessible.queryAccessibleInterface(view)
    spoken = {
        child.text(QAccessible.Text.Name): child.rect()
        for child in (reader.child(index) for index in range(reader.childCount()))
    }
    for (badge, _), rect in zip(canvas.shown.seat_row, chips(game), strict=True):
        middle = rect.center()
        assert page(game).childAt(view.mapTo(page(game), middle)) is view.viewport()
        term = game.scene.terms.at(QPointF(view.mapToScene(middle)))
        assert term is not None
        assert term.key == badge_key(badge.seat)
        told = canvas.delegate.words.badge_name(badge, canvas.table)
        whole = view.viewport().mapToGlobal(middle)
        assert spoken[told].contains(whole)
        assert reader.childAt(whole.x(), whole.y()).text(QAccessible.Text.Name) == told
        help_event = QHelpEvent(QEvent.Type.ToolTip, middle, whole)
        QApplication.sendEvent(view.viewport(), help_event)
        assert QToolTip.text().startswith(badge.name)
        QToolTip.hideText()


def test_the_pointer_finds_all_else_where_it_lies(open_game: Opens) -> None:
    game = open_game(kept("steady/classic"))
    canvas, view = game.scene.canvas, game.view
    card, place = canvas.places.zones[HAND].cards[0]
    at = canvas.scale.in_view(QRectF(place.x + 6, place.y + 12, 2, 2)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert card in game.scene.selection.cards
    for button in view.visible_buttons:
        strip = canvas.scale.in_view(canvas.places.prompt_bar)
        assert strip.contains(button.geometry())


def test_no_card_is_dropped_on_the_bar(open_game: Opens) -> None:
    game = open_game(kept("manipulation/classic-4"))
    canvas = game.scene.canvas
    card = canvas.places.zones[HAND].cards[0][0]
    game.scene.selection.select((card,))
    for rect in canvas.places.badges:
        hit = canvas.places.hit_at(canvas.table, (card,), rect.center())
        assert hit is None or hit[0] != NEW_MELD


def test_cards_fly_from_a_chip_that_is_seen(open_game: Opens) -> None:
    game = open_game(kept("steady/classic"))
    seen = game.scene.sceneRect()
    k = game.scene.canvas.scale.k
    for rect in game.scene.canvas.places.badges:
        assert seen.contains(QRectF(rect.topLeft() * k, rect.size() * k))
    assert game.view.mapFromScene(0, 0).y() == page(game).bar.height()


def test_a_larger_window_has_the_seats_on_the_table_again(open_game: Opens) -> None:
    game = open_game(kept("steady/classic"))
    around = page(game)
    assert around.bar.parentWidget() is around
    around.window().resize(1280, 1000)
    settle(around)
    assert not are_in_bar(game)
    assert game.view.y() == around.bar.height()
    assert around.bar.mask().isEmpty()
    around.window().resize(*USUAL)
    settle(around)
    assert are_in_bar(game)
    assert game.view.y() == 0


def test_a_bar_over_a_covered_table_grows_with_the_window(open_game: Opens) -> None:
    game = open_game(kept("steady/classic"))
    around = page(game)
    game.scene.canvas.clear()
    around.window().resize(1380, 720)
    settle(around)
    assert around.bar.width() == around.width() == game.view.width()


@pytest.mark.parametrize("name", GAMES)
def test_who_is_to_move_is_seen_in_the_bar(open_game: Opens, name: str) -> None:
    game = open_game(kept(name))
    canvas = game.scene.canvas
    best = QColor(canvas.style.theme.best)
    for seat in [badge.seat for badge, _ in canvas.shown.seat_row]:
        badges = [replace(one, is_playing=one.seat == seat) for one in canvas.badges]
        game.scene.show_view(game.scene.turn.view, badges=badges, is_animated=False)
        image = page(game).grab().toImage()
        for (badge, _), rect in zip(canvas.shown.seat_row, chips(game), strict=True):
            line = QColor(image.pixel(rect.center().x(), rect.top()))
            is_lit = abs(line.red() - best.red()) + abs(line.blue() - best.blue()) < 40
            assert is_lit is (badge.seat == seat)


@pytest.mark.parametrize(
    ("options", "count"),
    [
        (Options(players=2, sides=Sides.ALONE, packs=3), 1),
        (Options(players=3, sides=Sides.ALONE, packs=4), 2),
        (Options(players=4, sides=Sides.ALONE, packs=5), 0),
        (Options(players=6, sides=Sides.PAIRS, packs=7), 5),
        (Options(players=6, sides=Sides.TEAMS, packs=7), 5),
    ],
    ids=lambda one: f"{one.players}-{one.sides}" if isinstance(one, Options) else "",
)
def test_from_two_to_six_sit_in_the_bar_unless_titles_say_who_plays(
    qtbot: QtBot, options: Options, count: int
) -> None:
    rules, state = played(options, 200)
    lab = Lab(state, rules=rules, size=(1280, 654), style=Style(LIGHT, 1.5))
    canvas = lab.scene.canvas
    assert lab.view.seats_for_bar == (count, count)
    before = hand_width_in(canvas)
    lab.view.resize(1280, 720)
    lab.view.lie_below_bar(66, QRect(150, 0, 700, 66) if count else QRect())
    assert len(canvas.shown.seat_row) == options.players - 1
    for one, other in combinations(canvas.places.badges, 2):
        assert not one.intersects(other)
    if count:
        assert canvas.places.are_seats_in_bar
        assert hand_width_in(canvas) >= 100 > before
        assert unread(lab.view) == []
    lab.close()
    qtbot.wait(1)
