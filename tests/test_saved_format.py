"""A referee of saved games written from formats.md alone: it shares no code with the engine."""

from __future__ import annotations

import json
import shutil
import subprocess
from base64 import b32encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from handfoot_gui.games import GAMES

SAMPLE = Path(__file__).parent / "samples" / "format-8.handfoot.json"
BONUS = {"clean": "clean_bonus", "dirty": "dirty_bonus", "wild": "wild_bonus"}


def is_wild(card: str) -> bool:
    return card[0] in "2*"


def is_red_three(card: str) -> bool:
    return card[0] == "3" and card[1] in "HD"


class Referee:
    """Follows every card of a game, and counts the score of every deal."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.options = found["options"]
        self.totals = [0, 0]
        self.sheet: list[dict[str, Any]] = []
        self.dealer = self.turn = -1
        self.deals = 0

    def value(self, card: str) -> int:
        if card[0] == "3":
            return 0 if is_red_three(card) else int(self.options["black_three_left"])
        return int(self.options["values"][card[0]])

    def play(self, seat: int, move: dict[str, Any]) -> None:
        kind = move["move"]
        if kind in ("draw", "take", "lay", "discard", "ask"):
            assert seat == self.turn
        getattr(self, "play_" + kind.replace("-", "_"))(seat, move)
        if kind == "other-points" or not self.deals or self.is_out:
            return
        if self.is_turn_over and self.is_turn_done():
            self.turn = (self.turn + 1) % 4
            self.is_turn_over = self.is_granted = False

    def play_dealer(self, _: int, move: dict[str, Any]) -> None:
        self.dealer = move["dealer"]

    def play_deal(self, _: int, move: dict[str, Any]) -> None:
        self.deal(move["order"])

    def play_turn_up(self, _: int, move: dict[str, Any]) -> None:
        top = self.stock.pop(0)
        if "bury" in move:
            assert is_wild(top) or is_red_three(top)
            self.stock.insert(move["bury"], top)
        else:
            self.pile = [top]

    def play_draw(self, seat: int, move: dict[str, Any]) -> None:
        count = sum(move["counts"])
        self.stock_ended = len(self.stock) < count
        if not self.stock_ended:
            self.holdings[seat] += self.stock[:count]
            del self.stock[:count]

    def play_take(self, seat: int, move: dict[str, Any]) -> None:
        self.holdings[seat].append(self.pile[-1])
        self.lay(move["melds"])
        brought = self.pile[-self.options["take_most"] : -1]
        del self.pile[-self.options["take_most"] :]
        self.holdings[seat] += brought
        self.is_out = self.is_empty_foot()

    def play_lay(self, _: int, move: dict[str, Any]) -> None:
        self.lay(move["melds"])
        self.is_out = self.is_empty_foot()

    def play_discard(self, seat: int, move: dict[str, Any]) -> None:
        self.holdings[seat].remove(move["card"])
        self.pile.append(move["card"])
        self.is_out = self.is_empty_foot()
        self.is_turn_over = not self.is_out

    def play_end_turn(self, _: int, __: dict[str, Any]) -> None:
        self.is_turn_over = True

    def play_red_three(self, _: int, move: dict[str, Any]) -> None:
        assert is_red_three(move["card"])
        self.holdings[self.turn].remove(move["card"])
        self.red_threes[self.turn % 2].append(move["card"])
        if self.stock:
            self.holdings[self.turn].append(self.stock.pop(0))
        self.is_out = self.is_empty_foot() and self.is_granted

    def play_foot(self, _: int, __: dict[str, Any]) -> None:
        turn = self.turn
        assert not self.holdings[turn]
        self.holdings[turn], self.feet[turn] = self.feet[turn], []
        self.in_foot[turn] = True

    def play_ask(self, _: int, __: dict[str, Any]) -> None:
        """The partner answers."""

    def play_answer(self, seat: int, move: dict[str, Any]) -> None:
        assert seat == (self.turn + 2) % 4
        self.is_granted = move["may"]

    def play_end_deal(self, _: int, __: dict[str, Any]) -> None:
        assert self.is_out or self.stock_ended
        self.score()
        self.dealer = (self.dealer + 1) % 4

    def play_other_points(self, seat: int, move: dict[str, Any]) -> None:
        assert seat == -1
        self.others.append([move["side"], move["word"], move["points"]])
        if len(self.sheet) == self.deals:
            self.write_others()

    def is_empty_foot(self) -> bool:
        return self.in_foot[self.turn] and not self.holdings[self.turn]

    def is_turn_done(self) -> bool:
        held = self.holdings[self.turn]
        return not any(map(is_red_three, held)) and (bool(held) or self.in_foot[self.turn])

    def deal(self, order: list[str]) -> None:
        packs, jokers = self.options["packs"], self.options["jokers_per_pack"]
        every = {f"{r}{s}{p}" for r in "A23456789TJQK" for s in "SHDC" for p in range(1, packs + 1)}
        every |= {f"*{s}{p}" for s in "HSDC"[:jokers] for p in range(1, packs + 1)}
        assert len(order) == len(every)
        assert set(order) == every
        self.turn = (self.dealer + 1) % 4
        rest = list(order)
        self.holdings: list[list[str]] = [[], [], [], []]
        self.feet: list[list[str]] = [[], [], [], []]
        for place, packets in enumerate((self.holdings, self.feet)):
            for step in range(4):
                packets[(self.turn + step) % 4] = rest[: self.options["packets"][place]]
                del rest[: self.options["packets"][place]]
        self.stock = rest
        self.pile: list[str] = []
        self.melds: list[list[list[str]]] = [[], []]
        self.others: list[list[Any]] = []
        self.red_threes: list[list[str]] = [[], []]
        self.in_foot = [False] * 4
        self.is_out = self.stock_ended = self.is_turn_over = self.is_granted = False
        self.deals += 1

    def lay(self, placements: list[dict[str, Any]]) -> None:
        melds = self.melds[self.turn % 2]
        for placement in placements:
            for card in placement["cards"]:
                self.holdings[self.turn].remove(card)
            if "onto" in placement:
                melds[placement["onto"]] += placement["cards"]
            else:
                melds.append(list(placement["cards"]))
        for meld in melds:
            naturals = [card for card in meld if not is_wild(card)]
            assert 3 <= len(meld) <= 7
            assert len({card[0] for card in naturals}) <= 1
            assert not naturals or len(meld) - len(naturals) <= len(naturals) / 2

    def score(self) -> None:
        kinds = [f"{kind}_piles" for kind in BONUS]
        lines: dict[str, list[int]] = {
            kind: [0, 0]
            for kind in (*kinds, "red_threes", "going_out", "cards_melded", "cards_left")
        }
        for side in range(2):
            for meld in self.melds[side]:
                lines["cards_melded"][side] += sum(map(self.value, meld))
                wilds = sum(map(is_wild, meld))
                kind = "clean" if not wilds else "wild" if wilds == len(meld) else "dirty"
                if len(meld) >= 7:
                    lines[f"{kind}_piles"][side] += self.options[BONUS[kind]]
            laid = len(self.red_threes[side]) * self.options["red_three_laid"]
            lines["red_threes"][side] += laid
            if self.is_out and self.turn % 2 == side:
                lines["going_out"][side] += self.options["going_out_bonus"]
            for seat in (side, side + 2):
                for card in self.holdings[seat] + self.feet[seat]:
                    lines["cards_left"][side] -= self.value(card)
                    if is_red_three(card):
                        lines["red_threes"][side] += self.options["red_three_left"]
            self.totals[side] += sum(line[side] for line in lines.values())
        self.sheet.append(
            {
                "number": self.deals,
                "ended": "out" if self.is_out else "stock",
                "by": self.turn if self.is_out else None,
                "doubled": False,
                "lines": lines,
            }
        )

        self.write_others()

    def write_others(self) -> None:
        deal = self.sheet[-1]
        for side in range(2):
            before = deal["lines"].get("other_points", [0, 0])[side]
            self.totals[side] += sum(one[2] for one in self.others if one[0] == side) - before
        if self.others:
            deal["others"] = sorted(self.others, key=lambda one: int(one[0]))
            deal["lines"]["other_points"] = [
                sum(one[2] for one in self.others if one[0] == side) for side in range(2)
            ]

    def all_cards(self) -> list[str]:
        packets = [*self.holdings, *self.feet, *self.red_threes, self.stock, self.pile]
        melded = [meld for melds in self.melds for meld in melds]
        return sorted(card for cards in (*packets, *melded) for card in cards)


@pytest.fixture
def sample() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(SAMPLE.read_bytes())
    # Rules as they are written now; the moves are the same.
    return GAMES["hand-and-foot"].former(found)


def test_the_readme_is_enough_to_follow_every_card_and_count_every_point(
    sample: dict[str, Any],
) -> None:
    referee = Referee(sample)
    every: list[str] = []
    for seat, move in sample["moves"]:
        referee.play(seat, move)
        if move["move"] == "deal":
            every = sorted(move["order"])
        if referee.deals:
            assert referee.all_cards() == every
    check = sample["check"]
    assert referee.totals == check["scores"]
    assert referee.deals == check["deal"] == sample["options"]["deals"]
    assert check["moves"] == len(sample["moves"])
    assert (check["finished"], check["to_move"]) == (True, None)
    assert check["sheet"] == {"deals": referee.sheet, "closing": {}}


def test_the_description_is_enough_to_check_every_code(sample: dict[str, Any]) -> None:
    deals = [n for n, (_, move) in enumerate(sample["moves"], 1) if move["move"] == "deal"]
    assert [fair["move"] for fair in sample["fair"]] == deals
    for fair in sample["fair"]:
        order = sample["moves"][fair["move"] - 1][1]["order"]
        text = " ".join([fair["salt"], *order])
        assert b32encode(sha256(text.encode()).digest()).decode()[:20] == fair["code"]


@pytest.mark.skipif(
    not all(map(shutil.which, ("bash", "jq", "sha256sum", "xxd", "base32"))),
    reason="the tools that formats.md names are not installed",
)
def test_the_commands_of_the_formats_print_the_same_code_twice() -> None:
    root = Path(__file__).parents[1]
    formats = (root / "handfoot_gui/storage/formats.md").read_text("utf-8")
    block = formats.split("With standard tools,")[1].split("```")[1]
    commands = block.strip().replace("FILE", f"'{SAMPLE}'")
    done = subprocess.run(
        ["bash", "-c", commands], capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.split() == ["JF76QSMIYBHVOBQLXISL"] * 2
