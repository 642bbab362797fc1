"""A table has the last word: what its keeper doubts, or a total without lines, is written down."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from example_game.game import GAME as EXAMPLE
from keeper_lab import CONTROL, ENTER, FIRST, TAB, Family, Start, begun, made_family, made_start
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from readers_on import reader_on

from handfoot_gui import games, storage
from handfoot_gui.core.preferences import Preferences, TextSize
from handfoot_gui.core.score_sheet import SheetModel
from handfoot_gui.core.scorekeeping import MOST_TOTAL, TOTAL, UNTYPED, EntryProblem, ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.entries import DealEntry, SideEntry
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.manipulation.rules.options import Options as ManipulationOptions
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.scorekeeping import PlayerEntry, RoundEntry
from handfoot_gui.games.raub.rules.options import Options as RaubOptions
from handfoot_gui.games.raub.scorekeeping import DealEntry as RaubDeal
from handfoot_gui.games.raub.scorekeeping import PlayerEntry as RaubPlayer
from handfoot_gui.session.history.csv_text import deals_table
from handfoot_gui.session.history.figures import people
from handfoot_gui.session.score_sheet import facts_of_scored, kept_sheet, sheet_of
from handfoot_gui.storage.finished_files import read_scored
from handfoot_gui.storage.history import FamilyBook
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.scored_games import ScoredGames
from handfoot_gui.ui.pages.score_sheet.page import SheetPage
from handfoot_gui.ui.widgets.speaker import speaker_of
from handfoot_gui.ui.window.place import SMALLEST

__all__ = ["made_family", "made_start"]

NAMES = ("Marta", "Elise", "Josip", "Karl")
MARK = "* as written down at the table"
MUCH = ((5, 2, 0, 4, 0, 1, 5640, 0), (2, 2, 0, 3, 0, 0, 500, 120))
"""More card points than five packs hold: a family has others for its sevens."""
TOO_MUCH = "You entered 6,260 card points, but all the cards are worth 2,950."


def listed(family: Family) -> list[str]:
    """Everything that is said of the open deal."""
    found = [one for one in family.page.findChildren(QLabel, "problem") if one.isVisible()]
    return [family.sentence, *(one.text() for one in found)]


def test_what_the_packs_do_not_hold_is_written_down_anyway_by_keys_alone(family: Family) -> None:
    for side in MUCH:
        family.enter(*side)
    assert TOO_MUCH in listed(family)
    family.press(ENTER)
    assert family.kept.kept.deals == (), "it is asked first"
    assert QApplication.focusWidget() is family.button("correct")
    assert not family.button("primary").isVisible()
    family.press(TAB)
    assert QApplication.focusWidget() is family.button("anyway")
    family.press(Qt.Key.Key_Space)
    (deal,) = family.kept.kept.deals
    assert "too many points entered" in deal.accepted
    assert family.totals[0] == 2500 + 600 + 400 + 100 + 5640
    assert family.texts()[0] == "Deal 2"
    assert MARK in family.texts()
    assert "Deal 1 *" in family.texts()
    assert not any("all the cards are worth" in text for text in family.texts())


def test_enter_and_escape_lead_back_to_the_fields_and_nothing_is_written(family: Family) -> None:
    for side in MUCH:
        family.enter(*side)
    for key, modifier in ((ENTER, CONTROL), (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)):
        family.button("primary").setFocus()
        family.press(ENTER)
        assert family.button("anyway").isVisible()
        family.press(key, modifier)
        assert not family.button("anyway").isVisible()
        assert family.page.isAncestorOf(QApplication.focusWidget())
        assert family.button("primary").isVisible()
        assert family.kept.kept.deals == ()


def test_the_question_names_every_doubt_what_is_missing_included(family: Family) -> None:
    family.enter(2, 2, 1, 4, 0, 1, 500, 0, 1)
    missing = [
        "Elise and Karl: enter the cards in melds.",
        "Elise and Karl: enter the cards left in hand and foot.",
    ]
    assert listed(family) == missing[:1]
    family.click("primary")
    assert listed(family) == missing
    family.click("correct")
    assert QApplication.focusWidget() is family.field("clean-1"), "the side that is spoken of"
    family.enter(1, 0, 0, 0, 0, 0, 70, 15)
    family.press(ENTER)
    assert len(family.kept.kept.deals) == 1
    assert family.kept.kept.deals[0].accepted == ()


def test_changing_the_deal_asks_anew(family: Family) -> None:
    for side in MUCH:
        family.enter(*side)
    family.click("primary")
    family.click("anyway")
    family.click("correct-0")
    family.click("primary")
    assert family.texts()[0] == "Deal 2", "nothing was changed"
    family.click("correct-0")
    family.field("melded-0").setFocus()
    family.enter(5645)
    assert family.kept.kept.deals[0].accepted == ()
    assert MARK not in family.texts()
    family.click("primary")
    assert family.texts()[0] == "Deal 1, being corrected"
    assert family.button("anyway").isVisible()
    family.click("anyway")
    assert "too many points entered" in family.kept.kept.deals[0].accepted
    assert MARK in family.texts()
    family.press(Qt.Key.Key_Z, CONTROL)
    assert family.kept.kept.deals[0].accepted == ()


def test_a_screen_reader_hears_every_doubt_when_it_is_asked(family: Family) -> None:
    with reader_on():
        said: list[str] = []
        speaker_of(family.page).said.connect(said.append)
        family.enter(2, 2, 1, 4, 0, 1, 500, 0, 1)
        said.clear()
        family.click("primary")
        QTest.qWait(300)
    assert "enter the cards in melds" in " ".join(said)
    assert "enter the cards left in hand and foot" in " ".join(said)
    assert QApplication.focusWidget() is family.button("correct")


def test_only_what_cannot_be_added_up_is_refused(start: Start) -> None:
    for game, typed in (("raub", (0, 0, 0, 4)), ("manipulation", (0, 0, 12, 3, 33, 41))):
        family = begun(start(Preferences(game=game)))
        assert not family.button("primary").isEnabled()
        family.enter(*typed)
        # Nobody is named who made trumps, or who went out: points follow from that.
        assert not family.button("primary").isEnabled()


def test_only_the_total_is_typed_for_a_side(family: Family) -> None:
    family.enter(*FIRST[0])
    tick = next(one for one in family.page.findChildren(QLabel) if one.text() == "Only the total")
    assert tick.isVisible()
    family.click("only-total-1")
    assert QApplication.focusWidget() is family.field("total-1")
    family.enter(1240)
    assert family.page.findChild(type(family.field("clean-0")), "clean-1") is None
    assert family.entry.sides[1] == SideEntry(total=1240)
    assert family.row("only_total").accessibleName() == "Only the total: Elise, Karl 1,240"
    assert family.row("clean_piles").accessibleName() == "Clean books: Josip, Marta 1,500"
    family.button("primary").setFocus()
    family.press(ENTER)
    assert family.totals == (2145, 1240)
    written = json.loads(family.kept.path.read_text())["deals"][0]["sides"][1]
    assert written == {"total": 1240}
    # The next deal is entered as this one was, and a side may go back to its lines.
    assert family.field("total-1").text() == ""
    family.click("only-total-1")
    assert family.field("clean-1").isVisible()


def test_a_total_that_nobody_typed_is_asked_for_and_what_is_known_of_a_deal_stays_said(
    family: Family,
) -> None:
    family.enter(*FIRST[0])
    family.click("only-total-1")
    family.button("primary").setFocus()
    assert family.sentence == "Elise and Karl: enter the total."
    family.press(ENTER)
    assert family.kept.kept.deals == ()
    family.click("anyway")
    (deal,) = family.kept.kept.deals
    assert (deal.sides[1].total, deal.accepted) == (UNTYPED, ("total missing",))
    # The next deal is entered as this one was; nobody passes over what is still to be typed.
    family.enter(*FIRST[1])
    assert family.sentence == "Elise and Karl: enter the total."
    said = family.texts()
    assert "* as written down at the table" in said
    assert "Marta dealt. The stock ran out." in said


def test_a_total_of_nought_is_a_total(family: Family) -> None:
    family.enter(*FIRST[0])
    family.click("only-total-1")
    field = family.field("total-1")
    assert (field.text(), field.placeholderText()) == ("", "")
    family.enter("0")
    assert (family.entry.sides[1].total, field.text()) == (0, "0")
    assert family.sentence == "Every entry is saved at once."
    field.setFocus()
    field.selectAll()
    family.press(Qt.Key.Key_Backspace)
    assert family.sentence == "Elise and Karl: enter the total."
    family.press(ENTER)
    assert family.entry.sides[1].total == UNTYPED


def test_no_total_is_read_in_part(family: Family) -> None:
    family.click("only-total-0")
    field = family.field("total-0")
    field.setFocus()
    family.type(MOST_TOTAL)
    assert field.text() == "100000"
    family.type(5)
    assert field.text() == "1000005"
    assert family.sentence.endswith(": 1,000,005 is more than 100,000.")
    family.press(ENTER)
    assert family.entry.sides[0].total == UNTYPED, "nothing of it is entered"
    field.selectAll()
    family.type("-1240")
    family.press(ENTER)
    assert family.entry.sides[0].total == -1240


def sheet(game: str, options: Any, *deals: Any) -> SheetModel:
    kept: ScoredGame[Any, Any] = ScoredGame(
        game, "classic", options, NAMES[: options.players], Seat(0), deals=deals
    )
    words = Words()
    return sheet_of(facts_of_scored(words, kept, kept_sheet(kept)), words)


def test_the_sheet_marks_what_was_written_down_at_the_table(family: Family) -> None:
    family.deals(FIRST)
    for side in MUCH:
        family.enter(*side)
    family.click("primary")
    family.click("anyway")
    family.press(Qt.Key.Key_P, CONTROL)
    page = family.page
    assert isinstance(page, SheetPage)
    assert [group.title for group in page.model().groups[:3]] == ["Deal 1", "Deal 2 *", "Deal 3"]
    assert MARK in page.model().notes


def test_a_total_stands_on_the_sheet_without_lines() -> None:
    deal = DealEntry((SideEntry(out=0, total=1240), SideEntry(melded=300, left=120)))
    found = sheet("hand-and-foot", Options(), deal)
    rows = {row.name: [cell.text for cell in row.cells] for row in found.rows}
    assert rows["Deal total"] == ["1,240", "180"]
    assert rows["Cards in melds"] == ["", "300"]
    assert rows["Going out"][0] == ""
    assert rows["Who went out"] == ["Marta"]
    assert MARK not in found.notes


def test_a_total_is_not_doubled_by_a_refe() -> None:
    refe = RaubDeal((RaubPlayer(),) * 3, "thrown in")
    deal = RaubDeal((RaubPlayer(total=-2), RaubPlayer(1), RaubPlayer(1)), raubing=2)
    keeper = GAMES["raub"].scorekeeper(RaubOptions(players=3))
    assert keeper.problems((refe, deal), Seat(0)) == ()
    scored = keeper.sheet((refe, deal), Seat(0)).deals[1]
    assert [scored.points(side) for side in range(3)] == [-2, -2, 6]
    totals = RaubDeal(tuple(RaubPlayer(total=n) for n in (-2, -2, 3)))
    assert keeper.problems((refe, totals), Seat(0)) == ()
    found = sheet("raub", RaubOptions(players=3), refe, totals)
    assert [cell.text for cell in found.rows[2].cells[1:7]] == ["−2", "19", "−2", "19", "+3", "24"]


def test_a_round_is_reckoned_without_the_hand_of_a_total() -> None:
    options = ManipulationOptions(players=3)
    keeper = GAMES["manipulation"].scorekeeper(options)
    deal = RoundEntry((PlayerEntry(total=-7), PlayerEntry(0), PlayerEntry(12)), End.OUT, 1)
    (problem,) = keeper.problems((deal,), Seat(0))
    assert (problem.doubt, problem.is_refused) == ("reckoned without", False)
    scored = keeper.sheet((deal,), Seat(0)).deals[0]
    assert [scored.points(side) for side in range(3)] == [-7, 12 + 25, 0]
    # Of totals alone nobody needs to know who went out, and who got most has won the round.
    totals = RoundEntry(tuple(PlayerEntry(total=n) for n in (0, 160, 0)))
    assert keeper.problems((totals,), Seat(0)) == ()
    assert keeper.sheet((totals,), Seat(0)).totals == (0, 160 + 100 + 25, 0)
    found = sheet("manipulation", options, totals)
    assert [cell.text for cell in found.rows[0].cells[:6]] == ["", "–", "0", "", "160", "160"]


@pytest.mark.parametrize("name", [*GAMES, EXAMPLE.name])
def test_every_game_asks_for_a_total_that_nobody_typed(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(games.GAMES, EXAMPLE.name, EXAMPLE)
    game = games.GAMES[name]
    keeper = game.scorekeeper(next(iter(game.presets.values())))
    deal = keeper.blank()
    for side in range(len(keeper.sides)):
        deal = keeper.with_value(deal, TOTAL, side, 10 * side or UNTYPED)
    (problem,) = keeper.problems((deal,), Seat(0))
    assert (problem.doubt, problem.is_refused) == ("total missing", False)
    assert keeper.sheet((deal,), Seat(0)).deals[0].points(0) == 0
    # The same number typed is one.
    assert keeper.problems((keeper.with_value(deal, TOTAL, 0, 0),), Seat(0)) == ()


@pytest.mark.parametrize("name", [*GAMES, EXAMPLE.name])
def test_every_game_takes_totals_for_all_sides(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setitem(games.GAMES, EXAMPLE.name, EXAMPLE)
    game = games.GAMES[name]
    options = next(iter(game.presets.values()))
    keeper = game.scorekeeper(options)
    deal = keeper.blank()
    assert [one.is_refused for one in keeper.problems((deal,), Seat(0))[:1]] == [True]
    for side in range(len(keeper.sides)):
        deal = keeper.with_value(deal, TOTAL, side, 10 * (side + 1))
    assert keeper.problems((deal,), Seat(0)) == ()
    scored = keeper.sheet((deal,), Seat(0)).deals[0]
    assert [scored.points(side) for side in range(len(keeper.sides))] == [
        10 * (side + 1) for side in range(len(keeper.sides))
    ]
    found = sheet(name, options, deal)
    assert not any(MARK in note for note in found.notes)
    marked = sheet(name, options, keeper.with_value(deal, TOTAL, 0, 5))
    assert marked.rows


def test_the_family_book_knows_which_deals_were_totals_or_doubted(tmp_path: Path) -> None:
    """A total counts in the game and as a best deal, but averages are of deals with lines."""
    entries = (
        DealEntry(
            (SideEntry(clean=2, melded=300), SideEntry(melded=200)), accepted=("left missing",)
        ),
        DealEntry((SideEntry(total=5000), SideEntry(melded=100))),
    )
    kept: ScoredGame[Any, Any] = ScoredGame(
        "hand-and-foot", "classic", Options(), NAMES, Seat(0), deals=entries, is_finished=True
    )
    opened = ScoredGames(Saves(tmp_path)).create(kept)
    opened.save(kept)
    opened.close()
    steps = read_scored(opened.path)
    next(steps)
    with pytest.raises(StopIteration) as done:
        next(steps)
    game = done.value.value
    book = FamilyBook(tmp_path)
    book.add([game])
    (found,) = book.read().games
    assert found == game
    assert [deal.only_totals for deal in found.deals] == [(), (0,)]
    assert [deal.is_as_written for deal in found.deals] == [True, False]
    by_name = {person.name: person.points for person in people((found,))}
    assert by_name["Marta"] is not None
    assert by_name["Elise"] is not None
    assert (by_name["Marta"].deal_average, by_name["Marta"].game_average) == (1300, 6300)
    assert by_name["Marta"].best is not None
    assert by_name["Marta"].best.points == 5000
    assert by_name["Elise"].deal_average == 150
    rows = list(csv.DictReader(deals_table(Words(), [found]).decode("utf-8-sig").splitlines()))
    assert [row["Only the total"] for row in rows] == ["no", "no", "yes", "no"]
    assert [row["As written down at the table"] for row in rows] == ["yes", "yes", "no", "no"]


def test_every_doubt_is_in_sight_in_the_smallest_window_at_the_largest_text(start: Start) -> None:
    family = start(Preferences(text_size=TextSize.LARGEST))
    family.window.resize(SMALLEST)
    begun(family)
    for side in MUCH:
        family.enter(*side)
    family.click("primary")
    (said,) = (one for one in family.page.findChildren(QLabel, "problem") if one.isVisible())
    assert said.visibleRegion().boundingRect() == said.rect()
    assert family.button("correct").visibleRegion().boundingRect().width() > 0
    assert family.button("anyway").visibleRegion().boundingRect().width() > 0


def test_every_doubt_has_its_name_in_the_description_of_files() -> None:
    def kinds(kind: type[EntryProblem]) -> Iterator[type[EntryProblem]]:
        for one in kind.__subclasses__():
            yield one
            yield from kinds(one)

    described = (Path(storage.__file__).parent / "formats.md").read_text("utf-8")
    names = [
        "".join(f" {sign.lower()}" if sign.isupper() else sign for sign in one.__name__).strip()
        for one in kinds(EntryProblem)
        if one.__module__.startswith("handfoot_gui.") and one.is_refused is EntryProblem.is_refused
    ]
    assert len(names) > 25
    assert [name for name in names if f"`{name}`" not in described] == []


@pytest.mark.timing(keys_up=60_000)
def test_a_key_that_is_still_held_accepts_nothing(family: Family) -> None:
    for side in MUCH:
        family.enter(*side)
    family.press(ENTER)
    family.press(TAB)
    assert QApplication.focusWidget() is family.button("anyway")
    family.press(ENTER)
    family.press(Qt.Key.Key_Space)
    assert family.kept.kept.deals == ()


def test_a_second_click_in_the_same_place_accepts_nothing(family: Family) -> None:
    for side in MUCH:
        family.enter(*side)
    primary, window = family.button("primary"), family.window.windowHandle()
    spots = [QPoint(x, primary.height() // 2) for x in (8, primary.width() - 8)]
    for spot in [primary.mapTo(family.window, spot) for spot in spots]:
        for _ in range(2):
            for act in (QTest.mousePress, QTest.mouseRelease):
                act(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
                QApplication.processEvents()
        assert family.kept.kept.deals == ()
        assert not family.button("anyway").isVisible(), "it leads back to the fields"
