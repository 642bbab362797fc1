"""The tactics of a steady bot, each in a position of a few cards."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from bot_views import CLEAN, DIRTY, QUOTA, WILD, discarded, laid, steady, view

from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    Lay,
    PlayerMove,
    Reason,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.state import Phase

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
        "2 K J 8 7", {"own": [*CLEAN, WILD, "9 9 9 9 9 9", "T T T T"], "in_foot": (0, 2)}, ["2"],
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
        assert isinstance(move, Discard)
        assert not move.card.is_wild
    else:
        assert sorted(laid(move)) == expected


CHOSEN: dict[str, tuple[str, dict[str, Any], type[PlayerMove] | str]] = {
    "a rich pile is taken": (
        "9 9 K 7 6 5 4",
        {"own": ["T T T", "J J J"], "pile": "T T J J 2 * 9", "phase": Phase.DRAW}, TakePile,
    ),
    "a poor pile is left for a draw": ("9 9 K K 7 6", {**POOR, "in_foot": (0,)}, Draw),
    "the pile is taken rather than ending the deal": (
        "9 9 K K 7 6", {**POOR, "stock": 1}, TakePile,
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
        "8 8 8 9", {"own": QUOTA, "in_foot": (0, 2), "counts": {2: 3}}, Ask,
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
    assert isinstance(move, Lay) or discarded(move)[0] != "9"


def test_it_does_not_ask_while_its_side_has_much_to_gain() -> None:
    seen = view(
        "8 8 8 9",
        own=[*QUOTA, "* 2 2 2 2 2", "K K K K K K", "A A A A A A"],
        theirs=["J J J"],
        in_foot=(0, 1, 2, 3),
        counts={1: 3, 2: 12, 3: 3},
    )
    assert not isinstance(steady(seen), Ask)


def test_in_the_last_deal_who_is_behind_plays_on() -> None:
    def seen(theirs: list[str]) -> PlayerMove:
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

    assert isinstance(seen(["J J J"]), Ask)
    behind = ["K K K K K K K", "A A A A A A A", "Q Q Q Q Q Q Q", "J J J J J J J", "T T T T T T T"]
    ahead_by_wilds = [*behind, "9 9 9 9 9 9 9", "K K K K K K K", "A A A A A A A"]
    assert not isinstance(seen(ahead_by_wilds), Ask)


ANSWERS: dict[str, tuple[str, dict[str, Any], Answer]] = {
    "a small loss is a yes": ("K 8 4", {"own": QUOTA}, Answer(True, Reason.LITTLE_LEFT)),
    "a loss clearly above the gain is a no with its reason": (
        "* * * * A A A A 2 2", {"own": QUOTA, "counts": {0: 1, 1: 2, 3: 2}},
        Answer(False, Reason.TOO_MUCH_LEFT),
    ),
    "a loss below the opponents is a yes with its reason": (
        "* A A K", {"own": QUOTA}, Answer(True, Reason.AHEAD),
    ),
    "opponents about to go out make it a yes": (
        "* A A A K K Q Q J J",
        {"own": CLEAN, "theirs": ("8 8 8 8 8 8 8", "9 9 9 9 9 9 9", *DIRTY, WILD),
         "counts": {0: 1, 1: 2, 3: 2}}, Answer(True, Reason.OPPONENTS_CLOSE),
    ),
    "a pile in the hand is a no with its reason": (
        "9 9 A A K K", {"own": [*QUOTA, "9 9 9 9 9"], "counts": {0: 1, 1: 8, 3: 8}},
        Answer(False, Reason.NEARLY_A_PILE),
    ),
}  # fmt: skip


@pytest.mark.parametrize("tactic", ANSWERS)
def test_the_answer_to_the_partner(tactic: str) -> None:
    holding, position, expected = ANSWERS[tactic]
    seen = view(holding, phase=Phase.ANSWER, seat=2, in_foot=(0, 1, 2, 3), **position)
    assert steady(seen) == expected


@pytest.mark.parametrize("holding", ["A A A 2 * 9 9 6 5 4", "3S K Q J 8 7 6 5"])
def test_the_same_view_gives_the_same_move_after_a_journey(holding: str) -> None:
    seen = view(holding, own=["T T T"], pile=BIG_PILE)
    again = pickle.loads(pickle.dumps(seen))
    assert again is not seen
    assert steady(again) == steady(seen)
