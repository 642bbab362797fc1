"""Another program writes in the file of a game that is open here: nothing of either is lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from files_of_games import saved_game, scored_game
from listening import Reader
from msgspec.structs import replace
from pytestqt.qtbot import QtBot
from recorded import game, scored_in
from test_unsaved import at_the_table, play_one
from test_unsaved import program as program
from whole_program import child

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine


@pytest.mark.parametrize("is_longer", [True, False])
def test_a_game_that_was_changed_stays_and_the_open_one_goes_on_beside_it(
    tmp_path: Path, is_longer: bool
) -> None:
    saves, (record, state), (shorter, _) = Saves(tmp_path), game(1, 40), game(1, 20)
    with saves.create(shorter) as mine:
        mine.save(shorter, game(1, 20)[1])
    path = mine.path
    mine = saves.open(path)
    other = path.read_bytes()
    if is_longer:
        other += b"\n"
    else:
        other = other.replace(b"20", b"02")
    path.write_bytes(other)
    with pytest.raises(SaveError) as caught:
        mine.save(record, state)
    assert caught.value.fault is Fault.CHANGED
    assert mine.is_saved
    beside = path.with_name(path.name.replace(".", "-2.", 1))
    assert fault(Words(), caught.value) == (
        f"Another program changed {path.name}, so this game goes on in a new file."
        f" It is kept as {beside.name}."
    )
    # It is told once, and the next moves go where the last one went.
    mine.save(*game(1, 60))
    mine.close()
    assert path.read_bytes() == other
    assert load(beside).record == game(1, 60)[0]
    assert sorted(entry.name for entry in path.parent.iterdir()) == sorted((path.name, beside.name))


def test_a_file_that_says_the_same_and_one_that_is_gone_are_written_as_ever(
    tmp_path: Path,
) -> None:
    path = saved_game(tmp_path, "raub")
    with Saves(tmp_path).open(path) as mine:
        # As a backup brings it back, and as a synchronised folder touches it.
        content = path.read_bytes()
        path.unlink()
        path.write_bytes(content)
        os.utime(path, (1e9, 1e9))
        assert mine.loaded is not None
        mine.save(mine.loaded.record, mine.loaded.state)
        path.unlink()
        mine.save(mine.loaded.record, mine.loaded.state)
        assert mine.path == path
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_while_the_disk_is_full_the_other_program_s_file_is_left_alone_and_it_is_told_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = ScoredGames(Saves(tmp_path))
    path = scored_game(tmp_path, "manipulation")
    kept = folder.open(path)
    assert kept.loaded is not None
    now = replace(kept.loaded.kept, place="here")
    other = path.read_bytes().replace(b"Ruth", b"Rita")
    path.write_bytes(other)
    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "full")))
        with pytest.raises(SaveError) as caught:
            kept.save(now)
    assert caught.value.fault is Fault.DISK_FULL
    assert path.read_bytes() == other
    with pytest.raises(SaveError) as caught:
        kept.save(now)
    assert caught.value.fault is Fault.CHANGED
    kept.close()
    assert {found.kept.place: found.kept.names[0] for found in scored_in(path.parent)} == {
        "": "Rita", "here": "Ruth",
    }  # fmt: skip


def test_at_the_table_it_is_said_and_heard_and_stands(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    played = at_the_table(program, qtbot)
    path = played.path
    other = path.read_bytes() + b" "
    path.write_bytes(other)
    for _ in range(2):
        play_one(played)
        qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)
    said = f"Another program changed {path.name}, so this game goes on in a new file."
    assert played.scene.actions.shown_bar.facts.startswith(said)
    reader.hears(said)
    reader.rests()
    assert reader.all.count(said) == 1
    moves = len(played.record.moves)
    program.leave_to_start()
    assert path.read_bytes() == other
    assert len(load(played.path).record.moves) == moves
    assert len(program.start_controller.page.facts.games) == 2


def test_in_the_keeper_it_is_said(program: Controller, user_folder: Path) -> None:
    program.keep_score()
    controller = program.scorekeeper_controller
    controller.begin(controller.setup.choice())
    line = child(controller.page, NumberLine)
    line.step(1)
    (path,) = (user_folder / "games").glob("*.handfoot-score")
    path.write_bytes(path.read_bytes() + b" ")
    line.step(1)
    assert controller.page.facts.said.startswith(f"Another program changed {path.name}")
    line.step(1)
    assert controller.is_saved
    assert len(scored_in(user_folder / "games")) == 2
