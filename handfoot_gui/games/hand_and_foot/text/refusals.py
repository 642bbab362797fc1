"""Why a move is refused, in one sentence that names what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.errors import CardTwice, NotHeld, Problem
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.problems import common_reason, common_refusal
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.values import FootWaits, WildFitsSeveral
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, piles_counted


def refusal(words: Words, names: Sequence[str], options: Options, problem: Problem) -> str:
    """The sentence for *problem*; *names* are the players by seat."""
    said = HandAndFootRefusals(words, options)
    told = said.plain().get(type(problem)) or common_refusal(words, names, problem)
    return told or said.with_facts(names, problem)


class HandAndFootRefusals(PileSentences):
    """The sentences for every problem under these rules."""

    def plain(self) -> dict[type[Problem], str]:
        """Problems whose facts are not said."""
        translate = self.words.translate
        no_such_meld = self.tr("Each meld can be named once, and must be on the table.")
        return {
            no.DrawFirst: self.tr("Draw first."),
            no.AlreadyDrawn: self.tr("The draw is done: lay cards, or discard one."),
            no.AnswerFirst: self.tr("Answer the question first."),
            no.NoTableTalk: translate("Problems", "The answer is yes or no, nothing more."),
            no.NothingAsked: self.tr("Nobody has asked to go out."),
            no.NothingLaid: translate("Problems", "Lift a card first."),
            no.NoSuchMeld: no_such_meld,
            no.MeldTwice: no_such_meld,
            no.ThreeMelded: self.tr("Threes are never melded, only discarded."),
            no.PileEmpty: self.tr("The discard pile is empty: draw from the stock."),
            no.MustTake: self.tr("Take the discard pile: the yes was given for it."),
            no.DiscardPossible: self.tr("Discard one card to end the turn."),
            no.NoPartner: self.tr("Nobody has to be asked."),
            no.NotInFoot: self.tr("Going out is possible only from the foot."),
            no.CutFirst: self.tr("Lift the packets off the deck first."),
            no.NothingToCut: self.tr("There is no deck to cut now."),
            no.NotDown: self.tr("Lay the first meld before taking the discard pile."),
            no.NoWildMelds: self.tr("Wilds need two cards of one rank beside them."),
            no.WildWithThrees: self.tr("Black threes are melded without wilds."),
            no.ThreesOnlyGoingOut: self.tr("Black threes are melded only when going out."),
            no.PileNeeded: self.tr("The first meld of this deal is a {pile} laid at once."),
            no.SevenLast: self.tr("A seven cannot be the last discard."),
            no.OnlySevensLeft: self.tr("A card that may be discarded has to stay."),
            no.LadyNeedsCleanPile: self.tr("A lady lies only on a complete clean {pile}."),
            DiscardOne: self.tr("Lift just one card to discard it."),
            OtherSide: self.tr("These melds belong to the other side."),
            FootWaits: self.tr("The foot is picked up when the hand is empty."),
            CardsLaidOut: self.tr("Lay down the cards laid out first, or take them back."),
        }

    def with_facts(self, names: Sequence[str], problem: Problem) -> str:
        """The sentence for a problem that names what it is about."""
        words, the_card, ranks_of = self.words, self.words.the_card, self.words.ranks
        match problem:
            case no.WrongDraw(_, need):
                return self.tr("A draw is {cards}.", cards=words.cards_counted(need))
            case NotHeld(card):
                text = words.translate("Problems", "{card:^} is not in the hand.")
                return filled(text, card=the_card(card))
            case CardTwice(card):
                return self.tr("{card:^} can be laid only once.", card=the_card(card))
            case no.MeldComplete(rank):
                return self.tr("The {pile} of {ranks} is complete.", ranks=ranks_of(rank))
            case no.MixedRanks(first, second):
                one, other = ranks_of(first), ranks_of(second)
                return self.tr(
                    "{first:^} and {second} go down one by one.", first=one, second=other
                )
            case no.WrongRank(card, rank):
                return self.tr(
                    "{card:^} does not belong on the {ranks}.",
                    card=the_card(card), ranks=ranks_of(rank),
                )  # fmt: skip
            case no.TooFewCards(rank, have, _):
                return self._too_few(rank, have)
            case no.TooManyCards(rank, have, most):
                cards, ranks = words.cards_counted(have - most), ranks_of(rank)
                return self.tr(
                    "That is {cards} too many for the {ranks}.", ranks=ranks, cards=cards
                )
            case no.TooManyWilds(rank, _, wilds, most):
                n = wilds - most
                return self.tr(
                    "{count:^} wild(s) too many for the {ranks}.", "", n,
                    count=words.count(n), ranks=ranks_of(rank),
                )  # fmt: skip
            case WildFitsSeveral(card, first, second):
                return self.tr(
                    "{card:^} fits the {first} and the {second}: lay it by itself.",
                    card=the_card(card), first=ranks_of(first), second=ranks_of(second),
                )  # fmt: skip
            case no.SecondMeldOfRank(rank):
                ranks = ranks_of(rank)
                return self.tr("The {ranks} on the table must be complete first.", ranks=ranks)
            case no.TooFewPoints(have, need):
                n = need - have
                return self.tr(
                    "{points} point(s) (is|are) missing for the first meld.", "", n,
                    points=words.number(n),
                )  # fmt: skip
            case no.PileBlocked(top):
                return self.tr("{card:^} blocks the pile: draw from the stock.", card=the_card(top))
            case no.PairMissing(top, 1):
                rank_name = words.rank(top.rank)
                return self.tr("A second {rank} in the hand is missing.", rank=rank_name)
            case no.PairMissing(top, have):
                cards = words.of_rank(top.rank, 2 - have)
                return self.tr("{cards:^} in the hand are missing.", cards=cards)
            case no.TopNotMelded(top):
                return self.tr("{card:^} must be melded with the take.", card=the_card(top))
            case no.PairNotMelded(top):
                return self.tr(
                    "{card:^} must be melded with {cards} of the hand.",
                    card=the_card(top), cards=words.of_rank(top.rank, 2),
                )  # fmt: skip
            case no.OverflowTooShort(rank, _):
                ranks = ranks_of(rank)
                return self.tr(
                    "The {ranks} must be completed and a new meld of three begun.", ranks=ranks
                )
            case no.KeepCards(_, 1):
                return self.tr("The last card has to stay until going out is allowed.")
            case no.KeepCards(_, n):
                count = words.count(n)
                return self.tr(
                    "{count:^} card(s) (has|have) to stay in the foot.", "", n, count=count
                )
            case no.MustGoOut(True):
                return self.tr("After the yes every card has to go in this turn.")
            case no.MustGoOut(_):
                return self.tr("After black threes every card has to go in this turn.")
            case no.AskedBefore(True):
                return self.tr("The answer was yes.")
            case no.AskedBefore(_):
                return self.tr("The answer was no; the next turn may bring another.")
            case no.PartnerNotReady(partner, has_picked_up):
                text = self.tr("{name} has not picked up the foot yet.")
                if has_picked_up:
                    text = self.tr("{name} has not played from the foot yet.")
                return filled(text, name=words.person(names[partner]))
            case no.NoWayOut(clean, dirty, wild, sevens, every):
                lacking = piles_counted(words, self.word, Quota(clean, dirty, wild, sevens, every))
                if not lacking:
                    return self.tr("All cards but one must find a place to go out.")
                return self.tr(
                    "Going out needs {piles} more, and a place for every card.", piles=lacking
                )
            case no.WrongHeight(_, n):
                number = words.number(n)
                return self.tr(
                    "Between 1 and {number} card(s) can be lifted.", "", n, number=number
                )
            case no.StockPileShort(_, 0):
                return self.tr("That stock pile is empty.")
            case no.StockPileShort(_, have):
                return self.tr("That stock pile has {cards}.", cards=words.cards_counted(have))
            case no.PileTooSmall(have, need):
                n = need - have
                return self.tr(
                    "{count:^} card(s) (is|are) missing in the discard pile.", "", n,
                    count=words.count(n),
                )  # fmt: skip
            case no.MatchMissing(top, True):
                cards = words.of_rank(top.rank, 2)
                return self.tr("{cards:^}, or one and a wild, are missing.", cards=cards)
            case no.MatchMissing(top, _):
                card_name = words.of_rank(top.rank, 1)
                return self.tr("{card:^} in the hand is missing.", card=card_name)
            case no.MatchNotMelded(top):
                return self.tr("{card:^} must be melded with what takes it.", card=the_card(top))
            case no.OnlyOneMeld(rank):
                return self.tr("The {ranks} have their one meld already.", ranks=ranks_of(rank))
            case no.WildsClosed(rank):
                return self.tr("The complete {ranks} take no wild.", ranks=ranks_of(rank))
            case no.SevenBanned(_, True):
                return self.tr("Every side needs a {pile} of sevens before that.")
            case no.SevenBanned(_, _):
                return self.tr("The own side needs a {pile} of sevens before that.")
        raise AssertionError(f"no sentence for {problem!r}")

    def _too_few(self, rank: Rank | None, have: int) -> str:
        """What a meld of *have* cards lacks."""
        if rank is None:
            if have == LEAST_MELD - 1:
                return self.tr("A third wild is missing.")
            return self.tr("Two more wilds are missing.")
        one, several = self.words.rank(rank), self.words.ranks(rank)
        takes_wild = rank not in BLACK_THREES and self.options.wilds_allowed(LEAST_MELD - 1)
        if have == LEAST_MELD - 1:
            text = self.tr("A third {rank} is missing.", rank=one)
            return self.tr("A third {rank} or a wild is missing.", rank=one) if takes_wild else text
        text = self.tr("Two more {ranks} are missing.", ranks=several)
        if takes_wild:
            return self.tr("Two more {ranks}, or one and a wild, are missing.", ranks=several)
        return text

    def reason(self, names: Sequence[str], problem: Problem) -> str:
        """The same in a few words for a tag; the whole sentence where there are none."""
        words = self.words
        match problem:
            case no.DrawFirst():
                return words.translate("Problems", "draw first")
            case no.WrongRank(_, None):
                return self.tr("only wilds")
            case no.WrongRank(_, Rank() as rank):
                return self.tr("only {ranks}", ranks=words.ranks(rank))
            case no.MixedRanks():
                return self.tr("one rank only")
            case no.TooFewCards(_, have, need):
                n = need - have
                text = words.translate("Table", "{number} more", "cards", n)
                return filled(text, number=words.number(n))
            case WildFitsSeveral(card, _, _):
                return self.tr("{card} fits several", card=words.sign(card))
            case no.MeldComplete():
                return self.tr("complete")
            case no.WildsClosed():
                return self.tr("takes no wild")
            case no.TooManyWilds(_, _, wilds, most):
                return self.tr("(a wild too many|too many wilds)", "", wilds - most)
            case no.PileBlocked(top):
                return self.tr("{card} blocks it", card=words.sign(top))
            case no.NotDown():
                return self.tr("first meld first")
            case no.ThreeMelded():
                return self.tr("only discarded")
            case OtherSide():
                return self.tr("the other side's")
            case DiscardOne():
                return words.translate("Problems", "one card only")
            case CardsLaidOut():
                return self.tr("lay down first")
            case FootWaits():
                return words.translate("Common", "when the hand is empty")
        told = common_reason(words, names, problem)
        return told or refusal(words, names, self.options, problem)
