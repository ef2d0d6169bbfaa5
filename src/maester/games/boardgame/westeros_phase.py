"""Westeros phase: draw three cards, advance the Wildling token, resolve the cards (p. 7-8)."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Move, PickOne, Procedure, Refusal, Seat, refuse
from maester.games.boardgame.board import Board
from maester.games.boardgame.clash_of_kings import ClashOfKings
from maester.games.boardgame.components import (
    FIEFDOMS,
    IRON_THRONE,
    KINGS_COURT,
    LAND,
    PORTS,
    POWER_ICONS,
    SEA_OF,
    WESTEROS,
    WILDLING_ATTACK,
    WILDLING_STEP,
    WesterosCard,
)
from maester.games.boardgame.mustering import Mustering
from maester.games.boardgame.supply import AdjustSupply
from maester.games.boardgame.wildlings import WildlingAttack

CHOOSERS = {"iron-throne-token": IRON_THRONE, "messenger-raven": KINGS_COURT, "valyrian-steel-blade": FIEFDOMS}
"""The Dominance token whose holder chooses, by the name on the card, and its track."""
RESHUFFLE = "reshuffle-and-redraw"


class ChooseEffect(Move, frozen=True):
    """Chooses one of a card's effects, for everybody."""

    effect: str
    typed = "choose {effect}"


class WesterosCardDrawn(Event, frozen=True):
    """The top card of a Westeros deck is revealed."""

    card: WesterosCard


class WinterCame(Event, frozen=True):
    """Winter Is Coming: the whole deck was shuffled, and a new card is drawn from it."""

    deck: int


class WildlingsAdvanced(Event, frozen=True):
    """The Wildling token moved; surplus icons at 12 are lost."""

    icons: int
    wildlings: int


class WesterosCardResolved(Event, frozen=True):
    """A Westeros card is carried out."""

    card: WesterosCard


class EffectChosen(Event, frozen=True):
    """The holder of a Dominance token chose one of the effects of a card."""

    seat: Seat
    card: WesterosCard
    effect: str


class OrdersBanned(Event, frozen=True):
    """Some orders may not be assigned this round."""

    ban: str


class PowerCollected(Event, frozen=True):
    """Game of Thrones: Power for power icons and for ports."""

    seat: Seat
    power: int


class WesterosPhase(Procedure[Board], frozen=True):
    """Steps 2 to 4; step 1, advancing the round marker, is where the round begins."""

    def run(self, game: Board) -> None:
        game.then(DrawWesterosCards(), AdvanceWildlings(), *(ResolveWesterosCard(deck) for deck in range(3)))


# --- step 2: draw Westeros cards ---------------------------------------------------------------------


class DrawWesterosCards(Procedure[Board], frozen=True):
    """The top card of each deck is revealed, beginning with deck I."""

    def run(self, game: Board) -> None:
        game.westeros_open = ()
        game.then(*(DrawWesterosCard(deck) for deck in range(3)))


class DrawWesterosCard(Procedure[Board], frozen=True):
    """Winter Is Coming is replaced at once (ruling.winter-is-coming-timing): the whole deck, cards of earlier rounds
    included, is shuffled and a new card drawn; if it comes up again, all is repeated.
    """

    deck: int

    def run(self, game: Board) -> None:
        card, *rest = game.westeros_decks[self.deck]
        game.westeros_decks[self.deck] = tuple(rest)
        game.show((card,), map(Seat, game.seats))
        game.tell(WesterosCardDrawn(card))
        if WESTEROS[card].effect == RESHUFFLE:
            whole = (card, *rest, *game.westeros_discards[self.deck])
            game.westeros_decks[self.deck] = game.shuffle(sorted(whole), f"westeros deck {self.deck + 1}")
            game.westeros_discards[self.deck] = ()
            game.hide(whole)
            game.tell(WinterCame(self.deck))
            game.then(self)
        else:
            game.westeros_discards[self.deck] += (card,)
            game.westeros_open += (card,)


# --- step 3: advance the Wildling token --------------------------------------------------------------


class AdvanceWildlings(Procedure[Board], frozen=True):
    """One space for each Wildling icon; at 12 they attack at once, before the cards are resolved."""

    def run(self, game: Board) -> None:
        icons = sum(WESTEROS[card].icons for card in game.westeros_open)
        game.wildlings = min(WILDLING_ATTACK, game.wildlings + icons * WILDLING_STEP)
        game.tell(WildlingsAdvanced(icons, game.wildlings))
        if game.wildlings == WILDLING_ATTACK and icons:
            game.then(WildlingAttack())


# --- step 4: resolve the cards -----------------------------------------------------------------------


class ResolveWesterosCard(Procedure[Board], frozen=True):
    """The cards are resolved in the order I, II, III, each completely before the next."""

    deck: int

    def run(self, game: Board) -> None:
        card = game.westeros_open[self.deck]
        game.tell(WesterosCardResolved(card))
        if WESTEROS[card].effect == "choice":
            game.then(ChooseWesterosEffect(card))
        else:
            resolve_effect(game, WESTEROS[card].effect)


class ChooseWesterosEffect(PickOne[Board], frozen=True):
    """A card with a choice is decided by whoever holds the named Dominance token when it is resolved."""

    card: WesterosCard
    move = ChooseEffect
    rules = ("card.chooser-is-current-holder",)

    def who(self, game: Board) -> Seat:
        return game.holder[CHOOSERS[WESTEROS[self.card].chooser or ""]]

    def among(self, game: Board) -> Iterable[str]:
        return WESTEROS[self.card].choices

    def broken(self, game: Board, seat: Seat, effect: str) -> Refusal | None:
        if effect in WESTEROS[self.card].choices:
            return None
        return refuse(f"card.{WESTEROS[self.card].id.removeprefix('a-')}", effect=effect)

    def chosen(self, game: Board, seat: Seat, effect: str) -> None:
        game.tell(EffectChosen(seat, self.card, effect))
        resolve_effect(game, effect)


def resolve_effect(game: Board, effect: str) -> None:
    """What the text of a Westeros card does."""
    if effect == "supply":
        game.then(AdjustSupply())
    elif effect == "mustering":
        game.then(Mustering())
    elif effect == "clash-of-kings":
        game.then(ClashOfKings())
    elif effect == "game-of-thrones":
        game.then(CollectPower())
    elif effect == "wildlings-attack":
        game.then(WildlingAttack())
    elif effect != "nothing":
        game.bans += (effect,)
        game.tell(OrdersBanned(effect))


class CollectPower(Procedure[Board], frozen=True):
    """Game of Thrones: in turn order every player gains Power for power icons and for ports."""

    def run(self, game: Board) -> None:
        for seat in game.turn_order:
            game.tell(PowerCollected(seat, game.gain_power(seat, power_income(game, seat))))


def power_income(game: Board, seat: Seat) -> int:
    """One for each power icon printed on controlled areas, and one for every own port with an own Ship, provided no
    enemy Ship is in the sea area of that port.
    """
    icons = sum(POWER_ICONS[area] for area in LAND if POWER_ICONS[area] and game.controller(area) == seat)
    ports = sum(game.owner[port] == seat and not game.has_enemy_ships(SEA_OF[port], seat) for port in PORTS)
    return icons + ports
