"""Cards: identity, notation, order."""

from __future__ import annotations

import copy
import pickle

import pytest

from handfoot_gui.core.cards import Card, Rank, Suit, cards, packs_of_cards


def test_the_same_arguments_give_the_same_card() -> None:
    assert Card(Rank.NINE, Suit.HEARTS, 3) is Card(Rank.NINE, Suit.HEARTS, 3)


def test_equal_faces_of_different_packs_are_different_cards() -> None:
    one, other = cards("9H1 9H2")
    assert one != other
    assert one.face == other.face == "9H"


@pytest.mark.parametrize("card", cards("9H3 *S1 2D5 3H2 AS4"))
def test_a_card_survives_copying_and_pickling_as_itself(card: Card) -> None:
    assert copy.copy(card) is card
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card
    assert Card.parse(card.code) is card


def test_a_card_does_not_change() -> None:
    card = Card(Rank.NINE, Suit.HEARTS)
    with pytest.raises(AttributeError):
        card.pack = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del card.pack
    assert card.pack == 1


@pytest.mark.parametrize(
    "text", ["", "9", "9H", "9H0", "9H01", "9H100", "1H1", "9X1", "9H１", "9h1"]
)
def test_what_is_not_card_notation_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card.parse(text)


def test_packs_count_from_one() -> None:
    with pytest.raises(ValueError, match="packs count from 1"):
        Card(Rank.NINE, Suit.HEARTS, 0)


def test_kinds_of_cards() -> None:
    some = cards("2H1 *S1 3H1 3D1 3S1 3C1 4S1")
    assert [card.is_wild for card in some] == [True, True, *[False] * 5]
    assert [card.is_red_three for card in some] == [False, False, True, True, *[False] * 3]
    assert [card.is_black_three for card in some] == [*[False] * 4, True, True, False]
    assert [card.is_joker for card in some] == [False, True, *[False] * 5]


def test_packs_have_every_card_once() -> None:
    some = packs_of_cards(2, 4)
    assert len(some) == len(set(some)) == 2 * 56
    assert sum(card.is_joker for card in some) == 8


def test_order_is_ace_to_joker_then_suit_then_pack() -> None:
    some = cards("*H1 2S1 4C2 4C1 4S1 KH1 AS1")
    assert tuple(sorted(some, key=lambda card: card.order)) == cards("AS1 KH1 4S1 4C1 4C2 2S1 *H1")
