"""The text form of a position: everything on the table with names, and how a match starts from it.

What a position leaves out is as at the start of the game; hands, bid areas and councils are empty unless it names
their cards. Decks list the cards on top, the first one first; all others are shuffled beneath them. Copies of a card
have the same name; a council is named by its two seats, clockwise.

A position that stands in the middle of something says so (`under_way`); it names all cards, and the match goes on with
the very question at which it stood.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from maester.engine import Fault, ImpossiblePosition, Options, Procedure, Question, Seat
from maester.errors import BadData
from maester.games.alliances import set_up
from maester.games.alliances.bidding import NextTurn, TakeTurn
from maester.games.alliances.box import NO_ALLY, NO_LEADER, NOBODY, SEASONS, Ally, Card, Leader, Token
from maester.games.alliances.claiming import ClaimAlly, DetermineWinner
from maester.games.alliances.clean_up import DiscardBidAreas, PassFirstPlayer
from maester.games.alliances.realm import Realm
from maester.games.alliances.rounds import AdvanceRound, NextRound
from maester.games.alliances.seasons import BeginSeason
from maester.games.alliances.secrets import ALLIES, CARDS, TOKENS, held
from maester.games.alliances.under_way import (
    LASTING,
    PLANNED,
    Known,
    Writing,
    council_names,
    seat_names,
    usually_known,
    usually_lasting,
)

SEASON, ROUND, BIDDING, CLAIM, CLEAN_UP = "season", "round", "bidding", "claim", "clean-up"
PHASES: Final = (SEASON, ROUND, BIDDING, CLAIM, CLEAN_UP)
"""Where a match can start: before the hands are dealt, or with step 1, 2, 3 or 4 of a round."""
STEPS: Final = {SEASON: 0, ROUND: 0, BIDDING: 2, CLAIM: 3, CLEAN_UP: 4}
"""The step of the round that has begun then."""


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
    seated: list[str | None] | None = None
    """The leader card of each seat; by default as the options say, or those of the card file in their order."""
    known: Known = {}
    lasting: dict[str, Any] = {}
    under_way: dict[str, Any] | None = None


# --- from the table to text -----------------------------------------------------------------------


def position(game: Realm) -> dict[str, Any]:
    """The position as text."""
    names = game.box.kind_names.names
    kinds = game.box.kind_of

    def cards(pile: Iterable[Card]) -> list[str]:
        return [names[kinds[card]] for card in pile]

    def allies(pile: Iterable[Ally]) -> list[str]:
        return list(map(game.box.ally_names.write, pile))

    def tokens(pile: Iterable[Token]) -> list[int]:
        return [game.box.token_value[token] for token in pile]

    seats, phase = seat_names(game), _phase(game)
    writing = Writing(game, _cards_in_order(game), _tokens_in_order(game))
    written = Position(
        phase=phase,
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
            name: CouncilPosition(allies(game.allies[council]), tokens(game.tokens[council]))
            for council, name in enumerate(council_names(game))
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
        seated=[None if leader == NO_LEADER else game.box.leader_names.write(leader) for leader in game.leaders],
        known=writing.write_known(game),
        lasting=_lasting(game, phase, writing),
        under_way=_under_way(game, phase, writing),
    )
    plain: dict[str, Any] = msgspec.to_builtins(written)
    return plain


def _phase(game: Realm) -> str:
    if game.step in (0, 7):
        return SEASON
    return {1: ROUND, 2: BIDDING, 3: CLAIM}.get(game.step, CLEAN_UP)


def _lasting(game: Realm, phase: str, writing: Writing) -> dict[str, Any]:
    usual = usually_lasting(game, STEPS[phase])
    columns = {name: getattr(game, name) for name in LASTING}
    return {name: writing.columns.write(name, value) for name, value in columns.items() if value != usual.get(name, ())}


def _under_way(game: Realm, phase: str, writing: Writing) -> dict[str, Any] | None:
    """What goes on and what comes next, unless that follows from the phase; nothing after the end of a match."""
    is_at_a_start = not game.frames and not game.trays and game.agenda == list(reversed(_steps(game, phase)))
    if is_at_a_start or game.outcome is not None:
        return None
    return {name: writing.columns.write(name, getattr(game, name)) for name in PLANNED}


def _cards_in_order(game: Realm) -> tuple[Card, ...]:
    """The cards that lie in piles, as a position lays them."""
    before_leaders = (card for seat in range(game.players) for card in (*game.hand[seat], *game.bid[seat]))
    stocks = (card for cards in game.stock for card in cards)
    return (*before_leaders, *game.discard, *game.removed, *game.deck, *stocks)


def _tokens_in_order(game: Realm) -> tuple[Token, ...]:
    return (*(token for tokens in game.tokens for token in tokens), *game.on_current, *game.supply)


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
            _check_rule("components.counts", place, bool(self.cards[name]), name)
            laid.append(self.cards[name].pop(0))
        return tuple(laid)

    def lay_allies(self, place: str, names: Sequence[str]) -> tuple[Ally, ...]:
        laid = []
        for name in names:
            self.game.box.ally_names.read(name)
            _check_rule("components.counts", place, name in self.allies, name)
            laid.append(self.allies.pop(name))
        return tuple(laid)

    def lay_tokens(self, place: str, values: Sequence[int]) -> tuple[Token, ...]:
        laid = []
        for value in values:
            _check(place, value in self.tokens, value, sorted(self.tokens))
            _check_rule("components.counts", place, bool(self.tokens[value]), value)
            laid.append(self.tokens[value].pop(0))
        return tuple(laid)

    def take_held(self) -> None:
        """Takes away what lies in no pile since something is under way."""
        game, box = self.game, self.game.box
        for card in held(game, CARDS):
            name = box.kind_names.write(box.kind_of[card])
            _check_rule("components.counts", "under_way", card in self.cards[name], name)
            self.cards[name].remove(card)
        self.lay_allies("under_way", [box.ally_names.write(ally) for ally in held(game, ALLIES)])
        for token in held(game, TOKENS):
            value = box.token_value[token]
            _check_rule("components.counts", "under_way", token in self.tokens[value], value)
            self.tokens[value].remove(token)

    def cards_left(self) -> list[Card]:
        return sorted(card for copies in self.cards.values() for card in copies)

    def tokens_left(self) -> list[Token]:
        return sorted(token for copies in self.tokens.values() for token in copies)


def scenario(state: type[Realm], position: Mapping[str, Any], players: int, options: Options) -> Realm:
    """A match that starts from a position. Raises BadData."""
    text = msgspec.convert(position, Position)
    game = set_up.empty_table(state, players, options)
    seats = _seat(game, text, set_up.seats(state.box, players, options))
    _check("phase", text.phase in PHASES, text.phase, PHASES)
    _place_time(game, text, seats)
    pieces = _Pieces(game)
    _place_leaders(game, text, seats, pieces)
    _place_councils(game, text, pieces)
    stacked = _place_piles(game, text, seats, pieces)
    game.known = usually_known(game)
    if text.under_way is None:
        laid = tuple(seats[name] for name, things in text.leaders.items() if things.stock is not None)
        game.agenda = list(reversed((set_up.PrepareDecks(stacked, laid), *_steps(game, text.phase))))
    if text.known:
        Writing(game, (), ()).read_known(game, text.known)
    return game


def _check(place: str, right: bool, given: object, wanted: Iterable[object]) -> None:
    if not right:
        choices = [str(one) for one in wanted]
        raise BadData("bad-position", place=place, given=str(given), right=choices or None)


def _check_rule(rule: str, place: str, right: bool, given: object) -> None:
    """What the state can't hold breaks a rule."""
    if not right:
        raise ImpossiblePosition("alliances", Fault(rule, place, str(given)))


def _seat(game: Realm, text: Position, names: Sequence[str]) -> dict[str, Seat]:
    """Gives each seat its leader card, and returns all names by which the position may call a seat."""
    box = game.box
    if NO_LEADER in game.leaders:
        chosen = text.seated if text.seated is not None else list(box.leader_ids[: game.players])
        _check("seated", len(chosen) == game.players, len(chosen), [game.players])
        game.leaders = [NO_LEADER if one is None else Leader(box.leader_names.read(one)) for one in chosen]
        for leader in game.leaders:
            is_single = leader == NO_LEADER or game.leaders.count(leader) == 1
            _check_rule("setup.choose-leader", "seated", is_single, None if is_single else box.leader_ids[leader])
            _check("seated", leader != NO_LEADER or text.under_way is not None, chosen, box.leader_ids)
    elif text.seated is not None:
        _check("seated", tuple(text.seated) == tuple(names), text.seated, names)
    calls = dict(zip(names, map(Seat, range(game.players)), strict=True))
    return calls | dict(zip(seat_names(game), map(Seat, range(game.players)), strict=True))


def _called(seats: Mapping[str, Seat], place: str, name: str | None, otherwise: Seat) -> Seat:
    if name is None:
        return otherwise
    _check(place, name in seats, name, seats)
    return seats[name]


def _place_time(game: Realm, text: Position, seats: Mapping[str, Seat]) -> None:
    if text.season is not None:
        _check("season", text.season in SEASONS, text.season, SEASONS)
        game.season = SEASONS.index(text.season)
    if text.space is not None:
        _check("space", 0 <= text.space <= game.players, text.space, range(game.players + 1))
        game.space = text.space
    game.first = _called(seats, "first", text.first, Seat(0))
    game.turn = _called(seats, "turn", text.turn, game.first)
    for name in text.knelt:
        seat = _called(seats, "knelt", name, NOBODY)
        _check_rule("bid.kneel", "knelt", not game.kneeling[seat], name)
        game.kneeling[seat] = True
        game.knelt += (seat,)
    if text.under_way is not None:
        return
    if text.phase in (CLAIM, CLEAN_UP) and not text.knelt:
        game.knelt = tuple(game.clockwise(game.first))
        game.kneeling = [True] * game.players
    if text.phase in (BIDDING, CLAIM):
        _check_rule("bid.until-all-kneel", "knelt", all(game.kneeling) == (text.phase == CLAIM), ", ".join(text.knelt))


def _place_leaders(game: Realm, text: Position, seats: Mapping[str, Seat], pieces: _Pieces) -> None:
    for name in text.leaders:
        _check("leaders", name in seats, name, seats)
        _check("leaders", [seats.get(other) for other in text.leaders].count(seats[name]) == 1, name, ())
    for name, things in sorted(text.leaders.items(), key=lambda item: seats[item[0]]):
        game.hand[seats[name]] = pieces.lay_cards(f"leaders/{name}/hand", things.hand)
        game.bid[seats[name]] = pieces.lay_cards(f"leaders/{name}/bid", things.bid)


def _place_councils(game: Realm, text: Position, pieces: _Pieces) -> None:
    councils = dict(zip(council_names(game), game.councils(), strict=True))
    for name in text.councils:
        _check("councils", name in councils, name, councils)
    for name, council in councils.items():
        things = text.councils.get(name, CouncilPosition())
        game.allies[council] = pieces.lay_allies(f"councils/{name}/allies", things.allies)
        game.tokens[council] = pieces.lay_tokens(f"councils/{name}/tokens", things.tokens)


def _place_piles(game: Realm, text: Position, seats: Mapping[str, Seat], pieces: _Pieces) -> tuple[int, int, int]:
    """Lays the piles, and returns how many cards lie on top of the decks and of the supply as the position says."""
    if text.current is None:
        on_nobody = ", ".join(map(str, text.current_tokens))
        _check_rule("birds.killed-ally", "current_tokens", not on_nobody, on_nobody)
    else:
        (game.current,) = pieces.lay_allies("current", [text.current])
        game.on_current = pieces.lay_tokens("current_tokens", text.current_tokens)
    game.row = pieces.lay_allies("row", text.row)
    game.dead = pieces.lay_allies("dead", text.dead)
    game.discard = pieces.lay_cards("discard", text.discard)
    game.removed = pieces.lay_cards("removed", text.removed)
    top_allies = pieces.lay_allies("ally_deck", text.ally_deck)
    top_cards = pieces.lay_cards("deck", text.deck)
    for name, things in sorted(text.leaders.items(), key=lambda item: seats[item[0]]):
        game.stock[seats[name]] = pieces.lay_cards(f"leaders/{name}/stock", things.stock or [])
    top_tokens = pieces.lay_tokens("supply", text.supply)
    _begin(game, text)
    pieces.take_held()
    left = pieces.cards_left()
    in_deck = [card for card in left if card in game.deck]
    game.unused = tuple(card for card in left if card not in (*game.deck, *game.events))
    game.events = tuple(card for card in left if card in game.events)
    for place, more in (("deck", in_deck), ("ally_deck", pieces.allies), ("supply", pieces.tokens_left())):
        _check(place, text.under_way is None or not more, "…", ())
    game.deck = (*top_cards, *in_deck)
    game.ally_deck = (*top_allies, *pieces.allies.values())
    game.supply = (*top_tokens, *pieces.tokens_left())
    return len(top_allies), len(top_cards), len(top_tokens)


def _begin(game: Realm, text: Position) -> None:
    """What lasts for a while, and what is under way."""
    usual = usually_lasting(game, STEPS[text.phase])
    for name, value in usual.items():
        setattr(game, name, value)
    for place, given, columns in (("lasting", text.lasting, LASTING), ("under_way", text.under_way or {}, PLANNED)):
        for name, data in given.items():
            _check(place, name in columns, name, columns)
            setattr(game, name, Writing(game, (), ()).columns.read(name, data))


def _steps(game: Realm, phase: str) -> tuple[Procedure | Question, ...]:
    """What follows from the start of a phase on."""
    last = DiscardBidAreas(), PassFirstPlayer(), AdvanceRound()
    if phase == SEASON:
        return BeginSeason(), NextRound()
    if phase == ROUND:
        return (NextRound(),)
    if phase == BIDDING:
        turn = (NextTurn(),) if game.kneeling[game.turn] else (TakeTurn(game.turn),)
        return (*turn, ClaimAlly(), *last)
    return (ClaimAlly(), *last) if phase == CLAIM else (DetermineWinner(), *last)
