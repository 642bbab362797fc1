"""The options of Manipulation Rummy in words, and the questions that lead to house rules."""

from __future__ import annotations

from handfoot_gui.core.text.interview import Interview, InterviewQuestion, answer, ask
from handfoot_gui.core.text.options import OptionMaker, OptionTexts, Unit, grouped
from handfoot_gui.core.text.words import RuleSentences, Sentences, Words
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.text.sought import sought


def option_texts(words: Words, options: Options) -> OptionTexts:
    """The words of *options*."""
    return ManipulationOptions(words, options).texts()


def interview(words: Words) -> Interview:
    """All questions in the order they are asked, from the classic game on."""
    return Interview(words, ManipulationInterview(words).questions(), Options())


class ManipulationOptions(RuleSentences[Options]):
    """The records of all options."""

    def texts(self) -> OptionTexts:
        """All of them, in the order of the form."""
        translate = self.words.translate
        make, count, none = OptionMaker(self.words), self.words.count, translate("Common", "none")
        nobody_knocks = (not self.options.knock_limit, self.tr("Not used, since nobody knocks."))
        table = {
            "players": make.players(),
            "packs": make.choice(
                self.tr("Packs of cards"), self.tr("Packs of 52 cards, without their jokers."),
                {0: self.tr("two, for two players one"), 1: count(1), 2: count(2)}),
            "jokers": make.choice(
                translate("Common", "Jokers"), self.tr("How many jokers are in the game, in all."),
                {-1: self.tr("one for each pack"), 0: none,
                 **{number: count(number) for number in range(1, 5)}}),
        }  # fmt: skip
        turn = {
            "draw_limit": make.choice(
                self.tr("Cards drawn in a turn"),
                self.tr("Whoever draws the last of them may not play."),
                {3: self.tr("up to three"), 2: self.tr("up to two"),
                 1: self.tr("one, instead of playing")},
                card=self._draws()),
            "first_play": make.number(
                self.tr("First cards on an empty table"),
                self.tr("Points that must be laid at least, or 0 for any."),
                Unit.POINTS, zero=translate("Common", "any", "points")),
            "knock_limit": make.number(
                self.tr("Knocking"),
                self.tr("Points in the hand to knock with, or 0 for no knocking."),
                Unit.POINTS, zero=self.tr("nobody knocks"),
                change=self.tr("knocking with {new} instead of {old}")),
        }  # fmt: skip
        score = {
            "target": make.number(
                self.tr("The game goes to"),
                self.tr("It ends after the round in which this is reached."),
                Unit.POINTS, change=self.tr("to {new} instead of {old}")),
            "out_bonus": make.number(
                self.tr("Bonus for going out"),
                self.tr("Points for laying the last card of the hand."), Unit.POINTS, zero=none),
            "undercut_bonus": make.number(
                self.tr("Bonus for an undercut"),
                self.tr("Points for winning a round another has knocked in."),
                Unit.POINTS, nobody_knocks, zero=none),
            "round_bonus": make.number(
                self.tr("Bonus for each round won"),
                self.tr("Points for it at the end of the game."), Unit.POINTS, zero=none),
            "target_bonus": make.number(
                self.tr("Bonus for reaching the goal"),
                self.tr("Points at the end for all who have reached it."), Unit.POINTS, zero=none),
        }  # fmt: skip
        return OptionTexts(
            self.words,
            grouped(
                (self.tr("Table and cards"), table),
                (translate("Common", "A turn"), turn),
                (translate("Common", "Score"), score),
            ),
            sought=sought(self.words),
        )

    def _draws(self) -> str:
        """What the card says of drawing."""
        if self.options.draw_limit == 1:
            return self.tr("Play, or draw one card instead, which ends the turn.")
        if self.options.draw_limit == 2:
            return self.tr("Draw a card. Then play, or draw a second. Whoever drew the second may "
                           "not play in this turn.")  # fmt: skip
        return self.tr("Draw a card. Then play, or draw a second. Then play, or draw a third. "
                       "Whoever drew the third may not play in this turn.")  # fmt: skip


class ManipulationInterview(Sentences):
    """The questions and their answers."""

    def questions(self) -> tuple[InterviewQuestion, ...]:
        """All of them."""
        translate = self.words.translate
        return (
            ask("players", translate("Common", "How many sit at the table?"),
                answer(translate("Common", "Two players"),
                       self.tr("Usually with one pack of cards."), players=2),
                answer(translate("Common", "Three players"),
                       self.tr("Usually with two packs of cards."), players=3),
                answer(translate("Common", "Four players"),
                       self.tr("Usually with two packs of cards."), players=4),
                answer(translate("Common", "Five players"),
                       self.tr("Usually with two packs of cards."), players=5), usual=2),
            ask("jokers", self.tr("How many jokers are in the cards?"),
                answer(self.tr("One for each pack"),
                       translate("Common", "As in the classic game."), jokers=-1),
                answer(self.tr("None"), self.tr("As in Machiavelli."), jokers=0),
                answer(self.tr("Four"), self.tr("More melds fit together, and faster."), jokers=4)),
            ask("draw", self.tr("How many cards may be drawn in a turn?"),
                answer(self.tr("Up to three, one after the other"),
                       self.tr("Whoever drew the third may not play."), draw_limit=3),
                answer(self.tr("Up to two, one after the other"),
                       self.tr("Whoever drew the second may not play."), draw_limit=2),
                answer(self.tr("One, instead of playing"),
                       self.tr("Play or draw, as in Machiavelli."), draw_limit=1)),
            ask("first", self.tr("What must be laid first on an empty table?"),
                answer(self.tr("Any whole meld"),
                       self.tr("However little it is worth."), first_play=0),
                answer(self.tr("Melds of 30 points or more"),
                       self.tr("The first to begin needs good cards."), first_play=30)),
            ask("knock", self.tr("May a round be ended by knocking?"),
                answer(self.tr("With 5 points or fewer in the hand"),
                       translate("Common", "As in the classic game."), knock_limit=5),
                answer(self.tr("With 10 points or fewer in the hand"),
                       self.tr("Rounds are shorter, and undercuts more."), knock_limit=10),
                answer(self.tr("Nobody knocks"),
                       translate("Manipulation", "A round ends when somebody goes out."),
                       knock_limit=0)),
            ask("target", translate("Common", "How long is a game?"),
                answer(self.tr("Up to 150 points"),
                       translate("Common", "As in the classic game."), target=150),
                answer(self.tr("Up to 100 points"), self.tr("A few rounds less."), target=100),
                answer(self.tr("Up to 300 points"), self.tr("A long evening."), target=300)),
            ask("bonuses", self.tr("Are there bonuses beside the cards left?"),
                answer(self.tr("The usual ones"),
                       self.tr("25 for going out and a round won, 10 for an undercut, 100 at the "
                               "end."),
                       out_bonus=25, undercut_bonus=10, round_bonus=25, target_bonus=100),
                answer(self.tr("None"),
                       self.tr("Only the cards left in the hands count."),
                       out_bonus=0, undercut_bonus=0, round_bonus=0, target_bonus=0)),
        )  # fmt: skip
