"""Why a move is refused under rules that only some tables play, in one sentence."""

from __future__ import annotations

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.text.terms import Term


def refusal_of_switch(words: Words, pile: Term, problem: Problem) -> str | None:
    """The sentence for *problem*, or None where it belongs to every table."""
    translate = words.translate
    match problem:
        case no.CutFirst():
            return translate("Refusal", "The packets are lifted off the deck first.")
        case no.NothingToCut():
            return translate("Refusal", "There is no deck to cut now.")
        case no.WrongHeight(_, most):
            return translate("Refusal", "Between 1 and {count} cards can be lifted.").format(
                count=words.number(most)
            )
        case no.StockPileShort(_, have):
            return translate("Refusal", "That stock pile has {cards}.").format(
                cards=words.cards_counted(have)
            )
        case no.NotDown():
            return translate("Refusal", "The first meld comes before the discard pile.")
        case no.PileTooSmall(have, need):
            return translate("Refusal", "{cards} are missing in the discard pile.").format(
                cards=capital(words.cards_counted(need - have))
            )
        case no.MatchMissing(top, True):
            return translate("Refusal", "Two {ranks}, or one and a wild, are missing.").format(
                ranks=words.ranks(top.rank)
            )
        case no.MatchMissing(top, _):
            return translate("Refusal", "A {rank} in the hand is missing.").format(
                rank=words.rank(top.rank)
            )
        case no.MatchNotMelded(top):
            return translate("Refusal", "{card} must be melded with what takes it.").format(
                card=capital(words.the_card(top))
            )
        case no.NoWildMelds():
            return translate("Refusal", "Wilds need two cards of one rank beside them.")
        case no.OnlyOneMeld(rank):
            return translate("Refusal", "The {ranks} have their one meld already.").format(
                ranks=words.ranks(rank)
            )
        case no.WildsClosed(rank):
            return translate("Refusal", "The complete {ranks} take no wild.").format(
                ranks=words.ranks(rank)
            )
        case no.WildWithThrees():
            return translate("Refusal", "Black threes are melded without wilds.")
        case no.ThreesOnlyGoingOut():
            return translate("Refusal", "Black threes are melded only when going out.")
        case no.PileNeeded():
            text = translate("Refusal", "The first meld of this deal is a {pile} laid at once.")
            return pile.put_into(text)
        case no.SevenBanned(_, True):
            text = translate("Refusal", "Every side needs a {pile} of sevens before that.")
            return pile.put_into(text)
        case no.SevenBanned():
            text = translate("Refusal", "The own side needs a {pile} of sevens before that.")
            return pile.put_into(text)
        case no.SevenLast():
            return translate("Refusal", "A seven cannot be the last discard.")
        case no.OnlySevensLeft():
            return translate("Refusal", "A card that may be discarded has to stay.")
        case no.LadyNeedsCleanPile():
            return pile.put_into(
                translate("Refusal", "A lady lies only on a complete clean {pile}.")
            )
    return None


def capital(text: str) -> str:
    """*text* as a sentence begins."""
    return text[:1].upper() + text[1:]
