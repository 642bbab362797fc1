"""How large the index of a hand card really is on the screen."""

from __future__ import annotations

import pytest
from table_lab import Lab, Opened, position

from handfoot_gui.core.cards import Card

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
