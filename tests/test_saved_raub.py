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
        self.step = -1 if options.get("play_direction") == "opposite" else 1
        self.points = {
            "trick": 1, "no_trick": 2, "seven_no_trick": 3, "one_short": 3, "raub_no_trick": 4,
            **options.get("points", {}),
        }  # fmt: skip
        self.is_bounded = (
            list(self.points.values()) != [1, 2, 3, 3, 4]
            or options.get("start", 21) > 21
            or options.get("refe") == "stacked"
        )
        self.is_at_once = options.get("ends") == "at once"
        self.most_upcards = options.get("upcards", 3)
        self.is_seven_automatic = options.get("automatic_seven", True)
        self.has_blind = options.get("blind_raub", True)
        self.five = options.get("five_for_four", "first")
        self.swap = options.get("seven_swap", "until the lead")
        self.swapped_card = options.get("swapped_card", "laid aside")
        self.refe = options.get("refe", "queued")
        self.may_pass = options.get("pass_deal", True) and self.refe != "off"
        self.scores = [options.get("start", 21)] * self.players
        self.refes = self.deals = self.doubled = self.played = 0
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
        self.has_swapped = TABLE

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
        self.due = "take-deal pass-deal" if self.may_pass else "deal"

    def on_take_deal(self) -> None:
        self.due = "deal"

    def write_refe(self) -> None:
        if self.refe != "off" and not (self.refe == "one" and self.refes):
            self.refes += 1

    def on_pass_deal(self) -> None:
        self.write_refe()
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
        self.due = "blind-raub look" if self.has_blind else "raub dalje"
        if self.upcards[0][0] == "7" and self.is_seven_automatic:
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
            self.due = "turn-up" if len(self.upcards) < self.most_upcards else "throw-in"

    def on_turn_up(self) -> None:
        self.upcards.append(self.talon.pop(0))
        self.due = "raub dalje"

    def on_throw_in(self) -> None:
        self.write_refe()
        self.deals += 1
        self.offer_deal(self.next(self.dealer))

    # Exchange and seven.

    def holds_seven(self) -> bool:
        return f"7{self.trumps}1" in self.hands[self.turn]

    def is_open(self) -> bool:
        seven = f"7{self.trumps}1"
        is_early = self.is_asked_way and self.swap != "no"
        return is_early and not self.is_swapped and seven not in self.upcards

    def ask_exchange(self) -> None:
        self.due = "exchange" + self.or_swap()

    def or_swap(self) -> str:
        return " swap-seven" if self.is_open() else ""

    def on_exchange(self, cards: list[str]) -> None:
        assert len(cards) == len(set(cards)) <= min(4, len(self.talon))
        is_free = self.has_swapped == self.turn and self.swapped_card == "free"
        assert self.taken not in cards or is_free
        count = len(cards)
        has_upcard = not self.is_asked_way and self.turn == self.dealer
        may_get = self.five == "dealer too" or (self.five == "first" and not has_upcard)
        if count == 4 and may_get and not self.is_five_spent:
            self.is_five_spent = True
            count = 5 if len(self.talon) >= 5 else 4
        hand = self.hands[self.turn]
        for card in cards:
            hand.remove(card)
        self.aside += cards
        hand += self.talon[:count]
        del self.talon[:count]
        if len(hand) > 4:
            self.due = "lay-aside" + self.or_swap()
        elif self.is_open():
            self.due, self.is_after_all = "swap-seven keep-seven", False
        else:
            self.end_exchange()

    def on_lay_aside(self, card: str) -> None:
        assert card != self.taken or (self.is_swapped and self.swapped_card != "kept")
        self.hands[self.turn].remove(card)
        self.aside.append(card)
        if len(self.hands[self.turn]) == 4:
            self.end_exchange()

    def end_exchange(self) -> None:
        self.turn = self.next(self.turn)
        if self.turn != self.dealer:
            self.ask_exchange()
        elif self.is_open() and self.swap == "until the lead":
            self.due, self.is_after_all = "swap-seven keep-seven", True
        else:
            self.begin_play()

    def on_swap_seven(self) -> None:
        assert self.is_open()
        self.taken = self.upcards.pop()
        self.hands[self.turn].remove(f"7{self.trumps}1")
        self.hands[self.turn].append(self.taken)
        self.upcards.append(f"7{self.trumps}1")
        self.is_swapped, self.has_swapped = True, self.turn
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
        self.turn = (self.turn + self.step) % self.players
        if len(self.trick) == self.players:
            self.due = "sweep"

    def on_sweep(self) -> None:
        heights = list(map(self.height, self.trick))
        # The turn is back with who led.
        self.turn = (self.turn + self.step * heights.index(max(heights))) % self.players
        self.won[self.turn] += self.trick
        self.trick = []
        is_won = self.is_at_once and min(self.after_tricks()) <= 0
        self.due = "play" if self.hands[self.turn] and not is_won else "end-deal"

    def factor(self) -> int:
        if self.refe == "stacked":
            return 2 ** min(self.refes, 3)
        return 2 if self.refes else 1

    def after_tricks(self) -> list[int]:
        """The scores with all tricks so far, but for the first of two that are owed."""
        found = []
        for seat, score in enumerate(self.scores):
            tricks = len(self.won[seat]) // self.players
            if seat == self.raubing and self.owes == 2 and tricks < 2:
                tricks = 0
            found.append(score - self.factor() * self.points["trick"] * tricks)
        return found

    def on_end_deal(self) -> None:
        p = self.points
        if self.is_at_once and min(self.after_tricks()) <= 0:
            self.scores = self.after_tricks()
        else:
            for seat in range(self.players):
                tricks = len(self.won[seat]) // self.players
                points = -tricks * p["trick"] if tricks else p["no_trick"]
                if seat == self.raubing and tricks < self.owes:
                    points = {
                        (1, 0): p["seven_no_trick"],
                        (2, 0): p["raub_no_trick"],
                        (2, 1): p["one_short"],
                    }[self.owes, tricks]
                self.scores[seat] += self.factor() * points
        self.doubled += self.refes > 0
        self.refes = 0 if self.refe == "stacked" else max(0, self.refes - 1)
        self.deals += 1
        self.played += 1
        lowest = min(self.scores)
        if lowest > 0 and not (self.is_bounded and self.played == 100):
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
    """The file in the format of today, as far as the page tells of older ones."""
    found: dict[str, Any] = json.loads((FOLDER / name).read_bytes())
    if found["options"].pop("swap_in_exchange_only", False):
        found["options"]["seven_swap"] = "in the exchange"
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
