"""Own acts in Manipulation Rummy, told to whoever has done them and does not see what came of
it."""

from __future__ import annotations

from handfoot_gui.core.messages import MoveSeen
from handfoot_gui.core.own_acts import OwnActs, named
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft, working
from handfoot_gui.games.manipulation.presenter.presenter import ManipulationPresenter
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules.state import End, Public, View
from handfoot_gui.games.manipulation.text.log import ManipulationLog


class ManipulationOwnActs(OwnActs[View, m.Move, ManipulationDraft]):
    """Each act in a short sentence without a name."""

    presenter: ManipulationPresenter

    def told(self, seen: MoveSeen[Public, m.Move]) -> str:
        translate = self.words.translate
        log = ManipulationLog(self.words, self.presenter.names, self.presenter.rules.options)
        match seen.move:
            case m.Play(melds):
                old = {laid.card for meld in seen.before.melds for laid in meld}
                laid = [one for meld in melds for one in meld if one.card not in old]
                text = translate("ManipulationOwnActs", "Laid {cards}.")
                if seen.after.ended is End.OUT:
                    text = translate("ManipulationOwnActs", "Laid {cards} and went out.")
                return filled(text, cards=log.laid(sorted(laid, key=lambda one: one.card.order)))
            case m.Knock():
                return translate("ManipulationOwnActs", "Knocked.")
            case m.EndTurn() if log.is_pass(seen.before):
                return translate("ManipulationOwnActs", "Passed.", "EndTurn")
            case m.EndTurn():
                return translate("ManipulationOwnActs", "Did not knock.")
        return ""

    def handled(self, view: View, before: ManipulationDraft, after: ManipulationDraft) -> str:
        if said := super().handled(view, before, after):
            return said
        translate = self.words.translate
        if after.is_untouched:
            is_reset = not before.is_untouched
            text = translate("ManipulationOwnActs", "The table is as it was.")
            return text if is_reset else ""
        old, new = (
            {card: pile.number for pile in working(view, draft) for card in pile.cards}
            for draft in (before, after)
        )
        moved = [card for card, number in new.items() if old.get(card) != number]
        text = translate("ManipulationOwnActs", "Moved {cards}.")
        return filled(text, cards=named(self.words, moved)) if moved else ""
