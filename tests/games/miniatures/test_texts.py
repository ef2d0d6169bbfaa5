"""The texts of the cards against the data: nothing is missing, each breaks in when its trigger says, each keyword is
there, and no other file knows a card.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import maester
from maester.games.miniatures.box import BOX, read_data
from maester.games.miniatures.factions import TEXTS
from maester.games.miniatures.moments import (
    ATTACK_DECLARED,
    ATTACK_DONE,
    ATTACK_ROLLED,
    CHARGED,
    MOMENTS,
    RANK_LOST,
)
from maester.games.miniatures.names import KEYWORDS
from maester.games.miniatures.pieces.changes import Keyword, Scope
from maester.games.miniatures.text_names import TEXT_NAMES

SOURCES = Path(maester.__file__).parent
FACTIONS = ("stark", "lannister", "neutral")
"""The factions whose texts are all there."""
UNITS = [unit.ref for unit in BOX.units.values() if unit.faction in FACTIONS]
ATTACHMENTS = [attachment.ref for attachment in BOX.attachments.values() if attachment.faction in FACTIONS]
ABILITIES = sorted(
    {
        *(ability for ref in UNITS for ability in BOX.units[ref].abilities),
        *(ability for ref in ATTACHMENTS for ability in BOX.attachments[ref].abilities),
    }
)
STANDING = "standing"
BESIDES: dict[str, dict[str, str]] = {
    # "own attack" holds as long as the attack goes on; these say besides what is done in the course of it.
    "arrow-volley": {ATTACK_DONE: "attack is finished"},
    "executioners-axe": {ATTACK_DECLARED: "the Defender gets Panicked"},
    "executioners-fury": {ATTACK_DONE: "attack is finished"},
    "knights-blade": {ATTACK_DECLARED: "before Attack dice"},
    "mercenarys-longbow": {ATTACK_DECLARED: "before Attack dice"},
    "motley-armaments": {ATTACK_DECLARED: "Choose one"},
    "pirates-blades": {ATTACK_DONE: "attack is finished"},
    "reckless-strikes": {ATTACK_ROLLED: "per Attack die showing 1"},
    "ruthless-aggression": {ATTACK_DECLARED: "the Defender gets Vulnerable"},
    "wildfire": {ATTACK_DONE: "After the attack"},
    "winterfells-wrath": {CHARGED: "Charge"},
    # What an "engine" counts, and what it is spent for, stands in the text alone.
    "names-on-the-list": {RANK_LOST: "loses a rank"},
    "raiders-of-the-free-cities": {RANK_LOST: "destroys an enemy rank"},
}
"""Moments that the trigger line doesn't name, and the words of the text that do."""
IN_NUMBERS = {"joffreys-retinue"}
"""Abilities that only say what the numbers of the card are."""
OTHER_WORDS = {
    # Types of units, and of their trays.
    "cavalry",
    "war-machine",
    # The keywords of attacks, which some cards print as abilities.
    *KEYWORDS,
}
"""Ids of abilities that mean something else as well."""


@pytest.mark.parametrize("ability", ABILITIES)
def test_every_ability_has_a_text_that_does_something(ability: str) -> None:
    text = TEXTS[ability]
    assert bool(text.standing or text.triggers) is (ability not in IN_NUMBERS)
    assert all(one.changes for one in text.standing)
    assert all(one.operations for one in text.triggers)


def test_every_objective_card_has_a_text() -> None:
    cards = {f"objective-{card}" for card in BOX.objectives}
    assert {name for name in TEXTS if name.startswith("objective-")} == cards


def test_every_text_belongs_to_a_card() -> None:
    assert set(TEXT_NAMES) >= TEXTS.keys()


@pytest.mark.parametrize("ability", ABILITIES)
def test_every_text_breaks_in_when_its_trigger_says(ability: str) -> None:
    meant = set(read_data("moments")["triggers"][BOX.abilities[ability].trigger])
    text = TEXTS[ability]
    moments = {trigger.moment for trigger in text.triggers}
    assert moments <= set(MOMENTS)
    assert moments - BESIDES.get(ability, {}).keys() <= meant
    if text.standing:
        assert STANDING in meant
    # A trigger that is a moment and nothing else is met there.
    if STANDING not in meant:
        assert moments & meant


@pytest.mark.parametrize("ability", sorted(BESIDES))
def test_what_the_trigger_line_leaves_out_is_really_said(ability: str) -> None:
    assert ability in ABILITIES
    moments = {trigger.moment for trigger in TEXTS[ability].triggers}
    for moment, words in BESIDES[ability].items():
        assert moment in moments
        assert words in BOX.abilities[ability].text_in("en")


@pytest.mark.parametrize("ability", ABILITIES)
def test_orders_are_orders_and_innate_texts_are_innate(ability: str) -> None:
    is_order = BOX.abilities[ability].kind == "order"
    assert is_order == ability.startswith("order-")
    assert all(trigger.is_order is is_order for trigger in TEXTS[ability].triggers)
    assert not (is_order and TEXTS[ability].standing)


@pytest.mark.parametrize("ref", UNITS)
def test_the_keywords_of_an_attack_are_those_of_its_text(ref: str) -> None:
    unit = BOX.units[ref]
    for attack in unit.attacks:
        found: set[str] = set()
        if attack.ability is not None:
            assert attack.ability in unit.abilities
            found = {
                change.keyword
                for standing in TEXTS[attack.ability].standing
                if standing.scope is Scope.THIS_ATTACK
                for change in standing.changes
                if isinstance(change, Keyword) and not change.when
            }
        assert found == set(attack.keywords)


@pytest.mark.parametrize("ref", UNITS)
def test_what_concerns_one_attack_is_printed_with_an_attack(ref: str) -> None:
    unit = BOX.units[ref]
    printed = {attack.ability for attack in unit.attacks}
    for ability in unit.abilities:
        text = TEXTS[ability]
        bound = any(one.scope is Scope.THIS_ATTACK for one in text.standing) or any(
            one.this_attack for one in text.triggers
        )
        assert bound == (ability in printed)


@pytest.mark.parametrize("ref", ATTACHMENTS)
def test_nothing_on_an_attachment_is_about_one_printed_attack(ref: str) -> None:
    for ability in BOX.attachments[ref].abilities:
        text = TEXTS[ability]
        assert all(one.scope is not Scope.THIS_ATTACK for one in text.standing)
        assert not any(one.this_attack for one in text.triggers)


def modules() -> Iterator[Path]:
    """Every module of the game and of its bots that isn't a faction's."""
    for folder in ("games", "bots"):
        for path in sorted((SOURCES / folder / "miniatures").rglob("*.py")):
            if path.parent.name != "factions":
                yield path


def test_no_other_module_names_an_ability_or_a_unit() -> None:
    known = {*BOX.abilities, *(unit.id for unit in BOX.units.values()), *BOX.units} - OTHER_WORDS
    searched = 0
    for path in modules():
        tree = ast.parse(path.read_text("utf-8"))
        said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        assert not said & known, path
        searched += 1
    assert searched > 50
