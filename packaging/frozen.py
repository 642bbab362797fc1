"""What the frozen program begins with; it answers ``-m MODULE``, too, as an interpreter would."""

from __future__ import annotations

import sys
from importlib import import_module
from multiprocessing import freeze_support
from pathlib import Path

if __name__ == "__main__":
    if sys.platform == "win32":
        # The program without a console has no stdin and stdout, which the bots' process needs.
        sys.executable = str(Path(sys.executable).with_name("handfoot.exe"))
    freeze_support()
    name = "handfoot_gui.__main__"
    if sys.argv[1:2] == ["-m"]:
        sys.path.insert(0, "")
        name = sys.argv[2]
    raise SystemExit(import_module(name).main())
