"""What is said at the table of Hand and Foot, and the short texts that are painted there."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.sheet import LeftOver
from handfoot_gui.core.table import DISCARD, Action, Move, MoveWarning, Panel, Table, Tag, Zone
from handfoot_gui.core.text.left_over import LeftOverWords
from handfoot_gui.core.text.log import end_in_sight
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.table import BriefWords, TableWords, filled_with_figures, playing_heard
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.agreements import Agreement
from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import CleanWord, PileWord
from handfoot_gui.games.hand_and_foot.text.terms import (
    brief_labels,
    kind_labels,
    stems,
    term,
)

_SIZES_SHOWN: Final = 4
"""Of a slot's piles: as many as lie beside one another."""
_KEYS: Final[dict[StrEnum, str]] = {
    **dict.fromkeys((v.ActCode.DRAW, v.ActCode.DRAW_LAST), "D"),
    **dict.fromkeys((v.ActCode.DRAW_EACH, v.ActCode.SPLIT, v.ActCode.SPLIT_EVEN), "B"),
    v.ActCode.SPLIT_FIRST: "1",
    v.ActCode.SPLIT_SECOND: "2",
    **dict.fromkeys((v.ActCode.CUT, v.ActCode.TAKE, v.ActCode.LAY, v.ActCode.LAY_OUT), "L"),
    v.ActCode.DISCARD: "X",
    v.ActCode.END_TURN: "E",
    v.ActCode.ASK: "G",
    v.ActCode.YES: "Y",
    v.ActCode.NO: "N",
}
"""The keys that press buttons, besides Enter for the primary one."""


class SlotWords:
    """What the slots of complete piles are called."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def name(self, zone: v.SideZone, *, is_brief: bool = False) -> str:
        """ "Clean"; where there is little room "clean"."""
        clean, dirty = kind_labels(self.words, zone.clean_word)
        small_clean, small_dirty = brief_labels(self.words, zone.clean_word)
        large, small = {
            v.SlotKind.CLEAN: (clean, small_clean),
            v.SlotKind.DIRTY: (dirty, small_dirty),
            v.SlotKind.WILD: (
                self.words.translate("Table", "Wild"),
                self.words.translate("Table", "wild"),
            ),
            v.SlotKind.OWN: (
                self.words.translate("Table", "Special"),
                self.words.translate("Table", "special"),
            ),
        }.get(
            zone.slot or v.SlotKind.RED_THREES,
            (self.words.translate("Table", "Red 3s"), self.words.translate("Table", "red 3s")),
        )
        return small if is_brief else large

    def _numbered(self, label: str, number: int, least: int = 2) -> str:
        """*label* with *number* after it, from *least* on."""
        if number < least:
            return label
        return filled_with_figures(
            self.words,
            self.words.translate("Table", "{label} {number}"),
            label=label,
            number=number,
        )

    def label(self, zone: v.SideZone, *, least: int = 2) -> str:
        """ "Clean 1/2"; a slot that needs nothing has its name, and its count from *least* on."""
        name = self.name(zone)
        if zone.need is None:
            return self._numbered(name, zone.count, least)
        text = self.words.translate("Table", "{label} {have}/{need}")
        return filled_with_figures(self.words, text, label=name, have=zone.count, need=zone.need)

    def brief_label(self, zone: v.SideZone) -> str:
        """ "clean", "clean 2": of what another side has, where there is little room."""
        return self._numbered(self.name(zone, is_brief=True), zone.count)

    def short_label(self, zone: v.SideZone) -> str:
        """The same as `brief_label` where not even that has room: red threes are "3s 2"."""
        if zone.slot is not v.SlotKind.RED_THREES:
            return self.brief_label(zone)
        return self._numbered(self.words.translate("Table", "3s"), zone.count)

    def pile_sizes(self, zone: v.SideZone, most: int = _SIZES_SHOWN) -> str:
        """ "7 · 9": the cards of a slot's last piles, where one has more than a complete meld
        needs."""
        sizes = [size - ladies for size, ladies in zip(zone.piles, zone.ladies, strict=True)]
        if max(sizes, default=0) <= zone.size:
            return ""
        return " · ".join(map(self.words.number, sizes[-most:]))

    def said_of_piles(self, zone: v.SideZone) -> list[str]:
        """What a screen reader says of a slot's piles besides their number."""
        parts = []
        if self.pile_sizes(zone):
            sizes = [size - ladies for size, ladies in zip(zone.piles, zone.ladies, strict=True)]
            last, counts = sizes[-1], self.words.listed([self.words.number(size) for size in sizes])
            parts.append(
                filled_with_figures(
                    self.words,
                    self.words.translate("Table", "of {counts} card(s)", "", last),
                    counts=counts,
                )
            )
        ladies = sum(zone.ladies)
        if ladies:
            text = self.words.translate("Table", "with {number} (lady|ladies)", "", ladies)
            parts.append(filled_with_figures(self.words, text, number=ladies))
        return parts


def _foot_label(words: Words, zone: v.SideZone) -> str:
    """The caption under packets that are not picked up."""
    if len(zone.packets) > 1:
        text = words.translate("Table", "Knee {first} + {second}")
        return filled_with_figures(words, text, first=zone.packets[0], second=zone.packets[1])
    return filled_with_figures(words, words.translate("Table", "Foot {number}"), number=zone.count)


class FootLeft(LeftOverWords):
    """The words beside a hand whose foot was never picked up."""

    def of_reserve(self, left: LeftOver) -> tuple[str, str]:
        text = self.words.translate("Table", "foot {number}")
        if left.reserve_packets > 1:
            text = self.words.translate("Table", "knee and foot {number}")
        count = self.words.number(len(left.reserve))
        return filled(text, number=count), self.words.number(left.of_reserve)


class HandAndFootBriefWords(BriefWords):
    """The piles that the own side needs, once it is down."""

    def head(self, table: Table) -> str:
        own, slots = table.own_side, SlotWords(self.words)
        if not any(panel.is_own and panel.is_down for panel in table.panels):
            return ""
        zones = (zone for zone in table.zones if isinstance(zone, v.SideZone) and zone.need)
        return self.words.row([slots.label(zone) for zone in zones if zone.side == own])


class HandAndFootTableWords(TableWords):
    """Names of slots, melds and piles, words on tags and buttons, what slips cost."""

    left_over = FootLeft
    brief = HandAndFootBriefWords

    @property
    def slots(self) -> SlotWords:
        """The names of slots."""
        return SlotWords(self.words)

    def zone_name(self, zone: Zone, owner: str) -> str:
        assert isinstance(zone, v.SideZone)
        cards = self.badge_cards(zone.count, is_long=True)
        match zone.place:
            case v.Place.STOCK if len(zone.piles) > 1:
                text = self.translate("Table", "First stock pile, {cards}")
                if zone.key == v.SECOND_STOCK:
                    text = self.translate("Table", "Second stock pile, {cards}")
                return self.filled(text, cards=cards)
            case v.Place.STOCK | v.Place.DISCARD:
                return self._pile_name(zone)
            case v.Place.FOOT if len(zone.packets) > 1:
                text = self.translate("Table", "Knee and foot {number}")
                return self.filled(text, number=zone.count)
            case v.Place.FOOT:
                return self.zone_label(zone) or self.translate("Table", "Foot picked up")
            case v.Place.NEW_MELD:
                return self.translate("Table", "New meld")
            case v.Place.SLOT:
                label = self.words.row(
                    [self.slots.label(zone, least=0), *self.slots.said_of_piles(zone)]
                )
                return self.filled(
                    self.translate("Table", "{owner}: {label}"), owner=owner, label=label
                )
            case v.Place.MELD:
                return self._meld_name(zone, owner)
            case v.Place.HAND:
                return self.filled(self.translate("Table", "Hand, {cards}"), cards=cards)
        return ""

    def _pile_name(self, zone: v.SideZone) -> str:
        """The stock or the discard pile, what lies on top, and what comes of it."""
        label = self.zone_label(zone)
        if zone.cards:
            text = self.translate("Table", "{label}, {card} on top")
            label = self.filled(text, label=label, card=self.words.card(zone.cards[-1]))
        brings = self._take_brings(zone, self.words.card)
        said = (label, brings, end_in_sight(self.words, zone.rounds))
        return self.words.row(list(filter(None, said)))

    def _meld_name(self, zone: v.SideZone, owner: str) -> str:
        """Whose meld it is, its cards, and how many of them are wild."""
        count, wilds = zone.count, zone.wilds
        text = self.translate("Table", "{owner}: {number} {ranks}", "", count)
        if zone.provisional and len(zone.provisional) == len(zone.cards):
            text = self.translate("Table", "Set out: {number} {ranks}", "", count)
        ranks = self.words.ranks(zone.rank)
        name = self.filled(text, owner=owner, number=count, ranks=ranks)
        if zone.rank is not None and wilds:
            text = self.translate("Table", "{meld}, {number} of them wild", "", wilds)
            return self.filled(text, meld=name, number=wilds)
        return name

    def remark(self, zone: Zone) -> str:
        assert isinstance(zone, v.SideZone)
        return self._take_brings(zone, self.words.sign) if zone.key == DISCARD else ""

    def tag_text(self, tag: Tag, table: Table) -> str:
        assert isinstance(table, v.HandAndFootScene)
        n = tag.number
        texts: dict[StrEnum | None, str] = {
            v.TagCode.TAKE: self.translate("Table", "Pick up {number}", "", n),
            v.TagCode.MELD: self.translate("Table", "{number} of {total}"),
            v.TagCode.CARDS: self.badge_cards(n, is_long=True),
            v.TagCode.LACKS: self.translate("Table", "{number} more", "cards", n),
            v.TagCode.MELDS: self.translate("Table", "{number} meld(s), {cards}", "", n),
            v.TagCode.DISCARD: self.translate("Table", "Discard", "verb"),
            v.TagCode.FITS_MELD: self.translate("Table", "fits a meld"),
            v.TagCode.SPLIT: f"{self.words.number(n)} + {self.words.number(tag.second)}",
        }
        piles: dict[StrEnum | None, str] = {
            v.TagCode.MAKES_DIRTY: self.translate("Table", "makes it {dirty}"),
            v.TagCode.COMPLETES_CLEAN: self.translate("Table", "completes a {clean} {pile}"),
            v.TagCode.COMPLETES_DIRTY: self.translate("Table", "completes a {dirty} {pile}"),
            v.TagCode.COMPLETES_WILD: self.translate("Table", "completes a wild {pile}"),
            v.TagCode.COMPLETES_OWN: self.translate("Table", "completes a special {pile}"),
        }
        if tag.code in piles:
            return term(self.words, table.pile_word, table.clean_word).put_into(piles[tag.code])
        if tag.code not in texts:
            return tag.text
        cards = self.badge_cards(tag.second, is_long=True)
        return self.filled(texts[tag.code], number=n, total=PILE_SIZE, cards=cards)

    def brief_tag_text(self, tag: Tag, table: Table) -> str:
        is_counted = tag.code in (v.TagCode.MELD, v.TagCode.CARDS, v.TagCode.MELDS)
        return (
            self.words.number(tag.second or tag.number) if is_counted else self.tag_text(tag, table)
        )

    def act_text(self, act: Action[Move], name: str) -> str:
        n, two = act.number, self.translate("Table", "Draw {first} + {second}")
        last = self.translate("Table", "Draw the last (card|{number})", "", n)
        texts: dict[StrEnum, str] = {
            v.ActCode.DRAW: self.translate("Table", "Draw {number}", "", n),
            v.ActCode.DRAW_LAST: last if n else self.translate("Table", "End the deal"),
            v.ActCode.DRAW_EACH: self.translate("Table", "Draw from both"),
            v.ActCode.SPLIT: self.translate("Table", "Draw from both"),
            **dict.fromkeys(
                (v.ActCode.SPLIT_FIRST, v.ActCode.SPLIT_SECOND, v.ActCode.SPLIT_EVEN), two
            ),
            v.ActCode.GO_BACK: self.translate("Table", "Go back"),
            v.ActCode.CUT: self.translate("Table", "Cut about {number}", "", n),
            v.ActCode.TAKE: self.translate("Table", "Pick up {number}", "", n),
            v.ActCode.LAY: self.translate("Table", "Lay down"),
            v.ActCode.LAY_OUT: self.translate("Table", "Set out"),
            v.ActCode.DISCARD: self.translate("Table", "Discard", "verb"),
            v.ActCode.END_TURN: self.translate("Table", "End turn"),
            v.ActCode.ASK: self.translate("Table", "Ask: may {name} go out?"),
            v.ActCode.YES: self.translate("Table", "Answer yes"),
            v.ActCode.NO: self.translate("Table", "Answer no"),
            v.ActCode.PUT_BACK: self.translate("Common", "Put back"),
            v.ActCode.TAKE_ALL_BACK: self.translate("Table", "Take all back"),
        }
        if act.code not in texts:
            return act.text
        person = self.words.person(name)
        return self.filled(texts[act.code], number=n, first=n, second=act.second, name=person)

    def brief_act_text(self, act: Action[Move]) -> str:
        two = self.translate("Table", "Draw {first} + {second}")
        texts: dict[StrEnum, str] = {
            v.ActCode.DRAW_EACH: self.filled(two, first=act.number, second=act.second),
            v.ActCode.SPLIT: self.translate("Table", "Draw both"),
            v.ActCode.ASK: self.translate("Table", "Ask to go out"),
            v.ActCode.TAKE_ALL_BACK: self.translate("Table", "Take back"),
        }
        return texts.get(act.code, "")

    def act_spoken(self, act: Action[Move]) -> str:
        text = self.translate(
            "Table", "Draw {first} from the first stock pile and {second} from the second"
        )
        return self.filled(text, first=act.number, second=act.second) if act.second else ""

    def act_key(self, act: Action[Move]) -> str:
        if act.code in (v.ActCode.PUT_BACK, v.ActCode.TAKE_ALL_BACK, v.ActCode.GO_BACK):
            return "Esc"
        return _KEYS.get(act.code, "")

    def warning_prompt(self, warning: MoveWarning) -> str:
        match warning:
            case v.MakesDirty(rank, is_agreed, clean_word):
                text = self.translate("Table", "a wild makes the {clean} meld of {ranks} {dirty}.")
                if is_agreed:
                    text = self.translate("Table", "you agreed to keep the {ranks} {clean}.")
                clean, dirty = stems(self.words, clean_word)
                return self.filled(text, ranks=self.words.ranks(rank), clean=clean, dirty=dirty)
            case v.BreaksAgreement(agreement, clean_word):
                clean, _ = stems(self.words, clean_word)
                return self.filled(_agreement_broken(self.words, agreement), clean=clean)
            case v.DiscardsOwnRank(card):
                text = self.translate("Table", "{card} fits one of your side’s melds.")
                return self.filled(text, card=self.words.the_card(card))
            case v.DiscardsWild(card):
                text = self.translate("Table", "{card} is wild and goes with nearly every meld.")
                return self.filled(text, card=self.words.the_card(card))
            case v.EndsDeal():
                return self.translate("Table", "this ends the deal, and you cannot take it back.")
        raise AssertionError(f"no words for {warning}")

    def warning_verbs(self, warning: MoveWarning) -> tuple[str, str]:
        match warning:
            case v.MakesDirty(clean_word=clean_word):
                clean, dirty = stems(self.words, clean_word)
                make = self.filled(self.translate("Table", "Make it {dirty}"), dirty=dirty)
                return make, self.filled(self.translate("Table", "Keep it {clean}"), clean=clean)
            case v.EndsDeal():
                return self.translate("Table", "End the deal"), self.translate("Common", "Play on")
            case v.DiscardsOwnRank() | v.DiscardsWild():
                return self.translate("Table", "Discard it"), self.translate("Table", "Keep it")
            case v.BreaksAgreement():
                return self.translate("Table", "Do it anyway"), self.translate(
                    "Table", "Stick to it"
                )
        raise AssertionError(f"no words for {warning}")

    def _take_brings(self, zone: v.SideZone, name: Callable[[Card], str]) -> str:
        """ "Take brings 9♦ and Q♣", the top card first; where the pile cannot be taken now,
        only what lies there, and nothing where nobody may look."""
        cards = zone.cards[::-1][: zone.takes] if zone.is_told else ()
        text = self.translate("Table", "From the top: {cards}")
        if zone.is_offered:
            text = self.translate("Table", "You pick up {cards}")
        return self.filled(text, cards=self.words.listed(list(map(name, cards)))) if cards else ""

    # --- captions and figures -----------------------------------------------------------------

    def zone_label(self, zone: Zone, *, is_brief: bool = False) -> str:
        """The caption under stock, discard pile and foot, and beside a slot."""
        assert isinstance(zone, v.SideZone)
        text = ""
        match zone.place:
            case v.Place.SLOT:
                return self.slots.brief_label(zone) if is_brief else self.slots.label(zone)
            case v.Place.STOCK if len(zone.piles) > 1:
                if zone.key == v.SECOND_STOCK:
                    return ""
                text = self.translate("Table", "Stock {first} + {second}")
                return self.filled(text, first=zone.piles[0], second=zone.piles[1])
            case v.Place.STOCK:
                text = self.translate("Table", "Stock {number}")
            case v.Place.DISCARD if zone.is_frozen:
                text = self.translate("Table", "Frozen pile {number}")
                if is_brief:
                    text = self.translate("Table", "Frozen {number}", "discard pile")
            case v.Place.DISCARD if is_brief:
                text = self.translate("Table", "Discard {number}", "noun")
            case v.Place.DISCARD:
                text = self.translate("Table", "Discard pile {number}")
            case v.Place.FOOT if zone.backs:
                return _foot_label(self.words, zone)
        return self.filled(text, number=zone.count)

    def empty_text(self, zone: v.SideZone) -> str:
        """What stands in an empty outline."""
        match zone.place:
            case v.Place.NEW_MELD:
                return self.translate("Table", "new\nmeld")
            case v.Place.FOOT:
                return self.translate("Table", "in\nfoot")
        return ""

    def side_points(self, panel: v.MeldPanel, word: PileWord, *, is_small: bool = False) -> str:
        """What a side has, at the right of its title; in a small zone the number alone."""
        if not panel.is_down:
            return self.translate("Table", "not down yet")
        if is_small:
            return self.words.number(panel.points)
        if not panel.need:
            return self.filled(
                self.translate("HandAndFootScore", "{points} on the table"), points=panel.points
            )
        need, piles = panel.need, term(self.words, word, CleanWord.CLEAN).counted(panel.need)
        text = self.translate("Table", "{have} of {need} {piles}, {points} on the table", "", need)
        return self.filled(
            text, have=min(panel.piles, need), need=need, piles=piles, points=panel.points
        )

    def badge_cards(self, count: int, *, is_long: bool) -> str:
        """The cards in a hand, on a badge that has room for a word or not."""
        if not is_long:
            return self.words.number(count)
        return self.words.cards_counted(count, in_figures=True)

    def badge_foot(self, badge: PlayerBadge) -> str:
        """The cards of the packets that are not picked up, or that the foot was."""
        if not badge.reserve:
            return self.translate("Table", "in foot")
        text = self.translate("Table", "foot {number}")
        if badge.reserve_packets > 1:
            text = self.translate("Table", "knee and foot {number}")
        return self.filled(text, number=badge.reserve)

    def badge_name(self, badge: PlayerBadge, table: Table) -> str:
        """What a screen reader says of a player's badge: "Karl, next, 11 cards, foot 13"."""
        role = playing_heard(self.words, badge) if badge.is_playing else badge.role
        parts = (
            badge.name,
            role,
            self.badge_cards(badge.cards, is_long=True),
            self.badge_foot(badge) if badge.has_reserve_dealt else "",
        )
        return self.words.row([part for part in parts if part])

    def panel_note(self, panel: Panel, table: Table) -> str:
        assert isinstance(panel, v.MeldPanel)
        assert isinstance(table, v.HandAndFootScene)
        return self.side_points(panel, table.pile_word)

    def meter_text(self, table: Table) -> str:
        assert isinstance(table, v.HandAndFootScene)
        return "" if table.meter is None else self.meter_sentence(table.meter)

    def notes(self, table: Table) -> tuple[str, ...]:
        sight = self.stock_in_sight(table)
        return (sight,) if sight else ()

    def stock_in_sight(self, table: Table) -> str:
        """How soon the stock is used up, where that is near."""
        assert isinstance(table, v.HandAndFootScene)
        stocks = [zone for zone in table.zones if zone.place is v.Place.STOCK]
        return end_in_sight(self.words, stocks[0].rounds, is_brief=True) if stocks else ""

    def meter_sentence(self, meter: v.FirstMeldMeter) -> str:
        """ "Kings 30 and fives 15. 45 points are missing."."""
        missing = meter.need - meter.have
        if meter.is_pile:
            text = self.translate("Table", "That is enough.")
            if missing > 0:
                text = self.translate(
                    "Table", "Seven at once: (one is|{number} are) still needed.", "", missing
                )
            return self.filled(text, number=missing)
        part = self.translate("TableWords", "{ranks} {points}")
        cards = self.words.listed(
            [
                Phrase.of(part, ranks=self.words.ranks(rank), points=self.words.number(points))
                for rank, points in meter.parts
            ]
        )
        text = self.translate("Table", "{cards:^}. That is enough.")
        if missing > 0:
            text = self.translate(
                "Table", "{cards:^}. (One point is|{points} points are) still needed.", "", missing
            )
        return self.filled(text, cards=cards, points=missing)


def _agreement_broken(words: Words, agreement: Agreement) -> str:
    """What was agreed on instead, to follow the player's name and a comma."""
    return {
        Agreement.CLEAN_MELDS: words.translate(
            "Table", "you agreed to keep {clean} melds {clean}."
        ),
        Agreement.WILD_PILE: words.translate(
            "Table", "you agreed to keep wilds for the wild meld."
        ),
        Agreement.FOOT_FIRST: words.translate(
            "Table", "more cards fit: you agreed the foot comes first."
        ),
        Agreement.OUT_IN_FOOT: words.translate(
            "Table", "you agreed everybody gets into the foot first."
        ),
        Agreement.OUT_CLOSED: words.translate(
            "Table", "you agreed to complete melds of five or six first."
        ),
        Agreement.OUT_AHEAD: words.translate(
            "Table", "you agreed not to go out while behind in points."
        ),
    }[agreement]
