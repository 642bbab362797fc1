"""The part of the rule card about the end of a deal: the foot, going out, the score."""

from __future__ import annotations

from handfoot_gui.engine.hand_and_foot import option_values as o
from handfoot_gui.model.rules.card_words import Voice
from handfoot_gui.model.rules.shape import Section
from handfoot_gui.model.wording.hand_and_foot.option_values import quotas_listed


def foot_section(voice: Voice) -> Section:
    """How the foot is opened."""
    translate, say, options = voice.translate, voice.say, voice.options
    match options.foot_opened:
        case o.FootOpened.HAND_EMPTY:
            lines = (
                say(
                    translate(
                        "RuleCard",
                        "Melding the last card of the hand: the foot is picked up at once.",
                    )
                ),
                say(
                    translate(
                        "RuleCard",
                        "Discarding the last card of the hand: the foot is picked up for the next "
                        "turn.",
                    )
                ),
            )
        case o.FootOpened.PILE:
            lines = (
                say(
                    translate(
                        "RuleCard",
                        "Whoever completes a {pile} takes the foot into the hand at once.",
                    )
                ),
                say(translate("RuleCard", "Until then one card has to stay in the hand.")),
            )
    return Section(say(translate("RuleCard", "The foot")), lines)


def going_out_section(voice: Voice) -> Section:
    """What has to be fulfilled to go out."""
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [
        say(translate("RuleCard", "Going out means getting rid of the last card of the foot.")),
        *_needed(voice),
    ]
    if options.has_sevens:
        lines.append(say(translate("RuleCard", "A {pile} of sevens counts as one of sevens only.")))
    if options.sides is not o.Sides.ALONE:
        if options.partner_in_foot:
            lines.append(
                say(translate("RuleCard", "Every partner must have played from the foot."))
            )
        if options.permission:
            asked = translate(
                "RuleCard",
                "The partner is asked “May I go out?”; a yes obliges, a no means not this turn.",
            )
            if options.sides is o.Sides.TEAMS:
                asked = translate(
                    "RuleCard",
                    "Each partner is asked “May I go out?” in turn; a yes of all obliges, a no "
                    "means not this turn.",
                )
            lines.append(say(asked))
            if not options.answer_reasons:
                lines.append(say(translate("RuleCard", "The answer is yes or no, nothing more.")))
    if options.must_discard_last:
        lines.append(say(translate("RuleCard", "The last card must be a discard.")))
    else:
        lines.append(say(translate("RuleCard", "The last card may be melded or discarded.")))
    if not options.seven_last_discard:
        lines.append(say(translate("RuleCard", "A seven may not be the last discard.")))
    lines.append(
        say(
            translate(
                "RuleCard",
                "Whoever may not go out keeps two cards after melding, one after the discard.",
            )
        )
    )
    return Section(say(translate("RuleCard", "Going out")), tuple(lines))


def _needed(voice: Voice) -> list[str]:
    translate, say, options = voice.translate, voice.say, voice.options
    needed = quotas_listed(voice.words, options.quotas)
    if len(options.quotas) == 1:
        return [say(translate("RuleCard", "The side needs, complete: {needed}."), needed=needed)]
    return [
        say(translate("RuleCard", "What the side needs complete depends on the deal.")),
        say(translate("RuleCard", "{needed}."), needed=voice.capital(needed)),
    ]


def score_rows(voice: Voice) -> list[tuple[str, str]]:
    """What everything counts, as pairs of words and points."""
    translate, say, options = voice.translate, voice.say, voice.options

    def points(number: int) -> str:
        return voice.number(number)

    rows = [
        (say(translate("RuleCard", "Clean {pile}")), points(options.clean_bonus)),
        (say(translate("RuleCard", "Dirty {pile}")), points(options.dirty_bonus)),
    ]
    if options.wild_melds:
        rows.append((say(translate("RuleCard", "Wild {pile}")), points(options.wild_bonus)))
    if options.has_sevens:
        rows.append(
            (
                say(
                    translate("RuleCard", "{Pile} of sevens, clean or dirty"),
                    Pile=voice.capital(voice.word.one),
                ),
                points(options.sevens_bonus),
            )
        )
    rows.append((say(translate("RuleCard", "Going out")), points(options.going_out_bonus)))
    if options.exact_cut_bonus:
        rows.append((say(translate("RuleCard", "Exact cut")), points(options.exact_cut_bonus)))
    if voice.is_special:
        rows.append(
            (say(translate("RuleCard", "Lady on a clean {pile}")), points(options.lady_bonus))
        )
        rows.append((say(translate("RuleCard", "Lady left")), points(options.lady_left)))
    else:
        if options.lays_red_threes:
            rows.append(
                (
                    say(translate("RuleCard", "Red three on the table")),
                    points(options.red_three_laid),
                )
            )
        rows.append((say(translate("RuleCard", "Red three left")), points(options.red_three_left)))
    return [
        *rows,
        *_card_rows(voice),
        (
            say(translate("RuleCard", "Cards left in hand and foot")),
            say(translate("RuleCard", "their value off")),
        ),
    ]


def _card_rows(voice: Voice) -> list[tuple[str, str]]:
    translate, say, values = voice.translate, voice.say, voice.options.values
    if voice.is_special:
        named = (
            (say(translate("RuleCard", "Joker")), values.joker),
            (say(translate("RuleCard", "Jester")), values.two),
            (say(translate("RuleCard", "Lord")), values.ace),
            (say(translate("RuleCard", "Seven to twelve")), values.high),
            (say(translate("RuleCard", "One to six")), values.low),
            (say(translate("RuleCard", "Villain left")), -values.black_three),
        )
    else:
        named = (
            (say(translate("RuleCard", "Joker")), values.joker),
            (say(translate("RuleCard", "Two")), values.two),
            (say(translate("RuleCard", "Ace")), values.ace),
            (say(translate("RuleCard", "Eight to king")), values.high),
            (say(translate("RuleCard", "Four to seven")), values.low),
            (say(translate("RuleCard", "Black three left")), -values.black_three),
        )
    return [(text, voice.number(points)) for text, points in named]
