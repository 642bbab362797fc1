"""The family book on disk: kept, damaged in every way, and written by two programs at once."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from finished_games import copy_samples, many_games, read_all, sample_files
from msgspec.structs import replace

from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.scorekeeping import AnyScoredGame, ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot import entries as hand_and_foot
from handfoot_gui.session.history.finished import FinishedGame, Source, played_game
from handfoot_gui.storage.codec import load, read_game
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.finished_files import CatchingUp, catching_up, enter_file, shelves
from handfoot_gui.storage.history import NAME, FamilyBook, FileStamp
from handfoot_gui.storage.history_rows import every_game
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames
from handfoot_gui.storage.text.faults import book_set_aside, no_book, unread

TESTS = Path(__file__).parents[1]


@pytest.fixture
def book(tmp_path: Path) -> FamilyBook:
    return FamilyBook(tmp_path / "home")


def execute(book: FamilyBook, *statements: str) -> None:
    with closing(sqlite3.connect(book.path)) as connection, connection:
        for statement in statements:
            connection.execute(statement)


def reading(folder: Path, known: frozenset[FileStamp] = frozenset()) -> CatchingUp:
    """The files in *folder* that are to be read."""
    return catching_up(shelves(folder), known)


def run(program: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    """*program* in a process of its own, which must end well."""
    done = subprocess.run(
        [sys.executable, "-c", program, *map(str, arguments)],
        cwd=TESTS.parent,
        env={**os.environ, "PYTHONPATH": f"{TESTS}{os.pathsep}{TESTS.parent}"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done


def test_games_come_back_as_they_were_the_last_first(book: FamilyBook) -> None:
    games = many_games(60)
    book.add(reversed(games))
    assert list(FamilyBook(book.path.parent).read().games) == games


def test_a_game_stands_in_the_book_once(book: FamilyBook) -> None:
    games = many_games(3)
    book.add(games)
    book.add(games)
    later = msgspec.structs.replace(games[1], rules="other")
    book.add([later])
    assert [game.rules for game in book.read().games] == [games[0].rules, "other", games[2].rules]


def test_what_a_file_held_before_is_replaced(book: FamilyBook) -> None:
    first, second = many_games(2)
    book.add([first])
    book.add([msgspec.structs.replace(second, file=first.file, source=first.source)])
    assert [game.id for game in book.read().games] == [second.id]


def test_a_removed_game_stays_away_until_it_is_brought_back(book: FamilyBook) -> None:
    games = many_games(3)
    book.add(games)
    book.remove(games[1].id)
    assert list(book.read().games) == [games[0], games[2]]
    # Its file is read once more, as after a change of its time.
    book.add(games)
    assert list(book.read().games) == [games[0], games[2]]
    book.bring_back(games[1].id)
    assert list(book.read().games) == games


@pytest.mark.parametrize(
    "name", ["👵🏽 Ruth", "רות כהן", "x" * 200, "a'b\"; DROP TABLE games", "Zoë"]
)
def test_any_name_is_kept(book: FamilyBook, name: str) -> None:
    game = many_games(1)[0]
    seats = (msgspec.structs.replace(game.seats[0], name=name), *game.seats[1:])
    named = msgspec.structs.replace(game, seats=seats, rules=name)
    book.add([named])
    assert book.read().games == (named,)


# -- books of older programs ----------------------------------------------------------------


@pytest.fixture
def old_book(book: FamilyBook) -> FamilyBook:
    """One of schema 1, with a game, one that was removed, and the file of the first."""
    book.path.parent.mkdir()
    with closing(sqlite3.connect(book.path)) as connection:
        connection.executescript((TESTS / "samples" / "family-book-1.sql").read_text("utf-8"))
    return book


def test_a_book_of_an_older_program_is_kept_and_its_files_are_read_once_more(
    old_book: FamilyBook, tmp_path: Path
) -> None:
    (path,) = copy_samples(tmp_path / "finished", "steady")[:1]
    document = json.loads(path.read_text("utf-8"))
    document["agreements"]["take_back"] = "anything"
    for number, seat in enumerate(document["seats"]):
        seat.clear()
        seat |= {"name": "Ana", "kind": "person"}
        if number:
            seat |= {"kind": "bot", "level": "easy"}
    path.write_text(json.dumps(document), "utf-8")
    contents = old_book.read()
    assert contents.set_aside is None
    assert [(game.names[0], game.is_practice) for game in contents.games] == [(("Ruth",), False)]
    assert contents.files == frozenset()
    old_book.bring_back("00000000000000000000000000000001")
    enter_file(old_book, path)
    found = FamilyBook(old_book.path.parent).read()
    marks = sorted((game.game, game.is_practice) for game in found.games)
    assert marks == [("hand-and-foot", True), *[("manipulation", False)] * 2]
    assert len(found.files) == 1


def test_a_book_of_schema_2_is_kept_and_knows_other_points_from_now_on(book: FamilyBook) -> None:
    book.path.parent.mkdir()
    with closing(sqlite3.connect(book.path)) as connection:
        connection.executescript((TESTS / "samples" / "family-book-2.sql").read_text("utf-8"))
    before = book.read()
    assert before.set_aside is None
    assert len(before.games) == 1
    game = with_others(many_games(1, "raub")[0])
    book.add([game])
    assert game in FamilyBook(book.path.parent).read().games


def test_a_book_of_schema_3_learns_what_the_end_of_games_added(
    book: FamilyBook, tmp_path: Path
) -> None:
    book.path.parent.mkdir()
    with closing(sqlite3.connect(book.path)) as connection:
        connection.executescript((TESTS / "samples" / "family-book-3.sql").read_text("utf-8"))
    before = book.read()
    assert before.set_aside is None
    assert [game.closing for game in before.games] == [()]
    assert before.files == frozenset(), "the files that are there are read once more"
    path = next(one for one in copy_samples(tmp_path / "finished", "manipulation"))
    enter_file(book, path)
    found = [game for game in FamilyBook(book.path.parent).read().games if game.closing]
    assert [line.kind for line in found[0].closing] == ["target_reached", "rounds_won"]


def test_a_game_whose_end_added_points_comes_back_whole(book: FamilyBook, tmp_path: Path) -> None:
    for path in copy_samples(tmp_path / "finished", "manipulation"):
        enter_file(book, path)
    games = book.read().games
    assert len(games) == len(sample_files("manipulation"))
    with_bonus = 0
    for game in games:
        sides = range(len(game.sides))
        added = [sum(line.points[side] for line in game.closing) for side in sides]
        dealt = [sum(deal.points[side] for deal in game.deals) for side in sides]
        with_bonus += any(added)
        assert [dealt[n] + added[n] for n in sides] == [side.total for side in game.sides]
    assert with_bonus == len(games) - 1, "only Tiles has no bonuses"
    with closing(sqlite3.connect(book.path)) as connection:
        connection.execute("UPDATE closing SET side = 9 WHERE side = 0")
        connection.commit()
    with pytest.raises(ValueError, match="whole"), closing(sqlite3.connect(book.path)) as damaged:
        every_game(damaged)


def with_others(game: FinishedGame) -> FinishedGame:
    """*game* with lines in its last deal, and begun elsewhere."""
    *first, last = game.deals
    lines = (OtherPoints(0, "Grandma's rule", -200), OtherPoints(1, "late", 2))
    lines = (*lines, OtherPoints(0, "Grandma's rule", -200))
    last = msgspec.structs.replace(last, others=lines)
    brought = tuple(range(20, 20 + len(game.sides)))
    return msgspec.structs.replace(game, deals=(*first, last), brought=brought)


def test_other_points_and_what_was_brought_forward_stand_in_the_book(book: FamilyBook) -> None:
    games = [with_others(game) for game in many_games(3)]
    book.add(games)
    assert list(book.read().games) == games
    assert games[0].running()[0] == list(games[0].brought)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE others SET side = 9",
        "UPDATE others SET number = 900",
        "UPDATE sides SET brought = NULL WHERE side = 0",
        "UPDATE others SET points = 'many'",
    ],
)
def test_lines_that_fit_no_game_are_damage(book: FamilyBook, damage: str) -> None:
    book.add([with_others(many_games(1)[0])])
    execute(book, damage)
    assert book.read().set_aside is not None


@pytest.mark.parametrize(
    "damage", ["DROP TABLE files", "UPDATE players SET side = 'none' WHERE game LIKE '%1'"]
)
def test_what_is_left_of_a_damaged_older_book_is_taken_over(
    old_book: FamilyBook, damage: str
) -> None:
    execute(old_book, "UPDATE games SET is_removed = 0", damage)
    found = old_book.read()
    assert found.set_aside is not None
    assert len(found.games) == (2 if "files" in damage else 1)


# -- files of finished games ----------------------------------------------------------------


def test_only_files_that_are_not_in_the_book_are_read(tmp_path: Path, book: FamilyBook) -> None:
    paths = copy_samples(tmp_path / "finished", "raub")
    first = reading(tmp_path / "finished")
    caught = first.work(60)
    assert len(caught.games) == len(paths)
    assert first.done == first.total == len(paths)
    book.add(caught.games, caught.files)
    assert reading(tmp_path / "finished", book.read().files).total == 0
    os.utime(paths[0], (1, 1))
    assert reading(tmp_path / "finished", book.read().files).total == 1


def test_games_whose_files_are_deleted_stay(tmp_path: Path, book: FamilyBook) -> None:
    paths = copy_samples(tmp_path / "finished", "raub")
    caught = reading(tmp_path / "finished").work(60)
    book.add(caught.games, caught.files)
    for path in paths:
        path.unlink()
    assert len(book.read().games) == len(paths)
    assert reading(tmp_path / "finished", book.read().files).total == 0


def test_reading_goes_on_where_it_was_left(tmp_path: Path) -> None:
    paths = copy_samples(tmp_path / "finished", "raub")
    found = reading(tmp_path / "finished")
    turns, games = 0, []
    while not found.is_over:
        games += found.work(0).games
        turns += 1
    assert len(games) == len(paths)
    # No turn replays a whole game.
    assert turns > 5 * len(paths)


def test_bad_files_are_told_and_the_others_read(tmp_path: Path) -> None:
    folder = tmp_path / "finished"
    paths = copy_samples(folder, "raub")
    paths[0].write_bytes(b"nonsense")
    paths[1].write_bytes(paths[1].read_bytes()[:-900])
    unfinished = shutil.copy(sample_files("raub")[0], folder / "raub-unfinished.handfoot.json")
    text = Path(unfinished).read_text("utf-8").replace('"finished":true', '"finished":false')
    Path(unfinished).write_text(text, "utf-8")
    (folder / "gone.handfoot.json").symlink_to(tmp_path / "nowhere")
    (folder / "notes.txt").write_text("not a game")
    found = reading(folder)
    assert len(read_all(found)) == len(paths) - 2
    assert [fault.fault for fault in found.faults] == [Fault.DAMAGED, Fault.DAMAGED]
    sentence = unread(Words(), found.faults)
    assert "One more game file cannot be read either." in sentence
    assert unread(Words(), []) == ""


def test_a_link_to_itself_hides_none_of_the_others(tmp_path: Path) -> None:
    folder = tmp_path / "finished"
    paths = copy_samples(folder, "raub")
    (folder / "loop.handfoot.json").symlink_to("loop.handfoot.json")
    found = reading(folder)
    assert len(read_all(found)) == len(paths)
    assert unread(Words(), found.faults) == (
        "loop.handfoot.json is a link that leads back to itself."
    )


def test_a_folder_that_is_a_file_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "finished").write_text("a file")
    found = reading(tmp_path / "finished")
    assert found.is_over
    assert unread(Words(), found.faults) == (
        f"Nothing can be saved in {tmp_path / 'finished'}, which is not a folder."
    )


def test_where_the_rules_have_changed_the_totals_of_the_file_count(tmp_path: Path) -> None:
    path = copy_samples(tmp_path / "finished", "raub")[0]
    file = read_game(path)
    written = ",".join(map(str, file.check.scores))
    text = path.read_text("utf-8").replace(" ", "")
    assert f'"scores":[{written}]' in text
    scores = [score + 5 for score in file.check.scores]
    changed = text.replace(f'"scores":[{written}]', f'"scores":{scores}'.replace(" ", ""))
    path.write_text(changed, "utf-8")
    game = next(game for game in read_all(reading(tmp_path / "finished")) if game.file == path.name)
    assert [side.total for side in game.sides] == scores
    assert game.deals == ()
    assert game.winners


@pytest.mark.parametrize(
    ("change", "is_believed"),
    [
        ({}, True),
        ({"by": 0}, True),
        ({"by": 5}, False),
        ({"number": 0}, False),
        ({"number": 2}, False),
        ({"lines": {"tips": [1, 2, 3]}}, False),
        ({"lines": {"tips": [10**9, 1], "more": [1, 1]}}, False),
    ],
)
def test_where_the_rules_have_changed_the_deals_of_the_file_count_if_they_can_be(
    tmp_path: Path, book: FamilyBook, change: dict[str, object], is_believed: bool
) -> None:
    """What the book cannot keep would make all of it unreadable."""
    folder = tmp_path / "finished"
    folder.mkdir()
    document = json.loads((TESTS / "samples" / "format-6.handfoot.json").read_text("utf-8"))
    check = document["check"]
    check["scores"][0] += 5
    check["sheet"]["deals"][0]["lines"]["cards_left"][0] += 5
    check["sheet"]["deals"][0] |= change
    (folder / "game.handfoot.json").write_text(json.dumps(document), "utf-8")
    caught = reading(folder).work(60)
    (game,) = caught.games
    assert [side.total for side in game.sides] == check["scores"]
    assert len(game.deals) == (4 if is_believed else 0)
    if is_believed:
        assert game.deals[0].points[0] == 8800
        assert sum(deal.points[0] for deal in game.deals) == check["scores"][0]
    book.add(caught.games, caught.files)
    assert list(book.read().games) == [game]


def test_a_kept_game_is_read_too_and_a_correction_replaces_it(
    tmp_path: Path, book: FamilyBook
) -> None:
    saves = Saves(tmp_path / "home")
    options = GAMES["hand-and-foot"].presets["classic"]
    side = hand_and_foot.SideEntry(clean=2, dirty=2, out=0, melded=300, left=0)
    deal = hand_and_foot.DealEntry((side, hand_and_foot.SideEntry(melded=400, left=0)))
    kept: AnyScoredGame = ScoredGame(
        "hand-and-foot",
        "classic",
        options,
        ("Ruth", "Karl", "Ana", "Pavel"),
        Seat(0),
        deals=(deal,) * 3,
        is_finished=True,
    )
    folder = ScoredGames(saves)
    game = folder.create(kept)
    game.save(kept)
    game.close()
    assert game.path.parent == saves.finished
    enter_file(book, game.path)
    [found] = book.read().games
    assert found.source is Source.KEPT
    assert [seat.name for seat in found.seats] == list(kept.names)
    assert not found.has_bots
    assert [deal.out for deal in found.deals] == [0, 0, 0]
    # A copy from elsewhere is no second game.
    elsewhere = tmp_path / "sent.kept.json"
    shutil.copy(game.path, elsewhere)
    copy = folder.open_elsewhere(elsewhere)
    copy.close()
    enter_file(book, copy.path)
    assert len(book.read().games) == 1
    copy.path.unlink()
    enter_file(book, game.path)
    corrected = msgspec.structs.replace(kept, names=("Corrected", *kept.names[1:]))
    again = folder.open(game.path)
    again.save(corrected)
    again.close()
    files = book.read().files
    caught = reading(saves.finished, files).work(60)
    book.add(caught.games, caught.files)
    assert [game.seats[0].name for game in book.read().games] == ["Corrected"]


# -- damage ---------------------------------------------------------------------------------


def garbage(book: FamilyBook) -> None:
    book.path.write_bytes(os.urandom(5000))


def rewritten(change: Callable[[bytes], bytes]) -> Callable[[FamilyBook], None]:
    return lambda book: void(book.path.write_bytes(change(book.path.read_bytes())))


def asked(*statements: str) -> Callable[[FamilyBook], None]:
    return lambda book: execute(book, *statements)


def instead(make: Callable[[FamilyBook], object]) -> Callable[[FamilyBook], None]:
    """Something else where the book was."""
    return lambda book: void(book.path.unlink(), make(book))


def void(*_done: object) -> None:
    """What was done gives nothing."""


DAMAGES: dict[str, Callable[[FamilyBook], None]] = {
    "garbage": garbage,
    "text file": rewritten(lambda _: b"This is not a family book. " * 300),
    "truncated": rewritten(lambda content: content[: len(content) // 2]),
    "holes": rewritten(lambda content: content[:9000] + bytes(4000) + content[13000:]),
    "other tables": asked("ALTER TABLE games RENAME COLUMN rules TO surprise"),
    "no table": asked("DROP TABLE deals"),
    "somebody else's": instead(lambda book: execute(book, "CREATE TABLE recipes (name TEXT)")),
    "words for figures": asked("UPDATE sides SET total = 'many' WHERE side = 0"),
    "bytes for names": asked("UPDATE players SET name = CAST(x'fffe80' AS TEXT) WHERE seat = 1"),
    "bytes for a table": rewritten(
        lambda content: content.replace(b"playersplayers", b"play\xe0rsplay\xe0rs")
    ),
    "far year": asked("UPDATE games SET finished = 99999999999999"),
    "half games": asked("DELETE FROM sides WHERE side = 0"),
    "nobody out": asked("UPDATE deals SET out = 30"),
    "a folder": instead(lambda book: book.path.mkdir()),
    "a pipe": instead(lambda book: os.mkfifo(book.path)),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_book_is_set_aside_and_made_anew_from_the_files(
    book: FamilyBook, tmp_path: Path, damage: str
) -> None:
    folder = tmp_path / "finished"
    paths = copy_samples(folder, "raub")
    caught = reading(folder).work(60)
    book.add(caught.games, caught.files)
    before = book.read().games
    content = book.path.read_bytes()
    DAMAGES[damage](book)
    assert not book.path.is_file() or book.path.read_bytes() != content
    opened = book.read()
    assert opened.set_aside is not None
    aside = opened.set_aside.set_aside
    assert aside is not None
    assert aside.exists() or aside.is_symlink()
    assert aside.name == f"{NAME}.broken"
    assert f"The old one is kept as {aside.name}." in book_set_aside(Words(), opened.set_aside)
    assert opened.files == frozenset()
    caught = reading(folder, opened.files).work(60)
    assert len(caught.games) == len(paths)
    book.add(caught.games, caught.files)
    again = book.read()
    assert again.set_aside is None
    assert again.games == before


@pytest.mark.parametrize(
    "statements",
    [
        ["PRAGMA user_version = 7"],
        ["ALTER TABLE games ADD COLUMN surprise TEXT"],
        ["CREATE TABLE surprises (name TEXT)"],
        ["PRAGMA user_version = 7", "DROP TABLE games"],
    ],
)
def test_a_book_of_a_newer_program_stays_as_it_is_and_is_read_as_far_as_it_can_be(
    book: FamilyBook, statements: list[str]
) -> None:
    games = many_games(3)
    book.add(games)
    execute(book, *statements)
    content = book.path.read_bytes()
    opened = book.read()
    assert list(opened.games) == ([] if "DROP" in statements[-1] else games)
    assert (opened.set_aside, opened.files) == (None, frozenset())
    assert opened.only_read is not None
    assert opened.only_read.fault is Fault.NEWER
    assert no_book(Words(), opened.only_read) == (
        "The family book is not being updated right now. "
        "family-book.sqlite was saved by a newer version of this program."
    )
    with pytest.raises(SaveError):
        book.add(many_games(4))
    assert book.path.read_bytes() == content
    assert list(book.path.parent.iterdir()) == [book.path]


def test_what_can_be_read_of_a_damaged_book_is_taken_over(book: FamilyBook) -> None:
    """Games whose files are gone are nowhere else."""
    games = many_games(30)
    book.add(games)
    execute(book, f"UPDATE sides SET total = 'many' WHERE game = '{games[4].id}'")
    opened = book.read()
    assert opened.set_aside is not None
    assert list(opened.games) == games[:4] + games[5:]


def test_a_game_without_sides_is_not_taken_over(book: FamilyBook) -> None:
    games = many_games(3)
    book.add(games)
    of = f"WHERE game = '{games[1].id}'"
    execute(book, f"DELETE FROM sides {of}", f"DELETE FROM players {of}")
    found = FamilyBook(book.path.parent).read()
    assert list(found.games) == [games[0], games[2]]
    assert found.set_aside is not None


READ_IN_RINGS = """
import sys
from pathlib import Path
from random import Random
from finished_games import many_games
from handfoot_gui.storage.history import FamilyBook

PAGE = 4096
home = Path(sys.argv[1])
book = FamilyBook(home)
games = many_games(300, "raub")
book.add(games)
whole = book.path.read_bytes()
inner = [page for page in range(1, len(whole) // PAGE) if whole[page * PAGE] in (2, 5)]
assert len(inner) > 3
for seed in range(40):
    rng, content = Random(seed), bytearray(whole)
    for page in inner:
        # The last child of an inner page is in its head, the others are where its cells begin.
        begin = page * PAGE
        cells = int.from_bytes(content[begin + 3 : begin + 5], "big")
        pointers = [begin + 12 + 2 * cell for cell in range(cells)]
        children = [begin + int.from_bytes(content[at : at + 2], "big") for at in pointers]
        for child in (begin + 8, *children):
            if rng.random() < 0.3:
                content[child : child + 4] = (rng.choice(inner) + 1).to_bytes(4, "big")
    book.path.write_bytes(content)
    found = book.read()
    assert found.set_aside is not None
    print(len(found.games), flush=True)
    found.set_aside.set_aside.unlink()
"""


def test_pages_that_point_back_make_no_reader_go_round_for_ever(tmp_path: Path) -> None:
    done = run(READ_IN_RINGS, tmp_path)
    assert len(done.stdout.split()) == 40


ENDLESS = """
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from handfoot_gui.session.history.finished import Source
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.history import FamilyBook, FileStamp
from finished_games import many_games

PAGE, DEEP = 4096, 9
table, home = sys.argv[1], Path(sys.argv[2])
book = FamilyBook(home)
book.add(
    many_games(600, "raub"),
    [FileStamp(Source.PLAYED, f"{number}.handfoot.json", 9, 9) for number in range(3000)],
)
with closing(sqlite3.connect(book.path)) as connection, connection:
    # No game comes twice, as none is told.
    connection.execute("UPDATE games SET is_removed = 1")
    where = "SELECT rootpage FROM sqlite_master WHERE name = ?"
    (root,) = connection.execute(where, (table,)).fetchone()
content = bytearray(book.path.read_bytes())
begin, count = (root - 1) * PAGE, len(content) // PAGE
whole = bytes(content[begin : begin + PAGE])
cells = int.from_bytes(whole[3:5], "big")
assert whole[0] == 2 and cells > 12


def leading_to(page):
    found = bytearray(whole)
    places = [12 + 2 * cell for cell in range(cells)]
    for child in (8, *(int.from_bytes(whole[at : at + 2], "big") for at in places)):
        found[child : child + 4] = page.to_bytes(4, "big")
    return found


# All children of each of these pages are the next one: 12 ** 9 ways, and more, lead to the last.
content[begin : begin + PAGE] = leading_to(count + 1)
for number in range(1, DEEP):
    content += leading_to(count + number + 1)
content += whole
content[28:32] = (count + DEEP).to_bytes(4, "big")
book.path.write_bytes(content)
try:
    book.files()
except SaveError as error:
    print(error.fault.value)
print(book.read().set_aside.fault.value)
"""


@pytest.mark.parametrize("table", ["files", "games"])
def test_a_book_without_an_end_is_given_up_after_a_while(tmp_path: Path, table: str) -> None:
    """Nothing else ends this reading: no page leads back, and no game is met twice."""
    done = run(ENDLESS, table, tmp_path)
    assert done.stdout.split() == (["damaged"] * 2 if table == "files" else ["damaged"])


@pytest.mark.parametrize(
    ("table", "count"), [("games", 300), ("players", 300), ("sides", 300), ("deals", 3000)]
)
def test_a_book_with_one_damaged_page_keeps_all_other_games(
    book: FamilyBook, table: str, count: int
) -> None:
    """However many games there are, and whichever page it is."""
    games = many_games(count, "raub")
    book.add(games)
    assert len(book.read().games) == len(games)
    with closing(sqlite3.connect(book.path)) as connection:
        where = "SELECT rootpage FROM sqlite_master WHERE name = ?"
        (page,) = connection.execute(where, (table,)).fetchone()
    content = bytearray(book.path.read_bytes())
    # An inner page is of the kind 2, and tells its last child.
    while content[begin := (page - 1) * 4096] == 2:
        page = int.from_bytes(content[begin + 8 : begin + 12], "big")
    content[begin + 8 : begin + 208] = b"\xff" * 200
    book.path.write_bytes(content)
    found = book.read()
    assert found.set_aside is not None
    assert count * 0.75 < len(found.games) < count
    assert set(found.games) <= set(games)
    assert book.read() == msgspec.structs.replace(found, set_aside=None)


def test_a_damaged_book_that_cannot_be_mended_now_is_mended_later(book: FamilyBook) -> None:
    games = many_games(30)
    book.add(games)
    execute(book, f"UPDATE sides SET total = 'many' WHERE game = '{games[4].id}'")
    before = book.path.read_bytes()
    hindrance = book.path.with_name(f"{NAME}.mended")
    hindrance.mkdir()
    for _ in range(2):
        error = fault_of(book.read)
        assert error.fault not in (Fault.DAMAGED, Fault.MISSING)
        assert "The family book is not being updated right now." in no_book(Words(), error)
        assert book.path.read_bytes() == before
    hindrance.rmdir()
    # One that was begun when the program was killed is no hindrance.
    FamilyBook(book.path.parent, hindrance.name).add(many_games(40)[30:])
    opened = book.read()
    assert opened.set_aside is not None
    assert list(opened.games) == games[:4] + games[5:]
    assert {path.name for path in book.path.parent.iterdir()} == {NAME, f"{NAME}.broken"}
    assert book.path.with_name(f"{NAME}.broken").read_bytes() == before


def test_a_second_damaged_book_does_not_replace_the_first(book: FamilyBook) -> None:
    book.add(many_games(2))
    for _ in range(2):
        garbage(book)
        book.read()
    assert len(list(book.path.parent.glob("*.broken"))) == 2


def test_a_journal_goes_aside_with_its_book(book: FamilyBook) -> None:
    """SQLite would play it back into the new one."""
    book.add(many_games(2))
    DAMAGES["a folder"](book)
    journal = book.path.with_name(f"{NAME}-journal")
    journal.write_bytes(b"the last words")
    book.read()
    assert not journal.exists()
    assert journal.with_name(f"{NAME}.broken-journal").read_bytes() == b"the last words"


def fault_of(act: Callable[[], object]) -> SaveError:
    with pytest.raises(SaveError) as caught:
        act()
    return caught.value


def test_a_book_that_is_locked_is_left_alone(book: FamilyBook) -> None:
    book = FamilyBook(book.path.parent, patience=0.3)
    games = many_games(2)
    book.add(games[:1])
    with closing(sqlite3.connect(book.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        error = fault_of(book.read)
        assert error.fault is Fault.OPEN_ELSEWHERE
        assert "Another window" in no_book(Words(), error)
        assert fault_of(lambda: book.add(games)).fault is Fault.OPEN_ELSEWHERE
    assert list(book.read().games) == games[:1]


def test_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    error = fault_of(FamilyBook(tmp_path / "home").read)
    assert error.fault is Fault.NOT_A_FOLDER
    assert no_book(Words(), error).startswith("The family book is not being updated right now.")


FULL = """
import resource, signal, sys
from pathlib import Path
from finished_games import many_games
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.history import FamilyBook
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
book = FamilyBook(Path(sys.argv[1]))
games = many_games(300, "raub")
book.add(games[:3])
resource.setrlimit(resource.RLIMIT_FSIZE, (book.path.stat().st_size + 8192,) * 2)
try:
    book.add(games)
except SaveError as error:
    print(error.fault.value)
print(len(book.read().games))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_a_full_disk_leaves_the_book_as_it_was(tmp_path: Path) -> None:
    done = run(FULL, tmp_path)
    fault, count = done.stdout.split("\n")[:2]
    assert (fault, count) in (("disk full", "3"), ("unwritable", "3")), done.stderr
    assert len(FamilyBook(tmp_path).read().games) == 3


@pytest.fixture
def nobody() -> Iterator[Path]:
    """A folder that may not be written in: root, who may write anywhere, becomes nobody."""
    folder = Path(tempfile.mkdtemp())
    user = os.geteuid()
    yield folder
    os.seteuid(user)
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.skipif(sys.platform == "win32", reason="folders have no such modes")
def test_a_read_only_folder_can_still_be_read(nobody: Path) -> None:
    games = many_games(2)
    book = FamilyBook(nobody)
    book.add(games[:1])
    book.path.chmod(0o444)
    nobody.chmod(0o555)
    if os.geteuid() == 0:
        os.seteuid(65534)
    assert list(book.read().games) == games[:1]
    error = fault_of(lambda: book.add(games))
    assert error.fault is Fault.READ_ONLY
    assert f"The folder {nobody} does not allow writing." in no_book(Words(), error)
    assert fault_of(lambda: FamilyBook(nobody / "new").read()).fault is Fault.READ_ONLY


# -- two programs ---------------------------------------------------------------------------

WRITE = """
import sys
sys.path.insert(0, {tests!r})
from pathlib import Path
from finished_games import many_games
from handfoot_gui.storage.history import FamilyBook
book = FamilyBook(Path({home!r}))
for game in many_games(40, "raub")[{first}::2]:
    book.add([game])
"""


def test_two_programs_write_at_once_and_nothing_is_lost(tmp_path: Path) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", WRITE.format(tests=str(TESTS), home=str(tmp_path), first=first)]
        )
        for first in range(2)
    ]
    assert [program.wait(60) for program in programs] == [0, 0]
    opened = FamilyBook(tmp_path).read()
    assert opened.set_aside is None
    assert list(opened.games) == many_games(40, "raub")


def test_two_programs_that_find_damage_set_it_aside_once(tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(os.urandom(3000))
    text = (
        "from pathlib import Path\n"
        "from handfoot_gui.storage.history import FamilyBook\n"
        f"FamilyBook(Path({str(tmp_path)!r})).read()\n"
    )
    programs = [subprocess.Popen([sys.executable, "-c", text]) for _ in range(2)]
    for program in programs:
        program.wait(60)
    assert len(list(tmp_path.glob("*.broken"))) == 1
    assert FamilyBook(tmp_path).read().set_aside is None


def test_the_id_of_a_game_does_not_follow_from_the_fields_of_its_rules() -> None:
    # Every version has more of them, and a game would stand in the book once for each version.
    path = TESTS / "samples" / "format-8.handfoot.json"
    found = load(path)
    rules = rules_of(found.record)
    times = (found.started, found.started)
    other = replace(found.record, options=replace(found.record.options, pile_word="book"))
    one, two = (
        played_game(record, rules.sheet(found.state), path.name, times)
        for record in (found.record, other)
    )
    assert one.id == two.id
    assert one.options != two.options
