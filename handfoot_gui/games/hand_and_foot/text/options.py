"""Every option of Hand and Foot in words: one record each."""

from __future__ import annotations

from copy import copy

from handfoot_gui.core.text.options import OptionMaker, OptionText, OptionTexts, Unit, grouped
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.quotas import quotas_listed, steps_listed
from handfoot_gui.games.hand_and_foot.text.terms import term

Texts = dict[str, OptionText]

_AN_HOUR = 4
"""Deals that take about an hour."""


def option_texts(words: Words, options: Options) -> OptionTexts:
    """The words of *options*, with its word for a complete meld in them."""
    word, plain = term(words, options.pile_word), words.translate
    words = copy(words)
    words.translate = lambda context, text: word.fill(plain(context, text))
    translate = words.translate
    fields = grouped(
        (translate("Options", "Players and length"), _players(words)),
        (translate("Options", "Cards and deal"), _cards(words, options)),
        (translate("Options", "Drawing"), _drawing(words, options)),
        (translate("Options", "Taking the discard pile"), _taking(words, options)),
        (translate("Options", "Melds"), _melds(words, options)),
        (translate("Options", "First meld"), _first_meld(words, options)),
        (translate("Options", "Threes and sevens"), _threes(words, options)),
        (translate("Options", "Foot and going out"), _going_out(words, options)),
        (translate("Options", "Score"), _score(words, options)),
    )
    return OptionTexts(
        words,
        fields,
        _reasons(words),
        (options.pile_word, options.deck),
        translate("NewGamePage", "To go out: {needed}.").format(
            needed=quotas_listed(words, options.quotas)
        ),
        _dealt(words, options),
    )


def _players(words: Words) -> Texts:
    translate, make = words.translate, OptionMaker(words)
    instead = translate("Options", "{new} instead of {old}")
    return {
        "players": make.number(
            translate("Options", "Players"),
            translate("Options", "How many people and bots sit at the table."),
            Unit.PLAYERS,
            change=instead,
        ),
        "sides": make.choice(
            translate("Options", "Sides"),
            translate("Options", "Who shares melds and score."),
            {
                o.Sides.ALONE: translate("Options", "each alone"),
                o.Sides.PAIRS: translate("Options", "pairs"),
                o.Sides.TEAMS: translate("Options", "two teams of three"),
            },
            change=instead,
        ),
        "deals": make.number(
            translate("Options", "Deals of a game"),
            translate("Options", "How many deals are played, or 0 to play up to a score."),
            Unit.DEALS,
            zero=translate("Options", "up to a score"),
            change=instead,
        ),
        "target": make.number(
            translate("Options", "Score that ends the game"),
            translate(
                "Options", "The game ends after the deal in which a side reaches this score."
            ),
            Unit.POINTS,
            zero=translate("Options", "off"),
        ),
        "pile_word": make.choice(
            translate("Options", "Word for a complete meld"),
            translate("Options", "What a meld of seven is called on the screen and on paper."),
            {word: term(words, word).one for word in o.PileWord},
            change=translate("Options", "the word {new} instead of {old}"),
        ),
    }


def _cards(words: Words, options: Options) -> Texts:
    translate, make = words.translate, OptionMaker(words)
    instead = translate("Options", "{new} instead of {old}")
    is_one_set = (
        options.deck is o.Deck.SPECIAL,
        translate("Options", "The special deck is one set of cards."),
    )
    return {
        "deck": make.choice(
            translate("Options", "Deck"),
            translate("Options", "Usual packs of cards, or the special deck of 262 cards."),
            {
                o.Deck.STANDARD: translate("Options", "usual packs"),
                o.Deck.SPECIAL: translate("Options", "special deck of 262 cards"),
            },
        ),
        "packs": make.number(
            translate("Options", "Packs"),
            translate("Options", "Packs of 52 cards, usually one more than there are players."),
            Unit.PACKS,
            is_one_set,
            change=instead,
        ),
        "jokers_per_pack": make.number(
            translate("Options", "Jokers in each pack"),
            translate("Options", "How many jokers each pack has; twos are wild in any case."),
            Unit.JOKERS,
            is_one_set,
        ),
        "hand_size": make.number(
            translate("Options", "Cards in the hand"),
            translate("Options", "How many cards each player begins with."),
            Unit.CARDS,
            change=translate("Options", "a hand of {new} instead of {old}"),
        ),
        "foot_size": make.number(
            translate("Options", "Cards in the foot"),
            translate("Options", "How many cards lie face down for later."),
            Unit.CARDS,
            change=translate("Options", "a foot of {new} instead of {old}"),
        ),
        "passing": make.choice(
            translate("Options", "Passing the second packet"),
            translate("Options", "Whether each foot goes to a neighbour before play begins."),
            {
                o.Passing.NONE: translate("Options", "each keeps both packets"),
                o.Passing.RIGHT: translate("Options", "the foot goes to the right"),
            },
            card=""
            if options.passing is o.Passing.NONE
            else translate("RuleCard", "Each foot goes to the right-hand neighbour."),
        ),
        "exact_cut_bonus": make.number(
            translate("Options", "Bonus for an exact cut"),
            translate("Options", "Points for lifting exactly hand and foot at the first try."),
            Unit.POINTS,
            zero=translate("Options", "off"),
        ),
        "stock_piles": make.number(
            translate("Options", "Stock piles"),
            translate("Options", "In how many piles the cards to draw lie."),
            Unit.STOCKS,
            change=instead,
        ),
        "upcard": make.choice(
            translate("Options", "First card of the discard pile"),
            translate("Options", "Whether the top card of the stock is turned to begin the pile."),
            {
                o.Upcard.NONE: translate("Options", "no card is turned"),
                o.Upcard.BURIED: translate("Options", "turned, wilds and red threes buried"),
                o.Upcard.LEFT: translate("Options", "turned and left in place"),
            },
        ),
    }


def _drawing(words: Words, options: Options) -> Texts:
    translate, make = words.translate, OptionMaker(words)
    ends = {
        o.StockOut.ENDS: translate(
            "RuleCard",
            "It also ends when a draw is larger than the stock. "
            "With an empty stock play goes on as long as every player takes the pile.",
        ),
        o.StockOut.REMOVED: translate(
            "RuleCard",
            "When a draw is larger than the stock, cards removed from the table "
            "are shuffled under it; if that is not enough, the deal ends.",
        ),
        o.StockOut.ALL_BUT_TOP: translate(
            "RuleCard",
            "When a draw is larger than the stock, removed cards and all "
            "discards but the top one are shuffled under it; if that is not "
            "enough, the deal ends.",
        ),
    }
    is_never_removed = (
        options.stock_out is o.StockOut.REMOVED and options.wild_on_top is not o.WildOnTop.FREEZES,
        translate("Options", "Nothing is shuffled in, since no wild removes the pile."),
    )
    return {
        "draw": make.number(
            translate("Options", "Cards of a draw"),
            translate("Options", "How many cards a turn draws from the stock."),
            Unit.CARDS,
            change=translate("Options", "{new} drawn instead of {old}"),
        ),
        "stock_out": make.choice(
            translate("Options", "When the stock runs out"),
            translate("Options", "What happens when a draw is larger than the stock."),
            {
                o.StockOut.ENDS: translate("Options", "the deal ends"),
                o.StockOut.REMOVED: translate("Options", "removed cards are shuffled in"),
                o.StockOut.ALL_BUT_TOP: translate(
                    "Options", "all discards but the top are shuffled in"
                ),
            },
            is_never_removed,
            card=ends[options.stock_out],
        ),
    }


def _taking(words: Words, options: Options) -> Texts:
    translate, make = words.translate, OptionMaker(words)
    is_whole = (
        options.take is o.Take.WHOLE,
        translate("Options", "Not used, since the whole pile is taken."),
    )
    return {
        "take": make.choice(
            translate("Options", "How much is taken"),
            translate("Options", "Which part of the discard pile a take brings."),
            {
                o.Take.UP_TO: translate("Options", "the top cards, up to a number"),
                o.Take.EXACTLY: translate("Options", "the top cards, exactly a number"),
                o.Take.WHOLE: translate("Options", "the whole pile"),
            },
        ),
        "take_count": make.number(
            translate("Options", "Cards of a take"),
            translate("Options", "How many cards a take brings, the top card included."),
            Unit.CARDS,
            is_whole,
            change=translate("Options", "{new} of the pile taken instead of {old}"),
        ),
        "pile_condition": make.choice(
            translate("Options", "Needed to take"),
            translate("Options", "What the hand must hold to meld with the top card."),
            {
                o.PileCondition.NATURAL_PAIR: translate("Options", "a natural pair"),
                o.PileCondition.PAIR_OR_WILD: translate(
                    "Options", "a pair, or one natural and a wild"
                ),
                o.PileCondition.ONE_CARD: translate("Options", "one matching card"),
            },
        ),
        "down_before_take": make.switch(
            translate("Options", "Only after the first meld"),
            translate(
                "Options", "A side must have laid its first meld in an earlier move to take."
            ),
            translate("Options", "the pile taken only after the first meld"),
            translate("Options", "the pile taken before the first meld too"),
        ),
        "wild_on_top": make.choice(
            translate("Options", "Wild card on top"),
            translate("Options", "What a two or a joker on top of the discard pile means."),
            {
                o.WildOnTop.MATCHING_PAIR: translate("Options", "taken with two of the same wild"),
                o.WildOnTop.BLOCKS: translate("Options", "blocks the pile"),
                o.WildOnTop.FREEZES: translate("Options", "removes the pile from the table"),
            },
        ),
    }


def _melds(words: Words, options: Options) -> Texts:
    translate, make = words.translate, OptionMaker(words)
    are_not_open_to_all = (
        options.after_seven is not o.AfterSeven.ALL,
        translate("Options", "Not used, since complete melds are not open to all."),
    )
    are_compared = (
        options.wild_limit is not o.WildLimit.AT_MOST,
        translate("Options", "Not used, since wilds are compared with naturals."),
    )
    return {
        "after_seven": make.choice(
            translate("Options", "Complete {piles}"),
            translate("Options", "Which melds of seven still take cards."),
            {
                o.AfterSeven.CLOSED: translate("Options", "closed"),
                o.AfterSeven.NATURALS: translate("Options", "open to naturals"),
                o.AfterSeven.ALL: translate("Options", "open to all within the wild limit"),
                o.AfterSeven.DIRTY: translate("Options", "only dirty ones open"),
            },
        ),
        "wilds_on_clean": make.switch(
            translate("Options", "Wilds on a complete clean {pile}"),
            translate("Options", "A wild may go onto a complete clean {pile}, which turns dirty."),
            translate("Options", "wilds on complete clean {piles}"),
            translate("Options", "no wilds on complete clean {piles}"),
            are_not_open_to_all,
        ),
        "second_meld": make.choice(
            translate("Options", "Second meld of a rank"),
            translate("Options", "When a side may begin another meld of the same rank."),
            {
                o.SecondMeld.AFTER_COMPLETE: translate("Options", "when the first is complete"),
                o.SecondMeld.NEVER: translate("Options", "never"),
            },
        ),
        "wild_limit": make.choice(
            translate("Options", "Wilds in a meld"),
            translate("Options", "How many wilds a meld of naturals may hold."),
            {
                o.WildLimit.TWICE: translate("Options", "one for every two naturals"),
                o.WildLimit.MORE: translate("Options", "fewer than naturals"),
                o.WildLimit.AS_MANY: translate("Options", "as many as naturals"),
                o.WildLimit.AT_MOST: translate("Options", "up to a fixed number"),
            },
        ),
        "most_wilds": make.number(
            translate("Options", "Most wilds in a meld"),
            translate("Options", "The limit where wilds are counted instead of compared."),
            Unit.WILDS,
            are_compared,
        ),
        "wild_melds": make.switch(
            translate("Options", "Melds of wilds only"),
            translate("Options", "Twos and jokers may be melded without naturals."),
            translate("Options", "melds of wilds only"),
            translate("Options", "no melds of wilds only"),
        ),
    }


def _first_meld(words: Words, options: Options) -> Texts:
    translate = words.translate
    off, points = translate("Options", "off"), OptionMaker(words).unit(Unit.POINTS)

    def numbers(values: tuple[int, ...]) -> str:
        return ", ".join(map(words.number, values))

    return {
        "minima": OptionText(
            translate("Options", "First meld by deal"),
            translate(
                "Options", "Points a side's first meld needs, deal by deal; the last repeats."
            ),
            numbers,
            unit=points,
            idle=(
                (
                    bool(options.minima_by_score),
                    translate("Options", "Not used, since the first meld goes by score."),
                ),
                (
                    not options.minima_in_force,
                    translate("Options", "Not used, since every first meld is a whole {pile}."),
                ),
            ),
        ),
        "minima_by_score": OptionText(
            translate("Options", "First meld by score"),
            translate("Options", "Points by the side's score at the deal's start, lowest first."),
            lambda steps: steps_listed(words, steps) if steps else off,
            parts={
                "below": translate("Options", "Score below"),
                "points": translate("Options", "First meld"),
            },
            unit=points,
            zero=off,
        ),
        "concealed_deals": OptionText(
            translate("Options", "Deals that begin with a concealed {pile}"),
            translate("Options", "In these deals the first meld is seven cards laid at once."),
            lambda deals: numbers(deals) or translate("Options", "none"),
            unit=OptionMaker(words).unit(Unit.DEALS),
            zero=translate("Options", "none"),
        ),
    }


def _threes(words: Words, options: Options) -> Texts:
    translate, make = words.translate, OptionMaker(words)
    has_none = (
        options.deck is o.Deck.SPECIAL,
        translate("Options", "The special deck has no red threes."),
    )
    are_not_laid = (
        options.red_threes is o.RedThrees.PENALTY,
        translate("Options", "Not used, since red threes are not laid."),
    )
    against = translate("RuleCard", "They count against a side without a {pile} of sevens.")
    if options.sides is o.Sides.ALONE:
        against = translate("RuleCard", "They count against a player without a {pile} of sevens.")
    is_lifted_by_any = (
        not options.has_sevens and options.sevens_ban is not o.SevensBan.OFF,
        translate("Options", "Any complete meld of sevens lifts the ban."),
    )
    return {
        "red_threes": make.choice(
            translate("Options", "Red threes"),
            translate("Options", "Laid and replaced for points, or plain cards that cost points."),
            {
                o.RedThrees.BONUS: translate("Options", "laid and replaced"),
                o.RedThrees.PENALTY: translate("Options", "plain cards that cost points"),
            },
            has_none,
        ),
        "red_three_laid": make.number(
            translate("Options", "Each red three on the table"),
            translate("Options", "Points for each red three a side has laid."),
            Unit.POINTS,
            has_none,
            are_not_laid,
        ),
        "red_three_left": make.number(
            translate("Options", "Each red three left"),
            translate("Options", "Points for each red three left in hand or foot."),
            Unit.POINTS,
            has_none,
        ),
        "all_red_threes": make.number(
            translate("Options", "All red threes together"),
            translate("Options", "Points for a side that has laid all of them, instead of each."),
            Unit.POINTS,
            has_none,
            are_not_laid,
            zero=translate("Options", "off"),
        ),
        "red_threes_by_sevens": make.switch(
            translate("Options", "Red threes need a {pile} of sevens"),
            translate(
                "Options", "Laid red threes count against a side without a {pile} of sevens."
            ),
            translate("Options", "red threes need a {pile} of sevens"),
            translate("Options", "red threes need no {pile} of sevens"),
            has_none,
            are_not_laid,
            card=against if options.red_threes_by_sevens else "",
            paper=translate("Sheet", "Without a {pile} of sevens they count against")
            if options.red_threes_by_sevens and options.lays_red_threes
            else "",
        ),
        "black_threes": make.choice(
            translate("Options", "Melding black threes"),
            translate("Options", "Whether three or more black threes may be melded."),
            {
                o.BlackThrees.NEVER: translate("Options", "never"),
                o.BlackThrees.CLEAN_MELD: translate("Options", "three or more, without wilds"),
                o.BlackThrees.GOING_OUT: translate("Options", "in the turn that goes out"),
            },
        ),
        "sevens_bonus": make.number(
            translate("Options", "Bonus of a {pile} of sevens"),
            translate(
                "Options", "Points instead of clean or dirty, which makes it a kind of its own."
            ),
            Unit.POINTS,
            zero=translate("Options", "off"),
        ),
        "sevens_ban": make.choice(
            translate("Options", "Discarding sevens"),
            translate("Options", "How long sevens may not be discarded."),
            {
                o.SevensBan.OFF: translate("Options", "allowed"),
                o.SevensBan.EVERY_SIDE: translate("Options", "not until every side has its {pile}"),
                o.SevensBan.OWN_SIDE: translate("Options", "not until the own side has its {pile}"),
            },
            is_lifted_by_any,
        ),
        "seven_last_discard": make.switch(
            translate("Options", "A seven as last discard"),
            translate("Options", "Going out may end with the discard of a seven."),
            translate("Options", "a seven may be the last discard"),
            translate("Options", "a seven may not be the last discard"),
            card=""
            if options.seven_last_discard
            else translate("RuleCard", "A seven may not be the last discard."),
            paper=""
            if options.seven_last_discard
            else translate("Sheet", "No seven as the last discard"),
        ),
    }


def _going_out(words: Words, options: Options) -> Texts:
    translate, make = words.translate, OptionMaker(words)
    is_alone = (
        options.sides is o.Sides.ALONE,
        translate("Options", "Not used, since everybody plays alone."),
    )
    needs_partner = options.partner_in_foot and options.sides is not o.Sides.ALONE
    asked = translate(
        "RuleCard",
        "The partner is asked “May I go out?”, once in a turn: a yes obliges, a no means not this "
        "turn.",
    )
    if options.sides is o.Sides.TEAMS:
        asked = translate(
            "RuleCard",
            "The partners are asked “May I go out?” one by one, once in a turn: a yes of all "
            "obliges, the first no means not this turn.",
        )
    is_not_asked = (
        not options.permission,
        translate("Options", "Not used, since the partner is not asked."),
    )
    return {
        "foot_opened": make.choice(
            translate("Options", "The foot is picked up"),
            translate("Options", "What makes a player pick up the foot."),
            {
                o.FootOpened.HAND_EMPTY: translate("Options", "when the hand is empty"),
                o.FootOpened.PILE: translate("Options", "on completing a {pile}"),
            },
        ),
        "quotas": OptionText(
            translate("Options", "Needed to go out"),
            translate("Options", "Complete {piles} a side needs, deal by deal; the last repeats."),
            lambda quotas: quotas_listed(words, quotas),
            parts={
                "clean": translate("Options", "Clean"),
                "dirty": translate("Options", "Dirty"),
                "wild": translate("Options", "Wild"),
                "sevens": translate("Options", "Sevens"),
                "any": translate("Options", "Any kind"),
            },
            change=translate("Options", "{new} to go out instead of {old}"),
        ),
        "partner_in_foot": make.switch(
            translate("Options", "Partner plays from the foot"),
            translate("Options", "Every partner must have played from the foot before going out."),
            translate("Options", "the partner must play from the foot first"),
            translate("Options", "the partner need not play from the foot first"),
            is_alone,
            card=translate(
                "RuleCard", "Every partner must have melded or discarded from the foot before."
            )
            if needs_partner
            else "",
            paper=translate("Sheet", "Partner has played from the foot") if needs_partner else "",
        ),
        "permission": make.switch(
            translate("Options", "Partner is asked"),
            translate("Options", "Going out needs the partner's yes, and a yes obliges."),
            translate("Options", "the partner is asked"),
            translate("Options", "the partner is not asked"),
            is_alone,
            card=asked if options.asks_permission else "",
            paper=translate("Sheet", "Partner says yes") if options.asks_permission else "",
        ),
        "answer_reasons": make.switch(
            translate("Options", "Answer with a reason"),
            translate("Options", "The partner's yes or no may say why; otherwise no table talk."),
            translate("Options", "the partner's answer may say why"),
            translate("Options", "the partner answers only yes or no"),
            is_alone,
            is_not_asked,
            card=translate("RuleCard", "The answer is yes or no, nothing more.")
            if options.asks_permission and not options.answer_reasons
            else "",
        ),
        "must_discard_last": make.switch(
            translate("Options", "Last card is a discard"),
            translate("Options", "Going out must end with a discard."),
            translate("Options", "the last card must be discarded"),
            translate("Options", "the last card may be melded"),
            card=translate("RuleCard", "The last card must be a discard.")
            if options.must_discard_last
            else translate("RuleCard", "The last card may be melded or discarded."),
            paper=translate("Sheet", "The last card is discarded")
            if options.must_discard_last
            else "",
        ),
    }


def _score(words: Words, options: Options) -> Texts:
    translate, make = words.translate, OptionMaker(words)
    is_without_wild_melds = (
        not options.wild_melds,
        translate("Options", "Not used, since there are no melds of wilds only."),
    )
    has_no_ladies = (
        options.deck is not o.Deck.SPECIAL,
        translate("Options", "Only the special deck has ladies."),
    )
    return {
        "clean_bonus": make.number(
            translate("Options", "Clean {pile}"),
            translate("Options", "Bonus of each {pile} without wilds."),
            Unit.POINTS,
            change=translate("Options", "{new} for a clean {pile} instead of {old}"),
        ),
        "dirty_bonus": make.number(
            translate("Options", "Dirty {pile}"),
            translate("Options", "Bonus of each {pile} with naturals and wilds."),
            Unit.POINTS,
            change=translate("Options", "{new} for a dirty {pile} instead of {old}"),
        ),
        "wild_bonus": make.number(
            translate("Options", "Wild {pile}"),
            translate("Options", "Bonus of each {pile} of wilds only."),
            Unit.POINTS,
            is_without_wild_melds,
            change=translate("Options", "{new} for a wild {pile} instead of {old}"),
        ),
        "going_out_bonus": make.number(
            translate("Options", "Going out"),
            translate("Options", "Bonus of the side that goes out."),
            Unit.POINTS,
            change=translate("Options", "{new} for going out instead of {old}"),
        ),
        "lady_bonus": make.number(
            translate("Options", "Lady on a clean {pile}"),
            translate("Options", "Points for each lady laid on a complete clean {pile}."),
            Unit.POINTS,
            has_no_ladies,
        ),
        "lady_left": make.number(
            translate("Options", "Lady left"),
            translate("Options", "Points for each lady left in hand or foot."),
            Unit.POINTS,
            has_no_ladies,
        ),
        "values": OptionText(
            translate("Options", "Card values"),
            translate("Options", "Points of single cards, melded or left."),
            lambda _: "",
            parts=_classes_of_cards(words, options.deck),
            unit=make.unit(Unit.POINTS),
        ),
    }


def _classes_of_cards(words: Words, deck: o.Deck) -> dict[str, str]:
    """The cards that count alike, by the fields of their values."""
    translate = words.translate
    if deck is o.Deck.SPECIAL:
        return {
            "joker": translate("Options", "Joker"),
            "two": translate("Options", "Jester"),
            "ace": translate("Options", "Lord"),
            "high": translate("Options", "Seven to twelve"),
            "low": translate("Options", "One to six"),
            "black_three": translate("Options", "Villain"),
        }
    return {
        "joker": translate("Options", "Joker"),
        "two": translate("Options", "Two"),
        "ace": translate("Options", "Ace"),
        "high": translate("Options", "Eight to king"),
        "low": translate("Options", "Four to seven"),
        "black_three": translate("Options", "Black three"),
    }


def _reasons(words: Words) -> dict[frozenset[str], str]:
    """Why two options disagree."""
    translate = words.translate
    too_few = translate("Options", "not enough cards are left for a stock and a first discard")
    too_many = translate("Options", "so many {piles} cannot be made")
    return {
        frozenset({"sides", "players"}): translate(
            "Options", "so many players cannot be grouped like this"
        ),
        frozenset({"packs", "hand_size"}): too_few,
        frozenset({"players", "hand_size"}): too_few,
        frozenset({"quotas", "wild_melds"}): translate(
            "Options", "a wild {pile} is needed, but wilds are not melded by themselves"
        ),
        frozenset({"wild_on_top", "wild_melds"}): translate(
            "Options", "two wilds cannot be melded by themselves to take a third"
        ),
        frozenset({"quotas", "sevens_bonus"}): translate(
            "Options", "a {pile} of sevens is needed, but it is no kind of its own"
        ),
        frozenset({"deals", "target"}): translate("Options", "the game would never end"),
        frozenset({"draw", "stock_out"}): translate("Options", "a deal could go on for ever"),
        frozenset({"minima_by_score", "minima"}): translate(
            "Options", "the scores of the steps must rise"
        ),
        frozenset({"quotas", "packs"}): too_many,
        frozenset({"quotas", "deck"}): too_many,
        frozenset({"quotas", "second_meld"}): translate(
            "Options", "so many {piles} need a second meld of a rank"
        ),
        frozenset({"quotas", "wild_limit"}): translate(
            "Options", "a dirty {pile} is needed, but no wild may be in it"
        ),
    }


def _dealt(words: Words, options: Options) -> str:
    """Packs, packets and length of a game: what is said before one is dealt."""
    translate = words.translate
    packs = translate("NewGamePage", "{packs} packs").format(packs=words.number(options.packs))
    if options.deck is o.Deck.SPECIAL:
        packs = translate("NewGamePage", "262 special cards")
    length = translate("NewGamePage", "{deals} deals")
    score = translate("NewGamePage", "up to {points} points")
    score = score.format(points=words.number(options.target))
    if options.deals == 1:
        length = translate("NewGamePage", "one deal")
    elif options.deals == _AN_HOUR and not options.target:
        length = translate("NewGamePage", "{deals} deals, about an hour")
    length = length.format(deals=words.number(options.deals))
    if not options.deals:
        length = score
    elif options.target:
        length = translate("NewGamePage", "{length} or {score}").format(length=length, score=score)
    text = translate("NewGamePage", "{packs}, hands of {hand} and feet of {foot}, {length}.")
    return text.format(
        packs=packs,
        hand=words.number(options.hand_size),
        foot=words.number(options.foot_size),
        length=length,
    )
