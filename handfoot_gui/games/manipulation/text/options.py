"""The options of Manipulation Rummy in words, and the questions that lead to house rules."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.text.interview import Interview, InterviewQuestion, answer, ask
from handfoot_gui.core.text.options import OptionMaker, OptionText, OptionTexts, Unit, grouped
from handfoot_gui.core.text.words import RuleSentences, Sentences, Words
from handfoot_gui.games.manipulation.rules.option_values import (
    FIELD_OF_RANK,
    Ace,
    CardValues,
    FirstPlayBy,
    JokerRule,
    LastLap,
    Scoring,
)
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.text.sought import sought
from handfoot_gui.games.manipulation.text.values import ValueTexts

TILE_VALUES: Final = CardValues(joker=30, king=13, queen=12, jack=11)
BAND_VALUES: Final = CardValues(
    ace=15, nine=5, eight=5, seven=5, six=5, five=5, four=5, three=5, two=5
)


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
        return OptionTexts(
            self.words,
            grouped(
                (self.tr("Table and cards"), self._table()),
                (translate("Common", "A turn"), self._turn()),
                (self.tr("Melds and jokers"), self._melds()),
                (translate("ManipulationCard", "End of a round"), self._round()),
                (translate("Common", "Score"), self._score()),
            ),
            self._reasons(),
            dealt=self._dealt(),
            sought=sought(self.words),
        )

    @property
    def _make(self) -> OptionMaker:
        return OptionMaker(self.words)

    @property
    def _nobody_knocks(self) -> tuple[bool, str]:
        return not self.options.knock_limit, self.tr("Not used, since nobody knocks.")

    @property
    def _only_hands(self) -> tuple[bool, str]:
        is_so = self.options.is_scored_by_hands
        return is_so, self.tr("Not used, since everybody counts only their own cards.")

    @property
    def _rounds_counted(self) -> tuple[bool, str]:
        is_so = self.options.rounds > 0
        return is_so, self.tr("Not used, since the game ends after a set number of rounds.")

    def _table(self) -> dict[str, OptionText]:
        make, count = self._make, self.words.count
        translate = self.words.translate
        return {
            "players": make.players(),
            "hand_size": make.number(
                self.tr("Cards in a hand"), self.tr("How many cards each player is dealt."),
                Unit.CARDS, change=self.tr("{new} dealt to each player instead of {old}")),
            "packs": make.choice(
                self.tr("Decks of cards"),
                self.tr("Decks of 52 cards, without their jokers. By the number of players: one "
                        "deck for two, two decks for three to five, three decks for six."),
                {0: self.tr("by the number of players"),
                 **{number: count(number) for number in range(1, 4)}}),
            "jokers": make.choice(
                translate("Common", "Jokers"), self.tr("How many jokers there are in all."),
                {-1: self.tr("one for each deck"), 0: translate("Common", "none"),
                 **{number: count(number) for number in range(1, 7)}}),
        }  # fmt: skip

    def _turn(self) -> dict[str, OptionText]:
        make, count, options = self._make, self.words.count, self.options
        is_endless = (
            not options.draw_limit,
            self.tr("Not used, since everybody draws until they play."),
        )
        return {
            "draw_first": make.switch(
                self.tr("A turn starts with a draw"),
                self.tr("Otherwise a turn may start with a draw or a play."),
                self.tr("a turn starts with a draw"),
                self.tr("a turn may start with a play")),
            "draw_limit": make.choice(
                self.tr("Cards drawn in a turn"),
                self.tr("How many cards you may draw before playing."),
                {3: self.tr("up to three"), 2: self.tr("up to two"), 1: self.tr("one"),
                 0: self.tr("until you play"),
                 **{number: self.tr("up to {count}", count=count(number))
                    for number in range(4, 10)}},
                card=self._draws()),
            "play_after_last": make.switch(
                self.tr("Playing after the last draw"),
                self.tr("After the last draw of a turn you may still play."),
                self.tr("playing allowed after the last draw"),
                self.tr("no playing after the last draw"),
                is_endless),
            "first_play": make.number(
                self.tr("First play"),
                self.tr("Points a first play must be worth, or 0 for any."),
                Unit.POINTS, zero=self.words.translate("Common", "any", "points")),
            "first_play_by": make.choice(
                self.tr("Who makes a first play"),
                self.tr("Until your own first play, you may not touch the melds on the table."),
                {FirstPlayBy.TABLE: self.tr("anyone laying on an empty table"),
                 FirstPlayBy.PLAYER: self.tr("everybody, from their own hand alone")}),
        }  # fmt: skip

    def _melds(self) -> dict[str, OptionText]:
        make, translate = self._make, self.words.translate
        no_jokers = not self.options.joker_count, self.tr("Not used, since there are no jokers.")
        return {
            "joker_rule": make.choice(
                translate("ManipulationTips", "A joker on the table"),
                self.tr("What lets a joker on the table get a new name."),
                {JokerRule.NAMED: self.tr("the real card in its place"),
                 JokerRule.FROM_HAND: self.tr("the real card, laid from your hand"),
                 JokerRule.FIXED: self.tr("nothing: it keeps its name"),
                 JokerRule.FREE: self.tr("any play")},
                no_jokers),
            "ace": make.choice(
                self.tr("Aces in sequences"), self.tr("Where an ace may go."),
                {Ace.BOTH: self.tr("low or high"), Ace.LOW: self.tr("low only: A 2 3"),
                 Ace.HIGH: self.tr("high only: Q K A"),
                 Ace.CORNER: self.tr("around the corner, too: K A 2")}),
        }  # fmt: skip

    def _round(self) -> dict[str, OptionText]:
        make, translate = self._make, self.words.translate
        no_lap = (
            self.options.last_lap is LastLap.NONE,
            self.tr("Not used, since there is no last lap."),
        )
        return {
            "knock_limit": make.number(
                self.tr("Knocking"),
                self.tr("Most points you may knock with, or 0 for no knocking."),
                Unit.POINTS, zero=self.tr("nobody knocks"),
                change=self.tr("knocking with {new} instead of {old}")),
            "last_lap": make.choice(
                self.tr("When the stock is empty"),
                self.tr("What happens after the turn in which the last card is drawn."),
                {LastLap.ONE_TURN: self.tr("one more turn for everybody"),
                 LastLap.UNTIL_ALL_PASS: self.tr("play goes on until all pass"),
                 LastLap.NONE: self.tr("the round is over")}),
            "last_lap_knock": make.switch(
                self.tr("Knocking in the last lap"),
                translate("ManipulationCard", "If you play in the last lap, you may knock."),
                self.tr("knocking allowed in the last lap"),
                self.tr("no knocking in the last lap"),
                self._nobody_knocks, no_lap),
        }  # fmt: skip

    def _score(self) -> dict[str, OptionText]:
        make, translate = self._make, self.words.translate
        none = translate("Common", "none")
        values = ValueTexts(self.words)
        return {
            "values": OptionText(
                translate("Common", "Card values"),
                self.tr("For cards left in hand, for knocking and for first plays."),
                lambda value: values.each(replace(self.options, values=value)),
                parts={field: self._rank(rank) for rank, field in FIELD_OF_RANK.items()}),
            "scoring": make.choice(
                self.tr("A round scores"),
                self.tr("What you score for the fewest points in hand, and what the others pay."),
                {Scoring.DIFFERENCES: self.tr("the differences, for the winner"),
                 Scoring.PAID: self.tr("the differences, paid by the others"),
                 Scoring.HANDS: self.tr("everybody’s own cards, as minus points")}),
            "rounds": make.number(
                self.tr("Rounds in a game"),
                self.tr("The game ends after this many rounds; with 0, it goes to the points "
                        "below."),
                Unit.ROUNDS, zero=self.tr("until the goal is reached")),
            "target": make.number(
                self.tr("The game goes to"),
                self.tr("The game ends after the round in which somebody reaches this total."),
                Unit.POINTS, self._rounds_counted, change=self.tr("to {new} instead of {old}")),
            "out_bonus": make.number(
                self.tr("Bonus for going out"),
                self.tr("Points for laying the last card in your hand."),
                Unit.POINTS, self._only_hands, zero=none),
            "undercut_bonus": make.number(
                self.tr("Bonus for an undercut"),
                self.tr("Points for winning a round in which another player knocked."),
                Unit.POINTS, self._nobody_knocks, self._only_hands, zero=none),
            "round_bonus": make.number(
                self.tr("Bonus for each round won"),
                self.tr("Points at the end of the game for each round won."),
                Unit.POINTS, zero=none),
            "target_bonus": make.number(
                self.tr("Bonus for reaching the goal"),
                self.tr("Points at the end for all who have reached the goal."),
                Unit.POINTS, self._rounds_counted, self._only_hands, zero=none),
        }  # fmt: skip

    def _rank(self, rank: Rank) -> str:
        """ "King", over its points."""
        return self.tr("{rank:^}", rank=self.words.rank(rank))

    def _reasons(self) -> dict[frozenset[str], str]:
        """Why two options disagree."""
        options, number = self.options, self.words.number
        too_many = self.tr(
            "{dealt} cards are dealt, but there are only {cards}",
            dealt=number(options.players * options.hand_size),
            cards=number(len(options.cards())),
        )
        no_play = self.tr("a turn starts with a draw, and the only draw ends it: nobody could play")
        nothing = self.tr("no card is worth anything, so nobody would reach the goal")
        return {
            frozenset(("hand_size", "packs")): too_many,
            frozenset(("draw_first", "draw_limit")): no_play,
            frozenset(("values", "target")): nothing,
        }

    def _dealt(self) -> str:
        """ "52 of 106 cards are dealt, 54 stay in the stock."."""
        options, number = self.options, self.words.number
        dealt, cards = options.players * options.hand_size, len(options.cards())
        return self.tr(
            "{dealt} of {cards} cards are dealt; {stock} are left for the stock.",
            dealt=number(dealt),
            cards=number(cards),
            stock=number(max(0, cards - dealt)),
        )

    def _draws(self) -> str:
        """What the card says of drawing (M1)."""
        options = self.options
        if options.draw_first and not options.play_after_last and options.draw_limit in (2, 3):
            if options.draw_limit == 2:
                return self.tr("Draw a card. Then play, or draw a second. After the second you may "
                               "not play this turn.")  # fmt: skip
            return self.tr("Draw a card. Then play, or draw a second. Then play, or draw a third. "
                           "After the third you may not play this turn.")  # fmt: skip
        return " ".join(filter(None, (self._first_draws(), self._last_draw())))

    def _first_draws(self) -> str:
        options = self.options
        if not options.draw_limit:
            if options.draw_first:
                return self.tr("Draw a card, then play. If you cannot, or do not want to, draw "
                               "another: draw until you play.")  # fmt: skip
            return self.tr("Play, or draw until you play.")
        if options.draw_limit == 1:
            if options.draw_first:
                return self.tr("Draw one card, then play or end your turn.")
            if options.play_after_last:
                return self.tr("Play, or draw one card first.")
            return self.tr("Play, or draw one card instead, which ends your turn.")
        cards = self.words.cards_counted(options.draw_limit)
        if options.draw_first:
            return self.tr("Draw a card. Then play, or draw another, up to {cards} in a turn.",
                           cards=cards)  # fmt: skip
        return self.tr("Play, or draw a card first, up to {cards} in a turn.", cards=cards)

    def _last_draw(self) -> str:
        """What is true after the last draw, where that is not said yet."""
        options = self.options
        is_said = options.draw_limit == 1 and options.draw_first is options.play_after_last
        if not options.draw_limit or is_said:
            return ""
        if options.play_after_last:
            return self.tr("After the last draw, play or end your turn.")
        return self.tr("After the last draw you may not play this turn.")


class ManipulationInterview(Sentences):
    """The questions and their answers."""

    def questions(self) -> tuple[InterviewQuestion, ...]:
        """All of them."""
        translate = self.words.translate
        return (
            ask("players", translate("Common", "How many are at the table?"),
                answer(translate("Common", "Two players"),
                       self.tr("Usually with one deck of cards."), players=2),
                answer(translate("Common", "Three players"),
                       self.tr("Usually with two decks of cards."), players=3),
                answer(translate("Common", "Four players"),
                       self.tr("Usually with two decks of cards."), players=4),
                answer(translate("Common", "Five players"),
                       self.tr("Usually with two decks of cards."), players=5),
                answer(translate("Common", "Six players"),
                       self.tr("Usually with three decks of cards."), players=6), usual=2),
            ask("hand", self.tr("How many cards does each player get?"),
                answer(self.tr("Ten cards"), translate("Common", "As in the classic game."),
                       hand_size=10),
                answer(self.tr("Thirteen cards"), self.tr("As in Machiavelli."), hand_size=13),
                answer(self.tr("Fourteen cards"), self.tr("As in the tile game."),
                       hand_size=14),
                answer(self.tr("Seven cards"), self.tr("Rounds are short."), hand_size=7)),
            ask("jokers", self.tr("How many jokers do you play with?"),
                answer(self.tr("One for each deck"),
                       translate("Common", "As in the classic game."), jokers=-1),
                answer(self.tr("None"), self.tr("As in Machiavelli."), jokers=0),
                answer(self.tr("Four"), self.tr("More melds fit together, and faster."), jokers=4)),
            ask("draw", self.tr("How many cards may you draw in a turn?"),
                answer(self.tr("Up to three, one after the other"),
                       self.tr("After the third card you may not play."), draw_limit=3,
                       draw_first=True, play_after_last=False),
                answer(self.tr("Up to two, one after the other"),
                       self.tr("After the second card you may not play."), draw_limit=2,
                       draw_first=True, play_after_last=False),
                answer(self.tr("One, instead of playing"),
                       self.tr("Play or draw, as in Machiavelli."), draw_limit=1,
                       draw_first=False, play_after_last=False),
                answer(self.tr("One, and then you may play"),
                       self.tr("Draw, then play or end your turn."), draw_limit=1,
                       draw_first=True, play_after_last=True),
                answer(self.tr("As many as you need to play"),
                       self.tr("Nobody ends a turn without playing."), draw_limit=0,
                       draw_first=True, play_after_last=False)),
            ask("first", self.tr("What must be laid first?"),
                answer(self.tr("Any whole meld, while the table is empty"),
                       self.tr("However little it is worth."),
                       first_play=0, first_play_by=FirstPlayBy.TABLE),
                answer(self.tr("Melds of 30 points or more, while the table is empty"),
                       self.tr("You need good cards to start."),
                       first_play=30, first_play_by=FirstPlayBy.TABLE),
                answer(self.tr("30 points or more by every player, from their own hand alone"),
                       self.tr("Until then you may not touch melds on the table."),
                       first_play=30, first_play_by=FirstPlayBy.PLAYER)),
            ask("ace", self.tr("Where may an ace go in a sequence?"),
                answer(self.tr("Low or high"), self.tr("A 2 3 or Q K A."), ace=Ace.BOTH),
                answer(self.tr("Low only"), self.tr("A 2 3, not Q K A."), ace=Ace.LOW),
                answer(self.tr("High only"), self.tr("Q K A, not A 2 3."), ace=Ace.HIGH),
                answer(self.tr("Around the corner, too"), self.tr("Also K A 2."), ace=Ace.CORNER)),
            ask("joker", self.tr("When may a joker on the table get a new name?"),
                answer(self.tr("When the real card takes its place"),
                       translate("Common", "As in the classic game."),
                       {"jokers": (-1, 4)}, joker_rule=JokerRule.NAMED),
                answer(self.tr("When the real card comes from a hand"),
                       self.tr("Cards on the table do not free a joker."),
                       {"jokers": (-1, 4)}, joker_rule=JokerRule.FROM_HAND),
                answer(self.tr("In every play"), self.tr("Jokers go wherever they fit."),
                       {"jokers": (-1, 4)}, joker_rule=JokerRule.FREE),
                answer(self.tr("Never during the round"),
                self.tr("It keeps the name it was given."),
                       {"jokers": (-1, 4)}, joker_rule=JokerRule.FIXED)),
            ask("knock", self.tr("May you end a round by knocking?"),
                answer(self.tr("With 5 points or fewer in hand"),
                       translate("Common", "As in the classic game."), knock_limit=5),
                answer(self.tr("With 10 points or fewer in hand"),
                       self.tr("Shorter rounds, and more undercuts."), knock_limit=10),
                answer(self.tr("Nobody knocks"),
                       translate("Manipulation", "A round ends when somebody goes out."),
                       knock_limit=0)),
            ask("lap", self.tr("What happens when the stock is empty?"),
                answer(self.tr("One more turn for everybody"),
                       translate("Common", "As in the classic game."), last_lap=LastLap.ONE_TURN),
                answer(self.tr("Play goes on until all pass"),
                       self.tr("As in the tile game."), last_lap=LastLap.UNTIL_ALL_PASS),
                answer(self.tr("The round is over"),
                       self.tr("The hands are counted at once."), last_lap=LastLap.NONE)),
            ask("values", self.tr("What are cards left in hand worth?"),
                answer(self.tr("Face cards 10, aces 1, jokers 25"),
                       translate("Common", "As in the classic game."), values=CardValues()),
                answer(self.tr("Face cards 11 to 13, aces 1, jokers 30"),
                       self.tr("As in the tile game."), values=TILE_VALUES),
                answer(self.tr("Face cards and tens 10, twos through nines 5, aces 15, jokers 25"),
                       self.tr("Just a few numbers, easy to add."), values=BAND_VALUES)),
            ask("scoring", self.tr("How is a round scored?"),
                answer(self.tr("The winner gets the differences"),
                       translate("Common", "As in the classic game."),
                       scoring=Scoring.DIFFERENCES),
                answer(self.tr("The others pay the winner the differences"),
                       self.tr("As if they paid with chips."), scoring=Scoring.PAID),
                answer(self.tr("Everybody loses what is left in hand"),
                       self.tr("Nobody gets anything."), scoring=Scoring.HANDS)),
            ask("target", translate("Common", "How long is a game?"),
                answer(self.tr("To 150 points"),
                       translate("Common", "As in the classic game."), target=150, rounds=0),
                answer(self.tr("To 100 points"), self.tr("A few rounds shorter."), target=100,
                       rounds=0),
                answer(self.tr("To 300 points"), translate("Interview", "A long evening."),
                       target=300, rounds=0),
                answer(self.tr("Four rounds"), self.tr("Then the highest total wins."),
                       rounds=4)),
            ask("bonuses", self.tr("Are there bonuses besides the cards left in hand?"),
                answer(self.tr("The usual ones"),
                       self.tr("25 each for going out and for winning a round, 10 for an undercut, "
                               "100 for reaching the goal."),
                       out_bonus=25, undercut_bonus=10, round_bonus=25, target_bonus=100),
                answer(self.tr("None"),
                       self.tr("Only the cards left in hand count."),
                       out_bonus=0, undercut_bonus=0, round_bonus=0, target_bonus=0)),
        )  # fmt: skip
