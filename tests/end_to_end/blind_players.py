"""Players who decide from what they have heard alone, one for each game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ears import ANSWER, TURN, Ears, sentences

_NUMBERS: Final = {
    word: number
    for number, words in enumerate(
        ("no", "a an one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
         "eleven", "twelve", "thirteen", "fourteen", "fifteen")
    )
    for word in words.split()
}  # fmt: skip
KEYS: Final = {
    "ace": "a", "king": "k", "queen": "q", "jack": "j", "ten": "t", "nine": "9", "eight": "8",
    "seven": "7", "six": "6", "five": "5", "four": "4", "three": "3", "two": "2",
}  # fmt: skip
"""Of every rank the key that goes to its next card, as the list of keys has it."""
_RANKS: Final = "|".join((*KEYS, "joker"))
_SUITS: Final = "spades|hearts|clubs|diamonds"
_COUNTED: Final = re.compile(rf"\b(\d+|{'|'.join(_NUMBERS)}) ({_RANKS})(?:e?s)?\b")
_CARD: Final = re.compile(rf"\b({_RANKS}) of ({_SUITS})\b")
_OFFER: Final = re.compile(r"(?:^|[.,:;] )([A-Z][^.,:;]*): ([A-Z]|Enter|Space|Esc|\d)(?=[.,;])")
Card = tuple[str, str]


def number(word: str) -> int:
    """What *word* counts."""
    return int(word) if word.isdecimal() else _NUMBERS[word]


def counted(text: str) -> Counter[str]:
    """How many there are of each rank in "three aces, a nine"."""
    found: Counter[str] = Counter()
    for count, rank in _COUNTED.findall(text):
        found[rank] += number(count)
    return found


def offers(text: str) -> dict[str, str]:
    """The answers that *text* names, each with its key as it is pressed."""
    keys = {"Enter": "Return", "Space": "space", "Esc": "Escape"}
    return {name: keys.get(key, key.lower()) for name, key in _OFFER.findall(text)}


class BlindPlayer:
    """Plays a deal, a turn at a time; *faults* are what could not be known."""

    end = r"(?i)\b(?:deal|round) (?:\d+ )?(?:over|goes|is over)|\bwins? the (?:game|round)"
    """What is heard when the deal is over."""
    opened = r"."
    """What is heard when the game was opened."""
    listed: Mapping[str, str] = MappingProxyType({})
    """Keys that F1 lists, by what they do."""

    def __init__(self, ears: Ears, name: str) -> None:
        self.ears = ears
        self.name = name
        self.faults: list[str] = []
        self.hints = 0
        """So often a hint was needed."""
        self.turns = 0
        """Own turns that were played."""

    def play(self, turns: int = 1000) -> None:
        """Play to the end of the deal, or for so many own *turns*."""
        # What is due is told when the game comes to the screen.
        self.ears.wait(self.opened, ANSWER)
        self.ears.settle()
        while not self.is_over() and self.turns < turns:
            said = self.ears.ask("F4")
            if self.is_over():
                # That was heard at the same moment.
                break
            if self.is_mine(said):
                self.note_announced(said)
                self.turn(said)
            elif self.ears.lines[-1].text == said:
                self.listen()
        self.ears.wait(r"\d", TURN)
        self.ears.settle()

    @property
    def mine(self) -> str:
        """How what F4 says of the own turn begins."""
        return f"{self.name}’s turn"

    def is_over(self) -> bool:
        """Whether it was heard that the deal is over."""
        return any(re.search(self.end, line.text) for line in self.ears.lines)

    def is_mine(self, said: str) -> bool:
        """Whether F4 *said* that this player has something to do."""
        return said.startswith(self.mine) or any(key != "space" for key in offers(said).values())

    def listen(self) -> None:
        """Wait until something is heard, and all that comes with it."""
        self.ears.wait(".", TURN)
        self.ears.settle()

    def note_announced(self, said: str) -> None:
        """What F4 has *said* of the own turn must have been heard before, of itself."""
        wish = sentences(said.removeprefix(f"{self.mine}. "))[0].lower()
        if (
            said.startswith(self.mine)
            and sum(wish in line.text.lower() for line in self.ears.lines) < 2
        ):
            self.faults.append(f"the own turn was not announced: {said}")

    def turn(self, said: str) -> None:
        """Do one thing; *said* is what F4 has told."""
        raise NotImplementedError

    def choose(self, said: str, *ways: str) -> str | None:
        """The key of the first of *ways* that is offered; where none is, Enter tells what is."""
        offered = offers(said)
        for way in ways:
            for name, key in offered.items():
                if re.search(way, name):
                    return key
        return None

    def decide(self, said: str, *ways: str) -> bool:
        """Do the first of *ways* that is offered now, or that Enter tells of where it does
        nothing; whether there was one."""
        key = self.choose(said, *ways)
        if key is None and "Return" not in offers(said).values():
            said = self.ears.act("Return")
            key = self.choose(said, *ways)
        if key is None:
            key = next((self.listed[way] for way in ways if way in self.listed), None)
        if key is not None:
            self.ears.act(key)
        return key is not None

    def give_up(self, said: str) -> None:
        """What nothing heard has led to, a hint does."""
        self.faults.append(f"could not decide from: {said}")
        self.hints += 1
        for _ in range(3):
            heard = self.ears.act("h")
            if "Enter" in heard:
                break
        self.ears.act("Return")


class BlindHandAndFoot(BlindPlayer):
    """Lays down whatever is heard to go together, and discards what is single."""

    values: Final = {
        "joker": 50,
        "two": 20,
        "ace": 20,
        **dict.fromkeys(("king", "queen", "jack", "ten", "nine", "eight"), 10),
        **dict.fromkeys(("seven", "six", "five", "four"), 5),
    }
    wild: Final = ("joker", "two")

    def turn(self, said: str) -> None:
        if re.search(r"\bdraw\b", said, re.IGNORECASE):
            self.turns += 1
            if not self.decide(said, r"^Draw"):
                self.give_up(said)
        elif key := self.choose(said, r"yes$", r"^Lay down"):
            self.ears.act(key)
        elif re.search(r"\b(?:discard|lay|meld)\b", said, re.IGNORECASE):
            self.lay_or_discard(said)
        else:
            self.give_up(said)

    def lay_or_discard(self, said: str) -> None:
        hand = self.hand()
        melds = self.ears.ask("F8", r"table|\d|meld")
        laid = {rank for rank in KEYS if re.search(rf"\b{rank}(?:e?s)? \d", melds.lower())}
        sets = self.sets(hand, laid)
        for cards in sets:
            heard = self.lift(cards)
            key = self.choose(heard, r"^(?:Set|Lay|Add|Put|Meld)")
            if key is None:
                self.faults.append(f"{cards} were picked, and heard was: {heard}")
                self.ears.act("Escape")
                break
            heard = self.ears.act(key)
            if key := self.choose(heard, r"^Lay down"):
                self.ears.act(key)
        if not sets:
            self.discard(hand, said)

    def hand(self) -> Counter[str]:
        """How many cards of each rank F5 tells."""
        said = self.ears.ask("F5", r"\d+ cards?\b")
        return counted(said.partition(":")[2].partition(".")[0])

    def sets(self, hand: Counter[str], laid: set[str]) -> list[list[str]]:
        """What to lay, cards that go together."""
        naturals = [rank for rank in self.values if rank not in self.wild]
        found = [[rank] * hand[rank] for rank in naturals if hand[rank] >= 3]
        if laid:
            found += [
                [rank] * hand[rank] for rank in naturals if rank in laid and 0 < hand[rank] < 3
            ]
        else:
            wilds = [rank for rank in self.wild for _ in range(hand[rank])]
            pairs = [rank for rank in naturals if hand[rank] == 2]
            found += [[rank, rank, wild] for rank, wild in zip(pairs, wilds, strict=False)]
        worth = sum(self.values[rank] for cards in found for rank in cards)
        left = sum(hand.values()) - sum(map(len, found))
        # One is to be discarded, and what goes out needs more.
        return found if (laid or worth >= 50) and left >= 2 else []

    def lift(self, cards: list[str]) -> str:
        """Pick cards of these ranks, one after the other; what was heard of the last."""
        heard = ""
        for card in cards:
            for _ in range(12):
                there = self.ears.act("End" if card == "joker" else KEYS[card])
                if card in there and "picked" not in there:
                    break
            heard = self.ears.act("space")
        return heard

    def discard(self, hand: Counter[str], said: str) -> None:
        """Discard what is single, rather than what is wild."""
        ranks = sorted(
            (rank for rank, count in hand.items() if count),
            key=lambda rank: (rank in self.wild, hand[rank], self.values.get(rank, 0)),
        )
        for rank in ranks:
            heard = self.lift([rank])
            if key := self.choose(heard, r"^Discard", r"^(?:Go|Ask)"):
                self.ears.act(key)
                return
            self.ears.act("Escape")
        self.give_up(said)


class BlindWithSuits(BlindPlayer):
    """Plays cards by rank and suit."""

    def cards(self) -> list[Card]:
        """The own cards, as they are told one by one."""
        return _CARD.findall(self.ears.ask("shift+F5", _CARD.pattern).lower())

    def lift(self, card: Card) -> str:
        """Pick *card* of the hand; what was heard of that."""
        for _ in range(9):
            if "{} of {}".format(*card) in self.ears.act(KEYS[card[0]]):
                return self.ears.act("space")
        self.faults.append("{} of {} was not found by its letter".format(*card))
        return ""


class BlindRaub(BlindWithSuits):
    """Raubs with two trumps, changes what is low, and follows suit."""

    low: Final = ("seven", "eight", "nine", "ten")

    def turn(self, said: str) -> None:
        if asked := re.search(rf"to make ({_SUITS}) trumps", said):
            trumps = [card for card in self.told()[0] if card[1] == asked[1]]
            way = "^Say Raub" if len(trumps) > 1 else "^Pass"
            self.ears.act(offers(said)[next(name for name in offers(said) if re.search(way, name))])
        elif key := self.choose(said, r"^Deal$", r"^Look", r"^Keep"):
            self.ears.act(key)
        elif "xchange" in said:
            self.exchange(said)
        elif "aside" in said:
            self.lay_aside(said)
        elif said.startswith(self.mine):
            self.turns += 1
            self.play_a_card(said)
        else:
            self.listen()

    def told(self) -> tuple[list[Card], str]:
        """The own cards and the suit of trumps, as F5 tells them."""
        said = self.ears.ask("F5", _CARD.pattern).lower()
        trumps = re.search(rf"\btrumps?:? (?:are )?({_SUITS})", said)
        return _CARD.findall(said), trumps[1] if trumps else ""

    def exchange(self, said: str) -> None:
        (cards, trumps), heard = self.told(), said
        for card in cards:
            if card[0] in self.low and card[1] != trumps:
                heard = self.lift(card)
        if not self.decide(heard, r"^Exchange"):
            self.give_up(heard)

    def lay_aside(self, said: str) -> None:
        (cards, trumps), order = self.told(), [*KEYS]
        worst = max(cards, key=lambda card: (card[1] != trumps, order.index(card[0])))
        if not self.decide(self.lift(worst), r"^Lay"):
            self.give_up(said)

    def play_a_card(self, said: str) -> None:
        trick = self.ears.ask("F6", r"leads|wins|winning")
        led = _CARD.search(trick.lower())
        (cards, trumps), order = self.told(), [*KEYS]
        suit = led[2] if led else ""
        cards = sorted(
            cards, key=lambda card: (card[1] != suit, card[1] != trumps, order.index(card[0]))
        )
        if not self.decide(self.lift(cards[0]), r"^Play"):
            self.give_up(said)


class BlindManipulation(BlindWithSuits):
    """Lays sets and runs that are in the hand; draws, and ends the turn, where there is none."""

    order: Final = tuple(reversed(KEYS))
    listed = MappingProxyType({r"^Draw": "d"})

    def turn(self, said: str) -> None:
        is_first = "start with a draw" in said.lower()
        self.turns += is_first
        meld = [] if is_first else self.meld(self.cards())
        if meld:
            self.lay(meld)
        elif not self.decide(said, r"^Knock", r"^End", r"^Draw", r"^(?:Go on|Next)"):
            self.give_up(said)

    def lay(self, meld: list[Card]) -> None:
        heard = ""
        for card in meld:
            heard = self.lift(card)
        if not self.decide(heard, r"^(?:Lay|New|Meld|Add|Set|Put)"):
            self.faults.append(f"{meld} were picked, and heard was: {heard}")
            self.ears.act("Escape")

    def meld(self, cards: list[Card]) -> list[Card]:
        """Three cards or more that make a meld."""
        for rank in self.order:
            suits = dict.fromkeys(suit for name, suit in cards if name == rank)
            if len(suits) >= 3:
                return [(rank, suit) for suit in suits]
        for suit in _SUITS.split("|"):
            run: list[Card] = []
            for rank in (*self.order, ""):
                if (rank, suit) in cards:
                    run.append((rank, suit))
                elif len(run) >= 3:
                    return run
                else:
                    run = []
        return []
