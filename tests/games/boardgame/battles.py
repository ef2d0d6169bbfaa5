"""Combats in one line, for the tests of combat: `battle("lannister FK stoney-sept > stark FF blackwater")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maester.games.boardgame.components import HOUSES_IN_PLAY, TIDES_NAMES, TidesCard
from tests.games.boardgame.language import Play, scenario


def battle(
    text: str,
    *,
    order: str = "march-0",
    orders: Mapping[str, str] | None = None,
    also: Mapping[str, Mapping[str, str]] | None = None,
    tracks: Mapping[str, Any] | None = None,
    token: bool = False,
    **more: Any,
) -> Play:
    """A house marches with all its units from an area into a combat: attacker, units, source, >, defender, units
    (`-` for none), target. Another house has a march left in Karhold, so that the round isn't over after the combat.
    """
    attacker, army, source, _, defender, defending, target = text.split()
    houses: dict[str, Any] = {attacker: {source: army}, defender: {}}
    if defending != "-":
        houses[defender][target] = defending
    for house, areas in (also or {}).items():
        houses.setdefault(house, {}).update(areas)
    playing = HOUSES_IN_PLAY[more.get("players", 6)]
    waits = next(house for house in reversed(playing) if house not in houses)
    houses[waits] = {"karhold": "F"}
    game = scenario(
        **houses,
        orders={source: order, "karhold": "march-0", **(orders or {})},
        tracks={"iron-throne": [attacker, defender], **(tracks or {})},
        **more,
    )
    return game.march(source, f"{army}>{target}", token=token)


def initial(game: Play) -> tuple[int, int]:
    """The initial strengths that were announced last, the attacker's first."""
    event = game.events("initial-strength-announced")[-1]
    return event["attack"], event["defense"]


def final(game: Play) -> tuple[int, int]:
    event = game.events("combat-won")[-1]
    return event["attack"], event["defense"]


def victor(game: Play) -> str:
    return str(game.events("combat-won")[-1]["victor"])


def is_over(game: Play) -> bool:
    """Is the combat over, and does the next march come?"""
    return game.question() == "resolve-marches"


def fates(game: Play, attacker: str, defender: str, *more: str) -> Play:
    """Puts Tides of Battle cards on top of the deck while House cards are chosen: `zero`, `skull`, `sword`, `two`…"""
    assert game.question() == "choose-house-card"
    deck = list(game.board.tides_deck)
    top = []
    for wanted in (attacker, defender, *more):
        card = next(card for card in deck if TIDES_NAMES.write(card).startswith(wanted))
        deck.remove(card)
        top.append(TidesCard(card))
    game.board.tides_deck = (*top, *deck)
    return game
