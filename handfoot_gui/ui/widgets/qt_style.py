"""How Qt is told of a look: the palette, the few rules of style, and both for all windows."""

from __future__ import annotations

import gc

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from handfoot_gui.ui.widgets.theme import Style, TextStyle, Theme


def qt_palette(theme: Theme) -> QPalette:
    """The palette for Fusion: everything that is not the card table stands on `chrome`."""
    role = QPalette.ColorRole
    colours = {
        role.Window: theme.chrome,
        role.WindowText: theme.text,
        role.Base: theme.chrome,
        role.AlternateBase: theme.chrome2,
        role.Text: theme.text,
        role.PlaceholderText: theme.text2,
        role.Button: theme.chrome2,
        role.ButtonText: theme.text,
        role.BrightText: theme.warn,
        role.Light: theme.chrome,
        role.Midlight: theme.chrome2,
        role.Mid: theme.line,
        role.Dark: theme.field_line,
        role.Shadow: theme.field_line,
        role.Highlight: theme.link,
        role.HighlightedText: theme.chrome,
        role.Accent: theme.link,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.ToolTipBase: theme.chrome2,
        role.ToolTipText: theme.text,
    }
    palette = QPalette()
    for name, colour in colours.items():
        palette.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.text2))
    return palette


def stylesheet(theme: Theme, scale: float) -> str:
    """The few rules that a palette cannot say; buttons and rows of the pages paint themselves."""

    def px(units: float) -> str:
        return f"{round(units * scale)}px"

    return f"""
QLineEdit {{ background: {theme.chrome}; color: {theme.text}; border: 1px solid {theme.field_line};
  border-radius: {px(8)}; padding: 0 {px(10)}; min-height: {px(38)};
  selection-background-color: {theme.link}; selection-color: {theme.chrome}; }}
QLineEdit:focus {{ border: {px(3)} solid {theme.focus}; padding: 0 {px(8)};
  min-height: {px(34)}; }}
QPlainTextEdit {{ background: {theme.chrome}; color: {theme.text};
  border: 1px solid {theme.field_line}; border-radius: {px(8)}; padding: {px(4)}; }}
QPlainTextEdit:focus {{ border: {px(3)} solid {theme.focus}; padding: {px(2)}; }}
QMenu {{ background: {theme.chrome}; color: {theme.text}; border: 1px solid {theme.line};
  padding: {px(6)}; }}
QMenu::item {{ padding: {px(10)} {px(24)} {px(10)} {px(16)}; border-radius: {px(6)}; }}
QMenu::item:selected {{ background: {theme.link}; color: {theme.chrome}; }}
QMenu::item:disabled {{ color: {theme.text2}; background: transparent; }}
QMenu::icon {{ padding-left: {px(12)}; }}
QMenu::separator {{ height: 1px; background: {theme.line}; margin: {px(6)} {px(8)}; }}
QToolTip {{ background: {theme.chrome2}; color: {theme.text}; border: 1px solid {theme.line};
  padding: {px(6)}; }}
QComboBox QAbstractItemView {{ background: {theme.chrome}; color: {theme.text};
  border: 1px solid {theme.field_line}; outline: 0; selection-background-color: {theme.link};
  selection-color: {theme.chrome}; }}
QComboBox QAbstractItemView::item {{ min-height: {px(40)}; padding: 0 {px(8)}; }}
QScrollBar:vertical {{ background: transparent; width: {px(14)}; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {px(14)}; margin: 0; }}
QScrollBar::handle {{ background: {theme.field_line}; border-radius: {px(4)}; margin: {px(3)};
  min-height: {px(32)}; min-width: {px(32)}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""


def apply_style(app: QApplication, style: Style) -> None:
    """Give *style* to all windows of *app*, now and later ones.

    No garbage is collected meanwhile: Qt restyles from a list of plain pointers and calls event
    filters on the way, and a widget that Python deleted in one of them would end the program.
    Widgets get other sizes on the way, too: what makes its content anew then has to leave the old
    one to `deleteLater`, and `QScrollArea.setWidget` would delete it at once.
    """
    sheet = stylesheet(style.theme, style.scale)
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        app.setPalette(qt_palette(style.theme))
        app.setFont(style.font(TextStyle.BODY))
        # Qt restyles every widget for the same rules, too.
        if app.styleSheet() != sheet:
            app.setStyleSheet(sheet)
    finally:
        if was_collecting:
            gc.enable()
