"""Rules 5 and 7 of classic Hand and Foot: taking the discard pile, and onto a meld."""

from __future__ import annotations

import pytest
from setting_out import DRAW, Play

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import CardTwice, NotHeld, Problem
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, TakePile
from handfoot_gui.games.hand_and_foot.rules.state import Phase


def taking(holding: str, pile: str, *melds: str, **more: object) -> Play:
    """The player draws next; the side is down with kings and *melds*, numbered from 0."""
    table = {0: [*melds, "K K K"]}
    return Play(holding, pile=pile, melds=table, phase=DRAW, **more)  # type: ignore[arg-type]


# 5. Taking the pile --------------------------------------------------------------------------


def test_the_top_seven_cards_are_taken_never_more() -> None:
    play = taking("8 8 4", "J Q A 5 6 7 9 T 5 8").takes("top 8 8")
    assert sorted(card.rank for card in play.holding) == sorted(["4", "5", "6", "7", "9", "T", "5"])
    assert [card.rank for card in play.public.pile] == ["J", "Q", "A"]
    assert play.melds == ("K K K", "8 8 8")
    assert play.phase is Phase.PLAY


def test_all_of_them_when_there_are_fewer() -> None:
    play = taking("8 8 4", "5 6 8").takes("top 8 8")
    assert sorted(card.rank for card in play.holding) == ["4", "5", "6"]
    assert play.public.pile == ()


def test_a_red_three_deeper_down_stays_where_it_is() -> None:
    play = taking("8 8 4", "3H 5 6 7 9 T 5 8").takes("top 8 8")
    assert [card.face for card in play.public.pile] == ["3H"]
    assert play.public.tables[0].red_threes == ()


def test_cards_taken_are_known_to_everybody_until_they_leave_the_holding() -> None:
    play = taking("8 8 4", "5 6 3D 6 6 8").takes("top 8 8")
    assert [card.rank for card in play.public.known[0]] == ["5", "6", "6", "6"]
    play.lays("6 6 6")
    assert [card.rank for card in play.public.known[0]] == ["5"]
    play.discards("5")
    assert play.public.known[0] == ()


@pytest.mark.parametrize("three", ["3S", "3C", "3H"])
def test_the_top_card_is_not_a_three(three: str) -> None:
    play = taking("3S 3C 8 8 4", f"8 {three}")
    play.refused(play.take("top 3S 3C"), no.PileBlocked(play.pile[-1]))


def test_there_must_be_a_pile() -> None:
    play = taking("8 8 4", "")
    play.refused(TakePile(play.placements("8 8")), no.PileEmpty())


@pytest.mark.parametrize(("holding", "have"), [("9 9 9 2", 0), ("8 9 9 2 2", 1)])
def test_the_player_holds_two_cards_of_the_top_cards_own_rank(holding: str, have: int) -> None:
    play = taking(holding, "7 8")
    play.refused(play.take("top 2"), no.PairMissing(play.pile[-1], have))


def test_so_a_wild_cannot_stand_in() -> None:
    play = taking("8 2 2 4", "7 8", "8 8 8")
    play.refused(play.take("0: top 8 2"), no.PairMissing(play.pile[-1], 1))


def test_these_three_are_melded_at_once() -> None:
    play = taking("8 8 8 8 4", "7 8")
    top = play.pile[-1]
    play.refused(TakePile(()), no.TopNotMelded(top)).no_take(no.TopNotMelded(top), "8 8 8")
    play.no_take(no.PairNotMelded(top), "top 8").takes("top 8 8")


def test_a_pair_that_stays_in_the_holding_justifies_nothing() -> None:
    play = taking("8 8 2 4", "7 8", "8 8 8")
    top = play.pile[-1]
    play.no_take(no.PairNotMelded(top), "0: top").no_take(no.PairNotMelded(top), "0: top 8")
    play.no_take(no.PairNotMelded(top), "0: top 8 2").takes("0: top 8 8")


def test_with_other_cards_from_the_holding_if_wanted() -> None:
    play = taking("8 8 8 2 Q Q Q 4 K", "7 8").takes("top 8 8 8 2", "Q Q Q", "0: K")
    assert play.melds == ("K K K K", "8 8 8 8 2", "Q Q Q")
    assert sorted(card.rank for card in play.holding) == ["4", "7"]


@pytest.mark.parametrize("wild", ["2", "*"])
def test_with_a_wild_on_top_the_pair_must_be_the_same_wild(wild: str) -> None:
    other = "*" if wild == "2" else "2"
    play = taking(f"{wild} {wild} {other} 4", f"7 {wild}").takes(f"top {wild} {wild}")
    for some, have in ((f"{wild} {other} {other} 4", 1), (f"{other} {other} {other} 4", 0)):
        play = taking(some, f"7 {wild}")
        move = play.take(f"top {other} {some[0]}")
        play.refused(move, no.PairMissing(play.pile[-1], have))


def test_the_pair_of_the_same_wild_is_the_one_melded() -> None:
    play = taking("2 2 * * 4", "7 2")
    play.refused(play.take("top 2 *"), no.PairNotMelded(play.pile[-1]))
    play.refused(play.take("top * *"), no.PairNotMelded(play.pile[-1])).takes("top 2 2 *")


def test_that_makes_a_wild_meld() -> None:
    play = taking("* * 4", "7 *").takes("top * *")
    assert play.melds == ("K K K", "* * *")
    assert play.public.tables[0].melds[1].rank is None


def test_that_extends_a_wild_meld() -> None:
    play = taking("2 2 4", "7 2", "* * *")
    play.no_take(no.SecondMeldOfRank(None), "top 2 2").takes("0: top 2 2")
    assert play.melds[0] == "* * * 2 2 2"


def test_a_wild_top_card_is_not_laid_with_naturals() -> None:
    play = taking("2 2 Q Q Q Q 4", "7 2")
    top = play.pile[-1]
    play.no_take(no.TopNotMelded(top), "top Q Q Q").no_take(no.TopNotMelded(top), "0: top")
    play.no_take(no.TopNotMelded(top), "top 2 2 4")


def test_first_the_melds_then_the_rest_of_the_pile_only_then_is_the_holding_tested() -> None:
    """A hand melded out by the take does not open the foot when the pile brings cards."""
    play = taking("8 8", "7 4 8", feet={0: "Q J"}).takes("top 8 8")
    assert sorted(card.rank for card in play.holding) == ["4", "7"]
    assert play.public.in_foot[0] is False


def test_a_take_that_brings_nothing_opens_the_foot_of_who_melded_the_hand_out() -> None:
    play = taking("8 8", "8", feet={0: "Q J"}).takes("top 8 8")
    assert sorted(card.rank for card in play.holding) == ["J", "Q"]
    assert play.phase is Phase.PLAY
    assert play.actor == 0


def test_red_threes_of_the_pile_are_replaced_before_the_holding_is_tested() -> None:
    play = taking("8 8", "3H 8", feet={0: "Q J"}, stock="5").takes("top 8 8")
    assert [card.rank for card in play.holding] == ["5"]
    assert play.public.in_foot[0] is False


def test_the_other_six_cards_cannot_help_to_make_the_melds_legal() -> None:
    play = taking("8 8 4 4", "9 8 4 8")
    below = play.pile[1]
    move = TakePile(play.placements("top 8 8"))
    cards = (*move.melds[0].cards, below)
    helped = TakePile((type(move.melds[0])(cards),))
    play.refused(helped, NotHeld(below))
    four = TakePile((*move.melds, type(move.melds[0])((*play.held("4 4"), play.pile[2]))))
    play.refused(four, NotHeld(play.pile[2]))


def test_a_take_names_every_card_once() -> None:
    play = taking("8 8 4", "7 8")
    eight = play.held("8")[0]
    one = play.take("top 8 8").melds[0]
    play.refused(TakePile((type(one)((*one.cards, eight)),)), CardTwice(eight))
    play.refused(TakePile((one, type(one)(()))), no.NothingLaid())


def test_the_melds_of_a_take_keep_the_rules_of_melds() -> None:
    play = taking("8 8 2 2 Q J J 4", "7 8", "9 9 9 9 9 9 9")
    play.no_take(no.TooManyWilds(Rank.EIGHT, 3, 2, 1), "top 8 8 2 2")
    play.no_take(no.MixedRanks(Rank.QUEEN, Rank.JACK), "top 8 8", "Q J J")
    play.no_take(no.TooFewCards(Rank.JACK, 2, 3), "top 8 8", "J J")
    play.no_take(no.MeldComplete(Rank.NINE), "top 8 8", "0: 2")


# 7. Taking the pile onto a meld --------------------------------------------------------------


def test_only_the_top_card_and_two_of_its_rank_must_be_laid() -> None:
    play = taking("8 8 8 4", "7 8", "8 8 8").takes("0: top 8 8")
    assert play.melds[0] == "8 8 8 8 8 8"
    assert sorted(card.rank for card in play.holding) == ["4", "7", "8"]


def test_they_go_to_that_ranks_incomplete_meld() -> None:
    play = taking("8 8 8 4", "7 8", "8 8 8").no_take(no.SecondMeldOfRank(Rank.EIGHT), "top 8 8")
    play.no_take(no.SecondMeldOfRank(Rank.EIGHT), "top 8 8 8").takes("0: top 8 8")


def test_three_that_fit_exactly_complete_the_pile() -> None:
    play = taking("8 8 4", "7 8", "8 8 8 8").takes("0: top 8 8")
    assert play.public.tables[0].melds[0].is_complete


def test_beside_a_complete_pile_of_the_rank_the_three_begin_a_new_meld() -> None:
    play = taking("8 8 4", "7 8", "8 8 8 8 8 8 8")
    play.no_take(no.MeldComplete(Rank.EIGHT), "0: top 8 8").takes("top 8 8")
    assert play.melds == ("8 8 8 8 8 8 8", "K K K", "8 8 8")


EIGHTS_NOT_ALLOWED: list[tuple[str, str, str, tuple[str, ...]]] = [
    ("five eights, holding 8 8 2", "8 8 8 8 8", "8 8 2", ("0: top 8", "8 2")),
    ("the same with the two on the pile", "8 8 8 8 8", "8 8 2", ("0: top 2", "8 8")),
    ("five eights, holding 8 8", "8 8 8 8 8", "8 8", ("0: top 8", "8")),
    ("six eights, holding 8 8", "8 8 8 8 8 8", "8 8", ("0: top", "8 8")),
    ("five eights, nothing over", "8 8 8 8 8", "8 8 2", ("0: top 8",)),
]


@pytest.mark.parametrize(
    ("meld", "holding", "parts"),
    [case[1:] for case in EIGHTS_NOT_ALLOWED],
    ids=[case[0] for case in EIGHTS_NOT_ALLOWED],
)
def test_not_allowed_without_a_legal_new_meld(
    meld: str, holding: str, parts: tuple[str, ...]
) -> None:
    play = taking(f"{holding} 4 5", "7 8 J Q 8", meld)
    move = play.take(*parts)
    top = play.pile[-1]
    same = sum(card.rank is Rank.EIGHT for part in move.melds for card in part.cards)
    room = 7 - len(meld.split())
    expected: Problem = no.PairNotMelded(top) if same < 3 else no.OverflowTooShort(Rank.EIGHT, room)
    play.refused(move, expected)


def test_example_five_eights_holding_two_eights_and_a_two_no_take_is_allowed_at_all() -> None:
    """The whole holding is tried in every split: the buried eight does not help either."""
    play = taking("8 8 2 4 5", "8 J Q 8", "8 8 8 8 8")
    buried = play.pile[0]
    for parts in (
        ("0: top 8", "8 2"),
        ("0: top 2", "8 8"),
        ("0: 8 8", "top 2"),
        ("0: 8 2", "top 8"),
        ("0: top 8 8",),
        ("top 8 8",),
        ("top 8 8 2",),
    ):
        assert play.problem(play.take(*parts)) is not None, parts
    melds = play.take("0: top 8", "8 2").melds
    helped = (melds[0], type(melds[1])((*melds[1].cards, buried)))
    play.refused(TakePile(helped), NotHeld(buried))


def test_example_holding_three_eights_and_a_two_is_allowed_and_the_buried_eight_may_join() -> None:
    play = taking("8 8 8 2 4 5", "8 J Q 8", "8 8 8 8 8").takes("0: top 8", "8 8 2")
    assert play.melds == ("8 8 8 8 8 8 8", "K K K", "8 8 2")
    play.lays("2: 8")
    assert play.melds[2] == "8 8 2 8"


ALLOWED: list[tuple[str, str, str, str, tuple[str, ...]]] = [
    ("five eights, holding 8 8 2 2", "8 8 8 8 8", "8 8 2 2", "8", ("0: 2 2", "top 8 8")),
    ("six eights, holding 8 8 2", "8 8 8 8 8 8", "8 8 2", "8", ("0: top", "8 8 2")),
    ("six eights, the two completes", "8 8 8 8 8 8", "8 8 2", "8", ("0: 2", "top 8 8")),
    ("four naturals and two wilds, 8 8 2", "8 8 8 8 2 2", "8 8 2", "8", ("0: top", "8 8 2")),
    ("five wilds, two on top", "* * * 2 2", "2 2 * *", "2", ("0: top 2", "2 * *")),
    ("five wilds, jokers complete", "* * * 2 2", "2 2 * *", "2", ("0: * *", "top 2 2")),
    ("six wilds, two on top", "* * * 2 2 2", "2 2 *", "2", ("0: top", "2 2 *")),
]


@pytest.mark.parametrize(
    ("meld", "holding", "top", "parts"),
    [case[1:] for case in ALLOWED],
    ids=[case[0] for case in ALLOWED],
)
def test_also_allowed(meld: str, holding: str, top: str, parts: tuple[str, ...]) -> None:
    play = taking(f"{holding} 4 5", f"7 {top}", meld)
    play.allowed(play.take(*parts))
    table = play.public.tables[0]
    assert table.melds[0].is_complete
    assert len(table.melds[2].cards) == 3


def test_wilds_may_go_into_the_completed_pile_the_new_meld_or_both() -> None:
    play = taking("8 8 8 2 2 4", "7 8", "8 8 8 8 8").takes("0: top 2", "8 8 8 2")
    assert play.melds == ("8 8 8 8 8 8 2", "K K K", "8 8 8 2")


def test_each_within_its_limit() -> None:
    play = taking("8 8 2 2 2 4 8", "7 8", "8 8 8 8 2")
    play.no_take(no.TooManyWilds(Rank.EIGHT, 4, 3, 2), "0: 2 2", "top 8 8")
    play.refused(play.take("0: top 2", "8 2 2"), no.PairNotMelded(play.pile[-1]))
    play.no_take(no.TooManyWilds(Rank.EIGHT, 2, 2, 1), "0: top 8", "8 8 2 2")
    play.takes("0: top 2", "8 8 2")


def test_a_dirty_pile_at_its_limit_is_completed_by_naturals() -> None:
    play = taking("8 8 2 4", "7 8", "8 8 8 8 2 2")
    play.no_take(no.TooManyWilds(Rank.EIGHT, 4, 3, 2), "0: 2", "top 8 8").takes("0: top", "8 8 2")


def test_the_move_completes_the_pile() -> None:
    play = taking("8 8 8 2 4", "7 8", "8 8 8 8 8")
    play.no_take(no.OverflowTooShort(Rank.EIGHT, 2), "0: 2", "top 8 8")
    play.no_take(no.OverflowTooShort(Rank.EIGHT, 2), "top 8 8 8")


def test_more_than_seven_places_there_are_not() -> None:
    play = taking("8 8 8 8 8 2 4", "7 8", "8 8 8")
    play.no_take(no.TooManyCards(Rank.EIGHT, 8, 7), "0: top 8 8 8 8").takes("0: top 8 8 8")


def test_an_overflow_is_also_possible_where_the_three_fit() -> None:
    play = taking("8 8 8 8 8 4", "7 8", "8 8 8 8").takes("0: top 8 8", "8 8 8")
    assert play.melds == ("8 8 8 8 8 8 8", "K K K", "8 8 8")


def test_overflow_is_for_takes_only_a_lay_needs_no_new_meld() -> None:
    play = Play("8 8 4", melds={0: ["8 8 8 8 8"]})
    move = play.lay("0: 8 8")
    assert isinstance(move, Lay)
    play.allowed(move)
