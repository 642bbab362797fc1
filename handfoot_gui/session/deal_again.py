"""The cards of one deal, taken out of a game: to be dealt again, also to other players.

The cards of a deal are the moves that lead from the start of a game to the point where the first
player may choose: who deals, in what order the cards lie, and what the table turns up.
"""

from __future__ import annotations

from itertools import filterfalse
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.errors import IllegalMove
from handfoot_gui.core.game import AnyRecord, AnyRules
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.other_points import is_line
from handfoot_gui.core.record import Player, Record
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES
from handfoot_gui.session.route import Dealt

_MOST_MOVES: Final = 40
"""Moves from the start to the first choice; no game needs half of that."""


class DealCards(Struct, frozen=True):
    """One deal, ready to be dealt as the first one of a new game."""

    game: str
    preset: str | None
    """A label only; *options* are what counts."""
    options: GameOptions
    moves: tuple[tuple[Seat, Any], ...]
    """From the start of a game to the first choice, with the seats as they were."""
    number: int
    """Which deal of its game it was."""
    names: tuple[str, ...] = ()
    """Who played it, by seat; empty where that was not told."""
    note: str = ""
    """What somebody wrote about it."""
    sentences: tuple[str, ...] = ()
    """The household's own ones about its rules."""


class WrongDeal(Exception):  # noqa: N818  (named as what it tells)
    """The moves are not those of one deal; *number* is the first wrong one, counted from 1."""

    def __init__(self, number: int, reason: str) -> None:
        super().__init__(f"move {number}: {reason}")
        self.number = number
        self.reason = reason


def cards_of(record: AnyRecord, rules: AnyRules, dealt: Dealt, note: str = "") -> DealCards:
    """The cards of the deal *dealt* of *record*."""
    place = dealt.first - 1
    lot = replace(record.moves[0][1], dealer=dealt.dealer)
    moves: list[tuple[Seat, Any]] = [(TABLE, lot)]
    state = rules.apply(rules.start(), TABLE, lot)
    while (seat := rules.actor(state)) is not None and seat != TABLE:
        # Where a player may pass the deal on, this one did not.
        move = next(iter(rules.suggestions(rules.view(state, seat))))
        moves.append((seat, move))
        state = rules.apply(state, seat, move)
    # What a family wrote down besides is no part of the cards.
    for seat, move in filterfalse(is_line, record.moves[place:]):
        if seat != TABLE or rules.actor(state) != TABLE:
            break
        try:
            state = rules.apply(state, TABLE, move)
        except IllegalMove:
            break
        moves.append((TABLE, move))
    names = tuple(player.name for player in record.seats)
    return DealCards(
        record.game, record.preset, record.options, tuple(moves), dealt.number, names, note,
        record.sentences,
    )  # fmt: skip


def check(cards: DealCards) -> None:
    """Raises `WrongDeal` unless the moves are legal and deal the cards exactly once."""
    rules = GAMES[cards.game].rules(cards.options)
    state = rules.start()
    deals = 0
    for number, (seat, move) in enumerate(cards.moves, start=1):
        if number > _MOST_MOVES:
            raise WrongDeal(number, "too many moves")
        if deals and seat != TABLE:
            raise WrongDeal(number, "a player's move after the deal")
        deals += bool(rules.order_dealt(move))
        try:
            state = rules.apply(state, seat, move)
        except IllegalMove as refusal:
            raise WrongDeal(number, "not allowed") from refusal
    if deals != 1:
        raise WrongDeal(max(1, len(cards.moves)), "no cards are dealt")


def again(cards: DealCards, players: tuple[Player, ...], turn: int = 0) -> AnyRecord:
    """A new game of *players* that begins with *cards*, everybody's *turn* seats further on.

    The score begins as in any new game. What is left to chance later is not as it was.
    """
    count = len(players)
    (_, lot), *rest = cards.moves
    first = replace(lot, dealer=Seat((lot.dealer + turn) % count))
    moves = [(seat if seat == TABLE else Seat((seat + turn) % count), move) for seat, move in rest]
    dealt = ((TABLE, first), *moves)
    return Record(
        cards.game, cards.preset, cards.options, players, dealt,
        is_dealt_again=True, sentences=cards.sentences,
    )  # fmt: skip


def gets_cards_of(seat: int, turn: int, count: int) -> Seat:
    """Whose cards *seat* plays once they are dealt *turn* seats further on."""
    return Seat((seat - turn) % count)
