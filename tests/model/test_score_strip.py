"""The score of Raub as a strip of paper: a line a deal, a Refe when it is written, × 2 below."""

from __future__ import annotations

from pathlib import Path

import pytest

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.record import replay, states
from handfoot_gui.core.score_strip import ScoreStrip, StripLine
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, presenter_of, rules_of
from handfoot_gui.games.raub.rules.options import Points
from handfoot_gui.games.raub.rules.scoring import PASSED_ON, THROWN_IN, score_of_tricks
from handfoot_gui.games.raub.text.score import RaubScore
from handfoot_gui.storage.codec import load

SAMPLES = Path(__file__).parent.parent / "samples"
WORDS = Words()
OTHERS = {"hand-and-foot": "steady/classic", "manipulation": "manipulation/classic-4"}
SIDES = ((Seat(0),), (Seat(1),), (Seat(2),))


def played(number: int, *won: int, is_doubled: bool = False) -> DealScore:
    return score_of_tricks(
        Points(), won, None, 1, factor=1 + is_doubled, number=number, dealer=Seat(0)
    )


def refe(number: int, ended: str = THROWN_IN) -> DealScore:
    return DealScore(number, Seat(0), ended, None, (), has_refe=True)


def strip(*deals: DealScore) -> ScoreStrip:
    sheet = Sheet(SIDES, deals, opening=21, is_lowest_best=True)
    return RaubScore(WORDS, ("Marta", "Elise", "Josip")).strip(sheet)


def test_before_the_first_deal_everybody_stands_at_the_start() -> None:
    assert strip().lines == (StripLine((21, 21, 21), name="Start"),)
    assert strip().latest == 0


def test_a_refe_has_its_line_when_it_is_written_and_the_next_deal_counts_twice() -> None:
    written = strip(
        played(1, 1, 3, 0), refe(2), refe(3, PASSED_ON), played(4, 2, 1, 1, is_doubled=True)
    )
    assert [(line.totals, line.word, line.factor, line.name) for line in written.lines] == [
        ((21, 21, 21), "", 1, "Start"),
        ((20, 18, 23), "", 1, "Deal 1"),
        ((), "Refe", 1, "Deal 2"),
        ((), "Refe", 1, "Deal 3"),
        ((16, 16, 21), "", 2, "Deal 4"),
    ]
    # Written last, it stands below the line that counts.
    open_one = strip(played(1, 1, 3, 0), refe(2))
    assert open_one.latest == 1
    assert open_one.lines[2].word == "Refe"


def test_points_of_the_family_count_in_the_line_of_their_deal() -> None:
    others = (OtherPoints(1, "a song", -2),)
    told = strip(played(1, 1, 3, 0).with_others(others, 3), refe(2).with_others(others, 3))
    assert [line.totals for line in told.lines] == [
        (21, 21, 21), (20, 16, 23), (), (20, 14, 23),
    ]  # fmt: skip


def test_a_game_from_elsewhere_begins_with_what_it_brings() -> None:
    sheet = Sheet(SIDES, (), opening=21, brought=BroughtForward(totals=(12, 9, 15), deal=4))
    lines = RaubScore(WORDS, ("Marta", "Elise", "Josip")).strip(sheet).lines
    assert lines == (StripLine((12, 9, 15), name="Brought forward"),)


@pytest.mark.parametrize("sample", ["classic-2", "classic-3", "classic-4", "early-swap-3"])
def test_the_last_line_of_a_kept_game_has_its_totals(sample: str) -> None:
    record = load(SAMPLES / "raub" / f"{sample}.handfoot.json").record
    rules, presenter = rules_of(record), presenter_of(record, WORDS)
    lengths = set()
    for state in states(rules, record.moves):
        sheet = rules.sheet(state)
        told = presenter.score.strip(sheet)
        assert told is not None
        assert told.lines[told.latest].totals == sheet.totals
        written = sum(deal.ended in (THROWN_IN, PASSED_ON) for deal in sheet.deals)
        assert sum(bool(line.word) for line in told.lines) == written
        assert len(told.lines) == 1 + len(sheet.deals)
        lengths.add(len(told.lines))
    assert len(lengths) == 1 + len(rules.sheet(replay(rules, record.moves)).deals)


def test_other_games_need_more_than_a_strip() -> None:
    told = {}
    for name, sample in OTHERS.items():
        record = load(SAMPLES / f"{sample}.handfoot.json").record
        rules = rules_of(record)
        sheet = rules.sheet(replay(rules, record.moves))
        told[name] = presenter_of(record, WORDS).score.strip(sheet)
    assert told == dict.fromkeys(told)
    assert set(told) < set(GAMES)
