"""Every preset is told from its first cut or deal to the score: prompts, log, hints, tables."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootPresenter
from handfoot_gui.games.hand_and_foot.presenter.values import EMPTY, Draft
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, EndDeal, Lay, Lift, Move, TakePile
from handfoot_gui.games.hand_and_foot.rules.option_values import StockOut
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase

NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra", "Nina")


def told(preset: str, *, seed: int = 2, **changes: object) -> tuple[list[str], list[Move]]:
    """Everything said in one deal of random moves; the table of every seat is made on the way."""
    options = replace(ALL_PRESETS[preset].options, **changes)
    rules, rng = HandAndFoot(options), Random(seed)
    presenter = HandAndFootPresenter(rules, NAMES[: options.players], Words())
    state, said, moves = rules.start(), [], []
    while not moves or not isinstance(moves[-1], EndDeal):
        actor = rules.actor(state)
        assert actor is not None
        if actor == TABLE:
            move: Move = rules.table_move(state, rng)
        else:
            view = rules.view(state, actor)
            some = list(rules.suggestions(view))
            lays = [move for move in some if isinstance(move, (Lay, TakePile))]
            player_move = rng.choice(lays if lays and rng.random() < 0.7 else some)
            said += [
                presenter.hints(view, player_move)[0].text,
                presenter.prompt(view, EMPTY).expected,
            ]
            assert presenter.table.acts(view, Draft(), ()) or state.public.phase is Phase.ANSWER
            move = player_move
        before = rules.view(state, Seat(0))
        state = rules.apply(state, actor, move)
        said += [
            line.text for line in presenter.narrate(before, actor, move, rules.view(state, Seat(0)))
        ]
        if len(moves) % 7 == 0:
            for number in range(options.players):
                view = rules.view(state, Seat(number))
                prompt = presenter.prompt(view, EMPTY)
                said += [prompt.expected, prompt.facts]
                presenter.table.table(view, EMPTY, HandOrder())
                presenter.seat_facts(view)
                presenter.deal_facts(view)
        moves.append(move)
    return said, moves


@pytest.mark.parametrize("preset", ALL_PRESETS)
def test_a_deal_of_every_preset_is_told(preset: str) -> None:
    said, moves = told(preset)
    assert len(moves) > 20
    assert all("{" not in text for text in said)


def test_the_log_says_what_was_cut_and_whether_it_was_exact() -> None:
    said, moves = told("simpson")
    counts = [move.count for move in moves if isinstance(move, Lift)]
    assert len(counts) == 4
    for name, count in zip(_cutters(said), counts, strict=True):
        exact = f"{name} lifted exactly 22 cards: 100 points."
        if count == 22:
            assert exact in said
        else:
            assert exact not in said
            assert any(text.startswith(f"{name} lifted {count} cards, ") for text in said)


def _cutters(said: list[str]) -> list[str]:
    """Who lifted, in order; a prompt may repeat the line of the log."""
    names = [text.split()[0] for text in said if " lifted " in text]
    return list(dict.fromkeys(names))


def test_a_frozen_pile_and_the_cards_shuffled_in_are_told() -> None:
    removed = shuffled = False
    for seed in range(8):
        said, moves = told("brouillette-low", seed=seed, stock_out=StockOut.ALL_BUT_TOP)
        wilds = any(isinstance(move, Discard) and move.card.is_wild for move in moves)
        removed = removed or any("the discard pile is removed" in text for text in said)
        assert wilds or not any("the discard pile is removed" in text for text in said)
        shuffled = shuffled or any("cards were shuffled in" in text for text in said)
    assert removed
    assert shuffled


def test_saskatchewan_speaks_of_canastas() -> None:
    said = " ".join(told("saskatchewan")[0])
    assert "canasta" in said
    assert "clean pile" not in said
    assert "dirty pile" not in said
