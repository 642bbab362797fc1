"""Every field of a rule set of Hand and Foot in words: its group, its label, a sentence of help."""

from __future__ import annotations

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.text.option_fields import FieldWords, Group, Unit
from handfoot_gui.games.hand_and_foot.text.terms import Term


def option_words(words: Words, word: Term) -> dict[str, FieldWords]:
    """The words of every field of `Options`, by its name; *word* is the set's word for a pile."""
    found = {**_table(words), **_play(words), **_threes(words), **_end(words)}
    return {
        field: FieldWords(
            said.group,
            word.put_into(said.label),
            word.put_into(said.help),
            said.unit,
            word.put_into(said.zero),
        )
        for field, said in found.items()
    }


def _table(words: Words) -> dict[str, FieldWords]:
    translate = words.translate
    off = translate("Options", "off")
    return {
        "players": FieldWords(
            Group.PLAYERS,
            translate("Options", "Players"),
            translate("Options", "How many people and bots sit at the table."),
            Unit.PLAYERS,
        ),
        "sides": FieldWords(
            Group.PLAYERS,
            translate("Options", "Sides"),
            translate("Options", "Who shares melds and score."),
        ),
        "deals": FieldWords(
            Group.PLAYERS,
            translate("Options", "Deals of a game"),
            translate("Options", "How many deals are played, or 0 to play up to a score."),
            Unit.DEALS,
            translate("Options", "up to a score"),
        ),
        "target": FieldWords(
            Group.PLAYERS,
            translate("Options", "Score that ends the game"),
            translate(
                "Options", "The game ends after the deal in which a side reaches this score."
            ),
            Unit.POINTS,
            off,
        ),
        "pile_word": FieldWords(
            Group.PLAYERS,
            translate("Options", "Word for a complete meld"),
            translate("Options", "What a meld of seven is called on the screen and on paper."),
        ),
        "deck": FieldWords(
            Group.CARDS,
            translate("Options", "Deck"),
            translate("Options", "Usual packs of cards, or the special deck of 262 cards."),
        ),
        "packs": FieldWords(
            Group.CARDS,
            translate("Options", "Packs"),
            translate("Options", "Packs of 52 cards, usually one more than there are players."),
            Unit.PACKS,
        ),
        "jokers_per_pack": FieldWords(
            Group.CARDS,
            translate("Options", "Jokers in each pack"),
            translate("Options", "How many jokers each pack has; twos are wild in any case."),
            Unit.JOKERS,
        ),
        "hand_size": FieldWords(
            Group.CARDS,
            translate("Options", "Cards in the hand"),
            translate("Options", "How many cards each player begins with."),
            Unit.CARDS,
        ),
        "foot_size": FieldWords(
            Group.CARDS,
            translate("Options", "Cards in the foot"),
            translate("Options", "How many cards lie face down for later."),
            Unit.CARDS,
        ),
        "passing": FieldWords(
            Group.CARDS,
            translate("Options", "Passing the second packet"),
            translate("Options", "Whether each foot goes to a neighbour before play begins."),
        ),
        "exact_cut_bonus": FieldWords(
            Group.CARDS,
            translate("Options", "Bonus for an exact cut"),
            translate("Options", "Points for lifting exactly hand and foot at the first try."),
            Unit.POINTS,
            off,
        ),
        "stock_piles": FieldWords(
            Group.CARDS,
            translate("Options", "Stock piles"),
            translate("Options", "In how many piles the cards to draw lie."),
            Unit.STOCKS,
        ),
        "upcard": FieldWords(
            Group.CARDS,
            translate("Options", "First card of the discard pile"),
            translate("Options", "Whether the top card of the stock is turned to begin the pile."),
        ),
        "draw": FieldWords(
            Group.TURN,
            translate("Options", "Cards of a draw"),
            translate("Options", "How many cards a turn draws from the stock."),
            Unit.CARDS,
        ),
        "stock_out": FieldWords(
            Group.TURN,
            translate("Options", "When the stock runs out"),
            translate("Options", "What happens when a draw is larger than the stock."),
        ),
    }


def _play(words: Words) -> dict[str, FieldWords]:
    translate = words.translate
    off = translate("Options", "off")
    return {
        "take": FieldWords(
            Group.TAKING,
            translate("Options", "How much is taken"),
            translate("Options", "Which part of the discard pile a take brings."),
        ),
        "take_count": FieldWords(
            Group.TAKING,
            translate("Options", "Cards of a take"),
            translate("Options", "How many cards a take brings, the top card included."),
            Unit.CARDS,
        ),
        "pile_condition": FieldWords(
            Group.TAKING,
            translate("Options", "Needed to take"),
            translate("Options", "What the hand must hold to meld with the top card."),
        ),
        "down_before_take": FieldWords(
            Group.TAKING,
            translate("Options", "Only after the first meld"),
            translate(
                "Options", "A side must have laid its first meld in an earlier move to take."
            ),
        ),
        "wild_on_top": FieldWords(
            Group.TAKING,
            translate("Options", "Wild card on top"),
            translate("Options", "What a two or a joker on top of the discard pile means."),
        ),
        "after_seven": FieldWords(
            Group.MELDS,
            translate("Options", "Complete {piles}"),
            translate("Options", "Which melds of seven still take cards."),
        ),
        "wilds_on_clean": FieldWords(
            Group.MELDS,
            translate("Options", "Wilds on a complete clean {pile}"),
            translate("Options", "A wild may go onto a complete clean {pile}, which turns dirty."),
        ),
        "second_meld": FieldWords(
            Group.MELDS,
            translate("Options", "Second meld of a rank"),
            translate("Options", "When a side may begin another meld of the same rank."),
        ),
        "wild_limit": FieldWords(
            Group.MELDS,
            translate("Options", "Wilds in a meld"),
            translate("Options", "How many wilds a meld of naturals may hold."),
        ),
        "most_wilds": FieldWords(
            Group.MELDS,
            translate("Options", "Most wilds in a meld"),
            translate("Options", "The limit where wilds are counted instead of compared."),
            Unit.WILDS,
        ),
        "wild_melds": FieldWords(
            Group.MELDS,
            translate("Options", "Melds of wilds only"),
            translate("Options", "Twos and jokers may be melded without naturals."),
        ),
        "minima": FieldWords(
            Group.FIRST_MELD,
            translate("Options", "First meld by deal"),
            translate(
                "Options", "Points a side's first meld needs, deal by deal; the last repeats."
            ),
            Unit.POINTS,
        ),
        "minima_by_score": FieldWords(
            Group.FIRST_MELD,
            translate("Options", "First meld by score"),
            translate("Options", "Points by the side's score at the deal's start, lowest first."),
            Unit.POINTS,
            off,
        ),
        "concealed_deals": FieldWords(
            Group.FIRST_MELD,
            translate("Options", "Deals that begin with a concealed {pile}"),
            translate("Options", "In these deals the first meld is seven cards laid at once."),
            Unit.DEALS,
            translate("Options", "none"),
        ),
    }


def _threes(words: Words) -> dict[str, FieldWords]:
    translate = words.translate
    off = translate("Options", "off")
    return {
        "red_threes": FieldWords(
            Group.THREES,
            translate("Options", "Red threes"),
            translate("Options", "Laid and replaced for points, or plain cards that cost points."),
        ),
        "red_three_laid": FieldWords(
            Group.THREES,
            translate("Options", "Each red three on the table"),
            translate("Options", "Points for each red three a side has laid."),
            Unit.POINTS,
        ),
        "red_three_left": FieldWords(
            Group.THREES,
            translate("Options", "Each red three left"),
            translate("Options", "Points for each red three left in hand or foot."),
            Unit.POINTS,
        ),
        "all_red_threes": FieldWords(
            Group.THREES,
            translate("Options", "All red threes together"),
            translate("Options", "Points for a side that has laid all of them, instead of each."),
            Unit.POINTS,
            off,
        ),
        "red_threes_by_sevens": FieldWords(
            Group.THREES,
            translate("Options", "Red threes need a {pile} of sevens"),
            translate(
                "Options", "Laid red threes count against a side without a {pile} of sevens."
            ),
        ),
        "black_threes": FieldWords(
            Group.THREES,
            translate("Options", "Melding black threes"),
            translate("Options", "Whether three or more black threes may be melded."),
        ),
        "sevens_bonus": FieldWords(
            Group.THREES,
            translate("Options", "Bonus of a {pile} of sevens"),
            translate(
                "Options", "Points instead of clean or dirty, which makes it a kind of its own."
            ),
            Unit.POINTS,
            off,
        ),
        "sevens_ban": FieldWords(
            Group.THREES,
            translate("Options", "Discarding sevens"),
            translate("Options", "How long sevens may not be discarded."),
        ),
        "seven_last_discard": FieldWords(
            Group.THREES,
            translate("Options", "A seven as last discard"),
            translate("Options", "Going out may end with the discard of a seven."),
        ),
    }


def _end(words: Words) -> dict[str, FieldWords]:
    translate = words.translate
    return {
        "foot_opened": FieldWords(
            Group.GOING_OUT,
            translate("Options", "The foot is picked up"),
            translate("Options", "What makes a player pick up the foot."),
        ),
        "quotas": FieldWords(
            Group.GOING_OUT,
            translate("Options", "Needed to go out"),
            translate("Options", "Complete {piles} a side needs, deal by deal; the last repeats."),
        ),
        "partner_in_foot": FieldWords(
            Group.GOING_OUT,
            translate("Options", "Partner plays from the foot"),
            translate("Options", "Every partner must have played from the foot before going out."),
        ),
        "permission": FieldWords(
            Group.GOING_OUT,
            translate("Options", "Partner is asked"),
            translate("Options", "Going out needs the partner's yes, and a yes obliges."),
        ),
        "answer_reasons": FieldWords(
            Group.GOING_OUT,
            translate("Options", "Answer with a reason"),
            translate("Options", "The partner's yes or no may say why; otherwise no table talk."),
        ),
        "must_discard_last": FieldWords(
            Group.GOING_OUT,
            translate("Options", "Last card is a discard"),
            translate("Options", "Going out must end with a discard."),
        ),
        "clean_bonus": FieldWords(
            Group.SCORE,
            translate("Options", "Clean {pile}"),
            translate("Options", "Bonus of each {pile} without wilds."),
            Unit.POINTS,
        ),
        "dirty_bonus": FieldWords(
            Group.SCORE,
            translate("Options", "Dirty {pile}"),
            translate("Options", "Bonus of each {pile} with naturals and wilds."),
            Unit.POINTS,
        ),
        "wild_bonus": FieldWords(
            Group.SCORE,
            translate("Options", "Wild {pile}"),
            translate("Options", "Bonus of each {pile} of wilds only."),
            Unit.POINTS,
        ),
        "going_out_bonus": FieldWords(
            Group.SCORE,
            translate("Options", "Going out"),
            translate("Options", "Bonus of the side that goes out."),
            Unit.POINTS,
        ),
        "lady_bonus": FieldWords(
            Group.SCORE,
            translate("Options", "Lady on a clean {pile}"),
            translate("Options", "Points for each lady laid on a complete clean {pile}."),
            Unit.POINTS,
        ),
        "lady_left": FieldWords(
            Group.SCORE,
            translate("Options", "Lady left"),
            translate("Options", "Points for each lady left in hand or foot."),
            Unit.POINTS,
        ),
        "values": FieldWords(
            Group.SCORE,
            translate("Options", "Card values"),
            translate("Options", "Points of single cards, melded or left."),
            Unit.POINTS,
        ),
    }
