"""Score sheets on paper: everything stands within the margins, once, on as few pages as said."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence

import pytest
from msgspec.structs import replace
from sampling import is_thorough
from sheets import ALL, HAND_AND_FOOT, blank, every_blank, model, played

from handfoot_gui.core.score_sheet import EMPTY, Emphasis, Growth, Origin, SheetFacts, SheetModel
from handfoot_gui.core.seats import Seat
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.entries import DealEntry, SideEntry
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.scorekeeping import HandAndFootScorekeeper
from handfoot_gui.ui.print.page_format import MARGIN, PaperSize, Wish
from handfoot_gui.ui.print.sheet_pages import (
    PlacedPage,
    PlacedRow,
    fits_one_page,
    goes_on,
    pages_of,
    shares_that_fit,
)

pytestmark = pytest.mark.usefixtures("qapp")
WISHES = [Wish(paper, is_large) for paper in PaperSize for is_large in (False, True)]
FINE = 0.01


def check_places(pages: tuple[PlacedPage, ...]) -> None:
    """Nothing lies outside its sheet or over anything else."""
    for page in pages:
        for piece in page.pieces:
            heights = piece.heights
            assert piece.left >= MARGIN - FINE
            assert piece.left + piece.width <= page.width - MARGIN + FINE
            assert piece.bottom <= page.height - MARGIN + FINE
            y = MARGIN + piece.head
            for band in piece.bands:
                assert band.top >= y - FINE
                y = band.top + band.head
                assert band.edges == tuple(sorted(band.edges))
                assert band.edges[0] > piece.left
                assert band.edges[-1] <= piece.left + piece.width + FINE
                columns = sum(len(group.columns) for group in band.groups)
                assert len(band.edges) == columns + 1
                for placed in band.rows:
                    assert abs(placed.top - y) < FINE
                    y += placed.height
            tail = heights.result if piece.has_result else 0
            tail += heights.lists.height if piece.has_lists else 0
            assert y + tail <= piece.bottom - heights.foot + FINE
        for place, one in enumerate(page.pieces):
            for other in page.pieces[:place]:
                assert one.left >= other.left + other.width


def shown_cells(pages: tuple[PlacedPage, ...]) -> Counter[tuple[str, str]]:
    """Every cell that is painted, with its row's name; what is carried over stands twice."""
    bands = [band for page in pages for band in page.pieces[0].bands]
    return Counter(
        (placed.row.name, cell.text)
        for band in bands
        for placed in band.rows
        if placed.row.weight is not Emphasis.CARRIED
        for cell in placed.cells
        if cell.text
    )


def cells_of(found: SheetModel) -> Counter[tuple[str, str]]:
    return Counter(
        (row.name, cell.text)
        for row in (*found.rows, *found.closing)
        for cell in row.cells
        if cell.text
    )


def written(found: SheetModel, pages: tuple[PlacedPage, ...]) -> SheetModel:
    """*found* with the rows that there is room for: all but some that are said elsewhere."""
    shown = pages[0].pieces[0].model
    names = {row.name for row in shown.rows}
    left_out = [row for row in found.rows if row.name not in names and row.together is None]
    assert all(row.spare > 1 for row in left_out)
    return shown


@pytest.mark.sampled(48)
@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("part", [1.0, 0.5])
def test_a_filled_sheet_has_every_figure_once_and_as_many_pages_as_said(
    name: str, part: float, wish: Wish
) -> None:
    found = model(played(name, part))
    pages = pages_of(found, wish)
    # What is to be written in must not stand too close for a hand.
    most = 2 if wish.is_large or found.is_written_on else 1
    if wish.is_large and found.growth is Growth.GROUPS:
        # Two deals stand side by side, those of a long game on as many pages as they need.
        most = max(most, -(-len(found.groups) // 2))
    assert len(pages) <= most or found.is_blank
    check_places(pages)
    assert shown_cells(pages) == cells_of(written(found, pages))
    assert [page.pieces[0].number for page in pages] == list(range(1, len(pages) + 1))
    assert [page.pieces[0].has_result for page in pages].index(True) == len(pages) - 1
    assert [page.pieces[0].has_lists for page in pages].count(True) == 1


def kept_by(options: Options, deals: int) -> SheetFacts:
    """A sheet of so many deals of which the score was kept."""
    names = ("Anneliese", "Maximilian", "Josip", "Karl-Heinz", "Ana", "Pavel", "Vera", "Luka")
    keeper = HandAndFootScorekeeper(options)
    some = [
        DealEntry(
            tuple(
                SideEntry(
                    clean=side % 3,
                    dirty=deal % 3,
                    red_threes_laid=2,
                    red_threes_left=side % 2,
                    out=side if side == deal else None,
                    melded=1285 + side,
                    left=95 + 10 * deal,
                )
                for side in range(options.side_count)
            )
        )
        for deal in range(deals)
    ]
    sheet = keeper.sheet(some, Seat(0))
    names = names[: options.players]
    return SheetFacts("hand-and-foot", options, "Ours", names, sheet, origin=Origin.KEPT)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize("deals", [2, 4])
@pytest.mark.parametrize(
    ("preset", "players", "sides"),
    [
        ("simpson", 7, Sides.ALONE),
        ("classic", 8, Sides.PAIRS),
        ("classic", 8, Sides.TEAMS),
        ("classic", 8, Sides.ALONE),
    ],
)
def test_a_filled_sheet_of_seven_and_eight_has_every_figure_once(
    preset: str, players: int, sides: Sides, deals: int, wish: Wish
) -> None:
    options = GAMES["hand-and-foot"].preset_options(preset, players, sides)
    found = model(kept_by(options, deals))
    pages = pages_of(found, wish)
    # A deal of so many sides may need a page in large print.
    most = (2, 4) if len(found.sides) > 6 else (1 + found.is_written_on, 2)
    assert len(pages) <= most[wish.is_large]
    check_places(pages)
    assert shown_cells(pages) == cells_of(written(found, pages))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_blank_sheets_of_all_presets_and_tables(wish: Wish) -> None:
    for facts in every_blank():
        found = model(facts)
        for share in shares_that_fit(found, wish):
            pages = pages_of(found, replace(wish, share=share))
            if share > 1 or found.growth is Growth.GROUPS:
                is_many = wish.is_large or len(found.sides) > 4
                # A game to a score has room for six deals, of which one page may be enough.
                is_long = bool(found.spare_groups) and len(found.sides) > 3
                most = 1 + is_many + is_long
                if len(found.sides) > 6:
                    # One deal of so many may need a page.
                    deals = sum(len(band.groups) for page in pages for band in page.pieces[0].bands)
                    most = max(most, deals)
                assert len(pages) <= most, facts
            assert all(len(page.pieces) == share for page in pages)
            check_places(pages)
            if wish.is_large and found.growth is Growth.GROUPS:
                # Two deals stand side by side at most.
                bands = (band for page in pages for band in page.pieces[0].bands)
                assert all(len(band.groups) <= 2 for band in bands)


def test_several_blank_sheets_share_a_page_that_lies_where_they_fit() -> None:
    found = model(blank("hand-and-foot", "classic"))
    assert shares_that_fit(found, Wish()) == (1, 2)
    assert shares_that_fit(found, Wish(PaperSize.LETTER)) == (1, 2)
    assert shares_that_fit(found, Wish(is_large=True)) == (1,)
    (page,) = pages_of(found, Wish(share=2))
    assert page.is_turned
    assert (page.width, page.height) == (297.0, 210.0)
    six = model(blank("hand-and-foot", "simpson", 6))
    assert shares_that_fit(six, Wish()) == (1,)


def test_large_print_is_larger_and_has_two_deals_a_page() -> None:
    found = model(played("presets/classic.handfoot.json"))
    (normal,) = pages_of(found, Wish())
    large = pages_of(found, Wish(is_large=True))
    assert normal.pieces[0].heights.sizes.text.figure == 11.5
    assert large[0].pieces[0].heights.sizes.text.figure == 14
    assert [len(page.pieces[0].bands[0].groups) for page in large] == [2, 2]


def test_papers_have_their_sizes() -> None:
    found = model(blank("raub", "classic"))
    for paper, size in ((PaperSize.A4, (210.0, 297.0)), (PaperSize.LETTER, (215.9, 279.4))):
        for page in pages_of(found, Wish(paper)):
            assert (page.width, page.height) == size


@pytest.mark.sampled(2)
@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_a_blank_sheet_has_boxes_for_names_and_rows_and_columns_for_a_hand(wish: Wish) -> None:
    for facts in every_blank():
        found = model(facts)
        for number, page in enumerate(pages_of(found, wish)):
            (piece,) = page.pieces
            across = piece.heights.sizes.sides_beside
            assert piece.heights.side >= 6, facts
            assert piece.width / across >= 36 * max(s.players for s in found.sides) ** 0.5, facts
            for band in piece.bands:
                assert min(row.height for row in band.rows) >= 7, facts
                columns = [column for group in band.groups for column in group.columns]
                widths = [b - a for a, b in itertools.pairwise(band.edges)]
                least = 12 if found.growth is Growth.GROUPS else 11
                least = 15 if found.spare_groups else least
                for column, width in zip(columns, widths, strict=True):
                    assert width >= least - FINE or column.is_text, (facts, number)


@pytest.mark.sampled(10)
@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize(
    ("game", "players", "deals"),
    [("raub", 2, 20), ("raub", 3, 55), ("raub", 4, 95), ("manipulation", 2, 24),
     ("manipulation", 3, 16), ("manipulation", 4, 12), ("manipulation", 5, 12)],
)  # fmt: skip
def test_a_blank_sheet_has_room_for_a_whole_game_and_carries_its_sums_over(
    game: str, players: int, deals: int, wish: Wish
) -> None:
    found = model(blank(game, "classic", players))
    pages = pages_of(found, wish)
    check_places(pages)
    names: list[str] = []
    for page in pages:
        (piece,) = page.pieces
        rows = piece.bands[0].rows
        is_last = page is pages[-1]
        assert piece.has_lists == (page is pages[0])
        # Totals and the winner stand once, after the last deal there is room for.
        assert piece.has_result == is_last
        closing = list(piece.model.closing) if is_last else []
        assert [r.row for r in rows if r.is_closing] == closing
        assert (rows[0].row.name == "Carried over") == (page is not pages[0])
        assert not any(cell.text for cell in rows[0].cells) or page is pages[0]
        deals_here = deals_of(rows)
        # A page is full of deals, not a head with two of them over much that is written once.
        assert len(deals_here) >= 5, len(deals_here)
        names += deals_here
    assert len(names) >= deals
    assert len(set(names)) == len(names)
    if wish.is_large and game == "manipulation":
        assert len(pages) <= 2


def deals_of(rows: Sequence[PlacedRow]) -> list[str]:
    """The names of the rows for deals."""
    every = [placed.row.name for placed in rows if not placed.is_closing]
    return [name for name in every if name not in ("Carried over", "Start")]


@pytest.mark.sampled(10)
@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("game", ["raub", "manipulation"])
def test_one_page_of_a_long_game_has_deals_and_all_that_ends_it(
    game: str, players: int, wish: Wish
) -> None:
    if (game, players) == ("raub", 5):
        pytest.skip("four play")
    found = model(blank(game, "classic", players))
    pages = pages_of(found, replace(wish, is_one_page=True))
    check_places(pages)
    (piece,) = pages[0].pieces
    assert (piece.number, piece.pages, piece.has_result, piece.has_lists) == (1, 1, True, True)
    rows = piece.bands[0].rows
    assert [r.row for r in rows if r.is_closing] == list(piece.model.closing)
    assert len(deals_of(rows)) >= 5


@pytest.mark.sampled(2)
@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_a_blank_sheet_of_hand_and_foot_is_kept_to_one_page_with_all_its_deals(wish: Wish) -> None:
    """Where there is no room for a hand, it is said."""
    one = replace(wish, is_one_page=True)
    for facts in every_blank():
        found = model(facts)
        if found.growth is Growth.ROWS:
            continue
        pages = pages_of(found, one)
        assert fits_one_page(found, wish) == (len(pages) == 1)
        assert goes_on(found, wish) == (len(pages) == 1 < len(pages_of(found, wish)))
        assert len(pages) == 1 or len(found.sides) > 4, facts
        if len(pages) == 1:
            check_places(pages)
            ((band, *more),) = (page.pieces[0].bands for page in pages)
            titles = [group.title for each in (band, *more) for group in each.groups]
            assert titles[: len(found.groups)] == [group.title for group in found.groups]
            assert len(titles) >= 3, facts
            assert min(row.height for row in band.rows) >= 6.9, facts
            assert min(b - a for a, b in itertools.pairwise(band.edges)) >= 12 - FINE


@pytest.mark.parametrize("wish", WISHES, ids=str)
@pytest.mark.parametrize(
    "name", ["raub/classic-4.handfoot.json", "manipulation/classic-3.handfoot.json"]
)
def test_a_page_that_goes_on_begins_with_the_sums_of_the_one_before(name: str, wish: Wish) -> None:
    found = model(many_deals(played(name), 60))
    pages = pages_of(found, wish)
    assert len(pages) > 1
    columns = [column for group in found.groups for column in group.columns]
    sums = [place for place, column in enumerate(columns) if column.is_sum]
    assert len(sums) == len(found.sides)
    for before, page in itertools.pairwise(pages):
        carried = page.pieces[0].bands[0].rows[0]
        assert carried.row.weight is Emphasis.CARRIED
        last = [r for r in before.pieces[0].bands[0].rows if r.row.weight is not Emphasis.LINE][-1]
        for place, cell in enumerate(carried.cells):
            assert cell == (last.cells[place] if place in sums else EMPTY)


def many_deals(facts: SheetFacts, count: int) -> SheetFacts:
    assert facts.sheet is not None
    deals = facts.sheet.deals
    more = tuple(replace(deals[n % len(deals)], number=n + 1) for n in range(count))
    return replace(facts, sheet=replace(facts.sheet, deals=more, closing=()))


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("raub/classic-4.handfoot.json", 60),
        ("raub/classic-2.handfoot.json", 25),
        ("manipulation/classic-3.handfoot.json", 40),
        ("presets/pennies.handfoot.json", 30),
        ("presets/simpson.handfoot.json", 9),
    ],
)
@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_a_long_game_goes_on_on_the_next_page(name: str, count: int, wish: Wish) -> None:
    found = model(many_deals(played(name), count))
    pages = pages_of(found, wish)
    check_places(pages)
    assert shown_cells(pages) == cells_of(written(found, pages))
    if found.growth is Growth.ROWS:
        rows = [r.row for page in pages for r in page.pieces[0].bands[0].rows if not r.is_closing]
        assert [row for row in rows if row.weight is not Emphasis.CARRIED] == list(found.rows)


def test_thirty_deals_of_raub_fit_on_one_page() -> None:
    found = model(many_deals(played("raub/classic-4.handfoot.json"), 30))
    assert len(pages_of(found, Wish())) == 1


def test_a_game_that_goes_on_has_rows_left_to_write_in() -> None:
    found = model(played("raub/classic-4.handfoot.json", 0.5))
    (page,) = pages_of(found, Wish())
    rows = page.pieces[0].bands[0].rows
    empty = [r for r in rows if not r.is_closing and not any(cell.text for cell in r.cells)]
    assert len(empty) >= 3
    assert empty[0].row.name == str(len(found.rows))


def test_a_game_to_a_score_has_columns_left_to_write_in() -> None:
    found = model(played("presets/pennies.handfoot.json", 0.5))
    (page,) = pages_of(found, Wish())
    titles = [group.title for band in page.pieces[0].bands for group in band.groups]
    assert titles[:4] == ["Deal 1", "Deal 2", "Deal 3", "Deal 4"]
    assert len(titles) >= 4


@pytest.mark.sampled(12)
@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize("name", ALL)
def test_only_blank_sheets_share_a_page(name: str, paper: PaperSize) -> None:
    for part in (1.0, 0.5):
        assert shares_that_fit(model(played(name, part)), Wish(paper)) == (1,)


OWN = ("Whoever goes out deals the next hand.",)
TWELVE = tuple(f"{number}. {'A joker on the floor is out of play. ' * 4}" for number in range(12))


def test_no_sheet_gets_longer_or_turns_for_own_sentences() -> None:
    """As many as there is room for; where there is none the sheet says where to read them."""
    some = [*every_blank()[:: 5 if is_thorough() else 15], played("presets/classic.handfoot.json")]
    for facts, wish, sentences in itertools.product(some, WISHES, (OWN, TWELVE)):
        plain = pages_of(model(facts), wish)
        pages = pages_of(model(replace(facts, sentences=sentences)), wish)
        check_places(pages)
        assert (len(pages), pages[0].is_turned) == (len(plain), plain[0].is_turned)
        note = pages[0].pieces[0].heights.notes[-1]
        assert note.startswith("Also at our table: ")
        assert sentences[-1].strip() in note or note.endswith("see the rule card")


def rows_of(facts: SheetFacts, wish: Wish) -> list[str]:
    """The names of the rows that are written."""
    return [row.name for row in pages_of(model(facts), wish)[0].pieces[0].model.rows]


def test_cards_are_counted_by_value_on_the_usual_sheet_of_either_paper() -> None:
    for paper in PaperSize:
        names = rows_of(blank("hand-and-foot", "classic"), Wish(paper))
        assert {"Melded × 50", "Melded × 5", "Left × −50", "Left × −5"} < set(names)


def test_where_there_is_little_room_cards_left_are_no_longer_counted_by_value_first() -> None:
    names = rows_of(blank("hand-and-foot", "classic"), Wish(share=2))
    assert {"Melded × 50", "Black threes left", "Red threes left"} < set(names)
    assert "Left × −50" not in names


def test_where_there_is_no_room_one_row_says_red_threes_laid_and_left() -> None:
    """And the sheet is as long as without all of them."""
    six = blank("hand-and-foot", "classic", 6, Sides.ALONE)
    names = rows_of(six, Wish())
    assert len(pages_of(model(six), Wish())) == 1
    assert "Red threes" in names
    assert not [name for name in names if name.startswith(("Red threes l", "Melded", "Left ×"))]


def test_no_sheet_gets_longer_or_turns_for_rows_to_count_in() -> None:
    some = [
        *every_blank()[:: 3 if is_thorough() else 9],
        *(played(name, 0.5) for name in HAND_AND_FOOT[::3]),
    ]
    for facts, wish in itertools.product(some, WISHES):
        found = model(facts)
        bare = replace(found, rows=tuple(row for row in found.rows if row.spare < 3))
        pages, plain = pages_of(found, wish), pages_of(bare, wish)
        assert (len(pages), pages[0].is_turned) == (len(plain), plain[0].is_turned)
        names, wanted = rows_of(facts, wish), {row.name for row in plain[0].pieces[0].model.rows}
        assert wanted <= {*names}
