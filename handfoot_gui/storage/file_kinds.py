"""What a file that somebody opens holds, whatever it is called."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path
from typing import Final

from handfoot_gui.storage.codec import LARGEST
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import KEPT, read_file


class FileKind(StrEnum):
    """A kind of file, by the word that stands in it as ``"kind"``."""

    GAME = "game"
    """Anything else: a game played here has no such word at its top."""
    KEPT = "kept-game"
    DEAL = "handfoot-deal"
    RULES = "house-rules"


_WORDS: Final = {
    kind: re.compile(rb'"kind"\s*:\s*"' + re.escape(kind.value).encode() + rb'"')
    for kind in (FileKind.KEPT, FileKind.DEAL, FileKind.RULES)
}


def kind_of(path: Path) -> FileKind:
    """The kind of the file *path*; by its name where it cannot be read. Never raises."""
    try:
        content = read_file(path, LARGEST)
    except SaveError:
        content = b""
    for kind, word in _WORDS.items():
        if word.search(content):
            return kind
    return FileKind.KEPT if path.name.endswith(KEPT) else FileKind.GAME
