"""Where the melds of Manipulation Rummy lie, from an empty table to every card on it."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from manipulation_lab import ManipulationLab, kept_open, made_tables
from manipulation_positions import Position
from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem

from handfoot_gui.core.cards import STANDARD_RANKS, STANDARD_SUITS, Card
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, NEW_MELD, STOCK, Drafted, HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import rules_of
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft
from handfoot_gui.games.manipulation.presenter.scene import MELD, meld_key
from handfoot_gui.games.manipulation.presenter.table import ManipulationTable
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import View
from handfoot_gui.games.manipulation.view.layout import (
    JOKER_STRIP,
    LEAST_CARD,
    ManipulationPlaces,
    lay_out,
)
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.art.faces import paint_face
from handfoot_gui.ui.art.palette import CardStyle, Form
from handfoot_gui.ui.table.background import TablePainter
from handfoot_gui.ui.table.delegate import Viewport
from handfoot_gui.ui.table.items import TAG_LAYER
from handfoot_gui.ui.table.places import LIFT
from handfoot_gui.ui.widgets.theme import LIGHT, Style

__all__ = ["made_tables"]

SAMPLES = Path(__file__).parent.parent / "samples"
TWENTY = "7S 7H 7D,4H 5H 6H,KC KD KS,9S TS JS QS,AC 2C 3C *=4C 5C 6C 7C"
EIGHTY = (
    "7C 7H 7D,4H 5H 6H,KC KD KS,9S TS JS QS,AC 2C 3C 4C,TD JD QD KD,3S 3H 3D 3C,5S 6S 7S 8S,"
    "9C 9H 9D,JH QH KH AH,6C 7C 8C 9C TC,2D 3D 4D,QC QS QH,5C 5H *=5S,8D 9D TD,AS 2S 3S 4S,"
    "8H 9H TH,2H 2S 2C,AD AH AS,JC JS JH,8C 8S 8H,4S 4D 4C,TS TC TH KH,QD"
)
WINDOWS = [(1280.0, 672.0), (1024.0, 652.0), (1568.0, 834.0)]


def laid_out(
    table: str,
    window: tuple[float, float],
    players: int = 3,
    draft: ManipulationDraft | None = None,
) -> tuple[ManipulationPlaces, View, ManipulationTable]:
    position = Position(hand="5D 6D 2H AD", table=table, options=Options(players=players))
    adapter = ManipulationTable(position.rules, Words())
    view = position.rules.view(position.state, position.seat)
    scene = adapter.table(view, draft or adapter.empty, HandOrder())
    return lay_out(scene, Viewport(*window, badges=players - 1)), view, adapter


def meld_rects(places: ManipulationPlaces) -> list[QRectF]:
    return [zone.rect for key, zone in places.zones.items() if key.startswith(MELD)]


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("table", [TWENTY, EIGHTY])
def test_melds_keep_apart_and_on_their_panel(table: str, window: tuple[float, float]) -> None:
    places, _, _ = laid_out(table, window)
    rects = [*meld_rects(places), places.zones[NEW_MELD].rect]
    for number, rect in enumerate(rects):
        assert places.melds.contains(rect)
        for other in rects[number + 1 :]:
            assert not rect.intersects(other)
    assert len(meld_rects(places)) == table.count(",") + 1


LARGEST_TEXT = (853.0, 432.0)
FOURTEEN_MELDS = (
    "7H 7D 7C 7S,6H 6D 6C,TH TD TC,5S 5H 5D,QH QC QS QD,8D 8C 8H,3C 4C 5C 6C,3H 4H 5H,"
    "QS QH QD,AD 2D 3D 4D,6S 7S 8S 9S,8H 8D 8S,KS KD *=KC,AH 2H 3H"
)


def test_room_for_melds_to_come_is_given_up_before_cards_are_covered() -> None:
    places, _, _ = laid_out(FOURTEEN_MELDS, LARGEST_TEXT, players=4)
    rects = meld_rects(places)
    for number, rect in enumerate(rects):
        assert not any(rect.intersects(other) for other in rects[number + 1 :])


SMALLEST = (683.0, 419.0)
"""A window of 1024 by 700 with the largest text, in units."""
INDEX = 0.55
"""Of a card's height: rank and suit of the smallest cards end above that."""


RANK_TOP = 0.062
"""Of a card's width: where its rank begins."""
LARGEST_WINDOWS = [(1024, 604), (1024, 628)]
"""Pixels of the table in windows of 1024 by 676 and 1024 by 700 with the largest text."""


@pytest.mark.parametrize("size", LARGEST_WINDOWS)
@pytest.mark.parametrize("table", [TWENTY, FOURTEEN_MELDS])
def test_the_whole_hand_is_in_sight_where_the_melds_can_be_smaller(
    size: tuple[int, int], table: str
) -> None:
    places, _, _ = laid_out(table, (size[0] / 1.5, size[1] / 1.5), players=4)
    assert all(place.rect.bottom() < places.height for _, place in places.zones[HAND].cards)
    assert all(place.width >= LEAST_CARD for _, place in places.zones[HAND].cards)
    assert places.pitch >= places.zones[meld_key(0)].rect.height()
    assert places.prompt_bar.bottom() + LIFT < places.zones[HAND].rect.top()
    for rect in [*meld_rects(places), places.zones[NEW_MELD].rect]:
        assert places.melds.contains(rect)


@pytest.mark.parametrize("size", LARGEST_WINDOWS)
@pytest.mark.parametrize("count", [1, 9, 18])
def test_rank_and_suit_of_the_whole_hand_are_in_sight_beside_the_fullest_table(
    size: tuple[int, int], count: int
) -> None:
    position = Position(table=EIGHTY, options=Options(players=4))
    hand = tuple(position.state.stock[:count])
    state = replace(position.state, hands=(hand, *position.state.hands[1:]))
    adapter = ManipulationTable(position.rules, Words())
    view = position.rules.view(state, position.seat)
    scene = adapter.table(view, adapter.empty, HandOrder())
    places = lay_out(scene, Viewport(size[0] / 1.5, size[1] / 1.5, badges=3))
    shown = places.zones[HAND].cards
    assert len(shown) == count
    for _, place in shown:
        rank_and_suit = place.y + INDEX * place.rect.height()
        assert rank_and_suit < places.height
        assert places.height - place.y >= 0.6 * place.rect.height(), "most of the card shows"


@pytest.mark.parametrize("table", [TWENTY, FOURTEEN_MELDS, EIGHTY])
def test_the_tag_of_a_new_card_lies_above_its_rank(
    tables: list[ManipulationLab], table: str
) -> None:
    position = Position(hand="5D 6D 2H AD", table=table, options=Options(players=4))
    lab = kept_open(tables, position, size=(1024, 604), style=Style(LIGHT, 1.5))
    lab.scene.show_view(lab.scene.turn.view, new=lab.table.hand)
    tags = [
        item.sceneBoundingRect()
        for item in lab.scene.items()
        if isinstance(item, QGraphicsPixmapItem) and item.zValue() == TAG_LAYER - 1
    ]
    assert 2 <= len(tags) <= 4, "neighbours may have one"
    k = lab.scene.canvas.scale.k
    place = lab.place(lab.table.hand[0])
    rank_top = (place.y + RANK_TOP * place.width) * k
    strip = lab.places.prompt_bar.bottom() * k
    assert all(strip < tag.top() and tag.bottom() - 1 <= rank_top for tag in tags)


@pytest.mark.parametrize("wide", [66.0, 72.0, 80.0, 90.0])
def test_the_words_of_a_new_meld_keep_off_its_line(
    tables: list[ManipulationLab], wide: float
) -> None:
    lab = kept_open(tables, Position(hand="5D 6D 2H", table=TWENTY), size=(1280, 672))
    lab.click(lab.card_point(lab.card("5D")))
    canvas = lab.scene.canvas
    place = canvas.places.zones[NEW_MELD]
    rect = QRectF(place.rect.left(), place.rect.top(), wide, place.rect.height())
    zones = {**canvas.places.zones, NEW_MELD: replace(place, rect=rect)}
    shown = replace(canvas.shown, places=replace(canvas.places, zones=zones))

    image = QImage(1280, 672, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.table))
    brush = QPainter(image)
    canvas.delegate.paint(TablePainter(brush, LIGHT, canvas.atlas, 1.0), shown)
    brush.end()
    columns = [
        [
            image.pixel(round(rect.left() + x), round(y))
            for y in range(round(rect.top()) + 10, round(rect.bottom()) - 10)
        ]
        for x in (3, round(wide) - 4)
    ]
    assert all(len(set(column)) == 1 for column in columns), "nothing is written there"


@pytest.mark.parametrize("size", LARGEST_WINDOWS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_own_seat_says_its_name(
    tables: list[ManipulationLab], size: tuple[int, int], players: int
) -> None:
    table = TWENTY if players > 2 else "5S 6S 7S"
    position = Position(hand="5D 6D", table=table, options=Options(players=players))
    lab = kept_open(tables, position, size=size, style=Style(LIGHT, 1.5))
    own, k = lab.places.own, lab.scene.canvas.scale.k
    badge = QRectF(own.left() * k, own.top() * k, own.width() * k, own.height() * k).toRect()
    row = badge.adjusted(-badge.left(), 0, lab.view.width() - badge.right() - 1, 0)

    def painted(name: str) -> tuple[QImage, QImage]:
        """The own badge, and the rest of the row of seats."""
        badges = [
            replace(one, name=name) if one.seat == position.seat else one
            for one in lab.scene.canvas.badges
        ]
        lab.scene.show_view(lab.scene.turn.view, badges=badges)
        whole = lab.view.grab(row).toImage()
        mine = whole.copy(badge.translated(0, -row.top()))
        rest = QPainter(whole)
        rest.fillRect(badge.translated(0, -row.top()), Qt.GlobalColor.black)
        rest.end()
        return mine, whole

    short, beside = painted("Mia")
    longer, _ = painted("Marta")
    longest, beside_longest = painted("Maximiliane-Theresia")
    assert short != longer, "the name is read on the own seat"
    assert longest not in (short, longer)
    assert beside == beside_longest, "a long name is cut short"


@pytest.mark.parametrize("players", [3, 5])
def test_the_hand_gives_way_before_rows_overlap(players: int) -> None:
    places, _, _ = laid_out(EIGHTY, LARGEST_TEXT, players)
    assert places.pitch > places.zones[meld_key(0)].rect.height()
    few, _, _ = laid_out(TWENTY, LARGEST_TEXT, players)
    widths = [shown.zones[HAND].cards[0][1].width for shown in (places, few)]
    assert LEAST_CARD < widths[0] <= widths[1]
    for shown in (places, few):
        assert shown.zones[HAND].rect.bottom() < LARGEST_TEXT[1]


LOG = (
    "Elise laid 7♠ and 8♠ and moved five cards.",
    "Josip freed the joker and laid three queens.",
    "Karl laid a joker as 5♠ and went out.",
    "Petra drew three cards.",
)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    ("size", "text"), [((1024, 628), 1.5), ((1024, 652), 1.0), ((1280, 672), 1.25)]
)
def test_table_hand_and_log_all_fit(
    tables: list[ManipulationLab], size: tuple[int, int], text: float, players: int
) -> None:
    hand, log = "5D 6D 2H AD 3H 6S 7S", LOG[: players - 1]
    position = Position(hand=hand, table=EIGHTY, options=Options(players=players))
    lab = kept_open(tables, position, size=size, style=Style(LIGHT, text), log=log)
    places, k = lab.places, lab.scene.canvas.scale.k
    melds = [*meld_rects(places), places.zones[NEW_MELD].rect]
    for one, other in combinations([*melds, places.last, places.prompt_bar], 2):
        assert not one.intersects(other)
    assert all(places.melds.contains(rect) for rect in melds)
    for zone in (HAND, meld_key(0)):
        for _, place in places.zones[zone].cards:
            assert place.rect.bottom() < places.height
            assert place.width * k >= LEAST_CARD

    last = QRectF(places.last.topLeft() * k, places.last.size() * k).toRect()
    whole = lab.view.grab(last).toImage()
    for number, said in enumerate(log):
        longer = [*log]
        longer[number] = f"{said[:-1]}!"
        lab.scene.show_view(lab.scene.turn.view, log=tuple(longer))
        assert lab.view.grab(last).toImage() != whole, f"{said} is told to its end"


def test_on_the_smallest_screen_no_mark_lies_on_a_rank(tables: list[ManipulationLab]) -> None:
    table = "7C 7H 7D,4H 5H 6H,KC KD KS,9S TS JS QS,AC 2C 3C 4C,TD JD QD KD,3S 3H 3D 3C,5S 6S 7S 8S"
    table += (
        ",9C 9H 9D,JH QH KH AH,6C 7C 8C 9C TC,2D 3D 4D,QC QS QH,5C 5H *=5S,8D 9D TD,AS 2S 3S 4S"
    )
    table += ",8H 9H TH,2H 2S 2C,AD AH,JC *=JS,8C 8S 8H,4S 4D 4C,TS TC TH KH,QD"
    position = Position(hand="5D 6D", table=table, options=Options(players=5))
    lab = kept_open(tables, position, size=(1024, 628), style=Style(LIGHT, 1.5))
    places, k = lab.places, lab.scene.canvas.scale.k
    tags = [
        item.sceneBoundingRect()
        for item in lab.scene.items()
        if isinstance(item, QGraphicsPixmapItem) and item.zValue() == TAG_LAYER - 2
    ]
    assert len(tags) == 4
    for key, zone in places.zones.items():
        if not key.startswith(MELD):
            continue
        for number, (_, place) in enumerate(zone.cards):
            is_last = number + 1 == len(zone.cards)
            wide = place.width if is_last else zone.cards[number + 1][1].x - place.x
            index = QRectF(place.x, place.y + 2, min(wide, 17), INDEX * place.rect.height() - 2)
            index = QRectF(index.left() * k, index.top() * k, index.width() * k, index.height() * k)
            assert not any(tag.intersects(index) for tag in tags), place


@pytest.mark.parametrize("size", [(1280, 672), (1024, 652)])
def test_the_tags_of_single_cards_side_by_side_lie_apart(
    tables: list[ManipulationLab], size: tuple[int, int]
) -> None:
    lab = kept_open(tables, Position(hand="5D 6D", table=EIGHTY.removesuffix(",QD")), size=size)
    for face in ("3H", "*", "2H"):
        lab.drag_card(face, lab.zone_point(NEW_MELD))
    assert lab.melds[-3:] == ["3H", "*=5S", "2H"]
    tags = sorted(
        (
            item.sceneBoundingRect()
            for item in lab.scene.items()
            if isinstance(item, QGraphicsPixmapItem) and item.zValue() == TAG_LAYER - 2
        ),
        key=lambda rect: (rect.top(), rect.left()),
    )
    assert len(tags) == 6  # of the melds left short, too
    for a, b in combinations(tags, 2):
        assert not a.intersects(b)
    badges = [item for item in lab.scene.items() if isinstance(item, QGraphicsPathItem)]
    joker = lab.place(lab.card("*"))
    k = lab.scene.canvas.scale.k
    badge = next(
        item.sceneBoundingRect()
        for item in badges
        if item.zValue() == joker.layer + 0.5
        and joker.x * k < item.sceneBoundingRect().center().x() < (joker.x + joker.width) * k
    )
    assert not any(tag.intersects(badge) for tag in tags)


@pytest.mark.parametrize("window", WINDOWS)
def test_eighty_cards_stay_readable(window: tuple[float, float]) -> None:
    places, _, _ = laid_out(EIGHTY, window)
    count = 0
    for key, zone in places.zones.items():
        if not key.startswith(MELD):
            continue
        for _, place in zone.cards:
            count += 1
            assert place.width >= LEAST_CARD
        assert all(place.form is Form.STACK for _, place in zone.cards[:-1])
        for (_, a), (_, b) in pairwise(zone.cards):
            assert b.x - a.x >= 0.37 * a.width
    assert count == 80


DRAWN = (
    "TC TS TH TD,AC 2C *=3C,3S 4S 5S 6S 7S 8S,8D 8S 8H,AH AD AC,QC QD QH QS,9C 9S 9D,7H 7D 7C,"
    "TS JS QS KS,4H 4D 4S,5H 6H 7H 8H,JD QD KD,2H 2S 2D,6C 7C 8C 9C TC"
)
"""Fourteen melds, as on the picture that the table is drawn after."""
USUAL = (1280.0, 676.0)
"""The table in a window of 1280 by 720."""
BAR_RISE = 5.0
"""So far a bar reaches above its card."""


def test_fourteen_melds_are_78_wide_and_fill_the_felt_in_three_rows() -> None:
    places, _, _ = laid_out(DRAWN, USUAL, players=4)
    cards = [cards for key, zone in places.zones.items() if key.startswith(MELD)
             for cards in [zone.cards]]  # fmt: skip
    assert {place.width for placed in cards for _, place in placed} == {78}
    lefts = {round(b.x - a.x) for placed in cards for (_, a), (_, b) in pairwise(placed)}
    assert min(lefts) == 36, "of covered cards so much shows"
    tops = sorted({rect.top() for rect in meld_rects(places)})
    assert len(tops) == 3
    assert {b - a for a, b in pairwise(tops)} == {places.pitch}
    assert places.pitch - 78 * 1.4 > BAR_RISE, "a bar lies on no card of the row above"
    assert tops[0] - places.melds.top() > BAR_RISE
    last = max(rect.bottom() for rect in meld_rects(places))
    assert places.melds.bottom() - last < 20, "nothing is left below the last row"
    assert places.zones[NEW_MELD].rect.width() == 78


def test_a_row_more_leaves_the_rows_above_where_they_are() -> None:
    melds = DRAWN.split(",")
    tops: list[set[float]] = []
    for count in range(5, len(melds) + 1):
        places, _, _ = laid_out(",".join(melds[:count]), USUAL, players=4)
        width = places.zones[meld_key(0)].cards[0][1].width
        if width == 78:
            tops.append({rect.top() for rect in meld_rects(places)})
    assert [len(rows) for rows in tops[:1] + tops[-1:]] == [2, 3]
    assert all(rows <= tops[-1] for rows in tops)


@pytest.mark.only_thorough
@pytest.mark.parametrize(
    ("window", "most"),
    [(USUAL, 53), ((1024.0, 656.0), 115), ((1568.0, 838.0), 11), ((853.0, 451.0), 123)],
)
def test_sizes_change_seldom_over_kept_games(window: tuple[float, float], most: int) -> None:
    changes = 0
    for path in sorted((SAMPLES / "manipulation").iterdir()):
        record = load(path).record
        rules, players = rules_of(record), record.options.players
        adapter, before = ManipulationTable(rules, Words()), (0.0, 0.0)
        for state in states(rules, record.moves):
            scene = adapter.table(rules.view(state, Seat(0)), adapter.empty, HandOrder())
            places = lay_out(scene, Viewport(*window, badges=players - 1))
            melds = [zone.cards for key, zone in places.zones.items() if key.startswith(MELD)]
            if not melds:
                before = (0.0, 0.0)
                continue
            strips = (b.x - a.x for cards in melds for (_, a), (_, b) in pairwise(cards))
            size = melds[0][0][1].width, round(min(strips))
            changes += before not in ((0.0, 0.0), size)
            before = size
    assert changes <= most


def test_nothing_but_rank_and_suit_shows_of_the_widest_covered_strip() -> None:
    style = CardStyle()
    for rank in STANDARD_RANKS[:-1]:
        for suit in STANDARD_SUITS:
            image = QImage(100, 140, QImage.Format.Format_RGB32)
            brush = QPainter(image)
            paint_face(brush, Card(rank, suit), QRectF(0, 0, 100, 140), style, Form.STACK)
            brush.end()
            strip = {image.pixel(x, y) for x in range(38, 46) for y in range(8, 132)}
            assert len(strip) == 1, (rank, suit)


def test_few_cards_are_large_and_the_last_of_a_meld_shows_its_whole_face() -> None:
    places, _, _ = laid_out(TWENTY, (1280.0, 672.0))
    *covered, last = (place for _, place in places.zones[meld_key(0)].cards)
    assert last.width > 80
    assert last.form is Form.FULL
    assert {place.form for place in covered} == {Form.STACK}, "only a strip of these shows"


def test_melds_flow_from_left_to_right_and_row_by_row() -> None:
    places, _, _ = laid_out(EIGHTY, (1280.0, 672.0))
    for a, b in pairwise(meld_rects(places)):
        is_beside = a.top() == b.top() and b.left() - a.right() == pytest.approx(30.5, abs=5.5)
        is_below = b.top() > a.top() and b.left() == meld_rects(places)[0].left()
        assert is_beside or is_below


def test_the_name_of_a_covered_joker_has_room() -> None:
    places, view, _ = laid_out(TWENTY, (1024.0, 652.0))
    cards = places.zones[meld_key(4)].cards
    joker = next(n for n, (card, _) in enumerate(cards) if card.is_joker)
    assert cards[joker + 1][1].x - cards[joker][1].x >= JOKER_STRIP - 1
    assert view.public.melds[4][joker].name is not None


def test_melds_keep_their_place_while_new_ones_go_to_the_end() -> None:
    before, view, adapter = laid_out(EIGHTY, (1280.0, 672.0))
    draft, begun = adapter.empty, len(view.public.melds)
    for count, number in enumerate((3, 4, 5, 6, 7, 9, 10)[:4], 1):
        outcome = adapter.drop(view, draft, (view.public.melds[number][-1].card,), NEW_MELD)
        assert isinstance(outcome, Drafted)
        draft = outcome.draft
        after, _, _ = laid_out(EIGHTY, (1280.0, 672.0), draft=draft)
        assert set(map(meld_key, range(begun + count))) < set(after.zones)
        for key in map(meld_key, range(begun)):
            assert after.zones[key].rect.topLeft() == before.zones[key].rect.topLeft()
        for one, other in combinations([*meld_rects(after), after.zones[NEW_MELD].rect], 2):
            assert not one.intersects(other)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("window", [*WINDOWS, (819.0, 522.0), (683.0, 435.0)])
def test_the_seat_row_holds_everybody_and_the_stock(
    players: int, window: tuple[float, float]
) -> None:
    table = TWENTY if players > 2 else "5S 6S 7S"
    places, _, _ = laid_out(table, window, players)
    row = [*places.badges, places.own, places.stock]
    if places.last.top() == places.own.top():
        row.insert(-1, places.last)
    assert len(places.badges) == players - 1
    for a, b in pairwise(row):
        assert b.left() - a.right() >= 7.5
    assert row[-1].right() <= window[0] - 15
    assert places.zones[STOCK].rect == places.stock
    assert places.prompt_bar.bottom() < places.zones[HAND].rect.top()
    assert places.melds.bottom() < places.prompt_bar.top()
    assert places.last.width() >= 120


def test_on_the_smallest_screen_buttons_are_brief_and_the_stock_is_a_number(
    tables: list[ManipulationLab],
) -> None:
    table, hand = "3S 4S 5S 6S 7S 8S,9H 9D 9C", "KC 2D"
    position = Position(hand=hand, table=table, options=Options(players=5))
    lab = kept_open(tables, position, size=(1024, 652), style=Style(LIGHT, 1.5))
    lab.click(lab.card_point(lab.card("6S")))
    assert [button.text() for button in lab.view.visible_buttons] == ["Back", "Split", "New", "End"]
    names = [button.accessibleName() for button in lab.view.visible_buttons]
    assert names == ["Put back", "Split here", "New meld", "End turn"]
