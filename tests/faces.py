"""The faces of type in which texts are measured: that of a bare desktop, and the one that the
README installs. See `conftest`: a test process knows only the first by itself."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFontDatabase

from handfoot_gui.ui.print import print_text, sheet_pages
from handfoot_gui.ui.widgets import theme

BARE: Final = "DejaVu Sans"
INTER: Final = "Inter"
FILES: Final = sorted(Path("/usr/share/fonts").rglob("Inter-*.otf"))
FACES: Final = (BARE, INTER) if FILES else (BARE,)
"""Those that this system has; it has both where all packages of the README are installed."""


@contextmanager
def written_in(face: str) -> Iterator[None]:
    """Within it all texts that the program writes are in *face*."""
    assert face in FACES
    added = [QFontDatabase.addApplicationFont(str(path)) for path in FILES if face == INTER]
    assert -1 not in added
    _forget_widths()
    try:
        yield
    finally:
        for one in added:
            QFontDatabase.removeApplicationFont(one)
        _forget_widths()


def _forget_widths() -> None:
    """The window and the printed page measure each text once."""
    for measured in (
        *(theme._made_font, print_text.text_width, print_text.text_lines),
        sheet_pages._best_placing,
    ):
        measured.cache_clear()
