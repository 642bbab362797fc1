"""The score sheet of Manipulation Rummy in words."""

from __future__ import annotations

from handfoot_gui.core.score_sheet import Block, Caption
from handfoot_gui.core.sheet import DealScore
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.text.score import round_title


def title(words: Words) -> str:
    return words.translate("Games", "Manipulation Rummy")


def about(words: Words, options: Options) -> str:
    """ "To 150, three cards drawn at most"."""
    text = words.translate("ManipulationSheet", "To {target}, {cards} drawn at most")
    if options.draw_limit == 1:
        text = words.translate("ManipulationSheet", "To {target}, play or draw one card")
    return text.format(
        target=words.number(options.target), cards=words.cards_counted(options.draw_limit)
    )


def columns(words: Words) -> tuple[str, ...]:
    """Over a player's three columns."""
    translate = words.translate
    return (
        translate("ManipulationSheet", "left"),
        translate("ManipulationSheet", "won"),
        translate("ManipulationSheet", "sum"),
    )


def ended_by(words: Words) -> str:
    return words.translate("ManipulationSheet", "Ended by")


def round_name(words: Words, number: int) -> str:
    return round_title(words, number)


def ended(words: Words, deal: DealScore, name: str) -> str:
    """How a round ended, in a few words."""
    translate = words.translate
    text = {
        End.OUT: translate("ManipulationSheet", "{name} out"),
        End.KNOCK: translate("ManipulationSheet", "{name} knocked"),
    }.get(End(deal.ended), translate("ManipulationSheet", "the stock"))
    return text.replace("{name}", name).strip()


def goal_row(words: Words) -> str:
    return words.translate("ManipulationScore", "Goal reached")


def goal_hint(words: Words, options: Options) -> Caption:
    text = words.translate("ManipulationSheet", "{target} or more: {points}")
    return Caption(
        text.format(target=words.number(options.target), points=words.number(options.target_bonus))
    )


def rounds_row(words: Words) -> str:
    return words.translate("ManipulationScore", "Rounds won")


def rounds_hint(words: Words, options: Options) -> Caption:
    text = words.translate("Sheet", "{points} each")
    return Caption(text.format(points=words.number(options.round_bonus)))


def total_row(words: Words) -> str:
    return words.translate("ManipulationSheet", "Final total")


def blocks(words: Words, options: Options) -> tuple[Block, ...]:
    """The lists under the table: cards left, what a round and the whole game score."""
    translate = words.translate
    values = (
        (translate("ManipulationSheet", "Joker"), 25),
        (translate("ManipulationSheet", "King, queen, jack"), 10),
        (translate("ManipulationSheet", "Ace"), 1),
    )
    shown = [f"{name} {words.number(points)}" for name, points in values]
    if not options.joker_count:
        shown = shown[1:]
    shown.insert(-1, translate("ManipulationSheet", "Ten to two, what they show"))
    scored = [
        translate("ManipulationSheet", "The fewest points left win"),
        translate("ManipulationSheet", "The winner scores the differences"),
    ]
    if options.out_bonus:
        text = translate("ManipulationSheet", "Out: {points} more")
        scored.append(text.format(points=words.number(options.out_bonus)))
    if options.knock_limit:
        text = translate("ManipulationSheet", "Knocking with {limit} or fewer")
        scored.append(text.format(limit=words.number(options.knock_limit)))
        if options.undercut_bonus:
            text = translate("ManipulationSheet", "Fewer than the knocker: {points} more")
            scored.append(text.format(points=words.number(options.undercut_bonus)))
    end = translate("ManipulationSheet", "Somebody reaches {target}")
    ends = [end.format(target=words.number(options.target))]
    if options.target_bonus:
        text = translate("ManipulationSheet", "Whoever has: {points} more")
        ends.append(text.format(points=words.number(options.target_bonus)))
    if options.round_bonus:
        text = translate("ManipulationSheet", "Each round won: {points} more")
        ends.append(text.format(points=words.number(options.round_bonus)))
    ends.append(translate("ManipulationSheet", "The highest total wins"))
    return (
        Block(translate("ManipulationSheet", "Cards left"), tuple(shown)),
        Block(translate("ManipulationSheet", "A round"), tuple(scored)),
        Block(translate("ManipulationSheet", "The end"), tuple(ends)),
    )
