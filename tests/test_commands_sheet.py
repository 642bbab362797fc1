"""``handfoot sheet`` as it is typed, once in a process of its own that has no screen."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import commands
import pytest

from handfoot_gui.__main__ import main
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, WildOnTop
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.storage.house_rules import HouseRules

SAMPLES = Path(__file__).parent / "samples"
GAME = SAMPLES / "presets" / "classic.handfoot.json"

Capture = pytest.CaptureFixture[str]

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.every_case]


def handfoot(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return commands.handfoot("sheet", *arguments)


def made(folder: Path, *arguments: str | Path) -> Path:
    """The PDF that comes of *arguments*, of which nothing is to be said."""
    path = folder / "sheet.pdf"
    done = handfoot(*arguments, "-o", path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{path}: {path.stat().st_size:,} bytes\n"
    return path


def refused(capsys: Capture, *arguments: str | Path) -> str:
    """The sentence with which wrong arguments are refused, in this process."""
    assert main(["sheet", *map(str, arguments)]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.count("\n") == 1
    return found.err.strip()


def text_of(path: Path) -> str:
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext is not installed")
    done = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True)
    return " ".join(done.stdout.decode().split())


def test_a_saved_game_without_a_screen(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    told = ("--paper", "A4", "--family", "The Novaks", "--place", "Zagreb")
    command = [sys.executable, "-m", "handfoot_gui", "sheet", str(GAME), *told, "-o", str(path)]
    bare = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, env=bare)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{path}: {path.stat().st_size:,} bytes\n"
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    (box,) = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert tuple(round(float(side)) for side in box) == (595, 842)
    text = text_of(path)
    assert "Winner Elise and Karl by 4,880 points" in text
    assert "The Novaks" in text
    assert "Sunday" in text or "2026" in text


def test_the_dealers_of_a_game_in_its_first_deal_are_known(tmp_path: Path) -> None:
    found = json.loads(GAME.read_bytes())
    found["moves"] = found["moves"][:40]
    source = tmp_path / "left.handfoot.json"
    source.write_text(json.dumps(found))
    text = text_of(made(tmp_path, source))
    assert "Dealers in order: Marta, Elise, Josip, Karl" in text
    assert "dealer Marta dealer Elise dealer Josip dealer Karl" in text


def test_a_blank_sheet_in_large_print_on_letter(tmp_path: Path) -> None:
    path = made(
        tmp_path, "--blank", "--game", "hand-and-foot", "--preset", "simpson", "--players", "3",
        "--names", "Ana,Pavel,Ivo", "--paper", "letter", "--large", "--date", "2026-11-21",
    )  # fmt: skip
    content = path.read_bytes()
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert [tuple(round(float(side)) for side in box) for box in boxes] == [(612, 792)] * 2
    text = text_of(path)
    assert "Rules: Simpson. Four deals, four decks." in text
    assert "Pavel" in text
    assert "November 21, 2026" in text
    assert "Wild" not in text


def test_two_blank_sheets_lie_on_one_page(tmp_path: Path) -> None:
    path = made(tmp_path, "--blank", "--game", "raub", "--two")
    (box,) = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", path.read_bytes())
    assert tuple(round(float(side)) for side in box) == (842, 595)


def test_a_blank_sheet_has_pages_for_a_whole_game_unless_one_is_enough(tmp_path: Path) -> None:
    for arguments, pages in (((), 4), (("--one-page",), 1)):
        path = made(tmp_path, "--blank", "--game", "raub", "--players", "4", *arguments)
        assert len(re.findall(rb"/Type /Page\b(?!s)", path.read_bytes())) == pages


def test_large_print_of_four_deals_is_kept_to_one_page_where_it_fits(tmp_path: Path) -> None:
    asked = ("--blank", "--game", "hand-and-foot", "--large", "--one-page")
    path = made(tmp_path, *asked)
    assert len(re.findall(rb"/Type /Page\b(?!s)", path.read_bytes())) == 1
    path = tmp_path / "six.pdf"
    done = handfoot(*asked, "--preset", "simpson", "--players", "6", "-o", path)
    assert done.returncode == 2
    assert done.stderr == "handfoot sheet: this score sheet does not fit on one page\n"
    assert not path.exists()


def test_where_two_do_not_fit_it_is_said(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    done = handfoot("--blank", "--game", "manipulation", "--players", "5", "--two", "-o", path)
    assert done.returncode == 2
    assert done.stderr == "handfoot sheet: two of these score sheets do not fit on a page\n"
    assert not path.exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--blank", "--game", "rub"], "there is no game 'rub'; did you mean raub?"),
        (
            ["--blank", "--game", "hand-and-foot", "--preset", "brouilette-hi"],
            "there is no preset 'brouilette-hi'; did you mean brouillette-high",
        ),
        (
            ["--blank", "--game", "manipulation", "--preset", "xyz"],
            "there is no preset 'xyz'; choose from classic, machiavelli",
        ),
        (["--blank"], "--blank needs --game: hand-and-foot, raub, manipulation"),
        (
            ["--blank", "--game", "raub", "--players", "7"],
            "classic cannot be played by '7'; choose",
        ),
        (["--blank", "--game", "raub", "--players", "two"], "classic cannot be played by 'two'"),
        (
            ["--blank", "--game", "raub", "--players", "9" * 5000],
            "classic cannot be played by '999",
        ),
        (
            ["--blank", "--game", "raub", "--sides", "pairs"],
            "4 players cannot play classic as 'pairs'",
        ),
        (["--blank", "--game", "raub", "--paper", "A5"], "there is no paper 'A5'; choose from A4"),
        (
            ["--blank", "--game", "raub", "--date", "21.11."],
            "--date takes a date such as 2026-11-21",
        ),
        (["--blank", "--game", "raub", "--names", "Ana,Ivo"], "--names has 2 names, but 4 play"),
        (["--blank", "--game", "raub", "x.json"], "--blank takes no file, but x.json was named"),
        ([], "name a saved game, or use --blank for a sheet to write on"),
        ([str(GAME), "--preset", "classic"], "--preset is for a blank sheet"),
        (
            ["--blank", "--rules", "x.json", "--game", "raub"],
            "--game is already set by the house rules in --rules",
        ),
        ([str(GAME), "--two"], "--two is for blank sheets"),
        ([str(GAME), "--one-page"], "--one-page is for blank sheets"),
    ],
)
def test_wrong_arguments_are_one_sentence(
    capsys: Capture, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    said = refused(capsys, *arguments, "-o", tmp_path / "sheet.pdf")
    assert said.startswith(f"handfoot sheet: {sentence}")
    assert list(tmp_path.iterdir()) == []
    assert len(said) < 1000


def test_a_blank_sheet_of_house_rules(tmp_path: Path) -> None:
    options = Options(wild_melds=False, wild_on_top=WildOnTop.BLOCKS, quotas=((Quota(3, 1, 0),),))
    rules = HouseRules(tmp_path / "rules").add("hand-and-foot", "Grandmother's", options, "classic")
    path = made(tmp_path, "--blank", "--rules", rules.path)
    text = text_of(path)
    assert "Rules: Grandmother's. Four deals, five decks." in text
    assert "Wild books" not in text
    assert "Three clean books" in text
    rules.path.write_text("{}")
    done = handfoot("--blank", "--rules", rules.path, "-o", path)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert str(rules.path) in done.stderr


@pytest.mark.parametrize("content", [None, b"", b"{", b"\xff", b"[1, 2]", b'{"format": 99}'])
def test_a_wrong_file_is_one_sentence_and_stays_as_it_is(
    capsys: Capture, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    assert main(["sheet", str(path), "-o", str(tmp_path / "sheet.pdf")]) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.startswith("handfoot sheet: The file ")
    assert str(path) in found.err
    assert found.err.count("\n") == 1
    assert not (tmp_path / "sheet.pdf").exists()
    assert content is None or path.read_bytes() == content


def test_what_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    gone = tmp_path / "gone" / "sheet.pdf"
    for target in (gone, tmp_path, Path("/dev/null")):
        done = handfoot("--blank", "--game", "raub", "-o", target)
        assert (done.returncode, done.stdout) == (1, "")
        assert done.stderr.startswith("handfoot sheet: ")
        assert done.stderr.count("\n") == 1
    assert Path("/dev/null").is_char_device()


def test_a_full_disk_leaves_the_file_that_was_there(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_bytes(b"before")
    program = (
        "import resource, sys\n"
        "from handfoot_gui.__main__ import main\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))\n"
        "raise SystemExit(main(sys.argv[1:]))\n"
    )
    # What it reads is not kept for the next process: there is no room for that, either.
    command = [sys.executable, "-B", "-c", program]
    command += ["sheet", "--blank", "--game", "raub", "-o", str(path)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60)
    assert done.returncode == 1
    assert done.stderr == f"handfoot sheet: The disk is full, so {path} was not saved.\n"
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_own_sentences_of_house_rules_stand_at_the_foot_of_a_blank_sheet(tmp_path: Path) -> None:
    sentence = "Whoever goes out deals the next hand."
    ours = HouseRules(tmp_path).add("hand-and-foot", "Ours", Options(), None, (sentence,))
    found = text_of(made(tmp_path, "--blank", "--rules", ours.path))
    assert f"Also at our table: {sentence}" in found


@pytest.mark.parametrize("game", ["manipulation", "raub"])
def test_what_is_still_to_be_written_makes_no_figure_below_it_false(
    game: str, tmp_path: Path
) -> None:
    kept = SAMPLES / "older" / f"{game}-2.handfoot-score"
    text = text_of(made(tmp_path, kept, "--paper", "letter", "--large"))
    below = re.findall(r"(?:Carried over|Final total|Behind the leader)(?: -?[−\d])?", text)
    assert below
    assert not any(re.search(r"\d", one) for one in below)
