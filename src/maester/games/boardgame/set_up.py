"""Setting up a match: houses, board, tracks, decks, units and Power (p. 4, 28).

What the variants change is set here as values of the state; no rule asks later which variant is played.
"""

from __future__ import annotations

from maester.engine import Option, Options, Procedure, Seat, chance
from maester.games.boardgame.board import Board
from maester.games.boardgame.components import (
    BOARD,
    CARDS,
    COMPONENTS,
    FIRST_TIDES,
    FIRST_WILDLING,
    GARRISON,
    HOUSE_IDS,
    HOUSES_IN_PLAY,
    NOBODY,
    STARTING_POWER,
    STARTING_SUPPLY,
    TIDES,
    TRACKS,
    WESTEROS,
    WILDLING_START,
    WILDLINGS,
    House,
    TidesCard,
    WesterosCard,
    WildlingCard,
    court_stars,
    neutral_forces,
    starting_hand,
    starting_track,
    starting_units,
)
from maester.games.boardgame.rounds import FirstRound
from maester.games.boardgame.victory import FAQ_TIE_BREAKS, PRINTED_TIE_BREAKS

NEW_CARDS = "new_house_cards"
NEW_CARD_OPTIONS = (Option(NEW_CARDS, (False, True)),) if any(card.replaces for card in CARDS) else ()
"""The option to play with House cards that aren't in the box, each in the place of another; only if there are any."""
LISTED, RANDOM = "listed", "random"
"""Values of the option `houses`: in the order of the rulebook, or dealt by chance."""


def settle(players: int, options: Options, key: bytes) -> Options:
    """Deals the houses by chance where that was chosen: the option then holds them in seat order."""
    if options["houses"] != RANDOM:
        return options
    order, _ = chance.shuffle(key, 0, players)
    return {**options, "houses": tuple(HOUSES_IN_PLAY[players][place] for place in order)}


def seats(players: int, options: Options) -> tuple[str, ...]:
    """Which house each seat leads. With fewer than six players some houses are left out (p. 28)."""
    houses = options["houses"]
    return HOUSES_IN_PLAY[players] if houses == LISTED else tuple(houses)


def set_up(players: int, options: Options) -> Board:
    """Everything on the table before the first round; the decks are shuffled in the first step."""
    game = empty_board(players, options)
    for seat, house in enumerate(game.houses):
        for area, units in starting_units(house, players, faq=options["faq_errata"]).items():
            game.put(area, Seat(seat), units)
    game.then(*(() if options["houses"] == LISTED else (DealHouses(),)), SetUp(), FirstRound())
    return game


def empty_board(players: int, options: Options) -> Board:
    """The table without any unit: decks in the order of the card list, tracks and tokens as at the start."""
    names = seats(players, options)
    houses = tuple(House(HOUSE_IDS.index(name)) for name in names)
    tracks = [tuple(Seat(names.index(house)) for house in starting_track(track, players)) for track in TRACKS]
    forces = neutral_forces(players)
    cards = [WesterosCard(number) for number in range(len(WESTEROS))]
    return Board(
        houses=houses,
        last_round=options["rounds"],
        owner=[NOBODY for _ in BOARD],
        pieces=[0 for _ in BOARD],
        routed_pieces=[0 for _ in BOARD],
        order=[-1 for _ in BOARD],
        power_token=[NOBODY for _ in BOARD],
        neutral=[forces.get(area, 0) for area in BOARD],
        garrison=[GARRISON[house] for house in houses],
        power=[STARTING_POWER for _ in houses],
        supply=[STARTING_SUPPLY[house] for house in houses],
        hand=[starting_hand(house, replaced=options.get(NEW_CARDS, False)) for house in houses],
        discard=[() for _ in houses],
        tracks=tracks,
        holder=[track[0] for track in tracks],
        wildlings=WILDLING_START,
        stars=court_stars(players),
        westeros_decks=[tuple(card for card in cards if WESTEROS[card].deck == deck) for deck in range(3)],
        westeros_discards=[(), (), ()],
        wildling_deck=tuple(map(WildlingCard, range(len(WILDLINGS)))),
        tides_deck=tuple(map(TidesCard, range(len(TIDES)))) if options["tides_of_battle"] else (),
        known=[0] * COMPONENTS,
        tie_breaks=FAQ_TIE_BREAKS if options["faq_errata"] else PRINTED_TIE_BREAKS,
        engines_as_casualties=not options["faq_errata"],
        blade_after_tides=options["faq_errata"],
    )


class DealHouses(Procedure[Board], frozen=True):
    """The houses were dealt by the first draw of the match (see `settle`); here it is made once more, on record."""

    def run(self, game: Board) -> None:
        game.shuffle(HOUSES_IN_PLAY[len(game.houses)], "houses")


class SetUp(Procedure[Board], frozen=True):
    """Each deck is shuffled and put face down on its place; nobody knows the order (p. 4).

    A position may have stacked cards on top of a deck: so many of each stay where they are. First the three
    Westeros decks, then the wildling deck, then the Tides of Battle.
    """

    stacked: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    def run(self, game: Board) -> None:
        *westeros, wildlings, tides = self.stacked
        for number, kept in enumerate(westeros):
            deck = game.westeros_decks[number]
            shuffled = game.shuffle(deck[kept:], f"westeros-deck-{'i' * (number + 1)}")
            game.westeros_decks[number] = (*deck[:kept], *shuffled)
            game.hide(shuffled)
        cards = game.shuffle(game.wildling_deck[wildlings:], "wildling-deck")
        game.wildling_deck = (*game.wildling_deck[:wildlings], *cards)
        game.hide(FIRST_WILDLING + card for card in cards)
        if game.tides_deck:
            fates = game.shuffle(game.tides_deck[tides:], "tides-deck")
            game.tides_deck = (*game.tides_deck[:tides], *fates)
            game.hide(FIRST_TIDES + card for card in fates)
