"""Setting up the game (page 6): pools, Houses, plot decks, draw decks, set-up hands, set-up cards, starting hands."""

from __future__ import annotations

from collections.abc import Iterable

from maester.engine import Event, Move, Options, PickSeveral, Refusal, Seat, Step, YesNo, chance, refuse
from maester.engine.knowledge import EVERYBODY
from maester.games.cardgame.box import GOLD_TOKENS, POWER_TOKENS
from maester.games.cardgame.costs import is_limited
from maester.games.cardgame.court import Court
from maester.games.cardgame.drafting import Draft
from maester.games.cardgame.drawing import draw, shuffle_deck
from maester.games.cardgame.occurrences import PlanningStep, RuleStep
from maester.games.cardgame.rounds import NewRound
from maester.games.cardgame.texts import CHARACTER, HOUSES, LOCATION, NO_CARD, Card, Title

LISTED, RANDOM = "listed", "random"
"""Values of the option `houses`: Stark has the first seat, or chance decides."""
HAND = 7
BUDGET = 5


class Place(Move, frozen=True):
    """Places a set-up card face down."""

    title: Title
    typed = "place {title}"


class HousesDealt(Event, frozen=True):
    """Who leads which House was decided at random."""


class MulliganTaken(Event, frozen=True):
    """A player shuffles the set-up hand back and draws a new one."""

    seat: Seat


class HandKept(Event, frozen=True):
    """A player keeps the set-up hand."""

    seat: Seat


class SetUpCardsRevealed(Event, frozen=True):
    """A player's set-up cards are turned face up."""

    seat: Seat
    cards: tuple[Card, ...]


def settle(players: int, options: Options, key: bytes) -> Options:
    """Deals the Houses by chance where that was chosen: the option then holds them in seat order."""
    if options["houses"] != RANDOM:
        return options
    order, _ = chance.shuffle(key, 0, players)
    return {**options, "houses": tuple(HOUSES[place] for place in order)}


def seats(players: int, options: Options) -> tuple[str, ...]:
    """Which House each seat leads."""
    houses = options["houses"]
    return HOUSES if houses == LISTED else tuple(houses)


def empty_table(state: type[Court], players: int, options: Options) -> Court:
    """Everything before set-up: all cards in their decks, all tokens in the common pools."""
    box = state.box
    house_of = tuple(HOUSES.index(house) for house in seats(players, options))
    cards = len(box.cards)
    known = [0] * cards
    for plot in box.plots:
        # Both plot decks are printed in the rulebook; only a draft makes secrets of them.
        known[plot] = EVERYBODY
    return state(
        house_of=house_of,
        goal=options["power"],
        deck=[box.decks[house] for house in house_of],
        hand=[(), ()],
        in_play=[(), ()],
        beneath=[(), ()],
        discard=[(), ()],
        dead=[(), ()],
        position=[0] * cards,
        power_on=[0] * cards,
        host=[NO_CARD] * cards,
        gold=[0, 0],
        banner=[0, 0],
        treasury=GOLD_TOKENS,
        power_pool=POWER_TOKENS,
        plot=[NO_CARD, NO_CARD],
        plot_deck=[box.house_plots[house] for house in house_of],
        used_plots=[(), ()],
        boxed=box.draft_plots,
        dealt=[(), ()],
        first_picks=[(), ()],
        second_picks=[(), ()],
        second_left=[(), ()],
        left_out=[(), ()],
        initiated=[(), ()],
        played=[(), ()],
        known=known,
    )


def set_up(state: type[Court], players: int, options: Options) -> Court:
    """The table before step 1 of the set-up."""
    game = empty_table(state, players, options)
    dealt: tuple[Step, ...] = () if options["houses"] == LISTED else (DealHouses(),)
    drafted: tuple[Step, ...] = (Draft(),) if options["draft"] else ()
    game.then(*dealt, *drafted, ShuffleDecks(), OfferMulligan(), PlaceSetUpCards(), DrawStartingHands(), NewRound())
    return game


class DealHouses(PlanningStep, frozen=True):
    """Tells that the Houses were dealt: they follow from the seed, as `maester verify` shows."""

    def do(self, game: Court) -> None:
        game.shuffle(HOUSES, "houses")
        game.tell(HousesDealt())


class ShuffleDecks(PlanningStep, frozen=True):
    """Step 4: each player shuffles the draw deck. Step 5: each draws a set-up hand of 7."""

    def do(self, game: Court) -> None:
        for seat in (Seat(0), Seat(1)):
            shuffle_deck(game, seat)
            draw(game, seat, HAND)


class OfferMulligan(PlanningStep, frozen=True):
    """Each player decides about the mulligan independently of the opponent."""

    def do(self, game: Court) -> None:
        game.together({seat: (TakeMulligan(seat),) for seat in (Seat(0), Seat(1))})
        game.then(TakeMulligans())


class TakeMulligan(YesNo[Court], frozen=True):
    """A player who dislikes the set-up hand may shuffle it back, once."""

    seat: Seat
    rules = ("mulligan.redraw", "mulligan.once")


class TakeMulligans(PlanningStep, frozen=True):
    """Whoever wants to draws a new hand, which must be kept."""

    def do(self, game: Court) -> None:
        for seat, (move,) in game.reveal().items():
            if not move.yes:
                game.tell(HandKept(seat))
                continue
            game.tell(MulliganTaken(seat))
            game.deck[seat] += game.hand[seat]
            game.hand[seat] = ()
            shuffle_deck(game, seat)
            draw(game, seat, HAND)


class PlaceSetUpCards(PlanningStep, frozen=True):
    """Step 6: both players place set-up cards face down, then all are turned face up at the same time."""

    def do(self, game: Court) -> None:
        game.together({seat: (PlaceCards(seat),) for seat in (Seat(0), Seat(1))})
        game.then(RevealSetUpCards())


class PlaceCards(PickSeveral[Court], frozen=True):
    """Any number of characters and locations that cost 5 at most, 1 of them Limited at most, none a duplicate."""

    seat: Seat
    picked: tuple[Title, ...] = ()
    move = Place
    optional = True
    private = True
    rules = (
        "setup-cards.facedown",
        "setup-cards.budget-5",
        "setup-cards.one-limited",
        "setup-cards.forbidden-types",
        "setup.starting-hand",
    )

    def number(self, game: Court) -> int:
        return len(game.hand[self.seat])

    def among(self, game: Court) -> Iterable[Title]:
        return dict.fromkeys(game.box.title_of[card] for card in sorted(game.hand[self.seat]))

    def broken(self, game: Court, seat: Seat, title: Title) -> Refusal | None:
        box, copies = game.box, [card for card in game.hand[seat] if game.box.title_of[card] == title]
        if len(copies) <= self.picked.count(title):
            return refuse("setup-cards.forbidden-types" if copies and box.unique[copies[0]] else "setup-cards.facedown")
        card, others = copies[0], [game.copy_in(game.hand[seat], other) for other in self.picked]
        if box.type[card] not in (CHARACTER, LOCATION) or (box.unique[card] and title in self.picked):
            return refuse("setup-cards.forbidden-types")
        spent = sum(box.cost[other] for other in others)
        if spent + box.cost[card] > BUDGET:
            return refuse("setup-cards.budget-5", cost=box.cost[card], spent=spent)
        if is_limited(game, card) and any(is_limited(game, other) for other in others):
            return refuse("setup-cards.one-limited")
        return None

    def complete(self, game: Court, seat: Seat, titles: tuple[Title, ...]) -> None:
        """Nothing yet: the cards lie face down until both players are ready."""

    def details(self, game: Court) -> dict[str, int]:
        spent = sum(game.box.cost[game.copy_in(game.hand[self.seat], title)] for title in self.picked)
        return {"left": BUDGET - spent}


class RevealSetUpCards(RuleStep, frozen=True):
    """All set-up cards are turned face up; no ability is triggered."""

    def do(self, game: Court) -> None:
        for seat, moves in game.reveal().items():
            placed = []
            for move in moves:
                if isinstance(move, Place):
                    card = game.take(seat, game.copy_in(game.hand[seat], move.title))
                    game.enter_play(seat, card)
                    placed.append(card)
            game.tell(SetUpCardsRevealed(seat, tuple(placed)))


class DrawStartingHands(PlanningStep, frozen=True):
    """Step 7: each player draws until holding 7 cards."""

    def do(self, game: Court) -> None:
        for seat in (Seat(0), Seat(1)):
            draw(game, seat, HAND - len(game.hand[seat]))
