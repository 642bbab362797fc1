"""Two to six at the table: every side readable, and another side's melds large at will."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt
from pytestqt.qtbot import QtBot
from table_lab import Lab
from table_positions import played

from handfoot_gui.core.table import STOCK
from handfoot_gui.games.hand_and_foot.presenter.values import SECOND_STOCK, ActCode, Place
from handfoot_gui.games.hand_and_foot.rules.moves import Cut, Draw
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import CardSide

TABLES = [
    Options(players=2, sides=Sides.ALONE, packs=3),
    Options(players=3, sides=Sides.ALONE, packs=4),
    Options(players=4, sides=Sides.ALONE, packs=5),
    Options(players=5, sides=Sides.ALONE, packs=6),
    Options(players=6, sides=Sides.ALONE, packs=7),
    Options(players=6, sides=Sides.PAIRS, packs=7),
    Options(players=6, sides=Sides.TEAMS, packs=7),
]
SIZES = [(1040, 672), (1024, 652)]
SIMPSON = replace(ALL_PRESETS["simpson"].options, players=3, packs=4)


@pytest.fixture
def labs(qtbot: QtBot) -> Iterator[list[Lab]]:
    """Tables to be closed again."""
    del qtbot
    made: list[Lab] = []
    yield made
    for lab in made:
        lab.close()


def lab_of(labs: list[Lab], options: Options, moves: int = 400, **wishes: object) -> Lab:
    size = wishes.get("size", SIZES[0])
    assert isinstance(size, tuple)
    phases = wishes.get("phases", (Phase.DRAW, Phase.PLAY))
    assert isinstance(phases, tuple)
    rules, state = played(options, moves, phases=phases)
    labs.append(Lab(state, rules=rules, size=size))
    return labs[-1]


def side_rect(lab: Lab, side: int) -> QRectF:
    return lab.scene.canvas.places.panels[side]


def title_point(lab: Lab, side: int) -> QPoint:
    corner = side_rect(lab, side).topLeft()
    return QPoint(round(corner.x()) + 60, round(corner.y()) + 14)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("options", TABLES, ids=lambda o: f"{o.players}-{o.sides}")
def test_every_sides_melds_can_be_read(
    labs: list[Lab], options: Options, size: tuple[int, int]
) -> None:
    lab = lab_of(labs, options, size=size)
    table, places = lab.scene.table, lab.scene.canvas.places
    assert table is not None
    assert len(places.panels) == options.side_count
    for one, other in pairwise(sorted(places.panels, key=lambda rect: (rect.y(), rect.x()))):
        assert not one.adjusted(1, 1, -1, -1).intersects(other)
    for zone in table.zones:
        if zone.place is not Place.MELD or zone.side is None:
            continue
        place = places.zones[zone.key]
        panel = places.panels[zone.side]
        faces = [spot for _, spot in place.cards if spot.sheet is CardSide.FACE]
        assert faces, "a meld shows its rank"
        front = faces[-1]
        assert front.width >= 44
        assert panel.contains(front.rect), zone.key
        shown = place.rect.width()
        # A card whose larger part is covered has its index at the left, whole.
        assert shown >= 44 or (front.form is Form.STACK and shown >= 0.34 * front.width)


@pytest.mark.parametrize("options", [TABLES[0], TABLES[4], TABLES[5]], ids=["two", "six", "pairs"])
def test_a_click_on_another_side_makes_it_large_and_small_again(
    labs: list[Lab], options: Options
) -> None:
    lab = lab_of(labs, options)
    own, other = QRectF(side_rect(lab, 0)), QRectF(side_rect(lab, 1))
    lab.click(title_point(lab, 1))
    assert lab.scene.canvas.enlarged == 1
    assert side_rect(lab, 1) == own
    assert side_rect(lab, 0) == other
    lab.click(title_point(lab, 1))
    assert lab.scene.canvas.enlarged is None
    assert side_rect(lab, 0) == own


def test_the_keys_o_and_escape_walk_through_the_sides(labs: list[Lab]) -> None:
    lab = lab_of(labs, TABLES[2])
    seen = []
    for _ in range(4):
        lab.key("o")
        seen.append(lab.scene.canvas.enlarged)
    assert seen == [1, 2, 3, None]
    lab.key("o", Qt.Key.Key_Escape)
    assert lab.scene.canvas.enlarged is None


def test_a_large_side_does_not_take_what_is_lifted(labs: list[Lab]) -> None:
    lab = lab_of(labs, TABLES[4])
    card = lab.hand()[0]
    lab.scene.selection.select((card,))
    lab.click(title_point(lab, 2))
    assert lab.scene.selection.cards == (card,)
    assert lab.moves == []


def test_two_stock_piles_give_from_one_or_from_both(labs: list[Lab]) -> None:
    for act, counts in ((STOCK, (2, 0)), (SECOND_STOCK, (0, 2)), ("b", (1, 1))):
        lab = lab_of(labs, SIMPSON, 0, phases=(Phase.DRAW,))
        if act == "b":
            lab.key(act)
        else:
            lab.click(lab.zone_point(act))
        assert lab.moves == [Draw(counts)]


def test_the_packet_is_lifted_by_dragging_it_up(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    assert lab.scene.canvas.places.handle is not None
    deck = lab.scene.canvas.places.handle
    start = QPoint(round(deck.center().x()), round(deck.bottom()) - 20)
    lab.drag(start, start - QPoint(0, 48))
    assert lab.moves == [Cut(20)]
    assert lab.state.public.lifted[0] in range(16, 25)


def test_a_packet_hardly_lifted_is_put_back(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    assert lab.scene.canvas.places.handle is not None
    start = lab.scene.canvas.places.handle.center().toPoint()
    lab.drag(start, start - QPoint(0, 5))
    assert lab.moves == []
    assert lab.scene.amount.value == 0


def test_the_packet_is_lifted_by_keys(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    lab.key(Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert lab.moves == [Cut(23)]


def test_without_a_choice_the_packet_is_as_large_as_wanted(labs: list[Lab]) -> None:
    lab = lab_of(labs, SIMPSON, 0, phases=(Phase.CUT,))
    assert [button.code for button in lab.scene.actions.buttons] == [ActCode.CUT]
    lab.key(Qt.Key.Key_Return)
    assert lab.moves == [Cut(22)]


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_every_preset_is_shown(labs: list[Lab], preset: str) -> None:
    options = ALL_PRESETS[preset].options
    lab = lab_of(labs, options, 300)
    table, places = lab.scene.table, lab.scene.canvas.places
    assert table is not None
    kinds = {zone.slot for zone in table.zones if zone.side == 0 and zone.slot is not None}
    assert ("wild" in kinds) == options.wild_melds
    assert ("sevens" in kinds) == options.has_sevens
    assert ("red threes" in kinds) == (options.lays_red_threes and preset != "special-deck")
    whole = QRectF(0, 0, places.width, places.height)
    for zone in places.zones.values():
        for _, spot in zone.cards:
            if spot.sheet is CardSide.FACE:
                assert whole.contains(spot.rect), zone.key
