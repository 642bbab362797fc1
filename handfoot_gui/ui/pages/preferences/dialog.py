"""The preferences: pages of choices that apply at once, beside a small table that shows them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QKeyCombination, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QWidget

from handfoot_gui.core.preferences import OwnLook, Preferences
from handfoot_gui.core.text.words import shown_name
from handfoot_gui.ui.pages.preferences.accessibility import AccessibilityPage
from handfoot_gui.ui.pages.preferences.pages import (
    CardsPage,
    LanguagePage,
    PeoplePage,
    PlayPage,
    PreferencesPage,
    TablePage,
)
from handfoot_gui.ui.pages.preferences.preview import Preview
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.dialog import FRAME, Dialog
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import set_title
from handfoot_gui.ui.widgets.layouts import put, vertical
from handfoot_gui.ui.widgets.stack import Stack
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.vocabulary import WORDS

_WIDE: Final = 860
"""Units of width from which the small table lies beside the choices, not above them."""
_LOW: Final = 400
"""Units of height below which there is no room for it above them."""
_TIGHT: Final = 570
"""Units of a screen's width below which the buttons have shorter words."""
_ANY: Final = 16777215
"""Pixels that Qt takes for no limit."""
_PREVIEW_WIDE: Final = 290
_PREVIEW_TALL: Final = 420
_PREVIEW_HIGH: Final = 112
_TASTES: Final = (
    "theme", "table_colour", "text_size", "card_size", "card_design", "card_letters", "card_back",
    "suit_colours", "suit_signs", "sorting", "animation", "sounds", "volume", "spoken_news",
    "table_keys", "refusal_beside_card", "reactions", "bot_pace", "seat_paces",
    "expert_time",
    "warn_before_slips", "ask_before_turn_ends", "ask_before_leaving", "tell_misses",
    "find_mistakes", "tell_reasons", "take_back", "memory_aid",
    "tab_through_cards", "time_to_undo", "keys",
)  # fmt: skip
"""What a household likes; the defaults leave alone what it is, and what it used last."""


class PreferencesPages(Stack):
    """Pages of choices about the same preferences, of which one is shown."""

    changed = Signal(object)  # the `Preferences`, chosen on one of the pages

    def __init__(self, style: Style, preferences: Preferences) -> None:
        super().__init__()
        self._pages: dict[str, PreferencesPage] = {
            "table": TablePage(style, preferences),
            "cards": CardsPage(style, preferences),
            "play": PlayPage(style, preferences),
            "accessibility": AccessibilityPage(style, preferences),
            "people": PeoplePage(style, preferences),
            "language": LanguagePage(style, preferences),
        }
        for page in self._pages.values():
            page.changed.connect(self._on_changed)
            self.addWidget(page)

    @property
    def shown(self) -> str:
        """The name of the page that is shown."""
        return next(name for name, page in self._pages.items() if page is self.currentWidget())

    def after(self, step: int) -> str:
        """The name of the page *step* pages after the one that is shown, around the end."""
        names = list(self._pages)
        return names[(self.currentIndex() + step) % len(names)]

    def show_page(self, name: str, *, with_focus: bool = False) -> None:
        """Show the page *name*; *with_focus* its first choice has the keyboard."""
        page = self._pages[name]
        self.setCurrentWidget(page)
        if with_focus:
            page.focusNextChild()

    def show_preferences(self, preferences: Preferences) -> None:
        """Show *preferences* instead of all that was chosen."""
        for page in self._pages.values():
            page.show_preferences(preferences, is_anew=True)

    def set_style(self, style: Style) -> None:
        """Show all pages in another theme or size."""
        for page in self._pages.values():
            page.set_style(style)

    def bring_in_sight(self, focus: QWidget | None, far: int) -> None:
        """Scroll to *focus*, with *far* pixels beyond it, if it is on the page that is shown."""
        page = self._pages[self.shown]
        if focus is not None and page.isAncestorOf(focus):
            page.ensureWidgetVisible(focus, 0, far)

    def _on_changed(self, preferences: Preferences) -> None:
        for page in self._pages.values():
            if page is not self.sender():
                page.show_preferences(preferences)
        self.changed.emit(preferences)


class _Middle(QBoxLayout):
    """The pages, and the small table beside or above them, or nowhere."""

    def __init__(self, preview: Preview, pages: QWidget) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight)
        self._preview = preview
        self._beside = QHBoxLayout()
        self._beside.addWidget(preview, 0, Qt.AlignmentFlag.AlignTop)
        put(self, self._beside, (pages, 1))

    def fit(self, style: Style) -> None:
        """Take margins in units of *style*."""
        px = style.px
        self.setContentsMargins(px(20), px(4), px(8), 0)
        self.setSpacing(px(10))

    def arrange(self, style: Style, size: QSize) -> None:
        """Give both their places in a dialog of *size*."""
        px, preview = style.px, self._preview
        is_wide = size.width() >= _WIDE * style.scale
        # Above the choices it is as wide as the rows of buttons, and gives way to the choices.
        top = Qt.AlignmentFlag.AlignTop if is_wide else Qt.AlignmentFlag(0)
        self._beside.setAlignment(preview, top)
        left, right = (0, 0) if is_wide else (px(16 + RING) - px(20), px(16 + RING) - px(8))
        self._beside.setContentsMargins(left, 0, right, 0)
        preview.setVisible(is_wide or size.height() >= _LOW * style.scale)
        self.setDirection(
            QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        )
        if is_wide:
            preview.setFixedWidth(px(_PREVIEW_WIDE))
            preview.setMinimumHeight(px(_PREVIEW_HIGH))
            preview.setMaximumHeight(px(_PREVIEW_TALL))
        else:
            preview.setMinimumWidth(0)
            preview.setMaximumWidth(_ANY)
            preview.setFixedHeight(px(_PREVIEW_HIGH))


class _Foot(QHBoxLayout):
    """The ways back to what was chosen before and to what is usual, and the way out."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self.undo = Button(style, "", sign=Icon.UNDO, name="undo-changes")
        self.usual = Button(style, "", name="restore-defaults")
        text, key = translate("Common", "Close"), "Esc"
        self.close = Button(style, text, key=key, name="close")
        put(self, self.undo, self.usual, 1, self.close)

    def set_style(self, style: Style) -> None:
        """Show the buttons in another theme or size."""
        for button in (self.undo, self.usual, self.close):
            button.set_style(style)

    def fit(self, style: Style, *, is_brief: bool) -> None:
        """Take margins in units of *style*, and shorter words where they are to be *brief*."""
        px = style.px
        self.setContentsMargins(px(16), px(4), px(16), px(8))
        undo = translate("PreferencesDialog", "Undo changes")
        usual = translate("PreferencesDialog", "Restore defaults")
        brief = translate("PreferencesDialog", "Restore")
        self.undo.setText(translate("Common", "Undo") if is_brief else undo)
        self.usual.setText(brief if is_brief else usual)
        for button, name in ((self.undo, undo), (self.usual, usual)):
            button.setAccessibleName(name)


class PreferencesDialog(Dialog):
    """One window for all preferences."""

    _has_begun = False
    """It was in front once."""
    changed = Signal(object)  # the `Preferences`, with every choice and when they are undone

    def __init__(
        self,
        style: Style,
        preferences: Preferences,
        parent: QWidget | None = None,
        viewer: str = "",
        household: Preferences | None = None,
    ) -> None:
        """*viewer* is whose they are, where several share the screen with the *household*'s."""
        super().__init__(parent)
        title = translate("Common", "Preferences")
        set_title(self, WORDS.labelled(title, shown_name(viewer)) if viewer else title)
        self._style = style
        self._before = self._preferences = preferences
        self._household = household if viewer else None
        self._tabs: Segments | None = None
        self._preview = Preview(style, preferences)
        self._pages = PreferencesPages(style, preferences)
        self._pages.changed.connect(self._on_changed)
        self._rows = vertical(style, self, gap=0)
        self._head = QHBoxLayout()
        self._rows.addLayout(self._head)
        self._middle = _Middle(self._preview, self._pages)
        self._rows.addLayout(self._middle, 1)
        self._foot = _Foot(style)
        self._foot.undo.clicked.connect(lambda: self._show(self._before))
        self._foot.usual.clicked.connect(
            lambda: self._show(defaults(self._preferences, self._household))
        )
        self._foot.close.clicked.connect(self.accept)
        self._rows.addLayout(self._foot)
        for keys, step in ((Qt.Key.Key_PageDown, 1), (Qt.Key.Key_PageUp, -1)):
            pressed = QKeyCombination(Qt.KeyboardModifier.ControlModifier, keys)
            turn = QShortcut(QKeySequence(pressed), self)
            turn.activated.connect(lambda step=step: self.show_page(self._pages.after(step)))
        self._fill_tabs()
        self._fit()
        self._enable()

    @property
    def preferences(self) -> Preferences:
        """What is chosen now."""
        return self._preferences

    def show_page(self, name: str, *, with_focus: bool = False) -> None:
        """Show the page *name*: table, cards, play, accessibility, people or language;
        *with_focus* its first choice has the keyboard."""
        self._pages.show_page(name, with_focus=with_focus)
        if self._tabs is not None and self._tabs.value() != name:
            self._tabs.set_value(name)

    def set_style(self, style: Style) -> None:
        """Show the dialog in the colours and the size just chosen."""
        self._style = style
        self._pages.set_style(style)
        self._foot.set_style(style)
        self._preview.show_preferences(style, self._preferences)
        self._fill_tabs()
        self._fit()
        # Once everything has its new size, what was just pressed is brought back into sight.
        QTimer.singleShot(0, self, self._show_focus)

    def _show_focus(self) -> None:
        self._pages.bring_in_sight(self.focusWidget(), self._style.px(48))

    def event(self, event: QEvent) -> bool:
        is_done = super().event(event)
        if event.type() is QEvent.Type.WindowActivate and not self._has_begun:
            self._has_begun = True
            QTimer.singleShot(0, self, self._show_keyboard)
        return is_done

    def _show_keyboard(self) -> None:
        """Let it be seen where the keyboard is: a window that opens gives it without a sign."""
        focus: QWidget | None = self.focusWidget()
        focus = self._tabs if focus is None else focus
        if focus is not None:
            focus.clearFocus()
            focus.setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._middle.arrange(self._style, event.size())

    # -- choices ----------------------------------------------------------------------------

    def _on_changed(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._tell()

    def _show(self, preferences: Preferences) -> None:
        """Choose *preferences* instead of all that was chosen."""
        self._preferences = preferences
        self._pages.show_preferences(preferences)
        self._tell()

    def _tell(self) -> None:
        self._enable()
        self.changed.emit(self._preferences)
        self._preview.show_preferences(self._style, self._preferences)

    def _enable(self) -> None:
        self._foot.undo.setEnabled(self._preferences != self._before)
        self._foot.usual.setEnabled(
            self._preferences != defaults(self._preferences, self._household)
        )

    # -- layout -----------------------------------------------------------------------------

    def _fill_tabs(self) -> None:
        names = (
            (translate("Common", "Table"), "table"),
            (translate("Common", "Cards"), "cards"),
            (translate("Common", "Play", "noun"), "play"),
            (self.tr("Accessibility"), "accessibility"),
            (translate("Common", "People"), "people"),
            (self.tr("Language"), "language"),
        )
        old = self._tabs
        tabs = Segments(self._style, names, name="page")
        tabs.set_accessible_names(self.tr("Page"))
        tabs.set_value(self._pages.shown)
        tabs.chosen.connect(self.show_page)
        focus: QWidget | None = self.focusWidget()
        had_focus = old is not None and focus is not None and old.isAncestorOf(focus)
        if old is not None:
            self._head.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._head.addWidget(tabs)
        self._tabs = tabs
        if had_focus:
            tabs.setFocus(Qt.FocusReason.TabFocusReason)
        # The keyboard comes from the tabs to the page, and from there to the buttons.
        QWidget.setTabOrder(tabs, self._pages)

    def _fit(self) -> None:
        px = self._style.px
        self._head.setContentsMargins(px(16), px(8), px(16), 0)
        self._middle.fit(self._style)
        self._rows.setContentsMargins(0, 0, 0, 0)
        screen = self.room.adjusted(0, 0, -FRAME.width(), 0)
        self._foot.fit(self._style, is_brief=screen.width() < px(_TIGHT))
        size = QSize(min(px(900), screen.width()), min(px(680), screen.height() - px(40)))
        self._middle.arrange(self._style, size)
        # What is arranged otherwise may be smaller.
        self._rows.activate()
        self.resize(size)
        if self.isVisible():
            # A larger text must not push the lower right corner, with its button, off the screen.
            frame = self.frameGeometry()
            self.move(
                max(screen.left(), min(frame.left(), screen.right() + 1 - frame.width())),
                max(screen.top(), min(frame.top(), screen.bottom() + 1 - frame.height())),
            )


def defaults(preferences: Preferences, household: Preferences | None = None) -> Preferences:
    """The usual preferences; people, rules and language stay as in *preferences*.

    Those of one person are what the *household* likes.
    """
    if household is not None:
        fields = OwnLook.__struct_fields__
        return replace(preferences, **{field: getattr(household, field) for field in fields})
    usual = Preferences()
    return replace(preferences, **{field: getattr(usual, field) for field in _TASTES})
