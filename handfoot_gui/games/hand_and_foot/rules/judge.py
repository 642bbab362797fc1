"""What the rules refuse of a move, and what follows from it, on counts; page "Hand and Foot".

The engine asks with cards turned into counts, the bots with the counts they have.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from handfoot_gui.core.cards import Rank
from handfoot_gui.games.hand_and_foot.rules.allotment import (
    FirstMeld,
    HeldCounts,
    LastDiscard,
    Position,
    Solution,
    solve,
)
from handfoot_gui.games.hand_and_foot.rules.counted import (
    BAN_ALWAYS,
    BAN_EVERY,
    BAN_LAST,
    ONE_CARD,
    PAIR,
    PAIR_OR_WILD,
    Alternative,
    CountedRules,
    Meld,
    Needed,
    Part,
    Parts,
    RankNeed,
)
from handfoot_gui.games.hand_and_foot.rules.laying import LayTargets, MissingPiles
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE

Fault: TypeAlias = tuple[int, int, int, int]
"""Which fault, the number of the part where it is one of a part, and up to two numbers."""

NO_WILD_MELDS: Final = 0
MELD_COMPLETE: Final = 1
TOO_MANY_CARDS: Final = 2
WILD_WITH_THREES: Final = 3
TOO_MANY_WILDS: Final = 4
WILDS_CLOSED: Final = 5
TOO_FEW_CARDS: Final = 6
LADY_NEEDS_CLEAN: Final = 7
SECOND_MELD: Final = 8
PILE_NEEDED: Final = 9
TOO_FEW_POINTS: Final = 10
KEEP_CARDS: Final = 11
MUST_GO_OUT: Final = 12
THREES_ONLY_OUT: Final = 13
ONLY_BANNED: Final = 14
MATCH_NOT_MELDED: Final = 15
TOP_NOT_MELDED: Final = 16
OVERFLOW_SHORT: Final = 17
THREE_MELDED: Final = 18
BANNED: Final = 19
BANNED_LAST: Final = 20
DISCARD_POSSIBLE: Final = 21
NO_PARTNER: Final = 22
ASKED_BEFORE: Final = 23
NOT_IN_FOOT: Final = 24
PARTNER_NOT_READY: Final = 25
PILE_EMPTY: Final = 26
PILE_BLOCKED: Final = 27
PILE_TOO_SMALL: Final = 28
NOT_DOWN: Final = 29
PAIR_MISSING: Final = 30
MATCH_MISSING: Final = 31
PILE_FROZEN: Final = 32
PAIR_BEFORE_DOWN: Final = 33
SIDE_BY_SIDE: Final = 34
TOO_FEW_NATURALS: Final = 35
PILE_BEFORE_FOOT: Final = 36
WILD_IN_FIRST: Final = 37
CLEAN_NEEDED: Final = 38
RANK_WITHOUT_WILDS: Final = 39

PilesOfOthers: TypeAlias = Callable[[], int]
"""Works out the classes of which every other side has a complete pile, as bits; it is asked only
where a ban asks for them."""

_NOTHING: Final[tuple[int, ...]] = ()
_NEVER: Final = 10_000
"""More piles than anybody can make."""


class Turn:
    """What is known of the player to move and its side before the move."""

    __slots__ = ("granted", "hand", "held", "in_foot", "is_before_draw", "is_concealed",
                 "is_down", "is_frozen", "is_ready", "melds", "need", "others_piles", "quota",
                 "rules")  # fmt: skip

    def __init__(
        self, rules: CountedRules, melds: list[Meld], hand: list[int], held: int,
        quota: Needed, need: int, in_foot: bool, granted: bool,
        is_ready: bool, is_concealed: bool, others_piles: PilesOfOthers, is_before_draw: bool,
        is_frozen: bool, is_down: bool,
    ) -> None:  # fmt: skip
        self.rules = rules
        self.melds = melds
        self.hand = hand
        self.held = held
        self.quota = quota
        self.need = need
        """Points of the side's first meld."""
        self.in_foot = in_foot
        self.granted = granted
        self.is_ready = is_ready
        """No partner keeps the player from going out."""
        self.is_concealed = is_concealed
        """A first meld is a concealed pile in this deal."""
        self.others_piles = others_piles
        self.is_before_draw = is_before_draw
        self.is_down = is_down
        """The first meld is laid: the side's, or the player's where each needs one."""
        self.is_frozen = is_frozen
        """The discard pile is frozen (rule S8)."""


def is_bound(turn: Turn) -> bool:
    """Whether the player has said that the deal ends in this turn: by the partner's yes, or by
    black threes that are melded in no other (decision 13)."""
    rules = turn.rules
    return turn.granted or (
        rules.threes_go_out and any([meld[0] == rules.black for meld in turn.melds])
    )


def must_go_out(turn: Turn) -> bool:
    """Whether the player has to end the turn by going out (decision 13).

    A replacement that nobody could foresee may have closed the last way; then the duty is over.
    """
    return is_bound(turn) and leads_out(turn, turn.melds, turn.hand, 0)


def may_go_out(turn: Turn) -> bool:
    """Whether nobody keeps the player from going out, piles apart (rule 11)."""
    return turn.in_foot and turn.is_ready and (turn.granted or not turn.rules.asks)


def may_end_out(turn: Turn, melds: list[Meld]) -> bool:
    """Whether the player goes out when the last card leaves and the side has *melds* (rule 11)."""
    return may_go_out(turn) and not any(missing(turn.rules, turn.quota, melds))


def ends_by_melding(turn: Turn, melds: list[Meld]) -> bool:
    """Whether the deal is over when the last card is melded and the side has *melds* then."""
    return not turn.rules.must_discard_last and may_end_out(turn, melds)


def ends_by_discard(held: int, *, in_foot: bool) -> bool:
    """Whether the deal is over after a legal discard that leaves *held* cards (rule 11)."""
    return in_foot and not held


def packets_opened(
    rules: CountedRules, held: int, left: int, completed: int, *, has_pile: bool
) -> int:
    """How many of the packets *left* a player with *held* cards picks up, having just completed so
    many piles (rule 3, decision 39); *has_pile* where the side has one by now (S19)."""
    if rules.opens_by_pile:
        return min(completed, left)
    return int(left > 0 and not held and (has_pile or not rules.needs_pile))


def has_pile(melds: list[Meld]) -> bool:
    """Whether there is a complete pile among *melds*."""
    return any([meld[1] + meld[2] + meld[3] >= PILE_SIZE for meld in melds])


def _keeps_back(turn: Turn, parts: Parts) -> int:
    """The fault of a player not in the foot who empties the packet with *parts* laid, or is about
    to; -1: none (decisions 14 and 54, S19)."""
    rules = turn.rules
    if rules.is_lap:
        return -1
    if rules.opens_by_pile:
        return -1 if parts and _completes(turn.melds, parts) else KEEP_CARDS
    if rules.needs_pile and not (has_pile(turn.melds) or _completes(turn.melds, parts)):
        return PILE_BEFORE_FOOT
    return -1


def discard_fault(turn: Turn, code: int) -> Fault | None:
    """Why a card of the class *code* may not be discarded (rule 11, decisions 13, 14 and 16)."""
    rules = turn.rules
    if rules.bans[code] and is_banned(turn, code, turn.melds):
        return BANNED, 0, rules.bans[code], 0
    is_last = turn.held == 1
    if not turn.in_foot:
        if not is_last:
            return None
        fault = _keeps_back(turn, ())
        return (fault, 0, 0, 1) if fault >= 0 else None
    if is_last and may_end_out(turn, turn.melds):
        return (BANNED_LAST, 0, 0, 0) if rules.bans[code] & BAN_LAST else None
    if must_go_out(turn):
        return MUST_GO_OUT, 0, 0, 0
    return (KEEP_CARDS, 0, 0, 1) if is_last else None


def end_turn_fault(turn: Turn) -> Fault | None:
    """Why the turn may not end without a discard (rule 2, decisions 13 and 16)."""
    if must_go_out(turn):
        return MUST_GO_OUT, 0, 0, 0
    for code, count in enumerate(turn.hand):
        if count and discard_fault(turn, code) is None:
            return DISCARD_POSSIBLE, 0, 0, 0
    return None


def ask_fault(turn: Turn, *, asked: bool) -> Fault | None:
    """Why the player may not ask now, *asked* before in this turn or not, whatever can be laid
    (rule 11)."""
    if not turn.rules.asks:
        return NO_PARTNER, 0, 0, 0
    if asked:
        return ASKED_BEFORE, 0, 0, 0
    return ready_fault(turn)


def ready_fault(turn: Turn) -> Fault | None:
    """Why it is too early for the player to go out, whatever can be laid (rule 11, decision 9)."""
    if not turn.in_foot:
        return NOT_IN_FOOT, 0, 0, 0
    return None if turn.is_ready else (PARTNER_NOT_READY, 0, 0, 0)


def match_needed(rules: CountedRules, top: int, *, is_down: bool, is_frozen: bool) -> int:
    """What must be melded with *top*: `PAIR`, `PAIR_OR_WILD` or `ONE_CARD` (rules 5 and S7)."""
    if top >= rules.two or is_frozen:
        return PAIR
    return rules.match if is_down else rules.match_before


def may_go_alone(rules: CountedRules, top: int, *, is_down: bool, is_frozen: bool) -> bool:
    """Whether *top* may be taken onto an own meld with nothing else (rule S7, decision 44)."""
    return rules.takes_onto and is_down and not is_frozen and top < rules.n


def has_home(rules: CountedRules, melds: list[Meld], top: int) -> bool:
    """Whether some of *melds* takes the natural *top* and nothing with it."""
    for rank, naturals, twos, jokers, _ in melds:
        if rank == top and rules.fits(rank, naturals, twos + jokers, 1, 0):
            return True
    return False


def pair_fault(
    rules: CountedRules, melds: list[Meld], top: int, size: int, same: int, wilds: int, *,
    is_down: bool, is_concealed: bool, is_frozen: bool,
) -> Fault | None:  # fmt: skip
    """Why a pile of *size* cards with *top* on it cannot be taken with so many cards of its class
    and wilds in the hand beside the own *melds*, whatever is melded (rules 5, S7 and S8, decisions
    18 and 23)."""
    if not size:
        return PILE_EMPTY, 0, 0, 0
    is_wild = top >= rules.two
    if rules.n <= top < rules.two or (is_wild and not rules.takes_wilds):
        return PILE_BLOCKED, 0, 0, 0
    if size < rules.least_pile:
        return PILE_TOO_SMALL, 0, size, rules.least_pile
    if not is_down and (rules.waits_for_meld or is_concealed):
        return NOT_DOWN, 0, 0, 0
    if same >= 2:
        return None
    need = PAIR if is_wild or is_frozen else rules.match if is_down else rules.match_before
    if need != PAIR and same and (wilds or need == ONE_CARD):
        return None
    if (
        rules.takes_onto
        and may_go_alone(rules, top, is_down=is_down, is_frozen=is_frozen)
        and has_home(rules, melds, top)
    ):
        return None
    if need != PAIR:
        return MATCH_MISSING, 0, need, 0
    if not is_wild and rules.match != PAIR:
        return (PILE_FROZEN if is_frozen else PAIR_BEFORE_DOWN), 0, same, 0
    return PAIR_MISSING, 0, same, 0


def lay_fault(turn: Turn, parts: Parts) -> Fault | None:
    """Why *parts* may not be laid from the hand."""
    return (
        shape_fault(turn.rules, turn.melds, parts)
        or (None if turn.is_down else _first_meld_fault(turn, parts))
        or _left_fault(turn, parts, -1, _NOTHING, 0)
    )


def take_fault(
    turn: Turn, parts: Parts, top: int, top_at: int, below: Sequence[int], unseen: int
) -> Fault | None:
    """Why the pile may not be taken with *parts*, part number *top_at* having the *top* card.

    *below* are the cards that stay in the hand, *unseen* ones for its red threes apart.
    """
    shape = shape_fault(turn.rules, turn.melds, parts)
    fault = _top_fault(turn, parts, top, top_at)
    if shape is not None:
        # Too short an overflow is the same fault as the size of one meld, but says more; a new
        # meld beside an incomplete one is not a pair torn apart.
        if fault is None or (
            shape[0] == SECOND_MELD
            and not turn.rules.is_once
            and fault[0] == MATCH_NOT_MELDED
            and fault[2] == PAIR
        ):
            return shape
        return fault
    return (
        fault
        or (None if turn.is_down else _first_meld_fault(turn, parts))
        or _left_fault(turn, parts, top, below, unseen)
    )


def shape_fault(rules: CountedRules, melds: list[Meld], parts: Parts) -> Fault | None:
    """Whether some part is no meld, or one too many of its rank (rule 6, decision 34)."""
    two = rules.two
    has_new = False
    place = -1
    for onto, rank, naturals, twos, jokers, ladies in parts:
        place += 1
        a = w = size = laid = 0
        if onto >= 0:
            meld = melds[onto]
            size = meld[1] + meld[2] + meld[3]
            laid = meld[4]
            a, w = (size, 0) if rank == two else (meld[1], meld[2] + meld[3])
        else:
            has_new = True
            if rank == two and twos + jokers and not rules.wild_melds:
                return NO_WILD_MELDS, place, 0, 0
        wilds = twos + jokers
        x, y = (wilds, 0) if rank == two else (naturals, wilds)
        if x + y:
            if rank == rules.black and rules.never_threes:
                return THREE_MELDED, place, 0, 0
            if not rules.fits(rank, a, w, x, y):
                return _misfit(rules, place, rank, a, w, x, y)
        if ladies + laid and (rank == two or w + y or size + x + y < PILE_SIZE):
            return LADY_NEEDS_CLEAN, place, 0, 0
    if rules.spreads:
        return _side_by_side_fault(rules, melds, parts) if rules.is_clean_and_dirty else None
    return _second_meld_fault(rules, melds, parts) if has_new else None


def _side_by_side_fault(rules: CountedRules, melds: list[Meld], parts: Parts) -> Fault | None:
    """Two incomplete melds of a rank that are both clean or both dirty (decision 48)."""
    touched = 0
    for part in parts:
        touched |= 1 << part[1]
    kinds: set[tuple[int, bool]] = set()
    for rank, naturals, twos, jokers, _ in melds_after(melds, parts):
        if touched >> rank & 1 and naturals + twos + jokers < PILE_SIZE:
            kind = rank, rank != rules.two and twos + jokers > 0
            if kind in kinds:
                places = [place for place, part in enumerate(parts) if part[1] == rank]
                return SIDE_BY_SIDE, places[-1], kind[1], 0
            kinds.add(kind)
    return None


def _misfit(rules: CountedRules, place: int, rank: int, a: int, w: int, x: int, y: int) -> Fault:
    """Why a meld of a naturals and w wilds does not take x and y more."""
    size = a + w + x + y
    if a + w >= PILE_SIZE and not rules.fits(rank, a, w, 1, 0):
        return MELD_COMPLETE, place, 0, 0
    v = w + y
    is_closed = a + w < PILE_SIZE < size and not rules.fits(
        rank, PILE_SIZE - (v > 0), int(v > 0), 1, 0
    )
    if is_closed:
        return TOO_MANY_CARDS, place, size, PILE_SIZE
    if rank != rules.two and v:
        if rank == rules.black:
            return WILD_WITH_THREES, place, 0, 0
        if rules.shapes[rank].most_wilds == 0 and rules.wilds_allowed[a + x]:
            return RANK_WITHOUT_WILDS, place, 0, 0
        if a + x < rules.least_naturals > LEAST_MELD - 1:
            return TOO_FEW_NATURALS, place, a + x, rules.least_naturals
        if v > rules.wilds_allowed[a + x]:
            return TOO_MANY_WILDS, place, a + x, v
        if size > PILE_SIZE:
            taken = next((n for n in range(y - 1, 0, -1) if rules.fits(rank, a, w, x, n)), 0)
            return WILDS_CLOSED, place, taken, y
    return TOO_FEW_CARDS, place, size, LEAST_MELD


def _second_meld_fault(rules: CountedRules, melds: list[Meld], parts: Parts) -> Fault | None:
    """A new meld beside an incomplete one of its rank, or a second one at all."""
    grown = {onto: naturals + twos + jokers for onto, _, naturals, twos, jokers, _ in parts}
    new = [
        (part[2] + part[3] + part[4] < PILE_SIZE, place, part[1])
        for place, part in enumerate(parts)
        if part[0] < 0
    ]
    begun = [rank for _, _, rank in new]
    is_once = rules.is_once
    barred = set()
    for index, meld in enumerate(melds):
        if meld[0] in begun and (
            is_once or meld[1] + meld[2] + meld[3] + grown.get(index, 0) < PILE_SIZE
        ):
            barred.add(meld[0])
    # Complete ones count as laid first.
    if len(new) > 1:
        new.sort()
    for is_incomplete, place, rank in new:
        if rank in barred:
            return SECOND_MELD, place, 0, 0
        if is_once or is_incomplete:
            barred.add(rank)
    return None


def points_of(rules: CountedRules, parts: Parts) -> int:
    """What *parts* are worth by card values alone."""
    melded = rules.worth.melded
    two, joker = melded[rules.two], melded[rules.joker]
    points = 0
    for _, rank, naturals, twos, jokers, _ in parts:
        points += naturals * melded[rank] + twos * two + jokers * joker
    return points


def _first_meld_fault(turn: Turn, parts: Parts) -> Fault | None:
    """Whether *parts* are too little for a first meld (rule 8, decision 18, S18)."""
    if turn.is_concealed:
        if any([p[0] < 0 and p[2] + p[3] + p[4] >= PILE_SIZE for p in parts]):
            return None
        return PILE_NEEDED, 0, 0, 0
    have = points_of(turn.rules, parts)
    # A lady counts for nothing on the table.
    if have < turn.need:
        return TOO_FEW_POINTS, 0, have, turn.need
    rules = turn.rules
    if rules.first_without_wilds:
        for place, part in enumerate(parts):
            if part[3] + part[4]:
                return WILD_IN_FIRST, place, 0, 0
    if rules.first_clean and not any([is_clean_after(turn.melds, part) for part in parts]):
        return CLEAN_NEEDED, 0, 0, 0
    return None


def is_clean_after(melds: Sequence[Meld], part: Part) -> bool:
    """Whether the meld that *part* makes or extends has no wild after it."""
    onto, _, naturals, twos, jokers, _ = part
    if twos + jokers:
        return False
    return naturals > 0 if onto < 0 else melds[onto][1] > 0 and not melds[onto][2] + melds[onto][3]


def overflows(rules: CountedRules, need: int, room: int) -> bool:
    """Whether the top card and its match, which must be *need*, do not fit into an incomplete meld
    with so much *room* (rule 7); in open games and where melds lie side by side they always do
    (decisions 17 and 49)."""
    least = LEAST_MELD - (need == ONE_CARD)
    return not (rules.is_open or rules.spreads) and room < least


def is_match(need: int, same: int, wilds: int) -> bool:
    """Whether so many cards of the top card's class, itself included, and wilds beside them are
    the *need*."""
    if need == PAIR:
        return same >= LEAST_MELD
    if need == PAIR_OR_WILD:
        return same >= LEAST_MELD or (same == LEAST_MELD - 1 and wilds > 0)
    return same >= LEAST_MELD - 1


def cards_like(rules: CountedRules, part: tuple[int, int, int, int, int, int], top: int) -> int:
    """Cards of the class *top* in a part."""
    if top == rules.two:
        return part[3]
    return part[4] if top == rules.joker else part[2]


def _top_fault(turn: Turn, parts: Parts, top: int, top_at: int) -> Fault | None:
    """Where the top card and its match must go (rules 5, 7 and S7, decisions 17, 23, 30, 44 and
    49)."""
    rules, is_down, is_frozen = turn.rules, turn.is_down, turn.is_frozen
    is_wild = top >= rules.two
    rank = rules.two if is_wild else top
    mine = parts[top_at]
    if mine[1] != rank:
        return TOP_NOT_MELDED, top_at, 0, 0
    if mine[0] >= 0 and may_go_alone(rules, top, is_down=is_down, is_frozen=is_frozen):
        return None
    need = match_needed(rules, top, is_down=is_down, is_frozen=is_frozen)
    index, room = -1, PILE_SIZE
    for number, meld in enumerate(turn.melds):
        size = meld[1] + meld[2] + meld[3]
        if meld[0] == rank and size < PILE_SIZE:
            index, room = number, PILE_SIZE - size
            break
    if not (rules.spreads or overflows(rules, need, room)):
        # In open games a complete pile or a new meld may take the three as well.
        if not rules.is_open and index >= 0 and mine[0] != index:
            return MATCH_NOT_MELDED, top_at, need, 0
        wilds = 0 if is_wild else mine[3] + mine[4]
        if is_match(need, cards_like(rules, mine, top), wilds):
            return None
        return MATCH_NOT_MELDED, top_at, need, 0
    return _shared_fault(turn, parts, top, top_at, (need, index, room))


def _shared_fault(
    turn: Turn, parts: Parts, top: int, top_at: int, wanted: tuple[int, int, int]
) -> Fault | None:
    """The same where the match is shared among melds: *wanted* are what it must be, the incomplete
    meld, and its room, which it completes in a closed game (rule 7, decisions 30 and 49)."""
    rules, (need, index, room) = turn.rules, wanted
    rank = min(top, rules.two)
    same = wilds = 0
    completes = begins = False
    for part in parts:
        if part[1] == rank:
            count = part[2] + part[3] + part[4]
            same += cards_like(rules, part, top)
            wilds += 0 if top >= rules.two else part[3] + part[4]
            completes = completes or (part[0] == index and count == room)
            begins = begins or (part[0] < 0 and count >= LEAST_MELD)
    if not is_match(need, same, wilds):
        return MATCH_NOT_MELDED, top_at, need, 0
    return None if (completes and begins) or rules.spreads else (OVERFLOW_SHORT, top_at, room, 0)


def _left_of(turn: Turn, parts: Parts, top: int, below: Sequence[int]) -> list[int]:
    """What stays in the hand, by class."""
    rules, left = turn.rules, turn.hand[:]
    if top >= 0:
        left[top] += 1
        for code in below:
            left[code] += 1
    for _, rank, naturals, twos, jokers, ladies in parts:
        if naturals:
            left[rank] -= naturals
        left[rules.two] -= twos
        left[rules.joker] -= jokers
        left[rules.lady] -= ladies
    return left


def _left_fault(
    turn: Turn, parts: Parts, top: int, below: Sequence[int], unseen: int
) -> Fault | None:
    """Whether *parts* may leave what they leave in the hand (rule 11, decision 13)."""
    rules, melds = turn.rules, turn.melds
    held = turn.held + (top >= 0) + len(below)
    for _, _, naturals, twos, jokers, ladies in parts:
        held -= naturals + twos + jokers + ladies
    have = held + unseen
    if turn.in_foot:
        fault = _duty_fault(turn, parts, top, below, unseen, have)
        if fault is not None:
            return fault
    elif have < 2:
        kept = _keeps_back(turn, parts)
        if kept >= 0:
            return kept, 0, have, 2
    if rules.threes_go_out:
        threes = [place for place, part in enumerate(parts) if part[1] == rules.black and part[2]]
        if threes:
            left = _left_of(turn, parts, top, below)
            if not (may_go_out(turn) and leads_out(turn, melds_after(melds, parts), left, unseen)):
                return THREES_ONLY_OUT, threes[0], 0, 0
    if rules.banned and not unseen and 0 < held <= _banned_had(turn, top, below):
        return _only_banned_fault(turn, parts, _left_of(turn, parts, top, below), held)
    return None


def _banned_had(turn: Turn, top: int, below: Sequence[int]) -> int:
    """Cards of the hand and of what is taken that may be banned: no more of them are left,
    whatever is laid."""
    hand, count = turn.hand, 1 if top >= 0 else 0
    for code in turn.rules.banned:
        count += hand[code]
        if below:
            count += below.count(code)
    return count


def _duty_fault(
    turn: Turn, parts: Parts, top: int, below: Sequence[int], unseen: int, have: int
) -> Fault | None:
    """Whether *parts* from the foot, which leave so many cards in the hand, break a duty to go out,
    or leave too few for one who does not (rule 11, decision 13)."""
    bound = is_bound(turn)
    if not bound and (have >= 2 or turn.rules.is_lap):
        return None
    if bound or (not turn.rules.asks and turn.is_ready):
        left = _left_of(turn, parts, top, below)
        if leads_out(turn, melds_after(turn.melds, parts), left, unseen):
            return None
    if bound and (turn.is_before_draw or leads_out(turn, turn.melds, turn.hand, 0)):
        return MUST_GO_OUT, 0, 0, 0
    return (KEEP_CARDS, 0, have, 2) if have < 2 else None


def _completes(melds: list[Meld], parts: Parts) -> bool:
    """Whether some of *parts* make a pile."""
    for onto, _, naturals, twos, jokers, _ in parts:
        size = 0
        if onto >= 0:
            meld = melds[onto]
            size = meld[1] + meld[2] + meld[3]
        if size < PILE_SIZE <= size + naturals + twos + jokers:
            return True
    return False


def melds_after(melds: list[Meld], parts: Parts) -> list[Meld]:
    """*melds* with *parts*; legality is not asked here."""
    after = [meld[:] for meld in melds]
    for onto, rank, naturals, twos, jokers, ladies in parts:
        if onto < 0:
            after.append([rank, naturals, twos, jokers, ladies])
        else:
            meld = after[onto]
            meld[1] += naturals
            meld[2] += twos
            meld[3] += jokers
            meld[4] += ladies
    return after


def is_banned(turn: Turn, code: int, melds: list[Meld]) -> bool:
    """Whether a side that has *melds* may not discard cards of the class *code* (rule S10)."""
    rules = turn.rules
    ban, pile = rules.bans[code], code if code < rules.two else rules.two
    if not ban & ~BAN_LAST or ban & BAN_ALWAYS:
        return ban & BAN_ALWAYS > 0
    if not banned_piles(rules, melds) >> pile & 1:
        return True
    return ban & BAN_EVERY > 0 and not turn.others_piles() >> pile & 1


def banned_piles(rules: CountedRules, melds: Sequence[Meld]) -> int:
    """The classes that some ban is about and of which there is a complete pile among *melds*, as
    bits."""
    found, bans = 0, rules.bans
    for meld in melds:
        if bans[meld[0]] and meld[1] + meld[2] + meld[3] >= PILE_SIZE:
            found |= 1 << meld[0]
    return found


def _banned_of(turn: Turn, hand: list[int], melds: list[Meld]) -> int:
    """How many cards of *hand* may not be discarded when the side has *melds*."""
    bans = turn.rules.bans
    return sum(
        [
            count
            for code, count in enumerate(hand)
            if count and bans[code] and is_banned(turn, code, melds)
        ]
    )


def _only_banned_fault(turn: Turn, parts: Parts, left: list[int], held: int) -> Fault | None:
    """Whether nothing is left, of *held* cards, that may be discarded (decisions 16 and 33).

    Those may be melded out at once instead: all of them, as with one card more to discard.
    """
    rules = turn.rules
    after = melds_after(turn.melds, parts)
    if _banned_of(turn, left, after) < held:
        return None
    if _banned_of(turn, turn.hand, turn.melds) == turn.held:
        return None
    if turn.in_foot:
        if rules.must_discard_last or not may_go_out(turn):
            return ONLY_BANNED, 0, 0, 0
        return None if leads_out(turn, after, left, 1) else (ONLY_BANNED, 0, 0, 0)
    piles_needed = 0
    if rules.opens_by_pile:
        if _completes(turn.melds, parts):
            return None
        piles_needed = sum(piles(rules, after)) + 1
    elif rules.needs_pile:
        piles_needed = 1
    found = position(rules, (0, 0, 0, 0, piles_needed, ()), after, left, 1, turn.others_piles)
    is_laid = found is not None and solve(rules.options, found) is not None
    return None if is_laid else (ONLY_BANNED, 0, 0, 0)


def kind(rules: CountedRules, meld: Meld) -> int:
    """What *meld* counts as once it is complete: clean, dirty, wild or a kind of its own."""
    rank = meld[0]
    if rank == rules.two:
        return 2
    if rank in rules.own_kinds:
        return 3
    return 1 if meld[2] or meld[3] else 0


def bonus_of(rules: CountedRules, meld: Meld) -> int:
    """What *meld* pays once it is complete."""
    rank, _, twos, jokers, _ = meld
    if rank == rules.two and rules.has_special_wilds and not (twos and jokers):
        points = rules.special[rules.two if twos else rules.joker][0]
        if points is not None:
            return points
    return rules.pays[rank][1 if twos or jokers else 0]


def piles(rules: CountedRules, melds: list[Meld]) -> list[int]:
    """The complete piles of each kind among *melds*."""
    counts = [0, 0, 0, 0]
    for meld in melds:
        if meld[1] + meld[2] + meld[3] >= PILE_SIZE:
            counts[kind(rules, meld)] += 1
    return counts


def missing(
    rules: CountedRules, quota: Needed, melds: list[Meld]
) -> tuple[int, int, int, int, int]:
    """The piles a side that has *melds* still needs, by kind, of certain ranks and in all, for the
    alternative it is nearest to."""
    clean, dirty, wild, own, every, ranks = quota[0]
    if len(quota) > 1 or (ranks and not _is_only_own(rules, ranks)):
        return lacking(rules, quota, melds)[:5]
    a, b, c, d = piles(rules, melds)
    return (
        max(0, clean - a), max(0, dirty - b), max(0, wild - c), max(0, own - d) if own else 0,
        max(0, every - a - b - c - d),
    )  # fmt: skip


def _is_only_own(rules: CountedRules, ranks: tuple[RankNeed, ...]) -> bool:
    """Whether *ranks* ask for nothing but piles of the one rank that is a kind of its own."""
    rank, _, clean_only = ranks[0]
    return len(ranks) == 1 and not clean_only and rules.own_kinds == {rank}


def lacking(rules: CountedRules, quota: Needed, melds: list[Meld]) -> Alternative:
    """What is missing of the alternative that a side with *melds* is nearest to."""
    counts = piles(rules, melds)
    best: Alternative = _lacking_of(rules, quota[0], melds, counts)
    for other in quota[1:]:
        found = _lacking_of(rules, other, melds, counts)
        if fewest(rules, found) < fewest(rules, best):
            best = found
    return best


def aim(rules: CountedRules, quota: Needed, melds: list[Meld]) -> Alternative:
    """The alternative that a side with *melds* is nearest to."""
    counts = piles(rules, melds)
    return min(quota, key=lambda one: fewest(rules, _lacking_of(rules, one, melds, counts)))


def _lacking_of(
    rules: CountedRules, quota: Alternative, melds: list[Meld], counts: list[int]
) -> Alternative:
    a, b, c, d = counts
    clean, dirty, wild, _, every, ranks = quota
    missed: list[RankNeed] = []
    for rank, count, clean_only in ranks:
        short = count - piles_of(melds, rank, clean_only=clean_only)
        if short > 0:
            missed.append((rank, short, clean_only))
    return (
        max(0, clean - a), max(0, dirty - b), max(0, wild - c),
        sum([short for _, short, _ in missed]), max(0, every - a - b - c - d), tuple(missed),
    )  # fmt: skip


def piles_of(melds: list[Meld], rank: int, *, clean_only: bool) -> int:
    """The complete piles of a class, or only the clean ones."""
    count = 0
    for meld in melds:
        if meld[0] == rank and meld[1] + meld[2] + meld[3] >= PILE_SIZE:
            count += not (clean_only and meld[2] + meld[3])
    return count


def fewest(rules: CountedRules, quota: Alternative) -> int:
    """With how few piles *quota* can be fulfilled; those of a rank count as clean or dirty, too,
    unless it is a kind of its own."""
    clean, dirty, wild, _, every, ranks = quota
    own = pure = either = 0
    for rank, count, clean_only in ranks:
        if rank in rules.own_kinds:
            own += count
        elif clean_only:
            pure += count
        else:
            either += count
    # Clean ones are clean, the others fill up what is missing of both.
    plain = max(clean, pure) + dirty
    return max(own + wild + max(plain, pure + either), every)


def has_needed(rules: CountedRules, quota: Needed, melds: list[Meld], need: str) -> bool:
    """Whether a side with *melds* has what its red threes or its melded cards *need*, a value of
    `Options.red_threes_need` or of `Options.melds_need`."""
    if need == "nothing":
        return True
    if need == "quota":
        return not any(missing(rules, quota, melds))
    if need == "down":
        return bool(melds)
    rank = rules.rank_code.get(Rank(need)) if len(need) == 1 else None
    for meld in melds:
        if meld[1] + meld[2] + meld[3] >= PILE_SIZE and (
            need == "pile"
            or (meld[0] == rank and rank is not None)
            or (need == "clean pile" and meld[0] != rules.two and not meld[2] + meld[3])
        ):
            return True
    return False


def leads_out(turn: Turn, melds: list[Meld], hand: list[int], unseen: int) -> bool:
    """Whether *hand*, and so many cards more that cannot be seen yet, can all be got rid of."""
    return way_out(turn.rules, turn.quota, melds, hand, unseen, turn.others_piles) is not None


def way_out(
    rules: CountedRules, quota: Needed, melds: list[Meld], hand: list[int], unseen: int,
    others_piles: PilesOfOthers, first: FirstMeld | None = None,
) -> tuple[Position, Solution] | None:  # fmt: skip
    """A way to get rid of all cards that fulfils one of the alternatives, and from where; as
    `position`."""
    for alternative in quota:
        found = position(rules, alternative, melds, hand, unseen, others_piles, first)
        if found is not None:
            solution = solve(rules.options, found)
            if solution is not None:
                return found, solution
    return None


def position(
    rules: CountedRules, quota: Alternative, melds: list[Meld], hand: list[int],
    unseen: int, others_piles: PilesOfOthers, first: FirstMeld | None = None,
) -> Position | None:  # fmt: skip
    """What `allotment.solve` works on, *first* being what the first meld needs of a side that is
    not down; None where it is plain that there is no way out (rule 11, decisions 8 and 31)."""
    wilds, ladies = hand[rules.two] + hand[rules.joker], hand[rules.lady]
    stuck = unseen + hand[rules.red] + (hand[rules.black] if rules.never_threes else 0)
    if stuck > 1 or (stuck and _is_stuck_banned(rules, hand)):
        return None
    laid = 0
    for meld in melds:
        laid |= 1 << meld[0]
    most = rules.n + (0 if rules.never_threes else 1)
    if stuck + _lonely(hand, most, laid, wilds) > 1:
        return None
    within_reach = int(wilds >= PILE_SIZE)
    for rank in range(most):
        within_reach += hand[rank] > 0 and hand[rank] + wilds >= PILE_SIZE
    turns_dirty = rules.turns_dirty
    counts = [0, 0, 0, 0]
    cleans = 0
    places: dict[int, list[int]] = {}
    complete: list[Meld] = []
    for index, meld in enumerate(melds):
        rank, naturals, twos, jokers, _ = meld
        size = naturals + twos + jokers
        if size < PILE_SIZE:
            held = 0 if rank == rules.two else hand[rank]
            within_reach += size + held + wilds >= PILE_SIZE
        else:
            own_kind = kind(rules, meld)
            counts[own_kind] += 1
            cleans += rank != rules.two and size == naturals
            complete.append(meld)
            if not rules.is_open:
                continue
        places.setdefault(rank, []).append(index)
    clean, dirty, wild, _, every, ranks = quota
    balance = (
        clean - counts[0],
        dirty - counts[1],
        wild - counts[2],
        every - sum(counts),
    )
    short = max(0, balance[0]), max(0, balance[1]), max(0, balance[2]), max(0, balance[3])
    missed, still = _ranks_missed(rules, ranks, complete) if ranks else (_NONE_MISSED, ())
    plain = max(short[0] + short[1] + short[2], short[3])
    least_piles = fewest(rules, (*short[:3], 0, short[3], still)) if still else plain
    if least_piles > within_reach and (not turns_dirty or least_piles >= _NEVER):
        return None
    naturals_held = {rules.ranks[rank]: hand[rank] for rank in range(most) if hand[rank]}
    clean, dirty, wild, every = balance if turns_dirty else short
    lacking_piles = MissingPiles(clean, dirty, wild, every)
    surplus: int | None = None
    points: dict[LastDiscard, int] = {}
    # Of too few cards there is nothing to begin with but a discard, which is no meld.
    if first is not None and sum(hand) + unseen >= LEAST_MELD:
        surplus, points = _spare(rules, first, hand)
        least = 1 if first.is_pile else lacking_piles.any
        lacking_piles = lacking_piles._replace(any=max(least, lacking_piles.any))
    return Position(
        HeldCounts(naturals_held, wilds, ladies),
        _targets(rules, melds, hand, places, laid),
        lacking_piles,
        missed,
        cleans if ladies else 0,
        stuck,
        _throws(rules, melds, hand, others_piles) if rules.is_any_banned else _THROWS_ANY,
        surplus,
        points,
    )


def _ranks_missed(
    rules: CountedRules, ranks: tuple[RankNeed, ...], melds: list[Meld]
) -> tuple[dict[Rank, tuple[int, bool]], tuple[RankNeed, ...]]:
    """The piles of *ranks* that a side with *melds* still needs, as in `Position.ranks` and as what
    a quota asks for; of one that this deck has not `_NEVER` are."""
    missed: dict[Rank, tuple[int, bool]] = {}
    asked: dict[int, RankNeed] = {}
    for rank, count, is_pure in ranks:
        more = count - piles_of(melds, rank, clean_only=is_pure) if rank >= 0 else _NEVER
        missed[rules.ranks[rank]] = more, is_pure
        asked[rank] = rank, max(0, more), is_pure
    return missed, tuple(asked.values())


def _lonely(hand: list[int], most: int, laid: int, wilds: int) -> int:
    """How many cards of *hand* can only be discarded: of each of the *most* first classes that has
    no meld, *laid* being the classes of all melds, as bits."""
    found = 0
    for rank in range(most):
        count = hand[rank]
        # Two need a wild.
        if 0 < count < LEAST_MELD and not laid >> rank & 1 and (count == 1 or not wilds):
            found += 1
    return found


def _targets(
    rules: CountedRules, melds: list[Meld], hand: list[int], places: dict[int, list[int]], laid: int
) -> dict[Rank | None, LayTargets]:
    """Where the cards of *hand* may be laid: of each class the melds at *places* that take more,
    and a new one, *laid* being the classes of all melds, as bits."""
    targets: dict[Rank | None, LayTargets] = {}
    is_once = rules.is_once
    for rank in (*range(rules.n + (0 if rules.never_threes else 1)), rules.two):
        is_wild = rank == rules.two
        if not (is_wild or hand[rank] or rank in places):
            continue
        shape, may_begin = rules.shapes[rank], not is_wild or rules.wild_melds
        may_begin = may_begin and not (is_once and laid >> rank & 1)
        onto: list[int] = []
        sizes: list[tuple[int, int]] = []
        for index in places.get(rank, ()):
            meld = melds[index]
            if meld[4]:
                shape = shape.without_wilds
            onto.append(index)
            spare = meld[2] + meld[3]
            sizes.append((spare, 0) if is_wild else (meld[1], spare))
        own = None if is_wild else rules.ranks[rank]
        targets[own] = LayTargets(shape, tuple(onto), tuple(sizes), may_begin)
    return targets


_THROWS_ANY: Final[dict[LastDiscard, bool]] = {}
_NONE_MISSED: Final[dict[Rank, tuple[int, bool]]] = {}


def _throws(
    rules: CountedRules, melds: list[Meld], hand: list[int], others_piles: PilesOfOthers
) -> Mapping[LastDiscard, bool]:
    """Which ranks of *hand* (the joker's for wilds) may not be the last discard of a side that has
    *melds*: False; or only with a pile of them: True."""
    held = [code for code in rules.banned_last if hand[code] or code == rules.two]
    found: dict[LastDiscard, bool] = {}
    for code in held:
        ban = rules.bans[code]
        if ban & (BAN_ALWAYS | BAN_LAST) or (ban & BAN_EVERY and not others_piles() >> code & 1):
            found[Rank.JOKER if code == rules.two else rules.ranks[code]] = False
        elif not banned_piles(rules, melds) >> code & 1:
            found[Rank.JOKER if code == rules.two else rules.ranks[code]] = True
    return found


def _is_stuck_banned(rules: CountedRules, hand: list[int]) -> bool:
    """Whether some card of *hand* can neither be melded nor be the last discard."""
    red, black = rules.bans[rules.red], rules.bans[rules.black] * rules.never_threes
    return (hand[rules.red] > 0 and red > 0) or (hand[rules.black] > 0 and black > 0)


def _spare(
    rules: CountedRules, first: FirstMeld, hand: list[int]
) -> tuple[int, dict[LastDiscard, int]]:
    """By how much the first meld of all of *hand* exceeds what it needs, and what each card is
    worth in it.

    What is worth less than nothing is laid afterwards, see `way_out.move_out`. Where a house gives
    whole ranks such a value, the wilds that go with them are not counted either.
    """
    values = rules.worth.melded
    is_odd = any(
        [hand[code] and values[code] < 0 for code in range(rules.classes) if code != rules.black]
    )
    worth: dict[LastDiscard, int] = {}
    total = 0
    for code in range(rules.n + (0 if rules.never_threes else 1)):
        if hand[code]:
            value = max(0, values[code])
            worth[rules.ranks[code]] = value
            total += value * hand[code]
    # Of the wilds the cheapest is thrown.
    for code in reversed(rules.wilds):
        if hand[code]:
            value = min(0, values[code]) if is_odd else values[code]
            worth[Rank.JOKER] = value
            total += value * hand[code]
    return total - first.points, worth
