"""The one address by which family far away reaches the page, through a tunnel they start
themselves."""

from __future__ import annotations

import re
from enum import Enum, auto
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

_SCHEME: Final = "https://"
_LONGEST: Final = 253
_LABEL: Final = r"(?!-)[a-z0-9-]{1,63}(?<!-)"
_NAME: Final = re.compile(rf"\A(?:{_LABEL}\.)+{_LABEL}\Z")
_PORT: Final = re.compile(r"\A[1-9][0-9]{0,4}\Z")
_USUAL: Final = 443
"""The port that browsers leave out."""


class Wrong(Enum):
    """Why an address cannot be that of a tunnel."""

    NOT_HTTPS = auto()
    """It does not begin with https://."""
    HAS_MORE = auto()
    """Something follows the name of the computer, or stands before it."""
    NO_NAME = auto()
    """There is no name of a computer in the internet in it."""


def host_of(typed: str) -> str | Wrong:
    """The host of the address that was *typed*, as browsers say it: a name, with a port where that
    is not the usual one."""
    text = typed.strip()
    if text[: len(_SCHEME)].lower() != _SCHEME:
        return Wrong.NOT_HTTPS
    rest = text[len(_SCHEME) :].removesuffix("/")
    if re.search(r"[/?#@\\\s]", rest):
        return Wrong.HAS_MORE
    name, colon, port = rest.lower().partition(":")
    if not _NAME.match(name) or len(name) > _LONGEST or name.rpartition(".")[2].isdecimal():
        return Wrong.NO_NAME
    if not colon:
        return name
    if not _PORT.match(port) or int(port) > 2**16 - 1:
        return Wrong.NO_NAME
    return name if int(port) == _USUAL else f"{name}:{port}"


def told_client(forwarded: list[str]) -> str:
    """Whom a tunnel says it speaks for, from its headers *X-Forwarded-For*; empty where it does
    not say.

    Everybody may begin such a header, and each computer on the way adds whom it hears: only the
    last one is what the tunnel itself has seen.
    """
    last = ",".join(forwarded).rpartition(",")[2].strip()
    try:
        found: IPv4Address | IPv6Address = ip_address(last)
    except ValueError:
        return ""
    if isinstance(found, IPv6Address):
        # A household has as many of these as it likes, that begin alike.
        return found.exploded[:19]
    return str(found)
