"""Why a move is refused, in one sentence that names what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.errors import CardTwice, NotHeld, NotToMove, Problem, WrongTableMove
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide, SelectCards
from handfoot_gui.core.text.words import Words, capital
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, piles_counted


def refusal(words: Words, names: Sequence[str], options: Options, problem: Problem) -> str:
    """The sentence for *problem*; *names* are the players by seat."""
    said = HandAndFootRefusals(words, options)
    return said.plain().get(type(problem)) or said.with_facts(names, problem)


class HandAndFootRefusals(PileSentences):
    """The sentences for every problem under these rules."""

    def plain(self) -> dict[type[Problem], str]:
        """Problems whose facts are not said."""
        no_such_meld = self.tr("Each meld can be named once, and must be on the table.")
        return {
            no.DrawFirst: self.tr("A draw or the discard pile comes first."),
            no.AlreadyDrawn: self.tr("The draw of this turn is done."),
            no.AnswerFirst: self.tr("The question waits for an answer."),
            no.NoTableTalk: self.tr("The answer is yes or no, nothing more."),
            no.NothingAsked: self.tr("Nobody has asked to go out."),
            no.NothingLaid: self.tr("No card is chosen."),
            no.NoSuchMeld: no_such_meld,
            no.MeldTwice: no_such_meld,
            no.ThreeMelded: self.tr("Threes are never melded."),
            no.PileEmpty: self.tr("The discard pile is empty."),
            no.MustTake: self.tr("After the yes the discard pile has to be taken."),
            no.DiscardPossible: self.tr("The turn ends with a discard."),
            no.NoPartner: self.tr("Nobody has to be asked."),
            no.NotInFoot: self.tr("Going out is possible only from the foot."),
            no.CutFirst: self.tr("The packets are lifted off the deck first."),
            no.NothingToCut: self.tr("There is no deck to cut now."),
            no.NotDown: self.tr("The first meld comes before the discard pile."),
            no.NoWildMelds: self.tr("Wilds need two cards of one rank beside them."),
            no.WildWithThrees: self.tr("Black threes are melded without wilds."),
            no.ThreesOnlyGoingOut: self.tr("Black threes are melded only when going out."),
            no.PileNeeded: self.tr("The first meld of this deal is a {pile} laid at once."),
            no.SevenLast: self.tr("A seven cannot be the last discard."),
            no.OnlySevensLeft: self.tr("A card that may be discarded has to stay."),
            no.LadyNeedsCleanPile: self.tr("A lady lies only on a complete clean {pile}."),
            DiscardOne: self.tr("One card is discarded, not several."),
            SelectCards: self.tr("No card is lifted."),
            OtherSide: self.tr("These melds belong to the other side."),
            CardsLaidOut: self.tr("The cards laid out come first: lay down or take back."),
        }

    def with_facts(self, names: Sequence[str], problem: Problem) -> str:
        """The sentence for a problem that names what it is about."""
        words, the_card, ranks_of = self.words, self.words.the_card, self.words.ranks
        match problem:
            case NotToMove(_, None):
                return self.tr("The table moves first.")
            case NotToMove(_, actor):
                return self.tr("It is {name}'s turn.", name=names[actor or 0])
            case no.WrongDraw(_, need):
                return self.tr("A draw is {cards}.", cards=words.cards_counted(need))
            case NotHeld(card):
                return self.tr("{card} is not in the hand.", card=capital(the_card(card)))
            case CardTwice(card):
                return self.tr("{card} can be laid only once.", card=capital(the_card(card)))
            case no.MeldComplete(rank):
                return self.tr("The {pile} of {ranks} is complete.", ranks=ranks_of(rank))
            case no.MixedRanks(first, second):
                one, other = capital(ranks_of(first)), ranks_of(second)
                return self.tr(
                    "{first} and {second} do not make one meld.", first=one, second=other
                )
            case no.WrongRank(card, rank):
                name, ranks = capital(the_card(card)), ranks_of(rank)
                return self.tr("{card} does not belong on the {ranks}.", card=name, ranks=ranks)
            case no.TooFewCards(_, have, need):
                lacking = self.tr("{count} are", count=words.count(need - have))
                if need - have == 1:
                    lacking = self.tr("one is")
                return self.tr("A meld has three cards or more, {cards} missing.", cards=lacking)
            case no.TooManyCards(rank, have, most):
                cards, ranks = words.cards_counted(have - most), ranks_of(rank)
                return self.tr("The {ranks} have room for {cards} less.", ranks=ranks, cards=cards)
            case no.TooManyWilds(rank, _, wilds, most):
                count, ranks = capital(words.count(wilds - most)), ranks_of(rank)
                if wilds - most == 1:
                    return self.tr("One wild too many for the {ranks}.", ranks=ranks)
                return self.tr("{count} wilds too many for the {ranks}.", count=count, ranks=ranks)
            case no.SecondMeldOfRank(rank):
                ranks = ranks_of(rank)
                return self.tr("The {ranks} on the table must be complete first.", ranks=ranks)
            case no.TooFewPoints(have, need):
                points = words.points_counted(need - have)
                return self.tr("{points} are missing for the first meld.", points=points)
            case no.PileBlocked(top):
                return self.tr("{card} blocks the discard pile.", card=capital(the_card(top)))
            case no.PairMissing(top, 1):
                rank_name = words.rank(top.rank)
                return self.tr("A second {rank} in the hand is missing.", rank=rank_name)
            case no.PairMissing(top, _):
                return self.tr("Two {ranks} in the hand are missing.", ranks=ranks_of(top.rank))
            case no.TopNotMelded(top):
                card_name = capital(the_card(top))
                return self.tr("{card} must be melded with the take.", card=card_name)
            case no.PairNotMelded(top):
                name, ranks = capital(the_card(top)), ranks_of(top.rank)
                return self.tr(
                    "{card} must be melded with two {ranks} of the hand.", card=name, ranks=ranks
                )
            case no.OverflowTooShort(rank, _):
                ranks = ranks_of(rank)
                return self.tr(
                    "The {ranks} must be completed and a new meld of three begun.", ranks=ranks
                )
            case no.KeepCards(_, 1):
                return self.tr("The last card has to stay until going out is allowed.")
            case no.KeepCards(_, need):
                cards = capital(words.cards_counted(need))
                return self.tr("{cards} have to stay in the foot.", cards=cards)
            case no.MustGoOut(True):
                return self.tr("After the yes every card has to go in this turn.")
            case no.MustGoOut(_):
                return self.tr("After black threes every card has to go in this turn.")
            case no.AskedBefore(True):
                return self.tr("The answer was yes.")
            case no.AskedBefore(_):
                return self.tr("The answer was no; the next turn may bring another.")
            case no.PartnerNotReady(partner, False):
                return self.tr("{name} has not picked up the foot yet.", name=names[partner])
            case no.PartnerNotReady(partner, _):
                return self.tr("{name} has not played from the foot yet.", name=names[partner])
            case no.NoWayOut(clean, dirty, wild, sevens, every):
                lacking = piles_counted(words, self.word, Quota(clean, dirty, wild, sevens, every))
                if not lacking:
                    return self.tr("All cards but one must find a place to go out.")
                return self.tr(
                    "Going out needs {piles} more, and a place for every card.", piles=lacking
                )
            case no.WrongHeight(_, most):
                count = words.number(most)
                return self.tr("Between 1 and {count} cards can be lifted.", count=count)
            case no.StockPileShort(_, have):
                return self.tr("That stock pile has {cards}.", cards=words.cards_counted(have))
            case no.PileTooSmall(have, need):
                cards = capital(words.cards_counted(need - have))
                return self.tr("{cards} are missing in the discard pile.", cards=cards)
            case no.MatchMissing(top, True):
                ranks = ranks_of(top.rank)
                return self.tr("Two {ranks}, or one and a wild, are missing.", ranks=ranks)
            case no.MatchMissing(top, _):
                return self.tr("A {rank} in the hand is missing.", rank=words.rank(top.rank))
            case no.MatchNotMelded(top):
                card_name = capital(the_card(top))
                return self.tr("{card} must be melded with what takes it.", card=card_name)
            case no.OnlyOneMeld(rank):
                return self.tr("The {ranks} have their one meld already.", ranks=ranks_of(rank))
            case no.WildsClosed(rank):
                return self.tr("The complete {ranks} take no wild.", ranks=ranks_of(rank))
            case no.SevenBanned(_, True):
                return self.tr("Every side needs a {pile} of sevens before that.")
            case no.SevenBanned(_, _):
                return self.tr("The own side needs a {pile} of sevens before that.")
            case WrongTableMove(expected):
                return self.tr("The table's move should be {expected}.", expected=expected)
        raise AssertionError(f"no sentence for {problem!r}")
