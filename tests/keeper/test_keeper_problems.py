"""Every entry that cannot be right is named, in a sentence, and nothing a table can do is."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from sampling import examples

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.scorekeeping import TOTAL, FieldKind, ScoredGame, Severity, points_of
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.entries import DealEntry, SideEntry
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BlackThrees,
    PileWord,
    Quota,
    RedThreesNeed,
    SpecialPile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.manipulation.rules.options import Options as ManipulationOptions
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.scorekeeping import PlayerEntry, RoundEntry
from handfoot_gui.games.raub.rules.options import Options as RaubOptions
from handfoot_gui.games.raub.scorekeeping import DealEntry as RaubDeal
from handfoot_gui.games.raub.scorekeeping import PlayerEntry as RaubPlayer
from handfoot_gui.session.score_sheet import terms_of

NAMES = ("Marta", "Elise", "Josip", "Karl", "Ana", "Pavel", "Vera", "Luka")
RIGHT = (
    SideEntry(clean=2, dirty=2, wild=1, red_threes_laid=4, out=2, melded=700),
    SideEntry(clean=1, red_threes_laid=2, melded=300, left=120),
)
"""A deal of the classic game that two pairs may well have played."""


def said(game: str, options: Any, *deals: Any) -> list[tuple[Severity, str]]:
    """What is wrong with the last of *deals*, in words."""
    kept: ScoredGame[Any, Any] = ScoredGame(
        game, "classic", options, NAMES[: options.players], Seat(0), deals=deals
    )
    terms = terms_of(kept, Words())
    found = GAMES[game].scorekeeper(options).problems(deals, Seat(0))
    return [(problem.weight, terms.problem(problem)) for problem in found]


def test_a_right_deal_is_not_complained_about() -> None:
    just_enough = replace(RIGHT[1], clean=0, melded=50)
    for other in (RIGHT[1], just_enough):
        assert said("hand-and-foot", Options(), DealEntry((RIGHT[0], other))) == []


WRONG = [
    ({}, {"out": 1}, "Only one player can go out, not Josip and Elise."),
    ({}, {"red_threes_laid": 7}, "You entered 11 red threes, but the decks have 10."),
    ({}, {"red_threes_left": 5}, "You entered 11 red threes, but the decks have 10."),
    ({}, {"clean": 34, "melded": 9000}, "You entered 39 books, but the decks make at most 35."),
    ({"wild": 5}, {}, "You entered 5 wild books, but the decks make at most 4."),
    ({"melded": 100}, {}, "Josip and Marta: the cards of 5 books are worth at least 280, not 100."),
    ({"melded": 702}, {}, "Josip and Marta: cards cannot add up to 702; "
        "all card values are multiples of 5."),
    ({}, {"left": 121}, "Elise and Karl: cards cannot add up to 121; "
        "all card values are multiples of 5."),
    ({"melded": 3000}, {}, "You entered 3,420 card points, but all the cards are worth 2,950."),
    ({}, {"left": {"joker": 11}}, "Jokers: you entered 11, but the decks have 10."),
    ({}, {"left": {"two": 21}}, "Twos: you entered 21, but the decks have 20."),
    ({}, {"left": {"ace": 21}}, "Aces: you entered 21, but the decks have 20."),
    ({}, {"left": {"KQJT98": 121}},
     "Eights through kings: you entered 121, but the decks have 120."),
    ({}, {"left": {"7654": 81}}, "Fours through sevens: you entered 81, but the decks have 80."),
    ({}, {"left": {"black_three": 11}}, "Black threes: you entered 11, but the decks have 10."),
    ({"out": 1}, {}, "Elise does not play for Josip and Marta."),
    ({"clean": 22}, {}, "You entered 23 clean books, but the decks make at most 22."),
    ({"wild": 4, "dirty": 2}, {"dirty": 1},
     "The wild and dirty books need 31 wilds, but the decks have 30."),
    ({}, {"clean": 0, "melded": -50},
     "Elise and Karl: cards in melds are worth at least 0, not −50."),
]  # fmt: skip


@pytest.mark.parametrize(("own", "other", "sentence"), WRONG, ids=lambda value: str(value)[:32])
def test_what_cannot_be_is_named(own: dict[str, Any], other: dict[str, Any], sentence: str) -> None:
    deal = DealEntry((replace(RIGHT[0], **own), replace(RIGHT[1], **other)))
    assert (Severity.IMPOSSIBLE, sentence) in said("hand-and-foot", Options(), deal)


MISSING = [
    ({"melded": 0}, "enter the cards in melds."),
    ({"melded": {"KQJT98": 30}}, "5 books take 35 cards, but 30 are counted."),
    ({"clean": 1, "dirty": 0, "wild": 0, "melded": {"KQJT98": 1}},
     "one book takes 7 cards, but one is counted."),
    ({"melded": {"KQJT98": 28, "two": 8}}, "the books need 9 wilds, but 8 are counted."),
    ({"melded": {"KQJT98": 23, "two": 20}},
     "the books need 24 natural cards, but 23 are counted."),
    ({"clean": 0, "dirty": 0, "wild": 0, "melded": 0}, "enter the cards in melds."),
]  # fmt: skip


@pytest.mark.parametrize(("own", "sentence"), MISSING, ids=lambda value: str(value)[:20])
def test_what_is_still_missing_is_asked_for(own: dict[str, Any], sentence: str) -> None:
    deal = DealEntry((replace(RIGHT[0], **own), RIGHT[1]))
    found = said("hand-and-foot", Options(), deal)
    named = f"Josip and Marta: {sentence}"
    assert [one for one in found if one[0] is not Severity.DOUBTFUL] == [(Severity.MISSING, named)]


def test_what_others_have_left_is_missing_where_somebody_went_out() -> None:
    deal = DealEntry((RIGHT[0], replace(RIGHT[1], left=0)))
    sentence = "Elise and Karl: enter the cards left in hand and foot."
    assert (Severity.MISSING, sentence) in said("hand-and-foot", Options(), deal)
    # Red threes in the hand count by themselves, or are nothing in the sum of the others.
    with_threes = DealEntry((RIGHT[0], replace(RIGHT[1], left=0, red_threes_left=1)))
    assert not any("left" in one for _, one in said("hand-and-foot", Options(), with_threes))


def test_nothing_entered() -> None:
    blank = DealEntry((SideEntry(), SideEntry(melded={}, left={})))
    assert said("hand-and-foot", Options(), blank) == [
        (Severity.MISSING, "Nothing has been entered yet.")
    ]
    # Seat 0 going out is something.
    assert len(said("hand-and-foot", Options(), DealEntry((SideEntry(out=0), SideEntry())))) == 3


DOUBTS = [
    ({"clean": 1}, {}, "Josip and Marta: one clean book is still needed to go out."),
    ({"clean": 0, "wild": 0}, {},
     "Josip and Marta: two clean books and one wild book are still needed to go out."),
    ({}, {"clean": 0, "melded": 45}, "Elise and Karl: 45 melded, but the first meld needs 50."),
]  # fmt: skip


@pytest.mark.parametrize(("own", "other", "sentence"), DOUBTS, ids=lambda value: str(value)[:32])
def test_what_breaks_the_rules_may_be_written_down_all_the_same(
    own: dict[str, Any], other: dict[str, Any], sentence: str
) -> None:
    deal = DealEntry((replace(RIGHT[0], **own), replace(RIGHT[1], **other)))
    assert said("hand-and-foot", Options(), deal) == [(Severity.DOUBTFUL, sentence)]


ALONE = (SideEntry(clean=1, dirty=1, out=0, melded=200, left=20), *(SideEntry(left=50),) * 3)
SEVENS = (SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),)
SIMPSON = GAMES["hand-and-foot"].presets["simpson"]
CLEAN_THREES = replace(Options(), black_threes=BlackThrees.CLEAN_MELD)
SOME_RULES: list[tuple[Options, tuple[SideEntry, ...], Severity | None, str]] = [
    (replace(Options(), pile_word=PileWord.BOOK), (replace(RIGHT[0], dirty=1), RIGHT[1]),
     Severity.DOUBTFUL, "Josip and Marta: one dirty book is still needed to go out."),
    (SIMPSON, ALONE, Severity.IMPOSSIBLE, "Marta went out and cannot have cards left."),
    (SIMPSON, (replace(ALONE[0], left=0, red_threes_left=1), *ALONE[1:]),
     Severity.IMPOSSIBLE, "Marta went out and cannot have cards left."),
    (SIMPSON, (replace(ALONE[0], left=0, exact_cuts=2), *ALONE[1:]),
     Severity.IMPOSSIBLE, "Marta: 2 exact cuts, but at most 1 can be made."),
    (replace(Options(), red_threes_need=RedThreesNeed.SEVEN),
     (RIGHT[0], replace(RIGHT[1], needed_piles=3)),
     Severity.IMPOSSIBLE,
     "Elise and Karl: there are more books of sevens than clean and dirty ones together."),
    (replace(Options(), jokers_per_pack=0), (RIGHT[0], replace(RIGHT[1], left={"joker": 3})),
     Severity.IMPOSSIBLE, "Jokers: you entered 3, but the decks have 0."),
    (CLEAN_THREES, (RIGHT[0], SideEntry(black_threes=2, melded=300, left=20)),
     Severity.IMPOSSIBLE, "You entered 2 books of black threes, but the decks make at most 1."),
    # Seven black threes are a pile that counts against: no sum of cards is too low for it.
    (CLEAN_THREES, (RIGHT[0], SideEntry(black_threes=1, melded=-35, left=20)), None, ""),
    (replace(Options(), quotas=((Quota(0, 0, 0, 3),),)),
     (SideEntry(clean=1, dirty=1, out=0, melded=300), RIGHT[1]),
     Severity.DOUBTFUL, "Josip and Marta: one book is still needed to go out."),
]  # fmt: skip


@pytest.mark.parametrize(("options", "sides", "weight", "sentence"), SOME_RULES)
def test_what_only_some_rules_know(
    options: Options, sides: tuple[SideEntry, ...], weight: Severity | None, sentence: str
) -> None:
    found = said("hand-and-foot", options, DealEntry(sides))
    assert found == ([] if weight is None else [(weight, sentence)])


@pytest.mark.parametrize(
    ("options", "sides", "sentence"),
    [
        (GAMES["hand-and-foot"].presets["special-deck"],
         (replace(RIGHT[0], red_threes_laid=0, ladies_laid=11),
          replace(RIGHT[1], red_threes_laid=0)),
         "You entered 11 ladies, but the deck has 10."),
        (replace(Options(), special_piles=SEVENS),
         (replace(RIGHT[0], special={"7-dirty": 5}), RIGHT[1]),
         "You entered 5 books of sevens, but the decks make at most 4."),
        (GAMES["hand-and-foot"].presets["saskatchewan"], (replace(RIGHT[0], wild=5), RIGHT[1]),
         "You entered 5 wild canastas, but the decks make at most 4."),
    ],
)  # fmt: skip
def test_what_the_packs_of_some_rules_do_not_hold(
    options: Options, sides: tuple[SideEntry, ...], sentence: str
) -> None:
    assert (Severity.IMPOSSIBLE, sentence) in said("hand-and-foot", options, DealEntry(sides))


def raub_deal(
    *tricks: int, raubing: int | None = 1, owes: Any = 2, ended: Any = "tricks"
) -> RaubDeal:
    return RaubDeal(tuple(map(RaubPlayer, tricks)), ended, raubing, owes)


PASSED = raub_deal(0, 0, 0, 0, raubing=None, ended="passed on")
THROWN = raub_deal(0, 0, 0, 0, raubing=None, ended="thrown in")
RAUB_DEALS = [
    ((raub_deal(1, 0, 2, 1),), None, ""),
    ((raub_deal(1, 0, 2, 0),), Severity.MISSING, "One trick still to enter."),
    ((raub_deal(0, 0, 0, 0),), Severity.MISSING, "Four tricks still to enter."),
    ((raub_deal(2, 0, 2, 1),), Severity.IMPOSSIBLE, "You entered 5 tricks, but a deal has four."),
    ((raub_deal(1, 0, 2, 1, raubing=None),), Severity.MISSING, "Enter who made trumps."),
    ((raub_deal(1, 0, 2, 1, owes=1),), Severity.IMPOSSIBLE,
     "Only Marta, who dealt, can owe one trick."),
    ((raub_deal(1, 0, 2, 1, raubing=0, owes=1),), None, ""),
    ((PASSED,), None, ""),
    ((PASSED, THROWN, PASSED), None, ""),
    ((PASSED, PASSED), Severity.IMPOSSIBLE,
     "The last deal was passed on, so Elise has to deal."),
]  # fmt: skip


@pytest.mark.parametrize(("deals", "weight", "sentence"), RAUB_DEALS)
def test_raub(deals: tuple[RaubDeal, ...], weight: Severity | None, sentence: str) -> None:
    found = said("raub", RaubOptions(), *deals)
    assert found[:1] == ([] if weight is None else [(weight, sentence)])


def round_entry(*left: Any, ended: End = End.OUT, ender: int | None = 1) -> RoundEntry:
    return RoundEntry(tuple(map(PlayerEntry, left)), ended, ender)


ROUNDS = [
    (round_entry(5, 0, 7, 9), None, ""),
    (round_entry(5, 0, 7, 9, ender=None), Severity.MISSING, "Enter who went out."),
    (round_entry(5, 4, 7, 9, ended=End.KNOCK, ender=None),
     Severity.MISSING, "Enter who knocked."),
    (round_entry(5, 3, 7, 9), Severity.IMPOSSIBLE,
     "Elise went out, so what is left must be 0, not 3."),
    (round_entry(5, 6, 7, 9, ended=End.KNOCK),
     Severity.IMPOSSIBLE, "Elise may knock with at most 5 points, not 6."),
    (round_entry(5, 0, 0, 9), Severity.MISSING, "Enter what Josip has left."),
    (round_entry({"joker": 3}, 0, 7, 9),
     Severity.IMPOSSIBLE, "Jokers: you entered 3, but the decks have 2."),
    # Two packs of 340 points and two jokers.
    (round_entry(5, 0, 716, 9), None, ""),
    (round_entry(5, 0, 717, 9),
     Severity.IMPOSSIBLE, "You entered 731 points, but all the cards are worth 730."),
]  # fmt: skip


@pytest.mark.parametrize(("entry", "weight", "sentence"), ROUNDS)
def test_manipulation_rummy(entry: RoundEntry, weight: Severity | None, sentence: str) -> None:
    found = said("manipulation", ManipulationOptions(), entry)
    assert found == ([] if weight is None else [(weight, sentence)])


def test_the_first_meld_of_the_coming_deal_is_said_for_every_side() -> None:
    options = GAMES["hand-and-foot"].presets["pennies"]
    high = SideEntry(clean=1, dirty=1, wild=1, special={"7-clean": 1}, out=0, melded=600)
    deals = (DealEntry((high, SideEntry(melded=300, left=100))),)
    kept: ScoredGame[Any, Any] = ScoredGame(
        "hand-and-foot", "pennies", options, NAMES, Seat(4), deals=deals
    )
    terms, scorekeeper = terms_of(kept, Words()), GAMES["hand-and-foot"].scorekeeper(options)
    coming = scorekeeper.coming(deals, kept.first_dealer)
    assert coming.minima == (150, 50)
    assert terms.asks(coming) == (
        "First meld: Ana, Josip and Marta 150; Elise, Karl and Pavel 50. "
        "To go out: one clean, one dirty, one wild and one of sevens."
    )
    assert terms.opens(coming) == "Pavel deals, Marta plays first."
    first = scorekeeper.coming((), kept.first_dealer)
    assert terms.asks(first).startswith("First meld 50. Game to 20,000. To go out: one clean")


@pytest.mark.parametrize("game", GAMES)
def test_any_entry_has_a_sheet_and_words(game: str) -> None:
    """Whatever is entered, in any rules: nothing falls over, and every problem has a sentence."""
    rng = Random(5)
    for name in GAMES[game].presets:
        for players, ways in GAMES[game].preset_seats[name].items():
            options = GAMES[game].preset_options(name, players, ways[-1])
            scorekeeper = GAMES[game].scorekeeper(options)
            kept: ScoredGame[Any, Any] = ScoredGame(game, name, options, NAMES[:players], Seat(1))
            terms = terms_of(kept, Words())
            deals: list[Any] = []
            for _ in range(examples(12, 24)):
                deal = scorekeeper.blank()
                for _ in range(rng.randrange(12)):
                    deal = changed(rng, scorekeeper, deal)
                deals.append(deal)
                sheet = scorekeeper.sheet(deals, Seat(1))
                assert len(sheet.totals) == len(options.seats_of_sides)
                for field in scorekeeper.fields(deal):
                    assert terms.field_name(field)
                for problem in scorekeeper.problems(deals, Seat(1)):
                    assert terms.problem(problem).endswith(".")
                accepted_whatever_is_doubted(scorekeeper, deals)
                coming = scorekeeper.coming(deals, Seat(1))
                assert coming.dealer == (1 + len(deals)) % players
                assert "{" not in terms.asks(coming) + terms.opens(coming)
                for line in sheet.deals[-1].lines:
                    assert terms.presenter.score.line_title(line)
                    assert all(
                        terms.presenter.score.item_title(line, it.what)
                        for side in line.items
                        for it in side
                    )
                assert scorekeeper.is_over(deals, Seat(1)) in (True, False)


def accepted_whatever_is_doubted(scorekeeper: Any, deals: list[Any]) -> None:
    """The last of *deals* counts as it was typed, and nothing is doubted about it any more."""
    found = scorekeeper.doubts(deals, Seat(1))
    names = tuple(dict.fromkeys(problem.doubt for problem in found if not problem.is_refused))
    before = [*deals[:-1], replace(deals[-1], accepted=names)]
    assert all(problem.is_refused for problem in scorekeeper.doubts(before, Seat(1)))
    ours, theirs = (scorekeeper.sheet(some, Seat(1)) for some in (before, deals))
    assert ours.totals == theirs.totals
    assert ours.deals[-1].is_as_written == bool(names)
    for side, entry in enumerate(deals[-1].sides):
        if entry.total is not None and ours.deals[-1].lines:
            assert ours.deals[-1].points(side) == entry.total


def changed(rng: Random, scorekeeper: Any, deal: Any) -> Any:
    """*deal* with something entered in one of its fields."""
    side = rng.randrange(len(scorekeeper.sides))
    if rng.random() < 0.1:
        return scorekeeper.with_value(deal, TOTAL, side, rng.choice((None, 0, 1240, -300)))
    field = rng.choice(scorekeeper.fields(deal))
    if field.kind is FieldKind.CHOICE:
        value: Any = rng.choice(field.choices[0 if field.is_of_deal else side])
    elif field.kind is FieldKind.COUNT:
        value = rng.choice((0, 1, 2, 3, 40))
    elif rng.random() < 0.5:
        value = {name: rng.randrange(30) for name, _ in field.classes if rng.random() < 0.4}
        assert isinstance(points_of(field, value), int)
    else:
        value = rng.choice((0, 5, 120, 345, 1200, 7))
    return scorekeeper.with_value(deal, field, side, value)
