"""What the log says of partners: agreements that bots keep, and answers to whoever would go out."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from handfoot_gui.core.messages import LogLine, MoveSeen
from handfoot_gui.core.record import Agreed
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.agreements import (
    Agreement,
    conditions_of_going_out,
    is_nearly_a_pile,
)
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.melds import Kind, SideTable, meld_of
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.state import Public
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences

Seen = MoveSeen[Public, m.Move]


class PartnersLog(PileSentences):
    """What is told of partners in the log; *names* are the players by seat."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        options: Options,
        agreed: Agreed,
        bots: Collection[Seat],
    ) -> None:
        """*agreed* is what the players of each side agreed on; that *bots* keep it is said."""
        super().__init__(words, options)
        self._names = words.people(names)
        self._agreed = agreed
        self._bots = bots

    def _of_side(self, side: int) -> tuple[str, ...]:
        """What the players of *side* agreed on."""
        return self._agreed[side] if self._agreed else ()

    def quoted(self, seen: Seen, who: Seat) -> tuple[LogLine, ...]:
        """A line about an agreement where everybody can see that a bot keeps it; cards that only
        some can know of are never asked."""
        if who not in self._bots:
            return ()
        side = self.options.side_of(who)
        agreed = self._of_side(side)
        text = self._kept(seen, who, side, agreed)
        return (LogLine(who, text, deeds=(), is_aside=True),) if text else ()

    def _kept(self, seen: Seen, who: Seat, side: int, agreed: tuple[str, ...]) -> str:
        """What agreement the move keeps; empty where that is none."""
        match seen.move:
            case m.Ask():
                return self._asked(seen, who, side, agreed)
            case m.PickUpFoot() if seen.after.in_foot[who] and Agreement.FOOT_FIRST in agreed:
                return self._first_in_foot(seen, who)
            case m.Lay(placements) | m.TakePile(placements):
                wilds = _freely_used(placements, seen.before.tables[side])
                is_pure = all(_is_wild_meld(one, seen.after.tables[side]) for one in wilds)
                return self._saved(seen, who, side, agreed, is_pure=is_pure) if wilds else ""
            case m.Discard() if any(card.is_wild for card in seen.after.known[who]):
                return self._saved(seen, who, side, agreed, is_pure=True)
            case _:
                return ""

    def _asked(self, seen: Seen, who: Seat, side: int, agreed: tuple[str, ...]) -> str:
        """The partners are asked as soon as all is as it was agreed for going out."""
        found = conditions_of_going_out(self.options, seen.before, side, agreed)
        said = [self._condition(agreement) for agreement, is_met in found if is_met]
        text = self.words.translate(
            "HandAndFootLog", "{name} waited to ask until {conditions}, as agreed."
        )
        conditions = self.words.listed(said)
        return filled(text, name=self._names[who], conditions=conditions) if said else ""

    def _first_in_foot(self, seen: Seen, who: Seat) -> str:
        """The foot is picked up before any partner has."""
        others = (seen.before.in_foot[seat] for seat in self.options.partners_of(who))
        text = self.words.translate("HandAndFootLog", "{name} went into the foot first, as agreed.")
        return "" if any(others) else filled(text, name=self._names[who])

    def _saved(
        self, seen: Seen, who: Seat, side: int, agreed: tuple[str, ...], *, is_pure: bool
    ) -> str:
        """Wilds were used, and not for a meld that is nearly complete; *is_pure*: only where no
        other cards are."""
        translate, name = self.words.translate, self._names[who]
        near = [
            meld
            for meld in seen.after.tables[side].melds
            if meld.rank is not None
            and is_nearly_a_pile(meld)
            and meld.wilds < self.options.wilds_allowed(len(meld.cards) + 1)
        ]
        clean = [meld for meld in near if not meld.wilds]
        if Agreement.CLEAN_MELDS in agreed and clean:
            ranks = self.words.ranks(clean[0].rank)
            text = translate("HandAndFootLog", "{name} leaves the {ranks} {clean}, as agreed.")
            return self.word.put_into(text, name=name, ranks=ranks)
        before = seen.before.tables[side].melds
        has_pile = any(meld.rank is None and meld.is_complete for meld in before)
        if Agreement.WILD_PILE in agreed and near and is_pure and not has_pile:
            text = translate("HandAndFootLog", "{name} keeps wilds for the wild {pile}, as agreed.")
            return self.word.put_into(text, name=name)
        return ""

    def _condition(self, agreement: Agreement) -> str:
        """What partners go out on, once it is met."""
        translate = self.words.translate
        return {
            Agreement.OUT_IN_FOOT: translate("HandAndFootLog", "all partners were in the foot"),
            Agreement.OUT_CLOSED: translate("HandAndFootLog", "no meld of five or six was open"),
            Agreement.OUT_AHEAD: translate("HandAndFootLog", "their side was ahead"),
        }[agreement]

    def answered(self, seen: Seen, seat: Seat, answer: m.Answer) -> str:
        """What the partner at *seat* answered, and why."""
        points = self.words.number(answer.points or 0)
        text = self._answer(seen, self.options.side_of(seat), answer)
        return self.word.put_into(text, name=self._names[seat], points=points)

    def _answer(self, seen: Seen, side: int, answer: m.Answer) -> str:
        """The same with its slots."""
        translate, n = self.words.translate, answer.points or 0
        plain = translate("HandAndFootLog", "{name} said no.")
        if answer.may:
            plain = translate("HandAndFootLog", "{name} said yes.")
        if answer.reason is m.Reason.AGREED and not answer.may:
            unmet = {
                Agreement.OUT_IN_FOOT: translate(
                    "HandAndFootLog", "{name} said no, as agreed: not all partners are in the foot."
                ),
                Agreement.OUT_CLOSED: translate(
                    "HandAndFootLog", "{name} said no, as agreed: a meld of five or six is open."
                ),
                Agreement.OUT_AHEAD: translate(
                    "HandAndFootLog", "{name} said no, as agreed: their side is not ahead."
                ),
            }
            conditions = conditions_of_going_out(
                self.options, seen.before, side, self._of_side(side)
            )
            return next((unmet[one] for one, is_met in conditions if not is_met), plain)
        if answer.reason is m.Reason.TOO_MUCH_LEFT and answer.points is not None:
            text = translate(
                "HandAndFootLog", "{name} said no: about {points} point(s) (is|are) left in hand.",
                "", n,
            )  # fmt: skip
            return plain if answer.may else text
        why = {
            (True, m.Reason.LITTLE_LEFT): translate(
                "HandAndFootLog", "{name} said yes: little is left in hand."
            ),
            (True, m.Reason.OPPONENTS_CLOSE): translate(
                "HandAndFootLog", "{name} said yes: the others are close to going out."
            ),
            (True, m.Reason.AHEAD): translate(
                "HandAndFootLog", "{name} said yes: ending now is better for their side."
            ),
            (False, m.Reason.TOO_MUCH_LEFT): translate(
                "HandAndFootLog", "{name} said no: too much is left in hand."
            ),
            (False, m.Reason.PLAYING_ON): translate(
                "HandAndFootLog", "{name} said no: playing on is better for their side."
            ),
            (False, m.Reason.NEARLY_A_PILE): translate(
                "HandAndFootLog", "{name} said no: a {pile} is nearly complete."
            ),
        }
        return plain if answer.reason is None else why.get((answer.may, answer.reason), plain)


def _freely_used(placements: Sequence[m.Placement], before: SideTable) -> list[m.Placement]:
    """Those of *placements* with a wild, beside melds that lay there *before*; none where one
    spoils a clean meld."""
    wilds = [one for one in placements if any(card.is_wild for card in one.cards)]
    melds = before.melds
    spoils = any(one.onto is not None and melds[one.onto].kind is Kind.CLEAN for one in wilds)
    return wilds if melds and not spoils else []


def _is_wild_meld(placed: m.Placement, after: SideTable) -> bool:
    """Whether what is *placed* lies in the wild meld *after* it."""
    meld = meld_of(placed.cards) if placed.onto is None else after.melds[placed.onto]
    return meld.rank is None
