"""Nothing that lies on the table leaves its side's frame, however small the table."""

from __future__ import annotations

from random import Random

import pytest
from pytestqt.qtbot import QtBot
from table_lab import Lab
from table_positions import played, position

from handfoot_gui.core.cards import Rank
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
