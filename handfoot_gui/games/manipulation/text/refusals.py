"""Why something is not allowed in Manipulation Rummy, in sentences and in tags on melds."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, Problem, WrongTableMove
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide, SelectCards
from handfoot_gui.core.text.words import Words, capital
from handfoot_gui.games.manipulation.presenter.draft import (
    CardsInTheAir,
    NothingToSplit,
    StaysOnTable,
)
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.melds import Name
from handfoot_gui.games.manipulation.rules.shapes import LEAST_MELD
from handfoot_gui.games.manipulation.text.names import laid_sign, meld_said, name_said, name_sign


def refusal(words: Words, names: Sequence[str], problem: Problem) -> str:
    """The sentence for *problem*; *names* are the players by seat."""
    translate = words.translate
    match problem:
        case NotToMove(_, None):
            return translate("ManipulationRefusal", "The table moves first.")
        case NotToMove(_, actor):
            text = translate("ManipulationRefusal", "It is {name}'s turn.")
            return text.format(name=names[actor or 0])
        case WrongTableMove(due):
            text = translate("ManipulationRefusal", "The table's move should be {due}.")
            return text.format(due=due)
        case no.DrawFirst():
            return translate("ManipulationRefusal", "A card has to be drawn first.")
        case no.AlreadyPlayed():
            return translate("ManipulationRefusal", "The cards of this turn are already played.")
        case no.DrawnOut(1):
            return translate("ManipulationRefusal", "After drawing nothing is played in this turn.")
        case no.DrawnOut(drawn):
            text = translate(
                "ManipulationRefusal", "After {cards} drawn nothing is played in this turn."
            )
            return text.format(cards=words.cards_counted(drawn))
        case no.StockEmpty():
            return translate("ManipulationRefusal", "The stock is empty.")
        case no.NoDrawInLastLap():
            return translate("ManipulationRefusal", "In the last lap nobody draws.")
        case no.NoPassing():
            return translate(
                "ManipulationRefusal", "A card from the hand is missing on the table, or one drawn."
            )
        case no.NoKnocking():
            return translate("ManipulationRefusal", "Nobody knocks under these rules.")
        case no.NoKnockInLastLap():
            return translate("ManipulationRefusal", "In the last lap nobody knocks.")
        case no.KnockTooEarly():
            return translate(
                "ManipulationRefusal", "Knocking comes after playing or the last draw."
            )
        case no.TooManyPoints(have, limit):
            text = translate(
                "ManipulationRefusal", "The hand counts {have}, with {limit} or less one may knock."
            )
            return text.format(have=words.number(have), limit=words.number(limit))
        case CardTwice(card):
            text = translate("ManipulationRefusal", "{card} lies on the table twice.")
            return text.format(card=capital(words.the_card(card)))
        case no.CardTaken(card):
            text = translate("ManipulationRefusal", "{card} is missing on the table.")
            return text.format(card=capital(words.the_card(card)))
        case NotHeld(card):
            text = translate("ManipulationRefusal", "{card} is neither in the hand nor laid.")
            return text.format(card=capital(words.the_card(card)))
        case no.NothingPlayed():
            return translate("ManipulationRefusal", "A card from the hand is still missing.")
        case no.WrongMeld(meld, why):
            text = translate("ManipulationRefusal", "{meld}: {why}.")
            return text.format(meld=capital(meld_said(words, meld)), why=lacking(words, why))
        case no.JokerStillStands(name):
            text = translate(
                "ManipulationRefusal", "{card} is missing where the joker stood for it."
            )
            return text.format(card=capital(_the(words, name)))
        case no.TooFewPoints(have, need):
            text = translate("ManipulationRefusal", "{points} are missing for the first meld.")
            if need - have == 1:
                text = translate("ManipulationRefusal", "{points} is missing for the first meld.")
            return text.format(points=words.points_counted(need - have))
        case StaysOnTable(card):
            text = translate("ManipulationRefusal", "{card} came from the table and stays there.")
            return text.format(card=capital(words.the_card(card)))
        case CardsInTheAir():
            return translate("ManipulationRefusal", "A place for the lifted cards is missing.")
        case NothingToSplit():
            return translate("ManipulationRefusal", "Nothing lies before that card.")
        case DiscardOne() | OtherSide():
            return translate("ManipulationRefusal", "There is no place for these cards.")
        case SelectCards():
            return translate("ManipulationRefusal", "No card is lifted.")
        case CardsLaidOut():
            return translate(
                "ManipulationRefusal", "The last draw ends playing: reset the turn first."
            )
    return f"{capital(lacking(words, problem))}."


def lacking(words: Words, problem: Problem) -> str:
    """What a meld lacks, in a few words for a tag: "seven is missing"."""
    translate = words.translate
    match problem:
        case no.JokerUnnamed():
            return translate("ManipulationRefusal", "the joker needs a name")
        case no.WrongName(_, name):
            text = translate("ManipulationRefusal", "nothing is called {name}")
            return text.format(name=name_sign(words, name))
        case no.TooShort(have):
            short = LEAST_MELD - have
            if short == 1:
                return translate("ManipulationRefusal", "one card is missing")
            text = translate("ManipulationRefusal", "{cards} are missing")
            return text.format(cards=words.cards_counted(short))
        case no.Mixed():
            return translate("ManipulationRefusal", "neither one rank nor one suit")
        case no.SuitTwice(name) | no.RankTwice(name):
            text = translate("ManipulationRefusal", "one {card} too many")
            return text.format(card=name_sign(words, name))
        case no.MissingCards((name,)):
            text = translate("ManipulationRefusal", "{rank} is missing")
            return text.format(rank=words.rank(name.rank))
        case no.MissingCards((first, second)):
            text = translate("ManipulationRefusal", "{first} and {second} are missing")
            return text.format(first=words.rank(first.rank), second=words.rank(second.rank))
        case no.MissingCards(missing):
            text = translate("ManipulationRefusal", "{cards} are missing")
            return text.format(cards=words.cards_counted(len(missing)))
        case no.RoundTheCorner():
            return translate("ManipulationRefusal", "the ace is low or high, not both")
        case no.OutOfOrder():
            return translate("ManipulationRefusal", "the order is missing")
        case no.JokerStillStands(name):
            text = translate("ManipulationRefusal", "a real {card} is missing")
            return text.format(card=name_sign(words, name))
        case no.WrongMeld(meld, why):
            signs = " ".join(laid_sign(words, laid) for laid in meld)
            return f"{signs}: {lacking(words, why)}"
    raise AssertionError(f"no sentence for {problem!r}")


def tag(words: Words, problem: Problem) -> str:
    """What a meld lacks, so short that it fits on it: "2 more", "seven is missing"."""
    translate = words.translate
    match problem:
        case no.TooShort(have):
            text = translate("ManipulationTag", "{count} more")
            return text.format(count=words.number(LEAST_MELD - have))
        case no.Mixed():
            return translate("ManipulationTag", "mixed")
        case no.SuitTwice(name) | no.RankTwice(name):
            text = translate("ManipulationTag", "{card} twice")
            return text.format(card=name_sign(words, name))
        case no.MissingCards(missing) if len(missing) > 1:
            text = translate("ManipulationTag", "{count} missing")
            return text.format(count=words.number(len(missing)))
        case no.RoundTheCorner():
            return translate("ManipulationTag", "round the corner")
        case no.JokerUnnamed():
            return translate("ManipulationTag", "name missing")
        case no.JokerStillStands(name):
            text = translate("ManipulationTag", "{card} missing")
            return text.format(card=name_sign(words, name))
    return lacking(words, problem)


def _the(words: Words, name: Name) -> str:
    return words.translate("Words", "the {card}").format(card=name_said(words, name))
