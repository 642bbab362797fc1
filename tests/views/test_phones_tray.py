"""Manipulation Rummy where hands are on phones: the table is taken apart at the screen, and what is
lifted on the phone of whoever plays lies open in a tray there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from family_lab import show
from msgspec.structs import replace
from phones_at_table_lab import Held, Room, act_blindly
from phones_lab import LOOPBACK
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tray_lab import AtTheScreen, give, mix, number_of, on_phones, seen, to_own_turn
from watching import faces, hands
from whole_program import child

from handfoot_gui.core.seats import Seat
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Play
from handfoot_gui.session.open_table import OpenTable
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.places import LIFT
from handfoot_gui.ui.widgets.controls import Button

_FEW = 12
"""How often hidden cards are exchanged in passing."""


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


def begun(room: Room) -> tuple[AtTheScreen, Held]:
    """Four people with narrow phones; one has drawn and may take the table apart."""
    on_phones(room, 0, 1, 2, 3)
    phone = to_own_turn(room)
    return AtTheScreen(room), phone


def tap(room: Room, phone: Held, face: str) -> None:
    phone.do(do="tap", card=number_of(room, phone, give(room, phone, face)))
    room.settle()


# -- what lies in the tray ------------------------------------------------------------------------


def test_what_is_lifted_lies_open_in_the_tray_and_the_rest_stays_hidden(room: Room) -> None:
    at, phone = begun(room)
    assert at.tray == set()
    assert not at.leaks(phone)
    tap(room, phone, "KH")
    assert at.tray == {"KH"}
    assert not at.leaks(phone)
    canvas = room.game.scene.canvas
    (place,) = [place for _, place in canvas.places.zones["hand"].cards]
    card = place.rect.translated(0, -LIFT)
    assert canvas.places.prompt_bar.contains(card)
    assert canvas.places.hand.contains(card.adjusted(1, 1, -1, -1))
    k = canvas.scale.k
    assert card.width() * k >= 90, "it is read from afar"
    tray = QRectF(canvas.places.hand.topLeft() * k, canvas.places.hand.size() * k)
    for button in room.game.view.visible_buttons:
        assert not tray.intersects(button.geometry().toRectF()), button.objectName()
    hidden = len(phone.hand) - 1
    assert hidden == 7
    name = room.game.presenter.names[phone.seat]
    assert room.game.scene.actions.bar.facts == f"Hidden on {name}’s phone: seven cards."
    tap(room, phone, "KH")
    assert at.tray == set()
    assert phone.lifted == []


def test_everybody_keeps_the_place_at_the_table_whosever_turn_it_is(room: Room) -> None:
    at, phone = begun(room)
    canvas = room.game.scene.canvas
    before = [badge.seat for badge, _ in canvas.shown.seat_row]
    melds = dict(canvas.places.zones)
    for _ in range(4):
        phone.do(do="back")
        end_turn(room, phone.seat)
        phone = to_own_turn(room)
        assert at.open_table.seat == phone.seat
        assert [badge.seat for badge, _ in canvas.shown.seat_row] == before
        assert {badge.seat for badge in canvas.badges if badge.is_playing} == {phone.seat}
        key = "meld0"
        assert canvas.places.zones[key].rect == melds[key].rect


def end_turn(room: Room, seat: Seat) -> None:
    """Draw until nothing else can be done."""
    play = room.game.play
    while play.session.actor == seat:
        assert play.session.rules.problem(play.session.view(seat), Draw()) is None
        play.make(seat, Draw())
        if play.session.rules.problem(play.session.view(seat), EndTurn()) is None:
            play.make(seat, EndTurn())


def test_a_card_that_was_lifted_before_it_could_be_laid_stays_hidden(room: Room) -> None:
    on_phones(room, 0, 1, 2, 3)
    at = AtTheScreen(room)

    def lifts(phone: Held) -> None:
        if not phone.lifted:
            phone.do(do="tap", card=phone.hand[0])

    phone = to_own_turn(room, begins=lifts)
    assert len(phone.lifted) == 1
    first = phone.lifted[0]
    assert at.tray == set()
    other = next(card for card in phone.hand if card != first)
    phone.do(do="tap", card=other)
    assert len(at.tray) == 1, "this one was lifted for the table"
    phone.do(do="tap", card=first)
    phone.do(do="tap", card=first)
    assert len(at.open_table.table.hand) == 2


def test_what_a_hint_lifts_stays_hidden_until_it_is_laid_out(room: Room) -> None:
    at, phone = begun(room)
    session = room.game.play.session
    moves = session.rules.suggestions(session.view(phone.seat))
    play = next(move for move in moves if isinstance(move, Play))
    room.hands.phones._held[phone.seat].seat.show_hint(play, "This goes.")
    room.settle()
    assert phone.lifted
    assert at.tray == set()
    assert not at.leaks(phone)
    proposed = phone.buttons().get("proposed")
    assert proposed is not None
    phone.press("proposed")
    room.settle()
    assert at.held(phone).turn.has_draft
    assert room.game.scene.turn.draft == at.held(phone).turn.draft


def test_a_phone_with_room_for_the_table_needs_no_tray(room: Room) -> None:
    on_phones(room, 0, 1, 2, 3, is_wide=True)
    phone = to_own_turn(room)
    phone.do(do="tap", card=phone.hand[0])
    assert not isinstance(room.game.scene.seat_table, OpenTable)
    assert not faces(room.game) & frozenset().union(*hands(room.game))
    phone.say(do="wide", is_wide=False)
    room.until(lambda: isinstance(room.game.scene.seat_table, OpenTable))
    at = AtTheScreen(room)
    assert at.tray == set(), "it was lifted where nobody else saw it"
    phone.do(do="tap", card=phone.hand[1])
    assert len(at.tray) == 1
    phone.say(do="wide", is_wide=True)
    room.until(lambda: not isinstance(room.game.scene.seat_table, OpenTable))
    assert not faces(room.game) & frozenset().union(*hands(room.game))
    assert len(phone.lifted) == 2


# -- put together ---------------------------------------------------------------------------------


def test_melds_are_taken_apart_with_the_mouse_and_put_together_with_a_card_of_the_phone(
    room: Room,
) -> None:
    at, phone = begun(room)
    tap(room, phone, "JD")
    assert at.tray == {"JD"}
    tens, queens = at.meld_with("TD", "TS"), at.meld_with("QD", "QS")
    # The others stay where they are, and so does what is in the tray.
    at.drag(at.point_of(at.card_in(tens, "TD")), at.point_in("new-meld", at=0.5))
    apart = at.meld_with("TD")
    assert apart != tens
    assert at.tray == {"JD"}
    assert len(phone.lifted) == 1
    assert apart in [zone["key"] for zone in phone.shown["zones"]], "what was moved is seen there"
    at.drag(at.point_of(at.card_in(queens, "QD")), at.point_in(apart))
    assert "TD QD" in at.melds()
    # The card of the tray goes there by the mouse.
    (jack,) = room.game.scene.table.hand
    at.drag(at.point_of(jack), at.point_in(apart))
    assert "TD JD QD" in at.melds()
    assert at.tray == set()
    room.settle()
    assert phone.lifted == []
    assert len(phone.hand) == len(hands(room.game)[phone.seat]) - 1
    (shown,) = [zone for zone in phone.shown["zones"] if zone["key"] == apart]
    assert [card["face"] for card in shown["cards"]] == ["10.diamonds", "J.diamonds", "Q.diamonds"]
    # And the turn is ended at the screen.
    seat, moves = phone.seat, len(room.game.record.moves)
    at.press("play")
    assert room.game.record.moves[moves][0] == seat
    assert not isinstance(room.game.scene.seat_table, OpenTable) or at.open_table.seat != seat


def test_the_phone_lays_the_card_where_the_mouse_has_made_room_for_it(room: Room) -> None:
    at, phone = begun(room)
    tens, queens = at.meld_with("TD", "TS"), at.meld_with("QD", "QS")
    at.drag(at.point_of(at.card_in(tens, "TD")), at.point_in("new-meld", at=0.5))
    apart = at.meld_with("TD")
    at.drag(at.point_of(at.card_in(queens, "QD")), at.point_in(apart))
    tap(room, phone, "JD")
    (best,) = [zone["key"] for zone in phone.shown["zones"] if zone.get("best")]
    assert best == apart
    phone.do(do="put", zone=apart)
    assert "TD JD QD" in at.melds()
    seat, moves = phone.seat, len(room.game.record.moves)
    phone.press("play")
    assert room.game.record.moves[moves][0] == seat


def test_the_keyboard_moves_melds_too_and_stays_where_it_is(room: Room) -> None:
    at, phone = begun(room)
    view, cursor = room.game.view, room.game.scene.canvas.cursor
    view.setFocus()
    ten = at.card_in(at.meld_with("TD", "TS"), "TD")
    cursor.put(next(stop for stop in cursor.stops() if stop.card is ten))
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert room.game.scene.selection.cards == (ten,)
    new = next(stop for stop in cursor.stops() if stop.key == "new-meld")
    cursor.put(new)
    tap(room, phone, "JD")
    assert cursor.is_shown
    assert cursor.stop is not None
    assert cursor.stop.key == "new-meld", "a phone moves no cursor"
    QTest.keyClick(view, Qt.Key.Key_Space)
    room.settle()
    assert "TD JD" in at.melds()


def test_a_click_on_the_card_in_the_tray_puts_it_back_on_the_phone(room: Room) -> None:
    at, phone = begun(room)
    tap(room, phone, "KH")
    tap(room, phone, "QD")
    at.click(at.point_of(at.card_in("hand", "KH")))
    assert at.tray == {"QD"}
    assert len(phone.lifted) == 1
    at.press("put back")
    assert at.tray == set()
    assert phone.lifted == []


def test_steps_are_taken_back_and_made_again_at_either_end(room: Room) -> None:
    at, phone = begun(room)
    before = at.melds()
    tens = at.meld_with("TD", "TS")
    at.drag(at.point_of(at.card_in(tens, "TD")), at.point_in("new-meld", at=0.5))
    once = at.melds()
    assert once != before
    assert room.game.can_undo
    QTest.keyClick(room.program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    room.settle()
    assert at.melds() == before
    assert phone.shown["redo"]
    phone.do(do="redo")
    assert at.melds() == once
    phone.do(do="undo")
    assert at.melds() == before
    assert room.game.can_redo
    room.game.redo()
    room.settle()
    assert at.melds() == once
    at.press("reset")
    assert at.melds() == before
    assert not at.held(phone).turn.has_draft


def test_what_does_not_fit_is_said_at_the_screen_alone(room: Room) -> None:
    at, phone = begun(room)
    tens = at.meld_with("TD", "TS")
    at.drag(at.point_of(at.card_in(tens, "TD")), at.point_in("new-meld", at=0.5))
    code = "play"
    button = room.game.view.button(code)
    assert button is not None
    assert not button.isEnabled()
    assert "to fix" in room.game.scene.actions.shown_bar.prompt
    assert not phone.shown.get("said")


def test_nobody_draws_for_a_phone(room: Room) -> None:
    at, phone = begun(room)
    moves = len(room.game.record.moves)
    at.click(at.point_in("stock", at=0.5))
    assert len(room.game.record.moves) == moves
    assert [button.objectName() for button in room.game.view.visible_buttons] == ["table-menu"]
    assert phone.buttons()["draw"]


# -- in the middle --------------------------------------------------------------------------------


def at_work(room: Room) -> tuple[AtTheScreen, Held, list[str]]:
    """A card lies in the tray, and a ten apart."""
    at, phone = begun(room)
    tap(room, phone, "JD")
    tens = at.meld_with("TD", "TS")
    at.drag(at.point_of(at.card_in(tens, "TD")), at.point_in("new-meld", at=0.5))
    return at, phone, at.melds()


def test_a_phone_that_is_lost_in_the_middle_leaves_the_tray_as_it_is(room: Room) -> None:
    at, phone, melds = at_work(room)
    phone.close()
    room.until(lambda: not room.hands.phones.door.is_here(phone.seat))
    assert at.tray == {"JD"}
    assert at.melds() == melds
    news = room.hands._news
    news._on_long()
    assert "asleep" not in room.game.scene.actions.shown_bar.prompt, "who works is not disturbed"
    apart = at.meld_with("TD")
    (jack,) = room.game.scene.table.hand
    at.drag(at.point_of(jack), at.point_in(apart))
    assert "TD JD" in at.melds()
    again = room.phone(phone.seat, phone.key, is_wide=False)
    assert again.lifted == []
    assert apart in [zone["key"] for zone in again.shown["zones"]]
    again.do(do="undo")
    again.do(do="undo")
    assert not at.held(again).turn.has_draft
    assert at.tray == set()


def test_a_phone_that_is_asleep_while_nothing_lies_there_is_said(room: Room) -> None:
    _, phone = begun(room)
    phone.close()
    room.until(lambda: not room.hands.phones.door.is_here(phone.seat))
    room.hands._news._on_long()
    assert room.game.scene.actions.shown_bar.prompt.endswith("phone is asleep.")


def test_to_this_screen_in_the_middle_covers_the_hand_and_goes_on_with_it(room: Room) -> None:
    at, phone, _ = at_work(room)
    held = at.held(phone)
    draft = held.turn.draft
    room.hands.fetch(phone.seat)
    room.until(lambda: phone.is_gone)
    assert room.waits() is Waiting.COVER
    assert room.game.shown.hand_over.taken_apart.table is None
    assert not faces(room.game) & frozenset().union(*hands(room.game))
    show(room.program)
    assert room.game.scene.seat_table is held
    assert room.game.scene.turn.draft == draft
    assert [card.face for card in room.game.scene.selection.cards] == ["JD"]
    room.hands.send(phone.seat)
    again = room.phone(phone.seat, is_wide=False)
    assert room.game.scene.turn.draft == draft
    assert at.tray == set(), "lifted at the screen, and not for others to see"
    assert not at.leaks(again)


def test_a_game_that_is_left_in_the_middle_goes_on_with_the_same_table(room: Room) -> None:
    at, phone, melds = at_work(room)
    path, scene, seat = room.game.path, room.game.scene, phone.seat
    room.program.show_start()
    assert not isinstance(scene.seat_table, OpenTable)
    assert not at.held(phone).events.shown._listeners
    room.program.game_controller.open(path)
    assert room.waits() is Waiting.ELSEWHERE
    again = room.phone(seat, phone.key, is_wide=False)
    room.settle()
    now = AtTheScreen(room)
    assert now.melds() == melds
    assert now.tray == set()
    assert again.lifted == []


def test_another_language_finds_phones_and_tray_again(room: Room) -> None:
    _, phone, melds = at_work(room)
    before, keys = room.program, {one.seat: one.key for one in room.phones}
    renewed: list[Controller] = []
    before.renewed.connect(renewed.append)
    before.window.change_preferences(replace(before.window.preferences, language="de"))

    closing = QTimer(interval=5)
    closing.timeout.connect(
        lambda: [one.close() for one in (QApplication.activeModalWidget(),) if one]
    )
    closing.start()
    before.preferences_controller.language_chosen.emit()
    (room.program,) = renewed
    try:
        room.until(lambda: QApplication.activeModalWidget() is None)
        room.until(lambda: all(one.is_gone for one in room.phones))
        assert room.game.hands.on_phones == {0, 1, 2, 3}
        assert room.program.game_controller.pages.table.without_hands.is_on
        again = {seat: room.phone(seat, key, is_wide=False) for seat, key in keys.items()}
        room.settle()
        now, mine = AtTheScreen(room), again[phone.seat]
        assert now.melds() == melds
        assert mine.shown["language"] == "de"
        assert mine.shown["prompt"].startswith("Josip: eine Meldung ist zu ordnen")
        assert "to fix" not in room.game.scene.actions.shown_bar.prompt
        assert not now.leaks(mine)
        room.program.window.resize(1920, 1080)
        room.program.window.commands.game.phones.trigger()
        button = child(room.program.window.page, Button, "start-table")
        assert button.text() not in ("Go on", "")
    finally:
        room.program.stop()


def test_whoever_is_at_the_screen_sees_the_tray_in_the_turn_of_a_phone(room: Room) -> None:
    on_phones(room, 1, 2, 3)
    phone = to_own_turn(room)
    at = AtTheScreen(room)
    assert not room.program.game_controller.pages.table.without_hands.is_on
    tap(room, phone, "JD")
    assert at.tray == {"JD"}
    assert not at.leaks(phone)
    tens = at.meld_with("TD", "TS")
    at.drag(at.point_of(at.card_in(tens, "TD")), at.point_in("new-meld", at=0.5))
    assert at.tray == {"JD"}
    assert at.held(phone).turn.has_draft


# -- nothing else is seen -------------------------------------------------------------------------


def _any_gesture_at(at: AtTheScreen, rng: Random) -> None:
    """Whatever somebody may do at the screen with the mouse or a key."""
    scene, view = at.game.scene, at.game.view
    if not isinstance(scene.seat_table, OpenTable):
        return
    keys = [key for key in scene.canvas.places.zones if key != "stock"]
    cards = [card for zone in scene.table.zones for card in zone.cards]
    match rng.randrange(6):
        case 0 if cards:
            at.click(at.point_of(rng.choice(cards)))
        case 1 | 2 if cards:
            at.drag(at.point_of(rng.choice(cards)), at.point_in(rng.choice(keys), at=0.5))
        case 3:
            QTest.keyClick(view, rng.choice([Qt.Key.Key_Escape, Qt.Key.Key_Backspace]))
        case 4:
            keys = rng.choice(["Left", "Up", "Space", "Ctrl+Shift+S"])
            QTest.keySequence(view, QKeySequence(keys))
        case _:
            card = rng.choice(cards)
            QTest.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at.point_of(card))


def test_nothing_at_the_screen_depends_on_a_card_that_is_not_lifted(
    room: Room, request: pytest.FixtureRequest
) -> None:
    """Cards that are hidden are exchanged, and the page says and shows the same; more often with
    ``--leak-games``."""
    most = _FEW * (request.config.getoption("--leak-games") or 1)
    on_phones(room, 0, 1, 2, 3)
    at, rng = AtTheScreen(room), Random(2)
    opened = compared = 0
    while room.waits() is Waiting.ELSEWHERE and compared < most:
        phone = room.asked()
        act_blindly(phone, rng)
        if room.waits() is not Waiting.ELSEWHERE:
            break
        _any_gesture_at(at, rng)
        room.settle()
        if not isinstance(room.game.scene.seat_table, OpenTable):
            continue
        phone = room.asked()
        assert not at.leaks(phone)
        held = at.held(phone)
        shown = {*held.selection.cards, *held.turn.draft.cards}
        opened += bool(at.open_table.table.hand)
        for one in room.phones:
            one.say(do="here")
        # What was just refused is said until the next change, as this is one.
        room.game.play.changed.emit()
        room.settle()
        before = seen(room)
        mix(room, shown, rng)
        after = seen(room)
        assert after[0] == before[0]
        assert after[1] == before[1], "it looks the same"
        compared += 1
    assert compared == most
    assert opened
