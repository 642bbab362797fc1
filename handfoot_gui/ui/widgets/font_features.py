"""Names of what a font can do beside its plain letters: figures of one width, ligatures."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QDataStream, QIODevice
from PySide6.QtGui import QFont

_FORMAT = QDataStream.Version.Qt_6_6
"""In it a font ends with how many features it has, then each with its value."""


@cache
def font_feature(name: str) -> QFont.Tag:
    """The feature that OpenType calls *name*, such as ``tnum``: four letters.

    PySide6 makes a tag of a name from 6.8.3 on only, but every version reads a font with features.
    """
    plain = QByteArray()
    writing = QDataStream(plain, QIODevice.OpenModeFlag.WriteOnly)
    writing.setVersion(_FORMAT)
    bare = QFont()
    # The application's font, which it begins with, may have features already.
    bare.clearFeatures()
    writing << bare
    one = (1).to_bytes(4, "big")
    with_one = bytes(plain.data())[:-4] + one + name.encode("ascii") + one
    reading = QDataStream(QByteArray(with_one))
    reading.setVersion(_FORMAT)
    font = QFont()
    reading >> font
    (tag,) = font.featureTags()
    return tag
