"""Whatever is chosen as a photo: a small JPEG comes of it or a sentence, and nothing else."""

from __future__ import annotations

import gzip
import os
import random
import struct
import sys
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from bending import bent
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter
from pytestqt.qtbot import QtBot

from handfoot_gui.core.text.words import Words
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.text.faults import picture_fault
from handfoot_gui.ui.art.photos import kept_photo
from handfoot_gui.ui.widgets.photo_files import photo_from
from handfoot_gui.ui.widgets.photo_reading import PhotoReading

SVG: Final = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9"/></svg>'
)
READ: Final = {"jpg", "jpeg", "jfif", "png"}


def image(side: int = 64, kind: QImage.Format = QImage.Format.Format_RGB32) -> QImage:
    made = QImage(side, side, kind)
    made.fill(QColor("#cc4400"))
    return made


def noise() -> QImage:
    """A small picture of which no two rows are alike."""
    chance = random.Random(1)
    return QImage(chance.randbytes(24 * 24 * 4), 24, 24, QImage.Format.Format_RGB32).copy()


def written(kind: str, picture: QImage | None = None, *, is_progressive: bool = False) -> bytes:
    saved = QBuffer()
    saved.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(saved, QByteArray(kind.encode()))
    writer.setProgressiveScanWrite(is_progressive)
    assert writer.write(picture or image())
    return bytes(saved.data().data())


def tga() -> bytes:
    return struct.pack("<BBBHHBHHHHBB", 0, 0, 2, 0, 0, 0, 0, 0, 8, 8, 24, 0) + bytes(8 * 8 * 3)


def gif() -> bytes:
    palette = bytes([200, 80, 0, 0, 0, 0])
    return (
        b"GIF89a" + struct.pack("<HHBBB", 1, 1, 0x80, 0, 0) + palette
        + b"," + struct.pack("<HHHHB", 0, 0, 1, 1, 0) + b"\x02\x02\x44\x01\x00;"
    )  # fmt: skip


DRAWN: Final = {"svg": SVG, "svgz": gzip.compress(SVG), "gif": gif(), "tga": tga()}
"""What Qt reads, but does not write."""
FORMATS: Final = sorted(
    bytes(kind.data()).decode() for kind in QImageReader.supportedImageFormats()
)
WRITTEN: Final = {bytes(kind.data()).decode() for kind in QImageWriter.supportedImageFormats()}


@pytest.mark.every_case
@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("ending", ["", "jpg", "png"])
def test_of_every_format_that_qt_knows_only_jpeg_and_png_are_read(
    kind: str, ending: str, tmp_path: Path
) -> None:
    if kind not in WRITTEN and kind not in DRAWN and sys.platform != "linux":
        pytest.skip("the system brings formats of its own")
    path = tmp_path / f"photo.{ending or kind}"
    path.write_bytes(DRAWN[kind] if kind in DRAWN else written(kind))
    if kind in READ:
        assert QImage.fromData(photo_from(path)).width() == 64
        return
    with pytest.raises(SaveError) as caught:
        photo_from(path)
    assert picture_fault(Words(), caught.value) == f"{path.name} is not a JPEG or PNG picture."


# -- by the process that reads photos --------------------------------------------------------


def outcome(qtbot: QtBot, path: Path, **how: int) -> bytes | str:
    """The photo that comes of the file at *path*, or the sentence why there is none."""
    came: list[bytes | str] = []
    owner = QObject()
    reading = PhotoReading(path, owner, **how)
    reading.read.connect(came.append)
    reading.failed.connect(lambda error: came.append(picture_fault(Words(), error)))
    assert not came, "the window goes on meanwhile"
    qtbot.waitUntil(lambda: bool(came), timeout=30_000)
    return came[0]


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(
        ">I", zlib.crc32(kind + content)
    )  # fmt: skip


def png_with(*chunks: bytes) -> bytes:
    plain = written("png")
    return plain[:33] + b"".join(chunks) + plain[33:]


def jpeg_with(*segments: tuple[int, bytes]) -> bytes:
    plain = written("jpg")
    told = b"".join(struct.pack(">BBH", 255, kind, len(c) + 2) + c for kind, c in segments)
    return plain[:2] + told + plain[2:]


def jpeg_of(width: int, height: int, *, is_progressive: bool = False) -> bytes:
    """A small JPEG picture that says it has so many pixels."""
    plain = written("jpg", is_progressive=is_progressive)
    place = plain.index(b"\xff\xc2" if is_progressive else b"\xff\xc0") + 5
    return plain[:place] + struct.pack(">HH", height, width) + plain[place + 4 :]


WORDS: Final = zlib.compress(b"word " * 200_000)
ALIKE: Final[dict[str, Callable[[], bytes]]] = {
    "PNG with 3,000 texts": lambda: png_with(
        *(chunk(b"zTXt", b"text %d\0\0" % number + WORDS) for number in range(3000))
    ),
    "PNG of 16 bits": lambda: written("png", image(512, QImage.Format.Format_RGBA64)),
    "JPEG with 3,000 texts": lambda: jpeg_with(
        *((0xFE, b"text %d: " % number + b"word" * 5000) for number in range(3000))
    ),
    "JPEG with profiles": lambda: jpeg_with(
        *((0xE2, b"ICC_PROFILE\0\1\1" + bytes(60_000)) for _ in range(300))
    ),
    "progressive JPEG": lambda: written("jpg", is_progressive=True),
}


@pytest.mark.parametrize("name", ALIKE)
def test_what_a_picture_tells_beside_is_passed_over(
    qtbot: QtBot, name: str, tmp_path: Path
) -> None:
    path = tmp_path / "photo"
    path.write_bytes(ALIKE[name]())
    came = outcome(qtbot, path)
    assert isinstance(came, bytes), came
    seen = QImage.fromData(came)
    assert seen.width() in (64, 256)
    assert seen.pixelColor(9, 9).red() > 190
    assert b"text" not in came


def calls(target: str) -> bytes:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">'
        f'<image x:href="{target}" width="9" height="9"/></svg>'
    ).encode()


def nested() -> bytes:
    uses = "".join(
        f'<g id="n{number + 1}">' + f'<use x:href="#n{number}"/>' * 10 + "</g>"
        for number in range(9)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink">'
        f'<g id="n0"><rect width="9" height="9"/></g>{uses}</svg>'
    ).encode()


HUGE: Final = struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
DEEP: Final = struct.pack(">IIBBBBB", 5000, 5000, 16, 6, 0, 0, 0)
PNG: Final = b"\x89PNG\r\n\x1a\n"
END: Final = chunk(b"IEND", b"")
NO_PICTURE, TOO_LARGE = (
    "photo.jpg is not a JPEG or PNG picture.",
    "photo.jpg is too large a picture.",
)
NO_END, NO_SENSE = (
    "photo.jpg is damaged: its end is cut off.",
    "photo.jpg is damaged: its contents make no sense to this program.",
)
REFUSED: Final[dict[str, tuple[Callable[[], bytes], str]]] = {
    "SVG that calls a pipe": (lambda: calls("pipe"), NO_PICTURE),
    "SVG of a million parts": (nested, NO_PICTURE),
    "TIFF": (lambda: written("tiff"), NO_PICTURE),
    "huge PNG": (lambda: PNG + chunk(b"IHDR", HUGE) + chunk(b"IDAT", b"x") + END, TOO_LARGE),
    "huge PNG of 16 bits": (
        lambda: PNG + chunk(b"IHDR", DEEP) + chunk(b"IDAT", b"x") + END, TOO_LARGE
    ),
    "huge JPEG": (lambda: jpeg_of(16_000, 12_000), TOO_LARGE),
    "large progressive JPEG": (lambda: jpeg_of(9_200, 9_200, is_progressive=True), TOO_LARGE),
    "huge progressive JPEG": (lambda: jpeg_of(11_990, 10_000, is_progressive=True), TOO_LARGE),
    "PNG without a size": (lambda: PNG + chunk(b"IDAT", b"x") + END, NO_SENSE),
    "PNG without an end": (lambda: written("png")[:-20], NO_END),
    "JPEG without an end": (lambda: written("jpg")[:-20], NO_END),
    "JPEG without a picture": (lambda: written("jpg")[:40], NO_END),
    "PNG of noise": (
        lambda: PNG + chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 9, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", os.urandom(99)) + END,
        NO_SENSE,
    ),
    "nothing": (lambda: b"", "photo.jpg is empty."),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_no_photo_is_told_in_one_sentence(qtbot: QtBot, name: str, tmp_path: Path) -> None:
    make, said = REFUSED[name]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    path = tmp_path / "photo.jpg"
    path.write_bytes(make())
    assert outcome(qtbot, path) == said


def test_a_progressive_photo_is_read_unless_it_is_too_large(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(jpeg_of(9_100, 9_100, is_progressive=True))
    assert isinstance(outcome(qtbot, path), bytes)


def test_a_photo_that_takes_too_long_is_left(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "photo.jpg"
    path.write_bytes(written("jpg"))
    assert outcome(qtbot, path, patience=1) == "photo.jpg takes too long to read."
    assert isinstance(outcome(qtbot, path), bytes)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_a_pipe_and_a_strange_name_are_told(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"p\xff\n.jpg")
    os.mkfifo(path)
    said = outcome(qtbot, path)
    assert isinstance(said, str)
    assert said.endswith("is a folder or a device, not a plain file.")


@pytest.mark.parametrize(
    "content",
    [SVG, written("tiff"), written("png"), written("jpg", image(300)), b""],
)
def test_what_lies_among_the_kept_photos_is_shown_only_if_it_is_one(content: bytes) -> None:
    assert kept_photo(content).isNull()
    assert kept_photo(written("jpg")).width() == 64


def test_a_damaged_photo_names_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "photo.png"
    path.write_bytes(written("png")[:-20])
    with pytest.raises(SaveError) as caught:
        photo_from(path)
    assert caught.value.fault is Fault.DAMAGED


@pytest.mark.qt_log_level_fail("CRITICAL")
@pytest.mark.parametrize("kind", ["png", "jpg", "progressive jpg"])
def test_thousands_of_damaged_pictures_are_each_read_or_told(kind: str, tmp_path: Path) -> None:
    words, chance, path = Words(), random.Random(kind), tmp_path / "photo"
    whole = written(kind[-3:], noise(), is_progressive="progressive" in kind)
    told = 0
    for _ in range(3000):
        path.unlink(missing_ok=True)
        path.write_bytes(bent(whole, chance))
        try:
            assert photo_from(path).startswith(b"\xff\xd8\xff")
        except SaveError as error:
            said = picture_fault(words, error)
            assert said.startswith("photo is ")
            assert said.endswith(".")
            told += 1
    assert 300 < told < 2900
