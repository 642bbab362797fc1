"""Photos of people as pictures: what is read is a JPEG or PNG picture, and nothing else."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

JPEG: Final = b"\xff\xd8\xff"
"""What a JPEG picture begins with."""
_SIDE: Final = 256
"""Pixels across a photo as it is kept."""


def kept_photo(content: bytes) -> QImage:
    """The photo *content*, as `widgets.photo_files` makes them; null where it is anything else."""
    if not content.startswith(JPEG):
        return QImage()
    found, _ = middle_of(b"jpeg", content, QSize(_SIDE, _SIDE))
    return found


def middle_of(kind: bytes, content: bytes, most: QSize | None = None) -> tuple[QImage, str]:
    """The middle square of the picture *content*, which is of that *kind* and is tried as no other
    one, or nothing and what is wrong; none that is larger than *most*."""
    held = QByteArray(content)
    device = QBuffer(held)
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(device, QByteArray(kind))
    try:
        reader.setAutoDetectImageFormat(False)
        size = reader.size()
        if not size.isValid() or (most is not None and size.boundedTo(most) != size):
            return QImage(), reader.errorString()
        # It is made smaller while it is read, and turned upright in the end: the middle stays.
        across = min(_SIDE, size.width(), size.height())
        scaled = size.scaled(across, across, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        reader.setScaledSize(scaled)
        left, top = (scaled.width() - across) // 2, (scaled.height() - across) // 2
        reader.setScaledClipRect(QRect(left, top, across, across))
        reader.setAutoTransform(True)
        return reader.read(), reader.errorString()
    finally:
        # It looks at its device once more when it goes.
        del reader
