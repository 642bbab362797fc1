"""Puzzles of Manipulation Rummy: what is to be laid by rebuilding the table, and how it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from handfoot_gui.core.puzzle import AnyRules, Moves, Puzzle, PuzzleKind, Verdict, after
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Sentences, Words
from handfoot_gui.games.manipulation import solver
from handfoot_gui.games.manipulation.bots import laid_by, plain_play
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, is_group
from handfoot_gui.games.manipulation.rules.moves import Knock, Play
from handfoot_gui.games.manipulation.rules.options import PRESETS
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.shapes import meld_problem
from handfoot_gui.games.manipulation.rules.state import State, View, view_of
from handfoot_gui.games.manipulation.text.names import laid_sign, meld_brief
from handfoot_gui.games.manipulation.text.prompts import ManipulationPrompts

ALL: Final = "lay-all"
JOKER: Final = "joker"
"""Likewise, but a joker of the table has to lose its name for it."""
KNOCK: Final = "knock"
"""Come down to so few points that one may knock."""
MOST: Final = "most"
"""Lay the most points."""

KNOCK_LIMIT: Final = PRESETS["classic"].knock_limit
"""Knocking puzzles are played by rules with this limit."""


def left_at_most(rules: AnyRules, puzzle: Puzzle, state: State) -> int:
    """The points that may be left in the hand of whoever has solved *puzzle*, which begins at
    *state*: a play that leaves no more is as good as the solution."""
    if puzzle.kind in (ALL, JOKER):
        return 0
    if puzzle.kind == KNOCK:
        limit: int = puzzle.options.knock_limit
        return limit
    return _left_after(rules, state, puzzle.solution[:1])


def verdict(rules: AnyRules, puzzle: Puzzle, state: State, made: Moves) -> Verdict:
    """The first move decides: a turn has one play, and who draws leaves the puzzle."""
    left = _left_after(rules, state, made[:1])
    return Verdict.SOLVED if left <= left_at_most(rules, puzzle, state) else Verdict.MISSED


def _left_after(rules: AnyRules, state: State, made: Moves) -> int:
    """The points in the hand of whoever was to move in *state*, after the moves *made*."""
    left: State = after(rules, state, made)
    return hand_points(left.hands[state.public.turn])


def planned(view: View, play: Play) -> solver.Plan:
    """*play* as a plan: a meld takes the place of the one of its kind that it shares most with."""
    before = view.public.melds
    shared = sorted(
        (-len(set(old).intersection(new)), number, place)
        for place, new in enumerate(play.melds)
        for number, old in enumerate(before)
        if is_group(old) is is_group(new) and not set(old).isdisjoint(new)
    )
    origins: dict[int, int] = {}
    stay = 0
    for alike, number, place in shared:
        if place not in origins and number not in origins.values():
            origins[place] = number
            stay -= alike
    laid = tuple(laid_by(view, play))
    moved = sum(map(len, before)) - stay
    places = tuple(origins.get(place) for place in range(len(play.melds)))
    return solver.Plan(play.melds, places, laid, hand_points(laid), moved)


class ManipulationPuzzles(Sentences):
    """What is asked, and why the solution is the best answer."""

    def kinds(self) -> Iterator[PuzzleKind]:
        """Every kind of puzzle."""
        points = self.words.points_counted(KNOCK_LIMIT)
        asked = (
            (
                ALL,
                self.tr("Lay the whole hand"),
                self.tr("Lay the whole hand in this turn, without drawing again."),
            ),
            (
                JOKER,
                self.tr("Free the joker"),
                self.tr(
                    "Lay the whole hand, without drawing again. A joker of the table has to be set "
                    "free for that."
                ),
            ),
            (
                KNOCK,
                self.tr("Ready to knock"),
                self.tr(
                    "Lay so much, without drawing again, that {points} or fewer stay in the hand.",
                    points=points,
                ),
            ),
            (
                MOST,
                self.tr("The most points"),
                self.tr("Lay as many points as possible in this turn, without drawing again."),
            ),
        )
        for kind, title, question in asked:
            yield PuzzleKind(kind, title, _always(question), verdict, self.explained)

    def explained(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        """What goes without moving anything, the idea, the steps, and what they come to."""
        seat, play = puzzle.solution[0]
        view = view_of(state, seat)
        table = view.public.melds
        plan = planned(view, play)
        steps = solver.steps(table, plan)
        prompts = ManipulationPrompts(self.words, (), puzzle.options)
        told = (
            prompts.step_hint(number, len(steps), prompts.step_said(step))
            for number, step in enumerate(steps, 1)
        )
        return "\n".join(
            filter(
                None,
                (
                    self._plainly(view),
                    self._key(table, plan, steps),
                    *told,
                    self._result(rules, puzzle, state, prompts),
                ),
            )
        )

    def _plainly(self, view: View) -> str:
        """What could be laid with the table as it is."""
        left = plain_play(view.public.melds, view.hand)[1]
        laid = [card for card in view.hand if card not in left]
        if not laid:
            return self.tr("As the table lies, no card can be laid.")
        cards = self._signs(map(Laid, laid))
        return self.tr("As the table lies, only {cards} can be laid.", "", len(laid), cards=cards)

    def _key(
        self, table: tuple[Meld, ...], plan: solver.Plan, steps: tuple[solver.Step, ...]
    ) -> str:
        """What a person has to see on the table; of several things the least obvious one."""
        for step in steps:
            if isinstance(step, solver.Swap):
                card = self._signs([step.card])
                return self.tr("The key is the joker: {card} sets it free.", card=card)
        laid = {one for meld in plan.melds for one in meld}
        renamed = [one for meld in table for one in meld if one.name and one not in laid]
        if renamed:
            text = self.tr(
                "The key is the joker: with the real {card} there, it may get another name."
            )
            return filled(text, card=self._signs(renamed[:1]))
        keys = [self._key_of(number, meld, plan) for number, meld in enumerate(table)]
        return min(keys)[1]

    def _key_of(self, number: int, meld: Meld, plan: solver.Plan) -> tuple[int, str]:
        """What happens to a meld of the table, and how easily that is seen."""
        said, taken = meld_brief(self.words, meld), set(meld)
        if number not in plan.origins:
            return 0, self.tr("The key is {meld}: all its cards can go elsewhere.", meld=said)
        after = plan.melds[plan.origins.index(number)]
        stay = tuple(laid for laid in meld if laid in after)
        gone = [laid for laid in meld if laid not in after]
        if not gone:
            return 4, ""
        if meld_problem(stay) is not None:
            text = self.tr("The key is {meld}: it gives {cards} away and gets {instead}.")
            come = self._signs(laid for laid in after if laid not in taken)
            return 1, filled(text, meld=said, cards=self._signs(gone), instead=come)
        is_parted = not is_group(meld) and any(
            len(taken.intersection(other)) > 1 for other in plan.melds if other != after
        )
        if is_parted:
            return 2, self.tr("The key is {meld}: two sequences can be made of it.", meld=said)
        cards = self._signs(gone)
        text = self.tr("The key is {meld}: without {cards} it is still a meld.")
        return 3, filled(text, meld=said, cards=cards)

    def _result(
        self, rules: AnyRules, puzzle: Puzzle, state: State, prompts: ManipulationPrompts
    ) -> str:
        """What the steps come to, or why nothing else does."""
        seat = puzzle.solution[0][0]
        if puzzle.kind == JOKER:
            return self.tr("While no joker gets another name, some card stays in the hand.")
        if puzzle.kind == KNOCK:
            solved = view_of(after(rules, state, puzzle.solution[:1]), seat)
            return prompts.move_reason(solved, Knock())
        return self.tr("No play lays more.") if puzzle.kind == MOST else ""

    def _signs(self, cards: Iterable[Laid]) -> str:
        """The cards as they count, as a list."""
        return self.words.listed([laid_sign(self.words, laid) for laid in cards])


def _always(text: str) -> Callable[[View], str]:
    return lambda _: text


def puzzle_kinds(words: Words) -> tuple[PuzzleKind, ...]:
    """Every kind of puzzle of Manipulation Rummy."""
    return tuple(ManipulationPuzzles(words).kinds())
