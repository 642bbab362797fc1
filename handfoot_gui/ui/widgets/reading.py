"""Text to be read piece by piece: the keyboard walks over it, and a screen reader hears each piece.

To the eye it is a page as any other. What a piece is made of, a key and what it does or a sentence,
is laid out by whoever makes the page; for readers these labels are one item of a list.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAccessibleWidget, QScrollArea, QWidget

from handfoot_gui.ui.widgets.controls import RING, KeyFocus, is_with_control
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.vocabulary import aloud

_NOTHING: Final = cast(QAccessibleInterface, None)
"""What Qt wants where there is no child; its declarations for Python forget that."""


class Passage(QWidget):
    """A piece of a `Reading`: the ring around its *parts*, and what readers hear of them."""

    def __init__(
        self,
        reading: Reading,
        spoken: str,
        parts: Sequence[QWidget],
        *,
        is_heading: bool,
        has_ring: bool,
    ) -> None:
        super().__init__(reading)
        self.is_heading = is_heading
        self._ring = 0 if has_ring else RING
        """Units by which the ring lies outside the parts."""
        self._reading = reading
        self._parts = tuple(parts)
        self._focus = KeyFocus(self)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(aloud(spoken))
        for part in parts:
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show):
            self._follow()
        return super().eventFilter(watched, event)

    def _follow(self) -> None:
        """Lie around the parts, wherever they are."""
        around, ring = QRect(), self._reading.style_.px(self._ring)
        for part in self._parts:
            around |= QRect(part.mapTo(self._reading, QPoint()), part.size())
        around.adjust(-ring, -ring, ring, ring)
        self.setGeometry(around & self._reading.rect())
        self.raise_()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._reading.lead_tab(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._reading.walk(self, event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._focus.begin(self._reading.style_)


class Reading(QWidget):
    """Holds what is read, in the order in which it is added.

    Tab comes to the piece that was read last. Up and Down go from piece to piece, with Ctrl from
    heading to heading, Home and End to the first and the last one, and PgUp and PgDown by what is
    in sight.
    """

    def __init__(self, style: Style) -> None:
        super().__init__()
        _meet_readers()
        self.style_ = style
        self.passages: list[Passage] = []
        """The pieces, as they are read."""

    def add(
        self, spoken: str, *parts: QWidget, is_heading: bool = False, has_ring: bool = False
    ) -> None:
        """Let *parts*, which are laid out in here, be read as *spoken*; some leave room for a ring
        themselves."""
        passage = Passage(self, spoken, parts, is_heading=is_heading, has_ring=has_ring)
        passage.setObjectName(f"read-{len(self.passages)}")
        self.passages.append(passage)
        self.lead_tab(self.passages[0])

    def come_after(self, control: QWidget) -> None:
        """Let Tab go from *control* to what is read."""
        for before, after in pairwise((control, *self.passages)):
            QWidget.setTabOrder(before, after)

    def lead_tab(self, passage: Passage) -> None:
        """Let the Tab key come to *passage* alone."""
        for one in self.passages:
            is_it = one is passage
            one.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_it else Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(passage)

    def walk(self, here: Passage, event: QKeyEvent) -> bool:
        """Go from *here* where the key says; whether it says so."""
        place = self.passages.index(here)
        headings = [at for at, one in enumerate(self.passages) if one.is_heading]
        to: int | None = None
        match event.key():
            case Qt.Key.Key_Down if is_with_control(event):
                to = next((at for at in headings if at > place), None)
            case Qt.Key.Key_Up if is_with_control(event):
                to = next((at for at in reversed(headings) if at < place), None)
            case Qt.Key.Key_Down:
                to = place + 1
            case Qt.Key.Key_Up:
                to = place - 1
            case Qt.Key.Key_Home:
                to = 0
            case Qt.Key.Key_End:
                to = len(self.passages) - 1
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp:
                to = self._beyond(is_down=event.key() == Qt.Key.Key_PageDown)
            case _:
                return False
        if to is not None and 0 <= to < len(self.passages):
            self.passages[to].setFocus(Qt.FocusReason.TabFocusReason)
        area = self._area()
        if area is not None and to in (0, len(self.passages) - 1):
            # What stands above the first one or below the last one is seen, too.
            bar = area.verticalScrollBar()
            bar.setValue(bar.maximum() if to else 0)
        return True

    def _area(self) -> QScrollArea | None:
        """What scrolls it."""
        around: QWidget | None = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        return around

    def _beyond(self, *, is_down: bool) -> int | None:
        """Scroll by what is in sight; the first piece that is whole in sight then."""
        area = self._area()
        if area is None:
            return None
        bar, sight = area.verticalScrollBar(), area.viewport().rect()
        before = bar.value()
        bar.setValue(before + (bar.pageStep() if is_down else -bar.pageStep()))
        if bar.value() == before:
            return len(self.passages) - 1 if is_down else 0
        spare = self.style_.px(RING) + _SPARE
        whole = [
            at
            for at, one in enumerate(self.passages)
            if sight.adjusted(-1000, spare, 1000, -spare).contains(
                QRect(one.mapTo(area.viewport(), QPoint()), one.size())
            )
        ]
        return whole[0] if whole else None


_SPARE: Final = 12
"""Pixels between a piece and the edge of what is seen, so that nothing scrolls for it."""


class _PassageAccessible(QAccessibleWidget):
    """A piece for screen readers: the labels in it are not met beside it."""

    def __init__(self, passage: Passage) -> None:
        role = QAccessible.Role.Heading if passage.is_heading else QAccessible.Role.ListItem
        super().__init__(passage, role)


class _ReadingAccessible(QAccessibleWidget):
    """A list of the pieces."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading, QAccessible.Role.List)

    @property
    def _passages(self) -> list[Passage]:
        # Not held: PySide never lets go of this object, and so would not of the page.
        return cast(Reading, self.object()).passages

    def childCount(self) -> int:
        return len(self._passages)

    def child(self, index: int) -> QAccessibleInterface:
        if not 0 <= index < len(self._passages):
            return _NOTHING
        return QAccessible.queryAccessibleInterface(self._passages[index])

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        for one in self._passages:
            if one.rect().contains(one.mapFromGlobal(QPoint(x, y))):
                return QAccessible.queryAccessibleInterface(one)
        return _NOTHING

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((at for at, one in enumerate(self._passages) if one is child.object()), -1)


@cache
def _meet_readers() -> None:
    """Let screen readers meet what is read so from now on."""

    def made(_class: str, thing: QObject) -> QAccessibleInterface | None:
        if isinstance(thing, Passage):
            return _PassageAccessible(thing)
        return _ReadingAccessible(thing) if isinstance(thing, Reading) else None

    QAccessible.installFactory(made)
