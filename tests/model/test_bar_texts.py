"""What the prompt bar says in the middle of a deal, without a window."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import HAND, ButtonRole
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.session.bar_texts import BarTexts, LooksOn
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.session import AnySession, Session
from handfoot_gui.storage.codec import load

SAMPLES = Path(__file__).parent.parent / "samples"


class Kept:
    """A kept game after some moves, and what its bar says."""

    def __init__(self, sample: str, moves: int) -> None:
        record = load(SAMPLES / f"{sample}.handfoot.json").record
        self.presenter: AnyPresenter = presenter_of(record, Words())
        self.session: AnySession = Session(
            self.presenter.rules,
            record.with_moves(record.moves[:moves]).with_fair(()),
            Random(1),
            lambda *_: None,
            self.presenter.narrate,
        )
        self.texts = BarTexts(self.presenter, self.session)

    def view(self, seat: int) -> Any:
        return self.session.view(Seat(seat))

    def name(self, seat: int) -> str:
        return str(self.presenter.names[seat])


def at_a_turn(sample: str, after: int) -> Kept:
    """Once a player is to begin a turn, after so many moves at least."""
    for moves in range(after, after + 40):
        kept = Kept(sample, moves)
        actor, last = kept.session.actor, kept.session.last_mover
        if actor not in (None, TABLE, last):
            return kept
    raise AssertionError("nobody's turn begins")


@pytest.mark.parametrize("sample", ["steady/classic", "raub/classic-4", "manipulation/classic-4"])
def test_whoever_is_to_move_is_asked_by_name(sample: str) -> None:
    kept = at_a_turn(sample, 60)
    actor = kept.session.actor
    assert actor is not None
    seat_table = SeatTable()
    seat_table.set_adapter(kept.presenter.table)
    seat_table.see(kept.view(actor))
    bar = kept.texts.prompted(seat_table, kept.view(actor), LooksOn(actor, is_open=True))
    assert bar.name == kept.name(actor)
    assert bar.prompt.startswith(f"{kept.name(actor)}, ")


def test_what_others_did_stands_above_the_facts_where_it_could_not_be_followed() -> None:
    kept = at_a_turn("steady/classic", 60)
    actor = kept.session.actor
    assert actor is not None
    seat_table, view = SeatTable(), kept.view(actor)

    def facts(**could: bool) -> str:
        return kept.texts.prompted(seat_table, view, LooksOn(actor, is_open=True, **could)).facts

    plain, others = facts(), {kept.name(seat) for seat in range(4) if seat != actor}
    assert any(name in facts(missed=True) for name in others)
    assert facts(missed=True) != plain
    last = kept.session.log.since(actor)[-1].text
    assert facts(was_covered=True, missed=True) == last


def test_lifted_cards_say_what_their_button_does() -> None:
    for moves in range(60, 200):
        kept = Kept("raub/classic-4", moves)
        actor = kept.session.actor
        if actor is None or actor == TABLE:
            continue
        seat_table, view = SeatTable(), kept.view(actor)
        seat_table.set_adapter(kept.presenter.table)
        seat_table.see(view)
        looks_on = LooksOn(actor, is_open=True)
        before = kept.texts.prompted(seat_table, view, looks_on)
        for card in seat_table.table.hand:
            seat_table.select(HAND, card)
            is_golden = any(act.role is ButtonRole.PRIMARY for act in seat_table.offer.acts)
            after = kept.texts.prompted(seat_table, view, looks_on)
            if is_golden and after != before:
                assert after.name == before.name == kept.name(actor)
                return
            seat_table.select(HAND, card)
    raise AssertionError("no card could be played")


def test_what_a_bot_does_is_told_of_it_and_is_nobodys_own_act() -> None:
    for moves in range(60, 120):
        kept = Kept("steady/classic", moves)
        mover, _ = kept.session.record.moves[-1]
        if mover != TABLE and kept.session.actor == mover:
            break
    other = Seat((mover + 1) % 4)
    looks_on = LooksOn(other, is_open=True)
    bar = kept.texts.happening(
        kept.view(other), kept.texts.watched(), looks_on, is_demo=False, why=""
    )
    assert (bar.name, bar.about, bar.is_narration) == (kept.name(mover), mover, True)
    own = kept.texts.happening(
        kept.view(mover), "standing", LooksOn(mover, is_open=True), is_demo=False, why=""
    )
    assert own.prompt == "standing"


def test_nobody_can_tell_from_the_bar_who_is_asked_in_silence() -> None:
    found = 0
    for moves in range(1, 120):
        kept = Kept("raub/classic-4", moves)
        if kept.session.actor is None or not kept.presenter.is_silent(kept.view(0)):
            continue
        found += 1
        bars = {
            kept.texts.happening(
                kept.view(seat), "standing", LooksOn(Seat(seat), is_open=seat == 0),
                is_demo=False, why="",
            )
            for seat in range(4)
        }  # fmt: skip
        (bar,) = bars
        assert (bar.prompt, bar.facts, bar.about) == ("standing", "", None)
    assert found > 3
