"""Tables of Raub at every point of a deal, and what a person does at them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot
from raub_lab import RaubLab
from raub_positions import Deals


@pytest.fixture(name="labs")
def made_labs(qtbot: QtBot) -> Iterator[list[RaubLab]]:
    opened: list[RaubLab] = []
    yield opened
    for lab in opened:
        lab.close()
        qtbot.wait(1)


def opened(
    labs: list[RaubLab], deals: Deals, size: tuple[int, int] = (1040, 672), scale: float = 1.0
) -> RaubLab:
    lab = RaubLab(deals, size=size, scale=scale)
    labs.append(lab)
    return lab


def to_play(hand: str, led: str = "KS", leader: int = 3) -> Deals:
    """Seat *leader* has led; seat 0 is to follow; hearts are trumps."""
    deals = Deals({0: hand, leader: f"{led} 9D 8D 7D"}, upcard="9H", dealer=leader)
    deals.asked(leader)
    deals.stand_pat()
    deals.play(led)
    return deals


def exchanging(hand: str = "AS KS QS JS") -> Deals:
    """Seat 1 has made hearts trumps, seat 0 is the first to change cards."""
    deals = Deals({0: hand}, upcard="9H", dealer=0)
    deals.asked(1)
    return deals
