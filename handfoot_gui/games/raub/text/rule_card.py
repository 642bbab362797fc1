"""The rules of Raub as readable sentences, made from the options the engine reads."""

from __future__ import annotations

from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section, section
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.options import FiveForFour, Options, Refe
from handfoot_gui.games.raub.rules.scoring import points_of
from handfoot_gui.games.raub.text.options import option_texts

_SHORT_TALON = 4
"""Players from whom on the talon may not have a card for every exchange."""


def raub_card(words: Words, options: Options, title: str) -> RuleCard:
    """The card of *options*, headed *title*."""
    return RaubCard(words, options).card(title)


class RaubCard(RuleSentences[Options]):
    """The sections of the card."""

    def card(self, title: str) -> RuleCard:
        """All of it, headed *title*."""
        words, options = self.words, self.options
        summary = self.tr(
            "{count} players, no partners, {cards}, from {points} down to 0",
            "",
            options.players,
            count=words.count(options.players),
            cards=words.cards_counted(len(options.cards())),
            points=words.points_counted(options.start),
        )
        sections = (
            self._terms(),
            self._deal(),
            self._trumps().explaining(no.NotNow, no.NoSwaps, no.SwapClosed, no.NoSeven),
            self._exchange().explaining(no.TooManyChanged, no.TalonShort, no.UpcardKept),
            self._play().explaining(no.MustFollow, no.MustTrump, no.MustBeat),
            self._refe(),
            self._end(),
        )
        return RuleCard(title, summary, sections, self.tr("Scoring a deal"), self._scores())

    def trick(self) -> str:
        return self.tr("A trick is one card from each player; the best card takes it.")

    def trumps(self) -> str:
        return self.tr("Trumps are the suit that beats the other three in this deal.")

    def talon(self) -> str:
        return self.tr("The talon is the face-down pile of leftover cards. The upcard is the one "
                       "turned face up beside it: its suit may become trumps.")  # fmt: skip

    def raub(self) -> str:
        return self.tr("“Raub” means: make that suit trumps. “Dalje” is what you say to pass.")

    def owes(self) -> str:
        return self.tr("“Owes 1” or “owes 2” beside a name: this player made trumps and should win "
                       "that many tricks.")  # fmt: skip

    def exchanged(self) -> str:
        return self.tr("The exchange: you lay cards aside face down and get as many from the "
                       "talon.")  # fmt: skip

    def refe(self) -> str:
        if self.options.refe is Refe.OFF:
            return ""
        return self.tr("A Refe is a line on the score sheet: a deal will count double.")

    def doubled(self) -> str:
        return self._of("refe")

    def _of(self, field: str) -> str:
        """What the record of *field* says on the card."""
        return option_texts(self.words, self.options).fields[field].card

    def _terms(self) -> Section:
        title = self.words.translate("Common", "Words")
        return section(
            title,
            self.trick(),
            self.trumps(),
            self.talon(),
            self.raub(),
            self.tr("Blind raub: the dealer says Raub before looking at their own cards.")
            if self.options.blind_raub else "",
            self.owes(),
            self.exchanged(),
            self.refe(),
        )  # fmt: skip

    def _deal(self) -> Section:
        players = self.options.players
        title = self.words.translate("Common", "Cards and deal")
        return section(
            title,
            self.tr("{cards}: ace (the highest), king, queen, jack, ten, nine, eight and seven in "
                    "four suits. On Hungarian cards, the Ober is the queen and the Unter the jack.",
                    cards=self.words.cards_counted(len(self.options.cards()))),
            self.tr("{count:^} players, no partners.",
                    "", players, count=self.words.count(players)),
            self._of("direction"),
            self.tr("Everybody gets two cards, the upcard is turned up, and everybody gets two "
                    "more."),
            self.tr("The dealer looks at their own cards only after declining blind raub.")
            if self.options.blind_raub else "",
        )  # fmt: skip

    def _trumps(self) -> Section:
        return section(
            self.words.translate("Raub", "How trumps are made"),
            self._of("automatic_seven"),
            self._of("blind_raub"),
            self.tr("If not, everybody is asked in turn, the dealer first. If you say Raub, you "
                    "make the suit trumps and owe two tricks, but you do not take the upcard.")
            if self.options.blind_raub
            else self.tr("Everybody is asked in turn, the dealer first. If you say Raub, you make "
                         "the suit trumps and owe two tricks, but you do not take the upcard."),
            self._of("upcards"),
            self._of("seven_swap"),
            self._of("swapped_card"),
            self.tr("A swapped seven stays face up, out of play; so does an upcard nobody takes.")
            if self.options.has_swaps
            else self.tr("An upcard nobody takes stays face up, out of play."),
        )  # fmt: skip

    def _exchange(self) -> Section:
        short, five = "", self.options.five_for_four
        if self.options.players >= _SHORT_TALON and five is FiveForFour.NO:
            short = self.tr("The talon may run short: the last players exchange no more cards than "
                            "are left.")  # fmt: skip
        elif self.options.players >= _SHORT_TALON:
            short = self.tr("The talon may run short: the last players exchange no more cards than "
                            "are left, and when only four are left, you get just four for "
                            "four.")  # fmt: skip
        title = self.words.translate("Common", "Exchange")
        return section(
            title,
            self.tr("The dealer starts. You may exchange up to four cards; everybody sees how "
                    "many, not which. Cards laid aside do not come back."),
            self._of("five_for_four"),
            self.tr("A dealer who took the upcard keeps it, exchanges up to four of the other "
                    "cards, and then lays one card other than the upcard aside. This dealer never "
                    "gets five for four.")
            if five is FiveForFour.FIRST
            else self.tr("A dealer who took the upcard keeps it, exchanges up to four of the other "
                         "cards, and then lays one card other than the upcard aside."),
            short,
        )  # fmt: skip

    def _play(self) -> Section:
        title = self.words.translate("Common", "Play", "noun")
        return section(
            title,
            self.tr("The player who said Raub leads; after an automatic seven, the dealer does. "
                    "The winner of each trick leads the next one; there are four tricks.")
            if self.options.automatic_seven
            else self.tr("The player who said Raub leads. The winner of each trick leads the next "
                         "one; there are four tricks."),
            self.tr("You must follow the suit led. If you have none of it, play a trump; if you "
                    "have no trump either, play any card."),
            self._of("must_beat"),
            self.tr("The highest trump takes the trick; without trumps, the highest card of the "
                    "suit led."),
            self.tr("Nobody may drop out of a deal."),
        )  # fmt: skip

    def _refe(self) -> Section:
        title = self.words.translate("Raub", "Refe")
        return section(
            title,
            self.tr("When the cards are thrown in, a Refe is written.")
            if self.options.refe is not Refe.OFF else "",
            self.doubled(),
            self._of("pass_deal") if self.options.refe is not Refe.OFF else "",
        )  # fmt: skip

    def _end(self) -> Section:
        title = self.words.translate("Common", "End", "noun")
        return section(
            title,
            self._of("start"),
            self._of("points"),
            self.tr("If players tie, the one who made trumps in the last deal wins; if none of "
                    "them did, the win is shared. Refes left over are lost.")
            if self.options.refe is not Refe.OFF
            else self.tr("If players tie, the one who made trumps in the last deal wins; if none "
                         "of them did, the win is shared."),
        )  # fmt: skip

    def _scores(self) -> tuple[PointsRow, ...]:
        options = self.options

        def row(text: str, tricks: int, owes: int) -> PointsRow:
            points = points_of(options.points, tricks, owes) // max(1, tricks)
            return PointsRow(text, self.words.signed(points))

        seven = row(self.tr("Owing one (the seven): no trick"), 0, 1)
        double = PointsRow(self.tr("All of this with a Refe"), self.tr("double"))
        return (
            row(self.words.translate("Common", "Each trick"), 1, 0),
            row(self.words.translate("Common", "No trick"), 0, 0),
            *((seven,) if options.automatic_seven else ()),
            row(self.tr("Owing two: each trick, if two or more"), 2, 2),
            row(self.tr("Owing two: just one trick"), 1, 2),
            row(self.tr("Owing two: no trick"), 0, 2),
            *((double,) if options.refe is not Refe.OFF else ()),
        )
