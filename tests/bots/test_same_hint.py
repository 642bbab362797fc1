"""The same hint asked for twice is the same hint, however fast the clock goes."""

from __future__ import annotations

import time
from itertools import count, islice

import pytest
from finished_games import sample_files

from handfoot_gui.core.record import replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES, agreed_by_side, rules_of
from handfoot_gui.games.hand_and_foot.bots import advice
from handfoot_gui.games.hand_and_foot.bots.kernel import search
from handfoot_gui.storage.codec import load

KEPT = [path for path in sample_files() if path.parent.name != "presets"]
ASKED = 1
"""Half of the places of each game that are asked about."""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.removesuffix(".handfoot.json"))
def test_the_same_hint_asked_for_twice_is_the_same(
    path: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = load(path).record  # type: ignore[arg-type]
    rules = rules_of(record)
    own = [number for number, (seat, _) in enumerate(record.moves) if seat != TABLE]
    for number in islice(own, len(own) // 4, None, max(1, len(own) // (2 * ASKED))):
        seat, _ = record.moves[number]
        view = rules.view(replay(rules, record.moves[:number]), seat)
        asked = GAMES[record.game].advice, rules.options, view, agreed_by_side(record)
        first = asked[0](*asked[1:])
        clock = count(step=60.0).__next__
        with monkeypatch.context() as patched:
            for module in (advice, search, time):
                patched.setattr(module, "perf_counter", clock, raising=False)
            assert asked[0](*asked[1:]) == first, number
