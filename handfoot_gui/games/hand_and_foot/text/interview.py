"""The questions that lead to a family's rules of Hand and Foot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.text.interview import (
    Interview,
    InterviewAnswer,
    InterviewQuestion,
    answer,
    ask,
)
from handfoot_gui.core.text.words import Sentences, Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, only
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import has_knee
from handfoot_gui.games.hand_and_foot.text.terms import term

Questions = tuple[InterviewQuestion, ...]

_NO_WILDS: Final = (o.DiscardBan(o.Banned.WILD, o.BanUntil.ALWAYS),)
_OWN_SEVENS: Final = (o.DiscardBan(o.Banned.SEVEN, o.BanUntil.OWN_SIDE),)
_ALL_SEVENS: Final = (o.DiscardBan(o.Banned.SEVEN, o.BanUntil.EVERY_SIDE),)
_WITH_SEVENS: Final = Quota(1, 1, 1, 0, (o.QuotaRank(Rank.SEVEN),))
_OWN_KIND: Final = (o.SpecialPile(Rank.SEVEN, 1500, 1500, own_kind=True),)
_MANY_POINTS: Final = (o.SpecialPile(Rank.SEVEN, 5000, 2500),)


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
        """All of them, first what people remember best."""
        return (
            *self._about_the_table(),
            *self._about_a_turn(),
            *self._about_melds(),
            *self._about_points(),
            *self._about_the_foot(),
            *self._about_rarities(),
        )

    def _about_the_table(self) -> Questions:
        translate = self.words.translate
        return (
            ask("players", self.tr("How many are playing, and who are partners?"),
                answer(translate("Common", "Two players"),
                       self.tr("No partners, three decks."), players=2, sides=o.Sides.ALONE),
                answer(translate("Common", "Three players"),
                       self.tr("No partners, four decks."), players=3, sides=o.Sides.ALONE),
                answer(self.tr("Four players in two pairs"),
                       self.tr("Partners sit opposite and share melds and score."),
                       players=4, sides=o.Sides.PAIRS),
                answer(self.tr("Four players, no partners"),
                       self.tr("Nobody shares melds; five decks are used."),
                       players=4, sides=o.Sides.ALONE),
                answer(translate("Common", "Five players"),
                       self.tr("No partners, six decks."), players=5, sides=o.Sides.ALONE),
                answer(self.tr("Six players in two teams of three"),
                       self.tr("Partners sit in every other seat."),
                       players=6, sides=o.Sides.TEAMS),
                answer(self.tr("Six players in three pairs"),
                       self.tr("Partners sit opposite; three sides play."),
                       players=6, sides=o.Sides.PAIRS),
                answer(self.tr("Six players, no partners"),
                       self.tr("Nobody shares melds; seven decks are used."),
                       players=6, sides=o.Sides.ALONE),
                answer(self.tr("Seven players"),
                       self.tr("No partners, eight decks."), players=7, sides=o.Sides.ALONE),
                answer(self.tr("Eight players in four pairs"),
                       self.tr("Partners sit opposite; four sides play."),
                       players=8, sides=o.Sides.PAIRS),
                answer(self.tr("Eight players in two teams of four"),
                       self.tr("Partners sit in every other seat."),
                       players=8, sides=o.Sides.TEAMS),
                answer(self.tr("Eight players, no partners"),
                       self.tr("Nobody shares melds; nine decks are used."),
                       players=8, sides=o.Sides.ALONE), usual=2),
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
                       self.tr("Three packets, one after the other, and one more deck."),
                       packets=(15, 13, 11)),
                field="packets"),
            ask("word", self.tr("What does your family call a meld of seven cards?"),
                *map(self._called, self._words()),
                answer(self._put(self.tr("A red or a black {pile}"), o.PileWord.USUAL),
                       self._put(self.tr("“A {clean} {pile}” is one without wilds."),
                                 o.PileWord.USUAL, o.CleanWord.RED),
                       pile_word=o.PileWord.USUAL, clean_word=o.CleanWord.RED)),
        )  # fmt: skip

    def _put(self, text: str, word: o.PileWord, kinds: o.CleanWord = o.CleanWord.CLEAN) -> str:
        return term(self.words, word, kinds).put_into(text)

    def _called(self, word: o.PileWord) -> InterviewAnswer:
        """The answer "A book", or another *word*."""
        told = {
            o.PileWord.USUAL: self.tr("“A {clean} {pile}”, as in the classic game."),
            o.PileWord.CANASTA: self.tr("“A {clean} {pile}”, as in Saskatchewan."),
        }.get(word, self.tr("“A {clean} {pile}”, on the screen and on paper."))
        return answer(
            self._put(self.tr("A {pile}"), word), self._put(told, word),
            pile_word=word, clean_word=o.CleanWord.CLEAN,
        )  # fmt: skip

    def _words(self) -> Iterable[o.PileWord]:
        """Words that are one and the same in the reader's language are offered once."""
        said: dict[str, o.PileWord] = {}
        for word in (o.PileWord.USUAL, o.PileWord.CANASTA, o.PileWord.PILE, o.PileWord.BOOK):
            said.setdefault(self._put("{pile}", word), word)
        return said.values()

    def _about_a_turn(self) -> Questions:
        return (
            ask("draw", self.tr("How many cards do you draw in a turn?"),
                answer(self.tr("Two"),
                       self.tr("You discard one, so your hand grows by a card a turn."),
                       draws=(2,)),
                answer(self.tr("One"),
                       self.tr("Your hand grows only when you pick up the pile."), draws=(1,)),
                answer(self.tr("Three"),
                       self.tr("Hands grow fast, and the stock runs out sooner."), draws=(3,)),
                field="draws"),
            ask("take", self.tr("How much of the pile do you pick up?"),
                answer(self.tr("Up to seven cards from the top"),
                       self.tr("The rest stays put; you get them all if fewer than seven."),
                       take_least=1, take_most=7),
                answer(self.tr("Exactly seven, and only when there are seven"),
                       self.tr("A smaller pile cannot be picked up."),
                       take_least=7, take_most=7),
                answer(self.tr("Up to five cards from the top"),
                       self.tr("The rest stays put; you get them all if fewer than five."),
                       take_least=1, take_most=5),
                answer(self.tr("The whole pile"),
                       self.tr("However many cards are in it."), take_least=1, take_most=0),
                field="take_most"),
            ask("condition", self.tr("What must you hold to pick up the pile?"),
                answer(self.tr("Two cards like the top card"),
                       self.tr("Two eights pick up an eight; no wild stands in for one."),
                       pile_condition=o.PileCondition.NATURAL_PAIR),
                answer(self.tr("Two like the top card, or one and a wild"),
                       self.tr("An eight and a two pick up an eight, too."),
                       pile_condition=o.PileCondition.PAIR_OR_WILD),
                answer(self.tr("One card like the top card"),
                       self.tr("Both cards go on a meld, or a third or a wild joins them."),
                       pile_condition=o.PileCondition.ONE_CARD)),
        )  # fmt: skip

    def _about_melds(self) -> Questions:
        return (
            ask("wild-melds", self.tr("May twos and jokers be melded by themselves?"),
                answer(self.tr("They may"),
                       self.tr("Seven of them are a kind of their own, worth the most."),
                       wild_melds=True),
                answer(self.tr("They go with naturals only"),
                       self.tr("With a wild on top, the discard pile cannot be picked up."),
                       wild_melds=False, wild_on_top=o.WildOnTop.BLOCKS)),
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
                       self.tr("With two naturals or more, even if wilds outnumber them."),
                       wild_limit=o.WildLimit.FREE, most_wilds=3),
                field="wild_limit"),
            ask("threes", self.tr("What are red threes?"),
                answer(self.tr("A bonus: laid at once for 100 points each"),
                       self.tr("Replaced from the stock; each one not laid down costs 100."),
                       red_threes=o.RedThrees.BONUS, red_three_laid=100, red_three_left=-100,
                       red_threes_need=o.RedThreesNeed.NOTHING),
                answer(self.tr("A bonus, but a penalty if a side is not down"),
                       self.tr("100 points each; minus 100 without a first meld."),
                       red_threes=o.RedThrees.BONUS, red_three_laid=100, red_three_left=-100,
                       red_threes_need=o.RedThreesNeed.DOWN),
                answer(self.tr("A bonus, but only with a meld of seven"),
                       self.tr("100 points each; minus 100 for a side without one."),
                       red_threes=o.RedThrees.BONUS, red_three_laid=100, red_three_left=-100,
                       red_threes_need=o.RedThreesNeed.PILE),
                answer(self.tr("A penalty: 500 points off for each one left"),
                       self.tr("Plain cards that nobody melds; discard them in time."),
                       red_threes=o.RedThrees.PENALTY, red_three_left=-500,
                       red_threes_need=o.RedThreesNeed.NOTHING),
                field="red_threes"),
            ask("black-threes", self.tr("May black threes be melded?"),
                answer(self.tr("Never"),
                       self.tr("They keep the next player from picking up the pile."),
                       black_threes=o.BlackThrees.NEVER),
                answer(self.tr("Three or more in the turn you go out"),
                       self.tr("They help you get rid of your last cards; each costs 5."),
                       black_threes=o.BlackThrees.GOING_OUT),
                answer(self.tr("Three or more at any time"),
                       self.tr("Seven make a clean meld with the dirty bonus; each costs 5."),
                       black_threes=o.BlackThrees.CLEAN_MELD)),
        )  # fmt: skip

    def _about_points(self) -> Questions:
        translate = self.words.translate
        wilds, no_wilds = {"wild_melds": (True,)}, {"wild_melds": (False,)}
        return (
            ask("quota", self.tr("Which melds must be complete before you go out?"),
                answer(self.tr("Two clean, two dirty and one wild"),
                       self.tr("As in the classic game; deals take a while."),
                       wilds, quotas=only(Quota(2, 2, 1))),
                answer(self.tr("One clean, one dirty and one wild"),
                       self.tr("As in Saskatchewan."), wilds, quotas=only(Quota(1, 1, 1))),
                answer(self.tr("One clean, one dirty, one wild and one of sevens"),
                       self.tr("As in Pennies from Heaven."),
                       wilds, quotas=only(_WITH_SEVENS)),
                answer(self.tr("Two clean and two dirty"),
                       self.tr("No wild one is needed."), quotas=only(Quota(2, 2, 0))),
                answer(self.tr("One clean and one dirty"),
                       self.tr("Short deals, as in Simpson’s game."), quotas=only(Quota(1, 1, 0))),
                answer(self.tr("Three of any kind"),
                       self.tr("As with the special deck; the cards decide which."),
                       quotas=only(Quota(0, 0, 0, 3))),
                field="quotas"),
            ask("minima", self.tr("How many points does the first meld of a deal need?"),
                answer(self.tr("50, then 90, 120 and 150"),
                       self.tr("More in every deal, as in the classic game."),
                       minima=(50, 90, 120, 150)),
                answer(self.tr("60, then 90, 120 and 150"),
                       self.tr("The first deal asks for a little more than usual."),
                       minima=(60, 90, 120, 150)),
                answer(self.tr("50 in every deal"),
                       self.tr("It never gets harder to get down."), minima=(50,)),
                answer(self.tr("Any number will do"),
                       self.tr("You may lay down the first three cards that match."), minima=(0,)),
                field="minima"),
            ask("bonuses", self.tr("How many points does a meld of seven cards earn?"),
                answer(self.tr("500 clean, 300 dirty, 1,500 wild"),
                       translate("Common", "As in the classic game."),
                       wilds, clean_bonus=500, dirty_bonus=300, wild_bonus=1500),
                answer(self.tr("500 clean, 300 dirty, 1,000 wild"),
                       self.tr("As in Pennies from Heaven."),
                       wilds, clean_bonus=500, dirty_bonus=300, wild_bonus=1000),
                answer(self.tr("300 clean, 100 dirty, 1,000 wild"),
                       self.tr("Less than usual, so single cards matter more."),
                       wilds, clean_bonus=300, dirty_bonus=100, wild_bonus=1000),
                answer(self.tr("500 clean, 300 dirty"),
                       translate("Common", "As in the classic game."),
                       no_wilds, clean_bonus=500, dirty_bonus=300),
                answer(self.tr("300 clean, 100 dirty"), self.tr("As in Simpson’s game."),
                       no_wilds, clean_bonus=300, dirty_bonus=100),
                field="clean_bonus"),
            ask("sevens", self.tr("How many points does a complete meld of sevens earn?"),
                answer(self.tr("As many as any other"),
                       self.tr("No rank is worth more than another."), special_piles=()),
                answer(self.tr("1,500, clean or dirty"),
                       self.tr("A kind of its own, as in Pennies from Heaven."),
                       special_piles=_OWN_KIND),
                answer(self.tr("5,000 clean, 2,500 dirty"),
                       self.tr("Then the sevens decide most deals."),
                       special_piles=_MANY_POINTS),
                field="special_piles"),
            ask("length", translate("Common", "How long is a game?"),
                answer(self.tr("Four deals"), self.tr("About an hour."), deals=4, target=0),
                answer(self.tr("Two deals"), self.tr("About half an hour."), deals=2, target=0),
                answer(self.tr("To 10,000 points"),
                       self.tr("It ends after the deal in which somebody gets there."),
                       deals=0, target=10_000),
                answer(self.tr("To 20,000 points"),
                       self.tr("As in Pennies from Heaven, a long evening."),
                       deals=0, target=20_000),
                field="deals"),
        )  # fmt: skip

    def _about_the_foot(self) -> Questions:
        partners = {"sides": (o.Sides.PAIRS, o.Sides.TEAMS)}
        return (
            ask("run", self.tr("You meld the last card of your hand: what then?"),
                answer(self.tr("You pick up your foot and play on"),
                       self.tr("You still end your turn with a discard."), running_ends_turn=False),
                answer(self.tr("You pick up your foot, and your turn is over"),
                       self.tr("You do not discard; you play your foot next turn."),
                       running_ends_turn=True),
                answer(self.tr("Not allowed until your side has a meld of seven"),
                       self.tr("Until then you keep a card in your hand."),
                       foot_opened=o.FootOpened.HAND_EMPTY_WITH_PILE),
                field="foot_opened"),
            ask("partner", self.tr("Must your partner be in the foot before you go out?"),
                answer(self.tr("Your partner must have played from it"),
                       self.tr("At least a meld or a discard; no foot is left unopened."),
                       partners, partners_in_foot=o.PartnersInFoot.PLAYED),
                answer(self.tr("Your partner must have picked it up"),
                       self.tr("Nothing has to be played from it yet."),
                       partners, partners_in_foot=o.PartnersInFoot.PICKED_UP),
                answer(self.tr("No, it does not matter"),
                       self.tr("A partner’s unopened foot may count against your side."),
                       partners, partners_in_foot=o.PartnersInFoot.NO)),
            ask("permission", self.tr("Do you ask your partner, “May I go out?”"),
                answer(self.tr("Yes, and the answer is binding"),
                       self.tr("Your partner may also say why."),
                       partners, permission=True, answer_reasons=True),
                answer(self.tr("Yes, and the answer is just yes or no"),
                       self.tr("The answer is binding, too, but nothing else is said."),
                       partners, permission=True, answer_reasons=False),
                answer(self.tr("No, you just go out"), self.tr("You decide for yourself."),
                       partners, permission=False, answer_reasons=True)),
        )  # fmt: skip

    def _about_rarities(self) -> Questions:
        partners = {"sides": (o.Sides.PAIRS, o.Sides.TEAMS)}
        discardable: dict[str, tuple[Any, ...]] = {"discard_bans": ((), _OWN_SEVENS, _ALL_SEVENS)}
        return (
            ask("open", self.tr("May you add to a meld of seven cards?"),
                answer(self.tr("No, it is closed"),
                       self.tr("More cards of that rank start another meld."),
                       open_clean=o.Openness.CLOSED, open_dirty=o.Openness.CLOSED,
                       open_wild=False),
                answer(self.tr("Naturals may be added"),
                       self.tr("However long it grows, it counts once."),
                       open_clean=o.Openness.NATURALS, open_dirty=o.Openness.NATURALS,
                       open_wild=True),
                answer(self.tr("Anything, within the limit on wilds"),
                       self.tr("But no wild goes on a clean one; each still counts once."),
                       open_clean=o.Openness.NATURALS, open_dirty=o.Openness.ALL,
                       open_wild=True),
                answer(self.tr("Naturals on clean ones only"),
                       self.tr("Dirty ones are closed at seven."),
                       open_clean=o.Openness.NATURALS, open_dirty=o.Openness.CLOSED,
                       open_wild=False),
                field="open_clean"),
            ask("bans", self.tr("Are there cards that nobody may discard?"),
                answer(self.tr("No, none"),
                       self.tr("You may discard whatever you cannot use."), discard_bans=()),
                answer(self.tr("Twos and jokers"),
                       self.tr("You meld them or keep them in your hand."),
                       discard_bans=_NO_WILDS),
                answer(self.tr("Sevens, until your side has a complete meld of them"),
                       self.tr("After that you may discard them like any other card."),
                       discard_bans=_OWN_SEVENS),
                answer(self.tr("Sevens, until every side has a complete meld of them"),
                       self.tr("As in Pennies from Heaven."),
                       discard_bans=_ALL_SEVENS),
                field="discard_bans"),
            ask("discarded-wild", self.tr("What does a two or joker on the discard pile do?"),
                answer(self.tr("It takes two of the same wild to pick up"),
                       self.tr("Two twos pick up a two, two jokers a joker."),
                       discardable | {"wild_melds": (True,)},
                       wild_on_top=o.WildOnTop.MATCHING_PAIR, wilds_freeze=False),
                answer(self.tr("It blocks the pile"),
                       self.tr("Nobody can pick it up while the wild is on top."),
                       discardable, wild_on_top=o.WildOnTop.BLOCKS, wilds_freeze=False),
                answer(self.tr("It freezes the pile until somebody picks it up"),
                       self.tr("Then you need two naturals like the card on top."),
                       discardable, wild_on_top=o.WildOnTop.BLOCKS, wilds_freeze=True),
                answer(self.tr("It removes the pile"),
                       self.tr("Its cards are out of the deal."),
                       discardable, wild_on_top=o.WildOnTop.REMOVES, wilds_freeze=False)),
            ask("pile-open", self.tr("May you look through the discard pile?"),
                answer(self.tr("Everybody may"),
                       self.tr("What is in it is no secret."), pile_open=True),
                answer(self.tr("Only the top card may be seen"),
                       self.tr("You have to remember what is below it."), pile_open=False)),
            ask("first-by", self.tr("Whose first meld counts?"),
                answer(self.tr("The side’s"),
                       self.tr("Once one partner is down, the other may lay any meld."),
                       partners, first_meld_by=o.FirstMeldBy.SIDE),
                answer(self.tr("Every player’s"),
                       self.tr("Each needs the points; cards on partners’ melds count."),
                       partners, first_meld_by=o.FirstMeldBy.PLAYER)),
        )  # fmt: skip
