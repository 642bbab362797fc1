"""What phones are known by, on disk: for its owner only, never lost, never in the way."""

from __future__ import annotations

import json
import os
import stat
import sys
import traceback
from pathlib import Path
from typing import Any

import pytest
from files_of_games import saved_game

from handfoot_gui.core.seats import Seat
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.phones import PhoneKeys
from handfoot_gui.storage.saves import Saves, summary

KEY, OTHER = "k" * 22, "m" * 22
GAME, LATER = "one-game", "a-later-one"


def kept(home: Path) -> Any:
    return json.loads((home / "phones.json").read_text("utf-8"))


def read(home: Path) -> PhoneKeys:
    keys = PhoneKeys(home)
    assert keys.read() is None
    return keys


def test_a_phone_comes_back_next_week(tmp_path: Path) -> None:
    home = tmp_path / "home"
    PhoneKeys(home).keep(GAME, {Seat(0): KEY, Seat(2): OTHER}, 50_123)
    again = read(home)
    assert again.of(GAME) == {0: KEY, 2: OTHER}
    assert again.of(LATER) == {}
    assert again.port == 50_123
    again.keep(LATER, {Seat(1): KEY}, 60_000)
    assert kept(home) == {
        "format": 1,
        "port": 50_123,
        "games": {GAME: {"0": KEY, "2": OTHER}, LATER: {"1": KEY}},
    }
    assert [path.name for path in home.iterdir()] == ["phones.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="a folder says who may read there")
def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        PhoneKeys(tmp_path / "home").keep(GAME, {Seat(0): KEY})
        (tmp_path / "home" / "phones.json").chmod(0o644)
        PhoneKeys(tmp_path / "home").keep(LATER, {Seat(0): KEY})
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "home" / "phones.json").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "home").stat().st_mode) == 0o700


def test_two_windows_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = PhoneKeys(tmp_path), PhoneKeys(tmp_path)
    one.keep(GAME, {Seat(0): KEY}, 50_000)
    other.keep(LATER, {Seat(0): OTHER}, 50_001)
    one.keep(GAME, {Seat(0): OTHER})
    assert kept(tmp_path)["games"] == {LATER: {"0": OTHER}, GAME: {"0": OTHER}}
    assert (one.port, other.port) == (50_000, 50_000)


def test_a_seat_without_a_phone_is_forgotten_and_a_game_without_any_too(tmp_path: Path) -> None:
    keys = PhoneKeys(tmp_path)
    keys.keep(GAME, {Seat(0): KEY, Seat(1): OTHER})
    keys.keep(GAME, {Seat(1): OTHER})
    assert kept(tmp_path)["games"] == {GAME: {"1": OTHER}}
    keys.keep(GAME, {})
    assert kept(tmp_path)["games"] == {}


def test_games_of_long_ago_are_forgotten(tmp_path: Path) -> None:
    keys = PhoneKeys(tmp_path)
    for number in range(70):
        keys.keep(f"game-{number}", {Seat(0): KEY})
    keys.keep("game-20", {Seat(0): OTHER})
    games = list(kept(tmp_path)["games"])
    assert len(games) == 60
    assert games[0] == "game-10"
    assert games[-1] == "game-20"


def test_the_keys_of_a_deleted_game_go_with_it(tmp_path: Path) -> None:
    path = saved_game(tmp_path, "raub")
    game_id = summary(path).id
    keys = PhoneKeys(tmp_path)
    keys.keep(game_id, {Seat(0): KEY})
    keys.keep(LATER, {Seat(0): OTHER})
    Saves(tmp_path).delete(path)
    assert kept(tmp_path)["games"] == {LATER: {"0": OTHER}}


def test_a_household_without_phones_has_no_such_file(tmp_path: Path) -> None:
    path = saved_game(tmp_path, "raub")
    Saves(tmp_path).delete(path)
    PhoneKeys(tmp_path).forget(["none"])
    assert not (tmp_path / "phones.json").exists()


@pytest.mark.parametrize(
    "content",
    [
        {"format": 1, "games": {GAME: {"0": KEY}}, KEY: 1},
        {"format": 1, "games": {GAME: {"0": KEY, KEY: 0}}},
        {"format": 1, "games": {GAME: {"0": {KEY: KEY}}}},
        {"format": 1, "games": {f"{KEY}!": {"0": KEY}}},
        {"format": 1, "games": {GAME: {"0": KEY * 9}}},
        {"format": KEY, "games": {GAME: {"0": KEY}}},
        {"format": 1, "port": KEY},
        {"format": 2, "keys": [KEY]},
        [KEY],
    ],
)
def test_a_file_that_cannot_be_read_tells_no_key(content: object, tmp_path: Path) -> None:
    (tmp_path / "phones.json").write_text(json.dumps(content), "utf-8")
    with pytest.raises(SaveError) as raised:
        PhoneKeys(tmp_path).keep(LATER, {Seat(0): OTHER})
    told = "".join(traceback.format_exception(raised.value)) + repr(raised.value)
    assert KEY not in told
    assert OTHER not in told
    aside = raised.value.set_aside
    assert (aside is None) == (raised.value.fault is Fault.NEWER)
    assert KEY in (aside or tmp_path / "phones.json").read_text("utf-8"), "nothing was lost"


def test_what_cannot_be_written_is_known_and_written_the_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = PhoneKeys(tmp_path)
    keys.keep("before", {Seat(0): OTHER})

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(SaveError) as raised:
            keys.keep(GAME, {Seat(0): KEY}, 50_000)
    assert raised.value.fault is Fault.DISK_FULL
    assert KEY not in repr(raised.value)
    assert keys.read() is None
    assert keys.of(GAME) == {0: KEY}, "the game goes on"
    keys.keep(LATER, {Seat(0): OTHER})
    assert kept(tmp_path)["games"] == {
        "before": {"0": OTHER}, GAME: {"0": KEY}, LATER: {"0": OTHER},
    }  # fmt: skip
