"""The score sheet of Hand and Foot in words."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.score_sheet import NOTHING, Block, Caption
from handfoot_gui.core.sheet import Item
from handfoot_gui.core.text.options import Unit, counted
from handfoot_gui.core.text.score_sheet import products
from handfoot_gui.core.text.words import Words, capital
from handfoot_gui.games.hand_and_foot.rules.option_values import Deck, Quota
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.options import option_texts
from handfoot_gui.games.hand_and_foot.text.score import line_name as score_line_name
from handfoot_gui.games.hand_and_foot.text.terms import Term, term


def title(words: Words) -> str:
    return words.translate("Games", "Hand and Foot")


def length(words: Words, options: Options) -> str:
    """ "Four deals, five packs"."""
    parts = []
    if options.deals:
        parts.append(counted(words, Unit.DEALS, options.deals))
    if options.target:
        text = words.translate("Sheet", "to {points} points")
        parts.append(text.format(points=words.number(options.target)))
    if options.deck is Deck.SPECIAL:
        parts.append(words.translate("Sheet", "262 special cards"))
    else:
        parts.append(counted(words, Unit.PACKS, options.packs))
    return capital(", ".join(parts))


def deal_name(words: Words, deal: int) -> str:
    return words.translate("Score", "Deal {number}").format(number=words.number(deal))


def line_name(words: Words, options: Options, kind: str) -> str:
    """What a row is called."""
    if kind == "black_three_piles":
        text = words.translate("Sheet", "Black three {piles}")
        return term(words, options.pile_word).put_into(text)
    return score_line_name(words, options.pile_word, kind)


def deal_total(words: Words) -> str:
    return words.translate("Sheet", "Deal total")


def running_total(words: Words) -> str:
    return words.translate("Sheet", "Running total")


def who_went_out(words: Words) -> str:
    return words.translate("Sheet", "Who went out")


def nobody(words: Words) -> str:
    return words.translate("Sheet", "nobody")


def first_meld_name(words: Words) -> str:
    return words.translate("Sheet", "First meld")


def first_meld(words: Words, options: Options, deal: int) -> Caption:
    """What the first meld needs in *deal*, over its columns; nothing where the score decides."""
    if deal in options.concealed_deals:
        text = words.translate("Sheet", "first meld: a whole {pile}")
        short = words.translate("Sheet", "a {pile}")
        word = term(words, options.pile_word)
        return Caption(word.put_into(text), short=word.put_into(short))
    if options.minima_by_score:
        return NOTHING
    points = options.minimum(deal)
    if points <= 0:
        any_points = words.translate("Sheet", "first meld: any")
        return Caption(any_points, short=words.translate("Sheet", "first: any"))
    text = words.translate("Sheet", "first meld {points}")
    short = words.translate("Sheet", "first {points}")
    shown = words.number(points)
    return Caption(text.format(points=shown), short=short.format(points=shown))


def hint(words: Words, options: Options, kind: str) -> Caption:
    """What the row counts for each: "500 each"."""
    each, left = {
        "clean_piles": (options.clean_bonus, None),
        "dirty_piles": (options.dirty_bonus, None),
        "wild_piles": (options.wild_bonus, None),
        "sevens_piles": (options.sevens_bonus, None),
        "black_three_piles": (options.dirty_bonus, None),
        "red_threes": (options.red_three_laid, options.red_three_left)
        if options.lays_red_threes
        else (options.red_three_left, None),
        "ladies": (options.lady_bonus, options.lady_left),
        "exact_cut": (options.exact_cut_bonus, None),
        "going_out": (options.going_out_bonus, None),
    }.get(kind, (None, None))
    if each is None:
        return NOTHING
    if kind == "going_out":
        return Caption(words.points_counted(each), short=words.number(each))
    if left is None:
        text, short = words.translate("Sheet", "{points} each"), f"× {words.number(each)}"
        return Caption(text.format(points=words.number(each)), short=short)
    text = words.translate("Sheet", "{points} each, left {left}")
    each_said, left_said = words.number(each), words.number(left)
    text = text.format(points=each_said, left=left_said)
    return Caption(text, short=f"{each_said} / {left_said}")


def remarks(words: Words, items: Sequence[Item]) -> tuple[str, ...]:
    """What is said under a figure, from long to short; a remark may have two lines."""
    translate = words.translate
    if not items:
        return ()
    if any(item.what == "all_red_threes" for item in items):
        return (translate("Sheet", "all of them"),)
    counts = {item.what.rpartition("_")[2]: words.number(item.count) for item in items}
    laid = translate("Sheet", "{n} laid").format(n=counts.get("laid", ""))
    left = translate("Sheet", "{n} left").format(n=counts.get("left", ""))
    if {"laid", "left"} <= counts.keys():
        both = translate("Sheet", "{n} laid, {m} left").format(n=counts["laid"], m=counts["left"])
        return (products(words, items), both, f"{laid}\n{left}")
    if "left" in counts:
        return (products(words, items), left)
    return (
        products(words, items),
        laid if "laid" in counts else f"{words.number(items[0].count)} ×",
    )


def blocks(words: Words, options: Options) -> tuple[Block, ...]:
    """The lists under the table: what cards count, what going out and the first meld need."""
    return (_values(words, options), _going_out(words, options), _first_melds(words, options))


def _values(words: Words, options: Options) -> Block:
    translate, values = words.translate, options.values
    named: tuple[tuple[str, int], ...]
    if options.deck is Deck.SPECIAL:
        named = (
            (translate("Sheet", "joker"), values.joker),
            (translate("Sheet", "jester"), values.two),
            (translate("Sheet", "lord"), values.ace),
            (translate("Sheet", "seven to twelve"), values.high),
            (translate("Sheet", "one to six"), values.low),
            (translate("Sheet", "villain"), -values.black_three),
        )
    else:
        named = (
            (translate("Sheet", "joker"), values.joker),
            (translate("Sheet", "ace"), values.ace),
            (translate("Sheet", "two"), values.two),
            (translate("Sheet", "eight to king"), values.high),
            (translate("Sheet", "four to seven"), values.low),
            (translate("Sheet", "black three"), -values.black_three),
        )
        if not options.jokers_per_pack:
            named = named[1:]
    together: dict[int, list[str]] = {}
    for name, points in named:
        together.setdefault(points, []).append(name)
    lines = [
        f"{capital(', '.join(names))} {words.number(points)}" for points, names in together.items()
    ]
    if options.deck is Deck.SPECIAL:
        text = term(words, options.pile_word).put_into(
            translate("Sheet", "Lady on a clean {pile} {laid}, left over {left}"),
            laid=words.number(options.lady_bonus),
            left=words.number(options.lady_left),
        )
    elif options.lays_red_threes:
        text = translate("Sheet", "Red three {laid}, left over {left}").format(
            laid=words.number(options.red_three_laid), left=words.number(options.red_three_left)
        )
    else:
        text = translate("Sheet", "Red three left over {left}").format(
            left=words.number(options.red_three_left)
        )
    lines.append(text)
    if options.lays_red_threes and options.all_red_threes:
        text = translate("Sheet", "All red threes together {points}")
        lines.append(text.format(points=words.number(options.all_red_threes)))
    lines += option_texts(words, options).on_paper("red_threes_by_sevens")
    return Block(translate("Sheet", "Card values"), tuple(lines))


def _going_out(words: Words, options: Options) -> Block:
    translate, word = words.translate, term(words, options.pile_word)
    lines: list[str] = []
    runs = _runs(options.quotas, options.deals)
    for first, last, quota in runs:
        needed = _needed(words, word, quota)
        if len(runs) == 1:
            lines += needed
            continue
        if last is None:
            deal = translate("Sheet", "From deal {first}: {needed}")
        elif first == last:
            deal = translate("Sheet", "Deal {first}: {needed}")
        else:
            deal = translate("Sheet", "Deals {first} to {last}: {needed}")
        lines.append(
            deal.format(
                first=words.number(first),
                last=words.number(last or 0),
                needed=", ".join(line[:1].lower() + line[1:] for line in needed),
            )
        )
    lines += option_texts(words, options).on_paper(
        "partner_in_foot", "permission", "must_discard_last", "seven_last_discard"
    )
    return Block(translate("Sheet", "To go out"), tuple(lines))


def _needed(words: Words, word: Term, quota: Quota) -> list[str]:
    """ "Two clean piles", "One wild pile"."""
    translate = words.translate
    parts = (
        (
            quota.clean,
            translate("Sheet", "{n} clean {pile}"),
            translate("Sheet", "{n} clean {piles}"),
        ),
        (
            quota.dirty,
            translate("Sheet", "{n} dirty {pile}"),
            translate("Sheet", "{n} dirty {piles}"),
        ),
        (quota.wild, translate("Sheet", "{n} wild {pile}"), translate("Sheet", "{n} wild {piles}")),
        (
            quota.sevens,
            translate("Sheet", "{n} {pile} of sevens"),
            translate("Sheet", "{n} {piles} of sevens"),
        ),
        (
            quota.any,
            translate("Sheet", "{n} {pile} in all"),
            translate("Sheet", "{n} {piles} in all"),
        ),
    )
    lines = [
        capital(word.put_into(one if count == 1 else several, n=words.count(count)))
        for count, one, several in parts
        if count
    ]
    return lines or [word.put_into(translate("Sheet", "No {piles} needed"))]


def _runs(quotas: tuple[Quota, ...], deals: int) -> list[tuple[int, int | None, Quota]]:
    """First and last deal of equal quotas; the last run has no end where *deals* does not say."""
    runs: list[tuple[int, int | None, Quota]] = []
    for deal, quota in enumerate(quotas, start=1):
        if runs and runs[-1][2] == quota:
            runs[-1] = (runs[-1][0], deal, quota)
        else:
            runs.append((deal, deal, quota))
    first, last, quota = runs[-1]
    return [*runs[:-1], (first, last if last == deals else None, quota)]


def _first_melds(words: Words, options: Options) -> Block:
    translate = words.translate
    lines: list[str] = []
    if options.minima_by_score:
        for step in options.minima_by_score[:-1]:
            text = translate("Sheet", "Score below {score}: {points}")
            lines.append(
                text.format(score=words.number(step.below), points=words.number(step.points))
            )
        text = translate("Sheet", "Otherwise: {points}")
        lines.append(text.format(points=words.number(options.minima_by_score[-1].points)))
    else:
        for minimum in options.minima_in_force:
            text = translate("Sheet", "Deal {deal}: {points}")
            if minimum.goes_on:
                text = translate("Sheet", "From deal {deal}: {points}")
                if minimum.deal == 1:
                    text = translate("Sheet", "Every deal: {points}")
            shown = (
                words.number(minimum.points) if minimum.points > 0 else translate("Sheet", "any")
            )
            lines.append(text.format(deal=words.number(minimum.deal), points=shown))
    if options.concealed_deals:
        text = translate("Sheet", "Deal {deals}: a whole {pile} from the hand")
        if len(options.concealed_deals) > 1:
            text = translate("Sheet", "Deals {deals}: a whole {pile} from the hand")
        deals = words.listed([words.number(deal) for deal in options.concealed_deals])
        lines.append(term(words, options.pile_word).put_into(text, deals=deals))
    lines.append(translate("Sheet", "By card values alone"))
    return Block(
        translate("Sheet", "First meld"), tuple(lines), is_repeated=not options.minima_by_score
    )
