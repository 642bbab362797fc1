"""The short texts that are painted on the table: labels, titles, figures and keys."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.text import table
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.vocabulary import WORDS, joined


def card_name(card: Card) -> str:
    return WORDS.card(card)


def rank_name(rank: Rank | None) -> str:
    return WORDS.ranks(rank)


def listed(parts: Sequence[str]) -> str:
    """ "Josip and Marta"."""
    return WORDS.listed(parts)


def shown_large(names: Sequence[str], *, is_own: bool) -> str:
    """What a screen reader says when one side's melds become large."""
    if is_own:
        text = translate("Table", "The melds of {names} are full size again.")
    else:
        text = translate("Table", "The melds of {names} are full size.")
    return filled(text, names=joined(names))


def lifts_many() -> str:
    """How more than one card of the table is lifted, said once."""
    return translate("Table", "Click for one more card; drag or Shift+click for many.")


def playing() -> str:
    return table.playing(WORDS)


def not_connected() -> str:
    """What stands on the plate of whoever plays on a phone that cannot be reached."""
    return translate("Phone", "not connected")


def menu() -> str:
    """What the only button of a table without hands says."""
    return translate("TopBar", "Menu")


def new() -> str:
    return translate("Table", "new")


def came(count: int) -> str:
    """What is heard of cards that came to others: "two cards new"."""
    return filled(translate("Table", "{count} new card(s)", "", count), count=WORDS.count(count))


def none_in_hand(rank: Rank) -> str:
    """What is heard where a letter leads to no card."""
    text = translate("Table", "{ranks:^}: none in your hand.")
    return filled(text, ranks=WORDS.ranks(rank))


def hand_card_name(name: str, *, is_new: bool, is_selected: bool) -> str:
    """ "nine of diamonds, new"."""
    parts = [name]
    if is_new:
        parts.append(new())
    if is_selected:
        parts.append(translate("Table", "picked"))
    return WORDS.row(parts)
