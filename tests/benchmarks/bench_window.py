"""Start, memory and frames of the window, beside a bare window in the same run.

Run it with ``python tests/benchmarks/bench_window.py [RUNS]``, with ``start``, ``memory`` or
``frames`` before RUNS for that alone. It works offscreen; on X11 with
``QT_QPA_PLATFORM=xcb xvfb-run -a`` before it.
Ratios count, single times do not: both sides are measured in turn on the same machine. Those of
processor time, of the whole process, hold on a machine that does other things, too. With
``QT_SCALE_FACTOR=1.5`` before it, frames are those of a screen at 150 %.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from msgspec.structs import replace
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
)

from handfoot_gui.core.cards import STANDARD_RANKS, Rank
from handfoot_gui.core.preferences import BotPace, Preferences
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable, meld_of
from handfoot_gui.games.hand_and_foot.rules.moves import Move
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.table.items import CardItem
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.theme import LIGHT, Style, scale_for

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# As the program does.
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

_BARE = """
import time
from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import (
    QApplication, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget
)
app = QApplication([])
def end():
    print("painted", time.monotonic(), flush=True)
    app.quit()
"""
WINDOW = f"""{_BARE}
class Window(QWidget):
    def paintEvent(self, event):
        QTimer.singleShot(0, end)
window = Window()
window.resize(1280, 720)
window.show()
app.exec()
"""
ITEMS = f"""{_BARE}
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
        QTimer.singleShot(0, end)
view = View(scene)
view.resize(1280, 720)
view.show()
app.exec()
"""
OURS = """
import sys, time
from importlib import import_module
from pathlib import Path
from handfoot_gui import app
def watch(problem=app.font_problem):
    # Only now: the program prepares how things are imported.
    from PySide6.QtCore import QCoreApplication, QTimer
    def end():
        print("painted", time.monotonic(), flush=True)
        QCoreApplication.quit()
    widget = getattr(import_module(sys.argv[1]), sys.argv[2])
    plain, has_painted = widget.paintEvent, []
    def paint(self, event):
        plain(self, event)
        if not has_painted:
            has_painted.append(True)
            QTimer.singleShot(0, end)
    widget.paintEvent = paint
    return problem()
app.font_problem = watch
sys.exit(app.run(*map(Path, sys.argv[3:])))
"""
START_PAGE = (OURS, "handfoot_gui.ui.pages.start.ground", "Ground")
RESUMED = (OURS, "handfoot_gui.ui.table.view", "TableView")

PLAYS = """
import gc, sys
from pathlib import Path
from handfoot_gui.app import import_without_features, qt_met_quickly
from handfoot_gui.ui.enumerations import make_quickly
# As the program does: what PySide reads of every module would be counted otherwise.
make_quickly()
with qt_met_quickly():
    from PySide6.QtWidgets import QApplication
import_without_features()
from PySide6.QtTest import QTest
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.memory import keep_large_apart
keep_large_apart()
app = QApplication([*sys.argv[:1], "-style", "fusion"])
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
    if played.play.waiting is Waiting.PERSON:
        # Draws and discards, and lays when nothing else is left: such a match is a long one.
        moves = list(played.play.session.rules.suggestions(played.screen.view))
        order = ("Draw", "Discard")
        plain = [move for name in order for move in moves if type(move).__name__ == name]
        played.screen.make(plain[0] if plain else moves[0])
    elif played.play.waiting is Waiting.NEXT_DEAL:
        played.show_score()
        QTest.qWait(50)
        played.deal_next()
    elif played.play.waiting is Waiting.OVER:
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


def _spread(values: list[float], unit: str = "") -> str:
    low, middle, high = min(values), statistics.median(values), max(values)
    return f"{middle:.2f}{unit} (min {low:.2f}, max {high:.2f}, {len(values)} runs)"


def _compare(sides: Sequence[Callable[[], Sequence[float]]], runs: int, *figures: str) -> None:
    """Print the *figures*, in milliseconds, that a bare side and ours give, and their ratio, pair
    by pair."""
    pairs = [[measure() for measure in sides] for _ in range(runs)]
    for number, figure in enumerate(figures):
        bare, ours = ([pair[side][number] for pair in pairs] for side in range(2))
        print(f"  {figure}: bare {_spread(bare, ' ms')}, ours {_spread(ours, ' ms')}")
        ratios = [mine / other for other, mine in zip(bare, ours, strict=True)]
        print(f"  {figure}: ratio, pair by pair, {_spread(ratios)}")


# -- start ---------------------------------------------------------------------------------------


def first_paint(code: str, *arguments: str) -> tuple[float, float, float]:
    """Milliseconds from the start of a new Python to its first painted window, those of processor
    time until its end, and the MiB of memory it had at most."""
    begin = time.monotonic()
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    with process.stdout as told:
        painted = next(line for line in told if line.startswith("painted"))
    _, process.returncode, used = os.wait4(process.pid, 0)
    assert process.returncode == 0
    clock = (float(painted.split()[1]) - begin) * 1000
    return clock, (used.ru_utime + used.ru_stime) * 1000, used.ru_maxrss / 1024


def bench_start(runs: int) -> None:
    """From the start of the process to the painted start page, and to the table of a saved game."""
    # As in an installed program: what the first start of each compiles is kept for the others.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with tempfile.TemporaryDirectory() as home:
        os.environ["HANDFOOT_HOME"] = home
        for title, bare, ours in (
            ("the start page, beside a bare window", (WINDOW,), START_PAGE),
            ("a resumed table, beside 270 bare pixmap items", (ITEMS,), RESUMED),
        ):
            # The first page is that of a household without games.
            whole = ours if ours is START_PAGE else (*ours, str(_saved_game(Path(home))))
            first_paint(*bare), first_paint(*whole)
            print(f"start to {title}")
            sides = (lambda: first_paint(*bare)), (lambda: first_paint(*whole))  # noqa: B023
            _compare(sides, runs, "by the clock", "of the processor")


# -- memory --------------------------------------------------------------------------------------


def bench_memory() -> None:
    """Memory of the window's process during a whole match, beside a window without anything."""
    if not Path("/proc/self/status").exists():
        print("memory: only measured where /proc is")
        return
    with tempfile.TemporaryDirectory() as home:
        os.environ["HANDFOOT_HOME"] = home
        game = _saved_game(Path(home), moves=0)
        print("memory (RSS) of the window's process, the bots' own not counted")
        print(f"  270 bare pixmap items: {first_paint(ITEMS)[2]:6.1f} MiB at most")
        command = [sys.executable, "-c", PLAYS, str(game), *MARKS]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
        for line in done.stdout.splitlines():
            if line.startswith("memory"):
                moves, now, most, widgets = map(int, line.split()[1:])
                print(
                    f"  after {moves:4} moves: {now / 1024:6.1f} MiB, {most / 1024:6.1f} at most, "
                    f"{widgets} widgets"
                )


# -- games to measure with -----------------------------------------------------------------------


def _played(
    rules: HandAndFoot, seed: int, is_far: Callable[[State, int], bool]
) -> tuple[tuple[tuple[int, Move], ...], State]:
    """The moves of a game until *is_far* says so of its state and their number, and that state."""
    state, rng = rules.start(), Random(seed)
    made: list[tuple[int, Move]] = []
    while not is_far(state, len(made)):
        actor = rules.actor(state)
        move = (
            rules.table_move(state, rng)
            if actor == TABLE
            else rng.choice(list(rules.suggestions(rules.view(state, actor)))[:3])
        )
        made.append((actor, move))
        state = rules.apply(state, actor, move)
    return tuple(made), state


def _saved_game(folder: Path, moves: int = 120) -> Path:
    """A game after *moves* moves or a few more, the person to move, with instant bots; before
    anything happened where there are none."""
    rules = HandAndFoot(Options())
    made, state = _played(
        rules, 11, lambda state, made: not moves or (made >= moves and rules.actor(state) == 0)
    )
    players = (
        Player("Marta", PlayerKind.PERSON),
        *(Player(name, PlayerKind.BOT, "easy") for name in ("Elise", "Josip", "Karl")),
    )
    record = Record("hand-and-foot", "classic", rules.options, players, made)
    PreferencesFile(folder).save(Preferences(bot_pace=BotPace.INSTANT))
    with Saves(folder).create(record) as game:
        game.save(record, state)
        return game.path


def _thinking_view() -> View:
    """A view in the middle of a deal, its seat to play."""
    rules = HandAndFoot(Options())
    _, state = _played(
        rules, 2, lambda state, _: state.public.turns >= 40 and state.public.phase is Phase.PLAY
    )
    return rules.view(state, rules.actor(state))


def _full_view(rules: HandAndFoot) -> View:
    """A view with as many cards on the table as a deal can show."""
    left = list(rules.cards)
    tables = []
    for _ in range(2):
        melds = []
        for rank in STANDARD_RANKS:
            if rank in (Rank.THREE, Rank.TWO, Rank.JOKER):
                continue
            some = [card for card in left if card.rank is rank][:6]
            left = [card for card in left if card not in some]
            melds.append(meld_of(some))
        tables.append(SideTable(tuple(melds)))
    hand = [card for card in left if not card.is_red_three][:96]
    pile = tuple(card for card in left if card not in hand)[:10]
    public = rules.start().public
    public = replace(public, phase=Phase.PLAY, deal=1, turns=9, tables=tuple(tables), pile=pile)
    counts = (len(hand), 9, 9, 9)
    return View(Seat(0), public, tuple(hand), counts, (13, 13, 13, 13), (len(left) // 2,))


# -- frames --------------------------------------------------------------------------------------

_STEPS = 60


def _frames(move: Callable[[float], None], seconds: float) -> list[float]:
    """Milliseconds that each frame of a movement takes to be laid out and painted."""
    costs = []
    begin = time.perf_counter()
    while (now := time.perf_counter() - begin) < seconds:
        frame = time.perf_counter()
        move(now / seconds)
        QApplication.processEvents()
        costs.append((time.perf_counter() - frame) * 1000)
    return costs


def _frame_of_steps(move: Callable[[float], None]) -> float:
    """The median of the milliseconds of processor time that a frame takes, in a movement of as many
    equal steps as a screen shows in a second."""
    costs = []
    for step in range(_STEPS):
        frame = time.process_time()
        move(step / _STEPS)
        QApplication.processEvents()
        costs.append((time.process_time() - frame) * 1000)
    return statistics.median(costs)


def _mover(items: list[QGraphicsPixmapItem]) -> Callable[[float], None]:
    """Moves 20 of *items* to and fro; what it gets is the share of the way."""
    items = sorted(items, key=lambda item: (item.zValue(), item.x()))
    moving = items[:: max(1, len(items) // 20)][:20]
    starts = [QPointF(item.pos()) for item in moving]

    def move(share: float) -> None:
        for number, (item, start) in enumerate(zip(moving, starts, strict=True)):
            end = QPointF(200 + number * 70, 300 + number * 12)
            item.setPos(start + (end - start) * (1 - abs(1 - 2 * share)))

    return move


def bench_frames(runs: int) -> None:
    """20 of the table's cards moving at 1920 × 1080, beside bare items of the same pictures, which
    lie on one colour, and on a picture of the table's size.

    All sides make the same steps, and so paint the same pixels: who moves by the clock makes larger
    steps, and paints more, the slower it is.
    """
    app = QApplication.instance() or QApplication([])
    rules = HandAndFoot(Options())
    ours = TableView()
    ours.scene_.canvas.set_style(Style(LIGHT, scale_for(1920, 1080, 1.0)))
    ours.scene_.set_adapter(HandAndFootTable(rules))
    bare_scene = QGraphicsScene(0, 0, 1920, 1080)
    bare = QGraphicsView(bare_scene)
    bare.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    for view in (ours, bare):
        view.resize(1920, 1080)
        view.show()
    ours.scene_.show_view(_full_view(rules), is_animated=False)
    items = [item for item in ours.scene_.items() if isinstance(item, CardItem)]
    copies = []
    for item in items:
        copy = QGraphicsPixmapItem(item.pixmap())
        copy.setOffset(item.offset())
        copy.setPos(item.pos())
        copy.setZValue(item.zValue())
        bare_scene.addItem(copy)
        copies.append(copy)
    app.processEvents()
    print(f"frames at 1920 × 1080, 20 of {len(items)} card items moving")
    move, move_bare = _mover(list(items)), _mover(copies)
    # Short ones in turn: what else the machine does is then the same for all.
    sides = (lambda: [_frame_of_steps(move_bare)]), (lambda: [_frame_of_steps(move)])
    _compare(sides, 20 * runs, "median frame")
    bare.setBackgroundBrush(ours.scene_.canvas.background.picture)
    _compare(sides, 20 * runs, "median frame, the bare ones on a picture")

    _tell_frames("while nobody thinks", _frames(move, 6.0))
    for level in ("steady", "expert"):
        bench_thinking(level, move)


def bench_thinking(level: str, move: Callable[[float], None]) -> None:
    """The frames of *move* while a bot of *level* thinks without end in its own process."""
    runner = BotRunner()
    runner.configure("hand-and-foot", Options(), (level,) * 4)
    thinking = _thinking_view()
    answers: list[int] = []

    def ask(request: int = 0, _move: object = None) -> None:
        answers.append(request)
        runner.ask(thinking.seat, thinking, len(answers))

    runner.decided.connect(ask)
    ask()
    # An expert's helpers are there from the second move on.
    while len(answers) < 3:
        QApplication.processEvents()
    costs = _frames(move, 6.0)
    runner.close()
    _tell_frames(f"while the {level} bot thinks ({len(answers)} decisions)", costs)


def _tell_frames(when: str, costs: list[float]) -> None:
    p95 = statistics.quantiles(costs, n=20)[-1]
    middle = statistics.median(costs)
    print(f"  {when}: median {middle:.2f} ms, p95 {p95:.2f} ms, {len(costs)} frames")


def main() -> None:
    wanted = sys.argv[1] if sys.argv[1:] and sys.argv[1].isalpha() else ""
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    runs = numbers[0] if numbers else 9
    if wanted in ("", "start"):
        bench_start(runs)
    if wanted in ("", "memory"):
        bench_memory()
    if wanted in ("", "frames"):
        bench_frames(min(runs, 7))


if __name__ == "__main__":
    main()
