"""Hand and Foot for seven and eight; page "Hand and Foot: families' switches", S1."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from setting_out import QUOTA, Play

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask
from handfoot_gui.games.hand_and_foot.rules.option_values import PartnersInFoot, Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase

TEAMS = preset("classic", 8, Sides.TEAMS)


@pytest.mark.parametrize(
    ("players", "sides", "packs", "cards", "dealt", "stock"),
    [(8, Sides.PAIRS, 9, 486, 208, 277), (7, Sides.ALONE, 8, 432, 182, 249)],
)
def test_s1_what_is_dealt_to_eight_in_pairs_and_seven_alone(
    players: int, sides: Sides, packs: int, cards: int, dealt: int, stock: int
) -> None:
    options = preset("classic", players, sides)
    rules = HandAndFoot(options)
    assert (options.packs, len(rules.cards)) == (packs, cards)
    state, rng = rules.start(), Random(1)
    while not state.public.pile:
        assert rules.actor(state) == TABLE
        state = rules.apply(state, TABLE, rules.table_move(state, rng))
    packets = sum(map(len, state.holdings)) + sum(map(len, state.feet))
    assert packets == dealt
    assert len(state.public.pile) == 1
    assert sum(map(len, state.stocks)) == stock
    assert cards - dealt - stock == 1


def test_s1_seat_s_plays_for_side_s_mod_n() -> None:
    four_pairs, seven = preset("classic", 8, Sides.PAIRS), preset("classic", 7)
    assert [four_pairs.side_of(seat) for seat in range(8)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert [TEAMS.side_of(seat) for seat in range(8)] == [0, 1, 0, 1, 0, 1, 0, 1]
    assert [seven.side_of(seat) for seat in range(7)] == list(range(7))


def test_s1_the_special_deck_stays_two_to_six() -> None:
    assert max(ALL_PRESETS["special-deck"].seats) == 6
    with pytest.raises(ValueError, match="special-deck is not played by 7"):
        preset("special-deck", 7)


def asker(**where: object) -> Play:
    """A player of a team of four who may go out but for its partners."""
    settings: dict[str, object] = {"in_foot": (0, 2, 4, 6), "played_foot": (2, 4, 6), **where}
    return Play("8 8 8 9", melds={0: QUOTA}, **{"options": TEAMS, **settings})  # type: ignore[arg-type]


def test_decision_36_each_of_three_team_mates_is_asked_in_playing_order() -> None:
    play = asker(seat=0).ask()
    for partner in (2, 4, 6):
        assert (play.phase, play.actor) == (Phase.ANSWER, Seat(partner))
        play.state = play.rules.apply(play.state, Seat(partner), Answer(may=True))
    assert play.phase is not Phase.ANSWER
    play.lays("8 8 8").discards("9").went_out()


def test_decision_36_the_first_no_ends_the_question() -> None:
    play = asker().ask()
    play.state = play.rules.apply(play.state, Seat(2), Answer(may=True))
    play.state = play.rules.apply(play.state, Seat(4), Answer(may=False))
    assert play.phase is not Phase.ANSWER
    play.refused(Ask(), no.AskedBefore(answer=False))


@pytest.mark.parametrize("late", [2, 4, 6])
@pytest.mark.parametrize("needs", PartnersInFoot)
def test_decision_36_each_must_fulfil_what_partners_need_in_the_foot(
    late: int, needs: PartnersInFoot
) -> None:
    options = replace(TEAMS, partners_in_foot=needs)
    ready = tuple(seat for seat in (2, 4, 6) if seat != late)
    hand = asker(options=options, in_foot=(0, *ready), played_foot=ready)
    foot = asker(options=options, played_foot=ready)
    if needs is PartnersInFoot.NO:
        assert hand.problem(Ask()) is None
    else:
        hand.refused(Ask(), no.PartnerNotReady(Seat(late), in_foot=False))
    if needs is PartnersInFoot.PLAYED:
        foot.refused(Ask(), no.PartnerNotReady(Seat(late), in_foot=True))
    else:
        assert foot.problem(Ask()) is None


@pytest.mark.parametrize(
    ("packs", "before", "after", "expected"),
    [(5, 4, 8, 9), (4, 4, 7, 7), (6, 4, 8, 6), (3, 4, 8, 3), (9, 8, 2, 3), (8, 8, 5, 5)],
)
def test_decision_37_packs_keep_their_distance_to_the_players_where_it_is_0_or_1(
    packs: int, before: int, after: int, expected: int
) -> None:
    sides = Sides.ALONE
    assert Options(packs=packs, players=before, sides=sides).seated(after, sides).packs == expected


@pytest.mark.parametrize("packs", [2, 3])
def test_too_few_packs_for_eight_are_refused_with_both_fields(packs: int) -> None:
    with pytest.raises(OptionsError) as caught:
        replace(preset("classic", 8), packs=packs).check()
    assert caught.value.fields == ("packs", "packets")
