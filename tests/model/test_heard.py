"""What is said for the ear: whole turns in one sentence, cards in words and not as signs."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from table_positions import RULES, position

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.log import gained, heard
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, Move, Placement
from handfoot_gui.games.manipulation.rules.melds import Laid, Name
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.text.log import ManipulationLog
from handfoot_gui.storage.codec import load

NAMES = ("Elise", "Karl", "Marta", "Josip")
SAMPLES = Path(__file__).parent.parent / "samples"


def some_cards(codes: str) -> tuple[Card, ...]:
    """Cards of the first pack."""
    return cards(f"{code}1" for code in codes.split())


def told(*moves: Move) -> str:
    """What is heard of *moves* that Elise makes one after the other."""
    state = position("JS JH JC QS QH QC 2S TS 9H", own=["KS KH KC"])
    presenter = HandAndFootPresenter(RULES, NAMES, Words()).spoken()
    lines: list[LogLine] = []
    for move in moves:
        after = RULES.apply(state, Seat(0), move)
        before, now = (RULES.view(one, Seat(1)) for one in (state, after))
        lines += presenter.narrate(before, Seat(0), move, now)
        state = after
    return heard(presenter.words, presenter.names, lines)


def test_a_turn_is_one_sentence_in_words() -> None:
    said = told(Lay((Placement(some_cards("JS JH JC")),)), Discard(Card.parse("TS1")))
    assert said == "Elise laid three jacks and discarded the ten of spades."


def test_what_is_added_to_a_meld_is_counted_too() -> None:
    said = told(
        Lay((Placement(some_cards("QS QH QC 2S")),)), Lay((Placement(some_cards("JS JH JC")),)),
        Discard(Card.parse("9H1")),
    )  # fmt: skip
    assert said == (
        "Elise laid three queens and a two, laid three jacks and discarded the nine of hearts."
    )


def test_the_table_and_others_have_sentences_of_their_own() -> None:
    lines = (
        LogLine(TABLE, "The queen of hearts was turned up."),
        LogLine(Seat(0), "Elise drew two cards."),
        LogLine(Seat(0), "Elise discarded the ten of spades."),
        LogLine(Seat(1), "Karl drew two cards."),
    )
    assert heard(Words(), NAMES, lines) == (
        "The queen of hearts was turned up. Elise drew two cards and discarded the ten of spades. "
        "Karl drew two cards."
    )


def test_what_came_into_the_own_hand_is_named() -> None:
    said = gained(Words().spoken(), "Marta", some_cards("9H 2C"))
    assert said == "Marta got the nine of hearts and the two of clubs."
    assert gained(Words(), "Marta", ()) == ""


@pytest.mark.parametrize(
    ("some", "said"),
    [
        ("AS", "an ace"),
        ("8S 8H", "two eights"),
        ("8S", "an eight"),
        ("KS KH KC 2S", "three kings and a two"),
        ("2S 2H *H", "two twos and a joker"),
    ],
)
def test_ranks_are_counted_in_words(some: str, said: str) -> None:
    assert Words().spoken().symbols(some_cards(some)) == said


def test_the_eye_is_shown_signs_as_before() -> None:
    presenter = HandAndFootPresenter(RULES, NAMES, Words())
    assert presenter.words.symbols(some_cards("JS JH JC")) == "J J J"
    assert presenter.spoken().words.symbols(some_cards("JS JH JC")) == "three jacks"
    assert presenter.words.symbols(some_cards("JS JH JC")) == "J J J"


def test_a_rebuilt_table_is_told_in_words() -> None:
    laid = [Laid(card) for card in some_cards("5S 6S 7S 8S 9S")]
    eye, ear = (ManipulationLog(words, (), Options()) for words in (Words(), Words().spoken()))
    assert eye.laid(laid[:3]) == "5♠, 6♠ and 7♠"
    assert eye.laid(laid) == "five cards"
    assert ear.laid(laid[:2]) == "five of spades and six of spades"
    assert "nine of spades" in ear.laid(laid), "nobody who listens sees which"
    joker = Laid(Card.parse("*H1"), Name(laid[0].card.rank, laid[0].card.suit))
    assert ear.laid([joker]) == "a joker as five of spades"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_whole_match_is_said_in_signs(game: str) -> None:
    sample = {
        "hand-and-foot": "steady/classic", "raub": "raub/classic-4",
        "manipulation": "manipulation/classic-4",
    }[game]  # fmt: skip
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    presenter = presenter_of(record, Words()).spoken()
    seen = [presenter.rules.view(state, Seat(0)) for state in states(presenter.rules, record.moves)]
    lines = [
        line
        for (seat, move), (before, after) in zip(record.moves, pairwise(seen), strict=True)
        for line in presenter.narrate(before, seat, move, after)
    ]
    said = heard(presenter.words, presenter.names, lines)
    assert len(said) > 2000
    assert not set("♠♥♦♣") & set(said)
    assert not re.search(r"\b[KQJA]\b(?! )|\b[KQJ] [KQJ2]\b", said)
