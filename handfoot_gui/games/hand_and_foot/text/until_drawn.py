"""What matters before a draw that nothing is against: the golden button says that it is due."""

from __future__ import annotations

from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.counted import counted, melds_on_counts
from handfoot_gui.games.hand_and_foot.rules.first_melds import fullest_meld, most_points
from handfoot_gui.games.hand_and_foot.rules.legality import (
    first_meld,
    missing_piles,
    own_table,
    unready_partner,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import missing_quota
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.rules.taking import problem_pair
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, piles_counted


class UntilDrawn(PileSentences):
    """How far a side has come under these rules, and what the discard pile asks."""

    def said(self, view: View, drawn: Phrase) -> str:
        """What matters to the viewing seat, to follow its name and a comma, before the cards are
        *drawn* that a draw brings. Who begins a game is told how a turn goes."""
        public, side = view.public, self.options.side_of(view.seat)
        if public.is_lap:
            return self.tr("your last turn: what is left in your hand counts against you.")
        if public.deal == 1 and not public.discards[view.seat]:
            return self.tr("draw {cards}, then lay down what you can and discard.",
                           cards=drawn)  # fmt: skip
        said = ""
        if not public.is_down(view.seat, side):
            said = self._until_down(view)
        elif not packets_left(self.options, public, view.seat):
            said = self._until_out(view)
        return said or self._why_no_pile(view)

    def _until_down(self, view: View) -> str:
        """How far the hand has come toward a first meld; nothing where any meld is one."""
        options, number = self.options, self.words.number
        if view.public.deal in options.concealed_deals:
            count = self.words.count(fullest_meld(options, view.holding))
            return self.tr("your best meld has {count} of the seven cards it needs.", count=count)
        first = first_meld(options, view)
        if first is None or first.points <= 0:
            return ""
        need = first.points
        # Without the top card, which cannot be taken.
        melds = melds_on_counts(counted(options), own_table(options, view))
        most = most_points(options, view.holding, melds)
        text = self.tr("your hand makes {most} of the {points} point(s) needed to lay down.",
                       "", need)  # fmt: skip
        if most >= need:
            text = self.tr("your hand makes {most}; you need only {points} point(s) to lay down.",
                           "", need)  # fmt: skip
        return filled(text, most=number(most), points=number(need))

    def _until_out(self, view: View) -> str:
        """What the side of somebody who plays from the foot needs to go out."""
        clean, dirty, wild, every, ranks = missing_piles(self.options, view)
        quota = missing_quota(clean, dirty, wild, every, ranks)
        needed = piles_counted(self.words, self.word, quota)
        if needed:
            return self.tr("your side still needs {needed} to go out.", needed=needed)
        if unready_partner(self.options, view.public, view.seat) is not None:
            return ""
        return self.tr("your side has all it needs to go out.")

    def _why_no_pile(self, view: View) -> str:
        """What the discard pile asks of whoever takes it."""
        words = self.words
        match problem_pair(self.options, view):
            case no.PairMissing(top, _) | no.PileFrozen(top, _) | no.PairBeforeDown(top, _):
                pair = words.of_rank(top.rank, 2)
            case no.MatchMissing(top, can_be_wild) if can_be_wild:
                return self.tr(
                    "you need {pair}, or one and a wild, to pick up the pile.",
                    pair=words.of_rank(top.rank, 2),
                )
            case no.MatchMissing(top, _):
                pair = words.of_rank(top.rank, 1)
            case no.PileTooSmall(have, need):
                return self.tr(
                    "the pile has {have} of the {need} card(s) needed to pick it up.", "", need,
                    have=words.number(have), need=words.number(need),
                )  # fmt: skip
            case no.PileBlocked(top):
                return self.tr("{card} blocks the pile.", card=words.the_card(top))
            case _:
                return self.tr("the pile cannot be picked up now.")
        return self.tr("you need {pair} to pick up the pile.", pair=pair)
