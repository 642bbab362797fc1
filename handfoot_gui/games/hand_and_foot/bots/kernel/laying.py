"""What a steady player melds: melds are laid out in thought, wilds where they are worth most."""

from __future__ import annotations

from math import sqrt
from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.agreements import keeps_clean, keeps_wilds
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    CLEAN,
    DIRTY,
    OWN,
    WILD,
    Deal,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.reading import (
    are_opponents_close,
    is_any_pile_wanted,
    is_going_out_rare,
    is_last_round,
    is_late_in,
    is_short_of_wilds,
    unseen_of,
    wanted_ranks,
    wild_budget,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules.counted import BAN_ALWAYS, ONE_CARD, Meld, Parts
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE

_FEW: Final = 5
"""With no more cards than these, getting rid of them is worth more than taking the pile."""
_WORTH_A_PAIR: Final = 4
"""For a smaller pile no pair of an own meld is kept in the foot."""
_NEARLY_OUT: Final = 4
"""Cards in the foot of a partner who waits for the others to come there."""
_LUCK: Final = 1.5
"""For so many standard errors more wilds than come on average somebody hopes for a wild pile."""
_NOT_COUNTED: Final[list[int]] = []


class Spot:
    """A meld that was or would be on the table, and the cards this move would put there."""

    __slots__ = ("added", "before", "before_wilds", "index", "ladies", "naturals", "rank", "wilds")

    def __init__(self, index: int, rank: int, naturals: int, wilds: int) -> None:
        self.index = index
        """Its number among the side's melds; -1 for a new meld."""
        self.rank = rank
        self.before = naturals
        self.before_wilds = wilds
        """Naturals and wilds on the table; of a wild meld the wilds count as naturals."""
        self.naturals = naturals
        self.wilds = wilds
        """The same with the added cards."""
        self.ladies = 0
        self.added: list[int] = []
        """Classes, as laid one after the other."""

    def is_completed(self) -> bool:
        """Whether this move makes a pile of the meld."""
        return self.naturals + self.wilds >= PILE_SIZE > self.before + self.before_wilds

    def kind(self, terms: Terms) -> int:
        """The kind of pile that the meld is or becomes."""
        if self.rank == terms.two:
            return WILD
        if self.rank in terms.own_kinds:
            return OWN
        return DIRTY if self.wilds else CLEAN

    def fits(self, terms: Terms, naturals: int, wilds: int) -> bool:
        """Whether so many more naturals and wilds may be added."""
        a, w = self.before, self.before_wilds
        more, more_wilds = self.naturals - a + naturals, self.wilds - w + wilds
        return terms.fits(self.rank, a, w, more, more_wilds)

    def room(self, terms: Terms, held: int) -> int:
        """How many of *held* naturals, or wilds of a wild meld, the meld takes."""
        if not terms.is_open:
            held = min(held, PILE_SIZE - self.naturals - self.wilds)
        for count in range(held, 0, -1):
            if self.fits(terms, count, 0):
                return count
        return 0


class LayOut:
    """The own side's melds as one move would leave them, and the cards not laid."""

    __slots__ = (
        "_closed",
        "_keeps_clean",
        "_keeps_wilds",
        "_last",
        "budget",
        "deal",
        "held",
        "left",
        "spots",
        "terms",
        "wilds",
    )

    def __init__(self, deal: Deal, melds: list[Meld], hand: list[int]) -> None:
        terms = deal.terms
        self.deal = deal
        self.terms = terms
        two = terms.two
        are_all_open = terms.is_open or terms.is_once or hand[terms.lady] > 0
        self.spots: list[Spot] = []
        self._closed = [0, 0, 0, 0] if are_all_open else _NOT_COUNTED
        self._last: list[Spot | None] = [None] * terms.classes
        """By rank: the meld that was begun last, which alone may be incomplete."""
        for index, (rank, naturals, twos, jokers, _) in enumerate(melds):
            wilds = twos + jokers
            if are_all_open or naturals + wilds < PILE_SIZE:
                is_wild = rank == two
                spot = Spot(index, rank, wilds if is_wild else naturals, 0 if is_wild else wilds)
                self.spots.append(spot)
                self._last[rank] = spot
        side = terms.side_of[deal.actor()]
        self._keeps_clean = terms.is_agreed and keeps_clean(deal, side)
        self._keeps_wilds = terms.is_agreed and keeps_wilds(deal, side)
        self.left = hand[:]
        """Cards not laid, by class."""
        self.held: int = sum(hand)
        self.budget: int = wild_budget(deal, side)
        """Wilds that need not wait for the wild pile."""
        self.wilds: int = hand[two] + hand[terms.joker]
        """How many of them, and how many of those are wild."""

    def closed(self) -> list[int]:
        """Piles that take nothing and stand in nobody's way, by kind; they have no spot."""
        if not self._closed:
            self._closed = self.deal.piles(self.terms.side_of[self.deal.actor()])
        return self._closed

    def spot_of(self, rank: int) -> Spot | None:
        """The incomplete meld of *rank*, before cards are taken back; the clean one of two."""
        spot = self._last[rank]
        if spot is None:
            return None
        if self.terms.spreads:
            begun = _begun(self, rank)
            return min(begun, key=lambda one: (one.wilds > 0, -one.naturals), default=None)
        return spot if spot.naturals + spot.wilds < PILE_SIZE else None

    def complete_spot_of(self, rank: int) -> Spot | None:
        """A complete pile of *rank* that takes one more."""
        if self.terms.is_open:
            for spot in self.spots:
                if (
                    spot.rank == rank
                    and spot.naturals + spot.wilds >= PILE_SIZE
                    and spot.fits(self.terms, 1, 0)
                ):
                    return spot
        return None

    def incomplete(self) -> list[Spot]:
        """Melds of naturals that are no piles yet."""
        two = self.terms.two
        return [s for s in self.spots if s.rank != two and s.naturals + s.wilds < PILE_SIZE]

    def may_begin(self, rank: int, *, with_wild: bool = False) -> bool:
        """Whether a meld of *rank* may be begun, of two naturals and a wild where told so."""
        if with_wild and (self._keeps_wilds or not self.terms.fits(rank, 0, 0, 2, 1)):
            return False
        if rank == self.terms.two and not self.terms.wild_melds:
            return False
        if self.terms.spreads:
            return all([(spot.wilds > 0) != with_wild for spot in _begun(self, rank)])
        is_once = self.terms.is_once
        for spot in self.spots:
            if spot.rank == rank and (is_once or spot.naturals + spot.wilds < PILE_SIZE):
                return False
        return True

    def count(self, kind: int, *, complete: bool) -> int:
        """The complete or the incomplete melds of *kind*."""
        terms = self.terms
        two, own = terms.two, terms.own_kinds
        count = self.closed()[kind] if complete else 0
        for spot in self.spots:
            if (spot.naturals + spot.wilds >= PILE_SIZE) == complete:
                rank = spot.rank
                if rank == two:
                    count += kind == WILD
                elif rank in own:
                    count += kind == OWN
                else:
                    count += kind == (DIRTY if spot.wilds else CLEAN)
        return count

    def wild_room(self, spot: Spot, held: int = -1) -> int:
        terms = self.terms
        if held < 0:
            held = self.wilds
        if spot.rank == terms.two:
            return spot.room(terms, held)
        if self._keeps_wilds or (self._keeps_clean and not spot.wilds):
            return 0
        if not terms.is_open:
            held = min(held, PILE_SIZE - spot.naturals - spot.wilds)
        if held <= 0:
            return 0
        if self.terms.is_clean_and_dirty and not spot.wilds:
            # Only a pile may be dirty beside a dirty meld.
            room = PILE_SIZE - spot.naturals
            if any([other.wilds for other in _begun(self, spot.rank)]) and room > 0:
                return room if room <= held and spot.fits(self.terms, 0, room) else 0
        a, w = spot.before, spot.before_wilds
        more, more_wilds, rank, fits = spot.naturals - a, spot.wilds - w, spot.rank, terms.fits
        for count in range(held, 0, -1):
            if fits(rank, a, w, more, more_wilds + count):
                return count
        return 0

    def put(self, spot: Spot, code: int, count: int) -> None:
        """Add naturals or ladies to a meld."""
        if count <= 0:
            return
        if code == self.terms.lady:
            spot.ladies += count
        else:
            spot.naturals += count
        spot.added += [code] * count
        self.left[code] -= count
        self.held -= count

    def put_wilds(self, spot: Spot, count: int, *, dear: bool = False) -> None:
        """Add wilds to a meld, the cheapest ones or the dearest."""
        if count <= 0:
            return
        left = self.left
        cheap, other = self.terms.wilds
        first = max(0, count - left[other]) if dear else min(count, left[cheap])
        left[cheap] -= first
        left[other] -= count - first
        if spot.rank == self.terms.two:
            spot.naturals += count
        else:
            spot.wilds += count
        spot.added += [cheap] * first + [other] * (count - first)
        self.held -= count
        self.wilds -= count

    def begin(self, rank: int) -> Spot:
        spot = Spot(-1, rank, 0, 0)
        self.spots.append(spot)
        self._last[rank] = spot
        return spot

    def keep(self, least: int) -> None:
        """Take cards back until *least* are left, and one of them is no wild where that costs no
        meld; what completes a pile stays longest."""
        two = self.terms.two
        while self.held < least:
            spots = [spot for spot in self.spots if spot.added]
            if not spots:
                return
            spot = min(
                spots,
                key=lambda spot: (
                    spot.is_completed(),
                    spot.index < 0 and spot.naturals + spot.wilds == LEAST_MELD,
                    spot.rank == two,
                ),
            )
            self._take_back(spot)
        if self.held > self.wilds:
            return
        for spot in self.spots:
            is_whole = spot.is_completed() or spot.naturals + spot.wilds <= LEAST_MELD
            if spot.added and spot.added[-1] < two and not is_whole:
                self._take_back(spot)
                return

    def _take_back(self, spot: Spot) -> None:
        gone = [spot.added[-1]]
        if spot.index < 0 and spot.naturals + spot.wilds <= LEAST_MELD:
            gone = spot.added
            self.spots.remove(spot)
        terms = self.terms
        for code in gone:
            self.left[code] += 1
            if code == terms.lady:
                spot.ladies -= 1
            elif code < terms.two or spot.rank == terms.two:
                spot.naturals -= 1
            else:
                spot.wilds -= 1
            self.wilds += code >= terms.two
        self.held += len(gone)
        spot.added = spot.added[: -len(gone)]

    def parts(self) -> Parts:
        """What the move would say."""
        two, joker = self.terms.two, self.terms.joker
        found = []
        for spot in self.spots:
            added = spot.added
            if added:
                twos, jokers = added.count(two), added.count(joker)
                naturals = len(added) - twos - jokers - spot.ladies
                found.append((spot.index, spot.rank, naturals, twos, jokers, spot.ladies))
        return tuple(found)


def _begun(out: LayOut, rank: int) -> list[Spot]:
    """All incomplete melds of *rank*, where they may lie side by side."""
    return [s for s in out.spots if s.rank == rank and s.naturals + s.wilds < PILE_SIZE]


def _clean_beside(out: LayOut, spot: Spot, rank: int) -> bool:
    """Whether a clean meld of *rank* lies beside *spot*, which is dirty and will not be done."""
    held = out.left[rank]
    return LEAST_MELD <= held < PILE_SIZE - spot.naturals - spot.wilds and out.may_begin(rank)


def nearest(spots: list[Spot]) -> list[Spot]:
    """Those of *spots* nearest to seven first."""
    return sorted(spots, key=lambda spot: -spot.naturals - spot.wilds)


def lay_down(deal: Deal, seat: int) -> Parts:
    """What to meld now with a side that is down; empty when it is better to wait."""
    terms, hand = deal.terms, deal.hands[seat]
    melds = deal.melds[terms.side_of[seat]]
    if not _has_something(terms, melds, hand):
        return ()
    out = LayOut(deal, melds, hand)
    if terms.is_lap:
        return _all_that_fits(out, seat)
    is_in_foot = deal.in_foot[seat]
    is_sought = terms.opens_by_pile and not is_in_foot
    is_late = is_late_in(deal)
    if hand[terms.lady]:
        _lay_ladies(out)
    is_shedding = _is_shedding(deal, seat)
    keeps_singles = is_going_out_rare(deal)
    is_ending = keeps_singles and is_last_round(deal)
    is_now = is_ending if keeps_singles else is_late
    is_now = is_now or is_shedding or _is_hurrying(deal, seat)
    _lay_naturals(out, seat, is_late=is_now, keeps_singles=keeps_singles)
    if terms.melds_threes and out.left[terms.black]:
        _lay_black_threes(out)
    if is_shedding:
        _begin_dirty_melds(out, seat)
    elif is_ending:
        _lay_last_wilds(out, seat)
    elif out.wilds:
        _lay_wilds(out, seat, is_late=is_late, is_sought=is_sought)
    if is_in_foot or is_sought:
        if not (is_sought and any([spot.is_completed() for spot in out.spots])):
            out.keep(2)
    else:
        _empty_hand(out)
    return out.parts()


def _all_that_fits(out: LayOut, seat: int) -> Parts:
    """What is laid in a last turn, after which nothing comes: all that finds a place."""
    _lay_ladies(out)
    _lay_naturals(out, seat, is_late=True, keeps_singles=False)
    if out.terms.melds_threes and out.left[out.terms.black]:
        _lay_black_threes(out)
    _lay_last_wilds(out, seat)
    return out.parts()


def _lay_ladies(out: LayOut) -> None:
    """Put all ladies onto a clean pile."""
    terms = out.terms
    for spot in out.spots:
        if spot.rank != terms.two and not spot.wilds and spot.naturals >= PILE_SIZE:
            out.put(spot, terms.lady, out.left[terms.lady])
            break


def _has_something(terms: Terms, melds: list[Meld], hand: list[int]) -> bool:
    """Whether there is anything but single cards and pairs without a place."""
    if hand[terms.two] or hand[terms.joker] or hand[terms.lady]:
        return True
    if max(hand) >= LEAST_MELD:
        return True
    for meld in melds:
        if hand[meld[0]] and (terms.is_open or meld[1] + meld[2] + meld[3] < PILE_SIZE):
            return True
    return False


def _lay_naturals(out: LayOut, seat: int, *, is_late: bool, keeps_singles: bool) -> None:
    """Lay naturals but pairs for own melds, which may take the pile; who *keeps_singles* keeps what
    may become a pair, too."""
    terms, left, deal = out.terms, out.left, out.deal
    is_pair_useful = not is_late and _are_pairs_kept(deal, seat)
    if deal.in_foot[seat]:
        is_pair_useful = is_pair_useful and len(deal.pile) >= _WORTH_A_PAIR
        keeps_singles = keeps_singles and not terms.is_short
    for_partner = -1
    for rank in range(terms.n):
        held = left[rank]
        if not held:
            continue
        spot = out.spot_of(rank)
        if spot is not None and not (terms.spreads and _clean_beside(out, spot, rank)):
            room = PILE_SIZE - spot.naturals - spot.wilds
            if keeps_singles and is_pair_useful and held == 1 < room:
                continue
            is_kept = is_pair_useful and 2 <= held < room and out.held > _FEW
            if for_partner < 0:
                for_partner = _room_for_partner(deal, seat)
            out.put(spot, rank, min(held, room - for_partner) - (2 if is_kept else 0))
            held = left[rank]
        if held >= LEAST_MELD and out.may_begin(rank):
            out.put(out.begin(rank), rank, min(held, PILE_SIZE))
            held = left[rank]
        if held and terms.is_open:
            spot = out.complete_spot_of(rank)
            if spot is not None and not (is_pair_useful and held == 2 and out.held > _FEW):
                out.put(spot, rank, spot.room(out.terms, held))


def _are_pairs_kept(deal: Deal, seat: int) -> bool:
    """Whether a pair may take the pile, and *seat* keeps pairs for that."""
    terms = deal.terms
    if terms.match == ONE_CARD or terms.takes_onto:
        return False
    return terms.pairs or deal.missing(terms.side_of[seat])[2] > 0


def _is_hurrying(deal: Deal, seat: int) -> bool:
    """Whether getting into the foot comes before all else: as agreed, or because a partner there
    could nearly go out."""
    terms = deal.terms
    side = terms.side_of[seat]
    if deal.in_foot[seat]:
        return False
    if terms.foot_first[side]:
        return True
    held = [deal.held[other] for other in terms.partners[seat] if deal.in_foot[other]]
    if not held:
        return False
    missing = deal.missing(side)
    return min(held) <= _NEARLY_OUT or not max(sum(missing[:4]), missing[4])


def _is_shedding(deal: Deal, seat: int) -> bool:
    """Whether nothing but cards in hands keeps the side from going out: where a foot joins a hand,
    more are left than find a place without wilds."""
    return (
        deal.terms.opens_by_pile
        and deal.in_foot[seat]
        and deal.are_partners_ready(seat)
        and not any(deal.missing(deal.terms.side_of[seat]))
    )


def _room_for_partner(deal: Deal, seat: int) -> int:
    """Places that are left in own melds, as room on the table helps a partner into the foot."""
    terms = deal.terms
    is_helped = (
        deal.in_foot[seat]
        and not all([deal.in_foot[partner] for partner in terms.partners[seat]])
        and (terms.waits_for_partners or terms.opens_by_pile)
        and not are_opponents_close(deal, seat)
        and not terms.is_lap
    )
    return terms.room if is_helped else 0


def _lay_black_threes(out: LayOut) -> None:
    black = out.terms.black
    held = out.left[black]
    spot = out.spot_of(black) or out.complete_spot_of(black)
    if spot is not None:
        out.put(spot, black, spot.room(out.terms, held))
    elif held >= LEAST_MELD and out.may_begin(black):
        out.put(out.begin(black), black, min(held, PILE_SIZE))


def _is_clean_supply_enough(out: LayOut, spoilt: Spot) -> bool:
    if out.terms.spoilt >> spoilt.rank & 1:
        return False
    likely = out.count(CLEAN, complete=True)
    for spot in out.incomplete():
        likely += spot is not spoilt and spot.kind(out.terms) == CLEAN
    return likely >= out.deal.quota[0]


def _dirty_lacking(out: LayOut) -> int:
    """Dirty piles the quota still needs after this move; where any kind will do, those too."""
    _, lacking, _, _, every, _ = out.deal.quota
    closed = out.closed()
    lacking -= closed[DIRTY]
    every -= sum(closed)
    for spot in out.spots:
        if spot.naturals + spot.wilds >= PILE_SIZE:
            every -= 1
            lacking -= spot.kind(out.terms) == DIRTY
    return max(lacking, every)


def _lay_wilds(out: LayOut, seat: int, *, is_late: bool, is_sought: bool) -> None:
    """The wild pile first, then piles that are needed or finished by it, then the rest."""
    terms, deal = out.terms, out.deal
    wild = out.spot_of(terms.two)
    if wild is not None and PILE_SIZE - wild.naturals <= out.wilds:
        out.put_wilds(wild, PILE_SIZE - wild.naturals)
    is_any = is_any_pile_wanted(deal, seat)
    _finish(out, is_any=is_any, is_sought=is_sought)
    wild = out.spot_of(terms.two)
    is_in_foot = deal.in_foot[seat]
    is_keeping = is_any and not (is_in_foot or is_sought)
    if is_keeping and wild is None:
        return
    if is_late and not is_in_foot and not is_keeping and not _is_saving_wilds(out):
        _begin_dirty_melds(out, seat)
    spare = out.wilds - _reserve(out, seat, is_sought=is_sought)
    if _is_wild_pile_wanted(out, is_late=is_late):
        if wild is not None and spare > 0:
            out.put_wilds(wild, spare, dear=True)
        if wild is not None or out.wilds < LEAST_MELD or not out.may_begin(terms.two):
            return
        if not _would_stay_short(out, seat):
            out.put_wilds(out.begin(terms.two), min(out.wilds, PILE_SIZE), dear=True)
            return
    if _is_saving_wilds(out) and _may_fill_wild_pile(out, seat):
        return
    for _ in range(spare):
        if not _spend_one(out, seat):
            return


def _lay_last_wilds(out: LayOut, seat: int) -> None:
    """Every wild goes where it pays most; nothing comes after this turn."""
    for spot in _takers_of_wilds(out):
        room = PILE_SIZE - spot.naturals - spot.wilds
        if room <= out.wild_room(spot):
            out.put_wilds(spot, room)
    _begin_dirty_melds(out, seat)
    two = out.terms.two
    if out.wilds >= LEAST_MELD and out.may_begin(two):
        out.begin(two)
    for spot in _takers_of_wilds(out):
        out.put_wilds(spot, out.wild_room(spot))


def _takers_of_wilds(out: LayOut) -> list[Spot]:
    """The wild meld, then those nearest to seven."""
    wild = out.spot_of(out.terms.two)
    return nearest(out.incomplete()) if wild is None else [wild, *nearest(out.incomplete())]


def _would_stay_short(out: LayOut, seat: int) -> bool:
    """Whether dirty piles lack the wilds that a wild meld would hardly be completed with."""
    if out.wilds >= PILE_SIZE or not _dirty_lacking(out):
        return False
    return out.wilds + wilds_to_come(out.deal, seat) < PILE_SIZE


def _may_fill_wild_pile(out: LayOut, seat: int) -> bool:
    """Whether the wild pile comes about with some luck."""
    wild = out.spot_of(out.terms.two)
    laid = 0 if wild is None else wild.naturals
    to_come = wilds_to_come(out.deal, seat)
    return laid + out.wilds + to_come + _LUCK * sqrt(to_come) >= PILE_SIZE


def wilds_to_come(deal: Deal, seat: int) -> float:
    """How many wilds the partners of *seat* hold and the side may still draw, on average."""
    terms = deal.terms
    unseen = unseen_of(deal, seat, terms.two) + unseen_of(deal, seat, terms.joker)
    hidden = terms.all_cards - deal.seen_count - deal.held[seat] + deal.known_count[seat]
    cards = deal.stock() / terms.sides - deal.held[seat]
    for other in terms.seats_of[terms.side_of[seat]]:
        cards += deal.held[other] + deal.feet_left[other]
    return unseen * cards / max(1, hidden)


def _begin_dirty(out: LayOut, rank: int) -> Spot:
    spot = out.begin(rank)
    out.put(spot, rank, 2)
    out.put_wilds(spot, 1)
    return spot


def _begin_dirty_melds(out: LayOut, seat: int) -> None:
    """Begin a dirty meld with every pair for which there is a wild."""
    while out.wilds:
        rank = _pair_to_spend(out, seat)
        if rank < 0:
            return
        _begin_dirty(out, rank)


def _is_wild_pile_wanted(out: LayOut, *, is_late: bool) -> bool:
    """Whether wilds are collected for a pile of their own."""
    two = out.terms.two
    if out.spot_of(two) is not None:
        return True
    if not out.may_begin(two):
        return False
    options = out.terms.options
    if out.deal.quota[2] > out.count(WILD, complete=True):
        return True
    return options.wild_bonus > 2 * options.dirty_bonus and not is_late


def _finish(out: LayOut, *, is_any: bool, is_sought: bool) -> None:
    """Complete piles; a clean meld is made dirty only where the quota needs it."""
    if not out.wilds:
        return
    terms, stock = out.terms, out.deal.stock()
    is_ending = stock < terms.spoils * out.deal.draw_size * terms.players
    lacking = _dirty_lacking(out)
    begun = out.count(DIRTY, complete=False)
    for spot in nearest(out.incomplete()):
        room = PILE_SIZE - spot.naturals - spot.wilds
        if room > out.wilds or room > out.wild_room(spot):
            continue
        kind = spot.kind(out.terms)
        if is_any:
            begun = 0
            for other in out.incomplete():
                near = PILE_SIZE - other.naturals - other.wilds <= room
                begun += near and other.kind(out.terms) == DIRTY
        if kind == OWN or is_sought:
            is_done = kind != CLEAN or _is_clean_supply_enough(out, spot)
        elif kind == DIRTY:
            is_done = room == 1 or not terms.wild_melds
            is_done = is_done or (lacking > 0 and not _is_saving_wilds(out))
            # A wild may still be worth more elsewhere.
            is_done = is_done and (room > 1 or lacking > 0 or stock <= terms.closes)
        else:
            is_done = lacking - begun > 0 and _is_clean_supply_enough(out, spot)
            # What is clean stays so until little time is left.
            is_done = is_done and is_ending
            is_done = is_done and (room == 1 or not _is_saving_wilds(out))
        if is_done and room <= out.budget:
            out.put_wilds(spot, room)
            out.budget -= room
            if kind == DIRTY:
                begun -= 1
            lacking -= kind != OWN


def _is_saving_wilds(out: LayOut) -> bool:
    """Whether every wild is needed for the wild pile of the quota."""
    deal = out.deal
    if not deal.quota[2] or not is_short_of_wilds(deal):
        return False
    side = out.terms.side_of[deal.actor()]
    return deal.missing(side)[2] > 0 and out.count(WILD, complete=True) == 0


def _spend_one(out: LayOut, seat: int) -> bool:
    """Lay one wild where it does most good; whether there was a place for it."""
    terms = out.terms
    is_hoard = out.wilds > terms.hoard
    spots = [spot for spot in nearest(out.incomplete()) if out.wild_room(spot, 1)]
    found: Spot | None = None
    for spot in spots:
        kind = spot.kind(out.terms)
        if kind in (DIRTY, OWN):
            found = spot
            break
    lacking = _dirty_lacking(out) - out.count(DIRTY, complete=False)
    if found is None and (lacking > 0 or is_hoard):
        rank = _pair_to_spend(out, seat)
        if rank >= 0:
            _begin_dirty(out, rank)
            return True
        found = next((spot for spot in spots if _is_clean_supply_enough(out, spot)), None)
    if found is None and is_hoard and terms.is_open:
        for spot in out.spots:
            if spot.naturals + spot.wilds < PILE_SIZE or not out.wild_room(spot, 1):
                continue
            if spot.wilds or spot.rank == terms.two:
                found = spot
                break
    if found is not None:
        out.put_wilds(found, 1)
    return found is not None


def _pair_to_spend(out: LayOut, seat: int) -> int:
    """The rank of two naturals that begin a dirty meld with a wild, or -1."""
    deal, terms = out.deal, out.terms
    wanted = wanted_ranks(deal, terms.side_of[seat])
    best, most = -1, -1
    for rank in range(terms.n):
        if out.left[rank] == 2 and deal.hands[seat][rank] and out.may_begin(rank, with_wild=True):
            worth = unseen_of(deal, seat, rank) + (1000 if wanted >> rank & 1 else 0)
            if terms.spoilt >> rank & 1:
                continue
            if worth > most:
                best, most = rank, worth
    return best


def _reserve(out: LayOut, seat: int, *, is_sought: bool) -> int:
    """Wilds to keep back: some to get into the foot, some for dirty piles."""
    deal = out.deal
    if is_sought or out.terms.bans[out.terms.two] & BAN_ALWAYS:
        return 0
    if not deal.in_foot[seat]:
        return out.terms.reserve
    if not out.terms.wild_melds:
        return 0
    if not all([deal.in_foot[partner] for partner in out.terms.partners[seat]]):
        return 0
    lacking = deal.quota[1] - out.count(DIRTY, complete=True) - out.count(DIRTY, complete=False)
    most = 2 if out.spot_of(out.terms.two) is None else out.terms.saved
    return max(0, min(lacking, most))


def _empty_hand(out: LayOut) -> None:
    """Get into the foot by kept pairs and wilds, if at most one card is left by that."""
    terms, left = out.terms, out.left
    kept: list[int] = []
    pairs: list[int] = []
    placeable = singles = 0
    for rank in range(terms.n):
        held = left[rank]
        if not held:
            continue
        if out.spot_of(rank) is not None or out.complete_spot_of(rank) is not None:
            kept.append(rank)
            placeable += held
        elif held == 2 and out.may_begin(rank, with_wild=True):
            pairs.append(rank)
            placeable += held
        else:
            singles += held
            if singles > 1:
                # Even where no pair is spent, more than one card stays.
                return
    spots = sorted(out.spots, key=lambda spot: out.terms.two != spot.rank and not spot.wilds)
    wilds = out.wilds
    lonely = out.held - wilds - placeable
    if lonely > 1 or len(pairs) > wilds:
        return
    places = len(pairs) + sum([out.wild_room(spot) for spot in spots])
    if wilds > places + 1 - lonely:
        return
    for rank in kept:
        spot = out.spot_of(rank) or out.complete_spot_of(rank)
        if spot is not None:
            room = PILE_SIZE - spot.naturals - spot.wilds
            held = left[rank]
            out.put(spot, rank, spot.room(out.terms, min(held, room) if room > 0 else held))
    for rank in pairs:
        spots.append(_begin_dirty(out, rank))
    for spot in spots:
        out.put_wilds(spot, out.wild_room(spot))
