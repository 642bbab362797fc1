"""The rule cards of the games, by name; a card's module is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.registry import GameOptions

MakeCard: TypeAlias = Callable[[Words, Any, str], RuleCard]
"""From words, options and the title."""


def _hand_and_foot(words: Words, options: Any, title: str) -> RuleCard:
    from handfoot_gui.games.hand_and_foot.text.rule_card import rule_card

    return rule_card(words, options, title)


def _raub(words: Words, options: Any, title: str) -> RuleCard:
    from handfoot_gui.games.raub.text.rule_card import raub_card

    return raub_card(words, options, title)


def _manipulation(words: Words, options: Any, title: str) -> RuleCard:
    from handfoot_gui.games.manipulation.text.rule_card import manipulation_card

    return manipulation_card(words, options, title)


CARDS: Final[Mapping[str, MakeCard]] = {
    "hand-and-foot": _hand_and_foot,
    "raub": _raub,
    "manipulation": _manipulation,
}
"""Every game whose rules can be read."""


def card_of(game: str, words: Words, options: GameOptions, title: str) -> RuleCard:
    """The card of *options* of *game*, headed *title*."""
    return CARDS[game](words, options, title)
