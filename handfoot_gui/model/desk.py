"""What the window needs of one game beside its rules: zones, sentences and a few figures."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from handfoot_gui.engine.errors import Problem
from handfoot_gui.engine.game import Seat
from handfoot_gui.engine.hand_and_foot.legality import player_to_move
from handfoot_gui.engine.hand_and_foot.moves import Answer, Move, PlayerMove
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot
from handfoot_gui.engine.hand_and_foot.scoring import table_points
from handfoot_gui.engine.hand_and_foot.view import View
from handfoot_gui.engine.registry import AnyRecord, rules_of
from handfoot_gui.model.table import Draft, HandOrder
from handfoot_gui.model.tables.hand_and_foot import HandAndFootTable
from handfoot_gui.model.tables.hand_and_foot_drafts import move_of
from handfoot_gui.model.wording.hints import hint
from handfoot_gui.model.wording.log import LogLine, log_lines
from handfoot_gui.model.wording.prompts import Prompt, draft_prompt, prompt, split_prompt
from handfoot_gui.model.wording.refusals import refusal
from handfoot_gui.model.wording.words import Words, shown_name

_ANY_ORDER = HandOrder()


class SeatFacts(Struct, frozen=True):
    """A player as everybody sees them."""

    seat: Seat
    side: int
    cards: int
    foot: int
    """Cards of the foot; 0 once it is picked up."""
    is_partner: bool
    """Of the seat the facts are for."""
    is_next: bool
    """Plays after the seat the facts are for."""
    is_to_move: bool
    is_dealt: bool
    """Has got the foot, which comes later than the first hands where packets are cut."""


class DealFacts(Struct, frozen=True):
    """The deal being played, or the last one once it is over."""

    number: int
    deals: int
    target: int
    """The score the game goes to, where it does not go by deals."""
    first_meld: int
    """Points the first meld of the viewing seat's side needs in this deal."""
    is_pile_first: bool
    """The first meld of this deal has to be a whole pile instead."""
    dealer: Seat
    first: Seat
    """Who plays first."""
    on_table: tuple[int, ...]
    """Points that lie on the table, by side."""


class HandAndFootDesk:
    """Hand and Foot under one rule set with named players."""

    def __init__(self, rules: HandAndFoot, names: Sequence[str], words: Words) -> None:
        self.rules = rules
        self.table = HandAndFootTable(rules)
        self._names = tuple(names)
        self._words = words

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of every side."""
        return self.rules.options.seats_of_sides

    def narrate(self, before: View, seat: Seat, move: Move, after: View) -> tuple[LogLine, ...]:
        """What everybody saw of *move*, from any seat's views around it."""
        options = self.rules.options
        return log_lines(self._words, self._names, options, before.public, seat, move, after.public)

    def refusal(self, problem: Problem) -> str:
        """Why something is not allowed, as a sentence."""
        return refusal(self._words, self._names, problem, self.rules.options.pile_word)

    def prompt(self, view: View, draft: Draft) -> Prompt:
        """What is expected of the viewing seat, with *draft* laid out."""
        said = prompt(self._words, self._names, self.rules, view)
        if draft.is_split:
            return split_prompt(self._words, said)
        if draft.is_empty:
            return said
        meter = self.table.table(view, draft, _ANY_ORDER).meter
        missing = meter.need - meter.have if meter is not None else 0
        problem = self.rules.problem(view, move_of(draft))
        lacking = None if problem is None else self.refusal(problem)
        return draft_prompt(self._words, self._names[view.seat], lacking, missing, said.facts)

    def hint(self, view: View, move: PlayerMove) -> str:
        """*move* as a proposal to the viewing seat."""
        return hint(self._words, self._names, self.rules.options, view, move)

    def is_answer(self, move: Move) -> bool:
        """Whether *move* answers a question, and so is read at once, not only in the log."""
        return isinstance(move, Answer)

    def seat_facts(self, view: View) -> tuple[SeatFacts, ...]:
        """All players, in playing order from the viewing seat's left, the viewing seat last."""
        options = self.rules.options
        seats = [Seat((view.seat + step) % options.players) for step in range(1, options.players)]
        actor = player_to_move(view.public)
        return tuple(
            SeatFacts(
                seat,
                options.side_of(seat),
                view.holding_counts[seat],
                view.foot_counts[seat],
                seat in options.partners_of(view.seat),
                seat == (view.seat + 1) % options.players,
                seat == actor,
                view.foot_counts[seat] > 0 or view.public.in_foot[seat],
            )
            for seat in (*seats, view.seat)
        )

    def deal_facts(self, view: View) -> DealFacts:
        """The deal of *view*."""
        options, public = self.rules.options, view.public
        number = max(1, public.deal)
        return DealFacts(
            number,
            options.deals,
            options.target,
            self._first_meld(view, number),
            number in options.concealed_deals,
            public.dealer,
            Seat((public.dealer + 1) % options.players),
            tuple(table_points(options, table) for table in public.tables),
        )

    def _first_meld(self, view: View, deal: int) -> int:
        options = self.rules.options
        side = options.side_of(view.seat)
        score = sum(result.points(side) for result in view.public.results)
        return options.minimum(deal, score)

    def next_deal_facts(self, view: View) -> DealFacts:
        """The deal after the one that has just been scored; its dealer is known already."""
        options, public = self.rules.options, view.public
        return DealFacts(
            public.deal + 1,
            options.deals,
            options.target,
            self._first_meld(view, public.deal + 1),
            public.deal + 1 in options.concealed_deals,
            public.dealer,
            Seat((public.dealer + 1) % options.players),
            tuple(0 for _ in options.seats_of_sides),
        )


def desk_for(record: AnyRecord, words: Words) -> HandAndFootDesk:
    """The desk of the game that *record* is of."""
    rules = rules_of(record)
    assert isinstance(rules, HandAndFoot), "every game in the registry has a desk"
    return HandAndFootDesk(rules, [shown_name(player.name) for player in record.seats], words)
