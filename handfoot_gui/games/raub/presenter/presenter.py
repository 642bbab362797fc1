"""Raub under one rule set with named players: what is said of it, and a few figures."""

from __future__ import annotations

import math
from collections.abc import Sequence

from handfoot_gui.core import presenter as p
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.messages import Deed, LogLine, MoveSeen, Prompt
from handfoot_gui.core.preferences import Preferences, SuitSigns
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.table import Action
from handfoot_gui.core.text.log import needs
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.presenter.possible import RaubPossible
from handfoot_gui.games.raub.presenter.scene import (
    REFE,
    TRUMPS,
    Place,
    RaubDraft,
    actor_seen,
    is_asked,
)
from handfoot_gui.games.raub.presenter.table import RaubTable
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.moves import Exchange, Move, Play, PlayerMove
from handfoot_gui.games.raub.rules.options import Direction
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.scoring import PASSED_ON, THROWN_IN, deal_score
from handfoot_gui.games.raub.rules.state import Phase, Public, State, View
from handfoot_gui.games.raub.text.log import RaubLog
from handfoot_gui.games.raub.text.names import RaubWords
from handfoot_gui.games.raub.text.prompts import RaubPrompts
from handfoot_gui.games.raub.text.refusals import RaubRefusals
from handfoot_gui.games.raub.text.rule_card import RaubCard
from handfoot_gui.games.raub.text.table import RaubTableWords


class RaubPresenter(p.GamePresenter[View, Move, RaubDraft]):
    """Raub under one rule set with named players."""

    has_first_melds = False
    has_deal_page = False
    rules: RaubRules
    table: RaubTable
    words: RaubWords

    def __init__(self, rules: RaubRules, names: Sequence[str], words: Words) -> None:
        self._is_hungarian = False
        own = RaubWords(words, lambda: self._is_hungarian)
        sides = rules.options.seats_of_sides
        super().__init__(rules, RaubTable(rules, names, own), sides, names, own)

    @property
    def table_words(self) -> RaubTableWords:
        return RaubTableWords(self.words)

    @property
    def _prompts(self) -> RaubPrompts:
        return RaubPrompts(self.words, self.names, self.rules.options)

    def prefer(self, preferences: Preferences) -> None:
        self._is_hungarian = preferences.suit_signs is SuitSigns.HUNGARIAN

    def meaning(self, term: str) -> str:
        card = RaubCard(self.words, self.rules.options)
        said = {
            Place.TALON: (card.talon,),
            Place.UPCARDS: (card.talon,),
            Place.ASIDE: (card.exchanged,),
            Place.KNOWN: (card.exchanged,),
            Place.TRICK: (card.trick,),
            TRUMPS: (card.trumps, card.raub),
            REFE: (card.refe, card.doubled),
            p.PLAYER: (card.owes,),
        }
        return " ".join(say() for say in said.get(term, ()))

    def is_to_be_seen(self, view: View) -> bool:
        return view.public.phase is Phase.SWEEP

    def is_silent(self, view: View) -> bool:
        return view.public.phase in legality.SEVEN_PHASES

    def beside_hand(self, state: State, seat: Seat) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        if not state.aside or not state.aside[seat]:
            return ()
        return ((self._prompts.laid_aside(), state.aside[seat]),)

    def is_in_turn(self, view: View) -> bool:
        public = view.public
        if public.phase is Phase.SWEEP and len(public.tricks) < legality.TRICKS:
            assert public.trumps is not None
            # Who takes the trick leads the next one.
            return (
                legality.winner_of(public.tricks[-1], len(self.names), public.trumps) == view.seat
            )
        return legality.player_to_move(public) == view.seat

    def is_question(self, view: View) -> bool:
        by_button = (Phase.DEALER, Phase.BLIND, Phase.ASK, *legality.SEVEN_PHASES)
        return view.public.phase in by_button and is_asked(view)

    def is_forced(self, view: View) -> bool:
        return view.public.phase is Phase.PLAY and view.hand_counts[view.public.turn] == 1

    def looked_at(self, view: View) -> Seat | None:
        # Who has just exchanged is asked there and then, with the cards in hand.
        return view.public.turn if view.public.phase is Phase.SEVEN else None

    def lying(self, view: View) -> tuple[Deed, ...]:
        public = view.public
        if public.trumps is None:
            text = self.tr("The upcard is {cards}.")
            return tuple(Deed(text, (card,)) for card in public.upcards[-1:])
        trick = legality.cards_of_trick(public)
        text = self.tr("Trumps are {suit}.", suit=self.words.suit(public.trumps))
        trumps = Deed(text)
        return (Deed(self.tr("The trick holds {cards}."), trick), trumps) if trick else (trumps,)

    def log(self, seen: MoveSeen[Public, Move]) -> tuple[LogLine, ...]:
        return RaubLog(self.words, self.names, self.rules.options).lines(seen)

    def refusal(self, problem: Problem) -> str:
        return RaubRefusals(self.words, self.names, self.rules.options).refusal(problem)

    def reason(self, problem: Problem) -> str:
        return RaubRefusals(self.words, self.names, self.rules.options).reason(problem)

    def prompt(self, view: View, draft: RaubDraft) -> Prompt:
        said = self._prompts.prompt(view)
        if not draft.away:
            return said
        # What lies away is changed, whatever else might be lifted.
        act = self.table.act(Exchange(draft.away), view)
        return Prompt(said.name, self._entered(view, act), said.facts)

    def _entered(self, view: View, act: Action[Move]) -> str:
        """What *act* does with the lifted cards."""
        press = self.table_words.pressed(act, self.names[view.seat])
        return self._prompts.enter(act.move, press)

    def lifted(
        self, view: View, draft: RaubDraft, cards: tuple[Card, ...], act: Action[Move]
    ) -> Prompt | None:
        del cards
        facts = self.prompt(view, draft).facts
        said = self._entered(view, act)
        if said:
            return Prompt(self.names[view.seat], said, facts)
        return None if act.problem is None else Prompt("", self.refusal(act.problem), facts)

    def hints(
        self, view: View, move: Move, draft: RaubDraft | None = None, advice: object = None
    ) -> tuple[p.Hint[RaubDraft], ...]:
        del draft
        assert isinstance(move, PlayerMove), "only players are advised"
        judged = advice if isinstance(advice, Judgement) else None
        nudge = self._prompts.nudge(view, move) if judged is not None else ""
        return self.degrees(view, move, judged, nudge)

    def named(self, view: View, move: Move) -> str:
        del view
        return self._prompts.named(move) if isinstance(move, PlayerMove) else ""

    def why(self, view: View, move: Move) -> str:
        if not isinstance(move, PlayerMove):
            return ""
        unseen = set(self.rules.cards) - self.rules.cards_seen(view)
        return self._prompts.hint_reason(view, move, unseen)

    def no_opening(self, view: View) -> str:
        del view
        return self.tr("Raub has no first melds: it is played in tricks.")

    def possible(self, view: View, draft: RaubDraft) -> tuple[p.Possible, ...]:
        del draft
        return RaubPossible(self.words, self.names, self.rules).all(view)

    def tips(self, view: View) -> tuple[tuple[str, str], ...]:
        card, public = RaubCard(self.words, self.rules.options), view.public
        met = (
            ("raub", public.phase in (Phase.ASK, Phase.BLIND), (card.talon, card.raub)),
            ("exchange", public.phase is Phase.EXCHANGE, (card.exchanged,)),
            ("trumps", public.phase is Phase.PLAY, (card.trick, card.trumps)),
            ("owes", public.phase is Phase.PLAY and bool(public.tricks), (card.owes,)),
            ("refe", bool(public.refes), (card.refe, card.doubled)),
        )
        return tuple(
            (name, " ".join(say() for say in told)) for name, is_met, told in met if is_met
        )

    def undo_name(self, move: Move) -> str:
        return self.tr("Undo play") if isinstance(move, Play) else super().undo_name(move)

    def seat_facts(self, view: View) -> tuple[p.SeatFacts, ...]:
        players = self.rules.options.players
        return p.facts_of_loners(view.seat, view.hand_counts, players, actor_seen(view))

    def deal_facts(self, view: View) -> p.DealFacts:
        public = view.public
        seats = map(Seat, range(len(self.names)))
        notes = tuple(p.Note(*self._prompts.so_far(public, seat)) for seat in seats)
        is_between = bool(public.results) and public.phase in (Phase.DEALER, Phase.DEAL)
        about = self._about_next(public) if is_between else self._about(public)
        return self._facts(view, max(public.brought.deal, public.deal), about, notes)

    def next_deal_facts(self, view: View) -> p.DealFacts:
        public = view.public
        return self._facts(view, public.written + 1, self._about(public), ())

    def _about(self, public: Public) -> str:
        """What is special about the deal that is played or dealt with these scores."""
        # All tricks of a deal bring somebody so much closer to 0.
        needs = math.ceil(min(public.scores) / legality.TRICKS)
        if public.refes and min(public.scores) <= 2 * legality.TRICKS:
            return self.tr("This deal counts double and may end the game")
        if public.refes:
            return self.tr("This deal counts double")
        if needs <= 1:
            return self.tr("This deal may end the game")
        if needs == 2:
            return self.tr("The next deal may end the game")
        return self.tr("Lowest wins, Refe doubles")

    def _about_next(self, public: Public) -> str:
        """The same, beside the deal before it, as long as that one lies there."""
        if public.refes and min(public.scores) <= 2 * legality.TRICKS:
            return self.tr("The next deal counts double and may end the game")
        if public.refes:
            return self.tr("The next deal counts double")
        if min(public.scores) <= legality.TRICKS:
            return self.tr("The next deal may end the game")
        return self.tr("Lowest wins, Refe doubles")

    def _facts(self, view: View, number: int, about: str, notes: tuple[p.Note, ...]) -> p.DealFacts:
        public = view.public
        way = (
            self.tr("From 21 down to 0, play to the right")
            if self.rules.options.direction is Direction.RIGHT
            else self.tr("From 21 down to 0, play to the left")
        )
        return p.DealFacts(
            number,
            self.deal_name(number),
            about,
            public.dealer,
            None,
            notes if any(note.text for note in notes) else (),
            way,
            REFE,
        )

    def score_so_far(self, view: View) -> DealScore | None:
        public = view.public
        if public.trumps is None or public.phase is Phase.OVER or not any(public.won):
            return None
        return deal_score(public)

    def memory(self, view: View) -> p.Memory:
        """Cards played, cards taken from the table, and the rest."""
        public = view.public
        seats = range(self.rules.options.players)
        played = [
            ((trick.leader + place) % len(seats), card)
            for trick in reversed(public.tricks)
            for place, card in reversed(tuple(enumerate(trick.cards)))
        ]
        held = ((public.taker, public.taken), (public.shown_to, public.shown))
        players = tuple(
            p.Remembered(
                seat,
                tuple(card for player, card in played if player == seat),
                tuple(
                    card
                    for player, card in held
                    if player == seat and card is not None and (seat, card) not in played
                ),
            )
            for seat in seats
        )
        return p.Memory(players, p.unseen_by_suit(self.rules.cards, self.rules.cards_seen(view)))

    def line_name(self, kind: str) -> str:
        translate = self.words.translate
        return {
            "tricks": translate("RaubScore", "Tricks"),
            "no_trick": translate("Common", "No trick"),
            "obligation": translate("Common", "Tricks owed"),
        }[kind]

    def item_name(self, what: str) -> str:
        translate = self.words.translate
        return {
            "trick": translate("Common", "Tricks won"),
            "no_trick": translate("Common", "No trick"),
            "none_of_one": translate("RaubScore", "None of the one owed"),
            "one_of_two": translate("RaubScore", "One of the two owed"),
            "none_of_two": translate("RaubScore", "None of the two owed"),
        }[what]

    def ended(self, deal: DealScore) -> str:
        if deal.ended == PASSED_ON:
            return self.tr("{name} passed the deal on: a Refe.", name=self.names[deal.dealer])
        if deal.ended == THROWN_IN:
            return self.tr("Thrown in: a Refe.")
        if deal.by is None:
            return ""
        text = self.tr("{name} made trumps.")
        if deal.is_doubled:
            text = self.tr("{name} made trumps, on a Refe: doubled.")
        return filled(text, name=self.names[deal.by])

    def remaining(self, sheet: Sheet) -> str:
        words, lowest = self.words, min(sheet.totals)
        if lowest == max(sheet.totals):
            return self.tr("Whoever comes down to 0 ends the game.")
        leaders = [self.names[seat] for seat, total in enumerate(sheet.totals) if total == lowest]
        return needs(words, leaders, lowest)
