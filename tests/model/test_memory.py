"""The memory aid: what was discarded and taken, and how many cards of each rank are unseen."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from every_game import NAMES, rules_and_presenter, steps

from handfoot_gui.core.cards import Rank, Suit
from handfoot_gui.core.preferences import Preferences, SuitSigns
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.memory_text import memory_text


def presenter_of(game: str) -> AnyPresenter:
    preset, options = next(iter(GAMES[game].presets.items()))
    return rules_and_presenter(game, preset, options.players)[1]


def states(presenter: AnyPresenter, seed: int, most: int = 160) -> list[Any]:
    """The states of a random match."""
    return [step.before for step in steps(presenter.rules, seed, most)]


def hidden_in_hand_and_foot(state: Any, seat: int) -> set[Any]:
    known = {card for held in state.public.known for card in held}
    others = [hand for n, hand in enumerate(state.holdings) if n != seat]
    return {card for some in (*others, *state.feet, *state.stocks) for card in some} - known


def hidden_in_raub(state: Any, seat: int) -> set[Any]:
    others = [hand for n, hand in enumerate(state.hands) if n != seat]
    asides = [some for n, some in enumerate(state.aside) if n != seat]
    faced = {state.public.taken, state.public.shown, state.public.left_seven}
    return {card for some in (*others, *asides, state.talon) for card in some} - faced


def hidden_in_manipulation(state: Any, seat: int) -> set[Any]:
    others = [hand for n, hand in enumerate(state.hands) if n != seat]
    return {card for some in (*others, state.stock) for card in some}


HIDDEN = {
    "hand-and-foot": hidden_in_hand_and_foot,
    "raub": hidden_in_raub,
    "manipulation": hidden_in_manipulation,
}
"""By game: the cards a seat has not seen, from the whole state."""


@pytest.mark.parametrize("game", GAMES)
def test_what_a_memory_calls_unseen_is_held_against_the_whole_state(game: str) -> None:
    presenter = presenter_of(game)
    views = (presenter.rules.view(state, Seat(0)) for state in states(presenter, 1))
    has_unseen = any(presenter.facts.memory(view).unseen for view in views)
    assert has_unseen == (game in HIDDEN), "a game whose memory has unseen cards says here how"


@pytest.mark.parametrize("game", HIDDEN)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_unseen_are_exactly_the_cards_the_seat_has_not_seen(game: str, seed: int) -> None:
    presenter = presenter_of(game)
    compared = 0
    for state in states(presenter, seed):
        dealt = [
            card
            for name in ("holdings", "hands")
            for hand in getattr(state, name, ())
            for card in hand
        ]
        for seat in range(len(presenter.names)):
            view = presenter.rules.view(state, Seat(seat))
            if not dealt or (game == "raub" and not view.hand):
                continue
            unseen = {card for group in presenter.facts.memory(view).unseen for card in group.cards}
            assert unseen == HIDDEN[game](state, seat)
            compared += 1
    assert compared > 40


@pytest.mark.parametrize("game", GAMES)
def test_a_memory_knows_no_more_than_everybody_saw_and_the_own_hand(game: str) -> None:
    """What the seat may not know is dealt anew: the memory stays the same."""
    presenter = presenter_of(game)
    for state in states(presenter, 5)[::7]:
        actor = presenter.rules.actor(state)
        seat = Seat(0) if actor in (None, TABLE) else actor
        assert seat is not None
        view = presenter.rules.view(state, seat)
        if not presenter.rules.cards_seen(view):
            continue
        other = presenter.rules.imagine(view, Random(9))
        assert presenter.facts.memory(presenter.rules.view(other, seat)) == presenter.facts.memory(
            view
        )


def test_hand_and_foot_remembers_discards_newest_first_and_who_took_the_pile() -> None:
    presenter = presenter_of("hand-and-foot")
    taken = 0
    for state in states(presenter, 11, 600):
        memory = presenter.facts.memory(presenter.rules.view(state, Seat(0)))
        for of, laid, held in zip(
            memory.players, state.public.discards, state.public.known, strict=True
        ):
            assert of.laid == laid[::-1]
            assert of.held == held
            taken += bool(held)
    assert taken


def test_raub_remembers_what_each_has_played() -> None:
    presenter = presenter_of("raub")
    full = 0
    for state in states(presenter, 3):
        memory = presenter.facts.memory(presenter.rules.view(state, Seat(0)))
        played = Counter(card for of in memory.players for card in of.laid)
        lying = Counter(card for trick in state.public.tricks for card in trick.cards)
        assert played == lying
        if state.public.tricks:
            first = state.public.tricks[0]
            assert memory.players[first.leader].laid[-1] == first.cards[0]
            full += 1
        assert [group.of for group in memory.unseen] == list(Suit)[:4]
    assert full


def test_hungarian_cards_are_called_by_their_names() -> None:
    presenter = presenter_of("raub")
    presenter.prefer(Preferences(suit_signs=SuitSigns.HUNGARIAN))
    state = next(state for state in states(presenter, 3) if len(state.public.tricks) > 1)
    memory = presenter.facts.memory(presenter.rules.view(state, Seat(0)))
    text = memory_text(presenter.words, presenter.names, memory, MemoryAid.UNSEEN)
    assert [cell.head for cell in text.cells] == ["Leaves", "Hearts", "Bells", "Acorns"]
    assert all(" of " in line.laid for line in text.lines if line.laid)
    assert not any(sign in str(text) for sign in "♠♥♦♣")
    presenter.prefer(Preferences())
    text = memory_text(presenter.words, presenter.names, memory, MemoryAid.UNSEEN)
    assert [cell.head for cell in text.cells] == list("♠♥♦♣")


def test_the_degrees_show_nothing_discards_or_all() -> None:
    presenter = presenter_of("hand-and-foot")
    state = states(presenter, 11, 120)[-1]
    memory = presenter.facts.memory(presenter.rules.view(state, Seat(0)))
    off, discards, unseen = (
        memory_text(Words(), presenter.names, memory, aid) for aid in MemoryAid
    )
    assert off.is_empty
    assert discards.lines
    assert discards.cells == ()
    assert unseen.lines == discards.lines
    counts = {cell.head: int(cell.text) for cell in unseen.cells}
    assert list(counts)[:3] == ["A", "K", "Q"]
    assert len(counts) == len(list(Rank)[:14])
    in_all = sum(counts.values())
    assert unseen.left == f"Not seen yet: {in_all} cards"
    assert in_all == sum(len(group.cards) for group in memory.unseen) > 100
    line = discards.lines[0]
    assert line.name in NAMES
    assert 1 <= len(line.laid.split()) <= 5 or line.held
