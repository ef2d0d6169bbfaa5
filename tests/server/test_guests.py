"""Guests and their cookies."""

from __future__ import annotations

from maester.server.guests import cookie_in, fresh_guest, read_cookie, shown_name, sign


def test_only_a_signed_cookie_is_believed() -> None:
    guest = fresh_guest()
    cookie = sign(guest.id, "secret")
    assert read_cookie(cookie, "secret") == guest.id
    assert read_cookie(cookie, "another secret") is None
    assert read_cookie(guest.id, "secret") is None
    assert read_cookie(f"{fresh_guest().id}.{cookie.partition('.')[2]}", "secret") is None
    for nonsense in ("", ".", "a.b", cookie + "x", "é" * 22 + ".00"):
        assert read_cookie(nonsense, "secret") is None


def test_our_cookie_is_found_among_others() -> None:
    for header in ("maester_guest=a.b", "x=1; maester_guest=a.b", "maester_guest=a.b;y", ' q="; ;maester_guest = a.b '):
        assert cookie_in(header) == "a.b"
    for header in ("", ";", "=", "maester_guest", "not_maester_guest=a.b", "maester_guest2=a", "x=maester_guest=a.b"):
        assert cookie_in(header) == ""


def test_ids_cannot_be_guessed_and_names_do_not_tell_them() -> None:
    ids = {fresh_guest().id for _ in range(100)}
    assert len(ids) == 100
    assert all(len(one) == 22 for one in ids)  # 128 bits in base 64
    guest = fresh_guest()
    assert shown_name(guest) == shown_name(guest)
    assert guest.id not in shown_name(guest)
