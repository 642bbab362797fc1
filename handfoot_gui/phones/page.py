"""The page that a phone shows: its files, and its own few words in the language of the program."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from handfoot_gui.assets import asset_path
from handfoot_gui.core.text.phrases import Translate
from handfoot_gui.phones.messages import Gone
from handfoot_gui.phones.wire import File

_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
}
_FIRST: Final = "/index.html"


def files(translate: Translate) -> Mapping[str, File]:
    """All files of the page by their paths; what depends on the language is in that of now."""
    found = {
        f"/{path.name}": File(_KINDS[path.suffix], path.read_bytes())
        for path in sorted(asset_path("phone").iterdir())
        if path.suffix in _KINDS
    }
    found["/"] = found.pop(_FIRST)
    found["/icon.svg"] = File(_KINDS[".svg"], asset_path("icon.svg").read_bytes())
    found["/texts.json"] = File("application/json", msgspec.json.encode(texts(translate)))
    return found


def texts(translate: Translate) -> dict[str, str]:
    """What the page itself says, where the program says nothing: by the words of its script."""
    return {"waiting": translate("Phone", "Waiting for the table …")}


def replaced(translate: Translate) -> Gone:
    """Another phone has taken the seat."""
    return Gone(translate("Phone", "Another phone shows your cards now."), can_ask=True)


def unknown(translate: Translate) -> Gone:
    """Nobody has the key, or nobody has it any more."""
    return Gone(translate("Phone", "This code is no longer good. Scan the one on the big screen."))


def outdated(translate: Translate) -> Gone:
    """The page is of another version of the program."""
    return Gone(translate("Phone", "The program at the table has changed. Load this page again."))
