"""The tactics of a steady bot, each in a position of a few cards."""

from __future__ import annotations

import pickle

import pytest
from bot_views import CLEAN, DIRTY, QUOTA, WILD, steady, view

from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    Lay,
    PlayerMove,
    Reason,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.state import Phase


def laid(move: PlayerMove) -> list[str]:
    """What a lay-down or take lays, meld by meld, as ranks."""
    assert isinstance(move, Lay | TakePile), move
    return [" ".join(card.rank for card in meld.cards) for meld in move.melds]


def discarded(move: PlayerMove) -> str:
    assert isinstance(move, Discard), move
    return move.card.face


# The first meld --------------------------------------------------------------------------------


def test_the_first_meld_spends_no_wild_it_need_not_spend() -> None:
    assert laid(steady(view("A A A 2 * 9 9 6 5 4"))) == ["A A A"]


def test_the_first_meld_spends_the_cheaper_wild() -> None:
    seen = view("K K K A A 2 * 6 5 4")
    assert laid(steady(seen)) == ["A A 2"]


def test_without_enough_points_nothing_is_laid() -> None:
    assert isinstance(steady(view("9 9 9 4 4 5 6 7 K", deal=4)), Discard)


# Melds -----------------------------------------------------------------------------------------


def test_a_clean_meld_stays_clean_while_there_is_no_need() -> None:
    move = steady(view("2 2 K K 8 7 6 5 4 4 A", own=["9 9 9 9 9"]))
    assert isinstance(move, Discard)
    assert not move.card.is_wild


def test_a_clean_meld_turns_dirty_where_the_quota_needs_it_and_clean_ones_abound() -> None:
    seen = view("2 K J 8 7", own=[*CLEAN, WILD, "9 9 9 9 9 9", "T T T T"], in_foot=(0, 2))
    assert laid(steady(seen)) == ["2"]


def test_wilds_go_to_the_wild_pile_first() -> None:
    seen = view("2 2 * K J 8 7 6 5 4", own=["9 9 9 9 9", "T T T T 2"])
    assert sorted(laid(steady(seen))) == ["2 2 *"]


def test_a_wild_pile_is_completed_at_once() -> None:
    seen = view("2 * K J 8 7 6 5 4", own=["* * * 2 2"], in_foot=(0,))
    assert sorted(laid(steady(seen))[0].split()) == ["*", "2"]


def test_a_pair_is_kept_for_the_pile_while_the_hand_is_large() -> None:
    seen = view("9 9 K J 8 7 6 5 4", own=["9 9 9"])
    assert isinstance(steady(seen), Discard)


def test_a_pair_and_a_wild_open_the_way_into_the_foot() -> None:
    assert laid(steady(view("9 9 2 K", own=["T T T T"]))) == ["9 9 2"]


def test_in_the_hand_one_wild_is_kept_for_the_way_into_the_foot() -> None:
    seen = view("2 2 K J 8 7 6 5 4", own=["* * *"])
    assert laid(steady(seen)) == ["2"]
    last = view("2 K J 8 7 6 5 4", own=["* * *"])
    assert isinstance(steady(last), Discard)


def test_wilds_are_not_spent_on_a_way_into_the_foot_that_leads_nowhere() -> None:
    assert isinstance(steady(view("9 9 2 2 K", own=["T T T T T T T"])), Discard)
    near = view("9 9 2 2 K", own=["T T T T"])
    assert sorted(laid(steady(near))) == ["2", "9 9 2"]


def test_in_the_foot_before_the_partner_a_pile_is_left_open_for_the_partner() -> None:
    holding, melds = "9 K J 8 7 6", ["9 9 9 9 9 9"]
    assert isinstance(steady(view(holding, own=melds, in_foot=(0,))), Discard)
    assert laid(steady(view(holding, own=melds, in_foot=(0, 2)))) == ["9"]
    close = view(holding, own=melds, theirs=QUOTA, in_foot=(0, 1, 3))
    assert laid(steady(close)) == ["9"]


def test_from_the_foot_two_cards_are_kept() -> None:
    move = steady(view("9 T T", own=["9 9 9", "T T T"], in_foot=(0,)))
    assert sum(len(meld.split()) for meld in laid(move)) == 1


# The pile --------------------------------------------------------------------------------------


def test_a_rich_pile_is_taken() -> None:
    seen = view("9 9 K 7 6 5 4", own=["T T T", "J J J"], pile="T T J J 2 * 9", phase=Phase.DRAW)
    assert isinstance(steady(seen), TakePile)


def test_a_pile_takes_the_side_down() -> None:
    seen = view("9 9 2 K 7 6 5 4", pile="T T J J 9", phase=Phase.DRAW)
    assert laid(steady(seen)) == ["9 9 9 2"]


def test_a_poor_pile_is_left_for_a_draw() -> None:
    seen = view("9 9 K K 7 6", own=["T T T"], pile="3S 9", phase=Phase.DRAW, in_foot=(0,))
    assert isinstance(steady(seen), Draw)


def test_the_pile_is_taken_rather_than_ending_the_deal() -> None:
    seen = view("9 9 K K 7 6", own=["T T T"], pile="3S 9", phase=Phase.DRAW, stock=1)
    assert isinstance(steady(seen), TakePile)


# Discards --------------------------------------------------------------------------------------

BIG_PILE = "T T J J Q Q K K"


def test_a_black_three_blocks_a_rich_pile() -> None:
    seen = view("3S A A 8 8 6 7 5", own=["T T T"], theirs=["J J J", "Q Q Q"], pile=BIG_PILE)
    assert discarded(steady(seen)) == "3S"


def test_a_card_the_next_player_has_a_pair_of_is_not_discarded() -> None:
    free = view("A A 4 5 8 8", own=["T T T"], theirs=["J J J"], pile=BIG_PILE)
    assert discarded(steady(free))[0] == "5"
    known = view("A A 4 5 8 8", own=["T T T"], theirs=["J J J"], pile=BIG_PILE, known={1: "5 5"})
    assert discarded(steady(known))[0] == "4"


def test_a_rank_the_next_player_threw_away_is_the_safer_discard() -> None:
    seen = view(
        "A A 4 5 8 8", own=["T T T"], theirs=["J J J"], pile=BIG_PILE, discards={1: "5 7 K"}
    )
    assert discarded(steady(seen))[0] == "5"


def test_what_the_own_side_collects_is_not_discarded() -> None:
    seen = view("9 4 4 A", own=["9 9 9 9"], theirs=["J J J"], in_foot=(0,), pile="K")
    move = steady(seen)
    assert isinstance(move, Lay) or discarded(move)[0] != "9"


def test_a_wild_is_discarded_only_when_nothing_else_is_left() -> None:
    assert discarded(steady(view("2 * 8", own=["9 9 9"], in_foot=(0,), pile="K")))[0] == "8"


# Going out -------------------------------------------------------------------------------------


def test_it_asks_when_it_can_go_out_and_that_pays() -> None:
    seen = view("8 8 8 9", own=QUOTA, in_foot=(0, 2), counts={2: 3})
    assert isinstance(steady(seen), Ask)


def test_after_a_yes_it_goes_out() -> None:
    seen = view("8 8 8 9", own=QUOTA, in_foot=(0, 2), asked=True)
    assert laid(steady(seen)) == ["8 8 8"]
    last = view("9", own=[*QUOTA, "8 8 8"], in_foot=(0, 2), asked=True)
    assert discarded(steady(last))[0] == "9"


def test_it_does_not_ask_while_its_side_has_much_to_gain() -> None:
    seen = view(
        "8 8 8 9",
        own=[*QUOTA, "* 2 2 2 2 2", "K K K K K K", "A A A A A A"],
        theirs=["J J J"],
        in_foot=(0, 1, 2, 3),
        counts={1: 3, 2: 12, 3: 3},
    )
    assert not isinstance(steady(seen), Ask)


def test_in_the_last_deal_who_is_behind_plays_on() -> None:
    def seen(theirs: list[str]) -> PlayerMove:
        return steady(
            view(
                "8 8 8 9",
                own=QUOTA,
                theirs=theirs,
                in_foot=(0, 1, 2, 3),
                counts={1: 3, 2: 3, 3: 3},
                deal=4,
            )
        )

    assert isinstance(seen(["J J J"]), Ask)
    behind = ["K K K K K K K", "A A A A A A A", "Q Q Q Q Q Q Q", "J J J J J J J", "T T T T T T T"]
    ahead_by_wilds = [*behind, "9 9 9 9 9 9 9", "K K K K K K K", "A A A A A A A"]
    assert not isinstance(seen(ahead_by_wilds), Ask)


def answer_to(holding: str, **position: object) -> Answer:
    seen = view(holding, phase=Phase.ANSWER, seat=2, in_foot=(0, 1, 2, 3), **position)
    move = steady(seen)
    assert isinstance(move, Answer)
    return move


def test_a_small_loss_is_a_yes() -> None:
    assert answer_to("K 8 4", own=QUOTA) == Answer(True, Reason.LITTLE_LEFT)


def test_a_loss_clearly_above_the_gain_is_a_no_with_its_reason() -> None:
    move = answer_to("* * * * A A A A 2 2", own=QUOTA, counts={0: 1, 1: 2, 3: 2})
    assert move == Answer(False, Reason.TOO_MUCH_LEFT)


def test_a_loss_below_the_opponents_is_a_yes_with_its_reason() -> None:
    assert answer_to("* A A K", own=QUOTA) == Answer(True, Reason.AHEAD)


def test_opponents_about_to_go_out_make_it_a_yes() -> None:
    move = answer_to(
        "* A A A K K Q Q J J",
        own=CLEAN,
        theirs=("8 8 8 8 8 8 8", "9 9 9 9 9 9 9", *DIRTY, WILD),
        counts={0: 1, 1: 2, 3: 2},
    )
    assert move == Answer(True, Reason.OPPONENTS_CLOSE)


def test_a_pile_in_the_hand_is_a_no_with_its_reason() -> None:
    move = answer_to("9 9 A A K K", own=[*QUOTA, "9 9 9 9 9"], counts={0: 1, 1: 8, 3: 8})
    assert move == Answer(False, Reason.NEARLY_A_PILE)


# From the view only ----------------------------------------------------------------------------


@pytest.mark.parametrize("holding", ["A A A 2 * 9 9 6 5 4", "3S K Q J 8 7 6 5"])
def test_the_same_view_gives_the_same_move_after_a_journey(holding: str) -> None:
    seen = view(holding, own=["T T T"], pile=BIG_PILE)
    again = pickle.loads(pickle.dumps(seen))
    assert again is not seen
    assert steady(again) == steady(seen)
