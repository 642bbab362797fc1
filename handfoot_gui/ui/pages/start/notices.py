"""What was wrong with files, above the games on the start page: a few sentences, never a page."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.icons import Sign
from handfoot_gui.ui.widgets.labels import Panel, SignLabel, breakable, label
from handfoot_gui.ui.widgets.theme import Look, Role

_MOST: Final = 3


def notice_panels(look: Look, sentences: tuple[str, ...]) -> list[QWidget]:
    """A panel for each sentence, or for the first few and the number of the others."""
    told = list(sentences)
    if len(told) > _MOST:
        rest = QCoreApplication.translate(
            "StartPage", "{count} more files cannot be used either. None of them was deleted."
        )
        told[_MOST - 1 :] = [filled(rest, count=QLocale().toString(len(told) - _MOST + 1))]
    return [_panel(look, sentence) for sentence in told]


def _panel(look: Look, sentence: str) -> QWidget:
    px = look.px
    holder = QWidget()
    around = QVBoxLayout(holder)
    around.setContentsMargins(px(RING), 0, px(RING), 0)
    panel = Panel(look, fill=look.theme.chrome2, line=look.theme.zone_line, radius=10)
    around.addWidget(panel)
    row = QHBoxLayout(panel)
    row.setContentsMargins(px(20), px(12), px(20), px(12))
    row.setSpacing(px(12))
    row.addWidget(SignLabel(look, Sign.WARNING, look.theme.warn))
    row.addWidget(label(look, breakable(sentence), Role.BODY, ink=look.theme.warn, wraps=True), 1)
    return holder
