"""The whole program with phones at its table: real sockets, one thread, and no page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from phones_lab import LONGEST, Phone
from pytestqt.qtbot import QtBot

from handfoot_gui.core.seats import Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.hands import Hands
from handfoot_gui.ui.game.played_game import PlayedGame

PATIENCE: Final = int(LONGEST * 1000)


class Held(Phone):
    """A phone of somebody at the table."""

    def __init__(self, room: Room, seat: int, key: str) -> None:
        super().__init__(room.port)
        self.room, self.seat, self.key = room, Seat(seat), key

    @property
    def tables(self) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["is"] == "table"]

    @property
    def shown(self) -> dict[str, Any]:
        """What it shows now."""
        return self.tables[-1]

    def join(self, *, waits: bool = True, is_wide: bool = True) -> Held:
        self.room.until(lambda: self.client.answer is not None)
        before = len(self.heard)
        self.say(do="join", key=self.key, is_wide=is_wide)
        if waits:
            self.room.until(lambda: len(self.heard) > before or self.is_gone)
        return self

    def do(self, **said: Any) -> dict[str, Any]:
        """A gesture, meant for what is shown; what is shown after it."""
        before = len(self.tables)
        if said["do"] in ("put", "press", "undo", "redo"):
            said.setdefault("at", self.shown["at"])
        self.say(**said)
        self.room.until(lambda: len(self.tables) > before)
        return self.shown

    def press(self, code: str) -> dict[str, Any]:
        return self.do(do="press", code=code)

    @property
    def hand(self) -> list[int]:
        return [card["id"] for card in self.shown.get("hand", [])]

    @property
    def lifted(self) -> list[int]:
        return [card["id"] for card in self.shown.get("hand", []) if card.get("up")]

    def buttons(self) -> dict[str, dict[str, Any]]:
        return {one["code"]: one for one in self.shown.get("buttons", [])}


class Room:
    """The program, and the phones that are in the room with it."""

    def __init__(self, qtbot: QtBot, program: Controller) -> None:
        self.qtbot, self.program = qtbot, program
        self.phones: list[Held] = []
        self.port = 0

    @property
    def game(self) -> PlayedGame:
        assert self.program.played is not None
        return self.program.played

    @property
    def hands(self) -> Hands:
        return self.game.hands

    def turn(self) -> None:
        for phone in self.phones:
            phone.turn()

    def until(self, is_so: Callable[[], bool]) -> None:
        """Everybody has turns until it is so."""

        def is_there() -> bool:
            self.turn()
            return is_so()

        self.qtbot.waitUntil(is_there, timeout=PATIENCE)

    def settle(self) -> None:
        """Until all phones have heard what there is."""
        for _ in range(20):
            self.qtbot.wait(1)
            self.turn()

    def send(self, *seats: int) -> None:
        """These go to phones, which are let in."""
        self.hands.send(*map(Seat, seats))
        self.hands.let_in()

    def key(self, seat: int) -> str:
        """What the code of *seat* says."""
        one = next(one for one in self.hands.phones.invitations() if one.seat == seat)
        self.port = int(one.address.rpartition(":")[2])
        return one.url.rpartition("#")[2]

    def phone(self, seat: int, key: str = "", *, waits: bool = True, is_wide: bool = True) -> Held:
        """A phone that scanned the code of *seat*, or knows that *key*, and *waits* for what is
        said to that; one that *is wide* has room for a whole table."""
        phone = Held(self, seat, key or self.key(seat))
        self.phones.append(phone)
        return phone.join(waits=waits, is_wide=is_wide)

    def waits(self) -> Waiting:
        """Until somebody is waited for."""
        stops = (Waiting.PERSON, Waiting.COVER, Waiting.LOOK, Waiting.PRESS, Waiting.ELSEWHERE)
        ends = (Waiting.NEXT_DEAL, Waiting.OVER)
        self.until(lambda: self.game.play.waiting in (*stops, *ends))
        return self.game.play.waiting

    def asked(self) -> Held:
        """The phone that is waited for, once it knows."""
        self.until(lambda: self.game.play.awaited is not None)
        seat = self.game.play.awaited
        phone = next(one for one in reversed(self.phones) if one.seat == seat and not one.is_gone)
        self.until(lambda: bool(phone.tables) and phone.shown.get("turn", False))
        return phone


def act_blindly(phone: Held, rng: Random) -> None:
    """One gesture of somebody who knows no rules: what is golden, or else anything."""
    shown, chance = phone.shown, rng.random()
    on = [one for one in shown.get("buttons", []) if not one.get("off")]
    golden = [one for one in on if one.get("role") == "primary"]
    plain = [one for one in on if one.get("role", "plain") != "quiet"]
    best = [zone for zone in shown.get("zones", []) if zone.get("best")]
    hand = shown.get("hand", [])
    if golden and chance < 0.75:
        phone.press(golden[-1]["code"])
    elif plain and (chance < 0.85 or not hand):
        phone.press(rng.choice(plain)["code"])
    elif best and chance < 0.92:
        phone.do(do="put", zone=rng.choice(best)["key"])
    elif not hand or (sum(bool(card.get("up")) for card in hand) > 2 and not best):
        phone.do(do="back")
    else:
        usable = [card for card in hand if not card.get("dim")] or hand
        phone.do(do="tap", card=rng.choice(usable)["id"])
