"""The components in the box (p. 1): a card file turned into columns, once, with every ability sorted by its moment.

A match refers to all of it by small numbers. Copies of an influence card have numbers of their own (`Card`), since
each lies somewhere and may be known to somebody; what is printed on them is found by their `Kind`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final, NewType

from maester.engine import Form, Names, Seat, kebab
from maester.engine.card_files import digest, digest_in_play
from maester.games.alliances import card_file
from maester.games.alliances.card_file import STANDARD_COLORS, moment_of
from maester.games.alliances.vocabulary import Effect, effect_from

Kind = NewType("Kind", int)
"""An influence card as it is printed; copies are of the same kind."""
Card = NewType("Card", int)
"""One influence card of the box."""
Ally = NewType("Ally", int)
Token = NewType("Token", int)
Leader = NewType("Leader", int)
"""One of the nine leader cards."""
Council = NewType("Council", int)
"""The council on the left of the leader of that number, shared with the next leader clockwise."""

NOBODY: Final = Seat(-1)
NO_CARD: Final = Card(-1)
NO_ALLY: Final = Ally(-1)
NO_LEADER: Final = Leader(-1)
NOWHERE: Final = Council(-1)
SUMMER, AUTUMN, WINTER = range(3)
SEASONS: Final = ("summer", "autumn", "winter")
Effects = tuple[Effect, ...]


class Box:
    """All components of one card file. Nothing in it ever changes."""

    def __init__(self, data: bytes) -> None:
        content = card_file.read(data)
        self.content: Mapping[str, Any] = content
        self.digest = digest(content)
        self.digest_in_play = digest_in_play(content, card_file.ONLY_READ)
        printed = [*content["influence"], *content["events"], *content["leader_influence"]]
        kinds = {card["id"]: number for number, card in enumerate(printed)}
        numbered = [(ally, copy) for ally in content["allies"] for copy in range(ally["copies"])]
        ally_ids = [ally["id"] if not copy else f"{ally['id']}-{copy + 1}" for ally, copy in numbered]
        self.leader_ids = tuple(card["id"].removeprefix("leader-") for card in content["leaders"])
        leaders = {card["id"]: Leader(number) for number, card in enumerate(content["leaders"])}
        self._references = kinds, [ally["id"] for ally, _ in numbered]

        # influence cards, by kind
        self.colors = tuple(card["color"] for card in printed)
        self.influence = tuple(card["influence"] for card in printed)
        self.owner = tuple(leaders.get(card.get("leader", ""), NO_LEADER) for card in printed)
        self.is_white = tuple(color == "white" for color in self.colors)
        self.played = self._sorted(printed, "played")
        self.placed = self._sorted(printed, "placed")
        self.in_bid_area = self._sorted(printed, "in_bid_area")
        self.triumph = self._sorted(printed, "triumph")
        self.after_claim = self._sorted(printed, "after_claim")
        self.cleanup = self._sorted(printed, "cleanup")

        self.holders = {
            op: frozenset(kind for kind, steps in enumerate(self.in_bid_area) if any(step.op == op for step in steps))
            for op in {step.op for steps in self.in_bid_area for step in steps}
        }
        """For each operation the kinds of cards that bear it in a bid area: one that no card bears costs nothing."""

        # influence cards, by copy
        self.kind_of = tuple(Kind(kinds[card["id"]]) for card in printed for _ in range(card["copies"]))
        self.cards = tuple(map(Card, range(len(self.kind_of))))
        self.values = tuple(self.influence[kind] for kind in self.kind_of)
        self.standard = tuple(card for card in self.cards if self.color(card) in STANDARD_COLORS)
        self.events = tuple(card for card in self.cards if self.color(card) == "blue")
        self.whites = tuple(card for card in self.cards if self.color(card) == "white")

        # allies
        self.allies = tuple(map(Ally, range(len(numbered))))
        self.power = tuple(ally["power"] for ally, _ in numbered)
        printed_allies = [ally for ally, _ in numbered]
        self.this_round = self._sorted(printed_allies, "this_round")
        self.round_rules = tuple({step.op: step for step in steps} for steps in self.this_round)
        self.when_claimed = self._sorted(printed_allies, "when_claimed")
        self.ally_after_claim = self._sorted(printed_allies, "after_claim")

        # power tokens
        tokens = [token for token in content["power_tokens"] for _ in range(token["count"])]
        self.token_value = tuple(token["value"] for token in tokens)
        self.tokens = tuple(map(Token, range(len(tokens))))

        # the hidden components in one row, for what everybody knows of them
        self.first_ally = len(self.cards)
        self.first_token = self.first_ally + len(self.allies)
        self.components = self.first_token + len(self.tokens)

        self.kind_names = Names("card", [card["id"] for card in printed])
        self.ally_names = Names("ally", ally_ids)
        self.leader_names = Names("leader", self.leader_ids)
        self.names: dict[Any, Form] = {
            Kind: self.kind_names,
            Ally: self.ally_names,
            Leader: self.leader_names,
        }

    def color(self, card: Card) -> str:
        color: str = self.colors[self.kind_of[card]]
        return color

    def whites_of(self, leader: Leader) -> tuple[Card, ...]:
        """The four cards of a leader."""
        return tuple(card for card in self.whites if self.owner[self.kind_of[card]] == leader)

    def kinds(self, cards: Iterable[Card]) -> tuple[Kind, ...]:
        """What is printed on these cards, in a fixed order: nobody can tell copies apart."""
        return tuple(sorted(self.kind_of[card] for card in cards))

    def spoken(self) -> dict[str, dict[str, str]]:
        """The names of all pieces by language, for sentences: the card file is their only home."""
        found: dict[str, dict[str, str]] = {"en": {}, "pl": {}}
        for language, names in found.items():
            for section in ("influence", "events", "leader_influence"):
                names |= {f"card-{card['id']}": card[f"name_{language}"] for card in self.content[section]}
            for number, ally in enumerate(self._references[1]):
                card = next(card for card in self.content["allies"] if card["id"] == ally)
                names[f"ally-{self.ally_names.write(number)}"] = card[f"name_{language}"]
            for leader, card in zip(self.leader_ids, self.content["leaders"], strict=True):
                names |= dict.fromkeys((f"seat-{leader}", f"leader-{leader}"), card[f"name_{language}"])
            houses = self.content["house_names_pl"].items()
            names |= {f"house-{kebab(house)}": polish if language == "pl" else house for house, polish in houses}
            pieces = {id.partition("-")[2]: name for id, name in names.items() if id.startswith(("card-", "ally-"))}
            names |= {f"piece-{id}": name for id, name in pieces.items()}
        return found

    # -- abilities ---------------------------------------------------------------------------------

    def _sorted(self, cards: Iterable[Mapping[str, Any]], moment: str) -> tuple[Effects, ...]:
        """For each card the steps that belong to a moment."""
        return tuple(
            tuple(self._effect(step) for step in card["effects"] if moment_of(step) == moment) for card in cards
        )

    def _effect(self, step: Mapping[str, Any]) -> Effect:
        kinds, allies = self._references
        numbers: dict[str, Any] = dict(step)
        if "exclude" in step:
            numbers["exclude"] = [kinds[id] for id in step["exclude"]]
        if "allies" in step:
            numbers["allies"] = [number for number, id in enumerate(allies) if id in step["allies"]]
        if step["op"] == "contest_kill":
            numbers["named"] = kinds[step["card"]]
        return effect_from(numbers)


@cache
def shipped_box() -> Box:
    """The components of the card file that comes with the game."""
    return Box(card_file.shipped())
