"""Groups, sequences and jokers in them: section 2 of the rules page, meld by meld."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from manipulation_positions import named

from handfoot_gui.core.cards import Card, packs_of_cards
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld
from handfoot_gui.games.manipulation.rules.shapes import (
    MeldShape,
    in_meld_order,
    joined,
    meld_problem,
    open_names,
    shape_of,
)


def meld(text: str) -> Meld:
    """A meld of cards written by face; a digit after the face gives the pack."""
    made = []
    jokers = 0
    for word in text.split():
        if word[0] == "*":
            made.append(Laid(Card.parse(f"*{'HS'[jokers]}1"), named(word[2:])))
            jokers += 1
        else:
            made.append(Laid(Card.parse(word if len(word) == 3 else word + "1")))
    return tuple(made)


@pytest.mark.parametrize("text", ["9H 9S 9C", "9H 9S 9C 9D", "AH AS AC", "KD KC KS"])
def test_a_group_is_three_or_four_cards_of_a_rank_all_of_different_suits(text: str) -> None:
    assert shape_of(meld(text)) is MeldShape.GROUP


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("9H 9H2 9C", no.SuitTwice(named("9H"))),
        ("9H 9S 9C 9D 9D2", no.SuitTwice(named("9D"))),
        ("9H 9S", no.TooShort(2)),
        ("9H 9S TC", no.Mixed()),
    ],
)
def test_no_group(text: str, why: Problem) -> None:
    assert meld_problem(meld(text)) == why


@pytest.mark.parametrize(
    "text",
    ["4H 5H 6H", "AH 2H 3H", "QH KH AH", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS",
     "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"],
)  # fmt: skip
def test_a_sequence_is_three_or_more_in_a_row_in_one_suit_ace_low_or_high(text: str) -> None:
    assert shape_of(meld(text)) is MeldShape.SEQUENCE


@pytest.mark.parametrize("text", ["KH AH 2H", "QH KH AH 2H", "KS AS 2S 3S"])
def test_never_round_the_corner(text: str) -> None:
    assert meld_problem(meld(text)) == no.RoundTheCorner()
    assert meld_problem(in_meld_order(meld(text))) == no.RoundTheCorner()


def test_an_ace_is_not_both_low_and_high_and_13_cards_are_the_most() -> None:
    whole = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    assert meld_problem(meld(f"{whole} AS2")) == no.RoundTheCorner()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("5S 6S 8S", no.MissingCards((named("7S"),))),
        ("5S 8S 6S", no.MissingCards((named("7S"),))),
        ("JS KS AS", no.MissingCards((named("QS"),))),
        ("AS 3S 4S", no.MissingCards((named("2S"),))),
        ("4S 8S 9S", no.MissingCards((named("5S"), named("6S"), named("7S")))),
        ("5S 6S 6S2 7S", no.RankTwice(named("6S"))),
        ("6S 5S 7S", no.OutOfOrder()),
        ("AS QS KS", no.OutOfOrder()),
        ("7S 6S 5S", no.OutOfOrder()),
        ("5S 6S", no.TooShort(2)),
        ("5S 6S 7H", no.Mixed()),
    ],
)
def test_no_sequence(text: str, why: Problem) -> None:
    assert meld_problem(meld(text)) == why


@pytest.mark.parametrize(
    "text", ["5S *=6S 7S", "*=AH 2H 3H", "QH KH *=AH", "9H 9S *=9D", "*=5S *=6S 7S", "*=9C *=9D 9H"]
)
def test_a_joker_stands_for_one_card_and_two_may_stand_in_one_meld(text: str) -> None:
    assert meld_problem(meld(text)) is None


@pytest.mark.parametrize(
    ("text", "name"), [("9H 9S *=9S", "9S"), ("9H *=9S *=9S", "9S"), ("9H 9S 9C *=9C", "9C")]
)
def test_a_group_may_not_hold_a_joker_and_its_card_nor_two_jokers_of_one_name(
    text: str, name: str
) -> None:
    assert meld_problem(meld(text)) == no.SuitTwice(named(name))


def test_a_joker_is_named_by_rank_and_suit_and_nothing_else_is() -> None:
    joker, nine = Card.parse("*H1"), Card.parse("9H1")
    rest = meld("9S 9C")
    assert meld_problem((*rest, Laid(joker))) == no.JokerUnnamed(joker)
    assert meld_problem((*rest, Laid(nine, named("9H")))) == no.WrongName(nine, named("9H"))
    for wrong in ("*H", "9-", "rH"):
        assert meld_problem((*rest, Laid(joker, named(wrong)))) == no.WrongName(joker, named(wrong))


def test_cards_fall_into_order() -> None:
    assert in_meld_order(meld("7S 5S 6S")) == meld("5S 6S 7S")
    assert in_meld_order(meld("AS KS QS")) == meld("QS KS AS")
    assert in_meld_order(meld("3S AS 2S")) == meld("AS 2S 3S")
    assert in_meld_order(meld("7S *=5S 6S")) == meld("*=5S 6S 7S")
    assert in_meld_order(meld("9C 9S 9H")) == meld("9S 9H 9C")
    assert in_meld_order(meld("9C 4S")) == meld("9C 4S")
    unnamed = (Laid(Card.parse("*H1")), *meld("4S"))
    assert in_meld_order(unnamed) == unnamed


def test_what_may_join_a_meld_is_what_keeps_it_legal() -> None:
    """Against trying every card at every place."""
    melds = [meld(text) for text in (
        "9H 9S 9C", "9H 9S 9C 9D", "AH 2H 3H", "2H 3H 4H", "JH QH KH", "QH KH AH", "5H *=6H 7H",
        "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS",
    )]  # fmt: skip
    for base in melds:
        fitting = set()
        for card in packs_of_cards(3, 0)[104:]:
            laid = Laid(card)
            places = [(*base[:i], laid, *base[i:]) for i in (0, len(base))]
            is_legal = any(meld_problem(made) is None for made in places)
            made = joined(base, laid)
            assert (made is not None) == is_legal, (base, card)
            if made is not None:
                assert meld_problem(made) is None
                fitting.add(named(card.face))
        assert set(open_names(base)) == fitting


def test_small_melds_are_legal_where_the_sentence_says_so() -> None:
    """Every three and four of a few cards, judged by a check that knows only the page's words."""
    some = meld("AH 2H 3H QH KH AS AC AD AH2 2S")

    def is_legal(cards: Meld) -> bool:
        if len({card.rank for card in cards}) == 1:
            return len({card.suit for card in cards}) == len(cards)
        if len({card.suit for card in cards}) > 1:
            return False
        text = "".join(card.rank.value for card in cards)
        return text in "A23456789TJQK" or text in "23456789TJQKA"

    for size in (3, 4):
        for chosen in combinations(some, size):
            for cards in permutations(chosen):
                assert (meld_problem(cards) is None) == is_legal(cards), cards
