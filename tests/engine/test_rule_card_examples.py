"""The examples and the counted limits on the rule card of Hand and Foot, tried on the engine."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from setting_out import DOWN, DRAW, Play, under

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Deck,
    FootOpened,
    Openness,
    PileCondition,
    Quota,
    ScoreStep,
    SecondMeld,
    TakeBeforeDown,
    WildLimit,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, preset
from handfoot_gui.games.hand_and_foot.text.rule_card import rule_card


def said(options: Options) -> str:
    card = rule_card(Words(), options, "Ours")
    whole = " ".join(sentence for section in card.sections for sentence in section.sentences)
    # No line parts the ranks of an example.
    return whole.replace("\u00a0", " ")


def can_take(options: Options, holding: str, melded: str) -> bool:
    """Whether any take is legal that uses some of *holding* on the eights and a new meld."""
    # Cards beside the ones of the example, so that no rule about keeping cards is broken.
    play = Play(f"{holding} 4 5 6", pile="J Q 8", melds={0: [melded, "K K K"]},
        phase=DRAW, options=options,
    )  # fmt: skip
    top, mine = play.pile[-1], play.holding[: len(holding.split())]
    for size in range(len(mine) + 1):
        for onto in combinations((top, *mine), size):
            rest = tuple(card for card in (top, *mine) if card not in onto)
            for some in range(len(rest) + 1):
                for begun in combinations(rest, some):
                    parts = tuple(
                        Placement(cards, place)
                        for cards, place in ((onto, 0), (begun, None))
                        if cards
                    )
                    if any(top in part.cards for part in parts) and not play.problem(
                        TakePile(parts)
                    ):
                        return True
    return False


@pytest.mark.parametrize("limit", WildLimit)
@pytest.mark.parametrize("condition", PileCondition)
def test_the_example_of_completing_by_a_take_is_what_the_engine_allows(
    limit: WildLimit, condition: PileCondition
) -> None:
    options = under(wild_limit=limit, pile_condition=condition)
    found = re.search(
        r"Example: you have melded (five|six) eights, and an eight is on top\. With ([8 2]+) in "
        r"hand you may pick up: .*? With ([8 2]+) you may not",
        said(options),
    )
    assert found is not None
    melded = " ".join("8" * {"five": 5, "six": 6}[found[1]])
    assert can_take(options, found[2], melded)
    assert not can_take(options, found[3], melded)
    # With a place less the rule said before the example begins to bind, with one more not.
    roomy = melded.replace(" 8", "", 2 if found[1] == "six" else 1)
    assert can_take(options, found[3], roomy)


def test_where_wilds_go_with_nothing_the_example_has_none() -> None:
    options = under(wild_limit=WildLimit.FREE, most_wilds=0, quotas=((Quota(2, 0, 1),),))
    assert "With 8 8 8 8 in hand you may pick up" in said(options)
    assert "A meld of naturals holds no wilds." in said(options)
    assert can_take(options, "8 8 8 8", "8 8 8 8 8")
    assert not can_take(options, "8 8 8", "8 8 8 8 8")


@pytest.mark.parametrize("condition", PileCondition)
def test_where_a_rank_is_melded_once_no_take_completes_and_begins(condition: PileCondition) -> None:
    options = under(second_meld=SecondMeld.NEVER, pile_condition=condition)
    left = "fewer than three more" if condition is not PileCondition.ONE_CARD else "only one more"
    assert f"If it has room for {left}, you cannot pick up the pile." in said(options)
    full = "8 8 8 8 8 8" if condition is PileCondition.ONE_CARD else "8 8 8 8 8"
    assert not can_take(options, "8 8 8 2", full)
    assert can_take(options, "8 8 8 2", full.replace(" 8", "", 1))


@pytest.mark.parametrize("open_to", [Openness.NATURALS, Openness.ALL])
def test_where_melds_stay_open_a_pile_may_take_the_three(open_to: Openness) -> None:
    options = under(open_clean=open_to)
    assert "They may also go on a complete book that is open." in said(options)
    assert can_take(options, "8 8", "8 8 8 8 8 8 8")


def test_the_example_of_a_first_meld_is_what_the_engine_counts() -> None:
    options = Options()
    assert "9 9 2 in hand, laying 9 9 9 2 makes 50; a 2 from below" in said(options)
    Play("9 9 2 4 5", pile="J Q 9", phase=DRAW).takes("top 9 9 2")
    below = Play("9 9 4 5 6", pile="2 Q 9", phase=DRAW)
    two = below.pile[0]
    with_it = TakePile((Placement((*below.held("top 9 9"), two), None),))
    assert below.problem(with_it) is not None
    assert below.problem(below.take("top 9 9")) is not None


def test_no_line_parts_the_ranks_of_an_example() -> None:
    sentences = rule_card(Words(), Options(), "Ours").sections[3].sentences
    assert "With 8\u00a08\u00a08\u00a02 in hand" in sentences[-1]


def test_the_example_of_a_first_meld_counts_by_the_house() -> None:
    values = Options().values
    assert "9 9 9 jester makes 55" in said(preset("special-deck"))
    assert "9 9 9 2 makes 50" in said(preset("simpson"))
    plain = under(take_before_down=TakeBeforeDown.NEVER)
    assert "Example: 9 9 9 2 makes 50." in said(plain)
    assert values.nine * 3 + values.two == 50


def test_the_example_of_a_first_meld_says_what_a_higher_minimum_still_misses() -> None:
    house = under(minima=(60, 90), deals=2)
    assert "A side’s first meld needs 60 points in deal 1 and 90 points in deal 2." in said(house)
    assert "laying 9 9 9 2 makes 50, 10 short; a 2 from below" in said(house)
    first = under(minima=(60, 90), deals=2, take_before_down=TakeBeforeDown.NEVER)
    assert "Example: 9 9 9 2 makes 50, 10 short." in said(first)
    by_score = under(minima_by_score=(ScoreStep(1500, 70),))
    assert "9 9 9 2 makes 50, 20 short" in said(by_score)
    assert " short" not in said(under(minima=(30, 90), deals=2))
    on = under(minima=(60, 90), deals=0, target=5000)
    assert "needs 60 points in deal 1 and 90 points from deal 2 on." in said(on)


@pytest.mark.parametrize("limit", WildLimit)
def test_the_counted_limit_of_wilds_is_the_engines(limit: WildLimit) -> None:
    options = under(wild_limit=limit)
    words = Words()
    numbers = {words.count(number): number for number in range(8)}
    (counted,) = re.findall(
        r"(?:A meld holds|Any number of wilds may join) [^:]*: ([^.]*)\.", said(options)
    )
    most: dict[int, int] = {}
    for part in counted.split(", "):
        wilds, sizes = part.replace(" wilds", "").replace(" wild", "").split(" in ")
        first, *last = sizes.replace(" cards", "").replace(" or ", " to ").split(" to ")
        for size in range(numbers[first], numbers[(last or [first])[0]] + 1):
            most[size] = numbers[wilds]
    assert set(most) == set(range(3, 8))
    for size, allowed in most.items():
        for wilds in range(size - 1):
            cards = " ".join(["9"] * (size - wilds) + ["2"] * wilds)
            play = Play(f"{cards} 4 5", melds={0: DOWN}, options=options)
            problem = play.problem(Lay(play.placements(cards)))
            assert (problem is None) is (wilds <= allowed), cards


def test_the_counted_limits_of_the_presets() -> None:
    classic, pennies, saskatchewan = (
        said(preset(name)) for name in ("classic", "pennies", "saskatchewan")
    )
    assert "one wild in three to five cards, two in six or seven." in classic
    assert "one wild in three cards, two in four, three in five to seven." in pennies
    assert "one wild in three or four cards, two in five or six, three in seven." in saskatchewan


def test_two_cards_stay_before_the_foot_is_opened_by_a_pile() -> None:
    """Decision 14: one card after the discard, two after melding, unless that completes a pile."""
    options = under(foot_opened=FootOpened.PILE)
    assert "keep two cards in hand after melding (unless you completed" in said(options)
    play = Play("9 9 9 4", melds={0: DOWN}, options=options)
    assert play.problem(play.lay("9 9 9")) is not None
    play = Play("9 9 9 4 5", melds={0: DOWN}, options=options).lays("9 9 9")
    play = Play("K K K K 4", melds={0: DOWN}, options=options).lays("0: K K K K")


@pytest.mark.parametrize("name", ALL_PRESETS)
def test_every_number_of_players_reads_about_its_own_sides(name: str) -> None:
    """Alone there are neither partners nor sides; together both words are needed."""
    for players, groups in ALL_PRESETS[name].seats.items():
        for sides in groups:
            options = preset(name, players, sides)
            words = set(re.findall(r"\w+", said(options).lower().replace("no partners", "")))
            partners = words & {"partner", "partners", "side", "sides"}
            if options.side_count == players:
                assert not partners, partners
            else:
                assert {"partner", "side"} <= partners
            is_special = options.deck is Deck.SPECIAL
            assert ("jester" in words) is is_special
