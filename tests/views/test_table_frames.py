"""What lies or is written on the table stays in its frame and can be read, however small it is."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot
from table_lab import Lab, Opened, position
from table_positions import played

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HandOrder
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import Place
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.view.layout import lay_out
from handfoot_gui.games.hand_and_foot.view.side_layout import Wishes
from handfoot_gui.ui.table.marks import TAG_LAYER
from handfoot_gui.ui.table.places import CardSide
from handfoot_gui.ui.table.prompt_bar import paint_prompt_bar
from handfoot_gui.ui.widgets.theme import LIGHT, Style

FOUR = Options()
ALONE = Options(players=3, sides=Sides.ALONE, packs=4)
TEXT_SIZES = (1.0, 1.25, 1.5)
WINDOWS = ((1024, 700), (1280, 720))


@pytest.mark.parametrize("options", [FOUR, ALONE], ids=["pairs", "three alone"])
@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("window", WINDOWS)
def test_what_lies_in_a_zone_stays_within_its_frame(
    options: Options, text_size: float, window: tuple[int, int]
) -> None:
    rng = Random(11)
    width, height = window[0] / text_size, window[1] / text_size - 48
    for _ in range(6):
        rules, state = played(options, rng.randrange(40, 400), seed=rng.randrange(1000))
        adapter = HandAndFootTable(rules)
        table = adapter.table(rules.view(state, Seat(0)), adapter.empty, HandOrder())
        for has_new_meld in (False, True):
            places = lay_out(width, height, table, Wishes(has_new_meld=has_new_meld))
            for panel in places.panels:
                assert panel.bottom() <= places.prompt_bar.top()
            for zone in table.zones:
                if zone.place not in (Place.MELD, Place.SLOT) or zone.key not in places.zones:
                    continue
                frame = places.panels[zone.side]
                place = places.zones[zone.key]
                for card, spot in place.cards:
                    if spot.sheet is not CardSide.HIDDEN:
                        assert spot.rect.bottom() <= frame.bottom(), (zone.key, card)
                        assert spot.rect.top() >= frame.top(), (zone.key, card)
                assert place.rect.bottom() <= frame.bottom(), zone.key


def test_a_tag_does_not_cover_the_prompt(qtbot: QtBot) -> None:
    lab = Lab(
        position("KH KD KC 9H 4S", own=["KS KH KD"]), size=(1024, 628), style=Style(LIGHT, 1.5)
    )
    lab.click(lab.card_point(lab.hand(Rank.KING)[0]))
    places = lab.scene.canvas.places
    marks = lab.scene.canvas.marks.shown("targets")
    tags = [item.sceneBoundingRect() for item in marks if item.zValue() == TAG_LAYER]
    lab.close()
    qtbot.wait(1)
    assert tags
    assert all(
        tag.bottom() <= places.prompt_bar.top() * lab.scene.canvas.scale.k + 1 for tag in tags
    )


FORTY = " ".join(rank + suit for rank in "AKQJT98765" for suit in "SHDC")
WITH_TWOS = " ".join(rank + suit for rank in "AKQJT98654" for suit in "SHDC") + " 2S 2H"


def ink_height(lab: Lab, card: Card) -> int:
    """Rows of the corner's capital that are at least half ink somewhere."""
    item = lab.scene.canvas.cards.item(card)
    place = lab.place(card)
    assert item is not None
    picture = item.pixmap().toImage()
    margin = (picture.width() - place.width) / 2
    rows = []
    for y in range(round(margin + 3), round(margin + 0.5 * place.width)):
        xs = range(round(margin + 0.03 * place.width), round(margin + 0.25 * place.width))
        colours = [picture.pixelColor(x, y) for x in xs]
        rows.append(min(min(c.red(), c.green(), c.blue()) for c in colours))
    paper, ink = max(rows), min(rows)
    inked = [row < (paper + ink) / 2 for row in rows]
    first = inked.index(True)
    return inked.index(False, first) - first


@pytest.mark.parametrize("holding", [FORTY, WITH_TWOS])
def test_with_forty_cards_every_index_is_18_pixels_high(holding: str, opened: Opened) -> None:
    lab = opened(position(holding, pile="KD"), size=(1040, 672))
    assert lab.scene.canvas.scale.k == 1.0
    hand = lab.hand()
    assert len({lab.place(card).y for card in hand}) == 1
    heights = {card.face: ink_height(lab, card) for card in hand}
    assert min(heights.values()) >= 18, heights
    assert max(heights.values()) <= 24, heights


WIDE, HIGH = 400, 140
STRIP = QRectF(10, 40, 380, 44)
LONG = "Step 12 of 38: 3♥ from threes, spades, hearts, diamonds and clubs to 4 5 6 of hearts"

SAID = [" ".join((LONG.split() * 20)[:count]) for count in (1, 8, 12, 16, 40, 200)]
SAID += ["m" * 500, "Marta, " + "m" * 300]


@pytest.mark.parametrize("said", SAID, ids=range(len(SAID)))
@pytest.mark.parametrize("height", [44, 52])
@pytest.mark.usefixtures("qtbot")
def test_a_prompt_of_any_length_stays_between_the_edges(said: str, height: int) -> None:
    image = QImage(WIDE, HIGH, QImage.Format.Format_ARGB32)
    image.fill(QColor("black"))
    strip = QRectF(STRIP.left(), STRIP.top(), STRIP.width(), height)
    painter = QPainter(image)
    paint_prompt_bar(painter, LIGHT, strip, PromptBar("Marta", said, "Five"), None, 300,
                is_playing=False)  # fmt: skip
    painter.end()
    inked = [
        (x, y) for y in range(HIGH) for x in range(WIDE) if image.pixelColor(x, y).lightness() > 40
    ]
    assert inked
    assert min(y for _, y in inked) >= strip.top()
    assert max(y for _, y in inked) <= strip.bottom()
    assert max(x for x, _ in inked) <= 300
