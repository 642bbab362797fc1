"""Keeping the score of Raub in words: fields, slips, and what the next deal asks."""

from __future__ import annotations

from handfoot_gui.core.scorekeeping import Coming, EntryProblem, Field
from handfoot_gui.core.text.scorekeeping import ScorekeeperText
from handfoot_gui.games.raub import scorekeeping as no
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import PASSED_ON, PLAYED, THROWN_IN


class RaubScorekeeperText(ScorekeeperText[Options]):
    """The words of Raub."""

    def field_name(self, field: Field) -> str:
        translate = self.words.translate
        return {
            "ended": translate("Keeper", "The deal was"),
            "raubing": translate("Keeper", "Made trumps"),
            "owes": translate("Keeper", "Tricks owed"),
            "tricks": translate("Keeper", "Tricks won"),
        }[field.key]

    def choice_name(self, field: Field, choice: int | str | None) -> str:
        translate = self.words.translate
        if field.key == "raubing":
            return translate("Keeper", "nobody yet") if choice is None else self.names[int(choice)]
        return {
            1: translate("Keeper", "one, after a seven"),
            2: translate("Keeper", "two"),
            PLAYED: translate("Keeper", "played"),
            THROWN_IN: translate("Keeper", "thrown in: a Refe"),
            PASSED_ON: translate("Keeper", "passed on: a Refe"),
        }[choice or 0]

    def class_name(self, name: str) -> str:
        raise AssertionError(f"no cards are counted in Raub: {name}")

    def asks(self, coming: Coming) -> str:
        if not coming.refes:
            return ""
        translate = self.words.translate
        text = translate("Keeper", "A Refe waits: the deal counts double.")
        if coming.refes > 1:
            text = translate("Keeper", "{count} Refes wait: the deal counts double.")
        said = text.format(count=self.words.count(coming.refes))
        return said[:1].upper() + said[1:]

    def _problem(self, problem: EntryProblem) -> str:
        translate = self.words.translate
        match problem:
            case no.TricksMissing(1):
                return translate("KeeperProblem", "One trick is missing.")
            case no.TricksMissing(count):
                text = translate("KeeperProblem", "{count} tricks are missing.")
                said = text.format(count=self.words.count(count))
                return said[:1].upper() + said[1:]
            case no.TooManyTricks(entered):
                text = translate("KeeperProblem", "{count} tricks are entered, a deal has four.")
                return text.format(count=self.words.number(entered))
            case no.NoRaubingPlayer():
                return translate("KeeperProblem", "Who made trumps is missing.")
            case no.OnlyDealerOwesOne(seat, dealer):
                text = translate("KeeperProblem", "Only {dealer}, who dealt, owes one trick.")
                return text.format(name=self.names[seat], dealer=self.names[dealer])
            case no.PassedOnTwice(dealer):
                text = translate(
                    "KeeperProblem", "The deal before was passed on, so {dealer} has to deal."
                )
                return text.format(dealer=self.names[dealer])
        raise AssertionError(f"no words for {problem!r}")
