"""The log of Raub: every act that everybody saw, in the past tense and with names."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Deed, Importance, LogLine, MoveSeen, Sound
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.log import lot_line
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.legality import best_of, cards_of_trick
from handfoot_gui.games.raub.rules.state import Public, TrumpSource
from handfoot_gui.games.raub.text.names import RaubSentences


def _sound(move: m.Move) -> Sound | None:
    match move:
        case m.Play():
            return Sound.DISCARD
        case m.Sweep() | m.BlindRaub() | m.Raub() | m.SwapSeven():
            return Sound.TAKE
        case m.Deal() | m.TurnUp():
            return Sound.DRAW
        case m.Exchange(cards) if cards:
            return Sound.DRAW
        case m.EndDeal() | m.ThrowIn():
            return Sound.OUT
    return None


class RaubLog(RaubSentences):
    """What everybody saw of a move."""

    def lines(self, seen: MoveSeen[Public, m.Move]) -> tuple[LogLine, ...]:
        """What everybody saw of a move, oldest first; the last line has the deeds of the act."""
        lines, deed = self._lines(seen), self._deed(seen)
        if not lines:
            return ()
        deeds = lines[-1].deeds if deed is None else (deed,)
        return (
            *lines[:-1],
            replace(lines[-1], deeds=deeds, present=self._present(seen), sound=_sound(seen.move)),
        )

    def _present(self, seen: MoveSeen[Public, m.Move]) -> str:
        """The move while it is being made; empty: as the log tells it."""
        before, words = seen.before, self.words
        translate = words.translate
        name = "" if seen.seat == TABLE else self.names[seen.seat]
        upcard = words.the_card(before.upcards[-1]) if before.upcards else ""
        match seen.move:
            case m.PassDeal():
                return self.tr("{name} passes the deal on: a Refe is written.", name=name)
            case m.BlindRaub():
                return self.tr("{name} says Raub unseen and takes {card}.", name=name, card=upcard)
            case m.Look():
                return self.tr("{name} looks at the cards.", name=name)
            case m.Raub():
                suit = words.suit(before.upcards[-1].suit)
                return self.tr("{name} says Raub: {suit} are trumps.", name=name, suit=suit)
            case m.Dalje():
                return self.tr("{name} says Dalje.", name=name)
            case m.Exchange(cards):
                if before.shown is None and seen.after.shown is not None:
                    text = self.tr("{name} changes four and gets five, {card} face up.")
                    return filled(text, name=name, card=words.the_card(seen.after.shown))
                if not cards:
                    return self.tr("{name} changes no card.", name=name)
                count = words.cards_counted(len(cards))
                return self.tr("{name} changes {cards}.", name=name, cards=count)
            case m.LayAside():
                return filled(translate("Raub", "{name} lays one card aside."), name=name)
            case m.SwapSeven():
                return self.tr("{name} swaps the seven for {card}.", name=name, card=upcard)
            case m.Play(card):
                return filled(self._plays(before, card), name=name, card=words.the_card(card))
            case m.Sweep():
                trick = seen.after.tricks[-1]
                assert trick.winner is not None
                text = translate("Raub", "{name} takes the trick.")
                return filled(text, name=self.names[trick.winner])
        return ""

    def _plays(self, before: Public, card: Card) -> str:
        """What playing *card* is, to the trick as it lies."""
        trick = cards_of_trick(before)
        if not trick:
            return self.tr("{name} leads {card}.")
        if card.suit is trick[0].suit:
            return self.tr("{name} follows with {card}.")
        if card.suit is before.trumps:
            return self.tr("{name} trumps with {card}.")
        return self.tr("{name} throws {card}.")

    def _deed(self, seen: MoveSeen[Public, m.Move]) -> Deed | None:
        """What the cover tells of a move; None where it tells the line as it is."""
        before, after = seen.before, seen.after
        first, passing = Importance.FIRST, Importance.PASSING
        upcard = before.upcards[-1:]
        match seen.move:
            case m.BlindRaub():
                return Deed(
                    self.tr("said Raub unseen and took {cards}", "{name}"), upcard, weight=first
                )
            case m.Raub():
                return Deed(self.tr("said Raub to {cards}", "{name}"), upcard, weight=first)
            case m.Dalje():
                return Deed.of(self._said_dalje, 1, "dalje", passing)
            case m.Deal() if after.taken is not None:
                taken = (after.taken,)
                return Deed(
                    self.tr("took the automatic seven ({cards})", "{name}"), taken, weight=first
                )
            case m.TurnUp():
                return Deed(self.tr("{cards:^} was turned up."), after.upcards[-1:], weight=passing)
            case m.Deal():
                return self._dealt()
            case m.Look():
                return Deed(self.tr("looked at the cards", "{name}"), weight=passing)
            case m.SwapSeven():
                return Deed(
                    self.tr("swapped the seven for {cards}", "{name}"), upcard, weight=first
                )
            case m.Play(card):
                return Deed(self.tr("played {cards}", "{name}"), (card,), kind="play")
            case m.Sweep():
                return Deed.of(self._won, 1, "won", first)
            case m.PassDeal():
                return Deed(
                    self.tr("passed the deal on: a Refe is written", "{name}"), weight=first
                )
            case m.Exchange() if after.shown is not None and before.shown is None:
                return Deed(
                    self.tr("changed four and got five ({cards} face up)", "{name}"), (after.shown,)
                )
            case m.Exchange(cards) if cards:
                return Deed.of(self._changed, len(cards))
            case m.Exchange():
                return Deed(self.tr("changed no card", "{name}"))
            case m.LayAside():
                return Deed(self.tr("laid one card aside", "{name}"))
        return None

    def _said_dalje(self, count: int) -> str:
        return self.tr("said Dalje(| {count} times)", "{name}", count)

    def _won(self, count: int) -> str:
        return self.tr("won (a trick|{count} tricks)", "{name}", count)

    def _changed(self, count: int) -> str:
        return self.tr("changed {count} card(s)", "{name}", count)

    def _dealt(self) -> Deed:
        return Deed(self.tr("dealt", "{name}"), weight=Importance.PASSING)

    def _lines(self, seen: MoveSeen[Public, m.Move]) -> tuple[LogLine, ...]:
        the_card = self.words.the_card
        seat, before, after = seen.seat, seen.before, seen.after
        who = seat if seat != TABLE else before.turn
        facts: dict[str, str] = {}
        match seen.move:
            case m.ChooseDealer(dealer):
                again = seen.is_dealt_again
                return (lot_line(self.words, self.names[dealer], is_dealt_again=again),)
            case m.PassDeal():
                text = self.tr("{name} passed the deal on: a Refe is written.")
            case m.Deal():
                return self._deal(after)
            case m.BlindRaub():
                text = self.tr("{name} said Raub unseen and took {card}.")
                facts = {"card": the_card(before.upcards[-1])}
            case m.Look():
                text = self.tr("{name} looked at the cards.")
            case m.Raub():
                text = self.tr("{name} said Raub: {suit} are trumps.")
                facts = {"suit": self.words.suit(before.upcards[-1].suit)}
            case m.Dalje():
                text = self.tr("{name} said Dalje.")
            case m.TurnUp():
                who, text = TABLE, self.tr("{card:^} was turned up.")
                facts = {"card": the_card(after.upcards[-1])}
            case m.ThrowIn():
                who, text = TABLE, self.tr("All passed three times: a Refe is written.")
            case m.Exchange(cards):
                text, facts = self._exchanged(who, before, len(cards), after)
            case m.LayAside():
                text = self.tr("{name} laid one card aside.")
            case m.SwapSeven():
                assert after.left_seven is not None
                text = self.tr("{name} swapped {seven} for {card}.")
                upcard = before.upcards[-1]
                facts = {"seven": the_card(after.left_seven), "card": the_card(upcard)}
            case m.Play(card):
                text, facts = self._played(before, card), {"card": the_card(card)}
            case m.Sweep():
                trick = after.tricks[-1]
                assert trick.winner is not None
                assert after.trumps is not None
                who, text = trick.winner, self.tr("{name} won trick {number} with {card}.")
                best = the_card(trick.cards[best_of(trick.cards, after.trumps)])
                facts = {"number": self.words.number(len(after.tricks)), "card": best}
            case m.EndDeal():
                return (LogLine(TABLE, self.deal_result(after)),)
            case m.TakeDeal() | m.KeepSeven():
                # The deal itself says who dealt; and nobody may learn who holds the seven.
                return ()
            case _:
                assert_never(seen.move)
        if who != TABLE:
            facts["name"] = self.names[who]
        return (LogLine(who, filled(text, **facts)),)

    def _deal(self, after: Public) -> tuple[LogLine, ...]:
        dealer = self.names[after.dealer]
        upcard = after.taken or after.upcards[-1]
        card, suit = self.words.the_card(upcard), self.words.suit(upcard.suit)
        text = self.tr("{name} dealt and turned up {card}.", name=dealer, card=card)
        lines = (LogLine(after.dealer, text, deeds=(self._dealt(),)),)
        if after.way is not TrumpSource.SEVEN:
            return lines
        text = self.tr("{name} took the seven: {suit} are trumps.", name=dealer, suit=suit)
        return (*lines, LogLine(after.dealer, text))

    def _exchanged(
        self, seat: Seat, before: Public, count: int, after: Public
    ) -> tuple[str, dict[str, str]]:
        if after.shown_to == seat and before.shown is None and after.shown is not None:
            text = self.tr("{name} changed four and got five, {card} face up.")
            return text, {"card": self.words.the_card(after.shown)}
        if not count:
            return self.tr("{name} changed no card."), {}
        return self.tr("{name} changed {cards}."), {"cards": self.words.cards_counted(count)}

    def _played(self, before: Public, card: Card) -> str:
        """What playing *card* was, to the trick as it lay."""
        trick = cards_of_trick(before)
        if not trick:
            return self.tr("{name} led {card}.")
        if card.suit is trick[0].suit:
            return self.tr("{name} followed with {card}.")
        if card.suit is before.trumps:
            return self.tr("{name} trumped with {card}.")
        return self.tr("{name} threw {card}.")

    def deal_result(self, public: Public) -> str:
        """ "Deal 2 is over: Marta −2, Elise +2 and Karl +3.", of the last finished deal."""
        words, result = self.words, public.results[-1]
        parts = [
            self.tr("{name} {points}", name=name, points=words.signed(result.points(seat)))
            for seat, name in enumerate(self.names)
        ]
        number, points = words.number(result.number), words.listed(parts)
        return self.tr("Deal {number} is over: {points}.", number=number, points=points)
