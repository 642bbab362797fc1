"""Phones and the program at one table: joined, played, taken back, lost and found again."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from elsewhere_lab import act_elsewhere, play_anywhere_until
from family_lab import NAMES, begun, go, set_out, show
from msgspec.structs import replace
from phones_at_table_lab import Held, Room, act_blindly
from phones_lab import LOOPBACK
from pytestqt.qtbot import QtBot
from watching import Watcher, faces, hands

from handfoot_gui.core.cards import Card
from handfoot_gui.core.record import PlayerKind
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.phones.messages import Closed
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.table.speech_band import SHADOW

BOTS = ("steady", "steady")


def prompt_of(room: Room) -> str:
    return room.game.scene.actions.shown_bar.prompt


@pytest.fixture
def room(qtbot: QtBot, program: Controller, monkeypatch: pytest.MonkeyPatch) -> Iterator[Room]:
    """This computer is reached by itself alone."""
    monkeypatch.setattr("handfoot_gui.ui.phones.door.addresses", lambda: (LOOPBACK,))
    made = Room(qtbot, program)
    yield made
    for phone in made.phones:
        phone.close()


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["hand-and-foot", "manipulation"])
def test_two_phones_and_two_bots_play_a_round_by_taps(room: Room, name: str) -> None:
    game, rng = begun(room.program, name, "p", "p", *BOTS), Random(4)
    room.send(0, 1)
    for seat in (0, 1):
        room.phone(seat)
    movers = set()
    for _ in range(400):
        if room.waits() is not Waiting.ELSEWHERE or len(game.record.moves) > 40:
            break
        phone = room.asked()
        movers.add(phone.seat)
        act_blindly(phone, rng)
        assert not game.screen.is_open
        assert not any(faces(game) & hand for hand in hands(game))
    assert len(game.record.moves) > 20
    assert movers == {0, 1}
    # Nobody got a card of another one: each phone shows as many as its seat holds, and no more.
    for phone in room.phones:
        room.settle()
        assert len(phone.hand) == len(
            game.presenter.table.dealing.hand(game.play.session.view(phone.seat))
        )


@pytest.mark.only_thorough
def test_one_phone_one_person_here_and_two_bots(room: Room) -> None:
    game, rng = begun(room.program, "hand-and-foot", "p", "p", *BOTS), Random(6)
    room.send(1)
    phone, covers, acts = room.phone(1), 0, 0
    watcher = Watcher(game)
    while acts < 25:
        waiting = room.waits()
        if waiting is Waiting.ELSEWHERE:
            assert not game.screen.is_open
            act_blindly(room.asked(), rng)
            acts += 1
        else:
            assert waiting is not Waiting.NEXT_DEAL
            covers += waiting is Waiting.COVER
            go(room.qtbot, room.program, game)
            assert game.screen.seat == 0
        room.settle()
        own = [card for card in phone.shown["hand"] if card["face"]]
        view = game.play.session.view(Seat(1))
        assert len(own) == len(game.presenter.table.dealing.hand(view))
    watcher.stop()
    assert covers == 1
    assert watcher.seen == []


# -- from device to device ------------------------------------------------------------------------


def at_work(room: Room, *, seats: tuple[int, ...] = (0, 1, 2, 3)) -> Held:
    """Four people at Manipulation Rummy; one has laid a card out on a phone, and lifted another."""
    game = set_out(room.program, "manipulation/classic-4", 60, "p", "p", "p", "p")
    room.send(*seats)
    for seat in seats:
        room.phone(seat)
    while True:
        if room.waits() is not Waiting.ELSEWHERE:
            go(room.qtbot, room.program, game)
            continue
        phone = room.asked()
        if phone.buttons().get("draw", {"off": True}).get("off"):
            break
        phone.press("draw")
    first, second, *_ = phone.hand
    phone.do(do="tap", card=first)
    phone.do(do="put", zone="new-meld")
    phone.do(do="tap", card=second)
    assert draft_of(room, phone.seat).cards
    assert phone.lifted == [second]
    return phone


def draft_of(room: Room, seat: int) -> Any:
    return room.game.shown.hand_over.tables.of(Seat(seat)).turn.draft


def lifted_at(room: Room, seat: int) -> tuple[Card, ...]:
    return room.game.shown.hand_over.tables.of(Seat(seat)).selection.cards


def test_from_phone_to_screen_and_back_in_mid_turn_all_lies_as_it_lay(room: Room) -> None:
    phone = at_work(room)
    game, seat = room.game, phone.seat
    draft, lifted, tags = draft_of(room, seat), lifted_at(room, seat), phone.lifted
    game.hands.fetch(seat)
    room.until(lambda: phone.is_gone)
    assert phone.heard[-1] == {
        "is": "gone", "text": "Your cards are on the big screen now.", "can_ask": True
    }  # fmt: skip
    assert room.waits() is Waiting.COVER
    assert game.screen.seat == seat
    assert not any(faces(game) & hand for hand in hands(game))
    show(room.program)
    assert game.scene.turn.draft == draft
    assert game.scene.selection.cards == lifted
    game.hands.send(seat)
    assert not game.screen.is_open
    assert not any(faces(game) & hand for hand in hands(game))
    assert room.waits() is Waiting.ELSEWHERE
    again = room.phone(seat)
    assert again.key != phone.key, "whoever has the old key is let in no more"
    assert len(again.lifted) == len(tags)
    assert draft_of(room, seat) == draft
    assert lifted_at(room, seat) == lifted


def test_what_was_put_together_outlives_the_program(room: Room) -> None:
    phone = at_work(room)
    seat, draft, path = phone.seat, draft_of(room, phone.seat), room.game.path
    port = room.port
    room.program.show_start()
    room.until(lambda: phone.is_gone)
    room.program.game_controller.open(path)
    assert room.game.hands.on_phones == {0, 1, 2, 3}
    assert room.waits() is Waiting.ELSEWHERE
    assert room.game.play.awaited == seat
    again = room.phone(seat, phone.key)
    assert room.port == port
    assert draft_of(room, seat) == draft
    assert again.shown["turn"]
    assert not any(faces(room.game) & hand for hand in hands(room.game))


def cut_off(room: Room, phone: Held) -> Held:
    """Kill the socket of *phone*; the phone that comes back shows what it showed before."""
    before = {key: one for key, one in phone.shown.items() if key != "told"}
    phone.close()
    room.until(lambda: not room.hands.phones.door.is_here(phone.seat))
    again = room.phone(phone.seat, phone.key)
    after = {key: one for key, one in again.shown.items() if key != "told"}
    assert after == before
    return again


def test_a_phone_that_is_cut_off_at_any_step_finds_its_table_as_it_left_it(room: Room) -> None:
    phone = cut_off(room, at_work(room))
    phone.do(do="put", zone="new-meld")
    phone = cut_off(room, phone)
    phone.do(do="undo")
    phone = cut_off(room, phone)
    phone.do(do="back")
    cut_off(room, phone)


@pytest.mark.only_thorough
def test_a_phone_that_is_cut_off_at_each_step_of_a_first_meld_goes_on_with_it(room: Room) -> None:
    begun(room.program, "hand-and-foot", "p", "p", "p", "p")
    room.send(0, 1, 2, 3)
    for seat in range(4):
        room.phone(seat)
    phone = room.asked()
    phone.press("draw")
    ranks = defaultdict(list)
    for card in phone.shown["hand"]:
        rank = card["face"].partition(".")[0]
        if rank not in ("2", "3", "joker"):
            ranks[rank].append(card["id"])
    meld = max(ranks.values(), key=len)[:3]
    assert len(meld) == 3
    phone = cut_off(room, phone)
    for number, card in enumerate(meld, start=1):
        phone.do(do="tap", card=card)
        phone = cut_off(room, phone)
        assert len(phone.lifted) == number
    (place,) = [zone["key"] for zone in phone.shown["zones"] if zone.get("best")][:1]
    phone.do(do="put", zone=place)
    assert len(draft_of(room, phone.seat).cards) == 3
    phone = cut_off(room, phone)
    assert phone.shown["meter"]["have"] > 0
    phone.do(do="undo")
    phone = cut_off(room, phone)
    assert not draft_of(room, phone.seat).cards


def test_a_press_that_was_meant_for_another_table_does_nothing(room: Room) -> None:
    phone = at_work(room)
    before, late = len(room.game.record.moves), phone.shown["at"] - 1
    draft = draft_of(room, phone.seat)
    for code in phone.buttons():
        phone.do(do="press", code=code, at=late)
    phone.do(do="put", zone="new-meld", at=late)
    phone.do(do="undo", at=late)
    assert len(room.game.record.moves) == before
    assert draft_of(room, phone.seat) == draft


def test_a_second_phone_takes_the_seat_and_the_first_stays_quiet(room: Room) -> None:
    first = at_work(room)
    second = room.phone(first.seat, first.key)
    room.until(lambda: first.is_gone)
    assert first.heard[-1]["is"] == "gone"
    heard = len(first.heard)
    second.do(do="back")
    assert len(first.heard) == heard
    assert second.lifted == []


def test_another_phone_gets_another_key(room: Room) -> None:
    phone = at_work(room)
    room.hands.phones.renew(phone.seat)
    room.until(lambda: phone.is_gone)
    assert phone.heard[-1] == {"is": "gone", "text": "Your cards are on another phone now."}
    old = room.phone(phone.seat, phone.key)
    room.until(lambda: old.is_gone)
    assert old.closed == Closed.UNKNOWN_KEY
    assert old.tables == []
    assert room.phone(phone.seat).shown["turn"]


# -- taken back -----------------------------------------------------------------------------------


def test_the_end_of_a_turn_is_taken_back_by_its_phone_until_the_next_one_lifts_a_card(
    room: Room,
) -> None:
    game = begun(room.program, "hand-and-foot", "p", "p", "p", "p")
    room.send(0, 1, 2, 3)
    for seat in range(4):
        room.phone(seat)
    play = game.play

    def end_turn() -> tuple[Held, Held]:
        while play.grace.seat is None:
            act_elsewhere(game)
            room.waits()
        mover = play.grace.seat
        return next(one for one in room.phones if one.seat == mover), room.asked()

    room.waits()
    mover, following = end_turn()
    room.until(lambda: bool(mover.shown.get("undo")))
    mover.do(do="undo")
    room.until(lambda: mover.shown.get("turn", False) and not following.shown.get("turn", False))
    mover, following = end_turn()
    room.until(lambda: bool(mover.shown.get("undo")))
    late = mover.shown["at"]
    following.do(do="tap", card=following.hand[0])
    room.until(lambda: not mover.shown.get("undo"))
    moves = len(game.record.moves)
    mover.do(do="undo", at=late)
    assert len(game.record.moves) == moves
    assert following.shown["turn"]


# -- in silence -----------------------------------------------------------------------------------


def changes(phone: Held, since: int, names: dict[str, str]) -> list[str]:
    """What each message after the first *since* said that the one before it had not, with the
    *names* of all by their places."""
    found = []
    for before, after in pairwise(phone.tables[since - 1 :]):
        new = {key: one for key, one in after.items() if before.get(key) != one}
        said = json.dumps(new, sort_keys=True, ensure_ascii=False)
        for name, place in names.items():
            said = said.replace(name, place)
        found.append(re.sub(r'"(at|side)": \d+', "", said))
    return found


def heard_by_others(room: Room, seed: int) -> list[tuple[bool, int, object]]:
    """For each seat through which the game goes in silence: whether it was asked, its place, and
    what all other phones were told meanwhile, one after the other."""
    room.program.game_controller.dice = Random(seed)
    game = begun(room.program, "raub", "p", "p", "p", "p")
    for phone in room.phones:
        phone.close()
    room.phones.clear()
    room.send(0, 1, 2, 3)
    for seat in range(4):
        room.phone(seat)
    play, listener = game.play, room.hands.phones.door.listener
    play_anywhere_until(
        room.qtbot,
        room.program,
        game,
        Random(seed),
        lambda: game.screen.view.public.phase is Phase.SEVEN,
    )
    dealer = game.screen.view.public.dealer
    places = {NAMES[seat]: f"<{(seat - dealer) % 4}>" for seat in range(4)}
    tell, told, found = listener.tell, [], []

    def noted(seat: Seat, message: Any) -> None:
        told.append(seat)
        tell(seat, message)

    listener.tell = noted  # type: ignore[method-assign]
    while game.screen.view.public.phase is Phase.SEVEN:
        phone = room.asked()
        room.settle()
        told.clear()
        before = {one.seat: len(one.tables) for one in room.phones}
        is_asked, place = play.session.actor == phone.seat, (phone.seat - dealer) % 4
        phone.press("keep" if is_asked else "go on")
        room.settle()
        said = {
            (one.seat - dealer) % 4: changes(one, before[one.seat], places)
            for one in room.phones
            if one.seat not in (phone.seat, play.awaited)
        }
        if place < 3:
            # Then the first card is played, which depends on the cards.
            first, *rest = told[1:]
            assert rest == sorted(rest)
            found.append((is_asked, place, [sorted(said.items()), (first - dealer) % 4, len(rest)]))
    return found


def test_nobody_learns_from_the_phones_who_holds_the_seven_of_trumps(room: Room) -> None:
    found = [one for seed in range(7) for one in heard_by_others(room, seed)]
    by_place: dict[int, dict[str, set[bool]]] = defaultdict(lambda: defaultdict(set))
    for is_asked, place, said in found:
        by_place[place][str(said)].add(is_asked)
    assert {is_asked for is_asked, _, _ in found} == {True, False}
    for place, said_there in by_place.items():
        assert len(said_there) == 1, (place, list(said_there))


# -- the game is left, or others play -------------------------------------------------------------


def test_a_seat_that_goes_to_a_bot_has_no_key_any_more(room: Room) -> None:
    phone = at_work(room)
    other = next(one for one in room.phones if one is not phone)
    players = [
        replace(player, kind=PlayerKind.BOT, level="steady") if seat == other.seat else player
        for seat, player in enumerate(room.game.record.seats)
    ]
    room.program.game_controller.change_players(tuple(players))
    assert room.hands.on_phones == {0, 1, 2, 3} - {other.seat}
    again = room.phone(phone.seat, phone.key)
    assert again.shown["you"] == NAMES[phone.seat]
    lost = room.phone(other.seat, other.key)
    room.until(lambda: lost.is_gone)
    assert lost.tables == []
    assert lost.closed == Closed.UNKNOWN_KEY


def test_the_next_game_of_the_evening_gives_phones_their_keys_without_a_code(room: Room) -> None:
    phone = at_work(room, seats=(0, 1))
    stranger = room.phones[0] if room.phones[0] is not phone else room.phones[1]
    stranger.close()
    room.program.game_controller.begin_again()
    assert room.hands.on_phones == {0, 1}
    again = room.phone(phone.seat, phone.key)
    room.until(lambda: bool(again.tables))
    (renewed,) = [one for one in again.heard if one["is"] == "key"]
    assert renewed["key"] == room.key(phone.seat) != phone.key
    assert again.shown["you"] == NAMES[phone.seat]
    # Once its phone is there, the old key is good for nothing any more.
    late = room.phone(phone.seat, phone.key)
    room.until(lambda: late.is_gone)
    assert late.tables == []


def test_a_phone_asks_for_the_seat_that_was_taken_back_and_the_screen_agrees(room: Room) -> None:
    phone = at_work(room)
    game, seat, draft = room.game, phone.seat, draft_of(room, phone.seat)
    game.hands.fetch(seat)
    room.waits()
    show(room.program)
    asking = room.phone(seat, phone.key, waits=False)
    room.until(lambda: prompt_of(room) == f"{NAMES[seat]}’s phone is asking for the cards.")
    assert asking.tables == []
    asking.say(do="back")
    room.settle()
    assert draft_of(room, seat) == draft, "it has no say before that"
    game.scene.actions.press("stay at screen")
    room.until(lambda: asking.is_gone)
    assert asking.tables == []
    assert "is asking" not in prompt_of(room)
    late = room.phone(seat, phone.key)
    room.until(lambda: late.is_gone)
    assert late.closed == Closed.UNKNOWN_KEY
    game.hands.send(seat)
    there = room.phone(seat)
    game.hands.fetch(seat)
    room.until(lambda: there.is_gone)
    show(room.program)
    again = room.phone(seat, there.key, waits=False)
    room.until(lambda: "is asking" in prompt_of(room))
    game.scene.actions.press("to phone")
    room.until(lambda: bool(again.tables))
    assert again.shown["turn"]
    assert not game.screen.is_open
    waits, given, *_ = again.heard
    assert waits["waits"]
    assert given == {"is": "key", "key": room.key(seat)}


def stripe_of(room: Room) -> str:
    """The colour at the left end of the strip, which is golden where somebody here is to act."""
    picture = room.game.view.bar.picture.toImage()
    k, dpr = room.game.scene.canvas.scale.k, picture.devicePixelRatio()
    return picture.pixelColor(round((SHADOW + 3) * k * dpr), picture.height() // 2).name()


def test_nothing_is_golden_in_the_strip_while_the_seat_below_plays_by_a_phone(room: Room) -> None:
    game = begun(room.program, "hand-and-foot", "p", "p", *BOTS)
    room.program.window.resize(1280, 720)
    room.program.window.show()
    while room.waits() is not Waiting.COVER:
        go(room.qtbot, room.program, game)
    show(room.program)
    seat, gold = game.screen.seat, game.scene.canvas.style.theme.best.lower()
    room.settle()
    assert stripe_of(room) == gold
    room.send(seat)
    phone = room.phone(seat)
    assert room.waits() is Waiting.ELSEWHERE
    assert phone.shown["turn"]
    assert game.screen.seat == game.scene.table.seat == game.scene.table.actor == seat
    assert not room.program.game_controller.pages.table.without_hands.is_on
    room.settle()
    assert stripe_of(room) != gold


@pytest.mark.timing(phone_asleep=30)
def test_a_phone_that_is_asleep_in_its_turn_is_told_of(room: Room) -> None:
    phone = at_work(room)
    game, seat = room.game, phone.seat
    other = next(one for one in room.phones if one is not phone)
    other.close()
    room.settle()
    assert "phone" not in prompt_of(room), "who has nothing to do may sleep"
    phone.close()
    room.until(lambda: prompt_of(room) == f"{NAMES[seat]}’s phone is asleep.")
    third = next(one for one in room.phones if one not in (phone, other))
    room.settle()
    assert any(one.get("away") for one in third.shown["players"])
    again = room.phone(seat, phone.key)
    room.until(lambda: prompt_of(room) == f"{NAMES[seat]} is playing.")
    again.close()
    room.until(lambda: "asleep" in prompt_of(room))
    game.scene.actions.press("to screen")
    assert room.waits() is Waiting.COVER
    assert game.screen.seat == seat


def test_with_the_last_phone_nobody_is_let_in_any_more(room: Room) -> None:
    phone = at_work(room, seats=(0, 1))
    room.game.hands.fetch(Seat(0), Seat(1))
    room.until(lambda: phone.is_gone)
    assert phone.heard[-1] == {"is": "gone", "text": "Your cards are on the big screen now."}
    with pytest.raises(ConnectionRefusedError):
        room.phone(phone.seat, phone.key)
