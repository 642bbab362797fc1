"""The solver of Manipulation Rummy against trying everything, sentence by sentence, and itself."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sampling import examples

from handfoot_gui.core.cards import Card, Rank, Suit, cards, packs_of_cards
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.rules.legality import problem_table
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.shapes import RANKS_UPWARD
from handfoot_gui.games.manipulation.rules.state import Phase, Public, View
from handfoot_gui.games.manipulation.solver import (
    Goal,
    Plan,
    Tuning,
    after,
    best_play,
    can_lay_all,
    most,
    steps,
)
from tests.engine.all_plays import best_by_trying

ONE_EACH = dict.fromkeys(Rank, 1)
POINTS = {
    **{rank: min(place + 1, 10) for place, rank in enumerate(RANKS_UPWARD)},
    Rank.JOKER: 25,
}


def meld(text: str) -> Meld:
    """A meld from codes; a joker with its name: ``"*H1=5S"``."""
    found = []
    for code in text.split():
        card, _, name = code.partition("=")
        named = Name(Rank(name[0]), Suit(name[1])) if name else None
        found.append(Laid(Card.parse(card), named))
    return tuple(found)


def table(*melds: str) -> tuple[Meld, ...]:
    return tuple(map(meld, melds))


def check(
    before: tuple[Meld, ...], hand: tuple[Card, ...], plan: Plan, first_play: int = 0
) -> None:
    """The plan is a legal play, says of itself what is true, and its steps lead to it."""
    public = Public(Phase.TURN, 1, Seat(0), Seat(1), 1, drawn=1, melds=before)
    view = View(Seat(1), public, hand, (10, len(hand)), 20)
    assert problem_table(Options(first_play=first_play), view, plan.melds) is None
    on_table = {laid.card for some in before for laid in some}
    laid = {laid.card for some in plan.melds for laid in some} - on_table
    assert laid == set(plan.laid)
    assert plan.points == sum(POINTS[card.rank] for card in plan.laid)
    stay = 0
    for number, origin in enumerate(plan.origins):
        if origin is not None:
            stay += len(set(before[origin]) & set(plan.melds[number]))
    assert len(on_table) - stay == plan.moved
    lying = before
    for step in steps(before, plan):
        lying = after(lying, step)
    assert Counter(lying) == Counter(plan.melds)


@st.composite
def small_positions(draw: st.DrawFn) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
    """A legal table of up to three melds and up to four cards in hand, of ranks close together."""
    rng = Random(draw(st.integers(0, 2**32)))
    jokers = [card for card in packs_of_cards(2, 2) if card.is_joker][: rng.randint(0, 2)]
    low, width = rng.randrange(13), rng.choice((4, 5, 6))
    ranks = [RANKS_UPWARD[(low + n) % 13] for n in range(width)]
    suits = rng.sample(list(Suit)[:4], rng.choice((3, 3, 4)))
    left = [
        card
        for card in packs_of_cards(rng.choice((1, 2, 2)), 0)
        if card.rank in ranks and card.suit in suits
    ]
    rng.shuffle(left)
    melds: list[Meld] = []
    for _ in range(rng.choice((0, 1, 2, 2, 3))):
        if rng.random() < 0.5 or width < 3:
            rank = rng.choice(ranks)
            names = [Name(rank, suit) for suit in rng.sample(suits, 3)]
        else:
            size = rng.choice((3, 3, 4))
            places = [RANKS_UPWARD.index(rank) for rank in ranks]
            start = rng.randrange(len(places) - size + 1)
            chosen = places[start : start + size]
            if any(b == 0 for b in chosen[1:-1]) or chosen[-2:] == [0, 1]:
                continue
            suit = rng.choice(suits)
            names = [Name(RANKS_UPWARD[place], suit) for place in chosen]
        some: list[Laid] = []
        for name in names:
            real = next((c for c in left if (c.rank, c.suit) == (name.rank, name.suit)), None)
            if real is not None and not (jokers and rng.random() < 0.15):
                left.remove(real)
                some.append(Laid(real))
            elif jokers:
                some.append(Laid(jokers.pop(), name))
        if len(some) == len(names):
            melds.append(tuple(some))
        else:
            left += [laid.card for laid in some if laid.name is None]
            jokers += [laid.card for laid in some if laid.name is not None]
    return tuple(melds), tuple([*jokers[:1], *left][: rng.choice((2, 3, 4, 4))])


@settings(max_examples=examples(30, 60), deadline=None)
@given(small_positions())
def test_lays_the_most_cards_and_moves_the_fewest(
    position: tuple[tuple[Meld, ...], tuple[Card, ...]],
) -> None:
    before, hand = position
    plan = best_play(before, hand)
    found = None if plan is None else (len(plan.laid), plan.moved)
    assert found == best_by_trying(before, hand, ONE_EACH)
    assert most(before, hand) == (0 if plan is None else len(plan.laid))
    if plan is not None:
        assert plan.is_least
        check(before, hand, plan)


@settings(max_examples=examples(15, 30), deadline=None)
@given(small_positions())
def test_lays_the_most_points(position: tuple[tuple[Meld, ...], tuple[Card, ...]]) -> None:
    before, hand = position
    plan = best_play(before, hand, Goal.POINTS)
    found = None if plan is None else (plan.points, plan.moved)
    assert found == best_by_trying(before, hand, POINTS)
    if plan is not None:
        check(before, hand, plan)


@settings(max_examples=examples(20, 40), deadline=None)
@given(small_positions(), st.integers(0, 4))
def test_moves_no_more_than_it_may(
    position: tuple[tuple[Meld, ...], tuple[Card, ...]], reach: int
) -> None:
    before, hand = position
    plan = best_play(before, hand, reach=reach)
    found = None if plan is None else (len(plan.laid), plan.moved)
    assert found == best_by_trying(before, hand, ONE_EACH, reach)
    if plan is not None:
        assert plan.is_least
        check(before, hand, plan)


# The rules of section 2, sentence by sentence


def plan_for(hand: str, *melds: str, reach: int | None = None) -> Plan | None:
    """The best play, checked."""
    before, held = table(*melds), cards(hand)
    plan = best_play(before, held, reach=reach)
    if plan is not None:
        check(before, held, plan)
    return plan


def laid_by(hand: str, *melds: str) -> int:
    plan = plan_for(hand, *melds)
    return 0 if plan is None else len(plan.laid)


def names_in(plan: Plan) -> list[str]:
    return sorted(
        f"{laid.name.rank}{laid.name.suit}"
        for some in plan.melds
        for laid in some
        if laid.name is not None
    )


def test_at_least_one_card_goes_from_the_hand_to_the_table() -> None:
    assert plan_for("2H1 9S1", "4D1 5D1 6D1") is None
    assert most(table("4D1 5D1 6D1"), cards("2H1 9S1")) == 0


def test_on_an_empty_table_a_whole_meld_is_laid() -> None:
    assert laid_by("4D1 5D1 9S1") == 0
    assert laid_by("4D1 5D1 6D1 9S1") == 3


def test_a_group_has_three_or_four_cards_of_a_rank() -> None:
    assert laid_by("7S1 7H1") == 0
    assert laid_by("7S1 7H1 7D1 7C1") == 4


def test_cards_of_a_group_are_all_of_different_suits() -> None:
    assert laid_by("7S1 7S2 7H1") == 0
    assert laid_by("7S1 7S2 7H1 7D1 7C1") == 4


def test_a_sequence_has_three_or_more_in_a_row_in_one_suit() -> None:
    assert laid_by("4D1 5D1 6H1") == 0
    assert laid_by("4D1 6D1 8D1") == 0
    assert laid_by("4D1 5D1 6D1 7D1 8D1") == 5


def test_the_ace_is_low_or_high() -> None:
    assert laid_by("AS1 2S1 3S1") == 3
    assert laid_by("QS1 KS1 AS1") == 3


def test_never_round_the_corner() -> None:
    assert laid_by("KS1 AS1 2S1") == 0
    assert laid_by("QS1 KS1 AS1 2S1") == 3


def test_a_sequence_has_thirteen_cards_at_most() -> None:
    suit = " ".join(f"{rank}S1" for rank in RANKS_UPWARD)
    plan = plan_for(f"{suit} AS2")
    assert plan is not None
    assert len(plan.laid) == 14
    assert max(map(len, plan.melds)) <= 13


def test_two_packs_make_the_same_sequence_twice() -> None:
    assert laid_by("4D1 5D1 6D1 4D2 5D2 6D2") == 6


def test_a_joker_stands_for_one_card_and_counts_as_laid() -> None:
    plan = plan_for("*H1 5D1", "6D1 7D1 8D1")
    assert plan is not None
    assert len(plan.laid) == 2


def test_a_joker_keeps_its_name_where_no_real_copy_takes_its_place() -> None:
    assert laid_by("8H1 9H1", "3S1 *H1=4S 5S1 6S1") == 0


def test_a_real_copy_from_the_hand_sets_a_joker_free() -> None:
    plan = plan_for("4S2 8H1 9H1", "3S1 *H1=4S 5S1 6S1")
    assert plan is not None
    assert len(plan.laid) == 3
    assert names_in(plan) in (["7H"], ["TH"])


def test_a_real_copy_from_the_table_sets_a_joker_free() -> None:
    plan = plan_for("9H1 9D1", "3S1 *H1=4S 5S1", "4S1 4H1 4D1 4C1")
    assert plan is not None
    assert len(plan.laid) == 2
    assert names_in(plan) in (["9S"], ["9C"])


def test_a_joker_may_be_moved_while_it_keeps_the_name() -> None:
    plan = plan_for("4H1 4D1", "*H1=4S 5S1 6S1 7S1")
    assert plan is not None
    assert len(plan.laid) == 2
    assert plan.moved == 1
    assert names_in(plan) == ["4S"]


def test_a_freed_joker_must_be_used_again() -> None:
    """The four fits nowhere else, and the joker would have no other place."""
    assert laid_by("4S2", "3S1 *H1=4S 5S1") == 1
    plan = plan_for("4S2", "3S1 *H1=4S 5S1")
    assert plan is not None
    assert names_in(plan) in (["2S"], ["6S"])
    assert laid_by("4S2", "AS1 2S1 3S1 *H1=4S 5S1 6S1 7S1 8S1 9S1 TS1 JS1 QS1 KS1") == 1


def test_two_jokers_may_stand_in_one_meld() -> None:
    assert laid_by("*H1 *S1 5D1") == 3


def test_a_group_holds_no_joker_beside_the_card_it_stands_for() -> None:
    assert laid_by("*H1", "7S1 7H1 7D1 7C1") == 0
    assert laid_by("*H1", "7S1 7H1 7D1") == 1


def test_any_name_may_be_given_also_of_a_card_on_the_table() -> None:
    assert laid_by("*H1 5S2 6S2", "4S1 5S1 6S1", "7S1 8S1 9S1") == 3


def test_the_end_of_turn_test_counts_names_not_jokers() -> None:
    """Two jokers of one name and one real copy: only one of them is set free."""
    plan = plan_for("5S1 8H1 8D1", "4S1 *H1=5S 6S1", "5H1 5D1 *S1=5S")
    assert plan is not None
    assert len(plan.laid) == 3
    assert "5S" in names_in(plan)


def test_cards_of_the_table_stay_on_the_table() -> None:
    assert laid_by("7D1", "3D1 4D1 5D1", "9H1 9S1 9C1") == 0


def test_a_first_play_counts_points_and_jokers_as_named() -> None:
    hand = cards("2S1 3S1 4S1 KH1 KD1 *H1")
    assert most((), hand, first_play=39) == 6
    plan = best_play((), hand, first_play=30)
    assert plan is not None
    check((), hand, plan, first_play=30)
    assert best_play((), hand, first_play=42) is None


def test_a_first_play_is_asked_of_an_empty_table_only() -> None:
    assert most(table("4D1 5D1 6D1"), cards("7D1"), first_play=40) == 1
    plan = best_play(table("4D1 5D1 6D1"), cards("7D1"), first_play=40)
    assert plan is not None
    assert plan.laid == cards("7D1")


def test_the_whole_hand() -> None:
    assert can_lay_all(table("4D1 5D1 6D1"), cards("7D1 3D1"))
    assert not can_lay_all(table("4D1 5D1 6D1"), cards("7D1 2D1"))


# What else holds of it


def test_points_and_cards_differ() -> None:
    before, hand = table("4S1 4H1 4D1", "TS1 JS1 QS1"), cards("4C1 5C1 6C1 KS1")
    by_cards = best_play(before, hand)
    by_points = best_play(before, hand, Goal.POINTS)
    assert by_cards is not None
    assert by_points is not None
    assert by_points.points >= by_cards.points
    assert len(by_cards.laid) >= len(by_points.laid)


def test_of_the_best_plays_the_one_that_moves_nothing() -> None:
    plan = plan_for("7D1", "4D1 5D1 6D1", "7S1 7H1 7C1")
    assert plan is not None
    assert plan.moved == 0
    assert len(plan.melds) == 2


def test_within_reach_of_nothing_cards_are_only_laid_off() -> None:
    melds = "3D1 4D1 5D1 6D1", "9S1 9H1 9D1"
    assert laid_by("3S1 3H1", *melds) == 2
    assert plan_for("3S1 3H1", *melds, reach=0) is None
    one = plan_for("3S1 3H1", *melds, reach=1)
    assert one is not None
    assert one.moved == 1


@settings(max_examples=examples(20, 40), deadline=None)
@given(small_positions(), st.randoms(use_true_random=False))
def test_order_does_not_matter_and_fewer_cards_never_help(
    position: tuple[tuple[Meld, ...], tuple[Card, ...]], rng: Random
) -> None:
    before, hand = position
    value = most(before, hand)
    points = most(before, hand, Goal.POINTS)
    for number in range(len(hand)):
        fewer = hand[:number] + hand[number + 1 :]
        assert most(before, fewer) <= value
        assert most(before, fewer, Goal.POINTS) <= points
    shuffled, mixed = list(before), list(hand)
    rng.shuffle(shuffled)
    rng.shuffle(mixed)
    assert most(tuple(shuffled), tuple(mixed)) == value
    plan, other = best_play(before, hand), best_play(tuple(shuffled), tuple(mixed))
    assert (plan is None) == (other is None)
    if plan is not None and other is not None:
        assert plan.moved == other.moved
        assert 1 <= len(plan.laid) == value


@pytest.mark.parametrize("seed", [1, 2])
def test_every_play_of_a_whole_game_is_legal_and_can_be_followed(seed: int) -> None:
    rng = Random(seed)
    stock = list(Options(players=4).cards())
    rng.shuffle(stock)
    hands = [[stock.pop() for _ in range(10)] for _ in range(4)]
    before: tuple[Meld, ...] = ()
    while stock and all(hands):
        hand = hands[0]
        hands = [*hands[1:], hand]
        hand.append(stock.pop())
        plan = best_play(before, tuple(hand))
        if plan is None:
            continue
        check(before, tuple(hand), plan)
        quick = best_play(before, tuple(hand), least=False)
        assert quick is not None
        check(before, tuple(hand), quick)
        assert len(quick.laid) == len(plan.laid)
        assert quick.moved >= plan.moved
        for card in plan.laid:
            hand.remove(card)
        before = plan.melds
    assert sum(map(len, before)) > 30


def full_table() -> tuple[Meld, ...]:
    """Ace to ten of every suit twice."""
    return tuple(
        tuple(Laid(Card(rank, suit, pack)) for rank in RANKS_UPWARD[:10])
        for suit in list(Suit)[:4]
        for pack in (1, 2)
    )


def test_within_reach_no_less_is_laid_than_without_moving_and_no_more_than_with_all() -> None:
    rng = Random(3)
    stock = list(Options(players=4).cards())
    rng.shuffle(stock)
    hands = [[stock.pop() for _ in range(10)] for _ in range(4)]
    before: tuple[Meld, ...] = ()
    same = 0
    while stock and all(hands):
        hand = hands[0]
        hands = [*hands[1:], hand]
        hand.append(stock.pop())
        held = tuple(hand)
        plan = best_play(before, held, Goal.POINTS, reach=3)
        still = best_play(before, held, Goal.POINTS, reach=0)
        free = best_play(before, held, Goal.POINTS)
        points = 0 if plan is None else plan.points
        assert points >= (0 if still is None else still.points)
        if free is None:
            assert plan is None
            continue
        assert points <= free.points
        if plan is not None:
            check(before, held, plan)
            if before and plan.is_least and free.moved <= 3:
                assert points == free.points
                same += 1
        for card in free.laid:
            hand.remove(card)
        before = free.melds
    assert same > 3


def table_of_threes() -> tuple[Meld, ...]:
    """Sequences of three only, which can be joined and parted in countless ways."""
    places = [(suit, low) for suit in list(Suit)[:4] for low in (0, 3, 6, 9)]
    return tuple(
        tuple(Laid(Card(rank, suit, pack)) for rank in RANKS_UPWARD[low : low + 3])
        for pack, some in ((1, places), (2, places[:8]))
        for suit, low in some
    )


def test_where_the_work_runs_out_the_best_play_found_says_so() -> None:
    before = table_of_threes()
    hand = cards("KS1 KS2 KD1 7D2 8C2 2D2 3C2 QC2 *H1 *S1")
    plan = best_play(before, hand, Goal.POINTS, reach=3)
    still = best_play(before, hand, Goal.POINTS, reach=0)
    assert plan is not None
    assert still is not None
    check(before, hand, plan)
    assert not plan.is_least
    assert plan.moved <= 3
    assert plan.points >= still.points


def test_a_least_change_that_is_not_proved_is_not_called_the_least() -> None:
    """Everything can be laid, but not simply: with less work it is not found out how simply."""
    before, hand = table_of_threes(), cards("KS1 KS2 KD1 7D2 8C2 2D2 3C2 QC2 *H1 *S1")
    plan = best_play(before, hand)
    assert plan is not None
    check(before, hand, plan)
    assert len(plan.laid) == len(hand)
    assert plan.is_least
    assert plan.moved == 5
    hasty = best_play(before, hand, tuning=Tuning(change_work=5_000))
    assert hasty is not None
    check(before, hand, hasty)
    assert len(hasty.laid) == len(hand)
    assert hasty.moved >= plan.moved
    assert not hasty.is_least


def test_a_table_of_eighty_cards_is_solved_and_followed() -> None:
    """Six queens and a jack in the hand."""
    suits = list(Suit)[:4]
    before = full_table()
    hand = tuple(Card(Rank.QUEEN, suit, pack) for suit in suits[:3] for pack in (1, 2))
    plan = best_play(before, (*hand, Card(Rank.JACK, suits[0], 1)))
    assert plan is not None
    check(before, (*hand, Card(Rank.JACK, suits[0], 1)), plan)
    assert len(plan.laid) == 7
    assert plan.moved == 0
