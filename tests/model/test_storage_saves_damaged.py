"""Games that are damaged, newer, changed, gone or from elsewhere: what is done with their files."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path

import pytest
from recorded import game
from saves_lab import files, made_saves, saved

from handfoot_gui.games import rules_of
from handfoot_gui.session.check import check_of
from handfoot_gui.storage.codec import encode, load
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.games_folder import Meeting
from handfoot_gui.storage.saves import Saves

__all__ = ["made_saves"]


BAD = {
    "empty": b"",
    "cut": b'{"format":1,"game":"hand-and-foot","id":"a',
    "foreign": b'{"hello":"world"}',
    "bytes": b"\xff\xd8\xff\xe0",
}


def test_damaged_files_are_set_aside_and_the_others_are_listed(saves: Saves) -> None:
    path = saved(saves)
    bad = saves.games / "bad.handfoot.json"
    for number, content in enumerate(BAD.values(), 1):
        bad.write_bytes(content)
        listing = saves.search().all()
        assert [one.path for one in listing.games] == [path]
        (fault,) = listing.faults
        assert fault.path == bad
        again = f"-{number}" if number > 1 else ""
        assert fault.set_aside == saves.games / f"bad{again}.handfoot.json.broken"
        assert fault.set_aside.read_bytes() == content, "none is overwritten"
        assert fault.set_aside.name in str(fault)
        assert saves.search().all().faults == ()
    assert {one.read_bytes() for one in saves.games.glob("*.broken")} == set(BAD.values())


def test_folders_pipes_and_link_loops_are_set_aside_too(saves: Saves) -> None:
    path = saved(saves)
    (saves.games / "notes.txt").write_text("hello")
    (saves.games / "a.handfoot.json").mkdir()
    os.mkfifo(saves.games / "b.handfoot.json")
    (saves.games / "c.handfoot.json").symlink_to(saves.games / "c.handfoot.json")
    listing = saves.search().all()
    assert [one.path for one in listing.games] == [path]
    assert len(listing.faults) == 3
    assert len(list(saves.games.glob("*.broken"))) == 3
    assert saves.search().all().faults == ()
    assert (saves.games / "notes.txt").exists(), "what is not called a game is left alone"


@pytest.mark.parametrize(
    "content",
    [b'{"format":99,"game":"hand-and-foot"}', b'{"format":1,"game":"bridge"}'],
    ids=["newer format", "unknown game"],
)
def test_a_newer_file_is_mentioned_and_left_in_place(saves: Saves, content: bytes) -> None:
    saved(saves)
    newer = saves.games / "newer.handfoot.json"
    newer.write_bytes(content)
    for _ in range(2):
        (fault,) = saves.search().all().faults
        assert (fault.fault, fault.set_aside) == (Fault.NEWER, None)
    with pytest.raises(SaveError):
        saves.open(newer)
    assert newer.read_bytes() == content


def test_a_file_that_is_open_elsewhere_is_not_set_aside(saves: Saves) -> None:
    path = saved(saves)
    with saves.open(path):
        path.write_bytes(b"damaged by somebody")
        (fault,) = saves.search().all().faults
        assert fault.set_aside is None
    assert path.exists()


def test_an_illegal_move_shows_when_the_game_is_opened(saves: Saves) -> None:
    path = saved(saves, 30)
    found = json.loads(path.read_bytes())
    del found["moves"][12]
    path.write_text(json.dumps(found))
    assert len(saves.search().all().games) == 1
    with pytest.raises(SaveError) as caught:
        saves.open(path)
    assert caught.value.fault is Fault.ILLEGAL_MOVE
    assert caught.value.set_aside is not None
    assert not path.exists()
    assert files(saves) == [f"games/{path.name}.broken"]
    assert saves.search().all().games == ()


def test_a_game_whose_rules_changed_is_for_looking_only(saves: Saves) -> None:
    path = saved(saves, 30)
    found = json.loads(path.read_bytes())
    found["check"]["scores"] = [5, 0]
    path.write_text(json.dumps(found))
    before = path.read_bytes()
    with saves.open(path) as mine:
        assert mine.is_read_only
        with pytest.raises(SaveError) as caught:
            mine.save(*game(1, 31))
    assert caught.value.fault is Fault.READ_ONLY_GAME
    assert path.read_bytes() == before


def test_opening_what_is_not_there(saves: Saves) -> None:
    for _ in range(2):
        with pytest.raises(SaveError) as caught:
            saves.open(saves.games / "no.handfoot.json")
        assert caught.value.fault is Fault.MISSING
        saved(saves)
    assert files(saves) == []


def test_a_game_from_elsewhere_is_copied_in(saves: Saves, tmp_path: Path) -> None:
    elsewhere = tmp_path / "from a friend.json"
    shutil.copy(saved(saves, 30), elsewhere)
    before = elsewhere.read_bytes()
    shutil.rmtree(saves.games)
    with saves.open_elsewhere(elsewhere) as mine:
        assert mine.path.parent == saves.games
        assert mine.loaded.record == game(1, 30)[0]
        mine.save(*game(1, 31))
    assert elsewhere.read_bytes() == before
    assert saves.search().all().games[0].check.moves == 31


def test_a_game_from_elsewhere_is_one_game_however_often_it_is_opened(
    saves: Saves, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "stick" / "ours.handfoot"
    elsewhere.parent.mkdir()
    saved(saves, 30).rename(elsewhere)
    with saves.open_elsewhere(elsewhere) as mine:
        mine.save(*game(1, 40))
    # Here it has gone on since; there it may have, too.
    for moves, kind in ((30, Meeting.KNOWN), (40, Meeting.KNOWN), (50, Meeting.FURTHER)):
        write_elsewhere(saves, elsewhere, mine.id, 1, moves)
        met = saves.met_elsewhere(elsewhere)
        assert met is not None
        assert (met.kind, met.path) == (kind, mine.path)
    with saves.open_elsewhere(elsewhere, met) as again:
        assert (again.path, again.id) == (mine.path, mine.id)
    assert [one.check.moves for one in saves.search().all().games] == [50]


def test_of_two_ways_that_a_game_went_neither_is_lost(saves: Saves, tmp_path: Path) -> None:
    elsewhere = tmp_path / "ours.handfoot"
    path = saved(saves, 30)
    here = load(path)
    write_elsewhere(saves, elsewhere, here.id, 2, 25)
    met = saves.met_elsewhere(elsewhere)
    assert met is not None
    assert met.kind is Meeting.APART
    with saves.open_elsewhere(elsewhere, met) as mine:
        assert (mine.path, mine.id) == (path, here.id)
        assert mine.loaded is not None
        assert mine.loaded.record == game(2, 25)[0]
    listed = saves.search().all().games
    assert sorted(one.check.moves for one in listed) == [25, 30]
    assert len({one.id for one in listed}) == 2
    met = saves.met_elsewhere(elsewhere)
    assert met is not None
    assert (met.kind, met.path) == (Meeting.KNOWN, path)


def write_elsewhere(saves: Saves, path: Path, game_id: str, seed: int, moves: int) -> None:
    """A file outside of the folder with that id."""
    record, state = game(seed, moves)
    check = check_of(record, rules_of(record), state)
    path.write_bytes(encode(record, check, game_id, now(), saves.next_written()))


def test_a_bad_file_from_elsewhere_is_refused_and_left_as_it_is(
    saves: Saves, tmp_path: Path
) -> None:
    for name, content in BAD.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(SaveError) as caught:
            saves.open_elsewhere(tmp_path / name)
        assert caught.value.set_aside is None
        assert (tmp_path / name).read_bytes() == content
    assert not saves.home.exists()


def test_a_changed_game_from_elsewhere_is_shown_where_it_is(saves: Saves, tmp_path: Path) -> None:
    elsewhere = tmp_path / "a.json"
    found = json.loads(saved(saves, 30).read_bytes())
    found["check"]["deal"] = 3
    elsewhere.write_text(json.dumps(found))
    with saves.open_elsewhere(elsewhere) as mine:
        assert (mine.is_read_only, mine.path) == (True, elsewhere)
    assert len(saves.search().all().games) == 1


def test_a_file_of_the_folder_is_opened_in_place(saves: Saves, tmp_path: Path) -> None:
    path = saved(saves)
    (tmp_path / "link").symlink_to(saves.games)
    with saves.open_elsewhere(tmp_path / "link" / path.name) as mine:
        assert mine.path == path
    assert len(saves.search().all().games) == 1


def test_a_game_from_elsewhere_that_cannot_be_copied_in_leaves_nothing(
    saves: Saves, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(saves)
    outside = tmp_path / "outside.json"
    path.rename(outside)

    def full(path: Path, _content: bytes) -> None:
        raise SaveError(Fault.DISK_FULL, path)

    monkeypatch.setattr("handfoot_gui.storage.games_folder.replace_file", full)
    with saves.open_elsewhere(outside) as mine:
        assert (mine.is_read_only, mine.path) == (True, outside), "it is looked at where it lies"
    assert files(saves) == []
    assert saves.search().all().games == ()
