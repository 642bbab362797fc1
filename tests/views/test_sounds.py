"""What is done at the table is heard, as loud as the household wants it, by any speaker or none."""

from __future__ import annotations

import array
import runpy
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, running, wait
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from handfoot_gui.assets import asset_path
from handfoot_gui.core.messages import Sound
from handfoot_gui.core.preferences import Sounds, Volume
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import SelectCards
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.session.session import Session
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.sound import sounds
from handfoot_gui.ui.widgets.timing import Timing

ROOT = Path(__file__).parents[2]
SAMPLES = KEPT.parent


class Ears:
    """A speaker that notes what it was to play."""

    def __init__(self) -> None:
        self.heard: list[tuple[Sound, float]] = []
        self.is_open = self.is_closed = False

    def open(self) -> None:
        self.is_open = True

    def close(self) -> None:
        self.is_closed = True

    def play(self, sound: Sound, volume: float) -> None:
        self.heard.append((sound, volume))

    @property
    def sounds(self) -> set[Sound]:
        return {sound for sound, _ in self.heard}


@pytest.fixture
def program(qapp: QApplication, timing: Timing) -> Iterator[Controller]:  # noqa: ARG001
    yield from running(4, timing=timing)


@pytest.fixture
def ears(program: Controller) -> Ears:
    made = program.game_controller.speaker = Ears()
    return made


def test_the_sounds_in_the_assets_are_those_that_the_script_makes() -> None:
    made: Callable[[str], array.array[int]] = runpy.run_path(str(ROOT / "packaging/sounds.py"))[
        "pcm"
    ]
    for sound in Sound:
        with wave.open(str(asset_path(f"sounds/{sound}.wav")), "rb") as file:
            assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (44100, 1, 2)
            kept = array.array("h", file.readframes(file.getnframes()))
        if sys.byteorder == "big":
            kept.byteswap()
        expected = made(sound)
        assert len(kept) == len(expected)
        assert max(abs(a - b) for a, b in zip(kept, expected, strict=True)) <= 1
        assert kept[-1] == 0, "a sound that is cut off clicks"
        assert len(kept) < 1.5 * 44100


CARDS = {Sound.DRAW, Sound.DISCARD, Sound.TAKE, Sound.OUT}


@pytest.mark.parametrize(
    ("kept", "heard"),
    [
        (KEPT, {*CARDS, Sound.LAY, Sound.PILE, Sound.FOOT}),
        (SAMPLES / "raub" / "classic-3.handfoot.json", CARDS),
        (
            SAMPLES / "manipulation" / "classic-4.handfoot.json",
            {Sound.DRAW, Sound.LAY, Sound.OUT},
        ),
    ],
)
def test_every_kind_of_act_is_heard_in_a_whole_game(kept: Path, heard: set[Sound]) -> None:
    record = load(kept).record
    presenter = presenter_of(record, Words())
    session: Session[Any, Any, Any, Any] = Session(
        presenter.rules, record, None, None, presenter.narrate
    )
    assert {line.sound for line in session.log.told(0)} - {None} == heard


def test_an_act_is_heard_and_so_is_a_refusal(qtbot: QtBot, program: Controller, ears: Ears) -> None:
    game = advanced(program, KEPT, 454, 2)
    game.screen.make(load(KEPT).record.moves[454][1])
    qtbot.waitUntil(lambda: Sound.FOOT in ears.sounds)
    assert {volume for _, volume in ears.heard} == {Volume.MEDIUM.factor}
    assert Sound.TURN not in ears.sounds, "the turn goes on"
    game.play.refused.emit(SelectCards())
    qtbot.waitUntil(lambda: ears.heard[-1][0] is Sound.REFUSED)


def test_only_the_turn_or_nothing_is_heard_where_that_is_wanted(
    qtbot: QtBot, program: Controller, ears: Ears
) -> None:
    window = program.window
    window.set_preferences(replace(LIKED, sounds=Sounds.TURN, volume=Volume.LOUD))
    game = advanced(program, KEPT, 454, 2)
    rules = game.play.session.rules
    game.screen.make(load(KEPT).record.moves[454][1])
    wait(qtbot, game, Waiting.PERSON)
    assert not ears.heard, "the own turn goes on with the foot"
    view = game.screen.view
    ends = (one for one in rules.suggestions(view) if game.play.session.ends_turn(Seat(2), one))
    game.screen.make(next(ends))
    wait(qtbot, game, Waiting.PERSON)
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert ears.heard == [(Sound.TURN, 1.0)]
    window.change_preferences(replace(window.preferences, sounds=Sounds.NONE))
    ears.heard.clear()
    game.screen.make(next(iter(game.play.session.rules.suggestions(game.screen.view))))
    game.play.refused.emit(SelectCards())
    qtbot.wait(100)
    assert not ears.heard
    window.change_preferences(replace(window.preferences, sounds=Sounds.ALL, volume=Volume.SOFT))
    qtbot.waitUntil(lambda: ears.heard == [(Sound.TURN, Volume.SOFT.factor)])


@pytest.mark.parametrize("wanted", [Sounds.ALL, Sounds.TURN, Sounds.NONE])
@pytest.mark.timing(speaker_ready=0)
def test_the_speaker_gets_ready_only_where_something_is_to_be_heard(
    wanted: Sounds, qtbot: QtBot, program: Controller, ears: Ears
) -> None:
    program.window.set_preferences(replace(LIKED, sounds=wanted))
    advanced(program, KEPT, 454, 2)
    qtbot.wait(50)
    assert ears.is_open is (wanted is not Sounds.NONE)
    window = program.window
    window.change_preferences(replace(window.preferences, sounds=Sounds.ALL, volume=Volume.LOUD))
    assert ears.is_open
    program.stop()
    assert ears.is_closed


def test_a_window_that_nobody_sees_is_not_heard(program: Controller) -> None:
    assert isinstance(program.game_controller.speaker, sounds.Silence)
