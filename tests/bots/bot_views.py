"""Views of Hand and Foot set out for bots: a few cards, the rest unseen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable, meld_of
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, PlayerMove, TakePile
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Question, View

RULES = HandAndFoot(Options())

CLEAN = "4 4 4 4 4 4 4", "5 5 5 5 5 5 5"
DIRTY = "6 6 6 6 6 2 2", "7 7 7 7 7 2 2"
WILD = "* * * * * 2 2"
QUOTA = (*CLEAN, *DIRTY, WILD)
"""Two clean, two dirty and one wild pile."""


class Cards:
    """All cards of the rules; a card picked is gone."""

    def __init__(self, rules: HandAndFoot) -> None:
        self._rest = list(rules.cards)

    def pick(self, text: str) -> tuple[Card, ...]:
        """Cards written by rank ("8") or face ("3S")."""
        return tuple(self._pick(word) for word in text.split())

    def _pick(self, word: str) -> Card:
        for card in self._rest:
            is_plain = word == card.rank and not card.is_red_three
            if is_plain or word == card.face:
                self._rest.remove(card)
                return card
        raise AssertionError(f"no {word} is left")


def view(
    holding: str,
    *,
    own: Iterable[str] = (),
    theirs: Iterable[str] = (),
    pile: str = "",
    phase: Phase = Phase.PLAY,
    in_foot: Iterable[int] = (),
    played_foot: Iterable[int] | None = None,
    asked: bool | None = None,
    known: Mapping[int, str] | None = None,
    discards: Mapping[int, str] | None = None,
    counts: Mapping[int, int] | None = None,
    stock: int = 90,
    deal: int = 1,
    turn: int = 0,
    seat: int = 0,
    rules: HandAndFoot = RULES,
) -> View:
    """What *seat* sees: it is to move, or to answer the player whose *turn* it is.

    *theirs* is the table of the side that plays next.
    """
    cards = Cards(rules)
    options = rules.options
    seats = range(options.players)
    held = cards.pick(holding)
    laid = {options.side_of(seat): own, options.side_of((seat + 1) % options.players): theirs}
    tables = tuple(
        SideTable(tuple(meld_of(cards.pick(text)) for text in laid.get(side, ())))
        for side in range(options.side_count)
    )
    opened = tuple(in_foot)
    played = opened if played_foot is None else tuple(played_foot)
    question = None if asked is None else Question((), phase, asked)
    if phase is Phase.ANSWER:
        question = Question((Seat(seat),), Phase.PLAY)
    public = replace(
        rules.start().public,
        phase=phase,
        deal=deal,
        dealer=Seat(options.players - 1),
        turn=Seat(turn),
        turns=20,
        tables=tables,
        pile=cards.pick(pile),
        in_foot=tuple(who in opened for who in seats),
        played_foot=tuple(who in played for who in seats),
        question=question,
        known=tuple(cards.pick((known or {}).get(who, "")) for who in seats),
        discards=tuple(cards.pick((discards or {}).get(who, "")) for who in seats),
    )
    sizes = dict.fromkeys(seats, 11) | dict(counts or {}) | {seat: len(held)}
    return View(
        Seat(seat),
        public,
        held,
        tuple(sizes[who] for who in seats),
        tuple(0 if who in opened else options.packets[-1] for who in seats),
        _halves(stock, options.stock_piles),
    )


def _halves(stock: int, piles: int) -> tuple[int, ...]:
    return (stock,) if piles == 1 else (stock - stock // 2, stock // 2)


def steady(seen: View, rules: HandAndFoot = RULES) -> PlayerMove:
    """What a steady bot does, checked to be legal."""
    move = SteadyBot(rules.options).choose(seen, 1, 1.0)
    assert rules.problem(seen, move) is None
    return move


def laid(move: PlayerMove) -> list[str]:
    """What a lay-down or take lays, meld by meld, as ranks."""
    assert isinstance(move, Lay | TakePile), move
    return [" ".join(card.rank for card in meld.cards) for meld in move.melds]


def discarded(move: PlayerMove) -> str:
    assert isinstance(move, Discard), move
    return move.card.face
