"""The options of Raub in words, one record each, and the questions that lead to house rules."""

from __future__ import annotations

from handfoot_gui.core.text.interview import Interview, InterviewQuestion, answer, ask
from handfoot_gui.core.text.options import OptionMaker, OptionText, OptionTexts, Unit, grouped
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import RuleSentences, Sentences, Words
from handfoot_gui.games.raub.rules.options import (
    Direction,
    Ends,
    FiveForFour,
    Options,
    PlayDirection,
    Points,
    Refe,
    SevenSwap,
    SwappedCard,
)
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
        translate = self.words.translate
        return OptionTexts(
            self.words,
            grouped(
                (translate("Common", "Table"), self._table()),
                (translate("Raub", "How trumps are made"), self._trumps()),
                (translate("Common", "Exchange"), self._exchange()),
                (translate("Common", "Play", "noun"), self._play()),
                (translate("Common", "Score"), self._score()),
                (translate("Raub", "Refe"), self._refes()),
            ),
            sought=sought(self.words),
        )

    def _table(self) -> dict[str, OptionText]:
        make = OptionMaker(self.words)
        return {
            "players": make.players(),
            "direction": make.choice(
                self.tr("Direction of play"),
                self.tr("Where the next player sits, for dealing and for playing."),
                {Direction.RIGHT: self.tr("to the right"), Direction.LEFT: self.tr("to the left")},
                change=self.tr("played {new} instead of {old}"), card=self._order()),
        }  # fmt: skip

    def _trumps(self) -> dict[str, OptionText]:
        make, count = OptionMaker(self.words), self.words.count
        return {
            "upcards": make.choice(
                self.tr("Upcards"),
                self.tr("How many upcards are turned up before the cards are thrown in."),
                {number: count(number) for number in (3, 2, 1)},
                card=self._all_passed()),
            "automatic_seven": make.switch(
                self.tr("Automatic seven"),
                self.tr("A seven as the first upcard makes trumps at once."),
                self.tr("a seven turned up first makes trumps"),
                self.tr("a seven turned up is a card like any other"), card=self._seven()),
            "blind_raub": make.switch(
                self.tr("Blind raub"),
                self.tr("The dealer may say Raub before looking at their own cards."),
                self.tr("with blind raub"), self.tr("without blind raub"), card=self._blind()),
        }  # fmt: skip

    def _exchange(self) -> dict[str, OptionText]:
        make = OptionMaker(self.words)
        no_swaps = (not self.options.has_swaps, self.tr("Not used, since no seven is swapped."))
        return {
            "five_for_four": make.choice(
                self.tr("Five for four"),
                self.tr("The first to exchange all four cards may get five from the talon."),
                {FiveForFour.FIRST: self.tr("for the first to exchange four"),
                 FiveForFour.DEALER_TOO: self.tr("even for a dealer with the upcard"),
                 FiveForFour.NO: self.tr("for nobody")}, card=self._five()),
            "seven_swap": make.choice(
                self.tr("Swapping the seven"),
                self.tr("If you hold the seven of trumps, you may swap it for the upcard."),
                {SevenSwap.UNTIL_LEAD: self.tr("until the first card is led"),
                 SevenSwap.EXCHANGE: self.tr("in your own exchange only"),
                 SevenSwap.NO: self.tr("not at all")}, card=self._swap()),
            "swapped_card": make.choice(
                self.tr("The card you get for the seven"),
                self.tr("What you may do with that card before play starts."),
                {SwappedCard.LAID_ASIDE: self.tr("may be laid aside if you got five"),
                 SwappedCard.KEPT: self.tr("stays in hand"),
                 SwappedCard.FREE: self.tr("may be exchanged, too")},
                no_swaps, card=self._swapped()),
        }  # fmt: skip

    def _play(self) -> dict[str, OptionText]:
        make = OptionMaker(self.words)
        return {
            "must_beat": make.switch(
                self.tr("Beating the highest card"),
                self.tr("You must beat the highest card so far if you can."),
                self.tr("you must beat the highest card if you can"),
                self.tr("you do not have to beat the highest card"), card=self._beat()),
            "play_direction": make.choice(
                self.tr("Tricks go around"),
                self.tr("Dealing, asking, the exchange and the next dealer are as set above."),
                {PlayDirection.SAME: self.tr("like everything else"),
                 PlayDirection.OPPOSITE: self.tr("the other way")}),
        }  # fmt: skip

    def _score(self) -> dict[str, OptionText]:
        make, translate = OptionMaker(self.words), self.words.translate
        return {
            "start": make.number(
                self.tr("Points at the start"), self.tr("Everybody counts down from this number."),
                Unit.POINTS, change=self.tr("from {new} down instead of {old}"),
                card=self._end()),
            "points": OptionText(
                self.tr("Points in a deal"),
                self.tr("What a trick takes off, and what too few tricks add."),
                self._points_said,
                parts={
                    "trick": translate("Common", "Each trick"),
                    "no_trick": translate("Common", "No trick"),
                    "seven_no_trick": self.tr("No trick after a seven"),
                    "one_short": self.tr("Just one trick of two owed"),
                    "raub_no_trick": self.tr("No trick of two owed"),
                },
                card=self._counted()),
            "ends": make.choice(
                self.tr("End of the game"),
                self.tr("When the game ends after somebody reaches 0."),
                {Ends.AFTER_DEAL: self.tr("after the deal"),
                 Ends.AT_ONCE: self.tr("at once, with the trick")}),
        }  # fmt: skip

    def _refes(self) -> dict[str, OptionText]:
        make, translate = OptionMaker(self.words), self.words.translate
        no_refes = (
            self.options.refe is Refe.OFF, self.tr("Not used, since there are no Refes.")
        )  # fmt: skip
        return {
            "refe": make.choice(
                self.tr("What a Refe does"), self.tr("A Refe is written when a deal is not "
                                                     "played."),
                {Refe.QUEUED: self.tr("each doubles one deal"),
                 Refe.ONE: self.tr("at most one waits"),
                 Refe.STACKED: self.tr("all double one deal together"),
                 Refe.OFF: self.tr("there are no Refes")}, card=self._doubled()),
            "pass_deal": make.switch(
                translate("Raub", "Passing the deal on"),
                self.tr("The next dealer may write a Refe instead of dealing."),
                self.tr("the deal may be passed on"), self.tr("nobody passes the deal on"),
                no_refes, card=self._passing()),
        }  # fmt: skip

    def _points_said(self, points: Points) -> str:
        values = (-points.trick, points.no_trick, points.seven_no_trick, points.one_short,
                  points.raub_no_trick)  # fmt: skip
        return self.words.row([self.words.signed(value) for value in values])

    # --- what the rule card says --------------------------------------------------------------

    def _order(self) -> str:
        if self.options.play_direction is PlayDirection.OPPOSITE:
            if self.options.runs_right:
                return self.tr("Tricks go around to the left, everything else to the right: "
                               "dealing, asking, the exchange, and who deals next. After the card "
                               "that was led, the player on the left plays. The first dealer is "
                               "drawn at random.")  # fmt: skip
            return self.tr("Tricks go around to the right, everything else to the left: dealing, "
                           "asking, the exchange, and who deals next. After the card that was led, "
                           "the player on the right plays. The first dealer is drawn at "
                           "random.")  # fmt: skip
        if self.options.runs_right:
            return self.tr("Everything goes around to the right: dealing, asking, the exchange, "
                           "playing, and who deals next, even after a thrown-in deal. The first "
                           "dealer is drawn at random.")  # fmt: skip
        return self.tr("Everything goes around to the left: dealing, asking, the exchange, "
                       "playing, and who deals next, even after a thrown-in deal. The first dealer "
                       "is drawn at random.")  # fmt: skip

    def _seven(self) -> str:
        if self.options.automatic_seven:
            return self.tr("If the first upcard is a seven, it is an automatic seven: its suit is "
                           "trumps at once. The dealer takes the seven and owes one "
                           "trick.")  # fmt: skip
        return self.tr("A seven turned up is a card like any other: if you say Raub to it, you owe "
                       "two tricks. Nothing is swapped for it.")  # fmt: skip

    def _blind(self) -> str:
        if not self.options.blind_raub:
            return self.tr("There is no blind raub: the dealer looks at their own cards and is "
                           "asked like everybody else.")  # fmt: skip
        if not self.options.automatic_seven:
            return self.tr("The dealer may say Raub blind to the first upcard, even to a seven: "
                           "the suit is trumps, and the dealer takes the upcard and owes two "
                           "tricks.")  # fmt: skip
        return self.tr("Otherwise the dealer may say Raub blind: the suit is trumps, and the "
                       "dealer takes the upcard and owes two tricks.")  # fmt: skip

    def _all_passed(self) -> str:
        """What happens when all pass; a Refe is spoken of below."""
        options, n = self.options, self.options.upcards
        if n == 1:
            return self.tr("One upcard; if all pass, the cards are thrown in.")
        text = self.tr("When all pass, another card is turned up and all are asked again; a seven "
                       "is then a card like any other. A refused card stays face up, out of play. "
                       "When all pass on the last of {count} upcards, the cards are thrown in.",
                       "", n)  # fmt: skip
        if options.blind_raub:
            text = self.tr("When all pass, another card is turned up and all are asked again, "
                           "without blind raub; a seven is then a card like any other. A refused "
                           "card stays face up, out of play. When all pass on the last of {count} "
                           "upcards, the cards are thrown in.", "", n)  # fmt: skip
        return filled(text, count=self.words.count(n))

    def _five(self) -> str:
        match self.options.five_for_four:
            case FiveForFour.NO:
                return self.tr("Nobody gets five for four: if you exchange four, you get four.")
            case FiveForFour.DEALER_TOO:
                return self.tr("The first to exchange all four gets five from the talon, the third "
                               "of them face up, and then lays one of the five aside. So does a "
                               "dealer who took the upcard, but that dealer lays aside two of six, "
                               "never the upcard.")  # fmt: skip
        return self.tr("The first to exchange all four gets five from the talon, the third of them "
                       "face up, and then lays one of the five aside.")  # fmt: skip

    def _beat(self) -> str:
        if self.options.must_beat:
            return self.tr("Whether you follow or trump, you must beat the highest card so far if "
                           "you can.")  # fmt: skip
        return self.tr("Nobody has to beat the cards already played.")

    def _swap(self) -> str:
        match self.options.seven_swap:
            case SevenSwap.NO:
                return self.tr("The seven of trumps is not swapped: it is played as a trump.")
            case SevenSwap.EXCHANGE:
                return self.tr("Once trumps are made, the player with the seven of trumps may swap "
                               "it for the last upcard in their own exchange, before or after "
                               "drawing, but not later.")  # fmt: skip
        return self.tr("Once trumps are made, the player with the seven of trumps may swap it once "
                       "for the last upcard, in their own exchange or just before the first "
                       "trick.")  # fmt: skip

    def _swapped(self) -> str:
        if not self.options.has_swaps:
            return ""
        match self.options.swapped_card:
            case SwappedCard.KEPT:
                return self.tr("The swapped card stays in your hand; with five for four you lay "
                               "another one aside.")  # fmt: skip
            case SwappedCard.FREE:
                return self.tr("The swapped card is like any other: if you swap before drawing, "
                               "you may exchange it, too.")  # fmt: skip
        return self.tr("You may not exchange the swapped card, but if you got five, you may lay it "
                       "aside.")  # fmt: skip

    def _end(self) -> str:
        points = self.words.points_counted(self.options.start)
        if self.options.ends_at_once:
            return self.tr(
                "Everybody starts with {points}. The first to reach 0 wins at once: points come "
                "off as tricks are won, but if you owe two, only from the second trick on. For "
                "example, if you are at 2 and owe two, the first trick leaves you at 2, and the "
                "second wins the game. Nothing else in that deal counts.",
                points=points)  # fmt: skip
        return self.tr("Everybody starts with {points}. The game ends after a deal that leaves "
                       "somebody at 0 or below, and points below 0 count. The lowest total wins.",
                       points=points)  # fmt: skip

    def _counted(self) -> str:
        """What is said of points that are not the usual ones."""
        if self.options.most_played is None:
            return ""
        n, number = self.options.points.trick, self.words.number
        trick = ""
        if n > 1:
            trick = self.tr("Each trick takes off {number} points; three tricks take off {all}.",
                            number=number(n), all=number(3 * n))  # fmt: skip
        most = self.tr("After {number} deals have been played, the game is over no matter what, "
                       "and the lowest total wins.",
                       number=number(self.options.most_played))  # fmt: skip
        return " ".join(filter(None, (trick, most)))

    def _doubled(self) -> str:
        match self.options.refe:
            case Refe.OFF:
                return self.tr(
                    "There are no Refes: when the cards are thrown in, the next player just deals."
                )
            case Refe.ONE:
                return self.tr("A Refe doubles the next deal played; while it waits, no other is "
                               "written.")  # fmt: skip
            case Refe.STACKED:
                return self.tr("Waiting Refes all apply to the same deal: with two, it counts four "
                               "times as much; with three or more, eight times as "
                               "much.")  # fmt: skip
        return self.tr("Every Refe doubles one played deal. Several wait their turn: no deal "
                       "counts more than double.")  # fmt: skip

    def _passing(self) -> str:
        if not self.options.pass_deal:
            return self.tr("Nobody passes the deal on; a Refe is written only for cards that were "
                           "thrown in.")  # fmt: skip
        return self.tr("Instead of dealing, even in the first deal, the dealer may pass the deal "
                       "on: a Refe is written, and the next player has to deal. After that, even "
                       "if those cards are thrown in, the deal may be passed on "
                       "again.")  # fmt: skip


class RaubInterview(Sentences):
    """The questions and their answers."""

    def questions(self) -> tuple[InterviewQuestion, ...]:
        """All of them."""
        translate = self.words.translate
        return (
            ask("players", translate("Common", "How many are at the table?"),
                answer(translate("Common", "Two players"),
                       self.tr("Few sure tricks; many cards stay in the talon."), players=2),
                answer(translate("Common", "Three players"),
                       self.tr("The talon always has enough for everybody."), players=3),
                answer(translate("Common", "Four players"),
                       self.tr("The last to exchange may find the talon short."), players=4),
                usual=2),
            ask("direction", self.tr("Which way does play go around?"),
                answer(self.tr("To the right"),
                       self.tr("Dealing, asking and playing, as always."),
                       direction=Direction.RIGHT),
                answer(self.tr("To the left"),
                       self.tr("Clockwise, as in most other card games."),
                       direction=Direction.LEFT),
                answer(self.tr("To the right, and tricks to the left"),
                       self.tr("Dealt one way, played the other."),
                       direction=Direction.RIGHT, play_direction=PlayDirection.OPPOSITE),
                answer(self.tr("To the left, and tricks to the right"),
                       self.tr("Dealt one way, played the other."),
                       direction=Direction.LEFT, play_direction=PlayDirection.OPPOSITE)),
            ask("start", self.tr("How many points does everybody start with?"),
                answer(self.tr("21 points"), translate("Common", "As in the classic game."),
                       start=21),
                answer(self.tr("15 points"), self.tr("A short game."), start=15),
                answer(self.tr("30 points"), translate("Interview", "A long evening."), start=30),
                field="start"),
            ask("blind", self.tr("May the dealer say Raub before looking at the cards?"),
                answer(self.tr("Yes, and the dealer takes the upcard"),
                       self.tr("With blind raub, the dealer owes two tricks."), blind_raub=True),
                answer(self.tr("No"), self.tr("The dealer is asked like everybody else."),
                       blind_raub=False)),
            ask("beat", self.tr("Must you beat the cards already played?"),
                answer(self.tr("Nobody has to beat them"),
                       self.tr("Any card of the suit will do."), must_beat=False),
                answer(self.tr("Beat the highest card if you can"),
                       self.tr("With the same suit, or with a trump."), must_beat=True)),
            ask("seven", self.tr("When may you swap the seven of trumps?"),
                answer(self.tr("Until the first card is led"),
                       self.tr("In your own exchange, or before the first trick."),
                       seven_swap=SevenSwap.UNTIL_LEAD),
                answer(self.tr("In your own exchange only"),
                       self.tr("Before or after drawing, but not later."),
                       seven_swap=SevenSwap.EXCHANGE),
                answer(self.tr("It is not swapped"), self.tr("It is played as a trump."),
                       seven_swap=SevenSwap.NO)),
            ask("refe", self.tr("What do Refes do?"),
                answer(self.tr("Each doubles one deal"),
                       self.tr("Several wait their turn."), refe=Refe.QUEUED),
                answer(self.tr("At most one waits"),
                       self.tr("While it waits, no other is written."), refe=Refe.ONE),
                answer(self.tr("All double one deal together"),
                       self.tr("That deal may count four or eight times."), refe=Refe.STACKED),
                answer(self.tr("There are no Refes"),
                       self.tr("When the cards are thrown in, the next player just deals."),
                       refe=Refe.OFF)),
            ask("ends", self.tr("When is the game over?"),
                answer(self.tr("After the deal in which somebody reaches 0"),
                       self.tr("The lowest total wins."), ends=Ends.AFTER_DEAL),
                answer(self.tr("As soon as a trick brings somebody to 0"),
                       self.tr("That player wins at once."), ends=Ends.AT_ONCE)),
        )  # fmt: skip
