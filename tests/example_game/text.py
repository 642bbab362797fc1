"""What High tricks is called, how it is introduced, and the words for keeping its score."""

from __future__ import annotations

from typing import Any

from example_game.rules import CARDS, DEALS, Options, View
from handfoot_gui.core.game import GameText
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section
from handfoot_gui.core.scorekeeping import Coming, EntryProblem, Field
from handfoot_gui.core.spoken_state import SpokenState
from handfoot_gui.core.table import HAND, Table, Zone
from handfoot_gui.core.text.interview import Interview, InterviewAnswer, InterviewQuestion
from handfoot_gui.core.text.options import OptionMaker, OptionTexts, grouped
from handfoot_gui.core.text.phrases import Translate
from handfoot_gui.core.text.scorekeeping import ScorekeeperText
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.core.text.words import Words


def game_text(translate: Translate) -> GameText:
    """Its title, presets and keys."""
    return GameText(
        title=translate("Games", "High tricks"),
        about=translate("Games", "Five cards, the highest wins"),
        length=translate("Games", "2 to 4 players, ten minutes"),
        at_deal=translate("Games", "{game}, deal {deal}"),
        deal=translate("Common", "Deal", "noun"),
        deal_number=translate("Score", "Deal {number}"),
        presets={
            "classic": (
                translate("Games", "Classic"),
                translate("Games", "Three deals, a point for each trick"),
            )
        },
        levels={
            "easy": translate("Games", "Plays any card that is allowed."),
        },
        keys=(),
    )


def option_texts(words: Words, options: Options) -> OptionTexts:
    """The words of *options*."""
    translate = words.translate
    players = OptionMaker(words).players()
    fields = grouped((translate("Options", "Table"), {"players": players}))
    sought = {"players": translate("Sought", "how many play, people, seats")}
    return OptionTexts(words, fields, sought=sought)


def interview(words: Words) -> Interview:
    """The questions that lead to a family's rules."""
    translate = words.translate
    answers = tuple(
        InterviewAnswer(
            words.number(count),
            translate("Interview", "As many hands are dealt."),
            {"players": count},
        )
        for count in (2, 3, 4)
    )
    asked = (
        InterviewQuestion("players", translate("Interview", "How many play?"), answers, usual=1),
    )
    return Interview(words, asked, Options())


def rule_card(words: Words, options: Options, title: str) -> RuleCard:
    """The rules to read."""
    translate = words.translate
    text = translate("RuleCard", "{count} players, {cards} cards each, {deals} deals")
    count = words.number(options.players)
    summary = text.format(count=count, cards=words.number(CARDS), deals=words.number(DEALS))
    follow = translate("RuleCard", "Follow suit; the highest card of the suit led wins the trick.")
    trick = PointsRow(translate("RuleCard", "Each trick"), words.number(1))
    section = Section(translate("RuleCard", "Play"), (follow,))
    return RuleCard(title, summary, (section,), translate("RuleCard", "Score"), (trick,))


class HighTricksScorekeeperText(ScorekeeperText[Options]):
    """Keeping the score."""

    def field_name(self, field: Field) -> str:
        return self.words.translate("Scorekeeper", "Tricks won")

    def choice_name(self, field: Field, choice: int | str | None) -> str:
        raise AssertionError(f"nothing is chosen: {field}, {choice}")

    def class_name(self, name: str) -> str:
        raise AssertionError(f"no cards are counted: {name}")

    def asks(self, coming: Coming) -> str:
        return ""

    def _problem(self, problem: EntryProblem) -> str:
        return self.words.translate("Scorekeeper", "A deal has five tricks.")


class HighTricksTableWords(TableWords):
    """What is said at its table."""

    def zone_name(self, zone: Zone, owner: str) -> str:
        translate = self.words.translate
        is_hand = zone.key == HAND
        return translate("HighTricks", "Hand") if is_hand else translate("HighTricks", "Trick")

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        return badge.name


class HighTricksState(SpokenState[View, Any]):
    """How a game stands: all but the trick is said as in every game."""

    def middle(self) -> str:
        """The cards of the trick, in the order in which they were played."""
        trick = self.at.view.public.trick
        if not trick:
            return self.words.translate("HighTricks", "No card lies in the middle.")
        text = self.words.translate("HighTricks", "The trick so far: {cards}.")
        return text.format(cards=self.card_names(trick))
