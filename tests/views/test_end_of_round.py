"""The end of a round of Manipulation Rummy: melds give way to hands, the last card is seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, running
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import BotPace, TextSize
from handfoot_gui.games.manipulation.presenter.scene import MELD
from handfoot_gui.games.manipulation.view.layout import ManipulationPlaces
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.items import TAG_LAYER
from handfoot_gui.ui.widgets.timing import Timing

SAMPLES = KEPT.parent / "manipulation"
ENDS = {"machiavelli-4": 107, "classic-4": 106, "classic-3": 83, "classic-2": 56}
"""Kept games, and how many moves lead to the end of their first round: by a last card, by the end
of the stock, by a knock, and of two players."""
SIZES = ((1280, 720), (1024, 700), (1920, 1080))


@pytest.fixture
def program(timing: Timing) -> Iterator[Controller]:
    yield from running(8, replace(LIKED, bot_pace=BotPace.CALM), timing)


def ended(program: Controller, qtbot: QtBot, kept: str, person: int = 0) -> PlayedGame:
    game = advanced(program, SAMPLES / f"{kept}.handfoot.json", ENDS[kept], person)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    QApplication.processEvents()
    return game


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("kept", "size"),
    # In the smallest window 42 cards lie in two rows, without zones.
    [(kept, size) for kept in ENDS for size in SIZES if (kept, size) != ("classic-4", SIZES[1])],
)
def test_each_hand_has_a_zone_and_all_cards_are_of_one_size(
    program: Controller, qtbot: QtBot, kept: str, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    game = ended(program, qtbot, kept)
    canvas = game.scene.canvas
    hands, places = canvas.shown.turned_up, canvas.places
    assert isinstance(places, ManipulationPlaces)
    assert {one.seat for one in hands} == {one.seat for one in game.play.session.left_over}
    zones = [one.zone for one in hands if one.zone is not None]
    assert len(zones) == len(hands)
    assert not any(a.intersects(b) for a, b in combinations(zones, 2))
    bar = places.prompt_bar
    for hand, zone in zip(hands, zones, strict=True):
        assert bar.left() - 0.1 <= zone.left() < zone.right() <= bar.right() + 0.1
        assert bar.bottom() < zone.top() < zone.bottom() <= places.height
        assert zone.contains(hand.place.label)
        for _, place in hand.place.cards:
            assert zone.contains(place.rect)
            assert not place.rect.intersects(hand.place.label)
        xs = [place.x for _, place in hand.place.cards]
        assert all(b - a >= 0.26 * hand.place.cards[0][1].width for a, b in pairwise(xs))
    cards = [place for one in hands for _, place in one.place.cards]
    assert len({round(place.width, 3) for place in cards}) == 1
    assert len({round(place.y, 3) for place in cards}) == 1
    assert 72 <= cards[0].width <= 132
    # No meld is covered by another, or by what lies below.
    melds = [zone for key, zone in places.zones.items() if key.startswith(MELD)]
    assert melds
    assert all(places.melds.contains(zone.rect) for zone in melds)
    assert not any(a.rect.intersects(b.rect) for a, b in combinations(melds, 2))
    assert places.sorting is None, "there is no hand to be sorted"


@pytest.mark.sampled
@pytest.mark.parametrize("text", list(TextSize))
@pytest.mark.parametrize("kept", ENDS)
def test_in_the_smallest_window_hands_and_melds_have_room_in_every_text_size(
    program: Controller, qtbot: QtBot, kept: str, text: TextSize
) -> None:
    program.window.resize(1024, 700)
    program.window.set_preferences(replace(program.window.preferences, text_size=text))
    game = ended(program, qtbot, kept)
    canvas = game.scene.canvas
    spots = [place.rect for one in canvas.shown.turned_up for _, place in one.place.cards]
    assert spots
    places = canvas.places
    assert all(spot.bottom() <= places.height + 1 for spot in spots)
    assert all(spot.top() >= places.prompt_bar.bottom() for spot in spots)
    melds = [zone for key, zone in places.zones.items() if key.startswith(MELD)]
    assert not any(a.rect.intersects(b.rect) for a, b in combinations(melds, 2))


@pytest.mark.parametrize("person", [0, 3])
def test_the_last_cards_wear_a_ring_and_the_winners_plate_is_lit(
    program: Controller, qtbot: QtBot, person: int
) -> None:
    game = ended(program, qtbot, "machiavelli-4", person)
    canvas, places = game.scene.canvas, game.scene.canvas.places
    karl = 3
    marks = canvas.marks.shown("won")
    (tag,) = [item for item in marks if item.zValue() >= TAG_LAYER]
    last = next(line for line in game.play.session.log if line.seat == karl)
    laid = {card for deed in last.deeds or () for card in deed.cards}
    assert laid
    rings = [item.sceneBoundingRect() for item in marks if item is not tag]
    melds = [
        canvas.scale.rect(zone.rect)
        for zone in places.zones.values()
        if laid & {card for card, _ in zone.cards}
    ]
    assert any(ring.contains(melds[0]) for ring in rings)
    assert tag.sceneBoundingRect().intersects(melds[0])
    plates = {badge.seat: rect for badge, rect in canvas.shown.seat_row}
    plate = plates.get(karl, places.own_plate)
    assert plate is not None
    assert any(ring.contains(canvas.scale.rect(plate)) for ring in rings)
    assert game.scene.actions.bar.prompt == "Karl wins round 1: 131 points."
    assert game.scene.actions.bar.facts == "37 + 49 + 20 left in hand. +25 for going out."


def test_a_round_that_was_left_at_its_end_is_told_again(program: Controller, qtbot: QtBot) -> None:
    game = advanced(program, SAMPLES / "machiavelli-4.handfoot.json", ENDS["machiavelli-4"] + 1, 0)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.NEXT_DEAL, timeout=10_000)
    assert game.scene.canvas.marks.shown("won")
    assert game.scene.canvas.shown.turned_up
