"""The text form of a position: everything on the table with names, and how a match starts from it.

What a position leaves out is as at the start of the game; hands, bid areas and councils are empty unless it names
their cards. Decks list the cards on top, the first one first; all others are shuffled beneath them. Copies of a card
have the same name; a council is named by its two seats, clockwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

from maester.engine import Options, Procedure, Question, Seat
from maester.errors import BadData
from maester.games.alliances import set_up
from maester.games.alliances.ally_cards import show_allies
from maester.games.alliances.bidding import NextTurn, TakeTurn
from maester.games.alliances.box import NO_ALLY, NO_LEADER, NOBODY, SEASONS, Ally, Card, Leader, Token
from maester.games.alliances.claiming import ClaimAlly, DetermineWinner
from maester.games.alliances.clean_up import DiscardBidAreas, PassFirstPlayer
from maester.games.alliances.realm import Realm
from maester.games.alliances.rounds import AdvanceRound, NextRound
from maester.games.alliances.seasons import BeginSeason

Item = TypeVar("Item", bound=int)
SEASON, ROUND, BIDDING, CLAIM, CLEAN_UP = "season", "round", "bidding", "claim", "clean-up"
PHASES: Final = (SEASON, ROUND, BIDDING, CLAIM, CLEAN_UP)
"""Where a match can start: before the hands are dealt, or with step 1, 2, 3 or 4 of a round."""


class LeaderPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What lies before a leader."""

    hand: list[str] = []
    bid: list[str] = []
    stock: list[str] | None = None
    """White cards that were not drawn yet; by default, in the advanced game, all that lie nowhere else."""


class CouncilPosition(msgspec.Struct, forbid_unknown_fields=True):
    """What lies in a council."""

    allies: list[str] = []
    tokens: list[int] = []


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position as text."""

    phase: str = BIDDING
    season: str | None = None
    space: int | None = None
    """Where the round token stands."""
    first: str | None = None
    turn: str | None = None
    knelt: list[str] = []
    leaders: dict[str, LeaderPosition] = {}
    councils: dict[str, CouncilPosition] = {}
    current: str | None = None
    current_tokens: list[int] = []
    ally_deck: list[str] = []
    row: list[str] = []
    dead: list[str] = []
    deck: list[str] = []
    discard: list[str] = []
    removed: list[str] = []
    supply: list[int] = []
    """The tokens that are taken first; all that lie nowhere else are in the supply."""


# --- from the table to text -----------------------------------------------------------------------


def position(game: Realm) -> dict[str, Any]:
    """The position as text. An ability that is being resolved can't be written down: the step it belongs to is."""
    names = game.box.kind_names.names
    kinds = game.box.kind_of

    def cards(pile: Iterable[Card]) -> list[str]:
        return [names[kinds[card]] for card in pile]

    def allies(pile: Iterable[Ally]) -> list[str]:
        return list(map(game.box.ally_names.write, pile))

    def tokens(pile: Iterable[Token]) -> list[int]:
        return [game.box.token_value[token] for token in pile]

    seats = _seats(game)
    written = Position(
        phase=_phase(game),
        season=SEASONS[game.season],
        space=game.space,
        first=None if game.first == NOBODY else seats[game.first],
        turn=None if game.turn == NOBODY else seats[game.turn],
        knelt=[seats[seat] for seat in game.knelt],
        leaders={
            name: LeaderPosition(cards(game.hand[seat]), cards(game.bid[seat]), cards(game.stock[seat]))
            for seat, name in enumerate(seats)
        },
        councils={
            "+".join(seats[seat] for seat in game.leaders_of(council)): CouncilPosition(
                allies(game.allies[council]), tokens(game.tokens[council])
            )
            for council in game.councils()
        },
        current=None if game.current == NO_ALLY else game.box.ally_names.write(game.current),
        current_tokens=tokens(game.on_current),
        ally_deck=allies(game.ally_deck),
        row=allies(game.row),
        dead=allies(game.dead),
        deck=cards(game.deck),
        discard=cards(game.discard),
        removed=cards(game.removed),
        supply=tokens(game.supply),
    )
    plain: dict[str, Any] = msgspec.to_builtins(written)
    return plain


def _seats(game: Realm) -> tuple[str, ...]:
    if NO_LEADER in game.leaders:
        return tuple(f"player-{seat + 1}" for seat in range(game.players))
    return tuple(map(game.box.leader_names.write, game.leaders))


def _phase(game: Realm) -> str:
    if game.step in (0, 7):
        return SEASON
    return {1: ROUND, 2: BIDDING, 3: CLAIM}.get(game.step, CLEAN_UP)


# --- from text to the table -----------------------------------------------------------------------


class _Pieces:
    """The pieces that are not laid yet: each can be laid once."""

    def __init__(self, game: Realm) -> None:
        box = game.box
        self.game = game
        self.cards: dict[str, list[Card]] = {}
        for card in box.cards:
            self.cards.setdefault(box.kind_names.write(box.kind_of[card]), []).append(card)
        self.allies = {box.ally_names.write(ally): ally for ally in box.allies}
        self.tokens: dict[int, list[Token]] = {}
        for token in box.tokens:
            self.tokens.setdefault(box.token_value[token], []).append(token)

    def lay_cards(self, place: str, names: Sequence[str]) -> tuple[Card, ...]:
        laid = []
        for name in names:
            self.game.box.kind_names.read(name)
            _check(place, bool(self.cards[name]), name, ())
            laid.append(self.cards[name].pop(0))
        return tuple(laid)

    def lay_allies(self, place: str, names: Sequence[str]) -> tuple[Ally, ...]:
        laid = []
        for name in names:
            self.game.box.ally_names.read(name)
            _check(place, name in self.allies, name, ())
            laid.append(self.allies.pop(name))
        return tuple(laid)

    def lay_tokens(self, place: str, values: Sequence[int]) -> tuple[Token, ...]:
        laid = []
        for value in values:
            _check(place, bool(self.tokens.get(value)), value, sorted(self.tokens))
            laid.append(self.tokens[value].pop(0))
        return tuple(laid)

    def cards_left(self) -> list[Card]:
        return sorted(card for copies in self.cards.values() for card in copies)


def scenario(state: type[Realm], position: Mapping[str, Any], players: int, options: Options) -> Realm:
    """A match that starts from a position. Raises BadData."""
    text = msgspec.convert(position, Position)
    game = set_up.empty_table(state, players, options)
    names = set_up.seats(state.box, players, options)
    if NO_LEADER in game.leaders:
        game.leaders = [Leader(seat) for seat in range(players)]
    _check("phase", text.phase in PHASES, text.phase, PHASES)
    _place_time(game, text, names)
    pieces = _Pieces(game)
    for name, things in text.leaders.items():
        _check("leaders", name in names, name, names)
        seat = Seat(names.index(name))
        game.hand[seat] = pieces.lay_cards(f"leaders/{name}/hand", things.hand)
        game.bid[seat] = pieces.lay_cards(f"leaders/{name}/bid", things.bid)
    game.knelt_with_cards = any(game.bid[seat] for seat in game.knelt)
    _place_councils(game, text, names, pieces)
    stacked = _place_piles(game, text, names, pieces)
    _let_know(game)
    laid = tuple(Seat(seat) for seat, name in enumerate(names) if _has_stock(text, name))
    game.then(set_up.PrepareDecks(stacked, laid), *_steps(game, text.phase))
    return game


def _has_stock(text: Position, name: str) -> bool:
    return name in text.leaders and text.leaders[name].stock is not None


def _check(place: str, right: bool, given: object, wanted: Iterable[object]) -> None:
    if not right:
        choices = [str(one) for one in wanted]
        raise BadData("bad-position", place=place, given=str(given), right=choices or None)


def _seat(names: Sequence[str], place: str, name: str | None, otherwise: Seat) -> Seat:
    if name is None:
        return otherwise
    _check(place, name in names, name, names)
    return Seat(names.index(name))


def _place_time(game: Realm, text: Position, names: Sequence[str]) -> None:
    if text.season is not None:
        _check("season", text.season in SEASONS, text.season, SEASONS)
        game.season = SEASONS.index(text.season)
    if text.space is not None:
        _check("space", 0 <= text.space <= game.players, text.space, range(game.players + 1))
        game.space = text.space
    game.first = _seat(names, "first", text.first, Seat(0))
    game.turn = _seat(names, "turn", text.turn, game.first)
    for name in text.knelt:
        seat = _seat(names, "knelt", name, NOBODY)
        _check("knelt", not game.kneeling[seat], name, ())
        game.kneeling[seat] = True
        game.knelt += (seat,)
    if text.phase in (CLAIM, CLEAN_UP) and not text.knelt:
        game.knelt = tuple(game.clockwise(game.first))
        game.kneeling = [True] * game.players
    _check("knelt", text.phase != CLAIM or all(game.kneeling), text.knelt, names)
    _check("knelt", text.phase != BIDDING or not all(game.kneeling), text.knelt, ())


def _place_councils(game: Realm, text: Position, names: Sequence[str], pieces: _Pieces) -> None:
    councils = {"+".join(names[seat] for seat in game.leaders_of(council)): council for council in game.councils()}
    for name, things in text.councils.items():
        _check("councils", name in councils, name, councils)
        game.allies[councils[name]] = pieces.lay_allies(f"councils/{name}/allies", things.allies)
        game.tokens[councils[name]] = pieces.lay_tokens(f"councils/{name}/tokens", things.tokens)


def _place_piles(game: Realm, text: Position, names: Sequence[str], pieces: _Pieces) -> tuple[int, int, int]:
    """Lays the piles, and returns how many cards lie on top of the decks and of the supply as the position says."""
    if text.current is not None:
        (game.current,) = pieces.lay_allies("current", [text.current])
        game.rule_of = game.current
        game.on_current = pieces.lay_tokens("current_tokens", text.current_tokens)
    game.row = pieces.lay_allies("row", text.row)
    game.dead = pieces.lay_allies("dead", text.dead)
    game.discard = pieces.lay_cards("discard", text.discard)
    game.removed = pieces.lay_cards("removed", text.removed)
    top_allies = pieces.lay_allies("ally_deck", text.ally_deck)
    top_cards = pieces.lay_cards("deck", text.deck)
    stocks = {name: things.stock for name, things in text.leaders.items() if things.stock is not None}
    for name, stock in stocks.items():
        game.stock[names.index(name)] = pieces.lay_cards(f"leaders/{name}/stock", stock)
    top_tokens = pieces.lay_tokens("supply", text.supply)
    left = pieces.cards_left()
    playing = {*game.deck, *game.events}
    game.deck = (*top_cards, *(card for card in left if card in playing and card not in game.events))
    game.events = tuple(card for card in left if card in game.events)
    game.unused = tuple(card for card in left if card not in playing)
    game.ally_deck = (*top_allies, *pieces.allies.values())
    game.supply = (*top_tokens, *sorted(token for copies in pieces.tokens.values() for token in copies))
    return len(top_allies), len(top_cards), len(top_tokens)


def _let_know(game: Realm) -> None:
    """Leaders know their hands; what lies open is known to all."""
    for seat in map(Seat, range(game.players)):
        game.show(game.hand[seat], (seat,))
        game.show(game.bid[seat])
        show_allies(game, game.allies[seat])
    game.show((*game.discard, *game.removed))
    open_allies = (*game.row, *game.dead, *((game.current,) if game.current != NO_ALLY else ()))
    show_allies(game, open_allies)


def _steps(game: Realm, phase: str) -> tuple[Procedure | Question, ...]:
    """What follows from the start of a phase on."""
    last = DiscardBidAreas(), PassFirstPlayer(), AdvanceRound()
    if phase == SEASON:
        return BeginSeason(), NextRound()
    if phase == ROUND:
        return (NextRound(),)
    game.step = {BIDDING: 2, CLAIM: 3, CLEAN_UP: 4}[phase]
    if phase == BIDDING:
        turn = (NextTurn(),) if game.kneeling[game.turn] else (TakeTurn(game.turn),)
        return (*turn, ClaimAlly(), *last)
    return (ClaimAlly(), *last) if phase == CLAIM else (DetermineWinner(), *last)
