"""What may be done now in Raub, and why the rest may not."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.core.presenter import Possible
from handfoot_gui.games.raub.presenter.scene import Place
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, View
from handfoot_gui.games.raub.text.names import RaubSentences, RaubWords
from handfoot_gui.games.raub.text.refusals import RaubRefusals


class RaubPossible(RaubSentences):
    """The kinds of moves under *rules*; *names* are the players by seat."""

    def __init__(self, words: RaubWords, names: Sequence[str], rules: RaubRules) -> None:
        super().__init__(words, names, rules.options)
        self._rules = rules

    def all(self, view: View) -> tuple[Possible, ...]:
        """Every kind, in the order of a deal."""
        translate = self.words.translate
        at_upcard, from_hand = (Place.UPCARDS, Place.TALON), (Place.HAND,)
        if view.public.phase is Phase.DEALER:
            return (
                self._made(
                    view,
                    m.TakeDeal(),
                    translate("Common", "Deal", "verb"),
                    self.tr("Everybody gets four cards."),
                ),
                self._made(
                    view,
                    m.PassDeal(),
                    translate("Keys", "Pass the deal on"),
                    self.tr("A Refe is written: the next deal counts double."),
                ),
            )
        if view.public.phase is Phase.BLIND:
            return (
                self._made(
                    view,
                    m.BlindRaub(),
                    translate("RaubTable", "Say Raub unseen"),
                    self.tr("The upcard is taken before the own cards are seen."),
                    at_upcard,
                ),
                self._made(
                    view,
                    m.Look(),
                    translate("Keys", "Look at the cards"),
                    self.tr("Then all are asked."),
                ),
            )
        return (
            self._made(
                view,
                m.Raub(),
                translate("RaubTable", "Say Raub"),
                self.tr("The suit of the upcard is trumps."),
                at_upcard,
            ),
            self._made(
                view,
                m.Dalje(),
                translate("RaubTable", "Say Dalje"),
                self.tr("The next player is asked."),
            ),
            self._made(
                view,
                m.Exchange(()),
                self.tr("Change cards"),
                self.tr("Up to four cards are changed for cards of the talon."),
                from_hand,
            ),
            self._made(
                view,
                m.SwapSeven(),
                translate("RaubTable", "Swap the seven"),
                self.tr("The seven of trumps is put down, the upcard is taken."),
                at_upcard,
            ),
            *self._plays(view),
        )

    def _made(
        self, view: View, move: m.PlayerMove, name: str, said: str, zones: Sequence[Place] = ()
    ) -> Possible:
        problem = self._rules.problem(view, move)
        refused = RaubRefusals(self.words, self.names, self.options)
        why_not = "" if problem is None else refused.refusal(problem)
        return Possible(name, why_not or said, problem is None, tuple(zones))

    def _plays(self, view: View) -> list[Possible]:
        """What may be played, and for every reason against others, which these are."""
        if view.public.phase is not Phase.PLAY:
            first = m.Play(view.hand[0])
            return [self._made(view, first, self.tr("Play a card"), "", (Place.HAND,))]
        found: dict[str, list[Card]] = {}
        refused = RaubRefusals(self.words, self.names, self.options)
        for card in view.hand:
            problem = self._rules.problem(view, m.Play(card))
            why_not = "" if problem is None else refused.refusal(problem)
            found.setdefault(why_not, []).append(card)
        said = self.tr("It goes to the trick.")
        return [
            Possible(self._named(cards), why_not or said, not why_not, (), tuple(cards))
            for why_not, cards in sorted(found.items())
        ]

    def _named(self, cards: Sequence[Card]) -> str:
        n, named = len(cards), self.words.listed(list(map(self.words.card, cards)))
        return self.tr("Play (|one of ){cards}", "", n, cards=named)
