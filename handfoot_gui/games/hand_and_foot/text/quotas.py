"""What a side needs before it goes out or lays its first meld, in words."""

from __future__ import annotations

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, ScoreStep
from handfoot_gui.games.hand_and_foot.text.terms import Term


def quota_words(words: Words, quota: Quota) -> str:
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


def piles_counted(words: Words, pile: Term, quota: Quota) -> str:
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


def quotas_listed(words: Words, quotas: tuple[Quota, ...]) -> str:
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


def _runs(quotas: tuple[Quota, ...]) -> list[tuple[int, int | None, Quota]]:
    """First and last deal of equal quotas; the last run has no end."""
    runs: list[tuple[int, int | None, Quota]] = []
    for deal, quota in enumerate(quotas, start=1):
        if runs and runs[-1][2] == quota:
            runs[-1] = (runs[-1][0], deal, quota)
        else:
            runs.append((deal, deal, quota))
    first, _, quota = runs[-1]
    return [*runs[:-1], (first, None, quota)]


def steps_listed(words: Words, steps: tuple[ScoreStep, ...]) -> str:
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
