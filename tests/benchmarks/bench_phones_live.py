"""Phones in use: run it with ``python tests/benchmarks/bench_phones_live.py table``, ``turns`` or
``page``.

``table`` plays the same acts of four people at Hand and Foot in the window, with nobody's phone
there and with all four, in turn: gaps between frames, how late the event loop is, what the program
does between two frames in processor time, which other programs change less (the phones are a
process of their own), and memory. ``turns`` counts the calls of Python of the same acts, and of
every turn of the event loop in which a phone is told, which nothing else on the computer changes:
no frame waits for more than one such turn. ``page`` is a phone in Chromium on
this computer, with a real game: from a tap until its answer is drawn, from opening the page until
the hand is there, and from a lost connection until it is back (needs the extra ``browsers``).
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS.parent), str(TESTS / "browsers"), str(TESTS / "views"), str(TESTS)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.benchmarks.figures import line  # noqa: E402

FRAME = 16
ACTS = 60
PAUSE = 150
"""Milliseconds between two acts."""
GAMES = ("hand-and-foot", "raub", "manipulation")


def told(values: list[float]) -> str:
    steps = quantiles(values, n=100)
    return (
        f"{median(values):.1f} ms median, {steps[94]:.1f} p95, {steps[98]:.1f} p99, "
        f"{max(values):.0f} longest of {len(values)}"
    )


# -- the window ------------------------------------------------------------------------------------


def listen(addresses: list[str]) -> None:
    """Phones that hear all they are told, until standard input ends."""
    from websockets.sync.client import connect

    def hear(address: str) -> None:
        host, _, key = address.removeprefix("http://").partition("/#")
        with connect(f"ws://{host}/ws", origin=f"http://{host}") as phone:  # type: ignore[arg-type]
            phone.send(json.dumps({"do": "join", "key": key}))
            phone.recv()
            for _ in phone:
                pass

    for address in addresses:
        threading.Thread(target=hear, args=(address,), daemon=True).start()
    sys.stdin.read()


def memory() -> float:
    """MiB that the program has."""
    gc.collect()
    told = Path("/proc/self/status").read_text("utf-8")
    return int(told.partition("VmRSS:")[2].split()[0]) / 1024


class Window:
    """The program with four people at one table, whose cards are on phones."""

    def __init__(self) -> None:
        from family_lab import seats
        from msgspec.structs import replace
        from PySide6.QtCore import QEvent, QObject, Qt, QTimer
        from PySide6.QtWidgets import QApplication

        from handfoot_gui.core.preferences import BotPace, Preferences
        from handfoot_gui.storage.preferences import PreferencesFile
        from handfoot_gui.ui.controller import Controller
        from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice
        from handfoot_gui.ui.phones import door
        from handfoot_gui.ui.widgets.timing import USUAL

        self.app: Any = QApplication.instance() or QApplication([])
        door.addresses = lambda: ("127.0.0.1",)
        PreferencesFile().save(Preferences(bot_pace=BotPace.INSTANT))
        self.program = Controller(timing=replace(USUAL, grace=0))
        self.program.window.resize(1280, 720)
        self.program.start()
        self.choice = NewGame(RulesChoice("hand-and-foot", "classic"), seats(*"pppp"))
        self.frames: list[float] = []
        self.late: list[float] = []
        self.busy: list[float] = []
        window = self

        class Painted(QObject):
            before = 0.0

            def eventFilter(self, _: QObject, event: QEvent) -> bool:
                if event.type() == QEvent.Type.Paint:
                    now = time.perf_counter()
                    window.frames.append(1000 * (now - self.before))
                    self.before = now
                return False

        self.painted = Painted()
        self.timer = QTimer(interval=FRAME, timerType=Qt.TimerType.PreciseTimer)
        self.timer.timeout.connect(self._tick)
        self._ticked = self._used = 0.0

    def _tick(self) -> None:
        now = time.perf_counter()
        self.late.append(1000 * (now - self._ticked))
        self._ticked = now
        used = time.process_time()
        self.busy.append(1000 * (used - self._used))
        self._used = used
        assert self.program.played is not None
        self.program.played.view.viewport().update()

    def play(self, *, has_phones: bool) -> dict[str, list[float]]:
        """The same acts as ever; milliseconds of each kind, one a frame."""
        from elsewhere_lab import act_elsewhere
        from PySide6.QtTest import QTest

        from handfoot_gui.core.seats import Seat
        from handfoot_gui.session.waiting import Waiting

        self.program.game_controller.dice = Random(20)
        self.program.new_game(self.choice)
        game = self.program.played
        assert game is not None
        game.hands.send(*map(Seat, range(4)))
        game.hands.let_in()
        phones = None
        if has_phones:
            urls = [one.url for one in game.hands.phones.invitations()]
            phones = subprocess.Popen(
                [sys.executable, __file__, "--listen", *urls], stdin=subprocess.PIPE, text=True
            )
            door = game.hands.phones.door
            while not all(door.is_here(Seat(seat)) for seat in range(4)):
                QTest.qWait(5)
        QTest.qWait(2500)
        viewport, rng, acts = game.view.viewport(), Random(3), 0
        viewport.installEventFilter(self.painted)
        self.timer.start()
        QTest.qWait(100)
        gc.collect()
        QTest.qWait(50)
        kinds = {"frames": self.frames, "loop": self.late, "busy": self.busy}
        for of in kinds.values():
            of.clear()
        while acts < ACTS:
            QTest.qWait(PAUSE)
            if game.play.waiting is Waiting.ELSEWHERE:
                act_elsewhere(game, rng)
                acts += 1
        self.timer.stop()
        viewport.removeEventFilter(self.painted)
        if phones is not None:
            phones.communicate("")
        self.program.show_start()
        QTest.qWait(200)
        return {kind: list(of) for kind, of in kinds.items()}


def table(runs: int) -> None:
    """Print what phones cost the window."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["HANDFOOT_HOME"] = home
        window = Window()
        window.play(has_phones=False)
        start = memory()
        window.play(has_phones=True)
        more = memory() - start
        line("memory", f"{start:.0f} MiB without a phone, {more:+.1f} after a game with four")
        pairs = []
        for run in range(runs):
            # Whoever comes second finds more that is warm.
            sides = {
                has: window.play(has_phones=has) for has in ((False, True), (True, False))[run % 2]
            }
            pairs.append((sides[False], sides[True]))
            for name, side in zip(("without", "four"), pairs[-1], strict=True):
                for kind, found in side.items():
                    line(f"{name}, {kind}", told(found))
                line(f"{name}, processor", f"{sum(side['busy']) / 1000:.2f} s for {ACTS} acts")
        window.program.stop()
    for kind in ("frames", "loop", "busy"):
        ratio(f"p99 of {kind}", [p99(ours[kind]) / p99(bare[kind]) for bare, ours in pairs])
    ratio("processor", [sum(ours["busy"]) / sum(bare["busy"]) for bare, ours in pairs])


def p99(values: list[float]) -> float:
    return quantiles(values, n=100)[98]


def ratio(of: str, found: list[float]) -> None:
    spread = f"{min(found):.2f} to {max(found):.2f} in {len(found)} runs"
    line(f"ratio, {of}", f"{median(found):.2f} ({spread})")


class Calls:
    """Counts calls of Python within it."""

    def __init__(self, found: list[int]) -> None:
        self._found = found

    def __enter__(self) -> None:
        self._count = 0
        sys.setprofile(self._on)

    def _on(self, _frame: object, event: str, _arg: object) -> None:
        self._count += event == "call"

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)
        self._found.append(self._count)


def turns() -> None:
    """Print the calls of an act, and of each turn in which a phone is told of it."""
    from elsewhere_lab import act_elsewhere
    from PySide6.QtTest import QTest

    from handfoot_gui.core.seats import Seat
    from handfoot_gui.session.waiting import Waiting

    with tempfile.TemporaryDirectory() as home:
        os.environ["HANDFOOT_HOME"] = home
        window = Window()
        window.program.game_controller.dice = Random(20)
        window.program.new_game(window.choice)
        game = window.program.played
        assert game is not None
        game.hands.send(*map(Seat, range(4)))
        game.hands.let_in()
        phones = game.hands.phones
        # As if they were all here: what they are told is made, and goes nowhere.
        phones.door.is_here = lambda _: True  # type: ignore[method-assign]
        acts: list[int] = []
        told: list[int] = []
        tell_next = phones._tell_next
        phones._soon.timeout.disconnect()

        def counted() -> None:
            with Calls(told):
                tell_next()

        phones._soon.timeout.connect(counted)
        QTest.qWait(1000)
        rng = Random(3)
        told.clear()
        while len(acts) < ACTS:
            if game.play.waiting is Waiting.ELSEWHERE:
                with Calls(acts):
                    act_elsewhere(game, rng)
            QTest.qWait(20)
            while phones._due:
                QTest.qWait(1)
        window.program.stop()
    for name, found in {"an act in the window": acts, "a turn for one phone": told}.items():
        steps = quantiles(found, n=100)
        spread = f"{steps[94]:,.0f} p95, {max(found):,} most of {len(found)}"
        line(name, f"{median(found):,.0f} calls median, {spread}")


# -- the page --------------------------------------------------------------------------------------

WATCHED = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...all) {
    super(...all);
    window.mine = this;
    this.addEventListener('message', () => {
      const { answered } = window;
      window.answered = undefined;
      if (answered) requestAnimationFrame(() => setTimeout(answered));
    });
  }
};
"""
TIMED = """number => new Promise(done => {
  const began = performance.now();
  window.answered = () => done(performance.now() - began);
  const cards = document.querySelectorAll('#hand .own');
  if (number < 0) window.mine.close();
  else cards[number % cards.length].click();
})"""


def page(runs: int) -> None:
    """Print how long somebody with a phone waits."""
    from conftest import Serving
    from phone_page import phone
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium")
        for game in GAMES:
            print(game)
            served = Serving("serve.py", game, "1", "--pace", "1")
            address = served.line()
            opened, taps, back = [], [], []
            for _ in range(runs):
                with phone(browser, playwright) as held:
                    held.page.add_init_script(WATCHED)
                    began = time.perf_counter()
                    held.open(address)
                    held.page.wait_for_selector("#hand .own")
                    opened.append(1000 * (time.perf_counter() - began))
                    held.page.wait_for_selector("body[data-turn]")
                    for number in range(40):
                        taps.append(held.page.evaluate(TIMED, number))
                        held.page.wait_for_timeout(60)
                    for _ in range(10):
                        before = held.lifted
                        back.append(held.page.evaluate(TIMED, -1))
                        assert held.lifted == before
                        held.page.wait_for_timeout(60)
            served.end()
            line(
                "page to hand",
                f"{median(opened):.0f} ms median, {max(opened):.0f} longest of {len(opened)}",
            )
            line("tap to answer", told(taps))
            line("back", told(back))
        browser.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("table", "turns", "page"), default="table")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--listen", nargs="+", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.listen:
        listen(asked.listen)
    elif asked.what == "page":
        page(asked.runs)
    elif asked.what == "turns":
        turns()
    else:
        table(asked.runs)


if __name__ == "__main__":
    main()
