"""The tables in every usual window, with every size of text: asked of the layout, in units."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication
from raub_positions import Deals
from table_positions import played
from test_table_seats import MANY, PILES, SEVEN, SIX, TABLES, set_out

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, HandAndFootScene, Place
from handfoot_gui.games.hand_and_foot.rules.options import Options, Sides
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import State
from handfoot_gui.games.hand_and_foot.view import layout
from handfoot_gui.games.hand_and_foot.view.backdrop import TABLE_WORDS
from handfoot_gui.games.hand_and_foot.view.delegate import HandAndFootDelegate
from handfoot_gui.games.hand_and_foot.view.layout import LADDER, LEAST_OWN
from handfoot_gui.games.hand_and_foot.view.side_layout import MeldForm, SidePlaces
from handfoot_gui.games.raub.presenter.presenter import RaubPresenter
from handfoot_gui.games.raub.presenter.scene import RaubScene
from handfoot_gui.games.raub.view.delegate import RaubDelegate
from handfoot_gui.games.raub.view.layout import RaubPlaces
from handfoot_gui.ui.game.page import DRAWER_BELOW
from handfoot_gui.ui.game.panel.side_panel import panel_width
from handfoot_gui.ui.game.top_bar import BAR_HEIGHT
from handfoot_gui.ui.table.delegate import Viewport
from handfoot_gui.ui.table.places import CardSide, TablePlaces
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.theme import LIGHT, Style, TextStyle, font, scale_for

WINDOWS = ((1024, 700), (1280, 720), (1366, 768), (1920, 1080), (2560, 1440))
LOOKS = [
    pytest.param(window, text, factor, id=f"{window[0]}-{text.value}-{factor}")
    for window, text, factor in product(WINDOWS, TextSize, (1.0, 1.25))
]


def viewport(window: tuple[int, int], text: TextSize, factor: float, badges: int) -> Viewport:
    """What a table has of a window below its bar and beside its panel, in units."""
    wide, high = window
    k = scale_for(wide, high, text.factor)
    if wide >= DRAWER_BELOW * k:
        wide -= panel_width(Style(LIGHT, k), wide)
    return Viewport(wide / k, high / k - BAR_HEIGHT, badges=badges, card_factor=factor)


def laid(state: State, options: Options, room: Viewport) -> tuple[HandAndFootScene, SidePlaces]:
    rules = HandAndFoot(options)
    table = HandAndFootTable(rules).table(rules.view(state, Seat(0)), EMPTY, HandOrder())
    places = HandAndFootDelegate().lay_out(table, room)
    assert isinstance(places, SidePlaces)
    return table, places


@cache
def state_of(options: Options) -> State:
    """A state with much on the table."""
    return played(options, 400)[1]


FULL = set_out(SIX, ((), (*SEVEN, *PILES), SEVEN, ("6 6 6",), (*SEVEN, *PILES), ()), red_threes=2)

EIGHT = replace(SIX, players=8, packs=9)
FULL_OF_EIGHT = set_out(
    EIGHT, ((), (*SEVEN, *PILES), SEVEN, (), (*SEVEN, *PILES), (), SEVEN, ()), red_threes=2
)


@pytest.mark.parametrize(("window", "text", "factor"), LOOKS)
def test_every_meld_and_pile_of_every_side_is_told_in_one_style(
    qapp: QApplication, window: tuple[int, int], text: TextSize, factor: float
) -> None:
    del qapp
    states = [(state_of(options), options) for options in (*TABLES, *MANY)]
    for state, options in [*states, (FULL, SIX), (FULL_OF_EIGHT, EIGHT)]:
        room = viewport(window, text, factor, options.players - 1)
        table, places = laid(state, options, room)
        check_hand(places)
        check_panels(places)
        if places.brief is not None:
            check_small_zones(table, places, scale_for(*window, text.factor))


def check_hand(places: TablePlaces) -> None:
    whole = QRectF(0, places.prompt_bar.bottom(), places.width, places.height)
    whole.setBottom(places.height)
    assert all(whole.contains(place.rect) for _, place in places.zones[HAND].cards)


def check_panels(places: SidePlaces) -> None:
    for one, other in combinations((*places.panels, places.prompt_bar), 2):
        assert not one.intersects(other)


def check_small_zones(table: HandAndFootScene, places: SidePlaces, k: float) -> None:
    small = TextStyle.SMALL
    styles = set()
    for panel, rect, title in zip(table.panels, places.panels, places.titles, strict=True):
        zones = [z for z in table.zones if z.side == panel.side and z.place in MELDS and z.cards]
        told = [(zone, places.zones[zone.key]) for zone in zones]
        if places.is_small(panel.side) and panel.is_down:
            said = TABLE_WORDS.side_points(panel, table.pile_word, is_small=True)
            assert said == figure(panel.points), "the number without words"
        for zone, place in told if places.is_small(panel.side) else ():
            assert rect.contains(place.label), zone.key
            assert rect.contains(place.rect), zone.key
            is_meld = zone.place is Place.MELD
            words = str(len(zone.cards)) if is_meld else TABLE_WORDS.slots.short_label(zone)
            needed = QFontMetricsF(font(small, 1.0)).horizontalAdvance(words)
            assert place.label.width() >= needed - 0.01, zone.key
            shown = [spot for _, spot in place.cards if spot.sheet is CardSide.FACE]
            assert place.rect.width() >= (11 if not shown else 0.37 * shown[-1].width)
            if is_meld:
                styles.add(shown[-1].width if shown else 0.0)
        for (one, first), (other, second) in combinations(told, 2):
            common = first.label.intersected(second.label)
            assert common.width() < 1 or common.height() < 1, (one.key, other.key)
        melds = [place.rect.right() for zone, place in told if zone.place is Place.MELD]
        piles = [place.rect.left() for zone, place in told if zone.place is Place.SLOT]
        for line in places.dividers:
            if melds and rect.contains(line):
                assert max(melds) + 7.4 <= line.left()
                assert line.right() + 7.4 <= min(piles, default=rect.right())
        has_title = places.is_small(panel.side) or places.has_titles
        if told and has_title and places.brief is not MeldForm.TOKENS:
            # The labels of the large zone's slots stand beside its title.
            labels = [place.label for _, place in told if place.label.left() < title.right()]
            # Letters and figures reach 5 units up and down from their middle.
            top = min((label.center().y() for label in labels), default=rect.bottom())
            assert (top - title.center().y() - 10) * k >= 11.9, "12 pixels below the title"
    assert len(styles) == 1, "all melds of small zones look alike"


MELDS = (Place.MELD, Place.SLOT)


# Raub ----------------------------------------------------------------------------------------


def raub_places(players: int, room: Viewport) -> tuple[RaubScene, RaubPlaces]:
    """The table of a trick to which seat 0 has to follow."""
    deals = Deals({0: "AS JS QD 8H", players - 1: "KS 9D TD JD"}, players=players, dealer=1)
    deals.asked(1)
    deals.stand_pat()
    presenter = RaubPresenter(deals.rules, ("Marta", "Karl", "Josip", "Elise")[:players], Words())
    adapter = presenter.table
    table = adapter.table(deals.view(0), adapter.empty, HandOrder())
    places = RaubDelegate().lay_out(table, room)
    assert isinstance(places, RaubPlaces)
    return table, places


@pytest.mark.parametrize(("window", "text", "factor"), LOOKS)
def test_each_card_of_a_trick_lies_towards_its_player_and_uses_the_room(
    qapp: QApplication, window: tuple[int, int], text: TextSize, factor: float
) -> None:
    del qapp
    for players in (2, 3, 4):
        room = viewport(window, text, factor, players - 1)
        table, places = raub_places(players, room)
        check_hand(places)
        spots = {z.side: places.zones[z.key].rect for z in table.zones if z.key[:5] == "trick"}
        assert len(spots) == players
        for one, other in combinations(spots.values(), 2):
            common = one.intersected(other)
            assert common.width() < 0.3 * one.width(), "of four, a corner lies below another"
            assert common.height() < 0.4 * one.height()
            assert players == 4 or common.isEmpty()
        middle = places.square.center()
        assert spots[0].bottom() == max(spot.bottom() for spot in spots.values()), "the own card"
        for seat, badge in enumerate(places.badges, start=1):
            towards = badge.center() - middle
            away = spots[seat].center() - middle
            assert away.x() * towards.x() > 0
            assert badge.top() < spots[seat].bottom()
            assert badge.bottom() > spots[seat].top()
        for spot in spots.values():
            assert places.square.contains(spot)
            assert spot.width() >= 44
        if max(window) >= 1920:
            high = max(s.bottom() for s in spots.values()) - min(s.top() for s in spots.values())
            assert high >= 0.8 * places.square.height()


USUAL = tuple((" ".join(rank * 6),) for rank in "AKQJT9")
"""By side: a meld of six cards, the longest that is usual."""
ALONE = [options for options in TABLES if options.sides is Sides.ALONE]


def own_width(places: SidePlaces) -> float:
    """How wide the cards of the large zone's meld are, 0 where it is closed."""
    cards = [one for _, one in places.zones[f"meld{places.large}.0"].cards]
    return 0.0 if len({round(one.y) for one in cards}) == 1 else cards[-1].width


@pytest.mark.parametrize("options", ALONE, ids=lambda options: f"{options.players}")
@pytest.mark.parametrize(("window", "text", "factor"), LOOKS)
def test_no_set_of_heights_is_left_while_the_least_own_cards_have_room_in_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], text: TextSize,
    factor: float, options: Options,
) -> None:  # fmt: skip
    del qapp
    state = set_out(options, USUAL[: options.players])
    room = viewport(window, text, factor, options.players - 1)
    _, shown = laid(state, options, room)
    for metrics, least in zip(LADDER, LEAST_OWN, strict=True):
        monkeypatch.setattr(layout, "LADDER", (metrics,))
        monkeypatch.setattr(layout, "LEAST_OWN", (0.0,))
        _, better = laid(state, options, room)
        if better == shown:
            break
        # Of the least width itself are cards whose strips would be too narrow.
        assert own_width(better) <= least, "larger cards would have room"
    else:
        pytest.fail("none of the ladder's is shown")
