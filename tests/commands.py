"""Commands as people give them, in the process of the test: Python starts only where that is it."""

from __future__ import annotations

import io
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from subprocess import CompletedProcess

from handfoot_gui.__main__ import main


def handfoot(*arguments: str | Path) -> CompletedProcess[str]:
    """What a command gives back and prints, as `subprocess.run` says it."""
    given = [*map(str, arguments)]
    out, err = (io.TextIOWrapper(io.BytesIO(), "utf-8", write_through=True) for _ in range(2))
    with redirect_stdout(out), redirect_stderr(err):
        try:
            code = main(given)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 1
    told = (stream.buffer.getvalue().decode() for stream in (out, err))  # type: ignore[attr-defined]
    return CompletedProcess(given, code, *told)
