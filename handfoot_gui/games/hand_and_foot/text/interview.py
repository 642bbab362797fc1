"""The questions that lead to a family's rules of Hand and Foot."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from handfoot_gui.core.text.interview import Interview, InterviewQuestion, answer, ask
from handfoot_gui.core.text.words import Sentences, Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, only
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import has_knee

Questions = tuple[InterviewQuestion, ...]


def interview(words: Words) -> Interview:
    """All questions in the order they are asked, from the classic game on."""
    return Interview(words, HandAndFootInterview(words).questions(), Options(), settled)


def settled(options: Options) -> Options:
    """*options* with the fields that follow from others: packs and wilds."""
    packs = options.players + 1 + has_knee(options)
    changes: dict[str, Any] = {"packs": min(10, packs)}
    if not options.wild_melds:
        changes["quotas"] = tuple(
            tuple(replace(one, wild=0) for one in quota) for quota in options.quotas
        )
        if options.wild_on_top is o.WildOnTop.MATCHING_PAIR:
            changes["wild_on_top"] = o.WildOnTop.BLOCKS
    return replace(options, **changes)


class HandAndFootInterview(Sentences):
    """The questions and their answers."""

    def questions(self) -> Questions:
        """All of them."""
        return (
            *self._about_the_table(),
            *self._about_a_turn(),
            *self._about_threes(),
            *self._about_points(),
            *self._about_the_end(),
        )

    def _about_the_table(self) -> Questions:
        translate = self.words.translate
        return (
            ask("players", self.tr("How many sit at the table, and who plays together?"),
                answer(translate("Common", "Two players"),
                       self.tr("Each alone, with three packs."), players=2, sides=o.Sides.ALONE),
                answer(translate("Common", "Three players"),
                       self.tr("Each alone, with four packs."), players=3, sides=o.Sides.ALONE),
                answer(self.tr("Four players in two pairs"),
                       self.tr("Partners sit opposite and share melds and score."),
                       players=4, sides=o.Sides.PAIRS),
                answer(self.tr("Four players, each alone"),
                       self.tr("Nobody shares melds; with five packs."),
                       players=4, sides=o.Sides.ALONE),
                answer(translate("Common", "Five players"),
                       self.tr("Each alone, with six packs."), players=5, sides=o.Sides.ALONE),
                answer(self.tr("Six players in two teams of three"),
                       self.tr("Partners sit in every other seat."),
                       players=6, sides=o.Sides.TEAMS),
                answer(self.tr("Six players in three pairs"),
                       self.tr("Partners sit opposite; three sides play."),
                       players=6, sides=o.Sides.PAIRS),
                answer(self.tr("Six players, each alone"),
                       self.tr("Nobody shares melds; with seven packs."),
                       players=6, sides=o.Sides.ALONE), usual=2),
            ask("packets", self.tr("How many cards are dealt to each hand and each foot?"),
                answer(self.tr("Thirteen and thirteen"),
                       translate("Common", "As in the classic game."), packets=(13, 13)),
                answer(self.tr("Eleven and eleven"),
                       self.tr("Fewer cards to hold, and shorter deals."),
                       packets=(11, 11)),
                answer(self.tr("Eleven in the hand, thirteen in the foot"),
                       self.tr("As in Saskatchewan."), packets=(11, 13)),
                answer(self.tr("Fifteen and fifteen"),
                       self.tr("More cards to hold, and longer deals."),
                       packets=(15, 15)),
                answer(self.tr("Hand, knee and foot: fifteen, thirteen and eleven"),
                       self.tr("Three packets, one after the other; with one more pack."),
                       packets=(15, 13, 11))),
            ask("word", self.tr("What is a meld of seven called in the family?"),
                answer(self.tr("A pile"), self.tr("“A clean pile”, as in the classic game."),
                       pile_word=o.PileWord.PILE),
                answer(self.tr("A canasta"), self.tr("“A clean canasta”, as in Saskatchewan."),
                       pile_word=o.PileWord.CANASTA),
                answer(self.tr("A book"), self.tr("“A clean book”, on the screen and on paper."),
                       pile_word=o.PileWord.BOOK)),
        )  # fmt: skip

    def _about_a_turn(self) -> Questions:
        return (
            ask("draw", self.tr("How many cards does a turn draw?"),
                answer(self.tr("Two"),
                       self.tr("With one discarded, the hand grows by a card a turn."), draws=(2,)),
                answer(self.tr("One"),
                       self.tr("The hand grows only by taking the discard pile."), draws=(1,)),
                answer(self.tr("Three"),
                       self.tr("Hands grow fast, and the stock is used up sooner."), draws=(3,))),
            ask("take", self.tr("Who takes the discard pile gets how much of it?"),
                answer(self.tr("Up to seven cards from the top"),
                       self.tr("What lies deeper stays; fewer than seven are taken whole."),
                       take_least=1, take_most=7),
                answer(self.tr("Exactly seven, and only when there are seven"),
                       self.tr("A pile of fewer cards cannot be taken."),
                       take_least=7, take_most=7),
                answer(self.tr("Up to five cards from the top"),
                       self.tr("What lies deeper stays; fewer than five are taken whole."),
                       take_least=1, take_most=5),
                answer(self.tr("The whole pile"),
                       self.tr("However many cards lie in it."), take_least=1, take_most=0)),
            ask("condition", self.tr("What must the hand hold to take the pile?"),
                answer(self.tr("Two cards like the top card"),
                       self.tr("Two eights take an eight; no wild stands in for one."),
                       pile_condition=o.PileCondition.NATURAL_PAIR),
                answer(self.tr("Two like it, or one like it and a wild"),
                       self.tr("An eight and a two take an eight, too."),
                       pile_condition=o.PileCondition.PAIR_OR_WILD),
                answer(self.tr("One card like it"),
                       self.tr("It goes onto a meld, or a third card or a wild joins them."),
                       pile_condition=o.PileCondition.ONE_CARD)),
            ask("wilds", self.tr("How many wild cards may a meld hold?"),
                answer(self.tr("One for every two naturals"),
                       self.tr("One wild in three to five cards, two in six or seven."),
                       wild_limit=o.WildLimit.TWICE, most_wilds=None),
                answer(self.tr("Fewer wilds than naturals"),
                       self.tr("One wild in three or four cards, three in seven."),
                       wild_limit=o.WildLimit.MORE, most_wilds=None),
                answer(self.tr("As many wilds as naturals"),
                       self.tr("One wild in three cards, two in four, three in seven."),
                       wild_limit=o.WildLimit.AS_MANY, most_wilds=None),
                answer(self.tr("At most three"),
                       self.tr("Beside two naturals or more, however they compare."),
                       wild_limit=o.WildLimit.FREE, most_wilds=3)),
            ask("wild-melds", self.tr("May twos and jokers be melded by themselves?"),
                answer(self.tr("They may"),
                       self.tr("Seven of them are a kind of their own, worth the most."),
                       wild_melds=True),
                answer(self.tr("They go with naturals only"),
                       self.tr("A wild on top of the discard pile cannot be taken then."),
                       wild_melds=False, wild_on_top=o.WildOnTop.BLOCKS)),
            ask("open", self.tr("May cards be added to a meld of seven?"),
                answer(self.tr("No, it is closed"),
                       self.tr("More cards of the rank begin another meld."),
                       open_clean=o.Openness.CLOSED, open_dirty=o.Openness.CLOSED,
                       open_wild=False),
                answer(self.tr("Naturals may be added"),
                       self.tr("However long it grows, it counts once."),
                       open_clean=o.Openness.NATURALS, open_dirty=o.Openness.NATURALS,
                       open_wild=True),
                answer(self.tr("Everything within the limit of wilds"),
                       self.tr("But no wild onto a clean one; it counts once."),
                       open_clean=o.Openness.NATURALS, open_dirty=o.Openness.ALL,
                       open_wild=True),
                answer(self.tr("Naturals onto clean ones only"),
                       self.tr("Dirty ones are closed at seven."),
                       open_clean=o.Openness.NATURALS, open_dirty=o.Openness.CLOSED,
                       open_wild=False)),
            ask("second", self.tr("When may another meld of the same rank begin?"),
                answer(self.tr("When the first is complete"),
                       self.tr("Until then every card of the rank goes onto it."),
                       second_meld=o.SecondMeld.AFTER_COMPLETE),
                answer(self.tr("A clean and a dirty one may lie side by side"),
                       self.tr("Naturals keep the one clean, and wilds go onto the other."),
                       second_meld=o.SecondMeld.CLEAN_AND_DIRTY),
                answer(self.tr("At any time"),
                       self.tr("Any three that match begin a meld of their own."),
                       second_meld=o.SecondMeld.ANY_TIME),
                answer(self.tr("Never"),
                       self.tr("One meld of each rank is all there is."),
                       second_meld=o.SecondMeld.NEVER)),
        )  # fmt: skip

    def _about_threes(self) -> Questions:
        return (
            ask("threes", self.tr("What are red threes?"),
                answer(self.tr("A bonus: laid at once for 100 points each"),
                       self.tr("The stock replaces them; each one not laid costs 100."),
                       red_threes=o.RedThrees.BONUS, red_three_laid=100, red_three_left=-100,
                       red_threes_need=o.RedThreesNeed.NOTHING),
                answer(self.tr("A bonus, but against a side that is not down"),
                       self.tr("100 points each; off without a first meld in the deal."),
                       red_threes=o.RedThrees.BONUS, red_three_laid=100, red_three_left=-100,
                       red_threes_need=o.RedThreesNeed.DOWN),
                answer(self.tr("A burden: 500 points off for each one left"),
                       self.tr("Plain cards that nobody melds; discard them in time."),
                       red_threes=o.RedThrees.PENALTY, red_three_left=-500,
                       red_threes_need=o.RedThreesNeed.NOTHING)),
            ask("black-threes", self.tr("May black threes be melded?"),
                answer(self.tr("Never"),
                       self.tr("They keep the next player from taking the discard pile."),
                       black_threes=o.BlackThrees.NEVER),
                answer(self.tr("Three or more in the turn that goes out"),
                       self.tr("They help to get rid of the last cards; each costs 5."),
                       black_threes=o.BlackThrees.GOING_OUT),
                answer(self.tr("Three or more at any time"),
                       self.tr("Seven are a clean meld for the dirty bonus; each costs 5."),
                       black_threes=o.BlackThrees.CLEAN_MELD)),
        )  # fmt: skip

    def _about_points(self) -> Questions:
        translate = self.words.translate
        wilds, no_wilds = {"wild_melds": (True,)}, {"wild_melds": (False,)}
        partners = {"sides": (o.Sides.PAIRS, o.Sides.TEAMS)}
        return (
            ask("minima", self.tr("How many points does the first meld of a deal need?"),
                answer(self.tr("50, then 90, 120 and 150"),
                       self.tr("More in every deal, as in the classic game."),
                       minima=(50, 90, 120, 150)),
                answer(self.tr("60, then 90, 120 and 150"),
                       self.tr("The first deal asks for a little more than usual."),
                       minima=(60, 90, 120, 150)),
                answer(self.tr("50 in every deal"),
                       self.tr("It never gets harder to begin."), minima=(50,)),
                answer(self.tr("Any number will do"),
                       self.tr("The first three cards that match may be laid."), minima=(0,))),
            ask("first-by", self.tr("Whose first meld counts?"),
                answer(self.tr("The side’s"),
                       self.tr("Once one partner is down, the other lays any meld."),
                       partners, first_meld_by=o.FirstMeldBy.SIDE),
                answer(self.tr("Every player’s"),
                       self.tr("Each needs the points; cards on partners’ melds count."),
                       partners, first_meld_by=o.FirstMeldBy.PLAYER)),
            ask("bonuses", self.tr("How many points does a meld of seven earn?"),
                answer(self.tr("500 clean, 300 dirty, 1,500 wild"),
                       translate("Common", "As in the classic game."),
                       wilds, clean_bonus=500, dirty_bonus=300, wild_bonus=1500),
                answer(self.tr("500 clean, 300 dirty, 1,000 wild"),
                       self.tr("As in Pennies from Heaven."),
                       wilds, clean_bonus=500, dirty_bonus=300, wild_bonus=1000),
                answer(self.tr("300 clean, 100 dirty, 1,000 wild"),
                       self.tr("Less than usual, so that single cards matter more."),
                       wilds, clean_bonus=300, dirty_bonus=100, wild_bonus=1000),
                answer(self.tr("500 clean, 300 dirty"),
                       translate("Common", "As in the classic game."),
                       no_wilds, clean_bonus=500, dirty_bonus=300),
                answer(self.tr("300 clean, 100 dirty"), self.tr("As in Simpson’s game."),
                       no_wilds, clean_bonus=300, dirty_bonus=100)),
            ask("values", self.tr("How many points do single cards count?"),
                answer(self.tr("Eights to kings 10, fours to sevens 5"),
                       translate("Common", "As in the classic game."), values=o.CardValues()),
                answer(self.tr("Tens to kings 10, fours to nines 5"),
                       self.tr("The first meld needs a card more."),
                       values=o.CardValues(nine=5, eight=5)),
                answer(self.tr("Nines to kings 10, fours to eights 5"),
                       self.tr("Eights count as the lower cards do."),
                       values=o.CardValues(eight=5))),
            ask("out-bonus", self.tr("How many points does going out earn?"),
                answer(self.tr("100"),
                       translate("Common", "As in the classic game."), going_out_bonus=100),
                answer(self.tr("200"),
                       self.tr("Twice the usual reward for being first."), going_out_bonus=200),
                answer(self.tr("Nothing"),
                       self.tr("Whoever goes out only loses no points for cards left."),
                       going_out_bonus=0)),
        )  # fmt: skip

    def _about_the_end(self) -> Questions:
        translate = self.words.translate
        wilds = {"wild_melds": (True,)}
        partners = {"sides": (o.Sides.PAIRS, o.Sides.TEAMS)}
        return (
            ask("run", self.tr("You meld the last card of your hand: what then?"),
                answer(self.tr("You pick up the foot and play on"),
                       self.tr("A discard ends the turn, as always."), running_ends_turn=False),
                answer(self.tr("You pick up the foot, and your turn is over"),
                       self.tr("Nothing is discarded; the foot is played next turn."),
                       running_ends_turn=True),
                answer(self.tr("You may not, before your side has a complete meld of seven"),
                       self.tr("Until then a card stays in your hand."),
                       foot_opened=o.FootOpened.HAND_EMPTY_WITH_PILE)),
            ask("quota", self.tr("What must be complete before somebody goes out?"),
                answer(self.tr("Two clean, two dirty and one wild"),
                       self.tr("As in the classic game; deals take their time."),
                       wilds, quotas=only(Quota(2, 2, 1))),
                answer(self.tr("One clean, one dirty and one wild"),
                       self.tr("As in Saskatchewan."), wilds, quotas=only(Quota(1, 1, 1))),
                answer(self.tr("Two clean and two dirty"),
                       self.tr("No wild one is needed."), quotas=only(Quota(2, 2, 0))),
                answer(self.tr("One clean and one dirty"),
                       self.tr("Short deals, as in Simpson’s game."), quotas=only(Quota(1, 1, 0))),
                answer(self.tr("Three of any kind"),
                       self.tr("As with the special deck; the cards decide which."),
                       quotas=only(Quota(0, 0, 0, 3)))),
            ask("partner", self.tr("Must your partner be in the foot before you go out?"),
                answer(self.tr("Your partner must have played from it"),
                       self.tr("At least a meld or a discard; no foot is left unopened."),
                       partners, partners_in_foot=o.PartnersInFoot.PLAYED),
                answer(self.tr("Your partner must have picked it up"),
                       self.tr("Nothing need be played from it yet."),
                       partners, partners_in_foot=o.PartnersInFoot.PICKED_UP),
                answer(self.tr("They need not"),
                       self.tr("A partner’s unopened foot may count against the side."),
                       partners, partners_in_foot=o.PartnersInFoot.NO)),
            ask("permission", self.tr("Is the partner asked “May I go out?”"),
                answer(self.tr("Asked, and the answer binds"),
                       self.tr("The partner may also say why."),
                       partners, permission=True, answer_reasons=True),
                answer(self.tr("Asked, and answered with yes or no only"),
                       self.tr("The answer binds, too; nothing else is said."),
                       partners, permission=True, answer_reasons=False),
                answer(self.tr("Not asked"), self.tr("Whoever can go out decides alone."),
                       partners, permission=False, answer_reasons=True)),
            ask("length", translate("Common", "How long is a game?"),
                answer(self.tr("Four deals"), self.tr("About an hour."), deals=4, target=0),
                answer(self.tr("Two deals"), self.tr("About half an hour."), deals=2, target=0),
                answer(self.tr("Up to 10,000 points"),
                       self.tr("It ends after the deal in which a total reaches them."),
                       deals=0, target=10_000),
                answer(self.tr("Up to 20,000 points"),
                       self.tr("As in Pennies from Heaven, a long evening."),
                       deals=0, target=20_000)),
        )  # fmt: skip
