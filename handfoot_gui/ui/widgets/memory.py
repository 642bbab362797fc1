"""Memory that is free is given back to the system, where the library of C keeps it."""

from __future__ import annotations

import ctypes
import sys
from typing import Final

_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3
"""`M_TRIM_THRESHOLD` and `M_MMAP_THRESHOLD` of glibc's ``malloc.h``."""
_LARGE: Final = 64 * 1024
"""Bytes from which on something lies apart: a picture of a card in the hand is larger."""


def keep_large_apart() -> bool:
    """Have what is large lie apart from now on, so that it leaves no hole when it goes; whether the
    library of C can do that.

    glibc would do so from 128 KiB on, and stop it for all sizes of which one has gone.
    """
    if sys.platform != "linux":
        return False
    set_option = getattr(ctypes.CDLL(None), "mallopt", None)
    if set_option is None:
        return False
    return all([set_option(_MMAP_THRESHOLD, _LARGE), set_option(_TRIM_THRESHOLD, 2 * _LARGE)])


def give_back() -> bool:
    """Give back what pictures and pages that have gone have left between others; whether any was.

    Pictures of every size come and go with each move, and glibc keeps the holes that they leave.
    """
    if sys.platform != "linux":
        return False
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    # Other libraries of C have no such function, and no need of it.
    return trim is not None and bool(trim(0))
