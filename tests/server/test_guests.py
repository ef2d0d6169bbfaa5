"""Guests and their cookies; names and lines as plain text."""

from __future__ import annotations

import pytest

from maester.server.failures import BadRequest
from maester.server.guests import clean_text, fresh_guest, read_cookie, shown_name, sign


def test_only_a_signed_cookie_is_believed() -> None:
    guest = fresh_guest()
    cookie = sign(guest.id, "secret")
    assert read_cookie(cookie, "secret") == guest.id
    assert read_cookie(cookie, "another secret") is None
    assert read_cookie(guest.id, "secret") is None
    assert read_cookie(f"{fresh_guest().id}.{cookie.partition('.')[2]}", "secret") is None
    for nonsense in (None, "", ".", "a.b", cookie + "x", "é" * 22 + ".00"):
        assert read_cookie(nonsense, "secret") is None


def test_ids_cannot_be_guessed_and_names_do_not_tell_them() -> None:
    ids = {fresh_guest().id for _ in range(100)}
    assert len(ids) == 100
    assert all(len(one) == 22 for one in ids)  # 128 bits in base 64
    guest = fresh_guest()
    assert shown_name(guest) == shown_name(guest)
    assert guest.id not in shown_name(guest)


def test_text_is_cleaned_of_what_cannot_be_seen() -> None:
    assert clean_text("  Ala \t ma\u202e kota\0 ", 30) == "Ala ma kota"
    assert clean_text("<b>x</b>\ny", 30) == "<b>x</b>\ny"
    with pytest.raises(BadRequest) as empty:
        clean_text(" \u200b ", 30)
    assert empty.value.code == "empty-text"
    with pytest.raises(BadRequest) as long:
        clean_text("x" * 31, 30)
    assert long.value.values == {"longest": 30}
