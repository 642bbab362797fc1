"""Makes the sounds of the table anew: `python packaging/sounds.py` writes `assets/sounds/`.

Every sound is reckoned: taps and swishes of cards are filtered noise, news are struck bars.
"""

from __future__ import annotations

import argparse
import array
import math
import sys
import wave
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

RATE: Final = 44100
"""Samples a second; each has 16 bits, and there is one channel."""
_LOUDEST: Final = 0.6
"""Of what a sample can hold, for the loudest sound."""

Samples: TypeAlias = list[float]


def _envelope(at: float, rise: float, fall: float) -> float:
    """How loud a sound is *at* so many seconds: it rises evenly, then falls by e every *fall*."""
    return at / rise if at < rise else math.exp((rise - at) / fall)


def noise(
    seed: int, seconds: float, *, low: float, high: float, rise: float, fall: float
) -> Samples:
    """Noise between about *low* and *high* hertz, as cardboard makes it on cloth or cardboard."""
    dice = Random(seed)
    keeps = [math.exp(-2 * math.pi * edge / RATE) for edge in (low, high)]
    under_low = under_high = softer = 0.0
    made = []
    for number in range(round(seconds * RATE)):
        sample = dice.uniform(-1, 1)
        under_low += (1 - keeps[0]) * (sample - under_low)
        under_high += (1 - keeps[1]) * (sample - under_high)
        softer += (1 - keeps[1]) * (under_high - softer)
        made.append((softer - under_low) * _envelope(number / RATE, rise, fall))
    return made


def bar(hertz: float, seconds: float, *, fall: float) -> Samples:
    """A wooden bar of this pitch, struck softly: its partials are a double octave and a third."""
    partials = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.35), (9.2, 0.06, 0.15))
    return [
        sum(
            part * math.sin(2 * math.pi * hertz * ratio * at) * _envelope(at, 0.004, fall * lasts)
            for ratio, part, lasts in partials
        )
        for at in (number / RATE for number in range(round(seconds * RATE)))
    ]


def together(parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """The sum of *parts*: when each begins, in seconds, how loud it is, and its samples."""
    whole: Samples = []
    for begins, loudness, samples in parts:
        first = round(begins * RATE)
        whole += [0.0] * (first + len(samples) - len(whole))
        for number, sample in enumerate(samples, first):
            whole[number] += loudness * sample
    return whole


def _tap(seed: int, high: float = 2600) -> Samples:
    tap = noise(seed, 0.11, low=250, high=high, rise=0.002, fall=0.018)
    return together(((0, 1, tap), (0, 0.12, bar(150, 0.1, fall=0.03))))


def _swish(seed: int) -> Samples:
    return noise(seed, 0.2, low=1200, high=5200, rise=0.06, fall=0.03)


def _bars(*hertz: float, step: float, fall: float) -> Samples:
    """Bars struck one after the other, every *step* seconds."""
    return together(
        (place * step, 1, bar(one, 4 * fall, fall=fall)) for place, one in enumerate(hertz)
    )


SOUNDS: Final[dict[str, tuple[float, Callable[[], Samples]]]] = {
    "draw": (0.4, lambda: _swish(1)),
    "lay": (0.6, lambda: _tap(2)),
    "discard": (0.6, lambda: together(((0, 0.5, _swish(3)), (0.12, 1, _tap(4, 1900))))),
    "take": (
        0.6,
        lambda: together((n * 0.055, 0.6 + n / 15, _tap(5 + n, 2000 + 250 * n)) for n in range(6)),
    ),
    "pile": (0.7, lambda: _bars(392.0, 523.25, step=0.13, fall=0.16)),
    "foot": (0.7, lambda: _bars(329.63, 392.0, 440.0, step=0.1, fall=0.14)),
    "out": (0.8, lambda: _bars(392.0, 523.25, 659.26, 783.99, step=0.12, fall=0.2)),
    "refused": (0.7, lambda: _bars(123.47, 110.0, step=0.11, fall=0.05)),
    "turn": (0.6, lambda: _bars(659.26, step=0, fall=0.18)),
}
"""How loud each is beside the loudest, and how it is made."""


def pcm(name: str) -> array.array[int]:
    """The samples of the sound *name*, as a file has them."""
    loudness, made = SOUNDS[name]
    samples = made()
    peak = max(map(abs, samples))
    last = round(0.01 * RATE)
    for number in range(last):
        # A sound that is cut off clicks.
        samples[-1 - number] *= number / last
    scale = loudness * _LOUDEST * 32767 / peak
    return array.array("h", (round(sample * scale) for sample in samples))


def write(folder: Path) -> None:
    """Write every sound as a wave file into *folder*, which is made."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in SOUNDS:
        samples = pcm(name)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


def main() -> None:
    """Write the sounds into the assets, or elsewhere."""
    parser = argparse.ArgumentParser(description="Makes the sounds of the table anew.")
    usual = Path(__file__).resolve().parents[1] / "assets" / "sounds"
    parser.add_argument("folder", nargs="?", type=Path, default=usual)
    write(parser.parse_args().folder)


if __name__ == "__main__":
    main()
