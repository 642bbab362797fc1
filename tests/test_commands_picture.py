"""``handfoot picture`` as it is typed, without a screen, and what its pictures may show."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.__main__ import main
from handfoot_gui.core.errors import ReplayError
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import states
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.session.deal_again import cards_of
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.storage.deal_file import write_deal
from handfoot_gui.ui.pages.look_back.picture import picture
from tests.looked_back import SAMPLES, back, left, sample

GAME = SAMPLES / "raub" / "classic-4.handfoot.json"
ELISE = Seat(1)

Capture = pytest.CaptureFixture[str]


def size_of(path: Path) -> tuple[int, int]:
    """The pixels of a PNG across and down."""
    content = path.read_bytes()
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def test_a_position_of_a_saved_game_is_drawn_without_a_screen(tmp_path: Path) -> None:
    """In a process of its own, and as large as it is asked for, whatever else is said of scales."""
    path = tmp_path / "table.png"
    asked = [GAME, "--move", "30", "--seat", "elise", "--theme", "dark", "--size", "1300x701"]
    bare = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    } | {"QT_SCALE_FACTOR": "1.5", "HANDFOOT_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-m", "handfoot_gui", "picture", *map(str, asked), "-o", str(path)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, env=bare)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{path}: {path.stat().st_size:,} bytes\n"
    assert size_of(path) == (1300, 701)


@pytest.mark.usefixtures("qapp")
def test_a_saved_deal_has_one_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That after its cards are dealt; whose hand it is, is chosen by name."""
    monkeypatch.setenv("QT_SCALE_FACTOR", "1")
    record = sample("raub/classic-4")
    path, source = tmp_path / "table.png", tmp_path / "ours.handfoot-deal.json"
    write_deal(source, cards_of(record, rules_of(record), back(record).route.deals[0]))
    for seat in ([], ["--seat", record.seats[1].name]):
        asked = ["picture", str(source), *seat, "--size", "640x480", "-o", str(path)]
        assert main(asked) == 0
        assert size_of(path) == (640, 480)
        source.with_suffix(f".{len(seat)}").write_bytes(path.read_bytes())
    closed, seen = (source.with_suffix(f".{number}").read_bytes() for number in (0, 2))
    assert closed != seen


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--move", "9999"], "there is no move 9999; the game has "),
        (["--move", "-1"], "--move takes a number of moves, not '-1'"),
        (["--move", "first"], "--move takes a number of moves, not 'first'"),
        (["--seat", "Otto"], "there is no player 'Otto'; choose from Marta, Elise, Josip, Karl"),
        (["--seat", "5"], "there is no player '5'; choose from Marta"),
        (["--theme", "pink"], "there is no theme 'pink'; choose from light, dark, high-contrast"),
        (["--size", "big"], "--size takes pixels such as 1920x1080, not 'big'"),
        (["--size", "20x10"], "a picture must be 640x480 to 7680x4320 pixels, not 20x10"),
        (["--size", "99999x99999"], "a picture must be 640x480 to 7680x4320 pixels"),
        (["-o", "table.jpg"], "a picture is a PNG file: call it table.png"),
    ],
)
def test_wrong_arguments_are_one_sentence(
    capsys: Capture, tmp_path: Path, arguments: list[str], sentence: str
) -> None:
    path = tmp_path / "table.png"
    joined = [f"{arguments[0]}={arguments[1]}"] if arguments[0] != "-o" else arguments
    assert main(["picture", str(GAME), "-o", str(path), *joined]) == 2
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.startswith(f"handfoot picture: {sentence}")
    assert found.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_wrong_file_is_one_sentence(capsys: Capture, tmp_path: Path) -> None:
    """None, one of something else, one that is damaged, one with a move that is not allowed; and
    what cannot be written."""
    found = json.loads(GAME.read_bytes())
    found["moves"][40:] = found["moves"][20:21]
    wrong = tmp_path / "wrong.handfoot.json"
    wrong.write_text(json.dumps(found))
    torn = tmp_path / "torn.handfoot.json"
    torn.write_bytes(GAME.read_bytes()[:-100])
    kept = tmp_path / "kept.json"
    kept.write_text('{"kind": "kept-game"}')
    gone = tmp_path / "gone" / "table.png"
    for source, target in (
        (tmp_path / "no.json", tmp_path / "a.png"),
        (torn, tmp_path / "a.png"),
        (kept, tmp_path / "a.png"),
        (wrong, tmp_path / "a.png"),
    ):
        assert main(["picture", str(source), "-o", str(target)]) == 1
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert said.err.startswith("handfoot picture: The ")
        assert str(source) in said.err
        assert not target.exists()
    for target in (gone.parent.with_suffix(".png"), tmp_path / "x.png"):
        target.mkdir()
        assert main(["picture", str(GAME), "-o", str(target)]) == 1
        assert capsys.readouterr().err.startswith("handfoot picture: ")


# -- what may be seen ----------------------------------------------------------------------------


def shot(record: AnyRecord, position: int, seat: Seat | None, *, is_open: bool = False) -> bytes:
    """What is drawn of *record* for *seat*, or for everybody."""
    presenter = presenter_of(record, Words())
    looked = LookBack(record, presenter, seat=seat)
    shown = looked.usual_seat if seat is None else seat
    return picture(looked, presenter, Preferences(), position, shown, (1024, 700), is_open=is_open)


def scrambled(record: AnyRecord, seat: Seat) -> AnyRecord:
    """*record* of one deal with hidden cards exchanged, so that *seat* saw all along the same."""
    rules, rng = rules_of(record), Random(7)
    place, deal = next(
        (n, move) for n, (_, move) in enumerate(record.moves) if rules.order_dealt(move)
    )

    def seen(moves: tuple[Any, ...]) -> Iterator[Any]:
        return (rules.view(state, seat) for state in states(rules, moves))

    def with_order(order: tuple[Any, ...]) -> tuple[Any, ...]:
        return (*record.moves[:place], (-1, rules.deal(order)), *record.moves[place + 1 :])

    before, order, exchanged = list(seen(record.moves)), list(rules.order_dealt(deal)), 0
    while exchanged < 6:
        one, other = rng.sample(range(len(order)), 2)
        mixed = list(order)
        mixed[one], mixed[other] = mixed[other], mixed[one]
        try:
            is_same = mixed != order and list(seen(with_order(tuple(mixed)))) == before
        except ReplayError:
            continue
        if is_same:
            order, exchanged = mixed, exchanged + 1
    return replace(record, moves=with_order(tuple(order)))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("name", "moves"),
    [("steady/classic", 24), ("raub/classic-4", 16), ("manipulation/classic-3", 20)],
)
def test_a_picture_shows_nothing_that_its_seat_did_not_see(name: str, moves: int) -> None:
    record = left(name, moves, persons=2)
    other = scrambled(record, ELISE)
    assert other.moves != record.moves
    assert shot(record, moves, ELISE) == shot(other, moves, ELISE)
    assert shot(record, moves, Seat(0)) != shot(record, moves, ELISE)
    # Two people play: what is drawn for nobody in particular shows no hand at all.
    assert shot(record, moves, None, is_open=True) == shot(other, moves, None, is_open=True)
