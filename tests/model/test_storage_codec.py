"""Saved games as text: everything comes back, and nothing strange is believed."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from recorded import game

import handfoot_gui
from handfoot_gui.core.record import Record
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Quota,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.session.check import check_of
from handfoot_gui.storage.codec import GAME_FILES, decode_head, encode, load
from handfoot_gui.storage.faults import Fault, SaveError

SAMPLES = Path(__file__).parents[1] / "samples"
STARTED = datetime(2026, 3, 1, 18, 30, tzinfo=UTC)


def written(moves: int | None = 60, seed: int = 1) -> bytes:
    record, state = game(seed, moves)
    return encode(record, check_of(record, rules_of(record), state), "abc123", STARTED)


def document(moves: int | None = 60) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(written(moves))
    return found


def fault_of(content: bytes | dict[str, Any], folder: Path) -> SaveError:
    path = folder / "game.handfoot.json"
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())
    with pytest.raises(SaveError) as caught:
        load(path)
    error = caught.value
    assert str(path) in str(error)
    assert len(str(error)) < 600
    return error


@pytest.mark.parametrize("moves", [0, 1, 2, 60, None])
def test_what_was_written_is_read_again_each_move_one_line(
    tmp_path: Path, moves: int | None
) -> None:
    record, state = game(1, moves)
    path = tmp_path / "a.json"
    path.write_bytes(written(moves))
    loaded = load(path)
    assert (loaded.record, loaded.state) == (record, state)
    assert (loaded.id, loaded.started) == ("abc123", STARTED)
    assert not loaded.is_read_only
    lines = path.read_text("utf-8").splitlines()
    assert len(lines) == (len(record.moves) + 2 if record.moves else 1)
    assert all(json.loads(line.removesuffix(",")) for line in lines[1:-1])


@pytest.mark.parametrize("kind", ["presets", "steady", "raub", "manipulation"])
def test_the_lines_of_all_deals_add_up_to_the_scores(kind: str) -> None:
    for path in SAMPLES.glob(f"{kind}/*.handfoot.json"):
        loaded = load(path)
        rules = rules_of(loaded.record)
        check, sheet = check_of(loaded.record, rules, loaded.state), rules.sheet(loaded.state)
        assert check.sheet is not None
        for lines, deal in zip(check.sheet.deals, sheet.deals, strict=True):
            points = [sum(line[side] for line in lines.lines.values()) for side in range(2)]
            assert points == [deal.points(0), deal.points(1)] or not lines.lines
        every = [deal.lines for deal in check.sheet.deals] + [check.sheet.closing]
        for side, score in enumerate(check.scores):
            summed = sum(points[side] for lines in every for points in lines.values())
            assert sheet.opening + summed == score


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda deal: deal["lines"]["clean_piles"].reverse(), "deals[0].lines.clean_piles"),
        (lambda deal: deal["lines"].pop("cards_left"), "deals[0].lines.cards_left"),
        (lambda deal: deal["lines"].update(tips=[1, 0]), "deals[0].lines.tips"),
        (lambda deal: deal.update(ended="knock"), "deals[0].ended"),
        (lambda deal: deal.update(by=3), "deals[0].by"),
    ],
)
def test_where_the_lines_differ_the_game_is_for_looking_only(
    tmp_path: Path, change: Callable[[dict[str, Any]], object], field: str
) -> None:
    found = json.loads((SAMPLES / "format-6.handfoot.json").read_text("utf-8"))
    path = tmp_path / "game.handfoot.json"
    # A line that brings nobody anything may come and go.
    found["check"]["sheet"]["deals"][3]["lines"].pop("going_out")
    found["check"]["sheet"]["deals"][3]["lines"]["tips"] = [0, 0]
    path.write_text(json.dumps(found), "utf-8")
    assert not load(path).is_read_only
    change(found["check"]["sheet"]["deals"][0])
    path.write_text(json.dumps(found), "utf-8")
    reason = load(path).reason
    assert reason is not None
    assert reason.field == f"sheet.{field}"


def test_the_file_holds_what_the_readme_says() -> None:
    found = document()
    assert list(found) == [
        "format", "program", "id", "game", "preset", "started", "saved", "written", "seed",
        "seats", "check", "options", "sentences", "brought_forward", "agreements", "dealt_again",
            "fair", "moves",
    ]  # fmt: skip
    assert found["format"] == 9
    assert found["program"] == handfoot_gui.__version__
    assert found["started"] == "2026-03-01T18:30:00Z"
    assert found["seats"][0] == {"name": "Marta", "kind": "person"}
    assert found["seats"][3] == {"name": "Karl", "kind": "bot", "level": "easy"}
    assert found["options"]["minima"] == [50, 90, 120, 150]
    assert found["options"]["quotas"][0][0]["clean"] == 2
    assert found["moves"][0] == [-1, {"move": "dealer", "dealer": found["moves"][0][1]["dealer"]}]
    assert len(found["moves"][1][1]["order"]) == 270
    assert found["check"]["moves"] == len(found["moves"]) == 60


def test_the_head_is_read_without_the_moves(tmp_path: Path) -> None:
    content = written(60).replace(b'"move":"deal"', b'"move":"what"')
    head = decode_head(content, tmp_path)
    assert (head.id, head.check.moves, head.check.deal) == ("abc123", 60, 1)
    assert [player.name for player in head.seats] == ["Marta", "Elise", "Josip", "Karl"]


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.EMPTY),
        (b" \n\t", Fault.EMPTY),
        (b"\xff\xfe{", Fault.NOT_TEXT),
        (b'{"format":1,"game":"hand-and-foot","id":"\xe4"}', Fault.NOT_TEXT),
        (b"\x00" * 4096, Fault.DAMAGED),
        (b"{", Fault.DAMAGED),
        (b"[]", Fault.FOREIGN),
        (b"{}", Fault.FOREIGN),
        (b"42", Fault.FOREIGN),
        (b'{"format":1,"game":"hand-and-foot","kind":"house-rules","options":{}}', Fault.FOREIGN),
        (b'{"format":"1","game":"hand-and-foot"}', Fault.FOREIGN),
        (b'{"format":1.5,"game":"hand-and-foot"}', Fault.FOREIGN),
        (b'{"format":true,"game":"hand-and-foot"}', Fault.FOREIGN),
        (b'{"format":0,"game":"hand-and-foot"}', Fault.FOREIGN),
        (b'{"format":-7,"game":"hand-and-foot"}', Fault.FOREIGN),
        (b'{"format":NaN,"game":"hand-and-foot"}', Fault.DAMAGED),
        (b'{"format":9,"game":"hand-and-foot","new":[{}]}', Fault.NEWER),
        (b'{"format":1,"game":"bridge"}', Fault.NEWER),
        (b'{"format":' + b"9" * 5000 + b',"game":"hand-and-foot"}', Fault.FOREIGN),
        (b"[" * 100_000, Fault.FOREIGN),
        (b'{"a":' * 100_000, Fault.DAMAGED),
        (b'{"format":1,"game":"hand-and-foot","moves":' + b"[" * 1_000_000, Fault.DAMAGED),
        (b"<html><body>Not found</body></html>", Fault.DAMAGED),
        (b"PK\x03\x04", Fault.DAMAGED),
        (b"{" + b" " * GAME_FILES.largest, Fault.TOO_LARGE),
    ],
    ids=lambda value: repr(value)[:40] if isinstance(value, bytes) else None,
)
def test_what_is_not_a_game_is_refused(tmp_path: Path, content: bytes, fault: Fault) -> None:
    error = fault_of(content, tmp_path)
    assert error.fault is fault
    assert ("newer version" in str(error)) is (fault is Fault.NEWER)


def test_a_file_cut_off_anywhere_is_damaged(tmp_path: Path) -> None:
    content = written(30)
    for length in range(1, len(content) - 2, 97):
        assert fault_of(content[:length], tmp_path).fault is Fault.DAMAGED


def put(place: str, value: object) -> Callable[[dict[str, Any]], None]:
    """A change of a document: *place* as ``moves.5.1.card``; ... removes what is there."""

    def change(found: Any) -> None:
        *way, last = [int(part) if part.isdigit() else part for part in place.split(".")]
        for part in way:
            found = found[part]
        if value is ...:
            del found[last]
        else:
            found[last] = value

    change.__name__ = f"{place}={str(value)[:20]}"
    return change


def placed(onto: int) -> dict[str, Any]:
    return {"move": "lay", "melds": [{"cards": ["9H1"], "onto": onto}]}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("options.draws", [0]), "$.options.draws[0]"),
        (put("options.draws", [7]), "$.options.draws[0]"),
        (put("options.draws", ["2"]), "$.options.draws[0]"),
        (put("options.draws", 2), "$.options.draws"),
        (put("options.short_draw", 1), "$.options.short_draw"),
        (put("options.players", 9), "$.options.players"),
        (put("options.packets", [13, 10**30]), "$.options.packets[1]"),
        (put("options.clean_bonus", 10**18), "$.options.clean_bonus"),
        (put("options.minima", []), "$.options.minima"),
        (put("options.values.*", None), "$.options.values.*"),
        (put("seats", []), "$.seats"),
        (put("seats.0.name", ""), "$.seats[0].name"),
        (put("seats.0.name", "x" * 300), "$.seats[0].name"),
        (put("seats.0.level", "easy"), "$.seats[0]"),
        (put("seats.1.level", ...), "$.seats[1]"),
        (put("seats.3", ...), "$.seats"),
        (put("id", "../../x"), "$.id"),
        (put("id", ""), "$.id"),
        (put("started", "yesterday"), "$.started"),
        (put("started", "2026-03-01T18:30:00"), "$.started"),
        (put("saved", "0001-01-01T00:00:00Z"), "$.saved"),
        (put("saved", "9999-12-31T23:59:59Z"), "$.saved"),
        (put("seed", -1), "$.seed"),
        (put("check", None), "$.check"),
        (put("check.scores", [0, 10**12]), "$.check.scores"),
        (put("check.moves", -1), "$.check.moves"),
        (put("moves", None), "$.moves"),
        (put("moves.5", []), "$.moves[5]"),
        (put("moves.5.0", 4), "$.moves[5][0]"),
        (put("moves.5.0", -2), "$.moves[5][0]"),
        (put("moves.5.1", {}), "$.moves[5][1]"),
        (put("moves.5.1", {"move": "discard", "card": "1H1"}), "$.moves[5][1].card"),
        (put("moves.5.1", {"move": "discard", "card": "9H0"}), "$.moves[5][1].card"),
        (put("moves.5.1", {"move": "discard", "card": "9H100"}), "$.moves[5][1].card"),
        (put("moves.5.1", {"move": "discard", "card": 9}), "$.moves[5][1].card"),
        (put("moves.5.1", {"move": "draw", "counts": [1.5]}), "$.moves[5][1].counts[0]"),
        (put("moves.5.1", {"move": "draw", "counts": [int("9" * 4000)]}), "$.moves[5][1].counts"),
        (put("moves.5.1", placed(-1)), "$.moves[5][1].melds[0].onto"),
        (put("moves.5.1", placed(10**30)), "$.moves[5][1].melds[0].onto"),
        (put("moves.0.1.dealer", -3), "$.moves[0][1].dealer"),
        (put("moves.1.1.order.7", "9H"), "$.moves[1][1].order[7]"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_wrong_field_is_named_by_its_place(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], place: str
) -> None:
    found = document()
    change(found)
    error = fault_of(found, tmp_path)
    assert error.fault is Fault.DAMAGED
    assert error.place.startswith(place) or place == "$"
    assert place in str(error) or place == "$"


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (put("options.jokers", 2), "$.options.jokers"),
        (put("jokers", 2), "$.jokers"),
        (put("seats.0.kind", "ghost"), "$.seats[0].kind"),
        (put("moves.5.1", {"move": "cheat"}), "$.moves[5][1].move"),
        (put("moves.5.1", {"move": "end-deal", "x": 1}), "$.moves[5][1].x"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_a_field_or_a_word_that_is_not_known_is_of_a_newer_version(
    tmp_path: Path, change: Callable[[dict[str, Any]], None], place: str
) -> None:
    found = document()
    change(found)
    error = fault_of(found, tmp_path)
    assert (error.fault, error.place) == (Fault.NEWER, place)
    assert "newer version" in str(error)
    assert place in str(error)


@pytest.mark.parametrize("place", ["seats.1.kind", "moves.3.1.move", "moves.1.1.order.4"])
def test_a_page_where_a_word_belongs_is_told_in_one_line(tmp_path: Path, place: str) -> None:
    found = document()
    put(place, "word\n" * 20_000)(found)
    error = fault_of(found, tmp_path)
    assert error.fault is Fault.DAMAGED
    assert len(error.detail) <= 160
    assert len(str(error).splitlines()) == 1


def test_rules_that_contradict_themselves_are_refused(tmp_path: Path) -> None:
    found = document()
    found["options"]["packs"] = 2
    error = fault_of(found, tmp_path)
    assert (error.fault, error.place) == (Fault.BAD_OPTIONS, "$.options")


@pytest.mark.parametrize(
    "change",
    [
        put("moves.5.1", {"move": "lay", "melds": [{"cards": ["9H1"], "onto": 999}]}),
        put("moves.5.1", {"move": "discard", "card": "9H99"}),
        put("moves.1.1.order.7", "9H6"),
        put("moves.0.1.dealer", 4),
        put("moves.2", ...),
    ],
    ids=lambda value: value.__name__,
)
def test_a_move_that_is_not_allowed_is_named_by_its_number(
    tmp_path: Path, change: Callable[[dict[str, Any]], None]
) -> None:
    found = document()
    change(found)
    error = fault_of(found, tmp_path)
    assert error.fault is Fault.ILLEGAL_MOVE
    number = int(error.place.removeprefix("$.moves[").removesuffix("]")) + 1
    assert f"move {number}" in str(error)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("moves", 59),
        ("scores", [0, 5]),
        ("scores", [0, 0, 0]),
        ("finished", True),
        ("deal", 2),
        ("to_move", None),
    ],
)
def test_a_check_that_differs_opens_for_looking_only(
    tmp_path: Path, field: str, value: object
) -> None:
    found = document()
    found["check"][field] = value
    path = tmp_path / "a.json"
    path.write_text(json.dumps(found))
    loaded = load(path)
    assert loaded.is_read_only
    assert loaded.reason is not None
    assert loaded.reason.field == field


def test_options_that_are_not_named_are_those_of_classic_and_own_ones_come_back(
    tmp_path: Path,
) -> None:
    found, path = document(), tmp_path / "a.json"
    del found["options"]["draws"], found["options"]["quotas"]
    path.write_text(json.dumps(found))
    assert load(path).record.options == Options()
    options = Options(
        draws=(3,), minima=(15, 30), quotas=((Quota(1, 1, 0),),), deals=2, permission=False
    )
    record, _ = game(1, 0)
    mine = Record(record.game, None, options, record.seats)
    rules = rules_of(mine)
    path.write_bytes(encode(mine, check_of(mine, rules, rules.start()), "x", STARTED))
    assert load(path).record == mine


def test_names_of_any_script_come_back(tmp_path: Path) -> None:
    found = document()
    names = ["Žarko Čubrilović", "🂡\u202e\n", "老師", "a'\"<b>&{name}%s\\"]
    for seat, name in zip(found["seats"], names, strict=True):
        seat["name"] = name
    path = tmp_path / "a.json"
    path.write_text(json.dumps(found))
    assert [player.name for player in load(path).record.seats] == names


@settings(deadline=None, max_examples=150)
@given(st.randoms(use_true_random=False))
def test_a_file_with_wrong_bytes_loads_or_is_at_fault_but_nothing_breaks(
    tmp_path_factory: pytest.TempPathFactory, rng: Any
) -> None:
    content = bytearray(written(25))
    for _ in range(rng.randrange(1, 4)):
        place = rng.randrange(len(content))
        match rng.randrange(3):
            case 0:
                content[place] = rng.randrange(256)
            case 1:
                del content[place : place + rng.randrange(1, 40)]
            case 2:
                other = rng.randrange(len(content))
                content[place:place] = content[other : other + rng.randrange(1, 40)]
    path = tmp_path_factory.getbasetemp() / "strange.json"
    path.write_bytes(content)
    try:
        load(path)
    except SaveError as error:
        assert str(error)  # noqa: PT017  (it may load as well)
