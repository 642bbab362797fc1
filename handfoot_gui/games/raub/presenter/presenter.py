"""Raub under one rule set with named players: what is said of it, and a few figures."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core import presenter as p
from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.messages import Deed, LogLine, MoveSeen, Prompt
from handfoot_gui.core.preferences import Preferences, SuitSigns
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import Action
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.presenter.facts import RaubFacts
from handfoot_gui.games.raub.presenter.guidance import RaubGuidance
from handfoot_gui.games.raub.presenter.scene import (
    RaubDraft,
    is_asked,
)
from handfoot_gui.games.raub.presenter.table import RaubTable
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.moves import Exchange, Move, Play, PlayerMove
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, Public, State, View
from handfoot_gui.games.raub.text.log import RaubLog
from handfoot_gui.games.raub.text.names import RaubWords
from handfoot_gui.games.raub.text.prompts import RaubPrompts
from handfoot_gui.games.raub.text.refusals import RaubRefusals
from handfoot_gui.games.raub.text.score import RaubScore
from handfoot_gui.games.raub.text.table import RaubTableWords


class RaubPresenter(p.GamePresenter[View, Move, RaubDraft]):
    """Raub under one rule set with named players."""

    has_first_melds = False
    has_suit_signs = True
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

    @property
    def score(self) -> RaubScore:
        return RaubScore(self.words, self.names)

    @property
    def facts(self) -> RaubFacts:
        return RaubFacts(self.rules, self.words, self.names)

    @property
    def guidance(self) -> RaubGuidance:
        return RaubGuidance(self.words, self.names, self.rules)

    def prefer(self, preferences: Preferences) -> None:
        self._is_hungarian = preferences.suit_signs is SuitSigns.HUNGARIAN

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
        brings = self._prompts.brings(view, Exchange(draft.away))
        return Prompt(said.name, brings, said.facts)

    def lifted(
        self, view: View, draft: RaubDraft, cards: tuple[Card, ...], act: Action[Move]
    ) -> Prompt | None:
        del cards
        facts = self.prompt(view, draft).facts
        said = self._prompts.brings(view, act.move)
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

    def undo_name(self, move: Move) -> str:
        return self.tr("Undo play") if isinstance(move, Play) else super().undo_name(move)
