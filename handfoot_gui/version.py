"""The version as people are told it: between two releases with the commit that it was made of."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from handfoot_gui import __version__

COMMIT: Final = Path(__file__).with_name("commit.txt")
"""What a package made between two releases has its commit in."""
_CHECKOUT: Final = Path(__file__).parents[1] / ".git"
_DIGITS: Final = 8


@cache
def told_version() -> str:
    """ "0.3.0", or between two releases "0.3.0.dev0+1a2b3c4d" where the commit is known."""
    version = __version__
    if "dev" not in version:
        return version
    commit = _read(COMMIT) or checked_out(_CHECKOUT)
    return f"{version}+{commit[:_DIGITS]}" if commit else version


def checked_out(git: Path) -> str:
    """The commit that is checked out beside the folder *git*, or the file that leads to it; empty
    where that is not to be found out. Git itself is not asked, it need not be there."""
    if git.is_file():
        # Of a work tree of its own.
        git = git.parent / _read(git).removeprefix("gitdir: ")
    head = _read(git / "HEAD")
    if not head.startswith("ref: "):
        return _commit(head)
    name = head.removeprefix("ref: ")
    shared = git / (_read(git / "commondir") or ".")
    for place in (git, shared):
        if found := _commit(_read(place / name)):
            return found
    lines = (line.split() for line in _read(shared / "packed-refs").splitlines())
    return next((_commit(words[0]) for words in lines if words[1:] == [name]), "")


def _commit(text: str) -> str:
    """*text*, if it may be a commit's name."""
    return text if len(text) >= _DIGITS and not text.strip("0123456789abcdef") else ""


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        return ""
