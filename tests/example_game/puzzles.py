"""The one kind of puzzle that High tricks has; the puzzles lie in the file beside."""

from __future__ import annotations

from collections.abc import Sequence

from example_game.rules import State, Sweep, View
from handfoot_gui.core.puzzle import AnyRules, Moves, Puzzle, PuzzleKind, Verdict, after
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words


def puzzles(words: Words) -> Sequence[PuzzleKind]:
    """All kinds, worded."""
    translate = words.translate

    def question(_view: View) -> str:
        return translate("HighTricks", "Which card wins this trick for sure?")

    def explained(_rules: AnyRules, puzzle: Puzzle, _state: State) -> str:
        text = translate("HighTricks", "Nobody has a higher card of its suit than {card}.")
        return text.format(card=words.card(puzzle.solution[0][1].card))

    return (PuzzleKind("win", translate("HighTricks", "Win it"), question, _verdict, explained),)


def _verdict(rules: AnyRules, puzzle: Puzzle, state: State, made: Moves) -> Verdict:
    """The card that is meant wins once all have played to it, which can be waited for."""
    if made[0] != puzzle.solution[0]:
        return Verdict.MISSED
    state = after(rules, state, made)
    is_whole = len(state.public.trick) == len(state.hands) or made[-1] == (TABLE, Sweep())
    return Verdict.SOLVED if is_whole else Verdict.OPEN
