"""Manipulation Rummy under one rule set with named players: what is said, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.memory import Memory, unseen_by_rank
from handfoot_gui.core.messages import LogLine, MoveSeen, Prompt
from handfoot_gui.core.presenter import DealFacts, GamePresenter, Hint, SeatFacts, facts_of_loners
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.bots import Advice
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft, with_melds
from handfoot_gui.games.manipulation.presenter.table import ManipulationTable
from handfoot_gui.games.manipulation.rules.legality import player_to_move
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Move
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Phase, Public, View
from handfoot_gui.games.manipulation.solver import after
from handfoot_gui.games.manipulation.text import prompts as hints
from handfoot_gui.games.manipulation.text import score
from handfoot_gui.games.manipulation.text.log import log_lines
from handfoot_gui.games.manipulation.text.prompts import hand_facts, prompt, working_prompt
from handfoot_gui.games.manipulation.text.refusals import refusal


def memory(rules: Manipulation, view: View) -> Memory:
    """What *view* has shown since the deal: the own hand and all that lies on the table."""
    return Memory((), unseen_by_rank(rules.cards, rules.cards_seen(view)))


class ManipulationPresenter(GamePresenter[View, Move, ManipulationDraft]):
    """Manipulation Rummy under one rule set with named players."""

    has_panel = False
    rules: Manipulation
    table: ManipulationTable

    def __init__(self, rules: Manipulation, names: Sequence[str], words: Words) -> None:
        sides = rules.options.seats_of_sides
        super().__init__(rules, ManipulationTable(rules, words), sides, names, words)

    def is_in_turn(self, view: View) -> bool:
        return player_to_move(view.public) == view.seat

    # --- sentences ----------------------------------------------------------------------------

    def log(self, seen: MoveSeen[Public, Move]) -> tuple[LogLine, ...]:
        return log_lines(self.words, self.names, seen)

    def refusal(self, problem: Problem) -> str:
        return refusal(self.words, self.names, problem)

    def idle_key(self, view: View, key: str) -> str:
        translate = self.words.translate
        if key not in ("N", "E"):
            return ""
        problem = self.rules.problem(view, EndTurn())
        if player_to_move(view.public) != view.seat and problem is not None:
            return self.refusal(problem)
        if key == "N":
            return translate(
                "GamePresenter", "Cards are lifted first, then N begins a new meld with them."
            )
        if problem is not None:
            return self.refusal(problem)
        return translate("GamePresenter", "The turn cannot be ended as the table lies now.")

    def prompt(self, view: View, draft: ManipulationDraft) -> Prompt:
        if draft.is_untouched:
            return prompt(self.words, self.names, self.rules.options, view)
        left = tuple(card for card in view.hand if card not in draft.cards)
        facts = hand_facts(self.words, left, len(draft.cards))
        wrong = self.table.wrong(view, draft)
        problem = self.table.problem(view, draft)
        return working_prompt(self.words, self.names[view.seat], wrong, problem, facts)

    def hints(
        self,
        view: View,
        move: Move,
        draft: ManipulationDraft | None = None,
        advice: object = None,
    ) -> tuple[Hint[ManipulationDraft], ...]:
        if isinstance(advice, Advice):
            return self._plan_hints(view, advice)
        drawn = view.public.drawn
        is_kept = isinstance(move, Draw) and drawn + 1 < self.rules.options.draw_limit
        if draft is None or draft == self.table.empty or is_kept:
            return (Hint(hints.move_hint(self.words, move, drawn)),)
        # The move would take back what is laid, so that is said and left to the person.
        return (Hint(hints.move_after_reset(self.words, move, drawn), shows_move=False),)

    def _plan_hints(self, view: View, advice: Advice) -> tuple[Hint[ManipulationDraft], ...]:
        drafts: list[ManipulationDraft] = []
        said: list[str] = []
        table, draft, laid = view.public.melds, self.table.empty, advice.plan.laid
        for step in advice.steps:
            table = after(table, step)
            draft = with_melds(view, draft, table)
            drafts.append(draft)
            said.append(hints.step_said(self.words, step))
        told = tuple(
            hints.step_hint(self.words, number, len(said), text)
            for number, text in enumerate(said, 1)
        )
        return (
            Hint(hints.number_hint(self.words, len(laid)), shows_move=False),
            Hint(hints.cards_hint(self.words, sorted(laid, key=_order)), shows_move=False),
            Hint(told[0], steps=tuple(drafts), told=told),
        )

    # --- figures ------------------------------------------------------------------------------

    def seat_facts(self, view: View) -> tuple[SeatFacts, ...]:
        players = self.rules.options.players
        return facts_of_loners(view.seat, view.hand_counts, players, player_to_move(view.public))

    def deal_facts(self, view: View) -> DealFacts:
        public = view.public
        is_between = public.phase in (Phase.LOT, Phase.DEAL)
        return self._facts(view, len(public.results) + 1 if is_between else public.round)

    def next_deal_facts(self, view: View) -> DealFacts:
        return self._facts(view, len(view.public.results) + 1)

    def _facts(self, view: View, number: int) -> DealFacts:
        options, public = self.rules.options, view.public
        return DealFacts(
            number,
            self.deal_name(number),
            score.about(self.words, options),
            public.dealer,
            Seat((public.dealer + 1) % options.players),
            bar=score.bar(self.words, options, number),
        )

    # --- the score ----------------------------------------------------------------------------

    def deal_name(self, number: int) -> str:
        return score.round_title(self.words, number)

    def memory(self, view: View) -> Memory:
        return memory(self.rules, view)

    def line_name(self, kind: str) -> str:
        return score.line_name(self.words, kind)

    def item_name(self, what: str) -> str:
        return score.item_name(self.words, what)

    def ended(self, deal: DealScore) -> str:
        return score.ended(self.words, self.names, deal)

    def remaining(self, sheet: Sheet) -> str:
        return score.remaining(self.words, self.rules.options, self.names, sheet)


def _order(card: Card) -> int:
    return card.order
