"""Why a move is refused, in one sentence that names what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, Problem, WrongTableMove
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide, SelectCards
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.option_values import PileWord, Quota
from handfoot_gui.games.hand_and_foot.text.refusals_of_switches import capital, refusal_of_switch
from handfoot_gui.games.hand_and_foot.text.terms import Term, piles_counted, term


def refusal(
    words: Words,
    names: Sequence[str],
    problem: Problem,
    pile_word: PileWord = PileWord.PILE,
) -> str:
    """The sentence for *problem*; *names* are the players by seat."""
    translate = words.translate
    pile = term(words, pile_word)
    special = refusal_of_switch(words, pile, problem)
    if special is not None:
        return special
    match problem:
        case NotToMove(_, None):
            return translate("Refusal", "The table moves first.")
        case NotToMove(_, actor):
            return translate("Refusal", "It is {name}'s turn.").format(name=names[actor or 0])
        case no.DrawFirst():
            return translate("Refusal", "A draw or the discard pile comes first.")
        case no.AlreadyDrawn():
            return translate("Refusal", "The draw of this turn is done.")
        case no.AnswerFirst():
            return translate("Refusal", "The question waits for an answer.")
        case no.NoTableTalk():
            return translate("Refusal", "The answer is yes or no, nothing more.")
        case no.NothingAsked():
            return translate("Refusal", "Nobody has asked to go out.")
        case no.WrongDraw(_, need):
            return translate("Refusal", "A draw is {cards}.").format(
                cards=words.cards_counted(need)
            )
        case NotHeld(card):
            return translate("Refusal", "{card} is not in the hand.").format(
                card=capital(words.the_card(card))
            )
        case CardTwice(card):
            return translate("Refusal", "{card} can be laid only once.").format(
                card=capital(words.the_card(card))
            )
        case no.NothingLaid():
            return translate("Refusal", "No card is chosen.")
        case no.NoSuchMeld() | no.MeldTwice():
            return translate("Refusal", "Each meld can be named once, and must be on the table.")
        case no.MeldComplete(rank):
            return pile.put_into(
                translate("Refusal", "The {pile} of {ranks} is complete."), ranks=words.ranks(rank)
            )
        case no.ThreeMelded():
            return translate("Refusal", "Threes are never melded.")
        case no.MixedRanks(first, second):
            return translate("Refusal", "{first} and {second} do not make one meld.").format(
                first=capital(words.ranks(first)), second=words.ranks(second)
            )
        case no.WrongRank(card, rank):
            return translate("Refusal", "{card} does not belong on the {ranks}.").format(
                card=capital(words.the_card(card)), ranks=words.ranks(rank)
            )
        case no.TooFewCards(_, have, need):
            return translate("Refusal", "A meld has three cards or more, {cards} missing.").format(
                cards=_are_missing(words, need - have)
            )
        case no.TooManyCards(rank, have, most):
            return translate("Refusal", "The {ranks} have room for {cards} less.").format(
                ranks=words.ranks(rank), cards=words.cards_counted(have - most)
            )
        case no.TooManyWilds(rank, _, wilds, most):
            return _too_many_wilds(words, rank, wilds, most)
        case no.SecondMeldOfRank(rank):
            return translate("Refusal", "The {ranks} on the table must be complete first.").format(
                ranks=words.ranks(rank)
            )
        case no.TooFewPoints(have, need):
            return translate("Refusal", "{points} are missing for the first meld.").format(
                points=words.points_counted(need - have)
            )
        case no.PileEmpty():
            return translate("Refusal", "The discard pile is empty.")
        case no.PileBlocked(top):
            return translate("Refusal", "{card} blocks the discard pile.").format(
                card=capital(words.the_card(top))
            )
        case no.PairMissing(top, have):
            if have == 1:
                return translate("Refusal", "A second {rank} in the hand is missing.").format(
                    rank=words.rank(top.rank)
                )
            return translate("Refusal", "Two {ranks} in the hand are missing.").format(
                ranks=words.ranks(top.rank)
            )
        case no.TopNotMelded(top):
            return translate("Refusal", "{card} must be melded with the take.").format(
                card=capital(words.the_card(top))
            )
        case no.PairNotMelded(top):
            return translate(
                "Refusal", "{card} must be melded with two {ranks} of the hand."
            ).format(card=capital(words.the_card(top)), ranks=words.ranks(top.rank))
        case no.OverflowTooShort(rank, _):
            return translate(
                "Refusal", "The {ranks} must be completed and a new meld of three begun."
            ).format(ranks=words.ranks(rank))
        case no.KeepCards(_, 1):
            return translate("Refusal", "The last card has to stay until going out is allowed.")
        case no.KeepCards(_, need):
            return translate("Refusal", "{cards} have to stay in the foot.").format(
                cards=capital(words.cards_counted(need))
            )
        case no.MustGoOut(True):
            return translate("Refusal", "After the yes every card has to go in this turn.")
        case no.MustGoOut(_):
            return translate("Refusal", "After black threes every card has to go in this turn.")
        case no.MustTake():
            return translate("Refusal", "After the yes the discard pile has to be taken.")
        case no.DiscardPossible():
            return translate("Refusal", "The turn ends with a discard.")
        case no.NoPartner():
            return translate("Refusal", "Nobody has to be asked.")
        case no.NotInFoot():
            return translate("Refusal", "Going out is possible only from the foot.")
        case no.AskedBefore(True):
            return translate("Refusal", "The answer was yes.")
        case no.AskedBefore(_):
            return translate("Refusal", "The answer was no; the next turn may bring another.")
        case no.PartnerNotReady(partner, False):
            return translate("Refusal", "{name} has not picked up the foot yet.").format(
                name=names[partner]
            )
        case no.PartnerNotReady(partner, _):
            return translate("Refusal", "{name} has not played from the foot yet.").format(
                name=names[partner]
            )
        case no.NoWayOut():
            return _no_way_out(words, pile, problem)
        case DiscardOne():
            return translate("Refusal", "One card is discarded, not several.")
        case SelectCards():
            return translate("Refusal", "No card is lifted.")
        case OtherSide():
            return translate("Refusal", "These melds belong to the other side.")
        case CardsLaidOut():
            return translate("Refusal", "The cards laid out come first: lay down or take back.")
        case WrongTableMove(expected):
            return translate("Refusal", "The table's move should be {expected}.").format(
                expected=expected
            )
    raise AssertionError(f"no sentence for {problem!r}")


def _are_missing(words: Words, count: int) -> str:
    if count == 1:
        return words.translate("Refusal", "one is")
    return words.translate("Refusal", "{count} are").format(count=words.count(count))


def _too_many_wilds(words: Words, rank: Rank, wilds: int, most: int) -> str:
    translate = words.translate
    if wilds - most == 1:
        return translate("Refusal", "One wild too many for the {ranks}.").format(
            ranks=words.ranks(rank)
        )
    return translate("Refusal", "{count} wilds too many for the {ranks}.").format(
        count=capital(words.count(wilds - most)), ranks=words.ranks(rank)
    )


def _no_way_out(words: Words, pile: Term, problem: no.NoWayOut) -> str:
    lacking = Quota(problem.clean, problem.dirty, problem.wild, problem.sevens, problem.any)
    missing = piles_counted(words, pile, lacking)
    if missing:
        return words.translate(
            "Refusal", "Going out needs {piles} more, and a place for every card."
        ).format(piles=missing)
    return words.translate("Refusal", "All cards but one must find a place to go out.")
