"""Somebody who drags and hits anything at the tables of the other games: nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from every_game import steps
from manipulation_lab import ManipulationLab
from manipulation_positions import Position
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from sampling import examples
from test_monkey import let_loose, program  # noqa: F401  (a fixture)

from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.games import GAMES
from handfoot_gui.games.manipulation.presenter.draft import melds_of, working
from handfoot_gui.games.manipulation.rules.moves import Play
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.raub.rules import options as raub
from handfoot_gui.storage.saves import Saves
from handfoot_gui.ui.controller import Controller

NAMES = ("Marta", "Elise", "Josip", "Karl", "Petra")
TABLES = {
    "raub": (
        raub.Options(),
        raub.Options(players=2, must_beat=True),
        raub.Options(players=3, direction=raub.Direction.LEFT, seven_swap=raub.SevenSwap.EXCHANGE),
    ),
    "manipulation": (
        Options(),
        Options(players=2, first_play=20),
        Options(players=5, draw_first=False, draw_limit=1, knock_limit=0, jokers=4),
    ),
}
TABLE_OF_MELDS = (
    "3S 4S 5S 6S 7S 8S,9H 9D 9C,*=5H 6H 7H 8H,TD JD QD KD AD,2C 2D 2H,JS JH JC,AC 2C 3C *=4C 5C"
)


@pytest.fixture
def lab(qtbot: QtBot) -> Iterator[ManipulationLab]:
    made = ManipulationLab(Position(hand="6S KD 4H AS 9S QC 8D 3D", table=TABLE_OF_MELDS))
    yield made
    made.close()
    qtbot.wait(1)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_whatever_is_dragged_every_card_lies_somewhere_once(
    lab: ManipulationLab, seed: int
) -> None:
    rng = Random(seed)
    view = lab.position.rules.view(lab.position.state, lab.seat)
    laid = [one.card for meld in view.public.melds for one in meld]
    everything = sorted((*laid, *view.hand), key=lambda card: card.order)
    keys = (Qt.Key.Key_Return, Qt.Key.Key_Backspace, Qt.Key.Key_Space, "n", "p", "b", "l", "1", "2")
    for _ in range(examples(60, 120)):
        shown = [card for zone in lab.table.zones for card in zone.cards]
        assert sorted(shown, key=lambda card: card.order) == everything
        assert lab.draft.cards == set(view.hand) - set(lab.table.hand)
        end = QPoint(rng.randrange(20, 1260), rng.randrange(70, 660))
        if rng.random() < 0.6:
            end = lab.card_point(rng.choice(shown)) + QPoint(rng.randrange(60), 0)
        match rng.randrange(8):
            case 0:
                lab.click(lab.card_point(rng.choice(shown)))
            case 1:
                lab.click(end)
            case 2:
                lab.double_click(lab.card_point(rng.choice(shown)))
            case 3:
                lab.key(rng.choice(keys))
            case _:
                lab.drag(lab.card_point(rng.choice(shown)), end)
        if lab.moves:
            break
    move = Play(melds_of(working(view, lab.draft)))
    button = lab.view.button("play")
    if not lab.moves and not lab.scene.selection.cards and lab.scene.actions.question is None:
        assert button is not None
        assert button.isEnabled() == (lab.position.rules.problem(view, move) is None)
    lab.key(Qt.Key.Key_Escape, Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert lab.draft.is_untouched


@pytest.mark.parametrize(
    ("game", "seed"),
    [("raub", 1), ("raub", 2), ("raub", 3), ("manipulation", 1), ("manipulation", 2)],
)
def test_whatever_is_hit_the_games_stay_whole(
    program: Controller,  # noqa: F811
    user_folder: Path,
    qtbot: QtBot,
    game: str,
    seed: int,
) -> None:
    saves = Saves(user_folder)
    for number, options in enumerate(TABLES[game]):
        rules = GAMES[game].rules(options)
        played = list(steps(rules, seed + number, 20 + 30 * number))
        seats = tuple(
            Player(name, PlayerKind.BOT, "easy") if seat else Player(name, PlayerKind.PERSON)
            for seat, name in enumerate(NAMES[: options.players])
        )
        moves = tuple((step.seat, step.move) for step in played)
        record = Record(game, "classic", options, seats, moves)
        with saves.create(record) as mine:
            mine.save(record, played[-1].after)
    assert len(let_loose(program, user_folder, seed, qtbot, examples(100, 200))) >= len(
        TABLES[game]
    )
