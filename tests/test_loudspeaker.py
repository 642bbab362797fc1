"""What is heard of a sound, sample by sample, and that nothing hangs where there is no device."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import miniaudio
import pytest
from msgspec.structs import replace

from handfoot_gui.assets import asset_path
from handfoot_gui.core.messages import Sound
from handfoot_gui.core.preferences import Volume
from handfoot_gui.ui.game.sound import loudspeaker
from handfoot_gui.ui.game.sound.loudspeaker import (
    DeviceOutput,
    DeviceTimes,
    Frames,
    LoudSpeaker,
    Mixer,
    Opener,
    usable_backends,
)

BLOCK: Final = 500
"""Samples that a recorder asks for at once."""
FOREVER: Final = 1e9
NO_CLOCK: Final = DeviceTimes(rest=FOREVER, retry=FOREVER, stuck=FOREVER, watch=0.005, patience=60)
"""A device may be as slow as the machine."""


def samples(sound: Sound, volume: float = 1.0) -> list[int]:
    """What the file of *sound* holds, so much softer."""
    with wave.open(str(asset_path(f"sounds/{sound}.wav")), "rb") as file:
        kept = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        kept.byteswap()
    return [round(one * volume) for one in kept]


def mixed(first: Sequence[int], second: Sequence[int], later: int) -> list[int]:
    """Both sounds, the *second* so many samples *later*."""
    both = [*first, *[0] * max(0, later + len(second) - len(first))]
    for place, one in enumerate(second):
        both[later + place] += one
    return both


def stripped(heard: Sequence[int]) -> list[int]:
    """What is heard, without the silence around it."""
    loud = [place for place, one in enumerate(heard) if one]
    return list(heard[loud[0] : loud[-1] + 1]) if loud else []


def until(is_so: Callable[[], bool]) -> None:
    """Wait for what another thread is about to do."""
    last = time.monotonic() + 60
    while not is_so():
        assert time.monotonic() < last, "it has not come"
        time.sleep(0.002)


def is_at_rest() -> bool:
    return not any(one.name == "sounds" for one in threading.enumerate())


class Recorder:
    """A device that keeps what it is given, and asks only when it is told to."""

    def __init__(self, frames: Frames) -> None:
        self._frames = frames
        self.heard: list[int] = []
        self.is_closed = False

    def close(self) -> None:
        self.is_closed = True

    def ask(self) -> bool:
        """Ask for one block; whether anything is heard in it."""
        given = self._frames(BLOCK)
        assert len(given) == BLOCK
        self.heard += given
        return any(given)

    def hear_out(self) -> list[int]:
        """What is heard from its beginning until it is silent for a second."""
        until(self.ask)
        silent = 0
        while silent * BLOCK < loudspeaker.RATE:
            silent = 0 if self.ask() else silent + 1
        return stripped(self.heard)


class Shop:
    """Gives a new recorder to everybody who opens a device; none while it is empty."""

    def __init__(self, *, is_empty: bool = False) -> None:
        self.is_empty = is_empty
        self.asked = 0
        self.sold: list[Recorder] = []

    def __call__(self, frames: Frames) -> Recorder:
        self.asked += 1
        if self.is_empty:
            raise OSError("sold out")
        self.sold.append(Recorder(frames))
        return self.sold[-1]

    def recorder(self, number: int = 0) -> Recorder:
        until(lambda: len(self.sold) > number)
        return self.sold[number]


def opened(open_output: Opener, times: DeviceTimes = NO_CLOCK) -> LoudSpeaker:
    """A speaker that is ready."""
    speaker = LoudSpeaker(open_output, times)
    speaker.open()
    return speaker


# -- what is heard -------------------------------------------------------------------------------


@pytest.mark.parametrize("volume", list(Volume))
@pytest.mark.parametrize("sound", list(Sound))
def test_a_sound_is_heard_as_its_file_has_it_as_loud_as_is_wanted(
    sound: Sound, volume: Volume
) -> None:
    shop = Shop()
    speaker = opened(shop)
    speaker.play(sound, volume.factor)
    heard = shop.recorder().hear_out()
    assert heard == stripped(samples(sound, volume.factor))
    speaker.close()
    assert shop.sold[0].is_closed
    assert is_at_rest()


def test_sounds_at_the_same_time_are_added_up() -> None:
    shop = Shop()
    speaker = opened(shop)
    speaker.play(Sound.TURN, 0.5)
    recorder = shop.recorder()
    until(recorder.ask)
    speaker.play(Sound.PILE, 0.25)
    until(lambda: speaker.playing == {Sound.TURN, Sound.PILE})
    heard = recorder.hear_out()
    first, second = samples(Sound.TURN, 0.5), samples(Sound.PILE, 0.25)
    blocks = range(0, len(first) + BLOCK, BLOCK)
    assert any(heard == stripped(mixed(first, second, later)) for later in blocks)
    assert shop.asked == 1, "on one device"
    speaker.close()


def test_what_is_too_loud_together_is_as_loud_as_can_be() -> None:
    mixer = Mixer()
    mixer.begin(Sound.TURN, array("h", [30000, -30000, 5]))
    mixer.begin(Sound.PILE, array("h", [30000, -30000]))
    assert mixer.frames(4).tolist() == [32767, -32767, 5, 0]
    assert mixer.frames(2).tolist() == [0, 0]


def test_the_same_sound_begins_anew_and_what_was_played_once_is_over() -> None:
    mixer = Mixer()
    mixer.begin(Sound.DRAW, array("h", [1, 2, 3]))
    assert mixer.frames(2).tolist() == [1, 2]
    mixer.begin(Sound.DRAW, array("h", [1, 2, 3]))
    assert mixer.frames(4).tolist() == [1, 2, 3, 0]
    assert mixer.frames(1).tolist() == [0]


def test_a_damaged_file_is_left_out_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = tmp_path / "draw.wav"
    damaged.write_bytes(b"RIFF, or what is left of it")
    monkeypatch.setattr(
        "handfoot_gui.ui.game.sound.loudspeaker.asset_path",
        lambda name: damaged if name.endswith("draw.wav") else asset_path(name),
    )
    shop = Shop()
    speaker = opened(shop)
    with caplog.at_level(logging.WARNING):
        speaker.play(Sound.DRAW, 1.0)
        speaker.play(Sound.LAY, 1.0)
        assert shop.recorder().hear_out() == stripped(samples(Sound.LAY))
    assert "The sound draw.wav cannot be read and is left out" in caplog.text
    speaker.close()


# -- devices that come and go --------------------------------------------------------------------


def test_the_first_sound_opens_the_device_and_nothing_before_it() -> None:
    shop = Shop()
    speaker = LoudSpeaker(shop, NO_CLOCK)
    speaker.play(Sound.LAY, 1.0)
    assert is_at_rest(), "what is not open yet costs the start nothing"
    speaker.open()
    until(is_at_rest)
    assert shop.asked == 0
    speaker.play(Sound.LAY, 1.0)
    until(lambda: speaker.playing == {Sound.LAY})
    assert shop.asked == 1
    speaker.close()
    speaker.play(Sound.LAY, 1.0)
    speaker.open()
    assert is_at_rest(), "it is closed for good"
    assert shop.asked == 1


def test_without_a_device_there_is_one_sentence_and_later_one_is_looked_for_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    shop = Shop(is_empty=True)
    speaker = opened(shop)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            speaker.play(Sound.TURN, 1.0)
            until(is_at_rest)
        assert shop.asked == 1, "it would not be there a moment later"
    second = opened(shop, replace(NO_CLOCK, retry=-FOREVER))
    second.play(Sound.TURN, 1.0)
    until(is_at_rest)
    shop.is_empty = False
    second.play(Sound.LAY, 1.0)
    assert shop.recorder().hear_out() == stripped(samples(Sound.LAY)), "the bell is long over"
    second.close()
    assert caplog.text.count("There is no sound: sold out") == 2, "once each"


def test_a_device_that_is_unplugged_is_let_go_and_the_next_sound_comes_from_another() -> None:
    shop = Shop()
    speaker = opened(shop)
    speaker.play(Sound.TURN, 1.0)
    first = shop.recorder()
    until(first.ask)
    speaker.times = replace(NO_CLOCK, stuck=-1)
    until(lambda: first.is_closed)
    until(is_at_rest)
    speaker.times = NO_CLOCK
    speaker.play(Sound.LAY, 1.0)
    assert shop.recorder(1).hear_out() == stripped(samples(Sound.LAY))
    speaker.close()


def test_a_device_is_let_go_after_a_while_of_silence() -> None:
    shop = Shop()
    speaker = opened(shop, replace(NO_CLOCK, rest=0))
    for number in range(2):
        speaker.play(Sound.LAY, 1.0)
        recorder = shop.recorder(number)
        until(lambda: recorder.is_closed)  # noqa: B023
        until(is_at_rest)
    speaker.close()


def test_a_system_that_hangs_holds_up_neither_the_table_nor_its_end() -> None:
    asked, answers = threading.Event(), threading.Event()
    shop = Shop()

    def hanging(frames: Frames) -> Recorder:
        asked.set()
        answers.wait(60)
        return shop(frames)

    speaker = opened(hanging, replace(NO_CLOCK, patience=0.01))
    speaker.play(Sound.TURN, 1.0)
    speaker.play(Sound.LAY, 1.0)
    assert asked.wait(60)
    speaker.close()
    assert not is_at_rest(), "nobody has waited for it"
    answers.set()
    until(is_at_rest)
    assert shop.sold[0].is_closed


# -- the library itself ---------------------------------------------------------------------------


def _threads_of_the_system() -> set[str]:
    """All threads of this process, where the system tells."""
    tasks = Path("/proc/self/task")
    return {path.name for path in tasks.iterdir()} if tasks.exists() else set()


def test_the_library_plays_every_sample_and_leaves_no_thread() -> None:
    heard: list[int] = []

    def null(frames: Frames) -> DeviceOutput:
        def listening(count: int) -> array[int]:
            given = frames(count)
            heard.extend(given)
            return given

        return DeviceOutput(listening, [miniaudio.Backend.NULL])

    before = _threads_of_the_system()
    speaker = opened(null)
    for number, sound in enumerate((Sound.TURN, Sound.LAY), 1):
        speaker.play(sound, 0.55)
        until(lambda: any(heard) and len(heard) > 3 * loudspeaker.RATE and not any(heard[-4000:]))
        assert stripped(heard) == stripped(samples(sound, 0.55)), number
        heard.clear()
    speaker.close()
    assert is_at_rest()
    until(lambda: _threads_of_the_system() <= before)
    kept = len(heard)
    time.sleep(0.1)
    assert len(heard) == kept, "nobody asks any more"


def test_what_only_pretends_to_play_is_no_device() -> None:
    assert miniaudio.Backend.NULL not in usable_backends()
    with pytest.raises(OSError, match="no sound device"):
        DeviceOutput(Mixer().frames, [])


_PLAYING = """
import gc, os, sys, time
import miniaudio
from handfoot_gui.core.messages import Sound
from handfoot_gui.ui.game.sound.loudspeaker import DeviceOutput, LoudSpeaker

asked = []
def null(frames):
    def counted(count):
        asked.append(count)
        return frames(count)
    return DeviceOutput(counted, [miniaudio.Backend.NULL])

speaker = LoudSpeaker(null)
speaker.open()
speaker.play(Sound.TURN, 1.0)
while len(asked) < 3:
    time.sleep(0.005)
"""


@pytest.mark.parametrize(
    "ending",
    [
        "",
        "del speaker; gc.collect()",
        "sys.exit(0)",
        "speaker.close()",
        # A copy of the process has no thread that plays, and must not wait for one.
        "child = os.fork()\n"
        "if child: assert os.waitpid(child, 0)[1] == 0; before = len(asked)\n"
        "else: gc.collect(); sys.exit(0)\n"
        "while len(asked) == before: time.sleep(0.005)\n",
    ],
)
def test_a_program_that_plays_ends_in_any_way_without_a_word(ending: str) -> None:
    # From 3.12 on Python warns of any copy of a process with threads.
    quiet = ["-W", "ignore::DeprecationWarning"]
    done = subprocess.run(
        [sys.executable, *quiet, "-c", f"{_PLAYING}\n{ending}"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_without_any_device_nothing_is_written_into_the_terminal() -> None:
    code = (
        "import logging; from handfoot_gui.ui.game.sound.loudspeaker import *\n"
        "logging.disable()\n"
        "speaker = LoudSpeaker(); speaker.open(); speaker.play(Sound.TURN, 0.0)\n"
        "thread = speaker._thread; speaker.close(); thread and thread.join()"
    )
    nowhere = os.environ | {"PULSE_SERVER": "unix:/nowhere"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=nowhere, capture_output=True, text=True, timeout=120
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
