"""The log: every act that everybody saw, in the past tense and with names."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache, partial
from typing import TypeAlias

from msgspec.structs import replace

from handfoot_gui.core.messages import DRAW, Deed, Importance, LogLine, Moment, MoveSeen, Sound
from handfoot_gui.core.record import Agreed
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.log import lot_line
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.laying import kind_of
from handfoot_gui.games.hand_and_foot.rules.melds import Kind
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.packets import packets_left
from handfoot_gui.games.hand_and_foot.rules.scoring import pile_points
from handfoot_gui.games.hand_and_foot.rules.state import Due, Phase, Public
from handfoot_gui.games.hand_and_foot.text.partners_log import PartnersLog
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences, onto, ranks_counted
from handfoot_gui.games.hand_and_foot.text.turn_parts import thrown, turn_parts

Seen = MoveSeen[Public, m.Move]
_FIRST = Importance.FIRST


def _sound(seen: Seen, who: Seat, side: int) -> Sound | None:
    before, after = seen.before, seen.after
    if after.out is not None and before.out is None:
        return Sound.OUT
    if isinstance(seen.move, m.PickUpFoot):
        return Sound.FOOT
    piles = [sum(meld.is_complete for table in one.tables[side : side + 1] for meld in table.melds)
             for one in (before, after)]  # fmt: skip
    if piles[1] > piles[0]:
        return Sound.PILE
    match seen.move:
        case m.TakePile():
            return Sound.TAKE
        case m.Lay() | m.LayRedThree():
            return Sound.LAY
        case m.Discard():
            return Sound.DISCARD
        case m.Draw() | m.Reshuffle() | m.Deal():
            return Sound.DRAW
        case m.EndDeal() if before.out is None:
            return Sound.OUT
    return None


def _drew(words: Words, n: int) -> str:
    return words.translate("Log", "drew {count} card(s)", "{name}", n)


def _drawn(words: Words, count: int) -> tuple[Deed, ...]:
    """One deed for all draws of a game, whose log keeps it for every turn."""
    return _one_drawn(words, count, _drew(words, count))


@lru_cache(maxsize=16)
def _one_drawn(words: Words, count: int, _said: str) -> tuple[Deed, ...]:
    """Another one where the same is *said* in another language."""
    return (Deed.of(partial(_drew, words), count, DRAW),)


def _took_pile(words: Words, n: int) -> str:
    return words.translate("HandAndFootLog", "picked up {count} card(s) from the pile", "{name}", n)


_Kind: TypeAlias = type[m.Move] | tuple[type[m.Move], str]
"""A kind of move, of some with what came of it."""


def _who(seen: Seen) -> Seat:
    """Whose turn a move belongs to, also one that the table makes."""
    return seen.seat if seen.seat != TABLE else seen.before.turn


def _kind(seen: Seen) -> _Kind:
    before, after = seen.before, seen.after
    match seen.move:
        case m.Draw() | m.Reshuffle() if after.phase is Phase.DEAL_OVER:
            return m.Draw, "the last"
        case m.Draw() if after.phase is Phase.RESHUFFLE:
            return m.Draw, "too many"
        case m.Draw(counts) if sum(count > 0 for count in counts) > 1:
            return m.Draw, "from both"
        case m.Discard() if before.out is None and after.out == _who(seen):
            return m.Discard, "out"
        case m.Discard() if len(after.removed) > len(before.removed):
            return m.Discard, "removing"
        case m.Discard() if after.frozen and not before.frozen:
            return m.Discard, "freezing"
        case m.PickUpFoot() if not after.in_foot[_who(seen)]:
            return m.PickUpFoot, "knee"
        case m.Answer(may):
            return m.Answer, "yes" if may else "no"
        case m.TurnUp(None):
            return m.TurnUp, "to discard"
    return type(seen.move)


class HandAndFootLog(PileSentences):
    """What is told of moves under *options*; *names* are the players by seat."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        options: Options,
        agreed: Agreed = (),
        bots: Collection[Seat] = (),
    ) -> None:
        """*agreed* is what the players of each side agreed on; that *bots* keep it is said."""
        super().__init__(words, options)
        self._names = words.people(names)
        self._partners = PartnersLog(words, names, options, agreed, bots)

    def lines(self, seen: Seen) -> tuple[LogLine, ...]:
        """What everybody saw of a move, oldest first; the first line has the deeds of the act."""
        lines, deeds = self._lines(seen), self._deeds(seen)
        if not lines:
            return ()
        present = HandAndFootLog(self.words.spoken(), self._names, self.options).present(seen)
        who = _who(seen)
        first = replace(
            lines[0],
            deeds=deeds or lines[0].deeds,
            parts=turn_parts(self.words, self.options).parts(seen, who),
            is_step=isinstance(seen.move, m.Draw),
            present=present,
            moments=self._moments(seen, who) or lines[0].moments,
            sound=_sound(seen, who, self.options.side_of(who)),
        )
        return (first, *lines[1:], *self._partners.quoted(seen, who))

    def present(self, seen: Seen) -> str:
        """The move while it is being made, with its cards in words; empty: as the log tells it."""
        lays = self.words.translate("Log", "{name} lays {cards}.")
        texts: dict[_Kind, str] = {
            (m.Draw, "from both"): self.tr("{name} draws {cards} from both stock piles."),
            m.Draw: self.tr("{name} draws {cards}."),
            m.TakePile: self.tr("{name} picks up {count} with {cards}."),
            m.Lay: lays,
            m.LayRedThree: lays,
            (m.Discard, "out"): self.tr("{name} goes out with {card}."),
            (m.Discard, "removing"): self.tr("{name} discards {card}."),
            (m.Discard, "freezing"): self.tr("{name} discards {card}."),
            m.Discard: self.tr("{name} discards {card}."),
            m.EndTurn: self.tr("{name} cannot discard."),
            m.Ask: self.tr("{name} asks {partner}, “May I go out?”"),
            (m.PickUpFoot, "knee"): self.tr("{name} picks up the knee."),
            m.PickUpFoot: self.tr("{name} picks up the foot."),
        }
        text = texts.get(_kind(seen), "")
        return filled(text, **self._facts(seen)) if text else ""

    def _facts(self, seen: Seen) -> dict[str, str]:
        """What stands in the slots of the texts."""
        words, before, who = self.words, seen.before, _who(seen)
        said: dict[str, str] = {"name": self._names[who]}
        match seen.move:
            case m.Draw(counts):
                said["cards"] = words.cards_counted(sum(counts))
            case m.TakePile(melds):
                said["count"] = words.count(self.options.taken(before.pile_size))
                said["cards"] = self.placed_with_take(before, who, melds)
            case m.Lay(melds):
                said["cards"] = self.placed(before, who, melds)
            case m.Discard(card) | m.LayRedThree(card):
                said["card"] = said["cards"] = words.the_card(card)
            case m.Ask():
                said["partner"] = self._called(self.options.partners_of(who))
            case m.Reshuffle(order):
                said["number"] = words.number(len(order))
                said["cards"] = words.cards_counted(sum(before.drawing))
            case m.Deal():
                said["dealer"] = self._names[seen.after.dealer]
                said["name"] = self._names[seen.after.turn]
            case m.TurnUp(None):
                said["card"] = words.the_card(seen.after.pile[-1])
        return said

    def comes_due(self, public: Public, due: Due) -> str:
        """What the table does for the player whose turn it is, while that is to be seen."""
        name = self._names[public.turn]
        if due is Due.RED_THREE:
            return self.tr("{name} lays a red three.", name=name)
        if packets_left(self.options, public, public.turn) > 1:
            return self.tr("{name} picks up the knee.", name=name)
        return self.tr("{name} picks up the foot.", name=name)

    def _lines(self, seen: Seen) -> tuple[LogLine, ...]:
        before, after, who = seen.before, seen.after, _who(seen)
        match seen.move:
            case m.TakePile(melds):
                taken, *others = sorted(melds, key=lambda one: before.pile[-1] not in one.cards)
                took = LogLine(who, self._took(before, who, taken))
                lines = self._laid_lines(before, who, others)
                return (took, *lines, *self._completed(seen, who))
            case m.Lay(melds):
                lines = self._laid_lines(before, who, melds)
                return (*lines, *self._completed(seen, who), *self._out(seen))
            case m.Answer():
                text = self._partners.answered(seen, seen.seat, seen.move)
                return (LogLine(seen.seat, text, is_aside=True),)
            case m.ChooseDealer(first):
                again, chosen = seen.is_dealt_again, seen.is_dealer_chosen
                name = self._names[first]
                return (lot_line(self.words, name, is_dealt_again=again, is_chosen=chosen),)
            case m.Lift(count):
                return (LogLine(who, self.lifted(self._names[who], count)),)
            case m.EndDeal():
                return (LogLine(TABLE, self._result(after)),)
        return self._plain_line(seen)

    def _plain_line(self, seen: Seen) -> tuple[LogLine, ...]:
        """What is told by one sentence for each kind; none where nothing is told."""
        n = len(seen.move.order) if isinstance(seen.move, m.Reshuffle) else 0
        texts: dict[_Kind, str] = {
            (m.Draw, "the last"): self.tr("{name} had to draw, and the stock ran out."),
            (m.Draw, "from both"): self.tr("{name} drew {cards} from both stock piles."),
            m.Draw: self.tr("{name} drew {cards}."),
            (m.Discard, "out"): self.tr("{name} went out with {card}."),
            (m.Discard, "removing"): self.tr(
                "{name} discarded {card}: the discard pile was removed."
            ),
            (m.Discard, "freezing"): self.tr("{name} discarded {card}: the pile is frozen."),
            m.Discard: self.tr("{name} discarded {card}."),
            m.EndTurn: self.tr("{name} could not discard."),
            m.Ask: self.tr("{name} asked {partner}, “May I go out?”"),
            m.LayRedThree: self.tr("{name} laid {card}."),
            (m.PickUpFoot, "knee"): self.tr("{name} picked up the knee."),
            m.PickUpFoot: self.tr("{name} picked up the foot."),
            m.Deal: self.tr("{dealer} dealt. {name} plays first."),
            m.Reshuffle: self.tr(
                "{name} drew {cards} after (one card was put in|{number} cards were shuffled in).",
                "", n
            ),
            (m.TurnUp, "to discard"): self.tr("{card:^} was turned up.", "to discard"),
            m.TurnUp: self.tr("The upcard was buried, and another card was turned up."),
        }  # fmt: skip
        if not self.options.pile_open:
            # The log is read later, when the card lies deeper.
            texts |= {
                (m.Discard, "removing"): self.tr(
                    "{name} discarded a wild: the discard pile was removed."
                ),
                (m.Discard, "freezing"): self.tr("{name} discarded a wild: the pile is frozen."),
                m.Discard: self.tr("{name} discarded a card."),
                (m.TurnUp, "to discard"): self.tr("A card was turned up."),
            }
        if (kind := _kind(seen)) not in texts:
            return ()
        is_of_all = isinstance(seen.move, m.Deal | m.TurnUp)
        text = filled(texts[kind], **self._facts(seen))
        line = LogLine(
            TABLE if is_of_all else _who(seen), text, is_before_play=isinstance(seen.move, m.TurnUp)
        )
        if kind == (m.Discard, "out"):
            return (line, *self._lap(seen))
        return (line, *self._out(seen)) if kind is m.LayRedThree else (line,)

    def _deeds(self, seen: Seen) -> tuple[Deed, ...]:
        """What the cover tells of a move; none where it tells the line as it is."""
        who, kind = _who(seen), _kind(seen)
        match seen.move:
            case m.Draw() if kind not in ((m.Draw, "the last"), (m.Draw, "too many")):
                return _drawn(self.words, sum(seen.move.counts))
            case m.TakePile(melds):
                taken = self.options.taken(seen.before.pile_size)
                took = Deed.of(partial(_took_pile, self.words), taken, "take", _FIRST)
                return (took, *self._laid(seen, who, melds))
            case m.Lay(melds):
                return self._laid(seen, who, melds)
            case m.LayRedThree(card):
                text = self.words.translate("Log", "laid {cards}", "{name}")
                return (Deed(text, (card,), kind="red three"),)
            case m.Discard(card) if kind is m.Discard:
                return thrown(self.tr("discarded {cards}", "{name}"), card)
        texts: dict[_Kind, str] = {
            (m.Discard, "out"): self.tr("went out with {cards}", "discarded; {name}"),
            (m.Discard, "removing"): self.tr(
                "discarded {cards}: the discard pile was removed", "{name}"
            ),
            (m.Discard, "freezing"): self.tr("discarded {cards}: the pile is frozen", "{name}"),
            (m.PickUpFoot, "knee"): self.tr("went into the knee", "{name}"),
            m.PickUpFoot: self.tr("went into the foot", "{name}"),
            m.Ask: self.tr("asked to go out", "{name}"),
            (m.Answer, "yes"): self.tr("said yes to going out", "{name}"),
            (m.Answer, "no"): self.tr("said no to going out", "{name}"),
            m.EndTurn: self.tr("could not discard", "{name}"),
        }
        if kind not in texts:
            return ()
        cards = (seen.move.card,) if isinstance(seen.move, m.Discard) else ()
        weight = Importance.PLAIN if kind is m.EndTurn else _FIRST
        return (Deed(texts[kind], cards, weight=weight),)

    def _laid(self, seen: Seen, seat: Seat, melds: Sequence[m.Placement]) -> tuple[Deed, ...]:
        """The cards that were laid, those on one meld together; the first meld before all else."""
        side = self.options.side_of(seat)
        table = seen.before.tables[side]
        if seen.after.is_down(seat, side) and not seen.before.is_down(seat, side):
            cards = tuple(card for one in melds for card in one.cards)
            text = self.tr("got down with {cards}", "{name}")
            return (Deed(text, cards, weight=_FIRST, brief=text),)
        deeds = []
        for one in melds:
            text, kind = self.words.translate("Log", "laid {cards}", "{name}"), ""
            brief = text
            if one.onto is not None:
                rank = table.melds[one.onto].rank
                text = self.tr(
                    "laid {cards} on the {ranks}", "{name}", ranks=self.words.ranks(rank)
                )
                kind = f"on {rank}"
            deeds.append(Deed(text, one.cards, kind=kind, brief=brief))
        return tuple(deeds)

    def lifted(self, name: str, count: int) -> str:
        """What was cut, and whether it was exact."""
        missing = self.options.each_dealt - count
        text = self.tr("{name} cut (one card|{number} cards), {missing} too few.", "", count)
        if missing < 0:
            text = self.tr("{name} cut {number} card(s), {missing} too many.", "", count)
        if not missing:
            text = self.tr("{name} cut exactly {number} card(s): {bonus}.", "", count)
        return filled(
            text,
            name=self.words.person(name),
            number=self.words.number(count),
            missing=self.words.count(abs(missing)),
            bonus=self.words.points_counted(self.options.exact_cut_bonus),
        )

    def _laid_lines(
        self, before: Public, seat: Seat, placements: Sequence[m.Placement]
    ) -> tuple[LogLine, ...]:
        """A sentence for every meld; the deeds of the act are told by its first line."""
        table = before.tables[self.options.side_of(seat)]
        lines = []
        for one in placements:
            facts = {"name": self._names[seat], "cards": ranks_counted(self.words, one.cards)}
            text = filled(self.words.translate("Log", "{name} laid {cards}."), **facts)
            if one.onto is not None:
                ranks = self.words.ranks(table.melds[one.onto].rank)
                text = self.tr("{name} laid {cards} on the {ranks}.", ranks=ranks, **facts)
            elif all(card.is_wild for card in one.cards):
                text = self.tr("{name} laid {cards} as a wild meld.", **facts)
            lines.append(LogLine(seat, text, deeds=()))
        return tuple(lines)

    def _took(self, before: Public, seat: Seat, taken: m.Placement) -> str:
        """How the discard pile was taken; *taken* is what its top card became a part of."""
        own = [card for card in taken.cards if card is not before.pile[-1]]
        count = self.options.taken(before.pile_size)
        text = self.tr("{name} picked up {taken} from the pile with {cards}.")
        rank = None
        if taken.onto is not None:
            rank = before.tables[self.options.side_of(seat)].melds[taken.onto].rank
            text = self.tr("{name} picked up {taken} from the pile for the {ranks}.")
            if own:
                text = self.tr(
                    "{name} picked up {taken} from the pile with {cards} for the {ranks}."
                )
        return filled(
            text,
            name=self._names[seat],
            taken=self.words.cards_counted(count),
            cards=ranks_counted(self.words, own),
            ranks=self.words.ranks(rank),
        )

    def placed(self, before: Public, seat: Seat, placements: Sequence[m.Placement]) -> str:
        """ "three kings and two eights on the eights"."""
        table = before.tables[self.options.side_of(seat)]
        parts = []
        for placement in placements:
            cards = ranks_counted(self.words, placement.cards)
            if placement.onto is not None and cards:
                cards = onto(self.words, cards, table.melds[placement.onto].rank)
            elif cards and all(card.is_wild for card in placement.cards):
                # Without a word it would read like an addition to the meld before.
                text = self.words.translate("HandAndFootWords", "{cards} as a wild meld")
                cards = Phrase.of(text, cards=cards)
            parts.append(cards)
        return self.words.listed(list(filter(None, parts)))

    def placed_with_take(
        self, before: Public, seat: Seat, placements: Sequence[m.Placement]
    ) -> str:
        """The same of a take, without the top card of the discard pile."""
        top = before.pile[-1]
        own = [
            m.Placement(tuple(card for card in one.cards if card is not top), one.onto)
            for one in placements
        ]
        return self.placed(before, seat, own)

    def _completed(self, seen: Seen, seat: Seat) -> tuple[LogLine, ...]:
        side, name = self.options.side_of(seat), self._names[seat]
        old = seen.before.tables[side].melds
        lines = []
        for index, meld in enumerate(seen.after.tables[side].melds):
            if not meld.is_complete or (index < len(old) and old[index].is_complete):
                continue
            ranks = self.words.ranks(meld.rank)
            facts = {"name": name, "ranks": ranks}
            text = {
                Kind.CLEAN: self.tr("{name} completed the {ranks}, a {clean} {pile}.", **facts),
                Kind.DIRTY: self.tr("{name} completed the {ranks}, a {dirty} {pile}.", **facts),
                Kind.WILD: self.tr("{name} completed a wild {pile}.", **facts),
                Kind.OWN: self.tr("{name} completed a {pile} of {ranks}.", **facts),
            }[kind_of(self.options, meld)]
            done = {
                Kind.CLEAN: self.tr(
                    "completed the {ranks}, a {clean} {pile}", "{name}", ranks=ranks
                ),
                Kind.DIRTY: self.tr(
                    "completed the {ranks}, a {dirty} {pile}", "{name}", ranks=ranks
                ),
                Kind.WILD: self.tr("completed a wild {pile}", "{name}", ranks=ranks),
                Kind.OWN: self.tr("completed a {pile} of {ranks}", "{name}", ranks=ranks),
            }[kind_of(self.options, meld)]
            kind = kind_of(self.options, meld)
            counts = self.words.signed(pile_points(self.options, meld))
            moment = Moment(counts, kind.value, side, seat)
            deeds = (Deed(done, weight=_FIRST),)
            parts = turn_parts(self.words, self.options).completed(kind, meld.rank)
            lines.append(LogLine(seat, text, deeds=deeds, parts=parts, moments=(moment,)))
        return tuple(lines)

    def _out(self, seen: Seen) -> tuple[LogLine, ...]:
        after = seen.after
        if after.out is None or seen.before.out is not None:
            return ()
        text = self.words.translate("Log", "{name} went out.")
        text = filled(text, name=self._names[after.out])
        deeds = (Deed(self.tr("went out", "{name}"), weight=_FIRST),)
        line = LogLine(after.out, text, deeds=deeds, moments=(self._gone_out(after.out),))
        return (line, *self._lap(seen))

    def _lap(self, seen: Seen) -> tuple[LogLine, ...]:
        """What comes once somebody is out (rule S21)."""
        if not self.options.last_lap:
            return ()
        return (LogLine(TABLE, self.tr("Everybody else gets one more turn.")),)

    def _gone_out(self, seat: Seat) -> Moment:
        mark = self.words.translate("Log", "out", "mark {name}")
        mark = filled(mark, name=self._names[seat])
        return Moment(mark, side=self.options.side_of(seat), seat=seat)

    def _moments(self, seen: Seen, who: Seat) -> tuple[Moment, ...]:
        """What of a move is marked besides what its further lines tell."""
        side = self.options.side_of(who)
        match seen.move:
            case m.Discard() if seen.after.out == who:
                return (self._gone_out(who),)
            case m.LayRedThree():
                counts = self.words.signed(self.options.red_three_laid)
                return (Moment(counts, "red threes", side, who),)
            case m.PickUpFoot():
                if not seen.after.in_foot[who]:
                    return ()
                picked_up = self.tr("picked up", "mark {name}", name=self._names[who])
                return (Moment(picked_up, "foot", side, who),)
            case m.EndDeal():
                best, *others = self._winners(seen.after)
                names = self._called(self.options.seats_of_sides[best])
                mark = self.tr("wins the deal", "mark {names}", names=names)
                return () if others else (Moment(mark, side=best, is_win=True),)
        return ()

    def _winners(self, public: Public) -> list[int]:
        """The sides with most points in the last finished deal."""
        points = list(map(public.results[-1].points, range(self.options.side_count)))
        return [side for side, some in enumerate(points) if some == max(points)]

    def _result(self, public: Public) -> str:
        """ "Deal 2 goes to Josip and Marta.", of the last finished deal."""
        deal, winners = public.results[-1], self._winners(public)
        number = self.words.number(deal.number)
        if len(winners) > 1:
            return self.tr("Deal {number} is a tie.", number=number)
        names = self._called(self.options.seats_of_sides[winners[0]])
        return self.tr("Deal {number} goes to {names}.", number=number, names=names)

    def _called(self, seats: Iterable[int]) -> str:
        """The players at *seats* of one side."""
        return self.words.listed(self.words.together(self._names[seat] for seat in seats))
