"""Why a move of Raub is refused, in one sentence that names what is missing."""

from __future__ import annotations

from handfoot_gui.core.errors import CardTwice, NotHeld, Problem
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.problems import common_reason, common_refusal
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.games.raub.text.names import RaubSentences


class RaubRefusals(RaubSentences):
    """The sentences for every problem."""

    def refusal(self, problem: Problem) -> str:
        """The sentence for *problem*."""
        the, suit_said, counted = self.words.the_card, self.words.suit, self.words.cards_counted
        plain = {
            no.SwapClosed: self.tr("There is no upcard to swap for."),
            DiscardOne: self.tr("Lift just one card."),
            OtherSide: self.tr("These cards belong to another player."),
            CardsLaidOut: self.tr("Change the cards laid aside first, or take them back."),
        }
        match problem:
            case no.NotNow(phase):
                text = self._not_now(phase)
            case NotHeld(card):
                text = self.words.translate("Problems", "{card:^} is not in the hand.")
                text = filled(text, card=the(card))
            case CardTwice(card):
                text = self.tr("{card:^} can be changed only once.", card=the(card))
            case no.TooManyChanged(_, most):
                text = self.tr("At most {cards} are changed.", "", most, cards=counted(most))
            case no.TalonShort(_, 0):
                text = self.tr("The talon is empty.")
            case no.TalonShort(_, left):
                text = self.tr("The talon has only {cards}.", cards=counted(left))
            case no.UpcardKept(card):
                text = self.tr("{card:^} stays in the hand until it is played.", card=the(card))
            case no.NoSeven(trumps):
                text = self.tr("The seven of {suit} is missing.", suit=suit_said(trumps))
            case no.MustFollow(suit):
                text = self.tr("{suit:^} have to be followed.", suit=suit_said(suit))
            case no.MustTrump(led, trumps):
                text = self.tr("Without {led} a trump has to be played: {suit}.")
                text = filled(text, led=suit_said(led), suit=suit_said(trumps))
            case no.MustBeat(card):
                text = self.tr("{card:^} has to be beaten.", card=the(card))
            case _:
                text = common_refusal(self.words, self.names, problem) or plain[type(problem)]
        return text

    def _not_now(self, phase: Phase) -> str:
        """What comes first."""
        seven = self.tr("Swap or keep the seven of trumps first.")
        first = {
            Phase.DEALER: self.tr("Deal first, or pass the deal on."),
            Phase.BLIND: self.tr("Say Raub unseen first, or look at the cards."),
            Phase.ASK: self.tr("Say Raub or Dalje first."),
            Phase.EXCHANGE: self.tr("Change cards first, or change none."),
            Phase.LAY_ASIDE: self.tr("Lay one card aside first."),
            Phase.DRAWN: seven,
            Phase.SEVEN: seven,
            Phase.PLAY: self.tr("Play a card to the trick."),
        }
        return first.get(phase) or self.words.translate("Problems", "The table moves first.")

    def reason(self, problem: Problem) -> str:
        """The same in a few words for a tag; the whole sentence where there are none."""
        match problem:
            case no.MustFollow(suit):
                return self.tr("follow {suit}", suit=self.words.suit(suit))
            case no.MustTrump(_, trumps):
                return self.tr("trump with {suit}", suit=self.words.suit(trumps))
            case no.MustBeat(card):
                return self.tr("beat {card}", card=self.words.sign(card))
            case no.UpcardKept():
                return self.tr("the upcard stays")
            case DiscardOne():
                return self.words.translate("Problems", "one card only")
        return common_reason(self.words, self.names, problem) or self.refusal(problem)

    def why_not(self, name: str, problem: Problem) -> str:
        """Why some cards of the hand are dimmed, in few words beside them."""
        match problem:
            case no.MustFollow(suit):
                return self.tr("{name} has {suit}", name=name, suit=self.words.suit(suit))
            case no.MustTrump(_, trumps):
                return self.tr("{name} has trumps: {suit}", name=name, suit=self.words.suit(trumps))
            case no.MustBeat(card):
                return self.tr("{name} can beat {card}", name=name, card=self.words.the_card(card))
            case no.UpcardKept():
                return self.tr("the upcard stays")
        return self.refusal(problem)
