"""What is told beside the table: the weightiest first on the cover, sentences in the log."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from table_positions import RULES, position

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.messages import Deed, Importance, LogLine, Recap, recap, summed_up
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.log import gained
from handfoot_gui.core.text.phrases import Person, in_english, untranslated
from handfoot_gui.core.text.words import Words, around
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, Discard, Lay, Move, Placement, TurnUp
from handfoot_gui.games.hand_and_foot.text.terms import ranks_counted
from handfoot_gui.games.manipulation.rules.melds import Laid, Name
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.text.log import ManipulationLog
from handfoot_gui.session.session import Session
from handfoot_gui.storage.codec import load

SAMPLES = Path(__file__).parent.parent / "samples"
NAMES = ("Marta", "Elise", "Josip")
SEATED = ("Elise", "Karl", "Marta", "Josip")
WORDS = Words()


def some_cards(codes: str) -> tuple[Card, ...]:
    """Cards of the first pack."""
    return cards(f"{code}1" for code in codes.split())


def line(seat: int, *deeds: Deed) -> LogLine:
    return LogLine(Seat(seat), f"{NAMES[seat]} did something.", deeds=deeds)


def drew(count: int = 1) -> Deed:
    return Deed.of(partial(in_english, "drew {count} card(s)"), count, "draw")


def test_repeated_acts_are_counted_together() -> None:
    told = recap([line(1, drew()), line(1, drew()), line(1, drew())], NAMES)
    assert told.sentences(WORDS) == ("Elise drew three cards.",)
    told = recap([line(1, drew()), line(2, drew(2)), line(1, drew())], NAMES)
    assert told.sentences(WORDS) == ("Elise drew two cards.", "Josip drew two cards.")


def test_cards_laid_on_one_meld_lie_side_by_side() -> None:
    first = Deed("laid {cards} on the eights", some_cards("8S"), kind="on 8")
    then = Deed("laid {cards} on the eights", some_cards("8H 8C"), kind="on 8")
    other = Deed("laid {cards} on the wilds", some_cards("2S"), kind="on wilds")
    told = recap([line(1, first), line(1, other), line(1, then)], NAMES)
    (row,) = told.rows
    assert [deed.cards for deed in row.deeds] == [some_cards("8S 8H 8C"), some_cards("2S")]


def test_what_changes_the_deal_is_told_first() -> None:
    foot = Deed("went into the foot", weight=Importance.FIRST)
    told = recap([line(0, drew(2)), line(0, foot), line(1, drew(2))], NAMES)
    assert [row.said(WORDS) for row in told.first] == ["Marta went into the foot."]
    assert told.sentences(WORDS)[0] == "Marta went into the foot."
    assert [row.name for row in told.rows] == ["Marta", "Elise"]


def test_where_all_only_passed_the_recap_is_brief() -> None:
    passed = Deed("passed", weight=Importance.PASSING)
    assert recap([line(0, passed), line(1, passed)], NAMES).is_brief
    assert not recap([line(0, passed), line(1, drew())], NAMES).is_brief
    assert not recap([], NAMES).is_brief


def test_what_a_player_did_is_one_sentence_for_eye_and_ear() -> None:
    laid = Deed("laid {cards} on the eights", some_cards("8S 8H"))
    left = Deed("discarded {cards}", some_cards("TS"))
    (row,) = recap([line(0, drew(2), laid, left)], NAMES).rows
    assert row.said(WORDS) == (
        "Marta drew two cards, laid eight of spades and eight of hearts on the eights"
        " and discarded ten of spades."
    )
    assert row.pieces(WORDS) == (
        "Marta",
        " drew two cards, laid ",
        *laid.cards,
        " on the eights and discarded ",
        *left.cards,
        ".",
    )


def test_a_player_is_set_apart_wherever_a_language_names_them() -> None:
    def german(context: str, text: str, meaning: str = "", n: int = -1, /) -> str:
        return {"{name} {deeds}.": "Danach hat {name} {deeds}."}.get(text) or untranslated(
            context, text, meaning, n
        )

    (row,) = recap([line(0, drew(2))], NAMES).rows
    start, name, rest = row.pieces(Words(german))
    assert (start, name, rest) == ("Danach hat ", Person("Marta"), " drew two cards.")
    assert isinstance(name, Person)


def test_a_name_is_found_as_a_word_of_its_own() -> None:
    assert around("Danach hat Ana gezogen.", ["An", "Ana"]) == ("Danach hat ", "Ana", " gezogen.")
    assert around("Die Karten sind verteilt.", ["Di", ""]) == ("", "", "Die Karten sind verteilt.")


def test_a_line_without_deeds_is_told_as_it_is_written() -> None:
    told = recap([LogLine(Seat(1), "Elise knocked."), LogLine(TABLE, "All is over.")], NAMES)
    assert told.sentences(WORDS) == ("Elise knocked. All is over.",)


def session_at(sample: str, moves: int) -> tuple[AnyPresenter, Session[Any, Any, Any, Any]]:
    """A kept match after so many moves."""
    whole = load(SAMPLES / f"{sample}.handfoot.json").record
    record = whole.with_moves(whole.moves[:moves])
    presenter = presenter_of(record, WORDS)
    return presenter, Session(
        rules_of(record), record, Random(1), lambda *_: None, presenter.narrate
    )


def told_at(sample: str, moves: int, seat: int) -> Recap:
    """The recap for *seat* after so many moves of a kept match."""
    presenter, session = session_at(sample, moves)
    lying = presenter.lying(session.covered(Seat(seat)))
    return recap(session.log.since_turn(Seat(seat)), presenter.names, lying)


def places(sample: str, kind: type) -> list[tuple[int, int]]:
    """The number of moves and the seat after each move of a *kind*."""
    moves = load(SAMPLES / f"{sample}.handfoot.json").record.moves
    return [(number + 1, seat) for number, (seat, move) in enumerate(moves) if type(move) is kind]


def test_getting_down_the_foot_and_a_completed_pile_stand_at_the_top() -> None:
    firsts = set()
    for number, seat in places("steady/classic", Discard)[:40:2]:
        told = told_at("steady/classic", number, (seat + 1) % 4)
        firsts |= {deed.said(WORDS).split()[0] for row in told.first for deed in row.deeds}
    assert {"got", "went", "completed", "picked"} <= firsts


def test_in_few_words_no_melds_are_named_as_if_they_were_all() -> None:
    ranks = "KQJT98765"
    melds = [some_cards(f"{rank}S {rank}H {rank}D") for rank in ranks]
    down = Deed("got down with {cards}", melds[0], weight=Importance.FIRST,
                brief="got down with {cards}")  # fmt: skip
    later = [Deed("laid {cards}", meld, brief="laid {cards}") for meld in melds[1:]]
    at_once = Deed("got down with {cards}", tuple(card for meld in melds for card in meld),
                   weight=Importance.FIRST, brief="got down with {cards}")  # fmt: skip
    pile = Deed("completed the kings", weight=Importance.FIRST)
    for deeds in ((down, *later, pile), (at_once, pile)):
        told = summed_up([line(0, drew(2), *deeds)], NAMES, WORDS)
        assert told[-1] == "Marta got down with 27 cards and completed the kings."
        for text in told:
            assert "K♠" not in text or "5♦" in text or "laid 24 cards" in text, text


def test_what_was_turned_up_before_play_is_no_news_of_the_first_turn() -> None:
    discards = places("steady/classic", Discard)
    turned = places("steady/classic", TurnUp)
    assert turned
    for first, _ in turned:
        number, seat = next(found for found in discards if found[0] > first)
        presenter, session = session_at("steady/classic", number)
        told = summed_up(session.log.since(Seat((seat + 1) % 4)), presenter.names, WORDS)
        assert told[0].startswith(presenter.names[seat])
        assert "turned" not in told[0]


def test_what_lies_on_the_pile_is_a_card_with_its_number() -> None:
    number, seat = places("steady/classic", Discard)[4]
    whole = load(SAMPLES / "steady" / "classic.handfoot.json").record.moves
    told = told_at("steady/classic", number, (seat + 1) % 4)
    (pile,) = told.lying
    assert pile.cards == (whole[number - 1][1].card,)
    assert pile.said(WORDS).startswith("On top of the discard pile: ")
    assert pile.said(WORDS).endswith(" in all.")


def test_no_joker_is_named_in_a_phrase_that_reads_as_a_number() -> None:
    """A two and a joker were once "laid 2 joker on the wilds"."""
    for number, seat in places("steady/classic", Lay)[:30:2]:
        told = told_at("steady/classic", number, (seat + 1) % 4)
        for row in (*told.first, *told.rows):
            for deed in row.deeds:
                assert "joker" not in deed.told(WORDS, "")


def test_a_game_opened_again_in_mid_turn_has_its_recap() -> None:
    for number, seat in places("steady/classic", Ask)[:1] + places("steady/classic", Lay)[8:12]:
        told = told_at("steady/classic", number, seat)
        names = load(SAMPLES / "steady" / "classic.handfoot.json").record.seats
        others = {row.name for row in told.rows} - {names[seat].name}
        assert len(others) == 3, "all that happened since the last turn"


@pytest.mark.parametrize("sample", ["raub/classic-3", "manipulation/classic-4", "steady/classic"])
def test_what_lies_there_in_a_recap_is_what_all_can_see(sample: str) -> None:
    for number in range(20, 140, 30):
        presenter, session = session_at(sample, number)
        public = presenter.rules.cards_seen(session.covered(Seat(0)))
        for seat in range(len(presenter.names)):
            told = told_at(sample, number, seat)
            lying = {card for one in told.lying for card in one.cards}
            assert lying <= public


# --- whole sentences, for eye and ear -----------------------------------------------------------


def told(*moves: Move) -> list[str]:
    """What the log tells of *moves* that Elise makes one after the other."""
    state = position("JS JH JC QS QH QC 2S TS 9H", own=["KS KH KC"])
    presenter = HandAndFootPresenter(RULES, SEATED, WORDS)
    lines: list[LogLine] = []
    for move in moves:
        after = RULES.apply(state, Seat(0), move)
        before, now = (RULES.view(one, Seat(1)) for one in (state, after))
        lines += presenter.narrate(before, Seat(0), move, now)
        state = after
    return [line.text for line in lines]


def test_every_meld_is_a_sentence_of_its_own() -> None:
    melds = Lay((Placement(some_cards("QS QH QC 2S")), Placement(some_cards("JS JH JC"))))
    assert told(melds, Discard(Card.parse("9H1"))) == [
        "Elise laid three queens and a two.",
        "Elise laid three jacks.",
        "Elise discarded the nine of hearts.",
    ]
    assert told(Lay((Placement(some_cards("2S"), 0),))) == ["Elise laid a two on the kings."]


def test_what_came_into_the_own_hand_is_named() -> None:
    said = gained(WORDS, "Marta", [WORDS.the_card(card) for card in some_cards("9H 2C")])
    assert said == "Marta got the nine of hearts and the two of clubs."


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
    assert ranks_counted(WORDS, some_cards(some)) == said


def test_a_rebuilt_table_is_told_in_words() -> None:
    laid = [Laid(card) for card in some_cards("5S 6S 7S 8S 9S")]
    eye, ear = (ManipulationLog(words, (), Options()) for words in (WORDS, WORDS.spoken()))
    assert eye.laid(laid[:3]) == "5♠, 6♠ and 7♠"
    assert eye.laid(laid) == "five cards"
    assert ear.laid(laid[:2]) == "five of spades and six of spades"
    assert "nine of spades" in ear.laid(laid), "nobody who listens sees which"
    joker = Laid(Card.parse("*H1"), Name(laid[0].card.rank, laid[0].card.suit))
    assert ear.laid([joker]) == "a joker as five of spades"


@pytest.mark.parametrize("sample", ["steady/classic", "raub/classic-4", "manipulation/classic-4"])
def test_a_whole_match_is_told_in_whole_sentences(sample: str) -> None:
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    eye = presenter_of(record, WORDS)
    seen = [eye.rules.view(state, Seat(0)) for state in states(eye.rules, record.moves)]

    def lines(presenter: AnyPresenter) -> list[str]:
        return [
            line.text
            for (seat, move), (before, after) in zip(record.moves, pairwise(seen), strict=True)
            for line in presenter.narrate(before, seat, move, after)
        ]

    ear = lines(eye.spoken())
    assert len(" ".join(ear)) > 2000
    assert not set("♠♥♦♣") & set(" ".join(ear))
    for text in (*lines(eye), *ear):
        assert re.fullmatch(r"[A-Z].* .*([.]|[?]”)", text), text
        assert not re.search(r"\b[KQJA2-9] [KQJA2-9]\b|\blaid [KQJA0-9]+ ", text), text


@pytest.mark.parametrize(
    ("name", "dealt", "told"),
    [
        ("format-1", 184, "Karl dealt. Marta plays first."),
        ("manipulation/classic-4", 107, "Josip dealt ten cards each."),
        ("raub/classic-3", 25, "Josip turned up king of spades."),
    ],
)
def test_a_new_deal_tells_nothing_of_the_one_before(name: str, dealt: int, told: str) -> None:
    for moves in (dealt, dealt + 1):
        presenter, session = session_at(name, moves)
        for seat in map(Seat, range(len(session.record.seats))):
            said = [line.text for line in session.log.since_turn(seat)]
            assert not [text for text in said if "eal 1" in text or "round 1" in text]
            assert not [line for line in session.log.turn() if line.seat != TABLE]
    names = presenter.names
    said = [
        turn.said(WORDS, "" if turn.seat == TABLE else names[turn.seat])
        for turn in session.log.last_turns(Seat(0))
    ]
    assert said == [told]
