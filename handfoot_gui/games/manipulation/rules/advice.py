"""What a player is told who asks for help: the play that lays the most, and the way there."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.games.manipulation.rules.legality import player_to_move, problem_now
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.view import View
from handfoot_gui.games.manipulation.solver import Plan, Step, best_play, steps


class Advice(Struct, frozen=True):
    """The most cards that can be laid, of all such plays the one that changes the table least."""

    plan: Plan
    steps: tuple[Step, ...]
    """From the table as the turn found it to the planned one."""


def advice_for(options: Options, view: View) -> Advice | None:
    """What the viewing seat can lay now; None where that is nothing.

    On a full table this takes seconds rather than moments.
    """
    if player_to_move(view.public) != view.seat or problem_now(options, view) is not None:
        return None
    plan = best_play(view.public.melds, view.hand, first_play=options.first_play)
    return None if plan is None else Advice(plan, tuple(steps(view.public.melds, plan)))
