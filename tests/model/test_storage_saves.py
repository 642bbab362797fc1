"""The folder of saves: keeping, opening and listing games, and two windows at once."""

from __future__ import annotations

import json
import os
import shutil
import time
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest
from recorded import game, playing
from saves_lab import files, made_saves, saved

from handfoot_gui.core.record import Record
from handfoot_gui.games import rules_of
from handfoot_gui.storage.faults import Fault, GameIsOpenElsewhere, SaveError
from handfoot_gui.storage.saves import OpenGame, SavedGame, Saves

__all__ = ["made_saves"]


def test_nothing_is_made_before_the_first_save(saves: Saves) -> None:
    game_of_nobody = saves.create(game(1, 0)[0])
    saves.tidy()
    assert saves.search().all().games == ()
    game_of_nobody.close()
    assert not saves.home.exists()


def test_a_game_goes_on_where_it_was_closed(saves: Saves) -> None:
    record, state = game(1, 57)
    path = saved(saves, 57)
    before = saves.search().all().games[0]
    with saves.open(path) as again:
        assert (again.loaded.record, again.loaded.state) == (record, state)
        record, state = game(1, 58)
        again.save(record, state)
    with saves.open(path) as later:
        assert later.loaded.state == state
    after = saves.search().all().games[0]
    assert (after.path, after.id, after.started) == (before.path, before.id, before.started)
    assert after.check.moves == 58


def test_a_game_of_an_older_program_goes_on_under_the_name_it_has(saves: Saves) -> None:
    old = saved(saves, 57)
    assert old.suffix == ".handfoot"
    old = old.rename(old.with_suffix(".handfoot.json"))
    new = saved(saves, 57, 3)
    assert [one.path for one in saves.search().all().games] == [new, old]
    with saves.open(old) as again:
        again.save(*game(1, 58))
    found = {one.path: one.check.moves for one in saves.search().all().games}
    assert found == {old: 58, new: 57}


def test_every_move_can_be_saved_and_taken_back(saves: Saves) -> None:
    played = list(playing(2))[:40]
    with saves.create(played[0][0]) as mine:
        for record, state in [*played, *reversed(played)]:
            mine.save(record, state)
            assert json.loads(mine.path.read_bytes())["check"]["moves"] == len(record.moves)
    assert files(saves) == []


def test_a_list_tells_what_the_start_page_shows(saves: Saves) -> None:
    record, state = game(1, 200)
    path = saved(saves, 200)
    (found,) = saves.search().all().games
    rules = rules_of(record)
    assert isinstance(found, SavedGame)
    assert (found.path, found.game, found.preset) == (path, "hand-and-foot", "classic")
    assert found.seats == record.seats
    assert found.check.deal == state.public.deal
    assert found.check.scores == rules.sheet(state).totals
    assert found.check.to_move == rules.actor(state)
    assert not found.check.finished


def test_the_game_played_last_comes_first(saves: Saves) -> None:
    paths = [saved(saves, 5, seed) for seed in range(3)]
    with saves.open(paths[1]) as game:
        game.save(game.loaded.record, game.loaded.state)
    assert [one.path for one in saves.search().all().games] == [paths[1], paths[2], paths[0]]


def from_tomorrow(path: Path, *, drops: str = "") -> None:
    """The file as a clock wrote it that went a day ahead and has been set back since."""
    found = json.loads(path.read_bytes())
    tomorrow = datetime.now(UTC).replace(microsecond=0) + timedelta(days=1)
    found["saved"] = tomorrow.isoformat().replace("+00:00", "Z")
    found["written"] = int(tomorrow.timestamp()) * 10**6
    if drops:
        del found["written"], found[drops]
        found["format"] = 4
    path.write_text(json.dumps(found))


@pytest.mark.parametrize("drops", ["", "dealt_again"], ids=["this format", "an older one"])
def test_a_clock_set_back_changes_nothing_in_the_order(saves: Saves, drops: str) -> None:
    first, second = (saved(saves, 5, seed) for seed in range(2))
    from_tomorrow(first, drops=drops)
    later = Saves(saves.home)
    with later.open(second) as game:
        game.save(game.loaded.record, game.loaded.state)
        assert [one.path for one in later.search().all().games] == [second, first]
        game.save(game.loaded.record, game.loaded.state)
    third = saved(Saves(saves.home), 5, 2)
    assert [one.path for one in later.search().all().games] == [third, second, first]
    moment = next(one.saved for one in later.search().all().games if one.path == third)
    assert moment <= datetime.now(UTC), "the time that is shown stays the true one"


def test_a_finished_game_moves_to_the_finished_ones(saves: Saves) -> None:
    path = saved(saves, None)
    assert path.parent == saves.finished
    assert saves.search().all().games == ()
    assert list(saves.finished.iterdir()) == [path]
    with saves.open(path) as again:
        pass
    assert again.path == path


def test_a_finished_game_moves_back_and_there_again(saves: Saves) -> None:
    """Where its last move is taken back, and where a program was killed before it moved it."""
    record, _ = game(1)
    path = saved(saves, None)
    left = saves.games / path.name
    with saves.open(path) as mine:
        mine.save(*game(1, len(record.moves) - 1))
    assert mine.path == left
    assert [one.path for one in saves.search().all().games] == [left]
    assert list(saves.finished.iterdir()) == []
    with saves.open(left) as mine:
        mine.save(*game(1))
    path.rename(left)
    assert saves.search().all().games == ()
    assert not left.exists()
    assert list(saves.finished.iterdir()) == [path]


def test_a_finished_game_that_cannot_be_put_away_is_mentioned(saves: Saves) -> None:
    path = saved(saves, None)
    left = saves.games / path.name
    path.rename(left)
    saves.finished.rmdir()
    saves.finished.write_text("a file")
    listing = saves.search().all()
    assert listing.games == ()
    (fault,) = listing.faults
    assert (fault.fault, fault.path) == (Fault.NOT_A_FOLDER, saves.finished)
    assert left.exists()
    saves.finished.unlink()
    assert saves.search().all().faults == ()
    assert path.exists()


def test_a_finished_game_that_is_still_open_stays(saves: Saves) -> None:
    record, state = game(1)
    with saves.create(record) as mine:
        mine.save(record, state)
        listing = saves.search().all()
        assert (listing.games, listing.faults) == ((), ())
        assert mine.path.exists()


@pytest.mark.only_thorough
def test_the_list_is_quick_beside_thousands_of_finished_games(saves: Saves) -> None:
    path = saved(saves, 5)
    saves.finished.mkdir()
    for number in range(3000):
        (saves.finished / f"{number}.handfoot.json").write_bytes(b"not even read")
    assert [one.path for one in saves.search().all().games] == [path]


def test_one_window_holds_a_game(saves: Saves) -> None:
    path = saved(saves)
    with saves.open(path):
        for act in (saves.open, saves.delete):
            with pytest.raises(GameIsOpenElsewhere) as caught:
                act(path)
            assert caught.value.fault is Fault.OPEN_ELSEWHERE
    saves.open(path).close()


def test_a_game_can_be_deleted_and_others_be_open_at_the_same_time(saves: Saves) -> None:
    paths = [saved(saves, 5, seed) for seed in range(3)]
    with saves.open(paths[0]) as first, saves.open(paths[1]):
        saves.delete(paths[2])
    first.close()
    for path in paths[:2]:
        saves.delete(path)
    assert (saves.search().all().games, files(saves)) == ((), [])
    assert not any(path.exists() for path in paths)


def test_a_folder_deleted_while_playing_is_made_again(saves: Saves) -> None:
    with open_game(saves) as mine:
        shutil.rmtree(saves.games)
        mine.save(*game(1, 21))
        with pytest.raises(GameIsOpenElsewhere):
            saves.open(mine.path)
    assert saves.search().all().games[0].check.moves == 21


def test_a_home_that_is_gone_is_a_fault_until_it_is_back(saves: Saves) -> None:
    with open_game(saves) as mine:
        saves.home.rename(saves.home.with_name("pulled out"))
        for _ in range(2):
            with pytest.raises(SaveError) as caught:
                mine.save(*game(1, 21))
            assert caught.value.fault is Fault.FOLDER_GONE
        saves.home.with_name("pulled out").rename(saves.home)
    assert saves.search().all().games[0].check.moves == 21, "it was saved on closing"
    assert files(saves) == []


def test_a_failed_save_keeps_the_earlier_file_and_can_be_tried_again(saves: Saves) -> None:
    with open_game(saves) as mine:
        before = mine.path.read_bytes()
        kept = mine.path.with_name("kept")
        mine.path.rename(kept)
        mine.path.mkdir()
        with pytest.raises(SaveError):
            mine.save(*game(1, 21))
        assert kept.read_bytes() == before
        mine.path.rmdir()
        mine.save(*game(1, 22))
    assert saves.search().all().games[0].check.moves == 22


def test_a_file_in_the_place_of_the_folder_is_a_fault(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "games").write_text("x")
    saves = Saves(home)
    with pytest.raises(SaveError):
        saves.search().all()
    record, state = game(1, 3)
    with saves.create(record) as mine, pytest.raises(SaveError):
        mine.save(record, state)
    assert (home / "games").read_text() == "x"


def test_only_old_temporary_files_that_nobody_writes_are_removed(saves: Saves) -> None:
    open_path, closed_path = saved(saves, 5, 1), saved(saves, 5, 2)
    left = {}
    for name, path, age in (
        ("old", closed_path, 9000),
        ("new", closed_path, 5),
        ("open", open_path, 9000),
    ):
        left[name] = path.with_name(f".{path.name}.{name}.tmp")
        left[name].write_bytes(b"half")
        then = time.time() - age
        os.utime(left[name], (then, then))
    with saves.open(open_path):
        saves.tidy()
    assert [name for name, path in left.items() if path.exists()] == ["new", "open"]
    assert len(saves.search().all().games) == 2


def test_the_home_folder_is_the_users(user_folder: Path) -> None:
    path = saved(Saves())
    assert path.parent == user_folder / "games"


def open_game(saves: Saves) -> OpenGame:
    record, state = game(1, 20)
    mine = saves.create(record)
    mine.save(record, state)
    return mine


def test_a_record_of_another_rule_set_is_saved_with_its_rules(saves: Saves) -> None:
    record, _ = game(1, 0)
    mine = Record(record.game, None, type(record.options)(deals=1), record.seats)
    with saves.create(mine) as one:
        one.save(mine, rules_of(mine).start())
    with saves.open(one.path) as again:
        assert again.loaded.record == mine


def test_a_last_move_that_is_never_saved_leaves_the_game_unfinished(saves: Saves) -> None:
    mine = open_game(saves)
    kept = mine.path.with_name("kept")
    mine.path.rename(kept)
    mine.path.mkdir()
    with pytest.raises(SaveError):
        mine.save(*game(1))
    mine.close()
    mine.path.rmdir()
    kept.rename(mine.path)
    assert saves.search().all().games[0].check.moves == 20
    assert not saves.finished.exists()


@pytest.mark.parametrize("year", [1970, 9999])
def test_a_game_saved_under_a_wrong_clock_can_be_read_again(
    saves: Saves, monkeypatch: pytest.MonkeyPatch, year: int
) -> None:
    class Clock(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Clock:
            return cls(year, 1, 1, 12, tzinfo=tz)

    monkeypatch.setattr("handfoot_gui.storage.formats.datetime", Clock)
    path = saved(saves)
    assert saves.search().all().faults == ()
    saves.open(path).close()
