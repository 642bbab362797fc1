"""Photos of people: the middle of a picture in any file, as small as it is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter

from handfoot_gui.storage.faults import Fault, Harm, SaveError
from handfoot_gui.storage.files import read_file

_SIDE: Final = 256
"""Pixels across a photo as it is kept."""
_QUALITY: Final = 90
_LARGEST: Final = 64 * 2**20
"""Bytes of a file that is read as a photo."""
_MOST_PIXELS: Final = {"jpeg": 120_000_000, "png": 32_000_000}
"""As cameras have, and as Qt takes into the memory at once; a small file may say it has more."""
_PAPER: Final = "#FFFDF7"
"""Below what is transparent in a photo."""


def photo_from(path: Path) -> bytes:
    """The middle square of the picture in *path* as a small JPEG, upright, without whatever else
    the file tells. Raises `SaveError`, FOREIGN where it is no JPEG or PNG picture."""
    content = read_file(path, _LARGEST)
    if not content:
        raise SaveError(Fault.EMPTY, path)
    square = _middle(content, path)
    # Painted anew, it has neither the place where it was taken nor anything that is transparent.
    photo = QImage(square.size(), QImage.Format.Format_RGB32)
    photo.fill(QColor(_PAPER))
    painter = QPainter(photo)
    painter.drawImage(0, 0, square)
    painter.end()
    saved = QBuffer()
    saved.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(saved, QByteArray(b"jpeg"))
    writer.setQuality(_QUALITY)
    writer.write(photo)
    return bytes(saved.data().data())


def _middle(content: bytes, path: Path) -> QImage:
    """The middle square of the picture *content*, no larger than a photo is kept."""
    held = QByteArray(content)
    device = QBuffer(held)
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(device)
    size, kind = reader.size(), bytes(reader.format().data()).decode()
    if kind not in _MOST_PIXELS or not size.isValid():
        raise SaveError(Fault.FOREIGN, path)
    if size.width() * size.height() > _MOST_PIXELS[kind]:
        raise SaveError(Fault.TOO_LARGE, path)
    if kind == "jpeg" and _is_cut_off(content):
        raise SaveError(Fault.DAMAGED, path, "there is no end of image", harm=Harm.CUT_OFF)
    # It is made smaller while it is read, and turned upright in the end, so the middle stays.
    across = min(_SIDE, size.width(), size.height())
    scaled = size.scaled(across, across, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    reader.setScaledSize(scaled)
    left, top = (scaled.width() - across) // 2, (scaled.height() - across) // 2
    reader.setScaledClipRect(QRect(left, top, across, across))
    reader.setAutoTransform(True)
    square = reader.read()
    if square.isNull():
        raise SaveError(Fault.DAMAGED, path, reader.errorString(), harm=Harm.GARBLED)
    return square


def _is_cut_off(jpeg: bytes) -> bool:
    """Whether the end of a JPEG picture is missing, which would be grey."""
    place = 2
    # A small picture may lie in what comes before, with an end of its own.
    while jpeg[place : place + 1] == b"\xff" and jpeg[place + 1 : place + 2] != b"\xda":
        place += 2 + int.from_bytes(jpeg[place + 2 : place + 4], "big")
    return place < len(jpeg) and jpeg.find(b"\xff\xd9", place) < 0
