"""Notes on the table lie where they cover least, and near what they explain."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRectF, QSizeF

from handfoot_gui.ui.table.note_place import NotePlaces

ROOM = QRectF(6, 6, 988, 600)


def some_rects(rng: Random, count: int) -> list[QRectF]:
    return [
        QRectF(rng.uniform(0, 900), rng.uniform(0, 550), rng.uniform(1, 300), rng.uniform(1, 200))
        for _ in range(count)
    ]


def common(note: QRectF, rects: list[QRectF]) -> float:
    shared = [note.intersected(rect) for rect in rects]
    return sum(rect.width() * rect.height() for rect in shared)


@pytest.mark.parametrize("seed", range(30))
def test_no_place_of_a_grid_covers_less_than_the_best_one(seed: int) -> None:
    rng = Random(seed)
    about, *taken = some_rects(rng, 2 + seed)
    own, size = some_rects(rng, 1), QSizeF(rng.uniform(40, 500), rng.uniform(20, 200))
    covered, best = NotePlaces(about, own, taken, ROOM).best(size)
    speaks_of = [about.adjusted(-6, -6, 6, 6), *own]
    assert covered == (round(common(best, speaks_of)), round(common(best, taken)))
    assert ROOM.adjusted(-0.01, -0.01, 0.01, 0.01).contains(best)
    assert best.size() == size
    for across in range(13):
        for down in range(13):
            left = ROOM.left() + across * (ROOM.width() - size.width()) / 12
            top = ROOM.top() + down * (ROOM.height() - size.height()) / 12
            place = QRectF(left, top, size.width(), size.height())
            found = round(common(place, speaks_of)), round(common(place, taken))
            assert covered <= found
            if covered == found:
                middle = about.center()
                nearer = (place.center() - middle).manhattanLength()
                assert (best.center() - middle).manhattanLength() <= nearer


def test_on_an_empty_table_a_note_lies_directly_below_its_word() -> None:
    about = QRectF(400, 300, 200, 20)
    covered, best = NotePlaces(about, [], [], ROOM).best(QSizeF(200, 40))
    assert covered == (0, 0)
    assert best == QRectF(400, 326, 200, 40)
