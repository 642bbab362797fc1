"""What is said at the card table: names of places, cards and players, words on tags and buttons."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import Action, Move, MoveWarning, Panel, Table, Tag, Zone
from handfoot_gui.core.text.left_over import LeftOverWords
from handfoot_gui.core.text.phrases import Translate, filled
from handfoot_gui.core.text.words import Words


def playing(words: Words) -> str:
    """What stands on the badge of whoever plays."""
    return words.translate("Table", "playing")


def playing_heard(words: Words, badge: PlayerBadge) -> str:
    """The same for the ear, which does not see whether anything moves."""
    if not badge.waits_for_key:
        return playing(words)
    return filled(words.translate("Table", "waiting for {key}"), key=words.key("Enter"))


def filled_with_figures(words: Words, text: str, **facts: str | int) -> str:
    """*text* with *facts* in its slots, numbers as the reader's country writes them."""
    said = {slot: words.number(it) if isinstance(it, int) else it for slot, it in facts.items()}
    return filled(text, **said)


class BriefWords:
    """What is said at the table where there is little room, as on a phone."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def head(self, table: Table) -> str:
        """What the seat still needs, or has to know all the time, in a few words; empty where the
        deal says it."""
        return ""

    def points(self, badge: PlayerBadge, table: Table) -> str:
        """The points on a player's badge, in figures; empty where they are those of a side."""
        return ""

    def line(self, badge: PlayerBadge, table: Table) -> str:
        """A few words below the name on a badge; nothing, as a rule."""
        return ""

    def amount(self, amount: int) -> str:
        """So much of what `Table.amount` asks for."""
        return self.words.cards_counted(amount, in_figures=True)


class TableWords(ABC):
    """One game's words at the table, for whatever shows it: a window, a phone, a screen reader.

    Their contexts are given with the texts, so that a game may derive from it.
    """

    left_over: ClassVar[type[LeftOverWords]] = LeftOverWords
    """What says what everybody is left with."""
    brief: ClassVar[type[BriefWords]] = BriefWords
    """What says things where there is little room."""

    def __init__(self, words: Words) -> None:
        self.words = words

    @property
    def translate(self) -> Translate:
        """What translates, in the language of the moment."""
        return self.words.translate

    def filled(self, text: str, **facts: str | int) -> str:
        """*text* with *facts* in its slots, numbers as the reader's country writes them."""
        return filled_with_figures(self.words, text, **facts)

    def zone_name(self, zone: Zone, owner: str) -> str:
        """What a screen reader says of a zone; *owner* are the players of its side."""
        return zone.spoken

    def zone_label(self, zone: Zone, *, is_brief: bool = False) -> str:
        """The caption of a zone; *is_brief*: where there is little room. Empty where it needs
        none."""
        return ""

    def zone_note(self, zone: Zone) -> str:
        """What is written beside the cards of a zone; nothing, as a rule."""
        return zone.note

    def panel_note(self, panel: Panel, table: Table) -> str:
        """What a side has on the table, beside its players; empty where nothing is said of it."""
        return ""

    def meter_text(self, table: Table) -> str:
        """What the meter shows and what is missing, as a sentence; empty without one."""
        return ""

    def notes(self, table: Table) -> tuple[str, ...]:
        """What else is written on the table, the most important first, whatever its place."""
        return ()

    def card_tags(self, card: Card, table: Table) -> tuple[str, ...]:
        """The words that *card* wears on the table."""
        return ()

    def card_name(self, card: Card, table: Table) -> str:
        """What a screen reader calls a card."""
        return table.card_names.get(card) or self.words.card(card)

    @abstractmethod
    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        """What a screen reader says of a player's badge."""

    def remark(self, zone: Zone) -> str:
        """What the prompt bar says while *zone* is looked at; nothing, as a rule."""
        return ""

    def tag_text(self, tag: Tag, table: Table) -> str:
        """The words on the tag of a target."""
        return tag.text

    def brief_tag_text(self, tag: Tag, table: Table) -> str:
        """A word or figure for the same where tags would cover one another."""
        return self.tag_text(tag, table)

    def act_text(self, act: Action[Move], name: str) -> str:
        """The words on the button of *act*; *name* is the player's."""
        return act.text

    def brief_act_text(self, act: Action[Move]) -> str:
        """Words for the same where the bar is crowded; empty where there are no shorter ones."""
        return ""

    def act_spoken(self, act: Action[Move]) -> str:
        """What a screen reader says where the words on the button are signs."""
        return ""

    def act_key(self, act: Action[Move]) -> str:
        """The key that presses the button of *act* besides Enter for the primary one."""
        return act.key

    def warning_prompt(self, warning: MoveWarning) -> str:
        """What a costly slip would cost, to follow the player's name and a comma."""
        raise NotImplementedError(f"{type(self).__name__} asks about no slips: {warning}")

    def end_turn_verbs(self) -> tuple[str, str]:
        """The two buttons where a move ends the turn: go on, or not."""
        translate = self.words.translate
        return translate("Common", "End the turn"), translate("Common", "Play on")

    def warning_verbs(self, warning: MoveWarning) -> tuple[str, str]:
        """The two buttons of a warning: go on, or not."""
        raise NotImplementedError(f"{type(self).__name__} asks about no slips: {warning}")
