"""How it is written what people's own games teach them: lines of a file, and how many stay."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Raw, Struct
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import BroughtForward
from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.practice import DealReview, Mistake, Reviewed
from handfoot_gui.core.record import Agreed, SeatNumber
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.practice import LEARNT, Place, first_place
from handfoot_gui.storage.formats import encoded

_MOST_OF_MOVES: Final = 8 * 2**20
"""Bytes of all moves that are kept for one person."""
_MOST_OF_LEARNT: Final = 2**20
"""Bytes of those that are kept for what is learnt alone."""
MOST_MOVES: Final = 200_000
MOST_RECENT: Final = 40
MOST_COSTLY: Final = 60
"""So many mistakes of one game stay that were made last, and so many of those before them."""
MOST_DRILLS: Final = 30
"""So many decisions of one game stay that are drilled, those taken last."""
MOST_DEALS: Final = 1000
"""So many deals of one game stay, those played last."""

_Word = Annotated[str, Meta(min_length=1, max_length=60)]
_Amount = Annotated[float, Meta(ge=-1e9, le=1e9)]
"""More than any game counts, and not more than can be told."""
_Error = Annotated[float, Meta(ge=0, le=1e9)]


class WayLine(Struct, frozen=True, forbid_unknown_fields=True):
    move: Raw
    gain: _Amount
    error: _Error


class JudgedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, and what it was worth."""

    position: Annotated[int, Meta(ge=0, le=MOST_MOVES)]
    theme: _Word
    played: Raw
    others: Annotated[tuple[WayLine, ...], Meta(min_length=1, max_length=60)]
    hidden: Annotated[int, Meta(ge=0)]
    worlds: Annotated[int, Meta(ge=0)]
    unit: Gain


class MistakeLine(JudgedLine, frozen=True, forbid_unknown_fields=True):
    """One that is practiced until it is learned."""

    box: Annotated[int, Meta(ge=1, le=LEARNT)]
    due: date

    @property
    def place(self) -> Place:
        return Place(self.box, self.due)

    @property
    def weight(self) -> float:
        """See `Judgement.weight`; moves are no matter of it."""
        ways = tuple(Way(None, way.gain, way.error) for way in self.others)
        return Judgement(Seat(0), None, ways, self.hidden, self.worlds, self.unit).weight


class LostLine(Struct, frozen=True, forbid_unknown_fields=True):
    theme: _Word
    amount: _Amount
    error: _Error
    decisions: Annotated[int, Meta(ge=0)]


class DealLine(Struct, frozen=True, forbid_unknown_fields=True):
    """One deal that was looked through for its person."""

    deal: Annotated[int, Meta(ge=1, le=10**6)]
    seat: SeatNumber
    day: date
    unit: Gain
    lost: Annotated[tuple[LostLine, ...], Meta(max_length=40)]
    mistakes: Annotated[tuple[MistakeLine, ...], Meta(max_length=200)]
    drills: Annotated[tuple[JudgedLine, ...], Meta(max_length=200)] = ()


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A game up to its last mistake."""

    options: Raw
    moves: Raw
    agreed: Annotated[Agreed, Meta(max_length=32)]
    brought: BroughtForward | None


class GameLine(Struct, frozen=True, forbid_unknown_fields=True):
    game: _Word
    played: Played | None
    """None where nothing of it is still to be learnt or drilled."""
    deals: Annotated[tuple[DealLine, ...], Meta(max_length=2 * MOST_DEALS)]

    @property
    def last_day(self) -> date:
        return max((deal.day for deal in self.deals), default=date.min)

    @property
    def open(self) -> Iterator[tuple[DealLine, MistakeLine]]:
        """Mistakes that are still to be learnt."""
        if self.played is not None:
            for deal in self.deals:
                yield from ((deal, one) for one in deal.mistakes if not one.place.is_learnt)

    @property
    def every(self) -> Iterator[tuple[DealLine, MistakeLine]]:
        """All mistakes, those that are learnt, too."""
        for deal in self.deals:
            yield from ((deal, one) for one in deal.mistakes)

    @property
    def drilled(self) -> Iterator[tuple[DealLine, JudgedLine]]:
        """Decisions that can be drilled."""
        if self.played is not None:
            for deal in self.deals:
                yield from ((deal, one) for one in deal.drills)


# -- of what was found lines ----------------------------------------------------------------


def joined(known: GameLine | None, reviewed: Reviewed) -> GameLine:
    """*known* of a game, and what is found of it now, which may be longer, or have gone another
    way since moves were taken back."""
    moves = [_raw(move) for move in reviewed.moves]
    old = () if known is None or known.played is None else pieces(known.played.moves)
    common = common_start(old, moves)
    if common == len(moves):
        # The moves found now are the beginning of those that are known.
        moves, common = list(old), len(old)
    deals = {}
    if known is not None:
        still = with_mistakes(known, keep=lambda one: one.place.is_learnt or one.position <= common)
        deals = {deal.deal: deal for deal in still.deals}
    for review in reviewed.reviews:
        deals[review.deal] = _deal_line(review, deals.get(review.deal))
    played = Played(
        Raw(encoded(reviewed.options).rstrip()), together(moves), reviewed.agreed, reviewed.brought
    )
    return GameLine(reviewed.game, played, tuple(deals[number] for number in sorted(deals)))


def _deal_line(review: DealReview, known: DealLine | None) -> DealLine:
    """The line of *review*; what was practised of the same deal stays where it lies."""
    day = date.fromisoformat(review.day)
    places = {} if known is None else {one.position: one.place for one in known.mistakes}
    return DealLine(
        review.deal,
        review.seat,
        day,
        review.unit,
        tuple(LostLine(one.theme, one.amount, one.error, one.decisions) for one in review.lost),
        tuple(
            _mistake_line(one, places.get(one.position) or first_place(day))
            for one in review.mistakes
        ),
        tuple(JudgedLine(**_judged(one)) for one in review.drills),
    )


def _mistake_line(mistake: Mistake, place: Place) -> MistakeLine:
    return MistakeLine(**_judged(mistake), box=place.box, due=place.due)


def _judged(mistake: Mistake) -> dict[str, Any]:
    """The fields of a `JudgedLine`."""
    judged = mistake.judged
    return {
        "position": mistake.position,
        "theme": mistake.theme,
        "played": _raw(judged.played),
        "others": tuple(WayLine(_raw(way.move), way.gain, way.error) for way in judged.others),
        "hidden": judged.hidden,
        "worlds": judged.worlds,
        "unit": judged.unit,
    }


def _raw(value: object) -> Raw:
    return Raw(encoded(value).rstrip())


def pieces(moves: Raw) -> Sequence[Raw]:
    """The moves one by one; none where they are none."""
    try:
        return [Raw(bytes(one)) for one in msgspec.json.decode(moves, type=list[Raw])]
    except msgspec.DecodeError:
        return ()


def common_start(some: Sequence[Raw], others: Sequence[Raw]) -> int:
    """So many moves are the same in both."""
    return next(
        (n for n, (one, other) in enumerate(zip(some, others, strict=False)) if one != other),
        min(len(some), len(others)),
    )


def together(moves: Iterable[Raw]) -> Raw:
    """*moves* as they stand in a game."""
    return Raw(b"[" + b",".join(map(bytes, moves)) + b"]")


def with_mistakes(
    game: GameLine,
    change: Callable[[MistakeLine], MistakeLine] = lambda line: line,
    keep: Callable[[MistakeLine], bool] = lambda _: True,
    keep_drill: Callable[[JudgedLine], bool] = lambda _: True,
) -> GameLine:
    """*game* with each mistake changed, and without those mistakes and drills that do not stay."""
    deals = tuple(
        replace(
            deal,
            mistakes=tuple(change(one) for one in deal.mistakes if keep(one)),
            drills=tuple(filter(keep_drill, deal.drills)),
        )
        for deal in game.deals
    )
    return replace(game, deals=deals)


def without_play(games: Mapping[str, GameLine]) -> Mapping[str, GameLine]:
    """Which deals of *games* were looked through, and nothing that was found in them."""
    return {
        name: replace(
            game,
            played=None,
            deals=tuple(replace(deal, lost=(), mistakes=(), drills=()) for deal in game.deals),
        )
        for name, game in games.items()
    }


# -- bounds ---------------------------------------------------------------------------------


def bounded(games: Mapping[str, GameLine]) -> Mapping[str, GameLine]:
    """*games* without what is too much, and without moves that nobody needs any more."""
    kept: dict[str, GameLine] = {}
    for kind in {game.game for game in games.values()}:
        of_kind = {name: game for name, game in games.items() if game.game == kind}
        kept |= _few_drills(_few_mistakes(_few_deals(of_kind)))
    kept = {name: kept[name] for name in games if name in kept}
    whole, room = dict(kept), _MOST_OF_MOVES
    days = sorted(kept, key=lambda name: kept[name].last_day, reverse=True)
    for name in days:
        kept[name] = lean = _lean(kept[name])
        room -= _size(lean)
        if room < 0:
            kept[name] = _lean(
                with_mistakes(
                    lean, keep=lambda one: one.place.is_learnt, keep_drill=lambda _: False
                )
            )
    # What is learnt can be looked at again, as long as that takes no room from anything else.
    room = min(max(0, room), _MOST_OF_LEARNT)
    for name in days:
        if not any(line.place.is_learnt for _, line in whole[name].every):
            continue
        longer = _lean(whole[name], with_learnt=True)
        room -= _size(longer) - _size(kept[name])
        if room < 0:
            break
        kept[name] = longer
    return kept


def _few_deals(games: Mapping[str, GameLine]) -> dict[str, GameLine]:
    """Those with the deals played last."""
    days = sorted((deal.day for game in games.values() for deal in game.deals), reverse=True)
    first = days[MOST_DEALS - 1] if len(days) > MOST_DEALS else date.min
    found = {
        name: replace(game, deals=tuple(deal for deal in game.deals if deal.day >= first))
        for name, game in games.items()
    }
    return {name: game for name, game in found.items() if game.deals}


def _few_mistakes(games: Mapping[str, GameLine]) -> dict[str, GameLine]:
    """Those with the mistakes made last, and the costliest before them."""
    ways = [(deal.day, name, line) for name, game in games.items() for deal, line in game.open]
    ways.sort(key=lambda one: (one[0], one[1], one[2].position), reverse=True)
    before = sorted(ways[MOST_RECENT:], key=lambda one: -one[2].weight)
    dropped = {(name, line.position) for _, name, line in before[MOST_COSTLY:]}
    if not dropped:
        return dict(games)

    def kept(name: str) -> Callable[[MistakeLine], bool]:
        return lambda one: (name, one.position) not in dropped

    return {name: with_mistakes(game, keep=kept(name)) for name, game in games.items()}


def _few_drills(games: Mapping[str, GameLine]) -> dict[str, GameLine]:
    """Those with the drilled decisions taken last."""
    every = [
        (deal.day, name, line.position)
        for name, game in games.items()
        for deal, line in game.drilled
    ]
    dropped = {(name, position) for _, name, position in sorted(every, reverse=True)[MOST_DRILLS:]}
    if not dropped:
        return dict(games)

    def kept(name: str) -> Callable[[JudgedLine], bool]:
        return lambda one: (name, one.position) not in dropped

    return {name: with_mistakes(game, keep_drill=kept(name)) for name, game in games.items()}


def _lean(game: GameLine, *, with_learnt: bool = False) -> GameLine:
    """*game* up to the last that is still to be learnt or drilled of it, or that is learnt."""
    wanted = (*(game.every if with_learnt else game.open), *game.drilled)
    last = max((line.position for _, line in wanted), default=0)
    if game.played is None or not last:
        return replace(game, played=None)
    moves = pieces(game.played.moves)
    if len(moves) <= last:
        return game
    return replace(game, played=replace(game.played, moves=together(moves[:last])))


def _size(game: GameLine) -> int:
    return 0 if game.played is None else len(bytes(game.played.moves))
