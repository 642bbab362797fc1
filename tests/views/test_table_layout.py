"""The layout of the table as pure sums: nothing overlaps, nothing is cut off or too small."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from table_lab import RULES, position

from handfoot_gui.core.cards import Rank, cards, packs_of_cards
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD, STOCK, HandOrder, Table
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, FOOT, CardGroup, Draft, Place
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.view.layout import lay_out
from handfoot_gui.games.hand_and_foot.view.side_layout import SidePlaces, Wishes
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.places import NARROWEST_STRIP, CardSide, hand_places

FOURTEEN = (
    "AS AD AC", "2S KS KH KC KD", "2C QD QH QS", "TS TH TD TC", "9S 9D 9H", "*H 8C 8D 8S 8H",
    "6H 6S 6H 6C 6H 6S", "5H 5C 5S 5D", "2H 4S 4H 4D", "AH AD AS AC AH AC AC",
    "7D 7H 7D 7C 7S 7S 7H", "JS JH JD JC JS JH 2C", "KC KS KD KH KC KH 2D", "*S *H *S 2D 2H 2S 2C",
)  # fmt: skip
LABELS = {f"slot{side}.{kind}": 82.0 for side in (0, 1) for kind in ("clean", "dirty", "wild")}
SIZES = [(1040.0, 672.0), (1024.0, 652.0), (1270.0, 834.0), (1977.0, 1200.0), (2400.0, 700.0)]
COMPACT = [(832.0, 538.0), (683.0, 435.0)]
"""Of a large text on a small screen."""


def table_of(*own: str, holding: str = "AS KD JD", pile: str = "4S 5D 6H") -> Table:
    state = position(holding, own=own, others=FOURTEEN[1:4], pile=pile, phase=Phase.PLAY)
    return HandAndFootTable(RULES).table(RULES.view(state, Seat(0)), EMPTY, HandOrder())


def laid(table: Table, size: tuple[float, float] = SIZES[0]) -> SidePlaces:
    return lay_out(*size, table, Wishes(label_widths=LABELS))


def overlap(a: QRectF, b: QRectF) -> bool:
    common = a.intersected(b)
    return common.width() > 0.5 and common.height() > 0.5


@pytest.mark.parametrize("size", [*SIZES, *COMPACT])
@pytest.mark.parametrize("melds", [0, 4, 9, 14])
def test_no_two_zones_overlap_and_all_lie_inside(size: tuple[float, float], melds: int) -> None:
    table = table_of(*FOURTEEN[:melds])
    places = laid(table, size)
    assert places.is_compact is (size in COMPACT)
    whole = QRectF(0, 0, *size)
    rects = [(key, zone.rect) for key, zone in places.zones.items()]
    rects.append(("strip", places.prompt_bar))
    for index, (key, rect) in enumerate(rects):
        assert whole.contains(rect), key
        for other, second in rects[index + 1 :]:
            assert not overlap(rect, second), (key, other)
    for panel, area in zip(table.panels, places.panels, strict=True):
        for zone in table.zones:
            if zone.side == panel.side:
                assert area.adjusted(0, 0, 0, 1).contains(places.zones[zone.key].rect), zone.key


@pytest.mark.parametrize("size", [*SIZES, (1024.0, 624.0), *COMPACT])
@pytest.mark.parametrize("count", range(1, 6))
def test_what_a_first_meld_is_worth_is_shown_beside_its_cards(
    size: tuple[float, float], count: int
) -> None:
    held = ("4S 4H 4D", "5S 5H 5D", "6S 6H 6D", "8S 8H 8D", "9S 9H 9D")
    view = RULES.view(position(" ".join(held), pile="4S 5D 6H", deal=4), Seat(0))
    groups = [view.holding[3 * number : 3 * number + 3] for number in range(5)]
    draft = Draft(tuple(CardGroup(group) for group in groups[:count]))
    table = HandAndFootTable(RULES).table(view, draft, HandOrder())
    assert table.meter is not None
    places = laid(table, size)
    if places.meter is None:
        return
    for zone in places.zones.values():
        for _, place in zone.cards:
            assert not overlap(places.meter, place.rect), zone.key


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_narrower_than_44(size: tuple[float, float]) -> None:
    places = laid(table_of(*FOURTEEN), size)
    assert all(place.width >= 44 for zone in places.zones.values() for _, place in zone.cards)


def test_fourteen_melds_are_nine_open_columns_and_five_piles_in_1024x700() -> None:
    table = table_of(*FOURTEEN)
    places = laid(table, (1024, 652))
    own = [z for z in table.zones if z.side == 0]
    columns = [places.zones[z.key] for z in own if z.place is Place.MELD]
    assert len(columns) == 9
    for column in columns:
        assert all(place.width >= 48 for _, place in column.cards)
        ys = [place.y for _, place in column.cards]
        assert ys == sorted(ys)
        assert len(set(ys)) == len(ys)
    assert sum(len(z.piles) for z in own) == 5


def test_forty_cards_are_one_row_at_1280x720() -> None:
    some = packs_of_cards(1, 2)[:40]
    places = hand_places(some, QRectF(20, 526, 894, 134), 96)
    assert len({place.y for place in places}) == 1
    width = places[0].width
    assert width >= 79
    for a, b in pairwise(places):
        assert b.x - a.x >= NARROWEST_STRIP * width - 0.01


def test_sixty_cards_are_two_rows_that_both_show_their_index() -> None:
    some = packs_of_cards(2, 2)[:60]
    places = hand_places(some, QRectF(20, 526, 894, 134), 96)
    back, front = places[0], places[30]
    assert back.y < front.y
    assert front.y - back.y >= 0.45 * back.width
    assert places[29].x + places[29].width <= 914.5
    assert all(place.form is Form.FULL for place in places)
    assert back.layer < front.layer


def test_equal_ranks_lie_closer_while_there_is_room() -> None:
    some = cards("KS1 KH1 9S1 8S1")
    places = hand_places(some, QRectF(0, 0, 900, 134), 96)
    kings, others = places[1].x - places[0].x, places[2].x - places[1].x
    assert kings == pytest.approx(0.62 * others)


def test_an_empty_hand_takes_no_place() -> None:
    assert hand_places((), QRectF(0, 0, 900, 134), 96) == ()


def test_the_discard_pile_shows_an_edge_for_every_card_a_take_brings() -> None:
    faces = "4S 5D 6H 7H 8H 9H TH JH QH"
    places = laid(table_of(pile=faces))
    sheets = [place.sheet for _, place in places.zones[DISCARD].cards]
    assert sheets == [CardSide.HIDDEN] * 2 + [CardSide.BLANK] * 6 + [CardSide.FACE]


def test_stock_and_foot_show_no_known_cards() -> None:
    places = laid(table_of())
    assert places.zones[STOCK].cards == ()
    assert places.zones[FOOT].cards == ()
    assert places.zones[STOCK].backs


def test_wilds_lie_on_top_of_their_column() -> None:
    table = table_of("KS KH 2S KC 2H KD")
    column = laid(table).zones["meld0.0"].cards
    assert [card.is_wild for card, _ in column] == [True, True, False, False, False, False]
    assert column[-1][0].rank is Rank.KING


def test_melds_of_six_use_the_height_of_the_own_zone_of_a_large_window() -> None:
    table = table_of("KS KH KC KD KS KH", "QD QH QS QC")
    places = laid(table, (1490, 970))
    own = places.panels[0]
    first, second = (places.zones[f"meld0.{index}"].rect for index in range(2))
    assert first.height() >= 0.98 * (own.bottom() - 4 - first.top())
    assert first.width() == 96
    assert second.left() - first.right() == pytest.approx(16)


def test_a_wide_window_keeps_the_table_in_the_middle() -> None:
    places = laid(table_of(), (2400, 700))
    left = min(area.left() for area in places.panels)
    right = 2400 - max(area.right() for area in places.panels)
    assert left > 300
    assert right > 300
