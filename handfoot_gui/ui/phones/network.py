"""The networks that this computer is in, as the system tells them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from handfoot_gui.phones.addresses import Interface, for_phones

if TYPE_CHECKING:
    from PySide6.QtNetwork import QNetworkInterface


def addresses() -> tuple[str, ...]:
    """The addresses that a phone at home may reach this computer by, the likeliest first.

    There is none where libraries are missing, which `Listener.open` names.
    """
    try:
        from PySide6.QtNetwork import QNetworkInterface
    except ImportError:
        return ()
    return for_phones(map(_told, QNetworkInterface.allInterfaces()))


def _told(one: QNetworkInterface) -> Interface:
    from PySide6.QtNetwork import QAbstractSocket

    flag, kind, flags = one.InterfaceFlag, one.InterfaceType, one.flags()
    numbers = (entry.ip() for entry in one.addressEntries())
    return Interface(
        name=one.name(),
        label=one.humanReadableName(),
        is_up=bool(flags & flag.IsUp and flags & flag.IsRunning),
        is_within=bool(flags & flag.IsLoopBack),
        is_between_two=bool(flags & flag.IsPointToPoint),
        is_of_devices=one.type() in (kind.Ethernet, kind.Wifi),
        addresses=tuple(
            number.toString()
            for number in numbers
            if number.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
        ),
    )
