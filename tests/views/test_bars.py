"""A bar over a card says that it is new: within what shows of the card, and no word."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest
from pictures_lab import drawn
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot
from table_lab import Lab
from table_positions import position

from handfoot_gui.core.table import HAND
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.ui.table.items import BAR_HEIGHT, BAR_RISE, bar_over, paint_bar
from handfoot_gui.ui.widgets.theme import DARK, HIGH_CONTRAST, LIGHT, Theme


def test_bars_lie_above_what_shows_of_every_new_card(qtbot: QtBot) -> None:
    lab = Lab(position("4C 4D 5C 5D 6C 6D 7C 7D 8C", phase=Phase.DRAW), size=(1280, 672))
    row = list(lab.scene.canvas.places.zones[HAND].cards)
    lab.scene.show_view(lab.scene.turn.view, new={card for card, _ in row}, is_animated=False)
    bars = sorted(
        (item.sceneBoundingRect() for item in lab.scene.canvas.marks.shown("new")),
        key=QRectF.left,
    )
    assert len(bars) == len(row)
    ends = [place.x for _, place in row[1:]] + [row[-1][1].x + row[-1][1].width]
    for bar, (_, place), end in zip(bars, row, ends, strict=True):
        assert place.x <= bar.left() < bar.right() <= end
        assert bar.top() == pytest.approx(place.y - BAR_RISE, abs=0.6)
        assert bar.height() == pytest.approx(BAR_HEIGHT, abs=0.6)
    assert all(one.right() < other.left() for one, other in pairwise(bars))
    lab.close()
    qtbot.wait(1)


def test_a_bar_is_never_wider_than_the_strip_it_lies_over() -> None:
    card = QRectF(100, 50, 70, 98)
    for strip in (4, 12, 30, 70, 200):
        bar = bar_over(card, strip)
        assert card.left() < bar.left() < bar.right() < card.left() + min(strip, 70)


@pytest.mark.parametrize("theme", [LIGHT, DARK, HIGH_CONTRAST], ids=lambda theme: theme.name.value)
def test_what_is_new_is_filled_and_what_was_moved_is_felt_with_a_line(theme: Theme) -> None:
    for is_new, fill in ((True, theme.new), (False, theme.table)):
        image = drawn(
            40, 20, partial(paint_bar, theme=theme, rect=QRectF(5, 6, 30, 7), is_new=is_new)
        )
        assert image.pixelColor(20, 9) == QColor(fill)
        edge = image.pixelColor(20, 6)
        line, inner = QColor(theme.on), QColor(fill)
        assert abs(edge.green() - line.green()) < abs(edge.green() - inner.green())
