"""Marked positions: kept beside the games, sent as a file, and what is wrong with one is said."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from example_game.game import GAME as FOURTH
from files_of_games import finished_game, saved_game
from looked_back import back, sample
from marked_lab import fourth, marked
from msgspec.structs import replace

from handfoot_gui import games
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.session.marked_deal import (
    LONGEST_TEXT,
    MarkedStep,
    as_lesson,
    can_be_marked,
    with_mark,
)
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import BROKEN
from handfoot_gui.storage.formats import FileKind, kind_of
from handfoot_gui.storage.lesson_file import LESSON_FILES, read_lesson, write_lesson
from handfoot_gui.storage.marks import Marks
from handfoot_gui.storage.saves import Saves, summary


@pytest.mark.parametrize("name", ["steady/classic", "raub/classic-4", "manipulation/classic-3", ""])
def test_a_lesson_of_any_game_comes_back_as_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(games.GAMES, FOURTH.name, FOURTH)
    record = sample(name) if name else fourth()
    marks = marked(record)
    deal = as_lesson(record, marks, with_names=True)
    path = tmp_path / "to Ruth.handfoot-lesson"
    write_lesson(path, deal)
    assert read_lesson(path) == deal
    assert kind_of(path) is FileKind.LESSON
    assert len(deal.moves) == marks[-1].position + 1, "what was played later is not sent"
    for number, mark in enumerate(marks):
        step = MarkedStep(deal, number)
        shown = step.record(record.seats)
        assert shown.moves == record.moves[: mark.position]
        presenter = presenter_of(shown, Words())
        assert step.told(presenter)
        assert step.is_same(presenter, step.played)
        assert step.is_last is (number == len(marks) - 1)


def test_names_are_left_out_where_the_writer_wants_that(tmp_path: Path) -> None:
    record = sample("steady/classic")
    path = tmp_path / "lesson"
    write_lesson(path, as_lesson(record, marked(record), with_names=False))
    assert read_lesson(path).names == ()
    for player in record.seats:
        assert player.name not in path.read_text("utf-8")


def document(folder: Path) -> dict[str, Any]:
    record = sample("steady/classic")
    path = folder / "a.handfoot-lesson"
    write_lesson(path, as_lesson(record, marked(record), with_names=True))
    found = json.loads(path.read_text("utf-8"))
    assert isinstance(found, dict)
    return found


Change = Callable[[dict[str, Any]], object]


@pytest.mark.parametrize(
    ("change", "fault", "place"),
    [
        (lambda d: d.update(format=2), Fault.NEWER, "$.format"),
        (lambda d: d.update(game="bridge"), Fault.NEWER, "$.game"),
        (lambda d: d.update(kind="handfoot-deal"), Fault.FOREIGN, "$.kind"),
        (lambda d: d.update(more=1), Fault.NEWER, "$.more"),
        (lambda d: d.pop("marks"), Fault.DAMAGED, ""),
        (lambda d: d.update(marks=[]), Fault.DAMAGED, "$.marks"),
        (lambda d: d.update(marks=d["marks"] * 40), Fault.DAMAGED, "$.marks"),
        (lambda d: d["marks"][0].update(lamp=1), Fault.NEWER, "$.marks[...]"),
        (lambda d: d["marks"][0].update(text=""), Fault.DAMAGED, "$.marks[...]"),
        (lambda d: d["marks"][0].update(text=" "), Fault.DAMAGED, "$.marks[...]"),
        (lambda d: d["marks"][0].update(text="a\nb"), Fault.DAMAGED, "$.marks[...]"),
        (lambda d: d["marks"][0].update(text="a\x00b"), Fault.DAMAGED, "$.marks[...]"),
        (lambda d: d["marks"][0].update(text="x" * (LONGEST_TEXT + 1)), Fault.DAMAGED, "$.marks["),
        (lambda d: d["marks"][0].update(position=10**6), Fault.DAMAGED, "$.marks[...]"),
        (lambda d: d["marks"][0].update(position=0), Fault.DAMAGED, "$.marks[0]"),
        (lambda d: d["marks"][0].update(position=10**5), Fault.DAMAGED, "$.marks[0]"),
        (lambda d: d["marks"][0].update(seat=7, asks=False), Fault.DAMAGED, "$.marks[0]"),
        (lambda d: d["marks"][0].update(seat=-1), Fault.DAMAGED, "$.marks[...]"),
        (lambda d: d["marks"][0].update(seat=(d["marks"][0]["seat"] + 1) % 4), Fault.DAMAGED,
         "$.marks[0]"),
        (lambda d: d["marks"].reverse(), Fault.DAMAGED, "$.marks[1]"),
        (lambda d: d["marks"].append(d["marks"][-1]), Fault.DAMAGED, "$.marks["),
        (lambda d: d["moves"].pop(1), Fault.ILLEGAL_MOVE, "$.moves[1]"),
        (lambda d: d.update(moves=[]), Fault.DAMAGED, "$.moves"),
        (lambda d: d.update(names=["Marta"]), Fault.DAMAGED, "$.names"),
        (lambda d: d["options"].update(packs=2), Fault.BAD_OPTIONS, "$.options"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_lesson_is_said_with_its_place(
    tmp_path: Path, change: Change, fault: Fault, place: str
) -> None:
    found = document(tmp_path)
    change(found)
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(found), "utf-8")
    with pytest.raises(SaveError) as raised:
        read_lesson(path)
    assert raised.value.fault is fault, str(raised.value)
    assert raised.value.place.startswith(place.removesuffix("...]")), str(raised.value)


def test_a_huge_lesson_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.handfoot-lesson"
    with path.open("wb") as file:
        file.write(b'{"kind":"handfoot-lesson",')
        file.truncate(LESSON_FILES.largest + 1)
    with pytest.raises(SaveError) as raised:
        read_lesson(path)
    assert raised.value.fault is Fault.TOO_LARGE


def test_marks_of_a_game_survive_and_go_with_the_game(tmp_path: Path) -> None:
    record = sample("raub/classic-4")
    marks = marked(record)
    Marks(tmp_path).change("one", lambda _: marks)
    Marks(tmp_path).change("two", lambda _: marks[:1])
    assert Marks(tmp_path).read("one") == marks
    assert Marks(tmp_path).read("three") == ()
    Marks(tmp_path).change("one", lambda _: ())
    assert not Marks(tmp_path).path("one").exists()
    assert Marks(tmp_path).read("two") == marks[:1]

    path = saved_game(tmp_path, "raub")
    game_id = summary(path).id
    Marks(tmp_path).change(game_id, lambda _: marks)
    Saves(tmp_path).delete(path)
    assert Marks(tmp_path).read(game_id) == ()
    assert Marks(tmp_path).read("two") == marks[:1]


def test_a_mark_at_the_table_s_move_or_before_the_deal_is_over_is_none() -> None:
    record = sample("steady/classic")
    looked = back(replace(record, moves=record.moves[:200]))
    for place in looked.route.stops[:-1]:
        wanted = record.moves[place][0] != TABLE and bool(
            (deal := looked.route.deal_at(place)) and deal.is_over
        )
        assert can_be_marked(looked, place) is wanted
    assert not can_be_marked(looked, looked.route.last)


def test_the_longest_evening_that_is_kept_can_be_sent(tmp_path: Path) -> None:
    """Of 120,000 moves all are read and played, up to the first that is not allowed."""
    found = document(tmp_path)
    found["moves"] += [found["moves"][-1]] * (120_000 - len(found["moves"]))
    path = tmp_path / "long.handfoot-lesson"
    path.write_text(json.dumps(found), "utf-8")
    assert path.stat().st_size > 2**22
    with pytest.raises(SaveError) as raised:
        read_lesson(path)
    assert raised.value.fault is Fault.ILLEGAL_MOVE


def test_what_two_windows_mark_in_one_game_is_all_kept(tmp_path: Path) -> None:
    record = sample("steady/classic")
    first, second, *_ = marked(record)
    one, two = Marks(tmp_path), Marks(tmp_path)
    assert one.change("game", lambda kept: with_mark(kept, second)) == (second,)
    assert two.change("game", lambda kept: with_mark(kept, first)) == (first, second)
    assert one.read("game") == (first, second)


def test_marks_of_games_that_are_gone_do_not_pile_up(tmp_path: Path) -> None:
    """A file that is deleted by hand leaves its marks; of those only the last ones stay."""
    marks = marked(sample("raub/classic-4"))
    there = [saved_game(tmp_path, game) for game in ("raub", "manipulation")]
    there.append(finished_game(tmp_path, "raub"))
    (tmp_path / "challenges").mkdir()
    there[1] = there[1].rename(tmp_path / "challenges" / there[1].name)
    ids = [summary(path).id for path in there]
    broken = there[0].rename(there[0].with_name(there[0].name + BROKEN))
    assert broken.exists(), "what is set aside may be mended"
    for number, game_id in enumerate([*ids, *(f"gone-{n}" for n in range(40))]):
        Marks(tmp_path).change(game_id, lambda _: marks)
        os.utime(Marks(tmp_path).path(game_id), (number, number))
    kept = {path.stem for path in (tmp_path / "marks").glob("*.json")}
    assert kept == {*ids, *(f"gone-{n}" for n in range(20, 40))}
