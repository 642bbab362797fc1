"""What the rules refuse of a lay-down, a take or a discard, on counts, as `rules.legality`."""

from __future__ import annotations

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import DRAW, Deal, size_of
from handfoot_gui.games.hand_and_foot.bots.kernel.going_out import leads_out
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules.counted import Meld, Parts
from handfoot_gui.games.hand_and_foot.rules.laying import LayTargets
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.option_values import SevensBan


def is_refused(
    deal: Deal, seat: int, parts: Parts, left: list[int], held: int, unseen: int
) -> bool:
    """Whether the rules refuse *parts*, which leave *held* cards *left* and some *unseen* ones."""
    terms = deal.terms
    side = terms.side_of[seat]
    melds = deal.melds[side]
    completes = has_new = False
    lays_threes = False
    for onto, rank, naturals, twos, jokers, ladies in parts:
        a = w = size = laid = 0
        lays_threes = lays_threes or (rank == terms.black and naturals > 0)
        if onto >= 0:
            meld = melds[onto]
            size = meld[1] + meld[2] + meld[3]
            laid = meld[4]
            a, w = (size, 0) if rank == terms.two else (meld[1], meld[2] + meld[3])
        else:
            has_new = True
            if rank == terms.two and not terms.wild_melds:
                return True
        wilds = twos + jokers
        x, y = (wilds, 0) if rank == terms.two else (naturals, wilds)
        if x + y and not terms.fits(rank, a, w, x, y):
            return True
        if ladies + laid and (rank == terms.two or w + y or size + x + y < PILE_SIZE):
            return True
        completes = completes or size < PILE_SIZE <= size + x + y
    if has_new and _begins_twice(terms, melds, parts):
        return True
    have = held + unseen
    if deal.in_foot[seat]:
        is_bound = deal.granted or _lies_bound(terms, melds)
        may = not terms.asks and deal.are_partners_ready(seat)
        if is_bound or have < 2:
            leads = (is_bound or may) and leads_out(
                deal, side, _melds_after(melds, parts), left, unseen
            )
            if not leads and (have < 2 or deal.phase == DRAW):
                return True
            if not leads and leads_out(deal, side, melds, deal.hands[seat], 0):
                return True
    elif have < 2 and terms.opens_by_pile and not completes:
        return True
    if lays_threes and terms.threes_go_out:
        may = deal.in_foot[seat] and (deal.granted or not terms.asks)
        if not (may and deal.are_partners_ready(seat)) or not leads_out(
            deal, side, _melds_after(melds, parts), left, unseen
        ):
            return True
    if terms.bans_sevens and not unseen and held and left[terms.seven] == held:
        return _are_only_sevens_left(deal, seat, parts, left, completes=completes)
    return False


def _lies_bound(terms: Terms, melds: list[Meld]) -> bool:
    """Whether black threes lie that are melded in no turn but the last."""
    return terms.threes_go_out and any([meld[0] == terms.black for meld in melds])


def _begins_twice(terms: Terms, melds: list[Meld], parts: Parts) -> bool:
    """Whether a new meld begins beside an incomplete one of its rank, or a second one at all."""
    grown = {onto: naturals + twos + jokers for onto, _, naturals, twos, jokers, _ in parts}
    new = [part for part in parts if part[0] < 0]
    begun = [part[1] for part in new]
    barred = set()
    for index, meld in enumerate(melds):
        if meld[0] in begun and (
            terms.is_once or meld[1] + meld[2] + meld[3] + grown.get(index, 0) < PILE_SIZE
        ):
            barred.add(meld[0])
    for _, rank, naturals, twos, jokers, _ in sorted(
        new, key=lambda part: part[2] + part[3] + part[4] < PILE_SIZE
    ):
        if rank in barred:
            return True
        if terms.is_once or naturals + twos + jokers < PILE_SIZE:
            barred.add(rank)
    return False


def _melds_after(melds: list[Meld], parts: Parts) -> list[Meld]:
    after = [meld[:] for meld in melds]
    for onto, rank, naturals, twos, jokers, ladies in parts:
        if onto < 0:
            after.append([rank, naturals, twos, jokers, ladies])
        else:
            meld = after[onto]
            meld[1] += naturals
            meld[2] += twos
            meld[3] += jokers
            meld[4] += ladies
    return after


def _is_seven_banned(deal: Deal, side: int, melds: list[Meld]) -> bool:
    """Whether a side that has *melds* may not discard sevens."""
    terms = deal.terms
    seven = terms.seven
    if not any([m[0] == seven and m[1] + m[2] + m[3] >= PILE_SIZE for m in melds]):
        return True
    if terms.sevens_ban is not SevensBan.EVERY_SIDE:
        return False
    return not all([deal.has_pile_of_sevens(other) for other in terms.other_sides[side]])


def _are_only_sevens_left(
    deal: Deal, seat: int, parts: Parts, left: list[int], *, completes: bool
) -> bool:
    """Whether nothing is left that may be discarded (decisions 16 and 33)."""
    terms = deal.terms
    side, seven, hand = terms.side_of[seat], terms.seven, deal.hands[seat]
    after = _melds_after(deal.melds[side], parts)
    if not _is_seven_banned(deal, side, after) or hand[seven] == deal.held[seat]:
        return False
    if terms.opens_by_pile and not deal.in_foot[seat] and completes:
        return False
    onto = [
        index
        for index, m in enumerate(after)
        if m[0] == seven and (terms.is_open or m[1] + m[2] + m[3] < PILE_SIZE)
    ]
    may_begin = not (terms.is_once and any([meld[0] == seven for meld in after]))
    sizes = tuple([(after[index][1], after[index][2] + after[index][3]) for index in onto])
    targets = LayTargets(terms.shapes[seven], tuple(onto), sizes, may_begin)
    for steps in targets.ways(left[seven], 0):
        more: Parts = tuple(
            [
                (onto[place] if place < len(onto) else -1, seven, x, 0, 0, 0)
                for place, (x, _) in enumerate(steps)
                if x
            ]
        )
        completed = sum([size_of(meld) >= PILE_SIZE for meld in _melds_after(after, more)])
        if not deal.in_foot[seat]:
            if not terms.opens_by_pile or completed > sum([size_of(m) >= PILE_SIZE for m in after]):
                return False
        elif not terms.must_discard_last and _may_end_with(deal, seat, _melds_after(after, more)):
            return False
    return True


def _may_end_with(deal: Deal, seat: int, melds: list[Meld]) -> bool:
    """Whether *seat* goes out when its last card leaves and its side has *melds*."""
    side = deal.terms.side_of[seat]
    kept = deal.melds[side]
    deal.melds[side] = melds
    may = deal.may_end_out(seat)
    deal.melds[side] = kept
    return may


def may_discard(deal: Deal, seat: int, code: int) -> bool:
    """Whether the rules let *seat* discard a card of a class now."""
    terms = deal.terms
    is_seven = code == terms.seven
    if is_seven and terms.bans_sevens:
        side = terms.side_of[seat]
        if _is_seven_banned(deal, side, deal.melds[side]):
            return False
    is_last = deal.held[seat] == 1
    if not deal.in_foot[seat]:
        return not (is_last and terms.opens_by_pile)
    if is_last and deal.may_end_out(seat):
        return not is_seven or terms.seven_last_discard
    return not (is_last or _must_go_out(deal, seat))


def _must_go_out(deal: Deal, seat: int) -> bool:
    """Whether *seat*, which is in the foot, has to end its turn by going out (decision 13)."""
    side = deal.terms.side_of[seat]
    melds = deal.melds[side]
    is_bound = deal.granted or _lies_bound(deal.terms, melds)
    return is_bound and leads_out(deal, side, melds, deal.hands[seat], 0)


def may_end_turn(deal: Deal, seat: int) -> bool:
    """Whether the rules let *seat* end its turn without a discard."""
    if deal.in_foot[seat] and _must_go_out(deal, seat):
        return False
    hand = deal.hands[seat]
    return not any([may_discard(deal, seat, code) for code in range(len(hand)) if hand[code]])


def may_ask(deal: Deal, seat: int) -> bool:
    """Whether *seat* may ask, after its draw, whether it may go out (rule 11)."""
    if not deal.terms.asks or deal.asked:
        return False
    if not deal.in_foot[seat] or not deal.are_partners_ready(seat):
        return False
    side = deal.terms.side_of[seat]
    return leads_out(deal, side, deal.melds[side], deal.hands[seat], 0)
