"""When the cover passes to Opa the table is as Opa likes it, and Marta's is as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from finding import press
from msgspec.structs import replace
from played_lab import DENSE, LIKED, played, running, wait
from pytestqt.qtbot import QtBot

from handfoot_gui.core.preferences import CardSize, Preferences, Sounds, TableColour, TextSize
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.preferences.dialog import PreferencesDialog


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


def two_people(program: Controller) -> PlayedGame:
    record = load(DENSE).record
    seats = tuple(
        Player(name, *((PlayerKind.PERSON,) if seat < 2 else (PlayerKind.BOT, "easy")))
        for seat, name in enumerate(("Marta", "Opa", "Ana", "Pavel"))
    )
    return played(program, replace(record, seats=seats, moves=record.moves[:2]))


def pass_on(qtbot: QtBot, program: Controller, game: PlayedGame) -> float:
    """Play until the other person has uncovered the cards; gives how large the cover was."""
    scale = 0.0
    screen = game.screen
    before = screen.seat
    while screen.seat == before or not screen.is_open:
        wait(qtbot, game, Waiting.PERSON, Waiting.COVER, Waiting.LOOK, Waiting.PRESS)
        if screen.play.waiting is Waiting.PERSON:
            screen.make(list(screen.play.session.rules.suggestions(screen.view))[-1])
        elif screen.play.waiting is Waiting.COVER:
            scale = program.window.ui_style.scale
            game.uncover()
        else:
            screen.go_on()
    return scale


def test_what_a_person_chooses_at_a_shared_screen_is_that_person_s(
    qtbot: QtBot, program: Controller
) -> None:
    game, window = two_people(program), program.window
    wait(qtbot, game, Waiting.COVER)
    game.uncover()
    first, usual = game.screen.seat, window.ui_style.scale
    large = replace(
        window.preferences, text_size=TextSize.LARGEST, card_size=CardSize.LARGE,
        table_colour=TableColour.WINE, family="Horvat",
    )  # fmt: skip
    window.change_preferences(large)
    assert window.ui_style.scale == pytest.approx(1.5 * usual)
    assert pass_on(qtbot, program, game) == usual
    assert game.screen.seat != first
    assert window.ui_style.scale == usual
    assert window.preferences.table_colour is TableColour.GREEN
    assert game.scene.canvas.preferences.card_size is CardSize.NORMAL
    assert window.preferences.family == "Horvat", "that is everybody's"
    assert pass_on(qtbot, program, game) == pytest.approx(1.5 * usual)
    assert game.screen.seat == first
    assert window.ui_style.scale == pytest.approx(1.5 * usual)
    assert game.scene.canvas.preferences.card_size is CardSize.LARGE
    program.show_start()
    assert window.ui_style.scale == usual
    kept, error = PreferencesFile().load()
    assert error is None
    assert kept.text_size is LIKED.text_size
    assert [look.text_size for look in kept.own_looks.values()] == [TextSize.LARGEST]


def test_who_plays_alone_finds_the_own_look_again(program: Controller) -> None:
    window = program.window
    window.set_preferences(LIKED.chosen_by("marta", replace(LIKED, table_colour=TableColour.BLUE)))
    assert window.preferences.table_colour is TableColour.GREEN
    record = load(DENSE).record
    bots = tuple(Player(name, PlayerKind.BOT, "easy") for name in ("A", "B", "C"))
    seats = (Player("Marta", PlayerKind.PERSON), *bots)
    played(program, replace(record, seats=seats, moves=record.moves[:2]))
    assert window.preferences.table_colour is TableColour.BLUE
    program.watch_demo("raub")
    assert window.preferences.table_colour is TableColour.GREEN, "a bot has that name there"
    program.show_start()
    assert window.preferences.table_colour is TableColour.GREEN


def test_what_is_as_the_household_likes_it_follows_the_household() -> None:
    mine = LIKED.chosen_by("opa", replace(LIKED, text_size=TextSize.LARGE))
    again = mine.chosen_by("opa", replace(mine.seen_by("opa"), text_size=LIKED.text_size))
    assert again.own_looks == {}
    assert (
        replace(mine, table_colour=TableColour.TEAL).seen_by("opa").table_colour is TableColour.TEAL
    )
    assert mine.seen_by("ana") == mine
    assert Preferences().chosen_by("", mine) == mine
    nobody = replace(mine, own_looks={"": mine.own_looks["opa"]})
    assert nobody.seen_by("") == nobody, "a file that was written by hand"


def test_the_dialog_says_whose_the_choices_are(program: Controller) -> None:
    house = replace(LIKED, table_colour=TableColour.WINE, sounds=Sounds.NONE)
    mine = house.chosen_by("opa", replace(house, text_size=TextSize.LARGE))
    style, seen = program.window.ui_style, mine.seen_by("opa")
    dialog = PreferencesDialog(style, seen, program.window, "Opa", mine)
    assert "Opa" in dialog.windowTitle()
    # What is usual for one person is what the household likes, which stays as it is.
    press(dialog, "restore-defaults")
    assert mine.chosen_by("opa", dialog.preferences) == house
    press(dialog, "undo-changes")
    assert dialog.preferences == seen
