"""The values of a rule set's fields in words, as short as an answer."""

from __future__ import annotations

from enum import StrEnum
from typing import cast

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.text.option_fields import FieldWords, Unit
from handfoot_gui.games.hand_and_foot.text.terms import Term, term


def choice_words(words: Words, value: StrEnum, word: Term) -> str:
    """One value of a field that is one of a few, as it stands in a list to choose from."""
    kinds = {**_table_choices(words), **_play_choices(words), **_end_choices(words)}
    return word.put_into(kinds[type(value)][value])


def yes_or_no(words: Words, value: bool) -> str:
    return words.translate("Options", "yes") if value else words.translate("Options", "no")


def counted(words: Words, unit: Unit, number: int) -> str:
    """A number with what it counts: "two packs", "500 points"."""
    translate = words.translate
    is_one = abs(number) == 1
    figure = words.number(number) if unit is Unit.POINTS else words.count(number)
    match unit:
        case Unit.NONE:
            return figure
        case Unit.CARDS:
            return words.cards_counted(number)
        case Unit.POINTS:
            one, several = translate("Words", "{n} point"), translate("Words", "{n} points")
        case Unit.PACKS:
            one, several = translate("Words", "{n} pack"), translate("Words", "{n} packs")
        case Unit.PLAYERS:
            one, several = translate("Words", "{n} player"), translate("Words", "{n} players")
        case Unit.DEALS:
            one, several = translate("Words", "{n} deal"), translate("Words", "{n} deals")
        case Unit.JOKERS:
            one, several = translate("Words", "{n} joker"), translate("Words", "{n} jokers")
        case Unit.WILDS:
            one, several = translate("Words", "{n} wild"), translate("Words", "{n} wilds")
        case Unit.STOCKS:
            one = translate("Words", "{n} stock pile")
            several = translate("Words", "{n} stock piles")
    return (one if is_one else several).format(n=figure)


def value_words(words: Words, said: FieldWords, value: object, word: Term) -> str:
    """Any value of the field that *said* describes: "two cards", "natural pair", "50, 90, 120"."""
    if isinstance(value, bool):
        return yes_or_no(words, value)
    if isinstance(value, StrEnum):
        return choice_words(words, value, word)
    if isinstance(value, int):
        return said.zero if value == 0 and said.zero else counted(words, said.unit, value)
    if isinstance(value, tuple):
        if not value:
            return said.zero
        if isinstance(value[0], o.Quota):
            return quotas_listed(words, cast(tuple[o.Quota, ...], value))
        if isinstance(value[0], o.ScoreStep):
            return steps_listed(words, cast(tuple[o.ScoreStep, ...], value))
        return ", ".join(words.number(number) for number in value)
    raise AssertionError(f"no words for {value!r}")


def quota_words(words: Words, quota: o.Quota) -> str:
    """ "two clean, two dirty and one wild"; "nothing" for an empty quota."""
    translate = words.translate
    parts = (
        (quota.clean, translate("Options", "{count} clean")),
        (quota.dirty, translate("Options", "{count} dirty")),
        (quota.wild, translate("Options", "{count} wild")),
        (quota.sevens, translate("Options", "{count} of sevens")),
    )
    named = [text.format(count=words.count(number)) for number, text in parts if number]
    if quota.any:
        every = translate("Options", "{count} of any kind")
        if named:
            every = translate("Options", "{count} in all")
        named.append(every.format(count=words.count(quota.any)))
    return words.listed(named) or translate("Options", "nothing")


def piles_counted(words: Words, pile: Term, quota: o.Quota) -> str:
    """ "one clean pile and one wild pile"; empty when none is quota."""
    translate = words.translate
    kinds = [
        (quota.clean, translate("Words", "one clean {pile}"),
         translate("Words", "{count} clean {piles}")),
        (quota.dirty, translate("Words", "one dirty {pile}"),
         translate("Words", "{count} dirty {piles}")),
        (quota.wild, translate("Words", "one wild {pile}"),
         translate("Words", "{count} wild {piles}")),
        (quota.sevens, translate("Words", "one {pile} of sevens"),
         translate("Words", "{count} {piles} of sevens")),
    ]  # fmt: skip
    if quota.any > quota.clean + quota.dirty + quota.wild + quota.sevens:
        # The total says more than the kinds do.
        one, several = translate("Words", "one {pile}"), translate("Words", "{count} {piles}")
        kinds = [(quota.any, one, several)]
    return words.listed(
        [
            pile.put_into(one if count == 1 else several, count=words.count(count))
            for count, one, several in kinds
            if count
        ]
    )


def quotas_listed(words: Words, quotas: tuple[o.Quota, ...]) -> str:
    """The quotas by deal; one alone is said without the deal."""
    if len(quotas) == 1:
        return quota_words(words, quotas[0])
    translate = words.translate
    parts = []
    for first, last, quota in _runs(quotas):
        if last is None:
            deal = translate("Options", "from deal {first}")
        elif first == last:
            deal = translate("Options", "deal {first}")
        else:
            deal = translate("Options", "deals {first} to {last}")
        deal = deal.format(first=words.number(first), last=words.number(last or 0))
        parts.append(f"{deal}: {quota_words(words, quota)}")
    return "; ".join(parts)


def _runs(quotas: tuple[o.Quota, ...]) -> list[tuple[int, int | None, o.Quota]]:
    """First and last deal of equal quotas; the last run has no end."""
    runs: list[tuple[int, int | None, o.Quota]] = []
    for deal, quota in enumerate(quotas, start=1):
        if runs and runs[-1][2] == quota:
            runs[-1] = (runs[-1][0], deal, quota)
        else:
            runs.append((deal, deal, quota))
    first, _, quota = runs[-1]
    return [*runs[:-1], (first, None, quota)]


def steps_listed(words: Words, steps: tuple[o.ScoreStep, ...]) -> str:
    """ "below 500: 50, below 1,000: 90, else 120"."""
    translate = words.translate
    parts = [
        translate("Options", "below {score}: {points}").format(
            score=words.number(step.below), points=words.number(step.points)
        )
        for step in steps[:-1]
    ]
    rest = translate("Options", "else {points}") if parts else "{points}"
    return ", ".join([*parts, rest.format(points=words.number(steps[-1].points))])


def _table_choices(words: Words) -> dict[type, dict[StrEnum, str]]:
    translate = words.translate
    return {
        o.Sides: {
            o.Sides.ALONE: translate("Options", "each alone"),
            o.Sides.PAIRS: translate("Options", "pairs"),
            o.Sides.TEAMS: translate("Options", "two teams of three"),
        },
        o.Deck: {
            o.Deck.STANDARD: translate("Options", "usual packs"),
            o.Deck.SPECIAL: translate("Options", "special deck of 262 cards"),
        },
        o.Passing: {
            o.Passing.NONE: translate("Options", "each keeps both packets"),
            o.Passing.RIGHT: translate("Options", "the foot goes to the right"),
        },
        o.Upcard: {
            o.Upcard.NONE: translate("Options", "no card is turned"),
            o.Upcard.BURIED: translate("Options", "turned, wilds and red threes buried"),
            o.Upcard.LEFT: translate("Options", "turned and left in place"),
        },
        o.StockOut: {
            o.StockOut.ENDS: translate("Options", "the deal ends"),
            o.StockOut.REMOVED: translate("Options", "removed cards are shuffled in"),
            o.StockOut.ALL_BUT_TOP: translate(
                "Options", "all discards but the top are shuffled in"
            ),
        },
        o.PileWord: {word: term(words, word).one for word in o.PileWord},
    }


def _play_choices(words: Words) -> dict[type, dict[StrEnum, str]]:
    translate = words.translate
    return {
        o.Take: {
            o.Take.UP_TO: translate("Options", "the top cards, up to a number"),
            o.Take.EXACTLY: translate("Options", "the top cards, exactly a number"),
            o.Take.WHOLE: translate("Options", "the whole pile"),
        },
        o.PileCondition: {
            o.PileCondition.NATURAL_PAIR: translate("Options", "a natural pair"),
            o.PileCondition.PAIR_OR_WILD: translate("Options", "a pair, or one natural and a wild"),
            o.PileCondition.ONE_CARD: translate("Options", "one matching card"),
        },
        o.WildOnTop: {
            o.WildOnTop.MATCHING_PAIR: translate("Options", "taken with two of the same wild"),
            o.WildOnTop.BLOCKS: translate("Options", "blocks the pile"),
            o.WildOnTop.FREEZES: translate("Options", "removes the pile from the table"),
        },
        o.AfterSeven: {
            o.AfterSeven.CLOSED: translate("Options", "closed"),
            o.AfterSeven.NATURALS: translate("Options", "open to naturals"),
            o.AfterSeven.ALL: translate("Options", "open to all within the wild limit"),
            o.AfterSeven.DIRTY: translate("Options", "only dirty ones open"),
        },
        o.SecondMeld: {
            o.SecondMeld.AFTER_COMPLETE: translate("Options", "when the first is complete"),
            o.SecondMeld.NEVER: translate("Options", "never"),
        },
        o.WildLimit: {
            o.WildLimit.TWICE: translate("Options", "one for every two naturals"),
            o.WildLimit.MORE: translate("Options", "fewer than naturals"),
            o.WildLimit.AS_MANY: translate("Options", "as many as naturals"),
            o.WildLimit.AT_MOST: translate("Options", "up to a fixed number"),
        },
    }


def _end_choices(words: Words) -> dict[type, dict[StrEnum, str]]:
    translate = words.translate
    return {
        o.RedThrees: {
            o.RedThrees.BONUS: translate("Options", "laid and replaced"),
            o.RedThrees.PENALTY: translate("Options", "plain cards that cost points"),
        },
        o.BlackThrees: {
            o.BlackThrees.NEVER: translate("Options", "never"),
            o.BlackThrees.CLEAN_MELD: translate("Options", "three or more, without wilds"),
            o.BlackThrees.GOING_OUT: translate("Options", "in the turn that goes out"),
        },
        o.SevensBan: {
            o.SevensBan.OFF: translate("Options", "allowed"),
            o.SevensBan.EVERY_SIDE: translate("Options", "not until every side has its {pile}"),
            o.SevensBan.OWN_SIDE: translate("Options", "not until the own side has its {pile}"),
        },
        o.FootOpened: {
            o.FootOpened.HAND_EMPTY: translate("Options", "when the hand is empty"),
            o.FootOpened.PILE: translate("Options", "on completing a {pile}"),
        },
    }
