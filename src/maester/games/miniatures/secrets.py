"""Who may know what: everything on the table lies open. Hidden are hands and the order of decks, Mission cards until
they are revealed, army lists until all are chosen, which wait in the players' trays, and what the dice will show.
Teammates know each other's hands and lists.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from maester.engine import ComponentKind, Place, Places, Seat, SeenBy
from maester.games.miniatures.choosing_armies import ArmyChoice
from maester.games.miniatures.field import Field
from maester.games.miniatures.mission_cards import first_known
from maester.games.miniatures.names import DECK_SIZE, MISSIONS, ROLES, Card, Mission, SiegeCard
from maester.games.miniatures.siege_cards import first_siege_card, players_in_siege


def _cards(game: Field) -> list[Card]:
    """The Tactics cards of all armies that have a deck."""
    return [
        Card(DECK_SIZE * seat + number) for seat, titles in enumerate(game.deck_list) for number in range(len(titles))
    ]


def _owners(game: Field) -> list[int]:
    """Each player has cards with a back of their own."""
    return [seat for seat in range(len(game.deck_list)) for _ in range(DECK_SIZE)]


def _titles(game: Field) -> list[str]:
    return [title for titles in game.deck_list for title in (titles or ("",) * DECK_SIZE)]


TACTICS_CARDS: Final[ComponentKind[Field, Card]] = ComponentKind("card", _cards, backs=_owners, printed=_titles)
HAND = Place("hand", TACTICS_CARDS, SeenBy.OWNER, numbered_backs=True, ordered=False)
DECK = Place("deck", TACTICS_CARDS, SeenBy.KNOWERS, numbered_backs=True)
DISCARD = Place("discard", TACTICS_CARDS, SeenBy.EVERYBODY, numbered_backs=True)
PLAYED = Place("played", TACTICS_CARDS, SeenBy.EVERYBODY, numbered_backs=True)
ATTACHED = Place("attached", TACTICS_CARDS, SeenBy.EVERYBODY, numbered_backs=True)


def _siege_cards(game: Field) -> list[SiegeCard]:
    """The Siege Strategy cards, once the players have their decks (p. 30)."""
    return [card for pile in (*game.siege_hand, *game.siege_deck, *game.siege_discard) for card in pile]


def _siege_owners(game: Field) -> list[int]:
    """The decks of Attacker and Defender have backs of their own."""
    attacker, defender = players_in_siege(game)
    return [attacker if card.side == ROLES[0] else defender for card in game.box.siege_cards.values()]


SIEGE_CARDS: Final[ComponentKind[Field, SiegeCard]] = ComponentKind(
    "siege-card", _siege_cards, first_siege_card, backs=_siege_owners
)
SIEGE_HAND = Place("siege_hand", SIEGE_CARDS, SeenBy.OWNER, numbered_backs=True, ordered=False)
SIEGE_DECK = Place("siege_deck", SIEGE_CARDS, SeenBy.NOBODY, numbered_backs=True)
SIEGE_DISCARD = Place("siege_discard", SIEGE_CARDS, SeenBy.EVERYBODY, numbered_backs=True)


def _sides(game: Field) -> list[int]:
    """Each side has a Mission deck with a back of its own; if there is only one, it is that of the first."""
    return [side for side in game.sides for _ in range(MISSIONS)]


def _mission_numbers(game: Field) -> list[int]:
    return list(range(MISSIONS)) * len(game.sides)


def _first_of_side(game: Field, side: int) -> Seat:
    return Seat(game.side.index(side))


MISSION_CARDS: Final[ComponentKind[Field, Mission]] = ComponentKind(
    "mission", lambda game: game.missions, first_known, backs=_sides, printed=_mission_numbers
)
MISSION_HAND = Place(
    "mission_hand", MISSION_CARDS, SeenBy.OWNER, owner=_first_of_side, ordered=False, numbered_backs=True
)
MISSION_ASIDE = Place("mission_aside", MISSION_CARDS, SeenBy.OWNER, owner=_first_of_side, numbered_backs=True)
MISSION_DECK = Place("mission_deck", MISSION_CARDS, SeenBy.KNOWERS)
MISSION_ACTIVE = Place("mission_active", MISSION_CARDS, SeenBy.EVERYBODY)
MISSION_RESERVE = Place("mission_reserve", MISSION_CARDS, SeenBy.EVERYBODY)
MISSION_DISCARD = Place("mission_discard", MISSION_CARDS, SeenBy.EVERYBODY)
PLACES: Final[Places[Field]] = Places(
    *(HAND, DECK, DISCARD, PLAYED, ATTACHED),
    *(SIEGE_HAND, SIEGE_DECK, SIEGE_DISCARD),
    *(MISSION_HAND, MISSION_ASIDE, MISSION_DECK, MISSION_ACTIVE, MISSION_RESERVE, MISSION_DISCARD),
)


def determinize(game: Field, seat: Seat | None, rng: Random) -> None:
    """Deals the cards that a seat doesn't know anew, each player's among the own hand and deck; whose army it doesn't
    know may have chosen any.
    """
    PLACES.determinize(game, seat, rng)
    for other in _with_unknown_army(game, seat):
        game.brought[other] = ArmyChoice(game.points).sample(rng).army


def hidden(game: Field, seat: Seat | None) -> dict[str, Any]:
    """The spots that could hold another card as far as the seat knows, and armies that only a team knows."""
    armies = {f"army {other}": game.brought[other] for other in _with_unknown_army(game, seat)}
    return {**PLACES.hidden(game, seat), **armies}


def _with_unknown_army(game: Field, viewer: Seat | None) -> list[Seat]:
    """Those who have shown their army to their team, and the viewer isn't in it."""
    shown = [Seat(seat) for seat in game.seats if game.brought[seat]]
    return [seat for seat in shown if viewer is None or not game.are_allied(seat, viewer)]
