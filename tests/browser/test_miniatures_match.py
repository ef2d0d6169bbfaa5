"""A whole battle with cards and people against the steward, by clicks alone: from a pasted list to the result."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from maester.games.miniatures.army_codes import read_code
from maester.games.miniatures.army_text import text_of
from maester.games.miniatures.box import BOX
from maester.harness.verify import verify
from tests.browser.conftest import Invite
from tests.browser.miniatures_playing import (
    answers_by_hand,
    latest,
    plays_card,
    plays_to_the_end,
    puts_away_scenes,
    sent,
)
from tests.browser.miniatures_scenes import GAME, commands
from tests.browser.people import Person

LIST = "lannister-20"
"""A small army for a first evening: swords, halberds and crossbows, and an NCU."""
WANTED = ("charge", "melee-attack", "ranged-attack", "march", "maneuver", "retreat", "forgo")
"""What a unit does rather than something else: whatever comes to blows."""


def pastes_a_list(person: Person) -> None:
    """The text of a list, as it is pasted on a forum, becomes an army that is kept under a name."""
    page = person.page
    person.goes_to(f"/army/{GAME}")
    page.get_by_test_id("paste").click()
    page.get_by_test_id("pasted").fill(text_of(read_code(BOX.lists[LIST].code).army, "en"))
    page.get_by_test_id("read").click()
    expect(page.get_by_test_id("verdict")).to_contain_text(person.say("builder-legal"))
    page.get_by_label(person.say("builder-name")).fill("Pasted")
    page.get_by_test_id("keep").click()
    expect(page.get_by_test_id("kept")).to_contain_text("Pasted")


def answers_with_cards(person: Person) -> None:
    """Plays whatever card may be played; what comes to blows comes first; else as it comes."""
    puts_away_scenes(person)
    moves = [option["move"] for option in latest(person)["decision"]["options"]]
    cards = [move for move in moves if move["move"] == "play-card"]
    actions = {move["action"] for move in moves if move["move"] == "take-action"}
    if cards:
        plays_card(person, cards[0])
    elif actions:
        action = next(one for one in WANTED if one in actions)
        person.page.locator(f"[data-choice={action}]").click()
    else:
        answers_by_hand(person)


def happened(person: Person) -> list[dict[str, Any]]:
    """All that the page was told to have happened."""
    return [event for told in person.traffic.states() for event in told["events"]]


def test_a_pasted_list_is_played_with_cards_to_the_result(invite: Invite) -> None:
    person = commands(invite(bot="steward"))
    pastes_a_list(person)
    person.goes_to(f"/new/{GAME}?with=bots")
    for option, value in (("points", "20"), ("rounds", "2")):
        person.page.get_by_label(person.option_meaning(option)).select_option(value)
    person.starts()
    person.page.get_by_test_id("own-armies").get_by_role("button", name="Pasted").click()
    person.waits_for_turn()
    person.button("field-ready").click()
    person.until(lambda: latest(person)["view"]["table"]["round"] == 1)
    plays_to_the_end(person, lambda: answers_with_cards(person))

    army = next(one for one in latest(person)["view"]["table"]["players"] if one["seat"] == "red")["army"]
    assert army == BOX.lists[LIST].code
    assert {"activate", "take-action", "claim-zone", "play-card"} <= {move["move"] for move in sent(person)}
    kinds = {event["event"] for event in happened(person)}
    assert {"zone-claimed", "card-played", "attack-declared", "rolled"} <= kinds
    puts_away_scenes(person)
    person.end_link.click()
    expect(person.page.get_by_role("region", name=person.say("end-places")).get_by_role("listitem")).to_have_count(2)
    with person.page.expect_download() as download:
        person.link("proof-save").click()
    assert verify(download.value.path().read_bytes()).proven
