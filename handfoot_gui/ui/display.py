"""Whether Qt can open a window here, asked before Qt, which would abort or wait for ever."""

from __future__ import annotations

import ctypes
import logging
import os
import shutil
import struct
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from threading import Thread
from time import monotonic, sleep
from typing import Final

PACKAGES: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libgl1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfontconfig1",
    "libbrotlicommon.so.1": "libfontconfig1",
    "libbrotlidec.so.1": "libfontconfig1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-cursor0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-cursor0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-cursor0",
    "libxcb-render.so.0": "libxcb-cursor0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-cursor0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-cursor0",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxkbcommon-x11-0",
    "libxcb.so.1": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
}
"""The package of Debian and Ubuntu that brings each library which Qt asks the system for.

It holds the library itself, or depends on the package that does: fewer words to type. Debian 13
and Ubuntu 24.04 know ``libglib2.0-0`` as another name of ``libglib2.0-0t64``.
"""

SCREEN_PATIENCE: Final = 3.0
"""Seconds that a screen may take to answer; one that starts anew does not at once."""
_SCREENS: Final = {
    "xcb": ("libqxcb.so",),
    "wayland": ("libqwayland.so", "libqwayland-generic.so"),
    "wayland-egl": ("libqwayland.so", "libqwayland-egl.so"),
}
"""The plugin of each way to a screen; those of Wayland were two before Qt 6.10."""

_PLATFORM: Final = "QT_QPA_PLATFORM"
_BUS: Final = "DBUS_SESSION_BUS_ADDRESS"
_NO_BUS: Final = "disabled:"
"""An address that is refused at once; without any, a bus is looked for."""
BUS_PATIENCE: Final = 1.0
"""Seconds that the bus of the session may take to answer; a screen reader needs it."""

_SCALES: Final = {
    "QT_SCALE_FACTOR": (0.5, 8.0),
    "QT_SCREEN_SCALE_FACTORS": (0.5, 8.0),
    "QT_FONT_DPI": (48.0, 768.0),
}
"""How large everything is to be, and what a window can be seen with. Qt takes any number: of none
or less than none it dies, or there is no window, and of a thousand no memory is left."""

_NO_SCREEN: Final = (
    "No screen was found: start handfoot in a desktop session, "
    'or use "handfoot match", "replay", "sheet" and "picture", which need none.'
)


def display_problem(qt: Path | None = None, patience: float = SCREEN_PATIENCE) -> str | None:
    """One sentence that says why no window can open and what to do, or None.

    *qt* is the folder with Qt's plugins and libraries, by default the one PySide6 brings. A screen
    is waited for *patience* seconds.
    """
    if not sys.platform.startswith("linux"):
        return None
    wanted, offered = _wanted_platforms(), _offered_platforms()
    problem = _problem_of(wanted or offered, qt or _bundled_qt(), patience)
    if problem is None or not wanted or not offered:
        return problem
    if _problem_of(offered, qt or _bundled_qt(), patience) is not None:
        return problem
    # The session is as it should be; what is wrong is that something else is asked for.
    return (
        f"QT_QPA_PLATFORM asks for {os.environ[_PLATFORM][:40]!a}, which this session has not: "
        "take QT_QPA_PLATFORM out of the environment and start handfoot again."
    )


def _problem_of(platforms: Sequence[str], qt: Path, patience: float) -> str | None:
    """Why none of *platforms* can be had, or None."""
    problems: list[str] = []
    # Qt, too, takes the first that works.
    for platform in platforms:
        problem = _platform_problem(platform, qt, patience)
        if problem is None:
            return None
        problems.append(problem)
    # What can be mended by installing something comes before a screen that is not there.
    return next((one for one in problems if one != _NO_SCREEN), _NO_SCREEN)


def paper_problem(qt: Path | None = None) -> str | None:
    """One sentence that says why Qt cannot paint here without a screen, or None."""
    if not sys.platform.startswith("linux"):
        return None
    return _platform_problem("offscreen", qt or _bundled_qt(), SCREEN_PATIENCE)


def network_problem(qt: Path | None = None) -> str | None:
    """One sentence that says why Qt cannot reach a network here, or None."""
    library = (qt or _bundled_qt()) / "lib/libQt6Network.so.6"
    return _library_problem(library) if library.exists() else None


def leave_silent_bus(patience: float = BUS_PATIENCE) -> None:
    """Do without the bus of the desktop session where it takes connections and never answers: Qt
    would wait for it and open no window. It has *patience* seconds. On Linux only."""
    if sys.platform.startswith("linux") and _is_silent(_bus_address(), patience):
        os.environ[_BUS] = _NO_BUS
        text = "The D-Bus session bus does not answer, so the window does without it."
        logging.getLogger(__name__).warning(text)


def leave_strange_scales() -> list[str]:
    """Do without sizes in the environment that no window can have; gives a sentence for each."""
    said = []
    for name, (least, most) in _SCALES.items():
        given = os.environ.get(name)
        if given is not None and not all(
            _is_number(entry.rpartition("=")[2], least, most)
            for entry in filter(None, given.split(";"))
        ):
            del os.environ[name]
            text = (
                f"{name} is {given[:40]!a}, which is no number from {least:g} to {most:g}, "
                "so it is left out."
            )
            logging.getLogger(__name__).warning(text)
            said.append(text)
    return said


def _is_number(text: str, least: float, most: float) -> bool:
    try:
        return least <= float(text) <= most
    except ValueError:
        return False


def font_problem() -> str | None:
    """One sentence that says that texts would be rows of boxes for want of a font, or None.

    Only an application that runs can be asked.
    """
    from PySide6.QtGui import QFont, QFontMetrics

    # Where there is none, Qt still names families, and draws a box for every letter.
    if QFontMetrics(QFont()).inFont("a"):
        return None
    if shutil.which("apt") is None:
        return "No font was found: install one, such as DejaVu Sans, and start handfoot again."
    return 'No font was found: run "sudo apt install fonts-dejavu-core" and start handfoot again.'


def _bundled_qt() -> Path:
    import PySide6

    return Path(PySide6.__file__).parent / "Qt"


def _wanted_platforms() -> list[str]:
    """The ways to the screen that are asked for, in the order in which Qt will try them."""
    wanted = os.environ.get(_PLATFORM, "")
    # Capitals or not is one for Qt.
    return [entry.split(":")[0].lower() for entry in wanted.split(";")] if wanted else []


def _offered_platforms() -> list[str]:
    """Those that the session offers, where none is asked for."""
    platforms = []
    if os.environ.get("WAYLAND_DISPLAY") or os.environ.get("XDG_SESSION_TYPE") == "wayland":
        platforms.append("wayland")
    if os.environ.get("DISPLAY"):
        platforms.append("xcb")
    return platforms


def _platform_problem(platform: str, qt: Path, patience: float) -> str | None:
    folder = qt / "plugins/platforms"
    names = _SCREENS.get(platform, (f"libq{platform}.so",))
    plugins = [folder / name for name in names if (folder / name).exists()]
    # A Qt of the system has its plugins elsewhere, and its packages bring what they need.
    if not plugins and any(folder.glob("libq*.so")):
        return (
            f"There is no way to the screen named {platform!a}: "
            "take QT_QPA_PLATFORM out of the environment and start handfoot again."
        )
    problem = _library_problem(plugins[0]) if plugins else None
    if problem is not None or platform not in _SCREENS:
        return problem
    return _x11_problem(patience) if platform == "xcb" else _wayland_problem(patience)


# -- libraries -----------------------------------------------------------------------------------


def _library_problem(plugin: Path) -> str | None:
    """Loads what Qt will load; all libraries that are not there are named together."""
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return missing_sentence(_missing_libraries(plugin) or [str(error).split(":")[0]])
    return None


def _missing_libraries(file: Path) -> list[str]:
    """The names of the libraries that *file* needs and the system lacks; none where unknown.

    The loader itself stops at the first, so it is asked for its whole list.
    """
    import subprocess

    try:
        done = subprocess.run(
            ["ldd", str(file)],
            env=os.environ | {"LC_ALL": "C"},
            capture_output=True,
            text=True,
            errors="replace",
        )
    except OSError:
        return []
    found = (line.partition(" => ") for line in done.stdout.splitlines())
    return sorted({name.strip() for name, _, place in found if place.strip() == "not found"})


def missing_sentence(libraries: Sequence[str]) -> str:
    """What to install where *libraries* are missing: packages on Debian and its kin."""
    packages = sorted({PACKAGES[name] for name in libraries if name in PACKAGES})
    if not packages or shutil.which("apt") is None:
        names = ", ".join(ascii(name)[1:-1] for name in libraries)
        return f"Qt needs libraries that are missing: install {names} and start handfoot again."
    others = [ascii(name)[1:-1] for name in libraries if name not in PACKAGES]
    beside = f", install {', '.join(others)}, too," if others else ""
    return (
        "Qt needs libraries that are missing: "
        f'run "sudo apt install {" ".join(packages)}"{beside} and start handfoot again.'
    )


# -- screens -------------------------------------------------------------------------------------


def _wayland_problem(patience: float) -> str | None:
    """Tries for so many seconds to connect to the Wayland screen, as Qt will, and to hear of it."""
    if sys.platform == "win32":
        return None
    import socket

    name = os.environ.get("WAYLAND_DISPLAY", "")
    path = Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / (name or "wayland-0")
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            probe.settimeout(patience)
            probe.connect(str(path))
            # To be told once all is done that was asked for before, which is nothing.
            probe.sendall(struct.pack("=III", 1, 12 << 16, 2))
            if not probe.recv(8):
                raise ConnectionResetError
    except OSError:
        if not name:
            return _NO_SCREEN
        return (
            f"The screen {name!a} does not answer: start handfoot in a desktop session, "
            "or set WAYLAND_DISPLAY to a screen that is there."
        )
    return None


def _x11_problem(patience: float) -> str | None:
    """Tries for so many seconds to connect to the X11 screen, as Qt will."""
    display = os.environ.get("DISPLAY", "")
    if not display:
        return _NO_SCREEN
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return None  # Qt brings its own way to the screen then
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    # One that answers stays connected to the end: a server without a window might start anew
    # when its last connection ends, and turn Qt away meanwhile.
    until = monotonic() + patience
    answers: list[bool] = []

    def connect() -> None:
        connection = xcb.xcb_connect(os.fsencode(display), None)
        has_failed = bool(xcb.xcb_connection_has_error(connection))
        if has_failed:
            xcb.xcb_disconnect(connection)
        answers.append(not has_failed)

    while monotonic() < until:
        # One that takes the connection and says nothing is waited for without an end.
        thread = Thread(target=connect, daemon=True)
        thread.start()
        thread.join(until - monotonic())
        if answers and answers.pop():
            return None
        if thread.is_alive():
            break
        sleep(0.1)
    return (
        f"The screen {display!a} does not answer: start handfoot in a desktop session, "
        "or set DISPLAY to a screen that is there."
    )


# -- the bus of the session ----------------------------------------------------------------------


def _bus_address() -> str:
    """The address that libdbus will take."""
    folder = os.environ.get("XDG_RUNTIME_DIR", "")
    return os.environ.get(_BUS, "") or (f"unix:path={folder}/bus" if folder else "")


def _is_silent(address: str, patience: float) -> bool:
    """Whether the first bus of *address* that takes connections does not greet back.

    Ways to a bus other than sockets of the system are left to Qt.
    """
    for entry in filter(None, address.split(";")):
        kind, _, facts = entry.partition(":")
        given = dict(fact.partition("=")[::2] for fact in facts.split(","))
        path = given.get("path") or given.get("abstract", "")
        if kind != "unix" or not path or "%" in path:
            return False
        try:
            return not _greets_back(path if "path" in given else f"\0{path}", patience)
        except OSError:
            # Nobody is there, which Qt is told at once, too.
            continue
    return False


def _greets_back(path: str, patience: float) -> bool:
    """Say to the bus at *path* who is there and hello, as every program begins; whether it answers,
    or ends the connection. Raises OSError where nobody takes it."""
    if sys.platform == "win32":
        raise OSError
    # The module around this one takes longer to make its enumerations than a bus to answer.
    import _socket as plain

    user = str(os.getuid()).encode().hex().encode()
    wait = struct.pack("ll", int(patience), round(patience % 1 * 1_000_000))
    with closing(plain.socket(plain.AF_UNIX, plain.SOCK_STREAM)) as probe:
        # Unlike the timeout of Python, these wait for a place in a full queue, too.
        probe.setsockopt(plain.SOL_SOCKET, plain.SO_SNDTIMEO, wait)
        probe.setsockopt(plain.SOL_SOCKET, plain.SO_RCVTIMEO, wait)
        try:
            probe.connect(path)
            probe.sendall(b"\0AUTH EXTERNAL " + user + b"\r\n")
            if probe.recv(64).startswith(b"OK "):
                probe.sendall(b"BEGIN\r\n" + _hello())
                probe.recv(64)
        except BlockingIOError:
            return False
        except (BrokenPipeError, ConnectionResetError):
            # It is ended at once, and so is what Qt begins.
            return True
    return True


def _hello() -> bytes:
    """The message with which a program asks a bus for its name: the first that is answered."""
    bus = b"org.freedesktop.DBus"
    fields = b""
    for code, kind, text in (
        (1, b"o", b"/org/freedesktop/DBus"), (6, b"s", bus), (2, b"s", bus), (3, b"s", b"Hello"),
    ):  # fmt: skip
        fields += bytes(-len(fields) % 8) + bytes([code, 1]) + kind + b"\0"
        fields += struct.pack("<I", len(text)) + text + b"\0"
    head = struct.pack("<cBBBIII", b"l", 1, 0, 1, 0, 1, len(fields))
    return head + fields + bytes(-(len(head) + len(fields)) % 8)
