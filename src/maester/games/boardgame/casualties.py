"""Casualties: what swords, fortifications and skulls do to the armies in the embattled area (p. 19-21, 29)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from maester.engine import Asked, Event, Modifier, Move, PickOne, Procedure, Refusal, Seat, refuse, total
from maester.games.boardgame.battle import NO_CARD, Battle, destroy_in_battle, kinds_in, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import CARD_NAMES, CARDS, ENGINE, UnitKind, units_of
from maester.games.boardgame.house_cards.ability import ability_of, spares_casualties
from maester.games.boardgame.support import fight_details
from maester.games.boardgame.tides_of_battle import tides_of


class DestroyUnit(Move, frozen=True):
    """A unit of this kind in the own army is destroyed."""

    unit: UnitKind
    typed = "destroy {unit}"


class CasualtiesSuffered(Event, frozen=True):
    """So many units of the seat's army have to be destroyed."""

    seat: Seat
    casualties: int


def swords(game: Board, battle: Battle, side: int) -> Iterator[Modifier]:
    """The sword icons of a side: printed on its card, by the card's text, on its Tides of Battle card."""
    card = battle.card(side)
    if card != NO_CARD:
        yield Modifier(CARDS[card].swords + ability_of(card).swords(game, battle, side), CARD_NAMES.write(card))
    if (tides := tides_of(battle, side)) is not None:
        yield Modifier(tides.swords, "tides-of-battle")


def fortifications(game: Board, battle: Battle, side: int) -> Iterator[Modifier]:
    """The fortification icons of a side."""
    card = battle.card(side)
    if card != NO_CARD:
        yield Modifier(
            CARDS[card].fortifications + ability_of(card).fortifications(game, battle, side), CARD_NAMES.write(card)
        )
    if (tides := tides_of(battle, side)) is not None:
        yield Modifier(tides.fortifications, "tides-of-battle")


class Casualties(Procedure[Board], frozen=True):
    """The loser destroys one unit for each sword of the victor less one for each own fortification (p. 21)."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        loser = battle.loser
        if not game.engines_as_casualties:
            destroy_engines(game, battle, loser)
        hits = total(swords(game, battle, battle.victor)) - total(fortifications(game, battle, loser))
        game.then(Suffer(self.battle, loser, hits), Skulls(self.battle))


class Skulls(Procedure[Board], frozen=True):
    """Each skull costs the opponent of its owner one unit more, whoever won; fortifications don't help (p. 29)."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        for_skulls = [
            Suffer(self.battle, battle.side_of(seat), tides.skulls)
            for seat in game.turn_order
            if seat in (battle.attacker, battle.defender)
            and (tides := tides_of(battle, other_side(battle.side_of(seat)))) is not None
        ]
        game.then(*for_skulls)


class Suffer(Procedure[Board], frozen=True):
    """A side suffers casualties, unless its House card spares it."""

    battle: int
    side: int
    casualties: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        if self.casualties > 0 and not spares_casualties(battle, self.side):
            game.tell(CasualtiesSuffered(battle.combatant(self.side), self.casualties))
            game.then(TakeCasualties(self.battle, self.side, self.casualties))


class TakeCasualties(PickOne[Board], frozen=True):
    """Who suffers casualties chooses his units, one for each, among the fresh ones of his army; if there are too few
    the rest has no effect (p. 21, ruling.casualties-more-than-units). Where all of them fall nobody is asked in which
    order.
    """

    battle: int
    side: int
    casualties: int
    move = DestroyUnit
    rules = ("casualties.number", "casualties.loser-chooses")

    def who(self, game: Board) -> Seat:
        return game.frame(Battle, self.battle).combatant(self.side)

    def ask(self, game: Board) -> Asked | None:
        asked = super().ask(game)
        if asked is None or sum(game.frame(Battle, self.battle).fresh(game, self.side)) > self.casualties:
            return asked
        return asked._replace(options=asked.options[:1])

    def among(self, game: Board) -> Iterable[UnitKind]:
        return map(UnitKind, kinds_in(game.frame(Battle, self.battle).fresh(game, self.side)))

    def broken(self, game: Board, seat: Seat, unit: UnitKind) -> Refusal | None:
        battle = game.frame(Battle, self.battle)
        if battle.fresh(game, self.side)[unit]:
            return None
        if battle.army(game, self.side)[unit]:
            return refuse("rout.not-as-casualty")
        if unit == ENGINE and not game.engines_as_casualties:
            return refuse("ruling.siege-engine-casualty")
        return refuse("casualties.only-in-embattled-area")

    def chosen(self, game: Board, seat: Seat, unit: UnitKind) -> None:
        destroy_in_battle(game, game.frame(Battle, self.battle), self.side, units_of(unit))
        if self.casualties > 1:
            game.then(TakeCasualties(self.battle, self.side, self.casualties - 1))

    def details(self, game: Board) -> dict[str, Any]:
        return fight_details(game, self.battle)


def destroy_engines(game: Board, battle: Battle, side: int) -> None:
    """Siege Engines can't retreat: those of the loser are destroyed (p. 21)."""
    destroy_in_battle(game, battle, side, units_of(ENGINE, battle.army(game, side)[ENGINE]))
