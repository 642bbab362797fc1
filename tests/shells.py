"""Real shells that people type in, and what these complete."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
from collections.abc import Mapping
from pathlib import Path

PATIENCE = 60.0
"""Seconds after which a shell is waited for in vain."""


class Typed:
    """A shell before which somebody sits; it says ``ready`` each time it has done what it was told.

    The lines of *start* are what it is told first.
    """

    def __init__(
        self, command: list[str], folder: Path, start: str, environment: Mapping[str, str]
    ) -> None:
        self._screen, other = pty.openpty()
        self._process = subprocess.Popen(
            command, stdin=other, stdout=other, stderr=other, cwd=folder, close_fds=True,
            start_new_session=True, env={"PATH": os.environ["PATH"], **environment},
        )  # fmt: skip
        os.close(other)
        self._type(f"{start}\n")

    def _type(self, text: str) -> None:
        os.write(self._screen, text.encode())

    def read_until(self, pattern: str) -> re.Match[str]:
        """What matches *pattern* on the screen, as soon as it is there."""
        seen = ""
        while (found := re.search(pattern, seen, re.DOTALL)) is None:
            there, _, _ = select.select([self._screen], [], [], PATIENCE)
            assert there, f"waited in vain for {pattern}: {seen!r}"
            seen += os.read(self._screen, 65536).decode("utf-8", "replace")
        return found

    def line_after(self, text: str, keys: str) -> str:
        """The line that *text* becomes by *keys*, the last of which makes the shell say it."""
        self._type(f"\x15{text}{keys}")
        return self.read_until(r"<<(.*?)>>")[1].replace("\r", "").replace("\n", "")

    def end(self) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._screen)


def bash(folder: Path, completions: Path) -> Typed:
    """Bash in *folder*; ``Esc *`` writes all that is offered, ``Ctrl+T`` says the line."""
    start = (
        f"source {completions}; bind 'set bell-style none'; bind 'set enable-bracketed-paste off'; "
        'bind -x \'"\\C-t": printf "<""<%s>"">" "$READLINE_LINE"\'; echo rea\'\'dy'
    )
    shell = Typed(
        ["bash", "--norc", "--noprofile", "-i"],
        folder,
        start,
        {"TERM": "dumb", "HOME": str(folder)},
    )
    shell.read_until("ready")
    return shell


def zsh(folder: Path, completions: Path) -> Typed:
    """Zsh in *folder*; ``Ctrl+X`` writes all that is offered, ``Ctrl+T`` says the line."""
    start = (
        f"fpath=({completions.parent} $fpath); PS1=; unsetopt zle_bracketed_paste beep promptsp; "
        "autoload -Uz compinit; compinit -u -D; "
        "zle -C every complete-word _generic; bindkey '^X' every; "
        "zstyle ':completion:every:*' completer _all_matches; "
        "zstyle ':completion:every:*' old-matches only; "
        "zstyle ':completion:every::::' insert true; "
        "told() { print -rn -- '<''<'$BUFFER'>''>' }; zle -N told; bindkey '^T' told; "
        "bindkey '^U' kill-whole-line; print rea''dy"
    )
    shell = Typed(["zsh", "-f", "-i"], folder, start, {"TERM": "dumb", "HOME": str(folder)})
    shell.read_until("ready")
    return shell


def offered_by_fish(folder: Path, completions: Path, line: str) -> list[str]:
    """What Fish in *folder* offers at the end of *line*."""
    asks = "source $argv[1]; complete -C $argv[2]"
    done = subprocess.run(
        ["fish", "--no-config", "-c", asks, str(completions), line],
        cwd=folder, capture_output=True, text=True, timeout=PATIENCE,
        env={"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "dumb"},
    )  # fmt: skip
    assert not done.stderr, done.stderr
    return [told.partition("\t")[0] for told in done.stdout.splitlines()]
