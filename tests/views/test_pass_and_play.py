"""Several people at one screen: what opens the cover, and what is asked behind it."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import (
    LIKED,
    NAMES,
    SAMPLES,
    begun,
    go,
    play_until,
    set_out,
    show,
    wait,
)
from msgspec.structs import replace
from played_lab import continued, game_of
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot
from watching import faces, hands, leaks, texts
from whole_program import QUICK, child

from handfoot_gui.core.preferences import BotPace
from handfoot_gui.core.record import Player, PlayerKind
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.raub.rules.moves import SwapSeven
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame


@pytest.mark.timing(cover_settling=60_000)
def test_the_key_that_ended_the_turn_does_not_open_the_cover(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", "p", "p")
    wait(qtbot, game)
    page = program.game_controller.pages.cover
    button = child(page, QAbstractButton, "cover-show")
    assert button.hasFocus()
    QTest.keyClick(button, Qt.Key.Key_Return)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert game.play.waiting is Waiting.COVER
    page.set_style(replace(program.window.ui_style, timing=QUICK))
    button = child(page, QAbstractButton, "cover-show")
    qtbot.wait(50)
    assert game.play.waiting is Waiting.COVER, "never by time"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert game.play.waiting is Waiting.PERSON


@pytest.mark.every_case
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_that_is_held_does_not_open_the_cover(
    qtbot: QtBot, program: Controller, key: Qt.Key
) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    wait(qtbot, game)
    page = program.game_controller.pages.cover
    button = child(page, QAbstractButton, "cover-show")
    for target in (button, page):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "\r", True)
            QApplication.sendEvent(target, held)
        # The release of a key that was pressed before the cover came.
        released = QKeyEvent(QEvent.Type.KeyRelease, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(target, released)
    assert game.play.waiting is Waiting.COVER
    QTest.keyClick(button, key)
    assert game.play.waiting is Waiting.PERSON


def test_other_keys_and_clicks_beside_the_button_leave_the_cover(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "manipulation", "p", "p")
    wait(qtbot, game)
    page = program.game_controller.pages.cover
    for key in "dhsukc19":
        QTest.keyClick(page, key)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Backspace):
        QTest.keyClick(page, key)
    QTest.mouseClick(page.viewport(), Qt.MouseButton.LeftButton)
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert game.play.waiting is Waiting.COVER
    assert program.window.page is page


def test_one_person_alone_is_never_covered(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "hand-and-foot", "steady", "steady", "p", "steady")
    for _ in range(8):
        assert wait(qtbot, game) is Waiting.PERSON
        assert game.screen.seat == 2
        assert game.screen.is_open
        assert not game.screen.can_cover
        go(qtbot, program, game)


@pytest.mark.parametrize("preset", [name for name, rules in PRESETS.items() if rules.permission])
def test_every_rule_set_asks_the_partners_behind_their_covers(
    qtbot: QtBot, program: Controller, preset: str
) -> None:
    sample = f"steady/{preset}"
    moves = load(SAMPLES / f"{sample}.handfoot.json").record.moves
    number, asker = next((n, seat) for n, (seat, did) in enumerate(moves) if did == Ask())
    options = PRESETS[preset]
    game = set_out(program, sample, number, *["p"] * options.players)
    wait(qtbot, game)
    show(program)
    assert game.screen.seat == asker
    game.scene.move_chosen.emit(Ask())
    names, window = game.presenter.names, program.window
    for partner in options.partners_of(asker):
        assert (game.play.waiting, game.screen.seat) == (Waiting.COVER, partner)
        read = texts(window)
        assert f"A question from {names[asker]} to" in read
        assert f"Show {names[partner]}’s cards" in read
        assert any("asked " in text and "May I go out?" in text for text in read)
        assert leaks(game, window) == []
        assert faces(game) == set()
        show(program)
        assert not faces(game) & hands(game)[asker]
        assert faces(game) & hands(game)[partner]
        assert set(game.scene.table.hand) == set(game.screen.view.holding)
        game.scene.move_chosen.emit(Answer(may=True))
        assert any(f"{names[partner]} said yes" in text for text in texts(window))
    assert (game.play.waiting, game.screen.seat) == (Waiting.COVER, asker)
    assert leaks(game, window) == []
    assert faces(game) == set()


def test_the_asker_stays_at_the_screen_while_a_bot_answers(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    wait(qtbot, game)
    asker = game.screen.seat
    kinds = ["p"] * 4
    kinds[(asker + 2) % 4] = "steady"
    game = set_out(program, "steady/classic", 149, *kinds)
    wait(qtbot, game)
    show(program)
    game.scene.move_chosen.emit(Ask())
    assert game.screen.is_open
    assert wait(qtbot, game) is Waiting.PERSON
    assert isinstance(game.record.moves[-1][1], Answer)
    assert game.screen.seat == asker


def test_nobody_learns_from_the_covers_who_holds_the_seven_of_trumps(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "raub", "p", "p", "p", "p")
    play_until(
        qtbot, program, game, Random(1), lambda: game.screen.view.public.phase is Phase.SEVEN
    )
    order = []
    while game.screen.view.public.phase is Phase.SEVEN:
        assert game.play.waiting is Waiting.COVER
        order.append(game.screen.seat)
        assert leaks(game, program.window) == []
        show(program)
        assert game.play.waiting in (Waiting.LOOK, Waiting.PERSON)
        if game.play.waiting is Waiting.PERSON:
            game.scene.actions.press("keep")
        else:
            QTest.keyClick(game.view, Qt.Key.Key_Return)
    dealer = game.screen.view.public.dealer
    assert order == [(dealer + step) % 4 for step in range(4)]
    assert not any(isinstance(move, SwapSeven) for _, move in game.record.moves[-4:])


def test_blind_raub_is_said_before_the_hand_is_seen(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "raub", "p", "p", "p")
    while wait(qtbot, game) and game.screen.view.public.phase is not Phase.BLIND:
        go(qtbot, program, game)
    assert game.play.waiting is Waiting.PERSON, "nothing is to be seen that all do not see"
    dealer = game.screen.view.public.dealer
    assert game.screen.seat == dealer
    assert not any(faces(game) & hand for hand in hands(game))
    game.scene.actions.press("look")
    assert (game.play.waiting, game.screen.seat) == (Waiting.PERSON, dealer)
    assert faces(game) & set().union(*hands(game)) == hands(game)[dealer]


# -- several people at one screen: which side lies large changes under the cover only


def large_side(game: PlayedGame) -> int:
    """The side whose zone lies lowest on the table."""
    table, places = game.scene.table, game.scene.canvas.places
    tops = {panel.side: rect.top() for panel, rect in zip(table.panels, places.panels, strict=True)}
    return max(tops, key=lambda side: tops[side])


def step(qtbot: QtBot, program: Controller, game: PlayedGame, rng: Random) -> Waiting:
    """One act of whoever is waited for, or the key that lets the next bot play."""
    resting = (Waiting.BOT, Waiting.NOTHING)
    qtbot.waitUntil(lambda: game.play.waiting not in resting, timeout=60_000)
    if game.play.waiting is not Waiting.KEY:
        return go(qtbot, program, game, rng)
    game.screen.go_on()
    return Waiting.KEY


def to_bot(qtbot: QtBot, program: Controller, game: PlayedGame, after: int) -> None:
    """Until a bot is about to play, and the person at seat *after* was the last who did."""
    rng, first = Random(4), len(game.record.moves)
    while (
        game.play.waiting is not Waiting.KEY
        or last_person(game) != after
        or len(game.record.moves) == first
    ):
        assert step(qtbot, program, game, rng) is not Waiting.NEXT_DEAL


def last_person(game: PlayedGame) -> int:
    """The seat of the person who moved last."""
    return next(seat for seat, _ in reversed(game.record.moves) if seat in game.play.persons)


@pytest.mark.every_case
@pytest.mark.parametrize("kinds", ["p..p", "pp..", "p.p."])
def test_the_large_zone_changes_under_the_cover_only(
    qtbot: QtBot, program: Controller, kinds: str
) -> None:
    game = set_out(
        program, "steady/classic", 60, *("p" if kind == "p" else "easy" for kind in kinds)
    )
    rng = Random(4)
    sides: set[int] = set()
    seen: set[int] = set()

    def look() -> None:
        if program.window.page is not program.game_controller.pages.table:
            seen.clear()
        elif game.scene.table.zones:
            seen.add(large_side(game))
            sides.update(seen)
            assert len(seen) == 1

    game.scene.canvas.arranged.connect(look)
    program.window.page_shown.connect(look)
    for _ in range(24):
        go(qtbot, program, game, rng)
    assert sides == {NAMES.index(name) % 2 for name, kind in zip(NAMES, kinds) if kind == "p"}  # noqa: B905


@pytest.mark.parametrize("is_left", [True, False])
def test_a_game_left_or_given_other_players_in_a_bots_turn_leaves_the_zones_where_they_are(
    qtbot: QtBot, program: Controller, is_left: bool
) -> None:
    program.window.set_preferences(replace(LIKED, bot_pace=BotPace.KEY))
    game = set_out(program, "steady/classic", 60, "p", "p", "easy", "easy")
    to_bot(qtbot, program, game, after=1)
    assert large_side(game) == 1
    if is_left:
        game = continued(program)
    else:
        first, second, _, last = game.record.seats
        changed = Player("Nina", PlayerKind.BOT, "steady")
        program.game_controller.change_players((first, second, changed, last))
        game = game_of(program)
    assert game.play.waiting is Waiting.KEY
    assert large_side(game) == 1


@pytest.mark.only_thorough
def test_what_one_player_shows_large_stays_so_for_the_bots_but_not_for_the_next_player(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "easy", "p", "easy")
    for _ in range(20):
        if wait(qtbot, game) is Waiting.PERSON and game.screen.seat == 0:
            break
        go(qtbot, program, game)
    seen: set[int] = set()
    game.scene.canvas.arranged.connect(
        lambda: seen.add(large_side(game)) if game.scene.table.zones else None
    )
    QTest.keyClick(game.view, Qt.Key.Key_O)
    for _ in range(20):
        if wait(qtbot, game) is Waiting.COVER:
            break
        go(qtbot, program, game)
    assert game.screen.seat == 2
    assert seen == {1}
    show(program)
    assert large_side(game) == 0
