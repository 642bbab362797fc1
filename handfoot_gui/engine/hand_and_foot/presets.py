"""Named rule sets of Hand and Foot; page "Hand and Foot", section 4."""

from __future__ import annotations

from typing import Final

from handfoot_gui.engine.hand_and_foot.options import Options

PRESETS: Final[dict[str, Options]] = {"classic": Options()}
"""Options by the preset's name, as used in files and on the command line."""
