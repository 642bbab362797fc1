"""Mistakes of one's own: in which box they lie, and the file that keeps them."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace
from own_mistakes import DAY, drill, mistake, review

from handfoot_gui.core.practice import Reviewed
from handfoot_gui.core.record import replay
from handfoot_gui.games import GAMES
from handfoot_gui.session.practice import BOXES, LEARNT, Place, due_on, first_place, place_after
from handfoot_gui.storage import practice_lines
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.practice import PracticeBook

TOMORROW = DAY + timedelta(days=1)
games = pytest.mark.parametrize("game", list(GAMES))


# -- boxes ----------------------------------------------------------------------------------------


def test_what_is_solved_each_time_comes_after_1_3_7_14_and_30_days_and_then_no_more() -> None:
    place, day, waits = first_place(DAY), DAY, []
    while not place.is_learnt:
        assert not place.is_due(place.due - timedelta(days=1))
        waits.append((place.due - day).days)
        day = place.due
        place = place_after(place, day, is_solved=True)
    assert waits == [1, 3, 7, 14, 30]
    assert not place.is_due(date.max)


@pytest.mark.parametrize("box", range(1, LEARNT))
def test_what_is_missed_begins_again_in_the_first_box(box: int) -> None:
    place = Place(box, DAY)
    for day in (DAY, DAY - timedelta(days=1)):
        assert place_after(place, day, is_solved=False) == first_place(day)


@pytest.mark.parametrize("box", range(1, LEARNT))
def test_what_is_solved_before_it_is_due_stays_where_it_is(box: int) -> None:
    place = Place(box, TOMORROW)
    assert place_after(place, DAY, is_solved=True) == place
    assert place_after(place, TOMORROW, is_solved=True).box == box + 1


# -- the file -------------------------------------------------------------------------------------


def test_what_a_wrong_clock_has_put_off_for_years_is_offered_at_once() -> None:
    made = first_place(TOMORROW + timedelta(days=400))
    assert made.is_due(TOMORROW)
    assert place_after(made, TOMORROW, is_solved=True).due == TOMORROW + timedelta(days=3)
    assert not Place(5, TOMORROW + timedelta(days=30)).is_due(TOMORROW)


@games
def test_a_mistake_of_each_game_is_read_as_it_was_written(game: str, tmp_path: Path) -> None:
    reviewed = mistake(game)
    PracticeBook(tmp_path).add("marta", "a1", reviewed)
    book = PracticeBook(tmp_path)
    assert book.read("marta") is None
    (own,) = book.mistakes("marta")
    assert own.mistake == reviewed.reviews[0].mistakes[0]
    assert (own.game_id, own.game, own.deal, own.place) == ("a1", game, 1, first_place(DAY))
    position = book.position("marta", own)
    assert position.options == reviewed.options
    assert position.moves == reviewed.moves[: own.mistake.position]
    rules = GAMES[game].rules(position.options)
    assert rules.actor(replay(rules, position.moves)) == own.seat
    (deal,) = book.reviews("marta", game)
    assert (deal.lost, deal.unit) == (reviewed.reviews[0].lost, reviewed.reviews[0].unit)
    assert book.is_reviewed("marta", "a1", 1)
    assert not book.is_reviewed("marta", "a1", 2)
    assert not book.is_reviewed("karl", "a1", 1)


def test_what_was_made_on_a_day_is_due_on_the_next_one(tmp_path: Path) -> None:
    book = PracticeBook(tmp_path)
    book.add("marta", "a1", mistake("raub"))
    assert book.due("marta", DAY) == ()
    (own,) = book.due("marta", TOMORROW)
    assert book.due_days("marta", TOMORROW) == (DAY,)
    book.answered("marta", own, TOMORROW, is_solved=True)
    assert book.due("marta", TOMORROW + timedelta(days=2)) == ()
    (own,) = book.due("marta", TOMORROW + timedelta(days=3))
    assert own.place.box == 2
    book.answered("marta", own, TOMORROW, is_solved=False)
    assert PracticeBook(tmp_path).mistakes("marta")[0].place == first_place(TOMORROW)


def learn(book: PracticeBook, day: date = DAY) -> date:
    """Solve the one mistake there is out of the last box; the day on which that is done."""
    for wait in BOXES:
        day += timedelta(days=wait)
        (own,) = book.due("marta", day)
        book.answered("marta", own, day, is_solved=True)
    return day


def test_what_is_learnt_is_counted_and_can_be_looked_at_again(tmp_path: Path) -> None:
    book = PracticeBook(tmp_path)
    book.add("marta", "a1", mistake("raub"))
    day = learn(book)
    assert book.due("marta", date.max) == book.mistakes("marta") == ()
    assert book.learnt_number("marta") == 1
    (told,) = book.listed("marta")
    own = book.own("marta", told.name)
    assert own is not None
    assert own.place == told.place == Place(LEARNT, day)
    assert own.mistake == mistake("raub").reviews[0].mistakes[0]
    assert len(book.position("marta", own).moves) == own.mistake.position
    book.answered("marta", own, day, is_solved=True)
    assert book.mistakes("marta") == ()
    book.answered("marta", own, day, is_solved=False)
    assert book.mistakes("marta")[0].place == first_place(day), "what is missed is learnt anew"


def test_what_is_learnt_takes_no_room_from_what_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = PracticeBook(tmp_path)
    book.add("marta", "a1", mistake("raub"))
    learn(book)
    monkeypatch.setattr(practice_lines, "_MOST_OF_LEARNT", 100)
    book.add("marta", "b2", mistake("raub"))
    games = json.loads(book.path("marta").read_bytes())["games"]
    assert [games[name]["played"] is None for name in ("a1", "b2")] == [True, False]
    assert len(book.listed("marta")) == 2
    assert book.learnt_number("marta") == 1
    book.add("marta", "a1", mistake("raub"))
    assert len(book.mistakes("marta")) == 1, "what is found once more is known already"


def longer(game: str) -> Reviewed:
    """The game of `mistake` some moves later, with another mistake that is the same again."""
    begun = mistake(game)
    position = len(begun.moves)
    judged = begun.reviews[0].mistakes[0].judged
    moves = (*begun.moves, begun.moves[-1], begun.moves[-1])
    return replace(begun, moves=moves, reviews=(review(position, judged, deal=2),))


def test_a_game_that_goes_on_has_its_moves_once_and_its_boxes_stay(tmp_path: Path) -> None:
    book, begun, on = PracticeBook(tmp_path), mistake("raub"), longer("raub")
    book.add("marta", "a1", begun)
    (own,) = book.mistakes("marta")
    book.answered("marta", own, TOMORROW, is_solved=True)
    book.add("marta", "a1", on)
    assert [one.place.box for one in book.mistakes("marta")] == [2, 1]
    book.add("marta", "a1", begun)
    assert [one.place.box for one in book.mistakes("marta")] == [2, 1], "a shorter one adds nothing"
    (kept,) = json.loads(book.path("marta").read_bytes())["games"].values()
    assert len(kept["played"]["moves"]) == len(begun.moves), "up to the last mistake"


def test_a_mistake_that_was_taken_back_is_gone_with_its_moves(tmp_path: Path) -> None:
    book, begun = PracticeBook(tmp_path), mistake("raub")
    book.add("marta", "a1", begun)
    other = (*begun.moves[:4], begun.moves[-1])
    book.add("marta", "a1", replace(begun, moves=other, reviews=()))
    assert book.mistakes("marta") == ()
    assert book.is_reviewed("marta", "a1", 1)


def test_two_programs_lose_nothing_of_each_other(tmp_path: Path) -> None:
    home = tmp_path / "home"
    one, other = PracticeBook(home), PracticeBook(home)
    assert one.read("marta") is other.read("marta") is None
    one.add("marta", "a1", mistake("raub"))
    other.add("marta", "b2", mistake("manipulation"))
    one.answered("marta", one.mistakes("marta")[0], TOMORROW, is_solved=True)
    other.add("karl", "c3", mistake("raub"))
    assert other.read("marta") is None
    assert {own.game_id: own.place.box for own in other.mistakes("marta")} == {"a1": 2, "b2": 1}
    assert sorted(home.iterdir()) == sorted((one.path("marta"), one.path("karl")))


def test_forgetting_leaves_nothing_of_how_a_person_plays_and_all_of_the_others(
    tmp_path: Path,
) -> None:
    book = PracticeBook(tmp_path)
    for person in ("marta", "karl"):
        book.add(person, "a1", mistake("raub"))
    book.forget("marta")
    left = book.path("marta").read_text("utf-8")
    assert not any(word in left for word in ("theme", "amount", "moves", "options", "position"))
    assert book.is_empty("marta")
    assert book.mistakes("marta") == book.reviews("marta", "raub") == ()
    assert book.is_reviewed("marta", "a1", 1), "the deal is not looked through once more"
    assert len(PracticeBook(tmp_path).mistakes("karl")) == 1
    book.forget("marta")


def test_what_is_exported_is_all_that_is_kept(tmp_path: Path) -> None:
    book, path = PracticeBook(tmp_path / "home"), tmp_path / "mine.json"
    book.add("marta", "a1", mistake("hand-and-foot"))
    book.shelf.call(("Marta", "Karl"))
    book.export("marta", path)
    exported = json.loads(path.read_bytes())
    assert exported.pop("name") == "Marta"
    assert exported == {
        key: value
        for key, value in json.loads(book.path("marta").read_bytes()).items()
        if key != "name"
    }


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"\xff", Fault.NOT_TEXT),
        (b"", Fault.EMPTY),
        (b'{"format": 1, "person": "marta"', Fault.DAMAGED),
        (b'{"format": 1, "person": "marta", "games": {"../a": 3}}', Fault.DAMAGED),
        (b'{"format": 1, "person": "marta", "games": {"a": ' + b"[" * 100_000, Fault.DAMAGED),
    ],
)
def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path, content: bytes, fault: Fault) -> None:
    book = PracticeBook(tmp_path)
    path = book.path("marta")
    path.write_bytes(content)
    error = book.read("marta")
    assert error is not None
    assert (error.fault, error.set_aside) == (fault, path.with_name(path.name + ".broken"))
    path.write_bytes(content)
    with pytest.raises(SaveError, match=r"broken-2|-2"):
        book.add("marta", "a1", mistake("raub"))
    assert len(PracticeBook(tmp_path).mistakes("marta")) == 1, "kept all the same"


@pytest.mark.parametrize("amount", ["gain", "error"])
def test_an_amount_that_nobody_can_tell_is_damage(tmp_path: Path, amount: str) -> None:
    book = PracticeBook(tmp_path)
    book.add("marta", "a1", mistake("raub"))
    document = json.loads(book.path("marta").read_bytes())
    document["games"]["a1"]["deals"][0]["mistakes"][0]["others"][0][amount] = 1e308
    book.path("marta").write_text(json.dumps(document), "utf-8")
    error = PracticeBook(tmp_path).read("marta")
    assert error is not None
    assert error.fault is Fault.DAMAGED


@pytest.mark.parametrize(
    "content",
    ['{"format": 2}', '{"format": 1, "person": "marta", "games": {}, "streak": 12}'],
)
def test_a_file_of_a_newer_version_is_neither_read_nor_written(
    tmp_path: Path, content: str
) -> None:
    book = PracticeBook(tmp_path)
    book.path("marta").write_text(content, "utf-8")
    with pytest.raises(SaveError) as raised:
        book.add("marta", "a1", mistake("raub"))
    assert (raised.value.fault, raised.value.set_aside) == (Fault.NEWER, None)
    assert book.path("marta").read_text("utf-8") == content
    assert book.is_empty("marta")


@games
def test_what_is_damaged_within_a_game_costs_that_game_alone(game: str, tmp_path: Path) -> None:
    book = PracticeBook(tmp_path)
    for name in ("a1", "b2", "c3"):
        book.add("marta", name, mistake(game))
    document = json.loads(book.path("marta").read_bytes())
    document["games"]["a1"]["deals"][0]["mistakes"][0]["played"] = {"move": "explode"}
    document["games"]["b2"]["played"]["options"] = {"players": 10**9}
    document["games"]["d4"] = {**document["games"]["c3"], "game": "a later game"}
    book.path("marta").write_text(json.dumps(document), "utf-8")
    assert book.read("marta") is None
    assert [own.game_id for own in book.mistakes("marta")] == ["b2", "c3"]
    with pytest.raises(SaveError):
        book.position("marta", book.mistakes("marta")[0])
    assert book.position("marta", book.mistakes("marta")[1]).moves
    book.answered("marta", book.mistakes("marta")[1], TOMORROW, is_solved=True)
    assert set(json.loads(book.path("marta").read_bytes())["games"]) == {"a1", "b2", "c3", "d4"}


def test_of_too_many_mistakes_the_last_and_the_costliest_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice_lines, "MOST_RECENT", 2)
    monkeypatch.setattr(practice_lines, "MOST_COSTLY", 1)
    book, found = PracticeBook(tmp_path), mistake("raub")
    judged = found.reviews[0].mistakes[0].judged
    position = found.reviews[0].mistakes[0].position
    for number in range(1, 6):
        way = replace(judged.best, gain=100.0 if number == 2 else 10.0)
        made = review(position, replace(judged, others=(way,)), day=DAY + timedelta(days=number))
        book.add("marta", f"g{number}", replace(found, reviews=(made,)))
    assert [own.game_id for own in book.mistakes("marta")] == ["g2", "g4", "g5"]
    assert len(book.reviews("marta", "raub")) == 5, "what was lost is still known"


@pytest.mark.parametrize("game", ["hand-and-foot", "raub"])
def test_a_decision_to_be_drilled_is_read_as_it_was_written(game: str, tmp_path: Path) -> None:
    (own,) = drill(tmp_path, game).drills("marta", game)
    book = PracticeBook(tmp_path)
    assert book.drills("marta", game) == (own,)
    assert book.mistakes("marta") == book.due("marta", date.max) == ()
    position = book.position("marta", own)
    assert len(position.moves) == own.mistake.position
    assert (
        GAMES[game]
        .rules(position.options)
        .actor(replay(GAMES[game].rules(position.options), position.moves))
        == own.seat
    )
    assert not book.is_empty("marta")
    book.forget("marta")
    assert book.drills("marta", game) == ()
    assert 'drills":[{' not in book.path("marta").read_text("utf-8")


def test_of_too_many_decisions_to_be_drilled_the_last_ones_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice_lines, "MOST_DRILLS", 2)
    book, found = PracticeBook(tmp_path), mistake("raub")
    made = found.reviews[0].mistakes
    for number in range(1, 5):
        day = (DAY + timedelta(days=number)).isoformat()
        deal = replace(found.reviews[0], day=day, mistakes=(), drills=made)
        book.add("marta", f"g{number}", replace(found, reviews=(deal,)))
    assert [own.game_id for own in book.drills("marta", "raub")] == ["g3", "g4"]
    assert book.path("marta").read_text("utf-8").count('"moves"') == 2


def test_of_too_many_deals_the_last_ones_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(practice_lines, "MOST_DEALS", 2)
    book, found = PracticeBook(tmp_path), mistake("raub")
    for number in range(1, 5):
        made = replace(found.reviews[0], day=(DAY + timedelta(days=number)).isoformat())
        book.add("marta", f"g{number}", replace(found, reviews=(made,)))
    assert [deal.day for deal in book.reviews("marta", "raub")] == [
        (DAY + timedelta(days=number)).isoformat() for number in (3, 4)
    ]


def test_what_waits_longest_is_offered_first_and_of_a_day_the_costliest(tmp_path: Path) -> None:
    book = PracticeBook(tmp_path)
    for name, game in enumerate(GAMES):
        book.add("marta", f"g{name}", mistake(game))
    offered = book.due("marta", TOMORROW)
    weights = [own.mistake.judged.weight for own in offered]
    assert weights == sorted(weights, reverse=True)
    last = offered[-1]
    waits = replace(last, place=Place(1, DAY))
    assert due_on((*offered[:-1], waits), TOMORROW)[0] == waits
