"""The last trick of a deal on its way to its winner, and the sentence that stands below it."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot
from raub_lab import RaubLab, made_labs, to_play
from raub_positions import Deals

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import STOCK
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.games.raub.view.layout import RaubPlaces
from handfoot_gui.ui.table.items import CardItem

__all__ = ["made_labs"]


def last_trick() -> Deals:
    """The fourth trick lies there whole."""
    deals = to_play("AS QS JS TS")
    while deals.public.phase is not Phase.SWEEP or len(deals.public.tricks) < 4:
        if deals.actor == TABLE:
            deals.do(deals.rules.table_move(deals.state, Random(1)))
        else:
            deals.play_any()
    return deals


def swept(
    labs: list[RaubLab], animation: prefs.Animation, *, is_last_deal: bool = False
) -> RaubLab:
    """The deal is over before the swept cards have left, as where bots and table never rest."""
    deals = last_trick()
    if is_last_deal:
        brought = BroughtForward(totals=(1, 1, 1, 1))
        public = replace(deals.public, scores=brought.totals, brought=brought)
        deals.state = replace(deals.state, public=public)
    lab = RaubLab(deals, preferences=prefs.Preferences(animation=animation))
    labs.append(lab)
    for _ in range(2):
        deals.do(deals.rules.table_move(deals.state, Random(1)))
        lab.show()
    assert deals.phase is (Phase.OVER if is_last_deal else Phase.DEALER)
    assert lab.table.title.startswith("Won by" if is_last_deal else "Marta is next to deal.")
    return lab


def band(lab: RaubLab) -> QRectF:
    """Where the sentence stands, in pixels: across the middle of the square, or its upper part
    where the cards of the deal still lie there."""
    assert isinstance(lab.scene.canvas.places, RaubPlaces)
    square, k = lab.scene.canvas.places.square, lab.scene.canvas.scale.k
    y = square.top() + 24 if STOCK in lab.scene.canvas.places.zones else square.center().y()
    return QRectF((square.left() + 20) * k, (y - 12) * k, (square.width() - 40) * k, 24 * k)


BRIGHT = 150
"""Red in the words of the sentence, and in nothing that lies on the felt itself."""


def is_said(lab: RaubLab) -> bool:
    """Whether the sentence is painted, under whatever cards there are."""
    where = band(lab)
    picture = QImage(where.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.translate(-where.topLeft())
    lab.scene.drawBackground(painter, where)
    painter.end()
    places = product(range(picture.width()), range(picture.height()))
    return any(picture.pixelColor(*place).red() > BRIGHT for place in places)


def cards_on_it(lab: RaubLab) -> list[CardItem]:
    where = band(lab)
    return [
        item
        for item in lab.scene.items()
        if isinstance(item, CardItem) and item.sceneBoundingRect().intersects(where)
    ]


def test_who_deals_is_said_when_the_last_trick_has_gone(labs: list[RaubLab], qtbot: QtBot) -> None:
    lab = swept(labs, prefs.Animation.CALM)
    assert len(cards_on_it(lab)) == 4
    assert not is_said(lab)
    qtbot.waitUntil(lambda: is_said(lab), timeout=60_000)
    assert not cards_on_it(lab)


def test_who_won_the_game_is_said_when_the_last_trick_has_gone(
    labs: list[RaubLab], qtbot: QtBot
) -> None:
    lab = swept(labs, prefs.Animation.CALM, is_last_deal=True)
    assert not is_said(lab)
    qtbot.waitUntil(lambda: is_said(lab), timeout=60_000)
    assert not cards_on_it(lab)


def test_without_animation_it_is_said_at_once(labs: list[RaubLab]) -> None:
    lab = swept(labs, prefs.Animation.OFF)
    assert is_said(lab)
    assert not cards_on_it(lab)


def test_it_is_said_in_a_window_resized_meanwhile(labs: list[RaubLab], qtbot: QtBot) -> None:
    lab = swept(labs, prefs.Animation.CALM)
    lab.view.resize(1280, 672)
    assert not is_said(lab)
    qtbot.waitUntil(lambda: is_said(lab), timeout=60_000)


@pytest.mark.parametrize("is_gone", [True, False])
def test_the_table_may_be_left_or_the_next_deal_begun_meanwhile(
    labs: list[RaubLab], qtbot: QtBot, is_gone: bool
) -> None:
    lab = swept(labs, prefs.Animation.CALM)
    if is_gone:
        lab.scene.show_view(None)
        assert not cards_of(lab)
        assert not lab.scene.table.zones
        lab.show()
        assert is_said(lab), "nothing is left that could run over it"
        return
    deals = lab.deals
    while deals.phase is not Phase.ASK:
        moves = deals.rules.suggestions(deals.view())
        table = deals.actor == TABLE
        deals.do(deals.rules.table_move(deals.state, Random(1)) if table else next(moves))
        lab.show()
    assert lab.table.title == "First upcard"
    qtbot.waitUntil(lambda: not lab.scene.canvas.cards.animator.is_flying, timeout=60_000)
    assert len(cards_of(lab)) >= 5


def cards_of(lab: RaubLab) -> list[CardItem]:
    return [item for item in lab.scene.items() if isinstance(item, CardItem)]
