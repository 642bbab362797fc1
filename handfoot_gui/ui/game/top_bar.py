"""The bar over the table: menu, game, and the four acts that are always at hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QWidget

from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Elided, Marker, label
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class BarFacts(Struct, frozen=True):
    """What the bar says; the deal and the totals only show while there is no side panel."""

    game: str
    rules: str
    deal: str = ""
    totals: tuple[int, ...] = ()


class TopBar(QWidget):
    """Shows *actions* as sign and word; what does not fit goes, the menu has all of it."""

    def __init__(self, style: Style, menu: QMenu, actions: Sequence[tuple[QAction, Icon]]) -> None:
        super().__init__()
        self._style = style
        self._menu = menu
        self._actions = tuple(actions)
        self._facts = BarFacts("", "")
        self._is_compact = False
        self._row = QHBoxLayout(self)
        self._giving_way: list[QWidget] = []
        """What hides when room is short, first to go first."""
        self._widgets: list[QWidget] = []
        self._fill()

    def set_style(self, style: Style) -> None:
        """Show the bar in another theme or size."""
        self._style = style
        self._fill()

    def set_facts(self, facts: BarFacts) -> None:
        """Show *facts*."""
        if facts == self._facts:
            return
        self._facts = facts
        if self._is_compact:
            self._fill()
        else:
            self._title.setText(facts.game)
            self._rules.setText(facts.rules)
            self._row.invalidate()
            self._fit()

    def set_compact(self, is_compact: bool) -> None:
        """Say what the side panel would say, while there is none."""
        if is_compact != self._is_compact:
            self._is_compact = is_compact
            self._fill()

    def open_menu(self) -> None:
        """Open the menu below its button."""
        button = self._widgets[0]
        self._menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    _title: QLabel
    _rules: QLabel

    def _fill(self) -> None:
        style, px, theme = self._style, self._style.px, self._style.theme
        while self._row.count():
            self._row.takeAt(0)
        for widget in self._widgets:
            widget.hide()
            widget.deleteLater()
        self.setFixedHeight(style.grid_px(48))
        self._row.setContentsMargins(px(6), 0, px(6), 0)
        self._row.setSpacing(px(6))
        menu = Button(style, self.tr("Menu"), ButtonKind.QUIET, sign=Icon.MENU, name="menu")
        menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu.clicked.connect(self.open_menu)
        title = self._title = label(style, self._facts.game, TextStyle.SECTION_TITLE)
        about = self._facts.deal if self._is_compact else self._facts.rules
        rules = self._rules = Elided(style, about, TextStyle.LABEL, ink=theme.text2)
        rules.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        rules.setContentsMargins(px(4), px(4), 0, 0)
        totals = QWidget()
        inner = QHBoxLayout(totals)
        inner.setContentsMargins(px(10), 0, 0, 0)
        inner.setSpacing(px(6))
        for side, total in enumerate(self._facts.totals if self._is_compact else ()):
            inner.addWidget(Marker(style, theme.sides[side]))
            inner.addWidget(label(style, figure(total), TextStyle.NAME))
            inner.addSpacing(px(8))
        buttons: list[QWidget] = [self._button(action, sign) for action, sign in self._actions]
        line = _Line(style)
        self._widgets = [menu, line, title, rules, totals, *buttons]
        for widget in self._widgets[:5]:
            self._row.addWidget(widget)
        self._row.addStretch(1)
        for widget in buttons:
            self._row.addWidget(widget)
        self._giving_way = [rules, title, line, buttons[-1]]
        if self._is_compact:
            self._giving_way = [title, line, rules, buttons[-1]]
        self._fit()

    def _button(self, action: QAction, sign: Icon) -> Button:
        name, text = action.objectName(), action.text()
        if name == "sheet" and self._is_compact:
            text = self.tr("Moves, scores")
        button = Button(self._style, text, ButtonKind.QUIET, sign=sign, name=f"bar-{name}")
        # The card table keeps the keyboard when somebody clicks up here.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setEnabled(action.isEnabled())
        button.setAccessibleDescription(action.shortcut().toString())
        button.clicked.connect(action.trigger)
        action.enabledChanged.connect(button.setEnabled)
        return button

    def _fit(self) -> None:
        # All of them: a layout leaves no room for a widget that was not shown yet.
        for widget in self._widgets:
            widget.show()
        for widget in self._giving_way:
            if self._row.minimumSize().width() <= self.width():
                break
            widget.hide()
            self._row.invalidate()
        if self._title.isHidden() and self._rules.isHidden():
            # The hairline stands between two things, or not at all.
            self._widgets[1].hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._style.theme
        painter.fillRect(self.rect(), QColor(theme.chrome))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(theme.line))


class _Line(QWidget):
    """The upright hairline between the menu and the game's name."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self.setFixedSize(style.px(9), style.px(22))

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(0, 0, 1, self.height(), QColor(self._style.theme.line))
