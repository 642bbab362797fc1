"""Several people at one screen: nobody sees, hears or can find what is another's."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from family_lab import (
    LIKED,
    STOPS,
    begun,
    go,
    show,
    to_cover,
    wait,
)
from msgspec.structs import replace
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot
from sampling import examples
from scrambling import scramble, whole_state
from watching import Watcher, faces, hands, leaks, texts

from handfoot_gui.core.messages import PromptBar
from handfoot_gui.core.preferences import Animation, BotPace, TextSize, ThemeChoice
from handfoot_gui.core.record import MemoryAid
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.panel.memory_list import MemoryList
from handfoot_gui.ui.game.panel.readings import Reading
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.prompt_bar import PromptBarButton

GAMES = [
    ("hand-and-foot", ("p", "steady", "p", "p")),
    ("hand-and-foot", ("p", "p")),
    ("raub", ("p", "p", "p", "p")),
    ("raub", ("easy", "p", "p")),
    ("manipulation", ("p", "steady", "p")),
    ("manipulation", ("p", "p", "p", "p", "p")),
]


@pytest.mark.every_case
@pytest.mark.parametrize(("name", "kinds"), GAMES, ids=lambda value: str(value))
def test_no_text_of_the_covered_window_names_a_card(
    qtbot: QtBot, program: Controller, name: str, kinds: tuple[str, ...]
) -> None:
    game, rng, covers = begun(program, name, *kinds), Random(3), 0
    while covers < 5 and wait(qtbot, game) not in (Waiting.NEXT_DEAL, Waiting.OVER):
        if game.play.waiting is Waiting.COVER:
            covers += 1
            assert program.window.page is program.game_controller.pages.cover
            assert leaks(game, program.window) == []
            assert faces(game) == set()
            assert game.scene.turn.view is None
            assert game.scene.actions.shown_bar == PromptBar(buttons=())
            assert not any(button.text() for button in game.view.findChildren(PromptBarButton))
        go(qtbot, program, game, rng)
    assert covers == 5


@pytest.mark.every_case
@pytest.mark.parametrize(("name", "kinds"), GAMES, ids=lambda value: str(value))
def test_the_covered_window_looks_the_same_whatever_the_hands_are(
    qtbot: QtBot, program: Controller, name: str, kinds: tuple[str, ...]
) -> None:
    game, rng = begun(program, name, *kinds), Random(5)
    for _ in range(6):
        go(qtbot, program, game, rng)
    to_cover(qtbot, program, game)
    session = game.play.session
    before = texts(program.window), program.window.grab().toImage()
    whole = whole_state(session)
    scramble(session, rng)
    assert whole_state(session) != whole
    session.log.retell()
    game.play.changed.emit()
    assert texts(program.window) == before[0]
    assert program.window.grab().toImage() == before[1]


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_while_bots_play_between_two_people_every_hand_lies_face_down(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    game, rng = begun(program, name, "p", "p", "steady"), Random(5)
    to_cover(qtbot, program, game)
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.SLOW))
    game.set_preferences(program.window.preferences)
    while game.play.waiting is not Waiting.BOT or game.play.session.actor != 2:
        if game.play.waiting in STOPS:
            go(qtbot, program, game, rng)
        else:
            game.screen.go_on()
            qtbot.wait(1)
    session, window = game.play.session, program.window
    assert window.page is program.game_controller.pages.table
    assert not any(faces(game) & hand for hand in hands(game))
    before = texts(window), window.grab().toImage()
    scramble(session, rng)
    game.shown.show()
    assert game.play.waiting is Waiting.BOT
    assert texts(window) == before[0]
    assert window.grab().toImage() == before[1]


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_the_open_hand_can_be_read_by_its_player(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    """What the tests above look for would be found."""
    game = begun(program, name, "p", "p")
    while not (game.screen.is_open and faces(game) & hands(game)[game.screen.seat]):
        go(qtbot, program, game)
    assert leaks(game, program.window)
    window, rng = program.window, Random(2)
    before = texts(window), window.grab().toImage()
    scramble(game.play.session, rng)
    game.shown.show()
    assert texts(window) != before[0]
    assert window.grab().toImage() != before[1]


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("name", "kinds", "most"),
    [
        ("hand-and-foot", ("p", "p", "p", "p"), 30),
        ("hand-and-foot", ("p", "steady", "p", "p"), 30),
        ("raub", ("p", "p", "p", "p"), 400),
        ("manipulation", ("p", "p", "p", "p"), 30),
    ],
    ids=str,
)
def test_no_picture_that_is_painted_shows_a_card_to_the_wrong_person(
    qtbot: QtBot, program: Controller, name: str, kinds: tuple[str, ...], most: int
) -> None:
    program.window.set_preferences(replace(LIKED, animation=Animation.QUICK))
    game, rng = begun(program, name, *kinds), Random(8)
    watcher = Watcher(game)
    shown = set()
    for _ in range(most):
        if go(qtbot, program, game, rng) in (Waiting.NEXT_DEAL, Waiting.OVER):
            break
        qtbot.wait(1)
        shown.add(game.screen.seat)
    watcher.stop()
    assert watcher.paints > most / 2
    assert watcher.seen == []
    assert len(shown) == kinds.count("p")
    if name == "raub":
        assert game.play.waiting is Waiting.NEXT_DEAL, "a whole deal was played"


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_the_memory_aid_counts_no_covered_hand(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    program.window.set_preferences(replace(LIKED, memory_aid=MemoryAid.UNSEEN))
    game, rng = begun(program, name, "p", "p"), Random(5)
    assert game.record.agreements.memory_aid is MemoryAid.UNSEEN
    for _ in range(6):
        go(qtbot, program, game, rng)
    to_cover(qtbot, program, game)
    before = texts(program.window)
    scramble(game.play.session, rng)
    game.play.changed.emit()
    assert texts(program.window) == before
    show(program)
    assert texts(program.window) != before


# -- several people who press whatever comes to their minds: no hand is seen by anybody else


ACTS = (*["go"] * 9, "cover", "undo", "redo", "hint", "score", "look", "size", "lift", "theme")


def look_back(qtbot: QtBot, program: Controller) -> None:
    if program.window.page is program.game_controller.pages.table:
        program.look_back_now()
        qtbot.wait(1)
        program.look_back_controller.leave()


def ask_hint(qtbot: QtBot, game: PlayedGame, rng: Random) -> None:
    game.questions.hint()
    qtbot.wait(rng.choice((1, 40)))


def show_score(game: PlayedGame) -> None:
    game.show_score()
    game.show_table()


def lift(game: PlayedGame) -> None:
    if game.screen.is_open and game.scene.table.hand:
        game.scene.selection.select(game.scene.table.hand[:1])


def change_looks(program: Controller, game: PlayedGame, rng: Random) -> None:
    window = program.window
    theme, size = rng.choice((ThemeChoice.LIGHT, ThemeChoice.DARK)), rng.choice(list(TextSize))
    window.set_preferences(replace(window.preferences, theme=theme, text_size=size))
    game.set_preferences(window.preferences)


def do(act: str, qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random) -> None:
    acts: dict[str, Callable[[], object]] = {
        "go": lambda: go(qtbot, program, game, rng),
        "cover": game.screen.cover,
        "undo": game.undo,
        "redo": game.redo,
        "hint": lambda: ask_hint(qtbot, game, rng),
        "score": lambda: show_score(game),
        "look": lambda: look_back(qtbot, program),
        "size": lambda: program.window.resize(
            rng.choice((1024, 1280, 1600)), rng.choice((700, 900))
        ),
        "lift": lambda: lift(game),
        "theme": lambda: change_looks(program, game, rng),
    }
    acts[act]()


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("hand-and-foot", ("p", "steady", "p", "easy")),
        ("raub", ("easy", "p", "p", "p")),
        ("manipulation", ("p", "steady", "p", "p")),
    ],
    ids=str,
)
def test_whatever_is_pressed_a_covered_table_shows_no_card(
    qtbot: QtBot, program: Controller, name: str, kinds: tuple[str, ...]
) -> None:
    preferences = replace(LIKED, animation=Animation.QUICK, memory_aid=MemoryAid.UNSEEN)
    program.window.set_preferences(preferences)
    game, rng, window = begun(program, name, *kinds), Random(5), program.window
    watcher, covers = Watcher(game), 0
    for _ in range(examples(60, 90)):
        if wait(qtbot, game) in (Waiting.NEXT_DEAL, Waiting.OVER):
            break
        do(rng.choice(ACTS), qtbot, program, game, rng)
        qtbot.wait(1)
        is_silent = game.presenter.is_silent(game.screen.view)
        assert not (is_silent and game.play.grace.is_on), "nobody notices whom the table asks"
        if game.play.waiting is Waiting.COVER:
            covers += 1
            assert window.page is program.game_controller.pages.cover
            assert leaks(game, window) == []
            assert faces(game) == set()
    watcher.stop()
    assert watcher.seen == []
    assert covers > 3


# -- the memory aid among several people: nobody reads it over the shoulder of the one who plays


def remembered(program: Controller) -> list[str]:
    panel = program.game_controller.pages.table.panel
    (shown,) = panel.findChildren(MemoryList)
    return [label.text() for label in shown.findChildren(QLabel)]


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_behind_the_cover_there_is_no_memory_and_then_only_the_players(
    qtbot: QtBot, program: Controller, name: str
) -> None:
    program.window.set_preferences(replace(LIKED, memory_aid=MemoryAid.UNSEEN))
    game, rng = begun(program, name, "p", "steady", "p"), Random(3)
    program.game_controller.pages.table.panel.show_reading(Reading.MEMORY)
    covers = opened = 0
    while covers < 4 and wait(qtbot, game) not in (Waiting.NEXT_DEAL, Waiting.OVER):
        if game.play.waiting is Waiting.COVER:
            covers += 1
            assert leaks(game, program.window) == []
            note = "On your turn, you can see here what the table remembers."
            assert remembered(program) == [note]
        elif game.play.waiting is Waiting.PERSON and game.screen.is_open:
            memory = game.presenter.facts.memory(game.screen.view)
            count = sum(len(group.cards) for group in memory.unseen)
            said = f"Not seen yet: {game.presenter.words.cards_counted(count)}"
            assert said in remembered(program)
            opened += 1
        go(qtbot, program, game, rng)
    assert covers == 4
    assert opened
    to_cover(qtbot, program, game)
    assert leaks(game, program.window) == []
