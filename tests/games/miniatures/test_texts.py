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
from maester.games.miniatures.moments import ATTACK_DONE, MOMENTS
from maester.games.miniatures.names import KEYWORDS
from maester.games.miniatures.pieces.changes import Keyword, Scope
from maester.games.miniatures.text_names import TEXT_NAMES

WRITTEN = (
    "10101", "10102", "10103", "10104", "10105", "10106", "10107", "10113",
    "10201", "10202", "10203", "10204", "10205", "10206", "10208", "10215", "10216",
    "10405", "10411", "10413",
)  # fmt: skip
"""Units of which all texts are there."""
SOURCES = Path(maester.__file__).parent
ABILITIES = sorted({ability for ref in WRITTEN for ability in BOX.units[ref].abilities})
STANDING = "standing"
LATER = {
    # "own attack" holds as long as the attack goes on; these say besides what follows "after the attack is resolved",
    # "once the attack is finished" and "when the attack is finished".
    "wildfire": ATTACK_DONE,
    "arrow-volley": ATTACK_DONE,
    "executioners-fury": ATTACK_DONE,
}
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
    assert text.standing or text.triggers
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
    assert moments - {LATER.get(ability)} <= meant
    if text.standing:
        assert STANDING in meant
    # A trigger that is a moment and nothing else is met there.
    if STANDING not in meant:
        assert moments & meant


@pytest.mark.parametrize("ability", sorted(LATER))
def test_what_comes_later_is_really_said(ability: str) -> None:
    assert any(words in BOX.abilities[ability].text_in("en") for words in ("After the attack", "attack is finished"))


@pytest.mark.parametrize("ability", ABILITIES)
def test_orders_are_orders_and_innate_texts_are_innate(ability: str) -> None:
    is_order = BOX.abilities[ability].kind == "order"
    assert is_order == ability.startswith("order-")
    assert all(trigger.is_order is is_order for trigger in TEXTS[ability].triggers)
    assert not (is_order and TEXTS[ability].standing)


@pytest.mark.parametrize("ref", WRITTEN)
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


@pytest.mark.parametrize("ref", WRITTEN)
def test_what_concerns_one_attack_is_printed_with_an_attack(ref: str) -> None:
    unit = BOX.units[ref]
    printed = {attack.ability for attack in unit.attacks}
    for ability in unit.abilities:
        text = TEXTS[ability]
        bound = any(one.scope is Scope.THIS_ATTACK for one in text.standing) or any(
            one.this_attack for one in text.triggers
        )
        assert bound == (ability in printed)


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
