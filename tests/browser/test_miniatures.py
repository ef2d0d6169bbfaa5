"""The miniatures game in the browser: battles by dragging and by keys; reasons, measuring, reloading."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.laying import STRANGER, lay
from tests.browser.looking import settles
from tests.browser.miniatures_playing import (
    IN_SIGHT,
    answers_by_hand,
    drags,
    latest,
    marks_discards,
    plays,
    plays_to_the_end,
    puts_away_scenes,
    sent,
    several,
    verdict_is_there,
)
from tests.browser.miniatures_scenes import (
    GAME,
    SCENES,
    commands,
    confirm,
    ghost,
    lit,
    rerolling,
    ring,
    sits_at,
    turn_begins,
    turns_too_near,
    unit,
)
from tests.browser.people import Person
from tests.browser.serving import TableServer
from tests.browser.test_keyboard import tabs_to
from tests.games.miniatures.charges import SWORDS, guards
from tests.games.miniatures.language import FAR, lines, scenario


def test_a_battle_by_dragging(person: Person) -> None:
    sits_at(person, turn_begins(round=1, rounds=2))
    plays_to_the_end(person, lambda: answers_by_hand(person))
    assert {"activate", "take-action", "maneuver"} <= {move["move"] for move in sent(person)}
    puts_away_scenes(person)
    person.end_link.click()
    expect(person.heading("end-places")).to_be_visible()


# --- keys ---------------------------------------------------------------------------------------------------------


def focused_unit(person: Person) -> str | None:
    found: str | None = person.page.evaluate("() => document.activeElement?.dataset?.unit ?? null")
    return found


def presses(person: Person, what: Locator) -> None:
    """Goes there by Tab, and presses Enter."""
    tabs_to(person, what)
    person.page.keyboard.press("Enter")


def answers_by_keys(person: Person) -> None:
    """Tab goes to the board or to a button; arrows and Enter do the rest."""
    field, keys = person.page.get_by_test_id("field"), person.page.keyboard
    kinds = {option["move"]["move"] for option in latest(person)["decision"]["options"]}
    if "discard" in kinds:
        marks_discards(person, lambda card: presses(person, card))
        tabs_to(person, confirm(person))
    elif "claim-zone" in kinds:
        tabs_to(person, person.page.locator("[data-zone].lit").first)
    elif kinds & {"take-action", "choose-condition"}:
        expect(ring(person).first).to_be_focused()
        wanted = person.page.locator("[data-testid=ring] button:not(.barred)").first
        while not wanted.evaluate("(one) => one === document.activeElement"):
            keys.press("ArrowRight")
    elif kinds & {"maneuver", "march", "shift-by", "retreat-to", "free-pivot", "charge-facing", "align"}:
        expect(confirm(person)).to_be_enabled()
        if not field.evaluate("(one) => one.contains(document.activeElement)"):
            tabs_to(person, field)
        keys.press("ArrowRight")
        expect(confirm(person)).to_be_enabled()
    elif lit(person).count():
        if not field.evaluate("(one) => one.contains(document.activeElement)"):
            tabs_to(person, field)
        if focused_unit(person) is None:
            keys.press("ArrowRight")
        assert focused_unit(person) is not None
        chooses = several(person)
        keys.press("Enter")
        if not chooses:
            return
        expect(ring(person).first).to_be_focused()
    elif confirm(person).is_enabled():
        tabs_to(person, confirm(person))
    else:
        tabs_to(person, person.page.locator(":is(main, aside) .actions button:enabled").first)
    keys.press("Enter")


def test_a_battle_by_keys_alone(person: Person) -> None:
    sits_at(person, turn_begins(round=1, rounds=1))
    plays_to_the_end(person, lambda: answers_by_keys(person))
    assert {"activate", "take-action"} <= {move["move"] for move in sent(person)}
    tabs_to(person, person.end_link)
    person.page.keyboard.press("Enter")
    expect(person.heading("end-places")).to_be_visible()


def test_a_move_is_typed_on_the_board(person: Person) -> None:
    SCENES["maneuver"](person)
    tabs_to(person, person.page.get_by_test_id("field"))
    person.page.keyboard.press("0")
    typed = person.page.get_by_test_id("typed")
    expect(typed).to_be_focused()
    typed.fill("maneuver 0 3 0")
    plays(person, lambda: person.page.keyboard.press("Enter"))
    assert latest(person)["view"]["table"]["units"][0]["pose"] == [24000, 20200, 0]


# --- few taps -----------------------------------------------------------------------------------------------------


def test_the_first_activation_is_three_taps_from_home(person: Person) -> None:
    commands(person).goes_to("/")
    title = person.page.get_by_role("heading", name=person.say(f"game-{GAME}"), exact=True)
    shelf = person.page.get_by_role("listitem").filter(has=title)
    shelf.get_by_role("button", name=person.say("home-bots"), exact=True).click()
    person.page.get_by_test_id("ready").click()
    person.until(lambda: is_asked_whom_to_activate(person))
    puts_away_scenes(person)
    plays(person, lit(person).first.click)
    assert sent(person)[-1]["move"] == "activate"


def is_asked_whom_to_activate(person: Person) -> bool:
    decision = latest(person)["decision"]
    return decision is not None and decision["kind"] == "activate-unit"


def test_nobody_is_asked_about_orders_before_the_first_turn_of_the_battle(person: Person) -> None:
    """The opponent begins, and the Outriders have an Order for that: it waits for the next turn."""
    units = ("red: stark-outriders @ 24 10 0", *FAR, "blue: lannister-guardsmen @ 30 45 180")
    sits_at(person, scenario(*units, round=1, turn="blue", first="blue"))
    person.until(lambda: is_asked_whom_to_activate(person))
    assert sent(person) == []
    puts_away_scenes(person)
    plays(person, lit(person).first.click)
    assert sent(person)[-1]["move"] == "activate"


def test_a_maneuver_is_three_taps(person: Person) -> None:
    sits_at(person, turn_begins())
    person.waits_for_turn()
    plays(person, unit(person, "red-1").click)
    plays(person, person.page.locator("[data-choice=maneuver]").click)
    expect(confirm(person)).to_be_enabled()
    plays(person, confirm(person).click)
    assert [move["move"] for move in sent(person)] == ["activate", "take-action", "maneuver"]


def test_a_place_is_tapped_and_the_unit_goes_there(person: Person) -> None:
    SCENES["activated"](person)
    plays(person, person.page.locator("[data-choice=maneuver]").click)
    expect(confirm(person)).to_be_enabled()
    box = unit(person, "red-1").locator(".halo").bounding_box()
    assert box is not None
    person.page.mouse.click(box["x"] - 15, box["y"] - 15)
    verdict_is_there(person)
    expect(confirm(person)).to_be_enabled()
    plays(person, confirm(person).click)
    maneuver = sent(person)[-1]
    assert maneuver["move"] == "maneuver"
    assert 300 < float(maneuver["face"]) < 350


def test_a_charge_with_its_attack_is_six_taps(person: Person) -> None:
    sits_at(
        person, scenario(*lines((SWORDS, "blue: lannister-guardsmen @ 21 28 180", "blue: pyromancers @ 28 28 180")))
    )
    person.waits_for_turn()
    plays(person, unit(person, "red-1").click)
    plays(person, person.page.locator("[data-choice=charge]").click)
    taps = 2
    plays(person, unit(person, "blue-1").click)
    taps += 1
    while not any(attack["dice"] for attack in latest(person)["view"]["table"]["attacks"]):
        if latest(person)["decision"]["kind"] == "reroll-dice":
            break
        puts_away_scenes(person)
        expect(confirm(person)).to_be_enabled()
        plays(person, confirm(person).click)
        taps += 1
    assert taps <= 6
    assert [move["move"] for move in sent(person)][:3] == ["activate", "take-action", "declare-charge"]


# --- reasons and measures -------------------------------------------------------------------------------------------


def test_a_pose_that_is_not_allowed_says_the_rule_with_its_numbers_and_names(person: Person) -> None:
    SCENES["maneuver"](person)
    turns_too_near(person)
    expect(person.page.locator(".numbers.refused")).to_be_visible()
    problem = person.page.get_by_test_id("problem")
    expect(problem).to_contain_text(re.compile(r"\(p\. 13\) \(.* Lannister Guardsmen \(blue-1\) by \d+(\.\d+)? in"))
    assert sent(person) == []


def test_one_tap_brings_a_refused_ghost_as_far_as_it_may_go(person: Person) -> None:
    SCENES["maneuver"](person)
    turns_too_near(person)
    expect(confirm(person)).to_have_text(person.say("field-nearest", instead="way"))
    confirm(person).click()
    assert sent(person) == []
    expect(confirm(person)).to_have_text(person.say("field-do"))
    expect(person.page.get_by_test_id("problem")).to_have_count(0)
    expect(person.page.locator(".numbers.refused")).to_have_count(0)
    plays(person, confirm(person).click)
    told = [json.loads(frame) for frame in person.traffic.frames if '"why"' in frame]
    offered = [one["refusal"]["nearest"]["move"] for one in told if one["refusal"]]
    assert sent(person) == offered[-1:]
    assert offered[-1]["then_face"] == "40"


def test_a_typed_move_that_is_refused_offers_the_nearest_one(person: Person) -> None:
    SCENES["maneuver"](person)
    tabs_to(person, person.page.get_by_test_id("field"))
    person.page.keyboard.press("0")
    person.page.get_by_test_id("typed").fill("maneuver 180 9 180")
    person.page.keyboard.press("Enter")
    instead = person.page.get_by_role("alert").get_by_test_id("instead")
    move = person.say("option-maneuver", face="180", forward="5", then_face="180")
    expect(instead).to_have_text(person.say("table-instead", move=move))
    plays(person, instead.click)
    assert sent(person)[-1] == {"move": "maneuver", "face": "180", "forward": "5", "then_face": "180"}
    expect(person.page.get_by_test_id("typed")).to_have_count(0)
    expect(person.page.get_by_role("alert")).to_have_count(0)


def test_a_shift_before_shooting_is_drawn_and_dragged(person: Person) -> None:
    SCENES["shift"](person)
    ways, barred = (person.page.locator(f".reachable .{one}") for one in ("region", "barred"))
    assert str(ways.get_attribute("d")).count("M") == 4, "a Shift has four ways"
    # Only ahead is a target in range, and not at once.
    assert len(str(barred.get_attribute("d")).split("M")) == 5
    drags(person, ghost(person), 0, -200)
    verdict_is_there(person)
    expect(person.page.locator(".numbers.refused")).to_have_count(0)
    plays(person, confirm(person).click)
    shift = sent(person)[-1]
    assert (shift["move"], shift["way"], shift["distance"]) == ("shift-by", "forward", "2")


def test_a_unit_comes_from_reserve(person: Person) -> None:
    SCENES["reserve"](person)
    assert person.page.get_by_text("undefined").count() == 0
    handle = person.page.get_by_test_id("turn")
    assert handle.evaluate_all(IN_SIGHT) == 0, "also at the edge of the table"
    plays(person, confirm(person).click)
    assert (sent(person)[-1]["move"], sent(person)[-1]["unit"]) == ("deploy", "red-1")
    expect(unit(person, "red-1")).to_be_visible()


def test_the_handle_behind_a_ghost_turns_it_too(person: Person) -> None:
    SCENES["reserve"](person)
    drags(person, person.page.get_by_test_id("turn"), 30, -20)
    verdict_is_there(person)
    thought_of = [json.loads(frame)["move"] for frame in person.traffic.sent if '"why"' in frame][-1]
    # From straight up a little to the left, as its rear goes to the right.
    assert 290 < float(thought_of["face"]) < 350


def test_riders_go_through_an_enemy(person: Person) -> None:
    SCENES["ride"](person)
    plays(person, confirm(person).click)
    assert (sent(person)[-1]["move"], sent(person)[-1]["forward"]) == ("maneuver", "12")
    units = {one["unit"]: one for one in latest(person)["view"]["table"]["units"]}
    assert (units["red-1"]["pose"], units["blue-1"]["wounds"]) == ([24000, 32000, 0], 8)


def test_what_may_not_be_done_now_says_why(person: Person) -> None:
    SCENES["activated"](person)
    person.page.locator("[data-choice=charge]").click()
    expect(person.page.get_by_role("alert")).to_be_visible()
    assert sent(person) == []


def test_everything_is_measured_in_the_turn_of_the_other(person: Person) -> None:
    sits_at(person, scenario(*lines((SWORDS, guards(8))), turn="blue", first="blue"), against=STRANGER)
    unit(person, "red-1").click()
    look = person.page.get_by_test_id("look")
    expect(look).to_contain_text(person.say("look-distance", distance=8))
    enemy = look.get_by_role("listitem").first
    enemy.get_by_role("button").first.click()
    # A pivot brings a corner nearer.
    odds = person.say("look-charge", travel=7.6, needs=3, percent=67, side="front", brief="no")
    expect(enemy).to_contain_text(odds)
    for layer in ("sight", "reach", "threat", "zones"):
        expect(look.get_by_role("button", name=person.say(f"look-layer-{layer}"), exact=True)).to_be_visible()
    look.get_by_role("button", name=person.say("web-close")).click()
    expect(look).to_have_count(0)

    person.page.get_by_test_id("tape-tool").click()
    start, end = unit(person, "red-1").bounding_box(), unit(person, "blue-1").bounding_box()
    assert start is not None
    assert end is not None
    person.page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    person.page.mouse.down()
    person.page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    expect(person.page.get_by_test_id("tape")).to_contain_text(person.say("field-inches", length=8))
    person.page.mouse.up()
    assert sent(person) == []


# --- others and interruptions -----------------------------------------------------------------------------------------


def test_two_at_one_table(invite: Invite, server: TableServer) -> None:
    ala, bartek = commands(invite()), commands(invite(language="pl"))
    for person in (ala, bartek):
        person.is_known()
    at = lay(server.database, turn_begins().match, [ala.guest, bartek.guest], names=["Ala", "Bartek"])
    for person in (ala, bartek):
        person.goes_to(f"/table/{at}")
        expect(unit(person, "red-1")).to_be_visible()
    ala.waits_for_turn()
    # Each has the own edge below.
    places = [unit(person, "red-1").bounding_box() for person in (ala, bartek)]
    others = [unit(person, "blue-1").bounding_box() for person in (ala, bartek)]
    assert [mine["y"] > other["y"] for mine, other in zip(places, others, strict=True)] == [True, False]  # type: ignore[index]
    before = str(unit(bartek, "red-1").get_attribute("transform"))
    for _ in range(3):
        plays(ala, lambda: answers_by_hand(ala))
    expect(unit(bartek, "red-1")).not_to_have_attribute("transform", before)
    bartek.waits_for_turn()
    expect(lit(bartek)).to_have_count(2)
    puts_away_scenes(bartek)
    plays(bartek, unit(bartek, "blue-1").click)
    expect(ala.page.locator("[data-unit=blue-1].active")).to_be_attached()


def test_a_page_that_is_loaded_anew_in_the_middle_of_an_attack_loses_nothing(person: Person) -> None:
    sits_at(person, rerolling())
    person.waits_for_turn()
    fight = person.page.get_by_test_id("fight")
    expect(confirm(person)).to_be_enabled()
    asked, fought, offered = person.bar.inner_text(), fight.inner_text(), confirm(person).inner_text()
    pressed = fight.locator("[aria-pressed=true]").count()
    assert pressed == 4
    person.page.reload()
    expect(person.bar).to_have_text(asked)
    expect(confirm(person)).to_have_text(offered)
    assert fight.inner_text() == fought
    # The dice that are worth it are lifted; others are by a tap.
    expect(fight.locator("[aria-pressed=true]")).to_have_count(4)
    fight.locator("[aria-pressed=true]").first.click()
    expect(fight.locator("[aria-pressed=true]")).to_have_count(3)
    plays(person, confirm(person).click)
    assert sent(person)[-1]["move"] == "reroll"
    assert len(sent(person)[-1]["dice"]) == 3


# --- speed ------------------------------------------------------------------------------------------------------------

_COUNT = """() => {
  window.frames_seen = [];
  const see = (now) => { window.frames_seen.push(now); requestAnimationFrame(see); };
  requestAnimationFrame(see);
  window.verdict = null;
  addEventListener('wheel', () => { window.rested = performance.now(); window.verdict = null; }, true);
  new MutationObserver(() => {
    if (window.verdict === null && document.querySelector('.numbers.refused')) window.verdict = performance.now();
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""


def test_dragging_is_quick_on_a_slow_machine(person: Person) -> None:
    """How quick is told, not judged: other tests run at the same time."""
    SCENES["maneuver"](person)
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    person.page.evaluate(_COUNT)
    box = ghost(person).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    first = person.page.evaluate("() => window.frames_seen.length")
    for step in range(120):
        person.page.mouse.move(x - 60 + abs(60 - step) * 2, y + step % 40)
    seen = person.page.evaluate("() => window.frames_seen")[first:]
    person.page.mouse.move(x, y)
    person.page.mouse.up()
    frames = 1000 * (len(seen) - 1) / (seen[-1] - seen[0])
    settles(person.page)
    turns_too_near(person)
    expect(person.page.locator(".numbers.refused")).to_be_visible()
    person.page.wait_for_function("() => window.verdict !== null")
    waited = person.page.evaluate("() => window.verdict - window.rested")
    print(f"\ndragging, processor slowed 4x: {frames:.0f} frames/s; verdict after {waited:.0f} ms")
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    assert len(seen) > 1
    assert waited > 0
