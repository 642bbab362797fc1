"""The words of a rule set, field by field, and the questions that lead to one."""

from __future__ import annotations

import random
from enum import StrEnum
from itertools import groupby
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.interview import Interview
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.interview import interview as interview_of
from handfoot_gui.games.hand_and_foot.text.options import option_texts
from tests.other_values import other_values

WORDS = Words()
CLASSIC = Options()
TEXTS = option_texts(WORDS, CLASSIC)
FIELDS = Options.__struct_fields__
ENUMS = [
    kind
    for kind in vars(o).values()
    if isinstance(kind, type) and issubclass(kind, StrEnum) and kind.__module__ == o.__name__
]


def differences(before: Options, after: Options) -> tuple[str, ...]:
    return option_texts(WORDS, after).differences(before, after)


def test_every_field_has_a_label_of_its_own_and_one_sentence_of_help() -> None:
    assert set(TEXTS.fields) == set(FIELDS)
    assert len({said.label for said in TEXTS.fields.values()}) == len(FIELDS)
    for field, said in TEXTS.fields.items():
        assert said.label[0].isupper(), field
        assert not said.label.endswith("."), field
        assert said.help.endswith("."), field
        assert said.help.count(".") == 1, field
        assert "{" not in said.label + said.help + said.zero, field
    groups = [said.group for said in TEXTS.fields.values()]
    assert all(groups)
    assert len(list(groupby(groups))) == len(set(groups)), "those of a group stand together"


@pytest.mark.parametrize("kind", ENUMS)
def test_every_value_of_a_choice_has_words_of_its_own(kind: type[StrEnum]) -> None:
    usual = {field: getattr(CLASSIC, field) for field in FIELDS}
    whole = [
        TEXTS.fields[field].values
        for field, value in usual.items()
        if isinstance(value[0] if isinstance(value, tuple) and value else value, kind)
    ]
    parts = [part for text in TEXTS.fields.values() for part in text.part_values.values()]
    of_parts = [part for part in parts if isinstance(next(iter(part)), kind)]
    assert whole or of_parts
    # In English the usual word is "book", which is offered once.
    offered = set(kind) - {o.PileWord.BOOK}
    assert all(set(texts) == offered for texts in whole)
    for texts in (*whole, *of_parts):
        assert all(texts.values())
        # Of the two decks, whose ranks are called alike, one is played.
        special = {value for value in texts if value in set("srlkjihgfedcba")}
        for deck in (texts.keys() - special, special):
            assert len({texts[value] for value in deck}) == len(deck)


@pytest.mark.parametrize(
    ("field", "kind"),
    [("quotas", o.Quota), ("minima_by_score", o.ScoreStep), ("values", o.CardValues)],
)
def test_the_parts_of_a_field_have_labels(field: str, kind: type[o.Quota]) -> None:
    for deck in o.Deck:
        texts = option_texts(WORDS, replace(CLASSIC, deck=deck))
        parts = set(texts.fields[field].parts)
        if kind is o.CardValues:
            ranks = {card.rank for card in replace(CLASSIC, deck=deck).cards()}
            named = {o.FIELD_OF_RANK[rank] for rank in ranks if rank in o.FIELD_OF_RANK}
            assert parts == named
        elif kind is o.Quota:
            assert parts == {*kind.__struct_fields__, *o.QuotaRank.__struct_fields__}
        else:
            assert parts == set(kind.__struct_fields__)


def test_the_cards_of_the_special_deck_have_their_own_names() -> None:
    special = replace(CLASSIC, deck=o.Deck.SPECIAL)
    for base, ranks, texts in (
        (CLASSIC, ("two",), ("Two: 25 instead of 20", "Black three left: 0 points")),
        (special, ("jester",), ("Jester: 25 instead of 20", "Villain left: 0 points")),
        (CLASSIC, ("two", "ace", "nine", "eight", "seven", "six"),
         ("Two and ace: 25 instead of 20, Eight and nine: 25 instead of 10, Six and seven: 25 "
          "instead of 5", "Black three left: 0 points")),
        (CLASSIC, ("nine", "eight", "ten"),
         ("Eight through ten: 25 instead of 10", "Black three left: 0 points")),
    ):  # fmt: skip
        values = replace(base.values, **dict.fromkeys(ranks, 25))
        changed = replace(base, values=values, black_three_left=0)
        found = differences(base, changed)
        assert [a.startswith(b) for a, b in zip(found, texts, strict=True)] == [True, True], found


@pytest.mark.parametrize("field", FIELDS)
def test_each_other_value_makes_a_difference_in_words(field: str) -> None:
    for value in other_values(CLASSIC, field):
        changed = replace(CLASSIC, **{field: value})
        (found,) = differences(CLASSIC, changed)
        assert found
        assert "{" not in found
        assert differences(changed, CLASSIC) != (found,)


@pytest.mark.parametrize(
    ("field", "value", "text"),
    [
        ("draws", (3,), "three cards drawn instead of two cards"),
        ("deals", 1, "one deal instead of four deals"),
        ("packets", (11, 13), "hand 11, foot 13 instead of hand 13, foot 13"),
        ("wild_melds", False, "no melds of wilds only"),
        ("take_most", 0, "Cards picked up: the whole pile instead of seven cards"),
        ("take_most", 5, "five cards picked up from the pile instead of seven cards"),
        ("most_wilds", 3, "Most wilds in a meld: three wilds instead of no limit"),
        ("open_clean", o.Openness.NATURALS,
         "complete clean books open to naturals instead of closed"),
        ("exact_cut_bonus", 100, "Bonus for an exact cut: 100 points instead of off"),
        ("quotas", o.only(o.Quota(1, 1, 0)),
         "one clean and one dirty to go out instead of two clean, two dirty and one wild"),
        ("minima", (0,), "First meld by deal: 0 instead of 50, 90, 120, 150"),
        ("clean_bonus", 1000, "1,000 points for a clean book instead of 500 points"),
    ],
)  # fmt: skip
def test_a_difference_reads_well(field: str, value: object, text: str) -> None:
    assert TEXTS.difference(CLASSIC, replace(CLASSIC, **{field: value}), field) == text


def test_no_difference_is_said_of_equal_rules() -> None:
    assert differences(CLASSIC, CLASSIC) == ()
    assert TEXTS.summary(CLASSIC, CLASSIC, "Classic") == "Same as Classic"


def test_many_differences_are_counted() -> None:
    changed = replace(CLASSIC, draws=(3,), packs=6, packets=(11, 11), wild_bonus=1000)
    text = TEXTS.summary(CLASSIC, changed, "Classic", most=2)
    assert text == (
        "Classic, six decks instead of five decks, hand 11, foot 11 instead of hand 13, foot 13, "
        "and two more changes"
    )


def test_values_of_composed_fields() -> None:
    said = TEXTS.fields
    quotas = o.only(o.Quota(1, 1, 0), o.Quota(1, 1, 0), o.Quota(2, 2, 0))
    assert said["quotas"].said(quotas) == (
        "deals 1 through 2: one clean and one dirty; from deal 3 on: two clean and two dirty"
    )
    steps = (o.ScoreStep(500, 50), o.ScoreStep(1000, 90), o.ScoreStep(1500, 120))
    assert said["minima_by_score"].said(steps) == ("below 500: 50, below 1,000: 90, otherwise 120")
    assert said["minima_by_score"].said(()) == "off"
    assert said["quotas"].said(o.only(o.Quota(0, 0, 0, 3))) == ("three of any kind")


def test_the_word_of_the_set_is_used() -> None:
    canasta = option_texts(WORDS, replace(CLASSIC, pile_word=o.PileWord.CANASTA)).fields
    assert canasta["clean_bonus"].label == "Clean canasta"
    red = option_texts(WORDS, replace(CLASSIC, clean_word=o.CleanWord.RED)).fields
    assert red["dirty_bonus"].label == "Black book"
    assert red["quotas"].said(o.only(o.Quota(2, 1, 0))) == "two red and one black"
    assert canasta["foot_opened"].said(o.FootOpened.PILE) == "when you complete a canasta"
    buried = TEXTS.fields["upcard"].said(o.Upcard.BURIED)
    assert buried == "turned up; wilds and red threes are buried", "a black three is not"


ALONE = replace(CLASSIC, sides=o.Sides.ALONE)
SPECIAL = replace(CLASSIC, deck=o.Deck.SPECIAL)
SHUFFLED = replace(CLASSIC, stock_out=o.StockOut.REMOVED)
RED_THREES = (
    "red_threes",
    "red_three_laid",
    "red_three_left",
    "red_three_left_unopened",
    "red_three_totals",
    "red_threes_need",
)
IDLE = [
    (CLASSIC, ("permission", "partners_in_foot", "answer_reasons", *RED_THREES), ""),
    (ALONE, ("permission", "partners_in_foot", "answer_reasons"),
     "Not used, since there are no partners."),
    (replace(CLASSIC, permission=False), ("answer_reasons",),
     "Not used, since you do not ask your partner."),
    (CLASSIC, ("lady_left",), "Only the special deck has ladies."),
    (SPECIAL, ("lady_left",), ""),
    (SPECIAL, ("jokers_per_pack",), "The special deck is one set of cards."),
    (SPECIAL, RED_THREES, "The special deck has no red threes."),
    (SHUFFLED, ("stock_out",), "Nothing is shuffled in, since no wild removes the pile."),
    (replace(SHUFFLED, wild_on_top=o.WildOnTop.REMOVES), ("stock_out",), ""),
]  # fmt: skip


@pytest.mark.parametrize(("options", "fields", "reason"), IDLE)
def test_a_field_without_effect_says_why(
    options: Options, fields: tuple[str, ...], reason: str
) -> None:
    for field in fields:
        assert option_texts(WORDS, options).idle_reason(field) == reason, field


CONTRADICTIONS = [
    ({"players": 5}, "that many players cannot be grouped like this"),
    ({"packs": 2, "quotas": ((o.Quota(1, 1, 0),),)}, "not enough cards are left"),
    ({"wild_melds": False, "wild_on_top": o.WildOnTop.BLOCKS}, "a wild book is needed"),
    ({"wild_melds": False, "quotas": ((o.Quota(1, 1, 0),),)}, "two wilds cannot be melded"),
    ({"quotas": o.only(o.Quota(1, 1, 1, 0, (o.QuotaRank(Rank.SEVEN, 9),)))}, "cannot be made"),
    ({"deals": 0}, "the game would never end"),
    ({"draws": (1,), "stock_out": o.StockOut.ALL_BUT_TOP}, "a deal could go on forever"),
    (
        {"minima_by_score": (o.ScoreStep(500, 50), o.ScoreStep(500, 60))},
        "higher than the one before",
    ),
    ({"quotas": ((o.Quota(2, 2, 20),),)}, "that many books cannot be made"),
    ({"quotas": ((o.Quota(9, 9, 1),),), "second_meld": o.SecondMeld.NEVER}, "need a second meld"),
    ({"wild_limit": o.WildLimit.FREE, "most_wilds": 0}, "no wild may be in it"),
]


@pytest.mark.parametrize(("changes", "reason"), CONTRADICTIONS)
def test_a_contradiction_names_two_fields_and_a_reason(
    changes: dict[str, object], reason: str
) -> None:
    options = replace(CLASSIC, **changes)
    with pytest.raises(OptionsError) as found:
        options.check()
    assert len(set(found.value.fields)) == 2
    sentence = TEXTS.contradiction(options, found.value)
    assert reason in sentence
    for field in found.value.fields:
        assert f"“{TEXTS.fields[field].label}”" in sentence


def test_fields_that_disagree_are_named_with_their_values() -> None:
    error = OptionsError(("packs", "packets"), "104 cards are dealt, but the packs hold 100")
    assert TEXTS.contradiction(CLASSIC, error) == (
        "“Decks” (five decks) and “Packets” (hand 13, foot 13) do not work together: "
        "not enough cards are left for a stock and a first discard."
    )
    unknown = OptionsError(("draws", "packs"), "because")
    assert TEXTS.contradiction(None, unknown).endswith("do not work together: because.")


# --- the questions ------------------------------------------------------------------------------


def go_through(interview: Interview, **answers: str) -> Any:
    """Answer by the words given for a question's name, otherwise with the first answer."""
    while (question := interview.question) is not None:
        wanted = answers.get(question.name)
        offered = interview.offered
        assert wanted is None or wanted in [answer.text for answer in offered], offered
        interview.answer(next((a for a in offered if a.text == wanted), offered[0]))
    return interview.result()


def test_the_usual_answers_lead_to_the_classic_game() -> None:
    assert go_through(interview_of(WORDS), players="Four players in two pairs") == CLASSIC
    suggested = interview_of(WORDS)
    while suggested.question is not None:
        assert suggested.suggested is not None
        suggested.answer(suggested.suggested)
    assert suggested.result() == CLASSIC


def test_answers_change_the_rules() -> None:
    six = {"players": "Six players in three pairs", "take": "The whole pile"}
    found = go_through(interview_of(WORDS), **six, quota="One clean and one dirty")
    assert (found.players, found.packs, found.sides) == (6, 7, o.Sides.PAIRS)
    assert (found.take_most, found.quotas) == (0, ((o.Quota(1, 1, 0),),))


def test_without_wild_melds_no_wild_pile_is_offered_or_needed() -> None:
    interview = interview_of(WORDS)
    asked(interview, "wild-melds")
    interview.answer(interview.offered[1])
    asked(interview, "quota")
    texts = [answer.text for answer in interview.offered]
    assert "One clean and one dirty" in texts
    assert not any("wild" in text for text in texts)
    assert interview.offered[-1].help == "The usual rule: “Two clean and two dirty”."
    interview.answer(interview.offered[-1])
    interview.answer_the_rest()
    found = interview.result()
    assert found.quotas == ((o.Quota(2, 2, 0),),)
    assert found.wild_on_top is o.WildOnTop.BLOCKS
    found.check()


def test_going_back_keeps_the_answer_and_another_one_counts() -> None:
    interview = interview_of(WORDS)
    interview.answer(interview.offered[2])
    first = interview.offered[0]
    interview.answer(first)
    interview.back()
    assert interview.chosen == first
    interview.back()
    assert not interview.can_go_back
    interview.answer(interview.offered[0])
    assert interview.result().players == 2
    assert interview.result().sides is o.Sides.ALONE


def test_questions_differ_and_every_answer_has_a_line_of_help() -> None:
    found = interview_of(WORDS).questions
    assert len({question.name for question in found}) == len(found)
    for question in found:
        assert question.text.rstrip("”").endswith("?")
        assert len({answer.text for answer in question.answers}) == len(question.answers)
        for answer in question.answers:
            assert set(answer.changes) <= set(Options.__struct_fields__)
            assert answer.help.endswith("."), answer
            assert len(answer.help) <= 60, answer


def asked(interview: Interview, name: str) -> None:
    """Answer as is usual up to the question *name*."""
    while interview.question is not None and interview.question.name != name:
        assert interview.suggested is not None
        interview.answer(interview.suggested)
    assert interview.question is not None, name


def test_what_nobody_knows_becomes_the_usual_rule_and_says_which() -> None:
    interview = interview_of(WORDS)
    while interview.question is not None:
        unknown = interview.offered[-1]
        assert unknown.text == "We don’t know"
        assert interview.suggested is not None
        assert interview.suggested.text in unknown.help
        interview.answer(unknown)
        interview.back()
        assert interview.chosen == unknown
        assert interview.suggested == unknown
        interview.answer(unknown)
    assert interview.result() == CLASSIC


def test_the_rest_is_answered_as_usual_and_one_goes_back_to_the_last_question() -> None:
    interview = interview_of(WORDS)
    interview.answer(interview.offered[0])
    interview.answer(interview.offered[1])
    interview.answer_the_rest()
    assert interview.question is None
    found = interview.result()
    assert found == replace(CLASSIC, players=2, packs=3, sides=o.Sides.ALONE, packets=(11, 11))
    interview.back()
    assert interview.question is not None
    assert interview.question.name == "pile-open"
    assert interview.chosen == interview.offered[-1]


ANSWERS: list[tuple[str, str, dict[str, object]]] = [
    ("bonuses", "500 clean, 300 dirty, 1,000 wild", {"wild_bonus": 1000}),
    ("word", "A pile", {"pile_word": o.PileWord.PILE}),
    ("word", "A red or a black book", {"clean_word": o.CleanWord.RED}),
    ("word", "A canasta", {"pile_word": o.PileWord.CANASTA}),
    ("permission", "No, you just go out", {"permission": False}),
    ("permission", "Yes, and the answer is just yes or no", {"answer_reasons": False}),
    ("partner", "No, it does not matter", {"partners_in_foot": o.PartnersInFoot.NO}),
    ("black-threes", "Three or more at any time", {"black_threes": o.BlackThrees.CLEAN_MELD}),
    ("black-threes", "Three or more in the turn you go out",
     {"black_threes": o.BlackThrees.GOING_OUT}),
    ("threes", "A bonus, but only with a meld of seven",
     {"red_threes_need": o.RedThreesNeed.PILE}),
    ("packets", "Hand, knee and foot: fifteen, thirteen and eleven",
     {"packets": (15, 13, 11), "packs": 6}),
    ("run", "You pick up your foot, and your turn is over", {"running_ends_turn": True}),
    ("first-by", "Every player’s", {"first_meld_by": o.FirstMeldBy.PLAYER}),
    ("pile-open", "Only the top card may be seen", {"pile_open": False}),
    ("bans", "Twos and jokers",
     {"discard_bans": (o.DiscardBan(o.Banned.WILD, o.BanUntil.ALWAYS),)}),
    ("bans", "Sevens, until your side has a complete meld of them",
     {"discard_bans": (o.DiscardBan(o.Banned.SEVEN, o.BanUntil.OWN_SIDE),)}),
    ("bans", "Sevens, until every side has a complete meld of them",
     {"discard_bans": (o.DiscardBan(o.Banned.SEVEN, o.BanUntil.EVERY_SIDE),)}),
    ("discarded-wild", "It blocks the pile", {"wild_on_top": o.WildOnTop.BLOCKS}),
    ("discarded-wild", "It freezes the pile until somebody picks it up",
     {"wild_on_top": o.WildOnTop.BLOCKS, "wilds_freeze": True}),
    ("discarded-wild", "It removes the pile", {"wild_on_top": o.WildOnTop.REMOVES}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "answer", "changes"), ANSWERS)
def test_an_answer_changes_what_it_says_and_nothing_else(
    name: str, answer: str, changes: dict[str, object]
) -> None:
    answers = {"players": "Four players in two pairs", name: answer}
    assert go_through(interview_of(WORDS), **answers) == replace(CLASSIC, **changes)


def test_nobody_who_plays_alone_is_asked_about_partners() -> None:
    alone, paired = interview_of(WORDS), interview_of(WORDS)
    alone.answer(next(a for a in alone.offered if a.text == "Three players"))
    asked(alone, "quota")
    paired.answer(next(a for a in paired.offered if a.text == "Six players in three pairs"))
    assert paired.total == alone.total + 3
    asked(alone, "pile-open")
    assert alone.number == alone.total
    alone.answer(alone.offered[0])
    assert alone.question is None


def test_there_are_about_twenty_questions() -> None:
    alone, paired = interview_of(WORDS), interview_of(WORDS)
    alone.answer(next(a for a in alone.offered if a.text == "Three players"))
    paired.answer_the_rest()
    assert (alone.total, paired.number - 1) == (20, 23)


def test_nobody_is_asked_what_a_discarded_wild_does_where_none_is_discarded() -> None:
    interview = interview_of(WORDS)
    asked(interview, "bans")
    before = interview.total
    interview.answer(next(a for a in interview.offered if a.text == "Twos and jokers"))
    assert interview.question is not None
    assert interview.question.name == "pile-open"
    assert interview.total == before - 1


def test_without_wild_melds_no_wild_is_taken_with_two_of_the_same() -> None:
    interview = interview_of(WORDS)
    asked(interview, "wild-melds")
    interview.answer(interview.offered[1])
    asked(interview, "discarded-wild")
    assert interview.offered[0].text == "It blocks the pile"


def test_something_else_is_usual_until_the_form_says_what() -> None:
    interview, left = interview_of(WORDS), []
    while (question := interview.question) is not None:
        other = [answer for answer in interview.offered if answer.text == "Something else"]
        assert len(other) == (question.field != "")
        assert question.field in ("", *FIELDS)
        if other:
            assert interview.offered[-2:-1] == tuple(other), "before “We don’t know”"
            interview.answer(other[0])
            interview.back()
            assert interview.chosen == interview.suggested == other[0]
            left.append(question.field)
        interview.answer(other[0] if other else interview.offered[-1])
    assert interview.result() == CLASSIC
    assert {"packets", "draws", "discard_bans", "quotas", "deals"} < set(left)
    assert interview.left_to_form == tuple(left)
    interview.back()
    assert interview.left_to_form == tuple(left), "what is asked now leads to no field"


@pytest.mark.sampled(20)
@pytest.mark.parametrize("seed", range(60))
def test_all_ways_through_lead_to_rules_that_can_be_played(seed: int) -> None:
    dice = random.Random(seed)
    interview = interview_of(WORDS)
    while interview.question is not None:
        if interview.can_go_back and dice.random() < 0.1:
            interview.back()
            continue
        interview.answer(dice.choice(interview.offered))
        assert 1 < interview.number <= interview.total + 1
    interview.result().check()
