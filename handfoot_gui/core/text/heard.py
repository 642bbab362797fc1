"""Words in place of signs: what is read to the eye as "6♠ 6♥, −80" is heard in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.text.phrases import Translate, filled
from handfoot_gui.core.text.words import MINUS, Words

_SUITS: Final = "♠♥♦♣"
_SUITED: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_SIGNS: Final = re.compile(f"[{_SUITS}{MINUS}×·+:/–]")
_NUMBER: Final = r"\d(?:[\d.,\u00a0\u202f’]*\d)?"
"""As any country groups its thousands."""
_TIMES: Final = re.compile(rf"({_NUMBER}) × ([{MINUS}]?{_NUMBER})")
_FACTOR: Final = re.compile(rf"(?<!\w)×[ \u00a0]?({_NUMBER})")
_SCORE: Final = re.compile(rf"({_NUMBER}) : ({_NUMBER})")
_SHARE: Final = re.compile(r"(?<![\d/])(\d+)/(\d+)(?![\d/])")
"""Not a part of a date."""
_SIGNED: Final = re.compile(rf"(?<![\w)])([{MINUS}+])({_NUMBER})")


def has_signs(text: str) -> bool:
    """Whether *text* may sound otherwise than it is written."""
    return _SIGNS.search(text) is not None


def heard(words: Words, text: str) -> str:
    """*text* for the ear: cards, points and what is between facts in the *words* of the language.

    What has no such sign is left as it is.
    """
    if not has_signs(text):
        return text
    text = text.replace(" · ", ", ")
    if any(suit in text for suit in _SUITS):
        text = _with_cards(words, text)
    translate = words.translate
    for pattern, say in (
        (_TIMES, translate("Heard", "{first} times {second}")),
        (_SCORE, translate("Heard", "{first} to {second}")),
        (_SHARE, translate("Heard", "{first} of {second}")),
    ):
        text = pattern.sub(_pair(say), text)
    factor = translate("Heard", "times {number}")
    text = _FACTOR.sub(lambda found: filled(factor, number=found[1]), text)
    return _SIGNED.sub(_signed(translate), text)


def _pair(say: str) -> Callable[[re.Match[str]], str]:
    """What says both parts of a match as *say* does."""
    return lambda found: filled(say, first=found[1], second=found[2])


def _signed(translate: Translate) -> Callable[[re.Match[str]], str]:
    """What says whether a number is more or less."""

    def said(found: re.Match[str]) -> str:
        less, more = translate("Heard", "minus {number}"), translate("Heard", "plus {number}")
        return filled(less if found[1] == MINUS else more, number=found[2])

    return said


def _with_cards(words: Words, text: str) -> str:
    """*text* with cards in words, and a comma between those that lie beside one another."""
    named = _named(words.sign, words.spoken().card)
    card = "|".join(sorted(map(re.escape, named), key=len, reverse=True))
    range_ = words.translate("Heard", "{first} to {last}")
    text = re.sub(
        rf"(?<!\w)({card})–({card})",
        lambda found: filled(range_, first=named[found[1]], last=named[found[2]]),
        text,
    )
    text = re.sub(
        rf"(?<!\w)(?:{card})(?: (?:{card}))*",
        lambda found: words.row([named[one] for one in found[0].split(" ")]),
        text,
    )
    for suit in _SUITED:
        text = text.replace(words.suit_sign(suit), str(words.suit(suit)))
    return text


@lru_cache(maxsize=1)
def _cards() -> tuple[Card, ...]:
    """One of each that has a suit."""
    ranks = map(Rank, "AKQJT98765432")
    return tuple(Card(rank, suit, 1) for rank in ranks for suit in _SUITED)


def _named(sign: Callable[[Card], str], say: Callable[[Card], str]) -> dict[str, str]:
    """By its sign each card in words."""
    return {sign(card): say(card) for card in _cards()}
