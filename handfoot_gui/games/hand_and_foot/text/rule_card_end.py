"""The part of the rule card about the end of a deal: the foot, going out, the score."""

from __future__ import annotations

from handfoot_gui.core.rule_card import Section
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.text.quotas import quotas_listed
from handfoot_gui.games.hand_and_foot.text.rule_card_words import Voice


def foot_section(voice: Voice) -> Section:
    """How the foot is opened."""
    translate, say, options = voice.translate, voice.say, voice.options
    match options.foot_opened:
        case o.FootOpened.HAND_EMPTY:
            lines = (
                say(
                    translate(
                        "RuleCard",
                        "Melding the last card of the hand: the foot is picked up at once and the "
                        "turn goes on, with a discard at its end.",
                    )
                ),
                say(
                    translate(
                        "RuleCard",
                        "Discarding the last card of the hand: the foot is picked up and played "
                        "from the next turn on.",
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
                say(
                    translate(
                        "RuleCard",
                        "Until then two cards stay in the hand after melding, unless that meld "
                        "completes a {pile}, and one after the discard.",
                    )
                ),
            )
    return Section(say(translate("RuleCard", "The foot")), lines)


def going_out_section(voice: Voice) -> Section:
    """What has to be fulfilled to go out."""
    translate, say, options = voice.translate, voice.say, voice.options
    out = translate("RuleCard", "Going out means getting rid of the last card of the foot.")
    kept = translate(
        "RuleCard",
        "Whoever plays from the foot and may not go out keeps two cards after melding, one after "
        "the discard.",
    )
    if options.foot_opened is o.FootOpened.PILE:
        out = translate(
            "RuleCard", "Going out means getting rid of the last card once the foot was taken."
        )
        kept = translate(
            "RuleCard",
            "Whoever has taken the foot and may not go out keeps two cards after melding, one "
            "after the discard.",
        )
    needed = [say(out), *_needed(voice)]
    if options.has_sevens:
        needed.append(
            say(translate("RuleCard", "A {pile} of sevens, clean or dirty, counts as sevens only."))
        )
    lines = [voice.paragraph(*needed)]
    partners = voice.texts.on_card("partner_in_foot", "permission", "answer_reasons")
    if partners:
        lines.append(voice.paragraph(*partners))
    last = voice.texts.on_card("must_discard_last", "seven_last_discard")
    last.append(say(kept))
    return Section(say(translate("RuleCard", "Going out")), (*lines, voice.paragraph(*last)))


def _needed(voice: Voice) -> list[str]:
    translate, say, options = voice.translate, voice.say, voice.options
    needed = quotas_listed(voice.words, options.quotas)
    if len(options.quotas) == 1:
        return [
            voice.by_sides(
                translate("RuleCard", "The side needs, complete: {needed}."),
                translate("RuleCard", "A player needs, complete: {needed}."),
                needed=needed,
            )
        ]
    return [
        voice.by_sides(
            translate("RuleCard", "What the side needs complete depends on the deal."),
            translate("RuleCard", "What a player needs complete depends on the deal."),
        ),
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
                    translate("RuleCard", "{Pile} of sevens"),
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
            say(translate("RuleCard", "Other cards left")),
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
