"""The kinds of puzzles of Raub: what is asked, what solves it, and why that is best.

Every puzzle is one decision. What everybody does after it is no matter of the solver's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Final

from handfoot_gui.core.cards import RANK_ORDER, Card, Rank
from handfoot_gui.core.puzzle import AnyRules, Moves, Puzzle, PuzzleKind, Verdict
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Sentences, Words
from handfoot_gui.games.raub.bots.advice import is_same
from handfoot_gui.games.raub.bots.tricks import RANKS
from handfoot_gui.games.raub.rules import legality
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.imagine import cannot_hold
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.state import Phase, State, View
from handfoot_gui.games.raub.text.names import RaubWords

RAUB: Final = "raub"
EXCHANGE: Final = "exchange"
CARD: Final = "card"
SURE: Final = {"sure-one": 1, "sure-two": 2}
"""Kinds in which so many tricks are to be made sure of, by name."""
_MOST_NAMED: Final = 4
"""More cards than that are counted instead."""


def puzzle_kinds(words: Words) -> Sequence[PuzzleKind]:
    """All kinds, in words of the game."""
    return RaubPuzzles(words).kinds()


def verdict(rules: AnyRules, puzzle: Puzzle, state: State, made: Moves) -> Verdict:
    """The first decision of the solver says it all."""
    del rules, state
    solver, best = puzzle.solution[0]
    for seat, move in made:
        if seat == solver:
            return Verdict.SOLVED if is_same(move, best) else Verdict.MISSED
    return Verdict.OPEN


class RaubPuzzles(Sentences):
    """Questions and reasons; nothing is said that the solver does not see."""

    words: RaubWords

    def __init__(self, words: Words) -> None:
        super().__init__(words if isinstance(words, RaubWords) else RaubWords(words, lambda: False))

    def kinds(self) -> Sequence[PuzzleKind]:
        """All kinds with their titles."""
        exchange, sure = self.tr("Which cards do you exchange?"), self.tr("Make sure")
        return (
            PuzzleKind(RAUB, self.tr("Raub or pass?"), self.asked, verdict, self.answered),
            PuzzleKind(EXCHANGE, exchange, self.exchange, verdict, self.exchanged),
            PuzzleKind(CARD, self.tr("Which card?"), self.card, verdict, self.played),
            *(
                PuzzleKind(name, sure, self.sure(tricks), verdict, self.made_sure)
                for name, tricks in SURE.items()
            ),
        )

    # --- questions ------------------------------------------------------------------------

    def asked(self, view: View) -> str:
        """Of what is said to an upcard, seen or unseen."""
        if view.public.phase is Phase.BLIND:
            return self.tr("Say Raub blind, or look at the cards first?")
        return self.tr("What is the best answer to this upcard?")

    def exchange(self, view: View) -> str:
        """Of cards to change."""
        del view
        return self.tr("Which cards are best to exchange, if any?")

    def card(self, view: View) -> str:
        """Of a card to play."""
        if legality.cards_of_trick(view.public):
            return self.tr("Which card is best to play to this trick?")
        return self.tr("Which card is best to lead?")

    def sure(self, tricks: int) -> Callable[[View], str]:
        """Of a card that makes sure of so many *tricks*."""

        def question(view: View) -> str:
            del view
            return self.tr(
                "Which card makes sure of {tricks} from here on?",
                tricks=self.words.tricks(tricks),
            )

        return question

    # --- reasons --------------------------------------------------------------------------

    def answered(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        """Why to say so to the upcard."""
        view = rules.view(state, puzzle.solution[0][0])
        upcard = view.public.upcards[-1]
        match puzzle.solution[0][1]:
            case m.BlindRaub():
                return _joined(
                    self.tr("Blind raub gets you {card}.", card=self.words.the_card(upcard)),
                    self._higher(upcard),
                    self._dealt(rules, view),
                )
            case m.Look():
                return _joined(
                    self._higher(upcard),
                    self.tr("That is too little to owe two tricks on cards you have not seen."),
                )
            case m.Raub():
                return _joined(
                    self._good(view, upcard),
                    self.tr("That is enough to owe two tricks, and with Raub you lead."),
                    self._to_swap(view, upcard),
                )
        return _joined(
            self._good(view, upcard),
            self.tr(
                "That is too little: with Raub you owe two tricks, and one or none costs you 3 or "
                "4 points."
            ),
        )

    def exchanged(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        """Why to change these cards."""
        view = rules.view(state, puzzle.solution[0][0])
        away = _by_strength(view, puzzle.solution[0][1].cards)
        kept = _by_strength(view, set(view.hand) - {*away})
        if len(away) == legality.MOST_CHANGED:
            return self._all_changed(view, away[0])
        return _joined(
            *(self._why_kept(rules, view, card) for card in kept),
            *(self._why_gone(view, card) for card in away),
        )

    def _all_changed(self, view: View, best: Card) -> str:
        public, text = view.public, self.tr("Four new cards are worth more than keeping {card}.")
        has_five = not public.is_five_spent and not legality.has_taken(public, view.seat)
        if has_five and view.talon_count >= legality.FIVE:
            text = self.tr(
                "Exchange four and get five to choose from: that is worth more than {card}."
            )
        return filled(text, card=self.words.the_card(best))

    def _why_kept(self, rules: AnyRules, view: View, card: Card) -> str:
        said = self.words.the_card(card)
        higher = [one for one in _beaters(rules, view, card) if one.suit is card.suit]
        if card is view.public.taken:
            return ""
        if card.suit is view.public.trumps:
            if higher:
                return self.tr("Keep {card} as a trump.", card=said)
            return self.tr("Keep {card}: nothing beats it.", card=said)
        if not higher:
            return self.tr("Keep {card}: only trumps beat it.", card=said)
        cards = self._some(higher)
        return self.tr("Keep {card}: only {cards} and trumps beat it.", card=said, cards=cards)

    def _why_gone(self, view: View, card: Card) -> str:
        """Something is said of good cards only."""
        said = self.words.the_card(card)
        if card.suit is view.public.trumps:
            return self.tr("{card:^} is too low a trump to keep.", card=said)
        if card.rank is Rank.ACE:
            return self.tr("{card:^} would be trumped too often.", card=said)
        return ""

    def played(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        """Why to play this card: what is at stake, and what stays in the hand."""
        view = rules.view(state, puzzle.solution[0][0])
        card = puzzle.solution[0][1].card
        best = _by_strength(view, set(view.hand) - {card})[0]
        staying = self._drawing(rules, view, card, best) or self._safety(rules, view, best)
        return _joined(self._stakes(view), self._lost(rules, view), staying)

    def _drawing(self, rules: AnyRules, view: View, card: Card, best: Card) -> str:
        """Which trumps *card* may draw that could beat *best*, where it is led for that."""
        trumps = view.public.trumps
        drawn = [one for one in _beaters(rules, view, best) if one.suit is trumps]
        if card.suit is not trumps or legality.cards_of_trick(view.public) or not drawn:
            return ""
        return self.tr(
            "{card:^} should draw out {cards}, which could beat {other}.",
            card=self.words.the_card(card),
            cards=self._some(drawn),
            other=self.words.the_card(best),
        )

    def made_sure(self, rules: AnyRules, puzzle: Puzzle, state: State) -> str:
        """Why this card makes sure of so many tricks, and what another one would leave."""
        view = rules.view(state, puzzle.solution[0][0])
        card, tricks = puzzle.solution[0][1].card, SURE[puzzle.kind]
        kept = _by_strength(view, set(view.hand) - {card})
        beaters = _beaters(rules, view, card, is_now=True)
        other = _by_strength(view, {move.card for move in rules.suggestions(view)} - {card})[0]
        left = _by_strength(view, set(view.hand) - {other})[0]
        lost = self._lost(rules, view)
        takes = _is_winning(view, card) and (not beaters or len(kept) < tricks)
        later = tricks - takes
        safe = [one for one in kept if not _beaters(rules, view, one)]
        winners = safe[:later] if len(safe) >= later else kept
        n = len(winners)
        if lost:
            text = self.tr("Later, {kept} (wins|win) {tricks} for sure.", "", n)
        elif not _is_winning(view, card):
            text = self.tr(
                "{card:^} leaves this trick to the others, but later {kept} (wins|win) {tricks} "
                "for sure.",
                "", n,
            )  # fmt: skip
        elif not takes:
            text = self.tr(
                "{cards:^} may beat {card}, but then {kept} (wins|win) {tricks} for sure.", "", n
            )
        elif later:
            text = self.tr(
                "{card:^} takes this trick, and later {kept} (wins|win) {tricks} for sure.", "", n
            )
        else:
            text = self.tr("{card:^} takes this trick for sure.")
        said = filled(
            text,
            card=self.words.the_card(card),
            cards=self._some(beaters),
            kept=self._signs(winners),
            tricks=self.words.tricks(later),
        )
        shown = self._shown(rules, view, card) if takes else ""
        drawing = self._drawing(rules, view, card, kept[0])
        return _joined(lost, said, shown, drawing, self._instead(rules, view, other, left))

    def _shown(self, rules: AnyRules, view: View, card: Card) -> str:
        """That nobody can beat *card* in this trick, where only the play so far tells so."""
        public, trumps = view.public, view.public.trumps
        assert trumps is not None
        is_last = len(legality.cards_of_trick(public)) == len(public.scores) - 1
        unseen = set(rules.cards) - rules.cards_seen(view)
        if is_last or not any(legality.beats(one, card, trumps) for one in unseen):
            return ""
        return self.tr("The earlier tricks show that nobody still to play can beat it.")

    def _instead(self, rules: AnyRules, view: View, other: Card, left: Card) -> str:
        """What *other* would leave, of which *left* is the best."""
        beaters = _beaters(rules, view, left)
        if not beaters:
            return self.tr("Any other card may win fewer tricks.")
        return self.tr(
            "If you play {other} now, {card} is left and may be beaten by {cards}.",
            other=self.words.the_card(other),
            card=self.words.the_card(left),
            cards=self._some(beaters),
        )

    def _stakes(self, view: View) -> str:
        public = view.public
        won = public.won[view.seat]
        owed = public.owes - won if public.raubing == view.seat else 0
        if owed > 0:
            said = self.words.tricks(owed)
            return self.tr("{tricks:^} (is|are) still owed.", "", owed, tricks=said)
        return "" if won else self.tr("If you win no trick, this deal costs you 2 points.")

    def _lost(self, rules: AnyRules, view: View) -> str:
        """That the trick cannot be won any more, where it is so."""
        trick, trumps = legality.cards_of_trick(view.public), view.public.trumps
        if not trick or trumps is None:
            return ""
        may = [move.card for move in rules.suggestions(view)]
        if any(_is_winning(view, card) for card in may):
            return ""
        best = trick[legality.best_of(trick, trumps)]
        return self.tr("Nothing here beats {card}.", card=self.words.the_card(best))

    def _safety(self, rules: AnyRules, view: View, card: Card) -> str:
        """What could still beat *card*, which stays in the hand."""
        said, beaters = self.words.the_card(card), _beaters(rules, view, card)
        if not beaters:
            return self.tr("{card:^} is left, and nothing still out beats it.", card=said)
        cards = self._some(beaters)
        return self.tr("{card:^} is left, and may be beaten by {cards}.", card=said, cards=cards)

    def _good(self, view: View, upcard: Card) -> str:
        """Trumps and aces of the hand, if *upcard* makes trumps."""
        good = [card for card in view.hand if card.suit is upcard.suit or card.rank is Rank.ACE]
        return self.tr("Trumps and aces in this hand: {cards}.", cards=self._signs(good))

    def _to_swap(self, view: View, upcard: Card) -> str:
        seven = [card for card in view.hand if card.suit is upcard.suit and card.rank is Rank.SEVEN]
        if not seven:
            return ""
        seven_said, card = self.words.the_card(seven[0]), self.words.the_card(upcard)
        return self.tr("{seven:^} is swapped for {card}.", seven=seven_said, card=card)

    def _dealt(self, rules: AnyRules, view: View) -> str:
        """How few of the cards that lie hidden anybody holds."""
        number = self.words.number(sum(view.hand_counts))
        others = self.words.number(len(rules.cards) - len(view.public.upcards))
        text = self.tr(
            "Of the {all} other cards, only {number} are in the players’ hands, and those may be "
            "exchanged."
        )
        return filled(text, all=others, number=number)

    def _higher(self, upcard: Card) -> str:
        higher = [
            Card(rank, upcard.suit)
            for rank in RANKS[::-1]
            if RANK_ORDER[rank] < RANK_ORDER[upcard.rank]
        ]
        if not higher:
            return self.tr("No trump is higher.")
        return self.tr("Higher trumps: {cards}.", cards=self._signs(higher))

    def _some(self, cards: Collection[Card]) -> str:
        """Few cards one by one, more of them counted."""
        if len(cards) > _MOST_NAMED:
            return self.words.cards_counted(len(cards))
        return self._signs(sorted(cards, key=_order))

    def _signs(self, cards: Iterable[Card]) -> str:
        return self.words.listed([self.words.sign(card) for card in cards])


def _joined(*sentences: str) -> str:
    return " ".join(filter(None, sentences))


def _order(card: Card) -> int:
    return card.order


def _by_strength(view: View, cards: Iterable[Card]) -> list[Card]:
    """*cards*, the strongest first: trumps, then by rank."""
    trumps = view.public.trumps
    return sorted(
        cards, key=lambda card: (card.suit is not trumps, RANK_ORDER[card.rank], card.order)
    )


def _is_winning(view: View, card: Card) -> bool:
    """Whether *card* is the highest of the trick once it is played."""
    trick, trumps = legality.cards_of_trick(view.public), view.public.trumps
    assert trumps is not None
    return not trick or legality.beats(card, trick[legality.best_of(trick, trumps)], trumps)


def _beaters(rules: AnyRules, view: View, card: Card, *, is_now: bool = False) -> list[Card]:
    """Cards that beat *card* and that somebody else may hold, as far as the viewing seat knows.

    *is_now* looks only at who has yet to play to the trick after the viewing seat.
    """
    assert isinstance(rules, RaubRules)
    public, trumps = view.public, view.public.trumps
    assert trumps is not None
    lying = {*public.upcards, public.left_seven, *view.hand, *view.aside}
    lying.update(*(trick.cards for trick in public.tricks))
    places = {public.taken: public.taker, public.shown: public.shown_to}
    barred, seats = cannot_hold(rules.options, public, rules.cards), len(public.scores)
    played = len(legality.cards_of_trick(public)) if is_now else 0
    holders = [Seat((view.seat + step) % seats) for step in range(1, seats - played)]
    return [
        one
        for one in rules.cards
        if one not in lying
        and legality.beats(one, card, trumps)
        and any(one not in barred[seat] and places.get(one, seat) == seat for seat in holders)
    ]
