"""The figures of Raub: players, deals, what the table remembers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from handfoot_gui.core import presenter as p
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.presenter.scene import (
    REFE,
    actor_seen,
)
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules.options import PlayDirection
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.scoring import deal_score, factor_of, has_cards_played
from handfoot_gui.games.raub.rules.state import Phase, Public, View
from handfoot_gui.games.raub.text.names import RaubWords
from handfoot_gui.games.raub.text.prompts import RaubPrompts
from handfoot_gui.games.raub.text.score import RaubScore


class RaubFacts(p.Facts[View]):
    """Figures under *rules*; *names* are the players by seat."""

    def __init__(self, rules: RaubRules, words: RaubWords, names: Sequence[str]) -> None:
        self.words, self._rules, self._names = words, rules, names

    def seats(self, view: View) -> tuple[p.SeatFacts, ...]:
        players = self._rules.options.players
        return p.facts_of_loners(view.seat, view.hand_counts, players, actor_seen(view))

    def deal(self, view: View) -> p.DealFacts:
        public = view.public
        seats = map(Seat, range(len(self._names)))
        prompts = RaubPrompts(self.words, self._names, self._rules.options)
        notes = tuple(p.Note(*prompts.so_far(public, seat)) for seat in seats)
        is_between = bool(public.results) and public.phase in (Phase.DEALER, Phase.DEAL)
        about = self._about_next(public) if is_between else self._about(public)
        return self._facts(view, max(public.brought.deal, public.deal), about, notes)

    def next_deal(self, view: View) -> p.DealFacts:
        public = view.public
        return self._facts(view, public.written + 1, self._about(public), ())

    def _about(self, public: Public) -> str:
        """What is special about the deal that is played or dealt with these scores."""
        translate = self.words.translate
        factor, needs = factor_of(self._rules.options, public.refes), self._deals_needed(public)
        texts = {
            (2, True): translate("RaubPresenter", "This deal counts double and may end the game"),
            (2, False): translate("RaubPresenter", "This deal counts double"),
            (4, True): translate(
                "RaubPresenter", "This deal counts {times} times and may end the game"
            ),
            (4, False): translate("RaubPresenter", "This deal counts {times} times"),
            (1, True): translate("RaubPresenter", "This deal may end the game"),
            (1, False): translate("RaubPresenter", "Lowest wins; at 0 the game ends"),
        }
        if factor == 1 and needs == 2:
            return translate("RaubPresenter", "The next deal may end the game")
        text = texts[min(factor, 4), needs <= 1]
        return filled(text, times=self.words.number(factor))

    def _about_next(self, public: Public) -> str:
        """The same, beside the deal before it, as long as that one lies there."""
        translate = self.words.translate
        factor, needs = factor_of(self._rules.options, public.refes), self._deals_needed(public)
        texts = {
            (2, True): translate(
                "RaubPresenter", "The next deal counts double and may end the game"
            ),
            (2, False): translate("RaubPresenter", "The next deal counts double"),
            (4, True): translate(
                "RaubPresenter", "The next deal counts {times} times and may end the game"
            ),
            (4, False): translate("RaubPresenter", "The next deal counts {times} times"),
            (1, True): translate("RaubPresenter", "The next deal may end the game"),
            (1, False): translate("RaubPresenter", "Lowest wins; at 0 the game ends"),
        }
        return filled(texts[min(factor, 4), needs <= 1], times=self.words.number(factor))

    def _deals_needed(self, public: Public) -> int:
        """In how many deals like the next one somebody can come to 0 who wins all tricks."""
        options = self._rules.options
        each = legality.TRICKS * options.points.trick * factor_of(options, public.refes)
        needed = math.ceil(min(public.scores) / each)
        most = options.most_played
        played = sum(has_cards_played(deal) for deal in public.results)
        return needed if most is None else min(needed, most - played)

    def _facts(self, view: View, number: int, about: str, notes: tuple[p.Note, ...]) -> p.DealFacts:
        public = view.public
        return p.DealFacts(
            number,
            RaubScore(self.words, self._names).deal_name(number),
            about,
            public.dealer,
            None,
            notes if any(note.text for note in notes) else (),
            self._way(),
            REFE,
        )

    def _way(self) -> str:
        """From where down the game goes, and which way round."""
        options, translate = self._rules.options, self.words.translate
        if options.play_direction is PlayDirection.OPPOSITE:
            text = translate("RaubPresenter", "From {start} down to 0, tricks to the left")
            if options.plays_right:
                text = translate("RaubPresenter", "From {start} down to 0, tricks to the right")
        else:
            text = translate("RaubPresenter", "From {start} down to 0, play to the left")
            if options.runs_right:
                text = translate("RaubPresenter", "From {start} down to 0, play to the right")
        return filled(text, start=self.words.number(options.start))

    def score_so_far(self, view: View) -> DealScore | None:
        public = view.public
        if public.trumps is None or public.phase is Phase.OVER or not any(public.won):
            return None
        return deal_score(self._rules.options, public)

    def memory(self, view: View) -> p.Memory:
        """Cards played, cards taken from the table, and the rest."""
        public = view.public
        seats = range(self._rules.options.players)
        played = [
            (trick.seat_of(place, len(seats)), card)
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
        return p.Memory(players, p.unseen_by_suit(self._rules.cards, self._rules.cards_seen(view)))
