"""The rules of any rule set as readable sentences, made from the very fields the engine reads."""

from __future__ import annotations

from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section
from handfoot_gui.core.text.options import Unit
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.options import option_texts
from handfoot_gui.games.hand_and_foot.text.rule_card_end import (
    foot_section,
    going_out_section,
    score_rows,
)
from handfoot_gui.games.hand_and_foot.text.rule_card_play import (
    first_meld_section,
    meld_section,
    take_section,
    threes_section,
    turn_section,
)
from handfoot_gui.games.hand_and_foot.text.rule_card_words import Voice
from handfoot_gui.games.hand_and_foot.text.terms import term


def rule_card(words: Words, options: Options, title: str) -> RuleCard:
    """The card of *options*, which the household calls *title*."""
    voice = Voice(words, options, term(words, options.pile_word), option_texts(words, options))
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
        tuple(PointsRow(text, points) for text, points in score_rows(voice)),
    )


def _summary(voice: Voice) -> str:
    translate, options = voice.translate, voice.options
    fields = voice.texts.fields
    parts = [voice.counted(Unit.PLAYERS, options.players)]
    if options.sides is not o.Sides.TEAMS:
        sides = fields["sides"].said(options.sides)
        if options.sides is o.Sides.PAIRS:
            sides = voice.say(
                translate("RuleCard", "{count} pairs"), count=voice.count(options.side_count)
            )
        parts.append(sides)
    else:
        parts.append(fields["sides"].said(options.sides))
    if options.deck is o.Deck.STANDARD:
        parts.append(voice.counted(Unit.PACKS, options.packs))
    else:
        parts.append(fields["deck"].said(options.deck))
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
                "Each player has two packets: the hand, played first, and the foot, face down "
                "until it is picked up and played like the hand.",
            )
        ),
        voice.paragraph(
            voice.by_sides(
                translate(
                    "RuleCard",
                    "A meld is three or more cards of one rank, face up. It belongs to the whole "
                    "side; every partner may add to it.",
                ),
                translate(
                    "RuleCard",
                    "A meld is three or more cards of one rank, face up before its player.",
                ),
            ),
            _piles(voice),
        ),
    ]
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


def _piles(voice: Voice) -> str:
    """What a complete meld is, by whether it may grow and whether wilds make one."""
    translate = voice.translate
    if voice.options.is_open:
        text = translate(
            "RuleCard",
            "Seven cards or more make one {pile}: clean without wilds, dirty with some.",
        )
        if voice.options.wild_melds:
            text = translate(
                "RuleCard",
                "Seven cards or more make one {pile}: clean without wilds, dirty with some, wild "
                "of wilds only.",
            )
    else:
        text = translate(
            "RuleCard", "Seven cards make a {pile}: clean without wilds, dirty with some."
        )
        if voice.options.wild_melds:
            text = translate(
                "RuleCard",
                "Seven cards make a {pile}: clean without wilds, dirty with some, wild of "
                "wilds only.",
            )
    return voice.say(text)


def _cards(voice: Voice) -> Section:
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [voice.paragraph(_deck(voice), _sides(voice))]
    sizes = {"hand": voice.number(options.hand_size), "foot": voice.number(options.foot_size)}
    if options.is_cut:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Everybody lifts about {both} cards for a hand of {hand} and a foot of {foot}; "
                    "missing ones are taken, surplus ones put back. Lifting exactly {both} at the "
                    "first try scores {points}.",
                ),
                both=voice.number(options.hand_size + options.foot_size),
                points=voice.number(options.exact_cut_bonus),
                **sizes,
            )
        )
    else:
        lines.append(
            voice.by_sides(
                translate(
                    "RuleCard",
                    "The dealer deals everybody a hand of {hand}, a partner a foot of {foot}.",
                ),
                translate(
                    "RuleCard", "The dealer deals everybody a hand of {hand} and a foot of {foot}."
                ),
                **sizes,
            )
        )
    lines[-1] = voice.paragraph(lines[-1], *voice.texts.on_card("passing"))
    lines.append(
        say(
            translate(
                "RuleCard",
                "The first dealer is found by lot. The player to the dealer’s left begins; play "
                "and deal go round to the left, clockwise.",
            )
        )
    )
    lines.append(voice.paragraph(*_stock(voice)))
    return Section(say(translate("RuleCard", "Cards and deal")), tuple(lines))


def _stock(voice: Voice) -> list[str]:
    """The cards that are left, and the one that is turned."""
    translate, say, options = voice.translate, voice.say, voice.options
    lines: list[str] = []
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
                        "The top card is turned; a wild or a lady is buried in the stock and "
                        "another turned. A villain stays.",
                    )
                )
            )
        case o.Upcard.BURIED:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is turned; a wild or a red three is buried in the stock and "
                        "another turned. A black three stays.",
                    )
                )
            )
        case o.Upcard.LEFT if voice.is_special and options.wild_on_top is o.WildOnTop.FREEZES:
            lines.append(
                say(
                    translate(
                        "RuleCard", "The top card is turned and stays, unless it is a lady or wild."
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
    if options.upcard is o.Upcard.LEFT and options.lays_red_threes and not voice.is_special:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "A red three turned up stays, too; whoever takes it with the pile lays it and "
                    "replaces it.",
                )
            )
        )
    return lines


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
    lines += voice.texts.on_card("stock_out")
    lines = [voice.paragraph(*lines)]
    length: list[str] = []
    if options.deals:
        length.append(
            say(
                translate("RuleCard", "A game has {deals}."),
                deals=voice.counted(Unit.DEALS, options.deals),
            )
        )
    if options.target:
        length.append(
            voice.by_sides(
                translate(
                    "RuleCard",
                    "The game ends after the deal in which a side reaches {points} points or more.",
                ),
                translate(
                    "RuleCard",
                    "The game ends after the deal in which somebody reaches {points} points or "
                    "more.",
                ),
                points=voice.number(options.target),
            )
        )
    length.append(
        say(
            translate(
                "RuleCard",
                "The highest total wins; equal totals share the win. Totals may be negative.",
            )
        )
    )
    return Section(say(translate("RuleCard", "End")), (*lines, voice.paragraph(*length)))
