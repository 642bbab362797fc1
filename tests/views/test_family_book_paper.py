"""What leaves the family book: the season page on paper, tables as CSV."""

from __future__ import annotations

import csv
import shutil
import subprocess
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from book_lab import (
    child,
    choose,
    controller,
    facts_of,
    opened_with,
    press,
    shown_book,
    texts,
)
from finished_games import many_games
from msgspec.structs import replace
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget
from pytestqt.qtbot import QtBot

from handfoot_gui.session.history.csv_text import games_table
from handfoot_gui.session.history.figures import GameFilter, PlayerFilter, people, season
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.family_book.page import Export
from handfoot_gui.ui.pages.family_book.season import SeasonPage
from handfoot_gui.ui.print.page_format import PaperSize
from handfoot_gui.ui.print.printing import pdf_of
from handfoot_gui.ui.print.season import pairs_table, season_printout, season_words
from handfoot_gui.ui.widgets.figures import alphabetical, decimal, figure, percent
from handfoot_gui.ui.widgets.theme import LIGHT, Style
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

needs_poppler = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="pdftotext is not installed"
)


def text_of(path: Path, *options: str) -> str:
    command = ["pdftotext", *options, path, "-"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def season_text(program: Controller, folder: Path, *options: str) -> str:
    """What stands on the season page that is shown."""
    path = folder / "season.pdf"
    controller(program).season.save_pdf(path)
    return text_of(path, *options)


def test_the_season_page_is_shown_saved_and_closed(program: Controller, tmp_path: Path) -> None:
    page = opened_with(program, many_games(400))
    press(page, "season")
    shown = program.window.page
    assert isinstance(shown, SeasonPage)
    assert child(shown, QAbstractButton, "save-pdf").hasFocus()
    assert "All years" in child(shown, QWidget, "preview").accessibleName()
    # Large enough to be read, also where the page is opened for the first time.
    assert child(shown, QWidget, "preview").width() > 760
    choose(shown, "choose-year", "2026")
    words = child(shown, QWidget, "preview").accessibleDescription()
    shown_season = shown.season
    assert words == aloud(season_words(shown_season))
    for person in shown_season.people:
        assert f"{person.name}: Games {person.games}, Won {person.wins}" in words
    press(shown, "paper-letter")
    assert shown.paper is PaperSize.LETTER
    controller(program).season.save_pdf(tmp_path / "season.pdf")
    assert f"Saved as season.pdf in {tmp_path}." in texts(shown)
    assert (tmp_path / "season.pdf").read_bytes().startswith(b"%PDF")
    controller(program).season.save_pdf(tmp_path / "nowhere" / "season.pdf")
    assert "is gone." in texts(shown)
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    assert program.window.page is page


@needs_poppler
@pytest.mark.parametrize("paper", PaperSize)
def test_the_printed_season_is_one_page_with_every_figure(
    program: Controller, tmp_path: Path, paper: PaperSize
) -> None:
    games = many_games(200)
    several = [
        replace(
            game,
            seats=tuple(replace(s, name=f"{s.name} {n % 9}") for s in game.seats),
        )
        for n, game in enumerate(games)
    ]
    press(opened_with(program, several), "season")
    shown = program.window.page
    assert isinstance(shown, SeasonPage)
    press(shown, f"paper-{paper.value}")
    text = season_text(program, tmp_path, "-layout")
    assert text.count("\f") == 1
    shown_season = shown.season
    for champion in shown_season.champions:
        assert champion.names[0] in text
    for deal in shown_season.highest:
        assert f"{figure(deal.points)} points" in text
    assert "more" in text
    assert "Games each year" in text


@needs_poppler
def test_on_paper_nothing_is_cut_of_who_won_what_and_when(
    program: Controller, tmp_path: Path
) -> None:
    pairs = [one for one in many_games(40) if one.game == "hand-and-foot" and len(one.seats) == 4]
    press(opened_with(program, pairs[:1]), "season")
    text = season_text(program, tmp_path)
    assert "Best deal" in text
    assert "…" not in text


@needs_poppler
def test_the_printed_season_names_every_pair_that_is_equally_good(
    program: Controller, tmp_path: Path
) -> None:
    teams = [one for one in many_games(40) if one.game == "hand-and-foot" and len(one.seats) == 4]
    game = next(one for one in teams if len(one.winners) == 1)
    names = ("Ana", "Ruth", "Josip", "Marta", "Elise", "Karl")
    tied = tuple(combinations(names, 2))
    games = []
    for number, (one, other) in enumerate(tied * 2):
        seats = list(game.seats)
        winners = [place for place, seat in enumerate(seats) if seat.side == game.winners[0]]
        for place, seat in enumerate(seats):
            name = dict(zip(winners, (one, other), strict=True)).get(place, f"Bot {place}")
            seats[place] = replace(seat, name=name, is_bot=place not in winners)
        file = f"tied-{number}.handfoot.json"
        games.append(replace(game, id=f"{number:032x}", file=file, seats=tuple(seats)))
    press(opened_with(program, games), "season")
    text = season_text(program, tmp_path, "-layout")
    assert text.count("\f") == 1
    box = text[: text.index("Who partnered whom")]
    assert box.count(" and ") >= len(tied)
    for one, other in tied:
        both = " and ".join(sorted((one, other)))
        assert both in box, both
    assert "…" not in box


@needs_poppler
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("paper", PaperSize)
@pytest.mark.parametrize("is_endless", [False, True])
def test_long_names_stand_whole_on_the_one_page_of_a_season(
    tmp_path: Path, paper: PaperSize, is_endless: bool
) -> None:
    names = (
        "Maximiliane Wolkenstein-Huber", "Jean-Baptiste Charpentier de la Tour", "Ana",
        "Konstantinos Papadopoulos", "Elisabeth von Hohenlohe", "Bartholomew Featherstone",
    )  # fmt: skip
    if is_endless:
        names = tuple(f"{name} {'W' * 150}" for name in names)
    games = [
        replace(
            game,
            seats=tuple(replace(s, name=names[place]) for place, s in enumerate(game.seats)),
        )
        for game in many_games(60)
    ]
    made = season(games, GameFilter())
    assert made is not None
    path = tmp_path / "season.pdf"
    path.write_bytes(pdf_of(season_printout(made, paper)))
    text = text_of(path)
    assert text.count("\f") == 1
    assert "Games each year" in text
    words = text.replace("-\n", "-").split()
    for name in names[: len(games[0].seats)] if not is_endless else ():
        assert all(part in words for part in name.split()), name
    assert ("…" in text) is is_endless


def test_without_a_printer_there_is_a_sentence(
    program: Controller, monkeypatch: pytest.MonkeyPatch
) -> None:
    from PySide6.QtPrintSupport import QPrinterInfo

    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    press(opened_with(program, many_games(3)), "season")
    shown = program.window.page
    QTest.keyClick(shown, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert "No printer is set up here. Save the page as a PDF and print that." in texts(shown)
    assert child(shown, QAbstractButton, "save-pdf").hasFocus()


def test_the_chosen_games_are_exported(program: Controller, tmp_path: Path) -> None:
    games = many_games(50)
    page = opened_with(program, games)
    page.choice_made.emit(GameFilter(game="raub", company=PlayerFilter.PEOPLE))
    raub = [game for game in games if game.game == "raub"]
    path = tmp_path / "book.csv"
    controller(program).tables.export_to(Export.GAMES, path)
    count = "one game" if len(raub) == 1 else f"{len(raub)} games"
    assert f"Saved as book.csv in {tmp_path}, with {count}." in texts(page)
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == sum(len(game.sides) for game in raub)
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.German, QLocale.Country.Germany))
    try:
        controller(program).tables.export_to(Export.DEALS, path)
    finally:
        QLocale.setDefault(before)
    with path.open(encoding="utf-8-sig", newline="") as file:
        deals = list(csv.DictReader(file, delimiter=";"))
    points = [n for game in raub for deal in game.deals for n in deal.points]
    assert [int(row["Points"]) for row in deals] == points
    controller(program).tables.export_to(Export.DEALS, tmp_path / "nowhere" / "book.csv")
    assert "is gone." in texts(page)


def test_the_button_offers_both_tables(qtbot: QtBot) -> None:
    page = shown_book(qtbot, Style(LIGHT, 1.0), 1280, 720)
    page.set_facts(facts_of(many_games(3)))
    press(page, "export")
    menu = child(page, QAbstractButton, "export").findChild(QMenu)
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.export_requested) as asked:
        QTest.keyClick(menu, Qt.Key.Key_Return)
    assert asked.args == [Export.DEALS]


def test_averages_and_shares_read_well() -> None:
    assert decimal(3.4999) == "3.5"
    assert decimal(-2.25) == "−2.2"
    assert decimal(12345.5) == "12,346"
    assert decimal(99.96) == "100"
    assert decimal(0) == "0.0"
    assert percent(2 / 3) == "67%"


@pytest.mark.parametrize(
    ("code", "order"),
    [
        ("cs_CZ", ["cibule", "Čápi", "Chalupa", "Šárka", "Zoe", "Žofie"]),
        ("de_DE", ["Änne", "Anton", "Čápi", "Chalupa", "cibule", "Zoe"]),
        ("hr_HR", ["Cvita", "Čeda", "Dora", "Đuro", "Sanja", "Šime", "Zora", "Žana"]),
        ("sr_Latn_RS", ["Cvita", "Čeda", "Dora", "Đuro", "Sanja", "Šime", "Zora", "Žana"]),
        ("sr_Cyrl_RS", ["Вера", "Ђуро", "Ева", "Жана", "Јован"]),
        ("fr_FR", ["Édith", "Eglantine", "Élise", "Ernest", "Zoé"]),
    ],
)
def test_names_stand_in_the_order_of_the_readers_alphabet(code: str, order: list[str]) -> None:
    game = next(one for one in many_games(60, "steady") if len(one.seats) == 4)
    before = QLocale()
    QLocale.setDefault(QLocale(code))
    try:
        assert [*alphabetical(sorted(order), str)] == order
        for one, other in pairwise(order):
            assert WORDS.together((other, one)) == (one, other)
            names = (other, "Karl", one, "Ruth")
            seats = tuple(
                replace(seat, name=name, is_bot=False, side=number % 2)
                for number, (seat, name) in enumerate(zip(game.seats, names, strict=True))
            )
            own = [replace(game, seats=seats)]
            # Partners have won as many games, so their names alone say who stands first.
            rows = [
                row.name for row in people(own, WORDS.reader.alphabet) if row.name in (one, other)
            ]
            assert rows == [one, other]
            made = season(own, GameFilter(), WORDS.reader.alphabet)
            assert made is not None
            assert WORDS.listed((one, other)) in [row[0] for row in pairs_table(made)[1]]
            assert f"{one}, {other}" in games_table(WORDS, own, ";").decode()
    finally:
        QLocale.setDefault(before)
