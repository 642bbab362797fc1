"""Some legal moves for a view, cheap to find and never none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Final, TypeVar

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import (
    PAIR,
    CountedRules,
    Prices,
    counts_of,
    melds_on_counts,
    parts_on_counts,
    placements_of,
)
from handfoot_gui.games.hand_and_foot.rules.first_melds import cheapest
from handfoot_gui.games.hand_and_foot.rules.lap import rules_now
from handfoot_gui.games.hand_and_foot.rules.laying import BLACK_THREES
from handfoot_gui.games.hand_and_foot.rules.legality import (
    Turns,
    draw_size,
    first_meld,
    first_meld_points,
    is_granted,
    is_to_move,
    own_table,
    problem_in_turn,
)
from handfoot_gui.games.hand_and_foot.rules.melds import (
    LEAST_MELD,
    PILE_SIZE,
    Kind,
    Meld,
    SideTable,
)
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    Cut,
    Discard,
    Draw,
    EndTurn,
    Lay,
    Move,
    Placement,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BlackThrees,
    FirstMeldBy,
    FirstMeldNeeds,
    FootOpened,
    PileCondition,
    SecondMeld,
    WildLimit,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View
from handfoot_gui.games.hand_and_foot.rules.taking import (
    match_needed,
    problem_pair,
    take_way_out,
    takes_of_rank,
)
from handfoot_gui.games.hand_and_foot.rules.way_out import move_out

_M = TypeVar("_M", bound=PlayerMove)

_MOST_TAKES: Final = 20
_PRICES: Final[Prices] = (20, 30, 10, 2)
"""A wild is the dearest, but for one in a wild meld; a rank that it makes dirty is dear, too."""
# Up to Python 3.11 a member of an enum is slow to look up, and these are asked at every move.
_ANSWER: Final = Phase.ANSWER
_CUT: Final = Phase.CUT
_DRAW: Final = Phase.DRAW
_JOKER: Final = Rank.JOKER
_TWO: Final = Rank.TWO
_JESTER: Final = Rank.JESTER
_THREE: Final = Rank.THREE
_LADY: Final = Rank.LADY
_NEVER_MELDED: Final = frozenset({Rank.JOKER, Rank.TWO, Rank.JESTER, Rank.LADY})
_NEVER_NATURAL: Final = _NEVER_MELDED | {*BLACK_THREES}


class SuggestedTurns(Turns):
    """Suggests moves, and remembers the last ones, which need not be judged again."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self._is_plain = is_plain(options)
        self._view: View | None = None
        self._moves: list[PlayerMove] = []

    def suggestions(self, view: View) -> list[PlayerMove]:
        """Some legal moves of the viewing seat, at least one where it is to move."""
        self._view, self._moves = view, suggestions(self, view, is_plain=self._is_plain)
        return self._moves

    def is_suggested(self, state: State, seat: Seat, move: Move) -> bool:
        """Whether *move* is one of the last suggestions, made for what *seat* sees now.

        Then it is legal, as the rules ask nothing of a view but what is compared here.
        """
        view, moves = self._view, self._moves
        return (
            view is not None
            and view.public is state.public
            and view.seat == seat
            and view.holding is state.holdings[seat]
            and view.stock_counts == tuple(map(len, state.stocks))
            and move in moves
        )


def suggestions(turns: Turns, view: View, *, is_plain: bool) -> list[PlayerMove]:
    """Legal moves of the viewing seat: simple ones first, at least one where it is to move.

    What is legal by the way it is made is not judged again, which is most of it in games like
    the classic one: *is_plain* is what `is_plain` says of the options.
    """
    options = turns.options
    phase = view.public.phase
    if not is_to_move(view):
        return []
    if phase is _ANSWER:
        return [Answer(True), Answer(False)]
    if phase is _CUT:
        return _cuts(options, view)
    if phase is _DRAW:
        return _before_drawing(turns, view, is_plain=is_plain)
    return _in_play(turns, view, is_plain=is_plain)


def is_plain(options: Options) -> bool:
    """Whether what is suggested is legal by the way it is made, as in the classic game."""
    return (
        not options.is_open
        and options.pile_condition is PileCondition.NATURAL_PAIR
        and options.foot_opened is FootOpened.HAND_EMPTY
        and not options.discard_bans
        and options.second_meld is SecondMeld.AFTER_COMPLETE
        and options.wild_melds
        and not options.concealed_deals
        and options.first_meld_by is FirstMeldBy.SIDE
        and options.first_meld_needs is FirstMeldNeeds.NOTHING
        and options.black_threes is BlackThrees.NEVER
        and options.wild_limit is not WildLimit.FREE
        and options.most_wilds is None
        and options.least_naturals == LEAST_MELD - 1
        and not options.take_onto_meld
    )


def _cuts(options: Options, view: View) -> list[PlayerMove]:
    wanted = options.each_dealt
    most = sum(view.stock_counts)
    return [Cut(height) for height in (wanted, wanted - 1, wanted + 1) if 1 <= height <= most]


def _before_drawing(turns: Turns, view: View, *, is_plain: bool) -> list[PlayerMove]:
    options = turns.options
    if is_granted(view.public):
        melds = take_way_out(options, view, first_meld(options, view))
        return [] if melds is None else [TakePile(melds)]
    takes: list[PlayerMove] = []
    if problem_pair(options, view) is None:
        takes = _plain_takes(turns, view) if is_plain else _takes(turns, view)
    if view.public.in_foot[view.seat]:
        takes = _legal(turns, view, [*takes, Ask()])
    return _draws(options, view) + takes


def _draws(options: Options, view: View) -> list[PlayerMove]:
    stocks, size = view.stock_counts, draw_size(options, view)
    if len(stocks) == 1:
        return [Draw((size,))]
    first, second = stocks
    if first + second < size:
        return [Draw((size, 0))]
    counts = range(max(0, size - second), min(size, first) + 1)
    return [Draw((count, size - count)) for count in counts]


def _legal(turns: Turns, view: View, moves: Iterable[_M]) -> list[_M]:
    return [move for move in moves if problem_in_turn(turns, view, move) is None]


def _ways_out(options: Options, view: View) -> list[PlayerMove]:
    table, first = own_table(options, view), first_meld(options, view)
    move = move_out(options, view.public, table, view.holding, first)
    return [] if move is None else [move]


def _in_play(turns: Turns, view: View, *, is_plain: bool) -> list[PlayerMove]:
    options = rules_now(turns.options, view.public)
    is_in_foot = view.public.in_foot[view.seat]
    if is_in_foot and judge.must_go_out(turns.turn(view)):
        return _ways_out(options, view)
    by_rank, table = _by_rank(view), own_table(options, view)
    # Where the rules are plain, one first meld serves the side.
    if table.is_down if is_plain else turns.turn(view).is_down:
        lays = _lays(turns.rules, table, by_rank)
    else:
        lays = list(map(Lay, _first_melds(turns, view, None)))
    # Suits make no difference to a discard.
    discards = [Discard(cards[0]) for cards in by_rank.values()]
    ends: list[PlayerMove] = []
    if is_in_foot:
        ends = [Ask()] if options.asks_permission else _ways_out(options, view)
        ends = _legal(turns, view, ends)
    if not is_plain:
        turn, rules = turns.turn(view), turns.rules
        lays = [lay for lay in lays if _may_lay(turn, lay)]
        # Of threes the red ones may be banned and the others not.
        if rules.bans[rules.red] != rules.bans[rules.black] and _THREE in by_rank:
            discards = _of_classes(rules, view.holding)
        discards = [
            discard
            for discard in discards
            if judge.discard_fault(turn, rules.code(discard.card)) is None
        ]
    elif is_in_foot:
        # A hand may be emptied, as that opens the foot. From the foot a meld is legal that keeps
        # two cards, and where one card may be discarded, any may.
        most = len(view.holding) - 2
        lays = [lay for lay in lays if _size(lay) <= most or _legal(turns, view, [lay])]
        discards = discards if _legal(turns, view, discards[:1]) else []
    return [*ends, *lays, *(discards or (EndTurn(),))]


def _of_classes(rules: CountedRules, holding: Iterable[Card]) -> list[Discard]:
    """A discard of each class of *holding*."""
    found: dict[int, Card] = {}
    for card in holding:
        found.setdefault(rules.code(card), card)
    return list(map(Discard, found.values()))


def _may_lay(turn: judge.Turn, lay: Lay) -> bool:
    """Whether *lay*, of cards that are held and belong together, is legal."""
    return judge.lay_fault(turn, parts_on_counts(turn.rules, turn.melds, lay.melds)) is None


def _size(lay: Lay) -> int:
    return sum([len(part.cards) for part in lay.melds])


def _by_rank(view: View) -> dict[Rank, list[Card]]:
    by_rank: dict[Rank, list[Card]] = {}
    for card in view.holding:
        by_rank.setdefault(card.rank, []).append(card)
    return by_rank


def _wilds(by_rank: Mapping[Rank, list[Card]]) -> list[Card]:
    """Jokers before the others: the last one is the one to spend first."""
    return [*by_rank.get(_JOKER, ()), *by_rank.get(_TWO, ()), *by_rank.get(_JESTER, ())]


def _lays(rules: CountedRules, table: SideTable, by_rank: Mapping[Rank, list[Card]]) -> list[Lay]:
    """Melds of a side that is down; legal where the rules are plain, else they may be."""
    wilds, is_open, allowed = _wilds(by_rank), rules.is_open, rules.wilds_allowed
    never, spreads = _NEVER_NATURAL, rules.spreads
    if rules.melds_threes:
        never = _NEVER_MELDED
        blacks = [card for card in by_rank.get(_THREE, ()) if not card.is_red_three]
        by_rank = {**by_rank, _THREE: blacks}
    added: dict[Rank | None, list[Lay]] = {}
    spent: list[Lay] = []
    growing: set[Rank | None] = set()
    for onto, meld in enumerate(table.melds):
        size, rank = len(meld.cards), meld.rank
        if size < PILE_SIZE:
            growing.add(rank)
        elif not is_open:
            continue
        held = wilds if rank is None else by_rank.get(rank)
        if held:
            most = _most_taken(rules, meld, len(held)) if is_open else PILE_SIZE - size
            some = held[:most]
            added.setdefault(rank, []).append(Lay((Placement(tuple(some), onto),)))
        if wilds and rank is not None and meld.wilds < allowed[size - meld.wilds]:
            spent.append(Lay((Placement((wilds[-1],), onto),)))
    lays: list[Lay] = []
    for rank, same in by_rank.items():
        if rank in added:
            lays += added[rank]
        if len(same) > 1 and (rank not in growing or spreads) and rank not in never:
            if len(same) >= LEAST_MELD:
                lays.append(Lay((Placement(tuple(same[:PILE_SIZE])),)))
            elif wilds and rank not in BLACK_THREES:
                lays.append(Lay((Placement((*same, wilds[-1])),)))
    lays += added.get(None, ())
    if rules.wild_melds and len(wilds) >= LEAST_MELD and (None not in growing or spreads):
        lays.append(Lay((Placement(tuple(wilds[:PILE_SIZE])),)))
    lays += spent
    if _LADY in by_rank:
        for onto, meld in enumerate(table.melds):
            if meld.is_complete and meld.kind is Kind.CLEAN:
                lays.append(Lay((Placement(tuple(by_rank[_LADY]), onto),)))
    return lays


def _most_taken(rules: CountedRules, meld: Meld, held: int) -> int:
    """How many of *held* naturals, or wilds of a wild meld, *meld* takes in an open game; one where
    it takes none."""
    if held == 1:
        return 1
    code = rules.two if meld.rank is None else rules.rank_code[meld.rank]
    naturals, wilds = meld.sizes
    for count in range(held, 1, -1):
        if rules.fits(code, naturals, wilds, count, 0):
            return count
    return 1


def _first_melds(turns: Turns, view: View, top: Card | None) -> list[tuple[Placement, ...]]:
    """The first meld of the holding that spends least, if there is one; with *top* it takes the
    pile (rule 8, decision 18)."""
    options, rules, public = turns.options, turns.rules, view.public
    match = PAIR if top is None else match_needed(options, public)
    parts = cheapest(
        rules,
        counts_of(rules, view.holding),
        first_meld_points(options, public, view.seat),
        _PRICES,
        top=-1 if top is None else rules.code(top),
        match=match,
        is_concealed=public.deal in options.concealed_deals,
        melds=melds_on_counts(rules, own_table(options, view)) if public.down else (),
    )
    if parts is None:
        return []
    return [placements_of(rules, parts, view.holding if top is None else (top, *view.holding))]


def _takes(turns: Turns, view: View) -> list[PlayerMove]:
    """Some legal takes."""
    options, top = turns.options, view.public.pile[-1]
    table = own_table(options, view)
    if turns.turn(view).is_down:
        ways = list(islice(takes_of_rank(options, view, table, top), _MOST_TAKES))
    else:
        ways = _first_melds(turns, view, top)
    return _legal(turns, view, map(TakePile, ways))


def _plain_takes(turns: Turns, view: View) -> list[PlayerMove]:
    """Takes that are legal but for the two-card rule, where the rules are like the classic ones."""
    options, top = turns.options, view.public.pile[-1]
    table = own_table(options, view)
    if not table.is_down:
        return list(map(TakePile, _first_melds(turns, view, top)))
    by_rank = _by_rank(view)
    wilds = _wilds(by_rank)
    same = by_rank[top.rank]
    rank = None if top.is_wild else top.rank
    onto = table.incomplete(rank)
    if onto is not None and table.melds[onto].room < LEAST_MELD:
        room = table.melds[onto].room
        laid = [top, *same, *(wild for wild in wilds if rank is None and wild not in same)]
        completing, over = Placement(tuple(laid[:room]), onto), laid[room:]
        begun = [over]
        if rank is not None and wilds and options.allowed_wilds[len(over)]:
            begun.append([*over, wilds[-1]])
        return [
            TakePile((completing, Placement(tuple(some))))
            for some in begun
            if LEAST_MELD <= len(some) <= PILE_SIZE
        ]
    meld = Meld(rank, (), 0) if onto is None else table.melds[onto]
    three = (top, *same[:2])
    ways: list[tuple[Placement, ...]] = [(Placement(three, onto),)]
    if (
        rank is not None
        and wilds
        and meld.room > len(three)
        and meld.wilds < options.allowed_wilds[meld.naturals + len(three)]
    ):
        ways.append((Placement((*three, wilds[-1]), onto),))
    return [TakePile(way) for way in ways]
