"""Tactics cards, NCUs and the Tactics Board in the browser: playing, answering, Claiming, discarding."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from maester.engine.record import CONCEDE
from maester.server.record import EntryRow
from tests.browser.conftest import Invite
from tests.browser.laying import lay
from tests.browser.looking import settles
from tests.browser.miniatures_playing import latest, plays, puts_away_scenes, sent
from tests.browser.miniatures_scenes import (
    SCENES,
    SUPPORT,
    choosing_a_token,
    claiming,
    commands,
    confirm,
    lit,
    ring,
    sits_at,
    unit,
    until,
    with_a_card_to_answer,
    with_a_card_to_play,
    with_people,
)
from tests.browser.people import WIDE, Person
from tests.browser.serving import TableServer
from tests.browser.test_miniatures import presses
from tests.browser.test_miniatures_phone import ALL_IN_SIGHT, HAND, meet
from tests.games.miniatures.language import Battle

FEROCITY, MIGHT, COUNTERPLOT = "stark-northern-ferocity", "stark-winters-might", "lannister-counterplot"
COMING = "stark-winter-is-coming"
"""It is played after a Charge."""


def card(person: Person, name: str) -> Locator:
    """A card in the own hand."""
    return person.page.locator(f"[data-card={name}]")


def zone(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-zone={name}]")


def two_at(invite: Invite, server: TableServer, battle: Battle) -> tuple[Person, Person]:
    """Ala, who is Red, and Bartek, who is Blue, at a table that has come to this position."""
    ala, bartek = commands(invite()), commands(invite(language="pl"))
    for person in (ala, bartek):
        person.is_known()
    at = lay(server.database, battle.match, [ala.guest, bartek.guest], names=["Ala", "Bartek"])
    for person in (ala, bartek):
        person.goes_to(f"/table/{at}")
        expect(unit(person, "red-1")).to_be_visible()
    return ala, bartek


def hand_of(person: Person, seat: str) -> list[str | None]:
    """A hand, as the page was told of it."""
    players: list[dict[str, Any]] = latest(person)["view"]["table"]["players"]
    return next(list(player["hand"]) for player in players if player["seat"] == seat)


# --- playing and answering ----------------------------------------------------------------------------------------


def test_a_card_is_lifted_and_played(person: Person) -> None:
    SCENES["card"](person)
    expect(card(person, FEROCITY)).to_have_class(re.compile(r"\blit\b"))
    expect(card(person, COMING)).not_to_have_class(re.compile(r"\blit\b"))
    card(person, FEROCITY).click()
    expect(card(person, FEROCITY)).to_have_attribute("aria-pressed", "true")
    expect(card(person, FEROCITY)).to_contain_text(person.say(f"text-card-{FEROCITY}"))
    expect(confirm(person)).to_have_text(person.say("hand-play", card=FEROCITY))
    assert sent(person) == []
    plays(person, confirm(person).click)
    assert sent(person) == [{"move": "play-card", "card": FEROCITY, "targets": []}]
    expect(card(person, FEROCITY)).to_have_count(0)


def test_a_card_that_is_put_down_is_not_played(person: Person) -> None:
    SCENES["card"](person)
    card(person, FEROCITY).click()
    card(person, FEROCITY).click()
    expect(confirm(person)).to_be_disabled()
    assert sent(person) == []


def test_a_card_that_cannot_be_played_now_says_why(person: Person) -> None:
    SCENES["card"](person)
    card(person, COMING).click()
    expect(person.page.get_by_role("alert")).to_contain_text(person.say(f"text-card-{COMING}"))
    expect(confirm(person)).to_be_disabled()
    assert sent(person) == []


def test_a_card_with_several_targets_names_them_one_after_the_other(person: Person) -> None:
    SCENES["targets"](person)
    expect(lit(person)).to_have_count(2)
    expect(confirm(person)).to_be_disabled()
    expect(person.page.get_by_text(person.say("hand-choose-target", card=SUPPORT, number=2))).to_be_visible()
    # Taken back by another tap, and named again.
    unit(person, "red-1").click()
    expect(lit(person)).to_have_count(3)
    unit(person, "red-1").click()
    unit(person, "red-2").click()
    expect(lit(person)).to_have_count(1)
    assert sent(person) == []
    plays(person, unit(person, "blue-1").click)
    assert sent(person) == [{"move": "play-card", "card": SUPPORT, "targets": ["red-1", "red-2", "blue-1"]}]


@pytest.mark.parametrize("size", [WIDE, (1280, 800)])
@pytest.mark.parametrize("scene", ["fight", "ride", "sheet", "card"])
def test_in_the_dock_everything_has_its_own_place(invite: Invite, size: tuple[int, int], scene: str) -> None:
    person = invite(size=size, language="pl")
    SCENES[scene](person)
    settles(person.page)
    read = person.page.locator(":is([data-testid=fight], [data-testid=declared], [data-testid=look])")
    parts = [person.page.get_by_test_id("tactics-board"), person.page.get_by_test_id("hand"), *read.all()]
    boxes = [part.bounding_box() for part in parts]
    assert len(boxes) > 2
    found = [box for box in boxes if box is not None]
    assert len(found) == len(boxes)
    assert not any(meet(one, other) for one, other in combinations(found, 2))
    assert all(box["y"] + box["height"] <= size[1] for box in found)


def test_all_dice_that_may_be_rolled_again_are_in_sight_in_the_dock(invite: Invite) -> None:
    person = invite(size=(1280, 800), language="pl")
    SCENES["fight"](person)
    faces = person.page.get_by_test_id("fight").locator("[data-die]")
    expect(faces).to_have_count(4)
    person.until(lambda: person.page.evaluate("() => document.getAnimations().length") == 0)
    assert faces.evaluate_all(ALL_IN_SIGHT)


def test_a_card_is_answered_from_the_other_seat(invite: Invite, server: TableServer) -> None:
    ala, bartek = two_at(invite, server, with_a_card_to_play())
    ala.waits_for_turn()
    card(ala, FEROCITY).click()
    confirm(ala).click()
    bartek.waits_for_turn()
    # What was played lies large before the other, who holds what may answer it.
    stage = bartek.page.get_by_test_id("stage")
    expect(stage).to_contain_text(bartek.say(f"text-card-{FEROCITY}"))
    expect(bartek.bar).to_contain_text(bartek.say(f"card-{FEROCITY}"))
    expect(bartek.page.get_by_test_id("declared")).to_contain_text(bartek.say("declared-waiting"))
    puts_away_scenes(bartek)
    card(bartek, COUNTERPLOT).click()
    plays(bartek, confirm(bartek).click)
    assert sent(bartek) == [{"move": "play-card", "card": COUNTERPLOT, "targets": []}]
    expect(ala.page.get_by_role("log")).to_contain_text(ala.say(f"card-{COUNTERPLOT}"))


def test_a_cancelled_effect_is_struck_through_until_it_would_be_resolved(invite: Invite, server: TableServer) -> None:
    """Blue Controls both zones of Counterplot, so no die is rolled, and may still use an Order of its own."""
    people = ("red: 30201", "blue: 30104 zone=crown activated", "blue: 30105 zone=coins activated")
    game = with_a_card_to_play(with_people("lannisport-city-watch", ncus=people))
    ala, bartek = two_at(invite, server, game.play("red", f"play {FEROCITY}: -"))
    bartek.waits_for_turn()
    puts_away_scenes(bartek)
    card(bartek, COUNTERPLOT).click()
    plays(bartek, confirm(bartek).click)
    bartek.waits_for_turn()
    for person in (ala, bartek):
        struck = person.page.get_by_test_id("declared").locator(".cancelled")
        expect(struck).to_contain_text(person.say(f"card-{FEROCITY}"))
        expect(struck).to_contain_text(person.say("declared-cancelled"))
    # The card that answers lies before the one whose card it was.
    expect(ala.page.get_by_test_id("stage")).to_contain_text(ala.say(f"text-card-{COUNTERPLOT}"))
    puts_away_scenes(bartek)
    plays(bartek, bartek.button("option-pass").click)
    cancelled = ala.say("event-effect-cancelled", unit=None, ability=FEROCITY)
    expect(ala.page.get_by_role("log")).to_contain_text(cancelled)


def test_nobody_sees_the_hand_of_another(invite: Invite, server: TableServer) -> None:
    ala, bartek = two_at(invite, server, with_a_card_to_answer())
    assert hand_of(bartek, "red") == [None, None]
    assert COUNTERPLOT in hand_of(bartek, "blue")
    assert hand_of(ala, "blue") == [None, None, None]
    assert COUNTERPLOT not in ala.page.get_by_test_id("hand").inner_html()
    backs = ala.page.get_by_title(ala.say("hand-look", seat="blue"))
    expect(backs.locator(".back")).to_have_count(3)
    expect(backs).to_contain_text(ala.say("hand-of", seat="blue", count=3))


def test_deck_lists_tell_what_somebody_could_still_hold(person: Person) -> None:
    SCENES["piles"](person)
    dialog = person.page.get_by_role("dialog")
    unseen, discarded = dialog.get_by_test_id("unseen"), dialog.get_by_test_id("discard")
    roar = unseen.get_by_role("listitem").filter(has_text=person.say("card-lannister-hear-me-roar"))
    expect(roar).to_contain_text(person.say("piles-copies", unseen=1, copies=2))
    counterplot = unseen.get_by_role("listitem").filter(has_text=person.say(f"card-{COUNTERPLOT}"))
    expect(counterplot).to_contain_text(person.say("piles-copies", unseen=2, copies=2))
    expect(discarded.get_by_role("listitem")).to_have_count(2)
    discarded.get_by_role("button").first.click()
    details = person.page.get_by_role("dialog").filter(has_text=person.say("text-card-lannister-hear-me-roar"))
    expect(details.last).to_be_visible()


def test_the_log_shows_a_card_that_it_names(invite: Invite, server: TableServer) -> None:
    ala, _ = two_at(invite, server, with_a_card_to_answer())
    named = ala.page.get_by_role("log").get_by_role("button", name=ala.say(f"card-{FEROCITY}"), exact=True)
    expect(named).to_have_attribute("title", ala.say(f"text-card-{FEROCITY}"))
    named.click()
    expect(ala.page.get_by_role("dialog")).to_contain_text(ala.say(f"text-card-{FEROCITY}"))


def test_a_replay_shows_cards_and_people_on_a_phone_too(invite: Invite) -> None:
    person = commands(invite(size=HAND))
    person.is_known()
    start = with_a_card_to_play().match
    rows = (EntryRow(0, {"move": "play-card", "card": FEROCITY, "targets": []}), EntryRow(0, CONCEDE))
    person.goes_to(f"/replay/{lay(person.server.database, start, [person.guest, None], played=rows)}")
    expect(card(person, FEROCITY)).to_be_visible()
    person.page.get_by_test_id("tactics-open").click()
    expect(person.page.get_by_role("dialog").locator("[data-zone]")).to_have_count(5)


# --- NCUs and zones -----------------------------------------------------------------------------------------------


def test_an_ncu_is_activated_and_claims_a_zone(person: Person) -> None:
    sits_at(person, until(with_people(), "activate red-a"))
    person.waits_for_turn()
    plays(person, unit(person, "red-a").click)
    expect(person.page.locator("[data-zone].lit")).to_have_count(4)
    expect(zone(person, "crown")).to_contain_text("Tyrion Lannister")
    plays(person, zone(person, "coins").click)
    assert {"move": "claim-zone", "zone": "coins"} in sent(person)
    expect(zone(person, "coins")).to_contain_text("Catelyn Stark")


def test_a_zone_that_is_taken_says_why_it_cannot_be_claimed(person: Person) -> None:
    SCENES["claim"](person)
    zone(person, "crown").click()
    expect(person.page.get_by_role("alert")).to_be_visible()
    assert sent(person) == []


def test_a_token_is_chosen_around_the_unit(person: Person) -> None:
    sits_at(person, choosing_a_token())
    person.waits_for_turn()
    expect(ring(person)).to_have_count(2)
    plays(person, person.page.locator("[data-choice=vulnerable]").click)
    assert sent(person) == [{"move": "choose-condition", "condition": "vulnerable"}]


def test_a_unit_shows_what_belongs_to_it(person: Person) -> None:
    SCENES["sheet"](person)
    sheet = person.page.get_by_test_id("unit-sheet")
    for text in (
        person.say("attachment-robb-stark-the-wolf-lord"),
        person.say("ability-family-duty-honor"),
        person.say("borne-until-round"),
        person.say("card-stark-the-north-remembers"),
        person.say("ncu-tokens", count=2),
        person.say("sheet-commander-unit"),
    ):
        expect(sheet).to_contain_text(text)
    assert person.say("attachment-robb-stark-the-wolf-lord") in str(unit(person, "red-1").get_attribute("aria-label"))


# --- discarding ---------------------------------------------------------------------------------------------------


def test_cards_are_discarded_in_the_cleanup_phase(person: Person) -> None:
    SCENES["discard"](person)
    expect(confirm(person)).to_have_text(person.say("hand-discard", count=0))
    card(person, MIGHT).click()
    card(person, FEROCITY).click()
    expect(confirm(person)).to_have_text(person.say("hand-discard", count=2))
    card(person, FEROCITY).click()
    plays(person, confirm(person).click)
    assert sent(person) == [{"move": "discard", "cards": [MIGHT]}]


# --- keys, phone, one screen --------------------------------------------------------------------------------------


def test_a_card_is_played_by_keys_alone(person: Person) -> None:
    SCENES["card"](person)
    presses(person, card(person, FEROCITY))
    expect(confirm(person)).to_be_enabled()
    plays(person, lambda: presses(person, confirm(person)))
    assert sent(person) == [{"move": "play-card", "card": FEROCITY, "targets": []}]


def test_a_zone_is_claimed_and_cards_are_discarded_by_keys_alone(person: Person) -> None:
    SCENES["claim"](person)
    plays(person, lambda: presses(person, zone(person, "letter")))
    assert sent(person) == [{"move": "claim-zone", "zone": "letter"}]
    SCENES["discard"](person)
    presses(person, card(person, MIGHT))
    plays(person, lambda: presses(person, confirm(person)))
    assert sent(person)[-1] == {"move": "discard", "cards": [MIGHT]}


def test_cards_and_people_on_a_phone(invite: Invite) -> None:
    person = commands(invite(size=HAND, touch=True))
    SCENES["card"](person)
    person.page.get_by_test_id("tactics-open").tap()
    dialog = person.page.get_by_role("dialog")
    expect(dialog.locator("[data-zone]")).to_have_count(5)
    dialog.get_by_role("button", name=person.say("web-close")).tap()
    expect(dialog).to_have_count(0)
    card(person, FEROCITY).tap()
    expect(confirm(person)).to_have_text(person.say("hand-play", card=FEROCITY))
    plays(person, confirm(person).tap)
    assert sent(person) == [{"move": "play-card", "card": FEROCITY, "targets": []}]

    sits_at(person, claiming())
    person.waits_for_turn()
    settles(person.page)
    # A row of pictures hides nothing of the field; what a zone does is read before it is Claimed.
    field, sheet = (person.page.get_by_test_id(one).bounding_box() for one in ("field", "people"))
    assert field is not None
    assert sheet is not None
    assert sheet["y"] > field["y"] + field["width"]
    zone(person, "coins").tap()
    expect(person.page.get_by_test_id("people")).to_contain_text(person.say("text-zone-coins"))
    expect(confirm(person)).to_have_text(person.say("tactics-claim", zone="coins"))
    assert {"move": "claim-zone", "zone": "coins"} not in sent(person)
    plays(person, confirm(person).tap)
    assert sent(person)[-1] == {"move": "claim-zone", "zone": "coins"}


def test_at_one_screen_the_curtain_falls_before_a_card_is_answered(person: Person) -> None:
    commands(person).is_known()
    at = lay(person.server.database, with_a_card_to_play().match, [person.guest, person.guest])
    person.goes_to(f"/table/{at}")
    person.button("curtain-ready", seat=person.say("seat-red")).click()
    person.waits_for_turn()
    card(person, FEROCITY).click()
    confirm(person).click()
    expect(person.curtain).to_be_visible()
    assert MIGHT not in person.page.content()
    person.button("curtain-ready", seat=person.say("seat-blue")).click()
    person.waits_for_turn()
    expect(card(person, COUNTERPLOT)).to_be_visible()
    expect(card(person, MIGHT)).to_have_count(0)
