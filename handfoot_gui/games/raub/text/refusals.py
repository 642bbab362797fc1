"""Why a move of Raub is refused, in one sentence that names what is missing."""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import CardTwice, NotHeld, Problem
from handfoot_gui.core.table import CardsLaidOut, DiscardOne, OtherSide
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.problems import (
    Texts,
    common_reason,
    common_refusal,
    facts_said,
    text_for,
)
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.state import Phase
from handfoot_gui.games.raub.text.names import RaubSentences


def _number(problem: Problem) -> int:
    """How many cards there are or may be; 0 where none are counted."""
    match problem:
        case no.TooManyChanged(_, n) | no.TalonShort(_, n):
            return n
    return 0


class RaubRefusals(RaubSentences):
    """The sentences for every problem."""

    def refusal(self, problem: Problem) -> str:
        """The sentence for *problem*."""
        text = self._filled(text_for(problem, self.texts(problem)), problem, self.words.the_card)
        return text or common_refusal(self.words, self.names, problem)

    def texts(self, problem: Problem) -> Texts:
        """The sentences by kinds of problems, in the numbers of *problem*."""
        translate = self.words.translate
        seven = self.tr("Swap or keep the seven of trumps first.")
        return {
            no.NotNow: translate("Problems", "The table moves first."),
            (no.NotNow, Phase.DEALER): self.tr("Deal first, or pass the deal on."),
            (no.NotNow, Phase.BLIND): self.tr("Say Raub blind first, or look at your cards."),
            (no.NotNow, Phase.ASK): self.tr("Say Raub or pass first."),
            (no.NotNow, Phase.EXCHANGE): self.tr("Exchange cards first, or exchange none."),
            (no.NotNow, Phase.LAY_ASIDE): self.tr("Lay one card aside first."),
            (no.NotNow, Phase.DRAWN): seven,
            (no.NotNow, Phase.SEVEN): seven,
            (no.NotNow, Phase.PLAY): self.tr("Play a card to the trick."),
            NotHeld: translate("Problems", "{card:^} is not in your hand."),
            CardTwice: self.tr("{card:^} can be exchanged only once."),
            no.TooManyChanged: self.tr("You may exchange {cards} at most.", "", _number(problem)),
            (no.TalonShort, 0): self.tr("The talon is empty."),
            no.TalonShort: self.tr("The talon has only {cards}."),
            no.UpcardKept: self.tr("{card:^} stays in your hand until you play it."),
            no.NoSwaps: self.tr("Under these rules you may not swap the seven."),
            no.SwapClosed: self.tr("There is no upcard to swap the seven for."),
            no.NoSeven: self.tr("You need the seven of {suit} for that."),
            no.MustFollow: self.tr("{suit:^} were led: follow suit."),
            no.MustTrump: self.tr("With no {led}, you must trump with {suit}."),
            no.MustBeat: self.tr("{card:^} is high: you must beat it."),
            DiscardOne: self.tr("Pick just one card."),
            OtherSide: self.tr("These cards belong to another player."),
            CardsLaidOut: self.tr("First exchange the cards you laid aside, or take them back."),
        }

    def _filled(
        self, text: str, problem: Problem, name_card: Callable[[Card], str], name: str = ""
    ) -> str:
        """*text* with what *problem* is about, or what *name* has to keep to."""
        cards = self.words.cards_counted(_number(problem))
        return filled(text, cards=cards, name=name, **facts_said(self.words, problem, name_card))

    def reason(self, problem: Problem) -> str:
        """The same in a few words for a tag; the whole sentence where there are none."""
        texts: Texts = {
            no.MustFollow: self.tr("follow {suit}"),
            no.MustTrump: self.tr("trump with {suit}"),
            no.MustBeat: self.tr("beat {card}"),
            no.UpcardKept: self.tr("keep the upcard"),
            DiscardOne: self.words.translate("Problems", "one card only"),
        }
        text = self._filled(text_for(problem, texts), problem, self.words.sign)
        return text or common_reason(self.words, self.names, problem) or self.refusal(problem)

    def why_not(self, name: str, problem: Problem) -> str:
        """Why some cards of the hand are dimmed, in few words beside them."""
        texts: Texts = {
            no.MustFollow: self.tr("{name} has {suit}"),
            no.MustTrump: self.tr("{name} has trumps: {suit}"),
            no.MustBeat: self.tr("{name} can beat {card}"),
            no.UpcardKept: self.tr("keep the upcard"),
        }
        text = self._filled(text_for(problem, texts), problem, self.words.the_card, name)
        return text or self.refusal(problem)
