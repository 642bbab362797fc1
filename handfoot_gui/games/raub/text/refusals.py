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
    translate, the, counted = words.translate, words.the_card, words.cards_counted
    plain = {
        no.SwapClosed: translate("RaubRefusal", "There is no upcard to swap for."),
        DiscardOne: translate("RaubRefusal", "One card is played, not several."),
        SelectCards: translate("RaubRefusal", "No card is lifted."),
        OtherSide: translate("RaubRefusal", "These cards belong to another player."),
        CardsLaidOut: translate(
            "RaubRefusal", "The cards laid aside come first: change or put back."
        ),
    }
    facts: dict[str, str] = {}
    match problem:
        case NotToMove(_, None):
            text = translate("RaubRefusal", "The table moves first.")
        case NotToMove(_, actor):
            text = translate("RaubRefusal", "It is {name}'s turn.")
            facts = {"name": names[actor or 0]}
        case no.NotNow(phase):
            text = _not_now(words, phase)
        case NotHeld(card):
            text, facts = (
                translate("RaubRefusal", "{card} is not in the hand."),
                {"card": the(card)},
            )
        case CardTwice(card):
            text = translate("RaubRefusal", "{card} can be changed only once.")
            facts = {"card": the(card)}
        case no.TooManyChanged(_, most):
            text = translate("RaubRefusal", "At most {cards} are changed.")
            facts = {"cards": counted(most)}
        case no.TalonShort(_, 0):
            text = translate("RaubRefusal", "The talon is empty.")
        case no.TalonShort(_, left):
            text = translate("RaubRefusal", "The talon has only {cards}.")
            facts = {"cards": counted(left)}
        case no.UpcardKept(card):
            text = translate("RaubRefusal", "{card} stays in the hand until it is played.")
            facts = {"card": the(card)}
        case no.NoSeven(trumps):
            text = translate("RaubRefusal", "The seven of {suit} is missing.")
            facts = {"suit": words.suit(trumps)}
        case no.MustFollow(suit):
            text = translate("RaubRefusal", "{suit} have to be followed.")
            facts = {"suit": words.suit(suit)}
        case no.MustTrump(led, trumps):
            text = translate("RaubRefusal", "Without {led} a trump has to be played: {suit}.")
            facts = {"led": words.suit(led), "suit": words.suit(trumps)}
        case no.MustBeat(card):
            text, facts = translate("RaubRefusal", "{card} has to be beaten."), {"card": the(card)}
        case WrongTableMove(due):
            text = translate("RaubRefusal", "The table's move should be {due}.")
            facts = {"due": due}
        case _:
            text = plain[type(problem)]
    return capital(text.format(**facts))


def _not_now(words: RaubWords, phase: Phase) -> str:
    """What comes first."""
    translate = words.translate
    seven = translate("RaubRefusal", "The seven of trumps comes first.")
    first = {
        Phase.DEALER: translate("RaubRefusal", "Dealing or passing the deal on comes first."),
        Phase.BLIND: translate("RaubRefusal", "Raub unseen or a look at the cards comes first."),
        Phase.ASK: translate("RaubRefusal", "Raub or Dalje comes first."),
        Phase.EXCHANGE: translate("RaubRefusal", "The exchange comes first."),
        Phase.LAY_ASIDE: translate("RaubRefusal", "One card has to be laid aside first."),
        Phase.DRAWN: seven,
        Phase.SEVEN: seven,
        Phase.PLAY: translate("RaubRefusal", "The tricks are being played."),
    }
    return first.get(phase, translate("RaubRefusal", "The table moves first."))


def why_not(words: RaubWords, name: str, problem: Problem) -> str:
    """Why some cards of the hand are dimmed, in few words beside them."""
    translate = words.translate
    match problem:
        case no.MustFollow(suit):
            text = translate("RaubRefusal", "{name} has {suit}")
            return text.format(name=name, suit=words.suit(suit))
        case no.MustTrump(_, trumps):
            text = translate("RaubRefusal", "{name} has trumps: {suit}")
            return text.format(name=name, suit=words.suit(trumps))
        case no.MustBeat(card):
            text = translate("RaubRefusal", "{name} can beat {card}")
            return text.format(name=name, card=words.the_card(card))
        case no.UpcardKept():
            return translate("RaubRefusal", "the upcard stays")
    return refusal(words, (name,) * 4, problem)
