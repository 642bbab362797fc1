"""Photos of people: the middle of a picture in any file, as small as it is shown.

A file that somebody sends may be anything, so it is read by a process of its own, which `main` is:
one that crashes, asks for all the memory there is or never ends does no harm to the window.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter

from handfoot_gui.storage.faults import Fault, Harm, SaveError
from handfoot_gui.storage.files import read_file
from handfoot_gui.ui.art.photos import JPEG, middle_of

_QUALITY: Final = 90
_LARGEST: Final = 64 * 2**20
"""Bytes of a file that is read as a photo."""
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_MOST_PIXELS: Final = 120_000_000
"""As cameras have; of a JPEG picture, an eighth of the rows and columns is read."""
_MOST_BYTES: Final = 128 * 2**20
"""Of a picture that must be in the memory as a whole; a small file may say that it has more."""
_MOST_AHEAD: Final = 240 * 2**20
"""Of a JPEG picture whose rows are all read before the first is. Qt may have twice `_MOST_BYTES`
for them, tables too, and calls a picture that needs more damaged; Qt 6.8 does not look."""
_MEMORY: Final = 512 * 2**20
"""Bytes that the process may have in all."""
_PAPER: Final = "#FFFDF7"
"""Below what is transparent in a photo."""

PICTURES: Final = (
    ".jpg", ".jpeg", ".png", ".gif", ".bmp", ".webp", ".tif", ".tiff", ".heic", ".svg",
)  # fmt: skip
"""Files that are dropped as pictures, though not all of them can be read."""
_SEEN: Final = frozenset({b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"})
"""Parts of a PNG picture that are seen; all others only tell something, and may be thousands."""
_SIZES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Segments of a JPEG picture that tell its size."""
_AT_ONCE: Final = frozenset({0xC0, 0xC1})
"""Those of pictures that are kept row by row; of others all rows are read before the first is."""
_SCAN, _EXIF, _ADOBE = 0xDA, 0xE1, 0xEE
"""Segments: the picture itself, what tells which side is up, and how colours are kept."""
_TOLD: Final = frozenset(range(0xE0, 0xF0)) | {0xFE}
"""Segments that only tell something."""


class Trouble(Struct, frozen=True):
    """What a `SaveError` of the process says to the window."""

    fault: Fault
    detail: str
    harm: Harm


def photo_from(path: Path) -> bytes:
    """The middle square of the picture in *path* as a small JPEG, upright, without whatever else
    the file tells. Raises `SaveError`, FOREIGN where it is no JPEG or PNG picture."""
    content = read_file(path, _LARGEST)
    if not content:
        raise SaveError(Fault.EMPTY, path)
    if content.startswith(JPEG):
        square = _middle(b"jpeg", _bare_jpeg(content, path), path)
    elif content.startswith(_PNG):
        square = _middle(b"png", _bare_png(content, path), path)
    else:
        raise SaveError(Fault.FOREIGN, path)
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


def is_picture(path: Path) -> bool:
    """Whether *path* is a picture by how it begins or ends, readable or not. Never raises."""
    try:
        begins = read_file(path, _LARGEST)[:8]
    except SaveError:
        begins = b""
    return begins.startswith((JPEG, _PNG)) or path.suffix.lower() in PICTURES


def _middle(kind: bytes, content: bytes, path: Path) -> QImage:
    """The middle square of the picture *content*, no larger than a photo is kept."""
    square, wrong = middle_of(kind, content)
    if square.isNull():
        raise SaveError(Fault.DAMAGED, path, wrong, harm=Harm.GARBLED)
    return square


# -- what a file holds beside the picture ----------------------------------------------------------


def _bare_png(content: bytes, path: Path) -> bytes:
    """The PNG picture *content* without what it tells in words. Raises `SaveError`."""
    if len(content) < 33 or content[12:16] != b"IHDR":
        raise SaveError(Fault.DAMAGED, path, "there is no size", harm=Harm.GARBLED)
    width, height, depth = struct.unpack_from(">IIB", content, 16)
    if width * height * (8 if depth > 8 else 4) > _MOST_BYTES:
        raise SaveError(Fault.TOO_LARGE, path)
    kept = [_PNG]
    place, kind = len(_PNG), b""
    while kind != b"IEND":
        kind = content[place + 4 : place + 8]
        end = place + 12 + int.from_bytes(content[place : place + 4], "big")
        if end > len(content):
            raise SaveError(Fault.DAMAGED, path, "there is no end of image", harm=Harm.CUT_OFF)
        if kind in _SEEN:
            kept.append(content[place:end])
        place = end
    return b"".join(kept)


def _bare_jpeg(content: bytes, path: Path) -> bytes:
    """The JPEG picture *content* without what it tells in words. Raises `SaveError`."""
    kept = [content[:2]]
    pixels, ahead, has_exif, scan = 0, 0.0, False, len(content)
    for kind, place, end in _segments(content):
        if kind in _SIZES and end - place >= 10:
            height, width = struct.unpack_from(">HH", content, place + 5)
            pixels = width * height
            ahead = 0 if kind in _AT_ONCE else 2 * pixels * _density(content[place + 9 : end])
        is_wanted = kind not in _TOLD or kind == _ADOBE
        if kind == _EXIF and not has_exif:
            is_wanted = has_exif = content[place + 4 : place + 8] == b"Exif"
        if is_wanted:
            kept.append(content[place:end])
        if kind == _SCAN:
            scan = end
            break
    else:
        raise SaveError(Fault.DAMAGED, path, "there is no picture in it", harm=Harm.CUT_OFF)
    # Without its end it would be grey there.
    if content.find(b"\xff\xd9", scan) < 0:
        raise SaveError(Fault.DAMAGED, path, "there is no end of image", harm=Harm.CUT_OFF)
    if pixels > _MOST_PIXELS or ahead > _MOST_AHEAD:
        raise SaveError(Fault.TOO_LARGE, path)
    return b"".join(kept) + content[scan:]


def _density(channels: bytes) -> float:
    """How many values a pixel has, by the *channels* of a JPEG picture: colours have often fewer
    than brightness has."""
    shares = [(one >> 4) * (one & 15) for one in channels[2::3]]
    return sum(shares) / max(shares, default=1) if any(shares) else float(len(shares))


def _segments(jpeg: bytes) -> Iterator[tuple[int, int, int]]:
    """The segments of a JPEG picture up to that of the picture itself: kind, beginning and end."""
    place = 2
    while place + 4 <= len(jpeg) and jpeg[place] == 0xFF:
        if jpeg[place + 1] == 0xFF:
            # It may be filled up.
            place += 1
            continue
        end = place + 2 + int.from_bytes(jpeg[place + 2 : place + 4], "big")
        if end > len(jpeg):
            return
        yield jpeg[place + 1], place, end
        place = end


# -- the process -----------------------------------------------------------------------------------


def reader_command() -> tuple[str, ...]:
    """Program and arguments of the process that reads a photo, in a frozen build too; `main` says
    what it reads and writes."""
    safely = () if getattr(sys, "frozen", False) else ("-P",)
    return sys.executable, *safely, "-m", "handfoot_gui.ui.widgets.photo_files"


def main() -> int:
    """Read the file whose path comes from stdin, and write the photo to stdout, or where it gives
    none the `Trouble` and 1."""
    _limit()
    _app = QCoreApplication([])
    try:
        photo = photo_from(Path(os.fsdecode(sys.stdin.buffer.read())))
    except SaveError as error:
        sys.stdout.buffer.write(msgspec.json.encode(Trouble(error.fault, error.detail, error.harm)))
        return 1
    sys.stdout.buffer.write(photo)
    return 0


def _limit() -> None:
    """Let the process have no more memory than any photo needs, where the system can do that."""
    QImageReader.setAllocationLimit(_MOST_BYTES >> 20)
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        if most == resource.RLIM_INFINITY or most > _MEMORY:
            resource.setrlimit(resource.RLIMIT_DATA, (_MEMORY, most))


if __name__ == "__main__":
    raise SystemExit(main())
