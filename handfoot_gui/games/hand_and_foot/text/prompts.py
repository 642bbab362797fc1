"""What is expected now, in one sentence that begins with the player's name."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Prompt, Question
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.counted import PAIR
from handfoot_gui.games.hand_and_foot.rules.first_melds import fullest_meld
from handfoot_gui.games.hand_and_foot.rules.legality import (
    does_draw_end_deal,
    draw_size,
    first_meld_in_reach,
    is_granted,
    must_go_out,
    own_table,
    player_to_move,
)
from handfoot_gui.games.hand_and_foot.rules.melds import PILE_SIZE
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Due, Phase, Public, View
from handfoot_gui.games.hand_and_foot.rules.taking import (
    match_needed,
    problem_pair,
    takes_alone,
)
from handfoot_gui.games.hand_and_foot.text.brings import HandAndFootBrings
from handfoot_gui.games.hand_and_foot.text.log import HandAndFootLog
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences
from handfoot_gui.games.hand_and_foot.text.until_drawn import UntilDrawn


class HandAndFootPrompts(PileSentences):
    """What players are told under *rules*; *names* are theirs by seat."""

    def __init__(self, words: Words, names: Sequence[str], rules: HandAndFoot) -> None:
        super().__init__(words, rules.options)
        self._names = words.people(names)
        self._rules = rules

    @property
    def _log(self) -> HandAndFootLog:
        """What says the acts of others; few prompts need it."""
        return HandAndFootLog(self.words, self._names, self.options)

    def prompt(self, view: View, laid_out: Collection[Card] = ()) -> Prompt:
        """What the viewing seat is told; cards *laid_out* are not counted as held."""
        public, name = view.public, self._names[view.seat]
        facts = self._holding([card for card in view.holding if card not in laid_out])
        actor = player_to_move(public)
        if public.phase in (Phase.CUT, Phase.LIFT):
            return self._cutting(view)
        if public.phase is Phase.LOT:
            return Prompt(
                "", self.words.translate("Common", "The first dealer is drawn at random."), ""
            )
        if public.phase in (Phase.DEAL_OVER, Phase.DEAL, Phase.OVER):
            return self._between_deals(public, facts)
        playing = self._names[public.turn]
        if public.phase is Phase.ANSWER:
            return self._answering(view, actor, facts)
        is_over = public.phase is Phase.TURN_OVER
        if public.due is not None and (is_over or public.due is Due.FOOT):
            return Prompt("", self._log.comes_due(public, public.due), facts)
        if actor != view.seat and public.out is not None:
            text = self.tr("{out} is out: {name} gets one more turn.",
                           name=playing, out=self._names[public.out])  # fmt: skip
            return Prompt("", text, facts)
        if actor != view.seat:
            return Prompt(
                "",
                filled(self.words.translate("Common", "{name} is playing."), name=playing),
                facts,
            )
        is_to_draw = public.phase is Phase.DRAW
        return Prompt(name, self._before_drawing(view) if is_to_draw else self._drawn(view), facts)

    def brings(self, *, tells_pile: bool) -> HandAndFootBrings:
        """What says what cards bring; see there."""
        return HandAndFootBrings(self.words, self._names, self.options, tells_pile=tells_pile)

    def _between_deals(self, public: Public, facts: str) -> Prompt:
        if public.phase is Phase.DEAL and public.deal < public.brought.deal:
            return Prompt("", self.words.translate("Common", "The cards are being dealt."), "")
        return Prompt("", self.words.translate("Common", "The deal is over."), facts)

    def _answering(self, view: View, actor: Seat | None, facts: str) -> Prompt:
        """While somebody is asked whether the player may go out."""
        playing = self._names[view.public.turn]
        if actor == view.seat:
            held = self.going_out_facts(view)
            text = self.tr("may {asker} go out?", asker=playing)
            return Prompt(self._names[view.seat], text, f"{held} {facts}".strip())
        asked = self._names[actor] if actor is not None else ""
        text = self.tr(
            "{asked} is deciding whether {asker} may go out.", asked=asked, asker=playing
        )
        return Prompt("", text, facts)

    def _drawn(self, view: View) -> str:
        """What the player may do who has drawn."""
        side = self.options.side_of(view.seat)
        if self._rules.problem(view, m.EndTurn()) is None:
            return self.tr("you cannot discard any card, so your turn just ends.")
        if view.public.is_lap and view.public.is_down(view.seat, side):
            return self.tr("your last turn: lay down what fits, then discard.")
        if must_go_out(self.options, view):
            return self.tr("go out: lay down every card, or all but the one you discard.")
        if not view.public.is_down(view.seat, side):
            return self._first_meld(view)
        return self._any_meld()

    def _any_meld(self) -> str:
        if self.words.is_brief:
            return self.tr("meld, or discard.")
        return self.tr("pick cards to meld, or one card to discard.")

    def going_out_facts(self, view: View) -> str:
        """What everybody holds while somebody asks whether to go out, the asker first."""
        seats, told = len(self._names), []
        for step in range(seats):
            seat = (view.public.turn + step) % seats
            text = self.words.translate("Common", "{name} {number}")
            left = packets_left(self.options, view.public, seat)
            if left:
                text = self.tr("{name} {number} plus the foot")
            if left > 1:
                text = self.tr("{name} {number} plus knee and foot")
            number = self.words.number(view.holding_counts[seat])
            told.append(filled(text, name=self._names[seat], number=number))
        return self.tr("Cards left: {sides}.", sides=self.words.row(told))

    def going_out(self, view: View) -> Question:
        """What the partner asks, with the cards that everybody holds: the own ones and their
        worth first."""
        seats, asker = len(self._names), self._names[view.public.turn]
        rows = [(self._names[view.seat], self._holding(view.holding))]
        for step in range(1, seats):
            seat = (view.seat + step) % seats
            held = self.words.cards_counted(view.holding_counts[seat], in_figures=True)
            left = packets_left(self.options, view.public, seat)
            if left > 1:
                held = Phrase.of(self.tr("{cards}, knee and foot"), cards=held)
            elif left:
                held = Phrase.of(self.tr("{cards} and the foot"), cards=held)
            rows.append((self._names[seat], held))
        return Question(
            view.public.turn,
            self.tr("{asker} asks", asker=asker),
            self.tr("May I go out?"),
            tuple((str(name), str(held)) for name, held in rows),
            self.tr("{asker} has to do as you say.", asker=asker),
        )

    def _cutting(self, view: View) -> Prompt:
        """While the packets are lifted; what the last one brought is the second line."""
        options, public = self.options, view.public
        wanted = options.each_dealt
        before = (public.turn - 1) % options.players
        count = public.lifted[before] if public.lifted else 0
        facts = self._log.lifted(self._names[before], count) if count else ""
        if public.turn != view.seat or public.phase is not Phase.CUT:
            lifter = self._names[public.turn]
            return Prompt("", self.tr("{name} cuts the packets.", name=lifter), facts)
        points = self.words.points_counted(options.exact_cut_bonus)
        text = self.tr("cut exactly {number} card(s) on the first try for {points}.", "", wanted,
                       number=self.words.number(wanted), points=points)  # fmt: skip
        return Prompt(self._names[view.seat], text, facts)

    def _first_meld(self, view: View) -> str:
        """What a side that is not down yet may do."""
        if view.public.deal in self.options.concealed_deals:
            most = fullest_meld(self.options, view.holding)
            if not most:
                return self.tr("you cannot meld anything yet: discard a card.")
            if most < PILE_SIZE:
                return self.tr(
                    "only {most} of the seven cards needed: discard a card.",
                    most=self.words.count(most),
                )
            return self.tr("lay down a whole {pile} of seven, or discard.")
        most, need = first_meld_in_reach(self.options, view) or (0, 0)
        if not need:
            return self._any_meld()
        if not most and need > 0:
            return self.tr("you cannot meld anything yet: discard a card.")
        text = self.tr("lay down at least {points} point(s), or discard.", "", need)
        if self.words.is_brief:
            text = self.tr("lay {points}, or discard.")
            if most < need:
                text = self.tr("only {most} of {points}: discard a card.")
        elif most < need:
            text = self.tr("only {most} of the {points} point(s) needed: discard a card.", "", need)
        return filled(text, most=self.words.number(most), points=self.words.number(need))

    def _before_drawing(self, view: View) -> str:
        words, options, pile = self.words, self.options, view.public.pile
        size = draw_size(options, view)
        draw, drawn = words.count(size), words.cards_counted(size)
        stock = sum(view.stock_counts)
        if is_granted(view.public):
            return self.tr("pick up the pile and go out.")
        has_pair = problem_pair(options, view) is None
        most, need = first_meld_in_reach(options, view) or (0, 0)
        can_take = has_pair and most >= need
        if stock < size:
            if not does_draw_end_deal(options, view):
                return self.tr("draw {cards}; more cards are shuffled in first.", cards=drawn)
            return self._drawing_ends(stock, can_take=can_take)
        if can_take:
            return self._taking(view, draw)
        if has_pair:
            return self.tr(
                "only {most} of {points} point(s) with {card}: draw {draw}.", "", need,
                most=words.number(most), points=words.number(need), card=words.sign(pile[-1]),
                draw=draw,
            )  # fmt: skip
        if words.is_brief and pile:
            return self.tr("{card} on top.", card=words.card(pile[-1]))
        return UntilDrawn(words, options).said(view, drawn)

    def _drawing_ends(self, stock: int, *, can_take: bool) -> str:
        """Where so few cards are left in the *stock* that to draw ends the deal."""
        ways = {
            0: self.tr("the stock is empty: drawing ends the deal."),
            1: self.tr("draw the last card: that ends the deal."),
        }
        if can_take:
            ways = {
                0: self.tr("pick up the pile: drawing from the empty stock ends the deal."),
                1: self.tr("pick up the pile, or draw the last card to end the deal."),
            }
        left = self.words.cards_counted(stock)
        return ways.get(stock) or self.tr(
            "the stock has {cards}: drawing ends the deal.", cards=left
        )

    def _taking(self, view: View, draw: str) -> str:
        """Where the discard pile can be taken."""
        words, options, pile = self.words, self.options, view.public.pile
        table = own_table(options, view)
        rank, taken = pile[-1].rank, options.taken(view.public.pile_size)
        text = words.translate("HandAndFootWords", "the pile ({cards})")
        if taken < view.public.pile_size:
            text = words.translate("HandAndFootWords", "{cards} from the pile")
        cards = Phrase.of(text, cards=words.cards_counted(taken))
        held = sum(card.rank is rank for card in view.holding)
        if held < 2 and takes_alone(options, view.public, table):
            return self.tr(
                "pick up {cards} with {card} on your {ranks}, or draw {draw}.",
                cards=cards, card=words.sign(pile[-1]), ranks=words.ranks(rank), draw=draw,
            )  # fmt: skip
        if match_needed(options, view.public) != PAIR:
            one = words.rank(rank)
            return self.tr(
                "pick up {cards} with {rank}, or draw {draw}.", cards=cards, rank=one, draw=draw
            )
        pair = words.of_rank(rank, 2)
        return self.tr(
            "pick up {cards} with {ranks}, or draw {draw}.", cards=cards, ranks=pair, draw=draw
        )

    def draft(
        self, view: View, lacking: str | None, missing: int, brings: str, facts: str
    ) -> Prompt:
        """What is told while cards are laid out that are not played yet.

        *missing* are the points a first meld still needs; *lacking* is another reason, as a
        sentence, why the cards cannot be laid down, or None when they can, and then *brings* is
        what that brings.
        """
        name = self._names[view.seat]
        most, need = first_meld_in_reach(self.options, view) or (0, 0)
        if missing > 0 and most < need:
            text = self.tr(
                "only {most} of the {points} point(s) needed: take the cards back.", "", need,
                most=self.words.number(most), points=self.words.number(need),
            )  # fmt: skip
            return Prompt(name, text, facts)
        if missing > 0:
            text = self.tr("lay down {points} more point(s), or take the cards back.", "", missing)
            if self.words.is_brief:
                text = self.tr("{points} more, or Escape.")
            return Prompt(name, filled(text, points=self.words.number(missing)), facts)
        if lacking is not None:
            return Prompt("", lacking, facts)
        return Prompt(name, brings, facts)

    def split(self, said: Prompt) -> Prompt:
        """What is told instead of *said* while a draw is shared between both stock piles."""
        text = self.tr("choose how many to draw from each stock pile.")
        return Prompt(said.name, text, said.facts)

    def _holding(self, held: Sequence[Card]) -> str:
        """ "3 cards, worth 25", or nothing before cards are dealt."""
        if not held:
            return ""
        worth = self.options.values.by_face(self.options.black_three_left)
        return self.tr(
            "(one card|{number} cards), worth {points}", "", len(held),
            number=self.words.number(len(held)),
            points=self.words.number(sum(worth[card.face] for card in held)),
        )  # fmt: skip
