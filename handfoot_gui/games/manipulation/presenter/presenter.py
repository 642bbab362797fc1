"""Manipulation Rummy under one rule set with named players: what is said, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import LogLine, MoveSeen, Prompt
from handfoot_gui.core.presenter import (
    DealFacts,
    GamePresenter,
    Hint,
    Memory,
    SeatFacts,
    facts_of_loners,
    unseen_by_rank,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.words import Words, capital
from handfoot_gui.games.manipulation.bots import Advice
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft, with_melds
from handfoot_gui.games.manipulation.presenter.table import ManipulationTable
from handfoot_gui.games.manipulation.rules.legality import player_to_move
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Move
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import End, Phase, Public, View
from handfoot_gui.games.manipulation.solver import after
from handfoot_gui.games.manipulation.text import prompts as hints
from handfoot_gui.games.manipulation.text.log import log_lines
from handfoot_gui.games.manipulation.text.names import round_title
from handfoot_gui.games.manipulation.text.prompts import hand_facts, prompt, working_prompt
from handfoot_gui.games.manipulation.text.refusals import refusal


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
        self, view: View, move: Move, draft: ManipulationDraft | None = None, advice: object = None
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
            Hint(
                hints.cards_hint(self.words, sorted(laid, key=lambda card: card.order)),
                shows_move=False,
            ),
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
        options, words, dealer = self.rules.options, self.words, view.public.dealer
        target = words.number(options.target)
        about = words.translate("ManipulationScore", "Fewest points in the hand win, to {target}")
        bar = words.translate("ManipulationScore", "{count} players, round {number}, to {target}")
        count = capital(words.count(options.players))
        return DealFacts(
            number,
            self.deal_name(number),
            about.format(target=target),
            dealer,
            Seat((dealer + 1) % options.players),
            bar=bar.format(count=count, number=words.number(number), target=target),
        )

    def memory(self, view: View) -> Memory:
        """The own hand and all that lies on the table."""
        return Memory((), unseen_by_rank(self.rules.cards, self.rules.cards_seen(view)))

    # --- the score ----------------------------------------------------------------------------

    def deal_name(self, number: int) -> str:
        return round_title(self.words, number)

    def line_name(self, kind: str) -> str:
        translate = self.words.translate
        return {
            "in_hand": translate("ManipulationScore", "Left in the hand"),
            "differences": translate("ManipulationScore", "Differences"),
            "going_out": translate("ManipulationScore", "Going out"),
            "undercut": translate("ManipulationScore", "Undercut"),
            "target_reached": translate("ManipulationScore", "Goal reached"),
            "rounds_won": translate("ManipulationScore", "Rounds won"),
        }[kind]

    def item_name(self, what: str) -> str:
        translate = self.words.translate
        return {
            "point_in_hand": translate("ManipulationScore", "Points left in the hand"),
            "difference": translate("ManipulationScore", "Less than another"),
            "going_out": translate("ManipulationScore", "Played the last card"),
            "undercut": translate("ManipulationScore", "Fewer than the knocker"),
            "target_reached": translate("ManipulationScore", "Goal reached"),
            "round_won": translate("ManipulationScore", "Rounds won"),
        }[what]

    def ended(self, deal: DealScore) -> str:
        translate = self.words.translate
        if deal.by is None:
            return translate("ManipulationScore", "The stock ran out.")
        text = translate("ManipulationScore", "{name} knocked.")
        if deal.ended == End.OUT:
            text = translate("ManipulationScore", "{name} went out.")
        return text.format(name=self.names[deal.by])

    def remaining(self, sheet: Sheet) -> str:
        words, target, highest = self.words, self.rules.options.target, max(sheet.totals)
        translate = words.translate
        if highest <= 0 or highest >= target:
            text = translate("ManipulationScore", "{target} is reached.")
            if highest < target:
                text = translate("ManipulationScore", "Whoever reaches {target} ends the game.")
            return text.format(target=words.number(target))
        leaders = [self.names[seat] for seat, total in enumerate(sheet.totals) if total == highest]
        text = translate("ManipulationScore", "{names} needs {points} to end the game.")
        if len(leaders) > 1:
            text = translate("ManipulationScore", "{names} need {points} to end the game.")
        points = words.points_counted(target - highest)
        return text.format(names=words.listed(leaders), points=points)
