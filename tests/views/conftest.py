"""What every test with windows needs: none of its windows outlives it."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def no_window_stays() -> Iterator[None]:
    """Delete the test's windows: each look that a later test applies would reach them, too.

    Python alone does not let go of a window whose signals are connected to functions that know it.
    """
    yield
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QEvent
    from PySide6.QtWidgets import QAbstractItemView, QApplication

    if QApplication.instance() is None:
        return
    for window in QApplication.topLevelWidgets():
        # The list of names below a field is deleted by the field's QCompleter, which does not
        # notice when somebody else has done so.
        if window.parent() is None and not isinstance(window, QAbstractItemView):
            window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
