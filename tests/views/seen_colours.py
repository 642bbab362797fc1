"""How far colours are apart for eyes of every kind."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import combinations
from typing import Final, TypeAlias

Triple: TypeAlias = tuple[float, float, float]

EYES: Final[dict[str, tuple[Triple, Triple, Triple]]] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What comes of linear red, green and blue: Machado, Oliveira and Fernandes 2009, severity 1."""
_LIGHT: Final = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Final = (0.95047, 1.0, 1.08883)


def _times(matrix: Iterable[Triple], colour: Triple) -> Triple:
    first, second, third = (
        sum(by * part for by, part in zip(row, colour, strict=True)) for row in matrix
    )
    return first, second, third


def _linear(colour: str) -> Triple:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else math.pow((part + 0.055) / 1.055, 2.4) for part in parts
    )
    return red, green, blue


def _lab(linear: Triple) -> Triple:
    def root(part: float) -> float:
        return math.cbrt(part) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116

    light = _times(_LIGHT, linear)
    x, y, z = (root(part / white) for part, white in zip(light, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def as_seen(colour: str, eyes: str) -> Triple:
    """*colour*, ``#RRGGBB``, in CIE Lab, as such eyes see it."""
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(EYES[eyes], _linear(colour)))
    return _lab((red, green, blue))


def ciede2000(one: Triple, other: Triple) -> float:
    """The difference of two colours in CIE Lab: from about 2 on it is seen side by side."""
    mean_chroma = (math.hypot(*one[1:]) + math.hypot(*other[1:])) / 2
    stretch = 1.5 - 0.5 * math.sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    a1, a2 = one[1] * stretch, other[1] * stretch
    c1, c2 = math.hypot(a1, one[2]), math.hypot(a2, other[2])
    h1 = math.degrees(math.atan2(one[2], a1)) % 360
    h2 = math.degrees(math.atan2(other[2], a2)) % 360
    turned = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    lightness, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    hue = (h1 + turned / 2) % 360 if c1 * c2 else h1 + h2

    def wave(times: float, ahead: float) -> float:
        return math.cos(math.radians(times * hue + ahead))

    t = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.20 * wave(4, -63)
    middle = (lightness - 50) ** 2
    by_light = (other[0] - one[0]) / (1 + 0.015 * middle / math.sqrt(20 + middle))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turned / 2)) / (1 + 0.015 * chroma * t)
    blue = math.radians(60 * math.exp(-(((hue - 275) / 25) ** 2)))
    rotation = -2 * math.sqrt(chroma**7 / (chroma**7 + 25**7)) * math.sin(blue)
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + rotation * by_chroma * by_hue)


def apart(one: str, other: str) -> float:
    """How far two colours are apart for those eyes for which they are closest."""
    return min(ciede2000(as_seen(one, eyes), as_seen(other, eyes)) for eyes in EYES)


def closest(colours: Iterable[str]) -> float:
    """How far the two of *colours* are apart that are closest."""
    return min(apart(one, other) for one, other in combinations(colours, 2))
