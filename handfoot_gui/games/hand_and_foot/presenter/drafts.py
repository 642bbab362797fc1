"""Drafts of Hand and Foot as moves, and the keys of the zones they lie in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.presenter.values import CardGroup, Draft, SlotKind
from handfoot_gui.games.hand_and_foot.rules.melds import Kind
from handfoot_gui.games.hand_and_foot.rules.moves import Lay, Placement, TakePile

SLOT_OF: Final = {
    Kind.CLEAN: SlotKind.CLEAN,
    Kind.DIRTY: SlotKind.DIRTY,
    Kind.WILD: SlotKind.WILD,
    Kind.SEVENS: SlotKind.SEVENS,
}
"""The slot for complete piles of each kind."""


def meld_key(side: int, index: int) -> str:
    """The zone of the side's meld number *index*."""
    return f"meld{side}.{index}"


def slot_key(side: int, slot: SlotKind) -> str:
    """The zone of the side's piles of one kind, or of its red threes."""
    return f"slot{side}.{slot}"


def draft_key(index: int) -> str:
    """The zone of new meld number *index* of a draft."""
    return f"draft{index}"


def move_of(draft: Draft) -> TakePile | Lay:
    """The move that plays the whole draft."""
    placements = tuple(Placement(group.cards, group.onto) for group in draft.groups)
    return TakePile(placements) if draft.is_take else Lay(placements)


def without(draft: Draft, cards: Iterable[Card], top: Card | None) -> Draft:
    """The draft after *cards* are taken back; without the top card it takes no pile."""
    gone = set(cards)
    groups = tuple(
        CardGroup(left, group.onto)
        for group in draft.groups
        if (left := tuple(card for card in group.cards if card not in gone))
    )
    return Draft(groups, draft.is_take and top not in gone)


def rank_of(cards: Iterable[Card]) -> Rank | None:
    """The rank of a meld of *cards*: the first natural's; None for wilds only."""
    return next((card.rank for card in cards if not card.is_wild), None)
