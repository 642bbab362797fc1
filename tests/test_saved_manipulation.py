"""A referee of saved games of Manipulation Rummy that was written from formats.md alone."""

from __future__ import annotations

import json
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent / "samples" / "manipulation"
NAMES = sorted(path.name for path in FOLDER.glob("*.json"))
UPWARD = "A23456789TJQK"
TABLE = -1
CLASSIC = {
    "players": 4, "hand_size": 10, "draw_first": True, "draw_limit": 3, "play_after_last": False,
    "knock_limit": 5, "first_play": 0, "first_play_by": "table", "joker_rule": "named",
    "ace": "both", "values": {}, "last_lap": "one turn", "last_lap_knock": False,
    "scoring": "differences", "target": 150, "rounds": 0,
    "target_bonus": 100, "round_bonus": 25, "out_bonus": 25, "undercut_bonus": 10,
    "packs": 0, "jokers": -1,
}  # fmt: skip
VALUES = {
    "*": 25, "A": 1, "K": 10, "Q": 10, "J": 10, "T": 10,
    **{rank: int(rank) for rank in "98765432"},
}  # fmt: skip


def face(laid: dict[str, Any]) -> str:
    """Rank and suit that a laid card counts as."""
    if laid["card"][0] == "*":
        face = str(laid["name"]["rank"] + laid["name"]["suit"])
        assert len(face) == 2
        assert face[0] in UPWARD
        assert face[1] in "SHDC"
        return face
    assert "name" not in laid
    return str(laid["card"][:2])


def is_meld(faces: list[str], ace: str = "both") -> bool:
    ranks = [name[0] for name in faces]
    suits = {name[1] for name in faces}
    if len(faces) < 3:
        return False
    if len(set(ranks)) == 1:
        return len(suits) == len(faces) <= 4
    written = "".join(ranks)
    rows = {
        "both": (UPWARD, UPWARD[1:] + "A"),
        "low": (UPWARD,),
        "high": (UPWARD[1:] + "A",),
        "corner": (UPWARD * 2,),
    }[ace]
    is_once = len(set(ranks)) == len(ranks)
    return len(suits) == 1 and is_once and any(written in row for row in rows)


def former(options: dict[str, Any]) -> dict[str, Any]:
    """Options as they are now."""
    is_former = not {"draw_first", "play_after_last"} & set(options)
    if options.get("draw_limit") == 1 and is_former:
        return {**options, "draw_first": False}
    return options


class Referee:
    """Knows at every point who moves and with what, and follows every card and every score."""

    def __init__(self, options: dict[str, Any]) -> None:
        assert set(options) <= set(CLASSIC)
        self.options: dict[str, Any] = {**CLASSIC, **options}
        self.players: int = self.options["players"]
        self.values = {**VALUES, **self.options["values"]}
        self.cards = self.all_of_game()
        self.totals = [0] * self.players
        self.won = [0] * self.players
        self.rounds = 0
        self.due, self.turn = "dealer", TABLE
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.stock: list[str] = []
        self.melds: list[list[dict[str, Any]]] = []
        self.opened: set[int] = set()

    def all_of_game(self) -> list[str]:
        packs = self.options["packs"] or {2: 1, 6: 3}.get(self.players, 2)
        jokers = packs if self.options["jokers"] < 0 else self.options["jokers"]
        plain = [f"{r}{s}{p}" for r in UPWARD for s in "SHDC" for p in range(1, packs + 1)]
        all_jokers = ["*H1", "*H2", "*S1", "*S2", "*H3", "*S3"]
        if packs == 3:
            all_jokers.sort()
        return sorted([*plain, *all_jokers[:jokers]])

    def play(self, seat: int, move: dict[str, Any]) -> None:
        """Check that *move* may come now, and follow it."""
        kind = move["move"]
        if self.due == "turn":
            assert seat == self.turn
            assert kind in self.moves_of_turn(), (kind, self.moves_of_turn())
        else:
            assert (seat, kind) == (TABLE, self.due)
        fields = {field: value for field, value in move.items() if field != "move"}
        getattr(self, "on_" + kind.replace("-", "_"))(**fields)

    def moves_of_turn(self) -> set[str]:
        found = {"knock"} if self.may_knock() else set()
        if self.has_played:
            return {*found, "end-turn"}
        if self.lap:
            return {"play", "end-turn"}
        if self.is_last_draw():
            return {*found, "end-turn", *(["play"] if self.options["play_after_last"] else [])}
        if self.stock:
            found.add("draw")
        elif self.drawn:
            found.add("end-turn")
        if self.drawn or not self.options["draw_first"]:
            found.add("play")
        return found

    def is_last_draw(self) -> bool:
        return bool(self.options["draw_limit"] and self.drawn == self.options["draw_limit"])

    def may_knock(self) -> bool:
        limit = self.options["knock_limit"]
        is_time = self.has_played or self.is_last_draw()
        is_time = is_time or (self.drawn > 0 and not self.stock)
        may = not self.lap or (self.options["last_lap_knock"] and self.has_played)
        return bool(may and 0 < limit >= self.in_hand(self.turn) and is_time)

    def in_hand(self, seat: int) -> int:
        return sum(self.values[card[0]] for card in self.hands[seat])

    def begin_turn(self, seat: int) -> None:
        self.turn, self.due = seat, "turn"
        self.drawn, self.has_played = 0, False

    def on_dealer(self, dealer: int) -> None:
        self.dealer, self.due = dealer, "deal"
        assert 0 <= self.dealer < self.players

    def on_deal(self, order: list[str]) -> None:
        rest, size = list(order), self.options["hand_size"]
        assert sorted(rest) == self.cards
        for step in range(1, self.players + 1):
            self.hands[(self.dealer + step) % self.players] = rest[:size]
            del rest[:size]
        self.stock, self.melds, self.lap = rest, [], 0
        self.ended, self.ender = "", TABLE
        self.opened = set()
        self.rounds += 1
        self.begin_turn((self.dealer + 1) % self.players)

    def on_draw(self) -> None:
        self.hands[self.turn].append(self.stock.pop(0))
        self.drawn += 1
        goes_on = self.options["play_after_last"] or self.may_knock()
        if self.is_last_draw() and not goes_on:
            self.end_turn()

    def on_play(self, melds: list[list[dict[str, Any]]]) -> None:
        held = self.hands[self.turn]
        lying = [laid["card"] for meld in self.melds for laid in meld]
        lies = [laid["card"] for meld in melds for laid in meld]
        played = Counter(lies) - Counter(lying)
        assert played
        assert not Counter(lying) - Counter(lies)
        assert not played - Counter(held)
        assert all(is_meld(list(map(face, meld)), self.options["ace"]) for meld in melds)
        lost = self.names(self.melds) - self.names(melds)
        if self.options["joker_rule"] != "free":
            free = {"named": lies, "from hand": list(played.elements()), "fixed": []}
            real = Counter(card[:2] for card in free[self.options["joker_rule"]])
            assert all(count <= real[name] for name, count in lost.items())
        is_first = not self.melds
        if self.options["first_play_by"] == "player":
            is_first = self.turn not in self.opened
            if is_first:
                lie_now = [{str(laid) for laid in meld} for meld in melds]
                assert all({str(laid) for laid in meld} in lie_now for meld in self.melds)
        if is_first:
            new = [laid for meld in melds for laid in meld if laid["card"] in played]
            worth = sum(self.values[face(laid)[0]] for laid in new)
            assert worth >= self.options["first_play"]
        self.opened.add(self.turn)
        self.melds = melds
        self.hands[self.turn] = [card for card in held if card not in played]
        self.has_played = True
        if not self.hands[self.turn]:
            self.end_round("out")
        elif not self.may_knock():
            self.end_turn()

    def names(self, melds: list[list[dict[str, Any]]]) -> Counter[str]:
        return Counter(face(laid) for meld in melds for laid in meld if laid["card"][0] == "*")

    def on_knock(self) -> None:
        self.end_round("knock")

    def on_end_turn(self) -> None:
        self.end_turn()

    def end_turn(self) -> None:
        if self.lap:
            self.lap -= 1
            if self.has_played and self.options["last_lap"] == "until all pass":
                self.lap = self.players
            if not self.lap:
                self.end_round("stock")
                return
        elif not self.stock:
            if self.options["last_lap"] == "none":
                self.end_round("stock")
                return
            self.lap = self.players
        self.begin_turn((self.turn + 1) % self.players)

    def end_round(self, how: str) -> None:
        self.ended, self.ender, self.due = how, self.turn, "end-round"

    def on_end_round(self) -> None:
        left = [self.in_hand(seat) for seat in range(self.players)]
        winners = [seat for seat in range(self.players) if left[seat] == min(left)]
        if self.ended == "knock" and len(winners) > 1 and self.ender in winners:
            winners.remove(self.ender)
        scoring = self.options["scoring"]
        for seat in range(self.players):
            if scoring == "hands":
                self.totals[seat] -= left[seat]
            elif scoring == "paid" and seat not in winners:
                self.totals[seat] -= left[seat] - left[winners[0]]
        for seat in winners:
            self.won[seat] += 1
            if scoring == "hands":
                continue
            self.totals[seat] += sum(left) - self.players * left[seat]
            if self.ended == "out":
                self.totals[seat] += self.options["out_bonus"]
            if self.ended == "knock" and seat != self.ender:
                self.totals[seat] += self.options["undercut_bonus"]
        self.dealer = (self.dealer + 1) % self.players
        self.due = "deal"
        sign = -1 if scoring == "hands" else 1
        is_reached = max(sign * total for total in self.totals) >= self.options["target"]
        if self.rounds == self.options["rounds"] or (not self.options["rounds"] and is_reached):
            self.close()

    def close(self) -> None:
        self.due = ""
        has_goal = not self.options["rounds"] and self.options["scoring"] != "hands"
        for seat in range(self.players):
            if has_goal and self.totals[seat] >= self.options["target"]:
                self.totals[seat] += self.options["target_bonus"]
            self.totals[seat] += self.won[seat] * self.options["round_bonus"]

    def all_cards(self) -> list[str]:
        laid = [laid["card"] for meld in self.melds for laid in meld]
        return sorted([*laid, *self.stock, *(card for hand in self.hands for card in hand)])


def follow(found: dict[str, Any]) -> Referee:
    """The referee after every move, every card in its place after each."""
    referee = Referee(former(found["options"]))
    for seat, move in found["moves"]:
        referee.play(seat, move)
        assert not referee.rounds or referee.all_cards() == referee.cards
    return referee


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_bytes())
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_readme_is_enough_to_follow_every_card_and_count_every_point(name: str) -> None:
    found = read(name)
    referee, check = follow(found), found["check"]
    assert referee.due == ""
    assert referee.totals == check["scores"]
    assert referee.rounds == check["deal"]
    assert check["moves"] == len(found["moves"])
    assert (check["finished"], check["to_move"]) == (True, None)


@pytest.mark.parametrize("name", NAMES)
def test_a_card_taken_off_the_table_is_seen(name: str) -> None:
    """The second play that leaves a long meld leaves its first card out."""
    changed = deepcopy(read(name))
    plays = [move["melds"] for _, move in changed["moves"] if move["move"] == "play"]
    del next(meld for melds in plays[1:] for meld in melds if len(meld) > 3)[0]
    with pytest.raises(AssertionError):
        follow(changed)


def laid(code: str, name: str = "") -> dict[str, Any]:
    return {"card": code, "name": {"rank": name[0], "suit": name[1]}} if name else {"card": code}


NINES = [laid("9S1"), laid("9H1"), laid("*H1", "9D")]
SPADES = [laid("5S1"), laid("6S1"), laid("7S1")]
LONGER = [*SPADES, laid("8S1")]


@pytest.mark.parametrize(
    ("melds", "is_legal"),
    [
        ([NINES, LONGER], True),
        ([[*NINES[:2], laid("*H1", "9C")], LONGER], False),
        ([[*NINES[:2], laid("9D1")], [*LONGER, laid("*H1", "9S")]], True),
        ([[*NINES[:2], laid("9D1")], SPADES], False),
        ([NINES, [*SPADES, laid("8H1")]], False),
        ([NINES, SPADES], False),
    ],
)
def test_a_joker_keeps_its_name_until_the_real_card_lies(
    melds: list[list[dict[str, Any]]], is_legal: bool
) -> None:
    referee = Referee({"players": 2})
    referee.melds, referee.hands = [NINES, SPADES], [["8S1", "9D1", "KC1"], ["KD1"]]
    referee.stock, referee.lap = ["2C1"], 0
    referee.begin_turn(0)
    referee.play(0, {"move": "draw"})
    if is_legal:
        referee.play(0, {"move": "play", "melds": melds})
        assert referee.melds == melds
    else:
        with pytest.raises(AssertionError):
            referee.play(0, {"move": "play", "melds": melds})
