"""The seats as chips in the bar over the table, where their row would cost the hand its size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

LOW: Final = 480.0
"""Units of height below which a table has its seats in the bar over it, if they have room there."""
LEAST_CHIP: Final = 78.0
"""Units of width of a chip, at least: room for both counts, and for a name above them."""
_LIKED_CHIP: Final = 100.0
"""So wide it is liked, even if the buttons beside it come closer to each other for that."""
CHIP_HEIGHT: Final = 38.0
_WIDEST_CHIP: Final = 220.0
_GAP: Final = 5.0
"""Between two chips."""
_UP: Final = 3.0
"""From the lower edge of a chip to that of the bar."""


def needed_by(count: int) -> float:
    """Units of width that the chips of so many seats need, at least."""
    return count * LEAST_CHIP + max(0, count - 1) * _GAP


def liked_by(count: int) -> float:
    """Units of width with which names in them are whole, as a rule."""
    return needed_by(count) + count * (_LIKED_CHIP - LEAST_CHIP)


def chips(room: QRectF, count: int) -> tuple[QRectF, ...]:
    """The chips of so many seats beside each other in the middle of *room*."""
    if not count:
        return ()
    wide = min(_WIDEST_CHIP, (room.width() - (count - 1) * _GAP) / count)
    left = room.center().x() - (count * wide + (count - 1) * _GAP) / 2
    top = room.bottom() - _UP - CHIP_HEIGHT
    return tuple(
        QRectF(left + number * (wide + _GAP), top, wide, CHIP_HEIGHT) for number in range(count)
    )
