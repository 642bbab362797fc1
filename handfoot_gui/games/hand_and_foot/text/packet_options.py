"""The options of Hand and Foot about packets, draws and partners in words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from handfoot_gui.core.text.options import OptionMaker, OptionText, Unit
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import has_knee
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, by_deal, packets_listed


class PacketOptions(PileSentences):
    """Their records, for `text.options`."""

    def __init__(self, words: Words, options: Options) -> None:
        super().__init__(words, options)
        self._make = OptionMaker(words)

    def dealt(self) -> dict[str, OptionText]:
        """What everybody gets."""
        passing = {
            o.Passing.NONE: self.tr("nothing is passed"),
            o.Passing.LEFT: self.tr("the foot goes to the left"),
            o.Passing.RIGHT: self.tr("the foot goes to the right"),
            o.Passing.ACROSS: self.tr("the foot goes across the table"),
        }
        if has_knee(self.options):
            passing = {
                o.Passing.NONE: self.tr("nothing is passed"),
                o.Passing.LEFT: self.tr("knee and foot go to the left"),
                o.Passing.RIGHT: self.tr("knee and foot go to the right"),
                o.Passing.ACROSS: self.tr("knee and foot go across the table"),
            }
        return {
            "packets": OptionText(
                self.tr("Packets"),
                self.tr("Cards in each packet everybody is dealt: the hand first, the foot last."),
                partial(packets_listed, self.words), unit=self._make.unit(Unit.CARDS),
                add=(self.tr("Add a packet"),),
                change=self.tr("{new} instead of {old}", "packets")),
            "passing": OptionText(
                self.tr("Passing packets"),
                self.tr("Where all packets but the hand go before play, deal by deal; the last "
                        "choice repeats."),
                lambda some: by_deal(self.words, some, passing.__getitem__),
                values=passing, add=(self.words.translate("Options", "Add a deal"),),
                card=self._passing(passing)),
        }  # fmt: skip

    def _passing(self, said: Mapping[o.Passing, str]) -> str:
        """What the rule card says of feet that are passed on, in each deal as *said*."""
        passing = self.options.passing
        if len(set(passing)) == 1 and has_knee(self.options):
            return {
                o.Passing.NONE: "",
                o.Passing.LEFT: self.tr("Knee and foot go to the player on the left."),
                o.Passing.RIGHT: self.tr("Knee and foot go to the player on the right."),
                o.Passing.ACROSS: self.tr("Knee and foot go to the player opposite."),
            }[passing[0]]
        if len(set(passing)) == 1:
            return {
                o.Passing.NONE: "",
                o.Passing.LEFT: self.tr("Each foot goes to the player on the left."),
                o.Passing.RIGHT: self.tr("Each foot goes to the player on the right."),
                o.Passing.ACROSS: self.tr("Each foot goes to the player opposite."),
            }[passing[0]]
        listed = by_deal(self.words, passing, said.__getitem__)
        return self.tr("Before play: {by_deal}.", by_deal=listed)

    def first_melds(self) -> dict[str, OptionText]:
        """Who needs a first meld, and which."""
        options = self.options
        is_alone = (
            options.sides is o.Sides.ALONE,
            self.words.translate("HandAndFootOptions", "Not used, since there are no partners."),
        )
        needs = {
            o.FirstMeldNeeds.NOTHING: "",
            o.FirstMeldNeeds.CLEAN_MELD: self.tr(
                "At least one meld you make or add to must have no wild: a meld of three nines "
                "will do, along with one of two queens and a two."),
            o.FirstMeldNeeds.NO_WILDS: self.tr("A first meld may hold no wilds."),
        }  # fmt: skip
        is_each = options.first_meld_by is o.FirstMeldBy.PLAYER and not is_alone[0]
        return {
            "first_meld_by": self._make.choice(
                self.tr("Who needs a first meld"),
                self.tr("Whether one partner’s first meld counts for the whole side."),
                {o.FirstMeldBy.SIDE: self.tr("the side"),
                 o.FirstMeldBy.PLAYER: self.tr("every player")},
                is_alone,
                card=self.tr(
                    "Every player needs a first meld, not just the side; cards laid on partners’ "
                    "melds count.") if is_each else "",
                paper=self.tr("First meld by every player") if is_each else ""),
            "first_meld_needs": self._make.choice(
                self.tr("In the first meld"),
                self.tr("What a first meld needs besides its points."),
                {o.FirstMeldNeeds.NOTHING: self.tr("only the points", "first meld"),
                 o.FirstMeldNeeds.CLEAN_MELD: self.tr("a meld without wilds"),
                 o.FirstMeldNeeds.NO_WILDS: self.tr("no wilds at all")},
                card=needs[options.first_meld_needs]),
        }  # fmt: skip

    def opened(self) -> dict[str, OptionText]:
        """What opens the foot, and what comes of it."""
        goes_on = (
            self.options.foot_opened is o.FootOpened.PILE,
            self.tr("Not used, since a {pile} opens the foot."),
        )
        return {
            "foot_opened": self._make.choice(
                self.tr("The foot is picked up"), self.tr("What makes you pick up your foot."),
                {o.FootOpened.HAND_EMPTY: self.words.translate("Common", "when the hand is empty"),
                 o.FootOpened.HAND_EMPTY_WITH_PILE: self.tr(
                     "when your hand is empty and your side has a {pile}"),
                 o.FootOpened.PILE: self.tr("when you complete a {pile}")}),
            "running_ends_turn": self._make.switch(
                self.tr("Melding the last card ends the turn"),
                self.tr("If you meld your last card, you pick up your foot, and your turn is "
                        "over."),
                self.tr("melding the last card ends the turn"),
                self.tr("after the last card is melded, the turn goes on"),
                goes_on),
        }  # fmt: skip

    def lap(self) -> OptionText:
        """What comes once somebody is out."""
        card = self.tr("After somebody goes out, everybody else gets one more turn.")
        return self._make.switch(
            self.tr("One more turn for the others"),
            self.tr("When somebody goes out, everybody else gets one more turn."),
            self.tr("everybody else gets one more turn after somebody goes out"),
            self.tr("the deal ends as soon as somebody goes out"),
            card=card if self.options.last_lap else "",
            paper=self.tr("Then one more turn for the others") if self.options.last_lap else "",
        )

    def drawn(self) -> dict[str, OptionText]:
        """What a turn draws."""
        drawn, draws = self.words.count, self.options.draws
        is_by_deal = len(set(draws)) > 1
        is_last = self.options.short_draw
        return {
            "draws": OptionText(
                self.tr("Cards drawn"),
                self.tr("How many cards you draw from the stock, deal by deal; the last number "
                        "repeats."),
                lambda some: by_deal(self.words, some, self.words.cards_counted),
                unit=self._make.unit(Unit.CARDS),
                add=(self.words.translate("Options", "Add a deal"),),
                change=self.tr("{new} drawn instead of {old}"),
                card=self.tr("Drawn from the stock: {by_deal}.",
                             by_deal=by_deal(self.words, draws, drawn)) if is_by_deal else ""),
            "short_draw": self._make.switch(
                self.tr("The last cards are drawn"),
                self.tr("If the stock is too small for a draw, you draw it all, and play goes on."),
                self.tr("the last cards are drawn, too"),
                self.tr("a stock too small for a draw ends the deal"),
                card=self.tr("You draw the last cards even if there are too few; only having to "
                             "draw from an empty stock ends the deal.") if is_last else ""),
        }  # fmt: skip
