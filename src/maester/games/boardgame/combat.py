"""Combat in its six steps (p. 17-21), from the call for support to the clean up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from maester.engine import (
    Asked,
    Event,
    Modifier,
    Move,
    Pass,
    PickOne,
    Procedure,
    Question,
    Refusal,
    Seat,
    refuse,
    total,
)
from maester.games.boardgame import components
from maester.games.boardgame.battle import NO_CARD, Battle, SideStrength
from maester.games.boardgame.board import Board
from maester.games.boardgame.casualties import Casualties
from maester.games.boardgame.combat_clean_up import (
    DiscardHouseCards,
    RemoveIdleOrders,
    RemoveMarchOrder,
    SettleEmbattledArea,
)
from maester.games.boardgame.components import CARD_NAMES, CARDS, FIEFDOMS, NOBODY, Area, Card, Units
from maester.games.boardgame.house_cards.ability import ability_strength
from maester.games.boardgame.house_cards.hands import PlayCard, reveal_card, why_not_in_hand
from maester.games.boardgame.house_cards.timing import ResolveCancels, ResolveImmediates, ResolveOutcome
from maester.games.boardgame.retreats import RetreatsAndRouting
from maester.games.boardgame.support import (
    ATTACK,
    DEFENSE,
    CallForSupport,
    fight_details,
    strength_of_units,
    support_given,
)
from maester.games.boardgame.tides_of_battle import (
    DrawTides,
    ReturnTides,
    RevealTides,
    ShuffleTides,
    redraw_tides,
    tides_strength,
)


class AddBlade(Move, frozen=True):
    """The Valyrian Steel Blade adds 1."""

    typed = "blade"


class RedrawTides(Move, frozen=True):
    """The Valyrian Steel Blade replaces the own Tides of Battle card."""

    typed = "redraw"


class CombatBegan(Event, frozen=True):
    """Units attack an area from another."""

    attacker: Seat
    defender: Seat
    source: Area
    area: Area
    units: Units


class InitialStrengthAnnounced(Event, frozen=True):
    """The initial strengths of both combatants, open to all."""

    area: Area
    attacker: Seat
    attack: int
    defender: Seat
    defense: int


class BladeUsed(Event, frozen=True):
    """The Valyrian Steel Blade is used for this round."""

    seat: Seat
    redraws: bool


class CombatWon(Event, frozen=True):
    """Both final strengths, and who won."""

    area: Area
    attacker: Seat
    attack: int
    defender: Seat
    defense: int
    victor: Seat


def open_battle(game: Board, attacker: Seat, source: Area, target: Area, attacking: Units, modifier: int) -> None:
    """Units that left `source` with a March order fight for an area with units or the Garrison of another House.

    Plans the six steps of a combat, with the variant's own steps between them.
    """
    defender = game.owner[target] if game.owner[target] != NOBODY else game.home_owner(target)
    game.tell(CombatBegan(attacker, defender, source, target, attacking))
    battle = Battle(
        attacker=attacker, defender=defender, source=source, target=target, attacking=attacking, modifier=modifier
    )
    game.open(
        battle,
        CallForSupport,
        DetermineInitialStrength,
        ShuffleTides,
        ChooseHouseCards,
        RevealHouseCards,
        ResolveCancels,
        ResolveImmediates,
        DrawTides,
        UseBlade,
        RevealTides,
        UseBladeAfterTides,
        DetermineVictor,
        ResolveOutcome,
        Casualties,
        RetreatsAndRouting,
        SettleEmbattledArea,
        RemoveMarchOrder,
        ReturnTides,
        DiscardHouseCards,
        RemoveIdleOrders,
    )


# --- strength -----------------------------------------------------------------------------------------


def initial_strength(game: Board, battle: Battle, side: int) -> Iterator[Modifier]:
    """Units, order, support, and the Garrison of a defender (p. 18). May fall below 0 (ruling.no-strength-floor)."""
    yield from strength_of_units(game, battle, battle.combatant(side), side, battle.fresh(game, side))
    yield from order_strength(game, battle, side)
    yield from support_given(game, battle, side)
    garrison = game.garrison_in(battle.target)
    if side == DEFENSE and garrison:
        yield Modifier(garrison, "garrison")


def order_strength(game: Board, battle: Battle, side: int) -> Iterator[Modifier]:
    """The March order counts for the attacker only, and of the defender's orders only a Defense order."""
    order = game.order_at(battle.target)
    if side == ATTACK:
        if battle.modifier:
            yield Modifier(battle.modifier, "order")
    elif order is not None and order.type == components.DEFENSE:
        yield Modifier(order.modifier, "order")


def final_strength(game: Board, battle: Battle, side: int) -> Iterator[Modifier]:
    """Initial strength as it is now, House card and abilities, Tides of Battle, Valyrian Steel Blade (p. 20)."""
    yield from initial_strength(game, battle, side)
    card = battle.card(side)
    if card != NO_CARD:
        yield Modifier(CARDS[card].strength, CARD_NAMES.write(card))
    yield from ability_strength(game, battle, side)
    yield from tides_strength(battle, side)
    if battle.blade == battle.combatant(side):
        yield Modifier(1, "valyrian-steel-blade")


def side_strength(game: Board, battle: Battle, side: int) -> SideStrength:
    """A side as everybody sees it, or as it stood when the victor was determined."""
    if battle.decided:
        return battle.decided[side]
    tides = battle.tides[side] if battle.tides and battle.tides_revealed else None
    return SideStrength(battle.card(side), tides, tuple(final_strength(game, battle, side)))


def strength_details(
    game: Board, number: int, strength: Callable[[Board, Battle, int], Iterator[Modifier]]
) -> dict[str, Any]:
    """What prompts say about a combat in which both strengths are known."""
    battle = game.frame(Battle, number)
    attack, defense = (total(strength(game, battle, side)) for side in (ATTACK, DEFENSE))
    return {**fight_details(game, number), "attack": attack, "defense": defense}


# --- the steps ----------------------------------------------------------------------------------------


class DetermineInitialStrength(Procedure[Board], frozen=True):
    """2. Both initial strengths are announced before House cards are chosen (p. 18)."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        attack, defense = (total(initial_strength(game, battle, side)) for side in (ATTACK, DEFENSE))
        game.tell(InitialStrengthAnnounced(battle.target, battle.attacker, attack, battle.defender, defense))


class ChooseHouseCards(Procedure[Board], frozen=True):
    """3. Attacker and defender each choose a House card in secret (p. 19)."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        game.together({seat: (ChooseHouseCard(self.battle, seat),) for seat in (battle.attacker, battle.defender)})


class ChooseHouseCard(PickOne[Board], frozen=True):
    """One House card from the hand; playing one is mandatory."""

    battle: int
    seat: Seat
    move = PlayCard
    rules = (
        "housecard.secret-choice",
        "housecard.strength-added",
        "housecard.sword-icons",
        "housecard.fortification-icons",
    )

    def among(self, game: Board) -> Iterable[Card]:
        return game.hand[self.seat]

    def broken(self, game: Board, seat: Seat, card: Card) -> Refusal | None:
        return why_not_in_hand(game, seat, card)

    def details(self, game: Board) -> dict[str, Any]:
        return strength_details(game, self.battle, initial_strength)


class RevealHouseCards(Procedure[Board], frozen=True):
    """Both cards are revealed at the same time."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        for seat, answers in game.reveal().items():
            for move in answers:
                reveal_card(game, battle, battle.side_of(seat), move.card)


class UseBlade(Question[Board], frozen=True):
    """4. A combatant who holds the unused Valyrian Steel Blade may add 1 with it, or replace the Tides of Battle card
    that he drew by another (p. 20, 29).
    """

    battle: int
    moves = (AddBlade, RedrawTides, Pass)
    rules = ("influence.blade-plus-one", "influence.blade-once-per-round")

    def ask(self, game: Board) -> Asked | None:
        battle, holder = game.frame(Battle, self.battle), game.holder[FIEFDOMS]
        if game.blade_used or holder not in (battle.attacker, battle.defender):
            return None
        return Asked(holder, self.uses(battle))

    def uses(self, battle: Battle) -> Sequence[Move]:
        return (AddBlade(), RedrawTides(), Pass()) if battle.tides else (AddBlade(), Pass())

    def why_not(self, game: Board, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.uses(game.frame(Battle, self.battle)) else refuse("tides.blade-redraw")

    def answer(self, game: Board, seat: Seat, move: Move) -> None:
        if isinstance(move, Pass):
            return
        battle = game.frame(Battle, self.battle)
        game.blade_used = True
        game.tell(BladeUsed(seat, isinstance(move, RedrawTides)))
        if isinstance(move, RedrawTides):
            redraw_tides(game, battle, seat)
        else:
            battle.blade = seat

    def details(self, game: Board) -> dict[str, Any]:
        return strength_details(game, self.battle, final_strength)


class UseBladeAfterTides(UseBlade, frozen=True):
    """By the publisher's FAQ an unused Blade may still add 1 after the Tides of Battle cards are revealed
    (ruling.tides-blade-two-uses).
    """

    rules = ("tides.blade-redraw", "influence.blade-once-per-round")

    def ask(self, game: Board) -> Asked | None:
        allowed = game.blade_after_tides and game.frame(Battle, self.battle).tides
        return super().ask(game) if allowed else None

    def uses(self, battle: Battle) -> Sequence[Move]:
        return (AddBlade(), Pass())


def wins_ties(game: Board, battle: Battle) -> int:
    """The side that wins if both are equally strong."""
    return ATTACK if game.is_higher(FIEFDOMS, battle.attacker, battle.defender) else DEFENSE


class DetermineVictor(Procedure[Board], frozen=True):
    """5. and 6. The higher final strength wins; in a tie the combatant higher on the Fiefdoms track (p. 20)."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        battle.decided = (side_strength(game, battle, ATTACK), side_strength(game, battle, DEFENSE))
        attack, defense = (sum(value for value, _ in side.strength) for side in battle.decided)
        if attack != defense:
            battle.victor = ATTACK if attack > defense else DEFENSE
        else:
            battle.victor = wins_ties(game, battle)
        victor = battle.combatant(battle.victor)
        game.tell(CombatWon(battle.target, battle.attacker, attack, battle.defender, defense, victor))
