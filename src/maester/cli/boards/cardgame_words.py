"""The things on the table of the card game in words: houses, cards in play and in hand, plots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from maester.cli.pictures import Cell, View
from maester.engine import Definition
from maester.games.cardgame.box import printed_text, trait_id
from maester.games.cardgame.court import Court
from maester.words import Words

COLOURS = {"stark": "bright_white", "lannister": "bright_red"}
PRINTED = "printed"
"""The source of the strength that stands on the card itself."""


class CourtWords:
    """Says what lies on the table, in one language, with the cards of one card file."""

    def __init__(self, words: Words, definition: Definition) -> None:
        self.words = words
        self.say = words.say
        content = cast(type[Court], definition.codec.state).box.content
        self._faces: dict[str, Mapping[str, Any]] = {
            face["id"]: face for face in (*content["cards"], *content["plots"])
        }

    # -- houses ------------------------------------------------------------------------------------

    def house(self, house: str) -> str:
        return self.say(f"house-{house}")

    def marked(self, view: View, house: str) -> str:
        """A House, and whether it is that of the one who looks."""
        return self.say("picture-own", {"house": self.house(house)}) if is_own(view, house) else self.house(house)

    def house_cell(self, view: View, house: str) -> Cell:
        return Cell(self.marked(view, house), COLOURS[house])

    # -- what is printed ---------------------------------------------------------------------------

    def title(self, title: str) -> str:
        return self.say(f"title-{title}")

    def titles(self, titles: Iterable[str]) -> str:
        """Cards by their names; copies are counted."""
        counts = Counter(titles)
        shown = (f"{self.title(title)} ×{count}" if count > 1 else self.title(title) for title, count in counts.items())
        return "; ".join(shown) or self.say("list-empty")

    def source(self, source: str) -> str:
        """Where a part of a number comes from: a card, or what is printed."""
        for kind in ("card", "title"):
            if self.words.has(f"{kind}-{source}"):
                return self.say(f"{kind}-{source}")
        return self.say(f"modifier-{source}")

    def icons(self, icons: Iterable[str]) -> str:
        """Challenge icons in few letters, for tables."""
        return " ".join(self.say(f"picture-icon-{icon}") for icon in icons)

    def icon_names(self, icons: Sequence[str]) -> str:
        """Challenge icons by their names."""
        return self.say("card-fact-icons", {"value": list(icons)}) if icons else ""

    def keywords(self, keywords: Iterable[str]) -> str:
        return ", ".join(self.say(f"keyword-{keyword}") for keyword in keywords)

    def numbers(self, title: str, cost: int | None = None) -> str:
        """The printed numbers of a card, its icons and keywords; and what it costs now, if that is something else."""
        face = self._faces[title]
        if face["type"] == "plot":
            return self.say("picture-plot", {key: face[key] for key in ("income", "initiative", "claim")})
        words = [self.say(f"card-kind-{face['type']}"), self._cost(face["cost"], cost)]
        if face["type"] == "character":
            words += [self.say("card-fact-strength", {"value": face["strength"]}), self.icon_names(face["icons"])]
        if face["income_bonus"]:
            words.append(self.say("card-fact-income-bonus", {"value": face["income_bonus"]}))
        return ", ".join(filter(None, (*words, self.keywords(face["keywords"]))))

    def _cost(self, printed: int, now: int | None) -> str:
        if now is None:
            return self.say("card-fact-cost", {"value": printed})
        return self.say("picture-cost-now", {"cost": now, "printed": printed})

    def traits(self, title: str) -> str:
        return ", ".join(self.say(f"trait-{trait_id(trait)}") for trait in self._faces[title]["traits"])

    def text(self, title: str) -> str:
        """What a card does; empty if it has no text."""
        text = printed_text(self._faces[title], self.words.language)
        return self.say("picture-text", {"text": text}) if text else ""

    def is_unique(self, title: str) -> bool:
        return bool(self._faces[title]["unique"])

    def details(self, title: str, cost: int | None = None) -> str:
        """All that is printed on a card, and what it costs now, if that is something else."""
        unique = self.say("card-fact-unique") if self.is_unique(title) else ""
        numbers = ", ".join(filter(None, (self.numbers(title, cost), self.traits(title), unique)))
        return ". ".join(filter(None, (numbers, self.text(title))))

    def hand(self, titles: Iterable[str], costs: Iterable[tuple[str, int]]) -> str:
        """Cards of a hand in few words: names, and what they cost now; copies are counted."""
        shown, now = [], dict(costs)
        for title, count in Counter(titles).items():
            printed = self._faces[title]["cost"]
            values = {"card": self.title(title), "cost": now.get(title, printed), "printed": printed}
            card = self.say("picture-in-hand-now" if title in now else "picture-in-hand", values)
            shown.append(f"{card} ×{count}" if count > 1 else card)
        return "; ".join(shown)

    # -- cards in play -----------------------------------------------------------------------------

    def card(self, card: View) -> str:
        """A card in play by its name; of several copies the later ones have a number."""
        number = card["card"].removeprefix(card["title"]).removeprefix("-")
        name = self.title(card["title"])
        return self.say("picture-copy", {"card": name, "number": number}) if number else name

    def state(self, card: View) -> str:
        """Whether a card stands or kneels."""
        return self.say("picture-kneeling" if card["kneeling"] else "picture-standing")

    def extras(self, card: View) -> list[str]:
        """What lies on a card or holds for it, beyond strength and icons."""
        words = [self.keywords(card["keywords"])]
        if card["power"]:
            words.append(self.say("picture-power-on", {"power": card["power"]}))
        if card["duplicates"]:
            words.append(self.say("picture-duplicates", {"count": card["duplicates"]}))
        if card["blank"]:
            words.append(self.say("picture-blank"))
        return [word for word in words if word]

    def short(self, card: View) -> str:
        """A card in play in one line, without its name."""
        words = [self.state(card)]
        if card["type"] == "character":
            words += [self.say("card-fact-strength", {"value": card["strength"]}), self.icon_names(card["icons"])]
        return ", ".join(filter(None, (*words, *self.extras(card))))

    def lines(self, lines: Sequence[tuple[int, str]]) -> str:
        """A number line by line, as one text."""
        return ", ".join(f"{self.source(source)} {value:+d}" for value, source in lines)


def is_own(view: View, house: str) -> bool:
    """Is this the House of the one who looks?"""
    return bool(view["seat"] == house)


def players(view: View) -> Sequence[View]:
    """Both sides, the own one first."""
    return sorted(view["table"]["players"], key=lambda player: not is_own(view, player["house"]))


def cards_in_play(view: View) -> Mapping[str, View]:
    """All cards in play by their own names."""
    return {card["card"]: card for player in view["table"]["players"] for card in player["in_play"]}
