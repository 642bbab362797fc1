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
    "players": 4, "draw_limit": 3, "knock_limit": 5, "first_play": 0, "target": 150,
    "target_bonus": 100, "round_bonus": 25, "out_bonus": 25, "undercut_bonus": 10,
    "packs": 0, "jokers": -1,
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


def points(rank: str) -> int:
    return {"*": 25, "A": 1, "T": 10, "J": 10, "Q": 10, "K": 10}.get(rank) or int(rank)


def is_meld(faces: list[str]) -> bool:
    ranks = [name[0] for name in faces]
    suits = {name[1] for name in faces}
    if len(faces) < 3:
        return False
    if len(set(ranks)) == 1:
        return len(suits) == len(faces) <= 4
    written = "".join(ranks)
    return len(suits) == 1 and (written in UPWARD or written in UPWARD[1:] + "A")


class Referee:
    """Knows at every point who moves and with what, and follows every card and every score."""

    def __init__(self, options: dict[str, Any]) -> None:
        assert set(options) <= set(CLASSIC)
        self.options: dict[str, int] = {**CLASSIC, **options}
        self.players = self.options["players"]
        self.cards = self.all_of_game()
        self.totals = [0] * self.players
        self.won = [0] * self.players
        self.rounds = 0
        self.due, self.turn = "dealer", TABLE
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.stock: list[str] = []
        self.melds: list[list[dict[str, Any]]] = []

    def all_of_game(self) -> list[str]:
        packs = self.options["packs"] or (1 if self.players == 2 else 2)
        jokers = packs if self.options["jokers"] < 0 else self.options["jokers"]
        plain = [f"{r}{s}{p}" for r in UPWARD for s in "SHDC" for p in range(1, packs + 1)]
        return sorted([*plain, *["*H1", "*H2", "*S1", "*S2"][:jokers]])

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
        limit = self.options["draw_limit"]
        if self.lap:
            return {"play", "end-turn"}
        found = {"knock"} if self.may_knock() else set()
        if self.has_played or self.drawn == limit:
            return {*found, "end-turn"}
        if self.stock:
            found.add("draw")
        elif self.drawn:
            found.add("end-turn")
        if self.drawn or limit == 1:
            found.add("play")
        return found

    def may_knock(self) -> bool:
        limit = self.options["knock_limit"]
        is_time = self.has_played or self.drawn == self.options["draw_limit"]
        is_time = is_time or (self.drawn > 0 and not self.stock)
        return not self.lap and 0 < limit >= self.in_hand(self.turn) and is_time

    def in_hand(self, seat: int) -> int:
        return sum(points(card[0]) for card in self.hands[seat])

    def begin_turn(self, seat: int) -> None:
        self.turn, self.due = seat, "turn"
        self.drawn, self.has_played = 0, False

    def on_dealer(self, dealer: int) -> None:
        self.dealer, self.due = dealer, "deal"
        assert 0 <= self.dealer < self.players

    def on_deal(self, order: list[str]) -> None:
        rest = list(order)
        assert sorted(rest) == self.cards
        for step in range(1, self.players + 1):
            self.hands[(self.dealer + step) % self.players] = rest[:10]
            del rest[:10]
        self.stock, self.melds, self.lap = rest, [], 0
        self.ended, self.ender = "", TABLE
        self.rounds += 1
        self.begin_turn((self.dealer + 1) % self.players)

    def on_draw(self) -> None:
        self.hands[self.turn].append(self.stock.pop(0))
        self.drawn += 1
        if self.drawn == self.options["draw_limit"] and not self.may_knock():
            self.end_turn()

    def on_play(self, melds: list[list[dict[str, Any]]]) -> None:
        held = self.hands[self.turn]
        lying = [laid["card"] for meld in self.melds for laid in meld]
        lies = [laid["card"] for meld in melds for laid in meld]
        played = Counter(lies) - Counter(lying)
        assert played
        assert not Counter(lying) - Counter(lies)
        assert not played - Counter(held)
        assert all(is_meld(list(map(face, meld))) for meld in melds)
        real = Counter(card[:2] for card in lies)
        lost = self.names(self.melds) - self.names(melds)
        assert all(count <= real[name] for name, count in lost.items())
        if not self.melds:
            worth = sum(points(face(laid)[0]) for meld in melds for laid in meld)
            assert worth >= self.options["first_play"]
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
            if not self.lap:
                self.end_round("stock")
                return
        elif not self.stock:
            self.lap = self.players
        self.begin_turn((self.turn + 1) % self.players)

    def end_round(self, how: str) -> None:
        self.ended, self.ender, self.due = how, self.turn, "end-round"

    def on_end_round(self) -> None:
        left = [self.in_hand(seat) for seat in range(self.players)]
        winners = [seat for seat in range(self.players) if left[seat] == min(left)]
        if self.ended == "knock" and len(winners) > 1 and self.ender in winners:
            winners.remove(self.ender)
        for seat in winners:
            self.won[seat] += 1
            self.totals[seat] += sum(left) - self.players * left[seat]
            if self.ended == "out":
                self.totals[seat] += self.options["out_bonus"]
            if self.ended == "knock" and seat != self.ender:
                self.totals[seat] += self.options["undercut_bonus"]
        self.dealer = (self.dealer + 1) % self.players
        self.due = "deal"
        if max(self.totals) >= self.options["target"]:
            self.close()

    def close(self) -> None:
        self.due = ""
        for seat in range(self.players):
            if self.totals[seat] >= self.options["target"]:
                self.totals[seat] += self.options["target_bonus"]
            self.totals[seat] += self.won[seat] * self.options["round_bonus"]

    def all_cards(self) -> list[str]:
        laid = [laid["card"] for meld in self.melds for laid in meld]
        return sorted([*laid, *self.stock, *(card for hand in self.hands for card in hand)])


def follow(found: dict[str, Any]) -> Referee:
    """The referee after every move, every card in its place after each."""
    referee = Referee(found["options"])
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
