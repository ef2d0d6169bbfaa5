"""Finished matches entry by entry: every step is the match as it was, with what was played and what was seen."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import maester
from maester.client import Guest
from maester.engine import Match
from maester.engine.record import CONCEDE, PASSED, UNDO
from maester.server import replay
from maester.server.record import EntryRow
from maester.server.replay import STRIDE, Replays, _chart, _Film, _film_of, _played
from maester.server.seating import OVER
from tests.engine.skirmish import GAME
from tests.server.support import in_loop, running, settings_in
from tests.server.test_stop_settings import table_of
from tests.server.test_table_service import given_up

FINISHED = msgspec.structs.replace(table_of(), status=OVER)


def played(entries: int) -> tuple[Match, list[EntryRow]]:
    """A match of the card game before its first entry, and entries of it."""
    start, rng, rows = maester.new_match("cardgame", seed=5, options={"power": 6}), Random(5), list[EntryRow]()
    match = start.clone()
    while len(rows) < entries and not match.over:
        seat = rng.choice(match.to_act)
        move = rng.choice(match.decision(seat).options)
        rows.append(EntryRow(seat, match.lexicon.plain(move)))
        match.play(seat, move)
    return start, rows


def shown(start: Match, rows: list[EntryRow]) -> Replays:
    """Replays that know this match, as one that is over."""
    services: Any = SimpleNamespace()
    replays = Replays(services)
    replays._films[FINISHED.id] = _Film(start, rows)
    return replays


def test_every_step_is_the_match_after_so_many_entries() -> None:
    start, rows = played(2 * STRIDE + 5)
    film, match = _Film(start, rows), start.clone()
    for entry, row in enumerate([None, *rows]):
        if row is not None:
            match.play(row.seat, row.move)
        assert film.at(entry).hash() == match.hash()
    assert film.end.hash() == match.hash()
    assert film.at(0).entries() == start.entries() == [], "the beginning stays as it was"


def test_what_leads_to_another_end_or_to_none_is_not_shown() -> None:
    """The rules may have changed since the match was played: then only its end is sure."""
    start, rows = played(12)
    end = _Film(start, rows).end
    assert len(_film_of(start, rows, end).rows) == 12
    refused = [*rows[:5], EntryRow(0, {"move": "initiate", "icon": "power"}), *rows[5:]]
    for others in (rows[:-1], refused):
        film = _film_of(start, others, end)
        assert (film.rows, film.at(0).hash(), film.end.hash()) == ([], end.hash(), end.hash())


@in_loop
async def test_a_step_tells_the_entry_that_led_there_and_what_the_seat_saw_since() -> None:
    start, rows = played(30)
    replays, match = shown(start, rows), start.clone()
    assert len(rows) == 30
    assert (await replays.step(FINISHED, 0, 1, None)).played is None
    for entry, row in enumerate(rows, start=1):
        before = match.clone()
        match.play(row.seat, row.move)
        for seat in (1, None):
            step = await replays.step(FINISHED, entry, seat, None)
            assert (step.entry, step.seat, step.view) == (entry, seat, match.view(seat))
            assert step.events_from == len(before.events(seat))
            assert step.events == match.events(seat)[step.events_from :]
            assert step.played is not None
            assert (step.played.seat, step.played.move) == (row.seat, row.move)
            assert step.played.text == match.text(match.read_move(row.seat, row.move))
    late = await replays.step(FINISHED, len(rows), 1, 10_000)
    assert (late.events_from, late.events) == (len(match.events(1)), [])


def test_what_was_no_move_is_told_by_its_word() -> None:
    match = maester.new_match("cardgame", seed=5)
    for word, flags in ((UNDO, (True, False)), (CONCEDE, (False, True))):
        told = _played(match, EntryRow(1, word))
        assert (told.seat, told.move, told.text) == (1, None, None)
        assert (told.undo, told.concede) == flags


def test_a_pass_that_the_table_made_is_told_as_a_pass() -> None:
    match = maester.new_match("cardgame", seed=5)
    assert _played(match, EntryRow(1, PASSED)) == _played(match, EntryRow(1, {"move": "pass"}))
    assert _played(match, EntryRow(1, PASSED)).text == "pass"


def test_a_chart_has_the_end_of_each_round() -> None:
    start, rows = played(10_000)
    film = _Film(start, rows)
    chart = _chart(film)
    assert chart is not None
    rounds, match = [0], start.clone()
    for row in rows:
        match.play(row.seat, row.move)
        rounds.append(match.view(None)["table"]["round"])
    assert list(chart.rounds) == sorted(set(rounds))
    assert len(chart.rounds) > 2
    last = {number: entry for entry, number in enumerate(rounds)}
    assert list(chart.at) == [last[number] for number in chart.rounds]
    assert chart.series
    for series in chart.series:
        assert set(series.seats) == {"stark", "lannister"}
        for seat, values in series.seats.items():
            assert list(values) == [_value(film.at(entry), series.name, seat) for entry in chart.at]


def _value(match: Match, name: str, house: str) -> float:
    player = next(one for one in match.view(None)["table"]["players"] if one["house"] == house)
    characters = sum(card["type"] == "character" for card in player["in_play"])
    return float({"power": player["power"], "hand": player["hand_size"], "characters": characters}[name])


def test_a_game_that_draws_no_chart_has_none() -> None:
    assert _chart(_Film(maester.new_match(GAME.id, 2, seed=1), [])) is None


@in_loop
async def test_the_films_that_were_not_looked_at_for_longest_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "KEPT_MATCHES", 2)
    async with running(settings_in(tmp_path)) as server, Guest(server.address) as guest:
        first, second, third = [await given_up(guest) for _ in range(3)]
        for table in (first, second, first, third):
            assert (await guest.get(f"/api/tables/{table}/replay"))["conceded"] == 0
        assert list(server.worker.replays._films) == [first, third]
