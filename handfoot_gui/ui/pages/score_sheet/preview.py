"""The pages of a score sheet on the screen, as they will be printed."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from handfoot_gui.ui.print.printing import picture_of
from handfoot_gui.ui.print.sheet_pages import PlacedPage
from handfoot_gui.ui.print.sheet_painter import sheet_page
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.theme import Style

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
        title = pages[0].pieces[0].model.title
        said = self.tr("Preview: {title}, {count} pages")
        if len(pages) == 1:
            said = self.tr("Preview: {title}, one page")
        self.setAccessibleName(filled(said, title=title, count=len(pages)))
        self._rebuild()

    def _rebuild(self) -> None:
        place = self.verticalScrollBar().value()
        holder = QWidget()
        rows = QVBoxLayout(holder)
        gap = self._style.px(_AROUND)
        rows.setContentsMargins(gap, gap, gap, gap)
        rows.setSpacing(gap)
        room = self.maximumViewportSize()
        for number, page in enumerate(self._pages, start=1):
            width = room.width() - 2 * gap - self.verticalScrollBar().sizeHint().width()
            if not self._is_wide:
                height = room.height() - 2 * gap
                width = min(width, int(height * page.width / page.height))
            view = _PageView(self._style, page, max(100, width))
            name = self.tr("Page {page} of {pages}")
            view.setAccessibleName(filled(name, page=number, pages=len(self._pages)))
            view.setAccessibleDescription(_told(page))
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
        figures = ", ".join(cell.text for cell in placed.cells if cell.text)
        told.append(f"{placed.row.name}: {figures}" if figures else placed.row.name)
    return "; ".join(told)


class _PageView(QWidget):
    """One page, *width* pixels wide."""

    def __init__(self, style: Style, page: PlacedPage, width: int) -> None:
        super().__init__()
        self._style = style
        self._page = page
        self._picture: QImage | None = None
        self.setFixedSize(width, round(width * page.height / page.width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = picture_of(sheet_page(self._page), self.width(), ratio)
        painter = QPainter(self)
        painter.drawImage(QRect(0, 0, self.width(), self.height()), self._picture)
        painter.setPen(QColor(self._style.theme.field_line))
        painter.drawRect(0, 0, self.width() - 1, self.height() - 1)
