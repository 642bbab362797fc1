"""The part of the rule card about a turn: drawing, taking the pile, melding, the first meld."""

from __future__ import annotations

from typing import Final

from handfoot_gui.engine.hand_and_foot import option_values as o
from handfoot_gui.model.rules.card_words import Voice
from handfoot_gui.model.rules.shape import Section
from handfoot_gui.model.wording.hand_and_foot.option_values import steps_listed

_PILE: Final = 7


def turn_section(voice: Voice) -> Section:
    """What a turn is made of."""
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [
        say(
            translate(
                "RuleCard",
                "Draw {cards} from the stock or take from the discard pile; meld as much as "
                "wanted; discard one card, which ends the turn.",
            ),
            cards=voice.cards(options.draw),
        )
    ]
    match options.wild_on_top:
        case o.WildOnTop.FREEZES:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "A discarded wild leaves the table together with the whole pile; the next "
                        "discard begins a new one.",
                    )
                )
            )
        case o.WildOnTop.BLOCKS | o.WildOnTop.MATCHING_PAIR:
            lines.append(say(translate("RuleCard", "Wilds may be discarded.")))
    match options.sevens_ban:
        case o.SevensBan.OFF:
            pass
        case o.SevensBan.EVERY_SIDE:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "Sevens may not be discarded until every side has a {pile} of sevens.",
                    )
                )
            )
        case o.SevensBan.OWN_SIDE:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "Sevens may not be discarded until the own side has a {pile} of sevens.",
                    )
                )
            )
    if voice.is_special:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "A discarded lady or villain stops the next player from taking the pile.",
                )
            )
        )
    return Section(say(translate("RuleCard", "A turn")), tuple(lines))


def take_section(voice: Voice) -> Section:
    """Taking the discard pile."""
    translate, say, options = voice.translate, voice.say, voice.options
    number = voice.count(options.take_count)
    match options.take:
        case o.Take.UP_TO | o.Take.EXACTLY if options.take_count == 1:
            lines = [say(translate("RuleCard", "A take brings the top card only."))]
        case o.Take.UP_TO:
            lines = [
                say(
                    translate(
                        "RuleCard",
                        "A take brings the top {count} cards, or all when there are fewer.",
                    ),
                    count=number,
                )
            ]
        case o.Take.EXACTLY:
            lines = [
                say(
                    translate(
                        "RuleCard",
                        "A take brings the top {count} cards; with fewer there is no take.",
                    ),
                    count=number,
                )
            ]
        case o.Take.WHOLE:
            lines = [say(translate("RuleCard", "A take brings the whole pile."))]
    match options.pile_condition:
        case o.PileCondition.NATURAL_PAIR:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is melded at once with two of its own rank from the hand.",
                    )
                )
            )
        case o.PileCondition.PAIR_OR_WILD:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is melded at once with two of its own rank from the "
                        "hand, or with one of them and a wild.",
                    )
                )
            )
        case o.PileCondition.ONE_CARD:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is melded at once with one of its own rank from the "
                        "hand, onto a meld or with a third card or a wild.",
                    )
                )
            )
    if options.down_before_take:
        lines.append(say(translate("RuleCard", "The side must have laid its first meld before.")))
    if voice.is_special:
        lines.append(say(translate("RuleCard", "A villain or a lady on top cannot be taken.")))
    else:
        lines.append(say(translate("RuleCard", "A three on top cannot be taken.")))
    match options.wild_on_top:
        case o.WildOnTop.MATCHING_PAIR:
            lines.append(say(translate("RuleCard", "A wild on top needs two of the same wild.")))
        case o.WildOnTop.BLOCKS:
            lines.append(say(translate("RuleCard", "A wild on top cannot be taken.")))
        case o.WildOnTop.FREEZES:
            pass
    return Section(say(translate("RuleCard", "Taking the discard pile")), tuple(lines))


def meld_section(voice: Voice) -> Section:
    """What a meld may hold."""
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [_wild_limit(voice)]
    if options.wild_melds:
        lines.append(say(translate("RuleCard", "Wilds may be melded by themselves.")))
    else:
        lines.append(say(translate("RuleCard", "There are no melds of wilds only.")))
    match options.after_seven:
        case o.AfterSeven.CLOSED:
            lines.append(say(translate("RuleCard", "A meld of seven is closed.")))
        case o.AfterSeven.NATURALS if options.wild_melds:
            lines.append(
                say(
                    translate(
                        "RuleCard", "A complete {pile} still takes naturals, a wild one wilds."
                    )
                )
            )
        case o.AfterSeven.NATURALS:
            lines.append(say(translate("RuleCard", "A complete {pile} still takes naturals.")))
        case o.AfterSeven.ALL:
            clean = (
                say(translate("RuleCard", "a clean one turns dirty by a wild"))
                if options.wilds_on_clean
                else say(translate("RuleCard", "a clean one takes no wilds"))
            )
            lines.append(
                say(
                    translate(
                        "RuleCard", "A complete {pile} still takes cards within the limit; {clean}."
                    ),
                    clean=clean,
                )
            )
        case o.AfterSeven.DIRTY:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "A complete dirty {pile} still takes cards within the limit; others "
                        "are closed.",
                    )
                )
            )
    match options.second_meld:
        case o.SecondMeld.AFTER_COMPLETE:
            lines.append(
                say(
                    translate(
                        "RuleCard", "Another meld of a rank may begin when the first is complete."
                    )
                )
            )
        case o.SecondMeld.NEVER:
            lines.append(
                say(translate("RuleCard", "A side has one meld of each rank and no second."))
            )
    if voice.is_special:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Ladies may be laid on a complete clean {pile}; they never count towards a "
                    "first meld.",
                )
            )
        )
    return Section(say(translate("RuleCard", "Melds")), tuple(lines))


def _wild_limit(voice: Voice) -> str:
    translate, say, options = voice.translate, voice.say, voice.options
    most = max(wilds for wilds in range(_PILE + 1) if options.wilds_allowed(_PILE - wilds) >= wilds)
    in_seven = say(translate("RuleCard", "{count} at most in seven"), count=voice.count(most))
    match options.wild_limit:
        case o.WildLimit.TWICE:
            rule = say(
                translate(
                    "RuleCard", "A meld holds at least twice as many naturals as wilds, {most}."
                ),
                most=in_seven,
            )
        case o.WildLimit.MORE:
            rule = say(
                translate("RuleCard", "A meld holds more naturals than wilds, {most}."),
                most=in_seven,
            )
        case o.WildLimit.AS_MANY:
            rule = say(
                translate("RuleCard", "A meld holds at least as many naturals as wilds, {most}."),
                most=in_seven,
            )
        case o.WildLimit.AT_MOST:
            rule = say(
                translate("RuleCard", "A meld holds at least two naturals and at most {count}."),
                count=_wilds(voice),
            )
    return rule


def _wilds(voice: Voice) -> str:
    translate, number = voice.translate, voice.options.most_wilds
    if number == 1:
        return voice.say(translate("RuleCard", "one wild"))
    return voice.say(translate("RuleCard", "{count} wilds"), count=voice.count(number))


def first_meld_section(voice: Voice) -> Section:
    """What a side's first meld needs."""
    translate, say, options = voice.translate, voice.say, voice.options
    if options.minima_by_score:
        lines = [
            say(
                translate(
                    "RuleCard",
                    "By the side's score at the start of the deal, the first meld needs: {steps}.",
                ),
                steps=steps_listed(voice.words, options.minima_by_score),
            )
        ]
    else:
        lines = _minima_by_deal(voice)
    lines.append(
        say(
            translate(
                "RuleCard",
                "It is one move of any number of melds; card values count, no bonuses. Of a "
                "pile that is taken only the top card counts.",
            )
        )
    )
    if options.concealed_deals:
        deals = voice.words.listed([voice.number(deal) for deal in options.concealed_deals])
        concealed = translate(
            "RuleCard",
            "In deal {deals} it is a concealed {pile} instead: seven cards laid at once "
            "from the hand, before any take.",
        )
        if len(options.concealed_deals) > 1:
            concealed = translate(
                "RuleCard",
                "In deals {deals} it is a concealed {pile} instead: seven cards laid at once "
                "from the hand, before any take.",
            )
        lines.append(say(concealed, deals=deals))
    return Section(say(translate("RuleCard", "First meld")), tuple(lines))


def _minima_by_deal(voice: Voice) -> list[str]:
    """What the deals ask for in points; nothing where every first meld is a concealed pile."""
    translate, say, options = voice.translate, voice.say, voice.options
    steps = options.minima_in_force
    if not steps:
        return []
    if len(options.minima) == 1:
        if options.minima[0] <= 0:
            return [say(translate("RuleCard", "The first meld of a side needs no points."))]
        text = translate("RuleCard", "The first meld of a side needs {points} points.")
        return [say(text, points=voice.number(options.minima[0]))]
    if len(steps) > 1 and steps[-1].deal == len(steps):
        by_deal = translate(
            "RuleCard", "The first meld of a side needs {points} points in deals one to {last}."
        )
        if steps[-1].goes_on:
            by_deal = translate(
                "RuleCard",
                "The first meld of a side needs {points} points in deals one to {last}, then as "
                "in the last of them.",
            )
        points = ", ".join(voice.number(step.points) for step in steps)
        return [say(by_deal, points=points, last=voice.count(len(steps)))]
    told = [
        say(
            translate("RuleCard", "{points} points from deal {deal} on")
            if step.goes_on
            else translate("RuleCard", "{points} points in deal {deal}"),
            points=voice.number(step.points),
            deal=voice.number(step.deal),
        )
        for step in steps
    ]
    text = translate("RuleCard", "The first meld of a side needs {steps}.")
    return [say(text, steps=voice.words.listed(told))]


def threes_section(voice: Voice) -> Section:
    """Red and black threes."""
    translate, say, options = voice.translate, voice.say, voice.options
    if voice.is_special:
        return Section(
            say(translate("RuleCard", "Villains")),
            (*_black_threes(voice, say(translate("RuleCard", "Villains"))),),
        )
    lines: list[str] = []
    if options.lays_red_threes:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Red threes are laid on the table at once and replaced from the stock: {laid} "
                    "each, {left} for each one not laid.",
                ),
                laid=voice.number(options.red_three_laid),
                left=voice.number(options.red_three_left),
            )
        )
        if options.all_red_threes:
            lines.append(
                say(
                    translate("RuleCard", "All of them on one side count {points} in total."),
                    points=voice.number(options.all_red_threes),
                )
            )
        if options.red_threes_by_sevens:
            lines.append(
                say(translate("RuleCard", "They count against a side without a {pile} of sevens."))
            )
    else:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Red threes are plain cards to discard; each one left counts {left}.",
                ),
                left=voice.number(options.red_three_left),
            )
        )
    lines += _black_threes(voice, say(translate("RuleCard", "Black threes")))
    return Section(say(translate("RuleCard", "Threes")), tuple(lines))


def _black_threes(voice: Voice, who: str) -> list[str]:
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [
        say(
            translate("RuleCard", "{threes} on top stop the next player from taking the pile."),
            threes=who,
        )
    ]
    match options.black_threes:
        case o.BlackThrees.NEVER:
            lines.append(say(translate("RuleCard", "They are never melded.")))
        case o.BlackThrees.CLEAN_MELD:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "Three or more may be melded without wilds; seven are a clean {pile} "
                        "that pays the dirty bonus, each card counts −5.",
                    )
                )
            )
        case o.BlackThrees.GOING_OUT:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "Three or more may be melded without wilds in the turn that goes out; "
                        "each counts −5.",
                    )
                )
            )
    return lines
