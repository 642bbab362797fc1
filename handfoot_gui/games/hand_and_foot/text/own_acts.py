"""Own acts in Hand and Foot, told to whoever has done them and does not see what came of it."""

from __future__ import annotations

from handfoot_gui.core.messages import MoveSeen
from handfoot_gui.core.own_acts import OwnActs
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.presenter.values import Draft
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.state import Public, View
from handfoot_gui.games.hand_and_foot.text.log import HandAndFootLog


class HandAndFootOwnActs(OwnActs[View, m.Move, Draft]):
    """Each move in a short sentence without a name."""

    presenter: HandAndFootPresenter

    def told(self, seen: MoveSeen[Public, m.Move]) -> str:
        words, before, options = self.words, seen.before, self.presenter.rules.options
        log = HandAndFootLog(words, self.presenter.names, options)
        translate = words.translate
        match seen.move:
            case m.TakePile(melds):
                count = words.cards_counted(options.taken(before.pile_size))
                cards = log.placed_with_take(before, seen.seat, melds)
                text = translate("HandAndFootOwnActs", "Picked up {taken} with {cards}.")
                if not cards:
                    text = translate("HandAndFootOwnActs", "Picked up {taken}.")
                return filled(text, taken=count, cards=cards)
            case m.Lay(melds):
                cards = log.placed(before, seen.seat, melds)
                return filled(translate("HandAndFootOwnActs", "Laid down {cards}."), cards=cards)
            case m.Discard(card):
                return filled(self._discarded(seen), card=words.the_card(card))
            case m.EndTurn():
                return translate("HandAndFootOwnActs", "The turn has ended without a discard.")
            case m.Ask():
                return translate("HandAndFootOwnActs", "Asked to go out.")
            case m.Answer(may):
                return (
                    translate("HandAndFootOwnActs", "Answered yes.")
                    if may
                    else translate("HandAndFootOwnActs", "Answered no.")
                )
        return ""

    def _discarded(self, seen: MoveSeen[Public, m.Move]) -> str:
        """The sentence of a discard, by what comes of it."""
        translate = self.words.translate
        before, after = seen.before, seen.after
        if before.out is None and after.out == seen.seat:
            return translate("HandAndFootOwnActs", "Went out with {card}.")
        if len(after.removed) > len(before.removed):
            return translate("HandAndFootOwnActs", "Discarded {card}: the discard pile is removed.")
        if after.frozen and not before.frozen:
            return translate("HandAndFootOwnActs", "Discarded {card}: the pile is frozen.")
        return translate("HandAndFootOwnActs", "Discarded {card}.")
