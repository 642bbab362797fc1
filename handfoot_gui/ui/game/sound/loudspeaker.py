"""Plays short sounds on the system's usual device, where there is one.

Nothing of it runs in the thread of the window: a thread of its own opens the device at the first
sound, lets it go after a while without any, and ends. The device asks for samples from a thread of
the system, which calls `Mixer.frames`.
"""

from __future__ import annotations

import logging
import sys
import wave
from array import array
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Condition, Lock, Thread
from time import monotonic
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct

from handfoot_gui.assets import asset_path
from handfoot_gui.core.messages import Sound

_LOG: Final = logging.getLogger(__name__)
RATE: Final = 44100
"""Samples a second, of 16 bits each, in one channel."""
_PERIOD_MS: Final = 40
"""So much is asked for at once; about three times as long passes until it is heard."""
_LARGEST: Final = 32767

Frames: TypeAlias = Callable[[int], "array[int]"]
"""Gives the next so many samples, silence where there are none."""


class Output(Protocol):
    """An open device, which asks for frames, at least twice a second, until it is closed."""

    def close(self) -> None:
        """Let it go; nothing is asked for afterwards."""


Opener: TypeAlias = Callable[[Frames], Output]
"""Opens the device; `OSError` where there is none."""


def is_installed() -> bool:
    """Whether the library that plays sounds is there."""
    return find_spec("miniaudio") is not None


def usable_backends() -> list[Any]:
    """The ways to the devices of this system that are worth trying, the best first.

    Without the one that only pretends to play, and without those that write into the terminal where
    nothing answers: JACK, and ALSA without a card.
    """
    from miniaudio import Backend, is_backend_enabled

    left_out = {Backend.NULL, Backend.CUSTOM, Backend.JACK}
    if not any(Path("/dev/snd").glob("pcm*p")):
        left_out.add(Backend.ALSA)
    return [one for one in Backend if one not in left_out and is_backend_enabled(one)]


class DeviceOutput:
    """The usual device of the first of *backends* that has one; OSError without any."""

    def __init__(self, frames: Frames, backends: Sequence[Any]) -> None:
        from miniaudio import MiniaudioError, PlaybackDevice, SampleFormat

        if not backends:
            raise OSError("The system has no sound device.")
        # What cannot be opened has to be let go, too, so it must be known before it is tried.
        self._device: Any = PlaybackDevice.__new__(PlaybackDevice)
        try:
            self._device.__init__(
                SampleFormat.SIGNED16, 1, RATE, _PERIOD_MS,
                backends=list(backends), app_name="Hand and Foot",
            )  # fmt: skip
            stream = _stream(frames)
            next(stream)
            self._device.start(stream)
        except MiniaudioError as error:
            self.close()
            raise OSError(f"No sound device can be opened: {error}") from error

    def close(self) -> None:
        from miniaudio import lib

        self._device.close()
        # A connection to the sound server, with a thread, which the library would leave open.
        context = vars(self._device).pop("_context", None)
        if context is not None:
            lib.ma_context_uninit(context)


def system_output(frames: Frames) -> Output:
    """The system's usual device."""
    try:
        return DeviceOutput(frames, usable_backends())
    except ImportError as error:
        raise OSError(f"The library for sounds cannot be used: {error}") from error


def _stream(frames: Frames) -> Generator[array[int] | bytes, int, None]:
    count = yield b""
    while True:
        count = yield frames(count)


class Mixer:
    """Adds up what is heard at the same time, for any two threads."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._playing: dict[Sound, tuple[array[int], int]] = {}
        """The samples of each, and how many of them are over."""
        self._asked = monotonic()

    def begin(self, sound: Sound, samples: array[int]) -> None:
        """Let *samples* be heard from now on; the same *sound* begins anew."""
        with self._lock:
            self._playing[sound] = (samples, 0)

    def restart(self) -> None:
        """Forget what was being played; a new device is about to ask."""
        with self._lock:
            self._playing.clear()
            self._asked = monotonic()

    @property
    def playing(self) -> frozenset[Sound]:
        """What the device has not yet got the whole of."""
        with self._lock:
            return frozenset(self._playing)

    def is_stuck(self, most: float) -> bool:
        """Whether the device has asked for nothing for more than *most* seconds."""
        return monotonic() - self._asked > most

    def frames(self, count: int) -> array[int]:
        """The next *count* samples, each as loud as can be at most."""
        with self._lock:
            self._asked = monotonic()
            parts = [samples[at : at + count] for samples, at in self._playing.values()]
            self._playing = {
                sound: (samples, at + count)
                for sound, (samples, at) in self._playing.items()
                if at + count < len(samples)
            }
        if not parts:
            return array("h", bytes(2 * count))
        for part in parts:
            part.frombytes(bytes(2 * (count - len(part))))
        if len(parts) == 1:
            return parts[0]
        sums = map(sum, zip(*parts, strict=True))
        return array("h", (max(-_LARGEST, min(_LARGEST, one)) for one in sums))


class DeviceTimes(Struct, frozen=True, kw_only=True):
    """How long a sound device is waited for, in seconds."""

    rest: float = 10.0
    """Without a sound until the device is let go."""
    retry: float = 5.0
    """Until a device is looked for again where there was none."""
    stuck: float = 2.0
    """After so long a device that asks for nothing is taken for gone."""
    watch: float = 0.5
    """Between two looks at an open device."""
    patience: float = 0.5
    """So long the end of the program waits for a system that does not answer."""


USUAL_TIMES: Final = DeviceTimes()


class LoudSpeaker:
    """A `Speaker` for the table, on the device of *open_output*."""

    def __init__(
        self, open_output: Opener = system_output, times: DeviceTimes = USUAL_TIMES
    ) -> None:
        self._open_output = open_output
        self.times = times
        """How long the device is waited for from now on."""
        self._mixer = Mixer()
        self._changed = Condition()
        """Guards all that follows up to the thread."""
        self._due: list[tuple[Sound, float]] = []
        self._is_open = self._is_closed = False
        self._thread: Thread | None = None
        self._samples: dict[Sound, array[int]] | None = None
        self._retry_at = 0.0
        self._is_told = False

    def open(self) -> None:
        """Read the sounds, in the thread; no device is opened yet."""
        with self._changed:
            if not self._is_open:
                self._is_open = True
                self._wake()

    def play(self, sound: Sound, volume: float) -> None:
        """Begin *sound*, from 0 to 1 as loud as can be; nothing before it is open."""
        with self._changed:
            if self._is_open:
                self._due.append((sound, volume))
                self._wake()

    def close(self) -> None:
        """Be silent from now on; the device is let go and the thread ends."""
        with self._changed:
            self._is_closed = True
            self._due.clear()
            thread = self._thread
            self._changed.notify_all()
        if thread is not None:
            thread.join(self.times.patience)

    @property
    def playing(self) -> frozenset[Sound]:
        """What is being heard."""
        return self._mixer.playing

    def _wake(self) -> None:
        if self._thread is None and not self._is_closed:
            # A daemon, as a sound server that hangs must not keep the program.
            self._thread = Thread(target=self._work, name="sounds", daemon=True)
            self._thread.start()
        self._changed.notify_all()

    # -- in the thread ----------------------------------------------------------------------

    def _work(self) -> None:
        if self._samples is None:
            self._samples = _read()
            with suppress(ImportError):
                # It takes longer than all else, and the first sound is not to wait for it.
                import miniaudio  # noqa: F401
        output: Output | None = None
        while True:
            due = self._await(output)
            if output is not None and (not due or self._mixer.is_stuck(self.times.stuck)):
                output.close()
                output = None
            if due:
                output = output or self._opened()
                if output is not None:
                    self._begin(due)
                continue
            with self._changed:
                if self._is_closed or not self._due:
                    self._thread = None
                    return

    def _await(self, output: Output | None) -> list[tuple[Sound, float]]:
        """What is to be played next; nothing once *output* is to be let go."""
        until = monotonic() + self.times.rest
        with self._changed:
            while not (self._due or self._is_closed or output is None):
                if self._mixer.is_stuck(self.times.stuck) or monotonic() > until:
                    break
                self._changed.wait(self.times.watch)
            due, self._due = self._due, []
            return due

    def _opened(self) -> Output | None:
        if monotonic() < self._retry_at:
            return None
        self._mixer.restart()
        try:
            return self._open_output(self._mixer.frames)
        except OSError as error:
            self._retry_at = monotonic() + self.times.retry
            if not self._is_told:
                self._is_told = True
                _LOG.warning("There is no sound: %s", error)
            return None

    def _begin(self, due: list[tuple[Sound, float]]) -> None:
        assert self._samples is not None, "they are read first"
        for sound, volume in due:
            samples = self._samples.get(sound)
            if samples is not None:
                self._mixer.begin(sound, array("h", (round(one * volume) for one in samples)))


def _read() -> dict[Sound, array[int]]:
    """The samples of every sound; a file that is damaged is left out with a sentence."""
    found = {}
    for sound in Sound:
        path = asset_path(f"sounds/{sound}.wav")
        try:
            with wave.open(str(path), "rb") as file:
                samples = array("h", file.readframes(file.getnframes()))
        except (OSError, EOFError, ValueError, wave.Error) as error:
            _LOG.warning("The sound %s cannot be read and is left out: %s", path.name, error)
            continue
        if sys.byteorder == "big":
            samples.byteswap()
        found[sound] = samples
    return found
