"""Rules 10 to 12 of classic Hand and Foot: the foot, going out and the end."""

from __future__ import annotations

import pytest
from setting_out import CLEAN, DIRTY, DOWN, DRAW, QUOTA, WILD, Play, ended, goer

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import IllegalMove, NotToMove
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    EndTurn,
    PickUpFoot,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import PartnersInFoot, Quota
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase


def suggested(play: Play) -> list[object]:
    """What the rules suggest to the player."""
    return list(play.rules.suggestions(play.rules.view(play.state, play.seat)))


# 10. The foot --------------------------------------------------------------------------------


def test_melding_the_last_card_of_the_hand_pick_up_the_foot_at_once_and_go_on() -> None:
    play = Play("8 8 8", feet={0: "Q J T"}, melds={0: DOWN})
    play.allowed(play.lay("8 8 8"), settle=False)
    assert play.actor == TABLE
    assert play.settle() == [PickUpFoot()]
    assert [card.rank for card in play.holding] == ["Q", "J", "T"]
    assert play.state.feet[0] == ()
    assert play.public.in_foot == (True, False, False, False)
    assert play.actor == 0
    assert play.phase is Phase.PLAY


def test_the_same_turn_still_ends_with_a_discard() -> None:
    play = Play("8 8 8", feet={0: "Q J T"}, melds={0: DOWN}).lays("8 8 8")
    play.refused(Draw((2,)), no.AlreadyDrawn()).refused(EndTurn(), no.DiscardPossible())
    play.discards("Q")
    assert play.actor == 1
    assert len(play.holding) == 2


def test_discarding_the_last_card_of_the_hand_pick_up_the_foot_play_from_the_next_turn_on() -> None:
    play = Play("8", feet={0: "Q Q Q"}, melds={0: DOWN})
    play.allowed(play.discard("8"), settle=False)
    assert play.actor == TABLE
    assert play.settle() == [PickUpFoot()]
    assert play.public.turn == 1
    assert play.public.in_foot[0] is True
    assert [card.rank for card in play.holding] == ["Q", "Q", "Q"]
    play.refused(play.lay("Q Q Q"), NotToMove(Seat(0), Seat(1)))


def test_a_hand_may_always_be_emptied() -> None:
    play = Play("8 8 8 9", melds={0: DOWN}, feet={0: "Q J"})
    assert play.problem(play.lay("8 8 8")) is None
    play.lays("8 8 8").discards("9")
    assert play.public.in_foot[0] is True


def test_the_foot_is_picked_up_only_when_the_hand_is_gone() -> None:
    play = Play("8 8 8", melds={0: DOWN})
    with pytest.raises(IllegalMove) as caught:
        play.rules.apply(play.state, TABLE, PickUpFoot())
    assert caught.value.problem == NotToMove(TABLE, Seat(0))


# 11. Going out -------------------------------------------------------------------------------


def test_only_from_the_foot() -> None:
    play = goer("8 9", *QUOTA, in_foot=(2,), feet={0: "Q J"}).refused(Ask(), no.NotInFoot())
    play.discards("8")
    assert play.phase is DRAW


@pytest.mark.parametrize(
    ("melds", "missing"),
    [
        ((CLEAN[0], *DIRTY, WILD), (1, 0, 0)),
        ((*CLEAN, DIRTY[0], WILD), (0, 1, 0)),
        ((*CLEAN, *DIRTY), (0, 0, 1)),
        ((CLEAN[0],), (1, 2, 1)),
    ],
)
def test_the_side_has_its_quota_two_clean_two_dirty_and_one_wild_pile(
    melds: tuple[str, ...], missing: tuple[int, int, int]
) -> None:
    play = goer("8 8 8 9", *melds).refused(Ask(), no.NoWayOut(*missing))
    assert Ask() not in suggested(play)


def test_more_piles_than_the_quota_do_no_harm() -> None:
    play = goer("8 8 8 9", *QUOTA, "J J J J J J J").ask(True).lays("8 8 8").discards("9")
    assert play.public.out == 0


def test_a_clean_pile_is_no_dirty_one() -> None:
    play = goer("8 8 8 9", *CLEAN, DIRTY[0], WILD, "J J J J J J J")
    play.refused(Ask(), no.NoWayOut(0, 1, 0))


def test_each_complete_at_the_latest_when_the_last_card_leaves() -> None:
    play = goer("5 9", CLEAN[0], "5 5 5 5 5 5", *DIRTY, WILD).ask(True)
    play.no_discard(no.MustGoOut(), "5").lays("1: 5").discards("9").went_out()


def test_a_pile_may_be_completed_by_the_very_last_card() -> None:
    play = goer("5", CLEAN[0], "5 5 5 5 5 5", *DIRTY, WILD).ask(True).lays("1: 5")
    assert play.public.out == 0
    assert play.phase is Phase.DEAL_OVER


@pytest.mark.parametrize("in_foot", [(0,), (0, 2)])
def test_the_partner_has_picked_up_the_foot_and_played_at_least_part_of_a_turn_from_it(
    in_foot: tuple[int, ...],
) -> None:
    play = goer("8 8 8 9", *QUOTA, in_foot=in_foot, played_foot=(0,))
    play.refused(Ask(), no.PartnerNotReady(Seat(2), 2 in in_foot))
    assert Ask() not in suggested(play)


def test_and_the_partner_asked_may_i_go_out_says_yes() -> None:
    play = goer("8 8 8 9", *QUOTA).no_lay(no.KeepCards(1, 2), "8 8 8").ask()
    assert play.actor == 2
    assert play.phase is Phase.ANSWER
    play.refused(play.discard("9"), NotToMove(Seat(0), Seat(2)))
    play.refused(Draw((2,)), no.AnswerFirst(), seat=2)
    play.refused(Answer(True), NotToMove(Seat(1), Seat(2)), seat=1)
    play.state = play.rules.apply(play.state, Seat(2), Answer(True))
    assert play.actor == 0
    assert play.phase is Phase.PLAY
    play.lays("8 8 8").discards("9")
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out == 0


def test_a_yes_obliges_meld_everything() -> None:
    play = goer("8 8 8", *QUOTA).ask(True).no_discard(no.MustGoOut(), "8")
    play.refused(EndTurn(), no.MustGoOut()).lays("8 8 8")
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out == 0


def test_or_all_but_one_and_discard_that_one() -> None:
    play = goer("8 8 8 8", *QUOTA).ask(True).lays("8 8 8").discards("8")
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out == 0
    assert play.public.pile[-1].rank is Rank.EIGHT


def test_a_no_means_not_this_turn() -> None:
    play = goer("8 8 8 9", *QUOTA).ask(False).refused(Ask(), no.AskedBefore(answer=False))
    play.no_lay(no.KeepCards(1, 2), "8 8 8").discards("9")
    assert play.public.out is None
    assert play.public.question is None


def test_after_a_yes_one_does_not_ask_again() -> None:
    goer("8 8 8 9", *QUOTA).ask(True).refused(Ask(), no.AskedBefore(answer=True))


@pytest.mark.parametrize("asked", [None, False])
def test_who_may_not_go_out_must_keep_at_least_two_cards_after_melding(asked: bool | None) -> None:
    play = goer("8 8 8 9 J", *QUOTA, "Q Q Q Q", "J J J", asked=asked)
    play.no_lay(no.KeepCards(1, 2), "8 8 8", "6: J").lays("8 8 8")
    assert len(play.holding) == 2
    play.discards("9")
    assert len(play.holding) == 1


def test_the_two_card_rule_counts_what_is_left() -> None:
    goer("8 8 8", *QUOTA).no_lay(no.KeepCards(0, 2), "8 8 8")
    goer("8 8 8 9", *QUOTA).no_lay(no.KeepCards(1, 2), "8 8 8")
    goer("8 8 8 9", CLEAN[0]).no_lay(no.KeepCards(1, 2), "8 8 8")


def test_the_two_card_rule_holds_for_takes_and_counts_what_the_pile_brings() -> None:
    play = goer("8 8", CLEAN[0], pile="8", phase=DRAW).no_take(no.KeepCards(0, 2), "top 8 8")
    play = goer("8 8", CLEAN[0], pile="9 8", phase=DRAW).no_take(no.KeepCards(1, 2), "top 8 8")
    play = goer("8 8", CLEAN[0], pile="9 J 8", phase=DRAW).takes("top 8 8")
    play = goer("8 8", CLEAN[0], pile="9 3H 8", phase=DRAW).takes("top 8 8")
    assert len(play.holding) == 2
    play = goer("8 8", CLEAN[0], pile="9 3H 8", phase=DRAW, stock_size=0)
    play.no_take(no.KeepCards(1, 2), "top 8 8")


def test_the_last_card_of_the_foot_is_not_discarded_without_going_out() -> None:
    goer("9", *QUOTA).no_discard(no.KeepCards(0, 1), "9")


def test_the_two_card_rule_is_not_for_the_hand() -> None:
    play = Play("8 8 8 9", melds={0: DOWN}, in_foot=(2,), feet={0: "Q"}).lays("8 8 8")
    assert len(play.holding) == 1


def test_without_permission_in_the_rules_nobody_is_asked() -> None:
    options = Options(permission=False)
    play = goer("8 8 8 9", *QUOTA, options=options).refused(Ask(), no.NoPartner())
    play.lays("8 8 8").discards("9").went_out()
    play = goer("8 8 8 9", *CLEAN, options=options).no_lay(no.KeepCards(1, 2), "8 8 8")
    play = goer("8 8 8 9", *QUOTA, options=options, played_foot=())
    play.no_lay(no.KeepCards(1, 2), "8 8 8")
    play = goer("8 8 8 9", *QUOTA, options=options, played_foot=()).discards("9")
    assert play.public.out is None
    play = goer("9", *QUOTA, options=options, played_foot=()).no_discard(no.KeepCards(0, 1), "9")
    play = goer("9", *QUOTA[1:], options=options).no_discard(no.KeepCards(0, 1), "9")
    play = goer("9", *QUOTA, options=options).discards("9")
    assert play.public.out == 0


def test_where_the_partner_need_not_be_in_the_foot_asking_is_enough() -> None:
    play = goer(
        "8 8 8", *QUOTA, options=Options(partners_in_foot=PartnersInFoot.NO), in_foot=(0,)
    ).ask(True)
    play.lays("8 8 8").went_out()


def test_the_quota_is_an_option() -> None:
    goer("8 8 8", CLEAN[0], options=Options(quotas=((Quota(1, 0, 0),),))).ask(True)


# 12. End of the deal -------------------------------------------------------------------------


def test_the_deal_ends_when_somebody_goes_out() -> None:
    play = goer("8 8 8", *QUOTA).ask(True).lays("8 8 8")
    deal = ended(play)
    assert (deal.ended, deal.by) == ("out", 0)


@pytest.mark.parametrize("left", [0, 1])
def test_or_somebody_wants_to_draw_and_the_stock_has_fewer_cards_than_the_draw(left: int) -> None:
    play = Play("8 9", stock_size=left, phase=DRAW)
    before = play.holding
    play.draw()
    assert play.holding == before
    deal = ended(play)
    assert (deal.ended, deal.by) == ("stock", None)


def test_a_stock_of_exactly_the_draw_is_drawn() -> None:
    play = Play("8 9", stock_size=2, phase=DRAW).draw()
    assert play.phase is Phase.PLAY
    assert play.state.stocks == ((),)


def test_with_an_empty_stock_play_goes_on_as_long_as_each_player_can_and_does_take_the_pile() -> (
    None
):
    play = Play(
        "8 8 9 J",
        others={1: "9 9 J Q"},
        melds={0: DOWN, 1: ["A A A"]},
        pile="T 8",
        stock_size=0,
        phase=DRAW,
    )
    play.takes("top 8 8").discards("9")
    play.seat = Seat(1)
    play.takes("top 9 9").discards("Q")
    assert play.actor == 2
    play.seat = Seat(2)
    play.draw()
    assert ended(play).ended == "stock"


def test_nobody_gets_the_going_out_bonus_when_the_stock_ends_the_deal() -> None:
    play = goer("8 9", *QUOTA, stock_size=0, phase=DRAW).draw()
    deal = ended(play)
    line = next(line for line in deal.lines if line.kind == "going_out")
    assert [line.points(side) for side in (0, 1)] == [0, 0]


def test_a_discard_may_be_the_last_card_of_going_out() -> None:
    play = goer("3S", *QUOTA).ask(True)
    play.allowed(Discard(play.holding[0]))
    assert ended(play).by == 0
