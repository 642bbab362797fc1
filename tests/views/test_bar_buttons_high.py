"""The buttons above the hand are high enough for a finger, and lie in their bar."""

from __future__ import annotations

import pytest
from manipulation_lab import ManipulationLab, kept_open, made_tables
from manipulation_positions import Position
from raub_lab import RaubLab, made_labs, opened, to_play

from handfoot_gui.games.hand_and_foot.view.side_layout import ROOMY
from handfoot_gui.ui.widgets.theme import LIGHT, Style

__all__ = ["made_labs", "made_tables"]

FINGER = 44
"""Pixels that are pressed without aiming."""
SIZES = [((1024, 656), 1.0), ((1280, 676), 1.0), ((1024, 656), 1.25), ((1024, 656), 1.5),
         ((1280, 676), 1.5), ((1920, 1036), 1.0)]  # fmt: skip


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_buttons_of_raub_are_high_enough(
    labs: list[RaubLab], size: tuple[int, int], text: float
) -> None:
    lab = opened(labs, to_play("AS JS QD 8H"), size=size, scale=text)
    lab.click(lab.face_point("AS"))
    _hold(lab)


@pytest.mark.parametrize(("size", "text"), SIZES)
def test_buttons_of_manipulation_are_high_enough(
    tables: list[ManipulationLab], size: tuple[int, int], text: float
) -> None:
    position = Position(hand="5D 6D 7D KC", table="3S 4S 5S")
    lab = kept_open(tables, position, size=size, style=Style(LIGHT, text))
    lab.click(lab.card_point(lab.card("KC")))
    _hold(lab)


def test_the_bar_of_hand_and_foot_has_room_for_them() -> None:
    assert ROOMY.prompt_bar_height >= FINGER + 8


def _hold(lab: RaubLab | ManipulationLab) -> None:
    k, bar = lab.scene.canvas.scale.k, lab.scene.canvas.places.prompt_bar
    buttons = lab.view.visible_buttons
    assert buttons
    for button in buttons:
        assert button.height() >= FINGER
        assert button.width() >= FINGER
        assert bar.top() * k <= button.geometry().top()
        assert button.geometry().bottom() <= bar.bottom() * k
