"""Why a move is refused, in one sentence that names what is missing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import CardTwice, NotHeld, Problem
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.problems import (
    Texts,
    common_reason,
    common_refusal,
    facts_said,
    text_for,
)
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.values import FootWaits, WildFitsSeveral
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BanUntil,
    banned_as,
    missing_quota,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, banned_cards, piles_counted


def refusal(words: Words, names: Sequence[str], options: Options, problem: Problem) -> str:
    """The sentence for *problem*; *names* are the players by seat."""
    said = HandAndFootRefusals(words, options)
    text = text_for(problem, said.texts(problem))
    if text:
        return filled(text, **said.facts(names, problem, words.the_card))
    return common_refusal(words, names, problem)


def _number(problem: Problem) -> int:
    """How many are needed, missing or too many; 0 where nothing is counted."""
    match problem:
        case no.TooFewPoints(have, need) | no.PileTooSmall(have, need):
            return need - have
        case no.TooFewCards(_, have, need):
            return need - have
        case no.TooFewNaturals(_, _, need):
            return need
        case no.TooManyCards(_, have, most) | no.TooManyWilds(_, _, have, most):
            return have - most
        case no.PairMissing(_, have) | no.PileFrozen(_, have) | no.PairBeforeDown(_, have):
            return 2 - have
        case no.PairNotMelded() | no.MatchMissing():
            return 2
        case no.WrongDraw(_, n) | no.KeepCards(_, n) | no.PileBeforeFoot(_, n):
            return n
        case no.WrongHeight(_, n):
            return n
        case no.StockPileShort(_, n):
            return n
    return 0


class HandAndFootRefusals(PileSentences):
    """The sentences for every problem under these rules."""

    def texts(self, problem: Problem) -> Texts:
        """The sentences by kinds of problems, in the numbers of *problem*."""
        translate, n, lacking = self.words.translate, _number(problem), self._lacking(problem)
        no_such_meld = self.tr("Each meld can be named once, and must be on the table.")
        return {
            no.DrawFirst: self.tr("Draw first."),
            no.AlreadyDrawn: self.tr("You have already drawn: lay down cards, or discard one."),
            no.AnswerFirst: self.tr("Answer the question first."),
            no.NoTableTalk: translate("Problems", "Answer yes or no, nothing more."),
            no.NothingAsked: self.tr("Nobody has asked to go out."),
            no.NothingLaid: translate("Problems", "Pick a card first."),
            no.NoSuchMeld: no_such_meld,
            no.MeldTwice: no_such_meld,
            no.ThreeMelded: self.tr("Threes are never melded, only discarded."),
            no.PileEmpty: self.tr("The discard pile is empty: draw from the stock."),
            no.MustTake: self.tr("Pick up the pile: your partner said yes to that."),
            no.DiscardPossible: self.tr("Discard a card to end your turn."),
            no.NoPartner: self.tr("You do not have to ask anybody."),
            no.NobodyAsks: self.tr("Nobody asks in the last turns: {name} is out."),
            no.NotInFoot: self.tr("You can go out only from your foot."),
            no.CutFirst: self.tr("Cut your packets off the deck first."),
            no.NothingToCut: self.tr("There is no deck to cut now."),
            no.NotDown: self.tr("Lay down the first meld before picking up the pile."),
            no.NoWildMelds: self.tr("Wilds need two cards of the same rank with them."),
            no.WildWithThrees: self.tr("Black threes are melded without wilds."),
            no.RankWithoutWilds: self.tr("Melds of {ranks} take no wilds."),
            no.ThreesOnlyGoingOut: self.tr("You can meld black threes only when going out."),
            no.PileNeeded: self.tr("The first meld of this deal is a whole {pile}, laid at once."),
            no.OnlyBannedLeft: self.tr("Keep a card that you are allowed to discard."),
            no.LadyNeedsCleanPile: self.tr("A lady goes only on a complete {clean} {pile}."),
            DiscardOne: self.tr("Pick just one card to discard."),
            OtherSide: self.tr("These melds belong to the other side."),
            FootWaits: self.tr("You pick up your foot when your hand is empty."),
            CardsLaidOut: self.tr("First lay down the cards you set out, or take them back."),
            no.WrongDraw: self.tr("Draw exactly {cards}."),
            NotHeld: translate("Problems", "{card:^} is not in your hand."),
            CardTwice: self.tr("{card:^} can be laid only once."),
            no.MeldComplete: self.tr("The {pile} of {ranks} is complete."),
            no.MixedRanks: self.tr("{first:^} and {second} go down separately."),
            no.WrongRank: self.tr("{card:^} does not belong on the {ranks}."),
            no.TooFewCards: self._too_few(problem),
            no.TooManyCards: self.tr("That is {cards} too many for the {ranks}."),
            no.TooManyWilds: self.tr("{count:^} wild(s) too many for the {ranks}.", "", n),
            WildFitsSeveral: self.tr(
                "{card:^} fits the {first} and the {second}: lay it by itself."
            ),
            no.SecondMeldOfRank: self.tr("The {ranks} on the table must be complete first."),
            no.TooFewPoints: self.tr("You need {points} more point(s) for your first meld.", "", n),
            no.PileBlocked: self.tr("{card:^} blocks the pile: draw from the stock."),
            (no.PairMissing, 1): self.tr("You need a second {rank} in your hand."),
            no.PairMissing: self.tr("{cards:^} in hand are needed to pick up the pile."),
            no.TopNotMelded: self.tr("{card:^} must be melded when you pick up the pile."),
            no.PairNotMelded: self.tr("{card:^} must be melded with {cards} from your hand."),
            no.OverflowTooShort: self.tr("Complete the {ranks} and start a new meld of three."),
            (no.KeepCards, 1): self.tr("Keep your last card until you may go out."),
            no.WildInFirstMeld: self.tr("A first meld takes no wilds."),
            no.CleanMeldNeeded: self.tr("One of your first melds has to be without wilds."),
            no.PileBeforeFoot: self.tr(
                "You need a complete {pile} before you get your foot: keep {count} card(s).", "", n
            ),
            no.KeepCards: self.tr("{count:^} card(s) (has|have) to stay in your foot.", "", n),
            (no.MustGoOut, True): self.tr(
                "Your partner said yes, so every card has to go this turn."
            ),
            no.MustGoOut: self.tr("If you meld black threes, every card has to go this turn."),
            (no.AskedBefore, True): self.tr("The answer was yes."),
            no.AskedBefore: self.tr("The answer was no. You may ask again next turn."),
            (no.PartnerNotReady, True): self.tr("{name} has not played from the foot yet."),
            no.PartnerNotReady: self.tr("{name} has not picked up the foot yet."),
            no.NoWayOut: self.tr(
                "To go out you still need {piles}, and a place for every card.", piles=lacking
            )
            if lacking
            else self.tr("To go out, you must be able to meld every card but one."),
            no.WrongHeight: self.tr("You can cut between 1 and {number} card(s).", "", n),
            (no.StockPileShort, 0): self.tr("That stock pile is empty."),
            no.StockPileShort: self.tr("That stock pile has {cards}."),
            no.PileTooSmall: self.tr(
                "{count:^} more card(s) (is|are) needed in the discard pile.", "", n
            ),
            (no.MatchMissing, True): self.tr(
                "{cards:^}, or one and a wild, are needed to pick up the pile."
            ),
            no.MatchMissing: self.tr("{card:^} in hand is needed to pick up the pile."),
            no.PileFrozen: self.tr(
                "The pile is frozen: only two {ranks} from your hand pick it up."
            ),
            no.PairBeforeDown: self.tr(
                "Before your first meld, only two {ranks} from your hand pick up the pile."
            ),
            no.MatchNotMelded: self.tr("{card:^} must be melded with the cards that pick it up."),
            (no.SideBySide, True): self.tr(
                "Your side has a {dirty} meld of {ranks}: complete that one first."
            ),
            no.SideBySide: self.tr(
                "Your side has a {clean} meld of {ranks}: complete that one first."
            ),
            (no.SideBySide, None): self.tr("Complete the wild meld on the table first."),
            no.TooFewNaturals: self.tr(
                "A wild needs at least {count} natural {ranks} with it.", "", n
            ),
            no.OnlyOneMeld: self.tr("There is already a meld of {ranks}."),
            no.WildsClosed: self.tr("The complete {ranks} take no wild."),
            (no.CardBanned, BanUntil.ALWAYS): self.tr("{ranks:^} may not be discarded."),
            (no.CardBanned, BanUntil.EVERY_SIDE): self.tr(
                "{ranks:^} may be discarded once every side has a {pile} of them."
            ),
            (no.CardBanned, BanUntil.OWN_SIDE): self.tr(
                "{ranks:^} may be discarded once your side has a {pile} of them."
            ),
            no.CardBanned: self.tr("{ranks:^} may not be the last discard."),
        }

    def facts(
        self, names: Sequence[str], problem: Problem, name_card: Callable[[Card], str]
    ) -> dict[str, str]:
        """What stands in the slots of these texts."""
        words, n = self.words, _number(problem)
        said = facts_said(words, problem, name_card)
        number = words.number(n)
        said |= {"count": words.count(n), "cards": words.cards_counted(n)}
        said |= {"number": number, "points": number}
        match problem:
            case no.PairMissing(top, _) | no.PairNotMelded(top) | no.MatchMissing(top, True):
                said |= {"rank": words.rank(top.rank), "cards": words.of_rank(top.rank, n)}
            case no.PileFrozen(top, _) | no.PairBeforeDown(top, _):
                said |= {"ranks": words.ranks(top.rank)}
            case no.CardBanned(card, _):
                said |= {"ranks": banned_cards(words, banned_as(card))}
            case no.MatchMissing(top, _):
                said["card"] = words.of_rank(top.rank, 1)
            case no.PartnerNotReady(partner, _) | no.NobodyAsks(partner):
                said["name"] = words.person(names[partner])
        return said

    def _lacking(self, problem: Problem) -> str:
        """The piles that are missing to go out; empty where that is not the problem."""
        match problem:
            case no.NoWayOut(clean, dirty, wild, every, ranks):
                quota = missing_quota(clean, dirty, wild, every, ranks)
                return piles_counted(self.words, self.word, quota)
        return ""

    def _too_few(self, problem: Problem) -> str:
        """What a meld lacks; empty where that is not the problem."""
        if not isinstance(problem, no.TooFewCards):
            return ""
        rank, is_one_missing = problem.rank, problem.have == LEAST_MELD - 1
        if rank is None:
            if is_one_missing:
                return self.tr("You need a third wild.")
            return self.tr("You need two more wilds.")
        one, several = self.words.rank(rank), self.words.ranks(rank)
        takes_wild = rank not in BLACK_THREES and self.options.wilds_allowed(LEAST_MELD - 1)
        if is_one_missing:
            text = self.tr("You need a third {rank}.", rank=one)
            return self.tr("You need a third {rank} or a wild.", rank=one) if takes_wild else text
        text = self.tr("You need two more {ranks}.", ranks=several)
        if takes_wild:
            return self.tr("You need two more {ranks}, or one and a wild.", ranks=several)
        return text

    def reason(self, names: Sequence[str], problem: Problem) -> str:
        """The same in a few words for a tag; the whole sentence where there are none."""
        words, translate, n = self.words, self.words.translate, _number(problem)
        texts: Texts = {
            no.DrawFirst: translate("Problems", "draw first"),
            (no.WrongRank, None): self.tr("only wilds"),
            no.WrongRank: self.tr("only {ranks}"),
            no.MixedRanks: self.tr("one rank only"),
            no.TooFewCards: translate("Table", "{number} more", "cards", n),
            WildFitsSeveral: self.tr("{card} fits several melds"),
            no.MeldComplete: self.tr("complete"),
            no.WildsClosed: self.tr("takes no wild"),
            no.TooManyWilds: self.tr("(one wild too many|too many wilds)", "", n),
            no.PileBlocked: self.tr("{card} blocks the pile"),
            no.NotDown: self.tr("first meld first"),
            no.ThreeMelded: self.tr("only discarded"),
            OtherSide: self.tr("the other side’s"),
            DiscardOne: translate("Problems", "one card only"),
            CardsLaidOut: self.tr("lay down first"),
            FootWaits: translate("Common", "when the hand is empty"),
        }
        text = text_for(problem, texts)
        if text:
            return filled(text, **self.facts(names, problem, words.sign))
        told = common_reason(words, names, problem)
        return told or refusal(words, names, self.options, problem)
