"""What is expected now in Manipulation Rummy, with the facts below it; and hints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import Prompt
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.legality import (
    has_played,
    is_opening,
    player_to_move,
    points_needed,
)
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Move, PlayerMove
from handfoot_gui.games.manipulation.rules.option_values import JokerRule, LastLap
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.state import Phase, View
from handfoot_gui.games.manipulation.solver import Join, Put, Rename, Split, Step, Swap
from handfoot_gui.games.manipulation.text.names import (
    ManipulationSentences,
    laid_said,
    laid_sign,
    meld_brief,
    meld_said,
    name_said,
)
from handfoot_gui.games.manipulation.text.refusals import MeldFaults

_FEW: Final = 3
"""Cards that are listed with an "and"."""


class ManipulationPrompts(ManipulationSentences):
    """What is expected now, with the facts below it; and hints."""

    def prompt(self, view: View) -> Prompt:
        """What the viewing seat is told while nothing is changed on the table."""
        public, facts = view.public, self.hand_facts(view.hand, 0)
        actor = player_to_move(public)
        if actor == view.seat and is_opening(self.options, public, view.seat):
            facts = self.words.row(list(filter(None, (facts, self._first_play()))))
        if actor is None:
            text = self.words.translate("Common", "The cards are being dealt.")
            if public.phase is Phase.LOT:
                text = self.words.translate("Common", "The first dealer is drawn at random.")
            elif public.phase in (Phase.ROUND_OVER, Phase.OVER):
                text = self.tr("The round is over.")
            return Prompt("", text, facts)
        if actor != view.seat:
            playing = self.words.translate("Common", "{name} is playing.")
            return Prompt("", filled(playing, name=self.names[actor]), facts)
        return Prompt(self.names[actor], self._turn(view), facts)

    def _first_play(self) -> str:
        """What a player's first play is, in a few words."""
        if not self.options.first_play:
            return self.tr("first play from your hand alone")
        points = self.words.points_counted(self.options.first_play)
        return self.tr("first play from your hand alone: {points}", points=points)

    def _turn(self, view: View) -> str:
        public, options = view.public, self.options
        if public.phase is Phase.KNOCK:
            text = self.tr("knock with {points}, or end your turn.")
            if not has_played(options, public):
                text = self.tr("you may not play any more: knock, or end your turn.")
            have = hand_points(options.values, view.hand)
            return filled(text, points=self.words.points_counted(have))
        if public.last_lap is not None:
            return self.tr("the last lap: play, or pass.")
        if not public.drawn and options.draw_first:
            return self._first_draw(view)
        if not view.stock_count:
            return self.tr("the stock is empty: play, or end your turn.")
        if options.is_last_draw(public.drawn):
            return self.tr("play, or end your turn.")
        if public.drawn and options.ends_playing(public.drawn + 1):
            return self.tr("play, or draw; after this draw you may not play.")
        return self._play_or_draw(view)

    def _first_draw(self, view: View) -> str:
        if view.stock_count > 1:
            return self.tr("start with a draw; after that you may play.")
        if self.options.last_lap is LastLap.NONE:
            return self.tr("draw the last card: the round ends with your turn.")
        return self.tr("draw the last card; then comes the last lap.")

    def _play_or_draw(self, view: View) -> str:
        """Where another draw leaves the choice, or is all of the turn."""
        drawn, options = view.public.drawn, self.options
        if view.stock_count == 1:
            if options.last_lap is LastLap.NONE:
                return self.tr("play, or draw the last card: the round ends with your turn.")
            return self.tr("play, or draw the last card; then comes the last lap.")
        if options.ends_playing(drawn + 1):
            return self.tr("lay cards on the table, or draw and end your turn.")
        if self.words.is_brief:
            return self.tr("play, or draw.")
        if drawn == 1:
            return self.tr("lay cards on the table, or draw a second card.")
        if drawn:
            return self.tr("lay cards on the table, or draw another card.")
        return self.tr("lay cards on the table, or draw a card.")

    def working_prompt(
        self,
        name: str,
        wrong: Sequence[tuple[Meld, Problem]],
        problem: Problem | None,
        left: Sequence[Card],
        facts: str,
    ) -> Prompt:
        """What is told while the table is being changed.

        *wrong* are the melds to mend; *problem* is why the turn cannot end where all are legal;
        *left* are the cards that stay in the hand.
        """
        words, lacking, count = self.words, MeldFaults(self.words).lacking, len(wrong)
        if count == 1:
            meld, why = wrong[0]
            said = meld_said(words, meld)
            text = self.tr("one meld to fix, {meld}: {why}.", meld=said, why=lacking(why))
        elif wrong:
            text = self.tr("{count} meld(s) to fix.", "", count, count=words.count(count))
        elif problem is None and not left:
            text = self.tr("every card is laid: the others count what they hold.")
        elif problem is None:
            text = self.tr("all melds are good: end your turn, or keep going.")
        elif isinstance(problem, no.NothingPlayed):
            text = self.tr("lay at least one card from your hand.")
        elif isinstance(problem, no.JokerStillStands):
            card = name_said(words, problem.name)
            text = {
                JokerRule.FROM_HAND: self.tr(
                    "lay the real {card} from your hand, or give the joker that name again."
                ),
                JokerRule.FIXED: self.tr("name the joker {card} again: it keeps its name."),
            }.get(problem.rule, self.tr("lay the real {card}, or give the joker that name again."))
            text = filled(text, card=card)
        elif isinstance(problem, no.TooFewPoints):
            points = words.points_counted(problem.need - problem.have)
            text = self.tr("lay {points} more, or reset your turn.", points=points)
        else:
            text = self.tr("{why}.", why=lacking(problem))
        return Prompt(name, text, facts)

    def brings(
        self,
        parts: Sequence[tuple[Sequence[Card], Meld]],
        left: Sequence[Card] | None,
        wrong: int,
        problem: Problem | None,
    ) -> str:
        """What comes of the selected cards: all that go onto one meld, with the meld; a new one is
        empty.

        *left* stay in the hand, None where no card leaves it; so many melds are *wrong* then, and
        *problem* is why the turn could not end there.
        """
        told = []
        for cards, onto in parts:
            signs = self._brief([Laid(card) for card in cards])
            text = self.tr("{cards} as a new meld", cards=signs)
            if onto:
                text = self.tr("{cards} on {meld}", cards=signs, meld=self._brief(onto))
            told.append(text)
        said, words = self.words.listed(told), self.words
        if wrong:
            return self.tr("that lays {cards} and leaves {count} meld(s) to fix.", "", wrong,
                           cards=said, count=words.count(wrong))  # fmt: skip
        if isinstance(problem, no.TooFewPoints):
            return self.tr("that lays {cards}: {have} of the {points} point(s) needed.", "",
                           problem.need, cards=said, have=words.number(problem.have),
                           points=words.number(problem.need))  # fmt: skip
        if left is None:
            return self.tr("that lays {cards}, but nothing from your hand.", cards=said)
        if not left:
            return self.tr("that lays {cards}, your last cards.", cards=said)
        points = words.points_counted(hand_points(self.options.values, left))
        return self.tr("that lays {cards} and leaves you {points}.", cards=said,
                       points=points)  # fmt: skip

    def hand_facts(self, hand: Sequence[Card], played: int) -> str:
        """ "Two cards played, seven in the hand, worth 49"; *hand* is what is left of it. Nothing
        where there are no cards."""
        if not hand and not played:
            return ""
        text = self.tr("{cards:^} in hand, worth {points}")
        if played:
            text = self.tr("{played:^} played, {cards} in hand, worth {points}")
        return filled(
            text,
            cards=self.words.cards_counted(len(hand)),
            points=self.words.number(hand_points(self.options.values, hand)),
            played=self.words.cards_counted(played),
        )

    def number_hint(self, count: int) -> str:
        """The faintest degree: "Hint: you can lay three cards, no more."."""
        cards = self.words.cards_counted(count)
        text = self.tr("Hint: you can lay {cards}(|, no more).", "", count)
        return filled(text, cards=cards)

    def cards_hint(self, cards: Iterable[Card]) -> str:
        """Which cards: "Hint: you can lay 7♠, 8♠ and 9♦."."""
        signs = [self.words.sign(card) for card in cards]
        text = self.tr("Hint: you can lay {cards}.", "", len(signs))
        return filled(text, cards=self.words.listed(signs))

    def named(self, move: PlayerMove, laid: Iterable[Card]) -> str:
        """*move*, which lays *laid*, in a few words: "lay 7♠, 8♠ and 9♦"."""
        match move:
            case Draw():
                return self.tr("draw a card")
            case Knock():
                return self.tr("knock")
            case EndTurn():
                return self.words.translate("Common", "end the turn")
        cards = self.words.listed([self.words.sign(card) for card in laid])
        return filled(self.words.translate("Common", "lay {cards}"), cards=cards)

    def sum_laid(self, view: View, cards: Sequence[Card]) -> str:
        """What *cards* of the hand are worth, and what of that is needed or stays."""
        number, worth = self.words.number, hand_points(self.options.values, cards)
        text = self.tr("{worth} of {all} points leave your hand.", "", worth)
        need = points_needed(self.options, view.public, view.seat)
        if need:
            text = self.tr("{parts} = {worth}; you need {need}.", "", need)
        return filled(
            text,
            parts=" + ".join(number(hand_points(self.options.values, [card])) for card in cards),
            worth=number(worth),
            all=number(hand_points(self.options.values, view.hand)),
            need=number(need),
        )

    def may_move_fewer(self) -> str:
        """What is not known of a play whose search was cut short."""
        return self.tr("The search was cut short: perhaps fewer cards on the table need to move.")

    def moves_nothing(self) -> str:
        """What is good about a smaller play."""
        return self.tr("This moves no card on the table.")

    def move_reason(self, view: View, move: Move) -> str:
        """Why anything but a play is proposed, as a sentence."""
        public, points = view.public, hand_points(self.options.values, view.hand)
        match move:
            case Draw() if not public.drawn and self.options.draw_first:
                return self.tr("Every turn starts with a draw.")
            case Draw():
                return self.tr("No card in hand is worth laying now.")
            case Knock():
                return self.tr(
                    "{points:^} left; you may knock with {limit} or fewer.",
                    points=self.words.points_counted(points),
                    limit=self.words.number(self.options.knock_limit),
                )
            case EndTurn() if public.phase is Phase.KNOCK:
                return self.tr("Somebody else may well have fewer points.")
            case EndTurn():
                return self.tr("Nothing more can be laid or drawn.")
        return ""

    def step_hint(self, number: int, count: int, said: str) -> str:
        """ "Step 2 of 5: 7♠ out of 5♠–8♠."; a way of one step is not counted."""
        if count == 1:
            return self.tr("Hint: {said}.", said=said)
        place, all_of_them = self.words.number(number), self.words.number(count)
        text = self.tr("Step {number} of {all}: {said}.")
        return filled(text, number=place, all=all_of_them, said=said)

    def step_said(self, step: Step) -> str:
        """One step on the way to the table that the hint proposes."""
        match step:
            case Put(cards, source, onto, _):
                text = self.tr("{cards} from {source} to {onto}")
                if not source and not onto:
                    text = self.tr("{cards} from hand")
                elif not source:
                    text = self.tr("{cards} from hand to {onto}")
                elif not onto:
                    text = self.tr("{cards} out of {source}")
                elif len(source) == 1:
                    text = self.tr("{cards} to {onto}")
                facts = {"cards": self._cards(cards)}
                facts |= {"source": self._brief(source), "onto": self._brief(onto)}
            case Swap(card, _, _, meld, _):
                text = self.tr("{card} in place of the joker in {meld}")
                facts = {"card": self._sign(card), "meld": self._brief(meld)}
            case Split(meld, first, second):
                text = self.tr("{meld} split after {card}")
                # What stays in its place may be the upper part.
                lower = first if first[0] == meld[0] else second
                facts = {"meld": self._brief(meld), "card": self._sign(lower[-1])}
            case Join(first, second, _):
                text = self.tr("{second} to {first}")
                facts = {"first": self._brief(first), "second": self._brief(second)}
            case Rename(_, joker, _):
                text, facts = self.tr("the joker becomes {card}"), {"card": self._sign(joker)}
            case _:
                assert_never(step)
        return filled(text, **facts)

    def _sign(self, laid: Laid) -> str:
        return laid_sign(self.words, laid)

    def _brief(self, meld: Sequence[Laid]) -> str:
        return meld_brief(self.words, meld, self.options.ace)

    def _cards(self, cards: Sequence[Laid]) -> str:
        """Cards that are moved; a joker is called so, with its name."""
        if len(cards) > _FEW:
            return self._brief(cards)
        return self.words.listed(
            [
                self._sign(laid) if laid.name is None else laid_said(self.words, laid)
                for laid in cards
            ]
        )

    def move_hint(self, move: Move, drawn: int, *, resets: bool) -> str:
        """Anything but a play, as a proposal; *resets* where cards laid are taken back for it."""
        draws = (
            (self.tr("Hint: draw a card."), self.tr("Hint: reset your turn, then draw a card.")),
            (
                self.tr("Hint: draw a second card."),
                self.tr("Hint: reset your turn, then draw a second card."),
            ),
            (
                self.tr("Hint: draw a third card."),
                self.tr("Hint: reset your turn, then draw a third card."),
            ),
            (
                self.tr("Hint: draw another card."),
                self.tr("Hint: reset your turn, then draw another card."),
            ),
        )
        match move:
            case Draw():
                said = draws[min(drawn, len(draws) - 1)]
            case Knock():
                said = self.tr("Hint: knock."), self.tr("Hint: reset your turn, then knock.")
            case EndTurn():
                said = (
                    self.tr("Hint: end your turn."),
                    self.tr("Hint: reset your turn, then end it."),
                )
            case _:
                return self.tr("Hint: lay cards on the table.")
        return said[resets]
