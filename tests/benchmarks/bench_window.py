"""Start, memory and frames of the window, beside a bare window of pixmap items in the same run.

Run it with ``python tests/benchmarks/bench_window.py [RUNS]``; it works offscreen. Ratios count,
single times do not: both sides are measured in turn on the same machine. With
``QT_SCALE_FACTOR=1.5`` before it, frames are those of a screen at 150 %.
"""

from __future__ import annotations

import compileall
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import handfoot_gui

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

BARE = """
import sys, time
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView
app = QApplication([])
scene = QGraphicsScene()
picture = QPixmap(100, 137)
picture.fill(QColor("white"))
for number in range(270):
    item = QGraphicsPixmapItem(picture)
    item.setPos(QPointF(number % 30 * 40, number // 30 * 70))
    scene.addItem(item)
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        print("painted", time.monotonic(), flush=True)
        QTimer.singleShot(0, app.quit)
view = View(scene)
view.resize(1280, 720)
view.show()
app.exec()
"""

OURS = """
import sys, time
from pathlib import Path
from handfoot_gui import app
from PySide6.QtCore import QCoreApplication, QTimer
from handfoot_gui.ui.table import view as table_view
has_painted = []
def paint(self, event, plain=table_view.TableView.paintEvent):
    plain(self, event)
    if not has_painted:
        has_painted.append(True)
        print("painted", time.monotonic(), flush=True)
        QTimer.singleShot(0, QCoreApplication.quit)
table_view.TableView.paintEvent = paint
sys.exit(app.run(Path(sys.argv[1])))
"""

BARE_MEMORY = """
from pathlib import Path
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
app = QApplication([])
scene = QGraphicsScene()
view = QGraphicsView(scene)
view.resize(1280, 720)
view.show()
app.processEvents()
status = Path("/proc/self/status").read_text()
print(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))
"""

PLAYS = """
import gc, sys
from pathlib import Path
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.controller import Controller
app = QApplication([])
program = Controller()
program.window.resize(1280, 720)
program.start(Path(sys.argv[1]))
played = program.played
marks = [int(mark) for mark in sys.argv[2:]]
def told():
    status = Path("/proc/self/status").read_text().splitlines()
    facts = dict(line.split(":", 1) for line in status if line.startswith("Vm"))
    kept = [int(facts[name].split()[0]) for name in ("VmRSS", "VmHWM")]
    print("memory", earlier + len(played.record.moves), *kept, len(app.allWidgets()), flush=True)
earlier = 0
while marks:
    QTest.qWait(1)
    if earlier + len(played.record.moves) >= marks[0]:
        marks.pop(0)
        QTest.qWait(400)
        gc.collect()
        told()
    if played.bridge.waiting is Waiting.PERSON:
        # Draws and discards, and lays when nothing else is left: such a match is a long one.
        moves = list(played.bridge.session.rules.suggestions(played.bridge.view))
        order = ("Draw", "Discard")
        plain = [move for name in order for move in moves if type(move).__name__ == name]
        played.bridge.play(plain[0] if plain else moves[0])
    elif played.bridge.waiting is Waiting.NEXT_DEAL:
        played.show_score()
        QTest.qWait(50)
        played.deal_next()
    elif played.bridge.waiting is Waiting.OVER:
        # A match of fewer moves than wished for: the next one is played in the same window.
        played.show_score()
        QTest.qWait(200)
        told()
        earlier += len(played.record.moves)
        program.game_controller.begin(played.record.with_moves(()).with_fair(()))
        played = program.played
program.stop()
"""
MARKS = ("0", "100", "600", "1000")


def _spread(values: list[float], unit: str) -> str:
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{middle:.2f}{unit} (min {low:.2f}, max {high:.2f}, {len(values)} runs)"


def _first_paint(code: str, *arguments: str) -> float:
    """Milliseconds from the start of a new Python to the first painted table."""
    begin = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True
    )
    painted = next(line for line in done.stdout.splitlines() if line.startswith("painted"))
    return (float(painted.split()[1]) - begin) * 1000


def bench_start(game: Path, runs: int) -> None:
    """From the start of the process to the painted table of a saved game."""
    # As in an installed program; a checkout under PYTHONDONTWRITEBYTECODE has none.
    compileall.compile_dir(Path(handfoot_gui.__file__).parent, quiet=1)
    _first_paint(BARE), _first_paint(OURS, str(game))
    ours, bare = [], []
    for _ in range(runs):
        bare.append(_first_paint(BARE))
        ours.append(_first_paint(OURS, str(game)))
    print("start to painted table")
    print("  bare window, 270 pixmap items:", _spread(bare, " ms"))
    print("  the card table:               ", _spread(ours, " ms"))
    print("  ratio, pair by pair:          ", _spread([a / b for a, b in zip(ours, bare)], ""))  # noqa: B905


def bench_memory(folder: Path) -> None:
    """Memory of the window's process during a whole match, beside a window without anything."""
    if not Path("/proc/self/status").exists():
        print("memory: only measured where /proc is")
        return
    game = _saved_game(folder, moves=0)
    bare = subprocess.run(
        [sys.executable, "-c", BARE_MEMORY], capture_output=True, text=True, check=True
    )
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, str(game), *MARKS], capture_output=True, text=True, check=True
    )
    print("memory (RSS) of the window's process, the bots' own not counted")
    print(f"  a bare window: {int(bare.stdout) / 1024:6.1f} MiB")
    for line in done.stdout.splitlines():
        if line.startswith("memory"):
            moves, now, most, widgets = map(int, line.split()[1:])
            print(
                f"  after {moves:4} moves: {now / 1024:6.1f} MiB, {most / 1024:6.1f} at most, "
                f"{widgets} widgets"
            )


def _saved_game(folder: Path, moves: int = 120) -> Path:
    """A game after *moves* moves or a few more, the person to move, with instant bots; before
    anything happened where there are none."""
    from handfoot_gui.core.preferences import BotPace, Preferences
    from handfoot_gui.core.record import Player, PlayerKind, Record, replay
    from handfoot_gui.core.seats import TABLE
    from handfoot_gui.games.hand_and_foot.rules.options import Options
    from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
    from handfoot_gui.storage.preferences import PreferencesFile
    from handfoot_gui.storage.saves import Saves

    rules, rng, made = HandAndFoot(Options()), Random(11), []
    state = rules.start()
    while moves and (len(made) < moves or rules.actor(state) != 0):
        actor = rules.actor(state)
        move = (
            rules.table_move(state, rng)
            if actor == TABLE
            else rng.choice(list(rules.suggestions(rules.view(state, actor)))[:3])
        )
        made.append((actor, move))
        state = rules.apply(state, actor, move)
    players = (
        Player("Marta", PlayerKind.PERSON),
        *(Player(name, PlayerKind.BOT, "easy") for name in ("Elise", "Josip", "Karl")),
    )
    record = Record("hand-and-foot", "classic", rules.options, players, tuple(made))
    PreferencesFile(folder).save(Preferences(bot_pace=BotPace.INSTANT))
    with Saves(folder).create(record) as game:
        game.save(record, replay(rules, record.moves))
        return game.path


def _full_view() -> tuple[object, object]:
    """Rules and a view with as many cards on the table as a deal can show."""
    from msgspec.structs import replace

    from handfoot_gui.core.cards import Rank
    from handfoot_gui.core.seats import Seat
    from handfoot_gui.games.hand_and_foot.rules.melds import SideTable, meld_of
    from handfoot_gui.games.hand_and_foot.rules.options import Options
    from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
    from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

    rules = HandAndFoot(Options())
    left = list(rules.cards)
    tables = []
    for _ in range(2):
        melds = []
        for rank in Rank:
            if rank in (Rank.THREE, Rank.TWO, Rank.JOKER):
                continue
            some = [card for card in left if card.rank is rank][:6]
            left = [card for card in left if card not in some]
            melds.append(meld_of(some))
        tables.append(SideTable(tuple(melds)))
    hand = [card for card in left if not card.is_red_three][:96]
    pile = [card for card in left if card not in hand][:10]
    public = replace(
        rules.start().public, phase=Phase.PLAY, deal=1, turns=9, tables=tuple(tables),
        pile=tuple(pile),
    )  # fmt: skip
    view = View(
        Seat(0), public, tuple(hand), (len(hand), 9, 9, 9), (13, 13, 13, 13), (len(left) // 2,)
    )
    return rules, view


def _frames(move: Callable[[float], None], seconds: float) -> list[float]:
    """Milliseconds that each frame of a movement takes to be laid out and painted."""
    from PySide6.QtWidgets import QApplication

    costs = []
    begin = time.perf_counter()
    while (now := time.perf_counter() - begin) < seconds:
        frame = time.perf_counter()
        move(now / seconds)
        QApplication.processEvents()
        costs.append((time.perf_counter() - frame) * 1000)
    return costs


def bench_frames(runs: int) -> None:
    """20 of the table's cards moving at 1920 × 1080, beside bare items of the same pictures."""
    from PySide6.QtCore import QPointF
    from PySide6.QtWidgets import (
        QApplication,
        QGraphicsPixmapItem,
        QGraphicsScene,
        QGraphicsView,
    )

    from handfoot_gui.games import GAMES  # noqa: F401  (the bots' process needs it)
    from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
    from handfoot_gui.ui.game.bot_runner import BotRunner
    from handfoot_gui.ui.table.items import CardItem
    from handfoot_gui.ui.table.view import TableView
    from handfoot_gui.ui.widgets.theme import LIGHT, Style, scale_for

    app = QApplication.instance() or QApplication([])
    rules, view = _full_view()
    ours = TableView()
    ours.scene_.canvas.set_style(Style(LIGHT, scale_for(1920, 1080, 1.0)))
    ours.scene_.set_adapter(HandAndFootTable(rules))
    ours.resize(1920, 1080)
    ours.show()
    ours.scene_.show_view(view, is_animated=False)
    app.processEvents()
    items = [item for item in ours.scene_.items() if isinstance(item, CardItem)]
    bare_scene = QGraphicsScene()
    bare_scene.setSceneRect(0, 0, 1920, 1080)
    for item in items:
        copy = QGraphicsPixmapItem(item.pixmap())
        copy.setOffset(item.offset())
        copy.setPos(item.pos())
        copy.setZValue(item.zValue())
        bare_scene.addItem(copy)
    bare = QGraphicsView(bare_scene)
    bare.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    bare.resize(1920, 1080)
    bare.show()
    app.processEvents()
    print(f"frames at 1920 × 1080, 20 of {len(items)} card items moving")

    def mover(scene_items: list[QGraphicsPixmapItem]) -> Callable[[float], None]:
        moving = scene_items[:: max(1, len(scene_items) // 20)][:20]
        starts = [QPointF(item.pos()) for item in moving]

        def move(share: float) -> None:
            for number, (item, start) in enumerate(zip(moving, starts, strict=True)):
                end = QPointF(200 + number * 70, 300 + number * 12)
                item.setPos(start + (end - start) * (1 - abs(1 - 2 * share)))

        return move

    move_ours = mover(sorted(items, key=lambda item: (item.zValue(), item.x())))
    copies = [item for item in bare_scene.items() if isinstance(item, QGraphicsPixmapItem)]
    move_bare = mover(sorted(copies, key=lambda item: (item.zValue(), item.x())))
    ratios, ours_p50, bare_p50 = [], [], []
    for _ in range(runs):
        bare_p50.append(statistics.median(_frames(move_bare, 1.0)))
        ours_p50.append(statistics.median(_frames(move_ours, 1.0)))
        ratios.append(ours_p50[-1] / bare_p50[-1])
    print("  bare pixmap items, median frame:", _spread(bare_p50, " ms"))
    print("  the card table, median frame:   ", _spread(ours_p50, " ms"))
    print("  ratio, pair by pair:            ", _spread(ratios, ""))

    runner = BotRunner()
    runner.configure("hand-and-foot", rules.options, ("steady",) * 4)
    thinking = _thinking_view()
    answers: list[int] = []

    def ask(request: int = 0, _move: object = None) -> None:
        answers.append(request)
        runner.ask(thinking.seat, thinking, len(answers))

    runner.decided.connect(ask)
    ask()
    costs = _frames(move_ours, 4.0)
    runner.close()
    p95 = statistics.quantiles(costs, n=20)[-1]
    print(
        f"  while a steady bot thinks ({len(answers)} decisions): median "
        f"{statistics.median(costs):.2f} ms, p95 {p95:.2f} ms, {len(costs)} frames"
    )


def _thinking_view() -> object:
    """A view in the middle of a deal, its seat to play."""
    from handfoot_gui.core.seats import TABLE
    from handfoot_gui.games.hand_and_foot.rules.options import Options
    from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
    from handfoot_gui.games.hand_and_foot.rules.state import Phase

    rules, rng = HandAndFoot(Options()), Random(2)
    state = rules.start()
    while state.public.turns < 40 or state.public.phase is not Phase.PLAY:
        actor = rules.actor(state)
        move = (
            rules.table_move(state, rng)
            if actor == TABLE
            else rng.choice(list(rules.suggestions(rules.view(state, actor)))[:3])
        )
        state = rules.apply(state, actor, move)
    return rules.view(state, rules.actor(state))


def main() -> None:
    if sys.argv[1:] == ["memory"]:
        with tempfile.TemporaryDirectory() as folder:
            os.environ["HANDFOOT_HOME"] = folder
            bench_memory(Path(folder))
        return
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    with tempfile.TemporaryDirectory() as folder:
        os.environ["HANDFOOT_HOME"] = folder
        game = _saved_game(Path(folder))
        bench_start(game, runs)
        bench_memory(Path(folder))
    bench_frames(min(runs, 7))


if __name__ == "__main__":
    main()
