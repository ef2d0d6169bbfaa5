"""The miniatures game on a phone: by taps, fingers and the pad, and what stays in sight on a small screen."""

from __future__ import annotations

import math

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Invite
from tests.browser.looking import settles
from tests.browser.miniatures_playing import (
    IN_SIGHT,
    answers_by_hand,
    latest,
    plays,
    plays_to_the_end,
    puts_away_scenes,
    sent,
    verdict_is_there,
)
from tests.browser.miniatures_scenes import GAME, SCENES, activated, commands, confirm, ghost, sits_at, unit
from tests.browser.people import WIDE, Person

HAND: tuple[int, int] = (390, 844)
"""A phone, as it is held in one hand."""
SMALL: tuple[int, int] = (360, 640)
"""The smallest phone."""
ALL_IN_SIGHT = """(all) => all.every((one) => {
  const box = one.getBoundingClientRect();
  return [0.2, 0.5, 0.8].every((part) =>
    one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height * part)));
})"""


def test_a_battle_on_a_phone(invite: Invite) -> None:
    person = commands(invite(size=HAND, touch=True))
    person.goes_to(f"/new/{GAME}")
    person.page.get_by_label(person.option_meaning("rounds")).select_option("2")
    person.starts()
    person.page.get_by_test_id("ready").tap()
    person.until(lambda: latest(person)["view"]["table"]["round"] == 1)
    plays_to_the_end(person, lambda: answers_by_hand(person, touch=True))
    puts_away_scenes(person)
    person.end_link.tap()
    expect(person.heading("end-places")).to_be_visible()


@pytest.mark.parametrize("size", [HAND, SMALL, (320, 568)])
@pytest.mark.parametrize(("scene", "dice"), [("attack", 7), ("test", 3)])
def test_all_dice_that_may_be_rolled_again_are_in_sight_on_a_phone(
    invite: Invite, size: tuple[int, int], scene: str, dice: int
) -> None:
    person = invite(size=size, touch=True, language="pl")
    SCENES[scene](person)
    faces = person.page.get_by_test_id("fight").locator("[data-die]")
    expect(faces).to_have_count(dice)
    person.until(lambda: person.page.evaluate("() => document.getAnimations().length") == 0)
    assert faces.evaluate_all(ALL_IN_SIGHT)
    assert unit(person, "blue-1").evaluate_all(ALL_IN_SIGHT), "and who is attacked"
    lifted = person.page.locator("[data-die][aria-pressed=true]")
    before = lifted.count()
    lifted.last.tap()
    expect(lifted).to_have_count(before - 1)


def meet(one: FloatRect, other: FloatRect) -> bool:
    """Do two boxes overlap?"""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


@pytest.mark.parametrize("size", [WIDE, HAND, SMALL])
@pytest.mark.parametrize("scene", ["maneuver", "charge"])
def test_the_numbers_leave_the_ghost_and_the_place_from_which_it_goes_in_sight(
    invite: Invite, size: tuple[int, int], scene: str
) -> None:
    person = invite(size=size, touch=size != WIDE)
    SCENES[scene](person)
    numbers = person.page.get_by_test_id("numbers").bounding_box()
    assert numbers is not None
    for tray in (unit(person, "red-1"), ghost(person)):
        box = tray.bounding_box()
        assert box is not None
        assert not meet(numbers, box)
        assert tray.evaluate_all(IN_SIGHT) == 0


LYING: tuple[int, int] = (844, 390)
"""A phone on its side."""


@pytest.mark.parametrize("scene", ["card", "claim", "targets", "fight", "ride", "turn"])
def test_on_a_phone_on_its_side_nothing_lies_over_the_field(invite: Invite, scene: str) -> None:
    person = invite(size=LYING, touch=True, language="pl")
    SCENES[scene](person)
    puts_away_scenes(person)
    settles(person.page)
    for tray in person.page.locator("figure [data-unit]").all():
        assert tray.evaluate_all(IN_SIGHT) == 0


# --- fingers ------------------------------------------------------------------------------------------------------


class Fingers:
    """Fingers on the screen: each stays where it is until it is moved or lifted."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._session = person.context.new_cdp_session(person.page)
        self._at: dict[int, tuple[float, float]] = {}

    def touch(self, finger: int, x: float, y: float) -> None:
        self._at[finger] = (x, y)
        self._tell("touchStart")

    def move(self, finger: int, x: float, y: float, steps: int = 6) -> None:
        """Not at once, as fingers don't."""
        before = self._at[finger]
        for step in range(1, steps + 1):
            part = step / steps
            self._at[finger] = (before[0] + (x - before[0]) * part, before[1] + (y - before[1]) * part)
            self._tell("touchMove")
            settles(self._person.page)

    def lift(self, finger: int) -> None:
        del self._at[finger]
        self._tell("touchEnd")
        settles(self._person.page)

    def _tell(self, kind: str) -> None:
        points = [{"id": finger, "x": x, "y": y} for finger, (x, y) in self._at.items()]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def thinks_of_a_maneuver(invite: Invite) -> Person:
    """On a phone, far from all enemies; what is suggested first is straight on."""
    person = invite(size=HAND, touch=True)
    sits_at(person, activated().act("maneuver"))
    expect(ghost(person)).to_be_visible()
    expect(confirm(person)).to_be_enabled()
    settles(person.page)
    return person


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def scale_of(person: Person) -> float:
    """Pixels to an inch."""
    return float(str(person.page.get_by_test_id("field").get_attribute("data-scale")))


def test_two_fingers_turn_the_ghost(invite: Invite) -> None:
    person = thinks_of_a_maneuver(invite)
    fingers, (x, y), scale = Fingers(person), middle_of(ghost(person)), scale_of(person)
    fingers.touch(1, x, y)
    fingers.touch(2, x, y - 100)
    # Around the first finger, by 40 degrees to the right.
    fingers.move(2, x + 100 * math.sin(math.radians(40)), y - 100 * math.cos(math.radians(40)))
    fingers.lift(2)
    fingers.lift(1)
    assert middle_of(ghost(person)) == pytest.approx((x, y), abs=1), "it has only turned"
    assert scale_of(person) == scale, "and the field was not zoomed"
    verdict_is_there(person)
    plays(person, confirm(person).tap)
    maneuver = sent(person)[-1]
    assert (maneuver["face"], maneuver["forward"]) == ("0", "5")
    assert float(maneuver["then_face"]) == pytest.approx(40, abs=1)


def test_two_fingers_beside_the_ghost_zoom_the_field(invite: Invite) -> None:
    person = thinks_of_a_maneuver(invite)
    fingers, (x, y), before = Fingers(person), middle_of(ghost(person)), scale_of(person)
    fingers.touch(1, x - 100, y)
    fingers.touch(2, x - 160, y)
    fingers.move(2, x - 180, y)
    fingers.lift(2)
    fingers.lift(1)
    assert scale_of(person) > before * 1.1
    plays(person, confirm(person).tap)
    assert sent(person)[-1]["then_face"] == "0", "and the ghost was left alone"


def test_the_pad_moves_the_ghost_and_turns_it(invite: Invite) -> None:
    person = thinks_of_a_maneuver(invite)
    fingers, before = Fingers(person), middle_of(ghost(person))
    x, y = middle_of(person.page.get_by_test_id("pad"))
    fingers.touch(1, x, y)
    # An inch on the field is a little more than nine pixels on the pad.
    fingers.move(1, x - 20, y + 20)
    fingers.lift(1)
    verdict_is_there(person)
    after = middle_of(ghost(person))
    scale = scale_of(person)
    assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((-2.2 * scale, 2.2 * scale), abs=0.2 * scale)
    for turn in ("field-turn-right", "field-turn-right", "field-turn-left"):
        person.button(turn).tap()
    verdict_is_there(person)
    plays(person, confirm(person).tap)
    maneuver = sent(person)[-1]
    assert maneuver["move"] == "maneuver"
    assert float(maneuver["face"]) == pytest.approx(math.degrees(math.atan2(-2.2, 2.8)) % 360, abs=2)
    assert float(maneuver["forward"]) == pytest.approx(math.hypot(2.2, 2.8), abs=0.15)
    assert (float(maneuver["then_face"]) - float(maneuver["face"])) % 360 == pytest.approx(10)
