"""What cards, rounds and a whole game are worth; page "Manipulation Rummy", sections 3, 4."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from handfoot_gui.core.brought_forward import NOTHING, BroughtForward
from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, Line
from handfoot_gui.games.manipulation.rules.melds import Laid
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import End, State

POINTS: Final = {
    Rank.JOKER: 25,
    Rank.KING: 10,
    Rank.QUEEN: 10,
    Rank.JACK: 10,
    Rank.TEN: 10,
    **{rank: int(rank.value) for rank in tuple(Rank)[5:13]},
    Rank.ACE: 1,
}
"""Points of each rank left in a hand."""


def hand_points(hand: Iterable[Card]) -> int:
    """What the cards left in a hand count."""
    return sum(POINTS[card.rank] for card in hand)


def laid_points(cards: Iterable[Laid]) -> int:
    """What cards count for a first play: a joker counts as the card it names."""
    return sum(POINTS[laid.rank] for laid in cards)


def winners_of(hands: Sequence[int | None], ended: End, ender: Seat | None) -> tuple[Seat, ...]:
    """The seats that win a round with *hands* points left; a knocker yields in a tie.

    Of a hand that is None nothing is known.
    """
    fewest = min((points for points in hands if points is not None), default=None)
    if fewest is None:
        return ()
    lowest = tuple(Seat(seat) for seat, points in enumerate(hands) if points == fewest)
    if ended is End.KNOCK and len(lowest) > 1:
        return tuple(seat for seat in lowest if seat != ender)
    return lowest


def round_score(options: Options, state: State) -> DealScore:
    """The score of the round that is over in *state*."""
    public = state.public
    assert public.ended is not None, "the round is not over"
    return score_of_hands(
        options,
        tuple(map(hand_points, state.hands)),
        public.ended,
        public.ender,
        number=public.round,
        dealer=public.dealer,
    )


def score_of_hands(
    options: Options,
    hands: Sequence[int | None],
    ended: End,
    ender: Seat | None,
    *,
    number: int,
    dealer: Seat,
) -> DealScore:
    """The score of a round that left *hands* points; it is reckoned without hands that are None.

    The line ``in_hand`` only tells: its items count points that are worth nothing. The line
    ``differences`` has items for the winners alone, one for every other seat.
    """
    winners = winners_of(hands, ended, ender)
    seats = tuple(map(Seat, range(len(hands))))
    known = {seat: points for seat, points in zip(seats, hands, strict=True) if points is not None}
    is_undercut = ended is End.KNOCK and ender not in winners

    def differences(seat: Seat) -> tuple[Item, ...]:
        if seat not in winners:
            return ()
        return tuple(
            Item("difference", 1, points - known[seat])
            for other, points in known.items()
            if other != seat
        )

    def told(seat: Seat) -> tuple[Item, ...]:
        return (Item("point_in_hand", known[seat], 0),) if seat in known else ()

    def bonus(what: str, each: int, *, is_given: bool) -> Line:
        item = (Item(what, 1, each),)
        return Line(what, tuple(item if is_given and seat in winners else () for seat in seats))

    lines = [
        Line("in_hand", tuple(map(told, seats))),
        Line("differences", tuple(map(differences, seats))),
    ]
    if options.out_bonus:
        lines.append(bonus("going_out", options.out_bonus, is_given=ended is End.OUT))
    if options.undercut_bonus and options.knock_limit:
        lines.append(bonus("undercut", options.undercut_bonus, is_given=is_undercut))
    return DealScore(number, dealer, ended.value, ender, tuple(lines))


def winners_of_score(score: DealScore) -> tuple[Seat, ...]:
    """The seats that won a round; where totals were written down, those who got most for it."""
    if score.only_totals:
        points = [score.points_by_rules(seat) for seat in range(len(score.lines[0].items))]
        most = max(points)
        return tuple(Seat(seat) for seat, own in enumerate(points) if own == most > 0)
    line = next(line for line in score.lines if line.kind == "differences")
    return tuple(Seat(seat) for seat, items in enumerate(line.items) if items)


def is_over(
    options: Options, results: Sequence[DealScore], brought: BroughtForward = NOTHING
) -> bool:
    """Whether somebody has reached the target."""
    return any(total >= options.target for total in totals_of(options, results, brought))


def closing_lines(
    options: Options, results: Sequence[DealScore], brought: BroughtForward = NOTHING
) -> tuple[Line, ...]:
    """What is added when the game is over: for the target, and for every round won."""
    won = [winners_of_score(score) for score in results]
    seats = range(options.players)
    reached = tuple(
        (Item("target_reached", 1, options.target_bonus),) if total >= options.target else ()
        for total in totals_of(options, results, brought)
    )
    counts = [brought.rounds(seat) + sum(seat in winners for winners in won) for seat in seats]
    rounds = tuple(
        (Item("round_won", count, options.round_bonus),) if count else () for count in counts
    )
    return Line("target_reached", reached), Line("rounds_won", rounds)


def totals_of(
    options: Options, results: Sequence[DealScore], brought: BroughtForward = NOTHING
) -> tuple[int, ...]:
    """How everybody stands after *results*, before anything is added at the end."""
    return tuple(
        brought.total(seat) + sum(score.points(seat) for score in results)
        for seat in range(options.players)
    )
