"""What a steady bot does under other rules than the classic ones, in positions of a few cards."""

from __future__ import annotations

import pytest
from bot_views import discarded, laid, steady, view
from msgspec.structs import replace

from handfoot_gui.games.hand_and_foot.bots.levels import EasyBot
from handfoot_gui.games.hand_and_foot.rules.moves import Cut, Discard, Draw, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import PileCondition, Sides, Take
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase

SIMPSON = HandAndFoot(preset("simpson"))
BROUILLETTE = HandAndFoot(preset("brouillette-high"))
SASKATCHEWAN = HandAndFoot(preset("saskatchewan"))
PENNIES = HandAndFoot(preset("pennies"))
SPECIAL = HandAndFoot(preset("special-deck"))
ALONE = HandAndFoot(preset("special-deck", 6, Sides.ALONE))

CLEAN = "4 4 4 4 4 4 4"


@pytest.mark.parametrize("rules", [SIMPSON, BROUILLETTE])
@pytest.mark.parametrize("red", ["3H", "3D"])
def test_a_red_three_that_costs_is_discarded_at_once(rules: HandAndFoot, red: str) -> None:
    seen = view(f"{red} 3S K Q 8 4", rules=rules)
    assert discarded(steady(seen, rules)) == red
    easy = EasyBot(rules.options)
    assert all(discarded(easy.choose(seen, seed, 1.0)) == red for seed in range(10))


def test_wilds_are_not_hoarded_where_there_are_no_wild_melds() -> None:
    seen = view("2 2 2 K Q Q 8 6 5 4", own=["9 9 9 9", "T T T"], rules=SIMPSON)
    move = steady(seen, SIMPSON)
    assert sum(text.split().count("2") for text in laid(move)) >= 2
    classic = steady(view("2 2 2 K Q Q 8 6 5 4", own=["9 9 9 9", "T T T"]))
    assert laid(classic) == ["2 2 2"]


def test_a_discarded_wild_that_freezes_saves_a_large_pile() -> None:
    cards = "2 2 K A", "K A Q J T 9 8 7 6 5 4 K A Q J T 9 8 7 6"
    own = ["9 9 9 9 9 9 9", "T T T T T T T", "8 8 8 8 8 2 2"]
    dangers = {1: "K K A A 2 2"}
    rules = HandAndFoot(replace(preset("brouillette-high", 2), take=Take.WHOLE, take_count=7))
    seen = view(cards[0], pile=cards[1], own=own[:1], known=dangers, rules=rules)
    assert discarded(steady(seen, rules))[0] == "2"


def test_naturals_go_onto_a_complete_pile_where_it_is_open() -> None:
    seen = view("4 8 K Q", own=[CLEAN, "9 9 9"], rules=SASKATCHEWAN)
    assert laid(steady(seen, SASKATCHEWAN)) == ["4"]
    assert isinstance(steady(view("4 8 K Q", own=[CLEAN, "9 9 9"])), Discard)


def test_the_first_meld_of_the_fourth_deal_is_a_whole_pile() -> None:
    six = "K K K K A A A Q Q Q 5"
    assert isinstance(steady(view(six, deal=4, rules=SASKATCHEWAN), SASKATCHEWAN), Discard)
    seven = view(f"{six} 2 2 *", deal=4, rules=SASKATCHEWAN)
    assert max(len(text.split()) for text in laid(steady(seven, SASKATCHEWAN))) == 7


def test_a_pile_is_completed_where_that_opens_the_foot() -> None:
    table = ["9 9 9 9 9 2", "8 8 8", "A A A A A A A"]
    move = steady(view("2 K Q J T 7 6 5", own=table, rules=PENNIES), PENNIES)
    assert laid(move) == ["2"]


def test_a_banned_seven_is_kept() -> None:
    seen = view("7 K K A A", own=["9 9 9"], rules=PENNIES)
    assert discarded(steady(seen, PENNIES))[0] != "7"
    easy = EasyBot(PENNIES.options)
    assert all(discarded(easy.choose(seen, seed, 1.0))[0] != "7" for seed in range(10))


def test_black_threes_are_melded_where_they_may_be() -> None:
    holding = "3S 3S 3C K Q J 8 6"
    assert laid(steady(view(holding, own=[CLEAN], rules=BROUILLETTE), BROUILLETTE)) == ["3 3 3"]
    assert isinstance(steady(view(holding, own=[CLEAN], rules=SIMPSON), SIMPSON), Discard)


def test_ladies_go_onto_a_clean_pile_or_block() -> None:
    clean = "l l l l l l l"
    assert laid(steady(view("w w a c e g", own=[clean], rules=SPECIAL), SPECIAL)) == ["w w"]
    dirty = "l l l l l s s"
    assert discarded(steady(view("w a c e g", own=[dirty], rules=SPECIAL), SPECIAL)) == "w-"


def test_a_single_player_keeps_wilds_for_the_piles_they_finish_where_any_pile_counts() -> None:
    holding, own = "s s j j e g i c b", ["a a a", "d d d"]
    in_pairs = view(holding, own=own, stock=40, rules=SPECIAL)
    assert laid(steady(in_pairs, SPECIAL)) == ["j j s"]
    alone = view(holding, own=own, stock=40, rules=ALONE)
    assert isinstance(steady(alone, ALONE), Discard)


def test_a_single_player_s_pile_does_not_wait_for_those_that_are_further_from_seven() -> None:
    own = ["k k k k k", "a a s", "c c s", "d d s"]
    seen = view("s s j e g i b", own=own, rules=ALONE)
    assert laid(steady(seen, ALONE)) == ["s s"]
    nearer = ["k k k k k", "a a a a s s", "c c c c s s", "d d d d s s"]
    seen = view("s s j e g i b", own=nearer, rules=ALONE)
    assert isinstance(steady(seen, ALONE), Discard)


def test_a_draw_keeps_two_stock_piles_even() -> None:
    seen = view("K Q J 8 6", phase=Phase.DRAW, stock=42, rules=SIMPSON)
    assert steady(seen, SIMPSON) == Draw((1, 1))
    uneven = replace(seen, stock_counts=(20, 30))
    assert steady(uneven, SIMPSON) == Draw((0, 2))


def test_a_cut_aims_at_hand_and_foot() -> None:
    seen = view("", phase=Phase.CUT, stock=200, rules=SIMPSON)
    assert steady(seen, SIMPSON) == Cut(22)
    assert EasyBot(SIMPSON.options).choose(seen, 1, 1.0) == Cut(22)


def test_the_pile_is_taken_with_one_card_where_that_is_enough() -> None:
    rules = HandAndFoot(Options(pile_condition=PileCondition.ONE_CARD))
    table = ["9 9 9"]
    pile = "9 9 K K K Q Q 9"
    seen = view("9 K K Q 8 7 5", own=table, pile=pile, phase=Phase.DRAW, rules=rules)
    assert isinstance(steady(seen, rules), TakePile)
    classic = view("9 K K Q 8 7 5", own=table, pile=pile, phase=Phase.DRAW)
    assert isinstance(steady(classic), Draw)


def test_a_single_player_goes_out_without_a_question() -> None:
    own = ["9 9 9 9 9 9 9", "T T T T T 2 2", "8 8 8 8 8"]
    seen = view("8 K", own=own, in_foot=(0,), rules=SIMPSON)
    assert laid(steady(seen, SIMPSON)) == ["8"]
    last = view("K", own=own, in_foot=(0,), rules=SIMPSON)
    assert discarded(steady(last, SIMPSON))[0] == "K"
