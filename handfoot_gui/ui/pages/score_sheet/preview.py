"""The pages of a score sheet on the screen, as they will be printed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from handfoot_gui.ui.print.printing import PageView
from handfoot_gui.ui.print.sheet_pages import PlacedPage
from handfoot_gui.ui.print.sheet_printout import sheet_page
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, apart

_AROUND = 12
"""Units around every page."""


class SheetPreview(QScrollArea):
    """Shows pages below one another, each as a whole or as wide as there is room."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._pages: tuple[PlacedPage, ...] = ()
        self._is_wide = False
        self.setObjectName("preview")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setWidgetResizable(True)

    def set_pages(self, pages: tuple[PlacedPage, ...], *, is_wide: bool) -> None:
        """Show *pages*, as wide as there is room where *is_wide*."""
        self._pages, self._is_wide = pages, is_wide
        title, count = pages[0].pieces[0].model.title, len(pages)
        said = self.tr("Preview: {title}, (one page|{number} pages)", "", count)
        self.setAccessibleName(filled(said, title=title, number=count))
        self._rebuild()

    def _rebuild(self) -> None:
        place = self.verticalScrollBar().value()
        holder = QWidget()
        gap = self._style.px(_AROUND)
        rows = vertical(self._style, holder, margins=(_AROUND,) * 4, gap=_AROUND)
        room = self.maximumViewportSize()
        for number, page in enumerate(self._pages, start=1):
            width = room.width() - 2 * gap - self.verticalScrollBar().sizeHint().width()
            if not self._is_wide:
                height = room.height() - 2 * gap
                width = min(width, int(height * page.width / page.height))
            view = PageView(self._style, sheet_page(page), max(100, width))
            name = translate("Common", "Page {page} of {pages}")
            view.setAccessibleName(filled(name, page=number, pages=len(self._pages)))
            view.setAccessibleDescription(aloud(_told(page)))
            rows.addWidget(view, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addStretch(1)
        old: QWidget | None = self.takeWidget()
        if old is not None:
            # Another look may have led here, while Qt still goes through all widgets for it.
            old.hide()
            old.deleteLater()
        self.setWidget(holder)
        self.verticalScrollBar().setValue(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._pages and event.size() != event.oldSize():
            self._rebuild()


def _told(page: PlacedPage) -> str:
    """The rows of a page one after the other, to be read out."""
    told = []
    for placed in (row for band in page.pieces[0].bands for row in band.rows):
        figures = [cell.text for cell in placed.cells if cell.text]
        name = placed.row.name
        told.append(WORDS.labelled(name, WORDS.row(figures)) if figures else name)
    return apart(told)
