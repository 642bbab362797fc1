"""Every problem of a game's rules has its sentence in the game's own table."""

from __future__ import annotations

from importlib import import_module

import pytest

from handfoot_gui.core.errors import Problem
from handfoot_gui.core.text.problems import Texts, text_for
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules import problems as of_hand_and_foot
from handfoot_gui.games.hand_and_foot.text.refusals import HandAndFootRefusals
from handfoot_gui.games.manipulation.text.refusals import ManipulationRefusals, MeldFaults
from handfoot_gui.games.raub.rules import problems as of_raub
from handfoot_gui.games.raub.text.refusals import RaubRefusals

SOME = of_raub.SwapClosed()
NAMES = ("Marta", "Elise", "Josip", "Karl")


def texts_of(game: str) -> Texts:
    """All sentences of *game*, as any problem finds them."""
    words, options = Words(), next(iter(GAMES[game].presets.values()))
    match game:
        case "hand-and-foot":
            return HandAndFootRefusals(words, options).texts(
                of_hand_and_foot.TooFewCards(None, 2, 3)
            )
        case "raub":
            return RaubRefusals(words, NAMES, options).texts(SOME)
    said = ManipulationRefusals(words, NAMES, options).texts(SOME)
    return {**MeldFaults(words).texts(SOME), **said}


@pytest.mark.parametrize("game", GAMES)
def test_every_problem_of_the_rules_has_a_sentence(game: str) -> None:
    folder = GAMES[game].name.replace("-", "_")
    module = import_module(f"handfoot_gui.games.{folder}.rules.problems")
    kinds = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Problem) and kind is not Problem
    ]
    texts = texts_of(game)
    assert len(kinds) > 5
    assert [kind.__name__ for kind in kinds if not texts.get(kind)] == []


def test_a_kind_with_its_last_fact_says_more_than_the_kind() -> None:
    texts: Texts = {
        of_raub.TalonShort: "some",
        (of_raub.TalonShort, 0): "none",
    }
    assert text_for(of_raub.TalonShort(3, 0), texts) == "none"
    assert text_for(of_raub.TalonShort(0, 3), texts) == "some"
    assert text_for(SOME, texts) == ""
