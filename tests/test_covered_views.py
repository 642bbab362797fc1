"""What is shown while nobody looks at the own cards depends on no hidden card at all."""

from __future__ import annotations

from random import Random

import pytest
from every_game import a_few_tables, rules_and_presenter, steps
from scrambling import scrambled

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, HandOrder


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_a_covered_view_is_the_same_whatever_the_hands_are(
    game: str, preset: str, players: int
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    rng, order = Random(4), HandOrder()
    for number, step in enumerate(steps(rules, 11, 160)):
        other = scrambled(step.after, rng)
        seat = Seat(number % players)
        covered, view = rules.covered(step.after, seat), rules.view(step.after, seat)
        assert rules.covered(other, seat) == covered
        assert repr(rules.covered(other, seat)) == repr(covered)
        assert covered.public == view.public
        assert rules.cards_seen(covered) <= rules.cards_seen(view)
        hand = presenter.table.table(covered, presenter.table.empty, order).zone(HAND)
        shown = presenter.table.table(view, presenter.table.empty, order).zone(HAND)
        assert hand is not None
        assert shown is not None
        assert hand.cards == ()
        assert hand.backs == shown.count


@pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())
def test_everything_said_of_a_covered_view_needs_no_hand(
    game: str, preset: str, players: int
) -> None:
    rules, presenter = rules_and_presenter(game, preset, players)
    rng = Random(4)
    for number, step in enumerate(steps(rules, 12, 160)):
        seat = Seat(number % players)
        covered = rules.covered(step.after, seat)
        other = rules.covered(scrambled(step.after, rng), seat)
        for said in (
            presenter.facts.seats,
            presenter.facts.deal,
            presenter.looked_at,
            presenter.asked_by,
        ):
            assert said(covered) == said(other)
        assert presenter.is_in_turn(covered) == presenter.is_in_turn(rules.view(step.after, seat))
