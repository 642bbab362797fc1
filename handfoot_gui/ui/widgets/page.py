"""What all pages around the table share, and the small windows around one page or question."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, cast

import shiboken6
from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QInputDevice, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QScrollBar,
    QScroller,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.core.keys import keys_of
from handfoot_gui.core.text.letters import NO_KEY, YES_KEY
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, KeyFocus, typed
from handfoot_gui.ui.widgets.dialog import Dialog
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.golden_in_sight import GoldenInSight
from handfoot_gui.ui.widgets.held_keys import NewPresses
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.key_text import pressed_key
from handfoot_gui.ui.widgets.labels import (
    EXPLAINED,
    TOLD,
    Heading,
    SignLabel,
    Surface,
    breakable,
    label,
    paint_flat,
    set_title,
)
from handfoot_gui.ui.widgets.layouts import Margins, horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, as_sentence

WIDEST: Final = 1280
"""Units a page's content is wide at most; beyond that it stays in the middle."""
LOW: Final = 300
"""Units of height below which all of a page scrolls: only a window below the smallest is so low,
one on a small screen much enlarged."""
SHORT: Final = 400
"""Units of height below which a page that scrolls whole anywhere may hide what is golden."""
_ROUNDS: Final = 3
"""No letters are smaller than those that can be read, so what is smaller may still be too wide."""
_ALWAYS: Final = Qt.ScrollBarPolicy.ScrollBarAlwaysOn
_AS_NEEDED: Final = Qt.ScrollBarPolicy.ScrollBarAsNeeded
_NEVER: Final = Qt.ScrollBarPolicy.ScrollBarAlwaysOff


class Page(QScrollArea):
    """A page that is built anew from its facts whenever they or the look change.

    The control that had the focus gets it back if the new content has one of the same object
    name, so every control of a page has one.
    """

    rebuilt = Signal()
    """It has another content, and may be called otherwise."""
    may_be_forgotten = False
    """Whether nothing asks for its controls while the page is not shown."""
    tells_itself = False
    """Whether what it tells as it comes says which page it is."""
    breaks: tuple[int, ...] = (900,)
    """Widths in units at which the layout changes; below the first, two columns become one."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = self._wished = style
        """What is shown, which is smaller than what was wished for where that is too wide."""
        self._room = len(self.breaks)
        """How many of the breaks the width has reached, as far as the words have room."""
        self._reached: int | None = None
        """The same, however long the words are; None before the page has its size."""
        self._wider = 0
        """Pixels that the layout for the next break needs, if it has no room; else 0."""
        self._is_stale = False
        """Another look came while the page was not shown."""
        self._news_heard: tuple[object, ...] = ()
        """What stands there now and was heard."""
        GoldenInSight(self, lambda: self._scrolls_whole or _may_hide(self, self._wished))
        _scrolls_only(self)

    @abstractmethod
    def _content(self) -> QWidget:
        """A new content widget for the present facts."""

    def set_style(self, style: Style) -> None:
        """Show the page in another theme or size."""
        self._style = self._wished = style
        if self.widget() is not None:
            if self.isVisible():
                self._rebuild()
            else:
                self._is_stale = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A control passes on what it does not take.
        focus = cast(QWidget | None, self.focusWidget())
        told = None if focus is None else focus.property(EXPLAINED)
        if told and pressed_key(event) in keys_of(WORDS.preferences).of("explain-word"):
            from handfoot_gui.ui.widgets.speaker import say

            say(self, told)
        else:
            super().keyPressEvent(event)

    def forget(self) -> None:
        """Let go of what is shown until the page is shown again, where `may_be_forgotten`."""
        content: QWidget | None = self.widget()
        if self.may_be_forgotten and content is not None:
            self._is_stale = True
            shiboken6.delete(content)

    def showEvent(self, event: QShowEvent) -> None:
        if self._is_stale:
            self._rebuild()
        super().showEvent(event)
        self._tell_news()

    def _rebuild(self) -> None:
        self._is_stale = False
        # Also while a dialog above it, which led here, still has the keyboard.
        focus: QWidget | None = self.window().focusWidget()
        name = focus.objectName() if focus is not None and self.isAncestorOf(focus) else ""
        ring = focus.findChild(KeyFocus) if focus is not None else None
        is_by_key = ring is not None and ring.is_shown
        place = self.scroll_bar.value()
        old: QWidget | None = self.takeWidget()
        if old is not None:
            old.hide()
            # A click on one of its own buttons may have led here.
            old.deleteLater()
        self.setWidget(self._fitting_content())
        again = self.findChild(QWidget, name) if name else None
        if again is not None:
            reason = Qt.FocusReason.TabFocusReason if is_by_key else Qt.FocusReason.OtherFocusReason
            again.setFocus(reason)
        self.scroll_bar.setValue(place)
        self.rebuilt.emit()
        if self.isVisible():
            self._tell_news()

    def _tell_news(self) -> None:
        """Let a screen reader hear what the page has to tell, once as long as it stands there."""
        told = {line.property(TOLD): line for line in self.findChildren(QLabel)}
        told.pop(None, None)
        for one, line in told.items():
            if one not in self._news_heard:
                # What speaks is not loaded for a start in which nothing is said.
                from handfoot_gui.ui.widgets.speaker import say

                say(self, line.text().replace("\u200b", ""))
        self._news_heard = tuple(told)

    def _fitting_content(self) -> QWidget:
        """The content, laid out for a narrower page where its words need more than the width, and
        smaller where the narrowest is still too wide."""
        self._wider = 0
        self._style = self._wished
        if self._reached is not None:
            self._room = self._reached = self._room_now()
        content = self._content()
        while self._room and self._is_too_wide(content):
            self._wider = _least_width(content)
            content.deleteLater()
            self._room -= 1
            content = self._content()
        for _ in range(_ROUNDS):
            if not self._is_too_wide(content):
                break
            share = self._width_for(content) / _least_width(content)
            content.deleteLater()
            smaller = math.floor(100 * share * self._style.scale) / 100
            self._style = replace(self._wished, scale=smaller)
            content = self._content()
        self._unfold(content)
        return content

    def _unfold(self, content: QWidget) -> None:
        """Let all of the page scroll where it is low, or the `Middle` of *content*."""
        for middle in content.findChildren(Middle):
            middle.unfold(self._scrolls_whole)

    def _is_too_wide(self, content: QWidget) -> bool:
        return self._reached is not None and _least_width(content) > self._width_for(content)

    def _width_for(self, content: QWidget) -> int:
        """Pixels for *content*; a low page always has a scroll bar, any other one where it is too
        high for it."""
        has_bar = self._scrolls_whole or content.minimumSizeHint().height() > self.height()
        return self.width() - (self.verticalScrollBar().sizeHint().width() if has_bar else 0)

    @property
    def scroll_bar(self) -> QScrollBar:
        """What scrolls the page, or its `Middle` where it has one."""
        middle = None if self._scrolls_whole else self.findChild(Middle)
        return (middle or self).verticalScrollBar()

    def _margin(self) -> float:
        """Units left free at the left and right."""
        return 32 if self._is_narrow else 64

    @property
    def _is_narrow(self) -> bool:
        return self._room == 0

    @property
    def _scrolls_whole(self) -> bool:
        """Whether what stays above and below a `Middle` would leave it no room."""
        return self._reached is not None and self.height() < LOW * self._wished.scale

    def _room_now(self) -> int:
        return sum(self.width() >= units * self._style.scale for units in self.breaks)

    def resizeEvent(self, event: QResizeEvent) -> None:
        before = self._room if self._reached is None else self._reached
        self._reached, content = self._room_now(), self.widget()
        # A bar that comes and goes with the height would change the width, and that the height.
        self.setVerticalScrollBarPolicy(_ALWAYS if self._scrolls_whole else _AS_NEEDED)
        super().resizeEvent(event)
        if content is None:
            return
        has_more = 0 < self._wider <= self._width_for(content)
        is_short = self._is_too_wide(content)
        is_squeezed = self._style is not self._wished and event.oldSize().width() != self.width()
        if has_more or is_short or is_squeezed or self._reached != before:
            self._rebuild()
        else:
            self._unfold(content)


class FittingPage(QWidget):
    """A page of another kind that is shown smaller than was wished for where it would not have
    room."""

    def __init__(self, style: Style, least: tuple[float, float]) -> None:
        """*least* are the units across and down that it needs."""
        super().__init__()
        self.wished = style
        """The look that it would have with enough room."""
        self._least = least

    def fitting(self) -> Style:
        """The look in which all of it has room now."""
        return self.wished.fitting(self.width(), self.height(), self._least)

    @property
    def is_low(self) -> bool:
        """Whether what stays above and below what scrolls would leave that no room."""
        return self.height() < LOW * self.wished.scale


def _may_hide(page: Page, wished: Style) -> bool:
    """Whether *page*, which scrolls as one, is so short that what is golden may have no room."""
    is_short = page.height() < SHORT * wished.scale
    return is_short and page.findChild(Middle) is None


def _least_width(content: QWidget) -> int:
    """Pixels below which *content*, or what scrolls in it, is wider than its place."""
    needed = content.minimumSizeHint().width()
    for middle in content.findChildren(Middle):
        bar = middle.verticalScrollBar().sizeHint().width()
        needed = max(needed, middle.content.minimumSizeHint().width() + bar)
    return needed


def title_of(page: QWidget) -> str:
    """What *page* is called where it is told that it is shown; empty where it tells enough itself.

    That is its window title, or else the title to be seen on it.
    """
    if isinstance(page, Page) and page.tells_itself:
        return ""
    if own := page.windowTitle():
        return own
    titles = (one.text() for one in page.findChildren(Heading) if one.is_title)
    return next(titles, "").replace("\u200b", "")


def show_top(page: QWidget) -> None:
    """Scroll *page* and everything in it that scrolls to its top."""
    inner = page.findChildren(QScrollArea)
    for area in (page, *inner) if isinstance(page, QScrollArea) else inner:
        area.verticalScrollBar().setValue(0)


def _scrolls_only(area: QScrollArea) -> None:
    """*area* is as wide as its content, without a frame, takes no focus itself, and follows a
    finger."""
    touch = QInputDevice.DeviceType.TouchScreen
    # Who asks Qt for a widget that it has made pays for looking through all classes of them.
    if any(device.type() is touch for device in QInputDevice.devices()):
        QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def warning(style: Style, sentence: str) -> QWidget:
    """A panel that says what is wrong."""
    holder, ink = QWidget(), style.theme.warn
    panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=10)
    vertical(style, holder, margins=(RING, 0, RING, 0)).addWidget(panel)
    row = horizontal(style, panel, margins=(20, 12, 20, 12), gap=12)
    said = label(style, breakable(sentence), TextStyle.BODY, ink=ink, wraps=True)
    said.setProperty(TOLD, sentence)
    put(row, SignLabel(style, Icon.WARNING, ink), (said, 1))
    return holder


def tidings(style: Style, sentence: str, *beside: QWidget, is_fault: bool = False) -> QWidget:
    """A panel that tells what has just been done, with what can be done about it *beside* it."""
    holder, ink = QWidget(), style.theme.warn if is_fault else style.theme.text
    panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=10)
    vertical(style, holder, margins=(RING, 0, RING, 0)).addWidget(panel)
    row = horizontal(style, panel, margins=(16, 4, 8, 4))
    said = label(style, breakable(sentence), TextStyle.BODY, ink=ink, wraps=True)
    said.setObjectName("said")
    said.setProperty(TOLD, sentence)
    said.setMinimumHeight(style.px(40))
    put(row, (said, 1), *beside)
    return holder


class Middle(QScrollArea):
    """The part of a page that scrolls while what stands above and below it stays."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        _scrolls_only(self)
        self.content = content
        self._is_unfolded = False
        # The page around it would scroll for the height this one would like to have.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setWidget(content)

    def unfold(self, is_unfolded: bool) -> None:
        """Be as high as all that is in it, so that the page around it scrolls, or scroll itself."""
        if is_unfolded != self._is_unfolded:
            self._is_unfolded = is_unfolded
            policy = QSizePolicy.Policy.Minimum if is_unfolded else QSizePolicy.Policy.Ignored
            self.setSizePolicy(QSizePolicy.Policy.Expanding, policy)
            self.setVerticalScrollBarPolicy(_NEVER if is_unfolded else _AS_NEEDED)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_unfolded and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def hasHeightForWidth(self) -> bool:
        return self._is_unfolded

    def heightForWidth(self, width: int) -> int:
        if self._is_unfolded and self.content.hasHeightForWidth():
            return self.content.heightForWidth(width)
        return self.sizeHint().height()

    def sizeHint(self) -> QSize:
        return self.content.sizeHint() if self._is_unfolded else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(0, self.sizeHint().height())) if self._is_unfolded else least


def column(style: Style, *, margins: Margins) -> tuple[QWidget, QVBoxLayout]:
    """A widget that keeps its content in the middle, and the layout for that content."""
    outer = QWidget()
    inner = _in_the_middle(style, outer)
    inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return outer, vertical(style, inner, margins=margins, gap=0)


def _in_the_middle(style: Style, outer: QWidget) -> QWidget:
    """A new widget in the middle of *outer*, no wider than a page's content."""
    inner, row = QWidget(), horizontal(style, outer, margins=(0, 0, 0, 0))
    inner.setMaximumWidth(style.px(WIDEST))
    row.addStretch(1)
    row.addWidget(inner, 1000)
    row.addStretch(1)
    return inner


class Footer(QWidget):
    """A band in the inset colour with a hairline above it."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style

    def middle(self, row: QBoxLayout, margin: float) -> QBoxLayout:
        """*row* laid into the band, as wide as a page's content; *margin* units left and right."""
        px = self._style.px
        _in_the_middle(self._style, self).setLayout(row)
        row.setContentsMargins(px(margin), px(16 - RING), px(margin - RING), px(16 - RING))
        return row

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._style.theme
        paint_flat(self, theme.chrome2, theme.line, Qt.Edge.TopEdge)


def above_foot(style: Style, upper: QWidget, side: float) -> tuple[QWidget, QHBoxLayout]:
    """A page whose *upper* part scrolls, and the line of buttons that stays below it.

    *side* are the units free beside the buttons.
    """
    content = QWidget()
    rows = vertical(style, content, margins=(0, 0, 0, 0), gap=0)
    rows.addWidget(Middle(upper), 1)
    foot = Footer(style)
    inner, below = column(style, margins=(side - RING, 8, side - RING, 8))
    horizontal(style, foot, margins=(0, 0, 0, 0)).addWidget(inner)
    line = horizontal(style, gap=2)
    below.addLayout(line)
    rows.addWidget(foot)
    return content, line


class Flow(QWidget):
    """*items* from the left, a new line where there is no room; one too wide gives way itself."""

    def __init__(self, items: Sequence[QWidget], *, apart: int, lines_apart: int) -> None:
        super().__init__()
        self._items = tuple(items)
        self._apart, self._lines_apart = apart, lines_apart
        self._heights: dict[int, int] = {}
        """By widths that were asked for; layouts ask for the same ones again and again."""
        for item in self._items:
            item.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _places(self, room: int) -> list[QRect]:
        """Where the items lie in *room* pixels."""
        places: list[QRect] = []
        x = y = high = 0
        for item in self._items:
            hint = item.sizeHint()
            width = min(hint.width(), room)
            if x and x + width > room:
                x, y, high = 0, y + high + self._lines_apart, 0
            places.append(QRect(x, y, width, hint.height()))
            x, high = x + width + self._apart, max(high, hint.height())
        return places

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            bottoms = (place.bottom() + 1 for place in self._places(width))
            self._heights[width] = max(bottoms, default=0)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items]
        width = sum(hint.width() + self._apart for hint in hints) - self._apart
        return QSize(max(0, width), max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        hints = [item.minimumSizeHint() for item in self._items]
        return QSize(max((hint.width() for hint in hints), default=0), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Show):
            # An item may want another size than before.
            self._heights.clear()
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for item, place in zip(self._items, self._places(self.width()), strict=True):
            item.setGeometry(place)


class PageDialog(Dialog):
    """*page* and, below it, the button that closes."""

    def __init__(
        self, style: Style, page: Page, size: tuple[int, int], parent: QWidget | None
    ) -> None:
        """*size* are the units wanted of width and height; never more than the screen has."""
        super().__init__(parent)
        self._style = style
        px = style.px
        rows = vertical(style, self, margins=(0, 0, 0, 12))
        rows.addWidget(page, 1)
        self._foot = horizontal(style, margins=(24 - RING, 0, 24 - RING, 0))
        self._foot.addStretch(1)
        text, key = translate("Common", "Close"), "Esc"
        close = Button(style, text, key=key, name="close", act=self.reject)
        close.setDefault(True)
        self._foot.addWidget(close)
        rows.addLayout(self._foot)
        # What scrolls by keys has them from the start; Enter closes from there, too.
        (page if page.focusPolicy() & Qt.FocusPolicy.TabFocus else close).setFocus()
        width, height = size
        most = self.room.width()
        self.resize(min(px(width), most), min(px(height), self._highest()))

    def grow_to(self, units: int) -> None:
        """Be at least *units* high, as far as the screen is."""
        self.resize(self.width(), max(self.height(), min(self._style.px(units), self._highest())))

    def _highest(self) -> int:
        """Pixels, with some left for the frame of the window."""
        return self.room.height() - self._style.px(40)


class QuestionText(Struct, frozen=True):
    """A question, its facts, and its answers as verbs."""

    question: str
    facts: str
    do_it: str
    keep: str
    """The careful answer, which Enter and Escape give."""


class QuestionDialog(Dialog):
    """Ends with `QDialog.Accepted` where it is to be done."""

    def __init__(self, style: Style, asked: QuestionText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        set_title(self, asked.question)
        px = style.px
        rows = vertical(style, self, margins=(28, 24, 24, 16), gap=10)
        rows.addWidget(label(style, asked.question, TextStyle.SECTION_TITLE, wraps=True))
        rows.addWidget(label(style, breakable(asked.facts), TextStyle.BODY, wraps=True))
        rows.addStretch(1)
        line = horizontal(style)
        line.addStretch(1)
        do_it = Button(style, asked.do_it, key=YES_KEY, name="do-it", act=self.accept)
        line.addWidget(do_it)
        key, kind = "Enter", ButtonKind.PRIMARY
        keep = Button(style, asked.keep, kind, key=key, name="keep", act=self.reject)
        line.addWidget(keep)
        rows.addLayout(line)
        # What is asked is read with the dialog, and this with what the keyboard is on.
        answers = [WORDS.labelled(asked.do_it, YES_KEY), WORDS.labelled(asked.keep, key_name(key))]
        keep.setAccessibleDescription(as_sentence(WORDS.row(answers)))
        keep.setFocus()
        self._presses = NewPresses(self, style.timing)
        self._presses.guard(do_it, keep)
        self.resize(px(480), max(px(190), rows.totalHeightForWidth(px(480))))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._presses.begin()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = typed(event)
        if letter not in (YES_KEY, NO_KEY):
            super().keyPressEvent(event)
        elif self._presses.takes(event):
            self.done(letter == YES_KEY)


def run(dialog: QDialog) -> bool:
    """Show *dialog* until it is closed, and let go of it; whether it was accepted."""
    answer = dialog.exec()
    dialog.deleteLater()
    return answer == QDialog.DialogCode.Accepted


def is_agreed(style: Style, asked: QuestionText, parent: QWidget) -> bool:
    """Ask, and say whether it is to be done."""
    return run(QuestionDialog(style, asked, parent))
