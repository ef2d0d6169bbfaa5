"""The board game in a terminal: the map by regions, houses, tracks, hands and decks, and what to know before a move.

Drawn from the view of a seat and the printed facts of the board; nothing else is looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from maester.cli.boards import boardgame_battle as battle
from maester.cli.boards.boardgame_words import BoardWords, some
from maester.cli.pictures import Cell, Fits, Part, PartsPicture, Row, Shown, View, is_called
from maester.engine import Definition, kebab
from maester.games.boardgame import house_cards
from maester.games.boardgame.components import (
    AREAS,
    CARDS,
    MOST_SUPPLY,
    NEAR,
    SUPPLY_LIMITS,
    VICTORY,
    WILDLING_ATTACK,
    AreaFacts,
    area_of,
    read_data,
)
from maester.words import Words

REGIONS: Mapping[str, Sequence[str]] = {
    region["id"]: tuple(region["areas"]) for region in read_data("regions")["regions"]
}
HOUSE_CARDS = {card.id: card for card in CARDS}
BATTLE_QUESTIONS = frozenset({
    "choose-house-card", "use-blade", "use-blade-after-tides", "give-support", "accept-support",
})  # fmt: skip
"""The questions before which the battle is shown, besides those of House cards."""
AREA_OF_MOVE = {
    "place-order": ("area",),
    "exchange-order": ("area",),
    "march-units": ("source", "target"),
    "end-march": ("source",),
    "raid": ("source",),
    "recruit": ("area",),
    "upgrade": ("area",),
    "choose-unit": ("area",),
    "consolidate-power": ("area",),
    "muster-by-order": ("area",),
}
"""The fields of a move that tell under which areas it stands."""


class BoardPicture(PartsPicture):
    """The board, its parts and its moves."""

    def __init__(self, words: Words, definition: Definition) -> None:
        super().__init__(words, definition)
        self.board = BoardWords(words)
        of_cards = (step for step in definition.codec.steps if step.__module__.startswith(house_cards.__name__))
        self._battle_questions = BATTLE_QUESTIONS | {kebab(step.__name__) for step in of_cards}
        self.parts = {
            "mine": self._mine,
            "houses": self._houses,
            "tracks": self._tracks,
            "hands": self._hands,
            "decks": self._decks,
            "battle": self._battle,
        }

    # -- what is shown when ----------------------------------------------------------------------

    def whole(self, view: View) -> Sequence[Part]:
        regions = [self._region(view, region, whole=False) for region in REGIONS]
        legend = Part("", seen=(self.words.say("picture-legend"),), sheet=self.words.say("picture-title-map"))
        return [*regions, legend, *self._houses(view), *self._tracks(view), *self._fights(view)]

    def called(self, view: View, wanted: str, fits: Fits) -> Iterable[Part]:
        """The parts, regions and areas whose id or name fits what was asked for."""
        yield from super().called(view, wanted, fits)
        for region in REGIONS:
            if is_called(wanted, fits, region, self.board.region(region), self.words.say(f"picture-part-{region}")):
                yield self._region(view, region, whole=True)
        for facts in AREAS:
            if is_called(wanted, fits, facts.id, self.board.area(facts.id)):
                yield self._area_part(view, facts)

    def names(self) -> Sequence[str]:
        return [*super().names(), *(self.words.say(f"picture-part-{region}") for region in REGIONS)]

    def before(self, kind: str, view: View, *, brief: bool) -> Shown | None:
        if kind == "assign-order":
            parts = [*self._mine(view), *self._tracks(view)] if brief else self.whole(view)
            return Shown(f"round {view['table']['round']}", parts)
        fights = view["table"]["fights"]
        if kind in self._battle_questions and any(fight["victor"] is None for fight in fights):
            return Shown(repr(fights), self._fights(view))
        return None

    def confirms(self, kind: str) -> bool:
        return kind == "assign-order"

    # -- moves -----------------------------------------------------------------------------------

    def path(self, move: View) -> tuple[str, ...]:
        return tuple(move[field] for field in AREA_OF_MOVE.get(move["move"], ()))

    def amount(self, move: View) -> int | None:
        return move.get({"bid-power": "power", "keep-ships": "ships"}.get(move["move"], ""))

    def heading(self, view: View, key: str) -> str:
        there = self.board.short(_areas(view).get(key), view["seat"])
        return f"{self.board.area(key)}: {there}" if there else self.board.area(key)

    def wording(self, kind: str, move: View) -> str:
        if kind == "resolve-marches" and move["move"] == "end-march":
            return self.words.say("option-end-march-unmoved", move)
        return ""

    def remark(self, view: View, move: View) -> str:
        if move["move"] == "march-units":
            return self._about_target(view, move["target"])
        if move["move"] == "raid" and move["target"]:
            return self.board.order(_areas(view).get(move["target"]))
        if move["move"] == "consolidate-power":
            return self.board.facts(AREAS[area_of(move["area"])])
        card = HOUSE_CARDS.get(str(move.get("card")))
        return self.board.card_text(card) if card is not None else ""

    def _about_target(self, view: View, area: str) -> str:
        """What waits where units march to: whom they would attack, and what is printed there."""
        there = _areas(view).get(area)
        waiting = self.board.defenders(there, view["seat"]) if there else ""
        return ", ".join(filter(None, (self.board.facts(AREAS[area_of(area)]), waiting)))

    # -- the map ---------------------------------------------------------------------------------

    def _region(self, view: View, region: str, *, whole: bool) -> Part:
        """A region: what lies in its areas. Areas in which nothing lies are only named, unless all are asked for."""
        areas = _areas(view)
        rows: list[Row] = []
        listed: dict[str, list[tuple[str, str]]] = {"picture-bare": [], "picture-neutrals": []}
        for name in REGIONS[region]:
            facts, there = AREAS[area_of(name)], areas.get(name)
            if whole or (there is not None and not _is_empty_port(facts, there) and not _is_neutral(there)):
                rows.append(self._area_row(facts, there))
            elif there is not None and there["neutral"]:
                strength = self.words.say("picture-strength", {"strength": there["neutral"]})
                listed["picture-neutrals"].append(
                    (f"{self.board.named(facts)} {strength}", f"{self.board.heard(facts)} {strength}")
                )
            elif facts.type != "port":
                listed["picture-bare"].append((self.board.named(facts), self.board.heard(facts)))
        seen = []
        for message_id, names in listed.items():
            if names:
                in_symbols, in_words = (", ".join(texts) for texts in zip(*names, strict=True))
                seen.append(self.words.say(message_id, {"areas": in_symbols}))
                rows.append(Row((), self.words.say(message_id, {"areas": in_words})))
        return self._map_part(self.board.region(region), rows, tuple(seen), sheet=self.words.say("picture-title-map"))

    def _mine(self, view: View) -> Sequence[Part]:
        """The areas of the house that looks; a spectator has none."""
        rows = [
            self._area_row(AREAS[area_of(name)], area)
            for name, area in _areas(view).items()
            if view["seat"] is not None and view["seat"] in (area["controller"], area["owner"])
            if not _is_empty_port(AREAS[area_of(name)], area)
        ]
        return [self._map_part(self.words.say("picture-title-mine"), rows)]

    def _map_part(self, title: str, rows: Sequence[Row], seen: tuple[str, ...] = (), sheet: str = "") -> Part:
        return Part(title, rows=tuple(rows), seen=seen, sheet=sheet)

    def _area_row(self, facts: AreaFacts, there: View | None) -> Row:
        name = Cell(self.board.area(facts.id), "bold" if facts.castle else "")
        icons = Cell(self.board.symbols(facts), "yellow")
        cells: tuple[Cell, ...]
        if there is None:
            said = self.words.say("picture-nobody")
            cells = (name, icons, Cell(said, "dim"))
        else:
            house = there["controller"] or there["owner"]
            units = self.board.units(there["units"])
            said = self.board.said(there)
            cells = (
                name, icons, self.board.house_cell(house), Cell(units), Cell(self.board.order(there)),
                Cell("; ".join(self.board.other(there))),
            )  # fmt: skip
        return Row(cells, f"{self.board.heard(facts)}: {said}")

    def _area_part(self, view: View, facts: AreaFacts) -> Part:
        """One area with all that is next to it."""
        areas = _areas(view)
        near = [AREAS[area] for area in NEAR[area_of(facts.id)]]
        if facts.port is not None:
            near.append(AREAS[area_of(facts.port)])
        rows = [self._area_row(each, areas.get(each.id)) for each in (facts, *near)]
        part = self._map_part(self.board.area(facts.id), rows)
        border = self.words.say("picture-near")
        return Part(part.title, (), (part.rows[0], Row((Cell(border, "bold"),), border), *part.rows[1:]))

    # -- houses and tracks -------------------------------------------------------------------------

    def _houses(self, view: View) -> Sequence[Part]:
        names = ("house", "castles", "supply", "armies", "power", "stars", "cards")
        columns = tuple(self.words.say(f"picture-column-{name}") for name in names)
        rows = [self._house_row(view, house) for house in view["table"]["houses"]]
        lines = (self.words.say("picture-victory", {"castles": VICTORY}),)
        return [Part(self.words.say("picture-title-houses"), columns, tuple(rows), lines)]

    def _house_row(self, view: View, house: View) -> Row:
        hand = house["hand"]
        limits = SUPPLY_LIMITS[min(house["supply"], MOST_SUPPLY)]
        values = {
            "house": house["house"],
            "own": house["house"] == view["seat"],
            "castles": house["castles"],
            "supply": house["supply"],
            "limits": ", ".join(map(str, limits)),
            "armies": ", ".join(map(str, house["armies"])) or "0",
            "power": house["power"],
            "stars": house["special_orders"],
            "cards": "?" if hand is None else str(len(hand)),
        }
        name = self.board.house_cell(house["house"], own=values["own"])
        cells = (name, *(Cell(str(values[key])) for key in ("castles", "supply", "armies", "power", "stars", "cards")))
        wider = Cell(f"{values['supply']} ({values['limits']})")
        return Row((*cells[:2], wider, *cells[3:]), self.words.say("picture-said-house", values))

    def _tracks(self, view: View) -> Sequence[Part]:
        table = view["table"]
        say = self.words.say
        rows = []
        for track in table["tracks"]:
            houses = [self.board.short_house(house) for house in track["houses"]]
            token = say("picture-token", {"track": track["track"], "house": track["holder"], "used": track["used"]})
            name = say(f"track-{track['track']}")
            order = ", ".join(f"{place}. {house}" for place, house in enumerate(houses, start=1))
            cells = (Cell(name, "bold"), Cell(", ".join(houses)), Cell(token))
            rows.append(Row(cells, f"{name}: {order}; {token}."))
        lines = [
            say("picture-round", {"round": table["round"], "last": table["last_round"]}),
            say("picture-wildlings", {"wildlings": table["wildlings"], "attack": WILDLING_ATTACK}),
            *(say("picture-ban", {"ban": ban}) for ban in table["bans"]),
        ]
        columns = tuple(say(f"picture-column-{name}") for name in ("track", "places", "token"))
        return [Part(say("picture-title-tracks"), columns, tuple(rows), tuple(lines))]

    # -- cards -------------------------------------------------------------------------------------

    def _hands(self, view: View) -> Sequence[Part]:
        lines: list[str] = []
        for house in view["table"]["houses"]:
            values = {
                "house": house["house"],
                "hidden": house["hand"] is None,
                "hand": self._cards(house["hand"] or ()),
                "discard": self._cards(house["discard"]),
                "units": ", ".join(f"{self.words.say(f'unit-{kind}')} {n}" for kind, n in house["units_left"].items()),
            }
            lines += [self.words.say("picture-hand", values), self.words.say("picture-left", values)]
        own = next((house for house in view["table"]["houses"] if house["unused_orders"] is not None), None)
        if own is not None:
            orders = ", ".join(
                f"{self.words.say(f'order-{order}')} ×{count}" for order, count in own["unused_orders"].items()
            )
            lines.append(self.words.say("picture-unused-orders", {"orders": orders or self.words.say("list-empty")}))
        return [Part(self.words.say("picture-title-hands"), lines=tuple(lines))]

    def _cards(self, cards: Iterable[str]) -> str:
        shown = (f"{self.words.say(f'card-{card}')} {HOUSE_CARDS[card].strength}" for card in cards)
        return ", ".join(shown) or self.words.say("list-empty")

    def _decks(self, view: View) -> Sequence[Part]:
        table, say = view["table"], self.words.say
        lines = [say("picture-westeros-open", {"cards": self._counted(table["westeros_open"])})]
        decks = zip(table["westeros_left"], table["westeros_discards"], strict=True)
        for number, (left, gone) in enumerate(decks, start=1):
            values = {"number": "I" * number, "left": self._counted(left), "gone": self._counted(gone)}
            lines.append(say("picture-westeros-deck", values))
        known = [
            f"{place}. {say(f'card-{card}')}" for place, card in enumerate(table["wildling_deck"], start=1) if card
        ]
        seen = ", ".join(known) or say("list-empty")
        lines.append(say("picture-wildling-deck", {"count": len(table["wildling_deck"]), "known": seen}))
        if table["tides_left"]:
            lines.append(say("picture-tides-deck", {"count": table["tides_left"]}))
        return [Part(say("picture-title-decks"), lines=tuple(lines))]

    def _counted(self, cards: Iterable[str]) -> str:
        counts = Counter(self.words.say(f"card-{card}") for card in cards)
        named = (f"{name} ×{count}" if count > 1 else name for name, count in counts.items())
        return "; ".join(named) or self.words.say("list-empty")

    # -- battles -----------------------------------------------------------------------------------

    def _battle(self, view: View) -> Sequence[Part]:
        return self._fights(view) or [
            Part(self.words.say("picture-part-battle"), lines=(self.words.say("picture-no-battle"),))
        ]

    def _fights(self, view: View) -> Sequence[Part]:
        return [battle.fight_part(self.board, view, fight) for fight in view["table"]["fights"]]


def _areas(view: View) -> dict[str, dict[str, Any]]:
    """What lies in the areas, with the orders that the seat itself has laid face down and may still change."""
    areas = {area["area"]: area for area in view["table"]["areas"]}
    for move in view["tray"]:
        if move["move"] == "place-order":
            areas[move["area"]] = {**areas[move["area"]], "order": move["token"], "order_of": view["seat"]}
    return areas


def _is_empty_port(facts: AreaFacts, there: View) -> bool:
    return facts.type == "port" and not some(there["units"]) and there["order_of"] is None


def _is_neutral(there: View) -> bool:
    """Does nothing but a Neutral Force stand there?"""
    return bool(there["neutral"]) and there["owner"] is None and there["power_token"] is None


PICTURE = BoardPicture
