"""What a complete meld is called: the rule set decides, the screen and the paper follow."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.hand_and_foot.rules.option_values import PileWord, Quota, ScoreStep
from handfoot_gui.games.hand_and_foot.rules.options import Options


class Term(Struct, frozen=True):
    """The word for a complete meld."""

    one: str
    several: str

    def put_into(self, sentence: str, **facts: str) -> str:
        """*sentence* with ``{pile}``, ``{piles}`` and the other *facts* filled in."""
        return filled(sentence, **{"pile": self.one, "piles": self.several, **facts})


def term(words: Words, chosen: PileWord) -> Term:
    """The word of a rule set, in the reader's language."""
    translate = words.translate
    return {
        PileWord.PILE: Term(translate("Words", "pile"), translate("Words", "piles")),
        PileWord.CANASTA: Term(translate("Words", "canasta"), translate("Words", "canastas")),
        PileWord.BOOK: Term(translate("Words", "book"), translate("Words", "books")),
    }[chosen]


def foot(words: Words) -> str:
    """The second packet of a player, before it is picked up."""
    return words.translate("Words", "foot")


class PileSentences(RuleSentences[Options]):
    """Sentences about *options*: they call a complete meld what these rules do."""

    def __init__(self, words: Words, options: Options) -> None:
        # Not super(): the texts of the score keeper are these sentences and have names too.
        RuleSentences.__init__(self, words, options)
        self.word = term(words, options.pile_word)

    def tr(self, text: str, disambiguation: str = "", n: int = -1, /, **facts: str) -> str:
        """As always, and with the word for ``{pile}`` and ``{piles}``."""
        said = self.words.translate(type(self).__name__, text, disambiguation, n)
        return self.word.put_into(said, **facts)


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


def quotas_listed(words: Words, quotas: Sequence[Quota]) -> str:
    """The quotas by deal; one alone is said without the deal."""
    if len(quotas) == 1:
        return quota_words(words, quotas[0])
    translate = words.translate
    parts = []
    for first, last, quota in runs_of(quotas):
        deal = translate("Options", "deals {first} to {last}")
        if last is None:
            deal = translate("Options", "from deal {first}")
        elif first == last:
            deal = translate("Options", "deal {first}")
        deal = deal.format(first=words.number(first), last=words.number(last or 0))
        parts.append(f"{deal}: {quota_words(words, quota)}")
    return "; ".join(parts)


def runs_of(quotas: Sequence[Quota], deals: int = 0) -> list[tuple[int, int | None, Quota]]:
    """First and last deal of equal quotas; the last run has no end, unless at the last of *deals*.

    0 *deals*: nobody knows how many.
    """
    runs: list[tuple[int, int | None, Quota]] = []
    for deal, quota in enumerate(quotas, start=1):
        if runs and runs[-1][2] == quota:
            runs[-1] = (runs[-1][0], deal, quota)
        else:
            runs.append((deal, deal, quota))
    first, last, quota = runs[-1]
    return [*runs[:-1], (first, last if last == deals else None, quota)]


def steps_listed(words: Words, steps: Sequence[ScoreStep]) -> str:
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
