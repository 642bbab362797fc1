"""Everybody is told which packet somebody plays from where there is a knee."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from handfoot_gui.core.messages import MoveSeen
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.rules.moves import PickUpFoot
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Due, Phase, State
from handfoot_gui.session.badges import badges_of

NAMES = ("Marta", "Elise", "Josip", "Karl")
RULES = HandAndFoot(Options(packs=6, packets=(15, 13, 11)))
PRESENTER = GAMES["hand-and-foot"].presenter(RULES, NAMES, Words())


def started() -> State:
    state, rng = RULES.start(), Random(1)
    while state.public.phase is not Phase.DRAW or state.public.due is not None:
        state = RULES.apply(state, TABLE, RULES.table_move(state, rng))
    return state


def with_picked_up(state: State, packets: int) -> State:
    """*state* with its player to move having picked up so many packets."""
    for _ in range(packets):
        public = replace(state.public, due=Due.FOOT)
        state = RULES.apply(replace(state, public=public), TABLE, PickUpFoot())
        while state.public.due is Due.RED_THREE:
            state = RULES.apply(state, TABLE, RULES.table_move(state, Random(1)))
    return state


@pytest.mark.parametrize(
    ("packets", "caption", "badge"),
    [
        (0, "Knee 13 + 11", "knee and foot 24"),
        (1, "Foot 11", "foot 11"),
        (2, "", "in foot"),
    ],
)
def test_the_table_says_what_is_still_to_be_picked_up(
    packets: int, caption: str, badge: str
) -> None:
    state = with_picked_up(started(), packets)
    seat = state.public.turn
    view = RULES.view(state, seat)
    table = PRESENTER.table.table(view, v.EMPTY, HandOrder())
    words = PRESENTER.table_words
    foot = next(zone for zone in table.zones if zone.key == v.FOOT)
    assert words.zone_label(foot) == caption
    assert packets_left(RULES.options, state.public, seat) == 2 - packets
    own = next(one for one in badges_of(PRESENTER, view, is_playing=True) if one.seat == seat)
    assert words.badge_foot(own) == badge


def test_the_log_and_what_lies_beside_a_hand_name_the_knee() -> None:
    state = started()
    seat = state.public.turn
    names = [str(name) for name, _ in PRESENTER.beside_hand(state, seat)]
    assert names == ["knee", "foot"]
    sizes = [len(cards) for _, cards in PRESENTER.beside_hand(state, seat)]
    assert sizes == [13, 11]
    public = replace(state.public, due=Due.FOOT)
    before = replace(state, public=public)
    for told in ("knee", "foot"):
        after = RULES.apply(before, TABLE, PickUpFoot())
        seen = MoveSeen(TABLE, PickUpFoot(), before.public, after.public)
        (line,) = PRESENTER.log(seen)
        assert line.text == f"{NAMES[seat]} picked up the {told}."
        before = replace(after, public=replace(after.public, due=Due.FOOT))
