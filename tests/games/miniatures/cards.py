"""What the tests of Tactics cards and NCUs share: hands of which everybody knows what they could hold."""

from __future__ import annotations

from collections import Counter
from typing import Any

from maester.games.miniatures.box import BOX
from tests.games.miniatures.language import Battle, scenario


def holding(
    seat: str,
    *cards: str,
    commander: str,
    ncus: tuple[str, ...] = (),
    deck: tuple[str, ...] = (),
    attached: tuple[str, ...] = (),
) -> dict[str, Any]:
    """A player holds these cards; all others lie in the discard pile, so that nobody is asked for any other, but for
    those that are left in the deck, and those that are attached (`borne` says to whom).
    """
    faction = BOX.card(commander).faction  # type: ignore[union-attr]
    rest = Counter(BOX.tactics[ref].id for ref in BOX.deck(faction, commander))
    rest.subtract(cards)
    rest.subtract(deck)
    rest.subtract(attached)
    return {
        "commanders": {seat: commander},
        "hands": {seat: list(cards)},
        "decks": {seat: list(deck)},
        "discards": {seat: [card for card, copies in rest.items() for _ in range(copies)]},
        "ncus": list(ncus),
    }


def playable(game: Battle, seat: str, card: str) -> bool:
    """Is the player asked whether he plays this card?"""
    return game.asked() == (seat,) and any(option.startswith(f"play {card}:") for option in game.options(seat))


def finish(game: Battle, *stops: str) -> Battle:
    """Everybody passes or takes what comes first, until one of these questions, or the next activation."""
    while not game.match.over and game.question() not in ("activate-unit", *stops):
        options = game.options(game.asked()[0])
        game.play(game.asked()[0], "pass" if "pass" in options else options[0])
    return game


def ever_offered(game: Battle, name: str) -> bool:
    """Is anybody asked for this card or ability before the first turn of the position is over? Everybody passes, or
    takes what comes first.
    """
    game.any_dice()
    while not game.match.over and game.question() != "activate-unit" and len(game.events("turn-started")) == 1:
        options = game.options(game.asked()[0])
        if any(option.startswith((f"play {name}:", f"use {name} ")) for option in options):
            return True
        game.play(game.asked()[0], "pass" if "pass" in options else options[0])
    return False


def shooting(*units: str, position: dict[str, Any]) -> Battle:
    """Red's first unit makes a Ranged Attack."""
    return scenario(*units, position=position).activate("red-1").play("red", "action ranged-attack")


def both(*positions: dict[str, Any]) -> dict[str, Any]:
    """What several positions say of people and cards, as one."""
    found: dict[str, Any] = {}
    for position in positions:
        for key, value in position.items():
            found[key] = {**found.get(key, {}), **value} if isinstance(value, dict) else [*found.get(key, []), *value]
    return found
