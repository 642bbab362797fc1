"""What the table of Manipulation Rummy shows: melds in rows, stock, players and the hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import Final

from msgspec import Struct, field

from handfoot_gui.core import table as t
from handfoot_gui.core.cards import STANDARD_SUITS, Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.presenter.draft import (
    Pile,
    Working,
    changed_since,
    holes,
    lacks,
    laid_table,
    moved_cards,
)
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.legality import player_to_move
from handfoot_gui.games.manipulation.rules.melds import Laid, Name
from handfoot_gui.games.manipulation.rules.option_values import Ace
from handfoot_gui.games.manipulation.rules.shapes import PLACE
from handfoot_gui.games.manipulation.rules.state import End, Public, View
from handfoot_gui.games.manipulation.text.names import laid_said, meld_said
from handfoot_gui.games.manipulation.text.refusals import MeldFaults

MELD: Final = "meld"
"""Begins the keys of the melds; their number follows."""


def meld_key(number: int) -> str:
    return f"{MELD}{number}"


def number_of(key: str) -> int | None:
    """The number of the meld with that key."""
    digits = key.removeprefix(MELD)
    return int(digits) if key != digits and digits.isdigit() else None


class Place(StrEnum):
    """The kinds of zones in Manipulation Rummy."""

    HAND = "hand"
    STOCK = "stock"
    MELD = "meld"
    HOLE = "hole"
    """Where a meld lay when the turn began."""
    NEW_MELD = "new meld"


class MeldZone(t.Zone, frozen=True, kw_only=True):
    """A meld, or any other place with what is said of it."""

    laid: tuple[Laid, ...] = ()
    """The cards with the names of jokers, also those that are being dragged."""
    holes: tuple[int, ...] = ()
    """Before each of *laid*: how many are missing from a sequence."""
    lacks: str = ""
    """Why the meld is not legal, as a tag; nothing where it is."""
    is_mended: bool = False
    """Changed in this turn, and legal as it is."""
    remark: str = ""
    """The same at length."""

    @property
    def stand_ins(self) -> frozenset[Card]:
        return frozenset(card for card in self.cards if card.is_joker)


class CardsSaid(Mapping[Card, str]):
    """What is said of *cards* on the table, put into words once somebody listens."""

    def __init__(self, cards: frozenset[Card], say: Callable[[], dict[Card, str]]) -> None:
        self._cards, self._say = cards, say
        self._said: dict[Card, str] | None = None

    def __getitem__(self, card: Card) -> str:
        if card not in self._cards:
            raise KeyError(card)
        if self._said is None:
            self._said = self._say()
        return self._said[card]

    def __contains__(self, card: object) -> bool:
        return card in self._cards

    def __iter__(self) -> Iterator[Card]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)


class PlayerFacts(Struct, frozen=True):
    """What a player's badge says beside name and cards."""

    score: str
    score_said: str = ""
    is_out: bool = False
    has_knocked: bool = False


class ManipulationScene(t.Table, frozen=True, kw_only=True):
    """Everything the table of Manipulation Rummy shows; texts are ready to be painted."""

    players: tuple[PlayerFacts, ...] = ()
    """By seat."""
    stock_line: str = ""
    played: frozenset[Card] = frozenset()
    """On the table, from any hand since the seat's last turn, and not moved this turn."""
    moved: frozenset[Card] = frozenset()
    """On the table, in another meld than before this turn, or since the seat's last turn."""
    before: tuple[MeldZone, ...] = ()
    """The melds as they lay when the turn began, so that the cards keep their size."""
    names: Mapping[Card, Name | None] = field(default_factory=dict)
    """What jokers on the table stand for; None: nothing yet."""


def scene_of(
    words: Words,
    totals: Sequence[int],
    view: View,
    piles: Working,
    standing: no.JokerStillStands | None,
    order: t.HandOrder,
    *,
    is_open: bool,
    sight: str = "",
    ace: Ace = Ace.BOTH,
) -> ManipulationScene:
    """What the seat of *view* sees with *piles* on the table.

    *standing* says of a joker's name that it has left the table though it may not; *is_open* says
    whether the table may be taken apart now; *sight* says how soon the stock is used up, *ace*
    where aces may lie.
    """
    public = view.public
    cards = frozenset(laid.card for pile in piles for laid in pile.meld)
    begun = laid_table(view)
    hand = [card for card in view.hand if card not in cards]
    played, moved = _come_and_moved(view, piles, cards)
    wrong = wrong_piles(view, piles, standing, ace)
    mended = {pile.number for pile in piles}.difference(wrong, _unchanged(begun, piles))
    backs = view.hand_counts[view.seat] - len(view.hand) if view.hand_counts else 0
    said = words.translate("Common", "Hand")
    zones: list[t.Zone] = [
        MeldZone(t.HAND, Place.HAND, cards=hand_order(hand, order), backs=backs, spoken=said)
    ]
    line = _stock_line(words, public, sight)
    if public.turns:
        zones.append(_stock_zone(words, view.stock_count, line))
    zones += [
        _meld_zone(
            words,
            pile,
            wrong.get(pile.number),
            ace,
            is_open=is_open,
            is_mended=pile.number in mended,
        )
        for pile in piles
    ]
    if is_open:
        zones += _free_zones(words, begun, piles)
    return ManipulationScene(
        seat=view.seat,
        actor=player_to_move(public),
        zones=tuple(zones),
        players=tuple(
            _player(words, total, public.ended if seat == public.ender else None)
            for seat, total in enumerate(totals)
        ),
        stock_line=line,
        before=tuple(map(_lay_before, begun)),
        played=played,
        moved=moved,
        names={laid.card: laid.name for pile in piles for laid in pile.meld if laid.card.is_joker},
        card_names=CardsSaid(cards, partial(_all_said, words, piles, wrong, mended)),
    )


def _all_said(
    words: Words, piles: Working, wrong: Mapping[int, Problem], mended: Collection[int]
) -> dict[Card, str]:
    """What is said of every card of *piles*, where what is *wrong* and what *mended* is by
    number."""
    said = (
        _cards_said(words, pile, wrong.get(pile.number), is_mended=pile.number in mended)
        for pile in piles
    )
    return {card: text for of_pile in said for card, text in of_pile}


def _come_and_moved(
    view: View, piles: Working, cards: frozenset[Card]
) -> tuple[frozenset[Card], frozenset[Card]]:
    """Of the *cards* in *piles*: those that came from a hand since the seat's last turn, and those
    that have left their meld since; see `ManipulationScene`."""
    public = view.public
    before = frozenset(laid.card for pile in laid_table(view) for laid in pile.meld)
    left = public.left[view.seat] if public.left else public.melds
    new, moved_before = changed_since(left, public.melds)
    moved_now = moved_cards(view, piles)
    return (cards - before) | (new & cards) - moved_now, moved_now | (moved_before & cards)


def _unchanged(begun: Working, piles: Working) -> set[int]:
    """The numbers of the *piles* that have the cards they had when the turn *begun*."""
    before = {pile.number: {*pile.meld} for pile in begun}
    return {pile.number for pile in piles if before.get(pile.number) == {*pile.meld}}


def _stock_line(words: Words, public: Public, sight: str) -> str:
    """What stands below the stock: how many were drawn, or *sight*; nothing before the deal."""
    if not public.turns:
        return ""
    translate = words.translate
    if public.last_lap is not None:
        return translate("Manipulation", "last lap")
    drawn = (
        "",
        translate("Manipulation", "one drawn"),
        translate("Manipulation", "two drawn"),
        translate("Manipulation", "three drawn"),
    )
    if public.drawn >= len(drawn):
        n = public.drawn
        return filled(
            translate("Manipulation", "{number} drawn", "cards", n), number=words.number(n)
        )
    return drawn[public.drawn] or sight


def _stock_zone(words: Words, count: int, line: str) -> t.Zone:
    number = words.number(count)
    said = filled(words.translate("Table", "Stock {number}"), number=number)
    if line:
        said = words.translate("Manipulation", "Stock {number}, {line}")
        said = filled(said, number=number, line=line)
    return MeldZone(t.STOCK, Place.STOCK, backs=count, is_stock=True, spoken=said)


def _free_zones(words: Words, begun: Working, piles: Working) -> list[t.Zone]:
    """The place of a new meld, and the holes where all cards of a meld have been taken."""
    said = words.translate("Manipulation", "new meld")
    emptied = {pile.number for pile in begun}.difference(pile.number for pile in piles)
    holes = (MeldZone(meld_key(n), Place.HOLE, spoken=said) for n in sorted(emptied))
    return [MeldZone(t.NEW_MELD, Place.NEW_MELD, spoken=said), *holes]


def _lay_before(pile: Pile) -> MeldZone:
    """A meld as it lay when the turn began."""
    return MeldZone(meld_key(pile.number), Place.MELD, laid=pile.meld, holes=(0,) * len(pile.meld))


def _player(words: Words, total: int, ended: End | None) -> PlayerFacts:
    """The facts of a player, who may have *ended* the round."""
    return PlayerFacts(
        words.number(total),
        words.points_counted(total),
        is_out=ended is End.OUT,
        has_knocked=ended is End.KNOCK,
    )


def wrong_piles(
    view: View, piles: Working, standing: no.JokerStillStands | None, ace: Ace = Ace.BOTH
) -> dict[int, Problem]:
    """What is wrong with each pile that cannot stay as it is, by its number."""
    found = {}
    for pile in piles:
        why = lacks(pile.meld, ace)
        if why is not None:
            found[pile.number] = why
    if standing is not None:
        name, before = standing.name, view.public.melds
        jokers = {laid.card for meld in before for laid in meld if laid.name == name}
        for pile in piles:
            if any(one.card in jokers and one.name != name for one in pile.meld):
                found.setdefault(pile.number, standing)
    return found


def _meld_zone(
    words: Words, pile: Pile, why: Problem | None, ace: Ace, *, is_open: bool, is_mended: bool
) -> MeldZone:
    meld, text = meld_said(words, pile.meld), ""
    said, lacking = words.translate("Manipulation", "Meld: {meld}"), ""
    if why is not None:
        text = words.translate("Manipulation", "{meld:^}: {why}")
        said = words.translate("Manipulation", "Meld: {meld}, {why}")
        lacking = MeldFaults(words).lacking(why)
    return MeldZone(
        meld_key(pile.number),
        Place.MELD,
        cards=tuple(laid.card for laid in pile.meld),
        is_selectable=is_open,
        is_row=True,
        laid=pile.meld,
        holes=holes(pile.meld, ace),
        is_mended=is_mended,
        lacks="" if why is None else MeldFaults(words).tag(why),
        remark=filled(text, meld=meld, why=lacking),
        spoken=filled(said, meld=meld, why=lacking),
    )


def _cards_said(
    words: Words, pile: Pile, why: Problem | None, *, is_mended: bool
) -> Iterator[tuple[Card, str]]:
    """Each card of *pile*: "six of spades, in 5 6 8 of spades, needs the seven"."""
    text, lacking = words.translate("Manipulation", "{card}, in {meld}"), ""
    if is_mended:
        text = words.translate("Manipulation", "{card}, in {meld}, good now")
    elif why is not None:
        text = words.translate("Manipulation", "{card}, in {meld}, {why}")
        lacking = MeldFaults(words).lacking(why)
    meld = meld_said(words, pile.meld)
    for laid in pile.meld:
        yield laid.card, filled(text, card=laid_said(words, laid), meld=meld, why=lacking)


_SUITS: Final = {suit: place for place, suit in enumerate(STANDARD_SUITS)}
_JOKER_PLACE: Final = -1


def hand_order(cards: Iterable[Card], order: t.HandOrder) -> tuple[Card, ...]:
    """The hand as its player wants it: high to low, or by suit; the ace low, jokers last."""

    def place(card: Card) -> int:
        return _JOKER_PLACE if card.rank is Rank.JOKER else PLACE[card.rank]

    def by_rank(card: Card) -> tuple[int, ...]:
        return -place(card), card.order

    def by_suit(card: Card) -> tuple[int, ...]:
        return card.is_joker, _SUITS.get(card.suit, 0), *by_rank(card)

    return order.of(cards, by_suit, by_rank)
