"""The easy bot: legal, sensible, and with a short memory."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, TakePile
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import View

RULES = HandAndFoot(Options(deals=1))


def _views(seed: int) -> list[View]:
    """What the players to move saw in a deal among easy bots."""
    bot = GAMES["hand-and-foot"].bot("easy", RULES.options)
    rng, state, seen = Random(seed), RULES.start(), []
    while (actor := RULES.actor(state)) is not None:
        if actor == TABLE:
            state = RULES.apply(state, TABLE, RULES.table_move(state, rng))
            continue
        view = RULES.view(state, actor)
        seen.append(view)
        state = RULES.apply(state, actor, bot.choose(view, rng.getrandbits(60), 1.0))
    return seen


def test_easy_forgets_who_took_and_threw_what() -> None:
    bot = GAMES["hand-and-foot"].bot("easy", RULES.options)
    nothing: tuple[tuple[()], ...] = ((), (), (), ())
    views = _views(1)
    assert any(any(view.public.known) for view in views)
    for number, view in enumerate(views):
        forgetful = replace(view, public=replace(view.public, known=nothing, discards=nothing))
        assert bot.choose(view, number, 1.0) == bot.choose(forgetful, number, 1.0)


def test_steady_does_not_forget() -> None:
    """The same comparison, which shows that it can come out otherwise."""
    bot = GAMES["hand-and-foot"].bot("steady", RULES.options)
    nothing: tuple[tuple[()], ...] = ((), (), (), ())
    changed = 0
    for number, view in enumerate([view for seed in range(4) for view in _views(seed)]):
        forgetful = replace(view, public=replace(view.public, known=nothing, discards=nothing))
        changed += bot.choose(view, number, 1.0) != bot.choose(forgetful, number, 1.0)
    assert changed


def test_easy_melds_takes_and_discards_in_a_deal() -> None:
    bot = GAMES["hand-and-foot"].bot("easy", RULES.options)
    kinds = {
        type(bot.choose(view, number, 1.0))
        for seed in range(3)
        for number, view in enumerate(_views(seed))
    }
    assert {Lay, TakePile, Discard} <= kinds
