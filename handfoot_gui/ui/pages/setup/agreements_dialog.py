"""What partners agree on before a game; every choice applies at once."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.game import AgreementText
from handfoot_gui.ui.widgets.fields import Tick
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import label, set_title
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.page import Page, PageDialog
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class AgreementsDialog(PageDialog):
    """A tick for everything that is *offered*."""

    changed = Signal(object)  # the names of what is agreed on now

    def __init__(
        self,
        style: Style,
        offered: Sequence[AgreementText],
        chosen: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """*chosen* are names, perhaps also of what is not offered now; these stay."""
        page = _Ticks(style, offered, tuple(chosen))
        super().__init__(style, page, (560, 260 + 44 * len(offered)), parent)
        page.changed.connect(self.changed)
        self.setObjectName("partners-agree")
        set_title(self, self.tr("Agreed with partners"))


class _Ticks(Page):
    changed = Signal(object)

    def __init__(
        self, style: Style, offered: Sequence[AgreementText], chosen: tuple[str, ...]
    ) -> None:
        super().__init__(style)
        self._offered, self._chosen = offered, chosen
        self._rebuild()

    def _content(self) -> QWidget:
        style, content = self._style, QWidget()
        rows = vertical(style, content, margins=(32, 24, 32, 8), gap=4)
        title = translate("AgreementsDialog", "Agreed with partners")
        rows.addWidget(label(style, title, TextStyle.PAGE_TITLE, wraps=True))
        about = translate(
            "AgreementsDialog",
            "Bots keep agreements and mention them when it matters. People are asked before they "
            "break one.",
        )
        rows.addWidget(label(style, about, TextStyle.BODY, ink=style.theme.text2, wraps=True))
        for text in self._offered:
            tick = Tick(style, text.label, name=f"agree-{text.name.replace(' ', '-')}")
            tick.setChecked(text.name in self._chosen)
            tick.toggled.connect(lambda is_on, name=text.name: self._choose(name, is_on=is_on))
            rows.addWidget(tick)
        rows.addStretch(1)
        return content

    def _choose(self, name: str, *, is_on: bool) -> None:
        left = tuple(one for one in self._chosen if one != name)
        self._chosen = (*left, name) if is_on else left
        self.changed.emit(self._chosen)
