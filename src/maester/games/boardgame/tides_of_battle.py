"""The variant Tides of Battle (p. 29). Without it the deck is empty, and nothing here happens."""

from __future__ import annotations

from collections.abc import Iterator

from maester.engine import Event, Modifier, Procedure, Seat
from maester.games.boardgame.battle import Battle
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import FIRST_TIDES, TIDES, TidesCard, TidesFacts
from maester.games.boardgame.support import ATTACK, DEFENSE


class TidesCardDrawn(Event, frozen=True):
    """What a combatant drew; only he sees it."""

    seat: Seat
    card: TidesCard


class TidesCardTaken(Event, frozen=True):
    """A combatant drew a Tides of Battle card; what the others see."""

    seat: Seat


class TidesCardRevealed(Event, frozen=True):
    """A combatant's Tides of Battle card lies open."""

    seat: Seat
    card: TidesCard


class ShuffleTides(Procedure[Board], frozen=True):
    """All cards are shuffled together before the House card step of every combat (ruling.tides-reshuffle)."""

    battle: int

    def run(self, game: Board) -> None:
        if game.tides_deck:
            game.hide(FIRST_TIDES + card for card in game.tides_deck)
            game.tides_deck = game.shuffle(sorted(game.tides_deck), "tides of battle")


class DrawTides(Procedure[Board], frozen=True):
    """After the House cards are revealed attacker and defender each draw a card and look at it in secret."""

    battle: int

    def run(self, game: Board) -> None:
        if game.tides_deck:
            battle = game.frame(Battle, self.battle)
            battle.tides = (draw_tides(game, battle.attacker), draw_tides(game, battle.defender))


class RevealTides(Procedure[Board], frozen=True):
    """Both cards are revealed at the same time."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        for side, card in enumerate(battle.tides):
            game.show([FIRST_TIDES + card], map(Seat, game.seats))
            game.tell(TidesCardRevealed(battle.combatant(side), card))
        battle.tides_revealed = True


class ReturnTides(Procedure[Board], frozen=True):
    """The cards of the combat go back to the deck, which is shuffled before it is used again."""

    battle: int

    def run(self, game: Board) -> None:
        battle = game.frame(Battle, self.battle)
        game.tides_deck += battle.tides + battle.tides_discarded
        battle.tides, battle.tides_discarded = (), ()


def draw_tides(game: Board, seat: Seat) -> TidesCard:
    """The top card, which only the seat gets to know."""
    card, *rest = game.tides_deck
    game.tides_deck = tuple(rest)
    game.show([FIRST_TIDES + card], [seat])
    game.tell(TidesCardDrawn(seat, card), to=[seat], otherwise=TidesCardTaken(seat))
    return card


def redraw_tides(game: Board, battle: Battle, seat: Seat) -> None:
    """A combatant discards his card and draws another, which he must keep."""
    side = battle.side_of(seat)
    battle.tides_discarded += (battle.tides[side],)
    drawn = draw_tides(game, seat)
    battle.tides = (drawn, battle.tides[DEFENSE]) if side == ATTACK else (battle.tides[ATTACK], drawn)


def tides_of(battle: Battle, side: int) -> TidesFacts | None:
    """What is printed on a side's card, once it is revealed."""
    return TIDES[battle.tides[side]] if battle.tides_revealed and battle.tides else None


def tides_strength(battle: Battle, side: int) -> Iterator[Modifier]:
    card = tides_of(battle, side)
    if card is not None and card.strength:
        yield Modifier(card.strength, "tides-of-battle")
