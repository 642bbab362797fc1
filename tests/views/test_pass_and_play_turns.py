"""Several people at one screen: what a cover keeps of a turn, and what it tells of the others'."""

from __future__ import annotations

from random import Random

import pytest
from family_lab import (
    LIKED,
    SAMPLES,
    begun,
    go,
    laid_out,
    set_out,
    show,
    the_game,
    to_cover,
    wait,
)
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot
from test_cover_slips import hold
from watching import faces, hands, leaks, texts
from whole_program import child

from handfoot_gui.core.preferences import Sorting, SuitSigns
from handfoot_gui.games.hand_and_foot.rules.moves import Ask
from handfoot_gui.games.raub.rules.moves import Dalje, EndDeal
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.screen.cover_page import _Packet
from handfoot_gui.ui.table import accessible
from handfoot_gui.ui.widgets.cards import CardText
from handfoot_gui.ui.widgets.labels import Surface


@pytest.mark.every_case
@pytest.mark.parametrize("is_closed", [False, True])
def test_what_is_laid_out_and_not_played_is_covered_and_comes_back_to_its_player_alone(
    qtbot: QtBot, program: Controller, is_closed: bool
) -> None:
    game = laid_out(qtbot, program)
    seat, hand, path = game.screen.seat, hands(game)[game.screen.seat], game.path
    if is_closed:
        program.show_start()
        program.files.open_file(path)
        game = the_game(program)
    else:
        QTest.keyClick(program.window, "c")
    assert (game.play.waiting, game.screen.seat) == (Waiting.COVER, seat)
    assert leaks(game, program.window) == []
    assert faces(game) == set()
    assert not game.scene.turn.has_draft
    show(program)
    assert game.screen.seat == seat
    assert game.scene.turn.has_draft
    assert faces(game) >= hand
    to_cover(qtbot, program, game)
    assert game.screen.seat != seat
    assert not game.scene.turn.has_draft
    show(program)
    assert not game.scene.turn.has_draft
    assert not faces(game) & hands(game)[seat]


def test_covering_in_the_middle_of_a_turn_keeps_its_undo_but_the_next_player_has_none(
    qtbot: QtBot, program: Controller
) -> None:
    game, rng = set_out(program, "steady/classic", 60, "p", "p", "p", "p"), Random(4)
    while not (game.screen.is_open and game.screen.can_undo):
        go(qtbot, program, game, rng)
    seat = game.screen.seat
    QTest.keyClick(game.view, Qt.Key.Key_Home)
    QTest.keyClick(game.view, Qt.Key.Key_Right)
    assert leaks(game, program.window), "a screen reader has met the cards"
    assert any(spot.card is not None for spot in accessible.spots_of(game.view))
    game.screen.cover()
    assert faces(game) == set()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert game.view.findChildren(accessible.AccessibleSpot) == []
    assert not game.screen.can_undo
    before = game.record.moves
    game.undo()
    assert game.record.moves == before
    show(program)
    assert game.screen.seat == seat
    assert game.screen.can_undo
    to_cover(qtbot, program, game)
    assert game.screen.seat != seat
    show(program)
    assert not game.screen.can_undo
    before = game.record.moves
    game.undo()
    assert game.record.moves == before


def test_a_drag_under_way_is_let_go_when_the_cards_are_covered(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "p", "p", "p")
    wait(qtbot, game)
    show(program)
    scene = game.scene
    card = scene.table.hand[0]
    item = scene.canvas.cards.item(card)
    assert item is not None
    at = game.view.mapFromScene(item.pos()) + game.view.mapFromScene(8.0, 20.0)
    view = game.view.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(view, at - game.view.mapFromScene(60.0, 200.0))
    game.view.pointer.move(item.pos())
    assert game.view.pointer.is_dragging
    game.screen.cover()
    assert not game.view.pointer.is_dragging
    assert faces(game) == set()
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=at)
    assert faces(game) == set()
    assert game.play.waiting is Waiting.COVER


def test_a_game_that_is_continued_begins_behind_its_cover(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    path = game.path
    page = program.window
    QTest.mouseClick(page, Qt.MouseButton.LeftButton)
    program.show_start()
    watched = program.window
    program.files.open_file(path)
    game = the_game(program)
    assert game.play.waiting is Waiting.COVER
    assert program.game_controller.pages.is_covered
    assert leaks(game, watched) == []
    pause = child(watched.page, QAbstractButton, "cover-pause")
    QTest.mouseClick(pause, Qt.MouseButton.LeftButton)
    assert program.start_controller.is_shown


@pytest.mark.only_thorough
def test_the_score_between_deals_needs_no_cover_but_the_next_deal_does(
    qtbot: QtBot, program: Controller
) -> None:
    ends = load(SAMPLES / "raub" / "classic-2.handfoot.json").record.moves
    first = next(number for number, (_, move) in enumerate(ends) if isinstance(move, EndDeal))
    game = set_out(program, "raub/classic-2", first - 4, "p", "p")
    while wait(qtbot, game) is not Waiting.NEXT_DEAL:
        go(qtbot, program, game)
    window = program.window
    assert not any(faces(game) & hand for hand in hands(game))
    # Enter held from the last turn does not leave the score, which is a line at the table.
    hold(Qt.Key.Key_Return, game.view)
    assert game.play.waiting is Waiting.NEXT_DEAL
    qtbot.waitUntil(lambda: game.scene.actions.buttons[-1].is_on, timeout=60_000)
    QTest.keyClick(game.view, Qt.Key.Key_Return)
    assert wait(qtbot, game) is Waiting.PERSON, "no card is dealt yet"
    assert window.page is program.game_controller.pages.table
    to_cover(qtbot, program, game)
    assert game.screen.view.public.phase is not Phase.DEALER
    assert window.page is program.game_controller.pages.cover


def test_a_page_that_was_open_meanwhile_leads_back_to_the_cover(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    window = program.window
    game.show_score()
    assert window.page is program.game_controller.pages.score
    to_cover(qtbot, program, game)
    assert window.page is program.game_controller.pages.score, "nobody is disturbed"
    assert faces(game) == set()
    assert leaks(game, window) == []
    window.show_page(program.game_controller.pages.table)
    assert window.page is program.game_controller.pages.cover
    assert leaks(game, window) == []


def test_the_recap_says_by_name_what_happened_since_the_last_turn(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 60, "p", "p", "p", "p")
    wait(qtbot, game)
    show(program)
    to_cover(qtbot, program, game)
    recap, words = game.shown.hand_over.recap(), game.presenter.words
    names, mine = game.presenter.names, game.screen.seat
    order = [names[(mine + step) % 4] for step in (1, 2, 3)]
    assert [row.name for row in recap.rows] == order
    said = recap.sentences(words)
    assert all(sentence.endswith(".") for sentence in said)
    assert all(" and " in row.said(words) for row in recap.rows)
    shown = texts(program.game_controller.pages.cover)
    assert set(said) <= shown
    assert f"Since {names[mine]}’s last turn" in shown
    assert not any("your" in text.lower() or "you " in text.lower() for text in shown)
    show(program)
    facts = game.scene.actions.shown_bar.facts
    # One short sentence: the cover has told the rest, and nothing is cut off.
    assert facts == next(line.text for line in game.play.session.log)


def test_no_recap_begins_with_the_lot(qtbot: QtBot, program: Controller) -> None:
    game = begun(program, "hand-and-foot", "p", "p")
    to_cover(qtbot, program, game)
    show(program)
    for _ in range(2):
        log = " ".join(line.text for line in game.play.session.log)
        assert "at random" in log
        facts = game.scene.actions.shown_bar.facts
        recap = " ".join([facts, *game.shown.hand_over.recap().sentences(game.presenter.words)])
        assert "at random" not in recap
        to_cover(qtbot, program, game)
        show(program)


def test_every_player_finds_the_own_order_and_the_new_cards_again(
    qtbot: QtBot, program: Controller
) -> None:
    program.window.set_preferences(replace(LIKED, sorting=Sorting.OWN))
    game = begun(program, "hand-and-foot", "p", "p")
    orders = {}
    for _ in range(2):
        to_cover(qtbot, program, game)
        show(program)
        game.scene.actions.press("draw")
        assert game.scene.canvas.new_cards
        hand = game.scene.table.hand
        game.scene.reorder((hand[-1],), hand[0])
        orders[game.screen.seat] = game.scene.table.hand, game.scene.canvas.new_cards
    for _ in range(2):
        to_cover(qtbot, program, game)
        show(program)
        hand, new = orders[game.screen.seat]
        left = game.scene.table.hand
        assert left == tuple(card for card in hand if card in left)
        assert game.scene.canvas.new_cards == new & set(left)


def test_two_people_play_a_deal_of_raub_by_keyboard_alone(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "raub", "p", "p")
    keys = {
        Phase.DEALER: "d", Phase.BLIND: "l", Phase.ASK: "r", Phase.EXCHANGE: "x", Phase.DRAWN: "n"
    }  # fmt: skip
    for _ in range(200):
        waiting = wait(qtbot, game)
        if waiting is Waiting.NEXT_DEAL:
            break
        widget = program.window.focusWidget()
        assert widget is not None, "the keyboard is somewhere"
        phase = game.screen.view.public.phase
        if waiting is Waiting.PERSON and phase is Phase.PLAY:
            play_a_card_by_keys(program)
        elif waiting is Waiting.PERSON and phase is Phase.SEVEN:
            QTest.keyClick(widget, "n")
        elif waiting is Waiting.PERSON and phase in keys:
            QTest.keyClick(widget, keys[phase])
        elif waiting is Waiting.PERSON and phase is Phase.LAY_ASIDE:
            QTest.keyClick(widget, Qt.Key.Key_Home)
            QTest.keyClick(widget, Qt.Key.Key_Space)
            QTest.keyClick(widget, Qt.Key.Key_Return)
        else:
            QTest.keyClick(widget, Qt.Key.Key_Return)
    assert game.play.waiting is Waiting.NEXT_DEAL
    assert len(game.play.session.sheet.deals) >= 1


def play_a_card_by_keys(program: Controller) -> None:
    """Walk along the hand until a card may be played."""
    game = the_game(program)
    number = len(game.record.moves)
    QTest.keyClick(game.view, Qt.Key.Key_Home)
    for _ in range(5):
        QTest.keyClick(game.view, Qt.Key.Key_Space)
        QTest.keyClick(game.view, Qt.Key.Key_Return)
        if len(game.record.moves) > number:
            return
        QTest.keyClick(game.view, Qt.Key.Key_Escape)
        QTest.keyClick(game.view, Qt.Key.Key_Right)
    raise AssertionError("no card could be played")


# -- what the cover tells of the others, as it is read: the weightiest first, cards as cards


def rows(program: Controller) -> list[str]:
    """What the cover tells, from the top down."""
    page = program.game_controller.pages.cover
    found = page.findChildren(CardText)
    found.sort(key=lambda row: row.mapTo(page, row.rect().topLeft()).y())
    return [row.accessibleName() for row in found]


def has(page: QWidget, kind: type[QWidget]) -> bool:
    return page.findChild(kind) is not None


def test_where_only_dalje_was_said_the_cover_is_short(qtbot: QtBot, program: Controller) -> None:
    game, page = begun(program, "raub", "p", "p", "p"), program.game_controller.pages.cover
    while wait(qtbot, game) and game.screen.view.public.phase is not Phase.ASK:
        go(qtbot, program, game)
    assert game.screen.seat == game.screen.view.public.dealer
    dealer = game.presenter.names[game.screen.seat]
    game.scene.move_chosen.emit(Dalje())
    assert wait(qtbot, game) is Waiting.COVER
    assert game.screen.view.public.phase is Phase.ASK
    upcard = game.presenter.words.card(game.screen.view.public.upcards[-1])
    assert rows(program) == [f"{dealer} dealt, looked at the cards and passed.",
                             f"The upcard is {upcard}."]  # fmt: skip
    assert not has(page, _Packet)
    assert not has(page, Surface)
    assert leaks(game, program.window) == []
    while game.screen.view.public.phase is Phase.ASK or game.play.waiting is not Waiting.COVER:
        go(qtbot, program, game)
        wait(qtbot, game)
        if game.play.waiting is Waiting.COVER and game.screen.view.public.phase is Phase.ASK:
            assert not has(page, Surface)


def test_what_changed_the_deal_stands_above_the_rest(qtbot: QtBot, program: Controller) -> None:
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    assert wait(qtbot, game) is Waiting.COVER
    recap, words = game.shown.hand_over.recap(), game.presenter.words
    assert recap.first
    assert rows(program) == list(recap.sentences(words))
    assert has(program.game_controller.pages.cover, Surface)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 700)])
def test_the_rows_are_as_high_as_their_lines(
    qtbot: QtBot, program: Controller, size: tuple[int, int]
) -> None:
    program.window.resize(*size)
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    wait(qtbot, game)
    qtbot.wait(1)
    for row in program.game_controller.pages.cover.findChildren(CardText):
        placed = row.placed(row.width())
        assert placed[-1].rect.bottom() <= row.height() + 1
        assert all(one.rect.right() <= row.width() + 1 for one in placed)


def test_a_game_opened_again_in_mid_turn_tells_what_happened(
    qtbot: QtBot, program: Controller
) -> None:
    game = begun(program, "hand-and-foot", "p", "p", "p", "p")
    for _ in range(5):
        to_cover(qtbot, program, game)
        show(program)
    game.scene.actions.press("draw")
    seat, names, path = game.screen.seat, game.presenter.names, game.path
    program.show_start()
    program.files.open_file(path)
    game = the_game(program)
    assert (game.play.waiting, game.screen.seat) == (Waiting.COVER, seat)
    told = " ".join(rows(program))
    for other in range(4):
        assert f"{names[other]} " in told
    assert f"{names[seat]} drew two cards." in told
    assert leaks(game, program.window) == []
    assert faces(game) == set()


def test_the_question_whether_to_go_out_has_the_facts_beside_it(
    qtbot: QtBot, program: Controller
) -> None:
    game = set_out(program, "steady/classic", 149, "p", "p", "p", "p")
    wait(qtbot, game)
    show(program)
    asker = game.screen.seat
    game.scene.move_chosen.emit(Ask())
    assert game.play.waiting is Waiting.COVER
    view, names = game.screen.view, game.presenter.names
    order = [(asker + step) % 4 for step in range(4)]
    held = "Cards left: " + ", ".join(
        f"{names[seat]} {view.holding_counts[seat]}"
        + (" plus the foot" if view.foot_counts[seat] else "")
        for seat in order
    )
    told = rows(program)
    assert f"{held}." in told
    assert any(text.startswith("Points on the table: ") for text in told)
    assert leaks(game, program.window) == []
    show(program)
    strip = game.scene.actions.shown_bar
    assert strip.prompt == f"{names[game.screen.seat]}, may {names[asker]} go out?"
    assert strip.facts.startswith(held)


def test_small_cards_have_the_suits_of_the_table(qtbot: QtBot, program: Controller) -> None:
    for signs in SuitSigns:
        program.window.set_preferences(replace(LIKED, suit_signs=signs))
        game = begun(program, "raub", "p", "p", "p")
        to_cover(qtbot, program, game)
        shown = {row.signs for row in program.window.findChildren(CardText)}
        assert shown == {signs}
