"""The keys by which more is heard of the table: how things stand, and what was said before.

The list is all there is to know of them: the window makes an action of each, the help shows them,
and whoever gives keys anew finds them here.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from handfoot_gui.core.preferences import TableKeys
from handfoot_gui.core.spoken_state import Asked
from handfoot_gui.core.text.words import Words


class TableKey(Struct, frozen=True):
    """A command of the table and its keys."""

    command: str
    """Its name, which stays the same in every version."""
    keys: tuple[str, ...]
    """In the usual set, the most usual one first."""
    playroom: tuple[str, ...] = ()
    """Besides these, where keys are as in Playroom."""
    asked: Asked | None = None
    """What is asked by it; None where it does something else."""
    is_longer: bool = False
    """The answer is the long one."""

    def worn(self, chosen: TableKeys) -> tuple[str, ...]:
        """Its keys in the set *chosen*."""
        return (*self.keys, *(self.playroom if chosen is TableKeys.PLAYROOM else ()))


def _asking(asked: Asked, key: str, *others: str, playroom: str = "") -> tuple[TableKey, ...]:
    """What says something, and what says more of it."""
    besides = (playroom,) if playroom else ()
    return (
        TableKey(f"say-{asked}", (key, *others), besides, asked),
        TableKey(f"say-more-{asked}", (f"Shift+{key}",), (), asked, is_longer=True),
    )


TABLE_KEYS: Final = (
    *_asking(Asked.TURN, "F4", "0", playroom="T"),
    *_asking(Asked.HAND, "F5", "1", playroom="H"),
    *_asking(Asked.MIDDLE, "F6", playroom="C"),
    *_asking(Asked.PLAYERS, "F7", playroom="E"),
    *_asking(Asked.MELDS, "F8"),
    *_asking(Asked.SCORE, "F9", playroom="S"),
    TableKey("heard-before", (",",)),
    TableKey("heard-after", (".",)),
    # Shift and a comma are typed as "?" on French keyboards, which asks what can be done.
    TableKey("heard-first", ("Ctrl+Shift+Home",)),
    TableKey("heard-newest", ("Ctrl+Shift+End",)),
    TableKey("spoken-news", ("F12",)),
)
_TAKEN: Final = frozenset(letter for key in TABLE_KEYS for letter in key.playroom)
"""The letters that mean something else where keys are as in Playroom."""


def beside_table_keys(key: str, chosen: TableKeys) -> str:
    """The key of an act or a command that has *key* as a rule: where keys are as in Playroom,
    Shift and its letter, if that asks something there."""
    is_taken = chosen is TableKeys.PLAYROOM and key in _TAKEN
    return f"Shift+{key}" if is_taken else key


def told_of_keys(words: Words) -> dict[str, str]:
    """What every one of the keys does, by its command, as in a list of keys."""
    translate = words.translate
    return {
        "say-turn": translate("TableKeys", "Hear whose turn it is, and what to do"),
        "say-more-turn": translate(
            "TableKeys", "Hear everything you can do now, and why you cannot do more"
        ),
        "say-hand": translate("TableKeys", "Hear your cards, counted by rank"),
        "say-more-hand": translate("TableKeys", "Hear every card in your hand, new ones first"),
        "say-middle": translate("TableKeys", "Hear what lies in the middle of the table"),
        "say-more-middle": translate("TableKeys", "Hear more about what lies in the middle"),
        "say-players": translate("TableKeys", "Hear how many cards everybody has"),
        "say-more-players": translate("TableKeys", "Hear more about every player"),
        "say-melds": translate("TableKeys", "Hear what your side has on the table"),
        "say-more-melds": translate("TableKeys", "Hear what the others have on the table"),
        "say-score": translate("TableKeys", "Hear the score"),
        "say-more-score": translate("TableKeys", "Hear every line of the score"),
        "heard-before": translate(
            "TableKeys", "Hear the newest message again, then the one before"
        ),
        "heard-after": translate("TableKeys", "Hear the next message again"),
        "heard-first": translate("TableKeys", "Hear the first message"),
        "heard-newest": translate("TableKeys", "Hear the newest message"),
        "spoken-news": translate("TableKeys", "Speak more or less: brief, normal, full"),
    }
