"""The tables of `shown_states`, served as real ones are: what each seat shows is always the same.

    QT_QPA_PLATFORM=offscreen .venv/bin/python tests/browsers/serve_states.py

prints the port and goes on until its standard input ends. The key of a state is
`key-of-state-NAME`. A tap lifts a card or puts it back; nothing else changes a table. Lines on the
standard input are commands: `show SEAT STATE` tells the phone of the first state's seat another
table, `drop SEAT` cuts its connection, `dismiss SEAT` takes it to the screen.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
TESTS: Final = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(TESTS), str(TESTS.parent), str(TESTS / "browsers")]

from msgspec.structs import replace  # noqa: E402
from PySide6.QtCore import QSocketNotifier  # noqa: E402
from PySide6.QtNetwork import QTcpSocket  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402
from shown_states import STATES  # noqa: E402

from handfoot_gui.core.seats import Seat  # noqa: E402
from handfoot_gui.phones.messages import FromPhone, Gone, Join, Shown, Tap  # noqa: E402
from handfoot_gui.ui.phones.listener import Listener  # noqa: E402
from handfoot_gui.ui.widgets.figures import translate  # noqa: E402
from handfoot_gui.ui.widgets.timing import USUAL  # noqa: E402
from handfoot_gui.ui.window.language import ENGLISH, use_language  # noqa: E402

_KEY: Final = "key-of-state-"
_NAMES: Final = tuple(STATES)


class States:
    """A seat for each state."""

    def __init__(self) -> None:
        self._shown: dict[Seat, Shown] = {}
        self.listener = Listener(self._seat_of, translate, USUAL)
        self.listener.reached_by(["127.0.0.1"])
        self.listener.joined.connect(self._on_joined)
        self.listener.said.connect(self._on_said)
        self.port = self.listener.open()

    def _seat_of(self, key: str) -> Seat | None:
        name = key.removeprefix(_KEY)
        return Seat(_NAMES.index(name)) if name in STATES else None

    def _on_joined(self, seat: Seat, _: Join) -> None:
        self._shown.setdefault(seat, STATES[_NAMES[seat]])
        self.listener.tell(seat, self._shown[seat])

    def _on_said(self, seat: Seat, said: FromPhone) -> None:
        shown = self._shown[seat]
        if isinstance(said, Tap):
            hand = tuple(
                replace(card, up=not card.up) if card.id == said.card else card
                for card in shown.hand
            )
            shown = self._shown[seat] = replace(shown, hand=hand)
        self.listener.tell(seat, shown)

    def obey(self, line: str) -> None:
        """Do what a line of the standard input says."""
        what, name, *rest = line.split()
        seat = Seat(_NAMES.index(name))
        match [what, *rest]:
            case ["show", state]:
                self._shown[seat] = STATES[state]
                self.listener.tell(seat, STATES[state])
            case ["forget"]:
                self._shown.pop(seat, None)
            case ["drop"]:
                for socket in self.listener.findChildren(QTcpSocket):
                    socket.abort()
            case ["dismiss"]:
                gone = Gone("Your cards are on the big screen now.", can_ask=True)
                self.listener.dismiss(seat, gone)
        print("done", flush=True)


def main() -> int:
    """Serve the states until the standard input ends."""
    app = QApplication(sys.argv[:1])
    use_language(ENGLISH)
    states = States()
    print(states.port, flush=True)
    notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)

    def on_lines(*_: object) -> None:
        lines = os.read(sys.stdin.fileno(), 4096)
        if not lines:
            app.quit()
        for line in lines.decode().splitlines():
            states.obey(line)

    notifier.activated.connect(on_lines)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
