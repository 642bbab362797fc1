"""The score of Hand and Foot in words: its lines, how deals end, what they ask for."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.presenter import Note
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import PileWord
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.terms import term


def deal_title(words: Words, options: Options, number: int) -> str:
    """ "Deal 2 of 4"; where the game goes to a score only "Deal 2"."""
    if not options.deals:
        return words.translate("Score", "Deal {number}").format(number=words.number(number))
    text = words.translate("Score", "Deal {number} of {deals}")
    return text.format(number=words.number(number), deals=words.number(options.deals))


def deal_asks(words: Words, options: Options, number: int, points: int) -> str:
    """ "First meld 90", and the score the game goes to."""
    if number in options.concealed_deals:
        pile = term(words, options.pile_word)
        first = pile.put_into(words.translate("Score", "First meld: a whole {pile}"))
    elif points <= 0:
        first = words.translate("Score", "First meld: any")
    else:
        text = words.translate("Score", "First meld {points}")
        first = text.format(points=words.number(points))
    if not options.target:
        return first
    text = words.translate("Score", "{first}. To {score}")
    return text.format(first=first, score=words.number(options.target))


def on_table(words: Words, points: int) -> Note:
    """ "+120 on the table"."""
    signed = words.number(points) if points < 0 else f"+{words.number(points)}"
    text = words.translate("Score", "{points} on the table").format(points=signed)
    return Note(text, signed)


def ended(words: Words, names: Sequence[str], deal: DealScore) -> str:
    """How a deal ended."""
    if deal.by is None:
        return words.translate("Score", "The stock ran out.")
    return words.translate("Score", "{name} went out.").format(name=names[deal.by])


def remaining(words: Words, options: Options, played: int) -> str:
    """What is left after *played* deals."""
    said = []
    if options.target:
        text = words.translate("Score", "The game goes to {score}.")
        said.append(text.format(score=words.number(options.target)))
    left = options.deals - played
    if left == 1:
        said.append(words.translate("Score", "One deal is left."))
    elif options.deals:
        text = words.translate("Score", "{n} deals are left.")
        said.append(text.format(n=words.number(left)))
    return " ".join(said)


def line_name(words: Words, pile: PileWord, kind: str) -> str:
    """The words for a line's kind."""
    translate = words.translate
    names = {
        "clean_piles": translate("Score", "Clean {piles}"),
        "dirty_piles": translate("Score", "Dirty {piles}"),
        "wild_piles": translate("Score", "Wild {piles}"),
        "sevens_piles": translate("Score", "Sevens"),
        "ladies": translate("Score", "Ladies"),
        "exact_cut": translate("Score", "Exact cut"),
        "red_threes": translate("Score", "Red threes"),
        "going_out": translate("Score", "Going out"),
        "cards_melded": translate("Score", "Cards in melds"),
        "cards_left": translate("Score", "Left in hand and foot"),
    }
    return term(words, pile).put_into(names[kind])


def item_name(words: Words, pile: PileWord, what: str, *, is_special_deck: bool) -> str:
    """The words for what an item counts."""
    translate = words.translate
    special = {
        "two": translate("Score", "Jesters"),
        "ace": translate("Score", "Lords"),
        "high": translate("Score", "Sevens to twelves"),
        "low": translate("Score", "Ones to sixes"),
        "black_three": translate("Score", "Villains"),
    }
    if is_special_deck and what in special:
        return special[what]
    names = {
        "clean_pile": translate("Score", "Clean {piles}"),
        "dirty_pile": translate("Score", "Dirty {piles}"),
        "wild_pile": translate("Score", "Wild {piles}"),
        "sevens_pile": translate("Score", "{piles} of sevens"),
        "black_three_pile": translate("Score", "Clean black threes"),
        "all_red_threes": translate("Score", "All of them laid"),
        "lady_laid": translate("Score", "Laid on clean {piles}"),
        "lady_left": translate("Score", "Left in hand or foot"),
        "exact_cut": translate("Score", "Exact cut"),
        "red_three_laid": translate("Score", "Laid on the table"),
        "red_three_left": translate("Score", "Not laid"),
        "going_out": translate("Score", "Going out"),
        "card_points": translate("Score", "Card points"),
        "joker": translate("Score", "Jokers"),
        "two": translate("Score", "Twos"),
        "ace": translate("Score", "Aces"),
        "high": translate("Score", "Eights to kings"),
        "low": translate("Score", "Fours to sevens"),
        "black_three": translate("Score", "Black threes"),
    }
    text = term(words, pile).put_into(names[what])
    return text[:1].upper() + text[1:]
