"""The program among strange files: what is said, what is kept, and that it goes on."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from finding import press
from msgspec.structs import replace
from played_lab import game_of
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot
from recorded import game
from rules_lab import answering
from whole_program import child, programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.core.record import Record
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.pages.start.facts import StartFacts
from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.window.application import APP_ID

SAYS_WHEN_IT_IS_SHOWN = """
from PySide6.QtCore import QTimer
from handfoot_gui.__main__ import main
from handfoot_gui.ui.controller import Controller
start = Controller.start
def start_and_say(program, file):
    start(program, file)
    QTimer.singleShot(0, lambda: print("shown", flush=True))
Controller.start = start_and_say
main([])
"""
"""The whole program, which says so once its window is there and it waits for people."""

LIKED = Preferences(bot_pace=BotPace.INSTANT, animation=Animation.OFF)
CHOICE = NewGame(
    RulesChoice("hand-and-foot", "classic"),
    (SeatChoice("Marta", None), *(SeatChoice(name, "easy") for name in ("Elise", "Josip", "Karl"))),
)

Make = Callable[..., Controller]


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    with programs(qapp) as make:

        def _make(file: Path | None = None) -> Controller:
            program = make()
            program.start(file)
            qapp.processEvents()
            return program

        yield _make


def saved(home: Path, moves: int = 40, seed: int = 2, names: tuple[str, ...] = ()) -> Path:
    record, state = game(seed, moves)
    if names:
        seats = tuple(map(lambda seat, name: replace(seat, name=name), record.seats, names))
        record = Record(record.game, record.preset, record.options, seats, record.moves)
    with Saves(home).create(record) as mine:
        mine.save(record, state)
    return mine.path


def shown(program: Controller) -> StartFacts:
    return program.start_controller.page.facts


def notice(program: Controller) -> str:
    (text,) = shown(program).notices
    assert text.isprintable()
    assert len(text) < 500
    return text


def test_of_two_files_with_one_id_the_chosen_one_is_deleted(make: Make, user_folder: Path) -> None:
    first = saved(user_folder)
    second = first.with_name("a-copy.handfoot.json")
    shutil.copy(first, second)
    program = make()
    cards = shown(program).games
    assert len({card.id for card in cards}) == 2
    program.files.delete_game(second.name)
    assert first.exists()
    assert not second.exists()
    assert len(shown(program).games) == 1


def test_opening_the_file_of_the_open_game_goes_on_with_it(make: Make, user_folder: Path) -> None:
    path = saved(user_folder)
    program = make(path)
    program.files.open_file(path)
    assert program.played is not None
    assert program.played.record.moves == load(path).record.moves


def test_a_second_window_is_told_and_the_game_is_kept(make: Make, user_folder: Path) -> None:
    path = saved(user_folder)
    make(path)
    second = make(path)
    assert second.played is None
    assert notice(second) == "This game is open in another window."
    assert shown(second).games[0].is_locked
    second.files.delete_game(path.name)
    assert path.exists()


def test_a_game_left_in_the_other_window_can_be_continued_here(
    make: Make, user_folder: Path, qapp: QApplication
) -> None:
    path = saved(user_folder)
    first, second = make(path), make()
    assert shown(second).games[0].is_locked
    first.stop()
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert not shown(second).games[0].is_locked


def test_a_file_found_damaged_while_the_start_page_is_open_is_told(
    make: Make, user_folder: Path, qapp: QApplication
) -> None:
    path = saved(user_folder)
    program = make()
    path.write_text("{")
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert shown(program).games == ()
    assert notice(program).startswith(f"{path.name} is damaged: its end is cut off. It is kept as")
    qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
    assert notice(program)


@pytest.mark.parametrize("kind", ["text", "folder", "pipe", "loop", "deep", "huge", "illegal"])
def test_a_bad_file_in_the_folder_is_one_sentence_and_the_others_stay(
    make: Make, user_folder: Path, kind: str
) -> None:
    good = saved(user_folder)
    bad = good.with_name("bad\n<b>.handfoot.json")
    document = json.loads(good.read_bytes())
    match kind:
        case "folder":
            bad.mkdir()
        case "pipe":
            os.mkfifo(bad)
        case "loop":
            bad.symlink_to(bad.name)
        case "huge":
            with bad.open("wb") as file:
                file.truncate(100_000_000)
        case "illegal":
            document["moves"][5] = [0, {"move": "discard", "card": "9H5"}]
            bad.write_text(json.dumps(document))
        case _:
            bad.write_text({"text": "hello", "deep": "[" * 100_000}[kind])
    program = make()
    if kind == "illegal":
        program.files.continue_game(bad.name)
        # What can be followed is looked back on; the sentence is said at the start after that.
        program.show_start()
        assert "has a move that is not allowed (move 6)." in notice(program)
    assert program.played is None
    assert notice(program).startswith("bad\\u000a<b>.handfoot.json ")
    assert notice(program).endswith("It is kept as bad\\u000a<b>.handfoot.json.broken.")
    assert [card.id for card in shown(program).games] == [good.name]
    program.show_start()
    assert shown(program).notices == ()


@pytest.mark.parametrize("place", ["home", "games"])
def test_a_file_in_the_place_of_a_folder_is_one_sentence_and_the_game_goes_on(
    make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, place: str
) -> None:
    home = tmp_path / "household"
    wrong = home if place == "home" else home / "games"
    wrong.parent.mkdir(exist_ok=True)
    wrong.write_text("x")
    monkeypatch.setenv("HANDFOOT_HOME", str(home))
    program = make()
    sentence = f"Nothing can be saved in {wrong}, which is not a folder."
    assert notice(program) == sentence
    program.new_game(CHOICE)
    assert program.played is not None
    program.window.change_preferences(LIKED)
    played = program.played
    qtbot.waitUntil(lambda: len(played.record.moves) >= 3, timeout=60_000)
    assert played.scene.actions.bar.facts == sentence
    program.show_start()
    assert notice(program) == sentence
    assert wrong.read_text() == "x"


@pytest.mark.parametrize(
    ("name", "is_shown_as"),
    [
        ("{name}", "{name}"),
        ("<b>x</b>", "<b>x</b>"),
        ("one\ntwo\tthree\x00", "one two three"),
        ("\u202egnip\u202c", "gnip"),
        ("\n", "?"),
        ("\u05de\u05e8\u05ea\u05d4 \U0001f469\u200d\U0001f467", None),
        ("x" * 200, None),
    ],
)
def test_names_are_shown_in_one_line_whatever_the_file_says(
    make: Make, user_folder: Path, name: str, is_shown_as: str | None
) -> None:
    path = saved(user_folder, names=(name, "Elise", name, "Karl"))
    program = make()
    side = shown(program).games[0].sides[0]
    wanted = is_shown_as or name
    assert side.names == f"{wanted} and {wanted}"
    program.files.continue_game(path.name)
    assert program.played is not None
    assert program.played.scene.canvas.badges[-1].name == wanted
    assert program.played.record.seats[0].name == name
    program.played.show_score()
    program.window.grab()


@pytest.mark.parametrize("command", [("/no/such/program",), (sys.executable, "-c", "exit(3)")])
def test_without_bots_the_game_goes_on_and_says_so(
    make: Make, user_folder: Path, qtbot: QtBot, command: tuple[str, ...]
) -> None:
    PreferencesFile(user_folder).save(LIKED)
    path = saved(user_folder)
    program = make()
    program.game_controller.runner.command = command
    program.files.continue_game(path.name)
    played = game_of(program)
    qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)
    assert played.scene.actions.bar.facts.startswith("A bot did not answer (")
    assert "Unknown" not in played.scene.actions.bar.facts
    played.questions.hint()
    qtbot.waitUntil(
        lambda: played.scene.actions.bar.prompt.startswith("There is no hint ("),
        timeout=60_000,
    )


def test_people_sit_again_where_they_sat_last(make: Make, user_folder: Path) -> None:
    PreferencesFile(user_folder).save(replace(LIKED, levels=("easy", "", "steady", "easy")))
    program = make()
    program.set_up()
    seats = program.setup_controller.new_game_page.choice().seats
    assert [seat.bot for seat in seats] == ["easy", None, "steady", "easy"]


def test_the_start_page_loads_nothing_that_it_does_not_show() -> None:
    asked = """
import builtins, gc, sys
from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QCoreApplication
print(*(name for name in sys.modules if name.startswith(("handfoot_gui.", "subprocess"))))
print(*vars(QtGui), *vars(QtWidgets))
print(gc.isenabled(), builtins.__import__ is builtins.__feature_import__)
QCoreApplication.quit()
"""
    program = SAYS_WHEN_IT_IS_SHOWN.replace('print("shown", flush=True)', f"exec({asked!r})")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    loaded, met, others = done.stdout.splitlines()
    # PySide makes a class when it is first met, with all of its enumerations.
    # QAccessible is met: the pages are told to screen readers from the first one on.
    assert {"QAction", "QLabel"} < set(met.split())
    for name in ("QIcon", "QStyle", "QGradient", "QTextDocument"):
        assert name not in met.split(), name
    late = ("bots.", "cli.", "ui.table.", "ui.print.", "ui.pages.setup.", "ui.game.played_game")
    for name in loaded.split():
        part = name.removeprefix("handfoot_gui.")
        assert not part.startswith(("subprocess", *late)), name
        assert not part.startswith("games.") or part.split(".")[2:3] in ([], ["game"], ["text"])
    assert others == "True False", "garbage is collected, and modules are imported unread"


@pytest.mark.parametrize("is_playing", [False, True])
def test_nothing_of_phones_is_loaded_before_somebody_wants_one(
    user_folder: Path, *, is_playing: bool
) -> None:
    asked = """
import sys
from PySide6.QtCore import QCoreApplication
print(*sys.modules)
QCoreApplication.quit()
"""
    program = SAYS_WHEN_IT_IS_SHOWN.replace('print("shown", flush=True)', f"exec({asked!r})")
    if is_playing:
        opened = f"main(['--open', {str(saved(user_folder))!r}"
        program = program.replace("main([", opened)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    loaded = done.stdout.split()
    assert "handfoot_gui.ui.pages.start.page" in loaded or is_playing
    late = "websockets|segno|PySide6.QtNetwork|handfoot_gui.phones|handfoot_gui.ui.phones"
    assert [name for name in loaded if name.startswith(tuple(late.split("|")))] == []


def test_a_file_alone_is_opened_and_so_is_one_from_outside(user_folder: Path) -> None:
    """As after a double click, on macOS while the program runs."""
    other = user_folder / "sheet.pdf"
    other.parent.mkdir(exist_ok=True)
    other.write_bytes(b"%PDF-1.4 \xff")
    asked = f"""
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
app = QCoreApplication.instance()
print(program.played is not None, app.desktopFileName())
QCoreApplication.sendEvent(app, QFileOpenEvent({str(other)!r}))
print(*program.start_controller.page.facts.notices)
QCoreApplication.quit()
"""
    program = SAYS_WHEN_IT_IS_SHOWN.replace(
        'print("shown", flush=True)', f"exec({asked!r}, dict(program=program))"
    )
    program = program.replace("main([", f"main([{str(saved(user_folder))!r}")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == f"True {APP_ID}\nsheet.pdf is not a saved game.\n", done.stderr


def test_a_resumed_table_is_laid_out_once_and_loads_no_other_page(user_folder: Path) -> None:
    asked = """
import sys
from PySide6 import QtCore, QtGui, QtWidgets
print(*(name for name in sys.modules if name.startswith("handfoot_gui.ui.p")))
met = {*vars(QtCore), *vars(QtGui), *vars(QtWidgets), *sys.modules}
print(*met & {"QStyle", "QGradient", "QUrl", "_hashlib"}, len(laid_out))
QtCore.QCoreApplication.quit()
"""
    counted = """
from handfoot_gui.ui.table.canvas import Canvas
laid_out, arrange = [], Canvas.arrange
def count(*all, **named):
    laid_out.append(all)
    arrange(*all, **named)
Canvas.arrange = count
main(["""
    program = SAYS_WHEN_IT_IS_SHOWN.replace('print("shown", flush=True)', f"exec({asked!r})")
    program = program.replace("\nmain([", f"{counted}'--open', {str(saved(user_folder))!r}")
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    assert not done.stderr
    loaded, others = done.stdout.splitlines()
    for name in loaded.split():
        part = name.removeprefix("handfoot_gui.ui.pages").removeprefix(".")
        assert part in (
            "",
            "preferences",
            "preferences.controller",
            "start",
            "start.controller",
            "start.taking_in",
        ), name
    assert others == "1"


def test_modules_are_imported_unread_where_qt_is_not_looked_for_before() -> None:
    """On macOS and Windows no screen is asked for, and Qt is first met as the window begins."""
    program = """
import builtins
from handfoot_gui import app
def without_font():
    print(builtins.__import__ is builtins.__feature_import__)
    return "so it ends here"
app.display_problem = lambda: None
app.font_problem = without_font
app.run()
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    assert done.stdout == "False\n"


def test_what_qt_brings_as_sources_is_compiled_at_the_first_start_only(tmp_path: Path) -> None:
    program = """
import sys
from handfoot_gui.app import qt_met_quickly
compiled = []
def hear(event, about):
    if event == "compile" and str(about[1]).startswith("shibokensupport"):
        compiled.append(about[1])
sys.addaudithook(hear)
sys.pycache_prefix, sys.dont_write_bytecode = sys.argv[1], False
with qt_met_quickly():
    from PySide6 import QtCore
assert eval(compile("QtCore.QPoint(3, 4).x()", "", "eval")) == 3
print(len(compiled))
"""

    def compiled() -> int:
        done = subprocess.run(
            [sys.executable, "-c", program, str(tmp_path)],
            capture_output=True, text=True, timeout=60,
        )  # fmt: skip
        assert not done.stderr
        return int(done.stdout)

    first = compiled()
    assert first > 5
    assert compiled() == 0
    (kept,) = tmp_path.rglob("shibokensupport*")
    whole = kept.read_bytes()
    # Of the sum, of a number of things to come, and of a text in the code.
    places = (5, 30, len(whole) // 2)
    flipped = [whole[:at] + bytes([whole[at] ^ 64]) + whole[at + 1 :] for at in places]
    for damaged in (whole[:-100], b"", *flipped):
        kept.write_bytes(damaged)
        assert compiled() == first
        assert kept.read_bytes() == whole
    assert compiled() == 0


def test_patterns_that_qt_brings_are_compiled_when_a_call_is_wrong() -> None:
    program = """
import re
from handfoot_gui.app import qt_met_quickly
plain, compiled = re.compile, []
def hear(pattern, flags=0):
    compiled.append(pattern)
    return plain(pattern, flags)
re.compile = hear
with qt_met_quickly():
    from PySide6 import QtCore
met = len(compiled)
try:
    QtCore.QPoint(3, y="four")
except TypeError as error:
    said = str(error)
print(re.compile is hear, "QPoint(" in said or "QPoint.__init__(" in said, len(compiled) - met)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60
    )
    assert (done.stdout, done.stderr) == ("True True 1\n", "")


def greet(bus: socket.socket) -> None:
    """Greet whoever comes to *bus*, and say nothing more."""
    kept: list[socket.socket] = []
    with contextlib.suppress(OSError):
        while True:
            program, _ = bus.accept()
            kept.append(program)
            program.recv(64)
            program.sendall(b"OK 5eb9947eaa28188da87a071f6b0af370\r\n")


@pytest.mark.sampled(1)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a bus is only there")
@pytest.mark.parametrize("greets", [False, True])
def test_a_session_bus_without_an_answer_holds_no_window_up(
    greets: bool, user_folder: Path
) -> None:
    address = user_folder / "bus"
    program = SAYS_WHEN_IT_IS_SHOWN.replace("main([])", "raise SystemExit(main([]))").replace(
        'singleShot(0, lambda: print("shown", flush=True))',
        "singleShot(200, lambda: QCoreApplication.exit(7))",
    )
    program = program.replace("import QTimer", "import QCoreApplication, QTimer")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as bus:
        bus.bind(str(address))
        bus.listen()
        if greets:
            Thread(target=greet, args=(bus,), daemon=True).start()
        done = subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={address}"},
            timeout=60,
        )
    assert done.returncode == 7
    (log,) = user_folder.rglob("window.log")
    assert "The D-Bus session bus does not answer" in log.read_text("utf-8")


@pytest.mark.parametrize("given", ["-1", "0", "nan", "1000"])
def test_a_strange_scale_is_told_and_the_window_opens_in_its_size(given: str) -> None:
    program = SAYS_WHEN_IT_IS_SHOWN.replace("main([])", "raise SystemExit(main([]))").replace(
        'print("shown", flush=True)', "QCoreApplication.exit(round(7 * qApp.devicePixelRatio()))"
    )
    program = program.replace("import QTimer", "import QCoreApplication, QTimer")
    done = subprocess.run(
        [sys.executable, "-c", program], env=os.environ | {"QT_SCALE_FACTOR": given},
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 7, done.stderr
    assert f"QT_SCALE_FACTOR is '{given}', which is no number from 0.5 to 8" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl+C is no signal")
def test_ctrl_c_in_the_terminal_ends_the_window(user_folder: Path) -> None:
    saved(user_folder)
    command, pipe = [sys.executable, "-c", SAYS_WHEN_IT_IS_SHOWN], subprocess.PIPE
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == b"shown\n"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == -signal.SIGINT
    assert b"Traceback" not in err


def test_the_dialog_that_opens_a_game_deletes_no_file(
    make: Make, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "letter.json"
    path.write_text("of somebody's")
    monkeypatch.chdir(tmp_path)
    program = make()
    asked: list[bool] = []

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        asked.append(dialog.testOption(QFileDialog.Option.ReadOnly))
        assert Path(dialog.directory().path()) == Path.home(), "where people save their files"
        dialog.reject()

    QTimer.singleShot(0, answer)
    program.start_controller.page.open_requested.emit()
    assert asked == [True]
    assert path.exists()


def test_the_first_start_asks_who_plays_and_never_again(
    make: Make, user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "anna.horvat2")
    shutil.rmtree(user_folder)
    program = make()
    program.start()
    page = program.start_controller.page
    field = child(page, QLineEdit, "own-name")
    assert (field.text(), field.accessibleName()) == ("Anna", "Who is playing?")
    field.selectAll()
    QTest.keyClicks(field, "elise")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert program.window.preferences.names[:3] == ("elise", "Marta", "Josip")
    assert page.facts.offered_name is None
    assert page.facts.names[0] == "elise"
    # Nor does the answer take the way to the first game away.
    press(page, "learn-first")
    press(program.window.page, "lesson-read")
    with answering("do-it"):
        program.window.commands.game.leave_guide.trigger()
    again = make()
    again.start()
    learn = child(again.start_controller.page, QPushButton, "learn-first")
    assert learn.text() == "Keep learning"
    QApplication.processEvents()
    style, shown = again.window.ui_style, again.start_controller.page
    flow = learn.parentWidget()
    assert flow is not None
    card = flow.parentWidget()
    assert card is not None
    (title,) = (one for one in card.findChildren(QLabel) if one.text() == "Hand and Foot")
    left = title.mapTo(shown, QPoint()).x()
    assert learn.mapTo(shown, QPoint()).x() + style.px(RING) == left, "below what is above"
    assert again.start_controller.page.facts.offered_name is None
    assert again.window.preferences.names[0] == "elise"
    again.set_up()
    assert again.setup_controller.new_game_page.choice().seats[0].name == "elise"


@pytest.mark.parametrize(
    ("way", "name"), [("skip-name", "Marta"), ("start-raub", "Anna"), ("learn-first", "Anna")]
)
def test_the_question_who_plays_is_skipped_or_answered_by_the_start(
    make: Make, user_folder: Path, monkeypatch: pytest.MonkeyPatch, way: str, name: str
) -> None:
    monkeypatch.setenv("LOGNAME", "anna")
    shutil.rmtree(user_folder)
    program = make()
    program.start()
    press(program.start_controller.page, way)
    assert program.window.preferences.names[0] == name
    assert (user_folder / "preferences.json").exists()
