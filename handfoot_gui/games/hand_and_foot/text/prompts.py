"""What is expected now, in one sentence that begins with the player's name."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Prompt
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.legality import (
    first_meld_points,
    is_granted,
    must_go_out,
    player_to_move,
)
from handfoot_gui.games.hand_and_foot.rules.moves import EndTurn
from handfoot_gui.games.hand_and_foot.rules.option_values import StockOut
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View
from handfoot_gui.games.hand_and_foot.rules.taking import Match, match_for, problem_pair
from handfoot_gui.games.hand_and_foot.text.log import lifted
from handfoot_gui.games.hand_and_foot.text.terms import term

_PAIR: Final = Match(3, or_wild=False)
"""The top card and two of its own rank."""


def prompt(
    words: Words,
    names: Sequence[str],
    rules: HandAndFoot,
    view: View,
    laid_out: Collection[Card] = (),
) -> Prompt:
    """What the viewing seat is told; cards *laid_out* are not counted as held."""
    translate = words.translate
    public = view.public
    name = names[view.seat]
    left = [card for card in view.holding if card not in laid_out]
    facts = _holding_facts(words, rules.options, left)
    actor = player_to_move(public)
    if public.phase in (Phase.CUT, Phase.LIFT):
        return _cutting(words, names, rules.options, view)
    if public.phase is Phase.DEAL and not public.deal:
        return Prompt("", translate("Prompt", "The cards are being dealt."), "")
    if public.phase in (Phase.DEAL_OVER, Phase.DEAL, Phase.OVER):
        return Prompt("", translate("Prompt", "The deal is over."), facts)
    if public.phase is Phase.ANSWER:
        asker = names[public.turn]
        if actor == view.seat:
            text = translate("Prompt", "may {asker} go out?").format(asker=asker)
            held = going_out_facts(words, names, view)
            return Prompt(name, text, f"{held}. {facts}" if facts else f"{held}.")
        asked = names[actor] if actor is not None else ""
        text = translate("Prompt", "{asked} thinks about {asker} going out.")
        return Prompt("", text.format(asked=asked, asker=asker), facts)
    if actor != view.seat:
        playing = names[public.turn]
        return Prompt("", translate("Prompt", "{name} is playing.").format(name=playing), facts)
    if public.phase is Phase.DRAW:
        return Prompt(name, _before_drawing(words, rules.options, view), facts)
    if rules.problem(view, EndTurn()) is None:
        text = translate("Prompt", "no card can be discarded, so the turn just ends.")
    elif must_go_out(rules.options, view):
        text = translate("Prompt", "go out: lay every card, or all but one to discard.")
    elif not public.tables[rules.options.side_of(view.seat)].is_down:
        text = _first_meld(words, rules.options, view)
    else:
        text = translate("Prompt", "lift cards to meld, or one card to discard.")
    return Prompt(name, text, facts)


def going_out_facts(words: Words, names: Sequence[str], view: View) -> str:
    """What everybody holds while somebody asks whether to go out, the asker first."""
    translate, public, seats = words.translate, view.public, len(names)
    told = []
    for step in range(seats):
        seat = (public.turn + step) % seats
        text = translate("Prompt", "{name} {count}")
        if view.foot_counts[seat]:
            text = translate("Prompt", "{name} {count} and the foot")
        told.append(text.format(name=names[seat], count=words.number(view.holding_counts[seat])))
    return translate("Prompt", "Cards left: {players}").format(players=", ".join(told))


def _cutting(words: Words, names: Sequence[str], options: Options, view: View) -> Prompt:
    """While the packets are lifted; what the last one brought is the second line."""
    translate = words.translate
    public = view.public
    wanted = options.hand_size + options.foot_size
    before = (public.turn - 1) % options.players
    count = public.lifted[before] if public.lifted else 0
    facts = lifted(words, names[before], options, count) if count else ""
    if public.turn == view.seat and public.phase is Phase.CUT:
        text = translate("Prompt", "lift about {count} cards off the deck.")
        if not facts:
            facts = translate("Prompt", "Exactly {count} at the first try score {bonus}.").format(
                count=words.number(wanted), bonus=words.number(options.exact_cut_bonus)
            )
        return Prompt(names[view.seat], text.format(count=words.number(wanted)), facts)
    text = translate("Prompt", "{name} lifts the packets.").format(name=names[public.turn])
    return Prompt("", text, facts)


def _first_meld(words: Words, options: Options, view: View) -> str:
    """What a side that is not down yet may do."""
    translate = words.translate
    if view.public.deal in options.concealed_deals:
        text = translate("Prompt", "lay a whole {pile} of seven, or discard one card.")
        return term(words, options.pile_word).put_into(text)
    need = first_meld_points(options, view.public, view.seat)
    if not need:
        return translate("Prompt", "lift cards to meld, or one card to discard.")
    return translate("Prompt", "lay {points} or more, or discard one card.").format(
        points=words.points_counted(need)
    )


def _before_drawing(words: Words, options: Options, view: View) -> str:
    translate = words.translate
    pile = view.public.pile
    draw, drawn = words.count(options.draw), words.cards_counted(options.draw)
    stock = sum(view.stock_counts)
    if is_granted(view.public):
        return translate("Prompt", "take the discard pile and go out.")
    can_take = problem_pair(options, view) is None
    if stock < options.draw and _can_restock(options, view):
        return translate("Prompt", "draw {cards}; others are shuffled in first.").format(
            cards=drawn
        )
    if stock < options.draw:
        left = words.cards_counted(stock)
        if can_take:
            return translate(
                "Prompt", "take the pile; the stock has {cards}, drawing ends the deal."
            ).format(cards=left)
        return translate("Prompt", "the stock has {cards}: drawing ends the deal.").format(
            cards=left
        )
    if can_take:
        taken = options.taken(len(pile))
        whole = translate("Prompt", "the pile ({cards})")
        some = translate("Prompt", "{cards} of the pile")
        text = some if taken < len(pile) else whole
        cards = text.format(cards=words.cards_counted(taken))
        if match_for(options, pile[-1]) != _PAIR:
            return translate("Prompt", "take {cards} with {rank}, or draw {draw}.").format(
                cards=cards, rank=words.rank(pile[-1].rank), draw=draw
            )
        return translate("Prompt", "take {cards} with two {ranks}, or draw {draw}.").format(
            cards=cards, ranks=words.ranks(pile[-1].rank), draw=draw
        )
    if len(view.stock_counts) > 1:
        text = translate("Prompt", "draw {cards}, from one stock pile or both.")
        if options.draw == 1:
            text = translate("Prompt", "draw {cards} from either stock pile.")
        return text.format(cards=drawn)
    return translate("Prompt", "draw {cards}.").format(cards=drawn)


def _can_restock(options: Options, view: View) -> bool:
    """Whether cards out of play would fill up the stock."""
    stock, public = sum(view.stock_counts), view.public
    match options.stock_out:
        case StockOut.ENDS:
            return False
        case StockOut.REMOVED:
            more = len(public.removed)
        case StockOut.ALL_BUT_TOP:
            more = len(public.removed) + max(0, len(public.pile) - 1)
    return stock + more >= options.draw


def draft_prompt(words: Words, name: str, lacking: str | None, missing: int, facts: str) -> Prompt:
    """What is told while cards are laid out that are not played yet.

    *missing* are the points a first meld still needs; *lacking* is another reason, as a
    sentence, why the cards cannot be laid down, or None when they can.
    """
    translate = words.translate
    if missing > 0:
        text = translate("Prompt", "lay {points} more, or take the cards back.").format(
            points=words.points_counted(missing)
        )
    elif lacking is not None:
        return Prompt("", lacking, facts)
    else:
        text = translate("Prompt", "lay down, or take the cards back.")
    return Prompt(name, text, facts)


def split_prompt(words: Words, said: Prompt) -> Prompt:
    """What is told instead of *said* while a draw is shared between both stock piles."""
    text = words.translate("Prompt", "choose how many come from each stock pile.")
    return Prompt(said.name, text, said.facts)


def _holding_facts(words: Words, options: Options, held: Sequence[Card]) -> str:
    worth = sum(options.values.of(card) for card in held)
    return words.translate("Prompt", "{cards}, worth {points}").format(
        cards=words.translate("Prompt", "{number} cards").format(number=words.number(len(held)))
        if len(held) != 1
        else words.translate("Words", "one card"),
        points=words.number(worth),
    )
