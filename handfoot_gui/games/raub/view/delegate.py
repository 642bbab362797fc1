"""What Raub looks like on the table."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPixmap

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import PLAYER
from handfoot_gui.core.table import Table
from handfoot_gui.games.raub.presenter.scene import REFE, TRUMPS, Place, RaubScene
from handfoot_gui.games.raub.view.layout import RaubPlaces, lay_out
from handfoot_gui.games.raub.view.painting import TABLE_WORDS, RaubPainting
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Term, Viewport, badge_key
from handfoot_gui.ui.table.from_afar import Standing
from handfoot_gui.ui.table.items import (
    RING_LAYER,
    TAG_LAYER,
    Mark,
    Pictures,
    picture_item,
    ring,
)
from handfoot_gui.ui.table.places import CardPlace, TablePlaces
from handfoot_gui.ui.widgets.theme import with_suit_signs
from handfoot_gui.ui.widgets.vocabulary import WORDS

translate = QCoreApplication.translate


class RaubDelegate(GameDelegate):
    """The trick between two columns of seats, trumps lower left, Refe lower right, the hand
    below."""

    game = "raub"
    words = TABLE_WORDS

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        assert isinstance(table, RaubScene)
        return lay_out(table, viewport)

    def paint(self, brush: TablePainter, background: Background) -> None:
        RaubPainting(brush, background).paint()

    def card_style(self, style: CardStyle, preferences: Preferences) -> CardStyle:
        return with_suit_signs(style, preferences)

    def waits_until_cleared(self, table: Table) -> bool:
        assert isinstance(table, RaubScene)
        # Before the play the title stands above talon and upcards, where nothing flies.
        return bool(table.title) and not table.is_before_play

    def marks(self, background: Background, pictures: Pictures) -> list[Mark]:
        table, places = background.table, background.places
        assert isinstance(table, RaubScene)
        assert isinstance(places, RaubPlaces)
        made: list[Mark] = []
        for zone in table.zones:
            for card, place in places.zones[zone.key].cards if zone.key in places.zones else ():
                if zone.place is Place.PAST and card in table.past_best:
                    made.append(_won(pictures, card, place.rect))
                elif zone.place is Place.TRICK and card in (table.winning, table.led):
                    made += _in_trick(pictures, table, places.square, card, place)
        return made

    def standing(self, table: Table, badge: PlayerBadge) -> Standing:
        """The score, what is owed or was won, who deals, and how many cards were changed."""
        assert isinstance(table, RaubScene)
        if badge.seat >= len(table.players):
            return Standing()
        player = table.players[badge.seat]
        dealer = translate("Common", "dealer") if player.is_dealer else ""
        said = (player.owed_brief or player.line, dealer, player.changed)
        return Standing(total=player.score, words=tuple(filter(None, said)))

    def read(self, background: Background) -> list[QRectF]:
        """The panels in the corners, the own badge, why cards are pale, and the head of the
        square."""
        places = background.places
        assert isinstance(places, RaubPlaces)
        head = QRectF(places.square.left(), places.square.top(), places.square.width(), 34)
        return [places.trumps, places.refe, places.own, places.reason, head]

    def terms(self, background: Background) -> list[Term]:
        """Besides those of every table the two panels and the own badge."""
        found, places = super().terms(background), background.places
        assert isinstance(places, RaubPlaces)
        if not places.is_covered:
            found += [Term(TRUMPS, places.trumps, TRUMPS), Term(REFE, places.refe, REFE)]
        own = places.own if places.afar is None else places.afar
        return [*found, Term(PLAYER, own, badge_key(background.table.seat))]


def _won(pictures: Pictures, card: Card, rect: QRectF) -> Mark:
    """A line around the *card* that won a trick looked at again."""
    k = pictures.scale.k
    around = pictures.scale.rect(rect.adjusted(-2.5, -2.5, 2.5, 2.5))
    return Mark(ring(around, 5 * k, pictures.theme.best, 2.5 * k, RING_LAYER), (card,))


def _in_trick(
    pictures: Pictures, table: RaubScene, square: QRectF, card: Card, place: CardPlace
) -> Iterator[Mark]:
    """What is marked of the *card* that led to the trick or wins it, and its tag."""
    theme, scale, k = pictures.theme, pictures.scale, pictures.scale.k
    fill = theme.possible
    if card is table.winning:
        fill = theme.best
        around = scale.rect(place.rect.adjusted(-3, -3, 3, 3))
        # Below a card that lies over a corner of this one.
        yield Mark(pictures.glow_around(around, 8 * k, place.layer + 0.5), (card,))
        yield Mark(ring(around, 8 * k, fill, 3 * k, place.layer + 0.6), (card,))
    text = WORDS.row(TABLE_WORDS.card_tags(card, table))
    if text:
        tag, at = _tag(pictures, text, fill, place.rect, square)
        yield Mark(picture_item(tag, scale.point(at.x(), at.y()), TAG_LAYER - 2), (card,))


def _tag(
    pictures: Pictures, text: str, fill: str, card: QRectF, square: QRectF
) -> tuple[QPixmap, QRectF]:
    """A tag wholly above a card, and where it lies in units: inside *square*, as beside it others'
    words stand."""
    tag = pictures.tag(text, fill, pictures.theme.on_accent, None)
    wide, high = (some / pictures.scale.k for some in tag.deviceIndependentSize().toTuple())
    x = max(square.left(), min(card.center().x() - wide / 2, square.right() - wide))
    return tag, QRectF(x, card.top() - high - 7, wide, high)
