"""Mistakes of one's own on their page and on the table: offered, missed, solved, and forgotten."""

from __future__ import annotations

import json
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from finding import has, press, texts
from listening import told_by
from msgspec.structs import replace
from own_mistakes import drill, keep, lose, many
from played_lab import card_spot, click, game_of, zone_spot
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot
from whole_program import child

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import DISCARD, NEW_MELD
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.presenter.table import ActCode as Manipulating
from handfoot_gui.games.raub.presenter.buttons import ActCode as Raubing
from handfoot_gui.session.practice import OwnMistake
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.guides.own_puzzle import OwnMistakeGuide
from handfoot_gui.ui.widgets.dialog import Dialog
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.vocabulary import WORDS

pytestmark = pytest.mark.timing(hint_step=1)

DISCARDS = {"hand-and-foot": (Card.parse("QS5"), Card.parse("KH3"))}
"""What was discarded, and what had better been."""


def a_day_passes(book: PracticeBook) -> None:
    """All that waits is due a day sooner."""
    path = book.path("marta")
    path.write_text(path.read_text("utf-8").replace(_due(1), _due(0)), "utf-8")


def _due(days: int) -> str:
    return f'"due":"{date.today() + timedelta(days=days)}"'


def said(program: Controller) -> tuple[str, str]:
    bar = game_of(program).scene.actions.bar
    return bar.prompt, bar.facts


def progress(program: Controller) -> str:
    return child(program.window.page, QLabel, "progress").text()


def begin(program: Controller) -> None:
    """From the start page to the first position, by two clicks."""
    program.show_start()
    press(program.window.page, "practice")
    press(program.window.page, "practice")


def boxes(book: PracticeBook) -> list[int]:
    assert book.read("marta") is None
    return [own.place.box for own in book.mistakes("marta")]


def test_yesterdays_mistake_is_missed_comes_tomorrow_and_is_solved_then(
    program: Controller, user_folder: Path
) -> None:
    book = keep(user_folder, "hand-and-foot")
    begin(program)
    game = game_of(program)
    asked = said(program)[0]
    assert asked == "You chose to discard the queen of spades here. What is better?"
    worse, better = DISCARDS["hand-and-foot"]
    click(game, card_spot(game, worse))
    click(game, zone_spot(game, DISCARD))
    assert said(program)[0] == "That is what you chose then. There is a better way."
    assert "points less" in said(program)[1]
    assert "king" not in " ".join(said(program)), "the answer is not given away"
    press(program.window.page, "puzzle-again")
    assert said(program)[0] == asked
    click(game, card_spot(game, better))
    click(game, zone_spot(game, DISCARD))
    assert said(program)[0] == "Right: that is better than what you chose then."
    assert said(program)[1].startswith("Discard the queen of spades: about ")
    assert boxes(book) == [1], "what was missed first is not yet known"
    heard = told_by(game.scene.announced)
    press(program.window.page, "puzzle-why")
    assert any("Best here: discard the king of hearts." in text for text in heard)
    press(program.window.page, "puzzle-next")
    assert progress(program).startswith("Nothing is due today.")

    a_day_passes(book)
    program.guided.show_own()
    assert progress(program) == "Marta has 1 mistake to practice today."
    press(program.window.page, "practice")
    game = game_of(program)
    click(game, card_spot(game, better))
    click(game, zone_spot(game, DISCARD))
    assert boxes(book) == [2]


def test_a_better_move_that_nobody_thought_of_is_judged_by_the_bots(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    book = keep(user_folder, "manipulation")
    begin(program)
    game = game_of(program)
    for face in ("TS", "9S", "8S"):
        click(game, card_spot(game, next(c for c in game.scene.table.hand if c.face == face)))
    click(game, zone_spot(game, NEW_MELD))
    press(game.view, Manipulating.PLAY)
    assert said(program)[0] == "Thinking about the move."
    assert game.scene.is_only_shown
    qtbot.waitUntil(lambda: said(program)[0].startswith("Right"), timeout=60_000)
    assert boxes(book) == [2]


def test_a_mistake_of_raub_is_practiced_by_keys_alone(
    program: Controller, user_folder: Path, qtbot: QtBot
) -> None:
    book = keep(user_folder, "raub")
    held = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(program.window, Qt.Key.Key_M, held)
    focus = QApplication.focusWidget()
    assert focus is not None
    assert focus.objectName() == "practice"
    QTest.keyClick(focus, Qt.Key.Key_Return)
    game = game_of(program)
    assert said(program)[0] == "You chose to say Raub here. What is better?"
    QTest.keyClick(game.view, Qt.Key.Key_H)
    assert isinstance(game.guide, OwnMistakeGuide)
    qtbot.waitUntil(lambda: game.guide.is_helped, timeout=10_000)
    press(game.view, Raubing.DALJE)
    assert said(program)[0].startswith("Right")
    assert boxes(book) == [1], "whoever was helped has not remembered it"


def test_practice_is_offered_on_the_start_page_only_when_something_is_due(
    program: Controller, user_folder: Path
) -> None:
    program.show_start()
    assert not has(program.window.page, "practice")
    book = keep(user_folder, "raub", day=date.today())
    program.show_start()
    assert not has(program.window.page, "practice"), "it comes tomorrow"
    (own,) = book.mistakes("marta")
    book.path("marta").unlink()
    keep(user_folder, "raub")
    program.show_start()
    offered = child(program.window.page, QWidget, "practice")
    assert offered.accessibleDescription() == "1 mistake to practice today"
    book.read("marta")
    book.answered("marta", own, date.today(), is_solved=True)
    program.show_start()
    assert not has(program.window.page, "practice")


def test_an_empty_page_says_when_something_comes_and_when_nothing_will(
    program: Controller,
) -> None:
    program.guided.show_own()
    assert progress(program).startswith("Nothing here yet.")
    window = program.window
    window.set_preferences(replace(window.preferences, find_mistakes=False))
    program.guided.show_own()
    assert "turned off in Preferences" in progress(program)


@pytest.mark.every_case
@pytest.mark.parametrize("is_agreed", [True, False])
def test_all_of_a_person_is_deleted_by_one_act_that_is_asked_about(
    program: Controller, user_folder: Path, is_agreed: bool
) -> None:
    book = keep(user_folder, "raub", "manipulation")
    program.guided.show_own()

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        press(dialog, "do-it" if is_agreed else "keep")

    QTimer.singleShot(0, answer)
    press(program.window.page, "delete")
    assert book.read("marta") is None
    assert book.is_empty("marta") is is_agreed
    assert progress(program).startswith("Nothing here yet" if is_agreed else "Marta has 2")
    assert has(program.window.page, "export") is not is_agreed


def test_what_is_kept_of_somebody_whose_name_was_forgotten_can_be_deleted(
    program: Controller, user_folder: Path
) -> None:
    book = keep(user_folder, "raub", person="zora")
    program.guided.show_own()
    people = child(program.window.page, ChoiceField, "puzzler")
    people.set_value("zora")
    people.activated.emit(people.currentIndex())
    assert progress(program) == "zora has 1 mistake to practice today."

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        press(dialog, "do-it")

    QTimer.singleShot(0, answer)
    press(program.window.page, "delete")
    assert not book.path("zora").exists()
    assert program.window.preferences.puzzler == ""
    assert "zora" not in program.guided.own_controller.page.facts.people


def test_a_damaged_mistake_is_passed_over_and_said(program: Controller, user_folder: Path) -> None:
    book = keep(user_folder, "raub", "manipulation")
    document = json.loads(book.path("marta").read_bytes())
    moves = document["games"]["of-manipulation"]["played"]["moves"]
    moves[1], moves[2] = moves[2], moves[1]
    book.path("marta").write_text(json.dumps(document), "utf-8")
    begin(program)
    assert game_of(program).record.game == "raub"
    program.window.commands.game.next_puzzle.trigger()
    assert any("damaged mistake" in text for text in texts(program.window.page))


def test_who_sits_down_meanwhile_does_not_take_the_mistakes_of_another_person(
    program: Controller, user_folder: Path
) -> None:
    keep(user_folder, "raub", "manipulation")
    begin(program)
    liked = program.window.preferences
    others = [name for name in liked.names if name not in ("Marta", "Elise")]
    program.window.set_preferences(replace(liked, names=("Elise", "Marta", *others)))
    program.window.commands.game.next_puzzle.trigger()
    played = game_of(program)
    own = played.guide
    assert isinstance(own, OwnMistakeGuide)
    assert "Marta" in [player.name for player in played.record.seats if not player.is_bot]


def test_own_exchanges_are_played_again_as_a_drill_of_which_nothing_is_kept(
    program: Controller, user_folder: Path
) -> None:
    book = drill(user_folder, "raub", is_good=False)
    kept = book.path("marta").read_bytes()
    program.guided.show_own()
    page = program.window.page
    assert child(page, QAbstractButton, "drill-raub").text() == "Exchange: 1 hand (Raub)"
    assert not has(page, "practice")
    press(page, "drill-raub")
    game = game_of(program)
    assert said(program)[0] == "Your own hand again. What is best here?"
    (own,) = book.drills("marta", "raub")
    best = own.mistake.judged.best.move
    for cards, expected in (
        (own.mistake.judged.played.cards, "That is what you chose then."),
        (best.cards, "Right: nothing is surely better."),
    ):
        for card in cards:
            click(game, card_spot(game, card))
        press(game.view, Raubing.CHANGE)
        assert said(program)[0].startswith(expected)
        if has(program.window.page, "puzzle-again"):
            press(program.window.page, "puzzle-again")
    press(program.window.page, "puzzle-next")
    assert has(program.window.page, "drill-raub")
    assert book.path("marta").read_bytes() == kept


def sat_through(program: Controller) -> list[OwnMistake]:
    """What is practiced next, none of which is known."""
    own, found = program.guided.own_controller, list[OwnMistake]()
    press(program.window.page, "practice")
    while program.window.page is not own.page:
        guide = game_of(program).guide
        assert isinstance(guide, OwnMistakeGuide)
        found.append(guide._own.own)
        guide.acts["puzzle-answer"]()
        program.window.commands.game.next_puzzle.trigger()
    return found


def test_an_answer_that_is_shown_says_once_that_it_is_the_best(
    program: Controller, qtbot: QtBot, user_folder: Path
) -> None:
    keep(user_folder, "raub")
    program.guided.show_own()
    press(program.window.page, "practice")
    game = game_of(program)
    assert game.guide is not None
    game.guide.acts["puzzle-answer"]()
    qtbot.waitUntil(lambda: "est here" in said(program)[0], timeout=10_000)
    assert said(program)[0].startswith("Best here: ")


def test_ten_are_practiced_at_a_time_of_all_games_and_themes_and_then_one_goes_on(
    program: Controller, user_folder: Path
) -> None:
    many(user_folder, 4, *GAMES)
    program.guided.show_own()
    assert "10 at a time, games and themes mixed" in texts(program.window.page)
    first = [(own.game, own.mistake.theme) for own in sat_through(program)]
    assert len(first) == 10
    for one, other in pairwise(first):
        assert one[0] != other[0], "no game comes twice in a row"
    assert len(set(first[: 2 * len(GAMES)])) == 2 * len(GAMES), "nor a theme"
    assert "Right on the first try: 0 of 10." in texts(program.window.page)
    button = child(program.window.page, QAbstractButton, "practice")
    assert button.text() == "Go on practicing"
    assert button.hasFocus()
    assert len(sat_through(program)) == 2


def test_who_practices_ahead_meets_nothing_twice_before_all_was_met(
    program: Controller, user_folder: Path
) -> None:
    book = many(user_folder, 6, "raub", "manipulation", day=date.today())
    for own in book.mistakes("marta"):
        book.answered("marta", own, date.today(), is_solved=False)
    program.guided.show_own()
    assert progress(program).startswith("Nothing is due today.")
    met = [sat_through(program) for _ in range(3)]
    assert [len(one) for one in met] == [10, 2, 10]
    assert len({one.name for one in (*met[0], *met[1])}) == 12


@pytest.mark.parametrize("game", list(GAMES))
def test_the_advice_of_a_week_is_about_the_game_in_which_most_surely_something_goes(
    program: Controller, user_folder: Path, game: str
) -> None:
    reviews = GAMES[game].reviews
    assert reviews is not None
    themes = dict(reviews.themes(WORDS))
    surest = list(themes)[-1]
    for name in GAMES:
        others = GAMES[name].reviews
        assert others is not None
        chosen = surest if name == game else next(iter(others.themes(WORDS)))
        lose(user_folder, name, 40 if name == game else 14, chosen, "else", game_id=name)
    many(user_folder, 1, *GAMES)
    program.guided.show_own()
    advice = program.guided.own_controller.page.facts.advice
    assert advice is not None
    assert (advice.game, advice.theme) == (game, themes[surest].title)
    assert themes[surest].advice in texts(program.window.page)
