"""Game Modes in the browser: chosen for a new table, set up on a phone, and a siege that is fought out."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from maester import rulebook
from maester.games.miniatures.modes import RANDOM
from maester.games.miniatures.names import MODE_NAMES
from tests.browser.conftest import Invite
from tests.browser.laying import lay
from tests.browser.looking import settles
from tests.browser.miniatures_playing import (
    answers_by_hand,
    latest,
    plays,
    plays_to_the_end,
    puts_away_scenes,
    sent,
    verdict_is_there,
)
from tests.browser.miniatures_scenes import GAME, commands, confirm, ghost, lit, unit
from tests.browser.people import Person
from tests.browser.serving import TableServer
from tests.browser.test_miniatures_phone import HAND, Fingers, middle_of, scale_of
from tests.games.miniatures.army_lists import LIONS, WOLVES
from tests.games.miniatures.language import Battle, new_game
from tests.games.miniatures.siege_language import AT_WALL, SWORN, siege, with_roles

SIEGE = "a-storm-of-swords"


# --- the page of a new table --------------------------------------------------------------------------------------


def choice(person: Person, option: str) -> Locator:
    return person.page.get_by_role("combobox", name=person.option_meaning(option), exact=True)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_each_mode_can_be_chosen_and_says_what_it_is_about(invite: Invite, language: str) -> None:
    person = commands(invite(language=language))
    person.goes_to(f"/new/{GAME}")
    notes = person.page.get_by_test_id("setup-notes")
    offered = choice(person, "mode").get_by_role("option")
    names = [person.say(f"choice-mode-{mode}") for mode in (*MODE_NAMES, RANDOM)]
    expect(offered).to_have_text(names)
    assert len(set(names)) == 11
    gists = set()
    for mode in (*MODE_NAMES, RANDOM):
        choice(person, "mode").select_option(mode)
        gist = person.say("mode-gist", mode=mode)
        expect(notes.get_by_text(gist, exact=True)).to_be_visible()
        gists.add(gist)
    assert len(gists) == 11, "each has words of its own"

    # All its rules, in the rulebook's words.
    choice(person, "mode").select_option(SIEGE)
    notes.get_by_text(person.say("mode-all-rules"), exact=True).click()
    known = [rule for rule in rulebook.catalogue(GAME).rules if rule.id.startswith("mode-asos.")]
    expect(notes.get_by_test_id("mode-rules").get_by_role("listitem")).to_have_text(
        [rule.sentence(language) for rule in known]
    )


def sentence_of(rule: str, language: str) -> str:
    found = rulebook.catalogue(GAME).rule(rule)
    assert found is not None
    return found.sentence(language)


@pytest.mark.parametrize(
    ("language", "players", "options", "rule"),
    [
        ("en", 3, {"mode": SIEGE}, "ffa.mode-restriction"),
        ("pl", 4, {"mode": SIEGE}, "ffa.mode-restriction"),
        ("en", 2, {"mode": SIEGE, "terrain": "random"}, "mode-asos.terrain"),
    ],
)
def test_what_the_rules_forbid_is_refused_with_the_rule(
    invite: Invite, language: str, players: int, options: dict[str, str], rule: str
) -> None:
    person = commands(invite(language=language, forgiving=True))
    person.goes_to(f"/new/{GAME}")
    count = person.page.get_by_role("group", name=person.say("setup-players"))
    count.get_by_role("button", name=str(players), exact=True).click()
    for option, value in options.items():
        choice(person, option).select_option(value)
    person.button("setup-start").click()
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text(sentence_of(rule, language))
    assert "/new/" in person.page.url
    # What is chosen stays, and without that it begins.
    expect(choice(person, "mode")).to_have_value(SIEGE)
    choice(person, "mode").select_option("here-we-stand")
    person.starts()
    expect(person.page.get_by_test_id("armies")).to_be_visible()


# --- setting up on a phone ----------------------------------------------------------------------------------------


def on_a_phone(invite: Invite, battle: Battle, bots: int = 1) -> Person:
    """As Red, against so many bots."""
    person = commands(invite(size=HAND, touch=True))
    person.is_known()
    table = lay(person.server.database, battle.match, [person.guest, *[None] * bots])
    person.goes_to(f"/table/{table}")
    person.waits_for_turn()
    return person


def armies_chosen(**options: Any) -> Battle:
    game = new_game(**options)
    return game.play("red", f"army {WOLVES}").play("blue", f"army {LIONS}")


def has_ghost(person: Person) -> None:
    expect(ghost(person)).to_be_visible()
    expect(confirm(person)).to_be_enabled()
    settles(person.page)


def draws_ghost(person: Person, right: float, down: float) -> None:
    """With a finger, by so many inches as the phone shows them."""
    fingers, (x, y), scale = Fingers(person), middle_of(ghost(person)), scale_of(person)
    fingers.touch(1, x, y)
    fingers.move(1, x + right * scale, y + down * scale)
    fingers.lift(1)
    verdict_is_there(person)


def test_chosen_terrain_is_laid_by_dragging_on_a_phone(invite: Invite) -> None:
    person = on_a_phone(invite, armies_chosen(terrain="chosen", pieces=1))
    has_ghost(person)
    table = latest(person)["view"]["table"]
    assert table["terrain"] == []
    first = latest(person)["decision"]["options"][0]["move"]
    draws_ghost(person, right=3, down=-2)
    expect(person.page.locator(".numbers.refused")).to_have_count(0)
    plays(person, confirm(person).tap)
    laid = sent(person)[-1]
    assert (laid["move"], laid["kind"]) == ("lay-terrain", first["kind"])
    # The own edge is below: up on the screen is away from it.
    assert (float(laid["x"]), float(laid["y"])) == pytest.approx(
        (float(first["x"]) + 3, float(first["y"]) + 2), abs=0.1
    )
    expect(person.page.locator("[data-piece]")).to_have_count(1)


def deploying() -> Battle:
    """Red is to deploy the first unit."""
    game = armies_chosen()
    while game.question() != "deploy-unit" or game.asked() != ("red",):
        game.play(game.asked()[0], game.options()[0])
    return game


def edges_of(drawing: Locator) -> tuple[float, float, float, float]:
    """Where something is on the screen: left, top, right, bottom."""
    box = drawing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_units_are_deployed_by_dragging_on_a_phone_with_the_zone_drawn(invite: Invite) -> None:
    person = on_a_phone(invite, deploying())
    has_ghost(person)
    field = person.page.get_by_test_id("field")
    zone = field.locator(".reachable .zone")
    expect(zone).to_be_visible()
    left, top, right, bottom = edges_of(zone)
    assert bottom - top == pytest.approx(10 * scale_of(person), rel=0.1), "10 in deep"

    # Far beyond the zone: it stays inside it.
    first = latest(person)["decision"]["options"][0]["move"]
    draws_ghost(person, right=0, down=-20)
    tray = edges_of(ghost(person).locator(".outline"))
    assert left - 1 <= tray[0]
    assert top - 1 <= tray[1] <= top + scale_of(person), "at the front of the zone"
    assert tray[2] <= right + 1
    assert tray[3] <= bottom + 1
    expect(person.page.locator(".numbers.refused")).to_have_count(0)
    plays(person, confirm(person).tap)
    deployed = sent(person)[-1]
    assert (deployed["move"], deployed["unit"]) == ("deploy", first["unit"])
    expect(unit(person, first["unit"])).to_be_visible()
    pose = next(one["pose"] for one in latest(person)["view"]["table"]["units"] if one["unit"] == first["unit"])
    assert pose[:2] == [round(1000 * float(deployed[axis])) for axis in ("x", "y")]

    # Another unit than the one that is proposed next.
    person.waits_for_turn()
    has_ghost(person)
    wanted = latest(person)["decision"]["options"][-1]["move"]["unit"]
    choices = person.page.get_by_role("group", name=person.say("field-choices")).get_by_role("button")
    choices.last.tap()
    has_ghost(person)
    before = middle_of(ghost(person))
    draws_ghost(person, right=-1.5, down=0)
    assert middle_of(ghost(person))[0] < before[0] - scale_of(person)
    if person.page.locator(".numbers.refused").count():  # The first tap goes to the nearest place.
        confirm(person).tap()
    plays(person, confirm(person).tap)
    assert (sent(person)[-1]["move"], sent(person)[-1]["unit"]) == ("deploy", wanted)
    expect(unit(person, wanted)).to_be_visible()


def begins(person: Person) -> None:
    """One tap, and the battle begins."""
    person.button("field-ready").tap()
    person.until(lambda: latest(person)["view"]["table"]["round"] == 1)
    expect(person.page.locator("[data-piece]").first).to_be_visible()
    expect(person.page.locator("[data-unit^=red-]").first).to_be_visible()


@pytest.mark.parametrize(
    ("players", "options", "asked"),
    [
        (2, {"terrain": "chosen"}, {"lay-terrain"}),
        (2, {"mode": "a-clash-of-kings"}, {"choose-objective-card"}),
        (3, {"mode": "fire-and-blood"}, {"take-corner", "mark-unit"}),
        (4, {"mode": "winds-of-winter", "sides": "teams"}, {"take-missions"}),
    ],
)
def test_the_whole_set_up_is_done_for_me_by_one_tap(
    invite: Invite, players: int, options: dict[str, Any], asked: set[str]
) -> None:
    person = on_a_phone(invite, new_game(players=players, **options), players - 1)
    begins(person)
    assert {"bring", "deploy", *asked} <= {move["move"] for move in sent(person)}


def test_the_castle_is_manned_for_me_by_one_tap(invite: Invite) -> None:
    battle, defender, _ = with_roles("defender", terrain="chosen", seed=4)
    assert defender == "red"
    person = on_a_phone(invite, battle)
    begins(person)
    assert {"lay-terrain", "choose-unit", "deploy"} <= {move["move"] for move in sent(person)}


# --- a siege ------------------------------------------------------------------------------------------------------


def test_a_siege_is_fought_out_to_the_end_page(person: Person, server: TableServer) -> None:
    """The Attacker's unit stands before two Castle Walls and charges the one that is about to fall."""
    wall = "red-wall-2"
    battle = siege(f"blue: {SWORN} @ 17 {AT_WALL + 4:g} 180", walls=(6, 1, 6), position={"victory_points": {"blue": 5}})
    commands(person).is_known()
    table = lay(server.database, battle.match, [None, person.guest])
    person.goes_to(f"/table/{table}")
    person.waits_for_turn()
    for number in (1, 2, 3):
        expect(unit(person, f"red-wall-{number}")).to_be_visible()
    puts_away_scenes(person)
    if latest(person)["decision"]["kind"] == "activate-unit":
        plays(person, unit(person, "blue-1").click)
    plays(person, person.page.locator("[data-choice=charge]").click)
    expect(lit(person)).to_have_count(2)
    plays(person, unit(person, wall).click)
    assert sent(person)[-1] == {"move": "declare-charge", "target": wall}
    plays_to_the_end(person, lambda: answers_by_hand(person))

    puts_away_scenes(person)
    expect(unit(person, wall)).to_have_class(re.compile(r"\bdestroyed\b"))
    person.end_link.click()
    expect(person.heading("end-won", seat=person.say("seat-blue"))).to_be_visible()
    expect(person.page.get_by_text(person.say("end-you-won"))).to_be_visible()
    expect(person.page.get_by_text(person.say("score-won", best=10, next=0))).to_be_visible()
    winner = person.page.get_by_role("region", name=person.say("end-places")).get_by_role("listitem").first
    expect(winner).to_contain_text(person.say("seat-blue"))
    expect(winner).to_contain_text(person.say("score-part", name=person.say("score-line-castle-walls"), value=5))
