"""What is pressed to do something is a word of its own: a key here, a button on other devices."""

from __future__ import annotations

from typing import Any

import pytest
from every_game import NAMES, rules_and_presenter, steps

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.game import GAME as HAND_AND_FOOT
from handfoot_gui.session.seat_table import SeatTable


def lifted(game: str) -> list[tuple[str, str, str]]:
    """What is said of lifted cards where something stands out, to the same person with keys and
    without, and the words on the button of that, in a few deals by random moves."""
    preset, seats = next(iter(GAMES[game].preset_seats.items()))
    rules, presenter = rules_and_presenter(game, preset, min(seats))
    without = rules_and_presenter(game, preset, min(seats))[1]
    without.words = presenter.words.for_touch()
    found = []
    for step in steps(rules, seed=3, most=300):
        gesture: Any = None
        if step.seat != TABLE:
            view = rules.view(step.before, step.seat)
            gesture = presenter.table.gesture(view, step.move)
        if gesture is None or not gesture[0]:
            continue
        seat_table = SeatTable()
        seat_table.set_adapter(presenter.table)
        seat_table.see(view)
        seat_table.selection.select(gesture[0])
        main = [act for act in seat_table.offer.acts if act.role is ButtonRole.PRIMARY]
        cards = seat_table.selection.cards
        if not main or not cards:
            continue
        said = [
            one.lifted(view, seat_table.turn.draft, cards, main[0]) for one in (presenter, without)
        ]
        if None not in said:
            button = presenter.table_words.act_text(main[0], NAMES[step.seat])
            found.append((said[0].expected, said[1].expected, button))
    return found


@pytest.mark.parametrize("game", list(GAMES))
def test_who_has_no_keys_is_told_the_button(game: str) -> None:
    by_key = 0
    for with_keys, without, button in lifted(game):
        assert "Enter" not in without
        assert without == with_keys.replace("Enter", f"“{button}”")
        by_key += with_keys.startswith("press Enter ")
    assert by_key


def test_who_has_no_mouse_taps_the_stock() -> None:
    rules, presenter = rules_and_presenter(HAND_AND_FOOT.name, "classic", 2)
    step = next(step for step in steps(rules, 1, 50) if step.seat != TABLE)
    view = rules.view(step.before, Seat(step.seat))
    said = [" ".join(one.said for one in presenter.guidance.possible(view, presenter.table.empty))]
    presenter.words = presenter.words.for_touch()
    said.append(
        " ".join(one.said for one in presenter.guidance.possible(view, presenter.table.empty))
    )
    assert "A click on the stock draws." in said[0]
    assert said[1] == said[0].replace("A click on the stock", "A tap on the stock")
