"""The rules of Manipulation Rummy as readable sentences, made from the options the engine reads."""

from __future__ import annotations

from handfoot_gui.core.cards import Rank
from handfoot_gui.core.rule_card import PointsRow, RuleCard, Section
from handfoot_gui.core.text.words import Words, capital
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.rules import HAND_SIZE
from handfoot_gui.games.manipulation.rules.scoring import POINTS
from handfoot_gui.games.manipulation.text.options import option_texts


def manipulation_card(words: Words, options: Options, title: str) -> RuleCard:
    """The card of *options*, headed *title*."""
    translate = words.translate
    summary = translate(
        "ManipulationCard", "{count} players, each alone, {cards} cards, to {points} points"
    )
    sections = [
        _terms(words, options),
        _deal(words, options),
        _turn(words, options),
        _round(words, options),
        _winners(words, options),
    ]
    if options.joker_count:
        sections.insert(3, _jokers(words, options))
    return RuleCard(
        title,
        summary.format(
            count=words.count(options.players),
            cards=words.number(len(options.cards())),
            points=words.number(options.target),
        ),
        tuple(sections),
        translate("ManipulationCard", "Points"),
        _scores(words, options),
    )


def _terms(words: Words, options: Options) -> Section:
    translate = words.translate
    lines = [
        translate(
            "ManipulationCard",
            "The stock is the pile of cards left over, face down. There is no discard pile.",
        ),
        translate("ManipulationCard", "A meld is a group or a sequence, face up on the table."),
        translate(
            "ManipulationCard",
            "A group is three or four cards of one rank, all of different suits.",
        ),
        translate(
            "ManipulationCard",
            "A sequence is three to thirteen cards of one suit in a row. An ace is low, before the "
            "two, or high, after the king, but not both, and a sequence never goes round the "
            "corner.",
        ),
    ]
    if options.joker_count:
        lines.append(
            translate(
                "ManipulationCard",
                "A joker’s name is the card it stands for, chosen when the joker is laid.",
            )
        )
    if options.knock_limit:
        lines += [
            translate(
                "ManipulationCard", "To knock is to end the round with few points left in the hand."
            ),
            translate(
                "ManipulationCard",
                "An undercut: somebody knocked, but another player wins the round.",
            ),
        ]
    lines += [
        translate("ManipulationCard", "To go out is to lay the last card of the hand."),
        translate(
            "ManipulationCard",
            "The last lap is one last turn for everybody once the stock is empty.",
        ),
    ]
    return Section(translate("ManipulationCard", "Words"), tuple(lines))


def _deal(words: Words, options: Options) -> Section:
    translate = words.translate
    if options.pack_count == 1:
        packs = translate("ManipulationCard", "One pack of 52 and {jokers}: {cards} cards.")
    else:
        packs = translate("ManipulationCard", "Two packs of 52 and {jokers}: {cards} cards.")
    if options.joker_count == 1:
        jokers = translate("ManipulationCard", "one joker")
    else:
        jokers = translate("ManipulationCard", "{count} jokers").format(
            count=words.count(options.joker_count)
        )
    return Section(
        translate("ManipulationCard", "Cards and deal"),
        (
            packs.format(jokers=jokers, cards=words.number(len(options.cards()))),
            translate(
                "ManipulationCard",
                "{count} players, each alone. The first dealer is found by lot; deal and play go "
                "to the left.",
            ).format(count=capital(words.count(options.players))),
            translate("ManipulationCard", "Everybody gets {cards}; the rest is the stock.").format(
                cards=words.cards_counted(HAND_SIZE)
            ),
        ),
    )


def _turn(words: Words, options: Options) -> Section:
    translate = words.translate
    lines = [
        *option_texts(words, options).on_card("draw_limit"),
        translate("ManipulationCard", "Only when the stock is empty may a player pass."),
        translate(
            "ManipulationCard",
            "To play is to lay at least one card from the hand. Everything on the table may be "
            "taken apart and put together anew, but no card goes from the table to a hand.",
        ),
        translate(
            "ManipulationCard",
            "At the end of the turn every card on the table must lie in a meld. Until then "
            "everything can be put back.",
        ),
    ]
    if options.first_play:
        text = translate(
            "ManipulationCard",
            "While the table is empty, a player lays whole melds worth {points} or more from the "
            "hand, a joker counting as the card it names; later any one card that fits will do.",
        )
        if not options.joker_count:
            text = translate(
                "ManipulationCard",
                "While the table is empty, a player lays whole melds worth {points} or more from "
                "the hand; later any one card that fits will do.",
            )
        lines.append(text.format(points=words.points_counted(options.first_play)))
    else:
        lines.append(
            translate(
                "ManipulationCard",
                "While the table is empty, a player lays a whole meld from the hand; later any one "
                "card that fits will do.",
            )
        )
    return Section(translate("ManipulationCard", "A turn"), tuple(lines))


def _jokers(words: Words, options: Options) -> Section:
    translate = words.translate
    lines = [
        translate(
            "ManipulationCard",
            "Any name may be given, also of a card that lies on the table. A joker may be moved "
            "but keeps its name, until a real card of that name, from the hand or from the table, "
            "takes its place.",
        ),
        translate(
            "ManipulationCard",
            "A joker set free must be laid again in the same turn, under any name. It never goes "
            "to a hand. One laid from the hand counts as the card that has to be laid.",
        ),
        translate(
            "ManipulationCard", "A group may not hold a joker and the very card it stands for."
        ),
    ]
    if options.joker_count > 1:
        lines.append(
            translate(
                "ManipulationCard",
                "Two jokers may lie in one meld, but in a group not under one name.",
            )
        )
    return Section(translate("ManipulationCard", "Jokers"), tuple(lines))


def _round(words: Words, options: Options) -> Section:
    translate = words.translate
    lines = [translate("ManipulationCard", "A round ends when somebody goes out.")]
    if options.knock_limit:
        knocks = {
            1: translate(
                "ManipulationCard",
                "After playing, or after drawing, whoever has {points} or fewer in the hand may "
                "knock. The round ends at once; nobody lays any more.",
            ),
            2: translate(
                "ManipulationCard",
                "After playing, or after the second draw, whoever has {points} or fewer in the "
                "hand may knock. The round ends at once; nobody lays any more.",
            ),
            3: translate(
                "ManipulationCard",
                "After playing, or after the third draw, whoever has {points} or fewer in the "
                "hand may knock. The round ends at once; nobody lays any more.",
            ),
        }
        lines.append(
            knocks[options.draw_limit].format(points=words.points_counted(options.knock_limit))
        )
        lap = translate(
            "ManipulationCard",
            "Whoever draws the last card of the stock finishes the turn and may knock. Then comes "
            "the last lap: everybody, that player last, plays once more or passes, without drawing "
            "or knocking. Going out ends it.",
        )
    else:
        lines.append(translate("ManipulationCard", "Nobody may knock to end it."))
        lap = translate(
            "ManipulationCard",
            "Whoever draws the last card of the stock finishes the turn. Then comes the last lap: "
            "everybody, that player last, plays once more or passes, without drawing. Going out "
            "ends it.",
        )
    lines.append(lap)
    return Section(translate("ManipulationCard", "End of a round"), tuple(lines))


def _winners(words: Words, options: Options) -> Section:
    translate = words.translate
    lines = [
        translate(
            "ManipulationCard",
            "All cards left in the hands are counted. The fewest points win the round and score "
            "the difference to every other player.",
        ),
        translate(
            "ManipulationCard",
            "Players equal with the fewest points all win the round, each with the differences to "
            "the others.",
        ),
    ]
    if options.knock_limit:
        lines.append(
            translate(
                "ManipulationCard",
                "A knocker wins only with fewer points than all others. Otherwise the others with "
                "the fewest points win, which is the undercut.",
            )
        )
    lines.append(
        translate(
            "ManipulationCard",
            "The game ends after the round in which somebody reaches {points}. The highest total "
            "wins; a tie is shared.",
        ).format(points=words.points_counted(options.target))
    )
    return Section(translate("ManipulationCard", "Who wins"), tuple(lines))


def _scores(words: Words, options: Options) -> tuple[PointsRow, ...]:
    translate = words.translate
    rows = [
        (translate("ManipulationCard", "In the hand: king, queen, jack"), POINTS[Rank.KING]),
        (translate("ManipulationCard", "In the hand: ace"), POINTS[Rank.ACE]),
    ]
    if options.joker_count:
        rows.insert(0, (translate("ManipulationCard", "In the hand: joker"), POINTS[Rank.JOKER]))
    table = [PointsRow(text, words.number(points)) for text, points in rows]
    table.insert(
        -1,
        PointsRow(
            translate("ManipulationCard", "In the hand: ten to two"),
            translate("ManipulationCard", "face value"),
        ),
    )
    bonuses = [
        (translate("ManipulationCard", "For going out"), options.out_bonus),
        (translate("ManipulationCard", "For an undercut"), options.undercut_bonus),
        (translate("ManipulationCard", "To all who reach the goal"), options.target_bonus),
        (translate("ManipulationCard", "At the end, for each round won"), options.round_bonus),
    ]
    if not options.knock_limit:
        del bonuses[1]
    table += [PointsRow(text, "+" + words.number(points)) for text, points in bonuses if points]
    return tuple(table)
