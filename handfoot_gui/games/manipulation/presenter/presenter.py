"""Manipulation Rummy under one rule set with named players: what is said, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core import presenter as p
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import LogLine, MoveSeen, Prompt
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.table import Action, Drafted
from handfoot_gui.core.text.log import needs
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.bots import Advice, laid_by
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft, with_melds, working
from handfoot_gui.games.manipulation.presenter.possible import ManipulationPossible
from handfoot_gui.games.manipulation.presenter.scene import Place, number_of
from handfoot_gui.games.manipulation.presenter.table import SPREAD, ManipulationTable
from handfoot_gui.games.manipulation.rules.first_plays import first_plays
from handfoot_gui.games.manipulation.rules.legality import player_to_move
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Move, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import laid_points, winners_of_score
from handfoot_gui.games.manipulation.rules.state import End, Phase, Public, View
from handfoot_gui.games.manipulation.solver import Step, after
from handfoot_gui.games.manipulation.text.log import ManipulationLog
from handfoot_gui.games.manipulation.text.names import round_title
from handfoot_gui.games.manipulation.text.prompts import ManipulationPrompts
from handfoot_gui.games.manipulation.text.refusals import ManipulationRefusals
from handfoot_gui.games.manipulation.text.rule_card import ManipulationCard
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
            return self.tr("Cards are lifted first, then N begins a new meld with them.")
        if problem is not None:
            return self.refusal(problem)
        return self.tr("The turn cannot be ended as the table lies now.")

    def prompt(self, view: View, draft: ManipulationDraft) -> Prompt:
        if draft.is_untouched:
            return self._prompts.prompt(view)
        left = tuple(card for card in view.hand if card not in draft.cards)
        facts = self._prompts.hand_facts(left, len(draft.cards))
        wrong, problem = self.table.wrong(view, draft), self.table.problem(view, draft)
        return self._prompts.working_prompt(self.names[view.seat], wrong, problem, facts)

    def lifted(
        self, view: View, draft: ManipulationDraft, cards: tuple[Card, ...], act: Action[Move]
    ) -> Prompt | None:
        facts = self.prompt(view, draft).facts
        if act.problem is not None:
            return Prompt("", self.refusal(act.problem), facts)
        if act.target is None:
            return None
        before = {pile.number: pile.meld for pile in working(view, draft)}
        number = number_of(act.target)
        parts = [(cards, () if number is None else before[number])]
        if act.target == SPREAD:
            outcome = self.table.drop(view, draft, cards, SPREAD)
            assert isinstance(outcome, Drafted)
            parts = [
                (tuple(card for card in cards if card in pile.cards), before.get(pile.number, ()))
                for pile in working(view, outcome.draft)
                if not pile.cards.isdisjoint(cards)
            ]
        name = self.names[view.seat]
        press = self.table_words.pressed(act, name)
        return Prompt(name, self._prompts.enter(parts, press), facts)

    def hints(
        self, view: View, move: Move, draft: ManipulationDraft | None = None, advice: object = None
    ) -> tuple[p.Hint[ManipulationDraft], ...]:
        if isinstance(advice, Advice):
            return self._plan_hints(view, advice)
        drawn = view.public.drawn
        is_kept = isinstance(move, Draw) and drawn + 1 < self.rules.options.draw_limit
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
            self._stepwise(view, advice.steps, reason),
        ]
        if advice.plain is not None:
            found.append(self._stepwise(view, advice.plain[1], prompts.moves_nothing()))
        return tuple(found if advice.is_most else found[1:])

    def _stepwise(
        self, view: View, steps: Sequence[Step], reason: str
    ) -> p.Hint[ManipulationDraft]:
        """A play shown step by step."""
        prompts, table, draft = self._prompts, view.public.melds, self.table.empty
        drafts: list[ManipulationDraft] = []
        for step in steps:
            table = after(table, step)
            draft = with_melds(view, draft, table)
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
            is_first = not view.public.melds and self.rules.options.first_play > 0
            laid = sorted(laid_by(view, move), key=lambda card: card.order)
            return "" if is_covered and not is_first else self._prompts.sum_laid(view, laid)
        is_known = isinstance(move, Draw) and not view.public.drawn
        return "" if is_covered and not is_known else self._prompts.move_reason(view, move)

    def openings(self, view: View) -> tuple[p.Opening[ManipulationDraft], ...]:
        options, public = self.rules.options, view.public
        if public.melds or not options.first_play:
            return ()
        found = []
        for melds in first_plays(options, view.hand):
            cards = tuple(tuple(laid.card for laid in meld) for meld in melds)
            gone = {card for some in cards for card in some}
            left = tuple(card for card in view.hand if card not in gone)
            points = sum(map(laid_points, melds))
            is_later = self.rules.problem(view, Play(melds)) is not None
            draft = with_melds(view, self.table.empty, melds)
            found.append(
                p.Opening(draft, cards, left, points, options.first_play, is_later=is_later)
            )
        return tuple(found)

    def no_opening(self, view: View) -> str:
        if not self.rules.options.first_play:
            return super().no_opening(view)
        if view.public.melds:
            return self.tr("The first play of the round is made.")
        points = self.words.points_counted(self.rules.options.first_play)
        return self.tr("No first play of {points} is in the hand.", points=points)

    def possible(self, view: View, draft: ManipulationDraft) -> tuple[p.Possible, ...]:
        return ManipulationPossible(self.words, self.names, self.rules).all(view, draft)

    def tips(self, view: View) -> tuple[tuple[str, str], ...]:
        card, public = ManipulationCard(self.words, self.rules.options), view.public
        laid = [one for meld in public.melds for one in meld]
        met = (
            ("stock", not public.drawn, (card.stock, card.drawn)),
            ("meld", public.drawn > 0, (card.meld, card.group, card.sequence)),
            ("joker", any(one.name is not None for one in laid), (card.joker_named,)),
            ("knock", public.phase is Phase.KNOCK, (card.knock,)),
            ("wins", public.round > 1, (card.wins,)),
        )
        told = (
            (name, " ".join(filter(None, (say() for say in says)))) for name, on, says in met if on
        )
        return tuple((name, said) for name, said in told if said)

    def undo_name(self, move: Move) -> str:
        del move
        return self.tr("Undo end of turn")

    def meaning(self, term: str) -> str:
        card = ManipulationCard(self.words, self.rules.options)
        melds = (card.meld, card.group, card.sequence)
        said = {
            Place.STOCK: (card.stock, card.drawn),
            Place.MELD: melds,
            Place.NEW_MELD: melds,
            p.PLAYER: (card.wins, card.knock),
        }
        return " ".join(filter(None, (say() for say in said.get(term, ()))))

    # --- figures ------------------------------------------------------------------------------

    def seat_facts(self, view: View) -> tuple[p.SeatFacts, ...]:
        players = self.rules.options.players
        return p.facts_of_loners(view.seat, view.hand_counts, players, player_to_move(view.public))

    def deal_facts(self, view: View) -> p.DealFacts:
        return self._facts(view, max(view.public.brought.deal, view.public.round))

    def next_deal_facts(self, view: View) -> p.DealFacts:
        return self._facts(view, len(view.public.results) + 1)

    def _facts(self, view: View, number: int) -> p.DealFacts:
        options, words, dealer = self.rules.options, self.words, view.public.dealer
        target = words.number(options.target)
        about = self.tr("Fewest points in the hand win, to {target}")
        bar = self.tr("{count:^} players, round {number}, to {target}", "", options.players)
        count = words.count(options.players)
        return p.DealFacts(
            number,
            self.deal_name(number),
            filled(about, target=target),
            dealer,
            Seat((dealer + 1) % options.players),
            bar=filled(bar, count=count, number=words.number(number), target=target),
        )

    def memory(self, view: View) -> p.Memory:
        """The own hand and all that lies on the table."""
        return p.Memory((), p.unseen_by_rank(self.rules.cards, self.rules.cards_seen(view)))

    # --- the score ----------------------------------------------------------------------------

    def deal_name(self, number: int) -> str:
        return round_title(self.words, number)

    def line_name(self, kind: str) -> str:
        translate = self.words.translate
        return {
            "in_hand": translate("Common", "Left in the hand"),
            "differences": translate("ManipulationScore", "Differences"),
            "going_out": translate("Common", "Going out"),
            "undercut": translate("ManipulationScore", "Undercut"),
            "target_reached": translate("Common", "Goal reached"),
            "rounds_won": translate("Common", "Rounds won"),
        }[kind]

    def item_name(self, what: str) -> str:
        translate = self.words.translate
        return {
            "point_in_hand": translate("ManipulationScore", "Points left in the hand"),
            "difference": translate("ManipulationScore", "Less than another"),
            "going_out": translate("ManipulationScore", "Played the last card"),
            "undercut": translate("ManipulationScore", "Fewer than the knocker"),
            "target_reached": translate("Common", "Goal reached"),
            "round_won": translate("Common", "Rounds won"),
        }[what]

    def won_by(self, deal: DealScore, sheet: Sheet) -> tuple[int, ...]:
        """Who won the round, whatever else a family writes down."""
        del sheet
        return tuple(winners_of_score(deal)) if deal.is_scored else ()

    def ended(self, deal: DealScore) -> str:
        translate = self.words.translate
        if deal.by is None:
            return translate("Common", "The stock ran out.")
        text = translate("Manipulation", "{name} knocked.")
        if deal.ended == End.OUT:
            text = self.tr("{name} went out.", "of the round")
        return filled(text, name=self.names[deal.by])

    def remaining(self, sheet: Sheet) -> str:
        words, target, highest = self.words, self.rules.options.target, max(sheet.totals)
        if highest <= 0 or highest >= target:
            text = self.tr("{target} is reached.")
            if highest < target:
                text = self.tr("Whoever reaches {target} ends the game.")
            return filled(text, target=words.number(target))
        leaders = [self.names[seat] for seat, total in enumerate(sheet.totals) if total == highest]
        return needs(words, leaders, target - highest)
