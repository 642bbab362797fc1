"""What own games teach here and in a file that is brought, as one: nothing twice, nothing lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.session.practice import newer
from handfoot_gui.storage.practice_lines import (
    DealLine,
    GameLine,
    JudgedLine,
    MistakeLine,
    Played,
    bounded,
    common_start,
    pieces,
    with_mistakes,
)

LineT = TypeVar("LineT", bound=JudgedLine)


class Came(Struct, frozen=True):
    """What has come of mistakes that were brought."""

    new: int
    """So many were not known here."""
    newer: int
    """So many were known, and were practiced later elsewhere."""
    left_out: int
    """So many cannot be played, or there is no room for them."""


def merged(
    known: Mapping[str, GameLine], brought: Mapping[str, GameLine], today: date
) -> tuple[Mapping[str, GameLine], Came]:
    """*known* with what was *brought*, and what has come of that.

    A game is known by its id, a mistake by the number of its move. Of one that both know the place
    counts in which it was put last.
    """
    games = dict(known)
    for name, game in brought.items():
        tidy = _tidied(game, today)
        games[name] = _joined(known[name], tidy, today) if name in known else tidy
    games = dict(bounded(games))
    before, after, there = _places(known), _places(games), _places(brought)
    new = len(after.keys() - before.keys())
    changed = sum(after[key] != before[key] for key in after.keys() & before.keys())
    return games, Came(new, changed, len(there.keys() - after.keys()))


def _places(games: Mapping[str, GameLine]) -> dict[tuple[str, int], object]:
    return {
        (name, line.position): line.place for name, game in games.items() for _, line in game.every
    }


def _tidied(game: GameLine, today: date) -> GameLine:
    """*game* with each mistake once, and no deal of a day to come, as nothing that is played later
    would have room beside it."""
    met: set[int] = set()

    def is_first(line: MistakeLine) -> bool:
        is_new = line.position not in met
        met.add(line.position)
        return is_new

    game = with_mistakes(game, keep=is_first)
    return replace(
        game, deals=tuple(replace(deal, day=min(deal.day, today)) for deal in game.deals)
    )


def _joined(known: GameLine, brought: GameLine, today: date) -> GameLine:
    """Both of one game. Where it has gone on in two ways, it is the known one, with what belongs to
    their common beginning."""
    played, common = _longer(known.played, brought.played)
    if known.game != brought.game or common == 0:
        return known
    shared = with_mistakes(
        brought, keep=lambda one: one.position <= common,
        keep_drill=lambda one: one.position <= common,
    )  # fmt: skip
    deals = {deal.deal: deal for deal in known.deals}
    for deal in shared.deals:
        here = deals.get(deal.deal)
        deals[deal.deal] = deal if here is None else _joined_deal(here, deal, today)
    return GameLine(known.game, played, tuple(deals[number] for number in sorted(deals)))


def _longer(known: Played | None, brought: Played | None) -> tuple[Played | None, float]:
    """The one that goes on longer where they are one game, else the *known* one; and how many moves
    are the same in both, as far as they are there."""
    if known is None or brought is None:
        return known or brought, float("inf")
    if _start(known) != _start(brought):
        return known, 0
    here, there = pieces(known.moves), pieces(brought.moves)
    common = common_start(here, there)
    if common == len(here):
        return brought, float("inf")
    return known, float("inf") if common == len(there) else common


def _start(played: Played) -> object:
    """What *played* begins with; how that is written makes no difference."""
    return msgspec.json.decode(played.options), played.agreed, played.brought


def _joined_deal(known: DealLine, brought: DealLine, today: date) -> DealLine:
    if known.seat != brought.seat:
        return known
    # Of what was deleted here nothing but the deal is left.
    told = known if known.lost else brought
    return replace(
        known, unit=told.unit, lost=told.lost,
        mistakes=_joined_mistakes(known.mistakes, brought.mistakes, today),
        drills=_together(known.drills, brought.drills),
    )  # fmt: skip


def _joined_mistakes(
    known: Iterable[MistakeLine], brought: Iterable[MistakeLine], today: date
) -> tuple[MistakeLine, ...]:
    there = {line.position: line.place for line in brought}
    found = []
    for line in known:
        place = newer(line.place, there.get(line.position, line.place), today)
        found.append(replace(line, box=place.box, due=place.due))
    return _together(found, brought)


def _together(known: Iterable[LineT], brought: Iterable[LineT]) -> tuple[LineT, ...]:
    """All of them in order, each once, as it is *known*."""
    lines = {line.position: line for line in (*brought, *known)}
    return tuple(lines[position] for position in sorted(lines))
