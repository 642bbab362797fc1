"""The rules of Raub as readable sentences, made from the options the engine reads."""

from __future__ import annotations

from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section, section
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.raub.rules import problems as no
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import OPENING, points_of
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
            "{count} players, each alone, {cards}, from {points} down to 0",
            "",
            options.players,
            count=words.count(options.players),
            cards=words.cards_counted(len(options.cards())),
            points=words.points_counted(OPENING),
        )
        sections = (
            self._terms(),
            self._deal(),
            self._trumps().explaining(no.NotNow, no.SwapClosed, no.NoSeven),
            self._exchange().explaining(no.TooManyChanged, no.TalonShort, no.UpcardKept),
            self._play().explaining(no.MustFollow, no.MustTrump, no.MustBeat),
            self._refe(),
            self._end(),
        )
        return RuleCard(title, summary, sections, self.tr("Score of a deal"), self._scores())

    def trick(self) -> str:
        return self.tr("A trick is one card from every player; the best card takes it.")

    def trumps(self) -> str:
        return self.tr("Trumps are the suit that beats the three others in this deal.")

    def talon(self) -> str:
        return self.tr("The talon is the pile of cards left over, face down. The upcard is the one "
                       "turned face up beside it: its suit may become trumps.")  # fmt: skip

    def raub(self) -> str:
        return self.tr("Raub means: that suit shall be trumps. Dalje means: no, I pass.")

    def owes(self) -> str:
        return self.tr("“Owes 1” or “owes 2” beside a name: who made trumps should win so many "
                       "tricks.")  # fmt: skip

    def exchanged(self) -> str:
        return self.tr("The exchange: cards are laid aside face down, and as many come from the "
                       "talon.")  # fmt: skip

    def refe(self) -> str:
        return self.tr("A Refe is a line on the score sheet: a deal will count double.")

    def doubled(self) -> str:
        return self.tr("Every Refe doubles one played deal. Several wait their turn: no deal "
                       "counts more than double.")  # fmt: skip

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
            self.tr("Blind raub is Raub said by the dealer before looking at the own cards."),
            self.owes(),
            self.exchanged(),
            self.refe(),
        )  # fmt: skip

    def _deal(self) -> Section:
        players = self.options.players
        title = self.words.translate("Common", "Cards and deal")
        return section(
            title,
            self.tr("{cards}: ace (the highest), king, queen, jack, ten, nine, eight and "
                    "seven of four suits. On Hungarian cards Ober is the queen and Unter the jack.",
                    cards=self.words.cards_counted(len(self.options.cards()))),
            self.tr("{count:^} players, each alone.", "", players, count=self.words.count(players)),
            self._of("direction"),
            self.tr("Everybody gets two cards, the upcard is turned, and everybody gets two more. "
                    "The dealer looks at the own cards only when blind raub is declined."),
        )  # fmt: skip

    def _trumps(self) -> Section:
        return section(
            self.tr("How trumps are made"),
            self.tr("The first upcard is a seven, the automatic seven: its suit is trumps at once. "
                    "The dealer takes the seven and owes one trick."),
            self.tr("Otherwise the dealer may say blind raub: the suit is trumps, the dealer takes "
                    "the upcard and owes two tricks."),
            self.tr("If not, all are asked in turn, the dealer first. Whoever says Raub makes the "
                    "suit trumps and owes two tricks, but does not take the upcard."),
            self.tr("When all pass, another card is turned up and all are asked again, without "
                    "blind raub; a seven is then a card like any other. A refused card lies face "
                    "up, out of play. When all pass on the third card, the cards are thrown in and "
                    "a Refe is written."),
            self._of("swap_in_exchange_only"),
            self.tr("A seven that was swapped lies face up, out of play; so does an upcard nobody "
                    "takes."),
        )  # fmt: skip

    def _exchange(self) -> Section:
        short = ""
        if self.options.players >= _SHORT_TALON:
            short = self.tr("The talon may run short: the last players change no more than is "
                            "left, and when only four are left, four bring four.")  # fmt: skip
        title = self.words.translate("Common", "Exchange")
        return section(
            title,
            self.tr("The dealer begins. Each may change up to four cards; all see how many, not "
                    "which. Cards laid aside do not come back."),
            self.tr("The first to change all four gets five from the talon, the third of them face "
                    "up, and then lays one of the five aside."),
            self.tr("A dealer who took the upcard keeps it, changes up to four of the other cards, "
                    "and lays one of those aside; four never bring this dealer five."),
            short,
        )  # fmt: skip

    def _play(self) -> Section:
        title = self.words.translate("Common", "Play", "noun")
        return section(
            title,
            self.tr("Whoever said Raub plays the first card, after an automatic seven the dealer. "
                    "Then the winner of each trick begins the next one; there are four."),
            self.tr("The others must play the same suit. Who has none of it plays a trump; who has "
                    "no trump either plays any card."),
            self._of("must_beat"),
            self.tr("The highest trump takes the trick; without trumps, the highest card of the "
                    "suit played first."),
            self.tr("Nobody may drop out of a deal."),
        )  # fmt: skip

    def _refe(self) -> Section:
        title = self.words.translate("Raub", "Refe")
        return section(
            title,
            self.doubled(),
            self.tr("Instead of dealing, also at the first deal, the dealer may pass the deal on: "
                    "a Refe is written and the next player deals. Nobody may do so right after "
                    "another has; a thrown-in deal in between lifts this ban."),
        )  # fmt: skip

    def _end(self) -> Section:
        title = self.words.translate("Common", "End", "noun")
        return section(
            title,
            self.tr("All begin with {points}. The game ends after a deal that leaves "
                    "somebody at 0 or below, and what is below 0 counts. The lowest total wins.",
                    points=self.words.points_counted(OPENING)),
            self.tr("Between equal totals, who made trumps in the last deal wins; otherwise the "
                    "win is shared. Refes left over are lost."),
        )  # fmt: skip

    def _scores(self) -> tuple[PointsRow, ...]:
        def row(text: str, points: int) -> PointsRow:
            return PointsRow(text, self.words.signed(points))

        return (
            row(self.words.translate("Common", "Each trick"), points_of(1, 0)),
            row(self.words.translate("Common", "No trick"), points_of(0, 0)),
            row(self.tr("Owing one (the seven): no trick"), points_of(0, 1)),
            row(self.tr("Owing two: two or more, each"), points_of(2, 2) // 2),
            row(self.tr("Owing two: just one trick"), points_of(1, 2)),
            row(self.tr("Owing two: no trick"), points_of(0, 2)),
            PointsRow(self.tr("All of this with a Refe"), self.tr("double")),
        )
