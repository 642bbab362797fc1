"""The figures of Manipulation Rummy: players, rounds, what the table remembers."""

from __future__ import annotations

from handfoot_gui.core import presenter as p
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules.legality import player_to_move
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.scoring import goal_of
from handfoot_gui.games.manipulation.rules.state import View
from handfoot_gui.games.manipulation.text.names import round_title


class ManipulationFacts(p.Facts[View]):
    """Figures under *rules*."""

    def __init__(self, rules: Manipulation, words: Words) -> None:
        self.words, self._rules = words, rules

    def seats(self, view: View) -> tuple[p.SeatFacts, ...]:
        players = self._rules.options.players
        return p.facts_of_loners(view.seat, view.hand_counts, players, player_to_move(view.public))

    def deal(self, view: View) -> p.DealFacts:
        return self._facts(view, max(view.public.brought.deal, view.public.round))

    def next_deal(self, view: View) -> p.DealFacts:
        return self._facts(view, len(view.public.results) + 1)

    def _facts(self, view: View, number: int) -> p.DealFacts:
        options, words, dealer = self._rules.options, self.words, view.public.dealer
        target = words.number(goal_of(options))
        about = self.words.translate(
            "ManipulationPresenter", "Fewest points in hand wins; game to {target}"
        )
        translate, n = words.translate, options.players
        bar = translate("ManipulationPresenter", "{count:^} players, round {number}, to {target}",
                        "", n)  # fmt: skip
        if options.rounds:
            rounds = options.rounds
            target = words.number(rounds)
            about = translate("ManipulationPresenter",
                              "Fewest points in hand wins; {target} round(s)",
                              "", rounds)  # fmt: skip
            bar = translate("ManipulationPresenter",
                            "{count:^} players, round {number} of {target}", "", n)  # fmt: skip
        count = words.count(options.players)
        return p.DealFacts(
            number,
            round_title(words, number),
            filled(about, target=target),
            dealer,
            Seat((dealer + 1) % options.players),
            bar=filled(bar, count=count, number=words.number(number), target=target),
        )

    def memory(self, view: View) -> p.Memory:
        """The own hand and all that lies on the table."""
        return p.Memory((), p.unseen_by_rank(self._rules.cards, self._rules.cards_seen(view)))
