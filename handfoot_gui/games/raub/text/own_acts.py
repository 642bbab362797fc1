"""Own acts in Raub, told to whoever has done them and does not see what came of it."""

from __future__ import annotations

from handfoot_gui.core.messages import MoveSeen
from handfoot_gui.core.own_acts import OwnActs
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.presenter.scene import RaubDraft
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.state import Public, View


class RaubOwnActs(OwnActs[View, m.Move, RaubDraft]):
    """Each act in a short sentence without a name."""

    def told(self, seen: MoveSeen[Public, m.Move]) -> str:
        words, translate = self.words, self.words.translate
        match seen.move:
            case m.BlindRaub() | m.Raub():
                text = translate("RaubOwnActs", "Said Raub: {suit} are trumps.")
                if isinstance(seen.move, m.BlindRaub):
                    text = translate("RaubOwnActs", "Said Raub blind: {suit} are trumps.")
                return filled(text, suit=words.suit(seen.before.upcards[-1].suit))
            case m.Exchange(cards) if cards:
                count = words.cards_counted(len(cards))
                return filled(translate("RaubOwnActs", "Exchanged {cards}."), cards=count)
            case m.LayAside(card):
                return filled(
                    translate("RaubOwnActs", "Laid aside {card}."), card=words.the_card(card)
                )
            case m.Play(card):
                return filled(translate("RaubOwnActs", "Played {card}."), card=words.the_card(card))
            case m.PassDeal() if seen.after.results[-1].has_refe:
                return translate("RaubOwnActs", "Passed the deal on: a Refe is written.")
        plain: dict[type[m.Move], str] = {
            m.PassDeal: translate("RaubOwnActs", "Passed the deal on."),
            m.Dalje: translate("RaubOwnActs", "Passed.", "Dalje"),
            m.SwapSeven: translate("RaubOwnActs", "Swapped the seven."),
            m.KeepSeven: translate("RaubOwnActs", "Kept the seven."),
            m.Exchange: translate("RaubOwnActs", "Exchanged no cards."),
        }
        return plain.get(type(seen.move), "")

    def handled(self, view: View, before: RaubDraft, after: RaubDraft) -> str:
        if before.looks_back == after.looks_back:
            return super().handled(view, before, after)
        translate = self.words.translate
        if after.looks_back:
            return translate("RaubOwnActs", "The tricks of the deal are shown.")
        return translate("RaubOwnActs", "The tricks are put away.")
