"""Positions of Manipulation Rummy set out card by card, with every card accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.errors import IllegalMove, Problem
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import Phase, Public, State


def all_cards(state: State) -> Counter[Card]:
    """Every card of *state*, counted, wherever it lies."""
    found = Counter(laid.card for meld in state.public.melds for laid in meld)
    for place in (*state.hands, state.stock):
        found.update(place)
    return found


def named(text: str) -> Name:
    """The name written as a face."""
    return Name(Rank(text[0]), Suit(text[1]))


class Position:
    """A position and the moves made in it.

    Cards are written by face ("9H"), the first pack's copy while it is free; a joker on the
    table with its name ("*=9H"), in a hand without ("*"). Melds are separated by commas.
    """

    def __init__(
        self,
        *,
        hand: str = "",
        table: str = "",
        others: dict[int, str] | None = None,
        stock: str = "",
        stock_size: int | None = None,
        phase: Phase = Phase.TURN,
        drawn: int = 1,
        last_lap: int | None = None,
        seat: int = 0,
        results: Iterable[DealScore] = (),
        options: Options | None = None,
    ) -> None:
        self.rules = Manipulation(options or Options())
        players = self.rules.options.players
        self.seat = Seat(seat)
        self._free = list(self.rules.cards)
        held = {seat: self.pick(hand)}
        held |= {other: self.pick(text) for other, text in (others or {}).items()}
        melds = self.melds(table)
        stock_cards = self.pick(stock)
        for other in range(players):
            if other not in held:
                held[other] = tuple(self._free[:2])
                del self._free[:2]
        if stock_size is not None:
            # What is nowhere else is held by the player before, who never plays here.
            more = self._free[: stock_size - len(stock_cards)]
            spare = self._free[len(more) :]
            before = (seat - 1) % players
            held[before] = (*held[before], *spare)
        else:
            more = self._free
        public = Public(
            phase,
            round=1,
            dealer=Seat((seat - 1) % players),
            turn=self.seat,
            turns=5,
            drawn=drawn,
            melds=melds,
            left=(melds,) * players,
            last_lap=last_lap,
            results=tuple(results),
        )
        hands = tuple(held[other] for other in range(players))
        self.state = State(public, hands, (*stock_cards, *more))
        assert all_cards(self.state) == Counter(self.rules.cards)

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def hand(self) -> str:
        """The hand as faces."""
        return " ".join(card.face for card in self.state.hands[self.seat])

    def pick(self, text: str) -> tuple[Card, ...]:
        """Cards that lie nowhere yet."""
        found = []
        for face in text.split():
            card = next(
                card for card in self._free if (card.is_joker if face == "*" else card.face == face)
            )
            self._free.remove(card)
            found.append(card)
        return tuple(found)

    def melds(self, text: str) -> tuple[Meld, ...]:
        """Melds of cards that lie nowhere yet."""
        return tuple(
            tuple(self._new(word) for word in part.split()) for part in text.split(",") if part
        )

    def _new(self, word: str) -> Laid:
        if word.startswith("*="):
            return Laid(self.pick("*")[0], named(word[2:]))
        return Laid(self.pick(word)[0])

    def table_of(self, text: str) -> tuple[Meld, ...]:
        """A table made of the cards on the table and in the hand, those on the table first."""
        laid = [card.card for meld in self.public.melds for card in meld]
        free = [*laid, *self.state.hands[self.seat]]
        melds = []
        for part in text.split(","):
            meld = []
            for word in part.split():
                name = named(word[2:]) if word.startswith("*=") else None
                card = next(
                    card
                    for card in free
                    if (card.is_joker if word[0] == "*" else card.face == word)
                )
                free.remove(card)
                meld.append(Laid(card, name))
            melds.append(tuple(meld))
        return tuple(melds)

    def play(self, text: str) -> m.Play:
        """The move that leaves the table as *text*."""
        return m.Play(self.table_of(text))

    def allowed(self, move: m.Move) -> None:
        """Make *move*, which is legal."""
        assert self.rules.problem(self.rules.view(self.state, self.seat), move) is None
        self.state = self.rules.apply(self.state, self.seat, move)
        assert all_cards(self.state) == Counter(self.rules.cards)

    def refused(self, move: m.Move) -> Problem:
        """Try *move*, which is not; gives the reason."""
        problem = self.rules.problem(self.rules.view(self.state, self.seat), move)
        assert problem is not None
        with pytest.raises(IllegalMove) as caught:
            self.rules.apply(self.state, self.seat, move)
        assert caught.value.problem == problem
        return problem

    def may(self, move: m.Move) -> bool:
        return self.rules.problem(self.rules.view(self.state, self.seat), move) is None

    def as_seat(self, seat: int) -> None:
        """Go on as another player."""
        self.seat = Seat(seat)

    def end_round(self) -> None:
        """The table scores the round."""
        assert self.rules.actor(self.state) == TABLE
        self.state = self.rules.apply(self.state, TABLE, m.EndRound())


DRAW, KNOCK, END = m.Draw(), m.Knock(), m.EndTurn()
