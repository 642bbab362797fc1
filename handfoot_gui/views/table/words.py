"""The short texts on the table: labels, tags, buttons, and what a screen reader says of a zone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from handfoot_gui.engine.cards import Card, Rank
from handfoot_gui.engine.hand_and_foot import options
from handfoot_gui.model.table import SECOND_STOCK, Act, Move, Panel, Slip, Tag
from handfoot_gui.model.tables.hand_and_foot_values import (
    ActCode,
    DiscardsOwnRank,
    MakesDirty,
    Meter,
    Place,
    SideZone,
    SlotKind,
    TagCode,
)
from handfoot_gui.model.wording.hand_and_foot.terms import Term, term
from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.figures import figure
from handfoot_gui.views.table.furniture import Plate

_WORDS = Words(lambda context, text: QCoreApplication.translate(context, text), figure)


_SIZES_SHOWN = 4
"""Of a slot's piles: as many as lie beside one another."""


def card_name(card: Card) -> str:
    return _WORDS.card(card)


def rank_name(rank: Rank | None) -> str:
    return _WORDS.ranks(rank)


def listed(parts: Sequence[str]) -> str:
    return _WORDS.listed(parts)


def pile_term(word: str) -> Term:
    """What a complete meld is called at a table that says *word*."""
    return term(_WORDS, options.PileWord(word))


def slot_name(slot: SlotKind | None) -> str:
    match slot:
        case SlotKind.CLEAN:
            return QCoreApplication.translate("Table", "Clean")
        case SlotKind.DIRTY:
            return QCoreApplication.translate("Table", "Dirty")
        case SlotKind.WILD:
            return QCoreApplication.translate("Table", "Wild")
        case SlotKind.SEVENS:
            return QCoreApplication.translate("Table", "Sevens")
    return QCoreApplication.translate("Table", "Red 3s")


def slot_label(zone: SideZone) -> str:
    """ "Clean 1/2"; a slot that needs nothing has its name, and its count from two on."""
    name = slot_name(zone.slot)
    if zone.need is None:
        return f"{name} {figure(zone.count)}" if zone.count > 1 else name
    return f"{name} {figure(zone.count)}/{figure(zone.need)}"


def brief_slot_label(zone: SideZone) -> str:
    """ "clean", "clean 2": of what another side has, where there is little room."""
    name = slot_name(zone.slot).lower()
    return f"{name} {figure(zone.count)}" if zone.count > 1 else name


def pile_sizes(zone: SideZone, most: int = _SIZES_SHOWN) -> str:
    """ "7 · 9": the cards of a slot's last piles, where one has more than a complete meld needs."""
    sizes = [size - ladies for size, ladies in zip(zone.piles, zone.ladies, strict=True)]
    if max(sizes, default=0) <= zone.size:
        return ""
    return " · ".join(map(figure, sizes[-most:]))


def _piles_said(zone: SideZone) -> str:
    """What a screen reader says of a slot's piles besides their number."""
    parts = []
    if pile_sizes(zone):
        sizes = [size - ladies for size, ladies in zip(zone.piles, zone.ladies, strict=True)]
        text = QCoreApplication.translate("Table", "of {counts} cards")
        parts.append(text.format(counts=listed([figure(size) for size in sizes])))
    ladies = sum(zone.ladies)
    if ladies == 1:
        parts.append(QCoreApplication.translate("Table", "with 1 lady"))
    elif ladies:
        text = QCoreApplication.translate("Table", "with {count} ladies")
        parts.append(text.format(count=figure(ladies)))
    return "".join(f", {part}" for part in parts)


def zone_label(zone: SideZone) -> str:
    """The caption under stock, discard pile and foot."""
    count = figure(zone.count)
    match zone.place:
        case Place.STOCK if len(zone.piles) > 1:
            if zone.key == SECOND_STOCK:
                return ""
            text = QCoreApplication.translate("Table", "Stock {first} + {second}")
            return text.format(first=figure(zone.piles[0]), second=figure(zone.piles[1]))
        case Place.STOCK:
            return QCoreApplication.translate("Table", "Stock {count}").format(count=count)
        case Place.DISCARD:
            return QCoreApplication.translate("Table", "Discard pile {count}").format(count=count)
        case Place.FOOT:
            if zone.backs:
                return QCoreApplication.translate("Table", "Foot {count}").format(count=count)
            return ""
    return ""


def empty_text(zone: SideZone) -> str:
    """What stands in an empty outline."""
    match zone.place:
        case Place.NEW_MELD:
            return QCoreApplication.translate("Table", "new\nmeld")
        case Place.FOOT:
            return QCoreApplication.translate("Table", "in\nfoot")
    return ""


def taken(zone: SideZone) -> tuple[Card, ...]:
    """The cards a take of the discard pile would bring, its top card first."""
    return zone.cards[::-1][: zone.takes]


def take_brings(cards: Sequence[str]) -> str:
    """ "Take brings 9♦ and Q♣", of cards in signs or in words."""
    text = QCoreApplication.translate("Table", "Take brings {cards}")
    return text.format(cards=listed(cards))


def signs(cards: Iterable[Card]) -> list[str]:
    """Every card as short as can be: "9♦"."""
    return [_WORDS.sign(card) for card in cards]


def side_title(names: Sequence[str]) -> str:
    """ "Marta and Josip"."""
    return _WORDS.listed(names)


def side_points(panel: Panel, word: str) -> str:
    """What a side has, at the right of its title."""
    if not panel.is_down:
        return QCoreApplication.translate("Table", "not down yet")
    points = QCoreApplication.translate("Table", "on the table {points}").format(
        points=figure(panel.points)
    )
    if not panel.need:
        return points
    text = QCoreApplication.translate("Table", "{have} of {need} {piles}, {points}")
    return pile_term(word).put_into(
        text, have=figure(min(panel.piles, panel.need)), need=figure(panel.need), points=points
    )


def plate_cards(count: int, *, is_long: bool) -> str:
    if not is_long:
        return figure(count)
    if count == 1:
        return QCoreApplication.translate("Table", "1 card")
    return QCoreApplication.translate("Table", "{count} cards").format(count=figure(count))


def plate_foot(count: int) -> str:
    if not count:
        return QCoreApplication.translate("Table", "in foot")
    return QCoreApplication.translate("Table", "foot {count}").format(count=figure(count))


def shown_large(names: Sequence[str], *, is_own: bool) -> str:
    """What a screen reader says when one side's melds become large."""
    if is_own:
        text = QCoreApplication.translate("Table", "The own melds of {names} are large again.")
    else:
        text = QCoreApplication.translate("Table", "The melds of {names} are shown large.")
    return text.format(names=listed(names))


def plate_name(plate: Plate) -> str:
    """What a screen reader says of a player's plate: "Karl, next, 11 cards, foot 13"."""
    role = playing() if plate.is_playing else plate.role
    parts = (plate.name, role, plate_cards(plate.cards, is_long=True), plate_foot(plate.foot))
    return ", ".join(part for part in parts if part)


def playing() -> str:
    return QCoreApplication.translate("Table", "playing")


def new() -> str:
    return QCoreApplication.translate("Table", "new")


def meter_title() -> str:
    return QCoreApplication.translate("Table", "First meld")


def meter_sentence(meter: Meter) -> str:
    """ "Kings 30 and fives 15. 45 points are missing."."""
    if meter.is_pile:
        missing = meter.need - meter.have
        if missing > 0:
            text = QCoreApplication.translate("Table", "Seven at once: {count} are missing.")
            return text.format(count=figure(missing))
        return QCoreApplication.translate("Table", "That is enough.")
    parts = [f"{rank_name(rank)} {figure(points)}" for rank, points in meter.parts]
    whole = listed(parts)
    whole = whole[:1].upper() + whole[1:]
    missing = meter.need - meter.have
    if missing > 0:
        text = QCoreApplication.translate("Table", "{sum}. {points} points are missing.")
        return text.format(sum=whole, points=figure(missing))
    return QCoreApplication.translate("Table", "{sum}. That is enough.").format(sum=whole)


def about_cards(count: int) -> str:
    """What stands over the packet in the hand."""
    return QCoreApplication.translate("Table", "about {count}").format(count=figure(count))


def drag_up() -> str:
    """What stands over the deck before it is cut."""
    return QCoreApplication.translate("Table", "Drag the packet up")


def tag_text(tag: Tag, word: str) -> str:
    """The text of a tag at a table that calls a complete meld *word*."""
    count, pile = figure(tag.number), pile_term(word)
    match tag.code:
        case TagCode.CLEAN_PILE:
            return pile.put_into(QCoreApplication.translate("Table", "clean {pile}"))
        case TagCode.DIRTY_PILE:
            return pile.put_into(QCoreApplication.translate("Table", "dirty {pile}"))
        case TagCode.WILD_PILE:
            return pile.put_into(QCoreApplication.translate("Table", "wild {pile}"))
        case TagCode.SEVENS_PILE:
            return pile.put_into(QCoreApplication.translate("Table", "{pile} of sevens"))
        case TagCode.TAKE:
            return QCoreApplication.translate("Table", "Take {count}").format(count=count)
        case TagCode.MELD:
            return QCoreApplication.translate("Table", "{count} cards").format(count=count)
        case TagCode.DISCARD:
            return QCoreApplication.translate("Table", "Discard")
        case TagCode.SPLIT:
            return f"{count} + {figure(tag.second)}"
    return tag.text


def act_text(act: Act[Move], name: str) -> str:
    """The words on the button of *act*; *name* is the player's."""
    count = figure(act.number)
    match act.code:
        case ActCode.DRAW:
            return QCoreApplication.translate("Table", "Draw {count}").format(count=count)
        case ActCode.DRAW_EACH | ActCode.SPLIT:
            return QCoreApplication.translate("Table", "Draw from both")
        case ActCode.SPLIT_FIRST | ActCode.SPLIT_SECOND | ActCode.SPLIT_EVEN:
            text = QCoreApplication.translate("Table", "Draw {first} + {second}")
            return text.format(first=count, second=figure(act.second))
        case ActCode.GO_BACK:
            return QCoreApplication.translate("Table", "Go back")
        case ActCode.CUT:
            return QCoreApplication.translate("Table", "Lift about {count}").format(count=count)
        case ActCode.TAKE:
            return QCoreApplication.translate("Table", "Take {count}").format(count=count)
        case ActCode.LAY:
            return QCoreApplication.translate("Table", "Lay down")
        case ActCode.LAY_OUT:
            return QCoreApplication.translate("Table", "Lay out")
        case ActCode.DISCARD:
            return QCoreApplication.translate("Table", "Discard")
        case ActCode.END_TURN:
            return QCoreApplication.translate("Table", "End turn")
        case ActCode.ASK:
            text = QCoreApplication.translate("Table", "Ask: may {name} go out?")
            return text.format(name=name)
        case ActCode.YES:
            return QCoreApplication.translate("Table", "Answer yes")
        case ActCode.NO:
            return QCoreApplication.translate("Table", "Answer no")
        case ActCode.PUT_BACK:
            return QCoreApplication.translate("Table", "Put back")
        case ActCode.TAKE_ALL_BACK:
            return QCoreApplication.translate("Table", "Take all back")
    return act.text


def brief_act_text(act: Act[Move]) -> str:
    """Words for the same where the strip is crowded; empty where there are no shorter ones."""
    match act.code:
        case ActCode.DRAW_EACH:
            text = QCoreApplication.translate("Table", "Draw {first} + {second}")
            return text.format(first=figure(act.number), second=figure(act.second))
        case ActCode.SPLIT:
            return QCoreApplication.translate("Table", "Draw both")
        case ActCode.ASK:
            return QCoreApplication.translate("Table", "Ask to go out")
        case ActCode.TAKE_ALL_BACK:
            return QCoreApplication.translate("Table", "Take back")
    return ""


def act_said(act: Act[Move]) -> str:
    """What a screen reader says where the words on the button are signs."""
    if not act.second:
        return ""
    text = QCoreApplication.translate(
        "Table", "Draw {first} from the first stock pile and {second} from the second"
    )
    return text.format(first=figure(act.number), second=figure(act.second))


def act_key(code: StrEnum) -> str:
    """The key that presses a button besides Enter for the primary one."""
    match code:
        case ActCode.DRAW:
            return "D"
        case ActCode.DRAW_EACH | ActCode.SPLIT | ActCode.SPLIT_EVEN:
            return "B"
        case ActCode.SPLIT_FIRST:
            return "1"
        case ActCode.SPLIT_SECOND:
            return "2"
        case ActCode.DISCARD:
            return "X"
        case ActCode.ASK:
            return "G"
        case ActCode.YES:
            return "Y"
        case ActCode.NO:
            return "N"
        case ActCode.PUT_BACK | ActCode.TAKE_ALL_BACK | ActCode.GO_BACK:
            return escape()
    return ""


def enter() -> str:
    """The name of the Enter key on a button."""
    return QCoreApplication.translate("Table", "Enter")


def escape() -> str:
    """The name of the Escape key on a button."""
    return QCoreApplication.translate("Table", "Esc")


def space() -> str:
    """The name of the space bar on a button."""
    return QCoreApplication.translate("Table", "Space")


def slip_prompt(slip: Slip) -> str:
    """What a costly slip would cost, to follow the player's name: "this makes … dirty."."""
    match slip:
        case MakesDirty(rank):
            text = QCoreApplication.translate("Table", "a wild makes the clean {ranks} dirty.")
            return text.format(ranks=rank_name(rank))
        case DiscardsOwnRank(card):
            text = QCoreApplication.translate("Table", "{card} fits a meld of the own side.")
            return text.format(card=_WORDS.the_card(card))
    raise AssertionError(f"no words for {slip}")


def slip_verbs(slip: Slip) -> tuple[str, str]:
    """The two buttons of a warning: go on, or not."""
    match slip:
        case MakesDirty():
            return (
                QCoreApplication.translate("Table", "Make it dirty"),
                QCoreApplication.translate("Table", "Keep it clean"),
            )
        case DiscardsOwnRank():
            return (
                QCoreApplication.translate("Table", "Discard it"),
                QCoreApplication.translate("Table", "Keep it"),
            )
    raise AssertionError(f"no words for {slip}")


def zone_name(zone: SideZone, owner: str) -> str:
    """What a screen reader says of a zone."""
    count = figure(zone.count)
    match zone.place:
        case Place.STOCK if len(zone.piles) > 1:
            text = QCoreApplication.translate("Table", "First stock pile, {count} cards")
            if zone.key == SECOND_STOCK:
                text = QCoreApplication.translate("Table", "Second stock pile, {count} cards")
            return text.format(count=count)
        case Place.STOCK | Place.DISCARD:
            label = zone_label(zone)
            if zone.cards:
                text = QCoreApplication.translate("Table", "{label}, {card} on top")
                label = text.format(label=label, card=card_name(zone.cards[-1]))
            if zone.takes:
                return f"{label}, {take_brings([card_name(card) for card in taken(zone)])}"
            return label
        case Place.FOOT:
            return zone_label(zone) or QCoreApplication.translate("Table", "Foot picked up")
        case Place.NEW_MELD:
            return QCoreApplication.translate("Table", "New meld")
        case Place.SLOT:
            if zone.need is None:
                return f"{owner}: {slot_name(zone.slot)} {count}{_piles_said(zone)}"
            return f"{owner}: {slot_label(zone)}{_piles_said(zone)}"
        case Place.MELD:
            text = QCoreApplication.translate("Table", "{owner}: {count} {ranks}")
            if zone.provisional and len(zone.provisional) == len(zone.cards):
                text = QCoreApplication.translate("Table", "Laid out: {count} {ranks}")
            name = text.format(owner=owner, count=count, ranks=rank_name(zone.rank))
            if zone.rank is not None and zone.wilds:
                with_wilds = QCoreApplication.translate("Table", "{meld}, {wilds} of them wild")
                return with_wilds.format(meld=name, wilds=figure(zone.wilds))
            return name
        case Place.HAND:
            return QCoreApplication.translate("Table", "Hand, {count} cards").format(count=count)
    return ""


def hand_card_name(name: str, *, is_new: bool, is_lifted: bool) -> str:
    """ "nine of diamonds, new"."""
    parts = [name]
    if is_new:
        parts.append(new())
    if is_lifted:
        parts.append(QCoreApplication.translate("Table", "lifted"))
    return ", ".join(parts)
