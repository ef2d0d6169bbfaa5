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
from maester.games.miniatures.moments import ATTACK_DECLARED, ATTACK_DONE, CHARGED, MOMENTS
from maester.games.miniatures.names import KEYWORDS, ZONE_NAMES
from maester.games.miniatures.pieces.bearing import AttachCard
from maester.games.miniatures.pieces.board_filters import ClaimsZone, Controls
from maester.games.miniatures.pieces.changes import Keyword, Scope
from maester.games.miniatures.pieces.choices import If
from maester.games.miniatures.pieces.filters import Filter
from maester.games.miniatures.pieces.operations import Operation
from maester.games.miniatures.pieces.texts import Text
from maester.games.miniatures.text_names import TEXT_NAMES

COMPLETE = ("stark",)
"""Factions of which all texts are there."""
WRITTEN = (
    "10101", "10102", "10103", "10104", "10105", "10106", "10107", "10113",
    "10405", "10411", "10413",
    *(unit.ref for unit in BOX.units.values() if unit.faction in COMPLETE),
)  # fmt: skip
"""Units of which all texts are there."""
ATTACHMENTS = tuple(card.ref for card in BOX.attachments.values() if card.faction in COMPLETE)
NCU_ABILITIES = {one.id: one for ncu in BOX.ncus.values() if ncu.faction in COMPLETE for one in ncu.abilities}
CARDS = {card.id: card for card in BOX.tactics.values() if card.faction in COMPLETE}
SOURCES = Path(maester.__file__).parent
ABILITIES = sorted(
    {ability for ref in WRITTEN for ability in BOX.units[ref].abilities}
    | {ability for ref in ATTACHMENTS for ability in BOX.attachments[ref].abilities}
)
STANDING = "standing"
LATER = {
    # "own attack" holds as long as the attack goes on; these say besides what follows "after the attack is resolved",
    # "once the attack is finished" and "when the attack is finished".
    "wildfire": ATTACK_DONE,
    "arrow-volley": ATTACK_DONE,
    "executioners-fury": ATTACK_DONE,
}
BESIDES = {
    # The same; these say besides what the Defender gets before the dice, and what whoever is charged gets.
    "executioners-axe": ATTACK_DECLARED,
    "winterfells-wrath": CHARGED,
}
OTHER_WORDS = {
    # Types of units, and of their trays.
    "cavalry",
    "war-machine",
    # The keywords of attacks, which some cards print as abilities.
    *KEYWORDS,
}
"""Ids of abilities that mean something else as well."""
LASTS = {
    # Until the Round ends another NCU can't be activated; the list gives the moment at which that begins.
    "price-of-honor",
}


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
    assert moments - {LATER.get(ability), BESIDES.get(ability)} <= meant
    if text.standing:
        assert STANDING in meant
    # A trigger that is a moment and nothing else is met there.
    if STANDING not in meant:
        assert moments & meant


@pytest.mark.parametrize("ability", sorted(NCU_ABILITIES))
def test_every_ability_of_an_ncu_breaks_in_when_the_list_says(ability: str) -> None:
    meant, text = set(read_data("moments")["ncu_abilities"][ability]), TEXTS[ability]
    parts = (text, *text.borne)
    assert {trigger.moment for part in parts for trigger in part.triggers} | {STANDING} >= meant
    assert {trigger.moment for part in parts for trigger in part.triggers} <= meant
    assert any(part.standing for part in parts) == (STANDING in meant) or ability in LASTS
    assert not any(trigger.is_play or trigger.is_order for part in parts for trigger in part.triggers)


@pytest.mark.parametrize("card", sorted(CARDS))
def test_every_tactics_card_is_played_when_its_trigger_says(card: str) -> None:
    triggers, text = read_data("moments")["triggers"], TEXTS[card]
    assert all(trigger.is_play and trigger.operations for trigger in text.triggers)
    assert {trigger.moment for trigger in text.triggers} == {
        moment for play in CARDS[card].plays for moment in triggers[play.trigger_in("en")]
    }
    assert any(isinstance(one, AttachCard) for one in operations(text)) == CARDS[card].attaches


@pytest.mark.parametrize("card", sorted(CARDS))
def test_the_zones_of_a_tactics_card_are_those_of_its_bonuses(card: str) -> None:
    zones = {zone for play in CARDS[card].plays for bonus in play.zone_bonus for zone in bonus.zones}
    found: set[str] = set()
    for filters in conditions(TEXTS[card]):
        found |= {ZONE_NAMES[one.zone] for one in filters if isinstance(one, Controls)}
        found |= {ZONE_NAMES[zone] for one in filters if isinstance(one, ClaimsZone) for zone in one.zones}
    assert found == zones


def operations(text: Text) -> Iterator[Operation]:
    """Everything that a text does, inside options, too."""
    todo = [one for part in (text, *text.borne) for trigger in part.triggers for one in trigger.operations]
    while todo:
        operation = todo.pop()
        yield operation
        todo += [one for option in operation.options for one in option]


def conditions(text: Text) -> Iterator[tuple[Filter, ...]]:
    """All conditions of a text: of its triggers, and inside its operations."""
    for trigger in text.triggers:
        yield trigger.when
    for operation in operations(text):
        if isinstance(operation, If):
            yield operation.when


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
