"""The texts of NCUs and Tactics cards against the data: nothing is missing, each breaks in when it says, and does what
its card is marked with.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from maester.games.miniatures.box import BOX, read_data
from maester.games.miniatures.factions import TEXTS
from maester.games.miniatures.field import GAME
from maester.games.miniatures.moments import MOMENTS
from maester.games.miniatures.names import ZONE_NAMES
from maester.games.miniatures.pieces.bearing import AttachCard, AttachInfluence, LayDown
from maester.games.miniatures.pieces.board_amounts import ByZones
from maester.games.miniatures.pieces.board_filters import ClaimsZone, Controls, EnemyControls
from maester.games.miniatures.pieces.card_operations import InsteadOfZone
from maester.games.miniatures.pieces.texts import Text, Trigger
from tests.games.miniatures.test_texts import FACTIONS, STANDING

NCU_ABILITIES = {
    ability.id: ability
    for ncu in BOX.ncus.values()
    if ncu.faction in FACTIONS and not ncu.joke
    for ability in ncu.abilities
}
CARDS = {card.id: card for card in BOX.tactics.values() if card.faction in FACTIONS}


def words(part: Any) -> Iterator[msgspec.Struct]:
    """All words of a text, those within words too."""
    if isinstance(part, msgspec.Struct):
        yield part
        for field in (*part.__struct_fields__, "options"):
            yield from words(getattr(part, field, None))
    elif isinstance(part, tuple):
        for one in part:
            yield from words(one)


def triggers(text: Text) -> list[Trigger]:
    """What stands on the card, and what is borne of it."""
    return [trigger for part in (text, *text.borne) for trigger in part.triggers]


def zones(text: Text) -> set[str]:
    """The zones of which a text asks who Controls them."""
    found: set[str] = set()
    for word in words(text):
        if isinstance(word, Controls | EnemyControls):
            found.add(ZONE_NAMES[word.zone])
        elif isinstance(word, ByZones):
            found.update(ZONE_NAMES[zone] for zone in word.zones)
    return found


# --- NCUs -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(NCU_ABILITIES))
def test_every_ability_of_an_ncu_breaks_in_when_it_says(name: str) -> None:
    text, meant = TEXTS[name], set(read_data("moments")["ncu_abilities"][name])
    assert {trigger.moment for trigger in text.triggers} <= meant
    moments = {trigger.moment for trigger in triggers(text)}
    assert moments <= set(MOMENTS)
    assert meant - {STANDING} <= moments
    assert all(trigger.operations for trigger in triggers(text))
    if text.standing:
        assert STANDING in meant


@pytest.mark.parametrize("name", sorted(NCU_ABILITIES))
def test_every_ability_of_an_ncu_is_what_it_is_marked_with(name: str) -> None:
    text, tags = TEXTS[name], NCU_ABILITIES[name].tags
    found = {type(word) for word in words(text)}
    assert (AttachInfluence in found) == ("influence" in tags)
    assert ("influence" not in tags) or text.borne
    assert (InsteadOfZone in found) >= ("zone-replacement" in tags)
    if "once-per-game" in tags:
        # It is counted, or works until it has been used.
        assert LayDown in found or any(trigger.limit == GAME for trigger in triggers(text))


def test_a_joke_has_no_text() -> None:
    jokes = [ncu for ncu in BOX.ncus.values() if ncu.joke]
    assert jokes
    assert not {ability.id for ncu in jokes for ability in ncu.abilities} & TEXTS.keys()


# --- Tactics cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_play_of_a_card_is_there_and_no_other(name: str) -> None:
    text, said = TEXTS[name], read_data("moments")["triggers"]
    assert all(trigger.is_play and trigger.operations for trigger in text.triggers)
    assert not any(trigger.is_play or trigger.is_order for part in text.borne for trigger in part.triggers)
    moments = Counter(trigger.moment for trigger in text.triggers)
    for play in CARDS[name].plays:
        meant = set(said[play.trigger])
        alike = [one for one in CARDS[name].plays if set(said[one.trigger]) == meant]
        assert sum([number for moment, number in moments.items() if moment in meant]) >= len(alike)
    assert moments.keys() == {moment for play in CARDS[name].plays for moment in said[play.trigger]}


@pytest.mark.parametrize("name", sorted(CARDS))
def test_cards_are_attached_that_say_so(name: str) -> None:
    attached = any(isinstance(word, AttachCard) for word in words(TEXTS[name]))
    assert attached == CARDS[name].attaches
    assert TEXTS[name].borne or not attached


@pytest.mark.parametrize("name", sorted(CARDS))
def test_every_zone_bonus_asks_for_its_zones(name: str) -> None:
    said = {zone for play in CARDS[name].plays for bonus in play.zone_bonus for zone in bonus.zones}
    controlled = zones(TEXTS[name])
    # A zone that is being Claimed is Controlled, too.
    claimed = {ZONE_NAMES[zone] for word in words(TEXTS[name]) if isinstance(word, ClaimsZone) for zone in word.zones}
    assert controlled <= said <= controlled | claimed


def test_decks_of_the_factions_have_texts_for_all_their_cards() -> None:
    commanders = [card.ref for card in BOX.cards() if card.commander and card.faction in FACTIONS]
    assert len(commanders) > 15
    for ref in commanders:
        faction = BOX.card(ref).faction  # type: ignore[union-attr]
        assert {BOX.tactics[card].id for card in BOX.deck(faction, ref)} <= TEXTS.keys()
