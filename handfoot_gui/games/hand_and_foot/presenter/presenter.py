"""Hand and Foot under one rule set with named players: what is said of it, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.messages import Deed, LogLine, MoveSeen, Prompt, Question
from handfoot_gui.core.presenter import (
    GamePresenter,
    Hint,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import Action, Drafted, HandOrder, Refused
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.facts import HandAndFootFacts
from handfoot_gui.games.hand_and_foot.presenter.guidance import HandAndFootGuidance
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import (
    Draft,
    move_of,
)
from handfoot_gui.games.hand_and_foot.presenter.zones import hand_order, tops_of_piles
from handfoot_gui.games.hand_and_foot.rules.legality import (
    player_to_move,
)
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Discard,
    Move,
    PlayerMove,
)
from handfoot_gui.games.hand_and_foot.rules.packets import packets_of
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.scoring import table_points
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public, State, View
from handfoot_gui.games.hand_and_foot.text.hints import HandAndFootHints
from handfoot_gui.games.hand_and_foot.text.log import HandAndFootLog
from handfoot_gui.games.hand_and_foot.text.prompts import HandAndFootPrompts
from handfoot_gui.games.hand_and_foot.text.refusals import HandAndFootRefusals, refusal
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore
from handfoot_gui.games.hand_and_foot.text.table import HandAndFootTableWords
from handfoot_gui.games.hand_and_foot.text.terms import packet_name

_ANY_ORDER: Final = HandOrder()
_IN_TURN: Final = (Phase.CUT, Phase.LIFT, Phase.DRAW, Phase.RESHUFFLE, Phase.PLAY, Phase.ANSWER)


class HandAndFootPresenter(GamePresenter[View, Move, Draft]):
    """Hand and Foot under one rule set with named players."""

    left_line = "cards_left"
    is_prize_piled = True
    are_suits_heard = False
    is_deal_heard = True
    rules: HandAndFoot
    table: HandAndFootTable

    def __init__(self, rules: HandAndFoot, names: Sequence[str], words: Words) -> None:
        sides = rules.options.seats_of_sides
        super().__init__(rules, HandAndFootTable(rules), sides, names, words)

    @property
    def table_words(self) -> HandAndFootTableWords:
        return HandAndFootTableWords(self.words)

    @property
    def _prompts(self) -> HandAndFootPrompts:
        return HandAndFootPrompts(self.words, self.names, self.rules)

    @property
    def _hints(self) -> HandAndFootHints:
        return HandAndFootHints(self.words, self.names, self.rules.options)

    @property
    def score(self) -> HandAndFootScore:
        return HandAndFootScore(self.words, self.rules.options, self.names)

    @property
    def facts(self) -> HandAndFootFacts:
        return HandAndFootFacts(self.rules, self.score)

    @property
    def guidance(self) -> HandAndFootGuidance:
        return HandAndFootGuidance(self.words, self.names, self.rules, self.table)

    def beside_hand(self, state: State, seat: Seat) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        options = self.rules.options
        packets = packets_of(options, state.public, seat, state.feet[seat])
        count = len(packets)
        return tuple(
            (packet_name(self.words, options, count - place), hand_order(packet, _ANY_ORDER))
            for place, packet in enumerate(packets)
            if packet
        )

    def prize(self, view: View, side: int) -> tuple[Card, ...]:
        return tops_of_piles(self.rules.options, view.public.tables[side])

    def is_in_turn(self, view: View) -> bool:
        return view.public.turn == view.seat and view.public.phase in _IN_TURN

    def asked_by(self, view: View) -> Seat | None:
        is_asked = view.public.phase is Phase.ANSWER and player_to_move(view.public) == view.seat
        return view.public.turn if is_asked else None

    def question(self, view: View) -> Question | None:
        return None if self.asked_by(view) is None else self._prompts.going_out(view)

    def lying(self, view: View) -> tuple[Deed, ...]:
        pile = view.public.pile
        if not pile or view.public.phase not in (Phase.DRAW, Phase.PLAY, Phase.ANSWER):
            return ()
        translate, n = self.words.translate, len(pile)
        text = translate("Recap", "On top of the discard pile: {cards}.")
        if n > 1:
            text = translate(
                "Recap", "On top of the discard pile: {cards}; {count} card(s) in all.", "", n
            )
        return (*self._of_going_out(view), Deed(text, pile[-1:], n))

    def _of_going_out(self, view: View) -> tuple[Deed, ...]:
        """While somebody asks whether to go out: what all hold, and what lies on the table."""
        if view.public.phase is not Phase.ANSWER:
            return ()
        held = self._prompts.going_out_facts(view)
        options, tables = self.rules.options, view.public.tables
        words, text = self.words, self.words.translate("Common", "{names} {points}")
        worth = [
            filled(
                text,
                names=words.listed(
                    words.people(self.words.together(self.names[seat] for seat in seats))
                ),
                points=words.number(table_points(options, table, view.public.deal)),
            )
            for seats, table in zip(self.sides, tables, strict=True)
        ]
        on_table = words.translate("Recap", "Points on the table: {sides}.")
        return (Deed(held), Deed(filled(on_table, sides=words.row(worth))))

    def log(self, seen: MoveSeen[Public, Move]) -> tuple[LogLine, ...]:
        agreed, bots = self.table.agreed, self.bots
        return HandAndFootLog(self.words, self.names, self.rules.options, agreed, bots).lines(seen)

    def refusal(self, problem: Problem) -> str:
        return refusal(self.words, self.names, self.rules.options, problem)

    def reason(self, problem: Problem) -> str:
        return HandAndFootRefusals(self.words, self.rules.options).reason(self.names, problem)

    def idle_key(self, view: View, key: str) -> str:
        if key != "G":
            return ""
        problem = self.rules.problem(view, Ask())
        if problem is not None:
            return self.refusal(problem)
        return self.words.translate(
            "GamePresenter", "Put your cards back first; then you can ask your partner."
        )

    def prompt(self, view: View, draft: Draft) -> Prompt:
        prompts = self._prompts
        said = prompts.prompt(view, draft.cards)
        if draft.is_split:
            return prompts.split(said)
        if draft.is_empty:
            return said
        meter = self.table.table(view, draft, _ANY_ORDER).meter
        missing = meter.need - meter.have if meter is not None else 0
        move = move_of(draft)
        problem = self.rules.problem(view, move)
        lacking = None if problem is None else self.refusal(problem)
        brings = None
        if problem is None:
            brings = prompts.brings(tells_pile=self.table.tells_piles).of(view, move)
        return prompts.draft(view, lacking, missing, brings or "", said.facts)

    def lifted(
        self, view: View, draft: Draft, cards: tuple[Card, ...], act: Action[Move]
    ) -> Prompt | None:
        facts, name = self.prompt(view, draft).facts, self.names[view.seat]
        brings = self._prompts.brings(tells_pile=self.table.tells_piles)
        move, problem = act.move, act.problem
        if move is None and act.target is not None:
            match self.table.drop(view, draft, cards, act.target):
                case Refused(refused):
                    problem = refused
                case Drafted(after):
                    meter = self.table.table(view, after, _ANY_ORDER).meter
                    if meter is not None and not meter.is_pile and meter.have < meter.need:
                        lacking = brings.lacking(cards, meter.have, meter.need)
                        return Prompt(name, lacking, facts)
                    move = move_of(after)
                    problem = self.rules.problem(view, move)
        if problem is not None:
            return Prompt("", self.refusal(problem), facts)
        said = brings.of(view, move) if isinstance(move, PlayerMove) else None
        return None if said is None else Prompt(name, said, facts)

    def hints(
        self, view: View, move: Move, draft: Draft | None = None, advice: object = None
    ) -> tuple[Hint[Draft], ...]:
        del draft
        assert isinstance(move, PlayerMove), "only players are advised"
        judged = advice if isinstance(advice, Judgement) else None
        return self.degrees(view, move, judged, self._hints.nudge(view, move))

    def named(self, view: View, move: Move) -> str:
        return self._hints.named(view, move) if isinstance(move, PlayerMove) else ""

    def why(self, view: View, move: Move) -> str:
        if not isinstance(move, PlayerMove):
            return ""
        return self._hints.reason(view, move)

    def undo_name(self, move: Move) -> str:
        if isinstance(move, Discard):
            return self.words.translate("GamePresenter", "Undo discard")
        return super().undo_name(move)

    def is_answer(self, move: Move) -> bool:
        return isinstance(move, Answer)
