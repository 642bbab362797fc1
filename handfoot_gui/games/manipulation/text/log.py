"""The log of Manipulation Rummy: every act that everybody saw, in the past tense, with names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, assert_never

from handfoot_gui.core.messages import (
    DRAW,
    LAID,
    Deed,
    Importance,
    LogLine,
    Moment,
    MoveSeen,
    Sound,
)
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.log import lot_line
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.games.manipulation.rules import moves as m
from handfoot_gui.games.manipulation.rules.melds import Laid, Meld, Name
from handfoot_gui.games.manipulation.rules.option_values import LastLap
from handfoot_gui.games.manipulation.rules.scoring import left_in_hand, winners_of_score
from handfoot_gui.games.manipulation.rules.state import End, Phase, Public
from handfoot_gui.games.manipulation.text.names import ManipulationSentences, name_sign

_MOST_SIGNS: Final = 4


def _freed(before: Public, move: m.Play) -> bool:
    """Whether a joker of the table has another name now."""
    old = _names(before.melds)
    return bool(old) and bool(old - _names(move.melds))


def _names(melds: Sequence[Meld]) -> Counter[Name]:
    return Counter(laid.name for meld in melds for laid in meld if laid.name is not None)


def _moved(before: Public, move: m.Play) -> int:
    """Cards of the table that do not lie with most of their old meld any more."""
    home = {laid.card: number for number, meld in enumerate(before.melds) for laid in meld}
    taken: set[int] = set()
    stayed = 0
    for meld in sorted(move.melds, key=len, reverse=True):
        counts = Counter(home[laid.card] for laid in meld if laid.card in home)
        for number, count in counts.most_common():
            if number not in taken:
                taken.add(number)
                stayed += count
                break
    return len(home) - stayed


class ManipulationLog(ManipulationSentences):
    """What everybody saw of a move."""

    def lines(self, seen: MoveSeen[Public, m.Move]) -> tuple[LogLine, ...]:
        """What everybody saw of a move, oldest first."""
        seat, move, before, after = seen.seat, seen.move, seen.before, seen.after
        name = self.names[seat] if seat != TABLE else ""
        translate = self.words.translate
        match move:
            case m.ChooseDealer(dealer):
                again, chosen = seen.is_dealt_again, seen.is_dealer_chosen
                name = self.names[dealer]
                lines = [lot_line(self.words, name, is_dealt_again=again, is_chosen=chosen)]
            case m.Deal():
                cards = self.words.cards_counted(self.options.hand_size)
                text = self.tr("{name} dealt {cards} each.", name=self.names[after.dealer],
                               cards=cards)  # fmt: skip
                lines = [LogLine(after.dealer, text, sound=Sound.DRAW)]
            case m.Draw():
                text = (
                    self.tr("{name} drew a card."),
                    self.tr("{name} drew a second card."),
                    self.tr("{name} drew a third card."),
                    self.tr("{name} drew another card."),
                )[min(before.drawn, 3)]
                deed = Deed.of(self._drew, 1, DRAW)
                present = self.tr("{name} draws a card.", name=name)
                text = filled(text, name=name)
                lines = [
                    LogLine(
                        seat, text, is_step=True, deeds=(deed,), present=present, sound=Sound.DRAW
                    )
                ]
            case m.Play():
                lines = [self._played(seat, before, move, is_out=after.ended is End.OUT)]
            case m.Knock():
                done = translate("Manipulation", "knocked", "{name}")
                knocked = Deed(done, weight=Importance.FIRST)
                moment = Moment(self.tr("knocked", "mark {name}", name=name), side=seat, seat=seat)
                present = self.tr("{name} knocks.", name=name)
                text = filled(translate("Manipulation", "{name} knocked."), name=name)
                lines = [
                    LogLine(
                        seat, text, deeds=(knocked,), present=present, moments=(moment,),
                        sound=Sound.OUT,
                    )
                ]  # fmt: skip
            case m.EndTurn():
                text, done = self.tr("{name} did not knock."), self.tr("did not knock", "{name}")
                present = self.tr("{name} does not knock.")
                if self.is_pass(before):
                    text, done = self.tr("{name} passed."), self.tr("passed", "{name}")
                    present = self.tr("{name} passes.")
                text, present = filled(text, name=name), filled(present, name=name)
                deeds = (Deed(done),)
                lines = [LogLine(seat, text, is_step=True, deeds=deeds, present=present)]
            case m.EndRound():
                won = winners_of_score(after.results[-1])
                marks = tuple(
                    Moment(
                        self.tr("wins the round", "mark {name}", name=self.names[one]),
                        side=one,
                        seat=one,
                        is_win=True,
                    )
                    for one in won
                )
                heard = Sound.OUT if before.ended is End.STOCK else None
                lines = [LogLine(TABLE, self.round_result(after), moments=marks, sound=heard)]
            case _:
                assert_never(move)
        if before.last_lap is None and after.last_lap is not None:
            lines.append(LogLine(TABLE, self._lap_begins(), is_aside=True))
        return tuple(lines)

    def _lap_begins(self) -> str:
        if self.options.last_lap is LastLap.UNTIL_ALL_PASS:
            return self.tr("The stock is empty: play goes on until all pass.")
        return self.tr("The stock is empty: everybody has one more turn.")

    def is_pass(self, before: Public) -> bool:
        """Whether a turn that was ended before a play was not ended instead of a knock."""
        if before.phase is Phase.KNOCK:
            return False
        is_last = self.options.is_last_draw(before.drawn)
        return before.last_lap is not None or is_last or not self.options.knock_limit

    def _played(self, seat: Seat, before: Public, move: m.Play, *, is_out: bool) -> LogLine:
        """ "Josip freed the joker and laid three queens.", with what it did to the table."""
        old = {laid.card for meld in before.melds for laid in meld}
        laid = [one for meld in move.melds for one in meld if one.card not in old]
        cards = tuple(one.card for one in laid)
        freed, moved = _freed(before, move), _moved(before, move)
        translate = self.words.translate
        text, present = self._laying(freed=bool(freed), moved=bool(moved), is_out=is_out)
        deed = translate("Log", "laid {cards}", "{name}")
        deeds = [Deed(deed, cards, kind=LAID, brief=deed)]
        if is_out:
            done = self.tr("went out with {cards}", "{name}")
            deeds = [Deed(done, cards, weight=Importance.FIRST, brief=done)]
        parts = list(deeds)
        if named := [one for one in laid if one.name is not None]:
            deeds.append(self._used(self, named))
            # The record of a turn is also heard.
            spoken = ManipulationLog(self.words.spoken(), self.names, self.options)
            parts.append(self._used(spoken, named))
        rest = []
        if freed:
            rest.append(Deed(self.tr("freed a joker", "{name}")))
        if moved:
            rest.append(Deed.of(self._moved_cards, moved, "moved"))
        facts = {
            "name": self.names[seat],
            "cards": self.laid(sorted(laid, key=lambda one: one.card.order)),
            "moved": self.words.cards_counted(moved),
        }
        text, present = filled(text, **facts), filled(present, **facts)
        mark = filled(translate("Log", "out", "mark {name}"), name=self.names[seat])
        moments: tuple[Moment, ...] = ()
        if is_out:
            name, n = self.names[seat], len(cards)
            last = self.tr("{name}’s last (card|cards)", "", n, name=name)
            moments = (
                Moment(mark, side=seat, seat=seat),
                Moment(last, seat=seat, is_win=True, cards=cards),
            )
        sound = Sound.OUT if is_out else Sound.LAY
        return LogLine(
            seat,
            text,
            deeds=(*deeds, *rest),
            parts=(*parts, *rest),
            present=present,
            moments=moments,
            sound=sound,
        )

    def _used(self, log: ManipulationLog, named: Sequence[Laid]) -> Deed:
        """What the jokers among *named* stand for, in the words of *log*."""
        cards = log.words.listed([log._sign(one) for one in named])
        return Deed(self.tr("used {cards}", "{name}", cards=cards))

    def _laying(self, *, freed: bool, moved: bool, is_out: bool) -> tuple[str, str]:
        """The sentence of a play, in the past and in the present."""
        if is_out:
            past = self.tr("{name} laid {cards} and went out.")
            if freed:
                past = self.tr("{name} freed the joker, laid {cards} and went out.")
            return past, self.tr("{name} lays {cards} and goes out.")
        if freed:
            past = self.tr("{name} freed the joker and laid {cards}.")
            return past, self.tr("{name} frees the joker and lays {cards}.")
        if moved:
            past = self.tr("{name} laid {cards} and moved {moved}.")
            return past, self.tr("{name} lays {cards} and moves {moved}.")
        past = self.words.translate("Log", "{name} laid {cards}.")
        return past, self.words.translate("Log", "{name} lays {cards}.")

    def _drew(self, count: int) -> str:
        return self.words.translate("Log", "drew {count} card(s)", "{name}", count)

    def _moved_cards(self, count: int) -> str:
        return self.tr("moved {count} card(s)", "{name}", count)

    def laid(self, cards: Sequence[Laid]) -> str:
        """ "three queens", "7♠ and 8♠", "5♥ and a joker as 5♠", "six cards"."""
        ranks = {one.card.rank for one in cards}
        if len(cards) > 1 and len(ranks) == 1 and not cards[0].card.is_joker:
            return self.words.of_rank(cards[0].card.rank, len(cards))
        if len(cards) > _MOST_SIGNS and not self.words.is_spoken:
            return self.words.cards_counted(len(cards))
        if len(cards) == 1 and cards[0].name is None:
            return self.words.the_card(cards[0].card)
        return self.words.listed([self._sign(one) for one in cards])

    def _sign(self, laid: Laid) -> str:
        if laid.name is None:
            return self.words.sign(laid.card)
        text = self.words.translate("ManipulationWords", "a joker as {card}")
        return Phrase.of(text, card=name_sign(self.words, laid.name))

    def round_result(self, public: Public) -> str:
        """ "Marta won round 2 with 34 points.", of the last finished round."""
        result = public.results[-1]
        winners = winners_of_score(result)
        points = result.points(winners[0]) if winners else 0
        text = self.tr("{names} won round {number} with {points}.")
        if len(winners) > 1:
            text = self.tr("{names} won round {number} with {points} each.")
        if self.options.is_scored_by_hands:
            points = (left_in_hand(result, winners[0]) or 0) if winners else 0
            text = self.tr("{names} won round {number} with {points} left in hand.")
        return filled(
            text,
            number=self.words.number(result.number),
            names=self.words.listed([self.names[seat] for seat in winners]),
            points=self.words.points_counted(points),
        )
