"""What a family would count when a deal is over, from the cards on the table and in the hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.record import states
from handfoot_gui.core.scorekeeping import ScoredGame
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot import entries as hand_and_foot
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.manipulation import scorekeeping as manipulation
from handfoot_gui.games.manipulation.rules.state import Phase as ManipulationPhase
from handfoot_gui.games.raub import scorekeeping as raub
from handfoot_gui.games.raub.rules.scoring import PASSED_ON, THROWN_IN
from handfoot_gui.storage.codec import load

SAMPLES = Path(__file__).parent.parent / "samples"
NAMES = {
    "*": "joker", "KQJT": "court", "9": "nine", "8": "eight", "7": "seven", "6": "six",
    "5": "five", "4": "four", "3": "three", "2": "two", "A": "ace",
}  # fmt: skip
"""What classes of Manipulation Rummy are called by their ranks."""


@cache
def played(path: Path) -> tuple[AnyRecord, list[Any], Sheet]:
    """The game in *path*, its states, and its sheet as the engine counts it."""
    record = load(path).record
    rules = rules_of(record)
    every = list(states(rules, record.moves))
    return record, every, rules.sheet(every[-1])


def kept(path: Path, *, is_counted: bool) -> tuple[ScoredGame[Any, Any], Sheet]:
    """The same game kept by hand, and the engine's sheet; cards as a sum or by their classes."""
    record, every, sheet = played(path)
    entries = {"hand-and-foot": _hand_and_foot_deals, "raub": _raub_deals, "manipulation": _rounds}
    deals = tuple(entries[record.game](record.options, every, is_counted))
    names = tuple(player.name for player in record.seats)
    dealer = sheet.deals[0].dealer
    game = ScoredGame(record.game, record.preset, record.options, names, dealer, deals=deals)
    return game, sheet


def _hand_and_foot_deals(
    options: Any, every: list[Any], is_counted: bool
) -> Iterator[hand_and_foot.DealEntry]:
    for before, after in pairwise(every):
        if len(after.public.results) > len(before.public.results):
            yield hand_and_foot.DealEntry(
                tuple(_side(options, before, seats, is_counted) for seats in options.seats_of_sides)
            )


def _side(
    options: Any, state: Any, seats: tuple[int, ...], is_counted: bool
) -> hand_and_foot.SideEntry:
    table = state.public.tables[options.side_of(seats[0])]
    left = [card for seat in seats for card in (*state.holdings[seat], *state.feet[seat])]
    piles = [meld for meld in table.melds if len(meld.cards) >= 7]
    counts: Counter[str] = Counter()
    special: Counter[str] = Counter()
    for pile in piles:
        wilds = sum(card.is_wild for card in pile.cards)
        is_threes = pile.rank in (Rank.THREE, Rank.VILLAIN)
        dirt = "dirty" if 0 < wilds < len(pile.cards) else "clean"
        ranks = {card.rank for card in pile.cards} if pile.rank is None else {pile.rank}
        row = next((row for row in options.special_piles if ranks == {row.rank}), None)
        if row is not None and getattr(row, dirt) is not None:
            special[f"{row.rank}-{dirt}"] += 1
        elif is_threes and options.black_threes is BlackThrees.CLEAN_MELD:
            counts["black_threes"] += 1
        else:
            counts["wild" if wilds == len(pile.cards) else "dirty" if wilds else "clean"] += 1
        is_told = row is not None and row.clean is not None and row.dirty is not None
        if pile.rank == options.red_threes_need and not is_told and options.lays_red_threes:
            counts["needed_piles"] += 1
    feet = [card for seat in seats for card in state.feet[seat]]
    is_apart = options.red_three_left_unopened is not None
    unopened = sum(card.is_red_three for card in feet) if is_apart else 0
    cut = options.each_dealt
    return hand_and_foot.SideEntry(
        **counts,
        special=dict(special),
        unopened=sum(
            packets_left(options, state.public, seat) for seat in seats if options.unopened_fine
        ),
        concealed=int(state.public.is_concealed_out() and state.public.out in seats),
        red_threes_laid=len(table.red_threes),
        red_threes_left=sum(card.is_red_three for card in left) - unopened,
        red_threes_unopened=unopened,
        ladies_laid=sum(len(meld.ladies) for meld in table.melds),
        ladies_left=sum(card.is_lady for card in left),
        out=state.public.out if state.public.out in seats else None,
        exact_cuts=sum(state.public.lifted[seat] == cut for seat in seats if options.is_cut),
        melded=_cards(options, [c for m in table.melds for c in m.cards], 1, is_counted),
        left=_cards(options, left, -1, is_counted),
    )


def _cards(options: Any, some: list[Card], sign: int, is_counted: bool) -> Any:
    """Points of *some*, or how many there are of each class."""
    counted = [card for card in some if not card.is_red_three and not card.is_lady]
    if is_counted:
        return Counter(_class(options, card) for card in counted)
    each = options.black_three_melded if sign > 0 else options.black_three_left
    black = sum(card.is_black_three for card in counted) * each
    plain = sum(options.values.of(card) for card in counted if not card.is_black_three)
    return plain + black


def _class(options: Any, card: Card) -> str:
    if card.is_black_three:
        return "black_three"
    if card.rank is Rank.JOKER:
        return "joker"
    if card.is_wild:
        return "two"
    if card.rank in (Rank.ACE, Rank.LORD):
        return "ace"
    deck = next(deck for deck in ("KQJT987654", "lkjihgfedcba") if card.rank.value in deck)
    value = options.values.of(card)
    return "".join(rank for rank in deck if options.values.of(Card(Rank(rank), card.suit)) == value)


def _raub_deals(options: Any, every: list[Any], is_counted: bool) -> Iterator[raub.DealEntry]:
    del is_counted
    blank = raub.PlayerEntry()
    for before, after in pairwise(every):
        for deal in after.public.results[len(before.public.results) :]:
            if deal.ended in (THROWN_IN, PASSED_ON):
                yield raub.DealEntry((blank,) * options.players, deal.ended)
                continue
            won = Counter(trick.winner for trick in before.public.tricks)
            yield raub.DealEntry(
                tuple(raub.PlayerEntry(won[seat]) for seat in range(options.players)),
                raubing=before.public.raubing,
                owes=before.public.owes,
            )


def _rounds(options: Any, every: list[Any], is_counted: bool) -> Iterator[manipulation.RoundEntry]:
    for before in every:
        if before.public.phase is not ManipulationPhase.ROUND_OVER:
            continue
        yield manipulation.RoundEntry(
            tuple(
                manipulation.PlayerEntry(_hand(options, hand, is_counted)) for hand in before.hands
            ),
            before.public.ended,
            before.public.ender,
        )


def _hand(options: Any, hand: Iterable[Card], is_counted: bool) -> Any:
    worth = options.values.by_rank
    if is_counted:
        return Counter(_rummy_class(worth, card.rank) for card in hand)
    return sum(worth[card.rank] for card in hand)


def _rummy_class(worth: Mapping[Rank, int], rank: Rank) -> str:
    """The class of *rank*: that of its neighbours of the same value."""
    if rank in (Rank.ACE, Rank.JOKER):
        return NAMES[rank.value]
    row = "KQJT98765432"
    first = last = row.index(rank.value)
    while first and worth[Rank(row[first - 1])] == worth[rank]:
        first -= 1
    while last + 1 < len(row) and worth[Rank(row[last + 1])] == worth[rank]:
        last += 1
    ranks = row[first : last + 1]
    return NAMES.get(ranks, ranks)
