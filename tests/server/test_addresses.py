"""By which address the limits know a caller: nobody chooses it freely, and nobody pays for others behind a proxy."""

from __future__ import annotations

import logging
from pathlib import Path

import httpx
import msgspec
import pytest

from maester.errors import BadOption
from maester.server.addresses import Proxies, network_of
from tests.server.support import PATIENT, in_loop, running, settings_in

FEW = msgspec.structs.replace(PATIENT, requests_per_second=0.001, request_burst=1)


@pytest.mark.parametrize(
    ("proxies", "peer", "forwarded", "caller"),
    [
        ((), "1.2.3.4", "", "1.2.3.4"),
        ((), "1.2.3.4", "9.9.9.9", "1.2.3.4"),
        ((), "127.0.0.1", "9.9.9.9", "127.0.0.1"),
        (("127.0.0.1",), "127.0.0.1", "9.9.9.9", "9.9.9.9"),
        (("127.0.0.1",), "127.0.0.1", "", "127.0.0.1"),
        (("127.0.0.1",), "127.0.0.1", "6.6.6.6, 9.9.9.9", "9.9.9.9"),
        (("127.0.0.1",), "1.2.3.4", "9.9.9.9", "1.2.3.4"),
        (("10.0.0.0/24",), "10.0.0.7", "6.6.6.6, 9.9.9.9, 10.0.0.8", "9.9.9.9"),
        (("127.0.0.1",), "127.0.0.1", "9.9.9.9:1234", "9.9.9.9"),
        (("::1",), "::1", "[2001:db8::7]:1234", "2001:db8::7"),
        (("127.0.0.1",), "::ffff:127.0.0.1", "9.9.9.9", "9.9.9.9"),
        (("127.0.0.1",), "127.0.0.1", "unknown", "127.0.0.1"),
        (("127.0.0.1",), "127.0.0.1", "9.9.9.9, <script>", "127.0.0.1"),
        (("127.0.0.1",), "127.0.0.1", "," * 10_000, "127.0.0.1"),
        (("127.0.0.1",), "127.0.0.1", "127.0.0.1," * 1000 + "127.0.0.1", "127.0.0.1"),
    ],
)
def test_only_what_our_proxies_say_is_believed(
    proxies: tuple[str, ...], peer: str, forwarded: str, caller: str
) -> None:
    assert Proxies(proxies).caller(peer, forwarded) == caller


@pytest.mark.parametrize("address", ["", "winterfell", "1.2.3", "::g"])
def test_what_is_no_address_is_nowhere(address: str) -> None:
    assert network_of(address) == ""


def test_whoever_has_a_network_is_one_caller() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:1.2.3.4") == network_of("1.2.3.4")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")


@pytest.mark.parametrize("name", ["example.org", "*", "", "10.0.0.1/24", "127.0.0.1:80"])
def test_a_proxy_is_named_by_an_address_or_a_network(name: str) -> None:
    with pytest.raises(BadOption, match=r"10\.0\.0\.0/24"):
        Proxies([name])


@in_loop
async def test_a_forged_address_escapes_no_limit(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nor on the same machine, where a tunnel or a careless proxy may stand; it is said once what to do about one."""
    async with running(settings_in(tmp_path, limits=FEW)) as server, httpx.AsyncClient() as attacker:
        statuses = []
        for number in range(4):
            headers = {"X-Maester": "1", "X-Forwarded-For": f"9.9.9.{number}"}
            statuses.append((await attacker.post(f"{server.address}/api/me", json={}, headers=headers)).status_code)
    assert statuses == [200, 429, 429, 429]
    (record,) = [one for one in caplog.records if one.levelno == logging.WARNING]
    assert "--proxy 127.0.0.1" in record.getMessage()


@in_loop
async def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    settings = settings_in(tmp_path, limits=FEW, proxies=("127.0.0.1",))
    async with running(settings) as server, httpx.AsyncClient() as proxy:

        async def asked(forwarded: str) -> int:
            headers = {"X-Maester": "1", "X-Forwarded-For": forwarded}
            return (await proxy.post(f"{server.address}/api/me", json={}, headers=headers)).status_code

        assert [await asked("9.9.9.1"), await asked("9.9.9.2")] == [200, 200]
        assert await asked("9.9.9.1") == 429
        assert await asked("8.8.8.8, 9.9.9.1") == 429, "what the caller says itself doesn't count"
        assert await asked("2001:db8::1") == 200
        assert await asked("2001:db8::2") == 429, "nor do the addresses that one network can choose"
