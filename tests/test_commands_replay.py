"""``handfoot replay`` and the command line around it, in some tests as a process of its own."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from catalogues import make_translation
from commands import handfoot

from handfoot_gui.__main__ import main
from handfoot_gui.assets import asset_path
from handfoot_gui.version import told_version

SAMPLE = Path(__file__).parent / "samples" / "format-1.handfoot.json"


def changed(folder: Path, **changes: Any) -> Path:
    found = json.loads(SAMPLE.read_bytes())
    for name, value in changes.items():
        found[name] = value(found[name])
    path = folder / "changed.json"
    path.write_text(json.dumps(found))
    return path


def test_every_move_is_told_in_words_and_the_scores_by_line() -> None:
    command = [sys.executable, "-m", "handfoot_gui", "replay", SAMPLE]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == (
        "hand-and-foot, classic: Marta (steady), Elise (easy), Josip (steady), Karl (easy)"
    )
    numbers = [int(line[:5]) for line in lines if line[:5].strip().isdigit()]
    assert numbers == list(range(1, 853))
    assert any("picked up the foot" in line for line in lines)
    assert lines[-1] == "852 moves, finished."
    totals = next(line.split() for line in lines if line.strip().startswith("total"))
    assert totals == ["total", "28760", "19165"]
    for title in ("Clean books", "Red threes", "Going out", "Left in hand and foot"):
        assert sum(line.strip().startswith(title) for line in lines) == 4
    deals = [line.split()[-2:] for line in lines if line.strip().startswith("deal ")]
    assert [sum(int(deal[side]) for deal in deals) for side in range(2)] == [28760, 19165]


def test_cards_have_the_letters_of_the_household(
    user_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    user_folder.mkdir(exist_ok=True)
    (user_folder / "preferences.json").write_text('{"card_letters": "ARDV"}')
    assert main(["replay", str(SAMPLE.parent / "manipulation/classic-2.handfoot.json")]) == 0
    assert "Elise laid R♦, D♦ and V♦." in capsys.readouterr().out


def test_the_same_as_one_json_object() -> None:
    done = handfoot("replay", SAMPLE, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert (found["game"], found["preset"]) == ("hand-and-foot", "classic")
    assert (found["moves"], found["finished"], found["fault"]) == (852, True, None)
    assert found["totals"] == [28760, 19165]
    assert len(found["deals"]) == 4
    assert {deal["ended"] for deal in found["deals"]} == {"out", "stock"}
    for deal in found["deals"]:
        for side in range(2):
            assert sum(line[side] for line in deal["lines"].values()) == deal["scores"][side]


def test_an_unfinished_game_is_replayed_as_far_as_it_goes(tmp_path: Path) -> None:
    def check(found: dict[str, Any]) -> dict[str, Any]:
        return {**found, "moves": 50, "scores": [0, 0], "finished": False, "deal": 1, "to_move": 1}

    path = changed(tmp_path, moves=lambda moves: moves[:50], check=check)
    found = json.loads(handfoot("replay", path, "--json").stdout)
    assert (found["moves"], found["finished"], found["deals"]) == (50, False, [])


@pytest.mark.parametrize("as_json", [False, True])
def test_an_illegal_move_is_named_with_its_reason(tmp_path: Path, as_json: bool) -> None:
    path = changed(tmp_path, moves=lambda moves: [*moves[:20], [-1, {"move": "foot"}], *moves[20:]])
    done = handfoot("replay", path, *(["--json"] if as_json else []))
    assert done.returncode == 1
    assert done.stderr.startswith("Move 21 is not allowed: ")
    assert done.stderr.count("\n") == 1
    if as_json:
        found = json.loads(done.stdout)
        assert found["moves"] == 20
        assert found["fault"] == done.stderr.strip()
    else:
        assert "\n   20  " in done.stdout
        assert "\n   21  " not in done.stdout


def test_an_illegal_deal_is_named_in_a_short_line(tmp_path: Path) -> None:
    def deal(moves: list[Any]) -> list[Any]:
        order = moves[1][1]["order"]
        order[0] = order[1]
        return moves

    done = handfoot("replay", changed(tmp_path, moves=deal))
    assert done.returncode == 1
    assert done.stderr.startswith("Move 2 is not allowed: ")
    assert len(done.stderr) < 400


def test_a_check_that_differs_is_told(tmp_path: Path) -> None:
    path = changed(tmp_path, check=lambda check: {**check, "scores": [1, 2]})
    done = handfoot("replay", path)
    assert done.returncode == 1
    assert "scores is (1, 2) in the file and (28760, 19165) in the replay" in done.stderr
    assert done.stdout.endswith("852 moves, finished.\n")


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b'{"format":9,"game":"hand-and-foot"}'])
def test_an_unreadable_file_is_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    done = handfoot("replay", path, "--json")
    assert (done.returncode, done.stdout) == (1, "")
    assert str(path) in done.stderr
    assert done.stderr.count("\n") == 1
    assert path.read_bytes() == content


def test_a_missing_file_a_folder_and_a_device_are_one_sentence(tmp_path: Path) -> None:
    for path in (tmp_path / "no.json", tmp_path, Path("/dev/zero")):
        done = handfoot("replay", path)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.count("\n") == 1


def test_a_command_says_what_is_wrong_with_the_file_that_was_named(tmp_path: Path) -> None:
    """It was never there, so it is not there "any more"."""
    path = tmp_path / "it.json"
    for content, said in (
        (None, "does not exist."),
        (b"\xff", "is not text (UTF-8): byte 0."),
    ):
        if content is not None:
            path.write_bytes(content)
        assert handfoot("replay", path).stderr.endswith(f"The file {path} {said}\n")


def test_names_cannot_command_the_terminal(tmp_path: Path) -> None:
    def seats(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
        found[0]["name"] = "\x1b[2J\nEvil\u202e"
        return found

    done = handfoot("replay", changed(tmp_path, seats=seats))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert done.stdout.startswith("hand-and-foot, classic: [2J Evil (steady), ")


def test_changed_rules_are_told_beside_the_preset(tmp_path: Path) -> None:
    path = changed(tmp_path, options=lambda options: {**options, "going_out_bonus": 200})
    done = handfoot("replay", path)
    assert "hand-and-foot, classic, with changed rules:" in done.stdout


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("raub/classic-2", "raub, classic: Marta, Elise"),
        ("raub/classic-3", "raub, classic, with changed rules: Marta, Elise, Josip"),
        ("manipulation/classic-2", "manipulation, classic: Marta, Elise"),
    ],
)
def test_another_number_of_players_is_no_change_of_the_rules(name: str, title: str) -> None:
    done = handfoot("replay", SAMPLE.parent / f"{name}.handfoot.json")
    assert done.stdout.splitlines()[0] == title


def test_a_reader_that_stops_early_is_no_failure_to_shout_about() -> None:
    program = f"{sys.executable} -m handfoot_gui replay {SAMPLE} | head -1"
    done = subprocess.run(program, shell=True, capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    assert done.stdout.startswith("hand-and-foot")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.parametrize("arguments", [("replay", str(SAMPLE)), ("--help",)])
def test_output_that_cannot_be_written_is_one_sentence(arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-m", "handfoot_gui", *arguments]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, encoding="utf-8", env=environment
        )
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.startswith("handfoot: the output cannot be written: ")


def test_the_version_and_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"handfoot {told_version()}\n"
    with pytest.raises(SystemExit):
        main(["--help"])
    text = capsys.readouterr().out
    assert "match" in text
    assert "replay" in text
    with pytest.raises(SystemExit) as caught:
        main(["shuffle"])
    assert caught.value.code == 2


def test_a_command_needs_no_qt() -> None:
    program = (
        "import sys; from handfoot_gui.__main__ import main; "
        f"main(['replay', {str(SAMPLE)!r}, '--json']); "
        "sys.exit(any('PySide' in name for name in sys.modules))"
    )
    environment = {**os.environ, "DISPLAY": "", "LC_ALL": "en_US.UTF-8"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, env=environment)
    assert done.returncode == 0


def test_commands_speak_the_language_of_whoever_asks(tmp_path: Path) -> None:
    make_translation(tmp_path, "fr", "«{}»".format)
    shutil.copy(asset_path("translations") / "handfoot_en.qm", tmp_path)
    program = f"""
from pathlib import Path
import handfoot_gui.ui.window.language as language
from handfoot_gui.__main__ import main
language.asset_path = lambda name: Path({str(tmp_path)!r})
for arguments in ALL:
    main(arguments)
"""
    replay = ["replay", str(SAMPLE)]

    def said(*commands: list[str], env: dict[str, str]) -> list[str]:
        text = program.replace("ALL", repr(commands))
        command = [sys.executable, "-c", text]
        environment = {**os.environ, **env}
        done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment)
        return [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]

    french = {"LC_ALL": "fr_FR.UTF-8"}
    lines = said(replay, env=french)
    assert [line for line in lines if "«" not in line and not line.endswith("165")] == []
    easy = ["match", "raub", "--seats", "easy,easy,easy,steady", "--games", "1"]
    lines = said(easy, [*easy, "--games", "0"], [*easy, "--players", "9"], env=french)
    assert len(lines) > 10
    english = [line for line in lines if "«" not in line]
    assert [line.split()[1] for line in english] == ["easy", "easy", "easy", "steady"]
    assert re.search(r"easy +\d+(,33)? +-?\d+,\d ", english[0])
    help_lines = said([*replay, "--help"], env=french)
    assert help_lines[0].startswith("«usage: »")
    assert any("«show this help message and exit»" in line for line in help_lines)
    assert said([*replay, "--language", "en", "--help"], env=french)[0].startswith("usage: ")
    (tmp_path / "preferences.json").write_text('{"language": "fr"}')
    home = {"HANDFOOT_HOME": str(tmp_path)}
    assert "«unrecognized arguments: --wrong»" in "".join(said([*replay, "--wrong"], env=home))


FAIR = SAMPLE.with_name("format-5.handfoot.json")


def test_the_codes_of_fair_deals_are_checked_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(FAIR)]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("Deal code")]
    assert told[0] == "Deal code JF76 QSMI YBHV OBQL XISL at move 2 is correct."
    assert len(told) == 4
    assert main(["replay", str(FAIR), "--json"]) == 0
    codes = json.loads(capsys.readouterr().out)["codes"]
    assert [code["true"] for code in codes] == [True] * 4


def test_a_code_that_is_false_is_told_with_exit_code_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = json.loads(FAIR.read_bytes())
    found["fair"][1]["salt"] = "0" * 32
    path = tmp_path / "forged.json"
    path.write_text(json.dumps(found))
    assert main(["replay", str(path)]) == 1
    printed = capsys.readouterr()
    assert "at move 185 is wrong." in printed.out
    assert printed.err.startswith("The deal code UBRQ JXCY ZDK3 CQRO VVL2 is wrong")
    assert main(["replay", str(path), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["codes"][1]["true"] is False


def test_a_code_that_was_taken_out_is_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = json.loads(FAIR.read_bytes())
    taken = found["fair"].pop(1)
    path = tmp_path / "gap.json"
    path.write_text(json.dumps(found))
    assert main(["replay", str(path)]) == 1
    printed = capsys.readouterr()
    assert f"The deal at move {taken['move']} has no code." in printed.out
    assert printed.err.startswith(
        f"The deal at move {taken['move']} has no code, though an earlier deal"
    )
    path.write_text(json.dumps({**found, "fair": []}))
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.count(" has no code.") == 4


def test_the_score_of_a_game_with_real_cards_is_said_to_be_one(tmp_path: Path) -> None:
    file = tmp_path / "sunday.kept.json"
    file.write_text('{"kind": "kept-game", "format": 1, "game": "hand-and-foot"}', "utf-8")
    done = handfoot("replay", file)
    assert done.returncode == 1
    assert done.stderr == (
        f"The file {file} holds the score of a game with real cards, which has no moves.\n"
    )


def test_names_stand_in_the_title_as_they_do_in_the_moves(tmp_path: Path) -> None:
    def named(seats: Any) -> Any:
        seats[0]["name"] = "\u202eAna\u202c"
        return seats

    lines = handfoot("replay", changed(tmp_path, seats=named)).stdout.splitlines()
    assert lines[0].startswith("hand-and-foot, classic: Ana (steady), ")
    assert "Side 1: Ana and Josip" in lines
    assert not any("\\u202" in line for line in lines)


# -- what would kill the program only after a while, or abort it before it can speak


_MANY_VOID_CALLS = """
from PySide6.QtGui import QBrush, QColor, QImage, QPainter
image = QImage(8, 8, QImage.Format.Format_ARGB32)
painter = QPainter(image)
brush = QBrush(QColor("white"))
for _ in range(20_000):
    painter.setBrush(brush)
painter.end()
print("alive")
"""


def test_twenty_thousand_void_calls_into_qt_do_not_kill_the_process() -> None:
    """PySide6 6.12.0 on Python 3.11 loses a reference to None with every one of them."""
    done = subprocess.run(
        [sys.executable, "-c", _MANY_VOID_CALLS], capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout.strip()) == (0, "alive")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the names are those of Linux")
def test_an_unknown_way_to_the_screen_is_one_sentence_and_no_abort() -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "no-such-thing"}
    done = subprocess.run(
        [sys.executable, "-m", "handfoot_gui"],
        env=environment, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "no-such-thing" in done.stderr


@pytest.mark.only_thorough
def test_a_report_speaks_of_the_players_of_a_side_as_several() -> None:
    sample = SAMPLE.parent / "steady" / "pennies.handfoot.json"
    told = ("replay", sample, "--report", "1", "--effort", "0.01")
    done = handfoot("--language", "de", *told)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"(Ana, Josip und Marta|Elise, Karl und Luc) machten mehr daraus", done.stdout)


def test_a_report_tells_luck_from_play_and_names_costly_decisions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    sample = SAMPLE.parent / "steady" / "pennies.handfoot.json"
    assert main(["replay", str(sample), "--report", "1", "--effort", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    begun = next(n for n, line in enumerate(lines) if line.endswith("times by bots:"))
    told = lines[begun : lines.index("  Expected points:")]
    rows = [[int(cell) for cell in line.split()[-2:]] for line in told[2:6]]
    for usual, luck, play, points in zip(*rows, strict=True):
        assert usual + luck + play == pytest.approx(points, abs=2)
    score = next(line for line in lines if line.startswith("  deal ")).split()[-2:]
    assert rows[-1] == [int(cell) for cell in score]
    assert told[6].startswith("  The cards were ")
    assert " made more of their cards, by " in told[7]
    assert told[8].startswith("  Points given away, judged by what players could know: ")
    moves = {line[:5]: line.split()[1] for line in lines[:begun] if line[:5].strip().isdigit()}
    assert len(told) > 9
    for line in told[9:]:
        assert line[7:].startswith(f"{moves[line[:5]]}: ")
    rummy = SAMPLE.parent / "manipulation" / "classic-2.handfoot.json"
    assert main(["replay", str(rummy), "--report"]) == 2
    assert capsys.readouterr().err == "There are no reports on the deals of manipulation.\n"
