"""What is shown around the table of a game that people look back at: words, log, open cards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Final

from msgspec import Struct

from handfoot_gui.core.cards import Card
from handfoot_gui.core.deal_report import DealReport, Decision
from handfoot_gui.core.messages import BarButton, Deed, LogLine, PromptBar, summed_up
from handfoot_gui.core.presenter import AnyPresenter, Note
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.spoken_state import Standing
from handfoot_gui.core.table_keys import TableKey
from handfoot_gui.core.text.deal_report import ReportSentences
from handfoot_gui.core.turns import turns, with_own_draws
from handfoot_gui.games import GAMES
from handfoot_gui.session.look_back import LookBack, Packet
from handfoot_gui.ui.game.messages.states import answer
from handfoot_gui.ui.game.panel.facts import badges_of
from handfoot_gui.ui.game.panel.move_list import MoveLine
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts, PanelSide
from handfoot_gui.ui.game.panel.turn_list import TurnLine, now_told, turn_line
from handfoot_gui.ui.pages.look_back.other_game import OtherGame
from handfoot_gui.ui.pages.look_back.report import ToldDecision
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.vocabulary import partners

_TURNS: Final = 16
"""Turns told at once, more than any picture has room for."""
WHY: Final = "why"
"""The code of the button that has a move explained."""
OTHER: Final = "other"
"""The code of the button that shows the other game."""


class OpenCards(Struct, frozen=True):
    """Cards of one player, and how they are named."""

    side: int
    title: str
    """ "Karl", "Karl, foot"."""
    cards: tuple[Card, ...]
    said: str
    """All of them in words."""


class LookBackFacts:
    """The words for every position of one game."""

    def __init__(self, back: LookBack, presenter: AnyPresenter) -> None:
        self._back = back
        self._presenter = presenter
        self.marked: Mapping[int, str] = {}
        """What is written to the positions that somebody marked."""
        self.other: OtherGame | None = None
        """Another game of the same deal."""

    def log(self) -> tuple[MoveLine, ...]:
        """The whole log, oldest line first."""
        return tuple(self._log_line(told.line) for told in self._back.log.told)

    def _log_line(self, line: LogLine) -> MoveLine:
        if line.seat == TABLE:
            return MoveLine(None, "", line.text)
        return MoveLine(
            self._presenter.side_of(line.seat), self._presenter.names[line.seat], line.text
        )

    def panel(self, position: int, seat: Seat) -> PanelFacts:
        """What stands beside the table at *position*, as *seat* may read it."""
        back, presenter = self._back, self._presenter
        view, totals = back.view(position, seat), back.sheet(position).totals
        deal = presenter.facts.deal(view)
        notes = self._notes(position, seat) or (None,) * len(totals)
        sides = zip(self.names_of_sides(), totals, notes, strict=True)
        strip = presenter.score.strip(back.sheet(position))
        turns = self._turns(position, seat, is_low=strip is not None)
        return PanelFacts(
            "", "", deal.title, deal.about, tuple(PanelSide(*side) for side in sides),
            strip=strip, turns=turns, now=now_told(presenter, presenter.names, view, turns),
        )  # fmt: skip

    def _notes(self, position: int, seat: Seat) -> tuple[Note | None, ...]:
        """By side what is said beside the total, while the deal is played."""
        facts = self._presenter.facts.deal(self._back.view(position, seat))
        is_over = facts.number in {deal.number for deal in self._back.sheet(position).deals}
        return () if is_over else facts.notes

    def _turns(self, position: int, seat: Seat, *, is_low: bool) -> tuple[TurnLine, ...]:
        """The last turns by *position*, newest first, as *seat* may read them."""
        back, presenter = self._back, self._presenter

        def drew(row: int) -> tuple[Deed, ...]:
            after = back.log.told[row].position
            return presenter.drew(back.view(after - 1, seat), back.view(after, seat))

        rows = range(back.log.line_at(position), -1, -1)
        told = with_own_draws(((row, back.log.told[row].line) for row in rows), seat, drew)
        names, found = presenter.names, islice(turns(told), _TURNS)
        return tuple(turn_line(presenter, names, turn, is_low=is_low) for turn in found)

    def latest(self, position: int, count: int) -> tuple[str, ...]:
        """The last lines said by *position*, newest first."""
        row = self._back.log.line_at(position)
        lines = self._back.log.told[max(0, row + 1 - count) : row + 1]
        return tuple(told.line.text for told in reversed(lines))

    def where(self, position: int, seat: Seat) -> str:
        """ "Deal 2 of 4 · move 240 of 673"."""
        deal = self._presenter.facts.deal(self._back.view(position, seat)).title
        return f"{deal} · {self.where_briefly(position)[0]}"

    def where_briefly(self, position: int) -> tuple[str, str]:
        """ "move 240 of 673", and "240 / 673"."""
        number, last = self._back.route.stop_at(position), len(self._back.route.stops) - 1
        move = translate("LookBack", "move {number} of {all}")
        return filled(move, number=number, all=last), f"{figure(number)} / {figure(last)}"

    def sides(self) -> tuple[str, ...]:
        """The sides' names, where the table does not say how they stand."""
        return self.names_of_sides() if self._presenter.has_panel else ()

    def names_of_sides(self) -> tuple[str, ...]:
        """ "Josip and Marta" by side."""
        presenter, names = self._presenter, self._presenter.names
        return tuple(partners(names[seat] for seat in side) for side in presenter.sides)

    @property
    def reported(self) -> ReportSentences:
        """What is said of a report on a deal."""
        is_lowest_best = self._back.sheet(0).is_lowest_best
        words, names = self._presenter.words, self.names_of_sides()
        return ReportSentences(words, names, is_lowest_best=is_lowest_best)

    def told(self, report: DealReport) -> tuple[ToldDecision, ...]:
        """The decisions of *report*, whose deal is over."""
        return tuple(map(self._told, report.decisions))

    def _told(self, decision: Decision) -> ToldDecision:
        back, presenter, judgement = self._back, self._presenter, decision.judgement
        view = back.view(decision.position - 1, judgement.seat)
        lines = [told.line for told in back.log.told if told.position == decision.position]
        return ToldDecision(
            decision.position,
            presenter.side_of(judgement.seat),
            next(iter(summed_up(lines, presenter.names, presenter.words)), lines[0].text),
            self.reported.better(
                decision,
                presenter.named(view, decision.better.move),
                is_bots=back.record.seats[judgement.seat].is_bot,
            ),
        )

    def standings(self, position: int, seat: Seat) -> tuple[tuple[int, str], ...]:
        """By side the total of the deals before, and what stands beside it: what lies on the table
        or what the deal has brought so far."""
        totals = self._back.sheet(position).totals
        notes = self._notes(position, seat) or (None,) * len(totals)
        said = ["" if note is None else note.brief for note in notes]
        return tuple(zip(totals, said, strict=True))

    def answer(self, key: TableKey, position: int, seat: Seat, new: frozenset[Card]) -> str:
        """What *seat* is told of *position* to *key*; *new* cards came last to its hand."""
        back, presenter = self._back, self._presenter
        view = back.view(position, seat)
        has_ended = position == back.route.last and back.secrets.is_over
        sheet, number = back.sheet(position), presenter.facts.deal(view).number
        at = Standing(
            view,
            presenter.table.empty,
            sheet.totals,
            badges_of(presenter, view, is_playing=not has_ended),
            new=new if seat in back.secrets.seats_at(position) else frozenset(),
            due=translate("Common", "The game is over.") if has_ended else "",
            scored=next((deal for deal in sheet.deals if deal.number == number), None),
            is_only_shown=True,
        )
        return answer(presenter, at, key)

    def strip(self, position: int, seat: Seat, said: str) -> PromptBar:
        """The move that led to *position* and who is next; *said* comes first where it is given."""
        back, presenter = self._back, self._presenter
        lines = [told.line for told in back.log.told if told.position == position]
        text = " ".join(line.text for line in lines)
        name = presenter.names[lines[0].seat] if lines and lines[0].seat != TABLE else ""
        if not lines:
            begun = (translate("LookBack", "The game begins."),)
            text = (self.latest(position, 1) or begun)[0]
        facts = self._to_play(position)
        said = said or self._told_of(position)
        if said:
            name, text, facts = "", said, text
        elif back.trouble is not None and position == back.route.last:
            further = translate("LookBack", "The record cannot be followed any further: {reason}")
            reason = presenter.refusal(back.trouble.cause.problem)
            name, text, facts = "", filled(further, reason=reason), text
        elif seat not in back.secrets.seats_at(position):
            facts = closed()
        why = BarButton(WHY, translate("Common", "Why?"), key="W")
        can_judge = GAMES[back.record.game].judge is not None
        has_why = can_judge and back.decision(position) is not None
        buttons: tuple[BarButton, ...] = (why,) if has_why else ()
        if self.other is not None:
            brief = translate("LookBack", "Other game")
            buttons += (BarButton(OTHER, self.other.named, key="O", brief=brief),)
        return PromptBar(name=name, prompt=text, facts=facts, buttons=buttons)

    def _told_of(self, position: int) -> str:
        """What is said of *position* whenever it is shown."""
        told = []
        if self.other is not None and self.other.position == position:
            told.append(self.other.told)
        if position in self.marked:
            marked = translate("LookBackPage", "Marked: {text}")
            told.append(filled(marked, text=self.marked[position]))
        return " ".join(told)

    def _to_play(self, position: int) -> str:
        back = self._back
        if position == back.route.last and back.secrets.is_over:
            return translate("Common", "The game is over.")
        actor = back.actor(position)
        if actor is None:
            return ""
        name = self._presenter.words.person(self._presenter.names[actor])
        return filled(translate("Problems", "It is {name}’s turn."), name=name)

    def hands(self, position: int, seat: Seat) -> tuple[OpenCards, ...]:
        """All cards but the hand of *seat*, which lies on the table; from its left around. None
        as long as the deal goes on."""
        if not self._back.secrets.is_open_at(position):
            return ()
        count = len(self._presenter.names)
        packets = sorted(
            self._back.hands(position), key=lambda packet: (packet.seat - seat - 1) % count
        )
        return tuple(
            self._open(packet)
            for packet in packets
            if packet.cards and (packet.name or packet.seat != seat)
        )

    def _open(self, packet: Packet) -> OpenCards:
        name, words = self._presenter.names[packet.seat], self._presenter.words
        title = words.row([name, packet.name]) if packet.name else name
        said = words.row([str(words.card(card)) for card in packet.cards])
        return OpenCards(self._presenter.side_of(packet.seat), title, packet.cards, said)


def closed() -> str:
    """Why no hand is shown."""
    return translate("LookBack", "Hands stay hidden until the deal is over.")
