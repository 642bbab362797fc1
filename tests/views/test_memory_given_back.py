"""What is free is given back before the next deal."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from handfoot_gui.ui.widgets.memory import give_back

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
