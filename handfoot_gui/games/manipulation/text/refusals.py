"""Why something is not allowed in Manipulation Rummy, in sentences and in tags on melds."""

from __future__ import annotations

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
from handfoot_gui.core.text.words import Sentences
from handfoot_gui.games.manipulation.presenter.draft import (
    CardsInTheAir,
    FitsSeveral,
    IsMeldAlready,
    NothingToSplit,
    StaysOnTable,
)
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.option_values import Ace, JokerRule
from handfoot_gui.games.manipulation.rules.shapes import LEAST_MELD
from handfoot_gui.games.manipulation.text.names import (
    ManipulationSentences,
    card_named,
    laid_sign,
    meld_said,
    name_sign,
)


class ManipulationRefusals(ManipulationSentences):
    """The sentences for every problem."""

    def refusal(self, problem: Problem) -> str:
        """The sentence for *problem*."""
        text, faults = text_for(problem, self.texts(problem)), MeldFaults(self.words)
        if text:
            return filled(text, **self._facts(problem))
        if text_for(problem, faults.texts(problem)):
            return self.tr("{why:^}.", why=faults.lacking(problem))
        return common_refusal(self.words, self.names, problem)

    def texts(self, problem: Problem) -> Texts:
        """The sentences by kinds of problems, in the numbers of *problem*; without those about
        melds, which are `MeldFaults`."""
        n = _number(problem)
        no_place = self.tr("There is no place for these cards.")
        return {
            no.DrawFirst: self.tr("Draw a card first."),
            no.AlreadyPlayed: self.tr("You have already played this turn: end your turn."),
            no.DrawnOut: self.tr(
                "After (drawing|drawing {cards}) you may not play: end your turn.", "", n
            ),
            no.NoMoreDraws: self.tr("You may not draw again this turn: play, or end it."),
            no.StockEmpty: self.tr("The stock is empty: play, or end your turn."),
            no.NoDrawInLastLap: self.tr("You may not draw in the last lap: play, or pass."),
            no.NoPassing: self.tr("Lay a card from your hand, or draw one."),
            no.NoKnocking: self.tr("Under these rules you may not knock."),
            no.NoKnockInLastLap: self.tr("You may not knock in the last lap."),
            no.KnockTooEarly: self.tr("Play first, or draw your last card; then knock.")
            if self.options.draw_limit
            else self.tr("Play first, then knock."),
            no.TooManyPoints: self.tr(
                "Your hand is worth {have}; you may knock with {limit} or fewer."
            ),
            no.NothingPlayed: self.tr("Lay at least one card from your hand."),
            CardTwice: self.tr("{card:^} is on the table twice."),
            no.CardTaken: self.tr("{card:^} has to stay on the table."),
            FitsSeveral: self.tr("{card:^} fits several melds: put it on one of them."),
            NotHeld: self.tr("{card:^} is not in your hand, and you did not lay it."),
            StaysOnTable: self.tr("{card:^} came from the table and stays there."),
            no.WrongMeld: self.tr("{meld:^}: {why}."),
            no.JokerStillStands: self._standing(problem),
            no.TableTouched: self.tr("Your first play must come from your hand alone."),
            no.TooFewPoints: self.tr("You still need {points} for your first play.", "", n),
            CardsInTheAir: self.tr("Put the cards you picked on a meld, or start a new one."),
            IsMeldAlready: self.tr("The cards you picked are already a meld."),
            NothingToSplit: self.tr("There is nothing before that card."),
            DiscardOne: no_place,
            OtherSide: no_place,
            CardsLaidOut: self.tr("After the last draw you may not play: reset your turn first."),
        }

    def _standing(self, problem: Problem) -> str:
        """Why a joker keeps its name, as its rule has it."""
        rule = problem.rule if isinstance(problem, no.JokerStillStands) else JokerRule.NAMED
        if rule is JokerRule.FROM_HAND:
            return self.tr("{card:^} has to come from your hand to free the joker.")
        if rule is JokerRule.FIXED:
            return self.tr("The joker stands for {card} until the round ends.")
        return self.tr("{card:^} has to take the place of its joker.")

    def _facts(self, problem: Problem) -> dict[str, str]:
        """What stands in the slots of these texts."""
        words, n = self.words, _number(problem)
        said = facts_said(words, problem, words.the_card)
        said |= {"cards": words.cards_counted(n), "points": words.points_counted(n)}
        match problem:
            case no.TooManyPoints(have, limit):
                said |= {"have": words.number(have), "limit": words.number(limit)}
            case no.WrongMeld(meld, why):
                lacking = MeldFaults(words).lacking(why)
                said |= {"meld": meld_said(words, meld), "why": lacking}
            case no.JokerStillStands(name, _):
                said["card"] = words.the_card(card_named(name))
        return said

    def reason(self, problem: Problem) -> str:
        """The same in a few words for a tag; the whole sentence where there are none."""
        texts: Texts = {
            no.DrawFirst: self.words.translate("Problems", "draw first"),
            StaysOnTable: self.tr("stays on the table"),
        }
        faults = MeldFaults(self.words)
        if type(problem) in faults.texts(problem) and not isinstance(problem, no.WrongMeld):
            return faults.tag(problem)
        said = text_for(problem, texts) or common_reason(self.words, self.names, problem)
        return said or self.refusal(problem)


def _number(problem: Problem) -> int:
    """How many cards or points are missing, or were drawn; 0 where nothing is counted."""
    match problem:
        case no.DrawnOut(n):
            return n
        case no.TooFewPoints(have, need):
            return need - have
        case no.TooShort(have):
            return LEAST_MELD - have
        case no.MissingCards(names):
            return len(names)
    return 0


class MeldFaults(Sentences):
    """What melds lack."""

    def lacking(self, problem: Problem) -> str:
        """What a meld lacks, in a few words for a tag: "needs the seven"."""
        text = text_for(problem, self.texts(problem))
        assert text, f"no sentence for {problem!r}"
        return filled(text, **self._facts(problem))

    def texts(self, problem: Problem) -> Texts:
        """The words by kinds of problems, in the numbers of *problem*."""
        n = _number(problem)
        missing = self.tr("{cards} (is|are) still needed", "", n)
        named = {
            1: self.tr("needs the {rank}"),
            2: self.tr("needs the {first} and the {second}"),
        }
        too_many = self.tr("one {card} too many")
        return {
            no.JokerUnnamed: self.tr("the joker needs a name"),
            no.WrongName: self.tr("no card is called {name}"),
            no.TooShort: missing,
            no.Mixed: self.tr("neither one rank nor one suit"),
            no.SuitTwice: too_many,
            no.RankTwice: too_many,
            no.MissingCards: named.get(n, missing),
            no.RoundTheCorner: self.tr("the ace is low or high, not both"),
            no.AceAtWrongEnd: self._ace_end(problem),
            no.TableTouched: self.tr("your first play must come from your hand alone"),
            no.OutOfOrder: self.tr("the cards are out of order"),
            no.JokerStillStands: self._standing(problem),
            no.WrongMeld: self.tr("{meld}: {why}"),
        }

    def _ace_end(self, problem: Problem) -> str:
        """Where aces lie."""
        if isinstance(problem, no.AceAtWrongEnd) and problem.ace is Ace.HIGH:
            return self.tr("the ace is high, after the king")
        return self.tr("the ace is low, before the two")

    def _standing(self, problem: Problem) -> str:
        """Why a joker keeps its name, as its rule has it."""
        rule = problem.rule if isinstance(problem, no.JokerStillStands) else JokerRule.NAMED
        if rule is JokerRule.FROM_HAND:
            return self.tr("needs {card} from your hand")
        if rule is JokerRule.FIXED:
            return self.tr("the joker stays {card}")
        return self.tr("needs a real {card}")

    def _facts(self, problem: Problem) -> dict[str, str]:
        """What stands in the slots of these texts."""
        words, n = self.words, _number(problem)
        said = {"cards": words.cards_counted(n), "number": words.number(n)}
        match problem:
            case no.WrongName(_, name) | no.SuitTwice(name) | no.RankTwice(name):
                said["name"] = said["card"] = name_sign(words, name)
            case no.JokerStillStands(name, _):
                said["card"] = name_sign(words, name)
            case no.MissingCards(names):
                ranks = [words.rank(name.rank) for name in names]
                said |= {"rank": ranks[0], "first": ranks[0], "second": ranks[-1]}
            case no.WrongMeld(meld, why):
                signs = words.side_by_side([laid_sign(words, laid) for laid in meld])
                said |= {"meld": signs, "why": self.lacking(why)}
        return said

    def tag(self, problem: Problem) -> str:
        """What a meld lacks, so short that it fits on it: "2 more", "needs the seven"."""
        n, twice = _number(problem), self.tr("{card} twice")
        texts: Texts = {
            no.TooShort: self.words.translate("Table", "{number} more", "cards", n),
            no.Mixed: self.tr("mixed"),
            no.SuitTwice: twice,
            no.RankTwice: twice,
            no.MissingCards: self.tr("needs {number} more", "", n) if n > 1 else "",
            no.RoundTheCorner: self.tr("ace low or high"),
            no.AceAtWrongEnd: self.tr("ace high only")
            if isinstance(problem, no.AceAtWrongEnd) and problem.ace is Ace.HIGH
            else self.tr("ace low only"),
            no.JokerUnnamed: self.tr("needs a name"),
            no.JokerStillStands: self.tr("still {card}")
            if isinstance(problem, no.JokerStillStands) and problem.rule is JokerRule.FIXED
            else self.tr("needs {card}"),
        }
        text = text_for(problem, texts)
        return filled(text, **self._facts(problem)) if text else self.lacking(problem)
