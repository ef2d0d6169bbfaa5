"""From where somebody calls: as much of an address as one person has, and a mark that stands for it.

All that is limited by address hangs on it, so nobody may choose it freely.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from maester.errors import BadOption

IPV6_PREFIX = 64
"""So many bits of an IPv6 address are the network's; the others whoever is in it may choose freely."""
NOWHERE = ""
"""The address of somebody who has none, at a Unix socket."""
MOST_PROXIES = 16
"""So many addresses of a header are looked at."""


def network_of(address: str) -> str:
    """The same for all addresses that one person can have at once; empty if it is no address of the internet."""
    found = _read(address)
    if found is None:
        return NOWHERE
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(ip_network((int(found), IPV6_PREFIX), strict=False))


def mark_of(address: str, secret: str) -> str:
    """What is kept instead of the address: equal for equal networks, and telling nothing to who reads the database."""
    return hmac.new(secret.encode(), f"address:{network_of(address)}".encode(), hashlib.sha256).hexdigest()[:32]


class Proxies:
    """The proxies that stand before the server, and who calls through them."""

    def __init__(self, names: Iterable[str]) -> None:
        self._networks = tuple(_network(name) for name in names)

    def __contains__(self, peer: str) -> bool:
        """May this one speak for others?"""
        address = _read(peer)
        return address is not None and any(address in network for network in self._networks)

    def caller(self, peer: str, forwarded: str) -> str:
        """Who calls: the nearest one that is no proxy of ours.

        Each proxy adds to the end of `X-Forwarded-For` from where it was called. What stands further left was said by
        somebody else, and may be a lie.
        """
        caller = peer
        for name in reversed(forwarded.split(",")[-MOST_PROXIES:]):
            before = _read(name)
            if caller not in self or before is None:
                break
            caller = str(before)
        return caller


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name)
    except ValueError as error:
        raise BadOption("bad-proxy", name=name, reason=str(error)) from error


def _read(name: str) -> IPv4Address | IPv6Address | None:
    """An address, also with a port, as some proxies write it."""
    text = name.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
