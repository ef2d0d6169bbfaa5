"""The language in which the rules of the board game are tested: positions, moves and readings that read as play.

    game = scenario(stark={"winterfell": "FFK"}, greyjoy={"moat-cailin": "F"}, orders={"winterfell": "march-0"})
    game.march("winterfell", "FK>moat-cailin")
    game.cards(stark="eddard-stark", greyjoy="theon-greyjoy")
    assert game.units("moat-cailin") == "FK"

A position starts where the test says (`phase`), by default with the marches. Units are only those that are named;
supply is ample, and of the Neutral Forces only those are there that nobody can conquer, unless the test says
otherwise. All else is as at the start of a game for six.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

import maester
from maester.engine import Seat
from maester.games.boardgame import GAME
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.combat import final_strength
from maester.games.boardgame.components import (
    AREA_NAMES,
    CARD_NAMES,
    HOUSE_IDS,
    NAMES,
    NOBODY,
    ORDER_NAMES,
    TRACK_IDS,
    TRACKS,
    UNCONQUERABLE,
    UNIT_KINDS,
    WESTEROS,
    WESTEROS_NAMES,
    WILDLING_NAMES,
    Units,
    area_of,
    neutral_forces,
    starting_track,
)
from tests.games.language import Language

AMPLE_SUPPLY = 6
Areas = Mapping[str, str]


def new_game(players: int = 6, seed: int = 1, **options: Any) -> Play:
    """A match from its beginning."""
    return Play(maester.new_match("boardgame", players, seed, options))


def scenario(
    *,
    phase: str = "marches",
    orders: Areas | None = None,
    routed: Areas | None = None,
    power: Mapping[str, int] | int | None = None,
    supply: Mapping[str, int] | int | None = None,
    power_tokens: Areas | None = None,
    garrisons: Mapping[str, int] | int | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    discards: Mapping[str, Sequence[str]] | None = None,
    tracks: Mapping[str, Sequence[str]] | None = None,
    westeros: Mapping[str, Sequence[str]] | None = None,
    wildling_deck: Sequence[str] = (),
    wildlings: int = 2,
    neutral: Mapping[str, int] | str | None = None,
    bans: Sequence[str] = (),
    round: int = 2,
    players: int = 6,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    unchecked: bool = False,
    **more: Any,
) -> Play:
    """A match from a position. Houses are named by their ids: `stark={"winterfell": "FFK"}`.

    `orders`, `routed`: by area. `power`, `supply`, `garrisons`: by house, or one number for all. `power_tokens`: from
    an area to a house. `tracks`: houses in order; those that aren't named follow as at the start. `westeros`: the cards
    on top of the decks i, ii and iii. `neutral`: strength by area, or "printed". `unchecked`: the test needs a position
    that the rules can't lead to. Further names are fields of the position (`blade_used=True`, `tides_deck=…`).
    """
    names = GAME.seats(players, GAME.check_options(options), b"")
    armies = {house: more.pop(house) for house in HOUSE_IDS if house in more}
    houses: dict[str, dict[str, Any]] = {house: {"units": dict(armies.get(house, {}))} for house in names}
    unknown = set(armies) - set(names)
    assert not unknown, f"{unknown} don't play with {players} players"
    where = {area: house for house, units in armies.items() for area in units}
    for name, things in houses.items():
        things["routed"] = {area: units for area, units in (routed or {}).items() if where.get(area) == name}
        things["orders"] = {area: order for area, order in (orders or {}).items() if where.get(area) == name}
        things["power_tokens"] = [area for area, house in (power_tokens or {}).items() if house == name]
        things["supply"] = _for(supply, name, AMPLE_SUPPLY)
        things["power"] = _for(power, name, None)
        things["garrison"] = _for(garrisons, name, None)
        if name in (discards or {}):
            things["discard"] = list((discards or {})[name])
        if name in (hands or {}):
            things["hand"] = list((hands or {})[name])
    homeless = (set(orders or {}) | set(routed or {})) - set(where)
    assert not homeless, f"there are no units in {homeless}"
    position = {
        "phase": phase,
        "round": round,
        "houses": houses,
        "tracks": {track: _completed(track, order, players) for track, order in (tracks or {}).items()},
        "westeros_decks": {deck: _westeros(deck, cards) for deck, cards in (westeros or {}).items()},
        "wildling_deck": list(wildling_deck),
        "wildlings": wildlings,
        "bans": list(bans),
        **more,
    }
    if not isinstance(neutral, str):
        forces = {AREA_NAMES.write(area): strength for area, strength in neutral_forces(players).items()}
        lasting = {area: strength for area, strength in forces.items() if strength == UNCONQUERABLE}
        position["neutral"] = {**lasting, **(neutral or {})}
    return Play(maester.scenario("boardgame", position, players, seed, options, unchecked=unchecked))


def _for(given: Mapping[str, int] | int | None, house: str, default: int | None) -> int | None:
    return given if isinstance(given, int) else (given or {}).get(house, default)


def _completed(track: str, order: Sequence[str], players: int) -> list[str]:
    """The track with the houses that the test doesn't name behind the others, in their order at the start."""
    start = starting_track(TRACKS[TRACK_IDS.index(track)], players)
    return [*order, *(house for house in start if house not in order)]


def _westeros(deck: str, cards: Sequence[str]) -> list[str]:
    """Names of cards as a deck has them: `mustering` is the first copy that isn't named yet."""
    number, found = ("i", "ii", "iii").index(deck), list[str]()
    for wanted in cards:
        copies = [
            WESTEROS_NAMES.write(place)
            for place, card in enumerate(WESTEROS)
            if card.deck == number and wanted in (card.id, WESTEROS_NAMES.write(place))
        ]
        left = [name for name in copies if name not in found]
        assert left, f"there is no {wanted} left in the Westeros deck {deck}"
        found.append(left[0])
    return found


class Play(Language):
    """A match of the board game in the words of a test."""

    quiet = (*Language.quiet, "support -", "end mustering", "bid 0")

    @property
    def board(self) -> Board:
        board = self.match.game
        assert isinstance(board, Board)
        return board

    # -- playing -----------------------------------------------------------------------------------

    def play(self, house: str, *moves: str) -> Self:
        """Plays typed moves of a house."""
        return self.answer(house, *moves)

    def march(self, area: str, *groups: str, token: bool = False) -> Self:
        """Resolves the March order in an area: groups such as `FK>moat-cailin`, all others stay.

        `token`: if all units leave and a Power token may be left, is it?
        """
        house = self.match.seats[self.board.order_owner(area_of(area))]
        for group in groups:
            self.play(house, f"march {area}: {group}")
        if not groups or self.asks(house, "plan-march"):
            self.play(house, f"march {area}: done")
        if self.asks(house, "establish-control"):
            self.play(house, f"agree {str(token).lower()}")
        return self

    def orders(self, **houses: Areas) -> Self:
        """Assigns the orders of all houses in secret; areas and houses that aren't named get some order."""
        for house in self.asked():
            for area, order in houses.get(house, {}).items():
                self.play(house, f"order {area}: {order}")
        while self.question() == "assign-order":
            self.answer_quietly()
        return self

    def cards(self, **houses: str) -> Self:
        """Chooses and reveals the House cards of both sides of a combat."""
        for house, card in houses.items():
            self.play(house, f"card {card}")
        return self

    def bids(self, **houses: int) -> Self:
        """All houses that are asked bid; those that aren't named bid 0."""
        for house in self.asked():
            self.play(house, f"bid {houses.get(house, 0)}")
        return self

    # -- reading -----------------------------------------------------------------------------------

    def units(self, area: str) -> str:
        """The units in an area: `FFK`; `-` if there are none."""
        return NAMES[Units].write(self.board.units(area_of(area)))

    def routed(self, area: str) -> str:
        return NAMES[Units].write(self.board.routed(area_of(area)))

    def owner(self, area: str) -> str | None:
        """Whose units are there."""
        return self._house(self.board.owner[area_of(area)])

    def control(self, area: str) -> str | None:
        return self._house(self.board.controller(area_of(area)))

    def power_token(self, area: str) -> str | None:
        return self._house(self.board.power_token[area_of(area)])

    def order(self, area: str) -> str | None:
        token = self.board.order_token(area_of(area))
        return None if token < 0 else ORDER_NAMES.write(token)

    def power(self, house: str) -> int:
        return self.board.power[self.seat(house)]

    def pool(self, house: str) -> int:
        """The house's tokens in the Power pool."""
        return self.board.power_pool(self.seat(house))

    def supply(self, house: str) -> int:
        return self.board.supply[self.seat(house)]

    def castles(self, house: str) -> int:
        """The place on the Victory track."""
        return self.board.castles(self.seat(house))

    def armies(self, house: str) -> list[int]:
        return self.board.armies(self.seat(house))

    def left(self, house: str, unit: str) -> int:
        """Unused pieces of a kind."""
        return self.board.pieces_left(self.seat(house), UNIT_KINDS.index(unit))

    def garrison(self, area: str) -> int:
        return self.board.garrison_in(area_of(area))

    def neutral(self, area: str) -> int:
        return self.board.neutral[area_of(area)]

    def strength(self, house: str) -> int:
        """The strength of a side of the combat that is going on, as it is now."""
        return sum(value for value, _ in self.strength_lines(house))

    def strength_lines(self, house: str) -> list[tuple[int, str]]:
        """That strength line by line: how much, and why."""
        battle = next(frame for frame in reversed(self.board.frames) if isinstance(frame, Battle))
        side = battle.side_of(self.seat(house))
        return [(value, source) for value, source in final_strength(self.board, battle, side)]

    def hand(self, house: str) -> list[str]:
        return [CARD_NAMES.write(card) for card in self.board.hand[self.seat(house)]]

    def discard(self, house: str) -> list[str]:
        return [CARD_NAMES.write(card) for card in self.board.discard[self.seat(house)]]

    def track(self, name: str) -> list[str]:
        """The houses on an Influence track, position 1 first."""
        return [self.match.seats[seat] for seat in self.board.tracks[TRACK_IDS.index(name)]]

    def holder(self, track: str) -> str | None:
        """Who holds the Dominance token of a track."""
        return self._house(self.board.holder[TRACK_IDS.index(track)])

    def wildling_deck(self) -> list[str]:
        return [WILDLING_NAMES.write(card) for card in self.board.wildling_deck]

    def westeros(self, deck: str) -> list[str]:
        """The names of the cards in a Westeros deck (i, ii, iii), top first, without numbers of copies."""
        return [WESTEROS[card].id for card in self.board.westeros_decks[("i", "ii", "iii").index(deck)]]

    @property
    def winner(self) -> str | None:
        return self.match.result.places[0][0] if self.match.result else None

    def _house(self, seat: Seat) -> str | None:
        return None if seat == NOBODY else self.match.seats[seat]
