"""The three games before and after their tables: start page, new game page, saves, preferences."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot
from whole_program import programs

from handfoot_gui.core.preferences import Animation, BotPace, Preferences, Setup
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.rules.options import Options as Manipulation
from handfoot_gui.games.raub.rules.options import Direction, SevenSwap
from handfoot_gui.games.raub.rules.options import Options as Raub
from handfoot_gui.session.game_offers import games_offered, usual
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.house_rules import HouseRules
from handfoot_gui.storage.preferences import PreferencesFile
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.pages.rules.house_rules_page import HouseRulesPage
from handfoot_gui.ui.pages.rules.interview_page import InterviewPage
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice
from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
from handfoot_gui.ui.widgets.fields import RuleRow
from handfoot_gui.ui.widgets.page import Middle
from handfoot_gui.ui.widgets.titles import game_title

OTHERS = [game for game in games_offered() if game != "hand-and-foot"]


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Controller]:
    with programs(qapp) as make:
        made = make()
        made.window.set_preferences(
            replace(made.window.preferences, bot_pace=BotPace.INSTANT, animation=Animation.OFF)
        )
        made.start()
        qapp.processEvents()
        yield made


def press(page: QWidget, name: str) -> None:
    button = page.findChild(QAbstractButton, name)
    assert button is not None, name
    assert button.isEnabled(), name
    button.click()
    QApplication.processEvents()


def other_page(program: Controller) -> NewGamePage:
    page = program.window.page
    assert isinstance(page, NewGamePage)
    return page


def choose(page: QWidget, name: str, text: str) -> None:
    """Choose a value of a field as a person does: by opening it and taking one."""
    field = page.findChild(QComboBox, name)
    assert field is not None, name
    place = field.findText(text)
    assert place >= 0, [field.itemText(n) for n in range(field.count())]
    field.setCurrentIndex(place)
    field.activated.emit(place)
    QApplication.processEvents()


@pytest.mark.parametrize("game", games_offered())
def test_the_start_page_has_a_tile_for_every_game(program: Controller, game: str) -> None:
    press(program.window.page, f"start-{game}")
    page = program.window.page
    assert isinstance(page, NewGamePage)
    chosen = page.findChild(QAbstractButton, f"game-{game}")
    assert chosen is not None
    assert chosen.isChecked()


@pytest.mark.parametrize("game", OTHERS)
def test_a_name_typed_for_one_game_stands_on_the_page_of_another(
    program: Controller, game: str
) -> None:
    press(program.window.page, "start-hand-and-foot")
    name = program.window.page.findChild(QLineEdit, "name-1")
    assert name is not None
    name.selectAll()
    QTest.keyClicks(name, "Dora")
    press(program.window.page, f"game-{game}")
    assert other_page(program).choice().seats[1].name == "Dora"
    press(program.window.page, "game-hand-and-foot")
    page = program.window.page
    assert isinstance(page, NewGamePage)
    assert page.choice().seats[1].name == "Dora"


@pytest.mark.parametrize("game", OTHERS)
def test_every_number_of_players_and_every_level_can_be_dealt(
    program: Controller, game: str
) -> None:
    press(program.window.page, f"start-{game}")
    page = other_page(program)
    field = page.findChild(QComboBox, "players")
    assert field is not None
    for text in [field.itemText(place) for place in range(field.count())]:
        choose(page, "players", text)
        choice = page.choice()
        assert f"{len(choice.seats)} players" == text
        assert choice.options.players == len(choice.seats)
        assert page.problem() == ""
        level = page.findChild(QComboBox, "bot-1")
        assert level is not None
        beside = ["a person", "on a phone", "as strong as you"]
        assert level.count() == len(beside) + len(GAMES[game].levels)


@pytest.mark.parametrize("game", OTHERS)
def test_two_equal_names_stop_the_deal(program: Controller, game: str) -> None:
    press(program.window.page, f"start-{game}")
    page = other_page(program)
    name = page.findChild(QLineEdit, "name-1")
    assert name is not None
    name.setText("marta ")
    assert page.problem() == "Two players are named marta."
    deal = page.findChild(QAbstractButton, "deal")
    assert deal is not None
    assert not deal.isEnabled()


def press_shown(page: QWidget, name: str) -> None:
    """Click the one button of that name that is in sight; old rows may not have gone yet."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    (button,) = [one for one in page.findChildren(QAbstractButton, name) if one.isVisible()]
    button.click()
    QApplication.processEvents()


def seats_named(program: Controller) -> list[str]:
    """The places at the table, in playing order."""
    texts = [text.text() for text in other_page(program).findChildren(QLabel)]
    return [text for text in texts if text in ("South", "West", "North", "East")]


def test_raub_is_played_by_house_rules_that_are_made_changed_and_kept(program: Controller) -> None:
    press(program.window.page, "start-raub")
    assert seats_named(program) == ["South", "East", "North", "West"], "play runs to the right"
    press(program.window.page, "change-rules")
    form = program.window.page
    assert isinstance(form, HouseRulesPage)
    press_shown(form, "must_beat-yes")
    choose(form, "direction", "to the left")
    name = form.findChild(QLineEdit, "rules-name")
    assert name is not None
    name.setText("Sunday")
    press_shown(form, "save-rules")
    choice = other_page(program).choice()
    ours = Raub(must_beat=True, direction=Direction.LEFT)
    assert (choice.chosen.title, choice.options) == ("Sunday", ours)
    assert seats_named(program) == ["South", "West", "North", "East"], "play runs to the left"
    (ours_row,) = [row for row in other_page(program).findChildren(RuleRow) if row.isChecked()]
    assert "you must beat the highest card if you can" in ours_row.about
    choose(other_page(program), "players", "3 players")
    press(program.window.page, "deal")
    played = program.played
    assert played is not None
    assert played.record.preset == "Sunday"
    assert played.record.options == replace(ours, players=3)
    # Other games do not offer them, and the next game of Raub is played by them again.
    program.show_start()
    press(program.window.page, "start-manipulation")
    assert other_page(program).findChild(QAbstractButton, "house-0") is None
    press(program.window.page, "game-raub")
    assert other_page(program).choice().chosen.title == "Sunday"
    press_shown(program.window.page, "delete-kept")
    assert other_page(program).choice().chosen.title == "Classic"
    press_shown(program.window.page, "undo-delete")
    assert other_page(program).choice().chosen.title == "Sunday"


@pytest.mark.parametrize(
    ("game", "answers", "options"),
    [
        (
            "raub",
            (0, 1, 0, 0, 1, 1, 0, 0),
            Raub(
                players=2, direction=Direction.LEFT, must_beat=True, seven_swap=SevenSwap.EXCHANGE
            ),
        ),
        (
            "manipulation",
            # Nobody is asked about jokers where there are none.
            (3, 0, 1, 2, 1, 0, 2, 0, 0, 0, 1, 1),
            Manipulation(
                players=5, jokers=0, draw_first=False, draw_limit=1, first_play=30, knock_limit=0,
                target=100, out_bonus=0, undercut_bonus=0, round_bonus=0, target_bonus=0,
            ),
        ),
    ],
)  # fmt: skip
def test_questions_lead_to_rules_of_the_game(
    program: Controller, game: str, answers: tuple[int, ...], options: object
) -> None:
    press(program.window.page, f"start-{game}")
    press(program.window.page, "questions")
    page = program.window.page
    assert isinstance(page, InterviewPage)
    for answer in answers:
        press_shown(page, f"answer-{answer}")
        press_shown(page, "next")
    assert page.draft().options == options
    name = page.findChild(QLineEdit, "rules-name")
    assert name is not None
    name.setText("Ours")
    press_shown(page, "save-rules")
    assert other_page(program).choice().options == options
    assert HouseRules().all().of(game).named("ours") is not None


@pytest.mark.parametrize("game", OTHERS)
def test_the_rest_as_usual_is_the_classic_game(game: str) -> None:
    interview = GAMES[game].interview(Words())
    interview.answer_the_rest()
    assert interview.result() == GAMES[game].presets["classic"]


def test_a_field_that_does_nothing_says_why(program: Controller) -> None:
    press(program.window.page, "start-manipulation")
    press(program.window.page, "rules-machiavelli")
    press_shown(program.window.page, "change-rules")
    note = program.window.page.findChild(QLabel, "note-undercut_bonus")
    assert note is not None
    assert note.text() == "Not used, since nobody knocks."


def test_switches_that_an_older_version_kept_become_house_rules(qapp: QApplication) -> None:
    changes: dict[str, int | bool | str] = {"must_beat": True, "direction": "left"}
    setups = {
        "raub": Setup("classic", 3, changes),
        "manipulation": Setup("machiavelli", 2, {"jokers": 99}),
        "tarock": Setup("classic", 4, {"x": 1}),
    }
    PreferencesFile().save(Preferences(game="raub", setups=setups))
    ours = Raub(players=3, must_beat=True, direction=Direction.LEFT)
    with programs(qapp) as make:
        program = make()
        program.start()
        press(program.window.page, "start-raub")
        choice = other_page(program).choice()
        assert (choice.chosen.title, choice.options) == ("House rules", ours)
        kept = program.window.preferences.setups
        # What this version does not know, or cannot use, stays as it was.
        for game in ("manipulation", "tarock"):
            assert kept[game] == setups[game]
        make().start()
    assert [one.options for one in HouseRules().all().sets] == [ours]


def test_arrow_keys_go_from_game_to_game(program: Controller) -> None:
    program.window.activateWindow()
    press(program.window.page, "start-hand-and-foot")
    tab = program.window.page.findChild(QAbstractButton, "game-hand-and-foot")
    assert tab is not None
    tab.setFocus(Qt.FocusReason.TabFocusReason)
    for game in games_offered()[1:]:
        focus = program.window.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, Qt.Key.Key_Right)
        QApplication.processEvents()
        assert other_page(program).choice().game == game
    focus = program.window.focusWidget()
    assert focus is not None
    assert focus.objectName() == f"game-{games_offered()[-1]}"


def test_escape_leaves_the_page(program: Controller) -> None:
    press(program.window.page, "start-raub")
    QTest.keyClick(program.window.focusWidget() or program.window.page, Qt.Key.Key_Escape)
    assert program.start_controller.is_shown


@pytest.mark.every_case
@pytest.mark.parametrize("game", OTHERS)
def test_a_game_is_dealt_played_left_and_continued(
    program: Controller, qtbot: QtBot, game: str
) -> None:
    program.game_controller.dice = Random(20)
    press(program.window.page, f"start-{game}")
    choose(other_page(program), "bot-1", "Easy bot")
    press(program.window.page, "deal")
    played = program.played
    assert played is not None
    assert played.record.game == game
    ready = (Waiting.PERSON, Waiting.NEXT_DEAL)
    moves = 0
    for _ in range(6):
        qtbot.waitUntil(lambda: played.play.waiting in ready, timeout=60_000)
        if played.play.waiting is Waiting.NEXT_DEAL:
            played.show_score()
            played.deal_next()
            continue
        screen = played.screen
        moves = len(played.record.moves)
        screen.make(next(screen.play.session.rules.suggestions(screen.view)))
        assert len(played.record.moves) > moves
    qtbot.waitUntil(lambda: played.play.waiting in ready, timeout=60_000)
    count = len(played.record.moves)
    view = played.screen.view
    program.show_start()
    facts = program.start_controller.page.facts
    (card,) = facts.games
    assert card.title.startswith(game_title(game))
    assert len(card.sides) == len(card.sides[0].names.split(",")) * len(played.record.seats)
    press(program.window.page, f"continue-{card.id}")
    again = program.played
    assert again is not None
    assert len(again.record.moves) == count
    assert again.screen.view == view
    assert program.window.preferences.game == game
    assert program.window.preferences.setups == {game: usual(game)}
    program.show_start()
    assert program.start_controller.page.facts.game == game


@pytest.mark.parametrize("game", OTHERS)
def test_in_the_smallest_window_a_game_is_set_up_without_scrolling(
    program: Controller, game: str
) -> None:
    program.window.resize(1024, 700)
    program.set_up_other(game)
    QApplication.processEvents()
    middle = program.window.page.findChild(Middle)
    assert middle is not None
    assert middle.horizontalScrollBar().maximum() == 0
    assert middle.verticalScrollBar().maximum() == 0


def test_sides_that_cannot_be_chosen_are_only_said(program: Controller) -> None:
    program.set_up_other("raub")
    page = program.window.page
    field = page.findChild(QComboBox, "sides")
    assert field is not None
    assert not field.isVisibleTo(page)
    said = [label for label in page.findChildren(QLabel) if label.text() == "no partners"]
    assert [label.isVisibleTo(page) for label in said] == [True]
    program.set_up_other("hand-and-foot")
    page = program.window.page
    field = page.findChild(QComboBox, "sides")
    assert field is not None
    assert field.isVisibleTo(page)


@pytest.mark.parametrize("game", OTHERS)
def test_the_open_game_is_the_one_that_is_set_up_and_whose_keys_come_first(
    program: Controller, game: str
) -> None:
    seats = (SeatChoice("Marta", None), SeatChoice("Elise", "easy"), SeatChoice("Karl", "easy"))
    program.new_game(NewGame(RulesChoice(game, "classic"), seats))
    window = program.window
    # What was dealt last may be another game, where this one comes from a file.
    window.set_preferences(replace(window.preferences, game="hand-and-foot"))
    assert program.game == game
    window.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert window.page is program.setup_controller.new_game_page
    assert program.setup_controller.new_game_page.choice().game == game
    program.show_start()
    assert program.game == "hand-and-foot"


@pytest.mark.parametrize("game", OTHERS)
def test_a_hint_is_given_and_can_be_done(program: Controller, qtbot: QtBot, game: str) -> None:
    seats = (SeatChoice("Marta", None), SeatChoice("Elise", "easy"), SeatChoice("Karl", "easy"))
    program.new_game(NewGame(RulesChoice(game, "classic"), seats))
    played = program.played
    assert played is not None
    qtbot.waitUntil(lambda: played.play.waiting is Waiting.PERSON, timeout=60_000)
    played.questions.hint()
    assert not played.scene.actions.bar.prompt.startswith("Hint")
    qtbot.waitUntil(lambda: played.scene.actions.bar.prompt.startswith("Hint"), timeout=60_000)
    # The place is known by now, so there is nothing to wait for.
    for _ in range(3):
        played.questions.hint()
        assert played.scene.actions.bar.prompt.startswith("Hint")
    moves = len(played.record.moves)
    button = next(b for b in reversed(played.scene.actions.buttons) if b.is_on)
    played.scene.actions.press(button.code)
    assert len(played.record.moves) > moves or played.scene.turn.has_draft


def title_line(page: QWidget, text: str) -> int:
    """The height at which the letters of a title stand, in the page."""
    titles = [one for one in page.findChildren(QLabel) if one.text() == text and one.isVisible()]
    (title,) = titles
    inner = title.contentsRect().center()
    return title.mapTo(page, inner).y()


@pytest.mark.parametrize("game", games_offered())
def test_the_titles_of_both_halves_stand_in_one_line(program: Controller, game: str) -> None:
    program.window.resize(1280, 720)
    press(program.window.page, f"start-{game}")
    page = program.window.page
    assert title_line(page, "Rules") == title_line(page, "Seats")
    middle = page.findChild(Middle)
    assert middle is not None
    assert game in OTHERS or middle.verticalScrollBar().maximum() == 0
    QTest.keyClick(program.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    kept = program.window.page
    assert kept is not page
    press(kept, f"game-{game}")
    kept = program.window.page
    assert title_line(kept, "Rules") == title_line(kept, "Players")
