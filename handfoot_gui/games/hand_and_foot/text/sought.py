"""Words by which players look for a rule of Hand and Foot, whatever the form calls it."""

from __future__ import annotations

from collections.abc import Mapping

from handfoot_gui.core.text.words import Words


def sought(words: Words) -> Mapping[str, str]:
    """By the names of the options; never shown."""
    translate = words.translate
    piles = translate("Sought", "books, canastas, piles of seven, seven of a kind")
    take = translate(
        "Sought", "take the pile, pick up the pile, pickup, top seven, seven cards, how many cards"
    )
    opening = translate(
        "Sought",
        "minimum, opening, going down, getting down, not down, initial meld, points to open",
    )
    red = translate("Sought", "red 3, red 3s, bonus cards")
    finish = translate("Sought", "finish, bonus for going out, close")
    fines = translate("Sought", "penalty, fine, caught with the foot, foot not opened, stuck")
    black = translate("Sought", "black 3, black 3s")
    sevens = translate("Sought", "7, 7s, book of sevens")
    wilds = translate("Sought", "wild cards, how many wilds, jokers and twos, deuces, 2s")
    frozen = translate("Sought", "freeze, frozen pile, block the pile, discard a wild")
    dealt = translate("Sought", "cards dealt, how many cards, eleven, thirteen")
    return {
        "players": translate("Sought", "how many play, people, seats"),
        "sides": translate("Sought", "partners, partnership, teams, couples, individual"),
        "deals": translate("Sought", "rounds, how many rounds, length, how long"),
        "target": translate("Sought", "winning score, goal, play to, game to, points to win"),
        "pile_word": piles,
        "clean_word": translate("Sought", "red book, black book, natural, pure, mixed"),
        "deck": translate("Sought", "packs, decks, special cards"),
        "packs": translate("Sought", "packs, decks, how many decks, number of decks"),
        "jokers_per_pack": wilds,
        "packets": dealt,
        "passing": translate("Sought", "trade feet, exchange feet, give the foot away"),
        "exact_cut_bonus": translate("Sought", "perfect cut, exact grab, perfect pick, lift"),
        "stock_piles": translate("Sought", "draw piles, draw pile, two piles, talon"),
        "upcard": translate("Sought", "turn up a card, first discard, start of the pile"),
        "draws": translate("Sought", "draw two, pick two, cards drawn in a turn"),
        "short_draw": translate("Sought", "last card of the stock, stock too short"),
        "stock_out": translate("Sought", "run out of cards, empty stock, reshuffle, shuffle again"),
        "take_least": take,
        "take_most": take,
        "pile_condition": translate(
            "Sought", "take the pile, pick up the pile, pickup, natural pair, two matching cards"
        ),
        "take_before_down": opening,
        "take_onto_meld": translate(
            "Sought",
            "take the pile, pick up with a meld, add the top card, no pair, onto the table",
        ),
        "wild_on_top": frozen,
        "wilds_freeze": frozen,
        "pile_open": translate("Sought", "look through the pile, peek, spread, count the discards"),
        "open_clean": piles,
        "open_dirty": piles,
        "open_wild": piles,
        "second_meld": translate("Sought", "same rank twice, two melds alike, second book"),
        "wild_limit": wilds,
        "most_wilds": wilds,
        "least_naturals": wilds,
        "wild_melds": translate("Sought", "wild book, wild canasta, wild cards"),
        "minima": opening,
        "minima_by_score": opening,
        "first_meld_by": opening,
        "first_meld_needs": opening,
        "concealed_deals": opening,
        "red_threes": red,
        "red_three_laid": red,
        "red_three_left": red,
        "red_three_left_unopened": red,
        "red_three_totals": red,
        "red_threes_need": red,
        "red_threes_else": red,
        "black_threes": black,
        "black_three_left": black,
        "black_three_melded": black,
        "special_piles": sevens,
        "concealed_out_bonus": finish,
        "extra_pile_bonus": piles,
        "unopened_fine": fines,
        "unfinished_fines": fines,
        "melds_need": fines,
        "melds_else": fines,
        "discard_bans": translate(
            "Sought",
            "7, 7s, no wild discards, cannot discard, not thrown away, discard restrictions",
        ),
        "running_ends_turn": translate("Sought", "run out of the hand, play out, turn over"),
        "foot_opened": translate("Sought", "get into the foot, go to the foot, in the foot"),
        "quotas": piles,
        "partners_in_foot": translate("Sought", "into the foot, not in the foot, partner’s turn"),
        "permission": translate("Sought", "may I go out, ask, permission"),
        "answer_reasons": translate("Sought", "table talk, talking"),
        "last_lap": translate(
            "Sought", "last turn, final turn, one more turn, last round, after somebody goes out"
        ),
        "must_discard_last": translate("Sought", "float, finish, go out, final discard"),
        "clean_bonus": translate("Sought", "clean book, red book, natural canasta, pure canasta"),
        "dirty_bonus": translate("Sought", "dirty book, black book, mixed canasta"),
        "wild_bonus": translate("Sought", "wild book, wild canasta"),
        "going_out_bonus": translate("Sought", "finish, bonus for going out, close"),
        "lady_bonus": translate("Sought", "special cards, queens"),
        "lady_left": translate("Sought", "special cards, queens"),
        "values": translate("Sought", "points of the cards, what cards are worth, card points"),
    }
