"""Tables over HTTP: making them, sitting down, lists, playing again, looking back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from maester.client import Guest, Refused
from maester.rulebook import catalogue
from maester.server.failures import Conflict
from maester.server.record import read_start
from maester.server.seating import PERSON, Seating, begin, change_seat, read_table
from tests.server.support import Running, with_server
from tests.server.test_running_table import play_on

OPEN = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]


async def finished(guest: Guest, **wishes: Any) -> dict[str, Any]:
    """A table whose match is over."""
    table = await guest.make_table("boardgame", players=3, options={"rounds": 1}, pace=0, **wishes)
    async with guest.sit(table["id"], 0) as seat:
        await play_on(seat)
    over: dict[str, Any] = await guest.get(f"/api/tables/{table['id']}")
    assert over["status"] == "over"
    return over


async def refusal(asked: Any) -> str:
    """The code by which something is refused."""
    with pytest.raises(Refused) as refused:
        await asked
    assert refused.value.args[0]  # there is a sentence
    return refused.value.code


@with_server
async def test_who_take_the_last_seats_at_once_both_sit(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as ala, Guest(server.address) as ola:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        for _ in range(5):
            table = await host.make_table("boardgame", players=3, seats=seats)
            joined = await asyncio.gather(ala.join(table["id"], 1), ola.join(table["id"], 2))
            assert [one["mine"] for one in joined] == [[1], [2]]
            assert (await host.get(f"/api/tables/{table['id']}"))["status"] == "playing"


@with_server
async def test_a_guest_has_a_name_and_a_language(server: Running) -> None:
    async with Guest(server.address) as guest:
        me = await guest.get("/api/me")
        assert me["named"] is False
        table = await guest.make_table("boardgame", players=3)
        assert table["seats"][0]["holder"] == me["name"]
        changed = await guest.post("/api/me", {"name": "Ala <script>", "language": "pl"})
        assert changed == {"name": "Ala <script>", "named": True, "language": "pl"}
        assert await guest.get("/api/me") == changed
        assert (await guest.get("/api/tables", list="mine"))[0]["seats"][0]["holder"] == "Ala <script>"
        assert await refusal(guest.post("/api/me", {"name": "x" * 31})) == "text-too-long"
        async with Guest(server.address, cookie=guest.cookie) as same:
            assert await same.get("/api/me") == changed


@with_server
async def test_a_new_name_is_shown_at_once_to_those_at_the_table(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as ala:
        table = await host.make_table("boardgame", players=3, seats=OPEN, pace=10)
        joined = await ala.join(table["id"], 1)
        assert joined["status"] == "playing"
        async with host.sit(table["id"], 0) as seat:
            for name in ("Ala", "Alicja"):
                await ala.post("/api/me", {"name": name})
                await seat.until(lambda one, name=name: one.table["seats"][1]["holder"] == name, 20)
            assert (await host.get(f"/api/tables/{table['id']}"))["seats"][1]["holder"] == "Alicja"


@with_server
async def test_a_table_waits_for_its_people(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as other, Guest(server.address) as third:
        table = await host.make_table("boardgame", players=3, seats=OPEN, listed=True)
        path = f"/api/tables/{table['id']}"
        assert (table["status"], table["host"], table["mine"], table["commitment"]) == ("waiting", True, [0], None)
        assert [seat["name"] for seat in table["seats"]] == ["stark", "lannister", "baratheon"]
        assert [one["id"] for one in await other.get("/api/tables", list="open")] == [table["id"]]
        assert await refusal(other.get(f"{path}/proof")) == "not-started"
        joined = await other.join(table["id"], 1)
        assert (joined["status"], joined["host"], joined["mine"]) == ("playing", False, [1])
        assert await refusal(third.join(table["id"])) == "already-started"
        assert await third.get("/api/tables", list="open") == []
        assert [one["id"] for one in await third.get("/api/tables", list="watch")] == [table["id"]]
        mine = await other.get("/api/tables", list="mine")
        assert [(one["id"], one["my_turn"]) for one in mine] == [(table["id"], True)]


@with_server
async def test_the_host_arranges_the_seats(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as other:
        table = await host.make_table("boardgame", players=3, seats=OPEN)
        path = f"/api/tables/{table['id']}"
        assert await other.get("/api/tables", list="open") == []  # it isn't listed, but its link works
        changed = await host.post(f"{path}/seats", {"seat": 2, "kind": "open"})
        assert changed["seats"][2]["kind"] == "open"
        joined = await other.join(table["id"], 2)
        assert joined["mine"] == [2]
        assert await refusal(host.join(table["id"], 2)) == "seat-taken"
        left = await other.post(f"{path}/leave")
        assert left["seats"][2]["kind"] == "open"
        assert await refusal(host.post(f"{path}/seats", {"seat": 9, "kind": "open"})) == "no-such-seat"
        assert await refusal(host.post(f"{path}/seats", {"seat": 1, "kind": "bot", "bot": "?"})) == "unknown-bots"
        started = await host.post(f"{path}/start", {"bot": "random"})
        assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "bot"]
        assert started["seats"][2]["bot"] == "random"
        assert started["commitment"]
        assert await refusal(host.post(f"{path}/start", {})) == "already-started"
        paced = await host.post(f"{path}/pace", {"pace": 1.5})
        assert paced["pace"] == 1.5


@with_server
async def test_a_seat_changes_only_if_it_is_as_it_was_thought_to_be(server: Running) -> None:
    """Somebody joins while the host gives the seat to a bot: who comes second is told so."""
    async with Guest(server.address) as host:
        table = await host.make_table("boardgame", players=3, seats=OPEN)
        journal, was = server.worker.services.journal, Seating(seat=1)

        async def join(guest: str) -> bool:
            new = {"kind": PERSON, "guest": guest, "holder": guest}
            return await journal.write(lambda connection: change_seat(connection, table["id"], was, **new))

        await host.post(f"/api/tables/{table['id']}/seats", {"seat": 1, "kind": "bot"})
        assert not await join("ala")
        await host.post(f"/api/tables/{table['id']}/seats", {"seat": 1, "kind": "open"})
        assert await join("ala")
        assert not await join("ola")
        was = Seating(seat=1, kind=PERSON, guest="ela")
        assert not await join("ola"), "another person sits there"
        was = Seating(seat=1, kind=PERSON, guest="ala")
        assert await join("ola")


@with_server
async def test_a_match_begins_once(server: Running) -> None:
    """Two workers start the same table: the second one finds it started."""
    async with Guest(server.address) as host:
        made = await host.make_table("boardgame", players=3, seats=OPEN)
        async with server.worker.services.reading() as connection:
            waiting = await read_table(connection, made["id"])
        started = await host.post(f"/api/tables/{made['id']}/start", {})
        names = ("ala", "ola", "ela")
        with pytest.raises(Conflict):
            await server.worker.services.journal.write(
                lambda connection: begin(connection, waiting, names, "random", "another", (0,))
            )
        assert (await host.get(f"/api/tables/{made['id']}"))["commitment"] == started["commitment"]


@with_server
async def test_houses_dealt_by_chance_have_names_when_the_match_starts(server: Running) -> None:
    async with Guest(server.address) as host:
        table = await host.make_table("boardgame", players=3, seats=OPEN, options={"houses": "random"})
        assert {seat["name"] for seat in table["seats"]} == {None}
        started = await host.post(f"/api/tables/{table['id']}/start", {})
        assert len({seat["name"] for seat in started["seats"]} - {None}) == 3


@with_server
async def test_bad_wishes_are_refused(server: Running) -> None:
    async with Guest(server.address) as guest:
        bots = [{"kind": "bot"}] * 3
        for wishes, code in (
            ({"game": "chess"}, "unknown-game"),
            ({"game": "boardgame", "players": 2}, "wrong-player-count"),
            ({"game": "boardgame", "options": {"x": 1}}, "unknown-option"),
            ({"game": "boardgame", "players": 3, "seats": OPEN[:2]}, "wrong-seat-count"),
            ({"game": "boardgame", "players": 3, "seats": bots}, "nobody-plays"),
            ({"game": "boardgame", "players": 3, "seats": [{"kind": "throne"}] * 3}, "bad-request"),
            ({"game": "boardgame", "secret": True}, "bad-request"),
            ({"game": "boardgame", "pace": -1}, "bad-request"),
            ({}, "bad-request"),
        ):
            assert await refusal(guest.post("/api/tables", wishes)) == code
        assert await guest.get("/api/tables", list="mine") == []


@with_server
async def test_again_with_the_same_people(server: Running) -> None:
    async with Guest(server.address) as host, Guest(server.address) as other:
        table = await host.make_table("boardgame", players=3, seats=OPEN, options={"rounds": 1}, pace=0)
        path = f"/api/tables/{table['id']}"
        await other.join(table["id"])
        assert await refusal(host.post(f"{path}/rematch")) == "not-over"
        async with host.sit(table["id"], 0) as one, other.sit(table["id"], 1) as two:
            await asyncio.gather(play_on(one), play_on(two))
            again, same = await asyncio.gather(host.post(f"{path}/rematch"), other.post(f"{path}/rematch"))
            assert again["id"] == same["id"] != table["id"]
            assert again["mine"] == [0]
            assert same["mine"] == [1]
            assert again["commitment"] != table["commitment"]
            await two.until(lambda seat: seat.table["rematch"] == again["id"])


@with_server
async def test_a_finished_match_can_be_looked_at(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await finished(guest)
        path = f"/api/tables/{table['id']}"
        replay = await guest.get(f"{path}/replay")
        assert replay["result"]["places"]
        assert set(replay["scores"]) == set(replay["seats"])
        best, *_ = (replay["scores"][seat] for seat in replay["result"]["places"][0])
        assert best["total"] == max(score["total"] for score in replay["scores"].values())
        assert {name for _, name in best["lines"]} == {"strongholds", "supply", "power"}
        assert {series["name"] for series in replay["chart"]["series"]} == {"castles", "supply", "power"}
        assert replay["chart"]["rounds"] == [1]
        events: list[Any] = []
        for entry in range(replay["entries"] + 1):
            step = await guest.get(f"{path}/replay/{entry}", seat=1)
            assert step["events_from"] == len(events)
            events += step["events"]
            assert (step["played"] is None) == (entry == 0)
        assert step["view"]["over"]
        whole = await guest.get(f"{path}/replay/{replay['entries']}", seat=1, since=0)
        assert whole["events"] == events
        assert (await guest.get(f"{path}/replay/3"))["view"]["seat"] is None
        assert await refusal(guest.get(f"{path}/replay/{replay['entries'] + 1}")) == "no-such-entry"
        assert await refusal(guest.get(f"{path}/replay/0", seat=3)) == "no-such-seat"


@with_server
async def test_play_on_from_an_old_position(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await finished(guest)
        path = f"/api/tables/{table['id']}"
        entries = (await guest.get(f"{path}/replay"))["entries"]
        assert await refusal(guest.post(f"{path}/branch", {"entry": entries, "seat": 1})) == "match-ended"
        old = await guest.get(f"{path}/replay/{entries // 2}", seat=1)
        branch = await guest.post(f"{path}/branch", {"entry": entries // 2, "seat": 1, "bot": "random"})
        assert branch["mine"] == [1]
        assert branch["branch_of"] == table["id"]
        async with server.worker.services.reading() as connection:
            start = await read_start(connection, branch["id"])
        assert start.match.view(1)["table"]["areas"] == old["view"]["table"]["areas"]
        async with guest.sit(branch["id"], 1) as seat:
            await play_on(seat)
            assert seat.over
        proof = await guest.get(f"/api/tables/{branch['id']}/proof")
        assert proof["proven"] is False
        assert (await guest.get(f"/api/tables/{branch['id']}/replay"))["entries"] > 0


@with_server
async def test_games_rules_and_words(server: Running) -> None:
    async with Guest(server.address) as guest:
        games = await guest.get("/api/games")
        assert games[0]["id"] == "boardgame"
        assert games[0]["seats"]["3"] == ["stark", "lannister", "baratheon"]
        assert games[0]["default_bot"] in games[0]["bots"]
        facts = await guest.get("/api/games/boardgame")
        assert len(facts["data"]["map"]["areas"]) == 58
        assert any(card["id"] == "eddard-stark" for card in facts["cards"])
        polish = await guest.get("/api/games/boardgame/rules", q="march.one-battle", language="pl", limit=1)
        assert polish["rules"][0]["id"] == "march.one-battle"
        english = await guest.get("/api/games/boardgame/rules", q="march.one-battle", limit=1)
        assert polish["rules"][0]["sentence"] != english["rules"][0]["sentence"]
        for game, id in (("boardgame", "raid.targets"), ("alliances", "ruling.must-and-may")):
            (book,) = catalogue(game).find(id)[:1]
            for language in ("en", "pl"):
                rules = (await guest.get(f"/api/games/{game}/rules", q=id, language=language, limit=1))["rules"]
                assert rules[0]["reason"] == book.reason_in(language)
                shown = [(one["title"], one["scenario"], one["outcome"]) for one in rules[0]["examples"]]
                assert shown == [
                    (one.title_in(language), one.scenario_in(language), one.outcome_in(language))
                    for one in catalogue(game).examples_of(id)
                ]
        (salladhor,) = [card for card in facts["cards"] if card["id"] == "salladhor-saan"]
        assert salladhor["notes"][0]["texts"]["pl"].startswith("Liczy się zarówno wsparcie")
        for language in ("en", "pl", "xx"):
            words = await guest.get(f"/api/words/{language}", game="boardgame")
            assert any("ask-assign-order =" in file["text"] for file in words["files"])
            # What only the card file names can be said too; the pseudo-locale leaves what is printed alone.
            words = await guest.get(f"/api/words/{language}", game="alliances")
            name = "Zdrada" if language == "pl" else "Betrayal"
            assert any(f'card-inf-betrayal = {{ "{name}" }}' in file["text"] for file in words["files"])
            assert any("house-night-s-watch = " in file["text"] for file in words["files"])
        assert await refusal(guest.get("/api/words/de")) == "unknown-language"
        assert await refusal(guest.get("/api/words/en", game="chess")) == "unknown-game"
        assert await refusal(guest.get("/api/games/chess/rules")) == "unknown-game"


def test_every_bot_has_a_name_in_both_languages() -> None:
    from maester.bots import known_bots
    from maester.engine import built_in_games
    from maester.words import LANGUAGES, words

    missing = [
        (name, language)
        for game in built_in_games()
        for name in known_bots(game)
        for language in LANGUAGES
        if not words(language).has(f"bot-{name}")
    ]
    assert missing == []
