"""Which of a computer's addresses a phone at home is told."""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import AddressValueError, IPv4Address, IPv4Network
from typing import Final

from msgspec import Struct

_ROUTERS_GIVE: Final = tuple(
    IPv4Network(network) for network in ("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12")
)
"""What routers at home give, the most usual one first."""
_NOT_OF_HOME: Final = re.compile(
    r"(?:docker|podman|cni|flannel|cali|lxc|lxd|br-|veth|virbr|vmnet|vboxnet|vnet|"
    r"tun|tap|utun|ppp|wg|ipsec|tailscale|zt|ham\d|awdl|llw|anpi)"
    r"|.*(?:vethernet|virtualbox|vmware|hyper-v|wsl|tap-|wireguard|openvpn|wintun|tailscale|"
    r"zerotier|hamachi|nordlynx|bluetooth)",
    re.IGNORECASE,
)
"""How ways into networks are called that exist within this computer, or lead far away."""


class Interface(Struct, frozen=True, kw_only=True):
    """A way from this computer into a network."""

    name: str
    """As the system calls it, such as "wlan0"."""
    label: str = ""
    """As the system shows it to people, such as "Wi-Fi"."""
    is_up: bool = True
    is_within: bool = False
    """It leads to this computer itself."""
    is_between_two: bool = False
    """It leads to one other computer, as a VPN does."""
    is_of_devices: bool = False
    """It is a cable or Wi-Fi."""
    addresses: tuple[str, ...] = ()


def for_phones(interfaces: Iterable[Interface]) -> tuple[str, ...]:
    """The addresses that a phone may reach this computer by, the likeliest first.

    What leads into a network within this computer, or far away, is left out where there is
    anything else. Without a network there is none.
    """
    found = [
        (_is_strange(one), not one.is_of_devices, _rank(address), address)
        for one in interfaces
        if one.is_up and not one.is_within
        for address in one.addresses
        if is_near(address)
    ]
    at_home = [one for one in found if not one[0]]
    # Of equals the system names the one first that it uses itself.
    ranked = sorted(at_home or found, key=lambda one: one[:-1])
    return tuple(dict.fromkeys(address for *_, address in ranked))


def is_near(address: str) -> bool:
    """Whether *address* is one of a home, and not of somebody anywhere in the internet."""
    try:
        number = IPv4Address(address)
    except AddressValueError:
        return False
    return not (number.is_global or number.is_multicast or number.is_unspecified)


def _is_strange(one: Interface) -> bool:
    return one.is_between_two or any(map(_NOT_OF_HOME.match, (one.name, one.label)))


def _rank(address: str) -> int:
    number = IPv4Address(address)
    inside = (at for at, network in enumerate(_ROUTERS_GIVE) if number in network)
    return next(inside, len(_ROUTERS_GIVE))
