"""What is pressed to do something is a word of its own: a key here, a button on other devices."""

from __future__ import annotations

from every_game import rules_and_presenter, steps

from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.games.hand_and_foot.game import GAME as HAND_AND_FOOT


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
