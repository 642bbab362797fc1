"""Rules 6, 8 and 9 of classic Hand and Foot: melds, the first meld, black threes."""

from __future__ import annotations

import pytest
from setting_out import DOWN, DRAW, Play

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import CardTwice, NotHeld
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.melds import Kind
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, Placement
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score


def down(holding: str, *melds: str) -> Play:
    """The player melds; the side is down with *melds* (numbered from 0) and kings."""
    return Play(f"{holding} T J", melds={0: [*melds, "K K K"]})


# 6. Melds ------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", ["A", "Q", "J", "T", "9", "8", "7", "6", "5", "4"])
def test_three_to_seven_cards_of_one_rank_ace_down_to_four(rank: str) -> None:
    for count in (3, 4, 5, 6, 7):
        play = Play(" ".join([rank] * count) + " K 9 8", melds={0: DOWN})
        play.allowed(play.lay(" ".join([rank] * count)))
        assert play.public.tables[0].melds[1].rank == rank


def test_a_meld_has_at_least_three_cards() -> None:
    play = down("8 8 2").no_lay(no.TooFewCards(Rank.EIGHT, 2, 3), "8 8")
    play.no_lay(no.TooFewCards(Rank.EIGHT, 1, 3), "8")


def test_a_meld_has_at_most_seven_cards() -> None:
    play = down("8 8 8 8 8 8 8 8", "9 9 9 9 9 9")
    play.no_lay(no.TooManyCards(Rank.EIGHT, 8, 7), "8 8 8 8 8 8 8 8")
    play = down("9 9 4", "9 9 9 9 9 9").no_lay(no.TooManyCards(Rank.NINE, 8, 7), "0: 9 9")


def test_cards_of_one_rank() -> None:
    play = down("8 8 9 2", "Q Q Q", "* * *").no_lay(no.MixedRanks(Rank.EIGHT, Rank.NINE), "8 8 9")
    nine = play.held("9")[0]
    play.no_lay(no.WrongRank(nine, Rank.QUEEN), "0: 9").no_lay(no.WrongRank(nine, None), "1: 9")


@pytest.mark.parametrize("three", ["3S", "3C"])
def test_threes_are_never_melded(three: str) -> None:
    play = down("3S 3S 3C 3C 2", "Q Q Q")
    card = play.held(three)[0]
    play.no_lay(no.ThreeMelded(card), f"{three} {three}")
    play.no_lay(no.ThreeMelded(card), f"{three} 2").no_lay(no.ThreeMelded(card), f"0: {three}")
    play.refused(play.lay("3S 3S 3C"), no.ThreeMelded(play.held("3S")[0]))


LIMITS = [(n, w) for n in range(1, 8) for w in range(8 - n) if n + w >= 3]


@pytest.mark.parametrize(("naturals", "wilds"), LIMITS)
def test_naturals_must_be_at_least_twice_the_wilds(naturals: int, wilds: int) -> None:
    """One wild in 3 to 5 cards, two in 6 or 7."""
    text = " ".join(["8"] * naturals + ["2"] * wilds)
    play = down(text)
    most = {3: 1, 4: 1, 5: 1, 6: 2, 7: 2}[naturals + wilds]
    if wilds <= most:
        play.allowed(play.lay(text))
    else:
        expected = no.TooManyWilds(Rank.EIGHT, naturals, wilds, naturals // 2)
        play.refused(play.lay(text), expected)


def test_the_wild_limit_holds_for_cards_added_too() -> None:
    play = down("2 * 8", "8 8 8 2")
    play.no_lay(no.TooManyWilds(Rank.EIGHT, 3, 2, 1), "0: *").lays("0: 8 *")
    assert play.melds[0] == "8 8 8 2 8 *"


@pytest.mark.parametrize("count", range(1, 9))
def test_a_wild_meld_has_three_to_seven_wilds(count: int) -> None:
    text = " ".join((["2", "*"] * 4)[:count])
    play = down(text)
    move = play.lay(text)
    if count < 3:
        play.refused(move, no.TooFewCards(None, count, 3))
    elif count > 7:
        play.refused(move, no.TooManyCards(None, count, 7))
    else:
        play.allowed(move)
        assert play.public.tables[0].melds[1].kind is Kind.WILD


def test_twos_and_jokers_count_as_one_rank() -> None:
    down("2 * * 2", "2 2 *").no_lay(no.SecondMeldOfRank(None), "2 * *").lays("0: * 2")


def test_melds_belong_to_the_side_any_partner_adds_to_them() -> None:
    play = Play("8 9", melds={0: ["8 8 8"]}, seat=2).lays("0: 8")
    assert play.public.tables[0].melds[0].naturals == 4
    opponent = Play("8 9", melds={0: ["8 8 8"], 1: DOWN}, seat=1)
    opponent.refused(opponent.lay("0: 8"), no.WrongRank(opponent.held("8")[0], Rank.KING))
    opponent.no_lay(no.NoSuchMeld(1), "1: 8")


@pytest.mark.parametrize("pile", ["8 8 8 8 8 8 8", "8 8 8 8 8 2 2"])
def test_a_complete_pile_is_closed(pile: str) -> None:
    play = down("8 2", pile)
    play.no_lay(no.MeldComplete(Rank.EIGHT), "0: 8").no_lay(no.MeldComplete(Rank.EIGHT), "0: 2")


def test_a_complete_wild_pile_is_closed() -> None:
    down("* 2", "* * * * 2 2 2").no_lay(no.MeldComplete(None), "0: *")


def test_a_side_may_not_have_two_incomplete_melds_of_one_rank() -> None:
    down("8 8 8 2", "8 8 8").no_lay(no.SecondMeldOfRank(Rank.EIGHT), "8 8 8")
    down("8 8 8 8 8 8").no_lay(no.SecondMeldOfRank(Rank.EIGHT), "8 8 8", "8 8 8")


def test_but_may_start_another_once_the_earlier_one_is_complete() -> None:
    play = down("8 8 8 2", "8 8 8 8 8 8 8").lays("8 8 8")
    assert play.melds == ("8 8 8 8 8 8 8", "K K K", "8 8 8")


def test_the_cards_of_a_lay_are_held_and_named_once() -> None:
    play = down("8 8 8", "9 9 9")
    eight = play.held("8")[0]
    foreign = play.state.stocks[0][0]
    play.refused(Lay((Placement((*play.held("8 8"), foreign)),)), NotHeld(foreign))
    play.refused(Lay((Placement((*play.held("8 8"), eight)),)), CardTwice(eight))
    play.refused(Lay((Placement(play.held("8 8 8")), Placement((eight,), 0))), CardTwice(eight))


def test_a_lay_lays_something() -> None:
    play = down("8 8 8", "9 9 9")
    play.refused(Lay(()), no.NothingLaid()).refused(Lay((Placement(()),)), no.NothingLaid())
    play.refused(Lay((Placement((), 0),)), no.NothingLaid())


@pytest.mark.parametrize("onto", [-1, 2, 10**12])
def test_cards_are_added_to_melds_the_side_has(onto: int) -> None:
    play = down("9 8", "9 9 9")
    play.refused(Lay((Placement(play.held("9"), onto),)), no.NoSuchMeld(onto))


def test_one_lay_names_each_meld_once() -> None:
    down("9 9", "9 9 9").no_lay(no.MeldTwice(0), "0: 9", "0: 9")


# 8. The first meld ---------------------------------------------------------------------------

MINIMA = [(1, 50), (2, 90), (3, 120), (4, 150)]


def first(holding: str, deal: int = 1, **more: object) -> Play:
    """A side that is not down yet."""
    return Play(f"{holding} T J", deal=deal, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("deal", "at", "below"),
    [
        (1, ("9 9 9 2",), ("9 9 9", "6 6 6")),
        (2, ("A A A", "9 9 9"), ("A A A", "6 6 6")),
        (3, ("A A A A A A",), ("A A A A A", "6 6 6")),
        (4, ("* * *",), ("A A A A A A A",)),
    ],
)
def test_the_first_meld_is_worth_at_least_50_90_120_150_in_deals_one_to_four(
    deal: int, at: tuple[str, ...], below: tuple[str, ...]
) -> None:
    values = {"9": 10, "2": 20, "A": 20, "6": 5, "*": 50}
    for parts, is_enough in ((at, True), (below, False)):
        have = sum(values[rank] for part in parts for rank in part.split())
        play = first(" ".join(parts), deal)
        if is_enough:
            assert have == dict(MINIMA)[deal]
            play.allowed(play.lay(*parts))
        else:
            play.refused(play.lay(*parts), no.TooFewPoints(have, dict(MINIMA)[deal]))


def test_one_move_of_any_number_of_melds() -> None:
    play = first("4 4 4 5 5 5 9 9 9", deal=1)
    play.no_lay(no.TooFewPoints(30, 50), "4 4 4", "5 5 5").no_lay(no.TooFewPoints(30, 50), "9 9 9")
    play.lays("4 4 4", "5 5 5", "9 9 9")
    assert len(play.melds) == 3


def test_a_side_that_is_down_needs_no_minimum_nor_does_the_partner() -> None:
    Play("4 4 4 9", melds={0: DOWN}, deal=4, seat=2).lays("4 4 4")


def test_the_other_sides_first_meld_does_not_serve() -> None:
    Play("4 4 4 9", melds={1: DOWN}, deal=1).no_lay(no.TooFewPoints(15, 50), "4 4 4")


def test_with_a_take_the_same_move() -> None:
    play = first("8 8 Q Q Q", pile="7 8", phase=DRAW)
    play.no_take(no.TooFewPoints(30, 50), "top 8 8").takes("top 8 8", "Q Q Q")


def test_example_two_nines_and_a_two_take_the_nine_in_deal_one() -> None:
    play = first("9 9 2 4", pile="K Q 9", phase=DRAW).takes("top 9 9 2")
    assert play.melds == ("9 9 9 2",)


def test_example_not_allowed_if_the_two_was_among_the_buried_cards() -> None:
    play = first("9 9 4", pile="K 2 9", phase=DRAW)
    two = play.pile[1]
    play.no_take(no.TooFewPoints(30, 50), "top 9 9")
    one = play.take("top 9 9").melds[0]
    from_below = type(play.take("top 9 9"))((Placement((*one.cards, two)),))
    play.refused(from_below, NotHeld(two))


def test_red_threes_do_not_count() -> None:
    play = first("9 9 9 9", red_threes={0: "3H 3H 3D 3D"})
    play.no_lay(no.TooFewPoints(40, 50), "9 9 9 9")


def test_pile_bonuses_do_not_count_seven_sixes_are_35_not_enough_for_50() -> None:
    first("6 6 6 6 6 6 6", deal=1).no_lay(no.TooFewPoints(35, 50), "6 6 6 6 6 6 6")


def test_a_foot_opened_by_that_very_move_does_not_count() -> None:
    play = Play("9 9 9 4 4 4", feet={0: "A A A"})
    ace = play.state.feet[0][0]
    play.no_lay(no.TooFewPoints(45, 50), "9 9 9", "4 4 4")
    nines = Placement(play.held("9 9 9"))
    fours = Placement(play.held("4 4 4"))
    aces = Placement(play.state.feet[0])
    play.refused(Lay((nines, fours, aces)), NotHeld(ace))


def test_nothing_can_be_added_to_before_the_first_meld() -> None:
    first("9 9 9 2").no_lay(no.NoSuchMeld(0), "0: 9 9 9 2")


# 9. Black threes -----------------------------------------------------------------------------


def test_a_black_three_on_top_stops_the_next_player_from_taking_the_pile() -> None:
    play = Play("3S 9 9 9", others={1: "9 9 K"}, melds={1: ["Q Q Q"]}, pile="9").discards("3S")
    play.seat = type(play.seat)(1)
    three = play.public.pile[-1]
    play.no_take(no.PileBlocked(three), "top 9 9")
    assert not any("TakePile" in repr(move) for move in suggested(play))


def suggested(play: Play) -> list[object]:
    """What the rules suggest to the player."""
    return list(play.rules.suggestions(play.rules.view(play.state, play.seat)))


def test_it_can_only_be_discarded() -> None:
    play = down("3S 3C 3S 2", "9 9 9")
    for parts in (("3S 3C 3S",), ("3S 2",), ("0: 3S",)):
        assert isinstance(play.problem(play.lay(*parts)), no.ThreeMelded)
    play.allowed(Discard(play.held("3S")[0]))


def test_left_in_the_holding_at_the_end_it_costs_5() -> None:
    play = Play("3S 3C 3S", others={2: ""}, in_foot=(0, 1, 2, 3))
    score = deal_score(play.rules.options, play.state)
    left = next(line for line in score.lines if line.kind == "cards_left")
    assert left.points(0) == -15
