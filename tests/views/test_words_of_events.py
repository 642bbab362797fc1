"""What is heard of each event of a deal, in brief and in normal length, as the page on
accessibility shows it: its table is made of these very texts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

import pytest
from family_lab import begun, go, set_out, wait
from listening import Reader
from msgspec.structs import replace
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.preferences import SpokenNews
from handfoot_gui.core.record import states
from handfoot_gui.core.table import HAND
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Ask, Discard, TakePile
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame

PAGE: Final = Path(__file__).parents[2] / "handfoot_gui/ui/ACCESSIBILITY.md"
KEPT: Final = "steady/classic"
MOVES: Final = load(Path(__file__).parents[1] / f"samples/{KEPT}.handfoot.json").record.moves
ME: Final = ("p", "easy", "easy", "easy")
EVENTS: Final = (
    "deal", "draw", "lift", "refusal", "hint", "discard", "other’s turn", "own turn", "take",
    "question", "end of deal",
)  # fmt: skip
LENGTHS: Final = (SpokenNews.BRIEF, SpokenNews.NORMAL)


def in_table() -> dict[str, tuple[str, str]]:
    """What the page says is heard, by event: in brief and in normal length."""
    part = PAGE.read_text("utf-8").partition("\n## Words\n")[2].partition("\n## ")[0]
    cells = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| ")]
    return {event: (brief, normal) for event, _, brief, normal in cells if event in EVENTS}


class Ear:
    """Somebody who plays by ear, and writes down what is heard of an event."""

    def __init__(self, program: Controller, qtbot: QtBot, reader: Reader) -> None:
        self.program, self.qtbot, self.reader = program, qtbot, reader

    def hears(self, act: Callable[[], object]) -> str:
        """All that is heard of what *act* leads to."""
        self.reader.rests()
        self.reader.heard.clear()
        act()
        self.reader.rests()
        return self.reader.all

    def goes(self, game: PlayedGame, move: object = None) -> str:
        """What is heard of *move*, or of the first that can be made, until it is the own turn."""

        def act() -> None:
            if move is None:
                go(self.qtbot, self.program, game)
            else:
                game.scene.move_chosen.emit(move)
            assert wait(self.qtbot, game) is Waiting.PERSON

        return self.hears(act)

    def begins(self) -> tuple[PlayedGame, str]:
        """A game in which the own turn is the first, with three sevens in the hand."""
        found: list[PlayedGame] = []

        def act() -> None:
            self.program.game_controller.dice = Random(12)
            found.append(begun(self.program, "hand-and-foot", *ME))
            assert wait(self.qtbot, found[0]) is Waiting.PERSON

        said = self.hears(act)
        return found[0], said

    def set_out(self, at: int, *kinds: str) -> tuple[PlayedGame, str]:
        """A kept game after so many moves."""
        found: list[PlayedGame] = []

        def act() -> None:
            found.append(set_out(self.program, KEPT, at, *kinds))
            wait(self.qtbot, found[0])

        said = self.hears(act)
        return found[0], said


def kinds(seat: int) -> list[str]:
    return ["p" if one == seat else "easy" for one in range(4)]


def heard(ear: Ear) -> dict[str, str]:
    """What is heard of each event."""
    game, deal = ear.begins()
    # When the card was turned up is told sooner or later.
    deal = deal.replace("The eight of hearts was turned up. ", "")
    said = {"deal": deal[deal.index("13 cards") :], "draw": ear.goes(game)}
    hand = game.scene.table.hand

    def lift() -> None:
        for card in hand:
            if card.rank is Rank.SEVEN:
                game.scene.select(HAND, card)

    said["lift"] = ear.hears(lift)
    ear.hears(game.scene.put_back)
    lone = next(card for card in hand if card.rank is Rank.QUEEN)
    said["refusal"] = ear.hears(lambda: game.scene.drop((lone,), "new-meld"))
    said["hint"] = ear.hears(lambda: (game.questions.hint(), QTest.qWait(1500)))
    whole = ear.goes(game, Discard(lone))
    own = game.messages.expected.bar().spoken
    said["discard"], _, rest = whole.partition(" Elise")
    said["other’s turn"] = f"Elise{rest}".partition(" Josip")[0]
    assert own in whole
    said["own turn"] = whole[whole.rindex("Your turn, ") :]
    at = next(n for n, (_, move) in enumerate(MOVES) if isinstance(move, TakePile))
    seat, move = MOVES[at]
    game, _ = ear.set_out(at, *kinds(seat))
    said["take"] = ear.goes(game, move)
    at = next(n for n, (_, move) in enumerate(MOVES) if isinstance(move, Ask))
    _, said["question"] = ear.set_out(at + 1, *kinds((MOVES[at][0] + 2) % 4))
    record = load(Path(__file__).parents[1] / f"samples/{KEPT}.handfoot.json").record
    rules = rules_of(record)
    over = next(n for n, one in enumerate(states(rules, record.moves)) if rules.sheet(one).deals)
    _, said["end of deal"] = ear.set_out(over, *ME)
    return said


@pytest.mark.timing(hint_step=250, last_look=60_000)
def test_the_page_shows_what_is_heard_of_each_event(
    program: Controller, qtbot: QtBot, reader: Reader
) -> None:
    ear, found = Ear(program, qtbot, reader), {}
    for length in LENGTHS:
        program.window.set_preferences(
            replace(program.window.preferences, spoken_news=length, tips=False)
        )
        found[length] = heard(ear)
    lines = [f"| {event} | {found[LENGTHS[0]][event]} | {found[LENGTHS[1]][event]} |"
             for event in EVENTS]  # fmt: skip
    shown = in_table()
    for event in EVENTS:
        both = tuple(found[length][event] for length in LENGTHS)
        assert shown.get(event) == both, "\n".join(["as it is now:", *lines])
