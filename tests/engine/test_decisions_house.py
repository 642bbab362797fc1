"""The decisions of section 5 that matter under house rules, each named after its sentence."""

from __future__ import annotations

from typing import Any

import pytest
from setting_out import CLEAN, DIRTY, DOWN, DRAW, EIGHTS, QUOTA, Play, position, under

from handfoot_gui.engine.hand_and_foot import problems as no
from handfoot_gui.engine.hand_and_foot.moves import (
    Answer,
    Ask,
    Draw,
    EndTurn,
)
from handfoot_gui.engine.hand_and_foot.option_values import (
    AfterSeven,
    PileCondition,
    SecondMeld,
    SevensBan,
    Sides,
    Take,
    WildLimit,
)
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.presets import PRESETS, preset
from handfoot_gui.engine.hand_and_foot.scoring import deal_score
from handfoot_gui.engine.seats import Seat

SEVENS = "7 7 7 7 7 7 7"


# 10 to 15: going out -----------------------------------------------------------------------------

TEAMS = preset("classic", 6, Sides.TEAMS)


def test_10_every_team_mate_must_be_in_the_foot() -> None:
    where: dict[str, Any] = {"holding": "J J J", "melds": {0: QUOTA}, "options": TEAMS}
    play = Play(in_foot=(0, 2), played_foot=(0, 2), **where)
    play.refused(Ask(), no.PartnerNotReady(Seat(4), in_foot=False))
    play = Play(in_foot=(0, 2, 4), played_foot=(0, 2, 4), **where)
    assert play.problem(Ask()) is None


def asked() -> Play:
    play = Play(
        holding="J J J", melds={0: QUOTA}, in_foot=(0, 2, 4), played_foot=(0, 2, 4), options=TEAMS
    )
    return play.allowed(Ask())


def test_10_each_is_asked_in_playing_order() -> None:
    play = asked()
    for partner in (2, 4):
        assert play.actor == partner
        play.state = play.rules.apply(play.state, Seat(partner), Answer(may=True))
    assert play.actor == 0
    play.allowed(play.lay("J J J"))
    assert play.state.public.out == 0


def test_10_the_first_no_ends_it() -> None:
    play = asked()
    play.state = play.rules.apply(play.state, Seat(2), Answer(may=False))
    assert play.actor == 0
    play.refused(play.lay("J J J"), no.KeepCards(0, 2))


def test_13_with_must_discard_one_card_stays_for_the_discard() -> None:
    play = position(
        under(must_discard_last=True),
        holding="J J J J", melds={0: QUOTA}, in_foot=(0, 2), played_foot=(0, 2),
    ).ask(answer=True)  # fmt: skip
    play.refused(play.lay("J J J J"), no.MustGoOut())
    play.allowed(play.lay("J J J")).allowed(play.discard("J"))
    assert play.state.public.out == 0


def pennies(**where: Any) -> Play:
    return Play(options=PRESETS["pennies"], **{"melds": {0: DOWN}, **where})


def test_14_a_player_whose_foot_is_closed_keeps_one_card_after_the_discard() -> None:
    play = pennies(holding="J")
    play.refused(play.discard("J"), no.KeepCards(0, 1))
    play = pennies(holding="J Q")
    play.allowed(play.discard("J"))


def test_14_and_two_after_melding_unless_that_meld_completes_a_pile() -> None:
    play = pennies(holding="J J J Q")
    play.refused(play.lay("J J J"), no.KeepCards(1, 2))
    play = pennies(holding="J J J", melds={0: ("J J J J",)}, feet={0: "4 5"})
    play.allowed(play.lay("0: J J J"))
    assert [card.rank for card in play.holding] == ["4", "5"]


def test_14_emptying_the_hand_is_never_restricted_where_that_opens_the_foot() -> None:
    play = position(Options(), holding="J J J")
    play.allowed(play.lay("J J J"))
    assert play.state.public.in_foot[0]


# 16 and 33: sevens -------------------------------------------------------------------------------


def test_16_a_meld_may_not_leave_only_undiscardable_cards_if_another_choice_exists() -> None:
    play = pennies(holding="J J J 7 7")
    play.refused(play.lay("J J J"), no.OnlySevensLeft())
    play = pennies(holding="J J J 7 7 4")
    play.allowed(play.lay("J J J"))


def test_16_if_nothing_may_be_discarded_the_turn_ends_without_a_discard() -> None:
    play = pennies(holding="7 7")
    play.refused(play.discard("7"), no.SevenBanned(play.held("7")[0], by_every_side=True))
    play.allowed(EndTurn())
    assert play.state.public.turn == 1
    assert len(play.state.holdings[0]) == 2


def test_16_the_ban_is_over_once_every_side_has_its_pile() -> None:
    play = pennies(holding="7 J", melds={0: (SEVENS,), 1: ("7 7 7 7 2 2 2",)})
    play.allowed(play.discard("7"))


def test_33_no_other_choice_where_the_rest_can_be_melded_out_at_once() -> None:
    options = under(sevens_ban=SevensBan.OWN_SIDE)
    play = position(options, holding="J J J 7 7 7")
    play.allowed(play.lay("J J J")).allowed(play.lay("7 7 7"))
    assert play.state.public.in_foot[0]


def test_33_nor_where_no_discardable_card_was_held() -> None:
    play = position(under(sevens_ban=SevensBan.OWN_SIDE), holding="7 7 7 7 7")
    play.allowed(play.lay("7 7 7"))
    assert [card.rank for card in play.holding] == ["7", "7"]


def test_33_with_a_closed_foot_the_rest_is_melded_at_once_only_where_that_opens_it() -> None:
    """Of a closed foot two cards have to stay (14), unless a pile is completed."""
    play = pennies(holding="J J J 7 7 7")
    play.refused(play.lay("J J J"), no.OnlySevensLeft())
    play = pennies(holding="J J J 7 7 7", melds={0: ("K K K", "7 7 7 7")}, feet={0: "4 5"})
    play.allowed(play.lay("J J J")).allowed(play.lay("1: 7 7 7"))
    assert [card.rank for card in play.holding] == ["4", "5"]


def test_16_a_meld_that_opens_the_foot_may_leave_only_sevens() -> None:
    play = pennies(holding="J J J 7 7", melds={0: ("J J J J",)}, feet={0: "4 5"})
    play.allowed(play.lay("0: J J J"))
    assert [card.rank for card in play.holding] == ["7", "7", "4", "5"]


# 18: the concealed pile --------------------------------------------------------------------------

FOURTH: dict[str, Any] = {"deal": 4, "melds": {}, "options": PRESETS["saskatchewan"]}


def test_18_it_replaces_the_minimum_in_that_deal() -> None:
    """Seven fours are 35 points, and deal four asks for 150 elsewhere."""
    play = Play(holding="4 4 4 4 4 4 4 J J", **FOURTH)
    play.allowed(play.lay("4 4 4 4 4 4 4"))
    play = Play(holding="A A A A A A 9 9 9 J J", **FOURTH)
    play.refused(play.lay("A A A A A A", "9 9 9"), no.PileNeeded())
    third = Play(holding="4 4 4 4 4 4 4 J J", **{**FOURTH, "deal": 3})
    third.refused(third.lay("4 4 4 4 4 4 4"), no.TooFewPoints(35, 120))


@pytest.mark.parametrize("pile", ["4 4 4 4 4 4 4", "4 4 4 4 2 2 2", "2 2 2 2 * * *"])
def test_18_any_kind_and_other_melds_may_go_with_it(pile: str) -> None:
    play = Play(holding=f"{pile} 9 9 9 J J", **FOURTH)
    play.allowed(play.lay("9 9 9", pile))
    assert play.state.public.tables[0].complete_piles == 1


def test_18_a_side_not_down_cannot_take_the_pile_in_that_deal() -> None:
    play = Play(holding="8 8 8 8 8 8 J J", pile="8", phase=DRAW, **FOURTH)
    play.refused(play.take("top 8 8 8 8 8 8"), no.NotDown())
    down = Play(holding="8 8 J J", pile="8", phase=DRAW, **{**FOURTH, "melds": {0: DOWN}})
    down.allowed(down.take("top 8 8"))


def test_18_it_serves_the_partner_too() -> None:
    play = Play(holding="9 9 9 J J", **{**FOURTH, "melds": {0: (EIGHTS,)}})
    play.allowed(play.lay("9 9 9"))


# 31 to 35 ----------------------------------------------------------------------------------------


def test_31_asking_before_drawing_counts_only_takes_under_every_condition() -> None:
    options = under(pile_condition=PileCondition.ONE_CARD, take=Take.WHOLE)
    melds = {0: (*QUOTA, "8 8 8")}
    play = position(
        options, holding="8 J", melds=melds, pile="8", phase=DRAW, in_foot=(0, 2), played_foot=(2,)
    )
    play.ask(answer=True)
    play.refused(Draw((2,)), no.MustTake(play.pile[-1]))
    play.allowed(play.take("5: top 8")).allowed(play.discard("J"))
    assert play.state.public.out == 0


def test_34_a_pile_opened_by_one_part_takes_the_rest_in_whichever_order() -> None:
    """The wild comes before the seventh card, the naturals after it."""
    options = under(after_seven=AfterSeven.NATURALS)
    play = position(options, holding="8 8 8 2 J J", melds={0: ("8 8 8 8 8",)})
    play.allowed(play.lay("0: 8 8 8 2"))
    table = play.state.public.tables[0]
    assert (len(table.melds[0].cards), table.melds[0].kind) == (9, "dirty")


def test_35_players_as_in_classic() -> None:
    for name in ("classic-upcard", "saskatchewan", "special-deck"):
        for players in range(2, 7):
            assert preset(name, players).sides is preset("classic", players).sides


# Section 6 ---------------------------------------------------------------------------------------


def test_simpson_one_red_three_and_a_king_left_in_the_holding_are_minus_510() -> None:
    options = PRESETS["simpson"]
    play = Play(
        holding="3H K", others={1: "4", 2: "4", 3: "4"}, melds={},
        in_foot=(0, 1, 2, 3), options=options, stock_size=None,
    )  # fmt: skip
    score = deal_score(options, play.state)
    assert score.points(0) == -510


def test_pennies_red_threes_go_by_the_pile_of_sevens() -> None:
    options = PRESETS["pennies"]
    eight = " ".join(["3H"] * 4 + ["3D"] * 4)

    def points(red_threes: str, *melds: str) -> int:
        play = Play(holding="J J", red_threes={0: red_threes}, melds={0: melds}, options=options)
        lines = deal_score(options, play.state).lines
        return next(line for line in lines if line.kind == "red_threes").points(0)

    assert points("3H 3D", SEVENS) == 200
    assert points("3H 3D", *CLEAN[:1]) == -200
    assert points(eight, "7 7 7 7 2 2 2") == 1000
    assert points(eight) == -1000


def test_pennies_a_pile_of_sevens_counts_only_as_sevens() -> None:
    options = PRESETS["pennies"]
    play = Play(holding="J J", melds={0: (SEVENS,)}, options=options)
    lines = {line.kind: line.points(0) for line in deal_score(options, play.state).lines}
    assert (lines["sevens_piles"], lines["clean_piles"]) == (1500, 0)
    full = (*CLEAN[:1], DIRTY[0], "2 2 2 2 * * *", "7 7 7 7 7 2 2")
    for melds, missing in ((full[:-1], 1), (full, 0)):
        play = Play(
            holding="J J J", melds={0: melds}, in_foot=(0, 2, 4), played_foot=(2, 4),
            options=options,
        )  # fmt: skip
        expected = no.NoWayOut(0, 0, 0, 1, 0) if missing else None
        assert play.problem(Ask()) == expected


def test_second_melds_never_counts_wild_melds_as_a_rank() -> None:
    play = position(
        under(second_meld=SecondMeld.NEVER), holding="2 2 2 J J", melds={0: ("2 2 2 2 * * *",)}
    )
    play.refused(play.lay("2 2 2"), no.OnlyOneMeld(None))


def test_wild_limits_of_the_page_by_size() -> None:
    """Two wilds in 5 or 6 cards, three in 7 where naturals must outnumber them; pennies' table."""

    def most(options: Options, size: int) -> int:
        return max(w for w in range(size) if w <= options.wilds_allowed(size - w))

    more = under(wild_limit=WildLimit.MORE)
    assert [most(more, size) for size in range(3, 8)] == [1, 1, 2, 2, 3]
    assert [most(Options(), size) for size in range(3, 8)] == [1, 1, 1, 2, 2]
    assert [most(PRESETS["pennies"], size) for size in range(3, 8)] == [1, 2, 3, 3, 3]
