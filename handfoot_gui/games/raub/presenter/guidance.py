"""What whoever plays Raub is shown that can be done, and what is explained."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core import presenter as p
from handfoot_gui.games.raub.presenter.possible import RaubPossible
from handfoot_gui.games.raub.presenter.scene import (
    REFE,
    TRUMPS,
    Place,
    RaubDraft,
)
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, View
from handfoot_gui.games.raub.text.names import RaubWords
from handfoot_gui.games.raub.text.rule_card import RaubCard


class RaubGuidance(p.Guidance[View, RaubDraft]):
    """Guidance under *rules*; *names* are the players by seat."""

    def __init__(self, words: RaubWords, names: Sequence[str], rules: RaubRules) -> None:
        super().__init__(words)
        self._words, self._names, self._rules = words, names, rules

    def meaning(self, term: str) -> str:
        card = RaubCard(self._words, self._rules.options)
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

    def no_opening(self, view: View) -> str:
        del view
        return self.words.translate(
            "RaubPresenter", "Raub has no first melds: it is played in tricks."
        )

    def possible(self, view: View, draft: RaubDraft) -> tuple[p.Possible, ...]:
        del draft
        return RaubPossible(self._words, self._names, self._rules).all(view)

    def tips(self, view: View) -> tuple[tuple[str, str], ...]:
        card, public = RaubCard(self._words, self._rules.options), view.public
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
