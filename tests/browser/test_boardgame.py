"""The board game's own board: what it says agrees with the table, and what is tapped on the map is played."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.laying import lay
from tests.browser.people import PHONE, WIDE, Person, Size
from tests.browser.test_pages import ARTEFACTS
from tests.games.boardgame.battles import battle
from tests.games.boardgame.language import Play, scenario


def sits_down(person: Person, game: Play, house: str, others: Mapping[str, str] | None = None) -> None:
    """At a table that has come to this position, on the seat of the house, against bots and other guests."""
    person.is_known()
    guests = [person.guest if seat == house else (others or {}).get(seat) for seat in game.match.seats]
    person.goes_to(f"/table/{lay(person.server.database, game.match, guests)}")
    person.is_at_the_table()
    person.waits_for_turn()


def battle_panel(person: Person, area: str) -> Locator:
    # What a combat came to is announced under the same name.
    regions = person.page.get_by_role("region", name=person.say("map-battle-title", area=area))
    return regions.and_(person.page.locator(".battle"))


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_battle_is_shown_as_it_was_decided(invite: Invite, size: Size) -> None:
    person = invite(size=size)
    game = battle("lannister KK stoney-sept > stark FF blackwater", discards={"stark": ["eddard-stark"]})
    game.cards(lannister="the-hound", stark="roose-bolton")
    sits_down(person, game, "stark")
    panel = battle_panel(person, "blackwater")
    for _ in range(2):
        expect(panel.locator(".sum")).to_have_text(["6", "4"])
        expect(panel).to_contain_text(person.say("card-roose-bolton"))
        expect(panel).to_contain_text(person.say("map-battle-won", house="lannister"))
        expect(panel).not_to_contain_text(person.say("map-card-waiting"))
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=ARTEFACTS / f"battle-decided-{'wide' if size == WIDE else 'phone'}.png")
        person.page.reload()
        person.waits_for_turn()


def test_points_left_to_muster_agree_and_survive_a_reload(person: Person) -> None:
    game = scenario(
        stark={"winterfell": "F", "white-harbor": "F"}, phase="mustering", supply={"stark": 6},
        tracks={"iron-throne": ["stark"]},
    )  # fmt: skip
    game.play("stark", "upgrade white-harbor: knight false")
    sits_down(person, game, "stark")
    castle = person.board.locator(".muster").get_by_role("button", name=re.compile("^Winterfell [0-9]"))
    two, one = (person.say("map-muster-points", points=points) for points in (2, 1))
    expect(castle).to_contain_text(two)
    person.plays_move("recruit winterfell: footman winterfell")
    for _ in range(2):
        expect(person.bar).to_contain_text("1 mustering point")
        expect(castle).to_contain_text(one)
        expect(person.board.get_by_text(one)).to_have_count(2)
        expect(person.board.get_by_text(two)).to_have_count(0)
        person.page.reload()
        person.waits_for_turn()
    person.button("table-undo").click()
    expect(castle).to_contain_text(two)


def test_groups_of_a_march_survive_a_reload(person: Person) -> None:
    game = scenario(stark={"winterfell": "FFK"}, orders={"winterfell": "march-0"})
    game.play("stark", "march winterfell: K>karhold")
    sits_down(person, game, "stark")
    picker = person.page.get_by_role("group", name=person.say("map-choose-units"))
    expect(picker).to_contain_text(person.say("map-units-of", chosen=2, all=2))
    expect(picker).not_to_contain_text(person.say("unit-knight"))


def test_the_bar_counts_the_orders_that_are_still_to_place(person: Person) -> None:
    game = scenario(
        stark={"winterfell": "F", "karhold": "F", "white-harbor": "F"}, lannister={"lannisport": "F"}, phase="planning",
        tracks={"kings-court": ["stark"]},
    )  # fmt: skip
    sits_down(person, game, "stark")
    tokens = person.page.get_by_role("group", name=person.say("map-tokens")).get_by_role("button")
    person.board.locator("[data-area=winterfell] .reach").click()
    for missing in (3, 2, 1):
        expect(person.bar).to_contain_text(f"missing: {missing}")
        tokens.and_(person.page.locator(":enabled")).first.click()
    expect(person.bar).to_contain_text("missing: 0")
    person.page.reload()
    expect(person.bar).to_contain_text("missing: 0")
    person.button("map-take-all-back").click()
    expect(person.bar).to_contain_text("missing: 3")


def test_a_plan_is_sent_in_one_message_and_so_is_a_change_of_its_first_order(invite: Invite) -> None:
    person, other = invite(), invite()
    game = scenario(
        stark={"winterfell": "F", "karhold": "F", "white-harbor": "F"}, lannister={"lannisport": "F"}, phase="planning",
        tracks={"kings-court": ["stark"]},
    )  # fmt: skip
    # Somebody else still plans, so that the plan can be changed.
    other.is_known()
    sits_down(person, game, "stark", others={"lannister": other.guest})
    tokens = person.page.get_by_role("group", name=person.say("map-tokens")).get_by_role("button")
    ready = person.page.get_by_text(person.say("map-ready-sent"))

    def sends(first: str) -> dict[str, str]:
        """Sends the plan with this order in Winterfell: the only message that goes out."""
        person.board.locator("[data-area=winterfell] .reach").click()
        tokens.and_(person.page.get_by_title(person.say(f"order-{first}"), exact=True)).click()
        while person.button("map-ready").is_disabled():
            tokens.and_(person.page.locator(":enabled")).first.click()
        person.traffic.forget()
        person.button("map-ready").click()
        expect(ready).to_be_visible()
        person.is_answered()
        sent = [json.loads(frame) for frame in person.traffic.sent]
        sent = [message for message in sent if message["type"] != "ping"]
        assert [message["type"] for message in sent] == ["play-all"]
        tray = {move["area"]: move["token"] for move in person.traffic.states()[-1]["view"]["tray"] if "area" in move}
        assert len(tray) == 3
        return tray

    before = sends("march-0")
    assert before["winterfell"] == "march-0"
    assert sends("support") == {**before, "winterfell": "support"}


def test_a_second_tap_on_its_target_confirms_a_march(invite: Invite) -> None:
    person = invite(size=PHONE, touch=True)
    game = scenario(
        stark={"winterfell": "FFK"}, lannister={"lannisport": "F"},
        orders={"winterfell": "march-0", "lannisport": "march-0"}, tracks={"iron-throne": ["stark", "lannister"]},
    )  # fmt: skip
    sits_down(person, game, "stark")
    target = person.board.locator("[data-area=karhold] .reach")
    target.tap()
    expect(person.button("map-confirm")).to_be_visible()
    assert not [frame for frame in person.traffic.sent if '"play"' in frame]
    target.tap()
    person.until(lambda: any('"march-units"' in frame and '"karhold"' in frame for frame in person.traffic.sent))
    person.is_answered()
