"""Prompts say what the golden button does not: in seeded games of every game, at every step of a
turn that is put together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from every_game import NAMES, steps
from example_game.game import GAME as EXAMPLE

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.core.game import GameDef
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import Action, ButtonRole
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.session.bar_texts import BarTexts, LooksOn
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.session import AnySession, Session

WORDS: Final = Words()
MOVES: Final = 160
"""Of a game that is walked through."""
SHORT: Final = {"raub": 5, "high-tricks": 30}
"""So many games of those that are over soon."""
SHARE: Final = 0.2
"""Of its states are looked at."""
TRIED: Final = 4
"""Moves of a state whose cards are selected, and laid out where they can be."""

FILLERS: Final = frozenset({
    "a", "an", "the", "one", "all", "any", "to", "with", "from", "on", "in", "of", "off", "as",
    "and", "or", "it", "its", "them", "this", "these", "that", "your", "you", "new", "card",
    "cards", "deck", "first", "either", "both", "stock", "pile", "about", "now",
})  # fmt: skip
"""Words that add nothing to an act."""
ACTS: Final = {
    "put": "lay", "add": "lay", "set": "lay", "meld": "lay", "down": "", "out": "", "aside": "",
    "lead": "play", "follow": "play", "trump": "play", "take": "pick", "up": "", "back": "",
}  # fmt: skip
"""Several words for one act, and those that only belong to one."""
NUMBERS: Final = {str(WORDS.count(number)): str(number) for number in range(13)}


class Shown(NamedTuple):
    """What the strip says beside a golden button, and what is known without it."""

    prompt: str
    captions: tuple[str, ...]
    cards: tuple[Card, ...]


def told(text: str) -> set[str]:
    """The words of *text* that say something, numbers in figures and acts by one word."""
    found = set(re.findall(r"[^\W_]+", text.lower())) - FILLERS
    return {NUMBERS.get(word, ACTS.get(word, word)) for word in found} - {""}


def named(cards: Iterable[Card]) -> set[str]:
    """All words and signs for *cards*: whoever has them in hand knows what they are."""
    found: set[str] = set()
    for card in cards:
        some = (WORDS.card(card), WORDS.ranks(card.rank), WORDS.rank(card.rank), WORDS.sign(card))
        for said in (*some, WORDS.symbol(card.rank)):
            found |= told(said)
    return found


def repeats(shown: Shown) -> bool:
    """Whether the prompt tells what is pressed, or nothing that buttons and cards do not."""
    known = named(shown.cards).union(*map(told, shown.captions))
    return "Enter" in shown.prompt or told(shown.prompt) <= known


def every(game: GameDef) -> Iterator[tuple[str, int]]:
    """Every preset with its fewest players."""
    return ((preset, min(seats)) for preset, seats in game.preset_seats.items())


class Walk:
    """The turns of one game of random moves, put together step by step."""

    def __init__(self, game: GameDef, preset: str, players: int, seed: int) -> None:
        options = game.preset_options(preset, players, None)
        self.game = game
        self.rules: Any = game.rules(options)
        self.presenter: AnyPresenter = game.presenter(self.rules, NAMES[:players], WORDS)
        self.seed = seed
        seats = tuple(Player(name, PlayerKind.PERSON) for name in NAMES[:players])
        record: Any = Record(game.name, None, options, seats)
        session: AnySession = Session(
            self.rules, record, Random(1), lambda *_: None, self.presenter.narrate
        )
        self.texts = BarTexts(self.presenter, session)

    def shown(self) -> Iterator[Shown]:
        """What is shown beside something golden that can be pressed."""
        rng = Random(self.seed)
        for step in steps(self.rules, self.seed, MOVES):
            if step.seat == TABLE or rng.random() > SHARE:
                continue
            view = self.rules.view(step.before, step.seat)
            for seat_table in self._put_together(view, rng):
                yield from self._beside_gold(seat_table, view)

    def _put_together(self, view: Any, rng: Random) -> Iterator[SeatTable]:
        """The table of the seat of *view* with nothing selected, with the cards of some moves, and
        with those laid out."""
        adapter = self.presenter.table
        seat_table = SeatTable()
        seat_table.set_adapter(adapter)
        seat_table.see(view)
        yield seat_table
        if adapter.has_golden_thoughts:
            advised = self.game.advice(self.rules.options, view, ())
            seat_table.offer.know(view, advised)
            yield seat_table
        moves = [move for move, _ in zip(self.rules.suggestions(view), range(40), strict=False)]
        for move in rng.sample(moves, min(TRIED, len(moves))):
            gesture = adapter.gesture(view, move)
            if gesture is not None and gesture[0]:
                seat_table.selection.select(gesture[0])
                yield seat_table
                main = golden(seat_table)
                if main is not None and main.move is None:
                    seat_table.press(main.code)
                    yield seat_table
                seat_table.selection.select(())
            if seat_table.turn.has_draft:
                seat_table.show_draft(adapter.empty)

    def _beside_gold(self, seat_table: SeatTable, view: Any) -> Iterator[Shown]:
        main, seat = golden(seat_table), view.seat
        if main is None:
            return
        bar = self.texts.prompted(seat_table, view, LooksOn(seat, is_open=True))
        name = str(self.presenter.names[seat])
        buttons = seat_table.buttons(self.presenter.table_words, name)
        known = seat_table.selection.cards
        if not known and main.move is not None:
            gesture = self.presenter.table.gesture(view, main.move)
            known = () if gesture is None else gesture[0]
        prompt = bar.prompt.removeprefix(f"{name}, ")
        yield Shown(prompt, tuple(button.text for button in buttons), known)


def golden(seat_table: SeatTable) -> Action[Any] | None:
    """What Enter would press."""
    acts = seat_table.offer.acts
    return next((act for act in acts if act.role is ButtonRole.PRIMARY and act.is_on), None)


@pytest.mark.parametrize("game", [*GAMES.values(), EXAMPLE], ids=lambda game: game.name)
def test_no_prompt_only_repeats_the_golden_button(game: GameDef) -> None:
    seen, again = 0, Counter[Shown]()
    some = [*every(game)] * SHORT.get(game.name, 1)
    for seed, (preset, players) in enumerate(some):
        for shown in Walk(game, preset, players, seed).shown():
            seen += 1
            again[shown] += repeats(shown)
    assert seen > 20
    assert not +again, [(shown.prompt, shown.captions) for shown in +again][:20]


@pytest.mark.parametrize(
    ("prompt", "captions", "hand"),
    [
        ("draw two cards.", ("Draw 2",), ""),
        ("draw two cards, from one stock pile or both.", ("Draw from both", "Draw 2"), ""),
        ("press Enter to discard the four of clubs.", ("Put back", "Discard"), "4C"),
        ("discard the four of clubs.", ("Put back", "Discard"), "4C"),
        ("lay down 6 on the sixes.", ("Put back", "Lay down"), "6C"),
        ("lay these cards down, or take them back.", ("Take all back", "Lay down"), ""),
        ("pick up seven with 10 10.", ("Put back", "Draw 2", "Pick up 7"), "TC TD"),
        ("set out 9 9.", ("Put back", "Draw 2", "Set out"), "9C 9D"),
        ("cut about 22 cards off the deck.", ("Cut about 22",), ""),
        ("follow hearts with the queen.", ("Play Q♥",), "QH"),
        ("exchange two cards.", ("Put back", "Exchange 2"), "7H 8H"),
        ("put 6♦ 5♦ 4♦ as a new meld.", ("Put back", "New meld"), "6D 5D 4D"),
        ("play a card.", ("Play the card",), ""),
    ],
)
def test_what_prompts_said_before_is_found_to_repeat(
    prompt: str, captions: tuple[str, ...], hand: str
) -> None:
    assert repeats(Shown(prompt, captions, cards(f"{face}1" for face in hand.split())))
