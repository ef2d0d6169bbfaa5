"""The state of the court: characters, events, gold and power."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple, NewType, TypeVar

from maester.engine import Event, Game, Moments, Move, Names, Seat

Card = NewType("Card", int)
Character = NewType("Character", int)
Item = TypeVar("Item")


class Text(NamedTuple):
    """What a card says, in a closed vocabulary: when, what, how many, for how much gold."""

    moment: str
    operation: str
    amount: int
    cost: int = 0


SEATS, VICTORY, COPIES, HAND = ("stark", "lannister"), 15, 3, 4
EVENTS: Final = {
    "valar": Text("action", "kill", 2),
    "not-today": Text("save-kill", "save", 1, cost=1),
    "vengeance": Text("after-kill", "kill", 1, cost=1),
    "spoils": Text("after-kill", "power", 1),
    "envy": Text("after-power", "kill", 1, cost=2),
}
CAST: Final = {
    "robb": (Seat(0), Text("killed", "power", 1)),
    "arya": (Seat(0), Text("killed", "kill", 1)),
    "luwin": (Seat(0), Text("save-kill", "save", 1)),
    "catelyn": (Seat(0), Text("after-kill", "power", 1)),
    "sansa": (Seat(0), Text("after-kill", "power", 1)),
    "tywin": (Seat(1), Text("killed", "kill", 1)),
    "joffrey": (Seat(1), Text("killed", "power", 2)),
    "varys": (Seat(1), Text("others-killed", "power", 1)),
    "cersei": (Seat(1), Text("after-kill", "power", 1)),
}
TITLES: Final = tuple(title for title in EVENTS for _ in range(COPIES))
CARDS: Final = tuple(map(Card, range(len(TITLES))))
CHARACTERS: Final = tuple(map(Character, range(len(CAST))))
OWNER: Final = tuple(owner for owner, _ in CAST.values())
TEXT: Final = tuple(text for _, text in CAST.values())
CARD_NAMES: Final = Names("card", [f"{title}-{card % COPIES + 1}" for card, title in enumerate(TITLES)])
CHARACTER_NAMES: Final = Names("character", list(CAST))


class Play(Move, frozen=True):
    card: Card
    typed = "play {card}"


class Use(Move, frozen=True):
    character: Character
    typed = "use {character}"


class Choose(Move, frozen=True):
    character: Character
    typed = "choose {character}"


class Played(Event, frozen=True):
    seat: Seat
    card: Card


class Used(Event, frozen=True):
    seat: Seat
    character: Character


class Saved(Event, frozen=True):
    characters: tuple[Character, ...]


class Killed(Event, frozen=True):
    characters: tuple[Character, ...]


class PowerGained(Event, frozen=True):
    seat: Seat
    power: int


class Court(Game, kw_only=True):
    """The whole state."""

    moments: ClassVar[Moments]
    first: Seat = Seat(0)
    hand: list[tuple[Card, ...]]
    deck: tuple[Card, ...] = CARDS
    discarded: tuple[Card, ...] = ()
    in_play: tuple[Character, ...] = CHARACTERS
    gold: list[int]
    power: list[int]

    @property
    def order(self) -> tuple[Seat, Seat]:
        """The first player, then the opponent."""
        return self.first, Seat(1 - self.first)


def without(items: tuple[Item, ...], gone: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(item for item in items if item not in gone)
