"""The first degree of a hint asks what to think about; where nothing can be chosen, it is not a
question but the move."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from finished_games import sample_files

from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of, rules_of
from handfoot_gui.storage.codec import load

KEPT = [path for path in sample_files() if path.parent.name == "steady"]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_a_hint_leads_to_a_choice_only_where_there_is_one(path: Path) -> None:
    record = load(path).record
    rules, presenter = rules_of(record), presenter_of(record, Words())
    state, seen = rules.start(), Counter[bool]()
    for seat, move in islice(record.moves, 160):
        if seat != TABLE:
            view = rules.view(state, seat)
            is_only = len(list(islice(rules.suggestions(view), 2))) == 1
            first = presenter.hints(view, move)[0]
            if is_only:
                assert first.move == move, first.text
            seen[is_only, first.move == move] += 1
        state = rules.apply(state, seat, move)
    assert seen[True, True], "a game has such moves"
    assert seen[False, False], "and what is to be chosen is asked about, as before"
