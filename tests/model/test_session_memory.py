"""What a session keeps of a move: the move, and its words and deeds once they were read."""

from __future__ import annotations

import gc
import tracemalloc
from itertools import islice
from random import Random

from recorded import game

from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.session.session import Session

READ = 60
"""Lines that the window reads after every move."""


def _bytes() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_a_move_is_kept_once() -> None:
    whole, _ = game(1)
    presenter = presenter_of(whole, Words())
    session = Session(
        rules_of(whole),
        whole.with_moves(()),
        Random(1),
        lambda _record, _state: None,
        presenter.narrate,
    )
    tracemalloc.start()
    try:
        begin = 0
        for number, (seat, move) in enumerate(whole.moves[:900]):
            if number == 400:
                # From here on as many states go as come.
                begin = _bytes()
            session.play(seat, move)
            list(islice(session.log(), READ))
        kept = (_bytes() - begin) / (len(session.record.moves) - 400)
    finally:
        tracemalloc.stop()
    assert len(session.record.moves) > 800
    assert kept < 700, f"{kept:.0f} bytes of every move are kept"


def test_what_was_read_long_ago_is_told_again_in_other_words() -> None:
    whole, _ = game(1)
    presenter = presenter_of(whole, Words())
    session = Session(
        rules_of(whole), whole, Random(1), lambda _record, _state: None, presenter.narrate
    )
    told = list(session.log())
    session.retell()
    assert list(islice(session.log(), READ)) == told[:READ]
    assert list(session.log()) == told
    first = Session(
        rules_of(whole),
        whole.with_moves(()),
        Random(1),
        lambda _record, _state: None,
        presenter.narrate,
    )
    for seat, move in whole.moves:
        first.play(seat, move)
        list(islice(first.log(), 2))
    assert list(first.log()) == told
