"""Fair deals: the code is kept before the deal, stays, and tells when the cards were changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.fair import code_of, deal_to_come, grouped
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import Player, PlayerKind, Record, checked, replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.check import check_of
from handfoot_gui.session.session import Session
from handfoot_gui.storage.codec import encode, load
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import now

AnySession = Session[Any, Any, Any, Any]
Kept = list[AnyRecord]


def session_of(record: AnyRecord, kept: Kept, seed: int = 1) -> AnySession:
    return Session(
        rules_of(record),
        record,
        Random(seed),
        lambda record, _state: kept.append(record),
        lambda *_: (),
    )


def begun(game: str) -> AnyRecord:
    options = next(iter(GAMES[game].presets.values()))
    seats = tuple(Player(f"P{seat}", PlayerKind.PERSON) for seat in range(options.players))
    return Record(game, None, options, seats)


def play_to_deal(session: AnySession) -> None:
    """Play until the table is about to deal, without asking for the code."""
    for _ in range(20_000):
        actor = session.actor
        assert actor is not None
        if actor != TABLE:
            session.play(actor, next(iter(session.rules.suggestions(session.view(actor)))))
            continue
        state = replay(session.rules, session.record.moves)
        if session.rules.order_dealt(session.rules.table_move(state, Random(0))):
            return
        session.play_table()
    pytest.fail("there was no deal")


@pytest.mark.parametrize("game", GAMES)
def test_the_code_is_kept_before_the_first_card_and_the_deal_keeps_its_word(game: str) -> None:
    kept: Kept = []
    session = session_of(begun(game), kept)
    play_to_deal(session)
    before = session.record.moves
    announced = session.announce_deal()
    assert announced is not None
    assert kept[-1].fair == (announced,)
    assert kept[-1].moves == before
    move = session.play_table()
    assert session.rules.order_dealt(move) == announced.order
    assert announced.code == code_of(announced.salt, announced.order)
    (made,) = session.record.fair
    assert (made.code, made.salt, made.move, made.order) == (
        announced.code, announced.salt, len(before) + 1, (),
    )  # fmt: skip
    (found,) = checked(session.rules, session.record)
    assert found.is_true


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_has_its_own_code_and_salt(game: str) -> None:
    session = session_of(begun(game), [])
    for _ in range(3):
        play_to_deal(session)
        session.play_table()
    fair = session.record.fair
    assert len({deal.code for deal in fair}) == len({deal.salt for deal in fair}) == 3
    assert all(found.is_true for found in checked(session.rules, session.record))


def test_asked_again_the_code_stays_and_is_kept_once() -> None:
    kept: Kept = []
    session = session_of(begun("raub"), kept)
    play_to_deal(session)
    moves = len(kept)
    assert session.announce_deal() == session.announce_deal()
    assert len(kept) == moves + 1


def test_where_the_table_does_something_else_there_is_no_code() -> None:
    kept: Kept = []
    session = session_of(begun("hand-and-foot"), kept)
    assert session.announce_deal() is None
    assert session.record.fair == ()
    assert kept == []


def test_who_leaves_before_the_deal_gets_the_same_cards(tmp_path: Path) -> None:
    session = session_of(begun("manipulation"), [])
    play_to_deal(session)
    announced = session.announce_deal()
    assert announced is not None
    path = tmp_path / "left.handfoot.json"
    record = session.record
    path.write_bytes(
        encode(
            record, check_of(record, session.rules, replay(session.rules, record.moves)), "a", now()
        )
    )
    again = session_of(load(path).record, [], seed=99)
    assert again.announce_deal() == announced
    assert again.rules.order_dealt(again.play_table()) == announced.order
    assert len(again.record.fair) == 1


def test_a_disk_that_is_full_loses_no_code() -> None:
    kept = FullDisk()
    session = session_of(begun("raub"), kept)
    play_to_deal(session)
    kept.is_full = True
    with pytest.raises(OSError, match="disk full"):
        session.announce_deal()
    kept.is_full = False
    session.play_table()
    assert [found.is_true for found in checked(session.rules, session.record)] == [True]


class FullDisk(Kept):
    is_full = False

    def append(self, record: AnyRecord) -> None:
        if self.is_full:
            raise OSError("disk full")
        super().append(record)


def test_a_changed_order_is_told() -> None:
    session = session_of(begun("raub"), [])
    play_to_deal(session)
    session.play_table()
    record = session.record
    *before, (seat, deal) = record.moves
    order = list(deal.order)
    order[0], order[1] = order[1], order[0]
    forged = replace(record, moves=(*before, (seat, replace(deal, order=tuple(order)))))
    (found,) = checked(session.rules, forged)
    assert not found.is_true
    assert found.found != found.deal.code
    elsewhere = replace(record, fair=(replace(record.fair[0], move=1),))
    assert not checked(session.rules, elsewhere)[0].is_true


def test_a_new_game_with_the_same_players_has_no_codes_yet() -> None:
    session = session_of(begun("raub"), [])
    play_to_deal(session)
    session.announce_deal()
    assert session.record.with_moves(()).fair == ()


def test_a_code_is_read_in_groups_of_four() -> None:
    cards = GAMES["raub"].rules(begun("raub").options).cards
    deal = deal_to_come(cards, Random(1))
    assert deal.shown == grouped(deal.code)
    assert [len(group) for group in deal.shown.split()] == [4] * 5


# --- in a file ----------------------------------------------------------------------------------


def written(tmp_path: Path, change: Callable[[dict[str, Any]], object]) -> Path:
    """The file of a game with a deal made and a deal to come, changed."""
    session = session_of(begun("raub"), [])
    play_to_deal(session)
    session.play_table()
    play_to_deal(session)
    session.announce_deal()
    record = session.record
    content = encode(
        record, check_of(record, session.rules, replay(session.rules, record.moves)), "a", now()
    )
    found = json.loads(content)
    change(found)
    path = tmp_path / "a.handfoot.json"
    path.write_text(json.dumps(found))
    return path


def test_codes_come_back_from_a_file(tmp_path: Path) -> None:
    record = load(written(tmp_path, lambda _found: None)).record
    made, to_come = record.fair
    assert record.deal_to_come is to_come
    assert made.move is not None
    assert len(to_come.order) == 32


DAMAGE: dict[str, Callable[[dict[str, Any]], object]] = {
    "a card is missing": lambda found: found["fair"][1]["order"].pop(),
    "a card twice": lambda found: found["fair"][1].update(
        order=[found["fair"][1]["order"][1], *found["fair"][1]["order"][1:]]
    ),
    "a move and an order": lambda found: found["fair"][0].update(order=found["fair"][1]["order"]),
    "neither move nor order": lambda found: found["fair"][1].pop("order"),
    "backwards": lambda found: found["fair"].reverse(),
    "a move too far": lambda found: found["fair"][0].update(move=len(found["moves"]) + 1),
    "a short code": lambda found: found["fair"][0].update(code="ABCD"),
    "a strange salt": lambda found: found["fair"][0].update(salt="x" * 32),
}
"""What cannot be right, and how a file becomes so."""


@pytest.mark.parametrize("damage", DAMAGE)
def test_codes_that_cannot_be_right_are_damage(tmp_path: Path, damage: str) -> None:
    with pytest.raises(SaveError) as caught:
        load(written(tmp_path, DAMAGE[damage]))
    assert caught.value.fault is Fault.DAMAGED
    assert "$.fair[" in str(caught.value)
