"""What is seen at a table of Raub: no card too many, nothing on top of another, names for all."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem
from raub_lab import RaubLab, exchanging, made_labs, opened, to_play
from raub_positions import Deals, cards

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.presenter.scene import UPCARDS, Place, known_key, trick_key
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import Direction, Options
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.ui.table.accessible import spots_of
from handfoot_gui.ui.table.items import TAG_LAYER, CardItem

__all__ = ["made_labs"]


def test_the_taken_upcard_lies_at_its_holders_badge_until_played(labs: list[RaubLab]) -> None:
    deals = Deals(upcard="9H", dealer=2)
    deals.do(m.BlindRaub())
    lab = opened(labs, deals)
    assert lab.faces(known_key(deals.public.dealer)) == ["9H"]


@pytest.mark.parametrize("size", [(1040, 672), (1024, 652), (1568, 834)])
def test_cards_known_of_the_upper_player_and_their_note_keep_off_the_refe_panel(
    labs: list[RaubLab], size: tuple[int, int]
) -> None:
    deals = Deals({2: "7H 8C 9C TC"}, upcard="9H", talon="8S TS JS QS KS", dealer=2)
    deals.asked(3)
    deals.do(m.Exchange(cards("7H 8C 9C TC")))
    lab = opened(labs, deals, size=size)
    places = lab.places
    known = places.zones[known_key(Seat(2))]
    assert not known.rect.intersects(places.refe)
    assert not known.label.intersects(places.refe)
    assert known.label.width() >= 60


def test_both_known_cards_of_the_upper_player_leave_no_room_for_a_note(
    labs: list[RaubLab],
) -> None:
    deals = Deals({2: "8S 8C 9C TC"}, upcard="9H", talon="7H TS JS QS KS", dealer=2)
    deals.asked(3)
    deals.do(m.Exchange(cards("8S 8C 9C TC")))
    deals.do(m.SwapSeven())
    lab = opened(labs, deals, size=(1024, 652))
    places = lab.places
    known = places.zones[known_key(Seat(2))]
    assert len(known.cards) == 2
    assert not known.rect.intersects(places.refe)
    assert not known.label.intersects(places.refe)


def test_nothing_is_shown_that_the_seat_may_not_know(labs: list[RaubLab]) -> None:
    """The card items of the scene are exactly cards the view names."""
    deals = exchanging("AS KS QS JS")
    lab = opened(labs, deals)
    shown = {item.card for item in lab.scene.items() if getattr(item, "card", None) is not None}
    assert shown <= deals.rules.cards_seen(deals.view(0))


def test_backs_are_gone_when_their_place_is(labs: list[RaubLab]) -> None:
    """What was laid aside lies there during the exchange only."""
    deals = Deals({0: "AS KS QS JS"}, upcard="9H", dealer=0)
    deals.asked(0)
    lab = opened(labs, deals)

    def backs() -> int:
        items = [item for item in lab.scene.items() if isinstance(item, CardItem)]
        return sum(item.card is None for item in items)

    for face in ("AS", "KS", "QS", "JS"):
        lab.click(lab.face_point(face))
    talon = backs()
    lab.press("change")
    assert backs() > talon, "four lie beside the talon"
    lab.click(lab.face_point(lab.hand[0].face))
    lab.press("lay aside")
    deals.settle()
    deals.stand_pat()
    lab.show()
    assert deals.phase is Phase.PLAY
    assert backs() == 0


def test_owed_tricks_fill_as_they_are_won(labs: list[RaubLab]) -> None:
    deals = Deals({0: "AH KH QH JH", 1: "TH 8H 7H AS"}, upcard="9H", dealer=3)
    deals.asked(0)
    deals.stand_pat()
    lab = opened(labs, deals)
    assert lab.table.players[0].boxes == (False, False)
    assert not any(player.boxes or player.owed for player in lab.table.players[1:])
    for face in ("AH", "KH"):
        lab.drag(lab.face_point(face), lab.zone_point(trick_key(0)))
        while deals.public.turn != 0 or deals.phase is not Phase.PLAY:
            if deals.phase is Phase.SWEEP:
                deals.settle()
                continue
            deals.play_any()
        lab.show()
    assert lab.table.players[0].boxes == (True, True)
    assert lab.table.players[0].line == "two tricks"


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_next_player_sits_on_the_side_play_runs_to(
    labs: list[RaubLab], players: int, direction: Direction
) -> None:
    deals = Deals(dealer=0, players=players)
    deals.rules = RaubRules(Options(players=players, direction=direction))
    deals.asked(0)
    deals.stand_pat()
    lab = opened(labs, deals)
    places = lab.places
    middle = places.square.center().x()
    following = places.badges[0].center().x()
    if players > 2:
        assert (following > middle) == (direction is Direction.RIGHT)
    for seat, badge in enumerate(places.badges, start=1):
        card = places.zones[trick_key(Seat(seat))].rect.center().x()
        assert (card > middle) == (badge.center().x() > middle), "towards its player"


SIZES = [
    ((1040, 672), 1.0), ((1024, 652), 1.0), ((1604, 1030), 1.2), ((1024, 628), 1.5),
    ((2600, 900), 1.0), ((700, 440), 1.0),
]  # fmt: skip


def come_to(what: str, players: int) -> Deals:
    """A deal that has come to the question, the exchange, the play, also after Refe, or a trick
    that is over."""
    deals = Deals(dealer=0, players=players, refes=2)
    deals.do(m.Look())
    if what == "refused":
        while deals.state.public.phase is Phase.ASK:
            deals.do(m.Dalje())
        deals.settle()
    if what != "ask":
        deals.do(m.Raub())
    if what in ("play", "refused", "past"):
        deals.stand_pat()
        for _ in range(players if what == "past" else players - 1):
            deals.play_any()
        deals.settle()
    return deals


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("what", ["ask", "exchange", "play", "refused", "past"])
def test_nothing_overlaps_and_all_is_inside_at_every_size(
    labs: list[RaubLab], what: str, players: int, size: tuple[int, int], scale: float
) -> None:
    lab = opened(labs, come_to(what, players), size=size, scale=scale)
    if what == "past":
        lab.key("v")
    places = lab.places
    panels = [places.square, places.prompt_bar, places.own]
    if not places.is_covered:
        panels += [*places.badges, places.trumps, places.refe]
    whole = places.square.united(places.prompt_bar)
    for panel in panels:
        assert panel.left() >= 0
        assert panel.right() <= places.width
        assert panel.bottom() <= places.height
        assert panel.width() > 60
        whole = whole.united(panel)
    for one, other in combinations(panels, 2):
        common = one.intersected(other)
        assert common.isEmpty() or min(common.width(), common.height()) < 1, (one, other)
    cards = [(key, place) for key, zone in places.zones.items() for _, place in zone.cards]
    badges = () if places.is_covered else places.badges
    for key, place in cards:
        assert place.rect.left() >= -1
        assert place.rect.right() <= places.width + 1
        assert place.rect.bottom() <= places.height + 1
        assert place.width >= 40, key
        assert not any(badge.intersects(place.rect) for badge in badges), key


USUAL = (968, 676)
"""The table beside the paper in a window of 1280 by 720."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_of_a_trick_are_150_wide_and_those_between_lie_130_lower(
    labs: list[RaubLab], players: int
) -> None:
    lab = opened(labs, come_to("play", players), size=USUAL)
    places = lab.places
    rects = {seat: places.zones[trick_key(Seat(seat))].rect for seat in range(players)}
    assert all(rect.width() == pytest.approx(150, abs=1) for rect in rects.values())
    assert places.square.width() == pytest.approx(514, abs=4)
    drops = {round(rect.top() - min(r.top() for r in rects.values())) for rect in rects.values()}
    assert sorted(drops) == [0, pytest.approx(130, abs=1)]
    for seat, badge in enumerate(places.badges, start=1):
        apart = max(places.square.left() - badge.right(), badge.left() - places.square.right())
        assert apart == pytest.approx(10, abs=0.01)
        card = rects[seat]
        beside = min(badge.bottom(), card.bottom()) - max(badge.top(), card.top())
        assert beside > 0.6 * badge.height(), "at the height of the card"
    for panel in (places.trumps, places.refe):
        assert panel.bottom() == pytest.approx(places.square.bottom())
    assert places.trumps.right() < places.square.left() < places.square.right() < places.refe.left()


@pytest.mark.parametrize(("size", "scale"), [(USUAL, 1.0), *SIZES])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_index_in_a_trick_is_covered_and_every_tag_lies_above_its_card(
    labs: list[RaubLab], players: int, size: tuple[int, int], scale: float
) -> None:
    deals = come_to("play", players)
    lab = opened(labs, deals, size=size, scale=scale)
    while True:
        canvas = lab.scene.canvas
        laid = [place for zone in lab.table.zones if zone.place is Place.TRICK
                for place in lab.places.zones[zone.key].cards]  # fmt: skip
        indices = [QRectF(at.x, at.y, 0.27 * at.width, 0.42 * at.width) for _, at in laid]
        for (_, one), index in zip(laid, indices, strict=True):
            over = [at for _, at in laid if at.layer > one.layer]
            assert not any(at.rect.intersects(index) for at in over)
        marks = canvas.delegate.marks(canvas.shown, canvas.marks.pictures)
        tags = [mark for mark in marks if mark.item.zValue() == TAG_LAYER - 2]
        assert len(tags) in (1, 2)
        for tag in tags:
            rect = tag.item.sceneBoundingRect()
            own = next(at for card, at in laid if card in tag.cards)
            assert rect.bottom() <= canvas.scale.rect(own.rect).top() - 2
            assert rect.top() >= canvas.scale.rect(lab.places.square).top() - 1
            assert not any(rect.intersects(canvas.scale.rect(index)) for index in indices)
        if deals.phase is not Phase.PLAY:
            break
        deals.play_any()
        lab.show()


def test_a_badge_says_who_deals_and_how_many_cards_were_changed(labs: list[RaubLab]) -> None:
    lab = opened(labs, come_to("play", 3), size=USUAL)
    own, other, _ = lab.table.players
    assert (own.line, own.changed, own.is_dealer) == ("no trick yet", "exchanged 0", True)
    assert (other.changed, other.is_dealer) == ("exchanged 0", False)
    names = [spot.name for spot in spots_of(lab.view)]
    assert any(name.startswith("Karl, ") and "exchanged 0" in name for name in names)


@pytest.mark.parametrize(
    "size", [USUAL, (1006, 676), (1024, 656), (680, 416), (1066, 470), (1280, 552)]
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_turned_down_lie_lower_right_and_the_card_of_trumps_lower_left(
    labs: list[RaubLab], players: int, size: tuple[int, int]
) -> None:
    lab = opened(labs, come_to("refused", players), size=size)
    places = lab.places
    *down, (_, trumps) = places.zones[UPCARDS].cards
    assert down
    assert all(places.refe.contains(at.rect) for _, at in down)
    assert places.trumps.contains(trumps.rect)
    for words in (places.turned_down, places.talon):
        assert words.isEmpty() or places.refe.contains(words)
        assert not any(at.rect.intersects(words) for _, at in down)


@pytest.mark.parametrize("players", [3, 4])
def test_what_is_said_of_a_card_of_the_trick_covers_no_word_beside_it(
    labs: list[RaubLab], players: int
) -> None:
    deals = Deals(dealer=0, players=players)
    deals.do(m.Look())
    deals.do(m.Raub())
    deals.stand_pat()
    for _ in range(players):
        lab = opened(labs, deals, size=(1280, 620), scale=1.5)
        places, canvas = lab.places, lab.scene.canvas
        # As long as in the language that needs most room.
        table = replace(lab.table, winning_text="is winning so far")
        shown = replace(canvas.shown, table=table)
        marks = canvas.delegate.marks(shown, canvas.marks.pictures)
        tags = [mark.item for mark in marks if isinstance(mark.item, QGraphicsPixmapItem)]
        for tag in (tag for tag in tags if tag.pixmap().deviceIndependentSize().height() < 60):
            square, rect = canvas.scale.rect(places.square), tag.sceneBoundingRect()
            assert square.left() - 2 <= rect.left() <= rect.right() <= square.right() + 2
        deals.play_any()


def test_hungarian_faces_and_names_on_the_table(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    assert lab.scene.canvas.atlas.style.signs is prefs.SuitSigns.FRENCH
    preferences = prefs.Preferences(
        animation=prefs.Animation.OFF, suit_signs=prefs.SuitSigns.HUNGARIAN
    )
    lab.presenter.prefer(preferences)
    lab.scene.canvas.set_preferences(preferences)
    assert lab.scene.canvas.atlas.style.signs is prefs.SuitSigns.HUNGARIAN
    assert lab.table.why_not_what == "bells and hearts:"
    assert lab.table.why_not == "Marta has leaves"
    names = [spot.name for spot in spots_of(lab.view)]
    assert "ace of leaves" in names
    assert "Ober of bells" in names


def test_everything_has_a_name_for_a_screen_reader(labs: list[RaubLab]) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"))
    names = [spot.name for spot in spots_of(lab.view)]
    assert all(names)
    assert "Trick, Elise: king of spades" in names
    assert "Trick, place of Marta" in names
    assert any(name.startswith("Elise, 21 points to go, owes 2") for name in names)
    assert any(name.startswith("Talon, ") for name in names)
    lab.click(lab.face_point("AS"))
    assert "Trick, place of Marta, play" in [spot.name for spot in spots_of(lab.view)]


def test_the_pictures_are_painted_in_every_theme(labs: list[RaubLab]) -> None:
    """The square is not the bare background: something is painted there."""
    lab = opened(labs, exchanging())
    picture = lab.view.grab().toImage()
    places = lab.places
    inside = picture.pixelColor(places.square.topLeft().toPoint() + QPoint(30, 30))
    outside = picture.pixelColor(QPoint(4, 300))
    assert inside != outside
