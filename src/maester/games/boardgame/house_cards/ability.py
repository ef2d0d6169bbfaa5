"""What the text of a House card can do: hooks named after the rulebook's timing (p. 19), and whose card has which."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from maester.engine import Event, Modifier, Question, Seat, kebab
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import CARD_NAMES, CARDS, Card
from maester.games.boardgame.support import ATTACK, DEFENSE


class AbilityUsed(Event, frozen=True):
    """The text of a House card takes effect."""

    seat: Seat
    card: Card


class HouseCardAbility:
    """The text of a House card, hook by hook. By default, and for a card without a text, it does nothing.

    A derived class bears the id of its card as its name (`RobbStark` is the text of `robb-stark`) and stands in the
    file of its House; that is all it takes to be found. `battle` is the number of the frame, `own` the side of the
    card's owner. An object holds no state.
    """

    card: ClassVar[Card]
    id: ClassVar[str]
    """The card's id, by which its line is named where strength is added up."""
    hooks: ClassVar[frozenset[str]] = frozenset()
    """The hooks at which the card does something."""
    spares_casualties: ClassVar[bool] = False
    """Do the owner's units suffer no casualties?"""

    def cancel(self, game: Board, battle: int, own: int) -> None:
        """Timing 1, before everything else."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        """Texts with the word immediately: after what cancels, before all others (ruling.immediately-abilities)."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        """What the card changes in the strength of a side, besides its printed strength."""
        return iter(())

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        """Sword icons besides the printed ones."""
        return 0

    def fortifications(self, game: Board, battle: Battle, own: int) -> int:
        """Fortification icons besides the printed ones."""
        return 0

    def won(self, game: Board, battle: int, own: int) -> None:
        """Timing 3, if the owner won."""

    def lost(self, game: Board, battle: int, own: int) -> None:
        """Timing 3, if the owner lost."""

    def retreat(self, battle: int) -> Question | None:
        """If the owner won: what is asked about the retreat of the beaten army before its owner is."""
        return None

    def after_combat(self, game: Board, battle: int, own: int) -> None:
        """At the end of the combat clean up, when both cards are discarded (ruling.after-combat-abilities)."""

    def __init_subclass__(cls) -> None:
        cls.id = kebab(cls.__name__)
        if cls.id not in CARD_NAMES.names:
            raise TypeError(f"{cls.__module__}.{cls.__name__} is the text of no House card: there is no {cls.id}")
        cls.card = Card(CARD_NAMES.read(cls.id))
        if cls.card in _ABILITIES:
            raise TypeError(f"{cls.__module__}.{cls.__name__}: {cls.id} has a text already")
        if CARDS[cls.card].house != cls.__module__.rpartition(".")[2]:
            raise TypeError(f"{cls.__module__}.{cls.__name__} belongs into {CARDS[cls.card].house}.py")
        cls.hooks = frozenset(name for name, value in vars(cls).items() if callable(value) and name in _HOOKS)
        _ABILITIES[cls.card] = cls()


_HOOKS: Final = frozenset(name for name, value in vars(HouseCardAbility).items() if callable(value) and name[0] != "_")
_ABILITIES: Final[dict[Card, HouseCardAbility]] = {}
"""The texts by their cards; each class puts itself here."""
_NO_TEXT: Final = HouseCardAbility()


def ability_of(card: Card) -> HouseCardAbility:
    """The text of a card; the empty one if it has none, or if there is no card."""
    return _ABILITIES.get(card, _NO_TEXT)


def spares_casualties(battle: Battle, side: int) -> bool:
    """Does the side's card keep its units from casualties by cards and icons (The Blackfish)?"""
    return ability_of(battle.card(side)).spares_casualties


def ability_strength(game: Board, battle: Battle, side: int) -> Iterator[Modifier]:
    """What the abilities of both cards add to a side, or take from it."""
    for own in (ATTACK, DEFENSE):
        for modifier in ability_of(battle.card(own)).strength(game, battle, own, side):
            if modifier.value:
                yield modifier


def own_units(game: Board, battle: Battle, own: int, kind: int) -> int:
    """How many fresh units of a kind a combatant has on his side, his own supporting ones included."""
    seat = battle.combatant(own)
    return sum(units[kind] for owner, units in battle.taking_part(game, own) if owner == seat)
