"""How long a phone that behaves waits for its answer while strangers do what they can.

Run it with ``python tests/benchmarks/bench_attacks.py [--runs N] [NAME ...]``, with names for some
attacks alone. A real game is served by one process, the phone that taps is another one, and this
one attacks. Figures beside "calm" of the same run count. Linux only.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from phone_client import Client, frame, get  # noqa: E402

from tests.benchmarks.figures import line  # noqa: E402

SECONDS = 2.0
"""How long each attack goes on."""
PAUSE = 0.06
"""Seconds between two taps: as many as a phone may send."""


# -- the phone that behaves ------------------------------------------------------------------------


def behave(port: int) -> None:
    """Tap a card and put it back until standard input ends; print when each was answered."""
    from websockets.sync.client import connect

    ends = threading.Event()
    threading.Thread(target=lambda: (sys.stdin.read(), ends.set()), daemon=True).start()
    host = f"127.0.0.1:{port}"
    found = []
    with connect(f"ws://{host}/ws", origin=f"http://{host}") as phone:
        phone.send(json.dumps({"do": "join", "key": "key-of-seat-0"}))
        card = json.loads(phone.recv(timeout=20))["hand"][0]["id"]
        print("ready", flush=True)
        while not ends.is_set():
            for said in ({"do": "tap", "card": card, "zone": "hand"}, {"do": "back"}):
                with suppress(TimeoutError):
                    while True:
                        phone.recv(timeout=0)
                begun = time.perf_counter()
                phone.send(json.dumps(said))
                phone.recv(timeout=20)
                found.append((time.time(), 1000 * (time.perf_counter() - begun)))
                time.sleep(PAUSE)
    print(json.dumps(found), flush=True)


# -- those who do not ------------------------------------------------------------------------------


class Attack:
    """What one who attacks has at hand."""

    def __init__(self, port: int) -> None:
        self.port, self.host = port, f"127.0.0.1:{port}"
        self.dice = random.Random(1)
        self.done = 0
        self.held: list[socket.socket] = []

    def connection(self) -> socket.socket:
        made = socket.create_connection(("127.0.0.1", self.port), timeout=10)
        made.settimeout(2)
        return made

    def send(self, data: bytes, *, handshake: bool = True, join: str = "") -> None:
        """Send *data* on a connection of its own, until the other end has enough."""
        with suppress(OSError), self.connection() as end:
            if handshake or join:
                end.sendall(Client(self.host, deflates=False).take())
                end.recv(4096)
            if join:
                end.sendall(frame(1, json.dumps({"do": "join", "key": join}).encode()))
            end.sendall(data)
            end.recv(4096)
        self.done += 1

    def again_and_again(self, act: Callable[[], None]) -> None:
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            act()

    def hold(self, number: int, data: bytes = b"") -> None:
        for _ in range(number):
            with suppress(OSError):
                self.held.append(self.connection())
                self.held[-1].sendall(data)
            self.done += 1

    def let_go(self) -> None:
        for one in self.held:
            one.close()


def calm(_: Attack) -> None:
    time.sleep(SECONDS)


def flood_of_a_stranger(one: Attack) -> None:
    one.again_and_again(lambda: one.send(frame(1, b'{"do":"here"}') * 5000))


def flood_of_pings(one: Attack) -> None:
    one.again_and_again(lambda: one.send(frame(9, b"?") * 20_000))


def flood_of_a_joined_phone(one: Attack) -> None:
    said = frame(1, b'{"do":"undo","at":0}') * 5000
    one.again_and_again(lambda: one.send(said, join="key-of-seat-1"))


def wrong_keys(one: Attack) -> None:
    one.again_and_again(lambda: one.send(b"", join="x" * 22))


def page_again_and_again(one: Attack) -> None:
    one.again_and_again(lambda: one.send(get("/cards.svg", one.host), handshake=False))


def slow_loris(one: Attack) -> None:
    one.hold(40, b"GET / HT")
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        for held in one.held:
            with suppress(OSError):
                held.sendall(b"T")
        time.sleep(0.05)


def many_held_open(one: Attack) -> None:
    one.hold(1000)
    time.sleep(SECONDS / 2)


def files_not_taken(one: Attack) -> None:
    one.again_and_again(lambda: one.hold(5, get("/cards.svg", one.host)))


def random_bytes(one: Attack) -> None:
    for _ in range(200):
        one.send(one.dice.randbytes(one.dice.randrange(1, 20_000)), handshake=False)


def random_frames(one: Attack) -> None:
    for _ in range(100):
        one.send(one.dice.randbytes(500))


ATTACKS = {
    act.__name__: act
    for act in (
        calm, flood_of_a_stranger, flood_of_pings, flood_of_a_joined_phone, wrong_keys,
        page_again_and_again, slow_loris, many_held_open, files_not_taken, random_bytes,
        random_frames,
    )
}  # fmt: skip


# -- both ------------------------------------------------------------------------------------------


@contextmanager
def served() -> Iterator[tuple[int, int]]:
    """A game of two phones and two bots: its port, and the process."""
    command = [sys.executable, str(TESTS / "browsers" / "serve.py"), "hand-and-foot", "2"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        port = int(game.stdout.readline().split("/")[2].split(":")[1])
        game.stdout.readline()
        # Both of the first seats are persons: the first one is asked for something.
        game.stdin.write("bots 8\n")
        game.stdin.flush()
        time.sleep(1)
        yield port, game.pid
        game.stdin.close()


@contextmanager
def behaving(port: int) -> Iterator[list[tuple[float, float]]]:
    """A phone that taps meanwhile; afterwards, when it was answered and how many milliseconds
    that took."""
    found: list[tuple[float, float]] = []
    command = [sys.executable, __file__, "--behave", str(port)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as phone:
        assert phone.stdin is not None
        assert phone.stdout is not None
        assert phone.stdout.readline() == "ready\n"
        yield found
        phone.stdin.close()
        found += json.loads(phone.stdout.readline())


def kibibytes(process: int) -> int:
    """What *process* has in memory."""
    told = Path(f"/proc/{process}/status").read_text("utf-8")
    return int(told.partition("VmRSS:")[2].split()[0])


def measure(names: list[str]) -> None:
    """One run of these attacks."""
    spans: dict[str, tuple[float, float, int, int]] = {}
    with served() as (port, process), behaving(port) as answers:
        time.sleep(1)
        for name in names:
            one, before, begun = Attack(port), kibibytes(process), time.time()
            ATTACKS[name](one)
            spans[name] = (begun, time.time(), one.done, kibibytes(process) - before)
            one.let_go()
            time.sleep(0.5)
    for name, (begun, ended, done, more) in spans.items():
        taken = sorted(took for at, took in answers if begun <= at <= ended)
        if not taken:
            line(name, "no answer")
            continue
        line(
            name.replace("_", " "),
            f"{statistics.median(taken):.1f} ms median, "
            f"{taken[int(0.95 * (len(taken) - 1))]:.1f} p95, {taken[-1]:.0f} longest of "
            f"{len(taken)}; {done} times, {more:+} KiB",
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--runs", type=int, default=1)
    parser.add_argument("--behave", type=int, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.behave:
        behave(asked.behave)
        return
    for _ in range(asked.runs):
        measure(asked.names or list(ATTACKS))


if __name__ == "__main__":
    main()
