"""A real game whose persons sit at phones, on this computer alone, for a browser or for a test.

    QT_QPA_PLATFORM=offscreen .venv/bin/python tests/browsers/serve.py [GAME] [PERSONS]

prints an address for each person, such as http://127.0.0.1:50123/#key-of-seat-0, and plays until
its standard input ends. The persons have the first seats, bots all others. `--help` tells what else
can be said: port, seed, language, preset, pace, and how many moves are made before. GAME is
`hand-and-foot`, `raub`, `manipulation` or the example game of the tests, `high-tricks`.

Lines on its standard input are commands: `dismiss SEAT` takes the seat to the screen, `close` stops
listening, `open` listens again on the same port, `bots MOVES` lets bots make so many moves for
everybody, `tunnel HOST` lets in who comes through a tunnel of that name (`tunnel` alone: nobody)
and prints when that is done, `numbers` prints what is typed for each person where no code is
scanned, `state` prints who is to move and what was made last.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
TESTS: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from PySide6.QtCore import QObject, QSocketNotifier, QTimer  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from handfoot_gui.core.preferences import Sorting  # noqa: E402
from handfoot_gui.core.presenter import AnyPresenter  # noqa: E402
from handfoot_gui.core.record import Player, PlayerKind, Record  # noqa: E402
from handfoot_gui.core.seats import TABLE, Seat  # noqa: E402
from handfoot_gui.games import GAMES, presenter_of  # noqa: E402
from handfoot_gui.phones.messages import FromPhone, Gone, Join  # noqa: E402
from handfoot_gui.phones.seat import PhoneSeat  # noqa: E402
from handfoot_gui.session.seat_tables import SeatTables  # noqa: E402
from handfoot_gui.session.seat_turn import Doubt, House  # noqa: E402
from handfoot_gui.session.session import AnySession, Session  # noqa: E402
from handfoot_gui.session.waiting import Waiting  # noqa: E402
from handfoot_gui.ui.phones.listener import Listener, lead_through  # noqa: E402
from handfoot_gui.ui.widgets.figures import translate  # noqa: E402
from handfoot_gui.ui.widgets.timing import USUAL, Timing  # noqa: E402
from handfoot_gui.ui.widgets.vocabulary import WORDS  # noqa: E402
from handfoot_gui.ui.window.language import ENGLISH, use_language  # noqa: E402

LOOPBACK: Final = "127.0.0.1"
NAMES: Final = ("Marta", "Josip", "Ana", "Ivo", "Petra", "Luka", "Eva", "Jan")


def key_of(seat: int) -> str:
    """The key of a seat, which every run gives it."""
    return f"key-of-seat-{seat}"


def new_session(
    game: str, persons: int, seed: int, preset: str = ""
) -> tuple[AnySession, AnyPresenter]:
    """A game of *persons* and bots that nobody keeps."""
    found = GAMES[game]
    preset = preset or next(iter(found.presets))
    options: Any = found.presets[preset]
    level = found.levels[min(1, len(found.levels) - 1)]
    seats = tuple(
        Player(name, PlayerKind.PERSON) if at < persons else Player(name, PlayerKind.BOT, level)
        for at, name in enumerate(NAMES[: options.players])
    )
    record: Any = Record(game, preset, options, seats)
    presenter = presenter_of(record, WORDS)
    session: Any = Session(
        presenter.rules, record, Random(seed), lambda *_: None, presenter.narrate
    )
    return session, presenter


class Table(QObject):
    """A game and its phones: the least that can be between `PhoneSeat` and `Listener`."""

    def __init__(
        self,
        game: str = "hand-and-foot",
        persons: int = 1,
        *,
        port: int | None = None,
        seed: int = 7,
        preset: str = "",
        language: str = ENGLISH,
        pace: int = 300,
        moves: int = 0,
        timing: Timing = USUAL,
    ) -> None:
        """Bots act every *pace* milliseconds, and make the first *moves* for everybody."""
        super().__init__()
        self.language = use_language(language).replace("_", "-")
        self.session, self.presenter = new_session(game, persons, seed, preset)
        self.preferences = WORDS.preferences
        self.waiting = Waiting.NOTHING
        options = self.session.record.options
        self._bots = [
            GAMES[game].bot(player.level or GAMES[game].levels[0], options)
            for player in self.session.record.seats
        ]
        self._dice = Random(seed + 1)
        for _ in range(moves):
            self._bot_move()
        self._tables = SeatTables(self.presenter.table, House())
        self._seats: dict[Seat, PhoneSeat] = {}
        self._persons = tuple(Seat(at) for at in range(persons))
        self.listener = Listener(self._seat_of, translate, timing, self)
        self.listener.reached_by([LOOPBACK])
        self.listener.key_of = key_of
        self.listener.joined.connect(self._on_joined)
        self.listener.said.connect(self._on_said)
        self.listener.left.connect(self._tell_soon)
        self.port = self.listener.open(port)
        self._next = QTimer(self, interval=pace)
        self._next.timeout.connect(self._act)
        self._due: list[Seat] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell_next)
        self._proceed()

    @property
    def addresses(self) -> list[str]:
        """What the phone of each person opens."""
        return [f"http://{LOOPBACK}:{self.port}/#{key_of(seat)}" for seat in self._persons]

    def _seat_of(self, key: str) -> Seat | None:
        return next((seat for seat in self._persons if key == key_of(seat)), None)

    # -- the game, by itself ----------------------------------------------------------------------

    def _proceed(self) -> None:
        actor = self.session.actor
        if actor is None:
            self.waiting = Waiting.OVER
        elif self.session.deal_just_ended:
            self.waiting = Waiting.NEXT_DEAL
        elif actor == TABLE:
            self.waiting = Waiting.NOTHING
        else:
            self.waiting = Waiting.ELSEWHERE if actor in self._persons else Waiting.BOT
        if self.waiting in (Waiting.NOTHING, Waiting.BOT):
            self._next.start()
        else:
            self._next.stop()
        self._tell_soon()

    def _act(self) -> None:
        self._bot_move()
        self._proceed()

    def _bot_move(self) -> None:
        actor = self.session.actor
        if actor == TABLE:
            self.session.play_table()
        elif actor is not None:
            view = self.session.view(actor)
            seed = self._dice.randrange(2**32)
            self.session.play(actor, self._bots[actor].choose(view, seed, 0.0))

    def play_on(self, moves: int) -> None:
        """Bots make so many *moves* for everybody."""
        for _ in range(moves):
            self._bot_move()
        self._proceed()

    # -- what a seat asks of its game -------------------------------------------------------------

    def make(self, seat: Seat, move: Any) -> None:
        if self.session.actor == seat:
            self.session.play(seat, move)
            self._proceed()

    def can_undo(self, seat: Seat) -> bool:
        return self.session.can_undo(seat)

    def undo(self, seat: Seat) -> None:
        if self.session.can_undo(seat):
            self.session.undo(seat)
            self._proceed()

    def can_redo(self, seat: Seat) -> bool:
        return self.session.can_redo(seat)

    def redo(self, seat: Seat) -> None:
        if self.session.can_redo(seat):
            self.session.redo(seat)
            self._proceed()

    def can_ask_hint(self, seat: Seat) -> bool:
        return self.waiting is Waiting.ELSEWHERE and self.session.actor == seat

    def ask_hint(self, seat: Seat) -> None:
        if self.can_ask_hint(seat):
            move = self._bots[seat].choose(self.session.view(seat), 1, 0.0)
            self._seats[seat].show_hint(move, "")

    def weigh(self, seat: Seat, doubt: Doubt) -> None:
        pending = self._tables.of(seat).pending
        if doubt.warning is not None and doubt.warning.is_plain:
            pending.wait_for(doubt)
        else:
            pending.approve(doubt.move)

    def keep_sorting(self, seat: Seat, sorting: Sorting) -> None:
        """Nothing is kept here."""

    def deal_next(self) -> None:
        if self.waiting is Waiting.NEXT_DEAL:
            self._act()

    def is_looked_at(self, seat: Seat) -> bool:  # noqa: ARG002  (nothing is asked in silence here)
        return False

    def looked(self, seat: Seat) -> None:
        """Nothing waits for that here."""

    def is_away(self, seat: Seat) -> bool:
        return seat in self._persons and not self.listener.is_here(seat)

    def gestured(self, seat: Seat) -> None:
        """Nothing is taken back for others here."""

    # -- phones -----------------------------------------------------------------------------------

    def _on_joined(self, seat: Seat, said: Join) -> None:
        if seat not in self._seats:
            self._seats[seat] = PhoneSeat(self, seat, self._tables.of(seat))
            self._seats[seat].changed.connect(lambda _: self._tell(seat))
        self._seats[seat].is_wide = said.is_wide
        self._tell(seat)
        self._tell_soon()

    def _on_said(self, seat: Seat, said: FromPhone) -> None:
        self._seats[seat].do(said)
        self._tell(seat)

    def _tell(self, seat: Seat) -> None:
        self.listener.tell(seat, self._seats[seat].shown())

    def _tell_soon(self, *_: object) -> None:
        self._due = list(self._seats)
        self._soon.start()

    def _tell_next(self) -> None:
        if self._due:
            seat = self._due.pop(0)
            self._seats[seat].see()
            self._tell(seat)
            self._soon.start()

    # -- commands ---------------------------------------------------------------------------------

    def obey(self, line: str) -> None:
        """Do what a line of the standard input says."""
        match line.split():
            case ["dismiss", seat]:
                text = "Your cards are on the big screen now."
                self.listener.dismiss(Seat(int(seat)), Gone(text, can_ask=True))
            case ["close"]:
                self.listener.close()
            case ["open"]:
                self.listener.open(self.port)
            case ["tunnel", *host]:
                lead_through(self.listener, "".join(host))
                print("done", flush=True)
            case ["bots", moves]:
                self.play_on(int(moves))
            case ["numbers"]:
                print(*map(self.listener.numbers.of, self._persons), flush=True)
            case ["state"]:
                print(self.session.actor, self.session.last_move, flush=True)


def main(words: Sequence[str] | None = None) -> int:
    """Serve a game until the standard input ends."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    asked.add_argument("game", nargs="?", default="hand-and-foot")
    asked.add_argument("persons", nargs="?", type=int, default=1)
    asked.add_argument("--port", type=int)
    asked.add_argument("--seed", type=int, default=7)
    asked.add_argument("--preset", default="")
    asked.add_argument("--language", default=ENGLISH)
    asked.add_argument("--pace", type=int, default=300, help="milliseconds between acts of bots")
    asked.add_argument("--moves", type=int, default=0, help="that bots make before, for everybody")
    given = asked.parse_args(words)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    if given.game == "high-tricks":
        from example_game.game import GAME

        GAMES[GAME.name] = GAME
    table = Table(**vars(given))
    for address in table.addresses:
        print(address, flush=True)
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
    notifier.activated.connect(partial(_on_lines, table, app))
    return app.exec()


def _on_lines(table: Table, app: QApplication, *_: object) -> None:
    lines = os.read(sys.stdin.fileno(), 4096)
    if not lines:
        app.quit()
    for line in lines.decode().splitlines():
        table.obey(line)


if __name__ == "__main__":
    sys.exit(main())
