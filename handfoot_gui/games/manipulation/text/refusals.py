"""Why something is not allowed in Manipulation Rummy, in sentences and in tags on melds."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.errors import CardTwice, NotHeld, Problem
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.problems import common_reason, common_refusal
from handfoot_gui.core.text.words import Sentences
from handfoot_gui.games.manipulation.presenter.draft import (
    CardsInTheAir,
    FitsSeveral,
    IsMeldAlready,
    NothingToSplit,
    StaysOnTable,
)
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.shapes import LEAST_MELD
from handfoot_gui.games.manipulation.text.names import (
    ManipulationSentences,
    card_named,
    laid_sign,
    meld_said,
    name_sign,
)

_ON_MELDS: Final = (
    no.TooShort,
    no.Mixed,
    no.SuitTwice,
    no.RankTwice,
    no.MissingCards,
    no.RoundTheCorner,
    no.OutOfOrder,
    no.JokerUnnamed,
    no.WrongName,
    no.JokerStillStands,
)
"""What is wrong with one meld."""


class ManipulationRefusals(ManipulationSentences):
    """The sentences for every problem."""

    def refusal(self, problem: Problem) -> str:
        """The sentence for *problem*."""
        words, number = self.words, self.words.number
        said = self._plain().get(type(problem)) or common_refusal(words, self.names, problem)
        if said:
            return said
        match problem:
            case no.DrawnOut(drawn):
                text = self.tr(
                    "After (drawing|{cards} drawn) nothing is played: end the turn.",
                    "", drawn, cards=words.cards_counted(drawn),
                )  # fmt: skip
            case no.TooManyPoints(have, limit):
                text = self.tr("The hand counts {have}, with {limit} or less one may knock.")
                text = filled(text, have=number(have), limit=number(limit))
            case CardTwice(card):
                text = self.tr("{card:^} lies on the table twice.", card=words.the_card(card))
            case no.CardTaken(card):
                text = self.tr("{card:^} is missing on the table.", card=words.the_card(card))
            case FitsSeveral(card):
                text = self.tr("{card:^} fits several melds: put it on one of them.")
                text = filled(text, card=words.the_card(card))
            case NotHeld(card):
                text = self.tr("{card:^} is neither in the hand nor laid.")
                text = filled(text, card=words.the_card(card))
            case StaysOnTable(card):
                text = self.tr("{card:^} came from the table and stays there.")
                text = filled(text, card=words.the_card(card))
            case no.WrongMeld(meld, why):
                lacking = MeldFaults(words).lacking(why)
                text = self.tr("{meld:^}: {why}.", meld=meld_said(words, meld), why=lacking)
            case no.JokerStillStands(name):
                text = self.tr("{card:^} is missing where the joker stood for it.")
                text = filled(text, card=words.the_card(card_named(name)))
            case no.TooFewPoints(have, need):
                text = self.tr("{points} (is|are) missing for the first meld.", "", need - have)
                text = filled(text, points=words.points_counted(need - have))
            case _:
                text = self.tr("{why:^}.", why=MeldFaults(words).lacking(problem))
        return text

    def _plain(self) -> dict[type[Problem], str]:
        """Problems whose facts are not said."""
        no_place = self.tr("There is no place for these cards.")
        return {
            no.DrawFirst: self.tr("Draw a card first."),
            no.AlreadyPlayed: self.tr("The cards of this turn are played: end the turn."),
            no.StockEmpty: self.tr("The stock is empty: play, or end the turn."),
            no.NoDrawInLastLap: self.tr("In the last lap nobody draws: play, or pass."),
            no.NoPassing: self.tr("Lay a card from the hand, or draw one."),
            no.NoKnocking: self.tr("Nobody knocks under these rules."),
            no.NoKnockInLastLap: self.tr("In the last lap nobody knocks."),
            no.KnockTooEarly: self.tr("Play first, or draw the last card, then knock."),
            no.NothingPlayed: self.tr("Lay at least one card from the hand."),
            CardsInTheAir: self.tr("Put the lifted cards on a meld, or begin a new one."),
            IsMeldAlready: self.tr("The lifted cards are a meld of their own."),
            NothingToSplit: self.tr("Nothing lies before that card."),
            DiscardOne: no_place,
            OtherSide: no_place,
            CardsLaidOut: self.tr("The last draw ends playing: reset the turn first."),
        }

    def reason(self, problem: Problem) -> str:
        """The same in a few words for a tag; the whole sentence where there are none."""
        match problem:
            case no.DrawFirst():
                return self.words.translate("Problems", "draw first")
            case StaysOnTable():
                return self.tr("stays on the table")
        if isinstance(problem, _ON_MELDS):
            return MeldFaults(self.words).tag(problem)
        return common_reason(self.words, self.names, problem) or self.refusal(problem)


class MeldFaults(Sentences):
    """What melds lack."""

    def lacking(self, problem: Problem) -> str:
        """What a meld lacks, in a few words for a tag: "seven is missing"."""
        match problem:
            case no.JokerUnnamed():
                return self.tr("the joker needs a name")
            case no.WrongName(_, name):
                return self.tr("nothing is called {name}", name=name_sign(self.words, name))
            case no.TooShort(have):
                return self._missing(LEAST_MELD - have)
            case no.Mixed():
                return self.tr("neither one rank nor one suit")
            case no.SuitTwice(name) | no.RankTwice(name):
                return self.tr("one {card} too many", card=name_sign(self.words, name))
            case no.MissingCards((name,)):
                return self.tr("{rank} is missing", rank=self.words.rank(name.rank))
            case no.MissingCards((first, second)):
                one, other = self.words.rank(first.rank), self.words.rank(second.rank)
                return self.tr("{first} and {second} are missing", first=one, second=other)
            case no.MissingCards(missing):
                return self._missing(len(missing))
            case no.RoundTheCorner():
                return self.tr("the ace is low or high, not both")
            case no.OutOfOrder():
                return self.tr("the order is missing")
            case no.JokerStillStands(name):
                return self.tr("a real {card} is missing", card=name_sign(self.words, name))
            case no.WrongMeld(meld, why):
                signs = self.words.side_by_side([laid_sign(self.words, laid) for laid in meld])
                return self.tr("{meld}: {why}", meld=signs, why=self.lacking(why))
        raise AssertionError(f"no sentence for {problem!r}")

    def _missing(self, count: int) -> str:
        cards = self.words.cards_counted(count)
        return self.tr("{cards} (is|are) missing", "", count, cards=cards)

    def tag(self, problem: Problem) -> str:
        """What a meld lacks, so short that it fits on it: "2 more", "seven is missing"."""
        match problem:
            case no.TooShort(have):
                more = LEAST_MELD - have
                text = self.words.translate("Table", "{number} more", "cards", more)
                return filled(text, number=self.words.number(more))
            case no.Mixed():
                return self.tr("mixed")
            case no.SuitTwice(name) | no.RankTwice(name):
                return self.tr("{card} twice", card=name_sign(self.words, name))
            case no.MissingCards(missing) if len(missing) > 1:
                number = self.words.number(len(missing))
                return self.tr("{number} missing", "", len(missing), number=number)
            case no.RoundTheCorner():
                return self.tr("round the corner")
            case no.JokerUnnamed():
                return self.tr("name missing")
            case no.JokerStillStands(name):
                return self.tr("{card} missing", card=name_sign(self.words, name))
        return self.lacking(problem)
