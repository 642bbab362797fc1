"""What cards on their way look like: as they lay, until they land, and their marks beside them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, running
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot
from raub_lab import RaubLab, made_labs, to_play
from raub_positions import Deals
from table_lab import Lab, Opened, position

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.table import DISCARD, STOCK
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.raub.presenter.scene import trick_key
from handfoot_gui.games.raub.rules.moves import Look
from handfoot_gui.games.raub.rules.state import Phase as RaubPhase
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.table.places import CardSide

__all__ = ["made_labs"]

CALM = prefs.Preferences(animation=prefs.Animation.CALM)


def landed(lab: Lab | RaubLab) -> None:
    lab.scene.canvas.cards.animator.finish()


def item(lab: Lab | RaubLab, card: Card) -> CardItem:
    found = lab.scene.canvas.cards.seen(card)
    assert found is not None
    return found


def face_shown(lab: Lab | RaubLab, card: Card) -> bool:
    """Whether *card* has another colour than its paper anywhere in the middle."""
    picture = item(lab, card).pixmap().toImage()
    middle = picture.rect().adjusted(*(picture.width() // 4 * sign for sign in (1, 1, -1, -1)))
    spots = ((x, y) for x in range(middle.left(), middle.right(), 3)
             for y in range(middle.top(), middle.bottom(), 3))  # fmt: skip
    return len({picture.pixel(x, y) for x, y in spots}) > 1


def test_cards_of_a_taken_pile_show_their_faces_when_they_have_landed(opened: Opened) -> None:
    lab = opened(
        position("KH KD 9C 4S", own=["QS QH QD"], pile="4H 7D 8S 6C TD 9D KC", phase=Phase.DRAW),
        preferences=CALM,
    )
    pile = lab.scene.table.zone(DISCARD)
    assert pile is not None
    *under, top = pile.cards
    lab.scene.selection.select(lab.hand(Rank.KING))
    landed(lab)
    lab.press("take")
    assert lab.scene.canvas.cards.animator.is_flying
    assert not any(face_shown(lab, card) for card in under)
    assert face_shown(lab, top)
    assert all(item(lab, top).zValue() > item(lab, card).zValue() for card in under)
    landed(lab)
    assert all(face_shown(lab, card) for card in under)


def test_a_discard_covers_the_card_below_it_only_when_it_lies_there(opened: Opened) -> None:
    lab = opened(position("KH KD 9C 4S", own=["QS QH QD"], pile="4H 7D 8S"), preferences=CALM)
    pile = lab.scene.table.zone(DISCARD)
    assert pile is not None
    lab.drag(lab.card_point(lab.hand()[0]), lab.zone_point(DISCARD))
    assert face_shown(lab, pile.cards[-1])
    landed(lab)
    assert not face_shown(lab, pile.cards[-1])


def corner_to_tag(lab: Lab, card: Card) -> QPointF:
    """From the corner of *card* to its tag, in widths of the card as it is seen."""
    carrier = item(lab, card)
    tags = [tag.pos() - carrier.pos() for tag in lab.scene.canvas.marks.shown("new")]
    return min(tags, key=QPointF.manhattanLength) / carrier.seen_width


def test_drawn_cards_come_as_backs_with_their_tags_and_turn_over(opened: Opened) -> None:
    lab = opened(position("KH KD 9C 4S", pile="4H 7D 8S", phase=Phase.DRAW), preferences=CALM)
    before = set(lab.hand())
    lab.click(lab.zone_point(STOCK))
    first, *_ = drawn = [card for card in lab.hand() if card not in before]
    assert [item(lab, card).side for card in drawn] == [CardSide.BACK] * len(drawn)
    on_the_way = corner_to_tag(lab, first)
    landed(lab)
    assert [item(lab, card).side for card in drawn] == [CardSide.FACE] * len(drawn)
    assert (corner_to_tag(lab, first) - on_the_way).manhattanLength() < 0.05


def test_a_back_that_is_dragged_to_the_hand_turns_over_from_there(opened: Opened) -> None:
    lab = opened(position("KH KD 9C 4S", pile="4H 7D 8S", phase=Phase.DRAW), preferences=CALM)
    before, stock = set(lab.hand()), lab.zone_point(STOCK)
    count = len([one for one in lab.scene.items() if isinstance(one, CardItem)])
    lab.drag(stock, QPoint(520, 300))
    landed(lab)
    assert set(lab.hand()) == before
    assert len([one for one in lab.scene.items() if isinstance(one, CardItem)]) == count
    end = QPoint(700, 600)
    lab.drag(stock, end)
    drawn = [item(lab, card) for card in lab.hand() if card not in before]
    assert min((one.pos() - end).manhattanLength() for one in drawn) < 200
    landed(lab)
    assert len([one for one in lab.scene.items() if isinstance(one, CardItem)]) == count + len(
        drawn
    )


def test_a_swept_trick_keeps_its_looks_and_is_gone_before_the_next_one_comes(
    labs: list[RaubLab], qtbot: QtBot
) -> None:
    deals = to_play("AS QS JS TS")
    while deals.public.phase is not RaubPhase.SWEEP:
        deals.play_any()
    lab = RaubLab(deals, preferences=CALM)
    labs.append(lab)
    places = map(lab.table.zone, map(trick_key, range(4)))
    trick = [card for zone in places if zone is not None for card in zone.cards]
    ring = lab.scene.canvas.marks.shown("game")[0]
    before = [item(lab, card).pixmap().cacheKey() for card in trick]
    deals.do(deals.rules.table_move(deals.state, Random(1)))
    lab.show()
    deals.play_any()
    lab.show()
    led = lab.table.led
    assert led is not None
    assert [item(lab, card).pixmap().cacheKey() for card in trick] == before
    assert not item(lab, led).isVisible()
    assert ring.scene() is lab.scene
    qtbot.waitUntil(lambda: item(lab, led).isVisible(), timeout=60_000)
    assert not lab.scene.canvas.cards.is_clearing
    assert ring.scene() is None


def test_a_dealer_who_looks_turns_the_cards_over_where_they_lie(labs: list[RaubLab]) -> None:
    lab = RaubLab(Deals({0: "AS KS QS JS"}, upcard="9H", dealer=0), preferences=CALM)
    labs.append(lab)
    lab.play(Look())
    looked_at = [item(lab, card) for card in lab.hand]
    assert all(one.isVisible() and one.side is CardSide.BACK for one in looked_at)
    corners = [one.pos() for one in looked_at]
    landed(lab)
    assert all(one.side is CardSide.FACE for one in looked_at)
    assert corners == [one.pos() for one in looked_at]


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4, replace(LIKED, animation=prefs.Animation.CALM))


def test_nothing_of_others_flies_over_the_own_turn_where_they_play_at_once(
    qtbot: QtBot, program: Controller
) -> None:
    assert program.window.preferences.bot_pace is prefs.BotPace.INSTANT
    game = advanced(program, KEPT, 250, 1)
    card = next(card for card in game.screen.view.holding if card.rank is Rank.JACK)
    flying = list[bool]()
    cards, session = game.scene.canvas.cards, game.play.session
    game.play.changed.connect(
        lambda: flying.append(cards.animator.is_flying and session.last_mover != 1)
    )
    game.screen.make(Discard(card))
    assert cards.animator.is_flying, "the own card flies"
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=60_000)
    assert len(flying) > 3
    assert not any(flying)
