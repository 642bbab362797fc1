"""A seat that is held by a phone: what a phone shows, and what comes of what it says."""

from __future__ import annotations

from typing import Any

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.game import SeatGame
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import Listeners


class PhoneSeat:
    """One seat of a game, as long as a phone holds it.

    Call `see` whenever the game has changed, `do` with what the phone has said (anything but
    `Join` and `Here`), and send `shown` after both, and whenever `changed` says so.
    """

    def __init__(self, game: SeatGame, seat: Seat, seat_table: SeatTable) -> None:
        """*seat_table* is the seat's, whatever device showed it before: what lies there stays."""
        self.changed: Listeners[None] = Listeners()
        """Told when something else is to be shown though neither the game nor the phone said
        anything, as a hint that came."""
        self.seat = seat
        self.is_wide = False
        """The page has room for a whole table."""
        self._game = game
        self._table = seat_table
        self._said = ""
        self._at = 0
        self._known: Any = None
        self._cards: dict[int, Card] = {}
        self._numbers: dict[Card, int] = {}
        seat_table.events.moved.connect(self._on_moved)
        self.see()

    def leave(self) -> None:
        """The phone holds the seat no more; what is put together stays on its table."""
        self._table.events.moved.disconnect(self._on_moved)
        self._table.put_away(self._game.session.view(self.seat))

    # --- from the game

    def see(self) -> None:
        """The game has changed, or the phone has come."""
        self._table.see(self._game.session.view(self.seat), is_animated=False)

    def show_hint(self, move: Any, text: str) -> None:
        """The program would make *move* (None: it has nothing to say), which it says as *text*."""
        if move is not None:
            self._table.show_hint(move)
        self._said = text
        self.changed.emit(None)

    def _on_moved(self, move: Any) -> None:
        self._game.make(self.seat, move)

    # --- from the phone

    def do(self, said: m.FromPhone) -> None:
        """Do what the phone has *said*; what it said about an older table does nothing."""
        match said:
            case m.Tap(card=number, zone=key) if (card := self._cards.get(number)) is not None:
                self._table.tap(card, key)
            case m.Put(zone=key, at=at) if at == self._at:
                self._table.put(key)
            case m.Press(code=code, at=at) if at == self._at:
                self._table.press(code)
            case m.Back():
                self._table.put_back()
            case m.Wide(is_wide=is_wide):
                self.is_wide = is_wide

    # --- to the phone

    def shown(self) -> m.Shown:
        """All that the phone shows now."""
        presenter, table = self._game.presenter, self._table.table
        words, name = presenter.table_words, presenter.names[self.seat]
        view = self._game.session.view(self.seat)
        state = (view, self._table.turn.draft, self._table.selection.cards)
        if state != self._known:
            self._known, self._at = state, self._at + 1
        said = presenter.prompt(view, self._table.turn.draft)
        return m.Shown(
            v=m.VERSION,
            at=self._at,
            language=self._game.language,
            you=name,
            side=presenter.side_of(self.seat),
            game=self._game.session.record.game,
            turn=table.is_own_turn,
            prompt=said.expected,
            facts=said.facts,
            said=self._said,
            hand=tuple(self._card(card) for card in table.hand),
            zones=tuple(
                m.ShownZone(
                    zone.key,
                    words.zone_name(zone, ""),
                    str(zone.place),
                    words.zone_label(zone),
                    cards=tuple(self._card(card) for card in zone.cards),
                    count=zone.count,
                )
                for zone in table.zones
                if zone.key != HAND
            ),
            buttons=tuple(
                m.ShownButton(one.code, one.text, one.role, not one.is_on)
                for one in self._table.buttons(words, name)
            ),
        )

    def _card(self, card: Card) -> m.ShownCard:
        number = self._numbers.setdefault(card, len(self._numbers) + 1)
        self._cards[number] = card
        up = card in self._table.selection
        face = f"{card.rank.name.lower()}.{card.suit.name.lower()}"
        return m.ShownCard(number, face, up=up)
