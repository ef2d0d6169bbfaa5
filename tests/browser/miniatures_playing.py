"""How people play a battle of the miniatures game in the browser, and what the page told them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.looking import settles
from tests.browser.miniatures_scenes import confirm, ghost, lit, ring
from tests.browser.people import Person

MOST_ANSWERS = 200
_PUT_AWAY = """async () => {
  const close = () => document.querySelector('[data-testid=stage] .foot .button:last-child');
  for (let left = 40; left > 0 && close(); left -= 1) { close().click(); await Promise.resolve(); }
}"""
IN_SIGHT = """(all) => all.findIndex((one) => {
  const box = one.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit && one.contains(hit);
})"""


# --- what was said and what is asked ------------------------------------------------------------------------------


def sent(person: Person) -> list[dict[str, Any]]:
    """The moves that the page has sent."""
    messages = [json.loads(frame) for frame in person.traffic.sent]
    return [message["move"] for message in messages if message["type"] == "play"]


def latest(person: Person) -> dict[str, Any]:
    """The last that the page was told about the match."""
    for frame in reversed(person.traffic.frames):
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "state":
            return message
    raise AssertionError("the page was told nothing")


def several(person: Person) -> bool:
    """Has some unit that may be tapped several answers around it?"""
    asked = [one["move"] for one in latest(person)["decision"]["options"]]
    # A pass is a button, a card is in the hand, and what no unit has is a button, too.
    by_unit = [move for move in asked if move["move"] not in ("pass", "play-card") and move.get("unit", "") is not None]
    return len(by_unit) > lit(person).count()


def plays(person: Person, answer: Callable[[], None]) -> None:
    """Answers in some way, and waits until the page knows what came of it."""
    before = latest(person)["decision"]["number"]

    def is_another() -> bool:
        decision = latest(person)["decision"]
        return decision is None or decision["number"] != before

    answer()
    person.until(is_another)
    settles(person.page)


def puts_away_scenes(person: Person) -> None:
    person.page.evaluate(_PUT_AWAY)


def verdict_is_there(person: Person) -> None:
    """Waits until all that was asked about the ghost is answered."""

    def answered() -> bool:
        asked = [json.loads(frame)["ask"] for frame in person.traffic.sent if '"why"' in frame]
        return not asked or any(f'"ask":{asked[-1]}' in frame for frame in person.traffic.frames)

    settles(person.page)
    person.until(answered)
    settles(person.page)


# --- hands --------------------------------------------------------------------------------------------------------


def drags(person: Person, what: Locator, right: float, down: float) -> None:
    """Draws something with the mouse."""
    box = what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + right, y + down, steps=6)
    settles(person.page)
    person.page.mouse.up()


def taps_in_sight(things: Locator, touch: bool) -> bool:
    """Taps one of these that nothing hides; is there one?"""
    place: int = things.evaluate_all(IN_SIGHT)
    if place < 0:
        return False
    one = things.nth(place)
    if touch:
        one.tap(force=True)
    else:
        one.click(force=True)
    return True


def plays_card(person: Person, move: Mapping[str, Any]) -> None:
    """Lifts a card and taps those for whom it is played, one after the other; if it is for nobody, or others could be
    named besides, it is confirmed.
    """
    options = [option["move"] for option in latest(person)["decision"]["options"]]
    ways = [one["targets"] for one in options if one["move"] == "play-card" and one["card"] == move["card"]]
    person.page.locator(f"[data-card={move['card']}]").first.click()
    named = list(move["targets"])
    for target in named:
        person.page.locator(f"[data-unit={target}]").click()
    if not named or sum(way[: len(named)] == named for way in ways) > 1:
        expect(confirm(person)).to_be_enabled()
        confirm(person).click()


def marks_discards(person: Person, press: Callable[[Locator], None]) -> None:
    """Marks as many cards of the hand as must be discarded."""
    fewest = min(len(option["move"]["cards"]) for option in latest(person)["decision"]["options"])
    for place in range(fewest):
        press(person.page.locator("[data-card]").nth(place))
    expect(confirm(person)).to_be_enabled()


def answers_by_hand(person: Person, *, touch: bool = False) -> None:
    """Answers what is asked on the board; by the list of options only if a panel lies over all units to be tapped."""
    puts_away_scenes(person)
    kinds = {option["move"]["move"] for option in latest(person)["decision"]["options"]}
    if kinds & {"take-action", "choose-condition"}:
        wanted = person.page.locator("[data-testid=ring] button:not(.barred)")
        expect(wanted.first).to_be_visible()
        assert taps_in_sight(wanted, touch)
    elif "discard" in kinds:
        marks_discards(person, lambda card: card.tap() if touch else card.click())
        if touch:
            confirm(person).tap()
        else:
            confirm(person).click()
    elif "claim-zone" in kinds:
        assert taps_in_sight(person.page.locator("[data-zone].lit"), touch)
        if touch:
            expect(confirm(person)).to_be_enabled()
            confirm(person).tap()
    elif kinds & {"maneuver", "march", "shift-by", "retreat-to", "free-pivot", "charge-facing", "align"}:
        expect(ghost(person)).to_be_visible()
        expect(confirm(person)).to_be_enabled()
        if touch:
            confirm(person).tap()
            return
        if "align" in kinds:  # There is no way between the few poses.
            confirm(person).click()
            return
        drags(person, ghost(person), 12, -25)
        verdict_is_there(person)
        if person.page.locator(".numbers.refused").count():
            person.button("field-next").click()
        expect(confirm(person)).to_be_enabled()
        confirm(person).click()
    elif lit(person).count():
        chooses = several(person)
        if not taps_in_sight(lit(person), touch):
            person.plays_first_option()
        elif chooses:
            expect(ring(person).first).to_be_visible()
            assert taps_in_sight(ring(person), touch)
    elif confirm(person).is_enabled():
        if touch:
            confirm(person).tap()
        else:
            confirm(person).click()
    else:
        assert taps_in_sight(person.page.locator(":is(main, aside) .actions button:enabled"), touch)


def plays_to_the_end(person: Person, answer: Callable[[], None]) -> None:
    for _ in range(MOST_ANSWERS):
        if not person.is_asked():
            return
        plays(person, answer)
    raise AssertionError(f"still asked after {MOST_ANSWERS} answers")
