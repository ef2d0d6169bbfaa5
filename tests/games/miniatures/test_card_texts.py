"""The texts of whole factions against the data: every ability, NCU and Tactics card has one, and each breaks in when
its trigger says.
"""

from __future__ import annotations

from typing import Any

import pytest

from maester.games.miniatures.box import BOX, read_data
from maester.games.miniatures.factions import TEXTS
from maester.games.miniatures.moments import ATTACK_DONE
from maester.games.miniatures.pieces.texts import Text

FACTIONS = ("lannister",)
"""Factions of which all texts are there."""
STANDING = "standing"
IN_THE_NUMBERS = {"joffreys-retinue"}
"""Abilities that say no more than the numbers of the card do: so many models in so many ranks."""
LATER = {"wildfire": {ATTACK_DONE}}
"""What follows "after the attack is resolved" (`test_texts`)."""
MOMENTS: dict[str, Any] = read_data("moments")
DATA = [read_data(f"factions/{faction}") for faction in FACTIONS]
ABILITIES = sorted(
    {name for data in DATA for card in data["units"] + data["attachments"] for name in card["abilities"]}
)
NCU_ABILITIES = [ability["id"] for data in DATA for ncu in data["ncus"] for ability in ncu["abilities"]]
CARDS = [
    card
    for data in DATA
    for cards in (data["tactics"]["faction"], *data["tactics"]["commanders"].values())
    for card in cards
]
SPECIAL = [f"special-card-{card['ref']}" for data in DATA for card in data["special_cards"]]


def moments(text: Text) -> set[str]:
    return {trigger.moment for trigger in text.triggers}


def is_as_said(text: Text, meant: set[str]) -> bool:
    """Does it break in then, and only then? Some texts hold always, and need no moment."""
    if not moments(text) <= meant or (text.standing and STANDING not in meant):
        return False
    return STANDING in meant or bool(moments(text))


def test_every_text_of_these_factions_is_there() -> None:
    wanted = {*ABILITIES, *NCU_ABILITIES, *SPECIAL, *(card["id"] for card in CARDS)}
    assert len(wanted) > 100
    assert wanted - TEXTS.keys() == set()
    assert {name for name in wanted if TEXTS[name] == Text()} == IN_THE_NUMBERS


@pytest.mark.parametrize("ability", ABILITIES)
def test_abilities_break_in_when_their_triggers_say(ability: str) -> None:
    meant = {*MOMENTS["triggers"][BOX.abilities[ability].trigger], *LATER.get(ability, ())}
    assert is_as_said(TEXTS[ability], meant)


@pytest.mark.parametrize("ability", NCU_ABILITIES)
def test_ncus_break_in_when_their_texts_say(ability: str) -> None:
    text = TEXTS[ability]
    borne = {moment for part in text.borne for moment in moments(part)}
    assert is_as_said(text, set(MOMENTS["ncu_abilities"][ability]))
    assert borne <= set(MOMENTS["ncu_abilities"][ability])


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_tactics_cards_are_played_when_they_say(card: dict[str, Any]) -> None:
    text = TEXTS[card["id"]]
    assert all(trigger.is_play for trigger in text.triggers)
    assert moments(text) == {moment for play in card["plays"] for moment in MOMENTS["triggers"][play["trigger"]]}
    # What a card does as long as it is attached is a part that is borne.
    assert text.standing == ()
    assert not card["attaches"] or text.borne
