"""Large zones lie on one grid, and cards of melds are as wide as the rule says."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product

import pytest
from looked_back import sample
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from table_lab import RULES, position
from table_positions import played
from test_table_seats import TABLES
from test_table_sizes import WINDOWS, viewport

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import DISCARD, HAND, STOCK, HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import (
    EMPTY,
    CardGroup,
    Draft,
    HandAndFootScene,
    Place,
)
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS
from handfoot_gui.games.hand_and_foot.rules.state import State
from handfoot_gui.games.hand_and_foot.view.delegate import HandAndFootDelegate
from handfoot_gui.games.hand_and_foot.view.grid_layout import WIDTHS
from handfoot_gui.games.hand_and_foot.view.side_layout import SidePlaces
from handfoot_gui.ui.table.delegate import Layouts, Viewport
from handfoot_gui.ui.table.places import CardSide, ZonePlace

KEPT = (
    *(f"steady/{name}" for name in ("classic", "saskatchewan", "special-deck", "simpson")),
    *(f"presets/{name}" for name in ("pennies", "brouillette-partners-high", "classic-upcard")),
)
LOOKS = list(product(WINDOWS, (TextSize.NORMAL, TextSize.LARGE, TextSize.LARGEST)))
CLEAN = ("4S 4H 4D 4C 4S 4H 4D", "QS QH QD QC QS QH QD", "5H 5C 5S 5D 5H 5C 5H")
DIRTY = ("AS AH AC AD 2S AH AC", "7S 7H 7D 7C 2H 7S 7H")
OWN = ("KS KH KC KS KD", "2D JS JH JD", "9S 9H 9D 9C", "2H 2S 2C *H")
OTHERS = ("AS AD AC", "KS KD KH", "QS QD QC QH QS QD", "*S 9H 9D", "2H 2D 2S 2C 2H")
NINE = (
    "AS AD AC", "KS KH KC KS KD", "QS QH QD", "2D JS JH JD", "TS TH TD TC TS TH", "9S 9H 9D 9C",
    "*H 8H 8D", "6S 6C 6D", "2H 2S 2C *H",
)  # fmt: skip
EIGHT = (
    "AS AH AC", "KS KD KH", "QS QD QC QH QC QD", "*S JH JD JC JS", "*S 9H 9D", "5S 5D 5H 5C 5D",
    "6H 6D 6S", "2D 2C 2S 2C 2H",
)  # fmt: skip


def scene(state: State, draft: Draft = EMPTY) -> HandAndFootScene:
    return HandAndFootTable(RULES).table(RULES.view(state, Seat(0)), draft, HandOrder())


def laid(table: HandAndFootScene, room: Viewport) -> SidePlaces:
    places = HandAndFootDelegate().lay_out(table, room)
    assert isinstance(places, SidePlaces)
    return places


def melds(table: HandAndFootScene, places: SidePlaces, side: int) -> list[ZonePlace]:
    return [
        places.zones[zone.key]
        for zone in table.zones
        if zone.side == side and zone.place is Place.MELD
    ]


def faces(place: ZonePlace) -> list[CardSide]:
    return [spot.sheet for _, spot in place.cards]


@cache
def kept_tables(name: str) -> tuple[HandAndFootScene, ...]:
    """Every eighth table of the first deals of a kept game, as the first seat sees it."""
    record = sample(name)
    presenter = presenter_of(record, Words())
    adapter, found = presenter.table, []
    for state in list(states(presenter.rules, record.moves))[:480:8]:
        view = presenter.rules.view(state, Seat(0))
        found.append(adapter.table(view, adapter.empty, HandOrder()))
    return tuple(one for one in found if isinstance(one, HandAndFootScene) and one.panels)


@cache
def played_tables() -> tuple[HandAndFootScene, ...]:
    """Tables of all presets, and of two to six players, late in a deal."""
    found = []
    for options in [*(one.options for one in ALL_PRESETS.values()), *TABLES]:
        for moves in (120, 300):
            rules, state = played(options, moves)
            adapter = HandAndFootTable(rules)
            found.append(adapter.table(rules.view(state, Seat(0)), EMPTY, HandOrder()))
    return tuple(found)


def check_grid(table: HandAndFootScene, places: SidePlaces) -> None:
    """The slots of two sides, the hairline, and the piles beside the zones."""
    if len(table.panels) == 2:
        slots = [
            [places.zones[z.key] for z in table.zones if z.side == side and z.place is Place.SLOT]
            for side in (0, 1)
        ]
        for one, other in zip(*slots, strict=True):
            assert one.label.left() == other.label.left(), one.key
            assert one.label.width() == other.label.width()
            assert one.rect.left() == other.rect.left()
        for row in slots:
            for one, following in pairwise(row):
                is_beside = one.rect.right() <= following.rect.left() + 0.01
                assert is_beside or one.rect.top() != following.rect.top(), one.key
        assert len({line.left() for line in places.dividers}) <= 1
        for line, side in product(places.dividers, (0, 1)):
            own = melds(table, places, side)
            assert all(place.rect.right() <= line.left() for place in own)
    if STOCK in places.zones and DISCARD in places.zones:
        stocks = [places.zones[key] for key in table.stocks]
        pile = places.zones[DISCARD].cards
        if len(stocks) == 1 and stocks[0].backs and pile:
            assert stocks[0].backs[-1].rect.center().x() == pytest.approx(
                pile[-1][1].rect.center().x()
            )
            assert {spot.x for _, spot in pile} == {pile[-1][1].x}


@pytest.mark.sampled
@pytest.mark.parametrize("name", KEPT)
@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1].value}")
def test_all_large_zones_lie_on_one_grid_all_game_long(
    qapp: QApplication, name: str, look: tuple[tuple[int, int], TextSize]
) -> None:
    del qapp
    layouts, delegate = Layouts(), HandAndFootDelegate()
    room = viewport(*look, 1.0, len(sample(name).seats) - 1)
    for table in kept_tables(name):
        places = layouts.of(delegate, table, room)
        assert isinstance(places, SidePlaces)
        check_grid(table, places)


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look[0][0]}-{look[1].value}")
def test_every_preset_and_two_to_six_players_have_the_grid(
    qapp: QApplication, look: tuple[tuple[int, int], TextSize]
) -> None:
    del qapp
    for table in played_tables():
        room = viewport(*look, 1.0, 3)
        places = laid(table, room)
        check_grid(table, places)
        for place in places.zones.values():
            assert all(spot.width >= 43.99 for _, spot in place.cards if spot.sheet != "hidden")


@pytest.mark.parametrize(("window", "own", "other"), [
    ((1280, 720), 68, 46), ((1920, 1080), 88, 54),
])  # fmt: skip
def test_cards_of_a_usual_deal_are_as_wide_as_the_rule_says(
    qapp: QApplication, window: tuple[int, int], own: int, other: int
) -> None:
    del qapp
    table = scene(position("TH TC 9S 8C", own=(*OWN, *CLEAN, *DIRTY), others=OTHERS))
    places = laid(table, viewport(window, TextSize.NORMAL, 1.0, 3))
    for place in melds(table, places, 0):
        assert {spot.width for _, spot in place.cards} == {own}
        assert set(faces(place)) == {CardSide.FACE}
        for (_, one), (_, following) in pairwise(place.cards):
            assert following.y - one.y >= 0.3 * own - 0.01
    lefts = sorted(place.rect.left() for place in melds(table, places, 0))
    assert all(12 <= after - before - own <= 16.01 for before, after in pairwise(lefts))
    assert {place.cards[-1][1].width for place in melds(table, places, 1)} == {other}


@pytest.mark.parametrize("window", WINDOWS)
def test_six_cards_show_their_faces_and_of_more_the_early_naturals_are_edges(
    qapp: QApplication, window: tuple[int, int]
) -> None:
    del qapp
    room = viewport(window, TextSize.NORMAL, 1.0, 3)
    state = position("KH KC 9D", own=("2S KS KD KH KC KS",), others=())
    six = laid(scene(state), room).zones["meld0.0"]
    assert faces(six) == [CardSide.FACE] * 6
    view = RULES.view(state, Seat(0))
    kings = tuple(card for card in view.holding if card.rank.value == "K")
    eight = laid(scene(state, Draft((CardGroup(kings, 0),))), room).zones["meld0.0"]
    sides = {card: spot.sheet for card, spot in eight.cards}
    assert sum(sheet is CardSide.BLANK for sheet in sides.values()) >= 2
    assert all(sides[card] is CardSide.FACE for card in kings), "what is laid out can be taken back"
    assert all(sheet is CardSide.FACE for card, sheet in sides.items() if card.is_wild)
    shown = [spot.y for _, spot in eight.cards if spot.sheet is CardSide.FACE]
    wide = eight.cards[0][1].width
    assert wide == six.cards[0][1].width, "no size changes for them"
    assert all(b - a >= 0.3 * wide - 0.01 for a, b in pairwise(sorted(shown)))
    assert eight.rect.bottom() <= laid(scene(state), room).panels[0].bottom()


def test_nine_and_eight_melds_have_room_beside_the_panel_of_the_small_window(
    qapp: QApplication,
) -> None:
    del qapp
    table = scene(position("TH TC 9S", own=(*NINE, *DIRTY), others=EIGHT))
    places = laid(table, viewport((1280, 720), TextSize.NORMAL, 1.0, 3))
    assert places.is_crowded
    own, others = melds(table, places, 0), melds(table, places, 1)
    assert len(own) == 9
    assert len(others) == 8
    for place in own:
        assert 45 <= place.cards[0][1].width <= 56
        assert set(faces(place)) == {CardSide.FACE}
    for place in others:
        assert faces(place)[:-1] == [CardSide.HIDDEN] * (len(place.cards) - 1), "one card each"
        assert 44 <= place.cards[-1][1].width <= 46
    slots = [places.zones[z.key] for z in table.zones if z.side == 0 and z.place is Place.SLOT]
    assert max(spot.width for place in slots for _, spot in place.cards) <= 56
    usual = laid(scene(position("TH TC", own=OWN, others=OTHERS)), viewport(
        (1280, 720), TextSize.NORMAL, 1.0, 3
    ))  # fmt: skip
    assert usual.dividers[0].left() + 50 <= places.dividers[0].left(), "slots give width to melds"


def test_a_closed_meld_of_wilds_shows_edges_and_another_one_its_wild(qapp: QApplication) -> None:
    del qapp
    table = scene(position("TH TC 9S", own=OWN, others=OTHERS))
    places = laid(table, viewport((1280, 720), TextSize.NORMAL, 1.0, 3))
    kinds = {zone.key: zone.rank for zone in table.zones}
    for place in melds(table, places, 1):
        for card, spot in place.cards[:-1]:
            is_face = card.is_wild and kinds[place.key] is not None
            assert (spot.sheet is CardSide.FACE) is is_face


def test_piles_step_right_by_22_or_less(qapp: QApplication) -> None:
    del qapp
    table = scene(
        position(
            "6H",
            own=(*OWN, *CLEAN, *DIRTY),
            others=("8S 8H 8D 8C 8S 8H 8D", "TS TH TD TC TS TH TD"),
        )
    )
    for window in WINDOWS:
        places = laid(table, viewport(window, TextSize.NORMAL, 1.0, 3))
        for zone in table.zones:
            if zone.place is Place.SLOT:
                lefts = sorted({spot.x for _, spot in places.zones[zone.key].cards})
                assert all(b - a <= 22.01 for a, b in pairwise(lefts))


def test_cards_become_larger_again_in_nobodys_turn_here_and_where_it_lasts(
    qapp: QApplication,
) -> None:
    del qapp
    room = viewport((1280, 720), TextSize.NORMAL, 1.0, 3)
    many = scene(position("TH TC 9S", own=NINE[:8], others=OTHERS[:2]))
    six = scene(position("TH TC 9S", own=NINE[:6], others=OTHERS[:2]))
    three = scene(position("TH TC 9S", own=NINE[:3], others=OTHERS[:2]))
    layouts, delegate = Layouts(), HandAndFootDelegate()

    def own(table: HandAndFootScene) -> float:
        places = layouts.of(delegate, table, room)
        return places.zones["meld0.0"].cards[-1][1].width

    assert (own(three), own(many)) == (68, 52)
    assert own(three) == 68, "what is taken back at once lies as it lay"
    assert own(many) == 52
    assert own(replace(six, actor=Seat(1))) == 52, "two more melds would make them small again"
    three = scene(position("TH TC 8S", own=NINE[:3], others=OTHERS[:2]))
    waiting = [replace(three, actor=Seat(seat)) for seat in (0, 1)]
    assert [own(table) for table in waiting] == [52, 68]


def test_the_widths_of_open_cards_are_few() -> None:
    assert all(4 <= one - other <= 6 or other == 45 for one, other in pairwise(WIDTHS))


def test_with_the_largest_text_the_hand_has_what_closed_melds_do_not_need(
    qapp: QApplication,
) -> None:
    del qapp
    table = scene(position("TH TC 9S 9H 9D 8C 7D 6H 6D 4D 2S 2D", own=OWN, others=OTHERS))
    places = laid(table, viewport((1280, 720), TextSize.LARGEST, 1.0, 3))
    hand = [spot for _, spot in places.zones[HAND].cards]
    assert hand[0].width >= 88
    assert hand[-1].x + hand[-1].width - hand[0].x >= 0.75 * places.width, "as long as the window"
    own, others = melds(table, places, 0), melds(table, places, 1)
    assert all(place.cards[-1][1].width == pytest.approx(54, abs=1) for place in own)
    assert all(faces(place)[-1] is CardSide.FACE for place in (*own, *others))
    assert {place.cards[-1][1].width for place in others} == {44}
    assert places.prompt_bar.height() == 44
