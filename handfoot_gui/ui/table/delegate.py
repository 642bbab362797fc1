"""What one game looks like on the table: its layout, and what is painted below the cards."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import PLAYER
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import (
    HAND,
    Amount,
    Table,
    Target,
    Zone,
)
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.from_afar import Standing
from handfoot_gui.ui.table.items import Legend, Mark, Pictures, Scale
from handfoot_gui.ui.table.places import TablePlaces, ZonePlace
from handfoot_gui.ui.widgets.theme import Theme


class Opening(Struct, frozen=True):
    """A row in which there is to be room for cards that are held over it."""

    key: str
    index: int
    """How many of its cards lie before the room."""
    count: int
    """How many cards it is for."""


class Viewport(Struct, frozen=True):
    """What besides the table decides about places; sizes are in units."""

    width: float
    height: float
    badges: int = 3
    """Players but the one whose hand is shown."""
    card_factor: float = 1.0
    """1.25 where the household wants large cards in the hand."""
    has_new_meld: bool = False
    """A drop beside the melds would begin a new one."""
    large: int = 0
    """The side whose part is shown large."""
    opening: Opening | None = None
    least_bar: float = 0.0
    """So high the prompt bar is at least."""
    sizes: tuple[float, ...] = ()
    """The `TablePlaces.sizes` of the arrangement before, where they are to change seldom."""
    turned_up: tuple[int, ...] = ()
    """How many cards each hand has that is turned up where the own hand lay; none while a deal
    goes on."""
    sorts: bool = False
    """Whoever plays may choose at the table how the hand is sorted."""
    bar: QRectF | None = None
    """What is free for the seats in the bar over the table, above its upper edge; None: they stand
    on the table."""
    shows_hand: bool = True
    """False: everybody looks at the table from afar; see `frame_of`."""
    has_tray: bool = False
    """There is a tray for what somebody lifts on a phone, in the place of the hand."""


class Term(Struct, frozen=True):
    """A word on the table that can be explained."""

    code: str
    """What the game's presenter calls it."""
    rect: QRectF
    """Where it stands, in units; an empty one where only the keyboard finds it."""
    key: str
    """Of the zone, or of the badge, that it belongs to."""


def badge_key(seat: Seat) -> str:
    """What a reader, and an explanation, calls the badge of *seat*."""
    return f"badge{seat}"


class GameDelegate(ABC):
    """One game's looks. Every method is pure but for painting."""

    game: ClassVar[str]
    words: ClassVar[TableWords]
    """What is said at the table, in the window's vocabulary."""

    @abstractmethod
    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        """Places of everything; the hand's zone must be among them."""

    @abstractmethod
    def paint(self, brush: TablePainter, background: Background) -> None:
        """What lies still under the cards; the colour of the table is painted already."""

    def card_style(self, style: CardStyle, preferences: Preferences) -> CardStyle:
        """How the cards of this game are drawn for a household that likes *preferences*."""
        return style

    def waits_until_cleared(self, table: Table) -> bool:
        """Whether something is read where cards fly that leave the table: it comes after them."""
        return False

    def marks(self, background: Background, pictures: Pictures) -> list[Mark]:
        """What lies over the cards, made anew with every arrangement."""
        return []

    def legend(self, table: Table, name: str) -> tuple[Legend, ...]:
        """What the bars over cards of the table mean, as long as there are any; *name* looks at
        it."""
        return ()

    def read(self, background: Background) -> list[QRectF]:
        """Where something is read on the table besides cards, labels and badges."""
        return []

    def seats_for_bar(self, table: Table, others: int) -> tuple[int, int]:
        """How many seats of *table* a bar over it would have at least, and where it has much room,
        if so many *others* play; 0 for a table that has no use for that."""
        del table
        return others, others

    turns_up_in_zones: ClassVar[bool] = False
    """Each hand that is turned up has a zone of its own, where there is room for that."""

    def standing(self, table: Table, badge: PlayerBadge) -> Standing:
        """What is said of a player on a plate of a table without hands."""
        return Standing()

    marks_what_came: ClassVar[bool] = True
    """What others put onto the table is marked where it could not be followed; a game whose own
    marks always say so has False."""

    amount_step: ClassVar[float] = 2.4
    """How many units the pointer rises for one more of what `Table.amount` asks for."""

    def amount_items(
        self,
        amount: Amount,
        chosen: int,
        place: QRectF,
        theme: Theme,
        style: CardStyle,
        scale: Scale,
    ) -> list[QGraphicsItem]:
        """What is dragged up in *place* (units) while *chosen* is held; 0: nothing yet."""
        return []

    def target_rect(self, target: Target, place: ZonePlace) -> QRectF:
        """What the line of a target goes around."""
        if target.index is not None and target.index in place.gaps:
            return place.gaps[target.index]
        return place.rect

    def term(self, zone: Zone) -> str:
        """The code of the word that stands beside *zone*."""
        return zone.place

    def terms(self, background: Background) -> list[Term]:
        """The words on the table that can be explained: the label of every zone, with the
        outline of an empty one, and the badges."""
        found, new = [], background.new_meld
        for zone in (*background.table.zones, *([new] if new is not None else [])):
            place = background.places.zones.get(zone.key)
            if place is None or zone.key == HAND:
                continue
            rect = place.label
            if not zone.cards and not zone.backs and not zone.is_stock:
                rect = rect.united(place.rect)
            found.append(Term(self.term(zone), rect, zone.key))
        badges = background.seat_row
        return found + [Term(PLAYER, rect, badge_key(badge.seat)) for badge, rect in badges]


class Layouts:
    """The last layouts of a table: a gesture goes back to what it began with, what it was held
    over, and what it leaves."""

    def __init__(self) -> None:
        self._known: tuple[tuple[tuple[Table, Viewport], TablePlaces], ...] = ()
        """The newest first."""
        self.least_bar = 0.0
        """So high the prompt bar is at least, in units: where somebody speaks in its place."""
        self._sizes: dict[tuple[int | None, int], tuple[float, ...]] = {}
        """Of the last one, by the own side and the large one."""

    def forget(self) -> None:
        """Something else than table and viewport has changed."""
        self._known = ()
        self._sizes = {}

    def of(
        self, delegate: GameDelegate, table: Table, viewport: Viewport, *, keeps_sizes: bool = True
    ) -> TablePlaces:
        """Where *delegate* lays all of *table*; what lay there a moment ago lies there again."""
        viewport = replace(viewport, least_bar=self.least_bar)
        side = table.own_side, viewport.large
        for asked, places in self._known:
            if asked == (table, viewport):
                self._sizes[side] = places.sizes
                return places
        before = self._sizes.get(side, ()) if keeps_sizes else ()
        places = delegate.lay_out(table, replace(viewport, sizes=before) if before else viewport)
        self._known = (((table, viewport), places), *self._known[:2])
        self._sizes[side] = places.sizes
        return places
