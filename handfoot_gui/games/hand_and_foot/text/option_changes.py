"""How two rule sets differ, which fields do nothing, and which disagree, in sentences."""

from __future__ import annotations

from handfoot_gui.core.errors import OptionsError
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.option_fields import part_words
from handfoot_gui.games.hand_and_foot.text.option_values import value_words
from handfoot_gui.games.hand_and_foot.text.options import option_words
from handfoot_gui.games.hand_and_foot.text.terms import term


def changed_fields(before: Options, after: Options) -> tuple[str, ...]:
    """Names of the fields whose values differ, in the order of the rule book."""
    return tuple(
        field
        for field in Options.__struct_fields__
        if getattr(before, field) != getattr(after, field)
    )


def differences(words: Words, before: Options, after: Options) -> tuple[str, ...]:
    """What *after* does otherwise than *before*: "three cards drawn instead of two cards"."""
    return tuple(difference(words, before, after, field) for field in changed_fields(before, after))


def difference(words: Words, before: Options, after: Options, field: str) -> str:
    """The difference in one field, without a full stop."""
    word = term(words, after.pile_word)
    said = option_words(words, word)[field]
    old, new = getattr(before, field), getattr(after, field)
    if isinstance(new, o.CardValues):
        return _values_changed(words, before.values, new, after.deck)
    if isinstance(new, bool):
        both = _switched(words)[field]
        return word.put_into(both[0] if new else both[1])
    texts = {
        "new": value_words(words, said, new, word),
        "old": value_words(words, said, old, word),
    }
    pattern = _phrases(words).get(field)
    is_off = said.zero and not (old and new)
    if pattern is None or is_off:
        pattern = words.translate("Options", "{label}: {new} instead of {old}")
        texts["label"] = said.label
    return word.put_into(pattern, **texts)


def _values_changed(words: Words, old: o.CardValues, new: o.CardValues, deck: o.Deck) -> str:
    """The cards of *deck* that count otherwise: "Two: 25 instead of 20"."""
    pattern = words.translate("Options", "{label}: {new} instead of {old}")
    named = part_words(words, deck)
    return ", ".join(
        pattern.format(label=named[part], new=words.number(after), old=words.number(before))
        for part in o.CardValues.__struct_fields__
        if (after := getattr(new, part)) != (before := getattr(old, part))
    )


def summary(words: Words, before: Options, after: Options, base: str, most: int = 3) -> str:
    """One line about a rule set that was made from *base*: "Classic, three cards drawn …"."""
    translate = words.translate
    found = differences(words, before, after)
    if not found:
        return translate("Options", "As {base}").format(base=base)
    named = ", ".join((base, *found[:most]))
    if len(found) > most:
        more = translate("Options", "{named}, and {count} more changes")
        if len(found) == most + 1:
            more = translate("Options", "{named}, and {count} more change")
        return more.format(named=named, count=words.count(len(found) - most))
    return named


def idle_reason(words: Words, options: Options, field: str) -> str:
    """Why *field* does nothing or little in this rule set, as a sentence; otherwise empty."""
    return next((sentence for is_so, sentence in _notes(words, options, field) if is_so), "")


def _notes(words: Words, options: Options, field: str) -> tuple[tuple[bool, str], ...]:
    """What may be said beside *field*, and whether it is so; the first that is so is said."""
    translate = words.translate
    is_alone = (
        options.sides is o.Sides.ALONE,
        translate("Options", "Not used, since everybody plays alone."),
    )
    has_one_set = (
        options.deck is o.Deck.SPECIAL,
        translate("Options", "The special deck is one set of cards."),
    )
    has_no_ladies = (
        options.deck is not o.Deck.SPECIAL,
        translate("Options", "Only the special deck has ladies."),
    )
    has_no_red_threes = (
        options.deck is o.Deck.SPECIAL,
        translate("Options", "The special deck has no red threes."),
    )
    are_not_laid = (
        options.red_threes is o.RedThrees.PENALTY,
        translate("Options", "Not used, since red threes are not laid."),
    )
    return {
        "packs": (has_one_set,),
        "jokers_per_pack": (has_one_set,),
        "take_count": (
            (
                options.take is o.Take.WHOLE,
                translate("Options", "Not used, since the whole pile is taken."),
            ),
        ),
        "most_wilds": (
            (
                options.wild_limit is not o.WildLimit.AT_MOST,
                translate("Options", "Not used, since wilds are compared with naturals."),
            ),
        ),
        "wilds_on_clean": (
            (
                options.after_seven is not o.AfterSeven.ALL,
                translate("Options", "Not used, since complete melds are not open to all."),
            ),
        ),
        "wild_bonus": (
            (
                not options.wild_melds,
                translate("Options", "Not used, since there are no melds of wilds only."),
            ),
        ),
        "red_threes": (has_no_red_threes,),
        "red_three_left": (has_no_red_threes,),
        "red_three_laid": (has_no_red_threes, are_not_laid),
        "all_red_threes": (has_no_red_threes, are_not_laid),
        "red_threes_by_sevens": (has_no_red_threes, are_not_laid),
        "sevens_ban": (
            (
                not options.has_sevens and options.sevens_ban is not o.SevensBan.OFF,
                translate("Options", "Any complete meld of sevens lifts the ban."),
            ),
        ),
        "stock_out": (
            (
                options.stock_out is o.StockOut.REMOVED
                and options.wild_on_top is not o.WildOnTop.FREEZES,
                translate("Options", "Nothing is shuffled in, since no wild removes the pile."),
            ),
        ),
        "minima": (
            (
                bool(options.minima_by_score),
                translate("Options", "Not used, since the first meld goes by score."),
            ),
            (
                not options.minima_in_force,
                term(words, options.pile_word).put_into(
                    translate("Options", "Not used, since every first meld is a whole {pile}.")
                ),
            ),
        ),
        "partner_in_foot": (is_alone,),
        "permission": (is_alone,),
        "answer_reasons": (
            is_alone,
            (
                not options.permission,
                translate("Options", "Not used, since the partner is not asked."),
            ),
        ),
        "lady_bonus": (has_no_ladies,),
        "lady_left": (has_no_ladies,),
    }.get(field, ())


def contradiction(words: Words, options: Options | None, error: OptionsError) -> str:
    """Which two fields of *options* cannot stand together, and what each of them says."""
    word = term(words, options.pile_word if options is not None else o.PileWord.PILE)
    said = option_words(words, word)
    translate = words.translate
    named = []
    for field in dict.fromkeys(error.fields):
        text = translate("Options", "“{label}”").format(label=said[field].label)
        if options is not None:
            value = value_words(words, said[field], getattr(options, field), word)
            text = translate("Options", "“{label}” ({value})").format(
                label=said[field].label, value=value
            )
        named.append(text)
    reason = _reasons(words).get(frozenset(error.fields))
    said_so = str(error).rstrip(".") if reason is None else word.put_into(reason)
    return translate("Options", "{fields} do not go together: {reason}.").format(
        fields=words.listed(named), reason=said_so
    )


def _reasons(words: Words) -> dict[frozenset[str], str]:
    """Why two fields disagree; the values stand beside their names."""
    translate = words.translate
    too_few = translate("Options", "not enough cards are left for a stock and a first discard")
    too_many = translate("Options", "so many {piles} cannot be made")
    return {
        frozenset({"sides", "players"}): translate(
            "Options", "so many players cannot be grouped like this"
        ),
        frozenset({"packs", "hand_size"}): too_few,
        frozenset({"players", "hand_size"}): too_few,
        frozenset({"quotas", "wild_melds"}): translate(
            "Options", "a wild {pile} is needed, but wilds are not melded by themselves"
        ),
        frozenset({"wild_on_top", "wild_melds"}): translate(
            "Options", "two wilds cannot be melded by themselves to take a third"
        ),
        frozenset({"quotas", "sevens_bonus"}): translate(
            "Options", "a {pile} of sevens is needed, but it is no kind of its own"
        ),
        frozenset({"deals", "target"}): translate("Options", "the game would never end"),
        frozenset({"draw", "stock_out"}): translate("Options", "a deal could go on for ever"),
        frozenset({"minima_by_score", "minima"}): translate(
            "Options", "the scores of the steps must rise"
        ),
        frozenset({"quotas", "packs"}): too_many,
        frozenset({"quotas", "deck"}): too_many,
        frozenset({"quotas", "second_meld"}): translate(
            "Options", "so many {piles} need a second meld of a rank"
        ),
        frozenset({"quotas", "wild_limit"}): translate(
            "Options", "a dirty {pile} is needed, but no wild may be in it"
        ),
    }


def _phrases(words: Words) -> dict[str, str]:
    """Differences that read better as words of their own."""
    translate = words.translate
    return {
        "players": translate("Options", "{new} instead of {old}"),
        "sides": translate("Options", "{new} instead of {old}"),
        "deals": translate("Options", "{new} instead of {old}"),
        "packs": translate("Options", "{new} instead of {old}"),
        "hand_size": translate("Options", "a hand of {new} instead of {old}"),
        "foot_size": translate("Options", "a foot of {new} instead of {old}"),
        "draw": translate("Options", "{new} drawn instead of {old}"),
        "take_count": translate("Options", "{new} of the pile taken instead of {old}"),
        "stock_piles": translate("Options", "{new} instead of {old}"),
        "clean_bonus": translate("Options", "{new} for a clean {pile} instead of {old}"),
        "dirty_bonus": translate("Options", "{new} for a dirty {pile} instead of {old}"),
        "wild_bonus": translate("Options", "{new} for a wild {pile} instead of {old}"),
        "going_out_bonus": translate("Options", "{new} for going out instead of {old}"),
        "pile_word": translate("Options", "the word {new} instead of {old}"),
        "quotas": translate("Options", "{new} to go out instead of {old}"),
    }


def _switched(words: Words) -> dict[str, tuple[str, str]]:
    """What a switch turned on and turned off means."""
    translate = words.translate
    return {
        "down_before_take": (
            translate("Options", "the pile taken only after the first meld"),
            translate("Options", "the pile taken before the first meld too"),
        ),
        "wilds_on_clean": (
            translate("Options", "wilds on complete clean {piles}"),
            translate("Options", "no wilds on complete clean {piles}"),
        ),
        "wild_melds": (
            translate("Options", "melds of wilds only"),
            translate("Options", "no melds of wilds only"),
        ),
        "red_threes_by_sevens": (
            translate("Options", "red threes need a {pile} of sevens"),
            translate("Options", "red threes need no {pile} of sevens"),
        ),
        "seven_last_discard": (
            translate("Options", "a seven may be the last discard"),
            translate("Options", "a seven may not be the last discard"),
        ),
        "partner_in_foot": (
            translate("Options", "the partner must play from the foot first"),
            translate("Options", "the partner need not play from the foot first"),
        ),
        "permission": (
            translate("Options", "the partner is asked"),
            translate("Options", "the partner is not asked"),
        ),
        "answer_reasons": (
            translate("Options", "the partner's answer may say why"),
            translate("Options", "the partner answers only yes or no"),
        ),
        "must_discard_last": (
            translate("Options", "the last card must be discarded"),
            translate("Options", "the last card may be melded"),
        ),
    }
