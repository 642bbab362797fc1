"""What happens for the first time is explained once, to new households and whoever wants it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, played, running
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import Player, PlayerKind, states
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice, with_dealt

SAMPLES = KEPT.parent


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4, replace(LIKED, tips=True))


def told(program: Controller) -> list[str]:
    return [one.partition("/")[2] for one in program.window.preferences.tips_told]


def is_noted(game: PlayedGame) -> bool:
    return game.scene.terms.shown is not None


@pytest.mark.parametrize(
    ("kept", "met"),
    [
        (KEPT, {"turn", "first meld", "wild", "red three", "blocked", "pile", "foot", "dirty"}),
        (SAMPLES / "raub/classic-3.handfoot.json", {"raub", "exchange", "trumps", "owes"}),
        (SAMPLES / "manipulation/classic-3.handfoot.json", {"stock", "meld", "knock", "wins"}),
    ],
)
def test_a_whole_game_meets_what_there_is_to_explain(kept: Path, met: set[str]) -> None:
    record = load(kept).record
    presenter: Any = presenter_of(record, Words())
    rules = rules_of(record)
    found: dict[str, str] = {}
    for (seat, _), state in zip(record.moves, states(rules, record.moves), strict=False):
        if seat != TABLE:
            found |= dict(presenter.tips(rules.view(state, seat)))
    assert met <= found.keys()
    assert all(said.endswith(".") for said in found.values())


def test_each_tip_comes_once_and_goes_with_the_next_act(program: Controller) -> None:
    game = advanced(program, KEPT, 4, 3)
    assert is_noted(game)
    assert told(program) == ["turn"]
    assert game.scene.terms.meaning("said").startswith("Draw two cards")
    game.bridge.play(load(KEPT).record.moves[4][1])
    assert told(program) == ["turn", "first meld"]
    program.show_start()
    assert PreferencesFile().load()[0].tips_told == program.window.preferences.tips_told
    again = advanced(program, KEPT, 4, 3)
    assert told(program)[:2] == ["turn", "first meld"]
    assert not is_noted(again) or told(program)[2:]


def test_what_one_is_told_is_gone_before_the_next_one_looks(program: Controller) -> None:
    record = load(KEPT).record
    seats = tuple(Player(one.name, PlayerKind.PERSON) for one in record.seats)
    game = played(program, replace(record, seats=seats, moves=record.moves[:4]))
    game.uncover()
    assert is_noted(game)
    game.cover()
    assert not is_noted(game), "that there are wild cards is told to whoever holds one"


def test_nothing_is_explained_where_nobody_wants_it(program: Controller) -> None:
    program.window.set_preferences(replace(program.window.preferences, tips=False))
    assert not is_noted(advanced(program, KEPT, 4, 3))
    assert not told(program)


def test_a_new_household_is_told_and_one_that_has_played_before_is_not() -> None:
    seats = (SeatChoice("Marta", None), SeatChoice("Karl", "easy"), SeatChoice("Ana", "easy"))
    choice = NewGame(RulesChoice("raub", "classic"), seats)
    assert with_dealt(Preferences(), choice).tips
    assert not with_dealt(Preferences(people=("Ana",)), choice).tips
