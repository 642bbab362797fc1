"""What happens for the first time is explained once, to new households and whoever wants it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from finding import press
from finished_games import sample_files
from msgspec.structs import replace
from played_lab import KEPT, LIKED, advanced, click, played, running, spot
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import NoteText
from handfoot_gui.core.record import Player, PlayerKind, states
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.games.raub.rules.moves import BlindRaub, Look
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.messages.tips import notes_of
from handfoot_gui.ui.game.panel.log_note import LogNote
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice, with_dealt

SAMPLES = KEPT.parent


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Controller]:  # noqa: ARG001  (the application must be there)
    yield from running(4, replace(LIKED, tips=True))


def told(program: Controller) -> list[str]:
    return [one.partition("/")[2] for one in program.window.preferences.tips_told]


def is_noted(game: PlayedGame) -> bool:
    return game.scene.terms.shown is not None or said_beside(game) is not None


def log_note(game: PlayedGame) -> LogNote | None:
    """The note at the foot of the log, if one is to be seen."""
    panel = game.pages.table.panel
    return next((one for one in panel.findChildren(LogNote) if one.isVisibleTo(panel)), None)


def said_beside(game: PlayedGame) -> NoteText | None:
    """What stands at the foot of the log, where it had no room on the table."""
    beside = log_note(game)
    return None if beside is None else beside.note


def said(game: PlayedGame) -> str:
    """What the note says."""
    beside = said_beside(game)
    return game.scene.terms.meaning("said") if beside is None else beside.text


def choose(game: PlayedGame, name: str) -> None:
    """Press the sign of the note, and choose what it shall do."""
    beside = log_note(game)
    if beside is None:
        closing = game.scene.terms.note.close_sign.center()
        click(game, spot(game, closing.x(), closing.y()))
    else:
        press(beside, "log-note-close")
    menu = child(game.view, QMenu, "note-menu")
    child(menu, QAction, name).trigger()
    menu.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize(
    ("kept", "met"),
    [
        (KEPT, {"turn", "first meld", "wild", "red three", "blocked", "pile", "foot", "dirty"}),
        (SAMPLES / "raub/classic-3.handfoot.json", {"raub", "exchange", "trumps", "owes"}),
        (SAMPLES / "manipulation/classic-3.handfoot.json", {"stock", "meld", "knock", "wins"}),
    ],
)
def test_a_whole_game_meets_what_there_is_to_explain(kept: Path, met: set[str]) -> None:
    record = load(kept).record
    presenter: Any = presenter_of(record, Words())
    rules = rules_of(record)
    found: dict[str, str] = {}
    for (seat, _), state in zip(record.moves, states(rules, record.moves), strict=False):
        if seat != TABLE:
            tips = presenter.guidance.tips(rules.view(state, seat))
            found |= {tip.name: tip.text for tip in tips}
            assert not [tip.title for tip in tips if "{" in tip.title]
    assert met <= found.keys()
    assert all(said.endswith(".") for said in found.values())


def test_each_tip_comes_once_and_goes_with_the_next_act(program: Controller) -> None:
    game = advanced(program, KEPT, 4, 3)
    assert is_noted(game)
    assert told(program) == ["turn"]
    assert said(game).startswith("Draw two cards")
    game.screen.make(load(KEPT).record.moves[4][1])
    assert said(game).startswith("Meld as much as you like"), "its rest"
    assert told(program) == ["turn"]
    choose(game, "note-close")
    assert not is_noted(game)
    game.screen.make(load(KEPT).record.moves[5][1])
    assert told(program) == ["turn", "dirty"]
    program.show_start()
    assert PreferencesFile().load()[0].tips_told == program.window.preferences.tips_told
    again = advanced(program, KEPT, 4, 3)
    assert told(program)[:2] == ["turn", "dirty"]
    assert not is_noted(again) or told(program)[2:]


@pytest.mark.parametrize(
    "kept",
    [KEPT, *(SAMPLES / game / "classic-3.handfoot.json" for game in ("raub", "manipulation"))],
)
def test_a_note_covers_no_card_label_or_count_and_is_closed_by_its_sign(
    kept: Path, program: Controller
) -> None:
    game = begun(program, kept)
    terms, scene = game.scene.terms, game.scene
    assert is_noted(game)
    before = said(game)
    note, places = terms.note.place, scene.canvas.places
    taken = [one for zone in places.zones.values() for one in (zone.rect, zone.label)]
    assert not any(note.intersects(rect) for rect in (*taken, *places.badges, places.prompt_bar))
    moves = game.record.moves
    choose(game, "note-close")
    assert not is_noted(game) or said(game) != before
    assert game.record.moves == moves
    assert not scene.selection.cards


def test_a_word_that_is_explained_stays_in_sight_with_its_cards(program: Controller) -> None:
    game = advanced(program, KEPT, 60, 3)
    terms, places = game.scene.terms, game.scene.canvas.places
    for term in terms.all:
        terms.show(term)
        zone = places.zones.get(term.key)
        own = [term.rect] if zone is None else [term.rect, zone.rect, zone.label]
        assert not any(terms.note.place.intersects(rect) for rect in own), term


def test_what_takes_more_than_twenty_words_is_told_in_notes_one_after_the_other(
    program: Controller,
) -> None:
    text = "Raub means trumps. " + "One two three four five six seven eight nine ten. " * 3
    notes = notes_of(text.strip())
    assert " ".join(notes) == text.strip()
    assert all(len(note.split()) <= 20 for note in notes)
    for short in ("In der 2. Runde, d. h. jetzt, zählt es.", "Dobije se, tj. četiri karte."):
        assert notes_of(short * 9) == [short * 9]
    taken = "A trick is one card from each player; the best card takes it."
    assert notes_of(f"{taken} {taken}") == [taken, taken]
    game = begun(program, SAMPLES / "manipulation/classic-3.handfoot.json")
    told = [said(game)]
    while is_noted(game):
        choose(game, "note-close")
        told += [said(game)] * is_noted(game)
    assert len(told) > 1
    assert all(len(one.split()) <= 20 for one in told)


@pytest.mark.parametrize("path", sample_files(), ids=lambda path: path.stem)
def test_no_note_of_a_first_game_has_more_than_twenty_words_to_read(path: Path) -> None:
    record = load(path).record
    presenter: Any = presenter_of(record, Words())
    rules = rules_of(record)
    met: set[str] = set()
    turns = zip(record.moves, states(rules, record.moves), strict=False)
    for (seat, _), state in islice(turns, 150):
        if seat != TABLE:
            met |= {tip.text for tip in presenter.guidance.tips(rules.view(state, seat))}
    notes = {note for said in met for note in notes_of(said)}
    assert notes
    for note in notes:
        words = [word for word in note.split() if any(map(str.isalpha, word))]
        assert len(words) <= 20, note


def begun(program: Controller, kept: Path) -> PlayedGame:
    """The game in the file *kept* as its first player sees it who has to act."""
    moves = load(kept).record.moves
    dealt = next(n for n, (_, move) in enumerate(moves) if "order" in move.__struct_fields__)
    made = next(n for n, (seat, _) in enumerate(moves) if n > dealt and seat != TABLE)
    return advanced(program, kept, made, moves[made][0])


def test_what_one_is_told_is_gone_before_the_next_one_looks(program: Controller) -> None:
    record = load(KEPT).record
    seats = tuple(Player(one.name, PlayerKind.PERSON) for one in record.seats)
    game = played(program, replace(record, seats=seats, moves=record.moves[:4]))
    game.uncover()
    assert is_noted(game)
    game.screen.cover()
    assert not is_noted(game), "that there are wild cards is told to whoever holds one"


def test_nothing_is_explained_where_nobody_wants_it(program: Controller) -> None:
    program.window.set_preferences(replace(program.window.preferences, tips=False))
    assert not is_noted(advanced(program, KEPT, 4, 3))
    assert not told(program)


def test_a_new_household_is_told_and_one_that_has_played_before_is_not() -> None:
    seats = (SeatChoice("Marta", None), SeatChoice("Karl", "easy"), SeatChoice("Ana", "easy"))
    choice = NewGame(RulesChoice("raub", "classic"), seats)
    assert with_dealt(Preferences(), choice).tips
    assert not with_dealt(Preferences(people=("Ana",)), choice).tips


def test_the_sign_of_a_note_ends_all_notes_too(program: Controller) -> None:
    game = advanced(program, KEPT, 4, 3)
    assert is_noted(game)
    choose(game, "note-none")
    assert not is_noted(game)
    assert not program.window.preferences.tips
    game.screen.make(load(KEPT).record.moves[4][1])
    assert not is_noted(game)


def test_a_note_without_room_on_the_table_lies_at_the_foot_of_the_log_or_waits(
    program: Controller,
) -> None:
    kept = SAMPLES / "raub/classic-4.handfoot.json"
    moves = load(kept).record.moves
    upcard = next(n for n, (_, move) in enumerate(moves) if isinstance(move, BlindRaub | Look))
    program.window.resize(1280, 720)
    QApplication.processEvents()
    game = advanced(program, kept, upcard, moves[upcard][0])
    assert game.scene.terms.shown is None
    assert said_beside(game) is not None
    assert told(program) == ["raub"]
    program.show_start()
    program.window.set_preferences(replace(program.window.preferences, tips_told=()))
    program.window.resize(1024, 700)
    QApplication.processEvents()
    game = advanced(program, kept, upcard, moves[upcard][0])
    assert not is_noted(game), "there is no panel"
    assert told(program) == [], "so it is told another time"
