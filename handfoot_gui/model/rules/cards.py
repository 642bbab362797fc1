"""The rule cards of the games, by name; a card's module is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from handfoot_gui.engine.registry import GameOptions
from handfoot_gui.model.rules.shape import RuleCard
from handfoot_gui.model.wording.words import Words

MakeCard: TypeAlias = Callable[[Words, Any, str], RuleCard]
"""From words, options and the title."""


def _hand_and_foot(words: Words, options: Any, title: str) -> RuleCard:
    from handfoot_gui.model.rules.card import rule_card

    return rule_card(words, options, title)


def _raub(words: Words, options: Any, title: str) -> RuleCard:
    from handfoot_gui.model.rules.raub_card import raub_card

    return raub_card(words, options, title)


def _manipulation(words: Words, options: Any, title: str) -> RuleCard:
    from handfoot_gui.model.rules.manipulation_card import manipulation_card

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
