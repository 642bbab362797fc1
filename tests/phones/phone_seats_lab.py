"""A game with seats on phones, without a network, and players who know no rules."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from msgspec.structs import replace

from handfoot_gui.core.game import GameDef
from handfoot_gui.core.preferences import Preferences, Sorting
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES
from handfoot_gui.phones import messages as m
from handfoot_gui.phones.seat import PhoneSeat
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_tables import SeatTables
from handfoot_gui.session.seat_turn import Doubt, House
from handfoot_gui.session.session import AnySession, Session
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.codec import load

NAMES: Final = ("Marta", "Elise", "Josip", "Karl", "Ana", "Pavel")


def record_of(
    game: GameDef, persons: Collection[int], players: int | None = None, preset: str | None = None
) -> Any:
    """A new game of *game* in which *persons* sit among bots."""
    name = preset or next(iter(game.presets))
    seats = players or min(game.preset_seats[name])
    level = next(iter(game.levels))
    return Record(
        game.name,
        name,
        game.preset_options(name, seats, None),
        tuple(
            Player(NAMES[n], PlayerKind.PERSON if n in persons else PlayerKind.BOT, level)
            for n in range(seats)
        ),
    )


SAMPLES: Final = Path(__file__).parents[1] / "samples"


def kept(sample: str, moves: int, persons: Collection[int] = ()) -> Any:
    """A kept game after so many moves, in which *persons* sit in the place of bots."""
    record = load(SAMPLES / f"{sample}.handfoot.json").record
    seats = tuple(
        replace(player, kind=PlayerKind.PERSON if n in persons else player.kind)
        for n, player in enumerate(record.seats)
    )
    return replace(record, seats=seats).with_moves(record.moves[:moves]).with_fair(())


class LabGame:
    """A game as its seats on phones know it."""

    language = "en"

    def __init__(self, record: Any, seed: int, words: Words | None) -> None:
        game = GAMES[record.game]
        words = words or Words()
        names = [player.name for player in record.seats]
        self.presenter: AnyPresenter = game.presenter(game.rules(record.options), names, words)
        self.session: AnySession = Session(
            self.presenter.rules,
            record,
            Random(seed),
            lambda *_: None,
            self.presenter.narrate,
        )
        self.preferences = Preferences()
        self.tables = SeatTables(self.presenter.table, House())
        self.phones: dict[Seat, PhoneSeat] = {}
        self.away: set[Seat] = set()
        self.looking: set[Seat] = set()
        """Those who have to say that they have looked."""
        self.has_asked: list[Seat] = []
        self.gestures: list[Seat] = []
        self.sorted_by: dict[Seat, Sorting] = {}
        self._read = 0
        """Deals whose score was read."""

    # --- what a seat asks ---------------------------------------------------------------------

    @property
    def waiting(self) -> Waiting:
        session = self.session
        if session.is_over:
            return Waiting.OVER
        if session.deal_just_ended and len(session.sheet.deals) > self._read:
            return Waiting.NEXT_DEAL
        if session.actor in self.phones:
            return Waiting.ELSEWHERE
        if self.looking:
            return Waiting.LOOK
        return Waiting.NOTHING if session.actor == TABLE else Waiting.BOT

    def make(self, seat: Seat, move: Any) -> None:
        assert self.session.actor == seat
        self.session.play(seat, move)
        self.see()

    def can_undo(self, seat: Seat) -> bool:
        return self.session.can_undo(seat)

    def undo(self, seat: Seat) -> None:
        self.session.undo(seat)
        self.see()

    def can_redo(self, seat: Seat) -> bool:
        return self.session.can_redo(seat)

    def redo(self, seat: Seat) -> None:
        self.session.redo(seat)
        self.see()

    def can_ask_hint(self, seat: Seat) -> bool:
        return self.session.actor == seat and self.waiting is Waiting.ELSEWHERE

    def ask_hint(self, seat: Seat) -> None:
        self.has_asked.append(seat)

    def weigh(self, seat: Seat, doubt: Doubt) -> None:
        """Without a program that thinks anybody asks about slips that anybody sees."""
        pending = self.tables.of(seat).pending
        if doubt.warning is not None and doubt.warning.is_plain:
            pending.wait_for(doubt)
        else:
            pending.approve(doubt.move)

    def keep_sorting(self, seat: Seat, sorting: Sorting) -> None:
        self.sorted_by[seat] = sorting

    def deal_next(self) -> None:
        if self.waiting is Waiting.NEXT_DEAL:
            self._read = len(self.session.sheet.deals)
            self.see()

    def is_looked_at(self, seat: Seat) -> bool:
        return seat in self.looking

    def looked(self, seat: Seat) -> None:
        self.looking.discard(seat)
        self.see()

    def is_away(self, seat: Seat) -> bool:
        return seat in self.away

    def gestured(self, seat: Seat) -> None:
        self.gestures.append(seat)

    def see(self) -> None:
        """Everybody sees how the game stands."""
        for phone in tuple(self.phones.values()):
            phone.see()


class Lab(LabGame):
    """Such a game as it goes on: bots play anything."""

    def __init__(
        self, record: Any, *, seed: int = 1, words: Words | None = None, most: int = 12
    ) -> None:
        """Bots choose from the first *most* moves that the rules suggest."""
        super().__init__(record, seed, words)
        self._looked_at: Any = None
        self._rng, self._most = Random(seed), most

    def take(self, seat: int) -> PhoneSeat:
        """A phone takes *seat*, from the screen or from another one."""
        at = Seat(seat)
        if at in self.phones:
            self.phones.pop(at).leave()
        made = self.phones[at] = PhoneSeat(self, at, self.tables.of(at))
        return made

    def table(self, seat: int) -> SeatTable:
        return self.tables.of(Seat(seat))

    def step(self) -> bool:
        """Let the table or a bot act; False where a person or the end of a deal is waited for."""
        session = self.session
        if self.waiting in (Waiting.NEXT_DEAL, Waiting.OVER, Waiting.ELSEWHERE, Waiting.LOOK):
            return False
        actor = session.actor
        assert actor is not None
        if actor == TABLE:
            view = session.covered(Seat(0))
            looked_at = self.presenter.looked_at(view)
            if looked_at in self.phones and view != self._looked_at:
                # Nobody is to notice whether anything was asked.
                self._looked_at = view
                self.looking.add(looked_at)
                self.see()
                return False
            session.play_table()
        else:
            suggested = session.rules.suggestions(session.view(actor))
            session.play(actor, self._rng.choice(list(islice(suggested, self._most))))
        self.see()
        return True

    def go_on(self) -> None:
        """Play until a person, or the end of a deal, is waited for."""
        while self.step():
            pass


class Blind:
    """Somebody at a phone who knows no rules: presses what is golden, and otherwise anything."""

    def __init__(self, phone: PhoneSeat, rng: Random) -> None:
        self.phone = phone
        self.seen: list[m.Shown] = []
        self._rng = rng

    def act(self) -> m.Shown:
        """One gesture; what was seen before it."""
        shown = self.phone.shown()
        self.seen.append(shown)
        self.phone.do(self._gesture(shown))
        return shown

    def _gesture(self, shown: m.Shown) -> m.FromPhone:
        rng, on = self._rng, [one for one in shown.buttons if not one.off]
        golden = [one for one in on if one.role == ButtonRole.PRIMARY]
        plain = [one for one in on if one.role != ButtonRole.QUIET]
        best = [zone for zone in shown.zones if zone.best]
        at, chance = shown.at, rng.random()
        if shown.amount is not None and chance < 0.3:
            return m.Choose(rng.randrange(shown.amount.least, shown.amount.most))
        if golden and chance < 0.7:
            return m.Press(golden[-1].code, at)
        if plain and (chance < 0.85 or not shown.hand):
            return m.Press(rng.choice(plain).code, at)
        if best and chance < 0.9:
            return m.Put(rng.choice(best).key, at)
        if shown.undo and chance < 0.91:
            return m.Undo(at)
        if not shown.hand:
            return m.Back()
        if sum(card.up for card in shown.hand) > 2 and not best and chance < 0.95:
            return m.Back()
        usable = [card for card in shown.hand if not card.dim] or list(shown.hand)
        return m.Tap(rng.choice(usable).id, same=chance > 0.97)


def play_deal(lab: Lab, blind: Sequence[Blind], most: int) -> int:
    """Play to the end of the deal; how many gestures that took, *most* at most."""
    by_seat = {one.phone.seat: one for one in blind}
    for count in range(most):
        lab.go_on()
        if lab.waiting in (Waiting.NEXT_DEAL, Waiting.OVER):
            return count
        seat = next(iter(lab.looking), lab.session.actor)
        assert seat is not None
        by_seat[seat].act()
    raise AssertionError(f"the deal does not end: {lab.phones[seat].shown()}")
