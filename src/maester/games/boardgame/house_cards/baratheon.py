"""House Baratheon: the texts of its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maester.engine import Event, Modifier, Move, Refusal, Seat, refuse
from maester.games.boardgame.battle import Battle, hold, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    BOARD,
    FOOTMAN,
    IRON_THRONE,
    KNIGHT,
    NO_UNITS,
    SHIP,
    Area,
    Card,
    add,
    subtract,
    units_of,
)
from maester.games.boardgame.house_cards.ability import AbilityUsed, HouseCardAbility
from maester.games.boardgame.house_cards.hands import discard_card, recycle, why_not_in_hand
from maester.games.boardgame.house_cards.questions import CardChoice
from maester.games.boardgame.support import ATTACK


class StannisBaratheon(HouseCardAbility):
    """1 more if the opponent is higher on the Iron Throne track."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        seat, opponent = battle.combatant(own), battle.combatant(other_side(own))
        if side == own and game.is_higher(IRON_THRONE, opponent, seat):
            yield Modifier(1, self.id)


class RenlyBaratheon(HouseCardAbility):
    """A victory may make a Knight of one own Footman."""

    def won(self, game: Board, battle: int, own: int) -> None:
        game.then(RenlyBaratheonUpgrades(battle, own))


class UpgradeFootman(Move, frozen=True):
    """A Footman in this area becomes a Knight."""

    area: Area
    typed = "upgrade {area}"


class FootmanBecameKnight(Event, frozen=True):
    """A House card replaced a Footman by a Knight."""

    seat: Seat
    area: Area


class RenlyBaratheonUpgrades(CardChoice, frozen=True):
    """Renly Baratheon may replace one own Footman that took part, or supported, by a Knight."""

    move, optional = UpgradeFootman, True
    rules = ("housecard.timing-win-lose-last",)

    def among(self, game: Board) -> Iterable[Area]:
        return BOARD

    def broken(self, game: Board, seat: Seat, area: Area) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        if not game.pieces_left(seat, KNIGHT):
            return refuse("components.limit", left=0)
        if area == battle.target:
            footmen = battle.army(game, self.side)[FOOTMAN]
        elif (area, self.side) in battle.support and game.owner[area] == seat:
            footmen = game.units(area)[FOOTMAN]
        else:
            footmen = 0
        return None if footmen else refuse("housecard.timing-win-lose-last", card=RenlyBaratheon.id)

    def chosen(self, game: Board, seat: Seat, area: Area) -> None:
        battle = game.frame(Battle, self.battle)
        self.use(game)
        footman, knight = units_of(FOOTMAN), units_of(KNIGHT)
        if area == battle.target and self.side == ATTACK:
            battle.attacking = add(subtract(battle.attacking, footman), knight)
        else:
            # A routed Footman is taken only where there is no fresh one, and stays routed as a Knight.
            routed = not game.standing(area)[FOOTMAN]
            game.put(area, seat, knight, knight if routed else NO_UNITS)
            game.take(area, footman, footman if routed else NO_UNITS)
        game.tell(FootmanBecameKnight(seat, area))


class SerDavosSeaworth(HouseCardAbility):
    """1 more and a sword while Stannis Baratheon lies in the discard pile."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if side == own and self.has_lost_stannis(game, battle, own):
            yield Modifier(1, self.id)

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 1 if self.has_lost_stannis(game, battle, own) else 0

    def has_lost_stannis(self, game: Board, battle: Battle, own: int) -> bool:
        return StannisBaratheon.card in game.discard[battle.combatant(own)]


class SalladhorSaan(HouseCardAbility):
    """If Baratheon is supported all Ships of others count 0, on both sides."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if battle.is_supported(own):
            seat = battle.combatant(own)
            ships = sum(units[SHIP] for owner, units in battle.taking_part(game, side) if owner != seat)
            yield Modifier(-ships, self.id)


class Patchface(HouseCardAbility):
    """May discard one card of the opponent's hand."""

    def after_combat(self, game: Board, battle: int, own: int) -> None:
        game.then(PatchfaceDiscards(battle, own))


class DiscardFromHand(Move, frozen=True):
    """A House card that its owner loses from his hand."""

    card: Card
    typed = "discard {card}"


class PatchfaceDiscards(CardChoice, frozen=True):
    """After the combat Patchface may discard one card of the opponent's hand."""

    move, optional = DiscardFromHand, True
    rules = ("ruling.after-combat-abilities",)

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.opponent(game)]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        return why_not_in_hand(game, self.opponent(game), card)

    def chosen(self, game: Board, seat: Seat, card: Card) -> None:
        opponent = self.opponent(game)
        # Patchface himself is discarded already and lies no more in the combat.
        game.tell(AbilityUsed(seat, Patchface.card))
        hold(game, opponent, tuple(other for other in game.hand[opponent] if other != card))
        discard_card(game, opponent, card)
        recycle(game, opponent, card)
