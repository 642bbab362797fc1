"""A widget that shows the card table: it fills its room, and has the prompt bar's real buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QMoveEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from handfoot_gui.ui.table.bar_buttons import BarButtons
from handfoot_gui.ui.table.prompt_bar import PromptBarButton
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.sort_switch import SortSwitch
from handfoot_gui.ui.widgets.felt import felt_below
from handfoot_gui.ui.widgets.timing import USUAL, Timing


class SceneView(QGraphicsView):
    """Shows a `TableScene`; what mouse and keys do there is said by `TableView`.

    Use `scene_` for everything but size and focus: ``view.scene_.show_view(…)``,
    ``view.scene_.actions.set_bar(…)`` and so on; its signals say what the player did.
    """

    def __init__(self, parent: QWidget | None = None, *, timing: Timing = USUAL) -> None:
        super().__init__(parent)
        # One that Qt makes costs the start: PySide looks through all widget classes for its kind.
        self.setViewport(QWidget())
        # The picture below the cards covers all of it; else each frame would be filled before.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.scene_ = TableScene(self)
        self.setScene(self.scene_)
        self.setObjectName("table")
        self.setAccessibleName(self.tr("Card table"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # Smaller than it is ever wanted: a small screen may be much enlarged.
        self.setMinimumSize(320, 200)
        self.bar = BarButtons(self, self.scene_, timing)
        self.sorting = SortSwitch(self, self.scene_)
        self.scene_.canvas.background.lay_felt = self._lay_felt
        self._above, self._free = 0, QRect()

    def lie_below_bar(self, above: int, free: QRect) -> None:
        """The uppermost pixels, *above* the table, lie below a bar that seats stand in where it is
        *free*; 0: all of this is table."""
        if (above, free) != (self._above, self._free):
            self._above, self._free = above, free
            self._fit()

    @property
    def seats_for_bar(self) -> tuple[int, int]:
        """How many seats a bar over the table would have as chips, at least and at best."""
        canvas = self.scene_.canvas
        return canvas.delegate.seats_for_bar(canvas.table, len(canvas.shown.others))

    def prompt_bar_top(self) -> int:
        """Pixels above the prompt bar over the own hand."""
        canvas = self.scene_.canvas
        if canvas.shown.is_empty:
            return self.height()
        return canvas.scale.in_view(canvas.places.prompt_bar).top()

    def button(self, code: str) -> PromptBarButton | None:
        """The visible button of that code."""
        return next((one for one in self.visible_buttons if one.objectName() == code), None)

    @property
    def visible_buttons(self) -> list[PromptBarButton]:
        """The prompt bar's buttons from left to right."""
        return self.bar.visible

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        # Another part of the felt lies below.
        self.scene_.canvas.background.age()

    def _lay_felt(self, picture: QPixmap) -> None:
        """The felt of the page goes on below the table, to the last pixel of the screen: at 125 or
        150 % the table may end within one."""
        felt, corner = felt_below(self, self.scene_.canvas.style)
        painter, dpr = QPainter(picture), picture.devicePixelRatio()
        part = QRectF(QPointF(corner) * dpr, picture.size().toSizeF()) & QRectF(felt.rect())
        painter.scale(1 / dpr, 1 / dpr)
        painter.drawPixmap(QRectF(QPointF(0, 0), part.size()), felt, part)
        painter.end()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        size, above = self.viewport().size(), self._above
        self.scene_.canvas.set_size(
            size.width(), size.height() - above, self.devicePixelRatioF(), above,
            QRectF(self._free.translated(0, -above)),
        )  # fmt: skip
