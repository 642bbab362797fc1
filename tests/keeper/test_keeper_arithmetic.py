"""The keeper counts as the engine does: every finished sample, entered as a family counts it.

And so does the printed sheet.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from at_the_table import SAMPLES, kept
from msgspec.structs import replace

from handfoot_gui.__main__ import main
from handfoot_gui.core.score_sheet import Origin, SheetFacts
from handfoot_gui.core.scorekeeping import Severity
from handfoot_gui.core.sheet import Line
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.score_sheet import kept_sheet, scorekeeper_of, sheet_of
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames

GAMES = sorted(
    path
    for folder in ("presets", "steady", "raub", "manipulation")
    for path in (SAMPLES / folder).glob("*.handfoot.json")
)


def plain(line: Line) -> Line:
    """A line that names no items without points, and each kind of item once."""
    return Line(line.kind, tuple(tuple(it for it in items if it.count) for items in line.items))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.name[:14]}")
def test_a_kept_game_comes_to_what_the_engine_counts(path: Path) -> None:
    for is_counted in (True, False):
        game, engine = kept(path, is_counted=is_counted)
        sheet = kept_sheet(game)
        assert sheet.totals == engine.totals
        assert sheet.leaders == engine.leaders
        for own, played in zip(sheet.deals, engine.deals, strict=True):
            assert (own.number, own.dealer, own.ended, own.by, own.is_doubled) == (
                played.number, played.dealer, played.ended, played.by, played.is_doubled,
            )  # fmt: skip
            sides = range(len(engine.sides))
            for line, other in zip(own.lines, played.lines, strict=True):
                assert [line.points(side) for side in sides] == [
                    other.points(side) for side in sides
                ]
            if is_counted:
                assert list(map(plain, own.lines)) == list(map(plain, played.lines))
        assert sheet.closing == engine.closing


@pytest.mark.sampled(14)
@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.name[:14]}")
def test_what_was_really_played_is_never_called_wrong(path: Path) -> None:
    for is_counted in (True, False):
        game, _ = kept(path, is_counted=is_counted)
        scorekeeper = scorekeeper_of(game)
        for place in range(len(game.deals)):
            found = scorekeeper.problems(game.deals[: place + 1], game.first_dealer)
            assert [one for one in found if one.weight is not Severity.DOUBTFUL] == []
            if is_counted:
                # By a sum alone, a hand of red threes may look like nothing.
                assert not found or "NothingLeft" in type(found[0]).__name__
        assert scorekeeper.is_over(game.deals, game.first_dealer)


def test_a_sum_is_a_line_of_its_own() -> None:
    game, _ = kept(SAMPLES / "steady" / "classic.handfoot.json", is_counted=False)
    lines = {line.kind: line for line in kept_sheet(game).deals[0].lines}
    for kind, each in (("cards_melded", 1), ("cards_left", -1)):
        for item, *others in lines[kind].items:
            assert (item.what, item.each, others) == ("card_points", each, [])


@pytest.mark.parametrize("is_counted", [True, False])
@pytest.mark.parametrize(
    "name", ["steady/classic", "steady/pennies", "raub/classic-4", "manipulation/classic-3"]
)
def test_the_sheet_is_that_of_the_same_game_played_here(name: str, is_counted: bool) -> None:
    game, played = kept(SAMPLES / f"{name}.handfoot.json", is_counted=is_counted)
    ours, theirs = (
        sheet_of(
            SheetFacts(
                game.game, game.options, "Ours", game.names, sheet, game.first_dealer, origin
            ),
            Words(),
        )
        for sheet, origin in ((kept_sheet(game), Origin.KEPT), (played, Origin.PLAYED))
    )
    for mine, other in zip(ours.rows, theirs.rows, strict=True):
        assert mine.name == other.name
        assert [cell.text for cell in mine.cells] == [cell.text for cell in other.cells]
    assert ours.result == theirs.result
    assert ours.notes == ("Filled in from a game with real cards.",)


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
