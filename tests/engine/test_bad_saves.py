"""Damaged, foreign, newer and tampered saves: a clear error in both languages, never a half-loaded match."""

from __future__ import annotations

import base64
from typing import Any

import msgspec
import pytest

import maester
import tests.engine.skirmish
from maester import BadSave
from tests.engine.support import battle, case_id, check_words, play, record_of, seen, skirmish_with


def in_battle() -> maester.Match:
    """A match from a position, in the middle of a battle, with a move taken back."""
    match = play(battle(), "wolf: march wolf-10: FFH>kraken-1", "wolf: card card-3", "wolf: card card-5")
    match.undo("wolf")
    return match


def from_set_up() -> maester.Match:
    return play(skirmish_with("bid"), "wolf: bid 1", "kraken: bid 4", "wolf: order wolf-1: march-1")


def parts(match: maester.Match) -> dict[str, Any]:
    """The save as plain data."""
    data: dict[str, Any] = msgspec.json.decode(match.save())
    return data


def refusal_of(data: Any) -> BadSave:
    """The error of a save that can't be loaded."""
    with pytest.raises(BadSave) as caught:
        maester.load(msgspec.json.encode(data) if isinstance(data, dict | list) else data)
    return caught.value


def test_a_save_is_loaded_from_bytes_and_from_text() -> None:
    for match in (in_battle(), from_set_up()):
        assert seen(maester.load(match.save())) == seen(match)
        assert seen(maester.load(match.save().decode())) == seen(match)


def test_a_save_that_ends_too_early() -> None:
    for match in (in_battle(), from_set_up()):
        data = match.save()
        for end in (*range(0, len(data), 97), len(data) - 1):
            check_words(refusal_of(data[:end]), "damaged-save", "JSON")
            check_words(refusal_of(data[:end].decode()), "damaged-save", "JSON")


@pytest.mark.parametrize(
    "data",
    [
        *(b"", "", b"\xff\xfe\x00", b"PK\x03\x04", "hello", b"{", None, 3, {1, 2}),
        b"[" * 100_000,
        b'{"maester":1,"game":' + b"[" * 100_000,
        "\ud800",
    ],
    ids=case_id,
)
def test_what_is_no_json_at_all(data: Any) -> None:
    check_words(refusal_of(data), "damaged-save", "JSON")


@pytest.mark.parametrize(
    "data", [b"null", b"3", b"[]", b'"skirmish"', b"{}", b'{"maester": 1}', b'{"game": "skirmish"}']
)
def test_a_foreign_save(data: bytes) -> None:
    check_words(refusal_of(data), "foreign-save", "Maester")


def test_a_save_of_a_newer_maester() -> None:
    check_words(refusal_of({**parts(in_battle()), "maester": 2}), "newer-save", "2", "1")
    check_words(refusal_of(b'{"maester": 1%s, "game": "skirmish"}' % (b"0" * 400)), "newer-save", "1")
    check_words(refusal_of({"maester": 99, "game": "skirmish", "whatever": []}), "newer-save", "99", "1")


def test_a_save_of_newer_rules() -> None:
    check_words(refusal_of({**parts(in_battle()), "rules_version": 2}), "newer-rules", "2", "1")
    data = in_battle().save().replace(b'"rules_version":1', b'"rules_version":1' + b"0" * 400)
    check_words(refusal_of(data), "newer-rules", "1")


@pytest.mark.parametrize("game", ["checkers", ""])
def test_a_save_of_a_game_that_is_not_installed(game: str) -> None:
    check_words(refusal_of({**parts(in_battle()), "game": game}), "save-of-unknown-game", game, "skirmish")


@pytest.mark.parametrize(
    "field", ["rules_version", "players", "seats", "options", "seed", "proven", "commitment", "entries", "over", "hash"]
)
def test_a_save_without_a_field(field: str) -> None:
    data = parts(in_battle())
    del data[field]
    check_words(refusal_of(data), "incomplete-save", field)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("maester", "1"), ("game", 3), ("rules_version", "1"), ("players", "2"), ("players", 7), ("players", True),
        ("options", {"rounds": 4}), ("options", {"turns": 1}), ("options", []), ("seed", "xyz"), ("seed", ""),
        ("seed", 1), ("seed", "-1"), ("seed", "1" + "0" * 64), ("entries", {}), ("entries", [["wolf"]]),
        ("entries", [[0, {"move": "pass"}]]), ("entries", [["wolf", 3]]), ("snapshot", 3), ("snapshot", "%%%"),
        ("start", "AAAA"), ("start", ""), ("start", 7), ("earlier", 3),
    ],
)  # fmt: skip
def test_a_field_of_a_wrong_kind(field: str, value: Any) -> None:
    error = refusal_of({**parts(in_battle()), field: value})
    check_words(error, "incomplete-save")
    assert error.values["reason"]
    assert error.values["reason"] in error.message("pl")


def test_another_seed_is_noticed() -> None:
    check_words(refusal_of({**parts(in_battle()), "seed": "2"}), "wrong-commitment")
    check_words(refusal_of({**parts(from_set_up()), "commitment": "0" * 64}), "wrong-commitment")


def test_a_seed_changed_together_with_its_commitment_is_noticed() -> None:
    other = maester.new_match("skirmish", 2, 3)
    data = {**parts(from_set_up()), "seed": "3", "commitment": other.commitment}
    assert refusal_of(data).code in ("entry-refused", "save-does-not-replay")


def test_another_hash_is_noticed() -> None:
    check_words(refusal_of({**parts(in_battle()), "hash": "0" * 32}), "save-does-not-replay")


@pytest.mark.parametrize(
    ("number", "entry", "reason"),
    [
        (0, ["bear", {"move": "bid-power", "power": 1}], "unknown-seat"),
        (0, ["wolf", {"move": "bid-power", "power": 9}], "illegal-move"),
        (0, ["wolf", {"move": "bid-power", "power": "1"}], "bad-move-data"),
        (0, ["wolf", {"move": "castle"}], "unknown-move"),
        (0, ["wolf", {"move": "place-order", "area": "wolf-1", "token": "march-1"}], "illegal-move"),
        (0, ["wolf", "undo"], "illegal-move"),
        (0, ["wolf", "undo-further"], "illegal-move"),
        (2, ["wolf", "undo"], "illegal-move"),
        (2, ["wolf", {"move": "place-order", "area": "atlantis", "token": "march-1"}], "unknown-name"),
        (0, ["wolf", "bid 1"], "bad-move-text"),
    ],
    ids=case_id,
)
def test_a_tampered_entry_is_noticed_and_named(number: int, entry: list[Any], reason: str) -> None:
    data = parts(from_set_up())
    data["entries"][number] = entry
    error = refusal_of(data)
    check_words(error, "entry-refused", str(number), reason)
    assert error.values == {"number": number, "reason": reason}


def test_a_word_that_is_no_undo_is_noticed() -> None:
    data = parts(in_battle())
    assert data["entries"][-1] == ["wolf", "undo"]
    data["entries"][-1] = ["wolf", "redo"]
    assert refusal_of(data).code == "entry-refused"


@pytest.mark.parametrize("change", ["legal", "dropped", "doubled", "swapped"])
def test_changed_entries_do_not_lead_to_the_same_state(change: str) -> None:
    data = parts(from_set_up())
    entries: list[Any] = data["entries"]
    if change == "legal":
        entries[0][1]["power"] = 2
    elif change == "dropped":
        entries.pop()
    elif change == "doubled":
        entries.append(entries[-1])
    else:
        entries[0][1], entries[1][1] = entries[1][1], entries[0][1]
    assert refusal_of(data).code in ("entry-refused", "save-does-not-replay")


def test_other_options_are_noticed() -> None:
    check_words(refusal_of({**parts(from_set_up()), "options": {"rounds": 2}}), "save-does-not-replay")


def test_another_number_of_players_is_noticed() -> None:
    assert refusal_of({**parts(from_set_up()), "players": 3}).code in ("entry-refused", "save-does-not-replay")


def test_other_names_of_seats_are_noticed() -> None:
    refusal_of({**parts(from_set_up()), "seats": ["kraken", "wolf"]})


def test_a_running_match_that_is_said_to_be_over_is_noticed() -> None:
    refusal_of({**parts(from_set_up()), "over": True})


def test_the_snapshot_is_only_a_cache_under_the_same_rules() -> None:
    match = from_set_up()
    again = maester.load(msgspec.json.encode({**parts(match), "snapshot": ""}))
    assert seen(again) == seen(match)
    assert record_of(again) == record_of(match)


@pytest.mark.parametrize("snapshot", ["", "AAAA", "kA=="])
def test_a_snapshot_that_newer_rules_cannot_read(monkeypatch: pytest.MonkeyPatch, snapshot: str) -> None:
    data = {**parts(in_battle()), "snapshot": snapshot}
    monkeypatch.setattr(tests.engine.skirmish.GAME, "rules_version", 2)
    check_words(refusal_of(data), "old-save", "1", "2")


def test_a_tampered_snapshot_under_newer_rules_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    data = parts(in_battle())
    snapshot = bytearray(base64.b64decode(data["snapshot"]))
    monkeypatch.setattr(tests.engine.skirmish.GAME, "rules_version", 2)
    for place in range(len(snapshot)):
        changed = snapshot.copy()
        changed[place] ^= 1
        refusal_of({**data, "snapshot": base64.b64encode(changed).decode()})


def test_a_tampered_start_is_noticed_unless_it_leads_to_the_same_state() -> None:
    match = in_battle()
    data = parts(match)
    start = bytearray(base64.b64decode(data["start"]))
    noticed = 0
    for place in range(len(start)):
        changed = start.copy()
        changed[place] ^= 16
        try:
            again = maester.load(msgspec.json.encode({**data, "start": base64.b64encode(changed).decode()}))
        except BadSave:
            noticed += 1
        else:
            assert again.hash() == match.hash()
    assert noticed > len(start) * 0.85


def test_a_seed_of_256_bits_survives() -> None:
    match = maester.new_match("skirmish", 2, 2**256 - 1)
    again = maester.load(match.save())
    assert (again.seed, again.proven, again.commitment) == (2**256 - 1, False, match.commitment)
    proven = maester.new_match("skirmish", 2)
    assert maester.load(proven.save()).proven
