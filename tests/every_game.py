"""Random matches of every game that has a table, state by state."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.messages import LogLine
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.moves import Lift

NAMES: Final = ("Marta", "Elise", "Josip", "Karl", "Ana", "Pavel", "Vera", "Luka")


class Step(Struct, frozen=True):
    """One move of a match, and the states around it."""

    before: Any
    seat: Seat
    move: Any
    after: Any


def tables() -> list[tuple[str, str, int]]:
    """Every game, preset and number of players that can be dealt."""
    return [
        (game, preset, players)
        for game in GAMES
        for preset, seats in GAMES[game].preset_seats.items()
        for players in seats
    ]


def a_few_tables() -> list[tuple[str, str, int]]:
    """Every game with the fewest and the most players of its first preset."""
    found = []
    for game in GAMES:
        preset, seats = next(iter(GAMES[game].preset_seats.items()))
        found += [(game, preset, players) for players in sorted({min(seats), max(seats)})]
    return found


def rules_and_presenter(game: str, preset: str, players: int) -> tuple[AnyRules, AnyPresenter]:
    options = GAMES[game].preset_options(preset, players, None)
    rules = GAMES[game].rules(options)
    return rules, GAMES[game].presenter(rules, NAMES[:players], Words())


def steps(rules: AnyRules, seed: int, most: int) -> Iterator[Step]:
    """Up to *most* moves of a match of random suggestions; a pass is rarer than it might be."""
    rng = Random(seed)
    state = rules.start()
    for _ in range(most):
        actor = rules.actor(state)
        if actor is None:
            return
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            some = [
                move
                for move, _ in zip(
                    rules.suggestions(rules.view(state, actor)), range(40), strict=False
                )
            ]
            longest = max(some, key=lambda move: len(str(move)))
            move = longest if rng.random() < 0.3 else rng.choice(some)
        after = rules.apply(state, actor, move)
        yield Step(state, actor, move, after)
        state = after


def check_deals_seen(
    presenter: AnyPresenter, moves: Sequence[tuple[Seat, Any]], passed: Iterable[Any]
) -> int:
    """Check in a game of *moves*, with all states that it *passed*, that a deal is seen where cards
    are dealt or lifted, and none when a table is shown again or a move taken back; how many were
    seen."""
    rules, dealt, found = presenter.rules, presenter.table.dealing.dealt, 0
    before: tuple[Any, Any] | None = None
    for number, state in enumerate(passed):
        after = rules.view(state, Seat(0)), rules.covered(state, Seat(0))
        assert not any(dealt(view, view) for view in after), "a table shown again"
        if before is not None:
            move = moves[number - 1][1]
            has_cards = any(one.cards for one in presenter.facts.seats(after[0]))
            is_deal = bool(rules.order_dealt(move) and has_cards) or isinstance(move, Lift)
            for earlier, later in zip(before, after, strict=True):
                assert not dealt(later, earlier), "a move taken back"
                assert bool(dealt(earlier, later)) == is_deal, move
            found += is_deal
        before = after
    return found


def said_of(lines: Sequence[LogLine]) -> list[tuple[object, ...]]:
    """Everything that *lines* of the log say."""
    return [
        (
            one.seat,
            one.text,
            one.present,
            one.moments,
            [deed.said(Words()) for deed in one.deeds or ()],
        )
        for one in lines
    ]
