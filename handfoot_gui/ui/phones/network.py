"""The networks that this computer is in, as the system tells them."""

from __future__ import annotations

from typing import Final

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

from handfoot_gui.phones.addresses import Interface, for_phones

_FLAG: Final = QNetworkInterface.InterfaceFlag
_OF_DEVICES: Final = (
    QNetworkInterface.InterfaceType.Ethernet,
    QNetworkInterface.InterfaceType.Wifi,
)


def addresses() -> tuple[str, ...]:
    """The addresses that a phone at home may reach this computer by, the likeliest first."""
    return for_phones(map(_told, QNetworkInterface.allInterfaces()))


def _told(one: QNetworkInterface) -> Interface:
    flags = one.flags()
    numbers = (entry.ip() for entry in one.addressEntries())
    return Interface(
        name=one.name(),
        label=one.humanReadableName(),
        is_up=bool(flags & _FLAG.IsUp and flags & _FLAG.IsRunning),
        is_within=bool(flags & _FLAG.IsLoopBack),
        is_between_two=bool(flags & _FLAG.IsPointToPoint),
        is_of_devices=one.type() in _OF_DEVICES,
        addresses=tuple(
            number.toString()
            for number in numbers
            if number.protocol() is QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
        ),
    )
