"""On paper, too, every text is whole in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import date
from unittest.mock import patch

import pytest
from faults_of_print import faults
from finished_games import many_games
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter
from sheets import ALL, blank, every_blank, played

from handfoot_gui.core.score_sheet import SheetFacts
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees, FirstMeldBy
from handfoot_gui.session.history.figures import GameFilter, season
from handfoot_gui.session.score_sheet import sheet_of
from handfoot_gui.ui.print.page_format import MM, PaperSize, Wish
from handfoot_gui.ui.print.print_text import UNITS
from handfoot_gui.ui.print.printing import Printout, picture_of
from handfoot_gui.ui.print.rule_card import card_printout
from handfoot_gui.ui.print.season import season_printout
from handfoot_gui.ui.print.sheet_pages import Band, pages_of, shares_that_fit
from handfoot_gui.ui.print.sheet_printout import sheet_printout
from handfoot_gui.ui.widgets.figures import full_date
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.every_language import words_of_every_language
from handfoot_gui.ui.window.language import ENGLISH, installed, use_language

A4, LETTER = PaperSize


def by_player() -> SheetFacts:
    """A blank sheet whose rules count a lot by player."""
    facts = blank("hand-and-foot", "classic")
    options = replace(
        facts.options,  # type: ignore[type-var]
        exact_cut_bonus=100,
        first_meld_by=FirstMeldBy.PLAYER,
        unopened_fine=-200,
        black_threes=BlackThrees.CLEAN_MELD,
    )
    return replace(facts, options=options)


CLOSE = (
    # What had no room in some language: names of rows, titles of columns and of deals.
    (played("raub/classic-4.handfoot.json"), Wish(A4, True)),
    (played("presets/brouillette-high.handfoot.json"), Wish(A4, True)),
    (played("manipulation/machiavelli-4.handfoot.json", 0.6), Wish(A4)),
    (blank("manipulation", "classic", 5), Wish(LETTER, True)),
    (blank("hand-and-foot", "pennies", 6), Wish(A4, share=2)),
    (blank("raub", "classic", 4), Wish(A4, share=2)),
    (by_player(), Wish(A4)),
    (by_player(), Wish(LETTER, True)),
)


@pytest.fixture(params=list(installed()))
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use_language(request.param)
    yield request.param
    use_language(ENGLISH)


def sheets(facts: SheetFacts, wish: Wish) -> Iterator[Printout]:
    """The sheet for *facts*, where it may be printed so."""
    model = sheet_of(facts, WORDS, words_of_every_language())
    if wish.share in shares_that_fit(model, wish):
        yield sheet_printout(pages_of(model, wish), model.title)


def sheet_printouts(*, has_all: bool) -> Iterator[Printout]:
    day = full_date(date(2026, 9, 23))
    chosen = list(CLOSE)
    if has_all:
        every = [played(name, part) for name in ALL for part in (0.6, 1)] + every_blank()
        chosen = [
            (facts, Wish(paper, is_large, share))
            for facts in every
            for paper in PaperSize
            for is_large in (False, True)
            for share in ((1, 2) if facts.sheet is None else (1,))
        ]
    for facts, wish in chosen:
        facts = facts if facts.sheet is None else replace(facts, date=day)
        yield from sheets(facts, wish)


def card_printouts(paper: PaperSize, *, has_all: bool) -> Iterator[Printout]:
    size = QSizeF(paper.width, paper.height)
    of_seats = (
        (game, preset, players)
        for game in GAMES.values()
        for preset, seats in game.preset_seats.items()
        for players in list(seats)[None if has_all else -1 :]
        if has_all or preset == "classic"
    )
    for game, preset, players in of_seats:
        card = game.rule_card(WORDS, game.preset_options(preset, players, None), preset)
        yield card_printout(card, size)
        if has_all or paper is LETTER:
            yield card_printout(card, size, is_large=True)


def season_printouts(paper: PaperSize, *, has_all: bool) -> Iterator[Printout]:
    for count in (3, 200) if has_all else (60,):
        for only in (None, *GAMES) if has_all else (None,):
            made = season(many_games(count), GameFilter(game=only, year=2026))
            if made is not None:
                yield season_printout(made, paper)


def printouts(*, has_all: bool) -> Iterator[Printout]:
    yield from sheet_printouts(has_all=has_all)
    for paper in PaperSize if has_all else (LETTER,):
        yield from card_printouts(paper, has_all=has_all)
        yield from season_printouts(paper, has_all=has_all)


@pytest.mark.sampled(3)
@pytest.mark.usefixtures("qapp", "language")
def test_every_text_on_paper_is_whole(pytestconfig: pytest.Config) -> None:
    found = []
    for printout in printouts(has_all=pytestconfig.getoption("--every-language")):
        found += [f"{printout.title}, {fault}" for fault in faults(printout)]
    assert found == []


ALIKE = (
    # What lay on another side, or on more pages, in some language.
    (blank("hand-and-foot", "simpson", 4), Wish(A4)),
    (blank("hand-and-foot", "simpson", 6), Wish(LETTER, True)),
    (blank("hand-and-foot", "classic", 4), Wish(LETTER)),
    (blank("manipulation", "classic", 4), Wish(A4)),
    (played("presets/brouillette-high.handfoot.json", 0.6), Wish(LETTER)),
    (played("presets/simpson.handfoot.json"), Wish(A4, True)),
    (played("manipulation/machiavelli-4.handfoot.json", 0.6), Wish(A4)),
    (played("manipulation/classic-4.handfoot.json"), Wish(LETTER)),
)


@pytest.mark.sampled(3)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("facts", "wish"), ALIKE)
def test_a_sheet_lies_alike_and_has_the_same_on_each_page_in_every_language(
    facts: SheetFacts, wish: Wish
) -> None:
    seen = {}
    for code in installed():
        use_language(code)
        model = sheet_of(facts, WORDS, words_of_every_language())
        seen[code] = None
        if wish.share in shares_that_fit(model, wish):
            seen[code] = [
                (page.is_turned, *(places(band) for piece in page.pieces for band in piece.bands))
                for page in pages_of(model, wish)
            ]
    use_language(ENGLISH)
    assert all(shape == seen[ENGLISH] for shape in seen.values()), {
        code: shape and [page[0] for page in shape] for code, shape in seen.items()
    }


@pytest.mark.sampled(3)
@pytest.mark.usefixtures("qapp", "language")
def test_no_sheet_has_two_rows_of_one_name() -> None:
    found = set()
    for facts in (*map(played, ALL), *every_blank()):
        model = sheet_of(facts, WORDS)
        rows = [row.name for row in model.rows]
        found |= {(facts.game, name) for name in rows if name and rows.count(name) > 1}
    assert found == set()


LEAST_LARGE = 8.5
"""Points of the title of a column in large print at least, in any language."""


@pytest.mark.sampled(3)
@pytest.mark.usefixtures("qapp", "language")
def test_titles_of_columns_are_no_small_print_where_print_is_large() -> None:
    every = [blank(game, "classic", n) for game in ("raub", "manipulation") for n in (3, 4)]
    every += [blank("manipulation", "classic", 5), played("raub/classic-4.handfoot.json")]
    for facts, paper in itertools.product(every, PaperSize):
        model = sheet_of(facts, WORDS, words_of_every_language())
        printout = sheet_printout(pages_of(model, Wish(paper, is_large=True)), model.title)
        titles = {column.title for group in model.groups for column in group.columns}
        seen = sizes_of_words(printout)
        for word in " ".join(titles).split():
            assert word in seen, (word, titles)
            assert seen[word] >= LEAST_LARGE - 0.1, (word, facts.game, paper)


def sizes_of_words(printout: Printout) -> dict[str, float]:
    """The smallest size in points in which every word is written in lines of their own."""
    draw = QPainter.drawText
    found: dict[str, float] = {}

    def draws(painter: QPainter, place: QRectF, flags: int, text: str) -> None:
        draw(painter, place, flags, text)
        for word in text.split():
            points = painter.font().pixelSize() / UNITS / MM
            found[word] = min(points, found.get(word, points))

    with patch.object(QPainter, "drawText", draws):
        for page in printout.pages:
            picture_of(page, 400)
    return found


def places(band: Band) -> tuple[float, ...]:
    """Where the lines of a table are."""
    return tuple(round(place, 3) for place in (*band.edges, *(row.top for row in band.rows)))


@pytest.mark.usefixtures("qapp", "language")
def test_the_longest_rules_are_one_page() -> None:
    game = GAMES["hand-and-foot"]
    options = game.preset_options("pennies", 6, None)
    size = QSizeF(LETTER.width, LETTER.height)
    card = game.rule_card(WORDS, options, "pennies")
    assert len(card_printout(card, size).pages) == 1
    assert len(card_printout(card, size, is_large=True).pages) == 2
