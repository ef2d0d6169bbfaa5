"""The components in the box (p. 1): a card file turned into columns, once, with every ability sorted by its moment.

A match refers to all of it by small numbers. Copies of an influence card have numbers of their own (`Card`), since
each lies somewhere and may be known to somebody; what is printed on them is found by their `Kind`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, NewType

from maester.engine import Form, Names, Seat, kebab
from maester.engine.card_files import digest, digest_in_play
from maester.games.alliances.vocabulary import Operation

if TYPE_CHECKING:
    from maester.games.alliances.card_file import AllyCard, CardFile, InfluenceCard

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
STANDARD_COLORS: Final = ("red", "green", "purple")
Operations = tuple[Operation, ...]


class Box:
    """All components of one card file. Nothing in it ever changes."""

    def __init__(self, file: CardFile, content: Mapping[str, Any], only_read: Collection[str]) -> None:
        """The cards of a file that was read and checked; what stands in it as it is written, and which of its keys no
        rule asks for.
        """
        self.content = content
        self.digest = digest(content)
        self.digest_in_play = digest_in_play(content, only_read)
        printed = [*file.influence, *file.events, *file.leader_influence]
        printed_allies = [ally for ally in file.allies for _ in range(ally.copies)]
        self.leader_ids = tuple(card.id.removeprefix("leader-") for card in file.leaders)
        leaders: dict[str | None, Leader] = {card.id: Leader(number) for number, card in enumerate(file.leaders)}

        # influence cards, by kind
        self.colors = tuple(card.color for card in printed)
        self.influence = tuple(card.influence for card in printed)
        self.owner = tuple(leaders.get(card.leader, NO_LEADER) for card in printed)
        self.is_white = tuple(color == "white" for color in self.colors)
        self.played = _sorted(printed, "played")
        self.placed = _sorted(printed, "placed")
        self.in_bid_area = _sorted(printed, "in_bid_area")
        self.triumph = _sorted(printed, "triumph")
        self.after_claim = _sorted(printed, "after_claim")
        self.cleanup = _sorted(printed, "cleanup")

        self.holders = {
            kind: frozenset(number for number, here in enumerate(self.in_bid_area) if kind in map(type, here))
            for kind in {type(operation) for here in self.in_bid_area for operation in here}
        }
        """For each kind of operation the kinds of cards that bear it in a bid area: one that no card bears costs
        nothing."""

        # influence cards, by copy
        self.kind_of = tuple(Kind(number) for number, card in enumerate(printed) for _ in range(card.copies))
        self.cards = tuple(map(Card, range(len(self.kind_of))))
        self.values = tuple(self.influence[kind] for kind in self.kind_of)
        self.standard = tuple(card for card in self.cards if self.color(card) in STANDARD_COLORS)
        self.events = tuple(card for card in self.cards if self.color(card) == "blue")
        self.whites = tuple(card for card in self.cards if self.color(card) == "white")

        # allies
        self.allies = tuple(map(Ally, range(len(printed_allies))))
        self.power = tuple(ally.power for ally in printed_allies)
        self.this_round = _sorted(printed_allies, "this_round")
        self.round_rules: tuple[dict[type[Operation], Any], ...] = tuple(
            {type(operation): operation for operation in operations} for operations in self.this_round
        )
        self.when_claimed = _sorted(printed_allies, "when_claimed")
        self.ally_after_claim = _sorted(printed_allies, "after_claim")

        # power tokens
        self.token_value = tuple(token.value for token in file.power_tokens for _ in range(token.count))
        self.tokens = tuple(map(Token, range(len(self.token_value))))

        # the hidden components in one row, for what everybody knows of them
        self.first_ally = len(self.cards)
        self.first_token = self.first_ally + len(self.allies)
        self.components = self.first_token + len(self.tokens)

        self.kind_names = Names("card", [card.id for card in printed])
        self.ally_names = Names("ally", _numbered(file.allies))
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
            allies = (ally for ally in self.content["allies"] for _ in range(ally["copies"]))
            for number, ally in enumerate(allies):
                names[f"ally-{self.ally_names.write(number)}"] = ally[f"name_{language}"]
            for leader, card in zip(self.leader_ids, self.content["leaders"], strict=True):
                names |= dict.fromkeys((f"seat-{leader}", f"leader-{leader}"), card[f"name_{language}"])
            houses = self.content["house_names_pl"].items()
            names |= {f"house-{kebab(house)}": polish if language == "pl" else house for house, polish in houses}
            pieces = {id.partition("-")[2]: name for id, name in names.items() if id.startswith(("card-", "ally-"))}
            names |= {f"piece-{id}": name for id, name in pieces.items()}
        return found


def _sorted(cards: Iterable[AllyCard | InfluenceCard], moment: str) -> tuple[Operations, ...]:
    """For each card the operations that belong to a moment."""
    return tuple(tuple(one for one in card.effects if one.moment == moment) for card in cards)


def _numbered(allies: Iterable[AllyCard]) -> list[str]:
    """The ids of all allies; copies after the first one are told apart by a number."""
    return [f"{ally.id}-{copy + 1}" if copy else ally.id for ally in allies for copy in range(ally.copies)]
