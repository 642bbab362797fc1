"""What the log tells of a whole match of each game in each language, as translators have read it.

After a change of texts, `python tests/model/test_logs_in_languages.py fr` tells them anew, to be
read again before they are kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from PySide6.QtCore import QLocale

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.people import gender_of
from handfoot_gui.core.text.words import Reader, Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.storage.codec import read_game, record_in
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.window.language import translation

SAMPLES: Final = Path(__file__).parents[1] / "samples"
LOGS: Final = SAMPLES / "logs"
MATCHES: Final = {
    "hand-and-foot": "steady/classic",
    "manipulation": "manipulation/classic-3",
    "raub": "raub/classic-3",
}


@cache
def seen(match: str) -> tuple[AnyRecord, tuple[Any, ...]]:
    """A recorded match, and what everybody saw before and after each of its moves."""
    record = record_in(read_game(SAMPLES / f"{match}.handfoot.json"))
    rules = rules_of(record)
    return record, tuple(rules.view(state, Seat(0)) for state in states(rules, record.moves))


def log(language: str, game: str) -> str:
    """The log of the match of *game*, a line for each sentence."""
    record, views = seen(MATCHES[game])
    words = Words(
        translation(language), figure, Reader(lambda name: gender_of(Preferences(), name))
    )
    presenter = presenter_of(record, words)
    steps = zip(views[:-1], record.moves, views[1:], strict=True)
    told = [
        line for before, move, after in steps for line in presenter.narrate(before, *move, after)
    ]
    return "".join(f"{line.text}\n" for line in told)


@pytest.fixture(autouse=True)
def same_figures() -> Iterator[None]:
    """A language comes with its own way to write figures."""
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.parametrize(
    "file", sorted(LOGS.glob("*/*.txt")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_a_match_is_told_as_its_translator_has_read_it(file: Path) -> None:
    assert log(file.parent.name, file.stem) == file.read_text("utf-8")


if __name__ == "__main__":
    for language in sys.argv[1:]:
        (LOGS / language).mkdir(parents=True, exist_ok=True)
        for game in MATCHES:
            (LOGS / language / f"{game}.txt").write_text(log(language, game), "utf-8")
