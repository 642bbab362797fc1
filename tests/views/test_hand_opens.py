"""What is lifted out of the hand is seen whole where there is room, and the hand closes up."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from table_lab import Lab, Opened, position

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.table import HAND
from handfoot_gui.ui.art.faces import STRIP
from handfoot_gui.ui.art.palette import Form
from handfoot_gui.ui.table.flights import LEAST_MS
from handfoot_gui.ui.table.places import LIFT, CardPlace

TWELVE = "TH TC 9S 9H 9D 8C 7D 6H 6D 4D 2S 2D"
FORTY = " ".join(rank + suit for rank in "AKQJT98765" for suit in "SHDC")


def row(lab: Lab) -> list[tuple[Card, CardPlace]]:
    return list(lab.scene.canvas.places.zones[HAND].cards)


def lift(lab: Lab, *ranks: Rank) -> tuple[Card, ...]:
    cards = lab.hand(*ranks)
    lab.scene.selection.select(cards)
    return cards


def lines(lab: Lab) -> list[QRectF]:
    """The golden lines around runs, in units."""
    k = lab.scene.canvas.scale.k
    rects = [item.sceneBoundingRect() for item in lab.scene.canvas.marks.shown("selected")]
    return [QRectF(one.topLeft() / k, one.size() / k) for one in rects]


def test_the_hand_opens_at_the_right_end_of_a_lifted_run(opened: Opened) -> None:
    lab = opened(position(TWELVE))
    before = dict(row(lab))
    nines = lift(lab, Rank.NINE)
    after = dict(row(lab))
    at = [card for card, _ in row(lab)].index(nines[-1])
    last, following = row(lab)[at][1], row(lab)[at + 1][1]
    assert following.x - last.x == pytest.approx(last.width)
    moved = {card for card, place in after.items() if place.x != before[card].x}
    assert moved == {card for card, _ in row(lab)[at + 1 :]}, "only what lies to the right"
    (line,) = lines(lab)
    assert line.left() <= after[nines[0]].x
    assert line.right() >= last.x + last.width
    index = QRectF(following.x + 0.05 * following.width, following.y, 20, 40)
    assert not line.adjusted(3, 3, -3, -3).intersects(index)
    lab.scene.seat_table.put_back()
    assert dict(row(lab)) == before, "and closes again"


def test_several_runs_open_as_far_as_there_is_room(opened: Opened) -> None:
    lab = opened(position(TWELVE))
    lift(lab, Rank.TEN, Rank.EIGHT, Rank.SIX)
    places = lab.scene.canvas.places
    assert max(place.x + place.width for _, place in row(lab)) <= places.hand.right() + 0.1
    xs = [place.x for _, place in row(lab)]
    assert xs == sorted(xs)


def test_without_room_the_line_goes_around_what_is_seen_only(opened: Opened) -> None:
    lab = opened(position(FORTY), size=(1040, 672))
    before = row(lab)
    nines = lift(lab, Rank.NINE)
    assert row(lab) == before
    at = [card for card, _ in before].index(nines[-1])
    (line,) = lines(lab)
    following = before[at + 1][1]
    assert line.right() <= following.x + 3
    assert line.top() == pytest.approx(following.y - LIFT, abs=3)


@pytest.mark.parametrize("ranks", [(Rank.NINE,), (Rank.NINE, Rank.SIX)])
def test_a_click_on_a_lifted_card_after_the_hand_opened_still_means_it(
    opened: Opened, ranks: tuple[Rank, ...]
) -> None:
    lab = opened(position(TWELVE))
    cards = lift(lab, *ranks)
    for card in cards:
        place = dict(row(lab))[card]
        point = place.moved(6, 10 - LIFT).rect.topLeft() * lab.scene.canvas.scale.k
        assert lab.scene.canvas.at(point) == (HAND, card)


def test_a_hand_closes_up_after_a_meld_and_not_after_single_cards(opened: Opened) -> None:
    lab = opened(position("TH TC 9S 9H 9D 8C 7D 6H 6D 4D 2S 2D", own=["8S 8H 8D", "7S 7H 7C"]))
    before = dict(row(lab))
    lab.scene.seat_table.drop(lab.hand(Rank.EIGHT), "meld0.0")
    lab.scene.seat_table.drop(lab.hand(Rank.SEVEN), "meld0.1")
    assert len(lab.moves) == 2
    assert all(before[card].x == place.x for card, place in row(lab)), "holes stay"
    nines = lab.hand(Rank.NINE)
    lift(lab, Rank.NINE)
    lab.key("l")
    assert len(lab.moves) == 3
    left = row(lab)
    assert set(nines).isdisjoint(card for card, _ in left)
    steps = [b.x - a.x for (_, a), (_, b) in pairwise(left)]
    assert max(steps) <= 0.75 * left[0][1].width, "no hole is left"
    assert min(steps) >= STRIP[Form.FULL] * left[0][1].width - 0.1


def test_a_hand_takes_220_milliseconds_to_close_up(opened: Opened) -> None:
    lab = opened(position(TWELVE, own=["9C 9S 9H"]), preferences=Preferences())
    canvas = lab.scene.canvas
    lift(lab, Rank.NINE)
    canvas.cards.animator.finish()
    before = dict(row(lab))
    lab.key("l")
    assert len(lab.moves) == 1
    ways = {card: abs(place.x - before[card].x) for card, place in row(lab)}
    far = [canvas.cards.item(card) for card, way in ways.items() if way > 60]
    assert far
    assert 150 < canvas.cards.animator.left([item for item in far if item]) <= LEAST_MS == 220
