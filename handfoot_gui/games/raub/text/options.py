"""The options of Raub in words, one record each, and the questions that lead to house rules."""

from __future__ import annotations

from handfoot_gui.core.text.interview import Interview, InterviewQuestion, answer, ask
from handfoot_gui.core.text.options import OptionMaker, OptionTexts, grouped
from handfoot_gui.core.text.words import RuleSentences, Sentences, Words
from handfoot_gui.games.raub.rules.options import Direction, Options
from handfoot_gui.games.raub.text.sought import sought


def option_texts(words: Words, options: Options) -> OptionTexts:
    """The words of *options*."""
    return RaubOptions(words, options).texts()


def interview(words: Words) -> Interview:
    """All questions in the order they are asked, from the classic game on."""
    return Interview(words, RaubInterview(words).questions(), Options())


class RaubOptions(RuleSentences[Options]):
    """The records of all options."""

    def texts(self) -> OptionTexts:
        """All of them, in the order of the form."""
        make = OptionMaker(self.words)
        table = {
            "players": make.players(),
            "direction": make.choice(
                self.tr("Direction of play"),
                self.tr("Where the next player sits, for dealing as for playing."),
                {Direction.RIGHT: self.tr("to the right"), Direction.LEFT: self.tr("to the left")},
                change=self.tr("played {new} instead of {old}"), card=self._order()),
        }  # fmt: skip
        play = {
            "must_beat": make.switch(
                self.tr("Duty to beat"),
                self.tr("A card must beat the highest one so far, where possible."),
                self.tr("the highest card must be beaten where possible"),
                self.tr("the highest card need not be beaten"), card=self._beat()),
            "swap_in_exchange_only": make.switch(
                self.tr("Swapping the seven in the exchange only"),
                self.tr("Otherwise it may be swapped until the first card is led."),
                self.tr("the seven swapped in the own exchange only"),
                self.tr("the seven swapped until the first card is led"), card=self._swap()),
        }  # fmt: skip
        return OptionTexts(
            self.words,
            grouped(
                (self.words.translate("Common", "Table"), table),
                (self.words.translate("Common", "Play", "noun"), play),
            ),
            sought=sought(self.words),
        )

    def _order(self) -> str:
        if self.options.runs_right:
            return self.tr("Everything goes round to the right: dealing, asking, the exchange, "
                           "playing, and who deals next, after a thrown-in deal too. The first "
                           "dealer is found by lot.")  # fmt: skip
        return self.tr("Everything goes round to the left: dealing, asking, the exchange, playing, "
                       "and who deals next, after a thrown-in deal too. The first dealer is found "
                       "by lot.")  # fmt: skip

    def _beat(self) -> str:
        if self.options.must_beat:
            return self.tr("A card of the same suit, or a trump, must beat the highest so far, "
                           "where possible.")  # fmt: skip
        return self.tr("Nobody has to beat the cards that lie there already.")

    def _swap(self) -> str:
        if self.options.swap_in_exchange_only:
            return self.tr("After asking, whoever holds the seven of trumps may swap it for the "
                           "last upcard in the own exchange, before or after drawing, and not "
                           "later. That card may not be exchanged again.")  # fmt: skip
        return self.tr("After asking, whoever holds the seven of trumps may swap it for the last "
                       "upcard, in the own exchange or just before the first trick, once. That "
                       "card may not be exchanged again.")  # fmt: skip


class RaubInterview(Sentences):
    """The questions and their answers."""

    def questions(self) -> tuple[InterviewQuestion, ...]:
        """All of them."""
        translate = self.words.translate
        return (
            ask("players", translate("Common", "How many sit at the table?"),
                answer(translate("Common", "Two players"),
                       self.tr("Few tricks are sure; much stays in the talon."), players=2),
                answer(translate("Common", "Three players"),
                       self.tr("The talon always has enough for everybody."), players=3),
                answer(translate("Common", "Four players"),
                       self.tr("The last to exchange may find the talon short."), players=4),
                usual=2),
            ask("direction", self.tr("Which way does the game go round?"),
                answer(self.tr("To the right"),
                       self.tr("Dealing, asking and playing, as always."),
                       direction=Direction.RIGHT),
                answer(self.tr("To the left"),
                       self.tr("Clockwise, like most other card games."),
                       direction=Direction.LEFT)),
            ask("beat", self.tr("Must the cards that lie there be beaten?"),
                answer(self.tr("Nobody has to beat them"),
                       self.tr("Any card of the suit will do."), must_beat=False),
                answer(self.tr("Whoever can must beat the highest"),
                       self.tr("With the same suit, or with a trump."), must_beat=True)),
            ask("seven", self.tr("How long may the seven of trumps be swapped?"),
                answer(self.tr("Until the first card is led"),
                       self.tr("In the own exchange, or before the first trick."),
                       swap_in_exchange_only=False),
                answer(self.tr("In the own exchange only"),
                       self.tr("Before or after drawing, and not later."),
                       swap_in_exchange_only=True)),
        )  # fmt: skip
