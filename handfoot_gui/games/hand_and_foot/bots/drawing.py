"""Drawing from the stock and lifting packets off the deck."""

from __future__ import annotations

from handfoot_gui.games.hand_and_foot.bots.reading import Reading
from handfoot_gui.games.hand_and_foot.rules.moves import Cut, Draw


def draw(reading: Reading) -> Draw:
    """A draw that keeps the stock piles about equal."""
    counts = list(reading.view.stock_counts)
    drawn = [0] * len(counts)
    for _ in range(reading.options.draw):
        fullest = max(range(len(counts)), key=lambda place: counts[place])
        counts[fullest] -= 1
        drawn[fullest] += 1
    return Draw(tuple(drawn))


def cut(reading: Reading) -> Cut:
    """A cut that aims at exactly a hand and a foot."""
    return Cut(reading.options.hand_size + reading.options.foot_size)
