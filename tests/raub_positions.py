"""Deals of Raub set out card by card, and players for whole games of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random

import pytest
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.cards import RANK_ORDER, Card
from handfoot_gui.core.errors import IllegalMove, Problem
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.options import (
    Direction,
    Ends,
    FiveForFour,
    Options,
    PlayDirection,
    Points,
    Refe,
    SevenSwap,
    SwappedCard,
)
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, Public, State, View

STRONG = {0: "AH KH QH JH", 1: "8S 9S 8D 9D", 2: "8C 9C TC 7C", 3: "TH TS TD JD"}
"""Seat 0 wins all tricks in hearts."""


def cards(faces: str) -> tuple[Card, ...]:
    """Cards by their faces: ``"AS 7H"``."""
    return tuple(Card.parse(f"{face}1") for face in faces.split())


def all_cards(state: State) -> Counter[Card]:
    """Every card of *state*, counted, wherever it lies."""
    public = state.public
    places = [*state.hands, *state.aside, state.talon, public.upcards]
    places += [trick.cards for trick in public.tricks]
    if public.left_seven is not None:
        places.append((public.left_seven,))
    return Counter(card for place in places for card in place)


class Deals:
    """A deal and the moves made in it; cards that are not named come in any order."""

    def __init__(
        self,
        hands: Mapping[int, str] | None = None,
        *,
        upcard: str = "9H",
        talon: str = "",
        players: int = 4,
        dealer: int = 0,
        must_beat: bool = False,
        options: Options | None = None,
        refes: int = 0,
        scores: tuple[int, ...] | None = None,
    ) -> None:
        house = replace(options or Options(), players=players)
        self.rules = RaubRules(replace(house, must_beat=must_beat or house.must_beat))
        self.players = players
        self.state = self.rules.apply(self.rules.start(), TABLE, m.ChooseDealer(Seat(dealer)))
        public = replace(self.state.public, refes=refes)
        if scores is not None:
            public = replace(public, scores=scores, brought=BroughtForward(totals=scores))
        self.state = replace(self.state, public=public)
        named = {seat: cards(faces) for seat, faces in (hands or {}).items()}
        fixed = {card for hand in named.values() for card in hand} | {*cards(upcard + " " + talon)}
        rest = [card for card in reversed(self.rules.cards) if card not in fixed]
        order = [(dealer + 1 + step) % players for step in range(players)]
        for seat in order:
            if seat not in named:
                named[seat] = tuple(rest.pop() for _ in range(4))
        first = [card for seat in order for card in named[seat][:2]]
        second = [card for seat in order for card in named[seat][2:]]
        whole = (*first, *cards(upcard), *second, *cards(talon), *reversed(rest))
        if self.phase is Phase.DEALER:
            self.do(m.TakeDeal())
        self.do(m.Deal(whole), TABLE)

    @property
    def public(self) -> Public:
        return self.state.public

    @property
    def phase(self) -> Phase:
        return self.state.public.phase

    @property
    def actor(self) -> Seat | None:
        return self.rules.actor(self.state)

    def view(self, seat: int | None = None) -> View:
        """The view of *seat*, or of the seat to act."""
        return self.rules.view(self.state, Seat(self.public.turn if seat is None else seat))

    def hand(self, seat: int) -> set[str]:
        return {card.face for card in self.state.hands[seat]}

    def do(self, move: m.Move, seat: int | None = None) -> None:
        """Whoever is to act does it."""
        mover = self.actor if seat is None else Seat(seat)
        assert mover is not None
        self.state = self.rules.apply(self.state, mover, move)
        found = all_cards(self.state)
        assert not found or found == Counter(self.rules.cards)

    def refused(self, move: m.Move) -> Problem:
        """Why the seat to act may not; the refusal is the view's and the engine's alike."""
        seat = self.actor
        assert seat is not None
        with pytest.raises(IllegalMove) as caught:
            self.rules.apply(self.state, seat, move)
        if seat != TABLE:
            assert self.rules.problem(self.view(seat), move) == caught.value.problem
            assert move not in list(self.rules.suggestions(self.view(seat)))
        return caught.value.problem

    def all_pass(self, upcards: int = 1) -> None:
        """The dealer looks, and all say Dalje to so many upcards."""
        self.do(m.Look())
        for _ in range(upcards):
            self.settle()
            for _ in range(self.players):
                self.do(m.Dalje())

    def asked(self, raubing: int, upcards: int = 1) -> None:
        """All say Dalje until *raubing* says Raub to upcard number *upcards*."""
        self.all_pass(upcards - 1)
        self.settle()
        while self.public.turn != raubing:
            self.do(m.Dalje())
        self.do(m.Raub())

    def exchange(self, faces: str | int = "") -> None:
        """Lay aside these cards, or so many."""
        if isinstance(faces, int):
            hand = [card for card in self.view().hand if card is not self.public.taken]
            self.do(m.Exchange(tuple(hand[:faces])))
        else:
            self.do(m.Exchange(cards(faces)))
        self.settle()

    def stand_pat(self) -> None:
        """Nobody changes anything, nobody swaps, until the first lead."""
        while self.phase is not Phase.PLAY:
            match self.phase:
                case Phase.EXCHANGE:
                    self.do(m.Exchange(()))
                case Phase.LAY_ASIDE:
                    spare = [c for c in self.view().hand if c is not self.public.taken]
                    self.do(m.LayAside(spare[-1]))
                case _:
                    self.do(m.KeepSeven())

    def play(self, *faces: str) -> None:
        """These cards, one after the other; whole tricks are swept."""
        for face in faces:
            self.do(m.Play(cards(face)[0]))
            self.settle()

    def play_any(self) -> None:
        """The seat to act plays a card that it may."""
        self.do(next(move for move in self.rules.suggestions(self.view()) if is_play(move)))

    def play_out(self) -> None:
        """The cards are played to the end of the deal."""
        while self.phase is not Phase.DEAL_OVER:
            self.play_any()
            self.settle()

    def settle(self) -> None:
        """The table does what is due, up to the end of the deal."""
        while self.actor == TABLE and self.phase not in (Phase.DEAL, Phase.DEAL_OVER):
            self.do(self.rules.table_move(self.state, Random(1)))

    def playable(self) -> set[str]:
        """What the seat to act may play."""
        moves = list(self.rules.suggestions(self.view()))
        return {move.card.face for move in moves if isinstance(move, m.Play)}


def is_play(move: m.Move) -> bool:
    return isinstance(move, m.Play)


def options_by_chance(seed: int) -> Options:
    """Any rule set; most fields are as usual, so that each is met beside the others."""
    rng = Random(seed)
    changed: dict[str, object] = {
        "players": rng.randint(2, 4),
        "must_beat": rng.random() < 0.5,
        "seven_swap": rng.choice((*SevenSwap, SevenSwap.UNTIL_LEAD)),
        "start": rng.choice((5, 9, 15, 21, 21, 30, 99)),
        "upcards": rng.choice((1, 2, 3, 3)),
    }
    for field, values in {
        "direction": tuple(Direction),
        "play_direction": tuple(PlayDirection),
        "ends": tuple(Ends),
        "automatic_seven": (False,),
        "blind_raub": (False,),
        "five_for_four": tuple(FiveForFour),
        "swapped_card": tuple(SwappedCard),
        "pass_deal": (False,),
        "refe": tuple(Refe),
    }.items():
        if rng.random() < 0.5:
            changed[field] = rng.choice(values)
    if rng.random() < 0.4:
        entries = [rng.choice((0, 1, 2, 3, 5, 8, 20)) for _ in range(4)]
        changed["points"] = Points(rng.randint(1, 5), *entries)
    return replace(Options(), **changed)


def sensible(rng: Random, moves: list[m.Move], view: View) -> m.Move:
    """A random move of somebody who raubs with trumps, so that games come to an end."""
    kinds = {type(move) for move in moves}
    public = view.public
    if m.Raub in kinds:
        suit = public.upcards[-1].suit
        worth = sum(8 - RANK_ORDER[card.rank] for card in view.hand if card.suit is suit)
        return m.Raub() if worth >= 12 else m.Dalje()
    if m.Exchange in kinds and rng.random() < 0.7:
        keep = {card for card in view.hand if card.suit is public.trumps or card.rank.value == "A"}
        away = [move for move in moves if isinstance(move, m.Exchange) and not keep & {*move.cards}]
        return max(away, key=lambda move: len(move.cards))
    if m.SwapSeven in kinds and rng.random() < 0.5:
        return m.SwapSeven()
    if m.PassDeal in kinds and rng.random() < 0.8:
        return m.TakeDeal()
    return rng.choice(moves)


def match(rules: RaubRules, rng: Random, most: int = 6000) -> Iterator[tuple[State, Seat, m.Move]]:
    """A random game: each state with the move made in it."""
    state = rules.start()
    for _ in range(most):
        seat = rules.actor(state)
        if seat is None:
            return
        move: m.Move
        if seat == TABLE:
            move = rules.table_move(state, rng)
        else:
            view = rules.view(state, seat)
            move = sensible(rng, list(rules.suggestions(view)), view)
        yield state, seat, move
        state = rules.apply(state, seat, move)
