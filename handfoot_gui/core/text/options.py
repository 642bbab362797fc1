"""What an option is to a person: one record each, and every sentence that is made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import Any, Final, TypedDict, Unpack

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import Words, searchable


class Unit(StrEnum):
    """What a number counts."""

    CARDS = "cards"
    POINTS = "points"
    PACKS = "packs"
    PLAYERS = "players"
    DEALS = "deals"
    JOKERS = "jokers"
    WILDS = "wilds"
    STOCKS = "stocks"
    ROUNDS = "rounds"


def counted(words: Words, unit: Unit, number: int) -> Phrase:
    """A number with what it counts: "two packs", "500 points"."""
    if unit is Unit.CARDS:
        return words.cards_counted(number)
    if unit is Unit.POINTS:
        return words.points_counted(number)
    translate, n = words.translate, number
    text = {
        Unit.PACKS: translate("Words", "{count} deck(s)", "", n),
        Unit.PLAYERS: translate("Words", "{count} player(s)", "", n),
        Unit.DEALS: translate("Words", "{count} deal(s)", "", n),
        Unit.JOKERS: translate("Words", "{count} joker(s)", "", n),
        Unit.WILDS: translate("Words", "{count} wild(s)", "", n),
        Unit.STOCKS: translate("Words", "{count} stock pile(s)", "", n),
        Unit.ROUNDS: translate("Words", "{count} round(s)", "", n),
    }[unit]
    return Phrase.of(text, count=words.count(number))


def unit_of(words: Words, unit: Unit, number: int) -> str:
    """What stands behind *number* in figures: "card", "cards"."""
    translate, n = words.translate, abs(number)
    return {
        Unit.CARDS: translate("Options", "card(s)", "", n),
        Unit.POINTS: translate("Options", "point(s)", "", n),
        Unit.PACKS: translate("Options", "deck(s)", "", n),
        Unit.PLAYERS: translate("Options", "player(s)", "", n),
        Unit.DEALS: translate("Options", "deal(s)", "", n),
        Unit.JOKERS: translate("Options", "joker(s)", "", n),
        Unit.WILDS: translate("Options", "wild(s)", "", n),
        Unit.STOCKS: translate("Options", "stock pile(s)", "", n),
        Unit.ROUNDS: translate("Options", "round(s)", "", n),
    }[unit]


_NOTHING: Final[Mapping[Any, str]] = {}
_NOTHING_OF_PARTS: Final[Mapping[str, Mapping[Any, str]]] = {}


class OptionText(Struct, frozen=True):
    """One option as a person reads it."""

    label: str
    help: str
    """One sentence."""
    said: Callable[[Any], str]
    """A value in words, as short as an answer: "two cards", "a natural pair"."""
    values: Mapping[Any, str] = _NOTHING
    """The values with their words, where few can be chosen."""
    parts: Mapping[str, str] = _NOTHING
    """Labels of the parts of a composed value."""
    part_values: Mapping[str, Mapping[Any, str]] = _NOTHING_OF_PARTS
    """The values of a part with their words, where few can be chosen."""
    add: tuple[str, ...] = ()
    """What the button of a list adds, as a command: "Add a deal"; of lists in lists level by level,
    the outermost first."""
    alike: Callable[[Sequence[str]], str] | None = None
    """How several parts are named together that have the same value; None: one by one."""
    unit: Callable[[int], str] = lambda _: ""
    """What stands behind a number: "card", "cards"."""
    zero: str = ""
    """What a zero means, where it is no number but "off"."""
    none: str = ""
    """What it means that there is no number: "no limit"."""
    change: str = ""
    """A difference that reads better as words of its own: "{new} drawn instead of {old}"."""
    turned: tuple[str, str] = ("", "")
    """What a switch means that was turned on, and one that was turned off."""
    idle: tuple[tuple[bool, str], ...] = ()
    """Why it may do nothing or little, as sentences, and whether it is so in these rules."""
    card: str = ""
    """Its sentence on the rule card in these rules, where it has one of its own."""
    paper: str = ""
    """Its lines on the score sheet in these rules, where it has some of its own."""
    group: str = ""
    """The heading above it and its like."""


class Said(TypedDict, total=False):
    """What may be said of an option besides; see `OptionText`."""

    zero: str
    none: str
    change: str
    card: str
    paper: str


class OptionMaker:
    """Makes the records of the usual kinds of options with the vocabulary *words*.

    *told* is the help, *idle* why an option may do nothing.
    """

    def __init__(self, words: Words) -> None:
        self._words = words

    def switch(
        self,
        label: str,
        told: str,
        on: str,
        off: str,
        *idle: tuple[bool, str],
        **more: Unpack[Said],
    ) -> OptionText:
        """Yes or no; *on* and *off* are what a change means."""
        yes = self._words.translate("Common", "yes")
        no = self._words.translate("Common", "no")
        return OptionText(
            label, told, lambda value: yes if value else no, turned=(on, off), idle=idle, **more
        )

    def choice(
        self,
        label: str,
        told: str,
        values: Mapping[Any, str],
        *idle: tuple[bool, str],
        **more: Unpack[Said],
    ) -> OptionText:
        """One of a few values."""
        words = self._words

        def said(value: object) -> str:
            known = values.get(value)
            return words.number(value) if known is None and isinstance(value, int) else known or ""

        return OptionText(label, told, said, values, idle=idle, **more)

    def number(
        self, label: str, told: str, unit: Unit, *idle: tuple[bool, str], **more: Unpack[Said]
    ) -> OptionText:
        """So many of *unit*; *zero* where none of them is "off", *none* where there may be no
        number."""
        words, zero, none = self._words, more.get("zero", ""), more.get("none", "")

        def said(value: int | None) -> str:
            if value is None:
                return none
            return zero if zero and not value else counted(words, unit, value)

        return OptionText(label, told, said, unit=self.unit(unit), idle=idle, **more)

    def players(self) -> OptionText:
        """How many sit at the table."""
        translate = self._words.translate
        return self.number(
            translate("Common", "Players"),
            translate("Options", "How many people and bots sit at the table."),
            Unit.PLAYERS,
            change=translate("Options", "{new} instead of {old}"),
        )

    def unit(self, unit: Unit) -> Callable[[int], str]:
        """What stands behind a number of *unit*: "cards", "points"."""
        return partial(unit_of, self._words, unit)


class OptionTexts(Struct, frozen=True):
    """The words of one rule set, and the sentences that are made from them."""

    words: Words
    fields: Mapping[str, OptionText]
    """By the names of the options, in the order of the form."""
    reasons: Mapping[frozenset[str], str] = {}
    """Why two options disagree; their values stand beside their names."""
    wording: tuple[object, ...] = ()
    """The values of the options that decide how the others are worded."""
    before: str = ""
    """What is to be known before a game is dealt."""
    dealt: str = ""
    """What will be dealt, and how long it takes, in a sentence."""
    sought: Mapping[str, str] = {}
    """Other words by which players look for an option, by its name; never shown."""

    def differences(self, before: object, after: object) -> tuple[str, ...]:
        """What *after* does otherwise than *before*: "three cards drawn instead of two cards".

        Two words that are the same in the reader's language are no difference.
        """
        return tuple(
            self.difference(before, after, field)
            for field in changed_fields(before, after)
            if not self._reads_alike(before, after, field)
        )

    def _reads_alike(self, before: object, after: object, field: str) -> bool:
        text = self.fields[field]
        old, new = (text.said(getattr(options, field)) for options in (before, after))
        return isinstance(getattr(after, field), StrEnum) and old == new

    def difference(self, before: object, after: object, field: str) -> str:
        """The difference in one option, without a full stop."""
        text, old, new = self.fields[field], getattr(before, field), getattr(after, field)
        pattern = self.words.translate("Options", "{label}: {new} instead of {old}")
        if isinstance(new, Struct):
            return self.words.row([
                filled(
                    pattern, label=label, new=self.words.number(now), old=self.words.number(before)
                )
                for label, before, now in _parts_changed(text, old, new)
            ])  # fmt: skip
        if isinstance(new, bool):
            return text.turned[0] if new else text.turned[1]
        is_number = (old and new) or not (text.zero or text.none)
        if text.change and is_number:
            pattern = text.change
        return filled(pattern, label=text.label, new=text.said(new), old=text.said(old))

    def summary(self, before: object, after: object, base: str, most: int = 3) -> str:
        """One line about rules that were made from *base*: "Classic, three cards drawn …"."""
        translate = self.words.translate
        found = self.differences(before, after)
        if not found:
            return filled(translate("Common", "Same as {base}"), base=base)
        named = self.words.row((base, *found[:most]))
        n = len(found) - most
        if n <= 0:
            return named
        more = translate("Options", "{named}, and {count} more change(s)", "", n)
        return filled(more, named=named, count=self.words.count(n))

    def told(self, options: object, field: str, beside: object = None) -> str:
        """What *field* is in *options*, in words; of a value of several parts only those that are
        otherwise in the options *beside* it, if there are any."""
        text, value = self.fields[field], getattr(options, field)
        if not isinstance(value, Struct):
            return text.said(value)
        other = None if beside is None else getattr(beside, field)
        differing = () if other is None else changed_fields(other, value)
        # Other cards may have other parts.
        named = [part for part in differing if part in text.parts] or text.parts
        return self.words.row(
            [
                self.words.labelled(text.parts[part], self.words.number(getattr(value, part)))
                for part in named
            ]
        )

    def found_by(self, field: str) -> str:
        """All words by which *field* is found, in small letters; never shown."""
        text = self.fields[field]
        words = (text.label, text.help, *text.values.values(), *text.parts.values(), field)
        return searchable(" ".join((*words, self.sought.get(field, ""))))

    def idle_reason(self, field: str) -> str:
        """Why *field* does nothing or little in these rules, as a sentence; otherwise empty."""
        return next((sentence for is_so, sentence in self.fields[field].idle if is_so), "")

    def on_card(self, *fields: str) -> list[str]:
        """What the rule card says of *fields*, as far as each has a sentence of its own."""
        return [text for field in fields if (text := self.fields[field].card)]

    def on_paper(self, *fields: str) -> list[str]:
        """What the score sheet says of *fields*, as far as each has a line of its own."""
        return [line for field in fields for line in self.fields[field].paper.splitlines()]

    def contradiction(self, options: object, error: OptionsError) -> str:
        """Which two options cannot stand together, and what each of them says.

        Without *options* their values are left out.
        """
        translate = self.words.translate
        named = []
        for field in dict.fromkeys(error.fields):
            text, label = self.fields[field], self.fields[field].label
            said = filled(translate("Options", "“{label}”"), label=label)
            if options is not None:
                said = filled(
                    translate("Options", "“{label}” ({value})"),
                    label=label,
                    value=text.said(getattr(options, field)),
                )
            named.append(said)
        pattern = translate("Options", "{fields} do not work together: {reason}.")
        if len(named) == 1:
            pattern = translate("Options", "{fields}: {reason}.")
        return filled(
            pattern,
            fields=self.words.listed(named),
            reason=self.reasons.get(frozenset(error.fields)) or str(error).rstrip("."),
        )


def _parts_changed(text: OptionText, old: object, new: object) -> list[tuple[str, int, int]]:
    """What the changed parts of a composed value are called, with their old and new numbers."""
    together: dict[tuple[int, int], list[str]] = {}
    for part in changed_fields(old, new):
        together.setdefault((getattr(old, part), getattr(new, part)), []).append(part)
    if text.alike is not None:
        return [(text.alike(parts), *both) for both, parts in together.items()]
    return [(text.parts[part], *both) for both, parts in together.items() for part in parts]


def changed_fields(before: object, after: object) -> tuple[str, ...]:
    """Names of the options whose values differ, in the order of the rule book."""
    assert isinstance(after, Struct)
    return tuple(
        field
        for field in after.__struct_fields__
        if getattr(before, field) != getattr(after, field)
    )


def grouped(*groups: tuple[str, Mapping[str, OptionText]]) -> dict[str, OptionText]:
    """The options of all *groups*, each under the title of its own."""
    return {
        field: replace(text, group=title)
        for title, texts in groups
        for field, text in texts.items()
    }
