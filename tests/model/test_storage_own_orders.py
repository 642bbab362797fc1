"""The player's own order of the hand, on real files."""

from __future__ import annotations

from pathlib import Path

import pytest

from handfoot_gui.core.cards import cards
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.working_tables import OwnOrders

SOME = cards("9H1 KS2 *H1 9H2")


def test_an_order_is_kept_for_its_game(tmp_path: Path) -> None:
    OwnOrders(tmp_path / "new").keep("one", SOME)
    OwnOrders(tmp_path / "new").keep("two", SOME[::-1])
    assert OwnOrders(tmp_path / "new").order_of("one") == SOME
    assert OwnOrders(tmp_path / "new").order_of("two") == SOME[::-1]
    assert OwnOrders(tmp_path / "new").order_of("three") == ()


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[]", b'{"one": 3}', b"\xff\xfe", b"[" * 100_000, b'{"one": ["nothing"]}'],
)
def test_a_damaged_file_is_ignored_and_rewritten(content: bytes, tmp_path: Path) -> None:
    orders = OwnOrders(tmp_path)
    orders.path.write_bytes(content)
    assert orders.order_of("one") == ()
    orders.keep("one", SOME)
    assert orders.order_of("one") == SOME


def test_only_the_last_games_are_kept(tmp_path: Path) -> None:
    orders = OwnOrders(tmp_path)
    for number in range(90):
        orders.keep(f"game{number}", SOME)
    assert orders.order_of("game0") == ()
    assert orders.order_of("game89") == SOME
    assert orders.path.stat().st_size < 6000


def test_a_folder_in_the_way_is_a_save_error(tmp_path: Path) -> None:
    orders = OwnOrders(tmp_path)
    orders.path.mkdir()
    assert orders.order_of("one") == ()
    with pytest.raises(SaveError):
        orders.keep("one", SOME)
