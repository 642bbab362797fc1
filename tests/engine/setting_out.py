"""Positions of Hand and Foot set out card by card, with every card accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove, Problem
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.legality import draw_size
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable, meld_of
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.playing import due
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public, Question, State

CLASSIC = HandAndFoot(Options())
CLEAN = "4 4 4 4 4 4 4", "5 5 5 5 5 5 5"
DIRTY = "6 6 6 6 6 2 2", "7 7 7 7 7 2 2"
WILD = "* * * * * 2 2"
QUOTA = (*CLEAN, *DIRTY, WILD)
"""Two clean, two dirty and one wild pile, of low ranks."""
DOWN = ("K K K",)
"""A meld by which a side is down."""
EIGHTS = "8 8 8 8 8 8 8"
DRAW = Phase.DRAW


def all_cards(state: State) -> Counter[Card]:
    """Every card of *state*, counted, wherever it lies."""
    places: list[Iterable[Card]] = [state.public.pile, state.public.removed]
    places += [*state.holdings, *state.feet, *state.stocks]
    for table in state.public.tables:
        places.append(table.red_threes)
        places += [meld.cards for meld in table.melds]
        places += [meld.ladies for meld in table.melds]
    return Counter(card for place in places for card in place)


def shuffled(state: State, seat: Seat, rng: Random) -> State:
    """*state* with every card exchanged that *seat* cannot see: written from the rules alone."""
    places: list[tuple[Card, ...]] = [
        held for other, held in enumerate(state.holdings) if other != seat
    ]
    places += [*state.feet, *state.stocks]
    public, below, removed = state.public, (), ()
    if public.followed:
        # Nobody looks below the uppermost cards that came since the seat's own last turn.
        shown = max(1, public.followed[seat])
        below, removed = public.pile[:-shown], public.removed
        places += [below, removed]
    hidden = [card for place in places for card in place]
    rng.shuffle(hidden)
    dealt = iter(hidden)

    def again(place: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(next(dealt) for _ in place)

    pile = (*again(below), *public.pile[len(below) :])
    return State(
        public=replace(public, pile=pile, removed=again(removed)) if public.followed else public,
        holdings=tuple(
            holding if other == seat else again(holding)
            for other, holding in enumerate(state.holdings)
        ),
        feet=tuple(map(again, state.feet)),
        stocks=tuple(map(again, state.stocks)),
    )


class Play:
    """A position and the moves made in it; cards are written by rank ("8") or face ("3H")."""

    def __init__(
        self,
        holding: str = "",
        *,
        others: dict[int, str] | None = None,
        feet: dict[int, str] | None = None,
        melds: dict[int, Iterable[str]] | None = None,
        red_threes: dict[int, str] | None = None,
        pile: str = "",
        removed: str = "",
        stock: str = "",
        stock_size: int | None = None,
        in_foot: Iterable[int] = (),
        played_foot: Iterable[int] = (),
        phase: Phase = Phase.PLAY,
        asked: bool | None = None,
        deal: int = 1,
        seat: int = 0,
        results: Iterable[DealScore] = (),
        options: Options | None = None,
    ) -> None:
        self.rules = HandAndFoot(options or Options())
        self.seat = Seat(seat)
        players, sides = self.rules.options.players, self.rules.options.side_count
        seats = range(players)
        self._rest = [card for card in self.rules.cards if not card.is_red_three]
        self._reds = [card for card in self.rules.cards if card.is_red_three]
        self.pile = self.pick(pile)
        gone = self.pick(removed)
        self.stock = self.pick(stock)
        wanted = {**(others or {}), seat: holding}
        held = {who: self.pick(text) for who, text in wanted.items()}
        packets = {who: self.pick(text) for who, text in (feet or {}).items()}
        tables = []
        for side in range(sides):
            laid = tuple(meld_of(self.pick(text)) for text in (melds or {}).get(side, ()))
            tables.append(SideTable(laid, self.pick((red_threes or {}).get(side, ""))))
        in_foot, played_foot = tuple(in_foot), tuple(played_foot)
        for who in seats:
            if who not in in_foot and who not in packets:
                packets[who] = self._some(5)
            if who not in held:
                held[who] = self._some(5)
        rest = [*self._rest, *self._reds]
        deep = rest if stock_size is None else rest[: max(0, stock_size - len(self.stock))]
        # Cards that are nowhere else are feet of the next player, who never plays here.
        spare = rest[len(deep) :]
        after = (seat + 1) % players
        feet_now = tuple((*packets.get(who, ()), *(spare if who == after else ())) for who in seats)
        start = self.rules.start()
        question = None if asked is None else Question((), phase, asked)
        public = replace(
            start.public,
            phase=phase,
            deal=deal,
            dealer=Seat((seat - 1) % players),
            turn=self.seat,
            turns=9,
            tables=tuple(tables),
            pile=self.pile,
            removed=gone,
            results=tuple(results),
            in_foot=tuple(who in in_foot for who in seats),
            played_foot=tuple(who in played_foot for who in seats),
            question=question,
        )
        stocks: tuple[tuple[Card, ...], ...] = ((*self.stock, *deep),)
        if self.rules.options.stock_piles == 2:
            half = (len(stocks[0]) + 1) // 2
            stocks = (stocks[0][:half], stocks[0][half:])
        if phase in (Phase.DRAW, Phase.PLAY):
            public = replace(public, due=due(self.rules.options, public, held[seat]))
        self.state = State(public, tuple(held[who] for who in seats), feet_now, stocks)
        assert all_cards(self.state) == Counter(self.rules.cards)

    def pick(self, text: str) -> tuple[Card, ...]:
        """Cards not used yet, as written."""
        return tuple(self._pick(word) for word in text.split())

    def _pick(self, word: str) -> Card:
        for place in (self._rest, self._reds):
            for card in place:
                if word in (card.face, card.rank):
                    place.remove(card)
                    return card
        raise AssertionError(f"no {word} is left")

    def _some(self, count: int) -> tuple[Card, ...]:
        some = tuple(self._rest[-count:])
        del self._rest[-count:]
        return some

    # What is there -----------------------------------------------------------------------------

    @property
    def holding(self) -> tuple[Card, ...]:
        return self.state.holdings[self.seat]

    @property
    def phase(self) -> Phase:
        return self.state.public.phase

    @property
    def melds(self) -> tuple[str, ...]:
        """The side's melds, each as its ranks."""
        table = self.state.public.tables[self.rules.options.side_of(self.seat)]
        return tuple(" ".join(card.rank for card in meld.cards) for meld in table.melds)

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def actor(self) -> Seat | None:
        return self.rules.actor(self.state)

    def held(self, text: str, without: Iterable[Card] = ()) -> tuple[Card, ...]:
        """Cards of the holding (the top discard is written "top")."""
        free = [card for card in self.holding if card not in set(without)]
        found = []
        for word in text.split():
            if word == "top":
                found.append(self.state.public.pile[-1])
                continue
            card = next(card for card in free if word in (card.face, card.rank))
            free.remove(card)
            found.append(card)
        return tuple(found)

    def placements(self, *parts: str) -> tuple[m.Placement, ...]:
        """``"8 8 2"`` is a new meld, ``"0: 8 8"`` goes onto meld 0."""
        used: list[Card] = []
        made = []
        for part in parts:
            onto, colon, text = part.rpartition(":")
            some = self.held(text, used)
            used += some
            made.append(m.Placement(some, int(onto) if colon else None))
        return tuple(made)

    def lay(self, *parts: str) -> m.Lay:
        return m.Lay(self.placements(*parts))

    def take(self, *parts: str) -> m.TakePile:
        return m.TakePile(self.placements(*parts))

    def discard(self, text: str) -> m.Discard:
        return m.Discard(self.held(text)[0])

    # What is done ------------------------------------------------------------------------------

    def problem(self, move: m.Move) -> Problem | None:
        return self.rules.problem(self.rules.view(self.state, self.seat), move)

    def allowed(self, move: m.Move, *, settle: bool = True) -> Play:
        """Make *move*, which must be legal, and what the table does after it."""
        assert self.problem(move) is None
        self.state = self.rules.apply(self.state, self.seat, move)
        if settle:
            self.settle()
        assert all_cards(self.state) == Counter(self.rules.cards)
        return self

    def lays(self, *parts: str) -> Play:
        return self.allowed(self.lay(*parts))

    def takes(self, *parts: str) -> Play:
        return self.allowed(self.take(*parts))

    def discards(self, text: str) -> Play:
        return self.allowed(self.discard(text))

    def settle(self) -> list[m.Move]:
        """The table's moves up to the next player's, or to the end of the deal."""
        made = []
        while self.actor == TABLE and self.phase is not Phase.DEAL_OVER:
            move = self.rules.table_move(self.state, Random(1))
            made.append(move)
            self.state = self.rules.apply(self.state, TABLE, move)
        return made

    def refused(self, move: m.Move, problem: Problem, seat: int | None = None) -> Play:
        """*move* is refused with exactly *problem*, by both doors, and changes nothing."""
        who = self.seat if seat is None else Seat(seat)
        before = repr(self.state)
        assert self.rules.problem(self.rules.view(self.state, who), move) == problem
        with pytest.raises(IllegalMove) as caught:
            self.rules.apply(self.state, who, move)
        assert caught.value.problem == problem
        assert (caught.value.seat, caught.value.move) == (who, move)
        assert repr(self.state) == before
        return self

    def no_lay(self, problem: Problem, *parts: str) -> Play:
        return self.refused(self.lay(*parts), problem)

    def no_take(self, problem: Problem, *parts: str) -> Play:
        return self.refused(self.take(*parts), problem)

    def no_discard(self, problem: Problem, text: str) -> Play:
        return self.refused(self.discard(text), problem)

    def went_out(self) -> None:
        assert self.public.out == self.seat

    def draw(self, *counts: int) -> Play:
        return self.allowed(
            m.Draw(
                counts or (draw_size(self.rules.options, self.rules.view(self.state, self.seat)),)
            )
        )

    def ask(self, answer: bool | None = None) -> Play:
        """Ask the partners, who answer unless *answer* is None."""
        self.allowed(m.Ask())
        if answer is not None:
            while self.phase is Phase.ANSWER:
                partner = self.actor
                assert partner is not None
                self.state = self.rules.apply(self.state, partner, m.Answer(answer))
            self.settle()
        return self


def under(**changes: Any) -> Options:
    """Classic rules with some fields changed."""
    return replace(Options(), **changes)


def position(options: Options, holding: str = "", **where: Any) -> Play:
    """A position under *options* in which the own side is down."""
    return Play(holding, options=options, **{"melds": {0: DOWN}, **where})


def goer(holding: str, *melds: str, **more: object) -> Play:
    """A player in the foot with everything fulfilled but what *melds* and *holding* lack."""
    settings: dict[str, object] = {"in_foot": (0, 2), "played_foot": (2,), **more}
    return Play(holding=holding, melds={0: melds}, **settings)  # type: ignore[arg-type]


def ended(play: Play) -> DealScore:
    """The score after the table has ended the deal."""
    assert play.phase is Phase.DEAL_OVER
    assert play.actor == TABLE
    state = play.rules.apply(play.state, TABLE, m.EndDeal())
    return play.rules.sheet(state).deals[-1]
