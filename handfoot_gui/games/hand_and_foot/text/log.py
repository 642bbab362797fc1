"""The log: every act that everybody saw, in the past tense and with names."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Deed, Importance, LogLine, MoveSeen
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.lot import lot_line
from handfoot_gui.core.text.partners import together
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of
from handfoot_gui.games.hand_and_foot.rules.melds import Kind, Meld
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Answer,
    Ask,
    ChooseDealer,
    Cut,
    Deal,
    Discard,
    Draw,
    EndDeal,
    EndTurn,
    Lay,
    LayRedThree,
    Lift,
    Move,
    PickUpFoot,
    Placement,
    Reason,
    Reshuffle,
    TakePile,
    TurnUp,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Phase, Public
from handfoot_gui.games.hand_and_foot.text.terms import term


def log_lines(
    words: Words,
    names: Sequence[str],
    options: Options,
    seen: MoveSeen[Public, Move],
) -> tuple[LogLine, ...]:
    """What everybody saw of a move, oldest first; the first line has the deeds of the act."""
    lines = _lines(words, names, options, seen)
    deeds = _deeds(words, options, seen)
    if isinstance(seen.move, Ask | Answer):
        said = lines[0].text.removeprefix(f"{names[lines[0].seat]} ").removesuffix(".")
        deeds = (Deed(said, weight=Importance.FIRST),)
    return (replace(lines[0], deeds=deeds), *lines[1:]) if lines and deeds else lines


def _lines(
    words: Words,
    names: Sequence[str],
    options: Options,
    seen: MoveSeen[Public, Move],
) -> tuple[LogLine, ...]:
    seat, move, before, after = seen.seat, seen.move, seen.before, seen.after
    translate = words.translate
    who = seat if seat != TABLE else before.turn
    name = names[who]
    match move:
        case Draw(counts):
            if after.phase is Phase.DEAL_OVER:
                text = translate("Log", "{name} had to draw, and the stock ran out.")
                return (LogLine(who, text.format(name=name)),)
            if after.phase is Phase.RESHUFFLE:
                return ()
            if sum(count > 0 for count in counts) > 1:
                text = translate("Log", "{name} drew {cards} from both stock piles.")
                cards = words.cards_counted(options.draw)
                return (LogLine(who, text.format(name=name, cards=cards)),)
            text = translate("Log", "{name} drew {cards}.")
            cards = words.cards_counted(options.draw)
            return (LogLine(who, text.format(name=name, cards=cards)),)
        case TakePile(melds):
            top = before.pile[-1]
            taken = options.taken(len(before.pile))
            own = [Placement(tuple(c for c in p.cards if c is not top), p.onto) for p in melds]
            text = translate(
                "Log", "{name} took {count} from the discard pile with {cards}."
            ).format(
                name=name,
                count=words.count(taken),
                cards=placed(words, options, before, who, own),
            )
            return (LogLine(who, text), *_completed(words, name, options, before, who, after))
        case Lay(melds):
            text = translate("Log", "{name} laid {cards}.").format(
                name=name, cards=placed(words, options, before, who, melds)
            )
            lines = (LogLine(who, text), *_completed(words, name, options, before, who, after))
            return (*lines, *_out(name, after, translate("Log", "{name} went out.")))
        case Discard(card):
            if after.out == who:
                text = translate("Log", "{name} went out with {card}.")
            elif len(after.removed) > len(before.removed):
                text = translate("Log", "{name} discarded {card}: the discard pile is removed.")
            else:
                text = translate("Log", "{name} discarded {card}.")
            return (LogLine(who, text.format(name=name, card=words.the_card(card))),)
        case EndTurn():
            return (LogLine(who, translate("Log", "{name} could not discard.").format(name=name)),)
        case Ask():
            partners = words.listed(together(names[p] for p in options.partners_of(who)))
            text = translate("Log", "{name} asked {partner} whether to go out.")
            return (LogLine(who, text.format(name=name, partner=partners)),)
        case Answer(may, reason):
            text = (
                translate("Log", "{name} said yes{why}.")
                if may
                else translate("Log", "{name} said no{why}.")
            )
            why = f": {reason_said(words, options, reason)}" if reason is not None else ""
            return (LogLine(seat, text.format(name=names[seat], why=why)),)
        case LayRedThree(card):
            text = translate("Log", "{name} laid {card}.").format(
                name=name, card=words.the_card(card)
            )
            return (LogLine(who, text), *_out(name, after, translate("Log", "{name} went out.")))
        case PickUpFoot():
            return (LogLine(who, translate("Log", "{name} picked up the foot.").format(name=name)),)
        case ChooseDealer(dealer):
            return (lot_line(words, names[dealer], is_dealt_again=seen.is_dealt_again),)
        case Deal():
            text = translate("Log", "{name} dealt. {first} plays first.")
            return (LogLine(TABLE, text.format(name=names[after.dealer], first=names[after.turn])),)
        case Cut():
            return ()
        case Lift(count):
            return (LogLine(who, lifted(words, name, options, count)),)
        case Reshuffle(order):
            text = translate("Log", "{name} drew {cards}, after {count} cards were shuffled in.")
            if len(order) == 1:
                text = translate("Log", "{name} drew {cards}, after one card was put in.")
            if after.phase is Phase.DEAL_OVER:
                text = translate("Log", "{name} had to draw, and the stock ran out.")
            drawn = words.cards_counted(options.draw)
            said = text.format(name=name, cards=drawn, count=words.number(len(order)))
            return (LogLine(who, said),)
        case TurnUp(None):
            text = translate("Log", "{card} was turned up.")
            card_name = words.the_card(after.pile[-1])
            return (LogLine(TABLE, text.format(card=card_name[:1].upper() + card_name[1:])),)
        case TurnUp():
            return (LogLine(TABLE, translate("Log", "The upcard was buried and another turned.")),)
        case EndDeal():
            return (LogLine(TABLE, deal_result(words, names, options, after)),)


def _deeds(words: Words, options: Options, seen: MoveSeen[Public, Move]) -> tuple[Deed, ...]:
    """What the cover tells of a move; none where it tells the line as it is."""
    translate, move, before, after = words.translate, seen.move, seen.before, seen.after
    who = seen.seat if seen.seat != TABLE else before.turn
    match move:
        case Draw() if after.phase not in (Phase.DEAL_OVER, Phase.RESHUFFLE):
            one = translate("Recap", "drew one card")
            several = translate("Recap", "drew {count} cards")
            return (Deed(one, several=several, count=options.draw, kind="draw"),)
        case TakePile(melds):
            one = translate("Recap", "took one card from the discard pile")
            several = translate("Recap", "took {count} cards from the discard pile")
            taken = options.taken(len(before.pile))
            took = Deed(one, (), several, taken, "take", Importance.FIRST)
            return (took, *_laid(words, options, before, who, melds, after))
        case Lay(melds):
            return _laid(words, options, before, who, melds, after)
        case LayRedThree(card):
            return (Deed(translate("Recap", "laid {cards}"), (card,), kind="red three"),)
        case Discard(card):
            if after.out == who:
                text = translate("Recap", "went out with {cards}")
                return (Deed(text, (card,), weight=Importance.FIRST),)
            if len(after.removed) > len(before.removed):
                text = translate("Recap", "discarded {cards}: the discard pile is removed")
                return (Deed(text, (card,), weight=Importance.FIRST),)
            return (Deed(translate("Recap", "discarded {cards}"), (card,), kind="discard"),)
        case PickUpFoot():
            return (Deed(translate("Recap", "went into the foot"), weight=Importance.FIRST),)
    return ()


def _laid(
    words: Words,
    options: Options,
    before: Public,
    seat: Seat,
    placements: Sequence[Placement],
    after: Public,
) -> tuple[Deed, ...]:
    """The cards that were laid, those on one meld together; the first meld before all else."""
    translate, side = words.translate, options.side_of(seat)
    table = before.tables[side]
    if after.tables[side].is_down and not table.is_down:
        cards = tuple(card for one in placements for card in one.cards)
        return (Deed(translate("Recap", "got down with {cards}"), cards, weight=Importance.FIRST),)
    deeds = []
    for one in placements:
        text, kind = translate("Recap", "laid {cards}"), ""
        if one.onto is not None:
            rank = table.melds[one.onto].rank
            text = translate("Recap", "laid {cards} on the {ranks}")
            text, kind = text.replace("{ranks}", words.ranks(rank)), f"on {rank}"
        deeds.append(Deed(text, one.cards, kind=kind))
    return tuple(deeds)


def lifted(words: Words, name: str, options: Options, count: int) -> str:
    """What was cut, and whether it was exact."""
    wanted = options.hand_size + options.foot_size
    translate = words.translate
    if count == wanted:
        text = translate("Log", "{name} lifted exactly {count} cards: {bonus} points.")
    elif count < wanted:
        text = translate("Log", "{name} lifted {count} cards, {missing} too few.")
        if count == 1:
            text = translate("Log", "{name} lifted one card, {missing} too few.")
    else:
        text = translate("Log", "{name} lifted {count} cards, {missing} too many.")
    return text.format(
        name=name,
        count=words.number(count),
        bonus=words.number(options.exact_cut_bonus),
        missing=words.count(abs(count - wanted)),
    )


def laid_cards(words: Words, cards: Sequence[Card]) -> str:
    """ "K K 2"; jokers alone are counted: they are words, not signs."""
    if len(cards) > 1 and all(card.is_joker for card in cards):
        text = words.translate("Log", "{count} jokers")
        return text.format(count=words.count(len(cards)))
    return words.symbols(cards)


def placed(
    words: Words, options: Options, before: Public, seat: Seat, placements: Sequence[Placement]
) -> str:
    """ "K K K and 8 8 on the eights"."""
    table = before.tables[options.side_of(seat)]
    parts = []
    for placement in placements:
        cards = laid_cards(words, placement.cards)
        if not cards:
            continue
        if placement.onto is None and all(card.is_wild for card in placement.cards):
            # Without a word it would read like an addition to the meld before.
            parts.append(words.translate("Log", "{cards} as a wild meld").format(cards=cards))
        elif placement.onto is None:
            parts.append(cards)
        else:
            text = words.translate("Log", "{cards} on the {ranks}")
            rank = table.melds[placement.onto].rank
            parts.append(text.format(cards=cards, ranks=words.ranks(rank)))
    return words.listed(parts)


def _completed(
    words: Words, name: str, options: Options, before: Public, seat: Seat, after: Public
) -> tuple[LogLine, ...]:
    side = options.side_of(seat)
    done: Sequence[Meld] = [
        meld
        for index, meld in enumerate(after.tables[side].melds)
        if meld.is_complete
        and not (
            index < len(before.tables[side].melds) and before.tables[side].melds[index].is_complete
        )
    ]
    translate = words.translate
    lines = []
    for meld in done:
        match kind_of(options, meld):
            case Kind.CLEAN:
                text = translate("Log", "{name} completed the {ranks}, a clean {pile}.")
            case Kind.DIRTY:
                text = translate("Log", "{name} completed the {ranks}, a dirty {pile}.")
            case Kind.WILD:
                text = translate("Log", "{name} completed a wild {pile}.")
            case Kind.SEVENS:
                text = translate("Log", "{name} completed a {pile} of {ranks}.")
        said = term(words, options.pile_word).put_into(
            text, name=name, ranks=words.ranks(meld.rank)
        )
        deed = Deed(said.removeprefix(f"{name} ").removesuffix("."), weight=Importance.FIRST)
        lines.append(LogLine(seat, said, deeds=(deed,)))
    return tuple(lines)


def _out(name: str, after: Public, text: str) -> tuple[LogLine, ...]:
    if after.phase is not Phase.DEAL_OVER or after.out is None:
        return ()
    said = text.format(name=name)
    deed = Deed(said.removeprefix(f"{name} ").removesuffix("."), weight=Importance.FIRST)
    return (LogLine(after.out, said, deeds=(deed,)),)


def reason_said(words: Words, options: Options, reason: Reason) -> str:
    """Why the partner answers so, as the end of a sentence."""
    translate = words.translate
    return {
        Reason.LITTLE_LEFT: translate("Log", "little is left in hand"),
        Reason.OPPONENTS_CLOSE: translate("Log", "the others are close to going out"),
        Reason.AHEAD: translate("Log", "the side gains by ending now"),
        Reason.TOO_MUCH_LEFT: translate("Log", "too much is left in hand"),
        Reason.NEARLY_A_PILE: term(words, options.pile_word).put_into(
            translate("Log", "a {pile} is nearly complete")
        ),
    }[reason]


def deal_result(words: Words, names: Sequence[str], options: Options, public: Public) -> str:
    """ "Deal 2 goes to Josip and Marta.", of the last finished deal."""
    deal = public.results[-1]
    points = [deal.points(side) for side in range(len(options.seats_of_sides))]
    best = [side for side, value in enumerate(points) if value == max(points)]
    if len(best) > 1:
        return words.translate("Log", "Deal {number} is a tie.").format(number=deal.number)
    side = words.listed(together(names[seat] for seat in options.seats_of_sides[best[0]]))
    text = words.translate("Log", "Deal {number} goes to {side}.")
    return text.format(number=deal.number, side=side)
