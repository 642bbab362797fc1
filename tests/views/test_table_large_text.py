"""The table of Hand and Foot with large text on small screens: everything in its place."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from every_page import SAMPLES
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot
from table_lab import Lab
from table_positions import played, position
from test_table_seats import TABLES

from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.games import presenter_of
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FirstMeldMeter,
    HandAndFootScene,
    Place,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.view.backdrop import meter_title
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import CardSide, TablePlaces
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.theme import LIGHT, Style, TextStyle, font
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.language import ENGLISH, use_language

WINDOWS = [
    ((width, round(height - 48 * scale)), scale)
    for width, height, scales in ((1024, 700, (1.0, 1.25, 1.5)), (1280, 720, (1.25, 1.5)))
    for scale in scales
]
"""Pixels of the table below the bar, and pixels per unit."""
EVERY_TABLE = [*TABLES, Options()]
ROUNDING = 0.01
STRIP = 0.34
"""Of a card's width: where rank and suit of a covered meld still show."""


@pytest.fixture(params=WINDOWS, ids=lambda window: f"{window[0][0]}-{window[1]}")
def window(request: pytest.FixtureRequest) -> tuple[tuple[int, int], float]:
    found: tuple[tuple[int, int], float] = request.param
    return found


@pytest.fixture(params=EVERY_TABLE, ids=lambda options: f"{options.players}-{options.sides}")
def lab(
    request: pytest.FixtureRequest, qtbot: QtBot, window: tuple[tuple[int, int], float]
) -> Iterator[Lab]:
    size, scale = window
    rules, state = played(request.param, 400)
    made = Lab(state, rules=rules, size=size, style=Style(LIGHT, scale))
    yield made
    made.close()
    qtbot.wait(1)


def shown(lab: Lab) -> tuple[HandAndFootScene, TablePlaces]:
    table, places = lab.scene.table, lab.scene.canvas.places
    assert isinstance(table, HandAndFootScene)
    return table, places


def apart(one: QRectF, other: QRectF) -> bool:
    common = one.intersected(other)
    return common.width() <= 0.5 or common.height() <= 0.5


@pytest.mark.sampled(10)
def test_no_zone_lies_on_another_and_every_card_in_its_own(lab: Lab) -> None:
    for large in [None, *range(1, len(shown(lab)[0].panels))]:
        lab.scene.canvas.large.enlarge(large)
        table, places = shown(lab)
        whole = QRectF(0, 0, places.width, places.height)
        parts = {f"side {side}": rect for side, rect in enumerate(places.panels)}
        parts["strip"] = places.prompt_bar
        if not places.is_grid:
            parts |= {f"badge {number}": rect for number, rect in enumerate(places.badges)}
        for zone in table.zones:
            place = places.zones.get(zone.key)
            if place is None:
                continue
            if zone.side is None and zone.key != HAND:
                parts[zone.key] = place.rect
                assert whole.contains(place.label), f"the words of {zone.key}"
            if zone.side is None:
                continue
            panel = places.panels[zone.side].adjusted(0, 0, 0, 3)
            for _, spot in place.cards:
                assert spot.sheet is CardSide.HIDDEN or panel.contains(spot.rect), zone.key
            assert panel.contains(place.rect), zone.key
        for (key, rect), (other, second) in combinations(parts.items(), 2):
            assert apart(rect, second), (key, other)
        assert all(whole.contains(rect) for rect in parts.values())
        assert places.hand.top() >= places.prompt_bar.bottom() + 20


@pytest.mark.sampled(10)
def test_every_rank_on_the_table_and_in_the_hand_is_read(lab: Lab) -> None:
    table, places = shown(lab)
    for zone in table.zones:
        if zone.side is None or zone.key not in places.zones or not zone.cards:
            continue
        place = places.zones[zone.key]
        faces = [spot for _, spot in place.cards if spot.sheet is CardSide.FACE]
        if not faces:
            # A token with the rank, or the words of a pile.
            assert place.rect.width() >= (11 if zone.place is Place.MELD else 20)
            continue
        front = faces[-1]
        wide = place.rect.width()
        assert front.width >= 44 - ROUNDING
        assert wide >= 44 - ROUNDING or (
            front.form is Form.STACK and wide >= STRIP * front.width
        ), zone.key
        index = QRectF(front.x, front.y, min(wide, 12), 24)
        for other in table.zones:
            for _, spot in places.zones[other.key].cards if other.key in places.zones else ():
                if spot is not front and spot.sheet is not CardSide.HIDDEN:
                    assert spot.layer < front.layer or not spot.rect.intersects(index), zone.key
    hand = [place for _, place in places.zones[HAND].cards]
    assert all(place.rect.bottom() <= places.height for place in hand), "no card is cut"


@pytest.mark.parametrize("language", ["de", "fr", "sr_Cyrl"])
def test_melds_of_six_keep_to_their_zone_beside_long_words(
    qtbot: QtBot, request: pytest.FixtureRequest, language: str
) -> None:
    request.addfinalizer(lambda: use_language(ENGLISH))
    use_language(language)
    record = load(SAMPLES / "presets" / "pennies.handfoot.json").record
    back = LookBack(record, presenter_of(record, WORDS))
    rules = HandAndFoot(record.options)
    moves = record.moves[: (back.route.deals[1].first + back.route.deals[1].last) // 2]
    state = replay(rules, moves)
    lab = Lab(state, rules=rules, size=(1024, 628), style=Style(LIGHT, 1.5))
    table, places = shown(lab)
    for side, panel in enumerate(places.panels):
        mark = panel.left() + 36
        melds = [places.zones[z.key].rect for z in table.zones
                 if z.side == side and z.place is Place.MELD]  # fmt: skip
        words = [places.zones[z.key].rect for z in table.zones
                 if z.side == side and z.place is Place.SLOT]  # fmt: skip
        assert len(melds) > 3
        assert all(meld.left() >= mark and meld.width() >= STRIP * 44 for meld in melds)
        assert all(apart(meld, line) for meld in melds for line in words)
        assert all(apart(one, other) for one, other in combinations(words, 2))
        assert all(panel.contains(rect) for rect in (*melds, *words))
    view = rules.view(state, table.seat)
    lab.scene.show_view(view, new=view.holding, is_animated=False)
    tags = sorted(tag.sceneBoundingRect().getRect() for tag in lab.scene.canvas.marks.shown("new"))
    assert len(tags) >= len(view.holding) / 2, "one for two neighbours at most"
    assert all(left + wide <= other + 1 for (left, _, wide, _), (other, *_) in pairwise(tags))
    lab.close()
    qtbot.wait(1)


@pytest.mark.parametrize("count", range(7, 18))
def test_no_tag_of_a_new_card_covers_that_of_its_neighbour(qtbot: QtBot, count: int) -> None:
    hand = "4C 4D 4H 5C 5D 5H 6C 6D 6H 7C 7D 7H 8C 8D 8H 9C 9D"
    state = position(hand[: 3 * count - 1], phase=Phase.DRAW)
    lab = Lab(state, size=(1280, 672))
    view = lab.scene.turn.view
    row = [card for card, _ in lab.scene.canvas.places.zones[HAND].cards]
    for new in (*map(set, pairwise(row)), *map(set, zip(row, row[1:], row[2:], strict=False))):
        lab.scene.show_view(view, new=frozenset(new), is_animated=False)
        shown = lab.scene.canvas.marks.shown("new")
        tags = [tag.sceneBoundingRect() for tag in shown]
        assert tags
        assert all(apart(one, other) for one, other in combinations(tags, 2))
    lab.close()
    qtbot.wait(1)


@pytest.mark.sampled(10)
def test_every_player_and_side_has_a_name(lab: Lab) -> None:
    table, places = shown(lab)
    seen, words = lab.scene.canvas.shown, lab.scene.canvas.delegate.words
    told = {seen.tip_at(badge.center(), words).split(",")[0] for badge in places.badges}
    assert told == {badge.name for badge in lab.scene.canvas.badges if badge.seat != table.seat}
    for panel, rect in zip(table.panels, places.panels, strict=True):
        names = {badge.name for badge in lab.scene.canvas.badges if badge.side == panel.side}
        said = seen.tip_at(QPointF(rect.center().x(), rect.bottom() - 4), words)
        assert all(name in said for name in names)
    assert all(badge.width() >= 110 and badge.height() >= 26 for badge in places.badges)
    if len(places.badges) >= 5 and not places.is_grid and places.badges[0].width() < 160:
        assert places.badges[0].height() >= 38, "the name has a line of its own"


def test_a_long_name_is_told_whole_where_the_pointer_rests(qtbot: QtBot) -> None:
    rules, state = played(TABLES[5], 100)
    lab = Lab(state, rules=rules, size=(1024, 628), style=Style(LIGHT, 1.5))
    long = "Maximiliane-Theresia"
    lab.scene.show_view(
        rules.view(state, Seat(0)),
        badges=[replace(badge, name=long) if badge.seat == 1 else badge
                for badge in lab.scene.canvas.badges],
    )  # fmt: skip
    places = lab.scene.canvas.places
    at = (places.badges[0].center() * lab.scene.canvas.scale.k).toPoint()
    port = lab.view.viewport()
    QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, at, port.mapToGlobal(at)))
    assert QToolTip.text().startswith(long)
    QToolTip.hideText()
    lab.close()
    qtbot.wait(1)


@pytest.mark.parametrize("wide", [90, 107, 119, 150, 190, 330])
@pytest.mark.parametrize(("have", "need"), [(5, 50), (60, 50), (115, 120), (150, 150)])
def test_the_points_of_a_first_meld_keep_apart_from_those_needed(
    qtbot: QtBot, have: int, need: int, wide: int
) -> None:
    del qtbot
    line = QRectF(10, 10, wide, 28)
    for end in (10 + wide * min(1.0, have / need), 10.0):
        title, points = meter_title(FirstMeldMeter(have, need, ()), line, end)
        label = QFontMetricsF(font(TextStyle.LABEL, 1.0))
        words = line.left() + label.horizontalAdvance(title)
        assert line.left() <= points.left()
        assert words <= points.left()
        assert points.right() <= line.right() - label.horizontalAdvance(figure(need))
    assert title or wide < 190
