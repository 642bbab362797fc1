"""Why a move of Raub is refused, in one sentence that names what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, Problem, WrongTableMove
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide, SelectCards
from handfoot_gui.core.text.words import capital
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.games.raub.text.names import RaubWords


def refusal(words: RaubWords, names: Sequence[str], problem: Problem) -> str:
    """The sentence for *problem*; *names* are the players by seat."""
    translate = words.translate
    match problem:
        case NotToMove(_, None):
            return translate("RaubRefusal", "The table moves first.")
        case NotToMove(_, actor):
            return translate("RaubRefusal", "It is {name}'s turn.").format(name=names[actor or 0])
        case no.NotNow(phase):
            return _not_now(words, phase)
        case NotHeld(card):
            return translate("RaubRefusal", "{card} is not in the hand.").format(
                card=capital(words.the_card(card))
            )
        case CardTwice(card):
            return translate("RaubRefusal", "{card} can be changed only once.").format(
                card=capital(words.the_card(card))
            )
        case no.TooManyChanged(_, most):
            return translate("RaubRefusal", "At most {cards} are changed.").format(
                cards=words.cards_counted(most)
            )
        case no.TalonShort(_, 0):
            return translate("RaubRefusal", "The talon is empty.")
        case no.TalonShort(_, left):
            return translate("RaubRefusal", "The talon has only {cards}.").format(
                cards=words.cards_counted(left)
            )
        case no.UpcardKept(card):
            return translate("RaubRefusal", "{card} stays in the hand until it is played.").format(
                card=capital(words.the_card(card))
            )
        case no.SwapClosed():
            return translate("RaubRefusal", "There is no upcard to swap for.")
        case no.NoSeven(trumps):
            return translate("RaubRefusal", "The seven of {suit} is missing.").format(
                suit=words.suit(trumps)
            )
        case no.MustFollow(suit):
            return translate("RaubRefusal", "{suit} have to be followed.").format(
                suit=words.one_suit(suit)
            )
        case no.MustTrump(led, trumps):
            return translate(
                "RaubRefusal", "Without {led} a trump has to be played: {suit}."
            ).format(led=words.suit(led), suit=words.suit(trumps))
        case no.MustBeat(card):
            return translate("RaubRefusal", "{card} has to be beaten.").format(
                card=capital(words.the_card(card))
            )
        case WrongTableMove(due):
            return translate("RaubRefusal", "The table's move should be {due}.").format(due=due)
        case DiscardOne():
            return translate("RaubRefusal", "One card is played, not several.")
        case SelectCards():
            return translate("RaubRefusal", "No card is lifted.")
        case OtherSide():
            return translate("RaubRefusal", "These cards belong to another player.")
        case CardsLaidOut():
            return translate("RaubRefusal", "The cards laid aside come first: change or put back.")
    raise AssertionError(f"no sentence for {problem!r}")


def _not_now(words: RaubWords, phase: Phase) -> str:
    """What comes first."""
    translate = words.translate
    first = {
        Phase.DEALER: translate("RaubRefusal", "Dealing or passing the deal on comes first."),
        Phase.BLIND: translate("RaubRefusal", "Raub unseen or a look at the cards comes first."),
        Phase.ASK: translate("RaubRefusal", "Raub or Dalje comes first."),
        Phase.EXCHANGE: translate("RaubRefusal", "The exchange comes first."),
        Phase.LAY_ASIDE: translate("RaubRefusal", "One card has to be laid aside first."),
        Phase.DRAWN: translate("RaubRefusal", "The seven of trumps comes first."),
        Phase.SEVEN: translate("RaubRefusal", "The seven of trumps comes first."),
        Phase.PLAY: translate("RaubRefusal", "The tricks are being played."),
    }
    return first.get(phase, translate("RaubRefusal", "The table moves first."))


def why_not(words: RaubWords, name: str, problem: Problem) -> str:
    """Why some cards of the hand are dimmed, in few words beside them."""
    translate = words.translate
    match problem:
        case no.MustFollow(suit):
            return translate("RaubRefusal", "{name} has {suit}").format(
                name=name, suit=words.suit(suit)
            )
        case no.MustTrump(_, trumps):
            return translate("RaubRefusal", "{name} has trumps: {suit}").format(
                name=name, suit=words.suit(trumps)
            )
        case no.MustBeat(card):
            return translate("RaubRefusal", "{name} can beat {card}").format(
                name=name, card=words.the_card(card)
            )
        case no.UpcardKept():
            return translate("RaubRefusal", "the upcard stays")
    return refusal(words, (name,) * 4, problem)
