"""One deal of Hand and Foot on counts: what the players hold, what lies, and what moves change.

It restates rules 2 to 11 of the page "Hand and Foot" for one deal between its first turn and its
end, for moves that are legal. It knows cards by class (see `terms`), so of equal cards it does not
tell which one somebody took from the pile: of those that leave a hand as many are taken to be
known ones as their share.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final, TypeAlias

from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import (
    Alternative,
    Meld,
    Needed,
    Parts,
    counts_of,
    melds_on_counts,
    needed_in,
)
from handfoot_gui.games.hand_and_foot.rules.extras import points_besides
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import Upcard, of_deal
from handfoot_gui.games.hand_and_foot.rules.packets import packets_of
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public, State, View

DRAW: Final = 0
PLAY: Final = 1
ANSWER: Final = 2
OVER: Final = 3
"""The phases: to draw or take, to meld and discard, to answer, nothing more."""

CLEAN: Final = 0
DIRTY: Final = 1
WILD: Final = 2
OWN: Final = 3
LAID_NOW: Final = 1
LAID_BEFORE: Final = 2
"""When a player laid cards first, where that matters: in this turn, or in one before."""
"""Kinds of melds, in the order of a quota."""

TAKE_PILE: Final = 0
LAY: Final = 1
DISCARD: Final = 2
END_TURN: Final = 3
ASK: Final = 4
YES: Final = 5
NO: Final = 6
DRAW_CARDS: Final = 7
Act: TypeAlias = tuple[int, Parts, int]
"""What is done, the melds it lays, the class it discards (-1: none)."""

_PHASES: Final = {
    Phase.DRAW: DRAW,
    Phase.PLAY: PLAY,
    Phase.ANSWER: ANSWER,
    Phase.DEAL_OVER: OVER,
}


def size_of(meld: Meld) -> int:
    """The cards of *meld* that count to seven."""
    return meld[1] + meld[2] + meld[3]


class Deal:
    """Everything of one deal, hidden cards included; moves change it in place."""

    __slots__ = (
        "asked", "called_for", "concealed", "down", "draw_size", "feet", "feet_left", "frozen",
        "granted", "hands",
        "held", "in_foot", "is_last", "known", "known_count", "lays", "melds", "need", "needed",
        "out", "phase", "pile", "played", "quota", "red_threes", "removed", "seen", "seen_count",
        "stocks",
        "terms", "thrown", "totals", "turn", "waiting",
    )  # fmt: skip

    terms: Terms
    hands: list[list[int]]
    """By seat: cards of each class."""
    held: list[int]
    """By seat: cards in the hand."""
    feet: list[list[list[int]]]
    """By seat: the packets but the hand, by class, the last one (the foot) first; those that were
    picked up may be missing."""
    feet_left: list[int]
    """By seat: cards of all packets that are not picked up; 0 once the foot is."""
    stocks: list[list[int]]
    """By stock pile: classes, the top card last."""
    pile: list[int]
    """Classes, the top card last; -1 where it is not known."""
    removed: list[int]
    """Classes of the cards that left the table with a wild."""
    frozen: bool
    """The pile is frozen until it is taken."""
    melds: list[list[Meld]]
    """By side, in the order in which they were begun."""
    red_threes: list[int]
    """By side: how many are laid."""
    in_foot: list[bool]
    played: list[bool]
    """By seat: has played from the foot."""
    known: list[list[int]]
    """By seat: cards of each class taken from the pile and not seen to leave."""
    known_count: list[int]
    thrown: list[int]
    """By seat: the classes discarded so far, as bits."""
    seen: list[int]
    """Cards of each class that everybody has seen: in the pile, removed, laid or known."""
    seen_count: int
    phase: int
    turn: int
    asked: bool
    """The question was asked in this turn."""
    granted: bool
    waiting: list[int]
    """Partners who have not answered yet."""
    out: int
    """Who went out (first, where everybody else has one more turn), or -1."""
    need: list[int]
    """By side: points of its first meld."""
    down: list[bool]
    """By seat: has laid the own first meld; nothing where a partner's serves the side."""
    draw_size: int
    """Cards of a draw."""
    concealed: bool
    """First melds are concealed piles in this deal."""
    quota: Alternative
    """What the side to move aims at."""
    needed: Needed
    """All that is enough to go out."""
    called_for: Needed
    """The same for what is scored: nothing is needed to go out after somebody else."""
    totals: list[int]
    """By side: points before this deal."""
    lays: list[int]
    """By seat: `LAID_NOW`, `LAID_BEFORE` or 0; empty where it does not matter."""
    is_last: bool
    """The game ends with this deal for certain."""

    def copy(self) -> Deal:
        """A deal that goes its own way from here."""
        new = Deal.__new__(Deal)
        new.terms = self.terms
        new.hands = [hand[:] for hand in self.hands]
        new.held = self.held[:]
        new.feet = self.feet
        new.feet_left = self.feet_left[:]
        new.stocks = [stock[:] for stock in self.stocks]
        new.pile = self.pile[:]
        new.removed = self.removed[:]
        new.frozen = self.frozen
        new.melds = [[meld[:] for meld in side] for side in self.melds]
        new.red_threes = self.red_threes[:]
        new.in_foot = self.in_foot[:]
        new.played = self.played[:]
        new.known = [known[:] for known in self.known]
        new.known_count = self.known_count[:]
        new.thrown = self.thrown[:]
        new.seen = self.seen[:]
        new.seen_count = self.seen_count
        new.phase = self.phase
        new.turn = self.turn
        new.asked = self.asked
        new.granted = self.granted
        new.waiting = self.waiting[:]
        new.out = self.out
        new.draw_size = self.draw_size
        new.down = self.down[:] if self.down else self.down
        new.lays = self.lays[:] if self.lays else self.lays
        new.need = self.need
        new.concealed = self.concealed
        new.quota = self.quota
        new.needed = self.needed
        new.called_for = self.called_for
        new.totals = self.totals
        new.is_last = self.is_last
        return new

    def set_number(self, number: int, totals: list[int]) -> None:
        """What follows from the number of the deal, from 1, and from the points before it."""
        options = self.terms.options
        self.totals = totals
        self.draw_size = of_deal(options.draws, number)
        self.concealed = number in options.concealed_deals
        self.need = [0 if self.concealed else options.minimum(number, score) for score in totals]
        self.needed = self.called_for = needed_in(self.terms, number)
        self.quota = self.needed[0]
        self.is_last = options.is_over(number, max(totals))

    # -- what is to come ---------------------------------------------------------------------------

    def actor(self) -> int:
        """The seat to move; the deal is not over."""
        return self.waiting[0] if self.phase == ANSWER else self.turn

    def stock(self) -> int:
        """Cards in all stock piles."""
        stocks = self.stocks
        return len(stocks[0]) if len(stocks) == 1 else len(stocks[0]) + len(stocks[1])

    def perform(self, act: Act, rng: Random) -> None:
        """Make a legal move; *rng* is for a stock that is filled up."""
        kind, parts, code = act
        if kind == DRAW_CARDS:
            self.draw(rng)
        elif kind == TAKE_PILE:
            self.take(parts)
        elif kind == LAY:
            self.lay(parts)
        elif kind == DISCARD:
            self.discard(code)
        elif kind == END_TURN:
            self.end_turn()
        elif kind == ASK:
            self.ask()
        else:
            self.answer(may=kind == YES)

    # -- moves -------------------------------------------------------------------------------------

    def draw(self, rng: Random) -> None:
        """Draw from the fullest stock piles; a stock too short is filled up or ends the deal."""
        terms, stocks, size = self.terms, self.stocks, self.draw_size
        have = self.stock()
        if have < size:
            more, rest = terms.refill(self.removed, self.pile)
            if terms.short_draw and have:
                size = have
            elif have + len(more) < size:
                self.phase = OVER
                return
            if more:
                _fill_up(self, more, rest, rng)
        hand = self.hands[self.turn]
        for _ in range(size):
            hand[max(stocks, key=len).pop()] += 1
        self.held[self.turn] += size
        self.phase = PLAY
        self._settle()

    def take(self, parts: Parts) -> None:
        """Take the pile and meld *parts*, the top card among them."""
        terms, turn = self.terms, self.turn
        count = terms.taken(len(self.pile))
        *rest, top = self.pile[-count:]
        del self.pile[-count:]
        self.frozen = False
        hand, known = self.hands[turn], self.known[turn]
        hand[top] += 1
        self.held[turn] += 1
        self.seen[top] -= 1
        self.seen_count -= 1
        completed = self._meld(parts)
        for code in rest:
            hand[code] += 1
        self.held[turn] += count - 1
        if terms.is_pile_open:
            for code in rest:
                known[code] += 1
            self.known_count[turn] += count - 1
        else:
            for code in rest:
                self.seen[code] -= 1
            self.seen_count -= count - 1
        self.phase = PLAY
        self._after_melding(completed)

    def lay(self, parts: Parts) -> None:
        """Meld *parts*."""
        self._after_melding(self._meld(parts))

    def _meld(self, parts: Parts) -> int:
        """Move cards from the hand to the melds; how many piles are completed."""
        terms, turn = self.terms, self.turn
        melds = self.melds[terms.side_of[turn]]
        completed = 0
        for onto, rank, naturals, twos, jokers, ladies in parts:
            size = 0
            if onto < 0:
                melds.append([rank, naturals, twos, jokers, ladies])
            else:
                meld = melds[onto]
                size = meld[1] + meld[2] + meld[3]
                meld[1] += naturals
                meld[2] += twos
                meld[3] += jokers
                meld[4] += ladies
            completed += size < PILE_SIZE <= size + naturals + twos + jokers
            if naturals:
                self._leave(turn, rank, naturals)
            if twos:
                self._leave(turn, terms.two, twos)
            if jokers:
                self._leave(turn, terms.joker, jokers)
            if ladies:
                self._leave(turn, terms.lady, ladies)
        return completed

    def _after_melding(self, completed: int) -> None:
        turn = self.turn
        in_foot = self.in_foot[turn]
        if self.down:
            self.down[turn] = True
        if self.lays and not self.lays[turn]:
            self.lays[turn] = LAID_NOW
        self.played[turn] = self.played[turn] or in_foot
        # Most melds neither empty a packet nor complete a pile that would open one.
        if not in_foot and (not self.held[turn] or completed):
            left = packets_left(self, turn)
            opened = judge.packets_opened(
                self.terms, self.held[turn], left, completed, has_pile=_has_pile(self, turn)
            )
            for _ in range(opened):
                self._pick_up_packet()
            if opened and self.terms.running_ends:
                self.end_turn()
                return
        self._settle()

    def discard(self, code: int) -> None:
        """Discard a card of the class *code*, which ends the turn."""
        turn = self.turn
        self._leave(turn, code, 1)
        self.thrown[turn] |= 1 << code
        self.pile.append(code)
        if self.terms.removes[code]:
            self.removed += self.pile
            self.pile = []
        elif self.terms.freezes[code]:
            self.frozen = True
        if self.in_foot[turn]:
            self.played[turn] = True
            if judge.ends_by_discard(self.held[turn], in_foot=True):
                _go_out(self)
                return
        self.end_turn()

    def end_turn(self) -> None:
        """Pass the turn on, once the foot is picked up and red threes are laid."""
        self.phase = DRAW
        self._settle()
        if self.lays and self.lays[self.turn] == LAID_NOW and self.turn != self.out:
            self.lays[self.turn] = LAID_BEFORE
        following = self.terms.following[self.turn]
        if following == self.out:
            self.phase = OVER
            return
        self.turn = following
        if self.terms.has_alternatives:
            self.quota = judge.aim(
                self.terms, self.needed, self.melds[self.terms.side_of[self.turn]]
            )
        self.asked = self.granted = False
        if self.terms.lays_red_threes:
            self._settle()

    def ask(self) -> None:
        """Ask the partners: may I go out?"""
        self.asked = True
        self.waiting = list(self.terms.partners[self.turn])
        self.phase = ANSWER

    def answer(self, *, may: bool) -> None:
        """One partner has answered; a yes needs all of them."""
        self.waiting = self.waiting[1:] if may else []
        if not self.waiting:
            self.granted = may
            self.phase = PLAY

    def _leave(self, seat: int, code: int, count: int) -> None:
        """Cards of a class leave a hand and are seen by everybody."""
        hand, known = self.hands[seat], self.known[seat]
        new = count
        if known[code]:
            gone = known[code] * count // hand[code]
            known[code] -= gone
            self.known_count[seat] -= gone
            new -= gone
        hand[code] -= count
        self.held[seat] -= count
        self.seen[code] += new
        self.seen_count += new

    def _pick_up_packet(self) -> None:
        terms, turn = self.terms, self.turn
        hand, left = self.hands[turn], packets_left(self, turn)
        for code, count in enumerate(self.feet[turn][left - 1]):
            hand[code] += count
        rest = terms.later_cards[left - 1]
        self.held[turn] += self.feet_left[turn] - rest
        self.feet_left[turn] = rest
        self.in_foot[turn] = left == 1

    def _settle(self) -> None:
        """What needs no act of a player: red threes, the foot, going out by melding (rule 11)."""
        terms, turn = self.terms, self.turn
        hand = self.hands[turn]
        while True:
            if terms.lays_red_threes and hand[terms.red]:
                self._lay_red_three()
            elif not self.held[turn] and _opens_empty(self, turn):
                self._pick_up_packet()
            else:
                break
        if self.phase == PLAY and not self.held[turn]:
            if terms.is_lap:
                _go_out(self)
            elif self.in_foot[turn]:
                now = turn_of(self, turn, terms.side_of[turn])
                if judge.ends_by_melding(now, now.melds):
                    _go_out(self)

    def _lay_red_three(self) -> None:
        terms, turn = self.terms, self.turn
        self._leave(turn, terms.red, 1)
        self.red_threes[terms.side_of[turn]] += 1
        stock = max(self.stocks, key=len)
        if stock:
            self.hands[turn][stock.pop()] += 1
            self.held[turn] += 1

    # -- going out ---------------------------------------------------------------------------------

    def are_partners_ready(self, seat: int) -> bool:
        """Whether every partner has done with the foot what the rules ask for."""
        terms = self.terms
        if not terms.waits_for_partners:
            return True
        ready = self.played if terms.wants_partners_played else self.in_foot
        return all([ready[partner] for partner in terms.partners[seat]])

    def kind(self, meld: Meld) -> int:
        """What *meld* counts as once it is complete."""
        return judge.kind(self.terms, meld)

    def piles(self, side: int) -> list[int]:
        """The complete piles of each kind."""
        return judge.piles(self.terms, self.melds[side])

    def missing(self, side: int) -> tuple[int, int, int, int, int]:
        """The piles a side still needs, by kind and in all."""
        return judge.missing(self.terms, self.needed, self.melds[side])

    # -- points ------------------------------------------------------------------------------------

    def table_points(self, side: int) -> int:
        """What a side has on the table in points (rule 13)."""
        terms = self.terms
        options, values = terms.options, terms.worth.melded
        points = melded = 0
        for meld in self.melds[side]:
            rank, naturals, twos, jokers, ladies = meld
            melded += naturals * values[rank]
            melded += twos * values[terms.two] + jokers * values[terms.joker]
            points += ladies * options.lady_bonus
            if naturals + twos + jokers >= PILE_SIZE:
                points += judge.bonus_of(terms, meld)
        threes = self.red_threes[side]
        if threes:
            need = terms.worth.red_need
            has_needed = need == "nothing" or judge.has_needed(
                terms, self.called_for, self.melds[side], need
            )
            points += terms.worth.red_worth[has_needed][threes]
        if terms.worth.has_extras:
            points += points_besides(terms, self.called_for, self.melds[side], melded)
        return points + melded

    def points(self, side: int) -> int:
        """What the deal would bring a side if it ended as it stands; cuts are not counted."""
        terms, costs = self.terms, self.terms.worth.left_cost
        unopened = terms.worth.unopened_cost
        points = self.table_points(side)
        for seat in terms.seats_of[side]:
            left = self.hands[seat]
            points -= sum([count * cost for count, cost in zip(left, costs, strict=True)])
            if not self.in_foot[seat]:
                packets = packets_left(self, seat)
                for foot in self.feet[seat][:packets]:
                    points -= sum(
                        [count * cost for count, cost in zip(foot, unopened, strict=True)]
                    )
                points += terms.options.unopened_fine * packets
        if self.out >= 0 and terms.side_of[self.out] == side:
            points += terms.options.going_out_bonus
            if self.lays and self.lays[self.out] < LAID_BEFORE:
                points += terms.options.concealed_out_bonus
        return points


def _go_out(deal: Deal) -> None:
    """The player has no card left: the deal is over, or everybody else has one more turn."""
    if deal.out < 0:
        deal.out = deal.turn
        if not deal.terms.last_lap:
            deal.phase = OVER
            return
        _begin_lap(deal)
    deal.end_turn()


def _begin_lap(deal: Deal) -> None:
    """Somebody is out: what binds those who go out holds no longer (decision 54)."""
    deal.terms = deal.terms.lap
    deal.needed = needed_in(deal.terms, 1)
    deal.quota = deal.needed[0]


def _fill_up(deal: Deal, more: list[int], rest: Sequence[int], rng: Random) -> None:
    """Shuffle the cards *more* under the smaller stock pile; *rest* stays of the pile."""
    stocks = deal.stocks
    for code in more:
        deal.seen[code] -= 1
    deal.seen_count -= len(more)
    deal.removed, deal.pile = [], list(rest)
    rng.shuffle(more)
    under = min(range(len(stocks)), key=lambda number: len(stocks[number]))
    stocks[under] = more + stocks[under]


def _opens_empty(deal: Deal, seat: int) -> bool:
    """Whether *seat*, whose packet is empty, picks up the next one without having melded."""
    terms = deal.terms
    if deal.in_foot[seat] or terms.opens_by_pile:
        return False
    return not terms.needs_pile or _has_pile(deal, seat)


def _has_pile(deal: Deal, seat: int) -> bool:
    """Whether the side of *seat* has a pile, where that opens packets."""
    terms = deal.terms
    return terms.needs_pile and judge.has_pile(deal.melds[terms.side_of[seat]])


def packets_left(deal: Deal, seat: int) -> int:
    """How many packets *seat* has not picked up yet."""
    if deal.in_foot[seat]:
        return 0
    later, cards = deal.terms.later_cards, deal.feet_left[seat]
    if len(later) == 1:
        return 1
    return next((left for left in range(1, len(later)) if cards <= later[left]), len(later))


def size_of_packet(deal: Deal, seat: int, later: int) -> int:
    """The cards of a packet that *seat* has not picked up yet, so many packets coming *later*."""
    sizes = deal.terms.later_cards
    cards = deal.feet_left[seat]
    if later + 1 < len(sizes):
        cards = min(cards, sizes[later + 1])
    return cards - sizes[later]


def deal_of(terms: Terms, state: State) -> Deal:
    """The deal of *state* on counts; a player is to move in it, or it is just over."""
    deal = _public_part(terms, state.public)
    deal.hands = [counts_of(terms, holding) for holding in state.holdings]
    deal.held = [len(holding) for holding in state.holdings]
    deal.feet = [_packets_on_counts(terms, state, seat) for seat in range(terms.players)]
    deal.feet_left = [len(foot) for foot in state.feet]
    deal.stocks = [[terms.code(card) for card in reversed(stock)] for stock in state.stocks]
    return deal


def _packets_on_counts(terms: Terms, state: State, seat: int) -> list[list[int]]:
    packets = packets_of(terms.options, state.public, seat, state.feet[seat])
    return [counts_of(terms, packet) for packet in reversed(packets)]


def deal_of_view(terms: Terms, view: View) -> Deal:
    """The deal of *view* on counts; what the viewing seat cannot see is blank but for its size."""
    deal = _public_part(terms, view.public)
    blank = [0] * terms.classes
    deal.hands = [blank[:] for _ in view.holding_counts]
    deal.hands[view.seat] = counts_of(terms, view.holding)
    deal.held = list(view.holding_counts)
    deal.feet = [[blank] * len(terms.later_cards) for _ in view.foot_counts]
    deal.feet_left = list(view.foot_counts)
    deal.stocks = [[-1] * count for count in view.stock_counts]
    return deal


def _public_part(terms: Terms, public: Public) -> Deal:
    code = terms.code
    deal = Deal()
    deal.terms = terms
    deal.pile = [-1] * public.below + [code(card) for card in public.pile]
    deal.removed = [-1] * public.gone + [code(card) for card in public.removed]
    deal.frozen = public.frozen
    deal.melds = [melds_on_counts(terms, table) for table in public.tables]
    deal.red_threes = [len(table.red_threes) for table in public.tables]
    deal.in_foot = list(public.in_foot)
    deal.down = list(public.down)
    deal.lays = [
        0 if not turn else LAID_NOW if turn == public.turns and seat == public.turn else LAID_BEFORE
        for seat, turn in enumerate(public.first_lays)
    ]
    deal.played = list(public.played_foot)
    deal.known = [counts_of(terms, known) for known in public.known]
    deal.known_count = [len(known) for known in public.known]
    deal.thrown = [sum({1 << code(card) for card in some}) for some in public.discards]
    seen = {*public.pile, *public.removed}
    for table in public.tables:
        seen.update(table.cards())
    for known in public.known:
        seen.update(known)
    deal.seen = counts_of(terms, seen)
    deal.seen_count = len(seen)
    deal.phase = _PHASES[public.phase]
    deal.turn = public.turn
    deal.asked = public.question is not None
    deal.granted = public.question is not None and public.question.answer is True
    deal.waiting = [] if public.question is None else list(public.question.waiting)
    deal.out = -1 if public.out is None else public.out
    totals = [public.score(side) for side in range(terms.sides)]
    deal.set_number(public.deal, totals)
    if public.is_concealed_out():
        deal.lays[deal.out] = LAID_NOW
    if public.is_lap:
        _begin_lap(deal)
    if deal.terms.has_alternatives:
        deal.quota = judge.aim(terms, deal.needed, deal.melds[terms.side_of[deal.turn]])
    return deal


def turn_of(deal: Deal, seat: int, side: int) -> judge.Turn:
    """What the rules ask of a turn of *seat*."""
    rules, in_foot = deal.terms, deal.in_foot[seat]
    is_ready = not in_foot or deal.are_partners_ready(seat)
    return judge.Turn(
        rules, deal.melds[side], deal.hands[seat], deal.held[seat], deal.needed, deal.need[side],
        in_foot, deal.granted, is_ready, deal.concealed, partial(_piles_of_others, deal, side),
        deal.phase == DRAW, deal.frozen, deal.down[seat] if deal.down else bool(deal.melds[side]),
    )  # fmt: skip


def _piles_of_others(deal: Deal, side: int) -> int:
    """The classes some ban is about of which every side but *side* has a complete pile, as bits."""
    found = -1
    for other in deal.terms.other_sides[side]:
        found &= judge.banned_piles(deal.terms, deal.melds[other])
    return found


def is_down(deal: Deal, seat: int) -> bool:
    """Whether *seat* needs no first meld any more."""
    down = deal.down
    return down[seat] if down else bool(deal.melds[deal.terms.side_of[seat]])


def dealt(terms: Terms, number: int, totals: list[int], rng: Random) -> Deal:
    """A deal at its first turn, the cards in any order; *totals* are the sides' points before."""
    options, seats = terms.options, range(terms.players)
    cards = [code for code in range(terms.classes) for _ in range(terms.total[code])]
    rng.shuffle(cards)

    def packet(size: int) -> list[int]:
        found = [0] * terms.classes
        for code in cards[:size]:
            found[code] += 1
        del cards[:size]
        return found

    deal = Deal()
    deal.terms = terms
    hand, *others = options.packets
    deal.hands = [packet(hand) for _ in seats]
    deal.held = [hand for _ in seats]
    deal.feet = [[packet(size) for size in reversed(others)] for _ in seats]
    deal.feet_left = [sum(others) for _ in seats]
    deal.pile = []
    if options.turns_up:
        place = next(place for place, code in enumerate(cards) if code < terms.n)
        deal.pile = [cards.pop(place)]
        if options.upcard is Upcard.COVERED:
            wilds = (terms.two, terms.joker)
            under = [
                code
                for code in cards[:place]
                if code == terms.red or (code in wilds and not terms.removes[code])
            ]
            for code in under:
                cards.remove(code)
            deal.pile = under + deal.pile
    deal.frozen = any([terms.freezes[code] for code in deal.pile])
    half = len(cards) // options.stock_piles
    deal.stocks = [cards[:half], cards[half:]] if options.stock_piles == 2 else [cards]
    deal.removed = []
    deal.melds = [[] for _ in range(terms.sides)]
    deal.red_threes = [0] * terms.sides
    deal.in_foot = [False for _ in seats]
    deal.down = [False for _ in seats] if terms.each_first else []
    deal.lays = [0 for _ in seats] if options.concealed_out_bonus else []
    deal.played = [False for _ in seats]
    deal.known = [[0] * terms.classes for _ in seats]
    deal.known_count = [0 for _ in seats]
    deal.thrown = [0 for _ in seats]
    deal.seen = [0] * terms.classes
    for code in deal.pile:
        deal.seen[code] += 1
    deal.seen_count = len(deal.pile)
    deal.asked = deal.granted = False
    deal.waiting = []
    deal.out = -1
    deal.set_number(number, totals)
    # The first turn begins where another one would have ended.
    deal.turn = rng.randrange(terms.players)
    deal.phase = PLAY
    deal.end_turn()
    return deal
