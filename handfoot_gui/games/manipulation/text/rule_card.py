"""The rules of Manipulation Rummy as readable sentences, made from the options the engine reads."""

from __future__ import annotations

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section, section
from handfoot_gui.core.text.options import Unit, counted
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.playing import HAND_SIZE
from handfoot_gui.games.manipulation.rules.scoring import POINTS
from handfoot_gui.games.manipulation.text.options import option_texts


def manipulation_card(words: Words, options: Options, title: str) -> RuleCard:
    """The card of *options*, headed *title*."""
    return ManipulationCard(words, options).card(title)


class ManipulationCard(RuleSentences[Options]):
    """The sections of the card."""

    def card(self, title: str) -> RuleCard:
        """All of it, headed *title*."""
        words, options = self.words, self.options
        summary = self.tr(
            "{count} players, each alone, {cards}, to {points}",
            "",
            options.players,
            count=words.count(options.players),
            cards=words.cards_counted(len(options.cards())),
            points=words.points_counted(options.target),
        )
        sections = [
            self._terms().explaining(
                no.WrongMeld, no.TooShort, no.Mixed, no.SuitTwice, no.RankTwice, no.MissingCards,
                no.RoundTheCorner, no.OutOfOrder,
            ),
            self._deal(),
            self._turn().explaining(
                no.DrawFirst, no.AlreadyPlayed, no.DrawnOut, no.StockEmpty, no.NoPassing,
                no.CardTaken, no.NothingPlayed, no.TooFewPoints,
            ),
            self._round().explaining(
                no.NoDrawInLastLap, no.NoKnocking, no.NoKnockInLastLap, no.KnockTooEarly,
                no.TooManyPoints,
            ),
            self._winners(),
        ]  # fmt: skip
        if options.joker_count:
            named = no.JokerUnnamed, no.WrongName, no.JokerStillStands
            sections.insert(3, self._jokers().explaining(*named))
        return RuleCard(
            title,
            summary,
            tuple(sections),
            self.words.translate("Common", "Points"),
            self._scores(),
        )

    def stock(self) -> str:
        return self.tr("The stock is the pile of cards left over, face down. There is no discard "
                       "pile.")  # fmt: skip

    def drawn(self) -> str:
        return option_texts(self.words, self.options).fields["draw_limit"].card

    def meld(self) -> str:
        return self.tr("A meld is a group or a sequence, face up on the table.")

    def group(self) -> str:
        return self.tr("A group is three or four cards of one rank, all of different suits.")

    def sequence(self) -> str:
        return self.tr("A sequence is three to thirteen cards of one suit in a row. An ace is low, "
                       "before the two, or high, after the king, but not both. No sequence goes "
                       "round the corner.")  # fmt: skip

    def knock(self) -> str:
        """What knocking is, where anybody may knock."""
        text = self.tr("To knock is to end the round with few points left in the hand.")
        return text if self.options.knock_limit else ""

    def wins(self) -> str:
        return self.tr("All cards left in the hands are counted. The fewest points win the round "
                       "and score the difference to every other player.")  # fmt: skip

    def joker_named(self) -> str:
        return self.tr("A joker’s name is the card it stands for, chosen when the joker is "
                       "laid.")  # fmt: skip

    def _terms(self) -> Section:
        undercut = ""
        if self.options.knock_limit:
            undercut = self.tr("An undercut: somebody knocked, but another player wins the round.")
        title = self.words.translate("Common", "Words")
        return section(
            title,
            self.stock(),
            self.meld(),
            self.group(),
            self.sequence(),
            self.joker_named() if self.options.joker_count else "",
            self.knock(),
            undercut,
            self.tr("To go out is to lay the last card of the hand."),
            self.tr("The last lap is one last turn for everybody once the stock is empty."),
        )  # fmt: skip

    def _deal(self) -> Section:
        words, options = self.words, self.options
        title = self.words.translate("Common", "Cards and deal")
        packs = self.tr("(One pack|Two packs) of 52 and {jokers}: {cards}.", "", options.pack_count)
        if not options.joker_count:
            packs = self.tr(
                "(One pack|Two packs) of 52 without jokers: {cards}.", "", options.pack_count
            )
        return section(
            title,
            filled(packs, jokers=counted(words, Unit.JOKERS, options.joker_count),
                   cards=words.cards_counted(len(options.cards()))),
            self.tr("{count:^} players, each alone. The first dealer is found by lot; deal and "
                    "play go to the left.", "", options.players,
                    count=words.count(options.players)),
            self.tr("Everybody gets {cards}; the rest is the stock.",
                    cards=words.cards_counted(HAND_SIZE)),
        )  # fmt: skip

    def _turn(self) -> Section:
        first = self.tr("While the table is empty, a player lays a whole meld from the hand; later "
                        "any one card that fits will do.")  # fmt: skip
        if self.options.first_play and self.options.joker_count:
            first = self.tr("While the table is empty, a player lays whole melds worth {points} or "
                            "more from the hand, a joker counting as the card it names; later any "
                            "one card that fits will do.")  # fmt: skip
        elif self.options.first_play:
            first = self.tr("While the table is empty, a player lays whole melds worth {points} or "
                            "more from the hand; later any one card that fits will "
                            "do.")  # fmt: skip
        title = self.words.translate("Common", "A turn")
        return section(
            title,
            self.drawn(),
            self.tr("Only when the stock is empty may a player pass."),
            self.tr("To play is to lay at least one card from the hand. Everything on the table "
                    "may be taken apart and put together anew, but no card goes from the table to "
                    "a hand."),
            self.tr("At the end of the turn every card on the table must lie in a meld. Until then "
                    "everything can be put back."),
            filled(first, points=self.words.points_counted(self.options.first_play)),
        )  # fmt: skip

    def _jokers(self) -> Section:
        two = self.tr("Two jokers may lie in one meld, but in a group not under one name.")
        title = self.words.translate("Common", "Jokers")
        return section(
            title,
            self.tr("Any name may be given, also of a card that lies on the table. A joker may be "
                    "moved but keeps its name, until a real card of that name, from the hand or "
                    "from the table, takes its place."),
            self.tr("A joker set free must be laid again in the same turn, under any name. It "
                    "never goes to a hand. One laid from the hand counts as the card that has to "
                    "be laid."),
            self.tr("A group may not hold a joker and the very card it stands for."),
            two if self.options.joker_count > 1 else "",
        )  # fmt: skip

    def _round(self) -> Section:
        options = self.options
        knock = self.tr("Nobody may knock to end it.")
        lap = self.tr("Whoever draws the last card of the stock finishes the turn. Then comes the "
                      "last lap: everybody, that player last, plays once more or passes, without "
                      "drawing. Going out ends it.")  # fmt: skip
        if options.knock_limit:
            knock = {
                1: self.tr("After playing, or after drawing, whoever has {points} or fewer in the "
                           "hand may knock. The round ends at once; nobody lays any more."),
                2: self.tr("After playing, or after the second draw, whoever has {points} or fewer "
                           "in the hand may knock. The round ends at once; nobody lays any more."),
                3: self.tr("After playing, or after the third draw, whoever has {points} or fewer "
                           "in the hand may knock. The round ends at once; nobody lays any more."),
            }[options.draw_limit]  # fmt: skip
            lap = self.tr("Whoever draws the last card of the stock finishes the turn and may "
                          "knock. Then comes the last lap: everybody, that player last, plays once "
                          "more or passes, without drawing or knocking. Going out ends "
                          "it.")  # fmt: skip
        return section(
            self.tr("End of a round"),
            self.words.translate("Manipulation", "A round ends when somebody goes out."),
            filled(knock, points=self.words.points_counted(options.knock_limit)),
            lap,
        )

    def _winners(self) -> Section:
        undercut = self.tr("A knocker wins only with fewer points than all others. Otherwise the "
                           "others with the fewest points win, which is the undercut.")  # fmt: skip
        return section(
            self.tr("Who wins"),
            self.wins(),
            self.tr("Players equal with the fewest points all win the round, each with the "
                    "differences to the others."),
            undercut if self.options.knock_limit else "",
            self.tr("The game ends after the round in which somebody reaches {points}. The highest "
                    "total wins; a tie is shared.",
                    points=self.words.points_counted(self.options.target)),
        )  # fmt: skip

    def _scores(self) -> tuple[PointsRow, ...]:
        options, number = self.options, self.words.number
        held = (
            (self.tr("In the hand: joker"), options.joker_count and number(POINTS[Rank.JOKER])),
            (self.tr("In the hand: king, queen, jack"), number(POINTS[Rank.KING])),
            (self.tr("In the hand: ten to two"), self.tr("face value")),
            (self.tr("In the hand: ace"), number(POINTS[Rank.ACE])),
        )
        bonuses = (
            (self.tr("For going out"), options.out_bonus),
            (self.tr("For an undercut"), options.knock_limit and options.undercut_bonus),
            (self.tr("To all who reach the goal"), options.target_bonus),
            (self.tr("At the end, for each round won"), options.round_bonus),
        )
        scored = ((text, points and self.words.signed(points)) for text, points in bonuses)
        return tuple(PointsRow(text, said) for text, said in (*held, *scored) if said)
