"""Keeping the score of Manipulation Rummy in words: fields and slips."""

from __future__ import annotations

from handfoot_gui.core.scorekeeping import Coming, EntryProblem, Field
from handfoot_gui.core.text.scorekeeping import ScorekeeperText
from handfoot_gui.games.manipulation import scorekeeping as no
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import End


class ManipulationScorekeeperText(ScorekeeperText[Options]):
    """The words of Manipulation Rummy."""

    def field_name(self, field: Field) -> str:
        translate = self.words.translate
        return {
            "ended": translate("Keeper", "The round ended"),
            "ender": translate("Keeper", "By"),
            "left": translate("Keeper", "Left in the hand"),
        }[field.key]

    def choice_name(self, field: Field, choice: int | str | None) -> str:
        translate = self.words.translate
        if field.key == "ender":
            return translate("Keeper", "nobody yet") if choice is None else self.names[int(choice)]
        return {
            End.OUT: translate("Keeper", "with the last card played"),
            End.KNOCK: translate("Keeper", "with a knock"),
            End.STOCK: translate("Keeper", "when the stock ran out"),
        }[End(str(choice))]

    def class_name(self, name: str) -> str:
        translate = self.words.translate
        return {
            "joker": translate("Keeper", "Jokers"),
            "court": translate("Keeper", "Tens to kings"),
            "nine": translate("Keeper", "Nines"),
            "eight": translate("Keeper", "Eights"),
            "seven": translate("Keeper", "Sevens"),
            "six": translate("Keeper", "Sixes"),
            "five": translate("Keeper", "Fives"),
            "four": translate("Keeper", "Fours"),
            "three": translate("Keeper", "Threes"),
            "two": translate("Keeper", "Twos"),
            "ace": translate("Keeper", "Aces"),
        }[name]

    def asks(self, coming: Coming) -> str:
        del coming
        return ""

    def _problem(self, problem: EntryProblem) -> str:
        translate, number = self.words.translate, self.words.number
        match problem:
            case no.EnderMissing(True):
                return translate("KeeperProblem", "Who knocked is missing.")
            case no.EnderMissing():
                return translate("KeeperProblem", "Who went out is missing.")
            case no.OutWithPoints(seat, points):
                text = translate(
                    "KeeperProblem", "{name} went out with nothing left, not {points}."
                )
                return text.format(name=self.names[seat], points=number(points))
            case no.NothingLeft(seat):
                text = translate("KeeperProblem", "What {name} has left is missing.")
                return text.format(name=self.names[seat])
            case no.KnockedWithTooMuch(seat, points, most):
                text = translate(
                    "KeeperProblem", "{name} knocks with {most} points at most, not {points}."
                )
                return text.format(name=self.names[seat], most=number(most), points=number(points))
            case no.TooManyCards(name, entered, most):
                text = translate(
                    "KeeperProblem", "{cards}: {entered} are entered, the packs hold {most}."
                )
                return text.format(
                    cards=self.class_name(name), entered=number(entered), most=number(most)
                )
            case no.TooManyPoints(entered, most):
                text = translate(
                    "KeeperProblem", "{entered} points are entered, all cards are worth {most}."
                )
                return text.format(entered=number(entered), most=number(most))
        raise AssertionError(f"no words for {problem!r}")
