"""Every option of Hand and Foot in words: one record each."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.text.options import (
    OptionMaker,
    OptionText,
    OptionTexts,
    Unit,
    counted,
    grouped,
)
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.options import Options, minima_in_force
from handfoot_gui.games.hand_and_foot.rules.scoring import (
    BLACK_THREE,
    card_classes,
    class_points,
    ranks_of_class,
)
from handfoot_gui.games.hand_and_foot.text.bans import BanSentences
from handfoot_gui.games.hand_and_foot.text.packet_options import PacketOptions
from handfoot_gui.games.hand_and_foot.text.sought import sought
from handfoot_gui.games.hand_and_foot.text.terms import (
    PileSentences,
    brief_labels,
    needed_to_go_out,
    quotas_listed,
    span,
    steps_listed,
    term,
)
from handfoot_gui.games.hand_and_foot.text.value_options import HandAndFootValueOptions, Texts

_AN_HOUR: Final = 4
"""Deals that take about an hour."""


def option_texts(words: Words, options: Options) -> OptionTexts:
    """The words of *options*, with its word for a complete meld in them."""
    return HandAndFootOptions(words, options).texts()


def cards_by_points(words: Words, options: Options) -> dict[int, str]:
    """The cards that count alike in a meld, by what they count: "ace, two", "eight to king".

    Black threes are not among them.
    """
    together: dict[int, list[str]] = {}
    joker, two, ace, *rest = card_classes(options)
    for name in (joker, ace, two, *rest):
        ranks = ranks_of_class(options, name)
        has_any = options.deck is o.Deck.SPECIAL or options.jokers_per_pack or name != "joker"
        if has_any and name != BLACK_THREE:
            points = class_points(options, name)
            together.setdefault(points, []).append(span(words, ranks, words.rank))
    return {points: words.row(cards) for points, cards in together.items()}


class HandAndFootOptions(PileSentences):
    """The records of all options, and what else the form says."""

    def __init__(self, words: Words, options: Options) -> None:
        super().__init__(words, options)
        self._make = OptionMaker(words)
        self._worth = HandAndFootValueOptions(words, options)
        self._off = self.tr("off")
        self._instead = words.translate("Options", "{new} instead of {old}")
        self._is_special = options.deck is o.Deck.SPECIAL
        self._is_alone = options.sides is o.Sides.ALONE

    def texts(self) -> OptionTexts:
        """All there is."""
        return OptionTexts(
            self.words,
            self._fields(),
            self._reasons(),
            (self.options.pile_word, self.options.clean_word, self.options.deck),
            needed_to_go_out(self.words, quotas_listed(self.words, self.word, self.options.quotas)),
            self._dealt(),
            sought(self.words),
        )

    def _fields(self) -> Texts:
        """The records by the names of the options, in the order of the form."""
        return grouped(
            (self.tr("Players and length"), self._players()),
            (self.words.translate("Common", "Cards and deal"), self._cards()),
            (self.tr("Drawing"), self._drawing()),
            (self.tr("Picking up the discard pile"), self._taking()),
            (self.tr("Melds"), self._melds()),
            (self.words.translate("Table", "First meld"), self._first_meld()),
            (self.tr("Threes and sevens"), self._threes()),
            (self.tr("Foot and going out"), self._going_out()),
            (self.words.translate("Common", "Score"), self._score()),
        )

    def _by_sides(self, sided: str, alone: str) -> str:
        return alone if self._is_alone else sided

    def _players(self) -> Texts:
        make, instead, translate = self._make, self._instead, self.words.translate
        return {
            "players": make.players(),
            "sides": make.choice(
                translate("Common", "Sides"), self.tr("Who shares melds and score."),
                {o.Sides.ALONE: translate("Common", "no partners"),
                 o.Sides.PAIRS: self.tr("pairs"),
                 o.Sides.TEAMS: translate("Seats", "two teams")},
                change=self.tr("{new} instead of {old}", "sides")),
            "deals": make.number(
                self.tr("Deals in a game"),
                self.tr("How many deals are played, or 0 to play to a score."),
                Unit.DEALS, zero=self.tr("to a score"), change=instead),
            "target": make.number(
                self.tr("Score that ends the game"),
                self.tr("The game ends after the deal in which a side reaches this score."),
                Unit.POINTS, zero=self._off),
            "pile_word": self._pile_word(),
            "clean_word": make.choice(
                self.tr("Words for melds without and with wilds"),
                self.tr("What these melds are called on the screen and on paper."),
                {kinds: self.words.listed([*brief_labels(self.words, kinds)])
                 for kinds in o.CleanWord},
                change=self.tr("the words {new} instead of {old}")),
        }  # fmt: skip

    def _pile_word(self) -> OptionText:
        """Words that are one and the same in the reader's language are offered once."""
        said = {word: term(self.words, word, self.options.clean_word).one for word in o.PileWord}
        offered = {said[word]: word for word in (*reversed(o.PileWord), self.options.pile_word)}
        text = self._make.choice(
            self.tr("Word for a complete meld"),
            self.tr("What a meld of seven cards is called on the screen and on paper."),
            said,
            change=self.tr("the word {new} instead of {old}"),
        )
        return replace(
            text, values={word: one for word, one in said.items() if offered[one] is word}
        )

    def _cards(self) -> Texts:
        make, instead = self._make, self._instead
        is_one_set = self._is_special, self.tr("The special deck is one set of cards.")
        return {
            "deck": make.choice(
                self.tr("Kind of deck"), self.tr("Standard decks, or the special deck of 262 "
                                                 "cards."),
                {o.Deck.STANDARD: self.tr("standard decks"),
                 o.Deck.SPECIAL: self.tr("special deck of 262 cards")}),
            "packs": make.number(
                self.tr("Decks"),
                self.tr("Decks of 52 cards, usually one more than there are players."),
                Unit.PACKS, is_one_set, change=instead),
            "jokers_per_pack": make.number(
                self.tr("Jokers in each deck"),
                self.tr("How many jokers each deck has; twos are always wild."),
                Unit.JOKERS, is_one_set),
            **PacketOptions(self.words, self.options).dealt(),
            "exact_cut_bonus": make.number(
                self.tr("Bonus for an exact cut"),
                self.tr("Points for cutting exactly a hand and a foot on the first try."),
                Unit.POINTS, zero=self._off),
            "stock_piles": make.number(
                self.tr("Stock piles"), self.tr("How many piles the stock is split into."),
                Unit.STOCKS, change=instead,
                card=self.tr("The rest is the stock.") if self.options.stock_piles == 1
                else self.tr("The rest goes into two stock piles; you may draw from either or "
                             "both.")),
            "upcard": make.choice(
                self.tr("First card of the discard pile"),
                self.tr("Whether the top card of the stock is turned up to start the pile."),
                {o.Upcard.NONE: self.tr("no card is turned up"),
                 o.Upcard.BURIED: self.tr("turned up; wilds and red threes are buried"),
                 o.Upcard.LEFT: self.tr("turned up and left in place"),
                 o.Upcard.COVERED: self.tr("turned up; wilds and red threes are covered")},
                card=self._upcard()),
        }  # fmt: skip

    def _upcard(self) -> str:
        """What the rule card says of the card that is turned."""
        options = self.options
        if options.upcard is o.Upcard.NONE:
            return self.tr("No card is turned up; the first discard starts the pile.")
        if options.upcard is o.Upcard.BURIED:
            if self._is_special:
                return self.tr(
                    "The top card is turned up; a wild or a lady is buried in the stock and "
                    "another card is turned up. A villain stays."
                )
            return self.tr(
                "The top card is turned up; a wild or a red three is buried in the stock and "
                "another card is turned up. A black three stays."
            )
        if options.upcard is o.Upcard.COVERED:
            stays = self._covered()
        elif options.wild_on_top is o.WildOnTop.REMOVES:
            if self._is_special:
                return self.tr(
                    "The top card is turned up and stays, unless it is a lady or a wild."
                )
            stays = self.tr("The top card is turned up and stays, unless it is wild.")
        elif self._is_special:
            return self.tr("The top card is turned up and stays, unless it is a lady.")
        else:
            stays = self.tr("The top card is turned up and stays, whatever it is.")
        if not options.lays_red_threes:
            return stays
        three = self.tr(
            "A red three that is turned up stays, too; if you pick it up with the pile, you lay it "
            "and replace it."
        )
        return f"{stays} {three}"

    def _covered(self) -> str:
        """The same where another card is turned on one that cannot stay on top."""
        if self.options.wild_on_top is o.WildOnTop.REMOVES:
            if self._is_special:
                return self.tr(
                    "The top card is turned up; a wild or a lady is buried in the stock and "
                    "another card is turned up."
                )
            return self.tr(
                "The top card is turned up. A wild is buried in the stock, a red three stays, and "
                "either way another card is turned up."
            )
        if self._is_special:
            return self.tr(
                "The top card is turned up; a wild stays and another card is turned up on it. A "
                "lady is buried in the stock."
            )
        return self.tr(
            "The top card is turned up. If it is wild or a red three, it stays and another card is "
            "turned up on it, until a natural or a black three is on top."
        )

    def _drawing(self) -> Texts:
        is_never_removed = (
            self.options.stock_out is o.StockOut.REMOVED
            and self.options.wild_on_top is not o.WildOnTop.REMOVES,
            self.tr("Nothing is shuffled in, since no wild removes the pile."),
        )
        ends = {
            o.StockOut.ENDS: "" if self.options.short_draw else self.tr(
                "It also ends when a player has to draw and the stock is too small. Even with an "
                "empty stock, play goes on as long as every player picks up the pile."),
            o.StockOut.REMOVED: self.tr(
                "If the stock is too small for a draw, cards removed from the table are shuffled "
                "and put under it; if that is not enough, the deal ends."),
            o.StockOut.ALL_BUT_TOP: self.tr(
                "If the stock is too small for a draw, removed cards and all discards but the top "
                "one are shuffled and put under it; if that is not enough, the deal ends."),
        }  # fmt: skip
        return {
            **PacketOptions(self.words, self.options).drawn(),
            "stock_out": self._make.choice(
                self.tr("When the stock runs out"),
                self.tr("What happens when the stock is too small for a draw."),
                {o.StockOut.ENDS: self.tr("the deal ends"),
                 o.StockOut.REMOVED: self.tr("removed cards are shuffled in"),
                 o.StockOut.ALL_BUT_TOP: self.tr("all discards but the top are shuffled in")},
                is_never_removed, card=ends[self.options.stock_out]),
        }  # fmt: skip

    def _taking(self) -> Texts:
        make, options = self._make, self.options
        is_pair = options.pile_condition is o.PileCondition.NATURAL_PAIR
        never_lie = (
            o.DiscardBan(o.Banned.WILD, o.BanUntil.ALWAYS) in options.discard_bans
            and options.upcard in (o.Upcard.NONE, o.Upcard.BURIED),
            self.tr("Not used, since no wild goes on the pile."),
        )
        needs_no_more = is_pair, self.tr("A natural pair is needed anyway.")
        needs_a_pair = (
            is_pair and not options.take_onto_meld,
            self.tr("A natural pair is needed anyway."),
        )
        needed = {
            o.PileCondition.NATURAL_PAIR: self.tr(
                "Meld the top card at once with two of its rank from your hand; no wild may stand "
                "in for them. More from your hand may join, but the cards below may not."),
            o.PileCondition.PAIR_OR_WILD: self.tr(
                "Meld the top card at once with two of its rank from your hand, or with one of "
                "them and a wild; more from your hand may join, but the cards below may not."),
            o.PileCondition.ONE_CARD: self.tr(
                "Meld the top card at once with one of its rank from your hand: both go on a meld, "
                "or a third card or a wild joins them. The cards below may not join."),
        }  # fmt: skip
        wild = {
            o.WildOnTop.MATCHING_PAIR: self.tr(
                "To pick up a wild on top, you need two of the same wild."
            ),
            o.WildOnTop.BLOCKS: self.tr("A wild on top blocks the pile."),
            o.WildOnTop.REMOVES: "",
        }
        freezes = self.tr(
            "A two or joker freezes the pile: until somebody picks it up, you need two naturals "
            "like its top card."
        )
        if self._is_special:
            freezes = self.tr(
                "A wild freezes the pile: until somebody picks it up, you need two naturals like "
                "its top card."
            )
        onto = self._by_sides(
            self.tr(
                "Once your side has melded, laying just the top card on a meld of its rank picks "
                "up the pile, too, but not a frozen one."
            )
            if options.wilds_freeze
            else self.tr(
                "Once your side has melded, laying just the top card on a meld of its rank picks "
                "up the pile, too."
            ),
            self.tr(
                "After your first meld, laying just the top card on a meld of its rank picks up "
                "the pile, too, but not a frozen one."
            )
            if options.wilds_freeze
            else self.tr(
                "After your first meld, laying just the top card on a meld of its rank picks up "
                "the pile, too."
            ),
        )
        down = self._by_sides(
            self.tr("Your side must already have laid its first meld."),
            self.tr("You must already have laid your first meld."),
        )
        before = {
            o.TakeBeforeDown.AS_LATER: "",
            o.TakeBeforeDown.NATURAL_PAIR: "" if is_pair else self._by_sides(
                self.tr("Before your side’s first meld, you need two naturals like the top card."),
                self.tr("Before your first meld, you need two naturals like the top card.")),
            o.TakeBeforeDown.NEVER: down,
        }  # fmt: skip
        return {
            "take_least": make.number(
                self.tr("Smallest pile you may pick up"),
                self.tr("How many cards the discard pile must have, including the top one."),
                Unit.CARDS, change=self.tr("a pile of {new} or more picked up instead of {old}")),
            "take_most": make.number(
                self.tr("Cards picked up"),
                self.tr("How many cards you pick up, including the top one; 0 is the whole pile."),
                Unit.CARDS, zero=self.tr("the whole pile"),
                change=self.tr("{new} picked up from the pile instead of {old}")),
            "pile_condition": make.choice(
                self.tr("Needed to pick up the pile"),
                self.tr("What you must hold to meld with the top card."),
                {o.PileCondition.NATURAL_PAIR: self.tr("a natural pair"),
                 o.PileCondition.PAIR_OR_WILD: self.tr("a pair, or one natural and a wild"),
                 o.PileCondition.ONE_CARD: self.tr("one matching card")},
                card=needed[options.pile_condition]),
            "take_before_down": make.choice(
                self.tr("Picking up before a first meld"),
                self.tr("What a side that has not melded yet needs to pick up the pile."),
                {o.TakeBeforeDown.AS_LATER: self.tr("the same as later"),
                 o.TakeBeforeDown.NATURAL_PAIR: self.tr("a natural pair"),
                 o.TakeBeforeDown.NEVER: self.tr("not allowed")},
                needs_no_more, card=before[options.take_before_down]),
            "take_onto_meld": make.switch(
                self.tr("Top card on a meld"),
                self.tr("Laying just the top card on your own meld of its rank picks up the pile."),
                self.tr("the top card alone on a meld picks up the pile"),
                self.tr("the top card alone on a meld does not pick up the pile"),
                card=onto if options.take_onto_meld else ""),
            "wild_on_top": make.choice(
                self.tr("Wild card on top"),
                self.tr("What a two or a joker on top of the discard pile means."),
                {o.WildOnTop.MATCHING_PAIR: self.tr("picked up with two of the same wild"),
                 o.WildOnTop.BLOCKS: self.tr("blocks the pile"),
                 o.WildOnTop.REMOVES: self.tr("removes the pile from the table")},
                never_lie, card="" if never_lie[0] else wild[options.wild_on_top]),
            "wilds_freeze": make.switch(
                self.tr("A wild freezes the pile"),
                self.tr("Once a wild is in the pile, only a natural pair picks it up."),
                self.tr("a wild freezes the pile"), self.tr("a wild does not freeze the pile"),
                never_lie, needs_a_pair,
                card=freezes
                if options.wilds_freeze and not (needs_a_pair[0] or never_lie[0]) else ""),
            "pile_open": make.switch(
                self.tr("Looking through the discard pile"),
                self.tr("Whether everybody may look at what is below the top card."),
                self.tr("everybody may look through the discard pile"),
                self.tr("nobody may look through the discard pile"),
                card="" if options.pile_open
                else self.tr("Nobody may look through the discard pile.")),
        }  # fmt: skip

    def _melds(self) -> Texts:
        make, options = self._make, self.options
        holds_none = options.most_wilds == 0, self.tr("Not used, since melds hold no wilds.")
        has_no_wild_piles = (
            not options.wild_melds,
            self.tr("Not used, since there are no melds of wilds only."),
        )
        second = {
            o.SecondMeld.AFTER_COMPLETE: self.tr(
                "You may start another meld of a rank once the first is complete."),
            o.SecondMeld.NEVER: self._by_sides(
                self.tr("A side has only one meld of each rank."),
                self.tr("You have only one meld of each rank.")),
            o.SecondMeld.CLEAN_AND_DIRTY: self.tr(
                "A {clean} and a {dirty} meld of the same rank may lie side by side."),
            o.SecondMeld.ANY_TIME: self.tr(
                "Several melds of the same rank may lie side by side."),
        }  # fmt: skip
        opened = {
            o.Openness.CLOSED: self.tr("closed", "{piles}"),
            o.Openness.NATURALS: self.tr("open to naturals", "{piles}"),
            o.Openness.ALL: self.tr("open to naturals and wilds", "{piles}"),
        }
        clean = {
            o.Openness.CLOSED: self.tr("A complete {clean} {pile} is closed."),
            o.Openness.NATURALS: self.tr(
                "A complete {clean} {pile} still takes cards of its rank, but no wilds."),
            o.Openness.ALL: self.tr(
                "A complete {clean} {pile} still takes cards of its rank; a wild makes it "
                "{dirty}."),
        }  # fmt: skip
        dirty = {
            o.Openness.CLOSED: self.tr("A complete {dirty} one is closed.", "{pile}"),
            o.Openness.NATURALS: self.tr(
                "A complete {dirty} one still takes cards of its rank, but no wilds.", "{pile}"),
            o.Openness.ALL: self.tr(
                "A complete {dirty} one still takes cards of its rank and wilds, within the limit.",
                "{pile}"),
        }  # fmt: skip
        wild_piles = self.tr("A complete wild one is closed.", "{pile}")
        if options.open_wild:
            wild_piles = self.tr("A complete wild one still takes wilds.", "{pile}")
        wild_melds = self.tr("There are no melds of wilds only.")
        if options.wild_melds:
            wild_melds = self.tr("Three or more wilds, mixed as you like, may be a meld of wilds.")
        return {
            "open_clean": make.choice(
                self.tr("Complete {clean} {piles}"),
                self.tr("Which cards a complete {clean} {pile} still takes."),
                opened, change=self.tr("complete {clean} {piles} {new} instead of {old}"),
                card=clean[options.open_clean]
                if options.is_open else self.tr("A meld of seven cards takes no more.")),
            "open_dirty": make.choice(
                self.tr("Complete {dirty} {piles}"),
                self.tr("Which cards a complete {dirty} {pile} still takes."),
                opened, change=self.tr("complete {dirty} {piles} {new} instead of {old}"),
                card=dirty[options.open_dirty] if options.is_open else ""),
            "open_wild": make.switch(
                self.tr("More wilds on wild {piles}"),
                self.tr("Whether a complete wild {pile} still takes wilds."),
                self.tr("more wilds on complete wild {piles}"),
                self.tr("no more wilds on complete wild {piles}"),
                has_no_wild_piles,
                card=wild_piles if options.is_open and options.wild_melds else ""),
            "second_meld": make.choice(
                self.tr("Second meld of a rank"),
                self.tr("When a side may start another meld of the same rank."),
                {o.SecondMeld.AFTER_COMPLETE: self.tr("when the first is complete"),
                 o.SecondMeld.NEVER: self.tr("never"),
                 o.SecondMeld.CLEAN_AND_DIRTY: self.tr("a {clean} and a {dirty} one side by side"),
                 o.SecondMeld.ANY_TIME: self.tr("at any time")},
                card=second[options.second_meld]),
            "wild_limit": make.choice(
                self.tr("Wilds in a meld"),
                self.tr("How many wilds a meld of naturals may hold."),
                {o.WildLimit.TWICE: self.tr("one for every two naturals"),
                 o.WildLimit.MORE: self.tr("fewer than naturals"),
                 o.WildLimit.AS_MANY: self.tr("as many as naturals"),
                 o.WildLimit.FREE: self.tr("any number")},
                holds_none),
            "most_wilds": make.number(
                self.tr("Most wilds in a meld"),
                self.tr("The most wilds a meld may ever hold, or no limit."),
                Unit.WILDS, none=self.tr("no limit"),
                change=self.tr("at most {new} in a meld instead of {old}")),
            "least_naturals": make.number(
                self.tr("Naturals with a wild"),
                self.tr("The fewest naturals a meld with wilds may have."),
                Unit.CARDS, holds_none, change=self.tr("naturals with a wild: {new} instead of "
                                                       "{old}")),
            "wild_melds": make.switch(
                self.tr("Melds of wilds only"),
                self.tr("Twos and jokers may be melded without naturals."),
                self.tr("melds of wilds only"), self.tr("no melds of wilds only"),
                card=wild_melds),
        }  # fmt: skip

    def _first_meld(self) -> Texts:
        options, none = self.options, self.tr("none", "deals")
        by_score, concealed = options.minima_by_score, not minima_in_force(options)
        points = self._make.unit(Unit.POINTS)
        a_deal = self.words.translate("Options", "Add a deal")

        def numbers(values: tuple[int, ...]) -> str:
            return self.words.row([self.words.number(value) for value in values])

        return {
            "minima": OptionText(
                self.tr("First meld by deal"),
                self.tr("Points a side’s first meld needs, deal by deal; the last number repeats."),
                numbers, unit=points, add=(a_deal,), idle=(
                    (bool(by_score), self.tr("Not used, since the first meld goes by score.")),
                    (concealed, self.tr("Not used, since every first meld is a whole {pile}.")))),
            "minima_by_score": OptionText(
                self.tr("First meld by score"),
                self.tr("Points a first meld needs, by a side’s score when the deal starts; list "
                        "the lowest score first."),
                lambda steps: steps_listed(self.words, steps) if steps else self._off,
                parts={"below": self.tr("Score below"),
                       "points": self.words.translate("Table", "First meld")},
                add=(self.tr("Add a score"),), unit=points, zero=self._off),
            **PacketOptions(self.words, options).first_melds(),
            "concealed_deals": OptionText(
                self.tr("Deals that begin with a concealed {pile}"),
                self.tr("In these deals the first meld is seven cards laid at once."),
                lambda deals: numbers(deals) or none,
                add=(a_deal,), unit=self._make.unit(Unit.DEALS), zero=none),
        }  # fmt: skip

    def _threes(self) -> Texts:
        make = self._make
        return {
            **self._worth.red_threes(),
            "black_threes": make.choice(
                self.tr("Melding black threes"),
                self.tr("Whether three or more black threes may be melded."),
                {o.BlackThrees.NEVER: self.tr("never"),
                 o.BlackThrees.CLEAN_MELD: self.tr("three or more, without wilds"),
                 o.BlackThrees.GOING_OUT: self.tr("in the turn you go out")},
                card=self._black_threes()),
            "special_piles": self._worth.special_piles(),
            "discard_bans": BanSentences(self.words, self.options).record(),
        }  # fmt: skip

    def _black_threes(self) -> str:
        """What the rule card says of black threes, or villains."""
        points = self.words.number(self.options.black_three_melded)
        threes = self.words.ranks(Rank.VILLAIN)
        if not self._is_special:
            threes = Phrase.of(self.words.translate("Words", "black threes"))
        return {
            o.BlackThrees.NEVER: self.tr(
                "{ranks:^} are never melded. When discarded, they stop the next player from "
                "picking up the pile.", ranks=threes),
            o.BlackThrees.CLEAN_MELD: self.tr(
                "{ranks:^}, when discarded, stop the next player from picking up the pile. You may "
                "meld three or more without wilds; seven make a {clean} {pile} that pays the "
                "{dirty} bonus. Each card counts {points}, also toward a first meld.",
                ranks=threes, points=points),
            o.BlackThrees.GOING_OUT: self.tr(
                "{ranks:^}, when discarded, stop the next player from picking up the pile. You may "
                "meld three or more without wilds in the turn you go out; seven make a {clean} "
                "{pile}. Each counts {points}.", ranks=threes, points=points),
        }[self.options.black_threes]  # fmt: skip

    def _going_out(self) -> Texts:
        make, options, translate = self._make, self.options, self.words.translate
        is_alone = self._is_alone, self.tr("Not used, since there are no partners.")
        is_not_asked = (
            not options.permission,
            self.tr("Not used, since you do not ask your partner."),
        )
        asks, must_discard = options.asks_permission, options.must_discard_last
        asked = self.tr(
            "You ask your partner “May I go out?” once a turn: yes means you must, and no means "
            "not this turn."
        )
        if options.sides is o.Sides.TEAMS:
            asked = self.tr(
                "You ask your partners “May I go out?” one by one, once a turn: if all say yes, "
                "you must; the first no means not this turn."
            )
        last = self.tr("You may meld or discard your last card.")
        if must_discard:
            last = self.tr("Your last card must be a discard.")
        partner = partner_on_paper = ""
        if options.partners_in_foot is o.PartnersInFoot.PICKED_UP and not self._is_alone:
            partner = self.tr("Every partner must already have picked up the foot.")
            partner_on_paper = self.tr("Partner has picked up the foot")
        elif options.partners_in_foot is o.PartnersInFoot.PLAYED and not self._is_alone:
            partner = self.tr("Every partner must already have melded or discarded from the foot.")
            partner_on_paper = self.tr("Partner has played from the foot")
        says_no_more = asks and not options.answer_reasons
        return {
            **PacketOptions(self.words, options).opened(),
            "quotas": self._worth.quotas(),
            "partners_in_foot": make.choice(
                self.tr("Partner in the foot"),
                self.tr("What every partner must have done with the foot before you go out."),
                {o.PartnersInFoot.NO: self.tr("nothing", "partner"),
                 o.PartnersInFoot.PICKED_UP: self.tr("picked it up", "partner"),
                 o.PartnersInFoot.PLAYED: self.tr("played from it", "partner")},
                is_alone, card=partner, paper=partner_on_paper),
            "permission": make.switch(
                self.tr("Asking your partner"),
                self.tr("You go out only if your partner says yes, and then you must."),
                self.tr("you ask your partner"), self.tr("you do not ask your partner"),
                is_alone,
                card=asked if asks else "", paper=self.tr("Partner says yes") if asks else ""),
            "answer_reasons": make.switch(
                self.tr("Answer with a reason"),
                self.tr("Your partner may say why the answer is yes or no; there is no other table "
                        "talk."),
                self.tr("your partner’s answer may say why"),
                self.tr("your partner answers only yes or no"),
                is_alone, is_not_asked,
                card=translate("Problems", "Answer yes or no, nothing more.")
                if says_no_more else ""),
            "must_discard_last": make.switch(
                self.tr("Last card is a discard"), self.tr("You must go out with a discard."),
                self.tr("the last card must be discarded"),
                self.tr("the last card may be melded"),
                card=last, paper=self.tr("The last card is discarded") if must_discard else ""),
            "last_lap": PacketOptions(self.words, options).lap(),
        }  # fmt: skip

    def _score(self) -> Texts:
        make, translate = self._make, self.words.translate
        is_without_wild_melds = (
            not self.options.wild_melds,
            self.tr("Not used, since there are no melds of wilds only."),
        )
        has_no_ladies = not self._is_special, self.tr("Only the special deck has ladies.")
        return {
            "clean_bonus": make.number(
                self.tr("{clean:^} {pile}"), self.tr("Bonus for each {pile} without wilds."),
                Unit.POINTS, change=self.tr("{new} for a {clean} {pile} instead of {old}")),
            "dirty_bonus": make.number(
                self.tr("{dirty:^} {pile}"),
                self.tr("Bonus for each {pile} with naturals and wilds."),
                Unit.POINTS, change=self.tr("{new} for a {dirty} {pile} instead of {old}")),
            "wild_bonus": make.number(
                self.tr("Wild {pile}"), self.tr("Bonus for each {pile} of wilds only."),
                Unit.POINTS, is_without_wild_melds,
                change=self.tr("{new} for a wild {pile} instead of {old}")),
            "going_out_bonus": make.number(
                translate("Common", "Going out"), self.tr("Bonus for the side that goes out."),
                Unit.POINTS, change=self.tr("{new} for going out instead of {old}")),
            "lady_bonus": make.number(
                self.tr("Lady on a {clean} {pile}"),
                self.tr("Points for each lady laid on a complete {clean} {pile}."),
                Unit.POINTS, has_no_ladies),
            "lady_left": make.number(
                self.tr("Lady left"), self.tr("Points for each lady left in hand or foot."),
                Unit.POINTS, has_no_ladies),
            **self._worth.extras(),
            **self._worth.values(),
        }  # fmt: skip

    def _reasons(self) -> dict[frozenset[str], str]:
        """Why two options disagree."""
        too_few = self.tr("not enough cards are left for a stock and a first discard")
        too_many = self.tr("that many {piles} cannot be made")
        said = {
            ("sides", "players"): self.tr("that many players cannot be grouped like this"),
            ("packs", "packets"): too_few,
            ("players", "packets"): too_few,
            ("quotas", "wild_melds"): self.tr(
                "a wild {pile} is needed, but wilds are not melded by themselves"),
            ("wild_on_top", "wild_melds"): self.tr(
                "two wilds cannot be melded by themselves to pick up a third"),
            ("special_piles", "black_threes"): self.tr("black threes are never melded"),
            ("special_piles",): self.tr(
                "each rank is listed only once, and {piles} that take no wilds are never {dirty}"),
            ("red_three_totals",): self.tr("each number of red threes is listed only once"),
            ("deals", "target"): self.tr("the game would never end"),
            ("concealed_deals", "first_meld_by"): self.tr(
                "a concealed {pile} counts for partners, but every player needs a first meld"),
            ("draws", "stock_out"): self.tr("a deal could go on forever"),
            ("short_draw", "stock_out"): self.tr("a deal could go on forever"),
            ("passing", "players"): self.tr(
                "with an odd number of players nobody sits opposite"),
            ("take_least", "take_most"): self.tr(
                "you pick up fewer cards than the pile must have"),
            ("wilds_freeze", "wild_on_top"): self.tr(
                "a wild cannot freeze a pile that it takes off the table"),
            ("least_naturals", "quotas"): self.tr(
                "a {dirty} {pile} is needed, but seven naturals leave no room for a wild"),
            ("discard_bans", "wild_melds"): self.tr(
                "wilds must be kept until there is a wild {pile}, but wilds are not melded by "
                "themselves"),
            ("discard_bans", "black_threes"): self.tr(
                "black threes could neither be melded nor discarded"),
            ("discard_bans", "red_threes"): self.tr(
                "red threes could neither be melded nor discarded"),
            ("minima_by_score", "minima"): self.tr("each step’s score must be higher than the one "
                                                   "before"),
            ("quotas", "packs"): too_many,
            ("quotas", "deck"): too_many,
            ("quotas", "second_meld"): self.tr("that many {piles} need a second meld of a rank"),
            ("quotas", "most_wilds"): self.tr(
                "a {dirty} {pile} is needed, but no wild may be in it"),
        }  # fmt: skip
        return {frozenset(fields): reason for fields, reason in said.items()}

    def _dealt(self) -> str:
        """Packs, packets and length of a game: what is said before one is dealt."""
        options, number, translate = self.options, self.words.number, self.words.translate
        packs = counted(self.words, Unit.PACKS, options.packs)
        if self._is_special:
            packs = Phrase.of(translate("Words", "262 special cards"))
        length: str = counted(self.words, Unit.DEALS, options.deals)
        n = options.target
        score = self.tr("up to {points} point(s)", "", n, points=number(n))
        if not options.deals:
            length = score
        elif n:
            length = filled(translate("Options", "{length} or {score}"), length=length, score=score)
        elif options.deals == _AN_HOUR:
            length = self.tr("{length}, about an hour", length=length)
        hand, *knee, foot = map(number, options.packets)
        if knee:
            return self.tr(
                "{packs:^}, hands of {hand}, knees of {knee} and feet of {foot}, {length}.",
                packs=packs, hand=hand, knee=knee[0], foot=foot, length=length,
            )  # fmt: skip
        return self.tr(
            "{packs:^}, hands of {hand} and feet of {foot}, {length}.",
            packs=packs, hand=hand, foot=foot, length=length,
        )  # fmt: skip
