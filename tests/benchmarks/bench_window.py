"""Cost of 20 of 270 cards moving on the table, beside bare pixmap items on the same machine."""

from __future__ import annotations

import os
import statistics
import sys
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
)

from handfoot_gui.engine.game import TABLE, Seat
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.engine.hand_and_foot.rules import HandAndFoot
from handfoot_gui.engine.hand_and_foot.state import Phase
from handfoot_gui.model import preferences as prefs
from handfoot_gui.model.tables.hand_and_foot import HandAndFootTable
from handfoot_gui.views.art.atlas import CardAtlas
from handfoot_gui.views.table.furniture import Plate
from handfoot_gui.views.table.items import CardItem
from handfoot_gui.views.table.view import TableView
from handfoot_gui.views.theme import LIGHT, Look, scale_for

SIZE = (1920, 1080)
MOVING = 20
FRAMES = 150


def _frames(items: list[QGraphicsPixmapItem]) -> list[float]:
    """Milliseconds per frame while *items* walk across the view."""
    times = []
    for frame in range(FRAMES):
        begin = time.perf_counter()
        for index, item in enumerate(items):
            step = (frame + index * 7) % 100
            item.setPos(200 + step * 11, 150 + index * 30)
        QApplication.processEvents()
        times.append((time.perf_counter() - begin) * 1000)
    return times[10:]


def bare() -> list[float]:
    """270 pixmap items on a plain scene, 20 of them moving."""
    scene = QGraphicsScene(0, 0, *SIZE)
    view = QGraphicsView(scene)
    view.resize(*SIZE)
    atlas = CardAtlas()
    cards = HandAndFoot(Options()).cards
    items = []
    for index, card in enumerate(cards):
        picture: QPixmap = atlas.face(card, 90.0)
        item = QGraphicsPixmapItem(picture)
        item.setPos(20 + (index % 45) * 40, 20 + index // 45 * 160)
        scene.addItem(item)
        items.append(item)
    view.show()
    QApplication.processEvents()
    return _frames(items[:MOVING])


def table() -> list[float]:
    """The card table in the middle of a deal, 20 of its cards moving."""
    rules = HandAndFoot(Options())
    rng = Random(4)
    state = rules.start()
    moves = 0
    while moves < 160 or state.public.phase not in (Phase.DRAW, Phase.PLAY):
        actor = rules.actor(state)
        assert actor is not None
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            some = [m for m, _ in zip(rules.suggestions(rules.view(state, actor)), range(8),
                                      strict=False)]  # fmt: skip
            move = rng.choice(some)
        state = rules.apply(state, actor, move)
        moves += 1
    view = TableView()
    view.resize(*SIZE)
    scene = view.scene_
    scene.set_preferences(prefs.Preferences(animation=prefs.Animation.OFF))
    scene.set_look(Look(LIGHT, scale_for(*SIZE, 1.0)))
    scene.set_adapter(HandAndFootTable(rules))
    scene.set_plates(
        Plate(Seat(s), f"P{s}", "P", s % 2, len(state.holdings[s]), len(state.feet[s]))
        for s in range(4)
    )
    view.show()
    scene.show_view(rules.view(state, Seat(0)))
    QApplication.processEvents()
    shown = [i for i in scene.items() if isinstance(i, CardItem) and i.isVisible()]
    while len(shown) < 270:
        # As many items as the bare scene has, so that the two are alike.
        card = rules.cards[len(shown)]
        item = CardItem(card)
        item.setPixmap(scene.atlas.face(card, 90.0))
        item.setPos(20 + (len(shown) % 45) * 40, 20 + len(shown) // 45 * 160)
        scene.addItem(item)
        shown.append(item)
    moving: list[QGraphicsPixmapItem] = [*shown[-MOVING:]]
    for item in moving:
        item.setZValue(500)
    return _frames(moving)


def main() -> None:
    """Print median and 95th percentile of both, and how they compare."""
    app = QApplication.instance() or QApplication(sys.argv)
    floor, ours = bare(), table()
    for name, times in (("bare items", floor), ("card table", ours)):
        p95 = statistics.quantiles(times, n=20)[-1]
        print(f"{name}: median {statistics.median(times):.2f} ms, p95 {p95:.2f} ms")
    print(f"ratio {statistics.median(ours) / statistics.median(floor):.2f} (at most 1.5)")
    del app


if __name__ == "__main__":
    main()
