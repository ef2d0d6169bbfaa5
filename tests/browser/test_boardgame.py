"""The board game's own board: what it says agrees with the table, and what is tapped on the map is played."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.laying import lay
from tests.browser.people import PHONE, WIDE, Person, Size
from tests.browser.test_pages import ARTEFACTS
from tests.games.boardgame.battles import battle
from tests.games.boardgame.language import Play


def sits_down(person: Person, game: Play, house: str) -> None:
    """At a table that has come to this position, on the seat of the house, against bots."""
    person.is_known()
    guests = [person.guest if seat == house else None for seat in game.match.seats]
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
