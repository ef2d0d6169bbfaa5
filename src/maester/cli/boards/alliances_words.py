"""The things on the table of Alliances in words: leaders, cards, allies, tokens, councils."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from maester.cli.pictures import View
from maester.engine import Definition
from maester.games.alliances.cards import timing_id
from maester.games.alliances.realm import Realm
from maester.words import Words

UNKNOWN = "?"


class RealmWords:
    """Says what lies on the table, in one language, with the cards of one card file."""

    def __init__(self, words: Words, definition: Definition) -> None:
        self.words = words
        self.say = words.say
        content = cast(type[Realm], definition.codec.state).box.content
        self._cards: dict[str, Mapping[str, Any]] = {
            card["id"]: card for section in ("influence", "events", "leader_influence") for card in content[section]
        }
        self._allies: dict[str, Mapping[str, Any]] = {
            f"{ally['id']}-{copy + 1}" if copy else ally["id"]: ally
            for ally in content["allies"]
            for copy in range(ally["copies"])
        }

    # -- leaders -----------------------------------------------------------------------------------

    def seat(self, view: View, seat: int) -> str:
        """Who sits there; where leaders are chosen at the table, with the leader that was chosen."""
        name, leader = view["seats"][seat], view["table"]["leaders"][seat]["leader"]
        spoken = self.say(f"seat-{name}")
        return spoken if leader in (None, name) else f"{spoken} – {self.say(f'seat-{leader}')}"

    def seats(self, view: View, seats: Iterable[int]) -> str:
        return self.words.join([self.seat(view, seat) for seat in seats])

    def marked(self, view: View, seat: int) -> str:
        """Who sits there, and whether that is the one who looks."""
        own = view["seat"] == view["seats"][seat]
        name = self.seat(view, seat)
        return self.say("picture-own", {"leader": name}) if own else name

    # -- cards -------------------------------------------------------------------------------------

    def is_ally(self, id: str) -> bool:
        return id in self._allies

    def name(self, id: str) -> str:
        """A card or ally by its name."""
        return self.say(f"ally-{id}" if self.is_ally(id) else f"card-{id}")

    def short(self, id: str) -> str:
        """A card with its printed influence, or an ally with its power."""
        return f"{self.name(id)} {self.number(id)}"

    def number(self, id: str) -> int:
        printed: int = self._allies[id]["power"] if self.is_ally(id) else self._cards[id]["influence"]
        return printed

    def list(self, ids: Iterable[str]) -> str:
        """Cards or allies with their numbers; copies are counted."""
        counts = Counter(ids)
        shown = (f"{self.short(id)} ×{count}" if count > 1 else self.short(id) for id, count in counts.items())
        return "; ".join(shown) or self.say("list-empty")

    def ability(self, id: str) -> str:
        """What a card or ally does, and when."""
        card = self._allies.get(id) or self._cards[id]
        text = card["ability_pl"] if self.words.language == "pl" else card["ability"]
        return self.say("picture-ability", {"timing": timing_id(card), "text": text})

    def works(self, id: str, timing: str) -> bool:
        """Does the card or ally do something at this moment, as the card file calls it?"""
        card = self._allies.get(id) or self._cards[id]
        return timing in card["timing"].split(" + ")

    def numbers(self, id: str) -> str:
        """The numbers of a card or ally."""
        if self.is_ally(id):
            return self.say("picture-power", {"power": self.number(id)})
        return self.say("picture-influence", {"influence": self.number(id), "color": self._cards[id]["color"]})

    def details(self, id: str) -> str:
        """The numbers of a card or ally and what it does."""
        return f"{self.numbers(id)}. {self.ability(id)}"

    # -- councils ----------------------------------------------------------------------------------

    def tokens(self, tokens: Sequence[int | None]) -> str:
        """Power tokens: the number of each, as far as it is known."""
        if not tokens:
            return ""
        numbers = " ".join(UNKNOWN if value is None else str(value) for value in tokens)
        return self.say("picture-tokens", {"count": len(tokens), "numbers": numbers})

    def power(self, council: View) -> str:
        """What a council is worth as far as can be counted, and how many tokens may add to it."""
        hidden = council["tokens"].count(None)
        return f"{council['power']}+{UNKNOWN * hidden}" if hidden else str(council["power"])

    def contents(self, council: View) -> str:
        """The allies and tokens of a council."""
        inside = [*map(self.short, council["allies"]), self.tokens(council["tokens"])]
        return "; ".join(filter(None, inside)) or self.say("picture-empty")

    def council(self, view: View, council: View) -> str:
        """A council in one sentence, to be read aloud."""
        values = {
            "leaders": self.seats(view, council["seats"]),
            "power": council["power"],
            "hidden": council["tokens"].count(None),
            "contents": self.contents(council),
        }
        return self.say("picture-said-council", values)

    # -- bids --------------------------------------------------------------------------------------

    def bid(self, leader: View) -> str:
        """The total influence of a leader line by line, as one text."""
        return "; ".join(f"{self.name(source)} {value:+d}" for value, source in leader["total_lines"])

    def state(self, view: View, leader: View) -> str:
        """What should be known about a leader in this round, beyond cards and numbers."""
        table, seat = view["table"], leader["seat"]
        words = []
        if table["first"] == seat:
            words.append(self.say("picture-first"))
        if leader["kneeling"]:
            words.append(self.say("picture-kneels"))
        if table["turn"] == seat and view["seat"] != view["seats"][seat]:
            words.append(self.say("picture-turn"))
        if table["winner"] == seat:
            words.append(self.say("picture-winner"))
        if leader["must_play"]:
            words.append(self.say("picture-must-play"))
        if leader["may_skip"]:
            words.append(self.say("picture-may-skip", {"cards": leader["may_skip"]}))
        if leader["banned"]:
            words.append(self.say("picture-banned", {"cards": list(leader["banned"])}))
        return ", ".join(words)
