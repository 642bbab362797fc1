"""Kept games on disk: what is written comes back.

What befalls files is tried of every kind in `test_faults_of_every_file`, what befalls an open game
in `test_storage_saves`: the same classes keep both.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from at_the_table import SAMPLES, kept
from msgspec.structs import replace
from recorded import scored_in

from handfoot_gui.core.scorekeeping import AnyScoredGame
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.games_folder import Listing, Meeting
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames, load_scored

GAMES = {
    "hand-and-foot": "steady/classic",
    "raub": "raub/classic-4",
    "manipulation": "manipulation/classic-3",
}


def a_game(name: str = "hand-and-foot", *, is_counted: bool = True) -> AnyScoredGame:
    """A kept game in its third deal, the last one only begun."""
    game, _ = kept(SAMPLES / f"{GAMES[name]}.handfoot.json", is_counted=is_counted)
    return replace(game, deals=game.deals[:2], entry=game.deals[2], place="at Marta's, Zagreb")


@pytest.fixture
def folder(tmp_path: Path) -> ScoredGames:
    return ScoredGames(Saves(tmp_path / "home"))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("is_counted", [True, False])
def test_what_is_saved_comes_back(folder: ScoredGames, name: str, is_counted: bool) -> None:
    game = a_game(name, is_counted=is_counted)
    opened = folder.create(game)
    opened.save(game)
    loaded = load_scored(opened.path)
    assert loaded.kept == game
    assert loaded.sheet.totals == tuple(json.loads(opened.path.read_text())["totals"])
    assert (loaded.id, loaded.started) == (opened.id, opened.started)
    assert len(loaded.sheet.deals) == 2


def test_a_clock_set_back_changes_nothing_in_the_order(folder: ScoredGames) -> None:
    paths = []
    for name in ("raub", "manipulation"):
        opened = folder.create(a_game(name))
        opened.save(a_game(name))
        opened.close()
        paths.append(opened.path)
    first, second = paths
    found = json.loads(first.read_text())
    # As the format before wrote it, by a clock that went years ahead.
    del found["written"]
    first.write_text(json.dumps({**found, "format": 1, "saved": "2099-03-01T12:00:00Z"}))
    again = ScoredGames(Saves(folder.saves.home))
    opened = again.open(second)
    opened.save(a_game("manipulation"))
    opened.close()
    assert [one.path for one in again.search().all().games] == [second, first]
    assert load_scored(second).written > load_scored(first).written > 4 * 10**15


def test_a_folder_lists_its_kept_games_and_nothing_else(folder: ScoredGames) -> None:
    assert scored_in(folder.saves.games) == ()
    for name in GAMES:
        opened = folder.create(a_game(name))
        opened.save(a_game(name))
        opened.close()
    (folder.saves.games / "notes.txt").write_text("nine")
    assert {one.kept.game for one in scored_in(folder.saves.games)} == set(GAMES)
    assert folder.saves.search().all().games == ()


def test_a_finished_game_moves_to_the_finished_ones_and_back(folder: ScoredGames) -> None:
    game = a_game()
    opened = folder.create(game)
    opened.save(replace(game, is_finished=True))
    opened.close()
    assert opened.path.parent == folder.saves.finished
    assert folder.search().all().games == ()
    assert len(scored_in(folder.saves.finished)) == 1
    again = folder.open(opened.path)
    again.save(game)
    again.close()
    assert again.path.parent == folder.saves.games
    assert len(folder.search().all().games) == 1


def test_a_finished_game_of_a_killed_program_moves_when_the_list_is_made(
    folder: ScoredGames,
) -> None:
    opened = folder.create(a_game())
    opened.save(replace(a_game(), is_finished=True))
    opened.close()
    left = folder.saves.games / opened.path.name
    opened.path.rename(left)
    search = folder.search()
    assert (search.all(), search.put_away) == (Listing(), 1)
    assert not left.exists()
    assert opened.path.exists()


def written(folder: ScoredGames) -> tuple[Path, dict[str, Any]]:
    opened = folder.create(a_game())
    opened.save(a_game())
    opened.close()
    return opened.path, json.loads(opened.path.read_text())


CHANGES = [
    ({"kind": "house-rules"}, Fault.FOREIGN, ""),
    ({"kind": "shopping"}, Fault.NEWER, "$.kind"),
    ({"format": 5}, Fault.NEWER, "$.format"),
    ({"game": "bridge"}, Fault.NEWER, "$.game"),
    ({"names": ["A", "B", "C"]}, Fault.DAMAGED, "$.names"),
    ({"first_dealer": 5}, Fault.DAMAGED, "$.first_dealer"),
    ({"started": "1492-01-01T00:00:00Z"}, Fault.DAMAGED, "$.started"),
    ({"deals": [{"sides": [{}, {}, {}]}]}, Fault.DAMAGED, "$.deals[0].sides"),
    ({"deals": [{"sides": [{}, {"out": 5}]}]}, Fault.DAMAGED, "$.deals[0]"),
    ({"deals": [{"sides": [{}, {"clean": -1}]}]}, Fault.DAMAGED, "$.deals[0].sides[1].clean"),
    ({"deals": [{"sides": [{}, {"melded": {"kings": 2}}]}]}, Fault.DAMAGED, "$.deals[0].sides"),
    ({"entry": {"sides": [{}, {}], "thrown": 1}}, Fault.NEWER, "$.entry.thrown"),
]


@pytest.mark.parametrize(("change", "fault", "place"), CHANGES, ids=lambda value: str(value)[:24])
def test_what_does_not_fit_names_its_place(
    folder: ScoredGames, change: dict[str, Any], fault: Fault, place: str
) -> None:
    path, content = written(folder)
    path.write_text(json.dumps({**content, **change}))
    with pytest.raises(SaveError) as caught:
        folder.open(path)
    assert caught.value.fault is fault
    assert caught.value.place.startswith(place)
    # Only what can never be read is set aside; a newer program may read the rest.
    assert path.exists() == (fault is Fault.NEWER)


def test_names_of_any_kind_come_back(folder: ScoredGames) -> None:
    names = ("M" * 200, "מרתה", "👵🏽🂡", "José \u202e")
    game = replace(a_game(), names=names)
    opened = folder.create(game)
    opened.save(game)
    assert load_scored(opened.path).kept.names == names


def test_a_file_from_elsewhere_is_copied(folder: ScoredGames, tmp_path: Path) -> None:
    path, _ = written(folder)
    sent = tmp_path / "sent.json"
    sent.write_bytes(path.read_bytes())
    inside = folder.open_elsewhere(path)
    assert inside.path == path
    inside.close()
    path.unlink()
    opened = folder.open_elsewhere(sent)
    assert opened.path.parent == folder.saves.games
    assert load_scored(opened.path).kept == a_game()
    opened.close()
    # Opened once more it is known, whatever the file here is called.
    met = folder.met_elsewhere(sent)
    assert met is not None
    assert (met.kind, met.path) == (Meeting.KNOWN, opened.path)


def test_what_was_written_down_elsewhere_is_told_from_what_was_here(
    folder: ScoredGames, tmp_path: Path
) -> None:
    path, _ = written(folder)
    game = a_game()
    sent = tmp_path / "sent.json"
    sent.write_bytes(path.read_bytes())
    first, second = game.deals
    for here, kind in (
        (replace(game, deals=(first, second, first), entry=None), Meeting.APART),
        (replace(game, deals=(first,), entry=None), Meeting.FURTHER),
        (replace(game, deals=(second,), entry=None), Meeting.APART),
        (game, Meeting.KNOWN),
    ):
        with folder.open(path) as mine:
            mine.save(here)
        met = folder.met_elsewhere(sent)
        assert met is not None
        assert met.kind is kind
    with folder.open_elsewhere(sent, met) as mine:
        assert mine.path == path
    assert len(list(folder.saves.games.glob("*.handfoot-score"))) == 1
