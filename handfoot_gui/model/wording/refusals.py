"""Why a move is refused, in one sentence that names what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.engine.cards import Rank
from handfoot_gui.engine.errors import Problem
from handfoot_gui.engine.hand_and_foot import problems as no
from handfoot_gui.model.wording.words import Words


def refusal(words: Words, names: Sequence[str], problem: Problem) -> str:
    """The sentence for *problem*; *names* are the players by seat."""
    t = words.translate
    match problem:
        case no.NotToMove(_, None):
            return t("Refusal", "The table moves first.")
        case no.NotToMove(_, actor):
            return t("Refusal", "It is {name}'s turn.").format(name=names[actor or 0])
        case no.DrawFirst():
            return t("Refusal", "A draw or the discard pile comes first.")
        case no.AlreadyDrawn():
            return t("Refusal", "The draw of this turn is done.")
        case no.AnswerFirst():
            return t("Refusal", "The question waits for an answer.")
        case no.NothingAsked():
            return t("Refusal", "Nobody has asked to go out.")
        case no.WrongDraw(_, need):
            return t("Refusal", "A draw is {cards}.").format(cards=words.cards_counted(need))
        case no.NotHeld(card):
            return t("Refusal", "{card} is not in the hand.").format(
                card=_capital(words.the_card(card))
            )
        case no.CardTwice(card):
            return t("Refusal", "{card} can be laid only once.").format(
                card=_capital(words.the_card(card))
            )
        case no.NothingLaid():
            return t("Refusal", "No card is chosen.")
        case no.NoSuchMeld() | no.MeldTwice():
            return t("Refusal", "Each meld can be named once, and must be on the table.")
        case no.MeldComplete(rank):
            return t("Refusal", "The pile of {ranks} is complete.").format(ranks=words.ranks(rank))
        case no.ThreeMelded():
            return t("Refusal", "Threes are never melded.")
        case no.MixedRanks(first, second):
            return t("Refusal", "{first} and {second} do not make one meld.").format(
                first=_capital(words.ranks(first)), second=words.ranks(second)
            )
        case no.WrongRank(card, rank):
            return t("Refusal", "{card} does not belong on the {ranks}.").format(
                card=_capital(words.the_card(card)), ranks=words.ranks(rank)
            )
        case no.TooFewCards(_, have, need):
            return t("Refusal", "A meld has three cards or more, {cards} missing.").format(
                cards=_are_missing(words, need - have)
            )
        case no.TooManyCards(rank, have, most):
            return t("Refusal", "The {ranks} have room for {cards} less.").format(
                ranks=words.ranks(rank), cards=words.cards_counted(have - most)
            )
        case no.TooManyWilds(rank, _, wilds, most):
            return _too_many_wilds(words, rank, wilds, most)
        case no.SecondMeld(rank):
            return t("Refusal", "The {ranks} on the table must be complete first.").format(
                ranks=words.ranks(rank)
            )
        case no.TooFewPoints(have, need):
            return t("Refusal", "{points} are missing for the first meld.").format(
                points=words.points_counted(need - have)
            )
        case no.PileEmpty():
            return t("Refusal", "The discard pile is empty.")
        case no.PileBlocked(top):
            return t("Refusal", "{card} blocks the discard pile.").format(
                card=_capital(words.the_card(top))
            )
        case no.PairMissing(top, have):
            if have == 1:
                return t("Refusal", "A second {rank} in the hand is missing.").format(
                    rank=words.rank(top.rank)
                )
            return t("Refusal", "Two {ranks} in the hand are missing.").format(
                ranks=words.ranks(top.rank)
            )
        case no.TopNotMelded(top):
            return t("Refusal", "{card} must be melded with the take.").format(
                card=_capital(words.the_card(top))
            )
        case no.PairNotMelded(top):
            return t("Refusal", "{card} must be melded with two {ranks} of the hand.").format(
                card=_capital(words.the_card(top)), ranks=words.ranks(top.rank)
            )
        case no.OverflowTooShort(rank, _):
            return t(
                "Refusal", "The {ranks} must be completed and a new meld of three begun."
            ).format(ranks=words.ranks(rank))
        case no.KeepCards(_, 1):
            return t("Refusal", "The last card has to stay until going out is allowed.")
        case no.KeepCards(_, need):
            return t("Refusal", "{cards} have to stay in the foot.").format(
                cards=_capital(words.cards_counted(need))
            )
        case no.MustGoOut():
            return t("Refusal", "After the yes every card has to go in this turn.")
        case no.MustTake():
            return t("Refusal", "After the yes the discard pile has to be taken.")
        case no.DiscardPossible():
            return t("Refusal", "The turn ends with a discard.")
        case no.NoPartner():
            return t("Refusal", "Nobody has to be asked.")
        case no.NotInFoot():
            return t("Refusal", "Going out is possible only from the foot.")
        case no.AskedBefore(True):
            return t("Refusal", "The answer was yes.")
        case no.AskedBefore(_):
            return t("Refusal", "The answer was no; the next turn may bring another.")
        case no.PartnerNotReady(partner, False):
            return t("Refusal", "{name} has not picked up the foot yet.").format(
                name=names[partner]
            )
        case no.PartnerNotReady(partner, _):
            return t("Refusal", "{name} has not played from the foot yet.").format(
                name=names[partner]
            )
        case no.NoWayOut(clean, dirty, wild):
            return _no_way_out(words, clean, dirty, wild)
        case no.WrongTableMove(expected):
            return t("Refusal", "The table's move should be {expected}.").format(expected=expected)
    raise AssertionError(f"no sentence for {problem!r}")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _are_missing(words: Words, count: int) -> str:
    if count == 1:
        return words.translate("Refusal", "one is")
    return words.translate("Refusal", "{count} are").format(count=words.count(count))


def _too_many_wilds(words: Words, rank: Rank, wilds: int, most: int) -> str:
    t = words.translate
    if wilds - most == 1:
        return t("Refusal", "One wild too many for the {ranks}.").format(ranks=words.ranks(rank))
    return t("Refusal", "{count} wilds too many for the {ranks}.").format(
        count=_capital(words.count(wilds - most)), ranks=words.ranks(rank)
    )


def missing_piles_listed(words: Words, clean: int, dirty: int, wild: int) -> str:
    """ "one clean pile and one wild pile"; empty when none is missing."""
    t = words.translate
    kinds = (
        (clean, t("Words", "one clean pile"), t("Words", "{count} clean piles")),
        (dirty, t("Words", "one dirty pile"), t("Words", "{count} dirty piles")),
        (wild, t("Words", "one wild pile"), t("Words", "{count} wild piles")),
    )
    return words.listed(
        [
            one if count == 1 else several.format(count=words.count(count))
            for count, one, several in kinds
            if count
        ]
    )


def _no_way_out(words: Words, clean: int, dirty: int, wild: int) -> str:
    missing = missing_piles_listed(words, clean, dirty, wild)
    if missing:
        return words.translate(
            "Refusal", "Going out needs {piles} more, and a place for every card."
        ).format(piles=missing)
    return words.translate("Refusal", "All cards but one must find a place to go out.")
