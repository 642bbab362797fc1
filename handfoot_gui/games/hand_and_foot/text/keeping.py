"""Keeping the score of Hand and Foot in words: fields, slips, and what the next deal asks."""

from __future__ import annotations

from handfoot_gui.core.scorekeeping import Coming, EntryProblem, Field
from handfoot_gui.core.text.scorekeeping import ScorekeeperText
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.scorekeeping import problems as no
from handfoot_gui.games.hand_and_foot.scorekeeping.packs import PileKind
from handfoot_gui.games.hand_and_foot.text.score import deal_asks
from handfoot_gui.games.hand_and_foot.text.terms import piles_counted, quota_words, term


class HandAndFootScorekeeperText(ScorekeeperText[Options]):
    """The words of Hand and Foot."""

    def field_name(self, field: Field) -> str:
        translate = self.words.translate
        names = {
            "clean": translate("Scorekeeper", "Clean {piles}"),
            "dirty": translate("Scorekeeper", "Dirty {piles}"),
            "wild": translate("Scorekeeper", "Wild {piles}"),
            "sevens": translate("Scorekeeper", "Sevens"),
            "black_threes": translate("Scorekeeper", "Clean black threes"),
            "sevens_piles": translate("Scorekeeper", "Sevens among these"),
            "red_threes_laid": translate("Scorekeeper", "Red threes laid"),
            "red_threes_left": translate("Scorekeeper", "Red threes not laid"),
            "ladies_laid": translate("Scorekeeper", "Ladies laid"),
            "ladies_left": translate("Scorekeeper", "Ladies not laid"),
            "exact_cuts": translate("Scorekeeper", "Exact cuts"),
            "out": translate("Scorekeeper", "Went out"),
            "melded": translate("Scorekeeper", "Cards in melds"),
            "left": translate("Scorekeeper", "Left in hand and foot"),
        }
        return term(self.words, self.options.pile_word).put_into(names[field.key])

    def choice_name(self, field: Field, choice: int | str | None) -> str:
        del field
        translate = self.words.translate
        if self.options.sides is Sides.ALONE:
            yes, never = translate("Scorekeeper", "yes"), translate("Scorekeeper", "no")
            return never if choice is None else yes
        return translate("Scorekeeper", "nobody") if choice is None else self.names[int(choice)]

    def class_name(self, name: str) -> str:
        return self.presenter.item_name(name)

    def asks(self, coming: Coming) -> str:
        words = self.words
        needed = words.translate("Scorekeeper", "To go out: {needed}.").format(
            needed=quota_words(words, self.options.quota(coming.number))
        )
        if len(set(coming.minima)) > 1 and not coming.is_concealed:
            text = words.translate("Scorekeeper", "{side} {points}")
            sides = [
                text.format(side=self.side(side), points=words.number(points))
                for side, points in enumerate(coming.minima)
            ]
            text = words.translate("Scorekeeper", "First meld: {sides}.")
            return f"{text.format(sides='; '.join(sides))} {needed}"
        first = deal_asks(words, self.options, coming.number, coming.minima[0])
        return f"{first}. {needed}"

    def _problem(self, problem: EntryProblem) -> str:
        translate, number = self.words.translate, self.words.number
        match problem:
            case no.NothingEntered():
                return translate("ScorekeeperProblem", "Nothing is entered yet.")
            case no.SeveralOut(seats):
                text = translate("ScorekeeperProblem", "Only one player goes out, not {names}.")
                return text.format(names=self.listed(seats))
            case no.NotOfSide(seat, side):
                text = translate("ScorekeeperProblem", "{name} does not play for {side}.")
                return text.format(name=self.names[seat], side=self.side(side))
            case no.TooManyRedThrees(entered, most):
                text = translate(
                    "ScorekeeperProblem", "{entered} red threes are entered, the packs hold {most}."
                )
                return text.format(entered=number(entered), most=number(most))
            case no.TooManyLadies(entered, most):
                text = translate(
                    "ScorekeeperProblem", "{entered} ladies are entered, the deck holds {most}."
                )
                return text.format(entered=number(entered), most=number(most))
            case no.TooManyCards(name, entered, most):
                text = translate(
                    "ScorekeeperProblem", "{cards}: {entered} are entered, the packs hold {most}."
                )
                return text.format(
                    cards=self.class_name(name), entered=number(entered), most=number(most)
                )
            case no.TooManyPiles(entered, most, kind):
                text = self._piles_entered(kind)
                return self._pile(text, entered=number(entered), most=number(most))
            case no.TooManyWildsInPiles(needed, most):
                text = translate(
                    "ScorekeeperProblem",
                    "The wild and dirty {piles} take {needed} wilds, the packs hold {most}.",
                )
                return self._pile(text, needed=number(needed), most=number(most))
            case no.TooManyPoints(entered, most):
                text = translate(
                    "ScorekeeperProblem",
                    "{entered} card points are entered, all cards are worth {most}.",
                )
                return text.format(entered=number(entered), most=number(most))
            case no.OutWithCards(seat):
                text = translate("ScorekeeperProblem", "{name} went out and has nothing left.")
                return text.format(name=self.names[seat])
        return self._of_side(problem)

    def _piles_entered(self, kind: PileKind) -> str:
        """The sentence for too many piles of *kind*."""
        translate = self.words.translate
        return {
            PileKind.ANY: translate(
                "ScorekeeperProblem",
                "{entered} {piles} are entered, the packs hold {most} at most.",
            ),
            PileKind.CLEAN: translate(
                "ScorekeeperProblem",
                "{entered} clean {piles} are entered, the packs hold {most} at most.",
            ),
            PileKind.WILD: translate(
                "ScorekeeperProblem",
                "{entered} wild {piles} are entered, the packs hold {most} at most.",
            ),
            PileKind.SEVENS: translate(
                "ScorekeeperProblem",
                "{entered} {piles} of sevens are entered, the packs hold {most} at most.",
            ),
            PileKind.BLACK_THREES: translate(
                "ScorekeeperProblem",
                "{entered} {piles} of black threes are entered, the packs hold {most} at most.",
            ),
        }[kind]

    def _of_side(self, problem: EntryProblem) -> str:
        """What is wrong with one side's entry."""
        translate, number = self.words.translate, self.words.number
        match problem:
            case no.PointsMissing(side):
                text = translate("ScorekeeperProblem", "{side}: the cards in melds are missing.")
                return text.format(side=self.side(side))
            case no.TooFewCards(side, piles, counted, least):
                text = translate(
                    "ScorekeeperProblem",
                    "{side}: {count} {piles} take {least} cards, {counted}.",
                )
                if piles == 1:
                    text = translate(
                        "ScorekeeperProblem", "{side}: one {pile} takes {least} cards, {counted}."
                    )
                return self._pile(
                    text,
                    side=self.side(side),
                    count=number(piles),
                    least=number(least),
                    counted=self._counted(counted),
                )
            case no.TooFewOfThem(side, is_wild, counted, least):
                text = translate(
                    "ScorekeeperProblem",
                    "{side}: the {piles} take {least} natural cards, {counted}.",
                )
                if is_wild:
                    text = translate(
                        "ScorekeeperProblem", "{side}: the {piles} take {least} wilds, {counted}."
                    )
                    if least == 1:
                        text = translate(
                            "ScorekeeperProblem", "{side}: the {piles} take one wild, {counted}."
                        )
                said = self._counted(counted)
                return self._pile(text, side=self.side(side), least=number(least), counted=said)
            case no.BelowNothing(side, points, least):
                text = translate(
                    "ScorekeeperProblem",
                    "{side}: cards in melds come to {least} or more, not {points}.",
                )
                return text.format(side=self.side(side), least=number(least), points=number(points))
            case no.BelowFirstMeld(side, points, least):
                text = translate(
                    "ScorekeeperProblem", "{side}: {points} melded, the first meld needs {least}."
                )
                return text.format(side=self.side(side), least=number(least), points=number(points))
            case no.TooFewPoints(side, piles, points, least):
                text = translate(
                    "ScorekeeperProblem",
                    "{side}: the cards of {count} {piles} are worth {least} or more, not {points}.",
                )
                return self._pile(
                    text,
                    side=self.side(side),
                    count=number(piles),
                    least=number(least),
                    points=number(points),
                )
            case no.NoSumOfCards(side, points, step):
                text = translate(
                    "ScorekeeperProblem", "{side}: no cards come to {points}, all count by {step}."
                )
                return text.format(side=self.side(side), points=number(points), step=number(step))
            case no.TooManySevens(side):
                text = translate(
                    "ScorekeeperProblem", "{side}: more sevens than clean and dirty {piles}."
                )
                return self._pile(text, side=self.side(side))
            case no.TooManyCuts(side, entered, most):
                text = translate(
                    "ScorekeeperProblem", "{side}: {entered} exact cuts, {most} can be made."
                )
                return text.format(side=self.side(side), entered=number(entered), most=number(most))
            case no.OutWithoutPiles(side, clean, dirty, wild, sevens, every):
                missing = Quota(clean, dirty, wild, sevens, every)
                text = translate(
                    "ScorekeeperProblem", "{side}: {needed} are missing for going out."
                )
                if max(clean + dirty + wild + sevens, every) == 1:
                    text = translate(
                        "ScorekeeperProblem", "{side}: {needed} is missing for going out."
                    )
                pile = term(self.words, self.options.pile_word)
                needed = piles_counted(self.words, pile, missing)
                return text.format(side=self.side(side), needed=needed)
            case no.LeftMissing(side):
                text = translate(
                    "ScorekeeperProblem", "{side}: the cards left in hand and foot are missing."
                )
                return text.format(side=self.side(side))
            case no.NothingLeftEntered(side):
                text = translate("ScorekeeperProblem", "{side}: nothing is entered as left.")
                return text.format(side=self.side(side))
        raise AssertionError(f"no words for {problem!r}")

    def _counted(self, cards: int) -> str:
        if cards == 1:
            return self.words.translate("ScorekeeperProblem", "one is counted")
        text = self.words.translate("ScorekeeperProblem", "{counted} are counted")
        return text.format(counted=self.words.number(cards))

    def _pile(self, text: str, **facts: str) -> str:
        return term(self.words, self.options.pile_word).put_into(text, **facts)
