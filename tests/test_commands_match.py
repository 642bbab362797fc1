"""``handfoot match`` as it is typed."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from socket import socket
from threading import Thread
from typing import Any

import pytest

from handfoot_gui.__main__ import main
from handfoot_gui.core.record import PlayerKind
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.storage.codec import load

Capture = pytest.CaptureFixture[str]


HOME = Path(__file__).parent


@pytest.fixture
def beside_our_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot of one's own is found in the folder from which the match is started."""
    monkeypatch.chdir(HOME)


def match(*more: str) -> int:
    return main(["match", "hand-and-foot", "--preset", "classic", *more])


def summary(capsys: Capture, *more: str) -> dict[str, Any]:
    assert match("--json", *more) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    found: dict[str, Any] = json.loads(out)
    return found


def test_json_is_one_object_with_what_was_promised(capsys: Capture) -> None:
    found = summary(capsys, "--seats", "steady,easy,steady,easy", "--games", "3")
    assert found["game"] == "hand-and-foot"
    assert found["preset"] == "classic"
    assert found["games"] == 3
    assert [seat["bot"] for seat in found["seats"]] == ["steady", "easy", "steady", "easy"]
    assert sum(seat["wins"] for seat in found["seats"][:2]) == 3
    assert found["seats"][0] == found["seats"][2]
    assert all(isinstance(seat["mean_score"], float | int) for seat in found["seats"])
    assert found["deals"] == 12
    assert sum(found["deals_ended"].values()) == 12
    assert set(found["deals_ended"]) <= {"out", "stock"}
    assert found["faults"] == 0
    assert 0 < found["move_ms"]["median"] <= found["move_ms"]["p95"]
    assert found["interrupted"] is False


def test_a_level_that_only_other_games_have_is_the_strongest_there_is(capsys: Capture) -> None:
    arguments = ["match", "raub", "--players", "2", "--seats", "easy,strong", "--games", "1"]
    assert main([*arguments, "--time", "0.05", "--json"]) == 0
    seats = json.loads(capsys.readouterr().out)["seats"]
    assert [seat["bot"] for seat in seats] == ["easy", "steady"]


@pytest.mark.parametrize(
    ("game", "ends"),
    [("raub", {"tricks", "thrown in", "passed on"}), ("manipulation", {"out", "knock", "stock"})],
)
def test_the_other_games_are_played_the_same_way(
    game: str, ends: set[str], capsys: Capture, tmp_path: Path
) -> None:
    arguments = ["--players", "3", "--seats", "easy,easy,easy", "--games", "2"]
    assert main(["match", game, *arguments, "--json", "--record", str(tmp_path)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["game"], found["preset"], found["games"]) == (game, "classic", 2)
    assert 0 < sum(seat["wins"] for seat in found["seats"]) <= 6
    assert set(found["deals_ended"]) <= ends
    assert sum(found["deals_ended"].values()) == found["deals"]
    assert found["faults"] == 0
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file in files:
        assert main(["replay", str(file)]) == 0


def test_the_same_seed_gives_the_same_result(capsys: Capture) -> None:
    first, again, other = (
        summary(capsys, "--games", "1", "--seed", seed)["seats"] for seed in ("5", "5", "6")
    )
    assert first == again
    assert first != other


def test_the_table_names_every_seat(capsys: Capture) -> None:
    assert match("--seats", "easy,steady,easy,steady", "--games", "1") == 0
    shown = capsys.readouterr()
    seats = re.findall(r"^([1-4])\s+(easy|steady)\s+([\d.]+)\s+(-?[\d,.]+)", shown.out, re.M)
    assert [(number, bot) for number, bot, _, _ in seats] == [
        ("1", "easy"),
        ("2", "steady"),
        ("3", "easy"),
        ("4", "steady"),
    ]
    assert re.search(r"^deals\s+4: (out|stock) \d \(\d+%\)", shown.out, re.M)
    assert re.search(r"^faults\s+0$", shown.out, re.M)
    assert re.search(r"^time per move .* ms \(median\), .* ms \(p95\)$", shown.out, re.M)
    assert shown.err == ""


def test_games_are_recorded_and_can_be_replayed(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "games" / "today"
    found = summary(capsys, "--games", "2", "--seed", "9", "--record", str(folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [
        f"hand-and-foot-classic-seed-9-game-00{number}.handfoot" for number in (1, 2)
    ]
    loaded = [load(file) for file in files]
    assert not any(game.is_read_only for game in loaded)
    record = loaded[0].record
    assert [player.level for player in record.seats] == ["steady"] * 4
    assert all(player.kind is PlayerKind.BOT for player in record.seats)
    assert record.seed is not None
    totals = [game.state.public.results for game in loaded]
    score = sum(deal.points(0) for results in totals for deal in results) / 2
    assert found["seats"][0]["mean_score"] == score
    assert main(["replay", str(files[1])]) == 0


def test_players_and_sides_are_chosen(capsys: Capture, tmp_path: Path) -> None:
    found = summary(
        capsys, "--players", "6", "--sides", "pairs", "--games", "1", "--record", str(tmp_path)
    )
    assert (found["players"], found["sides"], len(found["seats"])) == (6, "pairs", 6)
    assert found["seats"][0] == found["seats"][3]
    (file,) = tmp_path.iterdir()
    assert file.name == "hand-and-foot-classic-6-pairs-seed-1-game-001.handfoot"
    record = load(file).record
    assert (record.options.players, record.options.packs) == (6, 7)
    usual = summary(capsys, "--players", "6", "--games", "1")
    assert usual["sides"] == "teams"


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_by_its_name(preset: str, capsys: Capture) -> None:
    found = summary(capsys, "--preset", preset, "--games", "1")
    assert found["preset"] == preset
    assert found["players"] == PRESETS[preset].players
    assert found["faults"] == 0


def test_a_record_is_never_overwritten(capsys: Capture, tmp_path: Path) -> None:
    assert match("--games", "1", "--record", str(tmp_path)) == 0
    (file,) = tmp_path.iterdir()
    before = file.read_bytes()
    assert match("--games", "1", "--record", str(tmp_path), "--seats", ",".join(["easy"] * 4)) == 2
    assert file.read_bytes() == before
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("game", "least", "most"), [("hand-and-foot", 2, 8), ("raub", 2, 4), ("manipulation", 2, 6)]
)
def test_every_game_has_its_own_numbers_of_players(
    game: str, least: int, most: int, capsys: Capture
) -> None:
    assert main(["match", game, "--players", "9"]) == 2
    said = f"handfoot match: --players takes a number from {least} to {most}, not '9'"
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--games", "0"), "--games takes a number from 1 to 100000, not '0'"),
        (("--games", "many"), "--games takes a number from 1 to 100000, not 'many'"),
        (("--games", "9" * 5000), "--games takes a number from 1 to 100000, not '999"),
        (("--seats", ""), "classic cannot be played by 1; choose from 2, 3, 4, 5, 6"),
        (("--preset", "\x1b[2J\nx"), r"there is no preset '\x1b[2J\nx'; choose from classic"),
        (("--seed", "-1"), "--seed takes a number from 0"),
        (("--seats", "steady,easy", "--players", "4"), "--seats names 2 bots, but 4 play"),
        (("--bots", "steady"), "--bots takes two or more different bots"),
        (("--until-decided",), "--until-decided takes two or more different bots"),
        (
            ("--bots", "easy,steady", "--until-decided", "0"),
            "--until-decided takes a number between 0 and 100, not '0'",
        ),
        (("--time", "nan"), "--time takes a number between 0 and 3600, not 'nan'"),
        (("--workers", "0"), "--workers takes a number from 1 to 256, not '0'"),
        (
            ("--bots", "easy,nobody:Bot", "--workers", "2"),
            "the bot nobody:Bot cannot be used: ModuleNotFoundError: No module named 'nobody'",
        ),
        (
            ("--bots", "easy,sys:"),
            "the bot sys: cannot be used: ValueError: a bot is named module:",
        ),
        (
            ("--bots", "easy,faulty_bots:dies_at_once"),
            "the bot faulty_bots:dies_at_once cannot be started: it ended its process",
        ),
        (("--seats", "steady,easy,steady,genius"), "there is no bot 'genius'; choose from easy"),
        (("--players", "9"), "--players takes a number from 2 to 8, not '9'"),
        (
            ("--players", "5", "--sides", "pairs"),
            "5 players cannot play classic as 'pairs'; choose from alone",
        ),
        (
            ("--preset", "pennies", "--players", "4"),
            "pennies cannot be played by 4; choose from 6",
        ),
        (("--preset", "bridge"), "there is no preset 'bridge'; choose from classic"),
    ],
)
@pytest.mark.usefixtures("beside_our_bots")
def test_wrong_arguments_get_a_sentence(
    arguments: tuple[str, ...], sentence: str, capsys: Capture
) -> None:
    assert match(*arguments) == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"handfoot match: {sentence}")
    assert shown.err.count("\n") == 1
    assert len(shown.err) < 1000
    assert shown.out == ""


def test_a_folder_that_cannot_be_made_gets_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    assert match("--games", "1", "--record", str(file / "games")) == 1
    assert capsys.readouterr().err.startswith("handfoot match: the folder")
    assert match("--games", "1", "--record", str(file)) == 1
    assert file.read_text() == "not a folder"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="the folder is one of Linux")
def test_a_folder_where_the_system_allows_none_is_not_called_gone(capsys: Capture) -> None:
    assert match("--games", "1", "--record", "/proc/games") == 1
    assert capsys.readouterr().err == ("handfoot match: the folder /proc/games cannot be created\n")


def test_an_unknown_game_gets_exit_code_2(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["match", "solitaire"])
    assert left.value.code == 2
    assert "solitaire" in capsys.readouterr().err


def heed_ctrl_c() -> None:
    """In a new process: what runs in the background of a shell was told to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_prints_what_has_been_played(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "handfoot_gui", "match", "hand-and-foot", "--json",
         "--games", "50000", "--record", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        preexec_fn=heed_ctrl_c,
    ) as process:  # fmt: skip
        try:
            while len(list(tmp_path.glob("*.handfoot"))) < 2:
                assert process.poll() is None
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    found = json.loads(out)
    assert process.returncode == 130
    assert found["interrupted"] is True
    assert 1 <= found["games"] < 50_000
    assert found["deals"] == 4 * found["games"]
    assert err == b""


def figures(capsys: Capture, *more: str) -> dict[str, Any]:
    """What was printed, without what takes another time in each run."""
    found = summary(capsys, *more)
    del found["move_ms"]
    return found


@pytest.mark.usefixtures("beside_our_bots")
def test_many_bots_meet_with_the_same_cards_and_are_rated(capsys: Capture, tmp_path: Path) -> None:
    asked = ("--bots", "easy,example_bot:Hasty,steady", "--games", "3")
    asked += ("--preset", "simpson", "--players", "2", "--seed", "5")
    found = figures(capsys, *asked, "--results", str(tmp_path / "results"))
    # Every two of them, and both ways round with the same cards: two sets of two games.
    assert found["games"] == 12
    assert [own["games"] for own in found["bots"]] == [8, 8, 8]
    best, second, last = found["bots"]
    assert last["bot"] == "example_bot:Hasty"
    assert best["rating"] >= second["rating"] > last["rating"]
    assert best["rating"] + second["rating"] + last["rating"] == pytest.approx(0)
    assert best["share_interval"][0] < best["share"] < best["share_interval"][1] <= 1
    assert best["lead"] > 0 > last["lead"]
    assert best["lead_half"] > 0
    assert {own["fair_share"] for own in found["bots"]} == {0.5}
    assert match(*asked, "--results", str(tmp_path / "results")) == 0
    shown = capsys.readouterr().out
    assert re.search(r"^steady +8 +\d+\.\d \(\d+ to \d+\) +50 +[+-][\d.]+ ± [\d.]+", shown, re.M)
    assert re.search(r"^example_bot:Hasty against steady: .* of 4 games$", shown, re.M)


def test_the_example_of_a_bot_is_the_one_that_plays() -> None:
    shown = (HOME.parent / "CONTRIBUTING.md").read_text("utf-8")
    assert f"```python\n{(HOME / 'example_bot.py').read_text('utf-8')}```" in shown


def test_the_list_of_bots_says_how_many_play_and_each_sits_everywhere(
    capsys: Capture, tmp_path: Path
) -> None:
    asked = ("--seats", "steady,easy,easy", "--paired", "--games", "6", "--record", str(tmp_path))
    found = figures(capsys, *asked)
    assert (found["players"], found["sides"], found["games"]) == (3, "alone", 6)
    assert {own["bot"]: own["fair_share"] for own in found["bots"]} == {
        "steady": pytest.approx(1 / 3),
        "easy": pytest.approx(2 / 3),
    }
    records = [load(file).record for file in sorted(tmp_path.iterdir())]
    assert [[player.level for player in record.seats].index("steady") for record in records] == (
        [0, 2, 1] * 2
    )
    deals = [
        [move.order for _, move in record.moves if hasattr(move, "order")] for record in records
    ]
    assert len(deals[0]) == 4
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


@pytest.mark.only_thorough
def test_a_match_ends_at_the_game_that_decides_it_whatever_is_known_beyond(
    capsys: Capture, tmp_path: Path
) -> None:
    asked = ("--bots", "easy,steady", "--preset", "simpson", "--players", "2")
    ends = ("--games", "200", "--until-decided", "95")
    found = figures(capsys, *asked, *ends)
    assert found["decided"] == ["less"]
    assert found["interrupted"] is False
    assert 2 < found["games"] < 100
    (easy,) = (own for own in found["bots"] if own["bot"] == "easy")
    assert easy["share"] < easy["share_interval"][1] < 0.95
    known = ("--results", str(tmp_path / "results"))
    more = str(found["games"] + 4)
    figures(capsys, *asked, "--games", more, "--workers", "2", *known)
    assert figures(capsys, *asked, *ends, *known) == found
    assert (
        match("--bots", "steady,easy", "--players", "2", "--games", "4", "--until-decided", "70")
        == 0
    )
    shown = capsys.readouterr().out
    assert re.search(r"^steady against easy: .*, not clearly more or less than 70%", shown, re.M)


def test_a_match_that_was_killed_goes_on_from_its_file_though_a_worker_dies_too(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "results"
    asked = ("--bots", "easy,steady", "--games", "24", "--players", "2", "--preset", "simpson")
    with subprocess.Popen(
        [sys.executable, "-m", "handfoot_gui", "match", "hand-and-foot", *asked,
         "--results", str(file), "--workers", "2"],
        stdout=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        while not file.exists() or file.read_bytes().count(b"\n") < 3:
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
    begun = file.read_bytes()
    # As if the last line had been cut by the kill.
    half = begun[: begun.rfind(b"\n") - 20]
    file.write_bytes(half)

    def kill_a_worker() -> None:
        while file.read_bytes().count(b"\n") < 6:
            time.sleep(0.01)
        for worker in active_children()[:1]:
            worker.kill()

    killing = Thread(target=kill_a_worker, daemon=True)
    killing.start()
    found = figures(capsys, *asked, "--results", str(file), "--workers", "2")
    killing.join()
    assert found == figures(capsys, *asked)
    whole = file.read_bytes()
    assert whole.startswith(half[: half.rfind(b"\n") + 1])
    assert whole.count(b"\n") == 13
    again = figures(capsys, *asked, "--results", str(file))
    assert again == found
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("change", "more", "sentence", "code"),
    [
        (lambda text: text.replace(b'"totals"', b'"total"', 1), (),
         "is damaged at line 2; it was left unchanged", 1),
        (lambda text: text.replace(b"[0,2]", b"[7,2]"), (),
         "is damaged at line 3; it was left unchanged", 1),
        (lambda text: text.replace(b"[0,2]", b"[0,0]"), (),
         "is damaged at line 3; it was left unchanged", 1),
        (lambda text: re.sub(rb'"leaders":\[[^]]*', b'"leaders":[', text), (),
         "is damaged at line 2; it was left unchanged", 1),
        (lambda text: b"\x89PNG" + text, (), "is not a results file", 1),
        (lambda _: b"{}", (), "is not a results file", 1),
        (lambda text: text, ("--seed", "8"), "is from a match with a different seed", 2),
        (lambda text: text, ("--time", "0.5"), "is from a match with a different time", 2),
        (lambda text: text, ("--paired",), "is from a match with a different seating", 2),
    ],
)  # fmt: skip
def test_a_file_that_does_not_fit_is_left_as_it_is(
    change: Callable[[bytes], bytes],
    more: tuple[str, ...],
    sentence: str,
    code: int,
    capsys: Capture,
    tmp_path: Path,
) -> None:
    file = tmp_path / "results"
    asked = ("--seats", "easy,steady", "--games", "2", "--results", str(file))
    assert match(*asked) == 0
    changed = change(file.read_bytes())
    file.write_bytes(changed)
    capsys.readouterr()
    assert match(*asked, *more) == code
    shown = capsys.readouterr()
    assert shown.err == f"handfoot match: {file} {sentence}\n"
    assert shown.out == ""
    assert file.read_bytes() == changed


@pytest.mark.usefixtures("beside_our_bots")
def test_bots_that_fail_in_every_way_do_not_end_the_match(capsys: Capture, tmp_path: Path) -> None:
    names = ",".join(f"faulty_bots:{name}" for name in ("Raises", "Cheats", "Dies", "Hangs"))
    asked = ("--seats", names, "--games", "1", "--time", "0.1", "--record", str(tmp_path))
    found = summary(capsys, *asked)
    kinds = {"raised ZeroDivisionError", "not allowed", "ended its process", "was late"}
    assert set(found["fault_kinds"]) >= kinds
    assert found["faults"] == sum(found["fault_kinds"].values())
    assert found["deals"] == 4
    (file,) = tmp_path.iterdir()
    assert main(["replay", str(file)]) == 0


@pytest.mark.usefixtures("beside_our_bots")
def test_bots_reach_neither_the_questions_nor_the_match_nor_outlive_it(capsys: Capture) -> None:
    names = ",".join(f"faulty_bots:{name}" for name in ("Reads", "Forks", "Leaves", "Poisons"))
    found = summary(capsys, "--seats", names, "--games", "1", "--time", "0.1", "--seed", "5")
    assert set(found["fault_kinds"]) == {"not allowed", "was late", "answered nonsense"}
    assert found["deals"] == 4
    assert match("--seats", "builtins:id,steady", "--preset", "simpson") == 2
    assert "cannot be used: TypeError: a bot has a method choose" in capsys.readouterr().err


def test_what_was_played_before_the_disk_was_full_is_printed(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "results"
    asked = ("--seats", "easy,easy", "--results", str(file))
    assert match(*asked, "--games", "1") == 0
    most, allowed = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + 10, allowed))
    capsys.readouterr()
    try:
        assert match(*asked, "--games", "3") == 1
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, allowed))
    shown = capsys.readouterr()
    assert shown.err == f"handfoot match: The disk is full, so {file} was not saved.\n"
    assert "1 of 3" in shown.out
    assert match(*asked, "--games", "3") == 0


def test_a_cluster_that_is_not_there_gets_a_sentence(capsys: Capture, tmp_path: Path) -> None:
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    file = tmp_path / "results"
    assert match("--games", "2", "--results", str(file)) == 0
    kept = file.read_bytes()
    capsys.readouterr()
    assert match("--games", "4", "--results", str(file), "--cluster", address) == 1
    shown = capsys.readouterr()
    assert shown.err == f"handfoot match: there is no cluster at {address}\n"
    assert shown.out == ""
    assert file.read_bytes() == kept


def test_whoever_looks_on_is_told_the_time_left(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert match("--games", "2") == 0
    told = capsys.readouterr().err
    assert re.match(r"\r\[#{15}\.{15}\] 1 of 2 games, 0:\d\d:\d\d left ", told)
    assert told.endswith("\n")
