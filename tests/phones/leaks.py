"""Two games that are the same for one seat: of the cards that it never saw, others have others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import Struct
from phone_seats_lab import Lab, record_of

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import IllegalMove
from handfoot_gui.core.game import GameDef
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.seat import PhoneSeat

Leak: TypeAlias = Callable[["WatchedLab", Seat, m.Shown], m.Shown]
"""What a faulty program would send in place of a message: it looks where it may not."""
_MOST_MOVES: Final = {"hand-and-foot": 70, "raub": 60, "manipulation": 50}
_TRIES: Final = 2
"""Gestures after every move."""


class WatchedLab(Lab):
    """A game in which one seat may try what it likes: what it would do is noted, and not done."""

    def __init__(self, record: Any) -> None:
        super().__init__(record)
        self.meant: list[str] = []

    def make(self, seat: Seat, move: Any) -> None:
        self.meant.append(f"{seat} {move!r}")

    def undo(self, seat: Seat) -> None:
        self.meant.append(f"{seat} undoes")

    def redo(self, seat: Seat) -> None:
        self.meant.append(f"{seat} does again")

    def deal_next(self) -> None:
        self.meant.append("the next deal")

    def ask_hint(self, seat: Seat) -> None:
        view = self.session.view(seat)
        move = next(iter(self.session.rules.suggestions(view)))
        self.phones[seat].show_hint(move, str(self.presenter.named(view, move)))


class Pair(Struct, frozen=True):
    """The moves of two games that one seat cannot tell from one another."""

    record: Any
    """Before the first move."""
    seat: Seat
    moves: tuple[tuple[tuple[Seat, Any], ...], tuple[tuple[Seat, Any], ...]]
    hidden: int
    """How many cards were exchanged."""


def pairs(game: GameDef, seeds: Sequence[int]) -> Iterator[Pair]:
    """Games by random moves under *seeds*, each with its like."""
    presets = [(name, players) for name in game.presets for players in game.preset_seats[name]]
    for seed in seeds:
        preset, players = presets[seed % len(presets)]
        pair = _pair(game, preset, players, seed)
        if pair is not None:
            yield pair


def _pair(game: GameDef, preset: str, players: int, seed: int) -> Pair | None:
    rng = Random(seed)
    record = record_of(game, range(players), players, preset)
    lab = Lab(record, seed=seed)
    session, rules = lab.session, lab.session.rules
    seat = Seat(rng.randrange(players))
    seen: set[Card] = set()
    dealt = None
    while len(session.record.moves) < _MOST_MOVES.get(game.name, 40) and not session.is_over:
        actor = session.actor
        assert actor is not None
        if actor == TABLE:
            session.play_table()
            if rules.order_dealt(session.record.moves[-1][1]):
                dealt, seen = len(session.record.moves) - 1, set()
        else:
            some = list(zip(rules.suggestions(session.view(actor)), range(12), strict=False))
            session.play(actor, rng.choice(some)[0])
        if dealt is not None:
            seen |= rules.cards_seen(session.view(seat))
            for other in range(players):
                seen |= rules.cards_seen(session.covered(Seat(other)))
    if dealt is None:
        return None
    moves = session.record.moves
    order = rules.order_dealt(moves[dealt][1])
    # A red three is laid on the table as it comes, so that all see it.
    hidden = [card for card in order if card not in seen and not card.is_red_three]
    exchanged = hidden[:]
    rng.shuffle(exchanged)
    swap = dict(zip(hidden, exchanged, strict=True))
    deal = rules.deal(tuple(swap.get(card, card) for card in order))
    other_moves = (*moves[:dealt], (TABLE, deal), *moves[dealt + 1 :])
    return Pair(record, seat, (moves, other_moves), len(hidden))


def messages(
    pair: Pair, number: int, seed: int, leak: Leak | None = None, *, is_wide: bool = False
) -> Iterator[bytes]:
    """All that the seat is sent in one of the two games, and what came of its gestures, as far as
    the game can go on; *leak* spoils every message."""
    lab = WatchedLab(pair.record)
    phone, rng = lab.take(pair.seat), Random(seed)
    phone.do(m.Wide(is_wide))
    for mover, move in pair.moves[number]:
        try:
            lab.session.play(mover, move)
        except IllegalMove:
            # Somebody has other cards in this game.
            return
        lab.see()
        yield _sent(lab, phone, leak)
        for _ in range(_TRIES):
            gesture = any_gesture(phone.shown(), rng)
            phone.do(gesture)
            yield _sent(lab, phone, leak)
        yield "\n".join(lab.meant).encode()


def _sent(lab: WatchedLab, phone: PhoneSeat, leak: Leak | None) -> bytes:
    shown = phone.shown()
    return m.encode(shown if leak is None else leak(lab, phone.seat, shown))


def any_gesture(shown: m.Shown, rng: Random) -> m.FromPhone:
    """Whatever a phone can say, good or not."""
    some: list[m.FromPhone] = [m.Back(), m.Undo(shown.at), m.Redo(shown.at), m.Hint()]
    some += [m.Sort(code) for code, _ in shown.sortings]
    some += [m.Tap(card.id) for card in shown.hand]
    some += [m.Tap(card.id, same=True) for card in shown.hand[:3]]
    some += [m.Put(zone.key, shown.at) for zone in shown.zones]
    some += [
        m.Tap(card.id, zone.key, at=shown.at) for zone in shown.zones for card in zone.cards[:2]
    ]
    some += [m.Press(button.code, shown.at) for button in shown.buttons] * 3
    if shown.amount is not None:
        some.append(m.Choose(rng.randrange(shown.amount.most)))
    return rng.choice(some)


def difference(pair: Pair, seed: int, leak: Leak | None = None) -> tuple[int, str]:
    """How many messages of both games are the same, and where they part, if they do."""
    one, other = (messages(pair, number, seed, leak, is_wide=bool(seed % 2)) for number in range(2))
    count = 0
    for first, second in zip(one, other, strict=False):
        if first != second:
            at = next(n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b)
            around = slice(max(0, at - 120), at + 60)
            return count, f"{first[around]!r} and {second[around]!r}"
        count += 1
    return count, ""
