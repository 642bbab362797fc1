"""Keeping score asks whether a side has its quota where its piles do not tell.

Page "Hand and Foot: families' switches", section 3.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.scorekeeping import FieldKind, ScoredGame, Severity
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.entries import DealEntry, QuotaWithoutPiles, SideEntry
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    MeldsElse,
    MeldsNeed,
    Quota,
    QuotaRank,
    RedThreesNeed,
    SpecialPile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import preset
from handfoot_gui.games.hand_and_foot.scorekeeping import HandAndFootScorekeeper
from handfoot_gui.session.score_sheet import terms_of

ACES = Quota(1, 1, 0, 0, (QuotaRank(Rank.ACE, 1, clean_only=True),))
RULES = replace(
    Options(),
    melds_need=MeldsNeed.QUOTA,
    melds_else=MeldsElse.AGAINST,
    quotas=((ACES, Quota(3, 0, 0)), (Quota(1, 1, 0),)),
)
"""In deal one a clean and a dirty pile, one of them clean aces, or three clean; later any two."""
KEPT: ScoredGame[Any, Any] = ScoredGame("hand-and-foot", None, RULES, tuple("ABCD"), Seat(0))
CLEAN_AND_DIRTY = SideEntry(clean=1, dirty=1, melded=240)


def asked(options: Options) -> bool:
    fields = HandAndFootScorekeeper(options).fields(HandAndFootScorekeeper(options).blank())
    return any(field.key == "quota_met" for field in fields)


def melded(entry: SideEntry, deal: int = 1, options: Options = RULES) -> int:
    """The points of the melded cards of a side that has *entry*, in a deal with this number."""
    deals = (DealEntry((SideEntry(), SideEntry())),) * (deal - 1)
    sheet = HandAndFootScorekeeper(options).sheet(
        (*deals, DealEntry((entry, SideEntry()))), Seat(0)
    )
    return next(line for line in sheet.deals[-1].lines if line.kind == "cards_melded").points(0)


def test_it_is_asked_only_where_a_rank_decides_that_nothing_else_tells() -> None:
    assert asked(RULES)
    assert asked(replace(RULES, melds_need=MeldsNeed.NOTHING, extra_pile_bonus=100))
    assert asked(replace(RULES, melds_need=MeldsNeed.NOTHING, red_threes_need=RedThreesNeed.QUOTA))
    assert not asked(replace(RULES, melds_need=MeldsNeed.NOTHING))
    assert not asked(replace(RULES, quotas=((Quota(2, 2, 0), Quota(3, 0, 0)),)))
    told = (SpecialPile(Rank.ACE, 1000, 500),)
    assert not asked(replace(RULES, special_piles=told)), "piles of aces are entered by themselves"


@pytest.mark.parametrize(
    ("entry", "deal", "points"),
    [
        (CLEAN_AND_DIRTY, 1, -240),
        (replace(CLEAN_AND_DIRTY, quota_met=1), 1, 240),
        (replace(CLEAN_AND_DIRTY, out=0), 1, 240),
        (SideEntry(clean=3, melded=240), 1, 240),
        (SideEntry(clean=1, melded=240, quota_met=1), 1, 240),
        (CLEAN_AND_DIRTY, 2, 240),
        (SideEntry(clean=1, melded=240, quota_met=1), 2, -240),
    ],
    ids=[
        "not said", "said", "who goes out has it", "the piles tell", "what is said counts",
        "a deal without ranks", "there the piles tell",
    ],
)  # fmt: skip
def test_melded_cards_count_by_what_is_said_or_what_the_piles_tell(
    entry: SideEntry, deal: int, points: int
) -> None:
    assert melded(entry, deal) == points


def test_piles_beyond_a_quota_with_ranks_count_once_it_is_met() -> None:
    options = replace(RULES, melds_need=MeldsNeed.NOTHING, extra_pile_bonus=100)
    three = SideEntry(clean=1, dirty=2, melded=240)

    def extra(entry: SideEntry) -> int:
        keeper = HandAndFootScorekeeper(options)
        sheet = keeper.sheet((DealEntry((entry, SideEntry())),), Seat(0))
        return sum(line.points(0) for line in sheet.deals[0].lines if line.kind == "extra_piles")

    assert (extra(three), extra(replace(three, quota_met=1))) == (0, 100)


def test_a_quota_that_is_said_without_its_piles_is_doubted_and_can_be_written_down() -> None:
    keeper = HandAndFootScorekeeper(RULES)
    entry = SideEntry(clean=1, melded=240, quota_met=1)
    found = keeper.problems((DealEntry((entry, SideEntry())),), Seat(0))
    (problem,) = (one for one in found if isinstance(one, QuotaWithoutPiles))
    assert (problem.side, problem.clean, problem.dirty) == (0, 0, 1)
    assert problem.weight is Severity.DOUBTFUL
    assert not problem.is_refused
    full = keeper.problems((DealEntry((replace(entry, dirty=1), SideEntry())),), Seat(0))
    assert not any(isinstance(one, QuotaWithoutPiles) for one in full)
    terms = terms_of(KEPT, Words())
    assert terms.problem(problem) == "A and C: one dirty book is still needed to go out."


def test_the_question_is_answered_by_yes_or_no() -> None:
    keeper = HandAndFootScorekeeper(RULES)
    (field,) = (one for one in keeper.fields(keeper.blank()) if one.key == "quota_met")
    terms = terms_of(KEPT, Words())
    assert field.kind is FieldKind.CHOICE
    assert field.choices == ((0, 1), (0, 1))
    assert [terms.choice_name(field, choice) for choice in (0, 1)] == ["no", "yes"]
    assert terms.field_name(field) == "Enough books to go out?"
    alone = preset("classic", 3)
    alone = replace(alone, melds_need=RULES.melds_need, quotas=RULES.quotas)
    assert asked(alone)


def test_the_answer_is_kept_in_the_file() -> None:
    written = msgspec.json.encode(SideEntry(quota_met=1))
    assert written == b'{"quota_met":1}'
    assert msgspec.json.decode(written, type=SideEntry).quota_met == 1
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"quota_met":2}', type=SideEntry)
