"""The part of the rule card about a turn: drawing, taking the pile, melding, the first meld."""

from __future__ import annotations

from handfoot_gui.core.rule_card import Section
from handfoot_gui.games.hand_and_foot.rules import option_values as o
from handfoot_gui.games.hand_and_foot.rules.melds import LEAST_MELD, PILE_SIZE
from handfoot_gui.games.hand_and_foot.text.quotas import steps_listed
from handfoot_gui.games.hand_and_foot.text.rule_card_words import Voice


def turn_section(voice: Voice) -> Section:
    """What a turn is made of."""
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [
        say(
            translate(
                "RuleCard",
                "Draw {cards} from the stock or take from the discard pile; meld as much as "
                "wanted; discard one card to end the turn.",
            ),
            cards=voice.cards(options.draw),
        )
    ]
    discards: list[str] = []
    match options.wild_on_top:
        case o.WildOnTop.FREEZES:
            discards.append(
                say(
                    translate(
                        "RuleCard",
                        "A discarded wild leaves the table together with the whole pile; the next "
                        "discard begins a new one.",
                    )
                )
            )
        case o.WildOnTop.BLOCKS | o.WildOnTop.MATCHING_PAIR:
            discards.append(say(translate("RuleCard", "Wilds may be discarded.")))
    match options.sevens_ban:
        case o.SevensBan.OFF:
            pass
        case o.SevensBan.EVERY_SIDE:
            discards.append(
                voice.by_sides(
                    translate(
                        "RuleCard",
                        "Sevens may not be discarded until every side has a {pile} of sevens.",
                    ),
                    translate(
                        "RuleCard",
                        "Sevens may not be discarded until every player has a {pile} of sevens.",
                    ),
                )
            )
        case o.SevensBan.OWN_SIDE:
            discards.append(
                voice.by_sides(
                    translate(
                        "RuleCard",
                        "Sevens may not be discarded until the own side has a {pile} of sevens.",
                    ),
                    translate(
                        "RuleCard",
                        "Sevens may not be discarded before one has a {pile} of sevens.",
                    ),
                )
            )
    if voice.is_special:
        discards.append(
            say(
                translate(
                    "RuleCard",
                    "A discarded lady stops the next player from taking the pile.",
                )
            )
        )
    discards.append(
        say(
            translate(
                "RuleCard", "Whoever may discard none of the cards ends the turn without a discard."
            )
        )
    )
    return Section(say(translate("RuleCard", "A turn")), (*lines, voice.paragraph(*discards)))


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
    if options.lays_red_threes and not voice.is_special:
        if options.take is o.Take.WHOLE:
            lines.append(
                say(translate("RuleCard", "A red three in it is laid and replaced at once."))
            )
        elif options.take_count > 1:
            lines.append(
                say(
                    translate(
                        "RuleCard",
                        "A red three among them is laid and replaced at once; one deeper in the "
                        "pile stays there.",
                    )
                )
            )
    lines += _not_taken(voice)
    needed: list[str] = []
    text, *example = _onto_a_meld(voice)
    match options.pile_condition:
        case o.PileCondition.NATURAL_PAIR:
            needed.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is melded at once with two of its own rank from the hand, no "
                        "wild among them; more from the hand may join, the cards below may not.",
                    )
                )
            )
        case o.PileCondition.PAIR_OR_WILD:
            needed.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is melded at once with two of its own rank from the "
                        "hand, or with one of them and a wild; more from the hand may join, the "
                        "cards below may not.",
                    )
                )
            )
        case o.PileCondition.ONE_CARD:
            needed.append(
                say(
                    translate(
                        "RuleCard",
                        "The top card is melded at once with one of its own rank from the "
                        "hand, onto a meld or with a third card or a wild; the cards below may not "
                        "join.",
                    )
                )
            )
    return Section(
        say(translate("RuleCard", "Taking the discard pile")),
        (
            voice.paragraph(*lines),
            voice.paragraph(*needed, text),
            *example,
        ),
    )


def _not_taken(voice: Voice) -> list[str]:
    """What keeps a side from taking the pile."""
    translate, say, options = voice.translate, voice.say, voice.options
    lines: list[str] = []
    if options.down_before_take:
        lines.append(
            voice.by_sides(
                translate("RuleCard", "The side must have laid its first meld before."),
                translate("RuleCard", "The player must have laid a first meld before."),
            )
        )
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
    return lines


def _onto_a_meld(voice: Voice) -> list[str]:
    """Where the top card goes when its rank is on the table, with an example (rule 7)."""
    translate, say, options = voice.translate, voice.say, voice.options
    if options.is_open:
        return [say(translate("RuleCard", "A complete {pile} that is open takes them, too."))]
    needs_one = options.pile_condition is o.PileCondition.ONE_CARD
    if options.second_meld is o.SecondMeld.NEVER:
        text = translate(
            "RuleCard",
            "An own incomplete meld of that rank takes them. Where it has fewer than three places "
            "left the pile cannot be taken.",
        )
        if needs_one:
            text = translate(
                "RuleCard",
                "An own incomplete meld of that rank takes them. Where it has one place left the "
                "pile cannot be taken.",
            )
        return [say(text)]
    text = translate(
        "RuleCard",
        "An own incomplete meld of that rank takes them. Where it has fewer than three places "
        "left, the same move completes the {pile} and begins another meld of three or more.",
    )
    if needs_one:
        text = translate(
            "RuleCard",
            "An own incomplete meld of that rank takes them. Where it has one place left, the take "
            "completes the {pile} and begins another meld of three or more.",
        )
    example = translate(
        "RuleCard",
        "Example: five eights are melded, an eight is on top. With {four} in the hand a take is "
        "allowed: the top card and 8 complete the {pile}, {three} begin a new meld. With {three} "
        "it is not: only {two} would be left.",
    )
    if needs_one:
        example = translate(
            "RuleCard",
            "Example: six eights are melded, an eight is on top. With {three} in the hand a take "
            "is allowed: the top card completes the {pile}, {three} begin a new meld. With {two} "
            "it is not: two cards are no meld.",
        )
    # Where no wild goes with two naturals, a natural does.
    is_mixed = options.wilds_allowed(2) > 0
    last = voice.wild_in_short if is_mixed else "8"
    held = {
        name: _ranks("8" * eights, last) for name, eights in (("four", 3), ("three", 2), ("two", 1))
    }
    return [say(text), say(example, **held)]


def _ranks(equal: str, last: str) -> str:
    """ "8 8 2": the ranks of an example, which no line parts."""
    return "\u00a0".join((*equal, last))


def meld_section(voice: Voice) -> Section:
    """What a meld may hold."""
    translate, say, options = voice.translate, voice.say, voice.options
    limit, *wilds = _wild_limit(voice)
    if options.wild_melds:
        wilds.append(
            say(
                translate("RuleCard", "Three or more wilds, of both kinds, may be a meld of wilds.")
            )
        )
    else:
        wilds.append(say(translate("RuleCard", "There are no melds of wilds only.")))
    lines: list[str] = []
    match options.after_seven:
        case o.AfterSeven.CLOSED:
            lines.append(say(translate("RuleCard", "A meld of seven takes no more cards.")))
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
                voice.by_sides(
                    translate("RuleCard", "A side has one meld of each rank and no second."),
                    translate("RuleCard", "A player has one meld of each rank and no second."),
                )
            )
    lines.append(say(translate("RuleCard", "Cards stay in the meld on which they were laid.")))
    lines = [limit, voice.paragraph(*wilds), voice.paragraph(*lines)]
    if voice.is_special:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Any number of ladies may be laid on a complete clean {pile}; they never count "
                    "towards a first meld.",
                )
            )
        )
    return Section(say(translate("RuleCard", "Melds")), tuple(lines))


def _wild_limit(voice: Voice) -> list[str]:
    """How many wilds a meld holds, counted out from three to seven cards."""
    translate, say, options = voice.translate, voice.say, voice.options
    if not options.wilds_allowed(PILE_SIZE):
        return [say(translate("RuleCard", "A meld of naturals holds no wilds."))]
    limits = {
        o.WildLimit.TWICE: translate(
            "RuleCard", "A meld holds at least twice as many naturals as wilds: {counted}."
        ),
        o.WildLimit.MORE: translate(
            "RuleCard", "A meld holds more naturals than wilds: {counted}."
        ),
        o.WildLimit.AS_MANY: translate(
            "RuleCard", "A meld holds at least as many naturals as wilds: {counted}."
        ),
        o.WildLimit.AT_MOST: translate(
            "RuleCard", "A meld holds at least two naturals and at most {most}: {counted}."
        ),
    }  # fmt: skip
    facts = {"counted": _wilds_counted(voice)}
    if options.wild_limit is o.WildLimit.AT_MOST:
        facts["most"] = _wilds(voice)
    return [
        say(limits[options.wild_limit], **facts),
        say(translate("RuleCard", "A wild laid on an incomplete clean meld makes it dirty.")),
    ]


def _wilds_counted(voice: Voice) -> str:
    """ "one wild in three to five cards, two in six or seven"."""
    translate, count, options = voice.translate, voice.count, voice.options
    sizes: dict[int, list[int]] = {}
    for size in range(LEAST_MELD, PILE_SIZE + 1):
        most = max(wilds for wilds in range(size) if options.wilds_allowed(size - wilds) >= wilds)
        sizes.setdefault(most, []).append(size)
    parts: list[str] = []
    for most, same in sizes.items():
        among = "{first}"
        if len(same) == 2:
            among = translate("RuleCard", "{first} or {last}")
        elif len(same) > 2:
            among = translate("RuleCard", "{first} to {last}")
        among = among.format(first=count(same[0]), last=count(same[-1]))
        text = translate("RuleCard", "{wilds} in {cards}")
        if not parts:
            text = translate("RuleCard", "{wilds} wilds in {cards} cards")
            if most == 1:
                text = translate("RuleCard", "{wilds} wild in {cards} cards")
        parts.append(text.format(wilds=count(most), cards=among))
    return ", ".join(parts)


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
            voice.by_sides(
                translate(
                    "RuleCard",
                    "By the side’s score at the start of the deal, the first meld needs: {steps}.",
                ),
                translate(
                    "RuleCard",
                    "By the player’s score at the start of the deal, the first meld needs: "
                    "{steps}.",
                ),
                steps=steps_listed(voice.words, options.minima_by_score),
            )
        ]
    else:
        lines = _minima_by_deal(voice)
    lines += _first_meld_counted(voice)
    if options.concealed_deals:
        deals = voice.words.listed([voice.number(deal) for deal in options.concealed_deals])
        concealed = translate(
            "RuleCard",
            "In deal {deals} it is a concealed {pile} instead, of any kind: seven cards laid at "
            "once from the hand, before any take; other melds may go with it.",
        )
        if len(options.concealed_deals) > 1:
            concealed = translate(
                "RuleCard",
                "In deals {deals} it is a concealed {pile} instead, of any kind: seven cards laid "
                "at once from the hand, before any take; other melds may go with it.",
            )
        lines.append(say(concealed, deals=deals))
    return Section(say(translate("RuleCard", "First meld")), tuple(lines))


def _first_meld_counted(voice: Voice) -> list[str]:
    """What counts towards the points of a first meld, with an example (rule 8)."""
    translate, say, options = voice.translate, voice.say, voice.options
    lines = [
        say(
            translate(
                "RuleCard",
                "It is one move of any number of melds. Only the values of their cards count, no "
                "bonuses; of a pile taken in that move only the top card.",
            )
        )
    ]
    if not voice.is_alone:
        served = say(translate("RuleCard", "One partner’s first meld serves the whole side."))
        lines = [voice.paragraph(*lines, served)]
    if not (options.minima_by_score or options.minima_in_force):
        return lines
    is_mixed = options.wilds_allowed(3) > 0
    values = options.values
    last = voice.wild_in_short if is_mixed else "9"
    made = 3 * values.high + (values.two if is_mixed else values.high)
    facts = {
        "wild": last,
        "three": _ranks("99", last),
        "four": _ranks("999", last),
        "points": voice.number(made),
    }
    example = translate(
        "RuleCard",
        "Example: with a nine on top and {three} in the hand, a take with {four} makes {points}; "
        "a {wild} from below the nine would not do.",
    )
    if options.down_before_take:
        example = translate("RuleCard", "Example: {four} makes {points}.")
    asked = [step.points for step in options.minima_by_score or options.minima_in_force]
    missing = min((points for points in asked if points > 0), default=0) - made
    if missing > 0:
        example = translate(
            "RuleCard",
            "Example: with a nine on top and {three} in the hand, a take with {four} makes "
            "{points}, {missing} too few; a {wild} from below the nine would not count.",
        )
        if options.down_before_take:
            example = translate("RuleCard", "Example: {four} makes {points}, {missing} too few.")
        facts["missing"] = voice.number(missing)
    return [*lines, say(example, **facts)]


def _minima_by_deal(voice: Voice) -> list[str]:
    """What the deals ask for in points; nothing where every first meld is a concealed pile."""
    translate, say, options = voice.translate, voice.say, voice.options
    steps = options.minima_in_force
    meld = voice.by_sides(
        translate("RuleCard", "The first meld of a side"),
        translate("RuleCard", "The first meld of a player"),
    )
    if not steps:
        return []
    if len(options.minima) == 1:
        if options.minima[0] <= 0:
            return [say(translate("RuleCard", "{meld} needs no points."), meld=meld)]
        text = translate("RuleCard", "{meld} needs {points} points.")
        return [say(text, meld=meld, points=voice.number(options.minima[0]))]
    if len(steps) > 2 and steps[-1].deal == len(steps):
        by_deal = translate("RuleCard", "{meld} needs {points} points in deals one to {last}.")
        if steps[-1].goes_on:
            by_deal = translate(
                "RuleCard",
                "{meld} needs {points} points in deals one to {last}, then as in the last of them.",
            )
        points = ", ".join(voice.number(step.points) for step in steps)
        return [say(by_deal, meld=meld, points=points, last=voice.count(len(steps)))]
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
    text = translate("RuleCard", "{meld} needs {steps}.")
    return [say(text, meld=meld, steps=voice.words.listed(told))]


def threes_section(voice: Voice) -> Section:
    """Red and black threes."""
    translate, say, options = voice.translate, voice.say, voice.options
    if voice.is_special:
        return Section(
            say(translate("RuleCard", "Villains")),
            (_black_threes(voice),),
        )
    lines: list[str] = []
    if options.lays_red_threes:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Just before a player’s first turn the red threes of the hand are laid on the "
                    "table and replaced from the stock, later each at once. Each counts {laid}, "
                    "with or without a first meld; one not laid {left}, in an unopened foot too.",
                ),
                laid=voice.number(options.red_three_laid),
                left=voice.number(options.red_three_left),
            )
        )
        if options.all_red_threes:
            lines.append(
                voice.by_sides(
                    translate("RuleCard", "All of them on one side count {points} in total."),
                    translate("RuleCard", "All of them with one player count {points} in total."),
                    points=voice.number(options.all_red_threes),
                )
            )
        lines += voice.texts.on_card("red_threes_by_sevens")
    else:
        lines.append(
            say(
                translate(
                    "RuleCard",
                    "Red threes are plain cards: never melded, they may be discarded; each one "
                    "left counts {left}.",
                ),
                left=voice.number(options.red_three_left),
            )
        )
    return Section(
        say(translate("RuleCard", "Threes")), (voice.paragraph(*lines), _black_threes(voice))
    )


def _black_threes(voice: Voice) -> str:
    """Black threes, or villains: what they do as discards, and whether they are melded."""
    translate, options = voice.translate, voice.options
    melded = {
        o.BlackThrees.NEVER: translate(
            "RuleCard",
            "{threes} are never melded. Discarded, they stop the next player from taking the pile.",
        ),
        o.BlackThrees.CLEAN_MELD: translate(
            "RuleCard",
            "{threes}, discarded, stop the next player from taking the pile. Three or more may be "
            "melded without wilds; seven are a clean {pile} that pays the dirty bonus. Each card "
            "counts −5, towards a first meld too.",
        ),
        o.BlackThrees.GOING_OUT: translate(
            "RuleCard",
            "{threes}, discarded, stop the next player from taking the pile. Three or more may be "
            "melded without wilds in the turn that goes out; seven are a clean {pile}. Each counts "
            "−5.",
        ),
    }
    threes = (
        translate("RuleCard", "Villains")
        if voice.is_special
        else translate("RuleCard", "Black threes")
    )
    return voice.say(melded[options.black_threes], threes=threes)
