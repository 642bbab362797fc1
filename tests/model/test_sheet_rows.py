"""Rows and columns of score sheets: figures are the engine's, rows are those of the rules."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from sheets import (
    ALL,
    HAND_AND_FOOT,
    MANIPULATION,
    RAUB,
    blank,
    every_blank,
    model,
    played,
)

from handfoot_gui.core.other_points import OtherPoints
from handfoot_gui.core.record import MatchSettings, MemoryAid, TakeBack
from handfoot_gui.core.score_sheet import Emphasis, Growth, SheetFacts, SheetModel, SheetRow
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import SUM, DealScore, Item, Line, Sheet
from handfoot_gui.core.text.score_sheet import products
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    Banned,
    BanUntil,
    BlackThrees,
    DiscardBan,
    FirstMeldBy,
    Sides,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.score_sheet import line_kinds
from handfoot_gui.games.raub.rules.options import Options as RaubOptions
from handfoot_gui.games.raub.scorekeeping import DealEntry as RaubDeal
from handfoot_gui.games.raub.scorekeeping import PlayerEntry as RaubPlayer
from handfoot_gui.games.raub.scorekeeping import RaubScorekeeper

KINDS = {
    "clean_piles": "Clean ",
    "dirty_piles": "Dirty ",
    "wild_piles": "Wild ",
    "special_piles": "Special ",
    "extra_piles": "Books more",
    "fines": "Penalties",
    "red_threes": "Red threes l",
    "ladies": "Ladies l",
    "going_out": "Going out",
    "exact_cut": "Exact cut",
    "cards_melded": "Cards in melds",
    "cards_left": "Left in hand and foot",
}


def value(text: str) -> int:
    """The number that a cell shows."""
    if text in ("–", ""):
        return 0
    return int(text.replace(",", "").replace("−", "-").replace("+", ""))


def row(found: SheetModel, name: str) -> SheetRow:
    return next(row for row in (*found.rows, *found.closing) if row.name.startswith(name))


def figures(found: SheetModel, name: str) -> list[int]:
    """What stands in the row *name*, or in the two that begin so, together."""
    every = [r for r in (*found.rows, *found.closing) if r.name.startswith(name)]
    wanted = every if name in ("Red threes l", "Ladies l") else every[:1]
    cells = zip(*(r.cells for r in wanted), strict=True)
    return [sum(value(cell.text) for cell in some) for some in cells]


@pytest.mark.parametrize("name", HAND_AND_FOOT)
@pytest.mark.parametrize("part", [1.0, 0.6])
def test_every_figure_of_hand_and_foot_is_that_of_the_deal(name: str, part: float) -> None:
    facts = played(name, part)
    sheet = facts.sheet
    assert sheet is not None
    found, sides = model(facts), range(len(sheet.sides))
    assert found.growth is Growth.GROUPS
    has_black_threes = facts.options.black_threes is BlackThrees.CLEAN_MELD  # type: ignore[union-attr]
    for deal in sheet.deals:
        assert {line.kind for line in deal.lines} == set(line_kinds(facts.options))
        for line in deal.lines:
            start = (deal.number - 1) * len(sides)
            shown = figures(found, KINDS[line.kind])[start : start + len(sides)]
            if line.kind == "clean_piles" and has_black_threes:
                threes = figures(found, "Books of threes")[start : start + len(sides)]
                shown = [one + other for one, other in zip(shown, threes, strict=True)]
            assert shown == [line.points(side) for side in sides], line.kind
    count = len(sheet.deals) * len(sides)
    deals = figures(found, "Deal total")
    assert deals == [deal.points(side) for deal in sheet.deals for side in sides]
    running = figures(found, "Running total")
    assert len(running) == count
    assert tuple(running[-len(sides) :]) == (sheet.totals if count else ())
    for place in range(count):
        before = running[place - len(sides)] if place >= len(sides) else 0
        assert running[place] == before + deals[place]
    out = [cell.text for cell in row(found, "Who went out").cells]
    assert out == [facts.names[d.by] if d.by is not None else "nobody" for d in sheet.deals]


@pytest.mark.parametrize("name", HAND_AND_FOOT)
def test_the_last_row_says_how_far_behind_the_best_everybody_is(name: str) -> None:
    facts = played(name)
    assert facts.sheet is not None
    totals = facts.sheet.totals
    last = row(model(facts), "Behind the leader").cells[-len(totals) :]
    for cell, total in zip(last, totals, strict=True):
        if cell.text == "leads":
            assert total == max(totals)
        else:
            assert value(cell.text) == max(totals) - total > 0


@pytest.mark.sampled(32)
@pytest.mark.parametrize("facts", every_blank(), ids=lambda facts: facts.game)
def test_every_blank_sheet_has_a_row_for_other_points(facts: SheetFacts) -> None:
    assert row(model(facts), "Other points").cells == ()


def with_others(name: str, *words: str) -> SheetFacts:
    """A sample in whose first played deal the first side has 5 points for each of *words*."""
    facts = played(name)
    assert facts.sheet is not None
    deals, sides = list(facts.sheet.deals), len(facts.sheet.sides)
    place = next(n for n, deal in enumerate(deals) if deal.is_scored)
    deals[place] = deals[place].with_others([OtherPoints(0, word, 5) for word in words], sides)
    return replace(facts, sheet=replace(facts.sheet, deals=tuple(deals)))


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", ALL)
def test_the_row_of_other_points_is_headed_by_the_word_if_there_is_only_one(name: str) -> None:
    for words, title in ((("late",), "late"), (("late", "swept"), "Other points")):
        facts = with_others(name, *words)
        assert facts.sheet is not None
        shown = row(model(facts), title)
        assert str(5 * len(words)) in {cell.text.lstrip("+") for cell in shown.cells}


@pytest.mark.parametrize("name", [*RAUB, *MANIPULATION])
def test_other_points_stand_in_a_row_of_their_own_and_every_sum_adds_up(name: str) -> None:
    facts = with_others(name, "late")
    assert facts.sheet is not None
    step = 2 if facts.game == "raub" else 3
    place = next(n for n, r in enumerate(model(facts).rows) if r.name == "late")
    before, shown = (model(facts).rows[place - n].cells for n in (1, 0))
    sums = slice(2, -1, 2) if step == 2 else slice(2, -1, 3)
    own = [value(cell.text) for cell in before[sums]]
    after = [value(cell.text) for cell in shown[sums]]
    assert after == [own[0] + 5, *own[1:]]


@pytest.mark.parametrize("preset", PRESETS)
def test_rows_follow_the_rules(preset: str) -> None:
    options = PRESETS[preset]
    found = model(blank("hand-and-foot", preset))
    names = [row.name for row in found.rows]
    assert any(name.startswith("Wild") for name in names) == options.wild_melds
    assert any(name.startswith("Special") for name in names) == bool(options.special_piles)
    assert ("Exact cut" in names) == options.is_cut
    assert ("First meld" in names) == bool(options.minima_by_score)
    assert names[-4:] == ["Deal total", "Running total", "Behind the leader", "Who went out"]
    assert found.is_blank
    assert all(not row.cells for row in found.rows if row.name != "First meld")
    assert len(found.groups) == options.deals
    assert bool(found.spare_groups) == (options.deals == 0)
    # Piles of black threes have a row where they pay the dirty bonus.
    assert ("Books of threes" in names) == preset.startswith("brouillette")
    if preset.startswith("brouillette"):
        dirty = PRESETS[preset].dirty_bonus
        assert row(found, "Books of threes").hint.text == f"{dirty} each"
        place = names.index("Books of threes")
        assert [name.split()[0] for name in names[place - 2 : place + 2]] == [
            "Clean", "Dirty", "Books", "Red",
        ]  # fmt: skip


def test_a_pile_of_black_threes_is_counted_in_its_own_row() -> None:
    facts = played("presets/brouillette-high.handfoot.json")
    assert facts.sheet is not None
    first, *rest = facts.sheet.deals
    both = (Item("clean_pile", 2, 500), Item("black_three_pile", 1, 300))
    lines = tuple(
        replace(line, items=(both, *line.items[1:])) if line.kind == "clean_piles" else line
        for line in first.lines
    )
    sheet = replace(facts.sheet, deals=(replace(first, lines=lines), *rest))
    found = model(replace(facts, sheet=sheet))
    assert row(found, "Clean").cells[0].text == "1,000"
    assert row(found, "Clean").cells[0].small[0] == "2 × 500"
    assert row(found, "Books of threes").cells[0].text == "300"
    assert row(found, "Books of threes").cells[1].text == "–"


def test_red_threes_laid_and_left_stand_in_rows_of_their_own() -> None:
    found = model(played("presets/classic.handfoot.json"))
    laid, left = row(found, "Red threes laid"), row(found, "Red threes left")
    assert (laid.hint.text, left.hint.text) == ("100 each", "−100 each")
    assert (laid.cells[2].text, laid.cells[2].small[0]) == ("300", "3 × 100")
    assert (left.cells[2].text, left.cells[2].small[0]) == ("−200", "−2 × 100")
    assert [cell.text for cell in left.cells[:2]] == ["–", "–"]


def test_ladies_laid_and_left_stand_in_rows_of_their_own() -> None:
    names = [row.name for row in model(blank("hand-and-foot", "special-deck")).rows]
    assert {"Ladies laid", "Ladies left"} < set(names)


def test_plain_red_threes_have_a_row_for_those_left_only() -> None:
    names = [row.name for row in model(blank("hand-and-foot", "rasa")).rows]
    assert [name for name in names if name.startswith("Red")] == ["Red threes left"]


def test_without_room_red_threes_are_said_in_one_row_and_in_words_where_the_sum_is_too_long() -> (
    None
):
    found = row(model(played("presets/classic.handfoot.json")), "Red threes laid").together
    assert found is not None
    assert (found.name, found.hint.text) == ("Red threes", "100 each, left −100")
    remarks = [cell.small for cell in found.cells if len(cell.small) == 3]
    assert ("3 × 100 − 2 × 100", "3 laid, 2 left", "3 laid\n2 left") in remarks
    said = " ".join(text for cell in found.cells for text in cell.small)
    assert "3 − 2" not in said


def names_with(preset: str = "classic", **changes: object) -> list[str]:
    """The rows of a blank sheet of *preset* with *changes*."""
    facts = blank("hand-and-foot", preset)
    options = replace(facts.options, **changes)  # type: ignore[type-var]
    return [row.name for row in model(replace(facts, options=options)).rows]


def test_a_blank_sheet_has_rows_to_count_cards_by_value_over_their_sums() -> None:
    names = names_with()
    place = names.index("Cards in melds")
    assert names[place - 4 : place] == [
        "Melded × 50", "Melded × 20", "Melded × 10", "Melded × 5",
    ]  # fmt: skip
    assert names[place + 1 : place + 7] == [
        "Left × −50", "Left × −20", "Left × −10", "Left × −5", "Black threes left",
        "Left in hand and foot",
    ]  # fmt: skip


def test_cards_are_counted_by_the_values_of_the_rules() -> None:
    tens = names_with("tanglewood")
    assert [name for name in tens if name.startswith("Melded")] == [
        f"Melded × {points}"
        for points in sorted({*PRESETS["tanglewood"].values.by_rank.values()} - {0}, reverse=True)
    ]
    without_jokers = names_with(jokers_per_pack=0)
    assert "Melded × 50" not in without_jokers


def test_black_threes_have_a_row_among_the_melds_where_they_are_melded() -> None:
    assert "Black threes melded" not in names_with(black_threes=BlackThrees.NEVER)
    assert "Black threes melded" in names_with(black_threes=BlackThrees.CLEAN_MELD)
    assert "Black threes left" not in names_with(black_three_left=0)


def test_names_are_written_where_the_rules_count_them_by_player() -> None:
    rows = {"Who cut exactly", "Foot not picked up", "Who is down"}
    assert not rows & set(names_with())
    assert "Who cut exactly" in names_with(exact_cut_bonus=100)
    assert "Foot not picked up" in names_with(unopened_fine=-200)
    assert "Who is down" in names_with(first_meld_by=FirstMeldBy.PLAYER)
    # Whoever plays alone has a column.
    for changes in ({"exact_cut_bonus": 100}, {"unopened_fine": -200}):
        facts = blank("hand-and-foot", "classic", 4, Sides.ALONE)
        options = replace(facts.options, **changes)  # type: ignore[type-var]
        alone = model(replace(facts, options=options)).rows
        assert not rows & {row.name for row in alone}


def test_a_sheet_that_goes_on_says_how_many_cards_there_were_of_each_value() -> None:
    facts = played("presets/classic.handfoot.json", 0.6)
    assert facts.sheet is not None
    found = model(facts)
    for kind, word, total in (
        ("cards_melded", "Melded × ", "Cards in melds"),
        ("cards_left", "Left × ", "Left in hand"),
    ):
        sums = [0] * len(row(found, total).cells)
        for shown in found.rows:
            if shown.name.startswith(word):
                each = value(shown.name.removeprefix(word))
                sums = [s + each * value(c.text) for s, c in zip(sums, shown.cells, strict=True)]
        if kind == "cards_left":
            threes = row(found, "Black threes left").cells
            sums = [s - 5 * value(c.text) for s, c in zip(sums, threes, strict=True)]
        assert sums == figures(found, total), kind
    finished = [row.name for row in model(played("presets/classic.handfoot.json")).rows]
    assert not [name for name in finished if name.startswith(("Melded", "Left ×", "Black"))]


def test_where_only_points_were_written_down_the_numbers_of_cards_stay_free() -> None:
    facts = played("presets/classic.handfoot.json", 0.6)
    assert facts.sheet is not None
    first, *rest = facts.sheet.deals
    lines = tuple(
        replace(line, items=((Item(SUM, 1135, 1),), *line.items[1:]))
        if line.kind == "cards_melded"
        else line
        for line in first.lines
    )
    sheet = replace(facts.sheet, deals=(replace(first, lines=lines), *rest))
    cells = row(model(replace(facts, sheet=sheet)), "Melded × 10").cells
    assert cells[0].text == ""
    assert cells[1].text == "50"


def test_nobody_is_written_down_for_a_cut_that_nobody_made() -> None:
    facts = played("presets/classic.handfoot.json", 0.6)
    assert facts.sheet is not None
    first, *rest = facts.sheet.deals
    cut = Line("exact_cut", ((Item("exact_cut", 1, 100),), ()))
    sheet = replace(facts.sheet, deals=(replace(first, lines=(*first.lines, cut)), *rest))
    options = replace(facts.options, exact_cut_bonus=100)  # type: ignore[type-var]
    cells = row(model(replace(facts, sheet=sheet, options=options)), "Who cut exactly").cells
    assert [cell.text for cell in cells[:2]] == ["", "–"]


def test_a_name_is_said_short_only_where_nobody_else_is_called_so() -> None:
    facts = played("presets/classic.handfoot.json")
    names = ("Ana Maria Novak", "Ivan Horvat", "ana Perić", "אברהם בן יצחק")
    facts = replace(facts, names=names)
    assert [facts.called(Seat(seat)) for seat in range(4)] == [
        "Ana Maria Novak", "Ivan", "ana Perić", "אברהם",
    ]  # fmt: skip
    head = model(facts).groups[0].lines[1]
    assert (head.text, head.short) == ("dealer Ana Maria Novak", "dealer Ana Maria Novak")


def test_a_bonus_that_is_nothing_has_no_row() -> None:
    without = replace(blank("hand-and-foot", "classic"), options=Options(going_out_bonus=0))
    names = [row.name for row in model(without).rows]
    assert "Going out" not in names
    assert "Who went out" in names


def test_columns_are_headed_by_deal_minimum_and_dealer() -> None:
    found = model(played("presets/classic.handfoot.json"))
    heads = [(g.title, *(caption.text for caption in g.lines)) for g in found.groups]
    assert heads == [
        ("Deal 1", "first meld 50", "dealer Marta"),
        ("Deal 2", "first meld 90", "dealer Elise"),
        ("Deal 3", "first meld 120", "dealer Josip"),
        ("Deal 4", "first meld 150", "dealer Karl"),
    ]
    assert found.order.text == "Dealers in order: Marta, Elise, Josip, Karl"
    assert [side.name for side in found.sides] == ["Josip and Marta", "Elise and Karl"]
    assert found.rules == "Rules: Ours. Four deals, five decks."


def test_a_half_played_game_keeps_its_empty_columns_with_their_dealers() -> None:
    found = model(played("presets/classic.handfoot.json", 0.6))
    assert len(found.groups) == 4
    assert found.groups[3].lines[-1].text == "dealer Karl"
    assert len(row(found, "Clean").cells) == 4
    assert found.result is not None
    assert found.result.who == ""
    assert not found.is_blank


def test_the_foot_holds_card_values_what_going_out_needs_and_the_minima() -> None:
    values, out, first = model(blank("hand-and-foot", "classic")).blocks
    assert values.lines == (
        "Joker 50",
        "Ace, two 20",
        "Eight through king 10",
        "Four through seven 5",
        "Black three −5",
        "Red three 100, left over −100",
    )
    assert out.lines == (
        "Two clean books",
        "Two dirty books",
        "One wild book",
        "Partner has played from the foot",
        "Partner says yes",
    )
    assert first.lines[:4] == ("Deal 1: 50", "Deal 2: 90", "Deal 3: 120", "Deal 4: 150")
    by_deal = model(blank("hand-and-foot", "brouillette-high")).blocks[1]
    assert by_deal.lines[:2] == (
        "Deals 1 through 3: one clean book, one dirty book",
        "Deal 4: two clean books, two dirty books",
    )
    assert "One canasta of sevens" in model(blank("hand-and-foot", "pennies")).blocks[1].lines


def test_the_foot_names_what_may_not_be_discarded() -> None:
    pennies = blank("hand-and-foot", "pennies")
    said = {
        BanUntil.ALWAYS: "No discarding wilds",
        BanUntil.EVERY_SIDE: "No discarding wilds until every side has a canasta of them",
        BanUntil.OWN_SIDE: "No discarding wilds until your side has a canasta of them",
        BanUntil.LAST: "No wilds as the last discard",
    }
    for until, text in said.items():
        bans = (*pennies.options.discard_bans, DiscardBan(Banned.WILD, until))  # type: ignore[attr-defined]
        options = replace(pennies.options, discard_bans=bans)  # type: ignore[type-var]
        lines = model(replace(pennies, options=options)).blocks[1].lines
        assert lines[-3:] == (
            "No discarding sevens until every side has a canasta of them",
            "No sevens as the last discard",
            text,
        )


def test_the_first_meld_by_score_stands_in_a_row_up_to_the_deal_to_come() -> None:
    facts = played("presets/pennies.handfoot.json")
    assert figures(model(facts), "First meld") == [50, 50, 150, 150, 150, 150, 150, 150]
    half = played("presets/pennies.handfoot.json", 0.5)
    assert half.sheet is not None
    assert len(row(model(half), "First meld").cells) == 2 * (len(half.sheet.deals) + 1)
    assert figures(model(blank("hand-and-foot", "pennies")), "First meld") == [50, 50]


def test_where_a_first_meld_is_a_concealed_pile_no_points_stand_for_it() -> None:
    facts = played("presets/pennies.handfoot.json")
    options = replace(facts.options, concealed_deals=(2,))  # type: ignore[type-var]
    found = model(replace(facts, options=options))
    assert [cell.text for cell in row(found, "First meld").cells][:5] == [
        "50", "50", "–", "–", "150",
    ]  # fmt: skip
    assert found.groups[1].lines[0].text == "first meld: a whole canasta"


def test_a_deal_that_asks_for_a_concealed_pile_is_not_said_to_ask_for_points() -> None:
    found = model(blank("hand-and-foot", "saskatchewan"))
    assert found.blocks[2].lines == (
        "Deal 1: 50",
        "Deal 2: 90",
        "Deal 3: 120",
        "Deal 4: a whole canasta from the hand",
        "Only card values count",
    )
    facts = blank("hand-and-foot", "classic")
    options = replace(facts.options, concealed_deals=(2, 4), deals=6)  # type: ignore[type-var]
    assert model(replace(facts, options=options)).blocks[2].lines[:4] == (
        "Deal 1: 50",
        "Deal 3: 120",
        "From deal 5: 150",
        "Deals 2 and 4: a whole book from the hand",
    )


def test_products_say_what_a_figure_is_made_of() -> None:
    words = Words()
    assert products(words, [Item("clean_pile", 3, 500)]) == "3 × 500"
    both = [Item("red_three_laid", 3, 100), Item("red_three_left", 2, -100)]
    assert products(words, both) == "3 × 100 − 2 × 100"
    assert products(words, [Item("red_three_left", 2, -500)]) == "−2 × 500"


@pytest.mark.parametrize("name", RAUB)
def test_a_row_of_raub_takes_every_player_from_score_to_score(name: str) -> None:
    facts = played(name)
    sheet = facts.sheet
    assert sheet is not None
    found = model(facts)
    start, *rows = found.rows
    standing = [21] * len(sheet.sides)
    assert [value(cell.text) for cell in start.cells[2:-1:2]] == standing
    assert len(rows) == len(sheet.deals)
    for deal, shown in zip(sheet.deals, rows, strict=True):
        assert shown.name == str(deal.number)
        if not deal.lines:
            assert shown.weight is Emphasis.LINE
            assert shown.cells[0].text.startswith("Refe")
            continue
        points = [deal.points(side) for side in range(len(standing))]
        standing = [have + more for have, more in zip(standing, points, strict=True)]
        assert [value(cell.text) for cell in shown.cells[1:-1:2]] == points
        assert [value(cell.text) for cell in shown.cells[2:-1:2]] == standing
        assert shown.cells[0].text == facts.names[deal.dealer]
        assert shown.cells[-1].text.endswith("× 2") == deal.is_doubled
    assert tuple(standing) == sheet.totals
    behind = [cell.text for cell in row(found, "Behind the leader").cells[1:-1]]
    least = min(standing)
    assert behind == [str(stands - least) if stands > least else "leads" for stands in standing]
    assert found.result is not None
    winner = facts.names[sheet.sides[sheet.leaders[0]][0]]
    assert found.result.who == winner
    assert not found.spare_rows


@pytest.mark.parametrize("name", MANIPULATION)
def test_a_row_of_manipulation_has_points_left_won_and_summed(name: str) -> None:
    facts = played(name)
    sheet = facts.sheet
    assert sheet is not None
    found = model(facts)
    totals = [0] * len(sheet.sides)
    for deal, shown in zip(sheet.deals, found.rows, strict=True):
        totals = [have + deal.points(side) for side, have in enumerate(totals)]
        cells = [value(cell.text) for cell in shown.cells[:-1]]
        assert cells[1::3] == [deal.points(side) for side in range(len(totals))]
        assert cells[2::3] == totals
        left = next(line for line in deal.lines if line.kind == "in_hand")
        assert cells[::3] == [left.told(side) for side in range(len(totals))]
    final = [value(cell.text) for cell in row(found, "Final total").cells[2::3]]
    assert tuple(final) == sheet.totals
    names = [row.name for row in found.closing]
    bonuses = [] if "tiles" in name else ["Goal reached", "Rounds won"]
    assert names == [*bonuses, "Final total", "Behind the leader"]


def test_rounds_without_a_bonus_have_no_row_for_it() -> None:
    facts = blank("manipulation", "classic")
    options = replace(facts.options, round_bonus=0, knock_limit=0)  # type: ignore[type-var]
    found = model(replace(facts, options=options))
    assert [row.name for row in found.closing] == ["Goal reached", "Other points", "Final total"]
    said = " ".join(found.blocks[1].lines)
    assert "knock" not in said.lower()


@pytest.mark.sampled(32)
@pytest.mark.parametrize("facts", every_blank(), ids=lambda f: f"{f.game}-{f.options.players}")
def test_a_blank_sheet_has_room_for_deals_and_nobody_on_it(facts: object) -> None:
    found = model(facts)  # type: ignore[arg-type]
    assert found.is_blank
    assert all(side.name == "" for side in found.sides)
    assert found.date.is_open
    assert found.place.is_open
    assert found.order.is_open
    assert len(found.groups) + len(found.spare_groups) + len(found.spare_rows) >= 4
    assert found.notes == ()


def test_a_tie_is_a_shared_win() -> None:
    deal = DealScore(1, 0, "stock", None, ())
    facts = played("presets/classic.handfoot.json")
    even = Sheet(((0, 2), (1, 3)), (deal, deal, deal, deal))
    found = model(replace(facts, sheet=even))
    assert found.result is not None
    assert found.result.label == "Shared win"
    assert found.result.who == "Josip and Marta and Elise and Karl"
    assert found.result.by_label == ""


def test_agreements_stand_at_the_foot() -> None:
    facts = played("presets/classic.handfoot.json")
    assert model(facts).notes == ("Filled in from the game played on this computer.",)
    agreed = MatchSettings(TakeBack.ANYTHING, MemoryAid.UNSEEN)
    (note,) = model(replace(facts, agreements=agreed)).notes
    assert "any move could be taken back" in note
    assert "Memory aid: the last discards and the unseen cards of each rank." in note
    (note,) = model(replace(facts, agreements=MatchSettings(memory_aid=MemoryAid.DISCARDS))).notes
    assert note.endswith("Memory aid: the last discards.")


@pytest.mark.sampled(8)
@pytest.mark.parametrize("name", ALL)
def test_names_are_written_as_they_are(name: str) -> None:
    facts = played(name)
    names = tuple(f"{{points}} {seat}" for seat in range(len(facts.names)))
    found = model(replace(facts, names=names, rules="{more} {0}"))
    shown = " ".join(cell.text for row in found.rows for cell in row.cells)
    shown += " ".join(side.name for side in found.sides) + found.order.text
    assert re.search(r"\{points\} 1", shown)
    assert found.rules.startswith("Rules: {more} {0}. ")


def test_one_of_two_partners_with_a_very_long_name_leaves_room_for_the_other() -> None:
    facts = played("presets/classic.handfoot.json")
    found = model(replace(facts, names=("W" * 200, "Elise", "Josip", "אברהם")))
    assert found.sides[0].name == f"Josip and {'W' * 59}…"
    assert found.sides[1].name == "Elise and \u2068אברהם\u2069"
    assert found.order.text.endswith("Elise, Josip, \u2068אברהם\u2069")


def test_the_first_dealer_may_be_known_before_the_first_deal() -> None:
    facts = replace(
        blank("hand-and-foot", "classic"), names=("Ana", "Ivo", "Eva", "Jan"), first_dealer=2
    )
    found = model(facts)
    dealers = [group.lines[-1].text for group in found.groups]
    assert dealers == ["dealer Eva", "dealer Jan", "dealer Ana", "dealer Ivo"]


def test_where_points_alone_did_not_decide_none_are_said() -> None:
    """Both come to −1, and who made trumps last wins."""
    facts = played("raub/classic-2.handfoot.json")
    even = RaubDeal((RaubPlayer(2), RaubPlayer(2)), raubing=1)
    sheet = RaubScorekeeper(RaubOptions(players=2)).sheet((even,) * 11, Seat(0))
    assert sheet.totals == (-1, -1)
    found = model(replace(facts, sheet=sheet)).result
    assert found is not None
    assert (found.label, found.who, found.by_label) == ("Winner", facts.names[1], "")
