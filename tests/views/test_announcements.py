"""What a screen reader hears of a game that is played: the others' acts, and the own new cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from family_lab import NAMES, begun, go, set_out, wait
from pytestqt.qtbot import QtBot
from readers_on import reader_on

from handfoot_gui.core.speech import Utterance
from handfoot_gui.games.hand_and_foot.rules.moves import Draw
from handfoot_gui.games.raub.rules.moves import Play
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.table.labels import WORDS

CARD = re.compile(r"(?<!joker as )\b\w+ of (?:spades|hearts|diamonds|clubs)")


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """Somebody has a screen reader on."""
    with reader_on():
        yield


def suggested(qtbot: QtBot, game: PlayedGame) -> list[object]:
    """What the person who is to move may do; nothing while somebody else is waited for."""
    if wait(qtbot, game) is not Waiting.PERSON:
        return []
    return list(game.play.session.rules.suggestions(game.screen.view))


def heard_at(game: PlayedGame) -> list[tuple[str, str]]:
    """What is heard from now on, each with the name of whose hand is shown just then."""
    said: list[tuple[str, str]] = []

    def note(told: Utterance) -> None:
        screen = game.screen
        said.append((NAMES[screen.seat] if screen.is_open else "", told.text))

    game.scene.announced.connect(note)
    return said


def test_what_was_drawn_is_heard_and_what_the_others_did(program: Controller, qtbot: QtBot) -> None:
    game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
    said = heard_at(game)
    while not any(isinstance(move, Draw) for move in suggested(qtbot, game)):
        go(qtbot, program, game)
    said.clear()
    before = game.screen.view
    game.scene.move_chosen.emit(next(m for m in suggested(qtbot, game) if isinstance(m, Draw)))
    wait(qtbot, game)
    came = [card for card in game.screen.view.holding if card not in before.holding]
    told = " ".join(text for _, text in said)
    assert told.count("Marta got") == 1
    assert all(WORDS.the_card(card) in told for card in came)
    assert "Marta drew" not in told, "who drew knows that"
    said.clear()
    while not any("Karl" in text for _, text in said):
        go(qtbot, program, game)
    told = " ".join(text for _, text in said)
    for name in ("Elise", "Josip", "Karl"):
        # Every turn is a whole sentence: none is cut, or joined to another one.
        acts = rf"(?:^|[.] ){name} (?:[^.]+ and )?discarded (?:the )?\w+ of \w+[.]"
        assert len(re.findall(acts, told)) == 1
    assert not re.search(r"\b[KQJ] [KQJ2]\b|[♠♥♦♣]", told)


def test_a_trick_is_heard(program: Controller, qtbot: QtBot) -> None:
    game = begun(program, "raub", "p", "easy", "easy", "easy")
    said = heard_at(game)
    rng = Random(1)
    while not any(isinstance(move, Play) for _, move in game.record.moves):
        go(qtbot, program, game, rng)
    while wait(qtbot, game) in (Waiting.PERSON, Waiting.LOOK, Waiting.COVER) and not any(
        "won trick" in text for _, text in said
    ):
        go(qtbot, program, game, rng)
    told = " ".join(text for _, text in said)
    assert re.search(r"won trick \d with the \w+ of \w+", told)
    assert "Marta got" in told, "the cards that were dealt"


@pytest.mark.every_case
@pytest.mark.parametrize("game", ["hand-and-foot", "raub", "manipulation"])
def test_nobody_hears_of_another_players_cards(
    program: Controller, qtbot: QtBot, game: str
) -> None:
    open_game = begun(program, game, "p", "p", "easy")
    said, rng, screen = heard_at(open_game), Random(3), open_game.screen
    rules = screen.play.session.rules
    seen: dict[str, set[str]] = {name: set() for name in ("", *NAMES)}
    """By name, what was in sight at any time; under no name what everybody saw."""

    def look() -> None:
        seat = screen.seat
        public, own = screen.play.session.covered(seat), screen.play.session.view(seat)
        seen[""] |= {WORDS.card(card) for card in rules.cards_seen(public)}
        if screen.is_open:
            seen[NAMES[seat]] |= {WORDS.card(card) for card in rules.cards_seen(own)}

    screen.play.changed.connect(look)
    acts = told = 0
    while acts < 30 and wait(qtbot, open_game) not in (Waiting.NEXT_DEAL, Waiting.OVER):
        acts += go(qtbot, program, open_game, rng) is Waiting.PERSON
        wait(qtbot, open_game)
        for name, text in said:
            named = set(CARD.findall(text))
            assert named <= seen[""] | seen[name], text
            assert set(re.findall(r"(\w+) got the ", text)) <= {name}
            told += len(named)
        said.clear()
    assert acts > 5
    assert told > 5


def test_a_game_that_is_opened_is_not_told_from_its_beginning(
    program: Controller, qtbot: QtBot
) -> None:
    game = set_out(program, "steady/classic", 40, "p", "easy", "easy", "easy")
    said = heard_at(game)
    wait(qtbot, game)
    assert len(" ".join(text for _, text in said)) < 400


def test_without_a_reader_nothing_is_put_into_words(program: Controller, qtbot: QtBot) -> None:
    with reader_on(False):
        game = begun(program, "hand-and-foot", "p", "easy", "easy", "easy")
        said = heard_at(game)
        for _ in range(6):
            go(qtbot, program, game)
    assert said == []
