"""Stops and automatic passing over a real connection; and that no pause or pass tells about a hand."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import maester
from maester.auto_pass import AutoPassSeat, DuePass, StopSetting, can_only_pass, until
from maester.client import Guest, Refused, Seat
from maester.engine import Match
from maester.server import guests as server_guests
from maester.server import table_service
from maester.server.seating import BOT, PERSON, Seating, Table
from maester.server.stop_settings import passes_at, setting_text
from maester.server.stored_table import StoredTable
from tests.games.cardgame.language import scenario, side
from tests.server.support import Running, running, settings_in, with_server

STARK, LANNISTER = 0, 1
NOWHERE = StopSetting(asked=(), pause=0.0)
EVERYWHERE = [stop.id for stop in maester.engine.definition_of("cardgame").play.stops.all]  # type: ignore[union-attr]


def unlike_twins(match: Match) -> tuple[Match, Match] | None:
    """Two matches that Stark can't tell apart: in one of them Lannister can only pass after Stark's card. None if the
    hand makes no difference here.
    """
    found: dict[bool, Match] = {}
    for seed in range(40):
        twin = match.determinize(STARK, Random(seed))
        after = twin.clone()
        after.play(STARK, after.decision(STARK).options[0])
        found.setdefault(len(after.decision(LANNISTER).options) == 1, twin)
        if len(found) == 2:
            return found[True], found[False]
    return None


def marshalling(seed: int) -> Match:
    """A match in which Stark is asked in the own marshalling turn, and Lannister could act after that."""
    rng = Random(seed)
    match = maester.new_match("cardgame", seed=seed)
    while True:
        seat = match.to_act[0]
        if match.decision(seat).window == "own-marshalling" and seat == STARK and len(match.decision(seat).options) > 1:
            after = match.clone()
            after.play(seat, after.decision(seat).options[0])
            asked = after.to_act == (LANNISTER,) and after.decision(LANNISTER).window == "other-marshalling"
            if asked and unlike_twins(match) is not None:
                return match
        match.play(seat, rng.choice(match.decision(seat).options))


@pytest.fixture(scope="module")
def match() -> Match:
    return marshalling(18)


def seatings(*guests: Guest, stops: StopSetting | None = None) -> list[Seating]:
    """Stark and Lannister are these guests (one of them may be both); the setting is Lannister's."""
    ids = [guest.cookie.partition(".")[0] for guest in guests]
    return [
        Seating(
            seat=seat,
            name=name,
            kind=PERSON,
            guest=ids[seat % len(ids)],
            holder=name,
            stops=setting_text(stops) if stops is not None and seat == LANNISTER else None,
        )
        for seat, name in enumerate(("stark", "lannister"))
    ]


async def table_with(server: Running, match: Match, seats: list[Seating]) -> str:
    """A table at which this match is played."""
    host = server_guests.Guest(str(seats[0].guest), "", False, None)
    table: Table = table_service._table(host, "cardgame", 2, match.options, seats, pace=0.0)
    return (await server.worker.tables._open(host, table, match.clone())).table.id


def windows_of(match: Match, seat: int) -> int:
    """How often a seat has passed."""
    return sum(entry.seat == seat and match.text(entry.move) == "pass" for entry in match.live_entries())  # type: ignore[arg-type]


async def live_match(server: Running, table_id: str) -> Match:
    return await (await server.worker.hub.table(table_id)).stored.loaded()


async def play_a_card(seat: Seat) -> None:
    """The first thing that can be done."""
    await seat.until(lambda seat: seat.decision is not None)
    assert seat.decision is not None
    await seat.play(seat.decision["options"][0]["move"])


def is_asked(window: str) -> Any:
    return lambda seat: seat.stops is not None and seat.stops["window"] == window and not seat.stops["passing"]


# -- passing -----------------------------------------------------------------------------------------------------


def test_the_table_passes_where_a_seat_does_not_want_to_be_asked(tmp_path: Path, match: Match) -> None:
    async def played() -> None:
        async with running(settings_in(tmp_path)) as server, Guest(server.address) as ala, Guest(server.address) as ola:
            table = await table_with(server, match, seatings(ala, ola, stops=NOWHERE))
            async with ala.sit(table, STARK) as stark, ola.sit(table, LANNISTER) as lannister:
                await lannister.until(lambda seat: seat.stops is not None)
                before = windows_of(await live_match(server, table), LANNISTER)
                await play_a_card(stark)
                await lannister.until(lambda seat: seat.stops["passed"])
                assert lannister.stops is not None
                assert lannister.stops["passed"] == ["other-marshalling"]
                await stark.until(lambda seat: seat.decision is not None)
                after = await live_match(server, table)
                assert windows_of(after, LANNISTER) == before + 1
                # It is a move like others: the record leads to the same state.
                assert maester.load(after.save()).hash() == after.hash()
                # Nobody but the one who sits there is told of it.
                assert b'"passed"' not in msgspec.json.encode([stark.state, stark.table])
                assert stark.state is not None
                assert stark.state["passing"] == []

    asyncio.run(asyncio.wait_for(played(), 60))


def test_in_the_pause_a_seat_sees_what_it_could_do_and_may_be_asked(tmp_path: Path, match: Match) -> None:
    async def played() -> None:
        slow = msgspec.structs.replace(NOWHERE, pause=10.0)
        async with running(settings_in(tmp_path)) as server, Guest(server.address) as ala, Guest(server.address) as ola:
            table = await table_with(server, match, seatings(ala, ola, stops=slow))
            async with ala.sit(table, STARK) as stark, ola.sit(table, LANNISTER) as lannister:
                await play_a_card(stark)
                await lannister.until(lambda seat: seat.stops["passing"] and seat.decision is not None)
                assert lannister.state is not None
                assert lannister.state["passing"] == [LANNISTER]
                assert stark.state is not None
                assert stark.state["view"]["to_act"] == ["lannister"]
                assert stark.state["passing"] == [], "how Lannister wants to be asked is nobody else's business"
                live = await server.worker.hub.table(table)
                assert live.auto_pass.is_pausing()
                assert not live.idle
                await lannister.hold()
                assert is_asked("other-marshalling")(lannister)
                assert lannister.state["passing"] == []
                assert not live.auto_pass.is_pausing()
                with pytest.raises(Refused) as refused:
                    await lannister.ask("hold", number=1)
                assert refused.value.code == "stale-decision"
                await lannister.play("pass")
                await play_a_card(stark)
                # The next window is another one.
                await lannister.until(lambda seat: seat.stops["passing"])

    asyncio.run(asyncio.wait_for(played(), 60))


def test_a_table_that_will_pass_is_needed_although_nobody_looks(tmp_path: Path, match: Match) -> None:
    async def waited() -> None:
        slow = msgspec.structs.replace(NOWHERE, pause=10.0)
        after = match.clone()
        after.play(STARK, after.decision(STARK).options[0])
        async with running(settings_in(tmp_path)) as server, Guest(server.address) as ala, Guest(server.address) as ola:
            for guest in (ala, ola):
                await guest.get("/api/me")
            live = await server.worker.hub.table(await table_with(server, after, seatings(ala, ola, stops=slow)))
            await live.stored.loaded()
            live.go_on()
            assert live.auto_pass.is_pausing()
            assert not live.viewers
            assert not live.idle
            await live.auto_pass.stop()
            assert live.idle

    asyncio.run(asyncio.wait_for(waited(), 60))


def test_who_wants_to_be_asked_here_passes_no_longer_for_the_rest_of_the_phase(tmp_path: Path, match: Match) -> None:
    async def played() -> None:
        wished = msgspec.structs.replace(NOWHERE, pause=10.0, until=until(match, "phase"))
        async with running(settings_in(tmp_path)) as server, Guest(server.address) as ala, Guest(server.address) as ola:
            table = await table_with(server, match, seatings(ala, ola, stops=wished))
            async with ala.sit(table, STARK) as stark, ola.sit(table, LANNISTER) as lannister:
                await play_a_card(stark)
                await lannister.until(lambda seat: seat.stops["passing"])
                assert lannister.stops is not None
                assert lannister.stops["until"] == "phase"
                await lannister.hold()
                assert lannister.stops["until"] is None
                await ola.post(f"/api/tables/{table}/leave")
                with pytest.raises(Refused) as refused:
                    await lannister.skip("phase")
                assert refused.value.code == "bot-stands-in"

    asyncio.run(asyncio.wait_for(played(), 60))


def test_at_one_screen_the_one_who_sits_there_knows_that_the_other_needs_no_screen(
    tmp_path: Path, match: Match
) -> None:
    async def played() -> None:
        slow = msgspec.structs.replace(NOWHERE, pause=10.0)
        async with running(settings_in(tmp_path)) as server, Guest(server.address) as both:
            table = await table_with(server, match, seatings(both, stops=slow))
            async with both.sit(table, STARK) as stark:
                await play_a_card(stark)
                assert stark.state is not None
                assert stark.state["view"]["to_act"] == ["lannister"]
                assert stark.state["passing"] == [LANNISTER]
                assert stark.stops is not None
                assert stark.stops["seat"] == STARK
                await stark.look(LANNISTER)
                await stark.until(lambda seat: seat.stops is not None)
                await stark.set_stops(["other-marshalling"], 0)
                assert stark.state is not None
                assert stark.state["passing"] == []

    asyncio.run(asyncio.wait_for(played(), 60))


def test_stops_can_be_changed_and_survive_a_restart(tmp_path: Path, match: Match) -> None:
    async def played() -> None:
        settings = settings_in(tmp_path)
        async with running(settings) as server, Guest(server.address) as ala, Guest(server.address) as ola:
            table = await table_with(server, match, seatings(ala, ola))
            moved = (await server.worker.hub.table(table)).table.moved
            async with ala.sit(table, STARK) as stark, ola.sit(table, LANNISTER) as lannister:
                await stark.until(lambda seat: seat.stops and all(one["present"] for one in seat.table["seats"]))
                stark.keep = True
                await lannister.until(lambda seat: seat.stops is not None)
                assert lannister.stops is not None
                assert "other-marshalling" not in lannister.stops["asked"]
                await lannister.set_stops(["response", "other-marshalling"], 2.5)
                assert lannister.stops["asked"] == ["other-marshalling", "response"]
                with pytest.raises(Refused) as refused:
                    await lannister.set_stops(["lunch"], 1)
                assert refused.value.code == "unknown-stop"
                # Nobody else hears of it.
                await stark.send({"type": "ping"})
                await stark.until(lambda seat: seat.received)
                assert stark.received == [b'{"type":"pong"}']
                assert (await server.worker.hub.table(table)).table.moved == moved
                await play_a_card(stark)
                await lannister.until(is_asked("other-marshalling"))
        async with running(settings) as server, Guest(server.address, cookie=ola.cookie) as ola:
            async with ola.sit(table, LANNISTER) as lannister:
                await lannister.until(is_asked("other-marshalling"))
                assert lannister.stops is not None
                assert lannister.stops["asked"] == ["other-marshalling", "response"]
                assert lannister.stops["pause"] == 2.5
            with pytest.raises(Refused):
                async with ola.sit(table, None) as spectator:
                    await spectator.set_stops([], 0)

    asyncio.run(asyncio.wait_for(played(), 60))


def test_a_seat_passes_for_the_rest_of_the_phase(tmp_path: Path, match: Match) -> None:
    async def played() -> None:
        everywhere = StopSetting(asked=tuple(EVERYWHERE), pause=0.0)
        async with running(settings_in(tmp_path)) as server, Guest(server.address) as ala, Guest(server.address) as ola:
            table = await table_with(server, match, seatings(ala, ola, stops=everywhere))
            async with ala.sit(table, STARK) as stark, ola.sit(table, LANNISTER) as lannister:
                await stark.until(lambda seat: seat.stops is not None)
                with pytest.raises(Refused) as refused:
                    await lannister.skip("phase")
                assert refused.value.code == "no-window"
                await play_a_card(stark)
                await lannister.until(is_asked("other-marshalling"))
                await lannister.skip("phase")
                assert lannister.stops is not None
                assert lannister.stops["until"] == "phase"
                assert lannister.stops["passed"] == []
                await play_a_card(stark)
                await lannister.until(lambda seat: seat.stops["passed"])
                assert lannister.stops["passed"] == ["other-marshalling"]
                # Stark can do no more, and the phase ends; in the next one Lannister is asked again.
                await lannister.until(lambda seat: seat.stops["until"] is None and seat.decision is not None)
                assert lannister.state is not None
                assert lannister.state["view"]["table"]["phase"] == "challenges"
                assert lannister.decision is not None
                await lannister.play(lannister.decision["options"][-1]["move"])
                assert lannister.stops["passed"] == []

    asyncio.run(asyncio.wait_for(played(), 60))


@with_server
async def test_games_without_windows_say_nothing_of_stops(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, pace=10)
        games = {game["id"]: game["stops"] for game in await guest.get("/api/games")}
        assert games["boardgame"] == []
        assert {"id": "save", "group": "responses", "asked": True} in games["cardgame"]
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            await seat.send({"type": "ping"})
            with pytest.raises(Refused) as refused:
                await seat.skip("event")
            assert refused.value.code == "no-window"
            assert seat.stops is None


def test_a_pass_that_could_not_be_written_is_made_later(tmp_path: Path, match: Match) -> None:
    async def played() -> None:
        async with running(settings_in(tmp_path)) as server, Guest(server.address) as ala, Guest(server.address) as ola:
            table = await table_with(server, match, seatings(ala, ola, stops=NOWHERE))
            busy = iter([False, True])
            async with ala.sit(table, STARK) as stark, ola.sit(table, LANNISTER) as lannister:
                await lannister.until(lambda seat: seat.stops is not None)
                server.make_busy(busy)
                await play_a_card(stark)
                await lannister.until(lambda seat: seat.stops["passed"])
                assert next(busy, None) is None, "it was tried twice"

    asyncio.run(asyncio.wait_for(played(), 60))


def test_two_workers_pass_once(tmp_path: Path, match: Match) -> None:
    async def played() -> None:
        settings = settings_in(tmp_path, workers=2)
        async with (
            running(settings) as server,
            running(settings) as other,
            Guest(server.address) as ala,
            Guest(other.address) as ola,
        ):
            table = await table_with(server, match, seatings(ala, ola, stops=NOWHERE))
            async with ala.sit(table, STARK) as stark, ola.sit(table, LANNISTER) as lannister:
                await lannister.until(lambda seat: seat.stops is not None)
                before = windows_of(match, LANNISTER)
                await play_a_card(stark)
                await lannister.until(lambda seat: seat.stops["passed"])
                await stark.until(lambda seat: seat.decision is not None)
                assert windows_of(await live_match(server, table), LANNISTER) == before + 1
                # A pause at one worker ends when the other one hears that the seat wants to be asked.
                await lannister.set_stops(["other-marshalling"], 0)
                await play_a_card(stark)
                await lannister.until(is_asked("other-marshalling"))

    asyncio.run(asyncio.wait_for(played(), 60))


@with_server
async def test_at_another_table_the_stops_are_the_same(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("cardgame", pace=10)
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.stops is not None)
            await seat.set_stops(["plot"], 3)
            await seat.concede()
        again = await guest.post(f"/api/tables/{table['id']}/rematch")
        async with guest.sit(again["id"], 0) as seat:
            await seat.until(lambda seat: seat.stops is not None)
            assert seat.stops is not None
            assert (seat.stops["asked"], seat.stops["pause"]) == (["plot"], 3.0)


# -- the law -----------------------------------------------------------------------------------------------------


def lines(messages: list[bytes]) -> Iterator[bytes]:
    """What a seat was sent, but for what tells one table from another."""
    for message in messages:
        content = msgspec.json.decode(message)
        if content["type"] == "table":
            for name in ("id", "created", "commitment"):
                del content["table"][name]
        yield msgspec.json.encode(content)


def test_the_other_seats_traffic_is_byte_equal(tmp_path: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also with automatic passes, and the pauses before them are the same."""
    pauses: list[DuePass] = []

    def noted(match: Match, table: Table) -> dict[Any, DuePass]:
        found = passes_at(match, table)
        if match.view()["table"]["phase"] == "marshalling":  # later ones are those of a table that is about to stop
            pauses.extend(found.values())
        return found

    monkeypatch.setattr("maester.server.auto_pass.passes_at", noted)

    async def traffic(twin: Match, folder: Path) -> list[bytes]:
        folder.mkdir()
        async with running(settings_in(folder)) as server, Guest(server.address) as ala, Guest(server.address) as ola:
            table = await table_with(
                server, twin, seatings(ala, ola, stops=msgspec.structs.replace(NOWHERE, pause=0.05))
            )
            async with ala.sit(table, STARK) as stark:
                stark.keep = True
                for _ in range(2):
                    await play_a_card(stark)
                await stark.until(lambda seat: seat.state["view"]["table"]["phase"] == "challenges")
                assert windows_of(await live_match(server, table), LANNISTER) > 1
                return list(lines(stark.received))

    twins = unlike_twins(match)
    assert twins is not None
    only_pass, choice = twins
    first = asyncio.run(asyncio.wait_for(traffic(only_pass, tmp_path / "one"), 60))
    paused = pauses.copy()
    pauses.clear()
    second = asyncio.run(asyncio.wait_for(traffic(choice, tmp_path / "two"), 60))
    assert len(first) > 4
    assert first == second
    assert paused
    assert paused == pauses


def test_only_where_no_other_person_plays_or_looks_on_a_pass_needs_no_pause(match: Match) -> None:
    twins = unlike_twins(match)
    assert twins is not None
    person = Seating(seat=STARK, name="stark", kind=PERSON, guest="ala", holder="Ala")
    away = msgspec.structs.replace(person, away=True)
    bot = Seating(seat=STARK, name="stark", kind=BOT, bot="page")
    asked_everywhere = setting_text(StopSetting(asked=tuple(EVERYWHERE), pause=2.0))
    asked = Seating(seat=LANNISTER, name="lannister", kind=PERSON, guest="ola", holder="Ola", stops=asked_everywhere)
    host = server_guests.Guest("ola", "", False, None)
    passed: dict[str, list[float]] = {}
    watched = "bot, and somebody has looked on"
    cases = (("bot", bot), ("bot, and strangers may look on", bot), (watched, bot), ("person", person), ("away", away))
    for name, other in cases:
        listed, seats = "strangers" in name, [other, asked]
        table: Table = table_service._table(host, "cardgame", 2, match.options, seats, pace=0.0, listed=listed)
        table = msgspec.structs.replace(table, watched=name == watched)
        for twin in twins:
            after = twin.clone()
            after.play(STARK, after.decision(STARK).options[0])
            passed.setdefault(name, []).extend(due.pause for due in passes_at(after, table).values())
    # The first of the twins is the one in which Lannister can only pass.
    assert passed == {name: [0.0] if name == "bot" else [] for name, _ in cases}


def before_a_pass_without_a_choice(seed: int) -> Match:
    """A match in which Stark has a choice, and after the first option can only pass, in a turn that goes on."""
    rng, match = Random(seed), maester.new_match("cardgame", seed=seed)
    while True:
        seat = match.to_act[0]
        options = match.decision(seat).options
        if seat == STARK and len(options) > 1:
            after = match.clone()
            after.play(seat, options[0])
            if STARK in after.to_act and can_only_pass(after, seat):
                return match
        match.play(seat, rng.choice(options))


async def table_among_bots(server: Running, match: Match, guest: Guest, stops: StopSetting | None = None) -> str:
    """A table at which the guest is Stark and a bot is Lannister."""
    await guest.get("/api/me")
    stark = msgspec.structs.replace(seatings(guest)[STARK], stops=None if stops is None else setting_text(stops))
    bot = Seating(seat=LANNISTER, name="lannister", kind=BOT, bot="random")
    return await table_with(server, match, [stark, bot])


async def passes(server: Running, table: str, before: int) -> bool:
    """Does the table pass for Stark, who has just played the first option and can only pass now?"""
    live = await server.worker.hub.table(table)
    while live.auto_pass.is_busy() and windows_of(await live_match(server, table), STARK) == before:
        await asyncio.sleep(0.01)
    async with live.lock:  # what isn't written yet doesn't count
        return windows_of(await live.stored.loaded(), STARK) > before


@pytest.mark.parametrize("who", ["nobody", "the player", "a stranger", "a stranger who has gone", "elsewhere"])
def test_where_somebody_looks_on_a_seat_is_asked_although_it_can_only_pass(tmp_path: Path, who: str) -> None:
    """With the link of a table that isn't listed anybody can look on, at any worker."""
    match = before_a_pass_without_a_choice(5)
    asked = StopSetting(asked=tuple(EVERYWHERE), pause=0.0)
    settings = settings_in(tmp_path, workers=2, poll_seconds=100)

    async def played() -> None:
        async with (
            running(settings) as server,
            running(settings) as other,
            Guest(server.address) as player,
            Guest((other if who == "elsewhere" else server).address) as stranger,
        ):
            table = await table_among_bots(server, match, player, asked)
            before = windows_of(match, STARK)
            async with player.sit(table, STARK) as stark, AsyncExitStack() as lookers:
                await stark.until(lambda seat: seat.decision is not None)
                if who != "nobody":
                    guest = player if who == "the player" else stranger
                    looker = await lookers.enter_async_context(guest.sit(table, None))
                    await looker.until(lambda seat: seat.state is not None)
                if who == "a stranger who has gone":
                    await lookers.aclose()
                await play_a_card(stark)
                assert await passes(server, table, before) == (who in ("nobody", "the player"))

    asyncio.run(asyncio.wait_for(played(), 60))


def test_who_begins_to_look_on_at_the_last_moment_sees_the_pause(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A worker is about to write the pass without a pause when another one shows the table to somebody."""
    match = before_a_pass_without_a_choice(5)
    settings = settings_in(tmp_path, workers=2, poll_seconds=100)
    honest = StoredTable.write

    async def played() -> None:
        async with (
            running(settings) as server,
            running(settings) as other,
            Guest(server.address) as player,
            Guest(other.address) as stranger,
        ):
            table = await table_among_bots(server, match, player, StopSetting(asked=tuple(EVERYWHERE), pause=0.0))
            before, lookers = windows_of(match, STARK), AsyncExitStack()
            late: list[bool] = []

            async def write(self: StoredTable, *given: Any, unwatched: bool = False) -> None:
                if unwatched and not late:
                    late.append(True)
                    looker = await lookers.enter_async_context(stranger.sit(table, None))
                    await looker.until(lambda seat: seat.state is not None)
                await honest(self, *given, unwatched=unwatched)

            monkeypatch.setattr(StoredTable, "write", write)
            async with player.sit(table, STARK) as stark, lookers:
                await stark.until(lambda seat: seat.decision is not None)
                await play_a_card(stark)
                assert not await passes(server, table, before)
                assert late, "the table was about to pass"
                await stark.until(lambda seat: seat.decision is not None and not seat.stops["passing"])

    asyncio.run(asyncio.wait_for(played(), 60))


@with_server
async def test_who_takes_back_takes_back_what_was_decided_not_a_pass_without_a_choice(server: Running) -> None:
    match = before_a_pass_without_a_choice(5)
    texts = [match.text(move) for move in match.decision(STARK).options]
    async with Guest(server.address) as guest:
        table = await table_among_bots(server, match, guest)
        async with guest.sit(table, STARK) as stark:
            before = windows_of(match, STARK)
            await play_a_card(stark)
            while windows_of(await live_match(server, table), STARK) == before:
                await asyncio.sleep(0.01)
            await stark.undo(further=True)
            again = await live_match(server, table)
            assert [again.text(move) for move in again.decision(STARK).options] == texts
            assert windows_of(again, STARK) == before


@with_server
async def test_who_goes_back_further_takes_back_what_was_decided_not_a_pass_of_the_table(server: Running) -> None:
    """Luwin could have acted where the table passed for Stark."""
    match = scenario(stark=side("jon-snow", "maester-luwin"), lannister=side("bronn~"), answer_forced=False).match
    assert match.decision(STARK).kind == "choose-challenge"
    async with Guest(server.address) as guest:
        table = await table_among_bots(server, match, guest, StopSetting(asked=(), pause=0.0))
        async with guest.sit(table, STARK) as stark:
            await stark.until(lambda seat: seat.decision is not None)
            await stark.play({"move": "end-turn"})
            await stark.until(lambda seat: seat.decision is not None and seat.decision["kind"] == "choose-plot")
            assert windows_of(await live_match(server, table), STARK) == 1
            await stark.undo(further=True)
            assert (await live_match(server, table)).decision(STARK).kind == "choose-challenge"


@with_server
async def test_who_takes_back_passes_no_longer_for_the_rest_of_the_phase(server: Running) -> None:
    stark = side("jon-snow", "arya-stark", "eddard-stark", gold=5)
    match = scenario(stark=stark, lannister=side("bronn~"), answer_forced=False).match
    assert match.decision(STARK).window == "own-challenges"
    async with Guest(server.address) as guest:
        table = await table_among_bots(server, match, guest)
        async with guest.sit(table, STARK) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            await seat.skip("phase")
            assert seat.stops is not None
            assert seat.stops["until"] == "phase"
            await seat.undo(further=True)
            assert seat.stops["until"] is None
            assert seat.stops["window"] == "own-challenges"


def test_a_pass_that_looks_at_the_hand_would_show(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    twins = unlike_twins(match)
    assert twins is not None
    table = table_service._table(
        server_guests.Guest("g", "", False, None), "cardgame", 2, match.options,
        [Seating(seat=seat, kind=PERSON, guest="g") for seat in (STARK, LANNISTER)], pace=0.0,
    )  # fmt: skip
    for twin in twins:
        twin.play(STARK, twin.decision(STARK).options[0])
    honest = [passes_at(twin, table) for twin in twins]
    assert honest[0] == honest[1] != {}

    window_passed = AutoPassSeat.window_passed

    def careful(self: AutoPassSeat, match: Match, seat: Any) -> str | None:
        return window_passed(self, match, seat) if len(match.decision(seat).options) == 1 else None

    monkeypatch.setattr(AutoPassSeat, "window_passed", careful)
    leaking = [passes_at(twin, table) for twin in twins]
    assert leaking[0] != leaking[1]
