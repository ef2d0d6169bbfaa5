"""From where somebody calls: as much of an address as one person has, and a mark that stands for it."""

from __future__ import annotations

import hashlib
import hmac
from ipaddress import IPv6Address, ip_address, ip_network

IPV6_PREFIX = 64
"""So many bits of an IPv6 address are the network's; the others whoever is in it may choose freely."""


def network_of(address: str) -> str:
    """The same for all addresses that one person can have at once; empty if it is no address of the internet."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), IPV6_PREFIX), strict=False))


def mark_of(address: str, secret: str) -> str:
    """What is kept instead of the address: equal for equal networks, and telling nothing to who reads the database."""
    return hmac.new(secret.encode(), f"address:{network_of(address)}".encode(), hashlib.sha256).hexdigest()[:32]
