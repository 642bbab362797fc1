"""What is free is given back before the next deal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from handfoot_gui.ui.widgets.memory import give_back, keep_large_apart

STATUS = Path("/proc/self/statm")


def test_holes_between_pictures_are_given_back(qapp: QApplication) -> None:
    del qapp
    if sys.platform != "linux":
        assert not give_back(), "there is no need of it"
        return
    kept = []
    for _ in range(400):
        large, small = QPixmap(150, 190), QPixmap(8, 8)
        large.fill()
        small.fill()
        kept += [large, small]
    before = int(STATUS.read_text().split()[1])
    del large
    kept = kept[1::2]
    give_back()
    pages = before - int(STATUS.read_text().split()[1])
    assert pages * 4096 > 20 * 2**20
    assert len(kept) == 400


def test_what_is_large_leaves_no_hole_when_it_goes() -> None:
    """In a process of its own, as it holds for the whole process from then on."""
    code = """
import subprocess
import sys
from pathlib import Path
from handfoot_gui.ui.widgets.memory import keep_large_apart
if sys.argv[1] == "apart":
    assert keep_large_apart()
def pages():
    return int(Path("/proc/self/statm").read_text().split()[1])
# One that has gone teaches glibc to keep its like among the others.
del (first := [bytearray(2**21)])[:]
before, kept = pages(), []
for _ in range(400):
    large, small = bytearray(100_000), bytearray(600)
    kept.append(small)
    kept.append(large)
del large
kept = kept[::2]
print((pages() - before) * 4096)
"""

    def held(how: str) -> int:
        command = [sys.executable, "-c", code, how]
        return int(subprocess.run(command, check=True, capture_output=True, text=True).stdout)

    if sys.platform != "linux":
        assert not keep_large_apart(), "there is no need of it"
        return
    assert held("apart") < 2 * 2**20
    assert held("among others") > 10 * 2**20
