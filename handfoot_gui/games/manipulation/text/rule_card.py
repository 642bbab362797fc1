"""The rules of Manipulation Rummy as readable sentences, made from the options the engine reads."""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section, section
from handfoot_gui.core.text.options import Unit, counted
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.option_values import (
    Ace,
    CardValues,
    FirstPlayBy,
    JokerRule,
    LastLap,
    Scoring,
)
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import goal_of
from handfoot_gui.games.manipulation.text.options import option_texts
from handfoot_gui.games.manipulation.text.values import ValueTexts, bands


def manipulation_card(words: Words, options: Options, title: str) -> RuleCard:
    """The card of *options*, headed *title*."""
    return ManipulationCard(words, options).card(title)


class ManipulationCard(RuleSentences[Options]):
    """The sections of the card."""

    def card(self, title: str) -> RuleCard:
        """All of it, headed *title*."""
        words, options = self.words, self.options
        text = self.tr("{count} players, no partners, {cards}, to {points}", "", options.players)
        if options.rounds:
            text = self.tr("{count} players, no partners, {cards}, {rounds}", "", options.players)
        summary = filled(
            text,
            count=words.count(options.players),
            cards=words.cards_counted(len(options.cards())),
            points=words.points_counted(goal_of(options)),
            rounds=counted(words, Unit.ROUNDS, options.rounds),
        )
        sections = [
            self._terms().explaining(
                no.WrongMeld, no.TooShort, no.Mixed, no.SuitTwice, no.RankTwice, no.MissingCards,
                no.RoundTheCorner, no.AceAtWrongEnd, no.OutOfOrder,
            ),
            self._deal(),
            self._turn().explaining(
                no.DrawFirst, no.AlreadyPlayed, no.DrawnOut, no.StockEmpty, no.NoPassing,
                no.NoMoreDraws, no.CardTaken, no.NothingPlayed, no.TooFewPoints, no.TableTouched,
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
        return self.tr("The stock is the face-down pile of leftover cards. There is no discard "
                       "pile.")  # fmt: skip

    def drawn(self) -> str:
        return option_texts(self.words, self.options).fields["draw_limit"].card

    def meld(self) -> str:
        return self.tr("A meld is a group or a sequence, face up on the table.")

    def group(self) -> str:
        return self.tr("A group is three or four cards of the same rank, all of different suits.")

    def sequence(self) -> str:
        if self.options.ace is not Ace.BOTH:
            said = {
                Ace.LOW: self.tr("An ace is low: A 2 3 is a sequence, but Q K A is not."),
                Ace.HIGH: self.tr("An ace is high: Q K A is a sequence, but A 2 3 is not."),
                Ace.CORNER: self.tr("Aces go around the corner: A 2 3, Q K A and Q K A 2 are "
                                    "sequences. None holds a card twice."),
            }[self.options.ace]  # fmt: skip
            row = self.tr("A sequence is three to thirteen cards of one suit in a row.")
            return f"{row} {said}"
        return self.tr("A sequence is three to thirteen cards of one suit in a row. An ace is low, "
                       "before the two, or high, after the king, but not both. No sequence goes "
                       "around the corner.")  # fmt: skip

    def knock(self) -> str:
        """What knocking is, where anybody may knock."""
        text = self.tr("To knock is to end the round with few points left in your hand.")
        return text if self.options.knock_limit else ""

    def wins(self) -> str:
        if self.options.is_scored_by_hands:
            return self.tr("All cards left in hand are counted. Everybody loses their own points, "
                           "and nobody gets any: with 12 left in hand, you lose 12.")  # fmt: skip
        if self.options.scoring is Scoring.PAID:
            return self.tr("All cards left in hand are counted. The player with the fewest points "
                           "wins, and each of the others pays the winner the difference. With 12 "
                           "and 25 against 0, the winner gets 37; the others lose 12 and "
                           "25.")  # fmt: skip
        return self.tr("All cards left in hand are counted. The player with the fewest points wins "
                       "the round and scores the difference from every other player.")  # fmt: skip

    def joker_named(self) -> str:
        return self.tr("A joker’s name is the card it stands for, chosen when the joker is "
                       "laid.")  # fmt: skip

    def lap(self) -> str:
        """What the last lap is, where there is one."""
        return {
            LastLap.ONE_TURN: self.tr(
                "The last lap is one last turn for everybody once the stock is empty."
            ),
            LastLap.UNTIL_ALL_PASS: self.tr(
                "The last lap starts once the stock is empty and goes on until everybody has "
                "passed in a row."
            ),
        }.get(self.options.last_lap, "")

    def _terms(self) -> Section:
        undercut = ""
        if self.options.knock_limit:
            undercut = self.tr("In an undercut, one player knocks but another wins the round.")
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
            self.tr("To go out is to lay the last card in your hand."),
            self.lap(),
        )  # fmt: skip

    def _deal(self) -> Section:
        words, options = self.words, self.options
        title = self.words.translate("Common", "Cards and deal")
        packs = self.tr("(One deck|Two decks) of 52 and {jokers}: {cards}.", "", options.pack_count)
        if not options.joker_count:
            packs = self.tr(
                "(One deck|Two decks) of 52 without jokers: {cards}.", "", options.pack_count
            )
        if options.pack_count > 2:
            packs = self.tr("Three decks of 52 and {jokers}: {cards}.")
            if not options.joker_count:
                packs = self.tr("Three decks of 52 without jokers: {cards}.")
        return section(
            title,
            filled(packs, jokers=counted(words, Unit.JOKERS, options.joker_count),
                   cards=words.cards_counted(len(options.cards()))),
            self.tr("{count:^} players, no partners. The first dealer is drawn at random; deal and "
                    "play pass to the left.", "", options.players,
                    count=words.count(options.players)),
            self.tr("Everybody gets {cards}; the rest is the stock.",
                    cards=words.cards_counted(options.hand_size)),
        )  # fmt: skip

    def _turn(self) -> Section:
        first = self.tr("While the table is empty, you must lay a whole meld from your hand; after "
                        "that, any one card that fits will do.")  # fmt: skip
        if self.options.first_play and self.options.joker_count:
            first = self.tr("While the table is empty, you must lay whole melds worth {points} or "
                            "more from your hand, with a joker counting as the card it stands for; "
                            "after that, any one card that fits will do.")  # fmt: skip
        elif self.options.first_play:
            first = self.tr("While the table is empty, you must lay whole melds worth {points} or "
                            "more from your hand; after that, any one card that fits will "
                            "do.")  # fmt: skip
        own = self.options.first_play_by is FirstPlayBy.PLAYER
        title = self.words.translate("Common", "A turn")
        return section(
            title,
            self.drawn(),
            self._passing(),
            self.tr("To play is to lay at least one card from your hand. You may take apart and "
                    "rebuild anything on the table, but no card goes from the table into a hand."),
            self.tr("When your turn ends, every card on the table must be in a meld. Until then "
                    "you can put everything back."),
            self._own_first_play() if own
            else filled(first, points=self.words.points_counted(self.options.first_play)),
        )  # fmt: skip

    def _passing(self) -> str:
        """When a turn may end without a play, besides after the last draw."""
        if self.options.play_after_last and self.options.draw_limit:
            return self.tr("Before your last draw you may pass only when the stock is empty.")
        return self.tr("You may pass only when the stock is empty.")

    def _own_first_play(self) -> str:
        """M2, with an example that is just enough where 30 points are asked for."""
        options, need = self.options, self.options.first_play
        if not need:
            return self.tr("Your first play in a round must be whole melds from your hand alone. "
                           "Until then you may not touch the melds on the table.")  # fmt: skip
        text = self.tr("Your first play in a round must be whole melds from your hand alone, worth "
                       "{points} or more. Until then you may not touch the melds on the table.",
                       points=self.words.points_counted(need))  # fmt: skip
        values = options.values.by_rank
        worth = 3 * values[Rank.TEN]
        tens = self.tr("Three tens count {worth}: that is enough.")
        if worth < need:
            tens = self.tr("Three tens count {worth}: that is not enough.")
        joker = ""
        if options.joker_count:
            joker = self.tr("A joker counts as the card it stands for.")
        said = filled(tens, worth=self.words.number(worth))
        return " ".join(filter(None, (text, said, joker)))

    def _jokers(self) -> Section:
        two = self.tr(
            "A meld may hold two jokers, but a group may not hold two with the same name."
        )
        title = self.words.translate("Common", "Jokers")
        freed = self.tr("If you free a joker, lay it again in the same turn, with any name. It "
                        "never goes back into a hand. If you lay one from your hand, that counts "
                        "as a play.")  # fmt: skip
        if self.options.joker_rule is JokerRule.FIXED:
            freed = self.tr("A joker never goes back into a hand. If you lay one from your hand, "
                            "that counts as a play.")  # fmt: skip
        return section(
            title,
            self._joker_names(),
            freed,
            self.tr("A group may not hold both a joker and the card it stands for."),
            two if self.options.joker_count > 1 else "",
        )

    def _joker_names(self) -> str:
        """How a joker gets and loses its name (M3)."""
        if self.options.joker_rule is JokerRule.NAMED:
            return self.tr("You may give a joker any name, even that of a card on the table. You "
                           "may move it, but it keeps its name until a real card of that name, "
                           "from a hand or from the table, takes its place.")  # fmt: skip
        any_name = self.tr("You may give a joker any name, even that of a card on the table.")
        said = {
            JokerRule.FROM_HAND: self.tr(
                "You may move a joker, but it keeps its name until a real card of that name comes "
                "from a hand. If it stands for the jack of clubs, a jack of clubs elsewhere on the "
                "table does not free it."
            ),
            JokerRule.FIXED: self.tr(
                "You may move a joker, but it keeps its name until the round ends, whatever real "
                "cards are laid."
            ),
        }.get(self.options.joker_rule, self.tr(
            "In any play you may give a joker on the table a new name: the joker from 4 5 joker "
            "may become the third nine of a group."
        ))  # fmt: skip
        return f"{any_name} {said}"

    def _round(self) -> Section:
        options = self.options
        is_usual = (
            options.last_lap is LastLap.ONE_TURN
            and not options.last_lap_knock
            and options.draw_limit in (1, 2, 3)
            and not options.play_after_last
        )
        if not is_usual:
            return self._other_round()
        knock = self.tr("You may not end a round by knocking.")
        lap = self.tr("If you draw the last card of the stock, you finish your turn. Then comes "
                      "the last lap: everybody plays once more or passes, you last, and nobody "
                      "draws. Going out ends it.")  # fmt: skip
        if options.knock_limit:
            knock = {
                1: self.tr("After playing, or after drawing, you may knock with {points} or fewer "
                           "in your hand. The round ends at once; nobody lays any more cards."),
                2: self.tr("After playing, or after the second draw, you may knock with {points} "
                           "or fewer in your hand. The round ends at once; nobody lays any more "
                           "cards."),
                3: self.tr("After playing, or after the third draw, you may knock with {points} or "
                           "fewer in your hand. The round ends at once; nobody lays any more "
                           "cards."),
            }[options.draw_limit]  # fmt: skip
            lap = self.tr("If you draw the last card of the stock, you finish your turn and may "
                          "knock. Then comes the last lap: everybody plays once more or passes, "
                          "you last, and nobody draws or knocks. Going out ends it.")  # fmt: skip
        return section(
            self.tr("End of a round"),
            self.words.translate("Manipulation", "A round ends when somebody goes out."),
            filled(knock, points=self.words.points_counted(options.knock_limit)),
            lap,
        )

    def _other_round(self) -> Section:
        """The end of a round under other rules for drawing and for the last lap."""
        options = self.options
        points = self.words.points_counted(options.knock_limit)
        knock = self.tr("You may not end a round by knocking.")
        if options.knock_limit:
            knock = self.tr("After playing, you may knock with {points} or fewer in your hand. The "
                            "round ends at once; nobody lays any more cards.",
                            points=points)  # fmt: skip
            if options.draw_limit:
                knock = self.tr("After playing, or after the last draw of your turn, you may knock "
                                "with {points} or fewer in your hand. The round ends at once; "
                                "nobody lays any more cards.", points=points)  # fmt: skip
        lap = {
            LastLap.ONE_TURN: self.tr(
                "If you draw the last card of the stock, you finish your turn. Then comes the last "
                "lap: everybody plays once more or passes, you last, and nobody draws. Going out "
                "ends it."
            ),
            LastLap.UNTIL_ALL_PASS: self.tr(
                "If you draw the last card of the stock, you finish your turn. Then play goes on, "
                "but nobody draws, until everybody has passed in a row: with three players, two "
                "plays and then three passes end it. Going out ends it, too."
            ),
            LastLap.NONE: self.tr(
                "If you draw the last card of the stock, you finish your turn; then the hands are "
                "counted at once."
            ),
        }[options.last_lap]
        in_lap = ""
        if options.knock_limit and options.last_lap is not LastLap.NONE:
            in_lap = self.words.translate(
                "ManipulationRefusals", "You may not knock in the last lap."
            )
            if options.last_lap_knock:
                in_lap = self.tr("If you play in the last lap, you may knock.")
        return section(
            self.tr("End of a round"),
            self.words.translate("Manipulation", "A round ends when somebody goes out."),
            knock,
            " ".join(filter(None, (lap, in_lap))),
        )

    def _winners(self) -> Section:
        undercut = self.tr("If you knock, you win only with fewer points than everybody else. "
                           "Otherwise the others with the fewest points win: that is an "
                           "undercut.")  # fmt: skip
        return section(
            self.tr("Who wins"),
            self.wins(),
            self._equal(),
            undercut if self.options.knock_limit else "",
            self._end_of_game(),
        )

    def _equal(self) -> str:
        if self.options.is_scored_by_hands:
            if not self.options.round_bonus:
                return ""
            return self.tr("Players tied for the fewest points all win the round.")
        return self.tr("Players tied for the fewest points all win the round, each scoring the "
                       "differences from the others.")  # fmt: skip

    def _end_of_game(self) -> str:
        words, options = self.words, self.options
        if options.rounds:
            return self.tr("The game ends after {rounds}, whatever the totals. The highest total "
                           "wins; a tie is shared.",
                           rounds=counted(words, Unit.ROUNDS, options.rounds))  # fmt: skip
        if options.is_scored_by_hands:
            return self.tr("The game ends after the round in which somebody drops to {points}. The "
                           "highest total wins; a tie is shared.",
                           points=words.points_counted(goal_of(options)))  # fmt: skip
        return self.tr("The game ends after the round in which somebody reaches {points}. The "
                       "highest total wins; a tie is shared.",
                       points=words.points_counted(options.target))  # fmt: skip

    def _scores(self) -> tuple[PointsRow, ...]:
        options = self.options
        has_goal = not options.rounds and not options.is_scored_by_hands
        bonuses = (
            (self.tr("For going out"), not options.is_scored_by_hands and options.out_bonus),
            (self.tr("For an undercut"), not options.is_scored_by_hands and options.knock_limit
             and options.undercut_bonus),
            (self.tr("For all who reach the goal"), has_goal and options.target_bonus),
            (self.tr("At the end, for each round won"), options.round_bonus),
        )  # fmt: skip
        scored = ((text, points and self.words.signed(points)) for text, points in bonuses)
        return (
            *self._cards_left(),
            *(PointsRow(text, said) for text, said in scored if said),
        )

    def _cards_left(self) -> Iterator[PointsRow]:
        """What each card left in a hand counts."""
        options, number, words = self.options, self.words.number, ValueTexts(self.words)
        if options.values != CardValues():
            for band in bands(options):
                text = self.tr("In hand: {ranks}", ranks=words.ranks(band))
                yield PointsRow(text, words.points(band))
            return
        values = options.values
        if options.joker_count:
            yield PointsRow(self.tr("In hand: joker"), number(values.joker))
        yield PointsRow(self.tr("In hand: king, queen, jack"), number(values.king))
        yield PointsRow(self.tr("In hand: ten through two"), self.tr("face value"))
        yield PointsRow(self.tr("In hand: ace"), number(values.ace))
