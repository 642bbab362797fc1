"""A complete meld has the rule set's word wherever the program speaks of the game: on the table,
in the log, in hints, on the score page and on the score sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from looked_back import left
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from watching import texts
from whole_program import programs

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Animation, BotPace, Preferences
from handfoot_gui.core.record import replay
from handfoot_gui.core.record import states as recorded_states
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.rules.option_values import PileWord
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller

LIKED: Final = Preferences(bot_pace=BotPace.KEY, animation=Animation.OFF)
WORDS: Final = {
    PileWord.USUAL: re.compile(r"(?<!family )\bbooks?\b", re.IGNORECASE),
    PileWord.PILE: re.compile(r"\bpiles?\b", re.IGNORECASE),
    PileWord.CANASTA: re.compile(r"\bcanastas?\b", re.IGNORECASE),
}
NO_MELD: Final = re.compile(r"\b(discard|stock|the|whole) piles?\b", re.IGNORECASE)
"""What is a pile by every rule set."""


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    PreferencesFile().save(LIKED)
    with programs(qapp) as make:
        program = make()
        yield program


def late_in_the_second_deal(word: PileWord) -> AnyRecord:
    """With complete melds of every kind on the table, and a deal in the score."""
    record = left("steady/pennies", -1)
    assert isinstance(record.options, Options)
    record = replace(record, preset="Ours", options=replace(record.options, pile_word=word))
    rules = HandAndFoot(record.options)
    states = [*recorded_states(rules, record.moves)]
    moves = max(
        number
        for number, state in enumerate(states)
        if state.public.deal == 2 and state.public.phase is Phase.PLAY and rules.actor(state) == 0
    )
    return replace(record, moves=record.moves[:moves])


@pytest.mark.parametrize("word", WORDS)
def test_every_page_of_a_game_uses_the_word_of_its_rules(
    program: Controller, qtbot: QtBot, user_folder: Path, word: PileWord
) -> None:
    record = late_in_the_second_deal(word)
    with Saves(user_folder).create(record) as mine:
        mine.save(record, replay(rules_of(record), record.moves))
    program.start(mine.path)
    window = program.window
    said = {"Table": texts(window)}
    for name in ("Hint", "Score sheet", "Print score sheet"):
        before = texts(window)
        next(action for action in window.actions() if action.text() == name).trigger()
        qtbot.waitUntil(lambda before=before: texts(window) != before, timeout=60_000)
        said[name] = texts(window)
    for name, found in said.items():
        spoken = [NO_MELD.sub("", text) for text in found]
        for other, pattern in WORDS.items():
            uses = [text for text in spoken if pattern.search(text)]
            assert bool(uses) == (other is word) or (other is word and name == "Hint"), (name, uses)
