"""Who deals first is found by lot or chosen, and a blank sheet knows it and what is brought."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from rules_lab import chosen, page_of, press, setting_up
from whole_program import child

from handfoot_gui.core.brought_forward import NOTHING, BroughtForward
from handfoot_gui.core.record import FirstDealer
from handfoot_gui.core.score_sheet import Origin
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.score_sheet import sheet_of
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.score_sheet.controller import facts_of_choice
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.widgets.controls import MenuButton


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with setting_up(qapp) as program:
        yield program


def choose(program: Controller, name: str) -> None:
    menu = child(page_of(program, NewGamePage), MenuButton, "first-dealer").choices
    next(action for action in menu.actions() if action.objectName() == name).trigger()


def said(program: Controller) -> str:
    return child(page_of(program, NewGamePage), MenuButton, "first-dealer").text()


@pytest.mark.parametrize("game", GAMES)
def test_whoever_was_chosen_deals_first_and_the_file_says_so(
    program: Controller, game: str
) -> None:
    program.set_up_other(game)
    assert said(program) == "Deals first: at random"
    choose(program, "dealer-2")
    name = chosen(program).seats[2].name
    assert said(program) == f"Deals first: {name}"
    press(program, "deal")
    played = program.played
    assert played is not None
    record = played.record
    assert record.agreements.first_dealer is FirstDealer.CHOSEN
    seat, move = record.moves[0]
    assert (seat, move.dealer) == (TABLE, 2)
    told = [line.text for line in played.play.session.log][:1]
    assert told == [f"{name} deals first."]
    program.game_controller.begin_again()
    assert program.played is not None
    assert program.played.record.agreements.first_dealer is FirstDealer.LOT


def test_it_is_by_lot_again_when_nobody_is_to_be_the_first(program: Controller) -> None:
    choose(program, "dealer-1")
    choose(program, "dealer-by-lot")
    assert chosen(program).dealer is None
    press(program, "deal")
    assert program.played is not None
    assert program.played.record.agreements.first_dealer is FirstDealer.LOT


def test_at_a_smaller_table_a_dealer_who_left_is_found_by_lot(program: Controller) -> None:
    choose(program, "dealer-3")
    page = page_of(program, NewGamePage)
    page._on_table(3, "alone")
    assert chosen(program).dealer is None
    page._on_table(4, "pairs")
    choose(program, "dealer-3")
    page._on_table(6, "teams")
    assert chosen(program).dealer == 3


def test_the_button_follows_the_name_that_is_typed(program: Controller) -> None:
    choose(program, "dealer-0")
    page = page_of(program, NewGamePage)
    seats = page.choice().seats
    page._on_seats((type(seats[0])("Zoe & Co", None), *page.all_seats()[1:]))
    assert said(program) == "Deals first: Zoe & Co"


@pytest.mark.parametrize("game", GAMES)
def test_a_blank_sheet_has_a_free_line_the_dealer_and_the_beginning_totals(
    program: Controller, game: str
) -> None:
    program.set_up_other(game)
    choose(program, "dealer-1")
    page = page_of(program, NewGamePage)
    sides = len(page.choice().options.seats_of_sides)
    totals = tuple(40 + side for side in range(sides))
    page.set_brought(BroughtForward(totals, 2))
    facts = facts_of_choice(page.choice())
    assert facts.origin is Origin.BLANK
    assert facts.dealer(2) == 1
    assert facts.first_deal == 2
    body = sheet_of(facts, Words())
    brought = next(row for row in body.rows if row.name == "Brought forward")
    assert [cell.text for cell in brought.cells if cell.text][:sides] == list(map(str, totals))
    every = [row.name for row in (*body.rows, *body.closing)]
    assert "Other points" in every
    page.set_brought(None)
    assert facts_of_choice(page.choice()).brought == NOTHING
