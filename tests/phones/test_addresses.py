"""Which address of a computer a phone at home is told."""

from __future__ import annotations

import pytest

from handfoot_gui.phones.addresses import Interface, for_phones, is_near


def way(name: str, *addresses: str, label: str = "", **facts: bool) -> Interface:
    return Interface(name=name, label=label, addresses=addresses, **facts)


WIFI = way("wlp3s0", "192.168.1.23", is_of_devices=True)
LOOPBACK = way("lo", "127.0.0.1", is_within=True)


def test_the_address_at_home_comes_first() -> None:
    assert for_phones([LOOPBACK, WIFI]) == ("192.168.1.23",)
    cable = way("enp0s1", "10.0.0.4", is_of_devices=True)
    assert for_phones([cable, WIFI]) == ("192.168.1.23", "10.0.0.4")
    twice = way("eth0", "172.16.0.2", "169.254.3.4", "10.1.2.3", is_of_devices=True)
    assert for_phones([twice]) == ("10.1.2.3", "172.16.0.2", "169.254.3.4")


def test_of_equals_the_system_says_which_is_first() -> None:
    one, other = (way(f"eth{at}", f"192.168.{at}.2", is_of_devices=True) for at in (1, 0))
    assert for_phones([one, other]) == ("192.168.1.2", "192.168.0.2")


@pytest.mark.parametrize(
    ("name", "label"),
    [
        ("docker0", ""), ("br-3f2a91c7d0e1", ""), ("veth1f2e3d", ""), ("virbr0", ""),
        ("vmnet8", ""), ("vboxnet0", ""), ("tun0", ""), ("tap0", ""), ("utun3", ""), ("wg0", ""),
        ("tailscale0", ""), ("ztabcdef", ""), ("ppp0", ""), ("podman0", ""), ("lxdbr0", ""),
        ("ethernet_32770", "vEthernet (WSL (Hyper-V firewall))"),
        ("ethernet_4", "VirtualBox Host-Only Network"),
        ("ethernet_5", "VMware Network Adapter VMnet8"),
        ("iftype53_1", "NordLynx"), ("iftype53_2", "ProtonVPN WireGuard"),
        ("ethernet_7", "OpenVPN TAP-Windows6"), ("ethernet_9", "ZeroTier One [abc]"),
    ],
)  # fmt: skip
def test_what_leads_elsewhere_is_left_out(name: str, label: str) -> None:
    strange = way(name, "192.168.0.1", label=label, is_of_devices=True)
    home = way("wlan0", "10.0.0.7", is_of_devices=True)
    assert for_phones([strange, home]) == ("10.0.0.7",)
    assert for_phones([strange]) == ("192.168.0.1",), "there may be more to it than its name"


@pytest.mark.parametrize(
    ("name", "label"),
    [("wlan0", "WLAN"), ("eth0", "Ethernet"), ("en0", "Wi-Fi"), ("br0", ""), ("bridge100", ""),
     ("eno1", ""), ("wlx00c0ca", ""), ("wireless_32768", "Wi-Fi 2"),
     ("wireless_2", "Local Area Connection* 12"), ("team0", ""), ("bond0", "")],
)  # fmt: skip
def test_a_network_at_home_is_none_of_those(name: str, label: str) -> None:
    tunnel = way("x0", "192.168.0.9", is_between_two=True)
    home = way(name, "192.168.5.5", label=label)
    assert for_phones([tunnel, home]) == ("192.168.5.5",)


def test_a_bridge_comes_after_what_phones_use_too() -> None:
    bridge = way("br0", "192.168.0.5")
    assert for_phones([bridge, way("wlan0", "10.0.0.7", is_of_devices=True)]) == (
        "10.0.0.7",
        "192.168.0.5",
    )


def test_without_a_network_there_is_no_address() -> None:
    assert for_phones([]) == ()
    assert for_phones([LOOPBACK, way("wlan0"), way("eth0", "192.168.1.4", is_up=False)]) == ()
    assert for_phones([way("eth0", "203.0.114.9", "8.8.8.8", is_of_devices=True)]) == ()


@pytest.mark.parametrize(
    ("address", "is_so"),
    [
        ("192.168.0.1", True), ("10.255.0.1", True), ("172.31.0.1", True), ("127.0.0.1", True),
        ("169.254.7.7", True), ("100.64.0.9", True), ("8.8.8.8", False), ("172.32.0.1", False),
        ("192.169.0.1", False), ("224.0.0.1", False), ("0.0.0.0", False), ("::1", False),
        ("fe80::1%eth0", False), ("::ffff:192.168.0.1", False), ("", False), ("oma", False),
    ],
)  # fmt: skip
def test_nobody_outside_is_near(address: str, is_so: bool) -> None:
    assert is_near(address) is is_so
