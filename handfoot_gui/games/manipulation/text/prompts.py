"""What is expected now in Manipulation Rummy, with the facts below it; and hints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.messages import Prompt
from handfoot_gui.core.text.words import Words, capital
from handfoot_gui.games.manipulation.rules import problems as no
from handfoot_gui.games.manipulation.rules.legality import has_played, player_to_move
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Move
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import hand_points
from handfoot_gui.games.manipulation.rules.state import Phase, Public, View
from handfoot_gui.games.manipulation.solver import Join, Put, Rename, Split, Step, Swap
from handfoot_gui.games.manipulation.text.names import (
    laid_sign,
    meld_brief,
    meld_said,
    name_said,
)
from handfoot_gui.games.manipulation.text.refusals import lacking


def prompt(words: Words, names: Sequence[str], options: Options, view: View) -> Prompt:
    """What the viewing seat is told while nothing is changed on the table."""
    translate, public = words.translate, view.public
    actor = player_to_move(public)
    facts = hand_facts(words, view.hand, 0)
    if actor is None:
        text = translate("ManipulationPrompt", "The cards are being dealt.")
        if public.phase in (Phase.ROUND_OVER, Phase.OVER):
            text = translate("ManipulationPrompt", "The round is over.")
        return Prompt("", text, facts if view.hand else "")
    if actor != view.seat:
        text = translate("ManipulationPrompt", "{name} is playing.").format(name=names[actor])
        return Prompt("", text, facts)
    if public.phase is Phase.KNOCK:
        return Prompt(names[actor], _knock(words, options, view), facts)
    return Prompt(names[actor], _turn(words, options, view), facts)


def _knock(words: Words, options: Options, view: View) -> str:
    text = words.translate("ManipulationPrompt", "knock with {points}, or end the turn.")
    if not has_played(options, view.public):
        text = words.translate(
            "ManipulationPrompt", "nothing more is played: knock, or end the turn."
        )
    return text.format(points=words.points_counted(hand_points(view.hand)))


def _turn(words: Words, options: Options, view: View) -> str:
    translate, public = words.translate, view.public
    if public.last_lap is not None:
        return translate("ManipulationPrompt", "the last lap: play, or pass.")
    if options.draw_limit == 1:
        return translate("ManipulationPrompt", "play to the table, or draw and end the turn.")
    if not public.drawn:
        return translate("ManipulationPrompt", "draw a card.")
    if not view.stock_count:
        return translate("ManipulationPrompt", "the stock is empty: play, or end the turn.")
    if public.drawn + 1 == options.draw_limit:
        return translate("ManipulationPrompt", "play, or draw and play nothing.")
    return translate("ManipulationPrompt", "play to the table, or draw a second card.")


def working_prompt(
    words: Words,
    name: str,
    wrong: Sequence[tuple[Meld, Problem]],
    problem: Problem | None,
    facts: str,
) -> Prompt:
    """What is told while the table is being changed.

    *wrong* are the melds to mend; *problem* is why the turn cannot end where all are legal.
    """
    translate = words.translate
    if len(wrong) == 1:
        meld, why = wrong[0]
        text = translate("ManipulationPrompt", "one meld to mend: {meld}, {why}.")
        return Prompt(
            name, text.format(meld=meld_said(words, meld), why=lacking(words, why)), facts
        )
    if wrong:
        text = translate("ManipulationPrompt", "{count} melds have to be mended.")
        return Prompt(name, text.format(count=words.count(len(wrong))), facts)
    match problem:
        case None:
            text = translate("ManipulationPrompt", "all melds are legal: end the turn, or go on.")
        case no.NothingPlayed():
            text = translate("ManipulationPrompt", "a card from the hand is still missing.")
        case no.JokerStillStands(stands):
            text = translate(
                "ManipulationPrompt", "lay the real {card}, or name the joker so again."
            )
            text = text.format(card=name_said(words, stands))
        case no.TooFewPoints(have, need):
            text = translate("ManipulationPrompt", "lay {points} more, or reset the turn.")
            text = text.format(points=words.points_counted(need - have))
        case _:
            text = f"{lacking(words, problem)}."
    return Prompt(name, text, facts)


def hand_facts(words: Words, hand: Sequence[Card], played: int) -> str:
    """ "Two cards played, seven in the hand, worth 49"; *hand* is what is left of it."""
    translate = words.translate
    text = translate("ManipulationPrompt", "{cards} in the hand, worth {points}")
    if played:
        text = translate(
            "ManipulationPrompt", "{played} played, {cards} in the hand, worth {points}"
        )
    said = text.format(
        cards=words.cards_counted(len(hand)),
        points=words.number(hand_points(hand)),
        played=words.cards_counted(played),
    )
    return capital(said)


def stock_line(words: Words, public: Public) -> str:
    """What stands below the stock's number."""
    translate = words.translate
    if public.last_lap is not None:
        return translate("ManipulationPrompt", "last lap")
    return (
        "",
        translate("ManipulationPrompt", "one drawn"),
        translate("ManipulationPrompt", "two drawn"),
        translate("ManipulationPrompt", "three drawn"),
    )[public.drawn]


_FEW: Final = 3
"""Cards that are listed with an "and"."""


def number_hint(words: Words, count: int) -> str:
    """The faintest degree: "Hint: three cards can be laid, not more; H says which."."""
    if count == 1:
        return words.translate("ManipulationHint", "Hint: one card can be laid; H says which.")
    text = words.translate("ManipulationHint", "Hint: {cards} can be laid, not more; H says which.")
    return text.format(cards=words.cards_counted(count))


def cards_hint(words: Words, cards: Iterable[Card]) -> str:
    """Which cards: "Hint: 7♠, 8♠ and 9♦ can be laid."."""
    text = words.translate("ManipulationHint", "Hint: {cards} can be laid.")
    return text.format(cards=words.listed([words.sign(card) for card in cards]))


def step_hint(words: Words, number: int, count: int, said: str) -> str:
    """ "Step 2 of 5: 7♠ out of 5♠–8♠."."""
    text = words.translate("ManipulationHint", "Step {number} of {count}: {said}.")
    return text.format(number=words.number(number), count=words.number(count), said=said)


def step_said(words: Words, step: Step) -> str:
    """One step on the way to the table that the hint proposes."""
    translate = words.translate
    match step:
        case Put(cards, source, onto, _):
            text = translate("ManipulationHint", "{cards} from {source} to {onto}")
            if not source and not onto:
                text = translate("ManipulationHint", "{cards} from the hand")
            elif not source:
                text = translate("ManipulationHint", "{cards} from the hand to {onto}")
            elif not onto:
                text = translate("ManipulationHint", "{cards} out of {source}")
            return text.format(
                cards=_cards(words, cards),
                source=meld_brief(words, source),
                onto=meld_brief(words, onto),
            )
        case Swap(card, _, _, meld, _):
            text = translate("ManipulationHint", "{card} in place of the joker in {meld}")
            return text.format(card=laid_sign(words, card), meld=meld_brief(words, meld))
        case Split(meld, first, _):
            text = translate("ManipulationHint", "{meld} split after {card}")
            return text.format(meld=meld_brief(words, meld), card=laid_sign(words, first[-1]))
        case Join(first, second, _):
            text = translate("ManipulationHint", "{second} to {first}")
            return text.format(first=meld_brief(words, first), second=meld_brief(words, second))
        case Rename(_, joker, _):
            text = translate("ManipulationHint", "the joker becomes {card}")
            return text.format(card=laid_sign(words, joker))
        case _:
            assert_never(step)


def _cards(words: Words, cards: Sequence[Laid]) -> str:
    if len(cards) > _FEW:
        return meld_brief(words, cards)
    return words.listed([laid_sign(words, laid) for laid in cards])


def move_hint(words: Words, move: Move, drawn: int) -> str:
    """Anything but a play, as a proposal."""
    translate = words.translate
    match move:
        case Draw():
            return (
                translate("ManipulationHint", "Hint: draw a card."),
                translate("ManipulationHint", "Hint: draw a second card."),
                translate("ManipulationHint", "Hint: draw a third card."),
            )[drawn]
        case Knock():
            return translate("ManipulationHint", "Hint: knock.")
        case EndTurn():
            return translate("ManipulationHint", "Hint: end the turn.")
        case _:
            return translate("ManipulationHint", "Hint: play to the table.")


def move_after_reset(words: Words, move: Move, drawn: int) -> str:
    """Anything but a play, where the cards laid so far have to be taken back for it."""
    translate = words.translate
    match move:
        case Draw():
            return (
                translate("ManipulationHint", "Hint: reset the turn, then draw a card."),
                translate("ManipulationHint", "Hint: reset the turn, then draw a second card."),
                translate("ManipulationHint", "Hint: reset the turn, then draw a third card."),
            )[drawn]
        case Knock():
            return translate("ManipulationHint", "Hint: reset the turn, then knock.")
        case _:
            return translate("ManipulationHint", "Hint: reset the turn, then end it.")
