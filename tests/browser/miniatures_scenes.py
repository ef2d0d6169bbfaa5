"""States of the miniatures table that look different: a name, and the way there."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from maester import rulebook
from maester.engine import Match, definition_of, new_match
from maester.games.miniatures.box import BOX
from maester.games.miniatures.names import UNIT_NAMES
from maester.server.record import EntryRow
from maester.server.static_data import facts_of
from maester.words import words
from tests.browser.laying import STRANGER, lay
from tests.browser.looking import settles
from tests.browser.people import Person
from tests.games.miniatures.cards import finish, holding
from tests.games.miniatures.charges import SWORDS, charging, guards
from tests.games.miniatures.language import FAR, Battle, facing, lines, new_game, scenario
from tests.games.miniatures.moves import maneuvering

GAME = "miniatures"
WOODS = ("forest @ 12 24 0", "stakes @ 36 24 0")
OBJECTIVES = ("12 18", "24 33", "36 18")

BATTLES = 12
"""So many battles are played at random to come to a question."""

Arrive = Callable[[Person], None]


def commands(person: Person) -> Person:
    """The person speaks the words of this game."""
    definition_of(GAME)  # makes its words known
    person.words = words(person.words.language, GAME)
    return person


# --- positions ------------------------------------------------------------------------------------------------


def turn_begins(**position: Any) -> Battle:
    """Two units of each side, far enough from each other that nobody charges at once."""
    given: dict[str, Any] = {"terrain": WOODS, "objectives": OBJECTIVES, **position}
    return scenario(*lines((SWORDS, guards(13))), **given)


def activated() -> Battle:
    return turn_begins().activate("red-1")


def near_an_enemy() -> Battle:
    """A Maneuver that ends 1 in before an enemy, where any pivot would come too near to it."""
    return maneuvering(SWORDS, guards(6))


def facing_a_charge() -> Battle:
    return charging(SWORDS, guards(8))


def shifting_to_shoot() -> Battle:
    """Crossbowmen have their target in range only after a Shift of 1.5 in ahead."""
    units = ("red: lannister-crossbowmen @ 24 14 0", "blue: lannister-guardsmen @ 24 32.3 180", *FAR)
    return scenario(*units).activate("red-1").act("ranged-attack")


def rerolling() -> Battle:
    """A Charge has rolled its Attack dice, and some of them may be rolled again."""
    game = facing_a_charge().dice(charge=4, attack="6543211")
    game.play("red", "face 0")
    while game.question() != "reroll-dice":
        game.play(game.asked()[0], game.options()[0])
    return game.any_dice()


def testing() -> Battle:
    """A panicked unit has made its Panic Test, and the enemy may have dice of it rolled again."""
    game = facing("lannister-guardsmen", "stark-sworn-swords panicked")
    game.activate("red-1").dice(attack="661111", defense="11", panic="661").act("melee-attack")
    return game.play("red", "pass").nothing_declared().any_dice()


PEOPLE: Mapping[str, Any] = {
    "commanders": {"red": "20201", "blue": "20104"},
    "ncus": ("red: 30201", "red: 30204", "blue: 30104 zone=crown activated", "blue: 30105 tokens=2"),
    "hands": {
        "red": ("stark-northern-ferocity", "stark-winters-might", "stark-winter-is-coming"),
        "blue": ("lannister-counterplot", "lannister-bribery", "lannister-hear-me-roar"),
    },
    "discards": {
        "red": ("stark-assault-orders",),
        "blue": ("lannister-fealty-to-the-crown", "lannister-hear-me-roar"),
    },
}
"""Two Commanders with their decks, and NCUs: one stands on the Tactics Board."""


def with_people(enemy: str = "lannister-guardsmen", **position: Any) -> Battle:
    """Two units in contact, each with its Commander, and people beside the field. Red is to act."""
    return facing(
        "stark-sworn-swords with=20201",
        f"{enemy} with=20104 weakened",
        objectives=OBJECTIVES,
        position={**PEOPLE, **position},
    )


def until(game: Battle, move: str) -> Battle:
    """Everybody passes, or lets it be, until this can be played."""
    while move not in game.options():
        game.play(game.asked()[0], "pass")
    return game


def with_a_card_to_play(start: Battle | None = None) -> Battle:
    """Red attacks, and may play a card for it."""
    game = until(start or with_people(), "activate red-1").play("red", "activate red-1")
    game = until(game, "action melee-attack").play("red", "action melee-attack")
    return until(game, "play stark-northern-ferocity: -")


def with_a_card_to_answer() -> Battle:
    """Red has played a card, which Blue may cancel."""
    return until(with_a_card_to_play().play("red", "play stark-northern-ferocity: -"), "play lannister-counterplot: -")


def claiming() -> Battle:
    """An NCU is to Claim a zone."""
    return until(until(with_people(), "activate red-a").play("red", "activate red-a"), "claim letter")


def choosing_a_token() -> Battle:
    """After Claiming Tactics: which Condition token an enemy gets."""
    game = claiming().play("red", "claim letter")
    while game.question() != "pick-condition":
        game.play(game.asked()[0], "pass" if game.question() == "declare-text" else game.options()[0])
    return game


def discarding() -> Battle:
    """The Cleanup Phase: Red may discard cards."""
    activated = ("red: 30201 activated", "red: 30204 activated", "blue: 30104 activated", "blue: 30105 activated")
    game = scenario(
        *lines(("red: stark-sworn-swords @ 24 20 0 with=20201 activated",)),
        objectives=OBJECTIVES,
        position={**PEOPLE, "ncus": activated},
    )
    while game.question() != "discard-any":
        seat = game.asked()[0]
        game.play(seat, "action forgo" if game.question() == "choose-action" else game.options()[-1])
    return game


def rerolling_among_people() -> Battle:
    """A Melee Attack has been made and defended with people beside the field, and dice may be rolled again."""
    game = with_people("lannister-guardsmen vulnerable")
    game = until(game, "activate red-1").play("red", "activate red-1")
    game = until(game, "action melee-attack").play("red", "action melee-attack").dice(attack="6543211", defense="1234")
    while game.question() != "reroll-dice":
        game.play(game.asked()[0], "pass")
    return game.any_dice()


SUPPORT = "maege-mormont-lady-of-bear-island-support-of-bear-island"
"""For two friendly units, and for an enemy if the first is a Mormont and the second is engaged."""


def with_several_targets() -> Battle:
    """Red may play a card that names two or three units."""
    units = (
        "red: house-mormont-bruisers @ 24 20 0",
        "red: stark-sworn-swords @ 32 20 0 wounds=6",
        "blue: lannister-guardsmen @ 32 24.8 180",
        "red: stark-bowmen @ 14 18 0",
    )
    position = holding("red", SUPPORT, commander="20229")
    return scenario(*units, FAR[1], objectives=OBJECTIVES, position=position)


def arriving() -> Battle:
    """Riders may come from Reserve, at a Flank edge or at the own one."""
    units = ("red: stark-outriders reserve with=20214", "red: stark-bowmen @ 32 3 0 activated")
    game = scenario(*units, "blue: lannister-guardsmen @ 24 45 180", turn="blue").nothing_declared()
    return finish(game.activate("blue-1").play("blue", "action forgo"), "place-from-reserve")


RIDE = "brynden-tully-outrider-commander-ride-by-attack"


def riding_through() -> Battle:
    """Engaged riders may go through the enemy before them."""
    position = holding("red", RIDE, commander="20215")
    game = facing("stark-outriders", "lannister-guardsmen", position=position).nothing_declared()
    return game.activate("red-1").play("red", "action melee-attack", f"play {RIDE}: -")


@cache
def to_the_end() -> tuple[Match, tuple[EntryRow, ...]]:
    """A battle in its last Round, and what is played at random until it ends."""
    start = turn_begins(rounds=2).match
    match, dice, rows = start.clone(), Random(2), []
    while not match.over:
        seat = match.to_act[0]
        move = dice.choice(match.decision(seat).options)
        rows.append(EntryRow(seat, match.lexicon.plain(move)))
        match.play(seat, move)
    return start, tuple(rows)


@cache
def in_mode(mode: str, kind: str, players: int = 2, round_number: int = 0, **options: object) -> tuple[Match, int]:
    """A battle in a Game Mode, played at random, that has come to a question of this kind; and whom it asks."""
    for number in range(BATTLES):
        match, dice = new_match(GAME, players, number, {"mode": mode, **options}), Random(number)
        while not match.over:
            for seat in match.to_act:
                if match.decision(seat).kind == kind and match.view(seat)["table"]["round"] >= round_number:
                    return match, seat
            seat = match.to_act[0]
            match.play(seat, dice.choice(match.decision(seat).options))
    raise LookupError(f"none of {BATTLES} battles comes there")


# --- ways there -----------------------------------------------------------------------------------------------


def sits_at(person: Person, battle: Battle, *, against: str | None = None) -> None:
    """At a table that has come to this position, as Red; against a bot, or against somebody."""
    commands(person)
    if not person.context.cookies():
        person.is_known()
    table = lay(person.server.database, battle.match, [person.guest, against])
    person.goes_to(f"/table/{table}")
    person.is_at_the_table()
    expect(person.page.get_by_test_id("field")).to_be_visible()


def _asked(person: Person, battle: Callable[[], Battle]) -> None:
    sits_at(person, battle())
    person.waits_for_turn()


def _thinking(person: Person, battle: Callable[[], Battle]) -> None:
    _asked(person, battle)
    expect(ghost(person)).to_be_visible()
    expect(confirm(person)).to_be_enabled()
    settles(person.page)


def turns_too_near(person: Person) -> None:
    """Turns the ghost where its corner comes too near to an enemy."""
    box = ghost(person).bounding_box()
    assert box is not None
    person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(8):
        person.page.mouse.wheel(0, 100)
        settles(person.page)


def _refused(person: Person) -> None:
    """A ghost that may not stand where it stands: why not, and what comes nearest."""
    _thinking(person, near_an_enemy)
    turns_too_near(person)
    expect(confirm(person)).to_have_text(person.say("field-nearest", instead="way"))


def _armies(person: Person) -> None:
    _asked(person, new_game)
    expect(person.page.get_by_test_id("armies")).to_be_visible()


def _in_mode(person: Person, mode: str, kind: str, **wanted: Any) -> None:
    """At a table of a Game Mode where the person is asked, and nobody else answers."""
    match, seat = in_mode(mode, kind, **wanted)
    commands(person)
    if not person.context.cookies():
        person.is_known()
    guests = [STRANGER for _ in match.seats]
    guests[seat] = person.guest
    person.goes_to(f"/table/{lay(person.server.database, match.clone(), guests)}")
    person.is_at_the_table()
    expect(person.page.get_by_test_id("field")).to_be_visible()
    person.waits_for_turn()
    settles(person.page)


def _mode_page(person: Person) -> None:
    """All about a Game Mode, over the field."""
    _in_mode(person, "here-we-stand", "activate-unit", round_number=2)
    drawer = person.page.get_by_role("button", name=person.say("table-status"), exact=True)
    if not person.page.get_by_test_id("mode").is_visible():
        drawer.click()
    person.page.get_by_test_id("mode").click()
    expect(person.page.get_by_test_id("mode-panel")).to_be_visible()


def _fighting(person: Person, battle: Callable[[], Battle]) -> None:
    _asked(person, battle)
    expect(person.page.get_by_test_id("fight")).to_be_visible()
    expect(confirm(person)).to_be_enabled()


def _with_people(person: Person, battle: Callable[[], Battle]) -> None:
    """Cards and people stand beside the field, and what is told on the stage is put away."""
    _asked(person, battle)
    expect(person.page.get_by_test_id("field")).to_be_visible()
    settles(person.page)


def _sheet(person: Person) -> None:
    """All that belongs to a unit, Attachments among it, in the other's turn."""
    borne = (
        "red: family-duty-honor on=red-1 ncu=red-a until=round",
        "red: stark-the-north-remembers on=red-1 tokens=2",
    )
    sits_at(person, with_people(turn="blue", first="blue", borne=borne), against=STRANGER)
    unit(person, "red-1").click()
    expect(person.page.get_by_test_id("unit-sheet")).to_be_visible()


def _piles(person: Person) -> None:
    """What the opponent could still hold."""
    _with_people(person, with_a_card_to_play)
    person.page.get_by_title(person.say("hand-look", seat="blue")).click()
    expect(person.page.get_by_role("dialog")).to_be_visible()


def _looking(person: Person) -> None:
    """All about a unit, in the other's turn."""
    sits_at(person, turn_begins(turn="blue", first="blue"), against=STRANGER)
    unit(person, "red-1").click()
    expect(person.page.get_by_test_id("look")).to_be_visible()


def _end(person: Person) -> None:
    commands(person)
    if not person.context.cookies():
        person.is_known()
    start, played = to_the_end()
    table = lay(person.server.database, start, [person.guest, None], played=played)
    person.goes_to(f"/table/{table}/end")
    expect(person.heading("end-places")).to_be_visible()
    expect(person.heading("proof-title")).to_be_visible()


def _targets(person: Person) -> None:
    """A card is lifted, and the first unit is named for it."""
    _with_people(person, with_several_targets)
    person.page.locator(f"[data-card={SUPPORT}]").click()
    unit(person, "red-1").click()
    expect(unit(person, "red-2")).to_have_class(re.compile(r"\blit\b"))
    settles(person.page)


def _builder(person: Person) -> None:
    """An army that is being built, with restrictions that it breaks."""
    person.goes_to("/army/miniatures?code=stark/40/10201%2B20203,10202~1")
    expect(person.page.get_by_test_id("verdict").locator("li").first).to_be_visible()


SCENES: Mapping[str, Arrive] = {
    "armies": _armies,
    "turn": partial(_asked, battle=turn_begins),
    "activated": partial(_asked, battle=activated),
    "maneuver": partial(_thinking, battle=near_an_enemy),
    "refused": _refused,
    "shift": partial(_thinking, battle=shifting_to_shoot),
    "charge": partial(_thinking, battle=facing_a_charge),
    "attack": partial(_fighting, battle=rerolling),
    "test": partial(_fighting, battle=testing),
    "look": _looking,
    "card": partial(_with_people, battle=with_a_card_to_play),
    "claim": partial(_with_people, battle=claiming),
    "token": partial(_with_people, battle=choosing_a_token),
    "targets": _targets,
    "reserve": partial(_thinking, battle=arriving),
    "ride": partial(_thinking, battle=riding_through),
    "fight": partial(_fighting, battle=rerolling_among_people),
    "discard": partial(_with_people, battle=discarding),
    "sheet": _sheet,
    "piles": _piles,
    "corner": partial(_in_mode, mode="a-game-of-thrones", kind="choose-corner", players=3),
    "commander-card": partial(_in_mode, mode="a-clash-of-kings", kind="choose-commander-card"),
    "siege": partial(_in_mode, mode="a-storm-of-swords", kind="activate-unit", round_number=2),
    "token-placed": partial(_in_mode, mode="a-feast-for-crows", kind="place-beside-pile"),
    "carried": partial(_in_mode, mode="a-dance-with-dragons", kind="activate-unit", round_number=3),
    "mission-hand": partial(_in_mode, mode="winds-of-winter", kind="pick-mission-hand"),
    "missions": partial(_in_mode, mode="winds-of-winter", kind="activate-unit", players=4, round_number=2),
    "marking": partial(_in_mode, mode="fire-and-blood", kind="choose-marked"),
    "mission-swap": partial(_in_mode, mode="dark-wings-dark-words", kind="swap-mission"),
    "honed": partial(_in_mode, mode="honed-and-ready", kind="activate-unit", round_number=2),
    "mode-page": _mode_page,
    "team": partial(_in_mode, mode="a-game-of-thrones", kind="activate-unit", players=4, round_number=2, sides="teams"),
    "builder": _builder,
    "end": _end,
}


# --- what is on the table ---------------------------------------------------------------------------------------


def unit(person: Person, name: str) -> Locator:
    return person.page.locator(f"[data-unit={name}]")


def lit(person: Person) -> Locator:
    """Units that may be tapped for an answer."""
    return person.page.locator("[data-unit].lit")


def ghost(person: Person) -> Locator:
    return person.page.get_by_test_id("ghost").locator("[data-ghost]")


def ring(person: Person) -> Locator:
    """The answers around a unit."""
    return person.page.get_by_test_id("ring").get_by_role("menuitem")


def confirm(person: Person) -> Locator:
    return person.page.get_by_test_id("confirm")


# --- its words ----------------------------------------------------------------------------------------------------


@cache
def printed() -> tuple[str, ...]:
    """What stands on the cards and in the rules catalogue: data, which the pseudo-locale leaves alone."""
    facts = facts_of(GAME)
    found = {*facts.info.titles.values(), *(text for spoken in BOX.spoken().values() for text in spoken.values())}
    for army in BOX.lists.values():
        found |= {army.play, army.play_pl}
    # On the field a name stands in two lines, and elsewhere with the number of its unit.
    found |= {word for card in facts.cards for name in card.names.values() for word in name.split()}
    found |= {f"({unit})" for unit in UNIT_NAMES}
    found |= {rule.sentence("en") for rule in rulebook.catalogue(GAME).rules}
    return tuple(filter(None, found))
