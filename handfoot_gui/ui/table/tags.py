"""Where a tag hangs, on the line around what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from handfoot_gui.ui.table.items import TAG_LAYER, Mark, Pictures, Scale, picture_item
from handfoot_gui.ui.table.places import TablePlaces, ZonePlace

_INSIDE = (14.0, 6.0)
"""Between a tag and the edges of what it lies in, where there is much room and little."""
_STEP = 8.0
_HEAD = 28.0
"""The height of the head of a side."""


def _outline(zone: ZonePlace) -> tuple[QRectF, ...]:
    """What is drawn of *zone* where no card lies in it."""
    return () if zone.cards else (zone.rect,)


class Tags:
    """Makes the tags of one table, each with its *text* on a *fill*; all lengths are units."""

    def __init__(self, pictures: Pictures, scale: Scale) -> None:
        self._pictures = pictures
        self._scale = scale

    def below(
        self, rect: QRectF, fill: str, overlap: float, places: TablePlaces, text: str
    ) -> Mark:
        """A tag on the lower line around *rect*, within the table and above the prompt bar;
        *overlap* is how much of its height lies on *rect*."""
        picture = self._pictures.tag(text, fill, self._pictures.theme.on_accent, None)
        size = picture.deviceIndependentSize() / self._scale.k
        lowest = places.prompt_bar.top() if rect.top() < places.prompt_bar.top() else places.height
        y = min(rect.bottom() + 4 - size.height() * overlap, lowest - size.height())
        x = min(rect.center().x() - size.width() / 2, places.width - size.width() - 4)
        return Mark(picture_item(picture, self._scale.point(max(4.0, x), y), TAG_LAYER))

    def above(self, rect: QRectF, fill: str, text: str) -> Mark:
        """A tag on the upper line around *rect*, left of its middle, above which a tag of all
        that lies there may hang."""
        picture = self._pictures.tag(text, fill, self._pictures.theme.on_accent, None)
        size = picture.deviceIndependentSize() / self._scale.k
        x = rect.left() + rect.width() / 4 - size.width() / 2
        point = self._scale.point(max(4.0, x), rect.top() - size.height() * 0.7)
        return Mark(picture_item(picture, point, TAG_LAYER))

    def inside(
        self,
        rect: QRectF,
        fill: str,
        text: str,
        places: TablePlaces,
        tags: Sequence[QRectF] = (),
    ) -> Mark:
        """A tag within *rect* at its lower right, or as near to that as no card and no label of
        *places* lies and none of *tags* in the scene; where there is no such place, on the lower
        line."""
        picture = self._pictures.tag(text, fill, self._pictures.theme.on_accent, None)
        size = picture.deviceIndependentSize() / self._scale.k
        taken = [
            one
            for zone in places.zones.values()
            for one in (zone.label, *(place.rect for _, place in zone.cards), *_outline(zone))
            if one.intersects(rect)
        ]
        k = self._scale.k
        taken += [QRectF(one.topLeft() / k, one.size() / k) for one in tags]
        for inside in _INSIDE:
            x, y = (
                rect.right() - inside - size.width(),
                rect.bottom() - inside - size.height(),
            )
            while x >= rect.left() + inside:
                around = QRectF(QPointF(x, y), size).adjusted(-3, -3, 3, 3)
                if not any(one.intersects(around) for one in taken):
                    return Mark(picture_item(picture, self._scale.point(x, y), TAG_LAYER))
                x -= _STEP
        x, y = rect.right() - _INSIDE[0] - size.width(), rect.bottom() - 0.76 * size.height()
        return Mark(picture_item(picture, self._scale.point(x, y), TAG_LAYER))

    def clear_of_heads(self, rect: QRectF, fill: str, text: str, places: TablePlaces) -> Mark:
        """A tag below *rect*, a plate or a place: below its middle or one of its ends, where it
        lies on neither the name nor the points in the head of a side."""
        size = self._pictures.tag(
            text, fill, self._pictures.theme.on_accent, None
        ).deviceIndependentSize()
        half = size.width() / self._scale.k / 2
        heads = [
            self._scale.rect(QRectF(left, panel.top(), share * panel.width(), _HEAD))
            for panel in places.panels
            for left, share in (
                (panel.left(), 0.36), (panel.left() + 0.78 * panel.width(), 0.22)
            )
        ]  # fmt: skip
        middle = rect.center().x()
        tags = []
        for x in (middle, rect.left() + half, rect.right() - half):
            # Below "new", which hangs over the lower edge of cards.
            tag = self.below(rect.translated(x - middle, 0), fill, -0.4, places, text)
            lies = tag.item.sceneBoundingRect()
            if not any(head.intersects(lies) for head in heads):
                return tag
            tags.append(tag)
        return tags[0]
