"""What is done at the table is heard, as loud as the household wants it, by any speaker or none."""

from __future__ import annotations

import array
import logging
import runpy
import sys
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Self

import pytest
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, running, wait
from PySide6.QtCore import QObject, QUrl, Signal
from pytestqt.qtbot import QtBot

from handfoot_gui.assets import asset_path
from handfoot_gui.core.messages import Sound
from handfoot_gui.core.preferences import Sounds, Volume
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import SelectCards
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.session.session import Session
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.game.sounds import QtSpeaker

ROOT = Path(__file__).parents[2]
SAMPLES = KEPT.parent


class Ears:
    """A speaker that notes what it was to play."""

    def __init__(self) -> None:
        self.heard: list[tuple[Sound, float]] = []

    def open(self) -> None:
        self.heard.clear()

    def play(self, sound: Sound, volume: float) -> None:
        self.heard.append((sound, volume))

    @property
    def sounds(self) -> set[Sound]:
        return {sound for sound, _ in self.heard}


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4)


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
    assert {line.sound for line in session.told(0)} - {None} == heard


def test_an_act_is_heard_and_so_is_a_refusal(qtbot: QtBot, program: Controller, ears: Ears) -> None:
    game = advanced(program, KEPT, 454, 2)
    game.bridge.play(load(KEPT).record.moves[454][1])
    qtbot.waitUntil(lambda: Sound.FOOT in ears.sounds)
    assert {volume for _, volume in ears.heard} == {Volume.MEDIUM.factor}
    assert Sound.TURN not in ears.sounds, "the turn goes on"
    game.bridge.refused.emit(SelectCards())
    qtbot.waitUntil(lambda: ears.heard[-1][0] is Sound.REFUSED)


def test_only_the_turn_or_nothing_is_heard_where_that_is_wanted(
    qtbot: QtBot, program: Controller, ears: Ears
) -> None:
    window = program.window
    window.set_preferences(replace(LIKED, sounds=Sounds.TURN, volume=Volume.LOUD))
    game = advanced(program, KEPT, 454, 2)
    rules = game.bridge.session.rules
    game.bridge.play(load(KEPT).record.moves[454][1])
    wait(qtbot, game, Waiting.PERSON)
    assert not ears.heard, "the own turn goes on with the foot"
    view = game.bridge.view
    ends = (one for one in rules.suggestions(view) if game.bridge.session.ends_turn(Seat(2), one))
    game.bridge.play(next(ends))
    wait(qtbot, game, Waiting.PERSON)
    qtbot.waitUntil(lambda: bool(ears.heard))
    assert ears.heard == [(Sound.TURN, 1.0)]
    window.change_preferences(replace(window.preferences, sounds=Sounds.NONE))
    ears.heard.clear()
    game.bridge.play(next(iter(game.bridge.session.rules.suggestions(game.bridge.view))))
    game.bridge.refused.emit(SelectCards())
    qtbot.wait(100)
    assert not ears.heard
    window.change_preferences(replace(window.preferences, sounds=Sounds.ALL, volume=Volume.SOFT))
    qtbot.waitUntil(lambda: ears.heard == [(Sound.TURN, Volume.SOFT.factor)])


class _Device(QObject):
    """Stands where Qt's part for sounds would, which the tests' machines lack."""

    audioOutputsChanged = Signal()
    played: list[tuple[str, float]] = []  # noqa: RUF012
    is_null = False

    @classmethod
    def defaultAudioOutput(cls) -> type[Self]:
        return cls

    @classmethod
    def isNull(cls) -> bool:
        return cls.is_null


class _Effect(QObject):
    def __init__(self, device: type[_Device], parent: QObject) -> None:
        super().__init__(parent)
        self._device, self._volume, self._name = device, 0.0, ""

    def setSource(self, url: QUrl) -> None:
        self._name = url.fileName()

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def play(self) -> None:
        self._device.played.append((self._name, self._volume))


def test_a_device_that_comes_later_is_heard_and_a_damaged_file_left_out_with_a_sentence(
    qtbot: QtBot,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    module = ModuleType("PySide6.QtMultimedia")
    vars(module).update(QMediaDevices=_Device, QSoundEffect=_Effect)
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", module)
    monkeypatch.setattr("handfoot_gui.ui.game.sounds.is_installed", lambda: True)
    monkeypatch.setattr(_Device, "is_null", True)
    speaker = QtSpeaker()
    speaker.play(Sound.DRAW, 1.0)
    speaker.open()
    speaker.play(Sound.DRAW, 1.0)
    assert not _Device.played, "there is no device"
    damaged = tmp_path / "draw.wav"
    damaged.write_bytes(b"RIFF, or what is left of it")
    monkeypatch.setattr(
        "handfoot_gui.ui.game.sounds.asset_path",
        lambda name: damaged if name.endswith("draw.wav") else asset_path(name),
    )
    monkeypatch.setattr(_Device, "is_null", False)
    devices = speaker.findChild(_Device)
    assert devices is not None
    with caplog.at_level(logging.WARNING):
        devices.audioOutputsChanged.emit()
    assert "The sound draw.wav cannot be read and is left out" in caplog.text
    for sound in (Sound.DRAW, Sound.TURN):
        speaker.play(sound, 0.5)
    assert _Device.played == [("turn.wav", 0.5)]
