"""A referee of saved games of Raub that was written from formats.md alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent / "samples" / "raub"
RANKS = "AKQJT987"
CARDS = sorted(f"{rank}{suit}1" for rank in RANKS for suit in "SHDC")
TABLE = -1


class Referee:
    """Knows at every point who moves and with what, and follows every card and every score."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.players: int = options.get("players", 4)
        self.must_beat = options.get("must_beat", False)
        self.is_swapped_early = options.get("swap_in_exchange_only", False)
        self.scores = [21] * self.players
        self.refes = self.deals = self.doubled = 0
        self.winners: list[int] = []
        self.due = "dealer"
        self.turn = TABLE
        self.clear()

    def clear(self) -> None:
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.aside: list[str] = []
        self.talon: list[str] = []
        self.upcards: list[str] = []
        self.won: list[list[str]] = [[] for _ in range(self.players)]
        self.trick: list[str] = []
        self.trumps, self.raubing, self.owes, self.taken = "", TABLE, 0, ""
        self.is_asked_way = self.is_swapped = self.is_five_spent = self.is_after_all = False

    def next(self, seat: int) -> int:
        return (seat + 1) % self.players

    def play(self, seat: int, move: dict[str, Any]) -> None:
        """Check that *move* may come now, and follow it."""
        kind = move["move"]
        allowed = self.due.split()
        if "swap-seven" in allowed and not self.holds_seven():
            allowed.remove("swap-seven")
        assert seat == self.mover, (seat, move)
        assert kind in allowed, (move, self.due)
        fields = {field: value for field, value in move.items() if field != "move"}
        getattr(self, "on_" + kind.replace("-", "_"))(**fields)

    @property
    def mover(self) -> int | None:
        """Whose move it is; None when the game is over."""
        by_table = self.due in ("dealer", "deal", "turn-up", "throw-in", "sweep", "end-deal")
        if self.due == "swap-seven keep-seven" and not self.holds_seven():
            by_table = True
        return None if not self.due else TABLE if by_table else self.turn

    # The dealer, and how trumps are made.

    def on_dealer(self, dealer: int) -> None:
        assert 0 <= dealer < self.players
        self.offer_deal(dealer)

    def offer_deal(self, seat: int) -> None:
        self.clear()
        self.dealer = self.turn = seat
        self.due = "take-deal pass-deal"

    def on_take_deal(self) -> None:
        self.due = "deal"

    def on_pass_deal(self) -> None:
        self.refes += 1
        self.deals += 1
        self.dealer = self.next(self.dealer)
        self.due = "deal"

    def on_deal(self, order: list[str]) -> None:
        rest = list(order)
        assert sorted(rest) == CARDS
        self.clear()
        for place in range(2):
            seat = self.dealer
            for _ in range(self.players):
                seat = self.next(seat)
                self.hands[seat] += [rest.pop(0), rest.pop(0)]
            if not place:
                self.upcards = [rest.pop(0)]
        self.talon = rest
        self.turn = self.dealer
        self.due = "blind-raub look"
        if self.upcards[0][0] == "7":
            self.take_upcard(1)

    def take_upcard(self, owes: int) -> None:
        self.taken = self.upcards.pop()
        self.hands[self.dealer].append(self.taken)
        self.make_trumps(self.taken, self.dealer, owes)

    def make_trumps(self, upcard: str, seat: int, owes: int) -> None:
        self.trumps, self.raubing, self.owes = upcard[1], seat, owes
        self.turn = self.dealer
        self.ask_exchange()

    def on_blind_raub(self) -> None:
        self.take_upcard(2)

    def on_look(self) -> None:
        self.due = "raub dalje"

    def on_raub(self) -> None:
        self.is_asked_way = True
        self.make_trumps(self.upcards[-1], self.turn, 2)

    def on_dalje(self) -> None:
        self.turn = self.next(self.turn)
        if self.turn == self.dealer:
            self.due = "turn-up" if len(self.upcards) < 3 else "throw-in"

    def on_turn_up(self) -> None:
        self.upcards.append(self.talon.pop(0))
        self.due = "raub dalje"

    def on_throw_in(self) -> None:
        self.refes += 1
        self.deals += 1
        self.offer_deal(self.next(self.dealer))

    # Exchange and seven.

    def holds_seven(self) -> bool:
        return f"7{self.trumps}1" in self.hands[self.turn]

    def is_open(self) -> bool:
        seven = f"7{self.trumps}1"
        return self.is_asked_way and not self.is_swapped and seven not in self.upcards

    def ask_exchange(self) -> None:
        self.due = "exchange" + self.or_swap()

    def or_swap(self) -> str:
        return " swap-seven" if self.is_open() else ""

    def on_exchange(self, cards: list[str]) -> None:
        assert len(cards) == len(set(cards)) <= min(4, len(self.talon))
        assert self.taken not in cards
        count = len(cards)
        has_upcard = not self.is_asked_way and self.turn == self.dealer
        if count == 4 and not has_upcard and not self.is_five_spent:
            self.is_five_spent = True
            count = 5 if len(self.talon) >= 5 else 4
        hand = self.hands[self.turn]
        for card in cards:
            hand.remove(card)
        self.aside += cards
        hand += self.talon[:count]
        del self.talon[:count]
        if len(hand) == 5:
            self.due = "lay-aside" + self.or_swap()
        elif self.is_open():
            self.due, self.is_after_all = "swap-seven keep-seven", False
        else:
            self.end_exchange()

    def on_lay_aside(self, card: str) -> None:
        assert card != self.taken or self.is_swapped
        self.hands[self.turn].remove(card)
        self.aside.append(card)
        self.end_exchange()

    def end_exchange(self) -> None:
        self.turn = self.next(self.turn)
        if self.turn != self.dealer:
            self.ask_exchange()
        elif self.is_open() and not self.is_swapped_early:
            self.due, self.is_after_all = "swap-seven keep-seven", True
        else:
            self.begin_play()

    def on_swap_seven(self) -> None:
        assert self.is_open()
        self.taken = self.upcards.pop()
        self.hands[self.turn].remove(f"7{self.trumps}1")
        self.hands[self.turn].append(self.taken)
        self.upcards.append(f"7{self.trumps}1")
        self.is_swapped = True
        if "keep-seven" not in self.due:
            self.due = self.due.split()[0]
        elif self.is_after_all:
            self.begin_play()
        else:
            self.end_exchange()

    def on_keep_seven(self) -> None:
        if not self.is_after_all:
            self.end_exchange()
            return
        self.turn = self.next(self.turn)
        if self.turn == self.dealer:
            self.begin_play()

    # Tricks.

    def begin_play(self) -> None:
        assert all(len(hand) == 4 for hand in self.hands)
        self.turn, self.due = self.raubing, "play"

    def height(self, card: str) -> int:
        """What a card is worth in this trick; a card of another suit than led and trumps: 0."""
        if card[1] == self.trumps:
            return 20 - RANKS.index(card[0])
        return 10 - RANKS.index(card[0]) if card[1] == self.trick[0][1] else 0

    def playable(self) -> list[str]:
        hand = self.hands[self.turn]
        if not self.trick:
            return hand
        for suit in (self.trick[0][1], self.trumps):
            bound = [card for card in hand if card[1] == suit]
            if bound:
                best = max(map(self.height, self.trick))
                higher = [card for card in bound if self.height(card) > best]
                return higher if self.must_beat and higher else bound
        return hand

    def on_play(self, card: str) -> None:
        assert card in self.playable(), card
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.turn = self.next(self.turn)
        if len(self.trick) == self.players:
            self.due = "sweep"

    def on_sweep(self) -> None:
        heights = list(map(self.height, self.trick))
        self.turn = (self.turn + heights.index(max(heights))) % self.players
        self.won[self.turn] += self.trick
        self.trick = []
        self.due = "play" if self.hands[self.turn] else "end-deal"

    def on_end_deal(self) -> None:
        for seat in range(self.players):
            tricks = len(self.won[seat]) // self.players
            points = -tricks or 2
            if seat == self.raubing and tricks < self.owes:
                points = {(1, 0): 3, (2, 0): 4, (2, 1): 3}[self.owes, tricks]
            self.scores[seat] += 2 * points if self.refes else points
        self.doubled += self.refes > 0
        self.refes = max(0, self.refes - 1)
        self.deals += 1
        lowest = min(self.scores)
        if lowest > 0:
            self.offer_deal(self.next(self.dealer))
            return
        best = [seat for seat in range(self.players) if self.scores[seat] == lowest]
        self.winners = [self.raubing] if self.raubing in best else best
        self.due, self.turn = "", TABLE

    def all_cards(self) -> list[str]:
        packets = [*self.hands, *self.won, self.aside, self.talon, self.upcards, self.trick]
        return sorted(card for cards in packets for card in cards)


def follow(found: dict[str, Any]) -> Referee:
    """The referee after every move, all 32 cards in their places after each."""
    referee = Referee(found["options"])
    for seat, move in found["moves"]:
        referee.play(seat, move)
        assert referee.all_cards() in ([], CARDS)
    return referee


def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / name).read_bytes())
    return found


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.json")))
def test_the_readme_is_enough_to_follow_every_card_and_count_every_point(name: str) -> None:
    found = read(name)
    referee, check = follow(found), found["check"]
    assert referee.scores == check["scores"]
    assert referee.deals == check["deal"]
    assert check["moves"] == len(found["moves"])
    assert referee.winners
    assert (check["finished"], check["to_move"]) == (True, None)


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.json")))
def test_a_card_played_against_the_rules_is_seen(name: str) -> None:
    """Of the plays at which another card was held that may not be played, the first is changed."""
    found = read(name)
    referee = Referee(found["options"])
    for seat, move in found["moves"]:
        if move["move"] == "play":
            wrong = set(referee.hands[seat]) - set(referee.playable())
            if wrong:
                with pytest.raises(AssertionError):
                    referee.play(seat, {**move, "card": min(wrong)})
                return
        referee.play(seat, move)
    pytest.fail("every card might be played at any time")


def test_the_kept_games_have_deals_of_both_kinds() -> None:
    """Otherwise they would not tell whether a Refe doubles."""
    for path in FOLDER.glob("*.json"):
        assert 0 < follow(read(path.name)).doubled < read(path.name)["check"]["deal"]
