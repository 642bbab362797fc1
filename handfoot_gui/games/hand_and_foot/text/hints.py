"""Hints: a move as a proposal, and why it is a good one, with the sum where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of, laid_on, points_of_cards
from handfoot_gui.games.hand_and_foot.rules.legality import (
    draw_size,
    first_meld_in_reach,
    is_down,
    own_table,
)
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE, Kind, SideTable
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.problems import (
    MatchMissing,
    PairBeforeDown,
    PairMissing,
    PileFrozen,
)
from handfoot_gui.games.hand_and_foot.rules.state import View
from handfoot_gui.games.hand_and_foot.rules.taking import must_be_down, problem_pair
from handfoot_gui.games.hand_and_foot.text.refusals import refusal
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, onto, ranks_counted

_MOST_NAMED: Final = 3
"""Places that are named; of more the eye finds the way sooner than the ear."""


_FEW: Final = 3
"""Cards that may be gone in a turn."""
_OF_THE_HAND: Final = (PairMissing, MatchMissing, PileFrozen, PairBeforeDown)
"""What keeps a player from the pile and only that player knows."""


def _is_covered(view: View) -> bool:
    """Whether *view* hides the hand of its own seat: it is what everybody sees."""
    return not view.holding and view.holding_counts[view.seat] > 0


def _may_others_end(options: Options, view: View) -> bool:
    """Whether somebody of another side plays the foot and has only a few cards of it."""
    own = options.side_of(view.seat)
    return any(
        options.side_of(seat) != own and is_in_foot and view.holding_counts[seat] <= _FEW
        for seat, is_in_foot in enumerate(view.public.in_foot)
    )


class HandAndFootHints(PileSentences):
    """Proposals to the viewing seat under *options*; *names* are the players by seat."""

    def __init__(self, words: Words, names: Sequence[str], options: Options) -> None:
        super().__init__(words, options)
        self._names = words.people(names)

    def named(self, view: View, move: m.PlayerMove) -> str:
        """*move* of the viewing seat in a few words: "discard the seven of spades"."""
        words, public = self.words, view.public
        match move:
            case m.Draw(counts) if sum(count > 0 for count in counts) > 1:
                return self.tr("draw from both stock piles")
            case m.Draw(counts):
                cards = words.cards_counted(sum(counts))
                return self.tr("draw {cards}", cards=cards)
            case m.TakePile(melds):
                count = words.count(self.options.taken(public.pile_size))
                placed = self.placed(view, melds, public.pile[-1])
                return self.tr("pick up {count} with {cards}", count=count, cards=placed)
            case m.Lay(melds):
                return self._laying(view, melds)
            case m.Discard(card):
                return self.tr("discard {card}", card=words.the_card(card))
            case m.EndTurn():
                return words.translate("Common", "end the turn")
            case m.Ask():
                asked = self.options.partners_of(view.seat)
                partner = words.listed(self.words.together(self._names[seat] for seat in asked))
                return self.tr("ask {partner} about going out", partner=partner)
            case m.Cut(height):
                number = words.number(height)
                return self.tr("cut about {number} card(s)", "", height, number=number)
            case m.Answer(may):
                return self.tr("answer yes") if may else self.tr("answer no")

    def _laying(self, view: View, melds: Sequence[m.Placement]) -> str:
        if len(melds) > _MOST_NAMED:
            n = sum(len(meld.cards) for meld in melds)
            return self.tr("lay these {count} card(s)", "", n, count=self.words.count(n))
        text = self.words.translate("Common", "lay {cards}")
        return filled(text, cards=self.placed(view, melds))

    def nudge(self, view: View, move: m.PlayerMove) -> str:
        """Where to look for *move*, which is not told yet."""
        has_melded = is_down(self.options, view)
        match move:
            case m.Draw():
                return self.tr("Hint: is the pile worth more than drawing?")
            case m.TakePile():
                return self.tr("Hint: look at the pile.")
            case m.Lay() if not has_melded:
                return self.tr("Hint: look for a first meld.")
            case m.Lay(melds) if any(meld.onto is not None for meld in melds):
                return self.tr("Hint: look at the melds on the table.")
            case m.Lay():
                return self.tr("Hint: look for cards of the same rank.")
            case m.Discard() if not has_melded:
                return self.tr("Hint: keep cards that could make a first meld.")
            case m.Discard():
                return self.tr("Hint: look for a card that helps nobody.")
            case m.Ask():
                return self.tr("Hint: the end of the deal is near.")
            case m.Answer():
                return self.tr("Hint: look at what is left in your hand.")
        return ""

    def placed(self, view: View, melds: Sequence[m.Placement], top: Card | None = None) -> str:
        """ "four kings, 7 7 2 and an ace on the aces"; *top* is not in the hand."""
        words, parts = self.words, []
        for meld in melds:
            some = [card for card in meld.cards if card is not top]
            if not some:
                continue
            cards = words.side_by_side([words.symbol(card.rank) for card in some])
            if words.is_spoken or len({card.rank for card in some}) == 1:
                cards = ranks_counted(words, some)
            if meld.onto is not None:
                rank = own_table(self.options, view).melds[meld.onto].rank
                cards = onto(words, cards, rank)
            parts.append(cards)
        return words.listed(parts)

    def reason(self, view: View, move: m.PlayerMove) -> str:
        """What speaks for *move*, as a sentence; without a hand in *view* only what all saw."""
        match move:
            case m.Draw():
                return self._instead_of_the_pile(view)
            case m.TakePile(melds) | m.Lay(melds) if not is_down(self.options, view):
                return self._sum(view, melds)
            case m.TakePile(melds):
                return self._completed(view, melds) or self._brought(view)
            case m.Lay(melds):
                return self._emptied(view, melds) or self._grown(view, melds)
            case m.Discard(card):
                return self._thrown(view, card)
            case m.EndTurn():
                return self.tr("None of the cards may be discarded.")
            case m.Ask() if not _is_covered(view):
                return self.tr("Every card has a place to go.")
            case m.Cut():
                return self._lifted()
            case m.Answer(_, why) if why is not None:
                return self._answered(why)
        return ""

    def _lifted(self) -> str:
        """What a cut is to bring."""
        hand, *knee, foot = map(self.words.number, self.options.packets)
        if knee:
            return self.tr(
                "A hand of {hand}, a knee of {knee} and a foot of {foot}.",
                hand=hand, knee=knee[0], foot=foot,
            )  # fmt: skip
        return self.tr("A hand of {hand} and a foot of {foot}.", hand=hand, foot=foot)

    def _answered(self, why: m.Reason) -> str:
        return {
            m.Reason.LITTLE_LEFT: self.tr("Little is left in hand."),
            m.Reason.OPPONENTS_CLOSE: self.tr("The others are close to going out."),
            m.Reason.AHEAD: self.tr("Ending now is better for this side."),
            m.Reason.TOO_MUCH_LEFT: self.tr("Too much is left in hand."),
            m.Reason.NEARLY_A_PILE: self.tr("A {pile} is nearly complete."),
            m.Reason.PLAYING_ON: self.tr("Playing on is better for this side."),
            m.Reason.AGREED: self.tr("The partners agreed to wait."),
        }[why]

    def _instead_of_the_pile(self, view: View) -> str:
        """Why the stock, and not the discard pile."""
        options, words, pile = self.options, self.words, view.public.pile
        problem = problem_pair(options, view)
        if _is_covered(view) and (problem is None or isinstance(problem, _OF_THE_HAND)):
            return ""
        if problem is not None:
            empty = self.tr("There is no pile to pick up.")
            return refusal(words, self._names, options, problem) if pile else empty
        most, need = first_meld_in_reach(options, view) or (0, 0)
        if most < need:
            return self.tr(
                "A first meld with {card} makes at most {most}, but {need} (is|are) needed.",
                "", need,
                card=words.sign(pile[-1]), most=words.number(most), need=words.number(need),
            )  # fmt: skip
        if options.taken(view.public.pile_size) < draw_size(options, view):
            return self._brought(view)
        if _may_others_end(options, view):
            return self.tr("Others may go out soon, and then cards in hand cost points.")
        if view.foot_counts[view.seat] and view.holding_counts[view.seat] <= _FEW:
            if packets_left(options, view.public, view.seat) > 1:
                return self.tr("The hand is nearly gone, and the pile would put off the knee.")
            return self.tr("The hand is nearly gone, and the pile would put off the foot.")
        return self.tr("Little in the pile would fit.")

    def _sum(self, view: View, melds: Sequence[m.Placement]) -> str:
        """ "15 + 40 = 55, 50 are needed.", of a first meld."""
        number = self.words.number
        need = (first_meld_in_reach(self.options, view) or (0, 0))[1]
        parts = [points_of_cards(self.options, meld.cards) for meld in melds]
        if need <= 0:
            return self._completed(view, melds)
        text = self.tr("That makes {sum}, and {need} (is|are) needed.", "", need)
        if len(parts) > 1:
            text = self.tr("{parts} = {sum}, and {need} (is|are) needed.", "", need)
        parts_said = " + ".join(map(number, parts))
        return filled(text, parts=parts_said, sum=number(sum(parts)), need=number(need))

    def _brought(self, view: View) -> str:
        taken = self.words.cards_counted(self.options.taken(view.public.pile_size))
        drawn = self.words.count(draw_size(self.options, view))
        return self.tr(
            "The pile gets you {taken}; drawing gets you {drawn}.", taken=taken, drawn=drawn
        )

    def _after(self, view: View, melds: Sequence[m.Placement]) -> SideTable:
        return laid_on(own_table(self.options, view), melds)

    def _completed(self, view: View, melds: Sequence[m.Placement]) -> str:
        """Which pile *melds* complete, if they do."""
        before = own_table(self.options, view).melds
        for index, meld in enumerate(self._after(view, melds).melds):
            if meld.is_complete and not (index < len(before) and before[index].is_complete):
                ranks = self.words.ranks(meld.rank)
                return {
                    Kind.CLEAN: self.tr("The {ranks} become a {clean} {pile}.", ranks=ranks),
                    Kind.DIRTY: self.tr("The {ranks} become a {dirty} {pile}.", ranks=ranks),
                    Kind.WILD: self.tr("That completes a wild {pile}."),
                    Kind.OWN: self.tr("That completes a {pile} of {ranks}.", ranks=ranks),
                }[kind_of(self.options, meld)]
        return ""

    def _emptied(self, view: View, melds: Sequence[m.Placement]) -> str:
        """What comes of laying all cards, or all but one."""
        left = view.holding_counts[view.seat] - sum(len(meld.cards) for meld in melds)
        if left == 0 and view.public.is_lap and not view.foot_counts[view.seat]:
            return self.tr("That leaves no cards.")
        if view.public.in_foot[view.seat]:
            return self.tr("That means going out.") if left == 0 else self._completed(view, melds)
        if left == 0 and view.foot_counts[view.seat]:
            if self.options.running_ends_turn:
                return self._walked_into(view)
            if packets_left(self.options, view.public, view.seat) > 1:
                return self.tr("That empties the hand, and the knee is played right away.")
            return self.tr("That empties the hand, and the foot is played right away.")
        return self._completed(view, melds)

    def _walked_into(self, view: View) -> str:
        """What comes of discarding the last card of a packet that is not the foot."""
        if packets_left(self.options, view.public, view.seat) > 1:
            return self.tr("That empties the hand, and the knee comes next turn.")
        return self.tr("That empties the hand, and the foot comes next turn.")

    def _grown(self, view: View, melds: Sequence[m.Placement]) -> str:
        """How far the fullest of *melds* has come, or what a lady on a pile counts."""
        if any(card.is_lady for meld in melds for card in meld.cards):
            points = self.words.number(self.options.lady_bonus)
            return self.tr("A lady on a {clean} {pile} counts {points}.", points=points)
        before, after = own_table(self.options, view).melds, self._after(view, melds).melds
        touched = [
            meld for place, meld in enumerate(after) if meld not in before[place : place + 1]
        ]
        fullest = max(touched, key=lambda meld: len(meld.cards))
        number = self.words.number
        return self.tr(
            "That brings the {ranks} to {number} of {size}.",
            ranks=self.words.ranks(fullest.rank),
            number=number(len(fullest.cards)),
            size=number(PILE_SIZE),
        )

    def _thrown_last(self, view: View) -> str:
        """What comes of discarding the last card of a packet."""
        if view.public.is_lap:
            return self.tr("That leaves no cards.")
        if view.public.in_foot[view.seat]:
            return self.tr("That means going out.")
        return self._walked_into(view)

    def _thrown(self, view: View, card: Card) -> str:
        """Why *card* is the one to discard."""
        options, public, words = self.options, view.public, self.words
        if view.holding_counts[view.seat] == 1:
            return self._thrown_last(view)
        follower = (view.seat + 1) % options.players
        name = self._names[follower]
        if card.blocks_pile:
            return self.tr("Then {name} cannot pick up the pile.", name=name)
        can_go_on = public.is_down(follower, options.side_of(follower))
        if not can_go_on and must_be_down(options, public.deal):
            return self.tr("{name} is not down and cannot pick up the pile.", name=name)
        if card.is_wild and not _is_covered(view):
            return self.tr("No other card can be spared.")
        if any(one.rank is card.rank for one in public.discards[follower]):
            one = words.of_rank(card.rank, 1)
            return self.tr("{name} has discarded {card}, too.", name=name, card=one)
        held = sum(one.rank is card.rank for one in view.holding)
        if own_table(options, view).incomplete(card.rank) is None:
            if held == 1:
                return self.tr(
                    "It is the only one in hand, and none of this side’s melds takes it.",
                    "{card}",
                    card=words.card(card),
                )
            if held == 2:
                return self.tr(
                    "Only two of them are in hand, and none of this side’s melds takes them.",
                    "{cards}",
                    cards=words.of_rank(card.rank, 2),
                )
        return ""
