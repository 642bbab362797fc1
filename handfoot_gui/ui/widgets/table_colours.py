"""The colours a table may have in each theme: of the table itself and of the zones on it."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.preferences import TableColour, Theme

TABLE_COLOURS: Final[dict[Theme, dict[TableColour, tuple[str, str]]]] = {
    Theme.LIGHT: {
        TableColour.BLUE: ("#2B567F", "#24486B"),
        TableColour.WINE: ("#7A3B4A", "#68303E"),
        TableColour.VIOLET: ("#5A4A80", "#4B3D6C"),
        TableColour.GREY: ("#50565B", "#43494D"),
    },
    Theme.DARK: {
        TableColour.BLUE: ("#1A2636", "#141D2A"),
        TableColour.WINE: ("#321D22", "#26161A"),
        TableColour.VIOLET: ("#271F36", "#1D1829"),
        TableColour.GREY: ("#262829", "#1D1F20"),
    },
    Theme.HIGH_CONTRAST: {
        TableColour.BLUE: ("#00193A", "#00193A"),
        TableColour.WINE: ("#2E0010", "#2E0010"),
        TableColour.VIOLET: ("#1E0038", "#1E0038"),
        TableColour.GREY: ("#1C1C1C", "#1C1C1C"),
    },
}
"""As ``#RRGGBB``; the colour that is missing is the theme's own: green, or black in high
contrast."""

CLEARER_REFUSED: Final = "#FFC2B3"
"""In high contrast refusals on anything but black need a lighter colour than usual."""
