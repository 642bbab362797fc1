"""Each own act is confirmed to whoever does not see what comes of it, exactly once, and nothing of
it is told again by what follows."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest
from every_game import NAMES, rules_and_presenter, steps, tables
from family_lab import begun, go, wait
from listening import Reader, told_by
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.own_acts import AnyOwnActs
from handfoot_gui.core.preferences import TimeToUndo
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import HAND, ButtonRole
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Discard
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.widgets.speaker import speaker_of

ACTS: Final = 20
"""Own moves of a deal that are made."""
TELLS_ITSELF: Final = {"TakeDeal", "Cut"}
"""What the table does at once, which is told."""


def own_acts(presenter: AnyPresenter) -> AnyOwnActs:
    """What confirms the own acts under *presenter*."""
    return GAMES[presenter.table.game].own_acts(presenter.spoken())


def spoken(game: PlayedGame) -> AnyPresenter:
    presenter: AnyPresenter = game.presenter.spoken()
    return presenter


@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_each_own_move_of_a_played_deal_is_confirmed_once(
    program: Controller, qtbot: QtBot, reader: Reader, name: str
) -> None:
    game = begun(program, name, "p", "easy", "easy", "easy")
    told, rng = told_by(game.scene.announced), Random(4)
    kinds, acts = Counter[str](), 0
    while acts < ACTS and wait(qtbot, game) is not Waiting.OVER:
        if game.play.waiting is Waiting.NEXT_DEAL:
            game.deal_next()
            continue
        if game.play.waiting is not Waiting.PERSON:
            go(qtbot, program, game, rng)
            continue
        acts += 1
        number, before = len(game.record.moves), game.screen.view
        told.clear()
        go(qtbot, program, game, rng)
        (_, move), *_ = game.record.moves[number:]
        views = list(game.play.session.views(before.seat))
        seen = views[len(game.record.moves) - number - 1]
        expected = own_acts(game.presenter).confirmed(before, move, seen)
        heard = " ".join(told)
        kind = type(move).__name__
        kinds[kind] += 1
        if expected:
            assert heard.count(expected) == 1, (move, expected, told)
        elif kind not in TELLS_ITSELF:
            assert heard.count(f"{NAMES[0]} got ") == 1, (move, told)
        lines = [
            line.text
            for line in spoken(game).narrate(before, before.seat, move, seen)
            if line.text not in expected
        ]
        assert not [line for line in lines if line in heard], "nothing is told twice"
    assert len(kinds) >= {"hand-and-foot": 3, "raub": 3, "manipulation": 2}[name], kinds
    reader.rests()
    assert not reader.lost


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_the_move_before_a_cover_is_confirmed_once_and_heard_again_on_the_cover(
    program: Controller, qtbot: QtBot, reader: Reader, name: str
) -> None:
    game = begun(program, name, "p", "p", "p", "p")
    rng, covers = Random(4), 0
    told = told_by(game.scene.announced)
    while covers < 5:
        waiting = wait(qtbot, game)
        assert waiting is not Waiting.OVER
        if waiting is Waiting.NEXT_DEAL:
            game.deal_next()
            continue
        number, before = len(game.record.moves), game.screen.view
        is_silent = game.presenter.is_silent(before)
        told.clear()
        go(qtbot, program, game, rng)
        mover = (*game.record.moves[number:], (TABLE, None))[0][0]
        is_own = waiting is Waiting.PERSON and mover == before.seat and not is_silent
        if not (is_own and wait(qtbot, game) is Waiting.COVER):
            continue
        covers += 1
        move = game.record.moves[number][1]
        seen = list(game.play.session.views(before.seat))[len(game.record.moves) - number - 1]
        (line, *_) = spoken(game).narrate(before, before.seat, move, seen)
        own = own_acts(game.presenter).confirmed(before, move, seen)
        if own != line.text:
            assert own not in told, "it may name what the next one is not to know"
        assert told.count(line.text) == 1, (move, told)
        reader.hears(line.text)
        reader.rests()
        again = speaker_of(program.window).log.texts
        assert again[-1].endswith(line.text), "it can be heard again"
    assert not reader.lost


@pytest.mark.parametrize("table", tables(), ids=str)
@pytest.mark.sampled(4)
def test_every_move_has_a_confirmation_or_cards_that_tell_it(table: tuple[str, str, int]) -> None:
    rules, presenter = rules_and_presenter(*table)
    presenter = presenter.spoken()
    hand = presenter.table.dealing.hand
    for step in steps(rules, 1, 300):
        if step.seat == TABLE or type(step.move).__name__ in TELLS_ITSELF:
            continue
        before, after = (rules.view(state, step.seat) for state in (step.before, step.after))
        said = own_acts(presenter).confirmed(before, step.move, after)
        assert said or hand(after) - hand(before), step.move
        assert len(said) <= 200


def after(reader: Reader, *texts: str) -> str:
    """All that is heard until *texts* were."""
    for text in texts:
        reader.hears(text)
    reader.rests()
    heard = reader.all
    reader.heard.clear()
    return heard


def test_what_is_set_out_taken_back_put_back_undone_and_sorted_is_told_once(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    program.game_controller.dice = Random(6)  # Five kings are in the first hand.
    window = program.window
    window.change_preferences(replace(window.preferences, time_to_undo=TimeToUndo.TEN_SECONDS))
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    view: Any = game.view
    go(qtbot, program, game)
    wait(qtbot, game)
    kings = [card for card in game.scene.table.hand if card.rank.value == "K"]
    reader.rests()
    reader.heard.clear()
    for card in kings:
        game.scene.select(HAND, card)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert after(reader, "Put back five kings.").count("Put back") == 1
    for card in kings:
        game.scene.select(HAND, card)
    after(reader, "Set out: Enter.")
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert after(reader, "Set out five kings.").count("et out five kings") == 1
    QTest.keyClick(view, Qt.Key.Key_Backspace)
    assert after(reader, "Took back the king of ").count("Took back") == 1
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert after(reader, "Took back four kings.").count("Took back") == 1
    game.undo()
    assert after(reader, "Set out four kings.").count("et out four kings") == 1
    game.redo()
    assert after(reader, "Took back four kings.").count("Took back") == 1
    card = game.scene.table.hand[0]
    game.scene.move_chosen.emit(Discard(card))
    heard = after(reader, "Discarded the ", "Ctrl+Z takes it back.")
    assert heard.count("Discarded the ") == 1
    assert game.play.grace.is_on
    game.undo()
    assert after(reader, "Undone: the ").count("Undone") == 1
    game.redo()
    assert after(reader, "Discarded the ").count("Discarded the ") == 1, "it is done once more"
    assert game.view.sorting.turn()
    assert after(reader, "sorted by suit").count("sorted by suit") == 1


def test_enter_on_a_golden_button_that_is_off_says_why(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    program.game_controller.dice = Random(6)
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    go(qtbot, program, game)
    wait(qtbot, game)
    hand = game.scene.table.hand
    one, other = next((a, b) for a, b in pairwise(hand) if a.rank != b.rank)
    for card in (one, other):
        game.scene.select(HAND, card)
    golden = [b for b in game.scene.actions.buttons if b.role is ButtonRole.PRIMARY]
    assert [button.is_on for button in golden] == [False]
    moves = len(game.record.moves)
    for _ in range(2):
        reader.rests()
        reader.heard.clear()
        QTest.keyClick(game.view, Qt.Key.Key_Return)
        assert after(reader, "Pick just one card to discard.").count("Pick just") == 1
    assert len(game.record.moves) == moves


def test_news_of_the_own_side_is_seen_in_the_bar_and_heard_once(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    news = game.messages.news
    assert news, "a red three was laid"
    assert game.scene.actions.bar.prompt == news
    reader.hears(game.scene.actions.bar.spoken)
    reader.rests()
    assert reader.all.count(news.rpartition(" ")[2]) == 1
    assert news not in game.scene.actions.bar.spoken
