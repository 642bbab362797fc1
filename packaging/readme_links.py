"""Gives the links and pictures of the README whole addresses where a package shows it, as on a page
of packages nothing lies beside it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

RELEASES = "../../releases"


def linked(text: str, address: str, version: str) -> str:
    """*text* (Markdown) with every relative link leading below *address*, to what was released as
    *version*; between two releases to what is newest."""
    made = "HEAD" if "dev" in version else f"v{version}"

    def whole(found: re.Match[str]) -> str:
        is_picture, words, target = found[1], found[2], found[3]
        if target == RELEASES:
            return f"[{words}]({address}/releases)"
        way = "raw" if is_picture else "blob"
        return f"{is_picture}[{words}]({address}/{way}/{made}/{target})"

    return re.sub(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)", whole, text)


class ReadmeLinks(MetadataHookInterface):
    """What hatchling asks for the metadata of a package."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Put the README into *metadata*."""
        text = (Path(self.root) / "README.md").read_text("utf-8")
        address = metadata["urls"]["Homepage"].rstrip("/")
        source = (Path(self.root) / "handfoot_gui/__init__.py").read_text("utf-8")
        found = re.search(r'^__version__ = "(.+)"$', source, re.MULTILINE)
        if found is None:
            raise ValueError("handfoot_gui/__init__.py has no version.")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": linked(text, address, found[1]),
        }
