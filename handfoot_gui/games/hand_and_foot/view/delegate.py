"""What Hand and Foot looks like on the table, and what is said of it there."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import (
    DISCARD,
    NEW_MELD,
    Action,
    Amount,
    Move,
    MoveWarning,
    Table,
    Tag,
    Zone,
    side_key,
)
from handfoot_gui.core.text.log import end_in_sight
from handfoot_gui.games.hand_and_foot.agreements import Agreement
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FIRST_MELD,
    SECOND_STOCK,
    ActCode,
    BreaksAgreement,
    DiscardsOwnRank,
    DiscardsWild,
    EndsDeal,
    HandAndFootScene,
    MakesDirty,
    Place,
    SideZone,
    TagCode,
)
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.view import painted
from handfoot_gui.games.hand_and_foot.view.backdrop import (
    Backdrop,
    deck_pictures,
    has_sizes_below,
    label_widths,
)
from handfoot_gui.games.hand_and_foot.view.layout import lay_out
from handfoot_gui.games.hand_and_foot.view.side_layout import SidePlaces, Wishes, is_worded
from handfoot_gui.ui.art.palette import CardStyle
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import Background, TablePainter
from handfoot_gui.ui.table.delegate import GameDelegate, Term, Viewport
from handfoot_gui.ui.table.items import TAG_LAYER, Mark, Pictures, Scale, picture_item
from handfoot_gui.ui.table.places import TablePlaces
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.theme import Theme
from handfoot_gui.ui.widgets.vocabulary import WORDS

_SIZE_LAYER: Final = 90
_KEYS: Final[dict[StrEnum, str]] = {
    **dict.fromkeys((ActCode.DRAW, ActCode.DRAW_LAST), "D"),
    **dict.fromkeys((ActCode.DRAW_EACH, ActCode.SPLIT, ActCode.SPLIT_EVEN), "B"),
    ActCode.SPLIT_FIRST: "1",
    ActCode.SPLIT_SECOND: "2",
    **dict.fromkeys((ActCode.CUT, ActCode.TAKE, ActCode.LAY, ActCode.LAY_OUT), "L"),
    ActCode.DISCARD: "X",
    ActCode.END_TURN: "E",
    ActCode.ASK: "G",
    ActCode.YES: "Y",
    ActCode.NO: "N",
}
"""The keys that press buttons, besides Enter for the primary one."""


class HandAndFootDelegate(GameDelegate):
    """Sides with their melds and piles, stock and discard pile, hand and foot."""

    game = "hand-and-foot"

    def lay_out(self, table: Table, viewport: Viewport) -> TablePlaces:
        assert isinstance(table, HandAndFootScene)
        wishes = Wishes(
            card_factor=viewport.card_factor,
            label_widths=label_widths(table, viewport.large),
            has_new_meld=viewport.has_new_meld,
            large=viewport.large,
            badges=viewport.badges,
        )
        return lay_out(viewport.width, viewport.height, table, wishes)

    def paint(self, brush: TablePainter, background: Background) -> None:
        Backdrop(brush, background).paint()

    def marks(self, background: Background, pictures: Pictures) -> list[Mark]:
        """The sizes of piles upon them, where there is no room below, the longest that fits; and
        on the stock how soon it is used up."""
        theme, scale = pictures.theme, pictures.scale
        made: list[Mark] = []
        before = QRectF()
        places = background.places
        assert isinstance(background.table, HandAndFootScene)
        assert isinstance(places, SidePlaces)
        stocks = [zone for zone in background.table.zones if zone.place is Place.STOCK]
        rects = [places.zones[zone.key].rect for zone in stocks if zone.key in places.zones]
        if rects and (sight := end_in_sight(WORDS, stocks[0].rounds, is_brief=True)):
            picture = pictures.tag(sight, theme.possible, theme.on_accent, theme.zone)
            wide = picture.deviceIndependentSize().width() / scale.k
            left = max(2.0, rects[0].united(rects[-1]).center().x() - wide / 2)
            top = rects[0].top() + 6
            made.append(Mark(picture_item(picture, scale.point(left, top), TAG_LAYER)))
        for zone in background.table.zones:
            if (
                zone.place is not Place.SLOT
                or zone.key not in places.zones
                or not painted.pile_sizes(zone)
                or has_sizes_below(places, zone)
                or is_worded(places.zones[zone.key])
            ):
                continue
            rect = scale.rect(places.zones[zone.key].rect)
            for most in (4, 3, 2, 1):
                text = painted.pile_sizes(zone, most)
                picture = pictures.tag(text, theme.zone, theme.on, theme.on)
                size = picture.deviceIndependentSize()
                if size.width() <= rect.width() + 6 * scale.k:
                    break
            where = QRectF(0, 0, size.width(), size.height())
            where.moveCenter(rect.center())
            where.moveBottom(rect.bottom())
            if where.intersects(before):
                where.moveBottom(before.top() - 1)
            before = where
            made.append(Mark(picture_item(picture, where.topLeft(), _SIZE_LAYER)))
        return made

    def amount_items(
        self,
        amount: Amount,
        chosen: int,
        place: QRectF,
        theme: Theme,
        style: CardStyle,
        scale: Scale,
    ) -> list[QGraphicsItem]:
        return deck_pictures(place, amount, chosen, theme, style, scale)

    def new_meld(self, side: int | None) -> Zone:
        return SideZone(NEW_MELD, Place.NEW_MELD, side)

    def term(self, zone: Zone) -> str:
        assert isinstance(zone, SideZone)
        return zone.slot or zone.place

    def terms(self, background: Background) -> list[Term]:
        """Besides those of every table what a side that is not down yet needs."""
        found, places = super().terms(background), background.places
        assert isinstance(places, SidePlaces)
        for panel, rect in zip(background.table.panels, places.panels, strict=True):
            title = QRectF(rect.left() + 12, rect.top() + 4, rect.width() - 24, 26)
            # Set as close as can be, a side has no title.
            if not panel.is_down and places.has_titles:
                found.append(Term(FIRST_MELD, title, side_key(panel.side)))
        return found

    def zone_name(self, zone: Zone, owner: str) -> str:
        assert isinstance(zone, SideZone)
        count, cards = zone.count, painted.badge_cards(zone.count, is_long=True)
        match zone.place:
            case Place.STOCK if len(zone.piles) > 1:
                text = translate("Table", "First stock pile, {cards}")
                if zone.key == SECOND_STOCK:
                    text = translate("Table", "Second stock pile, {cards}")
                return filled(text, cards=cards)
            case Place.STOCK | Place.DISCARD:
                label = painted.zone_label(zone)
                if zone.cards:
                    text = translate("Table", "{label}, {card} on top")
                    label = filled(text, label=label, card=labels.card_name(zone.cards[-1]))
                brings = _take_brings(zone, labels.card_name)
                said = (label, brings, end_in_sight(WORDS, zone.rounds))
                return WORDS.row(list(filter(None, said)))
            case Place.FOOT:
                return painted.zone_label(zone) or translate("Table", "Foot picked up")
            case Place.NEW_MELD:
                return translate("Table", "New meld")
            case Place.SLOT:
                label = WORDS.row([painted.slot_label(zone, least=0), *_piles_said(zone)])
                return filled(translate("Table", "{owner}: {label}"), owner=owner, label=label)
            case Place.MELD:
                text = translate("Table", "{owner}: {number} {ranks}", "", count)
                if zone.provisional and len(zone.provisional) == len(zone.cards):
                    text = translate("Table", "Laid out: {number} {ranks}", "", count)
                ranks, wilds = labels.rank_name(zone.rank), zone.wilds
                name = filled(text, owner=owner, number=count, ranks=ranks)
                if zone.rank is not None and wilds:
                    text = translate("Table", "{meld}, {number} of them wild", "", wilds)
                    return filled(text, meld=name, number=wilds)
                return name
            case Place.HAND:
                return filled(translate("Table", "Hand, {cards}"), cards=cards)
        return ""

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        return painted.badge_name(badge)

    def remark(self, zone: Zone) -> str:
        assert isinstance(zone, SideZone)
        return _take_brings(zone, WORDS.sign) if zone.key == DISCARD else ""

    def tag_text(self, tag: Tag, table: Table) -> str:
        assert isinstance(table, HandAndFootScene)
        n = tag.number
        texts: dict[StrEnum | None, str] = {
            TagCode.TAKE: translate("Table", "Take {number}", "", n),
            TagCode.MELD: translate("Table", "{number} of {total}"),
            TagCode.CARDS: painted.badge_cards(n, is_long=True),
            TagCode.LACKS: translate("Table", "{number} more", "cards", n),
            TagCode.MAKES_DIRTY: translate("Table", "makes it dirty"),
            TagCode.MELDS: translate("Table", "{number} meld(s), {cards}", "", n),
            TagCode.DISCARD: translate("Table", "Discard", "verb"),
            TagCode.FITS_MELD: translate("Table", "fits a meld"),
            TagCode.SPLIT: f"{figure(n)} + {figure(tag.second)}",
        }
        piles: dict[StrEnum | None, str] = {
            TagCode.COMPLETES_CLEAN: translate("Table", "completes a clean {pile}"),
            TagCode.COMPLETES_DIRTY: translate("Table", "completes a dirty {pile}"),
            TagCode.COMPLETES_WILD: translate("Table", "completes a wild {pile}"),
            TagCode.COMPLETES_SEVENS: translate("Table", "completes a {pile} of sevens"),
        }
        if tag.code in piles:
            return painted.pile_term(table.pile_word).put_into(piles[tag.code])
        if tag.code not in texts:
            return tag.text
        cards = painted.badge_cards(tag.second, is_long=True)
        return filled(texts[tag.code], number=n, total=PILE_SIZE, cards=cards)

    def brief_tag_text(self, tag: Tag, table: Table) -> str:
        is_counted = tag.code in (TagCode.MELD, TagCode.CARDS, TagCode.MELDS)
        return figure(tag.second or tag.number) if is_counted else self.tag_text(tag, table)

    def act_text(self, act: Action[Move], name: str) -> str:
        n, two = act.number, translate("Table", "Draw {first} + {second}")
        last = translate("Table", "Draw the last (card|{number})", "", n)
        texts: dict[StrEnum, str] = {
            ActCode.DRAW: translate("Table", "Draw {number}", "", n),
            ActCode.DRAW_LAST: last if n else translate("Table", "End the deal"),
            ActCode.DRAW_EACH: translate("Table", "Draw from both"),
            ActCode.SPLIT: translate("Table", "Draw from both"),
            **dict.fromkeys((ActCode.SPLIT_FIRST, ActCode.SPLIT_SECOND, ActCode.SPLIT_EVEN), two),
            ActCode.GO_BACK: translate("Table", "Go back"),
            ActCode.CUT: translate("Table", "Lift about {number}", "", n),
            ActCode.TAKE: translate("Table", "Take {number}", "", n),
            ActCode.LAY: translate("Table", "Lay down"),
            ActCode.LAY_OUT: translate("Table", "Lay out"),
            ActCode.DISCARD: translate("Table", "Discard", "verb"),
            ActCode.END_TURN: translate("Table", "End turn"),
            ActCode.ASK: translate("Table", "Ask: may {name} go out?"),
            ActCode.YES: translate("Table", "Answer yes"),
            ActCode.NO: translate("Table", "Answer no"),
            ActCode.PUT_BACK: translate("Common", "Put back"),
            ActCode.TAKE_ALL_BACK: translate("Table", "Take all back"),
        }
        if act.code not in texts:
            return act.text
        person = WORDS.person(name)
        return filled(texts[act.code], number=n, first=n, second=act.second, name=person)

    def brief_act_text(self, act: Action[Move]) -> str:
        two = translate("Table", "Draw {first} + {second}")
        texts: dict[StrEnum, str] = {
            ActCode.DRAW_EACH: filled(two, first=act.number, second=act.second),
            ActCode.SPLIT: translate("Table", "Draw both"),
            ActCode.ASK: translate("Table", "Ask to go out"),
            ActCode.TAKE_ALL_BACK: translate("Table", "Take back"),
        }
        return texts.get(act.code, "")

    def act_spoken(self, act: Action[Move]) -> str:
        text = translate(
            "Table", "Draw {first} from the first stock pile and {second} from the second"
        )
        return filled(text, first=act.number, second=act.second) if act.second else ""

    def act_key(self, act: Action[Move]) -> str:
        if act.code in (ActCode.PUT_BACK, ActCode.TAKE_ALL_BACK, ActCode.GO_BACK):
            return "Esc"
        return _KEYS.get(act.code, "")

    def warning_prompt(self, warning: MoveWarning) -> str:
        match warning:
            case MakesDirty(rank, is_agreed):
                text = translate("Table", "a wild makes the clean {ranks} dirty.")
                if is_agreed:
                    text = translate("Table", "the {ranks} were to stay clean, as agreed.")
                return filled(text, ranks=labels.rank_name(rank))
            case BreaksAgreement(agreement):
                return _agreement_broken(agreement)
            case DiscardsOwnRank(card):
                text = translate("Table", "{card} fits a meld of the own side.")
                return filled(text, card=WORDS.the_card(card))
            case DiscardsWild(card):
                text = translate("Table", "{card} is wild and goes with nearly every meld.")
                return filled(text, card=WORDS.the_card(card))
            case EndsDeal():
                return translate("Table", "this ends the deal, and it cannot be taken back.")
        raise AssertionError(f"no words for {warning}")

    def warning_verbs(self, warning: MoveWarning) -> tuple[str, str]:
        match warning:
            case MakesDirty():
                return translate("Table", "Make it dirty"), translate("Table", "Keep it clean")
            case EndsDeal():
                return translate("Table", "End the deal"), translate("Common", "Play on")
            case DiscardsOwnRank() | DiscardsWild():
                return translate("Table", "Discard it"), translate("Table", "Keep it")
            case BreaksAgreement():
                return translate("Table", "Do it all the same"), translate("Table", "Keep to it")
        raise AssertionError(f"no words for {warning}")


def _agreement_broken(agreement: Agreement) -> str:
    """What was agreed on instead, to follow the player's name and a comma."""
    return {
        Agreement.CLEAN_MELDS: translate("Table", "clean melds were to stay clean, as agreed."),
        Agreement.WILD_PILE: translate("Table", "wilds are for the wild meld, as agreed."),
        Agreement.FOOT_FIRST: translate("Table", "more fits: the foot comes first, as agreed."),
        Agreement.OUT_IN_FOOT: translate("Table", "as agreed, all get into the foot first."),
        Agreement.OUT_CLOSED: translate(
            "Table", "as agreed, melds of five or six are closed first."
        ),
        Agreement.OUT_AHEAD: translate(
            "Table", "as agreed, nobody goes out while behind in points."
        ),
    }[agreement]


def _piles_said(zone: SideZone) -> list[str]:
    """What a screen reader says of a slot's piles besides their number."""
    parts = []
    if painted.pile_sizes(zone):
        sizes = [size - ladies for size, ladies in zip(zone.piles, zone.ladies, strict=True)]
        last, counts = sizes[-1], labels.listed([figure(size) for size in sizes])
        parts.append(filled(translate("Table", "of {counts} card(s)", "", last), counts=counts))
    ladies = sum(zone.ladies)
    if ladies:
        text = translate("Table", "with {number} (lady|ladies)", "", ladies)
        parts.append(filled(text, number=ladies))
    return parts


def _take_brings(zone: SideZone, name: Callable[[Card], str]) -> str:
    """ "Take brings 9♦ and Q♣", the top card first; where the pile cannot be taken now, only what
    lies there, and nothing where nobody may look."""
    cards = zone.cards[::-1][: zone.takes] if zone.is_told else ()
    text = translate("Table", "From the top: {cards}")
    if zone.is_offered:
        text = translate("Table", "Take brings {cards}")
    return filled(text, cards=labels.listed(list(map(name, cards)))) if cards else ""
