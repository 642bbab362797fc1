"""Which place of one seat's table a gesture is about."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import NEW_MELD, AnyDraft, Table, Target, side_key


def meant(targets: Sequence[Target], cards: tuple[Card, ...], key: str) -> str:
    """The zone that a drop of *cards* on zone *key* is for, which they may be spread over."""
    if not cards or any(key == target.key for target in targets):
        return key
    return next((target.key for target in targets if key in target.spreads_to), key)


def is_best(targets: Sequence[Target], key: str) -> bool:
    """Whether zone *key* shines as the best place for what is selected."""
    return any(target.is_best and key in target.shown for target in targets)


def other_side(table: Table, key: str) -> int | None:
    """The other side that zone *key* belongs to, or is the whole of."""
    zone = table.zone(key)
    for panel in table.panels:
        is_its = key == side_key(panel.side) or (zone is not None and zone.side == panel.side)
        if is_its and not panel.is_own:
            return panel.side
    return None


def has_new_meld(
    table: Table, targets: Sequence[Target], draft: AnyDraft, *, is_watched: bool
) -> bool:
    """Whether a place for a new meld is shown."""
    if any(NEW_MELD in target.shown for target in targets):
        return True
    if table.actor != table.seat or table.amount is not None or is_watched:
        return False
    own = next((panel for panel in table.panels if panel.is_own), None)
    return bool(draft.cards) or (own is not None and not own.is_down)
