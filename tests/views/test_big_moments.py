"""What is big news has a sentence and a mark of its own: in words, and in pixels on the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, card_spot, click, running
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Animation
from handfoot_gui.core.table import side_key
from handfoot_gui.games.hand_and_foot.presenter.values import FOOT
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.items import TAG_LAYER

SAMPLES = KEPT.parent


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def make_move(qtbot: QtBot, program: Controller, number: int, person: int) -> PlayedGame:
    """The kept game just after its move *number* by *person*, and what the table did of it."""
    game = advanced(program, KEPT, number, person)
    moves = load(KEPT).record.moves
    assert moves[number][0] == person
    game.screen.make(moves[number][1])
    more = next(n for n in range(number + 1, len(moves)) if moves[n][0] != -1)
    qtbot.waitUntil(lambda: len(game.record.moves) >= more, timeout=10_000)
    return game


def has_line(game: PlayedGame, rect: QRectF) -> bool:
    """Whether the line of big news goes around *rect*."""
    k, theme = game.scene.canvas.scale.k, game.scene.canvas.style.theme
    spots = [
        game.view.mapFromScene(x * k, rect.center().y() * k)
        for x in (rect.left() - 2, rect.right() + 2)
    ]
    picture = game.view.grab().toImage()
    return all(picture.pixelColor(spot) == QColor(theme.possible) for spot in spots)


def has_golden_line(game: PlayedGame, rect: QRectF) -> bool:
    """Whether the line of what has won goes along the edges of *rect*."""
    k, theme = game.scene.canvas.scale.k, game.scene.canvas.style.theme
    spots = [
        game.view.mapFromScene(x * k, rect.center().y() * k) for x in (rect.left(), rect.right())
    ]
    picture = game.view.grab().toImage()
    return all(picture.pixelColor(spot) == QColor(theme.best) for spot in spots)


def place(game: PlayedGame, key: str) -> QRectF:
    canvas = game.scene.canvas
    rect = canvas.places.rect_of(canvas.table, key)
    assert rect is not None, key
    return rect


def is_marked(game: PlayedGame) -> bool:
    """Whether anybody, or any side, is marked for big news."""
    places = game.scene.canvas.places
    rects = [places.prompt_bar, *(rect for _, rect in game.scene.canvas.shown.seat_row)]
    lines = any(has_line(game, rect) for rect in [*rects, *places.panels])
    return lines or bool(game.scene.canvas.marks.shown("won"))


def test_the_foot_that_is_picked_up_is_told_and_all_its_cards_are_new(
    qtbot: QtBot, program: Controller
) -> None:
    game = make_move(qtbot, program, 454, 2)
    assert game.scene.actions.bar.prompt == "Josip picked up the foot."
    assert game.scene.canvas.new_cards == set(game.scene.table.hand)
    assert len(game.scene.canvas.new_cards) == 13
    assert has_line(game, place(game, FOOT))
    click(game, card_spot(game, game.scene.table.hand[0]))
    assert not has_line(game, place(game, FOOT)), "the next act has come"
    assert game.scene.actions.bar.prompt.startswith("Josip, ")


@pytest.mark.parametrize(
    ("number", "said", "key"),
    [
        (120, "Marta completed the sevens, a dirty book.", "slot0.dirty"),
        (118, "Marta laid the three of diamonds.", "slot0.red threes"),
    ],
)
def test_a_pile_completed_and_a_red_three_are_told_and_marked(
    qtbot: QtBot, program: Controller, number: int, said: str, key: str
) -> None:
    game = make_move(qtbot, program, number, 0)
    assert game.scene.actions.bar.prompt == said
    assert has_line(game, place(game, key))
    assert not has_line(game, place(game, "slot0.clean"))


def test_going_out_the_deal_and_the_game_won_are_told_and_marked(
    qtbot: QtBot, program: Controller
) -> None:
    game = advanced(program, KEPT, 182, 2)
    game.screen.make(load(KEPT).record.moves[182][1])
    assert game.scene.actions.bar.prompt == "Josip went out with the five of hearts."
    assert has_line(game, game.scene.canvas.places.prompt_bar)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    bar = game.scene.actions.bar
    assert bar.prompt == "Josip and Marta win deal 1, by 5,830 points."
    assert bar.facts == "Josip went out with the five of hearts."
    assert (bar.name, bar.about, bar.is_win) == ("Josip and Marta", 2, True)
    assert has_golden_line(game, place(game, side_key(0)))
    game = advanced(program, KEPT, 851, 0)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.OVER, timeout=10_000)
    bar = game.scene.actions.bar
    assert bar.prompt == "Josip and Marta win the game."
    assert bar.facts.startswith("Josip and Marta win deal 4, by ")
    assert has_golden_line(game, place(game, side_key(0)))


@pytest.mark.parametrize("person", [0, 1])
def test_the_tag_of_who_wins_the_deal_lies_at_that_side_alone(
    qtbot: QtBot, program: Controller, person: int
) -> None:
    game = advanced(program, KEPT, 182, person)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    canvas = game.scene.canvas
    assert game.scene.actions.bar.prompt == "Josip and Marta win deal 1, by 5,830 points."
    winning = canvas.scale.rect(place(game, side_key(0)))
    (tag,) = [one for one in canvas.marks.shown("won") if one.zValue() >= TAG_LAYER]
    lies = tag.sceneBoundingRect()
    assert winning.contains(lies)
    assert lies.right() > winning.left() + 0.4 * winning.width()
    # On no card, and nothing else stands there of how it came.
    zones = canvas.shown.zones.values()
    cards = [canvas.scale.rect(place.rect) for zone in zones for _, place in zone.cards]
    assert not any(one.intersects(lies) for one in cards)
    assert not canvas.marks.shown("moments")


@pytest.mark.parametrize(
    ("kept", "last", "ender", "word"),
    [("machiavelli-4", 107, 3, "out"), ("classic-3", 83, 2, "knocked")],
)
def test_a_plate_says_how_its_player_ended_the_round(
    qtbot: QtBot, program: Controller, kept: str, last: int, ender: int, word: str
) -> None:
    game = advanced(program, SAMPLES / "manipulation" / f"{kept}.handfoot.json", last, 0)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    canvas = game.scene.canvas
    said = [canvas.delegate.words.badge_name(badge, canvas.table) for badge in canvas.badges]
    for badge, text in zip(canvas.badges, said, strict=True):
        ends = [one for one in ("out", "knocked") if f", {one}" in text]
        assert ends == ([word] if badge.seat == ender else []), text
    shown = game.pages.table.bar.findChildren(QLabel)
    assert [text for text in (one.text() for one in shown) if "round 1" in text]


@pytest.mark.parametrize("kept", ["raub/classic-3", "manipulation/classic-4"])
def test_who_wins_the_game_is_told_and_marked_where_all_play_alone(
    qtbot: QtBot, program: Controller, kept: str
) -> None:
    path = Path(SAMPLES / f"{kept}.handfoot.json")
    game = advanced(program, path, len(load(path).record.moves) - 1, 0)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.OVER, timeout=10_000)
    sheet, canvas = game.play.session.sheet, game.scene.canvas
    (winner,) = sheet.leaders
    assert game.scene.actions.bar.prompt == f"{game.presenter.names[winner]} wins the game."
    rects = {badge.seat: rect for badge, rect in canvas.shown.seat_row}
    assert has_golden_line(game, rects.get(winner, canvas.places.prompt_bar))


@pytest.mark.parametrize(
    ("kept", "last", "person"),
    [
        ("format-1", 183, 2),
        ("manipulation/classic-4", 106, 2),
        ("raub/classic-3", 23, 2),
    ],
)
def test_nothing_of_a_deal_flies_or_stays_once_its_score_was_read(
    qtbot: QtBot, program: Controller, kept: str, last: int, person: int
) -> None:
    program.window.set_preferences(replace(LIKED, animation=Animation.QUICK))
    game = advanced(program, SAMPLES / f"{kept}.handfoot.json", last, person)
    screen, canvas, rules = game.screen, game.scene.canvas, game.play.session.rules
    old = len(game.record.moves)
    qtbot.waitUntil(lambda: screen.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    said = game.scene.actions.bar.prompt
    qtbot.waitUntil(lambda: is_marked(game) or "raub" in kept, timeout=5_000)

    def is_dealt() -> bool:
        assert not is_marked(game), "a line of the deal that is over"
        assert game.scene.actions.bar.prompt != said
        if screen.play.waiting is Waiting.PERSON and not canvas.is_dealing:
            screen.make(next(iter(rules.suggestions(screen.view))))
        made = any(rules.order_dealt(move) for _, move in game.record.moves[old + 1 :])
        assert made or not canvas.is_dealing, "cards fly before they are dealt"
        return made

    game.deal_next()
    qtbot.waitUntil(is_dealt, timeout=30_000)
    assert is_dealt()
    assert canvas.is_dealing, "the true deal, once"
    canvas.finish_deal()
    game.shown.show()
    assert is_dealt()
    assert not canvas.is_dealing
