"""What a deal counts besides, on counts; page "Families' switches", S22."""

from __future__ import annotations

from handfoot_gui.games.hand_and_foot.rules import judge
from handfoot_gui.games.hand_and_foot.rules.counted import CountedRules, Meld, Needed
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import Banned, MeldsElse
from handfoot_gui.games.hand_and_foot.rules.options import Options


def extra_piles(rules: CountedRules, needed: Needed, melds: list[Meld]) -> int:
    """The complete piles beyond the fewest that could fulfil a fulfilled alternative."""
    counts = judge.piles(rules, melds)
    found = 0
    for one in needed:
        if not judge.fewest(rules, judge.lacking(rules, (one,), melds)):
            found = max(found, sum(counts) - judge.fewest(rules, one))
    return found


def unfinished(rules: CountedRules, melds: list[Meld]) -> dict[Banned, int]:
    """How many melds that are no piles there are of the cards that cost something."""
    found: dict[Banned, int] = {}
    for fine in rules.options.unfinished_fines:
        code = rules.two
        if fine.cards.rank is not None:
            code = rules.rank_code.get(fine.cards.rank, -1)
        elif fine.cards is not Banned.WILD:
            code = rules.black if fine.cards is Banned.BLACK_THREE else -1
        count = sum([m[0] == code and m[1] + m[2] + m[3] < PILE_SIZE for m in melds])
        if count:
            found[fine.cards] = count
    return found


def sign_of_melds(options: Options, points: int, *, has_needed: bool) -> int:
    """What melded cards worth *points* count times, of a side that has what they need, or has
    not."""
    if has_needed:
        return 1
    if options.melds_else is MeldsElse.NOTHING:
        return 0
    return -1 if points > 0 else 1


def points_besides(rules: CountedRules, needed: Needed, melds: list[Meld], melded: int) -> int:
    """All of that for a side whose melded cards are worth *melded*."""
    options = rules.options
    points = options.extra_pile_bonus * extra_piles(rules, needed, melds)
    if options.unfinished_fines:
        found = unfinished(rules, melds)
        points += sum([found.get(f.cards, 0) * f.points for f in options.unfinished_fines])
    has_needed = judge.has_needed(rules, needed, melds, options.melds_need.value)
    return points + melded * (sign_of_melds(options, melded, has_needed=has_needed) - 1)
