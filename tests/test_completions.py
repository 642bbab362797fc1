"""What Bash, Zsh and Fish complete, typed in these shells, and what the manual says."""

from __future__ import annotations

import os
import runpy
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path

import pytest
from shells import bash, offered_by_fish, zsh

from handfoot_gui.__main__ import command_line, main
from handfoot_gui.games import GAMES
from handfoot_gui.storage.files import DEAL, GAME, KEPT, OPENED, RULES

ROOT = Path(__file__).parent.parent
TEXTS = runpy.run_path(str(ROOT / "packaging/command_texts.py"))
COMMANDS = TEXTS["commands_of"](command_line([]))
FILES = (
    "a b.handfoot", "old.handfoot.json", "score.handfoot-score", "old.kept.json",
    "deal.handfoot-deal", "house.handfoot-rules", "old.rules.json", "sheet.pdf", "table.png",
    "of five.handfoot-lesson", "mine.handfoot-challenge", "notes.txt", ".hidden.handfoot",
)  # fmt: skip
Offered = Callable[[str], list[str]]


def of_kinds(*endings: str) -> set[str]:
    """The files that are seen and end so, and the folder."""
    return {name for name in FILES if name.endswith(endings) and name[0] != "."} | {"games"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("typed")
    (place / "games").mkdir()
    for name in FILES:
        (place / name).touch()
    return place


@pytest.fixture(scope="module", params=["bash", "zsh", "fish"])
def offered(
    request: pytest.FixtureRequest, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Offered]:
    """What a shell offers at the end of a line, without what it puts at the end of each."""
    name = request.param
    if shutil.which(name) is None:
        pytest.skip(f"needs {name}")
    place = tmp_path_factory.mktemp(name) / "_handfoot"
    place.write_text(TEXTS[f"{name}_completion"](COMMANDS), "utf-8")
    if name == "fish":
        yield lambda line: [
            word.rpartition("=")[2].rstrip("/") for word in offered_by_fish(folder, place, line)
        ]
        return
    shell = (bash if name == "bash" else zsh)(folder, place)
    keys = "\x1b*\x14" if name == "bash" else "\t\x18\x14"

    def offers(line: str) -> list[str]:
        start, _, now = line.rpartition(" ")
        told = shell.line_after(line, keys)
        assert told.startswith(f"{start} ")
        words = shlex.split(told.removeprefix(f"{start} "))
        plain = (word.rstrip("=/") for word in words if word != now)
        return [word.rpartition("=")[2] for word in plain]

    yield offers
    shell.end()


def test_commands_come_first_and_then_their_options(offered: Offered) -> None:
    assert offered("handfoot ma") == ["match"]
    assert set(offered("handfoot picture --s")) == {"--seat", "--size"}


@pytest.mark.parametrize("game", [*GAMES])
def test_games_their_presets_and_their_bots(offered: Offered, game: str) -> None:
    assert set(offered("handfoot match ")) == set(GAMES)
    assert set(offered("handfoot sheet --blank --game ")) == set(GAMES)
    assert set(offered(f"handfoot match {game} --preset ")) == set(GAMES[game].presets)
    assert set(offered(f"handfoot match {game} --bots ")) == set(GAMES[game].levels)


def test_one_more_bot_follows_a_comma(offered: Offered) -> None:
    told = offered("handfoot match raub --seats steady,")
    assert {word.removeprefix("steady,") for word in told} == {"easy", "steady"}
    (one,) = offered("handfoot match raub --seats steady,e")
    assert one == "steady,easy"


def test_languages_are_offered_before_a_command_and_after_it(offered: Offered) -> None:
    languages = {"cs", "de", "en", "es", "fr", "hr", "it", "sr_Cyrl", "sr_Latn"}
    assert set(offered("handfoot --language ")) == languages
    assert set(offered("handfoot replay --language ")) == languages
    assert set(offered("handfoot --language de match ")) == set(GAMES)


@pytest.mark.parametrize(
    ("line", "endings"),
    [
        ("handfoot replay ", GAME),
        ("handfoot sheet ", (*GAME, *KEPT)),
        ("handfoot picture ", (*GAME, *DEAL)),
        ("handfoot sheet --rules ", RULES),
        ("handfoot --open ", tuple(chain(*OPENED))),
        ("handfoot match raub --record ", ("no file",)),
        ("handfoot sheet old.kept.json -o ", (".pdf",)),
        ("handfoot picture old.handfoot.json -o ", (".png",)),
        ("handfoot match raub --results ", ("",)),
    ],
)
def test_files_of_the_right_kind_are_offered(
    offered: Offered, line: str, endings: tuple[str, ...]
) -> None:
    told = {name for name in offered(line) if not name.startswith(".")}
    assert told == of_kinds(*endings)


def test_a_file_alone_is_completed_too(offered: Offered) -> None:
    assert offered("handfoot hou") == ["house.handfoot-rules"]


def test_every_value_says_what_is_offered_for_it() -> None:
    """An option that nobody thought of is a KeyError; what is offered is what the program takes."""
    for parser in (command_line([]), *COMMANDS.values()):
        assert all(taken.told for taken in TEXTS["taken_by"](parser))
    for theme in TEXTS["OFFERS"]["--theme"].words:
        assert theme in COMMANDS["picture"].format_help().replace("-\n", "-")


# -- the manual ----------------------------------------------------------------------------------

MANUAL = TEXTS["man_page"](COMMANDS, "1.2.3", "2027-03-01")


@pytest.mark.parametrize("how", [how for _, how in TEXTS["EXAMPLES"]])
def test_the_program_takes_every_example_of_the_manual(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No example is a wrong command line; what else fails is that its file is not there."""
    monkeypatch.chdir(tmp_path)
    given = shlex.split(how)
    if not given or given[0] not in COMMANDS or given[0] == "match":
        command_line(given[:1]).parse_args(given if given[:1] == ["match"] else [])
        return
    assert main(given) == (0 if "--blank" in given else 1)
    assert "usage" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "section",
    ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDS", "EXAMPLES", "ENVIRONMENT", "FILES",
     "EXIT STATUS"],
)  # fmt: skip
def test_the_manual_has_each_section(section: str) -> None:
    assert f"\n.SH {section}\n" in MANUAL


def test_the_synopsis_says_what_each_command_needs() -> None:
    synopsis = MANUAL.partition(".SH SYNOPSIS")[2].partition(".SH")[0]
    plain = synopsis.replace("\\fB", "").replace("\\fI", "").replace("\\fR", "").replace("\\-", "-")
    assert plain.strip().split("\n.br\n") == [
        "handfoot [options] [FILE]",
        "handfoot match [options] GAME",
        "handfoot replay [options] FILE",
        "handfoot sheet [options] [FILE] -o PDF",
        "handfoot picture [options] FILE -o PNG",
    ]


def test_a_reader_of_manuals_has_nothing_to_warn_of(tmp_path: Path) -> None:
    if shutil.which("man") is None:
        pytest.skip("needs man-db")
    page = tmp_path / "handfoot.6"
    page.write_text(MANUAL, "utf-8")
    done = subprocess.run(
        ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", page],
        capture_output=True, text=True,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
