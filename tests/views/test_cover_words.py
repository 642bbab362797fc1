"""What the cover says is whole in every language and text size, in every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from family_lab import SAMPLES, set_out, the_game, wait
from faults_of_layout import faults, unread
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import TextSize
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.screen.cover_page import CoverPage
from handfoot_gui.ui.widgets.controls import Button
from handfoot_gui.ui.window.language import ENGLISH, installed, use_language
from handfoot_gui.ui.window.place import SMALLEST

PLAYED = {"hand-and-foot": "steady/classic", "raub": "raub/classic-3",
          "manipulation": "manipulation/classic-4"}  # fmt: skip


@pytest.fixture(params=list(installed()))
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    yield request.param
    use_language(ENGLISH)


def covered(qtbot: QtBot, program: Controller, game: str, moves: int = 60) -> CoverPage:
    """The cover some moves into a kept match that people play."""
    count = len(load(SAMPLES / f"{PLAYED[game]}.handfoot.json").record.seats)
    for number in range(moves, moves + 40):
        played = set_out(program, PLAYED[game], number, *["p"] * count)
        if wait(qtbot, played) is Waiting.COVER:
            return program.game_controller.pages.cover
    raise AssertionError("nobody is covered")


def undo_names(program: Controller, game: str) -> set[str]:
    """Whatever a cover may offer to take back."""
    played = the_game(program)
    moves = load(SAMPLES / f"{PLAYED[game]}.handfoot.json").record.moves
    return {played.presenter.undo_name(move) for seat, move in moves if seat >= 0}


@pytest.mark.sampled
@pytest.mark.parametrize("size", [TextSize.NORMAL, TextSize.LARGEST])
@pytest.mark.parametrize("game", PLAYED)
def test_buttons_of_a_cover_are_as_wide_as_their_words_and_its_recap_is_read(
    qtbot: QtBot, program: Controller, language: str, game: str, size: TextSize
) -> None:
    window = program.window
    window.set_preferences(replace(window.preferences, text_size=size))
    page = covered(qtbot, program, game)
    use_language(language)
    window.resize(SMALLEST)
    scale = window.ui_style.scale
    for undo in sorted(undo_names(program, game) - {""}) or [""]:
        page.set_facts(replace(page.facts, undo=undo))
        QApplication.processEvents()
        recap = page.findChild(QScrollArea)
        if recap is not None and recap.isVisible():
            # Four lines at least are read before anything has to be scrolled.
            assert recap.height() >= min(recap.widget().height(), 4 * round(28 * scale))
        assert [*faults(window), *unread(window)] == []
        for button in page.findChildren(Button):
            assert button.width() >= button.minimumSizeHint().width(), button.text()
