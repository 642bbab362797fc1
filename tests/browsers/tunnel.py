"""A tunnel as families start them: a computer with a name and a certificate, which hands on to the
table whatever it is asked, messages too."""

from __future__ import annotations

import contextlib
import socket
import ssl
import subprocess
import threading
from pathlib import Path
from select import select
from typing import Final, Self

HOST: Final = "oma.example.org"
_END: Final = b"\r\n\r\n"


def certificate(folder: Path) -> Path:
    """A certificate for `HOST` with its key, which nobody has signed."""
    path = folder / "tunnel.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj",
         f"/CN={HOST}", "-addext", f"subjectAltName=DNS:{HOST}", "-keyout", path, "-out",
         folder / "crt.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    path.write_bytes(path.read_bytes() + (folder / "crt.pem").read_bytes())
    return path


class Tunnel:
    """Listens on a port of this computer with HTTPS, and connects to the table on another."""

    def __init__(self, table: int, pem: Path) -> None:
        self._table = table
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(pem)
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self.asked: list[bytes] = []
        """The first lines of what it was asked."""
        threading.Thread(target=self._listen, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                guest, (address, _) = self._socket.accept()
                threading.Thread(target=self._serve, args=(guest, address), daemon=True).start()

    def _serve(self, plain: socket.socket, address: str) -> None:
        with contextlib.suppress(OSError), self._context.wrap_socket(plain, True) as guest:
            head = b""
            while _END not in head:
                data = guest.recv(65536)
                if not data:
                    return
                head += data
            self.asked.append(head.partition(b"\r\n")[0])
            told = f"\r\nX-Forwarded-For: {address}\r\nX-Forwarded-Proto: https\r\n\r\n".encode()
            with socket.create_connection(("127.0.0.1", self._table)) as table:
                table.sendall(head.replace(_END, told, 1))
                _join(guest, table)
                guest.unwrap()


def _join(guest: ssl.SSLSocket, table: socket.socket) -> None:
    """Hand on what comes from either to the other, until one has nothing more to say."""
    while True:
        waiting = [guest] if guest.pending() else select([guest, table], [], [])[0]
        for source in waiting:
            data = source.recv(65536)
            if not data:
                return
            (table if source is guest else guest).sendall(data)
