"""Manipulation Rummy under one rule set with named players: what is said, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.errors import Problem
from handfoot_gui.engine.game import Seat
from handfoot_gui.engine.manipulation.legality import player_to_move
from handfoot_gui.engine.manipulation.melds import Meld
from handfoot_gui.engine.manipulation.moves import Move
from handfoot_gui.engine.manipulation.rules import Manipulation
from handfoot_gui.engine.manipulation.solver import Plan, after, best_play, steps
from handfoot_gui.engine.manipulation.state import Phase
from handfoot_gui.engine.manipulation.view import View
from handfoot_gui.engine.sheet import DealScore, Sheet
from handfoot_gui.model.desk import DealFacts, Desk, Hint, SeatFacts
from handfoot_gui.model.tables.manipulation import ManipulationTable
from handfoot_gui.model.tables.manipulation_draft import (
    ManipulationDraft,
    may_play,
    with_melds,
)
from handfoot_gui.model.wording.manipulation import hints, score
from handfoot_gui.model.wording.manipulation.log import log_lines
from handfoot_gui.model.wording.manipulation.prompts import hand_facts, prompt, working_prompt
from handfoot_gui.model.wording.manipulation.refusals import refusal
from handfoot_gui.model.wording.told import LogLine, Prompt
from handfoot_gui.model.wording.words import Words


class ManipulationDesk(Desk[View, Move, ManipulationDraft]):
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

    def narrate(self, before: View, seat: Seat, move: Move, after: View) -> tuple[LogLine, ...]:
        return log_lines(self.words, self.names, before.public, seat, move, after.public)

    def refusal(self, problem: Problem) -> str:
        return refusal(self.words, self.names, problem)

    def prompt(self, view: View, draft: ManipulationDraft) -> Prompt:
        if draft.is_untouched:
            return prompt(self.words, self.names, self.rules.options, view)
        left = tuple(card for card in view.hand if card not in draft.cards)
        facts = hand_facts(self.words, left, len(draft.cards))
        wrong = self.table.wrong(view, draft)
        problem = self.table.problem(view, draft)
        return working_prompt(self.words, self.names[view.seat], wrong, problem, facts)

    def hints(self, view: View, move: Move) -> tuple[Hint[ManipulationDraft], ...]:
        options = self.rules.options
        if may_play(options, view):
            plan = _best(view.public.melds, view.hand, options.first_play)
            if plan is not None:
                return self._plan_hints(view, plan)
        return (Hint(hints.move_hint(self.words, move, view.public.drawn)),)

    def _plan_hints(self, view: View, plan: Plan) -> tuple[Hint[ManipulationDraft], ...]:
        drafts: list[ManipulationDraft] = []
        said: list[str] = []
        table, draft = view.public.melds, self.table.empty
        for step in steps(view.public.melds, plan):
            table = after(table, step)
            draft = with_melds(view, draft, table)
            drafts.append(draft)
            said.append(hints.step_said(self.words, step))
        told = tuple(
            hints.step_hint(self.words, number, len(said), text)
            for number, text in enumerate(said, 1)
        )
        return (
            Hint(hints.number_hint(self.words, len(plan.laid)), shows_move=False),
            Hint(hints.cards_hint(self.words, sorted(plan.laid, key=_order)), shows_move=False),
            Hint(told[0], steps=tuple(drafts), told=told),
        )

    # --- figures ------------------------------------------------------------------------------

    def seat_facts(self, view: View) -> tuple[SeatFacts, ...]:
        count = self.rules.options.players
        actor = player_to_move(view.public)
        return tuple(
            SeatFacts(
                seat,
                seat,
                view.hand_counts[seat] if view.hand_counts else 0,
                is_partner=False,
                is_next=seat == (view.seat + 1) % count,
                is_to_move=seat == actor,
            )
            for seat in (Seat((view.seat + step) % count) for step in range(1, count + 1))
        )

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

    def line_name(self, kind: str) -> str:
        return score.line_name(self.words, kind)

    def item_name(self, what: str) -> str:
        return score.item_name(self.words, what)

    def ended(self, deal: DealScore) -> str:
        return score.ended(self.words, self.names, deal)

    def remaining(self, sheet: Sheet) -> str:
        return score.remaining(self.words, self.rules.options, self.names, sheet)


@lru_cache(maxsize=1)
def _best(table: tuple[Meld, ...], hand: tuple[Card, ...], first_play: int) -> Plan | None:
    """The most that can be laid; the same question is asked for every degree of a hint."""
    return best_play(table, hand, first_play=first_play)


def _order(card: Card) -> int:
    return card.order
