"""What is said of Hand and Foot at the table: acts, tags, costly slips, and zones for a reader."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import Action, Move, MoveWarning, Tag
from handfoot_gui.games.hand_and_foot.presenter.values import (
    SECOND_STOCK,
    ActCode,
    DiscardsOwnRank,
    MakesDirty,
    Place,
    SideZone,
    TagCode,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import PileWord
from handfoot_gui.games.hand_and_foot.view import painted
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.prompt_bar import PlayerBadge
from handfoot_gui.ui.widgets.figures import figure


def _piles_said(zone: SideZone) -> str:
    """What a screen reader says of a slot's piles besides their number."""
    parts = []
    if painted.pile_sizes(zone):
        sizes = [size - ladies for size, ladies in zip(zone.piles, zone.ladies, strict=True)]
        text = QCoreApplication.translate("Table", "of {counts} cards")
        parts.append(text.format(counts=labels.listed([figure(size) for size in sizes])))
    ladies = sum(zone.ladies)
    if ladies == 1:
        parts.append(QCoreApplication.translate("Table", "with 1 lady"))
    elif ladies:
        text = QCoreApplication.translate("Table", "with {count} ladies")
        parts.append(text.format(count=figure(ladies)))
    return "".join(f", {part}" for part in parts)


def taken(zone: SideZone) -> tuple[Card, ...]:
    """The cards a take of the discard pile would bring, its top card first."""
    return zone.cards[::-1][: zone.takes] if zone.is_told else ()


def take_brings(zone: SideZone, cards: Sequence[str]) -> str:
    """ "Take brings 9♦ and Q♣", of cards in signs or in words; where the pile cannot be taken
    now, only what lies there."""
    text = QCoreApplication.translate("Table", "From the top: {cards}")
    if zone.is_offered:
        text = QCoreApplication.translate("Table", "Take brings {cards}")
    return text.format(cards=labels.listed(cards))


def signs(cards: Iterable[Card]) -> list[str]:
    """Every card as short as can be: "9♦"."""
    return [labels.WORDS.sign(card) for card in cards]


def badge_name(badge: PlayerBadge) -> str:
    """What a screen reader says of a player's badge: "Karl, next, 11 cards, foot 13"."""
    role = labels.playing() if badge.is_playing else badge.role
    parts = (
        badge.name,
        role,
        painted.badge_cards(badge.cards, is_long=True),
        painted.badge_foot(badge.reserve) if badge.has_reserve_dealt else "",
    )
    return ", ".join(part for part in parts if part)


def tag_text(tag: Tag, word: PileWord) -> str:
    """The text of a tag at a table that calls a complete meld *word*."""
    count, pile = figure(tag.number), painted.pile_term(word)
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


def act_text(act: Action[Move], name: str) -> str:
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


def brief_act_text(act: Action[Move]) -> str:
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


def act_said(act: Action[Move]) -> str:
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
            return labels.escape()
    return ""


def warning_prompt(warning: MoveWarning) -> str:
    """What a costly slip would cost, to follow the player's name: "this makes … dirty."."""
    match warning:
        case MakesDirty(rank):
            text = QCoreApplication.translate("Table", "a wild makes the clean {ranks} dirty.")
            return text.format(ranks=labels.rank_name(rank))
        case DiscardsOwnRank(card):
            text = QCoreApplication.translate("Table", "{card} fits a meld of the own side.")
            return text.format(card=labels.WORDS.the_card(card))
    raise AssertionError(f"no words for {warning}")


def warning_verbs(warning: MoveWarning) -> tuple[str, str]:
    """The two buttons of a warning: go on, or not."""
    match warning:
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
    raise AssertionError(f"no words for {warning}")


def zone_name(zone: SideZone, owner: str) -> str:
    """What a screen reader says of a zone."""
    count = figure(zone.count)
    match zone.place:
        case Place.STOCK if len(zone.piles) > 1:
            text = QCoreApplication.translate("Table", "First stock pile, {cards}")
            if zone.key == SECOND_STOCK:
                text = QCoreApplication.translate("Table", "Second stock pile, {cards}")
            return text.format(cards=painted.badge_cards(zone.count, is_long=True))
        case Place.STOCK | Place.DISCARD:
            label = painted.zone_label(zone)
            if zone.cards:
                text = QCoreApplication.translate("Table", "{label}, {card} on top")
                label = text.format(label=label, card=labels.card_name(zone.cards[-1]))
            if taken(zone):
                names = [labels.card_name(card) for card in taken(zone)]
                return f"{label}, {take_brings(zone, names)}"
            return label
        case Place.FOOT:
            return painted.zone_label(zone) or QCoreApplication.translate("Table", "Foot picked up")
        case Place.NEW_MELD:
            return QCoreApplication.translate("Table", "New meld")
        case Place.SLOT:
            if zone.need is None:
                return f"{owner}: {painted.slot_name(zone.slot)} {count}{_piles_said(zone)}"
            return f"{owner}: {painted.slot_label(zone)}{_piles_said(zone)}"
        case Place.MELD:
            text = QCoreApplication.translate("Table", "{owner}: {count} {ranks}")
            if zone.provisional and len(zone.provisional) == len(zone.cards):
                text = QCoreApplication.translate("Table", "Laid out: {count} {ranks}")
            name = text.format(owner=owner, count=count, ranks=labels.rank_name(zone.rank))
            if zone.rank is not None and zone.wilds:
                with_wilds = QCoreApplication.translate("Table", "{meld}, {wilds} of them wild")
                return with_wilds.format(meld=name, wilds=figure(zone.wilds))
            return name
        case Place.HAND:
            text = QCoreApplication.translate("Table", "Hand, {cards}")
            return text.format(cards=painted.badge_cards(zone.count, is_long=True))
    return ""
