"""Playing at a table over a real connection."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

import maester
from maester.client import Guest, Refused, Seat
from maester.harness.verify import verify
from maester.server.record import EntryRow
from maester.server.seating import Table, read_table
from tests.server.support import Running, with_server

SHORT = {"rounds": 1}


async def play_on(seat: Seat, most: int = 1000) -> None:
    """Answers with the first option until the match is over, or so many times."""
    count = 0
    async for decision in seat.decisions(60):
        if count == most:
            return
        count += 1
        await seat.play(decision["options"][0]["move"], decision["number"])


@with_server
async def test_a_whole_match_against_bots(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, options=SHORT, pace=0)
        assert table["status"] == "playing"
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
        before = await guest.get(f"/api/tables/{table['id']}/proof")
        assert before["commitment"] == table["commitment"]
        assert before["seed"] is before["save"] is None
        async with guest.sit(table["id"], 0) as seat:
            await play_on(seat)
            assert seat.over
            assert seat.state is not None
            assert seat.state["decision"] is None
            assert not seat.state["can_undo"]
            await seat.until(lambda seat: seat.table["status"] == "over")
        proof = await guest.get(f"/api/tables/{table['id']}/proof")
        proven = verify(proof["save"], table["commitment"])
        assert proven.proven
        assert proven.over
        match = maester.load(proof["save"])
        assert match.events(0) == seat.events
        assert f"{match.seed:x}" == proof["seed"]


@with_server
async def test_a_move_is_refused_by_its_rule(server: Running) -> None:
    async with Guest(server.address, language="pl") as guest:
        table = await guest.make_table("boardgame", players=3, pace=0)
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            with pytest.raises(Refused) as refused:
                await seat.play("order riverrun: raid")
            assert refused.value.code == "illegal-move"
            why = await seat.why_not("order riverrun: raid")
            assert why is not None
            assert why["rule"] == refused.value.rule
            assert f"(s. {why['page']})" in why["sentence"]
            assert await seat.why_not(seat.state["decision"]["options"][0]["text"]) is None  # type: ignore[index]
            with pytest.raises(Refused) as nonsense:
                await seat.play("sing a song")
            assert nonsense.value.code == "bad-move-text"


@with_server
async def test_a_bots_move_that_could_not_be_written_is_made_later(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("cardgame", pace=0)
        await guest.post(f"/api/tables/{table['id']}/leave")
        busy = iter([False, True])
        server.make_busy(busy)
        async with guest.sit(table["id"], None) as spectator:
            await spectator.until(lambda seat: len(seat.events) > 30)
        assert next(busy, None) is None, "a write failed"


@with_server
async def test_of_two_clicks_on_one_decision_one_wins(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, options=SHORT, pace=10)
        async with guest.sit(table["id"], 0) as one, guest.sit(table["id"], 0) as other:
            await one.until(lambda seat: seat.decision is not None)
            decision = one.decision
            assert decision is not None
            moves = [option["move"] for option in decision["options"][:2]]
            outcomes = await asyncio.gather(
                one.play(moves[0], decision["number"]), other.play(moves[1], decision["number"]), return_exceptions=True
            )
            refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
            assert [error.code for error in refused] == ["stale-decision"]
            assert outcomes.count(None) == 1
            await other.until(lambda seat: seat.state["decision"]["number"] > decision["number"])


@with_server
async def test_who_comes_back_gets_what_was_missed(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, options={"rounds": 2}, pace=0)
        async with guest.sit(table["id"], 0) as seat:
            await play_on(seat, 6)
            known = len(seat.events)
            told = list(seat.events)
        async with guest.sit(table["id"], 0) as again:
            await play_on(again)
            everything = list(again.events)
        assert everything[:known] == told
        async with guest.sit(table["id"], 0, since=known) as late:
            await late.until(lambda seat: seat.state is not None)
            assert late.state is not None
            assert late.state["events_from"] == known
            assert late.state["events"] == everything[known:]
        async with guest.sit(table["id"], 0, since=10**6) as confused:
            await confused.until(lambda seat: seat.state is not None)
            assert confused.state is not None
            assert confused.state["events_from"] == 0
            assert confused.state["events"] == everything


@with_server
async def test_undo_while_nothing_was_revealed_and_further_alone(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, options={"rounds": 2}, pace=0)
        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            state = seat.state
            assert state is not None
            assert not state["can_undo"]
            assert not state["can_undo_further"]
            first = state["view"]
            await seat.play(state["decision"]["options"][0]["move"])
            assert seat.state is not None
            assert seat.state["can_undo"]
            await seat.undo()
            assert seat.state["view"]["tray"] == first["tray"] == []
            while seat.state["can_undo"] or not seat.state["can_undo_further"]:
                await play_on(seat, 1)
            await seat.undo(further=True)
            assert any(event["event"] == "taken-back" and event["further"] for event in seat.events)
            await play_on(seat)
        proof = await guest.get(f"/api/tables/{table['id']}/proof")
        assert verify(proof["save"]).over


@with_server
async def test_two_people_see_nothing_of_each_others_secrets(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        table = await ala.make_table("boardgame", players=3, options=SHORT, pace=0, seats=seats)
        assert table["status"] == "waiting"
        joined = await ola.join(table["id"])
        assert joined["status"] == "playing"
        assert joined["mine"] == [1]
        async with (
            ala.sit(table["id"], 0) as stark,
            ola.sit(table["id"], 1) as lannister,
            ola.sit(table["id"], None) as watch,
        ):
            for seat in (stark, lannister, watch):
                seat.keep = True
                await seat.until(lambda seat: seat.state is not None)
            await lannister.until(lambda seat: "baratheon" in seat.state["view"]["ready"])
            heard = len(lannister.received), len(watch.received)
            decision = stark.decision
            assert decision is not None
            secret = next(option for option in decision["options"] if option["text"].endswith(": raid"))
            await stark.play(secret["move"])
            with pytest.raises(Refused, match="bots"):
                await stark.undo(further=True)
            await stark.undo()
            await stark.play(secret["move"])
            # An answer in secret is told to nobody, not even by a message without content.
            assert (len(lannister.received), len(watch.received)) == heard
            assert stark.state is not None
            assert stark.state["view"]["tray"] == [secret["move"]]
            with pytest.raises(Refused) as foreign:
                await lannister.ask("play", seat=0, move=secret["move"], number=0)
            assert foreign.value.code == "not-your-seat"
            await asyncio.gather(play_on(stark), play_on(lannister))
        assert stark.over
        assert lannister.over


@with_server
async def test_who_sits_down_on_another_s_seat_is_told_so_and_sent_away(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola:
        table = (await ala.make_table("boardgame", players=3))["id"]
        async with ola.sit(table, 0) as seat:
            with pytest.raises(Refused) as refused:
                await seat.until(lambda seat: seat.state is not None)
            assert refused.value.code == "not-your-seat"
            with pytest.raises(ConnectionError, match="4400 no-hello"):
                await seat.undo()
            assert (seat.close_code, seat.may_return, seat.table) == (4400, False, None)


@with_server
async def test_private_chat_reaches_its_two_seats_only(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola, Guest(server.address) as ela:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await ala.make_table("boardgame", players=3, seats=seats)
        await ola.join(table["id"], 1)
        await ela.join(table["id"], 2)
        async with ala.sit(table["id"], 0) as one, ola.sit(table["id"], 1) as two, ela.sit(table["id"], 2) as three:
            three.keep = True
            await three.until(lambda seat: seat.state is not None)
            heard = len(three.received)
            await one.say("I shall <b>not</b> attack", to=1)
            await two.until(lambda seat: len(seat.chat) == 1)
            assert two.chat[0]["text"] == "I shall <b>not</b> attack"
            assert len(three.received) == heard
            await two.say("hello all")
            await three.until(lambda seat: len(seat.chat) == 1)
            assert [line["text"] for line in three.chat] == ["hello all"]
            for nobody in (0, 3, 15):
                with pytest.raises(Refused) as alone:
                    await one.say("to myself", to=nobody)
                assert alone.value.code == "nobody-there"
            with pytest.raises(Refused) as long:
                await one.say("x" * 501)
            assert long.value.code == "text-too-long"
        async with ela.sit(table["id"], None) as watching:
            await watching.until(lambda seat: seat.chat)
            assert [line["text"] for line in watching.chat] == ["hello all"]
            with pytest.raises(Refused):
                await watching.say("may I?")


async def _somebody_is_asked(screen: Seat) -> bool:
    """Waits until one of the two at the screen is asked; False when the match is over."""

    def asked(seat: Seat) -> bool:
        return seat.state is not None and not {"stark", "lannister"}.isdisjoint(seat.state["view"]["to_act"])

    await screen.until(lambda seat: seat.over or asked(seat))
    return not screen.over


@with_server
async def test_at_one_screen_only_the_seat_that_looks_is_sent(server: Running) -> None:
    async with Guest(server.address) as family:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]
        table = await family.make_table("boardgame", players=3, options=SHORT, seats=seats, pace=0)
        assert table["mine"] == [0, 1]
        async with family.sit(table["id"], None) as screen:
            screen.keep = True
            order: list[Any] = []
            while await _somebody_is_asked(screen):
                asked = 0 if "stark" in screen.state["view"]["to_act"] else 1  # type: ignore[index]
                await screen.look(asked)
                await screen.until(lambda seat: seat.state is not None)
                while screen.decision is not None:
                    order.append(asked)
                    await screen.play(screen.decision["options"][0]["move"])
                await screen.look(None)
            assert set(order) == {0, 1}
            messages = [msgspec.json.decode(data) for data in screen.received]
            states = [message for message in messages if message["type"] == "state"]
            assert {state["seat"] for state in states} == {0, 1, None}
            for state in states:
                own = [house for house in state["view"]["table"]["houses"] if house["unused_orders"] is not None]
                assert len(own) == (0 if state["seat"] is None else 1)
            assert states[-1]["seat"] is None


@with_server
async def test_a_bot_stands_in_until_the_player_returns(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        table = await ala.make_table("boardgame", players=3, options={"rounds": 2}, seats=seats, pace=0)
        await ola.join(table["id"])
        async with ala.sit(table["id"], 0) as stark, ola.sit(table["id"], 1) as lannister:
            left = await ola.post(f"/api/tables/{table['id']}/leave")
            assert left["seats"][1]["away"]
            await stark.until(lambda seat: seat.state is not None and "lannister" in seat.state["view"]["ready"])
            with pytest.raises(Refused) as refused:
                await lannister.play({"move": "pass"}, 0)
            assert refused.value.code == "bot-stands-in"
            await play_on(stark, 8)
            back = await ola.post(f"/api/tables/{table['id']}/return")
            assert not back["seats"][1]["away"]
            await asyncio.gather(play_on(stark), play_on(lannister))
            assert stark.over


@with_server
async def test_a_hello_for_a_foreign_seat_is_refused(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola:
        table = await ala.make_table("boardgame", players=3)
        async with ola.sit(table["id"], 0) as thief:
            await thief.until(lambda seat: seat.failures)
            assert thief.failures[0]["code"] == "not-your-seat"
            assert thief.state is None


@with_server
async def test_who_gave_a_seat_up_sees_nothing_of_whoever_takes_it(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola, Guest(server.address) as ela:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        table = await ala.make_table("boardgame", players=3, seats=seats, pace=0)
        async with ola.sit(table["id"], None) as looking:
            # Somebody else still waits, so that the match doesn't begin.
            await ala.post(f"/api/tables/{table['id']}/seats", {"seat": 2, "kind": "open"})
            await ola.join(table["id"], 1)
            await looking.look(1)
            await ola.post(f"/api/tables/{table['id']}/leave")
            await ela.join(table["id"], 1)
            await ala.post(f"/api/tables/{table['id']}/start", {})
            await looking.until(lambda seat: seat.state is not None)
            assert looking.state is not None
            assert (looking.state["seat"], looking.state["decision"]) == (None, None)


@with_server
async def test_a_secret_answer_is_no_change_that_others_could_see(server: Running) -> None:
    async with Guest(server.address) as guest:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        table = await guest.make_table("boardgame", players=3, seats=seats)

        live = await server.worker.hub.table(table["id"])

        async def kept() -> Table:
            async with server.worker.services.reading() as connection:
                return await read_table(connection, table["id"])

        async def answer(seat: Seat) -> None:
            match = await live.stored.loaded()
            await seat.play(match.lexicon.plain(match.decision(0).options[0]), match.decision(0).number)

        async with guest.sit(table["id"], 0) as seat:
            await seat.until(lambda seat: seat.decision is not None)
            before = await kept()
            await answer(seat)
            after = await kept()
            assert after.version > before.version
            assert after.moved == before.moved
            while 0 in (await live.stored.loaded()).to_act:
                await answer(seat)
            assert (await kept()).moved > before.moved, "everybody sees who is ready"


@with_server
async def test_of_several_moves_none_stays_if_one_is_refused(server: Running) -> None:
    async with Guest(server.address) as guest:
        table = await guest.make_table("boardgame", players=3, pace=10)
        live = await server.worker.hub.table(table["id"])
        before = (await live.stored.loaded()).hash()

        def half(match: maester.Match) -> list[EntryRow]:
            match.play(0, match.decision(0).options[0])
            raise maester.BadData("bad-json")

        with pytest.raises(maester.BadData):
            await live.stored.write(half)
        assert (await live.stored.loaded()).hash() == before


@with_server
async def test_those_who_look_on_are_counted_once_and_players_not_at_all(server: Running) -> None:
    async with Guest(server.address) as ala, Guest(server.address) as ola:
        # No bots: nothing else is shown meanwhile.
        table = await ala.make_table("boardgame", players=3, seats=[{"kind": "me"}] * 3)
        async with ala.sit(table["id"], 0) as stark, ala.sit(table["id"], None):
            await stark.until(lambda seat: seat.table is not None)
            assert stark.table is not None
            assert stark.table["spectators"] == 0
            async with ola.sit(table["id"], None) as one, ola.sit(table["id"], None) as two:
                await one.until(lambda seat: seat.state is not None)
                await two.until(lambda seat: seat.state is not None)
                await stark.until(lambda seat: seat.table["spectators"] == 1)
                assert two.table is not None
                assert two.table["spectators"] == 1
            await stark.until(lambda seat: seat.table["spectators"] == 0, 20)


@with_server
async def test_odds_of_a_combat_for_those_who_fight(server: Running) -> None:
    async with Guest(server.address) as guest:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        table = await guest.make_table("boardgame", players=3, seats=seats)
        live = await server.worker.hub.table(table["id"])
        async with guest.sit(table["id"], 0) as seat:
            assert await seat.odds() is None
            match = _at_a_combat()
            live.stored.match, live.stored.entries = match, 0
            fighting = sorted(match.to_act)
            for number in range(3):
                await seat.look(number)
                odds = await seat.odds()
                assert (odds is not None) == (number in fighting)
                if odds is not None:
                    assert {card["card"] for card in odds["cards"]} == set(
                        match.view(number)["table"]["houses"][number]["hand"]
                    )
                    assert 0 <= odds["win"] <= 1
            await seat.look(None)
            with pytest.raises(Refused):
                await seat.odds()


def _at_a_combat() -> maester.Match:
    """A match of three in which two choose their House cards."""
    rng = Random(4)
    while True:
        match = maester.new_match("boardgame", players=3, seed=rng.getrandbits(30))
        while not match.over:
            seat = rng.choice(match.to_act)
            decision = match.decision(seat)
            if decision.kind == "choose-house-card" and len(match.to_act) == 2:
                return match
            match.play(seat, rng.choice(decision.options))
