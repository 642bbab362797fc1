"""The log of Raub: every act that everybody saw, in the past tense and with names."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import LAID, Deed, Importance, LogLine, MoveSeen, Sound
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.log import lot_line
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.rules import moves as m
from handfoot_gui.games.raub.rules.legality import best_of, cards_of_trick
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import standings
from handfoot_gui.games.raub.rules.state import Public, TrumpSource
from handfoot_gui.games.raub.text.names import RaubSentences

Seen: TypeAlias = MoveSeen[Public, m.Move]


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


_Kind: TypeAlias = type[m.Move] | tuple[type[m.Move], str]
"""A kind of move; of exchanges, plays and some others with how they were."""


def _kind(seen: Seen, options: Options) -> _Kind:
    before = seen.before
    match seen.move:
        case m.Exchange(cards):
            if before.shown is None and seen.after.shown is not None:
                return m.Exchange, "open"
            return m.Exchange if cards else (m.Exchange, "none")
        case m.Play(card):
            trick = cards_of_trick(before)
            if not trick:
                return m.Play, "led"
            if card.suit is trick[0].suit:
                return m.Play, "followed"
            return m.Play, "trumped" if card.suit is before.trumps else "thrown"
        case m.PassDeal() | m.ThrowIn() if not seen.after.results[-1].has_refe:
            return type(seen.move), "no refe"
        case m.Sweep() if min(standings(options, seen.after)) <= 0:
            return m.Sweep, "won"
    return type(seen.move)


_OF_ALL: Final = (m.TurnUp, m.ThrowIn)
"""What nobody does."""


class RaubLog(RaubSentences):
    """What everybody saw of a move."""

    def lines(self, seen: Seen) -> tuple[LogLine, ...]:
        """What everybody saw of a move, oldest first; the last line has the deeds of the act."""
        lines, deed = self._lines(seen), self._deed(seen)
        if not lines:
            return ()
        deeds = lines[-1].deeds if deed is None else (deed,)
        text = self._present().get(_kind(seen, self.options), "")
        present = filled(text, **self._facts(seen)) if text else ""
        last = replace(
            lines[-1],
            deeds=deeds,
            parts=self._parts(seen),
            begins_turn=_kind(seen, self.options) == (m.Play, "led"),
            present=present,
            sound=_sound(seen.move),
        )
        return (*lines[:-1], last)

    def _who(self, seen: Seen) -> Seat:
        """Who did it: the winner of a trick that is swept, TABLE where nobody did."""
        winner = seen.after.tricks[-1].winner if isinstance(seen.move, m.Sweep) else None
        if winner is not None:
            return winner
        if isinstance(seen.move, _OF_ALL):
            return TABLE
        return seen.seat if seen.seat != TABLE else seen.before.turn

    def _facts(self, seen: Seen) -> dict[str, str]:
        """What stands in the slots of the texts."""
        the_card, before, after, who = self.words.the_card, seen.before, seen.after, self._who(seen)
        said = {"name": "" if who == TABLE else self.names[who]}
        if before.upcards:
            said["card"] = the_card(before.upcards[-1])
            said["suit"] = self.words.suit(before.upcards[-1].suit)
        match seen.move:
            case m.TurnUp():
                said["card"] = the_card(after.upcards[-1])
            case m.ThrowIn():
                said["count"] = self.words.count(len(before.upcards))
            case m.Exchange(cards):
                said["cards"] = self.words.cards_counted(len(cards))
                said["card"] = the_card(after.shown) if after.shown is not None else ""
            case m.SwapSeven() if after.left_seven is not None:
                said["seven"] = the_card(after.left_seven)
            case m.Play(card):
                said["card"] = the_card(card)
            case m.Sweep() if after.trumps is not None:
                cards = after.tricks[-1].cards
                said["card"] = the_card(cards[best_of(cards, after.trumps)])
                said["number"] = self.words.number(len(after.tricks))
        return said

    def _present(self) -> dict[_Kind, str]:
        """The moves while they are being made; what is missing is told as in the log."""
        translate = self.words.translate
        return {
            m.PassDeal: self.tr("{name} passes the deal on: a Refe is written."),
            (m.PassDeal, "no refe"): self.tr("{name} passes the deal on."),
            m.BlindRaub: self.tr("{name} says Raub blind and takes {card}."),
            m.Look: self.tr("{name} looks at the cards."),
            m.Raub: self.tr("{name} says Raub: {suit} are trumps."),
            m.Dalje: self.tr("{name} passes.", "Dalje"),
            (m.Exchange, "open"): self.tr("{name} exchanges four and gets five, {card} face up."),
            (m.Exchange, "none"): self.tr("{name} exchanges no cards."),
            m.Exchange: self.tr("{name} exchanges {cards}."),
            m.LayAside: translate("Raub", "{name} lays one card aside."),
            m.SwapSeven: self.tr("{name} swaps the seven for {card}."),
            (m.Play, "led"): self.tr("{name} leads {card}."),
            (m.Play, "followed"): self.tr("{name} follows with {card}."),
            (m.Play, "trumped"): self.tr("{name} trumps with {card}."),
            (m.Play, "thrown"): self.tr("{name} throws off {card}."),
            m.Sweep: translate("Raub", "{name} takes the trick."),
            (m.Sweep, "won"): self.tr("{name} takes the trick, reaches 0 and wins."),
        }

    def _past(self, upcards: int) -> dict[_Kind, str]:
        """The moves as the log has them; *upcards* were turned up so far."""
        n = upcards
        return {
            m.PassDeal: self.tr("{name} passed the deal on: a Refe was written."),
            (m.PassDeal, "no refe"): self.words.translate(
                "RaubPresenter", "{name} passed the deal on."
            ),
            m.BlindRaub: self.tr("{name} said Raub blind and took {card}."),
            m.Look: self.tr("{name} looked at the cards."),
            m.Raub: self.tr("{name} said Raub: {suit} are trumps."),
            m.Dalje: self.tr("{name} passed.", "Dalje"),
            m.TurnUp: self.tr("{card:^} was turned up."),
            m.ThrowIn: self.tr("All passed(| {count} times): a Refe was written.", "", n),
            (m.ThrowIn, "no refe"): self.tr(
                "All passed(| {count} times): the cards were thrown in.", "", n
            ),
            (m.Exchange, "open"): self.tr("{name} exchanged four and got five, {card} face up."),
            (m.Exchange, "none"): self.tr("{name} exchanged no cards."),
            m.Exchange: self.tr("{name} exchanged {cards}."),
            m.LayAside: self.tr("{name} laid one card aside."),
            m.SwapSeven: self.tr("{name} swapped {seven} for {card}."),
            (m.Play, "led"): self.tr("{name} led {card}."),
            (m.Play, "followed"): self.tr("{name} followed with {card}."),
            (m.Play, "trumped"): self.tr("{name} trumped with {card}."),
            (m.Play, "thrown"): self.tr("{name} threw off {card}."),
            m.Sweep: self.tr("{name} won trick {number} with {card}."),
            (m.Sweep, "won"): self.tr("{name} won trick {number} with {card}, reached 0 and won."),
        }

    def _lines(self, seen: Seen) -> tuple[LogLine, ...]:
        match seen.move:
            case m.ChooseDealer(dealer):
                again, chosen = seen.is_dealt_again, seen.is_dealer_chosen
                name = self.names[dealer]
                return (lot_line(self.words, name, is_dealt_again=again, is_chosen=chosen),)
            case m.Deal():
                return self._deal(seen.after)
            case m.EndDeal():
                return (LogLine(TABLE, self.deal_result(seen.after)),)
            case m.TakeDeal() | m.KeepSeven():
                # The deal itself says who dealt; and nobody may learn who holds the seven.
                return ()
        return (
            LogLine(
                self._who(seen),
                filled(
                    self._past(len(seen.before.upcards))[_kind(seen, self.options)],
                    **self._facts(seen),
                ),
            ),
        )

    def _deed(self, seen: Seen) -> Deed | None:
        """What the cover tells of a move; None where it tells the line as it is."""
        after, upcard = seen.after, seen.before.upcards[-1:]
        match seen.move:
            case m.Dalje():
                return Deed.of(self._said_dalje, 1, "dalje", Importance.PASSING)
            case m.Sweep():
                return Deed.of(self._won, 1, "won", Importance.FIRST)
            case m.Exchange(cards) if _kind(seen, self.options) is m.Exchange:
                return Deed.of(self._changed, len(cards))
            case m.Deal() if after.taken is None:
                return self._dealt()
            case m.Play(card):
                return Deed(self.tr("played {cards}", "{name}"), (card,), kind=LAID)
        first, plain, passing = Importance.FIRST, Importance.PLAIN, Importance.PASSING
        told: dict[_Kind, tuple[str, tuple[Card | None, ...], Importance]] = {
            m.BlindRaub: (self.tr("said Raub blind and took {cards}", "{name}"), upcard, first),
            m.Raub: (self.tr("said Raub to {cards}", "{name}"), upcard, first),
            m.Deal: (
                self.tr("took the automatic seven ({cards})", "{name}"), (after.taken,), first
            ),
            m.TurnUp: (self.tr("{cards:^} was turned up."), after.upcards[-1:], passing),
            m.Look: (self.tr("looked at the cards", "{name}"), (), passing),
            m.SwapSeven: (self.tr("swapped the seven for {cards}", "{name}"), upcard, first),
            m.PassDeal: (self.tr("passed the deal on: a Refe was written", "{name}"), (), first),
            (m.PassDeal, "no refe"): (self.tr("passed the deal on", "{name}"), (), first),
            (m.Exchange, "open"): (
                self.tr("exchanged four and got five ({cards} face up)", "{name}"),
                (after.shown,), plain,
            ),
            (m.Exchange, "none"): (self.tr("exchanged no cards", "{name}"), (), plain),
            m.LayAside: (self.tr("laid one card aside", "{name}"), (), plain),
        }  # fmt: skip
        if (kind := _kind(seen, self.options)) not in told:
            return None
        text, shown, weight = told[kind]
        return Deed(text, tuple(filter(None, shown)), weight=weight)

    def _parts(self, seen: Seen) -> tuple[Deed, ...] | None:
        """What the record of the turn tells of a move; None: the same as the cover."""
        match seen.move:
            case m.Play(card):
                cards: tuple[Card, ...] = (card,)
            case m.Deal():
                cards = seen.after.upcards[-1:] if seen.after.taken is None else ()
            case _:
                cards = seen.before.upcards[-1:]
        text = {
            m.Deal: self.tr("turned up {cards}", "{name}"),
            m.Raub: self.tr("said Raub: {suit} are trumps", "{name}"),
            (m.Play, "led"): self.tr("led {cards}", "{name}"),
            (m.Play, "trumped"): self.tr("trumped with {cards}", "{name}"),
            (m.Play, "thrown"): self.tr("threw off {cards}", "{name}"),
        }.get(_kind(seen, self.options), "")
        if not (text and cards):
            return None
        return (Deed(filled(text, suit=self.words.suit(cards[-1].suit)), cards),)

    def _said_dalje(self, count: int) -> str:
        return self.tr("passed(| {count} times)", "{name}", count)

    def _won(self, count: int) -> str:
        return self.tr("won (a trick|{count} tricks)", "{name}", count)

    def _changed(self, count: int) -> str:
        return self.tr("exchanged {count} card(s)", "{name}", count)

    def _dealt(self) -> Deed:
        return Deed(self.tr("dealt", "{name}"), weight=Importance.PASSING)

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

    def deal_result(self, public: Public) -> str:
        """ "Deal 2 is over: Marta −2, Elise +2 and Karl +3.", of the last finished deal."""
        words, result = self.words, public.results[-1]
        parts = [
            self.tr("{name} {points}", name=name, points=words.signed(result.points(seat)))
            for seat, name in enumerate(self.names)
        ]
        number, points = words.number(result.number), words.listed(parts)
        return self.tr("Deal {number} is over: {points}.", number=number, points=points)
