"""A rule set of Hand and Foot as plain numbers, and melds and moves as counts of cards.

Cards are classes here: every natural rank is one, in the usual order, then come black threes, red
threes, ladies, twos (or jesters) and jokers. The rank of a wild meld is the class of the twos.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias, TypeVar

from handfoot_gui.core.cards import SPECIAL_RANKS, STANDARD_RANKS, Card, Rank
from handfoot_gui.games.hand_and_foot.rules.lap import is_lap
from handfoot_gui.games.hand_and_foot.rules.laying import MeldSwitches, fits, shape_of
from handfoot_gui.games.hand_and_foot.rules.melds import Meld as CardMeld
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable
from handfoot_gui.games.hand_and_foot.rules.moves import Placement
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BanUntil,
    BlackThrees,
    Deck,
    FirstMeldBy,
    FirstMeldNeeds,
    FootOpened,
    MeldsNeed,
    Openness,
    PartnersInFoot,
    PileCondition,
    Quota,
    SecondMeld,
    StockOut,
    TakeBeforeDown,
    WildOnTop,
    of_deal,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.red_threes import red_three_items, red_three_unopened

_SPECIALS: Final = (Rank.THREE, Rank.VILLAIN, Rank.LADY, Rank.TWO, Rank.JESTER, Rank.JOKER)
_MANY: Final = 64
"""More cards than any meld has."""
_FEW_ROUNDS: Final = 16
"""In fewer hardly anybody gets through hand and foot."""

PAIR: Final = 0
"""The top card is taken with two of its own rank."""
PAIR_OR_WILD: Final = 1
"""Or with one of them and a wild."""
ONE_CARD: Final = 2
"""With one of them."""
_MATCHES: Final = {
    PileCondition.NATURAL_PAIR: PAIR,
    PileCondition.PAIR_OR_WILD: PAIR_OR_WILD,
    PileCondition.ONE_CARD: ONE_CARD,
}

BAN_ALWAYS: Final = 1
BAN_OWN: Final = 2
BAN_EVERY: Final = 4
BAN_LAST: Final = 8
_BANS: Final = {
    BanUntil.ALWAYS: BAN_ALWAYS,
    BanUntil.OWN_SIDE: BAN_OWN,
    BanUntil.EVERY_SIDE: BAN_EVERY,
    BanUntil.LAST: BAN_LAST,
}

_C = TypeVar("_C")

Meld: TypeAlias = list[int]
"""Class of the rank, naturals, twos, jokers, ladies."""
Part: TypeAlias = tuple[int, int, int, int, int, int]
"""Cards for one meld: its number among the side's melds (-1: a new one), then as a `Meld`."""
Parts: TypeAlias = tuple[Part, ...]
RankNeed: TypeAlias = tuple[int, int, bool]
"""A class, how many piles of it are needed, and whether only clean ones count."""
Alternative: TypeAlias = tuple[int, int, int, int, int, tuple[RankNeed, ...]]
"""Clean, dirty and wild piles, piles of certain ranks, piles in all, and which ranks those are."""
Needed: TypeAlias = tuple[Alternative, ...]
"""A quota: any of these is enough."""
Prices: TypeAlias = tuple[int, ...]
"""What a first meld pays for a two, for a joker, for each natural beyond two that a wild makes
dirty, and for a wild in a wild meld."""
Choice: TypeAlias = tuple[int, int, int, bool, int, Parts]
"""New melds of one class: their twos and jokers, what they are worth, whether there is a pile among
them, and their price; see `first_melds`."""


class CardWorth:
    """What cards count, by class."""

    def __init__(self, values: list[int]) -> None:
        self.values: list[int] = values
        self.melded: list[int] = list(values)
        """What a card counts in a meld; black threes have a value of their own there."""
        self.left_cost: list[int] = list(values)
        """What a card costs that is left in a hand."""
        self.unopened_cost: list[int] = list(values)
        """What a card costs in a foot that was not picked up."""
        self.has_extras: bool = False
        """Whether what lies counts something besides, see `extras`."""
        self.red_need: str = "nothing"
        """What red threes need to count for a side, as `judge.has_needed` is asked."""
        self.red_worth: tuple[list[int], list[int]] = ([0], [0])
        """What so many laid red threes are worth without that, and with it."""


class CountedRules:
    """What is asked of `Options` on counts, worked out once."""

    def __init__(self, options: Options) -> None:
        self.options = options
        is_special = options.deck is Deck.SPECIAL
        ranks = [
            rank
            for rank in (SPECIAL_RANKS if is_special else STANDARD_RANKS)
            if rank not in _SPECIALS
        ]
        self.n: int = len(ranks)
        """Classes of naturals: the classes below this number."""
        self.black: int = self.n
        self.red: int = self.n + 1
        self.lady: int = self.n + 2
        self.two: int = self.n + 3
        self.joker: int = self.n + 4
        self.classes: int = self.n + 5
        three, jester = (Rank.VILLAIN, Rank.JESTER) if is_special else (Rank.THREE, Rank.TWO)
        self.ranks: tuple[Rank, ...] = (*ranks, three)
        """The rank of melds of each class of naturals and of black threes."""
        self._codes: dict[Rank, int] = {rank: code for code, rank in enumerate(ranks)}
        self._codes |= {
            three: self.black,
            Rank.LADY: self.lady,
            jester: self.two,
            Rank.JOKER: self.joker,
        }
        self.rank_code: dict[Rank, int] = {rank: code for code, rank in enumerate(self.ranks)}
        deck = options.cards()
        count = Counter(map(self.code, deck))
        self.total: list[int] = [count[code] for code in range(self.classes)]
        self.all_cards: int = len(deck)
        like = {self.code(card): card for card in deck}
        left = options.values.by_face(options.black_three_left)
        self.worth: CardWorth = CardWorth(
            [left[like[code].face] if code in like else 0 for code in range(self.classes)]
        )
        self.worth.melded[self.black] = options.black_three_melded
        self.worth.left_cost[self.red] = -options.red_three_left
        self.worth.left_cost[self.lady] = -options.lady_left
        self.worth.unopened_cost = self.worth.left_cost[:]
        self.worth.unopened_cost[self.red] = -red_three_unopened(options)
        self.worth.has_extras = bool(
            options.extra_pile_bonus
            or options.unfinished_fines
            or options.melds_need is not MeldsNeed.NOTHING
        )
        self.worth.red_need = options.red_threes_need.value
        self.worth.red_worth = _red_worth(options, self.total[self.red])
        wilds = (self.two, self.joker)
        self.wilds: tuple[int, int] = wilds
        if self.worth.values[self.two] > self.worth.values[self.joker]:
            self.wilds = (self.joker, self.two)
        """Both classes of wilds, the cheaper one first."""
        self._set_seats(options)
        self._set_melds(options)
        self._set_pile(options)

    def _set_seats(self, options: Options) -> None:
        self.players: int = options.players
        self.sides: int = options.side_count
        self.side_of: list[int] = [options.side_of(seat) for seat in range(options.players)]
        self.seats_of: tuple[tuple[int, ...], ...] = options.seats_of_sides
        self.partners: list[tuple[int, ...]] = [
            options.partners_of(seat) for seat in range(options.players)
        ]
        self.other_sides: list[tuple[int, ...]] = [
            tuple(other for other in range(self.sides) if other != side)
            for side in range(self.sides)
        ]
        self.following: list[int] = [(seat + 1) % self.players for seat in range(self.players)]
        """By seat: whose turn is next."""
        self.each_first: bool = (
            options.first_meld_by is FirstMeldBy.PLAYER and self.sides < self.players
        )
        """Every player needs a first meld."""
        needs = options.first_meld_needs
        self.first_clean: bool = needs is FirstMeldNeeds.CLEAN_MELD
        self.first_without_wilds: bool = needs is FirstMeldNeeds.NO_WILDS
        self.asks: bool = options.asks_permission
        self.waits_for_partners: bool = options.partners_in_foot is not PartnersInFoot.NO
        """Nobody goes out before all partners have picked up the foot, at least."""
        self.wants_partners_played: bool = options.partners_in_foot is PartnersInFoot.PLAYED
        self.must_discard_last: bool = options.must_discard_last
        self.last_lap: bool = options.last_lap
        self.is_lap: bool = is_lap(options)
        """Somebody is out, and a player has the last turn: nothing is kept back (decision 54)."""
        others = options.packets[1:]
        self.later_cards: list[int] = [
            sum(others[len(others) - left :]) for left in range(len(others))
        ]
        """By how many packets come later: their cards. Nothing comes after the foot."""
        self.opens_by_pile: bool = options.foot_opened is FootOpened.PILE
        self.needs_pile: bool = options.foot_opened is FootOpened.HAND_EMPTY_WITH_PILE
        """A packet that is empty opens the next one once the side has a complete pile."""
        self.running_ends: bool = options.running_ends_turn and not self.opens_by_pile
        """Melding the last card of a packet that is not the foot ends the turn."""
        packets = options.players * options.each_dealt
        draws = options.players * sum(options.draws) / len(options.draws)
        self.first_stock: int = self.all_cards - packets
        """Cards in the stock when the deal begins; one may be turned up."""
        self.is_short: bool = self.first_stock < _FEW_ROUNDS * draws
        """The stock lasts for few rounds."""

    def _set_melds(self, options: Options) -> None:
        self.bonuses: list[int] = [
            options.clean_bonus,
            options.dirty_bonus,
            options.wild_bonus,
        ]
        """What a clean, a dirty and a wild pile pays that is not special."""
        self.special: list[tuple[int | None, int | None]] = _special(self, options, self._codes)
        """By class: what a clean and a dirty pile of it pay instead; wild piles of jokers only and
        of twos only have the first one of theirs. Empty where none are special."""
        self.pays: list[tuple[int, int]] = _pays(self, options)
        """By class: what a pile of it pays without a wild and with one; a wild pile any of both."""
        wild = self.special[self.two :] if self.special else []
        self.has_special_wilds: bool = any(pure is not None for pure, _ in wild)
        """Some wild piles pay something else, so that `pays` does not say it."""
        self.needed: list[Needed] = [
            tuple([_alternative(self, one) for one in quota]) for quota in options.quotas
        ]
        """By deal: what is needed to go out; see `needed_in`."""
        self.has_alternatives: bool = any(len(quota) > 1 for quota in options.quotas)
        """Some deal asks for one of several quotas."""
        self.is_once: bool = options.second_meld is SecondMeld.NEVER
        self.spreads: bool = options.spreads_ranks
        """Melds of a rank may lie incomplete side by side."""
        self.is_clean_and_dirty: bool = options.second_meld is SecondMeld.CLEAN_AND_DIRTY
        """One clean and one dirty, and no more of them."""
        self.is_open: bool = options.is_open
        self.is_clean_open: bool = options.open_clean is not Openness.CLOSED
        self.is_dirty_open: bool = options.open_dirty is not Openness.CLOSED
        self.is_wild_open: bool = options.open_wild
        self.turns_dirty: bool = options.open_clean is Openness.ALL
        """A complete clean pile may take a wild."""
        self.least_naturals: int = options.least_naturals
        self.wild_melds: bool = options.wild_melds
        self.own_kinds: frozenset[int] = frozenset(
            [self._codes[rank] for rank in options.own_kinds if rank in self._codes]
        )
        """The classes the piles of which are a kind of their own."""
        self.melds_threes: bool = options.black_threes is BlackThrees.CLEAN_MELD
        self.threes_go_out: bool = options.black_threes is BlackThrees.GOING_OUT
        self.never_threes: bool = options.black_threes is BlackThrees.NEVER
        self.lays_red_threes: bool = options.lays_red_threes
        ranks = [*range(self.n)]
        if self.melds_threes:
            ranks.append(self.black)
        if self.wild_melds:
            ranks.append(self.two)
        self.first_ranks: tuple[int, ...] = tuple(ranks)
        """The classes of which a first meld can be made."""
        self.choices: dict[Prices, dict[int, list[Choice]]] = {}
        """What `first_melds` has worked out."""
        self.shapes: list[MeldSwitches] = [
            shape_of(options, self.ranks[code] if code <= self.n else None)
            for code in range(self.classes)
        ]
        self._fits: dict[MeldSwitches, dict[int, bool]] = {shape: {} for shape in self.shapes}
        self.fit_of: list[dict[int, bool]] = [self._fits[shape] for shape in self.shapes]
        self.wilds_allowed: list[int] = [options.wilds_allowed(count) for count in range(_MANY)]

    def fits(self, rank: int, naturals: int, wilds: int, more: int, more_wilds: int) -> bool:
        """As `laying.fits`, for a meld of the class *rank*."""
        key = ((naturals * _MANY + wilds) * _MANY + more) * _MANY + more_wilds
        known = self.fit_of[rank]
        found = known.get(key)
        if found is None:
            found = fits(self.shapes[rank], naturals, wilds, more, more_wilds)
            known[key] = found
        return found

    def _set_pile(self, options: Options) -> None:
        self.short_draw: bool = options.short_draw
        self.least_pile: int = options.take_least
        self.match: int = _MATCHES[options.pile_condition]
        """What takes a natural: `PAIR`, `PAIR_OR_WILD` or `ONE_CARD`."""
        is_pair = options.take_before_down is TakeBeforeDown.NATURAL_PAIR
        self.match_before: int = PAIR if is_pair else self.match
        """The same for a side that is not down."""
        self.waits_for_meld: bool = options.take_before_down is TakeBeforeDown.NEVER
        """A side that is not down cannot take."""
        self.is_pile_open: bool = options.pile_open
        self.takes_onto: bool = options.take_onto_meld
        """A side that is down takes a natural onto a meld of its own, with nothing else."""
        self.takes_wilds: bool = options.wild_on_top is WildOnTop.MATCHING_PAIR
        is_removed, is_frozen = options.wild_on_top is WildOnTop.REMOVES, options.wilds_freeze
        self.removes: list[bool] = [is_removed and code >= self.two for code in range(self.classes)]
        """By class: whether a discard takes the pile off the table."""
        self.freezes: list[bool] = [
            is_frozen and (code >= self.two or code == self.red) for code in range(self.classes)
        ]
        """By class: whether a card that comes onto the pile freezes it (decision 45)."""
        self._stock_out: StockOut = options.stock_out
        self._taken: list[int] = [options.taken(size) for size in range(self.all_cards + 1)]
        self._set_bans(options)

    def _set_bans(self, options: Options) -> None:
        self.bans: list[int] = [0] * self.classes
        """By class: how long it may not be discarded, as bits."""
        for ban in options.discard_bans:
            for code in _banned_classes(self, self._codes, ban.cards):
                self.bans[code] |= _BANS[ban.until]
        self.is_any_banned: bool = any(self.bans)
        """Some classes may not be discarded, now or as the last one."""
        self.banned_last: list[int] = [
            code for code in (*range(self.black + 1), self.two) if self.bans[code]
        ]
        """Those of them that the last discard could be, one of both wilds."""
        self.banned: list[int] = [
            code for code in range(self.classes) if self.bans[code] & ~BAN_LAST
        ]
        """Those that may not be discarded, and not only as the last one."""

    def code(self, card: Card) -> int:
        """The class of *card*."""
        return self.red if card.is_red_three else self._codes[card.rank]

    def taken(self, pile: int) -> int:
        """How many cards of a discard pile of *pile* cards a take brings."""
        return self._taken[pile]

    def refill(self, removed: Sequence[_C], pile: Sequence[_C]) -> tuple[list[_C], Sequence[_C]]:
        """The cards that may be shuffled under a short stock, and the pile that stays then (rule
        12, decision 2)."""
        if self._stock_out is StockOut.ALL_BUT_TOP:
            return [*removed, *pile[:-1]], pile[-1:]
        return list(removed) if self._stock_out is StockOut.REMOVED else [], pile


def _banned_classes(
    rules: CountedRules, codes: Mapping[Rank, int], cards: Banned
) -> tuple[int, ...]:
    """The classes of *cards*, *codes* being those of ranks; none where there are no such cards."""
    if cards is Banned.WILD:
        return (rules.two, rules.joker)
    if cards.rank is None:
        return (rules.black,) if cards is Banned.BLACK_THREE else (rules.red,)
    return (codes[cards.rank],) if cards.rank in codes else ()


def _special(
    rules: CountedRules, options: Options, codes: Mapping[Rank, int]
) -> list[tuple[int | None, int | None]]:
    rows = [row for row in options.special_piles if row.rank in codes]
    found: list[tuple[int | None, int | None]] = [(None, None)] * rules.classes if rows else []
    for row in rows:
        found[codes[row.rank]] = (row.clean, row.dirty)
    return found


def _pays(rules: CountedRules, options: Options) -> list[tuple[int, int]]:
    clean, dirty, wild = options.clean_bonus, options.dirty_bonus, options.wild_bonus
    found = [(clean, dirty)] * rules.classes
    if options.black_threes is BlackThrees.CLEAN_MELD:
        # Seven black threes are a clean pile that pays as a dirty one, where they are melded early.
        found[rules.black] = (dirty, dirty)
    found[rules.two] = (wild, wild)
    for code, (pure, mixed) in enumerate(rules.special[: rules.two]):
        usual = found[code]
        found[code] = (
            usual[0] if pure is None else pure,
            usual[1] if mixed is None else mixed,
        )
    return found


def needed_in(rules: CountedRules, deal: int) -> Needed:
    """The piles a side needs before it may go out in *deal*, counted from 1."""
    return of_deal(rules.needed, deal)


def _alternative(rules: CountedRules, quota: Quota) -> Alternative:
    # A rank that this deck has not can never be made, so it stays needed.
    ranks = tuple(
        [(rules.rank_code.get(row.rank, -1), row.count, row.clean_only) for row in quota.ranks]
    )
    count = sum([count for _, count, _ in ranks])
    return quota.clean, quota.dirty, quota.wild, count, quota.any, ranks


def _red_worth(options: Options, count: int) -> tuple[list[int], list[int]]:
    """What so many laid red threes are worth, to a side without what they need and to others."""
    without, worth = (
        [
            sum([item.points for item in red_three_items(options, laid, has_needed=has_needed)])
            for laid in range(count + 1)
        ]
        for has_needed in (False, True)
    )
    return without, worth


def counted(options: Options) -> CountedRules:
    """*options* as plain numbers, worked out once for each."""
    kept = options.__dict__
    found = kept.get("counted")
    if found is None:
        found = kept["counted"] = CountedRules(options)
    return found


def counts_of(rules: CountedRules, cards: Iterable[Card]) -> list[int]:
    """Cards of each class."""
    found = [0] * rules.classes
    for card in cards:
        found[rules.code(card)] += 1
    return found


def meld_on_counts(rules: CountedRules, meld: CardMeld) -> Meld:
    """*meld* as counts."""
    wilds = meld.wilds
    jokers = sum([card.is_joker for card in meld.cards]) if wilds else 0
    if meld.rank is None:
        return [rules.two, 0, wilds - jokers, jokers, len(meld.ladies)]
    return [
        rules.rank_code[meld.rank],
        len(meld.cards) - wilds,
        wilds - jokers,
        jokers,
        len(meld.ladies),
    ]


def melds_on_counts(rules: CountedRules, table: SideTable) -> list[Meld]:
    """The melds of *table* as counts."""
    return [meld_on_counts(rules, meld) for meld in table.melds]


def parts_on_counts(
    rules: CountedRules, melds: Sequence[Meld], placements: Iterable[Placement]
) -> Parts:
    """*placements*, each of cards of one rank and wilds, on counts."""
    found = []
    for part in placements:
        onto, rank = part.onto, rules.two
        naturals = twos = jokers = ladies = 0
        for card in part.cards:
            if card.is_joker:
                jokers += 1
            elif card.is_wild:
                twos += 1
            elif card.is_lady:
                ladies += 1
            else:
                naturals += 1
                if naturals == 1:
                    rank = rules.code(card)
        if onto is None:
            onto = -1
        else:
            rank = melds[onto][0]
        found.append((onto, rank, naturals, twos, jokers, ladies))
    return tuple(found)


def placements_of(
    rules: CountedRules, parts: Parts, cards: Iterable[Card]
) -> tuple[Placement, ...]:
    """*parts* with the first of *cards* of each class that are left."""
    left: list[list[Card]] = [[] for _ in range(rules.classes)]
    for card in cards:
        left[rules.code(card)].append(card)
    found = []
    for onto, rank, naturals, twos, jokers, ladies in parts:
        laid: list[Card] = []
        for code, count in (
            (rank, naturals),
            (rules.two, twos),
            (rules.joker, jokers),
            (rules.lady, ladies),
        ):
            if count:
                laid += left[code][:count]
                del left[code][:count]
        found.append(Placement(tuple(laid), None if onto < 0 else onto))
    return tuple(found)
