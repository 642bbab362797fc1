"""What is asked in puzzles of Hand and Foot, what solves them, and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product
from typing import Final, TypeAlias

from handfoot_gui.core.cards import Card
from handfoot_gui.core.puzzle import AnyRules, Moves, Puzzle, PuzzleKind, Verdict
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Sentences, Words
from handfoot_gui.games.hand_and_foot.rules.first_melds import most_points
from handfoot_gui.games.hand_and_foot.rules.laying import points_of_cards
from handfoot_gui.games.hand_and_foot.rules.legality import missing_piles, own_table
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Discard,
    Draw,
    EndTurn,
    Lay,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.option_values import missing_quota
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View, view_of
from handfoot_gui.games.hand_and_foot.rules.way_out import leads_out
from handfoot_gui.games.hand_and_foot.text.hints import HandAndFootHints
from handfoot_gui.games.hand_and_foot.text.terms import piles_counted, ranks_counted, word_of

DOWN: Final = "down"
PILE: Final = "pile"
OUT: Final = "out"

Price: TypeAlias = tuple[int, int]
"""Wilds that are laid, and their points."""


def price(options: Options, move: Lay) -> Price:
    """What *move* spends: of equally many wilds twos are cheaper than jokers."""
    wilds = [card for part in move.melds for card in part.cards if card.is_wild]
    return len(wilds), points_of_cards(options, wilds)


def most_below(options: Options, holding: Sequence[Card], limit: Price) -> int:
    """The most points of a first meld out of *holding* that spends less than *limit*."""
    some = _cheaper(options, holding, limit)
    return max((most_points(options, cards) for cards in some), default=0)


def fitting(options: Options, view: View) -> tuple[Card, ...]:
    """Those cards of a take under the top one that fit the own melds, or make a meld with the
    hand, the top card first."""
    pile = view.public.pile[-options.taken(view.public.pile_size) :]
    table, top = own_table(options, view), pile[-1]
    held = Counter(card.rank for card in (*view.holding, *pile))
    open_ranks = {meld.rank for meld in table.melds if options.is_open or not meld.is_complete}

    def fits(card: Card) -> bool:
        if card.is_wild or card.rank is top.rank:
            return True
        is_rank = card.rank in open_ranks or held[card.rank] >= LEAST_MELD
        return is_rank and not (card.blocks_pile or card.is_lady)

    return tuple(card for card in reversed(pile[:-1]) if fits(card))


def _verdict_down(rules: AnyRules, puzzle: Puzzle, state: State, made: Moves) -> Verdict:
    """By the first lay-down alone: whatever follows it is not asked about."""
    del rules
    _, best = puzzle.solution[0]
    for seat, move in made:
        if seat == state.public.turn and isinstance(move, Lay):
            is_as_cheap = price(puzzle.options, move) <= price(puzzle.options, best)
            return Verdict.SOLVED if is_as_cheap else Verdict.MISSED
        if isinstance(move, Discard | EndTurn):
            return Verdict.MISSED
    return Verdict.OPEN


def _verdict_pile(rules: AnyRules, puzzle: Puzzle, state: State, made: Moves) -> Verdict:
    """By drawing or taking alone, with whatever melds."""
    del rules
    _, best = puzzle.solution[0]
    for seat, move in made:
        if seat == state.public.turn and isinstance(move, Draw | TakePile):
            return Verdict.SOLVED if isinstance(move, type(best)) else Verdict.MISSED
    return Verdict.OPEN


def _verdict_out(rules: AnyRules, puzzle: Puzzle, state: State, made: Moves) -> Verdict:
    """Missed as soon as no way out is left in this turn."""
    options: Options = puzzle.options
    solver, turns = state.public.turn, state.public.turns
    for seat, move in made:
        state = rules.apply(state, seat, move)
        public = state.public
        if public.out is not None:
            return Verdict.SOLVED if public.out == solver else Verdict.MISSED
        if public.turns != turns or public.phase not in (Phase.PLAY, Phase.ANSWER):
            return Verdict.MISSED
        if public.question is not None and public.question.answer is False:
            return Verdict.MISSED
        table = public.tables[options.side_of(solver)]
        if not leads_out(options, public, table, state.holdings[solver]):
            return Verdict.MISSED
    return Verdict.OPEN


class HandAndFootPuzzles(Sentences):
    """The kinds of puzzles and their explanations."""

    def kinds(self) -> tuple[PuzzleKind, ...]:
        """All of them, in the order of a turn."""
        return (
            PuzzleKind(
                PILE,
                self.tr("Pick up the pile?"),
                lambda _: self.tr("Pick up the discard pile, or draw? Which is better?"),
                _verdict_pile,
                self._explained_pile,
            ),
            PuzzleKind(
                DOWN,
                self.tr("Get down"),
                lambda _: self.tr(
                    "Lay the first meld with the fewest wilds; use twos before jokers."
                ),
                _verdict_down,
                self._explained_down,
            ),
            PuzzleKind(
                OUT,
                self.tr("Find the way out"),
                lambda _: self.tr("Go out this turn. Your partner will say yes."),
                _verdict_out,
                self._explained_out,
            ),
        )

    def _hints(self, options: Options) -> HandAndFootHints:
        return HandAndFootHints(self.words, [""] * options.players, options)

    def _explained_pile(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        """What comes with the pile; the judgement says the rest."""
        del rules
        options, words = puzzle.options, self.words
        view = view_of(state, state.public.turn)
        _, best = puzzle.solution[0]
        under = options.taken(view.public.pile_size) - 1
        cards, taken = fitting(options, view), words.cards_counted(under)
        n = len(cards)
        if not under or not (n or isinstance(best, Draw)):
            return ""
        if not n:
            text = self.tr("Besides the top card you pick up {taken}, but nothing that fits.")
            return filled(text, taken=taken)
        return self.tr(
            "Besides the top card you pick up {taken}, and {count} of them (fits|fit): {cards}.",
            "", n, taken=taken, count=words.count(n), cards=ranks_counted(words, cards),
        )  # fmt: skip

    def _explained_down(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        """Which cards, and why no fewer wilds; the judgement adds the sum."""
        del rules
        options: Options = puzzle.options
        view = view_of(state, state.public.turn)
        _, best = puzzle.solution[0]
        cards, spent = self._hints(options).placed(view, best.melds), price(options, best)
        if not spent[0]:
            return self.tr("Lay {cards}: you need no wild.", cards=cards)
        most = self.words.number(most_below(options, view.holding, spent))
        wilds = [card for part in best.melds for card in part.cards if card.is_wild]
        others = (card for card in view.holding if card.is_wild and card not in wilds)
        has_dear = any(card.is_joker for card in wilds)
        if has_dear and not all(card.is_joker for card in others):
            return self.tr(
                "Lay {cards}. With fewer wilds, or a two for a joker, you get {most} points at "
                "most.",
                cards=cards, most=most,
            )  # fmt: skip
        return self.tr(
            "Lay {cards}. With fewer wilds you get {most} points at most.",
            cards=cards, most=most,
        )  # fmt: skip

    def _explained_out(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        del rules
        options, words = puzzle.options, self.words
        view = view_of(state, state.public.turn)
        hints = self._hints(options)
        moves = [move for _, move in puzzle.solution]
        parts = list(chain.from_iterable(move.melds for move in moves if isinstance(move, Lay)))
        cards = hints.placed(view, parts)
        last = [words.the_card(move.card) for move in moves if isinstance(move, Discard)]
        said = self.tr("Lay {cards}: nothing is left.", cards=cards)
        if last:
            said = self.tr("Lay {cards}, and discard {card}.", cards=cards, card=last[0])
        missing = missing_piles(options, view)
        pile = word_of(words, options)
        needed = piles_counted(words, pile, missing_quota(*missing))
        if needed:
            lacking = self.tr("Still needed to go out: {needed}.", needed=needed)
            return f"{lacking} {said}"
        return said


def _cheaper(options: Options, holding: Iterable[Card], limit: Price) -> Iterator[list[Card]]:
    """*holding* with some of its wilds only, for every choice that is cheaper than *limit*."""
    naturals = [card for card in holding if not card.is_wild]
    jokers = [card for card in holding if card.is_joker]
    twos = [card for card in holding if card.is_wild and not card.is_joker]
    for some, dear in product(range(len(twos) + 1), range(len(jokers) + 1)):
        wilds = [*twos[:some], *jokers[:dear]]
        if (len(wilds), points_of_cards(options, wilds)) < limit:
            yield [*naturals, *wilds]


def puzzle_kinds(words: Words) -> tuple[PuzzleKind, ...]:
    """What is asked in puzzles, in *words*."""
    return HandAndFootPuzzles(words).kinds()
