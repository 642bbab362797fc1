"""Manipulation Rummy under one rule set with named players: what is said, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core import presenter as p
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import LogLine, MoveSeen, Prompt
from handfoot_gui.core.table import Action, Drafted
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.bots import Advice, laid_by
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft, with_melds, working
from handfoot_gui.games.manipulation.presenter.facts import ManipulationFacts
from handfoot_gui.games.manipulation.presenter.guidance import ManipulationGuidance
from handfoot_gui.games.manipulation.presenter.scene import number_of
from handfoot_gui.games.manipulation.presenter.table import SPREAD, ManipulationTable
from handfoot_gui.games.manipulation.rules.legality import player_to_move, points_needed
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Move, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Public, View
from handfoot_gui.games.manipulation.solver import Step, after
from handfoot_gui.games.manipulation.text.log import ManipulationLog
from handfoot_gui.games.manipulation.text.prompts import ManipulationPrompts
from handfoot_gui.games.manipulation.text.refusals import ManipulationRefusals
from handfoot_gui.games.manipulation.text.score import ManipulationScore
from handfoot_gui.games.manipulation.text.table import ManipulationTableWords


class ManipulationPresenter(p.GamePresenter[View, Move, ManipulationDraft]):
    """Manipulation Rummy under one rule set with named players."""

    has_panel = False
    left_line = "in_hand"
    rules: Manipulation
    table: ManipulationTable

    def __init__(self, rules: Manipulation, names: Sequence[str], words: Words) -> None:
        sides = rules.options.seats_of_sides
        super().__init__(rules, ManipulationTable(rules, words), sides, names, words)

    @property
    def table_words(self) -> ManipulationTableWords:
        return ManipulationTableWords(self.words)

    @property
    def _prompts(self) -> ManipulationPrompts:
        return ManipulationPrompts(self.words, self.names, self.rules.options)

    @property
    def score(self) -> ManipulationScore:
        return ManipulationScore(self.words, self.names, self.rules.options)

    @property
    def facts(self) -> ManipulationFacts:
        return ManipulationFacts(self.rules, self.words)

    @property
    def guidance(self) -> ManipulationGuidance:
        return ManipulationGuidance(self.words, self.names, self.rules)

    def is_in_turn(self, view: View) -> bool:
        return player_to_move(view.public) == view.seat

    # --- sentences ----------------------------------------------------------------------------

    def log(self, seen: MoveSeen[Public, Move]) -> tuple[LogLine, ...]:
        return ManipulationLog(self.words, self.names, self.rules.options).lines(seen)

    def refusal(self, problem: Problem) -> str:
        said = ManipulationRefusals(self.words, self.names, self.rules.options)
        return said.refusal(problem)

    def reason(self, problem: Problem) -> str:
        said = ManipulationRefusals(self.words, self.names, self.rules.options)
        return said.reason(problem)

    def idle_key(self, view: View, key: str) -> str:
        if key not in ("N", "E"):
            return ""
        problem = self.rules.problem(view, EndTurn())
        if player_to_move(view.public) != view.seat and problem is not None:
            return self.refusal(problem)
        if key == "N":
            text = self.tr("Pick cards first, then press {key} to start a new meld with them.")
            return filled(text, key=self.words.key("N", "manipulation"))
        if problem is not None:
            return self.refusal(problem)
        return self.tr("You cannot end your turn with the table as it is now.")

    def prompt(self, view: View, draft: ManipulationDraft) -> Prompt:
        if draft.is_untouched:
            return self._prompts.prompt(view)
        left = tuple(card for card in view.hand if card not in draft.cards)
        facts = self._prompts.hand_facts(left, len(draft.cards))
        wrong, problem = self.table.wrong(view, draft), self.table.problem(view, draft)
        return self._prompts.working_prompt(self.names[view.seat], wrong, problem, left, facts)

    def lifted(
        self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...], act: Action[Move]
    ) -> Prompt | None:
        facts = self.prompt(view, draft).facts
        if act.problem is not None:
            return Prompt("", self.refusal(act.problem), facts)
        if act.target is None:
            return None
        outcome = self.table.drop(view, draft, cards, act.target)
        if not isinstance(outcome, Drafted):
            return None
        before = {pile.number: pile.meld for pile in working(view, draft)}
        number, after = number_of(act.target), outcome.draft
        parts = [(cards, () if number is None else before[number])]
        if act.target == SPREAD:
            parts = [
                (tuple(card for card in cards if card in pile.cards), before.get(pile.number, ()))
                for pile in working(view, after)
                if not pile.cards.isdisjoint(cards)
            ]
        left: tuple[Card, ...] | None = None
        if not after.cards <= draft.cards:
            left = tuple(card for card in view.hand if card not in after.cards)
        wrong, problem = len(self.table.wrong(view, after)), self.table.problem(view, after)
        said = self._prompts.brings(parts, left, wrong, problem)
        return Prompt(self.names[view.seat], said, facts)

    def hints(
        self, view: View, move: Move, draft: ManipulationDraft | None = None, advice: object = None
    ) -> tuple[p.Hint[ManipulationDraft], ...]:
        if isinstance(advice, Advice):
            return self._plan_hints(view, advice)
        drawn = view.public.drawn
        is_kept = isinstance(move, Draw) and not self.rules.options.ends_playing(drawn + 1)
        # Where the move would take back what is laid, that is said and left to the person.
        resets = not (draft is None or draft == self.table.empty or is_kept)
        text = self._prompts.move_hint(move, drawn, resets=resets)
        return (p.Hint(text, self._prompts.move_reason(view, move), None if resets else move),)

    def _plan_hints(self, view: View, advice: Advice) -> tuple[p.Hint[ManipulationDraft], ...]:
        prompts, laid = self._prompts, sorted(advice.plan.laid, key=lambda card: card.order)
        reason = prompts.sum_laid(view, laid)
        found = [
            p.Hint[ManipulationDraft](prompts.number_hint(len(laid))),
            p.Hint[ManipulationDraft](prompts.cards_hint(laid), reason),
            self._stepwise(view, advice.steps, self._with_doubt(advice, reason)),
        ]
        if advice.plain is not None:
            found.append(self._stepwise(view, advice.plain[1], prompts.moves_nothing()))
        return tuple(found if advice.is_most else found[1:])

    def _with_doubt(self, advice: Advice, reason: str) -> str:
        """*reason*, and that the search for the least change was cut short, where it was."""
        if advice.plan.is_least or not advice.plan.moved:
            return reason
        return f"{reason} {self._prompts.may_move_fewer()}"

    def _stepwise(
        self, view: View, steps: Sequence[Step], reason: str
    ) -> p.Hint[ManipulationDraft]:
        """A play shown step by step."""
        prompts, table, draft = self._prompts, view.public.melds, self.table.empty
        drafts: list[ManipulationDraft] = []
        for step in steps:
            table = after(table, step)
            draft = with_melds(view, draft, table, self.rules.options.ace)
            drafts.append(draft)
        told = tuple(
            prompts.step_hint(number, len(drafts), prompts.step_said(step))
            for number, step in enumerate(steps, 1)
        )
        return p.Hint(told[0], reason, steps=tuple(drafts), told=told)

    def named(self, view: View, move: Move) -> str:
        if not isinstance(move, PlayerMove):
            return ""
        laid = sorted(laid_by(view, move), key=lambda card: card.order)
        return self._prompts.named(move, laid)

    def why(self, view: View, move: Move) -> str:
        if not isinstance(move, PlayerMove):
            return ""
        is_covered = len(view.hand) != view.hand_counts[view.seat]
        if isinstance(move, Play):
            is_first = points_needed(self.rules.options, view.public, view.seat) > 0
            laid = sorted(laid_by(view, move), key=lambda card: card.order)
            return "" if is_covered and not is_first else self._prompts.sum_laid(view, laid)
        is_known = isinstance(move, Draw) and not view.public.drawn
        return "" if is_covered and not is_known else self._prompts.move_reason(view, move)

    def undo_name(self, move: Move) -> str:
        del move
        return self.tr("Undo end of turn")

    # --- the score ----------------------------------------------------------------------------
