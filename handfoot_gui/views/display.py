"""Whether there is a screen to open a window on, asked before Qt, which would abort."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic, sleep

_PATIENCE = 3.0
"""Seconds that a screen may take to answer; one that starts anew does not at once."""
_PLATFORMS = "Qt/plugins/platforms"
_NEEDS_A_SCREEN = ("", "xcb", "wayland", "wayland-egl")


def display_problem() -> str | None:
    """One sentence that says why no window can open and what to do, or None."""
    if not sys.platform.startswith("linux"):
        return None
    wanted = os.environ.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if wanted not in _NEEDS_A_SCREEN:
        return (
            None
            if _has_platform(wanted)
            else (
                f"There is no way to the screen named {wanted!a}: "
                "take QT_QPA_PLATFORM out of the environment and start handfoot again."
            )
        )
    if wanted != "xcb" and _has_wayland():
        return None
    display = os.environ.get("DISPLAY", "")
    if not display:
        return (
            "No screen was found: start handfoot in a desktop session, "
            'or use "handfoot match", "handfoot replay" and "handfoot sheet", which need none.'
        )
    return _x11_problem(display)


def _has_platform(name: str) -> bool:
    """Whether Qt brings a way to the screen of that name; it aborts where there is none."""
    import PySide6

    known = {path.stem for path in (Path(PySide6.__file__).parent / _PLATFORMS).glob("libq*.so")}
    return not known or f"libq{name}" in known


def _has_wayland() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY", "")
    if not name:
        return False
    import socket

    path = Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / name
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            probe.settimeout(2)
            probe.connect(str(path))
    except OSError:
        return False
    return True


def _x11_problem(display: str) -> str | None:
    """Tries what Qt will do: load its X11 plugin, connect to the display."""
    import ctypes

    import PySide6

    plugin = Path(PySide6.__file__).parent / _PLATFORMS / "libqxcb.so"
    if plugin.exists():
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            missing = str(error).split(":")[0]
            return (
                f"The window system needs the library {missing}: install it "
                "(on Debian and Ubuntu: libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1) "
                "and start handfoot again."
            )
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
    until = monotonic() + _PATIENCE
    while xcb.xcb_connection_has_error(connection := xcb.xcb_connect(os.fsencode(display), None)):
        xcb.xcb_disconnect(connection)
        if monotonic() > until:
            return (
                f"The screen {display!a} does not answer: start handfoot in a desktop session, "
                "or set DISPLAY to a screen that is there."
            )
        sleep(0.1)
    return None
