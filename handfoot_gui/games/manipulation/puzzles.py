"""Puzzles of Manipulation Rummy: what is to be laid by rebuilding the table, and how it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from handfoot_gui.core.puzzle import AnyRules, Moves, Puzzle, PuzzleKind, Verdict, after
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Sentences, Words
from handfoot_gui.games.manipulation import solver
from handfoot_gui.games.manipulation.bots import Advice, laid_by, plain_play
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, is_group
from handfoot_gui.games.manipulation.rules.moves import Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.options import PRESETS
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.shapes import meld_problem
from handfoot_gui.games.manipulation.rules.state import State, View, view_of
from handfoot_gui.games.manipulation.text.names import laid_sign, meld_brief
from handfoot_gui.games.manipulation.text.prompts import ManipulationPrompts

ALL: Final = "lay-all"
"""Lay the whole hand."""
JOKER: Final = "joker"
"""Likewise, but a joker of the table has to lose its name for it."""
KNOCK: Final = "knock"
"""Come down to so few points that one may knock."""
MOST: Final = "most"
"""Lay the most points, so that the fewest are left."""

CLASSIC: Final = PRESETS["classic"]
KNOCK_LIMIT: Final = CLASSIC.knock_limit
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
    """The points in the hand of whoever was to move in *state*, after the moves *made*; in the
    classic game, as all puzzles are of it."""
    left: State = after(rules, state, made)
    return hand_points(CLASSIC.values, left.hands[state.public.turn])


def planned(view: View, play: Play) -> solver.Plan:
    """*play*, in a puzzle of the classic game, as a plan: a meld takes the place of the one of its
    kind that it shares most with."""
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
    gone = laid_by(view, play)
    laid = tuple(card for card in view.hand if card in gone)
    moved = sum(map(len, before)) - stay
    places = tuple(origins.get(place) for place in range(len(play.melds)))
    points = hand_points(CLASSIC.values, laid)
    return solver.Plan(play.melds, places, laid, points, moved)


def advised(view: View, play: Play) -> Advice:
    """The steps that lead to *play*."""
    plan = planned(view, play)
    is_most = len(plan.laid) == len(view.hand)
    return Advice(plan, solver.steps(view.public.melds, plan), is_most=is_most)


def _advice(view: View, move: PlayerMove) -> Advice | None:
    """The steps that lead to *move*, where it has any."""
    return advised(view, move) if isinstance(move, Play) else None


class ManipulationPuzzles(Sentences):
    """What is asked, and why the solution is the best answer."""

    def kinds(self) -> Iterator[PuzzleKind]:
        """Every kind of puzzle."""
        points = self.words.points_counted(KNOCK_LIMIT)
        asked = (
            (
                ALL,
                self.tr("Lay your whole hand"),
                self.tr("Lay every card in your hand, without drawing again."),
            ),
            (
                JOKER,
                self.tr("Free the joker"),
                self.tr("Free a joker, and lay your whole hand without drawing again."),
            ),
            (
                KNOCK,
                self.tr("Ready to knock"),
                self.tr(
                    "Without drawing again, get down to {points} or fewer.",
                    points=points,
                ),
            ),
            (
                MOST,
                self.tr("The fewest points"),
                self.tr("Without drawing again, get down to the fewest points you can."),
            ),
        )
        for kind, title, question in asked:
            yield PuzzleKind(kind, title, _always(question), verdict, self.explained, _advice)

    def explained(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        """What goes without moving anything, what the table allows, and what that comes to."""
        seat, play = puzzle.solution[0]
        view = view_of(state, seat)
        said = (
            self._plainly(view),
            *self._freed(view, advised(view, play)),
            *self._given(view, planned(view, play)),
            self._result(puzzle, view, view_of(after(rules, state, puzzle.solution[:1]), seat)),
        )
        return " ".join(filter(None, said))

    def _plainly(self, view: View) -> str:
        """What could be laid with the table as it is."""
        left = plain_play(view.public.melds, view.hand)[1]
        laid = [card for card in view.hand if card not in left]
        if not laid:
            return self.tr("With the table as it is, you cannot lay a card.")
        cards = self._signs(map(Laid, laid))
        return self.tr(
            "With the table as it is, you can lay only {cards}.", "", len(laid), cards=cards
        )

    def _freed(self, view: View, advice: Advice) -> Iterator[str]:
        """The jokers that are set free, and why they may."""
        swaps = [step for step in advice.steps if isinstance(step, solver.Swap)]
        for step in swaps:
            yield self.tr("{card} frees the joker.", card=self._signs([step.card]))
        kept = {laid for meld in advice.plan.melds for laid in meld}
        kept.update(step.joker for step in swaps)
        for laid in (laid for meld in view.public.melds for laid in meld):
            if laid.name is not None and laid not in kept:
                text = self.tr("With the real {card} on the table, its joker may get a new name.")
                yield filled(text, card=self._signs([laid]))

    def _given(self, view: View, plan: solver.Plan) -> Iterator[str]:
        """What the melds of the table give for it, what is hardest to see first."""
        table = view.public.melds
        found = (self._given_by(number, meld, plan) for number, meld in enumerate(table))
        yield from (said for _, said in sorted(found))

    def _given_by(self, number: int, meld: Meld, plan: solver.Plan) -> tuple[int, str]:
        """What a meld of the table gives, and how easily that is seen."""
        said = meld_brief(self.words, meld)
        if number not in plan.origins:
            return 0, self.tr("All of {meld} can go elsewhere.", meld=said)
        after = plan.melds[plan.origins.index(number)]
        # A real card in the place of its joker is the same here.
        old, new = ({(laid.rank, laid.suit) for laid in one} for one in (meld, after))
        gone = [laid for laid in meld if (laid.rank, laid.suit) not in new]
        if not gone:
            return 4, ""
        cards = self._signs(gone)
        if meld_problem(tuple(laid for laid in meld if laid not in gone)) is not None:
            text = self.tr("{meld} gives up {cards} and gets {instead}.")
            come = self._signs(laid for laid in after if (laid.rank, laid.suit) not in old)
            return 1, filled(text, meld=said, cards=cards, instead=come)
        if not is_group(meld) and any(len(set(gone).intersection(one)) > 1 for one in plan.melds):
            return 2, self.tr("{meld} can make two sequences.", meld=said)
        return 3, self.tr("{meld} can spare {cards}.", meld=said, cards=cards)

    def _result(self, puzzle: Puzzle, view: View, solved: View) -> str:
        """What the solution comes to, or why nothing else does."""
        prompts = ManipulationPrompts(self.words, (), puzzle.options)
        if puzzle.kind == JOKER:
            return self.tr("Unless a joker gets a new name, some card stays in your hand.")
        if puzzle.kind == KNOCK:
            return prompts.move_reason(solved, Knock())
        if puzzle.kind == MOST:
            laid = tuple(card for card in view.hand if card not in solved.hand)
            proof = self.tr("No play leaves fewer points.")
            return f"{prompts.sum_laid(view, laid)} {proof}"
        return ""

    def _signs(self, cards: Iterable[Laid]) -> str:
        """The cards as they count, as a list."""
        return self.words.listed([laid_sign(self.words, laid) for laid in cards])


def _always(text: str) -> Callable[[View], str]:
    return lambda _: text


def puzzle_kinds(words: Words) -> tuple[PuzzleKind, ...]:
    """Every kind of puzzle of Manipulation Rummy."""
    return tuple(ManipulationPuzzles(words).kinds())
