"""Eyes of every kind tell suits and sides apart, and see where a control begins."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

import pytest
from pictures_lab import contrast
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from seen_colours import apart, ciede2000, closest
from whole_program import same_style

from handfoot_gui.core import preferences as prefs
from handfoot_gui.core.cards import STANDARD_SUITS, Suit
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField, RuleRow, Segment, Tick
from handfoot_gui.ui.widgets.theme import (
    DARK,
    HIGH_CONTRAST,
    LIGHT,
    Style,
    Theme,
    apply_style,
    on_paper,
    on_table,
)

THEMES: Final = (LIGHT, DARK, HIGH_CONTRAST)


def test_the_difference_is_that_of_its_authors() -> None:
    # Sharma, Wu and Dalal 2005, pairs 1, 7, 17 and 25 of their table.
    for one, other, difference in (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ):
        assert ciede2000(one, other) == pytest.approx(difference, abs=1e-4)


@pytest.mark.parametrize("signs", prefs.SuitSigns)
def test_four_colours_of_high_contrast_are_four_for_all_eyes(signs: prefs.SuitSigns) -> None:
    style = CardStyle(theme=prefs.ThemeChoice.HIGH_CONTRAST, signs=signs)
    hearts, diamonds = style.suit_colour(Suit.HEARTS), style.suit_colour(Suit.DIAMONDS)
    # Green, brown, red and orange of a Hungarian pack cannot be further apart on white.
    least = 16 if signs is prefs.SuitSigns.HUNGARIAN else 20
    assert apart(hearts, diamonds) >= least
    assert closest(map(style.suit_colour, STANDARD_SUITS)) >= least
    for suit in STANDARD_SUITS:
        assert contrast(style.suit_colour(suit), style.paper.face) >= 4.5


def test_suits_in_sentences_of_high_contrast_are_told_apart() -> None:
    assert closest(HIGH_CONTRAST.suit_inks) >= 18


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name.value)
def test_the_third_and_the_fifth_side_are_told_apart(theme: Theme) -> None:
    for sides in ([mark.table for mark in theme.sides], [mark.chrome for mark in theme.sides]):
        assert apart(sides[2], sides[4]) >= 20
        # Nor are they mistaken for those that sit at most tables.
        for number, least in ((2, 7), (4, 4.5)):
            assert min(apart(sides[number], sides[other]) for other in (0, 1, 3)) >= least


MADE: Final[dict[str, Callable[[Style], QWidget]]] = {
    "plain": lambda style: Button(style, "Word", name="plain"),
    "golden": lambda style: Button(style, "Word", ButtonKind.PRIMARY, name="golden"),
    "segment": lambda style: Segment(style, "Word", name="segment"),
    "segment, chosen": lambda style: _chosen(Segment(style, "Word", name="segment")),
    "choice": lambda style: ChoiceField(style, [("Word", "word")], name="choice"),
    "tick": lambda style: Tick(style, "Word", name="tick"),
    "tick, chosen": lambda style: _chosen(Tick(style, "Word", name="tick")),
    "row": lambda style: RuleRow(style, "Word", "", name="row"),
    "line": lambda _style: QLineEdit(),
}
"""All that is pressed, chosen or typed in; `_seen` looks for an edge or a fill in the middle."""


def _chosen(control: Segment | Tick) -> QWidget:
    control.setChecked(True)
    return control


def _seen(control: QWidget, ground: str) -> float:
    """How much that which is painted most clearly in the left part of *control*, before its words,
    contrasts with *ground*."""
    control.resize(control.sizeHint())
    image = QImage(control.size(), QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    control.render(painter, QPoint(), renderFlags=QWidget.RenderFlag.DrawChildren)
    painter.end()
    middle, before = image.height() // 2, 2 * RING + (30 if isinstance(control, RuleRow) else 6)
    colours = {image.pixelColor(x, middle).name() for x in range(before)}
    return max(contrast(colour, ground) for colour in colours)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name.value)
def test_every_control_has_an_edge_that_is_seen(
    theme: Theme, qapp: QApplication, qtbot: QtBot
) -> None:
    """Of 3:1, on all that it may lie on."""
    faint = {}
    with same_style(qapp):
        for worn, grounds in (
            (theme, (theme.chrome, theme.chrome2, theme.tile)),
            (on_paper(theme), (theme.paper,)),
            (on_table(theme), (theme.table, theme.felt0)),
        ):
            apply_style(qapp, Style(worn, 1.0))
            for (name, make), ground in product(MADE.items(), grounds):
                control = make(Style(worn, 1.0))
                qtbot.addWidget(control)
                control.ensurePolished()
                if (found := _seen(control, ground)) < 3:
                    faint[name, ground] = round(found, 2)
    assert faint == {}
