"""What cards, rounds and a whole game are worth; page "Manipulation Rummy", sections 3, 4."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from handfoot_gui.core.brought_forward import NOTHING, BroughtForward
from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, Line
from handfoot_gui.games.manipulation.rules.melds import Laid
from handfoot_gui.games.manipulation.rules.option_values import CardValues, Scoring
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import End, State


def hand_points(values: CardValues, hand: Iterable[Card]) -> int:
    """What the cards left in a hand count."""
    points = values.by_rank
    return sum([points[card.rank] for card in hand])


def laid_points(values: CardValues, cards: Iterable[Laid]) -> int:
    """What cards count for a first play: a joker counts as the card it names."""
    points = values.by_rank
    return sum([points[laid.rank] for laid in cards])


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
        tuple(hand_points(options.values, hand) for hand in state.hands),
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

    The line ``in_hand`` only tells: its items count points that are worth nothing, but where hands
    are all that is scored (M6): there it is the only line. The line ``differences`` has items for
    the winners alone, one for every other seat; ``paid`` has one for each of the others.
    """
    winners = winners_of(hands, ended, ender)
    seats = tuple(map(Seat, range(len(hands))))
    known = {seat: points for seat, points in zip(seats, hands, strict=True) if points is not None}
    each = -1 if options.is_scored_by_hands else 0
    told = tuple((Item("point_in_hand", known[s], each),) if s in known else () for s in seats)
    lines = [Line("in_hand", told)]
    if not options.is_scored_by_hands:
        lines += _lines_of_winners(options, known, winners, len(hands))
        lines += _bonuses(options, ended, ender, winners, len(hands))
    return DealScore(number, dealer, ended.value, ender, tuple(lines))


def _lines_of_winners(
    options: Options, known: Mapping[Seat, int], winners: tuple[Seat, ...], players: int
) -> Iterator[Line]:
    """What the winners get for the hands that are *known*, and what the others pay them: each the
    own difference once, however many have won."""

    def differences(seat: Seat) -> tuple[Item, ...]:
        if seat not in winners:
            return ()
        return tuple(
            Item("difference", 1, points - known[seat])
            for other, points in known.items()
            if other != seat
        )

    def paid(seat: Seat) -> tuple[Item, ...]:
        if seat in winners or seat not in known:
            return ()
        return (Item("paid", 1, known[winners[0]] - known[seat]),)

    seats = tuple(map(Seat, range(players)))
    yield Line("differences", tuple(map(differences, seats)))
    if options.scoring is Scoring.PAID:
        yield Line("paid", tuple(map(paid, seats)))


def _bonuses(
    options: Options, ended: End, ender: Seat | None, winners: tuple[Seat, ...], players: int
) -> Iterator[Line]:
    """What the winners get besides."""
    is_undercut = ended is End.KNOCK and ender not in winners

    def bonus(what: str, each: int, *, is_given: bool) -> Line:
        item = (Item(what, 1, each),)
        return Line(
            what, tuple(item if is_given and seat in winners else () for seat in range(players))
        )

    if options.out_bonus:
        yield bonus("going_out", options.out_bonus, is_given=ended is End.OUT)
    if options.undercut_bonus and options.knock_limit:
        yield bonus("undercut", options.undercut_bonus, is_given=is_undercut)


def left_in_hand(score: DealScore, seat: int) -> int | None:
    """The points that a round left in the hand of *seat*; None where only a total is known."""
    line = next(line for line in score.lines if line.kind == "in_hand")
    return line.items[seat][0].count if line.items[seat] else None


def winners_of_score(score: DealScore) -> tuple[Seat, ...]:
    """The seats that won a round; where totals were written down, those who got most for it."""
    line = next((line for line in score.lines if line.kind == "differences"), None)
    seats = range(len(score.lines[0].items))
    if score.only_totals:
        points = [score.points_by_rules(seat) for seat in seats]
        most = max(points)
        is_won = line is None or most > 0
        return tuple(Seat(seat) for seat, own in enumerate(points) if own == most and is_won)
    if line is None:
        ender = None if score.by is None else Seat(score.by)
        return winners_of([left_in_hand(score, seat) for seat in seats], End(score.ended), ender)
    return tuple(Seat(seat) for seat, items in enumerate(line.items) if items)


def goal_of(options: Options) -> int:
    """The total that ends the game where rounds are not counted; below nothing where hands are."""
    return -options.target if options.is_scored_by_hands else options.target


def is_over(
    options: Options, results: Sequence[DealScore], brought: BroughtForward = NOTHING
) -> bool:
    """Whether all rounds are played or, where they are not counted, somebody has reached the
    target: where hands are scored, is so far below nothing (M6)."""
    if options.rounds:
        return bool(results) and results[-1].number >= options.rounds
    sign = -1 if options.is_scored_by_hands else 1
    return any(sign * total >= options.target for total in totals_of(options, results, brought))


def closing_lines(
    options: Options, results: Sequence[DealScore], brought: BroughtForward = NOTHING
) -> tuple[Line, ...]:
    """What is added when the game is over: for the target, where it ends the game and is no loss,
    and for every round won."""
    won = [winners_of_score(score) for score in results]
    seats = range(options.players)
    has_goal = not options.rounds and not options.is_scored_by_hands
    reached = tuple(
        (Item("target_reached", 1, options.target_bonus),)
        if has_goal and total >= options.target
        else ()
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
