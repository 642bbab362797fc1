"""Memory that is free is given back to the system, where the library of C keeps it."""

from __future__ import annotations

import sys


def give_back() -> bool:
    """Give back what pictures and pages that have gone have left between others; whether any was.

    Pictures of every size come and go with each move, and glibc keeps the holes that they leave.
    """
    if sys.platform != "linux":
        return False
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    # Other libraries of C have no such function, and no need of it.
    return trim is not None and bool(trim(0))
