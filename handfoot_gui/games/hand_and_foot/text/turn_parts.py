"""What the record of a turn tells of a move, in fewer words than the log has for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.messages import LAID, Deed, MoveSeen
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.melds import Kind
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, melds_counted, ranks_counted

Seen = MoveSeen[Public, m.Move]


@lru_cache(maxsize=1024)
def thrown(text: str, card: Card) -> tuple[Deed, ...]:
    """The deed *text* of a thrown *card*; the log of a long game keeps it for every turn."""
    return (Deed(text, (card,), kind="discard"),)


@lru_cache(maxsize=8)
def _summing(words: Words) -> partial[str]:
    """What counts cards in *words*."""
    return partial(melds_counted, words)


class TurnParts(PileSentences):
    """The parts of a turn under *options*."""

    def parts(self, seen: Seen, who: Seat) -> tuple[Deed, ...] | None:
        """What is told of a move in the turn of *who*; None: the same as on the cover."""
        match seen.move:
            case m.TakePile(melds):
                top = seen.before.pile[-1]
                taken, *others = sorted(melds, key=lambda one: top not in one.cards)
                return (self._taken(seen, who, taken), *self._counted(seen, who, others))
            case m.Lay(melds):
                return self._counted(seen, who, melds)
            case m.Discard() if not self.options.pile_open and seen.after.out != who:
                return (Deed(self.tr("discarded a card", "{name}")),)
            case m.Discard(card) if not (self.words.is_spoken or self._is_more(seen, who)):
                return thrown(
                    self.words.translate("HandAndFootLog", "discarded {cards}", "{name}"), card
                )
        return None

    def _taken(self, seen: Seen, who: Seat, taken: m.Placement) -> Deed:
        """How much of the discard pile came, and what of the hand it was *taken* with."""
        top, side = seen.before.pile[-1], self.options.side_of(who)
        own = tuple(card for card in taken.cards if card is not top)
        number = self.words.number(self.options.taken(seen.before.pile_size))
        if own and self.words.is_spoken:
            held = ranks_counted(self.words, own)
            text, own = (
                self.tr("picked up {number} with {cards}", "{name}", number=number, cards=held),
                (),
            )
        elif own:
            text = self.tr("picked up {number} with {cards}", "{name}", number=number)
        else:
            melds = seen.before.tables[side].melds
            rank = top.rank if taken.onto is None else melds[taken.onto].rank
            ranks = self.words.ranks(rank)
            text = self.tr(
                "picked up {number} for the {ranks}", "{name}", number=number, ranks=ranks
            )
        return Deed(text, own, kind="take")

    def _counted(self, seen: Seen, seat: Seat, melds: Sequence[m.Placement]) -> tuple[Deed, ...]:
        """The cards that were laid, counted by rank."""
        side = self.options.side_of(seat)
        text, kind = self.words.translate("Log", "laid {cards}", "{name}"), LAID
        table = seen.after.tables[side]
        if seen.after.is_down(seat, side) and not seen.before.is_down(seat, side):
            text = self.words.translate("HandAndFootLog", "got down with {cards}", "{name}")
            kind = "down"
        cards = tuple(card for one in melds for card in one.cards)
        # Which melds there are is not kept with every line of the log.
        lying = {card: meld.rank for meld in table.melds for card in meld.cards}
        homes = tuple(lying.get(card, card.rank) for card in cards)
        if not cards:
            return ()
        return (Deed(text, cards, kind=kind, summed=_summing(self.words), homes=homes),)

    def completed(self, kind: Kind, rank: Rank | None) -> tuple[Deed, ...] | None:
        """A meld of that *kind* and *rank* is complete; None: as on the cover."""
        ranks = self.words.ranks(rank)
        text = {
            Kind.CLEAN: self.tr("completed a {clean} {pile} of {ranks}", "{name}", ranks=ranks),
            Kind.DIRTY: self.tr("completed a {dirty} {pile} of {ranks}", "{name}", ranks=ranks),
        }.get(kind)
        return None if text is None else (Deed(text),)

    @staticmethod
    def _is_more(seen: Seen, who: Seat) -> bool:
        """Whether a discard did more than end the turn."""
        return seen.after.out == who or len(seen.after.removed) > len(seen.before.removed)


@lru_cache(maxsize=8)
def turn_parts(words: Words, options: Options) -> TurnParts:
    """Those told in *words* under *options*; one for a whole game."""
    return TurnParts(words, options)
