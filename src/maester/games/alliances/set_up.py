"""Preparing a match (p. 2, 3, 10, 11): the first player, the leaders, the decks and the first hands.

What the advanced game and the variants change is set here as values of the state; no rule asks later what is played.
"""

from __future__ import annotations

from typing import Any

from maester.engine import Asked, Event, Move, Options, Procedure, Question, Refusal, Seat, chance, refuse
from maester.errors import BadOption
from maester.games.alliances.ally_cards import shuffle_allies
from maester.games.alliances.box import AUTUMN, NO_LEADER, NOBODY, SEASONS, SUMMER, Box, Leader
from maester.games.alliances.realm import Realm
from maester.games.alliances.rounds import NextRound
from maester.games.alliances.seasons import BeginSeason, SeasonBegan

RANDOM, LISTED, CHOSEN = "random", "listed", "chosen"
"""Values of the option `leaders`: dealt by chance, in the order of the card file, or chosen one after the other."""
NO_DRAFT, CARD_DRAFT, KINGSMOOT = "none", "card-draft", "kingsmoot"
HAND_SIZE = 10
FEW = (3, 4)
"""The numbers of players for whom the time track begins earlier and events come in two portions."""


class TakeLeader(Move, frozen=True):
    """A leader card is chosen."""

    leader: Leader
    typed = "lead {leader}"


class RandomLeader(Move, frozen=True):
    """A leader card is drawn at random."""

    typed = "random leader"


class FirstPlayerNamed(Event, frozen=True):
    """The first player was drawn or appointed."""

    leader: Seat
    by_chance: bool


class LeaderTaken(Event, frozen=True):
    """A leader card was chosen or drawn."""

    seat: Seat
    leader: Leader
    by_chance: bool


def settle(players: int, options: Options, key: bytes) -> Options:
    """Deals the leaders by chance where that was chosen; checks the first player whom the host appoints."""
    first = options["first_player"]
    if first != RANDOM and first > players:
        right = [RANDOM, *map(str, range(1, players + 1))]
        raise BadOption("wrong-option-value", name="first_player", given=str(first), right=right)
    if options["leaders"] != RANDOM:
        return options
    order, _ = chance.shuffle(key, 0, 9)
    return {**options, "leaders": order[:players]}


def seats(box: Box, players: int, options: Options) -> tuple[str, ...]:
    """Seats are called after their leaders; if those are chosen at the table, after their places."""
    if options["leaders"] == CHOSEN:
        return tuple(f"player-{number + 1}" for number in range(players))
    return tuple(box.leader_ids[leader] for leader in leaders_of(players, options))


def leaders_of(players: int, options: Options) -> tuple[Leader, ...]:
    """The leader card of each seat, as far as the options settle it."""
    given = options["leaders"]
    if given == CHOSEN:
        return (NO_LEADER,) * players
    return tuple(map(Leader, range(players) if given == LISTED else given))


def first_season(players: int, options: Options) -> int:
    """Summer with 3 or 4 players, autumn with 5 or 6; the quick game begins one season later."""
    return (SUMMER if players in FEW else AUTUMN) + int(options["quick_game"])


def empty_table(state: type[Realm], players: int, options: Options) -> Realm:
    """The table before anything is shuffled or dealt: all cards in piles, in the order of the card file."""
    box, kingsmoot = state.box, options["draft"] == KINGSMOOT
    advanced = options["advanced"] and not kingsmoot
    everything = (*box.standard, *box.whites, *box.events) if kingsmoot else box.standard
    season = first_season(players, options)
    return state(
        leaders=list(leaders_of(players, options)),
        hand=[()] * players,
        bid=[()] * players,
        stock=[()] * players,
        packet=[()] * players,
        aside=[()] * players,
        deck=everything,
        events=box.events if advanced else (),
        unused=() if kingsmoot else (*box.whites, *(() if advanced else box.events)),
        allies=[()] * players,
        ally_deck=box.allies,
        tokens=[()] * players,
        supply=box.tokens,
        season=season,
        space=players,
        kneeling=[False] * players,
        played=[0] * players,
        linked=[1 << seat for seat in range(players)],
        known=[0] * box.components,
        hand_size=HAND_SIZE - 1 if advanced else HAND_SIZE,
        draws_white=advanced,
        events_at=((0, 3, 3) if players in FEW else (0, 0, 6)) if advanced else (0, 0, 0),
        draft=options["draft"] != NO_DRAFT,
        row_length=players + 1 if options["open_allies"] else 0,
        first_season=season,
    )


def set_up(state: type[Realm], players: int, options: Options) -> Realm:
    """The table as it stands before the first step."""
    game = empty_table(state, players, options)
    dealt = options["leaders"] not in (LISTED, CHOSEN)
    appointed = options["first_player"]
    game.then(
        *((DealLeaders(),) if dealt else ()),
        NameFirstPlayer(NOBODY if appointed == RANDOM else Seat(appointed - 1)),
        TakeLeaders(),
        PrepareDecks(),
        BeginSeason(),
        NextRound(),
    )
    return game


class DealLeaders(Procedure[Realm], frozen=True):
    """The leaders were dealt by the first draw of the match (see `settle`); here it is made once more, on record."""

    def run(self, game: Realm) -> None:
        game.shuffle(game.box.leader_ids, "leaders")


class NameFirstPlayer(Procedure[Realm], frozen=True):
    """Who lied last can't be found out by a program: the first player is drawn, or appointed by the host."""

    appointed: Seat

    def run(self, game: Realm) -> None:
        by_chance = self.appointed == NOBODY
        game.first = Seat(game.draw(game.players, "first-player")) if by_chance else self.appointed
        game.tell(FirstPlayerNamed(game.first, by_chance))


class TakeLeaders(Procedure[Realm], frozen=True):
    """Starting with the first player each player takes a leader card."""

    def run(self, game: Realm) -> None:
        game.then(*(ChooseLeaderCard(seat) for seat in game.clockwise(game.first)))


class ChooseLeaderCard(Question[Realm], frozen=True):
    """Chooses a leader card that nobody has yet, or draws one of them."""

    seat: Seat
    moves = (TakeLeader, RandomLeader)
    rules = ("setup.choose-leader", "setup.leader-thematic", "advanced.four-leader-cards")

    def left(self, game: Realm) -> list[Leader]:
        return [leader for leader in map(Leader, range(len(game.box.leader_ids))) if leader not in game.leaders]

    def ask(self, game: Realm) -> Asked | None:
        if game.leaders[self.seat] != NO_LEADER:
            return None
        return Asked(self.seat, (*map(TakeLeader, self.left(game)), RandomLeader()))

    def why_not(self, game: Realm, seat: Seat, move: Any) -> Refusal | None:
        is_free = isinstance(move, RandomLeader) or move.leader in self.left(game)
        return None if is_free else refuse("setup.choose-leader")

    def answer(self, game: Realm, seat: Seat, move: Any) -> None:
        if isinstance(move, TakeLeader):
            game.leaders[seat] = move.leader
        else:
            left = self.left(game)
            game.leaders[seat] = left[game.draw(len(left), "leader")]
        game.tell(LeaderTaken(seat, game.leaders[seat], isinstance(move, RandomLeader)))


class PrepareDecks(Procedure[Realm], frozen=True):
    """Allies, tokens and influence cards are shuffled; in the advanced game everybody takes the own white cards.

    A position may have put cards and tokens elsewhere, and stacked some on top: those stay where they are.
    """

    stacked: tuple[int, int, int] = (0, 0, 0)
    """How many cards lie on top of the ally deck, the influence deck and the supply as a position says."""
    laid: tuple[Seat, ...] = ()
    """The leaders whose white cards lie as a position says."""

    def run(self, game: Realm) -> None:
        allies, cards, tokens = self.stacked
        game.ally_deck = (*game.ally_deck[:allies], *shuffle_allies(game, game.ally_deck[allies:]))
        game.supply = (*game.supply[:tokens], *game.shuffle(game.supply[tokens:], "supply"))
        game.deck = (*game.deck[:cards], *game.shuffle(game.deck[cards:], "influence-deck"))
        if game.draws_white:
            for seat in game.clockwise(game.first):
                if seat in self.laid:
                    continue
                own = tuple(card for card in game.box.whites_of(game.leaders[seat]) if card in game.unused)
                game.unused = tuple(card for card in game.unused if card not in own)
                game.stock[seat] = game.shuffle(own, "white-cards")
        game.tell(SeasonBegan(SEASONS[game.season]))
