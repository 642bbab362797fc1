"""What is special about each preset of Hand and Foot, found in the moves of a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.record import Record
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable
from handfoot_gui.games.hand_and_foot.rules.option_values import FootOpened
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

_CLASSIC: Final = {
    "the pile taken", "a wild pile", "red threes laid", "a foot walked into", "a foot run into",
    "a partner's yes",
}  # fmt: skip
_CUT: Final = {"packets lifted", "an exact cut"}
_SIMPSON: Final = {
    *_CUT, "a draw from both stocks", "the pile taken", "a red three discarded",
    "a complete pile that grows",
}  # fmt: skip
_BROUILLETTE: Final = {*_SIMPSON, "a frozen pile", "a reshuffle", "black threes melded"}

SPECIAL: Final[dict[str, set[str]]] = {
    "classic": _CLASSIC | {"an upcard buried"},
    "classic-upcard": _CLASSIC | {"a wild or a red three as upcard"},
    "saskatchewan": _CLASSIC
    | {"a concealed pile as first meld", "a complete pile that grows", "more than seven taken"},
    "simpson": _SIMPSON,
    "brouillette-low": _BROUILLETTE,
    "brouillette-high": _BROUILLETTE,
    "brouillette-partners-low": _BROUILLETTE | {"a partner's yes"},
    "brouillette-partners-high": _BROUILLETTE | {"a partner's yes"},
    "pennies": {
        "more than seven taken", "a foot opened by a pile", "a pile of sevens", "a wild pile",
        "red threes for a side", "red threes against a side", "a partner's yes", "a score reached",
        "a first meld by score",
    },
    "special-deck": _CUT | {
        "the pile taken", "a lady laid", "a lady discarded", "a villain discarded",
        "a partner's yes",
    },
    "bain": {
        "a foot opened by a pile", "a pile of sevens", "a wild pile", "red threes for a side",
        "red threes against a side", "a partner's yes", "a score reached", "a first meld by score",
    },
    "demeritt": {
        "the pile taken", "more than seven taken", "a complete pile that grows",
        "a red three discarded", "a partner's yes", "a score reached",
    },
    "california": {"the pile taken", "red threes laid", "a foot walked into", "a partner's yes"},
    "rasa": {
        "the pile taken", "a wild pile", "a red three discarded", "a partner's yes",
        "a score reached",
    },
    "tanglewood": {"packets lifted", "the pile taken", "a red three discarded", "a partner's yes"},
    "hand-knee-foot": {
        "more than seven taken", "red threes laid", "a wild pile", "a foot walked into",
        "a foot run into", "a partner's yes",
    },
}  # fmt: skip
"""What a kept game of each preset has to show."""


def special_things(record: Record[Options, m.Move]) -> set[str]:
    """What happens in the game of *record*, among the things of `SPECIAL`."""
    rules = HandAndFoot(record.options)
    state = rules.start()
    found: set[str] = set()
    last: m.Move | None = None
    for seat, move in record.moves:
        after = rules.apply(state, seat, move)
        found.update(_of_move(record.options, state, move, after, last))
        found.update(_of_piles(record.options, state, after))
        state, last = after, move
    found.update(_of_score(rules, state))
    return found


def _of_move(
    options: Options, state: State, move: m.Move, after: State, last: m.Move | None
) -> Iterator[str]:
    match move:
        case m.TurnUp():
            yield from _of_upcard(move, after)
        case m.Lift(count):
            yield "packets lifted"
            if count == options.each_dealt:
                yield "an exact cut"
        case m.Draw(counts) if all(counts) and len(counts) == 2:
            yield "a draw from both stocks"
        case m.Reshuffle():
            yield "a reshuffle"
        case m.Answer(may=True):
            yield "a partner's yes"
        case m.PickUpFoot():
            yield _of_foot(options, last)
        case m.Discard(card):
            freezes = len(after.public.removed) > len(state.public.removed)
            yield from _of_discard(card, freezes=freezes)
        case m.Lay() | m.TakePile():
            yield from _of_laying(options, state, move, after)


def _of_upcard(move: m.TurnUp, after: State) -> Iterator[str]:
    top = after.public.pile[-1] if move.bury is None else None
    if top is None:
        yield "an upcard buried"
    elif top.is_wild or top.is_red_three:
        yield "a wild or a red three as upcard"


def _of_foot(options: Options, last: m.Move | None) -> str:
    if options.foot_opened is FootOpened.PILE:
        return "a foot opened by a pile"
    return "a foot walked into" if isinstance(last, m.Discard) else "a foot run into"


def _of_laying(
    options: Options, state: State, move: m.Lay | m.TakePile, after: State
) -> Iterator[str]:
    if isinstance(move, m.TakePile):
        yield "the pile taken"
        if len(state.public.pile) - len(after.public.pile) > 7:
            yield "more than seven taken"
    side = options.side_of(state.public.turn)
    if not state.public.tables[side].is_down:
        if state.public.deal in options.concealed_deals:
            yield "a concealed pile as first meld"
        if options.minima_by_score and state.public.deal > 1:
            yield "a first meld by score"


def _of_discard(card: Card, *, freezes: bool) -> Iterator[str]:
    if freezes:
        yield "a frozen pile"
    if card.is_red_three:
        yield "a red three discarded"
    if card.is_lady:
        yield "a lady discarded"
    if card.rank is Rank.VILLAIN:
        yield "a villain discarded"


def _of_piles(options: Options, state: State, after: State) -> Iterator[str]:
    """What changed in the melds of the sides."""
    if state.public.phase in (Phase.DEAL, Phase.DEAL_OVER):
        return
    for old, new in zip(state.public.tables, after.public.tables, strict=True):
        if new is old:
            continue
        yield from _of_table(options, old, new)


def _of_table(options: Options, old: SideTable, new: SideTable) -> Iterator[str]:
    if len(new.red_threes) > len(old.red_threes):
        yield "red threes laid"
    for before, meld in zip_longest(old.melds, new.melds):
        if meld == before:
            continue
        if before is not None and before.is_complete and len(meld.cards) > len(before.cards):
            yield "a complete pile that grows"
        if meld.rank is Rank.THREE:
            yield "black threes melded"
        if meld.ladies:
            yield "a lady laid"
        if meld.is_complete and meld.rank is None:
            yield "a wild pile"
        if meld.is_complete and meld.rank is Rank.SEVEN and options.own_kinds:
            yield "a pile of sevens"


def _of_score(rules: HandAndFoot, state: State) -> Iterator[str]:
    sheet = rules.sheet(state)
    points = [
        line.points(side)
        for deal in sheet.deals
        for line in deal.lines
        if line.kind == "red_threes"
        for side in range(rules.options.side_count)
    ]
    if max(points, default=0) > 0:
        yield "red threes for a side"
    if min(points, default=0) < 0:
        yield "red threes against a side"
    if 0 < rules.options.target <= max(sheet.totals):
        yield "a score reached"
