"""Hand and Foot under one rule set with named players: what is said of it, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.messages import Deed, LogLine, MoveSeen, Prompt
from handfoot_gui.core.presenter import (
    PLAYER,
    DealFacts,
    GamePresenter,
    Hint,
    Memory,
    Opening,
    Possible,
    Remembered,
    SeatFacts,
    unseen_by_rank,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.table import Action, Drafted, HandOrder, Refused
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.possible import HandAndFootPossible
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FIRST_MELD,
    SLOT_OF,
    CardGroup,
    Draft,
    Place,
    SlotKind,
    move_of,
)
from handfoot_gui.games.hand_and_foot.presenter.zones import hand_order
from handfoot_gui.games.hand_and_foot.rules.laying import points_of
from handfoot_gui.games.hand_and_foot.rules.legality import (
    first_meld,
    player_to_move,
)
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Discard,
    Draw,
    Move,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.openings import missing_for_opening, openings
from handfoot_gui.games.hand_and_foot.rules.problems import PileBlocked
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.scoring import score_so_far, table_points
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public, State, View
from handfoot_gui.games.hand_and_foot.text.hints import HandAndFootHints
from handfoot_gui.games.hand_and_foot.text.log import HandAndFootLog
from handfoot_gui.games.hand_and_foot.text.prompts import HandAndFootPrompts
from handfoot_gui.games.hand_and_foot.text.refusals import HandAndFootRefusals, refusal
from handfoot_gui.games.hand_and_foot.text.rule_card import HandAndFootCard
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore
from handfoot_gui.games.hand_and_foot.text.table import HandAndFootTableWords
from handfoot_gui.games.hand_and_foot.text.terms import foot


def memory(rules: HandAndFoot, view: View) -> Memory:
    """What *view* has shown since the deal."""
    public = view.public
    players = tuple(
        Remembered(seat, tuple(reversed(laid)), held)
        for seat, (laid, held) in enumerate(zip(public.discards, public.known, strict=True))
    )
    seen = rules.cards_seen(view) | {card for held in public.known for card in held}
    return Memory(players, unseen_by_rank(rules.cards, seen))


_ANY_ORDER: Final = HandOrder()
_LARGE_PILE: Final = 5
"""Cards of a discard pile beyond which it is worth explaining what a take brings."""
_IN_TURN: Final = (Phase.CUT, Phase.LIFT, Phase.DRAW, Phase.RESHUFFLE, Phase.PLAY, Phase.ANSWER)


class HandAndFootPresenter(GamePresenter[View, Move, Draft]):
    """Hand and Foot under one rule set with named players."""

    left_line = "cards_left"
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
    def _score(self) -> HandAndFootScore:
        return HandAndFootScore(self.words, self.rules.options)

    def beside_hand(self, state: State, seat: Seat) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        if not state.feet[seat]:
            return ()
        return ((foot(self.words), hand_order(state.feet[seat], _ANY_ORDER)),)

    def is_in_turn(self, view: View) -> bool:
        return view.public.turn == view.seat and view.public.phase in _IN_TURN

    def asked_by(self, view: View) -> Seat | None:
        is_asked = view.public.phase is Phase.ANSWER and player_to_move(view.public) == view.seat
        return view.public.turn if is_asked else None

    def lying(self, view: View) -> tuple[Deed, ...]:
        pile = view.public.pile
        if not pile or view.public.phase not in (Phase.DRAW, Phase.PLAY, Phase.ANSWER):
            return ()
        translate, n = self.words.translate, len(pile)
        text = translate("Recap", "On the discard pile lies {cards}.")
        if n > 1:
            text = translate(
                "Recap", "On the discard pile lies {cards}, {count} card(s) in all.", "", n
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
                points=words.number(table_points(options, table)),
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
            "GamePresenter", "The lifted cards are put back first, then the partner can be asked."
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
        problem = self.rules.problem(view, move_of(draft))
        lacking = None if problem is None else self.refusal(problem)
        return prompts.draft(view, lacking, missing, said.facts)

    def lifted(
        self, view: View, draft: Draft, cards: tuple[Card, ...], act: Action[Move]
    ) -> Prompt | None:
        prompts, facts = self._prompts, self.prompt(view, draft).facts
        name = self.names[view.seat]
        press = self.table_words.pressed(act, name)
        if isinstance(act.move, PlayerMove) and not isinstance(act.move, Draw):
            return Prompt(name, prompts.enter(view, act.move, press), facts)
        outcome = None if act.target is None else self.table.drop(view, draft, cards, act.target)
        match outcome:
            case Drafted(after):
                new = tuple(group for group in after.groups if group not in draft.groups)
                return Prompt(name, prompts.lay_out(view, move_of(Draft(new)), press), facts)
            case Refused(problem):
                return Prompt("", self.refusal(problem), facts)
        return None if act.problem is None else Prompt("", self.refusal(act.problem), facts)

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

    def openings(self, view: View) -> tuple[Opening[Draft], ...]:
        options, first = self.rules.options, first_meld(self.rules.options, view)
        found = []
        for move in openings(options, view):
            melds = tuple(meld.cards for meld in move.melds)
            laid = {card for meld in melds for card in meld}
            is_take = isinstance(move, TakePile)
            left = tuple(card for card in view.holding if card not in laid)
            made = Opening(
                Draft(tuple(map(CardGroup, melds)), is_take=is_take),
                melds,
                hand_order(left, _ANY_ORDER),
                points_of(options, move.melds),
                0 if first is None or first.is_pile else first.points,
                is_take,
                is_later=not is_take and view.public.phase is Phase.DRAW,
            )
            found.append(made)
        return tuple(found)

    def no_opening(self, view: View) -> str:
        first = first_meld(self.rules.options, view)
        if first is None:
            return self.words.translate("GamePresenter", "The side is down already.")
        is_asked = view.public.phase in (Phase.DRAW, Phase.PLAY)
        problem = missing_for_opening(self.rules.options, view) if is_asked else None
        if problem is None:
            return self.words.translate("GamePresenter", "Nothing can be laid now.")
        return self.refusal(problem)

    def possible(self, view: View, draft: Draft) -> tuple[Possible, ...]:
        said = HandAndFootPossible(self.words, self.names, self.rules, self.table)
        return said.all(view, draft)

    def tips(self, view: View) -> tuple[tuple[str, str], ...]:
        card, public = HandAndFootCard(self.words, self.rules.options), view.public
        own = public.tables[self.rules.options.side_of(view.seat)]
        is_drawing, top = public.phase is Phase.DRAW, public.pile[-1:]
        first = is_drawing and not any(table.is_down for table in public.tables)
        is_shut = bool(top) and isinstance(self.rules.problem(view, TakePile(())), PileBlocked)
        melds = own.melds
        met = (
            ("turn", first, card.turn),
            ("first meld", public.phase is Phase.PLAY and not own.is_down, card.first_meld_needs),
            ("wild", any(held.is_wild for held in view.holding), card.wilds),
            ("red three", bool(own.red_threes), card.red_threes_counted),
            ("blocked", is_drawing and is_shut, card.blocked),
            ("pile", is_drawing and len(public.pile) > _LARGE_PILE, card.brought),
            ("foot", public.in_foot[view.seat], card.packets),
            ("dirty", any(meld.wilds and meld.rank is not None for meld in melds), card.piles),
        )
        return tuple((name, say()) for name, is_met, say in met if is_met and say())

    def undo_name(self, move: Move) -> str:
        if isinstance(move, Discard):
            return self.words.translate("GamePresenter", "Undo discard")
        return super().undo_name(move)

    def meaning(self, term: str) -> str:
        card = HandAndFootCard(self.words, self.rules.options)
        said = {
            Place.MELD: (card.meld, card.piles),
            Place.NEW_MELD: (card.meld, card.first_meld_needs),
            Place.STOCK: (card.turn,),
            Place.DISCARD: (card.discard_pile,),
            Place.FOOT: (card.packets,),
            PLAYER: (card.packets,),
            SlotKind.RED_THREES: (card.red_threes_counted,),
            FIRST_MELD: (card.first_meld_needs,),
        }
        told = [say() for say in said.get(term, ())]
        for kind, slot in SLOT_OF.items():
            if term == slot:
                told += [card.piles(), card.bonuses()[kind]]
        return " ".join(filter(None, told))

    def is_answer(self, move: Move) -> bool:
        return isinstance(move, Answer)

    def seat_facts(self, view: View) -> tuple[SeatFacts, ...]:
        options = self.rules.options
        seats = [Seat((view.seat + step) % options.players) for step in range(1, options.players)]
        actor = player_to_move(view.public)
        return tuple(
            SeatFacts(
                seat,
                options.side_of(seat),
                view.holding_counts[seat],
                seat in options.partners_of(view.seat),
                seat == (view.seat + 1) % options.players,
                seat == actor,
                view.foot_counts[seat],
                view.foot_counts[seat] > 0 or view.public.in_foot[seat],
            )
            for seat in (*seats, view.seat)
        )

    def deal_facts(self, view: View) -> DealFacts:
        options = self.rules.options
        points = (table_points(options, table) for table in view.public.tables)
        return self._facts(view, max(view.public.brought.deal, view.public.deal), tuple(points))

    def next_deal_facts(self, view: View) -> DealFacts:
        return self._facts(view, view.public.deal + 1, ())

    def _facts(self, view: View, number: int, on_table: tuple[int, ...]) -> DealFacts:
        options, public = self.rules.options, view.public
        return DealFacts(
            number,
            self._score.deal_title(number),
            self._score.deal_asks(number, self._first_meld(view, number)),
            public.dealer,
            Seat((public.dealer + 1) % options.players),
            tuple(map(self._score.on_table, on_table)),
            term=FIRST_MELD,
        )

    def _first_meld(self, view: View, deal: int) -> int:
        options = self.rules.options
        side = options.side_of(view.seat)
        return options.minimum(deal, view.public.score(side))

    def score_so_far(self, view: View) -> DealScore | None:
        return score_so_far(self.rules.options, view.public) if view.public.turns else None

    def memory(self, view: View) -> Memory:
        return memory(self.rules, view)

    def line_name(self, kind: str) -> str:
        return self._score.line_name(kind)

    def item_name(self, what: str) -> str:
        return self._score.item_name(what)

    def ended(self, deal: DealScore) -> str:
        return self._score.ended(self.names, deal)

    def remaining(self, sheet: Sheet) -> str:
        return self._score.remaining(sheet.next_deal - 1)

    def deals_in_all(self) -> int:
        return self.rules.options.deals
