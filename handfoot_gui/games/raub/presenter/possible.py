"""What may be done now in Raub, and why the rest may not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.presenter import Possible
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.presenter.scene import Place
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, View
from handfoot_gui.games.raub.text.names import RaubSentences, RaubWords
from handfoot_gui.games.raub.text.refes import RaubRefes
from handfoot_gui.games.raub.text.refusals import RaubRefusals

_AT_UPCARD: Final = (Place.UPCARDS, Place.TALON)
_FROM_HAND: Final = (Place.HAND,)


class RaubPossible(RaubSentences):
    """The kinds of moves under *rules*; *names* are the players by seat."""

    def __init__(self, words: RaubWords, names: Sequence[str], rules: RaubRules) -> None:
        super().__init__(words, names, rules.options)
        self._rules = rules

    def all(self, view: View) -> tuple[Possible, ...]:
        """Every kind, in the order of a deal."""
        translate = self.words.translate
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
                    RaubRefes(self.words, self.names, self.options).passing_told(view.public),
                ),
            )
        if view.public.phase is Phase.BLIND:
            return (
                self._made(
                    view,
                    m.BlindRaub(),
                    translate("RaubTable", "Say Raub blind"),
                    self.tr("You take the upcard before you see your own cards."),
                    _AT_UPCARD,
                ),
                self._made(
                    view,
                    m.Look(),
                    translate("Keys", "Look at the cards"),
                    self.tr("Then everybody is asked."),
                ),
            )
        if view.public.phase in legality.SEVEN_PHASES:
            keep = self.tr("The upcard stays where it is.")
            return (
                self._swap(view),
                self._made(view, m.KeepSeven(), translate("RaubTable", "Keep the seven"), keep),
            )
        if view.public.phase is Phase.LAY_ASIDE:
            name, said = (
                translate("RaubTable", "Lay aside"),
                self.tr("Lay aside one of your five cards."),
            )
            if view.public.to_lay > 1:
                said = self.tr("Lay aside two of your six cards, one after the other.")
            lay = m.LayAside(legality.changeable(self.options, view)[0])
            return (self._made(view, lay, name, said, _FROM_HAND), self._swap(view))
        return (
            self._made(
                view,
                m.Raub(),
                translate("RaubTable", "Say Raub"),
                self.tr("You make the suit of the upcard trumps."),
                _AT_UPCARD,
            ),
            self._made(
                view,
                m.Dalje(),
                translate("RaubTable", "Pass", "Dalje"),
                self.tr("The next player is asked."),
                _AT_UPCARD,
            ),
            self._made(
                view,
                m.Exchange(()),
                self.tr("Exchange cards"),
                self.tr("Exchange up to four cards for cards from the talon."),
                _FROM_HAND,
            ),
            self._swap(view),
            *self._plays(view),
        )

    def _swap(self, view: View) -> Possible:
        name = self.words.translate("RaubTable", "Swap the seven")
        said = self.tr("You put down the seven of trumps and take the upcard.")
        return self._made(view, m.SwapSeven(), name, said, _AT_UPCARD)

    def _made(
        self, view: View, move: m.PlayerMove, name: str, said: str, zones: Sequence[Place] = ()
    ) -> Possible:
        problem = self._rules.problem(view, move)
        why_not = "" if problem is None else self._why_not(view, move, problem)
        # What is done with cards of the hand is shown there, not at a button.
        is_button = problem is None and zones != _FROM_HAND
        shown = move if is_button else None
        return Possible(name, why_not or said, problem is None, tuple(zones), button=shown)

    def _why_not(self, view: View, move: m.PlayerMove, problem: Problem) -> str:
        """What speaks against *move*: that its time is over, too, and not only what comes first."""
        trumps = view.public.trumps
        if isinstance(problem, no.NotNow):
            if isinstance(move, m.Raub | m.Dalje) and trumps is not None:
                text = self.words.translate("RaubPresenter", "Trumps are {suit}.")
                return filled(text, suit=self.words.suit(trumps))
            if isinstance(move, m.Exchange | m.SwapSeven) and view.public.phase is Phase.PLAY:
                return self.tr("The exchange is over.")
        return RaubRefusals(self.words, self.names, self.options).refusal(problem)

    def _plays(self, view: View) -> list[Possible]:
        """What may be played, and for every reason against others, which these are."""
        if view.public.phase is not Phase.PLAY:
            first = m.Play(view.hand[0])
            return [self._made(view, first, self.tr("Play a card"), "", _FROM_HAND)]
        found: dict[str, list[Card]] = {}
        refused = RaubRefusals(self.words, self.names, self.options)
        for card in view.hand:
            problem = self._rules.problem(view, m.Play(card))
            why_not = "" if problem is None else refused.refusal(problem)
            found.setdefault(why_not, []).append(card)
        said = self.tr("You play the card to the trick.")
        return [
            Possible(self._named(cards), why_not or said, not why_not, (), tuple(cards))
            for why_not, cards in sorted(found.items())
        ]

    def _named(self, cards: Sequence[Card]) -> str:
        n, named = len(cards), self.words.listed(list(map(self.words.card, cards)))
        return self.tr("Play (|one of ){cards}", "", n, cards=named)
