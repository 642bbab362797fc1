"""What may be worth thinking about beside what the steady player does, all of it legal."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from handfoot_gui.games.hand_and_foot.bots.kernel.agreements import (
    breaks_agreement,
    may_go_out_as_agreed,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    ANSWER,
    ASK,
    DISCARD,
    DRAW,
    DRAW_CARDS,
    LAY,
    NO,
    PLAY,
    TAKE_PILE,
    YES,
    Act,
    Deal,
    is_down,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.discarding import (
    discards_of,
    kinder_discard,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.laying import wilds_to_come
from handfoot_gui.games.hand_and_foot.bots.kernel.reading import is_short
from handfoot_gui.games.hand_and_foot.bots.kernel.refusals import discards_allowed, may_ask
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide, is_lay_refused
from handfoot_gui.games.hand_and_foot.bots.kernel.taking import first_meld_of, possible_take
from handfoot_gui.games.hand_and_foot.rules.counted import Parts
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE

Line: TypeAlias = tuple[Act, ...]
"""Acts of one turn, one after the other; then the steady player goes on."""


def follow(deal: Deal, line: Line, rng: Random) -> None:
    """Do all of *line* in *deal*; *rng* shuffles where cards are shuffled."""
    for act in line:
        deal.perform(act, rng)


def discards_after(deal: Deal, act: Act, most: int) -> list[Line]:
    """Lines of *act*, a lay-down, and a discard, the best ones first; none where it brings hidden
    cards, leaves none, or a yes obliges to go out."""
    seat, after = deal.turn, deal.copy()
    after.perform(act, Random(0))
    is_hidden = after.feet_left[seat] != deal.feet_left[seat]
    if is_hidden or after.phase != PLAY or after.granted or not after.held[seat]:
        return []
    some = discards_allowed(after, seat, discards_of(after, seat))
    return [(act, (DISCARD, (), code)) for code in some[:most]]


def candidates(deal: Deal, *, discards: int = 1) -> list[Line]:
    """Lines of the player to move, the steady player's next act first.

    Who lays less than the steady player discards at once, since that one would go on and lay what
    is held back. So many *discards* are among them, those that the steady player likes best; and
    where that one would break a pair that others collect, a single that nobody does.
    """
    base = decide(deal)
    found: list[Line] = [(base,)]
    for act in _others(deal, base, discards):
        line: Line = (act,)
        if base[0] == LAY == act[0] and _is_less(act[1], base[1]):
            line = _held_back(deal, act)
        if line not in found:
            found.append(line)
    return found


def _is_less(parts: Parts, base: Parts) -> bool:
    """Whether nothing is laid that *base* does not lay, too."""
    for onto, rank, *counts in parts:
        if not any(
            [
                (onto, rank) == (other, its_rank)
                and all([count <= most for count, most in zip(counts, mosts, strict=True)])
                for other, its_rank, *mosts in base
            ]
        ):
            return False
    return True


def _held_back(deal: Deal, act: Act) -> Line:
    """*act*, a lay-down, and the discard that the steady player likes best after it."""
    seat = deal.turn
    for line in discards_after(deal, act, deal.terms.classes):
        if not breaks_agreement(deal, seat, line[1]):
            return line
    return (act,)


def _others(deal: Deal, base: Act, discards: int) -> list[Act]:
    """What may be done in place of *base*, what the steady player does; of discards that many."""
    if deal.phase == ANSWER:
        if deal.terms.is_agreed and not may_go_out_as_agreed(
            deal, deal.terms.side_of[deal.actor()]
        ):
            return []
        return [(NO if base[0] == YES else YES, (), -1)]
    if deal.phase == DRAW:
        return _draws(deal, base)
    if deal.granted:
        return []
    if base[0] == ASK:
        deal.asked = True
        instead = decide(deal)
        deal.asked = False
        return [instead]
    terms, seat = deal.terms, deal.turn
    if base[0] == LAY and terms.foot_first[terms.side_of[seat]] and not deal.in_foot[seat]:
        return []
    found: list[Act] = []
    if (
        terms.asks
        and (not terms.is_agreed or may_go_out_as_agreed(deal, terms.side_of[seat]))
        and may_ask(deal, seat)
    ):
        found.append((ASK, (), -1))
    if base[0] == LAY:
        found += _lays_with_less(deal, seat, base[1])
    if is_down(deal, seat):
        found += [(LAY, parts, -1) for parts in _single_lays(deal, seat)]
    else:
        first = first_meld_of(deal, seat, waits=False)
        if first is not None and not is_lay_refused(deal, seat, first):
            found.append((LAY, first, -1))
    thrown: list[Act] = [
        (DISCARD, (), code) for code in discards_allowed(deal, seat, discards_of(deal, seat))
    ]
    found += [act for act in thrown if not breaks_agreement(deal, seat, act)][:discards]
    if base[0] == DISCARD:
        kinder: Act = (DISCARD, (), kinder_discard(deal, seat, base[2]))
        found += [act for act in thrown if act == kinder]
    return [
        act
        for act in found
        if act != base and not (breaks_agreement(deal, seat, act) or _looks_silly(deal, seat, act))
    ]


def _looks_silly(deal: Deal, seat: int, act: Act) -> bool:
    """Whether canasta players would shake their heads at *act*, whatever worlds say of it: the
    dearer wild is thrown while the cheaper one is held, or a wild meld is begun with all jokers
    that is not likely to become a pile."""
    kind, parts, code = act
    terms, hand = deal.terms, deal.hands[seat]
    if kind == DISCARD:
        cheap, dear = terms.wilds
        return code == dear and hand[cheap] > 0
    two, joker = terms.two, terms.joker
    return any(
        [part[0] < 0 and part[1] == two and 0 < part[4] == hand[joker] for part in parts]
    ) and (hand[two] + hand[joker] + wilds_to_come(deal, seat) < PILE_SIZE)


def _draws(deal: Deal, base: Act) -> list[Act]:
    if base[0] == TAKE_PILE:
        return [] if is_short(deal) else [(DRAW_CARDS, (), -1)]
    parts = possible_take(deal, waits=False)
    if parts is None or breaks_agreement(deal, deal.turn, (TAKE_PILE, parts, -1)):
        return []
    return [(TAKE_PILE, parts, -1)]


def _lays_with_less(deal: Deal, seat: int, parts: Parts) -> list[Act]:
    """A lay-down without one of its parts each time; a first meld stays whole."""
    if len(parts) < 2 or not is_down(deal, seat):
        return []
    less = [parts[:place] + parts[place + 1 :] for place in range(len(parts))]
    return [(LAY, some, -1) for some in less if not is_lay_refused(deal, seat, some)]


def _single_lays(deal: Deal, seat: int) -> list[Parts]:
    """Lay-downs of one meld each: all naturals of a rank, a pair with a wild, a wild, all wilds."""
    terms, hand = deal.terms, deal.hands[seat]
    two, joker = terms.two, terms.joker
    melds = deal.melds[terms.side_of[seat]]
    wilds = hand[two] + hand[joker]
    cheapest = terms.wilds[0] if hand[terms.wilds[0]] else terms.wilds[1]
    cheap = (1, 0) if cheapest == two else (0, 1)
    found: list[Parts] = []
    begun = 0
    for index, meld in enumerate(melds):
        rank = meld[0]
        room = PILE_SIZE - meld[1] - meld[2] - meld[3]
        if room <= 0:
            continue
        begun |= 1 << rank
        if rank < two and hand[rank]:
            found.append(((index, rank, min(hand[rank], room), 0, 0, 0),))
        if wilds:
            found.append(((index, rank, 0, cheap[0], cheap[1], 0),))
        if rank == two and wilds > 1:
            twos = min(hand[two], room)
            found.append(((index, rank, 0, twos, min(hand[joker], room - twos), 0),))
    for rank in range(terms.n):
        held = hand[rank]
        if begun >> rank & 1:
            continue
        if held >= LEAST_MELD:
            found.append(((-1, rank, min(held, PILE_SIZE), 0, 0, 0),))
        elif held == LEAST_MELD - 1 and wilds:
            found.append(((-1, rank, held, cheap[0], cheap[1], 0),))
    if terms.wild_melds and not begun >> two & 1 and wilds >= LEAST_MELD:
        twos = min(hand[two], PILE_SIZE)
        found.append(((-1, two, 0, twos, min(hand[joker], PILE_SIZE - twos), 0),))
    return [parts for parts in found if not is_lay_refused(deal, seat, parts)]
