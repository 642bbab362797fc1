"""How a process lets all others go first."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

_LESS: Final = 10
_BELOW_NORMAL: Final = 0x4000
"""What Windows calls BELOW_NORMAL_PRIORITY_CLASS."""


def give_way() -> None:
    """From now on this process yields to others; where that cannot be, all is as before."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        with contextlib.suppress(OSError):
            os.nice(_LESS)
