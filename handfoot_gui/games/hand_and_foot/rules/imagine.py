"""A whole state that looks like a given view: what bots search and what tests compare."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import islice
from random import Random
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Due, Phase, Public, State, View
from handfoot_gui.games.hand_and_foot.rules.taking import take_leads_out
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out

_TRIES: Final = 2000
"""Hands that are tried for one who has asked; a handful are usual."""


def imagine(options: Options, cards: tuple[Card, ...], view: View, rng: Random) -> State:
    """Deal every unseen card at random, in keeping with what the viewing seat knows.

    Cards a player took from the discard pile are in that player's holding, and where red threes
    are laid nobody who has begun the first turn holds one. Who has asked "May I go out?", and was
    not told no, has a hand that can (decision 11).
    """
    public = view.public
    unseen = _unseen(options, cards, view, rng)
    others = [seat for seat in range(options.players) if seat != view.seat]
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
            if seat == public.turn and public.due is Due.RED_THREE:
                due, need = (unseen.pop(),), need - 1
            holdings[seat] = (*public.known[seat], *due, *unseen[:need])
            del unseen[:need]
        else:
            waiting.append((seat, need))
    if public.below or public.gone:
        # Red threes come last among the unseen: they lie in no pile where they are laid.
        below, removed = unseen[: public.below], unseen[public.below : public.below + public.gone]
        del unseen[: public.below + public.gone]
        pile = (*below, *public.pile)
        public = replace(public, pile=pile, removed=tuple(removed), below=0, gone=0)
    rng.shuffle(unseen)
    for seat, need in waiting:
        holdings[seat] = (*public.known[seat], *unseen[:need])
        del unseen[:need]
    rest = iter(unseen)
    feet = tuple(tuple(islice(rest, count)) for count in view.foot_counts)
    stocks = tuple(tuple(islice(rest, count)) for count in view.stock_counts)
    return State(public, tuple(holdings), feet, stocks)


def _unseen(options: Options, cards: tuple[Card, ...], view: View, rng: Random) -> list[Card]:
    """Those of *cards* of which the viewing seat does not know where they are, by chance; where
    red threes are laid, these come last."""
    public = view.public
    seen = {*view.holding, *public.pile, *public.removed}
    seen.update(*(table.cards() for table in public.tables), *public.known)
    unseen = [card for card in cards if card not in seen]
    rng.shuffle(unseen)
    if options.lays_red_threes:
        unseen.sort(key=lambda card: card.is_red_three)  # stable: the others stay as shuffled
    return unseen


def _may_be_going_out(public: Public) -> bool:
    """Whether the player to move has asked, and has a yes or still waits for the answer."""
    question = public.question
    is_in_turn = public.phase in (Phase.ANSWER, Phase.DRAW, Phase.PLAY)
    return is_in_turn and question is not None and question.answer is not False


def _goer_s(options: Options, view: View, unseen: Sequence[Card], rng: Random) -> tuple[Card, ...]:
    """A holding, of *unseen* and of what is known, with which the player to move could ask.

    Some of the ranks that can go onto melds are tried with others, each with a number by chance.
    Where no hand is found, which takes rules of a strange house, it is one like any other.
    """
    public = view.public
    question, table = public.question, public.tables[options.side_of(public.turn)]
    assert question is not None
    is_take = Phase.DRAW is (question.resume if public.phase is Phase.ANSWER else public.phase)
    known = public.known[public.turn]
    count = view.holding_counts[public.turn] - len(known)
    asker = replace(view, seat=public.turn, holding=known)
    first = first_meld(options, asker)
    some = [card for card in unseen if not (options.lays_red_threes and card.is_red_three)]
    rng.shuffle(some)
    there: dict[Rank, list[Card]] = {}
    for card in some:
        there.setdefault(Rank.JOKER if card.is_wild else card.rank, []).append(card)
    useful = there.keys() & _ranks_of_use(options, public, is_take=is_take)
    others = [rank for rank in there if rank not in useful]
    for _ in range(_TRIES if count else 0):
        found = _tried(there, useful, others, count, rng)
        holding = (*known, *found)
        if len(found) == count and (
            take_leads_out(options, replace(asker, holding=holding), first)
            if is_take
            else leads_out(options, public, table, holding, first=first)
        ):
            return holding
    return (*known, *some[:count])


def _ranks_of_use(options: Options, public: Public, *, is_take: bool) -> set[Rank]:
    """The ranks, the joker for all wilds, that go onto melds of the player to move or with cards
    that this player has or takes."""
    table = public.tables[options.side_of(public.turn)]
    taken = public.pile[-options.taken(public.pile_size) :] if is_take else ()
    laid = (meld.rank or Rank.JOKER for meld in table.melds if options.is_open or meld.room)
    return {*laid, *(card.rank for card in (*public.known[public.turn], *taken))}


def _tried(
    there: dict[Rank, list[Card]], useful: Set[Rank], others: list[Rank], count: int, rng: Random
) -> list[Card]:
    """Up to *count* cards of those *there*: by chance so many of each rank, now the *useful* ones
    first and now *others*."""
    ranks = rng.sample(sorted(useful), len(useful))
    rng.shuffle(others)
    place = rng.randint(0, len(ranks))
    found: list[Card] = []
    for rank in (*ranks[:place], *others, *ranks[place:]):
        most = min(count - len(found), len(there[rank]), PILE_SIZE + 1)
        found += there[rank][: rng.randint(min(1, most), most)]
    return found
