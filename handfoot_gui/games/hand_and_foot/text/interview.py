"""The questions that lead to a family's rules of Hand and Foot."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from handfoot_gui.core.text.interview import Interview, InterviewAnswer, InterviewQuestion
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    AfterSeven,
    BlackThrees,
    PileCondition,
    PileWord,
    Quota,
    RedThrees,
    Sides,
    Take,
    WildLimit,
    WildOnTop,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options


def interview(words: Words) -> Interview:
    """All questions in the order they are asked, from the classic game on."""
    asked = (
        *_about_the_table(words),
        *_about_a_turn(words),
        *_about_threes(words),
        *_about_points(words),
        *_about_the_end(words),
    )
    return Interview(words, asked, Options(), settled)


def settled(options: Options) -> Options:
    """*options* with the fields that follow from others: packs and wilds."""
    changes: dict[str, Any] = {"packs": min(8, options.players + 1)}
    if not options.wild_melds:
        quotas = tuple(replace(quota, wild=0) for quota in options.quotas)
        changes["quotas"] = quotas
        if options.wild_on_top is WildOnTop.MATCHING_PAIR:
            changes["wild_on_top"] = WildOnTop.BLOCKS
    return replace(options, **changes)


def _about_the_table(words: Words) -> tuple[InterviewQuestion, ...]:
    translate = words.translate

    def table(text: str, told: str, players: int, sides: Sides) -> InterviewAnswer:
        return InterviewAnswer(text, told, {"players": players, "sides": sides})

    return (
        InterviewQuestion(
            "players",
            translate("Interview", "How many sit at the table, and who plays together?"),
            (
                table(
                    translate("Interview", "Two players"),
                    translate("Interview", "Each alone, with three packs."),
                    2,
                    Sides.ALONE,
                ),
                table(
                    translate("Interview", "Three players"),
                    translate("Interview", "Each alone, with four packs."),
                    3,
                    Sides.ALONE,
                ),
                table(
                    translate("Interview", "Four players in two pairs"),
                    translate("Interview", "Partners sit opposite and share melds and score."),
                    4,
                    Sides.PAIRS,
                ),
                table(
                    translate("Interview", "Four players, each alone"),
                    translate("Interview", "Nobody shares melds; with five packs."),
                    4,
                    Sides.ALONE,
                ),
                table(
                    translate("Interview", "Five players"),
                    translate("Interview", "Each alone, with six packs."),
                    5,
                    Sides.ALONE,
                ),
                table(
                    translate("Interview", "Six players in two teams of three"),
                    translate("Interview", "Partners sit in every other seat."),
                    6,
                    Sides.TEAMS,
                ),
                table(
                    translate("Interview", "Six players in three pairs"),
                    translate("Interview", "Partners sit opposite; three sides play."),
                    6,
                    Sides.PAIRS,
                ),
                table(
                    translate("Interview", "Six players, each alone"),
                    translate("Interview", "Nobody shares melds; with seven packs."),
                    6,
                    Sides.ALONE,
                ),
            ),
            usual=2,
        ),
        InterviewQuestion(
            "packets",
            translate("Interview", "How many cards are dealt to each hand and each foot?"),
            (
                InterviewAnswer(
                    translate("Interview", "Thirteen and thirteen"),
                    translate("Interview", "As in the classic game."),
                    {"hand_size": 13, "foot_size": 13},
                ),
                InterviewAnswer(
                    translate("Interview", "Eleven and eleven"),
                    translate("Interview", "Fewer cards to hold, and shorter deals."),
                    {"hand_size": 11, "foot_size": 11},
                ),
                InterviewAnswer(
                    translate("Interview", "Eleven in the hand, thirteen in the foot"),
                    translate("Interview", "As in Saskatchewan."),
                    {"hand_size": 11, "foot_size": 13},
                ),
                InterviewAnswer(
                    translate("Interview", "Fifteen and fifteen"),
                    translate("Interview", "More cards to hold, and longer deals."),
                    {"hand_size": 15, "foot_size": 15},
                ),
            ),
        ),
        InterviewQuestion(
            "word",
            translate("Interview", "What is a meld of seven called in the family?"),
            (
                InterviewAnswer(
                    translate("Interview", "A pile"),
                    translate("Interview", "“A clean pile”, as in the classic game."),
                    {"pile_word": PileWord.PILE},
                ),
                InterviewAnswer(
                    translate("Interview", "A canasta"),
                    translate("Interview", "“A clean canasta”, as in Saskatchewan."),
                    {"pile_word": PileWord.CANASTA},
                ),
                InterviewAnswer(
                    translate("Interview", "A book"),
                    translate("Interview", "“A clean book”, on the screen and on paper."),
                    {"pile_word": PileWord.BOOK},
                ),
            ),
        ),
    )


def _about_a_turn(words: Words) -> tuple[InterviewQuestion, ...]:
    translate = words.translate
    return (
        InterviewQuestion(
            "draw",
            translate("Interview", "How many cards does a turn draw?"),
            (
                InterviewAnswer(
                    translate("Interview", "Two"),
                    translate("Interview", "With one discarded, the hand grows by a card a turn."),
                    {"draw": 2},
                ),
                InterviewAnswer(
                    translate("Interview", "One"),
                    translate("Interview", "The hand grows only by taking the discard pile."),
                    {"draw": 1},
                ),
                InterviewAnswer(
                    translate("Interview", "Three"),
                    translate("Interview", "Hands grow fast, and the stock is used up sooner."),
                    {"draw": 3},
                ),
            ),
        ),
        InterviewQuestion(
            "take",
            translate("Interview", "Who takes the discard pile gets how much of it?"),
            (
                InterviewAnswer(
                    translate("Interview", "Up to seven cards from the top"),
                    translate(
                        "Interview", "What lies deeper stays; fewer than seven are taken whole."
                    ),
                    {"take": Take.UP_TO, "take_count": 7},
                ),
                InterviewAnswer(
                    translate("Interview", "Exactly seven, and only when there are seven"),
                    translate("Interview", "A pile of fewer cards cannot be taken."),
                    {"take": Take.EXACTLY, "take_count": 7},
                ),
                InterviewAnswer(
                    translate("Interview", "The whole pile"),
                    translate("Interview", "However many cards lie in it."),
                    {"take": Take.WHOLE},
                ),
            ),
        ),
        InterviewQuestion(
            "condition",
            translate("Interview", "What must the hand hold to take the pile?"),
            (
                InterviewAnswer(
                    translate("Interview", "Two cards like the top card"),
                    translate("Interview", "Two eights take an eight; no wild stands in for one."),
                    {"pile_condition": PileCondition.NATURAL_PAIR},
                ),
                InterviewAnswer(
                    translate("Interview", "Two like it, or one like it and a wild"),
                    translate("Interview", "An eight and a two take an eight, too."),
                    {"pile_condition": PileCondition.PAIR_OR_WILD},
                ),
                InterviewAnswer(
                    translate("Interview", "One card like it"),
                    translate(
                        "Interview", "It goes onto a meld, or a third card or a wild joins them."
                    ),
                    {"pile_condition": PileCondition.ONE_CARD},
                ),
            ),
        ),
        InterviewQuestion(
            "wilds",
            translate("Interview", "How many wild cards may a meld hold?"),
            (
                InterviewAnswer(
                    translate("Interview", "One for every two naturals"),
                    translate("Interview", "One wild in three to five cards, two in six or seven."),
                    {"wild_limit": WildLimit.TWICE},
                ),
                InterviewAnswer(
                    translate("Interview", "Fewer wilds than naturals"),
                    translate("Interview", "One wild in three or four cards, three in seven."),
                    {"wild_limit": WildLimit.MORE},
                ),
                InterviewAnswer(
                    translate("Interview", "As many wilds as naturals"),
                    translate("Interview", "One wild in three cards, two in four, three in seven."),
                    {"wild_limit": WildLimit.AS_MANY},
                ),
            ),
        ),
        InterviewQuestion(
            "wild-melds",
            translate("Interview", "May twos and jokers be melded by themselves?"),
            (
                InterviewAnswer(
                    translate("Interview", "They may"),
                    translate(
                        "Interview", "Seven of them are a kind of their own, worth the most."
                    ),
                    {"wild_melds": True},
                ),
                InterviewAnswer(
                    translate("Interview", "They go with naturals only"),
                    translate(
                        "Interview", "A wild on top of the discard pile cannot be taken then."
                    ),
                    {"wild_melds": False, "wild_on_top": WildOnTop.BLOCKS},
                ),
            ),
        ),
        InterviewQuestion(
            "open",
            translate("Interview", "May cards be added to a meld of seven?"),
            (
                InterviewAnswer(
                    translate("Interview", "No, it is closed"),
                    translate("Interview", "More cards of the rank begin another meld."),
                    {"after_seven": AfterSeven.CLOSED},
                ),
                InterviewAnswer(
                    translate("Interview", "Naturals may be added"),
                    translate("Interview", "However long it grows, it counts once."),
                    {"after_seven": AfterSeven.NATURALS},
                ),
                InterviewAnswer(
                    translate("Interview", "Everything within the limit of wilds"),
                    translate("Interview", "But no wild onto a clean one; it counts once."),
                    {"after_seven": AfterSeven.ALL},
                ),
            ),
        ),
    )


def _about_threes(words: Words) -> tuple[InterviewQuestion, ...]:
    translate = words.translate
    return (
        InterviewQuestion(
            "threes",
            translate("Interview", "What are red threes?"),
            (
                InterviewAnswer(
                    translate("Interview", "A bonus: laid at once for 100 points each"),
                    translate("Interview", "The stock replaces them; each one not laid costs 100."),
                    {"red_threes": RedThrees.BONUS, "red_three_laid": 100, "red_three_left": -100},
                ),
                InterviewAnswer(
                    translate("Interview", "A burden: 500 points off for each one left"),
                    translate("Interview", "Plain cards that nobody melds; discard them in time."),
                    {"red_threes": RedThrees.PENALTY, "red_three_left": -500},
                ),
            ),
        ),
        InterviewQuestion(
            "black-threes",
            translate("Interview", "May black threes be melded?"),
            (
                InterviewAnswer(
                    translate("Interview", "Never"),
                    translate(
                        "Interview", "They keep the next player from taking the discard pile."
                    ),
                    {"black_threes": BlackThrees.NEVER},
                ),
                InterviewAnswer(
                    translate("Interview", "Three or more in the turn that goes out"),
                    translate("Interview", "They help to get rid of the last cards; each costs 5."),
                    {"black_threes": BlackThrees.GOING_OUT},
                ),
                InterviewAnswer(
                    translate("Interview", "Three or more at any time"),
                    translate(
                        "Interview", "Seven are a clean meld for the dirty bonus; each costs 5."
                    ),
                    {"black_threes": BlackThrees.CLEAN_MELD},
                ),
            ),
        ),
    )


def _about_points(words: Words) -> tuple[InterviewQuestion, ...]:
    translate = words.translate
    wilds, no_wilds = {"wild_melds": (True,)}, {"wild_melds": (False,)}
    return (
        InterviewQuestion(
            "minima",
            translate("Interview", "How many points does the first meld of a deal need?"),
            (
                InterviewAnswer(
                    translate("Interview", "50, then 90, 120 and 150"),
                    translate("Interview", "More in every deal, as in the classic game."),
                    {"minima": (50, 90, 120, 150)},
                ),
                InterviewAnswer(
                    translate("Interview", "60, then 90, 120 and 150"),
                    translate("Interview", "The first deal asks for a little more than usual."),
                    {"minima": (60, 90, 120, 150)},
                ),
                InterviewAnswer(
                    translate("Interview", "50 in every deal"),
                    translate("Interview", "It never gets harder to begin."),
                    {"minima": (50,)},
                ),
                InterviewAnswer(
                    translate("Interview", "Any number will do"),
                    translate("Interview", "The first three cards that match may be laid."),
                    {"minima": (0,)},
                ),
            ),
        ),
        InterviewQuestion(
            "bonuses",
            translate("Interview", "How many points does a meld of seven earn?"),
            (
                InterviewAnswer(
                    translate("Interview", "500 clean, 300 dirty, 1,500 wild"),
                    translate("Interview", "As in the classic game."),
                    {"clean_bonus": 500, "dirty_bonus": 300, "wild_bonus": 1500},
                    wilds,
                ),
                InterviewAnswer(
                    translate("Interview", "500 clean, 300 dirty, 1,000 wild"),
                    translate("Interview", "As in Pennies from Heaven."),
                    {"clean_bonus": 500, "dirty_bonus": 300, "wild_bonus": 1000},
                    wilds,
                ),
                InterviewAnswer(
                    translate("Interview", "300 clean, 100 dirty, 1,000 wild"),
                    translate("Interview", "Less than usual, so that single cards matter more."),
                    {"clean_bonus": 300, "dirty_bonus": 100, "wild_bonus": 1000},
                    wilds,
                ),
                InterviewAnswer(
                    translate("Interview", "500 clean, 300 dirty"),
                    translate("Interview", "As in the classic game."),
                    {"clean_bonus": 500, "dirty_bonus": 300},
                    no_wilds,
                ),
                InterviewAnswer(
                    translate("Interview", "300 clean, 100 dirty"),
                    translate("Interview", "As in Simpson’s game."),
                    {"clean_bonus": 300, "dirty_bonus": 100},
                    no_wilds,
                ),
            ),
        ),
        InterviewQuestion(
            "out-bonus",
            translate("Interview", "How many points does going out earn?"),
            (
                InterviewAnswer(
                    translate("Interview", "100"),
                    translate("Interview", "As in the classic game."),
                    {"going_out_bonus": 100},
                ),
                InterviewAnswer(
                    translate("Interview", "200"),
                    translate("Interview", "Twice the usual reward for being first."),
                    {"going_out_bonus": 200},
                ),
                InterviewAnswer(
                    translate("Interview", "Nothing"),
                    translate("Interview", "Whoever goes out only loses no points for cards left."),
                    {"going_out_bonus": 0},
                ),
            ),
        ),
    )


def _about_the_end(words: Words) -> tuple[InterviewQuestion, ...]:
    translate = words.translate
    wilds = {"wild_melds": (True,)}
    partners = {"sides": (Sides.PAIRS, Sides.TEAMS)}
    return (
        InterviewQuestion(
            "quota",
            translate("Interview", "What must be complete before somebody goes out?"),
            (
                InterviewAnswer(
                    translate("Interview", "Two clean, two dirty and one wild"),
                    translate("Interview", "As in the classic game; deals take their time."),
                    {"quotas": (Quota(2, 2, 1),)},
                    wilds,
                ),
                InterviewAnswer(
                    translate("Interview", "One clean, one dirty and one wild"),
                    translate("Interview", "As in Saskatchewan."),
                    {"quotas": (Quota(1, 1, 1),)},
                    wilds,
                ),
                InterviewAnswer(
                    translate("Interview", "Two clean and two dirty"),
                    translate("Interview", "No wild one is needed."),
                    {"quotas": (Quota(2, 2, 0),)},
                ),
                InterviewAnswer(
                    translate("Interview", "One clean and one dirty"),
                    translate("Interview", "Short deals, as in Simpson’s game."),
                    {"quotas": (Quota(1, 1, 0),)},
                ),
                InterviewAnswer(
                    translate("Interview", "Three of any kind"),
                    translate("Interview", "As with the special deck; the cards decide which."),
                    {"quotas": (Quota(0, 0, 0, 0, 3),)},
                ),
            ),
        ),
        InterviewQuestion(
            "partner",
            translate("Interview", "Must partners have played from the foot before one goes out?"),
            (
                InterviewAnswer(
                    translate("Interview", "They must"),
                    translate("Interview", "No partner is left with an unopened foot."),
                    {"partner_in_foot": True},
                    partners,
                ),
                InterviewAnswer(
                    translate("Interview", "They need not"),
                    translate("Interview", "A partner’s unopened foot may count against the side."),
                    {"partner_in_foot": False},
                    partners,
                ),
            ),
        ),
        InterviewQuestion(
            "permission",
            translate("Interview", "Is the partner asked “May I go out?”"),
            (
                InterviewAnswer(
                    translate("Interview", "Asked, and the answer binds"),
                    translate("Interview", "The partner may also say why."),
                    {"permission": True, "answer_reasons": True},
                    partners,
                ),
                InterviewAnswer(
                    translate("Interview", "Asked, and answered with yes or no only"),
                    translate("Interview", "The answer binds, too; nothing else is said."),
                    {"permission": True, "answer_reasons": False},
                    partners,
                ),
                InterviewAnswer(
                    translate("Interview", "Not asked"),
                    translate("Interview", "Whoever can go out decides alone."),
                    {"permission": False, "answer_reasons": True},
                    partners,
                ),
            ),
        ),
        InterviewQuestion(
            "length",
            translate("Interview", "How long is a game?"),
            (
                InterviewAnswer(
                    translate("Interview", "Four deals"),
                    translate("Interview", "About an hour."),
                    {"deals": 4, "target": 0},
                ),
                InterviewAnswer(
                    translate("Interview", "Two deals"),
                    translate("Interview", "About half an hour."),
                    {"deals": 2, "target": 0},
                ),
                InterviewAnswer(
                    translate("Interview", "Up to 10,000 points"),
                    translate("Interview", "It ends after the deal in which a total reaches them."),
                    {"deals": 0, "target": 10_000},
                ),
                InterviewAnswer(
                    translate("Interview", "Up to 20,000 points"),
                    translate("Interview", "As in Pennies from Heaven, a long evening."),
                    {"deals": 0, "target": 20_000},
                ),
            ),
        ),
    )
