"""Which of the files that PyInstaller gathers have work to do in the program, on every system."""

from __future__ import annotations

import sys
from typing import Final

LANGUAGES: Final = ("cs", "de", "es", "fr", "hr", "it")
"""Those in which Qt's own dialogs speak beside English; the others are among our assets."""
PLUGINS: Final = frozenset(
    {
        "iconengines",
        "imageformats",
        "platforminputcontexts",
        "platforms",
        "platformthemes",
        "printsupport",
        "styles",
        "wayland-decoration-client",
        "wayland-graphics-integration-client",
        "wayland-shell-integration",
        "xcbglintegrations",
    }
)
"""Folders of Qt's plugins for what the program does."""
LIBRARIES_NOT_NEEDED: Final = ("Qml", "Quick", "Pdf", "Egl", "VirtualKeyboard")
"""Libraries of Qt, by how their names begin: what only plugins for others ask for."""
NOT_NEEDED: Final = (
    *(f"{qt}{name}" for qt in ("Qt6", "Qt") for name in LIBRARIES_NOT_NEEDED),
    "qeglfs", "EglFS", "EglFs", "qlinuxfb", "qminimal", "qvkkhrdisplay", "qvnc", "qgtk3", "qpdf",
    "virtualkeyboard", "opengl32sw", "D3Dcompiler", "d3dcompiler", "qtiff", "qtga", "qwbmp",
)  # fmt: skip
"""Parts of names of what Qt brings for others."""


def is_needed(name: str, source: str, system: str = sys.platform) -> bool:
    """Whether the file *name*, from *source*, has work to do on *system*.

    Of the system's own libraries on Linux, only Python's come along.
    """
    name = name.replace("\\", "/")
    if any(part in name for part in NOT_NEEDED):
        return False
    if not name.startswith(("PySide6", "shiboken6")):
        is_of_system = source.startswith(("/lib/", "/usr/lib/", "/lib64/"))
        return system in ("win32", "darwin") or not is_of_system or "python" in source
    if name.startswith("PySide6") and "/translations/" in name:
        return any(name.endswith(f"/qtbase_{code}.qm") for code in LANGUAGES)
    folder = name.partition("/plugins/")[2].partition("/")[0]
    return not folder or folder in PLUGINS
