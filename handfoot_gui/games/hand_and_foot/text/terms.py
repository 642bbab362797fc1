"""What a complete meld is called: the rule set decides, the screen and the paper follow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, TypeVar

from msgspec import Struct

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    CleanWord,
    PileWord,
    Quota,
    QuotaRank,
    ScoreStep,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import has_knee

_T = TypeVar("_T")

_MOST_PARTS: Final = 5
"""Nobody reads more than so many ranks that were laid at once."""
_LEAST_SPAN: Final = 3
"""So many ranks that follow one another are told by the first and the last."""
_WHOLE_MELD: Final = 3
"""So many cards of a meld are no mere addition to it."""


class Term(Struct, frozen=True):
    """The words for a complete meld, and for melds without and with wilds."""

    one: Phrase
    several: Phrase
    counted: Callable[[int], Phrase]
    """After a number: "pile" or "piles"."""
    clean: Phrase
    """Without the endings that a language has for cases."""
    dirty: Phrase

    def put_into(self, sentence: str, **facts: str) -> str:
        """*sentence* with ``{pile}``, ``{piles}``, ``{clean}``, ``{dirty}`` and the other *facts*
        filled in."""
        said = {"pile": self.one, "piles": self.several, "clean": self.clean, "dirty": self.dirty}
        return filled(sentence, **{**said, **facts})

    def counted_in(self, table: str, count: str, n: int, ranks: str) -> Phrase:
        """A phrase of *n* piles, said as *count*, of *ranks*: "two clean piles"."""
        kinds = {"clean": self.clean, "dirty": self.dirty}
        return Phrase.of(table, count=count, piles=self.counted(n), ranks=ranks, **kinds)

    def phrase(self, table: str) -> Phrase:
        """The same of a phrase: "no piles needed"."""
        return Phrase.of(table, pile=self.one, piles=self.several)


def term(words: Words, chosen: PileWord, kinds: CleanWord) -> Term:
    """The words of a rule set, in the reader's language."""
    translate = words.translate
    one, several = {
        PileWord.USUAL: (
            translate("Words", "book", "the usual word"),
            translate("Words", "books", "the usual word"),
        ),
        PileWord.PILE: (translate("Words", "pile"), translate("Words", "piles")),
        PileWord.CANASTA: (translate("Words", "canasta"), translate("Words", "canastas")),
        PileWord.BOOK: (translate("Words", "book"), translate("Words", "books")),
    }[chosen]

    def counted(n: int) -> Phrase:
        table = {
            PileWord.USUAL: translate("Words", "book(s)", "the usual word", n),
            PileWord.PILE: translate("Words", "pile(s)", "", n),
            PileWord.CANASTA: translate("Words", "canasta(s)", "", n),
            PileWord.BOOK: translate("Words", "book(s)", "", n),
        }
        return Phrase.of(table[chosen])

    return Term(Phrase.of(one), Phrase.of(several), counted, *stems(words, kinds))


def stems(words: Words, kinds: CleanWord) -> tuple[Phrase, Phrase]:
    """What melds without and with wilds are called, without the endings of cases."""
    translate = words.translate
    clean, dirty = {
        CleanWord.CLEAN: (
            translate("Words", "clean", "before its ending"),
            translate("Words", "dirty", "before its ending"),
        ),
        CleanWord.RED: (
            translate("Words", "red", "before its ending"),
            translate("Words", "black", "before its ending"),
        ),
    }[kinds]
    return Phrase.of(clean), Phrase.of(dirty)


def kind_labels(words: Words, kinds: CleanWord) -> tuple[str, str]:
    """What stands above melds without and with wilds: "Clean" and "Dirty"."""
    translate = words.translate
    return {
        CleanWord.CLEAN: (translate("Table", "Clean"), translate("Table", "Dirty")),
        CleanWord.RED: (translate("Table", "Red"), translate("Table", "Black", "melds with wilds")),
    }[kinds]


def brief_labels(words: Words, kinds: CleanWord) -> tuple[str, str]:
    """The same where there is little room: "clean" and "dirty"."""
    translate = words.translate
    return {
        CleanWord.CLEAN: (translate("Table", "clean"), translate("Table", "dirty")),
        CleanWord.RED: (translate("Table", "red"), translate("Table", "black")),
    }[kinds]


def banned_cards(words: Words, cards: Banned) -> Phrase:
    """The cards of a ban: "sevens", "wilds", "black threes"."""
    if cards.rank is not None:
        return words.ranks(cards.rank)
    if cards is Banned.WILD:
        return words.ranks(None)
    black = words.translate("Words", "black threes")
    return Phrase.of(
        black if cards is Banned.BLACK_THREE else words.translate("Words", "red threes")
    )


def packet_name(words: Words, options: Options, left: int) -> Phrase:
    """What the next packet is called where so many are *left*: the last one is the foot."""
    if left > 1 and has_knee(options):
        return Phrase.of(words.translate("Words", "knee", "the packet between hand and foot"))
    return Phrase.of(words.translate("Words", "foot"))


def onto(words: Words, cards: str, rank: Rank | None) -> Phrase:
    """ "two eights on the eights", of *cards* laid on a meld of *rank*."""
    text = words.translate("HandAndFootWords", "{cards} on the {ranks}")
    return Phrase.of(text, cards=cards, ranks=words.ranks(rank))


def ranks_counted(words: Words, some: Iterable[Card]) -> str:
    """ "two nines and a two", in the order given."""
    counts = Counter(card.rank for card in some)
    return words.listed([words.of_rank(rank, count) for rank, count in counts.items()])


def span(words: Words, ranks: Sequence[Rank], named: Callable[[Rank], Phrase]) -> str:
    """ "fours to sevens, nines and kings": *ranks* in any order, as *named*, those that follow one
    another told by the first and the last."""
    order = list(Rank)
    places = sorted((order.index(rank) for rank in ranks), reverse=True)
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] - place == 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    parts: list[str] = []
    for run in runs:
        first, last = run[0], run[-1]
        if len(run) < _LEAST_SPAN:
            parts += (named(order[place]) for place in run)
        else:
            text = words.translate("Words", "{first} through {last}", "ranks")
            parts.append(Phrase.of(text, first=named(order[first]), last=named(order[last])))
    return words.listed(parts)


def melds_counted(words: Words, laid: Sequence[Card], homes: Sequence[object]) -> str:
    """ "three kings and a joker on the nines", of cards that were *laid* on melds of the ranks
    *homes*; "15 cards" where nobody would read so much."""
    found: dict[object, list[Card]] = {}
    for card, home in zip(laid, homes, strict=True):
        found.setdefault(home, []).append(card)
    parts = list[str]()
    for home, some in found.items():
        count, is_wild = len(some), all(card.is_wild for card in some)
        if home is None and count >= _WHOLE_MELD:
            text = words.translate("HandAndFootWords", "(a wild|{count} wilds)", "", count)
            parts.append(Phrase.of(text, count=words.count(count)))
        elif is_wild and (home is None or isinstance(home, Rank)):
            parts.append(onto(words, ranks_counted(words, some), home))
        else:
            counts = Counter(card.rank for card in some)
            parts += (words.of_rank(one, number) for one, number in counts.items())
    if len(parts) > _MOST_PARTS:
        return words.cards_counted(len(laid))
    return words.listed(parts)


def capital(words: Words, cards: str) -> str:
    """ "Nines", of some *cards* that stand by themselves."""
    return filled(words.translate("Words", "{cards:^}"), cards=cards)


def word_of(words: Words, options: Options) -> Term:
    """The words of *options*."""
    return term(words, options.pile_word, options.clean_word)


class PileSentences(RuleSentences[Options]):
    """Sentences about *options*: they call a complete meld what these rules do."""

    def __init__(self, words: Words, options: Options) -> None:
        # Not super(): the texts of the score keeper are these sentences and have names too.
        RuleSentences.__init__(self, words, options)
        self.word = word_of(words, options)

    def tr(self, text: str, disambiguation: str = "", n: int = -1, /, **facts: str) -> str:
        """As always, and with the words for ``{pile}``, ``{piles}``, ``{clean}``, ``{dirty}``."""
        said = self.words.translate(type(self).__name__, text, disambiguation, n)
        return self.word.put_into(said, **facts) if "{" in said else said


def kind_counted(
    words: Words, pile: Term, kind: str, n: int, row: QuotaRank | None = None
) -> Phrase:
    """ "one clean pile", "three piles"; *kind* is a field of a quota, or that of its *row*."""
    translate = words.translate
    table = {
        "clean": translate("Words", "{count} {clean} {piles}", "", n),
        "dirty": translate("Words", "{count} {dirty} {piles}", "", n),
        "wild": translate("Words", "{count} wild {piles}", "", n),
        "rank": translate("Words", "{count} {piles} of {ranks}", "", n),
        "clean rank": translate("Words", "{count} {clean} {piles} of {ranks}", "", n),
        "in all": translate("Words", "{count} {piles} in all", "", n),
        "any": translate("Words", "{count} {piles}", "", n),
    }[kind]
    ranks = "" if row is None else ranks_of_row(words, row.rank)
    return pile.counted_in(table, words.count(n), n, ranks)


def ranks_of_row(words: Words, rank: Rank) -> Phrase:
    """Several cards of *rank*, of which threes are black ones."""
    if rank is Rank.THREE:
        return Phrase.of(words.translate("Words", "black threes"))
    return words.ranks(rank)


_Kinds = list[tuple[str, int, "QuotaRank | None"]]


def _kinds_of(quota: Quota) -> _Kinds:
    """The kinds of piles in *quota*, of which there are some, but for those of any kind."""
    found: _Kinds = [
        ("clean", quota.clean, None), ("dirty", quota.dirty, None), ("wild", quota.wild, None),
        *(("clean rank" if row.clean_only else "rank", row.count, row) for row in quota.ranks),
    ]  # fmt: skip
    return [kind for kind in found if kind[1]]


def piles_counted(words: Words, pile: Term, quota: Quota) -> str:
    """ "one clean pile and one wild pile"; empty when none is quota."""
    kinds = _kinds_of(quota)
    if quota.any > sum(count for _, count, _ in kinds):
        # The total says more than the kinds do.
        kinds = [("any", quota.any, None)]
    return words.listed([kind_counted(words, pile, *kind) for kind in kinds])


def piles_in_parts(words: Words, pile: Term, quota: Quota) -> list[Phrase]:
    """ "one clean pile", "three piles in all": every kind by itself."""
    kinds = _kinds_of(quota)
    if quota.any:
        kinds.append(("in all", quota.any, None))
    return [kind_counted(words, pile, *kind) for kind in kinds]


def quota_words(words: Words, pile: Term, quota: Sequence[Quota]) -> str:
    """ "two clean, two dirty and one wild", or several of these; "nothing" for an empty one."""
    translate = words.translate

    def counted(kind: str, n: int, row: QuotaRank | None) -> Phrase:
        table = {
            "clean": translate("OptionsWords", "{count} {clean}", "{piles}", n),
            "dirty": translate("OptionsWords", "{count} {dirty}", "{piles}", n),
            "wild": translate("OptionsWords", "{count} wild", "{piles}", n),
            "rank": translate("OptionsWords", "{count} of {ranks}", "{piles}", n),
            "clean rank": translate("OptionsWords", "{count} {clean} of {ranks}", "{piles}", n),
            "in all": translate("OptionsWords", "{count} in all", "{piles}", n),
            "any": translate("OptionsWords", "{count} of any kind", "{piles}", n),
        }[kind]
        ranks = "" if row is None else ranks_of_row(words, row.rank)
        return pile.counted_in(table, words.count(n), n, ranks)

    said = ""
    for one in quota:
        kinds = _kinds_of(one)
        if one.any:
            kinds.append(("in all" if kinds else "any", one.any, None))
        named = words.listed([counted(*kind) for kind in kinds])
        alternative = named or Phrase.of(translate("OptionsWords", "nothing"))
        text = translate("OptionsWords", "{first}, or {last}", "piles")
        said = Phrase.of(text, first=said, last=alternative) if said else alternative
    return said


def packets_listed(words: Words, sizes: Sequence[int]) -> str:
    """ "hand 13, foot 11": the packets with their *sizes*."""
    hand, *knee, last = map(words.number, sizes)
    text = words.translate("Options", "hand {hand}, foot {foot}")
    if knee:
        text = words.translate("Options", "hand {hand}, knee {knee}, foot {foot}")
    return filled(text, hand=hand, knee="".join(knee), foot=last)


def quotas_listed(words: Words, pile: Term, quotas: Sequence[Sequence[Quota]]) -> str:
    """The quotas by deal; one alone is said without the deal."""
    return by_deal(words, quotas, partial(quota_words, words, pile))


def by_deal(words: Words, values: Sequence[_T], told: Callable[[_T], str]) -> str:
    """What holds in every deal, the last of *values* in all later ones; one alone is *told* without
    the deal."""
    runs = runs_of(values)
    if len(runs) == 1:
        return told(values[0])
    translate, said = words.translate, ""
    for first, last, value in runs:
        text = translate("Options", "deals {number} through {last}: {piles}")
        if last is None:
            text = translate("Options", "from deal {number} on: {piles}")
        elif first == last:
            text = translate("Options", "deal {number}: {piles}")
        number, to = words.number(first), words.number(last or 0)
        part = filled(text, number=number, last=to, piles=told(value))
        list_text = translate("Common", "{first}; {following}")
        said = filled(list_text, first=said, following=part) if said else part
    return said


def needed_to_go_out(words: Words, needed: str) -> str:
    """ "To go out: two clean, two dirty and one wild."."""
    return filled(words.translate("Options", "To go out: {needed}."), needed=needed)


def runs_of(values: Sequence[_T], deals: int = 0) -> list[tuple[int, int | None, _T]]:
    """First and last deal of equal *values*; the last run has no end, unless at the last of so
    many *deals*.

    0 *deals*: nobody knows how many.
    """
    runs: list[tuple[int, int | None, _T]] = []
    for deal, value in enumerate(values, start=1):
        if runs and runs[-1][2] == value:
            runs[-1] = (runs[-1][0], deal, value)
        else:
            runs.append((deal, deal, value))
    first, last, value = runs[-1]
    return [*runs[:-1], (first, last if last == deals else None, value)]


def steps_listed(words: Words, steps: Sequence[ScoreStep]) -> str:
    """ "below 500: 50, below 1,000: 90, else 120"."""
    below = words.translate("Options", "below {score}: {points}")
    rest = words.translate("Options", "otherwise {points}") if len(steps) > 1 else "{points}"
    return words.row(
        [
            filled(text, score=words.number(step.below), points=words.number(step.points))
            for step, text in zip(steps, [below] * (len(steps) - 1) + [rest], strict=True)
        ]
    )
