"""Families' switches about packets, draws, first melds and going out; page "families' switches"."""

from __future__ import annotations

import pytest
from setting_out import QUOTA, Play

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Ask
from handfoot_gui.games.hand_and_foot.rules.option_values import PartnersInFoot
from handfoot_gui.games.hand_and_foot.rules.options import Options

NO, PICKED_UP, PLAYED = PartnersInFoot


# --- S20: partners in the foot --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("partner", "in_foot", "played", "allowed"),
    [
        ("walked into the foot and was not on turn since", (0, 2), (0,), (NO, PICKED_UP)),
        ("has melded or discarded from it", (0, 2), (0, 2), (NO, PICKED_UP, PLAYED)),
        ("in the hand", (0,), (0,), (NO,)),
    ],
)
def test_s20_holding_the_foot_is_enough_where_it_need_only_be_picked_up(
    partner: str, in_foot: tuple[int, ...], played: tuple[int, ...],
    allowed: tuple[PartnersInFoot, ...],
) -> None:  # fmt: skip
    for asked in PartnersInFoot:
        play = Play(
            "8 8 8 9", melds={0: QUOTA}, in_foot=in_foot, played_foot=played,
            options=Options(partners_in_foot=asked),
        )  # fmt: skip
        if asked in allowed:
            assert play.problem(Ask()) is None, (partner, asked)
        else:
            play.refused(Ask(), no.PartnerNotReady(Seat(2), 2 in in_foot))
