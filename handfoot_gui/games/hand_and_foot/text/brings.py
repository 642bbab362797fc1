"""What the selected cards bring, cost or still lack: the golden button says the act itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import Phrase
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules import problems as no
from handfoot_gui.games.hand_and_foot.rules.counted import counted
from handfoot_gui.games.hand_and_foot.rules.laying import (
    kind_of,
    laid_on,
    points_of,
    points_of_cards,
)
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld_in_reach, own_table
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, Kind, Meld
from handfoot_gui.games.hand_and_foot.rules.option_values import QuotaRank
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.scoring import pile_points
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.rules.taking import brought, problem_pair
from handfoot_gui.games.hand_and_foot.text.terms import (
    PileSentences,
    kind_counted,
    onto,
    packet_name,
    ranks_counted,
)


class HandAndFootBrings(PileSentences):
    """What comes of moves under *options*, as far as their player may know; *names* are the
    players by seat."""

    def __init__(
        self, words: Words, names: Sequence[str], options: Options, *, tells_pile: bool
    ) -> None:
        """*tells_pile*: which cards lie in the discard pile is told, where all may look there."""
        super().__init__(words, options)
        self._names = words.people(names)
        self._tells_pile = tells_pile

    def of(self, view: View, move: m.PlayerMove) -> str | None:
        """What the viewing seat gains or risks by *move* with its cards, to follow its name and a
        comma; None of moves without cards."""
        match move:
            case m.Lay(melds):
                laid = sum(len(one.cards) for one in melds)
                return self._emptied(view, laid, ends_turn=False) or self._laid(view, melds)
            case m.TakePile(melds):
                return self._taken(view, melds)
            case m.Discard(card):
                return self._emptied(view, 1, ends_turn=True) or self._thrown(view, card)
        return None

    def lacking(self, cards: Sequence[Card], have: int, need: int) -> str:
        """How far *cards* that are not enough yet have come toward the first meld."""
        number = self.words.number
        if self.words.is_brief:
            lifted = ranks_counted(self.words, cards)
            return self.tr("{cards}: {have} of {points}.",
                           cards=lifted, have=number(have), points=number(need))  # fmt: skip
        return self.tr("that makes {have} of the {points} point(s) needed.", "", need,
                       have=number(have), points=number(need))  # fmt: skip

    # --- what is laid -------------------------------------------------------------------------

    def _emptied(self, view: View, laid: int, *, ends_turn: bool) -> str:
        """What comes of laying or discarding so many cards, where none is left."""
        if laid < len(view.holding):
            return ""
        left = packets_left(self.options, view.public, view.seat)
        if left:
            packet = packet_name(self.words, self.options, left)
            if ends_turn or self.options.running_ends_turn:
                return self.tr("that empties your hand: your {packet} comes next turn.",
                               packet=packet)  # fmt: skip
            return self.tr("that empties your hand: you go straight on with your {packet}.",
                           packet=packet)  # fmt: skip
        bonus = self.options.going_out_bonus
        if view.public.is_lap or not bonus:
            return self.tr("that leaves you with no cards.")
        points = self.words.points_counted(bonus)
        return self.tr("you go out with that: {points}.", points=points)

    def _laid(self, view: View, melds: Sequence[m.Placement]) -> str:
        return (
            self._first(view, melds)
            or self._completed(view, melds)
            or self._several(view, melds)
            or self._grown(view, melds)
        )

    def _first(self, view: View, melds: Sequence[m.Placement]) -> str:
        """What *melds* count toward a first meld, where one is needed."""
        _, need = first_meld_in_reach(self.options, view) or (0, 0)
        if need <= 0:
            return ""
        number = self.words.number
        return self.tr("that makes {sum}; you need only {need} point(s) to lay down.", "", need,
                       sum=number(points_of(self.options, melds)), need=number(need))  # fmt: skip

    def _touched(self, view: View, melds: Sequence[m.Placement]) -> list[tuple[Meld | None, Meld]]:
        """The melds that get cards: as they lie on the table, if they do, and as they become."""
        table = own_table(self.options, view)
        after = laid_on(table, melds).melds
        before = [*table.melds, *[None] * (len(after) - len(table.melds))]
        return [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]

    def _completed(self, view: View, melds: Sequence[m.Placement]) -> str:
        """The pile that *melds* complete, if they do, and what it counts."""
        for before, meld in self._touched(view, melds):
            if meld.is_complete and not (before is not None and before.is_complete):
                return self.tr(
                    "that completes {piles}: {points}.",
                    piles=self._one_pile(meld),
                    points=self.words.points_counted(pile_points(self.options, meld)),
                )
        return ""

    def _one_pile(self, meld: Meld) -> Phrase:
        """ "one clean pile"."""
        kind, row = kind_of(self.options, meld), None
        if kind is Kind.OWN and meld.rank is not None:
            row = QuotaRank(meld.rank)
        named = {Kind.CLEAN: "clean", Kind.DIRTY: "dirty", Kind.WILD: "wild", Kind.OWN: "rank"}
        return kind_counted(self.words, self.word, named[kind], 1, row)

    def _several(self, view: View, melds: Sequence[m.Placement]) -> str:
        """Where the cards go that are laid on more than one meld, and what they count."""
        if len(melds) < 2:
            return ""
        points = self.words.points_counted(points_of(self.options, melds))
        return self.tr("that lays {cards}: {points}.", cards=self._spread(view, melds),
                       points=points)  # fmt: skip

    def _spread(self, view: View, melds: Sequence[m.Placement]) -> str:
        """ "K on the kings and 9 9 2 in a new meld"; for the ear "a king on the kings"."""
        own, parts = own_table(self.options, view).melds, []
        for placement in melds:
            said = self.words.side_by_side([self.words.symbol(one.rank) for one in placement.cards])
            if self.words.is_spoken:
                said = ranks_counted(self.words, placement.cards)
            if placement.onto is not None:
                said = onto(self.words, said, own[placement.onto].rank)
            else:
                text = self.words.translate("HandAndFootWords", "{cards} in a new meld")
                said = Phrase.of(text, cards=said)
            parts.append(said)
        return self.words.listed(parts)

    def _grown(self, view: View, melds: Sequence[m.Placement]) -> str:
        """How far a meld has come that is no pile yet; of a pile what more the cards count."""
        ((before, meld),) = self._touched(view, melds)
        if before is not None and before.is_complete:
            cards = [card for placement in melds for card in placement.cards]
            ladies = [card for card in cards if card.is_lady]
            points = points_of_cards(self.options, [card for card in cards if not card.is_lady])
            points += len(ladies) * self.options.lady_bonus
            return self.tr("that adds {points} for your side.",
                           points=self.words.points_counted(points))  # fmt: skip
        return self.tr(
            "that brings the {ranks} to {number} of {size}.",
            ranks=self.words.ranks(meld.rank),
            number=self.words.number(len(meld.cards)),
            size=self.words.number(PILE_SIZE),
        )

    def _taken(self, view: View, melds: Sequence[m.Placement]) -> str:
        """What the discard pile brings with *melds*."""
        said = self._first(view, melds) or self._completed(view, melds)
        more = self.options.taken(view.public.pile_size) - 1
        if said or not more:
            return said or self._several(view, melds) or self._grown(view, melds)
        cards = self.words.cards_counted(more)
        known, unseen = brought(self.options, view)
        if unseen or not (known and self._tells_pile):
            return self.tr("you also get {cards}.", cards=cards)
        return self.tr("you also get {cards}, worth {points}.",
                       cards=cards, points=self.words.number(self._worth(known)))  # fmt: skip

    def _worth(self, cards: Iterable[Card]) -> int:
        """What *cards* cost that are left in a hand."""
        worth = self.options.values.by_face(self.options.black_three_left)
        return sum(worth[card.face] for card in cards)

    # --- what is discarded --------------------------------------------------------------------

    def _thrown(self, view: View, card: Card) -> str:
        """What a discard of *card* leaves to others, or what then counts against its player."""
        options, public = self.options, view.public
        if public.is_lap:
            left = self._worth(view.holding) - self._worth([card])
            return self.tr("what is left in your hand counts against you: {points}.",
                           points=self.words.points_counted(left))  # fmt: skip
        rules = counted(options)
        code = rules.code(card)
        if rules.removes[code]:
            return self.tr("that takes the whole discard pile out of play.")
        follower = Seat(rules.following[view.seat])
        after = replace(
            public, turn=follower, pile=(*public.pile, card),
            frozen=public.frozen or rules.freezes[code],
        )  # fmt: skip
        # As everybody sees it: whatever that player holds is not asked.
        seen = replace(view, seat=follower, public=after, holding=())
        return self._left_to(follower, card, options.taken(after.pile_size),
                             problem_pair(options, seen))  # fmt: skip

    def _left_to(self, follower: Seat, card: Card, taken: int, problem: Problem | None) -> str:
        """What *follower*, who has nothing that fits, lacks to pick up so many cards under *card*:
        the *problem*."""
        words, name = self.words, self._names[follower]
        cards, pair = words.cards_counted(taken), words.of_rank(card.rank, 2)
        match problem:
            case None:
                return self.tr("{name} can put that card on a meld and pick up {cards}.",
                               name=name, cards=cards)  # fmt: skip
            case no.NotDown():
                return self.tr("{name} is not down yet and cannot pick up the pile.", name=name)
            case no.MatchMissing(_, can_be_wild) if can_be_wild:
                return self.tr("{name} needs {pair}, or one and a wild, to pick up {cards}.",
                               name=name, pair=pair, cards=cards)  # fmt: skip
            case no.MatchMissing():
                pair = words.of_rank(card.rank, 1)
            case no.PairMissing() | no.PileFrozen() | no.PairBeforeDown():
                pass
            case _:
                return self.tr("then {name} cannot pick up the pile.", name=name)
        return self.tr("{name} needs {pair} to pick up {cards}.", name=name, pair=pair, cards=cards)
