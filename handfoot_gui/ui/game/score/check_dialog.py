"""Check the deal: what the code of a deal that is over stood for, and whether it is true."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.core.fair import grouped
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.text.fair import explained, verdict
from handfoot_gui.session.fair_play import DealCheck, codeless_deals, deal_checks
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import SignLabel, label, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.page import Page, PageDialog
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_SIZE: Final = (680, 416)
"""Units of width and height without the details."""
_WITH_DETAILS: Final = 640
"""Units of height with them."""
_LIST: Final = 84
"""Units of height of a long text, which scrolls."""


class CheckDialog(PageDialog):
    """The last deal that is over, checked; the others can be chosen."""

    def __init__(
        self,
        style: Style,
        record: AnyRecord,
        presenter: AnyPresenter,
        parent: QWidget | None = None,
    ) -> None:
        """The moves of *record* are legal."""
        page = _CheckPage(style, record, presenter)
        super().__init__(style, page, _SIZE, parent)
        set_title(self, translate("Common", "Check the deal"))
        page.opened.connect(lambda: self.grow_to(_WITH_DETAILS))


class _CheckPage(Page):
    """The scrolling part.

    Signals: ``opened()`` when the details are shown.
    """

    opened = Signal()

    def __init__(self, style: Style, record: AnyRecord, presenter: AnyPresenter) -> None:
        super().__init__(style)
        self._presenter = presenter
        self._words = presenter.words
        self._deals = deal_checks(presenter.rules, record)
        self._over = [deal for deal in self._deals if deal.is_over]
        self._to_come = record.deal_to_come
        self._codeless = codeless_deals(presenter, record)
        self._shown = len(self._over) - 1
        self._has_details = False
        self._rebuild()

    def copy(self) -> None:
        """Put the text the code is made of on the clipboard."""
        QGuiApplication.clipboard().setText(self._over[self._shown].checked.text)

    def _content(self) -> QWidget:
        style = self._style
        content = QWidget()
        rows = vertical(style, content, margins=(32, 24, 32 - RING, 12), gap=10)
        head = QHBoxLayout()
        head.addWidget(label(style, translate("Common", "Check the deal"), TextStyle.PAGE_TITLE), 1)
        if len(self._over) > 1:
            names = (self._presenter.score.deal_name(deal.number) for deal in self._over)
            choice = ChoiceField(
                style, [(name, str(n)) for n, name in enumerate(names)], name="deal-checked"
            )
            choice.setAccessibleName(translate("Common", "Deal", "noun"))
            choice.set_value(str(self._shown))
            choice.currentIndexChanged.connect(self._on_chosen)
            head.addWidget(choice)
        rows.addLayout(head)
        rows.addWidget(label(style, explained(self._words), TextStyle.BODY, wraps=True))
        if self._over:
            self._add_check(rows, self._over[self._shown])
        for text in self._open_codes():
            line = label(style, text, TextStyle.BODY, ink=style.theme.text2, wraps=True)
            line.setObjectName("open-code")
            rows.addWidget(line)
        if not self._has_details:
            rows.addStretch(1)
        return content

    def _on_chosen(self, place: int) -> None:
        self._shown = place
        self._rebuild()

    def _add_check(self, rows: QVBoxLayout, deal: DealCheck) -> None:
        style, px, theme = self._style, self._style.px, self._style.theme
        code = deal.checked
        told = horizontal(style, gap=8)
        ink = theme.link if code.is_true else theme.warn
        sign = Icon.TICK if code.is_true else Icon.WARNING
        told.addWidget(SignLabel(style, sign, ink), 0, Qt.AlignmentFlag.AlignTop)
        said = label(style, verdict(self._words, code), TextStyle.NAME, ink=ink, wraps=True)
        said.setObjectName("verdict")
        told.addWidget(said, 1)
        rows.addLayout(told)
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(16))
        grid.setVerticalSpacing(px(6))
        grid.setColumnStretch(1, 1)
        figures = [
            ("code-shown", self.tr("Shown before the deal"), code.deal.shown),
            ("code-found", self.tr("Worked out just now"), grouped(code.found)),
        ]
        if self._has_details:
            figures.append(("salt", self.tr("Secret number"), code.deal.salt))
        for line, (name, what, shown) in enumerate(figures):
            grid.addWidget(label(style, what, TextStyle.BODY, ink=theme.text2), line, 0)
            value = label(style, shown, TextStyle.BODY)
            font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
            font.setPixelSize(px(15))
            value.setFont(font)
            value.setObjectName(name)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(value, line, 1)
        rows.addLayout(grid)
        if self._has_details:
            cards = self._words.row([str(self._words.sign(card)) for card in code.order])
            self._add_text(rows, "order", self.tr("The cards as they were dealt"), cards)
            self._add_text(rows, "exact-text", self.tr("The exact text for sha256sum"), code.text)
        buttons = horizontal(style)
        act = self.tr("Hide details") if self._has_details else self.tr("Show details")
        details = Button(style, act, ButtonKind.QUIET, name="details", act=self._on_details)
        details.setAccessibleDescription(
            self.tr("The secret number, the cards and the exact text that the code is made from")
        )
        buttons.addWidget(details)
        if self._has_details:
            copy = Button(style, translate("Common", "Copy the text"), name="copy", act=self.copy)
            copy.clicked.connect(lambda: copy.setText(self.tr("Text copied")))
            buttons.addWidget(copy)
        buttons.addStretch(1)
        rows.addLayout(buttons)

    def _add_text(self, rows: QVBoxLayout, name: str, title: str, text: str) -> None:
        style = self._style
        rows.addWidget(label(style, title, TextStyle.BODY, ink=style.theme.text2))
        box = QPlainTextEdit(text)
        box.setReadOnly(True)
        box.setTabChangesFocus(True)
        box.setObjectName(name)
        box.setAccessibleName(title)
        box.setFont(style.font(TextStyle.LABEL))
        box.setFixedHeight(style.px(_LIST))
        rows.addWidget(box)

    def _on_details(self) -> None:
        self._has_details = not self._has_details
        self._rebuild()
        if self._has_details:
            self.opened.emit()

    def _open_codes(self) -> list[str]:
        """What is said of codes that cannot be checked yet, or that there are none."""
        name = self._presenter.score.deal_name
        playing = self.tr("{deal} is being played; you can check its code {code} once it is over.")
        lines = [
            filled(playing, deal=name(deal.number), code=deal.checked.deal.shown)
            for deal in self._deals
            if not deal.is_over
        ]
        if self._to_come is not None:
            text = self.tr("The next deal has the code {code}.")
            lines.append(filled(text, code=self._to_come.shown))
        if self._codeless:
            lines.append(self._codeless)
        elif not self._deals and self._to_come is None:
            lines.append(self.tr("No deal in this game has a code."))
        return lines
