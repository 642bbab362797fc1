"""A table that shows no hand: all sides alike, every player named, every word read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from faults_of_layout import faults, unread
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot
from table_lab import Lab
from table_positions import played
from test_table_seats import TABLES

from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import HAND, HandOrder
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import Draft, HandAndFootScene, Place
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.view.backdrop import Backdrop
from handfoot_gui.games.hand_and_foot.view.side_layout import SidePlaces
from handfoot_gui.ui.table.places import CardSide
from handfoot_gui.ui.widgets.theme import LIGHT, Style, TextStyle, font

LOOKS = [((1280, 672), 1.0), ((1920, 1080), 1.5), ((1024, 640), 1.25)]


class SeenByAll(HandAndFootTable):
    """The table as somebody sees it who does not play."""

    def table(self, view: View, draft: Draft, order: HandOrder) -> HandAndFootScene:
        seen = super().table(view, draft, order)
        zones = tuple(z for z in seen.zones if z.place not in (Place.HAND, Place.FOOT))
        panels = tuple(replace(panel, is_own=False) for panel in seen.panels)
        return replace(seen, seat=TABLE, zones=zones, panels=panels)


@pytest.fixture(params=LOOKS, ids=lambda look: f"{look[0][0]}-{look[1]}")
def look(request: pytest.FixtureRequest) -> tuple[tuple[int, int], float]:
    size, scale = request.param
    return size, scale


@pytest.fixture(params=[Options(), *TABLES], ids=lambda o: f"{o.players}-{o.sides}")
def lab(
    request: pytest.FixtureRequest, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch,
    look: tuple[tuple[int, int], float],
) -> Iterator[Lab]:  # fmt: skip
    monkeypatch.setattr("table_lab.HandAndFootTable", SeenByAll)
    rules, state = played(request.param, 400)
    size, scale = look
    made = Lab(state, rules=rules, size=size, style=Style(LIGHT, scale))
    yield made
    made.close()
    qtbot.wait(1)


def test_every_player_and_every_word_can_be_read(lab: Lab) -> None:
    canvas = lab.scene.canvas
    assert [badge.name for badge, _ in canvas.shown.seat_row] == [
        badge.name for badge in canvas.badges
    ]
    for (_, one), (_, other) in combinations(canvas.shown.seat_row, 2):
        assert not one.intersects(other)
    assert faults(lab.view.window()) == []
    assert unread(lab.view.window()) == []


def test_no_name_is_written_over_another(lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {badge.name for badge in lab.scene.canvas.badges}
    written: list[tuple[str, QRectF]] = []
    write = Backdrop._text

    def writes(
        self: Backdrop, rect: QRectF, text: str, style: TextStyle = TextStyle.LABEL, *more: Any,
        **how: Any,
    ) -> None:  # fmt: skip
        if text in names:
            wide = QFontMetricsF(font(style, 1.0)).horizontalAdvance(text)
            written.append((text, QRectF(rect.left(), rect.top(), wide, rect.height())))
        write(self, rect, text, style, *more, **how)

    monkeypatch.setattr(Backdrop, "_text", writes)
    lab.scene.canvas.background.age()
    lab.view.grab()
    assert {name for name, _ in written} == names
    for (name, one), (other, second) in combinations(written, 2):
        assert not one.intersects(second), (name, other)


def test_all_sides_have_zones_of_one_height_and_the_hand_has_none(lab: Lab) -> None:
    table, places = lab.scene.table, lab.scene.canvas.places
    assert isinstance(places, SidePlaces)
    assert len({round(panel.height(), 3) for panel in places.panels}) == 1
    for one, other in combinations((*places.panels, places.prompt_bar), 2):
        assert not one.intersects(other)
    assert places.zones[HAND].rect.isEmpty()
    rects = {panel.side: rect for panel, rect in zip(table.panels, places.panels, strict=True)}
    for zone in table.zones:
        if zone.place not in (Place.MELD, Place.SLOT) or zone.key not in places.zones:
            continue
        panel = rects[zone.side or 0]
        for _, spot in places.zones[zone.key].cards:
            if spot.sheet is not CardSide.HIDDEN:
                assert panel.contains(spot.rect), zone.key
                assert spot.width >= 44
