"""The rules of any rule set as readable sentences, made from the very fields the engine reads."""

from __future__ import annotations

from handfoot_gui.engine.hand_and_foot import option_values as o
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.model.rules.card_end import foot_section, going_out_section, score_rows
from handfoot_gui.model.rules.card_play import (
    first_meld_section,
    meld_section,
    take_section,
    threes_section,
    turn_section,
)
from handfoot_gui.model.rules.card_words import Voice
from handfoot_gui.model.rules.shape import RuleCard, ScoreRow, Section
from handfoot_gui.model.wording.hand_and_foot.option_fields import Unit
from handfoot_gui.model.wording.hand_and_foot.option_values import choice_words
from handfoot_gui.model.wording.hand_and_foot.terms import term
from handfoot_gui.model.wording.words import Words


def rule_card(words: Words, options: Options, title: str) -> RuleCard:
    """The card of *options*, which the household calls *title*."""
    voice = Voice(words, options, term(words, options.pile_word))
    sections = (
        _terms(voice),
        _cards(voice),
        turn_section(voice),
        take_section(voice),
        meld_section(voice),
        first_meld_section(voice),
        threes_section(voice),
        foot_section(voice),
        going_out_section(voice),
        _end(voice),
    )
    return RuleCard(
        title,
        _summary(voice),
        sections,
        words.translate("RuleCard", "Score"),
        tuple(ScoreRow(text, points) for text, points in score_rows(voice)),
    )


def _summary(voice: Voice) -> str:
    translate, options = voice.translate, voice.options
    parts = [voice.counted(Unit.PLAYERS, options.players)]
    if options.sides is not o.Sides.TEAMS:
        sides = choice_words(voice.words, options.sides, voice.word)
        if options.sides is o.Sides.PAIRS:
            sides = voice.say(
                translate("RuleCard", "{count} pairs"), count=voice.count(options.side_count)
            )
        parts.append(sides)
    else:
        parts.append(choice_words(voice.words, options.sides, voice.word))
    if options.deck is o.Deck.STANDARD:
        parts.append(voice.counted(Unit.PACKS, options.packs))
    else:
        parts.append(choice_words(voice.words, options.deck, voice.word))
    parts.append(
        voice.say(
            translate("RuleCard", "hand {hand}, foot {foot}"),
            hand=voice.number(options.hand_size),
            foot=voice.number(options.foot_size),
        )
    )
    parts.append(_length(voice))
    return ", ".join(parts)


def _length(voice: Voice) -> str:
    translate, options = voice.translate, voice.options
    parts = []
    if options.deals:
        parts.append(voice.counted(Unit.DEALS, options.deals))
    if options.target:
        parts.append(
            voice.say(
                translate("RuleCard", "to {points} points"), points=voice.number(options.target)
            )
        )
    return voice.say(translate("RuleCard", " or ")).join(parts)


def _terms(voice: Voice) -> Section:
    translate, say = voice.translate, voice.say
    lines = [
        say(
            translate(
                "RuleCard",
                "Each player has two packets: the hand, played first, and the foot.",
            )
        ),
        say(
            translate(
                "RuleCard",
                "A meld is three or more cards of one rank, face up; it belongs to the whole side.",
            )
        ),
        say(
            translate(
                "RuleCard", "Seven cards make a {pile}: clean without wilds, dirty with some."
            )
        ),
    ]
    if voice.options.wild_melds:
        lines[2] = say(
            translate(
                "RuleCard",
                "Seven cards make a {pile}: clean without wilds, dirty with some, wild of "
                "wilds only.",
            )
        )
    if voice.is_special:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Jesters and jokers are wild; all cards but villains and ladies are "
                    "naturals otherwise.",
                )
            )
        )
    elif voice.options.jokers_per_pack:
        lines.append(
            say(translate("RuleCard", "Twos and jokers are wild; four to ace are naturals."))
        )
    else:
        lines.append(say(translate("RuleCard", "Twos are wild; four to ace are naturals.")))
    return Section(say(translate("RuleCard", "Words")), tuple(lines))


def _cards(voice: Voice) -> Section:
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [_deck(voice), _sides(voice)]
    sizes = {"hand": voice.number(options.hand_size), "foot": voice.number(options.foot_size)}
    if options.is_cut:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Everybody lifts about {both} cards and makes a hand of {hand} and a foot of "
                    "{foot}; exactly {both} at the first try scores {points}.",
                ),
                both=voice.number(options.hand_size + options.foot_size),
                points=voice.number(options.exact_cut_bonus),
                **sizes,
            )
        )
    else:
        lines.append(
            say(
                translate("RuleCard", "Everybody is dealt a hand of {hand} and a foot of {foot}."),
                **sizes,
            )
        )
    if options.passing is o.Passing.RIGHT:
        lines.append(say(translate("RuleCard", "Each foot goes to the right-hand neighbour.")))
    if options.stock_piles == 2:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "The rest lies in two stock piles; a draw may come from either or both.",
                )
            )
        )
    else:
        lines.append(say(translate("RuleCard", "The rest is the stock.")))
    match options.upcard:
        case o.Upcard.NONE:
            lines.append(
                say(translate("RuleCard", "No card is turned; the first discard begins the pile."))
            )
        case o.Upcard.BURIED if voice.is_special:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is turned; a wild or a lady is buried and another turned.",
                    )
                )
            )
        case o.Upcard.BURIED:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is turned; a wild or a red three is buried and another "
                        "turned.",
                    )
                )
            )
        case o.Upcard.LEFT if voice.is_special:
            lines.append(
                say(translate("RuleCard", "The top card is turned and stays, unless it is a lady."))
            )
        case o.Upcard.LEFT if options.wild_on_top is o.WildOnTop.FREEZES:
            lines.append(
                say(translate("RuleCard", "The top card is turned and stays, unless it is wild."))
            )
        case o.Upcard.LEFT:
            lines.append(
                say(translate("RuleCard", "The top card is turned and stays, whatever it is."))
            )
    return Section(say(translate("RuleCard", "Cards and deal")), tuple(lines))


def _deck(voice: Voice) -> str:
    translate, options = voice.translate, voice.options
    if voice.is_special:
        return voice.say(
            translate(
                "RuleCard", "The special deck of 262 cards, one set for any number of players."
            )
        )
    jokers = voice.counted(Unit.JOKERS, options.jokers_per_pack)
    return voice.say(
        translate("RuleCard", "{packs} with {jokers} each: {cards} cards."),
        packs=voice.capital(voice.counted(Unit.PACKS, options.packs)),
        jokers=jokers,
        cards=voice.number(len(options.cards())),
    )


def _sides(voice: Voice) -> str:
    translate, options = voice.translate, voice.options
    players = voice.capital(voice.counted(Unit.PLAYERS, options.players))
    match options.sides:
        case o.Sides.ALONE:
            return voice.say(translate("RuleCard", "{players}, each alone."), players=players)
        case o.Sides.PAIRS:
            return voice.say(
                translate("RuleCard", "{players} in {count} pairs, partners opposite."),
                players=players,
                count=voice.count(options.side_count),
            )
        case o.Sides.TEAMS:
            return voice.say(
                translate("RuleCard", "{players} in two teams of three, seated alternately."),
                players=players,
            )


def _end(voice: Voice) -> Section:
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [say(translate("RuleCard", "A deal ends when somebody goes out."))]
    match options.stock_out:
        case o.StockOut.ENDS:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "It also ends when a draw is larger than the stock; then nobody has "
                        "gone out.",
                    )
                )
            )
        case o.StockOut.REMOVED:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "When a draw is larger than the stock, cards removed from the table "
                        "are shuffled under it; if that is not enough, the deal ends.",
                    )
                )
            )
        case o.StockOut.ALL_BUT_TOP:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "When a draw is larger than the stock, removed cards and all "
                        "discards but the top one are shuffled under it; if that is not "
                        "enough, the deal ends.",
                    )
                )
            )
    if options.deals:
        lines.append(
            say(
                translate("RuleCard", "A game has {deals}."),
                deals=voice.counted(Unit.DEALS, options.deals),
            )
        )
    if options.target:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "The game ends after the deal in which a side reaches {points} points.",
                ),
                points=voice.number(options.target),
            )
        )
    lines.append(say(translate("RuleCard", "The highest total wins; totals may be negative.")))
    return Section(say(translate("RuleCard", "End")), tuple(lines))
