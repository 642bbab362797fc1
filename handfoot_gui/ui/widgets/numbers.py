"""What is wrong with a number that somebody typed, as a sentence that names its field."""

from __future__ import annotations

from handfoot_gui.core.text.typed_numbers import typed_number
from handfoot_gui.ui.widgets.figures import figure, filled, translate


def number_problem(field: str, text: str, least: int, most: int) -> str:
    """Why *text* is no number from *least* to *most*; empty where it is one.

    A text that is not understood is never read in part.
    """
    number = typed_number(text)
    if not text.strip():
        said = translate("NumberField", "{field}: enter a number from {least} to {most}.")
    elif number is None:
        said = translate("NumberField", "{field}: “{text}” is not a number.")
    elif number > most:
        said = translate("NumberField", "{field}: {number} is more than {most}.")
    elif number < least:
        said = translate("NumberField", "{field}: {number} is less than {least}.")
    else:
        return ""
    shown = "" if number is None else figure(number)
    return filled(
        said, field=field, text=text.strip(), number=shown, least=figure(least), most=figure(most)
    )
