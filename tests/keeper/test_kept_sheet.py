"""The printed sheet of a kept game: the figures that were entered, in the same rows and columns."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from at_the_table import SAMPLES, kept
from msgspec.structs import replace

from handfoot_gui.__main__ import main
from handfoot_gui.core.score_sheet import Origin, SheetFacts, SheetModel
from handfoot_gui.core.scorekeeping import AnyScoredGame
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.score_sheet import kept_sheet, sheet_of
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames

GAMES = ("steady/classic", "steady/pennies", "raub/classic-4", "manipulation/classic-3")


def model_of(game: AnyScoredGame, sheet: Sheet, origin: Origin) -> SheetModel:
    facts = SheetFacts(
        game.game, game.options, "Ours", game.names, sheet, game.first_dealer, origin
    )
    return sheet_of(facts, Words())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("is_counted", [True, False])
def test_the_sheet_is_that_of_the_same_game_played_here(name: str, is_counted: bool) -> None:
    game, played = kept(SAMPLES / f"{name}.handfoot.json", is_counted=is_counted)
    ours = model_of(game, kept_sheet(game), Origin.KEPT)
    theirs = model_of(game, played, Origin.PLAYED)
    for mine, other in zip(ours.rows, theirs.rows, strict=True):
        assert mine.name == other.name
        assert [cell.text for cell in mine.cells] == [cell.text for cell in other.cells]
    assert ours.result == theirs.result
    assert ours.notes == ("Filled from a game with real cards.",)


def test_the_command_prints_a_kept_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qapp: object
) -> None:
    del qapp
    game, _ = kept(SAMPLES / "raub/classic-3.handfoot.json", is_counted=True)
    opened = ScoredGames(Saves(tmp_path / "home")).create(game)
    opened.save(replace(game, place="at Ana's", family="Horvat"))
    opened.close()
    renamed = tmp_path / "ours.json"
    renamed.write_bytes(opened.path.read_bytes())
    for source in (opened.path, renamed):
        path = tmp_path / f"{source.name}.pdf"
        assert main(["sheet", str(source), "-o", str(path)]) == 0
        assert capsys.readouterr().err == ""
        if shutil.which("pdftotext") is None:
            pytest.skip("pdftotext is not installed")
        done = subprocess.run(["pdftotext", path, "-"], capture_output=True, check=True)
        assert {"Horvat", "at Ana's"} <= set(done.stdout.decode().splitlines())
