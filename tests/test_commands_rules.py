"""House rules and families' lists on the command line: `match`, `replay` and `sheet` with
``--rules``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.__main__ import main
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.house_rules import HouseRules

Capture = pytest.CaptureFixture[str]
FAMILIES = Path(__file__).parent / "samples" / "families.json"
SAMPLE = Path(__file__).parent / "samples" / "raub" / "classic-4.handfoot.json"
EASY = ("--seats", "easy,easy,easy,easy", "--games", "1")
OURS: dict[str, Any] = {
    "name": "Fridays", "game": "hand-and-foot",
    "options": {"clean_bonus": 700, "deals": 1, "tie": "another deal"},
    "sentences": ["Who deals brings the cake."],
}  # fmt: skip


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    path = tmp_path / "ours.json"
    path.write_text(json.dumps([OURS, {**OURS, "name": "Theirs", "options": {}}]), "utf-8")
    return path


def test_a_set_of_a_list_is_played_recorded_replayed_and_printed(
    ours: Path, tmp_path: Path, capsys: Capture
) -> None:
    chosen = ("--rules", str(ours), "--named", "fridays")
    folder = tmp_path / "games"
    assert main(["match", "hand-and-foot", *chosen, *EASY, "--record", str(folder)]) == 0
    told = capsys.readouterr()
    assert "Fridays" in told.out
    assert told.err == (
        "handfoot match: “Fridays” says “A tie is broken by another deal.”, which is not "
        "played here\n"
    )
    (path,) = folder.iterdir()
    assert path.name == "hand-and-foot-Fridays-seed-1-game-001.handfoot"
    record = load(path).record
    assert record.preset == "Fridays"
    assert record.options == replace(Options(), clean_bonus=700, deals=1)
    assert record.sentences == (
        "Who deals brings the cake.", "A tie is broken by another deal.",
    )  # fmt: skip
    assert main(["replay", str(path)]) == 0
    own = capsys.readouterr().out
    assert main(["replay", str(path), "--rules", str(ours), "--named", "Theirs"]) == 0
    theirs = capsys.readouterr().out
    assert own != theirs, "clean piles count less"
    sheet = tmp_path / "sheet.pdf"
    assert main(["sheet", "--blank", *chosen, "-o", str(sheet)]) == 0
    assert sheet.read_bytes().startswith(b"%PDF")


def test_house_rules_as_the_program_keeps_them_are_played(tmp_path: Path, capsys: Capture) -> None:
    options = replace(Options(), deals=1, dirty_bonus=200)
    kept = HouseRules(tmp_path).add("hand-and-foot", "Grandma’s / ours", options, "classic")
    match = ["match", "hand-and-foot", "--rules", str(kept.path), *EASY]
    assert main([*match, "--json", "--record", str(tmp_path / "games")]) == 0
    assert json.loads(capsys.readouterr().out)["deals"] == 1
    (path,) = (tmp_path / "games").iterdir()
    assert path.name == "hand-and-foot-Grandmas-ours-seed-1-game-001.handfoot"


def test_a_set_of_raub_is_played(capsys: Capture) -> None:
    chosen = ("--rules", str(FAMILIES), "--named", "Raub, clockwise")
    assert main(["match", "raub", *chosen, *EASY]) == 0
    assert "Raub, clockwise" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said", "code"),
    [
        (["match", "hand-and-foot", "--rules", "{ours}"],
         "{ours} holds several rule sets; choose one with --named: Fridays; Theirs", 2),
        (["match", "hand-and-foot", "--rules", "{ours}", "--named", "Mine"],
         "{ours} has no rules named 'Mine'; choose from Fridays; Theirs", 2),
        (["match", "hand-and-foot", "--named", "Fridays"],
         "--named needs a file of house rules, --rules", 2),
        (["match", "raub", "--rules", "{ours}", "--named", "Theirs"],
         "the house rules in {ours} are for hand-and-foot", 2),
        (["match", "hand-and-foot", "--preset", "simpson", "--rules", "{one}"],
         "--preset is already set by the house rules in --rules", 2),
        (["match", "hand-and-foot", "--players", "6", "--rules", "{one}"],
         "--players is already set by the house rules in --rules", 2),
        (["match", "hand-and-foot", "--rules", "nowhere.json"], "nowhere.json", 1),
        (["sheet", "--blank", "--rules", "{ours}", "-o", "x.pdf"],
         "{ours} holds several rule sets; choose one with --named: Fridays; Theirs", 2),
        (["sheet", str(SAMPLE), "--named", "Theirs", "-o", "x.pdf"],
         "--named is for a blank sheet", 2),
        (["replay", str(SAMPLE), "--rules", "{ours}", "--named", "Theirs"],
         "the house rules in {ours} are for hand-and-foot", 2),
    ],
)  # fmt: skip
def test_wrong_arguments_are_one_sentence(
    arguments: list[str], said: str, code: int, ours: Path, capsys: Capture
) -> None:
    one_set = ours.with_name("one.json")
    one_set.write_text(json.dumps(OURS | {"options": {}}), "utf-8")
    files = {"{ours}": str(ours), "{one}": str(one_set)}
    assert main([files.get(one, one) for one in arguments]) == code
    told = capsys.readouterr().err
    assert said.replace("{ours}", str(ours)) in told
    assert told.count("\n") == 1


def test_moves_that_other_rules_do_not_allow_are_named(ours: Path, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    ours_only = ("--rules", str(ours), "--named", "Theirs")
    assert main(["match", "hand-and-foot", *ours_only, *EASY, "--record", str(folder)]) == 0
    (path,) = folder.iterdir()
    strict = tmp_path / "strict.json"
    strict.write_text(json.dumps({**OURS, "options": {"minima": [9000]}}), "utf-8")
    assert main(["replay", str(path), "--rules", str(strict)]) == 1
