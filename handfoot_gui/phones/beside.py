"""What stands beside the cards of one message: players, notes, what is asked, the score."""

from __future__ import annotations

from typing import Any

from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.presenter import AnyPresenter, DealFacts
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.people import picture_of
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.game import SeatGame
from handfoot_gui.session.badges import badges_of
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.waiting import Waiting


class Beside:
    """All that is said to one seat, which sees *view*, besides cards and bar."""

    def __init__(
        self,
        game: SeatGame,
        seat: Seat,
        seat_table: SeatTable,
        presenter: AnyPresenter,
        view: Any,
        deal: DealFacts,
    ) -> None:
        self._game, self._seat, self._table = game, seat, seat_table
        self._presenter, self._view, self._deal = presenter, view, deal
        self._brief = presenter.table_words.brief(presenter.words)
        self.head = self._said_in_head()
        """What the seat still needs."""

    def _said_in_head(self) -> str:
        table = self._table.table
        said = str(self._brief.head(table)) if table.zones else ""
        return said or self._deal.about

    def next(self) -> str:
        """Who plays after whoever plays, while that is somebody else."""
        seats, asker = self._presenter.facts.seats(self._view), self._table.table.asker
        playing = [
            n
            for n, one in enumerate(seats)
            if (one.is_to_move if asker is None else one.seat == asker)
        ]
        if not playing or seats[playing[0]].seat == self._seat:
            return ""
        following = seats[(playing[0] + 1) % len(seats)].seat
        if following == self._seat:
            return self._presenter.words.translate("Phone", "You play next.")
        text = self._presenter.words.translate("Messages", "{name} plays next.")
        return filled(text, name=self._presenter.names[following])

    def players(self, *, is_playing: bool) -> tuple[m.ShownPlayer, ...]:
        """Everybody, in playing order, this seat last."""
        game, table, words = self._game, self._table.table, self._presenter.table_words
        has_reserves = any(zone.is_reserve for zone in table.zones)
        made = []
        not_connected = words.words.translate("Phone", "not connected")
        for badge in badges_of(self._presenter, self._view, is_playing=is_playing):
            is_person = not game.session.record.seats[badge.seat].is_bot
            is_away = is_person and game.is_away(badge.seat)
            name = str(words.badge_name(badge, table))
            made.append(
                m.ShownPlayer(
                    badge.name,
                    badge.side,
                    picture_of(game.preferences, badge.name) if is_person else "",
                    words.words.number(badge.cards),
                    str(self._brief.points(badge, table)) if table.zones else "",
                    str(self._brief.line(badge, table)) if table.zones else "",
                    badge.reserve if has_reserves and badge.has_reserve_dealt else -1,
                    words.words.row((name, not_connected)) if is_away else name,
                    badge.is_playing,
                    badge.seat == self._seat,
                    is_away,
                )
            )
        return tuple(made)

    def notes(self) -> tuple[str, ...]:
        """What the own side has, and what the table says, without what the head says."""
        table, deal, words = self._table.table, self._deal, self._presenter.table_words
        side = self._presenter.side_of(self._seat)
        own = deal.notes[side] if deal.notes else None
        said = ("" if own is None else own.text, *(words.notes(table) if table.zones else ()))
        found = (str(note) for note in said if note and not note.startswith(self.head))
        return tuple(dict.fromkeys(found))

    def meter(self) -> m.ShownMeter | None:
        table = self._table.table
        if table.meter is None:
            return None
        text = str(self._presenter.table_words.meter_text(table))
        return m.ShownMeter(table.meter.have, table.meter.need, text)

    def question(self, *, is_asked: bool) -> m.ShownQuestion | None:
        """What somebody asks this seat."""
        asked = self._presenter.question(self._view) if is_asked else None
        if asked is None:
            return None
        is_bot = self._game.session.record.seats[asked.by].is_bot
        picture = picture_of(self._game.preferences, self._presenter.names[asked.by])
        return m.ShownQuestion(
            asked.who, asked.text, "" if is_bot else picture, asked.facts, asked.note
        )

    def amount(self) -> m.ShownAmount | None:
        amount = self._table.amount
        if amount.asked is None:
            return None
        value = amount.value or amount.asked.usual
        text = str(self._brief.amount(value))
        return m.ShownAmount(value, amount.asked.least, amount.asked.most, text)

    def sortings(self) -> tuple[tuple[str, str], ...]:
        translate = self._presenter.words.translate
        return (
            (Sorting.RANK, translate("CardsPage", "By rank")),
            (Sorting.SUIT, translate("CardsPage", "By suit")),
            (Sorting.OWN, translate("CardsPage", "Your order")),
        )

    def totals(self) -> tuple[m.ShownTotal, ...]:
        """The score, side by side, with who has won the deal, or the game."""
        session, words, score = self._game.session, self._presenter.words, self._presenter.score
        sheet = session.sheet
        last = sheet.deals[-1] if sheet.deals else None
        won = sheet.leaders if self._game.waiting is Waiting.OVER else ()
        if last is not None and not won:
            won = score.won_by(last, sheet)
        return tuple(
            m.ShownTotal(
                str(self._presenter.side_named(side)),
                words.number(total),
                "" if last is None else words.signed(last.points(side)),
                side in won,
                side,
            )
            for side, total in enumerate(sheet.totals)
        )
