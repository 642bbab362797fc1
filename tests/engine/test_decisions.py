"""Decisions where the sources are silent: those that concern the classic game, by number."""

from __future__ import annotations

import pytest
from setting_out import CLEAN, DIRTY, DOWN, DRAW, QUOTA, WILD, Play

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import NotHeld
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.bots.levels import EasyBot, SteadyBot
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.melds import Kind
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase

EASY_QUOTA = Options(quotas=((Quota(2, 0, 0),),))


def goer(holding: str, *melds: str, **more: object) -> Play:
    """A player in the foot whose partner is ready."""
    settings: dict[str, object] = {"in_foot": (0, 2), "played_foot": (2,), **more}
    return Play(holding, melds={0: melds}, **settings)  # type: ignore[arg-type]


def suggested(play: Play) -> list[object]:
    """What the rules suggest to the player."""
    return list(play.rules.suggestions(play.rules.view(play.state, play.seat)))


def test_01_red_three_drawn_stock_cannot_replace_it_laid_counts_turn_and_deal_go_on() -> None:
    play = Play("8 9", stock="3H K", stock_size=2, phase=DRAW).draw()
    assert sorted(card.rank for card in play.holding) == ["8", "9", "K"]
    assert [card.face for card in play.public.tables[0].red_threes] == ["3H"]
    assert play.actor == 0
    play.discards("K")
    assert play.actor == 1
    assert play.phase is DRAW


def test_02_both_cards_are_taken_then_red_threes_laid_and_replaced_one_by_one() -> None:
    play = Play("8", stock="3H 3D Q", stock_size=3, phase=DRAW)
    play.allowed(m.Draw((2,)), settle=False)
    assert len(play.holding) == 3
    assert len(play.state.stocks[0]) == 1
    made = play.settle()
    assert [type(move) for move in made] == [m.LayRedThree, m.LayRedThree]
    assert sorted(card.rank for card in play.holding) == ["8", "Q"]
    assert len(play.public.tables[0].red_threes) == 2


def test_02_drawing_from_too_short_a_stock_is_legal_for_one_who_could_take_the_pile() -> None:
    play = Play("8 8 9", pile="8", melds={0: DOWN}, stock_size=1, phase=DRAW)
    assert play.problem(play.take("top 8 8")) is None
    play.draw()
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out is None


def test_03_red_threes_of_a_side_that_never_got_down_still_count() -> None:
    play = Play(
        "9", others={2: ""}, in_foot=(0, 2), red_threes={0: "3H 3D"}, stock_size=0, phase=DRAW
    )
    play.draw()
    state = play.rules.apply(play.state, TABLE, m.EndDeal())
    assert play.rules.sheet(state).totals[0] == 200 - 10


def test_04_red_threes_in_a_foot_picked_up_after_a_discard_are_laid_at_pick_up() -> None:
    play = Play("8", feet={0: "3H 3D J"}, stock="3H Q K")
    play.allowed(play.discard("8"), settle=False)
    made = play.settle()
    assert made[0] == m.PickUpFoot()
    assert [type(move) for move in made[1:]] == [m.LayRedThree] * 3
    assert play.public.turn == 1
    assert sorted(card.rank for card in play.holding) == ["J", "K", "Q"]
    assert len(play.public.tables[0].red_threes) == 3
    assert play.public.tables[1].red_threes == ()


def test_05_a_wild_meld_as_first_meld() -> None:
    play = Play("* * * 9", deal=4).lays("* * *")
    assert play.melds == ("* * *",)


def test_06_adding_a_wild_to_a_clean_incomplete_meld_makes_it_dirty() -> None:
    play = Play("2 9", melds={0: ["8 8 8"]})
    assert play.public.tables[0].melds[0].kind is Kind.CLEAN
    play.lays("0: 2")
    assert play.public.tables[0].melds[0].kind is Kind.DIRTY


def test_07_cards_never_move_between_melds() -> None:
    play = Play("9 J", melds={0: ["8 8 8 2", "Q Q Q"]})
    two = play.public.tables[0].melds[0].cards[-1]
    lay = play.lay("1: 9")
    moved = type(lay)((type(lay.melds[0])((two,), 1),))
    play.refused(moved, NotHeld(two))


def test_08_run_into_the_foot_and_go_out_in_the_same_turn() -> None:
    play = goer("8 8 8", *QUOTA, in_foot=(2,), feet={0: "Q Q Q J"}).lays("8 8 8").ask(True)
    play.lays("Q Q Q").discards("J").went_out()


def test_09_played_part_of_a_turn_is_melding_or_discarding_from_the_foot() -> None:
    play = Play("8 9 J J J", melds={0: DOWN}, in_foot=(0,))
    assert play.public.played_foot[0] is False
    play.lays("J J J")
    assert play.public.played_foot[0] is True
    play = Play("8 9 J", melds={0: DOWN}, in_foot=(0,)).discards("8")
    assert play.public.played_foot[0] is True
    play = Play("8 8 9 J", melds={0: DOWN}, in_foot=(0,), pile="8", phase=DRAW).takes("top 8 8")
    assert play.public.played_foot[0] is True


def test_09_drawing_from_the_foot_is_no_part_of_a_turn_yet() -> None:
    play = Play("8 9", in_foot=(0,), phase=DRAW).draw()
    assert play.public.played_foot[0] is False


def test_09_not_if_the_partner_has_only_just_walked_into_it() -> None:
    play = Play("8", feet={0: "Q J"}).discards("8")
    assert play.public.in_foot[0] is True
    assert play.public.played_foot[0] is False
    play = Play("8 8 8", melds={0: DOWN}, feet={0: "Q J"}).lays("8 8 8")
    assert play.public.in_foot[0] is True
    assert play.public.played_foot[0] is False


def test_11_asking_once_per_turn() -> None:
    play = goer("8 8 8 9", *QUOTA, stock="J J Q Q T T 8 8").ask(False)
    play.refused(m.Ask(), no.AskedBefore(answer=False)).discards("9")
    for seat in (1, 2, 3):
        play.seat = Seat(seat)
        play.draw()
        play.allowed(m.Discard(next(c for c in play.holding if not c.is_wild)))
    play.seat = Seat(0)
    play.draw()
    assert play.problem(m.Ask()) is None


def test_11_at_any_moment_of_the_own_turn_with_the_foot_open() -> None:
    play = goer("8 8 8 9 J Q", *QUOTA, "J J J", "Q Q Q")
    assert play.problem(m.Ask()) is None
    play.lays("5: J")
    assert play.problem(m.Ask()) is None
    play.ask(True).lays("6: Q", "8 8 8").discards("9").went_out()


def test_11_before_drawing_too_if_a_take_is_the_way_out() -> None:
    play = goer("8 8 9", *QUOTA, pile="8", phase=DRAW).ask(True)
    assert play.phase is DRAW
    play.takes("top 8 8").discards("9").went_out()


def test_11_offered_only_if_some_sequence_of_legal_moves_ends_out() -> None:
    goer("8 8 8 9 J", *QUOTA).refused(m.Ask(), no.NoWayOut(0, 0, 0))
    goer("8 8 9 J", *QUOTA, pile="8", phase=DRAW).refused(m.Ask(), no.NoWayOut(0, 0, 0))
    goer("8 8 8", *QUOTA, pile="9", phase=DRAW).refused(m.Ask(), no.NoWayOut(0, 0, 0))


def test_11_without_a_yes_the_two_card_rule_stands() -> None:
    goer("8 8 8 9", *QUOTA).no_lay(no.KeepCards(1, 2), "8 8 8")


def test_11_the_partner_is_ready_also_before_drawing() -> None:
    play = goer("8 8 9", *QUOTA, pile="8", phase=DRAW, played_foot=())
    play.refused(m.Ask(), no.PartnerNotReady(Seat(2), True))


def test_12_answering_is_a_position_of_its_own_and_public() -> None:
    play = goer("8 8 8 9", *QUOTA).ask()
    assert play.actor == 2
    assert play.public.turn == 0
    view = play.rules.view(play.state, Seat(2))
    assert set(play.rules.suggestions(view)) == {m.Answer(True), m.Answer(False)}
    for seat in (0, 1, 3):
        view = play.rules.view(play.state, Seat(seat))
        assert list(play.rules.suggestions(view)) == []
        assert view.public.question is not None
        assert view.public.question.waiting == (2,)
        assert view.public.question.answer is None
    play.state = play.rules.apply(play.state, Seat(2), m.Answer(False, m.Reason.TOO_MUCH_LEFT))
    for seat in range(4):
        question = play.rules.view(play.state, Seat(seat)).public.question
        assert question is not None
        assert question.answer is False
        assert question.waiting == ()


def test_12_without_table_talk_the_answer_has_no_reason() -> None:
    quiet = Options(answer_reasons=False)
    play = goer("8 8 8 9", *QUOTA, options=quiet).allowed(m.Ask())
    view = play.rules.view(play.state, Seat(2))
    told = m.Answer(may=False, reason=m.Reason.TOO_MUCH_LEFT)
    assert play.rules.problem(view, told) == no.NoTableTalk()
    assert play.rules.problem(view, m.Answer(may=False)) is None
    talking = HandAndFoot(Options())
    for points, is_told in ((1, True), (9999, True), (0, False), (10_000, False)):
        told = m.Answer(may=False, reason=m.Reason.TOO_MUCH_LEFT, points=points)
        assert (talking.problem(view, told) is None) == is_told
    for bot in (EasyBot(quiet), SteadyBot(quiet)):
        assert bot.choose(view, 1, 1.0) in (m.Answer(may=True), m.Answer(may=False))
    for bot in (EasyBot(Options()), SteadyBot(Options())):
        answer = bot.choose(view, 1, 1.0)
        assert isinstance(answer, m.Answer)
        assert answer.reason is not None


def test_13_after_a_yes_only_moves_that_still_allow_going_out_are_legal() -> None:
    play = goer("5 8 8 2 9", CLEAN[0], "5 5 5 5 5 5", *DIRTY, WILD).ask(True)
    play.no_lay(no.MustGoOut(), "1: 2").no_discard(no.MustGoOut(), "9")
    play.lays("1: 5").lays("8 8 2").discards("9").went_out()


def test_13_the_suggestions_after_a_yes_lead_out() -> None:
    play = goer("5 8 8 2 9 6 6 6", CLEAN[0], "5 5 5 5 5 5", *DIRTY, WILD).ask(True)
    for _ in range(3):
        if play.phase is not Phase.PLAY:
            break
        play.allowed(suggested(play)[0])  # type: ignore[arg-type]
    assert play.public.out == 0


def test_14_emptying_the_hand_is_never_restricted() -> None:
    play = Play("8 8 8", melds={0: DOWN}, feet={0: "Q J"}, in_foot=(1, 2, 3)).lays("8 8 8")
    assert play.public.in_foot[0] is True
    play = Play("8", feet={0: "Q J"}).discards("8")


def stuck() -> Play:
    """In the foot with one card; the draw brings two red threes and the stock is gone."""
    play = goer("9", *QUOTA, stock="3H 3D", stock_size=2, phase=DRAW).draw()
    assert [card.rank for card in play.holding] == ["9"]
    return play


def test_15_cannot_discard_and_cannot_go_out_the_turn_ends_without_a_discard() -> None:
    play = stuck().no_discard(no.KeepCards(0, 1), "9")
    assert m.EndTurn() in suggested(play)
    play.allowed(m.EndTurn())
    assert play.actor == 1
    assert [card.rank for card in play.holding] == ["9"]
    assert play.public.pile == ()
    assert play.public.played_foot[0] is False


def test_15_only_then() -> None:
    goer("9 J", *QUOTA).refused(m.EndTurn(), no.DiscardPossible())
    Play("9", melds={0: QUOTA}).refused(m.EndTurn(), no.DiscardPossible())


def test_15_a_holding_of_red_threes_only_is_laid_and_the_turn_ends() -> None:
    play = goer("", *CLEAN, stock="3H 3D", stock_size=2, phase=DRAW).draw()
    assert play.holding == ()
    assert suggested(play) == [m.EndTurn()]
    play.allowed(m.EndTurn())
    assert play.actor == 1


def test_30_rule_7_when_the_three_fit_top_card_and_pair_go_to_the_incomplete_meld() -> None:
    play = Play("8 8 8 2 2 4", melds={0: ["8 8 8 8", "K K K"]}, pile="7 8", phase=DRAW)
    play.refused(play.take("0: top 2 2", "8 8 8"), no.PairNotMelded(play.pile[-1]))
    play.refused(play.take("0: 8 2 2", "top 8 8"), no.PairNotMelded(play.pile[-1]))
    play.takes("0: top 8 8")


def test_31_asking_before_drawing_only_sequences_that_begin_with_a_take_count() -> None:
    goer("8 8 8 9", *QUOTA, pile="K", phase=DRAW).refused(m.Ask(), no.NoWayOut(0, 0, 0))
    goer("8 8 8 9", *QUOTA, pile="K J 8", phase=DRAW).refused(m.Ask(), no.NoWayOut(0, 0, 0))


def test_31_after_such_a_yes_the_take_is_obligatory() -> None:
    play = goer("8 8 9", *QUOTA, pile="8", phase=DRAW).ask(True)
    play.refused(m.Draw((2,)), no.MustTake(play.pile[-1]))
    moves = suggested(play)
    assert moves
    assert all(isinstance(move, m.TakePile) for move in moves)


def test_31_a_take_that_closes_the_way_out_is_refused() -> None:
    """The two is needed for the queens, so it may not go with the fives."""
    melds = (QUOTA[0], *QUOTA[2:], "5 5 5 5")
    play = goer("5 5 Q Q 2 9", *melds, pile="5", phase=DRAW).ask(True)
    play.no_take(no.TooFewCards(Rank.NINE, 1, 3), "4: top 5 5", "Q Q 2", "9").takes("4: top 5 5")
    play.no_discard(no.MustGoOut(), "9").lays("Q Q 2").discards("9").went_out()
    play = goer("5 5 5 Q Q 2 9", QUOTA[0], *QUOTA[2:], "5 5 5", pile="5", phase=DRAW).ask(True)
    play.no_take(no.MustGoOut(), "4: top 5 5 2").takes("4: top 5 5 5")


def test_31_unseen_replacements_may_only_be_discarded() -> None:
    one = goer("8 8", *QUOTA, pile="3H 8", stock="8", phase=DRAW).ask(True)
    one.takes("top 8 8").lays("5: 8").went_out()
    two = goer("8 8", *QUOTA, pile="3H 3D 8", stock="8 8", phase=DRAW)
    two.refused(m.Ask(), no.NoWayOut(0, 0, 0))
    and_a_discard = goer("8 8 9", *QUOTA, pile="3H 8", stock="8", phase=DRAW)
    and_a_discard.refused(m.Ask(), no.NoWayOut(0, 0, 0))
    goer("8 8 9", *QUOTA, pile="3H 8", stock_size=0, phase=DRAW).ask(True)


@pytest.mark.parametrize(
    ("holding", "meld", "pile"),
    [
        ("8 8 2 2 9", "8 8 8 8 8", "8"),
        ("8 8 2 9", "8 8 8 8 8 8", "8"),
        ("* * 2 2 9", "* * 2 2 2", "*"),
        ("8 8 8 8 2 9", "8 8 8 2", "8"),
        ("8 8 8 8 8 8 8 8 2 J", "Q Q Q", "8 8"),
    ],
)
def test_31_the_suggestions_after_such_a_yes_lead_out(holding: str, meld: str, pile: str) -> None:
    fours = "4 4 4 4 4 4 4", "5 5 5 5 5 5 5"
    play = goer(holding, *fours, meld, pile=pile, phase=DRAW, options=EASY_QUOTA).ask(True)
    while play.phase is not Phase.DEAL_OVER:
        moves = suggested(play)
        assert moves
        play.allowed(moves[-1])  # type: ignore[arg-type]
    assert play.public.out == 0


def test_32_a_player_who_could_still_ask_may_end_the_turn_without_a_discard() -> None:
    play = stuck()
    assert play.problem(m.Ask()) is None
    assert play.problem(m.EndTurn()) is None
    play.ask(False).allowed(m.EndTurn())


def test_32_with_the_yes_the_last_card_goes() -> None:
    play = stuck().ask(True).refused(m.EndTurn(), no.MustGoOut()).discards("9")
    assert play.public.out == 0


def test_32_with_nothing_left_the_yes_ends_the_deal() -> None:
    play = goer("", *QUOTA, stock="3H 3D", stock_size=2, phase=DRAW).draw()
    assert play.problem(m.EndTurn()) is None
    play.ask(True)
    assert play.phase is Phase.DEAL_OVER
    assert play.public.out == 0


def test_34_parts_of_a_lay_down_count_in_whichever_order_makes_them_legal() -> None:
    play = Play("8 8 8 8 8 9", melds={0: ["8 8 8 8 8", "K K K"]}).lays("8 8 8", "0: 8 8")
    assert play.melds == ("8 8 8 8 8 8 8", "K K K", "8 8 8")
    play = Play("8 8 8 8 8 8 8 8 8 8 9", melds={0: DOWN}).lays("8 8 8", "8 8 8 8 8 8 8")


def test_34_no_new_meld_beside_an_earlier_incomplete_one_of_its_rank() -> None:
    play = Play("8 8 8 8 8 8 8 9", melds={0: ["8 8 8", "K K K"]})
    play.no_lay(no.SecondMeldOfRank(Rank.EIGHT), "8 8 8 8 8 8 8")
    play.no_lay(no.SecondMeldOfRank(Rank.EIGHT), "8 8 8", "0: 8 8 8").lays("0: 8 8 8 8", "8 8 8")


@pytest.mark.parametrize("seat", range(4))
def test_19_the_discard_pile_and_packet_sizes_are_public(seat: int) -> None:
    play = Play("8 9", pile="K Q J", others={1: "4", 2: "5 5", 3: "6 6 6"})
    view = play.rules.view(play.state, Seat(seat))
    assert [card.rank for card in view.public.pile] == ["K", "Q", "J"]
    assert view.holding_counts == (2, 1, 2, 3)
    assert view.foot_counts == tuple(map(len, play.state.feet))
    assert view.stock_counts == (len(play.state.stocks[0]),)


def test_nothing_is_laid_onto_the_wrong_meld() -> None:
    play = Play("8 9", melds={0: ["8 8 8", "K K K"]})
    play.refused(play.lay("1: 8"), no.WrongRank(play.held("8")[0], Rank.KING))
