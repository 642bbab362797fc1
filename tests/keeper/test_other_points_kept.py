"""Other points in a game with real cards: entered like everything else, kept, and added up."""

from __future__ import annotations

import json
from typing import Any

import pytest
from example_game.game import GAME as EXAMPLE
from keeper_lab import FIRST, SECOND, THIRD, Family, Start, made_family, made_start
from other_points_lab import click, in_lines, write

from handfoot_gui import games
from handfoot_gui.core.other_points import OTHER_POINTS, OtherPoints
from handfoot_gui.core.scorekeeping import ScoredGame
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import MINUS, Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.entries import DealEntry, SideEntry
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.manipulation.rules.options import Options as ManipulationOptions
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.scorekeeping import PlayerEntry, RoundEntry
from handfoot_gui.games.raub.rules.options import Options as RaubOptions
from handfoot_gui.games.raub.scorekeeping import DealEntry as RaubDeal
from handfoot_gui.games.raub.scorekeeping import PlayerEntry as RaubPlayer
from handfoot_gui.session.score_sheet import facts_of_scored, kept_sheet, scorekeeper_of, sheet_of
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.scored_games import load_scored
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine

__all__ = ["made_family", "made_start"]

NAMES = ("Marta", "Elise", "Josip", "Karl")


def kept_game(game: str, options: Any, *deals: Any) -> Any:
    names = NAMES[: options.players]
    return ScoredGame(game, "classic", options, names, Seat(0), deals=deals)


def line(points: int, side: int = 0, word: str = "Grandma's rule") -> OtherPoints:
    return OtherPoints(side, word, points)


def test_a_line_is_entered_by_its_key_and_stands_in_the_last_row_before_the_total(
    family: Family,
) -> None:
    family.deals(FIRST)
    in_lines(family.program, write("Grandma's rule", -200))
    assert "1,945" in family.sums()[-1]
    assert family.button("other-points-0").text() == f"{MINUS}200"
    assert family.button("other-points-1").text() == "Add"
    row = family.row(OTHER_POINTS)
    assert row.text() == "Grandma's rule"
    assert family.entry.others == (line(-200),)


def test_the_button_of_a_side_writes_for_that_side_and_undo_takes_it_back(family: Family) -> None:
    family.deals(FIRST)
    in_lines(family.program, write("dropped cards", -50), by=lambda: family.click("other-points-1"))
    assert family.entry.others == (line(-50, side=1, word="dropped cards"),)
    family.click("undo")
    assert family.entry.others == ()


def test_a_written_deal_is_corrected_and_its_line_deleted(family: Family) -> None:
    family.deals(FIRST)
    before = family.totals
    family.click("correct-0")
    in_lines(family.program, write("swept the table", 300))
    assert family.totals == (before[0] + 300, before[1])
    kept = json.loads(family.kept.path.read_bytes())
    assert kept["deals"][0]["others"] == [{"side": 0, "word": "swept the table", "points": 300}]

    def delete(dialog: Any) -> None:
        click(dialog, "delete-0")
        click(dialog, "write")

    in_lines(family.program, delete)
    assert family.totals == before
    assert "others" not in json.loads(family.kept.path.read_bytes())["deals"][0]


def test_raub_at_3_with_a_trick_on_a_refe_and_a_line_of_2_stands_at_3() -> None:
    deals = (
        RaubDeal((RaubPlayer(0), RaubPlayer(4), RaubPlayer(0)), raubing=1, others=(line(-20),)),
        RaubDeal((RaubPlayer(),) * 3, ended="thrown in"),
        RaubDeal((RaubPlayer(1), RaubPlayer(3), RaubPlayer(0)), raubing=1, others=(line(2),)),
    )
    kept = kept_game("raub", RaubOptions(players=3), *deals)
    sheet = kept_sheet(kept)
    assert 21 + sheet.deals[0].points(0) == 3
    assert sheet.deals[2].points_by_rules(0) == -2
    assert sheet.totals[0] == 3


def test_a_thrown_in_deal_of_raub_may_have_lines_too() -> None:
    deal = RaubDeal((RaubPlayer(),) * 3, ended="thrown in", others=(line(5, side=2),))
    assert kept_sheet(kept_game("raub", RaubOptions(players=3), deal)).totals == (21, 21, 26)


def test_a_line_wins_no_round_and_can_end_and_open_a_game_of_manipulation_rummy() -> None:
    deal = RoundEntry(
        (PlayerEntry(5), PlayerEntry(20), PlayerEntry(30)), End.STOCK, others=(line(150, side=1),)
    )
    kept = kept_game("manipulation", ManipulationOptions(players=3), deal)
    keeper = scorekeeper_of(kept)
    assert keeper.is_over(kept.deals, Seat(0))
    assert kept_sheet(kept).totals == (40 + 25, 150 + 100, 0)
    less = keeper.with_lines(deal, (*deal.others, line(-1, side=1)))
    assert not keeper.is_over((less,), Seat(0))


def test_minima_by_score_count_what_was_written_down_besides() -> None:
    options = GAMES["hand-and-foot"].presets["pennies"]
    keeper = GAMES["hand-and-foot"].scorekeeper(options)
    deal = keeper.with_lines(keeper.blank(), (line(10_000),))
    first = keeper.coming((keeper.blank(),), Seat(0)).minima
    minima = keeper.coming((deal,), Seat(0)).minima
    assert minima[1] == first[1]
    assert minima[0] == options.minimum(2, 10_000)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", [*GAMES, "high-tricks"])
def test_every_game_keeps_lines_and_its_sheet_has_them(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.GAMES, EXAMPLE.name, EXAMPLE)
    name = EXAMPLE.name if game == "high-tricks" else game
    options = games.GAMES[name].presets["classic"]
    keeper = games.GAMES[name].scorekeeper(options)
    deal = keeper.with_lines(keeper.blank(), (line(-200), line(7, side=1, word="late")))
    kept = kept_game(name, options, deal)
    score = kept_sheet(kept).deals[0]
    assert [one.points for one in score.others] == [-200, 7]
    model = sheet_of(facts_of_scored(Words(), kept, kept_sheet(kept)), Words())
    figures = {cell.text for row in model.rows for cell in row.cells}
    assert any("200" in text for text in figures)


def test_only_the_total_and_a_line_are_added_up() -> None:
    deal = DealEntry((SideEntry(total=1240), SideEntry(total=0)), others=(line(300), line(-50)))
    assert kept_sheet(kept_game("hand-and-foot", Options(), deal)).totals == (1_490, 0)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "others",
    [
        [{"side": 7, "word": "x", "points": 5}],
        [{"side": 0, "word": "x", "points": 0}],
        [{"side": 0, "word": "two\nlines", "points": 5}],
        [{"side": 0, "word": "", "points": 5}],
        [{"side": 0, "word": "x", "points": 5}] * 6,
    ],
)
def test_lines_that_cannot_be_right_make_a_kept_file_damaged(
    family: Family, others: list[object]
) -> None:
    family.deals(FIRST)
    path = family.kept.path
    kept = json.loads(path.read_bytes())
    kept["deals"][0]["others"] = others
    path.write_text(json.dumps(kept))
    with pytest.raises(SaveError) as refused:
        load_scored(path)
    assert refused.value.fault is Fault.DAMAGED
    family.program.scorekeeper_controller.close()


def test_a_thrown_in_deal_of_raub_is_entered_with_a_line(start: Start) -> None:
    family = start()
    family.keep("raub", "classic", NAMES[:3])
    family.enter(1)
    in_lines(family.program, write("late", 2))
    family.click("primary")
    (deal,) = family.kept.kept.deals
    assert deal.ended == "thrown in"
    assert deal.others == (line(2, word="late"),)
    assert family.totals == (23, 21, 21)


def test_once_the_game_is_over_the_key_leads_to_the_last_deal(family: Family) -> None:
    family.deals(FIRST, SECOND, THIRD, SECOND)
    before = family.totals
    assert not family.page.findChildren(NumberLine)
    in_lines(family.program, write("late", 30))
    (*_, last) = family.kept.kept.deals
    assert last.others == (line(30, word="late"),)
    assert family.totals == (before[0] + 30, before[1])
