"""What is laid out in mid-turn, on real files: kept, read again, believed where it fits."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from every_game import rules_and_presenter, steps, tables
from manipulation_positions import Position
from msgspec.structs import replace
from table_positions import RULES, position

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import NEW_MELD, Drafted, HandOrder
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.presenter.table import HandAndFootTable
from handfoot_gui.games.hand_and_foot.presenter.values import CardGroup, Draft
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft
from handfoot_gui.games.manipulation.presenter.scene import meld_key
from handfoot_gui.games.manipulation.presenter.table import ManipulationTable
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.working_tables import OwnOrders, WorkingTables

HAND = cards("9H1 KS2 *H1 9H2")
SOME = Draft((CardGroup(cards("9H1 9S2 9D1")), CardGroup(cards("*H1 KS1"), 2)), is_take=True)


def test_a_draft_is_kept_for_its_game_and_its_move(tmp_path: Path) -> None:
    WorkingTables(tmp_path / "new").keep("one", 7, SOME)
    kept = WorkingTables(tmp_path / "new")
    assert kept.draft_of("one", 7, Draft) == SOME
    assert kept.draft_of("one", 8, Draft) is None
    assert kept.draft_of("two", 7, Draft) is None
    assert kept.draft_of("one", 7, ManipulationDraft) is None
    kept.forget("one")
    assert WorkingTables(tmp_path / "new").draft_of("one", 7, Draft) is None


def test_an_order_is_kept_for_its_game(tmp_path: Path) -> None:
    OwnOrders(tmp_path / "new").keep("one", HAND)
    OwnOrders(tmp_path / "new").keep("two", HAND[::-1])
    kept = OwnOrders(tmp_path / "new")
    assert [kept.order_of(name) for name in ("one", "two", "three")] == [HAND, HAND[::-1], ()]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"one": 3}',
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"one": ["nothing"]}',
        b'{"one": {"moves": 7}}',
        b'{"one": {"moves": -7, "draft": {}}}',
        b'{"one": {"moves": 7, "draft": 3}}',
        b'{"one": {"moves": 7, "draft": {"groups": [{"cards": ["nothing"]}]}}}',
        b'{"one": {"moves": 7, "draft": {"groups": [{"cards": [9]}]}}}',
        b'{"one": {"moves": 7, "draft": {"groups": [{"cards": ["\xff"]}]}}}',
        b'{"one": {"moves": 7, "draft": ' + b"[" * 100_000 + b"]" * 100_000 + b"}}",
    ],
)
def test_a_damaged_file_is_ignored_and_rewritten(content: bytes, tmp_path: Path) -> None:
    kept, orders = WorkingTables(tmp_path), OwnOrders(tmp_path)
    kept.path.write_bytes(content)
    orders.path.write_bytes(content)
    assert kept.draft_of("one", 7, Draft) is None
    assert orders.order_of("one") == ()
    kept.keep("one", 7, SOME)
    orders.keep("one", HAND)
    assert (kept.draft_of("one", 7, Draft), orders.order_of("one")) == (SOME, HAND)


def test_only_the_last_games_are_kept(tmp_path: Path) -> None:
    kept, orders = WorkingTables(tmp_path), OwnOrders(tmp_path)
    for number in range(90):
        kept.keep(f"game{number}", 1, SOME)
        orders.keep(f"game{number}", HAND)
    assert (kept.draft_of("game0", 1, Draft), orders.order_of("game0")) == (None, ())
    assert (kept.draft_of("game89", 1, Draft), orders.order_of("game89")) == (SOME, HAND)
    assert len(json.loads(kept.path.read_bytes())) == 20
    assert orders.path.stat().st_size < 6000


def test_a_folder_in_the_way_is_a_save_error(tmp_path: Path) -> None:
    kept, orders = WorkingTables(tmp_path), OwnOrders(tmp_path)
    for one in (kept, orders):
        one.path.mkdir()
    assert kept.draft_of("one", 1, Draft) is None
    assert orders.order_of("one") == ()
    kept.forget("one")
    for write in (lambda: kept.keep("one", 1, SOME), lambda: orders.keep("one", HAND)):
        with pytest.raises(SaveError):
            write()


@pytest.mark.sampled(8)
@pytest.mark.parametrize(("game", "preset", "players"), tables()[::4])
def test_whatever_is_laid_out_comes_back_from_the_file(
    game: str, preset: str, players: int, tmp_path: Path
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    adapter, rng, kept = presenter.table, Random(players), WorkingTables(tmp_path)
    if adapter.draft_type is None:
        return
    count = 0
    for step in steps(rules, seed=30 + players, most=150):
        actor = rules.actor(step.after)
        if actor is None or actor == TABLE:
            continue
        view, draft = rules.view(step.after, actor), adapter.empty
        assert not adapter.can_resume(view, draft)
        for _ in range(4):
            table = adapter.table(view, draft, HandOrder())
            some = table.selectable
            lifted = tuple(rng.sample(some, min(len(some), rng.randrange(1, 4))))
            outcome = adapter.drop(view, draft, lifted, rng.choice(table.zones).key)
            if not isinstance(outcome, Drafted):
                outcome = adapter.drop(view, draft, lifted, NEW_MELD)
            if isinstance(outcome, Drafted):
                draft = outcome.draft
                assert adapter.can_resume(view, draft) == (draft != adapter.empty)
        if draft != adapter.empty:
            count += 1
            if count % 5 == 1:
                kept.keep("it", count, draft)
                assert kept.draft_of("it", count, adapter.draft_type) == draft
    assert count


def hand_and_foot() -> tuple[HandAndFootTable, Any, dict[str, tuple[Card, ...]]]:
    state = position("KH KS KD 9H 9S 2C 2D", own=["8H 8S 8D 8C"], others=["QH QS QD"], pile="5H KC")
    view = RULES.view(state, Seat(0))
    return HandAndFootTable(RULES), view, {card.face: (card,) for card in view.holding}


def test_laid_out_cards_that_are_elsewhere_stay_away() -> None:
    adapter, view, hand = hand_and_foot()
    kings = hand["KH"] + hand["KS"] + hand["KD"]
    assert adapter.can_resume(view, Draft((CardGroup(kings),)))
    other = view.public.pile[-1]
    for wrong in (
        Draft(),
        Draft((CardGroup(()),)),
        Draft((CardGroup((*kings, kings[0])),)),
        Draft((CardGroup(kings), CardGroup(kings))),
        Draft((CardGroup((*kings, other)),)),
        Draft((CardGroup((*kings, other)),), is_take=True),
        Draft((CardGroup(kings),), is_take=True),
        Draft((CardGroup(kings, 0),)),
        Draft((CardGroup(kings, 5),)),
        Draft((CardGroup(kings, -1),)),
        Draft((CardGroup(cards("3H20")),)),
        Draft((CardGroup((kings[0], hand["9H"][0])),)),
    ):
        assert not adapter.can_resume(view, wrong), wrong
    elsewhere = RULES.view(position("4H"), Seat(1))
    assert not adapter.can_resume(elsewhere, Draft((CardGroup(kings),)))


def manipulation() -> tuple[ManipulationTable, Any, ManipulationDraft]:
    place = Position(hand="7H 7D * 2D", table="4S 5S 6S 7S,KC KD KS")
    view = place.rules.view(place.state, place.seat)
    adapter = ManipulationTable(place.rules, Words())
    outcome = adapter.drop(view, adapter.empty, (view.public.melds[0][3].card,), NEW_MELD)
    assert isinstance(outcome, Drafted)
    outcome = adapter.drop(view, outcome.draft, view.hand[:1], meld_key(2))
    assert isinstance(outcome, Drafted)
    return adapter, view, outcome.draft


def test_a_working_table_that_cannot_be_is_not_laid_out() -> None:
    adapter, view, draft = manipulation()
    assert adapter.can_resume(view, draft)
    (last,) = draft.tables[-1:]
    first = last[0]
    stranger = cards("9C2")[0]
    laid = first.meld[0]
    joker = next(card for card in view.hand if card.is_joker)
    name = type(laid)(joker).name
    assert name is None

    def with_last(*piles: Any) -> ManipulationDraft:
        return replace(draft, tables=(*draft.tables[:-1], tuple(piles)))

    for wrong in (
        adapter.empty,
        replace(draft, turn=(9, 9)),
        replace(draft, cards=frozenset()),
        replace(draft, cards=draft.cards | {joker}),
        with_last(*last[:-1]),
        with_last(*last, last[-1]),
        with_last(*last, type(first)(9, ())),
        with_last(*last, type(first)(first.number, (type(laid)(joker),))),
        with_last(*last, type(first)(-1, (type(laid)(joker),))),
        with_last(*last, type(first)(10**9, (type(laid)(joker),))),
        with_last(*last, type(first)(9, (type(laid)(stranger),))),
        replace(draft, tables=((), *draft.tables)),
    ):
        assert not adapter.can_resume(view, wrong), wrong
    place = Position(hand="7H 2D", table="4S 5S 6S 7S,KC KD KS", drawn=0)
    before = place.rules.view(place.state, place.seat)
    assert not adapter.can_resume(before, draft)
