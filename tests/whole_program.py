"""The whole program as tests have it: made, and taken down so that nothing of it is left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.widgets.timing import Timing

ChildT = TypeVar("ChildT", bound=QObject)

QUICK: Final = Timing(
    keys_up=0,
    button_gone=0,
    cover_settling=0,
    score_seen=0,
    last_card=0,
    won_fades_in=0,
    turning_up=0,
    last_look=0,
    code=0,
    grace=0,
    bots_started=3_600_000,
    cards_replayed=3_600_000,
    review_begins=3_600_000,
)
"""Deal at once, go on after a turn at once, and let what comes next be pressed at once; bots start
when they are asked, as most tests end before, and nothing is looked through."""


def child(parent: QObject, kind: type[ChildT], name: str = "") -> ChildT:
    """What of that *kind*, and of that *name* where one is said, is in *parent*; it must be."""
    found = parent.findChild(kind, name) if name else parent.findChild(kind)
    assert found is not None, name or kind.__name__
    return found


@contextmanager
def same_style(app: QApplication) -> Iterator[None]:
    """Whatever is done meanwhile, *app* looks afterwards as it did before."""
    palette, font, sheet = app.palette(), app.font(), app.styleSheet()
    yield
    app.setStyleSheet(sheet)
    app.setPalette(palette)
    app.setFont(font)


@contextmanager
def programs(app: QApplication, timing: Timing = QUICK) -> Iterator[Callable[[], Controller]]:
    """What makes programs for *app*, which are closed at the end without asking."""
    made: list[Controller] = []

    def watch(program: Controller, before: Controller | None = None) -> None:
        if before is not None:
            made.remove(before)
        made.append(program)
        # In another language another one goes on in its place.
        program.renewed.connect(lambda now: watch(now, program))

    def make() -> Controller:
        watch(Controller(timing=timing))
        return made[-1]

    with same_style(app):
        yield make
        for program in made:
            program.stop()
            program.window.may_close = lambda: True
            program.window.close()
            program.window.deleteLater()
            # It would still hear of the application.
            program.deleteLater()
        # Widgets that are left would be restyled by every test to come.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
