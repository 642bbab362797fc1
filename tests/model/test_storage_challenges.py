"""Challenges on disk: what people made, their games, and results that are sent."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from challenges_lab import play_here, result

from handfoot_gui.core.record import replay
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.session.challenge import Challenge, OtherVersion
from handfoot_gui.storage.challenge_file import Result, read_result, write_result
from handfoot_gui.storage.challenges import Challenges, PlayedHere
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import FileKind, kind_of
from handfoot_gui.storage.saves import Saves

QUICK = Challenge("raub", "classic", "easy", 77)


def test_what_is_played_is_kept_apart_from_all_other_games(tmp_path: Path) -> None:
    challenges = Challenges(tmp_path)
    play_here(challenges, QUICK, "Marta", deals=2)
    again = Challenges(tmp_path)
    assert again.read() is None
    (kept,) = again.kept
    marta = kept.of("marta")
    assert marta is not None
    made = result(QUICK, "Marta").points
    assert marta.points == (*made[:2], None, None, None)
    assert (marta.next_deal, marta.whole, marta.total) == (3, None, sum(made[:2]))
    path = again.game_of(QUICK.code, "Marta", 2)
    assert path is not None
    assert QUICK.is_of(load(path).record, 2)
    assert again.game_of(QUICK.code, "Marta", 3) is None
    assert not Saves(tmp_path).search().all().games


def test_a_game_goes_on_where_it_was_left_and_the_first_result_stays(tmp_path: Path) -> None:
    challenges = Challenges(tmp_path)
    play_here(challenges, QUICK, "Marta", deals=1)
    record = result(QUICK, "Marta").records[0]
    with challenges.go_on(QUICK, record.with_moves(()), 1) as game:
        assert game.loaded is not None
        assert game.loaded.record.moves == record.moves
    first = challenges.kept[0].played[0].points[0]
    challenges.note(QUICK, "Marta", 1, 999)
    assert challenges.kept[0].played[0].points[0] == first


def test_a_game_of_another_deal_or_with_other_cards_is_set_aside_and_the_deal_begins_anew(
    tmp_path: Path,
) -> None:
    challenges = Challenges(tmp_path)
    play_here(challenges, QUICK, "Marta", deals=2)
    one, two = (challenges.game_of(QUICK.code, "Marta", deal) for deal in (1, 2))
    assert one is not None
    assert two is not None
    record = result(QUICK, "Marta").records[1]
    document = json.loads(one.read_text("utf-8"))
    shuffled = json.loads(two.read_text("utf-8"))
    order = next(move for _, move in shuffled["moves"] if move["move"] == "deal")["order"]
    # Two cards of the talon have changed places: every move may still be made.
    order[-1], order[-2] = order[-2], order[-1]
    seeded = {**json.loads(two.read_text("utf-8")), "seed": 1}
    for content in (document, shuffled, seeded):
        two.write_text(json.dumps(content), "utf-8")
        with pytest.raises(SaveError) as refused:
            challenges.go_on(QUICK, record.with_moves(()), 2)
        assert refused.value.fault is Fault.OTHER_DEAL
        aside = refused.value.set_aside
        assert aside is not None
        assert json.loads(aside.read_text("utf-8")) == content
        assert challenges.game_of(QUICK.code, "Marta", 2) is None
        # What was noted before stays, and nothing is sent without its game.
        assert challenges.kept[0].played[0].points[1] is not None
        with challenges.go_on(QUICK, record.with_moves(()), 2) as game:
            assert game.loaded is None
            game.save(record, replay(rules_of(record), record.moves))


def test_no_result_is_made_of_games_that_were_changed(tmp_path: Path) -> None:
    challenges = Challenges(tmp_path)
    play_here(challenges, QUICK, "Marta")
    assert challenges.result_of(QUICK, "Marta") is not None
    one, two = (challenges.game_of(QUICK.code, "Marta", deal) for deal in (1, 2))
    assert one is not None
    assert two is not None
    two.write_bytes(one.read_bytes())
    with pytest.raises(SaveError) as refused:
        challenges.result_of(QUICK, "Marta")
    assert refused.value.fault is Fault.OTHER_DEAL
    assert two.exists()


@pytest.mark.parametrize("game", GAMES)
def test_a_file_brings_points_and_games_to_another_home(tmp_path: Path, game: str) -> None:
    challenge = Challenge(game, next(iter(GAMES[game].presets)), "easy", 8)
    one, other = Challenges(tmp_path / "one"), Challenges(tmp_path / "other")
    play_here(one, challenge, "Marta")
    made = one.result_of(challenge, "Marta")
    assert made is not None
    path = tmp_path / "marta.handfoot-challenge"
    write_result(path, made)
    assert kind_of(path) is FileKind.RESULT
    brought = read_result(path)
    assert brought == made
    other.enter_file(brought)
    (marta,) = other.kept[0].played
    assert marta.whole == made.points
    assert marta.is_from_afar
    kept = other.game_of(challenge.code, "Marta", 5)
    assert kept is not None
    assert load(kept).record.moves == made.records[4].moves
    other.enter_file(brought)
    assert len(other.kept[0].played) == 1


def changed(path: Path, made: Result, **fields: object) -> Path:
    write_result(path, made)
    document = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**document, **fields}), "utf-8")
    return path


def test_a_file_whose_points_or_cards_are_not_those_of_the_code_is_refused(tmp_path: Path) -> None:
    made, path = result(QUICK, "Marta"), tmp_path / "a.handfoot-challenge"
    better = [made.points[0] - 1, *made.points[1:]]
    other = Challenge("raub", "classic", "easy", 78).shown
    typo = QUICK.shown[:-1] + ("3" if QUICK.shown[-1] != "3" else "4")
    for fields, place in (
        ({"points": better}, "$.points[0]"),
        ({"code": other}, "$.deals[0]"),
        ({"code": typo}, "$.code"),
        ({"points": [1, 2]}, "$.points"),
    ):
        with pytest.raises(SaveError) as refused:
            read_result(changed(path, made, **fields))
        assert (refused.value.fault, refused.value.place) == (Fault.DAMAGED, place)


def test_a_file_of_another_version_is_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.handfoot-challenge"
    write_result(path, result(QUICK, "Marta"))
    monkeypatch.setattr("handfoot_gui.session.challenge.SCHEME", 2)
    with pytest.raises(OtherVersion):
        read_result(path)


def test_nobody_takes_the_name_of_who_played_here(tmp_path: Path) -> None:
    challenges = Challenges(tmp_path)
    play_here(challenges, QUICK, "Marta", deals=1)
    with pytest.raises(PlayedHere):
        challenges.enter(QUICK, "marta", (1, 2, 3, 4, 5))
    challenges.enter(QUICK, "Karl", (1, 2, 3, 4, 5))
    challenges.enter(QUICK, "Karl", (1, 2, 3, 4, 6))
    assert [one.total for one in challenges.kept[0].played][1:] == [16]


def test_what_is_forgotten_leaves_nothing(tmp_path: Path) -> None:
    challenges = Challenges(tmp_path)
    play_here(challenges, QUICK, "Marta", deals=1)
    other = Challenge("raub", "classic", "easy", 78)
    challenges.choose(other)
    challenges.forget(QUICK.code)
    assert [kept.code for kept in challenges.kept] == [other.code]
    assert not list(challenges.games.glob("*.handfoot"))


def test_of_one_person_nothing_is_left_and_of_others_all(tmp_path: Path) -> None:
    challenges = Challenges(tmp_path)
    for name in ("Marta", "Karl"):
        play_here(challenges, QUICK, name, deals=2)
    challenges.remove(QUICK, "MARTA")
    again = Challenges(tmp_path)
    again.read()
    assert [one.name for one in again.kept[0].played] == ["Karl"]
    assert again.game_of(QUICK.code, "Marta", 1) is None
    assert again.game_of(QUICK.code, "Karl", 2) is not None


def test_who_began_a_deal_is_found_by_the_game(tmp_path: Path) -> None:
    challenges = Challenges(tmp_path)
    record = result(QUICK, "Marta").records[0].with_moves(())
    with challenges.go_on(QUICK, record, 1) as game:
        game.save(record, replay(rules_of(record), record.moves))
    assert challenges.begun_by(QUICK.code, ()) == ("Marta",)
    assert challenges.begun_by(QUICK.code, ("marta",)) == ()
    assert challenges.begun_by(Challenge("raub", "classic", "easy", 78).code, ()) == ()


@pytest.mark.skipif(os.name == "nt", reason="nothing there limits the size of files")
def test_what_a_full_disk_refused_stays_and_is_written_with_what_comes_next(
    tmp_path: Path,
) -> None:
    import resource

    challenges = Challenges(tmp_path)
    challenges.choose(QUICK)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, before[1]))
    try:
        with pytest.raises(SaveError) as refused:
            challenges.note(QUICK, "Marta", 1, 55)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert refused.value.fault is Fault.DISK_FULL
    assert challenges.read() is None
    assert challenges.kept[0].played[0].total == 55
    Challenges(tmp_path).enter(QUICK, "Karl", (1, 2, 3, 4, 5))
    challenges.note(QUICK, "Marta", 2, 7)
    again = Challenges(tmp_path)
    assert again.read() is None
    assert {one.name: one.total for one in again.kept[0].played} == {"Karl": 15, "Marta": 62}


def test_two_programs_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = Challenges(tmp_path), Challenges(tmp_path)
    one.enter(QUICK, "Marta", (1, 2, 3, 4, 5))
    other.enter(QUICK, "Karl", (5, 4, 3, 2, 1))
    assert {played.name for played in other.kept[0].played} == {"Marta", "Karl"}


def test_however_many_results_come_the_list_is_read_again(tmp_path: Path) -> None:
    challenges = Challenges(tmp_path)
    for number in range(101):
        challenges.enter(QUICK, f"P{number}", (1, 2, 3, 4, 5))
    again = Challenges(tmp_path)
    assert again.read() is None
    assert (len(again.kept[0].played), again.kept[0].played[-1].name) == (100, "P100")


@pytest.mark.parametrize("content", [b"", b"\xff", b'{"format": 1', b'{"format": 1, "a": 2}'])
def test_a_damaged_list_is_set_aside_and_told(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "challenges.json"
    path.write_bytes(content)
    challenges = Challenges(tmp_path)
    error = challenges.read()
    assert error is not None
    if error.fault is Fault.NEWER:
        with pytest.raises(SaveError):
            challenges.enter(QUICK, "Marta", (1, 2, 3, 4, 5))
        assert path.read_bytes() == content
    else:
        assert error.set_aside == tmp_path / "challenges.json.broken"
        challenges.enter(QUICK, "Marta", (1, 2, 3, 4, 5))
    assert challenges.kept[0].played[0].name == "Marta"
