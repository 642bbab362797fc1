"""Each key that asks how things stand says one text wherever the game is, and changes nothing."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import Any

import pytest
from family_lab import begun, go, play_until, set_out, show, the_game, to_cover, wait
from finding import press
from listening import Reader
from looked_back import sample
from msgspec.structs import replace
from played_lab import game_of
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from test_idle_keys import shown

from handfoot_gui.core.preferences import BotPace, SpokenNews, TableKeys
from handfoot_gui.core.record import states
from handfoot_gui.core.table_keys import TABLE_KEYS, told_of_keys
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.pages.setup.choice import demo_of
from handfoot_gui.ui.widgets import speaker
from handfoot_gui.ui.widgets.speaker import speaker_of
from handfoot_gui.ui.window.help_pages import KeyboardHelp

AGAIN = (",", "Ctrl+Shift+End", "Ctrl+Shift+Home")
"""Messages are heard again by them: the newest twice, and the first."""
ASKING = [key for key in TABLE_KEYS if key.asked is not None]


@pytest.fixture(autouse=True)
def no_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to hear one text to its end before the next one."""
    monkeypatch.setattr(speaker, "GAP_MS", 0)


def standing(program: Controller) -> tuple[Any, ...]:
    """All that a key which only asks must leave alone."""
    window, played = program.window, program.played
    focus, page = QApplication.focusWidget(), window.page
    if isinstance(page, LookBackPage):
        return focus, page, page.position, page.scene.actions.bar, page.scene.terms.shown
    assert played is not None
    scene, play = played.scene, played.play
    return (
        focus, page, scene.selection.cards, scene.turn.draft, scene.seat_table.pending.doubt,
        scene.actions.bar, scene.actions.buttons, scene.terms.shown, scene.canvas.cursor.stop,
        scene.canvas.cursor.is_shown, play.waiting, play.brakes.is_paused, played.screen.is_open,
        len(played.record.moves),
    )  # fmt: skip


def hear(said: list[str]) -> None:
    """Wait until something was *said*, and whether more follows."""
    end = monotonic() + 5
    while not said:
        assert monotonic() < end, "nothing was said"
        QTest.qWait(0)
    QTest.qWait(2)


def asks(program: Controller, qtbot: QtBot, where: str) -> dict[str, str]:
    """What every key says there, by its command."""
    QApplication.processEvents()
    said, heard = list[str](), dict[str, str]()
    voice = speaker_of(program.window)
    qtbot.wait(5)
    voice.said.connect(said.append)
    for key in ASKING:
        chosen = program.window.preferences.table_keys
        for pressed in key.worn(chosen):
            before = standing(program)
            said.clear()
            QTest.keySequence(QApplication.focusWidget() or program.window, QKeySequence(pressed))
            hear(said)
            assert len(said) == 1, (where, pressed, said)
            assert standing(program) == before, (where, pressed)
            assert heard.setdefault(key.command, said[0]) == said[0], (where, pressed)
    for pressed in AGAIN:
        before, count = standing(program), len(voice.log)
        newest = voice.log.texts[-1]
        said.clear()
        QTest.keySequence(QApplication.focusWidget() or program.window, QKeySequence(pressed))
        hear(said)
        place = 1 if pressed == AGAIN[-1] else count
        again = voice.log.texts[0] if pressed == AGAIN[-1] else newest
        assert said == [f"{again} {place} of {count}."], (where, pressed)
        assert standing(program) == before, (where, pressed)
        assert len(voice.log) == count, "what is heard again is not kept again"
    for _ in SpokenNews:
        said.clear()
        QTest.keySequence(QApplication.focusWidget() or program.window, QKeySequence("F12"))
        hear(said)
        assert said[0].startswith("Spoken messages: "), where
    voice.said.disconnect(said.append)
    return heard


def test_each_key_says_one_text_in_every_situation_and_disturbs_nothing(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    window = program.window
    window.activateWindow()
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    play_until(
        qtbot, program, game, Random(4),
        lambda: len(game.record.moves) > 40 and is_to_discard(game),
    )  # fmt: skip
    # The own turn, with cards picked and a word explained.
    game.view.setFocus()
    QTest.keyClick(game.view, Qt.Key.Key_Right)
    game.scene.selection.select(game.scene.table.hand[:2])
    heard = asks(program, qtbot, "own turn")
    name = str(game.presenter.names[game.screen.seat])
    assert heard["say-turn"].startswith(f"{name}’s turn.")
    assert heard["say-hand"].startswith(f"{len(game.scene.table.hand)} cards")
    assert len(set(heard.values())) > 9, "each says something else"
    # A question that is pending is said with its answers, and stays.
    window.change_preferences(replace(window.preferences, ask_before_turn_ends=True))
    game.scene.put_back()
    game.scene.selection.select(game.scene.table.hand[:1])
    game.scene.actions.press("discard")
    assert game.scene.seat_table.pending.doubt is not None
    heard = asks(program, qtbot, "question")
    assert "this ends your turn" in heard["say-turn"]
    assert "Enter" in heard["say-turn"]
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    # Others play, and the table waits for a key between them.
    window.change_preferences(
        replace(window.preferences, bot_pace=BotPace.KEY, ask_before_turn_ends=False)
    )
    while wait_for_key(qtbot, program) is not Waiting.KEY:
        pass
    heard = asks(program, qtbot, "others")
    assert heard["say-more-players"].count("waiting for Enter") == 1
    # The game is looked back at.
    window.commands.game.look_back.trigger()
    page = window.page
    assert isinstance(page, LookBackPage)
    last = asks(program, qtbot, "look back")
    page.go(page.back.route.last // 2)
    assert asks(program, qtbot, "half way back")["say-hand"] != last["say-hand"]
    page.left.emit()
    assert reader.heard


def test_the_end_of_a_deal_is_said_and_stays(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    record = sample("steady/classic")
    rules = rules_of(record)
    over = (n for n, state in enumerate(states(rules, record.moves)) if rules.sheet(state).deals)
    game = set_out(program, "steady/classic", next(over), "p", "easy", "p", "easy")
    assert wait(qtbot, game) is Waiting.NEXT_DEAL
    heard = asks(program, qtbot, "end of deal")
    assert "deal" in heard["say-turn"].lower()
    assert "Going out: " in heard["say-more-score"], "every line of the deal that is over"
    assert "Enter" not in heard["say-turn"], "another key goes on from the score"
    assert reader.heard


def is_to_discard(game: PlayedGame) -> bool:
    return game.play.waiting is Waiting.PERSON and game.screen.view.public.phase is Phase.PLAY


def wait_for_key(qtbot: QtBot, program: Controller) -> Waiting:
    game = the_game(program)
    if game.play.waiting is Waiting.PERSON:
        go(qtbot, program, game)
    elif game.play.waiting is not Waiting.KEY:
        qtbot.waitUntil(lambda: game.play.waiting in (Waiting.PERSON, Waiting.KEY), timeout=20_000)
    return game.play.waiting


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_a_cover_keeps_the_hand_and_says_the_rest(
    program: Controller, qtbot: QtBot, reader: Reader, name: str
) -> None:
    bots = ("easy", "easy") if name == "hand-and-foot" else ("easy",)
    game = begun(program, name, "p", "p", *bots)
    to_cover(qtbot, program, game)
    heard = asks(program, qtbot, "cover")
    owner = game.presenter.names[game.screen.seat]
    assert f"The cards of {owner} are face down." in heard["say-hand"]
    assert heard["say-hand"] == heard["say-more-hand"]
    show(program)
    wait(qtbot, game)
    assert "face down" not in asks(program, qtbot, "uncovered")["say-hand"]
    assert reader.heard


def tiles(program: Controller) -> Iterator[Any]:
    from handfoot_gui.ui.pages.puzzles.page import PuzzleTile

    yield from program.window.page.findChildren(PuzzleTile)


@contextmanager
def bots_that_think(program: Controller) -> Iterator[None]:
    """No bot comes to an end of its thoughts meanwhile."""
    process = program.game_controller.runner.process_id
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)


def play_to(program: Controller, qtbot: QtBot, game: PlayedGame, waiting: Waiting) -> None:
    """Until that is waited for, after a bot has begun to think once."""
    rng, runner = Random(2), program.game_controller.runner
    while game.play.waiting is not waiting or runner.process_id == 0:
        if game.play.waiting in (Waiting.NOTHING, Waiting.BOT):
            qtbot.wait(1)
        else:
            assert go(qtbot, program, game, rng) is not Waiting.NEXT_DEAL


@pytest.mark.every_case
@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be stopped here")
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_every_game_answers_while_bots_think_paused_in_demos_lessons_puzzles_and_looked_back_at(
    program: Controller, qtbot: QtBot, reader: Reader, name: str
) -> None:
    window = program.window
    window.activateWindow()
    # A tip would be heard in between.
    window.set_preferences(replace(window.preferences, bot_pace=BotPace.QUICK, tips=False))
    game = begun(program, name, "p", "easy", "easy", "easy")
    play_to(program, qtbot, game, Waiting.PERSON)
    with bots_that_think(program):
        play_to(program, qtbot, game, Waiting.BOT)
        heard = asks(program, qtbot, "bot thinks")
        assert " is playing; " in heard["say-turn"], heard
        assert "face down" not in heard["say-hand"]
        assert game.play.waiting is Waiting.BOT
        QTest.keyClick(game.view, Qt.Key.Key_P)
        assert game.play.brakes.is_paused
        heard = asks(program, qtbot, "paused")
        assert heard["say-turn"].startswith("The game is paused."), heard
    window.commands.game.look_back.trigger()
    page = window.page
    assert isinstance(page, LookBackPage)
    asks(program, qtbot, "look back")
    page.left.emit()
    program.game_controller.begin_demo(demo_of(program.setup_controller.last(name)))
    game = game_of(program)
    game.set_pace(BotPace.SLOW)
    qtbot.waitUntil(lambda: game.play.can_pause, timeout=20_000)
    QTest.keyClick(game.view, Qt.Key.Key_Space)
    assert game.play.brakes.is_paused
    heard = asks(program, qtbot, "demo")
    assert "Go on: P" in heard["say-turn"], heard
    program.guided.learn(name)
    game = game_of(program)
    for _ in range(2):
        heard = asks(program, qtbot, "lesson")
        assert heard["say-turn"].startswith(game.scene.actions.voice.bar.spoken[:20]), heard
        QTest.keyClick(game.view, Qt.Key.Key_Return)
    program.guided.show_puzzles_now(name)
    if GAMES[name].has_puzzles:
        press(window.page, min(one.objectName() for one in tiles(program)))
        game = game_of(program)
        assert game.record.game == name
        heard = asks(program, qtbot, "puzzle")
        assert heard["say-turn"].startswith(game.scene.actions.bar.spoken)
    assert reader.heard


def test_as_in_playroom_letters_ask_and_what_they_did_wants_shift(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    window = program.window
    window.change_preferences(replace(window.preferences, table_keys=TableKeys.PLAYROOM))
    game = set_out(program, "steady/classic", 60, "p", "easy", "p", "easy")
    play_until(qtbot, program, game, Random(4), lambda: game.play.waiting is Waiting.PERSON)
    game.view.setFocus()
    asks(program, qtbot, "own turn in Playroom’s keys")
    QTest.keySequence(game.view, QKeySequence("Shift+C"))
    assert game.play.waiting is Waiting.COVER
    show(program)
    game.view.setFocus()
    QTest.keySequence(game.view, QKeySequence("Shift+H"))
    qtbot.waitUntil(lambda: "int" in game.scene.actions.bar.prompt, timeout=20_000)
    QTest.keySequence(game.view, QKeySequence("Shift+S"))
    assert window.page is not program.game_controller.pages.table
    assert reader.heard


@pytest.mark.parametrize("chosen", TableKeys)
def test_the_help_lists_the_keys_that_are_chosen(
    program: Controller, qtbot: QtBot, chosen: TableKeys
) -> None:
    program.window.set_preferences(replace(program.window.preferences, table_keys=chosen))
    dialog = KeyboardHelp(program.window.ui_style, "raub")
    qtbot.addWidget(dialog)
    rows = {what: keys for keys, what in shown(dialog)}
    is_ours = chosen is TableKeys.OURS
    assert rows["Hear your cards, counted by rank"] == ("F5, 1" if is_ours else "F5, 1, H")
    assert rows["Cover the cards in the middle of a turn"] == ("C" if is_ours else "Shift+C")
    assert rows["End the turn"] == ("E" if is_ours else "Shift+E")
    assert rows["Save this deal in a file"] == ("S" if is_ours else "Shift+S")
    told = told_of_keys(Words())
    for key in TABLE_KEYS:
        assert rows[told[key.command]] == ", ".join(key.worn(chosen))
    assert dialog.findChildren(QLabel)
