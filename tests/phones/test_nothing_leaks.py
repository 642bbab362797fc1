"""No message to a phone depends on what its seat may not know, nor does what its gestures come to.

Of every game by random moves another one is made, in which all cards that the seat never saw are
others, and both are sent to the phone, byte by byte the same. Whether such a test finds anything is
tested with programs that leak on purpose. ``--leak-games`` plays more of them at night.
"""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from example_game.game import GAME as EXAMPLE
from leaks import Leak, Pair, WatchedLab, difference, pairs
from msgspec.structs import replace
from phone_seats_lab import Lab, record_of
from scrambling import whole_state

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.raub.rules.moves import KeepSeven
from handfoot_gui.phones import messages as m

_FEW = 3
"""Games of each that are played in passing."""


ALL = (*GAMES, EXAMPLE.name)


@pytest.fixture(autouse=True)
def example_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that phones were not made for is among them."""
    monkeypatch.setitem(GAMES, EXAMPLE.name, EXAMPLE)


@pytest.mark.parametrize("game", ALL)
def test_a_phone_is_sent_nothing_that_its_seat_may_not_know(
    game: str, request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]
) -> None:
    games = request.config.getoption("--leak-games") or _FEW
    same = hidden = played = 0
    for seed, pair in enumerate(pairs(GAMES[game], range(games))):
        count, parts = difference(pair, seed)
        assert not parts, f"{game}, game {seed}, message {count}: {parts}"
        same, hidden, played = same + count, hidden + pair.hidden, played + 1
    assert played >= games * 0.9
    assert hidden > 5 * played
    assert same > 40 * played
    if games > _FEW:
        with capsys.disabled():
            told = f"{hidden / played:.0f} cards exchanged in each, {same} messages the same"
            print(f"\n{game}: {played} games, {told}")


# --- programs that leak ---------------------------------------------------------------------------


def _hands(lab: WatchedLab, seat: Seat) -> list[tuple[Card, ...]]:
    """What the others hold."""
    session, hand = lab.session, lab.presenter.table.dealing.hand
    seats = range(len(session.record.seats))
    return [tuple(hand(session.view(Seat(n)))) for n in seats if n != seat]


def code_in_the_facts(lab: WatchedLab, seat: Seat, shown: m.Shown) -> m.Shown:
    held = min((card.code for hand in _hands(lab, seat) for card in hand), default="")
    return replace(shown, facts=shown.facts + held)


def high_cards_in_the_hint(lab: WatchedLab, seat: Seat, shown: m.Shown) -> m.Shown:
    high = sum(card.rank in ("A", "2", "*") for card in _hands(lab, seat)[0])
    return replace(shown, hint=bool(high % 2))


def pale_what_others_want(lab: WatchedLab, seat: Seat, shown: m.Shown) -> m.Shown:
    ranks = {card.rank for card in _hands(lab, seat)[0]}
    hand = tuple(replace(card, dim=card.face.split(".")[0] in ranks) for card in shown.hand)
    return replace(shown, hand=hand)


def numbers_in_the_order_of_the_pack(lab: WatchedLab, seat: Seat, shown: m.Shown) -> m.Shown:
    numbers = lab.phones[seat]._shown.numbers
    own = [numbers.card(card.id) for card in shown.hand]
    every = [card for hand in _hands(lab, seat) for card in hand]
    every += [card for card in own if card is not None]
    order = sorted(every, key=lambda card: card.order)
    hand = tuple(
        replace(card, id=order.index(real) + 1)
        for card, real in zip(shown.hand, own, strict=True)
        if real is not None
    )
    return replace(shown, hand=hand)


def who_is_best_off_first(lab: WatchedLab, seat: Seat, shown: m.Shown) -> m.Shown:
    worth = [sum(card.order for card in hand) for hand in _hands(lab, seat)]
    others = [player for player in shown.players if not player.you]
    ranked = sorted(zip(worth, range(len(worth)), strict=True))
    players = tuple(others[n] for _, n in ranked if n < len(others))
    return replace(shown, players=(*players, *(one for one in shown.players if one.you)))


def size_of_the_next_move(lab: WatchedLab, seat: Seat, shown: m.Shown) -> m.Shown:
    session = lab.session
    actor = session.actor
    if actor in (None, TABLE, seat):
        return shown
    assert actor is not None
    moves = len(list(islice(session.rules.suggestions(session.view(actor)), 50)))
    return replace(shown, at=shown.at + moves)


def table_before_it_acts(lab: WatchedLab, seat: Seat, shown: m.Shown) -> m.Shown:
    """The hand is offered by what others could not beat."""
    high = max((card.order for hand in _hands(lab, seat) for card in hand), default=0)
    hand = tuple(
        replace(card, line=number * 400 > high) for number, card in enumerate(shown.hand, 1)
    )
    return replace(shown, hand=hand, told=f"{shown.told}{high % 3}")


LEAKS: tuple[Leak, ...] = (
    code_in_the_facts,
    high_cards_in_the_hint,
    pale_what_others_want,
    numbers_in_the_order_of_the_pack,
    who_is_best_off_first,
    size_of_the_next_move,
    table_before_it_acts,
)


def leaking(leak: Leak, game: str) -> bool:
    """Whether a few games tell that a program leaks."""
    found: list[Pair] = list(pairs(GAMES[game], range(4)))
    return any(difference(pair, seed, leak)[1] for seed, pair in enumerate(found))


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_program_that_leaks_is_found_out(leak: Leak) -> None:
    assert any(leaking(leak, game) for game in ("raub", "manipulation", "hand-and-foot"))


def test_a_leak_at_the_example_game_is_found_out() -> None:
    assert leaking(code_in_the_facts, EXAMPLE.name)
    assert leaking(who_is_best_off_first, EXAMPLE.name)


# --- who is asked in silence ----------------------------------------------------------------------


def at_the_seven(seed: int) -> Lab | None:
    """A game of Raub, all on phones, where the table asks a holder of the seven in silence, if one
    comes to that."""
    lab = Lab(record_of(GAMES["raub"], range(4), 4), seed=seed)
    session, rng = lab.session, Random(seed)
    for seat in range(4):
        lab.take(seat)
    for _ in range(60):
        lab.see()
        actor = session.actor
        if actor is None:
            return None
        if actor == TABLE:
            session.play_table()
        elif lab.presenter.is_silent(session.covered(Seat(0))):
            return lab
        else:
            some = list(islice(session.rules.suggestions(session.view(actor)), 12))
            session.play(actor, rng.choice(some))
    return None


def without_the_seven(lab: Lab) -> None:
    """Let the seven lie in the talon, and the player who is asked about it have another card."""
    state = whole_state(lab.session)
    asked = lab.session.actor
    assert asked is not None
    trumps = state.public.trumps
    seven = next(card for card in state.hands[asked] if card.rank == "7" and card.suit is trumps)
    other = state.talon[-1]
    hands = tuple(tuple(other if card is seven else card for card in hand) for hand in state.hands)
    lab.session._course._states[-1] = replace(state, hands=hands, talon=(*state.talon[:-1], seven))


def seen_by_others(lab: Lab, asked: Seat) -> list[list[bytes]]:
    """What is sent to everybody but *asked* until it is said aloud again what goes on."""
    others = [phone for seat, phone in lab.phones.items() if seat != asked]
    sent = [[m.encode(one.shown()) for one in others]]
    session = lab.session
    while lab.presenter.is_silent(session.covered(Seat(0))):
        actor = session.actor
        assert actor is not None
        lab.looking = {asked} if actor == TABLE else set()
        lab.see()
        sent.append([m.encode(one.shown()) for one in others])
        lab.looking = set()
        if actor == TABLE:
            session.play_table()
        else:
            session.play(actor, KeepSeven())
        lab.see()
        sent.append([m.encode(one.shown()) for one in others])
    return sent


def test_who_is_asked_in_silence_cannot_be_told_from_any_other_phone() -> None:
    tried = 0
    for seed in range(80):
        lab, other = at_the_seven(seed), at_the_seven(seed)
        if lab is None or other is None:
            continue
        asked = lab.session.actor
        assert asked is not None
        without_the_seven(other)
        assert other.session.actor == TABLE
        assert seen_by_others(lab, asked) == seen_by_others(other, asked)
        tried += 1
        if tried == _FEW:
            return
    raise AssertionError("nobody is asked in silence")
