"""A whole state that looks like a given view: what bots search and what tests compare."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.hand_and_foot.rules.laying import table_after
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld
from handfoot_gui.games.hand_and_foot.rules.melds import SideTable
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public, State, View
from handfoot_gui.games.hand_and_foot.rules.taking import (
    brought,
    match_for,
    take_leads_out,
    takes_of_rank,
)
from handfoot_gui.games.hand_and_foot.rules.way_out import drawn_to_lead_out, leads_out

_TRIES: Final = 10
"""Hands that are tried for one who has asked; the first one will do but before a first meld."""
_TAKES: Final = 10


def imagine(options: Options, cards: tuple[Card, ...], view: View, rng: Random) -> State:
    """Deal every unseen card at random, in keeping with what the viewing seat knows.

    Cards a player took from the discard pile are in that player's holding, and where red threes
    are laid nobody who has begun the first turn holds one. Who has asked "May I go out?", and was
    not told no, has a hand that can (decision 11).
    """
    public = view.public
    seen = {*view.holding, *public.pile, *public.removed}
    for table in public.tables:
        seen.update(table.cards())
    others = [seat for seat in range(options.players) if seat != view.seat]
    for seat in range(options.players):
        seen.update(public.known[seat])
    unseen = [card for card in cards if card not in seen]
    rng.shuffle(unseen)
    if options.lays_red_threes:
        unseen.sort(key=lambda card: card.is_red_three)  # stable: the others stay as shuffled
    holdings: list[tuple[Card, ...]] = [()] * options.players
    holdings[view.seat] = view.holding
    if _may_be_going_out(public) and public.turn != view.seat:
        others.remove(public.turn)
        holdings[public.turn] = _goer_s(options, view, unseen, rng)
        gone = set(holdings[public.turn])
        unseen = [card for card in unseen if card not in gone]
    first = (public.dealer + 1) % options.players
    waiting = []
    for seat in others:
        need = view.holding_counts[seat] - len(public.known[seat])
        if (seat - first) % options.players < public.turns:
            due: tuple[Card, ...] = ()
            if (
                need
                and options.lays_red_threes
                and seat == public.turn
                and public.phase is Phase.TURN_OVER
            ):
                # Nothing but a red three to be laid keeps such a turn from passing on.
                due, need = (unseen.pop(),), need - 1
            holdings[seat] = (*public.known[seat], *due, *unseen[:need])
            del unseen[:need]
        else:
            waiting.append((seat, need))
    rng.shuffle(unseen)
    for seat, need in waiting:
        holdings[seat] = (*public.known[seat], *unseen[:need])
        del unseen[:need]
    feet = []
    for count in view.foot_counts:
        feet.append(tuple(unseen[:count]))
        del unseen[:count]
    stocks = []
    for count in view.stock_counts:
        stocks.append(tuple(unseen[:count]))
        del unseen[:count]
    return State(public, tuple(holdings), tuple(feet), tuple(stocks))


def _may_be_going_out(public: Public) -> bool:
    """Whether the player to move has asked, and has a yes or still waits for the answer."""
    question = public.question
    is_in_turn = public.phase in (Phase.ANSWER, Phase.DRAW, Phase.PLAY)
    return is_in_turn and question is not None and question.answer is not False


def _goer_s(options: Options, view: View, unseen: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """A holding, of *unseen* and of what is known, with which the player to move could ask.

    Where none is found, which takes rules of a strange house, it is one like any other.
    """
    public = view.public
    seat = public.turn
    known = public.known[seat]
    count = view.holding_counts[seat] - len(known)
    table = public.tables[options.side_of(seat)]
    some = [card for card in unseen if not (options.lays_red_threes and card.is_red_three)]
    rng.shuffle(some)
    asker = replace(view, seat=seat, holding=known)
    first = first_meld(options, asker)
    assert public.question is not None
    phase = public.question.resume if public.phase is Phase.ANSWER else public.phase
    for _ in range(_TRIES if count else 0):
        if phase is Phase.DRAW:
            found = _for_a_take(options, asker, table, some, count, rng)
        else:
            found = drawn_to_lead_out(options, public, table, known, some, count, rng)
        if found is None:
            continue
        holding = (*known, *found)
        asker = replace(asker, holding=holding)
        if phase is Phase.DRAW:
            can_go_out = take_leads_out(options, asker, first)
        else:
            can_go_out = leads_out(options, public, table, holding, first=first)
        if can_go_out:
            return holding
        asker = replace(asker, holding=known)
    return (*known, *some[:count])


def _for_a_take(
    options: Options,
    asker: View,
    table: SideTable,
    some: Sequence[Card],
    count: int,
    rng: Random,
) -> list[Card] | None:
    """*count* of the cards *some* with which a take of the discard pile may begin the way out."""
    top = asker.public.pile[-1]
    match = match_for(options, top)
    same = [card for card in some if card.rank is top.rank]
    wilds = [card for card in some if card.is_wild and card.rank is not top.rank]
    lacking = match.same - 1 - sum(card.rank is top.rank for card in asker.holding)
    may_be_wild = match.or_wild and bool(wilds)
    of_wilds = int(may_be_wild and rng.random() < len(wilds) / len(some))
    # Onto an almost complete pile more than the match has to go (rule 7).
    more = [(naturals, spent) for naturals in range(4) for spent in range(3)]
    more.sort(key=lambda one: sum(one) + rng.random())
    for naturals, spent in more:
        given = [*wilds[: of_wilds + spent], *same[: max(0, lacking - of_wilds) + naturals]]
        found = None
        if len(given) <= count:
            found = _beside_a_take(options, asker, table, given, some, count, rng)
        if found is not None:
            return [*given, *found]
    return None


def _beside_a_take(
    options: Options,
    asker: View,
    table: SideTable,
    given: Sequence[Card],
    some: Sequence[Card],
    count: int,
    rng: Random,
) -> list[Card] | None:
    """What of *some* has to come to *given*, *count* in all, so that a take leads out."""
    new, to_come = brought(options, asker)
    held = replace(asker, holding=(*asker.holding, *given))
    rest = [card for card in some if card not in given]
    takes = list(islice(takes_of_rank(options, held, table, asker.public.pile[-1]), _TAKES))
    rng.shuffle(takes)
    for melds in takes:
        after = table_after(options, table, melds)
        if isinstance(after, Problem):
            continue
        laid = {card for part in melds for card in part.cards}
        left = [card for card in held.holding if card not in laid]
        found = drawn_to_lead_out(
            options, asker.public, after, (*left, *new), rest, count - len(given), rng, to_come
        )
        if found is not None:
            return found
    return None
