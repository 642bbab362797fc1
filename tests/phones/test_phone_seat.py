"""A seat on a phone: what it shows and what its gestures come to, without a network."""

from __future__ import annotations

from random import Random

import pytest
from example_game.game import GAME as EXAMPLE
from phone_seats_lab import Blind, Lab, play_deal, record_of

from handfoot_gui.core.game import GameDef
from handfoot_gui.games import GAMES
from handfoot_gui.phones import messages as m
from handfoot_gui.session.waiting import Waiting

ALL = (*GAMES.values(), EXAMPLE)


@pytest.fixture(autouse=True)
def fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, EXAMPLE.name, EXAMPLE)


def lab_of(
    game: GameDef, phones: int, *, seed: int = 5, players: int = 4
) -> tuple[Lab, list[Blind]]:
    """A new game in which the first seats are on phones."""
    lab = Lab(record_of(game, range(phones), players), seed=seed)
    blind = [Blind(lab.take(seat), Random(seat)) for seat in range(phones)]
    return lab, blind


def own_turn(lab: Lab, blind: list[Blind]) -> Blind:
    """Whoever is to act next."""
    lab.go_on()
    assert lab.waiting is Waiting.ELSEWHERE
    return next(one for one in blind if one.phone.seat == lab.session.actor)


@pytest.mark.parametrize("phones", [2, 4])
@pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
def test_a_deal_is_played_by_people_who_know_no_rules(game: GameDef, phones: int) -> None:
    lab, blind = lab_of(game, phones)
    play_deal(lab, blind, most=6000)
    for one in blind:
        end = one.phone.shown()
        assert [button.code for button in end.buttons] in (["next deal"], [])
        assert len(end.totals) == len(lab.session.sheet.totals)
        assert any(row.won for row in end.totals)
        assert end.prompt
        assert not end.turn
    at = blind[0].phone.shown().at
    if lab.waiting is Waiting.NEXT_DEAL:
        blind[0].phone.do(m.Press("next deal", at))
        assert lab.waiting is not Waiting.NEXT_DEAL
        lab.go_on()
        assert blind[-1].phone.shown().totals == ()
