"""Mistakes of one's own that come back from a file: nothing twice, and nothing lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
from files_of_games import saved_deal, saved_game
from msgspec.structs import replace
from own_mistakes import DAY, drill, lose, mistake, review

from handfoot_gui.games import GAMES
from handfoot_gui.session.practice import LEARNT, Place, first_place, newer
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.formats import FileKind, kind_of
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.storage.practice_file import read_practice
from handfoot_gui.storage.practice_merge import Came
from handfoot_gui.storage.practice_shelf import PracticeShelf

TODAY = DAY + timedelta(days=60)


def a_day(number: int) -> date:
    return DAY + timedelta(days=number)


def exported(book: PracticeBook, path: Path) -> Path:
    book.export("marta", path)
    return path


def bring(book: PracticeBook, path: Path) -> Came:
    return book.bring(read_practice(path), TODAY)


def places(book: PracticeBook) -> dict[str, Place]:
    assert book.read("marta") is None
    return {own.name: own.place for own in book.listed("marta")}


def solve(book: PracticeBook, day: date, *, is_solved: bool = True) -> None:
    """Answer all mistakes of Marta on *day*."""
    for own in book.listed("marta"):
        book.answered("marta", own, day, is_solved=is_solved)


# -- a file comes back ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_a_file_comes_to_an_empty_computer_as_it_was_and_twice_makes_no_difference(
    game: str, tmp_path: Path
) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    here.add("marta", "a1", mistake(game))
    solve(here, a_day(1))
    if game != "manipulation":
        drill(here.shelf.home, game)
    lose(here.shelf.home, game, 20, "discards")
    path = exported(here, tmp_path / "mine.handfoot-practice")
    assert bring(there, path) == Came(1, 0, 0)
    for book in (here, there):
        assert book.read("marta") is None
    assert there.mistakes("marta") == here.mistakes("marta")
    assert there.reviews("marta", game) == here.reviews("marta", game)
    assert there.drills("marta", game) == here.drills("marta", game)
    own = there.mistakes("marta")[0]
    assert there.position("marta", own) == here.position("marta", own)
    kept = there.path("marta").read_bytes()
    for _ in range(2):
        assert bring(there, path) == Came(0, 0, 0)
        assert there.path("marta").read_bytes() == kept


def test_only_the_person_of_the_file_gets_anything(tmp_path: Path) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    here.add("marta", "a1", mistake("raub"))
    there.add("karl", "c3", mistake("raub"))
    karls = there.path("karl").read_bytes()
    bring(there, exported(here, tmp_path / "mine.handfoot-practice"))
    assert there.path("karl").read_bytes() == karls
    assert len(places(there)) == 1


@pytest.mark.parametrize("is_later_here", [True, False])
@pytest.mark.parametrize("is_solved", [True, False])
def test_the_box_in_which_it_was_put_last_counts(
    tmp_path: Path, is_later_here: bool, is_solved: bool
) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    for book in (here, there):
        book.add("marta", "a1", mistake("raub"))
        solve(book, a_day(1))
    earlier, later = (there, here) if is_later_here else (here, there)
    solve(earlier, a_day(4))
    solve(later, a_day(5), is_solved=is_solved)
    expected = places(later)
    came = bring(here, exported(there, tmp_path / "mine.handfoot-practice"))
    assert places(here) == expected
    assert came == Came(0, int(not is_later_here), 0)


def test_what_is_learnt_there_is_learnt_here_and_not_forgotten_by_an_old_file(
    tmp_path: Path,
) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    for book in (here, there):
        book.add("marta", "a1", mistake("raub"))
    old = exported(there, tmp_path / "old.handfoot-practice")
    for days in (1, 4, 11, 25, 55):
        solve(there, a_day(days))
    assert bring(here, exported(there, tmp_path / "new.handfoot-practice")) == Came(0, 1, 0)
    assert places(here) == places(there) == {next(iter(places(here))): Place(LEARNT, a_day(55))}
    assert bring(here, old) == Came(0, 0, 0)
    assert places(here) == places(there)


def test_a_place_of_days_to_come_is_no_newer_than_any_other() -> None:
    wrong = Place(1, date(2990, 1, 1))
    for known in (first_place(DAY), Place(LEARNT, a_day(3))):
        assert newer(known, wrong, TODAY) == newer(wrong, known, TODAY) == known
    assert newer(Place(2, date.min), Place(1, date.min), TODAY) == Place(2, date.min)
    same = Place(1, a_day(6)), Place(2, a_day(8))
    assert same[0].tried_on == same[1].tried_on
    assert newer(*same, TODAY) == same[1], "progress of one day is not lost"


def test_deals_of_days_to_come_leave_room_for_those_that_are_played(tmp_path: Path) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    found = mistake("raub")
    made = found.reviews[0].mistakes[0]
    there.add(
        "marta", "a1",
        replace(found, reviews=(review(made.position, made.judged, day=date(2990, 1, 1)),)),
    )  # fmt: skip
    bring(here, exported(there, tmp_path / "mine.handfoot-practice"))
    assert [own.day for own in here.mistakes("marta")] == [TODAY]


# -- one game that is known on both sides ---------------------------------------------------------


def goes_on(book: PracticeBook, *more: int) -> None:
    """The game of `mistake` goes on by moves that differ with *more*, and has one more mistake."""
    begun = mistake("raub")
    judged, moves = begun.reviews[0].mistakes[0].judged, begun.moves
    for number in more:
        moves = (*moves, begun.moves[number])
    book.add("marta", "a1", begun)
    made = review(len(moves) - 1, judged, deal=2)
    book.add("marta", "a1", replace(begun, moves=moves, reviews=(made,)))


@pytest.mark.parametrize("is_longer_here", [True, False])
def test_a_game_that_went_on_elsewhere_goes_on_here(tmp_path: Path, is_longer_here: bool) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    longer, shorter = (here, there) if is_longer_here else (there, here)
    shorter.add("marta", "a1", mistake("raub"))
    goes_on(longer, 3, 4)
    came = bring(here, exported(there, tmp_path / "mine.handfoot-practice"))
    assert came == Came(int(not is_longer_here), 0, 0)
    assert places(here) == places(longer)
    for own in here.mistakes("marta"):
        assert here.position("marta", own) == longer.position("marta", own)


def test_a_game_that_went_two_ways_stays_the_one_that_was_played_here(tmp_path: Path) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    goes_on(here, 3, 4)
    goes_on(there, 4, 3, 3)
    solve(there, a_day(2))
    before = {own.name: here.position("marta", own) for own in here.mistakes("marta")}
    assert bring(here, exported(there, tmp_path / "mine.handfoot-practice")) == Came(0, 1, 1)
    boxes = {own.mistake.position: own.place.box for own in here.mistakes("marta")}
    assert list(boxes.values()) == [2, 1], "what lies before it was practiced all the same"
    assert {own.name: here.position("marta", own) for own in here.mistakes("marta")} == before


def test_a_game_of_other_rules_by_the_same_name_changes_nothing(tmp_path: Path) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    here.add("marta", "a1", mistake("raub"))
    there.add("marta", "a1", mistake("manipulation"))
    kept = here.path("marta").read_bytes()
    assert bring(here, exported(there, tmp_path / "mine.handfoot-practice")) == Came(0, 0, 1)
    assert here.path("marta").read_bytes() == kept


@pytest.mark.parametrize("seed", range(8))
def test_it_makes_no_difference_which_of_two_computers_brings_to_the_other(
    tmp_path: Path, seed: int
) -> None:
    rng, books = Random(seed), [PracticeBook(tmp_path / name) for name in ("one", "other")]
    for book in books:
        for name in rng.sample(["a1", "b2", "c3", "d4"], 3):
            book.add("marta", name, mistake(rng.choice(["raub"])))
        for own in book.listed("marta"):
            for day in sorted(rng.sample(range(1, 60), rng.randrange(5))):
                book.answered("marta", own, a_day(day), is_solved=rng.random() < 0.7)
    files = [exported(book, tmp_path / f"{n}.json") for n, book in enumerate(books)]
    both = {name for book in books for name in places(book)}
    for book, path in zip(books, reversed(files), strict=True):
        bring(book, path)
    assert places(books[0]) == places(books[1])
    assert both == places(books[0]).keys()


# -- what was deleted -----------------------------------------------------------------------------


def test_a_single_one_is_deleted_and_comes_back_as_it_was(tmp_path: Path) -> None:
    book = PracticeBook(tmp_path)
    for name in ("a1", "b2"):
        book.add("marta", name, mistake("raub"))
    solve(book, a_day(1))
    before = book.mistakes("marta")
    taken = book.take_out("marta", before[0])
    assert book.mistakes("marta") == before[1:]
    assert '"a1":{"game":"raub","played":null' in book.path("marta").read_text("utf-8")
    assert book.is_reviewed("marta", "a1", 1), "the deal is not looked through once more"
    assert book.bring(taken, TODAY) == Came(1, 0, 0)
    assert set(map(repr, book.mistakes("marta"))) == set(map(repr, before))
    assert [book.position("marta", own).moves for own in book.mistakes("marta")]


def test_all_that_was_deleted_comes_back_from_a_file(tmp_path: Path) -> None:
    book = PracticeBook(tmp_path)
    book.add("marta", "a1", mistake("raub"))
    before = book.mistakes("marta"), book.reviews("marta", "raub")
    path = exported(book, tmp_path / "mine.handfoot-practice")
    book.forget("marta")
    assert bring(book, path) == Came(1, 0, 0)
    assert (book.mistakes("marta"), book.reviews("marta", "raub")) == before
    book.remove("marta")
    assert bring(book, path) == Came(1, 0, 0)


# -- names ----------------------------------------------------------------------------------------


def test_a_person_is_called_as_the_name_was_written_last(tmp_path: Path) -> None:
    here, there = PracticeBook(tmp_path / "here"), PracticeBook(tmp_path / "there")
    here.add("marta", "a1", mistake("raub"))
    assert here.shelf.persons() == {"marta": "marta"}, "nobody has told yet"
    here.shelf.call(("MARTA", "Karl"))
    here.shelf.call(("Marta",))
    solve(here, a_day(1))
    assert PracticeShelf(here.shelf.home).persons() == {"marta": "Marta"}
    PracticeBook(here.shelf.home).add("marta", "b2", mistake("raub"))
    assert PracticeShelf(here.shelf.home).persons() == {"marta": "Marta"}, "it stays in the file"
    bring(there, exported(here, tmp_path / "mine.handfoot-practice"))
    assert PracticeShelf(there.shelf.home).persons() == {"marta": "Marta"}


def test_names_are_written_down_of_those_of_whom_something_is_kept(tmp_path: Path) -> None:
    book = PracticeBook(tmp_path)
    for person in ("marta", "zora"):
        book.add(person, "a1", mistake("raub"))
    book.shelf.note_names(("Zora", "Karl"))
    assert PracticeShelf(tmp_path).persons() == {"zora": "Zora", "marta": "marta"}
    assert not book.path("karl").exists()


def test_a_name_that_is_not_that_of_the_person_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "a.handfoot-practice"
    path.write_text('{"format": 1, "person": "marta", "name": "Karl", "games": {}}', "utf-8")
    assert read_practice(path).name == ""


# -- strange files --------------------------------------------------------------------------------


def test_it_is_known_by_what_is_in_it(tmp_path: Path) -> None:
    book = PracticeBook(tmp_path / "home")
    book.add("marta", "a1", mistake("raub"))
    assert kind_of(exported(book, tmp_path / "renamed.txt")) is FileKind.PRACTICE
    assert kind_of(book.path("marta")) is FileKind.PRACTICE


def test_what_was_exported_before_there_were_kinds_comes_back_too(tmp_path: Path) -> None:
    book, path = PracticeBook(tmp_path / "home"), tmp_path / "mistakes.json"
    book.add("marta", "a1", mistake("raub"))
    document = json.loads(exported(book, path).read_bytes())
    del document["kind"], document["name"]
    path.write_text(json.dumps(document), "utf-8")
    assert bring(PracticeBook(tmp_path / "other"), path) == Came(1, 0, 0)


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"", Fault.EMPTY),
        (b"\xff\xfe", Fault.NOT_TEXT),
        (b"[1, 2]", Fault.FOREIGN),
        (b'{"format": 1}', Fault.FOREIGN),
        (b'{"kind": "house-rules", "format": 1}', Fault.FOREIGN),
        (b'{"kind": "own-mistakes", "format": 0, "person": "marta"}', Fault.FOREIGN),
        (b'{"kind": "own-mistakes", "format": 2, "person": "marta"}', Fault.NEWER),
        (b'{"kind": "own-mistakes", "format": 1, "person": "marta", "games": {', Fault.DAMAGED),
        (b'{"kind": "own-mistakes", "format": 1, "person": "marta"}', Fault.DAMAGED),
        (b'{"kind": "own-mistakes", "format": 1, "person": "", "games": {}}', Fault.DAMAGED),
        (b'{"kind": "own-mistakes", "format": 1, "person": "Marta ", "games": {}}', Fault.DAMAGED),
        (b'{"format": 1, "person": "' + b"m" * 300 + b'", "games": {}}', Fault.DAMAGED),
        (b'{"format": 1, "person": "marta", "games": {"../a": 3}}', Fault.DAMAGED),
        (b'{"format": 1, "person": "marta", "games": {}, "streak": 3}', Fault.NEWER),
        (b'{"format": 1, "person": "marta", "games": {"a": ' + b"[" * 100_000, Fault.DAMAGED),
    ],
)
def test_what_is_wrong_with_a_file_is_named_and_nothing_is_touched(
    tmp_path: Path, content: bytes, fault: Fault
) -> None:
    path = tmp_path / "a.handfoot-practice"
    path.write_bytes(content)
    with pytest.raises(SaveError) as raised:
        read_practice(path)
    assert (raised.value.fault, raised.value.set_aside) == (fault, None)
    assert path.read_bytes() == content


@pytest.mark.parametrize("made", [saved_game, saved_deal])
def test_another_file_of_the_program_is_not_taken_for_one(
    tmp_path: Path, made: Callable[[Path, str], Path]
) -> None:
    with pytest.raises(SaveError) as raised:
        read_practice(made(tmp_path, "raub"))
    assert raised.value.fault is Fault.FOREIGN


def spoil(game: Any, how: str) -> None:
    """Write into *game* what nobody can play."""
    deal, played = game["deals"][0], game["played"]
    match how:
        case "options":
            played["options"] = {"players": 10**9}
        case "moves":
            played["moves"][3] = [0, {"move": "explode"}]
        case "too short":
            played["moves"] = played["moves"][:5]
        case "seat":
            deal["seat"] = 30
        case "mistake":
            deal["mistakes"][0]["others"][0]["move"] = {"move": "explode"}
        case "brought":
            played["brought"] = {"deal": 2, "scores": [1]}


@pytest.mark.parametrize("how", ["options", "moves", "too short", "seat", "mistake"])
def test_what_is_wrong_within_a_game_costs_that_game_alone_and_is_counted(
    tmp_path: Path, how: str
) -> None:
    here, path = PracticeBook(tmp_path / "here"), tmp_path / "mine.handfoot-practice"
    for name in ("a1", "b2"):
        here.add("marta", name, mistake("raub"))
    document = json.loads(exported(here, path).read_bytes())
    spoil(document["games"]["a1"], how)
    path.write_text(json.dumps(document), "utf-8")
    there = PracticeBook(tmp_path / "there")
    assert bring(there, path) == Came(1, 0, 1)
    assert [own.game_id for own in there.listed("marta")] == ["b2"]


def test_games_of_a_later_version_are_kept(tmp_path: Path) -> None:
    here, path = PracticeBook(tmp_path / "here"), tmp_path / "mine.handfoot-practice"
    here.add("marta", "a1", mistake("raub"))
    document = json.loads(exported(here, path).read_bytes())
    document["games"]["z9"] = {**document["games"]["a1"], "game": "a later game"}
    path.write_text(json.dumps(document), "utf-8")
    there = PracticeBook(tmp_path / "there")
    bring(there, path)
    assert set(json.loads(there.path("marta").read_bytes())["games"]) == {"a1", "z9"}


def test_a_mistake_that_stands_in_a_file_twice_comes_once(tmp_path: Path) -> None:
    here, path = PracticeBook(tmp_path / "here"), tmp_path / "mine.handfoot-practice"
    here.add("marta", "a1", mistake("raub"))
    document = json.loads(exported(here, path).read_bytes())
    deal = document["games"]["a1"]["deals"][0]
    deal["mistakes"] *= 3
    document["games"]["a1"]["deals"].append({**deal, "deal": 2})
    path.write_text(json.dumps(document), "utf-8")
    there = PracticeBook(tmp_path / "there")
    assert bring(there, path) == Came(1, 0, 0)
    assert len(there.listed("marta")) == 1
