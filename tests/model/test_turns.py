"""The log by turns: one record for what a player did between the turns of others."""

from __future__ import annotations

from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.messages import DRAW, Deed, LogLine
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.phrases import in_english
from handfoot_gui.core.text.words import Words
from handfoot_gui.core.turns import Turn, turns, with_own_draws
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay
from handfoot_gui.session.session import Session
from handfoot_gui.storage.codec import load

SAMPLES = Path(__file__).parent.parent / "samples"
GAMES = ("steady/classic", "presets/pennies", "raub/classic-3", "raub/classic-4",
         "manipulation/classic-4", "manipulation/classic-2")  # fmt: skip
WORDS = Words()
ELISE, KARL = Seat(1), Seat(2)


def line(seat: int, *deeds: Deed, is_step: bool = False, is_aside: bool = False) -> LogLine:
    text = "Somebody did something."
    return LogLine(Seat(seat), text, deeds=deeds, is_step=is_step, is_aside=is_aside)


def drew(count: int = 2) -> LogLine:
    return line(
        ELISE, Deed.of(partial(in_english, "drew {count} card(s)"), count, DRAW), is_step=True
    )


def did(text: str, codes: str = "", *, seat: Seat = ELISE) -> LogLine:
    some = cards(f"{code}1" for code in codes.split())
    return line(seat, Deed(text, some, kind=text))


def told(*lines: LogLine) -> list[str]:
    """What the turns of *lines*, oldest first, are in words."""
    names = {ELISE: "Elise", KARL: "Karl", TABLE: ""}
    return [turn.said(WORDS, names[turn.seat]) for turn in turns(reversed(lines))]


def whole(
    sample: str, moves: int | None = None
) -> tuple[AnyPresenter, Session[Any, Any, Any, Any]]:
    """A kept game, after so many moves."""
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    record = record.with_moves(record.moves[:moves])
    presenter = presenter_of(record, WORDS)
    keep = lambda *_: None  # noqa: E731
    return presenter, Session(rules_of(record), record, Random(1), keep, presenter.narrate)


def test_what_one_player_does_is_one_turn() -> None:
    laid, threw = did("laid {cards}", "KS KH"), did("threw off {cards}", "3C")
    assert told(did("threw off {cards}", "4H", seat=KARL), laid, laid, threw) == [
        "Elise laid king of spades, king of hearts, king of spades and king of hearts"
        " and threw off three of clubs.",
        "Karl threw off four of hearts.",
    ]


def test_a_draw_is_told_only_while_nothing_else_was_done() -> None:
    assert told(drew()) == ["Elise drew two cards."]
    assert told(drew(1), drew(1)) == ["Elise drew two cards."]
    assert told(drew(), did("knocked")) == ["Elise knocked."]


def test_what_is_said_in_between_does_not_end_a_turn() -> None:
    answer = LogLine(KARL, "Karl said yes.", deeds=(Deed("said yes"),), is_aside=True)
    assert told(did("asked"), answer, did("knocked")) == ["Elise asked and knocked. Karl said yes."]
    assert told(did("asked"), answer) == ["Elise asked. Karl said yes."]
    # Before the next one has done anything it is still said in the turn before.
    assert told(did("asked"), answer, did("laid", seat=KARL))[1] == "Elise asked. Karl said yes."
    assert told(LogLine(TABLE, "All is well.", is_aside=True)) == ["All is well."]


def test_a_turn_may_begin_for_whoever_played_before() -> None:
    led = LogLine(ELISE, "", deeds=(Deed("led"),), begins_turn=True)
    assert told(did("won"), led, did("won")) == ["Elise led and won.", "Elise won."]


def test_what_the_table_does_stands_between_turns() -> None:
    over = LogLine(TABLE, "Deal 1 is over.")
    lot = LogLine(TABLE, "Karl was chosen by lot.", is_before_play=True)
    assert told(lot, over) == ["Karl was chosen by lot. Deal 1 is over."]
    assert told(lot, did("laid"), over, did("laid", seat=KARL)) == [
        "Karl laid.", "Deal 1 is over.", "Elise laid.",
    ]  # fmt: skip


def test_only_the_present_turn_of_a_player_has_its_draws() -> None:
    own = (Deed("drew {cards}", cards(("8C1", "4D1")), kind=DRAW),)

    def seen(*lines: LogLine) -> list[tuple[Card, ...]]:
        numbered = list(enumerate(lines))[::-1]
        found = turns(with_own_draws(numbered, ELISE, lambda number: own if number else ()))
        return [deed.cards for turn in found for deed in turn.parts if deed.kind == DRAW]

    first = did("threw")
    assert seen(first, did("threw", seat=KARL), drew()) == [own[0].cards]
    assert seen(first, drew(), did("laid")) == [own[0].cards]
    assert seen(drew(), did("threw", seat=KARL), did("threw")) == [()]
    # Of cards that are not shown, only the number is known.
    assert seen(drew()) == [()]


@pytest.mark.parametrize("sample", GAMES)
def test_every_line_of_a_kept_game_is_in_one_turn(sample: str) -> None:
    presenter, session = whole(sample)
    lines = list(session.log)
    found = list(turns(lines))
    rows = [turn.row for turn in found]
    assert rows == sorted(set(rows))
    assert len(found) < len(lines)
    begun = [-1, *rows]
    for turn, (before, row) in zip(found, pairwise(begun), strict=True):
        assert lines[row].seat == turn.seat
        within = {line.seat for line in lines[before + 1 : row + 1] if not line.is_aside}
        assert within - {TABLE} <= {turn.seat}, "nobody else plays meanwhile"
        name = "" if turn.seat == TABLE else presenter.names[turn.seat]
        assert turn.said(WORDS.spoken(), name)
        assert not any(sign in turn.said(WORDS.spoken(), name) for sign in "♠♥♦♣{}")


@pytest.mark.parametrize("sample", ["steady/classic", "presets/pennies"])
def test_a_turn_ends_with_the_card_that_was_thrown(sample: str) -> None:
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    thrown = [(seat, move.card) for seat, move in record.moves if isinstance(move, Discard)]
    _, session = whole(sample)
    found = [
        (turn.seat, deed.cards[0])
        for turn in session.log.turns()
        for deed in turn.parts
        if deed.cards and deed.text.startswith(("threw", "discarded", "went out"))
    ]
    assert found[::-1] == thrown


def drawn(found: list[Turn]) -> list[tuple[Card, ...]]:
    return [deed.cards for turn in found for deed in turn.parts if deed.kind == DRAW]


@pytest.mark.parametrize("sample", ["steady/classic", "manipulation/classic-4"])
def test_nobody_reads_what_others_drew(sample: str) -> None:
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    draws = [n for n, (_, move) in enumerate(record.moves) if "draw" in type(move).__name__.lower()]
    seen = 0
    for number in draws[4:60:7]:
        presenter, session = whole(sample, number + 1)
        mover = record.moves[number][0]
        for seat in range(len(record.seats)):
            own = list(islice(session.log.turns(Seat(seat), presenter.drew), 12))
            hand = presenter.table.dealing.hand(session.view(Seat(seat)))
            new = {card for some in drawn(own) for card in some}
            assert new <= hand
            assert bool(new) is (seat == mover)
            seen += len(new)
        assert not any(drawn(list(session.log.turns())))
    assert seen > len(draws[4:60:7]) / 2


def test_turns_are_those_of_the_moves_that_are_left() -> None:
    record = load(SAMPLES / "steady" / "classic.handfoot.json").record
    moves = record.moves
    number = next(
        n
        for n in range(60, 400)
        if isinstance(moves[n][1], Lay) and isinstance(moves[n + 1][1], Lay)
    )
    presenter, session = whole("steady/classic", number + 2)
    seat = moves[number][0]
    later = list(session.log.turns(seat, presenter.drew))
    session.undo(seat)
    _, before = whole("steady/classic", number + 1)
    left = list(session.log.turns(seat, presenter.drew))
    assert left == list(before.log.turns(seat, presenter.drew)) != later
    session.redo(seat)
    assert list(session.log.turns(seat, presenter.drew)) == later


def test_cards_of_many_melds_are_counted() -> None:
    for sample in ("steady/classic", "presets/pennies"):
        _, session = whole(sample)
        for turn in session.log.turns():
            for deed in turn.parts:
                assert deed.said(WORDS, "Elise").count(",") < 5


def test_where_a_wild_went_is_told() -> None:
    _, session = whole("steady/classic", 257)
    names = presenter_of(session.record, WORDS).names
    said = [turn.said(WORDS, names[turn.seat]) for turn in islice(session.log.turns(), 3)]
    assert said == [
        "Marta drew two cards.",
        "Karl laid a joker on the wilds and three kings and discarded three of clubs.",
        "Josip laid two fours, four nines and four wilds, completed a clean book of fours and "
        "discarded three of clubs.",
    ]


def test_a_trick_is_told_play_by_play() -> None:
    _, session = whole("raub/classic-3", 43)
    presenter = presenter_of(session.record, WORDS)
    said = [
        turn.said(WORDS, "" if turn.seat == TABLE else presenter.names[turn.seat])
        for turn in islice(session.log.turns(), 9)
    ]
    assert said == [
        "Josip played queen of clubs.",
        "Elise led ten of clubs.",
        "Elise exchanged two cards.",
        "Marta exchanged one card.",
        "Josip exchanged two cards.",
        "Elise said Raub: clubs are trumps.",
        "Marta passed.",
        "Josip passed.",
        "Seven of clubs was turned up.",
    ]
