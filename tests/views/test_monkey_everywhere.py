"""Somebody who does anything on every page, in every dialog and menu: no act ends in a traceback.

`--hypothesis-profile=monkey` makes 10,000 acts of it under a seed of its own, which is printed;
`--monkey-acts` and `--monkey-seed` choose both.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from types import TracebackType
from typing import Final

import pytest
from every_page import left
from finished_games import copy_samples
from msgspec.structs import replace
from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAction, QContextMenuEvent, QKeySequence, QWheelEvent
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QSlider,
    QWidget,
)
from readers_on import reader_on
from test_monkey import BUTTONS, LEFT, LOOKS, MODIFIERS, PLAIN_KEYS, USED_KEYS
from whole_program import programs

from handfoot_gui.core import preferences as prefs
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.view import TableView

ACTS: Final = 200
"""Acts in the ordinary suite."""
LONG_ACTS: Final = 10_000
REMEMBERED: Final = 25
"""Acts that a failure tells."""
BOREDOM: Final = 70
"""Acts on one page after which the monkey goes elsewhere."""
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHORTCUTS = tuple("NOBKPRFLZ,")
TEXTS = ("Ruth", "", "12", "-40", "<b>&amp;</b>", "שלום", "W" * 90, "3.5", "Ruth", "e\u0301", "0")
QUIET_ACTIONS = ("quit",)
"""What would end the program."""


class Monkey:
    """Does one random thing after the other to whatever is in front, dialogs and menus too.

    A dialog runs an event loop of its own, so every act comes by a timer of its own.
    """

    def __init__(self, program: Controller, folder: Path, seed: int, acts: int) -> None:
        self._follow(program)
        self._folder = folder
        self._rng = Random(seed)
        self._left = acts
        self._loop = QEventLoop()
        self._page: object = None
        self._since = 0
        self.last: deque[str] = deque(maxlen=REMEMBERED)
        self.pages: Counter[str] = Counter()
        """Acts on each page, dialog and menu."""
        self.faults: dict[str, str] = {}
        """By the place of the fault, the whole story of its first time."""

    def _follow(self, program: Controller) -> None:
        """In another language another program goes on in the place of the one before."""
        self._program, self._window = program, program.window
        program.renewed.connect(self._follow)

    def run(self) -> None:
        """Do everything, and come back when all dialogs are closed again."""
        QTimer.singleShot(0, self._step)
        self._loop.exec()

    def note_fault(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Keep what happened, in the place of `sys.excepthook`."""
        frames = traceback.extract_tb(trace)
        place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else "nowhere"
        where = f"{kind.__name__} {place}"
        told = "".join(traceback.format_exception(kind, error, trace))
        self.faults.setdefault(where, f"after: {'; '.join(self.last)}\n{told}")

    def _step(self) -> None:
        if self._left <= 0:
            self._close_all()
            return
        self._left -= 1
        QTimer.singleShot(0, self._step)
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        page = self._window.page if front is None else front
        name = type(page).__name__
        self.pages[name] += 1
        self._since = self._since + 1 if name == self._page else 0
        self._page = name
        self._act(front)

    def _close_all(self) -> None:
        front = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if front is None:
            self._loop.quit()
            return
        front.close()
        QTimer.singleShot(0, self._close_all)

    def _note(self, *what: object) -> None:
        self.last.append(" ".join(map(str, what)))

    def _act(self, front: QWidget | None) -> None:
        rng = self._rng
        if isinstance(front, QPrintDialog):
            self._note("reject the printer")
            front.reject()
        elif isinstance(front, QFileDialog):
            self._choose_file(front)
        elif isinstance(front, QMenu):
            self._in_menu(front)
        elif isinstance(front, QDialog) and rng.random() < 0.15:
            self._note("escape", type(front).__name__)
            QTest.keyClick(front, Qt.Key.Key_Escape)
        elif self._since > BOREDOM and front is None:
            self._since = 0
            self._trigger()
        else:
            where = front or self._window
            rng.choices(
                (self._press, self._key, self._shortcut, self._trigger_any, self._table,
                 self._text, self._list, self._wheel, self._resize, self._style, self._wait,
                 self._play, self._right_click, self._ask_tree),
                (34, 22, 5, 4, 14, 7, 6, 3, 2, 2, 3, 8, 1, 3),
            )[0](where)  # fmt: skip

    # --- dialogs that are not the program's own ----------------------------------------------

    def _choose_file(self, dialog: QFileDialog) -> None:
        field = dialog.findChild(QLineEdit)
        if field is None or self._rng.random() < 0.3:
            self._note("no file")
            dialog.reject()
            return
        endings = (".handfoot", ".json")
        files = [path for path in self._folder.rglob("*") if path.suffix in endings]
        is_saving = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        if is_saving:
            path = self._folder / "saved" / self._rng.choice(("a", "a.pdf", "b.json", "c 1.11"))
        else:
            path = self._rng.choice(files)
        self._note("save as" if is_saving else "open", path.name)
        field.setText(str(path))
        QTest.keyClick(field, Qt.Key.Key_Return)
        if dialog.isVisible() and QApplication.activeModalWidget() is dialog:
            dialog.reject()

    def _in_menu(self, menu: QMenu) -> None:
        actions = [
            action
            for action in menu.actions()
            if not action.isSeparator() and action.objectName() not in QUIET_ACTIONS
        ]
        if not actions or self._rng.random() < 0.3:
            self._note("escape the menu")
            QTest.keyClick(menu, Qt.Key.Key_Escape)
            return
        action = self._rng.choice(actions)
        self._note("menu", action.text())
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(action).center())

    # --- acts ---------------------------------------------------------------------------------

    def _widgets(self, where: QWidget, kind: type[QWidget]) -> list[QWidget]:
        return [
            widget
            for widget in where.findChildren(kind)
            if widget.isVisible() and widget.window() is where.window()
        ]

    def _press(self, where: QWidget) -> None:
        buttons = self._widgets(where, QAbstractButton)
        if not buttons:
            self._key(where)
            return
        button = self._rng.choice(buttons)
        self._note("press", button.objectName() or type(button).__name__)
        QTest.mouseClick(button, self._rng.choice((LEFT,) * 8 + BUTTONS))

    def _key(self, where: QWidget) -> None:
        focus = QApplication.focusWidget()
        target = focus if focus is not None and focus.window() is where.window() else where
        key, modifier = self._rng.choice(USED_KEYS), Qt.KeyboardModifier.NoModifier
        if self._rng.random() < 0.3:
            key, modifier = self._rng.choice(PLAIN_KEYS), self._rng.choice(MODIFIERS)
        if (key, modifier) == (Qt.Key.Key_Q, CONTROL):
            return
        self._note("key", modifier.name, key.name, "on", type(target).__name__)
        QTest.keyClick(target, key, modifier)

    def _shortcut(self, where: QWidget) -> None:
        letter = self._rng.choice(SHORTCUTS)
        self._note("Ctrl", letter)
        QTest.keyClick(where, QKeySequence(letter)[0].key(), CONTROL)

    def _trigger_any(self, _where: QWidget) -> None:
        self._trigger()

    def _trigger(self) -> None:
        """An action of the menu, also while a dialog is open: some desktops show it elsewhere."""
        actions = [
            action
            for action in self._window.actions()
            if action.isEnabled() and action.objectName() not in QUIET_ACTIONS
        ]
        action: QAction = self._rng.choice(actions)
        self._note("trigger", action.objectName())
        action.trigger()

    def _spot(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._rng.randrange(max(1, widget.width())),
            self._rng.randrange(max(1, widget.height())),
        )

    def _table(self, where: QWidget) -> None:
        views = self._widgets(where, TableView)
        if not views:
            self._press(where)
            return
        view = self._rng.choice(views)
        assert isinstance(view, TableView)
        port, scene = view.viewport(), view.scene_
        spots = [self._spot(port), self._spot(port)]
        if scene.canvas.places is not None:
            k, zones = scene.canvas.scale.k, list(scene.canvas.places.zones.values())
            for number, zone in enumerate(self._rng.choices(zones, k=2)):
                rect = zone.cards[-1][1].rect if zone.cards else zone.rect
                spots[number] = QPoint(round(rect.center().x() * k), round(rect.center().y() * k))
        start, end = spots
        kind = self._rng.choice(("click", "double", "drag", "half"))
        self._note(kind, "on the table")
        if kind == "click":
            QTest.mouseClick(port, self._rng.choice((LEFT, LEFT, *BUTTONS)), pos=start)
        elif kind == "double":
            QTest.mouseDClick(port, LEFT, pos=start)
        else:
            QTest.mousePress(port, LEFT, pos=start)
            QTest.mouseMove(port, end)
            if kind == "drag":
                QTest.mouseRelease(port, LEFT, pos=end)

    def _text(self, where: QWidget) -> None:
        fields = [f for f in self._widgets(where, QLineEdit) if f.isEnabled()]
        if not fields:
            self._key(where)
            return
        field, text = self._rng.choice(fields), self._rng.choice(TEXTS)
        assert isinstance(field, QLineEdit)
        self._note("type", text[:12], "into", field.objectName())
        field.setFocus()
        field.selectAll()
        field.insert(text)
        end = (Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Escape)
        QTest.keyClick(field, self._rng.choice(end))

    def _list(self, where: QWidget) -> None:
        found = [
            *self._widgets(where, QAbstractItemView),
            *self._widgets(where, QComboBox),
            *self._widgets(where, QSlider),
        ]
        if not found:
            self._key(where)
            return
        widget = self._rng.choice(found)
        self._note("choose in", widget.objectName() or type(widget).__name__)
        if isinstance(widget, QComboBox) and widget.isEnabled() and self._rng.random() < 0.5:
            widget.showPopup()
        elif isinstance(widget, QAbstractItemView):
            port = widget.viewport()
            spot = self._spot(port)
            QTest.mouseClick(port, LEFT, self._rng.choice(MODIFIERS), pos=spot)
            if self._rng.random() < 0.4:
                QTest.mouseDClick(port, LEFT, pos=spot)
        else:
            keys = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_End, Qt.Key.Key_PageUp)
            QTest.keyClick(widget, self._rng.choice(keys))

    def _wheel(self, where: QWidget) -> None:
        widget = self._rng.choice(self._widgets(where, QWidget) or [where])
        self._note("wheel on", type(widget).__name__)
        spot = QPointF(widget.rect().center())
        turn = QPoint(0, self._rng.choice((-240, -120, 120, 240)))
        QApplication.sendEvent(
            widget,
            QWheelEvent(
                spot, QPointF(widget.mapToGlobal(spot.toPoint())), QPoint(), turn,
                Qt.MouseButton.NoButton, self._rng.choice(MODIFIERS),
                Qt.ScrollPhase.NoScrollPhase, False,
            ),
        )  # fmt: skip

    def _right_click(self, where: QWidget) -> None:
        widget = self._rng.choice(self._widgets(where, QWidget) or [where])
        self._note("context menu on", type(widget).__name__)
        if isinstance(widget, QLabel | QLineEdit):
            # Qt's own menu of a text, which waits in a loop of its own.
            return
        spot = widget.rect().center()
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(widget, QContextMenuEvent(reason, spot, widget.mapToGlobal(spot)))

    def _ask_tree(self, where: QWidget) -> None:
        """What a screen reader does: read a part of the tree, and press something in it."""
        known = QAccessible.queryAccessibleInterface(
            self._rng.choice(self._widgets(where, QWidget) or [where])
        )
        for _ in range(self._rng.randrange(4)):
            if known is not None and known.childCount():
                known = known.child(self._rng.randrange(known.childCount()))
        if known is None or not known.isValid():
            return
        self._note("read", known.text(QAccessible.Text.Name)[:30])
        known.state(), known.rect(), known.role()
        actions = known.actionInterface()
        if actions is not None and actions.actionNames() and self._rng.random() < 0.5:
            actions.doAction(self._rng.choice(actions.actionNames()))

    def _resize(self, _where: QWidget) -> None:
        width, height = self._rng.randrange(600, 2200), self._rng.randrange(400, 1400)
        self._note("resize", width, height)
        self._window.resize(width, height)

    def _style(self, _where: QWidget) -> None:
        wish = self._rng.choice(LOOKS)
        self._note("look", wish)
        wanted = replace(self._window.preferences, **wish)
        self._window.change_preferences(wanted)

    def _wait(self, _where: QWidget) -> None:
        """Let bots, timers and what is left for later come."""
        self._note("wait")
        until = monotonic() + self._rng.random() * 0.05
        while monotonic() < until:
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents, 5)

    def _play(self, where: QWidget) -> None:
        """A move that is allowed, or whatever the game waits for, so that it gets somewhere."""
        played = self._program.played
        if played is None or where is not self._window:
            self._press(where)
            return
        screen = played.screen
        self._note("play on", screen.play.waiting)
        match screen.play.waiting:
            case Waiting.PERSON if not played.is_read_only:
                moves = list(screen.play.session.rules.suggestions(screen.view))[:8]
                played.scene.move_chosen.emit(self._rng.choice(moves))
            case Waiting.COVER:
                self._program.game_controller.ask(lambda game: game.uncover())
            case Waiting.NEXT_DEAL:
                self._program.game_controller.ask(lambda game: game.deal_next())
            case Waiting.LOOK | Waiting.KEY | Waiting.PRESS:
                screen.go_on()


@pytest.fixture
def furnished(user_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A household that has played: finished games, some that were left, all of its own folder."""
    home = user_folder / "saved"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    preferences = prefs.Preferences(
        bot_pace=prefs.BotPace.INSTANT, animation=prefs.Animation.OFF,
        theme=prefs.ThemeChoice.LIGHT, people=("Ruth", "Karl"), family="Huber",
    )  # fmt: skip
    PreferencesFile(user_folder).save(preferences)
    copy_samples(user_folder / "games" / "finished")
    return user_folder


@pytest.fixture
def program(qapp: QApplication, furnished: Path) -> Iterator[Controller]:
    del furnished
    with reader_on(), programs(qapp) as make:
        made = make()
        for sample in ("raub/classic-4", "manipulation/classic-4", "steady/classic"):
            left(sample)
        made.start()
        yield made


def test_nothing_that_is_done_ends_in_a_traceback(
    program: Controller,
    furnished: Path,
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    is_long = request.config.getoption("--hypothesis-profile") == "monkey"
    seed = request.config.getoption("--monkey-seed")
    if seed is None:
        seed = Random().randrange(1_000_000) if is_long else 1
    acts = request.config.getoption("--monkey-acts") or (LONG_ACTS if is_long else ACTS)
    monkey = Monkey(program, furnished, seed, acts)
    program.game_controller.dice = Random(seed)
    monkeypatch.setattr(sys, "excepthook", monkey.note_fault)
    begun = monotonic()
    monkey.run()
    if is_long:
        with capsys.disabled():
            print(f"\nseed {seed}: {acts} acts, {monotonic() - begun:.0f} s, {dict(monkey.pages)}")
    told = "\n\n".join(monkey.faults.values())
    assert not monkey.faults, f"seed {seed}, {len(monkey.faults)} faults\n{told}"
    # Whatever was played is whole: reading a game plays all its moves again.
    games = list(furnished.rglob("*.handfoot"))
    assert not any(load(path).is_read_only for path in games)
