"""The tactics of a steady bot, each in a position of a few cards, and what easy ones forget."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import msgspec
import pytest
from bot_views import CLEAN, DIRTY, QUOTA, WILD, discarded, laid, steady, view
from msgspec.structs import replace

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.bots.advice import judged
from handfoot_gui.games.hand_and_foot.bots.levels import EasyBot, SteadyBot
from handfoot_gui.games.hand_and_foot.bots.strong import STRONG, ExpertBot, StrongBot
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    CardValues,
    PileCondition,
    Sides,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

BIG_PILE = "T T J J Q Q K K"
POOR = {"own": ["T T T"], "pile": "3S 9", "phase": Phase.DRAW}
RICH = {"own": ["T T T"], "theirs": ["J J J"], "pile": BIG_PILE}

LAID: dict[str, tuple[str, dict[str, Any], list[str] | None]] = {
    "the first meld spends no wild it need not spend": ("A A A 2 * 9 9 6 5 4", {}, ["A A A"]),
    "the first meld spends the cheaper wild": ("K K K A A 2 * 6 5 4", {}, ["A A 2"]),
    "without enough points nothing is laid": ("9 9 9 4 4 5 6 7 K", {"deal": 4}, None),
    "a clean meld stays clean while there is no need": (
        "2 2 K K 8 7 6 5 4 4 A", {"own": ["9 9 9 9 9"]}, None,
    ),
    "a clean meld turns dirty where the quota needs it and clean ones abound": (
        "2 K J 8 7",
        {"own": [*CLEAN, WILD, "9 9 9 9 9 9", "T T T T"], "in_foot": (0, 2), "stock": 40}, ["2"],
    ),
    "wilds go to the wild pile first": (
        "2 2 * K J 8 7 6 5 4", {"own": ["9 9 9 9 9", "T T T T 2"]}, ["2 2 *"],
    ),
    "a wild pile is completed at once": (
        "2 * K J 8 7 6 5 4", {"own": ["* * * 2 2"], "in_foot": (0,)}, ["2 *"],
    ),
    "a pair is kept for the pile while the hand is large": (
        "9 9 K J 8 7 6 5 4", {"own": ["9 9 9"]}, None,
    ),
    "a pair and a wild open the way into the foot": (
        "9 9 2 K", {"own": ["T T T T"]}, ["9 9 2"],
    ),
    "in the hand one wild is kept for the way into the foot": (
        "2 2 K J 8 7 6 5 4", {"own": ["* * *"]}, ["2"],
    ),
    "so the last wild is kept": ("2 K J 8 7 6 5 4", {"own": ["* * *"]}, None),
    "wilds are not spent on a way into the foot that leads nowhere": (
        "9 9 2 2 K", {"own": ["T T T T T T T"]}, None,
    ),
    "they are where it leads there": ("9 9 2 2 K", {"own": ["T T T T"]}, ["2", "9 9 2"]),
    "in the foot before the partner a pile is left open for the partner": (
        "9 K J 8 7 6", {"own": ["9 9 9 9 9 9"], "in_foot": (0,)}, None,
    ),
    "with the partner in the foot it is completed": (
        "9 K J 8 7 6", {"own": ["9 9 9 9 9 9"], "in_foot": (0, 2)}, ["9"],
    ),
    "and where the opponents are close to the end": (
        "9 K J 8 7 6", {"own": ["9 9 9 9 9 9"], "theirs": QUOTA, "in_foot": (0, 1, 3)}, ["9"],
    ),
    "from the foot two cards are kept": (
        "9 T T", {"own": ["9 9 9", "T T T"], "in_foot": (0,)}, ["T"],
    ),
    "a pile takes the side down": (
        "9 9 2 K 7 6 5 4", {"pile": "T T J J 9", "phase": Phase.DRAW}, ["9 9 9 2"],
    ),
    "after a yes it goes out": (
        "8 8 8 9", {"own": QUOTA, "in_foot": (0, 2), "asked": True}, ["8 8 8"],
    ),
}  # fmt: skip
"""What is held, the position, and what is laid; None where a card that is not wild is discarded."""


@pytest.mark.parametrize("tactic", LAID)
def test_what_is_laid(tactic: str) -> None:
    holding, position, expected = LAID[tactic]
    move = steady(view(holding, **position))
    if expected is None:
        assert isinstance(move, m.Discard)
        assert not move.card.is_wild
    else:
        assert sorted(laid(move)) == expected


CHOSEN: dict[str, tuple[str, dict[str, Any], type[m.PlayerMove] | str]] = {
    "a rich pile is taken": (
        "9 9 K 7 6 5 4",
        {"own": ["T T T", "J J J"], "pile": "T T J J 2 * 9", "phase": Phase.DRAW}, m.TakePile,
    ),
    "a poor pile is left for a draw": ("9 9 K K 7 6", {**POOR, "in_foot": (0,)}, m.Draw),
    "the pile is taken rather than ending the deal": (
        "9 9 K K 7 6", {**POOR, "stock": 1}, m.TakePile,
    ),
    "a black three blocks a rich pile": (
        "3S A A 8 8 6 7 5", {**RICH, "theirs": ["J J J", "Q Q Q"]}, "3",
    ),
    "the cheapest lone card is discarded": ("A A 4 5 8 8", RICH, "5"),
    "a card the next player has a pair of is not discarded": (
        "A A 4 5 8 8", {**RICH, "known": {1: "5 5"}}, "4",
    ),
    "a rank the next player threw away is the safer discard": (
        "A A 4 5 8 8", {**RICH, "discards": {1: "5 7 K"}}, "5",
    ),
    "a wild is discarded only when nothing else is left": (
        "2 * 8", {"own": ["9 9 9"], "in_foot": (0,), "pile": "K"}, "8",
    ),
    "it asks when it can go out and that pays": (
        "8 8 8 9", {"own": QUOTA, "in_foot": (0, 2), "counts": {2: 3}}, m.Ask,
    ),
    "after a yes the last card goes": (
        "9", {"own": [*QUOTA, "8 8 8"], "in_foot": (0, 2), "asked": True}, "9",
    ),
}  # fmt: skip
"""What is held, the position, and the kind of move, or the rank that is discarded."""


@pytest.mark.parametrize("tactic", CHOSEN)
def test_what_is_chosen(tactic: str) -> None:
    holding, position, expected = CHOSEN[tactic]
    move = steady(view(holding, **position))
    if isinstance(expected, str):
        assert discarded(move)[0] == expected
    else:
        assert isinstance(move, expected)


def test_what_the_own_side_collects_is_not_discarded() -> None:
    seen = view("9 4 4 A", own=["9 9 9 9"], theirs=["J J J"], in_foot=(0,), pile="K")
    move = steady(seen)
    assert isinstance(move, m.Lay) or discarded(move)[0] != "9"


def test_it_does_not_ask_while_its_side_has_much_to_gain() -> None:
    seen = view(
        "8 8 8 9",
        own=[*QUOTA, "* 2 2 2 2 2", "K K K K K K", "A A A A A A"],
        theirs=["J J J"],
        in_foot=(0, 1, 2, 3),
        counts={1: 3, 2: 12, 3: 3},
    )
    assert not isinstance(steady(seen), m.Ask)


def test_in_the_last_deal_who_is_behind_plays_on() -> None:
    def seen(theirs: list[str]) -> m.PlayerMove:
        return steady(
            view(
                "8 8 8 9",
                own=QUOTA,
                theirs=theirs,
                in_foot=(0, 1, 2, 3),
                counts={1: 3, 2: 3, 3: 3},
                deal=4,
            )
        )

    assert isinstance(seen(["J J J"]), m.Ask)
    behind = ["K K K K K K K", "A A A A A A A", "Q Q Q Q Q Q Q", "J J J J J J J", "T T T T T T T"]
    ahead_by_wilds = [*behind, "9 9 9 9 9 9 9", "K K K K K K K", "A A A A A A A"]
    assert not isinstance(seen(ahead_by_wilds), m.Ask)


ANSWERS: dict[str, tuple[str, dict[str, Any], m.Answer]] = {
    "a small loss is a yes": ("K 8 4", {"own": QUOTA}, m.Answer(True, m.Reason.LITTLE_LEFT)),
    "a loss clearly above the gain is a no with its reason": (
        "* * * * A A A A 2 2", {"own": QUOTA, "counts": {0: 1, 1: 2, 3: 2}},
        m.Answer(False, m.Reason.TOO_MUCH_LEFT, 320),
    ),
    "a loss below the opponents is a yes with its reason": (
        "* A A K", {"own": QUOTA}, m.Answer(True, m.Reason.AHEAD),
    ),
    "opponents about to go out make it a yes": (
        "* A A A K K Q Q J J",
        {"own": CLEAN, "theirs": ("8 8 8 8 8 8 8", "9 9 9 9 9 9 9", *DIRTY, WILD),
         "counts": {0: 1, 1: 2, 3: 2}}, m.Answer(True, m.Reason.OPPONENTS_CLOSE),
    ),
    "a pile in the hand is a no with its reason": (
        "9 9 A A K K", {"own": [*QUOTA, "9 9 9 9 9"], "counts": {0: 1, 1: 4, 3: 4}},
        m.Answer(False, m.Reason.NEARLY_A_PILE),
    ),
}  # fmt: skip


@pytest.mark.parametrize("tactic", ANSWERS)
def test_the_answer_to_the_partner(tactic: str) -> None:
    holding, position, expected = ANSWERS[tactic]
    seen = view(holding, phase=Phase.ANSWER, seat=2, in_foot=(0, 1, 2, 3), **position)
    assert steady(seen) == expected


def test_a_loss_that_no_record_has_room_for_is_not_told_in_points() -> None:
    rules = HandAndFoot(Options(values=CardValues(ace=10_000)))
    counts = {0: 1, 1: 2, 3: 2}
    in_foot = (0, 1, 2, 3)
    seen = view(
        "A A 4", phase=Phase.ANSWER, seat=2, in_foot=in_foot, own=QUOTA, counts=counts, rules=rules
    )
    answer = SteadyBot(rules.options).choose(seen, 1, 1.0)
    assert answer == m.Answer(False, m.Reason.TOO_MUCH_LEFT)
    assert msgspec.json.decode(msgspec.json.encode(answer), type=m.Answer) == answer


@pytest.mark.parametrize("holding", ["A A A 2 * 9 9 6 5 4", "3S K Q J 8 7 6 5"])
def test_the_same_view_gives_the_same_move_after_a_journey(holding: str) -> None:
    seen = view(holding, own=["T T T"], pile=BIG_PILE)
    again = pickle.loads(pickle.dumps(seen))
    assert again is not seen
    assert steady(again) == steady(seen)


CLASSIC = HandAndFoot(Options())
SIMPSON = HandAndFoot(preset("simpson"))
BROUILLETTE = HandAndFoot(preset("brouillette-high"))
SASKATCHEWAN = HandAndFoot(preset("saskatchewan"))
PENNIES = HandAndFoot(preset("pennies"))
SPECIAL = HandAndFoot(preset("special-deck"))
ALONE = HandAndFoot(preset("special-deck", 6, Sides.ALONE))
TWO = HandAndFoot(preset("classic", 2, Sides.ALONE))
FIVE = HandAndFoot(preset("classic", 5, Sides.ALONE))
THREE_PAIRS = HandAndFoot(preset("special-deck", 6, Sides.PAIRS))

PILE = "4 4 4 4 4 4 4"


FINISHED = {"own": [CLEAN[0], DIRTY[0], WILD, "7 7 7 7 7 7 7"], "in_foot": (0, 2, 4)}

NOT_SILLY: dict[str, tuple[str, dict[str, Any], str | list[str]]] = {
    "what the next side collects is not thrown while another card is as useless": (
        "A A 5 6 8 8", {"own": ["T T T"], "theirs": ["5 5 5"], "pile": "6 6 6 K"}, "6",
    ),
    "a joker is not thrown while a two is held": (
        "2 *", {"own": ["9 9 9"], "in_foot": (0,), "pile": BIG_PILE, "known": {1: "2 2"}}, "2",
    ),
    "six clean cards are not made dirty while an odd pair would do": (
        "2 2 K K 8 7 6 5", {"own": ["9 9 9 9 9 9", "T T T"], "rules": SIMPSON}, ["K K 2"],
    ),
    "nor are five": (
        "2 2 K K 8 7 6 5", {"own": ["9 9 9 9 9", "T T T"], "rules": SIMPSON}, ["K K 2"],
    ),
    "a pile of seven is taken where it fits in part": (
        "9 9 K 7 6 5 4", {"own": ["T T T"], "pile": "T K J 4 Q A 9", "phase": Phase.DRAW},
        ["9 9 9"],
    ),
    "no wild meld is begun with all jokers where it would stay unfinished": (
        "* * * K K 8 7", {"own": [*CLEAN, "T T T T"], "in_foot": (0, 2), "stock": 8}, ["K K *"],
    ),
    "a wild meld is begun where it can be finished": (
        "* * * 2 2 K 8 7", {"own": [*CLEAN, "T T T T"], "in_foot": (0, 2)}, ["2 2 * * *"],
    ),
    "cards of own open melds are not kept in the foot": (
        "9 9 T K Q J 8 7", {"own": ["9 9 9", "T T T"], "in_foot": (0, 2), "pile": "4"},
        ["9 9", "T"],
    ),
    "the foot is opened while the partner waits there": (
        "9 9 2 T T K", {"own": ["T T T"], "in_foot": (2,), "pile": "4 5"}, ["9 9 2", "T T"],
    ),
    "a natural is kept to be thrown in place of a wild": (
        "9 2 2", {"own": ["9 9 9 9", WILD], "in_foot": (0, 2)}, "9",
    ),
}  # fmt: skip
"""What a canasta player would call silly: what is held, the position, what is thrown or laid."""

LOOKS_LONGER = STRONG._replace(rollouts=400, turns=8)
FIRST_TURN = {"stock": 160, "phase": Phase.DRAW}

NOT_FOR_TWO: dict[str, tuple[str, dict[str, Any], type[m.PlayerMove]]] = {
    "with four cards left after it": (
        "7 7 5 * 7 2 6 5 7 9 6 5 6", {**FIRST_TURN, "pile": "Q 7"}, m.Draw,
    ),
    "with five left": ("7 7 5 * 7 2 6 5 7 9 6 5 K", {**FIRST_TURN, "pile": "Q 7"}, m.Draw),
    "with all that the wilds would do": (
        "9 9 9 7 K 5 7 5 A 5 9 K *", {**FIRST_TURN, "pile": "T 9", "stock": 140}, m.Draw,
    ),
    "nor for the upcard alone": ("2 4 5 K K 6 5 K 2 K 7 5 A", {**FIRST_TURN, "pile": "K"}, m.Draw),
    "for a pile that brings more it does": (
        "7 7 5 * 7 2 6 5 7 9 6 5 K", {**FIRST_TURN, "pile": "K K 9 9 J 7"}, m.TakePile,
    ),
}  # fmt: skip
"""What is held at a first turn, the pile, and what is done: two cards are drawn as well, and who
goes down for two of the pile has shown and spent a first meld for nothing."""


@pytest.mark.parametrize("sentence", NOT_FOR_TWO)
def test_no_first_meld_is_spent_on_a_pile_of_two_cards(sentence: str) -> None:
    holding, position, expected = NOT_FOR_TWO[sentence]
    seen = view(holding, **position)
    move = StrongBot(CLASSIC.options).choose(seen, 1, 1.0)
    assert isinstance(move, expected)
    judgement = judged(CLASSIC.options, seen, move)
    assert judgement is None or judgement.cost == 0, "nor does a report blame it"


FEEDS_NOBODY: dict[str, tuple[str, dict[str, Any], str]] = {
    "one of two kings onto four open kings beside a single ten": (
        "K K T 6 6",
        {"own": ["7 7 7"], "theirs": ["K K K K"],
         "pile": "8 K 9 5 5 5 9 A 5 9 T K J 4 K A A 9 K K", "stock": 40}, "T",
    ),
    "one of two jacks onto four open jacks beside a single nine": (
        "J J 9 Q A A",
        {"own": ["6 6 6"], "theirs": ["J J J J"], "pile": "T 7 4 9 8 J 8 7 J J 5 J 5 J",
         "stock": 120, "in_foot": (0, 1, 2, 3)}, "9",
    ),
    "nor beside a single queen": (
        "J J Q 6 6",
        {"own": ["K K K"], "theirs": ["J J J J"],
         "pile": "5 T T J J 5 8 Q Q 6 A A J T T 4 J J 4 J", "stock": 120}, "Q",
    ),
    "nor beside a single six": (
        "J J Q 8 8 6",
        {"own": ["9 9 9"], "theirs": ["J J J J", "T T T T"], "pile": "8 7 4 5 J 5 T J",
         "stock": 120, "in_foot": (0, 1, 2, 3)}, "6",
    ),
}  # fmt: skip
"""What is held, the position, and what is thrown in place of one of a pair the others collect."""


@pytest.mark.parametrize("sentence", FEEDS_NOBODY)
def test_no_pair_that_others_collect_is_broken_without_a_reason(sentence: str) -> None:
    holding, position, expected = FEEDS_NOBODY[sentence]
    seen = view(holding, **position)
    assert discarded(steady(seen))[0] == holding[0], "who does not look ahead throws it"
    for bot in StrongBot(CLASSIC.options), ExpertBot(CLASSIC.options, budget=LOOKS_LONGER):
        thrown = bot.choose(seen, 1, 1.0)
        assert discarded(thrown)[0] != holding[0]
    strong = StrongBot(CLASSIC.options).choose(seen, 1, 1.0)
    assert discarded(strong)[0] == expected
    judgement = judged(CLASSIC.options, seen, strong)
    assert judgement is not None
    assert judgement.cost == 0


def test_a_single_king_is_thrown_onto_four_open_kings_with_reason() -> None:
    seen = view("K 9 5 8 8 A A Q Q J J", own=["T T T"], theirs=["K K K K"], pile="6 7 A")
    thrown = StrongBot(CLASSIC.options).choose(seen, 1, 1.0)
    assert discarded(thrown)[0] == "K"
    judgement = judged(CLASSIC.options, seen, thrown, effort=3.0)
    assert judgement is not None
    # Whoever has kings open lays each as it comes, and hardly holds a pair that takes the pile.
    assert all(way.gain < 0 and way.is_sure for way in judgement.others)


SAVED: dict[str, tuple[str, dict[str, Any], str | list[str]]] = {
    "who plays alone begins no dirty meld with wilds that the wild pile needs": (
        "2 2 2 K K 8 7 6 5 4", {"own": ["9 9 9"], "stock": 50, "rules": TWO}, "7",
    ),
    "nor goes down with them while a third of the cards is to come": (
        "K K 2 Q Q 2 8 7 6 5 4", {"stock": 70, "rules": TWO}, "7",
    ),
    "nor does a team finish more dirty melds than it needs": (
        "2 K Q J T", {"own": ["8 8 8 8 8 2 2", "9 9 9 9 9 2"], "stock": 40, "rules": PENNIES}, "K",
    ),
    "wilds with pairs get rid of cards where no pile is lacking": (
        "9 9 2 K 8", {**FINISHED, "stock": 40, "rules": PENNIES}, ["9 9 2"],
    ),
}  # fmt: skip
"""What wilds are saved for, in the same way."""

PATIENT: dict[str, tuple[str, dict[str, Any], str | list[str]]] = {
    "a single card for an own meld may become a pair for the pile where few go out": (
        "a c g h k", {"own": ["a a a"], "stock": 40, "rules": THREE_PAIRS}, "c",
    ),
    "a pair is such a pair, though little is left of the stock": (
        "a a c g h k", {"own": ["a a a"], "stock": 40, "rules": THREE_PAIRS}, "c",
    ),
    "but it completes a pile": (
        "a c g h k", {"own": ["a a a a a a"], "stock": 40, "rules": THREE_PAIRS}, ["a"],
    ),
    "nor is it kept while the partner could nearly go out": (
        "a c g h k",
        {"own": [*["c c c c c c c"] * 2, "g g g g g g g", "a a a"], "in_foot": (3,), "stock": 40,
         "counts": {3: 3}, "rules": THREE_PAIRS},
        ["a"],
    ),
    "nor in the last round": (
        "a a c g h k", {"own": ["a a a"], "stock": 11, "rules": THREE_PAIRS}, ["a a"],
    ),
    "where every wild goes onto what it completes, clean or not, and then with pairs": (
        "s s g g h k",
        {"own": [*["c c c c c c c"] * 2, "d d d d d d d", "a a a a a a"], "stock": 11,
         "rules": THREE_PAIRS},
        ["g g s", "s"],
    ),
    "who plays alone keeps it in the foot, too": (
        "9 K Q J 8 7 4", {"own": ["9 9 9"], "in_foot": (0,), "pile": BIG_PILE, "rules": FIVE}, "7",
    ),
    "until the last round": (
        "9 K Q J 8 7 4",
        {"own": ["9 9 9"], "in_foot": (0,), "pile": BIG_PILE, "stock": 9, "rules": FIVE}, ["9"],
    ),
}  # fmt: skip
"""What waits in the hand, in the same way, where a deal often lasts as long as the stock."""


@pytest.mark.parametrize(
    ("level", "tactic"),
    [("steady", tactic) for tactic in (*NOT_SILLY, *SAVED, *PATIENT)]
    + [("strong", tactic) for tactic in NOT_SILLY],
)
def test_what_looks_silly_is_not_done(level: str, tactic: str) -> None:
    holding, position, expected = (NOT_SILLY | SAVED | PATIENT)[tactic]
    rules = position.get("rules", CLASSIC)
    seen = view(holding, **position)
    move = GAMES["hand-and-foot"].bot(level, rules.options).choose(seen, 1, 1.0)
    assert rules.problem(seen, move) is None
    if isinstance(expected, str):
        assert discarded(move)[0] == expected
    else:
        assert sorted(laid(move)) == expected


@pytest.mark.parametrize("rules", [SIMPSON, BROUILLETTE])
@pytest.mark.parametrize("red", ["3H", "3D"])
def test_a_red_three_that_costs_is_discarded_at_once(rules: HandAndFoot, red: str) -> None:
    seen = view(f"{red} 3S K Q 8 4", rules=rules)
    assert discarded(steady(seen, rules)) == red
    easy = EasyBot(rules.options)
    assert all(discarded(easy.choose(seen, seed, 1.0)) == red for seed in range(10))


def test_wilds_are_not_hoarded_where_there_are_no_wild_melds() -> None:
    seen = view("2 2 2 K Q Q 8 6 5 4", own=["9 9 9 9", "T T T"], rules=SIMPSON)
    assert laid(steady(seen, SIMPSON)) == ["Q Q 2"]
    classic = steady(view("2 2 2 K Q Q 8 6 5 4", own=["9 9 9 9", "T T T"]))
    assert laid(classic) == ["2 2 2"]


def test_a_discarded_wild_that_freezes_saves_a_large_pile() -> None:
    cards = "2 2 K A", "K A Q J T 9 8 7 6 5 4 K A Q J T 9 8 7 6"
    own = ["9 9 9 9 9 9 9", "T T T T T T T", "8 8 8 8 8 2 2"]
    dangers = {1: "K K A A 2 2"}
    rules = HandAndFoot(replace(preset("brouillette-high", 2), take_most=0))
    seen = view(cards[0], pile=cards[1], own=own[:1], known=dangers, rules=rules)
    assert discarded(steady(seen, rules))[0] == "2"


def test_naturals_go_onto_a_complete_pile_where_it_is_open() -> None:
    seen = view("4 8 K Q", own=[PILE, "9 9 9"], rules=SASKATCHEWAN)
    assert laid(steady(seen, SASKATCHEWAN)) == ["4"]
    assert isinstance(steady(view("4 8 K Q", own=[PILE, "9 9 9"])), m.Discard)


def test_the_first_meld_of_the_fourth_deal_is_a_whole_pile() -> None:
    six = "K K K K A A A Q Q Q 5"
    assert isinstance(steady(view(six, deal=4, rules=SASKATCHEWAN), SASKATCHEWAN), m.Discard)
    seven = view(f"{six} 2 2 *", deal=4, rules=SASKATCHEWAN)
    assert max(len(text.split()) for text in laid(steady(seven, SASKATCHEWAN))) == 7


def test_a_pile_is_completed_where_that_opens_the_foot() -> None:
    table = ["9 9 9 9 9 2", "8 8 8", "A A A A A A A"]
    move = steady(view("2 K Q J T 7 6 5", own=table, rules=PENNIES), PENNIES)
    assert laid(move) == ["2"]


def test_a_banned_seven_is_kept() -> None:
    seen = view("7 K K A A", own=["9 9 9"], rules=PENNIES)
    assert discarded(steady(seen, PENNIES))[0] != "7"
    easy = EasyBot(PENNIES.options)
    assert all(discarded(easy.choose(seen, seed, 1.0))[0] != "7" for seed in range(10))


def test_black_threes_are_melded_where_they_may_be() -> None:
    holding = "3S 3S 3C K Q J 8 6"
    assert laid(steady(view(holding, own=[PILE], rules=BROUILLETTE), BROUILLETTE)) == ["3 3 3"]
    assert isinstance(steady(view(holding, own=[PILE], rules=SIMPSON), SIMPSON), m.Discard)


def test_ladies_go_onto_a_clean_pile_or_block() -> None:
    clean = "l l l l l l l"
    assert laid(steady(view("w w a c e g", own=[clean], rules=SPECIAL), SPECIAL)) == ["w w"]
    dirty = "l l l l l s s"
    assert discarded(steady(view("w a c e g", own=[dirty], rules=SPECIAL), SPECIAL)) == "w-"


def test_a_single_player_keeps_wilds_for_the_piles_they_finish_where_any_pile_counts() -> None:
    holding, own = "s s j j e g i c b", ["a a a", "d d d"]
    in_pairs = view(holding, own=own, stock=40, rules=SPECIAL)
    assert laid(steady(in_pairs, SPECIAL)) == ["j j s"]
    alone = view(holding, own=own, stock=40, rules=ALONE)
    assert isinstance(steady(alone, ALONE), m.Discard)


def test_a_single_player_s_pile_does_not_wait_for_those_that_are_further_from_seven() -> None:
    own = ["k k k k k", "a a s", "c c s", "d d s"]
    seen = view("s s j e g i b", own=own, stock=40, rules=ALONE)
    assert laid(steady(seen, ALONE)) == ["s s"]
    nearer = ["k k k k k", "a a a a s s", "c c c c s s", "d d d d s s"]
    seen = view("s s j e g i b", own=nearer, stock=40, rules=ALONE)
    assert isinstance(steady(seen, ALONE), m.Discard)


def test_a_draw_keeps_two_stock_piles_even() -> None:
    seen = view("K Q J 8 6", phase=Phase.DRAW, stock=42, rules=SIMPSON)
    assert steady(seen, SIMPSON) == m.Draw((1, 1))
    uneven = replace(seen, stock_counts=(20, 30))
    assert steady(uneven, SIMPSON) == m.Draw((0, 2))


def test_a_cut_aims_at_hand_and_foot() -> None:
    seen = view("", phase=Phase.CUT, stock=200, rules=SIMPSON)
    assert steady(seen, SIMPSON) == m.Cut(22)
    assert EasyBot(SIMPSON.options).choose(seen, 1, 1.0) == m.Cut(22)


def test_the_pile_is_taken_with_one_card_where_that_is_enough() -> None:
    rules = HandAndFoot(Options(pile_condition=PileCondition.ONE_CARD))
    table = ["9 9 9"]
    pile = "9 9 K K K Q Q 9"
    seen = view("9 K K Q 8 7 5", own=table, pile=pile, phase=Phase.DRAW, rules=rules)
    assert isinstance(steady(seen, rules), m.TakePile)
    classic = view("9 K K Q 8 7 5", own=table, pile=pile, phase=Phase.DRAW)
    assert isinstance(steady(classic), m.Draw)


def test_a_single_player_goes_out_without_a_question() -> None:
    own = ["9 9 9 9 9 9 9", "T T T T T 2 2", "8 8 8 8 8"]
    seen = view("8 K", own=own, in_foot=(0,), rules=SIMPSON)
    assert laid(steady(seen, SIMPSON)) == ["8"]
    last = view("K", own=own, in_foot=(0,), rules=SIMPSON)
    assert discarded(steady(last, SIMPSON))[0] == "K"


RULES = HandAndFoot(Options(deals=1))


def _views(seed: int) -> list[View]:
    """What the players to move saw in a deal among easy bots."""
    bot = GAMES["hand-and-foot"].bot("easy", RULES.options)
    rng, state, seen = Random(seed), RULES.start(), []
    while (actor := RULES.actor(state)) is not None:
        if actor == TABLE:
            state = RULES.apply(state, TABLE, RULES.table_move(state, rng))
            continue
        view = RULES.view(state, actor)
        seen.append(view)
        state = RULES.apply(state, actor, bot.choose(view, rng.getrandbits(60), 1.0))
    return seen


def test_easy_forgets_who_took_and_threw_what() -> None:
    bot = GAMES["hand-and-foot"].bot("easy", RULES.options)
    nothing: tuple[tuple[()], ...] = ((), (), (), ())
    views = _views(1)
    assert any(any(shown.public.known) for shown in views)
    for number, shown in enumerate(views):
        forgetful = replace(shown, public=replace(shown.public, known=nothing, discards=nothing))
        assert bot.choose(shown, number, 1.0) == bot.choose(forgetful, number, 1.0)


def test_steady_does_not_forget() -> None:
    """The same comparison, which shows that it can come out otherwise."""
    bot = GAMES["hand-and-foot"].bot("steady", RULES.options)
    nothing: tuple[tuple[()], ...] = ((), (), (), ())
    changed = 0
    for number, shown in enumerate([shown for seed in range(4) for shown in _views(seed)]):
        forgetful = replace(shown, public=replace(shown.public, known=nothing, discards=nothing))
        changed += bot.choose(shown, number, 1.0) != bot.choose(forgetful, number, 1.0)
    assert changed


def test_easy_melds_takes_and_discards_in_a_deal() -> None:
    bot = GAMES["hand-and-foot"].bot("easy", RULES.options)
    kinds = {
        type(bot.choose(shown, number, 1.0))
        for seed in range(3)
        for number, shown in enumerate(_views(seed))
    }
    assert {m.Lay, m.TakePile, m.Discard} <= kinds
