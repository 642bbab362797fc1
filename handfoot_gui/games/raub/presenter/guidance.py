"""What whoever plays Raub is shown that can be done, and what is explained."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core import presenter as p
from handfoot_gui.core.table import HAND
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

    def tips(self, view: View) -> tuple[p.Tip, ...]:
        card, public = RaubCard(self._words, self._rules.options), view.public
        translate, is_playing = self.words.translate, public.phase is Phase.PLAY
        is_asked = public.phase in (Phase.ASK, Phase.BLIND)
        met = (
            ("raub", is_asked, (card.talon, card.raub),
             translate("RaubTips", "Talon and Raub"), (Place.UPCARDS,)),
            ("exchange", public.phase is Phase.EXCHANGE, (card.exchanged,),
             translate("RaubTips", "The exchange"), (HAND, Place.ASIDE)),
            ("trumps", is_playing, (card.trick, card.trumps),
             translate("RaubTips", "What trumps do"), (TRUMPS,)),
            ("owes", is_playing and bool(public.tricks), (card.owes,),
             translate("Common", "Tricks owed"), (p.PLAYER,)),
            ("refe", bool(public.refes), (card.refe, card.doubled),
             translate("RaubTips", "A Refe"), (REFE,)),
        )  # fmt: skip
        return tuple(
            p.Tip(name, title, " ".join(say() for say in told), tuple(map(str, about)))
            for name, is_met, told, title, about in met
            if is_met
        )
