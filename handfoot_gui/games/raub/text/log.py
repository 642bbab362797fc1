"""The log of Raub: every act that everybody saw, in the past tense and with names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Deed, Importance, LogLine, MoveSeen
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.log import lot_line
from handfoot_gui.core.text.words import capital
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.legality import best_of, cards_of_trick
from handfoot_gui.games.raub.rules.state import Public, TrumpSource
from handfoot_gui.games.raub.text.names import RaubWords


def log_lines(
    words: RaubWords, names: Sequence[str], seen: MoveSeen[Public, m.Move]
) -> tuple[LogLine, ...]:
    """What everybody saw of a move, oldest first; the last line has the deeds of the act."""
    lines = _lines(words, names, seen)
    deeds = _deeds(words, seen)
    return (*lines[:-1], replace(lines[-1], deeds=deeds)) if lines and deeds else lines


def _deeds(words: RaubWords, seen: MoveSeen[Public, m.Move]) -> tuple[Deed, ...]:
    """What the cover tells of a move; none where it tells the line as it is."""
    translate, move, before, after = words.translate, seen.move, seen.before, seen.after
    match move:
        case m.BlindRaub():
            text = translate("Recap", "said Raub unseen and took {cards}")
            return (Deed(text, (before.upcards[-1],), weight=Importance.FIRST),)
        case m.Raub():
            text = translate("Recap", "said Raub to {cards}")
            return (Deed(text, (before.upcards[-1],), weight=Importance.FIRST),)
        case m.Dalje():
            one = translate("Recap", "said Dalje")
            several = translate("Recap", "said Dalje {count} times")
            return (Deed(one, (), several, 1, "dalje", Importance.PASSING),)
        case m.Deal() if after.taken is not None:
            text = translate("Recap", "took the automatic seven, {cards}")
            return (Deed(text, (after.taken,), weight=Importance.FIRST),)
        case m.TurnUp():
            text = translate("Recap", "{cards} was turned up")
            return (Deed(text, (after.upcards[-1],), weight=Importance.PASSING),)
        case m.Deal():
            return (_passing(translate("Recap", "dealt")),)
        case m.Look():
            return (_passing(translate("Recap", "looked at the cards")),)
        case m.SwapSeven():
            text = translate("Recap", "swapped the seven for {cards}")
            return (Deed(text, (before.upcards[-1],), weight=Importance.FIRST),)
        case m.Play(card):
            return (Deed(translate("Recap", "played {cards}"), (card,), kind="play"),)
        case m.Sweep():
            one = translate("Recap", "won a trick")
            several = translate("Recap", "won {count} tricks")
            return (Deed(one, (), several, 1, "won", Importance.FIRST),)
    return ()


def _passing(text: str) -> Deed:
    return Deed(text, weight=Importance.PASSING)


def _lines(
    words: RaubWords, names: Sequence[str], seen: MoveSeen[Public, m.Move]
) -> tuple[LogLine, ...]:
    seat, move, before, after = seen.seat, seen.move, seen.before, seen.after
    translate = words.translate
    who = seat if seat != TABLE else before.turn
    name = names[who]

    def line(text: str, **facts: str) -> tuple[LogLine, ...]:
        return (LogLine(who, text.format(name=name, **facts)),)

    match move:
        case m.ChooseDealer(dealer):
            return (lot_line(words, names[dealer], is_dealt_again=seen.is_dealt_again),)
        case m.PassDeal():
            return line(translate("RaubLog", "{name} passed the deal on: a Refe is written."))
        case m.Deal():
            return _dealt(words, names, after)
        case m.BlindRaub():
            return line(
                translate("RaubLog", "{name} said Raub unseen and took {card}."),
                card=words.the_card(before.upcards[-1]),
            )
        case m.Look():
            return line(translate("RaubLog", "{name} looked at the cards."))
        case m.Raub():
            return line(
                translate("RaubLog", "{name} said Raub: {suit} are trumps."),
                suit=words.suit(before.upcards[-1].suit),
            )
        case m.Dalje():
            return line(translate("RaubLog", "{name} said Dalje."))
        case m.TurnUp():
            text = translate("RaubLog", "{card} was turned up.")
            card = capital(words.the_card(after.upcards[-1]))
            return (LogLine(TABLE, text.format(card=card)),)
        case m.ThrowIn():
            text = translate("RaubLog", "All passed three times: a Refe is written.")
            return (LogLine(TABLE, text),)
        case m.Exchange(cards):
            return _exchanged(words, who, name, before, len(cards), after)
        case m.LayAside():
            return line(translate("RaubLog", "{name} laid one card aside."))
        case m.SwapSeven():
            assert after.left_seven is not None
            return line(
                translate("RaubLog", "{name} swapped {seven} for {card}."),
                seven=words.the_card(after.left_seven),
                card=words.the_card(before.upcards[-1]),
            )
        case m.Play(card):
            return line(_played(words, before, card), card=words.the_card(card))
        case m.Sweep():
            trick = after.tricks[-1]
            assert trick.winner is not None
            assert after.trumps is not None
            text = translate("RaubLog", "{name} won trick {number} with {card}.")
            best = trick.cards[best_of(trick.cards, after.trumps)]
            return (
                LogLine(
                    trick.winner,
                    text.format(
                        name=names[trick.winner],
                        number=words.number(len(after.tricks)),
                        card=words.the_card(best),
                    ),
                ),
            )
        case m.EndDeal():
            return (LogLine(TABLE, deal_result(words, names, after)),)
        case m.TakeDeal() | m.KeepSeven():
            # The deal itself says who dealt; and nobody may learn who holds the seven.
            return ()
        case _:
            assert_never(move)


def _dealt(words: RaubWords, names: Sequence[str], after: Public) -> tuple[LogLine, ...]:
    translate = words.translate
    dealer = names[after.dealer]
    upcard = after.taken or after.upcards[-1]
    text = translate("RaubLog", "{name} dealt and turned up {card}.")
    said = text.format(name=dealer, card=words.the_card(upcard))
    lines = (LogLine(after.dealer, said, deeds=(_passing(translate("Recap", "dealt")),)),)
    if after.way is not TrumpSource.SEVEN:
        return lines
    text = translate("RaubLog", "{name} took the seven: {suit} are trumps.")
    said = text.format(name=dealer, suit=words.suit(upcard.suit))
    return (*lines, LogLine(after.dealer, said))


def _exchanged(
    words: RaubWords, seat: Seat, name: str, before: Public, count: int, after: Public
) -> tuple[LogLine, ...]:
    translate = words.translate
    if after.shown_to == seat and before.shown is None and after.shown is not None:
        text = translate("RaubLog", "{name} changed four and got five, {card} face up.")
        return (LogLine(seat, text.format(name=name, card=words.the_card(after.shown))),)
    text = translate("RaubLog", "{name} changed {cards}.")
    cards = words.cards_counted(count) if count else translate("RaubLog", "no card")
    return (LogLine(seat, text.format(name=name, cards=cards)),)


def _played(words: RaubWords, before: Public, card: Card) -> str:
    """What playing *card* was, to the trick as it lay."""
    translate = words.translate
    trick = cards_of_trick(before)
    if not trick:
        return translate("RaubLog", "{name} led {card}.")
    if card.suit is trick[0].suit:
        return translate("RaubLog", "{name} followed with {card}.")
    if card.suit is before.trumps:
        return translate("RaubLog", "{name} trumped with {card}.")
    return translate("RaubLog", "{name} threw {card}.")


def deal_result(words: RaubWords, names: Sequence[str], public: Public) -> str:
    """ "Deal 2: Marta −2, Elise +2 and Karl +3.", of the last finished deal."""
    result = public.results[-1]
    parts = [f"{name} {words.signed(result.points(seat))}" for seat, name in enumerate(names)]
    text = words.translate("RaubLog", "Deal {number}: {points}.")
    return text.format(number=words.number(result.number), points=words.listed(parts))
