"""Every kind of file the program keeps or makes, written and read the way the program does."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from finished_games import many_games
from looked_back import back, sample
from msgspec import Struct
from msgspec.structs import replace
from recorded import game

from handfoot_gui.core.cards import cards
from handfoot_gui.core.judgement import Gain
from handfoot_gui.core.practice import DealReview, Lost, Reviewed
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.scorekeeping import AnyScoredGame, ScoredGame
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.presenter.values import CardGroup, Draft
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.raub.rules.options import Options as RaubOptions
from handfoot_gui.session.deal_again import DealCards, cards_of
from handfoot_gui.session.marked_deal import Mark, MarkedDeal, as_lesson
from handfoot_gui.storage.deal_file import read_deal, write_deal
from handfoot_gui.storage.files import read_file, replace_file
from handfoot_gui.storage.formats import now
from handfoot_gui.storage.history import NAME, FamilyBook
from handfoot_gui.storage.house_rules import HouseRules, RuleSet
from handfoot_gui.storage.lesson_file import read_lesson, write_lesson
from handfoot_gui.storage.marks import Marks
from handfoot_gui.storage.phones import PhoneKeys
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.storage.practice_file import read_practice, write_practice
from handfoot_gui.storage.practice_lines import joined
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames
from handfoot_gui.storage.working_tables import OwnOrders, WorkingTables

ORDER: Final = cards("9H1 9S2 9D1")


class Kind(Struct, frozen=True):
    """One kind of file; *number*, 1 or 2, stands for what is in it."""

    where: Callable[[Path], Path]
    """The file, in a home folder."""
    write: Callable[[Path, int], None]
    """In the place of the one before; raises `SaveError`."""
    read: Callable[[Path], int | None]
    """None where there is nothing, or nothing that can be read; raises `SaveError`."""
    is_comfort: bool = False
    """Whether what cannot be read may be forgotten."""
    newer: tuple[bytes, bytes] | None = None
    """What stands in a newer version's file instead; None where any version can be read."""


def _one(folder: Path, ending: str) -> Path:
    found = sorted(path for path in folder.glob(f"*{ending}") if not path.name.startswith("."))
    return found[0] if found else folder / f"none{ending}"


def _write_game(home: Path, number: int) -> None:
    saves, path = Saves(home), _one(home / "games", ".handfoot")
    record, state = game(1, 19 + number)
    opened = saves.open(path) if os.path.lexists(path) else saves.create(record)
    with opened as mine:
        mine.save(record, state)


def _read_game(home: Path) -> int | None:
    listing = Saves(home).search().all()
    for error in listing.faults:
        raise error
    return next((one.check.moves - 19 for one in listing.games), None)


def _kept(number: int) -> AnyScoredGame:
    return ScoredGame(
        "hand-and-foot", "classic", Options(), ("Ruth", "Karl", "Ana", "Jo"), Seat(0),
        place=str(number),
    )  # fmt: skip


def _write_kept(home: Path, number: int) -> None:
    folder, path = ScoredGames(Saves(home)), _one(home / "games", ".handfoot-score")
    opened = folder.open(path) if os.path.lexists(path) else folder.create(_kept(number))
    try:
        opened.save(_kept(number))
    finally:
        opened.close()


def _read_kept(home: Path) -> int | None:
    listing = ScoredGames(Saves(home)).search().all()
    for error in listing.faults:
        raise error
    return next((int(one.kept.place) for one in listing.games), None)


@cache
def _deal() -> DealCards:
    record = sample("raub/classic-4")
    return cards_of(record, rules_of(record), back(record).route.deals[0])


def _lesson(count: int) -> MarkedDeal:
    record = sample("raub/classic-4")
    places = [place for place, (seat, _) in enumerate(record.moves) if seat != TABLE]
    marks = [Mark(place, Seat(0), "Look here.") for place in places[:count]]
    return as_lesson(record, marks, with_names=True)


def _write_preferences(home: Path, number: int) -> None:
    file = PreferencesFile(home)
    file.load()
    file.save(Preferences(family=str(number)))


def _read_preferences(home: Path) -> int | None:
    found, error = PreferencesFile(home).load()
    if error is not None:
        raise error
    return int(found.family) if found.family else None


def _write_rules(home: Path, number: int) -> None:
    path = home / "house-rules" / "one.rules.json"
    HouseRules(home).keep(RuleSet(path, "hand-and-foot", f"no. {number}", Options(), None, now()))


def _read_rules(home: Path) -> int | None:
    found = HouseRules(home).all()
    for error in found.faults:
        raise error
    return next((int(one.name[4:]) for one in found.sets), None)


def _write_draft(home: Path, number: int) -> None:
    WorkingTables(home).keep("one", number, Draft((CardGroup(ORDER),)))


def _read_draft(home: Path) -> int | None:
    tables = WorkingTables(home)
    return next((n for n in (1, 2) if tables.draft_of("one", n, Draft) is not None), None)


def _write_phones(home: Path, number: int) -> None:
    keys = PhoneKeys(home)
    keys.keep("one", {Seat(at): f"{number}-{'k' * 20}" for at in range(6)}, 50_000)


def _read_phones(home: Path) -> int | None:
    keys = PhoneKeys(home)
    error = keys.read()
    if error is not None:
        raise error
    return next((int(key[0]) for key in keys.of("one").values()), None)


def _taught(number: int) -> Reviewed:
    """So many deals of one game, in which something was lost."""
    lost = (Lost("calling", 4.0, 1.0, 3),)
    deals = (
        DealReview(n, Seat(0), "2026-11-20", Gain.CHANCE, lost, ()) for n in range(1, number + 1)
    )
    return Reviewed("raub", RaubOptions(), (), tuple(deals))


def _write_mistakes(home: Path, number: int) -> None:
    PracticeBook(home).add("marta", f"game{number}", _taught(number))


def _read_mistakes(home: Path) -> int | None:
    book = PracticeBook(home)
    error = book.read("marta")
    if error is not None:
        raise error
    return max((review.deal for review in book.reviews("marta", "raub")), default=None)


def _send_mistakes(home: Path, number: int) -> None:
    games = {"a1": joined(None, _taught(number))}
    write_practice(home / "sent.handfoot-practice", "marta", "Marta", games)


def _sent_mistakes(home: Path) -> int | None:
    found = read_practice(home / "sent.handfoot-practice").games.values()
    return next((len(game.deals) for game in found), None)


def _read_book(home: Path) -> int | None:
    found = FamilyBook(home).read()
    if found.set_aside is not None:
        raise found.set_aside
    return len(found.games) or None


FORMATS: Final = (b'"format":', b'"format":9')
SPACED: Final = (b'"format": ', b'"format": 9')
KINDS: Final = {
    "game": Kind(
        lambda home: _one(home / "games", ".handfoot"), _write_game, _read_game, newer=FORMATS
    ),
    "kept game": Kind(
        lambda home: _one(home / "games", ".handfoot-score"), _write_kept, _read_kept, newer=SPACED
    ),
    "deal": Kind(
        lambda home: home / "deal.json",
        lambda home, number: write_deal(home / "deal.json", replace(_deal(), note=str(number))),
        lambda home: int(read_deal(home / "deal.json").note),
        newer=FORMATS,
    ),
    "lesson": Kind(
        lambda home: home / "lesson.json",
        lambda home, number: write_lesson(home / "lesson.json", _lesson(number)),
        lambda home: len(read_lesson(home / "lesson.json").marks),
        newer=FORMATS,
    ),
    "marks": Kind(
        lambda home: Marks(home).path("one"),
        lambda home, number: Marks(home).change("one", lambda _: _lesson(number + 2).marks),
        lambda home: max(0, len(Marks(home).read("one")) - 2) or None,
        newer=FORMATS,
    ),
    "preferences": Kind(
        lambda home: home / "preferences.json", _write_preferences, _read_preferences
    ),
    "house rules": Kind(
        lambda home: home / "house-rules" / "one.rules.json",
        _write_rules,
        _read_rules,
        newer=SPACED,
    ),
    "own order": Kind(
        lambda home: home / "own-order.json",
        lambda home, number: OwnOrders(home).keep("one", ORDER[:number]),
        lambda home: len(OwnOrders(home).order_of("one")) or None,
        is_comfort=True,
    ),
    "unfinished turn": Kind(
        lambda home: home / "working-table.json", _write_draft, _read_draft, is_comfort=True
    ),
    "phones": Kind(lambda home: home / "phones.json", _write_phones, _read_phones, newer=FORMATS),
    "own mistakes": Kind(
        lambda home: PracticeBook(home).path("marta"),
        _write_mistakes,
        _read_mistakes,
        newer=FORMATS,
    ),
    "sent mistakes": Kind(
        lambda home: home / "sent.handfoot-practice",
        _send_mistakes,
        _sent_mistakes,
        newer=FORMATS,
    ),
    "family book": Kind(
        lambda home: home / NAME,
        lambda home, number: FamilyBook(home).add(many_games(number)),
        _read_book,
    ),
}
"""The files of a household, and the deals it sends."""
MADE: Final = Kind(
    lambda home: home / "sheet.pdf",
    lambda home, number: replace_file(home / "sheet.pdf", str(number).encode() * 100),
    lambda home: int(read_file(home / "sheet.pdf", 1000)[:1]),
)
"""A sheet, a page or a table that is only written."""
