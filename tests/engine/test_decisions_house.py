"""The decisions of section 5 that matter under house rules, each named after its sentence."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from setting_out import CLEAN, DIRTY, DOWN, DRAW, EIGHTS, QUOTA, Play, position, under

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.bots.levels import EasyBot, SteadyBot
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import option_values as v
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score
from handfoot_gui.games.hand_and_foot.rules.state import Phase

SEVENS = "7 7 7 7 7 7 7"


# 10 to 15: going out -----------------------------------------------------------------------------

TEAMS = preset("classic", 6, v.Sides.TEAMS)


def test_10_every_team_mate_must_be_in_the_foot() -> None:
    where: dict[str, Any] = {"holding": "J J J", "melds": {0: QUOTA}, "options": TEAMS}
    play = Play(in_foot=(0, 2), played_foot=(0, 2), **where)
    play.refused(m.Ask(), no.PartnerNotReady(Seat(4), in_foot=False))
    play = Play(in_foot=(0, 2, 4), played_foot=(0, 2, 4), **where)
    assert play.problem(m.Ask()) is None


def asked() -> Play:
    play = Play("J J J", melds={0: QUOTA}, in_foot=(0, 2, 4), played_foot=(0, 2, 4), options=TEAMS)
    return play.allowed(m.Ask())


def test_10_each_is_asked_in_playing_order() -> None:
    play = asked()
    for partner in (2, 4):
        assert play.actor == partner
        play.state = play.rules.apply(play.state, Seat(partner), m.Answer(may=True))
    assert play.actor == 0
    play.lays("J J J").went_out()


def test_10_the_first_no_ends_it() -> None:
    play = asked()
    play.state = play.rules.apply(play.state, Seat(2), m.Answer(may=False))
    assert play.actor == 0
    play.no_lay(no.KeepCards(0, 2), "J J J")


def test_13_with_must_discard_one_card_stays_for_the_discard() -> None:
    play = position(
        under(must_discard_last=True),
        holding="J J J J", melds={0: QUOTA}, in_foot=(0, 2), played_foot=(0, 2),
    ).ask(answer=True)  # fmt: skip
    play.no_lay(no.MustGoOut(), "J J J J").lays("J J J").discards("J").went_out()


def pennies(holding: str, **where: Any) -> Play:
    return Play(holding, options=PRESETS["pennies"], **{"melds": {0: DOWN}, **where})


def test_14_a_player_whose_foot_is_closed_keeps_one_card_after_the_discard() -> None:
    pennies("J").no_discard(no.KeepCards(0, 1), "J")
    pennies("J Q").discards("J")


def test_14_and_two_after_melding_unless_that_meld_completes_a_pile() -> None:
    play = pennies("J J J Q").no_lay(no.KeepCards(1, 2), "J J J")
    play = pennies("J J J", melds={0: ("J J J J",)}, feet={0: "4 5"}).lays("0: J J J")
    assert [card.rank for card in play.holding] == ["4", "5"]


def test_14_emptying_the_hand_is_never_restricted_where_that_opens_the_foot() -> None:
    play = position(Options(), "J J J").lays("J J J")
    assert play.public.in_foot[0]


# 16 and 33: sevens -------------------------------------------------------------------------------


def test_16_a_meld_may_not_leave_only_undiscardable_cards_if_another_choice_exists() -> None:
    pennies("J J J 7 7").no_lay(no.OnlyBannedLeft(), "J J J")
    pennies("J J J 7 7 4").lays("J J J")


def test_16_if_nothing_may_be_discarded_the_turn_ends_without_a_discard() -> None:
    play = pennies("7 7")
    play.refused(play.discard("7"), no.CardBanned(play.held("7")[0], v.BanUntil.EVERY_SIDE))
    play.allowed(m.EndTurn())
    assert play.public.turn == 1
    assert len(play.state.holdings[0]) == 2


def test_16_the_ban_is_over_once_every_side_has_its_pile() -> None:
    pennies("7 J", melds={0: (SEVENS,), 1: ("7 7 7 7 2 2 2",)}).discards("7")


def test_33_no_other_choice_where_the_rest_can_be_melded_out_at_once() -> None:
    options = under(discard_bans=(v.DiscardBan(v.Banned.SEVEN, v.BanUntil.OWN_SIDE),))
    play = position(options, "J J J 7 7 7").lays("J J J").lays("7 7 7")
    assert play.public.in_foot[0]


def test_33_the_rest_is_melded_out_at_once_onto_a_complete_open_pile_too() -> None:
    """The other side has no pile of sevens, so none may be discarded."""
    options = under(
        discard_bans=(v.DiscardBan(v.Banned.SEVEN, v.BanUntil.EVERY_SIDE),),
        open_clean=v.Openness.NATURALS,
        open_dirty=v.Openness.ALL,
        open_wild=True,
        second_meld=v.SecondMeld.NEVER,
        permission=False,
        quotas=v.only(v.Quota(1, 0, 0)),
    )
    where: dict[str, Any] = {"in_foot": (0, 2), "played_foot": (0, 2)}
    play = position(options, "J J J 7 7", melds={0: ("K K K", SEVENS)}, **where)
    play.lays("J J J").lays("1: 7 7").went_out()
    # In the hand an empty hand is enough; of a closed pile there is no other place.
    play = position(options, "J J J 7", melds={0: ("K K K", SEVENS)}).lays("J J J").lays("1: 7")
    assert play.public.in_foot[0]
    closed = msgspec.structs.replace(
        options, open_clean=v.Openness.CLOSED, open_dirty=v.Openness.CLOSED, open_wild=False
    )
    play = position(closed, "J J J 7", melds={0: ("K K K", SEVENS)})
    play.no_lay(no.OnlyBannedLeft(), "J J J")


def test_33_the_rest_may_go_to_two_places() -> None:
    """Two sevens complete a pile, and the other three begin a new one."""
    options = under(discard_bans=(v.DiscardBan(v.Banned.SEVEN, v.BanUntil.OWN_SIDE),))
    play = position(options, "J J J 7 7", melds={0: ("K K K", "7 7 7 7 7")})
    play.lays("J J J").lays("1: 7 7")
    options = under(discard_bans=(v.DiscardBan(v.Banned.SEVEN, v.BanUntil.EVERY_SIDE),))
    play = position(options, "J J J 7 7 7 7 7", melds={0: ("K K K", "7 7 7 7 7")})
    play.lays("J J J").lays("1: 7 7", "7 7 7")
    assert play.public.in_foot[0]


def test_33_nor_where_no_discardable_card_was_held() -> None:
    play = position(
        under(discard_bans=(v.DiscardBan(v.Banned.SEVEN, v.BanUntil.OWN_SIDE),)), "7 7 7 7 7"
    ).lays("7 7 7")
    assert [card.rank for card in play.holding] == ["7", "7"]


def test_33_with_a_closed_foot_the_rest_is_melded_at_once_only_where_that_opens_it() -> None:
    """Of a closed foot two cards have to stay (14), unless a pile is completed."""
    play = pennies("J J J 7 7 7").no_lay(no.OnlyBannedLeft(), "J J J")
    play = pennies("J J J 7 7 7", melds={0: ("K K K", "7 7 7 7")}, feet={0: "4 5"})
    play.lays("J J J").lays("1: 7 7 7")
    assert [card.rank for card in play.holding] == ["4", "5"]


def test_16_a_meld_that_opens_the_foot_may_leave_only_sevens() -> None:
    play = pennies("J J J 7 7", melds={0: ("J J J J",)}, feet={0: "4 5"}).lays("0: J J J")
    assert [card.rank for card in play.holding] == ["7", "7", "4", "5"]


# 11 to 13, rules 9 and 11: who has to go out ------------------------------------------------------

ALONE = under(
    sides=v.Sides.ALONE, black_threes=v.BlackThrees.GOING_OUT, quotas=v.only(v.Quota(1, 0, 0))
)
ASKING = under(black_threes=v.BlackThrees.GOING_OUT, quotas=v.only(v.Quota(1, 0, 0)))


@pytest.mark.parametrize(
    "options", [ALONE, msgspec.structs.replace(ASKING, permission=False)], ids=["alone", "pairs"]
)
def test_black_threes_go_down_only_in_the_turn_that_goes_out(options: Options) -> None:
    where: dict[str, Any] = {
        "melds": {0: (EIGHTS,)}, "in_foot": (0, 2), "played_foot": (0, 2), "options": options
    }  # fmt: skip
    play = Play("3S 3S 3C J J J 9 9", **where)
    play.refused(play.lay("3S 3S 3C"), no.ThreesOnlyGoingOut(play.held("3S")[0]))
    play = Play("3S 3S 3C J J J J 9", **where)
    # Before them nothing obliges, after them every move goes on towards the end.
    assert play.problem(play.discard("9")) is None
    play.lays("3S 3S 3C")
    must = no.MustGoOut(is_granted=False)
    play.no_discard(must, "9").refused(m.EndTurn(), must)
    assert set(map(type, suggested(play))) == {m.Lay}
    for bot in (EasyBot(play.rules.options), SteadyBot(play.rules.options)):
        assert isinstance(bot.choose(play.rules.view(play.state, play.seat), 1, 1.0), m.Lay)
    play.lays("J J J").no_discard(must, "J").lays("2: J").discards("9").went_out()


def test_13_where_a_replacement_has_closed_the_last_way_out_the_turn_goes_on() -> None:
    """Of a red three that the take brings only the back of its replacement was known."""
    options = under(
        discard_bans=(v.DiscardBan(v.Banned.SEVEN, v.BanUntil.EVERY_SIDE),),
        quotas=v.only(v.Quota(1, 0, 0)),
    )
    play = Play("9 9 J J J", melds={0: (EIGHTS,)}, in_foot=(0, 2), played_foot=(0, 2),
        pile="3H 9", stock="7", phase=DRAW, options=options,
    )  # fmt: skip
    play.ask(answer=True).takes("top 9 9")
    assert sorted(card.rank for card in play.holding) == ["7", "J", "J", "J"]
    moves = suggested(play)
    assert moves
    play.refused(play.discard("7"), no.CardBanned(play.held("7")[0], v.BanUntil.EVERY_SIDE))
    play.discards("J")
    assert play.public.turn == 1


NOTHING_NEEDED = under(quotas=((v.Quota(0, 0, 0),),))


def not_down(holding: str, options: Options = NOTHING_NEEDED, **more: Any) -> Play:
    """In the foot, the partner too, and the side has nothing on the table."""
    return Play(holding, in_foot=(0, 2), played_foot=(2,), options=options, **more)


def test_11_a_side_that_is_not_down_may_ask_where_nothing_is_needed() -> None:
    """With the stock gone two red threes are drawn, and one card is left to discard."""
    play = not_down("9", stock="3H 3D", stock_size=2, phase=DRAW).draw()
    assert [card.rank for card in play.holding] == ["9"]
    assert m.Ask() in suggested(play)
    play.ask(answer=True).refused(m.EndTurn(), no.MustGoOut())
    assert suggested(play) == [play.discard("9")]
    play.discards("9").went_out()


def test_11_the_melds_of_the_way_out_are_a_first_meld() -> None:
    not_down("9 9 9 4 4 4 5").refused(m.Ask(), no.NoWayOut(0, 0, 0))
    play = not_down("9 9 9 9 4 4 4 5")
    assert play.problem(m.Ask()) is None
    # The ace has to be melded: without it the first meld is too small.
    either = not_down("A A A 4 4 4 4")
    assert either.problem(m.Ask()) is None
    either.ask(answer=True)
    move = suggested(either)[0]
    either.allowed(move)  # type: ignore[arg-type]
    assert either.state.public.out == 0 or len(either.holding) == 1


def test_11_of_the_discards_that_end_it_one_leaves_enough_for_the_first_meld() -> None:
    """Three queens and three aces are 90; with three twos and an ace thrown it is too little."""
    options = under(quotas=((v.Quota(0, 0, 0),),), minima=(70,), wild_melds=False,
                    wild_on_top=v.WildOnTop.BLOCKS)  # fmt: skip
    play = not_down("Q Q Q Q A A A A", options).ask(answer=True)
    while play.phase is not Phase.DEAL_OVER:
        play.allowed(suggested(play)[0])  # type: ignore[arg-type]
    assert play.public.out == 0
    not_down("Q Q Q 5 A A", options).refused(m.Ask(), no.NoWayOut(0, 0, 0))


def test_11_before_drawing_the_take_is_a_first_meld_too() -> None:
    play = not_down("9 9 Q Q Q 5", pile="9", phase=DRAW).ask(answer=True)
    play.no_take(no.TooFewPoints(30, 50), "top 9 9")
    takes = suggested(play)
    assert takes == [play.take("top 9 9", "Q Q Q")]
    play.allowed(takes[0])  # type: ignore[arg-type]
    play.discards("5").went_out()
    # The aces below the nine cannot help to get down.
    not_down("9 9 A A 5", pile="A 9", phase=DRAW).refused(m.Ask(), no.NoWayOut(0, 0, 0))


def test_18_a_way_out_begins_with_the_concealed_pile_where_one_is_due() -> None:
    options = under(quotas=((v.Quota(0, 0, 0),),), concealed_deals=(1,))
    play = not_down("A A A A K K K 5", options).refused(m.Ask(), no.NoWayOut(0, 0, 0))
    play = not_down("4 4 4 4 4 4 4 K K K 5", options).ask(answer=True)
    while play.phase is not Phase.DEAL_OVER:
        play.allowed(suggested(play)[0])  # type: ignore[arg-type]
    assert play.public.out == 0


def suggested(play: Play) -> list[object]:
    """What the rules suggest to the player."""
    return list(play.rules.suggestions(play.rules.view(play.state, play.seat)))


# 18: the concealed pile --------------------------------------------------------------------------

FOURTH: dict[str, Any] = {"deal": 4, "melds": {}, "options": PRESETS["saskatchewan"]}


def test_18_it_replaces_the_minimum_in_that_deal() -> None:
    """Seven fours are 35 points, and deal four asks for 150 elsewhere."""
    Play("4 4 4 4 4 4 4 J J", **FOURTH).lays("4 4 4 4 4 4 4")
    Play("A A A A A A 9 9 9 J J", **FOURTH).no_lay(no.PileNeeded(), "A A A A A A", "9 9 9")
    third = Play("4 4 4 4 4 4 4 J J", **{**FOURTH, "deal": 3})
    third.no_lay(no.TooFewPoints(35, 120), "4 4 4 4 4 4 4")


@pytest.mark.parametrize("pile", ["4 4 4 4 4 4 4", "4 4 4 4 2 2 2", "2 2 2 2 * * *"])
def test_18_any_kind_and_other_melds_may_go_with_it(pile: str) -> None:
    play = Play(f"{pile} 9 9 9 J J", **FOURTH)
    play.allowed(play.lay("9 9 9", pile))
    assert play.public.tables[0].complete_piles == 1


def test_18_a_side_not_down_cannot_take_the_pile_in_that_deal() -> None:
    play = Play("8 8 8 8 8 8 J J", pile="8", phase=DRAW, **FOURTH)
    play.no_take(no.NotDown(), "top 8 8 8 8 8 8")
    Play("8 8 J J", pile="8", phase=DRAW, **{**FOURTH, "melds": {0: DOWN}}).takes("top 8 8")


def test_18_it_serves_the_partner_too() -> None:
    Play("9 9 9 J J", **{**FOURTH, "melds": {0: (EIGHTS,)}}).lays("9 9 9")


# 31 to 35 ----------------------------------------------------------------------------------------


def test_31_asking_before_drawing_counts_only_takes_under_every_condition() -> None:
    options = under(pile_condition=v.PileCondition.ONE_CARD, take_most=0)
    melds = {0: (*QUOTA, "8 8 8")}
    play = position(
        options, "8 J", melds=melds, pile="8", phase=DRAW, in_foot=(0, 2), played_foot=(2,)
    )
    play.ask(answer=True)
    play.refused(m.Draw((2,)), no.MustTake(play.pile[-1])).takes("5: top 8").discards("J")
    assert play.public.out == 0


def test_34_a_pile_opened_by_one_part_takes_the_rest_in_whichever_order() -> None:
    """The wild comes before the seventh card, the naturals after it."""
    options = under(open_clean=v.Openness.NATURALS, open_dirty=v.Openness.NATURALS, open_wild=True)
    play = position(options, "8 8 8 2 J J", melds={0: ("8 8 8 8 8",)}).lays("0: 8 8 8 2")
    table = play.public.tables[0]
    assert (len(table.melds[0].cards), table.melds[0].kind) == (9, "dirty")


def test_35_players_as_in_classic() -> None:
    for name in ("classic-upcard", "saskatchewan", "special-deck"):
        for players in range(2, 7):
            assert preset(name, players).sides is preset("classic", players).sides


# Section 6 ---------------------------------------------------------------------------------------


def test_simpson_one_red_three_and_a_king_left_in_the_holding_are_minus_510() -> None:
    options = PRESETS["simpson"]
    play = Play("3H K", others={1: "4", 2: "4", 3: "4"}, melds={},
        in_foot=(0, 1, 2, 3), options=options, stock_size=None,
    )  # fmt: skip
    score = deal_score(options, play.state)
    assert score.points(0) == -510


def test_pennies_red_threes_go_by_the_pile_of_sevens() -> None:
    options = PRESETS["pennies"]
    eight = " ".join(["3H"] * 4 + ["3D"] * 4)

    def points(red_threes: str, *melds: str) -> int:
        play = Play("J J", red_threes={0: red_threes}, melds={0: melds}, options=options)
        lines = deal_score(options, play.state).lines
        return next(line for line in lines if line.kind == "red_threes").points(0)

    assert points("3H 3D", SEVENS) == 200
    assert points("3H 3D", *CLEAN[:1]) == -200
    assert points(eight, "7 7 7 7 2 2 2") == 1000
    assert points(eight) == -1000


def test_pennies_a_pile_of_sevens_counts_only_as_sevens() -> None:
    options = PRESETS["pennies"]
    play = Play("J J", melds={0: (SEVENS,)}, options=options)
    lines = {line.kind: line.points(0) for line in deal_score(options, play.state).lines}
    assert (lines["special_piles"], lines["clean_piles"]) == (1500, 0)
    full = (*CLEAN[:1], DIRTY[0], "2 2 2 2 * * *", "7 7 7 7 7 2 2")
    for melds, missing in ((full[:-1], 1), (full, 0)):
        play = Play("J J J", melds={0: melds}, in_foot=(0, 2, 4), played_foot=(2, 4),
            options=options,
        )  # fmt: skip
        expected = no.NoWayOut(0, 0, 0, 0, ((Rank.SEVEN, 1, False),)) if missing else None
        assert play.problem(m.Ask()) == expected


def test_second_melds_never_counts_wild_melds_as_a_rank() -> None:
    play = position(
        under(second_meld=v.SecondMeld.NEVER), "2 2 2 J J", melds={0: ("2 2 2 2 * * *",)}
    )
    play.no_lay(no.OnlyOneMeld(None), "2 2 2")


def test_second_melds_never_forbids_two_piles_of_a_rank_at_once() -> None:
    two = EIGHTS, EIGHTS
    Play(f"{EIGHTS} {EIGHTS} J J", melds={0: DOWN}).lays(*two)
    play = position(under(second_meld=v.SecondMeld.NEVER), f"{EIGHTS} {EIGHTS} J J")
    play.no_lay(no.OnlyOneMeld(Rank.EIGHT), *two)


def test_a_pair_or_one_and_a_wild_are_melded_together_onto_a_meld_that_is_there() -> None:
    options = under(pile_condition=v.PileCondition.PAIR_OR_WILD)
    where: dict[str, Any] = {"melds": {0: ("8 8 8",)}, "pile": "8", "phase": DRAW}
    play = position(options, "8 2 J J", **where)
    play.no_take(no.MatchNotMelded(play.public.pile[-1]), "0: top 8")
    play.takes("0: top 8 2")


def test_wild_limits_of_the_page_by_size() -> None:
    """Two wilds in 5 or 6 cards, three in 7 where naturals must outnumber them; pennies' table."""

    def most(options: Options, size: int) -> int:
        return max(w for w in range(size) if w <= options.wilds_allowed(size - w))

    more = under(wild_limit=v.WildLimit.MORE)
    assert [most(more, size) for size in range(3, 8)] == [1, 1, 2, 2, 3]
    assert [most(Options(), size) for size in range(3, 8)] == [1, 1, 1, 2, 2]
    assert [most(PRESETS["pennies"], size) for size in range(3, 8)] == [1, 2, 3, 3, 3]


# 20, 24, 25: two stocks --------------------------------------------------------------------------

TWO = under(
    stock_piles=2,
    wild_on_top=v.WildOnTop.REMOVES,
    stock_out=v.StockOut.REMOVED,
    upcard=v.Upcard.NONE,
)


def test_20_a_draw_names_how_many_from_each() -> None:
    for counts in ((2, 0), (1, 1), (0, 2)):
        play = position(TWO, "J J", phase=DRAW)
        first, second = play.state.stocks
        play.allowed(m.Draw(counts))
        assert set(play.holding[2:]) == {*first[: counts[0]], *second[: counts[1]]}


def test_20_a_draw_takes_from_what_is_there() -> None:
    play = position(TWO, "J J", phase=DRAW, stock_size=3)
    assert list(map(len, play.state.stocks)) == [2, 1]
    play.refused(m.Draw((0, 2)), no.StockPileShort(1, 1)).allowed(m.Draw((2, 0)))


def restocked(stock_size: int) -> Play:
    play = position(TWO, "J J", phase=DRAW, stock_size=stock_size, removed="4 5 6 2 7")
    return play.allowed(m.Draw((2, 0)), settle=False)


def test_20_25_shuffled_in_cards_go_under_the_smaller_pile_and_of_equals_the_first() -> None:
    play = restocked(1)
    assert list(map(len, play.state.stocks)) == [1, 0]
    order = play.public.removed
    play.state = play.rules.apply(play.state, TABLE, m.Reshuffle(order))
    assert play.state.stocks == ((), order[1:])
    empty = restocked(0)
    empty.state = empty.rules.apply(empty.state, TABLE, m.Reshuffle(order))
    assert empty.state.stocks == (order[2:], ())
    assert empty.holding[2:] == order[:2]


def test_24_stock_reshuffle_still_too_short_the_deal_ends() -> None:
    play = position(TWO, "J J", phase=DRAW, stock_size=0, removed="4").allowed(m.Draw((2, 0)))
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out is None


def test_25_replacements_come_from_the_larger_pile_the_first_if_equal() -> None:
    for size, taken in ((4, 0), (5, 0)):
        play = position(TWO, "3H J J", stock_size=size)
        before = play.state.stocks
        (move,) = play.settle()
        assert isinstance(move, m.LayRedThree)
        assert play.holding[-1] is before[taken][0]
    play = position(TWO, "3H J J", stock_size=3)
    play.state = replace(play.state, stocks=tuple(reversed(play.state.stocks)))
    second = play.state.stocks[1]
    play.settle()
    assert play.holding[-1] is second[0]


# 21 and 22: the cut and the upcard ---------------------------------------------------------------


def after_cuts(options: Options, counts: tuple[int, ...]) -> Play:
    """A position whose players have lifted that many cards."""
    play = position(options, "J J")
    play.state = replace(play.state, public=replace(play.public, lifted=counts))
    return play


def test_21_the_program_adds_a_hidden_seeded_error() -> None:
    rules = HandAndFoot(PRESETS["simpson"])
    state = rules.apply(rules.start(), TABLE, m.ChooseDealer(Seat(0)))
    state = rules.apply(state, TABLE, m.Deal(rules.cards))
    state = rules.apply(state, Seat(1), m.Cut(22))
    found = Counter()
    for seed in range(400):
        move = rules.table_move(state, Random(seed))
        assert isinstance(move, m.Lift)
        found[move.count] += 1
        assert move == rules.table_move(state, Random(seed))
    assert set(found) == set(range(18, 27))
    assert found.most_common(1)[0][0] in (21, 22, 23)


@pytest.mark.parametrize("count", [18, 22, 30])
def test_21_missing_cards_are_taken_from_and_surplus_ones_returned_to_the_top(count: int) -> None:
    rules = HandAndFoot(PRESETS["simpson"])
    state = rules.apply(rules.start(), TABLE, m.ChooseDealer(Seat(0)))
    state = rules.apply(state, TABLE, m.Deal(rules.cards))
    state = rules.apply(state, Seat(1), m.Cut(20))
    state = rules.apply(state, TABLE, m.Lift(count))
    assert state.holdings[1] == rules.cards[:11]
    assert state.feet[0] == rules.cards[11:22], "the right-hand neighbour's foot"
    assert state.stocks[0] == rules.cards[22:]


def test_21_the_bonus_counts_for_the_side_in_that_deal() -> None:
    play = after_cuts(under(exact_cut_bonus=100), (26, 25, 26, 26))
    score = deal_score(play.rules.options, play.state)
    line = next(line for line in score.lines if line.kind == "exact_cut")
    assert [line.points(side) for side in (0, 1)] == [200, 100]
    dealt = after_cuts(Options(), ())
    assert all(line.kind != "exact_cut" for line in deal_score(Options(), dealt.state).lines)


def test_21_the_dealer_is_nominal_and_rotates() -> None:
    rules = HandAndFoot(PRESETS["simpson"])
    state = rules.apply(rules.start(), TABLE, m.ChooseDealer(Seat(2)))
    state = rules.apply(state, TABLE, m.Deal(rules.cards))
    assert (state.public.dealer, state.public.turn) == (2, 3)


@pytest.mark.parametrize("upcard", [v.Upcard.LEFT, v.Upcard.BURIED])
def test_22_a_wild_upcard_where_a_wild_freezes_is_buried(upcard: v.Upcard) -> None:
    options = under(upcard=upcard, wild_on_top=v.WildOnTop.REMOVES)
    two = next(card for card in options.cards() if card.rank == "2")
    assert options.buries(two)
    assert not under(upcard=v.Upcard.LEFT).buries(two)


# 17: open melds ----------------------------------------------------------------------------------

OPEN = under(open_clean=v.Openness.NATURALS, open_dirty=v.Openness.NATURALS, open_wild=True)


def test_17_a_card_goes_to_the_incomplete_meld_a_complete_open_one_or_a_new_one() -> None:
    for part in ("0: 8", "1: 8"):
        play = position(OPEN, "8 J J", melds={0: (EIGHTS, "8 8 8")})
        play.allowed(play.lay(part))
    play = position(OPEN, "8 8 8 J J", melds={0: (EIGHTS,)}).lays("8 8 8")


def test_17_overflow_does_not_exist_in_open_games() -> None:
    """Top card and pair fit any meld of the rank, here beyond its seventh card."""
    where: dict[str, Any] = {
        "holding": "8 8 J J", "melds": {0: ("8 8 8 8 8 8",)}, "pile": "8", "phase": DRAW,
    }  # fmt: skip
    play = position(OPEN, **where).takes("0: top 8 8")
    assert play.public.tables[0].complete_piles == 1
    closed = position(Options(), **where)
    assert closed.problem(closed.take("0: top 8 8")) == no.OverflowTooShort(closed.pile[0].rank, 1)


# 23 and 29: one matching card --------------------------------------------------------------------

ONE = under(pile_condition=v.PileCondition.ONE_CARD)


def test_23_top_and_it_extend_an_own_incomplete_meld_or_start_one() -> None:
    where: dict[str, Any] = {"pile": "8", "phase": DRAW}
    play = position(ONE, "8 J J", melds={0: ("8 8 8",)}, **where).takes("0: top 8")
    play = position(ONE, "8 2 J J", **where).takes("top 8 2")
    play = position(ONE, "8 8 J J", **where).takes("top 8 8")
    play = position(ONE, "8 J J", **where)
    play.refused(play.take("top 8"), no.TooFewCards(play.pile[0].rank, 2, 3))
    play = position(ONE, "2 2 J J", **where)
    play.refused(play.take("top 2 2"), no.MatchMissing(play.pile[0], is_pair=False))


def test_29_in_an_open_game_it_may_also_extend_a_complete_open_meld() -> None:
    where: dict[str, Any] = {
        "holding": "8 J J", "melds": {0: (EIGHTS,)}, "pile": "8", "phase": DRAW,
    }  # fmt: skip
    position(
        replace(
            ONE, open_clean=v.Openness.NATURALS, open_dirty=v.Openness.NATURALS, open_wild=True
        ),
        **where,
    ).takes("0: top 8")
    closed = position(ONE, **where)
    closed.refused(closed.take("0: top 8"), no.MeldComplete(closed.pile[0].rank))


# 26 to 28 ----------------------------------------------------------------------------------------

THREES = under(black_threes=v.BlackThrees.CLEAN_MELD)


def test_26_melded_black_threes_count_five_against_also_towards_a_minimum() -> None:
    play = Play("A A A 3S 3S 3C J J", options=THREES)
    play.no_lay(no.TooFewPoints(45, 50), "A A A", "3S 3S 3C")
    down = position(THREES, "J J", melds={0: ("3S 3S 3C",)})
    score = deal_score(THREES, down.state)
    assert next(line for line in score.lines if line.kind == "cards_melded").points(0) == -15


def test_26_no_wilds_with_them() -> None:
    play = position(THREES, "3S 3C 2 J J")
    play.refused(play.lay("3S 3C 2"), no.WildWithThrees(play.held("2")[0]))


@pytest.mark.parametrize(
    ("name", "bonus"), [("brouillette-low", 100), ("brouillette-high", 300), ("pennies", 500)]
)
def test_26_seven_are_a_clean_pile(name: str, bonus: int) -> None:
    """For the quota in every variant; in `brouillette` it pays the dirty amount."""
    options = PRESETS[name]
    play = Play("J J", melds={0: ("3S 3S 3S 3S 3C 3C 3C",)}, options=options)
    score = deal_score(options, play.state)
    assert next(line for line in score.lines if line.kind == "clean_piles").points(0) == bonus


def test_26_a_pair_of_black_threes_never_takes_the_pile() -> None:
    play = position(THREES, "3S 3S J J", pile="4 3C", phase=DRAW)
    play.refused(play.take("top 3S 3S"), no.PileBlocked(play.pile[-1]))


def test_27_dirty_piles_take_anything_within_the_limit_clean_and_wild_piles_are_closed() -> None:
    options = under(open_clean=v.Openness.CLOSED, open_dirty=v.Openness.ALL, open_wild=False)
    melds = {0: ("8 8 8 8 8 8 2", "9 9 9 9 9 9 9", "2 2 2 2 * * *")}
    play = position(options, "8 8 2 9 * J J", melds=melds)
    play.refused(play.lay("1: 9"), no.MeldComplete(play.held("9")[0].rank))
    play.no_lay(no.MeldComplete(None), "2: *").lays("0: 8 8 2").lays("0: *")
    assert play.public.tables[0].melds[0].wilds == 3


def test_28_applies_only_where_melds_are_open_to_all() -> None:
    for opened, allowed in ((v.Openness.ALL, True), (v.Openness.NATURALS, False)):
        options = under(open_clean=opened)
        play = position(options, "2 J J", melds={0: (EIGHTS,)})
        assert (play.problem(play.lay("0: 2")) is None) is allowed


def test_28_a_clean_pile_with_a_wild_turns_dirty() -> None:
    options = under(open_clean=v.Openness.ALL, open_dirty=v.Openness.ALL, open_wild=True)
    play = position(options, "2 J J", melds={0: (EIGHTS,)}).lays("0: 2")
    assert play.public.tables[0].melds[0].kind == "dirty"
