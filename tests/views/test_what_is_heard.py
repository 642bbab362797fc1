"""What reaches the ears of whoever plays with a screen reader: all of it, once, in its order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from time import monotonic

import pytest
from family_lab import NAMES, begun, go, set_out, show, to_cover, wait
from listening import Reader, told_by
from msgspec.structs import replace
from played_lab import dense_game
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.preferences import BotPace, SpokenNews
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.speech import About
from handfoot_gui.core.table import HAND
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, Discard, LayRedThree
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.widgets.speaker import say, speaker_of
from handfoot_gui.ui.widgets.vocabulary import aloud


def rounds(qtbot: QtBot, program: Controller, game: PlayedGame, reader: Reader) -> Iterator[str]:
    """Play on; after each round of the others all that was heard meanwhile."""
    rng, own = Random(5), 0
    while wait(qtbot, game) not in (Waiting.NEXT_DEAL, Waiting.OVER):
        moves = game.record.moves
        is_round = any(seat not in (0, TABLE) for seat, _ in moves[own:])
        if game.play.waiting is Waiting.PERSON and is_round:
            reader.hears_last(game.scene.actions.bar.spoken)
            yield reader.all
            reader.heard.clear()
        own = len(moves)
        go(qtbot, program, game, rng)


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "raub", "manipulation"])
def test_whole_rounds_are_heard_and_the_prompt_after_each(
    program: Controller, qtbot: QtBot, reader: Reader, name: str
) -> None:
    game = begun(program, name, "p", "easy", "easy", "easy")
    told = told_by(game.scene.announced)
    heard = ""
    for number, said in enumerate(rounds(qtbot, program, game, reader)):
        heard += said
        is_turn = not game.scene.actions.bar.is_question
        assert said.count("Your turn, Marta. ") == is_turn, said
        if number == 3:
            break
    reader.rests()
    heard += reader.all
    assert all(f"{other} " in heard for other in NAMES[1:4])
    assert len(told) > 4
    assert not [text for text in told if aloud(text) not in heard], "nothing was lost"
    assert not reader.lost


@pytest.mark.timing(hint_step=250)
def test_every_step_of_a_hint_is_heard(program: Controller, qtbot: QtBot, reader: Reader) -> None:
    game = dense_game(program)
    for _ in range(3):
        game.questions.hint()
        qtbot.waitUntil(
            lambda: "Looking for a hint" not in game.scene.actions.bar.facts, timeout=60_000
        )
    first = game.scene.actions.bar.prompt
    assert first.startswith("Step 1 of ")
    count = int(re.findall(r"\d+", first)[1])
    assert count > 2
    for number in (1, 2, 3):
        reader.hears(f"Step {number} of {count}")
        assert reader.all.count(f"Step {number} of") == 1
    assert not reader.lost


@pytest.mark.usefixtures("reader")
def test_a_round_with_red_threes_is_told_turn_by_turn(program: Controller, qtbot: QtBot) -> None:
    """Also where the table lays red threes down between any two turns."""
    program.game_controller.dice = Random(2)
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    told = told_by(game.scene.announced)
    assert wait(qtbot, game) is Waiting.PERSON
    moves = game.record.moves
    between = {
        before[0]
        for before, after in pairwise(moves)
        if isinstance(before[1], Discard) and isinstance(after[1], LayRedThree)
    }
    assert between == {1, 2, 3}, "the deal is one in which that happens"
    assert not [text for text in told if text.count(" discarded ") > 1]
    turns = [text for text in told if " discarded " in text]
    for name, text in zip(NAMES[1:4], turns, strict=True):
        assert re.fullmatch(rf"({name} [^.]+[.] ?)+", text.partition("Marta")[0]), text


def test_what_is_answered_by_buttons_is_heard_with_them(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "raub", "p", "p", "p", "p")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.hears("deal, or pass the deal on and write a Refe. Pass the deal on: P, Deal: D.")
    QTest.keyClick(game.view, Qt.Key.Key_D)
    while wait(qtbot, game) is not Waiting.PERSON:
        go(qtbot, program, game)
    reader.hears(
        "say Raub blind, or look at your cards first. Say Raub blind: R, Look at the cards: L."
    )
    QTest.keyClick(game.view, Qt.Key.Key_L)
    reader.hears(" Say Raub: R, Pass: D.")
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    asker = game.presenter.names[game.screen.seat]
    game.scene.move_chosen.emit(Ask())
    show(program)
    reader.hears(f"may {asker} go out? Answer no: N, Answer yes: Y.")
    assert not reader.lost


@pytest.mark.timing(refusal=600)
def test_a_refusal_is_heard_as_often_as_it_is_given_and_what_was_asked_is_not_told_anew(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.hears(game.scene.actions.bar.spoken)
    reader.rests()
    reader.heard.clear()
    for number in (1, 2):
        QTest.keyClick(game.view, Qt.Key.Key_G)
        qtbot.waitUntil(lambda number=number: len(reader.heard) == number)
    first, second = reader.heard
    assert first == second == game.scene.actions.bar.prompt
    qtbot.waitUntil(lambda: game.scene.actions.bar.prompt != first)
    reader.rests()
    assert len(reader.heard) == 2


def test_what_was_meant_for_one_is_not_heard_by_the_next(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = set_out(program, "steady/classic", 40, "p", "p", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    assert wait(qtbot, game) is Waiting.PERSON
    reader.rests()
    reader.heard.clear()
    game.scene.say("Yours are three aces.")
    game.scene.say("Karl drew two cards.", About.OTHERS)
    game.screen.cover()
    reader.rests()
    assert reader.heard == ["Karl drew two cards."]


def test_what_a_cover_sums_up_is_not_told_besides(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", "easy", "easy")
    for _ in range(2):
        to_cover(qtbot, program, game)
        reader.rests()
        reader.heard.clear()
        show(program)
    to_cover(qtbot, program, game)
    reader.rests()
    before = NAMES[(game.screen.seat - 1) % 4]
    cover = program.game_controller.pages.cover
    recap = QAccessible.queryAccessibleInterface(cover.focusWidget())
    assert f"{before} " in recap.text(QAccessible.Text.Description)
    assert f"{before} discarded" not in reader.all


def test_what_is_due_after_an_answer_is_heard_with_it(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = set_out(program, "steady/classic", 149, "easy", "easy", "p", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.rests()
    reader.heard.clear()
    game.scene.move_chosen.emit(Ask())
    assert wait(qtbot, game) is Waiting.PERSON
    reader.hears(f"{NAMES[0]} said ")
    reader.rests()
    assert game.messages.expected.bar().spoken in reader.heard[-1]
    assert reader.all.count(f"{NAMES[0]} said ") == 1


def test_who_asks_for_a_hint_hears_that_alone(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.rests()
    assert game.messages.news, "the bar says what was done, above what is due"
    reader.heard.clear()
    game.questions.hint()
    reader.hears("Hint: ")
    assert game.messages.expected.bar().spoken not in reader.all


def test_a_page_that_is_deleted_with_the_keyboard_on_it_keeps_nothing_from_being_heard(
    program: Controller, reader: Reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    say(window, "Elise discarded.")
    reader.hears("Elise discarded.")
    page = QWidget()
    delete(page)
    # As Qt tells it while a page goes, in a window that is not in front.
    monkeypatch.setattr(QApplication, "focusWidget", staticmethod(lambda: page))
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.focusChanged.emit(window, None)
    say(window, "Marta, draw two cards.")
    reader.hears("Marta, draw two cards.")


def test_what_comes_of_lifted_cards_is_heard_with_the_golden_button_and_its_key(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    # The deal has five kings in the first hand.
    program.game_controller.dice = Random(6)
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    go(qtbot, program, game)
    assert wait(qtbot, game) is Waiting.PERSON
    for card in game.scene.table.zone(HAND).cards:
        if card.rank is Rank.KING:
            game.scene.select(HAND, card)
    assert "Set out" not in game.scene.actions.bar.prompt
    reader.hears("That makes 50; you need only 50 points to lay down. Set out: Enter.")


@pytest.mark.timing(hint_step=250)
def test_a_hint_is_heard_in_words_where_it_shows_signs(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = dense_game(program)
    shown = ""
    for _ in range(4):
        game.questions.hint()
        qtbot.waitUntil(
            lambda: "Looking for a hint" not in game.scene.actions.bar.facts, timeout=60_000
        )
        shown += game.scene.actions.bar.prompt
        reader.rests()
    assert re.search("[♠♥♦♣]", shown), "there is something to say otherwise"
    assert not [text for text in reader.heard if re.search("[♠♥♦♣]", text)]


def test_a_letter_without_such_a_card_says_that_there_is_none(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.hears(game.scene.actions.bar.spoken)
    held = {card.rank for card in game.scene.table.hand}
    rank, key = next(
        (rank, key) for rank, key in ((Rank.ACE, "a"), (Rank.SIX, "6"), (Rank.TEN, "t"))
        if rank not in held
    )  # fmt: skip
    reader.rests()
    reader.heard.clear()
    QTest.keyClick(game.view, key)
    reader.rests()
    ranks = str(game.presenter.words.ranks(rank)).capitalize()
    assert reader.heard == [f"{ranks}: none in your hand."]


def test_enter_that_is_refused_is_answered_with_what_else_can_be_pressed(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    window = program.window
    window.set_preferences(replace(window.preferences, spoken_news=SpokenNews.BRIEF))
    game = begun(program, "manipulation", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    go(qtbot, program, game)
    assert wait(qtbot, game) is Waiting.PERSON
    reader.hears(game.scene.actions.bar.spoken)
    reader.rests()
    reader.heard.clear()
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    reader.rests()
    assert reader.heard == ["Lay at least one card from your hand. Draw a second: D."]


def test_a_key_that_leads_to_where_the_keyboard_is_names_it_again(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    """As readers do not: what has the keyboard already is no news to them."""
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    reader.hears(game.scene.actions.bar.spoken)
    QTest.keyClick(game.view, Qt.Key.Key_Home)
    hand = [card for card in game.scene.seat_table.table.hand if card.rank is not None]
    for key in (Qt.Key.Key_Home, Qt.Key.Key_Left):
        reader.rests()
        reader.heard.clear()
        QTest.keyClick(game.view, key)
        reader.hears(game.presenter.words.card(hand[0]))
    assert len(reader.heard) == 1
    reader.heard.clear()
    QTest.keyClick(game.view, Qt.Key.Key_Right)
    reader.rests()
    assert not reader.heard, "a card that the keyboard comes to is named by readers"


@pytest.mark.timing(button_gone=60_000)
def test_a_key_that_comes_too_soon_for_a_turn_is_answered_by_what_it_will_do(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    """Every key makes readers silent, and what was told of the turn would be lost."""
    quick = replace(program.window.preferences, bot_pace=BotPace.QUICK)
    program.window.set_preferences(quick)
    game = set_out(program, "steady/classic", 41, "p", "easy", "easy", "easy")
    assert wait(qtbot, game) is Waiting.PERSON
    due = game.scene.actions.bar.spoken
    reader.hears(f"Your turn, Marta. {due}")
    reader.rests()
    reader.heard.clear()
    moves = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_D)
    reader.hears(due)
    assert "Your turn" not in reader.all
    assert len(game.record.moves) == moves


def test_a_reader_has_time_between_two_texts(qtbot: QtBot, reader: Reader) -> None:
    """Readers drop, or break off, what another text follows too soon."""
    window, at = QWidget(), list[float]()
    qtbot.addWidget(window)
    speaker_of(window).said.connect(lambda _text: at.append(monotonic()))
    for word in ("first", "second", "third"):
        say(window, f"{word} ".capitalize() * 20 + "text.")
    qtbot.waitUntil(lambda: len(at) == 3)
    assert min(after - before for before, after in pairwise(at)) > 0.14
    assert len(reader.heard) == 3
