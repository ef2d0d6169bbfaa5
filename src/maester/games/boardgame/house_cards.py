"""The abilities of the House cards, each under its card's id, at the hook that the rulebook's timing names (p. 19)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maester.engine import Event, Modifier, Seat
from maester.games.boardgame import components
from maester.games.boardgame.battle import NO_CARD, Battle, destroy_in_battle, hold, other_side
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    CARD_NAMES,
    CARDS,
    FOOTMAN,
    IRON_THRONE,
    MUSTERING_POINTS,
    SHIP,
    Card,
    units_of,
)
from maester.games.boardgame.house_card_choices import (
    AbilityUsed,
    AeronDamphairReplaces,
    CerseiLannisterRemoves,
    DoranMartellDrops,
    HouseCardsTakenBack,
    MaceTyrellDestroys,
    PatchfaceDiscards,
    QueenOfThornsRemoves,
    RenlyBaratheonUpgrades,
    TyrionLannisterCancels,
)
from maester.games.boardgame.support import ATTACK, DEFENSE


class PowerFromCard(Event, frozen=True):
    """A House card gave its owner Power."""

    seat: Seat
    card: Card
    power: int


class Ability:
    """The text of a House card, hook by hook. By default, and for a card without a text, it does nothing.

    `battle` is the number of the frame, `own` the side of the card's owner. An object holds no state.
    """

    spares_casualties: bool = False
    """Do the owner's units suffer no casualties?"""
    chooses_retreat: bool = False
    """May the owner, if he wins, choose the area of the loser's retreat?"""

    def cancel(self, game: Board, battle: int, own: int) -> None:
        """Timing 1, before everything else."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        """Texts with the word immediately: after what cancels, before all others (ruling.immediately-abilities)."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        """What the card changes in the strength of a side, besides its printed strength."""
        return iter(())

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 0

    def fortifications(self, game: Board, battle: Battle, own: int) -> int:
        return 0

    def won(self, game: Board, battle: int, own: int) -> None:
        """Timing 3, if the owner won."""

    def lost(self, game: Board, battle: int, own: int) -> None:
        """Timing 3, if the owner lost."""

    def after_combat(self, game: Board, battle: int, own: int) -> None:
        """At the end of the combat clean up, when both cards are discarded (ruling.after-combat-abilities)."""


# --- cancel -------------------------------------------------------------------------------------------


class TyrionLannister(Ability):
    """May cancel the card that the opponent has revealed."""

    def cancel(self, game: Board, battle: int, own: int) -> None:
        game.then(TyrionLannisterCancels(battle, own))


# --- immediately --------------------------------------------------------------------------------------


class AeronDamphair(Ability):
    """May make way for another card, for 2 Power."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        game.then(AeronDamphairReplaces(battle, own))


class MaceTyrell(Ability):
    """Attacking Footmen are all alike; among defending ones he may choose a routed one."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        fight = game.frame(Battle, battle)
        side = other_side(own)
        if spares_casualties(fight, side) or not fight.army(game, side)[FOOTMAN]:
            return
        game.tell(AbilityUsed(fight.combatant(own), fight.card(own)))
        if side == ATTACK:
            destroy_in_battle(game, fight, side, units_of(FOOTMAN))
        else:
            game.then(MaceTyrellDestroys(battle, own))


class QueenOfThorns(Ability):
    """Removes one of the opponent's orders next to the embattled area."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        game.then(QueenOfThornsRemoves(battle, own))


class DoranMartell(Ability):
    """Moves the opponent to the last position of one Influence track."""

    def immediate(self, game: Board, battle: int, own: int) -> None:
        game.then(DoranMartellDrops(battle, own))


# --- strength and icons -------------------------------------------------------------------------------


class CatelynStark(Ability):
    """An own Defense order in the embattled area counts double."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        order = game.order_at(battle.target)
        if side == own == DEFENSE and order is not None and order.type == components.DEFENSE:
            yield Modifier(order.modifier, "catelyn-stark")


class SerKevanLannister(Ability):
    """In an attack own Footmen count 2 instead of 1, supporting ones too."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if side == own == ATTACK:
            yield Modifier(own_units(game, battle, own, FOOTMAN), "ser-kevan-lannister")


class StannisBaratheon(Ability):
    """1 more if the opponent is higher on the Iron Throne track."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        seat, opponent = battle.combatant(own), battle.combatant(other_side(own))
        if side == own and game.is_higher(IRON_THRONE, opponent, seat):
            yield Modifier(1, "stannis-baratheon")


class SerDavosSeaworth(Ability):
    """1 more and a sword while Stannis Baratheon lies in the discard pile."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if side == own and self.has_lost_stannis(game, battle, own):
            yield Modifier(1, "ser-davos-seaworth")

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 1 if self.has_lost_stannis(game, battle, own) else 0

    @staticmethod
    def has_lost_stannis(game: Board, battle: Battle, own: int) -> bool:
        return CARD_NAMES.read("stannis-baratheon") in game.discard[battle.combatant(own)]


class SalladhorSaan(Ability):
    """If Baratheon is supported all Ships of others count 0, on both sides."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if battle.is_supported(own):
            seat = battle.combatant(own)
            ships = sum(units[SHIP] for owner, units in battle.taking_part(game, side) if owner != seat)
            yield Modifier(-ships, "salladhor-saan")


class VictarionGreyjoy(Ability):
    """In an attack own Ships count 2 instead of 1, supporting ones too."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        # A Ship counts 2 instead of 1: one that Salladhor Saan lets count 0 stays at 0.
        opponent = other_side(own)
        sunk = battle.card(opponent) == CARD_NAMES.read("salladhor-saan") and battle.is_supported(opponent)
        if side == own == ATTACK and not sunk:
            yield Modifier(own_units(game, battle, own, SHIP), "victarion-greyjoy")


class TheonGreyjoy(Ability):
    """1 more and a sword in the defence of a Castle or Stronghold."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if side == own and self.defends_a_castle(battle, own):
            yield Modifier(1, "theon-greyjoy")

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 1 if self.defends_a_castle(battle, own) else 0

    @staticmethod
    def defends_a_castle(battle: Battle, own: int) -> bool:
        return own == DEFENSE and MUSTERING_POINTS[battle.target] > 0


class BalonGreyjoy(Ability):
    """Only the printed strength counts 0: what the card's own text adds remains."""

    def strength(self, game: Board, battle: Battle, own: int, side: int) -> Iterator[Modifier]:
        if side != own and battle.card(side) != NO_CARD:
            yield Modifier(-CARDS[battle.card(side)].strength, "balon-greyjoy")


class AshaGreyjoy(Ability):
    """Two swords and a fortification without support."""

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 0 if battle.is_supported(own) else 2

    def fortifications(self, game: Board, battle: Battle, own: int) -> int:
        return 0 if battle.is_supported(own) else 1


class NymeriaSand(Ability):
    """A sword in the attack, a fortification in the defence."""

    def swords(self, game: Board, battle: Battle, own: int) -> int:
        return 1 if own == ATTACK else 0

    def fortifications(self, game: Board, battle: Battle, own: int) -> int:
        return 1 if own == DEFENSE else 0


class TheBlackfish(Ability):
    """Own units suffer no casualties by House cards, combat icons or Tides of Battle."""

    spares_casualties = True


def own_units(game: Board, battle: Battle, own: int, kind: int) -> int:
    """How many fresh units of a kind a combatant has on his side, his own supporting ones included."""
    seat = battle.combatant(own)
    return sum(units[kind] for owner, units in battle.taking_part(game, own) if owner == seat)


# --- if you win, if you lose --------------------------------------------------------------------------


class RooseBolton(Ability):
    """Takes the whole discard pile back, this card included, which counts as discarded already."""

    def lost(self, game: Board, battle: int, own: int) -> None:
        fight = game.frame(Battle, battle)
        seat, card = fight.combatant(own), fight.card(own)
        game.tell(AbilityUsed(seat, card))
        fight.set_card(own, NO_CARD)
        hold(game, seat, (*game.hand[seat], *game.discard[seat], card))
        game.discard[seat] = ()
        game.tell(HouseCardsTakenBack(seat))


class TywinLannister(Ability):
    """A victory brings 2 Power."""

    def won(self, game: Board, battle: int, own: int) -> None:
        fight = game.frame(Battle, battle)
        seat = fight.combatant(own)
        game.tell(PowerFromCard(seat, fight.card(own), game.gain_power(seat, 2)))


class CerseiLannister(Ability):
    """A victory may remove one order of the beaten opponent, anywhere."""

    def won(self, game: Board, battle: int, own: int) -> None:
        game.then(CerseiLannisterRemoves(battle, own))


class RenlyBaratheon(Ability):
    """A victory may make a Knight of one own Footman."""

    def won(self, game: Board, battle: int, own: int) -> None:
        game.then(RenlyBaratheonUpgrades(battle, own))


class SerLorasTyrell(Ability):
    """The March order of a victorious attack goes along with the units and can be resolved again."""

    def won(self, game: Board, battle: int, own: int) -> None:
        if own == ATTACK:
            game.frame(Battle, battle).march_travels = True


class ArianneMartell(Ability):
    """Beaten in the defence she keeps the winner out: his units go back."""

    def lost(self, game: Board, battle: int, own: int) -> None:
        if own == DEFENSE:
            fight = game.frame(Battle, battle)
            fight.turned_back = True
            game.tell(AbilityUsed(fight.combatant(own), fight.card(own)))


# --- retreat, after combat ----------------------------------------------------------------------------


class RobbStark(Ability):
    """A victory lets him choose where the loser's units retreat."""

    chooses_retreat = True


class Patchface(Ability):
    """May discard one card of the opponent's hand."""

    def after_combat(self, game: Board, battle: int, own: int) -> None:
        game.then(PatchfaceDiscards(battle, own))


ABILITIES: Final[dict[str, Ability]] = {
    "robb-stark": RobbStark(),
    "roose-bolton": RooseBolton(),
    "the-blackfish": TheBlackfish(),
    "catelyn-stark": CatelynStark(),
    "tywin-lannister": TywinLannister(),
    "tyrion-lannister": TyrionLannister(),
    "ser-kevan-lannister": SerKevanLannister(),
    "cersei-lannister": CerseiLannister(),
    "stannis-baratheon": StannisBaratheon(),
    "renly-baratheon": RenlyBaratheon(),
    "ser-davos-seaworth": SerDavosSeaworth(),
    "salladhor-saan": SalladhorSaan(),
    "patchface": Patchface(),
    "victarion-greyjoy": VictarionGreyjoy(),
    "theon-greyjoy": TheonGreyjoy(),
    "balon-greyjoy": BalonGreyjoy(),
    "asha-greyjoy": AshaGreyjoy(),
    "aeron-damphair": AeronDamphair(),
    "mace-tyrell": MaceTyrell(),
    "ser-loras-tyrell": SerLorasTyrell(),
    "queen-of-thorns": QueenOfThorns(),
    "nymeria-sand": NymeriaSand(),
    "arianne-martell": ArianneMartell(),
    "doran-martell": DoranMartell(),
}
_NO_TEXT: Final = Ability()
_BY_CARD: Final = {Card(number): ABILITIES.get(card.id, _NO_TEXT) for number, card in enumerate(CARDS)}


def ability_of(card: Card) -> Ability:
    """The text of a card; the empty one if there is no card."""
    return _BY_CARD.get(card, _NO_TEXT)


def spares_casualties(battle: Battle, side: int) -> bool:
    """Does the side's card keep its units from casualties by cards and icons (The Blackfish)?"""
    return ability_of(battle.card(side)).spares_casualties


def ability_strength(game: Board, battle: Battle, side: int) -> Iterator[Modifier]:
    """What the abilities of both cards add to a side, or take from it."""
    for own in (ATTACK, DEFENSE):
        for modifier in ability_of(battle.card(own)).strength(game, battle, own, side):
            if modifier.value:
                yield modifier
