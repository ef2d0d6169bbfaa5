"""The things on the board in words: areas, houses, units, orders, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from maester.cli.pictures import Cell
from maester.games.boardgame.components import AreaFacts, CardFacts
from maester.words import PSEUDO, Words

SYMBOLS = {"stronghold": "■", "castle": "□"}
COLOURS = {
    "stark": "bright_white",
    "greyjoy": "bright_black",
    "lannister": "bright_red",
    "martell": "dark_orange",
    "tyrell": "green",
    "baratheon": "bright_yellow",
}


def some(letters: str) -> bool:
    """Are there any units?"""
    return any(letter.isalpha() for letter in letters)


class BoardWords:
    """Says what lies on the board, in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.say = words.say

    # -- names -----------------------------------------------------------------------------------

    def area(self, area: str) -> str:
        return self.say(f"area-{area}")

    def region(self, region: str) -> str:
        return self.say(f"region-{region}")

    def short_house(self, house: str) -> str:
        """The house's name as short as the language has it."""
        return self.words.attributes(f"house-{house}").get("short", self.say(f"house-{house}"))

    def house_cell(self, house: str | None, *, own: bool = False) -> Cell:
        if house is None:
            return Cell("")
        name = self.short_house(house)
        return Cell(self.say("picture-own", {"house": name}) if own else name, COLOURS[house])

    def units(self, letters: str) -> str:
        """Units by their letters; empty if there are none."""
        return self.say("picture-units", {"units": letters}) if some(letters) else ""

    # -- areas -----------------------------------------------------------------------------------

    def facts(self, facts: AreaFacts) -> str:
        """What is printed in an area."""
        values = {"castle": facts.castle or "none", "supply": facts.supply, "power": facts.power}
        printed = [
            self.say(f"picture-{name}", values)
            for name in ("castle", "supply", "power")
            if values[name] not in ("none", 0)
        ]
        return ", ".join(printed)

    def symbols(self, facts: AreaFacts) -> str:
        """What is printed in an area as symbols."""
        return f"{SYMBOLS.get(facts.castle or '', ' ')}{'●' * facts.supply}{'♛' * facts.power}"

    def heard(self, facts: AreaFacts) -> str:
        """An area by its name, with what is printed there in words."""
        printed = self.facts(facts)
        return f"{self.area(facts.id)} ({printed})" if printed else self.area(facts.id)

    def named(self, facts: AreaFacts) -> str:
        """An area by its name, with what is printed there as symbols."""
        icons = self.symbols(facts).strip()
        return f"{self.area(facts.id)} {icons}" if icons else self.area(facts.id)

    def order(self, there: Mapping[str, Any] | None) -> str:
        """The order in an area, if one lies there."""
        if there is None or there["order_of"] is None:
            return ""
        return self.say("picture-face-down") if there["order"] is None else self.say(f"order-{there['order']}")

    def other(self, there: Mapping[str, Any]) -> list[str]:
        """What else lies in an area: routed units, Power token, Garrison, Neutral Force."""
        words = []
        if some(there["routed"]):
            words.append(self.say("picture-routed", {"units": there["routed"]}))
        if there["power_token"]:
            words.append(self.say("picture-power-token", {"house": there["power_token"]}))
        if there["garrison"]:
            words.append(self.say("picture-garrison", {"strength": there["garrison"]}))
        if there["neutral"]:
            words.append(self.say("picture-neutral", {"strength": there["neutral"]}))
        return words

    def said(self, there: Mapping[str, Any]) -> str:
        """All that lies in an area, to be read aloud."""
        house = there["controller"] or there["owner"]
        order = self.order(there)
        words = [
            self.say(f"house-{house}") if house else "",
            self.units(there["units"]),
            self.say("picture-said-order", {"order": order}) if order else "",
            *self.other(there),
        ]
        return ", ".join(filter(None, words))

    def short(self, there: Mapping[str, Any] | None, viewer: str | None) -> str:
        """What lies in an area, in few words: one's own units need no house."""
        if there is None:
            return ""
        house = there["controller"] or there["owner"]
        units = self.units(there["units"])
        whose = self.short_house(house) if house and house != viewer else ""
        return ", ".join(filter(None, (whose, units, *self.other(there))))

    def defenders(self, there: Mapping[str, Any], viewer: str | None) -> str:
        """Whom units would meet in an area."""
        if there["neutral"]:
            return self.say("picture-neutral", {"strength": there["neutral"]})
        house = there["owner"] or there["controller"]
        if house is None or house == viewer:
            return ""
        strong = there["owner"] is not None or there["garrison"]
        return self.say(
            "picture-attack" if strong else "picture-takes", {"house": house, "there": self.short(there, house)}
        )

    # -- cards -----------------------------------------------------------------------------------

    def card_text(self, card: CardFacts) -> str:
        """A House card's numbers and what it does."""
        values = {"strength": card.strength, "swords": card.swords, "fortifications": card.fortifications}
        numbers = ", ".join(
            self.say(f"card-fact-{name}", {"value": value})
            for name, value in values.items()
            if value or name == "strength"
        )
        text = card.ability_pl if self.words.language == "pl" else card.ability
        if self.words.language == PSEUDO and text:
            text = self.say("picture-ability", {"text": text})
        return f"{numbers}. {text}" if text else numbers
